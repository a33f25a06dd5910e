"""What is on the structures: fire, chains, creatures, prices, decks, open cards; districts with their runes; the clock."""

from dataclasses import replace
from functools import lru_cache

from PIL import Image

from games.pit.view import CreatureView, StructureView, TableView
from rendering.canvas import disc, faint, panel, sprite, stamp
from rendering.pit.drawings import piece, sign
from rendering.pit.palette import BRASS, EMBER, PAPER, PRINT, crest
from rendering.pit.parts import cast, coin, creature, face_disc, icon, name_plate, paper_line, rune, shadowed
from rendering.pit.ring import BARKEEP, CELLS, FORTS, PLAZA, SITES, STRANGERS, TOP, Site, district_of
from rendering.pit.wording import name, say, short
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, GOLD, INK, RED

PHASES = (("morning", -1, -1), ("midday", 1, -1), ("twilight", 1, 1), ("night", -1, 1))
"""Corners of the clock."""
BOARDS = "l k 26 8,16 92,88\nl #8a5a33 17 8,16 92,88\nl k 26 8,88 92,16\nl #a9713f 17 8,88 92,16\nE k 14,21 3,3\nE k 14,83 3,3"
"""Planks over what is out of the game."""
BADGES = {"fountain": (0, 40), "armoury": (0, 40), "keep": (0, 40)}
"""Where the count of a deck hangs, from the lower edge of the building; elsewhere at its right."""
FLAMES = ((-0.78, -0.16, 0.66), (0.78, -0.24, 0.74), (0.06, -0.62, 0.56))
"""Where flames are on a burning structure, and how large: shares of half of it."""
ROW = 28
"""Pixels of one open card among several."""


def districts(canvas: Image.Image, view: TableView) -> None:
    """All structures, then the names of the districts."""
    for structure, site in SITES.items():
        at = view.structures[structure]
        is_laid_out = view.phase != "setup" or bool(at.left)
        _structure(canvas, view, at if is_laid_out else replace(at, left=None), site)
    _barkeep(canvas, view)
    for fort in view.fortifications:
        if fort in FORTS:
            x, y = FORTS[fort]
            shadowed(canvas, sprite, (piece(f"fort_{fort}"), 44), (x, y + TOP), 4)
    for district in CELLS:
        _strangers(canvas, view, district)
        _tag(canvas, view, district)


def _structure(canvas: Image.Image, view: TableView, structure: StructureView, site: Site) -> None:
    state, y = structure.state, site.y + TOP
    is_inn, is_shut = structure.id.startswith("tavern_"), state == "closed" or district_of(structure.id) in view.closed
    if state == "burnt":
        _flames(canvas, site)
    if is_inn and structure.faces:
        person = (structure.faces[0][0], 54, CREAM, False)
        shadowed(canvas, face_disc, person, (site.x - 18, y + 18), 4)
    if state == "removed":
        shadowed(canvas, sprite, (BOARDS, site.size, round(site.size * 0.8)), (site.x, y), 4)
    elif is_shut:
        shadowed(canvas, sprite, (sign("chains"), round(site.size * 0.86), round(site.size * 0.7)), (site.x, y), 4)
    if is_inn:
        _inn(canvas, structure, site)
    else:
        _shop(canvas, structure, site, is_shut=is_shut)
    _creatures(canvas, view.creatures_at(structure.id), site)
    _visits(canvas, view, structure.id, site)


def _flames(canvas: Image.Image, site: Site) -> None:
    half = site.size / 2
    for dx, dy, size in FLAMES:
        flame = (sign("flame"), round(half * size), round(half * size * 1.15))
        stamp(canvas, cast(sprite, flame, 7, 0.9, EMBER), site.x + half * dx, site.y + TOP + half * dy)
        stamp(canvas, sprite(*flame), site.x + half * dx, site.y + TOP + half * dy)


def _inn(canvas: Image.Image, structure: StructureView, site: Site) -> None:
    """A Tavern: who is to be had there, for how much, and how many more wait."""
    x, low = site.x, site.y + TOP + site.size / 2
    for card, _ in structure.faces[:1]:
        _sheet(canvas, x, low + 5, 98, short(card))
    if structure.left is not None:
        _count(canvas, x + 20, low - 4, structure)
    for _, price in structure.faces[:1]:
        coin(canvas, x - 35, low - 4, str(price))
    if not structure.faces:
        name_plate(canvas, x, low + 18, short(structure.id), 98)


def _sheet(canvas: Image.Image, x: float, y: float, w: int, text: str) -> None:
    """A name on parchment, in up to two lines, from its upper edge."""
    rows = wrap(text, 22, w - 5, 2)
    h = 31 + 23 * (len(rows) - 1)
    stamp(canvas, panel(w, h, PAPER, INK, 8, 3), x, y + h / 2)
    for k, row in enumerate(rows):
        write(canvas, (x, y + 23 + k * 23), row, 22, PRINT, anchor="m", room=w - 5)


def _shop(canvas: Image.Image, structure: StructureView, site: Site, *, is_shut: bool) -> None:
    """Any other structure: name, price, what is left, open cards."""
    x, half, faces = site.x, site.size / 2, structure.faces
    low = site.y + TOP + half
    name_plate(canvas, x, low + 13, short(structure.id), 166)
    if len(faces) == 1:
        _sheet(canvas, x, low + 30, 142, name(faces[0][0]))
        coin(canvas, x - half - 2, low - half - 14, str(faces[0][1]))
    for k, (card, price) in enumerate(faces if len(faces) > 1 else ()):
        paper_line(canvas, x, low + 41 + k * ROW, 146, short(card), price)
    cost = "" if faces or is_shut or structure.state in ("removed", "ruin") else _price(structure)
    if cost:
        coin(canvas, x - half + 4, low - site.size + 18, cost)
    if structure.left is not None and structure.state != "removed":
        dx, dy = BADGES.get(structure.id, (half * 0.8, -16))
        _count(canvas, x + dx, low + dy, structure)


