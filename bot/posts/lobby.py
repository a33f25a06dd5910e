"""The post of a table that gathers its people: seats, options, and how to begin."""

from collections.abc import Mapping

from bot.controls import Button, Row, Select
from bot.game import Game
from bot.lobby import TEMPOS
from bot.posts.letter import GREY, Letter
from bot.posts.names import of_game
from bot.posts.pictures import Sketch
from games.title import Title
from rendering.titles import Pictures as Painter
from rendering.words import Words


def settings_of(title: Title) -> Mapping[str, tuple[str, ...]]:
    """What can be set in the lobby, by name, in the order of its selects: `option:<table>:<index>` counts in it."""
    low, high = title.seats
    seats = tuple(str(n) for n in range(low, high + 1))
    every = {"variant": title.variants, "seats": seats, **title.options, "tempo": TEMPOS}
    return {name: choices for name, choices in every.items() if len(choices) > 1}


def chosen(game: Game, name: str) -> str:
    """What stands for a setting."""
    setup = game.row.setup
    fixed = {"variant": setup.variant, "seats": str(setup.seats), "tempo": game.row.tempo}
    return fixed[name] if name in fixed else setup.options[name]


def label(words: Words, title: Title, name: str, choice: str) -> str:
    """The words for a choice of a setting."""
    if name == "variant":
        return words.say(f"{title.id}-variant-{choice}")
    if name == "seats":
        return words.say("lobby-seats-choice", n=int(choice))
    if name == "tempo":
        return words.say(f"tempo-{choice}")
    return words.say(f"{title.id}-setup-{name}-{choice}")


def lobby_letter(game: Game, words: Words) -> Letter:
    """The post while people may still come and go."""
    table = game.row.id
    seats = "\n".join(_seat(game, words, seat) for seat in range(1, game.row.setup.seats + 1))
    return Letter(
        heading=words.say("lobby-heading", title=words.say(f"{game.title.id}-title")),
        texts=(words.say(f"{game.title.id}-pitch"), seats, words.say("lobby-fair", table=table, commitment=game.row.commitment)),
        rows=(*_selects(game, words), _buttons(game, words)),
    )


def lobby_sketch(game: Game, words: Words, painter: Painter) -> Sketch:
    """The picture of the box with those who sit."""
    names, seats = of_game(game, words).plain, game.row.setup.seats
    return Sketch(
        (game.row.id, "lobby", seats, tuple(names.items())),
        "lobby",
        lambda: painter.lobby(names, seats),
        lambda: painter.describe_lobby(names, seats),
    )


def begun_letter(game: Game, words: Words) -> Letter:
    """What stays of it when the match has begun, or the table was closed."""
    table, commitment = game.row.id, game.row.commitment
    state = words.say("lobby-begun" if game.row.started else "lobby-closed", table=table)
    seats = "\n".join(_seat(game, words, seat.seat) for seat in game.seats)
    heading = words.say("lobby-heading-begun", title=words.say(f"{game.title.id}-title"), table=table)
    return Letter(heading, texts=(state, seats, words.say("lobby-fair", table=table, commitment=commitment)), colour=GREY)


def _seat(game: Game, words: Words, seat: int) -> str:
    row = next((each for each in game.seats if each.seat == seat), None)
    if row is None:
        return words.say("lobby-seat-free", seat=seat)
    name = of_game(game, words).safe[seat]
    return words.say("lobby-seat-owner" if row.user == game.row.owner else "lobby-seat", seat=seat, name=name)


def _selects(game: Game, words: Words) -> list[Row]:
    result: list[Row] = []
    for index, (name, choices) in enumerate(settings_of(game.title).items()):
        shown = words.say(f"lobby-option-{name}") if words.has(f"lobby-option-{name}") else words.say(f"{game.title.id}-setup-{name}")
        labels = tuple(
            (str(number), words.say("lobby-choice", option=shown, choice=label(words, game.title, name, choice)))
            for number, choice in enumerate(choices[:25])
        )
        result.append(Select(f"option:{game.row.id}:{index}", shown, labels, str(choices.index(chosen(game, name)))))
    return result


def _buttons(game: Game, words: Words) -> tuple[Button, ...]:
    styles = {"join": "strong", "leave": "quiet", "bot": "quiet", "unbot": "quiet", "start": "go"}
    return tuple(Button(f"lobby:{game.row.id}:{act}", words.say(f"lobby-{act}"), style) for act, style in styles.items())
