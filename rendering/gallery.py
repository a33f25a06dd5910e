"""Sample pictures from hand-built views: the usual evening and the ugliest cases."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PIL import Image

from games.slaughter.view import (
    POINTS,
    CardView,
    DeathView,
    FightView,
    GuestView,
    MonsterView,
    OfferView,
    PrivateView,
    ResultView,
    RollView,
    SeatView,
    TableView,
    TurnView,
)
from rendering.titles import PICTURES

TITLE = "slaughter"
FAMILIES = ("werewolf", "vampire", "zombie", "mummy", "ghost")
PARTY = {"bob": (5, 1), "laika": (4, 1), "britney": (4, 1), "kam": (6, 0), "tom": (3, 1)}
"""Health and own dice."""
CALLERS = {"ghost_hunter": 4, "roscoe": 5, "walton": 4}
KINDS = ("child", "mother", "father")
CLOSED = ("d_n_bath", "d_e_bed", "d_s_liv", "d_w_kit", "d_liv_kit", "d_kit_bath", "d_bath_bed", "d_bed_liv", "d_liv_wc")
BASE_POINTS = {kind: POINTS[kind] for kind in ("flesh", "bone", "brain", "target", "door")}
PILES = {"wc": 6, "bathroom": 8, "kitchen": 9, "bedroom": 10, "living": 12}
NAMES: Mapping[int, str] = {1: "Mira", 2: "Jonas", 3: "Aylin", 4: "Pedro", 5: "Sam"}
LONG: Mapping[int, str] = {
    1: "Maximilian-Ferdinand von Hohenstaufen 🎃",
    2: "葛飾北斎と百鬼夜行の仲間たち",
    3: "عبد الرحمن بن محمد القاسمي",
    4: "Александра Константинопольская",
    5: "👩‍🚀🧟‍♂️🏳️‍🌈 Zoë-Łucja हिन्दी",
}
MID_DOORS = (
    dict.fromkeys(CLOSED, "closed") | dict.fromkeys(("d_n_bath", "d_s_liv", "d_w_kit", "d_bath_bed", "d_liv_wc"), "gone") | {"d_liv_kit": "barred"}
)


def monster(seat: int, family: str, id_: str, zone: str = "", ready: bool = True) -> MonsterView:
    """A monster card and its figure."""
    return MonsterView(seat, family, id_, id_.partition("_")[0], zone, ready)


def party(**changes: tuple[str, str, int]) -> tuple[GuestView, ...]:
    """The five of the party; a change is status, zone and health."""
    hidden = {guest: GuestView(guest, hp, hp, dice, "hidden") for guest, (hp, dice) in PARTY.items()}
    return tuple(replace(each, status=s, zone=z, hp=hp) for id_, each in hidden.items() for s, z, hp in [changes.get(id_, ("hidden", "", each.hp))])


def caller(guest: str, zone: str = "living", status: str = "revealed") -> GuestView:
    """A surprise guest."""
    return GuestView(guest, CALLERS[guest], CALLERS[guest], 1, status, zone, surprise=True)


def seat(number: int, family: str, tokens: Mapping[str, int], hand: int, order: tuple[str, ...] = ("",) * 5, favourite: int = 3) -> SeatView:
    """A player."""
    return SeatView(number, family, tokens, hand, frozenset(), order, favourite, sum(POINTS[kind] * n for kind, n in tokens.items()))


def empty_table(seats: int, stage: str = "families") -> TableView:
    """A table before anything is chosen."""
    chairs = tuple(SeatView(k, "", {}, 0, frozenset(), is_ready=False) for k in range(1, seats + 1))
    doors = dict.fromkeys(CLOSED, "closed")
    return TableView("base", stage, 0, chairs, 0, None, (), party(), {}, doors, 5, 5, "", 8, (), (), (), (), (), points=BASE_POINTS)


def choosing(stage: str) -> TableView:
    """Five seats of which three have chosen."""
    done = [replace(each, family=FAMILIES[each.seat - 1]) for each in empty_table(5).seats]
    if stage == "families":
        return replace(empty_table(5), seats=(*done[:3], *empty_table(5).seats[3:]))
    orders = tuple(replace(each, order=("",) * 5, favourite=each.seat, is_ready=True) if each.seat in (1, 4) else each for each in done)
    return replace(empty_table(5, stage), seats=orders, piles=PILES, first=2, lurking=dict.fromkeys(PILES, 1))


def early() -> TableView:
    """The first turn of two players."""
    seats = (seat(1, "werewolf", {}, 0), seat(2, "vampire", {}, 0, favourite=1))
    beasts = tuple(monster(n, family, kind) for n, family in ((1, "werewolf"), (2, "vampire")) for kind in KINDS)
    begun = (replace(beasts[0], zone="yard_w"), *beasts[1:])
    turn = TurnView(1, "child", "child", 3, 2, 2, ("yard_w",))
    roll = RollView("smash", 1, "child", (False, False), target="d_w_kit")
    return replace(empty_table(2, "night"), seats=seats, first=1, turn=turn, monsters=begun, piles=PILES, roll=roll, lurking=dict.fromkeys(PILES, 1))


def middle() -> TableView:
    """Five players at three in the morning; a door has just burst."""
    seats = (
        seat(1, "werewolf", {"flesh": 2, "brain": 1, "door": 2}, 5, ("laika", "", "", "", "")),
        seat(2, "vampire", {"flesh": 3, "door": 1}, 2, ("", "", "", "laika", ""), 1),
        seat(3, "zombie", {"flesh": 2, "bone": 1, "target": 1, "door": 1}, 6, ("", "laika", "", "", ""), 2),
        seat(4, "mummy", {"door": 2, "brain": 1}, 3, ("laika", "", "", "", ""), 5),
        seat(5, "ghost", {"flesh": 1}, 4, ("", "", "", "", "laika"), 4),
    )
    where = {
        "werewolf": ("yard_w", "bathroom", ""),
        "vampire": ("kitchen", "yard_n", "living"),
        "zombie": ("", "yard_s", "living"),
        "mummy": ("wc", "", "yard_w"),
        "ghost": ("kitchen", "bedroom", ""),
    }
    asleep = {("werewolf", "father"), ("vampire", "child"), ("vampire", "father"), ("zombie", "mother"), ("zombie", "father"), ("mummy", "child")}
    beasts = tuple(
        monster(n, family, kind, where[family][k], (family, kind) not in asleep)
        for n, family in enumerate(FAMILIES, 1)
        for k, kind in enumerate(KINDS)
    )
    guests = party(laika=("dead", "bedroom", 0), bob=("revealed", "kitchen", 3), britney=("revealed", "living", 2))
    guests = tuple(replace(each, dead_as=1) if each.id == "laika" else each for each in guests)
    return TableView(
        "base",
        "night",
        4,
        seats,
        1,
        TurnView(1, "mother", "mother", 2, 1, 0, ("yard_e", "yard_n", "bathroom"), ("d_n_bath",)),
        beasts,
        (*guests, caller("ghost_hunter")),
        {"kitchen": 6, "bathroom": 8, "wc": 3, "bedroom": 9, "living": 7},
        MID_DOORS,
        4,
        4,
        "full_fury",
        4,
        ("pitchfork", "second_wind"),
        ("booby_trap",),
        (DeathView("laika", 2, 3, "bedroom"),),
        ((0, 1, "d_w_kit"), (1, 4, "d_s_liv"), (4, 1, "d_n_bath")),
        ((3, "ghost_hunter"),),
        {"bedroom": 1, "wc": 1},
        RollView("smash", 1, "mother", (True, True, False), target="d_n_bath"),
        points=BASE_POINTS,
    )


def fight(rolled: bool) -> TableView:
    """An attack on Bob: before the dice, with answers coming in, or after them."""
    at = replace(middle(), turn=TurnView(2, "child", "child", 3, 1, 1, ("yard_w", "kitchen")), roll=None)
    if rolled:
        dice = (True, True, False, True)
        return replace(at, roll=RollView("attack", 2, "child", dice, (False, True, False), 0, "bob"))
    return replace(at, fight=FightView(2, "child", "bob", 4, 3, (1, 3, 4), (1, 3)))


def late() -> TableView:
    """Seven o'clock, four dead, the shed in use."""
    dead = {"laika": 1, "tom": 2, "britney": 3, "kam": 4}
    guests = party(bob=("revealed", "shed", 2), **dict.fromkeys(dead, ("dead", "living", 0)))
    guests = tuple(replace(each, dead_as=dead.get(each.id, 0)) for each in guests)
    deaths = tuple(
        DeathView(id_, 1 + 2 * place, place, zone) for (id_, place), zone in zip(dead.items(), ("living", "kitchen", "wc", "yard_e"), strict=True)
    )
    orders = {1: ("laika", "tom", "", "britney", "kam"), 2: ("tom", "laika", "britney", "kam", "")}
    seats = tuple(replace(each, order=orders.get(each.seat, ("kam", "", "tom", "laika", "britney")), hand=1) for each in middle().seats)
    beasts = tuple(replace(each, zone="shed" if each.family in ("zombie", "mummy") else each.zone or "yard_e") for each in middle().monsters)
    doors = dict.fromkeys(CLOSED, "gone") | {"d_shed": "gone", "d_bed_liv": "closed"}
    turn = TurnView(4, "", "", 0, 0, 0)
    at = replace(middle(), hour=8, seats=seats, guests=guests, deaths=deaths, monsters=beasts, doors=doors, turn=turn, roll=None, variant="base-shed")
    return replace(at, event="sobering_up", events_left=0, bones=1, barricades=5, piles={**at.piles, "shed": 4})


