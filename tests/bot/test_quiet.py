"""Quiet hours in every zone, summer time included."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.deadlines import read_time
from bot.deadlines_quiet import awake, clock_text, read_hours, read_zone, zones
from bot.people import Refused
from db.time import Habits

NIGHT = (22 * 60, 8 * 60)


def at(zone: str, text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def moved(zone: str, text: str, quiet: tuple[int, int] = NIGHT) -> str:
    """That local moment, or when the quiet hours are over, on the clock of the place."""
    then = awake(at(zone, text), Habits(1, "dm", zone, *quiet))
    return datetime.fromtimestamp(then, ZoneInfo(zone)).strftime("%d %H:%M")


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("2026-05-01T21:59", "01 21:59"),
        ("2026-05-01T22:00", "02 08:00"),
        ("2026-05-02T03:00", "02 08:00"),
        ("2026-05-02T08:00", "02 08:00"),
        ("2026-05-02T12:00", "02 12:00"),
    ],
)
@pytest.mark.parametrize("zone", ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati"])
def test_a_night(zone: str, given: str, expected: str) -> None:
    assert moved(zone, given) == expected


def test_hours_of_one_day() -> None:
    assert moved("UTC", "2026-05-01T13:30", (12 * 60, 15 * 60)) == "01 15:00"
    assert moved("UTC", "2026-05-01T15:00", (12 * 60, 15 * 60)) == "01 15:00"


@pytest.mark.parametrize(("evening", "hours"), [("2026-03-28T23:00", 8), ("2026-10-24T23:00", 10), ("2026-05-01T23:00", 9)])
def test_the_night_in_which_the_clocks_change_is_shorter_or_longer(evening: str, hours: int) -> None:
    begin = at("Europe/Berlin", evening)
    assert awake(begin, Habits(1, "dm", "Europe/Berlin", *NIGHT)) - begin == hours * 3600


def test_hours_that_end_in_the_hour_that_is_left_out() -> None:
    assert moved("Europe/Berlin", "2026-03-29T01:30", (0, 150)) in ("29 03:30", "29 03:00")


@pytest.mark.parametrize("zone", ["+2", "UTC+2", "gmt+02:00", "+0200"])
def test_distances_from_utc(zone: str) -> None:
    assert awake(at("UTC", "2026-05-01T21:00"), Habits(1, "dm", read_zone(zone), *NIGHT)) == at("UTC", "2026-05-02T06:00")


def test_zones_are_known_by_any_spelling() -> None:
    assert [read_zone(each) for each in ("europe/berlin", "America/new york", " utc ")] == ["Europe/Berlin", "America/New_York", "UTC"]
    assert "Asia/Tokyo" in zones()


@pytest.mark.parametrize("zone", ["Middle/Earth", "+15", "+2:99", "../../etc/passwd", "Europe", "\x00", "🌙"])
def test_other_zones_are_refused(zone: str) -> None:
    with pytest.raises(Refused, match="no-zone"):
        read_zone(zone)


def test_a_zone_that_the_machine_has_forgotten_is_utc() -> None:
    assert awake(at("UTC", "2026-05-01T23:00"), Habits(1, "dm", "Middle/Earth", *NIGHT)) == at("UTC", "2026-05-02T08:00")


@pytest.mark.parametrize(
    ("text", "hours"), [("22-8", NIGHT), ("22:30 - 7", (1350, 420)), ("0–24", (0, 0)), ("off", (0, 0)), ("9 to 17", (540, 1020))]
)
def test_hours_as_people_write_them(text: str, hours: tuple[int, int]) -> None:
    assert read_hours(text) == hours


@pytest.mark.parametrize("text", ["", "night", "25-8", "22", "22:60-8", "8-22-9"])
def test_other_hours_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-hours"):
        read_hours(text)


@pytest.mark.parametrize(("text", "seconds"), [("90s", 90), ("5m", 300), ("1.5h", 5400), ("2 D", 172800), ("14d", 1209600), ("10s", 10)])
def test_times_as_people_write_them(text: str, seconds: float) -> None:
    assert read_time(text) == seconds


@pytest.mark.parametrize("text", ["", "5", "m", "9s", "15d", "-5m", "1e9d", "99999999m"])
def test_other_times_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="no-time"):
        read_time(text)


def test_the_clock_shows_minutes_after_midnight() -> None:
    assert [clock_text(minutes) for minutes in (0, 65, 1439)] == ["00:00", "01:05", "23:59"]
