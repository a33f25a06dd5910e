"""Monster Slaughter as a title of the host."""

from collections.abc import Mapping

from games.engine import Setup
from games.slaughter import cards
from games.slaughter.bots import choose
from games.slaughter.match import Slaughter
from games.slaughter.tally import tally
from games.slaughter.variant import VARIANTS, refuse
from games.slaughter.view import TableView
from games.title import Title

OPTIONS = {
    "guests": ("standard", "random", "choose"),
    "families": ("choose", "random"),
    "roscoe": ("standard", "alternate"),
    "extra": ("none", "neutral", "shed"),
}
QUIET = frozenset(
    (
        *("invited", "family-chosen", "order-set", "marked", "den", "hour", "woken", "door-doomed", "fire", "turn", "turn-over"),
        *("claw-attack", "monster-chosen", "started", "hold", "unhold", "moved", "swapped", "called", "lured", "ejected", "dodged"),
        *("panicked", "fled", "unimpressed", "spared", "attacked", "barricaded", "rammed", "smashed-rusty", "door-broken", "switched"),
        *("tamed", "token-lost", "token-spent", "burnt", "drowning", "smashed", "smash-failed", "barricade-smashed", "scared"),
        *("searched", "fought", "drawn", "wounded", "slipped-away", "repelled", "wont-budge", "loss-roll", "structure-hit"),
        *("door-forced", "turret-destroyed", "floor-broken"),
    )
)
"""They tell what people chose, what was in the open, and what dice came to; what dice show is no event, cards and guests are told by others."""


def create(setup: Setup) -> Slaughter:
    """A fresh match."""
    return Slaughter(setup)


def mover(view: TableView) -> int:
    """The seat whose turn it is, 0 between turns."""
    return view.turn.seat if view.turn is not None else 0


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
    quiet=QUIET,
    facts=lambda card: cards.load().facts(card),
    mover=mover,
    stats=stats,
    tally=tally,
)
