"""Views are built here, by adding what a seat may know to what everybody knows."""

from collections.abc import Mapping

from games.pit import districts, outpost, scoring, streets
from games.pit.pieces import DECKS, Captain, Combat, Roll, Token, Unit
from games.pit.state import Game
from games.pit.view import (
    DISTRICTS,
    RUNES,
    STRUCTURES,
    CaptainView,
    CombatView,
    CreatureView,
    DieView,
    FoeView,
    MonsterCardView,
    MonsterView,
    PrivateView,
    ResultView,
    RollView,
    StructureView,
    TableView,
    UnitView,
)


def table_view(game: Game, seat: int | None) -> TableView:
    """The table as a seat sees it; None is the public."""
    return TableView(
        variant=game.setup.variant,
        round=game.round,
        phase=game.phase,
        mover=game.mover,
        captains=tuple(captain_view(game, captain) for captain in game.captains),
        lead=game.lead,
        monster=monster_view(game),
        foe=FoeView(game.foe.seat, game.foe.gold, len(game.foe.hand)) if game.foe else None,
        structures={structure: structure_view(game, structure) for structure in STRUCTURES},
        tokens=dict(game.tokens),
        closed=frozenset(district for district in DISTRICTS if game.is_closed(district)),
        creatures=tuple(creature_view(game, token) for token in game.on_board),
        encounters=tuple(game.open),
        skulls=tuple(token for token in game.content.skulls if token in game.skulls),
        fortifications=tuple(game.fortifications),
        monster_deck=len(game.monster_deck),
        discarded=tuple(game.discards),
        encounter_deck=len(game.encounters) if game.setup.options["encounters"] == "on" else -1,
        bag=len(game.bag),
        removed=tuple(game.removed),
        roll=roll_view(game.roll) if game.roll else None,
        row=game.row,
        located=tuple(game.located),
        combat=combat_view(game.combat) if game.combat else None,
        placing=game.placing,
        subject=game.subject,
        amount=game.amount,
        card=game.card,
        you=private_view(game, seat) if seat else None,
        result=ResultView(game.how, scoring.places(game)) if game.how else None,
        notes=dict(game.notes),
    )


# ---------------------------------------------------------------- Captains


def captain_view(game: Game, captain: Captain) -> CaptainView:
    """A Captain's seat."""
    return CaptainView(
        seat=captain.seat,
        id=captain.unit.id if captain.unit else "",
        bridge=captain.bridge,
        is_lead=captain.seat == game.lead,
        unit=unit_view(game, captain, captain.unit, "captain") if captain.unit else None,
        gold=captain.gold,
        blue=captain.blue,
        green=captain.green,
        stones=captain.stones,
        wishes=tuple(captain.wishes),
        quest=captain.quest,
        quest_due=captain.quest_due,
        quest_district=captain.quest_district,
        district=captain.district,
        last_district=captain.last_district,
        slots={unit.slot: unit_view(game, captain, unit, unit.slot) for unit in (captain.here[1:] if captain.unit else ())},
        reserve=tuple(unit_view(game, captain, unit, f"r{at}") for at, unit in enumerate(captain.reserve, 1)),
        blocked=frozenset(game.blocked(captain)),
        runes=game.content.runes(game.setup.options["outposts"]),
        rewards=rewards(game, captain),
        visited=tuple(captain.visited),
        is_ability_used="ability" in captain.used,
        extra=captain.extra,
        ability=ability(game, captain),
        damage=captain.damage,
        pushed=captain.pushed,
        earned=captain.earned,
        **pools(game, captain),
    )


def pools(game: Game, captain: Captain) -> dict[str, str]:
    """Dice of the three kinds of rolls, White first."""
    if captain.unit is None:
        return {"pool": "", "attack": "", "defence": ""}
    dice = {
        name: outpost.ordinary(game, captain, use) + outpost.beyond(game, captain, use)
        for name, use in (("pool", "progress"), ("attack", "attack"), ("defence", "defence"))
    }
    return {name: "".join(sorted(each, key="wyr".index)) for name, each in dice.items()}


def ability(game: Game, captain: Captain) -> tuple[str, str]:
    """What lets the Captain card's ability be used."""
    facts = game.content.captains.get(captain.unit.id) if captain.unit else None
    return (facts.rune, facts.gem) if facts else ("", "")


def rewards(game: Game, captain: Captain) -> Mapping[str, tuple[str, str]]:
    """The two reward tables of the Outpost, by rune."""
    table = game.content.rewards(captain.bridge, game.setup.options["outposts"])
    found = {}
    for rune in RUNES:
        row = table[rune]
        goods = " ".join(f"{good} {getattr(row, good)}" for good in ("gold", "blue", "green") if getattr(row, good))
        found[rune] = (goods, f"{row.heal or 'all'} {row.reach}")
    return found


