### Names

game-name = Tash-Kalar: Arena of Legends
game-tagline = Form patterns on the arena and summon the beings of legends

## Decks

deck-northern-imperial = the Northern Imperial deck
    .title = Northern Imperial deck
    .acc = the Northern Imperial deck
deck-southern-imperial = the Southern Imperial deck
    .title = Southern Imperial deck
    .acc = the Southern Imperial deck
deck-highland = the Highland deck
    .title = Highland deck
    .acc = the Highland deck
deck-sylvan = the Sylvan deck
    .title = Sylvan deck
    .acc = the Sylvan deck
deck-everfrost = the Everfrost deck
    .title = Everfrost deck
    .acc = the Everfrost deck
deck-nethervoid = the Nethervoid deck
    .title = Nethervoid deck
    .acc = the Nethervoid deck
deck-etherweave = the Etherweave deck
    .title = Etherweave deck
    .acc = the Etherweave deck

suit-imperial = the Imperial deck
    .title = Imperial deck
suit-highland = the Highland deck
    .title = Highland deck
suit-sylvan = the Sylvan deck
    .title = Sylvan deck
suit-everfrost = the Everfrost deck
    .title = Everfrost deck
suit-nethervoid = the Nethervoid deck
    .title = Nethervoid deck
suit-etherweave = the Etherweave deck
    .title = Etherweave deck
suit-legends = legends
    .title = Legend
suit-flares = flares
    .title = Flare

## Colours

colour-blue = blue
    .title = Blue
    .gen = blue
colour-red = red
    .title = Red
    .gen = red
colour-brown = brown
    .title = Brown
    .gen = brown
colour-green = green
    .title = Green
    .gen = green
colour-white = white
    .title = White
    .gen = white
colour-orange = orange
    .title = Orange
    .gen = orange
colour-purple = purple
    .title = Purple
    .gen = purple

## Ranks and pieces

rank-common = common
    .gen = common
rank-heroic = heroic
    .gen = heroic
rank-legendary = legendary
    .gen = legendary

piece-blue-common = a blue common piece
    .few = blue common pieces
    .many = blue common pieces
    .title = Blue common pieces
piece-blue-heroic = a blue heroic piece
    .few = blue heroic pieces
    .many = blue heroic pieces
    .title = Blue heroic pieces
piece-blue-legendary = a blue legendary piece
    .few = blue legendary pieces
    .many = blue legendary pieces
    .title = Blue legendary pieces
piece-red-common = a red common piece
    .few = red common pieces
    .many = red common pieces
    .title = Red common pieces
piece-red-heroic = a red heroic piece
    .few = red heroic pieces
    .many = red heroic pieces
    .title = Red heroic pieces
piece-red-legendary = a red legendary piece
    .few = red legendary pieces
    .many = red legendary pieces
    .title = Red legendary pieces
piece-brown-common = a brown common piece
    .few = brown common pieces
    .many = brown common pieces
    .title = Brown common pieces
piece-brown-heroic = a brown heroic piece
    .few = brown heroic pieces
    .many = brown heroic pieces
    .title = Brown heroic pieces
piece-brown-legendary = a brown legendary piece
    .few = brown legendary pieces
    .many = brown legendary pieces
    .title = Brown legendary pieces
piece-green-common = a green common piece
    .few = green common pieces
    .many = green common pieces
    .title = Green common pieces
piece-green-heroic = a green heroic piece
    .few = green heroic pieces
    .many = green heroic pieces
    .title = Green heroic pieces
piece-green-legendary = a green legendary piece
    .few = green legendary pieces
    .many = green legendary pieces
    .title = Green legendary pieces
piece-white-common = a white common piece
    .few = white common pieces
    .many = white common pieces
    .title = White common pieces
piece-white-heroic = a white heroic piece
    .few = white heroic pieces
    .many = white heroic pieces
    .title = White heroic pieces
piece-white-legendary = a white legendary piece
    .few = white legendary pieces
    .many = white legendary pieces
    .title = White legendary pieces
piece-orange-common = an orange common piece
    .few = orange common pieces
    .many = orange common pieces
    .title = Orange common pieces
piece-orange-heroic = an orange heroic piece
    .few = orange heroic pieces
    .many = orange heroic pieces
    .title = Orange heroic pieces
piece-orange-legendary = an orange legendary piece
    .few = orange legendary pieces
    .many = orange legendary pieces
    .title = Orange legendary pieces
piece-purple-common = a purple common piece
    .few = purple common pieces
    .many = purple common pieces
    .title = Purple common pieces
piece-purple-heroic = a purple heroic piece
    .few = purple heroic pieces
    .many = purple heroic pieces
    .title = Purple heroic pieces
piece-purple-legendary = a purple legendary piece
    .few = purple legendary pieces
    .many = purple legendary pieces
    .title = Purple legendary pieces

## Kinds of cards

kind-being = a being
kind-legend = a legend
kind-flare = a flare

## Moves

sort-standard = standard
    .move = a standard move
    .leap = a standard leap
sort-combat = combat
    .move = a combat move
    .leap = a combat leap
sort-empty = onto an empty square
    .move = a move onto an empty square
    .leap = a leap to an empty square
sort-mixed = standard or combat
    .move = a standard or combat move
    .leap = a standard or combat leap

## How a pattern lies

lie-upright = pattern as printed
lie-right = pattern turned right
lie-around = pattern turned around
lie-left = pattern turned left
lie-mirrored = pattern mirrored
lie-mirrored-right = pattern mirrored and turned right
lie-mirrored-around = pattern mirrored and turned around
lie-mirrored-left = pattern mirrored and turned left

## Directions

direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west

## Help with a summoning

help-war-summoner = War Summoner
help-frostweave-summoner = Frozen effect of Frostweave Summoner
help-improvising = Improvised summoning

## Effects to choose from

half-upper = upper effect
half-lower = lower effect
way-near = Destroy the enemy common and heroic pieces next to it
way-far = Destroy the enemy common pieces within distance 2
way-place-one = Place a piece
way-convert-one = Convert a piece
way-upgrade-one = Upgrade a piece
way-move-one = Make a move
way-combat-move = Make a combat move
way-gain-action = Gain an action
way-common = A common piece
way-heroic = A heroic piece
way-legendary = A legendary piece

## Sorts of tasks

type-destruction = destruction
type-colored = coloured squares
type-summoning = summoning
type-pattern = pattern
type-enemy = enemy pieces
difficulty-simple = Simple task
difficulty-advanced = Advanced task

## Beings of the Imperial deck

title-swordmaster = Swordmaster
card-swordmaster-effect = You may destroy an enemy common piece diagonally next to the Swordmaster. If you do, upgrade the Swordmaster.

title-messenger = Messenger
card-messenger-effect = One of your common or heroic pieces may make any number of standard moves in one direction.

