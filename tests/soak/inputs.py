"""What somebody might send: real ids, keys and arguments, mutated ones, and noise."""

import random
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from simcord.interactions import command_leaves

from bot.controls import PICK, PLAY
from bot.game import Game, keys_for, shared_keys

SIGNS = "0123456789:-_abcohplyick \n\t\x00é٣²😀\u202e*`@<>{}\\'\";/"
HUGE = (-1, 0, 1, 2**31, 2**53, 2**63, 10**40)
NEUTRAL = ("about", "card", "rules", "slaughter", "pit", "game status", "game hand", "game watch", "game new", "game join", "game start", "game post")
"""Commands that a person who sits may send; others may change the table by right, and only who does not sit sends them."""
BY_RIGHT = ("order:", "undo:", "rewind:", "keep:")
"""Controls of the same kind."""
BUTTON, SELECT, STRING, INTEGER, BOOLEAN = 2, 3, 3, 4, 5


@dataclass(frozen=True, slots=True)
class Control:
    """A press."""

    id: str
    kind: int
    values: tuple[str, ...] = ()

    def data(self) -> dict[str, Any]:
        """As Discord sends it."""
        return {"custom_id": self.id, "component_type": self.kind} | ({"values": list(self.values)} if self.kind == SELECT else {})

    def component(self) -> dict[str, Any]:
        """As the message shows it."""
        if self.kind == BUTTON:
            return {"type": BUTTON, "id": 2, "style": 1, "label": "x", "custom_id": self.id}
        return {"type": SELECT, "id": 2, "custom_id": self.id, "options": [{"label": "x", "value": value} for value in self.values or ("0",)]}

    def option_at(self, table: int) -> int | None:
        """The index of the option that it means at a table, if it means one."""
        if match := PLAY.fullmatch(self.id):
            option = match["option"]
        elif match := PICK.fullmatch(self.id):
            option = self.values[0] if self.values and self.values[0].isdecimal() else "-1"
        else:
            return None
        return int(option) if int(match["table"]) == table else None


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command with its arguments."""

    path: tuple[str, ...]
    options: tuple[tuple[str, int, Any], ...] = ()
    asks: str = ""
    """The parameter that is being typed, for which choices are asked; then nothing is done yet."""

    def data(self) -> dict[str, Any]:
        """As Discord sends it."""
        found: list[dict[str, Any]] = [{"name": name, "type": kind, "value": value} for name, kind, value in self.options]
        found = [each | ({"focused": True} if each["name"] == self.asks else {}) for each in found]
        for name in reversed(self.path[1:]):
            found = [{"name": name, "type": 1, "options": found}]
        return {"name": self.path[0], "type": 1, "options": found}

    @property
    def texts(self) -> tuple[str, ...]:
        """What was typed."""
        return tuple(str(value) for _, kind, value in self.options if kind == STRING)

    @property
    def by_label(self) -> bool:
        """Whether what was typed may be the words for an option."""
        return any(" " in text or text[:1].isupper() for text in self.texts)


@dataclass(frozen=True, slots=True)
class Key:
    """An option key, straight to the host."""

    table: int
    key: str


@dataclass(frozen=True, slots=True)
class Number:
    """A press, straight to the host."""

    table: int
    number: int
    option: int
    private: bool

    def option_at(self, table: int) -> int | None:
        """The index of the option that it means at a table, if it means one."""
        return self.option if self.table == table else None


@dataclass(frozen=True, slots=True)
class Given:
    """An input: who, where, what."""

    user: int
    channel: int
    what: Control | Command | Key | Number


@dataclass(slots=True)
class Inputs:
    """Makes inputs out of what is to be seen at the tables."""

    rng: random.Random
    seated: Sequence[int]
    outsider: int
    commands: list[tuple[tuple[str, ...], list[dict[str, Any]]]] = field(default_factory=list)
    games: Sequence[Game] = ()
    channels: dict[str, int] = field(default_factory=dict)

    def learn_commands(self, commands: Iterable[dict[str, Any]]) -> None:
        """Every command that there is, with its parameters."""
        self.commands = [(tuple(path), leaf.get("options", [])) for command in commands for path, leaf in command_leaves(command)]

    def look(self, games: Sequence[Game], channels: dict[str, int]) -> None:
        """The tables as they are now."""
        self.games, self.channels = games, channels

    def next(self) -> Given:
        """One more input."""
        game = self.rng.choice(self.games)
        user = self.outsider if self.rng.random() < 0.2 else self.rng.choice(self.seated)
        channel = self.channels[self.rng.choice([game.title.id, *self.channels])]
        kind = self.rng.random()
        if kind < 0.45:
            return Given(user, channel, self._control(game, user))
        if kind < 0.65:
            return Given(user, channel, self._command(game, user))
        if kind < 0.85:
            return Given(user, channel, Key(min(self._table(game), HUGE[-2] - 1), self._key(game)))
        number, private = self._near(game.number), self.rng.random() < 0.5
        return Given(user, channel, Number(min(self._table(game), HUGE[-2] - 1), number, self._some(30), private))

    # ---------------------------------------------------------------- kinds

    def _control(self, game: Game, user: int) -> Control:
        made = self._id(game)
        for _ in range(self.rng.choice((0, 0, 1, 1, 3))):
            made = self._mutated(made)
        made = (made or "x")[:100]
        if user in self.seated and made.startswith(BY_RIGHT):
            made = "x" + made[:99]
        values = tuple(self._value() for _ in range(self.rng.choice((0, 1, 1, 1, 2))))
        return Control(made, self.rng.choice((BUTTON, SELECT)), values)

    def _id(self, game: Game) -> str:
        table, number, scope = self._table(game), self._near(game.number), self.rng.choice("oh")
        kinds = (
            f"play:{table}:{number}:{scope}:{self._some(30)}",
            f"play:{table}:{game.number}:{scope}:{self.rng.randrange(12)}",
            f"pick:{table}:{number}:{scope}:{self._some(9)}:{self._some(3)}",
            f"open:{table}:{number}:{scope}:{self._some(9)}:{self._some(3)}",
            f"fold:{table}:{number}:{scope}",
            f"hand:{table}",
            f"lobby:{table}:{self.rng.choice(('join', 'leave', 'bot', 'unbot', 'start', 'more'))}",
            f"option:{table}:{self._some(9)}",
            f"again:{table}",
            f"record:{table}",
            f"setting:{self.rng.choice(('opens', 'tempo', 'moderator', 'nothing'))}",
            f"watch:{table}",
            f"keep:{table}",
            f"order:{table}:{self.rng.choice(('on', 'off'))}",
            f"undo:{table}:{number}",
            f"rewind:{table}:{number}:{self.rng.choice(('pick', 'page', 'go'))}:{self._some(9)}",
            self._noise(100),
        )
        return self.rng.choice(kinds)

    def _command(self, game: Game, user: int) -> Command:
        neutral = [each for each in self.commands if user not in self.seated or " ".join(each[0]).startswith(NEUTRAL)]
        path, parameters = self.rng.choice(neutral)
        given = [each for each in parameters if each.get("required") or self.rng.random() < 0.6]
        options = [(each["name"], int(each["type"]), self._argument(game, each)) for each in given if each["type"] in (STRING, INTEGER, BOOLEAN)]
        if len(options) < len(given):  # a member or a role: Discord itself looks after those
            return Command(path)
        helped = [each["name"] for each in given if each.get("autocomplete")]
        return Command(path, tuple(options), self.rng.choice(helped) if helped and self.rng.random() < 0.3 else "")

    def _argument(self, game: Game, parameter: dict[str, Any]) -> Any:
        if parameter["type"] == BOOLEAN:
            return self.rng.random() < 0.5
        if parameter["type"] == INTEGER:
            return self.rng.choice((1, 2, 3, *HUGE[:5]))
        key = self._key(game)
        return self.rng.choice((key, key.partition(":")[2] or key, *self.channels, "base", "live", self._noise(200), self._noise(6000)))

    # ---------------------------------------------------------------- parts

    def _table(self, game: Game) -> int:
        return game.row.id if self.rng.random() < 0.8 else self.rng.choice((*HUGE, *(each.row.id for each in self.games)))

    def _near(self, number: int) -> int:
        return self.rng.choice((number, number, number, number - 1, number - 2, number + 1, *HUGE))

    def _some(self, most: int) -> int:
        return self.rng.randrange(most) if self.rng.random() < 0.9 else self.rng.choice(HUGE)

    def _value(self) -> str:
        return str(self._some(30)) if self.rng.random() < 0.7 else self._noise(100) or "x"

    def _key(self, game: Game) -> str:
        question = game.table.question
        asks = question.asks.values() if question is not None else ()
        real = [key for ask in asks for key in keys_for(ask)] + list(shared_keys(question))
        key = self.rng.choice(real) if real and self.rng.random() < 0.9 else self._noise(60)
        return key if self.rng.random() < 0.5 else self._mutated(key)

    def _mutated(self, text: str) -> str:
        """One change: a sign more, less, another or twice; a number another; two parts exchanged."""
        at = self.rng.randrange(len(text) + 1)
        sign = self.rng.choice(SIGNS)
        parts = text.split(":")
        self.rng.shuffle(parts)
        changes = (
            text[:at] + sign + text[at:],
            text[:at] + text[at + 1 :],
            text[:at] + sign + text[at + 1 :],
            text + text[at:],
            re.sub(r"\d+", lambda _found: str(self.rng.choice(HUGE)), text, count=1),
            re.sub(r"\d", "٣", text, count=1),
            ":".join(parts),
        )
        return self.rng.choice(changes)

    def _noise(self, most: int) -> str:
        return "".join(self.rng.choice(SIGNS) for _ in range(self.rng.randrange(1, most)))
