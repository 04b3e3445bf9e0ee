### Names

game-name = Seasons
game-tagline = A three-year tournament of sorcerers for the title of archmage

## Energies

energy-air = air
    .title = Air
    .gen = air
    .single = an air token
    .effect = your summoning gauge goes up by 1
energy-water = water
    .title = Water
    .gen = water
    .single = a water token
    .effect = gain 2 tokens of any types
energy-fire = fire
    .title = Fire
    .gen = fire
    .single = a fire token
    .effect = draw a card
energy-earth = earth
    .title = Earth
    .gen = earth
    .single = an earth token
    .effect = gain 5 crystals

## Seasons

season-winter = winter
season-spring = spring
season-summer = summer
season-fall = fall

## Sides of the dice

side-air-air-crystals-1 = 2 air, 1 crystal
side-air-air-crystals-2 = 2 air, 2 crystals
side-air-air-crystals-3 = 2 air, 3 crystals
side-air-air-star = 2 air, star
side-air-air-transmute = 2 air, transmutation
side-air-water-transmute = air, water, transmutation
side-air-fire-transmute = air, fire, transmutation
side-air-star = air, star
side-air-star-transmute = air, star, transmutation
side-water-water-crystals-1 = 2 water, 1 crystal
side-water-water-crystals-2 = 2 water, 2 crystals
side-water-water-crystals-3 = 2 water, 3 crystals
side-water-water-star = 2 water, star
side-water-water-transmute = 2 water, transmutation
side-water-earth-transmute = water, earth, transmutation
side-water-star = water, star
side-water-star-transmute = water, star, transmutation
side-fire-fire-crystals-1 = 2 fire, 1 crystal
side-fire-fire-crystals-2 = 2 fire, 2 crystals
side-fire-fire-crystals-3 = 2 fire, 3 crystals
side-fire-fire-star = 2 fire, star
side-fire-fire-transmute = 2 fire, transmutation
side-fire-earth-transmute = fire, earth, transmutation
side-fire-star = fire, star
side-fire-star-transmute = fire, star, transmutation
side-earth-earth-crystals-1 = 2 earth, 1 crystal
side-earth-earth-crystals-2 = 2 earth, 2 crystals
side-earth-earth-crystals-3 = 2 earth, 3 crystals
side-earth-earth-star = 2 earth, star
side-earth-earth-transmute = 2 earth, transmutation
side-earth-star = earth, star
side-earth-star-transmute = earth, star, transmutation
side-crystals-6 = 6 crystals
side-card = card

## Bonuses

bonus-exchange = exchange 2 tokens
bonus-transmute = transmute, 1 crystal more for each token
bonus-gauge = summoning gauge +1
bonus-draw-two = draw 2 cards and keep one

## Where a token comes from

place-reserve = reserve
    .from = from the reserve
place-amulet = Amulet of Water
    .from = from Amulet of Water
place-second-amulet = second Amulet of Water
    .from = from the second Amulet of Water

## Ways to use a card

way-crystals = Pay 3 crystals for a token of any type
way-energy = Pay a token to be allowed to transmute in this turn
way-look = Look at the top card of the draw pile
way-discard-top = Pay 3 crystals to discard the top card of the draw pile unseen

## Power cards

power-amulet-of-air = Amulet of Air
    .immediate = Your summoning gauge goes up by 2.
    .note = The gauge ends at 15: what goes beyond is lost.

power-amulet-of-fire = Amulet of Fire
    .immediate = Draw 4 cards, keep one, and discard the others.
    .note = You cannot discard all four.

power-amulet-of-earth = Amulet of Earth
    .immediate = Gain 9 crystals.
    .note = You gain them as well when the card is put into play free.

power-amulet-of-water = Amulet of Water
    .immediate = Put 4 energy tokens of any types on this card. You may spend them as if they were in your reserve.
    .note = They are no part of the reserve: neither its limit nor an effect that looks at the reserve counts them. If the card leaves play, they are lost.

power-balance-of-ishtar = Balance of Ishtar
    .activation = Transmute 3 tokens of one type into 9 crystals.
    .note = The season does not matter, and your die need not allow it. Each Purse of Io in play and each transmutation bonus of this turn adds 3 crystals.

