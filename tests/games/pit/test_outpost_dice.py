"""Every card with dice: its slots, its price, its dice in each roll, alone and in the hands of somebody (A8.3 to A8.6, A8.8; Outpost Cards)."""

import pytest

from games.pit import districts, great_hall, midday, outpost
from games.pit.pieces import Captain, Unit
from games.pit.state import Game
from games.pit.view import ATTACKERS, DEFENDERS
from tests.games.pit.rolls import alone, bare
from tests.games.pit.tables import during, play, ready, station, told

USES = ("progress", "attack", "defence")
SLOTS = {"a": ATTACKERS, "d": DEFENDERS, "ad": (*ATTACKERS, *DEFENDERS)}


def outposts() -> tuple[Game, Captain]:
    """A bare match and its first Captain, an injured Isolde whose one Yellow Die is left out of all that follows."""
    game = bare(ready())
    return game, alone(game.captains[0], is_injured=True)


def gives(game: Game, captain: Captain, use: str) -> str:
    """The dice of a roll beside the Captain's own, those beyond the limits too."""
    dice = outpost.ordinary(game, captain, use) + outpost.beyond(game, captain, use)
    return "".join(sorted(dice.replace("y", "", 1), key="wyr".index))


# ---------------------------------------------------------------- characters

SOLDIERS = """
paladin ad y
gate_pikeman d w
road_levy ad y
banner_runner ad y
night_sentry d yy
wall_sapper a wr
siege_bowman a w
drill_sergeant ad y
quartermaster ad -
conscripted_miller ad r
bell_warden d w
clay_sentinel d wy
"""
FREE = """
grinning_cutpurse ad r
oathless_deserter a rr
plague_bell_crier d r
hexed_minstrel ad y
debt_bound_bruiser a wr
lost_squire ad y
"""
PATRONS = """
harbour_brawler a yr 1
ditch_digger d y 1
candle_runner ad y 2
ferry_guard d w 2
slinger_of_low_street a w 2
hedge_witch ad y 2
pit_chaplain ad y 2
tally_clerk d - 2
mule_driver ad y 2
bridge_champion d wy 3
cliff_reaver a wy 3
sworn_twin_ash a w 3
sworn_twin_elm d w 3
rune_smith ad y 3
street_alchemist ad y 3
falconer a y 3
confessor d w 3
gilded_duelist a ww 4
shield_matron d ww 4
chain_warden ad wy 4
veiled_oracle ad yy 4
kiln_servitor d yy 3
the_unbroken ad ww 5
exiled_warlock a wy 5
high_almoner ad wy 5
thunder_rider a wwy 6
iron_duchess d wwy 6
titan_husk ad wyy 6
blade_saint a www 7
regent_in_exile ad ww 7
isolde_kerr_double ad wy 4
brannoc_tallow_double ad wy 4
maelin_dusk_double ad wy 4
quill_farrow_double ad wy 4
oona_bramblehide_double ad wy 4
yrsa_vane_double ad wy 4
"""
HEROES = """
archmages_shade a w
wandering_healer ad y
tower_adept d w
grey_librarian ad y
"""


def rows(*tables: str) -> list[tuple[str, ...]]:
    """The lines of tables, without prices; a dash is no dice."""
    return [tuple(line.replace("-", "").split(" "))[:3] for table in tables for line in table.strip().splitlines()]


CARDS = rows(SOLDIERS, FREE, PATRONS, HEROES)


@pytest.mark.parametrize(("card", "roles", "dice"), CARDS)
def test_a_card_may_stand_in_the_slots_of_its_role(card: str, roles: str, dice: str) -> None:
    """Outpost Cards 1: one side, or either where both icons appear."""
    game, captain = outposts()
    free = [slot for slot in SLOTS[roles] if captain.at(slot) is None]
    assert outpost.places(game, captain, game.unit(card)) == [f"place:{slot}" for slot in free]


@pytest.mark.parametrize(("card", "roles", "dice"), CARDS)
def test_a_card_gives_its_dice_in_the_morning_and_on_its_side(card: str, roles: str, dice: str) -> None:
    """A8.3, A8.4, A8.8; Captain's Dice Pool; Combat: attacker slots attack, defender slots defend."""
    for role in roles:
        game, captain = outposts()
        unit = station(game, captain, card, f"{role}2")
        fits = {"progress": dice, "attack": dice if role == "a" else "", "defence": dice if role == "d" else ""}
        assert {use: gives(game, captain, use) for use in USES} == fits
        unit.injured = True
        assert [gives(game, captain, use) for use in USES] == ["", "", ""]


