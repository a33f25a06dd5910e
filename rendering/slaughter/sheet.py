"""The post worth keeping: who won and how, death orders side by side, the night as a timeline."""

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image, ImageChops

from games.slaughter.view import ResultView, SeatView, TableView
from rendering.canvas import disc, glow, panel, put, shade, sprite, stamp
from rendering.slaughter.drawings import drawing, sign, token_sign
from rendering.slaughter.figures import dimmed, family_portrait, name_plate, portrait
from rendering.slaughter.floor import TOP, W
from rendering.slaughter.night import HORIZON, sky
from rendering.slaughter.timeline import timeline
from rendering.slaughter.tokens import monster_token
from rendering.slaughter.wording import name, say, short
from rendering.text import ROOMY, TITLE, text_width, write
from rendering.theme import CREAM, DIM, EDGE, GOLD, GREEN, INK, NIGHT, PANEL, RED, TOKENS, WHITE

HIGHEST = 2000
BAR_LEFT, BAR_ROOM = 344, 620
PLACES = 5
AGENTS = ("agent_p", "agent_s")
FEW_KINDS = 5
"""Kinds of tokens in the base game."""


def sheet(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """Everything, revealed. Raises ValueError while the night goes on."""
    result = view.result
    if result is None:
        raise ValueError("the night is not over")
    canvas = Image.new("RGB", (W, HIGHEST), NIGHT)
    ranked = sorted(view.seats, key=lambda each: (result.places[each.seat], each.seat))
    _head(canvas, view, [each for each in ranked if result.places[each.seat] == 1], result, names)
    low = _bars(canvas, view, ranked, result, names, 218)
    low = _orders(canvas, view, result, names, low + 8)
    low = timeline(canvas, view, low + 8)
    return canvas.crop((0, 0, W, low + 8))


def _head(canvas: Image.Image, view: TableView, winners: list[SeatView], result: ResultView, names: Mapping[int, str]) -> None:
    """Sunrise, or the moon over a silent cabin; the winners and their families, or whoever beat them all."""
    dawn = result.how != "massacre"
    canvas.paste(sky(dawn), (0, 0))
    light, box = glow(760, 760, (255, 190, 110) if dawn else (150, 170, 255), 178, 1), (404, 0, 1164, 242)
    canvas.paste(ImageChops.add(canvas.crop(box), light.crop((0, 204, 760, 446))), box[:2])
    if dawn:
        stamp(canvas, disc(250, "#fff0b8"), 784, 176)
    else:
        stamp(canvas, sprite(sign("moon"), 210, 210, "#ffeebb"), 784, 122)
    canvas.paste(sky(dawn).crop((0, TOP - 44, W, TOP + HORIZON)), (0, TOP - 44), _treeline(dawn))
    canvas.paste(NIGHT, (0, 226, W, TOP + HORIZON))
    if result.how == "lost":
        _lost(canvas, view)
        return
    _heading(canvas, winners, result, names)
    if result.how == "ashes":
        _burning(canvas)
    spread = min(250, 520 // len(winners))
    for k, seat in enumerate(winners):
        size = 118 if len(winners) == 1 else min(110, spread // 3)
        family_portrait(canvas, seat.family, 800 + (k - (len(winners) - 1) / 2) * spread, 214, size)


def _lost(canvas: Image.Image, view: TableView) -> None:
    """Nobody wins: the guards who held the basement stand in the sun."""
    write(canvas, (40, 84), say("lost-head"), 68, "#fff3d0", face=TITLE, room=600, edge=5)
    write(canvas, (40, 134), say("lost-line"), 32, "#ffe3b0", edge=3, room=600)
    write(canvas, (40, 174), say("lost"), 26, "#ffd9a8", edge=3, room=600)
    guards: list[tuple[Image.Image, int]] = [
        (portrait(each.id, 124, CREAM), 0) for each in view.guests if each.status != "dead" and each.id in AGENTS
    ]
    if view.below is not None and view.below.turret_bolts:
        guards.insert(len(guards) // 2, (sprite(drawing("markers", "turret_scenario"), 150), -12))
    for k, (figure, lift) in enumerate(guards):
        x = 800 + (k - (len(guards) - 1) / 2) * 140
        stamp(canvas, shade(figure, 8, 0.8), x + 4, 156 + lift)
        stamp(canvas, figure, x, 150 + lift)


def _burning(canvas: Image.Image) -> None:
    """Flames behind the winners."""
    for k, size in enumerate((92, 126, 150, 150, 126, 92)):
        flame = sprite(drawing("markers", "fire"), size)
        stamp(canvas, flame, 800 + (k - 2.5) * 92, 218 - size / 2)


def _heading(canvas: Image.Image, winners: list[SeatView], result: ResultView, names: Mapping[int, str]) -> None:
    room = 600 if len(winners) == 1 else 530
    who = [names[each.seat] for each in winners]
    if len(who) == 1:
        write(canvas, (40, 84), who[0], 68, "#fff3d0", face=TITLE, room=room, least=36, edge=5)
    else:
        rows = [who[:1], who[1:2]] if len(who) == 2 else [who[:2], who[2:]]
        for k, row in enumerate(rows):
            width = room / len(row) - 8
            for j, each in enumerate(row):
                write(canvas, (40 + j * (width + 16), 50 + k * 44), each, 40, "#fff3d0", face=TITLE, room=width, least=28, edge=4)
    key = "wins" if len(who) == 1 else "shares"
    write(canvas, (40, 134), say(key, points=winners[0].score), 32, "#ffe3b0", edge=3, room=room)
    write(canvas, (40, 174), say(result.how), 26, "#ffd9a8", edge=3, room=room)


@lru_cache(maxsize=2)
def _treeline(dawn: bool) -> Image.Image:
    """Mask of the dark wood in front of the sun or the moon."""
    dark = sky(dawn).crop((0, TOP - 44, W, TOP + HORIZON)).convert("L")
    return dark.point([255 if v < (70 if dawn else 60) else 0 for v in range(256)])


def _bars(canvas: Image.Image, view: TableView, ranked: list[SeatView], result: ResultView, names: Mapping[int, str], y: int) -> int:
    """Stacked bars from first to last; returns the lower edge."""
    high = len(ranked) * 66 + 60
    put(canvas, panel(W - 16, high, PANEL, EDGE, 18), 8, y)
    scale = BAR_ROOM / max(1, *(each.score for each in ranked))
    for k, seat in enumerate(ranked):
        _score_row(canvas, view, seat, 0 if result.how == "lost" else result.places[seat.seat], names[seat.seat], y + 42 + k * 66, scale)
    _legend(canvas, view, y + high)
    return y + high


def _legend(canvas: Image.Image, view: TableView, low: int) -> None:
    """What each kind of token is worth; many kinds take the whole width and stand closer."""
    many = len(view.points) > FEW_KINDS
    x = float(36 if many else BAR_LEFT)
    for kind, points in view.points.items():
        stamp(canvas, sprite(token_sign(kind), 30, 30), x + 14, low - 30)
        wide = write(canvas, (x + 34, low - 22), say("worth", token=name(kind), points=points), 24, DIM, room=ROOMY if many else 102)
        x += wide + 66 if many else 136


def _score_row(canvas: Image.Image, view: TableView, seat: SeatView, place: int, who: str, y: int, scale: float) -> None:
    """Place (0: none), name and a bar of one block per kind of token."""
    first = place == 1
    if first:
        put(canvas, panel(W - 40, 64, "#3a2c1e", GOLD, 14, 3), 20, y - 32)
        stamp(canvas, sprite(sign("crown"), 44, 40), 56, y)
    else:
        write(canvas, (56, y + 14), str(place or "–"), 40, DIM, anchor="m", face=TITLE)
    stamp(canvas, monster_token(seat.family, "", 52), 112, y - 4)
    write(canvas, (148, y + 10), who, 30, WHITE if first else CREAM, room=186)
    x = float(BAR_LEFT)
    for kind in view.points:
        points = seat.tokens.get(kind, 0) * view.points[kind]
        if points:
            _block(canvas, kind, points, x, y, round(points * scale))
        x += points * scale
    write(canvas, (W - 44, y + 17), str(seat.score), 48, GOLD if first else CREAM, anchor="r", face=TITLE)


def _block(canvas: Image.Image, kind: str, points: int, x: float, y: int, wide: int) -> None:
    put(canvas, panel(wide, 50, TOKENS[kind], INK, 8, 3), x, y - 25)
    icon, figure = min(34, max(12, wide - 6)), text_width(str(points), 30, TITLE)
    if wide < icon + figure + 14:
        stamp(canvas, sprite(token_sign(kind), icon), x + wide / 2, y)
        return
    left = x + (wide - icon - figure - 4) / 2
    stamp(canvas, sprite(token_sign(kind), icon), left + icon / 2, y)
    write(canvas, (left + icon + 4, y + 11), str(points), 30, WHITE, face=TITLE, edge=3)


def _orders(canvas: Image.Image, view: TableView, result: ResultView, names: Mapping[int, str], y: int) -> int:
    """Secret orders side by side under the order in which the guests really died; returns the lower edge."""
    high = 112 + len(view.seats) * 58
    put(canvas, panel(W - 16, high, PANEL, EDGE, 18), 8, y)
    write(canvas, (36, y + 46), say("deaths"), 34, face=TITLE)
    write(canvas, (36, y + 80), say("deaths-note"), 26, DIM)
    real = [death.guest for death in view.deaths if not death.surprise]
    for k in range(PLACES):
        _column(canvas, k, real[k] if k < len(real) else "", y)
    for row, seat in enumerate(view.seats):
        _order_row(canvas, seat, result, names[seat.seat], real, y + 138 + row * 58)
    return y + high


def _column(canvas: Image.Image, k: int, guest: str, y: int) -> None:
    x = 400 + k * 118
    if guest:
        stamp(canvas, portrait(guest, 72, RED), x, y + 50)
        name_plate(canvas, x, y + 88, short(guest), 116)
    else:
        stamp(canvas, sprite("e F 50,50 48,48\ne #1d1830 50,50 42,42", 72, 72, EDGE), x, y + 50)
        write(canvas, (x, y + 62), "–", 36, DIM, anchor="m", face=TITLE)
    stamp(canvas, disc(32, INK), x - 34, y + 26)
    write(canvas, (x - 34, y + 36), str(k + 1), 28, GOLD, anchor="m", face=TITLE)


def _order_row(canvas: Image.Image, seat: SeatView, result: ResultView, who: str, real: list[str], y: int) -> None:
    """One player's guesses: hits on a green plate, misses in the dark, the favourite with its target."""
    stamp(canvas, monster_token(seat.family, "", 46), 56, y - 4)
    write(canvas, (90, y + 10), who, 28, room=240)
    for k, guest in enumerate(result.orders[seat.seat]):
        _guess(canvas, guest, 400 + k * 118, y, k < len(real) and real[k] == guest, guest == result.favourites[seat.seat])
        if seat.marker[1] == k + 1:
            stamp(canvas, sprite(drawing("markers", f"room_{seat.marker[0]}"), 32), 366 + k * 118, y + 12)
    won = ["brain"] * seat.tokens.get("brain", 0) + ["target"] * seat.tokens.get("target", 0)
    for k, kind in enumerate(won):
        stamp(canvas, sprite(sign(kind), 36, 36), W - 50 - k * min(37, 150 / max(1, len(won) - 1)), y)


def _guess(canvas: Image.Image, guest: str, x: float, y: int, hit: bool, favourite: bool) -> None:
    if hit:
        stamp(canvas, panel(100, 54, "#17523f", GREEN, 12, 3), x, y)
        stamp(canvas, portrait(guest, 48), x - 14, y)
        stamp(canvas, sprite(sign("check"), 34, 34), x + 26, y)
    else:
        stamp(canvas, dimmed(guest, 48, "#b9b4dc"), x, y)
    if favourite:
        stamp(canvas, sprite(sign("target"), 30, 30), x + (8 if hit else 24), y - 14)
