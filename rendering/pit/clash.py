"""One combat as a picture in the picture: both rolls, the outcome, who took part, and what it cost."""

from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from games.pit.view import CaptainView, CombatView, RollView, TableView
from rendering.canvas import CLEAR, glow, mix, panel, put, sprite, stamp
from rendering.pit.drawings import sign
from rendering.pit.palette import EMBER, crest
from rendering.pit.parts import beast, cast, creature, face_disc, icon, shadowed, shield_token
from rendering.pit.ring import PLAZA, TOP, district_of, space
from rendering.pit.rolled import counts, draw_row, rows
from rendering.pit.wording import name, say
from rendering.text import TITLE, write
from rendering.theme import CREAM, GOLD, INK, RED, WHITE

WIDE, HIGH = 912, 300
"""Pixels of the panel."""
LEFT, UPPER, LOWER = 94, TOP + 96, TOP + 409
"""Where it lies: over the row of districts in which the combat does not happen."""
UPPER_ROW = ("city_watch", "royal_keep", "mystics_quarter")
MINE, THEIRS = (228, 272), (676, 640)
"""Middle lines of the two sides: results, dice."""
DIE, LONGEST, GAP = 44, 6.4, 0.14
LOST = {"#ffc04d": "#b3203a", "#f0562a": "#4a1020"}


def clash(canvas: Image.Image, view: TableView) -> None:
    """The combat that is going on or has just been fought."""
    combat = view.combat
    if combat is None or view.phase in ("setup", "over"):
        return
    captain = view.captain(combat.seat)
    y = LOWER if _is_above(view, combat) else UPPER
    edge = crest(captain.id)[0] if combat.is_attack else EMBER
    stamp(canvas, cast(panel, (WIDE, HIGH, INK, INK, 20, 3), 10, 0.9), LEFT + WIDE / 2 + 4, y + HIGH / 2 + 6)
    put(canvas, _field(WIDE, HIGH, edge), LEFT, y)
    _fighters(canvas, view, combat, captain, y)
    _side(canvas, combat.roll, MINE, y, "axe", "#8fd0ff")
    _side(canvas, combat.foe_roll, THEIRS, y, "claw", "#ff7a6a")
    _verdict(canvas, combat, y)
    _team(canvas, combat, captain, y)
    _cost(canvas, combat, y)


def _is_above(view: TableView, combat: CombatView) -> bool:
    """Whether it happens in the upper half of the map."""
    place = district_of(combat.place)
    if place in view.tokens:
        return place in UPPER_ROW
    return space(view.monster.space, view.monster.length)[1] < PLAZA[1]


@lru_cache(maxsize=8)
def _field(wide: int, high: int, edge: str) -> Image.Image:
    """Dusk over the battlements, fire on the side of the enemy, in a frame of that colour."""
    scene = _dusk(wide, high).convert("RGBA")
    mask = panel(wide, high, WHITE, WHITE, 20, 1)
    scene.putalpha(mask.getchannel("A"))
    rim = panel(wide, high, INK, edge, 20, 5).copy()
    hole = panel(wide - 10, high - 10, WHITE, WHITE, 16, 1)
    rim.paste(CLEAR, (5, 5), hole)
    scene.alpha_composite(rim)
    return scene


def _dusk(wide: int, high: int) -> Image.Image:
    w, h = wide * 2, high * 2
    image, chance = Image.new("RGB", (w, h)), Random(11)
    draw = ImageDraw.Draw(image)
    for line in range(h):
        low = min(1.0, max(0.0, (line / h - 0.45) * 1.5))
        draw.line((0, line, w, line), mix(mix("#241a4a", "#8a3a5e", min(1.0, line / h * 1.6)), "#d9743c", low))
    for _ in range(60):
        x, y, r = chance.uniform(0, w), chance.uniform(0, h * 0.4), chance.choice((1.5, 2, 3))
        draw.ellipse((x - r, y - r, x + r, y + r), mix("#a8456a", WHITE, chance.uniform(0.4, 0.9)))
    for base, fill, apart in ((h * 0.62, "#56294f", 150), (h * 0.76, "#36193a", 210)):
        _towers(draw, (w, h), base, fill, apart, chance)
    small = image.reduce(2)
    fire = glow(560, high + 220, (255, 122, 44), 180, 1.1).crop((0, 110, 460, 110 + high))
    box = (wide - 460, 0, wide, high)
    small.paste(ImageChops.screen(small.crop(box), fire), box[:2])
    return small


def _towers(draw: ImageDraw.ImageDraw, size: tuple[int, int], base: float, fill: str, step: int, chance: Random) -> None:
    """A row of towers with battlements, and the ground below them."""
    for x in range(-60, size[0], step):
        top, half = base - chance.uniform(20, 130), step * chance.uniform(0.26, 0.42)
        draw.rectangle((x - half, top, x + half, size[1]), fill)
        for k in range(-2, 3):
            draw.rectangle((x + k * half * 0.45 - half * 0.14, top - 18, x + k * half * 0.45 + half * 0.14, top), fill)
    draw.rectangle((0, base + 60, size[0], size[1]), fill)


def _fighters(canvas: Image.Image, view: TableView, combat: CombatView, captain: CaptainView, y: int) -> None:
    """The Captain at the left, the Monster or a Creature at the right."""
    token = (captain.id, 100, captain.unit is not None and captain.unit.is_injured)
    shadowed(canvas, shield_token, token, (LEFT + 70, y + 78), 7)
    x, middle = LEFT + WIDE - 76, y + 80.0
    if combat.target == "monster":
        stamp(canvas, cast(beast, (view.monster.id, 126), 12, 1, EMBER, 3), x, middle)
        shadowed(canvas, beast, (view.monster.id, 126), (x, middle), 7)
        return
    foe = next((each for each in view.creatures if each.id == combat.target and each.place == combat.place), None)
    kind, health = (foe.kind, (foe.health, foe.full_health)) if foe else ("creature", (1, 1))
    shadowed(canvas, creature, (combat.target, kind, 110, *health), (x, middle), 7)


