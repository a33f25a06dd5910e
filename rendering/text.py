"""Text in any script: fonts from packages alone, the Unicode bidirectional algorithm, no empty boxes."""

import unicodedata
from functools import cache, lru_cache, partial
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

import regex
from arabic_reshaper import reshape  # type: ignore[import-untyped]
from bidi import algorithm as bidi
from bidi.mirror import MIRRORED
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from PIL import Image, ImageDraw, ImageFont, features

from rendering.theme import CREAM, INK

LEAST = 22
"""Pixels of the smallest letters of any picture."""
ROOMY = 9999
SHAPED = bool(features.check("raqm"))
"""Whether Pillow joins and reorders letters itself; elsewhere Arabic letters are joined before drawing."""


class Face(NamedTuple):
    """A font file inside a package. `share` makes up for fonts whose letters are larger or smaller than the others'."""

    package: str
    path: str
    share: float = 1.0


TITLE = Face("fontpkg_lilita_one", "files/LilitaOne-Regular.ttf")
TEXT = Face("fontpkg_fira_sans_condensed", "files/FiraSansCondensed-SemiBold.ttf")
SIGNS = Face("fontawesomefree", "static/fontawesomefree/webfonts/fa-solid-900.ttf", 0.9)
FALLBACK = (
    TEXT,
    Face("fontpkg_noto_sans", "files/NotoSans[wdth,wght].ttf", 0.94),
    Face("fontpkg_noto_sans_arabic", "files/NotoSansArabic[wdth,wght].ttf"),
    Face("fontpkg_heebo", "files/Heebo[wght].ttf"),
    Face("noto_cjk_sans_jp_bold", "NotoSansCJKjp-Bold.otf", 0.94),
    Face("fontpkg_noto_sans_devanagari", "files/NotoSansDevanagari[wdth,wght].ttf", 0.94),
    Face("fontpkg_noto_sans_thai", "files/NotoSansThai[wdth,wght].ttf", 0.94),
    Face("fontpkg_noto_sans_tamil", "files/NotoSansTamil[wdth,wght].ttf", 0.9),
    Face("fontpkg_noto_sans_telugu", "files/NotoSansTelugu[wdth,wght].ttf", 0.9),
    SIGNS,
)
UNKNOWN = "\uf005"
"""The sign (a star) that stands for a cluster which no font draws."""
SEXES = "♀♂"
ALIKE = {
    "FACE": "😀", "HEART": "❤", "CAT": "🐈", "DOG": "🐕", "PUMPKIN": "👻", "JACK-O-LANTERN": "👻", "ZOMBIE": "💀", "VAMPIRE": "💀", "HAND": "✋",
    "MAN": "👤", "WOMAN": "👤", "PERSON": "👤", "BOY": "👤", "GIRL": "👤", "CHILD": "👤", "FLAG": "🏴", "FLOWER": "🌱", "BLOSSOM": "🌱", "TREE": "🌲",
}  # fmt: skip
"""Signs that stand for emoji which the icon font lacks, by a word of their Unicode names."""
AXES = {"Weight": 650, "Width": 80}
MARKS = 3
"""Most combining marks that a letter keeps."""


class Run(NamedTuple):
    """A piece of a line in one font and one direction, in the order of its letters."""

    face: Face
    piece: str
    leftward: bool


@cache
def coverage(face: Face) -> frozenset[int]:
    """The code points that a font draws."""
    with TTFont(str(files(face.package) / face.path), lazy=True) as loaded:
        return frozenset(loaded.getBestCmap())


@lru_cache(maxsize=256)
def font(face: Face, size: int) -> ImageFont.FreeTypeFont:
    """A font for letters of a size in pixels."""
    engine = ImageFont.Layout.RAQM if SHAPED else ImageFont.Layout.BASIC
    loaded = ImageFont.truetype(str(files(face.package) / face.path), round(size * face.share), layout_engine=engine)
    if "wght" in face.path:
        axes = loaded.get_variation_axes()
        loaded.set_variation_by_axes([AXES.get(_axis_name(axis["name"]), axis["default"] or 0) for axis in axes])
    return loaded


def _axis_name(name: bytes | str | None) -> str:
    return name.decode() if isinstance(name, bytes) else name or ""


def clean(text: str) -> str:
    """One line without control characters and without towers of marks."""
    flat = " ".join(text.split())
    kept = (c for c in unicodedata.normalize("NFC", flat) if c == "\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co"))
    return "".join("".join(_tamed(cluster)) for cluster in clusters("".join(kept)))


def _tamed(cluster: str) -> list[str]:
    return [c for k, c in enumerate(cluster) if k <= MARKS or not unicodedata.combining(c)]


def clusters(text: str) -> list[str]:
    """The text cut where a reader sees one character end."""
    return [str(cluster) for cluster in regex.findall(r"\X", text)]


def _pick(cluster: str, first: Face) -> tuple[Face, str]:
    """The font for a cluster and what to draw of it: an emoji sequence becomes its first sign, the unknown a star."""
    bare = "".join(c for c in cluster if not ("\ufe00" <= c <= "\ufe0f"))
    plain = unicodedata.normalize("NFKC", bare)
    for piece in (bare, plain, *(c for c in plain if unicodedata.category(c) == "So" and c not in SEXES), _alike(plain)):
        face = _face_for(piece, first) if piece else None
        if face is not None:
            return face, piece
    return SIGNS, UNKNOWN


def _alike(cluster: str) -> str:
    """The sign that stands for an emoji which no font has, by a word of its name."""
    words = " ".join(unicodedata.name(c, "") for c in cluster).split()
    return next((sign for word, sign in ALIKE.items() if word in words), "")


