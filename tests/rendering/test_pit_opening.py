"""Before anybody knows who plays the Monster, every seat can be shown what there is."""

from games.engine import Table
from games.pit.title import PIT
from rendering.pit import describe_hand, hand, in_hand


def test_a_hand_before_the_roles_are_known() -> None:
    table = Table(PIT.create(PIT.setup("dragon+monster", 2)))
    names = {1: "Ana", 2: "Ben", 3: "Cem"}
    for seat in names:
        view = table.view(seat)
        assert in_hand(view) == "setup"
        assert describe_hand(view, names)
        assert hand(view, names).width == 1100
