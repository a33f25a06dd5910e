"""The quick form of the secrecy soak, and whether it would notice."""

import random
from dataclasses import replace

import pytest

from games.engine import Table
from tests.soak import edge
from tests.soak.pairs import Case, Pair, cases, game, pairs, sources
from tests.soak.secrecy import compare, secrecy


def one_case(kind: str, seed: int) -> Case:
    """A case of a kind."""
    return random.Random(seed).choice(cases(kind, sources()[kind], seed))


def owned(case: Case) -> Case:
    """The same case, looked at by whom the secret belongs to."""
    owner = next(answer.seat for number, answer in enumerate(case.journal) if case.swap(case.fresh(), answer) != answer)
    return replace(case, viewer=owner)


def test_pairs_of_states_show_the_same() -> None:
    counts = secrecy(60, seed=1, picture_every=30)
    assert counts["kinds"] > 1
    assert counts["with pictures"] == 2
    assert 0 < counts["to the public"] < 60
    assert counts["payloads"] > 400


@pytest.mark.parametrize("kind", sources())
def test_every_source_has_twins(kind: str) -> None:
    assert any(cases(kind, sources()[kind], seed) for seed in range(12))


def test_twins_do_differ() -> None:
    for pair in (pair for pair, _ in zip(pairs(2, 4), range(12), strict=False)):
        assert pair.one.lines != pair.other.lines


def test_what_its_owner_sees_is_noticed() -> None:
    case = owned(one_case("prophecy", 3))
    one, other = edge.both(case, 60)
    pair = Pair(case, game(case, Table(case.fresh().match, one)), game(case, Table(case.fresh().match, other)))
    with pytest.raises(AssertionError, match="tells a secret"):
        compare(pair, drawn=False)


async def test_at_the_edge_a_viewer_sees_the_same() -> None:
    counts = await edge.compare(one_case("prophecy", 3), most=40, drawn=False)
    assert counts["states"] > 20
    assert counts["requests"] > counts["states"]


async def test_at_the_edge_pictures_are_the_same() -> None:
    assert (await edge.compare(one_case("guest", 2), most=14, drawn=True))["states"] > 5


async def test_at_the_edge_its_owner_is_noticed() -> None:
    with pytest.raises(AssertionError, match="direct messages"):
        await edge.compare(owned(one_case("prophecy", 3)), most=40, drawn=False)