def _face_for(piece: str, first: Face) -> Face | None:
    points = {ord(c) for c in piece if c != "\u200d"}
    return next((face for face in (first, *FALLBACK) if points <= coverage(face)), None)


def levels(text: str) -> list[int]:
    """The embedding level of each character by the Unicode bidirectional algorithm; odd ones run to the left."""
    if all(unicodedata.bidirectional(c) not in ("R", "AL", "AN") for c in text):
        return [0] * len(text)
    base = bidi.get_base_level(text)
    storage = bidi.get_empty_storage() | {"base_level": base, "base_dir": "LR"[base]}
    bidi.get_embedding_levels(text, storage)
    bidi.explicit_embed_and_overrides(storage)
    bidi.resolve_weak_types(storage)
    bidi.resolve_neutral_types(storage, False)
    bidi.resolve_implicit_levels(storage, False)
    found = [int(char["level"]) for char in storage["chars"]]
    return found if len(found) == len(text) else [base] * len(text)


@lru_cache(maxsize=4096)
def runs(text: str, first: Face) -> tuple[Run, ...]:
    """A cleaned line cut into runs in the order in which they are seen, from left to right."""
    found: list[tuple[int, Run]] = []
    heights, at = levels(text), 0
    for cluster in clusters(text):
        level = heights[at]
        at += len(cluster)
        face, piece = _pick(cluster, found[-1][1].face if cluster == " " and found else first)
        if found and found[-1][0] == level and found[-1][1].face == face:
            found[-1] = (level, Run(face, found[-1][1].piece + piece, level % 2 == 1))
        else:
            found.append((level, Run(face, piece, level % 2 == 1)))
    return tuple(run for _, run in _reordered(found))


def _reordered(found: list[tuple[int, Run]]) -> list[tuple[int, Run]]:
    """Rule L2: from the highest level down, what is at that level or above is reversed."""
    for height in range(max((level for level, _ in found), default=0), 0, -1):
        parts = [list(part) for _, part in groupby(found, partial(_is_above, height))]
        found = [each for part in parts for each in (reversed(part) if _is_above(height, part[0]) else part)]
    return found


def _is_above(height: int, levelled: tuple[int, Run]) -> bool:
    return levelled[0] >= height


def _drawn(run: Run) -> tuple[str, str | None]:
    """What Pillow is given for a run: the letters and their direction."""
    if SHAPED:
        return run.piece, "rtl" if run.leftward else "ltr"
    if not run.leftward:
        return run.piece, None
    return "".join(MIRRORED.get(c, c) for c in reversed(str(reshape(run.piece)))), None


@lru_cache(maxsize=8192)
def _run_width(run: Run, size: int) -> float:
    letters, direction = _drawn(run)
    return font(run.face, size).getlength(letters, direction=direction)


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, face: Face = TEXT) -> float:
    """Pixels that a line takes."""
    return sum(_run_width(run, size) for run in runs(clean(text), face))


@lru_cache(maxsize=4096)
def fit(text: str, size: int, room: float, face: Face = TEXT, least: int = LEAST) -> tuple[str, int]:
    """The line and its size for a width: first smaller letters, then an ellipsis."""
    text = clean(text)
    while size > least and text_width(text, size, face) > room:
        size -= 2
    if text_width(text, size, face) <= room:
        return text, size
    kept = clusters(text)
    while len(kept) > 1 and text_width("".join(kept).rstrip() + "…", size, face) > room:
        kept.pop()
    return "".join(kept).rstrip() + "…", size


def wrap(text: str, size: int, room: float, lines: int, face: Face = TEXT) -> list[str]:
    """Text in at most so many lines; the last one takes what is left."""
    rows = [""]
    for word in clean(text).split():
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and len(rows) < lines and text_width(longer, size, face) > room:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows


def write(
    canvas: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    fill: str = CREAM,
    *,
    face: Face = TEXT,
    anchor: str = "l",
    room: float = ROOMY,
    least: int = LEAST,
    edge: int = 0,
) -> float:
    """Write one line on its baseline (anchor l, m or r) and return its width. `edge` is a dark outline in pixels."""
    text, size = fit(text, size, room, face, min(least, size))
    total = text_width(text, size, face)
    x, y = round(at[0] - total * {"l": 0, "m": 0.5, "r": 1}[anchor]), round(at[1])
    for colour, stroke in ((INK, edge), (fill, 0)) if edge else ((fill, 0),):
        stencil = _stencil(text, size, face, stroke)
        canvas.paste(colour, (x + stencil.left, y + stencil.top), stencil.mask)
    return total


class Stencil(NamedTuple):
    """A line as a mask for one colour, and where its corner lies from the beginning of its baseline."""

    mask: Image.Image
    left: int
    top: int


@lru_cache(maxsize=2048)
def _stencil(text: str, size: int, face: Face, edge: int) -> Stencil:
    """Kept, because letters cost more than all else in a picture and most lines come again in the next one."""
    mask = Image.new("L", (round(text_width(text, size, face)) + 2 * size, 3 * size))
    draw, x = ImageDraw.Draw(mask), float(size)
    for run in runs(text, face):
        letters, direction = _drawn(run)
        draw.text((x, 2 * size), letters, 255, font(run.face, size), "ls", direction=direction, stroke_width=edge)
        x += _run_width(run, size)
    box = mask.getbbox() or (0, 0, 1, 1)
    return Stencil(mask.crop(box), box[0] - size, box[1] - 2 * size)
