"""One moment of a match, set up by hand, and one rule played in it with dice, shuffles and answers written down.

A line of a script is `seat key` (`2 offer:torch`), dice as successes and failures (`SSF`), a pile as a shuffle leaves it
(`shuffle kam torch`), places of what is drawn (`deal 0 2`), or `as-is`: whatever CHANCE is asked for keeps its order.
"""

from collections.abc import Coroutine
from typing import Any

from games.engine import CHANCE, Answer, Event, Keys, Outcome, Question, Setup, Table
from games.slaughter import anytime, deeds, families, setup
from games.slaughter.cards import load
from games.slaughter.sight import table_view
from games.slaughter.state import Game, Guest, Monster, Player, Turn
from games.slaughter.view import TableView
from games.testing import describe, script, steady

PARTY = ("bob", "laika", "britney", "kam", "tom")
FACES = {"S": "5", "F": "0"}


class Rule:
    """A rule as a match, so that a table can play it."""

    def __init__(self, game: Game, coroutine: Coroutine[Question, Answer, Any]) -> None:
        self.game, self.coroutine = game, coroutine
        self.result: Any = None

    @property
    def events(self) -> list[Event]:
        return self.game.events

    @property
    def turn(self) -> int:
        return self.game.turn_number

    async def rules(self) -> Outcome:
        self.result = await self.coroutine
        return Outcome("done", {}, {})

    def view(self, seat: int | None) -> TableView:
        return table_view(self.game, seat)


