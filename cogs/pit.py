"""`/pit`: the actions of Monster Pit as commands."""

from bot.client import TableBot
from cogs.actions import Action, group

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


async def setup(bot: TableBot) -> None:
    """Add the commands where the title is hosted."""
    if "pit" in bot.titles:
        bot.tree.add_command(group("pit", ACTIONS))
