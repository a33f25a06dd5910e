"""The fourteen difficulty tokens, suggestions, sides (book, Adjusting Difficulty, Difficulty Tokens; A-R7, A-R8)."""

import pytest

from games.engine import CHANCE, Answer, Keys, Table
from games.pit import difficulty, march, midday, morning, wizards
from games.pit.match import Pit
from games.pit.pieces import TAVERNS
from games.pit.state import Game
from games.pit.title import PIT
from games.testing import steady
from tests.games.pit.rolls import bare, hits
from tests.games.pit.tables import begin, during, play, prompt, ready, station


def under(*skulls: str, captains: int = 2, variant: str = "dragon") -> Game:
    """A bare match with these tokens, which have not changed the start yet."""
    game = bare(ready(captains, variant))
    game.skulls.update(skulls)
    return game


def apply(game: Game, lines: str = "") -> Game:
    """The tokens change the start."""
    play(game, lambda: difficulty.apply(game), lines)
    return game


def push(game: Game, card: str, lines: str = "") -> int:
    """How far a Wizard drives the Monster back from space 20."""
    game.monster.space = 20
    play(game, lambda: wizards.use(game, game.captains[0], card), lines)
    return 20 - game.monster.space


# ---------------------------------------------------------------- how many


@pytest.mark.parametrize(
    ("variant", "captains", "colours"),
    [
        ("enchantress", 2, "w"),
        ("enchantress-b", 2, "wy"),
        ("orc-warchief", 3, "www"),
        ("orc-warchief-b", 2, "wwwy"),
        ("behemoth", 2, "ww"),
        ("behemoth-b", 2, "yy"),
        ("vampire-queen", 2, "www"),
        ("vampire-queen-b", 2, "wwy"),
        ("dragon", 2, "ww"),
        ("dragon-b", 2, "wwy"),
    ],
)
def test_suggestions(variant: str, captains: int, colours: str) -> None:
    """Difficulty Tokens: the first of the book's suggestions for each side."""
    game = ready(captains, variant, difficulty="suggested")
    assert sorted(game.content.skulls[token].colour for token in game.skulls) == sorted(colours)


@pytest.mark.parametrize("colours", ["none", "wwww", "yy", "wyr"])
def test_numbers_of_ones_own(colours: str) -> None:
    """Difficulty Tokens: Captains may agree on any; drawn without putting back."""
    game = ready(2, difficulty=colours)
    assert sorted(game.content.skulls[token].colour for token in game.skulls) == sorted("" if colours == "none" else colours)


def test_the_captains_may_choose_them_together() -> None:
    """Difficulty Tokens: choosing; A-R47: most votes, the Lead breaks ties."""
    match = Pit(PIT.setup("dragon", 3, {"difficulty": "w", "skulls": "chosen"}))
    table = Table(match)
    while table.question is not None and all(ask.prompt != "skull" for ask in table.question.asks.values()):
        seat = table.question.awaited[0]
        ask = table.question.asks[seat]
        table.play(Answer(seat, ask.prompt, ask.choices.keys[0] if isinstance(ask.choices, Keys) else steady(ask.choices)))
    votes = {1: "onward", 2: "no_statue", 3: "dear_barracks"}
    for seat, token in votes.items():
        table.play(Answer(seat, "skull", f"skull:{token}"))
    assert match.game.skulls == {votes[match.game.lead]}
    assert CHANCE not in votes


# ---------------------------------------------------------------- White


@pytest.mark.parametrize(("spaces", "moved"), [(3, 4), (1, 2), (0, 0)])
def test_onward_adds_a_space_to_every_move(spaces: int, moved: int) -> None:
    """A-R7: once for each completed move; no move, no space."""
    game = under("onward")
    march.move(game, spaces)
    assert game.monster.space == moved


def test_onward_counts_a_progress_roll_as_one_move() -> None:
    """A-R7."""
    game = during(under("onward"), "morning")
    play(game, lambda: morning.progress(game, game.captains[0]), f"1 roll\n{hits('wy', 0)}\nroll 5")
    assert game.monster.space == 3


@pytest.mark.parametrize(("card", "back", "colour"), [("novice_of_tides", 2, "w"), ("star_reader", 1, ""), ("binder_of_roots", 4, "r")])
def test_half_wizards(card: str, back: int, colour: str) -> None:
    """Half the number, rounded down; dice are still awarded."""
    game = under("half_wizards")
    before = dict(game.monster.dice)
    assert push(game, card, "1 top:0" if card == "star_reader" else "") == back
    assert {each: n - before[each] for each, n in game.monster.dice.items() if n != before[each]} == ({colour: 1} if colour else {})


def test_half_wizards_halve_dice_too() -> None:
    """Wizards move the Monster by half: two a result, three results, halved."""
    assert push(under("half_wizards"), "dice_seer", hits("wwww", 3)) == 3


def test_one_tavern() -> None:
    """Recruitment at the Market: one structure and the Alchemist."""
    game = during(under("one_tavern"), "midday", "market")
    captain = game.captains[0]
    captain.gold = 30
    recruits = {f"recruit:{tavern}" for tavern in TAVERNS}
    assert recruits <= set(midday.menu(game, captain))
    captain.visited.append("tavern_2")
    menu = set(midday.menu(game, captain))
    assert not recruits & menu
    assert "buy:stone" in menu


@pytest.mark.parametrize(("skulls", "price"), [((), 2), (("dear_barracks",), 4), (("dear_all",), 4), (("dear_barracks", "dear_all"), 6)])
def test_dear_barracks(skulls: tuple[str, ...], price: int) -> None:
    """White: the Barracks cost 4; Yellow: all purchases and recruitings 2 more."""
    for gold in (price - 1, price):
        game = during(under(*skulls), "midday", "city_watch")
        game.captains[0].gold = gold
        assert ("recruit:barracks" in midday.menu(game, game.captains[0])) is (gold == price)


