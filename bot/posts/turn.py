"""The post of a turn: whose move it is, the board, what happened, the public controls."""

import itertools
from collections.abc import Sequence

from bot.controls import ROW, Button, Opened, Place, Row, default_of, in_post, rows
from bot.posts.letter import Letter
from bot.posts.scene import Scene
from bot.posts.waiting import called
from games.engine import Event

LINES = 18


def turn_letter(scene: Scene, events: Sequence[Event], call: bool, waits: str, opened: Opened | None = None) -> Letter:
    """The post without its picture. `events` are those since the last post; `call` the person whose move it is; `waits` tells who is awaited."""
    heading, *more = asked(scene)
    return Letter(
        heading=heading,
        texts=("\n".join(more), happened(scene, events), goal(scene)),
        passing=waits,
        rows=with_hand(play_rows(scene, Place(scene.game.row.id, scene.number), opened), scene),
        mention=called(scene) if call else 0,
    )


def goal(scene: Scene) -> str:
    """What to play for, where the form of the game is not the plain one."""
    setup, title = scene.game.row.setup, scene.game.title
    message = f"{title.id}-goal-{setup.variant}"
    return scene.words.say("turn-goal", goal=scene.words.say(message)) if setup.variant != title.variants[0] and scene.words.has(message) else ""


def asked(scene: Scene) -> list[str]:
    """What is asked, one line for each prompt that is waited for."""
    asks = scene.question.asks if scene.question is not None else {}
    prompts = dict.fromkeys(asks[seat].prompt for seat in scene.awaited)
    return [scene.prompt(prompt) for prompt in prompts] or [scene.words.say("turn-nobody")]


def happened(scene: Scene, events: Sequence[Event]) -> str:
    """The last lines of what happened."""
    lines = scene.told(events)
    left_out = [scene.words.say("turn-earlier", n=len(lines) - LINES)] if len(lines) > LINES else []
    return "\n".join([*left_out, *(f"• {line}" for line in lines[-LINES:])])


def play_rows(scene: Scene, place: Place, opened: Opened | None) -> list[Row]:
    """The public controls."""
    asks = scene.question.asks if scene.question is not None else {}
    default = default_of(asks[scene.awaited[0]]) if scene.awaited else ""
    return rows(place, in_post(scene.question), scene.labels, default, opened)


def with_hand(found: list[Row], scene: Scene) -> tuple[Row, ...]:
    """The rows and the button that is there whatever a hand holds, after the last of the buttons that are always shown.

    Its id tells the post's turn.
    """
    hand = Button(f"hand:{scene.game.row.id}:{scene.turn}", scene.words.say("control-hand"), "quiet")
    buttons = list(itertools.takewhile(lambda row: isinstance(row, tuple), found))
    rest = found[len(buttons) :]
    last = buttons[-1] if buttons else ()
    if isinstance(last, tuple) and 0 < len(last) < ROW:
        return (*buttons[:-1], (*last, hand), *rest)
    return (*buttons, (hand,), *rest)
