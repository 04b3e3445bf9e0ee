### Names

game-name = SpellBook
game-tagline = Gather materia, learn seven spells, feed your familiar

## Colours

colour-red = red
    .gen = red
    .title = Red
colour-purple = purple
    .gen = purple
    .title = Purple
colour-green = green
    .gen = green
    .title = Green
colour-black = black
    .gen = black
    .title = Black
colour-white = white
    .gen = white
    .title = White
colour-blue = blue
    .gen = blue
    .title = Blue
colour-yellow = yellow
    .gen = yellow
    .title = Yellow

## Runes

rune-circle = circle
    .gen = circle
    .ins = circle
rune-triangle = triangle
    .gen = triangle
    .ins = triangle
rune-square = square
    .gen = square
    .ins = square

## Tokens

token-red-circle = red circle
    .gen = red circle
    .short = red circle
token-red-triangle = red triangle
    .gen = red triangle
    .short = red triangle
token-red-square = red square
    .gen = red square
    .short = red square
token-purple-circle = purple circle
    .gen = purple circle
    .short = purple circle
token-purple-triangle = purple triangle
    .gen = purple triangle
    .short = purple triangle
token-purple-square = purple square
    .gen = purple square
    .short = purple square
token-green-circle = green circle
    .gen = green circle
    .short = green circle
token-green-triangle = green triangle
    .gen = green triangle
    .short = green triangle
token-green-square = green square
    .gen = green square
    .short = green square
token-black-circle = black circle
    .gen = black circle
    .short = black circle
token-black-triangle = black triangle
    .gen = black triangle
    .short = black triangle
token-black-square = black square
    .gen = black square
    .short = black square
token-white-circle = white circle
    .gen = white circle
    .short = white circle
token-white-triangle = white triangle
    .gen = white triangle
    .short = white triangle
token-white-square = white square
    .gen = white square
    .short = white square
token-blue-circle = blue circle
    .gen = blue circle
    .short = blue circle
token-blue-triangle = blue triangle
    .gen = blue triangle
    .short = blue triangle
token-blue-square = blue square
    .gen = blue square
    .short = blue square
token-yellow-circle = yellow circle
    .gen = yellow circle
    .short = yellow circle
token-yellow-triangle = yellow triangle
    .gen = yellow triangle
    .short = yellow triangle
token-yellow-square = yellow square
    .gen = yellow square
    .short = yellow square

## Phases and levels

phase-morning = morning
    .title = Morning
    .action = a morning action
    .action-acc = the morning action
phase-midday = midday
    .title = Midday
    .action = a midday action
    .action-acc = the midday action
phase-evening = evening
    .title = Evening
    .action = an evening action
    .action-acc = the evening action
phase-none = no phase
    .title = No phase
    .action = an action without a phase
    .action-acc = the action without a phase
level = level { $level }

## Spells

spell-sacrifice = Sacrifice
    .level-3 = Discard 1 circle token from your pool, then draw 4.
    .level-4 = Discard 1 triangle token from your pool, then draw 4.
    .level-5 = Discard 1 square token from your pool, then draw 4.
    .note = A higher level does not draw more: it adds a rune you can pay with.

spell-eruption = Eruption
    .level-3 = Draw until your pool holds 4 tokens.
    .level-4 = Draw until your pool holds 5 tokens.
    .level-5 = Draw until your pool holds 6 tokens.
    .note = Not usable if your pool already holds that many or more.

spell-blaze = Blaze
    .level-3 = Draw 4 tokens. Then each other player takes 1 token from the altar.
    .level-4 = Draw 4 tokens. Then each other player takes 1 token from the altar.
    .level-5 = Draw 4 tokens. Then each other player takes 1 token from the altar.
    .note = The others act clockwise; whoever has nine tokens is passed over.

spell-levitation = Levitation
    .level-3 = Take 2 circle tokens from the altar.
    .level-4 = Take 2 triangle tokens from the altar.
    .level-5 = Take 2 square tokens from the altar.
    .note = Colours do not matter; levels are not mixed.

