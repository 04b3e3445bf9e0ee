"""The creatures of fire."""

from arcanum.core.table import Flow
from arcanum.games.vale.book import ACTIVE, COST_OF, FAMILY_OF, FIRE, HAS_INSTANT, INSTANT, PERMANENT
from arcanum.games.vale.creature import Creature, put_into_the_deck
from arcanum.games.vale.table import RED, Player, ValeTable, count_families, count_family
from arcanum.games.vale.verbs import choose_to_recover, recover

CHEAP = 2  # the highest printed cost that Asmodeus and Incubus look for


class Agni(Creature):
    """Each of your red stones is worth 1 more."""

    name = "agni"
    family = FIRE
    cost = 4
    effects = [PERMANENT]
    waits_for = "area"

    def while_in_area(self, me: Player) -> None:
        me.red_worth += 1


class Asmodeus(Creature):
    """Recover a creature of your area with an instant effect and a printed cost of 2 or less."""

    name = "asmodeus"
    family = FIRE
    cost = 4
    effects = [ACTIVE]

    def targets(self, me: Player) -> list[int]:
        return [card for card in me.area if HAS_INSTANT[card] and COST_OF[card] <= CHEAP]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if self.targets(me) else "area-lacks-cheap-instant"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        yield from choose_to_recover(t, me, self.number, self.targets(me))


class Balog(Creature):
    """Recover a fire creature of your area with an instant effect."""

    name = "balog"
    family = FIRE
    cost = 4
    effects = [ACTIVE]

    def targets(self, me: Player) -> list[int]:
        return [card for card in me.area if HAS_INSTANT[card] and FAMILY_OF[card] == FIRE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if self.targets(me) else "area-lacks-fire-instant"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        yield from choose_to_recover(t, me, self.number, self.targets(me))


class BurningSkull(Creature):
    """Discard a red stone to score 3."""

    name = "burning-skull"
    family = FIRE
    cost = 3
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if me.stones[RED] else "no-red-stone"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.give_up_stones(me, RED)
        self.earn(t, me, 3)
        yield from ()


class Firefox(Creature):
    """Score 1 for each card in your hand."""

    name = "firefox"
    family = FIRE
    cost = 1
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, len(me.hand))
        yield from ()


class Hestia(Creature):
    """You may hold 2 stones more."""

    name = "hestia"
    family = FIRE
    cost = 0
    effects = [PERMANENT]
    waits_for = "area"

    def while_in_area(self, me: Player) -> None:
        me.limit += 2


class HornedSalamander(Creature):
    """Earn 4 red stones."""

    name = "horned-salamander"
    family = FIRE
    cost = 2
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, RED, 4)
        yield from ()


class Ifrit(Creature):
    """Score 1 for each creature in your area."""

    name = "ifrit"
    family = FIRE
    cost = 2
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, len(me.area))
        yield from ()


class Imp(Creature):
    """Earn 2 red stones. In each resolution phase, recover this card."""

    name = "imp"
    family = FIRE
    cost = 0
    effects = [INSTANT, ACTIVE]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, RED, 2)
        yield from ()

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        recover(t, me, source)
        yield from ()


class Incubus(Creature):
    """Score 2 for each creature in your area with a printed cost of 2 or less."""

    name = "incubus"
    family = FIRE
    cost = 2
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2 * len([card for card in me.area if COST_OF[card] <= CHEAP]))
        yield from ()


class LavaGiant(Creature):
    """Score 2 for each fire creature in your area."""

    name = "lava-giant"
    family = FIRE
    cost = 3
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2 * count_family(me.area, FIRE))
        yield from ()


class Phoenix(Creature):
    """Whenever you summon, score 1 for each red stone used."""

    name = "phoenix"
    family = FIRE
    cost = 3
    effects = [PERMANENT]
    waits_for = "summons"

    def when_you_summon(self, t: ValeTable, me: Player, red: int, blue: int, purple: int) -> None:
        self.earn(t, me, red)


class Salamander(Creature):
    """Earn a red stone and score 1."""

    name = "salamander"
    family = FIRE
    cost = 1
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, RED)
        self.earn(t, me, 1)
        yield from ()


class Succubus(Creature):
    """Score 10 if your area has creatures of printed cost 1, 2, 3 and 4."""

    name = "succubus"
    family = FIRE
    cost = 0
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        costs = [COST_OF[card] for card in me.area]
        if 1 in costs and 2 in costs and 3 in costs and 4 in costs:  # ruling: false_condition
            self.earn(t, me, 10)
        yield from ()


class Surtr(Creature):
    """Score 2 for each family in your area."""

    name = "surtr"
    family = FIRE
    cost = 4
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2 * count_families(me.area))
        yield from ()


put_into_the_deck(
    [
        Agni(),
        Asmodeus(),
        Balog(),
        BurningSkull(),
        Firefox(),
        Hestia(),
        HornedSalamander(),
        Ifrit(),
        Imp(),
        Incubus(),
        LavaGiant(),
        Phoenix(),
        Salamander(),
        Succubus(),
        Surtr(),
    ]
)
