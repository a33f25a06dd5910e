"""Letters about finished matches and about people: lists, one match, figures, rankings."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from bot.controls import Button, Row, Select, clip
from bot.memory_stats import Figures, between_people, figures, ranked
from bot.posts.final import pictures_of, won_and_lost
from bot.posts.letter import GOLD, Letter
from db.memory import Match, Share
from rendering.memory.tally import told
from rendering.words import Words, escape_name, plain_name

PAGE = 10
LABEL = 100
MOST = 25
"""Lines of a leaderboard."""
Scored = Callable[[str], bool]
"""Whether a title is played for points, by its id."""
LINK = "https://discord.com/channels/{guild}/{channel}/{message}"


def list_letter(words: Words, scored: Scored, found: Sequence[Match], page: int, pages: int, hidden: int) -> Letter:
    """A page of finished matches (pages count from 0), with a select. `hidden` of them were played where the person cannot look."""
    say = words.say
    if not pages:
        return Letter(say("memory-matches-heading"), texts=(say("memory-matches-none"),))
    lines = [say("memory-match", **_entry(words, scored, match, escape_name), ended=int(match.row.ended)) for match in found]
    note = say("memory-matches-page", page=page + 1, pages=pages)
    texts = ("\n".join(lines), say("memory-matches-hidden", n=hidden) if hidden else "", note)
    return Letter(say("memory-matches-heading"), texts=texts, rows=tuple(_list_rows(words, scored, found, page, pages)))


def _list_rows(words: Words, scored: Scored, found: Sequence[Match], page: int, pages: int) -> Iterable[Row]:
    options = tuple((str(match.row.id), clip(_choice(words, scored, match), LABEL)) for match in found)
    if options:
        yield Select(f"match:{page}", words.say("memory-matches-choose"), options)
    turns = ((page - 1, "control-pages-earlier"), (page + 1, "control-pages-later"))
    if buttons := tuple(Button(f"matches:{to}", words.say(label), "quiet") for to, label in turns if 0 <= to < pages):
        yield buttons


def _choice(words: Words, scored: Scored, match: Match) -> str:
    entry = _entry(words, scored, match, plain_name)
    return words.say("memory-match-choice", match=entry["match"], title=entry["title"], shares=entry["shares"])


def _entry(words: Words, scored: Scored, match: Match, safe: Callable[[str], str]) -> dict[str, str | int]:
    setup = match.row.setup
    shares = [_share(words, share, safe(who(words, share)), scored(setup.title)) for share in match.shares]
    title, variant = words.say(f"{setup.title}-title"), words.say(f"{setup.title}-variant-{setup.variant}")
    return {"match": match.row.id, "title": title, "variant": variant, "shares": words.say("list-comma").join(shares)}


def _share(words: Words, share: Share, name: str, scored: bool) -> str:
    if scored:
        return words.say("memory-share", name=name, points=share.points)
    return words.say("memory-share-won" if share.place == 1 else "memory-share-lost", name=name)


def who(words: Words, share: Share) -> str:
    """The name of a seat of a finished match."""
    return share.name or words.say("forgotten-name" if share.user else "bot-name", seat=share.seat)


# ---------------------------------------------------------------- one match


def match_letter(words: Words, scored: Scored, match: Match, report: Sequence[str], link: str) -> Letter:
    """A finished match, without its picture. `report`: what the title has to say about it; `link`: its last post, empty where there is none."""
    setup, say, ended = match.row.setup, words.say, int(match.row.ended)
    entry, points = _entry(words, scored, match, escape_name), scored(setup.title)
    where = {"variant": entry["variant"], "ended": ended}
    return Letter(
        heading=say("memory-match-heading", match=match.row.id, title=entry["title"], how=say(f"{setup.title}-outcome-{match.how}")),
        texts=(
            "\n".join(_places(words, match, points)),
            "\n".join(report),
            say("memory-match-where", link=link, **where) if link else say("memory-match-when", **where),
        ),
        rows=((*pictures_of(match.row.id, words, points), Button(f"record:{match.row.id}", say("control-record"), "quiet")),),
        colour=GOLD,
    )


def _places(words: Words, match: Match, scored: bool) -> list[str]:
    shares = [(share, escape_name(who(words, share))) for share in match.shares]
    if not scored:
        return won_and_lost(words, ((share.place, name) for share, name in shares))
    return [words.say("memory-place", place=share.place, name=name, points=share.points) for share, name in shares]


def shown_letter(words: Words, table: int, what: str, to_all: bool) -> Letter:
    """The `film` or the `points` of a match, without its picture; one that is private may be shown to all."""
    heading = words.say("memory-film-heading" if what == "film" else "memory-chart-letter", match=table)
    share = Button(f"share:{table}:{what}", words.say("control-share"), "quiet")
    return Letter(heading, rows=() if to_all else ((share,),), colour=GOLD)


# ---------------------------------------------------------------- figures


def person_letter(words: Words, scored: Scored, title: str, name: str, found: Sequence[Figures], tally: Mapping[str, int]) -> Letter:
    """The figures of one person (`found` are its own, or none)."""
    say, game, safe = words.say, words.say(f"{title}-title"), escape_name(name)
    heading = say("memory-stats-heading", title=game, name=safe)
    if not found:
        return Letter(heading, texts=(say("memory-stats-none", name=safe),))
    own = found[0]
    lines = [say("memory-stats-games", games=own.games, wins=own.wins, percent=own.percent)]
    if scored(title):
        lines.append(say("memory-stats-average", place=_short(own.average_place), points=_short(own.average_points)))
        lines.append(say("memory-stats-best", points=own.best, match=own.best_match))
    return Letter(heading, texts=("\n".join(lines), "\n".join(told(words, title, tally))))


def server_letter(words: Words, scored: Scored, title: str, shares: Sequence[Share], tally: Mapping[str, int]) -> Letter:
    """The figures of all people of a server."""
    say, found = words.say, figures(shares)
    heading = say("memory-stats-server", title=say(f"{title}-title"))
    if not found:
        return Letter(heading, texts=(say("memory-stats-nothing"),))
    best, most = max(found, key=lambda each: each.best), max(each.wins for each in found)
    lines = [say("memory-stats-all", games=len({share.table for share in shares}), people=len(found))]
    if scored(title):
        lines.append(say("memory-stats-record", points=best.best, name=escape_name(best.name), match=best.best_match))
    if most:
        names = say("list-comma").join(escape_name(each.name) for each in found if each.wins == most)
        lines.append(say("memory-stats-most", names=names, wins=most))
    return Letter(heading, texts=("\n".join(lines), "\n".join(told(words, title, tally))))


def ranking_letter(words: Words, scored: Scored, title: str, shares: Sequence[Share], by: str, least: int, reader: int) -> Letter:
    """The leaderboard of a title; the `reader` finds its own place also beyond its end."""
    say, order = words.say, ranked(figures(between_people(shares)), by, least)
    heading = say("memory-leaderboard-heading", title=say(f"{title}-title"), by=say(f"memory-by-{by}"))
    if not order:
        return Letter(heading, texts=(say("memory-leaderboard-none" if scored(title) else "memory-leaderboard-none-together", least=least),))
    lines = [_rank(words, place, each, scored(title)) for place, each in order[:MOST]]
    own = [say("memory-leaderboard-you", line=_rank(words, place, each, scored(title))) for place, each in order[MOST:] if each.user == reader]
    return Letter(heading, texts=("\n".join(lines), *own, say("memory-leaderboard-note", least=least)))


def _rank(words: Words, place: int, each: Figures, scored: bool) -> str:
    won: dict[str, str | int] = {"place": place, "name": escape_name(each.name), "wins": each.wins, "games": each.games, "percent": each.percent}
    if not scored:
        return words.say("memory-leaderboard-line-won", **won)
    average, score = _short(each.average_place), _short(each.average_points)
    return words.say("memory-leaderboard-line", average=average, score=score, best=each.best, **won)


def _short(number: float) -> str:
    return f"{number:.1f}"
