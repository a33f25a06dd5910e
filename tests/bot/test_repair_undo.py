"""An answer is taken back exactly when nothing was rolled, drawn, revealed or answered by another since."""

import asyncio
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from bot.game import Game
from bot.journal import UNDO, standing
from bot.people import Refused
from bot.repair import undoable
from bot.simulate import play_out
from games.engine import CHANCE, Answer, NotAsked, Seat, Table
from games.slaughter.title import SLAUGHTER
from games.testing import exchanged, moment, seen
from games.title import Title
from tests.hosting import ANA, BEN, refusal
from tests.mending import PEOPLE, Bench, bench
from tests.toy import TOY

SEATS = 3
VIEWERS = (None, 1, 2, 3)


# ---------------------------------------------------------------- an oracle of its own


def facts(view: Any) -> Counter[tuple[Any, ...]]:
    """What a view of Monster Slaughter tells of what was hidden: cards, guests, events, death orders."""
    found: list[tuple[Any, ...]] = [("event", view.event, view.events_left)]
    found += [("gone", card) for card in (*view.discarded, *view.removed)]
    found += [("guest", guest.id, guest.equipped) for guest in view.guests if guest.status != "hidden"]
    found += [("order", seat.seat, place) for seat in view.seats for place, guest in enumerate(seat.order) if guest]
    if view.fight is not None:
        found += [("fight", each) for each in (*view.fight.offering, *view.fight.offers, view.fight.used) if each]
    if view.below is not None:
        found += [("below", view.below.event, view.below.events_left), *(("row", mutation) for mutation, _ in view.below.row)]
    if view.you is not None:
        found += [("hand", card.id) for card in view.you.cards]
        found += [("pile", room, card) for room, cards in view.you.notes.items() for card in cards]
        found += [("looking", card) for card in view.you.looking]
    return Counter(found)


def reveals_slaughter(before: Table, after: Table) -> bool:
    """Whether anybody knows more of what was hidden, or was told something alone."""
    private = any(event.seats is not None for event in after.events_after(after.number - 1))
    return private or any(facts(after.view(viewer)) - facts(before.view(viewer)) for viewer in VIEWERS)


def reveals_toy(before: Table, after: Table) -> bool:
    """Whether the lucky numbers were told."""
    return len(after.match.events) > len(before.match.events) and after.match.events[-1].key == "lucky"


REVEALS: Mapping[str, Any] = {"toy": reveals_toy, "slaughter": reveals_slaughter}


def expected(game: Game, seat: Seat) -> bool:
    """Whether the person of a seat may take its last answer back."""
    journal = game.table.journal
    if not journal or journal[-1].seat != seat:
        return False
    before = Table(game.title.create(game.row.setup), journal[:-1])
    return not REVEALS[game.title.id](before, game.table)


# ---------------------------------------------------------------- whole games


async def undone_and_given_again(playing: Bench, table: int, seat: Seat, key: str) -> None:
    """Take the last answer back, look that all is as it was before it, and give it again."""
    after = moment((await playing.host.look(table)).table, SEATS)
    game = await playing.host.look(table)
    before = moment(Table(game.title.create(game.row.setup), game.table.journal[:-1]), SEATS)
    taken = await playing.repair.undo(table, game.number, PEOPLE[seat - 1].id)
    assert (taken.seat, taken.key) == (seat, key)
    back = await playing.host.look(table)
    assert moment(back.table, SEATS) == before
    assert back.number == game.number + 1
    await playing.answer(table, seat, key)
    again = await playing.host.look(table)
    assert moment(again.table, SEATS) == after
    assert again.number == game.number + 2


@pytest.mark.parametrize(("title", "every"), [(TOY, 1), (SLAUGHTER, 5)], ids=["toy", "slaughter"])
async def test_at_every_point_of_a_whole_game(title: Title, every: int) -> None:
    playing = await bench(title=title)
    table = await playing.begun(SEATS)
    outcomes: Counter[str] = Counter()
    while (await playing.host.look(table)).row.active:
        seat, key = await playing.step(table)
        game = await playing.host.look(table)
        if game.row.over:
            break
        for each in range(1, SEATS + 1):
            refused = refusal_of(game, each)
            assert (refused == "") == expected(game, each), f"{game.table.journal[-1]}: {refused}"
            outcomes[refused] += 1
        if refusal_of(game, seat) == "" and outcomes[""] % every == 0:
            await undone_and_given_again(playing, table, seat, key)
    assert set(outcomes) >= {"", "undo-answered", "undo-rolled", "undo-revealed"}
    lines = await playing.store.answers(table)
    assert sum(line.prompt == UNDO for line in lines) == outcomes[""] // every >= 5
    assert standing(lines) == (await playing.host.look(table)).table.journal


def refusal_of(game: Game, seat: Seat) -> str:
    try:
        undoable(game, PEOPLE[seat - 1].id)
    except Refused as refused:
        return refused.key
    return ""


# ---------------------------------------------------------------- nothing that may be taken back has told anybody anything


def swaps(journal: list[Answer], rng: random.Random, n: int) -> Iterator[list[Answer]]:
    """The same journal with two cards of one shuffle exchanged, up to `n` times."""
    deals = [number for number, line in enumerate(journal) if line.seat == CHANCE and line.key.count(".") > 1]
    for _ in range(n):
        number = rng.choice(deals)
        one, other = rng.sample(range(journal[number].key.count(".") + 1), 2)
        yield [*journal[:number], Answer(CHANCE, journal[number].prompt, exchanged(journal[number].key, one, other)), *journal[number + 1 :]]


