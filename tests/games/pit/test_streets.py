"""Tokens in the streets: what they bar, how they are fought, what guests offer (A8.11; book, Attacking Creatures)."""

from games.pit import city_watch, districts, encounters, quests, streets, wyverns
from games.pit.state import Game
from tests.games.pit.rolls import claws, hits
from tests.games.pit.tables import begin, during, keys, play, put, ready, station, told


def places(game: Game) -> list[str]:
    """Where tokens stand."""
    return [token.place for token in game.on_board]


# ---------------------------------------------------------------- in the way


def test_creatures_bar_structures_and_outlaws_and_guests_do_not() -> None:
    """Book, Attacking Creatures: no primary effect while a Creature token is present; A8.11 Stone Colossus: Statue unusable."""
    game = ready()
    put(game, "tomb_ogre", "barracks", "town_hall")
    put(game, "stone_colossus", "statue")
    put(game, "lady_sable_toll_thief", "alchemist")
    put(game, "brother_oats", "eyrie")
    barred = [structure for structure in ("barracks", "town_hall", "statue", "alchemist", "eyrie", "keep") if streets.blocker(game, structure)]
    assert barred == ["barracks", "town_hall", "statue"]
    assert [token.id for token in streets.fightable(game, "statue") + streets.fightable(game, "alchemist")] == [
        "stone_colossus",
        "lady_sable_toll_thief",
    ]
    assert streets.fightable(game, "eyrie") == []


def test_lady_sable_takes_a_toll_in_the_taverns() -> None:
    """A8.11 Lady Sable: recruiting there costs 1 Gold more until beaten."""
    game = ready()
    cheap = districts.tavern_price(game, "lost_squire")
    (sable,) = put(game, "lady_sable_toll_thief", "alchemist")
    assert districts.tavern_price(game, "lost_squire") == cheap + 1
    encounters.hurt(game, game.captains[0], sable, 1, has_ram=False)
    assert districts.tavern_price(game, "lost_squire") == cheap


# ---------------------------------------------------------------- damage


def test_each_damage_is_paid_and_the_last_token_returns_the_card() -> None:
    """Book, Attacking Creatures: reward for each damage; last token, Encounter card returned."""
    game = ready()
    captain = game.captains[0]
    first, second = put(game, "cellar_oozes", "tavern_1", "tavern_2")
    assert encounters.hurt(game, captain, first, 1, has_ram=False) == 1
    assert (captain.gold, first.health, captain.earned) == (5, 1, 2)
    assert encounters.hurt(game, captain, first, 2, has_ram=False) == 1
    assert (captain.gold, places(game), game.open) == (7, ["tavern_2"], ["cellar_oozes"])
    assert encounters.hurt(game, captain, second, 2, has_ram=True) == 2
    assert (captain.gold, places(game), game.open, game.encounters[-1]) == (12, [], [], "cellar_oozes")


def test_the_tomb_ogre_takes_one_damage_at_a_time() -> None:
    """A8.11 Tomb Ogre; A8.6 Hill Ram pays for the critical hit all the same."""
    game = ready()
    ogre, _ = put(game, "tomb_ogre", "barracks", "town_hall")
    assert encounters.hurt(game, game.captains[0], ogre, 2, has_ram=True) == 1
    assert (ogre.health, game.captains[0].gold) == (1, 7)


def test_an_outlaw_is_no_creature_for_clear_the_streets() -> None:
    """A8.9 Clear the Streets: a Creature token, as long as there is one in play."""
    game = during(ready(), "midday", "market")
    captain = game.captains[0]
    captain.quest, captain.quest_due = "clear_the_streets", 2
    put(game, "lady_sable_toll_thief", "alchemist")
    rats = put(game, "rust_rats", "armoury")
    play(game, lambda: city_watch.fight_token(game, captain, "alchemist"), f"{hits('wyy', 3)}\n{claws('yy', 0)}")
    assert (captain.quest, game.encounters[-1], game.on_board) == ("clear_the_streets", "lady_sable_toll_thief", rats)


def test_a_captain_fights_a_creature_in_the_streets() -> None:
    """Book, Attacking Creatures: standard combat, with the Creature's own pool (A-R37); it counts as the visit. Clear the Streets (A8.9)."""
    game = during(ready(1), "midday", "city_watch")
    captain = game.captains[0]
    captain.quest = "clear_the_streets"
    game.decks["keep"].remove("clear_the_streets")
    put(game, "bone_marchers", "barracks")
    order = " ".join(str(at) for at in range(16))
    play(game, lambda: city_watch.fight_token(game, captain, "barracks"), f"roll 2 2 1\nroll 5 1\ndeal {order}")
    assert game.on_board == []
    assert (captain.gold, captain.quest, captain.visited) == (4 + 2 + 10, "", ["barracks"])
    assert told(game, "token-beaten") == [{"seat": 1, "foe": "bone_marchers"}]


