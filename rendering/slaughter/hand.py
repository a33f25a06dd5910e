"""The private picture: cards, secret death order, favourite meal, and what was seen of the piles."""

from collections.abc import Mapping
from functools import lru_cache
from random import Random

from PIL import Image, ImageChops, ImageDraw

from games.slaughter.view import FightView, PrivateView, SeatView, TableView
from rendering.canvas import panel, put, sprite, stamp
from rendering.slaughter.cards import CARD_W, card_back, found, held, lay, small_card
from rendering.slaughter.drawings import drawing, sign
from rendering.slaughter.figures import DEAD, dimmed, portrait
from rendering.slaughter.floor import W
from rendering.slaughter.night import planks
from rendering.slaughter.tokens import family_sign, monster_token
from rendering.slaughter.wording import name, say, short
from rendering.text import TITLE, text_width, write
from rendering.theme import CREAM, DIM, EDGE, GOLD, GREEN, NIGHT, PANEL, RED, SKY_BLUE

TOP, ROW, ORDER_H, NOTES_H, EMPTY_H = 104, 336, 322, 134, 130
"""Pixels of the bar, a row of cards, the death order, the notes, and a table without cards."""
STEP = 215
HIGHEST = 4000
PLACES = 5
NOTED = 3
"""Cards of a pile that a note shows; the rest is a number."""


def hand(view: TableView, names: Mapping[int, str]) -> Image.Image:
    """What `view.you` alone may see. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    canvas = Image.new("RGB", (W, HIGHEST), NIGHT)
    _bar(canvas, view.seat(you.seat), say("hand", name=names[you.seat]))
    y = TOP
    if view.fight is not None and view.fight.offers:
        _offers(canvas, view.fight, names, y)
        y += NOTES_H + 8
    if you.looking:
        _looking(canvas, view, you, y)
        y += _rows_high(len(you.looking)) + 52
    _cards(canvas, [held(each) for each in you.cards], y)
    y += _rows_high(len(you.cards)) + 4
    _order(canvas, view, you, y)
    y += ORDER_H + 8
    if you.notes:
        _notes(canvas, view, you, y)
        y += NOTES_H + 8
    return canvas.crop((0, 0, W, y))


def in_hand(view: TableView) -> object:
    """What of a view the private picture and its words tell; the guests of the order wherever they are. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    own, fight = view.seat(you.seat), view.fight
    guests = tuple((each.id, each.hp, each.status, each.dead_as) for each in view.guests if each.id in (*you.order, *you.looking))
    offers = (fight.victim, fight.offers) if fight is not None and fight.offers else ()
    return you, own.family, own.marker, guests, offers, tuple(view.piles), view.points


def _rows(count: int) -> list[int]:
    """How many cards lie in each row."""
    columns = min(5, count) if count < 6 else 4 if count < 9 else 5
    return [min(columns, count - start) for start in range(0, count, columns or 1)]


def _rows_high(count: int) -> int:
    return len(_rows(count)) * ROW + 4 if count else EMPTY_H


def _bar(canvas: Image.Image, seat: SeatView, title: str) -> None:
    """The frame's head for a picture that one player sees."""
    put(canvas, panel(W - 16, 94, PANEL, family_sign(seat.family)[0], 18, 4), 8, 8)
    stamp(canvas, monster_token(seat.family, "", 78), 62, 48)
    private = say("private")
    wide = text_width(private, 26)
    write(canvas, (118, 70), title, 46, face=TITLE, room=W - 118 - wide - 130, least=30)
    stamp(canvas, sprite(sign("eye"), 54, 54), W - wide - 74, 56)
    write(canvas, (W - 36, 66), private, 26, DIM, anchor="r")


