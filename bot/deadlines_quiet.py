"""Quiet hours: when a person is not to be called, in its own zone. Everything stored and compared is UTC epoch seconds."""

import re
from datetime import UTC, datetime, time, timedelta, timezone, tzinfo
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.people import Refused
from db.time import Habits

OFFSET = re.compile(r"(?:UTC|GMT)?([+-])(\d{1,2})(?::?([0-5]\d))?", re.IGNORECASE)
HOURS = re.compile(r"(\d{1,2})(?::([0-5]\d))?\s*(?:-|–|to)\s*(\d{1,2})(?::([0-5]\d))?")
OFF = "off"
FARTHEST = 14
DAY = 24 * 60


def zone_of(text: str) -> tzinfo:
    """A zone by its name (`Europe/Berlin`) or its distance from UTC (`+2`, `UTC-03:30`). Raises ValueError."""
    if not text or text.upper() in ("UTC", "GMT", "Z"):
        return UTC
    if found := OFFSET.fullmatch(text):
        away = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
        if away > timedelta(hours=FARTHEST):
            raise ValueError(text)
        return timezone(-away if found[1] == "-" else away)
    try:
        return ZoneInfo(text)
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(text) from error


@cache
def zones() -> tuple[str, ...]:
    """The names of all zones."""
    return tuple(sorted(available_timezones()))


def read_zone(text: str) -> str:
    """The zone as it is stored; capitals do not matter. Refuses no-zone."""
    found = text.strip().replace(" ", "_")
    found = next((name for name in zones() if name.casefold() == found.casefold()), found)
    try:
        zone_of(found)
    except ValueError:
        raise Refused("no-zone", zone=text) from None
    return found


def read_hours(text: str) -> tuple[int, int]:
    """From and to in minutes after midnight, of `22-8` or `22:30-07:00`; `off` for no quiet hours. Refuses no-hours."""
    if text.strip().casefold() == OFF:
        return 0, 0
    found = HOURS.fullmatch(text.strip())
    if found is None:
        raise Refused("no-hours", hours=text)
    minutes = tuple(int(found[n]) * 60 + int(found[n + 1] or 0) for n in (1, 3))
    if not all(0 <= each <= DAY for each in minutes):
        raise Refused("no-hours", hours=text)
    return minutes[0] % DAY, minutes[1] % DAY


def clock_text(minutes: int) -> str:
    """Minutes after midnight as a clock shows them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


def awake(at: float, habits: Habits) -> float:
    """That moment, or the end of the quiet hours it falls into."""
    if habits.quiet_from == habits.quiet_to:
        return at
    try:
        zone = zone_of(habits.zone)
    except ValueError:  # a zone that this machine has forgotten
        zone = UTC
    local = datetime.fromtimestamp(at, zone)
    minute, over_midnight = local.hour * 60 + local.minute, habits.quiet_from > habits.quiet_to
    late, early = minute >= habits.quiet_from, minute < habits.quiet_to
    if not (late or early if over_midnight else late and early):
        return at
    day = local.date() + timedelta(days=1 if over_midnight and late else 0)
    end = datetime.combine(day, time(habits.quiet_to // 60, habits.quiet_to % 60), zone)
    return max(at, end.timestamp())