def crowd(zone: str) -> TableView:
    """Everybody in one room, names in five scripts, every marker at once."""
    beasts = tuple(monster(n, family, kind, zone) for n, family in enumerate(FAMILIES, 1) for kind in KINDS)
    guests = party(**{id_: ("revealed", zone, hp) for id_, (hp, _) in PARTY.items()})
    tokens = {"flesh": 12, "bone": 3, "brain": 5, "target": 1, "door": 10}
    seats = tuple(seat(n, family, tokens, 7, favourite=n) for n, family in enumerate(FAMILIES, 1))
    doors = MID_DOORS | dict.fromkeys(("d_kit_bath", "d_bed_liv", "d_e_bed"), "barred")
    doors |= {"d_shed": "closed"} if zone == "shed" else {}
    way = ("yard_s", "yard_e", "shed") if zone == "shed" else ("yard_w", "yard_s", "living", *((zone,) if zone != "living" else ()))
    turn = TurnView(3, "father", "father", 2, 2, 1, way, ("d_s_liv", "d_liv_wc"))
    roll = RollView("attack", 3, "father", (True, False, True, True, False), (True, True, False, True, True), 0, "britney")
    at = replace(middle(), hour=6, seats=seats, monsters=beasts, turn=turn, roll=roll, event="stand_and_fight", doors=doors, piles=PILES)
    return replace(at, guests=(*guests, *(caller(each, zone) for each in CALLERS)))


