import pytest

from bot.controls import (
    CUSTOM_ID,
    HIDDEN,
    PICK,
    PLAY,
    ROW,
    TEMPLATES,
    UNFOLD,
    Button,
    Labels,
    Opened,
    Place,
    Row,
    Select,
    clip,
    default_of,
    in_hand,
    in_post,
    rows,
)
from games.engine import Ask, Keys, Question

LABELS = Labels(lambda key: f"<{key}>", lambda verb: verb.title(), lambda message, **args: f"{message} {args}")
PLACE = Place(7, 12)


def made(keys: list[str], opened: Opened | None = None) -> list[Row]:
    return rows(PLACE, list(enumerate(keys)), LABELS, opened=opened)


def reached(found: list[Row]) -> set[int]:
    buttons = [each for row in found if not isinstance(row, Select) for each in row]
    direct = {int(match["option"]) for each in buttons if (match := PLAY.fullmatch(each.id))}
    return direct | {int(value) for row in found if isinstance(row, Select) for value, _ in row.options}


def openers(found: list[Row]) -> list[Opened]:
    buttons = [each for row in found if not isinstance(row, Select) for each in row]
    return [Opened(int(match["group"]), int(match["page"])) for each in buttons if (match := UNFOLD.fullmatch(each.id))]


def all_reached(keys: list[str]) -> set[int]:
    """Every option that can be reached by opening what can be opened."""
    seen: list[Opened] = []
    ways: list[Opened | None] = [None]
    found: set[int] = set()
    while ways:
        shown = made(keys, ways.pop())
        found |= reached(shown)
        fresh = [each for each in openers(shown) if each not in seen]
        seen += fresh
        ways += fresh
    return found


def test_a_few_options_are_buttons_that_act() -> None:
    found = made(["monster:child", "monster:mother", "monster:father"])
    assert [each.label for row in found if not isinstance(row, Select) for each in row] == ["<monster:child>", "<monster:mother>", "<monster:father>"]


def test_a_verb_with_several_targets_opens_a_select_in_the_same_post() -> None:
    keys = ["move:a", "move:b", "peek:a", "peek:b", "search", "end"]
    closed = made(keys)
    assert not any(isinstance(row, Select) for row in closed)
    assert openers(closed) == [Opened(0), Opened(1)]
    opened = made(keys, Opened(1))
    select = next(row for row in opened if isinstance(row, Select))
    assert [label for _, label in select.options] == ["<peek:a>", "<peek:b>"]
    assert any(isinstance(row, tuple) and any(each.id == "fold:7:12:o" for each in row) for row in opened)


def test_the_only_verb_with_several_targets_is_a_select_at_once() -> None:
    found = made([f"order:{n}" for n in range(5)] + ["again"])
    assert isinstance(found[-1], Select)
    assert openers(found) == []


@pytest.mark.parametrize("n", [1, 5, 6, 24, 25, 26, 60, 130])
@pytest.mark.parametrize("verbs", [1, 2, 7, 40])
def test_every_option_can_be_reached_within_the_limits_of_discord(n: int, verbs: int) -> None:
    keys = list(dict.fromkeys(f"v{i % verbs}:t{i}" for i in range(n)))
    assert all_reached(keys) == set(range(n))
    for opened in (None, Opened(0), Opened(0, 1), Opened(verbs - 1, 99), Opened(99)):
        found = made(keys, opened)
        ids = [each.id for row in found for each in (row if isinstance(row, tuple) else (row,))]
        assert len(set(ids)) == len(ids)
        assert all(len(id_) <= CUSTOM_ID and any(pattern.fullmatch(id_) for pattern in TEMPLATES) for id_ in ids)
        assert all(len(row.options) <= 25 if isinstance(row, Select) else len(row) <= ROW for row in found)
        assert sum(1 + (len(row) if isinstance(row, tuple) else 1) for row in found) <= 32


def test_the_longest_ids_and_labels_fit() -> None:
    place = Place(2**63 - 1, 10**9, HIDDEN)
    long = Labels(lambda key: "ß" * 300, lambda verb: "W" * 300, lambda message, **args: message + "…" * 300)
    found = rows(place, [(n, f"v{n % 3}:{n}") for n in range(90)], long, opened=Opened(2, 1))
    for row in found:
        if isinstance(row, Select):
            assert len(row.id) <= CUSTOM_ID
            assert len(row.placeholder) <= 150
            assert all(len(label) <= 100 for _, label in row.options)
        else:
            assert all(len(each.id) <= CUSTOM_ID and len(each.label) <= 80 for each in row)


def test_what_happens_by_default_is_quiet() -> None:
    found = rows(PLACE, [(0, "roll"), (1, "stop")], LABELS, default="stop")
    assert found == [(Button("play:7:12:o:0", "<roll>"), Button("play:7:12:o:1", "<stop>", "quiet"))]


def test_ids_say_nothing_but_table_number_option_and_page() -> None:
    found = made(["offer:chainsaw", *[f"play:secret{n}" for n in range(30)], "pass"], Opened(1))
    ids = " ".join(each.id for row in found for each in (row if isinstance(row, tuple) else (row,)))
    assert "secret" not in ids
    assert "chainsaw" not in ids
    assert PICK.search(ids)


class TestWhatIsShownWhere:
    secret = Keys(("play:axe", "move:a", "move:b", "end"), frozenset({"play:axe"}), "end")
    question = Question({1: Ask("act", secret), 2: Ask("any-time", Keys(("hold:rolls",)), awaited=False)})

    def test_the_post_shows_public_options_of_awaited_seats(self) -> None:
        assert in_post(self.question) == ((0, "move:a"), (1, "move:b"), (2, "end"))

    def test_the_hand_shows_the_private_ones_and_what_the_post_leaves_out(self) -> None:
        assert in_hand(self.question.asks[1]) == ((0, "play:axe"),)
        assert in_hand(self.question.asks[2]) == ((0, "hold:rolls"),)

    def test_a_little_choice_is_whole_in_the_hand(self) -> None:
        ask = Ask("defence", Keys(("pass", "offer:axe"), frozenset({"offer:axe"})))
        assert in_hand(ask) == ((0, "pass"), (1, "offer:axe"))

    def test_nothing_is_shown_to_one_who_is_not_asked(self) -> None:
        assert in_hand(None) == ()
        assert in_post(None) == ()
        assert default_of(None) == ""
        assert default_of(self.question.asks[1]) == "end"


def test_text_is_cut_where_it_is_too_long() -> None:
    assert clip("abc", 3) == "abc"
    assert clip("abcd", 3) == "ab…"
