### The shell: everything that belongs to no game

## The command line

cli-about = Tabletop games about mages: exact rules, played in a terminal.
cli-commands = commands
cli-command = command
cli-play = play a game in the terminal, against bots or with several people at one keyboard
cli-simulate = let bots play many games and count
cli-replay = show a recorded game, or its table after some choices
cli-verify = check records: the seed, every choice and the result
cli-cards = show what is printed on the cards of a game
cli-games = list the games with their seat counts and options
cli-bench = measure how fast the engine is
cli-check = run the static checks on the code (needs a checkout)
cli-test = run all tests (needs a checkout)
cli-lang = language of all texts; otherwise the one of your system
cli-game = name of the game, as `arcanum games` lists it
cli-seats = number of seats
cli-option = an option of the game; may be given several times
cli-seed = seed of chance; the same seed deals the same game
cli-bots = how many of the seats are taken by bots
cli-play-agents = which bots: random, greedy
cli-names = names of the players, separated by commas
cli-load = go on with a saved game
cli-record = write the game into this file, finished or not
cli-plain = words only, no signs and colours: for screen readers
cli-json = print JSON
cli-count = number of games
cli-agents = who plays, separated by commas: random, greedy; the seats rotate from game to game
cli-workers = number of processes
cli-check-tables = check after every choice that no piece was lost
cli-records = write the record of every game into this folder
cli-file = file with a record
cli-at = stop after N choices
cli-seat = show only what the player at this seat may see; seats are counted from 1
cli-card = name of a card, or how it begins
cli-peers = measure other game libraries in the same run
cli-seconds = how long each measurement takes
cli-bench-game = game to measure; all without it

cli-argparse = words of the command line itself
    .cli-usage = usage:{ " " }
    .cli-options = options
    .cli-arguments = arguments
    .cli-help = show this help and exit
    .cli-version = show the version and exit
    .cli-required = these arguments are missing: %s
    .cli-unrecognized = unknown arguments: %s
    .cli-argument = argument %(argument_name)s: %(message)s
    .cli-one-argument = one value is expected
    .cli-some-arguments = at least one value is expected
    .cli-invalid = “%(value)s” is not possible here
    .cli-invalid-choice = “%(value)s” is not possible here (possible: %(choices)s)
    .cli-error = %(prog)s: %(message)s{ "\u000A" }
    .cli-ambiguous = %(option)s is not clear: %(matches)s
    .cli-ignored = the value “%s” is not expected

## People and bots

player = Player { $number }
bot = Bot { $number }
rival = Rival

## Playing in the terminal

play-welcome = { $game }. Type the number of an option, or “help”.
play-commitment = Hash of the secret seed: { $hash }
play-seed = The seed was { $seed }: its SHA-256 is the hash shown at the start.
play-over = The game is over. Type “save” and a file name, “log”, “table” or “help”; to leave, press Enter.
play-hand-over = The keyboard goes to { $name }. Press Enter when nobody else is looking.
play-what = Type a number from 1 to { $options }, or “help”.
play-help = Or type the number of an option.
play-undone = Taken back: { $option }
play-save-where = Save where? Type “save” and a file name.
play-saved = Saved in { $file }.
play-input-ended = The input has ended before the game did.
play-card-which = Which card? Type “card” and its name, or the beginning of it.
play-why-what = Why what? Type “why” and the number of an option, what it says, or the name of a card or of something else on the table.
play-why-unknown = I don’t know what “{ $thing }” is. Type “why” and the number of an option, what it says, or the name of a card or of something else on the table.
play-why-can = It can be chosen now.
play-rule = Rule: { $title }.
score-of = { $name }: { $score }

command-table = table
    .note = show the table
command-card = card
    .note = and a name: what is printed on the card
command-why = why
    .note = and an option’s number or a name: why this cannot be chosen now
command-undo = undo
    .note = take back your last choice, as long as nothing was revealed since
command-log = log
    .note = everything that has happened
command-help = help
    .note = this help
command-save = save
    .note = and a file name: save the game, to go on later with --load
command-quit = quit
    .note = leave the game

## Games, cards, records, simulations

games-seats = Players: { $seats }
cards-unknown = There is no card “{ $name }” here, or several begin so.
verify-good =
    { $choices ->
        [one] everything is in order, { $choices } choice.
       *[other] everything is in order, { $choices } choices.
    }
verify-running = The game is not over yet.
simulate-progress = { $done } of { $games } games, about { $seconds } s left
simulate-games =
    { $games ->
        [one] { $games } game, seats: { $seats }
       *[other] { $games } games, seats: { $seats }
    }
