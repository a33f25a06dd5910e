"""The Vengeance Track: a fuse that burns down behind the Monster, and what lies on it."""

import math
from functools import lru_cache

from PIL import Image, ImageDraw

from games.pit.view import CaptainView, MonsterView, TableView
from rendering.canvas import CLEAR, Point, disc, mix, shade, sprite, stamp, thread
from rendering.pit.drawings import building, piece, scenery
from rendering.pit.palette import FIRE_GLOW, LAMP_GLOW, W, crest
from rendering.pit.parts import beast_token, cast, messenger, name_plate, shadowed, shield_token
from rendering.pit.ring import MAP_H, TOP, bearing, beside, space, step
from rendering.pit.wording import short
from rendering.text import TITLE, write
from rendering.theme import GOLD, INK

STONES = {
    "pale": "e k 50,50 50,50\ne #b9b0a4 50,50 45,45\ne #d8d2ca 50,46 38,36",
    "purple": "p k 50,-2 102,50 50,102 -2,50\np #8a4fc0 50,5 95,50 50,95 5,50\np #c3a0e0 50,5 95,50 50,95 5,50\np #8a4fc0 50,16 84,50 50,84 16,50",
    "burnt": "e k 50,50 50,50\ne #c2501f 50,50 45,45\ne #2c1c1e 50,50 39,39",
    "charred": "p k 50,-2 102,50 50,102 -2,50\np #c2501f 50,5 95,50 50,95 5,50\np #4a2760 50,16 84,50 50,84 16,50",
}
NUMBERS = {"pale": "#4a4050", "purple": "#ffffff", "burnt": "#d98a5a", "charred": "#e8b8ff"}
WIDEST, SHARE = 42, 0.84
"""Pixels of a space, and the most of a step that it takes."""
MONSTER = 114
FAR = 58
"""Pixels that the path ends before the Monster."""


def _stone(canvas: Image.Image, kind: str, number: int, length: int, top: int = 0) -> None:
    x, y = space(number, length)
    size = min(WIDEST, round(step(length) * SHARE))
    if kind in ("purple", "charred"):
        size += 10
    stamp(canvas, sprite(STONES[kind], size), x, y + top)
    write(canvas, (x, y + top + 8), str(number), 23, NUMBERS[kind], anchor="m", face=TITLE, edge=2 if kind == "purple" else 0)


@lru_cache(maxsize=3)
def track(length: int, purple: tuple[int, ...]) -> Image.Image:
    """All spaces with their numbers, the Pit and the Gate: never in the dark. A bare road while no length is known."""
    image, large = Image.new("RGBA", (W, MAP_H), CLEAR), min(66, round(step(length) * 1.24))
    if not length:
        return image
    for n in range(1, length):
        _stone(image, "purple" if n in purple else "pale", n, length)
    stamp(image, sprite(scenery("pit"), large + 4), *space(0, length))
    x, y = space(length, length)
    stamp(image, shade(disc(large - 4, GOLD), 7, 1, "#ffd36b"), x, y)
    stamp(image, sprite("e k 50,50 50,50\ne g 50,50 46,46\ne #5a1326 50,50 38,38", large), x, y)
    stamp(image, sprite(building("gate"), round(large * 0.6)), x, y - 1)
    return image


def burn(canvas: Image.Image, monster: MonsterView) -> None:
    """The spaces that the Monster has passed, and the barricades before it."""
    for n in range(1, monster.space):
        _stone(canvas, "charred" if n in monster.purple else "burnt", n, monster.length, TOP)
    for n in monster.barricades:
        x, y = beside(n, monster.length, 0, 14)
        shadowed(canvas, sprite, (piece("fort_barricade"), 50), (x, y + TOP), 4)


def march(canvas: Image.Image, monster: MonsterView) -> None:
    """The way of this turn as a glowing dashed path, and the Monster at its end."""
    if monster.space != monster.came_from:
        _path(canvas, monster)
    x, y = beside(monster.space, monster.length, 0, 13)
    stamp(canvas, cast(beast_token, (monster.id, MONSTER), 10, 1.2, FIRE_GLOW, 3), x, y + TOP)
    stamp(canvas, beast_token(monster.id, MONSTER), x, y + TOP)
    if monster.is_held:
        shadowed(canvas, sprite, ("c k 14 4,50 50,62 96,50\nc #c4bed2 7 4,50 50,62 96,50", 110, 60), (x, y + TOP + 18), 4)


