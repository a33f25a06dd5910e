"""Titles that count some of their people and set others beside them: set-ups, lobbies, records, command lines."""

import json
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.arguments import Wrong, need_setup
from bot.demo.smoke import smoke
from bot.host import Host
from bot.people import Person, Refused
from bot.record import read, record_file, replay
from games.engine import Setup
from tests.discords import TOY_PICTURES, ToyWords
from tests.games import record_golden
from tests.hosting import ANA, BEN, CEM, fresh_host, refusal
from tests.remembering import played_out
from tests.toy import TOGETHER, TOY

DORA = Person(14, "Dora")


async def lobby(*people: Person, variant: str = "plain+rival", seats: int = 3) -> tuple[Host, int]:
    """A table of Ana, and whoever else joins in this order."""
    host, _ = await fresh_host(title=TOGETHER)
    table = (await host.open(1, 7, ANA, "toy", variant, seats, {}, "live")).id
    for person in people:
        await host.join(table, person)
    return host, table


async def sitting(host: Host, table: int) -> dict[int, int]:
    return {seat.seat: seat.user for seat in (await host.look(table)).seats}


def test_a_suffix_is_short_for_an_option() -> None:
    setup = TOGETHER.setup("odd+rival", 2)
    assert (setup.variant, setup.seats, dict(setup.options)) == ("odd", 3, {"foe": "player", "length": "short"})
    assert TOGETHER.setup("odd", 2, {"foe": "player"}) == setup
    assert TOGETHER.setup("plain+long+rival", 1).options == {"foe": "player", "length": "long"}
    assert TOGETHER.setup("plain", 2).seats == 2
    with pytest.raises(KeyError):
        TOGETHER.setup("plain+wings", 2)


def test_the_counted_seats_of_a_set_up() -> None:
    assert [TOGETHER.counted(TOGETHER.setup(variant, 2)) for variant in ("plain", "plain+rival")] == [2, 2]
    assert TOGETHER.counted(Setup("toy", "plain", 2, 1)) == 2, "a set-up of before there was such an option"
    assert TOY.counted(TOY.setup("plain", 4)) == 4


@pytest.mark.parametrize("variant", ["plain+wings", "plain+", "+rival", "none+rival"])
async def test_a_wrong_suffix_is_refused(variant: str) -> None:
    host, _ = await fresh_host(title=TOGETHER)
    with pytest.raises(Refused) as refused:
        await host.open(1, 7, ANA, "toy", variant, 2, {}, "live")
    assert refused.value.values == {"option": "variant", "choice": variant}
    with pytest.raises(Wrong, match=r"^The title toy has no variant .*\+rival, \+long\.$"):
        need_setup(TOGETHER, variant, 2)


async def test_a_table_begins_when_the_one_beside_sits_too() -> None:
    host, table = await lobby(seats=1)
    assert (await host.look(table)).row.setup.seats == 2
    with pytest.raises(Refused) as refused:
        await host.start(table, ANA)
    assert (refused.value.key, refused.value.values) == ("too-few", {"seats": 1, "minimum": 2})
    await host.add_bot(table, ANA)
    assert await refusal(host.join(table, BEN)) == "full"
    game = await host.start(table, ANA)
    assert game.row.setup.seats == 2
    assert TOGETHER.counted(game.row.setup) == 1


async def test_the_option_takes_a_seat_away_only_where_one_is_free() -> None:
    host, table = await lobby(BEN, CEM, DORA)
    assert await refusal(host.configure(table, ANA, "foe", "cards")) == "seats-taken"
    await host.leave(table, BEN)
    assert (await host.configure(table, ANA, "foe", "cards")).row.setup.seats == 3
    assert await sitting(host, table) == {1: ANA.id, 2: CEM.id, 3: DORA.id}
    game = await host.configure(table, ANA, "foe", "player")
    assert (game.row.setup.seats, game.free) == (4, (4,))


async def test_people_keep_their_order_when_seats_go() -> None:
    host, table = await lobby(BEN, CEM, DORA)
    await host.leave(table, CEM)
    await host.configure(table, ANA, "seats", "2")
    assert await sitting(host, table) == {1: ANA.id, 2: BEN.id, 3: DORA.id}
    await host.configure(table, ANA, "seats", "3")
    assert await sitting(host, table) == {1: ANA.id, 2: BEN.id, 3: DORA.id}
    assert await refusal(host.configure(table, ANA, "seats", "4")) == "no-option"


async def test_a_table_alone_is_played_to_its_end() -> None:
    host, table = await lobby(variant="plain", seats=1)
    await host.start(table, ANA)
    await played_out(host, table)
    game = await host.look(table)
    assert game.table.outcome is not None
    assert game.table.outcome.places in ({1: 1}, {1: 2})
    assert game.table.outcome.scores == {}
    match = read(record_file(game, await host.secret(table)))
    assert replay(match, {"toy": TOGETHER})[0].outcome == game.table.outcome


def test_a_simulation_counts_and_tells_as_it_was_asked(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "toy", "--seats", "2", "--variant", "plain+rival", "--games", "10", "--json"]
    assert main(command, {"toy": TOGETHER}) == 0
    figures = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (figures["variant"], figures["seats"], sorted(figures["wins"])) == ("plain+rival", 2, ["1", "2", "3"])
    assert figures["mean_score"] == {}
    assert sum(figures["outcomes"].values()) == 10
    assert main([*command, "--variant", "plain+wings"], {"toy": TOGETHER}) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_titles_are_listed_without_suffixes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["titles", "--json"], {"toy": TOGETHER}) == 0
    [title] = json.loads(capsys.readouterr().out)["titles"]
    assert (title["variants"], title["seats"], title["complete"]) == (["plain", "odd"], [1, 3], True)
    assert title["suffixes"] == {"rival": "foe=player", "long": "length=long"}


async def test_a_whole_game_with_somebody_beside() -> None:
    figures = await smoke(TOGETHER, 2, "plain+rival", {"toy": TOY_PICTURES}, ToyWords())
    assert (figures["variant"], figures["seats"], figures["ended"]) == ("plain+rival", 2, True)
    assert sorted(figures["outcome"]["places"]) == [1, 2, 3]


def test_journals_are_recorded_with_suffixes_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_golden, "TITLES", {"toy": TOGETHER})
    names = [path.name for path, *_ in record_golden.wanted()]
    assert names[:4] == [f"toy-plain{form}-{seats}.journal" for form in ("", "+rival+long") for seats in (1, 3)]
    assert len(names) == 8


async def test_records_of_too_many_people_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    host, table = await lobby(variant="plain", seats=1)
    await host.end(table, ANA)
    record = json.loads(record_file(await host.look(table)))
    for seats, status in ((3, 0), (4, 2), (0, 2)):
        (tmp_path / "record.json").write_text(json.dumps(record | {"seats": seats}))
        assert main(["replay", str(tmp_path / "record.json")], {"toy": TOGETHER}) == status
    assert "does not know 4 seats of toy" in capsys.readouterr().err
