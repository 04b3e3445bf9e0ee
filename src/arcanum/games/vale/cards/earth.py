"""The creatures of earth."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Option
from arcanum.games.vale.book import ACTIVE, COST_OF, EARTH, FAMILY_OF, INSTANT, PERMANENT, number_of, options_to
from arcanum.games.vale.creature import Creature, put_into_the_deck
from arcanum.games.vale.summoning import SUMMON_FREE, discards_before_free_summon, free_summons, summon_free
from arcanum.games.vale.table import (
    BLUE,
    OPEN,
    PURPLE,
    RED,
    SPIRIT_DISCARDS,
    SPIRIT_SUMMONS,
    STONES,
    Player,
    ValeTable,
    count_families,
    count_family,
)
from arcanum.games.vale.verbs import (
    DISCARD,
    PLAYER,
    STOP,
    ask_of_hand,
    choose_to_discard,
    discard_from_area,
    each_of,
    recover,
)

TAKE: Final = options_to("take")


class Basilisk(Creature):
    """Lose nothing and earn a red stone, or lose 1 for a blue stone, or lose 2 for a purple stone."""

    name = "basilisk"
    family = EARTH
    cost = 3
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        options = BARGAINS  # with the switch, points are lost as far as there are any
        if t.settings["basilisk_debt"] == "no":  # ruling: basilisk_price
            options = BARGAINS[: me.score + 1]
        choice = yield from t.ask(me.seat, ("bargain", "card", self.name), options)
        colour = STONES.index(str(choice[1]))
        t.lose(me, colour, self.number)
        t.gain_stones(me, colour)


BARGAINS: Final[list[Option]] = [("bargain", stone, price) for price, stone in enumerate(STONES)]


class Behemoth(Creature):
    """Score 3 for each family in your area."""

    name = "behemoth"
    family = EARTH
    cost = 9
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 3 * count_families(me.area))
        yield from ()


class Cerberus(Creature):
    """Discard up to 3 other creatures of your area."""

    name = "cerberus"
    family = EARTH
    cost = 5
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        while len(t.chosen) < 3:  # chosen together, gone together (ruling: cerberus_together)
            options = [DISCARD[card] for card in me.area if card != source and card not in t.chosen]
            prompt = ("discard-up-to", "card", self.name, "count", 3 - len(t.chosen))
            choice = yield from t.ask(me.seat, prompt, [*options, STOP])
            if choice == STOP:
                break
            t.chosen.append(number_of(choice))
        for card in t.chosen:
            discard_from_area(t, me, card)
        t.chosen = []


class ForestSpirit(Creature):
    """Discard a card from your hand and score its printed cost."""

    name = "forest-spirit"
    family = EARTH
    cost = 2
    effects = [INSTANT]
    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        return "" if hand else "hand-lacks-another"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        discarded = yield from choose_to_discard(t, me, self.number)
        self.earn(t, me, COST_OF[discarded])


class Gargoyle(Creature):
    """Whenever you summon using a purple stone, score 3."""

    name = "gargoyle"
    family = EARTH
    cost = 2
    effects = [PERMANENT]
    waits_for = "summons"

    def when_you_summon(self, t: ValeTable, me: Player, red: int, blue: int, purple: int) -> None:
        if purple:
            self.earn(t, me, 3)


class Goblin(Creature):
    """Steal 1 point from an opponent."""

    name = "goblin"
    family = EARTH
    cost = 1
    effects = [ACTIVE]

    def targets(self, t: ValeTable, me: Player) -> list[Option]:
        """Ruling: goblin_targets."""
        return [PLAYER[player.seat] for player in t.players if player.seat != me.seat and player.score]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if self.targets(t, me) else "nothing-to-steal"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        choice = yield from t.ask(me.seat, ("steal", "card", self.name), self.targets(t, me))
        self.earn(t, me, t.lose(t.players[int(choice[1])], 1, self.number))


class GoblinSoldier(Creature):
    """If an opponent has more points than you, score 4; otherwise lose 4."""

    name = "goblin-soldier"
    family = EARTH
    cost = 4
    effects = [ACTIVE]

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        if max([player.score for player in t.players]) > me.score:
            self.earn(t, me, 4)
        else:  # a tie for the lead, too (ruling: goblin_soldier_ties)
            t.lose(me, 4, self.number)
        yield from ()


class Medusa(Creature):
    """Discard a card from your hand to earn a purple stone."""

    name = "medusa"
    family = EARTH
    cost = 4
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if me.hand else "hand-empty"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        yield from choose_to_discard(t, me, self.number)
        t.gain_stones(me, PURPLE)


class Mimic(Creature):
    """Take an earth creature from the discard pile into your hand."""

    name = "mimic"
    family = EARTH
    cost = 6
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if count_family(t.discard, EARTH) else "discard-lacks-earth"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        cards = sorted([card for card in t.discard if FAMILY_OF[card] == EARTH])
        choice = yield from t.ask(me.seat, ("take-discarded", "card", self.name), each_of(TAKE, cards))
        taken = number_of(choice)
        t.discard.remove(taken)
        me.take_in_hand(taken, OPEN)
        t.tell("take", me.seat, taken)


class MudSlime(Creature):
    """Score 6. In each resolution phase, recover this card."""

    name = "mud-slime"
    family = EARTH
    cost = 6
    effects = [INSTANT, ACTIVE]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 6)
        yield from ()

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        recover(t, me, source)
        yield from ()


class RockGolem(Creature):
    """Score what your purple stones are worth."""

    name = "rock-golem"
    family = EARTH
    cost = 6
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, me.stones[PURPLE] * me.purple_worth)
        yield from ()


class SandGiant(Creature):
    """Score 4 for each earth creature in your area."""

    name = "sand-giant"
    family = EARTH
    cost = 10
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 4 * count_family(me.area, EARTH))
        yield from ()


class StoneGolem(Creature):
    """Exchange each of your stones for a purple one."""

    name = "stone-golem"
    family = EARTH
    cost = 6
    effects = [INSTANT]

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        for colour in (RED, BLUE):  # ruling: without_stones
            number = me.stones[colour]
            if number:
                t.give_up_stones(me, colour, number)
                t.gain_stones(me, PURPLE, number)
        yield from ()


class Troll(Creature):
    """Score 3 if you have a purple stone."""

    name = "troll"
    family = EARTH
    cost = 3
    effects = [ACTIVE]

    def idle(self, t: ValeTable, me: Player, source: int) -> str:
        return "" if me.stones[PURPLE] else "no-purple-stone"

    def use(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        self.earn(t, me, 3)
        yield from ()


class YoungForestSpirit(Creature):
    """Discard a card from your hand, then summon one from your hand for free."""

    name = "young-forest-spirit"
    family = EARTH
    cost = 0
    effects = [INSTANT]
    demands = True

    def refusal(self, t: ValeTable, me: Player, hand: list[int], area: list[int], *, drawable: bool) -> str:
        if len(hand) < 2:
            return "hand-lacks-two"
        if len(area) >= t.round:  # ruling: free_summon_territory
            return "no-second-territory"
        return "" if discards_before_free_summon(t, me, hand, area) else "nothing-to-summon-free"

    def when_summoned(self, t: ValeTable, me: Player, source: int) -> Flow[None]:
        t.granted = SPIRIT_DISCARDS
        options = each_of(DISCARD, discards_before_free_summon(t, me, me.hand, me.area))
        prompt = ("discard-hand", "card", self.name)
        choice = yield from ask_of_hand(t, me, prompt, options, len(me.hand))
        t.discard_from_hand(me, number_of(choice))
        t.granted = SPIRIT_SUMMONS
        options = each_of(SUMMON_FREE, free_summons(t, me))
        prompt = ("summon-free", "card", self.name)
        choice = yield from ask_of_hand(t, me, prompt, options, len(me.hand))
        yield from summon_free(t, me, number_of(choice))


put_into_the_deck(
    [
        Basilisk(),
        Behemoth(),
        Cerberus(),
        ForestSpirit(),
        Gargoyle(),
        Goblin(),
        GoblinSoldier(),
        Medusa(),
        Mimic(),
        MudSlime(),
        RockGolem(),
        SandGiant(),
        StoneGolem(),
        Troll(),
        YoungForestSpirit(),
    ]
)