def krittlins() -> TableView:
    """Five Krittlins against three golems."""
    seats = (seat(1, "krittlin", {"door": 3}, 3), seat(2, "golem", {"flesh": 1}, 2), seat(3, "merman", {}, 0))
    swarm = tuple(monster(1, "krittlin", f"child_{k}", "kitchen" if k < 4 else "yard_w", k % 2 == 1) for k in range(1, 6))
    others = tuple(
        monster(n, family, kind, zone)
        for n, family in ((2, "golem"), (3, "merman"))
        for kind, zone in zip(KINDS, ("living", "", "yard_s"), strict=True)
    )
    turn = TurnView(1, "child_3", "child", 3, 2, 1, ("yard_w", "kitchen"))
    guests = party(kam=("revealed", "kitchen", 6), tom=("revealed", "living", 1))
    at = replace(middle(), seats=seats, monsters=(*swarm, *others), turn=turn, guests=guests, event="pouring_rain", deaths=(), hour=2)
    return replace(at, roll=RollView("scare", 1, "child_3", (True, False, True, True), target="kam"))


CARDS = (
    CardView("silver_cutlery", "object", "defence", 1, ("werewolf",)),
    CardView("frying_pan", "object", "defence", 2, ("zombie", "psychopath")),
    CardView("crossbow", "object", "defence", 3),
    CardView("second_wind", "bonus", "own"),
    CardView("tripwire", "bonus", "rival_move"),
    CardView("rolled_newspaper", "object", "defence", 2, ("werewolf", "krittlin")),
    CardView("sticky_fingers", "bonus", "own"),
    CardView("monster_chow", "bonus", "rival_monster"),
    CardView("feeding_frenzy", "bonus", "after_attack"),
    CardView("whoopee_cushion", "object", "defence", 2, ("clown",)),
)


def private(cards: int, looking: tuple[str, ...] = (), notes: Mapping[str, tuple[str, ...]] | None = None) -> TableView:
    """The middle of the night as seat 1 sees it."""
    order = ("laika", "kam", "tom", "britney", "bob")
    return replace(middle(), you=PrivateView(1, CARDS[:cards], order, "tom", notes or {}, looking))


