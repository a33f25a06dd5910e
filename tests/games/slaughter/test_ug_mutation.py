"""Buying mutations (book, Mutation; Losing Tokens): R69 to R72; content page 5.11, costs; cases T25, T26."""

import pytest

from games.slaughter import mutations
from games.slaughter.mutations import affordable, buy, cost, offer, replace_row
from games.slaughter.night import begin_hour
from games.slaughter.tokens import lose_token, payments
from games.slaughter.turn import take_turn
from tests.games.slaughter.scene import Scene, asked

COSTS = {  # left (2 and 3 players), right (4 and 5 players), for the whole family
    "extra_limb": (4, 3, False),
    "razor_jaws": (4, 3, False),
    "overgrowth": (4, 3, False),
    "hypnotic_eyes": (3, 2, False),
    "long_claws": (3, 2, False),
    "hound_nose": (2, 1, False),
    "third_eye": (2, 1, False),
    "bony_plates": (3, 2, False),
    "slime_body": (3, 2, False),
    "ram_skull": (2, 1, False),
    "spring_legs": (3, 2, False),
    "shared_stomach": (5, 4, True),
    "pack_sense": (4, 3, True),
    "cheek_pouches": (2, 1, True),
    "night_vision": (3, 2, True),
    "mob_rule": (5, 4, True),
}
ROW = ("long_claws", "hound_nose", "pack_sense")
FOUR = ("werewolf", "vampire", "golem", "ghost")


def market(
    *families: str, row: tuple[str, ...] = ("long_claws", "hound_nose", "pack_sense"), pile: tuple[str, ...] = ("third_eye", "slime_body")
) -> Scene:
    """Seat 1's turn in an Underground night with these mutations."""
    scene = Scene(*families, variant="underground")
    scene.game.below.row, scene.game.below.mutations = list(row), list(pile)
    scene.turn(1, "child", "yard_n")
    return scene


# ---------------------------------------------------------------- costs


@pytest.mark.parametrize("mutation", COSTS)
def test_cost_on_the_left_and_on_the_right(mutation: str) -> None:
    """Book: 2-3 players pay the cost on the left, 4-5 players that on the right; content page 5.11."""
    few, many, family = COSTS[mutation]
    facts = Scene().game.content.mutations[mutation]
    assert facts.family == family
    assert [facts.cost(players) for players in (2, 3, 4, 5)] == [few, few, many, many]


def test_sixteen_mutations() -> None:
    """Book, Components; content page 5.11: one copy each."""
    assert tuple(Scene().game.content.mutations) == tuple(COSTS)


def test_t26_monster_spirit() -> None:
    """Case T26: five players, price of third_eye 1 (minimum 1) and of mob_rule 3."""
    scene = market(*FOUR, "zombie")
    scene.game.below.event = "monster_spirit"
    assert (cost(scene.game, "third_eye"), cost(scene.game, "mob_rule")) == (1, 3)
    scene.game.below.event = ""
    assert (cost(scene.game, "third_eye"), cost(scene.game, "mob_rule")) == (1, 4)


def test_monster_spirit_with_few_players() -> None:
    """Book, Smells Like Monster Spirit: 1 point less, not less than 1."""
    scene = market()
    scene.game.below.event = "monster_spirit"
    assert [cost(scene.game, each) for each in ("third_eye", "long_claws", "extra_limb", "mob_rule")] == [1, 2, 3, 4]


# ---------------------------------------------------------------- paying


def ways(scene: Scene, price: int) -> set[str]:
    """How seat 1 could pay."""
    return {".".join(way) for way in payments(scene.game, scene.player(1), price)}


def test_payments_reach_the_cost_without_a_superfluous_token() -> None:
    """R70: total at least the cost; a token without which the cost is still met is refused."""
    scene = market()
    scene.give(1, flesh=2, door=1, brain=1)
    assert ways(scene, 2) == {"flesh", "brain"}
    assert ways(scene, 3) == {"brain", "flesh.flesh", "flesh.door"}
    assert ways(scene, 4) == {"flesh.flesh", "flesh.brain", "brain.door"}
    assert ways(scene, 5) == {"flesh.brain", "flesh.flesh.door"}


