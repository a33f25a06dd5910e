"""Deadlines and reminders when processes end, stores are busy and other tables are broken; and titles that nobody plays."""

from pathlib import Path

import pytest

from bot.chance import answer as dice
from bot.deadlines import Waits
from bot.game import Game
from bot.live import default_key
from db.store import StoreBusy
from games.engine import CHANCE, Answer, Table
from games.title import Title
from games.titles import TITLES
from tests.discords import Mute, on_stage, texts
from tests.timing import answers, begun, waits
from tests.windows import WINDOWS

LONGEST = 5000


async def test_an_answer_given_for_a_deadline_and_not_told_is_not_given_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(299)
        stage.bot.desk.host.teller = Mute()
        await stage.later(5)
        await stage.restart()
        assert "begins {'seat': 2}" in texts(stage.posts()[-1])
        await stage.later(5)
        assert await answers(stage) == ["1 act rest"]
        assert [row.missed for row in (await stage.game()).seats] == [1, 0]


async def test_a_reminder_sent_and_not_written_down_is_sent_with_the_same_nonce(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord posts the same nonce once; SimCord does not look at it."""
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)

        async def crash(*_: object) -> None:
            raise StoreBusy("the process ends here")

        with monkeypatch.context() as broken:
            broken.setattr(stage.bot.desk.times, "reminded", crash)
            await stage.later(155)
        await stage.restart()
        await stage.later(65)
        sent = [each.json for each in stage.env.http_requests if each.json and "waits for you" in str(each.json)]
        assert len(sent) == 2
        assert len({each["nonce"] for each in sent if each}) == 1
        assert all(each["enforce_nonce"] for each in sent if each)
        assert [wait.reminded for wait in await waits(stage)] == [1]


async def test_a_busy_store_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        await stage.later(295)

        async def busy(*_: object, **__: object) -> None:
            raise StoreBusy("locked")

        with monkeypatch.context() as broken:
            broken.setattr(stage.bot.desk.store, "append", busy)
            await stage.later(10)
        assert await answers(stage) == []
        await stage.later(61)
        assert await answers(stage) == ["1 act rest"]


async def test_one_broken_table_does_not_keep_the_others_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path, WINDOWS) as stage:
        await begun(stage)
        elsewhere = stage.guild.create_text_channel("attic")
        await stage.people["ben"].slash(elsewhere, "game new", title="toy", seats=2)
        await stage.people["ana"].slash(elsewhere, "game join")
        await stage.people["ben"].slash(elsewhere, "game start")
        await stage.later(295)
        look = stage.bot.desk.times.of

        async def fails(game: Game) -> Waits:
            if game.row.id == 1:
                raise KeyError("a fault of ours")
            return await look(game)

        monkeypatch.setattr(stage.bot.desk.times, "of", fails)
        await stage.later(10)
        assert await answers(stage) == []
        assert [str(line) for line in (await stage.game(2)).lines if line.seat != CHANCE] == ["1 act rest"]


@pytest.mark.parametrize(("title", "seats"), [(title, seats) for title in TITLES.values() for seats in title.seats])
def test_a_match_of_plain_answers_alone_comes_to_its_end(title: Title, seats: int) -> None:
    table = Table(title.create(title.setup(title.variants[0], seats)))
    while (question := table.question) is not None and table.number < LONGEST:
        if question.draw is not None:
            table.play(Answer(CHANCE, question.asks[CHANCE].prompt, dice("5" * 64, table.number, question.draw)))
        else:
            seat = question.awaited[0]
            table.play(Answer(seat, question.asks[seat].prompt, default_key(question.asks[seat])))
    assert table.outcome is not None
