"""What the words of Monster Pit need to know of the table: the arguments of its prompts, option labels and events."""

from games.pit.view import COLOURS, PHASES, TableView
from rendering.words.pit_options import ALIASES, option_args, wording
from rendering.words.pit_things import Args, captain_of, counts, foe_of, in_combat, spot

__all__ = ["event_args", "option_args", "point_args", "prompt_args", "wording"]

LAST_ROW = 6
"""The last row of a Monster's board counts for more claws too."""
OTHER_ROWS = {"enchantress": (3,), "orc_warchief": (2,), "behemoth": (2,), "dragon": (1, 2)}
"""Rows that do something else on side B."""


def prompt_args(view: TableView) -> Args:
    """Everything that a question may speak of. `own` is 1 where it speaks to one seat, `other` the seat that it is about, 0 for none."""
    return {
        "own": int(view.you is not None),
        "seat": view.mover or view.lead,
        "other": int(view.subject) if view.subject.isdigit() else 0,
        "about": int(view.subject.isdigit()),
        "card": view.placing,
        "reason": f"by_{view.subject}",
        "n": view.amount,
        "monster": view.monster.id,
        "foe": foe_of(view),
        "fighter": in_combat(view),
        "opposed": int(view.foe is not None),
        "income": view.foe.gold if view.foe is not None else 0,
        "looking": " ".join(view.you.looking) if view.you is not None else "",
        **_turn_args(view),
        **_roll_args(view),
    }


def _turn_args(view: TableView) -> Args:
    """Whoever moves: where, after where, with which Gold and dice; at Twilight the dice are the Monster's. How far the Monster has to go."""
    mover = captain_of(view, view.mover)
    places = {"district": mover.district, "last": mover.last_district} if mover is not None else {"district": "", "last": ""}
    dice = mover.pool if mover is not None else "".join(colour * number for colour, number in view.monster.dice.items())
    return {
        **places,
        "again": int(bool(places["last"])),
        "gold": mover.gold if mover is not None else 0,
        "space": view.monster.space,
        "left": view.monster.length - view.monster.space,
        "held": int(view.monster.is_held or f"hourglass.{view.mover}" in view.notes),
        **counts(*(dice.count(colour) for colour in COLOURS)),
    }


def _roll_args(view: TableView) -> Args:
    """The roll that lies open; in a combat that of the Captain, and the claws are the foe's."""
    combat, roll = view.combat, view.roll
    if combat is not None and not combat.outcome and combat.roll is not None and combat.foe_roll is not None:
        axes, claws = combat.roll.captain, combat.foe_roll.monster
        verdict = "tie" if axes == claws else "ahead" if axes > claws else "behind"
        return {"roll": "roll_combat", "axes": axes, "claws": claws, "roller": combat.seat, "rune": "", "verdict": verdict, "board_row": ""}
    if roll is None:
        return {"roll": "roll_none", "axes": 0, "claws": 0, "roller": 0, "rune": "", "verdict": "", "board_row": ""}
    return {
        "roll": f"roll_{roll.what}",
        "axes": roll.captain,
        "claws": roll.monster,
        "roller": roll.seat,
        "rune": roll.rune,
        "verdict": "royal" if roll.is_royal else "",
        "board_row": board_row(view, min(roll.monster, LAST_ROW)),
    }


def board_row(view: TableView, row: int) -> str:
    """Which text a row of the Monster's board has."""
    monster = view.monster
    side = "-b" if monster.side == "b" and row in OTHER_ROWS.get(monster.id, ()) else ""
    return f"{monster.id}{side}-x{row}"


def point_args(view: TableView) -> Args:
    """What names a moment of the match."""
    return {"phase": PHASES.index(view.phase), "round": view.round, "playing": int(view.mover > 0), "seat": view.mover}


# ---------------------------------------------------------------- events


def event_args(args: Args) -> Args:
    """What a line tells. A token's name is not that of the rune Stone; a choice that was voted for has its verb before it."""
    found = dict(args)
    if args.get("token") in ALIASES:
        found["token"] = ALIASES[str(args["token"])]
    if "choice" in args:
        verb, _, target = str(args["choice"]).partition(".")
        found["choice"] = f"skull_{target}" if verb == "skull" else target
        found["verb"] = f"by_{verb}"
    if "row" in args:
        found["row"] = int(str(args["row"]).removeprefix("x"))
    return found | (spot(str(args["slot"])) if "slot" in args else {})
