"""Ten points of the soak, with every kind of point among them."""

from pathlib import Path

from tests.loopback.killing import kill


async def test_a_killed_process_loses_no_acknowledged_answer_and_doubles_no_post(tmp_path: Path) -> None:
    tally = await kill(10, 4, tmp_path)
    assert tally.points.total() == 10
    assert len(tally.points) == 3
    assert tally.answers > 10