BAGS: tuple[Mapping[str, int], ...] = (
    {"flesh": 6, "bone": 1, "brain": 1, "door": 2},
    {"flesh": 7, "bone": 2, "brain": 1, "door": 1},
    {"flesh": 5, "bone": 1, "brain": 3, "target": 1, "door": 1},
    {"flesh": 3, "bone": 1, "brain": 1, "door": 3},
    {"flesh": 4, "brain": 1},
)
WRITTEN = {
    1: ("laika", "kam", "tom", "britney", "bob"),
    2: ("tom", "laika", "bob", "kam", "britney"),
    3: ("laika", "britney", "kam", "tom", "bob"),
    4: ("bob", "britney", "laika", "kam", "tom"),
    5: ("kam", "tom", "bob", "laika", "britney"),
}
MEALS = {1: "tom", 2: "laika", 3: "britney", 4: "kam", 5: "bob"}
FATES = (("laika", 2, 1), ("britney", 4, 3), ("bob", 5, 2), ("tom", 7, 4), ("kam", 8, 2))
"""Guest, step of the clock, seat of the killer."""
BREAKS = ((0, 1), (0, 2), (1, 4), (2, 4), (4, 1), (6, 3), (6, 0))


def helping() -> TableView:
    """An attack on Bob as a helper sees it: two cards on offer, a vote to come."""
    at = fight(rolled=False)
    offers = (OfferView(1, "crossbow"), OfferView(3, "frying_pan"))
    return replace(private(5), turn=at.turn, roll=None, fight=replace(at.fight, answered=(1, 3, 4, 5), offers=offers) if at.fight else None)


def finished(seats: int) -> TableView:
    """The end of a night: shared first places for two seats, a clear winner for five."""
    places, bags = ({1: 1, 2: 1}, (BAGS[1],) * 2) if seats == 2 else ({1: 3, 2: 2, 3: 1, 4: 4, 5: 5}, BAGS)
    guests = tuple(replace(each, status="dead", dead_as=k, hp=0) for k, each in enumerate(party(), 1))
    result = ResultView("massacre" if seats == 5 else "sunrise", places, {n: WRITTEN[n] for n in places}, {n: MEALS[n] for n in places})
    return replace(
        middle(),
        stage="over",
        hour=8,
        seats=tuple(seat(n, FAMILIES[n - 1], bag, 0) for n, bag in enumerate(bags, 1)),
        guests=(*guests, caller("walton", "living", "hidden")),
        deaths=tuple(DeathView(guest, hour, min(killer, seats), "living") for guest, hour, killer in FATES),
        breaks=tuple((hour, min(n, seats), "d_w_kit") for hour, n in BREAKS),
        monsters=tuple(each for each in middle().monsters if each.seat <= seats),
        turn=None,
        roll=None,
        result=result,
    )


def samples() -> Iterator[tuple[str, Image.Image]]:
    """Every sample with its name."""
    draw = PICTURES[TITLE]
    boards = {
        "setup_families": choosing("families"),
        "setup_orders": choosing("orders"),
        "board_early": early(),
        "board_middle": middle(),
        "board_fight_open": fight(rolled=False),
        "board_fight_rolled": fight(rolled=True),
        "board_late_shed": late(),
        "board_krittlins": krittlins(),
        **{f"board_crowd_{zone}": crowd(zone) for zone in ("living", "wc", "bathroom", "shed")},
    }
    for name, view in boards.items():
        yield name, draw.board(view, LONG if "crowd" in name else NAMES)
    notes = {"kitchen": ("tom", "torch"), "wc": ("booby_trap",), "living": ("second_wind", "laika", "crossbow")}
    hands = {
        "hand_empty": private(0),
        "hand_five": private(5),
        "hand_seven": private(7, notes=notes),
        "hand_helping": helping(),
        "hand_ten_looking": private(10, ("kam", "booby_trap", "crossbow"), notes),
    }
    for name, view in hands.items():
        yield name, draw.hand(view, NAMES)
    yield "sheet_two", draw.sheet(finished(2), LONG)
    yield "sheet_five", draw.sheet(finished(5), NAMES)
    yield "lobby", draw.lobby({1: LONG[1], 2: LONG[2], 4: NAMES[4]}, 5)