power-staff-of-spring = Staff of Spring
    .permanent = Whenever you summon a card, gain 3 crystals.
    .note = Not for its own summoning, nor for cards that are put into play free.

power-temporal-boots = Temporal Boots
    .immediate = Move the season token 1, 2 or 3 spaces, forward or back.
    .note = A change of season or year takes effect at once. Dice that were rolled stay as they are. If a year goes back, nobody gives cards back.

power-purse-of-io = Purse of Io
    .permanent = Every token that you transmute brings 1 crystal more.
    .note = That includes Balance of Ishtar and Potion of Life, but not Glutton Cauldron and Dragon Skull.

power-divine-chalice = Divine Chalice
    .immediate = Draw 4 cards, put one of them into play free, and discard the others.
    .note = Without a free slot all four are discarded. The card does not count as summoned, but its immediate effect happens.

power-syllas-the-faithful = Syllas the Faithful
    .immediate = Each opponent sacrifices a card.
    .note = They choose their cards themselves, your left neighbour first.

power-figrim-the-avaricious = Figrim the Avaricious
    .permanent = At each change of season every opponent gives you 1 crystal.
    .note = A change by Temporal Boots counts, and so does the last one before the scores. Whoever has no crystals gives none.

power-naria-the-prophetess = Naria the Prophetess
    .immediate = Draw a card for each player, keep one, and give one to each opponent.
    .note = You choose yours first. Only you see all of them; whoever gets a card sees that one.

power-wondrous-chest = Wondrous Chest
    .permanent = At the end of each round, if your reserve holds 4 tokens or more, gain 3 crystals.
    .note = Tokens on Amulet of Water and Glutton Cauldron are no part of the reserve.

power-beggars-horn = Beggar’s Horn
    .permanent = At the end of each round, if your reserve holds 1 token or none, gain a token of any type.
    .note = Tokens on Amulet of Water and Glutton Cauldron are no part of the reserve. A second Horn looks at the reserve after the first.

power-die-of-malice = Die of Malice
    .activation = Before the gains of your die, roll it again, and gain 2 crystals.
    .note = Only the new side counts. Two copies can be used one after the other. In the turn in which it comes into play its moment is over.

power-kairn-the-destroyer = Kairn the Destroyer
    .activation = Pay a token of any type: every opponent loses 4 crystals.
    .note = Nobody gets these crystals. Whoever has fewer loses all.

power-amsug-longneck = Amsug Longneck
    .immediate = Every player, you included, takes one of their own magic items in play back to hand.
    .note = Your left neighbour begins, you come last. Whoever has none is spared. This is no sacrifice. Tokens on the card are lost.

power-bespelled-grimoire = Bespelled Grimoire
    .immediate = Gain 2 tokens of any types.
    .permanent = Your reserve holds up to 10 tokens.
    .note = A second copy does not raise the limit again. When the Grimoire leaves play, the surplus is discarded at once.

power-ragfields-helm = Ragfield’s Helm
    .permanent = At the end of the game, if you have more cards in play than each opponent, gain 20 crystals.
    .note = A tie brings nothing. Every card in play counts, the Helm included.

power-hand-of-fortune = Hand of Fortune
    .permanent = Each card that you summon costs 1 token less, but never less than 1.
    .note = You choose the type that is saved. Crystals, activations and cards with a single token become no cheaper. Two copies save 2 tokens.

power-lewis-greyface = Lewis Greyface
    .immediate = Choose an opponent, and gain the same tokens as their reserve holds.
    .note = The opponent loses nothing. Tokens on Amulet of Water and Glutton Cauldron are not copied.

power-runic-cube-of-eolis = Runic Cube of Eolis
    .note = It has no effect: it only brings its prestige.

power-potion-of-power = Potion of Power
    .activation = Sacrifice this card: draw a card, and your summoning gauge goes up by 2.
    .note = The card that you draw cannot be discarded.

power-potion-of-dreams = Potion of Dreams
    .activation = Sacrifice this card and discard your whole reserve: put a card of your hand into play free.
    .note = The reserve may be empty. The slot of the Potion is free by then. Tokens on Amulet of Water and Glutton Cauldron stay.

