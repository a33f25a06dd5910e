"""The four combat examples of the book: three White, three Yellow, one Red against three White, two Yellow, two Red (Combat Examples)."""

from games.pit import combat, outpost, traits
from games.pit.pieces import Captain
from games.pit.state import Game
from tests.games.pit.rolls import bare, claws, dice, hits
from tests.games.pit.tables import begin, keys, play, ready, station

OWN, FOE = "wwwyyyr", "rryywww"


def duel() -> tuple[Game, Captain]:
    """A Captain with a Paladin and two others attacks the Dragon."""
    game = bare(ready())
    dice(game, "wwwyyrr")
    captain = game.captains[0]
    station(game, captain, "paladin", "a1")
    station(game, captain, "wall_sapper", "a2")
    station(game, captain, "cliff_reaver", "a3")
    return game, captain


def test_the_pools() -> None:
    """They are as the book adds them up; the Dragon rolls Red first."""
    game, captain = duel()
    assert outpost.limited(game, outpost.ordinary(game, captain, "attack"), 8) == OWN
    assert traits.monster_dice(game) == FOE


def fight(own: int, foe: int, *more: str) -> Game:
    """The combat with so many Captain against so many Monster results."""
    game, captain = duel()
    play(game, lambda: combat.attack(game, captain, "gate"), "\n".join([hits(OWN, own), claws(FOE, foe), *more]))
    return game


def test_example_1_the_monster_wins() -> None:
    """Four to three: one character is sacrificed, here the Paladin."""
    game, captain = duel()
    table = begin(game, lambda: combat.attack(game, captain, "gate"), f"{hits(OWN, 3)}\n{claws(FOE, 4)}")
    assert keys(table, 1) == ("lose:a1", "lose:a2", "lose:a3")
    game = fight(3, 4, "1 lose:a1")
    assert [unit.slot for unit in game.captains[0].here] == ["captain", "a2", "a3", "d6"]
    assert (game.removed, game.monster.health) == (["paladin"], 10)


def test_example_2_the_captain_wins() -> None:
    """Five to three: one damage."""
    game = fight(5, 3)
    assert game.monster.health == 9
    assert game.combat is not None
    assert game.combat.outcome == "win"


def test_example_3_a_tie() -> None:
    """Five to five: one character is injured."""
    game = fight(5, 5, "1 injure:1.a1")
    assert [unit.id for unit in game.captains[0].here if unit.injured and not unit.is_messenger] == ["paladin"]
    assert game.monster.health == 10


def test_example_4_a_critical_hit() -> None:
    """Five to two: a difference of three, two damage."""
    game = fight(5, 2)
    assert game.monster.health == 8
    assert game.combat is not None
    assert game.combat.outcome == "critical"
