"""What the titles share to read their numbers: TOML files, checked and frozen, single ones replaced by those of a folder."""

import os
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Protocol, TypeVar

import msgspec

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$")]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Unknown keys are refused, so that a slip of the pen is no silent change."""


class ContentError(ValueError):
    """One fault of the content: the file, the key in it, and the reason, as one sentence."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}")
        self.file, self.key, self.reason = file, key, reason


class HasId(Protocol):
    """Anything listed in a file by its id."""

    @property
    def id(self) -> str:
        """Unique within its file."""


FileT = TypeVar("FileT", bound=Strict)
IdT = TypeVar("IdT", bound=HasId)


def replacing(title: str) -> Path | None:
    """The folder whose files replace the shipped ones of a title: CONTENT_DIR/<title>, None without CONTENT_DIR."""
    outer = os.environ.get("CONTENT_DIR")
    return Path(outer) / title if outer else None


def read(shipped: Path, folder: Path | None, file: str, form: type[FileT]) -> FileT:
    """A file of `folder`, where it has one of that name, else the shipped one. Raises ContentError."""
    path = shipped / file
    if folder is not None and (folder / file).is_file():
        path = folder / file
    try:
        return msgspec.toml.decode(path.read_bytes(), type=form)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at `")
        raise ContentError(file, place.rstrip("`").removeprefix("$.") or "the file", reason) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ContentError(file, "the file", f"no TOML: {error}") from error


def by_id(file: str, key: str, things: Sequence[IdT]) -> dict[str, IdT]:
    """Things by id, in the order of the file. Raises ContentError where an id is listed twice."""
    for name, n in Counter(each.id for each in things).items():
        if n > 1:
            raise ContentError(file, f"{key}.{name}", f"listed {n} times")
    return {each.id: each for each in things}


def fingerprint(files: Sequence[Strict]) -> str:
    """Twelve letters that change when any number, or the order of any list, changes."""
    return sha256(msgspec.json.encode(msgspec.to_builtins(files, str_keys=True), order="deterministic")).hexdigest()[:12]
