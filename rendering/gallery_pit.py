"""Sample boards of Monster Pit from hand-built views: the usual siege and the ugliest cases."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PIL import Image

from games.pit.view import (
    BRIDGES,
    MONSTERS,
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

NAMES: Mapping[int, str] = {1: "Mira", 2: "Jonas", 3: "Aylin", 4: "Pedro", 5: "Sam"}
LONG: Mapping[int, str] = {
    1: "Maximilian-Ferdinand von Hohenstaufen 🎃",
    2: "葛飾北斎と百鬼夜行の仲間たち",
    3: "عبد الرحمن بن محمد القاسمي",
    4: "Александра Константинопольская",
    5: "👩‍🚀🧟‍♂️🏳️‍🌈 Zoë-Łucja हिन्दी",
}
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
    ("a1", "chain_warden", "fighter", "ad", "wy", "champion"),
    ("a3", "slinger_of_low_street", "fighter", "a", "w", "mercenary"),
    ("a5", "hedge_witch", "spellcaster", "ad", "y", "hero"),
    ("d1", "shield_matron", "fighter", "d", "ww", "champion"),
    ("d4", "gate_pikeman", "fighter", "d", "w", "soldier"),
)


def monster(id_: str = "dragon", space: int = 0, came_from: int = 0, length: int = 60, **more: object) -> MonsterView:
    """A Monster on its track."""
    share = length / 60
    purple, bridges = tuple(round(n * share) for n in PURPLE), {bridge: at * share for bridge, at in PRINTED.items()}
    at = MonsterView(id_, "a", "mythological", space, came_from, length, purple, bridges, 15, 20, {"w": 3, "y": 0, "r": 1}, 12, 0)
    return replace(at, **more)  # type: ignore[arg-type]


def unit(slot: str, id_: str, type_: str, roles: str, dice: str, kind: str) -> UnitView:
    """A card in a slot."""
    return UnitView(id_, slot, kind, type_, roles, dice)


def captain(seat: int, id_: str = "", **more: object) -> CaptainView:
    """A Captain at the start."""
    card = UnitView(id_, "captain", "captain", "fighter", "ad", "wy") if id_ else None
    slots = {row[0]: unit(*row) for row in TEAM} if id_ else {}
    at = CaptainView(
        seat=seat, id=id_, bridge=BRIDGES[seat - 1], is_lead=False, unit=card, gold=3, blue=0, green=0, stones=0, wishes=(), quest="", quest_due=0,
        quest_district="", district="", last_district="", slots=slots, reserve=(), blocked=frozenset(), runes={}, rewards={}, pool="wwyyy" if id_ else "",
        attack="wwyy", defence="wwwy", visited=(), is_ability_used=False, extra="",
    )  # fmt: skip
    return replace(at, **more)  # type: ignore[arg-type]


def citadel(**changes: Mapping[str, object]) -> dict[str, StructureView]:
    """The seventeen structures; changes by name."""
    printed = {name: StructureView(name, (LEFT | STOCK).get(name), FACES.get(name, ()), "open", PRICES.get(name, 0)) for name in STRUCTURES}
    return {name: replace(each, **changes.get(name, {})) for name, each in printed.items()}  # type: ignore[arg-type]


def roll(what: str, seat: int, dice: str, **more: object) -> RollView:
    """A roll; dice are told as colour and faces: `wc ym rMm`."""
    shown = tuple(DieView(word[0], word[1:]) for word in dice.split())
    faces = "".join(each.faces for each in shown).lower()
    return replace(RollView(what, seat, shown, captain=faces.count("c"), monster=faces.count("m")), **more)  # type: ignore[arg-type]


def table(seats: int = 4) -> TableView:
    """A fresh table: the first Morning, nobody has rolled."""
    captains = tuple(captain(seat, PARTY[seat - 1], is_lead=seat == 1) for seat in range(1, seats + 1))
    return TableView(
        variant="dragon", round=1, phase="morning", mover=1, captains=captains, lead=1, monster=monster(health=5 * seats, full_health=5 * seats), foe=None,
        structures=citadel(), tokens=dict(zip(PLACES, RUNES, strict=True)), closed=frozenset(), creatures=(), encounters=(), skulls=(), fortifications=(),
        monster_deck=36, discarded=(), encounter_deck=-1, bag=20, removed=(),
    )  # fmt: skip


def setup() -> TableView:
    """Two of three have a Captain."""
    at = table(3)
    seats = (captain(1, "maelin_dusk", slots={}), captain(2), captain(3, "yrsa_vane", slots={}))
    return replace(at, round=0, phase="setup", mover=2, captains=seats, lead=0, monster=monster("enchantress", dice={"w": 0, "y": 2, "r": 0}))


def early() -> TableView:
    """The first Progress Roll of two Captains."""
    at = table(2)
    rolled = roll("progress", 1, "wc yc ym", rune="gale")
    return replace(at, monster=replace(at.monster, space=1), roll=rolled)


def middle() -> TableView:
    """A Twilight Roll: the Dragon has struck, marched and burnt."""
    at = table()
    first, second, third, fourth = at.captains
    assert third.unit is not None
    seats = (
        replace(first, gold=4, blue=1, stones=1, wishes=("back_six", "extra_result"), district="city_watch", quest="test_of_steel", quest_due=8),
        replace(second, gold=9, green=2, wishes=("platinum",), district="market", is_ability_used=True, visited=("alchemist", "tavern_1")),
        replace(third, gold=1, blue=2, green=1, stones=2, district="market", unit=replace(third.unit, is_injured=True), pool="wyyyyy"),
        replace(fourth, gold=6, stones=1, wishes=("red_die",) * 3, district="royal_keep", quest="the_long_ride", quest_due=7, pool="wwwyrr"),
    )
    burnt = {name: {"state": "burnt"} for name in ("eyrie", "tavern_1", "tavern_2", "tavern_3")}
    rolled = roll("twilight", 0, "rm rMm rc ym yc yc wc wc wm wc")
    return replace(
        at, round=7, phase="twilight", mover=0, captains=seats, monster=monster(space=38, came_from=35, health=13, dice={"w": 4, "y": 3, "r": 2}),
        structures=citadel(stables={"state": "ruin", "left": 0, "faces": ()}, **burnt), closed=frozenset({"mystics_quarter"}), roll=rolled, row="x4",
        located=("gale", "star"), monster_deck=29, discarded=("surge_of_claws",) * 7, bag=14,
        creatures=(beast("rust_rats", "barracks"), beast("cellar_oozes", "alchemist", 1, 2), beast("fire_imps", "armoury")),
    )  # fmt: skip


def beast(id_: str, place: str, health: int = 1, full: int = 1, kind: str = "creature") -> CreatureView:
    """A token on the board."""
    return CreatureView(id_, kind, place, health, full, "wy", 2)


def midday() -> TableView:
    """Three Captains at work; the second one is about to act."""
    at = table(3)
    first, second, third = at.captains
    seats = (
        replace(first, district="southern_gate", visited=("watchtower", "eyrie"), gold=2),
        replace(second, district="great_hall", gold=8, is_lead=True, quest="bulwark", quest_due=4),
        replace(third, gold=5, is_lead=False),
    )
    shops = {
        "town_hall": {"faces": (("purse_of_return", 2), ("barded_destrier", 4), ("oathbound_ring", 3))},
        "stables": {"faces": (("ash_wolf", 4), ("plains_courser", 3))},
    }
    beasts = (beast("maren_of_the_road", "great_hall", 0, 0, "adventurer"), beast("old_heron_of_the_moat", "fountain", 0, 0, "antient"))
    return replace(
        at, round=3, phase="midday", mover=2, captains=(replace(seats[0], is_lead=False), *seats[1:]), lead=2, monster=monster("orc_warchief", 12, 12, health=14),
        structures=citadel(**shops), creatures=beasts, encounter_deck=18, encounters=("maren_of_the_road", "old_heron_of_the_moat", "market_day"),
        fortifications=("spike_ditch", "granary"), skulls=("onward", "half_wizards"), monster_deck=34,
    )  # fmt: skip


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    for name, view in views().items():
        yield name, pit.board(view, LONG if "crowd" in name else NAMES)


def views() -> dict[str, TableView]:
    """Every sample as a view."""
    return {"pit_setup": setup(), "pit_early": early(), "pit_midday": midday(), "pit_middle": middle()}
