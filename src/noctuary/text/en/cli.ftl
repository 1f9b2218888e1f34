### The `noctuary` command and the terminal table.

## Help pages

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-option-help = Show this page.
cli-option-version = Show the version.
cli-option-lang = Language: fr or en (by default that of your system).
cli-option-json = Print JSON, for programs.
cli-option-game = The game: fables, buffy or vtes (unless you say so, buffy in the browser and fables elsewhere).
cli-option-lists = Deck lists: closed, so that nobody, bots included, knows what the others have brought, or open.
cli-option-relics = Relic mode: without, with the printed deck, or with the house deck.

cli-noctuary = A table that knows the rules of three card games of the night.
    .more = Start with “noctuary play”. Every command explains itself with --help.
cli-play = Play against bots, in the browser or in the terminal.
    .more = You sit at seat A. The table is saved at every move: leave whenever you like, the next “noctuary play” offers to resume it. In the terminal (--ui terminal), --plain makes the table text, one answer per line, for screen readers and pipes.
cli-play-seats = How many seats: 2 or 4 (1v1 or 2v2) in Fables, 2 to 6 in Buffy and VTES.
cli-play-fables = The Fables, yours first; those you leave out are drawn by lot.
cli-play-bot = Who plays the other seats: easy, normal (unless you say so), hard (thinks up to a second a move) or expert (up to five), or one that looks ahead with a number of seconds a move (hard@2s). To measure with: random, greedy, or a class of your own as my.module:Bot (in the terminal).
cli-play-jobs = With how many processes an opponent that looks ahead thinks about one answer (1 unless you say so; auto for as many as there are cores): the same answer sooner, or a better one in the same time.
cli-play-first = Which seat begins.
cli-play-seed = The seed of the deal, to play the same one again.
cli-play-resume = Go on with a saved table: the latest, or the one in FILE.
cli-play-pause = How long bots wait before each move.
cli-play-no-warnings = No second question before moves that hardly anybody means (in the browser: a setting).
cli-play-plain = A table of text, one answer per line.
cli-sim = Let bots play games by the thousand.
    .more = The seats take turns at beginning: game 0 is begun by A, game 1 by B and so on. The same seed gives the same results, whatever the number of processes. Ctrl-C ends the series at once and prints what was played. Exit code 1 if a game broke off with an error, 130 after Ctrl-C.
cli-sim-seats = What sits where: Fables (two for 1v1, four for 2v2), or decks by name or file; a name with a comma in it stands in double quotes.
cli-sim-bots = Who plays each seat: random, greedy, easy, normal, hard, expert, or a class of your own as my.module:Bot. hard@300 follows 300 lines a decision and plays the same on any machine; hard@0.2s thinks by the clock, and plays otherwise on another one.
cli-sim-games = How many games (100 unless you say so), of each pair if there are several.
cli-sim-seed = Any text; everything follows from it.
cli-sim-questions = Also count the questions that a person with the usual settings would be shown in a turn of another (slower).
cli-sim-jobs = How many processes (1 unless you say so); auto for as many as there are cores.
cli-sim-ray = Play the games on a Ray cluster (its address, auto or local): the same results from more machines.
cli-bench = Measure how fast games run, compared with another engine (pyminion).
    .more = Random play on one core, in turn with pyminion, in one process.
cli-bench-seconds = How long to measure each side (5 unless you say so).
cli-bench-compare = Show the change against an earlier run, saved with --json.
cli-bench-bots = Who plays every seat: random unless you say so, greedy, or a class of your own as my.module:Bot.
cli-bench-thinking = Measure how fast the bots think instead: lines to the horizon, positions judged, time of an answer.
cli-bench-jobs = With --thinking: measure with this many processes, too, side by side and all for one answer (1 unless you say so; auto for as many as there are cores).
cli-bench-learning = Measure the learning environments instead: steps per second, beside rlcard and OpenSpiel.
cli-puzzle = Try a puzzle, or prove puzzle files.
    .more = Without a name it lists the puzzles. “check” searches each file for its solution, whatever the others do, and tells whether only one first move solves it.