power-potion-of-knowledge = Potion of Knowledge
    .activation = Sacrifice this card: gain 5 tokens of any types.
    .note = If they do not fit into the reserve, you choose which tokens to keep.

power-potion-of-life = Potion of Life
    .activation = Sacrifice this card: transmute every token of your reserve into 4 crystals.
    .note = The season does not matter, and your die need not allow it; nothing else may be transmuted through it. Each Purse of Io in play and each transmutation bonus of this turn adds 1 crystal for each token.

power-hourglass-of-time = Hourglass of Time
    .permanent = At each change of season gain a token of any type.
    .note = A change by Temporal Boots counts, and so does the last one before the scores.

power-scepter-of-greatness = Scepter of Greatness
    .immediate = Gain 3 crystals for each other magic item that you have in play.
    .note = Another Scepter counts, familiars do not.

power-olafs-blessed-statue = Olaf’s Blessed Statue
    .immediate = Gain 20 crystals.
    .note = You gain them as well when the card is put into play free.

power-yjangs-forgotten-vase = Yjang’s Forgotten Vase
    .permanent = Whenever you summon a card, gain a token of any type.
    .note = Not for its own summoning, nor for cards that are put into play free. The token comes after the cost has been paid.

power-elemental-amulet = Elemental Amulet
    .immediate = Each type of energy with which it was paid has an effect, in an order of your choice. Air: your summoning gauge goes up by 1. Water: gain 2 tokens of any types. Fire: draw a card. Earth: gain 5 crystals.
    .note = Declare the types first, then pay a token of each; each Hand of Fortune saves one of them, but one is always paid. Put into play free, it has all four effects.

power-tree-of-light = Tree of Light
    .activation = Pay 3 crystals and gain a token of any type; or pay a token of any type, and you may transmute until the end of the turn.
    .note = One or the other each time.

power-arcano-leech = Arcano Leech
    .permanent = Before opponents summon a card, they give you 1 crystal; otherwise they cannot summon it.
    .note = It is due on top of the cost, and for each Leech. Cards that are put into play free are exempt.

power-crystal-orb = Crystal Orb
    .activation = Look at the top card of the draw pile; put it back, or pay 4 tokens of any types and put it into play free. Or pay 3 crystals and discard the top card unseen.
    .note = Only you see the card that you look at. To put it into play you need a free slot. Hand of Fortune saves none of the 4 tokens.

power-glutton-cauldron = Glutton Cauldron
    .activation = Put a token on this card.
    .permanent = With the seventh token sacrifice this card: its tokens go to your reserve, and you gain 15 crystals.
    .note = Tokens on it cannot be spent and are no part of the reserve. Purse of Io adds nothing.

power-vampiric-crown = Vampiric Crown
    .immediate = Draw a card, or discard one of your hand, for all to see: gain as many tokens of any types as its prestige.
    .note = A card that you draw stays in your hand. With a prestige of 0 or less there are no tokens.

power-dragon-skull = Dragon Skull
    .activation = Sacrifice 3 cards: gain 15 crystals.
    .note = The Skull itself may be one of them. Purse of Io adds nothing.

power-demon-of-argos = Demon of Argos
    .immediate = Each opponent’s summoning gauge goes down by 1, and each draws a card.
    .note = The card drawn cannot be discarded. Whoever has more cards in play than the gauge now allows keeps them all.

power-titus-deepgaze = Titus Deepgaze
    .permanent = At the end of each round every opponent gives you 1 crystal. If one of them cannot, sacrifice this card.
    .note = Those who can give theirs first. Each copy acts for itself.

power-air-elemental = Air Elemental
    .immediate = All tokens in the reserves of your opponents become air.
    .note = Tokens on Amulet of Water and Glutton Cauldron stay what they are.

power-thieving-fairies = Thieving Fairies
    .permanent = Whenever an opponent activates a card, they give you 1 crystal, and you gain another one.
    .note = The crystal is given before the activation is paid. Whoever has none may activate all the same, and you gain only the other one.

