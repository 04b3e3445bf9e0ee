"""What several creatures have in common."""

from arcanum.core.table import Flow
from arcanum.games.vale.creature import Creature
from arcanum.games.vale.table import Player, ValeTable
from arcanum.games.vale.verbs import have_somebody_discard, somebody_has


class Drawing(Creature):
    """Its instant effect draws a card; with no card to draw it cannot be summoned (ruling: nothing_to_draw)."""

    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if drawable else "nothing-to-draw"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.draw(me)
        yield from ()


class Hunter(Creature):
    """It scores, and a player of your choice discards a creature of one family from his area.

    If nobody has one, it cannot be summoned: the points alone are not to be had. Points come first, as printed
    (ruling: printed_order).
    """

    demands = True
    points = 0
    hunts = 0

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if somebody_has(t, me, area, self.hunts) else "nobody-has-family"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, self.points)
        yield from have_somebody_discard(t, me, self.number, self.hunts)
