"""The memory of a host: what came of each match is written once when it has ended by its rules, and shown again."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from bot.desk import Desk
from bot.faults import note
from bot.game import Game
from bot.journal import standing
from bot.kindly import kindly
from bot.memory_films import Films
from bot.memory_letters import LINK, PAGE, list_letter, match_letter, shown_letter
from bot.memory_stills import course, stills
from bot.people import Refused
from bot.posts.letter import Letter, Picture
from bot.posts.names import of_game
from bot.posts.pictures import Sketch
from bot.works import Later, Works
from db.memory import Match, MemoryStore, Standing
from db.sqlite import SqliteStore
from db.store import StoreBusy
from games.engine import Outcome
from games.title import Title
from rendering.memory import chart

log = logging.getLogger(__name__)


class Memory:
    """A teller that writes results, and everything that is made from finished matches."""

    def __init__(self, desk: Desk, store: SqliteStore, gap: float) -> None:
        self._desk = desk
        self.store = MemoryStore(store)
        self.films = Films(desk)
        self._works = Works(self._keep, gap)

    def changed(self, table: int) -> None:
        """Something about the table has changed: perhaps it has ended."""
        self._works.ask(table)

    async def resume(self) -> None:
        """Write the results of matches that ended when there was no time left, or before there was a memory."""
        try:
            for table in await self.store.unrecorded():
                await self._quietly(table)
        except StoreBusy as error:
            log.warning("results have to wait: %s", error)

    def retry(self) -> None:
        """Try again what the store did not take."""
        self._works.again()

    async def close(self) -> None:
        """Write what is to be written, and stop what is in the making."""
        await self._works.close()
        await self.films.close()

    def scored(self, title: str) -> bool:
        """Whether people play for points in a title; a title that is gone was one of those."""
        found = self._desk.host.titles.get(title)
        return found is None or found.scored

    async def match(self, guild: int, table: int) -> Match:
        """A finished match of a server. Refuses no-match."""
        with kindly():
            found = await self.store.match(guild, table)
        if found is None:
            raise Refused("no-match", match=table)
        return found

    async def page(self, guild: int, page: int, may_see: Callable[[Match], Awaitable[bool]]) -> Letter:
        """A page of the finished matches of a server, without those that the reader may not see."""
        with kindly():
            pages = -(-await self.store.count(guild) // PAGE)
            page = min(page, max(pages - 1, 0))
            found = await self.store.matches(guild, "", PAGE, page * PAGE)
        seen = [match for match in found if await may_see(match)]
        return list_letter(self._desk.words, self.scored, seen, page, pages, len(found) - len(seen))

    async def sheet(self, match: Match) -> Letter:
        """A finished match with its score sheet; without it where today's rules cannot play it again."""
        with kindly():
            posts = await self._desk.store.posts(match.row.id)
        final = next((post for post in posts if post.kind == "final" and post.message > 0), None)
        link = LINK.format(guild=match.row.guild, channel=final.channel, message=final.message) if final else ""
        try:
            game = await self._desk.host.look(match.row.id)
        except Refused as refused:
            if refused.key != "broken":
                raise
            return match_letter(self._desk.words, self.scored, match, (self._desk.words.say("memory-match-broken"),), link)
        scene = self._desk.scene(game, None)
        return await self._desk.with_picture(match_letter(self._desk.words, self.scored, match, scene.report, link), scene.sheet)

    async def shown(self, match: Match, what: str, to_all: bool = False) -> Letter:
        """The `film` or the `points` of a finished match. Refuses broken, films-busy."""
        game = await self._desk.host.look(match.row.id)
        picture = await (self.films.get(game) if what == "film" else self.chart(game))
        return replace(shown_letter(self._desk.words, match.row.id, what, to_all), picture=picture)

    async def chart(self, game: Game) -> Picture:
        """How the points of a finished match grew. Refuses not-over, no-points."""
        if game.row.state != "ended":
            raise Refused("not-over")
        if not game.title.scored:
            raise Refused("no-points")
        return await self._desk.pictures.get(self._chart(game))

    def _chart(self, game: Game) -> Sketch:
        words, painter, names, table = self._desk.words, self._desk.painters[game.title.id], of_game(game, self._desk.words).plain, game.row.id
        answers = standing(game.lines)
        found: list[chart.Course] = []

        def drawn() -> Any:
            found.append(course(table, game.title, painter, stills(game.title, game.row.setup, answers), names))
            return chart.chart(found[0], words)

        key = (table, "chart", len(answers), tuple(names.items()))
        return Sketch(key, f"points-{table}", drawn, lambda: chart.describe(found[0], words))

    async def _quietly(self, table: int) -> None:
        try:
            await self._keep(table)
        except Exception as error:  # noqa: BLE001 - one match's fault is not another's
            note(log, f"the results of table {table} cannot be written", error)

    async def _keep(self, table: int) -> None:
        """Write the results of a table, if it has ended by its rules and they are not written."""
        try:
            row = await self._desk.store.table(table)
            if row is None or row.state != "ended":
                return
            game = await self._desk.host.look(table)
            outcome = game.table.outcome
            if outcome is not None:
                await self.store.record(table, outcome.how, standings(game.title, game.table.view(None), outcome))
        except StoreBusy as error:
            raise Later("the store is busy") from error
        except Refused as refused:
            if refused.key == "store-busy":
                raise Later("the store is busy") from refused
            log.warning("table %d has no results: %s", table, refused.key)


def standings(title: Title, view: Any, outcome: Outcome) -> list[Standing]:
    """What is kept of each seat."""
    tally = title.tally(view)
    return [Standing(seat, place, outcome.scores.get(seat, 0), tally.get(seat, {})) for seat, place in outcome.places.items()]
