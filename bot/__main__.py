"""The command line: `python -m bot [run|demo|gallery|bench|simulate|replay|verify|fair|backup|titles]`."""

import importlib
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot import chance, fair, record, settings, simulate
from bot.arguments import Parser, Wrong, need_setup, need_title
from db.backup import back_up
from db.store import StoreBusy, Unusable
from games.title import Title
from games.titles import TITLES

ELSEWHERE = ("demo", "gallery", "bench")
"""Commands with a module and a command line of their own: `bot.<name>.main(arguments)`."""
LEAST_DICE = 10_000
"""With fewer a chi-square test says little."""
Titles = Mapping[str, Title]


def main(argv: Sequence[str] | None = None, titles: Titles = TITLES) -> int:
    """Run a command; 0 is well, 1 a bad result, 2 a command that makes no sense."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        return _dispatch(arguments, titles)
    except (Wrong, settings.SettingsError, record.RecordError, Unusable) as error:
        print(error, file=sys.stderr)
        return 2
    except StoreBusy as error:
        print(f"The store cannot be used now: {error}.", file=sys.stderr)
        return 1


def _dispatch(arguments: list[str], titles: Titles) -> int:
    chosen = settings.load()
    _check_content(titles)
    if arguments[:1] in (["-h"], ["--help"]):
        print(f"python -m bot [{'|'.join(('run', *ELSEWHERE, *OWN))}]; each of them tells more with --help.")
        return 0
    if not arguments or arguments[0] == "run":
        _parser("run").parse_args(arguments[1:])
        return _status(importlib.import_module("bot.client").run(chosen))
    if arguments[0] in ELSEWHERE:
        return _status(importlib.import_module(f"bot.{arguments[0]}").main(arguments[1:]))
    if arguments[0] not in OWN:
        known = ", ".join(("run", *ELSEWHERE, *OWN))
        raise Wrong(f"There is no command {arguments[0]}; there are {known}.")
    return OWN[arguments[0]](arguments[1:], titles)


def _check_content(titles: Titles) -> None:
    """A bad file of the group's own is refused before anything begins."""
    try:
        for title in titles.values():
            title.content()
    except ValueError as error:
        raise Wrong(str(error)) from error


def _status(result: Any) -> int:
    return result if isinstance(result, int) else 0


def _parser(command: str) -> Parser:
    parser = Parser(prog=f"python -m bot {command}")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    return parser


# ---------------------------------------------------------------- titles, simulate


def _titles(arguments: list[str], titles: Titles) -> int:
    asked = _parser("titles").parse_args(arguments)
    if asked.json:
        print(json.dumps({"titles": [_title_figures(title) for title in titles.values()]}))
    else:
        for title in titles.values():
            print(f"{title.id}: {', '.join(title.variants)}; {title.seats[0]} to {title.seats[1]} seats")
    return 0


def _title_figures(title: Title) -> dict[str, Any]:
    options = {name: list(choices) for name, choices in title.options.items()}
    return {
        "id": title.id,
        "variants": list(title.variants),
        "seats": list(title.seats),
        "version": title.version,
        "options": options,
        "suffixes": {suffix: f"{option}={choice}" for suffix, (option, choice) in title.suffixes.items()},
        "complete": title.complete,
    }


def _simulate(arguments: list[str], titles: Titles) -> int:
    parser = _parser("simulate")
    parser.add_argument("title", metavar="TITLE")
    parser.add_argument("--variant", default="")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    asked = parser.parse_args(arguments)
    title = need_title(asked.title, titles)
    variant, seats = asked.variant or title.variants[0], asked.seats or title.seats[0]
    setup = need_setup(title, variant, seats, asked.option)
    if asked.games < 1:
        raise Wrong("The number of games must be 1 or more.")
    tally = simulate.simulate(title, setup, asked.games, asked.seed)
    for number, reason in tally.dead_ends.items():
        print(f"game {number} has no end: {reason}", file=sys.stderr)
    head = {"title": title.id, "variant": variant, "seats": seats, "games": asked.games, "seed": asked.seed}
    _show(head | simulate.report(tally), asked.json)
    return 1 if tally.dead_ends else 0


def _show(figures: Mapping[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name}: {value}")


# ---------------------------------------------------------------- replay, verify


def _record(command: str, arguments: list[str]) -> tuple[record.Record, bool]:
    parser = _parser(command)
    parser.add_argument("file", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    try:
        return record.read(asked.file.read_bytes()), asked.json
    except OSError as error:
        raise Wrong(f"The file {asked.file} cannot be read: {error.strerror}.") from None


def _replay(arguments: list[str], titles: Titles) -> int:
    match, as_json = _record("replay", arguments)
    table, entries = record.replay(match, titles)
    if as_json:
        print(json.dumps(record.figures(table, entries)))
    else:
        print(record.story(match, table, entries))
    return 0


def _verify(arguments: list[str], titles: Titles) -> int:
    match, as_json = _record("verify", arguments)
    verdict = record.verify(match, titles)
    if as_json:
        more = {"taken_back": verdict.taken_back, "unread": verdict.unread}
        print(json.dumps({"ok": not verdict.faults, "dice": verdict.dice, "faults": list(verdict.faults), **more}))
    else:
        print("\n".join(verdict.faults) or f"All {verdict.dice} answers of chance follow from the secret, and the secret fits its hash.")
    return 1 if verdict.faults else 0


# ---------------------------------------------------------------- backup


def _backup(arguments: list[str], _titles: Titles) -> int:
    parser = _parser("backup")
    parser.add_argument("file", type=Path, metavar="FILE")
    asked = parser.parse_args(arguments)
    size = back_up(settings.load().database, asked.file)
    _show({"file": str(asked.file), "bytes": size}, asked.json)
    return 0


def _fair(arguments: list[str], _: Titles) -> int:
    parser = _parser("fair")
    parser.add_argument("--dice", type=int, default=300_000)
    parser.add_argument("--secret", default="")
    asked = parser.parse_args(arguments)
    if asked.dice < LEAST_DICE:
        raise Wrong(f"The number of dice must be {LEAST_DICE} or more.")
    secret = asked.secret or chance.fresh_secret()
    results = fair.tests(secret, asked.dice)
    is_even = all(result.is_even for result in results)
    samples, p = sum(result.samples for result in results), {result.name: round(result.p, 6) for result in results}
    _show({"even": is_even, "samples": samples, "p": p, "secret": secret}, asked.json)
    return 0 if is_even else 1


OWN: Mapping[str, Callable[[list[str], Titles], int]] = {
    "simulate": _simulate,
    "replay": _replay,
    "verify": _verify,
    "fair": _fair,
    "backup": _backup,
    "titles": _titles,
}

if __name__ == "__main__":
    sys.exit(main())
