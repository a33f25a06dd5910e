"""Sample pictures of Monster Pit besides the board: Outposts, hands, ends and the box, from hand-built views."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PIL import Image

from games.pit.view import (
    BRIDGES,
    DISTRICTS,
    RUNES,
    SLOTS,
    STRUCTURES,
    CaptainView,
    CreatureView,
    FoeView,
    MonsterCardView,
    MonsterView,
    PrivateView,
    ResultView,
    StructureView,
    TableView,
    UnitView,
)
from rendering.gallery import LONG, NAMES
from rendering.pit.hand import hand
from rendering.pit.lobby import lobby
from rendering.pit.outpost import outpost
from rendering.pit.sheet import sheet

CAPTAINS = ("isolde_kerr", "brannoc_tallow", "maelin_dusk", "quill_farrow", "oona_bramblehide", "yrsa_vane")
UNITS: Mapping[str, tuple[str, str, str, str]] = {
    "isolde_kerr": ("captain", "fighter", "ad", "wy"),
    "brannoc_tallow": ("captain", "fighter", "ad", "wy"),
    "maelin_dusk": ("captain", "cleric", "ad", "wy"),
    "quill_farrow": ("captain", "spellcaster", "ad", "yy"),
    "oona_bramblehide": ("captain", "fighter", "ad", "wr"),
    "yrsa_vane": ("captain", "monarch", "ad", "wy"),
    "kings_messenger": ("messenger", "", "d", "w"),
    "paladin": ("soldier", "fighter", "ad", "y"),
    "gate_pikeman": ("soldier", "fighter", "d", "w"),
    "night_sentry": ("soldier", "fighter", "d", "yy"),
    "siege_bowman": ("soldier", "fighter", "a", "w"),
    "drill_sergeant": ("soldier", "fighter", "ad", "y"),
    "quartermaster": ("soldier", "monarch", "ad", ""),
    "conscripted_miller": ("soldier", "fighter", "ad", "r"),
    "clay_sentinel": ("soldier", "construct", "d", "wy"),
    "grinning_cutpurse": ("outlaw", "fighter", "ad", "r"),
    "hexed_minstrel": ("outlaw", "spellcaster", "ad", "y"),
    "debt_bound_bruiser": ("mercenary", "fighter", "a", "wr"),
    "slinger_of_low_street": ("mercenary", "fighter", "a", "w"),
    "mule_driver": ("mercenary", "fighter", "ad", "y"),
    "hedge_witch": ("hero", "spellcaster", "ad", "y"),
    "pit_chaplain": ("hero", "cleric", "ad", "y"),
    "sworn_twin_ash": ("hero", "fighter", "a", "wy"),
    "sworn_twin_elm": ("hero", "fighter", "d", "wy"),
    "rune_smith": ("hero", "construct", "ad", "y"),
    "confessor": ("hero", "cleric", "d", "w"),
    "shield_matron": ("champion", "fighter", "d", "ww"),
    "chain_warden": ("champion", "fighter", "ad", "wy"),
    "kiln_servitor": ("hero", "construct", "d", "yy"),
    "the_unbroken": ("champion", "fighter", "ad", "ww"),
    "exiled_warlock": ("hero", "spellcaster", "a", "wy"),
    "high_almoner": ("hero", "cleric", "ad", "wy"),
    "thunder_rider": ("champion", "fighter", "a", "wwy"),
    "iron_duchess": ("champion", "monarch", "d", "wwy"),
    "titan_husk": ("hero", "construct", "ad", "wyy"),
    "blade_saint": ("champion", "fighter", "a", "www"),
    "regent_in_exile": ("hero", "monarch", "ad", "ww"),
    "oona_bramblehide_double": ("hero", "fighter", "ad", "wy"),
    "archmages_shade": ("hero", "spellcaster", "a", "w"),
    "tower_adept": ("hero", "spellcaster", "d", "w"),
    "adept_of_gales": ("wizard", "", "", ""),
    "hourglass_sage": ("wizard", "", "", ""),
    "mist_wyvern": ("wyvern", "", "", ""),
    "brood_matriarch": ("wyvern", "", "", ""),
}
"""Kind, type, roles and dice of the cards in the samples."""
TABLE_A = (
    ("gold 2", "1 own"),
    ("blue 1", "2 own"),
    ("gold 1 green 1", "1 any"),
    ("gold 1", "2 own"),
    ("gold 2", "1 any"),
    ("gold 1 blue 1", "3 any"),
)
TABLE_B = (("gold 3", "1 own"), ("blue 1", "1 own"), ("green 1", "2 any"), ("", "2 own"), ("gold 3", "1 any"), ("blue 1 green 1", "all own"))
RUNES_B = ("ember", "ember", "tide", "stone", "gale", "thorn", "star", "star", "thorn", "gale", "stone", "tide")
BURDEN = (("engraved_sword", "tower_shield", "mail_coat"), ("barded_destrier", "plains_courser"))
HAND = ("hungry_march", "blood_moon", "cut_the_purse_strings", "counter_chant")
COSTS = {"hungry_march": 4, "blood_moon": 6, "cut_the_purse_strings": 1, "counter_chant": 3, "sudden_assault": 4, "spawn": 4}
EVERY_WISH = (
    "extra_result",
    "back_six",
    "free_card",
    "red_die",
    "yellow_die",
    "white_die",
    "upgrade_die",
    "platinum",
    "roll_again",
    "two_visits",
)


def unit(id_: str, slot: str = "", **more: object) -> UnitView:
    """A card as it lies in a slot."""
    kind, type_, roles, dice = UNITS[id_]
    return replace(UnitView(id_, slot, kind, type_, roles, dice), **more)  # type: ignore[arg-type]


def captain(seat: int, id_: str, slots: Mapping[str, UnitView], **more: object) -> CaptainView:
    """A Captain of the A side in early times."""
    bare = CaptainView(
        seat=seat,
        id=id_,
        bridge=BRIDGES[(seat - 1) % 4],
        is_lead=seat == 1,
        unit=unit(id_, "captain") if id_ else None,
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
        slots=slots,
        reserve=(),
        blocked=frozenset(),
        runes=dict(zip(SLOTS, RUNES * 2, strict=True)),
        rewards=dict(zip(RUNES, TABLE_A, strict=True)),
        pool="wyy",
        attack="wyy",
        defence="wy",
        visited=(),
        is_ability_used=False,
        extra="",
    )
    return replace(bare, **more)  # type: ignore[arg-type]


def table(captains: tuple[CaptainView, ...], monster: str = "dragon", **more: object) -> TableView:
    """A table around these Captains."""
    beast = MonsterView(
        id=monster,
        side="a",
        family="mythological",
        space=38,
        came_from=35,
        length=60,
        purple=(3, 6, 15, 18, 30, 33, 45, 48),
        bridges={"ice": 4.5, "rock": 16.5, "arch": 31.5, "stone": 46.5},
        health=13,
        full_health=20,
        dice={"w": 4, "y": 3, "r": 2},
        limit=12,
        floor=33,
    )
    bare = TableView(
        variant=monster,
        round=7,
        phase="midday",
        mover=1,
        captains=captains,
        lead=1,
        monster=beast,
        foe=None,
        structures={id_: StructureView(id_, None) for id_ in STRUCTURES},
        tokens=dict(zip(DISTRICTS, RUNES, strict=True)),
        closed=frozenset(),
        creatures=(),
        encounters=(),
        skulls=(),
        fortifications=(),
        monster_deck=24,
        discarded=(),
        encounter_deck=-1,
        bag=14,
        removed=(),
    )
    return replace(bare, **more)  # type: ignore[arg-type]


def early(number: int) -> TableView:
    """The first Round of each Captain."""
    slots = {"a1": unit("paladin", "a1")} | ({"d1": unit("kings_messenger", "d1")} if number == 1 else {})
    return table((captain(number, CAPTAINS[number - 1], slots),), round=1)


def middle() -> TableView:
    """A tableau after some Rounds: Items, a Mount, a saved Wyvern, an injured Soldier, a Quest, wishes."""
    standing = (
        unit("chain_warden", "a1", items=("engraved_sword",), is_used=True),
        unit("mist_wyvern", "a2"),
        unit("slinger_of_low_street", "a3", mounts=("ash_wolf",), armour=("white",)),
        unit("hedge_witch", "a5"),
        unit("kings_messenger", "d1"),
        unit("shield_matron", "d3", items=("kite_shield",)),
        unit("gate_pikeman", "d4", is_injured=True, service=2, dice=""),
        unit("confessor", "d6", armour=("white", "wish")),
    )
    mira = captain(
        1,
        "isolde_kerr",
        {each.slot: each for each in standing},
        gold=4,
        blue=1,
        stones=1,
        wishes=("back_six", "extra_result"),
        quest="test_of_steel",
        quest_due=8,
        district="market",
        reserve=(unit("grinning_cutpurse", "r1"), unit("kiln_servitor", "r2")),
        pool="wwwwwwyyy",
        attack="wwwwyyy",
        defence="wwwwwy",
        visited=("tavern_1", "alchemist"),
        blocked=frozenset({"d2"}),
    )
    harpy = CreatureView("stone_harpies", "creature", "1.d2", 1, 1, "ww", 2)
    return table((mira,), creatures=(harpy,))


def crowded() -> TableView:
    """Every slot taken, everybody with all that can be carried, ten in Reserve, ten wishes, side B."""
    names = [id_ for id_, facts in UNITS.items() if facts[0] not in ("captain", "messenger", "wyvern", "wizard")]
    burdened = {
        slot: unit(
            id_,
            slot,
            items=BURDEN[0],
            mounts=BURDEN[1],
            armour=("white",) * (k % 2),
            service=3 if k % 3 == 0 else 0,
            is_injured=k % 4 == 1,
            is_used=k % 3 == 0,
        )
        for k, (slot, id_) in enumerate(zip(SLOTS, names, strict=False))
    }
    full = captain(
        2,
        "oona_bramblehide",
        burdened | {"d1": unit("kings_messenger", "d1", items=BURDEN[0], mounts=BURDEN[1])},
        is_lead=True,
        unit=unit("oona_bramblehide", "captain", is_injured=True, items=BURDEN[0], mounts=BURDEN[1], armour=("white", "yellow", "wish")),
        gold=124,
        blue=9,
        green=9,
        stones=9,
        wishes=(*EVERY_WISH, *EVERY_WISH[:3]),
        quest="the_long_ride",
        quest_due=8,
        quest_district="mystics_quarter",
        district="mystics_quarter",
        reserve=tuple(unit(id_, f"r{k}", is_injured=k == 2) for k, id_ in enumerate(names[-10:], 1)),
        runes=dict(zip(SLOTS, RUNES_B, strict=True)),
        rewards=dict(zip(RUNES, TABLE_B, strict=True)),
        pool="w" * 21 + "y" * 18 + "r" * 10,
        attack="w" * 14 + "y" * 12 + "r" * 10,
        defence="w" * 12 + "y" * 10,
        visited=("alchemist", "tavern_1", "tavern_2", "tavern_3", "grotto", "sanctuary"),
        is_ability_used=True,
        extra="wyr",
    )
    return table((full,), round=8)


def looking() -> TableView:
    """A Captain who looks at the top of the Monster deck."""
    return replace(middle(), you=PrivateView(1, looking=("old_wounds", "burning_street", "mend_flesh")))


def foe_hand(cards: tuple[str, ...], monster: str, side: str = "a", **more: object) -> TableView:
    """The Monster player's own view."""
    at = table((*four(),), monster, foe=FoeView(5, 4, len(cards)), discarded=("panic", "spawn"), **more)
    held = tuple(MonsterCardView(id_, COSTS[id_]) for id_ in cards)
    return replace(at, monster=replace(at.monster, side=side), you=PrivateView(5, hand=held))


