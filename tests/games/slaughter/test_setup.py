"""Set-up: book, set-up 1 to 8; content page 5.1; the options guests, families and roscoe; the variants base, base-neutral and base-shed."""

from collections import Counter
from itertools import pairwise

import pytest

from games.engine import CHANCE, Keys, Table
from games.slaughter.match import Slaughter
from games.slaughter.title import SLAUGHTER
from games.testing import describe, script, steady
from tests.games.slaughter.scene import PARTY, asked

ROOMS = {
    2: {"wc": 2, "bathroom": 4, "kitchen": 5, "bedroom": 5, "living": 6},
    3: {"wc": 3, "bathroom": 5, "kitchen": 6, "bedroom": 6, "living": 8},
    4: {"wc": 4, "bathroom": 6, "kitchen": 7, "bedroom": 8, "living": 9},
    5: {"wc": 5, "bathroom": 7, "kitchen": 8, "bedroom": 9, "living": 11},
}
BASE = ("base", "base-neutral", "base-shed", "hot-night")
UNDERGROUND = ("underground", "last-hours", "station-b62", "battered-cabin", "night-patrol", "hunger", "wandering-monsters")
FAMILIES = ("werewolf", "golem", "vampire", "zombie", "mummy", "alien", "psychopath", "clown", "ghost", "merman", "krittlin")


def opened(seats: int = 3, variant: str = "base", **options: str) -> Table:
    """A fresh table of the title."""
    return Table(SLAUGHTER.create(SLAUGHTER.setup(variant, seats, options)))


def until(table: Table, prompt: str) -> Table:
    """Chance keeps every order, everybody takes the first key, until this is asked."""
    while table.question is not None and prompt not in {ask.prompt for ask in table.question.asks.values()}:
        asks = table.question.asks
        seat = next(iter(asks))
        ask = asks[seat]
        key = ask.choices.keys[0] if isinstance(ask.choices, Keys) else steady(ask.choices)
        script(table, [(seat, ask.prompt, key)])
    assert table.question is not None, f"{prompt} is never asked"
    return table


def dealt(table: Table) -> Slaughter:
    """The match once the rooms are filled."""
    until(table, "order")
    assert isinstance(table.match, Slaughter)
    return table.match


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_cards_per_room_and_one_guest_on_top(seats: int) -> None:
    """Book, set-up 5 and 6; content page 5.1: 6 objects per family, 3 traps, 7 bonus actions; one of the 5 guests on each pile."""
    game = dealt(opened(seats)).game
    assert {room: len(pile) - 1 for room, pile in game.piles.items()} == ROOMS[seats]
    assert {pile[0] for pile in game.piles.values()} == set(PARTY)
    cards = [card for pile in game.piles.values() for card in pile[1:]]
    kinds = Counter("trap" if card in game.content.traps else "bonus" if card in game.content.bonus else "object" for card in cards)
    assert kinds == {"trap": 3, "bonus": 7, "object": 6 * seats}
    families = {player.family for player in game.players}
    assert Counter(card for card in cards if card in game.content.objects) == Counter(game.content.cards(*families))
    assert max(Counter(card for card in cards if card not in game.content.objects).values()) == 1


@pytest.mark.parametrize("seats", [2, 5])
def test_five_neutral_objects_make_one_card_more_in_every_room(seats: int) -> None:
    """Book, set-up 5 (optional); content page 5.1 and 5.3: from garden and ordinary."""
    game = dealt(opened(seats, "base-neutral")).game
    assert {room: len(pile) - 1 for room, pile in game.piles.items()} == {room: n + 1 for room, n in ROOMS[seats].items()}
    neutral = [card for pile in game.piles.values() for card in pile if card in game.content.cards("garden", "ordinary")]
    assert len(neutral) == len(set(neutral)) == 5


def test_the_shed_has_the_garden_tools_and_no_guest() -> None:
    """Content page 1.5: 5 garden tools, shuffled, no guest card; the cabin as ever."""
    game = dealt(opened(3, "base-shed")).game
    assert sorted(game.piles["shed"]) == ["dibble", "garden_shears", "nail_gun", "shovel", "tiller"]
    assert {room: len(pile) - 1 for room, pile in game.piles.items() if room != "shed"} == ROOMS[3]
    assert game.doors["d_shed"] == "closed"