@pytest.mark.parametrize(("card", "price"), [(line.split()[0], int(line.split()[-1])) for line in PATRONS.strip().splitlines()])
def test_a_tavern_asks_the_price_of_the_card(card: str, price: int) -> None:
    """A8.4; A-R16: the next card is turned at once."""
    for gold in (price - 1, price):
        game, captain = outposts()
        during(game, "midday", "market")
        game.faces["tavern_1"], game.decks["tavern_1"], captain.gold = [card], ["ferry_guard"], gold
        assert ("recruit:tavern_1" in midday.menu(game, captain)) is (gold == price)
    slot = outpost.places(game, captain, game.unit(card))[0]
    play(game, lambda: midday.act(game, captain, "recruit:tavern_1"), f"1 {slot}")
    assert captain.gold == 0
    assert captain.units[-1].id == card
    assert game.faces["tavern_1"] == ["ferry_guard"]


@pytest.mark.parametrize("card", [line.split()[0] for line in SOLDIERS.strip().splitlines()])
def test_a_soldier_costs_two_gold(card: str) -> None:
    """The Barracks, Conscript; A8.3: a Banner Runner brings 1 Gold."""
    game, captain = outposts()
    during(game, "midday", "city_watch")
    game.decks["barracks"].insert(0, card)
    slot = outpost.places(game, captain, game.unit(card))[0]
    play(game, lambda: midday.act(game, captain, "recruit:barracks"), f"1 {slot}")
    assert captain.units[-1].id == card
    assert captain.gold == 3 - 2 + (card == "banner_runner")


@pytest.mark.parametrize(("ash", "elm", "progress"), [(False, False, "wwyy"), (True, False, "w"), (False, True, "w")])
def test_sworn_twins_give_more_together(ash: bool, elm: bool, progress: str) -> None:
    """A8.4: a Yellow Die more while the other is uninjured in the same Outpost."""
    game, captain = outposts()
    station(game, captain, "sworn_twin_ash", "a1").injured = ash
    station(game, captain, "sworn_twin_elm", "d1").injured = elm
    assert gives(game, captain, "progress") == progress


def test_sworn_twins_must_be_in_the_same_outpost() -> None:
    """A8.4; Reserve Area: whoever is in Reserve is not in the Outpost."""
    game, captain = outposts()
    station(game, captain, "sworn_twin_ash", "a1")
    station(game, game.captains[1], "sworn_twin_elm", "d1")
    assert gives(game, captain, "attack") == "w"
    station(game, captain, "sworn_twin_elm", "reserve")
    assert gives(game, captain, "attack") == "w"


# ---------------------------------------------------------------- Items and Mounts

BEARERS = {"fighter": "paladin", "spellcaster": "hedge_witch", "cleric": "pit_chaplain", "monarch": "quartermaster", "construct": "rune_smith"}
ITEMS = """
notched_axe 2 y y y fighter
long_spear 2 - y - any
hook_blade 3 - w - any
war_maul 3 yr yr yr fighter
ashwood_bow 3 - y - any
engraved_sword 4 w w w fighter monarch
dawn_mace 4 w w w cleric monarch
star_rod 4 w w w spellcaster
padded_jack 2 - - y any
kite_shield 3 - - w any
tower_shield 4 - - wy fighter
iron_helm 2 - - - any
warded_cloak 3 - - - any
mail_coat 3 y y y any
oathbound_ring 3 - - - any
purse_of_return 2 - - - any
weighted_die 3 - - - any
signal_horn 2 - - - any
tunnel_map 2 - - - any
"""
MOUNTS = """
plains_courser 3 - w w any
marsh_pony 2 - y y any
war_ox 3 - yy yy any
hill_ram 2 - y - any
frost_elk 4 - - w any
barded_destrier 4 - wy wy fighter
ash_wolf 4 - wy - any
cave_lizard 3 y y y any
old_griffon 5 - ww - any
pack_mule 2 - - - any
"""


