"""The Monster boards: what each row of the Twilight Roll does, left to right, and each Monster's own abilities (book, Monster Boards; A7)."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from games.pit import combat, dice, harm, monster_cards
from games.pit.asking import agrees, board_chooser, decide, pick_captain
from games.pit.harm import burn_district, injure_one, mesmerize
from games.pit.march import gain, heal, improvable, improve, improve_one, may_gain, move
from games.pit.pieces import TAVERNS, Captain, Unit
from games.pit.state import Game
from games.pit.traits import characters, with_most
from games.pit.view import DISTRICTS, SLOTS

Action = Callable[[Game], Awaitable[None]]


async def run_row(game: Game, results: int) -> None:
    """The actions of a row, left to right."""
    monster = game.monster
    at = min(results, 6)
    game.row = f"x{at}"
    game.tell("row", monster=monster.id, row=game.row, n=results)
    await ROWS[monster.id][at](game)


# ---------------------------------------------------------------- whom it attacks


async def attack_one(game: Game, captains: Sequence[Captain]) -> None:
    """Attack one of several: a tie is decided by the Lead Captain or the Monster player (Monster Boards, note)."""
    await combat.strike(game, await pick_captain(game, board_chooser(game), "target", captains))


async def attack_lead(game: Game) -> None:
    """Attack the Lead Captain; a Monster player chooses freely instead (Choosing Targets)."""
    await attack_one(game, [game.leader] if game.foe is None else game.captains)


async def attack_all(game: Game) -> None:
    """Attack every Captain, from the Lead on."""
    for captain in game.in_order():
        await combat.strike(game, captain)


async def locate_and_burn(game: Game, times: int) -> None:
    """Roll the Location Die so often and burn each District rolled (A-R25)."""
    for district in [await dice.locate(game) for _ in range(times)]:
        burn_district(game, district)


async def card(game: Game) -> None:
    """Draw and resolve a Monster card; a row does not when there is a Monster player (Choosing Targets, note)."""
    if game.foe is None:
        await monster_cards.draw(game)


# ---------------------------------------------------------------- the Enchantress


async def vaiel_0(game: Game) -> None:
    """A Monster card; move 3."""
    await card(game)
    move(game, 3)


async def vaiel_1(game: Game) -> None:
    """Mesmerize the revealed Market card with the lowest cost."""
    shown = {tavern: game.content.unit(game.faces[tavern][0]).cost for tavern in TAVERNS if game.faces[tavern]}
    cheapest = [f"tavern:{tavern}" for tavern, cost in shown.items() if cost == min(shown.values())]
    key = await decide(game, board_chooser(game), "charm", lambda: cheapest)
    if key:
        mesmerize(game, game.unit(game.faces[key.partition(":")[2]].pop(0)))


async def vaiel_2(game: Game) -> None:
    """Mesmerize the top Barracks card; move 1."""
    if game.decks["barracks"]:
        mesmerize(game, game.unit(game.decks["barracks"].pop(0)))
    move(game, 1)


async def vaiel_3(game: Game) -> None:
    """Attack the Lead Captain (B: the Captain with the most characters); move 2."""
    await (attack_lead(game) if game.monster.side == "a" else attack_one(game, with_most(game, characters)))
    move(game, 2)


async def vaiel_4(game: Game) -> None:
    """Move one for each mesmerized character, at least two; a Monster card."""
    move(game, max(2, len(game.monster.taken)))
    await card(game)


async def vaiel_5(game: Game) -> None:
    """Mesmerize the rolled slot of the Lead Captain; move 2."""
    await charm_slot(game, game.leader)
    move(game, 2)


async def vaiel_6(game: Game) -> None:
    """The same for every Captain; move 3."""
    for captain in game.in_order():
        await charm_slot(game, captain)
    move(game, 3)


async def charm_slot(game: Game, captain: Captain) -> None:
    """Roll a rune; a character in a slot with it goes over to her, never a Captain or the Messenger (A5, A-R28)."""
    unit = await rolled_unit(game, captain)
    if unit is not None and not unit.is_captain and not unit.is_messenger:
        await harm.leave(game, captain, unit)
        mesmerize(game, unit)


async def rolled_unit(game: Game, captain: Captain) -> Unit | None:
    """The character in a slot of the rolled rune; of two the Lead Captain or the Monster player picks one. A Warded Cloak hides its bearer."""
    rune = await dice.cast_rune(game, "rune", 0)
    key = await decide(game, board_chooser(game), "rolled", lambda: [f"unit:{captain.seat}.{unit.slot}" for unit in with_rune(game, captain, rune)])
    return captain.at(key.rpartition(".")[2]) if key else None


def with_rune(game: Game, captain: Captain, rune: str) -> list[Unit]:
    """Characters in the slots of a rune, those under a Warded Cloak left out."""
    units = [captain.at(slot) for slot in SLOTS if game.rune_of(captain, slot) == rune]
    return [unit for unit in units if unit is not None and unit.is_character and "warded_cloak" not in unit.items]


# ---------------------------------------------------------------- the Dragon


async def phoshar_0(game: Game) -> None:
    """Gain a White Die, else improve one to Yellow; burn the City Watch."""
    if may_gain(game, "w"):
        gain(game, "w")
    elif improvable(game, "w"):
        improve(game, "w")
    burn_district(game, "city_watch")


async def phoshar_1(game: Game) -> None:
    """Move 1; burn the Mystic's Quarter (B: and one rolled District)."""
    move(game, 1)
    burn_district(game, "mystics_quarter")
    await locate_and_burn(game, int(game.monster.side == "b"))


