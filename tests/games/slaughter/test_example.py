"""The worked example, content page 7.1: three players, three rounds, every die and shuffle as written there; also kept as a golden journal."""

from pathlib import Path

from games.engine import Event, Table
from games.slaughter import scoring
from games.slaughter.match import Slaughter
from games.slaughter.state import Game
from games.slaughter.title import SLAUGHTER
from games.testing import Golden, replays_equal
from tests.games.record_golden import FOLDER
from tests.games.slaughter.scene import asked, play

ANA, BEN, CEM = 1, 2, 3
GOLDEN: Path = FOLDER / "slaughter-example.journal"
EVENTS = ("full_fury", "whispers", "fog_bank", "power_cut", "copycat", "dinner_bell", "open_wounds")
TRAPS = ("smoke_alarm", "bear_trap", "booby_trap")
BONUS = ("steady_claw", "tripwire", "snoop", "second_wind", "sprint", "adrenaline", "rummage")
PILES = {
    "wc": "britney sledgehammer tripwire steady_claw",
    "bathroom": "bob lightning_rod snoop rolled_newspaper smoke_alarm shaving_mirror",
    "kitchen": "tom silver_cutlery tent_peg second_wind torch dog_whistle garlic_string",
    "bedroom": "kam crossbow acid_bucket sprint garlic_string bear_trap wolfsbane_spray",
    "living": "laika pitchfork hunting_rifle adrenaline sun_lamp booby_trap lightning_rod rummage silver_cutlery",
}
ORDERS = {ANA: "tom laika bob britney kam", BEN: "laika tom kam bob britney", CEM: "tom britney laika kam bob"}
FAVOURITES = {ANA: "bob", BEN: "kam", CEM: "tom"}


def places(things: list[str], wanted: tuple[str, ...] | list[str]) -> str:
    """What CHANCE answers so that these are drawn from the things, in this order."""
    left: list[str | None] = list(things)
    found = []
    for thing in wanted:
        found.append(left.index(thing))
        left[found[-1]] = None
    return "deal " + " ".join(map(str, found))


class Evening:
    """The table of the example, and the words to speak about it."""

    def __init__(self) -> None:
        self.setup = SLAUGHTER.setup("base", 3)
        self.match = SLAUGHTER.create(self.setup)
        assert isinstance(self.match, Slaughter)
        self.table = Table(self.match)

    @property
    def game(self) -> Game:
        assert isinstance(self.match, Slaughter)
        return self.match.game

    def play(self, *lines: str) -> None:
        play(self.table, self.game, *lines)

    def tokens(self, seat: int) -> dict[str, int]:
        return {token: n for token, n in self.table.view(None).seat(seat).tokens.items() if n}

    def scores(self) -> list[int]:
        return [seat.score for seat in self.table.view(None).seats]

    def piles(self, **sizes: int) -> bool:
        return all(self.table.view(None).piles[room] == size for room, size in sizes.items())

    def guest(self, guest: str) -> tuple[str, str, int]:
        seen = self.table.view(None).guest(guest)
        return seen.status, seen.zone, seen.hp

    def zone(self, seat: int, member: str) -> str:
        return next(str(each.zone) for each in self.table.view(None).monsters if (each.seat, each.id) == (seat, member))

    def hand(self, seat: int) -> list[str]:
        return [card.id for card in self.table.view(seat).you.cards]

    def dice(self) -> tuple[int, int]:
        fight = self.table.view(None).fight
        return fight.dice, fight.reaction_dice


