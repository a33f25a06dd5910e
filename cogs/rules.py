"""`/rules` and `/card`: how a title is played, by topic, and what a card, a guest or a family does."""

from discord import app_commands
from discord.ext import commands

from bot.client import TableBot
from bot.people import Refused
from bot.posts.letter import Letter
from cogs.answers import Choice, Interaction, commanded, offered, say, show
from cogs.tables import title_names


class Rules(commands.Cog):
    """The rule books, in own words."""

    def __init__(self, bot: TableBot) -> None:
        self.bot = bot
        self.words = bot.words

    @app_commands.command(description=say("command-rules"))
    @app_commands.describe(topic=say("param-topic"), title=say("param-title"))
    async def rules(self, interaction: Interaction, topic: str = "", title: str = "") -> None:
        """Tell a topic, or name the topics."""
        async with commanded(interaction):
            known = await self._title(interaction, title)
            names = self._topics(known)
            meant = (key for key, name in names.items() if not topic or topic.casefold() in (key.casefold(), name.casefold()))
            found = next(meant, "")
            if not found:
                raise Refused("no-topic")
            heading = self.words.say("rules-heading", title=self.words.say(f"{known}-title"), topic=names[found])
            others = self.words.say("rules-topics", topics=", ".join(name for key, name in names.items() if key != found))
            await show(interaction, Letter(heading, texts=(self.words.say(f"{known}-rules-{found}"), others)))

    @app_commands.command(description=say("command-card"))
    @app_commands.describe(name=say("param-card"), title=say("param-title"))
    async def card(self, interaction: Interaction, name: str, title: str = "") -> None:
        """Tell what a card, a guest or a family does."""
        async with commanded(interaction):
            known = await self._title(interaction, title)
            names = self._cards(known)
            found = name if name in names else next((key for key, each in names.items() if each.casefold() == name.casefold()), "")
            if not found:
                raise Refused("no-card")
            await show(interaction, Letter(names[found], texts=(self.words.card(known, found, self.bot.titles[known].facts(found)),)))

    @rules.autocomplete("topic")
    async def _some_topics(self, interaction: Interaction, typed: str) -> list[Choice]:
        return offered(self._topics(await self._title(interaction, str(interaction.namespace.title or ""))), typed)

    @card.autocomplete("name")
    async def _some_cards(self, interaction: Interaction, typed: str) -> list[Choice]:
        return offered(self._cards(await self._title(interaction, str(interaction.namespace.title or ""))), typed)

    @rules.autocomplete("title")
    @card.autocomplete("title")
    async def _some_titles(self, _interaction: Interaction, typed: str) -> list[Choice]:
        return offered(title_names(self.bot), typed)

    async def _title(self, interaction: Interaction, title: str) -> str:
        """The title that is meant: the one named, the one of the channel's table, or the first."""
        if title in self.bot.titles:
            return title
        row = await self.bot.desk.host.in_channel(interaction.channel_id or 0)
        return row.setup.title if row is not None and row.setup.title in self.bot.titles else next(iter(self.bot.titles))

    def _topics(self, title: str) -> dict[str, str]:
        return {topic: self.words.say(f"{title}-topic-{topic}") for topic in self.words.topics(title)}

    def _cards(self, title: str) -> dict[str, str]:
        return {card: self.words.name(title, card) for card in self.words.cards(title)}


async def setup(bot: TableBot) -> None:
    """Add the commands."""
    await bot.add_cog(Rules(bot))
