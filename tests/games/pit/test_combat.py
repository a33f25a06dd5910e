"""Combat: pools, the four outcomes for attackers and defenders (book, Combat; A4, Combat table; A-R3, A-R20 to A-R22)."""

import pytest

from games.pit import combat, outpost
from games.pit.pieces import DECKS, Captain
from games.pit.state import Game
from tests.games.pit.rolls import alone, bare, claws, dice, hits
from tests.games.pit.tables import begin, keys, play, ready, station, told


def arena(card: str = "isolde_kerr", monster: str = "yy", variant: str = "orc-warchief") -> tuple[Game, Captain]:
    """A bare match of two; the Monster has these dice, and the first Captain a fighter on either side."""
    other = "yrsa_vane" if card != "yrsa_vane" else "isolde_kerr"
    game = bare(ready(2, variant, [card, other]))
    dice(game, monster)
    captain = game.captains[0]
    station(game, captain, "ferry_guard", "d1")
    station(game, captain, "slinger_of_low_street", "a1")
    return game, captain


def attack(game: Game, captain: Captain, lines: str) -> str:
    """From the Gate."""
    return play(game, lambda: combat.attack(game, captain, "gate"), lines)


def defend(game: Game, captain: Captain, lines: str) -> str:
    """Against the Monster."""
    return play(game, lambda: combat.strike(game, captain), lines)


def outcome(game: Game) -> tuple[str, str, str]:
    """Outcome, fate and victim of the last combat."""
    assert game.combat is not None
    return game.combat.outcome, game.combat.fate, game.combat.victim


def decks(game: Game) -> int:
    """Cards left in all decks of the Citadel."""
    return sum(len(game.decks[deck]) + len(game.faces.get(deck, ())) for deck in DECKS)


# ---------------------------------------------------------------- pools


def test_attackers_attack_and_defenders_defend() -> None:
    """Combat: the Captain's card and the cards of one side; Items by where they count, Mounts too."""
    game, captain = arena()
    for unit in captain.units:
        if not unit.is_messenger:
            unit.items, unit.mounts = ["long_spear", "kite_shield"], ["war_ox"]
    captain.card.mounts = ["ash_wolf"]
    attacking = [outpost.ordinary(game, captain, "attack"), outpost.beyond(game, captain, "attack")]
    defending = [outpost.ordinary(game, captain, "defence"), outpost.beyond(game, captain, "defence")]
    assert ["".join(sorted(pool)) for pool in attacking] == ["wwyy", "wyyy"]
    assert ["".join(sorted(pool)) for pool in defending] == ["wwwy", "yy"]


def test_at_most_eight_ordinary_dice() -> None:
    """Combat: up to a maximum of 8."""
    game, captain = arena()
    for at in range(2, 7):
        station(game, captain, "thunder_rider", f"a{at}")
    table = begin(game, lambda: combat.attack(game, captain, "gate"))
    assert table.question is not None
    assert table.question.draw is not None
    assert table.question.draw.n == 8


def test_the_monster_does_not_move_during_combat() -> None:
    """Combat, note."""
    game, captain = arena(monster="rrr")
    attack(game, captain, f"{hits('wwy', 0)}\n{claws('rrr', 3)}")
    assert game.monster.space == 0


def test_enchanted_results_count_on_either_side() -> None:
    """Combat: counted, and rolled again."""
    game, captain = arena(monster="r")
    attack(game, captain, "roll 1 5 4\nroll 1\nroll 2\nroll 6\nroll 6\nroll 1")
    assert told(game, "fought") == [{"seat": 1, "foe": "orc_warchief", "hits": 3, "claws": 2}]


# ---------------------------------------------------------------- the Captain wins


@pytest.mark.parametrize(("won", "damage", "result"), [(1, 1, "win"), (2, 1, "win"), (3, 2, "critical")])
def test_an_attacker_does_one_damage_or_two(won: int, damage: int, result: str) -> None:
    """Captain Win, Critical Hit: three or more in excess."""
    game, captain = arena(monster="y")
    attack(game, captain, f"{hits('wwy', won)}\n{claws('y', 0)}")
    assert outcome(game) == (result, "", "")
    assert (game.monster.health, captain.damage) == (10 - damage, damage)


def test_a_defender_who_wins_does_no_damage() -> None:
    """Captain Win: damage only if the Captain was attacking."""
    game, captain = arena(monster="y")
    defend(game, captain, f"{hits('wwy', 3)}\n{claws('y', 0)}")
    assert outcome(game) == ("critical", "", "")
    assert (game.monster.health, captain.damage) == (10, 0)
    assert all(not unit.injured for unit in captain.here if not unit.is_messenger)


