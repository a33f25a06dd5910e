"""Monster Pit as a title of the host."""

from collections.abc import Mapping

from games.engine import Setup
from games.pit import cards
from games.pit.bots import choose
from games.pit.match import Pit
from games.pit.scoring import stats, tally
from games.pit.view import MONSTERS, TableView
from games.title import Title

VARIANTS = tuple(f"{monster.replace('_', '-')}{side}" for monster in MONSTERS for side in ("", "-b"))
DIFFICULTIES = ("none", "suggested", "w", "ww", "www", "wwww", "y", "yy", "wy", "wwy", "wwwy", "r", "wr", "yr", "wyr")
OPTIONS = {
    "foe": ("cards", "player"),
    "encounters": ("off", "on"),
    "outposts": ("a", "b"),
    "captains": ("choose", "random"),
    "track": ("60", "48", "72"),
    "difficulty": DIFFICULTIES,
    "skulls": ("drawn", "chosen"),
}
SUFFIXES = {"monster": ("foe", "player"), "encounters": ("encounters", "on")}
QUIET = frozenset(
    (
        *("ability", "armoured", "attached", "attack-cancelled", "barricade", "barricaded", "bought", "bought-token", "built", "captain"),
        *("chanted", "clerk", "closed", "copied", "cutpurse", "damaged", "defended", "driven-back", "enters", "flies", "foe-sold", "fought"),
        *("freed", "gained", "gave", "gave-gold", "gold", "got-token", "granary", "healed", "helm", "hit", "hold", "horn", "hourglass"),
        *("hourglass-runs", "improved", "injured", "lead", "left-behind", "lowered", "map-used", "mined", "monster-healed", "moved"),
        *("no-gain", "offered", "offering-taken", "opened", "paid", "placed", "prayed", "progress", "quest-dropped", "quest-failed"),
        *("reassigns", "refused", "reserved", "ring", "round", "sacrificed", "sent-away", "served", "shifted", "shut", "skill", "skull"),
        *("starts", "stays", "stone", "stone-hide", "strikes", "tie-spared", "tithe", "twilight", "twilight-skipped", "unhold"),
        *("visited", "warded", "went-home", "wish", "wish-kept", "night"),
    )
)
"""They tell what people chose, what was in the open, and what dice came to; cards that turn up are told by others."""


def create(setup: Setup) -> Pit:
    """A fresh match."""
    return Pit(setup)


def besides(options: Mapping[str, str]) -> int:
    """A Monster player sits down beside the Captains."""
    return int(options["foe"] == "player")


def mover(view: TableView) -> int:
    """The seat whose turn it is, 0 where all wait for the Monster."""
    return view.mover


PIT = Title(
    id="pit",
    variants=VARIANTS,
    seats=(1, 4),
    version=1,
    create=create,
    choose=choose,
    content=lambda: cards.load().fingerprint,
    options=OPTIONS,
    suffixes=SUFFIXES,
    besides=besides,
    quiet=QUIET,
    facts=lambda card: cards.load().facts(card),
    mover=mover,
    scored=False,
    stats=stats,
    tally=tally,
)