title-herald = Herald
card-herald-effect = Make up to 2 moves with your pieces, each onto an empty square.

title-bomb = Bomb
card-bomb-effect = If you still have an action left after this summoning, destroy the Bomb and all common pieces next to it.

title-chronicler = Chronicler
card-chronicler-effect = Upgrade one of your common pieces other than the Chronicler. It may then make a standard move.

title-assassin = Assassin
card-assassin-effect = Destroy any piece on the marked square. If that square is empty, the Assassin may move there instead.

title-time-mage = Time Mage
card-time-mage-effect = Gain an action. Destroy an enemy piece on the marked square.

title-summoner = Summoner
card-summoner-effect = Place up to 2 of your common pieces on empty marked squares.

title-hypnotist = Hypnotist
card-hypnotist-effect = Choose up to 3 common or up to 2 heroic pieces of one enemy colour, and make one combat move with each of them.

title-cannon = Cannon
card-cannon-effect = You may choose a marked direction and destroy all common pieces on that line.

title-champion = Champion
card-champion-effect = You may destroy an enemy piece next to the Champion. If it was legendary, destroy the Champion, too, and gain an action.

title-infantry-captain = Infantry Captain
card-infantry-captain-effect = Make up to 2 combat moves with your pieces other than the Infantry Captain.

title-cavalry-captain = Cavalry Captain
card-cavalry-captain-effect = With one of your pieces other than the Cavalry Captain, make up to 2 standard moves and up to 1 combat move, in any order.

title-gryphon-rider = Gryphon Rider
card-gryphon-rider-effect = The Gryphon Rider may make a combat leap. If she does, you may downgrade her and place one of your common pieces on an empty square next to her.

title-knight = Knight
card-knight-effect = The Knight may make up to 3 combat moves, none of them onto a common piece.

title-high-priestess = High Priestess
card-high-priestess-effect = The High Priestess may make a standard move. Then you may upgrade any common piece next to her.

title-master-of-intrigue = Master of Intrigue
card-master-of-intrigue-effect = Make up to 3 moves in all: standard moves with the Master of Intrigue, and combat moves with common and heroic pieces used for his summoning.

title-gun-tower = Gun Tower
card-gun-tower-effect = You may choose a marked direction and destroy the first 2 pieces on that line. A legendary piece survives and protects what is behind it.

## Beings of the Highland deck

title-wild-eagle = Wild Eagle
card-wild-eagle-effect = The Wild Eagle may make a combat leap.

title-clan-axeman = Clan Axeman
card-clan-axeman-effect = You may destroy any common or heroic piece orthogonally next to the Clan Axeman.

title-clan-healer = Clan Healer
card-clan-healer-effect = Place up to 2 of your common pieces on empty squares next to green squares.

title-dire-wolf = Dire Wolf
card-dire-wolf-effect = The Dire Wolf may make up to 2 combat moves.

title-ritual-keeper = Ritual Keeper
card-ritual-keeper-effect = If the Ritual Keeper was summoned on a green square, upgrade one of your common pieces. If it was a red one, you may make a combat move with one of your pieces.

title-eagle-lord = Eagle Lord
card-eagle-lord-effect = The Eagle Lord may make a combat leap.

title-wolf-rider = Wolf Rider
card-wolf-rider-effect = The Wolf Rider may make up to 2 combat moves.

title-blood-shaman = Blood Shaman
card-blood-shaman-effect = Destroy any common or heroic piece. If it stood on a red square, also destroy all common pieces next to that square.

title-war-drummer = War Drummer
card-war-drummer-effect = Make 1 combat move or up to 2 standard moves with your pieces other than the War Drummer.

title-hill-giant = Hill Giant
card-hill-giant-effect = Destroy all common and heroic pieces orthogonally next to the Hill Giant.

title-warlord = Warlord
card-warlord-effect = Make up to 3 combat moves with your pieces, but all 3 only if the Warlord makes at least one of them.

title-war-summoner = War Summoner
card-war-summoner-effect = Gain an action. For the next being that you summon in this turn, you may use one enemy piece as if it were yours.

title-ritual-master = Ritual Master
card-ritual-master-effect = If the Ritual Master was summoned on a green square, gain 2 actions. If it was a red one, you may destroy any heroic piece, and you may destroy any common piece.

title-legend-slayer = Legend Slayer
card-legend-slayer-effect = You may destroy either 1 legendary piece or up to 2 common or heroic pieces diagonally next to the Legend Slayer.

title-mountain-troll = Mountain Troll
card-mountain-troll-effect = Destroy all enemy common pieces next to the Mountain Troll. If there were at least 2, gain an action.

title-hungry-bear = Hungry Bear
card-hungry-bear-effect = The Hungry Bear may make up to 2 standard moves. On entering an empty square it stops.

title-werewolf = Werewolf
card-werewolf-effect = If the Werewolf was summoned on a red or green square other than the centre of the arena, it may make up to 3 combat moves. Otherwise it may make a standard move.

title-clan-guardian = Clan Guardian
card-clan-guardian-effect = You may upgrade a common piece that was used for this summoning.

## Beings of the Sylvan deck

title-sapling = Sapling
card-sapling-effect = Upgrade the Sapling.

title-kiskin-farseeders = Kiskin Farseeders
card-kiskin-farseeders-effect = You may place one of your common pieces on an empty square next to any of your pieces.

title-charging-buck = Charging Buck
card-charging-buck-effect = The Charging Buck may make up to 2 combat leaps, each over a distance of exactly 2.

title-forest-wardens = Forest Wardens
card-forest-wardens-effect = Destroy a common piece of an opponent who has more common pieces than you. Then destroy a heroic piece of an opponent who has more upgraded pieces than you.

title-naiad = Naiad
card-naiad-effect = Choose up to 2 of your pieces next to the Naiad and make a standard move with each of them.

title-kiskin-spirit = Kiskin Spirit
card-kiskin-spirit-effect = You may put a card of your discard pile on top of your deck. If you do, or if your discard pile is empty, draw 1 extra card from your deck at the end of this turn.

title-dryad = Dryad
card-dryad-effect = You may convert an enemy common or heroic piece next to the Dryad into a common piece of yours.

title-centaur-spearman = Centaur Spearman
card-centaur-spearman-effect = The Centaur Spearman may make a combat move. If he does, destroy the first piece further on in the same direction, unless it is legendary.

title-centaur-chieftain = Centaur Chieftain
card-centaur-chieftain-effect = The Centaur Chieftain may make a combat move. If he does, make up to 3 combat moves in the same direction with your other pieces.

title-unicorn = Unicorn
card-unicorn-effect = Choose one: the Unicorn may make a combat move; or gain an action.