def test_at_no_health_the_captains_win_at_once() -> None:
    """Objective; A-R41: a critical hit needs no second health."""
    game, captain = arena(monster="y")
    game.monster.health = 1
    assert attack(game, captain, f"{hits('wwy', 3)}\n{claws('y', 0)}") == "slain"
    assert captain.damage == 1


# ---------------------------------------------------------------- a tie


@pytest.mark.parametrize(("attacks", "involved"), [(True, "a1"), (False, "d1")])
def test_a_tie_injures_one_who_was_involved(attacks: bool, involved: str) -> None:
    """Monster Win (Tie): any one character involved, maybe the Captain, who chooses (A-R21)."""
    game, captain = arena()
    deed = (lambda: combat.attack(game, captain, "gate")) if attacks else (lambda: combat.strike(game, captain))
    table = begin(game, deed, f"{hits('wwy', 1)}\n{claws('yy', 1)}")
    assert keys(table, 1) == ("injure:1.captain", f"injure:1.{involved}")
    play(game, deed, f"{hits('wwy', 1)}\n{claws('yy', 1)}\n1 injure:1.{involved}")
    assert outcome(game) == ("tie", "injured", involved)


def test_what_an_injured_character_carries_stays_but_does_not_count() -> None:
    """Monster Win (Tie): Items, Mounts, armour remain and count again when healed."""
    game, captain = arena()
    unit = next(unit for unit in captain.units if unit.slot == "a1")
    unit.items, unit.mounts, unit.armour = ["hook_blade"], ["war_ox"], ["white"]
    attack(game, captain, f"{hits('wwwyyy', 1)}\n{claws('yy', 1)}\n1 injure:1.a1")
    assert (unit.items, unit.mounts, unit.armour) == (["hook_blade"], ["war_ox"], ["white"])
    assert outpost.ordinary(game, captain, "attack") + outpost.beyond(game, captain, "attack") == "wy"
    unit.injured = False
    assert sorted(outpost.ordinary(game, captain, "attack") + outpost.beyond(game, captain, "attack")) == sorted("wywwyy")


@pytest.mark.parametrize("attacks", [True, False])
def test_a_captain_alone_is_injured_by_a_tie(attacks: bool) -> None:
    """Monster Win (Tie); A-R22: attacking is the same."""
    game, captain = arena()
    alone(captain)
    before = decks(game)
    (attack if attacks else defend)(game, captain, f"{hits('wy', 1)}\n{claws('yy', 1)}")
    assert outcome(game) == ("tie", "injured", "captain")
    assert captain.card.injured
    assert decks(game) == before


@pytest.mark.parametrize("attacks", [True, False])
def test_an_injured_captain_alone_lets_the_citadel_burn_by_a_tie(attacks: bool) -> None:
    """Monster Win (Tie); A-R22."""
    game, captain = arena()
    alone(captain, is_injured=True)
    before = decks(game)
    (attack if attacks else defend)(game, captain, f"{hits('y', 1)}\n{claws('yy', 1)}\ndeal 0")
    assert outcome(game) == ("tie", "burned", "")
    assert decks(game) == before - 9


def test_an_injured_captain_in_company_is_not_injured_again() -> None:
    """A-R20: one of the others must be."""
    game, captain = arena()
    captain.card.injured = True
    attack(game, captain, f"{hits('wy', 1)}\n{claws('yy', 1)}")
    assert outcome(game) == ("tie", "injured", "a1")


# ---------------------------------------------------------------- the Monster wins