def test_without_the_shed_there_is_none() -> None:
    """Content page 1.5: a variant."""
    game = dealt(opened()).game
    assert set(game.piles) == set(ROOMS[3])
    assert set(game.doors.values()) == {"closed"}
    assert len(game.doors) == 9


def test_the_night_has_eight_events_with_the_entry_card_among_the_first_three() -> None:
    """Book, set-up 3: 7 events, Knock Knock somewhere among the first three."""
    for place in (0, 1, 2):
        table = until(opened(), "entry-event")
        script(table, [(CHANCE, "entry-event", str(place))])
        match = table.match
        assert isinstance(match, Slaughter)
        pile = match.game.events_pile
        assert len(pile) == len(set(pile)) == 8
        assert pile.index("knock_knock") == place


def test_supplies() -> None:
    """Book, set-up 2: 5 bones; content page 5.13: 5 barricades."""
    view = dealt(opened()).view(None)
    assert (view.bones, view.barricades) == (5, 5)
    assert all(set(seat.tokens.values()) == {0} for seat in view.seats)


# ---------------------------------------------------------------- guests


def test_standard_guests() -> None:
    """Content page 4.1: the first five."""
    assert tuple(dealt(opened()).game.guests) == PARTY


def test_random_guests_come_from_eight() -> None:
    """Content page 4.1: option guests=random draws 5 of these eight."""
    table = opened(guests="random")
    assert describe(table.question) == "0 guests: 5 different numbers below 8"
    script(table, "0 guests 7.6.5.0.4")
    assert [guest.id for guest in table.view(None).guests] == ["ivy", "hank", "mona", "bob", "tom"]


def test_chosen_guests_are_invited_by_the_first_seat() -> None:
    """Book, set-up 2: invite 5 guests; the table's owner chooses one by one, in the open."""
    table = opened(guests="choose")
    assert asked(table, 1) == tuple(f"invite:{guest}" for guest in (*PARTY, "mona", "hank", "ivy"))
    script(table, "1 invite:ivy\n1 invite:tom\n1 invite:mona\n1 invite:kam")
    assert "invite:tom" not in asked(table, 1)
    script(table, "1 invite:bob")
    assert [guest.id for guest in table.view(None).guests] == ["ivy", "tom", "mona", "kam", "bob"]
    assert len({pile[0] for pile in dealt(table).game.piles.values()}) == 5


# ---------------------------------------------------------------- families


def test_families_are_chosen_in_seat_order_and_none_twice() -> None:
    """Book, set-up 4: figures and cards face up."""
    table = until(opened(), "family")
    assert asked(table, 1) == tuple(f"family:{family}" for family in FAMILIES)
    script(table, "1 family:ghost")
    assert "family:ghost" not in asked(table, 2)
    assert len(asked(table, 2)) == 10
    script(table, "2 family:golem\n3 family:krittlin")
    view = table.view(None)
    assert [seat.family for seat in view.seats] == ["ghost", "golem", "krittlin"]
    assert [sum(monster.seat == seat for monster in view.monsters) for seat in (1, 2, 3)] == [3, 3, 5]
    assert all(monster.ready and not monster.zone for monster in view.monsters)
    chosen = [dict(event.args) for event in table.match.events if event.key == "family-chosen"]
    assert chosen == [{"seat": 1, "family": "ghost"}, {"seat": 2, "family": "golem"}, {"seat": 3, "family": "krittlin"}]


def test_families_at_random() -> None:
    """Option families=random: dealt, nobody is asked."""
    table = until(opened(families="random"), "families")
    script(table, "0 families 10.0.3")
    families = list(dealt(table).game.content.families)
    assert [seat.family for seat in table.view(None).seats] == [families[10], families[0], families[3]]


# ---------------------------------------------------------------- death orders


def ordering() -> Table:
    """All three players are asked for their orders."""
    return until(opened(), "order")


