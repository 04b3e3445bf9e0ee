"""The 21 spells: printed data and effect side by side, colour by colour in the order of the rulebook."""

from typing import Final

from arcanum.core.table import Flow
from arcanum.core.words import Message, Option
from arcanum.games.spellbook.actions import (
    SKIP,
    act,
    actions,
    add_offers,
    basic_actions,
    do_basic_action,
)
from arcanum.games.spellbook.learning import discard_aside, learn, learnable
from arcanum.games.spellbook.spell import SPELLS, Spell, put_into_the_book, spell_number
from arcanum.games.spellbook.table import (
    ANY,
    BLACK,
    BLUE,
    EVENING,
    GREEN,
    MIDDAY,
    MORNING,
    NO_PHASE,
    OF_COLOUR,
    OF_RUNE,
    PHASES,
    PURPLE,
    RED,
    RUNES,
    WHITE,
    YELLOW,
    Player,
    SpellBookTable,
    count,
    one_of_each,
    token_of,
    token_options,
)
from arcanum.games.spellbook.verbs import (
    STOP,
    STORE,
    TAKE,
    discard_tokens,
    finish_own_steps,
    store_tokens,
    swap_token,
    take,
    take_tokens,
)

EVERY_LEVEL: Final[tuple[int, ...]] = (3, 4, 5)
THREE_AND_FOUR: Final[tuple[int, ...]] = (3, 4)
FOUR_AND_FIVE: Final[tuple[int, ...]] = (4, 5)

REPLACE: Final = token_options("replace")
GIVE_RIVAL: Final = token_options("give-rival")


def rune_of_level(level: int) -> int:
    """Level 3 has the circle, level 4 the triangle, level 5 the square."""
    return level - 3


# ---------------------------------------------------------------------------------------------------------- red


class Sacrifice(Spell):
    """Discard a circle (4: a triangle, 5: a square), then draw 4."""

    name = "sacrifice"
    colour = RED
    set = 1
    phase = MORNING
    points = (1, 2, 3)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        return "" if count(me.pool, OF_RUNE[rune_of_level(level)]) else "cost-rune"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        yield from discard_tokens(t, me, 1, OF_RUNE[rune_of_level(level)])
        t.draw(me, 4)


class Eruption(Spell):
    """Draw until the pool holds 4 (5, 6)."""

    name = "eruption"
    colour = RED
    set = 2
    phase = MORNING
    points = (2, 3, 4)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if len(me.pool) >= level + 1:
            return "pool-at-target"
        return "" if t.can_draw else "nothing-to-draw"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        t.draw(me, level + 1 - len(me.pool))
        yield from ()


class Blaze(Spell):
    """Draw 4; every other player takes 1."""

    name = "blaze"
    colour = RED
    set = 3
    phase = MORNING
    points = (0, 2, 5)
    actions = EVERY_LEVEL
    alike = True

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if me.pool_is_full:  # ruling: no_effect_use
            return "pool-full"
        return "" if t.can_draw else "nothing-to-draw"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        t.draw(me, 4)
        if t.setup.solo:
            yield from self.give_rival(t, me)
        for other in others_of(t, me):  # rulings: others_order, clone_copied_others
            yield from take_tokens(t, other, 1)

    def give_rival(self, t: SpellBookTable, me: Player) -> Flow[None]:
        if not t.altar:
            return
        choice = yield from t.ask(me.seat, ("give-rival-bottom",), one_of_each(GIVE_RIVAL, t.altar))
        token = token_of(choice)
        t.altar.remove(token)
        t.rival_bottom.append(token)
        t.tell("rival-bottom", me.seat, token)


# ------------------------------------------------------------------------------------------------------- purple


class Levitation(Spell):
    """Take 2 circles (4: triangles, 5: squares)."""

    name = "levitation"
    colour = PURPLE
    set = 1
    phase = MORNING
    points = (3, 4, 5)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if me.pool_is_full:
            return "pool-full"
        return "" if t.on_altar(OF_RUNE[rune_of_level(level)]) else "altar-lacks-rune"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        yield from take_tokens(t, me, 2, OF_RUNE[rune_of_level(level)])  # ruling: partial_shortage