simulate-agent = { $agent }: played { $games }, won { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, average score { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-seat = Seat { $number }: wins { NUMBER($wins, maximumFractionDigits: 1) }, average score { NUMBER($score, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-length = Choices a game: { $mean } on average, { $least } to { $most }
simulate-speed = { $decisions } decisions a second, { NUMBER($seconds, maximumFractionDigits: 2) } s in all
simulate-checked = The table was checked after every choice.
simulate-records = The records of the games are in { $folder }.

## Benchmarks

bench-needs-checkout = The benchmarks need a checkout of Arcanum.
bench-measuring = Measuring: { $what }
bench-compiled = compiled engine
bench-plain = interpreted engine
bench-peers = other libraries
bench-no-compiled = There is no compiled engine here: only the interpreted one is measured.
bench-installing-peers = Installing the other libraries into an environment of their own …
bench-failed = This command has failed: { $command }
bench-heads = heads of the benchmarks’ tables
    .engine = engine
    .game = game
    .seats = seats
    .stepped = stepped/s
    .piloted = piloted/s
    .games_per_second = games/s
    .forks_0 = forks/s
    .forks_5 = after 5
    .forks_12 = after 12
    .copies = copies/s
    .bytes_a_fork = bytes a fork
    .interpreted = interpreted
    .compiled = compiled
    .ratio = ratio
    .library = library
    .decisions = decisions/s
    .forced = forced share
    .search = search
    .hands = hands/s
    .plain_interpreted = plain
    .times_interpreted = times
    .plain_compiled = plain, compiled
    .times_compiled = times

## Reasons of the house

reason-match-over = The game is over.
reason-not-your-turn = It is not your turn to choose.
reason-not-offered = This cannot be chosen now.

## Errors

error-choice-refused = “{ $option }” is not possible.
error-choice-stale = This answers choice { $number }, but the game is at choice { $present } already.
error-undo-revealed = This can no longer be taken back: something was revealed since, or others have chosen.
error-undo-nothing = There is nothing to take back.
error-language-unknown = The language “{ $language }” is not known. There are: { $known }.
error-game-unknown = There is no game “{ $game }” here. There are: { $games }.
error-agent-unknown = There is no bot “{ $agent }” here. There are: { $known }.
error-seats-unknown =
    { $seats ->
        [one] This game is not for { $seats } player.
       *[other] This game is not for { $seats } players.
    } Possible numbers of players: { $allowed }.
error-seat-unknown = There is no seat { $number }; number of seats: { $seats }.
error-choice-unknown = There is no choice { $number }; the record allows numbers from 0 to { $choices }.
error-bots-too-many = The number of bots cannot be { $bots }; number of seats: { $seats }.
error-load-other-game = This is a record of another game: { $game }.
error-load-settled = { $option } cannot be combined with --load: the saved game brings its own.
error-setting-form = “{ $word }” is no option: write name=value.
error-setting-unknown =
    { $seats ->
        [one] For { $seats } player there is no option “{ $setting }”.
       *[other] For { $seats } players there is no option “{ $setting }”.
    }
error-setting-value = The option “{ $setting }” cannot be “{ $value }”. Possible: { $allowed }.
error-file-missing = There is no file { $at }.
error-file-unreadable = The file { $at } cannot be read.
error-file-unwritable = The file { $at } cannot be written.
error-file-not-text = { $at }: this is not a text file.
error-folder-unwritable = Nothing can be written into the folder { $at }.
error-record-not-object = A record is a JSON object, but this is { $found }.
error-record-too-long = The file is far too long for a record: { $length } characters, at most { $most }.
error-record-not-json = { $at }: here the file stops being JSON.
error-record-too-deep = The file is nested too deeply for a record.
error-record-format = { $at }: expected { $expected }, found { $found }.
error-record-missing = { $at }: this field is missing.
error-record-version = { $at }: version { $found } of the format is not known, only { $known }.
error-record-game = { $at }: there is no game “{ $game }” here. There are: { $games }.
error-record-revision = { $at }: there is no revision { $found } of the rules; revisions are counted from 1.
error-record-newer = { $at }: the record was written by a newer release, under revision { $revision } of the rules; this release knows no revision after { $present }.
error-record-change = { $at }: a change of the rules is a list of the number of choices before it and a later revision, but this is { $found }.
error-record-seats-unknown = { $at }: { error-seats-unknown }
error-record-setting-unknown = { $at }: { error-setting-unknown }
error-record-setting-value = { $at }: { error-setting-value }
error-record-field =
    { $at }: expected { $expected ->
        [number] a number
        [object] an object
        [list] a list
       *[hex] 64 hexadecimal digits
    }, found { $found }.
error-record-commitment = { $at }: { $found } is not the hash of this seed.
error-record-row = { $at }: a choice is a list of a seat and words, but this is { $found }.
error-record-seat = { $at }: there is no seat { $found }; records count seats from 0, and here their number is { $seats }.
error-record-person = { $at }: a person is an object with a name or a bot, but this is { $found }.
error-record-seedless = { $at }: without the seed the game cannot be replayed. While the game runs, its record may lack it.
error-record-choice = { $at }: { $seat } cannot choose “{ $option }”.
error-record-parts = { $at }: up to here the record is right; { $seat } cannot choose “{ $option }” any more, for the record was made under revision { $revision } of the rules, and now { $present } is in force.
error-record-unfinished = { $at }: the record has a result, but the game is not over.
error-record-no-result = { $at }: the game is over, but the record has no result.
error-record-result = { $at }: the choices lead to another result: { $scores }.
error-record-result-revision = { $at }: under the present rules the choices lead to another result: { $scores }.
error-snapshot-table = { $at }: this is no table of the game.
