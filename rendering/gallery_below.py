"""Sample pictures of Underground, its scenarios and Hot Night: early, late, and with every marker at once."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PIL import Image

from games.slaughter.view import (
    POINTS,
    BelowView,
    CardView,
    DeathView,
    GuestView,
    MonsterView,
    PrivateView,
    ResultView,
    RollView,
    TableView,
    TurnView,
)
from rendering import gallery
from rendering.gallery import LONG, NAMES, TITLE
from rendering.titles import PICTURES

ROW = (("extra_limb", 3), ("shared_stomach", 4), ("third_eye", 1))
PILES = {**gallery.PILES, "basement": 16}
AGENTS = (
    GuestView("agent_p", 4, 4, 0, "revealed", "basement", surprise=True, has_shield=True),
    GuestView("agent_s", 4, 4, 0, "revealed", "basement", surprise=True),
)
WORN: tuple[Mapping[str, str], ...] = (
    {"extra_limb": "mother", "razor_jaws": "child", "mob_rule": ""},
    {"spring_legs": "father"},
    {"cheek_pouches": "", "slime_body": "father"},
    {},
    {"hypnotic_eyes": "child", "hound_nose": "mother", "night_vision": ""},
)
LAIRS = ("kitchen", "bathroom", "wc", "bedroom", "living")


def below(at: TableView, variant: str = "underground", **changes: object) -> TableView:
    """A table of the base game with a basement below it."""
    doors = {**at.doors, "bd": str(changes.pop("bd", "closed"))}
    seats = tuple(replace(each, mutations=WORN[each.seat - 1] if at.hour else {}) for each in at.seats)
    piles = at.piles and {**at.piles, "basement": 16}
    view = replace(at, variant=variant, doors=doors, seats=seats, piles=piles, points=POINTS)
    return replace(view, below=replace(BelowView(events_left=6, row=ROW, mutations_left=13), **changes))  # type: ignore[arg-type]


def beasts(at: TableView, **zones: str) -> tuple[MonsterView, ...]:
    """The monsters with some of them moved: `family_kind` and the zone."""
    return tuple(replace(each, zone=zones.get(f"{each.family}_{each.id}", each.zone)) for each in at.monsters)


def early() -> TableView:
    """Underground, the first turn of two players."""
    return below(gallery.early())


def middle() -> TableView:
    """Underground at three: the door is broken, water, agents below, a victim out of doors."""
    at = gallery.middle()
    guests = (*(replace(each, zone="yard_w", equipped="m16") if each.id == "bob" else each for each in at.guests), *AGENTS)
    monsters = beasts(at, werewolf_mother="basement", vampire_child="basement", mummy_father="basement")
    turn = TurnView(1, "mother", "mother", 3, 1, 0, ("yard_n", "yard_w", "basement"), ("bd",))
    roll = RollView("attack", 1, "mother", (True, True, False, True), (False, True), 1, "agent_p")
    seats = tuple(replace(each, tokens={**each.tokens, "basement_door": each.seat % 2, "bolt": each.seat // 2}) for each in at.seats)
    view = below(replace(at, guests=guests, monsters=monsters, turn=turn, roll=roll, seats=seats), bd="gone", event="sump_pump", events_left=5)
    return replace(view, lurking={**view.lurking, "basement": 1})


def markers() -> TableView:
    """Every marker of Underground at once, everybody in the basement, names in five scripts."""
    at = gallery.crowd("basement")
    guests = tuple(replace(each, equipped="flashing_helmet", has_shield=True) for each in (*at.guests, *AGENTS))
    turn = replace(at.turn, path=("yard_s", "yard_w", "basement"), broken=("bd", "d_s_liv")) if at.turn else None
    tokens = {"flesh": 12, "bone": 3, "brain": 5, "target": 1, "door": 10, "basement_door": 1, "bolt": 10}
    seats = tuple(replace(each, tokens=tokens, mutations=WORN[0], score=88, marker=(LAIRS[each.seat - 1], each.seat)) for each in at.seats)
    view = below(
        replace(at, turn=turn, guests=guests, hour=10, event="", seats=seats),
        bd="gone",
        event="sump_pump",
        has_ladder=True,
        inhibited="living",
        turret="living",
        turret_bolts=3,
        locker=5,
        events_left=0,
    )
    return replace(view, seats=seats, roll=replace(view.roll, target="tom") if view.roll else None)


def last_hours() -> TableView:
    """Last Hours: many force the door together."""
    at = gallery.middle()
    monsters = beasts(at, werewolf_mother="yard_w", vampire_mother="yard_w", zombie_mother="yard_w", mummy_child="yard_w")
    turn = TurnView(1, "mother", "mother", 2, 1, 0, ("yard_s", "yard_w"))
    roll = RollView("attack", 1, "mother", (True, False) * 8, target="door")
    view = below(replace(at, monsters=monsters, turn=turn, roll=roll), "last-hours", door_bolts=2)
    return replace(view, lurking={**view.lurking, "basement": 3})


def station() -> TableView:
    """Station B62: turret, locker and two agents below; three players."""
    at = gallery.krittlins()
    turn = TurnView(1, "child_3", "child", 3, 2, 1, ("yard_w", "basement"))
    monsters = beasts(at, krittlin_child_3="basement", krittlin_child_1="basement", golem_father="basement")
    guests = (*(replace(each, zone="basement", equipped="shotgun") if each.id == "tom" else each for each in at.guests), *AGENTS)
    roll = RollView("attack", 1, "child_3", (True, False, True, True), target="turret")
    at = replace(at, turn=turn, monsters=monsters, guests=guests, roll=roll, hour=4)
    return below(at, "station-b62", bd="gone", turret="basement", turret_bolts=7, locker=4, event="radio", events_left=4)


def battered() -> TableView:
    """Battered Cabin: chains on the door, a floor half broken, room markers on the death orders."""
    view = below(gallery.middle(), "battered-cabin", is_chained=True, floor_bolts=4, event="monster_spirit", inhibited="wc", events_left=3)
    rooms = ("living", "basement", "kitchen", "wc", "bedroom")
    seats = tuple(replace(each, marker=(room, place)) for each, room, place in zip(view.seats, rooms, (1, 4, 3, 5, 2), strict=True))
    turn = TurnView(2, "father", "father", 2, 1, 0, ("yard_s", "living"))
    return replace(view, seats=seats, turn=turn, roll=RollView("attack", 2, "father", (True, True, False, False), target="floor"))


def patrol() -> TableView:
    """Night Patrol: bolts on the door, Officer Roscoe before it, two guests below; four players."""
    at = gallery.middle()
    more = (
        GuestView("roscoe", 3, 5, 1, "revealed", "yard_w", surprise=True, equipped="night_goggles"),
        GuestView("ivy", 3, 3, 1, "revealed", "basement", surprise=True),
        GuestView("walton", 4, 4, 1, "revealed", "basement", surprise=True, equipped="monster_costume"),
    )
    at = replace(at, seats=at.seats[:4], monsters=tuple(each for each in at.monsters if each.seat < 5), guests=(*at.guests, *more))
    turn = TurnView(3, "mother", "mother", 3, 2, 1, ("yard_s", "yard_w"))
    monsters = beasts(at, zombie_mother="yard_w", werewolf_child="yard_s")
    return below(replace(at, turn=turn, monsters=monsters, roll=None), "night-patrol", door_bolts=4, turret="bedroom", turret_bolts=2)


def hunger(variant: str) -> TableView:
    """Hunger: some wild ones are tame, one of them plays; or children of families that nobody plays."""
    at = gallery.middle()
    wild_families = ("krittlin",) * 5 if variant == "hunger" else ("golem", "alien", "psychopath", "clown", "merman")
    wild = [MonsterView(n, family, f"wild_{n}", "child", LAIRS[n - 1], n != 4) for n, family in enumerate(wild_families, 1)]
    tamed = (replace(wild[1], zone="living"), replace(wild[3], zone="basement", ready=False))
    turn = TurnView(2, "wild_2", "child", 2, 1, 1, ("bathroom", "kitchen", "living"))
    roll = RollView("scare", 2, "wild_2", (True, False), target="britney")
    at = replace(at, monsters=(*at.monsters, *tamed), turn=turn, roll=roll)
    return below(at, variant, bd="gone", event="sump_pump", wild=(wild[0], wild[2], wild[4]), has_ladder=True)


def hot_night() -> TableView:
    """Hot Night: three rooms burn."""
    at = gallery.middle()
    return replace(at, variant="hot-night", below=BelowView(fires=("kitchen", "living", "wc")), hour=6)


def choosing(stage: str) -> TableView:
    """The set-up of a scenario."""
    return below(gallery.choosing(stage), "night-patrol")


CARDS = (
    CardView("m16", "object", "defence", 2),
    CardView("night_goggles", "object", "defence", 1),
    CardView("grenade", "object", "defence"),
    CardView("bolt_cutter", "object", "defence", 2),
    CardView("stubborn", "bonus", "ejection"),
    CardView("mine_now", "bonus", "any_turn"),
    CardView("blood_bag", "object", "defence"),
    CardView("outboard_motor", "object", "defence", 3),
)


def private() -> TableView:
    """A hand of Battered Cabin, the own room marker in the death order."""
    order, notes = ("laika", "kam", "tom", "britney", "bob"), {"basement": ("nothing_here", "k1_b00", "brain_jar")}
    view = battered()
    seats = (replace(view.seats[0], marker=("basement", 4)), *view.seats[1:])
    return replace(view, seats=seats, you=PrivateView(1, CARDS, order, "tom", notes))


def finished(variant: str, how: str) -> TableView:
    """The last sheet of a scenario."""
    at = gallery.finished(5)
    bags = [{**each.tokens, "basement_door": int(each.seat == 2), "bolt": each.seat % 3} for each in at.seats]
    seats = tuple(replace(each, tokens=bag, score=sum(POINTS[kind] * n for kind, n in bag.items())) for each, bag in zip(at.seats, bags, strict=True))
    ranked = sorted(seats, key=lambda each: -each.score)
    places = {each.seat: k for k, each in enumerate(ranked, 1)}
    deaths = (*at.deaths[:4], DeathView("roscoe", 9, 2, "yard_w", surprise=True), DeathView("kam", 10, 0, "basement"))
    view = replace(at, seats=seats, deaths=deaths, guests=(*at.guests, *AGENTS), hour=10, breaks=(*at.breaks, (8, 2, "bd")))
    result = ResultView(how, places, gallery.WRITTEN, gallery.MEALS)
    return replace(below(view, variant, bd="gone", turret="basement", turret_bolts=2), result=result)


def sheets() -> Mapping[str, TableView]:
    """The ends of scenarios."""
    battered_end = finished("battered-cabin", "sunrise")
    marked = tuple(replace(each, marker=(room, 1 + k)) for k, (each, room) in enumerate(zip(battered_end.seats, LAIRS, strict=True)))
    burnt = gallery.finished(5)
    ashes = ResultView("ashes", burnt.result.places if burnt.result else {}, gallery.WRITTEN, gallery.MEALS)
    return {
        "sheet_station_lost": finished("station-b62", "lost"),
        "sheet_battered": replace(battered_end, seats=marked),
        "sheet_hot_night": replace(burnt, variant="hot-night", below=BelowView(fires=LAIRS), result=ashes),
    }


def boards() -> Mapping[str, TableView]:
    """All boards by name."""
    return {
        "setup_patrol": choosing("orders"),
        "board_underground_early": early(),
        "board_underground": middle(),
        "board_every_marker_crowd": markers(),
        "board_last_hours": last_hours(),
        "board_station": station(),
        "board_battered": battered(),
        "board_patrol": patrol(),
        "board_hunger": hunger("hunger"),
        "board_wandering": hunger("wandering-monsters"),
        "board_hot_night": hot_night(),
    }


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    draw = PICTURES[TITLE]
    for name, view in boards().items():
        yield name, draw.board(view, LONG if "crowd" in name else NAMES)
    yield "hand_battered", draw.hand(private(), NAMES)
    for name, view in sheets().items():
        yield name, draw.sheet(view, NAMES)