def test_all_lay_their_orders_at_once_in_private() -> None:
    """Book, set-up 7: secretly; content page 0.3: the owner only."""
    table = ordering()
    assert table.question is not None
    assert table.question.awaited == (1, 2, 3)
    for ask in table.question.asks.values():
        assert isinstance(ask.choices, Keys)
        assert set(ask.choices.keys) == {f"order:{guest}" for guest in PARTY}
        assert ask.choices.public == ()
    script(table, "2 order:tom")
    assert set(asked(table, 2)) == {"order:bob", "order:laika", "order:britney", "order:kam", "again"}
    assert table.view(2).you.order == ("tom",)
    assert table.view(1) == ordering().view(1)
    assert table.view(None) == ordering().view(None)


def test_one_may_begin_again_until_the_favourite_is_marked() -> None:
    """The road of an evening: five markers one after the other with a way back."""
    table = ordering()
    script(table, "1 order:tom\n1 again\n1 order:kam\n1 order:tom\n1 order:bob\n1 order:laika\n1 order:britney\n1 again")
    assert table.view(1).you.order == ()
    script(table, "1 order:kam\n1 order:tom\n1 order:bob\n1 order:laika\n1 order:britney")
    assert set(asked(table, 1)) == {*(f"favourite:{guest}" for guest in PARTY), "again"}
    script(table, "1 favourite:bob")
    assert asked(table, 1) == ()
    you = table.view(1).you
    assert (you.order, you.favourite) == (("kam", "tom", "bob", "laika", "britney"), "bob")
    seen = table.view(2).seat(1)
    assert (seen.is_ready, seen.order, seen.favourite) == (True, ("",) * 5, 3)
    assert not table.view(2).seat(3).is_ready


def test_the_first_player_is_drawn_last() -> None:
    """Book, set-up 8: at random once all have chosen."""
    table = ordering()
    lines = [f"{seat} order:{guest}" for seat in (1, 2, 3) for guest in PARTY] + [f"{seat} favourite:tom" for seat in (1, 2, 3)]
    script(table, lines)
    assert describe(table.question) == "0 first-player: 1 different numbers below 3"
    script(table, "0 first-player 2")
    view = table.view(None)
    assert (view.first, view.stage, view.hour) == (3, "night", 0)
    assert asked(table, 3) == ("monster:child", "monster:mother", "monster:father")


def test_the_order_of_arrival_is_a_secret() -> None:
    """Whoever finishes last changes nothing that others see at the end."""
    ends = []
    for seats in ((1, 2, 3), (3, 1, 2)):
        table = ordering()
        script(table, [f"{seat} {key}" for seat in seats for key in (*(f"order:{guest}" for guest in PARTY), "favourite:kam")])
        script(table, "0 first-player 0")
        ends.append(table.view(1))
    assert all(one == other for one, other in pairwise(ends))


def test_the_title() -> None:
    """2 to 5 players; variants and options."""
    assert SLAUGHTER.seats == (2, 5)
    assert SLAUGHTER.variants == BASE + UNDERGROUND
    assert SLAUGHTER.options == {
        "guests": ("standard", "random", "choose"),
        "families": ("choose", "random"),
        "roscoe": ("standard", "alternate"),
        "extra": ("none", "neutral", "shed"),
    }


@pytest.mark.parametrize(
    ("variant", "extra", "reason"),
    [
        ("base", "shed", ""),
        ("base-neutral", "neutral", ""),
        ("underground", "neutral", ""),
        ("underground", "shed", "shed-underground"),
        ("hunger", "shed", "shed-underground"),
        ("base-neutral", "shed", "shed-neutral"),
        ("base-shed", "neutral", "shed-neutral"),
        ("last-hours", "neutral", "neutral-last-hours"),
    ],
)
def test_extras_that_do_not_go_together_are_refused(variant: str, extra: str, reason: str) -> None:
    """Book, set-up 5; Underground, set-up: no shed with the basement, no neutral objects with the shed."""
    assert SLAUGHTER.refuse(SLAUGHTER.setup(variant, 3, {"extra": extra})) == reason


@pytest.mark.parametrize(("extra", "variant"), [("shed", "base-shed"), ("neutral", "base-neutral")])
def test_an_extra_is_the_variant_of_its_name(extra: str, variant: str) -> None:
    """The optional neutral objects and the tool shed are set-up options too."""
    assert until(opened(extra=extra), "order").view(None).piles == until(opened(variant=variant), "order").view(None).piles