def four() -> tuple[CaptainView, ...]:
    """Four Captains late in a match."""
    mine = middle().captains[0]
    rich = crowded().captains[0]
    return (
        replace(mine, damage=9, pushed=12, earned=41),
        replace(rich, damage=6, pushed=0, earned=58, is_lead=False),
        captain(
            3, "quill_farrow", {s: unit(i, s) for s, i in (("a1", "paladin"), ("a5", "hedge_witch"), ("d4", "tower_adept"))}, pushed=34, earned=30
        ),
        captain(4, "yrsa_vane", {}, unit=unit("yrsa_vane", "captain", is_injured=True), damage=2, pushed=8, earned=12),
    )


def finished(captains: int, how: str, monster: str = "dragon", *, is_played: bool = False) -> TableView:
    """The end of a match."""
    won = how == "slain"
    places = dict.fromkeys(range(1, captains + 1), 1 if won else 2)
    at = table(four()[:captains], monster, round=11, phase="over", mover=0)
    beast = replace(at.monster, health=0 if won else 4, space=60 if how == "gate" else 47)
    foe = FoeView(captains + 1, 3, 2) if is_played else None
    if foe:
        places[foe.seat] = 2 if won else 1
    return replace(at, monster=beast, foe=foe, result=ResultView(how, places))


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    people = {**NAMES, 6: "Noor"}
    for k in range(1, len(CAPTAINS) + 1):
        yield f"pit_outpost_early_{k}", outpost(early(k), k, people)
    yield "pit_outpost_middle", outpost(middle(), 1, NAMES)
    yield "pit_outpost_crowded", outpost(crowded(), 2, LONG)
    yield "pit_outpost_open", outpost(table((captain(1, "", {}, pool="", attack="", defence=""),), phase="setup", round=0), 1, LONG)
    yield "pit_hand_looking", hand(looking(), NAMES)
    yield "pit_hand_monster", hand(foe_hand(HAND, "vampire_queen"), NAMES)
    charmed = (unit("paladin", "m1"), unit("blade_saint", "m2"))
    at = foe_hand((), "enchantress", "b", row="x4")
    yield "pit_hand_monster_charmed", hand(replace(at, monster=replace(at.monster, mesmerized=charmed)), LONG)
    yield "pit_hand_monster_many", hand(foe_hand((*HAND, "spawn", "sudden_assault"), "orc_warchief", row="x6"), LONG)
    yield "pit_sheet_solo", sheet(finished(1, "slain", "enchantress"), NAMES)
    yield "pit_sheet_two", sheet(finished(2, "razed"), LONG)
    yield "pit_sheet_four_won", sheet(finished(4, "slain", "behemoth", is_played=True), NAMES)
    yield "pit_sheet_four_lost", sheet(finished(4, "gate", "vampire_queen", is_played=True), LONG)
    yield "pit_lobby", lobby({1: LONG[1], 2: LONG[2], 4: NAMES[4]}, 5)
