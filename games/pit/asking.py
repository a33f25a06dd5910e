"""How somebody is asked: a choice of one, with everybody's any-time actions beside it; a vote of the Captains."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from games.engine import Ask, Dialogue, Keys, Question, ask_key, together
from games.pit.pieces import Captain
from games.pit.state import Game

Options = Callable[[], Iterable[str]]


async def decide(game: Game, seat: int, prompt: str, options: Options, private: bool = False, default: str = "", is_menu: bool = False) -> str:
    """One of the keys, empty where there is none (any more). A single key is taken unasked, unless it is a menu.

    Meanwhile everybody may act at any time; afterwards the options are worked out anew.
    """
    while True:
        keys = tuple(options())
        if not keys or (len(keys) == 1 and not is_menu):
            return keys[0] if keys else ""
        asks = dict(game.free_asks(game))
        asks[seat] = _with_own(prompt, keys, asks.get(seat), private, default)
        answer = await Question(asks)
        if answer.seat == seat and answer.key in keys:
            return answer.key
        await interrupt(game, answer.seat, answer.key)


def _with_own(prompt: str, keys: Sequence[str], free: Ask | None, private: bool, default: str) -> Ask:
    """The question with what its seat may do at any time besides."""
    own = free.choices if free is not None and isinstance(free.choices, Keys) else Keys(())
    hidden = frozenset(keys) | own.private if private else own.private
    return Ask(prompt, Keys(tuple(dict.fromkeys((*keys, *own.keys))), hidden, default or keys[0]))


async def agrees(game: Game, seat: int, prompt: str, no: str, yes: str, still: Callable[[], bool] = lambda: True) -> bool:
    """Whether somebody wants something, while it is still possible."""
    return await decide(game, seat, prompt, lambda: [no, yes] if still() else []) == yes


async def buries(game: Game, captain: Captain, prompt: str, card: str, deck: Callable[[], list[str]]) -> bool:
    """Whether a Captain with such a card looks at the top of a deck and puts that under it. Whatever takes the top away meanwhile shows the next."""

    def keys() -> list[str]:
        game.looking[captain.seat] = deck()[:1]
        return ["look:keep", "look:under"] if deck() else []

    game.tell("looks", seat=captain.seat, card=card)  # so that what led here is not taken back by somebody who has seen it
    with game.looks(captain.seat, deck()[:1]):
        key = await decide(game, captain.seat, prompt, keys, private=True)
    if key == "look:under":
        deck().append(deck().pop(0))
    return key == "look:under"


async def interrupt(game: Game, seat: int, key: str) -> None:
    """Somebody acts at any time; what that asks is not interrupted again, but its rolls may be changed."""
    was_interrupting, shown = game.is_interrupting, (game.roll, game.combat)
    game.is_interrupting = True
    try:
        await game.interrupt(game, seat, key)
    finally:
        game.is_interrupting = was_interrupting
    if game.open_rolls or (shown[1] is not None and not shown[1].is_over):
        game.roll, game.combat = shown


def board_chooser(game: Game) -> int:
    """Who decides what a board or card leaves open: the Monster player, else the Lead Captain (Monster Boards, note)."""
    return game.foe.seat if game.foe is not None else game.lead


def injury_chooser(game: Game, captain: Captain) -> int:
    """Who chooses an injury by cards or boards: the Monster player, else the affected Captain (Terminology, Injure; A-R21)."""
    return game.foe.seat if game.foe is not None else captain.seat


async def vote(game: Game, prompt: str, keys: Sequence[str]) -> str:
    """The Captains choose together: most votes; the Lead Captain breaks a tie (A-R47)."""
    return (await votes(game, prompt, [keys]))[0]


async def votes(game: Game, prompt: str, ballots: Sequence[Sequence[str]]) -> list[str]:
    """Several votes that do not depend on each other: every Captain goes through them without waiting for the others."""
    if game.is_solo:
        return [await decide(game, game.lead, prompt, lambda keys=keys: keys) for keys in ballots]  # type: ignore[misc]

    def voter(seat: int) -> Dialogue[list[str]]:
        async def answers() -> list[str]:
            return [await ask_key(seat, prompt, keys) if len(keys) > 1 else keys[0] for keys in ballots]

        return answers

    cast = await together({captain.seat: voter(captain.seat) for captain in game.captains})
    return [await elected(game, prompt, keys, {seat: answers[at] for seat, answers in cast.items()}) for at, keys in enumerate(ballots)]


async def elected(game: Game, prompt: str, keys: Sequence[str], cast: Mapping[int, str]) -> str:
    """The key with the most votes; of several the Lead Captain's own, else one that it chooses."""
    counts = Counter(cast.values())
    most = [key for key in keys if counts[key] == max(counts.values())]
    chosen = cast[game.lead]
    if chosen not in most:
        chosen = await decide(game, game.lead, prompt, lambda: most)
    if len(keys) > 1:
        game.tell("voted", choice=chosen.partition(":")[2], votes=counts[chosen])
    return chosen


async def pick_captain(game: Game, seat: int, prompt: str, captains: Sequence[Captain]) -> Captain:
    """One of several Captains, chosen by a seat."""
    key = await decide(game, seat, prompt, lambda: [f"seat:{captain.seat}" for captain in captains])
    return game.captain(int(key.partition(":")[2]))
