"""One slash command for each action of a title, offering what is legal now for the person who types.

They build the same keys as buttons and selects and take the same road. Every answer is private, so that a secret choice stays one.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import app_commands

from bot.controls import target, verb
from bot.game import keys_for
from bot.people import Refused
from cogs.answers import Choice, Interaction, commanded, offered, say, tell
from cogs.tables import here

MOST = 25
Command = app_commands.Command[Any, ..., None]


@dataclass(frozen=True, slots=True)
class Action:
    """A command: its name, the verbs of the keys it answers with (none: all), and the name of its parameter where they have targets."""

    name: str
    verbs: tuple[str, ...] = ()
    parameter: str = ""


def group(title: str, actions: Sequence[Action]) -> app_commands.Group:
    """The command group of a title. Raises ValueError where Discord would not take it."""
    if len(actions) > MOST:
        raise ValueError(f"{title} has {len(actions)} commands, a group takes {MOST}")
    result = app_commands.Group(name=title, description=say(f"{title}-command"), guild_only=True)
    for action in actions:
        result.add_command(_targeted(title, action) if action.parameter else _plain(title, action))
    return result


def _plain(title: str, action: Action) -> Command:
    async def callback(interaction: Interaction) -> None:
        await _act(interaction, title, action, "")

    return app_commands.Command(name=action.name, description=say(f"{title}-command-{action.name}"), callback=callback)


def _targeted(title: str, action: Action) -> Command:
    @app_commands.rename(chosen=action.parameter)
    @app_commands.describe(chosen=say("param-target"))
    async def callback(interaction: Interaction, chosen: str) -> None:
        await _act(interaction, title, action, chosen)

    async def complete(interaction: Interaction, typed: str) -> list[Choice]:
        return await _complete(interaction, title, action, typed)

    command: Command = app_commands.Command(name=action.name, description=say(f"{title}-command-{action.name}"), callback=callback)
    command.autocomplete("chosen")(complete)
    return command


async def _act(interaction: Interaction, title: str, action: Action, chosen: str) -> None:
    """Answer with the key that is meant, and say so privately."""
    async with commanded(interaction):
        row = await here(interaction)
        labels = await _legal(interaction, title, action)
        key = _meant(labels, chosen)
        await interaction.client.desk.host.act(row.id, interaction.user.id, key)
        await tell(interaction, interaction.client.words.say("done", what=labels[key]))


def _meant(labels: Mapping[str, str], chosen: str) -> str:
    """The legal key that somebody chose, by key, target or label; the only one where nothing needs to be chosen. Refuses not-offered."""
    wanted = chosen.casefold()
    meant = [key for key, label in labels.items() if not chosen or wanted in (key.casefold(), target(key).casefold(), label.casefold())]
    if len(meant) != 1:
        raise Refused("not-offered")
    return meant[0]


async def _legal(interaction: Interaction, title: str, action: Action) -> dict[str, str]:
    """What the person may do now with this command: labels by key. Refuses no-table, other-title, not-seated, not-asked, not-offered."""
    desk = interaction.client.desk
    game = await desk.host.look((await here(interaction)).id)
    seat = game.seat_of(interaction.user.id)
    if game.title.id != title:
        raise Refused("other-title", title=desk.words.say(f"{game.title.id}-title"))
    if not seat:
        raise Refused("not-seated")
    scene, ask = desk.scene(game, seat), game.ask_of(seat)
    if ask is None:
        raise Refused("not-asked")
    labels = {key: scene.labels.option(key) for key in keys_for(ask) if not action.verbs or verb(key) in action.verbs}
    if not labels:
        raise Refused("not-offered")
    return labels


async def _complete(interaction: Interaction, title: str, action: Action, typed: str) -> list[Choice]:
    try:
        return offered(await _legal(interaction, title, action), typed)
    except Refused:
        return []