async def phoshar_2(game: Game) -> None:
    """Move 2; burn the City Watch and the Market District (B: and one rolled District)."""
    move(game, 2)
    burn_district(game, "city_watch")
    burn_district(game, "market")
    await locate_and_burn(game, int(game.monster.side == "b"))


async def phoshar_3(game: Game) -> None:
    """Improve one die, then gain a White Die; a Monster card."""
    await improve_one(game, board_chooser(game))
    gain(game, "w")
    await card(game)


async def phoshar_4(game: Game) -> None:
    """Attack the Lead Captain; move 3; burn two rolled Districts."""
    await attack_lead(game)
    move(game, 3)
    await locate_and_burn(game, 2)


async def phoshar_5(game: Game) -> None:
    """Gain a White Die or improve a die to Red; a Monster card."""

    def keys() -> list[str]:
        return [*(["tracker:gain"] if may_gain(game, "w") else []), *(["tracker:y"] if improvable(game, "y") else [])]

    key = await decide(game, board_chooser(game), "gain-or-improve", keys)
    if key == "tracker:gain":
        gain(game, "w")
    elif key:
        improve(game, "y")
    await card(game)


async def phoshar_6(game: Game) -> None:
    """Attack all Captains; burn all Districts; move 3."""
    await attack_all(game)
    for district in DISTRICTS:
        burn_district(game, district)
    move(game, 3)


# ---------------------------------------------------------------- the Orc Warchief


async def gruhm_0(game: Game) -> None:
    """Gain a White Die; move 2."""
    gain(game, "w")
    move(game, 2)


async def gruhm_1(game: Game) -> None:
    """Move 2; a Monster card."""
    move(game, 2)
    await card(game)


async def gruhm_2(game: Game) -> None:
    """Attack the Captain with the most Gold (B: the two with the most); move 1."""
    first = await pick_captain(game, board_chooser(game), "target", with_most(game, lambda captain: captain.gold))
    await combat.strike(game, first)
    others = [captain for captain in game.captains if captain is not first]
    if game.monster.side == "b" and others:
        most = max(captain.gold for captain in others)
        await attack_one(game, [captain for captain in others if captain.gold == most])
    move(game, 1)


async def gruhm_3(game: Game) -> None:
    """Attack the Lead Captain; move 2."""
    await attack_lead(game)
    move(game, 2)


async def gruhm_4(game: Game) -> None:
    """Gain a Yellow Die; move 2; a Monster card."""
    gain(game, "y")
    move(game, 2)
    await card(game)


async def gruhm_5(game: Game) -> None:
    """Attack the Lead Captain, then the Captain on the left; solo once; move 2."""
    await attack_lead(game)
    if not game.is_solo:
        await combat.strike(game, game.left_of(game.leader))
    move(game, 2)


async def gruhm_6(game: Game) -> None:
    """Attack all Captains; move 4."""
    await attack_all(game)
    move(game, 4)


# ---------------------------------------------------------------- the Behemoth


async def gravelback_0(game: Game) -> None:
    """Gain a White Die; move 1."""
    gain(game, "w")
    move(game, 1)


