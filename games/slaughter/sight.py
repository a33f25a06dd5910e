"""Views are built here, by adding what a seat may know to what everybody knows (content page 0.3)."""

from collections.abc import Mapping

from games.slaughter import mutations
from games.slaughter.scoring import score
from games.slaughter.state import TOKENS, Game, Guest, Monster, Player, Turn
from games.slaughter.view import BelowView, CardView, GuestView, MonsterView, PrivateView, ResultView, SeatView, TableView, TurnView


def table_view(game: Game, seat: int | None) -> TableView:
    """The table as a seat sees it; None is the public."""
    return TableView(
        variant=game.setup.variant,
        stage=game.stage,
        hour=game.hour,
        seats=tuple(seat_view(game, player) for player in game.players),
        first=game.first,
        turn=turn_view(game.turn) if game.turn else None,
        monsters=tuple(monster_view(monster) for player in game.players for monster in player.monsters),
        guests=tuple(guest_view(guest) for guest in game.guests.values()),
        piles={room: len(pile) for room, pile in game.piles.items()},
        doors=dict(game.doors),
        barricades=game.barricades,
        bones=game.bones,
        event=game.event,
        events_left=len(game.events_pile),
        discarded=tuple(game.discards),
        removed=tuple(game.removed),
        deaths=tuple(game.deaths),
        breaks=tuple(game.breaks),
        arrivals=tuple(game.arrivals),
        lurking={room: min(guests, len(game.piles[room])) for room, guests in game.lurking.items()},
        roll=game.roll,
        fight=game.fight_view(seat),
        you=private_view(game, game.player(seat)) if seat else None,
        result=result_view(game) if game.stage == "over" else None,
        points=points(game),
        below=below_view(game) if game.variant.underground or game.variant.fire else None,
    )


def points(game: Game) -> Mapping[str, int]:
    """Points of each token that is in this form of the game."""
    return {token: getattr(game.content.points, token) for token in tokens(game)}


def tokens(game: Game) -> tuple[str, ...]:
    """The kinds of tokens in this form of the game."""
    return TOKENS if game.variant.underground else TOKENS[:5]


def seat_view(game: Game, player: Player) -> SeatView:
    """What everybody knows of a player. A marker is revealed when its guest dies; the favourite's position is known, not its guest."""
    dead = {guest.id for guest in game.party() if guest.status == "dead"}
    order = tuple(guest if guest in dead else "" for guest in player.order) if player.is_ready else ()
    return SeatView(
        seat=player.seat,
        family=player.family,
        tokens={token: player.tokens[token] for token in tokens(game)},
        hand=len(player.hand),
        holds=frozenset(player.holds),
        order=order,
        favourite=player.order.index(player.favourite) + 1 if player.is_ready else 0,
        score=score(game, player),
        is_ready=player.is_ready,
        mutations=dict(player.mutations),
        marker=(player.marker[0], player.order.index(player.marker[1]) + 1) if player.marker[1] else ("", 0),
    )


def below_view(game: Game) -> BelowView:
    """What Underground and Hot Night add."""
    below = game.below
    return BelowView(
        event=below.event,
        events_left=len(below.events_pile),
        row=tuple((mutation, mutations.cost(game, mutation)) for mutation in below.row),
        mutations_left=len(below.mutations),
        has_ladder=below.has_ladder,
        has_hole=below.has_hole,
        inhibited=below.inhibited,
        turret=below.turret,
        turret_bolts=below.turret_bolts,
        door_bolts=below.door_bolts,
        floor_bolts=below.floor_bolts,
        is_chained=below.is_chained,
        locker=len(below.locker),
        fires=tuple(below.fires),
        wild=tuple(monster_view(player.wild) for player in game.players if player.wild is not None),
    )


def turn_view(turn: Turn) -> TurnView:
    """The turn under way."""
    monster = turn.monster
    id_, kind = (monster.id, monster.kind) if monster else ("", "")
    return TurnView(turn.player.seat, id_, kind, turn.actions, turn.actions_left, turn.free_moves, tuple(turn.path), tuple(turn.broken))


def monster_view(monster: Monster) -> MonsterView:
    """A monster card and its figure."""
    return MonsterView(monster.seat, monster.family, monster.id, monster.kind, monster.zone, monster.up, monster.actions, monster.dice)


def guest_view(guest: Guest) -> GuestView:
    """A guest's place is known while it is out, and where it died."""
    zone = guest.zone if guest.status in ("revealed", "dead") else ""
    return GuestView(
        guest.id, guest.hp, guest.max_hp, guest.own_dice, guest.status, zone, guest.dead_as, guest.surprise, guest.equipped, guest.has_shield
    )


def private_view(game: Game, player: Player) -> PrivateView:
    """What a player alone knows."""
    return PrivateView(
        seat=player.seat,
        cards=tuple(card_view(game, card) for card in player.hand),
        order=tuple(player.order),
        favourite=player.favourite,
        notes={room: tuple(cards) for room, cards in player.notes.items()},
        looking=tuple(player.looking),
    )


def card_view(game: Game, card: str) -> CardView:
    """A card in a hand."""
    if card in game.content.bonus:
        return CardView(card, "bonus", game.content.bonus[card].when)
    facts = game.content.objects[card]
    is_for_defence = facts.dice or facts.heal or card == "grenade"
    return CardView(card, "object", "defence" if is_for_defence else "own", facts.dice, facts.bonus)


def result_view(game: Game) -> ResultView:
    """The end, with all death orders laid open."""
    orders = {player.seat: tuple(player.order) for player in game.players}
    return ResultView(game.how, game.places, orders, {player.seat: player.favourite for player in game.players})
