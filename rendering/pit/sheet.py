"""The post worth keeping: how it ended, how far the Monster came, and what each Captain did."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from PIL import Image

from games.pit.view import ATTACKERS, DEFENDERS, CaptainView, FoeView, MonsterView, ResultView, TableView
from rendering.canvas import mix, panel, put, shade, sprite, stamp
from rendering.pit.drawings import drawing, sign
from rendering.pit.lair import hearts
from rendering.pit.palette import DIM, DUSK, EDGE, EMBER, NIGHT, PANEL, RUST, W, crest
from rendering.pit.parts import beast, greyed, shield_token
from rendering.pit.scene import DAWN, RUIN, citadel, stand, sun
from rendering.pit.units import HEADS, bust
from rendering.pit.wording import name, say
from rendering.text import TITLE, text_width, wrap, write
from rendering.theme import CREAM, GOLD, INK, WHITE

HEAD_H, WAY_H, CAPTAIN_H, FOE_H, WALL = 330, 132, 160, 104, 236
"""Pixels of the scene, of the track, of a Captain's row, of the Monster player's row, and where the wall begins."""
HIGHEST = 2000
TILE = 44
DEEDS: Mapping[str, tuple[str, str]] = {"damage": ("sword", "#e0354b"), "pushed": ("move", "#5aa6ee"), "earned": ("gold", GOLD)}
"""The sign and the bar of what is counted."""
BAR_X, BAR_ROOM = 716, 130
TRACK_X, TRACK_W = 396, 660
FRESH = "#5d5468"


def sheet(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """The end of a match. Raises ValueError while it goes on."""
    result = view.result
    if result is None:
        raise ValueError("the match is not over")
    canvas = Image.new("RGB", (W, HIGHEST), NIGHT)
    _head(canvas, view, result)
    _way(canvas, view.monster, HEAD_H + 8)
    y = HEAD_H + WAY_H + 16
    best = {deed: max((getattr(each, deed) for each in view.captains), default=0) for deed in DEEDS}
    for captain in view.captains:
        _captain(canvas, captain, names[captain.seat], best, len(view.captains) > 1, y)
        y += CAPTAIN_H + 8
    if view.foe is not None:
        _foe(canvas, view, view.foe, result, names[view.foe.seat], y)
        y += FOE_H + 8
    return canvas.crop((0, 0, W, y))


def _head(canvas: Image.Image, view: TableView, result: ResultView) -> None:
    """The Citadel on the morning after, or in flames; the Monster, large."""
    won = result.how == "slain"
    canvas.paste(_scene(won), (0, 0))
    figure = _fallen(view.monster.id) if won else beast(view.monster.id, 262)
    stand(canvas, figure, 916, 176 if won else 172, "" if won else "#ff7a30")
    write(canvas, (38, 92), say(f"end-{result.how}"), 66, "#fff3d0", face=TITLE, room=690, least=44, edge=6)
    left = max(0, view.monster.length - view.monster.space)
    facts: dict[str, str | int] = {"monster": name(view.monster.id), "round": view.round, "health": view.monster.health, "left": left}
    line = say(f"end-line-{result.how}", **facts)
    for k, row in enumerate([line] if text_width(line, 26) <= 745 else wrap(line, 30, 745, 2)):
        write(canvas, (40, 140 + k * 38), row, 30, "#ffe9c4", edge=4, room=748)
    _crowd(canvas, view.captains)


@lru_cache(maxsize=2)
def _scene(won: bool) -> Image.Image:
    image = citadel(HEAD_H, WALL, DAWN if won else RUIN).copy()
    if won:
        sun(image, 660, 84)
    veil = Image.new("RGB", (W, HEAD_H), "#140a16")
    fade = Image.linear_gradient("L").rotate(90).resize((W, HEAD_H)).point([max(0, 150 - v) for v in range(256)])
    image.paste(veil, (0, 0), fade)
    return image


@lru_cache(maxsize=2)
def _fallen(monster: str) -> Image.Image:
    """A slain Monster: grey, and lying on its side."""
    return greyed(beast(monster, 222), "#c9bccb").rotate(-68, Image.Resampling.BICUBIC, expand=True)


def _crowd(canvas: Image.Image, captains: Sequence[CaptainView]) -> None:
    """The Captains on the wall."""
    for k, each in enumerate(captains):
        is_hurt = each.unit is not None and each.unit.is_injured
        stand(canvas, shield_token(each.id, 92, is_hurt), 88 + k * 124, WALL + 24)


def _way(canvas: Image.Image, monster: MonsterView, y: int) -> None:
    """Health, and how far the Monster came on the Vengeance Track."""
    put(canvas, panel(W - 16, WAY_H, DUSK, RUST, 18, 4), 8, y)
    write(canvas, (30, y + 38), name(monster.id), 32, "#ffd9a8", face=TITLE, room=330)
    hearts(canvas, monster, 26, y + 50, 250)
    write(canvas, (TRACK_X, y + 38), say("end-track"), 26, CREAM, face=TITLE)
    write(canvas, (TRACK_X + TRACK_W, y + 38), say("end-far", space=monster.space, length=monster.length), 28, EMBER, anchor="r", face=TITLE)
    _track(canvas, monster, y + 82)


def _track(canvas: Image.Image, monster: MonsterView, y: int) -> None:
    """A fuse from the pit to the Gate, burnt as far as the Monster came; purple spaces and bridges on it."""
    step, at = TRACK_W / monster.length, TRACK_X + TRACK_W * min(monster.space, monster.length) / monster.length
    put(canvas, panel(TRACK_W, 20, FRESH, INK, 10, 3), TRACK_X, y - 10)
    if at > TRACK_X + 20:
        put(canvas, panel(round(at - TRACK_X), 20, EMBER, INK, 10, 3), TRACK_X, y - 10)
    for space in monster.purple:
        stamp(canvas, sprite("p F:k8 50,4 96,50 50,96 4,50", 24, 24, "#9a5cff"), TRACK_X + space * step, y)
    for bridge, place in monster.bridges.items():
        write(canvas, (TRACK_X + place * step, y + 40), say(f"near-{bridge}"), 22, DIM, anchor="m")
    stamp(canvas, sprite(sign("flame"), 34, 34), TRACK_X, y - 2)
    stamp(canvas, _gate(), TRACK_X + TRACK_W, y - 2)
    figure = beast(monster.id, 50)
    stamp(canvas, shade(figure, 4, 0.9), at + 2, y + 3)
    stamp(canvas, figure, at, y - 2)


@lru_cache(maxsize=1)
def _gate() -> Image.Image:
    return sprite(drawing("buildings", "gate"), 44)


def _captain(canvas: Image.Image, captain: CaptainView, who: str, best: Mapping[str, int], is_rivalry: bool, y: int) -> None:
    """One Captain: shield and name, the last Outpost in small, and bars of what was done."""
    colour = crest(captain.id)[0]
    put(canvas, panel(W - 16, CAPTAIN_H, PANEL, colour, 16, 4), 8, y)
    is_hurt = captain.unit is not None and captain.unit.is_injured
    stamp(canvas, shield_token(captain.id, 88, is_hurt), 68, y + 74)
    rows = _two_rows(who, 196)
    for k, row in enumerate(rows):
        write(canvas, (126, y + (72 if len(rows) == 1 else 50) + k * 32), row, 30, WHITE, face=TITLE, room=200)
    write(canvas, (126, y + (104 if len(rows) == 1 else 116)), name(captain.id) if captain.id else "–", 24, mix(colour, WHITE, 0.45), room=196)
    _lines(canvas, captain, y)
    for k, deed in enumerate(DEEDS):
        n = getattr(captain, deed)
        _deed(canvas, deed, n, best[deed], is_rivalry and n == best[deed] > 0, y + 34 + k * 46)


def _two_rows(who: str, room: int) -> list[str]:
    """A name on one line where it fits."""
    return [who] if text_width(who, 26, TITLE) <= room else wrap(who, 26, room, 2)


def _lines(canvas: Image.Image, captain: CaptainView, y: int) -> None:
    """The attackers above the defenders, as faces."""
    for k, (slots, mark) in enumerate(((ATTACKERS, "sword"), (DEFENDERS, "shield"))):
        middle = y + 52 + k * 54
        stamp(canvas, sprite(sign(mark), 30, 30), 350, middle)
        for j, slot in enumerate(slots):
            unit, x = captain.slots.get(slot), 374 + j * (TILE + 4)
            put(canvas, panel(TILE, TILE, HEADS[slot[0]] if unit else "#241a30", INK if unit else EDGE, 10, 2), x, middle - TILE / 2)
            if unit is not None:
                put(canvas, bust(unit.id, TILE - 6, TILE - 6, unit.is_injured, 8), x + 3, middle - TILE / 2 + 3)


def _deed(canvas: Image.Image, deed: str, n: int, most: int, is_best: bool, y: int) -> None:
    """A bar with its number; the best has a medal and a title."""
    mark, colour = DEEDS[deed]
    figure = sprite(sign(mark), 32, 32, colour)
    stamp(canvas, figure.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if deed == "pushed" else figure, BAR_X - 24, y)
    wide = round(BAR_ROOM * n / max(1, most))
    if wide > 16:
        put(canvas, panel(wide, 30, colour, INK, 8, 3), BAR_X, y - 15)
    x: float = BAR_X + wide + 10
    x += write(canvas, (x, y + 11), str(n), 32, CREAM if n else DIM, face=TITLE)
    if is_best:
        stamp(canvas, sprite(drawing("outpost", "medal"), 32, 34), x + 24, y)
        write(canvas, (x + 44, y + 8), say(f"end-honour-{deed}"), 22, GOLD, room=W - 24 - x - 44)
    else:
        write(canvas, (x + 12, y + 8), say(f"end-{deed}"), 22, DIM, room=W - 24 - x - 12)


def _foe(canvas: Image.Image, view: TableView, foe: FoeView, result: ResultView, who: str, y: int) -> None:
    """The person who played the Monster."""
    won = result.how != "slain"
    put(canvas, panel(W - 16, FOE_H, DUSK, GOLD if won else RUST, 16, 4), 8, y)
    stamp(canvas, beast(view.monster.id, 84), 68, y + FOE_H / 2)
    words = say("end-foe-wins" if won else "end-foe-loses", name=who)
    write(canvas, (126, y + 64), words, 34, "#ffe0b0", face=TITLE, room=W - 300, least=26)
    if won:
        stamp(canvas, sprite(sign("lead"), 62, 56), W - 150, y + FOE_H / 2)
    stamp(canvas, sprite(sign("gold"), 40, 40), W - 88, y + FOE_H / 2)
    write(canvas, (W - 60, y + 64), str(foe.gold), 34, GOLD, face=TITLE, room=44)