def _side(canvas: Image.Image, roll: RollView | None, middles: tuple[int, int], y: int, mark: str, colour: str) -> None:
    """What one side rolled: its result large, and the dice below."""
    x, below = (LEFT + middle for middle in middles)
    if roll is None:
        write(canvas, (x, y + 112), "?", 88, colour, anchor="m", face=TITLE, edge=6)
        return
    n = roll.captain if mark == "axe" else roll.monster
    write(canvas, (x - 6, y + 110), str(n), 88, colour, anchor="r", face=TITLE, edge=6)
    drawn = (sign(mark), 64, 64, colour)
    stamp(canvas, cast(sprite, drawn, 4, 0.9, INK, 2), x + 36, y + 80)
    stamp(canvas, sprite(*drawn), x + 36, y + 80)
    lines = rows(roll, GAP, LONGEST)
    for k, (row, length) in enumerate(lines):
        size = min(DIE, round(300 / max(1.0, length)))
        draw_row(canvas, row, (below - length * size / 2, y + (178 if len(lines) == 1 else 156 + 48 * k)), size, counts(roll))


def _word(combat: CombatView) -> tuple[str, bool]:
    """The outcome in a word, and whether the Captain is glad of it."""
    if combat.outcome in ("win", "critical"):
        if not combat.is_attack:
            return say("board-verdict-held"), True
        key = combat.outcome if combat.damage else "blunt"
        return say(f"board-verdict-{key}"), True
    return say(f"board-verdict-{combat.outcome}"), False


def _verdict(canvas: Image.Image, combat: CombatView, y: int) -> None:
    """The outcome in a burst between the two; before it, that they fight."""
    x = LEFT + WIDE / 2
    if not combat.outcome:
        stamp(canvas, cast(_banner, (say("board-versus"), False), 6, 0.8), x + 3, y + 84)
        stamp(canvas, _banner(say("board-versus"), False), x, y + 80)
        return
    word, is_good = _word(combat)
    stamp(canvas, cast(_banner, (word, is_good), 10, 1, "#ffb52e" if is_good else "#ff3a3a"), x, y + 84)
    stamp(canvas, _banner(word, is_good), x, y + 84)


@lru_cache(maxsize=16)
def _banner(word: str, is_good: bool) -> Image.Image:
    """A word in a burst: golden or dark red."""
    strokes = sign("burst")
    for old, new in () if is_good else LOST.items():
        strokes = strokes.replace(old, new)
    image = sprite(strokes, 264, 136).copy()
    letters = Image.new("RGBA", (400, 90), CLEAR)
    write(letters, (200, 60), word, 44, "#fff3bd" if is_good else "#ffd0d4", anchor="m", face=TITLE, room=236, least=26, edge=6)
    stamp(image, letters.rotate(5, resample=Image.Resampling.BICUBIC, expand=True), 132, 68)
    return image


def _team(canvas: Image.Image, combat: CombatView, captain: CaptainView, y: int) -> None:
    """Who took part; claw marks on whoever paid for it."""
    put(canvas, panel(WIDE - 24, 58, INK, INK, 14, 1), LEFT + 12, y + HIGH - 68)
    icon(canvas, "sword" if combat.is_attack else "shield", LEFT + 38, y + HIGH - 39, 30)
    step = min(52.0, 420 / max(1, len(combat.team)))
    for k, slot in enumerate(combat.team):
        x, cy = LEFT + 82 + step * k, y + HIGH - 39
        person = _who(combat, captain, slot)
        if person:
            stamp(canvas, face_disc(person, 48, crest(captain.id)[0] if slot == "captain" else CREAM, slot == combat.victim), x, cy)
        if slot == combat.victim and combat.fate:
            stamp(canvas, sprite(sign("claw"), 34, 0, "#ff3048"), x + 6, cy + 4)


def _who(combat: CombatView, captain: CaptainView, slot: str) -> str:
    """The card in a slot when the combat began."""
    if slot == "captain":
        return captain.id
    unit = captain.slots.get(slot)
    if slot == combat.victim and combat.victim_id:
        return combat.victim_id
    return unit.id if unit else ""


def _cost(canvas: Image.Image, combat: CombatView, y: int) -> None:
    """What came of it, at the right end of the team: damage, or what the Captain lost."""
    right, middle = LEFT + WIDE - 30, y + HIGH - 39
    if combat.damage:
        text, colour, mark = say("board-damage", n=combat.damage), GOLD, "heart"
    elif combat.fate:
        text, colour, mark = _fate(combat), RED, "flame" if combat.fate == "burned" else "bandage" if combat.fate == "injured" else "skull"
    elif combat.outcome:
        text, colour, mark = say("board-unhurt"), "#6ef0b0", "check"
    else:
        text, colour, mark = say("board-pending"), CREAM, "hourglass"
    icon(canvas, mark, right - 16, middle, 38)
    write(canvas, (right - 44, middle + 10), text, 30, colour, anchor="r", face=TITLE, room=360, least=24)


def _fate(combat: CombatView) -> str:
    who = name(combat.victim_id) if combat.victim_id else ""
    return say(f"board-fate-{combat.fate}", name=who)
