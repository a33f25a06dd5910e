"""Monster Slaughter as a title of the host."""

from games.engine import Setup
from games.slaughter import cards
from games.slaughter.bots import choose
from games.slaughter.match import Slaughter
from games.title import Title

OPTIONS = {"guests": ("standard", "random", "choose"), "families": ("choose", "random"), "roscoe": ("standard", "alternate")}


def create(setup: Setup) -> Slaughter:
    """A fresh match."""
    return Slaughter(setup)


SLAUGHTER = Title(
    id="slaughter",
    variants=("base", "base-neutral", "base-shed"),
    seats=(2, 5),
    version=1,
    create=create,
    choose=choose,
    content=lambda: cards.load().fingerprint,
    options=OPTIONS,
)
