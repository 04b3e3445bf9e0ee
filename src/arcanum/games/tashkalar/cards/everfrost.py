"""The Everfrost deck. Seven of its beings have a frozen effect, which their owner keeps and thaws later."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import (
    AROUND,
    AT_TWO,
    GRID,
    NEIGHBOURS,
    NOWHERE,
    RAY,
    SIDE,
    WITHIN_TWO,
    direction_between,
    square_at,
)
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    COMMON,
    EMPTY,
    EVERFROST,
    HAS_FROZEN,
    HEROIC,
    NO_CARD,
    NOBODY,
    NON_LEGENDARY,
    ONLY_COMMON,
    ONLY_HEROIC,
    ONLY_LEGENDARY,
    RANK_OF,
    STANDARD,
    TO_EMPTY,
    of_any,
    of_side,
)
from arcanum.games.tashkalar.dealing import throw
from arcanum.games.tashkalar.summoning import freeze
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    DESTROY,
    PUT_INTO_PLAY,
    being_alone,
    choose_card,
    choose_enemy,
    choose_leap,
    choose_move,
    choose_move_among,
    choose_piece,
    choose_slide,
    choose_square,
    choose_to_convert,
    choose_to_destroy,
    choose_to_downgrade,
    choose_to_place,
    choose_to_upgrade,
    convert,
    destroy,
    destroy_all,
    empty_among,
    enemies_of,
    enemy,
    gain_action,
    marked_ways,
    marks,
    next_to,
    own,
    place,
    reach,
    source,
    throw_flare,
    upgrade,
)


class SnowFox(Being):
    """It may make up to 2 standard moves."""

    name = "snow-fox"
    pattern = [
        "@C.",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            moved = yield from choose_move(t, being_alone(t), STANDARD, left=left)
            if not moved.made:
                break


class RoyalReindeer(Being):
    """It may make a combat leap to distance 2. If nothing was destroyed by that or by its arrival, upgrade it.

    Ruling: reindeer_shortage.
    """

    name = "royal-reindeer"
    pattern = [
        ".@.",
        "CC.",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        leapt = yield from choose_leap(t, being_alone(t), COMBAT, AT_TWO[t.now.being])
        if t.now.covered == EMPTY and not leapt.captured:
            upgrade(t, t.now.being)


class CrystalMirror(Being):
    """You may choose a heroic or up to 2 common pieces on squares marked y: place your own ones to mirror them.

    They come onto the squares marked b, where these are empty (rulings: mirror_side, mirror_count). Copies do not
    get in each other's way, so each is placed at once, and a piece that cannot be copied is not offered: thus the
    player also says what a short supply is spent on (ruling: mirror_supply).
    """

    name = "crystal-mirror"
    pattern = [
        "C",
        "@",
        "C",
    ]
    marks = [
        "yy.bb",
        "yy@bb",
        "yy.bb",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        rank = yield from self.copy_one(t, me, NON_LEGENDARY, 2)
        if rank == COMMON:
            yield from self.copy_one(t, me, ONLY_COMMON, 1)

    def copy_one(self, t: TashKalarTable, me: Player, ranks: int, most: int) -> Flow[int]:
        """Copy a piece of one of these ranks; returns its rank, or NOBODY."""
        free = empty_among(t, marks(t, "b")) if t.has_spare(me.side, COMMON) else []
        pieces = [at for at in t.find(marks(t, "y"), of_any(ranks)) if self.reflection(t, at) in free]
        commons = t.find(pieces, of_any(ONLY_COMMON))
        square = yield from choose_piece(t, pieces, left=max(1, min(most, len(commons))))
        if square == NOWHERE:
            return NOBODY
        rank = RANK_OF[t.squares[square]]
        place(t, me.side, rank, self.reflection(t, square))
        return rank

    def reflection(self, t: TashKalarTable, square: int) -> int:
        """The square on the other side of the line, as far from it."""
        column, row = square % SIDE, square // SIDE
        if t.now.turned % 2:  # the line lies across
            return square_at(column, 2 * (t.now.square // SIDE) - row)
        return square_at(2 * (t.now.square % SIDE) - column, row)


class CrystalGrower(Being):
    """Upgrade a common piece of each enemy colour (ruling: which_enemy).

    Frozen: upgrade one of your common pieces.
    """

    name = "crystal-grower"
    pattern = [
        ".@",
        "CC",
    ]
    frozen = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for side in enemies_of(t, me):
            yield from choose_to_upgrade(t, t.all_of(of_side(side, ONLY_COMMON)), must=True)

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_upgrade(t, t.all_of(own(me, ONLY_COMMON)), must=True)


class IceLady(Being):
    """Another of your pieces of her rank may make a combat move. Frozen: one of them makes a standard move."""

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        others = [square for square in t.all_of(own(me, 1 << self.rank)) if square != t.now.being]
        yield from choose_move(t, others, COMBAT)

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_move(t, t.all_of(own(me, 1 << self.rank)), STANDARD, must=True)


class IcePrincess(IceLady):
    """A combat move with another common piece. Frozen: a standard move with a common piece."""

    name = "ice-princess"
    pattern = [
        ".@.",
        ".C.",
        "C.C",
    ]
    frozen = True


class IceQueen(IceLady):
    """A combat move with another heroic piece. Frozen: a standard move with a heroic piece."""

    name = "ice-queen"
    rank = HEROIC
    pattern = [
        ".c.",
        ".C.",
        "C.C",
    ]
    frozen = True


class FrostweaveSummoner(Being):
    """Frozen: one enemy piece may be used for the being that you summon next.

    It is thawed in the act of that summoning, which is offered together with the piece.
    Rulings: frostweave_timing, two_permissions, used_pieces.
    """

    name = "frostweave-summoner"
    rank = HEROIC
    pattern = [
        "C.",
        ".@",
        ".C",
        ".C",
    ]
    frozen = True
    frozen_help = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from ()


class WinterWhisperer(Being):
    """Frozen: you may destroy a common piece of yours; you may discard your flare; for both you gain an action."""

    name = "winter-whisperer"
    rank = HEROIC
    pattern = [
        ".@..",
        "CCCC",
    ]
    frozen = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from ()

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        victim = yield from choose_to_destroy(t, t.all_of(own(me, ONLY_COMMON)))
        thrown = yield from throw_flare(t, me)
        if thrown and victim != NOWHERE:
            gain_action(t)


class FrozenChest(Being):
    """You may put the frozen effect of a card of your discard pile into play, instead of one that is there.

    Rulings: frozen_chest_swap, chest_own_limit.
    """

    name = "frozen-chest"
    rank = HEROIC
    pattern = [
        "CcC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        frozen = [card for card in me.own.discard if HAS_FROZEN[card]]
        prompt = ("may-put-into-play", "card", source(t))
        card = yield from choose_card(t, prompt, PUT_INTO_PLAY, frozen)
        if card == NO_CARD:
            return
        me.own.discard.remove(card)
        if me.frozen != NO_CARD:
            throw(t, me, me.frozen)
            me.frozen = NO_CARD
        yield from freeze(t, me, card)


class EverfrostSentinel(Being):
    """If it was summoned onto an enemy, you may downgrade it: every enemy's next turn has an action less.

    Rulings: sentinel_penalty, sentinel_extra_turn.
    """

    name = "everfrost-sentinel"
    rank = HEROIC
    pattern = [
        "@.",
        "C.",
        "CC",
        ".C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if not enemy(me, ANY_RANK) >> t.now.covered & 1:
            return
        lowered = yield from choose_to_downgrade(t, being_alone(t))
        if lowered != NOWHERE:
            for side in enemies_of(t, me):
                t.fewer[side] += 1
                t.tell("fewer-actions", t.next_of(side), 1)


class GlacierGiant(Being):
    """It may make combat moves in a marked direction. Then it may die with a legendary piece next on that line.

    The legendary piece may be anybody's (rulings: giant_own_legend, orientation_choice).
    """

    name = "glacier-giant"
    rank = HEROIC
    pattern = [
        ".@.",
        ".C.",
        "CCC",
    ]
    marks = [
        ".@.",
        "*.*",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        origin = t.now.being
        slides: list[int] = []
        for way in marked_ways(t):
            slides += [origin * GRID + target for target in reach(t, origin, way, COMBAT)]
        target = yield from choose_slide(t, slides)
        if target == NOWHERE:
            return
        ahead = RAY[target * AROUND + direction_between(origin, target)][:1]
        victim = yield from choose_to_destroy(t, t.find(ahead, of_any(ONLY_LEGENDARY)))
        if victim != NOWHERE:
            destroy(t, t.now.being)


class PolarBear(Being):
    """It may make a combat move; having destroyed a piece, a standard one; again, one onto an empty square."""

    name = "polar-bear"
    rank = HEROIC
    pattern = [
        "@CC.",
        ".C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for kind in (COMBAT, STANDARD, TO_EMPTY):
            moved = yield from choose_move(t, being_alone(t), kind)
            if not moved.captured:
                break


class WarSled(Being):
    """It may make up to 3 combat moves: the first in a marked direction, each other one at most 45 degrees off.

    Ruling: orientation_choice.
    """

    name = "war-sled"
    rank = HEROIC
    pattern = [
        "C.@",
        "CCC",
    ]
    marks = [
        ".*",
        "@*",
        ".*",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        ways = marked_ways(t)
        for left in (3, 2, 1):
            at = t.now.being
            steps: list[int] = []
            for way in ways:
                steps += [at * GRID + target for target in reach(t, at, way, COMBAT, 1)]
            moved = yield from choose_move_among(t, steps, COMBAT, left=left)
            if not moved.made:
                break
            way = direction_between(moved.origin, moved.target)
            ways = [(way - 1) % AROUND, way, (way + 1) % AROUND]


class SnowMonster(Being):
    """Destroy all common enemies up to distance 2 that stand next to one of your pieces, all at the same time."""

    name = "snow-monster"
    rank = HEROIC
    pattern = [
        ".cC.",
        "C..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        near = t.find(WITHIN_TWO[t.now.being], enemy(me, ONLY_COMMON))
        destroy_all(t, [square for square in near if t.find(NEIGHBOURS[square], own(me, ANY_RANK))])
        yield from ()


class FrostImp(Being):
    """You may choose a common piece next to it, and a direction: it makes all the standard moves it can that way.

    Ruling: frost_imp_noop.
    """

    name = "frost-imp"
    rank = HEROIC
    pattern = [
        "C@.",
        ".C.",
        "..C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        slides: list[int] = []
        for origin in t.find(NEIGHBOURS[t.now.being], of_any(ONLY_COMMON)):
            for direction in range(AROUND):
                slides += [origin * GRID + target for target in reach(t, origin, direction, STANDARD)[-1:]]
        yield from choose_slide(t, slides)


class IceWyvern(Being):
    """It may make a combat leap. If that destroyed something, destroy it, too.

    Frozen: place a common piece next to one of your heroic pieces (ruling: effect_without_piece).
    """

    name = "ice-wyvern"
    rank = HEROIC
    pattern = [
        "@C.",
        "C..",
        ".CC",
    ]
    frozen = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        leapt = yield from choose_leap(t, being_alone(t), COMBAT)
        if leapt.captured:
            destroy(t, t.now.being)

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_place(t, next_to(t, t.all_of(own(me, ONLY_HEROIC))), side=me.side, must=True)


HELPERS: Final = [0, 1, 3]
"""How many other pieces the Deathbringer needs next to its victim, by the victim's rank."""


