"""The numbers of the game: read from TOML files, checked, frozen.

What a card does is code; how many, how strong and how often is content. A folder with files of the same names may
replace the shipped ones, so that a group can play with its own numbers.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, pairwise
from pathlib import Path
from typing import Literal, get_args

from games.content import ContentError, HasId, by_id, fingerprint, read, replacing
from games.pit import numbers, units
from games.pit.facts import Facts, Thing, told
from games.pit.numbers import (
    Captain,
    Encounter,
    Item,
    Mage,
    Messenger,
    Monster,
    MonsterCard,
    Mount,
    Outpost,
    Patron,
    Quest,
    Reward,
    Skull,
    Slots,
    Soldier,
    TableNumbers,
    Wish,
    Wyvern,
)
from games.pit.units import UnitFacts
from games.pit.view import BRIDGES, DISTRICTS, MONSTERS, RUNES, SLOTS, STRUCTURES

SHIPPED = Path(__file__).parent / "content"
Deck = Literal["barracks", "tavern", "town_hall", "stables", "eyrie", "sanctuary", "quests", "monster_cards", "encounters", "wishes", "skulls"]
DECKS: tuple[Deck, ...] = get_args(Deck)
QUEST_PLACES = (*STRUCTURES, "tavern", "any", "rolled")
TOKEN_PLACES = (*STRUCTURES, *DISTRICTS)


@dataclass(frozen=True)
class Content:
    """All numbers of the game, looked up by id; the order is that of the files."""

    captains: Mapping[str, Captain]
    messenger: Messenger
    slots: Mapping[str, Slots]
    """By the side of the Outposts."""
    outposts: Mapping[str, Outpost]
    """By bridge and side: `ice_a`."""
    barracks: Mapping[str, Soldier]
    tavern: Mapping[str, Patron]
    town_hall: Mapping[str, Item]
    stables: Mapping[str, Mount]
    eyrie: Mapping[str, Wyvern]
    sanctuary: Mapping[str, Mage]
    quests: Mapping[str, Quest]
    monster_cards: Mapping[str, MonsterCard]
    encounters: Mapping[str, Encounter]
    wishes: Mapping[str, Wish]
    skulls: Mapping[str, Skull]
    monsters: Mapping[str, Monster]
    table: TableNumbers
    units: Mapping[str, UnitFacts]
    """Everything that may stand in a slot."""
    fingerprint: str
    """Changes when any number, or the order of any list, changes: a journal fits one fingerprint only."""

    def deck(self, kind: Deck) -> tuple[str, ...]:
        """The cards or tokens of one sort as the box holds them, each as often as it has copies, in the order of the file.

        The rules take out what does not play: Paladins, and the doubles of Captains at the table.
        """
        cards: Mapping[str, HasId] = getattr(self, kind)
        return tuple(each.id for each in cards.values() for _ in range(getattr(each, "copies", 1)))

    def unit(self, card: str) -> UnitFacts:
        """A card that may stand in a slot. Raises KeyError."""
        return self.units[card]

    def runes(self, side: str) -> Mapping[str, str]:
        """The rune of each slot of an Outpost: `a1` to `d6`."""
        found = self.slots[side]
        return dict(zip(SLOTS, (*found.attackers, *found.defenders), strict=True))

    def rewards(self, bridge: str, side: str) -> Mapping[str, Reward]:
        """What the Dwarven Grotto and the White Mage do for an Outpost, by the rune rolled, in the order of the runes."""
        found = self.outposts[f"{bridge}_{side}"].rewards
        return {rune: found[rune] for rune in RUNES}

    def skulls_of(self, colour: str) -> tuple[str, ...]:
        """Difficulty tokens of a colour: `w`, `y` or `r`."""
        return tuple(each.id for each in self.skulls.values() if each.colour == colour)

    def encounters_of(self, *kinds: str) -> tuple[str, ...]:
        """Encounter cards of some kinds."""
        return tuple(each.id for each in self.encounters.values() if each.kind in kinds)

    def facts(self, card: str) -> Facts:
        """The numbers of anything with a name, for people to read; empty for anything else.

        Wishes are called `wish_…`, difficulty tokens `skull_…`, the B side of a Monster's board `…-b`.
        """
        thing = self._thing(card.removesuffix("-b"))
        return told(thing, "b" if card.endswith("-b") else "a") if thing is not None else {}

    def _thing(self, card: str) -> Thing | None:
        if card.startswith("wish_"):
            return self.wishes.get(card.removeprefix("wish_"))
        if card.startswith("skull_"):
            return self.skulls.get(card.removeprefix("skull_"))
        if (mage := self.sanctuary.get(card)) is not None and mage.kind == "wizard":
            return mage
        shelves: tuple[Mapping[str, Thing], ...] = (
            *(self.eyrie, self.units, self.town_hall, self.stables, self.quests),
            *(self.monster_cards, self.encounters, self.monsters),
        )
        return next((shelf[card] for shelf in shelves if card in shelf), None)


def load(folder: Path | None = None) -> Content:
    """The content, files in `folder` (else in CONTENT_DIR/pit) replacing shipped ones of the same name. Raises ContentError."""
    return _load(folder or replacing("pit"))


@lru_cache(maxsize=8)
def _load(folder: Path | None) -> Content:
    captains = read(SHIPPED, folder, "captains.toml", numbers.Captains)
    outposts = read(SHIPPED, folder, "outposts.toml", numbers.Outposts)
    barracks = read(SHIPPED, folder, "barracks.toml", numbers.Barracks)
    tavern = read(SHIPPED, folder, "tavern.toml", numbers.Tavern)
    town_hall = read(SHIPPED, folder, "town_hall.toml", numbers.TownHall)
    stables = read(SHIPPED, folder, "stables.toml", numbers.Stables)
    eyrie = read(SHIPPED, folder, "eyrie.toml", numbers.Eyrie)
    sanctuary = read(SHIPPED, folder, "sanctuary.toml", numbers.Sanctuary)
    quests = read(SHIPPED, folder, "quests.toml", numbers.Quests)
    cards = read(SHIPPED, folder, "monster_cards.toml", numbers.MonsterCards)
    encounters = read(SHIPPED, folder, "encounters.toml", numbers.Encounters)
    wishes = read(SHIPPED, folder, "wishes.toml", numbers.Wishes)
    skulls = read(SHIPPED, folder, "skulls.toml", numbers.Skulls)
    monsters = read(SHIPPED, folder, "monsters.toml", numbers.Monsters)
    table = read(SHIPPED, folder, "table.toml", numbers.TableNumbers)
    citadel = (barracks, tavern, town_hall, stables, eyrie, sanctuary, quests, wishes)
    content = Content(
        captains=by_id("captains.toml", "captains", captains.captains),
        messenger=captains.messenger,
        slots=outposts.slots,
        outposts=by_id("outposts.toml", "outposts", outposts.outposts),
        barracks=by_id("barracks.toml", "barracks", barracks.barracks),
        tavern=by_id("tavern.toml", "tavern", tavern.tavern),
        town_hall=by_id("town_hall.toml", "town_hall", town_hall.town_hall),
        stables=by_id("stables.toml", "stables", stables.stables),
        eyrie=by_id("eyrie.toml", "eyrie", eyrie.eyrie),
        sanctuary=by_id("sanctuary.toml", "sanctuary", sanctuary.sanctuary),
        quests=by_id("quests.toml", "quests", quests.quests),
        monster_cards=by_id("monster_cards.toml", "monster_cards", cards.monster_cards),
        encounters=by_id("encounters.toml", "encounters", encounters.encounters),
        wishes=by_id("wishes.toml", "wishes", wishes.wishes),
        skulls=by_id("skulls.toml", "skulls", skulls.skulls),
        monsters=by_id("monsters.toml", "monsters", monsters.monsters),
        table=table,
        units=units.by_card(
            units.of_captains(captains.captains, captains.messenger),
            units.of_barracks(barracks.barracks, table.prices),
            units.of_tavern(tavern.tavern),
            units.of_sanctuary(sanctuary.sanctuary, table.prices),
            units.of_eyrie(eyrie.eyrie, table.prices),
        ),
        fingerprint=fingerprint((captains, outposts, *citadel, cards, encounters, skulls, monsters, table)),
    )
    for fault in _faults(content):
        raise fault
    return content


def _faults(content: Content) -> Iterator[ContentError]:
    yield from _count_faults(content)
    yield from _clash_faults(content)
    yield from _unit_faults(content)
    yield from _place_faults(content)
    yield from _outpost_faults(content)
    yield from _monster_faults(content)
    yield from _track_faults(content)


def _count_faults(content: Content) -> Iterator[ContentError]:
    counts = content.table.counts
    for kind in DECKS:
        found, due = len(content.deck(kind)), getattr(counts, kind)
        if found != due:
            yield ContentError(f"{kind}.toml", kind, f"adds up to {found}, but the box holds {due}")
    tokens = sum(each.tokens for each in content.encounters.values())
    if tokens != counts.tokens:
        yield ContentError("encounters.toml", "encounters", f"has {tokens} tokens, but the box holds {counts.tokens}")


def _clash_faults(content: Content) -> Iterator[ContentError]:
    """Names and drawings go by id. Wishes and difficulty tokens may share ids, for their names begin with their kind."""
    shelves: dict[str, Mapping[str, HasId]] = {kind: getattr(content, kind) for kind in DECKS if kind not in {"wishes", "skulls"}}
    shelves |= {"captains": content.captains, "monsters": content.monsters}
    for card, n in Counter(chain([content.messenger.id], *shelves.values())).items():
        if n > 1:
            file = [name for name, shelf in shelves.items() if card in shelf][-1]
            yield ContentError(f"{file}.toml", f"{file}.{card}", "another card has the same id")


def _unit_faults(content: Content) -> Iterator[ContentError]:
    for captain in content.captains.values():
        double = content.tavern.get(f"{captain.id}_double")
        if double is None or double.type != captain.type:
            yield ContentError("tavern.toml", f"tavern.{captain.id}_double", f"every Captain needs a double of the same type, {captain.type}")
    for mage in content.sanctuary.values():
        if (mage.kind == "hero") != bool(mage.type):
            yield ContentError("sanctuary.toml", f"sanctuary.{mage.id}.type", "Heroes have a type, Wizards have none")
        if mage.kind == "wizard" and mage.dice:
            yield ContentError("sanctuary.toml", f"sanctuary.{mage.id}.dice", "Wizards give no dice")


def _place_faults(content: Content) -> Iterator[ContentError]:
    for quest in content.quests.values():
        if quest.place not in QUEST_PLACES:
            yield ContentError("quests.toml", f"quests.{quest.id}.place", f"no structure is called {quest.place}")
    if len({each.number for each in content.quests.values()}) != len(content.quests):
        yield ContentError("quests.toml", "quests", "two Quests have the same number")
    for each in content.encounters.values():
        if reason := _token_fault(each):
            yield ContentError("encounters.toml", f"encounters.{each.id}", reason)


def _token_fault(each: Encounter) -> str:
    if each.kind == "event":
        return "an event has no tokens" if each.tokens or each.places or each.health else ""
    if (each.kind == "creature") != bool(each.family):
        return "Creatures have a family, others have none"
    if each.kind in {"creature", "outlaw"} and not each.health:
        return "needs health"
    if bool(each.health) != bool(each.dice):
        return "needs dice and health, or neither"
    if not each.tokens:
        return "needs tokens"
    if each.places in {("rolled",), ("outpost",)}:
        return ""
    strange = next((place for place in each.places if place not in TOKEN_PLACES), "")
    if strange:
        return f"no place is called {strange}"
    return "" if len(each.places) == each.tokens else f"has {each.tokens} tokens and {len(each.places)} places"


def _outpost_faults(content: Content) -> Iterator[ContentError]:
    if set(content.slots) != {"a", "b"}:
        yield ContentError("outposts.toml", "slots", "needs both sides, a and b")
    due = {f"{bridge}_{side}" for bridge in BRIDGES for side in "ab"}
    if set(content.outposts) != due:
        yield ContentError("outposts.toml", "outposts", f"needs both sides at each of the bridges {', '.join(BRIDGES)}")
    for each in content.outposts.values():
        if set(each.rewards) != set(RUNES):
            yield ContentError("outposts.toml", f"outposts.{each.id}.rewards", f"needs the runes {', '.join(RUNES)}")


def _monster_faults(content: Content) -> Iterator[ContentError]:
    if set(content.monsters) != set(MONSTERS):
        yield ContentError("monsters.toml", "monsters", f"needs {', '.join(MONSTERS)}")
    caps = content.table.caps
    for each in content.monsters.values():
        for side in "ab":
            board = each.side(side)
            if len(board.dice) > board.limit:
                yield ContentError("monsters.toml", f"monsters.{each.id}.{side}", "starts with more dice than its limit")
            if any(board.dice.count(colour) > getattr(caps, colour) for colour in "wyr"):
                yield ContentError("monsters.toml", f"monsters.{each.id}.{side}", "starts with more dice of a colour than a roll may have")


def _track_faults(content: Content) -> Iterator[ContentError]:
    track = content.table.track
    if not all(low < high for low, high in pairwise((0, *track.purple, track.length))):
        yield ContentError("table.toml", "track.purple", "goes up from the Monster Pit to the Citadel Gate")
    if set(track.bridges) != set(BRIDGES):
        yield ContentError("table.toml", "track.bridges", f"needs the bridges {', '.join(BRIDGES)}")