@pytest.mark.parametrize(("attacks", "first", "second"), [(True, "a1", "a2"), (False, "d1", "d2")])
def test_a_loss_sacrifices_one_who_was_involved(attacks: bool, first: str, second: str) -> None:
    """Monster Win: one character involved, never the Captain; it leaves the game (Terminology, Sacrifice)."""
    game, captain = arena()
    station(game, captain, "paladin", second)
    deed = (lambda: combat.attack(game, captain, "gate")) if attacks else (lambda: combat.strike(game, captain))
    rolled = f"{hits('wwyy', 0)}\n{claws('yy', 1)}"
    table = begin(game, deed, rolled)
    assert keys(table, 1) == (f"lose:{first}", f"lose:{second}")
    play(game, deed, f"{rolled}\n1 lose:{second}")
    assert outcome(game) == ("loss", "sacrificed", second)
    assert game.removed == ["paladin"]
    assert captain.at(second) is None


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize("is_injured", [False, True])
def test_a_captain_alone_is_injured_and_the_citadel_burns(attacks: bool, is_injured: bool) -> None:
    """Monster Win; A-R22: attacking is the same, and who is injured already only sees it burn."""
    game, captain = arena()
    alone(captain, is_injured)
    before, stock, bag = decks(game), dict(game.stock), len(game.bag)
    pool = "y" if is_injured else "wy"
    (attack if attacks else defend)(game, captain, f"{hits(pool, 0)}\n{claws('yy', 1)}\ndeal 3")
    assert outcome(game) == ("loss", "burned", "captain")
    assert captain.card.injured
    assert decks(game) == before - 9
    assert sum(game.stock.values()) == sum(stock.values()) - 3
    assert len(game.bag) == bag - 1


def test_injured_characters_are_not_involved() -> None:
    """A-R20: they give no dice and cannot be the loss."""
    game, captain = arena()
    station(game, captain, "paladin", "a2").injured = True
    attack(game, captain, f"{hits('wwy', 0)}\n{claws('yy', 1)}")
    assert outcome(game) == ("loss", "sacrificed", "a1")


def test_the_messenger_is_involved_but_never_sacrificed() -> None:
    """A8.1: a tie may injure it; a loss takes another."""
    game, captain = arena()
    for unit in captain.units:
        unit.injured = not unit.is_messenger
    tied = begin(game, lambda: combat.strike(game, captain), f"{hits('wwy', 1)}\n{claws('yy', 1)}")
    assert keys(tied, 1) == ("injure:1.captain", "injure:1.d6")
    defend(game, captain, f"{hits('wwy', 0)}\n{claws('yy', 1)}\ndeal 0")
    assert outcome(game) == ("loss", "burned", "captain")


def test_wyverns_and_the_other_side_are_not_involved() -> None:
    """A-R20; Terminology, Character: Wyverns are none."""
    game, captain = arena()
    station(game, captain, "cinder_wyvern", "a2")
    attack(game, captain, f"{hits('wwy', 0)}\n{claws('yy', 1)}")
    assert outcome(game) == ("loss", "sacrificed", "a1")


def test_the_captain_chooses_losses_with_a_monster_player_too() -> None:
    """A-R21: combat losses are the Captain's choice."""
    game = bare(ready(2, "orc-warchief", foe="player"))
    dice(game, "yy")
    captain = game.captains[0]
    for slot in ("d1", "d2"):
        station(game, captain, "paladin", slot)
    tied = begin(game, lambda: combat.strike(game, captain), f"{hits('wyyy', 1)}\n{claws('yy', 1)}")
    assert keys(tied, 1) == ("injure:1.captain", "injure:1.d1", "injure:1.d2")
    lost = begin(game, lambda: combat.strike(game, captain), f"{hits('wyyy', 0)}\n{claws('yy', 1)}")
    assert keys(lost, 1) == ("lose:d1", "lose:d2")


def test_burning_takes_the_top_card_of_every_deck_and_a_token_of_each_stock() -> None:
    """Terminology, Burn the Citadel; A-R23: face-up cards are the top ones; not the Monster or the Encounter deck."""
    game, captain = arena()
    alone(captain)
    faces = [faces[0] for faces in game.faces.values()]
    others = len(game.monster_deck), len(game.encounters)
    attack(game, captain, f"{hits('wy', 0)}\n{claws('yy', 2)}\ndeal 0")
    assert set(faces) <= set(game.removed)
    assert all(not faces for faces in game.faces.values())
    assert (len(game.monster_deck), len(game.encounters)) == others
    assert (game.stock["stone"], game.stock["blue"] + game.stock["green"], game.stock["white"] + game.stock["yellow"]) == (8, 17, 9)


def test_nothing_is_left_to_burn() -> None:
    """A-R23: empty decks and stocks burn no further."""
    game, captain = arena()
    alone(captain)
    game.decks = {deck: [] for deck in DECKS}
    game.faces = {deck: [] for deck in game.faces}
    game.stock = dict.fromkeys(game.stock, 0)
    game.bag = []
    assert attack(game, captain, f"{hits('wy', 0)}\n{claws('yy', 1)}") == "done"
    assert set(game.stock.values()) == {0}
