"""The creatures of water."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.vale.book import ACTIVE, DRAGON, FAMILY_OF, INSTANT, PERMANENT, WATER
from arcanum.games.vale.cards.kinds import Hunter
from arcanum.games.vale.creature import Creature, put_into_the_deck
from arcanum.games.vale.table import BLUE, PURPLE, Player, ValeTable, count_family, holds_family
from arcanum.games.vale.verbs import recover


class Charybdis(Creature):
    """Discard a blue stone to score 5."""

    name = "charybdis"
    family = WATER
    cost = 5
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if me.stones[BLUE] else "no-blue-stone"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.give_up_stones(me, BLUE)
        self.earn(t, me, 5)
        yield from ()


class HaeTae(Creature):
    """Your blue stones are worth what purple ones are, and the other way round (ruling: swapped_and_raised)."""

    name = "hae-tae"
    family = WATER
    cost = 3
    effects = [PERMANENT]
    waits_for = "area"

    def while_in_area(self, me: Player) -> None:
        me.blue_worth, me.purple_worth = me.purple_worth, me.blue_worth


class Hydra(Creature):
    """Choose 2 of these and get both: a purple stone; a card from the draw pile; 2 blue stones; 4 points."""

    name = "hydra"
    family = WATER
    cost = 4
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        options = GAIN_TWO if t.can_draw else GAIN_TWO_UNDRAWN  # rulings: hydra_pair, nothing_to_draw
        choice = yield from t.ask(me.seat, ("gain-two", "card", self.name), options)
        for part in choice[1:]:
            if part == "purple":
                t.gain_stones(me, PURPLE)
            elif part == "draw":
                t.draw(me)
            elif part == "blues":
                t.gain_stones(me, BLUE, 2)
            else:
                self.earn(t, me, 4)


GAIN_TWO: Final[list[Option]] = [
    ("gain", "purple", "draw"),
    ("gain", "purple", "blues"),
    ("gain", "purple", "points"),
    ("gain", "draw", "blues"),
    ("gain", "draw", "points"),
    ("gain", "blues", "points"),
]
GAIN_TWO_UNDRAWN: Final = [option for option in GAIN_TWO if "draw" not in option]


class Kappa(Creature):
    """Whenever you summon using a blue stone, score 2."""

    name = "kappa"
    family = WATER
    cost = 1
    effects = [PERMANENT]
    waits_for = "summons"

    def when_you_summon(self, t: ValeTable, me: Player, red: int, blue: int, purple: int) -> None:
        if blue:
            self.earn(t, me, 2)


class Leviathan(Hunter):
    """Score 7. A player of your choice discards a dragon of his area."""

    name = "leviathan"
    family = WATER
    cost = 4
    effects = [INSTANT]
    points = 7
    hunts = DRAGON


class Nessie(Creature):
    """Score 2 if there is no dragon in your area."""

    name = "nessie"
    family = WATER
    cost = 2
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "area-has-dragon" if holds_family(me.area, DRAGON) else ""

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 2)
        yield from ()


class Poseidon(Creature):
    """Score 3 for each water creature in your area."""

    name = "poseidon"
    family = WATER
    cost = 7
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 3 * count_family(me.area, WATER))
        yield from ()


class SeaSpirit(Creature):
    """Score 1 for each blue stone you have."""

    name = "sea-spirit"
    family = WATER
    cost = 1
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, me.stones[BLUE])  # colour, not worth (ruling: colour_stays)
        yield from ()


class SnailMaiden(Creature):
    """Exchange a blue stone for a purple one, or a purple stone for 3 blue ones."""

    name = "snail-maiden"
    family = WATER
    cost = 3
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if me.stones[BLUE] or me.stones[PURPLE] else "no-blue-or-purple-stone"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        options: list[Option] = []
        if me.stones[BLUE]:
            options.append(EXCHANGE_BLUE)
        if me.stones[PURPLE]:
            options.append(EXCHANGE_PURPLE)
        choice = yield from t.ask(me.seat, ("exchange", "card", self.name), options)
        if choice == EXCHANGE_BLUE:
            t.give_up_stones(me, BLUE)
            t.gain_stones(me, PURPLE)
        else:
            t.give_up_stones(me, PURPLE)
            t.gain_stones(me, BLUE, 3)


EXCHANGE_BLUE: Final[Option] = ("exchange", "blue")
EXCHANGE_PURPLE: Final[Option] = ("exchange", "purple")


class Triton(Creature):
    """Whenever you tame a water creature, earn 2 blue stones."""

    name = "triton"
    family = WATER
    cost = 4
    effects = [PERMANENT]
    waits_for = "taming"

    def when_you_tame(self, t: ValeTable, me: Player, card: int) -> None:
        if FAMILY_OF[card] == WATER:
            t.gain_stones(me, BLUE, 2)


class Undine(Creature):
    """Earn a blue stone. In each resolution phase, recover this card."""

    name = "undine"
    family = WATER
    cost = 1
    effects = [INSTANT, ACTIVE]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, BLUE)
        yield from ()

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        recover(t, me, source)
        yield from ()


class UndineQueen(Creature):
    """Earn a blue stone."""

    name = "undine-queen"
    family = WATER
    cost = 3
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, BLUE)
        yield from ()


class WaterGiant(Creature):
    """Earn 2 blue stones. Each of your blue and purple stones is worth 1 more."""

    name = "water-giant"
    family = WATER
    cost = 4
    effects = [INSTANT, PERMANENT]
    waits_for = "area"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.gain_stones(me, BLUE, 2)
        yield from ()

    def while_in_area(self, me: Player) -> None:
        me.blue_worth += 1
        me.purple_worth += 1


class YukiOnna(Creature):
    """Discard all your stones and score what they are worth."""

    name = "yuki-onna"
    family = WATER
    cost = 0
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        worth = me.purse  # ruling: without_stones
        for colour in range(3):
            if me.stones[colour]:
                t.give_up_stones(me, colour, me.stones[colour])
        self.earn(t, me, worth)
        yield from ()


class YukiOnnaExalted(Creature):
    """Score what your blue stones are worth."""

    name = "yuki-onna-exalted"
    family = WATER
    cost = 3
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, me.stones[BLUE] * me.blue_worth)
        yield from ()


put_into_the_deck(
    [
        Charybdis(),
        HaeTae(),
        Hydra(),
        Kappa(),
        Leviathan(),
        Nessie(),
        Poseidon(),
        SeaSpirit(),
        SnailMaiden(),
        Triton(),
        Undine(),
        UndineQueen(),
        WaterGiant(),
        YukiOnna(),
        YukiOnnaExalted(),
    ]
)
