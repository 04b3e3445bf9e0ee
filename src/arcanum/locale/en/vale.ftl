### Names

game-name = The Vale of Eternity
game-tagline = Hunt, tame and summon the creatures of the vale

## Families

family-fire = fire
    .title = Fire
    .creature = a fire creature
    .bare = fire creature
family-water = water
    .title = Water
    .creature = a water creature
    .bare = water creature
family-earth = earth
    .title = Earth
    .creature = an earth creature
    .bare = earth creature
family-wind = wind
    .title = Wind
    .creature = a wind creature
    .bare = wind creature
family-dragon = dragon
    .title = Dragon
    .creature = a dragon
    .bare = dragon

## Stones

stone-red = red
    .few = red
    .many = red
stone-blue = blue
    .few = blue
    .many = blue
stone-purple = purple
    .few = purple
    .many = purple

## Creatures

creature-agni = Agni
    .permanent = Each of your red stones is worth 1 more.
    .note = It counts wherever the worth of a stone matters: for summoning, removing and Yuki Onna.

creature-asmodeus = Asmodeus
    .active = Recover a creature of your area that has an instant effect and a printed cost of 0, 1 or 2.
    .note = Reductions do not matter: the printed cost counts.

creature-balog = Balog
    .active = Recover a fire creature of your area that has an instant effect.
    .note = It may cost anything.

creature-burning-skull = Burning Skull
    .active = Discard a red stone and score 3.
    .note = It must be used while you have a red stone.

creature-firefox = Firefox
    .instant = Score 1 for each card in your hand.
    .note = Firefox itself has left the hand and does not count.

creature-hestia = Hestia
    .permanent = You may hold 2 stones more: 6 instead of 4.
    .note = When Hestia leaves, the surplus goes back at once.

creature-horned-salamander = Horned Salamander
    .active = Earn 4 red stones.
    .note = They arrive together; then you choose which stones to keep.

creature-ifrit = Ifrit
    .instant = Score 1 for each creature in your area.
    .note = Ifrit counts itself.

creature-imp = Imp
    .instant = Earn 2 red stones.
    .active = Recover this card.
    .note = It goes back in every resolution phase: there is no choice.

creature-incubus = Incubus
    .instant = Score 2 for each creature in your area with a printed cost of 0, 1 or 2.
    .note = Incubus counts itself.

creature-lava-giant = Lava Giant
    .instant = Score 2 for each fire creature in your area.
    .note = Lava Giant counts itself.

creature-phoenix = Phoenix
    .permanent = Whenever you summon, score 1 for each red stone used.
    .note = Not for its own summon. Stones count, not their worth.

creature-salamander = Salamander
    .active = Earn a red stone and score 1.
    .note = The point is scored even when the stone has to go back.

creature-succubus = Succubus
    .instant = Score 10 if your area holds creatures of printed cost 1, 2, 3 and 4, at least one of each.
    .note = If it does not, you may still summon Succubus, but score nothing.

creature-surtr = Surtr
    .instant = Score 2 for each family in your area.
    .note = Surtr itself brings fire.

creature-charybdis = Charybdis
    .active = Discard a blue stone and score 5.
    .note = It must be used while you have a blue stone.

creature-hae-tae = Hae-tae
    .permanent = Your blue stones are worth 6 and your purple ones 3.
    .note = The colours stay what they are; only the worth is swapped.

creature-hydra = Hydra
    .instant = Choose two different rewards of these four and get both: a purple stone; a card from the draw pile; 2 blue stones; 4 points.
    .note = Both are chosen first. The card can be chosen only if there is one to draw.

creature-kappa = Kappa
    .permanent = Whenever you summon using a blue stone, score 2.
    .note = Once for each summon, and not for its own.

creature-leviathan = Leviathan
    .instant = Score 7. A player of your choice discards a dragon from their area.
    .note = You may name yourself. If nobody has a dragon, Leviathan cannot be summoned.

creature-nessie = Nessie
    .active = Score 2 if there is no dragon in your area.
    .note = Only your own area matters.