def set_up(evening: Evening) -> None:
    """Families, piles, orders, first player as on the page."""
    content = evening.game.content
    evening.play(places([event for event in content.events if event != "knock_knock"], EVENTS), "deal 1")
    evening.play("1 family:werewolf", "2 family:vampire", "3 family:golem")
    evening.play(places(list(content.traps), TRAPS), places(list(content.bonus), BONUS))
    deck = [*content.cards("werewolf", "vampire", "golem"), *TRAPS, *BONUS]
    evening.play(places(deck, [card for pile in PILES.values() for card in pile.split()[1:]]))
    evening.play(places(list(evening.game.guests), [pile.split()[0] for pile in PILES.values()]))
    for seat, order in ORDERS.items():
        evening.play(*(f"{seat} order:{guest}" for guest in order.split()), f"{seat} favourite:{FAVOURITES[seat]}")
    evening.play("deal 0")
    assert evening.game.piles == {room: pile.split() for room, pile in PILES.items()}
    assert evening.game.events_pile == ["full_fury", "knock_knock", *EVENTS[1:]]
    assert evening.table.view(None).first == ANA


def round_1(evening: Evening) -> None:
    """Decisions 1 to 11: before midnight, no event."""
    assert evening.table.view(None).event == ""
    evening.play("1 monster:child", "1 start:yard_w")
    turn = evening.table.view(None).turn
    assert (turn.actions_left, turn.free_moves) == (3, 2)
    evening.play("1 peek:kitchen")
    assert Event("saw", {"zone": "kitchen", "cards": "tom"}, (ANA,)) in evening.match.events
    assert (evening.table.view(ANA).you.notes, evening.table.view(BEN).you.notes) == ({"kitchen": ("tom",)}, {})
    evening.play("1 smash:d_w_kit", "SF", "shuffle silver_cutlery tom torch tent_peg second_wind dog_whistle garlic_string")
    assert (evening.table.view(None).doors["d_w_kit"], evening.tokens(ANA)) == ("gone", {"door": 1})
    evening.play("1 move:kitchen")
    assert evening.zone(ANA, "child") == "kitchen"
    evening.play("1 search", "SS", "1 draw:2")
    assert evening.hand(ANA) == ["silver_cutlery"]
    assert evening.guest("tom") == ("revealed", "kitchen", 3)
    assert evening.piles(kitchen=5)
    evening.play("1 move:yard_w", "1 end")
    assert not next(monster for monster in evening.table.view(None).monsters if (monster.seat, monster.id) == (ANA, "child")).ready
    evening.play("2 monster:mother", "2 start:yard_s", "2 smash:d_s_liv", "SFF")
    evening.play("shuffle pitchfork hunting_rifle laika adrenaline sun_lamp booby_trap lightning_rod rummage silver_cutlery")
    assert evening.tokens(BEN) == {"door": 1}
    evening.play("2 move:living", "2 search", "SSF", "2 draw:2")
    assert evening.hand(BEN) == ["pitchfork", "hunting_rifle"]
    assert evening.piles(living=7)
    assert "lure:tom" in asked(evening.table, BEN)
    evening.play("2 end", "3 monster:father", "3 start:yard_w", "3 move:kitchen", "3 attack:tom")
    assert evening.dice() == (5, 1)
    evening.play("1 offer:silver_cutlery", "2 offer:pitchfork")
    assert all(len(evening.table.view(seat).fight.offers) == 2 for seat in (ANA, BEN))
    assert evening.table.view(CEM).fight.offers == ()
    evening.play("1 vote:2", "2 vote:2", "SSFSF", "SSSS", "shuffle torch tom garlic_string tent_peg second_wind dog_whistle")
    assert evening.zone(CEM, "father") == "yard_w"
    assert evening.guest("tom") == ("hidden", "", 3)
    assert evening.piles(kitchen=6)
    assert evening.table.view(None).discarded == ("pitchfork",)
    assert evening.hand(ANA) == ["silver_cutlery"]
    assert evening.table.view(None).breaks == ((0, ANA, "d_w_kit"), (0, BEN, "d_s_liv")), "no door changes"
    evening.play("3 move:kitchen", "3 end")
    assert evening.scores() == [1, 1, 0]