def things(*tables: str) -> list[tuple[str, int, dict[str, str], set[str]]]:
    """Cards with their price, their dice by roll and the types that may carry them."""
    found = []
    for line in (line for table in tables for line in table.strip().splitlines()):
        card, price, *dice = line.replace("-", "/").split(" ")
        bearers = set(dice[3:]) if dice[3:] != ["any"] else set(BEARERS)
        found.append((card, int(price), dict(zip(USES, [each.strip("/") for each in dice[:3]], strict=True)), bearers))
    return found


THINGS = things(ITEMS, MOUNTS)


def equipped(game: Game, captain: Captain, card: str, slot: str) -> Unit:
    """A Quartermaster, who has no dice, with a card, whoever may carry it otherwise."""
    unit = station(game, captain, "quartermaster", slot)
    (unit.mounts if card in game.content.stables else unit.items).append(card)
    return unit


@pytest.mark.parametrize(("card", "price", "dice", "bearers"), THINGS)
def test_what_is_attached_gives_its_dice_in_its_rolls(card: str, price: int, dice: dict[str, str], bearers: set[str]) -> None:
    """A8.5, A8.6; Combat, tie: what an injured character carries does not count."""
    for slot, used in (("a2", ("progress", "attack")), ("d2", ("progress", "defence"))):
        game, captain = outposts()
        unit = equipped(game, captain, card, slot)
        assert {use: gives(game, captain, use) for use in USES} == {use: dice[use] if use in used else "" for use in USES}
        unit.injured = True
        assert [gives(game, captain, use) for use in USES] == ["", "", ""]


@pytest.mark.parametrize(("card", "price", "dice", "bearers"), THINGS)
def test_who_may_carry_it(card: str, price: int, dice: dict[str, str], bearers: set[str]) -> None:
    """A8.5, A8.6: only certain types; the Town Hall: any character in the Outpost, neither a Wyvern nor anybody in Reserve."""
    game, captain = outposts()
    for at, who in enumerate(BEARERS.values(), 1):
        station(game, captain, who, f"a{at}")
    station(game, captain, "mist_wyvern", "a6")
    station(game, captain, "paladin", "reserve")
    able = [unit for unit in captain.all_units if outpost.may_carry(game, unit, card)]
    of_types = {unit.facts.type for unit in able if unit.facts.deck not in ("captain", "messenger")}
    assert of_types == bearers
    assert (captain.card in able) is ("fighter" in bearers)
    assert any(unit.is_messenger for unit in able) is (bearers == set(BEARERS))
    assert all(unit.slot != "reserve" and unit.is_character for unit in able)


@pytest.mark.parametrize(("card", "price", "dice", "bearers"), THINGS)
def test_what_it_costs(card: str, price: int, dice: dict[str, str], bearers: set[str]) -> None:
    """A8.5, A8.6: bought from the open cards and attached to a character of one's choice."""
    for gold in (price - 1, price):
        game, captain = outposts()
        during(game, "midday", "great_hall")
        for at, who in enumerate(BEARERS.values(), 1):
            station(game, captain, "paladin" if who == "quartermaster" else who, f"a{at}")
        shop = "town_hall" if card in game.content.town_hall else "stables"
        game.faces[shop], captain.gold = [card], gold
        assert (f"buy:{card}" in great_hall.options(game, captain)) is (gold == price)
    able = outpost.bearers(game, captain, card)
    play(game, lambda: midday.act(game, captain, f"buy:{card}"), f"1 bear:{able[-1].slot}" if len(able) > 1 else "")
    assert captain.gold == 0
    assert card in [*able[-1].items, *able[-1].mounts]


def test_mounts_and_items_of_both_sides_of_a_captain() -> None:
    """Combat: the Captain card takes part in both."""
    game, captain = outposts()
    captain.card.injured = False
    captain.card.items, captain.card.mounts = ["long_spear", "kite_shield"], ["plains_courser"]
    found = {use: sorted(outpost.ordinary(game, captain, use) + outpost.beyond(game, captain, use)) for use in USES}
    assert found == {"progress": ["w", "y"], "attack": ["w", "w", "y", "y"], "defence": ["w", "w", "w", "y"]}


# ---------------------------------------------------------------- better dice


