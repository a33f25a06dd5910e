"""One at a time, the urgent first, and nobody is forgotten."""

import asyncio

import pytest

from bot.posts.gate import Gate


class Passage:
    """People who go through a gate and say so; each stays inside until it is let out."""

    def __init__(self) -> None:
        self.gate = Gate()
        self.inside: list[str] = []
        self.out = asyncio.Event()

    async def go(self, name: str, urgent: bool = False) -> None:
        async with self.gate.turn(urgent):
            self.inside.append(name)
            await self.out.wait()

    async def start(self, name: str, urgent: bool = False) -> "asyncio.Task[None]":
        task = asyncio.create_task(self.go(name, urgent))
        await asyncio.sleep(0)
        return task


async def test_the_urgent_go_first_and_the_others_in_order() -> None:
    passage = Passage()
    tasks = [await passage.start(name, urgent=name.isupper()) for name in "abCdE"]
    assert passage.inside == ["a"]
    passage.out.set()
    await asyncio.gather(*tasks)
    assert "".join(passage.inside) == "aCEbd"


async def test_whoever_gives_up_is_passed_over() -> None:
    passage = Passage()
    tasks = [await passage.start(name) for name in "abc"]
    tasks[1].cancel()
    passage.out.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert passage.inside == ["a", "c"]


async def test_whoever_gives_up_when_called_passes_the_turn_on() -> None:
    passage = Passage()
    tasks = [await passage.start(name) for name in "abc"]
    passage.out.set()
    await asyncio.sleep(0)  # the first goes out and calls the second
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert passage.inside == ["a", "c"]


async def test_a_failure_inside_lets_the_next_one_in() -> None:
    gate = Gate()
    with pytest.raises(ZeroDivisionError):
        async with gate.turn(urgent=True):
            raise ZeroDivisionError
    async with gate.turn(urgent=False):
        assert True