title-sylvan-queen = Sylvan Queen
card-sylvan-queen-effect = You may convert an enemy common or heroic piece diagonally next to the Sylvan Queen into a piece of yours of the same rank.

title-sylvan-princess = Sylvan Princess
card-sylvan-princess-effect = You may convert an enemy common piece diagonally next to the Sylvan Princess into a common piece of yours.

title-woodland-druid = Woodland Druid
card-woodland-druid-effect = Upgrade one common piece of each colour, your own included.

title-forest-ancient = Forest Ancient
card-forest-ancient-effect = Place 2 enemy common pieces, of one colour or two, on empty squares within distance 2. Then for each of them destroy a common piece of its colour within distance 3.

title-forest-mystic = Forest Mystic
card-forest-mystic-effect = At the end of this turn, draw 1 extra card from your deck and 1 extra legend.

title-kiskin-leafsplitter = Kiskin Leafsplitter
card-kiskin-leafsplitter-effect = Up to 2 times, choose a diagonal direction and destroy the first piece on that line. It may be the same direction twice.

title-kiskin-boughrunner = Kiskin Boughrunner
card-kiskin-boughrunner-effect = The Kiskin Boughrunner may make up to 3 combat moves, each onto a square next to another of your pieces.

title-tree-shepherd = Tree Shepherd
card-tree-shepherd-effect = Choose one of your pieces: upgrade it if it is common; if it is heroic, it may make a combat move; if it is legendary, a standard move.

## Beings of the Everfrost deck

title-snow-fox = Snow Fox
card-snow-fox-effect = The Snow Fox may make up to 2 standard moves.

title-royal-reindeer = Royal Reindeer
card-royal-reindeer-effect = The Royal Reindeer may make a combat leap over a distance of exactly 2. If neither its summoning nor this leap destroyed a piece, upgrade the Royal Reindeer.

title-crystal-mirror = Crystal Mirror
card-crystal-mirror-effect = You may choose either 1 heroic piece or up to 2 common pieces on the squares marked y. For each of them, place one of your pieces of the same rank on its mirror image among the squares marked b, if that square is empty.

title-crystal-grower = Crystal Grower
card-crystal-grower-effect = Upgrade one common piece of each enemy colour.
card-crystal-grower-frozen = Frozen effect: Upgrade one of your common pieces.

title-ice-princess = Ice Princess
card-ice-princess-effect = You may make a combat move with one of your common pieces other than the Ice Princess.
card-ice-princess-frozen = Frozen effect: Make a standard move with one of your common pieces.

title-ice-queen = Ice Queen
card-ice-queen-effect = You may make a combat move with one of your heroic pieces other than the Ice Queen.
card-ice-queen-frozen = Frozen effect: Make a standard move with one of your heroic pieces.

title-frostweave-summoner = Frostweave Summoner
card-frostweave-summoner-effect = It has no effect when it is summoned.
card-frostweave-summoner-frozen = Frozen effect: For one being, when you summon it, you may use one enemy piece as if it were yours.

title-winter-whisperer = Winter Whisperer
card-winter-whisperer-effect = It has no effect when it is summoned.
card-winter-whisperer-frozen = Frozen effect: You may destroy one of your common pieces. You may discard your flare. If you do both, gain an action.

title-frozen-chest = Frozen Chest
card-frozen-chest-effect = You may put the frozen effect of a card in your discard pile into play. If you do and have another one in play, discard that one’s card.

title-everfrost-sentinel = Everfrost Sentinel
card-everfrost-sentinel-effect = If summoning the Everfrost Sentinel destroyed an enemy piece, you may downgrade it. If you do, every opponent has 1 action fewer in their next turn; in team play, this is the other team’s next turn.

title-glacier-giant = Glacier Giant
card-glacier-giant-effect = The Glacier Giant may make any number of combat moves in one marked direction. If it made at least one, you may destroy a legendary piece on the next square in that direction; if you do, destroy the Glacier Giant, too.

title-polar-bear = Polar Bear
card-polar-bear-effect = The Polar Bear may make a combat move. If this destroyed a piece, it may make a standard move. If that destroyed a piece, too, it may make a move onto an empty square.

title-war-sled = War Sled
card-war-sled-effect = The War Sled may make up to 3 combat moves: the first in a marked direction, each later one in the direction of the one before or turned from it by 45°.

title-snow-monster = Snow Monster
card-snow-monster-effect = Destroy all enemy common pieces within distance 2 that are next to any of your pieces.

title-frost-imp = Frost Imp
card-frost-imp-effect = You may choose a direction and any common piece next to the Frost Imp: that piece makes as many standard moves in this direction as it can.

title-ice-wyvern = Ice Wyvern
card-ice-wyvern-effect = The Ice Wyvern may make a combat leap. If this destroyed a piece, destroy the Ice Wyvern, too.
card-ice-wyvern-frozen = Frozen effect: Place one of your common pieces on an empty square next to one of your heroic pieces.

title-deathbringer = Deathbringer
card-deathbringer-effect = You may destroy any piece next to the Deathbringer; a heroic one only if another of your pieces is next to it, a legendary one only if 3 others are. The piece is removed from the game; an enemy piece counts as 2 destroyed pieces.

title-frostweave-illusionist = Frostweave Illusionist
card-frostweave-illusionist-effect = Convert the Frostweave Illusionist into a common piece of an opponent.
card-frostweave-illusionist-frozen = Frozen effect: Convert an enemy common piece into a common piece of yours.

## Beings of the Nethervoid deck

title-shadow-imp = Shadow Imp
card-shadow-imp-effect = The Shadow Imp may make a combat move. If it does and is not the Gateway itself, the Gateway may make a combat move in the same direction.

title-flame-imp = Flame Imp
card-flame-imp-effect = You may destroy any common piece next to the Gateway.

title-gate-keeper = Gate Keeper
card-gate-keeper-effect = You may either upgrade one of your common pieces or place one on any empty square. If you do, that piece becomes the Gateway.

title-demon-of-gluttony = Demon of Gluttony
card-demon-of-gluttony-effect = The Demon of Gluttony may make a combat move. If this destroyed a piece, upgrade the Demon, and it may make another combat move. If that destroyed a piece, too, the Demon becomes the Gateway.

title-demon-of-pride = Demon of Pride
card-demon-of-pride-effect = Upgrade the Demon of Pride; it becomes the Gateway. Then it may make a combat move.

title-acolyte-of-destruction = Acolyte of Destruction
card-acolyte-of-destruction-effect = Destroy any common piece. If you do and the Gateway is on a red square, you may also destroy any heroic piece next to the square of the destroyed common piece.

title-acolyte-of-growth = Acolyte of Growth
card-acolyte-of-growth-effect = Place one of your common pieces on any empty square. If you do and the Gateway is on a green square, place one of your heroic pieces on an empty square next to the piece just placed.