spell-sharing = Sharing
    .level-3 = Take 1 token from the altar, draw 1. Then each other player draws 1.
    .level-4 = Take 2 tokens from the altar. Then each other player draws 1.
    .level-5 = Take 3 tokens from the altar. Then each other player draws 1.
    .note = The others draw clockwise; whoever has nine tokens is passed over.

spell-divination = Divination
    .level-3 = Draw 2 tokens onto the altar, take any 2 from it, then discard 1 from your pool.
    .level-4 = Draw 2 tokens onto the altar, then take up to 2 of one colour from it.
    .level-5 = Draw 2 tokens onto the altar, then take any 2 from it.
    .note = The altar may pass ten tokens: they are counted only at the end of the day.

spell-purification = Purification
    .level-3 = Swap 1 token of your pool with 1 token on the altar.
    .level-4 = Swap 2 tokens of your pool with 2 tokens on the altar.
    .level-5 = Swap 3 tokens of your pool with 3 tokens on the altar.
    .note = You may swap fewer, but at least one. A full pool is no obstacle.

spell-cure = Cure
    .level-3 = Draw 1 token, then discard 1 from your pool.
    .level-4 = Draw 2 tokens, then discard 2 from your pool.
    .level-5 = Draw 3 tokens, then discard 3 from your pool.
    .note = A full pool can shorten the draw, but never the discard.

spell-growth = Growth
    .level-3 = Swap 1 token of your pool with 1 on your familiar board.
    .level-4 = Store 2 tokens straight from the altar, then this card drops one level.
    .level-5 = Store 3 tokens straight from the altar, then this card drops one level.
    .note = The level 3 effect never lowers this card.

spell-offering = Offering
    .level-3 = Store 2 tokens of one colour.
    .level-4 = Store 3 tokens of one colour.
    .level-5 = Store 4 tokens of one colour.
    .note = Runes do not matter.

spell-focus = Focus
    .level-3 = Store 1 token with this card’s rune.
    .level-4 = Store 2 tokens with this card’s rune, or take 1 such token from the altar.
    .level-5 = Store 3 tokens with this card’s rune, or take 2 such tokens from the altar.
    .note = To store, you need the full number in your pool.

spell-feast = Feast
    .level-3 = Take from the altar 1 token of a colour that is already on your familiar board.
    .level-4 = Store 1 token straight from the altar.
    .level-5 = End of the game: 1 point for each colour on your familiar board.
    .note = Level 5 has no action of its own; those of levels 3 and 4 stay usable.

spell-time-travel = Time Travel
    .level-3 = Discard 1 circle token from your pool, then raise another of your learned spells by one level.
    .level-4 = Discard 1 triangle token from your pool, then raise another of your learned spells by one level.
    .level-5 = Discard 1 square token from your pool, then raise another of your learned spells by one level.
    .note = Raising is not learning: no immediate effect happens.

spell-storm = Storm
    .level-3 = No effect.
    .level-4 = Discard any number of altar tokens, draw as many onto the altar, take 3; then this card drops one level.
    .level-5 = Discard any number of altar tokens, draw as many onto the altar, take 3; then this card drops one level.
    .note = The points are those of the level where the token lies at the end.

spell-clone = Clone
    .level-3 = Use a midday spell that another player has learned.
    .level-4 = Use an evening spell that another player has learned.
    .level-5 = Discard 1 token with this card’s rune, then use a morning spell that another player has learned.
    .note = Basic actions of that phase can be copied too. In solo: level 4 of a spell you have not learned.

spell-transmutation = Transmutation
    .level-3 = No effect.
    .level-4 = Learn 1 spell; up to 1 token with this card’s rune may count as a joker.
    .level-5 = Learn 1 spell; up to 2 tokens with this card’s rune may each count as a joker.
    .note = Three-token jokers are not available with it.

spell-swiftness = Swiftness
    .level-3 = At once: you may perform 1 morning action.
    .level-4 = At once: you may perform 1 morning action.
    .level-5 = Every day: 1 additional morning action, 2 in all.
    .note = The two morning actions may be the same.

