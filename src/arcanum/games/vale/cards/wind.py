"""The creatures of wind."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.vale.book import ACTIVE, HAS_ACTIVE, INSTANT, PERMANENT, WIND, number_of, options_to
from arcanum.games.vale.cards.kinds import Drawing
from arcanum.games.vale.creature import CREATURES, Creature, put_into_the_deck
from arcanum.games.vale.table import PURPLE, Player, ValeTable, count_families, count_family
from arcanum.games.vale.verbs import each_of, leave_area, recover, use_waiting

COPY: Final = options_to("copy")


class Boreas(Creature):
    """Score 1 for each wind creature in your area, then recover this card."""

    name = "boreas"
    family = WIND
    cost = 4
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, count_family(me.area, WIND))
        recover(t, me, source)
        yield from ()


class DandelionSpirit(Drawing):
    """Draw a card. In each resolution phase, recover this card."""

    name = "dandelion-spirit"
    family = WIND
    cost = 3
    effects = [INSTANT, ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        recover(t, me, source)
        yield from ()


class Freyja(Creature):
    """Score 1 for each creature in your area with an active effect."""

    name = "freyja"
    family = WIND
    cost = 7
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, len([card for card in me.area if HAS_ACTIVE[card]]))
        yield from ()


class Genie(Creature):
    """Use all active effects in your area."""

    name = "genie"
    family = WIND
    cost = 4
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        yield from use_waiting(t, me, self.number)  # rulings: genie_without_effects, genie_besides


class GenieExalted(Creature):
    """Copy the active effect of another creature in your area."""

    name = "genie-exalted"
    family = WIND
    cost = 5
    effects = [ACTIVE]

    def targets(self, t: ValeTable, me: Player, source: int) -> list[int]:
        """Rulings: copy_loops, genie_exalted_must."""
        return [
            card
            for card in me.area
            if card != source and HAS_ACTIVE[card] and not CREATURES[card].idle(t, me, source)
        ]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if self.targets(t, me, source) else "nothing-active-to-copy"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        options = each_of(COPY, self.targets(t, me, source))
        choice = yield from t.ask(me.seat, ("copy-active", "card", self.name), options)
        copied = number_of(choice)
        t.tell("copy", me.seat, source, copied)
        yield from CREATURES[copied].use(t, me, source)


class GiRin(Creature):
    """Score 2 for each creature in your area."""

    name = "gi-rin"
    family = WIND
    cost = 10
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2 * len(me.area))
        yield from ()


class Griffon(Creature):
    """Draw a card."""

    name = "griffon"
    family = WIND
    cost = 7
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if t.can_draw else "nothing-to-draw"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.draw(me)
        yield from ()


class Harpy(Creature):
    """Score 3 if your hand has as many cards as your area."""

    name = "harpy"
    family = WIND
    cost = 3
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if len(me.hand) == len(me.area) else "hand-unlike-area"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 3)
        yield from ()


class Hippogriff(Drawing):
    """Draw a card. Your wind creatures cost 2 less."""

    name = "hippogriff"
    family = WIND
    cost = 4
    effects = [INSTANT, PERMANENT]
    waits_for = "area"

    def while_in_area(self, me: Player) -> None:
        me.wind_cut += 2


class Odin(Creature):
    """With at most 5 cards in your hand score 2, otherwise earn a purple stone."""

    name = "odin"
    family = WIND
    cost = 6
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        if len(me.hand) <= 5:
            self.earn(t, me, 2)
        else:
            t.gain_stones(me, PURPLE)
        yield from ()


class Pegasus(Drawing):
    """Draw a card. All your creatures cost 1 less."""

    name = "pegasus"
    family = WIND
    cost = 3
    effects = [INSTANT, PERMANENT]
    waits_for = "area"

    def while_in_area(self, me: Player) -> None:
        me.cut += 1


class Rudra(Creature):
    """Score 2 for each card in your hand."""

    name = "rudra"
    family = WIND
    cost = 8
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2 * len(me.hand))
        yield from ()


class Sylph(Drawing):
    """Draw a card. Whenever you summon, score 1."""

    name = "sylph"
    family = WIND
    cost = 4
    effects = [INSTANT, PERMANENT]
    waits_for = "summons"

    def when_you_summon(self, t: ValeTable, me: Player, red: int, blue: int, purple: int) -> None:
        self.earn(t, me, 1)


class Tengu(Creature):
    """Score 6 and put this card on top of the draw pile, face down."""

    name = "tengu"
    family = WIND
    cost = 3
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 6)
        leave_area(t, me, source)
        t.top = source
        t.tell("to-pile", me.seat, source)
        yield from ()


class Valkyrie(Creature):
    """Score 1 for each family in your area."""

    name = "valkyrie"
    family = WIND
    cost = 5
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, count_families(me.area))
        yield from ()


put_into_the_deck(
    [
        Boreas(),
        DandelionSpirit(),
        Freyja(),
        Genie(),
        GenieExalted(),
        GiRin(),
        Griffon(),
        Harpy(),
        Hippogriff(),
        Odin(),
        Pegasus(),
        Rudra(),
        Sylph(),
        Tengu(),
        Valkyrie(),
    ]
)
