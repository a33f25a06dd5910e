"""The engine's own promises, on matches of a few lines."""

from collections.abc import Mapping
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.engine import (
    ANY_TIME,
    CHANCE,
    Answer,
    Ask,
    Draw,
    Event,
    Keys,
    NotAsked,
    Outcome,
    Question,
    Seat,
    Table,
    ask,
    ask_each,
    ask_key,
    ask_or_interrupt,
    at_any_time,
    drawn,
    roll,
    shuffled,
    together,
)
from games.testing import script
from tests.games.pocket import Bids, Pocket, coin, pocket

END = Outcome("over", {1: 1}, {1: 0})


def test_a_match_asks_and_ends_with_an_outcome() -> None:
    table = Table(pocket(coin)())
    assert table.question == Question({1: Ask("call", Keys(("heads", "tails")))})
    assert table.question.awaited == (1,)
    table.play(Answer(1, "call", "tails"))
    assert table.question is None
    assert table.outcome == Outcome("called", {1: 1}, {1: 0})
    assert table.view(None) == ("T",)


@pytest.mark.parametrize(
    "answer", [Answer(2, "call", "heads"), Answer(1, "shout", "heads"), Answer(1, "call", "edge"), Answer(0, "call", "0")], ids=str
)
def test_an_answer_that_is_not_asked_for_changes_nothing(answer: Answer) -> None:
    table = Table(pocket(coin)())
    before = table.question
    with pytest.raises(NotAsked, match=answer.key):
        table.play(answer)
    assert (table.question, table.number, table.events_after(-1)) == (before, 0, [])
    table.play(Answer(1, "call", "heads"))
    assert table.outcome is not None


def test_nothing_may_be_played_after_the_end() -> None:
    table = script(pocket(coin)(), "1 heads")
    with pytest.raises(NotAsked):
        table.play(Answer(1, "call", "heads"))
    assert table.number == 1


def test_a_match_without_questions_is_over_at_once() -> None:
    async def nothing(match: Pocket) -> Outcome:
        return END

    table = Table(pocket(nothing)())
    assert (table.question, table.outcome) == (None, END)


@given(st.integers(0, 99), st.from_regex(r"\A[a-z-]+\Z"), st.from_regex(r"\A[a-z_0-9.:-]+\Z"))
def test_an_answer_survives_its_text_form(seat: int, prompt: str, key: str) -> None:
    answer = Answer(seat, prompt, key)
    assert Answer.parse(str(answer)) == answer


@pytest.mark.parametrize("line", ["", "1", "1 call", "one call heads"])
def test_a_line_that_is_no_answer_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        Answer.parse(line)


def test_keys_know_what_is_private_and_what_is_the_default() -> None:
    keys = Keys(("pass", "play:axe", "play:rope"), frozenset({"play:axe"}), "play:rope")
    assert "play:axe" in keys
    assert "play" not in keys
    assert keys.public == ("pass", "play:rope")
    assert keys.default == "play:rope"
    assert Keys(("pass", "go")).default == "pass"


@pytest.mark.parametrize("key", ["0.5.3", "0.0.0", "5.5.5"])
def test_dice_are_numbers_below_the_size(key: str) -> None:
    assert key in Draw(3, 6)


@pytest.mark.parametrize("key", ["", "1.2", "1.2.3.4", "1.2.6", "1.2.-1", "1.2.03", "1.2.x", "1.2.", "1.2.²", "1..2", " 1.2.3"])
def test_other_texts_are_no_dice(key: str) -> None:
    assert key not in Draw(3, 6)


def test_an_order_names_each_thing_at_most_once() -> None:
    assert "2.0.1" in Draw(3, 3, distinct=True)
    assert "2.0" in Draw(2, 3, distinct=True)
    assert "2.0.2" not in Draw(3, 3, distinct=True)
    assert "" in Draw(0, 6)


