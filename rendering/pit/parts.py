"""Small parts of all pictures of this title: dice, runes, tokens, coins, goods, plates. What is cached is never painted on."""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw

from rendering.canvas import CLEAR, SUPER, faint, inks_for, mix, paint, panel, put, shade, sprite, stamp
from rendering.pit import drawings as art
from rendering.pit.palette import DICE, DIM, GONE, PANEL, PAPER, PRINT, RUNES, SHADOW, W, crest
from rendering.text import TITLE, fit, text_width, write
from rendering.theme import CREAM, GOLD, INK

GOODS = ("gold", "blue", "green", "stone", "wish")
"""In the order of a strip."""
FADE = "#5a5064"
"""What a die that does not count fades to."""
ROUND = "e k 50,50 50,50\ne F 50,50 45,45"
KINDS = {"creature": "#6a2140", "antient": "#7a6a2a", "adventurer": "#1f5f7a", "outlaw": "#7a3a12"}
"""Grounds of tokens by what stands on them."""
JAGGED = (
    "p k 50,0 64,8 80,6 86,22 100,32 94,50 100,68 86,78 80,94 64,92 50,100 36,92 20,94 14,78 0,68 6,50 0,32 14,22 20,6 36,8\n"
    "e F 50,50 41,41\ne k 50,50 41,41\ne F 50,50 38,38"
)
EIGHT = "p k 30,0 70,0 100,30 100,70 70,100 30,100 0,70 0,30\np F 32,5 68,5 95,32 95,68 68,95 32,95 5,68 5,32"
SHAPES = {"creature": JAGGED, "outlaw": JAGGED, "antient": EIGHT, "adventurer": ROUND}


@lru_cache(maxsize=512)
def cast(
    make: Callable[..., Image.Image], args: tuple[Hashable, ...], blur: float, opacity: float, colour: str = SHADOW, grow: int = 0
) -> Image.Image:
    """The shadow or glow of what a function makes, kept."""
    return shade(make(*args), blur, opacity, colour, grow)


def shadowed(canvas: Image.Image, make: Callable[..., Image.Image], args: tuple[Hashable, ...], at: tuple[float, float], blur: float = 6) -> None:
    """What a function makes, over its soft shadow."""
    stamp(canvas, cast(make, args, blur, 0.8), at[0] + blur * 0.6, at[1] + blur)
    stamp(canvas, make(*args), *at)


# ---------------------------------------------------------------- dice and runes


@lru_cache(maxsize=192)
def die(colour: str, size: int, face: str = "", faded: bool = False) -> Image.Image:
    """A die by its letter; its face is `c` (axe) or `m` (claw), with a star where it is a capital letter. No face: a pip of a pool."""
    middle = mix(DICE[colour], FADE, 0.72) if faded else DICE[colour]
    image = sprite(art.die(colour), size, size, middle).copy()
    if face in ("c", "C"):
        stamp(image, sprite(art.sign("axe"), round(size * 0.66), 0, "#6d6478" if faded else "#4a86c8"), size / 2, size / 2)
    elif face:
        ink = "#fff0d8" if colour == "r" else "#a01428"
        stamp(image, sprite(art.sign("claw"), round(size * 0.6), 0, mix(ink, FADE, 0.6) if faded else ink), size / 2, size / 2)
    if face.isupper():
        r = round(size * 0.5)
        stamp(image, sprite(art.sign("spark"), r), size - r * 0.42, r * 0.42)
    return image


def pips(canvas: Image.Image, dice: str, x: float, y: float, size: int, faded: bool = False) -> float:
    """The dice that something lends, from left to right around a middle line; returns the right edge."""
    for k, colour in enumerate(dice):
        stamp(canvas, die(colour, size, "", faded), x + size / 2 + k * (size + 4), y)
    return x + len(dice) * (size + 4)


def pool(canvas: Image.Image, dice: Sequence[int], x: float, y: float, step: float, size: int = 32) -> None:
    """How many dice of each colour, white first, around a middle line."""
    for k, (colour, n) in enumerate(zip("wyr", dice, strict=True)):
        left = x + k * step
        stamp(canvas, die(colour, size, "", not n), left + size / 2, y)
        ink = CREAM if n else GONE
        write(canvas, (left + size + 4, y + size * 0.34), str(n), round(size * 0.94), ink, face=TITLE, room=step - size - 6, least=23)


