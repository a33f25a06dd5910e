"""Market District, Mystic's Quarter, Royal Keep, and trading (Structure Reference; Trading; A6, A8.2; A-R16 to A-R19, A-R30)."""

import pytest

from games.pit import harm, market, midday, mystics_quarter, outpost, trading
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import RUNES
from tests.games.pit.rolls import bare
from tests.games.pit.tables import begin, during, keys, play, ready, station, told


def at(district: str, gold: int = 20, captains: int = 1, variant: str = "orc-warchief", **options: str) -> tuple[Game, Captain]:
    """Captains in a District at Midday, the first one's turn."""
    game = during(bare(ready(captains, variant, **options)), "midday", *[district] * captains)
    game.round, game.mover = 3, game.captains[0].seat
    game.captains[0].gold = gold
    return game, game.captains[0]


def offers(game: Game, captain: Captain) -> set[str]:
    """The Midday menu."""
    return set(midday.menu(game, captain))


# ---------------------------------------------------------------- Market District


def test_a_recruit_is_replaced_at_once_and_the_barkeep_sends_one_away() -> None:
    """The Three Taverns, A-R16; the Barkeep once a Round and Captain for 1 Gold."""
    game, captain = at("market")
    game.faces["tavern_1"], game.decks["tavern_1"] = ["ferry_guard"], ["slinger_of_low_street", "candle_runner"]
    play(game, lambda: market.recruit(game, captain, "tavern_1"), "1 place:d1")
    assert (captain.gold, game.faces["tavern_1"]) == (18, ["slinger_of_low_street"])
    game.captains[0].visited.clear()
    play(game, lambda: market.barkeep(game, captain, "tavern_1"))
    assert (captain.gold, game.faces["tavern_1"], game.decks["tavern_1"]) == (17, ["candle_runner"], ["slinger_of_low_street"])
    assert not {key for key in offers(game, captain) if key.startswith("barkeep")}


@pytest.mark.parametrize(
    ("card", "seat"),
    [
        ("grinning_cutpurse", 1),
        ("debt_bound_bruiser", 1),
        ("oathless_deserter", 2),
        ("plague_bell_crier", 3),
        ("hexed_minstrel", 2),
        ("lost_squire", 2),
    ],
)
def test_who_is_joined_by_a_card_without_a_cost(card: str, seat: int) -> None:
    """A8.4: the Lead; the most Gold; the most characters (and the Monster moves 1); the fewest dice; the fewest characters."""
    game, captain = at("market", captains=3)
    second, third = game.captains[1], game.captains[2]
    captain.gold, second.gold, third.gold = 3, 9, 4
    for slot in ("a1", "a2", "a3", "d1"):
        station(game, third, "road_levy", slot)
    station(game, captain, "road_levy", "a5")
    game.faces["tavern_1"], game.decks["tavern_1"] = ["ferry_guard"], [card, "candle_runner"]
    space = game.monster.space
    role = game.content.unit(card).roles[0]
    script = f"1 place:d2\n{seat} place:{role}6"
    play(game, lambda: market.recruit(game, captain, "tavern_1"), script)
    assert any(unit.id == card for unit in game.captain(seat).units)
    assert game.faces["tavern_1"] == ["candle_runner"]
    assert game.monster.space - space == (1 if card == "plague_bell_crier" else 0)


def test_lady_sable_and_the_white_token_at_the_taverns() -> None:
    """A8.11: recruiting costs one more; White token: one Tavern beside the Alchemist each Round."""
    game, captain = at("market")
    game.skulls.add("one_tavern")
    captain.visited.append("tavern_2")
    assert {key for key in offers(game, captain) if key.startswith("recruit")} == set()
    assert "buy:stone" in offers(game, captain)


def test_the_street_alchemist_pays_one_gold() -> None:
    """A8.4."""
    game, captain = at("market", gold=1)
    station(game, captain, "street_alchemist", "a1")
    play(game, lambda: market.buy_stone(game, captain))
    assert (captain.gold, captain.stones) == (0, 1)


