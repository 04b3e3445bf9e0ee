"""The Nethervoid deck, and the Gateway: one of its pieces that most of its beings are about.

Wherever an effect speaks of the Gateway while there is none, that part of it is left out.
"""

from typing import TYPE_CHECKING

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import (
    AROUND,
    GREEN,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    RED,
    SQUARES,
    STEP,
    TINT_OF,
    direction_between,
    distance,
)
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    COMMON,
    HEROIC,
    NETHERVOID,
    NO_CARD,
    NON_LEGENDARY,
    ONLY_COMMON,
    ONLY_HEROIC,
    ONLY_LEGENDARY,
    RANK_OF,
    STANDARD,
    of_any,
    of_side,
)
from arcanum.games.tashkalar.dealing import put_openly_under
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    all_moves,
    become_gateway,
    being_alone,
    choose_alternative,
    choose_enemy,
    choose_move,
    choose_move_among,
    choose_piece,
    choose_to_destroy,
    choose_to_place,
    choose_to_upgrade,
    count_as_legend,
    destroy_all,
    empty_among,
    enemies_of,
    enemy,
    gain_action,
    next_to,
    own,
    source,
    throw_flare,
    upgrade,
)

if TYPE_CHECKING:
    from arcanum.core.words import Message


class Netherbeing(Being):
    """A being of this deck: it may become the Gateway when it arrives.

    Rulings: gateway_used_or_covered, gateway_oversummoned, gateway_other_owners, team_gateway, shortage.
    """

    def when_arrived(self, t: TashKalarTable, me: Player) -> None:
        """It does if there is none (any more, if it has covered it), or if its rank is higher."""
        if t.gateway == NOWHERE or self.rank > RANK_OF[t.squares[t.gateway]]:
            become_gateway(t, t.now.being)


def gateway_alone(t: TashKalarTable) -> list[int]:
    """The square of the Gateway, as long as there is one."""
    return [] if t.gateway == NOWHERE else [t.gateway]


def beside_gateway(t: TashKalarTable) -> list[int]:
    """The squares next to the Gateway."""
    return next_to(t, gateway_alone(t))


def is_gateway(t: TashKalarTable) -> bool:
    """Whether the being is the Gateway itself."""
    return t.gateway in being_alone(t)