class Deathbringer(Being):
    """You may destroy a piece next to it; it leaves the game, and an enemy one counts as two.

    Next to a heroic piece there has to be another piece of yours, next to a legendary one three.
    Rulings: deathbringer_own, deathbringer_supply, counting_expansions.
    """

    name = "deathbringer"
    rank = HEROIC
    pattern = [
        ".C@",
        "...",
        "CCC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        prompt = ("may-destroy", "card", source(t), "count", 1)
        victim = yield from choose_square(t, prompt, DESTROY, self.targets(t, me), must=False)
        if victim != NOWHERE:
            destroy(t, victim, counts=2, removed=True)

    def targets(self, t: TashKalarTable, me: Player) -> list[int]:
        """What it may destroy: where enough others of the player's pieces stand round the victim."""
        found: list[int] = []
        for square in t.find(NEIGHBOURS[t.now.being], of_any(ANY_RANK)):
            others = [at for at in t.find(NEIGHBOURS[square], own(me, ANY_RANK)) if at != t.now.being]
            if len(others) >= HELPERS[RANK_OF[t.squares[square]]]:
                found.append(square)
        return found


class FrostweaveIllusionist(Being):
    """Convert it into a common piece of an enemy (ruling: illusionist_colour).

    Frozen: convert a common enemy piece; its card stays for that, whosever the piece is.
    Ruling: effect_without_piece.
    """

    name = "frostweave-illusionist"
    rank = HEROIC
    pattern = [
        "C@C",
        "...",
        ".C.",
    ]
    frozen = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        able = [side for side in enemies_of(t, me) if t.has_spare(side, COMMON)]
        if able:
            prompt = ("choose-colour", "card", source(t))
            side = yield from choose_enemy(t, prompt, able)
            convert(t, t.now.being, side, COMMON)

    def thaw(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_convert(t, me, t.all_of(enemy(me, ONLY_COMMON)), must=True)


put_into_the_deck(
    EVERFROST,
    [
        SnowFox(),
        RoyalReindeer(),
        CrystalMirror(),
        CrystalGrower(),
        IcePrincess(),
        IceQueen(),
        FrostweaveSummoner(),
        WinterWhisperer(),
        FrozenChest(),
        EverfrostSentinel(),
        GlacierGiant(),
        PolarBear(),
        WarSled(),
        SnowMonster(),
        FrostImp(),
        IceWyvern(),
        Deathbringer(),
        FrostweaveIllusionist(),
    ],
)
