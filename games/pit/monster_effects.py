"""What Monster cards do, by the text for the Monster player and by that for the Monster alone (A8.10)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from games.pit import boards, combat, dice, encounters, harm, quests
from games.pit.asking import board_chooser, decide, injury_chooser, pick_captain
from games.pit.losses import items, lose_gold, mounts, strip
from games.pit.march import gain, heal, improvable, improve_one, may_gain, move
from games.pit.pieces import DECKS, Captain
from games.pit.state import Game
from games.pit.traits import with_most
from games.pit.view import DISTRICTS, STRUCTURES

Effect = Callable[[Game], Awaitable[None]]
DAYLIGHT = ("morning", "midday")


def is_kin(game: Game, *families: str) -> bool:
    """Whether the Monster is of a family that a card favours."""
    return game.monster.family in families


def coming_midday(game: Game) -> int:
    """The Round of this Midday, or of the next when it is over."""
    return game.round if game.phase in DAYLIGHT else game.round + 1


# ---------------------------------------------------------------- the Monster's steps, dice and health


def forward(spaces: int) -> Effect:
    """Surge of Claws, Hungry March: move."""

    async def effect(game: Game) -> None:
        move(game, spaces)

    return effect


def brood(improves: bool) -> Effect:
    """Brood Call: gain a White Die, Vermin two; the AI improves a die instead of one that does not fit."""

    async def effect(game: Game) -> None:
        for _ in range(2 if is_kin(game, "vermin") else 1):
            if not gain(game, "w") and improves:
                await improve_one(game, board_chooser(game))

    return effect


async def malice(game: Game) -> None:
    """Sharpened Malice: improve one die, Dungeon two."""
    for _ in range(2 if is_kin(game, "dungeon") else 1):
        await improve_one(game, board_chooser(game))


async def red_moon(game: Game) -> None:
    """Blood Moon: gain a Red Die."""
    gain(game, "r")


async def moon(game: Game) -> None:
    """Blood Moon by itself: a Yellow Die, Red for Undead."""
    gain(game, "r" if is_kin(game, "undead") else "y")


async def mend(game: Game) -> None:
    """Mend Flesh: heal 1, Undead and Infernal 2."""
    heal(game, 2 if is_kin(game, "undead", "infernal") else 1)


async def scales(game: Game) -> None:
    """Ward of Scales by itself: the first damage of the next Round is ignored."""
    game.notes["ward"] = game.round + 1
    game.tell("ward-set")


async def chant(game: Game) -> None:
    """Counter-Chant by itself: the next Wizard moves the Monster only half as far."""
    game.notes["counter_chant"] = 1
    game.tell("chant-set")


def spawn(by_player: bool) -> Effect:
    """Spawn: a Creature comes."""

    async def effect(game: Game) -> None:
        await encounters.spawn(game, by_player)

    return effect


def can_spawn(game: Game) -> bool:
    """Whether that would bring anything."""
    return encounters.can_spawn(game)


# ---------------------------------------------------------------- attacks and injuries


async def assault(game: Game) -> None:
    """Sudden Assault: attack any Captain."""
    await combat.strike(game, await pick_captain(game, board_chooser(game), "target", game.captains))


async def assault_lead(game: Game) -> None:
    """Sudden Assault by itself: attack the Lead Captain."""
    await boards.attack_lead(game)


async def wounds(game: Game) -> None:
    """Old Wounds: injure one character in any Outpost, Undead and Zombies two."""
    for _ in range(2 if is_kin(game, "undead", "zombie") else 1):
        able = vulnerable(game)
        if able:
            captain = await pick_captain(game, board_chooser(game), "wounds", able)
            await harm.injure_one(game, captain, by=harm.FROM_CARD, chooser=board_chooser(game))


async def rolled_wounds(game: Game) -> None:
    """Old Wounds by itself: the Lead Captain's character in the rolled slot, for Undead and Zombies a second roll."""
    for _ in range(2 if is_kin(game, "undead", "zombie") else 1):
        await boards.injure_rolled(game, game.leader, harm.FROM_CARD)


def vulnerable(game: Game) -> list[Captain]:
    """Captains with somebody whom a card can injure."""
    return [captain for captain in game.captains if harm.injurable(captain, harm.FROM_CARD)]


# ---------------------------------------------------------------- Gold, Items, Mounts, Quests


