"""The public picture of a table: the Citadel with everybody on it, in its frame."""

from collections.abc import Mapping

from PIL import Image

from games.pit.view import TableView
from rendering.pit import desk as row
from rendering.pit import monster, strip
from rendering.pit.clash import clash
from rendering.pit.head import title_bar
from rendering.pit.light import ground
from rendering.pit.palette import NIGHT, W
from rendering.pit.pawns import pawns
from rendering.pit.ring import MAP_H, TOP
from rendering.pit.sites import clock, districts
from rendering.pit.track import bridges, burn, march

PANEL_Y = TOP + MAP_H + 6
ROW_Y = PANEL_Y + monster.HIGH + 4


def board(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """Everything that everybody may know. Nothing of `view.you` is drawn."""
    strip_y = ROW_Y + (row.HIGH + 4 if row.is_needed(view) else 2)
    canvas = Image.new("RGB", (W, strip_y + strip.HIGH + 8), NIGHT)
    ground(canvas, view)
    burn(canvas, view.monster)
    clock(canvas, view)
    districts(canvas, view)
    pawns(canvas, view)
    clash(canvas, view)
    bridges(canvas, view)
    if view.phase != "setup":
        march(canvas, view.monster)
    title_bar(canvas, view, names)
    monster.monster_panel(canvas, view, PANEL_Y)
    if row.is_needed(view):
        row.desk(canvas, view, names, ROW_Y)
    strip.strip(canvas, view, names, strip_y)
    return canvas