cli-puzzle-nodes = With check: how many situations a proof may look at.
cli-puzzle-write = With check: write what was proved into the file.
cli-puzzle-help = Type a move or its number. Also: hint, back, again, card NAME, moves, help, quit.
cli-puzzle-back = Type “back” for a step back, “again” to begin again.
cli-position = Run position files and check what they expect.
    .more = A folder stands for every .toml file in it. Exit code 1 if an expectation is not met, 2 if a file cannot be read.
cli-replay = Show a record move by move.
cli-replay-to = Stop after so many moves.
cli-replay-seat = As this seat sees it; without, as a bystander does.
cli-replay-game = Which game of the file (the first unless you say so).
cli-rules = Look up rules by their ids or by words, in every game.
    .more = Without anything, the chapters; with ids (FAB-ACT-04 BUF-MOV-03) or the beginning of one (FAB-ACT), those rules; with words, every rule that contains them.
cli-rules-game = Look in this game only: fables, buffy or vtes.
cli-rules-glossary = The terms of the games instead, with the rules that define them; with words, those terms.
cli-rules-example = Tell the example of this name step by step.
cli-rules-see = See also { $rules }
cli-rules-shown = Example: { $title } ({ $name })
cli-rules-passes = { $count ->
    [one] (One pass.)
   *[other] ({ $count } passes.)
}
cli-cards = List the cards of a game, or read one.
cli-cards-implemented = Names only, one per line.
cli-cards-coverage = Measure how many decks of a folder can be played: lists as players write them, or archives (.json, .json.xz).
cli-cards-since = With --coverage: only decks played on that day or later.
cli-status = What works: games, cards and rules, counted.

## What commands print

cli-interrupted = interrupted.
cli-sim-interrupted = interrupted: these are the games played until then.
cli-sim-interrupted-kept = interrupted: these are the games played until then. The same command goes on from here.
cli-sim-progress = Games
cli-sim-games-line =
    { $games ->
        [one] { $games } game in { $seconds } s
       *[other] { $games } games in { $seconds } s
    }
cli-sim-wins-line =
    { $wins ->
        [one] { $who }: { $wins } win ({ $share } %, { $low }–{ $high })
       *[other] { $who }: { $wins } wins ({ $share } %, { $low }–{ $high })
    }
cli-sim-draws-line = Draws: { $draws }
cli-sim-means-line = On average { $turns } turns and { $decisions } decisions
cli-sim-questions-line = A person is shown { $shown-mean } questions in a turn of another (of { $asked-mean } that are asked there); in 95 of 100 turns at most { $shown-95 }, never more than { $shown-most }
cli-sim-error-line = Game { $game } broke off (seed { $seed }): { $error }
cli-sim-endless = endless – given up after more turns or decisions than anybody would play
cli-sim-errors-more =
    { $games ->
        [one] … and { $games } more game broke off: --out and --json tell which.
       *[other] … and { $games } more games broke off: --out and --json tell which.
    }
cli-coverage-whole =
    { $decks ->
        [one] { $whole } of { $decks } deck can be played whole ({ $share } %).
       *[other] { $whole } of { $decks } decks can be played whole ({ $share } %).
    }
cli-coverage-part = { $part }: whole in { $whole } % of the decks, { $copies } % of the copies known
cli-coverage-of-deck = Cards
cli-coverage-of-crypt = Crypt
cli-coverage-of-library = Library
cli-coverage-nearly = Decks that lack at most { $few } different cards: { $decks }
cli-coverage-lacking = Cards that most decks wait for:
cli-coverage-card =
    { $alone ->
        [0] { $card }: lacking in { $decks }
       *[other] { $card }: lacking in { $decks }, alone in { $alone }
    }
cli-coverage-no-lists =
    { $files ->
        [one] { $files } file holds no deck: { $named }
       *[other] { $files } files hold no deck: { $named } …
    }
