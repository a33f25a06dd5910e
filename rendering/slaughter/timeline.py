"""The night from dusk to the last hour: arrivals and deaths above the line, doors below it."""

from PIL import Image, ImageDraw

from games.slaughter.view import WAKING, TableView
from rendering.canvas import disc, panel, put, sprite, stamp
from rendering.slaughter.drawings import sign, token_sign
from rendering.slaughter.figures import portrait
from rendering.slaughter.floor import CELLAR_DOOR, W, last_hour
from rendering.slaughter.tokens import family_sign, monster_token
from rendering.slaughter.wording import say
from rendering.text import TITLE, write
from rendering.theme import CREAM, DIM, EDGE, MOONLIT, RED, SKY_BLUE

LEFT, LONG = 70, 960
COLUMN, ROW, DOOR_ROW = 52, 70, 46
"""Pixels between things of one hour; two stand side by side."""


def timeline(canvas: Image.Image, view: TableView, y: int) -> int:
    """Draw the night; returns its lower edge."""
    hours = last_hour(view) + 1
    above = [_above(view, hour) for hour in range(hours)]
    below = [[(seat, door) for step, seat, door in view.breaks if step == hour] for hour in range(hours)]
    line = y + 84 + ROW * max(1, *((len(each) + 1) // 2 for each in above))
    low = line + 56 + DOOR_ROW * max(1, *((len(each) + 1) // 2 for each in below))
    put(canvas, panel(W - 16, low - y, "#141936", EDGE, 18), 8, y)
    write(canvas, (36, y + 44), say("night"), 34, face=TITLE)
    ImageDraw.Draw(canvas).line((LEFT, line, W - LEFT, line), MOONLIT, 4)
    for hour in range(hours):
        x = LEFT + LONG / (hours - 1) * hour
        _mark(canvas, hour, x, line)
        for k, (guest, killer) in enumerate(above[hour]):
            _fate(canvas, view, guest, killer, *_cell(x, line - 58, k, len(above[hour]), -ROW))
        for k, (seat, door) in enumerate(below[hour]):
            _door(canvas, view, seat, door, *_cell(x, line + 72, k, len(below[hour]), DOOR_ROW))
    return low


def _above(view: TableView, hour: int) -> list[tuple[str, int | None]]:
    """Arrivals (no killer) and deaths of one hour, in order."""
    came: list[tuple[str, int | None]] = [(guest, None) for step, guest in view.arrivals if step == hour]
    return came + [(death.guest, death.seat) for death in view.deaths if death.hour == hour]


def _cell(x: float, y: float, k: int, n: int, row: int) -> tuple[float, float]:
    """The place of the k-th of n things: two in a row, the last one alone in the middle."""
    alone = k == n - 1 and n % 2 == 1
    return x + (0 if alone else (k % 2 - 0.5) * COLUMN), y + k // 2 * row


def _mark(canvas: Image.Image, hour: int, x: float, y: int) -> None:
    red = hour in WAKING
    stamp(canvas, sprite(sign("claw"), 36, 36, RED) if red else disc(18, MOONLIT), x, y + 1)
    write(canvas, (x, y + 38), say(f"hour-{hour}"), 28, RED if red else CREAM, anchor="m", face=TITLE)


def _fate(canvas: Image.Image, view: TableView, guest: str, killer: int | None, x: float, y: float) -> None:
    """An arrival has a blue rim and a plus; a death a skull and the killer's crest."""
    if killer is None:
        stamp(canvas, portrait(guest, 50, SKY_BLUE), x, y)
        stamp(canvas, sprite(sign("plus"), 28, 28), x + 16, y + 18)
        return
    family = view.seat(killer).family if killer else ""
    stamp(canvas, portrait(guest, 50, family_sign(family)[0] if killer else DIM), x, y - 4)
    stamp(canvas, sprite(sign("skull"), 26, 26), x - 14, y + 20)
    if killer:
        stamp(canvas, monster_token(family, "", 28, ""), x + 13, y + 16)


def _door(canvas: Image.Image, view: TableView, seat: int, door: str, x: float, y: float) -> None:
    stamp(canvas, sprite(token_sign("basement_door" if door == CELLAR_DOOR else "door"), 38, 38), x - 8 * bool(seat), y)
    if seat:
        stamp(canvas, monster_token(view.seat(seat).family, "", 28, ""), x + 9, y + 2)