spell-mirage = Mirage
    .level-3 = On your day, for each token with this card’s rune that you take from the altar, draw 1.
    .level-4 = On your day, for each token with this card’s rune that you take from the altar, draw 2.
    .level-5 = On your day, for each token with this card’s rune that you take from the altar, draw 2.
    .note = Silent on other players’ days.

spell-abundance = Abundance
    .level-3 = At once: draw 2 tokens.
    .level-4 = At once: draw 3 tokens.
    .level-5 = At once: draw 4 tokens.
    .note = Only right after learning, never again.

spell-knowledge = Knowledge
    .level-3 = End of the game: 1 point for each other learned spell.
    .level-4 = End of the game: 2 points for each other learned spell on level 4 or 5, 1 for each on level 3.
    .level-5 = End of the game: 2 points for each other learned spell.
    .note = Your other spells still score their own points.

spell-communion = Communion
    .level-3 = At once: store 3 tokens straight from the altar.
    .level-4 = End of the game: 1 point for each token on your familiar board with this card’s rune.
    .level-5 = Whenever you learn a spell, this one too: store any 2 of the paid tokens that would be discarded.
    .note = Levels 3 and 5 give no points themselves.

### Settings

setting-spells = Spells
    .note = Which seven spells you play with, one of each colour.
setting-spells-first = First set
setting-spells-second = Second set
setting-spells-third = Third set
setting-spells-classic = Classic: at random
setting-spells-agreed = Agreed choice

setting-red = Red spell
    .note = Counts only when the spells are an agreed choice.
setting-purple = Purple spell
    .note = Counts only when the spells are an agreed choice.
setting-green = Green spell
    .note = Counts only when the spells are an agreed choice.
setting-black = Black spell
    .note = Counts only when the spells are an agreed choice.
setting-white = White spell
    .note = Counts only when the spells are an agreed choice.
setting-blue = Blue spell
    .note = Counts only when the spells are an agreed choice.
setting-yellow = Yellow spell
    .note = Counts only when the spells are an agreed choice.

setting-mirage_timing = When Mirage draws
    .note = Whether Mirage draws after each token taken or all at once when the action is over.
setting-mirage_timing-after_each_take = After each token
setting-mirage_timing-after_action = After the action

setting-mirage_on_store_or_swap = Mirage reacts to stores and swaps
    .note = Whether Mirage also reacts to altar tokens that are stored directly or swapped.
setting-mirage_on_store_or_swap-no = No
setting-mirage_on_store_or_swap-yes = Yes

setting-storm_min_replace = Storm replaces at least
    .note = How many altar tokens must be replaced; with a full pool it is always at least one.
setting-storm_min_replace-0 = 0 tokens
setting-storm_min_replace-1 = 1 token

setting-solo_trim_altar = Discard surplus altar tokens
    .note = Whether the oldest surplus tokens are discarded when more than seven lie on the altar after the rival’s pick.
setting-solo_trim_altar-no = No
setting-solo_trim_altar-yes = Yes

setting-rival_tokens = Rival’s head start
    .note = How many tokens are drawn into the rival’s bottom area at the start; each gives it 1 point.
setting-rival_tokens-0 = None
setting-rival_tokens-1 = 1 token
setting-rival_tokens-2 = 2 tokens
setting-rival_tokens-3 = 3 tokens

### Prompts

prompt-choose-morning = Choose your morning action.
prompt-choose-second-morning = Choose your second morning action.
prompt-bonus-morning = Choose an extra morning action.
prompt-choose-midday = Choose your midday action.
prompt-choose-evening = Choose your evening action.
prompt-take-tokens = Choose { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } to take from the altar.
prompt-take-up-to =
    { $count ->
        [1] Choose 1 more altar token of the same colour to take, or stop.
       *[other] Choose up to { $count } tokens of one colour to take from the altar.
    }
prompt-store-tokens = Choose { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } { $from ->
        [altar] of the altar
        [paid] of the payment
       *[pool] of your pool
    } to store.