@pytest.mark.parametrize("variant", ["base", "underground", "battered-cabin", "hunger"])
def test_twins_stay_twins_after_every_answer_that_may_be_taken_back(variant: str) -> None:
    rng, setup = random.Random(4), SLAUGHTER.setup(variant, SEATS)
    journal = play_out(SLAUGHTER, setup, rng).journal
    looked = 0
    for number in rng.sample(range(len(journal)), 60):
        before, after = (Table(SLAUGHTER.create(setup), journal[:end]) for end in (number, number + 1))
        if is_quiet(after):
            for deal in swaps(journal[:number], rng, 2):
                looked += same_to_all(Table(SLAUGHTER.create(setup)), deal, before, after)
    assert looked > 20


def test_whether_an_answer_may_be_taken_back_tells_nothing_either() -> None:
    rng, setup = random.Random(6), SLAUGHTER.setup("base", SEATS)
    journal = play_out(SLAUGHTER, setup, rng).journal
    looked = 0
    for number in rng.sample([number for number, line in enumerate(journal) if line.seat != CHANCE], 40):
        after, seat = Table(SLAUGHTER.create(setup), journal[: number + 1]), journal[number].seat
        for deal in swaps(journal[: number + 1], rng, 3):
            try:
                twin = Table(SLAUGHTER.create(setup), deal)
            except NotAsked:  # another deal leads elsewhere
                continue
            if seen(twin, seat) == seen(after, seat):
                assert is_quiet(twin) == is_quiet(after)
                looked += 1
    assert looked > 30


def is_quiet(table: Table) -> bool:
    """Whether the last answer was a person's and could be taken back."""
    told = table.events_after(table.number - 1)
    asked = table.question is not None and table.question.draw is None
    return asked and table.journal[-1].seat != CHANCE and all(event.seats is None and event.key in SLAUGHTER.quiet for event in told)


def same_to_all(twin: Table, deal: list[Answer], before: Table, after: Table) -> int:
    """To how many viewers the twin looked the same before the answer; to these it does so after it."""
    answer = after.journal[-1]
    try:
        for line in deal:
            twin.play(line)
        same = [viewer for viewer in VIEWERS if seen(twin, viewer) == seen(before, viewer)]
        twin.play(answer)
    except NotAsked:  # another deal leads elsewhere
        return 0
    for viewer in same:
        assert seen(twin, viewer) == seen(after, viewer), f"{answer} tells seat {viewer} something"
    return len(same)


# ---------------------------------------------------------------- what is refused, and what stays


async def test_who_may_take_what_back() -> None:
    playing = await bench()
    table = await playing.begun(2)
    assert await refusal(playing.repair.takes(table, ANA.id)) == "undo-nothing"
    assert await refusal(playing.repair.takes(table, 99)) == "not-seated"
    await playing.answer(table, 1, "pick:1")
    assert await refusal(playing.repair.takes(table, BEN.id)) == "undo-nothing"
    taken = await playing.repair.takes(table, ANA.id)
    await playing.answer(table, 2, "pick:2")
    assert await refusal(playing.repair.undo(table, taken.number, ANA.id)) == "stale"
    assert await refusal(playing.repair.takes(table, ANA.id)) == "undo-answered"
    assert await refusal(playing.repair.takes(table, BEN.id)) == "undo-revealed"
    await playing.host.end(table, ANA)
    assert await refusal(playing.repair.takes(table, ANA.id)) == "ended"


async def test_a_press_that_comes_late_takes_nothing_back() -> None:
    playing = await bench()
    table = await playing.begun(2)
    await playing.until_turn(table, 1)
    seat = 3 - (await playing.host.look(table)).awaited[0]
    await playing.answer(table, seat, "poke")
    taken = await playing.repair.takes(table, PEOPLE[seat - 1].id)
    await playing.answer(table, seat, "poke")
    assert await refusal(playing.repair.undo(table, taken.number, PEOPLE[seat - 1].id)) == "stale"
    assert (await playing.host.look(table)).table.view(None).pokes == 2


async def test_several_own_answers_are_taken_back_one_by_one() -> None:
    playing = await bench()
    table = await playing.begun(2)
    game = await playing.until_turn(table, 1)
    seat, user = 3 - game.awaited[0], PEOPLE[2 - game.awaited[0]].id
    for _ in range(2):
        await playing.answer(table, seat, "poke")
    for left in (1, 0):
        await playing.repair.undo(table, (await playing.host.look(table)).number, user)
        playing.restart()
        assert (await playing.host.look(table)).table.view(None).pokes == left
    assert await refusal(playing.repair.takes(table, user)) in ("undo-revealed", "undo-answered", "undo-rolled")


async def test_old_controls_grow_stale() -> None:
    playing = await bench()
    table = await playing.begun(2)
    number = (await playing.host.look(table)).number
    await playing.host.press(table, number, ANA.id, 0, private=True)
    later = (await playing.host.look(table)).number
    await playing.repair.undo(table, later, ANA.id)
    for old in (number, later):
        assert await refusal(playing.host.press(table, old, ANA.id, 1, private=True)) == "stale"
        assert await refusal(playing.host.press(table, old, BEN.id, 1, private=True)) == "stale"
    now = (await playing.host.look(table)).number
    assert (await playing.host.press(table, now, ANA.id, 2, private=True)).key == "pick:3"


async def test_two_presses_at_once_take_one_answer_back() -> None:
    playing = await bench()
    table = await playing.begun(2)
    await playing.answer(table, 1, "pick:1")
    number = (await playing.host.look(table)).number
    results = await asyncio.gather(*(refusal(playing.repair.undo(table, number, ANA.id)) for _ in range(3)))
    assert sorted(results) == ["", "stale", "stale"]
    assert standing(await playing.store.answers(table)) == (await playing.store.answers(table))[:1]
