"""The Highland deck."""

from arcanum.core.table import Flow
from arcanum.games.tashkalar.arena import (
    CENTRE,
    COLOURED,
    DIAGONAL,
    GREEN,
    GREEN_SQUARES,
    NEIGHBOURS,
    NOWHERE,
    ORTHOGONAL,
    RED,
    TINT_OF,
)
from arcanum.games.tashkalar.being import Being, put_into_the_deck
from arcanum.games.tashkalar.book import (
    ANY_RANK,
    COMBAT,
    HEROIC,
    HIGHLAND,
    MIXED,
    NON_LEGENDARY,
    ONLY_COMMON,
    ONLY_HEROIC,
    RANK_OF,
    STANDARD,
    of_any,
)
from arcanum.games.tashkalar.table import Player, TashKalarTable
from arcanum.games.tashkalar.verbs import (
    all_moves,
    being_alone,
    choose_leap,
    choose_move,
    choose_move_among,
    choose_to_destroy,
    choose_to_place,
    choose_to_upgrade,
    destroy_all,
    enemy,
    gain_action,
    next_to,
    own,
)


def make_moves(t: TashKalarTable, most: int) -> Flow[None]:
    """The being may make up to so many combat moves."""
    for left in range(most, 0, -1):
        moved = yield from choose_move(t, being_alone(t), COMBAT, left=left)
        if not moved.made:
            break