# ---------------------------------------------------------------- Mystic's Quarter


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("seat", [1, 2, 3, 4])
@pytest.mark.parametrize("rune", RUNES)
def test_grotto_and_white_mage_follow_the_own_table(side: str, seat: int, rune: str) -> None:
    """A8.2, every cell: Gold and Gems of the Grotto, and how many are healed, of one's own or of all."""
    game, _ = at("mystics_quarter", captains=4, outposts=side)
    captain = game.captain(seat)
    captain.gold = 10
    facts = game.content.rewards(captain.bridge, side)[rune]
    roll = f"roll {RUNES.index(rune) + 1}"
    play(game, lambda: mystics_quarter.grotto(game, captain), roll)
    assert (captain.gold, captain.blue, captain.green) == (10 + facts.gold, facts.blue, facts.green)
    assert (game.stock["blue"], game.stock["green"]) == (9 - facts.blue, 9 - facts.green)
    others = [each for each in game.captains if each is not captain]
    for slot in ("a1", "a2", "d1", "d2"):
        station(game, captain, "road_levy", slot).injured = True
    others[0].card.injured = True
    asked = begin(game, lambda: mystics_quarter.mage(game, captain), roll)
    if asked.question is not None:
        offered = keys(asked, seat)
        assert (f"heal:{others[0].seat}.captain" in offered) == (facts.reach == "any")
        wanted = facts.heal or len(offered)
        for _ in range(wanted):
            if asked.question is not None:
                key = next(each for each in keys(asked, seat) if each.startswith("heal:"))
                asked.play(type(asked.journal[0])(seat, "heal", key))
        assert asked.question is None
    healed = told(game, "healed")
    assert len(healed) == facts.heal or facts.heal == 0


def test_a_collapsed_grotto_is_not_offered() -> None:
    """Yellow token; A8.11 Flooded Tunnels."""
    game, captain = at("mystics_quarter")
    assert "visit:grotto" in offers(game, captain)
    game.skulls.add("no_grotto")
    assert "visit:grotto" not in offers(game, captain)
    game.skulls.clear()
    game.open.append("flooded_tunnels")
    assert "visit:grotto" not in offers(game, captain)


# ---------------------------------------------------------------- Royal Keep


@pytest.mark.parametrize(
    ("token", "colour", "card", "better"), [("yellow_armour", "yellow", "oathless_deserter", "yr"), ("white_armour", "white", "road_levy", "w")]
)
def test_armour_is_put_on_a_character(token: str, colour: str, card: str, better: str) -> None:
    """The Armoury; the token goes home when its bearer leaves (Note)."""
    game, captain = at("royal_keep", gold=4)
    unit = station(game, captain, card, "a1")
    play(game, lambda: midday.act(game, captain, f"buy:{token}"), "1 unit:1.a1" if colour == "white" else "")  # the only one with a Red Die
    assert (captain.gold, unit.armour, game.stock[colour]) == (0, [colour], 4)
    assert sorted(outpost.dice_of(game, captain, unit)) == sorted(better)
    play(game, lambda: harm.sacrifice(game, captain, unit))
    assert game.stock[colour] == 5


# ---------------------------------------------------------------- trading


def test_gold_items_and_characters_are_traded_in_one_district() -> None:
    """Trading; A-R30: Gold and Items freely, a character for 3 Gold to the Treasury; not from another District."""
    game, captain = at("market", gold=10, captains=2)
    other = game.captains[1]
    unit = station(game, captain, "road_levy", "a1", ["long_spear"])
    gold = other.gold
    play(game, lambda: trading.trade(game, captain, other), "1 gold:5\n1 item:a1.long_spear\n1 unit:1.a1\n2 place:a1\n1 done")
    assert (captain.gold, other.gold) == (2, gold + 5)
    assert unit in other.units
    assert other.card.items == ["long_spear"]
    other.district = "royal_keep"
    assert trading.keys(game, captain) == []
    other.district, game.mover = "market", 0
    assert trading.keys(game, captain) == []
