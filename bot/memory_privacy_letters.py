"""What a person is shown before it is forgotten."""

from collections.abc import Sequence

from bot.controls import Button
from bot.deadlines_quiet import clock_text
from bot.posts.letter import GREY, Letter
from db.privacy import Kept
from rendering.words import Words, escape_name


def kept_letter(words: Words, user: int, kept: Kept) -> Letter:
    """Everything that is kept about a person, and how to delete it."""
    say = words.say
    if kept.is_nothing:
        return Letter(say("privacy-heading"), texts=(say("privacy-nothing"),))
    button = Button("privacy:ask", say("control-privacy-ask"), "danger")
    return Letter(say("privacy-heading"), texts=("\n".join(_lines(words, user, kept)), say("privacy-what")), rows=((button,),))


def sure_letter(words: Words) -> Letter:
    """The second question."""
    say = words.say
    buttons = Button("privacy:delete", say("control-privacy-delete"), "danger"), Button("privacy:keep", say("control-privacy-keep"), "quiet")
    return Letter(say("privacy-sure"), texts=(say("privacy-what"),), rows=(buttons,))


def done_letter(words: Words, is_deleted: bool) -> Letter:
    """What came of it."""
    return Letter(words.say("privacy-done" if is_deleted else "privacy-kept"), colour=GREY)


def _lines(words: Words, user: int, kept: Kept) -> list[str]:
    say = words.say
    tables = {"privacy-seats": kept.seats, "privacy-opened": kept.opened, "privacy-former": kept.former, "privacy-unreached": kept.unreached}
    lines = [say("privacy-names", names=say("list-comma").join(escape_name(name) for name in kept.names))] if kept.names else []
    lines += [say(key, n=len(found), tables=ranges(found)) for key, found in tables.items() if found]
    if kept.letters:
        lines.append(say("privacy-letters", n=len(kept.letters)))
    if kept.habits is not None:
        lines.append(_habits(words, *kept.habits))
    return [*lines, say("privacy-number", user=str(user))]


def _habits(words: Words, remind: str, zone: str, quiet_from: int, quiet_to: int) -> str:
    values = {"remind": words.say(f"remind-how-{remind}"), "zone": zone or "UTC"}
    if quiet_from == quiet_to:
        return words.say("privacy-habits-always", **values)
    return words.say("privacy-habits", **values, **{"from": clock_text(quiet_from), "to": clock_text(quiet_to)})


def ranges(numbers: Sequence[int]) -> str:
    """Growing numbers in a few letters: `1, 3–5`."""
    found: list[list[int]] = []
    for number in numbers:
        if found and number == found[-1][-1] + 1:
            found[-1].append(number)
        else:
            found.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in found)
