"""The power cards 31 to 50, for archmages only."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.seasons.book import (
    ACTIVATION,
    AIR,
    EARTH,
    ENERGIES,
    FIRE,
    IMMEDIATE,
    IS_FAMILIAR,
    PERMANENT,
    PRESTIGE_OF,
    WATER,
    each_energy,
    kind_of,
    options_to,
)
from arcanum.games.seasons.power import Power, put_into_the_deck
from arcanum.games.seasons.table import (
    FAMILIAR_WANTED,
    KNOWN_TO_ALL,
    NO_REQUEST,
    Player,
    SeasonsTable,
    store_of,
)
from arcanum.games.seasons.verbs import (
    TAKE,
    all_available,
    all_spendable,
    ask_of_hidden,
    available,
    card_in_play,
    choose_sacrifice,
    crystals_left,
    each_kind,
    energy_at,
    enter_free,
    familiars_in_play,
    leave_play,
    options_in_play,
    other_items_in_play,
    pay_any_energy,
    pay_energy,
    put_in_zone,
    sacrifice,
    settle,
    spend,
    take_energy,
)

EFFECT_OF: Final = each_energy("effect")
GIVE_UP: Final = each_energy("give-up")
DISCARD_CARD: Final = options_to("discard")
WAY: Final[dict[str, Option]] = {way: ("way", way) for way in ("crystals", "energy", "look", "discard-top")}
COUNT: Final[list[Option]] = [("count", number) for number in range(19)]
"""Numbers of tokens of a type: no more than ten in the reserve and four on each Amulet of Water."""
DRAW: Final[Option] = ("draw",)
PUT_BACK: Final[Option] = ("put-back",)
PUT_IN: Final[Option] = ("put-in",)


class ElementalAmulet(Power):
    """Each declared type has an effect of its own, in an order of your choice.

    Water: gain 2 tokens of any types. Earth: gain 5 crystals. Fire: draw a card. Air: your summoning gauge goes up
    by 1. Summoned, it is paid with one token of each declared type (see `summoning.declare`).
    """

    number = 31
    name = "elemental-amulet"
    prestige = 2
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        while t.declared:
            options = [EFFECT_OF[energy] for energy in range(4) if t.declared >> energy & 1]
            choice = yield from t.ask(me.seat, ("choose-effect", "card", self.name), options)
            energy = energy_at(choice)
            t.declared &= ~(1 << energy)
            if energy == WATER:
                yield from take_energy(t, me, 2, self.kind)
            elif energy == EARTH:
                t.gain_crystals(me, 5)
            elif energy == FIRE:
                t.draw(me)
            else:
                t.raise_gauge(me, 1)


class TreeOfLight(Power):
    """Pay 3 crystals for a token of any type, or a token of any type to be allowed to transmute in this turn."""

    number = 32
    name = "tree-of-light"
    prestige = 12
    earth = 2
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if crystals_left(t, me) >= 3 or all_available(t, me) else "neither-crystals-nor-energy"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        ways = [WAY["crystals"]] if me.crystals >= 3 else []
        if all_available(t, me):
            ways.append(WAY["energy"])
        choice = yield from t.ask(me.seat, ("choose-way", "card", self.name), ways)
        if choice == WAY["crystals"]:
            t.pay_crystals(me, 3)
            yield from take_energy(t, me, 1, self.kind)
        else:
            yield from pay_any_energy(t, me, 1, self.kind)
            t.access = True


class ArcanoLeech(Power):
    """Before an opponent summons a card, he gives you 1 crystal; without it he cannot summon.

    `summoning.crystals_due` asks for it.
    """

    number = 33
    name = "arcano-leech"
    familiar = True
    prestige = 8
    crystals_by_players = [2, 5, 8]
    effects = [PERMANENT]


class CrystalOrb(Power):
    """Look at the top card of the draw pile: put it back, or pay 4 tokens of any types to put it into play free.

    Or pay 3 crystals to discard that card (ruling: crystal_orb_legality).
    """

    number = 34
    name = "crystal-orb"
    prestige = 6
    earth = 1
    fire = 1
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if t.can_draw else "nothing-to-draw"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        ways = [WAY["look"]]
        if me.crystals >= 3:
            ways.append(WAY["discard-top"])
        choice = yield from t.ask(me.seat, ("choose-way", "card", self.name), ways)
        top = t.next_card(me.seat)
        if choice == WAY["discard-top"]:
            t.pay_crystals(me, 3)
            t.throw_away(me.seat, top)
            return
        t.top = top
        t.knows[top] |= 1 << me.seat
        t.tell_secretly(1 << me.seat, "look-at-top", me.seat, t.pile, self.kind, top >> 1)
        if me.has_slot and all_available(t, me) >= 4:
            choice = yield from t.ask(me.seat, ("put-in-or-back", "card", self.name), [PUT_BACK, PUT_IN])
            if choice == PUT_IN:
                yield from pay_any_energy(t, me, 4, self.kind)
                top = t.next_card(me.seat)
                yield from enter_free(t, me, top)


class GluttonCauldron(Power):
    """Put a token on this card.

    With the seventh, sacrifice it: the tokens go to your reserve, and you gain 15 crystals.
    """

    number = 35
    name = "glutton-cauldron"
    effects = [ACTIVATION, PERMANENT]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if all_available(t, me) else "no-energy"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        prompt: Message = ("feed", "card", self.name)
        choice = yield from t.ask(me.seat, prompt, all_spendable(t, me, "store"))
        energy = spend(t, me, choice)
        store = 4 * store_of(card)
        t.stored[store + energy] += 1
        t.tell("fill", me.seat, energy, self.kind)
        tokens = t.stored[store : store + 4]
        if sum(tokens) == 7:
            for energy in range(4):
                if tokens[energy]:
                    t.gain_energy(me, energy, tokens[energy])
            t.gain_crystals(me, 15)
            yield from sacrifice(t, me, card)


class VampiricCrown(Power):
    """Draw a card, or discard one of your hand, for all to see: gain as many tokens of any types as its prestige.

    Ruling: vampiric_crown_discard.
    """

    number = 36
    name = "vampiric-crown"
    water = 1
    air = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        options = [DRAW] if t.can_draw else []
        options += each_kind(DISCARD_CARD, me.hand)
        if not options:
            return
        prompt: Message = ("draw-or-discard", "card", self.name)
        choice = yield from ask_of_hidden(t, me, prompt, options, len(me.hand) + t.can_draw)
        if choice == DRAW:
            shown = t.next_card(me.seat)
            t.knows[shown] = KNOWN_TO_ALL
            t.reveal()
            me.hand.append(shown)
            t.tell("draw-openly", me.seat, shown >> 1)
        else:
            shown = t.first_of(me.hand, kind_of(choice))
            discard_openly(t, me, shown)
        yield from take_energy(t, me, max(0, PRESTIGE_OF[shown >> 1]), self.kind)


class DragonSkull(Power):
    """Sacrifice 3 cards: gain 15 crystals (ruling: dragon_skull_self)."""

    number = 37
    name = "dragon-skull"
    prestige = 9
    water = 1
    fire = 1
    earth = 1
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if len(me.zone) >= 3 else "fewer-than-three-cards"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for _ in range(3):
            yield from choose_sacrifice(t, me, self.kind, me.zone)
        t.gain_crystals(me, 15)


class DemonOfArgos(Power):
    """Each opponent's summoning gauge goes down by 1, and he draws a card (ruling: victim_order)."""

    number = 38
    name = "demon-of-argos"
    familiar = True
    prestige = 16
    air = 1
    water = 1
    fire = 1
    earth = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for rival in t.rivals(me):
            t.lower_gauge(rival)
            t.draw(rival)
        yield from ()


