"""`/slaughter`: the actions of Monster Slaughter as commands."""

from bot.client import TableBot
from cogs.actions import Action, group

ACTIONS = (
    Action("family", ("family",), "family"),
    Action("order", ("order", "again"), "guest"),
    Action("favourite", ("favourite", "again"), "guest"),
    Action("monster", ("monster",), "monster"),
    Action("start", ("start", "stay"), "yard"),
    Action("move", ("move",), "zone"),
    Action("peek", ("peek",), "zone"),
    Action("smash", ("smash",), "door"),
    Action("search", ("search",)),
    Action("scare", ("scare",), "guest"),
    Action("attack", ("attack",), "guest"),
    Action("lure", ("lure",), "guest"),
    Action("play", ("play",), "card"),
    Action("roll", ("roll",)),
    Action("keep", ("keep",)),
    Action("draw", ("draw",), "cards"),
    Action("stop", ("stop",)),
    Action("offer", ("offer", "heal"), "card"),
    Action("pass", ("pass",)),
    Action("vote", ("vote",), "player"),
    Action("hold", ("hold", "unhold"), "moment"),
    Action("end", ("end",)),
    Action("choose", (), "option"),
)


async def setup(bot: TableBot) -> None:
    """Add the commands where the title is hosted."""
    if "slaughter" in bot.titles:
        bot.tree.add_command(group("slaughter", ACTIONS))