@pytest.mark.parametrize(
    ("card", "tokens", "dice"),
    [
        ("conscripted_miller", ["yellow"], "y"),
        ("conscripted_miller", ["white"], "r"),
        ("conscripted_miller", ["white", "yellow"], "w"),
        ("wall_sapper", ["yellow"], "wy"),
        ("night_sentry", ["white"], "wy"),
        ("night_sentry", ["white", "white"], "ww"),
        ("oathless_deserter", ["yellow", "yellow"], "yy"),
        ("conscripted_miller", ["wish"], "w"),
        ("veiled_oracle", ["wish"], "wy"),
        ("debt_bound_bruiser", ["wish"], "ww"),
    ],
)
def test_armour_improves_a_die(card: str, tokens: list[str], dice: str) -> None:
    """The Armoury: Red to Yellow, Yellow to White, improved dice too; A8.12: the wish makes any die White."""
    game, captain = outposts()
    unit = station(game, captain, card, "a2")
    unit.armour = tokens
    assert gives(game, captain, "progress") == dice


def test_armour_of_an_injured_captain_stays_but_does_not_count() -> None:
    """Combat, tie: tokens remain and do not count until healed."""
    game, captain = outposts()
    captain.card.armour.append("white")
    assert outpost.dice_of(game, captain, captain.card) == "y"
    captain.card.injured = False
    assert outpost.dice_of(game, captain, captain.card) == "ww"


def test_armour_is_offered_only_where_it_improves_a_die() -> None:
    """The Armoury: 4 Gold; a Yellow token needs a Red Die, a White one a Yellow."""
    game, captain = outposts()
    during(game, "midday", "royal_keep")
    captain.gold = 4
    station(game, captain, "conscripted_miller", "a1")
    assert {"buy:yellow_armour"} == {key for key in midday.menu(game, captain) if key.endswith("_armour")}
    play(game, lambda: midday.act(game, captain, "buy:yellow_armour"))
    assert (game.stock["yellow"], captain.gold, gives(game, captain, "attack")) == (4, 0, "y")
    assert told(game, "armoured") == [{"seat": 1, "unit": "conscripted_miller", "token": "yellow_armour"}]


def test_a_mail_coat_turns_a_red_die_of_its_bearer_yellow() -> None:
    """A8.5: one Red Die of the bearer counts as Yellow."""
    game, captain = outposts()
    station(game, captain, "oathless_deserter", "a2", items=["mail_coat"])
    assert gives(game, captain, "attack") == "yyr"


# ---------------------------------------------------------------- how much somebody can carry


@pytest.mark.parametrize(
    ("card", "mounts", "most"), [("paladin", [], 2), ("the_unbroken", [], 3), ("paladin", ["pack_mule"], 3), ("clay_sentinel", [], 0)]
)
def test_how_many_items_somebody_carries(card: str, mounts: list[str], most: int) -> None:
    """Great Hall, Important: two; A8.4, A8.6: three for The Unbroken and with a Pack Mule; A8.3: none for a Clay Sentinel."""
    game, captain = outposts()
    unit = station(game, captain, card, "d2", mounts=mounts)
    for item in ("iron_helm", "signal_horn", "tunnel_map", "warded_cloak"):
        if outpost.may_carry(game, unit, item):
            unit.items.append(item)
    assert len(unit.items) == most


@pytest.mark.parametrize(("card", "most"), [("paladin", 1), ("the_unbroken", 1), ("mule_driver", 2), ("clay_sentinel", 0)])
def test_how_many_mounts_somebody_has(card: str, most: int) -> None:
    """Great Hall, Important: one; A8.4: the Mule Driver may have two."""
    game, captain = outposts()
    unit = station(game, captain, card, "d2")
    for mount in ("marsh_pony", "frost_elk", "pack_mule"):
        if outpost.may_carry(game, unit, mount):
            unit.mounts.append(mount)
    assert len(unit.mounts) == most


def test_a_quartermaster_makes_items_cheaper_but_never_free() -> None:
    """A8.3: 1 Gold less, at least 1; Mounts are no Items."""
    game, captain = outposts()
    station(game, captain, "quartermaster", "a1")
    assert [districts.item_price(game, captain, card) for card in ("notched_axe", "hook_blade", "star_rod", "granary")] == [1, 2, 3, 2]
    game.open.append("market_day")
    assert [districts.item_price(game, captain, card) for card in ("notched_axe", "hook_blade")] == [1, 1]
    assert great_hall.cost(game, captain, "war_ox") == 2