async def gravelback_1(game: Game) -> None:
    """Move 2; improve one die."""
    move(game, 2)
    await improve_one(game, board_chooser(game))


async def gravelback_2(game: Game) -> None:
    """Move 3; a rolled District is closed until the end of the next Round (B: and burns)."""
    move(game, 3)
    district = await close_rolled(game)
    if game.monster.side == "b":
        burn_district(game, district)


async def gravelback_3(game: Game) -> None:
    """Attack the Lead Captain; move 2."""
    await attack_lead(game)
    move(game, 2)


async def gravelback_4(game: Game) -> None:
    """Gain a White Die; move 3; close two rolled Districts."""
    gain(game, "w")
    move(game, 3)
    await close_rolled(game)
    await close_rolled(game)


async def gravelback_5(game: Game) -> None:
    """Gain a Yellow Die; move 3; a Monster card."""
    gain(game, "y")
    move(game, 3)
    await card(game)


async def gravelback_6(game: Game) -> None:
    """Attack all Captains; move 4; burn one rolled District."""
    await attack_all(game)
    move(game, 4)
    await locate_and_burn(game, 1)


async def close_rolled(game: Game) -> str:
    """Close a rolled District until the end of the next Round."""
    district = await dice.locate(game)
    game.closed[district] = game.round + 1
    game.tell("closed", district=district)
    return district


# ---------------------------------------------------------------- the Vampire Queen


async def seraveth_0(game: Game) -> None:
    """Heal 1; gain a White Die."""
    heal(game, 1)
    gain(game, "w")


async def seraveth_1(game: Game) -> None:
    """Move 2; a rolled slot of the Lead Captain is injured."""
    move(game, 2)
    await injure_rolled(game, game.leader)


async def injure_rolled(game: Game, captain: Captain, by: str = harm.FROM_BOARD) -> None:
    """Injure the character in a slot of the rolled rune."""
    unit = await rolled_unit(game, captain)
    if unit is not None and unit in harm.injurable(captain, by):
        await harm.injure(game, captain, unit)


async def seraveth_2(game: Game) -> None:
    """Gain a White Die; move 1; a Monster card."""
    gain(game, "w")
    move(game, 1)
    await card(game)


async def seraveth_3(game: Game) -> None:
    """Attack the Captain with the fewest characters; move 2."""
    await attack_one(game, with_most(game, lambda captain: -characters(captain)))
    move(game, 2)


async def seraveth_4(game: Game) -> None:
    """Each Captain injures one character, or the Monster moves one more for each who refuses; move 2."""
    refused = 0
    for captain in game.in_order():
        able = bool(harm.injurable(captain))
        if not able or not await agrees(game, captain.seat, "edict", "edict:refuse", "edict:injure"):
            refused += 1
            game.tell("refused", seat=captain.seat)
        else:
            await injure_one(game, captain)
    move(game, 2 + refused)


async def seraveth_5(game: Game) -> None:
    """Attack the Lead Captain; a Monster card; move 2."""
    await attack_lead(game)
    await card(game)
    move(game, 2)


async def seraveth_6(game: Game) -> None:
    """Attack all Captains; move 3."""
    await attack_all(game)
    move(game, 3)


async def blood_edict(game: Game) -> None:
    """Start of Twilight: while any Captain card is injured the top Monster card is played, with a Monster player too (A-R44)."""
    if game.monster.id == "vampire_queen" and any(captain.card.injured for captain in game.captains):
        game.tell("blood-edict")
        await monster_cards.draw(game)


ROWS: Mapping[str, Sequence[Action]] = {
    "enchantress": (vaiel_0, vaiel_1, vaiel_2, vaiel_3, vaiel_4, vaiel_5, vaiel_6),
    "dragon": (phoshar_0, phoshar_1, phoshar_2, phoshar_3, phoshar_4, phoshar_5, phoshar_6),
    "orc_warchief": (gruhm_0, gruhm_1, gruhm_2, gruhm_3, gruhm_4, gruhm_5, gruhm_6),
    "behemoth": (gravelback_0, gravelback_1, gravelback_2, gravelback_3, gravelback_4, gravelback_5, gravelback_6),
    "vampire_queen": (seraveth_0, seraveth_1, seraveth_2, seraveth_3, seraveth_4, seraveth_5, seraveth_6),
}