power-cursed-treatise-of-arus = Cursed Treatise of Arus
    .immediate = Gain 10 crystals and 2 tokens of any types; your summoning gauge goes up by 1.
    .permanent = If this card is sacrificed, discard your whole reserve.
    .note = Going back to the hand is no sacrifice. Tokens on Amulet of Water and Glutton Cauldron stay.

power-idol-of-the-familiar = Idol of the Familiar
    .immediate = Gain 10 crystals.
    .activation = Gain 1 crystal for each familiar that you have in play.
    .note = The activation costs nothing. Familiars in your hand do not count.

power-necrotic-kriss = Necrotic Kriss
    .activation = Discard a familiar of your hand, or sacrifice one in play: gain 4 tokens of any types.
    .note = A Damned Soul of Onys that was passed to you will do.

power-lantern-of-xidit = Lantern of Xidit
    .permanent = At the end of the game gain 3 crystals for each token in your reserve.
    .note = Tokens on Amulet of Water and Glutton Cauldron do not count. Each copy brings its own crystals.

power-sealed-chest-of-urm = Sealed Chest of Urm
    .permanent = At the end of the game gain 20 crystals if you have no familiar in play.
    .note = Familiars in your hand do not matter. A Damned Soul of Onys that was passed to you does.

power-mirror-of-the-seasons = Mirror of the Seasons
    .activation = Pay any number of crystals, at least 1, and exchange as many tokens of one type for tokens of one other type.
    .note = Tokens on Amulet of Water may be given, too. The new tokens go to the reserve.

power-pendant-of-ragnor = Pendant of Ragnor
    .immediate = Gain a token of any type for each other magic item that you have in play.
    .note = Another Pendant counts, familiars do not.

power-sid-nightshade = Sid Nightshade
    .immediate = If you have more crystals than each opponent, each of them gives you 5.
    .note = Whoever has fewer gives all. Crystals are compared after the cost has been paid.

power-damned-soul-of-onys = Damned Soul of Onys
    .immediate = Gain 10 crystals and a water token.
    .activation = Pay a water token: this card goes to your left neighbour and is straightened.
    .permanent = At the end of each round lose 3 crystals.
    .note = The neighbour needs no free slot and does not have the immediate effect. The card may be passed on several times in a round.

### Settings

setting-level = Level
    .note = Which power cards are in the game, and whether you choose your nine or get a prepared set.
setting-level-mage = Mage: cards 1 to 30, drafted
setting-level-archmage = Archmage: all 50 cards, drafted
setting-level-apprentice = Apprentice: cards 1 to 30, prepared sets

setting-discard = Discard pile
    .note = Whether a card that nobody was shown is discarded face up or face down. No card depends on it.
setting-discard-face-up = Face up
setting-discard-face-down = Face down

### Energy and crystals in numbers

count-energy = { $count } { $energy }
count-air = { $air } air
count-water = { $water } water
count-fire = { $fire } fire
count-earth = { $earth } earth
count-crystals =
    { $crystals ->
        [one] { $crystals } crystal
       *[other] { $crystals } crystals
    }
count-tokens =
    { $air ->
        [0] { $water ->
            [0] { $fire ->
                [0] { $earth ->
                    [0] nothing
                   *[other] { count-earth }
                }
               *[other] { count-fire }{ $earth ->
                    [0] {""}
                   *[other] , { count-earth }
                }
            }
           *[other] { count-water }{ $fire ->
                [0] {""}
               *[other] , { count-fire }
            }{ $earth ->
                [0] {""}
               *[other] , { count-earth }
            }
        }
       *[other] { count-air }{ $water ->
            [0] {""}
           *[other] , { count-water }
        }{ $fire ->
            [0] {""}
           *[other] , { count-fire }
        }{ $earth ->
            [0] {""}
           *[other] , { count-earth }
        }
    }

### Prompts