def unit_view(game: Game, captain: Captain | None, unit: Unit, slot: str) -> UnitView:
    """A card."""
    return UnitView(
        id=unit.id,
        slot=slot,
        kind=unit.facts.kind,
        type=unit.facts.type,
        roles=unit.facts.roles,
        dice=outpost.dice_of(game, captain, unit) if captain else unit.lent,
        is_injured=unit.injured,
        service=max(0, unit.service),
        items=tuple(unit.items),
        mounts=tuple(unit.mounts),
        armour=tuple(unit.armour),
        gear=(*(game.content.town_hall[item].dice for item in unit.items), *(game.content.stables[mount].dice for mount in unit.mounts)),
        is_used=bool(unit.used),
    )


# ---------------------------------------------------------------- the Monster and the Citadel


def monster_view(game: Game) -> MonsterView:
    """The Monster."""
    monster = game.monster
    return MonsterView(
        id=monster.id,
        side=monster.side,
        family=monster.family,
        space=monster.space,
        came_from=monster.came_from,
        length=game.length,
        purple=tuple(game.purple),
        bridges=dict(game.bridges),
        health=monster.health,
        full_health=monster.full,
        dice=dict(monster.dice),
        limit=monster.limit,
        floor=monster.floor,
        barricades=tuple(monster.barricades),
        mesmerized=tuple(unit_view(game, None, unit, f"m{at}") for at, unit in enumerate(monster.taken, 1)),
        destroyed=tuple(monster.destroyed),
        is_held=monster.skips_move,
    )


def structure_view(game: Game, structure: str) -> StructureView:
    """A structure with what is left of it, its open cards and prices."""
    faces = tuple((card, face_price(game, card)) for card in game.faces.get(structure, ()))
    return StructureView(structure, districts.left(game, structure), faces, state_of(game, structure), service_price(game, structure))


def face_price(game: Game, card: str) -> int:
    """What an open card costs somebody without a discount."""
    if card in game.content.town_hall:
        return districts.item_price(game, None, card)
    return districts.mount_price(game, card) if card in game.content.stables else districts.tavern_price(game, card)


def service_price(game: Game, structure: str) -> int:
    """What the service of a structure costs somebody without a discount."""
    if structure == "barracks":
        return districts.conscript_price(game)
    found = {"alchemist": "stone", "eyrie": "eyrie", "sanctuary": "wizard"}.get(structure)
    if structure in ("church", "armoury"):
        return districts.gem_price(game, structure)
    return districts.price(game, found) if found else 0


def state_of(game: Game, structure: str) -> str:
    """open, closed, burnt, ruin or removed."""
    if structure in game.shut or (structure == "statue" and "no_statue" in game.skulls) or (structure == "grotto" and "no_grotto" in game.skulls):
        return "removed"
    if structure in game.burnt:
        return "burnt"
    if game.is_closed(STRUCTURES[structure]) or (structure == "grotto" and streets.is_on(game, "flooded_tunnels")):
        return "closed"
    return "ruin" if structure in DECKS and not districts.left(game, structure) and game.phase != "setup" else "open"


def creature_view(game: Game, token: Token) -> CreatureView:
    """A token of an Encounter card."""
    facts = game.content.encounters[token.id]
    return CreatureView(token.id, facts.kind, token.place, token.health, facts.health, facts.dice, facts.reward)


# ---------------------------------------------------------------- rolls


def roll_view(roll: Roll) -> RollView:
    """A roll."""
    dice = tuple(DieView(die.colour, die.faces) for die in roll.dice)
    return RollView(roll.what, roll.seat, dice, roll.rune, roll.captain, roll.monster, roll.is_royal, roll.ignored, roll.added)


def combat_view(combat: Combat) -> CombatView:
    """A combat."""
    return CombatView(
        seat=combat.captain.seat,
        target=combat.target,
        place=combat.place,
        is_attack=combat.is_attack,
        team=tuple(unit.slot for unit in combat.team),
        roll=roll_view(combat.roll) if combat.roll else None,
        foe_roll=roll_view(combat.foe_roll) if combat.foe_roll else None,
        outcome=combat.outcome,
        damage=combat.damage,
        victim=combat.victim,
        victim_id=combat.victim_id,
        fate=combat.fate,
    )


def private_view(game: Game, seat: int) -> PrivateView:
    """What a seat alone knows."""
    hand = game.foe.hand if game.foe is not None and game.foe.seat == seat else []
    cards = tuple(MonsterCardView(card, game.content.monster_cards[card].cost) for card in hand)
    return PrivateView(seat, cards, tuple(game.looking.get(seat, ())))
