"""Cards from place to place: drawing, refilling, discarding, returning, passing on."""

from arcanum.games.tashkalar.book import FIRST_FLARE, FIRST_LEGEND, FLARES, LEGENDS, NO_CARD
from arcanum.games.tashkalar.table import (
    ANYBODY,
    HAND,
    LEGENDS_IN_HAND,
    TURNED,
    Pile,
    Player,
    TashKalarTable,
)


def draw(t: TashKalarTable, player: Player, pile: Pile) -> None:
    """The top card of a deck goes into the hand; from an empty deck nothing is drawn (ruling: empty_decks)."""
    if pile is player.pile:
        count_turned(t, player)
    if pile.over:
        card = pile.over.pop()
    elif pile.deck:
        card = t.chance.draw(pile.deck)
    elif pile.under:
        card = pile.under.pop(0)
        t.reveal()
    else:
        return
    pile.knows[card - pile.first] |= 1 << player.seat
    player.hand.append(card)
    knows = pile.knows[card - pile.first]
    t.tell_secretly(knows, "draw", player.seat, len(player.hand), pile.size, card)


def count_turned(t: TashKalarTable, player: Player) -> None:
    """Note when the last card that is not turned is drawn (rulings: turned_trigger_stays, last_card_trigger)."""
    if player.upright > 1:
        return
    if player.upright == 1:
        t.exhausted = True
    elif player.turned:
        player.turned -= 1


def draw_shared(t: TashKalarTable, player: Player, pile: Pile, suit: int) -> None:
    """Draw a legend or a flare; an empty deck is made anew from its discards at once.

    Ruling: reshuffle_moment.
    """
    make_anew(t, player, pile, suit)
    draw(t, player, pile)
    make_anew(t, player, pile, suit)


def make_anew(t: TashKalarTable, player: Player, pile: Pile, suit: int) -> None:
    """An empty deck of legends or flares is made anew from its discards."""
    if pile.size == 0 and pile.discard:
        pile.deck, pile.discard = pile.discard, []
        pile.shuffles += 1
        for card in pile.deck:
            pile.knows[card - pile.first] = 0
            pile.since[card - pile.first] = pile.shuffles
            pile.mixed[card - pile.first] = 0
        t.tell("reshuffle", player.seat, suit, len(pile.deck))


def refill(t: TashKalarTable, player: Player, legends_for: Player) -> None:
    """Refill to 3 beings and a flare, and the legends of whoever holds them; extra draws come after that."""
    held = len(player.beings()) + (player.pending != NO_CARD)
    for _ in range(HAND - held):
        draw(t, player, player.own)
    for _ in range(LEGENDS_IN_HAND - len(legends_for.legends())):
        draw_shared(t, legends_for, t.legends, LEGENDS)
    if not player.flares():
        draw_shared(t, player, t.flares, FLARES)
    for _ in range(t.now.more_beings):
        draw(t, player, player.own)
    for _ in range(t.now.more_legends):
        draw_shared(t, legends_for, t.legends, LEGENDS)


def throw(t: TashKalarTable, player: Player, card: int) -> None:
    """A card of the player goes to the discard pile of its kind."""
    t.pile_of(player, card).throw(card)
    t.tell("discard", player.seat, card)


def throw_from_hand(t: TashKalarTable, player: Player, card: int) -> None:
    player.hand.remove(card)
    throw(t, player, card)


def put_under(t: TashKalarTable, player: Player, card: int, knows: int) -> None:
    """A card goes to the bottom of its deck; in team play six cards of a deck stay turned.

    Ruling: few_turned_cards.
    """
    t.pile_of(player, card).put_under(card, knows)
    if card < FIRST_LEGEND and t.in_teams and player.turned < TURNED:
        player.turned += 1


def put_openly_under(t: TashKalarTable, player: Player, card: int) -> None:
    """A card that everybody has seen goes to the bottom of its deck."""
    put_under(t, player, card, ANYBODY)
    t.tell("put-under", player.seat, card)


def put_on_top(t: TashKalarTable, player: Player, card: int) -> None:
    """A card that everybody has seen goes on top of the own deck."""
    player.own.put_on_top(card)
    t.tell("put-on-top", player.seat, card)


def return_card(t: TashKalarTable, player: Player, card: int) -> None:
    """A card of the hand goes unseen to the bottom of its deck (ruling: returned_cards).

    Nobody else can tell which of the cards of its kind it was, even if he knew them all.
    """
    pile = t.pile_of(player, card)
    alike = [other for other in player.hand if t.pile_of(player, other) is pile]
    mine = 1 << player.seat
    if len(alike) > 1:
        pile.mix(alike)
        for other in alike:
            pile.knows[other - pile.first] = mine
    player.hand.remove(card)
    put_under(t, player, card, pile.knows[card - pile.first])
    t.tell_secretly(pile.knows[card - pile.first], "return", player.seat, kind_of(card), 0, card)


def kind_of(card: int) -> int:
    """0 is a being of a personal deck, 1 a legend, 2 a flare."""
    return (card >= FIRST_LEGEND) + (card >= FIRST_FLARE)


def pass_legends(t: TashKalarTable, player: Player, mate: Player) -> None:
    """The team mate takes all legends, and sees them."""
    pile = t.legends
    for card in player.legends():
        player.hand.remove(card)
        mate.hand.append(card)
        pile.knows[card - pile.first] |= 1 << mate.seat
        t.reveal()
        t.tell_secretly(pile.knows[card - pile.first], "pass-legend", player.seat, mate.seat, 0, card)