cli-coverage-no-deck = There is no deck in { $folder }: neither a list nor an archive, or none of that time.
cli-bench-progress = Measuring
cli-bench-no-peer = The peer is not measured: pyminion is not installed (pip install pyminion).
cli-bench-decisions-per-s = decisions per second
cli-bench-games-per-s = games per second
cli-bench-decisions-per-game = decisions per game
cli-bench-moves-per-decision = moves per decision
cli-bench-copy-us = state copy, µs
cli-bench-imagine-us = imagining the table, µs
cli-bench-playouts-per-s = playouts per second
cli-bench-greedy-decisions-per-s = greedy decisions per s
cli-bench-lines-per-s = lines to the horizon per second
cli-bench-judged-per-s = positions judged per second
cli-bench-jobs-row = processes side by side
cli-bench-lines-per-s-all = lines per second, all together
cli-bench-lines-per-s-alone = lines of a long answer, per second, alone
cli-bench-lines-per-s-together = … with all processes for it
cli-yes = yes
cli-no = no
cli-bench-answer = answer of { $bot }, mean / longest, ms
cli-bench-compiled = compiled
cli-bench-ratio = decisions, × pyminion
cli-bench-change = change
cli-bench-learning-title = Steps per second of random play, each with what the player who decides can see
cli-bench-learning-aec = one environment (PettingZoo)
cli-bench-learning-vector = 32 tables at once
cli-bench-learning-openspiel = through OpenSpiel, and its own Python games
cli-bench-learning-rlcard = rlcard’s environments
cli-bench-learning-without = { $package } is not measured: it is not installed (pip install "noctuary[{ $extra }]").
cli-error-not-a-bench = { $file } holds no results of an earlier run: save one with noctuary bench --json > FILE.
cli-position-progress = Positions
error-no-positions = There is no position file (*.toml) in { $folder }.
cli-position-sum = { $passed } passed, { $failed } failed.
cli-replay-goes-on = The game goes on.
cli-status-seats-known = that may sit at a seat
cli-status-seats-known-fables = Fables
cli-status-cards = distinct cards
cli-status-rules = rules
cli-status-rules-tested = of these named by a test
cli-status-texts = Texts: { $texts }
cli-status-compiled = The rules run as machine code (mypyc).
cli-status-interpreted = The rules run as Python source.

## Errors

cli-error-no-such-command = there is no command “{ $command }”: choose from { $known }.
cli-error-no-such-option = there is no option { $option } here (--help lists those there are).
cli-error-missing = { $name } is missing (--help says what it is).
cli-error-jobs = { $name }: “{ $given }” is neither auto nor a number from 1 to { $most }.
cli-error-deck-breaks =
    { $deck } breaks the rules of deck construction in { $count ->
        [one] { $count } way
       *[other] { $count } ways
    } ({ $rule }). “noctuary deck check { $deck }” names the cards.
