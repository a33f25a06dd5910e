"""`/slaughter`: the actions of Monster Slaughter as commands."""

from bot.client import TableBot
from cogs.actions import Action, group

ACTIONS = (
    Action("family", ("family",), "family"),
    Action("order", ("order", "favourite", "again"), "guest"),
    Action("monster", ("monster",), "monster"),
    Action("start", ("start", "stay"), "yard"),
    Action("move", ("move",), "zone"),
    Action("peek", ("peek",), "zone"),
    Action("smash", ("smash",), "door"),
    Action("search", ("search",)),
    Action("scare", ("scare", "below"), "guest"),
    Action("attack", ("attack",), "guest"),
    Action("lure", ("lure",), "guest"),
    Action("play", ("play",), "card"),
    Action("roll", ("roll", "keep", "encore"), "choice"),
    Action("draw", ("draw", "stop"), "cards"),
    Action("offer", ("offer", "lend", "give"), "card"),
    Action("pass", ("pass",)),
    Action("vote", ("vote",), "player"),
    Action("mutate", ("mutate", "no", "drop", "pay"), "mutation"),
    Action("equip", ("equip", "use"), "choice"),
    Action("heal", ("heal",), "choice"),
    Action("break", ("break",), "structure"),
    Action("tame", ("tame",), "monster"),
    Action("lose", ("lose",), "token"),
    Action("end", ("end",)),
    Action("choose", (), "option"),
)


async def setup(bot: TableBot) -> None:
    """Add the commands where the title is hosted."""
    if "slaughter" in bot.titles:
        bot.tree.add_command(group("slaughter", ACTIONS))
