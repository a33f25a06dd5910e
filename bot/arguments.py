"""Command lines that make no sense are refused in one sentence."""

import argparse
from pathlib import Path
from typing import NoReturn


class Wrong(Exception):
    """The command makes no sense; the text is one sentence."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raises Wrong."""
        raise Wrong(f"{message[:1].upper()}{message[1:].rstrip('.')}.")


def need_folder(folder: Path) -> None:
    """Make the folder where there is none. Raises Wrong."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Wrong(f"The folder {folder} cannot be made: {error.strerror}.") from error
