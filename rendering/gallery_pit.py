"""Sample boards of Monster Pit from hand-built views: the usual siege and the ugliest cases."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from PIL import Image

from games.pit.view import (
    BRIDGES,
    RUNES,
    STRUCTURES,
    CaptainView,
    CombatView,
    CreatureView,
    DieView,
    FoeView,
    MonsterView,
    ResultView,
    RollView,
    StructureView,
    TableView,
    UnitView,
)
from rendering import pit
from rendering.gallery import LONG, NAMES

PARTY = ("isolde_kerr", "brannoc_tallow", "quill_farrow", "oona_bramblehide")
PRINTED = {"ice": 4.5, "rock": 16.5, "arch": 31.5, "stone": 46.5}
PURPLE = (3, 6, 15, 18, 30, 33, 45, 48)
LEFT = {"barracks": 17, "eyrie": 8, "town_hall": 19, "stables": 7, "tavern_1": 12, "tavern_2": 13, "tavern_3": 11, "sanctuary": 18, "keep": 14}
STOCK = {"church": 9, "alchemist": 8, "grotto": 18, "fountain": 17, "armoury": 10}
PRICES = {"barracks": 2, "church": 4, "eyrie": 4, "alchemist": 3, "sanctuary": 3, "armoury": 4}
FACES = {
    "town_hall": (("kite_shield", 3),),
    "stables": (("marsh_pony", 2),),
    "tavern_1": (("sworn_twin_ash", 3),),
    "tavern_2": (("hedge_witch", 2),),
    "tavern_3": (("blade_saint", 7),),
}
PLACES = ("city_watch", "southern_gate", "great_hall", "market", "mystics_quarter", "royal_keep")
TEAM = (
    UnitView("chain_warden", "a1", "champion", "fighter", "ad", "wy"),
    UnitView("slinger_of_low_street", "a3", "mercenary", "fighter", "a", "w"),
    UnitView("hedge_witch", "a5", "hero", "spellcaster", "ad", "y"),
    UnitView("shield_matron", "d1", "champion", "fighter", "d", "ww"),
    UnitView("gate_pikeman", "d4", "soldier", "fighter", "d", "w", is_injured=True),
)
GUARD = (*TEAM, *(replace(each, slot=slot, is_injured=True) for each, slot in zip(TEAM, ("a2", "a4", "a6", "d2", "d3"), strict=True)))
HORDE = ("rust_rats", "bone_marchers", "grave_hounds", "fire_imps", "tomb_ogre", "night_wraith")
HAUNTED = ("gate", "church", "watchtower", "armoury", "alchemist", "tavern_3", "town_hall", "tavern_1", "barracks", "fountain", "sanctuary")
STRANGERS = (
    ("brother_oats", "southern_gate", "adventurer"),
    ("maren_of_the_road", "great_hall", "adventurer"),
    ("lady_sable_toll_thief", "market", "outlaw"),
    ("the_ratcatcher", "mystics_quarter", "outlaw"),
    ("stone_colossus", "statue", "antient"),
)
Changes = dict[str, Any]


def monster(id_: str = "dragon", space: int = 0, came_from: int = 0, length: int = 60, **more: Any) -> MonsterView:
    """A Monster on its track."""
    share = length / 60
    purple, bridges = tuple(round(n * share) for n in PURPLE), {bridge: at * share for bridge, at in PRINTED.items()}
    at = MonsterView(id_, "a", "mythological", space, came_from, length, purple, bridges, 15, 20, {"w": 3, "y": 0, "r": 1}, 12, 0)
    return replace(at, **more)


def captain(seat: int, id_: str = "", **more: Any) -> CaptainView:
    """A Captain at the start."""
    card = UnitView(id_, "captain", "captain", "fighter", "ad", "wy") if id_ else None
    at = CaptainView(
        seat=seat,
        id=id_,
        bridge=BRIDGES[seat - 1],
        is_lead=False,
        unit=card,
        gold=3,
        blue=0,
        green=0,
        stones=0,
        wishes=(),
        quest="",
        quest_due=0,
        quest_district="",
        district="",
        last_district="",
        slots={each.slot: each for each in TEAM} if id_ else {},
        reserve=(),
        blocked=frozenset(),
        runes={},
        rewards={},
        pool="wwyyy" if id_ else "",
        attack="wwyy",
        defence="wwwy",
        visited=(),
        is_ability_used=False,
        extra="",
    )
    return replace(at, **more)


def hurt(seat: CaptainView) -> CaptainView:
    """A Captain who is injured."""
    return replace(seat, unit=replace(seat.unit, is_injured=True) if seat.unit else None)


def citadel(**changes: Changes) -> dict[str, StructureView]:
    """The seventeen structures; changes by name."""
    printed = {name: StructureView(name, (LEFT | STOCK).get(name), FACES.get(name, ()), "open", PRICES.get(name, 0)) for name in STRUCTURES}
    return {name: replace(each, **changes.get(name, {})) for name, each in printed.items()}


def roll(what: str, seat: int, dice: str, **more: Any) -> RollView:
    """A roll; each die is told as its colour and its faces: `wc ym rMm`."""
    shown = tuple(DieView(word[0], word[1:]) for word in dice.split())
    faces = "".join(each.faces for each in shown).lower()
    return replace(RollView(what, seat, shown, captain=faces.count("c"), monster=faces.count("m")), **more)


def beast(id_: str, place: str, health: int = 1, full: int = 1, kind: str = "creature") -> CreatureView:
    """A token on the board."""
    return CreatureView(id_, kind, place, health, full, "wy", 2)


def table(seats: int = 4) -> TableView:
    """A fresh table: the first Morning, nobody has rolled."""
    return TableView(
        variant="dragon",
        round=1,
        phase="morning",
        mover=1,
        captains=tuple(captain(seat, PARTY[seat - 1], is_lead=seat == 1) for seat in range(1, seats + 1)),
        lead=1,
        monster=monster(health=5 * seats, full_health=5 * seats),
        foe=None,
        structures=citadel(),
        tokens=dict(zip(PLACES, RUNES, strict=True)),
        closed=frozenset(),
        creatures=(),
        encounters=(),
        skulls=(),
        fortifications=(),
        monster_deck=36,
        discarded=(),
        encounter_deck=-1,
        bag=20,
        removed=(),
    )


def setup() -> TableView:
    """Two of three have a Captain."""
    seats = (captain(1, "maelin_dusk", slots={}), captain(2), captain(3, "yrsa_vane", slots={}))
    beauty = monster("enchantress", dice={"w": 0, "y": 2, "r": 0}, health=12, full_health=12, limit=9)
    return replace(table(3), round=0, phase="setup", mover=2, captains=seats, lead=0, monster=beauty)


def early() -> TableView:
    """The first Progress Roll of two Captains."""
    at = table(2)
    return replace(at, monster=replace(at.monster, space=1), roll=roll("progress", 1, "wc yc ym", rune="gale"))


def midday() -> TableView:
    """Three Captains at work; the second one is about to act."""
    first, second, third = table(3).captains
    seats = (
        replace(first, district="southern_gate", visited=("watchtower", "eyrie"), gold=2, is_lead=False),
        replace(second, district="great_hall", gold=8, is_lead=True, quest="bulwark", quest_due=4),
        replace(third, gold=5),
    )
    shops: dict[str, Changes] = {
        "town_hall": {"faces": (("purse_of_return", 2), ("engraved_sword", 4), ("oathbound_ring", 3))},
        "stables": {"faces": (("ash_wolf", 4), ("barded_destrier", 3))},
    }
    return replace(
        table(3),
        round=3,
        phase="midday",
        mover=2,
        captains=seats,
        lead=2,
        monster=monster("orc_warchief", 12, 12, health=14, full_health=15, limit=10),
        structures=citadel(**shops),
        creatures=(beast("maren_of_the_road", "great_hall", 0, 0, "adventurer"), beast("old_heron_of_the_moat", "fountain", 0, 0, "antient")),
        encounter_deck=18,
        encounters=("maren_of_the_road", "old_heron_of_the_moat", "market_day"),
        fortifications=("spike_ditch", "granary"),
        skulls=("onward", "half_wizards"),
        monster_deck=34,
    )


def middle() -> TableView:
    """A Twilight Roll: the Dragon has struck, marched and burnt."""
    first, second, third, fourth = table().captains
    seats = (
        replace(first, gold=4, blue=1, stones=1, wishes=("back_six", "extra_result"), district="city_watch", quest="test_of_steel", quest_due=8),
        replace(second, gold=9, green=2, wishes=("platinum",), district="market", is_ability_used=True, visited=("alchemist", "tavern_1")),
        replace(hurt(third), gold=1, blue=2, green=1, stones=2, district="market", pool="wyyyyy"),
        replace(fourth, gold=6, stones=1, wishes=("red_die",) * 3, district="royal_keep", quest="the_long_ride", quest_due=7, pool="wwwyrr"),
    )
    states: dict[str, Changes] = {name: {"state": "burnt"} for name in ("eyrie", "tavern_1", "tavern_2", "tavern_3")}
    states["stables"] = {"state": "ruin", "left": 0, "faces": ()}
    return replace(
        table(),
        round=7,
        phase="twilight",
        mover=0,
        captains=seats,
        monster=monster(space=38, came_from=35, health=13, dice={"w": 4, "y": 3, "r": 2}),
        structures=citadel(**states),
        closed=frozenset({"mystics_quarter"}),
        roll=roll("twilight", 0, "rm rMm rc ym yc yc wc wc wc wc"),
        row="x4",
        located=("gale", "star"),
        monster_deck=29,
        creatures=(beast("rust_rats", "barracks"), beast("cellar_oozes", "alchemist", 1, 2), beast("fire_imps", "armoury")),
    )


def late() -> TableView:
    """The Gate is near: half of the Citadel is gone."""
    at = middle()
    gone = ("barracks", "stables", "tavern_2", "eyrie", "sanctuary")
    states: dict[str, Changes] = {name: {"state": "ruin", "left": 0, "faces": ()} for name in gone}
    states["statue"] = {"state": "removed"}
    seats = tuple(replace(each, gold=each.gold + 6, is_ability_used=True, wishes=()) for each in at.captains)
    beast_ = monster(space=55, came_from=49, health=2, dice={"w": 3, "y": 5, "r": 4}, destroyed=("mystics_quarter",), barricades=(57,), side="b")
    return replace(
        at,
        round=11,
        phase="night",
        captains=seats,
        monster=beast_,
        structures=citadel(**states),
        closed=frozenset(),
        row="x6",
        card="hungry_march",
        located=(),
        creatures=at.creatures[:1],
    )


def crowded_citadel() -> dict[str, StructureView]:
    """Structures in every state, all cards open that may be."""
    return citadel(
        barracks={"state": "ruin", "left": 0},
        eyrie={"state": "burnt", "left": 1},
        keep={"state": "burnt", "left": 2},
        sanctuary={"state": "burnt"},
        statue={"state": "removed"},
        grotto={"state": "closed"},
        town_hall={"faces": (("purse_of_return", 4), ("tower_shield", 6), ("oathbound_ring", 5))},
        stables={"faces": (("barded_destrier", 6), ("plains_courser", 5))},
        tavern_1={"state": "burnt", "faces": (("slinger_of_low_street", 4),)},
        tavern_2={"state": "ruin", "left": 0, "faces": ()},
        tavern_3={"faces": (("brannoc_tallow_double", 6),)},
    )


def crowded_beasts() -> tuple[CreatureView, ...]:
    """Tokens of all four kinds, whole and hurt, two at some structures, Harpies in Outposts."""
    beasts = [beast(HORDE[k % len(HORDE)], place, 1, 1 + k % 2) for k, place in enumerate(HAUNTED)]
    beasts += [beast(id_, place, 1, 2, kind) for id_, place, kind in STRANGERS]
    return (*beasts, *(beast("stone_harpies", f"{seat}.d2") for seat in (1, 3)), beast("rust_rats", "gate"), beast("cellar_oozes", "alchemist", 2, 2))


def crowded_seats() -> tuple[CaptainView, ...]:
    """Four injured Captains who have everything."""
    rich: Changes = {"gold": 48, "blue": 9, "green": 9, "stones": 9, "wishes": ("platinum",) * 12, "extra": "wyr"}
    full: Changes = {"pool": "w" * 10 + "y" * 12 + "r" * 11, "slots": {unit.slot: unit for unit in GUARD}}
    spots = ("market", "market", "royal_keep", "royal_keep")
    busy: Changes = {"quest": "vigil_for_the_wounded", "quest_due": 19}
    seats = zip(table().captains, spots, strict=True)
    return tuple(replace(hurt(each), district=spot, is_lead=each.seat == 3, **rich, **full, **busy) for each, spot in seats)


def crowd() -> TableView:
    """Every marker at once, names in five scripts, the longest roll, a Monster player."""
    lair = monster("vampire_queen", 56, 41, health=29, full_health=29, dice={"w": 6, "y": 5, "r": 4}, side="b", barricades=(58,), is_held=True)
    return replace(
        middle(),
        round=19,
        phase="night",
        mover=2,
        captains=crowded_seats(),
        lead=3,
        monster=lair,
        foe=FoeView(5, 24, 4),
        structures=crowded_citadel(),
        closed=frozenset({"great_hall"}),
        creatures=crowded_beasts(),
        encounters=(*HORDE, "eclipse", "pilgrim_road"),
        encounter_deck=3,
        skulls=("onward", "dear_all", "more_health", "more_dice"),
        fortifications=("spike_ditch", "watch_brazier", "healers_tent", "granary"),
        roll=roll("twilight", 0, "rMMm rMm rm rm ym ym yc yc ym wc wc wM wCc wm wc"),
        row="x6",
        card="cut_the_purse_strings",
        located=("ember", "tide", "stone", "gale"),
        notes={"ward": 19, "counter_chant": 1, "hourglass.2": 1},
    )


def solo() -> TableView:
    """One Captain against the Behemoth; two Districts have collapsed."""
    lone = replace(table(1).captains[0], district="royal_keep", gold=7, blue=1, visited=("keep",), quest="royal_audience", quest_due=6)
    lone = replace(lone, wishes=("back_six", "red_die"), reserve=(UnitView("hexed_minstrel", "r1", "outlaw", "spellcaster", "ad", ""),))
    lair = monster("behemoth", 21, 18, health=6, full_health=9, limit=10, dice={"w": 1, "y": 1, "r": 2})
    rolled = roll("twilight", 0, "rm rm ym wm wc yc")
    at = replace(table(1), round=5, phase="twilight", mover=0, captains=(lone,), monster=lair, roll=rolled, row="x4", located=("ember", "stone"))
    return replace(at, closed=frozenset({"city_watch", "great_hall"}))


def charmed() -> TableView:
    """The Enchantress with those whom she took, on a short track, with a Monster player who is to choose."""
    taken = tuple(UnitView(id_, f"m{k}", "hero", "fighter", "ad", "y") for k, id_ in enumerate(("lost_squire", "paladin", "gilded_duelist"), 1))
    lair = monster("enchantress", 30, 26, 48, health=9, full_health=12, dice={"w": 1, "y": 4, "r": 0}, limit=9, mesmerized=taken)
    at = replace(
        table(3), round=5, phase="twilight", mover=5, monster=lair, foe=FoeView(5, 6, 3), row="x2", roll=roll("twilight", 0, "ym ym yc yc wc")
    )
    return replace(at, captains=tuple(replace(each, district=PLACES[each.seat]) for each in at.captains), skulls=("start_rock",))


def attack(outcome: str = "critical", damage: int = 2) -> TableView:
    """An attack from the Gate: open, or decided."""
    at = middle()
    mine = roll("attack", 1, "wc wCc wc wm wc ym yc ym")
    theirs = roll("monster", 0, "rm rc ym yc yc wc wm wc wc")
    fight = CombatView(1, "monster", "gate", True, ("captain", "a1", "a3", "a5"), mine, theirs if outcome else None, outcome, damage)
    return replace(
        at, phase="midday", mover=1, combat=fight, roll=theirs, row="", monster=replace(at.monster, space=35, health=13), structures=citadel()
    )


def struck(fate: str, victim: str = "d1", card: str = "shield_matron") -> TableView:
    """A lost defence at Twilight."""
    at = middle()
    outcome, foes = ("tie", "rm rc yc ym wc wc wc") if fate == "injured" else ("loss", "rm rMm yc ym wc wc wm")
    mine, theirs = roll("defence", 1, "wc wm wc wm ym"), roll("monster", 0, foes)
    fight = CombatView(1, "monster", "twilight", False, ("captain", "d1"), mine, theirs, outcome, 0, victim, card, fate)
    return replace(at, combat=fight, monster=monster("orc_warchief", 52, 52, 72, health=13))


def hunted() -> TableView:
    """A combat with a Creature."""
    at = middle()
    mine, theirs = roll("attack", 2, "wc yc yc"), roll("monster", 0, "ym ym")
    fight = CombatView(2, "cellar_oozes", "alchemist", True, ("captain", "a1", "a5"), mine, theirs, "win", 1)
    return replace(at, phase="midday", mover=2, combat=fight, roll=theirs, row="")


def ended(how: str) -> TableView:
    """The end of the siege."""
    place = 1 if how == "slain" else 2
    at = late()
    last = replace(at.monster, health=0) if how == "slain" else replace(at.monster, space=60)
    return replace(at, phase="over", mover=0, monster=last, card="", result=ResultView(how, dict.fromkeys(range(1, 5), place)))


def views() -> dict[str, TableView]:
    """Every sample as a view."""
    return {
        "pit_setup": setup(),
        "pit_early": early(),
        "pit_midday": midday(),
        "pit_middle": middle(),
        "pit_late": late(),
        "pit_crowd": crowd(),
        "pit_solo": solo(),
        "pit_charmed_48": charmed(),
        "pit_attack_open": attack("", 0),
        "pit_attack_critical": attack(),
        "pit_attack_creature": hunted(),
        "pit_defence_tie_72": struck("injured"),
        "pit_defence_loss_72": struck("sacrificed"),
        "pit_defence_burnt_72": struck("burned", "", ""),
        "pit_over_slain": ended("slain"),
        "pit_over_gate": ended("gate"),
    }


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    for name, view in views().items():
        yield name, pit.board(view, LONG if "crowd" in name else NAMES)