title-power-seeker = Power Seeker
card-power-seeker-effect = If the Power Seeker is the Gateway, it may make a standard move. Otherwise it may make any number of combat moves, each bringing it nearer to the Gateway.

title-hell-hound = Hell Hound
card-hell-hound-effect = You may destroy any piece next to the Hell Hound. Unless you destroy a legendary piece in this way, put this card under your deck instead of discarding it, if your deck is not empty.

title-vortexmaster = Vortexmaster
card-vortexmaster-effect = The Gateway may make a combat move. Then one of your pieces next to the Gateway may make a combat move.

title-gate-master = Gate Master
card-gate-master-effect = Upgrade the Gateway. If it became legendary, this summoning counts as summoning a legend. Then choose one of your common or heroic pieces: it becomes the Gateway.

title-hell-rider = Hell Rider
card-hell-rider-effect = If the Hell Rider is the Gateway, it may make a combat move. Otherwise it may make up to 3 combat moves.

title-demon-of-wrath = Demon of Wrath
card-demon-of-wrath-effect = If no enemy common piece is next to the Gateway, the Gateway may make a standard move. Then destroy all enemy common pieces next to the Gateway.

title-demon-of-greed = Demon of Greed
card-demon-of-greed-effect = Destroy one of your common and one of your heroic pieces, but not the Gateway. Gain an action for each piece destroyed.

title-demon-of-lust = Demon of Lust
card-demon-of-lust-effect = Choose up to 2 pieces of any colour. Make a combat move with each of them that brings it nearer to the Gateway, but not onto the Gateway.

title-demon-of-sloth = Demon of Sloth
card-demon-of-sloth-effect = Spend an action without doing anything. If you have none to spend, destroy the Gateway instead.

title-demon-of-envy = Demon of Envy
card-demon-of-envy-effect = Place one of your common pieces on an empty square next to the Gateway. Repeat this as long as an opponent has more pieces than you and such a square is left.

title-possessed-summoner = Possessed Summoner
card-possessed-summoner-effect = Place a common piece of an opponent on an empty square next to a piece of the same colour. If you do, the next being that you summon in this turn needs pieces of that colour instead of yours. You may discard your flare; if you do, gain an action.

## Beings of the Etherweave deck

title-doppelganger = Doppelganger
card-doppelganger-effect = Carry out the warp effect of your pending being as a normal effect.

title-paradox-worm = Paradox Worm
card-paradox-worm-effect = You may swap one of your common or heroic pieces with an enemy piece of the same rank.
card-paradox-worm-warp = Warp effect: Upgrade an enemy common piece. Then you may discard your pending being.

title-lesser-shadow-twin = Lesser Shadow Twin
card-lesser-shadow-twin-effect = If Greater Shadow Twin is in your discard pile, choose one of your pieces and destroy up to 2 common pieces next to it.
card-lesser-shadow-twin-warp = Warp effect: Upgrade one of your common pieces.

title-translocationist = Translocationist
card-translocationist-effect = Make up to 2 swaps, each of one of your heroic pieces with one of your common pieces; not twice with the same heroic piece.
card-translocationist-warp = Warp effect: Gain an action.

title-antimatter-spirit = Antimatter Spirit
card-antimatter-spirit-effect = It has no effect when it is summoned.
card-antimatter-spirit-warp = Warp effect: Linked, all or nothing: place one of your common pieces on an empty colourless square and make a combat move with it. Then place a common piece of an opponent on the same square and make a combat move with it in the opposite direction.

title-merchant-of-time = Merchant of Time
card-merchant-of-time-effect = If a piece lies on this card, make a standard leap with it to a colourless square.
card-merchant-of-time-warp = Warp effect: Put any piece from a colourless square on this card; it is not destroyed. This effect cannot be copied, and the pending Merchant of Time can be neither discarded nor taken back.

title-gate-of-oblivion = Gate of Oblivion
card-gate-of-oblivion-effect = Destroy any piece on the square marked p. Then you may destroy any common or heroic piece on a square marked r.
card-gate-of-oblivion-warp = Warp effect: For the rest of this turn, each piece that you destroy counts once more, with its colour and rank.

title-time-traveler = Time Traveler
card-time-traveler-effect = The Time Traveler is put on any empty colourless square. You may destroy any common piece next to it; if you do, put the top card of your discard pile on top of your deck.

title-greater-shadow-twin = Greater Shadow Twin
card-greater-shadow-twin-effect = If Lesser Shadow Twin is in your discard pile, you may destroy any heroic piece that is next to at least 2 of your pieces.
card-greater-shadow-twin-warp = Warp effect: Upgrade one of your common pieces.

title-warpmaster = Warpmaster
card-warpmaster-effect = You may either take your pending being back into your hand or make a standard move with the Warpmaster.

title-dark-sphere = Dark Sphere
card-dark-sphere-effect = Choose up to 3 common or heroic pieces, but not 3 of one colour. Make a combat move with each of them that ends at a distance of exactly 2 from the Dark Sphere.

title-void-summoner = Void Summoner
card-void-summoner-effect = For the next being that you summon in this turn, up to 2 empty squares may count as your common pieces.
card-void-summoner-warp = Warp effect: Make a standard move with one of your common or heroic pieces.

title-eternal-emperor = Eternal Emperor
card-eternal-emperor-effect = If you did not play the warp effect of the Eternal Emperor in this turn, you may carry it out now as a normal effect.
card-eternal-emperor-warp = Warp effect: Choose one: place one of your common pieces on any empty square; make a combat move with one of your common pieces; or make a standard move with one of your heroic or legendary pieces.

title-reality-patch = Reality Patch
card-reality-patch-effect = You may destroy a heroic piece of each enemy colour. You may discard your pending being. You may discard a card from your hand.

title-polarity-queen = Polarity Queen
card-polarity-queen-effect = Linked, all or nothing: make a combat move with one of your common or heroic pieces, then a combat move in the opposite direction with another of them; neither may be the Polarity Queen.
card-polarity-queen-warp = Warp effect: Place one of your common pieces on an empty square next to an enemy piece.

title-singularity = Singularity
card-singularity-effect = Choose an empty colourless square. All common pieces next to it make a combat move onto it, one after another, in the order that you choose.

title-ziggurat-sentinel = Ziggurat Sentinel
card-ziggurat-sentinel-effect = You may either carry out the warp effect of a card in your discard pile as a normal effect, or make up to 3 combat moves in the marked direction with the Ziggurat Sentinel.
card-ziggurat-sentinel-warp = Warp effect: With one of your common or heroic pieces, make either 1 combat move or 2 standard moves.

title-iris-of-eternity = Iris of Eternity
card-iris-of-eternity-effect = You may either destroy any legendary piece next to the Iris of Eternity or upgrade the Iris. If it became legendary, this summoning counts as summoning a legend, and you discard all legends from your hand.

