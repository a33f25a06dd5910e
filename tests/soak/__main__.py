"""`python -m tests.soak`: everything that takes long, as many at once as there are cores, and one table of what came of it.

`python -m tests.soak PART N SEED` is one part alone, its figures as JSON.
"""

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from games.titles import TITLES
from tests.soak import edge
from tests.soak.fuzz import fuzz
from tests.soak.pairs import Case, cases, sources
from tests.soak.secrecy import secrecy
from tests.soak.timing import timing

PICTURE_EVERY = 20
ANSWERS, DRAWN_ANSWERS, BEATS = 250, 60, 200
"""How far a match is played at the edge of Discord, without pictures and with them, and to measure bots."""
SHOWN = 30
"""Last lines of what failed."""


@dataclass(frozen=True, slots=True)
class Job:
    """One row of the table."""

    name: str
    command: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job."""

    job: Job
    status: int
    seconds: float
    output: str
    errors: str

    @property
    def figures(self) -> Mapping[str, object]:
        """The figures that it printed last; none where it failed."""
        try:
            found = json.loads(self.output.strip().splitlines()[-1])
        except (ValueError, IndexError):
            return {}
        return found if isinstance(found, dict) else {}


def jobs(game: str, games: int) -> list[Job]:
    """All rows, the longest first."""
    part = ("tests.soak",)
    found = [Job(f"fuzz {n}", (*part, "fuzz", "25000", str(n))) for n in range(1, 5)]
    found += [Job(f"secrecy of states {n}", (*part, "secrecy", "2500", str(n))) for n in range(1, 5)]
    found += [Job(f"secrecy at Discord {n}", (*part, "edge", "20", str(n))) for n in (1, 2)]
    found += [Job("secrecy at Discord, pictures", (*part, "drawn", "6", "1")), Job("timing", (*part, "timing", "10", "1"))]
    found += [Job("kill -9", ("tests.loopback.killing", "200")), Job("dice", ("bot", "fair", "--dice", "3000000", "--json"))]
    low, high = TITLES[game].seats
    for seats in map(str, range(low, high + 1)):
        found.append(Job(f"bots, {seats} seats", ("bot", "simulate", game, "--seats", seats, "--games", str(games), "--seed", "1", "--json")))
        found.append(Job(f"whole game, {seats} seats", ("bot", "demo", "--smoke", "--game", game, "--seats", seats, "--json")))
    return found


async def run(every: Sequence[Job]) -> list[Done]:
    """Run them all; what came of each."""
    gate = asyncio.Semaphore(os.cpu_count() or 1)

    async def one(job: Job) -> Done:
        async with gate:
            began = time.monotonic()
            pipe = asyncio.subprocess.PIPE
            process = await asyncio.create_subprocess_exec(sys.executable, "-m", *job.command, stdout=pipe, stderr=pipe)
            output, errors = await process.communicate()
            done = Done(job, process.returncode or 0, time.monotonic() - began, output.decode(), errors.decode())
            sys.stderr.write(f"{job.name}: {'well' if done.status == 0 else 'FAILED'}, {done.seconds:.0f} s\n")
            return done

    return list(await asyncio.gather(*(one(job) for job in every)))


def table(every: Sequence[Done]) -> str:
    """One line for each, with its plain figures."""
    width = max(len(done.job.name) for done in every)
    lines = []
    for done in every:
        plain = [f"{name} {value}" for name, value in done.figures.items() if isinstance(value, int | float | str) and len(str(value)) < 20]
        lines.append(f"{done.job.name:<{width}}  {'well' if done.status == 0 else 'FAILED':<6}  {done.seconds:>6.0f} s  {', '.join(plain)}")
    return "\n".join(lines)


# ---------------------------------------------------------------- parts


def chosen(n: int, seed: int) -> list[Case]:
    """Cases of every kind in turn."""
    rng, found = random.Random(seed), list[Case]()
    while len(found) < n:
        for kind, source in sources().items():
            some = cases(kind, source, rng.randrange(100_000))
            found += rng.sample(some, min(1, len(some)))
    return found[:n]


def at_discord(n: int, seed: int, most: int, drawn: bool) -> Mapping[str, int]:
    """Matches played twice at the edge of Discord."""
    counts: Counter[str] = Counter()
    for case in chosen(n, seed):
        counts.update(asyncio.run(edge.compare(case, most, drawn)))
        counts["pairs of matches"] += 1
    return counts


PARTS: Mapping[str, Callable[[int, int], Mapping[str, int]]] = {
    "fuzz": lambda n, seed: asyncio.run(fuzz(n, seed)),
    "secrecy": lambda n, seed: secrecy(n, seed, PICTURE_EVERY),
    "edge": lambda n, seed: at_discord(n, seed, ANSWERS, drawn=False),
    "drawn": lambda n, seed: at_discord(n, seed, DRAWN_ANSWERS, drawn=True),
    "timing": lambda n, _seed: asyncio.run(timing(n, BEATS)),
}


def main(arguments: Sequence[str]) -> int:
    """Run everything, or one part; 1 where something failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("part", nargs="?", choices=tuple(PARTS))
    parser.add_argument("n", nargs="?", type=int, default=100)
    parser.add_argument("seed", nargs="?", type=int, default=1)
    parser.add_argument("--game", default="slaughter", choices=tuple(TITLES))
    parser.add_argument("--games", type=int, default=500)
    asked = parser.parse_args(arguments)
    if asked.part:
        sys.stdout.write(json.dumps(PARTS[asked.part](asked.n, asked.seed)) + "\n")
        return 0
    every = asyncio.run(run(jobs(asked.game, asked.games)))
    failed = [done for done in every if done.status]
    for done in failed:
        sys.stdout.write("\n".join([f"--- {done.job.name}", *(done.output + done.errors).splitlines()[-SHOWN:], ""]))
    sys.stdout.write(table(every) + "\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
