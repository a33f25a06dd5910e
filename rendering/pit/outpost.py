"""One Captain's Outpost, all of it public: twelve slots, the Captain's card, reward tables, and below what lies beside the board."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from games.pit.view import ATTACKERS, DEFENDERS, RUNES, CaptainView, TableView
from rendering.canvas import faint, glow, mix, panel, put, shade, sprite, stamp
from rendering.pit.aside import aside
from rendering.pit.drawings import sign, token
from rendering.pit.palette import DIM, EDGE, GONE, NIGHT, PANEL, PAPER, PRINT, RAISED, SOFT, W, crest
from rendering.pit.parts import die, messenger, pips, rune, shield_token
from rendering.pit.units import CARD_H, CARD_W, HEADS, PIP, armour, bust, lay, things_plate, unit_card
from rendering.pit.wording import effect, name, say
from rendering.text import LEAST, TITLE, text_width, wrap, write
from rendering.theme import CREAM, GOLD, INK, RED, SKY_BLUE, WHITE

TOP, HALL_H, PITCH = 104, 850, 258
"""Pixels of the bar, of the hall with the slots, and from one row of slots to the next."""
LEFT, MIDDLE, RIGHT, SIDE_W, MIDDLE_W = 12, 376, 736, 352, 348
CAPTAIN_H, POOL_H, REWARD_ROW = 424, 62, 44
GOODS = ("gold", "blue", "green", "stone", "wish")
HIGHEST = 2600


def outpost(view: TableView, seat: int, names: Mapping[int, str]) -> Image.Image:
    """The Outpost of a Captain as everybody sees it."""
    return tableau(view, view.captain(seat), say("outpost", name=names[seat]))


def tableau(view: TableView, captain: CaptainView, title: str) -> Image.Image:
    """An Outpost under a title."""
    canvas = Image.new("RGB", (W, HIGHEST), NIGHT)
    canvas.paste(_hall(), (0, TOP))
    _bar(canvas, captain, title)
    _side(canvas, view, captain, "a", LEFT)
    _side(canvas, view, captain, "d", RIGHT)
    _captain_card(canvas, captain, TOP + 12)
    _pool(canvas, captain, TOP + 22 + CAPTAIN_H)
    _rewards(canvas, captain, TOP + 32 + CAPTAIN_H + POOL_H)
    low = aside(canvas, view, captain, TOP + HALL_H + 6)
    return canvas.crop((0, 0, W, low))


@lru_cache(maxsize=1)
def _hall() -> Image.Image:
    """Flagstones of a guard hall between three fires."""
    floor, dice = Image.new("RGB", (W * 2, HALL_H * 2), "#4c4460"), Random(4)
    draw = ImageDraw.Draw(floor)
    for row, y in enumerate(range(0, HALL_H * 2, 92)):
        x = -(row % 2) * 90
        while x < W * 2:
            step = dice.randrange(150, 250)
            tint = mix("#6d6488", dice.choice(("#3c3450", "#9a8fb0")), dice.uniform(0.05, 0.35))
            draw.rounded_rectangle((x + 3, y + 3, x + step - 3, y + 89), 14, tint)
            x += step
    light = Image.new("RGB", (W, HALL_H), (84, 70, 110))
    for x in (150, 550, 950):
        fire, left, top = glow(760, 760, (255, 170, 90), 190, 0.9), x - 380, round(HALL_H * 0.35) - 380
        box = (max(0, left), max(0, top), min(W, left + 760), min(HALL_H, top + 760))
        part = fire.crop((box[0] - left, box[1] - top, box[2] - left, box[3] - top))
        light.paste(ImageChops.add(light.crop(box), part), box[:2])
    return ImageChops.multiply(floor.reduce(2), light)


def _bar(canvas: Image.Image, captain: CaptainView, title: str) -> None:
    """The frame's head: shield, whose Outpost, who and where the Captain is, gold, gems, stones and wishes."""
    colour = crest(captain.id)[0]
    put(canvas, panel(W - 16, 94, PANEL, colour, 18, 4), 8, 8)
    stamp(canvas, shield_token(captain.id, 76, captain.unit is not None and captain.unit.is_injured), 58, 55)
    write(canvas, (108, 54), title, 42, face=TITLE, room=525, least=28)
    write(canvas, (108, 87), _line(captain), 25, mix(colour, WHITE, 0.45), room=525)
    counts = (captain.gold, captain.blue, captain.green, captain.stones, len(captain.wishes))
    for k, (good, n) in enumerate(zip(GOODS, counts, strict=True)):
        x = W - 52 - (4 - k) * 86
        stamp(canvas, sprite(sign(good), 42, 42) if n else faint(sign(good), 42, 42), x - 18, 54)
        write(canvas, (x + 24, 67), str(n), 36, CREAM if n else GONE, anchor="m", face=TITLE, room=42)