creature-poseidon = Poseidon
    .instant = Score 3 for each water creature in your area.
    .note = Poseidon counts itself.

creature-sea-spirit = Sea Spirit
    .active = Score 1 for each blue stone you have.
    .note = Stones count, not their worth.

creature-snail-maiden = Snail Maiden
    .active = Exchange a blue stone for a purple one, or a purple stone for 3 blue ones.
    .note = One stone each time.

creature-triton = Triton
    .permanent = Whenever you tame a water creature, earn 2 blue stones.
    .note = Drawing, recovering and Mimic are not taming.

creature-undine = Undine
    .instant = Earn a blue stone.
    .active = Recover this card.
    .note = It goes back in every resolution phase: there is no choice.

creature-undine-queen = Undine Queen
    .active = Earn a blue stone.
    .note = At the limit you choose which stones to keep.

creature-water-giant = Water Giant
    .instant = Earn 2 blue stones.
    .permanent = Each of your blue and purple stones is worth 1 more.
    .note = With Hae-tae blue is worth 7 and purple 4.

creature-yuki-onna = Yuki Onna
    .instant = Discard all your stones and score their worth.
    .note = Without stones you may still summon it, but score nothing.

creature-yuki-onna-exalted = Yuki Onna Exalted
    .instant = Score the worth of your blue stones.
    .note = You keep the stones. What you have paid is gone already.

creature-basilisk = Basilisk
    .active = Choose one: lose nothing and earn a red stone; lose 1 point and earn a blue stone; lose 2 points and earn a purple stone.
    .note = If you have too few points, you can choose only the cheaper stones, unless agreed otherwise.

creature-behemoth = Behemoth
    .instant = Score 3 for each family in your area.
    .note = Behemoth itself brings earth.

creature-cerberus = Cerberus
    .instant = Discard up to three other creatures from your area.
    .note = You may also discard none. They leave together, and nothing is paid.

creature-forest-spirit = Forest Spirit
    .instant = Discard a card from your hand and score its printed cost.
    .note = Without another card in your hand it cannot be summoned.

creature-gargoyle = Gargoyle
    .permanent = Whenever you summon using a purple stone, score 3.
    .note = Once for each summon, and not for its own.

creature-goblin = Goblin
    .active = Steal 1 point from an opponent.
    .note = Only somebody who has a point can be named.

creature-goblin-soldier = Goblin Soldier
    .active = If an opponent has more points than you, score 4. Otherwise lose 4.
    .note = A tie for the lead means that you lose points. The score never falls below 0.

creature-medusa = Medusa
    .active = Discard a card from your hand and earn a purple stone.
    .note = It must be used while you have a card in your hand.

creature-mimic = Mimic
    .active = Take an earth creature from the discard pile into your hand.
    .note = This is not taming.

creature-mud-slime = Mud Slime
    .instant = Score 6.
    .active = Recover this card.
    .note = It goes back in every resolution phase: there is no choice.

creature-rock-golem = Rock Golem
    .instant = Score the worth of your purple stones.
    .note = You keep the stones. What you have paid is gone already.

creature-sand-giant = Sand Giant
    .instant = Score 4 for each earth creature in your area.
    .note = Sand Giant counts itself.

creature-stone-golem = Stone Golem
    .instant = Exchange each of your stones for a purple one.
    .note = Without stones you may still summon it, but nothing happens.

creature-troll = Troll
    .active = Score 3 if you have a purple stone.
    .note = You keep the stone. Having more of them adds nothing.

creature-young-forest-spirit = Young Forest Spirit
    .instant = Discard a card from your hand, then summon a card from your hand for free.
    .note = You need two other cards in your hand and a further free territory, and the second card’s own instant effect must be possible.

creature-boreas = Boreas
    .instant = Score 1 for each wind creature in your area, then recover this card.
    .note = Boreas counts itself. It may be summoned again in the same turn.

creature-dandelion-spirit = Dandelion Spirit
    .instant = Draw a card.
    .active = Recover this card.
    .note = If there is no card to draw, it cannot be summoned.