class TitusDeepgaze(Power):
    """At the end of each round every opponent gives you 1 crystal. If one cannot, sacrifice this card.

    Ruling: titus_copies.
    """

    number = 39
    name = "titus-deepgaze"
    familiar = True
    prestige = 4
    fire_by_players = [1, 2, 3]
    effects = [PERMANENT]
    waits_for = ["round-end"]

    def at_the_end_of_the_round(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        given = 0
        for rival in t.rivals(me):
            given += t.give_crystals(rival, me, 1)
        if given < t.seats - 1:
            yield from sacrifice(t, me, card)


class AirElemental(Power):
    """All tokens in the reserves of all opponents become air."""

    number = 40
    name = "air-elemental"
    familiar = True
    prestige = 12
    air = 3
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        for rival in t.rivals(me):
            tokens = rival.number_of_tokens
            rival.reserve = [0, 0, 0, 0]
            rival.reserve[AIR] = tokens
            t.tell("to-air", rival.seat, tokens)
        yield from ()


class ThievingFairies(Power):
    """Whenever an opponent activates a card, he gives you 1 crystal, and you gain another one.

    `verbs.activate` calls them.
    """

    number = 41
    name = "thieving-fairies"
    familiar = True
    prestige = 6
    crystals_by_players = [0, 3, 6]
    effects = [PERMANENT]


class CursedTreatiseOfArus(Power):
    """Gain 2 tokens of any types and 10 crystals; your summoning gauge goes up by 1.

    If it is sacrificed, discard your reserve.
    """

    number = 42
    name = "cursed-treatise-of-arus"
    prestige = -10
    water = 1
    effects = [IMMEDIATE, PERMANENT]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 10)
        t.raise_gauge(me, 1)
        yield from take_energy(t, me, 2, self.kind)

    def when_sacrificed(self, t: SeasonsTable, me: Player) -> None:
        t.discard_reserve(me)