def _line(captain: CaptainView) -> str:
    if not captain.id:
        return say("outpost-none")
    known = {"captain": name(captain.id), "bridge": say(f"bridge-{captain.bridge}")}
    if captain.district:
        return say("outpost-place", **known, district=name(captain.district))
    return say("outpost-line", **known)


def _side(canvas: Image.Image, view: TableView, captain: CaptainView, side: str, x: int) -> None:
    """Six slots in two columns under a heading with the dice that fight on this side."""
    put(canvas, panel(SIDE_W, 44, HEADS[side], INK, 14, 3), x, TOP + 12)
    stamp(canvas, sprite(sign("sword" if side == "a" else "shield"), 30, 30), x + 26, TOP + 34)
    write(canvas, (x + 46, TOP + 44), say("attackers" if side == "a" else "defenders"), 25, face=TITLE, room=114)
    totals(canvas, captain.attack if side == "a" else captain.defence, x + SIDE_W - 8, TOP + 34)
    for k, slot in enumerate(ATTACKERS if side == "a" else DEFENDERS):
        _slot(canvas, view, captain, slot, x + (k % 2) * 180, TOP + 64 + (k // 2) * PITCH)


def totals(canvas: Image.Image, dice: str, right: float, y: float, size: int = 28) -> None:
    """White, Yellow and Red dice of a roll, each with its number, up to a right edge."""
    for k, kind in enumerate("wyr"):
        n = dice.count(kind)
        left = right - (3 - k) * (size + 32)
        stamp(canvas, die(kind, size, "", not n), left + size / 2, y)
        write(canvas, (left + size + 16, y + 10), str(n), 28, CREAM if n else DIM, anchor="m", face=TITLE, room=29)


def _slot(canvas: Image.Image, view: TableView, captain: CaptainView, slot: str, x: int, y: int) -> None:
    """A card, a Stone Harpy, or a free place that says what may stand there."""
    unit = captain.slots.get(slot)
    if unit is not None:
        lay(canvas, unit_card(unit, slot[0], captain.runes.get(slot, "")), x, y)
    elif slot in captain.blocked:
        _blocked(canvas, view, f"{captain.seat}.{slot}", x, y)
    else:
        put(canvas, _free(captain.runes.get(slot, ""), slot[0]), x, y)


@lru_cache(maxsize=16)
def _free(rune_name: str, side: str) -> Image.Image:
    """A free place: a large faint rune, its name, and who may stand there."""
    image = panel(CARD_W, CARD_H, "#241a30", "#4a3a5c", 14, 3).copy()
    if rune_name:
        big = rune(rune_name, 92).copy()
        big.putalpha(big.getchannel("A").point([a * 55 // 100 for a in range(256)]))
        stamp(image, big, CARD_W / 2, 94)
        write(image, (CARD_W / 2, 174), say(f"rune-{rune_name}"), 26, "#c9bfe0", anchor="m", face=TITLE)
    for k, row in enumerate(wrap(say(f"slot-{side}"), 22, CARD_W - 20, 2)):
        write(image, (CARD_W / 2, 204 + k * 24), row, 22, DIM, anchor="m", room=CARD_W - 16)
    return image


def _blocked(canvas: Image.Image, view: TableView, place: str, x: int, y: int) -> None:
    """A slot that a Harpy has taken: it may not be used before it is beaten."""
    put(canvas, panel(CARD_W, CARD_H, "#3a1420", RED, 14, 4), x, y)
    middle = x + CARD_W / 2
    for creature in view.creatures_at(place):
        figure = sprite(token(creature.id), 128, 128)
        stamp(canvas, shade(figure, 6, 0.8), middle + 3, y + 88)
        stamp(canvas, figure, middle, y + 82)
        write(canvas, (middle, y + 172), name(creature.id), 24, WHITE, anchor="m", face=TITLE, room=CARD_W - 14)
        stamp(canvas, sprite(sign("heart"), 30, 30), middle - 54, y + 194)
        write(canvas, (middle - 24, y + 204), str(creature.health), 28, anchor="m", face=TITLE)
        pips(canvas, creature.dice, middle, y + 194, 26)
    write(canvas, (middle, y + 234), say("slot-blocked"), 22, RED, anchor="m", room=CARD_W - 14)


def _captain_card(canvas: Image.Image, captain: CaptainView, y: int) -> None:
    """The Captain's own card: large portrait, dice, rune or gem, ability, what it carries."""
    colour = crest(captain.id)[0]
    plate = panel(MIDDLE_W, CAPTAIN_H, PAPER, colour, 20, 8)
    stamp(canvas, _captain_glow(colour), MIDDLE + MIDDLE_W / 2, y + CAPTAIN_H / 2)
    put(canvas, plate, MIDDLE, y)
    unit, middle = captain.unit, MIDDLE + MIDDLE_W / 2
    if unit is None:
        for k, row in enumerate(wrap(say("outpost-none"), 30, MIDDLE_W - 60, 2)):
            write(canvas, (middle, y + CAPTAIN_H / 2 + k * 36), row, 30, PRINT, anchor="m", room=MIDDLE_W - 50)
        return
    put(canvas, bust(unit.id, MIDDLE_W - 32, 168, unit.is_injured, 10), MIDDLE + 16, y + 16)
    put(canvas, panel(MIDDLE_W - 32, 46, mix(colour, INK, 0.55), INK, 12, 3), MIDDLE + 16, y + 176)
    write(canvas, (middle, y + 210), name(unit.id), 32, WHITE, face=TITLE, anchor="m", room=MIDDLE_W - 60)
    if captain.is_lead:
        stamp(canvas, messenger(66), MIDDLE + MIDDLE_W - 44, y + 44)
    if unit.is_injured:
        stamp(canvas, sprite(sign("bandage"), 72, 72), MIDDLE + 54, y + 54)
        put(canvas, panel(118, 36, "#7a1626", INK, 12, 3), MIDDLE + 24, y + 136)
        write(canvas, (MIDDLE + 83, y + 162), say("injured"), 26, WHITE, face=TITLE, anchor="m", room=106)
    for k, worn in enumerate(unit.armour):
        stamp(canvas, armour(worn, 34), MIDDLE + MIDDLE_W - 40 - k * 36, y + 158)
    _craft(canvas, captain, unit.dice, y + 244)
    _ability(canvas, captain, (*unit.items, *unit.mounts), y)


@lru_cache(maxsize=8)
def _captain_glow(colour: str) -> Image.Image:
    return shade(panel(MIDDLE_W, CAPTAIN_H, PAPER, colour, 20, 8), 9, 0.9, colour)


def _craft(canvas: Image.Image, captain: CaptainView, dice: str, y: float) -> None:
    """Dice and type on the left, the rune or the gem of the ability on the right."""
    left = pips(canvas, dice, MIDDLE + 20, y, 36)
    unit = captain.unit
    if unit is not None:
        write(canvas, (left + 4, y + 9), name(unit.type), 26, SOFT, room=MIDDLE + MIDDLE_W - 142 - left)
    marks = captain.ability
    if marks[0]:
        stamp(canvas, rune(marks[0], 40), MIDDLE + MIDDLE_W - 110, y)
        write(canvas, (MIDDLE + MIDDLE_W - 74, y + 9), say("ability-or"), 25, SOFT, anchor="m")
        stamp(canvas, sprite(sign(marks[1]), 36, 36), MIDDLE + MIDDLE_W - 40, y)


def _ability(canvas: Image.Image, captain: CaptainView, things: tuple[str, ...], y: int) -> None:
    """What the ability does, whether it is still to be had, and what the Captain carries."""
    middle, low = MIDDLE + MIDDLE_W / 2, y + CAPTAIN_H - 24
    rows = wrap(effect(captain.id), 24, MIDDLE_W - 36, 3 if things else 4)
    room = (low - 34 if things else low) - (y + 266)
    for k, row in enumerate(rows):
        at = y + 266 + room / 2 + 2 + (k - (len(rows) - 1) / 2) * 27
        write(canvas, (middle, at), row, 24, PRINT, anchor="m", room=MIDDLE_W - 30)
    words, ink, fill = _readiness(captain)
    wide = round(text_width(words, LEAST)) + 24
    left = MIDDLE + 20 if things else middle - wide / 2
    put(canvas, panel(wide, 32, fill, INK, 12, 2), left, low - 16)
    write(canvas, (left + wide / 2, low + 8), words, LEAST, ink, anchor="m")
    if things:
        plate = things_plate(things)
        put(canvas, plate, MIDDLE + MIDDLE_W - 18 - plate.width, low - plate.height / 2)


def _readiness(captain: CaptainView) -> tuple[str, str, str]:
    """Whether the ability is to be had in this Round: words, ink and ground."""
    if captain.unit is not None and captain.unit.is_injured:
        return say("ability-lost"), WHITE, "#7a1626"
    if captain.is_ability_used:
        return say("ability-used"), "#d8cfe6", "#5a5070"
    return say("ability-ready"), GOLD, "#2f4a35"


def _pool(canvas: Image.Image, captain: CaptainView, y: int) -> None:
    """The dice of the Progress Roll, before the limits."""
    put(canvas, panel(MIDDLE_W, POOL_H, PANEL, EDGE, 16), MIDDLE, y)
    write(canvas, (MIDDLE + 20, y + 40), say("pool"), 27, face=TITLE, room=134)
    totals(canvas, captain.pool, MIDDLE + MIDDLE_W - 10, y + 31, PIP)


def _rewards(canvas: Image.Image, captain: CaptainView, y: int) -> None:
    """What the Dwarven Grotto gives and whom the White Mage heals, for each rune."""
    put(canvas, panel(MIDDLE_W, 50 + 6 * REWARD_ROW, PANEL, EDGE, 16), MIDDLE, y)
    write(canvas, (MIDDLE + 74, y + 34), say("grotto"), 26, GOLD, face=TITLE)
    write(canvas, (MIDDLE + MIDDLE_W - 22, y + 34), say("mage"), 26, SKY_BLUE, anchor="r", face=TITLE)
    for k, each in enumerate(RUNES):
        middle = y + 63 + k * REWARD_ROW
        if k % 2 == 0:
            put(canvas, panel(MIDDLE_W - 16, REWARD_ROW - 1, RAISED, RAISED, 10, 1), MIDDLE + 8, middle - 22)
        stamp(canvas, rune(each, 38), MIDDLE + 36, middle)
        gift, heal = captain.rewards.get(each, ("", ""))
        _gift(canvas, gift, middle)
        _heal(canvas, heal, middle)


def _gift(canvas: Image.Image, gift: str, y: int) -> None:
    words = gift.split()
    if not words:
        write(canvas, (MIDDLE + 74, y + 9), say("nothing"), 24, DIM)
    for k, (good, n) in enumerate(zip(words[::2], words[1::2], strict=True)):
        x = MIDDLE + 82 + k * 64
        write(canvas, (x, y + 10), n, 28, anchor="m", face=TITLE)
        stamp(canvas, sprite(sign(good), 30, 30), x + 27, y)


def _heal(canvas: Image.Image, heal: str, y: int) -> None:
    if not heal:
        return
    count, reach = heal.split()
    right = MIDDLE + MIDDLE_W
    stamp(canvas, sprite(sign("heart"), 28, 28), right - 124, y)
    write(canvas, (right - 90, y + 10), say("heal-all") if count == "all" else count, 27, anchor="m", face=TITLE, room=38)
    write(canvas, (right - 66, y + 9), say(f"heal-{reach}"), 24, DIM)