def _price(structure: StructureView) -> str:
    """What a service costs; the Fountain takes from one to three pieces of Gold."""
    if structure.id == "fountain":
        return say("board-wish-price")
    return str(structure.price) if structure.price else ""


def _count(canvas: Image.Image, x: float, y: float, structure: StructureView) -> None:
    """How many cards or tokens are left."""
    is_burnt, is_empty = structure.state == "burnt", structure.left == 0
    stamp(canvas, panel(58, 29, "#4a1410" if is_burnt else INK, EMBER if is_burnt else INK, 10, 2), x, y)
    stamp(canvas, sprite(sign("skull"), 22) if is_empty else sprite(sign("backs"), 24, 26, "#a33350"), x - 16, y - 1)
    write(canvas, (x + 11, y + 9), str(structure.left), 24, RED if is_empty else EMBER if is_burnt else GOLD, anchor="m", face=TITLE)


def _creatures(canvas: Image.Image, here: tuple[CreatureView, ...], site: Site) -> None:
    """Tokens at the right shoulder of a structure, the first one in front; lower at Taverns, which have others above them."""
    rise = 0.0 if site.roof != SITES["barracks"].roof else 0.17
    for k, each in reversed(list(enumerate(here))):
        at = (site.x + site.size * 0.32 - 24 * k, site.y + TOP - site.size * rise - 10 * k)
        shadowed(canvas, creature, _token(each, 54), at, 5)


def _token(each: CreatureView, size: int) -> tuple[str, str, int, int, int]:
    return each.id, each.kind, size, each.health, each.full_health


def _strangers(canvas: Image.Image, view: TableView, district: str) -> None:
    """Those whose place is the whole district."""
    x, y = STRANGERS[district]
    for k, each in enumerate(view.creatures_at(district)):
        shadowed(canvas, creature, _token(each, 58), (x + 40 * k, y + TOP), 5)


def _visits(canvas: Image.Image, view: TableView, structure: str, site: Site) -> None:
    """The letters of the Captains who have been here in this Round."""
    here = [captain for captain in view.captains if structure in captain.visited]
    for k, captain in enumerate(here):
        colour, letter = crest(captain.id)
        x, y = site.x - site.size * 0.42 + 24 * k, site.y + TOP + 2
        stamp(canvas, _letter(colour, letter), x, y)


@lru_cache(maxsize=8)
def _letter(colour: str, letter: str) -> Image.Image:
    mark = sprite("e k 50,50 50,50\ne F 50,50 42,42", 30, 30, colour).copy()
    write(mark, (15, 23), letter, 22, INK, anchor="m", face=TITLE)
    return mark


def _barkeep(canvas: Image.Image, view: TableView) -> None:
    """Whoever serves at the market: no structure, but a service."""
    if "market" in view.closed:
        return
    x, y = BARKEEP
    shadowed(canvas, sprite, (sign("mug"), 44), (x, y + TOP - 12), 4)
    name_plate(canvas, x, y + TOP + 16, short("barkeep"), 110)


def _tag(canvas: Image.Image, view: TableView, district: str) -> None:
    """A district's name with its rune; a lock where it is closed, a flame where it burns."""
    x0, y0, x1, y1 = CELLS[district]
    x, y, label = (x0 + x1) / 2, TOP + (y0 + 8 if y0 < PLAZA[1] / 2 else y1 - 8), short(district)
    is_shut = district in view.closed
    is_hot = any(each.state == "burnt" and district_of(each.id) == district for each in view.structures.values())
    is_lost = district in view.monster.destroyed
    w = round(text_width(label, 28, TITLE)) + 84
    plate = (w, 40, *(("#4a1410", EMBER) if is_hot else ("#2a1a22", BRASS)), 10, 3)
    if is_hot:
        stamp(canvas, cast(panel, plate, 7, 1, EMBER), x, y)
    shadowed(canvas, panel, plate, (x, y), 4)
    if district in view.tokens:
        stamp(canvas, rune(view.tokens[district], 36), x - w / 2 + 24, y)
    write(canvas, (x + 4, y + 10), label, 28, CREAM, anchor="m", face=TITLE)
    if is_shut or is_hot or is_lost:
        icon(canvas, "lock" if is_shut else "flame" if is_hot else "skull", x + w / 2 - 20, y - 1, 30)


def clock(canvas: Image.Image, view: TableView) -> None:
    """The plaza as clock: four phases around the Round."""
    x, y, r = PLAZA[0], PLAZA[1] + TOP, PLAZA[2]
    for phase, dx, dy in PHASES:
        px, py = x + dx * r * 0.74, y + dy * r * 0.74
        if phase == view.phase:
            stamp(canvas, cast(disc, (54, GOLD), 8, 1.2, "#ffb24a"), px, py)
            stamp(canvas, sprite("e k 50,50 50,50\ne #fff0c4 50,50 44,44", 56), px, py)
            icon(canvas, phase, px, py, 42)
        else:
            stamp(canvas, sprite("e k 50,50 50,50\ne #3a2e46 50,50 44,44", 42), px, py)
            stamp(canvas, faint(sign(phase), 28, 28), px, py)
    stamp(canvas, sprite("e k 50,50 50,50\ne #f4e6c4 50,50 46,46", 80), x, y)
    if view.phase == "setup":
        icon(canvas, "quest", x, y, 48)
        return
    write(canvas, (x, y - 8), say("board-round"), 22, "#5a3a2a", anchor="m", room=64)
    write(canvas, (x, y + 24), str(view.round), 38, "#5a1326", anchor="m", face=TITLE)
