"""Alt texts of Outposts, hands, the end and the box. That of a hand is also the text of the private message."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from games.pit.view import ATTACKERS, DEFENDERS, CaptainView, FoeView, PrivateView, TableView, UnitView
from rendering.pit.aside import foretold
from rendering.pit.describe import describe
from rendering.pit.wording import abilities, effect, name, quest_reward, quest_task, row_text, say, tell, title_of
from rendering.text import clean, clusters

LIMIT = 1024
"""Characters of an alt text."""
NAME = 24
"""Characters that a player's name takes at most."""
TERSE = 4
"""Steps in which a text gets shorter: without tasks and runes, without dice in Reserve and what is attached, without dice, names counted."""
ROWS = ("x0", "x1", "x2", "x3", "x4", "x5", "x6")


def describe_outpost(view: TableView, seat: int, names: Mapping[int, str]) -> str:
    """An Outpost in words, as everybody sees it."""
    captain, who = view.captain(seat), _name(names[seat])
    return _fitting(lambda terse: _outpost(view, captain, who, terse))


def describe_hand(view: TableView, names: Mapping[int, str]) -> str:
    """What `view.you` may see, in words. Raises ValueError for the public view."""
    you = view.you
    if you is None:
        raise ValueError("the public has no hand")
    who, foe = _name(names[you.seat]), view.foe
    if foe is not None and foe.seat == you.seat:
        return _fitting(lambda terse: _lair(view, foe, you, who, terse))
    if not view.captains:
        return describe(view, names)
    eyes = [tell("eyes", cards=_list(map(title_of, you.looking)))] if you.looking else []
    return _fitting(lambda terse: [*eyes, *_outpost(view, view.captain(you.seat), who, terse)])


def describe_sheet(view: TableView, names: Mapping[int, str]) -> str:
    """The end in words. Raises ValueError while the match goes on."""
    if view.result is None:
        raise ValueError("the match is not over")
    return _fitting(lambda terse: _end(view, names, terse))


def describe_lobby(names: Mapping[int, str], seats: int) -> str:
    """The box in words."""
    sitting = [_list(_name(names[seat]) for seat in sorted(names)) + "."] if names else []
    return _fitting(lambda _: [tell("box", taken=len(names), seats=seats), *sitting])


def _fitting(make: Callable[[int], list[str]]) -> str:
    """The fullest text that fits; the shortest is cut at a word."""
    texts = (" ".join(make(terse)) for terse in range(TERSE + 1))
    text = next((text for text in texts if len(text) <= LIMIT), " ".join(make(TERSE)))
    return text if len(text) <= LIMIT else text[: LIMIT - 2].rsplit(" ", 1)[0] + " …"


def _name(text: str) -> str:
    """A player's name on one line, not too long."""
    kept = clusters(clean(text))
    while len("".join(kept)) > NAME:
        kept.pop()
    return "".join(kept)


