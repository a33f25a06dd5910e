"""Tables that nobody uses are warned, then closed; whoever uses or keeps one keeps it open; nothing dangles at the end."""

from dataclasses import replace
from pathlib import Path

from bot.guard_idle import DAY, LIMITS
from tests.discords import Stage, answer, labels, on_stage, texts

QUIET, GRACE = LIMITS["live"]


class Days:
    """A clock that is moved by hand."""

    def __init__(self, stage: Stage) -> None:
        self.idle = stage.bot.guarding.idle
        self.start = stage.bot.desk.clock()
        self.now = self.start
        self.idle._desk = replace(stage.bot.desk, clock=lambda: self.now)

    async def sweep(self, stage: Stage, later: float) -> None:
        """Look at all tables so much later."""
        self.now += later
        with stage.env._bot_scope():
            await self.idle.sweep()
        await stage.env.settle()


def warnings(stage: Stage) -> list[str]:
    return [texts(post) for post in stage.posts() if "Keep it" in labels(post)]


async def state(stage: Stage) -> str:
    row = await stage.bot.desk.store.table(1)
    assert row is not None
    return row.state


async def test_a_quiet_table_is_warned_and_then_closed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        days = Days(stage)
        await days.sweep(stage, 0)
        await days.sweep(stage, QUIET - 60)
        assert warnings(stage) == []
        await days.sweep(stage, 120)
        assert f"<t:{int(days.now + GRACE)}:R>" in warnings(stage)[0]
        await days.sweep(stage, GRACE - 60)
        assert await state(stage) == "running"
        assert len(warnings(stage)) == 1
        await days.sweep(stage, 120)
        assert await state(stage) == "archived"
        assert warnings(stage) == []


async def test_a_lobby_is_closed_too(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.opened()
        days = Days(stage)
        for later in (0, LIMITS["lobby"][0] + 1, LIMITS["lobby"][1] + 1):
            await days.sweep(stage, later)
        assert await state(stage) == "archived"
        assert await stage.bot.desk.host.of_person(stage.people["ana"].id) == []


async def test_an_answer_takes_the_warning_back(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        days = Days(stage)
        await days.sweep(stage, 0)
        await days.sweep(stage, QUIET + 1)
        assert len(warnings(stage)) == 1
        await stage.choose_lucky()
        await days.sweep(stage, 10)
        assert warnings(stage) == []
        await days.sweep(stage, GRACE + 1)
        assert await state(stage) == "running"


async def test_who_sits_there_may_keep_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        days = Days(stage)
        await days.sweep(stage, 0)
        await days.sweep(stage, QUIET + 1)
        post = next(post for post in stage.posts() if "Keep it" in labels(post))
        assert "do not sit" in answer(await stage.press("cem", "Keep it", post))
        assert "stays" in answer(await stage.press("ben", "Keep it", post))
        assert warnings(stage) == []
        await days.sweep(stage, QUIET - 60)
        assert await state(stage) == "running"


async def test_a_table_that_waits_is_not_blamed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        days = Days(stage)
        await days.sweep(stage, 0)
        await stage.forbid("send_messages")
        await days.sweep(stage, QUIET + GRACE + DAY)
        assert await state(stage) == "running"


async def test_nothing_is_kept_about_a_table_that_is_over(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        channel = stage.people["ben"].user.dm_channel.id
        stage.env.inject_error("POST", f"/channels/{channel}/messages", status=403, code=50007, times=None)
        await stage.started()
        days = Days(stage)
        await days.sweep(stage, 0)
        await days.sweep(stage, QUIET + 1)
        store = stage.bot.desk.store
        assert await store.undelivered(1)
        assert await store.note("unreached:1:2")
        await stage.people["ana"].slash(stage.channel, "game end")
        await days.sweep(stage, 1)
        assert warnings(stage) == []
        assert await store.undelivered(1) == []
        assert await store.note("unreached:1:2") == ""
        assert await days.idle._memory.uses() == []