@lru_cache(maxsize=8)
def _tabletop(high: int) -> Image.Image:
    """Dark boards on which the cards lie, lit from above."""
    wood = Image.new("RGB", (W * 2, high * 2))
    planks(ImageDraw.Draw(wood), (0, 0, W * 2, high * 2), "#9a6a4a", 112, Random(4))
    fall = Image.radial_gradient("L").resize(wood.size).point([235 - round(v * 0.6) for v in range(256)])
    return ImageChops.multiply(wood, Image.merge("RGB", (fall, fall, fall.point([v * 9 // 10 for v in range(256)])))).reduce(2)


def _cards(canvas: Image.Image, faces: list[Image.Image], y: int) -> None:
    canvas.paste(_tabletop(_rows_high(len(faces))), (0, y))
    if not faces:
        write(canvas, (W / 2, y + EMPTY_H / 2 + 14), say("no-cards"), 40, DIM, anchor="m", face=TITLE, edge=4)
    rest = iter(faces)
    for row, here in enumerate(_rows(len(faces))):
        for column in range(here):
            lay(canvas, next(rest), W / 2 + (column - (here - 1) / 2) * STEP - CARD_W / 2, y + 10 + row * ROW)


def _health(view: TableView, card_id: str) -> int:
    """The health of a guest among the cards; 0 for other cards."""
    return next((each.hp for each in view.guests if each.id == card_id), 0)


def _looking(canvas: Image.Image, view: TableView, you: PrivateView, y: int) -> None:
    """Cards under the player's eyes, the top of the pile first."""
    _cards(canvas, [found(each, _health(view, each)) for each in you.looking], y + 52)
    put(canvas, panel(W - 16, 48, "#3a2c1e", GOLD, 14, 3), 8, y + 4)
    stamp(canvas, sprite(sign("eye_open"), 40, 40), 46, y + 28)
    write(canvas, (78, y + 39), say("looking"), 30, GOLD, face=TITLE)
    write(canvas, (W - 30, y + 37), say("looking-note"), 24, DIM, anchor="r")


def _order(canvas: Image.Image, view: TableView, you: PrivateView, y: int) -> None:
    """The five secret positions, what came true, and the favourite meal."""
    put(canvas, panel(W - 16, ORDER_H, PANEL, EDGE, 18), 8, y)
    write(canvas, (36, y + 52), say("order"), 38, face=TITLE)
    note = say("order-note", place=view.points["brain"], meal=view.points["target"])
    write(canvas, (W - 36, y + 50), note, 26, DIM, anchor="r", room=600)
    for k in range(PLACES):
        _place(canvas, view, you, k, y)


def _place(canvas: Image.Image, view: TableView, you: PrivateView, k: int, y: int) -> None:
    step = (W - 32) / PLACES
    x, guest = 16 + step * (k + 0.5), you.order[k] if k < len(you.order) else ""
    favourite = bool(guest) and guest == you.favourite
    if favourite:
        stamp(canvas, panel(round(step) - 8, 250, "#3a2c1e", GOLD, 16, 4), x, y + 192)
    write(canvas, (x - 62, y + 106), str(k + 1), 44, GOLD if favourite else CREAM, face=TITLE, anchor="m")
    if not guest:
        stamp(canvas, card_back(), x + 4, y + 152)
        return
    dead = view.guest(guest).status == "dead"
    stamp(canvas, dimmed(guest, 124, DEAD) if dead else portrait(guest, 124, GOLD if favourite else CREAM), x + 4, y + 152)
    if favourite:
        stamp(canvas, sprite(sign("target"), 60, 60), x + 60, y + 106)
    if view.seat(you.seat).marker[1] == k + 1:
        _foreseen(canvas, view, you, x, y)
    if dead:
        stamp(canvas, sprite(sign("check" if view.guest(guest).dead_as == k + 1 else "cross"), 60, 60), x + 54, y + 196)
    write(canvas, (x, y + 252), short(guest), 30, anchor="m", face=TITLE, room=step - 12)
    words, colour = _fate(view, guest, k + 1, favourite)
    write(canvas, (x, y + 288), words, 26, colour, anchor="m", room=step - 16)


def _foreseen(canvas: Image.Image, view: TableView, you: PrivateView, x: float, y: int) -> None:
    """Battered Cabin: the own room marker, on the guest that lies below it."""
    room = view.seat(you.seat).marker[0]
    worth = view.points["brain"] + (view.points["flesh"] if room == "basement" else 0)
    stamp(canvas, sprite(drawing("markers", f"room_{room}"), 66), x - 56, y + 188)
    write(canvas, (x, y + 311), say("room-note", room=short(room), n=worth), 24, SKY_BLUE, anchor="m", room=(W - 32) / PLACES - 12)


def _fate(view: TableView, guest: str, place: int, favourite: bool) -> tuple[str, str]:
    """The line below a guest of the order and its colour."""
    state = view.guest(guest)
    if state.status == "dead":
        return (say("right", n=view.points["brain"]), GREEN) if state.dead_as == place else (say("wrong", place=state.dead_as), RED)
    if favourite:
        return say("favourite"), GOLD
    return (say("out", hp=state.hp), CREAM) if state.is_out else (say("hiding", hp=state.hp), DIM)


def _offers(canvas: Image.Image, fight: FightView, names: Mapping[int, str], y: int) -> None:
    """What the helpers hold out to a victim, known to them alone."""
    put(canvas, panel(W - 16, NOTES_H, "#17304a", SKY_BLUE, 18), 8, y)
    stamp(canvas, portrait(fight.victim, 84, SKY_BLUE), 62, y + 66)
    write(canvas, (116, y + 60), say("offers", guest=short(fight.victim)), 30, face=TITLE, room=190)
    write(canvas, (116, y + 92), say("offers-note"), 22, DIM, room=190)
    room = (W - 330) / max(3, len(fight.offers))
    for k, offer in enumerate(fight.offers):
        x = 314 + k * room
        put(canvas, small_card(offer.card), x, y + 31)
        write(canvas, (x + 70, y + 62), names[offer.seat], 26, SKY_BLUE, room=room - 80)
        write(canvas, (x + 70, y + 92), name(offer.card), 24, room=room - 80)


def _notes(canvas: Image.Image, view: TableView, you: PrivateView, y: int) -> None:
    """What was last seen of each pile, the top card first."""
    put(canvas, panel(W - 16, NOTES_H, PANEL, EDGE, 18), 8, y)
    write(canvas, (36, y + 42), say("notes"), 30, face=TITLE)
    piles = [zone for zone in view.piles if you.notes.get(zone)]
    room = (W - 270) / max(3, len(piles))
    write(canvas, (36, y + 76), say("notes-note"), 22, DIM, room=180)
    for k, zone in enumerate(piles):
        _note(canvas, zone, you.notes[zone], 252 + k * room, y, room)


def _note(canvas: Image.Image, zone: str, seen: tuple[str, ...], x: float, y: int, room: float) -> None:
    wide = write(canvas, (x, y + 37), short(zone), 26, GOLD, room=room - 8)
    write(canvas, (x + wide + 8, y + 37), name(seen[0]), 24, room=room - wide - 18)
    shown = seen[: max(1, min(NOTED, int((room - 34) // 66)))]
    for k, card_id in enumerate(shown):
        put(canvas, small_card(card_id), x + k * 66, y + 48)
    if len(seen) > len(shown):
        write(canvas, (x + len(shown) * 66 + 2, y + 94), say("note-more", n=len(seen) - len(shown)), 24, DIM)
