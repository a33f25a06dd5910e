"""Cards that somebody looks at, while others, or the same Captain, do something at any time (book, Special Abilities; Monster Cards)."""

from games.pit import encounters, night, twilight
from tests.games.pit.rolls import bare
from tests.games.pit.tables import begin, during, play, put, ready, station


def test_a_librarian_may_read_the_stars_between() -> None:
    """A8.8: looking at the top Sanctuary card does not end because a Wizard looks at others."""
    game = during(bare(ready(1)), "night")
    captain = game.captains[0]
    station(game, captain, "grey_librarian", "a1")
    station(game, captain, "star_reader", "a2")
    top, sages = game.monster_deck[:3], game.decks["sanctuary"][:1]
    table = begin(game, lambda: night.librarian(game, captain), "1 wizard:star_reader")
    assert table.view(1).you.looking == tuple(top)
    game = during(bare(ready(1)), "night")
    captain = game.captains[0]
    station(game, captain, "grey_librarian", "a1")
    station(game, captain, "star_reader", "a2")
    play(game, lambda: night.librarian(game, captain), "1 wizard:star_reader\n1 top:2\n1 look:under")
    assert game.monster_deck[0] == top[2]
    assert game.decks["sanctuary"][-1:] == sages
    assert game.looking == {}


def test_an_oracle_sees_what_lies_on_top_now_and_puts_that_away() -> None:
    """A8.4 Veiled Oracle; the Star Reader has put another card on top meanwhile, and that one is shown."""
    game = during(bare(ready(1)), "twilight")
    captain = game.captains[0]
    station(game, captain, "veiled_oracle", "a1")
    station(game, captain, "star_reader", "a2")
    game.monster_deck[:3] = ["panic", "spawn", "whispers"]
    table = begin(game, lambda: twilight.oracle(game, captain), "1 wizard:star_reader\n1 top:1")
    assert table.view(1).you.looking == ("spawn",)
    game = during(bare(ready(1)), "twilight")
    captain = game.captains[0]
    station(game, captain, "veiled_oracle", "a1")
    station(game, captain, "star_reader", "a2")
    game.monster_deck[:3] = ["panic", "spawn", "whispers"]
    play(game, lambda: twilight.oracle(game, captain), "1 wizard:star_reader\n1 top:1\n1 look:under")
    assert game.monster_deck[-1] == "spawn"
    assert game.discards == ["panic", "whispers"]


def test_quests_that_burn_before_the_heron_are_not_taken() -> None:
    """A8.11 Old Heron; a Monster player burns the Royal Keep while its Captain is choosing."""
    game = during(ready(1, foe="player"), "midday", "royal_keep")
    captain = game.captains[0]
    put(game, "old_heron_of_the_moat", "fountain")
    first, third = game.decks["keep"][0], game.decks["keep"][2]
    assert game.foe is not None
    game.foe.gold, game.foe.hand = 3, ["burning_street"]
    lines = f"{game.foe.seat} play:burning_street\n{game.foe.seat} burn district:royal_keep\n1 take:{third}"
    play(game, lambda: encounters.serve(game, captain, "heron"), lines)
    assert captain.quest == third
    assert first not in game.decks["keep"]
