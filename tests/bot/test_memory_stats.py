"""Figures and rankings of people."""

from bot.memory_letters import person_letter, ranking_letter, server_letter
from bot.memory_privacy_letters import ranges
from bot.memory_stats import RANKS, between_people, figures, ranked
from bot.posts.letter import TEXT
from db.memory import Share
from rendering.words import Words

ANA, BEN, CEM, BOT = 11, 12, 13, 0


def scored(title: str) -> bool:
    return title == "slaughter"


def match(table: int, *seats: tuple[int, int, int]) -> list[Share]:
    """A match of (user, place, points)."""
    return [Share(table, "slaughter", float(table), seat, user, f"name{user}", *rest) for seat, (user, *rest) in enumerate(seats, 1)]


SHARES = [
    *match(1, (ANA, 1, 20), (BEN, 2, 10), (BOT, 3, 5)),
    *match(2, (BEN, 1, 30), (ANA, 2, 25), (CEM, 3, 1)),
    *match(3, (CEM, 1, 12), (ANA, 1, 12)),
]


def test_figures_of_people_and_of_no_bot() -> None:
    ana, ben, cem = figures(SHARES)
    assert (ana.user, ana.games, ana.wins, ana.percent, ana.best, ana.best_match) == (ANA, 3, 2, 67, 25, 2)
    assert (ana.average_place, ana.average_points) == (4 / 3, 19)
    assert (ben.games, ben.wins, ben.average_place, ben.best) == (2, 1, 1.5, 30)
    assert cem.user == CEM


def test_the_last_name_counts() -> None:
    old, new = match(1, (ANA, 1, 1)), match(2, (ANA, 1, 1))
    assert figures([*old, Share(2, "slaughter", 2.0, 1, ANA, "new name", 1, 1)])[0].name == "new name"
    assert figures([*old, *new])[0].name == "name11"


def test_who_is_equal_shares_a_place() -> None:
    order = ranked(figures(SHARES), "wins", 1)
    assert [(place, each.user) for place, each in order] == [(1, ANA), (2, BEN), (2, CEM)]
    assert [place for place, _ in ranked(figures(match(1, (ANA, 1, 5), (BEN, 1, 5))), "best", 1)] == [1, 1]


def test_rankings_go_by_what_is_asked_for() -> None:
    firsts = {by: ranked(figures(SHARES), by, 1)[0][1].user for by in RANKS}
    assert firsts == {"wins": ANA, "share": ANA, "place": ANA, "best": BEN, "average": BEN}


def test_only_those_with_enough_matches_are_ranked() -> None:
    assert [each.user for _, each in ranked(figures(SHARES), "wins", 3)] == [ANA]
    assert ranked(figures(SHARES), "wins", 4) == []


def test_wins_against_bots_alone_do_not_count() -> None:
    alone = match(4, (CEM, 1, 50), (BOT, 2, 3))
    assert between_people([*SHARES, *alone]) == SHARES
    forgotten = match(5, (CEM, 1, 50), (-2, 2, 3))
    assert between_people(forgotten) == forgotten


def test_a_leaderboard_fits_and_shows_the_reader_its_place() -> None:
    many = [share for n in range(1, 60) for share in match(n, (1000 + n, 1, n), (2000 + n, 2, 0))]
    many = [Share(s.table, s.title, s.ended, s.seat, s.user, "@everyone **" * 6, s.place, s.points) for s in many]
    letter = ranking_letter(Words(), scored, "slaughter", many, "best", 1, reader=1001)
    assert sum(map(len, (letter.heading, *letter.texts))) < TEXT
    assert letter.texts[0].count("\n") == 24
    assert letter.texts[1].startswith("Your place: **59.**")
    assert "@everyone" not in "".join(letter.texts)


def test_a_leaderboard_without_anybody() -> None:
    assert ranking_letter(Words(), scored, "slaughter", SHARES, "wins", 4, ANA).texts == (
        "Nobody has finished 4 matches of this game against other people yet.",
    )


def test_figures_in_words() -> None:
    tally = {"flesh": 5, "brain": 1, "door": 0, "points": 60, "kills": 4, "victim:tom": 3, "victim:roscoe": 1}
    text = "\n".join(person_letter(Words(), scored, "slaughter", "Ana", figures(SHARES)[:1], tally).texts)
    assert "3 matches, 2 won (67 %)." in text
    assert "Average place 1.3, average score 19.0." in text
    assert "Best score 25, in match 2." in text
    assert "In all: 5 flesh, 1 brain, 4 kills." in text
    assert "Favourite victims: Tom (3), Officer Roscoe (1)." in text
    assert person_letter(Words(), scored, "slaughter", "Ana", [], {}).texts == ("Ana has not finished a match of this game here yet.",)


def test_figures_of_a_server() -> None:
    text = "\n".join(server_letter(Words(), scored, "slaughter", SHARES, {"brain": 3}).texts)
    assert "3 matches of 3 people." in text
    assert "Best score 30, by name12 in match 2." in text
    assert "Most wins: name11 (2)." in text
    assert server_letter(Words(), scored, "slaughter", match(1, (BOT, 1, 5)), {}).texts == ("Nobody has finished a match of this game here yet.",)


def test_numbers_of_tables_in_few_letters() -> None:
    assert ranges((1, 3, 4, 5, 9, 10)) == "1, 3–5, 9–10"
    assert ranges(()) == ""
