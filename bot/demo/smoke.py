"""A whole game played by people who see nothing but posts, direct messages and what is told to them privately."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

import discord
from simcord.actors import MemberActor
from simcord.builders import UserHandle
from simcord.components import walk_components
from simcord.results import ResponseMessage

from bot.controls import verb
from bot.demo.stage import Stage, on_stage
from bot.game import Game
from bot.lobby import fit
from games.engine import Seat
from games.title import Title
from rendering.titles import PICTURES
from rendering.titles import Pictures as Painter
from rendering.words import Words

NAMES = ("Ana", "Ben", "Cem", "Dora", "Emil", "Fay", "Gus", "Hana")
MOST_DECISIONS = 5000
SLASH_EVERY, LETTER_EVERY = 7, 2
"""Every so many decisions are typed as commands, and of the private ones every so many are pressed in the direct message."""
Message = discord.Message | ResponseMessage
Person = MemberActor | UserHandle


class Unreachable(Exception):
    """A legal option is not among the controls that its person can see."""


async def smoke(title: Title, seats: int, variant: str, painters: Mapping[str, Painter] = PICTURES, words: Words | None = None) -> dict[str, Any]:
    """Play one game; what it came to. `seats` are counted people, the variant may carry suffixes. Raises Unreachable."""
    people = fit(title, variant, seats, {}).seats
    async with on_stage(title, seats, variant, NAMES[:people], painters, words) as stage:
        player = Player(stage)
        decisions = 0
        game = await stage.bot.desk.host.look(stage.table)
        while game.awaited and decisions < MOST_DECISIONS:
            await player.decide(game, game.awaited[0], decisions)
            decisions += 1
            game = await stage.bot.desk.host.look(stage.table)
        outcome = game.table.outcome
        return {
            "game": title.id,
            "variant": variant,
            "seats": seats,
            "decisions": decisions,
            **_traffic(stage),
            "outcome": None if outcome is None else {"how": outcome.how, "places": dict(outcome.places), "scores": dict(outcome.scores)},
            "ended": outcome is not None,
        }


def _traffic(stage: Stage) -> dict[str, int]:
    sent = [request.path for request in stage.env.http_requests if request.method == "POST" and request.path.endswith("/messages")]
    public = sum(path == f"/channels/{stage.channel.id}/messages" for path in sent)
    return {"posts": public, "dms": len(sent) - public, "requests": len(stage.env.http_requests)}


class Player:
    """Presses for all people: knows what each wants, and looks for it among what that person can see."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._private = count()

    async def decide(self, game: Game, seat: Seat, turn: int) -> None:
        """Let the person in a seat do what a bot would do there. Raises Unreachable."""
        number, ask, view = game.table.number, game.table.question, game.table.view(seat)
        if ask is None:
            return
        key = game.title.choose(view, seat, ask.asks[seat])
        scene = self.stage.bot.desk.scene(game, seat)
        label, group = scene.labels.option(key), scene.labels.verb(verb(key))
        person = self.stage.people[seat - 1]
        if turn % SLASH_EVERY == SLASH_EVERY - 1 and f"{game.title.id} choose" in person.available_commands(self.stage.channel):
            await self._type(game, person, key)
        else:
            await self._look(game, person, label, group)
        if (await self.stage.bot.desk.host.look(self.stage.table)).table.number == number:
            raise Unreachable(f"{key} ({label}) did nothing")

    async def _type(self, game: Game, person: MemberActor, key: str) -> None:
        """Type it as a command, choosing from what is offered."""
        name = f"{game.title.id} choose"
        offered = await person.autocomplete(self.stage.channel, name, "option", "")
        if len(offered) < 25 and key not in [choice["value"] for choice in offered]:
            raise Unreachable(f"{key} is not offered to the command")
        await person.slash(self.stage.channel, name, option=key)

    async def _look(self, game: Game, person: MemberActor, label: str, group: str) -> None:
        """Look for it in the post, then in one's hand."""
        post = await self._newest(person)
        if await self._press(person, post, label, group):
            return
        letter = await self._letter(person) if next(self._private) % LETTER_EVERY else None
        if letter is not None and await self._press(person.user, letter, label, group):
            return
        opened = await person.click(post, label=self._say("control-hand"))
        if opened.response is None or not await self._press(person, opened.response, label, group):
            raise Unreachable(f"{label} at move {game.table.number}")

    async def _press(self, person: Person, message: Message, label: str, group: str) -> bool:
        """Press it in a message: a button, an option of a select, or one of a select that must be opened first."""
        if await self._direct(person, message, label):
            return True
        opener = next((each for each in _controls(message) if str(each.get("label", "")).startswith(f"{group} (")), None)
        if opener is None:
            return False
        await self._click(person, message, opener)
        return await self._direct(person, await self._again(person, message), label)

    async def _direct(self, person: Person, message: Message, label: str) -> bool:
        while True:
            for control in _controls(message):
                if control.get("label") == label:
                    await self._click(person, message, control)
                    return True
                value = next((option["value"] for option in control.get("options", ()) if option["label"] == label), None)
                if value is not None:
                    await person.select(message, [value], custom_id=control["custom_id"])
                    return True
            later = next((each for each in _controls(message) if each.get("label") == self._say("control-later")), None)
            if later is None:
                return False
            await self._click(person, message, later)
            message = await self._again(person, message)

    async def _click(self, person: Person, message: Message, control: Mapping[str, Any]) -> None:
        await person.click(message, custom_id=str(control["custom_id"]))

    async def _again(self, person: Person, message: Message) -> Message:
        """The message as it is now."""
        if isinstance(message, ResponseMessage):
            return message
        return await self.stage.bot.get_partial_messageable(message.channel.id).fetch_message(message.id)

    async def _newest(self, person: MemberActor) -> discord.Message:
        """The newest post in the channel that has controls."""
        async for message in self.stage.bot.get_partial_messageable(self.stage.channel.id).history(limit=10):
            if any(True for _ in _controls(message)):
                return message
        raise Unreachable("there is no post")

    async def _letter(self, person: MemberActor) -> discord.Message | None:
        """The newest direct message of a person."""
        async for message in self.stage.bot.get_partial_messageable(person.user.dm_channel.id).history(limit=1):
            return message
        return None

    def _say(self, message_id: str) -> str:
        return self.stage.bot.words.say(message_id)


def _controls(message: Message) -> Iterator[dict[str, Any]]:
    components = message.components if isinstance(message, ResponseMessage) else [each.to_dict() for each in message.components]
    return (each for each in walk_components(components) if each.get("custom_id") and not each.get("disabled"))