class Scene:
    """A match in the night, seats 1 to n with the given families, guests hidden in no pile, all piles empty, seat 1 first."""

    def __init__(self, *names: str, variant: str = "base", guests: tuple[str, ...] = PARTY, **options: str) -> None:
        names = names or ("werewolf", "vampire", "golem")
        self.game = Game(Setup("slaughter", variant, len(names), 1, options), load())
        self.game.stage, self.game.first = "night", 1
        for guest in guests:
            facts = self.game.content.guests[guest]
            self.game.guests[guest] = Guest(guest, facts.health, facts.health, facts.own_dice)
        for player, family in zip(self.game.players, names, strict=True):
            setup.take_family(self.game, player, family)
            player.order, player.favourite = list(guests), guests[-1]
        anytime.open_switches(self.game)
        self.game.events.clear()

    # ---- the moment

    def turn(self, seat: int, member: str, zone: str) -> Turn:
        """It is this seat's turn, its monster stands there and has done nothing yet."""
        monster = self.monster(seat, member, zone)
        free = 0 if self.game.event == "pouring_rain" else families.free_moves(self.game, monster)
        self.game.turn = Turn(self.player(seat), monster, monster.actions, monster.actions, free, [zone])
        return self.game.turn

    def monster(self, seat: int, member: str, zone: str | None = None) -> Monster:
        """A monster; with a zone, it is put there."""
        found = next(each for each in self.player(seat).monsters if each.id == member)
        found.zone = found.zone if zone is None else zone
        return found

    def guest(self, guest: str, zone: str = "", hp: int = 0) -> Guest:
        """A guest; with a zone it stands there; surprise guests join. `hp` is its health if not full."""
        if guest not in self.game.guests:
            facts = self.game.content.guests[guest]
            surprise = facts.group in ("surprise", "agent")
            self.game.guests[guest] = Guest(guest, facts.health, facts.health, facts.own_dice, surprise, has_shield=guest == "agent_p")
        found = self.game.guests[guest]
        if zone:
            found.status, found.zone = "revealed", zone
        found.hp = hp or found.hp
        return found

    def dead(self, *guests: str) -> None:
        """These have died, in this order."""
        for place, guest in enumerate(guests, 1):
            found = self.game.guests[guest]
            found.status, found.hp, found.dead_as = "dead", 0, place

    def pile(self, room: str, *cards: str) -> None:
        """A pile, top first."""
        self.game.piles[room] = list(cards)

    def hand(self, seat: int, *cards: str) -> None:
        """A hand."""
        self.player(seat).hand = list(cards)

    def doors(self, state: str, *doors: str) -> None:
        """Doors that are gone, or barred (from the supply)."""
        for door in doors:
            assert door in self.game.doors
            self.game.doors[door] = state
            self.game.barricades -= state == "barred"

    def mutate(self, seat: int, mutation: str, monster: str = "") -> None:
        """A mutation lies under a monster's card, or above the whole family."""
        assert (monster == "") == self.game.content.mutations[mutation].family
        self.player(seat).mutations[mutation] = monster

    def give(self, seat: int, **tokens: int) -> None:
        """Tokens that a seat owns."""
        self.player(seat).tokens.update(tokens)

    def player(self, seat: int) -> Player:
        return self.game.player(seat)

    @property
    def now(self) -> Turn:
        assert self.game.turn is not None
        return self.game.turn

    # ---- playing

    def begin(self, coroutine: Coroutine[Question, Answer, Any], *lines: str) -> Table:
        """Start a rule and play these lines in it; the table for more."""
        return self.go_on(Table(Rule(self.game, coroutine)), *lines)

    def go_on(self, table: Table, *lines: str) -> Table:
        """Play more lines. Raises AssertionError that shows what is asked where a line is not taken."""
        return play(table, self.game, *lines)

    def run(self, coroutine: Coroutine[Question, Answer, Any], *lines: str) -> Any:
        """Play a rule to its end: all lines and no more are asked for. Its result."""
        table = self.begin(coroutine, *lines)
        assert table.question is None, f"the script is at its end, asked is: {describe(table.question)}"
        assert isinstance(table.match, Rule)
        return table.match.result

    def act(self, key: str, *lines: str) -> None:
        """The active player does something that its menu offers, to its end."""
        self.run(self.doing(key), *lines)

    def acting(self, key: str, *lines: str) -> Table:
        """The same, but stop after these lines."""
        return self.begin(self.doing(key), *lines)

    def doing(self, key: str) -> Coroutine[Question, Answer, None]:
        """An option of the menu as a rule."""
        assert key in self.menu(), f"{key} is not offered, but {' '.join(self.menu())}"
        return deeds.act(self.game, self.now, key)

    def menu(self, verb: str = "") -> tuple[str, ...]:
        """What the active player may do (of one verb: the targets)."""
        keys = self.keys().keys
        return tuple(key.partition(":")[2] for key in keys if key.split(":")[0] == verb) if verb else keys

    def keys(self) -> Keys:
        return deeds.menu(self.game, self.now)

    # ---- asserting

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens that a seat has, without zeros."""
        return {token: n for token, n in self.player(seat).tokens.items() if n}

    def told(self, key: str) -> list[dict[str, str | int]]:
        """What events of a kind say, in order."""
        return [dict(event.args) for event in self.game.events if event.key == key]


def play(table: Table, game: Game, *lines: str) -> Table:
    """Play lines of a script. Raises AssertionError that shows what is asked where a line is not taken."""
    for line in lines:
        script(table, [answer(line, table, game)])
    return table


def answer(line: str, table: Table, game: Game) -> Answer | tuple[int, str]:
    """A line of a script as an answer."""
    words = line.split()
    if set(line) <= set(FACES):
        return _chance(table, ".".join(FACES[die] for die in line))
    if words[0] == "shuffle":
        return _chance(table, order_for(game, words[1:]))
    if words[0] == "deal":
        return _chance(table, ".".join(words[1:]))
    if line == "as-is":
        draw = table.question.draw if table.question else None
        assert draw is not None, f"{line!r}, but asked is: {describe(table.question)}"
        return _chance(table, steady(draw))
    return int(words[0]), words[1]


def _chance(table: Table, key: str) -> Answer:
    ask = table.question.asks.get(CHANCE) if table.question else None
    return Answer(CHANCE, ask.prompt if ask else "no-dice", key)


def order_for(game: Game, wanted: list[str]) -> str:
    """The order of CHANCE that brings the one pile of these cards into this order."""
    piles = [pile for pile in game.piles.values() if sorted(pile) == sorted(wanted)]
    assert len(piles) == 1, f"no single pile holds {wanted}: {game.piles}"
    left: list[str | None] = list(piles[0])
    places = []
    for card in wanted:
        places.append(str(left.index(card)))
        left[int(places[-1])] = None
    return ".".join(places)


def asked(table: Table, seat: int) -> tuple[str, ...]:
    """The keys that a seat is asked to choose from now; nothing where it is not asked."""
    ask = table.question.asks.get(seat) if table.question else None
    return ask.choices.keys if ask is not None and isinstance(ask.choices, Keys) else ()