async def purse(game: Game) -> None:
    """Cut the Purse-Strings: one Captain loses 2 Gold."""
    rich = with_gold(game)
    if rich:
        lose_gold(game, await pick_captain(game, board_chooser(game), "purse", rich), 2)


async def fattest_purse(game: Game) -> None:
    """Cut the Purse-Strings by itself: the Captain with the most Gold."""
    if with_gold(game):
        most = with_most(game, lambda captain: captain.gold)
        lose_gold(game, await pick_captain(game, board_chooser(game), "purse", most), 2)


async def rot(game: Game) -> None:
    """Rot in the Granary: each Captain loses 1 Gold."""
    for captain in game.in_order():
        lose_gold(game, captain, 1)


def with_gold(game: Game) -> list[Captain]:
    """Captains with any Gold."""
    return [captain for captain in game.captains if captain.gold]


async def straps(game: Game) -> None:
    """Rusted Straps: one attached Mount returns to its deck."""
    await take_one(game, board_chooser(game), lambda: [key for captain in game.captains for key in mounts(captain)])


async def most_straps(game: Game) -> None:
    """Rusted Straps by itself: the Captain with the most Items returns one; which one is chosen like an injury (A-R21)."""
    if any(items(captain) for captain in game.captains):
        most = with_most(game, lambda captain: len(items(captain)))
        captain = await pick_captain(game, board_chooser(game), "straps-captain", most)
        await take_one(game, injury_chooser(game, captain), lambda: items(captain))


async def take_one(game: Game, chooser: int, keys: Callable[[], Sequence[str]]) -> None:
    """One Item or Mount of several goes back to its deck."""
    if key := await decide(game, chooser, "straps", keys):
        strip(game, key)


async def whispers(game: Game) -> None:
    """Whispers: one Captain discards a Wish token or a Quest, as the Monster player names it."""
    haunted = [captain for captain in game.captains if secrets(captain)]
    if not haunted:
        return
    captain = await pick_captain(game, board_chooser(game), "whispers", haunted)
    with game.about(subject=str(captain.seat)):
        key = await decide(game, board_chooser(game), "whispers-what", lambda: secrets(captain))
    if key.startswith("drop:quest_"):
        await forget(game, captain)
    elif key:
        captain.wishes.remove(key.removeprefix("drop:wish_"))
        game.tell("wish-lost", seat=captain.seat, card=key.removeprefix("drop:"))


def secrets(captain: Captain) -> list[str]:
    """A Captain's Wish tokens and Quest, as keys."""
    return [*(f"drop:wish_{wish}" for wish in dict.fromkeys(captain.wishes)), *([f"drop:quest_{captain.quest}"] if captain.quest else [])]


async def forget(game: Game, captain: Captain) -> None:
    """A Quest is lost, without the penalty for failing it."""
    game.tell("quest-lost", seat=captain.seat, card=captain.quest)
    await quests.put_back(game, captain)


async def rumours(game: Game) -> None:
    """Whispers by itself: every Captain with a Quest loses 1 Gold or the Quest, as that Captain likes."""
    for captain in game.in_order():
        if captain.quest:
            keys = [*(["whisper:gold"] if captain.gold else []), "whisper:quest"]
            if await decide(game, captain.seat, "rumours", lambda keys=keys: keys) == "whisper:gold":  # type: ignore[misc]
                lose_gold(game, captain, 1)
            else:
                await forget(game, captain)


# ---------------------------------------------------------------- Districts


async def fog(game: Game) -> None:
    """Dread Fog: close one District for this Midday; a Captain who is there stays, but visits nothing more."""
    key = await decide(game, board_chooser(game), "fog", lambda: [f"district:{district}" for district in clear(game)])
    if key:
        close(game, key.partition(":")[2])


async def rolled_fog(game: Game) -> None:
    """Dread Fog by itself: a rolled District is closed next Midday."""
    close(game, await dice.locate(game))


def clear(game: Game) -> list[str]:
    """Districts that are not closed."""
    return [district for district in DISTRICTS if not game.is_closed(district)]


def close(game: Game, district: str) -> None:
    """Close a District until the coming Midday is over, or longer where it is so already."""
    game.closed[district] = max(game.closed.get(district, 0), coming_midday(game))
    game.tell("closed", district=district)


async def street(game: Game) -> None:
    """Burning Street: burn one District."""
    key = await decide(game, board_chooser(game), "burn", lambda: [f"district:{district}" for district in burnable(game)])
    if key:
        burn(game, key.partition(":")[2])


