"""The Twilight Phase: offerings, then the Monster's roll and its row (book, Twilight Phase)."""

from games.pit import boards, city_watch, combat, dice, traits
from games.pit.asking import board_chooser, buries, decide
from games.pit.pieces import Captain
from games.pit.state import Game


async def twilight(game: Game) -> None:
    """The offering first (Statue); then what begins with Twilight, the roll and the row."""
    game.phase = "twilight"
    game.new_turn()
    game.tell("twilight")
    await city_watch.take_offerings(game)
    if game.monster.skips_twilight:
        game.monster.skips_twilight = False
        game.tell("twilight-skipped")
        return
    for captain in game.in_order():
        await oracle(game, captain)
    await boards.blood_edict(game)
    await decide(game, board_chooser(game), "twilight", lambda: ["roll"], is_menu=True)
    roll = await dice.cast(game, "twilight", 0, traits.monster_dice(game))
    await combat.charmed(game, roll, in_combat=False)
    await dice.settle(game, [roll])
    await boards.run_row(game, roll.monster)


async def oracle(game: Game, captain: Captain) -> None:
    """The Veiled Oracle looks at the top Monster card and may put it under the deck (A8.4)."""
    if captain.works("veiled_oracle") is None or not game.monster_deck:
        return
    under = await buries(game, captain, "oracle", "veiled_oracle", lambda: game.monster_deck)
    game.tell("oracle", seat=captain.seat, under=int(under))
