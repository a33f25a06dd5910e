"""The Monster player's picture: the cards in hand and what they cost, and the Monster's board in words."""

from PIL import Image

from games.pit.view import FoeView, MonsterView, PrivateView, TableView
from rendering.canvas import panel, put, shade, sprite, stamp
from rendering.pit.drawings import sign
from rendering.pit.faces import face
from rendering.pit.palette import DIM, DUSK, EDGE, EMBER, NIGHT, PANEL, PAPER, PRINT, RUST, W
from rendering.pit.parts import beast, die
from rendering.pit.table import deal, table_high
from rendering.pit.units import CHIP_H, CHIP_W, unit_chip
from rendering.pit.wording import abilities, name, row_text, say
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, GOLD, INK, WHITE

TOP, STATE_H, EMPTY_H, ROW_H = 104, 142, 110, 66
HIGHEST = 3200
ROWS = ("x0", "x1", "x2", "x3", "x4", "x5", "x6")
DUSTY = "#d9a8a0"


def lair(view: TableView, foe: FoeView, you: PrivateView, who: str) -> Image.Image:
    """What the Monster player alone may see."""
    canvas = Image.new("RGB", (W, HIGHEST), NIGHT)
    _bar(canvas, view, foe, who)
    y = TOP
    if you.hand:
        deal(canvas, [face(each.id, each.cost, foe.gold) for each in you.hand], y)
        y += table_high(len(you.hand)) + 6
    else:
        put(canvas, panel(W - 16, EMPTY_H, PANEL, EDGE, 18), 8, y + 4)
        write(canvas, (W / 2, y + 72), say("foe-none"), 36, DIM, anchor="m", face=TITLE)
        y += EMPTY_H + 10
    _state(canvas, view.monster, y)
    y = _charmed(canvas, view.monster, y + STATE_H + 6)
    y = _rows(canvas, view, y)
    return canvas.crop((0, 0, W, _always(canvas, view.monster, y)))


def _bar(canvas: Image.Image, view: TableView, foe: FoeView, who: str) -> None:
    """The frame's head: the Monster, whose cards these are, the Gold, and how many cards are left."""
    put(canvas, panel(W - 16, 94, DUSK, RUST, 18, 4), 8, 8)
    stamp(canvas, beast(view.monster.id, 84), 62, 55)
    deck = say("foe-deck", deck=view.monster_deck, n=len(view.discarded))
    note = f"{say('only-you')} · {deck}"
    write(canvas, (118, 54), say("foe-hand", name=who), 42, face=TITLE, room=W - 270, least=28)
    write(canvas, (118, 87), note, 25, DUSTY, room=W - 270)
    stamp(canvas, sprite(sign("gold"), 54, 54), W - 108, 54)
    write(canvas, (W - 72, 69), str(foe.gold), 44, GOLD, face=TITLE, room=56)


def _state(canvas: Image.Image, monster: MonsterView, y: int) -> None:
    """Name, health, way to the Gate and dice."""
    put(canvas, panel(W - 16, STATE_H, DUSK, RUST, 18, 4), 8, y)
    figure = beast(monster.id, 118)
    stamp(canvas, shade(figure, 6, 0.8), 79, y + STATE_H / 2 + 4)
    stamp(canvas, figure, 76, y + STATE_H / 2)
    write(canvas, (148, y + 48), name(monster.id), 38, "#ffd9a8", face=TITLE, room=280)
    left = max(0, monster.length - monster.space)
    wide = write(canvas, (148, y + 114), str(left), 48, EMBER, face=TITLE)
    write(canvas, (158 + wide, y + 110), say("foe-way"), 27)
    hearts(canvas, monster, 446, y + 14)
    for k, kind in enumerate("wyr"):
        stamp(canvas, die(kind, 38), 468 + k * 92, y + 110)
        write(canvas, (496 + k * 92, y + 122), str(monster.dice.get(kind, 0)), 34, face=TITLE)
    most = say("foe-most", n=sum(monster.dice.values()), limit=monster.limit)
    write(canvas, (744, y + 121), most, 26, DUSTY, room=W - 770)