cli-error-number = { $name }: “{ $given }” is not a number from { $least } to { $most }.
cli-error-too-many-seats = { $named } are named for { $seats } seats.
cli-error-goes-with = { $option } only goes with { $other }.
cli-error-not-with = { $option } does not go with { $other }.
cli-error-too-many-files = There are more than { $most } files in this folder.
cli-error-day = “{ $given }” is no day: write 2025-11-29.
cli-error-crash = this should not have happened ({ $what }); please send us the report { $file }.
cli-error-crash-unwritten = this should not have happened ({ $what }), and no report could be written.
cli-error-move-crashed = That move ran into a mistake of ours and has been taken back. The report is in { $file }.
cli-error-write = cannot write { $file }: { $problem }.
cli-error-move-crashed-unwritten = That move ran into a mistake of ours and has been taken back; no report could be written.
cli-error-output = the output cannot be written: { $problem }.
cli-error-file = { $file }: { $problem }.
cli-error-no-home = there is no home folder: set NOCTUARY_HOME to a folder for tables and card sets.
cli-error-not-saved = the table is not saved: { $problem }
cli-error-resume-input = a table that goes on needs a file to be saved in: the standard input is none.
cli-error-unknown-relics = there is no relic deck “{ $given }”: choose from { $known }.
cli-error-unknown-card = there is no card “{ $card }” in { $game } (noctuary cards { $game } lists them).
cli-error-card-near = there is no card “{ $card }” in { $game }. Did you mean { $cards }?
cli-error-ray-and-jobs = --ray takes all the cores of the cluster: leave --jobs out.
cli-error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    } for { $seats } seats: name one bot per seat.
cli-error-no-terminal = the table needs a terminal; with --plain it reads moves from the input, line by line.
cli-error-no-textual = the table needs Textual: pip install "noctuary[tui]", or add --plain.
cli-error-bare-library = this is the library alone; the command needs more: pip install noctuary[tui].
cli-error-bad-seed = the seed “{ $seed }” is not hexadecimal (digits 0-9 and a-f, two per byte).
cli-error-own-bot = your bot { $bot } went wrong: { $problem }
cli-error-resume-own-bot = this table was played with a bot of somebody’s own: add --bot { $bot } to let it play on.
cli-error-no-game-in-file = there is no game in this file.
cli-error-no-such-game =
    { $most ->
        [one] { $file } holds { $most } game: there is no game { $number }.
       *[other] { $file } holds { $most } games: there is no game { $number }.
    }
cli-error-no-such-seat = there is no seat “{ $seat }”: choose from { $known }.
cli-error-no-such-number = There is no move { $number }: the last one is { $most }.
cli-error-no-puzzle-files = Which puzzle files? Name some after “check”.

## The table

cli-welcome = Choose a move with the arrows and Enter, by its number or with the mouse. Tab goes to the board and its cards; “?” says why not, “u” takes back, “h” lists the keys.
cli-reader = Reader
cli-log = Log
cli-log-times = { $line } (×{ $times })
cli-shop = Shop
cli-count-hand = hand { $count }
cli-count-deck = deck { $count }
cli-count-discard = discard { $count }
cli-threshold = Epic at { $threshold }
cli-distance = distance { $distance }
cli-zone-play = In play
cli-zone-twists = Twists
cli-group = { $title }: { $list }
cli-back = Back
cli-after-new = Play another game
cli-after-leave = Leave the table
cli-saved = The table is saved in { $file }.
cli-unsaved = This table is not saved: { $problem } You can play on, but not leave it and come back.
cli-exported = This situation is saved as a position in { $file }.
cli-left = The table is saved; “noctuary play” offers to resume it.
cli-undone = Taken back.
cli-nothing-to-resume = No other table waits to be resumed.
cli-resume-which = A table waits for you. Go on with it?
cli-resume-none = No, the new table
cli-saved-line =
    { $moves ->
        [one] { $who } · { $moves } move · { $when }
       *[other] { $who } · { $moves } moves · { $when }
    }
cli-why-allowed = This is allowed.
cli-why-nothing = This card is not played by itself.
cli-hint-thinking = Thinking …
cli-error-no-hint = No hint was found, because something went wrong. You can play on.
cli-why-not-your-turn = It is not your turn to decide.
cli-discard-of = { $who }: discard pile
cli-your-deck = Your deck, in no order
cli-relics-used = Used relics (deck { $count })
cli-command-placeholder = a move in notation, or “? move” to ask why not
cli-key-space = Space
cli-key-why = why not
cli-key-hint = hint
cli-key-undo = undo
cli-key-language = français
cli-key-command = command
cli-key-help = help
cli-key-quit = quit
cli-help =
    ↑ ↓ Enter   choose a move
    1 2 3 …     choose it by its number
    Space       pass: the move marked [Space]
    Esc         back to all moves
    Tab  ⇧↑ ⇧↓  to the board, the reader, the log; read on
    ← → ↑ ↓     on the board: point at its cards
    Enter       on a card: what you can do with it
    { $why }           why a card cannot be played; elsewhere, type a move
    { $command }           type a move in notation, or “concede” to give up
    x  a        pass until something concerns you; when to ask you
    i  u        a hint from “hard”; undo: back to your previous decision
    d           discard piles and what is left in your deck
    l           français / English
    s  e        save the table; save the situation as a position
    r  n        resume another table; deal a new one
    q           quit: the table is saved at every move

    { $signs }
    The mouse too: click a card to read it, again to play it.