## Legends

title-fire-dragon = Fire Dragon
card-fire-dragon-effect = Choose a marked direction. Within distance 2, destroy all common and heroic pieces on that line and on the two lines at 45° to it.

title-hell-bull = Hell Bull
card-hell-bull-effect = The Hell Bull may make any number of combat moves in one direction. It stops when it destroys a legendary piece.

title-angel-of-death = Angel of Death
card-angel-of-death-effect = You may choose any other piece. If you do, upgrade it; then make a combat leap onto it with the Angel of Death.

title-the-eldest-tree = The Eldest Tree
card-the-eldest-tree-effect = Choose up to 3 squares next to The Eldest Tree. On each of them destroy an enemy common or heroic piece, upgrade your common piece, or, if it is empty, place one of your common pieces.

title-bone-catapult = Bone Catapult
card-bone-catapult-effect = You may destroy any piece on a marked line. If you do, destroy all common pieces next to it, too.

title-fire-elemental = Fire Elemental
card-fire-elemental-effect = Choose one: destroy all enemy common and heroic pieces next to the Fire Elemental; or destroy all enemy common pieces within distance 2.

title-leviathan = Leviathan
card-leviathan-effect = Choose one: downgrade up to 3 connected upgraded pieces; or destroy up to 4 connected common pieces.

title-two-headed-dragon = Two-Headed Dragon
card-two-headed-dragon-effect = You may upgrade a piece that was used for this summoning. If you do, you may destroy any heroic piece next to it.

title-earth-elemental = Earth Elemental
card-earth-elemental-effect = Destroy any common or heroic piece on or next to a red square. Upgrade any common piece on or next to a green square. The Earth Elemental may make a combat move onto a red or green square.

title-time-elemental = Time Elemental
card-time-elemental-effect = After this turn, take an additional turn, even if the end of the game has been triggered.

title-storm-elemental = Storm Elemental
card-storm-elemental-effect = You may place one of your pieces of any rank on an empty square within distance 3. It may make combat moves in one direction: up to 1 if it is legendary, up to 3 if it is heroic, up to 5 if it is common. Then destroy it.

title-titan = Titan
card-titan-effect = Destroy all pieces orthogonally next to the Titan, and all common and heroic pieces diagonally next to it. They do not count as destroyed by you.

## Flares

title-flare-3-6-a = First flare 3/6
card-flare-3-6-a-upper = Upper effect: Place one of your common pieces on any empty square.
card-flare-3-6-a-lower = Lower effect: Place one of your heroic pieces on any empty square.

title-flare-4-4-a = First flare 4/4
card-flare-4-4-a-upper = Upper effect: Place one of your common pieces on any empty square.
card-flare-4-4-a-lower = Lower effect: Place one of your common pieces on any empty square.

title-flare-3-5 = Flare 3/5
card-flare-3-5-upper = Upper effect: Make up to 3 standard moves with your common pieces.
card-flare-3-5-lower = Lower effect: Gain an action.

title-flare-4-5-a = First flare 4/5
card-flare-4-5-a-upper = Upper effect: Place one of your common pieces on any empty square.
card-flare-4-5-a-lower = Lower effect: Either place one of your common pieces on any empty square, or convert an enemy common piece into a common piece of yours.

title-flare-3-6-b = Second flare 3/6
card-flare-3-6-b-upper = Upper effect: Either make a standard move with one of your common pieces, or upgrade one of them.
card-flare-3-6-b-lower = Lower effect: Place 2 of your common pieces on any empty squares.

title-flare-4-4-b = Second flare 4/4
card-flare-4-4-b-upper = Upper effect: Either place one of your common pieces on any empty square, or upgrade one of your common pieces.
card-flare-4-4-b-lower = Lower effect: You may make a combat leap with one of your common pieces.

title-flare-4-6 = Flare 4/6
card-flare-4-6-upper = Upper effect: Place one of your common pieces on any empty square.
card-flare-4-6-lower = Lower effect: Upgrade one of your common pieces and gain an action.

title-flare-4-5-b = Second flare 4/5
card-flare-4-5-b-upper = Upper effect: Gain an action.
card-flare-4-5-b-lower = Lower effect: Place one of your common pieces on any empty square.

title-flare-5-4 = Flare 5/4
card-flare-5-4-upper = Upper effect: Place one of your heroic pieces on any empty square.
card-flare-5-4-lower = Lower effect: Make up to 1 standard and up to 1 combat move with your common pieces, in any order.

title-flare-5-5 = Flare 5/5
card-flare-5-5-upper = Upper effect: Place 2 of your common pieces on any empty squares.
card-flare-5-5-lower = Lower effect: Place one of your common pieces on any empty square.

title-flare-3-4 = Flare 3/4
card-flare-3-4-upper = Upper effect: Place one of your common pieces on any empty square.
card-flare-3-4-lower = Lower effect: You may make either 1 combat move or up to 2 standard moves with your common and heroic pieces.

title-flare-2-5 = Flare 2/5
card-flare-2-5-upper = Upper effect: You may make a standard leap with one of your common pieces.
card-flare-2-5-lower = Lower effect: Gain an action.

## Tasks

title-destruction = Destruction
card-destruction-condition = You destroyed at least 3 enemy pieces in this turn.

title-devastation = Devastation
card-devastation-condition = You destroyed at least 4 enemy pieces in this turn.

title-heroic-destruction = Heroic Destruction
card-heroic-destruction-condition = You destroyed at least 3 enemy pieces in this turn, at least 1 of them upgraded.

title-heroic-devastation = Heroic Devastation
card-heroic-devastation-condition = You destroyed at least 4 enemy pieces in this turn, at least 2 of them upgraded.

title-end-of-legends = End of Legends
card-end-of-legends-condition = You destroyed at least 1 legendary or at least 2 heroic enemy pieces in this turn.

title-red-conquest = Red Conquest
card-red-conquest-condition = At least 3 of your pieces stand on red squares, at least 2 of them upgraded.

title-green-conquest = Green Conquest
card-green-conquest-condition = At least 3 of your pieces stand on green squares, at least 2 of them upgraded.

title-color-conquest = Color Conquest
card-color-conquest-condition = At least 5 of your pieces stand on red and green squares, at least 3 of them upgraded.

title-red-legends = Red Legends
card-red-legends-condition = At least 2 of your upgraded pieces stand on red squares, at least 1 of them legendary.

title-green-legends = Green Legends
card-green-legends-condition = At least 2 of your upgraded pieces stand on green squares, at least 1 of them legendary.

title-rainbow-dominance = Rainbow Dominance
card-rainbow-dominance-condition = You have more upgraded pieces than the opponent on red squares, and also on green squares.

