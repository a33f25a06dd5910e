"""What each server has chosen for its tables, kept in memory because everything asks for it."""

from bot.lobby import TEMPOS
from db.guard import GuardStore, GuildRow

LANGUAGES = ("en",)


class GuildRules:
    """The choices of all servers. One process serves the store, so what is in memory is what is stored."""

    def __init__(self, memory: GuardStore) -> None:
        self._memory = memory
        self._rows: dict[int, GuildRow] = {}

    async def load(self) -> None:
        """Read them all. Raises StoreBusy."""
        self._rows = {row.guild: row for row in await self._memory.guilds()}

    def of(self, guild: int) -> GuildRow:
        """What a server has chosen, or the defaults."""
        return self._rows.get(guild) or GuildRow(guild)

    def tempo(self, guild: int) -> str:
        """How much time tables of a server have where nobody says otherwise."""
        chosen = self.of(guild).tempo
        return chosen if chosen in TEMPOS else TEMPOS[0]

    def calls(self, guild: int) -> bool:
        """Whether the person whose turn it is may be mentioned."""
        return self.of(guild).mention == "call"

    async def save(self, row: GuildRow) -> None:
        """Choose. Raises StoreBusy."""
        await self._memory.save_guild(row)
        self._rows[row.guild] = row
