"""The titles that are hosted, by id."""

from collections.abc import Mapping

from games.pit.title import PIT
from games.slaughter.title import SLAUGHTER
from games.title import Title

TITLES: Mapping[str, Title] = {title.id: title for title in (SLAUGHTER, PIT)}
