"""Captains' abilities, once a Round by rune or gem (book, Captain's Ability; A8.1), and cards that do something once a Round."""

from collections.abc import Mapping

from games.pit import dice, harm, outpost
from games.pit.pieces import Captain, Roll, Unit
from games.pit.state import Game

COMBAT = ("attack", "defence")


# ---------------------------------------------------------------- the Captain card


def ways(game: Game, captain: Captain) -> list[str]:
    """How the ability may be used now: its rune was rolled in this Round, or a gem is spent. Only Maelin's works while injured."""
    facts = game.content.captains[captain.card.id]
    if "ability" in captain.used or (captain.card.injured and captain.card.id != "maelin_dusk"):
        return []
    if captain.rune == facts.rune:
        return ["ability:rune"]
    return ["ability:gem"] if getattr(captain, facts.gem) else []


def pay(game: Game, captain: Captain, key: str) -> None:
    """The ability is used; a spent gem leaves the game (A-R31)."""
    captain.used.add("ability")
    if key == "ability:gem":
        gem = game.content.captains[captain.card.id].gem
        setattr(captain, gem, getattr(captain, gem) - 1)
    game.tell("ability", seat=captain.seat, card=captain.card.id)


def roll_ability(game: Game, captain: Captain) -> list[str]:
    """The ability where it changes an open roll of the Captain's own."""
    roll, card = made(game, captain), captain.card.id
    if roll is None:
        return []
    fits = {
        "isolde_kerr": roll.what == "progress" and roll.monster > 0,
        "brannoc_tallow": roll.what == "progress",
        "quill_farrow": True,
        "oona_bramblehide": roll.what in COMBAT,
    }
    return ways(game, captain) if fits.get(card, False) else []


def made(game: Game, captain: Captain) -> Roll | None:
    """The open roll that a Captain made; Quill, as the Lead, makes the Twilight Roll too (Twilight Phase)."""
    own = dice.own_open(game, captain)
    if own is None and captain.card.id == "quill_farrow" and captain.seat == game.lead and game.foe is None:
        return next((roll for roll in game.open_rolls if roll.what == "twilight"), None)
    return own


def calm_ability(game: Game, captain: Captain) -> list[str]:
    """The ability where it needs no roll: Maelin heals one character anywhere."""
    return ways(game, captain) if captain.card.id == "maelin_dusk" and harm.healable(game, captain, True) else []


async def use_ability(game: Game, captain: Captain, key: str) -> None:
    """Use it."""
    pay(game, captain, key)
    roll = made(game, captain)
    if captain.card.id == "maelin_dusk":
        await harm.heal_some(game, captain, 1, anywhere=True)
    elif captain.card.id == "brannoc_tallow":
        game.earn(captain, 2)
    elif roll is not None:
        await on_roll(captain.card.id, game, captain, roll)


async def on_roll(card: str, game: Game, captain: Captain, roll: Roll) -> None:
    """Isolde ignores two Monster results, Oona adds a Captain result, Quill re-rolls any number of dice."""
    if card == "isolde_kerr":
        roll.ignored += 2
    elif card == "oona_bramblehide":
        roll.added += 1
    else:
        await dice.again(roll, await dice.choose_dice(game, captain, roll))


# ---------------------------------------------------------------- other cards, once a Round


def _bearer(captain: Captain, card: str) -> Unit | None:
    """The uninjured character that is the card, or bears it, if that has not been used in this Round."""
    unit = captain.works(card) or captain.wears(card)
    return unit if unit is not None and card not in unit.used else None


def roll_skills(game: Game, captain: Captain) -> list[str]:
    """Cards that change an open roll of the own: Candle Runner, Weighted Die, Archmage's Shade, the Weatherworker's wind."""
    roll = dice.own_open(game, captain)
    if roll is None:
        return []
    found = [card for card in ("candle_runner", "weighted_die", "archmages_shade") if _bearer(captain, card) and _colours(game, captain, card, roll)]
    if roll.what == "progress" and game.notes.get("weather") == game.round and "weatherworker" not in captain.used:
        found.append("weatherworker")
    return [f"skill:{card}" for card in found]


def _colours(game: Game, captain: Captain, card: str, roll: Roll) -> str:
    """Colours of the roll's dice that a card may roll again."""
    if card == "archmages_shade" and roll.what not in COMBAT:
        return ""
    wanted = {"candle_runner": "r", "weighted_die": _given(game, captain, roll)}.get(card, "wyr")
    return "".join(colour for colour in wanted if any(die.colour == colour for die in roll.dice))


def _given(game: Game, captain: Captain, roll: Roll) -> str:
    """Colours that the bearer of the Weighted Die contributes to a roll; nobody does to the Church's die or to a Wyvern's."""
    bearer, use = captain.wears("weighted_die"), roll.what
    if bearer is None or use not in ("progress", *COMBAT) or bearer not in outpost.team(captain, use):
        return ""
    dice_ = outpost.dice_of(game, captain, bearer) + outpost.item_dice(game, bearer, use) + outpost.mount_dice(game, bearer, use)
    return "".join(dict.fromkeys(dice_))


def calm_skills(game: Game, captain: Captain) -> list[str]:
    """Cards that heal once a Round."""
    able = [unit.id for unit in captain.units if unit.facts.id in HEALS and unit.can_act and unit.id not in unit.used]
    return [f"skill:{card}" for card in able if harm.healable(game, captain, HEALS[card])]


async def use_skill(game: Game, captain: Captain, card: str) -> None:
    """Use such a card."""
    unit = _bearer(captain, card)
    (unit.used if unit is not None else captain.used).add(card)
    game.tell("skill", seat=captain.seat, card=card)
    if card in HEALS:
        await harm.heal_some(game, captain, 1, anywhere=HEALS[card])
        return
    roll = dice.own_open(game, captain)
    assert roll is not None
    await dice.again(roll, await dice.choose_die(game, captain, roll, _colours(game, captain, card, roll)))


HEALS: Mapping[str, bool] = {"high_almoner": True, "wandering_healer": False}
"""Whether it heals in any Outpost."""
