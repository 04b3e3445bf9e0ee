### Names

game-name = SpellBook
game-tagline = Gather materia, learn seven spells, feed your familiar

## Colours

colour-red = red
colour-purple = purple
colour-green = green
colour-black = black
colour-white = white
colour-blue = blue
colour-yellow = yellow

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
phase-midday = midday
    .title = Midday
phase-evening = evening
    .title = Evening
phase-none = no phase
    .title = No phase
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
