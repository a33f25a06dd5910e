"""`python -m bot gallery DIR`: sample pictures of every title as files, the ugliest cases included."""

from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

from PIL import Image

from bot.arguments import Parser, need_folder
from rendering import gallery, gallery_below, gallery_memory, gallery_pit, gallery_pit_outpost
from rendering.picture import SUFFIX, encode

SAMPLES = (gallery, gallery_below, gallery_pit, gallery_pit_outpost, gallery_memory)
"""Modules that draw samples: the titles' and the house's."""


def main(arguments: Sequence[str]) -> int:
    """Write the files and print what was written."""
    parser = Parser(prog="python -m bot gallery", description="Sample pictures of every title.")
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--png", action="store_true", help="without loss, instead of as they are posted")
    asked = parser.parse_args(arguments)
    need_folder(asked.folder)
    for name, image in samples():
        path = _png(asked.folder / name, image) if asked.png else _posted(asked.folder / name, image)
        print(f"{path} {image.width} x {image.height}, {path.stat().st_size / 1024:.0f} KiB")
    return 0


def samples() -> Iterator[tuple[str, Image.Image]]:
    """All samples, each with its name."""
    return chain.from_iterable(module.samples() for module in SAMPLES)


def _posted(path: Path, image: Image.Image) -> Path:
    path = path.with_suffix(SUFFIX)
    path.write_bytes(encode(image))
    return path


def _png(path: Path, image: Image.Image) -> Path:
    path = path.with_suffix(".png")
    image.save(path)
    return path
