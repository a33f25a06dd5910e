"""How the content is looked up, and how bad files are refused."""

from collections import Counter
from pathlib import Path

import pytest

from games.content import ContentError
from games.pit.cards import DECKS, SHIPPED, Content, Deck, load
from games.pit.units import UnitFacts
from games.pit.view import STRUCTURES

CONTENT = load()


def changed(tmp_path: Path, file: str, old: str, new: str) -> Content:
    """The content with one file changed in one place."""
    text = (SHIPPED / file).read_text()
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1))
    return load(tmp_path)


def refusal(tmp_path: Path, file: str, old: str, new: str) -> ContentError:
    """The error that such a change gives; it names the file first and is one line."""
    with pytest.raises(ContentError) as caught:
        changed(tmp_path, file, old, new)
    error = caught.value
    assert str(error) == f"{error.file}: {error.key}: {error.reason}"
    assert "\n" not in str(error)
    return error


@pytest.mark.parametrize(
    ("kind", "cards"),
    [
        ("barracks", 24),
        ("tavern", 42),
        ("town_hall", 24),
        ("stables", 10),
        ("eyrie", 10),
        ("sanctuary", 21),
        ("quests", 16),
        ("monster_cards", 36),
        ("encounters", 21),
        ("wishes", 20),
        ("skulls", 14),
    ],
)
def test_decks_have_the_counts_of_the_book(kind: Deck, cards: int) -> None:
    deck = CONTENT.deck(kind)
    assert len(deck) == cards
    assert list(dict.fromkeys(deck)) == list(getattr(CONTENT, kind))
    assert len(DECKS) == 11


def test_copies_follow_each_other_in_the_order_of_the_file() -> None:
    assert CONTENT.deck("eyrie")[:5] == ("cinder_wyvern", "cinder_wyvern", "gale_wyvern", "gale_wyvern", "thorn_wyvern")
    assert CONTENT.deck("tavern")[-6:] == tuple(f"{captain}_double" for captain in CONTENT.captains)
    assert Counter(CONTENT.deck("barracks"))["paladin"] == 4


def test_encounters_by_kind() -> None:
    assert len(CONTENT.encounters_of("event")) == 7
    assert len(CONTENT.encounters_of("creature")) == 8
    assert CONTENT.encounters_of("antient", "adventurer") == ("old_heron_of_the_moat", "stone_colossus", "maren_of_the_road", "brother_oats")
    tokens = {kind: sum(CONTENT.encounters[card].tokens for card in CONTENT.encounters_of(kind)) for kind in ("creature", "antient", "outlaw")}
    assert tokens == {"creature": 31, "antient": 2, "outlaw": 2}


def test_every_sort_of_unit_has_one_frame() -> None:
    assert CONTENT.unit("oona_bramblehide") == UnitFacts("oona_bramblehide", "captain", "captain", "fighter", "ad", "wr", injured_dice="r")
    assert CONTENT.unit("kings_messenger") == UnitFacts("kings_messenger", "messenger", "messenger", "", "d", "w")
    assert CONTENT.unit("siege_bowman") == UnitFacts("siege_bowman", "barracks", "soldier", "fighter", "a", "w", cost=2, service=-1)
    assert CONTENT.unit("blade_saint") == UnitFacts("blade_saint", "tavern", "champion", "fighter", "a", "www", cost=7)
    assert CONTENT.unit("maelin_dusk_double") == UnitFacts("maelin_dusk_double", "tavern", "hero", "cleric", "ad", "wy", cost=4)
    assert CONTENT.unit("dice_seer") == UnitFacts("dice_seer", "sanctuary", "wizard", "", "ad", "", cost=3)
    assert CONTENT.unit("tower_adept") == UnitFacts("tower_adept", "sanctuary", "hero", "spellcaster", "d", "w", cost=3)
    assert CONTENT.unit("gale_wyvern") == UnitFacts("gale_wyvern", "eyrie", "wyvern", "", "ad", "", cost=4)
    decks = Counter(each.deck for each in CONTENT.units.values())
    assert decks == {"captain": 6, "messenger": 1, "barracks": 12, "tavern": 42, "sanctuary": 15, "eyrie": 6}
    with pytest.raises(KeyError):
        CONTENT.unit("notched_axe")


def test_places_are_places_of_the_board() -> None:
    assert {quest.place for quest in CONTENT.quests.values()} - set(STRUCTURES) == {"tavern", "any", "rolled"}


