"""Monster Slaughter as a title of the host."""

from collections.abc import Mapping

from games.engine import Setup
from games.slaughter import cards
from games.slaughter.bots import choose
from games.slaughter.match import Slaughter
from games.slaughter.variant import VARIANTS, refuse
from games.slaughter.view import TableView
from games.title import Title

OPTIONS = {
    "guests": ("standard", "random", "choose"),
    "families": ("choose", "random"),
    "roscoe": ("standard", "alternate"),
    "extra": ("none", "neutral", "shed"),
}


def create(setup: Setup) -> Slaughter:
    """A fresh match."""
    return Slaughter(setup)


def stats(view: TableView) -> Mapping[str, int]:
    """Rounds begun, the clock at the end in hours (-1: before midnight) and how many of the party died."""
    return {"rounds": view.hour + 1, "last_hour": view.hour - 1, "deaths": sum(not death.surprise for death in view.deaths)}


SLAUGHTER = Title(
    id="slaughter",
    variants=tuple(VARIANTS),
    seats=(2, 5),
    version=1,
    create=create,
    choose=choose,
    content=lambda: cards.load().fingerprint,
    options=OPTIONS,
    refuse=refuse,
    facts=lambda card: cards.load().facts(card),
    stats=stats,
)