creature-freyja = Freyja
    .active = Score 1 for each creature in your area that has an active effect.
    .note = Freyja counts itself. Creatures that went back to the hand do not count.

creature-genie = Genie
    .instant = Use every active effect in your area that can be used, each once, in any order.
    .note = In the resolution phase they are all used again.

creature-genie-exalted = Genie Exalted
    .active = Copy the active effect of another creature in your area.
    .note = “This card” in the copied effect means Genie Exalted.

creature-gi-rin = Gi-rin
    .instant = Score 2 for each creature in your area.
    .note = Gi-rin counts itself.

creature-griffon = Griffon
    .active = Draw a card.
    .note = If there is no card to draw, the effect is not used.

creature-harpy = Harpy
    .active = Score 3 if your hand has as many cards as your area.
    .note = Harpy itself is one of the cards in your area.

creature-hippogriff = Hippogriff
    .instant = Draw a card.
    .permanent = Your wind creatures cost 2 less.
    .note = Not for its own summon. Never below 0.

creature-odin = Odin
    .active = With 5 cards or fewer in your hand score 2; with 6 or more earn a purple stone.
    .note = One or the other is always possible.

creature-pegasus = Pegasus
    .instant = Draw a card.
    .permanent = All your creatures cost 1 less.
    .note = Not for its own summon. Never below 0.

creature-rudra = Rudra
    .instant = Score 2 for each card in your hand.
    .note = Rudra itself has left the hand and does not count.

creature-sylph = Sylph
    .instant = Draw a card.
    .permanent = Whenever you summon, score 1.
    .note = Not for its own summon. Free summons count, too.

creature-tengu = Tengu
    .instant = Score 6 and put this card face down on top of the draw pile.
    .note = Everybody knows which card lies there.

creature-valkyrie = Valkyrie
    .active = Score 1 for each family in your area.
    .note = Valkyrie itself brings wind.

creature-aeris = Aeris
    .instant = Recover another creature of your area and score its printed cost.
    .note = Without another creature in your area Aeris cannot be summoned.

creature-boulder = Boulder
    .instant = Score 8. A player of your choice discards a wind creature from their area.
    .note = You may name yourself. If nobody has one, Boulder cannot be summoned.

creature-dragon-egg = Dragon Egg
    .instant = Discard this card, then summon a dragon from your hand for free.
    .note = The egg leaves first. The dragon’s own instant effect must be possible.

creature-ember = Ember
    .instant = Score 7. A player of your choice discards a water creature from their area.
    .note = You may name yourself. If nobody has one, Ember cannot be summoned.

creature-eternity = Eternity
    .instant = Score 4 for each family in your area.
    .note = Eternity itself brings the dragons.

creature-gust = Gust
    .instant = Score 8. A player of your choice discards an earth creature from their area.
    .note = You may name yourself. If nobody has one, Gust cannot be summoned.

creature-marina = Marina
    .instant = Score 7. A player of your choice discards a fire creature from their area.
    .note = You may name yourself. If nobody has one, Marina cannot be summoned.

creature-scorch = Scorch
    .instant = Copy the instant effect of another creature in your area.
    .note = “This card” in the copied effect means Scorch. Copying is not summoning.

creature-tidal = Tidal
    .instant = Score 5 for each dragon in your area.
    .note = Tidal counts itself.

creature-willow = Willow
    .instant = Earn a red, a blue and a purple stone, score 3 and draw a card.
    .note = The limit of stones is settled after the draw.

### Settings

setting-overpaying = Extra stones in a payment
    .note = Whether stones may be added to a payment that is enough without them.
setting-overpaying-no = No
setting-overpaying-yes = Yes

setting-basilisk_debt = Basilisk without points
    .note = Whether Basilisk gives a blue or purple stone to somebody who has too few points to lose for it.
setting-basilisk_debt-no = No
setting-basilisk_debt-yes = Yes

### Stones in numbers