class IdolOfTheFamiliar(Power):
    """Gain 10 crystals. Activate: gain 1 crystal for each familiar that you have in play.

    Ruling: card_edition.
    """

    number = 43
    name = "idol-of-the-familiar"
    air = 1
    water = 1
    fire = 1
    earth = 1
    effects = [IMMEDIATE, ACTIVATION]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 10)
        yield from ()

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, familiars_in_play(me))
        yield from ()


class NecroticKriss(Power):
    """Discard a familiar of your hand, or sacrifice one in play: gain 4 tokens of any types."""

    number = 44
    name = "necrotic-kriss"
    prestige = 6
    air = 2
    water = 1
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if self.familiars(me.hand) or self.familiars(me.zone) else "no-familiar"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        options = each_kind(DISCARD_CARD, self.familiars(me.hand))
        options += options_in_play(t, me, "sacrifice", self.familiars(me.zone))
        if not self.familiars(me.zone):
            t.wanted = FAMILIAR_WANTED
        prompt: Message = ("give-up-familiar", "card", self.name)
        choice = yield from ask_of_hidden(t, me, prompt, options, len(me.hand) + len(self.familiars(me.zone)))
        t.wanted = NO_REQUEST
        if choice[0] == "discard":
            discard_openly(t, me, t.first_of(me.hand, kind_of(choice)))
        else:
            yield from sacrifice(t, me, card_in_play(me, choice))
        yield from take_energy(t, me, 4, self.kind)

    def familiars(self, cards: list[int]) -> list[int]:
        return [card for card in cards if IS_FAMILIAR[card >> 1]]


class LanternOfXidit(Power):
    """At the end of the game gain 3 crystals for each token in your reserve."""

    number = 45
    name = "lantern-of-xidit"
    prestige = 24
    fire = 3
    earth = 3
    effects = [PERMANENT]
    waits_for = ["game-end"]

    def at_the_end_of_the_game(self, t: SeasonsTable, me: Player) -> int:
        return 3 * me.number_of_tokens


class SealedChestOfUrm(Power):
    """At the end of the game gain 20 crystals if you have no familiar in play."""

    number = 46
    name = "sealed-chest-of-urm"
    prestige = 10
    water = 2
    earth = 1
    effects = [PERMANENT]
    waits_for = ["game-end"]

    def at_the_end_of_the_game(self, t: SeasonsTable, me: Player) -> int:
        return 0 if familiars_in_play(me) else 20