def hearts(canvas: Image.Image, monster: MonsterView, x: float, y: float, room: int = 500) -> None:
    """The health: a heart with the number, and one mark for each point in two rows."""
    stamp(canvas, sprite(sign("heart"), 64, 62), x + 30, y + 34)
    write(canvas, (x + 30, y + 44), str(monster.health), 30, WHITE, anchor="m", face=TITLE, edge=2)
    columns = max(10, -(-monster.full_health // 2))
    step = min(26, room // columns)
    for k in range(monster.full_health):
        is_left = k < monster.health
        pip = sprite(PIP + (LIT if is_left else ""), step - 3, 28, "#e0354b" if is_left else "#4a2a32")
        stamp(canvas, pip, x + 86 + (k % columns) * step, y + 18 + (k // columns) * 32)


PIP = "r k 0,0 100,100 24,24\nr F 12,10 88,90 18,18"
LIT = "\nr L 18,16 82,46 14,14"


def _charmed(canvas: Image.Image, monster: MonsterView, y: int) -> int:
    """Mesmerized cards beside the board; returns the lower edge."""
    cards = monster.mesmerized
    if not cards:
        return y
    high = 52 + -(-len(cards) // 3) * (CHIP_H + 6) + 6
    put(canvas, panel(W - 16, high, PANEL, EDGE, 16), 8, y)
    write(canvas, (30, y + 38), say("foe-charmed"), 28, face=TITLE)
    for k, unit in enumerate(cards):
        put(canvas, unit_chip(unit), 20 + (k % 3) * (CHIP_W + 6), y + 52 + (k // 3) * (CHIP_H + 6))
    return y + high + 6


def _rows(canvas: Image.Image, view: TableView, y: int) -> int:
    """The seven rows of the board; the one that was rolled shines. Returns the lower edge."""
    put(canvas, panel(W - 16, 56 + len(ROWS) * ROW_H + 4, PANEL, EDGE, 18), 8, y)
    write(canvas, (30, y + 40), say("foe-rows"), 30, face=TITLE)
    for k, row in enumerate(ROWS):
        _row(canvas, view, row, y + 56 + k * ROW_H)
    return y + 56 + len(ROWS) * ROW_H + 10


def _row(canvas: Image.Image, view: TableView, row: str, y: int) -> None:
    now = row == view.row
    put(canvas, panel(W - 40, ROW_H - 6, PAPER if now else "#45202a", EMBER if now else INK, 12, 4 if now else 2), 20, y)
    put(canvas, panel(92, ROW_H - 18, EMBER if now else "#6a2f3c", INK, 10, 3), 28, y + 6)
    stamp(canvas, sprite(sign("claw"), 30, 30, INK if now else "#ffd9a8"), 52, y + 30)
    write(canvas, (92, y + 41), say(f"row-{row}"), 32, INK if now else "#ffd9a8", anchor="m", face=TITLE)
    rows = wrap(row_text(view.monster.id, view.monster.side, row), 24, W - 190, 2)
    for j, words in enumerate(rows):
        at = y + 38 + (j - (len(rows) - 1) / 2) * 26
        write(canvas, (138, at), words, 25 if len(rows) == 1 else 24, PRINT if now else CREAM, room=W - 176)


def _always(canvas: Image.Image, monster: MonsterView, y: int) -> int:
    """What the Monster can do beside the rows; returns the lower edge of the picture."""
    label = say("foe-abilities")
    mark = 30 + round(text_width(label, 30, TITLE)) + 24
    rows = wrap(abilities(monster.id, monster.side), 25, W - 40 - mark, 8)
    high = 28 + len(rows) * 31
    put(canvas, panel(W - 16, high, DUSK, RUST, 18, 4), 8, y)
    write(canvas, (30, y + 42), label, 30, "#ffd9a8", face=TITLE)
    for k, row in enumerate(rows):
        write(canvas, (mark, y + 40 + k * 31), row, 25, room=W - 30 - mark)
    return y + high + 8