def counted(dice: str) -> tuple[int, int, int]:
    """How many of each colour, white first."""
    return dice.count("w"), dice.count("y"), dice.count("r")


@lru_cache(maxsize=64)
def rune(name: str, size: int) -> Image.Image:
    """A rune on its dark stone."""
    colour = RUNES[name]
    image = sprite("e k 50,50 50,50\ne F 50,50 46,46\ne #2a2034 50,50 39,39", size, 0, mix(colour, INK, 0.2)).copy()
    stamp(image, sprite(art.rune(name), round(size * 0.62), 0, colour), size / 2, size / 2)
    return image


# ---------------------------------------------------------------- people and beasts


@lru_cache(maxsize=64)
def shield_token(captain: str, size: int, hurt: bool = False) -> Image.Image:
    """A Captain: portrait on a heater shield with colour and letter; a wounded one is grey under a bandage."""
    colour, letter = crest(captain)
    w, h = size * SUPER, size * SUPER * 112 // 100
    image, face, mask = (Image.new("RGBA", (w, h), CLEAR) for _ in range(3))
    paint(ImageDraw.Draw(image), art.sign("shield_token"), (0, 0, w, h), inks_for(colour))
    if captain:
        paint(ImageDraw.Draw(face), art.portrait(captain), (w * 0.14, h * 0.11, w * 0.72, h * 0.72), inks_for(colour))
    paint(ImageDraw.Draw(mask), art.sign("shield_mask"), (w * 0.045, h * 0.045, w * 0.91, h * 0.91), inks_for(colour))
    image.paste(face, (0, 0), ImageChops.darker(mask.getchannel("A"), face.getchannel("A")))
    image = image.reduce(SUPER)
    if hurt:
        image = greyed(image, "#d8c8cc")
        stamp(image, sprite(art.sign("bandage"), size // 2), size * 0.26, size * 0.28)
    _letter(image, letter, mix(colour, INK, 0.74), max(24, round(size * 0.34)))
    return image


def _letter(image: Image.Image, letter: str, ground: str, r: int) -> None:
    x, y = image.width - r * 0.5, image.height - r * 0.62
    stamp(image, sprite(ROUND, r, r, ground), x, y)
    write(image, (x, y + r * 0.28), letter, round(r * 0.8), CREAM, anchor="m", face=TITLE)


def greyed(image: Image.Image, tint: str) -> Image.Image:
    """A picture without its colours, in shades of one."""
    flat = ImageChops.multiply(image.convert("L").convert("RGB"), Image.new("RGB", image.size, tint)).convert("RGBA")
    flat.putalpha(image.getchannel("A"))
    return flat


@lru_cache(maxsize=96)
def face_disc(person: str, size: int, rim: str = CREAM, hurt: bool = False) -> Image.Image:
    """A portrait in a round frame."""
    s = size * SUPER
    image, mask = Image.new("RGBA", (s, s), CLEAR), Image.new("L", (s, s))
    draw = ImageDraw.Draw(image)
    paint(draw, art.portrait(person), (s * 0.08, s * 0.08, s * 0.84, s * 0.84), inks_for(CREAM))
    for inset, tint, thick in ((0, INK, 0.06), (0.04, rim, 0.06), (0.09, INK, 0.03)):
        draw.ellipse((s * inset, s * inset, s - s * inset - 1, s - s * inset - 1), None, tint, round(s * thick))
    ImageDraw.Draw(mask).ellipse((0, 0, s - 1, s - 1), 255)
    image.putalpha(mask)
    small = image.reduce(SUPER)
    return greyed(small, "#c8b8be") if hurt else small


@lru_cache(maxsize=24)
def beast(monster: str, size: int) -> Image.Image:
    """A Monster's head."""
    return sprite(art.token(monster), size)


@lru_cache(maxsize=16)
def beast_token(monster: str, size: int) -> Image.Image:
    """A Monster on the track: its head in a ring of flames."""
    image = sprite(art.sign("burst"), size).copy()
    stamp(image, beast(monster, round(size * 0.76)), size / 2, size * 0.5)
    return image


@lru_cache(maxsize=48)
def creature(id_: str, kind: str, size: int, health: int = 1, full: int = 1) -> Image.Image:
    """A token on the board: shape and ground tell what it is; one that can bear more than a wound has a heart, a hurt one is torn."""
    image = Image.new("RGBA", (size + 8, size + 8), CLEAR)
    middle = image.width / 2
    stamp(image, sprite(SHAPES[kind], size, 0, KINDS[kind]), middle, middle)
    stamp(
        image, face_disc(id_, round(size * 0.84), KINDS[kind]) if kind != "creature" else sprite(art.token(id_), round(size * 0.68)), middle, middle
    )
    if health < full:
        stamp(image, sprite(art.sign("claw"), round(size * 0.5), 0, "#ff4a5a"), size * 0.28, size * 0.34)
    if full > 1:
        r = max(27, round(size * 0.48))
        stamp(image, sprite(art.sign("heart"), r), image.width - r * 0.46, image.height - r * 0.46)
        write(image, (image.width - r * 0.46, image.height - r * 0.2), str(health), round(r * 0.72), "#ffffff", anchor="m", face=TITLE, edge=2)
    return image


@lru_cache(maxsize=8)
def messenger(size: int) -> Image.Image:
    """The King's Messenger: a gold disc with a crown."""
    image = sprite("e k 50,50 50,50\ne g 50,50 45,45\ne #8a2f46 50,50 37,37", size).copy()
    stamp(image, sprite(art.sign("lead"), round(size * 0.56), round(size * 0.5)), size / 2, size * 0.48)
    return image


# ---------------------------------------------------------------- plates, coins, goods


def icon(canvas: Image.Image, name: str, x: float, y: float, size: int, colour: str = "#888888") -> None:
    """A sign around a centre."""
    stamp(canvas, sprite(art.sign(name), size, size, colour), x, y)


def name_plate(canvas: Image.Image, x: float, y: float, text: str, room: float, fill: str = INK, ink: str = CREAM) -> None:
    """A short name on a plate, centred."""
    text, size = fit(text, 22, room - 8)
    stamp(canvas, panel(round(text_width(text, size)) + 14, 27, fill, INK, 9, 2), x, y)
    write(canvas, (x, y + 8), text, size, ink, anchor="m")


def coin(canvas: Image.Image, x: float, y: float, text: str, size: int = 32) -> None:
    """A price as a gold coin."""
    wide = size if len(text) < 2 else round(text_width(text, 22, TITLE)) + 18
    stamp(canvas, panel(wide, size, GOLD, INK, size // 2, 3), x, y)
    write(canvas, (x, y + 9), text, 24, "#4a2a06", anchor="m", face=TITLE)


def good(canvas: Image.Image, name: str, n: int, x: float, y: float, size: int = 28) -> None:
    """A good and how much there is of it, from its left end; hardly there where there is none."""
    picture = art.sign(name)
    stamp(canvas, sprite(picture, size) if n else faint(picture, size, size), x + size / 2, y)
    write(canvas, (x + size + 3, y + size * 0.36), str(n), size - 1, CREAM if n else GONE, face=TITLE)


def goods(canvas: Image.Image, stock: Sequence[int], x: float, y: float, w: float, size: int = 28) -> None:
    """All goods with their counts, spread over a width."""
    wide = [size + 3 + text_width(str(n), size - 1, TITLE) for n in stock]
    gap = max(2.0, (w - sum(wide)) / len(stock))
    left = x + gap / 2
    for name, n, room in zip(GOODS, stock, wide, strict=True):
        good(canvas, name, n, left, y, size)
        left += room + gap


def title_plate(canvas: Image.Image, colour: str, fill: str = PANEL) -> None:
    """The plate of a title bar."""
    put(canvas, panel(W - 16, 94, fill, colour, 18, 4), 8, 8)


def paper_line(canvas: Image.Image, x: float, y: float, w: int, text: str, price: int = -1) -> None:
    """A line on parchment around a centre, with a price at its left end."""
    stamp(canvas, panel(w, 28, PAPER, INK, 8, 2), x, y)
    left = 28 if price >= 0 else 6
    if price >= 0:
        coin(canvas, x - w / 2 + 13, y, str(price), 28)
    write(canvas, (x + (left - 6) / 2, y + 8), text, 22, PRINT, anchor="m", room=w - left)


def note(canvas: Image.Image, x: float, y: float, text: str, room: float, anchor: str = "l") -> None:
    """A remark in small letters."""
    write(canvas, (x, y), text, 22, DIM, anchor=anchor, room=room)