prompt-draft = Choose a card to keep: card { $count } of 9. The rest goes to your left neighbour.
prompt-split = Choose a card and its year ({ $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }).
prompt-take-die = Choose a die.
prompt-use-die = Choose whether to use your die as it is or to roll it again.
prompt-draw-with-die = Choose how to draw with your die.
prompt-keep-or-not = Choose whether to keep { $card }.
prompt-keep-one = Choose the card to keep.
prompt-give = Choose a card for { $seat }.
prompt-act = Choose an action.
prompt-resolve = Choose the effect that comes next.
prompt-declare = { $card }: choose the types of energy with which you pay.
prompt-save = Hand of Fortune: choose what you save on { $card } ({ $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }).
prompt-pay-summon = Choose where the next token for summoning { $card } comes from.
prompt-pay-card = { $card }: choose where the next token that you pay comes from.
prompt-pay-any = { $card }: choose a token to pay{ $count ->
        [1] {""}
       *[other] {" "}({ $count } left)
    }.
prompt-pay-for-bonus = Choose a token to give{ $count ->
        [1] {""}
       *[other] {" "}({ $count } left)
    }.
prompt-feed = { $card }: choose the token to put on the card.
prompt-take-energy = { $card }: choose a token to gain{ $count ->
        [1] {""}
       *[other] {" "}({ $count } left)
    }.
prompt-take-for-bonus = Choose a token to get{ $count ->
        [1] {""}
       *[other] {" "}({ $count } left)
    }.
prompt-fill-amulet = { $card }: choose a token to put on the card{ $count ->
        [1] {""}
       *[other] {" "}({ $count } left)
    }.
prompt-discard-surplus = Your reserve holds at most { $limit ->
        [one] { $limit } token
       *[other] { $limit } tokens
    }. Choose what to discard: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
prompt-give-up-three = { $card }: choose the type of the three tokens.
prompt-exchange-from = { $card }: choose the type of the tokens that you give.
prompt-exchange-count = { $card }: choose how many { $energy } tokens to exchange, for 1 crystal each.
prompt-exchange-to = { $card }: choose what you get for { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }.
prompt-choose-effect = { $card }: choose the effect that comes next.
prompt-choose-way = { $card }: choose what to do.
prompt-move-token = { $card }: choose how the season token moves.
prompt-copy-reserve = { $card }: choose an opponent.
prompt-put-into-play = { $card }: choose the card to put into play.
prompt-put-in-or-back = { $card }: choose what to do with the card that you see.
prompt-draw-or-discard = { $card }: choose whether to draw a card or which one to discard.
prompt-give-up-familiar = { $card }: choose the familiar that you give up.
prompt-sacrifice = { $card }: choose the card that you sacrifice.
prompt-take-back = { $card }: choose the magic item that you take back to hand.

### Options

option-draft = Keep { $card }
option-put =
    { $year ->
        [1] { $card } into your hand
       *[other] { $card } for year { $year }
    }
option-die = Take die { $die }: { $side }
option-use-die = Use the die as it is
option-draw = Draw a card
option-keep = Keep { $card }
option-throw-away = Discard it
option-give = Give { $card } to { $seat }
option-transmute = Transmute { $energy-single } { $place-from }
option-summon = Summon { $card }
option-activate =
    { $copy ->
        [2] Activate { $card } (second copy)
       *[other] Activate { $card }
    }
option-bonus = Bonus: { $bonus }
option-end-turn = End turn
option-declare = Pay with { $first }{ $second ->
        [energy-] {""}
       *[other] , { $second }
    }{ $third ->
        [energy-] {""}
       *[other] , { $third }
    }{ $fourth ->
        [energy-] {""}
       *[other] , { $fourth }
    }
option-save = Save { $first }{ $second ->
        [energy-] {""}
       *[other] {" "}and { $second }
    }
option-pay = Pay { $energy-single } { $place-from }
option-store = Put { $energy-single } { $place-from } on the card
option-take = Take { $energy }
option-discard-energy = Discard { $energy-single }
option-give-up = { $energy-title } tokens
option-effect = { $energy-title }: { $energy-effect }
option-count =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
option-move =
    { $steps ->
        [-3] 3 spaces back
        [-2] 2 spaces back
        [-1] 1 space back
        [1] 1 space forward
       *[other] { $steps } spaces forward
    }
option-player = { $seat }
option-way = { $way }
option-put-back = Put the card back on top
option-put-in = Pay 4 tokens and put the card into play
option-put-into-play = Put { $card } into play
option-discard = Discard { $card }
option-sacrifice =
    { $copy ->
        [2] Sacrifice { $card } (second copy)
       *[other] Sacrifice { $card }
    }