def test_no_statue() -> None:
    """The Statue may not be used."""
    for skulls, is_there in (((), True), (("no_statue",), False)):
        game = during(under(*skulls), "midday", "city_watch")
        station(game, game.captains[0], "paladin", "a1")
        assert ("visit:statue" in midday.menu(game, game.captains[0])) is is_there


def test_purple_wizards() -> None:
    """A-R8: not behind the highest purple space reached, which other moves back ignore."""
    game = under("purple_wizards")
    march.move(game, 20)
    assert push(game, "binder_of_roots") == 2
    assert push(game, "binder_of_roots") == 2
    march.drive_back(game, game.captains[0], 6)
    assert game.monster.space == 12
    play(game, lambda: wizards.use(game, game.captains[0], "novice_of_tides"))
    assert game.monster.space == 12


# ---------------------------------------------------------------- Yellow


@pytest.mark.parametrize(("captains", "health"), [(1, 10 + 2), (2, 10 + 3), (4, 20 + 5)])
def test_more_health(captains: int, health: int) -> None:
    """Number of Captains and one more; A-R40: it may heal up to that."""
    game = apply(under("more_health", captains=captains))
    assert game.monster.health == game.monster.full == health


@pytest.mark.parametrize(("skull", "spaces"), [("start_rock", (15, 18)), ("start_arch", (30, 33))])
def test_where_the_monster_starts(skull: str, spaces: tuple[int, int]) -> None:
    """Either purple space near the Rock or the Arch Bridge, as the Captains choose; it is never driven behind its start (A-R8)."""
    for space in spaces:
        game = under(skull)
        assert prompt(begin(game, lambda: difficulty.apply(game)), 1) == "start"  # noqa: B023
        apply(game, f"1 space:{space}\n2 space:{space}")
        assert game.monster.space == space
        march.move(game, 2)
        march.drive_back(game, game.captains[0], 6)
        assert game.monster.space == space


def test_the_later_start_counts() -> None:
    """Both tokens: the Red one."""
    assert apply(under("start_rock", "start_arch"), "1 space:30\n2 space:30").monster.space == 30


def test_no_grotto() -> None:
    """It collapses."""
    for skulls, is_there in (((), True), (("no_grotto",), False)):
        game = during(under(*skulls), "midday", "mystics_quarter")
        assert ("visit:grotto" in midday.menu(game, game.captains[0])) is is_there


def test_red_die() -> None:
    """One more Red Die at the start."""
    assert apply(under("red_die")).monster.dice == {"w": 3, "y": 0, "r": 2}


@pytest.mark.parametrize("skulls", [(), ("dear_all",)])
@pytest.mark.parametrize(
    ("district", "key", "price"),
    [
        ("southern_gate", "recruit:eyrie", 4),
        ("southern_gate", "buy:blue", 4),
        ("great_hall", "buy:mail_coat", 3),
        ("great_hall", "buy:war_ox", 3),
        ("market", "buy:stone", 3),
        ("market", "recruit:tavern_1", 2),
        ("mystics_quarter", "recruit:sanctuary", 3),
        ("royal_keep", "buy:green", 4),
        ("royal_keep", "buy:white_armour", 4),
    ],
)
def test_dear_all(skulls: tuple[str, ...], district: str, key: str, price: int) -> None:
    """All purchases and recruitings cost 2 Gold more."""
    dear = price + 2 * len(skulls)
    for gold in (dear - 1, dear):
        assert (key in offered(under(*skulls), district, gold)) is (gold == dear)


@pytest.mark.parametrize(
    ("district", "key", "price"),
    [
        ("southern_gate", "visit:light", 4),
        ("mystics_quarter", "visit:mage", 3),
        ("royal_keep", "visit:fountain_1", 1),
        ("market", "barkeep:tavern_1", 1),
    ],
)
def test_what_is_no_purchase_is_not_dearer(district: str, key: str, price: int) -> None:
    """Tributes, the White Mage, wishes and the Barkeep."""
    game = under("dear_all")
    game.captains[0].card.injured = True
    assert key in offered(game, district, price)


def offered(game: Game, district: str, gold: int) -> list[str]:
    """What a Captain with so much Gold is offered there."""
    during(game, "midday", district)
    game.faces.update(tavern_1=["ferry_guard"], town_hall=["mail_coat"], stables=["war_ox"])
    game.captains[0].gold = gold
    return midday.menu(game, game.captains[0])


# ---------------------------------------------------------------- Red


@pytest.mark.parametrize(("card", "back", "colour"), [("novice_of_tides", 2, "w"), ("binder_of_roots", 2, "r"), ("waystone_keeper", 2, "r")])
def test_weak_wizards(card: str, back: int, colour: str) -> None:
    """Two spaces instead of the indicated amount; dice are still awarded."""
    game = under("weak_wizards")
    before = game.monster.dice[colour]
    assert push(game, card) == back
    assert game.monster.dice[colour] == before + 1


def test_weak_wizards_leave_dice_alone() -> None:
    """Movement by dice is performed as normal."""
    assert push(under("weak_wizards"), "dice_seer", hits("wwww", 3)) == 6


def test_more_dice() -> None:
    """Two more at most, and an extra Red and Yellow Die."""
    game = apply(under("more_dice"))
    assert (game.monster.dice, game.monster.limit) == ({"w": 3, "y": 1, "r": 2}, 14)
