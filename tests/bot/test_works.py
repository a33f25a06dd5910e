import asyncio

from bot.works import Works


class Workshop:
    """Remembers what was done, and can be held up."""

    def __init__(self) -> None:
        self.done: list[int] = []
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False

    async def work(self, key: int) -> None:
        await self.gate.wait()
        self.done.append(key)
        if self.fails:
            raise RuntimeError("broken")


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_many_requests_are_done_once_and_the_last_state_wins() -> None:
    shop = Workshop()
    works = Works(shop.work, 0.0)
    shop.gate.clear()
    works.ask(1)
    await settle()
    for _ in range(10):
        works.ask(1)
    works.ask(2)
    shop.gate.set()
    await settle()
    assert sorted(shop.done) == [1, 1, 2]


async def test_between_two_times_is_a_pause() -> None:
    shop = Workshop()
    works = Works(shop.work, 3600.0)
    works.ask(1)
    await settle()
    works.ask(1)
    works.ask(1)
    await settle()
    assert shop.done == [1]
    await works.close()
    assert shop.done == [1, 1]


async def test_a_failure_hurts_nothing_else() -> None:
    shop = Workshop()
    works = Works(shop.work, 0.0)
    shop.fails = True
    works.ask(1)
    await settle()
    shop.fails = False
    works.ask(1)
    works.ask(2)
    await settle()
    assert sorted(shop.done) == [1, 1, 2]


async def test_a_closed_shop_finishes_and_takes_nothing_more() -> None:
    shop = Workshop()
    works = Works(shop.work, 0.0)
    shop.gate.clear()
    works.ask(1)
    await settle()
    asyncio.get_running_loop().call_later(0.01, shop.gate.set)
    await works.close()
    works.ask(2)
    await settle()
    assert shop.done == [1]
