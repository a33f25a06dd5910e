"""A title for tests of time: whoever moves attacks or rests, and all others are asked whether they help, with a card if they hold one."""

from dataclasses import replace

from bot.chance import answer
from games.engine import Draw, Event, Outcome, Seat, ask_key, drawn, together
from tests.toy import ToyMatch, ToyView, toy

CARDS = 3
"""Each seat holds so many cards or none: what it holds is secret."""


class Windows(ToyMatch):
    """Each seat in turn attacks until it rests; the others pass or play a hidden card. `lucky` is how many cards a seat holds."""

    async def rules(self) -> Outcome:
        """The whole match, six turns for each seat."""
        self.order = tuple(self.scores)
        (rich,) = await drawn("rich", list(self.scores))
        self.lucky = {seat: CARDS if seat == rich else 0 for seat in self.scores}
        for _ in range(6):
            for seat in self.order:
                self.turn += 1
                self.events.append(Event("begins", {"seat": seat}))
                while await ask_key(seat, "act", ("rest", "attack")) == "attack":
                    await self.defend(seat)
        return Outcome("done", dict.fromkeys(self.scores, 1), dict(self.scores))

    async def defend(self, mover: Seat) -> None:
        """All others are asked, whatever they hold."""

        async def helps(seat: Seat) -> str:
            cards = tuple(f"card:{n}" for n in range(self.lucky[seat]))
            return await ask_key(seat, "defence", ("pass", *cards), cards)

        answers = await together({seat: lambda seat=seat: helps(seat) for seat in self.order if seat != mover})  # type: ignore[misc]
        self.events.append(Event("defended", {"passes": sum(each == "pass" for each in answers.values())}))


def mover(view: ToyView) -> Seat:
    """Whose turn it is."""
    return view.order[(view.turn - 1) % len(view.order)] if view.turn else 0


WINDOWS = replace(toy(Windows, lambda view, seat, ask: "rest" if ask.prompt == "act" else "pass"), mover=mover)
"""Bots rest and pass."""


def secret(rich: int) -> str:
    """A dice secret by which that seat holds the cards of a table of three."""
    return next(each for each in (f"{n:064x}" for n in range(99)) if answer(each, 0, Draw(1, 3, distinct=True)) == str(rich - 1))
