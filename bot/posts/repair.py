"""Private letters about a table's past: what would be taken back, and where a match can go back to."""

from bot.controls import PAGE, Button, Row, Select, clip
from bot.game import Game
from bot.posts.letter import GREY, Letter
from bot.posts.names import of_game
from bot.posts.scene import Scene
from bot.repair import History, Point, Taken
from rendering.words import Words

OPTION, PLACEHOLDER = 100, 150


def undo_letter(scene: Scene, taken: Taken) -> Letter:
    """What would be taken back, in the words of its button; `scene` is the table before it, as its person saw it."""
    words = scene.words
    button = Button(f"undo:{scene.game.row.id}:{taken.number}", words.say("undo-button"), "danger")
    texts = (words.say("undo-answer", answer=scene.labels.option(taken.key)), words.say("undo-promise"))
    return Letter(words.say("undo-heading"), texts=texts, rows=((button,),))


def points_letter(history: History, words: Words, page: int = 0) -> Letter:
    """A page of the points that a moderator may go back to, newest first."""
    game, pages = history.game, -(-len(history.points) // PAGE)
    page = min(page, max(pages - 1, 0))
    shown = history.points[page * PAGE : page * PAGE + PAGE]
    options = tuple((str(point.stand), clip(point_name(history, point, words), OPTION)) for point in shown)
    placeholder = words.say("rewind-choose") if pages < 2 else words.say("rewind-choose-page", page=page + 1, pages=pages)
    select = Select(_id(game, "pick", page), clip(placeholder, PLACEHOLDER), options)
    turners = tuple(
        Button(_id(game, "page", to), words.say(message), "quiet")
        for message, to in (("control-later", page - 1), ("control-earlier", page + 1))
        if 0 <= to < pages
    )
    broken = words.say("rewind-broken", number=history.points[0].stand) if history.is_broken else ""
    rows: tuple[Row, ...] = (*((select,) if options else ()), *((turners,) if turners else ()))
    return Letter(words.say("rewind-heading", table=game.row.id), texts=(broken, words.say("rewind-text")), rows=rows, colour=GREY)


def preview_letter(history: History, point: Point, words: Words) -> Letter:
    """What would be done, without the picture of the point."""
    game = history.game
    n = sum(line.seat > 0 for line in history.later(point))
    buttons = (
        Button(_id(game, "go", point.stand), words.say("rewind-button"), "danger"),
        Button(_id(game, "page", 0), words.say("rewind-other"), "quiet"),
    )
    heading = words.say("rewind-preview", point=point_name(history, point, words))
    return Letter(heading, texts=(words.say("rewind-warning", n=n),), rows=(buttons,))


def point_name(history: History, point: Point, words: Words) -> str:
    """A point in words, as plain text."""
    if point.is_last:
        return words.say("rewind-last")
    if not point.turn:
        return words.say("rewind-set-up")
    game = history.at(point)
    title, names = game.title.id, of_game(game, words).given
    what = words.point(title, game.table.view(None), names) if words.has(f"{title}-point") else ""
    return words.say("rewind-point-named", turn=point.turn, what=what) if what else words.say("rewind-point", turn=point.turn)


def _id(game: Game, act: str, value: int) -> str:
    return f"rewind:{game.row.id}:{game.number}:{act}:{value}"