def test_ask_key_passes_private_keys_and_default_on() -> None:
    async def rules(match: Pocket) -> Outcome:
        match.told.append(await ask_key(2, "help", ("pass", "offer:axe"), private={"offer:axe"}, default="pass"))
        return END

    table = Table(pocket(rules)())
    assert table.question == Question({2: Ask("help", Keys(("pass", "offer:axe"), frozenset({"offer:axe"}), "pass"))})
    script(table, "2 offer:axe")
    assert table.view(None) == ("offer:axe",)


async def _each(match: Pocket) -> Outcome:
    match.told.append(await ask_each("bid", {2: {"a": 1, "b": 2}, 1: {"c": 3}}, private=True))
    return END


def test_ask_each_asks_all_at_once_and_privately_if_wished() -> None:
    table = Table(pocket(_each)())
    assert table.question is not None
    assert table.question.awaited == (2, 1)
    assert table.question.asks[2].choices == Keys(("a", "b"), frozenset({"a", "b"}))


def test_ask_each_tells_nothing_before_all_have_chosen() -> None:
    table = script(pocket(_each)(), "2 b")
    assert table.question == Question({1: Ask("bid", Keys(("c",), frozenset({"c"})))})
    assert table.view(None) == ()


@pytest.mark.parametrize("lines", ["1 c\n2 b", "2 b\n1 c"])
def test_the_order_of_arrival_is_a_secret(lines: str) -> None:
    table = script(pocket(_each)(), lines)
    (choices,) = table.view(None)
    assert list(choices.items()) == [(2, 2), (1, 3)]


async def _dialogues(match: Pocket) -> Outcome:
    async def choose(seat: Seat) -> list[str]:
        first = await ask(seat, "first", {"x": "x", "y": "y"})
        (die,) = await roll("luck", 1)
        match.events.append(Event("luck", {"seat": seat, "die": die}, (seat,)))
        return [first, str(die), await ask_key(seat, "last", (f"{first}{die}", "stop"))]

    match.told.append(await together({seat: partial(choose, seat) for seat in (1, 2, 3)}))
    return END


def test_dialogues_run_side_by_side_each_at_its_own_pace() -> None:
    table = script(pocket(_dialogues)(), "1 first x\nroll 4\n1 last stop\n3 first y")
    assert table.question is not None
    assert table.question.draw == Draw(1, 6)
    assert CHANCE in table.question.asks
    script(table, "roll 6")
    assert table.question.asks == {2: Ask("first", Keys(("x", "y"))), 3: Ask("last", Keys(("y6", "stop")))}
    script(table, "3 y6\n2 y\nroll 1\n2 y1")
    assert table.outcome == END
    assert table.view(None) == ({1: ["x", "4", "stop"], 2: ["y", "1", "y1"], 3: ["y", "6", "y6"]},)
    assert [event.args["seat"] for event in table.events_after(-1)] == [1, 3, 2]


def test_together_with_nobody_waits_for_nobody() -> None:
    async def rules(match: Pocket) -> Outcome:
        match.told.append(await together({}))
        return END

    assert Table(pocket(rules)()).view(None) == ({},)


def test_dialogues_that_ask_nothing_still_give_results() -> None:
    async def two() -> int:
        return 2

    async def rules(match: Pocket) -> Outcome:
        match.told.append(await together({2: two, 1: lambda: ask(1, "n", {"one": 1})}))
        return END

    assert script(pocket(rules)(), "1 one").view(None) == ({2: 2, 1: 1},)


async def _interrupted(match: Pocket) -> Outcome:
    cards = {1: 1, 2: 2}

    def options() -> Keys:
        return Keys(("go", *(f"go:{n}" for n in range(len(match.told)))))

    def interrupts() -> Mapping[Seat, Ask]:
        return {seat: at_any_time(Keys(("play",))) for seat, left in cards.items() if left}

    async def interrupt(seat: Seat, key: str) -> None:
        cards[seat] -= 1
        match.told.append((seat, key, *await roll("play", 1)))

    match.told.append(await ask_or_interrupt(1, "move", options, interrupts, interrupt))
    return END


