"""What the Dwarven Grotto gives and whom the White Mage heals: every cell of the Outposts' tables, by visits (A8.2)."""

from collections.abc import Iterator

import pytest

from games.engine import Answer, Table
from games.pit import mystics_quarter
from games.pit.pieces import Captain
from games.pit.state import Game
from games.pit.view import BRIDGES, RUNES
from tests.games.pit.rolls import bare
from tests.games.pit.tables import begin, during, keys, play, prompt, ready, station, told

TABLE = """
ice a    g g/1 own        b/2 own    g G/1 any     g/2 own      g g/1 any  g b/3 any
ice b    g g g/1 own      b/1 own    G/2 any       -/2 own      g g g/1 any  b G/all own
rock a   G/2 own          g g/1 own  g b/2 own     g g/1 any    g/1 any    g G/3 any
rock b   G G/1 own        g g/1 own  b/2 own       g g/1 any    -/2 any    g g g g/all own
arch a   g g/1 own        g g/2 own  b/1 any       G/1 any      g/2 own    g g g/3 any
arch b   g g g g/1 own    g/1 own    b/2 any       G/2 own      g/1 any    g g b/all own
stone a  g/2 own          g G/1 own  g g/1 any     b/2 own      g g/1 any  g b/3 any
stone b  -/1 own          g g G/1 own  g g g/2 any  b/2 own     g/1 any    b b/all own
"""
"""Bridge and side, then a cell for each rune from Ember to Star: Gold `g`, Blue Gems `b`, Green Gems `G`, and who is healed."""


def cells() -> Iterator[tuple[str, str, str, str, str, str]]:
    """Bridge, side, rune, what is found, how many are healed, and of whose."""
    for line in TABLE.split("\n")[1:-1]:
        bridge, side, rest = line.split(None, 2)
        for rune, cell in zip(RUNES, [each for each in rest.split("  ") if each.strip()], strict=True):
            found, _, healed = cell.strip().partition("/")
            number, whose = healed.split()
            yield bridge, side, rune, found, number, whose


CELLS = list(cells())


def seated(bridge: str, side: str) -> tuple[Game, Captain]:
    """Four Captains of whom the one at the bridge is asked for."""
    game = during(bare(ready(4, "orc-warchief", outposts=side)), "midday")
    return game, next(captain for captain in game.captains if captain.bridge == bridge)


def shows(rune: str) -> str:
    """The Rune Die."""
    return f"roll {RUNES.index(rune) + 1}"


def wounded(game: Game, captain: Captain) -> None:
    """Five characters are injured: four of the Captain's, and another Captain."""
    for unit in game.leader.units:
        unit.injured = False
    for slot in ("a1", "a2", "d1", "reserve"):
        station(game, captain, "road_levy", slot).injured = True
    game.left_of(captain).card.injured = True


def healed(captain: Captain, table: Table) -> list[set[str]]:
    """The Mage's questions, each answered with the last that it offers."""
    offers = []
    while table.question is not None:
        assert prompt(table, captain.seat) == "heal"
        offers.append({key for key in keys(table, captain.seat) if key.startswith("heal")})
        table.play(Answer(captain.seat, "heal", max(offers[-1])))
    return offers


def test_the_table_is_whole() -> None:
    """Four Outposts with two sides and six runes."""
    assert sorted((bridge, side, rune) for bridge, side, rune, *_ in CELLS) == sorted((b, s, r) for b in BRIDGES for s in "ab" for r in RUNES)


@pytest.mark.parametrize(("bridge", "side", "rune", "found", "number", "whose"), CELLS, ids=["-".join(cell[:3]) for cell in CELLS])
def test_the_grotto(bridge: str, side: str, rune: str, found: str, number: str, whose: str) -> None:
    """A8.2, first part; The Dwarven Grotto: at no cost; gems come from the supply."""
    game, captain = seated(bridge, side)
    captain.gold = 0
    play(game, lambda: mystics_quarter.grotto(game, captain), shows(rune))
    assert (captain.gold, captain.blue, captain.green) == tuple(found.split().count(good) for good in "gbG")
    assert (game.stock["blue"], game.stock["green"]) == (9 - captain.blue, 9 - captain.green)
    assert captain.visited == ["grotto"]


@pytest.mark.parametrize(("bridge", "side", "rune", "found", "number", "whose"), CELLS, ids=["-".join(cell[:3]) for cell in CELLS])
def test_the_white_mage(bridge: str, side: str, rune: str, found: str, number: str, whose: str) -> None:
    """A8.2, second part; The Sanctuary, Option 1: so many for 3 Gold, a Captain among them where it says any."""
    game, captain = seated(bridge, side)
    captain.gold = 3
    wounded(game, captain)
    table = begin(game, lambda: mystics_quarter.mage(game, captain), shows(rune))
    offers = healed(captain, table)
    is_anybody = any(not key.startswith(f"heal:{captain.seat}.") for key in offers[0])
    assert (is_anybody, captain.gold, captain.visited) == (whose == "any", 0, ["sanctuary"])
    assert len(told(game, "healed")) == (4 if number == "all" else int(number))


@pytest.mark.parametrize(("found", "left"), [("ice-b-star", (0, 1)), ("stone-b-star", (1, 5))])
def test_no_gem_is_found_where_none_is_left(found: str, left: tuple[int, int]) -> None:
    """A8.13: nine of each colour, and no more; A-R31: spent ones do not come back."""
    bridge, side, rune = found.split("-")
    game, captain = seated(bridge, side)
    game.stock["blue"], game.stock["green"] = left
    play(game, lambda: mystics_quarter.grotto(game, captain), shows(rune))
    assert (captain.blue, captain.green) == ((0, 1) if bridge == "ice" else (1, 0))
    assert (game.stock["blue"], game.stock["green"]) == ((0, 0) if bridge == "ice" else (0, 5))
