"""kill -9 at 50 random points of a real process on a real file: every acknowledged answer is there."""

import multiprocessing
import random
import sqlite3
import time
from multiprocessing.connection import Connection
from pathlib import Path

from tests import killed
from tests.hosting import host_on, open_store

POINTS = 50


def acknowledged(tell: Connection) -> list[tuple[int, int]]:
    """Everything that a dead process had said."""
    said: list[tuple[int, int]] = []
    try:
        while tell.poll():
            said.append(tell.recv())
    except EOFError:
        pass
    return said


def run_and_kill(path: Path, answers: int, moment: float) -> list[tuple[int, int]]:
    """Let a process acknowledge some answers, and kill it a moment later."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.killed"])
    tell, end = context.Pipe(duplex=False)
    process = context.Process(target=killed.main, args=(str(path), end))
    process.start()
    end.close()
    said = [tell.recv() for _ in range(answers)]
    time.sleep(moment)
    process.kill()
    process.join()
    said += acknowledged(tell)
    tell.close()
    assert process.exitcode == -9
    process.close()
    return said


async def test_every_acknowledged_answer_survives(tmp_path: Path) -> None:
    rng = random.Random(9)
    path = tmp_path / "store"
    total = 0
    for _ in range(POINTS):
        said = run_and_kill(path, rng.randrange(1, 12), rng.random() * 0.01)
        store = await open_store(path)
        host = host_on(store)
        for table, number in dict(said).items():
            assert len(await store.answers(table)) >= number
            assert (await host.look(table)).table.journal == await store.answers(table)
        total += len(said)
        await store.close()
    with sqlite3.connect(path) as db:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    db.close()
    assert total >= POINTS
