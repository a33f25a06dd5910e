"""Pressing: one is accepted, each other gets its reason, and only what is committed is told."""

import asyncio
from collections import Counter

import pytest

from bot.game import RECENT, Controls, keys_for, shared_keys
from bot.host import Host
from bot.people import Refused
from games.engine import Ask, Keys, Question, Seat
from tests.hosting import ANA, BEN, CEM, fresh_host, person_of, refusal, started


async def lucky_chosen(host: Host, table: int) -> None:
    """Both people pick their number."""
    await host.act(table, ANA.id, "pick:1")
    await host.act(table, BEN.id, "pick:2")


async def turn_of(host: Host, table: int) -> Seat:
    return (await host.look(table)).awaited[0]


async def test_twenty_presses_one_accepted() -> None:
    host, store = await fresh_host()
    table = await started(host)
    await lucky_chosen(host, table)
    game = await host.look(table)
    number, user = game.table.number, person_of(game.awaited[0])
    option = shared_keys(game.table.question).index("stop")
    keys = Counter(await asyncio.gather(*(refusal(host.press(table, number, user, option, private=False)) for _ in range(20))))
    assert keys == {"": 1, "stale": 19}
    assert len(await store.answers(table)) == number + 1


async def test_each_wrong_press_has_its_own_reason() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await lucky_chosen(host, table)
    game = await host.look(table)
    number, user = game.table.number, person_of(game.awaited[0])
    assert await refusal(host.press(table, number, CEM.id, 0, private=False)) == "not-seated"
    assert await refusal(host.press(table, number - 1, user, 0, private=False)) == "stale"
    assert await refusal(host.press(table, number + 1, user, 0, private=False)) == "stale"
    assert await refusal(host.press(table, number, user, 99, private=False)) == "not-offered"
    assert await refusal(host.press(table, number, user, -1, private=True)) == "not-offered"
    assert await refusal(host.act(table, user, "pick:1")) == "not-offered"
    assert await refusal(host.press(99, number, user, 0, private=False)) == "no-table"
    assert (await host.look(table)).table.number == number


async def test_asked_of_others_only() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await host.act(table, ANA.id, "pick:1")
    number = (await host.look(table)).table.number
    assert await refusal(host.act(table, ANA.id, "pick:1")) == "not-asked"
    assert await refusal(host.press(table, number, ANA.id, 0, private=True)) == "not-asked"
    assert await refusal(host.press(table, number - 1, ANA.id, 0, private=True)) == "stale"


async def test_a_secret_choice_of_all_leaves_others_controls_good() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    number = (await host.look(table)).table.number
    await host.press(table, number, ANA.id, 2, private=True)
    pressed = await host.press(table, number, BEN.id, 0, private=True)
    assert (pressed.prompt, pressed.key) == ("lucky", "pick:1")
    assert (await host.look(table)).table.view(1).lucky == 3


async def test_private_options_are_no_public_controls() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await lucky_chosen(host, table)
    game = await host.look(table)
    seat = game.awaited[0]
    ask = game.ask_of(seat)
    assert ask is not None
    assert not any(key.startswith("whisper") for key in shared_keys(game.table.question))
    pressed = await host.press(table, game.table.number, person_of(seat), 0, private=True)
    assert pressed.key == keys_for(ask)[0] == f"whisper:{seat}"


async def test_an_interruption_keeps_the_controls_of_the_turn() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await lucky_chosen(host, table)
    game = await host.look(table)
    seat, number = game.awaited[0], game.table.number
    shown = shared_keys(game.table.question)
    other = person_of(3 - seat)
    assert (await host.press(table, number, other, shown.index("poke"), private=False)).seat == 3 - seat
    assert (await host.press(table, number, person_of(seat), shown.index("stop"), private=False)).key == "stop"


def test_shared_controls_stand_for_all_seats_asked() -> None:
    asks = {2: Ask("any-time", Keys(("poke",)), awaited=False), 1: Ask("defence", Keys(("pass", "help"))), 3: Ask("defence", Keys(("pass",)))}
    assert shared_keys(Question(asks)) == ("pass", "help", "poke")
    assert shared_keys(None) == ()


def test_a_seats_controls_outlive_others_answers_but_not_for_ever() -> None:
    controls, asks = Controls(), {seat: Ask("lucky", Keys(("a", "b"))) for seat in (1, 2)}
    for number in range(RECENT + 1):
        controls.note(number, Question(asks), answered=2)
    assert controls.key(1, RECENT, 1, private=False) == controls.key(1, 1, 1, private=False) == "b"
    for seat, number in ((1, 0), (2, RECENT - 1)):
        with pytest.raises(Refused, match="stale"):
            controls.key(seat, number, 1, private=False)
    controls.note(RECENT + 1, Question({1: Ask("lucky", Keys(("b", "a"))), 2: asks[2]}), answered=0)
    with pytest.raises(Refused, match="stale"):
        controls.key(1, RECENT, 1, private=True)
    assert controls.key(2, RECENT, 1, private=True) == "b"
