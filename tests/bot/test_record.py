"""A match in a file: told again, and its dice checked."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.record import RecordError, export, read, replay, verify
from tests.hosting import ANA, SECRET, fresh_host, refusal, started
from tests.toy import TOY

TITLES = {"toy": TOY}


async def finished() -> dict[str, Any]:
    """The record of a whole match, as JSON."""
    host, _ = await fresh_host()
    table = await started(host, seats=3)
    assert await refusal(export(host, table)) == "not-over"
    while (game := await host.look(table)).row.active:
        if not await host.bot_step(table):
            await host.act(table, {1: 11, 2: 12}[game.awaited[0]], "pick:2" if game.table.match.turn == 0 else "roll")
    raw: dict[str, Any] = json.loads(await export(host, table))
    return raw


def verdict(raw: dict[str, Any]) -> tuple[str, ...]:
    return verify(read(json.dumps(raw).encode()), TITLES).faults


async def test_what_is_exported() -> None:
    raw = await finished()
    assert (raw["title"], raw["variant"], raw["seats"], raw["state"], raw["secret"]) == ("toy", "plain", 3, "ended", SECRET)
    assert raw["names"] == {"1": "Ana", "2": "Ben"}
    assert raw["journal"][0].startswith("0 order ")
    assert raw["options"] == {"length": "short"}


async def test_names_may_stay_out() -> None:
    host, _ = await fresh_host()
    table = await started(host)
    await host.end(table, ANA)
    text = await export(host, table, names=False)
    assert b"Ana" not in text
    assert read(text).names == {}


async def test_replay_equals_the_match() -> None:
    raw = await finished()
    table, entries = replay(read(json.dumps(raw).encode()), TITLES)
    assert table.outcome is not None
    assert [str(entry.answer) for entry in entries[1:]] == raw["journal"]
    assert sum(len(entry.events) for entry in entries) == len(table.match.events)


async def test_an_honest_match_is_found_honest() -> None:
    raw = await finished()
    result = verify(read(json.dumps(raw).encode()), TITLES)
    assert result.faults == ()
    assert result.dice == sum(line.startswith("0 ") for line in raw["journal"]) > 2


async def test_a_changed_die_is_found() -> None:
    raw = await finished()
    number = next(i for i, line in enumerate(raw["journal"]) if line.startswith("0 dice"))
    for key in ("0.0", "5.5", "1.4"):
        if raw["journal"][number] != f"0 dice {key}":
            changed = [*raw["journal"][:number], f"0 dice {key}", *raw["journal"][number + 1 :]]
            assert f"Entry {number} " in verdict(raw | {"journal": changed})[0]


async def test_another_secret_is_found() -> None:
    raw = await finished()
    faults = verdict(raw | {"secret": "6" * 64})
    assert "hash" in faults[0]
    assert len(faults) > 1


async def test_a_journal_that_the_rules_do_not_take_is_found() -> None:
    raw = await finished()
    assert "do not take entry 2" in verdict(raw | {"journal": [*raw["journal"][:2], "1 act fly"]})[-1]
    assert "do not take entry 0" in verdict(raw | {"journal": ["nonsense"]})[-1]
    assert "before its end" in verdict(raw | {"journal": raw["journal"][:-1]})[-1]


@pytest.mark.parametrize("text", [b"", b"\xff", b"[]", b"{}", b'{"title": 3}'])
def test_what_is_no_record(text: bytes) -> None:
    with pytest.raises(RecordError) as refused:
        read(text)
    assert str(refused.value).endswith(".")


async def test_a_record_of_another_format_or_title() -> None:
    raw = await finished()
    with pytest.raises(RecordError, match="format 2"):
        read(json.dumps(raw | {"format": 2}).encode())
    with pytest.raises(RecordError, match="chess"):
        verdict(raw | {"title": "chess"})


def test_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    raw = asyncio.run(finished())
    Path("good").write_text(json.dumps(raw), "utf-8")
    Path("bad").write_text(json.dumps(raw | {"secret": "6" * 64}), "utf-8")
    assert main(["verify", "good", "--json"], TITLES) == 0
    assert json.loads(capsys.readouterr().out)["ok"] is True
    assert main(["verify", "bad", "--json"], TITLES) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False
    assert main(["verify", "good"], TITLES) == 0
    assert "follow from the secret" in capsys.readouterr().out
    assert main(["replay", "good", "--json"], TITLES) == 0
    assert json.loads(capsys.readouterr().out)["outcome"]["how"] == "done"
    assert main(["verify", "missing"], TITLES) == 2
    assert "missing" in capsys.readouterr().err