def test_a_carrion_wyvern_takes_a_token_away() -> None:
    """A8.7 Carrion Wyvern: remove one Creature token; take its reward once."""
    game = ready(1)
    captain = game.captains[0]
    put(game, "cellar_oozes", "tavern_1")
    station(game, captain, "carrion_wyvern", "a2")
    play(game, lambda: wyverns.use(game, captain, "carrion_wyvern"))
    assert (game.on_board, game.encounters[-1], captain.gold) == ([], "cellar_oozes", 6)


# ---------------------------------------------------------------- guests


def test_the_old_heron_sells_one_of_three_quests() -> None:
    """A8.11 Old Heron: 2 Gold, look at the top 3 Quests and take one; nobody else sees them."""
    game = during(ready(), "midday", "royal_keep", "market")
    captain = game.captains[0]
    put(game, "old_heron_of_the_moat", "fountain")
    top = game.decks["keep"][:3]
    assert encounters.services(game, game.captains[1]) == []
    assert encounters.services(game, captain) == ["visit:heron"]
    table = begin(game, lambda: encounters.serve(game, captain, "heron"))
    assert table.question is not None
    assert keys(table, 1) == tuple(f"take:{quest}" for quest in top)
    assert table.question.asks[1].choices.public == ()  # type: ignore[union-attr]
    assert table.view(1).you.looking == tuple(top)
    assert table.view(2).you.looking == ()
    captain.used.clear()
    captain.gold = 3
    play(game, lambda: encounters.serve(game, captain, "heron"), f"1 take:{top[1]}")
    assert (captain.quest, captain.quest_due, captain.gold) == (top[1], game.round + 1, 1)
    assert game.decks["keep"][:2] == [top[0], top[2]]
    assert encounters.services(game, captain) == []


def test_brother_oats_heals_one_own_character_a_round_and_leaves_at_the_third_night() -> None:
    """A8.11 Brother Oats."""
    game = during(ready(), "midday", "southern_gate")
    captain = game.captains[0]
    put(game, "brother_oats", "church")
    assert encounters.services(game, captain) == []
    captain.card.injured = True
    assert encounters.services(game, captain) == ["visit:oats"]
    play(game, lambda: encounters.serve(game, captain, "oats"))
    captain.card.injured, healed = True, captain.card.injured
    assert not healed
    assert encounters.services(game, captain) == []
    assert nights_until_gone(game) == 3


def test_maren_helps_in_her_district_and_leaves_at_the_second_night() -> None:
    """A8.11 Maren of the Road: 1 extra White Die in combat."""
    game = during(ready(1), "midday", "great_hall")
    put(game, "maren_of_the_road", "stables")
    put(game, "tomb_ogre", "town_hall")
    table = begin(game, lambda: city_watch.fight_token(game, game.captains[0], "town_hall"))
    assert table.question is not None
    assert table.question.draw is not None
    assert table.question.draw.n == 4
    assert nights_until_gone(game) == 2


def nights_until_gone(game: Game) -> int:
    """Nights until the first token has left."""
    token = game.on_board[0]
    for captain in game.captains:
        captain.district = ""
    for number in range(1, 5):
        play(game, lambda: encounters.night(game))
        if token not in game.on_board:
            assert token.id in game.encounters
            return number
    return 0


def test_a_harpy_is_fought_from_its_outpost_once_a_round() -> None:
    """A8.11 Stone Harpies: the slot may not be used until the token is beaten."""
    game = during(ready(), "midday", "market", "market")
    captain = game.captains[0]
    put(game, "stone_harpies", "1.a2")
    assert encounters.services(game, game.captains[1]) == []
    assert encounters.services(game, captain) == ["visit:harpy"]
    play(game, lambda: encounters.serve(game, captain, "harpy"), "roll 5 5 4\nroll 5 2")
    assert (places(game), encounters.services(game, captain)) == (["1.a2"], [])


def test_a_beaten_harpy_leaves_its_slot() -> None:
    """A8.11 Stone Harpies."""
    game = during(ready(), "midday", "market")
    captain = game.captains[0]
    put(game, "stone_harpies", "1.a2")
    play(game, lambda: encounters.serve(game, captain, "harpy"), "roll 2 2 1\nroll 2 2")
    assert (game.on_board, captain.gold, game.blocked(captain)) == ([], 5, set())


def test_a_quest_of_the_heron_may_end_at_once() -> None:
    """A8.9 The Long Ride: where one stands already."""
    game = during(ready(1), "midday", "royal_keep")
    captain = game.captains[0]
    game.decks["keep"].remove("the_long_ride")
    order = " ".join(str(at) for at in range(16))
    play(game, lambda: quests.accept(game, captain, "the_long_ride"), f"roll 6\ndeal {order}\ndeal 0 4\n1 keep:back_six")
    assert (captain.quest, captain.wishes) == ("", ["back_six"])