def moves_nearer(t: TashKalarTable, origins: list[int]) -> list[int]:
    """The combat moves of these pieces that bring them nearer to the Gateway, as pairs. There must be one."""
    pairs = all_moves(t, origins, COMBAT)
    return [pair for pair in pairs if distance(pair % GRID, t.gateway) < distance(pair // GRID, t.gateway)]


class ShadowImp(Netherbeing):
    """It may make a combat move; if it did, the Gateway may make one in the same direction.

    Not if it is the Gateway itself (rulings: gateway_captured_midway, lost_being).
    """

    name = "shadow-imp"
    pattern = [
        "C..",
        ".@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        moved = yield from choose_move(t, being_alone(t), COMBAT)
        if moved.made and t.gateway != NOWHERE and not is_gateway(t):
            onward = STEP[t.gateway * AROUND + direction_between(moved.origin, moved.target)]
            steps = [pair for pair in all_moves(t, [t.gateway], COMBAT) if pair % GRID == onward]
            yield from choose_move_among(t, steps, COMBAT)


class FlameImp(Netherbeing):
    """You may destroy a common piece next to the Gateway."""

    name = "flame-imp"
    pattern = [
        "C.@",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_destroy(t, t.find(beside_gateway(t), of_any(ONLY_COMMON)))


class GateKeeper(Netherbeing):
    """You may upgrade one of your common pieces, or place one. That piece becomes the Gateway.

    So the Gateway may be common again. The Gate Keeper is one of the pieces to upgrade.
    """

    name = "gate-keeper"
    pattern = [
        ".C.",
        "C@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ways = ["upgrade-one"]
        if t.has_spare(me.side, COMMON):
            ways.append("place-one")
        way = yield from choose_alternative(t, ways, must=False)
        if way == "upgrade-one":
            square = yield from choose_to_upgrade(t, t.all_of(own(me, ONLY_COMMON)), must=True)
            become_gateway(t, square)
        elif way == "place-one":
            square = yield from choose_to_place(t, SQUARES, side=me.side, must=True)
            become_gateway(t, square)


class DemonOfGluttony(Netherbeing):
    """It may make a combat move. If that destroys a piece, it is upgraded and may make another one.

    If that destroys a piece, too, it becomes the Gateway.
    """

    name = "demon-of-gluttony"
    pattern = [
        ".@.",
        "CCC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        moved = yield from choose_move(t, being_alone(t), COMBAT)
        if moved.captured:
            upgrade(t, t.now.being)
            moved = yield from choose_move(t, being_alone(t), COMBAT)
            if moved.captured:
                become_gateway(t, t.now.being)


class DemonOfPride(Netherbeing):
    """It is upgraded and becomes the Gateway, whatever that was. It may make a combat move."""

    name = "demon-of-pride"
    pattern = [
        "@.",
        "C.",
        "CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        upgrade(t, t.now.being)
        become_gateway(t, t.now.being)
        yield from choose_move(t, being_alone(t), COMBAT)


class AcolyteOfDestruction(Netherbeing):
    """Destroy a common piece. With the Gateway on red, you may destroy a heroic one next to where it stood.

    Ruling: as_far_as_possible.
    """

    name = "acolyte-of-destruction"
    rank = HEROIC
    pattern = [
        ".@.",
        "C.C",
        "...",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        cleared = yield from choose_to_destroy(t, t.all_of(of_any(ONLY_COMMON)), must=True)
        if cleared != NOWHERE and TINT_OF[t.gateway] == RED:
            yield from choose_to_destroy(t, t.find(NEIGHBOURS[cleared], of_any(ONLY_HEROIC)))


class AcolyteOfGrowth(Netherbeing):
    """Place a common piece of yours. With the Gateway on green, also place a heroic one next to it.

    Ruling: as_far_as_possible.
    """

    name = "acolyte-of-growth"
    rank = HEROIC
    pattern = [
        "C.C",
        "C@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        square = yield from choose_to_place(t, SQUARES, side=me.side, must=True)
        if square != NOWHERE and TINT_OF[t.gateway] == GREEN:
            yield from choose_to_place(t, NEIGHBOURS[square], rank=HEROIC, side=me.side, must=True)


class PowerSeeker(Netherbeing):
    """As the Gateway it may make a standard move; else any number of combat moves towards the Gateway.

    Each has to bring it nearer; the last may destroy the Gateway (ruling: power_seeker_onto_gateway).
    """

    name = "power-seeker"
    rank = HEROIC
    pattern = [
        "@C.C.",
        "..C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if is_gateway(t):
            yield from choose_move(t, being_alone(t), STANDARD)
            return
        while t.gateway != NOWHERE:
            steps, most = moves_nearer(t, being_alone(t)), distance(t.now.being, t.gateway)
            moved = yield from choose_move_among(t, steps, COMBAT, left=most)
            if not moved.made:
                break


class HellHound(Netherbeing):
    """You may destroy a piece next to it. Unless that was legendary, its card goes under your deck.

    With no card left in the deck it is discarded (rulings: hell_hound_deck_empty, hell_hound_team).
    """

    name = "hell-hound"
    rank = HEROIC
    pattern = [
        ".CC@",
        "C..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        targets = t.find(NEIGHBOURS[t.now.being], of_any(ANY_RANK))
        legends = t.find(targets, of_any(ONLY_LEGENDARY))
        victim = yield from choose_to_destroy(t, targets)
        if victim not in legends and me.own.size:
            t.now.playing = NO_CARD
            put_openly_under(t, me, self.number)


class Vortexmaster(Netherbeing):
    """The Gateway may make a combat move. Then one of your pieces next to it may make one.

    Ruling: lost_being.
    """

    name = "vortexmaster"
    rank = HEROIC
    pattern = [
        ".C.",
        "C.C",
        ".C.",
        ".@.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_move(t, gateway_alone(t), COMBAT)
        yield from choose_move(t, t.find(beside_gateway(t), own(me, ANY_RANK)), COMBAT)


class GateMaster(Netherbeing):
    """The Gateway is upgraded; if it becomes legendary, the Gate Master counts as a summoned legend.

    Then one of your common or heroic pieces becomes the Gateway (rulings: gate_master_count, enemy_ranks).
    """

    name = "gate-master"
    rank = HEROIC
    pattern = [
        ".CC.",
        "C@CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if upgrade(t, t.gateway):  # it is heroic, as the Gate Master is
            yield from count_as_legend(t, me)
        square = yield from choose_piece(t, t.all_of(own(me, NON_LEGENDARY)), must=True)
        if square != NOWHERE:
            become_gateway(t, square)


class HellRider(Netherbeing):
    """It may make a combat move; up to 3 of them if it is not the Gateway (ruling: gateway_captured_midway)."""

    name = "hell-rider"
    rank = HEROIC
    pattern = [
        "cCC",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (1,) if is_gateway(t) else (3, 2, 1):
            moved = yield from choose_move(t, being_alone(t), COMBAT, left=left)
            if not moved.made:
                break


class DemonOfWrath(Netherbeing):
    """Destroy all common enemies next to the Gateway. With none there, it may make a standard move first.

    Ruling: which_enemy.
    """

    name = "demon-of-wrath"
    rank = HEROIC
    pattern = [
        ".@C",
        "C.C",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if not t.find(beside_gateway(t), enemy(me, ONLY_COMMON)):
            yield from choose_move(t, gateway_alone(t), STANDARD)
        destroy_all(t, t.find(beside_gateway(t), enemy(me, ONLY_COMMON)))


class DemonOfGreed(Netherbeing):
    """Destroy a common and a heroic piece of yours, but never the Gateway: you gain an action for each.

    Ruling: as_far_as_possible.
    """

    name = "demon-of-greed"
    rank = HEROIC
    pattern = [
        "CC.",
        ".@.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for ranks in (ONLY_COMMON, ONLY_HEROIC):
            others = [square for square in t.all_of(own(me, ranks)) if square != t.gateway]
            victim = yield from choose_to_destroy(t, others, must=True)
            if victim != NOWHERE:
                gain_action(t)


class DemonOfLust(Netherbeing):
    """Up to 2 different pieces make a combat move each that brings them nearer to the Gateway, never onto it.

    Rulings: lust_optional, several_moves, moved_enemies_capture.
    """

    name = "demon-of-lust"
    rank = HEROIC
    pattern = [
        "@..",
        "CC.",
        ".CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            others = [square for square in t.all_of(of_any(ANY_RANK)) if square not in t.now.chosen]
            steps = [pair for pair in moves_nearer(t, others) if pair % GRID != t.gateway]
            moved = yield from choose_move_among(t, steps, COMBAT, left=left)
            if not moved.made:
                break
            t.now.chosen.append(moved.target)


class DemonOfSloth(Netherbeing):
    """You lose an action. If you have none left, the Gateway is destroyed.

    Rulings: sloth_cost, sloth_no_gateway, sloth_gained_later.
    """

    name = "demon-of-sloth"
    rank = HEROIC
    pattern = [
        ".@",
        "C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if t.now.actions:
            t.now.actions -= 1
            t.tell("lose-action", me.seat, 1)
        else:
            destroy_all(t, gateway_alone(t))
        yield from ()


class DemonOfEnvy(Netherbeing):
    """Place a common piece of yours next to the Gateway, and again while an opponent has more pieces than you.

    Rulings: envy_team, on_the_arena.
    """

    name = "demon-of-envy"
    rank = HEROIC
    pattern = [
        "C..",
        ".cC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        while True:
            square = yield from choose_to_place(t, beside_gateway(t), side=me.side, must=True)
            most = max([t.count(side, ANY_RANK) for side in enemies_of(t, me)])
            if square == NOWHERE or t.count(me.side, ANY_RANK) >= most:
                break


class PossessedSummoner(Netherbeing):
    """Place an enemy common piece next to one of its colour: that colour counts for your next being in this turn.

    No piece of yours does, then. You may discard your flare; if you do, you gain an action.
    Rulings: possessed_scope, possessed_impossible, possessed_summoning_square.
    Rulings: possessed_shortage, possessed_no_summoning.
    """

    name = "possessed-summoner"
    rank = HEROIC
    pattern = [
        ".@C",
        "CC.",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        sides = [side for side in enemies_of(t, me) if self.squares(t, side)]
        if sides:
            prompt: Message = ("place-whose", "card", source(t))
            side = yield from choose_enemy(t, prompt, sides)
            yield from choose_to_place(t, self.squares(t, side), side=side, must=True)
            t.now.guise = side
        thrown = yield from throw_flare(t, me)
        if thrown:
            gain_action(t)

    def squares(self, t: TashKalarTable, side: int) -> list[int]:
        """Where a common piece of the side can be placed."""
        if not t.has_spare(side, COMMON):
            return []
        return empty_among(t, next_to(t, t.all_of(of_side(side, ANY_RANK))))


put_into_the_deck(
    NETHERVOID,
    [
        ShadowImp(),
        FlameImp(),
        GateKeeper(),
        DemonOfGluttony(),
        DemonOfPride(),
        AcolyteOfDestruction(),
        AcolyteOfGrowth(),
        PowerSeeker(),
        HellHound(),
        Vortexmaster(),
        GateMaster(),
        HellRider(),
        DemonOfWrath(),
        DemonOfGreed(),
        DemonOfLust(),
        DemonOfSloth(),
        DemonOfEnvy(),
        PossessedSummoner(),
    ],
)
