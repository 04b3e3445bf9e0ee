"""The dragons."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.vale.book import (
    COST_OF,
    DRAGON,
    EARTH,
    FAMILY_OF,
    FIRE,
    HAS_INSTANT,
    INSTANT,
    WATER,
    WIND,
    card_number,
    number_of,
    options_to,
)
from arcanum.games.vale.cards.kinds import Hunter
from arcanum.games.vale.creature import CREATURES, Creature, put_into_the_deck
from arcanum.games.vale.summoning import SUMMON_FREE, free_summons, summon_free
from arcanum.games.vale.table import (
    BLUE,
    EGG_SUMMONS,
    PURPLE,
    RED,
    Player,
    ValeTable,
    count_families,
    count_family,
)
from arcanum.games.vale.verbs import ask_of_hand, choose_to_recover, discard_from_area, each_of

COPY: Final = options_to("copy")


class Aeris(Creature):
    """Recover another creature of your area and score its printed cost."""

    name = "aeris"
    family = DRAGON
    cost = 9
    effects = [INSTANT]
    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if len(area) > 1 else "area-lacks-another"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        others = [card for card in me.area if card != source]
        recovered = yield from choose_to_recover(t, me, self.number, others)
        self.earn(t, me, COST_OF[recovered])


class Boulder(Hunter):
    """Score 8. A player of your choice discards a wind creature of his area."""

    name = "boulder"
    family = DRAGON
    cost = 8
    effects = [INSTANT]
    points = 8
    hunts = WIND


class DragonEgg(Creature):
    """Discard this card, then summon a dragon from your hand for free."""

    name = "dragon-egg"
    family = DRAGON
    cost = 3
    effects = [INSTANT]
    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        dragons = [card for card in hand if FAMILY_OF[card] == DRAGON]
        if not dragons:
            return "hand-lacks-dragon"
        for dragon in dragons:  # on the table without the egg (ruling: egg_leaves_first)
            rest = [card for card in hand if card != dragon]
            after = [card for card in area if card != self.number]
            if not CREATURES[dragon].refusal(t, me, rest, [*after, dragon], drawable=True):
                return ""
        return "no-dragon-can-follow"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        discard_from_area(t, me, source)
        t.granted = EGG_SUMMONS
        options = each_of(SUMMON_FREE, hatchlings(t, me))
        prompt = ("summon-free", "card", self.name)
        choice = yield from ask_of_hand(t, me, prompt, options, len(me.hand))
        yield from summon_free(t, me, number_of(choice))


def hatchlings(t: ValeTable, me: Player) -> list[int]:
    """The dragons that can follow an egg."""
    return [card for card in free_summons(t, me) if FAMILY_OF[card] == DRAGON]


class Ember(Hunter):
    """Score 7. A player of your choice discards a water creature of his area."""

    name = "ember"
    family = DRAGON
    cost = 7
    effects = [INSTANT]
    points = 7
    hunts = WATER


class Eternity(Creature):
    """Score 4 for each family in your area."""

    name = "eternity"
    family = DRAGON
    cost = 12
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 4 * count_families(me.area))
        yield from ()


class Gust(Hunter):
    """Score 8. A player of your choice discards an earth creature of his area."""

    name = "gust"
    family = DRAGON
    cost = 8
    effects = [INSTANT]
    points = 8
    hunts = EARTH


class Marina(Hunter):
    """Score 7. A player of your choice discards a fire creature of his area."""

    name = "marina"
    family = DRAGON
    cost = 7
    effects = [INSTANT]
    points = 7
    hunts = FIRE


class Scorch(Creature):
    """Copy the instant effect of another creature in your area."""

    name = "scorch"
    family = DRAGON
    cost = 9
    effects = [INSTANT]
    demands = True

    def targets(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> list[int]:
        """Rulings: scorch_targets, scorch_stays_dragon."""
        return [
            card
            for card in area
            if card != self.number
            and HAS_INSTANT[card]
            and not CREATURES[card].refusal(t, me, hand, area, drawable=drawable)
        ]

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if self.targets(t, me, hand, area, drawable=drawable) else "nothing-instant-to-copy"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        targets = self.targets(t, me, me.hand, me.area, drawable=t.can_draw)
        apparent = len(targets)
        spirit = card_number("young-forest-spirit")
        if spirit in me.area and spirit not in targets:
            apparent += 1  # that its effect is impossible may be known from the hand alone
        prompt = ("copy-instant", "card", self.name)
        choice = yield from ask_of_hand(t, me, prompt, each_of(COPY, targets), apparent)
        copied = number_of(choice)
        t.tell("copy", me.seat, source, copied)
        yield from CREATURES[copied].when_summoned(t, me, source)


class Tidal(Creature):
    """Score 5 for each dragon in your area."""

    name = "tidal"
    family = DRAGON
    cost = 5
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 5 * count_family(me.area, DRAGON))
        yield from ()


class Willow(Creature):
    """Earn a red, a blue and a purple stone, score 3 and draw a card."""

    name = "willow"
    family = DRAGON
    cost = 10
    effects = [INSTANT]
    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if drawable else "nothing-to-draw"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        for colour in (RED, BLUE, PURPLE):
            t.gain_stones(me, colour)
        self.earn(t, me, 3)
        t.draw(me)
        yield from ()


put_into_the_deck(
    [
        Aeris(),
        Boulder(),
        DragonEgg(),
        Ember(),
        Eternity(),
        Gust(),
        Marina(),
        Scorch(),
        Tidal(),
        Willow(),
    ]
)
