"""The picture on the box: a lit cabin in the wood, monsters all around it, and who has taken a seat."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from rendering.canvas import CLEAR, SUPER, Box, disc, glow, inks_for, mix, paint, panel, put, shade, sprite, stamp
from rendering.slaughter.drawings import drawing, sign
from rendering.slaughter.floor import W
from rendering.slaughter.night import cloud, gradient, pine
from rendering.slaughter.tokens import HAT_WIDTH
from rendering.slaughter.wording import say, title
from rendering.text import TITLE, write
from rendering.theme import CREAM, DIM, EDGE, FAMILIES, GOLD, GREEN, INK, NIGHT, PANEL, RAISED

SCENE_H, STRIP_H = 640, 112
"""Pixels of the scene, and of the strip with the seats."""
Q = 2
MONSTERS: tuple[tuple[str, str, int, int, int], ...] = (
    ("mummy", "", 206, 372, 118),
    ("ghost", "child", 316, 418, 92),
    ("vampire", "father", 894, 368, 122),
    ("alien", "", 786, 420, 92),
    ("golem", "", 76, 436, 156),
    ("clown", "", 1026, 436, 156),
    ("zombie", "", 216, 522, 166),
    ("werewolf", "", 884, 516, 176),
    ("krittlin", "child", 378, 566, 96),
    ("merman", "mother", 724, 548, 118),
    ("psychopath", "", 560, 572, 112),
)
"""Family, hat, the middle of a figure's head and how wide it is; those behind come first."""
WINDOWS: tuple[tuple[str, int, int, int, int], ...] = (("britney", 467, 441, 62, 58), ("tom", 633, 441, 62, 58), ("laika", 550, 343, 56, 46))
"""Who looks out: the middle and the size of a window."""
CABIN: Box = (370, 250, 360, 290)


def lobby(names: Mapping[int, str], seats: int) -> Image.Image:
    """The box, with the names of those who sit and the seats that are free."""
    canvas = Image.new("RGB", (W, SCENE_H + STRIP_H), NIGHT)
    canvas.paste(_scene(), (0, 0))
    step = (W - 8) / seats
    for k in range(seats):
        _seat(canvas, names.get(k + 1, ""), k + 1, 8 + k * step, round(step) - 8)
    return canvas


def _seat(canvas: Image.Image, who: str, number: int, x: float, wide: int) -> None:
    taken = bool(who)
    put(canvas, panel(wide, STRIP_H - 16, RAISED if taken else PANEL, GOLD if taken else EDGE, 16, 3), x, SCENE_H + 8)
    stamp(canvas, disc(44, GOLD if taken else EDGE), x + 34, SCENE_H + 56)
    write(canvas, (x + 34, SCENE_H + 67), str(number), 32, INK if taken else DIM, anchor="m", face=TITLE)
    write(canvas, (x + 64, SCENE_H + 66), who or say("free-seat"), 30, CREAM if taken else DIM, room=wide - 72)
    if taken:
        stamp(canvas, sprite(sign("check"), 28, 28, GREEN), x + wide - 18, SCENE_H + 18)


@lru_cache(maxsize=1)
def _scene() -> Image.Image:
    image = _wood()
    _light(image, (550, 400, 760, 520), (255, 190, 100), 0.75)
    cabin = _painting("cabin", *CABIN[2:], INK)
    stamp(image, shade(cabin, 14, 0.9), CABIN[0] + CABIN[2] / 2, CABIN[1] + CABIN[3] / 2 + 10)
    put(image, cabin, CABIN[0], CABIN[1])
    for window in WINDOWS:
        _face_in_window(image, *window)
    _light(image, (550, 420, 460, 330), (255, 200, 120), 0.35)
    for figure in MONSTERS:
        _figure(image, *figure)
    _words(image)
    return image