async def rolled_street(game: Game) -> None:
    """Burning Street by itself: a rolled District."""
    burn(game, await dice.locate(game))


def burn(game: Game, district: str) -> None:
    """Burn a District, for Mythological Monsters twice."""
    for _ in range(2 if is_kin(game, "mythological") else 1):
        harm.burn_district(game, district)


def burnable(game: Game) -> list[str]:
    """Districts with a card left."""
    full = {STRUCTURES[deck] for deck in DECKS if game.decks[deck] or game.faces.get(deck)}
    return [district for district in DISTRICTS if district in full]


async def panic(game: Game) -> None:
    """Panic: choose the District that one Captain must enter this Midday."""
    unplaced = scared(game)
    if not unplaced:
        return
    captain = await pick_captain(game, board_chooser(game), "panic", unplaced)
    with game.about(subject=str(captain.seat)):
        key = await decide(game, board_chooser(game), "panic-district", lambda: [f"district:{district}" for district in roads(game, captain)])
    if key:
        game.notes[f"forced.{captain.seat}"] = DISTRICTS.index(key.partition(":")[2])
        game.tell("forced", seat=captain.seat, district=key.partition(":")[2])


def scared(game: Game) -> list[Captain]:
    """Captains who have still to enter a District, and may be made to."""
    return [captain for captain in game.captains if not captain.district and f"forced.{captain.seat}" not in game.notes and roads(game, captain)]


def roads(game: Game, captain: Captain) -> list[str]:
    """Districts that are open and new to a Captain."""
    return [district for district in clear(game) if district != captain.last_district]


async def reverse(game: Game) -> None:
    """Panic by itself: in the coming Midday the Captains choose in reverse order."""
    game.notes["reversed"] = coming_midday(game)
    game.tell("reversed")


# ---------------------------------------------------------------- the deck


AI: Mapping[str, Effect] = {
    "surge_of_claws": forward(2),
    "hungry_march": forward(3),
    "dread_fog": rolled_fog,
    "cut_the_purse_strings": fattest_purse,
    "old_wounds": rolled_wounds,
    "sudden_assault": assault_lead,
    "brood_call": brood(improves=True),
    "sharpened_malice": malice,
    "blood_moon": moon,
    "rot_in_the_granary": rot,
    "rusted_straps": most_straps,
    "burning_street": rolled_street,
    "panic": reverse,
    "mend_flesh": mend,
    "ward_of_scales": scales,
    "whispers": rumours,
    "spawn": spawn(by_player=False),
    "counter_chant": chant,
}
"""What a card does that the Monster draws."""
PLAYER: Mapping[str, Effect] = {
    "surge_of_claws": forward(2),
    "hungry_march": forward(4),
    "dread_fog": fog,
    "cut_the_purse_strings": purse,
    "old_wounds": wounds,
    "sudden_assault": assault,
    "brood_call": brood(improves=False),
    "sharpened_malice": malice,
    "blood_moon": red_moon,
    "rot_in_the_granary": rot,
    "rusted_straps": straps,
    "burning_street": street,
    "panic": panic,
    "mend_flesh": mend,
    "whispers": whispers,
    "spawn": spawn(by_player=True),
}
"""What a card does that the Monster player plays."""
USES: Mapping[str, Callable[[Game], bool]] = {
    "dread_fog": lambda game: game.phase in DAYLIGHT and bool(clear(game)),
    "cut_the_purse_strings": lambda game: bool(with_gold(game)),
    "old_wounds": lambda game: bool(vulnerable(game)),
    "sudden_assault": lambda game: not game.open_rolls,
    "brood_call": lambda game: may_gain(game, "w") or (game.monster.id == "orc_warchief" and may_gain(game, "y")),
    "sharpened_malice": lambda game: bool(improvable(game)),
    "blood_moon": lambda game: may_gain(game, "r"),
    "rot_in_the_granary": lambda game: bool(with_gold(game)),
    "rusted_straps": lambda game: any(mounts(captain) for captain in game.captains),
    "burning_street": lambda game: bool(burnable(game)),
    "panic": lambda game: game.phase in DAYLIGHT and bool(scared(game)),
    "mend_flesh": lambda game: game.monster.health < game.monster.full,
    "whispers": lambda game: any(secrets(captain) for captain in game.captains),
    "spawn": can_spawn,
}
"""When playing a card could do something; always, for all others."""
