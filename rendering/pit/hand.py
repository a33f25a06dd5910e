"""The private picture: a Captain's own Outpost with the cards it looks at, or the Monster player's cards and board."""

from collections.abc import Mapping

from PIL import Image

from games.pit.view import TableView
from rendering.canvas import panel, put, sprite, stamp
from rendering.pit.aside import foretold
from rendering.pit.board import board
from rendering.pit.drawings import drawing
from rendering.pit.faces import face
from rendering.pit.lair import lair
from rendering.pit.outpost import tableau
from rendering.pit.palette import DIM, NIGHT, W
from rendering.pit.table import deal, table_high
from rendering.pit.wording import say
from rendering.text import TITLE, write
from rendering.theme import GOLD

EYES_H = 52


def hand(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """What `view.you` may see. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    if view.foe is not None and view.foe.seat == you.seat:
        return lair(view, view.foe, you, names[you.seat])
    if not view.captains:  # who plays the Monster is not known yet
        return board(view, names)
    own = tableau(view, view.captain(you.seat), say("outpost-yours", name=names[you.seat]))
    return _with_eyes(own, you.looking) if you.looking else own


def in_hand(view: TableView) -> object:
    """All of a view that `hand` and its alt text tell: where it is the same, the picture is the same. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    if view.foe is not None and view.foe.seat == you.seat:
        return you, view.foe, view.monster, view.row, view.monster_deck, len(view.discarded)
    if not view.captains:
        return view.phase
    harpies = tuple(each for each in view.creatures if each.place.startswith(f"{you.seat}."))
    return you, view.captain(you.seat), harpies, view.round, view.phase == "over", foretold(view, you.seat)


def _with_eyes(own: Image.Image, cards: tuple[str, ...]) -> Image.Image:
    """The Outpost below the cards under the Captain's eyes."""
    band = table_high(len(cards)) + EYES_H + 8
    canvas = Image.new("RGB", (W, own.height + band), NIGHT)
    canvas.paste(own, (0, band))
    put(canvas, panel(W - 16, EYES_H, "#3a2c1e", GOLD, 14, 3), 8, 6)
    stamp(canvas, sprite(drawing("outpost", "eye"), 40, 40), 46, 32)
    mark = 78 + write(canvas, (78, 43), say("eyes"), 30, GOLD, face=TITLE) + 16
    write(canvas, (mark, 42), say("eyes-note"), 24, DIM)
    write(canvas, (W - 30, 42), say("only-you"), 24, DIM, anchor="r")
    deal(canvas, [face(each) for each in cards], EYES_H + 6)
    return canvas
