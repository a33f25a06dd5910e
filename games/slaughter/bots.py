"""A bot seat: a short scored heuristic for every prompt, from what the seat sees, never from the state."""

from collections.abc import Callable, Mapping
from zlib import crc32

from games.engine import Ask, Draw, Seat
from games.slaughter.board import board
from games.slaughter.cards import load
from games.slaughter.plan import Plan, starts
from games.slaughter.view import MonsterView, TableView

Keys = tuple[str, ...]
Chooser = Callable[[TableView, Seat, Keys], str]
PLAYED_AT_ONCE = ("feeding_frenzy", "battering_ram", "sticky_fingers", "rummage")
SUPPORT = 75  # in how many of a hundred fights a bot helps a victim that it has no reason to give up


def choose(view: TableView, seat: Seat, ask: Ask) -> str:
    """The key that a bot seat answers."""
    assert not isinstance(ask.choices, Draw)
    keys = ask.choices.keys
    if len(keys) == 1:
        return keys[0]
    return CHOOSERS.get(ask.prompt, by_whim)(view, seat, keys)


def whim(view: TableView, *words: object) -> int:
    """A number from 0 to 99 that differs from table to table and moment to moment, without a die."""
    table = [(seat.family, seat.hand, sorted(seat.tokens.items())) for seat in view.seats]
    return crc32(repr((view.hour, table, words)).encode()) % 100


def by_whim(view: TableView, seat: Seat, keys: Keys) -> str:
    """Any of the keys."""
    return keys[whim(view, seat, keys) % len(keys)]


def targets(keys: Keys, verb: str) -> list[str]:
    """The targets of one verb among the keys."""
    return [key.partition(":")[2] for key in keys if key.startswith(verb + ":")]


# ---------------------------------------------------------------- set-up


def order(view: TableView, seat: Seat, keys: Keys) -> str:
    """The weak die first, more or less."""
    guests = targets(keys, "order")
    return "order:" + min(guests, key=lambda guest: view.guest(guest).hp * 12 + whim(view, seat, guest))


def favourite(view: TableView, seat: Seat, keys: Keys) -> str:
    """Somebody foretold for the middle of the night."""
    return "favourite:" + targets(keys, "favourite")[whim(view, seat) % 3]


# ---------------------------------------------------------------- a turn


def monster_dice(view: TableView, monster: MonsterView) -> int:
    """Printed dice; Krittlins swarm."""
    swarm = sum(each.zone == monster.zone for each in view.monsters if each.seat == monster.seat) - 1
    swarms = view.seat(monster.seat).family == monster.family == "krittlin"
    return min(5, monster.dice + swarm) if swarms and monster.zone else monster.dice


def promise(view: TableView, monster: MonsterView) -> float:
    """The value of the best plan of a monster's turn."""
    plan = Plan(view, monster, monster_dice(view, monster))
    return max(plan.best(zone, monster.actions, 1)[0] for zone in starts(view, monster))


def monster(view: TableView, seat: Seat, keys: Keys) -> str:
    """The monster that promises most."""
    chosen = set(targets(keys, "monster"))
    mine = [each for each in view.monsters if each.seat == seat and each.id in chosen]
    return "monster:" + max(mine, key=lambda each: promise(view, each)).id


def start(view: TableView, seat: Seat, keys: Keys) -> str:
    """The yard, or the present zone, from which the best plan begins."""
    now, plan = active(view), plan_of(view)
    assert view.turn is not None
    actions, free = view.turn.actions_left, view.turn.free_moves
    values = {key: plan.best(key.partition(":")[2] or now.zone, actions, free)[0] for key in keys}
    return max(values, key=lambda key: values[key])


def active(view: TableView) -> MonsterView:
    """The monster of this turn."""
    turn = view.turn
    assert turn is not None
    return next(each for each in view.monsters if each.seat == turn.seat and each.id == turn.monster)


def plan_of(view: TableView) -> Plan:
    """The plan of the monster of this turn."""
    now = active(view)
    return Plan(view, now, monster_dice(view, now))


def act(view: TableView, seat: Seat, keys: Keys) -> str:
    """Cards that are good at once, then the first key of the best plan."""
    turn = view.turn
    assert turn is not None
    if "hold:rolls" in keys:
        return "hold:rolls"
    for card in PLAYED_AT_ONCE:
        if f"play:{card}" in keys:
            return f"play:{card}"
    if not turn.actions_left and "play:second_wind" in keys:
        return "play:second_wind"
    if key := bargain(view, keys):
        return key
    plan, zone = plan_of(view), turn.path[-1]
    if key := spite(view, plan, keys):
        return key
    if key := lure(view, plan, keys):
        return key
    key = plan.best(zone, turn.actions_left, turn.free_moves)[1]
    key = key if key in keys else fallback(keys)
    return grow(view, keys) if key == "end" else key


GAINS = ("use:brain_jar", "use:blood_bag", "use:bolt_cutter", "use:fire_extinguisher")


def bargain(view: TableView, keys: Keys) -> str:
    """What is good at once in Underground: points from objects, an open door, a fire put out, a wild monster tamed early."""
    if tamed := [key for key in keys if key.startswith("tame") and view.hour <= 6]:
        return tamed[0]
    return next((key for key in GAINS if key in keys), "")


def grow(view: TableView, keys: Keys) -> str:
    """End the turn; early in the night now and then with a mutation."""
    offered = [key for key in keys if key.startswith("mutate")]
    return offered[0] if offered and view.hour <= 5 and whim(view, "grow") < 40 else "end"


def fallback(keys: Keys) -> str:
    """What is never wrong: a door beside the monster, a Search, else the end of the turn."""
    return next((key for key in keys if key.startswith(("smash", "search"))), "end")


