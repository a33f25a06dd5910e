"""Results are written when a match ends by its rules, also after a crash; replays and charts are made of those matches only."""

import asyncio
import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from bot.game import Game
from bot.journal import standing
from bot.memory_films import MOST, QUEUE, Films
from bot.memory_stills import course, some, stills
from bot.people import Refused
from bot.posts.letter import ALT
from db.memory import MemoryStore
from db.store import StoreBusy
from games.slaughter.title import SLAUGHTER
from rendering.picture import LIMIT
from rendering.titles import PICTURES
from tests.discords import TOY_PICTURES, on_stage
from tests.hosting import ANA, fresh_host, refusal, started
from tests.remembering import COUNTED, finish, finished


async def test_results_are_written_when_a_match_ends(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started(seats=3)
        await finish(stage)
        outcome = (await stage.game()).table.outcome
        assert outcome is not None
        match = await stage.bot.memory.match(stage.guild.id, 1)
        assert {share.seat: (share.place, share.points) for share in match.shares} == {
            seat: (place, outcome.scores[seat]) for seat, place in outcome.places.items()
        }
        assert {share.user for share in match.shares} == {stage.people["ana"].id, stage.people["ben"].id, 0}
        assert (await stage.bot.memory.store.tally(stage.guild.id, "toy"))["victim:tom"] == 3
        assert await stage.bot.memory.store.unrecorded() == []


async def test_a_stopped_table_has_no_results(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        await stage.people["ana"].slash(stage.channel, "game end")
        assert await refusal(stage.bot.memory.match(stage.guild.id, 1)) == "no-match"


async def test_results_are_written_after_a_crash_and_for_matches_of_earlier_versions(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await stage.choose_lucky()
        while (game := await stage.game()).row.active:
            await stage.silently(stage.who(game.awaited[0]), "stop")
        assert await stage.bot.memory.store.unrecorded() == [1]
        await stage.restart()
        assert await stage.bot.memory.store.unrecorded() == []
        assert (await stage.bot.memory.match(stage.guild.id, 1)).how == "done"


async def test_a_store_that_is_busy_gets_the_results_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()

        async def busy(*_: object) -> None:
            raise StoreBusy("locked")

        with monkeypatch.context() as patched:
            patched.setattr(stage.bot.memory.store, "record", busy)
            await finish(stage)
            assert await stage.bot.memory.store.unrecorded() == [1]
        with stage.env._bot_scope():
            stage.bot.memory.retry()
        await stage.env.settle()
        assert await stage.bot.memory.store.unrecorded() == []


async def test_the_public_view_at_the_end_of_each_turn() -> None:
    host, _ = await fresh_host(title=COUNTED)
    game = await host.look(await finished(host, seats=3))
    found = stills(game.title, game.row.setup, standing(game.lines))
    assert [view.turn for view in found] == [0, 1, 2, 3, 4, 5, 6]
    assert all(view.you == 0 and view.lucky == 0 for view in found)
    assert found[-1] == game.table.view(None)
    curves = course(7, game.title, TOY_PICTURES, found, {1: "Ana", 2: "Ben", 3: "Bot 3"}).curves
    assert [curve.points for curve in curves] == [tuple(view.scores[k] for view in found) for k in range(3)]


def test_long_matches_are_shown_in_some_of_their_turns() -> None:
    assert some(range(5), 9) == [0, 1, 2, 3, 4]
    found = some(range(1000), MOST)
    assert (len(found), found[0], found[-1]) == (MOST, 0, 999)
    assert len(set(found)) == MOST


async def test_a_replay_has_a_frame_for_each_turn_and_the_sheet(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await finish(stage)
        film = await stage.bot.memory.films.get(await stage.game())
        assert film.name == "match-1.webp"
        assert len(film.data) <= LIMIT
        assert 0 < len(film.alt) <= ALT
        with Image.open(io.BytesIO(film.data)) as image:
            assert (image.format, getattr(image, "n_frames", 1)) == ("WEBP", 1 + 4 + 1)


async def test_a_real_night_has_a_replay_and_a_chart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        host, _ = await fresh_host(title=SLAUGHTER)
        table = (await host.open(1, 7, ANA, "slaughter", "base", 2, {}, "live")).id
        await host.add_bot(table, ANA)
        await host.start(table, ANA)
        while (game := await host.look(table)).row.active:
            if not await host.bot_step(table):
                await host.default_step(table, game.awaited[0])
        stage.bot.memory._desk = replace(stage.bot.desk, painters=PICTURES)
        films = Films(stage.bot.memory._desk)
        film, chart = await films.get(game), await stage.bot.memory.chart(game)
        assert len(film.data) <= LIMIT
        assert "Ana" in chart.alt
        assert " at dusk, " in chart.alt
        with Image.open(io.BytesIO(film.data)) as image:
            assert getattr(image, "n_frames", 1) == min(game.table.match.turn + 1, MOST) + 1


async def test_only_matches_that_ended_by_their_rules_have_replays_and_charts(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.started()
        memory = stage.bot.memory
        for _ in range(2):
            game = await stage.game()
            assert await refusal(memory.films.get(game)) == await refusal(memory.chart(game)) == "not-over"
            await stage.people["ana"].slash(stage.channel, "game end")
        assert game.row.state == "archived"


async def ended_game() -> Game:
    host, _ = await fresh_host(title=COUNTED)
    return await host.look(await finished(host))


async def test_whoever_asks_for_the_same_replay_shares_it_and_the_last_ones_are_kept(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await finish(stage)
        game, films = await stage.game(), stage.bot.memory.films
        first, second = await asyncio.gather(films.get(game), films.get(game))
        assert first is second is await films.get(game)
        films.forget()
        assert await films.get(game) is not first


async def test_only_a_few_replays_are_made_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        films, gate, game = Films(stage.bot.desk), asyncio.Event(), await ended_game()

        async def waiting(_self: Films, _game: Game) -> object:
            await gate.wait()
            return object()

        monkeypatch.setattr(Films, "_made", waiting)
        games = [Game(row, game.seats, game.title) for n in range(QUEUE + 1) for row in [type(game.row)(n, 1, 7, 1, game.row.setup, "", "", "ended")]]
        asked = [asyncio.ensure_future(films.get(each)) for each in games[:QUEUE]]
        await asyncio.sleep(0)
        with pytest.raises(Refused, match="films-busy"):
            await films.get(games[QUEUE])
        gate.set()
        await asyncio.gather(*asked)
        await films.get(games[QUEUE])


async def test_a_table_whose_rules_fail_keeps_nobody_else_from_being_remembered(tmp_path: Path) -> None:
    async with on_stage(tmp_path, COUNTED) as stage:
        await stage.started()
        await finish(stage)
        async with stage.bot.desk.store.writing() as db:  # type: ignore[attr-defined]  # the bot's store is a file
            for table in ("tallies", "standings", "results"):
                await db.execute(f"DELETE FROM {table}")
            await db.execute("DELETE FROM answers WHERE number = 3")
        await stage.restart()
        assert await stage.bot.memory.store.unrecorded() == [1]
        assert await MemoryStore(stage.bot.desk.store).matches(stage.guild.id, "", 10, 0) == []  # type: ignore[arg-type]  # as above


async def test_a_match_under_way_is_not_told(tmp_path: Path) -> None:
    host, store = await fresh_host(tmp_path / "store")
    table = await started(host)
    await host.end(table, ANA)
    assert await MemoryStore(store).unrecorded() == []