option-take-back =
    { $copy ->
        [2] Take back { $card } (second copy)
       *[other] Take back { $card }
    }
option-resolve =
    { $copy ->
        [2] { $card } (second copy)
       *[other] { $card }
    }

### Events

event-begin = The game begins.
event-prepared = { $seat } gets prepared set { $number }.
event-draft = { $seat } keeps { $card } ({ $count } of 9).
event-draft-hidden = { $seat } keeps a card ({ $count } of 9).
event-split = { $seat } has split the nine cards into three packets.
event-round = A new round: year { $year }, space { $space }. { $seat } goes first.
event-roll = Die { $die }: { $side }.
event-take-die = { $seat } takes die { $die }: { $side }.
event-reroll = { $seat } rolls die { $die } again: { $side }.
event-reshuffle = The discard pile is shuffled into a new draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws a card.
event-draw-openly = { $seat } draws { $card } and shows it to all.
event-look = { $seat } looks at { $card } from the draw pile.
event-look-hidden = { $seat } looks at a card from the draw pile.
event-look-at-top = { $seat } looks at the top card of the draw pile: { $card }.
event-look-at-top-hidden = { $seat } looks at the top card of the draw pile.
event-keep = { $seat } keeps { $card }.
event-keep-hidden = { $seat } keeps a card.
event-receive = { $seat } gets { $card }.
event-receive-hidden = { $seat } gets a card.
event-discard = { $seat } discards { $card }.
event-throw-away = { $seat } discards { $card } face down.
event-throw-away-hidden = { $seat } discards a card face down.
event-summon = { $seat } summons { $card }.
event-enter-free = { $seat } puts { $card } into play free.
event-activate = { $seat } activates { $card }.
event-resolve = { $seat }: { $card } takes effect.
event-sacrifice = { $seat } sacrifices { $card }.
event-return = { $seat } takes { $card } back to hand.
event-pass = { $card } goes to { $seat }.
event-pay = { $seat } pays { $count ->
        [1] { $energy-single }
       *[other] { $count } { $energy } tokens
    }.
event-gain-energy = { $seat } gains { $count ->
        [1] { $energy-single }
       *[other] { $count } { $energy } tokens
    }.
event-discard-energy = { $seat } discards { $count ->
        [1] { $energy-single }
       *[other] { $count } { $energy } tokens
    }.
event-to-air =
    { $count ->
        [0] { $seat } has no tokens in the reserve.
       *[other] { $seat } now has only air tokens in the reserve ({ $count }).
    }
event-fill = { $seat } puts { $energy-single } on { $card }.
event-transmute = { $seat } transmutes { $energy-single } into { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }.
event-gain-crystals = { $seat } gains { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }.
event-lose-crystals = { $seat } loses { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }.
event-pay-crystals = { $seat } pays { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }.
event-gauge-up = { $seat } raises the summoning gauge by { $count } to { $gauge }.
event-gauge-down = { $seat } lowers the summoning gauge by { $count } to { $gauge }.
event-bonus = { $seat } uses a bonus: { $bonus } ({ $count } of 3).
event-move-token =
    { $steps ->
        [-3] The season token goes 3 spaces back to space { $space }.
        [-2] The season token goes 2 spaces back to space { $space }.
        [-1] The season token goes 1 space back to space { $space }.
        [1] The season token goes 1 space forward to space { $space }.
       *[other] The season token goes { $steps } spaces forward to space { $space }.
    }
event-season = The season changes: it is { $season } now.
event-year =
    { $year ->
        [4] The third year is over.
       *[other] It is year { $year } now.
    }
event-library = { $seat } takes { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } for year { $year } from the library.
event-end-turn = { $seat } ends the turn.
event-end = The game is over.

### Scores

score-crystals = Crystals
score-end-of-game = { $card }
score-prestige = Prestige of the cards in play
score-bonuses = Bonuses used: { $count }
score-hand = Cards left in hand: { $count }
verdict-won = { $seat } wins.
verdict-shared = Shared victory: { $seats }.
tie-cards-in-play = Cards in play

### Reasons