def lure(view: TableView, plan: Plan, keys: Keys) -> str:
    """A Vampire calls whom it can then attack well."""
    turn = view.turn
    assert turn is not None
    good = [guest for guest in targets(keys, "lure") if plan.attack(view.guest(guest)) > 1.0]
    return f"lure:{good[0]}" if good and turn.actions_left else ""


def spite(view: TableView, plan: Plan, keys: Keys) -> str:
    """Now and then the last action scares a guest away from rivals, when there is nothing to eat."""
    turn = view.turn
    assert turn is not None
    if turn.actions_left != 1 or plan.at(turn.path[-1])[0] > 1.2 or whim(view, "spite") >= 25:
        return ""
    rivals = {each.zone for each in view.monsters if each.seat != turn.seat}
    scared = [guest for guest in targets(keys, "scare") if view.guest(guest).zone in rivals and not is_wanted_dead(view, guest)]
    return f"scare:{scared[0]}" if scared else ""


def is_wanted_dead(view: TableView, guest: str) -> bool:
    """Whether the guest's death would be the one that the seat has foretold."""
    assert view.you is not None
    place = 1 + sum(not death.surprise for death in view.deaths)
    return guest in view.you.order and view.you.order.index(guest) + 1 == place


# ---------------------------------------------------------------- moments


def draw(view: TableView, seat: Seat, keys: Keys) -> str:
    """All cards that there are."""
    return keys[0]


def scare(view: TableView, seat: Seat, keys: Keys) -> str:
    """Hide the victim where no monster stands, else anywhere."""
    busy = {each.zone for each in view.monsters}
    return next((key for key in keys if key.startswith("hide") and key.partition(":")[2] not in busy), keys[0])


def before_roll(view: TableView, seat: Seat, keys: Keys) -> str:
    """Adrenaline belongs into an Attack."""
    return keys[-1] if view.fight is not None else "roll"


def after_roll(view: TableView, seat: Seat, keys: Keys) -> str:
    """Encore always; Steady Claw where it makes a difference in a fight."""
    if "encore" in keys:
        return "encore"
    return keys[-1] if view.roll is not None and view.roll.action in ("attack", "search") else "keep"


def defence(view: TableView, seat: Seat, keys: Keys) -> str:
    """Help with the best card that is not too good, unless the death now pays a brain."""
    fight = view.fight
    assert fight is not None
    if gifts := [key for key in keys if key.startswith(("heal", "give"))]:
        return gifts[0]
    offers = targets(keys, "offer") + targets(keys, "lend")
    if not offers or is_wanted_dead(view, fight.victim) or whim(view, seat, fight.victim) >= SUPPORT:
        return "pass"
    wanted = fight.dice - fight.reaction_dice
    best = min(offers, key=lambda card: (abs(strength(view, card) - wanted), card))
    return f"lend:{best}" if f"lend:{best}" in keys else f"offer:{best}"


def strength(view: TableView, card: str) -> int:
    """Dice of an object against the attacker."""
    facts = load().objects[card]
    return facts.dice + (active(view).family in facts.bonus)


def last(view: TableView, seat: Seat, keys: Keys) -> str:
    """The last key: the card, where one may be played; the door, where a token is lost."""
    return keys[-1]


def lose(view: TableView, seat: Seat, keys: Keys) -> str:
    """The token that is worth least."""
    return min(keys, key=lambda key: view.points[key.partition(":")[2]])


def mutant(view: TableView, seat: Seat, keys: Keys) -> str:
    """A monster without a mutation that will act soon, the strongest first."""
    mutated = view.seat(seat).mutations.values()
    mine = {each.id: each for each in view.monsters if each.seat == seat}
    return max(keys, key=lambda key: ((each := mine[key.partition(":")[2]]).id not in mutated, each.ready, each.kind == "father"))


def vote(view: TableView, seat: Seat, keys: Keys) -> str:
    """For the strongest card, the lowest seat among equals: so helpers of one mind agree."""
    assert view.fight is not None
    best = max(view.fight.offers, key=lambda offer: (strength(view, offer.card), -offer.seat))
    return f"vote:{best.seat}"


def take(view: TableView, seat: Seat, keys: Keys) -> str:
    """Any card rather than none."""
    return keys[0]


def discard(view: TableView, seat: Seat, keys: Keys) -> str:
    """The weakest object first."""
    objects = load().objects
    return min(keys, key=lambda key: (objects[card].dice if (card := key.partition(":")[2]) in objects else 2, key))


def room(view: TableView, seat: Seat, keys: Keys) -> str:
    """The room with most hidden guests."""
    return max(keys, key=lambda key: view.lurking.get(key.partition(":")[2], 0))


def barricade(view: TableView, seat: Seat, keys: Keys) -> str:
    """A doorway beside none of the own monsters, if there is one."""
    mine = {each.zone for each in view.monsters if each.seat == seat}
    doors = board("shed" in view.piles, "basement" in view.piles).doors
    return next((key for key in keys if not mine & set(doors[key.partition(":")[2]])), keys[0])


CHOOSERS: Mapping[str, Chooser] = {
    "order": order,
    "favourite": favourite,
    "monster": monster,
    "start": start,
    "act": act,
    "draw": draw,
    "scare": scare,
    "before-roll": before_roll,
    "after-roll": after_roll,
    "defence": defence,
    "vote": vote,
    "rummage": take,
    "discard": discard,
    "room": room,
    "whisper": room,
    "barricade": barricade,
    "ejection": last,
    "meat": last,
    "claw-attack": take,
    "lose": lose,
    "pay": take,
    "mutant": mutant,
    "drop": take,
    "mutate": take,
}
