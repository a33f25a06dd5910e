"""`python -m bot demo`: the real bot on an offline Discord, in the browser or played through by itself (`--smoke`)."""

import asyncio
import json
import logging
import sys
from collections.abc import Sequence

from bot.arguments import Parser, Wrong, need_setup
from games.title import Title
from games.titles import TITLES

HIGHEST_PORT = 65535
PORT = 8765


class Faults(logging.Handler):
    """Counts what the bot complains of in its log."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.seen = 0

    def emit(self, record: logging.LogRecord) -> None:
        """One more."""
        self.seen += 1


def main(arguments: Sequence[str]) -> int:
    """Run the demo; 0 is well, 1 a smoke game that did not end by its rules, 2 a command that makes no sense."""
    asked = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.ERROR)
    title = TITLES[asked.game]
    seats = asked.seats or title.seats[1]
    variant = asked.variant or title.variants[0]
    try:
        need_setup(title, variant, seats)
    except Wrong as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if not 0 <= asked.port <= HIGHEST_PORT:
        raise Wrong(f"A port is a number from 0 to {HIGHEST_PORT}, not {asked.port}.")
    try:
        return _smoke(title, seats, variant, asked.json) if asked.smoke else _page(title, seats, variant, asked.port)
    except ModuleNotFoundError as error:
        sys.stderr.write(f"The demo needs the package {error.name}: pip install 'monster-table[demo]'.\n")
        return 2


def _parser() -> Parser:
    parser = Parser(prog="python -m bot demo")
    parser.add_argument("--game", default=next(iter(TITLES)), choices=tuple(TITLES))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--variant", default="")
    parser.add_argument("--port", type=int, default=PORT, help="port on the loopback address; 0 takes a free one")
    parser.add_argument("--smoke", action="store_true", help="play one whole game through Discord controls, without a browser")
    parser.add_argument("--json", action="store_true", help="figures as JSON")
    return parser


def _smoke(title: Title, seats: int, variant: str, as_json: bool) -> int:
    from bot.demo.smoke import smoke

    faults = Faults()
    logging.getLogger().addHandler(faults)
    figures = asyncio.run(smoke(title, seats, variant)) | {"faults": faults.seen}
    text = json.dumps(figures) if as_json else "\n".join(f"{name}: {value}" for name, value in figures.items())
    sys.stdout.write(text + "\n")
    return 0 if figures["ended"] and not faults.seen else 1


def _page(title: Title, seats: int, variant: str, port: int) -> int:
    from bot.demo.page import serve

    try:
        asyncio.run(serve(title, seats, variant, port))
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        sys.stderr.write(f"The page cannot be served at port {port}: {error.strerror}.\n")
        return 2
    return 0
