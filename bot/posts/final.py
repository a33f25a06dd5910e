"""The post of the end: places and points, what was secret, and how to check the dice."""

from collections.abc import Iterable, Sequence

from bot.controls import Button
from bot.game import Game
from bot.posts.letter import GOLD, GREY, NIGHT, Letter
from bot.posts.names import of_game
from bot.posts.scene import Scene
from bot.posts.turn import happened
from games.engine import Event, Outcome
from rendering.words import Words


def final_letter(scene: Scene, outcome: Outcome, secret: str, events: Sequence[Event]) -> Letter:
    """The post without its picture. `events` are those that no post has told."""
    words, table = scene.words, scene.game.row.id
    return Letter(
        heading=words.say("final-heading", table=table, how=words.say(f"{scene.title}-outcome-{outcome.how}")),
        texts=(
            "\n".join(_places(scene, outcome) if scene.game.title.scored else won_and_lost(words, _shares(scene, outcome))),
            happened(scene, events),
            "\n".join(scene.report),
            words.say("final-secret", table=table, secret=secret),
            words.say("final-match", match=table),
        ),
        rows=((*_buttons(table, words), *pictures_of(table, words, scene.game.title.scored)),),
        colour=GOLD if 1 in outcome.places.values() else NIGHT,
    )


def stopped_letter(game: Game, words: Words, secret: str) -> Letter:
    """The last post of a table that was ended before its time."""
    table = game.row.id
    names = ", ".join(of_game(game, words).safe.values())
    secrets = words.say("final-secret", table=table, secret=secret)
    return Letter(words.say("final-stopped", table=table, names=names), texts=(secrets,), rows=(_buttons(table, words),), colour=GREY)


def pictures_of(table: int, words: Words, scored: bool) -> tuple[Button, ...]:
    """What may be seen of a finished match; without points there is no chart of them."""
    film, chart = Button(f"film:{table}", words.say("control-film"), "quiet"), Button(f"points:{table}", words.say("control-chart"), "quiet")
    return (film, chart) if scored else (film,)


def won_and_lost(words: Words, shares: Iterable[tuple[int, str]]) -> list[str]:
    """Who has won, perhaps nobody, and who has not, from places and names: for titles without points."""
    found = list(shares)
    lines = {"final-won": [name for place, name in found if place == 1], "final-lost": [name for place, name in found if place != 1]}
    return [words.say(line, names=words.say("list-comma").join(names)) for line, names in lines.items() if names]


def _buttons(table: int, words: Words) -> tuple[Button, ...]:
    return (Button(f"again:{table}", words.say("control-again"), "go"), Button(f"record:{table}", words.say("control-record"), "quiet"))


def _shares(scene: Scene, outcome: Outcome) -> list[tuple[int, str]]:
    return [(place, scene.names.safe[seat]) for seat, place in outcome.places.items()]


def _places(scene: Scene, outcome: Outcome) -> list[str]:
    order = sorted(outcome.places, key=lambda seat: (outcome.places[seat], seat))
    return [
        scene.words.say("final-place", place=outcome.places[seat], name=scene.names.safe[seat], points=outcome.scores.get(seat, 0)) for seat in order
    ]