def _path(canvas: Image.Image, monster: MonsterView) -> None:
    line = _walked(monster)
    left, top = min(x for x, _ in line) - 40, min(y for _, y in line) - 40
    size = (round(max(x for x, _ in line) + 40 - left), round(max(y for _, y in line) + 40 - top))
    local = [(x - left, y - top) for x, y in line]
    rim, middle = _dashes(local, size, 16, INK), (left + size[0] / 2, top + size[1] / 2)
    for layer in (shade(rim, 8, 1.3, "#ffb52e"), rim, _dashes(local, size, 9, "#fff3bd")):
        stamp(canvas, layer, *middle)


def _walked(monster: MonsterView) -> list[Point]:
    """The middle line from where the Monster came, up to its feet; at least two points."""
    far = monster.space - monster.came_from
    count = max(8, 4 * abs(far))
    line = [space(monster.came_from + far * k / count, monster.length) for k in range(count + 1)]
    kept = [point for point in line if math.dist(point, line[-1]) > FAR] or line[:2]
    return [(x, y + TOP) for x, y in (kept if len(kept) > 1 else line[:2])]


def _dashes(curve: list[Point], size: tuple[int, int], width: int, colour: str) -> Image.Image:
    """Dashes along a curve and an arrow head at its end, smooth."""
    mask, walked, last = Image.new("L", (size[0] * 2, size[1] * 2)), 0.0, curve[0]
    draw = ImageDraw.Draw(mask)
    for point in curve[1:]:
        walked += math.dist(last, point)
        if walked % 32 < 20:
            thread(draw, [(x * 2, y * 2) for x, y in (last, point)], 255, width * 2)
        last = point
    _head(draw, curve, width)
    line = Image.new("RGBA", size, colour)
    line.putalpha(mask.reduce(2))
    return line


def _head(draw: ImageDraw.ImageDraw, curve: list[Point], width: int) -> None:
    (x, y), (bx, by) = curve[-1], curve[-2]
    way = math.atan2(y - by, x - bx)
    turns = ((0, 26), (2.3, 24), (math.pi, 8), (-2.3, 24))
    head = [((x + math.cos(way + turn) * far) * 2, (y + math.sin(way + turn) * far) * 2) for turn, far in turns]
    draw.polygon(head, 255)
    draw.line([*head, *head[:2]], 255, max(2, (width - 6) * 2), joint="curve")


def bridges(canvas: Image.Image, view: TableView) -> None:
    """Each bridge with its name in the colour of its Captain, who stands on it until placed; the Messenger beside the Lead's."""
    owners = {captain.bridge: captain for captain in view.captains}
    for bridge, place in view.monster.bridges.items():
        _bridge(canvas, view, bridge, place, owners.get(bridge))


def _bridge(canvas: Image.Image, view: TableView, bridge: str, place: float, captain: CaptainView | None) -> None:
    length, way = view.monster.length, bearing(place, view.monster.length)[2]
    stands = captain is not None and bool(captain.id) and not captain.district
    x, y = beside(place, length, (64 if abs(math.cos(way)) > 0.5 else 50) if stands else 0, 43)
    fill = mix(crest(captain.id)[0], INK, 0.55) if captain and captain.id else INK
    name_plate(canvas, x, y + TOP, short(f"bridge_{bridge}"), 96, fill, "#ffffff")
    if captain is None:
        return
    if stands:
        x, y = beside(place, length, 0, 36)
        token = (captain.id, 48, captain.unit is not None and captain.unit.is_injured)
        if captain.seat == view.mover:
            stamp(canvas, cast(shield_token, token, 8, 1.6, LAMP_GLOW, 3), x, y + TOP)
        shadowed(canvas, shield_token, token, (x, y + TOP), 5)
    if captain.is_lead:
        x, y = beside(place, length, -62, 42)
        stamp(canvas, cast(messenger, (50,), 6, 1, "#ffe08a"), x, y + TOP)
        stamp(canvas, messenger(50), x, y + TOP)