def test_a_token_worth_more_than_the_price_is_lost() -> None:
    """Book, Note and Example: a brain for a card of 2; the unused point is lost."""
    scene = market(row=("hound_nose",), pile=("third_eye",))
    scene.give(1, brain=1)
    scene.run(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:child")
    assert scene.tokens(1) == {}
    assert scene.player(1).mutations == {"hound_nose": "child"}
    assert scene.told("token-spent") == [{"seat": 1, "token": "brain"}]


def test_every_kind_of_token_pays() -> None:
    """Book, Losing Tokens: doors, flesh, bones, brains, targets, bolts, the basement door; returned to the supply."""
    for token in ("flesh", "bone", "brain", "target", "basement_door", "bolt"):
        scene = market(row=("hound_nose",), pile=())
        scene.give(1, **{token: 1})
        assert affordable(scene.game, scene.player(1)) == ["hound_nose"]
        scene.run(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:mother")
        assert scene.tokens(1) == {}
    scene = market(row=("hound_nose",), pile=())
    scene.give(1, door=1)
    assert affordable(scene.game, scene.player(1)) == []
    scene.give(1, door=2)
    scene.run(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:mother")
    assert scene.tokens(1) == {}


def test_the_payer_chooses() -> None:
    """Book: they use their own tokens, of their choice; never those of others."""
    scene = market(row=("long_claws",), pile=())
    scene.give(1, flesh=2, brain=1, door=1)
    scene.give(2, target=3)
    table = scene.begin(buy(scene.game, scene.player(1), "long_claws"), "1 monster:father")
    assert set(asked(table, 1)) == {"pay:brain", "pay:flesh.flesh", "pay:flesh.door"}
    scene.go_on(table, "1 pay:flesh.door")
    assert scene.tokens(1) == {"flesh": 1, "brain": 1}
    assert scene.tokens(2) == {"target": 3}


def test_one_cannot_spend_what_one_does_not_own() -> None:
    """Book, Losing Tokens: players cannot spend tokens they do not own."""
    scene = market()
    assert scene.menu("mutate") == ()
    scene.give(1, flesh=1)
    assert scene.menu("mutate") == ("hound_nose",)
    scene.give(1, flesh=2)
    assert scene.menu("mutate") == ("long_claws", "hound_nose", "pack_sense")


# ---------------------------------------------------------------- when, for whom


def test_a_mutation_ends_the_turn() -> None:
    """Book, Note: once per turn, at the end of the turn; a free action."""
    scene = market()
    scene.give(1, flesh=3)
    scene.monster(1, "child").zone = ""
    scene.game.turn = None
    table = scene.begin(take_turn(scene.game, scene.player(1)), "1 monster:child", "1 start:yard_n")
    assert "mutate:hound_nose" in asked(table, 1)
    scene.go_on(table, "1 mutate:hound_nose", "1 monster:mother")
    assert table.question is None
    assert scene.player(1).mutations == {"hound_nose": "mother"}
    assert not scene.monster(1, "child").up


def test_it_costs_no_action_and_needs_none() -> None:
    """Book: a free action; also offered with no action left."""
    scene = market()
    scene.give(1, flesh=1)
    scene.now.actions_left = scene.now.free_moves = 0
    assert "hound_nose" in scene.menu("mutate")


def test_the_step_is_offered_after_a_turn_that_was_cut_short() -> None:
    """R68: the mutation step is still allowed when a turn ends early."""
    scene = market()
    scene.give(1, flesh=1)
    scene.run(offer(scene.game, scene.player(1)), "1 no")
    assert scene.tokens(1) == {"flesh": 1}
    scene.run(offer(scene.game, scene.player(1)), "1 mutate:hound_nose", "1 monster:child")
    assert scene.player(1).mutations == {"hound_nose": "child"}


def test_nothing_is_asked_of_the_poor() -> None:
    """R70: payment must be possible."""
    scene = market()
    scene.run(offer(scene.game, scene.player(1)))


def test_for_any_own_monster_up_or_down_on_the_board_or_not() -> None:
    """R70: for any own monster, or above the family; only those face up in the row."""
    scene = market()
    scene.give(1, flesh=1)
    scene.monster(1, "mother").up = False
    table = scene.begin(buy(scene.game, scene.player(1), "hound_nose"))
    assert asked(table, 1) == ("monster:child", "monster:mother", "monster:father")
    assert "mutate:third_eye" not in scene.menu()


def test_a_family_mutation_asks_for_no_monster() -> None:
    """Book: above the cards of the 3 family members if it affects the whole family."""
    scene = market()
    scene.give(1, flesh=2)
    scene.run(buy(scene.game, scene.player(1), "pack_sense"))
    assert scene.player(1).mutations == {"pack_sense": ""}
    assert all(scene.game.mutated(monster, "pack_sense") for monster in scene.player(1).monsters)
    assert not any(scene.game.mutated(monster, "pack_sense") for monster in scene.player(2).monsters)


# ---------------------------------------------------------------- row and pile


def test_the_gap_is_refilled_from_the_top() -> None:
    """Book: replaced by the top card of the mutation draw pile."""
    scene = market()
    scene.give(1, flesh=1)
    scene.run(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:child")
    assert scene.game.below.row == ["long_claws", "pack_sense", "third_eye"]
    assert scene.game.below.mutations == ["slime_body"]


def test_without_a_pile_the_gap_stays() -> None:
    """Book: if possible."""
    scene = market(pile=())
    scene.give(1, flesh=1)
    scene.run(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:child")
    assert scene.game.below.row == ["long_claws", "pack_sense"]


@pytest.mark.parametrize(("hour", "changes"), [(hour, hour in (3, 6, 9)) for hour in range(11)])
def test_the_row_is_replaced_at_two_five_and_eight(hour: int, changes: bool) -> None:
    """Book, Note: at 2, 5 and 8 (R72), after everything else of the hour; not at 9 (R4)."""
    scene = market(pile=("third_eye", "slime_body", "mob_rule", "ram_skull"))
    lines = ["deal 2 0 1"] if changes else []
    scene.run(begin_hour(scene.game, hour), *lines)
    assert scene.game.below.row == (["third_eye", "slime_body", "mob_rule"] if changes else ["long_claws", "hound_nose", "pack_sense"])
    if changes:
        assert scene.game.below.mutations == ["ram_skull", "pack_sense", "long_claws", "hound_nose"]


def test_a_short_pile_gives_old_cards_back() -> None:
    """R72: to the bottom first, then three from the top."""
    scene = market(pile=("third_eye",))
    scene.run(replace_row(scene.game), "deal 1 0 2")
    assert scene.game.below.row == ["third_eye", "hound_nose", "long_claws"]
    assert scene.game.below.mutations == ["pack_sense"]


# ---------------------------------------------------------------- limits


@pytest.mark.parametrize("dropped", ["long_claws", "hound_nose"])
def test_t25_one_separate_card_per_monster(dropped: str) -> None:
    """Case T25, R71: the child has long_claws, hound_nose is bought for it: one of the two goes to the bottom, the row is refilled."""
    scene = market(row=("hound_nose", "mob_rule", "ram_skull"))
    scene.mutate(1, "long_claws", "child")
    scene.give(1, flesh=1)
    table = scene.begin(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:child")
    assert asked(table, 1) == ("drop:long_claws", "drop:hound_nose")
    scene.go_on(table, f"1 drop:{dropped}")
    kept = "long_claws" if dropped == "hound_nose" else "hound_nose"
    assert scene.player(1).mutations == {kept: "child"}
    assert scene.game.below.mutations == ["slime_body", dropped]
    assert scene.game.below.row == ["mob_rule", "ram_skull", "third_eye"]


def test_three_cards_per_player_family_cards_included() -> None:
    """Book; R71: at once down to three, of own choice, the new one too."""
    scene = market(row=("hound_nose", "ram_skull", "extra_limb"))
    scene.mutate(1, "pack_sense")
    scene.mutate(1, "mob_rule")
    scene.mutate(1, "long_claws", "child")
    scene.give(1, flesh=1)
    table = scene.begin(buy(scene.game, scene.player(1), "hound_nose"), "1 monster:father")
    assert asked(table, 1) == ("drop:pack_sense", "drop:mob_rule", "drop:long_claws", "drop:hound_nose")
    scene.go_on(table, "1 drop:mob_rule")
    assert scene.player(1).mutations == {"pack_sense": "", "long_claws": "child", "hound_nose": "father"}


def test_family_cards_do_not_fill_a_monsters_place() -> None:
    """Book: each monster can have only 1 separate card; three family cards and none else are possible."""
    scene = market(row=("cheek_pouches",))
    scene.mutate(1, "pack_sense")
    scene.mutate(1, "long_claws", "child")
    scene.give(1, flesh=1)
    scene.run(buy(scene.game, scene.player(1), "cheek_pouches"))
    assert len(scene.player(1).mutations) == 3


# ---------------------------------------------------------------- losing tokens


def test_the_owner_chooses_the_token_that_is_lost() -> None:
    """Book, Losing Tokens; R69: one token of choice back to the supply."""
    scene = market()
    scene.give(1, target=1, door=2)
    table = scene.begin(lose_token(scene.game, scene.player(1)))
    assert set(asked(table, 1)) == {"lose:target", "lose:door"}
    assert table.question is not None
    assert table.question.asks[1].choices.default == "lose:door", "silence gives the cheapest"  # type: ignore[union-attr]
    scene.go_on(table, "1 lose:door")
    assert scene.tokens(1) == {"target": 1, "door": 1}
    assert scene.told("token-lost") == [{"seat": 1, "token": "door"}]


def test_who_has_no_token_loses_nothing() -> None:
    """Book: if a player must lose a token but has none, nothing happens; with one kind nobody needs to ask."""
    scene = market()
    scene.run(lose_token(scene.game, scene.player(1)))
    scene.give(1, bolt=1)
    scene.run(lose_token(scene.game, scene.player(1)))
    assert scene.tokens(1) == {}


def test_three_face_up_and_three_at_most() -> None:
    """Book: place 3 face up; players may own only 3."""
    assert (mutations.FACE_UP, mutations.MOST) == (3, 3)