title-red-summoning = Red Summoning
card-red-summoning-condition = You summoned at least 2 beings in this turn, at least 1 of them on a red square.

title-green-summoning = Green Summoning
card-green-summoning-condition = You summoned at least 2 beings in this turn, at least 1 of them on a green square.

title-colored-summoning = Colored Summoning
card-colored-summoning-condition = You summoned at least 2 beings on red or green squares in this turn.

title-legendary-summoning = Legendary Summoning
card-legendary-summoning-condition = You summoned at least 2 beings in this turn, at least 1 of them legendary.

title-central-dominance = Central Dominance
card-central-dominance-condition = At least 5 of your pieces stand on the 9 central squares, at least 2 of them upgraded.

title-center-cross = Center Cross
card-center-cross-condition = Your pieces stand on the centre of the arena and on all 4 squares orthogonally next to it, or on the centre and all 4 squares diagonally next to it.

title-line-dominance = Line Dominance
card-line-dominance-condition = In one of the 3 middle rows or 3 middle columns you have at least 6 pieces more than the opponent.

title-diagonals = Diagonals
card-diagonals-condition = On each of the 2 long diagonals stand at least 4 of your pieces, at least 1 of them upgraded. The centre counts for both.

title-side-chain = Side Chain
card-side-chain-condition = A chain of your pieces, each next to the one before, connects two opposite straight sides of the arena.

title-corner-chain = Corner Chain
card-corner-chain-condition = A chain of your pieces, each next to the one before, connects two opposite slanted corners of the arena.

title-imprisonment = Imprisonment
card-imprisonment-condition = At least 6 of your pieces stand next to one enemy piece.

title-envelopment = Envelopment
card-envelopment-condition = At least 7 of your pieces stand next to one enemy piece.

title-isolation = Isolation
card-isolation-condition = Some enemy piece has another one within distance 2, but is next to no other enemy piece and could not get next to one by up to 3 moves over empty squares.

### Settings

setting-mode = Mode
    .note = High Form scores tasks and legendary pieces. A deathmatch scores destroyed pieces, summoned legends and the opponents’ flares: in a duel two players or teams meet, in melee everybody plays alone.
setting-mode-high-form = High Form
setting-mode-duel = Deathmatch duel
setting-mode-melee = Deathmatch melee

setting-decks = Decks
    .note = Whether the players choose their decks in turn, get them at random, or exclude decks in turn before they choose.
setting-decks-choice = Chosen in turn
setting-decks-random = At random
setting-decks-ban-pick = Excluding, then choosing

setting-halves = Effects of a flare
    .note = Whether an effect of a flare whose condition holds may be left out.
setting-halves-optional = Optional
setting-halves-compulsory = Compulsory

setting-conceding = Conceding
    .note = When a side may concede; in melee never.
setting-conceding-last-turn = Instead of the last turn
setting-conceding-any-time = At any time

### Prompts

prompt-ban-deck = Choose a deck to exclude.
prompt-take-deck = Choose your deck.
prompt-start = Choose where the first pieces stand.
prompt-start-duel = Choose which piece stands on C5; the other one goes on { $target }.
prompt-act = { $count ->
        [0] No actions left: end the turn, or first do what costs no action, if you can.
       *[other] Choose an action (left: { $count }).
    }