prompt-store-one-colour = Choose the first of { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of one colour to store.
prompt-discard-tokens = Choose { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } to discard from your pool.
prompt-give-rival = Choose an altar token for the rival: cell { $cell } of 17.
prompt-give-rival-bottom = Choose an altar token for the rival’s bottom area.
prompt-swap-get = { $from ->
        [altar] Choose the token of the altar to get.
       *[familiar] Choose the token of your familiar to get.
    }
prompt-swap-give = Choose a token of your pool to give for the { $token }.
prompt-swap-more = Choose whether to swap again or stop ({ $count ->
        [one] { $count } swap
       *[other] { $count } swaps
    } left).
prompt-replace-tokens = Choose the altar tokens to replace (chosen: { $count }).
prompt-raise-spell = Choose a spell to raise by one level.
prompt-copy-action = Choose the action that Clone copies.
prompt-learn-spell = Choose a spell to learn and its level.
prompt-choose-joker = Choose whether to add a joker to the payment.
prompt-pay-joker = Choose what goes into jokers: { $count ->
        [one] { $count } { $rune-ins } token
       *[other] { $count } { $rune-ins } tokens
    }.
prompt-pay-single-joker = Choose what will be a joker: at most { $count ->
        [one] { $count } { $rune-ins } token
       *[other] { $count } { $rune-ins } tokens
    }.
prompt-pay-own = Choose what to pay: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } of the spell’s colour.
prompt-place-token = Choose the paid token that goes on the card.
prompt-use-mirage = Choose whether to use Mirage: draw { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
prompt-use-communion = Choose whether to use Communion: store { $count } of the paid tokens.

### Options

option-take = Take a { $token-short }
option-draw-two = Draw two tokens
option-store = Store a { $token-short }
option-skip = Skip
option-stop = Stop
option-learn = Learn { $spell }, level { $level }
option-cast =
    { $branch ->
        [store] Use { $spell }, level { $level } (store)
        [take] Use { $spell }, level { $level } (take)
       *[other] Use { $spell }, level { $level }
    }
option-copy =
    { $branch ->
        [store] Copy { $spell } ({ $seat }), level { $level } (store)
        [take] Copy { $spell } ({ $seat }), level { $level } (take)
       *[other] Copy { $spell } ({ $seat }), level { $level }
    }
option-copy-unlearned =
    { $branch ->
        [store] Copy { $spell }, level { $level } (store)
        [take] Copy { $spell }, level { $level } (take)
       *[other] Copy { $spell }, level { $level }
    }
option-discard = Discard a { $token-short }
option-give = Give a { $token-short }
option-get = Get a { $token-short }
option-swap = Swap again
option-replace = Replace a { $token-short }
option-give-rival = Give the rival a { $token-short }
option-raise = Raise { $spell }
option-joker = Joker: { $rune }
option-no-joker = Go on without jokers
option-pay = Pay a { $token-short }
option-place = Put a { $token-short } on the card
option-draw = Draw
option-store-paid = Store

### Events

event-begin = The game begins.
event-day = Day { $count }: { $seat }
event-skip = { $seat } skips { $phase-action-acc }.
event-take = { $seat } takes a { $token }.
event-draw = { $seat } draws a { $token }.
event-altar = A { $token } comes out of the bag onto the altar.
event-store = { $seat } stores a { $token }.
event-store-from-altar = { $seat } stores a { $token } straight from the altar.
event-discard = { $seat } discards a { $token }.
event-discard-altar = A { $token } on the altar is discarded.
event-swap = { $seat } swaps a { $token } for a { $wanted } from the altar.
event-swap-familiar = { $seat } swaps a { $token } for a { $wanted } from the familiar board.
event-pay = { $seat } pays a { $token }.
event-learn = { $seat } learns { $spell } at level { $level }.
event-cast = { $seat } uses { $spell } (level { $level }).
event-copy = { $seat } copies { $spell } (level { $level }).
event-raise = { $seat } raises { $spell } to level { $level }.
event-lower = { $seat }: { $spell } drops to level { $level }.
event-recycle = The bag is empty: { $count ->
        [one] { $count } token returns
       *[other] { $count } tokens return
    } to it from the discard box.
event-wipe = The whole altar is discarded: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
event-rival = The rival gets a { $token } (cell { $cell }).
event-rival-bottom = The rival gets a { $token } in the bottom area.
event-rival-draws = The rival gets a { $token } from the bag in the bottom area.
event-ending = { $seat } brings the end of the game: this round is the last.
event-end = The game is over.

### Scores

score-spell = { $spell }, level { $level }
score-not-learned = { $spell }: not learned
score-familiar = Familiar board: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
score-rival-board = Rival’s board: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
score-rival-bottom = Rival’s bottom area: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
verdict-won = { $seat } wins.
verdict-shared = Shared victory: { $seats }.
verdict-solo-won = You beat the rival.
verdict-solo-drawn = Equal points: nobody wins.
verdict-solo-lost = The rival has more points: you lose.
tie-spells-learned = Spells learned
tie-tokens-in-pool = Tokens in the pool

### Reasons

reason-other-step = Another step is under way: finish it first.
reason-not-paying = Nothing is being paid now: a payment is part of learning a spell.
reason-not-swapping = Nothing is being swapped now.
reason-not-discarding = Nothing demands a discard now, and nobody may discard merely to make room.
reason-not-replacing = Nothing on the altar is being replaced now: only { spell-storm } does that.
reason-not-raising = Nothing is being raised now: only { spell-time-travel } does that.
reason-not-copying = Nothing is being copied now: only { spell-clone } does that.
reason-not-giving = The rival gets its tokens at the end of a day of the solo game, not now.
reason-not-drawing = { spell-mirage } draws nothing now: it waits for a token taken from the altar.
reason-not-storing = { spell-communion } stores nothing now: it waits for a spell to be paid.
reason-must-choose = You cannot decline or stop here: what is stated is carried out in full.
reason-must-replace = With these rules and this pool at least one token must be replaced.
reason-skip-instead = Here you do not stop but skip: choose “{ option-skip }”.
reason-stop-instead = Here you do not skip but stop: choose “{ option-stop }”.
reason-go-on-instead = To add no joker, choose “{ option-no-joker }”.
reason-branch-missing = On this level of { $spell }, say whether to store or to take.
reason-no-branch = You can neither store nor take with { $spell } now. { $store ->
        [familiar-full] { reason-familiar-full }
       *[pool-lacks-card-rune] { reason-pool-lacks-card-rune }
    } { $take ->
        [pool-full] { reason-pool-full }
       *[altar-lacks-card-rune] { reason-altar-lacks-card-rune }
    }
reason-pool-lacks-joker = Your pool has no three tokens to spare with a { $rune } for this payment.
reason-cannot-raise = { $spell } cannot be raised: it must be another spell of yours, learned and below level 5.
reason-step-other-tokens = This step is about other tokens.
reason-must-have-joker = Without a joker you cannot pay: your own tokens of the colour are not enough.
reason-other-phase = This is { $phase-action }, but you are choosing { $now-action-acc } now.
reason-altar-empty = The altar is empty, so this effect of { $spell } would do nothing.
reason-altar-lacks-token = There is no { $token-gen } on the altar.
reason-altar-lacks-rune = This level of { $spell } needs { $rune-ins } tokens, and there are none on the altar.
reason-altar-lacks-card-rune = The rune on { $spell } is the { $rune }, and there are no { $rune-ins } tokens on the altar.
reason-altar-lacks-stored-colour = { $spell } takes a token of a colour that is already on your familiar board, and there is none on the altar.
reason-pool-full = Your pool already holds { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } and has no room for more.
reason-pool-empty = Your pool is empty, so { $spell } has nothing to swap.
reason-pool-lacks-token = There is no { $token-gen } in your pool.
reason-payment-lacks-token = There is no { $token-gen } among the tokens you have paid.
reason-pool-lacks-colour = This level of { $spell } needs { $needed ->
        [one] { $needed } token
       *[other] { $needed } tokens
    } of one colour; the most you have of any is { $most }.
reason-pool-lacks-card-rune = The rune on { $spell } is the { $rune }. Tokens with it needed: { $needed }, in your pool: { $have }.
reason-pool-at-target = On this level { $spell } draws until your pool holds { $target ->
        [one] { $target } token
       *[other] { $target } tokens
    }; it already holds { $count }.
reason-cost-rune = This level of { $spell } costs a { $rune-ins } token, and there is none in your pool.
reason-nothing-to-draw = There is nothing to draw: both the bag and the discard box are empty.
reason-familiar-full = Your familiar board has no free cell.
reason-familiar-empty = Your familiar board is empty, so this effect of { $spell } is not usable.
reason-familiar-lacks-token = There is no { $token-gen } on your familiar board.
reason-stored-stays = What is stored stays on your familiar board: only { spell-growth } on level 3 swaps it.
reason-spell-not-in-play = { $spell } is not among the seven spells of this match.
reason-spell-learned = You have already learned { $spell }, and each spell is learned only once.
reason-spell-not-learned = You have not learned { $spell }, so you cannot use it.
reason-spell-learned-today = You learned { $spell } today: it can be used from your next day on.
reason-spell-without-phase = { $spell } has no phase symbol, so it is not used as an action.
reason-level-unknown = { $spell } has only the levels 3, 4 and 5.
reason-level-too-high = { $spell } is on level { $learned }, so its level { $level } effect is not usable.
reason-level-alike = These levels of { $spell } have the same effect: use level { $level }.
reason-level-without-action = { $spell } has no action on level { $level }.
reason-no-token-of-colour = To learn { $spell } you need at least one { $colour-gen } token outside the jokers, and there is none in your pool.
reason-cannot-pay = Level { $level } of { $spell } costs { $level }; the most you can pay for it, jokers included, is { $units }.
reason-cannot-pay-transmuted = Level { $level } of { $spell } costs { $level }; with the jokers of Transmutation you can pay { $units }.
reason-cannot-pay-any = With the jokers of this level of { $spell } you cannot pay for any spell.
reason-nothing-to-raise = { $spell } finds nothing to raise: it needs another learned spell of yours below level 5.
reason-nothing-to-copy = On this level { $spell } finds nothing to copy: no action of the phase in question is usable now.
reason-copy-not-learned = { $spell } can be copied only from another player who has learned it.
reason-copy-not-possible = This cannot be copied from { $spell } now: its phase or level does not fit, or the effect is not usable.
reason-copy-only-others = With other players you copy only what one of them has learned, or a basic action.
reason-copy-only-unlearned = In solo you copy only level 4 of a spell that you have not learned.
reason-step-needs-rune = This step needs a { $rune-ins } token.
reason-step-needs-colour = This step needs a { $colour-gen } token.
reason-step-needs-others = This token is needed for the rest of the payment: choose another.

### Table

table-altar = Altar
table-bag = Bag: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-box = Discard box: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-aside = Set aside
table-day = Day { $count }
table-stage = { $phase-title }
table-last-round = Last round
table-over = Game over
table-player = { $seat }
table-pool = Pool ({ $count } of 9)
table-familiar = Familiar board ({ $count } of 14; { $score ->
        [one] { $score } point
       *[other] { $score } points
    })
table-spells = Spells
table-spell-level = level { $level }
table-not-learned = not learned
table-rival = Rival: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-rival-cells = Cells ({ $count } of 17)
table-rival-bottom = Bottom area ({ $count ->
        [one] { $count } token
       *[other] { $count } tokens
    })
table-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-empty = empty
table-first-player = first player

### Cards

card-kind = { $colour-title }, set { $set }, { $phase }
card-level-3 = Level 3 ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $spell-level-3 }
card-level-4 = Level 4 ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $spell-level-4 }
card-level-5 = Level 5 ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $spell-level-5 }
card-note = { $spell-note }

### Help

help-turn = Your day has three phases: in the morning take a token from the altar or draw two from the bag, at midday store a token on your familiar board, in the evening learn a spell. Instead of a basic action you may use a spell of that phase that you learned on an earlier day, and you may skip any phase. A spell of level 3, 4 or 5 costs as many tokens of its colour; three tokens of one rune may stand in for one of them, but at least one token must be of the colour itself. The end comes when somebody has learned seven spells or filled the familiar board.