def _list(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _stopped(text: str) -> str:
    """A text with a stop at its end."""
    return text if text.endswith(".") else f"{text}."


def _many(names: Iterable[str]) -> str:
    """Names, those that come more than once with their number."""
    return _list(each if n == 1 else tell("many", card=each, n=n) for each, n in Counter(names).items())


def _dice(dice: str) -> str:
    """Dice of a roll by colour."""
    return _list(tell(f"dice-{kind}", n=dice.count(kind)) for kind in "wyr" if kind in dice) or tell("no-dice")


def _outpost(view: TableView, captain: CaptainView, who: str, terse: int) -> list[str]:
    if not captain.id:
        return [tell("outpost-none", name=who)]
    goods = {"gold": captain.gold, "blue": captain.blue, "green": captain.green, "stones": captain.stones}
    lines = [tell("outpost", name=who, captain=name(captain.id), **goods), *_state(captain, terse)]
    dice = {"pool": _dice(captain.pool), "attack": _dice(captain.attack), "defence": _dice(captain.defence)}
    lines.append(tell("outpost-dice", **dice))
    for side, slots in (("attackers", ATTACKERS), ("defenders", DEFENDERS)):
        cards = [captain.slots[slot] for slot in slots if slot in captain.slots]
        lines.append(tell(f"outpost-{side}", cards=_cards(captain, cards, terse) or tell("outpost-nobody")))
    if captain.blocked:
        lines.append(tell("outpost-blocked", n=len(captain.blocked)))
    if captain.reserve:
        lines.append(tell("outpost-reserve", cards=_cards(captain, captain.reserve, terse + 1)))
    return [*lines, *_belongings(view, captain, terse)]


def _state(captain: CaptainView, terse: int) -> list[str]:
    """What is to be said of the Captain alone."""
    unit = captain.unit
    if unit is None:
        return []
    things = (*unit.items, *unit.mounts)
    return [
        *([tell("outpost-lead")] if captain.is_lead else []),
        *([tell("outpost-injured")] if unit.is_injured else []),
        *([tell("outpost-used")] if captain.is_ability_used else []),
        *([tell("outpost-ability", text=_stopped(effect(captain.id)))] if effect(captain.id) and not terse else []),
        *([tell("outpost-carries", things=_many(map(name, things)))] if things and terse < TERSE else []),
    ]


def _cards(captain: CaptainView, cards: Iterable[UnitView], terse: int) -> str:
    if terse >= TERSE:
        return _many(tell("card-injured", card=name(each.id)) if each.is_injured else name(each.id) for each in cards)
    return "; ".join(_card(captain, each, terse) for each in cards)


def _card(captain: CaptainView, unit: UnitView, terse: int) -> str:
    """One card: its rune, dice, state and what is attached, as far as there is room."""
    text, things = name(unit.id), (*unit.items, *unit.mounts)
    if unit.dice and terse < TERSE - 1:
        text = tell("card-dice", card=text, dice=unit.dice.upper())
    if terse < TERSE - 2 and (things or unit.armour):
        worn = [name(f"{each}_armour") if each in ("white", "yellow") else tell("card-wish") for each in unit.armour]
        text = tell("card-with", card=text, things=_many([*map(name, things), *worn]))
    if unit.is_injured:
        text = tell("card-injured", card=text)
    if unit.is_used and terse < TERSE - 2:
        text = tell("card-used", card=text)
    if unit.service > 0 and terse < TERSE - 1:
        text = tell("card-service", card=text, n=unit.service)
    rune = captain.runes.get(unit.slot, "")
    return tell("card-at", rune=say(f"rune-{rune}"), card=text) if rune and not terse else text


def _belongings(view: TableView, captain: CaptainView, terse: int) -> list[str]:
    """Quest, wishes, what was visited, and dice of wishes."""
    lines = []
    if captain.quest:
        lines.append(tell("outpost-quest", quest=title_of(captain.quest), round=captain.quest_due))
        if not terse:
            lines.append(tell("outpost-task", task=_stopped(quest_task(captain.quest)), reward=_stopped(quest_reward(captain.quest))))
        if captain.quest_district:
            lines.append(tell("outpost-ride", district=name(captain.quest_district)))
    if captain.wishes:
        lines.append(tell("outpost-wishes", cards=_many(name(f"wish_{each}") for each in captain.wishes)))
    if captain.visited and terse < TERSE - 1 and view.phase != "over":
        lines.append(tell("outpost-visited", cards=_list(map(name, captain.visited))))
    if coming := foretold(view, captain.seat):
        lines.append(tell("outpost-coming", text=coming))
    if captain.extra:
        lines.append(tell("outpost-extra", dice=_dice(captain.extra)))
    return lines


def _lair(view: TableView, foe: FoeView, you: PrivateView, who: str, terse: int) -> list[str]:
    """The Monster player's cards, the Monster, and its board as far as there is room."""
    monster = view.monster
    cards = [
        tell("foe-card" if terse < TERSE else "foe-card-short", card=name(each.id), cost=each.cost, text=effect(each.id).rstrip("."))
        for each in you.hand
    ]
    left, dice = max(0, monster.length - monster.space), "".join(kind * n for kind, n in monster.dice.items())
    facts: dict[str, str | int] = {
        "monster": name(monster.id),
        "health": monster.health,
        "full": monster.full_health,
        "left": left,
        "dice": _dice(dice),
    }
    return [
        tell("foe", name=who, gold=foe.gold, cards="; ".join(cards)) if cards else tell("foe-none", name=who, gold=foe.gold),
        tell("foe-monster", **facts),
        *([tell("foe-charmed", cards=_many(name(each.id) for each in monster.mesmerized))] if monster.mesmerized else []),
        *([abilities(monster.id, monster.side)] if terse < TERSE - 1 else []),
        *([tell("foe-row", row=row, text=_stopped(row_text(monster.id, monster.side, row))) for row in ROWS] if terse < TERSE - 2 else []),
    ]


def _end(view: TableView, names: Mapping[int, str], terse: int) -> list[str]:
    """Outcome, each Captain, the Monster player."""
    monster, how = view.monster, view.result.how if view.result else ""
    facts: dict[str, str | int] = {
        "monster": name(monster.id),
        "round": view.round,
        "health": monster.health,
        "left": max(0, monster.length - monster.space),
    }
    lines = [tell(f"end-{how}", **facts)]
    for each in view.captains:
        did = {"damage": each.damage, "pushed": each.pushed, "earned": each.earned}
        lines.append(tell("end-captain", name=_name(names[each.seat]), captain=name(each.id) if each.id else "–", **did))
        cards = _many(name(unit.id) for unit in each.slots.values())
        if cards and terse < TERSE:
            lines.append(tell("end-cards", cards=cards))
    if view.foe is not None:
        lines.append(tell("end-foe", name=_name(names[view.foe.seat])))
    return lines