cli-signs-fables = ▲ Attack   ■ Defense   ► Movement   ★ Joker   ◇ price in Power

## The text table

cli-plain-help = A number or notation plays. undo · hint · why MOVE · card NAME · board · ask · stop WHERE · skip · lang fr · concede · quit
cli-passed-for-you = { $count ->
        [one] Passed for you once: it did not concern you (ask says what does).
       *[other] Passed for you { $count } times: it did not concern you (ask says what does).
    }
cli-stop-steps = Ask in any case, { $whose }
cli-error-unknown-level = There is no “{ $word }” to be asked by: { $known }.
cli-error-unknown-stop = There is no stop “{ $word }”; ask lists them.
cli-plain-unfinished = An unfinished table waits: noctuary play --plain --resume goes on with it.
cli-text-side = HP { $hp } of { $max }, Epic threshold { $threshold }, Defense { $defense } of { $most }, Power { $power }
cli-text-out = eliminated
cli-text-coming = { $count } damage coming
cli-text-tentacles = tentacles on { $squares }
cli-text-red = red
cli-text-square = square { $square } of track { $track }
cli-text-zone = { $zone }: { $cards }

## Counters

cli-gauge-awakening = Awakening { $count }
cli-gauge-awake =
    { $count ->
        [0] asleep
       *[other] awake
    }
cli-gauge-combo = Combo { $count }
cli-gauge-match = Match deck { $count }
cli-gauge-tentacles = Tentacles { $count }
cli-gauge-qi = Qi { $count }
cli-gauge-poison = Poison deck { $count }
cli-gauge-fate = Fate { $count }
cli-gauge-fate-red = red { $count }
cli-gauge-cache = stored { $count }
cli-gauge-epics = Epics { $count }

## Names short enough for a square

cli-short-red = Red
cli-short-snow = Snow
cli-short-beauty = Beauty
cli-short-alice = Alice
cli-short-mulan = Mulan
cli-short-kaguya = Kaguya
cli-short-mermaid = Mermaid
cli-short-match = Match
cli-short-dorothy = Dorothy
cli-short-schehera = Schehera

## Moves of a kind, asked for in two steps

fables-group-attack = Attack
fables-group-defend = Defend
fables-group-move = Move
fables-group-use = Use { $card } with
fables-group-epic = Epic
fables-group-buy = Buy
fables-group-relic = Relic for { $card }
fables-group-switch = Switch lanes
fables-group-store = Store
fables-group-fetch = Take back
fables-group-dose = Discard Poison
fables-group-tentacle = Move a Tentacle
fables-group-apex = Apex Force
fables-group-add = Add
fables-group-left = To the left
fables-group-right = To the right
fables-group-number = How many
fables-group-from-hand = From your hand
fables-group-from-discard = From your discard pile
fables-group-choose = Choose
fables-group-to = Square
fables-group-pile = Pile
fables-group-resolve = Next
fables-group-start = Square { $card }, track
fables-group-token = Token
fables-group-on-top = On top of the deck
fables-group-discard = Discard

## Conceding

cli-warned = { $warning } Choose it again to do it anyway.
cli-concede-again = Really give up? Type “concede” once more; anything else and you play on.
cli-concede-really = Give up this game?
cli-concede-no = No, play on
cli-concede-yes = Yes, concede
cli-others-play-on = You have left the game; the others play on. The table is saved in { $file }.

## Turn limit

cli-option-turn-limit = End the game after so many turns (0: never). Buffy: most Destiny Points win; VTES: most victory points; Twisted Fables: a draw.