def test_others_may_act_at_any_time_and_nobody_waits_for_them() -> None:
    table = Table(pocket(_interrupted)())
    assert table.question == Question({1: Ask("move", Keys(("go",))), 2: Ask(ANY_TIME, Keys(("play",)), awaited=False)})
    assert table.question.awaited == (1,)
    script(table, f"2 {ANY_TIME} play\nroll 3")
    assert table.question is not None
    assert table.question.asks[1].choices == Keys(("go", "go:0"))
    script(table, "2 play\nroll 2")
    assert list(table.question.asks) == [1]
    script(table, "1 go:1")
    assert table.view(None) == ((2, "play", 3), (2, "play", 2), "go:1")


@pytest.mark.parametrize(("n", "things"), [(0, "abc"), (2, ""), (1, "a"), (3, "a")])
def test_chance_is_not_asked_where_nothing_is_open(n: int, things: str) -> None:
    async def rules(match: Pocket) -> Outcome:
        match.told.append((await roll("r", 0), await shuffled("s", things[:1]), await drawn("d", things, n)))
        return END

    assert Table(pocket(rules)()).view(None) == (([], list(things[:1]), list(things[:n])),)


def test_dice_shuffles_and_draws() -> None:
    async def rules(match: Pocket) -> Outcome:
        match.told += [await roll("r", 2, faces=8), await shuffled("s", "abc"), await drawn("d", "abc", 2), await drawn("d", "ab", 5)]
        return END

    table = script(pocket(rules)(), "roll 8 1\n0 s 2.0.1\ndeal 1 2\n0 1.0")
    assert table.view(None) == ([8, 1], ["c", "a", "b"], ["b", "c"], ["b", "a"])


def test_events_reach_their_audience() -> None:
    public, secret, nobody = Event("a"), Event("b", {"n": 1}, (2,)), Event("c", {}, ())
    assert [[event.reaches(seat) for seat in (None, 1, 2)] for event in (public, secret, nobody)] == [
        [True, True, True],
        [False, False, True],
        [False, False, False],
    ]


def test_events_after_begin_where_an_answer_ended() -> None:
    async def rules(match: Pocket) -> Outcome:
        match.events.append(Event("begun"))
        for n in (1, 2):
            await ask(1, "go", {"go": n})
            match.events += [Event("went", {"n": n})] * n
        return END

    table = script(pocket(rules)(), "1 go\n1 go")
    assert [event.key for event in table.events_after(-1)] == ["begun", "went", "went", "went"]
    assert [event.args["n"] for event in table.events_after(0)] == [1, 2, 2]
    assert [event.args["n"] for event in table.events_after(1)] == [2, 2]
    assert table.events_after(2) == []


def test_a_table_rebuilt_from_its_journal_is_the_same_table() -> None:
    lines = ["deal 0 1 2 3 4 5 6 7 8", "1 card:1", "2 card:6", "1 jeer", "2 roll", "roll 5"]
    table = script(Bids(), lines)
    again = Table(Bids(), table.journal)
    assert again.journal == table.journal
    assert again.question == table.question
    assert [again.view(seat) for seat in (None, 1, 2)] == [table.view(seat) for seat in (None, 1, 2)]
    assert again.events_after(-1) == table.events_after(-1)


def test_a_journal_that_does_not_fit_is_refused() -> None:
    with pytest.raises(NotAsked):
        Table(Bids(), [Answer(1, "bid", "card:1")])


def test_undo_is_a_shorter_replay() -> None:
    table = script(Bids(), ["deal 0 1 2 3 4 5 6 7 8", "1 card:1", "2 card:6"])
    undone = Table(Bids(), table.journal[:-1])
    assert undone.question is not None
    assert undone.question.awaited == (2,)