reason-other-phase =
    { $at ->
        [draft] The cards are being chosen now
        [split] The cards are being split into packets now
        [pick] The dice are being taken now
        [die] The gains of the die come first now
        [act] A turn is under way, and the gains of its die are taken
        [round-end] The round is ending
        [season] The season token is moving
       *[other] Cards that were drawn are being dealt with now
    }; { $phase ->
        [draft] cards are chosen at the beginning of the game.
        [split] cards are split into packets right after they have been chosen.
        [pick] dice are taken at the start of a round.
        [die] the die is used at the start of a turn.
       *[act] this is done in your own turn, after the gains of the die.
    }
reason-other-step = Another step is under way: finish it first.
reason-no-step = That belongs to an effect or a payment, and none is under way.
reason-card-unknown = There is no such card.
reason-card-not-in-level = { $card } is not in this game: cards 31 to 50 are for archmages only.
reason-card-unseen = You do not know where { $card } is: it is not among the cards that you see.
reason-card-in-hand = { $card } is in your hand.
reason-card-in-library = { $card } lies in your library for year { $year }.
reason-card-in-play = You have { $card } in play.
reason-card-of-rival = { $card } is not yours: { $seat } has it in play.
reason-card-in-discard = { $card } lies on the discard pile.
reason-card-not-drawn = { $card } is not among the cards that were drawn.
reason-card-drafted = You have chosen { $card } already.
reason-year-full =
    { $year ->
        [1] Your hand for the first year is full: it holds three cards.
       *[other] The packet for year { $year } is full: it holds three cards.
    }