def test_facts_for_people() -> None:
    unit = {"kind": "unit", "sort": "champion", "type": "fighter", "roles": "ad", "dice": "WY", "cost": 4}
    assert CONTENT.facts("chain_warden") == unit
    assert CONTENT.facts("kings_messenger") == unit | {"sort": "messenger", "type": "none", "roles": "d", "dice": "W", "cost": 0}
    assert CONTENT.facts("grey_librarian")["kind"] == "unit"
    assert CONTENT.facts("dice_seer") == {"kind": "wizard", "back": 2, "pool": "WWWW", "gains": "white"}
    assert CONTENT.facts("quieting_monk") == {"kind": "wizard", "back": 0, "pool": "none", "gains": "none"}
    assert CONTENT.facts("cinder_wyvern") == {"kind": "wyvern", "pool": "WWW"}
    item = {"kind": "item", "sort": "weapon", "cost": 4, "dice": "W", "in": "all", "bearers": "cleric monarch"}
    assert CONTENT.facts("dawn_mace") == item
    assert CONTENT.facts("iron_helm") == {"kind": "item", "sort": "armament", "cost": 2, "dice": "none", "in": "none", "bearers": "any"}
    assert CONTENT.facts("barricade") == {"kind": "fortification", "cost": 3}
    assert CONTENT.facts("frost_elk") == {"kind": "mount", "cost": 4, "dice": "W", "in": "defend", "bearers": "any"}
    assert CONTENT.facts("drain_the_cask") == {"kind": "quest", "number": 4, "place": "tavern"}
    assert CONTENT.facts("blood_moon") == {"kind": "monster_card", "cost": 6}


def test_facts_of_enemies_and_tokens() -> None:
    ogre = {"kind": "creature", "sort": "creature", "family": "dungeon", "health": 2, "dice": "WYR", "reward": 3, "tokens": 2}
    assert CONTENT.facts("tomb_ogre") == ogre
    assert CONTENT.facts("stone_colossus") == ogre | {"sort": "antient", "family": "none", "dice": "WWY", "reward": 4, "tokens": 1}
    assert CONTENT.facts("market_day") == {"kind": "encounter", "sort": "event"}
    assert CONTENT.facts("brother_oats") == {"kind": "encounter", "sort": "adventurer"}
    behemoth = {"kind": "monster", "family": "mythological", "dice": "YR", "limit": 10, "health": 6, "solo": 16}
    assert CONTENT.facts("behemoth") == behemoth
    assert CONTENT.facts("wish_red_die") == {"kind": "wish", "copies": 1}
    assert CONTENT.facts("skull_red_die") == {"kind": "skull", "colour": "yellow"}
    assert CONTENT.facts("red_die") == CONTENT.facts("gate") == {}


def test_everything_with_a_name_has_facts() -> None:
    shelves = [getattr(CONTENT, kind) for kind in DECKS if kind not in {"wishes", "skulls"}]
    ids = [card for shelf in (*shelves, CONTENT.captains, CONTENT.monsters) for card in shelf]
    ids += [f"wish_{wish}" for wish in CONTENT.wishes] + [f"skull_{skull}" for skull in CONTENT.skulls]
    assert len(ids) == len(set(ids))
    assert all(CONTENT.facts(card) for card in ids)


def test_content_is_frozen() -> None:
    with pytest.raises(AttributeError):
        CONTENT.tavern["blade_saint"].cost = 5  # type: ignore[misc]


def test_a_folder_replaces_single_files(tmp_path: Path) -> None:
    other = changed(tmp_path, "captains.toml", '"isolde_kerr", type = "fighter", dice = "wy"', '"isolde_kerr", type = "fighter", dice = "ww"')
    assert other.unit("isolde_kerr").dice == "ww"
    assert other.tavern == CONTENT.tavern
    assert other.fingerprint != CONTENT.fingerprint


def test_the_environment_names_the_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pit").mkdir()
    changed(tmp_path / "pit", "table.toml", "length = 60", "length = 72")
    monkeypatch.setenv("CONTENT_DIR", str(tmp_path))
    assert load().table.track.length == 72


def test_a_group_may_change_a_deck_where_it_says_so(tmp_path: Path) -> None:
    (tmp_path / "eyrie.toml").write_text((SHIPPED / "eyrie.toml").read_text().replace("copies = 1", "copies = 2"))
    assert len(changed(tmp_path, "table.toml", "eyrie = 10", "eyrie = 12").deck("eyrie")) == 12


def test_the_fingerprint_ignores_layout_but_not_order(tmp_path: Path) -> None:
    assert changed(tmp_path, "wishes.toml", "wishes = [", "# a remark\nwishes = [\n").fingerprint == CONTENT.fingerprint
    swapped = tmp_path / "swapped"
    swapped.mkdir()
    lines = (SHIPPED / "wishes.toml").read_text().splitlines()
    at = lines.index("wishes = [")
    lines[at + 1], lines[at + 2] = lines[at + 2], lines[at + 1]
    (swapped / "wishes.toml").write_text("\n".join(lines))
    assert load(swapped).fingerprint != CONTENT.fingerprint
    assert len(CONTENT.fingerprint) == 12


