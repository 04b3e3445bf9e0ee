"""The power cards 1 to 30, for apprentices and mages."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.seasons.book import ACTIVATION, IMMEDIATE, PERMANENT, each_energy, kind_of, options_to
from arcanum.games.seasons.dice import SIDES, side_number
from arcanum.games.seasons.power import Power, put_into_the_deck
from arcanum.games.seasons.table import Player, SeasonsTable, store_of
from arcanum.games.seasons.verbs import (
    TAKE,
    all_available,
    ask_of_hidden,
    available,
    bonus_for_each,
    card_in_play,
    choose_sacrifice,
    each_kind,
    energy_at,
    enter_free,
    items_in_play,
    options_in_play,
    other_items_in_play,
    pay_any_energy,
    pay_energy,
    return_to_hand,
    sacrifice,
    settle,
    take_energy,
)
from arcanum.games.seasons.wheel import move_token

PUT_INTO_PLAY: Final = options_to("put-into-play")
GIVE_UP: Final = each_energy("give-up")
PLAYER: Final[list[Option]] = [("player", seat) for seat in range(4)]
MOVES: Final[list[Option]] = [("move", steps) for steps in (-3, -2, -1, 1, 2, 3)]


class AmuletOfAir(Power):
    """Your summoning gauge goes up by 2."""

    number = 1
    name = "amulet-of-air"
    prestige = 6
    air = 2
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.raise_gauge(me, 2)
        yield from ()


class AmuletOfFire(Power):
    """Draw 4 cards, keep one, and discard the others."""

    number = 2
    name = "amulet-of-fire"
    prestige = 6
    fire = 2
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.draw_aside(me, 4)
        if t.drawn:
            t.phase = "keep"
        yield from ()


class AmuletOfEarth(Power):
    """Gain 9 crystals."""

    number = 3
    name = "amulet-of-earth"
    prestige = 6
    earth = 2
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 9)
        yield from ()


class AmuletOfWater(Power):
    """Put 4 energy tokens of any types on this card; spend them like those of your reserve, which they are not."""

    number = 4
    name = "amulet-of-water"
    prestige = 6
    water = 2
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for left in range(4, 0, -1):
            prompt: Message = ("fill-amulet", "card", self.name, "count", left)
            choice = yield from t.ask(me.seat, prompt, TAKE)
            energy = energy_at(choice)
            t.stored[4 * store_of(card) + energy] += 1
            t.tell("fill", me.seat, energy, self.kind)


class BalanceOfIshtar(Power):
    """Transmute 3 tokens of one type into 9 crystals, whatever the season (ruling: card_edition)."""

    number = 5
    name = "balance-of-ishtar"
    prestige = 4
    crystals = 2
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if self.fitting(t, me) else "no-three-alike"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        choice = yield from t.ask(me.seat, ("give-up-three", "card", self.name), self.fitting(t, me))
        prompt: Message = ("pay-card", "card", self.name)
        yield from pay_energy(t, me, energy_at(choice), 3, prompt)
        t.gain_crystals(me, 9 + 3 * bonus_for_each(t, me))

    def fitting(self, t: SeasonsTable, me: Player) -> list[Option]:
        return [GIVE_UP[energy] for energy in range(4) if available(t, me, energy) >= 3]


class StaffOfSpring(Power):
    """Whenever you summon a card, gain 3 crystals."""

    number = 6
    name = "staff-of-spring"
    prestige = 9
    earth = 3
    effects = [PERMANENT]
    waits_for = ["summons"]

    def when_you_summon(self, t: SeasonsTable, me: Player) -> Flow[None]:
        t.gain_crystals(me, 3)
        yield from ()


class TemporalBoots(Power):
    """Move the season token 1, 2 or 3 spaces, forward or back.

    Rulings: boots_year_one, boots_year_three, boots_dice.
    """

    number = 7
    name = "temporal-boots"
    prestige = 8
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        choice = yield from t.ask(me.seat, ("move-token", "card", self.name), MOVES)
        yield from move_token(t, int(choice[1]), me.seat)


class PurseOfIo(Power):
    """Every token that you transmute brings 1 crystal more."""

    number = 8
    name = "purse-of-io"
    prestige = 6
    fire = 1
    air = 1
    effects = [PERMANENT]


class DivineChalice(Power):
    """Draw 4 cards, put one of them into play free, and discard the others (ruling: divine_chalice_choice)."""

    number = 9
    name = "divine-chalice"
    prestige = 10
    air = 1
    water = 1
    fire = 1
    earth = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.draw_aside(me, 4)
        if not me.has_slot or not t.drawn:
            t.throw_drawn_away(me.seat)
            return
        prompt: Message = ("put-into-play", "card", self.name)
        choice = yield from ask_of_hidden(t, me, prompt, each_kind(PUT_INTO_PLAY, t.drawn), len(t.drawn))
        chosen = t.first_of(t.drawn, kind_of(choice))
        t.drawn.remove(chosen)
        t.throw_drawn_away(me.seat)  # before it enters (ruling: deck_reshuffle_timing)
        yield from enter_free(t, me, chosen)


class SyllasTheFaithful(Power):
    """Each opponent sacrifices a card (ruling: victim_order)."""

    number = 10
    name = "syllas-the-faithful"
    familiar = True
    prestige = 14
    fire = 3
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for rival in t.rivals(me):
            if rival.zone:
                yield from choose_sacrifice(t, rival, self.kind, rival.zone)


class FigrimTheAvaricious(Power):
    """At each change of season every opponent gives you 1 crystal."""

    number = 11
    name = "figrim-the-avaricious"
    familiar = True
    prestige = 7
    crystals_by_players = [3, 6, 9]
    effects = [PERMANENT]
    waits_for = ["seasons"]

    def when_the_season_changes(self, t: SeasonsTable, me: Player) -> Flow[None]:
        for rival in t.rivals(me):
            t.give_crystals(rival, me, 1)
        yield from ()


class NariaTheProphetess(Power):
    """Draw a card for each player, keep one, and give one to each opponent."""

    number = 12
    name = "naria-the-prophetess"
    familiar = True
    prestige = 8
    crystals = 3
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.draw_aside(me, t.seats)
        t.served = 0
        if t.drawn:
            t.phase = "share"
        yield from ()


class WondrousChest(Power):
    """At the end of each round gain 3 crystals if your reserve holds 4 tokens or more."""

    number = 13
    name = "wondrous-chest"
    prestige = 4
    water = 1
    fire = 1
    effects = [PERMANENT]
    waits_for = ["round-end"]

    def at_the_end_of_the_round(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        if me.number_of_tokens >= 4:
            t.gain_crystals(me, 3)
        yield from ()


class BeggarsHorn(Power):
    """At the end of each round gain a token of any type if your reserve holds 1 token or none."""

    number = 14
    name = "beggars-horn"
    prestige = 8
    earth = 1
    air = 1
    effects = [PERMANENT]
    waits_for = ["round-end"]

    def at_the_end_of_the_round(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        if me.number_of_tokens <= 1:
            yield from take_energy(t, me, 1, self.kind)


class DieOfMalice(Power):
    """Before the actions of your die: roll it again, use the new side, and gain 2 crystals.

    Its moment is the start of the turn, where `rules.use_die` offers it (ruling: die_of_malice_window).
    """

    number = 15
    name = "die-of-malice"
    prestige = 8
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        if t.phase != "die":
            return "die-used"
        return ""

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        at = t.owners.index(me.seat)
        t.sides[at] = t.chance.below(SIDES)
        die = t.rolled[at]
        t.tell("reroll", me.seat, die + 1, side_number(t.dice_season, die, t.sides[at]))
        t.gain_crystals(me, 2)
        yield from ()


class KairnTheDestroyer(Power):
    """Discard a token: every opponent loses 4 crystals."""

    number = 16
    name = "kairn-the-destroyer"
    familiar = True
    prestige = 9
    air = 3
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if all_available(t, me) else "no-energy"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from pay_any_energy(t, me, 1, self.kind)
        for rival in t.rivals(me):
            t.lose_crystals(rival, 4)


class AmsugLongneck(Power):
    """Every player takes one of the own magic items in play back to hand, you last (ruling: victim_order)."""

    number = 17
    name = "amsug-longneck"
    familiar = True
    prestige = 8
    water = 1
    air = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for player in [*t.rivals(me), me]:
            items = items_in_play(player)
            if items:
                prompt: Message = ("take-back", "card", self.name)
                choice = yield from t.ask(player.seat, prompt, options_in_play(t, player, "take-back", items))
                yield from return_to_hand(t, player, card_in_play(player, choice))


class BespelledGrimoire(Power):
    """Gain 2 tokens of any types. Your reserve holds up to 10."""

    number = 18
    name = "bespelled-grimoire"
    prestige = 8
    water = 1
    earth = 1
    effects = [IMMEDIATE, PERMANENT]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from take_energy(t, me, 2, self.kind)


class RagfieldsHelm(Power):
    """At the end of the game gain 20 crystals if you have more cards in play than each opponent."""

    number = 19
    name = "ragfields-helm"
    prestige = 10
    air = 3
    effects = [PERMANENT]
    waits_for = ["game-end"]

    def at_the_end_of_the_game(self, t: SeasonsTable, me: Player) -> int:
        most = max([len(rival.zone) for rival in t.rivals(me)])  # ruling: helm_counting
        return 20 if len(me.zone) > most else 0


class HandOfFortune(Power):
    """Each card that you summon costs 1 token less, but never less than 1."""

    number = 20
    name = "hand-of-fortune"
    prestige = 9
    earth = 1
    fire = 1
    air = 1
    crystals = 3
    effects = [PERMANENT]


class LewisGreyface(Power):
    """Choose an opponent, and gain the same tokens as his reserve holds."""

    number = 21
    name = "lewis-greyface"
    familiar = True
    prestige = 6
    fire = 1
    air = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        prompt: Message = ("copy-reserve", "card", self.name)
        choice = yield from t.ask(me.seat, prompt, [PLAYER[rival.seat] for rival in t.rivals(me)])
        rival = t.players[int(choice[1])]
        for energy in range(4):
            if rival.reserve[energy]:
                t.gain_energy(me, energy, rival.reserve[energy])
        yield from settle(t, me)


class RunicCubeOfEolis(Power):
    """Nothing but its prestige."""

    number = 22
    name = "runic-cube-of-eolis"
    prestige = 30
    crystals = 20


class PotionOfPower(Power):
    """Sacrifice it: draw a card, and your summoning gauge goes up by 2."""

    number = 23
    name = "potion-of-power"
    fire = 2
    effects = [ACTIVATION]

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from sacrifice(t, me, card)
        t.draw(me)
        t.raise_gauge(me, 2)


class PotionOfDreams(Power):
    """Sacrifice it and discard your reserve: put a card of your hand into play free.

    Ruling: potion_of_dreams_conditions.
    """

    number = 24
    name = "potion-of-dreams"
    air = 2
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        if not me.hand:
            return "hand-empty"
        return "" if len(me.zone) - 1 < me.gauge else "no-slot-even-without"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from sacrifice(t, me, card)
        t.discard_reserve(me)
        prompt: Message = ("put-into-play", "card", self.name)
        choice = yield from ask_of_hidden(t, me, prompt, each_kind(PUT_INTO_PLAY, me.hand), len(me.hand))
        chosen = t.first_of(me.hand, kind_of(choice))
        me.hand.remove(chosen)
        yield from enter_free(t, me, chosen)


class PotionOfKnowledge(Power):
    """Sacrifice it: gain 5 tokens of any types."""

    number = 25
    name = "potion-of-knowledge"
    water = 2
    effects = [ACTIVATION]

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from sacrifice(t, me, card)
        yield from take_energy(t, me, 5, self.kind)


class PotionOfLife(Power):
    """Sacrifice it: transmute every token of your reserve into 4 crystals (ruling: potion_of_life_after)."""

    number = 26
    name = "potion-of-life"
    earth = 2
    effects = [ACTIVATION]

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from sacrifice(t, me, card)
        tokens = me.number_of_tokens
        t.discard_reserve(me)
        t.gain_crystals(me, tokens * (4 + bonus_for_each(t, me)))


class HourglassOfTime(Power):
    """At each change of season gain a token of any type."""

    number = 27
    name = "hourglass-of-time"
    prestige = 6
    air = 1
    water = 1
    fire = 1
    earth = 1
    effects = [PERMANENT]
    waits_for = ["seasons"]

    def when_the_season_changes(self, t: SeasonsTable, me: Player) -> Flow[None]:
        yield from take_energy(t, me, 1, self.kind)


class ScepterOfGreatness(Power):
    """Gain 3 crystals for each other magic item that you have in play."""

    number = 28
    name = "scepter-of-greatness"
    prestige = 8
    air = 1
    water = 1
    fire = 1
    earth = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 3 * other_items_in_play(me, card))
        yield from ()


class OlafsBlessedStatue(Power):
    """Gain 20 crystals."""

    number = 29
    name = "olafs-blessed-statue"
    water = 3
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 20)
        yield from ()


class YjangsForgottenVase(Power):
    """Whenever you summon a card, gain a token of any type."""

    number = 30
    name = "yjangs-forgotten-vase"
    prestige = 6
    water = 1
    fire = 1
    earth = 1
    effects = [PERMANENT]
    waits_for = ["summons"]

    def when_you_summon(self, t: SeasonsTable, me: Player) -> Flow[None]:
        yield from take_energy(t, me, 1, self.kind)


put_into_the_deck(
    [
        AmuletOfAir(),
        AmuletOfFire(),
        AmuletOfEarth(),
        AmuletOfWater(),
        BalanceOfIshtar(),
        StaffOfSpring(),
        TemporalBoots(),
        PurseOfIo(),
        DivineChalice(),
        SyllasTheFaithful(),
        FigrimTheAvaricious(),
        NariaTheProphetess(),
        WondrousChest(),
        BeggarsHorn(),
        DieOfMalice(),
        KairnTheDestroyer(),
        AmsugLongneck(),
        BespelledGrimoire(),
        RagfieldsHelm(),
        HandOfFortune(),
        LewisGreyface(),
        RunicCubeOfEolis(),
        PotionOfPower(),
        PotionOfDreams(),
        PotionOfKnowledge(),
        PotionOfLife(),
        HourglassOfTime(),
        ScepterOfGreatness(),
        OlafsBlessedStatue(),
        YjangsForgottenVase(),
    ]
)
