"""The memory copy of a match under way: a cache of its journal, dropped whenever anything fails."""

import logging
from collections.abc import Sequence
from dataclasses import replace

from bot import chance
from bot.game import Controls, Game
from bot.journal import latest, standing
from bot.people import Refused
from games.engine import CHANCE, Answer, Ask, Keys, Seat, Table
from games.title import Title

log = logging.getLogger(__name__)


def default_key(ask: Ask) -> str:
    """The default answer of an ask. Only CHANCE has none."""
    if isinstance(ask.choices, Keys):
        return ask.choices.default
    raise Refused("not-asked")


def bot_key(title: Title, table: Table, seat: Seat) -> str:
    """What a bot answers for an asked seat: its choice from that seat's view, or the default where it fails or chooses what is not offered."""
    if table.question is None or seat not in table.question.asks:
        raise Refused("not-asked")
    ask = table.question.asks[seat]
    try:
        key = title.choose(table.view(seat), seat, ask)
    except Exception as error:  # noqa: BLE001 - whatever a bot does, its table goes on
        log.warning("the bot of %s fails at %s: %s", title.id, ask.prompt, type(error).__name__)
        return default_key(ask)
    return key if key in ask.choices else default_key(ask)


class Live:
    """A match with its dice and controls, at the end of its journal. `lines` are all of it, those taken back included."""

    def __init__(self, game: Game, secret: str, journal: Sequence[Answer] = ()) -> None:
        begin = latest(journal)
        self.lines: list[Answer] = list(journal[:begin])
        self.controls = Controls()  # those made before the last line of the house are old
        self.game = replace(game, lines=self.lines, controls=self.controls)
        self.table: Table = game.table
        self._secret = secret
        self._answered = CHANCE
        for answer in standing(self.lines):
            self.table.play(answer)
        self._note()
        for answer in journal[begin:]:
            self._play(answer)

    @property
    def number(self) -> int:
        """How many lines the journal has."""
        return len(self.lines)

    def answer(self, answer: Answer | None) -> list[Answer]:
        """Play an answer (None at the start: no one's) and the dice that follow; the new lines of the journal. Raises NotAsked."""
        number = self.number
        if answer is not None:
            self._play(answer)
        while self.table.question is not None and (draw := self.table.question.draw) is not None:
            prompt = self.table.question.asks[CHANCE].prompt
            self._play(Answer(CHANCE, prompt, chance.answer(self._secret, self.number, draw)))
        return self.lines[number:]

    def _play(self, answer: Answer) -> None:
        self.table.play(answer)
        self.lines.append(answer)
        if answer.seat != CHANCE:
            self._answered = answer.seat
        self._note()

    def _note(self) -> None:
        question = self.table.question
        if question is None or question.draw is None:  # nobody has controls for dice
            self.controls.note(self.number, question, self._answered)