count-red = { $red } red
count-blue = { $blue } blue
count-purple = { $purple } purple
count-stones =
    { $red ->
        [0] { $blue ->
            [0] { $purple ->
                [0] nothing
               *[other] { count-purple }
            }
           *[other] { count-blue }{ $purple ->
                [0] {""}
               *[other] , { count-purple }
            }
        }
       *[other] { count-red }{ $blue ->
            [0] {""}
           *[other] , { count-blue }
        }{ $purple ->
            [0] {""}
           *[other] , { count-purple }
        }
    }

### Prompts

prompt-hunt = Choose a creature to hunt.
prompt-act = Choose an action.
prompt-use-effect = Choose the active effect to use next.
prompt-use-for = { $card }: choose the active effect to use next.
prompt-pay-summon = Choose how to pay for summoning { $card }: it costs { $cost }.
prompt-pay-remove = Choose how to pay for removing { $card }: it costs { $cost }.
prompt-return-stones = You may hold { $limit ->
        [one] { $limit } stone
       *[other] { $limit } stones
    }. Choose what to give back: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.
prompt-discard-hand = { $card }: choose a card of your hand to discard.
prompt-discard-area = { $card }: choose the creature of your area that is discarded.
prompt-discard-up-to = { $card }: choose another creature of your area to discard, or stop (at most { $count ->
        [one] { $count } more creature
       *[other] { $count } more creatures
    }).
prompt-take-back = { $card }: choose a creature of your area to recover.
prompt-take-discarded = { $card }: choose an earth creature of the discard pile.
prompt-name-player = { $card }: choose the player who discards a creature.
prompt-steal = { $card }: choose an opponent to steal a point from.
prompt-gain-two = { $card }: choose two of the four rewards.
prompt-exchange = { $card }: choose the stone to exchange.
prompt-bargain = { $card }: choose a stone and its price.
prompt-copy-active = { $card }: choose the active effect to copy.
prompt-copy-instant = { $card }: choose the instant effect to copy.
prompt-summon-free = { $card }: choose a card of your hand to summon for free.

### Options

option-hunt = Hunt { $card }
option-sell = Sell { $card }
option-tame = Tame { $card }
option-summon = Summon { $card }
option-summon-free = Summon { $card } for free
option-remove = Remove { $card }
option-end-turn = End turn
option-use = Use { $card }
option-copy = Copy { $card }
option-pay = Pay { count-stones }
option-return = Give back { count-stones }
option-discard = Discard { $card }
option-take-back = Recover { $card }
option-take = Take { $card }
option-player = { $seat }
gain-purple = a purple stone
gain-draw = a card
gain-blues = 2 blue stones
gain-points = 4 points
option-gain = Get { $first } and { $second }
option-exchange =
    { $stone ->
        [blue] A blue stone for a purple one
       *[purple] A purple stone for 3 blue ones
    }
option-bargain =
    { $count ->
        [0] A { $stone } stone for nothing
        [one] A { $stone } stone for { $count } point
       *[other] A { $stone } stone for { $count } points
    }
option-stop = Stop

### Events

event-begin = The game begins.
event-start = { $seat } starts with { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
event-round = Round { $round }. { $seat } goes first.
event-appear = { $card } appears on the hunting board.
event-reshuffle = The discard pile is shuffled into a new draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-hunt = { $seat } hunts { $card }.
event-sell = { $seat } sells { $card }.
event-tame = { $seat } tames { $card }.
event-summon = { $seat } summons { $card }.
event-remove = { $seat } removes { $card }.
event-end-turn = { $seat } ends the turn.
event-use = { $seat } uses { $card }.
event-copy = { $seat }: { $card } copies { $copied }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws a card.
event-recover = { $seat } recovers { $card }.
event-discard = { $seat } discards { $card } from the area.
event-discard-hand = { $seat } discards { $card } from the hand.
event-take = { $seat } takes { $card } from the discard pile.
event-to-pile = { $seat } puts { $card } on top of the draw pile.
event-pay = { $seat } pays { $count ->
        [one] { $count } { $stone } stone
       *[other] { $count } { $stone } stones
    }.
event-gain-stones = { $seat } earns { $count ->
        [one] { $count } { $stone } stone
       *[other] { $count } { $stone } stones
    }.
event-give-up-stones = { $seat } gives up { $count ->
        [one] { $count } { $stone } stone
       *[other] { $count } { $stone } stones
    }.
event-return-stones = { $seat } gives { $count ->
        [one] { $count } { $stone } stone
       *[other] { $count } { $stone } stones
    } back over the limit.
event-earn = { $seat } scores { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $card }).
event-lose = { $seat } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    } ({ $card }).
event-end = The game is over.

