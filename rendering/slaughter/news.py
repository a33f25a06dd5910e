"""What just happened: the way of the monster, doors that burst, dice."""

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from games.slaughter.view import TableView
from rendering.canvas import CLEAR, Point, shade, smooth, sprite, stamp, thread
from rendering.slaughter.cellar import hatch_sprite
from rendering.slaughter.drawings import sign
from rendering.slaughter.floor import CELLAR_DOOR, DOORS, ZONES, crossings, door_centre
from rendering.slaughter.light import door_sprite
from rendering.slaughter.seating import Seating, areas, spread
from rendering.slaughter.wording import say
from rendering.text import TITLE, write
from rendering.theme import INK

STOP_SHORT = 76
"""Pixels before its figure at which the arrow ends."""
PALE = "#5b5270"
GLOW = "#ffb52e"


def walk(view: TableView, board: Seating) -> list[Point]:
    """The way of the active monster in this turn; fewer than two points where it has not moved."""
    if view.turn is None or len(view.turn.path) < 2:
        return []
    path, token = view.turn.path, board.token(view.turn.seat, view.turn.monster)
    if token is None or not all(zone in ZONES for zone in path):
        return []
    begin = spread(areas(view, path[0], board.bubbles)[0], 1, 1.0)[0]
    stops = [begin]
    for a, b in pairwise(path):
        stops += crossings(a, b)
    return [*stops, (token.x, token.y)]


def trail(canvas: Image.Image, stops: list[Point]) -> None:
    """A glowing dashed path whose arrow ends before the figure."""
    curve = [p for p in smooth(stops, False, 48) if math.dist(p, stops[-1]) > STOP_SHORT]
    if len(curve) < 2:
        return
    x0, y0 = min(x for x, _ in curve) - 34, min(y for _, y in curve) - 34
    size = (round(max(x for x, _ in curve) + 34 - x0), round(max(y for _, y in curve) + 34 - y0))
    local = [(x - x0, y - y0) for x, y in curve]
    way = math.atan2(stops[-1][1] - curve[-1][1], stops[-1][0] - curve[-1][0])
    middle = (x0 + size[0] / 2, y0 + size[1] / 2)
    rim = _dashes(local, way, size, 14, INK)
    stamp(canvas, shade(rim, 7, 1.2, GLOW), *middle)
    stamp(canvas, rim, *middle)
    stamp(canvas, _dashes(local, way, size, 8, "#fff3bd"), *middle)


def _dashes(curve: list[Point], way: float, size: tuple[int, int], width: int, colour: str) -> Image.Image:
    """Dashes along a curve and an arrow head at its end."""
    mask, walked, last = Image.new("L", (size[0] * 2, size[1] * 2)), 0.0, curve[0]
    draw = ImageDraw.Draw(mask)
    for point in curve[1:]:
        walked += math.dist(last, point)
        if walked % 36 < 18:
            thread(draw, [(x * 2, y * 2) for x, y in (last, point)], 255, width * 2)
        last = point
    turns = ((0.0, 26), (2.3, 24), (math.pi, 8), (-2.3, 24))
    head = [((last[0] + math.cos(way + turn) * far) * 2, (last[1] + math.sin(way + turn) * far) * 2) for turn, far in turns]
    draw.polygon(head, 255)
    draw.line([*head, *head[:2]], 255, (width - 6) * 2, joint="curve")
    line = Image.new("RGBA", size, colour)
    line.putalpha(mask.reduce(2))
    return line


@lru_cache(maxsize=1)
def _burst_glow() -> Image.Image:
    return shade(sprite(sign("burst"), 128, 104), 10, 1.1, GLOW)


@lru_cache(maxsize=2)
def _crash_word(word: str) -> Image.Image:
    image = Image.new("RGBA", (180, 70), CLEAR)
    write(image, (90, 48), word, 40, "#fff3bd", anchor="m", face=TITLE, edge=5)
    return image.rotate(9, resample=Image.Resampling.BICUBIC, expand=True)


def crashes(canvas: Image.Image, view: TableView, board: Seating) -> None:
    """A burst on every door that broke in this turn, and the noise of the last one where nobody stands."""
    broken = [door for door in (view.turn.broken if view.turn is not None else ()) if door in DOORS or door == CELLAR_DOOR]
    for door in broken:
        x, y = door_centre(door)
        wide, high = (128, 104) if door in DOORS else (188, 160)
        stamp(canvas, _burst_glow(), x, y)
        stamp(canvas, sprite(sign("burst"), wide, high), x, y)
        stamp(canvas, door_sprite(door, view.doors.get(door, "gone")) if door in DOORS else hatch_sprite(view, 86), x, y)
    if broken:
        for place in _free_places(door_centre(broken[-1]), walk(view, board), board)[:1]:
            stamp(canvas, _crash_word(say("crash")), *place)


def _free_places(centre: Point, way: list[Point], board: Seating) -> list[Point]:
    """Places around a door where nobody stands and no path runs."""
    x, y = centre
    taken = [(token.x, token.y) for tokens in board.tokens.values() for token in tokens]
    taken += smooth(way, False) if way else []
    around = [(x + dx, y + dy) for dx, dy in ((112, -54), (-112, -54), (118, 62), (-118, 62))]
    inside = [at for at in around if 90 < at[0] < 1010 and 250 < at[1] < 880]
    return [at for at in inside if all(abs(at[0] - tx) > 120 or abs(at[1] - ty) > 90 for tx, ty in taken)]


@lru_cache(maxsize=64)
def die(size: int, mark: str, mark_colour: str, colour: str) -> Image.Image:
    """A die with a drawing on its face."""
    cube = sprite(sign("die"), size, size, colour).copy()
    stamp(cube, sprite(mark, round(size * 0.66), round(size * 0.66), mark_colour), size / 2, size / 2)
    return cube


def claw_die(hit: bool | None, size: int) -> Image.Image:
    """A monster's die: three claw marks, a dull blank, or not thrown yet."""
    if hit is None:
        return die(size, sign("claw"), "#b9a98c", "#8d8299")
    return die(size, sign("claw"), "#c8172f", "#f4e6c8") if hit else die(size, sign("miss"), PALE, PALE)


def shield_die(hit: bool | None, size: int) -> Image.Image:
    """A victim's die: a shield, a dull blank, or not thrown yet."""
    if hit is None:
        return die(size, sign("shield"), "#8a9ab0", "#6d7d96")
    return die(size, sign("shield"), "#ffffff", "#ffffff") if hit else die(size, sign("miss"), PALE, PALE)