def round_2(evening: Evening) -> None:
    """Decisions 12 to 18: 00:00, Full Fury."""
    assert evening.table.view(None).event == "full_fury"
    evening.play("1 monster:father", "1 start:yard_s", "1 move:living", "1 search", "SFSF", "1 draw:2")
    assert evening.guest("laika") == ("revealed", "living", 4)
    assert evening.hand(ANA) == ["silver_cutlery", "adrenaline"]
    assert evening.piles(living=5)
    evening.play("1 attack:laika")
    assert evening.dice() == (5, 1)
    evening.play("2 pass", "SFSFS", "F", "S")
    assert (evening.guest("laika")[2], evening.tokens(ANA)) == (2, {"door": 1, "flesh": 2})
    evening.play("1 end", "2 monster:child", "2 start:yard_s", "2 move:living", "2 attack:laika")
    assert evening.dice() == (3, 1)
    evening.play("1 offer:silver_cutlery", "SSF", "SF", "F")
    assert (evening.guest("laika")[2], evening.tokens(BEN)) == (1, {"door": 1, "flesh": 1})
    assert evening.table.view(None).discarded == ("pitchfork", "silver_cutlery")
    evening.play("2 attack:laika", "1 pass", "SFS", "F", "F")
    assert evening.tokens(BEN) == {"door": 1, "flesh": 2, "bone": 1, "brain": 1}
    assert [evening.table.view(None).seat(seat).order.index("laika") + 1 for seat in (ANA, BEN, CEM)] == [2, 1, 3]
    assert evening.guest("laika")[0] == "dead"
    evening.play("2 search", "SF", "2 draw:1")
    assert evening.hand(BEN) == ["hunting_rifle", "sun_lamp"]
    assert evening.piles(living=4)
    evening.play("2 end", "3 monster:mother", "3 start:yard_w", "3 move:kitchen", "3 search", "SSF", "3 draw:2")
    assert evening.hand(CEM) == ["torch"]
    assert evening.guest("tom") == ("revealed", "kitchen", 3)
    assert evening.piles(kitchen=4)
    evening.play("3 attack:tom")
    assert evening.dice() == (5, 1)
    evening.play("1 pass", "2 pass", "SSSSF", "S")
    assert evening.tokens(CEM) == {"flesh": 3, "bone": 1, "target": 1}
    assert evening.tokens(BEN)["brain"] == 2
    assert [evening.table.view(None).seat(seat).order.index("tom") + 1 for seat in (ANA, BEN, CEM)] == [1, 2, 1]
    evening.play("3 end")
    assert evening.scores() == [5, 13, 13]


def round_3(evening: Evening) -> None:
    """Decisions 19 to 25: 01:00, Knock Knock."""
    evening.play("deal 0")
    assert evening.table.view(None).event == "knock_knock"
    assert evening.guest("ghost_hunter") == ("revealed", "living", 4)
    evening.play("1 monster:mother", "1 start:yard_s", "1 move:living", "1 attack:ghost_hunter")
    assert evening.dice() == (3, 0), "Full Fury is over"
    evening.play("2 offer:hunting_rifle", "3 offer:torch", "2 vote:3", "3 vote:2", "SFS")
    assert (evening.guest("ghost_hunter")[2], evening.tokens(ANA)) == (2, {"door": 1, "flesh": 4})
    assert (evening.hand(BEN), evening.hand(CEM)) == (["hunting_rifle", "sun_lamp"], ["torch"])
    evening.play("1 scare:ghost_hunter", "SSF")
    assert set(asked(evening.table, ANA)) == {"hide:kitchen", "hide:wc", "hide:bedroom", "to:bathroom", "spare"}
    evening.play("1 hide:bedroom", "as-is")
    assert evening.table.view(None).doors["d_bed_liv"] == "closed"
    assert evening.piles(bedroom=8)
    evening.play("1 end", "2 monster:father", "2 start:yard_e", "2 smash:d_e_bed", "FFFF")
    assert evening.table.view(None).doors["d_e_bed"] == "closed"
    evening.play("2 smash:d_e_bed", "SFFS", "as-is", "2 move:bedroom")
    assert evening.tokens(BEN)["door"] == 2
    assert evening.piles(bedroom=8)
    evening.play("2 end", "3 monster:child", "3 start:yard_n", "3 peek:bathroom")
    assert [evening.table.view(seat).you.notes.get("bathroom") for seat in (ANA, BEN, CEM)] == [None, None, ("bob",)]
    evening.play("3 smash:d_n_bath", "FSF", "as-is")
    assert evening.tokens(CEM)["door"] == 1
    assert evening.piles(bathroom=6)
    evening.play("3 move:bathroom", "3 search", "FF", "3 end")


