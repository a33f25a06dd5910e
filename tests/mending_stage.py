"""For tests of repairs on SimCord: a table with a moderator who does not play, and private answers that are pressed."""

import json
from typing import Any

from simcord.backend import serializers
from simcord.results import InteractionResult

from tests.discords import Stage, controls, texts


async def begun(stage: Stage, seats: int = 2, people: int = 2) -> str:
    """A table in its first turn; cem is a moderator who does not play."""
    await stage.started(seats, people)
    await stage.choose_lucky()
    await stage.make_moderator("cem")
    return await stage.turn_of()


async def command(stage: Stage, name: str, what: str, **options: Any) -> InteractionResult:
    return await stage.people[name].slash(stage.channel, f"game {what}", **options)


async def click(stage: Stage, name: str, result: InteractionResult, label: str) -> InteractionResult:
    """Press a button of a private answer."""
    pressed: InteractionResult = await stage.people[name].click(shown(result), label=label)
    return pressed


async def choose(stage: Stage, name: str, result: InteractionResult, value: str) -> InteractionResult:
    """Choose in the select of a private answer."""
    control = next(each for each in controls({"components": shown(result).components}) if "options" in each)
    picked: InteractionResult = await stage.people[name].select(shown(result), [value], custom_id=control["custom_id"])
    return picked


def shown(result: InteractionResult) -> Any:
    assert result.response is not None
    assert result.response.ephemeral
    return result.response


def payload(stage: Stage, result: InteractionResult) -> dict[str, Any]:
    """A private answer as it is now, to be pressed later or several times at once."""
    return dict(serializers.message_payload(stage.env.backend, stage.env.backend.messages[stage.channel.id][shown(result).id]))


def values(result: InteractionResult) -> list[str]:
    """The values of the select of a private answer."""
    return [option["value"] for each in controls({"components": shown(result).components}) for option in each.get("options", ())]


def text_of(result: InteractionResult) -> str:
    return texts({"components": shown(result).components})


def turns(stage: Stage) -> list[dict[str, Any]]:
    """Posts with a picture of the board."""
    return [post for post in stage.posts() if any(each["filename"] == "board.jpg" for each in post["attachments"])]


async def file_of(result: InteractionResult) -> dict[str, Any]:
    """The file of a private answer, and that it is private."""
    message = result.followups[-1] if result.followups else shown(result)
    assert message.ephemeral
    [attachment] = message.attachments
    raw: dict[str, Any] = json.loads(await attachment.read())
    return raw


async def at_turn(stage: Stage, turn: int) -> None:
    while (await stage.game()).table.match.turn < turn:
        name = await stage.turn_of()
        await stage.press(name, "roll")
        if (await stage.turn_of()) == name:
            await stage.press(name, "stop")