### Scores

score-start = Starting points
score-instant = Instant effects
score-permanent = Permanent effects
score-active = Active effects
score-lost = Lost points
verdict-won = { $seat } wins.
verdict-shared = Shared victory: { $seats }.
tie-creatures = Creatures in the area

### Reasons

reason-other-phase =
    { $now ->
        [hunt] This is the hunting phase
        [act] This is the action phase
       *[resolve] This is the resolution phase
    }, and { $phase ->
        [hunt] creatures are hunted in the hunting phase.
        [act] this is done in the action phase.
       *[resolve] active effects are used in the resolution phase.
    }
reason-other-step = Another step is under way: finish it first.
reason-no-step = That belongs to an effect or a payment, and none is under way.
reason-must-choose = This cannot be declined: what is stated is carried out in full.
reason-card-unseen = You do not know where { $card } is: it lies in the draw pile or is held in another hand.
reason-card-on-pile = { $card } lies on top of the draw pile.
reason-card-in-discard = { $card } lies on the discard pile.
reason-card-in-rival-hand = { $card } is in the hand of { $seat }.
reason-card-in-rival-area = { $card } is in the area of { $seat }.
reason-card-prey = { $card } lies on the hunting board.
reason-card-in-hand = { $card } is in your hand.
reason-card-in-area = { $card } is in your area.
reason-card-chosen = You have already chosen { $card }.
reason-marker-there = A marker already lies on { $card }: it has been hunted by { $seat }.
reason-marker-of-another = The marker on { $card } is not yours: it belongs to { $seat }.
reason-marker-missing = No marker lies on { $card }, so nobody may take it.
reason-only-hunted = Only hunted creatures are sold and tamed, and { $card } is yours already.
reason-tame-first = Only cards of your hand are summoned: tame { $card } first.
reason-no-territory = No territory is free: in round { $round } you have { $round ->
        [one] { $round } territory
       *[other] { $round } territories
    } and { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }.
reason-cannot-pay = { $card } costs { $cost }; your stones are worth { $purse }.
reason-cannot-pay-remove = Removing costs the number of the round, { $cost }; your stones are worth { $purse }.
reason-markers-left = You cannot end the turn while your markers lie on creatures: sell or tame { $count ->
        [one] { $count } more
       *[other] { $count } more
    }.
reason-turn-too-long = After { $count ->
        [one] { $count } summon or removal
       *[other] { $count } summons and removals
    } in one turn no more are possible.
reason-stones-lacking = You do not have so many { $stone } stones: you hold { $have }.
reason-pay-too-little = These stones are worth { $worth }; { $cost } is needed.
reason-pay-too-much = These stones are worth { $worth }, and { $cost } is needed: one of them could be left out.
reason-return-exactly = Give back exactly the surplus: { $count ->
        [one] { $count } stone
       *[other] { $count } stones
    }.
reason-nothing-to-draw = { $card } cannot draw: both the draw pile and the discard pile are empty.
reason-nobody-has-family = { $card } needs somebody to discard { $family-creature }, and nobody has one in the area.
reason-hand-lacks-another = { $card } needs another card in your hand to discard, and you have none.
reason-hand-lacks-two = { $card } needs two other cards in your hand: one to discard and one to summon. You have { $count }.
reason-no-second-territory = { $card } brings a second creature, and there is no second free territory: in round { $round } you have { $round ->
        [one] { $round } territory
       *[other] { $round } territories
    } and { $count ->
        [one] { $count } creature
       *[other] { $count } creatures
    }.