def check_the_end(evening: Evening) -> None:
    """The tables below the example."""
    assert evening.tokens(ANA) == {"door": 1, "flesh": 4}
    assert evening.tokens(BEN) == {"door": 2, "flesh": 2, "bone": 1, "brain": 2}
    assert evening.tokens(CEM) == {"door": 1, "flesh": 3, "bone": 1, "target": 1}
    assert evening.scores() == [9, 14, 14]
    assert [evening.hand(seat) for seat in (ANA, BEN, CEM)] == [["adrenaline"], ["hunting_rifle", "sun_lamp"], ["torch"]]
    view = evening.table.view(None)
    assert sorted(view.discarded) == ["pitchfork", "silver_cutlery"]
    assert [view.piles[room] for room in ("wc", "bathroom", "kitchen", "bedroom", "living")] == [4, 6, 4, 8, 4]
    assert view.bones == 3
    ana, ben, cem = (scoring.standing(evening.game, player) for player in evening.game.players)
    assert ben > cem > ana, "Ben and Cem tie at 14; Ben wins by brains 2 : 0 (R46)"
    assert (view.hour, view.event) == (3, "whispers"), "02:00: a new event covers Knock Knock"
    assert sum(monster.ready for monster in view.monsters) == 9


def played() -> Evening:
    """The example from the set-up to the beginning of 02:00."""
    evening = Evening()
    for part in (set_up, round_1, round_2, round_3, check_the_end):
        part(evening)
    return evening


def test_the_worked_example() -> None:
    """Content page 7.1: every cell of `State after`, the expected tokens and the checks at the end."""
    played()


def test_the_story_of_the_first_round() -> None:
    """Events tell everything that happens, once and in order; whispers reach their seat alone."""
    evening = Evening()
    set_up(evening)
    before = len(evening.match.events)
    round_1(evening)
    told = evening.match.events[before:]
    assert [(event.key, event.seats) for event in told if event.seats] == [("saw", (1,)), *[("drew-card", (seat,)) for seat in (1, 2, 2)]]
    ana = "monster-chosen started peeked smashed moved searched drew found moved turn-over turn"
    ben = "monster-chosen started smashed moved searched drew drew turn-over turn"
    cem = "monster-chosen started moved attacked offered helped fought repelled ejected hid moved turn-over hour event turn"
    assert [event.key for event in told if not event.seats] == f"{ana} {ben} {cem}".split()
    assert [dict(event.args) for event in told if event.key in ("offered", "helped", "fought", "repelled", "ejected")] == [
        {"guest": "tom", "count": 2},
        {"seat": 2, "guest": "tom", "card": "pitchfork"},
        {"seat": 3, "monster": "father", "guest": "tom", "hits": 3, "reaction": 4},
        {"seat": 3, "monster": "father", "guest": "tom"},
        {"seat": 3, "monster": "father", "origin": "kitchen", "zone": "yard_w"},
    ]


def test_the_worked_example_is_a_golden_journal() -> None:
    """The file holds the same answers, and they replay."""
    evening = played()
    golden = Golden.parse(GOLDEN.read_text())
    assert golden.journal == tuple(evening.table.journal)
    replays_equal(lambda: SLAUGHTER.create(golden.setup), 3, golden.journal)
