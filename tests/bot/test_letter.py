import asyncio
import threading

import pytest
from PIL import Image

from bot.controls import Button, Select
from bot.posts.letter import ALT, TEXT, Letter, Picture
from bot.posts.pictures import Pictures, Sketch

ROW = tuple(Button(f"play:1:1:o:{n}", f"{n}") for n in range(5))


async def test_the_fullest_letter_fits_the_limits_of_discord() -> None:
    picture = Picture("board.jpg", b"x", "a" * 3000)
    select = Select("pick:1:1:o:0:0", "…", tuple((str(n), "l" * 100) for n in range(25)))
    letter = Letter("h" * 300, picture, ("t" * 3000, "u" * 3000), "p" * 500, (ROW, ROW, ROW, ROW, select))
    layout = letter.layout()
    assert layout.content_length() <= TEXT
    assert layout.total_children_count <= 40
    assert layout.is_finished()
    assert "a" * (ALT + 1) not in str(layout.to_components())  # type: ignore[no-untyped-call]  # discord.py's


async def test_a_letter_calls_nobody_but_one() -> None:
    assert dict(Letter("x").mentions().to_dict()) == {"parse": []}
    assert dict(Letter("x", mention=5).mentions().to_dict()) == {"parse": [], "users": [5]}


def sketch(key: int, drawn: list[str]) -> Sketch:
    def draw() -> Image.Image:
        drawn.append(threading.current_thread().name)
        return Image.new("RGB", (9, 9))

    return Sketch((key,), "board", draw, lambda: "words")


async def test_who_asks_for_the_same_picture_shares_it() -> None:
    pictures, drawn = Pictures(), list[str]()
    found = await asyncio.gather(*(pictures.get(sketch(1, drawn)) for _ in range(20)))
    assert len(drawn) == 1
    assert drawn != [threading.main_thread().name]
    assert all(each is found[0] for each in found)
    await pictures.get(sketch(2, drawn))
    assert len(drawn) == 2


async def test_a_picture_that_failed_is_drawn_again() -> None:
    pictures, drawn = Pictures(), list[str]()

    def fail() -> Image.Image:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError):
        await pictures.get(Sketch((1,), "board", fail, lambda: ""))
    assert (await pictures.get(sketch(1, drawn))).name == "board.jpg"


async def test_only_the_last_pictures_are_kept() -> None:
    pictures, drawn = Pictures(), list[str]()
    for key in (*range(70), 0, 69):
        await pictures.get(sketch(key, drawn))
    assert len(drawn) == 71


async def test_a_smaller_picture_has_half_the_bytes() -> None:
    pictures = Pictures()
    noise = Sketch((1,), "board", lambda: Image.effect_noise((300, 300), 90).convert("RGB"), lambda: "")
    picture = await pictures.get(noise)
    assert len((await pictures.smaller(picture)).data) <= len(picture.data) // 2