reason-die-not-rolled = There is no such die on the table.
reason-die-taken = Die { $number } was taken already: { $seat } has it.
reason-die-shows-other = Die { $number } shows another side.
reason-die-own = The gains of your die come first.
reason-no-slot = { $card } finds no free slot: your summoning gauge stands at { $gauge }, and you have { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in play.
reason-no-slot-even-without = Even without { $card } you have no free slot: your summoning gauge stands at { $gauge }, and you have { $count ->
        [one] { $count } other card
       *[other] { $count } other cards
    } in play.
reason-crystals-lacking = Summoning { $card } takes { $cost ->
        [one] { $cost } crystal
       *[other] { $cost } crystals
    }; you have { $have }.
reason-crystals-lacking-leech = { $card } costs { $cost ->
        [one] { $cost } crystal
       *[other] { $cost } crystals
    }, but with Arcano Leech summoning it takes { $due }; you have { $have }.
reason-energy-lacking = For { $card } you lack { count-tokens }: at least { $missing ->
        [one] { $missing } more token is needed.
       *[other] { $missing } more tokens are needed.
    }
reason-no-energy-to-declare = { $card } takes at least one energy token, and you have none.
reason-no-activation = { $card } has no effect to activate.
reason-card-turned = { $card } is turned: it was activated in this round.
reason-copy-turned = This copy of { $card } cannot be chosen: it is turned, it does not differ from the other one, or there is only one.
reason-die-used = { $card } can be activated only before the gains of your die.
reason-no-three-alike = { $card } needs three tokens of one type, and you do not have them.
reason-no-energy = { $card } needs an energy token, and you have none.
reason-no-crystals =
    { $fairies ->
        [0] { $card } needs crystals, and you have none to pay with.
       *[other] { $card } needs crystals, and { power-thieving-fairies } would leave you none.
    }
reason-hand-empty = { $card } needs a card in your hand, and your hand is empty.
reason-neither-crystals-nor-energy =
    { $fairies ->
        [0] { $card } needs 3 crystals or an energy token, and you have neither.
       *[other] { $card } needs 3 crystals or an energy token. You have no token, and { power-thieving-fairies } would leave you { $left ->
            [one] { $left } crystal
           *[other] { $left } crystals
        }.
    }
reason-nothing-to-draw = { $card } needs a card in the draw pile: it is empty, and the discard pile is, too.
reason-fewer-than-three-cards = { $card } needs three cards in play to sacrifice; you have { $count }.
reason-no-familiar = { $card } needs a familiar in your hand or in play, and you have none.
reason-no-water = { $card } needs a water token, and you have none.
reason-no-transmuting = You may not transmute in this turn unless a bonus or a card allows it: your die does not.
reason-token-lacking = You have no { $energy } token that could be used here.
reason-token-not-due = No { $energy } token is due now.
reason-one-of-each = Choose one to four different types, and pay a token of each.
reason-cannot-save = Save tokens of the cost, as many as the prompt says, so that you can pay the rest.
reason-bonuses-used = You have used all { $count } bonuses.
reason-exchange-needs-two = The exchange takes exactly 2 tokens; you have { $have }.
reason-gauge-full = Your summoning gauge stands at { $gauge } already, and that is its end.
reason-draw-bonus-too-late = This bonus replaces the card that a die lets you draw, and can be used at that moment only.
reason-not-a-magic-item = { $card } is not a magic item.
reason-not-a-familiar = { $card } is not a familiar.
reason-only-opponents = Only an opponent can be chosen.
reason-steps-one-to-three = The season token moves 1, 2 or 3 spaces, forward or back.
reason-effect-not-declared = You did not pay with { $energy }, or its effect has happened already.
reason-count-too-high = At most { $most ->
        [one] { $most } token
       *[other] { $most } tokens
    } can be exchanged: each takes a crystal, and you need as many of that type. Your crystals: { $have }.
reason-another-type = The tokens that you get are of another type than those that you give.

### Table

table-year =
    { $year ->
        [4] After year 3
       *[other] Year { $year }
    }
table-space = space { $space }
table-rates = Crystals for a token
table-rate = { $energy } { $count }
table-access = { $extra ->
        [0] transmuting is allowed
       *[other] transmuting is allowed, { $extra } more for each token
    }
table-dice = Dice
table-die = die { $number } ({ $side }; { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    })
table-die-taken = die { $number } ({ $side }; { $dots ->
        [one] { $dots } dot
       *[other] { $dots } dots
    }) taken by { $seat }
table-pile = Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-pile-top = on top: { $card }
table-discard = Discard pile ({ $count })
table-drawn = Drawn ({ $count })
table-player = { $seat }
table-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
table-gauge = summoning gauge { $gauge } ({ $count } used)
table-bonuses = bonuses used: { $count } of 3
table-first-player = first player
table-reserve = Reserve ({ $count } of { $limit })
table-zone = In play
table-hand = Hand ({ $count })
table-unseen =
    { $count ->
        [one] { $count } unseen card
       *[other] { $count } unseen cards
    }
table-packet = To choose from ({ $count })
table-picks = Chosen ({ $count })
table-library = Library for year { $year }
table-passed = Passed on ({ $count })
table-turned = { $text } (turned)
table-with-tokens = { $text } (with { $tokens })
table-empty = empty

### Cards

card-item = Magic item { $number }, prestige { $prestige }
card-familiar = Familiar { $number }, prestige { $prestige }
card-cost =
    { $total ->
        [0] { $crystals ->
            [0] Cost: nothing
           *[other] Cost: { count-crystals }
        }
       *[other] Cost: { count-tokens }{ $crystals ->
            [0] {""}
           *[other] , { count-crystals }
        }
    }
card-cost-any = Cost: one token each of one to four different types
card-cost-by-players = Cost with 2, 3 or 4 players: { $two }, { $three } or { $four } { $stone ->
        [crystals] { $four ->
            [one] crystal
           *[other] crystals
        }
        [fire] fire
       *[earth] earth
    }
card-immediate = Immediate: { $card-immediate }
card-permanent = Permanent: { $card-permanent }
card-activation = Activation: { $card-activation }
card-note = { $card-note }

### Help

help-turn = At first everybody chooses nine power cards and splits them into three packets: one for each year. In every round the dice of the season are rolled, and everybody takes one. In your turn you take the gains of your die first: a card, energy tokens, crystals, a step on your summoning gauge. Then, in any order, you may summon cards of your hand, activate cards in play, each once a round, transmute tokens into crystals if your die, a bonus or a card allows it, and use bonuses: three in the whole game, at the price of 5, 12 or 20 points. Your summoning gauge says how many cards you may have in play, and your reserve holds seven tokens. The die that is left over moves the season token. The game ends after the third year. Your crystals and the prestige of your cards in play count, and each card left in your hand costs 5 points; the most points win.
