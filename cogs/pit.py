"""`/pit`: the actions of Monster Pit as commands."""

from discord import app_commands

from bot.client import TableBot
from bot.people import Refused
from bot.posts.letter import Letter
from bot.posts.scene import Scene
from cogs.actions import Action, group
from cogs.answers import Choice, Interaction, commanded, offered, say, show
from cogs.tables import here

ACTIONS = (
    Action("captain", ("captain", "role"), "captain"),
    Action("place", ("place", "push", "bear", "let-go"), "slot"),
    Action("roll", ("roll", "dice", "stand"), "dice"),
    Action("reroll", ("misses", "die", "done"), "die"),
    Action("district", ("district",), "district"),
    Action("visit", ("visit", "reveal", "barkeep", "further", "open"), "structure"),
    Action("recruit", ("recruit",), "structure"),
    Action("buy", ("buy",), "card"),
    Action("attack", ("attack", "fight", "token"), "target"),
    Action("trade", ("trade", "gold", "item", "unit"), "choice"),
    Action("ability", ("ability", "skill"), "choice"),
    Action("stone", ("stone",), "roll"),
    Action("wizard", ("wizard", "copy"), "card"),
    Action("wyvern", ("wyvern",), "card"),
    Action("wish", ("wish", "keep"), "wish"),
    Action("quest", ("quest",), "choice"),
    Action("heal", ("heal",), "character"),
    Action("lose", ("lose", "injure", "give", "edict", "miller"), "character"),
    Action("play", ("play", "discard", "pass"), "card"),
    Action("end", ("end",)),
    Action("choose", (), "option"),
)


@app_commands.command(name="outpost", description=say("pit-command-outpost"))
@app_commands.describe(player=say("param-seat"))
async def outpost(interaction: Interaction, player: str = "") -> None:
    """Show a Captain's Outpost, one's own where none is named."""
    async with commanded(interaction):
        desk, scene = interaction.client.desk, await _scene(interaction)
        seat = _seat(scene, player) if player else scene.game.seat_of(interaction.user.id)
        sketch = scene.outpost(seat) if seat in _captains(scene) else None
        if sketch is None:
            raise Refused("not-offered")
        letter = Letter(scene.words.say("pit-outpost-heading", name=scene.names.safe[seat]))
        await show(interaction, await desk.with_picture(letter, sketch))


@outpost.autocomplete("player")
async def _players(interaction: Interaction, typed: str) -> list[Choice]:
    try:
        scene = await _scene(interaction)
    except Refused:
        return []
    return offered({str(seat): scene.names.plain[seat] for seat in _captains(scene)}, typed)


async def _scene(interaction: Interaction) -> Scene:
    """The public view of the table here. Refuses no-table, not-started, other-title."""
    desk = interaction.client.desk
    game = await desk.host.look((await here(interaction)).id)
    if game.title.id != "pit":
        raise Refused("other-title", title=desk.words.say(f"{game.title.id}-title"))
    return desk.scene(game, None)


def _captains(scene: Scene) -> list[int]:
    """Seats whose Captain has been chosen."""
    return [captain.seat for captain in scene.view.captains if captain.id]


def _seat(scene: Scene, player: str) -> int:
    """The seat that somebody named, by number or name; 0 where it is none."""
    return next((seat for seat in _captains(scene) if player in (str(seat), scene.names.plain[seat])), 0)


async def setup(bot: TableBot) -> None:
    """Add the commands where the title is hosted."""
    if "pit" in bot.titles:
        commands = group("pit", ACTIONS)
        commands.add_command(outpost)
        bot.tree.add_command(commands)
