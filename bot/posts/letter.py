"""A letter: texts, a picture and controls, and how it becomes a Discord layout."""

import io
from collections.abc import Iterator
from dataclasses import dataclass

import discord

from bot.controls import Button, Row, Select, clip

TEXT = 4000
ALT = 1024
PASSING = 900
"""The number of the component that goes with the controls."""
NIGHT, GOLD, GREY = 0x3D4F8F, 0xE0A526, 0x6B6B7B
STYLES = {
    "strong": discord.ButtonStyle.primary,
    "quiet": discord.ButtonStyle.secondary,
    "opener": discord.ButtonStyle.secondary,
    "opened": discord.ButtonStyle.success,
    "go": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}


@dataclass(frozen=True, slots=True)
class Picture:
    """An encoded picture with its alt text; without data where it hangs on the message already."""

    name: str
    data: bytes
    alt: str


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to publish: a heading, a picture, texts under it, rows of controls. `mention` is the one user who is called, or 0."""

    heading: str
    picture: Picture | None = None
    texts: tuple[str, ...] = ()
    passing: str = ""
    """A last text that is true only as long as the controls are."""
    rows: tuple[Row, ...] = ()
    colour: int = NIGHT
    mention: int = 0

    def layout(self) -> discord.ui.LayoutView:
        """The layout, finished from the start: discord.py shall not keep it, its controls are known by their ids."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*self._items(), accent_colour=discord.Colour(self.colour)))
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The picture to upload, made anew for each request."""
        picture = self.picture
        return [] if picture is None else [discord.File(io.BytesIO(picture.data), picture.name, description=clip(picture.alt, ALT))]

    def mentions(self) -> discord.AllowedMentions:
        """Nobody but the one who is called."""
        return discord.AllowedMentions(
            everyone=False, roles=False, replied_user=False, users=[discord.Object(self.mention)] if self.mention else False
        )

    def _items(self) -> Iterator[discord.ui.Item[discord.ui.LayoutView]]:
        room = TEXT
        for place, text in enumerate(("### " + self.heading, *filter(None, self.texts))):
            piece = clip(text, room)
            room -= len(piece)
            if piece and room >= 0:
                yield discord.ui.TextDisplay(piece)
            if place == 0 and self.picture is not None:
                yield _gallery(self.picture)
        if self.passing and room > 0:
            yield discord.ui.TextDisplay(clip(self.passing, room), id=PASSING)
        for row in self.rows:
            yield _row(row)


def _gallery(picture: Picture) -> discord.ui.MediaGallery[discord.ui.LayoutView]:
    return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{picture.name}", description=clip(picture.alt, ALT)))


def _row(row: Row) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    if isinstance(row, Select):
        return discord.ui.ActionRow(_role_select(row) if row.of_roles else _select(row))
    return discord.ui.ActionRow(*map(_button, row))


def _button(button: Button) -> discord.ui.Button[discord.ui.LayoutView]:
    return discord.ui.Button(style=STYLES[button.style], label=button.label, custom_id=button.id)


def _select(select: Select) -> discord.ui.Select[discord.ui.LayoutView]:
    options = [discord.SelectOption(label=label, value=value, default=value == select.chosen) for value, label in select.options]
    return discord.ui.Select(custom_id=select.id, placeholder=select.placeholder, options=options)


def _role_select(select: Select) -> discord.ui.RoleSelect[discord.ui.LayoutView]:
    chosen = [discord.SelectDefaultValue(id=int(select.chosen), type=discord.SelectDefaultValueType.role)] if select.chosen else []
    return discord.ui.RoleSelect(custom_id=select.id, placeholder=select.placeholder, min_values=0, max_values=1, default_values=chosen)
