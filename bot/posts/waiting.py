"""Who is awaited until when, who is away and who went: the part of a turn's post that is true only for now."""

from collections.abc import Iterator

from bot.deadlines import Waits
from bot.posts.letter import Letter
from bot.posts.scene import Scene
from rendering.words import escape_name


def stamp(at: float) -> str:
    """A moment that Discord shows as a distance in everybody's own time."""
    return f"<t:{int(at)}:R>"


def waiting(scene: Scene, waits: Waits, told: int) -> str:
    """Those lines; `told` is the journal's length up to which earlier posts have told who went."""
    return "\n".join([*_paused(scene), *_awaited(scene, waits), *_stand_ins(scene), *_formers(scene, waits, told)])


def called(scene: Scene) -> int:
    """The one person who is called, or 0: nobody is while several are awaited, or a bot plays."""
    rows = [row for row in scene.game.seats if row.seat in scene.awaited]
    return rows[0].user if len(rows) == 1 and not rows[0].by_bot else 0


def reminder(scene: Scene, seat: int, due: float, place: str, mention: int) -> Letter:
    """What an awaited person is told of its table, in a direct message or, mentioned, in the channel."""
    words, ask = scene.words, scene.question.asks.get(seat) if scene.question is not None else None
    title = words.say(f"{scene.title}-title")
    lines = (scene.prompt(ask.prompt) if ask is not None else "", words.say("remind-until", due=stamp(due)), words.say("remind-place", place=place))
    heading = words.say("remind-heading", title=title, table=scene.game.row.id)
    return Letter(heading, texts=(words.say("remind-called", who=f"<@{mention}>") if mention else "", *lines), mention=mention)


def _paused(scene: Scene) -> Iterator[str]:
    if scene.game.row.paused:
        yield scene.words.say("waiting-paused", since=stamp(scene.game.row.paused))


def _awaited(scene: Scene, waits: Waits) -> Iterator[str]:
    if not scene.awaited:
        return
    dues = {wait.seat: int(wait.due) for wait in waits.people}
    alone = called(scene)
    names = {seat: f"<@{alone}>" if alone else scene.names.safe[seat] for seat in scene.awaited}
    if len(set(dues.values())) > 1:
        names = {seat: scene.words.say("waits-until", name=name, due=stamp(dues[seat])) if seat in dues else name for seat, name in names.items()}
    line = scene.words.say("turn-waits", who=", ".join(names.values()))
    if len(set(dues.values())) == 1:
        line += " " + scene.words.say("waits-due", due=stamp(next(iter(dues.values()))))
    yield line


def _stand_ins(scene: Scene) -> Iterator[str]:
    for row in scene.game.seats:
        if row.stand_in:
            yield scene.words.say(f"stand-in-{row.stand_in}", name=scene.names.safe[row.seat])


def _formers(scene: Scene, waits: Waits, told: int) -> Iterator[str]:
    for former in waits.formers:
        if former.number >= told:
            now = scene.names.safe.get(former.seat, "")
            name = escape_name(former.name) if former.user else scene.words.say("bot-name", seat=former.seat)
            yield scene.words.say(f"former-{former.how}", name=name, now=now)