class MirrorOfTheSeasons(Power):
    """Pay any number of crystals to exchange as many tokens of one type for tokens of one other type."""

    number = 47
    name = "mirror-of-the-seasons"
    prestige = 8
    crystals = 3
    effects = [ACTIVATION]

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        if not crystals_left(t, me):
            return "no-crystals"
        return "" if all_available(t, me) else "no-energy"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        given = [GIVE_UP[energy] for energy in range(4) if available(t, me, energy)]
        choice = yield from t.ask(me.seat, ("exchange-from", "card", self.name), given)
        energy = energy_at(choice)
        most = min(me.crystals, available(t, me, energy))
        prompt: Message = ("exchange-count", "card", self.name, "energy", ENERGIES[energy])
        choice = yield from t.ask(me.seat, prompt, COUNT[1 : most + 1])
        number = int(choice[1])
        taken = [TAKE[other] for other in range(4) if other != energy]
        choice = yield from t.ask(me.seat, ("exchange-to", "card", self.name, "count", number), taken)
        t.pay_crystals(me, number)
        paying: Message = ("pay-card", "card", self.name)
        yield from pay_energy(t, me, energy, number, paying)
        t.gain_energy(me, energy_at(choice), number)
        yield from settle(t, me)


class PendantOfRagnor(Power):
    """Gain a token of any type for each other magic item that you have in play."""

    number = 48
    name = "pendant-of-ragnor"
    air = 1
    water = 1
    fire = 1
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        yield from take_energy(t, me, other_items_in_play(me, card), self.kind)


class SidNightshade(Power):
    """If you have more crystals than each opponent, each gives you 5."""

    number = 49
    name = "sid-nightshade"
    familiar = True
    prestige = 6
    earth_by_players = [1, 2, 3]
    effects = [IMMEDIATE]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        if me.crystals > max([rival.crystals for rival in t.rivals(me)]):
            for rival in t.rivals(me):
                t.give_crystals(rival, me, 5)
        yield from ()


class DamnedSoulOfOnys(Power):
    """Gain 10 crystals and a water token. At the end of each round its holder loses 3 crystals.

    Activate: discard a water token, and it goes, straightened, to your left neighbour (ruling: damned_soul_pass).
    """

    number = 50
    name = "damned-soul-of-onys"
    familiar = True
    prestige = -5
    water = 1
    effects = [IMMEDIATE, ACTIVATION, PERMANENT]
    waits_for = ["round-end"]

    def enters(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.gain_crystals(me, 10)
        t.gain_energy(me, WATER)
        yield from settle(t, me)

    def idle(self, t: SeasonsTable, me: Player, card: int) -> str:
        return "" if available(t, me, WATER) else "no-water"

    def use(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        prompt: Message = ("pay-card", "card", self.name)
        yield from pay_energy(t, me, WATER, 1, prompt)
        leave_play(t, me, card)
        neighbour = t.rivals(me)[0]
        put_in_zone(t, neighbour, card)
        t.tell("pass", neighbour.seat, self.kind)

    def at_the_end_of_the_round(self, t: SeasonsTable, me: Player, card: int) -> Flow[None]:
        t.lose_crystals(me, 3)
        yield from ()


def discard_openly(t: SeasonsTable, me: Player, card: int) -> None:
    """A card of the hand is discarded for all to see."""
    me.hand.remove(card)
    t.to_discard(card)
    t.tell("discard", me.seat, card >> 1)


put_into_the_deck(
    [
        ElementalAmulet(),
        TreeOfLight(),
        ArcanoLeech(),
        CrystalOrb(),
        GluttonCauldron(),
        VampiricCrown(),
        DragonSkull(),
        DemonOfArgos(),
        TitusDeepgaze(),
        AirElemental(),
        ThievingFairies(),
        CursedTreatiseOfArus(),
        IdolOfTheFamiliar(),
        NecroticKriss(),
        LanternOfXidit(),
        SealedChestOfUrm(),
        MirrorOfTheSeasons(),
        PendantOfRagnor(),
        SidNightshade(),
        DamnedSoulOfOnys(),
    ]
)
