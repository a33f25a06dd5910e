"""The post of a table that gathers its people: seats, options, and how to begin."""

from collections.abc import Container, Mapping

from bot.controls import Button, Row, Select
from bot.game import Game
from bot.lobby import TEMPOS
from bot.posts.letter import GREY, Letter
from bot.posts.names import of_game
from bot.posts.pictures import Sketch
from games.engine import Seat
from games.title import Title
from rendering.titles import Pictures as Painter
from rendering.words import Words

SHOWN = 5
"""Settings that the post of the lobby has selects for; with more of them it stays short, and the rest are unfolded for who asks."""


def settings_of(title: Title) -> Mapping[str, tuple[str, ...]]:
    """What can be set in the lobby, by name, in the order of its selects: `option:<table>:<index>` counts in it."""
    low, high = title.seats
    seats = tuple(str(n) for n in range(low, high + 1))
    every = {"variant": title.variants, "seats": seats, **title.options, "tempo": TEMPOS}
    return {name: choices for name, choices in every.items() if len(choices) > 1}


def chosen(game: Game, name: str) -> str:
    """What stands for a setting."""
    setup = game.row.setup
    fixed = {"variant": setup.variant, "seats": str(game.title.counted(setup)), "tempo": game.row.tempo}
    return fixed[name] if name in fixed else setup.options[name]


def label(words: Words, title: Title, name: str, choice: str) -> str:
    """The words for a choice of a setting."""
    if name == "variant":
        return words.say(f"{title.id}-variant-{choice}")
    if name == "seats":
        own = f"{title.id}-seats-choice"
        return words.say(own if words.has(own) else "lobby-seats-choice", n=int(choice))
    if name == "tempo":
        return words.say(f"tempo-{choice}")
    return words.say(f"{title.id}-setup-{name}-{choice}")


def folded(title: Title) -> tuple[str, ...]:
    """The settings without a select in the post: all after the first ones but the last, the tempo."""
    names = tuple(settings_of(title))
    return names[SHOWN - 1 : -1] if len(names) > SHOWN else ()


def lobby_letter(game: Game, words: Words) -> Letter:
    """The post while people may still come and go."""
    table, hidden = game.row.id, folded(game.title)
    seats = "\n".join(_seat(game, words, seat) for seat in range(1, game.row.setup.seats + 1))
    rest = words.say("lobby-folded", settings=words.say("list-comma").join(_stands(game, words, name) for name in hidden)) if hidden else ""
    return Letter(
        heading=words.say("lobby-heading", title=words.say(f"{game.title.id}-title")),
        texts=(
            words.say(f"{game.title.id}-pitch"),
            _how_many(game, words),
            seats,
            rest,
            words.say("lobby-fair", table=table, commitment=game.row.commitment),
        ),
        rows=(*_selects(game, words, hidden), *([(_more(game, words),)] if hidden else []), _buttons(game, words)),
    )


def more_letter(game: Game, words: Words) -> Letter:
    """The settings that the post has no selects for, for the eyes of one who sets them."""
    shown = [name for name in settings_of(game.title) if name not in folded(game.title)]
    return Letter(words.say("lobby-more-heading", table=game.row.id), rows=tuple(_selects(game, words, shown)))


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


def _seat(game: Game, words: Words, seat: Seat) -> str:
    row = next((each for each in game.seats if each.seat == seat), None)
    if row is None:
        return words.say("lobby-seat-free", seat=seat)
    name = of_game(game, words).safe[seat]
    return words.say("lobby-seat-owner" if row.user == game.row.owner else "lobby-seat", seat=seat, name=name)


def _how_many(game: Game, words: Words) -> str:
    """How many people the table is for, where some sit beside those that are counted."""
    title, setup = game.title, game.row.setup
    counted = title.counted(setup)
    if counted == setup.seats:
        return ""
    return words.say("lobby-seats-beside", seats=label(words, title, "seats", str(counted)), who=words.say(f"{title.id}-beside"))


def _selects(game: Game, words: Words, left_out: Container[str]) -> list[Row]:
    every = enumerate(settings_of(game.title).items())
    return [_select(game, words, index, name, choices) for index, (name, choices) in every if name not in left_out]


def _select(game: Game, words: Words, index: int, name: str, choices: tuple[str, ...]) -> Select:
    labels = tuple((str(number), _choice(game, words, name, choice)) for number, choice in enumerate(choices[:25]))
    return Select(f"option:{game.row.id}:{index}", _shown(game, words, name), labels, str(choices.index(chosen(game, name))))


def _shown(game: Game, words: Words, name: str) -> str:
    """The name of a setting."""
    return words.say(f"lobby-option-{name}" if words.has(f"lobby-option-{name}") else f"{game.title.id}-setup-{name}")


def _choice(game: Game, words: Words, name: str, choice: str) -> str:
    return words.say("lobby-choice", option=_shown(game, words, name), choice=label(words, game.title, name, choice))


def _stands(game: Game, words: Words, name: str) -> str:
    return _choice(game, words, name, chosen(game, name))


def _more(game: Game, words: Words) -> Button:
    return Button(f"lobby:{game.row.id}:more", words.say("lobby-more"), "opener")


def _buttons(game: Game, words: Words) -> tuple[Button, ...]:
    styles = {"join": "strong", "leave": "quiet", "bot": "quiet", "unbot": "quiet", "start": "go"}
    return tuple(Button(f"lobby:{game.row.id}:{act}", words.say(f"lobby-{act}"), style) for act, style in styles.items())