class Sharing(Spell):
    """Take 1 and draw 1 (4: take 2, 5: take 3); every other player draws 1."""

    name = "sharing"
    colour = PURPLE
    set = 2
    phase = MORNING
    points = (4, 4, 4)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if me.pool_is_full:  # ruling: no_effect_use
            return "pool-full"
        if level == 3 and not t.altar:
            return "" if t.can_draw else "nothing-to-draw"
        return "" if t.altar else "altar-empty"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        yield from take_tokens(t, me, level - 2)
        if level == 3:
            t.draw(me, 1)
        yield from finish_own_steps(t, me)  # ruling: others_order
        for other in others_of(t, me):
            t.draw(other, 1)
        if t.setup.solo:
            token = t.draw_token()
            if token >= 0:
                t.rival_bottom.append(token)
                t.tell("rival-draws", me.seat, token)


class Divination(Spell):
    """Draw 2 onto the altar, then take 2 (3: and discard 1; 4: up to 2 of one colour)."""

    name = "divination"
    colour = PURPLE
    set = 3
    phase = MORNING
    points = (2, 3, 4)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if t.can_draw or (t.altar and not me.pool_is_full):  # a full pool still feeds the altar: no_effect_use
            return ""
        if level == 3 and me.pool:
            return ""
        return "nothing-to-draw"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        fed = t.can_draw
        t.draw_to_altar(2)
        if level == 4:
            yield from self.take_up_to_two_of_a_colour(t, me, may_stop=fed)
        else:
            yield from take_tokens(t, me, 2)
        if level == 3:  # ruling: discard_source_divination
            yield from discard_tokens(t, me, 1)

    def take_up_to_two_of_a_colour(self, t: SpellBookTable, me: Player, *, may_stop: bool) -> Flow[None]:
        """Rulings: divination_level_four_zero; but where nothing was drawn, one must be taken (no_effect_use)."""
        kinds = ANY
        for left in (2, 1):
            options = [] if me.pool_is_full else one_of_each(TAKE, t.altar, kinds)
            if not options:
                return
            if may_stop or left == 1:
                options.append(STOP)
            choice = yield from t.ask(me.seat, ("take-up-to", "count", left), options)
            if choice == STOP:
                return
            token = token_of(choice)
            kinds = OF_COLOUR[token // 3]
            yield from take(t, me, token)


# -------------------------------------------------------------------------------------------------------- green


class Purification(Spell):
    """Swap 1 (2, 3) tokens of the pool with tokens of the altar."""

    name = "purification"
    colour = GREEN
    set = 1
    phase = MIDDAY
    points = (1, 2, 3)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if not me.pool:
            return "pool-empty"
        return "" if t.altar else "altar-empty"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        for done in range(level - 2):
            if done:  # ruling: swap_fewer
                choice = yield from t.ask(me.seat, ("swap-more", "count", level - 2 - done), [SWAP, STOP])
                if choice == STOP:
                    return
            yield from swap_token(t, me, t.altar)


SWAP: Final[Option] = ("swap",)


class Cure(Spell):
    """Draw 1 (2, 3), then discard as many."""

    name = "cure"
    colour = GREEN
    set = 2
    phase = MIDDAY
    points = (3, 4, 5)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        return "" if me.pool or t.can_draw else "nothing-to-draw"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        t.draw(me, level - 2)
        yield from discard_tokens(t, me, level - 2)


class Growth(Spell):
    """Swap a token of the pool with a stored one (4, 5: store 2, 3 from the altar, then drop a level)."""

    name = "growth"
    colour = GREEN
    set = 3
    phase = EVENING
    points = (3, 4, 6)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if level == 3:
            if not me.familiar:
                return "familiar-empty"
            return "" if me.pool else "pool-empty"
        if not me.free_cells:
            return "familiar-full"
        return "" if t.altar else "altar-empty"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        if level == 3:
            yield from swap_token(t, me, me.familiar)
            return
        yield from store_tokens(t, me, level - 2, t.altar)
        t.lower(me, card)  # rulings: level_drop_from_five, clone_growth


# -------------------------------------------------------------------------------------------------------- black


class Offering(Spell):
    """Store 2 (3, 4) tokens of one colour."""

    name = "offering"
    colour = BLACK
    set = 1
    phase = MIDDAY
    points = (2, 4, 6)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if not me.free_cells:
            return "familiar-full"
        return "" if colours_held(me.pool, level - 1) else "pool-lacks-colour"  # ruling: offering_focus_fewer

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        number = level - 1
        options = one_of_each(STORE, me.pool, colours_held(me.pool, number))
        token = token_of((yield from t.ask(me.seat, ("store-one-colour", "count", number), options)))
        t.store(me, token, me.pool)
        yield from store_tokens(t, me, number - 1, me.pool, OF_COLOUR[token // 3])


class Focus(Spell):
    """Store 1 (2, 3) tokens with the card's rune; or (4, 5) take 1, 2 tokens with it."""

    name = "focus"
    colour = BLACK
    set = 2
    phase = EVENING
    points = (3, 4, 5)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if not me.free_cells:
            return "familiar-full"
        return "" if count(me.pool, OF_RUNE[rune]) >= level - 2 else "pool-lacks-card-rune"

    def branches(self, level: int) -> list[str]:
        return [""] if level == 3 else ["store", "take"]

    def refusal_of_branch(self, t: SpellBookTable, me: Player, level: int, rune: int, branch: str) -> str:
        if branch != "take":
            return self.refusal(t, me, level, rune)
        if me.pool_is_full:
            return "pool-full"
        return "" if t.on_altar(OF_RUNE[rune]) else "altar-lacks-card-rune"

    def offer(self, options: list[Option], t: SpellBookTable, me: Player, level: int, rune: int) -> None:
        if level == 3:
            super().offer(options, t, me, level, rune)
            return
        for branch, offers in (("store", FOCUS_STORES), ("take", FOCUS_TAKES)):
            if not self.refusal_of_branch(t, me, level, rune, branch):
                options.append(offers[level - 4])

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        if branch == "take":
            yield from take_tokens(t, me, level - 3, OF_RUNE[rune])
        else:
            yield from store_tokens(t, me, level - 2, me.pool, OF_RUNE[rune])


FOCUS_STORES: Final[list[Option]] = [("cast", "focus", level, "store") for level in (4, 5)]
FOCUS_TAKES: Final[list[Option]] = [("cast", "focus", level, "take") for level in (4, 5)]


class Feast(Spell):
    """Take a token of a stored colour (4: store one from the altar); 5: 1 point a stored colour."""

    name = "feast"
    colour = BLACK
    set = 3
    phase = MIDDAY
    points = (2, 2, 0)
    variable = [5]
    actions = THREE_AND_FOUR

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if level == 4:
            if not me.free_cells:
                return "familiar-full"
            return "" if t.altar else "altar-empty"
        if not me.familiar:
            return "familiar-empty"
        if me.pool_is_full:
            return "pool-full"
        return "" if t.on_altar(colours_of(me.familiar)) else "altar-lacks-stored-colour"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        if level == 4:
            yield from store_tokens(t, me, 1, t.altar)
        else:
            yield from take_tokens(t, me, 1, colours_of(me.familiar))

    def score(self, me: Player, level: int) -> int:
        return number_of_colours(me.familiar) if level == 5 else self.points[level - 3]


# -------------------------------------------------------------------------------------------------------- white


class TimeTravel(Spell):
    """Discard a circle (4: a triangle, 5: a square), then raise another learned spell by a level."""

    name = "time-travel"
    colour = WHITE
    set = 1
    phase = EVENING
    points = (2, 4, 6)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if not count(me.pool, OF_RUNE[rune_of_level(level)]):
            return "cost-rune"
        return "" if self.targets(t, me) else "nothing-to-raise"  # ruling: costs_in_full

    def targets(self, t: SpellBookTable, me: Player) -> list[Option]:
        return [
            ("raise", SPELLS[t.setup.spells[colour]].name)
            for colour in range(7)
            if colour != self.colour and 3 <= me.levels[colour] < 5
        ]

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        yield from discard_tokens(t, me, 1, OF_RUNE[rune_of_level(level)])
        choice = yield from t.ask(me.seat, ("raise-spell",), self.targets(t, me))
        t.raise_spell(me, SPELLS[spell_number(choice[1])].colour)  # ruling: time_travel_permanent


class Storm(Spell):
    """4, 5: replace any number of altar tokens, take 3, then drop a level."""

    name = "storm"
    colour = WHITE
    set = 2
    phase = EVENING
    points = (4, 6, 8)
    actions = FOUR_AND_FIVE
    alike = True

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        return "" if t.altar else "altar-empty"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        # Rulings: storm_order, storm_zero; a full pool must replace at least one (no_effect_use).
        least = max(t.setup.storm_min, 1 if me.pool_is_full else 0)
        while t.altar:
            options = one_of_each(REPLACE, t.altar)
            if len(t.aside) >= least:
                options.append(STOP)
            choice = yield from t.ask(me.seat, ("replace-tokens", "count", len(t.aside)), options)
            if choice == STOP:
                break
            token = token_of(choice)
            t.altar.remove(token)
            t.aside.append(token)
        number = len(t.aside)
        for token in t.aside:
            t.tell("discard-altar", me.seat, token)
        discard_aside(t)
        t.draw_to_altar(number)
        yield from take_tokens(t, me, 3)
        t.lower(me, card)


COPIED_PHASE: Final = (MIDDAY, EVENING, MORNING)


class Clone(Spell):
    """Use a midday (4: evening, 5: discard the card's rune, then morning) action of another player."""

    name = "clone"
    colour = WHITE
    set = 3
    phase = MIDDAY
    points = (4, 5, 6)
    actions = EVERY_LEVEL

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        if level < 5:
            return "" if self.copies(t, me, level) else "nothing-to-copy"
        if not count(me.pool, OF_RUNE[rune]):
            return "pool-lacks-card-rune"
        return "" if self.payable(t, me, rune) else "nothing-to-copy"

    def payable(self, t: SpellBookTable, me: Player, rune: int) -> int:
        """The kinds with the rune whose discard leaves something to copy (ruling: costs_in_full)."""
        kinds = 0
        for token in range(21):
            if OF_RUNE[rune] >> token & 1 and token in me.pool and self.copies_without(t, me, token):
                kinds |= 1 << token
        return kinds

    def copies_without(self, t: SpellBookTable, me: Player, token: int) -> bool:
        at = me.pool.index(token)
        del me.pool[at]
        t.put_in_box(token)
        found = bool(self.copies(t, me, 5))
        t.box[token] -= 1
        t.box_size -= 1
        me.pool.insert(at, token)
        return found

    def copies(self, t: SpellBookTable, me: Player, level: int) -> list[Option]:
        phase = COPIED_PHASE[level - 3]
        if t.setup.solo:
            return self.copies_solo(t, me, phase)
        options = basic_actions(t, me, phase)  # ruling: clone_basic_actions
        for other in others_of(t, me):
            casts: list[Option] = []
            for colour in t.setup.with_phase[phase]:
                if other.levels[colour] and colour != WHITE:  # ruling: clone_timing
                    # The owner's level and rune (ruling: clone_level_and_rune).
                    number = t.setup.spells[colour]
                    add_offers(casts, t, me, number, other.levels[colour], other.rune_on_card(colour))
            options += [("copy", other.seat, *cast[1:]) for cast in casts]
        return options

    def copies_solo(self, t: SpellBookTable, me: Player, phase: int) -> list[Option]:
        """The level 4 actions of spells not learned yet (ruling: solo_clone)."""
        casts: list[Option] = []
        for colour in t.setup.with_phase[phase]:
            if not me.levels[colour]:
                SPELLS[t.setup.spells[colour]].offer(casts, t, me, 4, me.rune_on_card(WHITE))
        return [("copy-unlearned", *cast[1:]) for cast in casts]

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        if level == 5:
            yield from discard_tokens(t, me, 1, self.payable(t, me, rune))
        prompt: Message = ("copy-action", "phase", PHASES[COPIED_PHASE[level - 3]])
        choice = yield from t.ask(me.seat, prompt, self.copies(t, me, level))
        if choice[0] == "copy":
            yield from self.copy(t, me, choice[2:], t.players[int(choice[1])])
        elif choice[0] == "copy-unlearned":
            yield from self.copy(t, me, choice[1:], me)
        else:
            yield from do_basic_action(t, me, choice)

    def copy(self, t: SpellBookTable, me: Player, words: Option, owner: Player) -> Flow[None]:
        number = spell_number(words[0])
        level = int(words[1])
        branch = str(words[2]) if len(words) > 2 else ""
        rune = owner.rune_on_card(WHITE if t.setup.solo else SPELLS[number].colour)
        t.tell("copy", me.seat, number, level)
        yield from SPELLS[number].cast(t, me, level, branch, rune, WHITE)


# --------------------------------------------------------------------------------------------------------- blue


class Transmutation(Spell):
    """4, 5: learn a spell with up to 1, 2 tokens of the card's rune as jokers instead of the usual ones."""

    name = "transmutation"
    colour = BLUE
    set = 1
    phase = EVENING
    points = (4, 4, 4)
    actions = FOUR_AND_FIVE

    def refusal(self, t: SpellBookTable, me: Player, level: int, rune: int) -> str:
        return "" if learnable(t, me, rune, level - 3) else "cannot-pay-any"

    def cast(self, t: SpellBookTable, me: Player, level: int, branch: str, rune: int, card: int) -> Flow[None]:
        jokers = level - 3  # ruling: transmutation_zero_jokers
        prompt: Message = ("learn-spell", "rune", RUNES[rune], "count", jokers)
        choice = yield from t.ask(me.seat, prompt, learnable(t, me, rune, jokers))
        colour = SPELLS[spell_number(choice[1])].colour
        yield from learn(t, me, colour, int(choice[2]), rune, jokers)


class Swiftness(Spell):
    """3, 4: right after learning, you may do a morning action. 5: one more morning action every day."""

    name = "swiftness"
    colour = BLUE
    set = 2
    phase = NO_PHASE
    points = (3, 6, 0)
    waits_for = "dawn"

    def when_learned(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        if level == 5:
            return
        # Ruling: swiftness_bonus.
        choice = yield from t.ask(me.seat, ("bonus-morning",), [*actions(t, me, MORNING), SKIP])
        if choice == SKIP:
            return
        yield from act(t, me, choice)

    def more_mornings(self, level: int) -> int:
        return 1 if level == 5 else 0


class Mirage(Spell):
    """For each token with the card's rune that you take from the altar on your day, draw 1 (4, 5: 2)."""

    name = "mirage"
    colour = BLUE
    set = 3
    phase = NO_PHASE
    points = (2, 3, 6)
    waits_for = "taken"

    def when_taken(self, t: SpellBookTable, me: Player, level: int, token: int) -> Flow[None]:
        if token % 3 != me.rune_on_card(BLUE):
            return
        if t.setup.mirage_after_action:
            t.mirages += 1
        else:
            yield from self.draw(t, me)

    def after_action(self, t: SpellBookTable, me: Player) -> Flow[None]:
        while t.mirages:
            t.mirages -= 1
            yield from self.draw(t, me)

    def draw(self, t: SpellBookTable, me: Player) -> Flow[None]:
        number = min(1 if me.levels[BLUE] == 3 else 2, me.room, t.bag_size + t.box_size)
        if not number:
            return
        # Ruling: permanent_optional.
        choice = yield from t.ask(me.seat, ("use-mirage", "count", number), MIRAGE)
        if choice == DRAW:
            t.draw(me, number)


DRAW: Final[Option] = ("draw",)
MIRAGE: Final[list[Option]] = [DRAW, SKIP]


# ------------------------------------------------------------------------------------------------------- yellow


class Abundance(Spell):
    """Right after learning, draw 2 (3, 4)."""

    name = "abundance"
    colour = YELLOW
    set = 1
    phase = NO_PHASE
    points = (3, 5, 7)

    def when_learned(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        t.draw(me, level - 1)  # ruling: immediate_mandatory
        yield from ()


class Knowledge(Spell):
    """1 point for every other learned spell (4: 2 points if it is on level 4 or 5; 5: always 2)."""

    name = "knowledge"
    colour = YELLOW
    set = 2
    phase = NO_PHASE
    variable = [3, 4, 5]

    def score(self, me: Player, level: int) -> int:
        points = 0
        for colour in range(7):
            other = me.levels[colour]
            if other and colour != YELLOW:
                points += 2 if level == 5 or (level == 4 and other > 3) else 1
        return points


class Communion(Spell):
    """3: store 3 from the altar. 4: 1 point a stored token with the card's rune. 5: store 2 of each payment."""

    name = "communion"
    colour = YELLOW
    set = 3
    phase = NO_PHASE
    variable = [4]
    waits_for = "paid"

    def when_learned(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        if level == 3:
            yield from store_tokens(t, me, 3, t.altar)

    def when_paid(self, t: SpellBookTable, me: Player, level: int) -> Flow[None]:
        """Ruling: communion_five_details."""
        if level != 5 or not me.free_cells:
            return
        prompt: Message = ("use-communion", "count", min(2, me.free_cells))
        choice = yield from t.ask(me.seat, prompt, COMMUNION)
        if choice == STORE_TWO:
            yield from store_tokens(t, me, 2, t.aside)

    def score(self, me: Player, level: int) -> int:
        return count(me.familiar, OF_RUNE[me.rune_on_card(YELLOW)]) if level == 4 else 0


STORE_TWO: Final[Option] = ("store-paid",)
COMMUNION: Final[list[Option]] = [STORE_TWO, SKIP]


# ------------------------------------------------------------------------------------------------ shared phrases


def others_of(t: SpellBookTable, me: Player) -> list[Player]:
    """The other players, clockwise from the left of this one."""
    return [t.players[(me.seat + step) % t.seats] for step in range(1, t.seats)]


def colours_of(tokens: list[int]) -> int:
    """The kinds that share a colour with one of the tokens."""
    kinds = 0
    for token in tokens:
        kinds |= OF_COLOUR[token // 3]
    return kinds


def number_of_colours(tokens: list[int]) -> int:
    colours = 0
    for colour in range(7):
        if count(tokens, OF_COLOUR[colour]):
            colours += 1
    return colours


def colours_held(tokens: list[int], number: int) -> int:
    """The kinds of those colours of which there are at least so many tokens."""
    kinds = 0
    for colour in range(7):
        if count(tokens, OF_COLOUR[colour]) >= number:
            kinds |= OF_COLOUR[colour]
    return kinds


put_into_the_book(
    [
        Sacrifice(),
        Eruption(),
        Blaze(),
        Levitation(),
        Sharing(),
        Divination(),
        Purification(),
        Cure(),
        Growth(),
        Offering(),
        Focus(),
        Feast(),
        TimeTravel(),
        Storm(),
        Clone(),
        Transmutation(),
        Swiftness(),
        Mirage(),
        Abundance(),
        Knowledge(),
        Communion(),
    ]
)