reason-nothing-to-summon-free = { $card } finds no card in your hand that could be summoned after the discard.
reason-hand-lacks-dragon = { $card } needs a dragon in your hand, and you have none.
reason-no-dragon-can-follow = { $card } finds no dragon in your hand whose instant effect can be carried out.
reason-area-lacks-another = { $card } needs another creature in your area to recover, and there is none.
reason-nothing-instant-to-copy = { $card } finds no other creature in your area whose instant effect can be carried out.
reason-no-active-effect = { $card } has no active effect.
reason-effect-used = The active effect of { $card } has been used already.
reason-area-lacks-cheap-instant = { $card } finds no creature in your area with an instant effect and a printed cost of 0, 1 or 2.
reason-area-lacks-fire-instant = { $card } finds no fire creature in your area with an instant effect.
reason-no-red-stone = { $card } needs a red stone, and you have none.
reason-no-blue-stone = { $card } needs a blue stone, and you have none.
reason-no-blue-or-purple-stone = { $card } needs a blue or a purple stone, and you have neither.
reason-no-purple-stone = { $card } needs a purple stone, and you have none.
reason-area-has-dragon = There is a dragon in your area, so { $card } scores nothing.
reason-nothing-to-steal = No opponent has a point that { $card } could steal.
reason-hand-empty = { $card } needs a card in your hand to discard, and your hand is empty.
reason-discard-lacks-earth = { $card } finds no earth creature on the discard pile.
reason-nothing-active-to-copy = { $card } finds no other creature in your area whose active effect can be used now.
reason-hand-unlike-area = { $card } scores when hand and area hold the same number of cards: your hand has { $hand }, your area { $area }.
reason-discard-leaves-nothing = If you discard { $discarded }, { $card } finds no card in your hand that can be summoned.
reason-only-family = For { $card } it must be { $family-creature } that is discarded.
reason-only-others = The effect of { $card } is about other creatures, not about itself.
reason-only-dragons = Only dragons hatch from { $card }.
reason-not-a-target = { $card } does not recover { $target }.
reason-not-earth = { $card } is not an earth creature.
reason-player-unknown = There is no such player.
reason-player-lacks-family = { $seat } has no { $family-bare } in the area.
reason-steal-from-others = A point is stolen from an opponent, not from yourself.
reason-steal-nothing = { $seat } has no points to steal.
reason-gain-two-different = Choose two different rewards of the four.
reason-bargain-too-dear = For this stone you must lose { $price ->
        [one] { $price } point
       *[other] { $price } points
    }, and you have { $score }.
reason-no-instant-to-copy = { $card } has no instant effect.

### Table

table-round = Round { $round } of 10
table-phase =
    { $phase ->
        [hunt] Hunting
        [act] Actions
        [resolve] Resolution
       *[other] End of the game
    }
table-prey = Hunting board
table-marker = { $card } ({ $seat })
table-pile = Draw pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-pile-top = on top: { $card }
table-discard = Discard pile ({ $count })
table-player = { $seat }
table-first-player = first player
table-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
table-stones = Stones ({ $count } of { $limit }; worth { $worth })
table-changed-worth = { $stone } is worth { $worth }
table-area = Area ({ $count } of { $round })
table-hand = Hand ({ $count })
table-priced = { $card } for { $cost }
table-unseen =
    { $count ->
        [one] { $count } unseen card
       *[other] { $count } unseen cards
    }
table-waiting = Active effects to use
table-chosen = Chosen
table-empty = empty

### Cards

card-kind = { $family-title }, cost { $cost }
card-instant = Instant: { $card-instant }
card-permanent = Permanent: { $card-permanent }
card-active = Active: { $card-active }
card-note = { $card-note }

### Help

help-turn = A round has three phases. In the hunting phase everybody marks two creatures. In the action phase you sell each hunted creature for stones or tame it into your hand, and you may summon cards of your hand by paying stones, and remove creatures from your area; you have as many territories as the number of the round. In the resolution phase every active effect in your area is used once. You may hold four stones, and nobody gives change. The game ends after a round at the end of which somebody has at least 60 points, or after round 10; the most points win.