@pytest.mark.parametrize(
    ("file", "change", "fault"),
    [
        ("captains.toml", ('dice = "wy"', 'dice = "wb"'), ("captains[0].dice", "regex")),
        ("captains.toml", ('dice = "wy"', 'dice = "yw"'), ("captains[0].dice", "regex")),
        ("captains.toml", ('gem = "blue"', 'gem = "red"'), ("captains[0].gem", "red")),
        ("captains.toml", ('rune = "stone"', 'rune = "rock"'), ("captains[0].rune", "rock")),
        ("captains.toml", ("isolde_kerr", "isolde"), ("tavern.isolde_double", "double of the same type, fighter")),
        ("tavern.toml", ('type = "spellcaster"', 'type = "thief"'), ("tavern[3].type", "thief")),
        ("tavern.toml", ("cost = 0", "cost = -1"), ("tavern[0].cost", ">= 0")),
        ("tavern.toml", ("cost = 0, ", ""), ("tavern[0]", "missing required field `cost`")),
        ("tavern.toml", ('"falconer"', '"confessor"'), ("tavern.confessor", "listed 2 times")),
        ("tavern.toml", ('"falconer"', '"notched_axe"'), ("town_hall.notched_axe", "another card has the same id")),
        ("barracks.toml", ("copies = 4", "copies = 5"), ("barracks", "adds up to 25, but the box holds 24")),
        ("barracks.toml", ("service = -1", "service = -2"), ("barracks[6].service", ">= -1")),
        ("barracks.toml", ("service = 2", "servise = 2"), ("barracks[1]", "servise")),
        ("town_hall.toml", ('in = "all"', 'in = "morning"'), ("town_hall[0].in", "morning")),
        ("town_hall.toml", ('bearers = ["fighter"]', 'bearers = ["fool"]'), ("town_hall[0].bearers[0]", "fool")),
        ("sanctuary.toml", ('type = "cleric", ', ""), ("sanctuary.wandering_healer.type", "Heroes have a type")),
        ("sanctuary.toml", ("back = 4", 'dice = "w"'), ("sanctuary.novice_of_tides.dice", "Wizards give no dice")),
        ("sanctuary.toml", ('gains = "w"', 'gains = "b"'), ("sanctuary[0].gains", "b")),
        ("quests.toml", ('place = "church"', 'place = "temple"'), ("quests.carry_the_alms.place", "temple")),
        ("quests.toml", ("number = 2", "number = 1"), ("quests", "same number")),
        ("monster_cards.toml", ("copies = 2", "copies = 0"), ("monster_cards[0].copies", ">= 1")),
        ("encounters.toml", ("tokens = 6", "tokens = 7"), ("encounters", "has 38 tokens, but the box holds 37")),
        ("encounters.toml", ('"market", "royal_keep"', '"market"'), ("encounters.bone_marchers", "has 4 tokens and 3 places")),
        ("encounters.toml", ('"alchemist"', '"tavern_4"'), ("encounters.cellar_oozes", "no place is called tavern_4")),
        ("encounters.toml", ('health = 2, dice = "wwy", ', "health = 2, "), ("encounters.stone_colossus", "dice and health")),
        ("encounters.toml", ('health = 1, dice = "yy", ', ""), ("encounters.lady_sable_toll_thief", "needs health")),
        ("encounters.toml", ('family = "zombie", ', ""), ("encounters.grave_hounds", "Creatures have a family")),
        ("encounters.toml", ('"curfew", kind = "event"', '"curfew", kind = "event", health = 1'), ("encounters.curfew", "no tokens")),
        ("skulls.toml", ('colour = "w"', 'colour = "b"'), ("skulls[0].colour", "b")),
        ("outposts.toml", ("[slots.b]", "[slots.c]"), ("slots", "both sides")),
        ("outposts.toml", ('"thorn", "star"]', '"thorn"]'), ("slots[...].attackers", "length")),
        ("outposts.toml", ("rewards.tide", "rewards.rain"), ("outposts.ice_a.rewards", "needs the runes")),
        ("outposts.toml", ('side = "b"', 'side = "a"'), ("outposts.ice_a", "listed 2 times")),
        ("monsters.toml", ('id = "behemoth"', 'id = "hydra"'), ("monsters", "needs enchantress")),
        ("monsters.toml", ('family = "undead"', 'family = "ghost"'), ("monsters[3].family", "ghost")),
        ("monsters.toml", ("limit = 9", "limit = 1"), ("monsters.enchantress.a", "more dice than its limit")),
        ("monsters.toml", ('dice = "yy"', 'dice = "rrrrr"'), ("monsters.enchantress.a", "more dice of a colour")),
        ("table.toml", ("length = 60", "length = 48"), ("track.purple", "goes up")),
        ("table.toml", ("stone = 46.5", "mud = 46.5"), ("track.bridges", "needs the bridges")),
        ("table.toml", ("wishes = 20", "wishes = 21"), ("wishes", "adds up to 20, but the box holds 21")),
        ("table.toml", ("[stock]", "[stock"), ("the file", "no TOML")),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, file: str, change: tuple[str, str], fault: tuple[str, str]) -> None:
    error = refusal(tmp_path, file, *change)
    assert error.key == fault[0]
    assert fault[1] in error.reason
