"""What everybody needs who publishes or answers: the host, words, pictures and the mail."""

import hashlib
import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.controls import Opened
from bot.deadlines import Times
from bot.faults import note
from bot.game import Game
from bot.host import Host
from bot.journal import taken_back
from bot.people import Refused
from bot.posts.hand import hand_letter
from bot.posts.letter import Letter
from bot.posts.mail import Mail
from bot.posts.pictures import Pictures, Sketch
from bot.posts.scene import Scene, seen
from bot.posts.turn import turn_letter
from bot.posts.waiting import waiting
from db.store import Post, Store, TableRow
from games.engine import Event, Seat
from rendering.titles import Pictures as Painter
from rendering.words import Words

log = logging.getLogger(__name__)
NONCE = 25


@dataclass(frozen=True, slots=True)
class Story:
    """A table at one moment, and what of its history a turn's post tells: `told` is how far earlier posts came, `back` how many answers went."""

    scene: Scene
    told: int
    events: tuple[Event, ...]
    back: int


@dataclass(frozen=True, slots=True)
class Desk:
    """The shared tools of one running bot. `clock` gives UTC epoch seconds."""

    host: Host
    store: Store
    words: Words
    painters: Mapping[str, Painter]
    pictures: Pictures
    mail: Mail
    clock: Callable[[], float]
    times: Times
    calls: Callable[[int], bool] = lambda _guild: True
    """Whether a server wants people called when it is their turn."""

    def scene(self, game: Game, viewer: Seat | None) -> Scene:
        """A table now, as one seat or the public sees it."""
        return seen(game, self.words, self.painters[game.title.id], viewer)

    async def with_picture(self, letter: Letter, sketch: Sketch) -> Letter:
        """The letter with its picture, drawn off the event loop; without one where the drawing fails, for the game goes on."""
        try:
            return replace(letter, picture=await self.pictures.get(sketch))
        except Exception as error:  # noqa: BLE001 - a post without a picture is better than none
            note(log, f"a picture could not be drawn ({sketch.name})", error)
            return letter

    def story(self, game: Game, posts: list[Post]) -> Story:
        """What the post of the turn that is under way is written from, all of one moment: the match may move on while it is written."""
        scene = self.scene(game, None)
        told = told_before(posts, scene.turn)
        return Story(scene, told, tuple(game.events_after(told)), taken_back(game.lines, told))

    async def turn(self, story: Story, called: bool = False, opened: Opened | None = None) -> Letter:
        """The post of a turn; it tells what no finished post has told."""
        scene = story.scene
        letter = turn_letter(scene, story.events, called and self.calls(scene.game.row.guild), await self.waiting(story), opened)
        if story.back:
            letter = replace(letter, texts=(*letter.texts, self.words.say("turn-taken-back", n=story.back)))
        return await self.with_picture(letter, scene.whole)

    async def waiting(self, story: Story) -> str:
        """The part of the turn's post that may change without an answer: who is awaited until when, who is away, who went."""
        return waiting(story.scene, await self.times.of(story.scene.game), story.told)

    async def status(self, scene: Scene, lines: Sequence[str]) -> Letter:
        """The table as it is, for one viewer."""
        heading = self.words.say("status-heading", table=scene.game.row.id, number=scene.number)
        return await self.with_picture(Letter(heading, texts=tuple(lines)), scene.whole)

    async def hand(self, game: Game, user: int, opened: Opened | None = None) -> Letter:
        """The private view of a person. Refuses who does not sit there."""
        seat = game.seat_of(user)
        if not seat:
            raise Refused("not-seated")
        scene = self.scene(game, seat)
        return await self.with_picture(hand_letter(scene, seat, (), opened), scene.hand)


def nonce(game: Game, what: str) -> str:
    """What makes Discord post something once, however often it is sent within minutes. Tables of other stores have other ones."""
    return nonce_of(game.row, what)


def nonce_of(row: TableRow, what: str) -> str:
    """The same, for a table that may be broken."""
    return hashlib.sha256(f"{row.commitment}.{what}".encode()).hexdigest()[:NONCE]


def told_before(posts: list[Post], turn: int) -> int:
    """The number of the journal up to which posts of earlier turns have told, -1 where there are none."""
    return next((post.number for post in reversed(posts) if post.kind == "turn" and post.turn < turn), -1)
