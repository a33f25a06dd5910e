"""Before the match: who sits, what is played, who decides."""

import asyncio
from pathlib import Path

import pytest

from bot.host import Host
from bot.people import REFUSALS, Refused
from tests.hosting import ANA, BEN, CEM, SECRET, Told, fresh_host, host_on, open_store, opened, refusal, started


async def test_two_opens_at_once_make_one_table(tmp_path: Path) -> None:
    one, other = await open_store(tmp_path / "store"), await open_store(tmp_path / "store")
    hosts = host_on(one), host_on(other)
    results = await asyncio.gather(*(refusal(opened(host, owner=owner)) for host in hosts for owner in (ANA, BEN)))
    assert sorted(results) == ["", "channel-busy", "channel-busy", "channel-busy"]
    assert len(await hosts[0].active()) == 1


async def test_owner_sits_in_seat_1_and_the_secret_is_only_committed_to() -> None:
    host, _store = await fresh_host()
    row = await opened(host)
    game = await host.look(row.id)
    assert [(seat.seat, seat.user, seat.name) for seat in game.seats] == [(1, ANA.id, "Ana")]
    assert game.free == (2,)
    assert row.commitment
    assert SECRET not in repr(game)
    assert await refusal(host.secret(row.id)) == "not-over"


async def test_seats_are_taken_and_given_up() -> None:
    host, _store = await fresh_host()
    table = (await opened(host, seats=3)).id
    assert await refusal(host.join(table, ANA)) == "seated-already"
    await host.join(table, BEN)
    await host.add_bot(table, ANA)
    assert await refusal(host.join(table, CEM)) == "full"
    await host.leave(table, BEN)
    game = await host.join(table, CEM)
    assert [(seat.seat, seat.user) for seat in game.seats] == [(1, ANA.id), (2, CEM.id), (3, 0)]
    assert [row.id for row in await host.of_person(CEM.id)] == [table]
    assert await host.of_person(BEN.id) == []
    assert await host.of_person(0) == []


async def test_the_next_person_inherits_and_the_last_one_closes() -> None:
    host, _store = await fresh_host()
    table = (await opened(host, seats=3)).id
    await host.add_bot(table, ANA)
    await host.join(table, BEN)
    assert (await host.leave(table, ANA)).row.owner == BEN.id
    assert await refusal(host.leave(table, ANA)) == "not-seated"
    assert (await host.leave(table, BEN)).row.state == "archived"
    assert await host.in_channel(7) is None
    assert await refusal(host.join(table, ANA)) == "ended"


async def test_only_owner_and_moderators_decide() -> None:
    host, _store = await fresh_host()
    table = (await opened(host)).id
    await host.join(table, BEN)
    calls = [host.add_bot(table, BEN), host.remove_bot(table, BEN), host.configure(table, BEN, "length", "long"), host.start(table, BEN)]
    assert [await refusal(call) for call in (*calls, host.end(table, BEN))] == ["not-owner"] * 5
    assert (await host.start(table, CEM, moderator=True)).row.state == "running"


async def test_setting_up() -> None:
    host, _store = await fresh_host()
    table = (await opened(host, seats=3)).id
    game = await host.configure(table, ANA, "length", "long")
    assert game.row.setup.options == {"length": "long"}
    assert (await host.configure(table, ANA, "variant", "odd")).row.setup.variant == "odd"
    assert (await host.configure(table, ANA, "tempo", "correspondence")).row.tempo == "correspondence"
    with pytest.raises(Refused) as refused:
        await host.configure(table, ANA, "seats", "4")
    assert (refused.value.key, refused.value.values) == ("setup-unfit", {"reason": "odd-number"})
    for option, choice in (("length", "huge"), ("colour", "red"), ("variant", "none"), ("seats", "9"), ("seats", "²"), ("tempo", "never")):
        assert await refusal(host.configure(table, ANA, option, choice)) == "no-option"
    assert (await host.look(table)).row.setup.options == {"length": "long"}


async def test_fewer_seats_move_people_together() -> None:
    host, _store = await fresh_host()
    table = (await opened(host, seats=4)).id
    await host.join(table, BEN)
    await host.join(table, CEM)
    await host.leave(table, BEN)
    game = await host.configure(table, ANA, "seats", "2")
    assert [(seat.seat, seat.user) for seat in game.seats] == [(1, ANA.id), (2, CEM.id)]
    await host.configure(table, ANA, "seats", "3")
    await host.join(table, BEN)
    assert await refusal(host.configure(table, ANA, "seats", "2")) == "seats-taken"


async def test_start_wants_enough_players_and_no_empty_seat() -> None:
    host, _store = await fresh_host()
    table = (await opened(host, seats=3)).id
    assert await refusal(host.start(table, ANA)) == "too-few"
    assert await refusal(host.act(table, ANA.id, "pick:1")) == "not-started"
    assert not await host.bot_step(table)
    await host.add_bot(table, ANA)
    assert await refusal(host.start(table, ANA)) == "empty-seats"
    await host.add_bot(table, ANA)
    await host.remove_bot(table, ANA)
    assert await refusal(host.remove_bot(table, ANA)) == ""
    assert await refusal(host.remove_bot(table, ANA)) == "no-bots"


async def test_after_the_start_the_lobby_is_closed() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    calls = (
        host.join(table, CEM),
        host.leave(table, BEN),
        host.add_bot(table, ANA),
        host.configure(table, ANA, "seats", "3"),
        host.start(table, ANA),
    )
    assert [await refusal(call) for call in calls] == ["already-started"] * 5


async def test_unknown_titles_variants_and_seats_are_refused() -> None:
    host, _store = await fresh_host()

    async def key(title: str, variant: str, seats: int, tempo: str = "live") -> str:
        return await refusal(host.open(1, 7, ANA, title, variant, seats, {}, tempo))

    assert await key("chess", "plain", 2) == "no-title"
    assert await key("toy", "none", 2) == "no-option"
    assert await key("toy", "plain", 5) == "no-option"
    assert await key("toy", "odd", 2) == "setup-unfit"
    assert await key("toy", "plain", 2, "never") == "no-option"
    assert await host.in_channel(7) is None


async def test_ending_frees_the_channel_and_tells_the_secret() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    assert (await host.end(table, ANA)).state == "archived"
    assert await refusal(host.end(table, ANA)) == "ended"
    assert await refusal(host.act(table, ANA.id, "pick:1")) == "ended"
    assert await host.secret(table) == SECRET
    assert (await host.look(table)).awaited == ()
    assert (await opened(host)).id == table + 1


async def test_a_lost_channel_archives_quietly() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await host.archive(table)
    await host.archive(table)
    assert (await host.look(table)).row.state == "archived"
    assert await refusal(host.archive(99)) == "no-table"


async def test_every_change_is_told() -> None:
    host, _store = await fresh_host()
    table = await started(host)
    await host.act(table, ANA.id, "pick:1")
    await refusal(host.act(table, ANA.id, "pick:1"))
    assert told(host) == [table] * 4  # opened, joined, started, pressed; the refusal is not told


def told(host: Host) -> list[int]:
    assert isinstance(host.teller, Told)
    return host.teller.tables


async def test_refusals_are_all_listed() -> None:
    host, _store = await fresh_host()
    table = (await opened(host)).id
    for call in (host.start(table, ANA), host.join(99, BEN), host.configure(table, ANA, "seats", "1")):
        with pytest.raises(Refused) as refused:
            await call
        assert REFUSALS[refused.value.key] == tuple(refused.value.values)
