"""The Monster's panel: way to the Gate, health, dice, the row of its board that the Twilight Roll chose."""

from PIL import Image

from games.pit.view import MonsterView, TableView
from rendering.canvas import panel, put, sprite, stamp
from rendering.pit.drawings import sign
from rendering.pit.palette import DUSK, EMBER, PAPER, PRINT, RUST, W
from rendering.pit.parts import beast, cast, face_disc, icon, note, pool, rune
from rendering.pit.wording import name, row_text, say
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, INK

HIGH = 148
"""Pixels of the panel."""
ROWS = ("x0", "x1", "x2", "x3", "x4", "x5", "x6")
TAB = 62
BOARDS = {
    "enchantress": ("backs move", "charm", "charm move", "sword move", "move backs", "charm move", "charm move"),
    "orc_warchief": ("gain move", "move backs", "sword move", "sword move", "gain move backs", "sword move", "sword move"),
    "behemoth": ("gain move", "move improve", "move lock", "sword move", "gain move lock", "gain move backs", "sword move flame"),
    "vampire_queen": ("heart gain", "move bandage", "gain move backs", "sword move", "bandage move", "sword backs move", "sword move"),
    "dragon": ("gain flame", "move flame", "move flame", "improve gain backs", "sword move flame", "gain backs", "sword flame move"),
}
"""Signs of what each row does, in its order; the words tell it exactly."""
ONE_ROW = 10
"""The most health that is shown in one row."""
TINTS = {"move": "#c9283c", "backs": "#a33350"}
SPECIAL_WIN = "dragon"
"""Whose board wins when Districts are destroyed."""


def monster_of(view: TableView) -> str:
    """The Monster's id, by the form of the game while its board is not yet laid out."""
    return view.monster.id or view.variant.removesuffix("-b").replace("-", "_")


def monster_panel(canvas: Image.Image, view: TableView, y: int) -> None:
    """Everything about the Monster that is not on the map."""
    m, id_ = view.monster, monster_of(view)
    put(canvas, panel(W - 16, HIGH, DUSK, RUST, 18, 4), 8, y)
    stamp(canvas, cast(beast, (id_, 122), 9, 0.9, EMBER), 72, y + HIGH / 2)
    stamp(canvas, beast(id_, 122), 72, y + HIGH / 2)
    write(canvas, (138, y + 42), name(id_), 38, "#ffd9a8", face=TITLE, room=182, least=24)
    if not m.id:
        write(canvas, (138, y + 100), say("board-roles"), 30, CREAM, room=W - 180)
        return
    _state(canvas, m, y)
    left = str(max(0, m.length - m.space))
    write(canvas, (138, y + 132), left, 44, EMBER, face=TITLE)
    write(canvas, (138 + text_width(left, 44, TITLE) + 10, y + 128), say("board-to-gate", n=int(left)), 26, CREAM, room=120)
    _health(canvas, m, 330, y + 16)
    pool(canvas, [m.dice.get(colour, 0) for colour in "wyr"], 334, y + 116, 78, 36)
    note(canvas, 640, y + 124, say("board-limit", n=sum(m.dice.values()), limit=m.limit), 70, "r")
    _board(canvas, view, 650, y)


def _state(canvas: Image.Image, m: MonsterView, y: int) -> None:
    """What is peculiar to this Monster now: whom it has taken, what it has destroyed, that it is held."""
    for k, unit in enumerate(m.mesmerized[:7]):
        step = min(38, 150 / max(1, len(m.mesmerized) - 1)) if len(m.mesmerized) > 1 else 0
        stamp(canvas, face_disc(unit.id, 40, "#ff8fd0"), 156 + k * step, y + 72)
    if m.is_held:
        note(canvas, 138, y + 76, say("board-held"), 182)
    elif m.id == SPECIAL_WIN:
        note(canvas, 138, y + 76, say("board-lost", n=len(m.destroyed)), 182)
    elif not m.mesmerized:
        note(canvas, 138, y + 76, say(f"board-side-{m.side}"), 182)


def _health(canvas: Image.Image, m: MonsterView, x: float, y: float) -> None:
    """A heart with the number, and a mark for each point in two rows."""
    icon(canvas, "heart", x + 28, y + 32, 60)
    write(canvas, (x + 28, y + 43), str(m.health), 31, "#ffffff", anchor="m", face=TITLE, edge=2)
    columns = m.full_health if m.full_health <= ONE_ROW else -(-m.full_health // 2)
    step = min(25, 242 / columns)
    for k in range(m.full_health):
        lit = k < m.health
        strokes = "r k 0,0 100,100 24,24\nr F 12,10 88,90 18,18" + ("\nr L 18,16 82,46 14,14" if lit else "")
        mark = sprite(strokes, max(10, round(step) - 2), 28, "#e0354b" if lit else "#4a2a32")
        stamp(canvas, mark, x + 66 + step * (k % columns + 0.5), y + 16 + (k // columns) * 33)


def _board(canvas: Image.Image, view: TableView, x: int, y: int) -> None:
    """The seven rows as tabs, and what the chosen one does."""
    for k, row in enumerate(ROWS):
        now = row == view.row
        put(canvas, panel(TAB - 6, 40, EMBER if now else "#45202a", INK, 10, 3), x + k * TAB, y + 12)
        stamp(canvas, sprite(sign("claw"), 20, 0, INK if now else "#8a5a62"), x + k * TAB + 17, y + 32)
        write(canvas, (x + k * TAB + 40, y + 41), say(f"board-tab-{row}"), 24, INK if now else "#b98a8f", anchor="m", face=TITLE)
    put(canvas, panel(TAB * 7 - 6, 80, PAPER if view.row else "#45202a", EMBER if view.row else INK, 12, 4), x, y + 58)
    if view.row:
        _actions(canvas, view, x, y + 58)
        return
    dice = min(view.monster.limit, sum(view.monster.dice.values()))
    write(canvas, (x + TAB * 3.5 - 3, y + 107), say("board-next", n=dice), 26, "#d9a8a0", anchor="m", room=TAB * 7 - 30)


def _actions(canvas: Image.Image, view: TableView, x: int, y: int) -> None:
    """Signs, words, and the runes that were rolled for it."""
    signs = BOARDS[view.monster.id][ROWS.index(view.row)].split()
    for k, each in enumerate(signs):
        icon(canvas, each, x + 26 + 36 * (k % 2), y + (40 if len(signs) < 3 else 22 + 36 * (k // 2)), 32, TINTS.get(each, "#888888"))
    left = x + 12 + 36 * min(2, len(signs))
    right = x + TAB * 7 - 12
    for k, each in enumerate(view.located[-4:]):
        stamp(canvas, rune(each, 35), right - 18 - 38 * (k // 2), y + 21 + 38 * (k % 2))
    right -= 38 * -(-len(view.located[-4:]) // 2)
    lines = wrap(row_text(view.monster.id, view.monster.side, view.row), 22, right - left - 8, 3)
    for k, line in enumerate(lines):
        write(canvas, (left + 4, y + 48 + 24 * (k - (len(lines) - 1) / 2)), line, 22, PRINT, room=right - left - 8)