class WildEagle(Being):
    """It may make a combat leap to any square."""

    name = "wild-eagle"
    pattern = [
        ".@.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_leap(t, being_alone(t), COMBAT)


class ClanAxeman(Being):
    """You may destroy a common or heroic piece orthogonally next to it."""

    name = "clan-axeman"
    pattern = [
        "..C",
        ".@.",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_destroy(t, t.find(ORTHOGONAL[t.now.being], of_any(NON_LEGENDARY)))


class ClanHealer(Being):
    """Place up to 2 of your common pieces on empty squares next to green ones."""

    name = "clan-healer"
    pattern = [
        "..C",
        "C@C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            square = yield from choose_to_place(t, next_to(t, GREEN_SQUARES), side=me.side, left=left)
            if square == NOWHERE:
                break


class DireWolf(Being):
    """It may make up to 2 combat moves."""

    name = "dire-wolf"
    pattern = [
        "..@",
        ".CC",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from make_moves(t, 2)


class RitualKeeper(Being):
    """On green: upgrade one of your common pieces. On red: you may make a combat move with one of your pieces."""

    name = "ritual-keeper"
    pattern = [
        ".C",
        "C@",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        tint = TINT_OF[t.now.square]
        if tint == GREEN:
            yield from choose_to_upgrade(t, t.all_of(own(me, ONLY_COMMON)), must=True)
        elif tint == RED:
            yield from choose_move(t, t.all_of(own(me, ANY_RANK)), COMBAT)


class EagleLord(Being):
    """It may make a combat leap to any square."""

    name = "eagle-lord"
    rank = HEROIC
    pattern = [
        "C.@.C",
        ".C.C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_leap(t, being_alone(t), COMBAT)


class WolfRider(Being):
    """It may make up to 2 combat moves."""

    name = "wolf-rider"
    rank = HEROIC
    pattern = [
        "@..",
        "CCC",
        "C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from make_moves(t, 2)


class BloodShaman(Being):
    """Destroy a common or heroic piece; if it stood on red, all common pieces next to it as well.

    It may be the Shaman itself (ruling: shaman_itself).
    """

    name = "blood-shaman"
    rank = HEROIC
    pattern = [
        "..C",
        ".@C",
        "CC.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        victim = yield from choose_to_destroy(t, t.all_of(of_any(NON_LEGENDARY)), must=True)
        if TINT_OF[victim] == RED:
            destroy_all(t, t.find(NEIGHBOURS[victim], of_any(ONLY_COMMON)))


class WarDrummer(Being):
    """Make a combat move or up to 2 standard moves with your other pieces (ruling: several_moves).

    So the first move ends it if it destroys a piece of the same rank.
    """

    name = "war-drummer"
    rank = HEROIC
    pattern = [
        "cC",
        "CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        moved = yield from choose_move_among(t, all_moves(t, self.band(t, me), COMBAT), MIXED, left=2)
        if moved.made and RANK_OF[moved.victim] != RANK_OF[t.squares[moved.target]]:
            yield from choose_move(t, self.band(t, me), STANDARD)

    def band(self, t: TashKalarTable, me: Player) -> list[int]:
        """The player's other pieces."""
        return [square for square in t.all_of(own(me, ANY_RANK)) if square not in being_alone(t)]


class HillGiant(Being):
    """Destroy all common and heroic pieces orthogonally next to it."""

    name = "hill-giant"
    rank = HEROIC
    pattern = [
        ".@.",
        ".C.",
        "CCC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        destroy_all(t, t.find(ORTHOGONAL[t.now.being], of_any(NON_LEGENDARY)))
        yield from ()


class Warlord(Being):
    """Make up to 3 combat moves with your pieces, but the third only if the Warlord makes one of them.

    Rulings: several_moves, warlord_gone.
    """

    name = "warlord"
    rank = HEROIC
    pattern = [
        "..@..",
        ".CCC.",
        "C...C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        led = False  # one of the moves was his
        for made in range(3):
            most = 3 if led or t.now.stands else 2
            pieces = t.all_of(own(me, ANY_RANK)) if led or made < 2 else being_alone(t)
            moved = yield from choose_move(t, pieces, COMBAT, left=most - made)
            if not moved.made:
                break
            led = led or moved.target in being_alone(t)


class WarSummoner(Being):
    """You gain an action. One enemy piece may serve as your own for the next being of this turn.

    Rulings: two_permissions, used_pieces.
    """

    name = "war-summoner"
    rank = HEROIC
    pattern = [
        "C@C",
        ".C.",
        ".C.",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        gain_action(t)
        t.now.borrows = 1
        yield from ()


class RitualMaster(Being):
    """On green: you gain 2 actions. On red: you may destroy a heroic piece, and you may destroy a common one."""

    name = "ritual-master"
    rank = HEROIC
    pattern = [
        "C..",
        ".@.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        tint = TINT_OF[t.now.square]
        if tint == GREEN:
            gain_action(t, 2)
        elif tint == RED:
            yield from choose_to_destroy(t, t.all_of(of_any(ONLY_HEROIC)))
            yield from choose_to_destroy(t, t.all_of(of_any(ONLY_COMMON)))


class LegendSlayer(Being):
    """You may destroy a legendary piece, or up to 2 others, diagonally next to him (ruling: slayer_either)."""

    name = "legend-slayer"
    rank = HEROIC
    pattern = [
        "@..",
        "CC.",
        "C.C",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        around = DIAGONAL[t.now.being]
        lesser = t.find(around, of_any(NON_LEGENDARY))
        victim = yield from choose_to_destroy(
            t, t.find(around, of_any(ANY_RANK)), left=2 if len(lesser) > 1 else 1
        )
        if victim in lesser:
            yield from choose_to_destroy(t, t.find(around, of_any(NON_LEGENDARY)))


class MountainTroll(Being):
    """Destroy all enemy common pieces next to it; for 2 or more of them you gain an action."""

    name = "mountain-troll"
    rank = HEROIC
    pattern = [
        ".@.",
        "CC.",
        ".CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        victims = t.find(NEIGHBOURS[t.now.being], enemy(me, ONLY_COMMON))
        if destroy_all(t, victims) >= 2:
            gain_action(t)
        yield from ()


class HungryBear(Being):
    """It may make up to 2 standard moves, the second only if the first destroyed a piece."""

    name = "hungry-bear"
    rank = HEROIC
    pattern = [
        "@C",
        "CC",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        for left in (2, 1):
            moved = yield from choose_move(t, being_alone(t), STANDARD, left=left)
            if not moved.captured:
                break


class Werewolf(Being):
    """It may make a standard move; if summoned on a coloured square but the centre, up to 3 combat moves."""

    name = "werewolf"
    rank = HEROIC
    pattern = [
        ".C..",
        "C..@",
        ".C..",
    ]

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        if t.now.square in COLOURED and t.now.square != CENTRE:
            yield from make_moves(t, 3)
        else:
            yield from choose_move(t, being_alone(t), STANDARD)


class ClanGuardian(Being):
    """You may upgrade a common piece that was used for the Guardian.

    Rulings: orientation_choice, pieces_not_squares, used_pieces.
    """

    name = "clan-guardian"
    rank = HEROIC
    pattern = [
        "CC@C",
    ]
    oriented = True

    def effect(self, t: TashKalarTable, me: Player) -> Flow[None]:
        yield from choose_to_upgrade(t, t.find(t.now.used, of_any(ONLY_COMMON)))


put_into_the_deck(
    HIGHLAND,
    [
        WildEagle(),
        ClanAxeman(),
        ClanHealer(),
        DireWolf(),
        RitualKeeper(),
        EagleLord(),
        WolfRider(),
        BloodShaman(),
        WarDrummer(),
        HillGiant(),
        Warlord(),
        WarSummoner(),
        RitualMaster(),
        LegendSlayer(),
        MountainTroll(),
        HungryBear(),
        Werewolf(),
        ClanGuardian(),
    ],
)