def _wood() -> Image.Image:
    """Sky, moon, clouds, ground and two rows of pines that leave the cabin a clearing."""
    image = Image.new("RGB", (W * Q, SCENE_H * Q))
    draw, dice = ImageDraw.Draw(image), Random(11)
    gradient(draw, W * Q, SCENE_H * Q, 520 * Q, ("#0b0920", "#352a63", "#8a4a78"), 1.2)
    for _ in range(160):
        x, y, r = dice.uniform(0, W * Q), dice.uniform(0, 330 * Q), dice.choice((1.5, 2, 2, 3))
        draw.ellipse((x - r, y - r, x + r, y + r), mix("#352a63", "#ffffff", dice.uniform(0.4, 0.95)))
    stamp(image, sprite(sign("moon"), 330 * Q, 330 * Q, "#ffe9b8"), 550 * Q, 236 * Q)
    for x, y, w in ((300, 420, 420), (1800, 380, 460), (1180, 520, 520)):
        cloud(image, x, y, w)
    for tall, foot, tints, step in ((210, 500, ("#241c46", "#3a2c63"), 58), (290, 560, ("#120e2a", "#2a2150"), 84)):
        for x in range(-40, W * Q + 80, step):
            if abs(x - 550 * Q) > (560 - foot * 0.5) * Q:
                pine(draw, x + dice.uniform(-20, 20), foot * Q, tall * Q * dice.uniform(0.75, 1.2) * 0.8, *tints)
    draw.ellipse((-500, 500 * Q, W * Q + 500, 900 * Q), "#1c2a33")
    for _ in range(900):
        x, y = dice.uniform(0, W * Q), dice.uniform(520 * Q, SCENE_H * Q)
        draw.line((x, y, x + dice.uniform(-8, 8), y - dice.uniform(10, 26)), mix("#1c2a33", "#5a7f62", dice.uniform(0.1, 0.6)), 3)
    return image.reduce(Q)


def _light(image: Image.Image, box: tuple[int, int, int, int], tint: tuple[int, int, int], share: float) -> None:
    """Add a round light around a centre."""
    x, y, w, h = box
    area = (max(0, x - w // 2), max(0, y - h // 2), min(image.width, x + w // 2), min(image.height, y + h // 2))
    light = glow(w, h, tint, 180, share).crop((area[0] - x + w // 2, area[1] - y + h // 2, area[2] - x + w // 2, area[3] - y + h // 2))
    image.paste(ImageChops.add(image.crop(area), light), area[:2])


def _painting(name: str, w: float, h: float, colour: str) -> Image.Image:
    return sprite(drawing("scenes", name), round(w), round(h), colour)


def _face_in_window(image: Image.Image, guest: str, x: int, y: int, wide: int, high: int) -> None:
    """A lit pane, the guest behind it, and its bars."""
    pane = Image.new("RGBA", (wide * SUPER, high * SUPER), "#ffd874")
    size = min(wide, high) * SUPER * 0.98
    paint(ImageDraw.Draw(pane), drawing("guests", guest), ((wide * SUPER - size) / 2, high * SUPER - size, size, size), inks_for(CREAM))
    stamp(image, pane.reduce(SUPER), x, y)
    stamp(image, sprite(drawing("scenes", "bars"), wide + 4, high + 4), x, y)


def _figure(image: Image.Image, family: str, hat: str, x: int, y: int, size: int) -> None:
    """A monster: shoulders in its colour down to the ground, its face, its hat, and a rim of lamp light."""
    colour, s = FAMILIES[family][0], size * SUPER
    head = s * 0.85  # from the upper edge of the picture to the middle of the head; the hat needs the room
    big = Image.new("RGBA", (round(s * 1.5), round(head) + (SCENE_H - y + 30) * SUPER), CLEAR)
    draw = ImageDraw.Draw(big)
    paint(draw, drawing("scenes", "body"), (s * 0.05, head + s * 0.3, s * 1.4, s * 2.4), inks_for(mix(colour, INK, 0.45)))
    paint(draw, drawing("families", family), (s * 0.25, head - s * 0.5, s, s), inks_for(colour))
    if hat:
        wide = s * HAT_WIDTH[hat] * 1.05
        paint(draw, drawing("hats", hat), (s * 0.75 - wide / 2, head - s * 0.45 - wide * 0.5, wide, wide * 0.8), inks_for(colour))
    token = big.reduce(SUPER)
    top = y - head / SUPER + token.height / 2
    stamp(image, shade(token, 9, 1.1, "#ffb868"), x, top - 2)
    stamp(image, token, x, top)


def _words(image: Image.Image) -> None:
    """The name of the game and a line below it, on a dark veil."""
    veil = Image.new("RGB", (W, 230), "#070512")
    mask = Image.linear_gradient("L").resize((W, 230)).point([max(0, 215 - v) for v in range(256)])
    image.paste(veil, (0, 0), mask)
    words = Image.new("RGBA", (W, 190), CLEAR)
    write(words, (W / 2, 112), title().upper(), 108, "#ffdf8a", anchor="m", face=TITLE, room=W - 60, edge=9)
    stamp(image, shade(words, 12, 1.4, "#c8172f"), W / 2, 96)
    stamp(image, words, W / 2, 96)
    write(image, (W / 2, 176), say("tagline"), 34, CREAM, anchor="m", edge=4)
