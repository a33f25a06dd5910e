"""The square-shouldered tokens of monsters, and the signs of their families."""

from functools import lru_cache

from PIL import Image, ImageDraw

from rendering.canvas import CLEAR, SUPER, inks_for, mix, paint, panel, stamp
from rendering.slaughter.drawings import drawing, sign
from rendering.text import TITLE, text_width, write
from rendering.theme import CREAM, FAMILIES, INK, WHITE

HAT_WIDTH = {"child": 0.48, "mother": 0.56, "father": 0.66}
GREY = ("#4d4763", "?")


def family_sign(family: str) -> tuple[str, str]:
    """Colour and letter of a family; grey and a question mark while none is chosen."""
    return FAMILIES.get(family, GREY)


def ink_of(family: str) -> str:
    """The family's colour, light enough for words on a dark plate."""
    colour = family_sign(family)[0]
    return mix(colour, WHITE, 0.4)


@lru_cache(maxsize=512)
def monster_token(family: str, kind: str, size: int, badge: str | None = None) -> Image.Image:
    """A standee with face, badge and hat; the hat takes a fifth of the size on top. A badge of None is the family's letter."""
    colour, letter = family_sign(family)
    s, lift = size * SUPER, size * SUPER // 5
    image = Image.new("RGBA", (s, s + lift), CLEAR)
    draw, inks = ImageDraw.Draw(image), inks_for(colour)
    paint(draw, sign("token"), (0, lift, s, s), inks)
    if family:
        paint(draw, drawing("families", family), (s * 0.14, lift + s * 0.12, s * 0.72, s * 0.72), inks)
    if kind:
        wide = s * HAT_WIDTH[kind]
        paint(draw, drawing("hats", kind), ((s - wide) / 2, lift - wide * 0.46, wide, wide * 0.8), inks)
    image = image.reduce(SUPER)
    _badge(image, letter if badge is None else badge, mix(colour, INK, 0.74), max(25, round(size * 0.36)))
    return image


def _badge(image: Image.Image, letters: str, colour: str, r: int) -> None:
    if not letters:
        return
    wide = r if len(letters) == 1 else round(r * 0.66 + text_width(letters, round(r * 0.82), TITLE) * 0.9)
    x, y = image.width - wide / 2 + r * 0.04, image.height - r * 0.46
    stamp(image, panel(wide, r, colour, INK, r // 2, max(2, r // 12)), x, y)
    write(image, (x, y + r * 0.28), letters, round(r * 0.82), CREAM, anchor="m", face=TITLE)


def badge_of(family: str, monster: str) -> str | None:
    """What a monster's badge says: the letter (None), with a number where several are alike."""
    _, _, number = monster.partition("_")
    return f"{family_sign(family)[1]}{number}" if number else None