prompt-place-anew = Choose an empty square for this piece.
prompt-pick-up = { $card }: the supply has no piece for it. Choose which of your pieces on the arena to use.
prompt-cover = { $card }: choose what lets you use the piece on { $square }.
prompt-keep-frozen = { $card } brings a second frozen effect: choose which of the two you keep.
prompt-return = You may return cards from your hand under their decks.
prompt-flare-half = { $card }: choose whether to apply the { $half }.
prompt-score-legend = Choose the colour in which the legend scores 1 point.
prompt-score-mixed = Choose the colour in which the pair of pieces of different colours scores 1 point.
prompt-claim = Choose which task to claim, if any.
prompt-confirm-concede = Your partner wants to concede. Do you agree?
prompt-choose-alternative = { $card }: choose one.
prompt-choose-piece = { $card }: choose a piece{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-choose-piece = { $card }: choose a piece, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-choose-square = { $card }: choose a square.
prompt-choose-colour = { $card }: choose the colour of an opponent.
prompt-choose-group = { $card }: choose the first piece of a group to downgrade or destroy, or stop.
prompt-extend-group = { $card }: choose another piece next to the group, or stop (left: { $count }).
prompt-tend = { $card }: choose what to do on another square, or stop (left: { $count }).
prompt-aim = { $card }: choose a direction{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-aim = { $card }: choose a direction, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-destroy = { $card }: choose a piece to destroy{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-destroy = { $card }: choose a piece to destroy, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-upgrade = { $card }: choose a piece to upgrade.
prompt-may-upgrade = { $card }: choose a piece to upgrade, or stop.
prompt-downgrade = { $card }: choose a piece to downgrade.
prompt-may-downgrade = { $card }: choose a piece to downgrade, or stop.
prompt-convert = { $card }: choose a piece to convert.
prompt-may-convert = { $card }: choose a piece to convert, or stop.
prompt-swap = { $card }: choose two pieces to swap{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-swap = { $card }: choose two pieces to swap, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-slide = { $card }: choose which piece moves in one direction, and how far.
prompt-may-slide = { $card }: choose which piece moves in one direction, and how far, or stop.
prompt-place = { $card }: choose where to place { $piece }{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-place = { $card }: choose where to place { $piece }, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-place-whose = { $card }: choose whose common piece to place.
prompt-may-put-on-top = { $card }: choose a card of your discard pile to put on top of your deck, or stop.
prompt-may-put-into-play = { $card }: choose a card of your discard pile whose frozen effect enters play, or stop.
prompt-move = { $card }: make { $sort-move }{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-move = { $card }: make { $sort-move }, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-leap = { $card }: make { $sort-leap }{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-may-leap = { $card }: make { $sort-leap }, or stop{ $count ->
        [1] {""}
       *[other] {" "}(left: { $count })
    }.
prompt-leap-from-card = { $card }: choose the square to which the piece on the card leaps.
prompt-may-discard = { $card }: choose a card to discard, or stop.
prompt-may-discard-pending = { $card }: you may discard your pending being.
prompt-may-throw-flare = { $card }: you may discard your flare.

### Options

option-take-deck = Take { $deck-acc }
option-ban-deck = Exclude { $deck-acc }
option-start = { $colour-title } piece on { $square }
option-place = Place a piece on { $square }
option-pick-up = Pick up the piece on { $square }
option-take-back = Take the summoning back
option-summon = Summon { $card } on { $square }{ $lie ->
        [lie-] {""}
       *[other] , { $lie }
    }
option-borrow = Summon { $card } on { $square } using the piece on { $borrowed }{ $lie ->
        [lie-] {""}
       *[other] , { $lie }
    }
option-borrow-two = Summon { $card } on { $square } using the pieces on { $borrowed } and { $second }{ $lie ->
        [lie-] {""}
       *[other] , { $lie }
    }
option-by = { $help }
option-discard = Discard { $card }
option-return = Return { $card } under the deck
option-flare = Invoke { $card }{ $colour ->
        [colour-] {""}
       *[other] {" "}against { $colour }
    }
option-apply = Apply the { $half }
option-leave-out = Leave out the { $half }
option-throw-flare = Discard the flare
option-thaw = Thaw { $card }
option-keep = Keep { $card }
option-take = Take { $card }
option-put-into-play = Put the frozen effect of { $card } into play
option-put-on-top = Put { $card } on top of the deck
option-warp = Warp effect: { $card }
option-hand-over = Hand the turn over to your partner
option-concede = Concede
option-agree = Agree
option-refuse = Play on
option-end-turn = End the turn
option-claim = Claim { $task }
option-claim-nothing = Claim no task
option-destroy = Destroy the piece on { $square }
option-upgrade = Upgrade the piece on { $square }
option-downgrade = Downgrade the piece on { $square }
option-convert = Convert the piece on { $square }
option-choose = Choose { $square }
option-move = Move from { $square } to { $target }
option-leap = Leap from { $square } to { $target }
option-slide = Move from { $square } as far as { $target }
option-swap = Swap { $square } and { $target }
option-aim = Direction: { $direction }
option-either = { $way }
option-colour = { $colour-title }
option-stop = Stop

## Headings of options that differ in squares alone

options-place = Place a piece on:
options-pick-up = Pick up the piece on:
options-destroy = Destroy the piece on:
options-upgrade = Upgrade the piece on:
options-downgrade = Downgrade the piece on:
options-convert = Convert the piece on:
options-choose = Choose:
options-move = Move:
options-leap = Leap:
options-slide = Move in one direction:
options-swap = Swap:

### Events

event-begin = The game begins. { $seat } goes first.
event-ban-deck = { $seat } excludes { $deck-acc }.
event-take-deck = { $seat } takes { $deck-acc }.
event-draw = { $seat } draws { $card }.
event-draw-hidden = { $seat } draws a card.
event-reshuffle = The discards ({ $suit }) are shuffled into a new deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-open-task = A task is laid out: { $task }.
event-next-task = The next task: { $task }.
event-turn = { $seat } begins a turn: { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
event-place = { $seat } places { $piece } on { $square }.
event-pick-up = { $seat } picks up { $piece } from { $square }.
event-summon = { $seat } summons { $card } on { $square }.
event-improvise = { $seat } improvises with the { $colour } piece on { $square }.
event-move = { $seat } moves a piece from { $square } to { $target }.
event-leap = { $seat } makes a piece leap from { $square } to { $target }.
event-swap = { $seat } swaps the pieces on { $square } and { $target }.
event-destroy = { $seat } destroys { $piece } on { $square }.
event-remove = { $piece } leaves the game.
event-upgrade = { $seat } upgrades the piece on { $square } to { $piece }.
event-downgrade = { $seat } downgrades the piece on { $square } to { $piece }.
event-convert = { $seat } converts the piece on { $square } into { $piece }.
event-gateway = The piece on { $square } becomes the Gateway.
event-gateway-lost = The Gateway on { $square } is lost.
event-gain-action = { $seat } gains { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }.
event-lose-action = { $seat } loses an action.
event-fewer-actions = { $seat } will have one action fewer in the next turn.
event-extra-cards = { $seat } will draw extra cards at the end of the turn: beings { $count }, legends { $legends }.
event-counts-as-legend = This summoning of { $seat } counts as summoning a legend.
event-another-turn = { $seat } will take an additional turn after this one.
event-score-destroyed = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $colour ->
        [colour-] {""}
       *[other] {" "}in { $colour }
    } for destroyed pieces.
event-score-legend = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $colour ->
        [colour-] {""}
       *[other] {" "}in { $colour }
    } for summoning a legend.
event-score-flare = { $seat } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $colour ->
        [colour-] {""}
       *[other] {" "}in { $colour }
    } for the opponent’s flare.
event-flare = { $seat } invokes { $card } { $halves ->
        [upper] (the upper condition holds)
        [lower] (the lower condition holds)
       *[both] (both conditions hold)
    }.
event-flare-source = The source of this flare is { $colour }.
event-thaw = { $seat } thaws the frozen effect of { $card }.
event-freeze = { $seat } puts the frozen effect of { $card } into play.
event-warp = { $seat } plays the warp effect of { $card }: the being is pending now.
event-copy-warp = { $seat } carries out the warp effect of { $card }.
event-recall = { $seat } takes { $card } back into the hand.
event-discard = { $seat } discards { $card }.
event-return = { $seat } returns { $card } under the deck.
event-return-hidden = { $seat } returns { $kind } under its deck.
event-put-on-top = { $seat } puts { $card } on top of the deck.
event-put-under = { $seat } puts { $card } under the deck.
event-store = { $seat } puts { $piece } from { $square } on Merchant of Time.
event-leap-from-card = { $seat } makes { $piece } leap from the card to { $square }.
event-hand-over = { $seat } hands the turn over to the partner.
event-pass-legend = { $seat } passes { $card } to the partner.
event-pass-legend-hidden = { $seat } passes a legend to the partner.
event-claim = { $seat } claims { $task }.
event-end-turn = { $seat } ends the turn.
event-last-round = The end is near: everybody takes one more turn.
event-offer-concede = { $seat } wants to concede.
event-refuse-concede = { $seat } does not agree to concede.
event-concede = { $seat } concedes.
event-end = The game is over.

### Scores

score-tasks = Tasks
score-legendary-pieces = Legendary pieces on the arena
score-destroyed = Destroyed pieces
score-legends = Summoned legends
score-flares = Opponents’ flares
score-pending = Pending beings
score-in-colour = In { $colour }
verdict-won = { $seat } wins.
verdict-shared = Shared victory: { $seats }.
verdict-team-won = The winning team: { $seats }.
verdict-conceded = The other side has conceded. Victory: { $seats }.
tie-second-lowest = Second-lowest points
tie-third-lowest = Third-lowest points
tie-upgraded = Upgraded pieces on the arena
tie-pieces = Pieces on the arena

### Reasons

reason-other-phase = This is not the time for it: another part of the game is under way.
reason-other-step = Another step is under way: finish it first.
reason-no-effect = No effect is under way that asks for this.
reason-return-with-discard = Cards are returned only when a being is discarded as an action.
reason-must-choose = This cannot be declined: this part is compulsory.
reason-not-a-target = This cannot be chosen here: the rules ask for something else.
reason-not-a-target-of = This does not fit the text of { $card }.
reason-only-placing = Having taken over from your partner, you can only place pieces.
reason-deck-taken = { $seat } has already taken { $deck-acc }.
reason-deck-banned = This deck has been excluded: { $deck }.
reason-no-actions = You have no actions left.
reason-actions-left = All actions have to be used. Left: { $count }.
reason-square-occupied = There is a piece on { $square }, and pieces are placed on empty squares.
reason-supply-empty = Your supply holds no common piece: pick up one of your pieces on the arena first.
reason-supply-not-empty = Pieces are picked up only when the supply holds none. In yours: { $count }.
reason-not-own-piece = There is no common or heroic piece of yours on { $square }.
reason-card-unseen = You do not have { $card }: it is in a deck or in another hand.
reason-card-in-rival-hand = { $card } is in the hand of { $seat }.
reason-card-in-discard = { $card } is in the discard pile.
reason-card-pending = { $card } is your pending being.
reason-card-frozen = { $card } lies before you because of its frozen effect.
reason-not-own-deck = { $card } is not of your own deck, and only such beings are discarded as an action.
reason-discarded-already = The discard action can be taken only once in a turn.
reason-pattern-incomplete = The pieces for { $card } do not stand as its pattern shows. At best there are { $best } of the { $count }.
reason-pattern-blocked = The pattern of { $card } is complete, but on the summoning square stands a piece of higher rank: { $squares }.
reason-no-such-square = The arena has no square { $square }.
reason-upper-not-met = The upper condition of { $card } does not hold: in upgraded pieces you are { $count } behind, and { $needed } are needed.
reason-lower-not-met = The lower condition of { $card } does not hold: in all pieces you are { $count } behind, and { $needed } are needed.
reason-rank-too-high = A { $rank } piece stands there, and { $card } is of lower rank.
reason-no-piece-for-being = There is no { $rank } piece for { $card }: neither in the supply nor on the arena outside the pattern.
reason-square-not-empty = { $card } is put on an empty square, and there is a piece on { $square }.
reason-square-coloured = { $card } is put on a colourless square, and { $square } is red or green.
reason-say-how-it-lies = The pattern of { $card } fits there in several ways: say which one.
reason-nothing-to-borrow = Nothing lets you use pieces of others now.
reason-flared-already = Only one flare can be invoked in a turn.
reason-not-far-enough-behind = No condition of this flare holds: in upgraded pieces you are { $upgraded } behind, and { $upper } are needed; in all pieces { $pieces }, and { $lower } are needed.
reason-task-at-the-end = The condition of { $task } is met now. Tasks are claimed at the end of the turn.
reason-nothing-frozen = You have no frozen effect that can be thawed now.
reason-thaws-by-summoning = The frozen effect of { $card } is used in the very act of summoning.
reason-no-warp = { $card } has no warp effect.
reason-has-pending = You already have a pending being: { $card }.
reason-first-own-turn = In your first turn you cannot play warp effects.
reason-no-mate = You have no partner: a turn is handed over only in team play.
reason-handed-over = This turn has been handed over already.
reason-not-last-turn = A side may concede only instead of its last turn, before doing anything in it.
reason-melee-no-conceding = In melee nobody may concede.
reason-mate-refused = Your partner does not agree to concede: { $seat }.
reason-task-not-open = { $task } is not one of the three current tasks.
reason-task-not-met = The condition of { $task } is not met now.
reason-task-claimed = { $task } has been claimed already: { $seats }.

### Table

table-mode =
    { $mode ->
        [high-form] High Form
        [duel] Deathmatch duel
       *[melee] Deathmatch melee
    }
table-phase =
    { $phase ->
        [setup] Setting up
        [decks] Choice of decks
        [stones] First pieces
        [act] Actions
        [return] Returning cards
        [finish] End of the turn
       *[other] End of the game
    }
table-last-turns = { $count ->
        [0] The last turns are over
       *[other] Last turns left: { $count }
    }
table-tasks = Tasks
table-next-task = Next task
table-task = { $card } ({ $points ->
        [one] { $points } point
       *[other] { $points } points
    })
table-player = { $seat }
table-colour = { $colour }
table-points = Points
table-in-colour = { $colour } { $count }
table-standing = Pieces on the arena: { $count } (upgraded: { $upgraded })
table-supply = supply: { $count } two-sided, { $legendary } legendary
table-claimed = Claimed tasks
table-deck = { $deck-title }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }{ $turned ->
        [0] {""}
       *[other] , turned: { $turned }
    }
table-hand = Hand (beings { $count }, legends { $legends }, flares { $flares })
table-frozen = Frozen effect in play: { $card }
table-pending = Pending being: { $card }
table-stored = On Merchant of Time: { $piece }
table-discard = Discard pile ({ $count })
table-turn = Turn of { $seat }, actions left: { $count }
table-destroyed = Destroyed in this turn
table-destroyed-piece = { $count ->
        [one] { $piece }
       *[other] { $count } { $piece-many }
    }
table-pieces = { $piece-title }
table-gateway = Gateway: { $square }
table-bans = Excluded decks
table-known = Known of it
table-improvised = Has improvised with
table-over = On top of the deck
table-under = Under the deck
table-shared = Deck of { $suit }: { $count }
table-handed = { $seat } has taken the turn over and can only place pieces.
table-borrows = Pieces of others that the next summoning may use: { $count }
table-voids = Pieces that may be missing in the next summoning: { $count }
table-echoes = How often each destroyed piece counts besides: { $count }
table-guise = The next summoning uses { $colour } pieces.
table-fewer = Fewer actions in the next turn: { $count }

### Cards

card-being = { $suit-title }, { $rank } piece
card-pattern = { $line }
card-marks = Marked:
card-flare = Upper effect if an opponent has at least { $upper } more upgraded pieces, lower effect if at least { $lower } more pieces in all
card-task = { $difficulty } ({ $type }), { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

### Help

help-turn = A turn has two actions; the very first turn of the game has only one. An action is to place a common piece on an empty square, to summon a being whose pattern your pieces form, or, once in a turn, to discard a being of your deck and return other cards under their decks. All actions have to be used. Before and after actions you may invoke a flare if an opponent is far enough ahead. At the end of the turn you claim a task or score the pieces destroyed, and refill your hand to three beings, two legends and one flare. The end comes when a deck runs out or somebody has enough points (9 in High Form, 18 in a duel, in melee 12 in one colour with three players and 10 with four); then everybody takes one last turn. On cards C needs a common piece at least, H a heroic one; @ is the summoning square, c and h a summoning square that must hold such a piece; patterns may be turned and mirrored. On the arena b is blue, r red, n brown, g green, w white, o orange and p purple; a small letter is a common piece, a capital a heroic one, a capital between stars a legendary one; + is a red square, x a green one, and the Gateway stands in brackets.
