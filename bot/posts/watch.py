"""What spectators see: the public view; after the end, hand by hand, what each seat held."""

from bot.controls import Button, Select
from bot.desk import Desk
from bot.game import Game
from bot.people import Refused
from bot.posts.letter import Letter
from bot.posts.turn import asked, happened
from games.engine import Seat


async def watch_letter(desk: Desk, game: Game, seat: Seat = 0) -> Letter:
    """The table for somebody who does not play: as everybody may see it, or, once it is over, as a seat saw it. Refuses not-over."""
    if seat and not game.row.over:
        raise Refused("not-over")
    scene, table, say = desk.scene(game, seat or None), game.row.id, desk.words.say
    recent = happened(scene, game.table.events_after(-1))
    lines = [say("watch-over")] if game.row.over else asked(scene)
    heading = say("watch-hand", name=scene.names.safe[seat]) if seat else say("watch-heading", table=table, number=scene.number)
    row = _hands(desk, game, seat) if game.row.over else (Button(f"watch:{table}", say("watch-again"), "quiet"),)
    letter = Letter(heading, texts=("\n".join(lines), recent), rows=(row,))
    return await desk.with_picture(letter, scene.hand if seat else scene.whole)


def _hands(desk: Desk, game: Game, seat: Seat) -> Select:
    """The board, and each hand: told only when nothing is secret any more."""
    say, names = desk.words.say, desk.scene(game, None).names.plain
    options = [("0", say("watch-board")), *((str(each), say("watch-choice", name=name)) for each, name in names.items())]
    return Select(f"watch:{game.row.id}", say("watch-choose"), tuple((value, label[:100]) for value, label in options), str(seat))
