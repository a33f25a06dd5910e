"""What lies beside an Outpost: the Reserve, a Quest, wishes, and what was done in this Round."""

from collections import Counter

from PIL import Image

from games.pit.view import DISTRICTS, CaptainView, TableView
from rendering.canvas import disc, panel, put, sprite, stamp
from rendering.pit.drawings import building, picture, sign, wish
from rendering.pit.palette import DIM, EDGE, PANEL, PAPER, PRINT, WINE, W
from rendering.pit.parts import pips
from rendering.pit.units import CHIP_H, CHIP_W, SMALL_W, unit_chip
from rendering.pit.wording import brief, name, quest_reward, quest_task, say, title_of
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, GOLD, INK

TODAY_H, QUEST_H, SLIM_H, WISH_H = 58, 186, 60, 40
FEW = 6
"""Cards in the Reserve that have room for words."""
QUEST_W = 640
NAMED = 5
"""Structures that are named; more are shown by their drawings alone."""


def aside(canvas: Image.Image, view: TableView, captain: CaptainView, y: int) -> int:
    """All that lies below the hall; returns the lower edge."""
    _today(canvas, captain, foretold(view, captain.seat), y)
    y += TODAY_H + 6
    kinds = Counter(captain.wishes)
    high = max(QUEST_H if captain.quest else SLIM_H, 64 + -(-len(kinds) // 2) * WISH_H if kinds else SLIM_H)
    _quest(canvas, view, captain, y, high)
    _wishes(canvas, kinds, y, high)
    return _reserve(canvas, captain, y + high + 6)


def foretold(view: TableView, seat: int) -> str:
    """What waits for this Captain: a roll that moves nobody, a District that it must enter."""
    forced = view.notes.get(f"forced.{seat}")
    told = [say("hourglass")] if view.notes.get(f"hourglass.{seat}") else []
    return " · ".join([*told, *([say("forced", district=name(DISTRICTS[forced]))] if forced is not None else [])])


def _today(canvas: Image.Image, captain: CaptainView, coming: str, y: int) -> None:
    """What this Captain visited in this Round, dice that wishes lend, and what waits for it."""
    put(canvas, panel(W - 16, TODAY_H, PANEL, EDGE, 16), 8, y)
    x = 30 + write(canvas, (30, y + 39), say("today"), 28, face=TITLE) + 22
    right: float = W - 30
    if coming:
        right -= write(canvas, (right, y + 38), coming, 24, GOLD, anchor="r", room=520) + 24
    if captain.extra:
        right -= text_width(say("extra"), 24)
        write(canvas, (right, y + 38), say("extra"), 24, DIM)
        right -= len(captain.extra) * 32 + 8
        pips(canvas, captain.extra, right, y + 29, 28)
    if not captain.visited:
        write(canvas, (x, y + 38), say("today-none"), 24, DIM)
    room = (right - x - 10) / max(1, len(captain.visited))
    for each in captain.visited:
        stamp(canvas, sprite(building(each), 46, 46, "#b8452e"), x + 23, y + 28)
        if len(captain.visited) <= NAMED:
            x += 54 + write(canvas, (x + 52, y + 38), name(each), 24, room=room - 64) + 14
        else:
            x += min(64, room)


def _quest(canvas: Image.Image, view: TableView, captain: CaptainView, y: int, high: int) -> None:
    """The Quest with its task, its reward and the Night at which it is due."""
    if not captain.quest:
        put(canvas, panel(QUEST_W, high, PANEL, EDGE, 16), 8, y)
        stamp(canvas, sprite(sign("quest"), 40, 42), 46, y + 30)
        mark = 78 + write(canvas, (78, y + 39), say("quest-none"), 28, DIM, face=TITLE) + 16
        write(canvas, (mark, y + 38), say("quest-none-note"), 24, DIM, room=QUEST_W - mark)
        return
    put(canvas, panel(QUEST_W, high, PAPER, "#8a2f46", 18, 5), 8, y)
    put(canvas, panel(112, 112, "#4a2440", INK, 14, 3), 22, y + 14)
    stamp(canvas, sprite(picture(captain.quest), 96, 96), 78, y + 70)
    room = QUEST_W - 168
    wide = write(canvas, (150, y + 46), title_of(captain.quest), 32, WINE, face=TITLE, room=room)
    if captain.quest_district:
        write(canvas, (162 + wide, y + 45), name(captain.quest_district), 25, "#8a2f46", room=room - wide - 12)
    rows = wrap(quest_task(captain.quest), 25, room, 2)
    for k, row in enumerate(rows):
        write(canvas, (150, y + 82 + k * 30), row, 25, PRINT, room=room)
    put(canvas, panel(QUEST_W - 28, 44, WINE, INK, 12, 3), 22, y + high - 56)
    is_late = captain.quest_due and view.round >= captain.quest_due
    due = say("quest-late") if is_late else say("quest-due", round=captain.quest_due)
    write(canvas, (38, y + high - 25), quest_reward(captain.quest), 25, GOLD, room=QUEST_W - 84 - text_width(due, 24))
    write(canvas, (QUEST_W - 20, y + high - 26), due, 24, "#ff9aa6" if is_late else CREAM, anchor="r")


def _wishes(canvas: Image.Image, kinds: Counter[str], y: int, high: int) -> None:
    """Wish tokens, each kind with its number."""
    x = QUEST_W + 16
    wide = W - 8 - x
    put(canvas, panel(wide, high, PANEL, EDGE, 16), x, y)
    if not kinds:
        write(canvas, (x + 22, y + 39), say("at-hand-none"), 28, DIM, face=TITLE)
        return
    write(canvas, (x + 22, y + 39), say("at-hand"), 28, face=TITLE)
    for k, (each, n) in enumerate(kinds.items()):
        left, middle = x + 14 + (k % 2) * (wide / 2 - 8), y + 74 + (k // 2) * WISH_H
        stamp(canvas, sprite(wish(each), 38, 38), left + 20, middle)
        end = left + 44 + write(canvas, (left + 44, middle + 9), brief(f"wish_{each}"), 24, room=wide / 2 - (92 if n > 1 else 56))
        if n > 1:
            stamp(canvas, disc(32, INK), end + 20, middle)
            write(canvas, (end + 20, middle + 8), str(n), 24, GOLD, anchor="m", face=TITLE)


def _reserve(canvas: Image.Image, captain: CaptainView, y: int) -> int:
    """The Reserve; returns the lower edge of the picture."""
    cards = captain.reserve
    columns, wide = (3, CHIP_W) if len(cards) <= FEW else (4, SMALL_W)
    high = 56 + -(-len(cards) // columns) * (CHIP_H + 6) + 6 if cards else SLIM_H
    put(canvas, panel(W - 16, high, PANEL, EDGE, 16), 8, y)
    mark = 30 + write(canvas, (30, y + 39), say("reserve" if cards else "reserve-none"), 28, CREAM if cards else DIM, face=TITLE) + 18
    if cards:
        write(canvas, (mark, y + 38), say("reserve-note"), 24, DIM)
    for k, unit in enumerate(cards):
        put(canvas, unit_chip(unit, wide), 20 + (k % columns) * (wide + 6), y + 54 + (k // columns) * (CHIP_H + 6))
    return y + high + 8
