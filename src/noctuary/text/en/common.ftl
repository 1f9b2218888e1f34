### Words every game shares.

## Answers and lists

yes = Yes
no = No
forecast-answerable = { $what } (unless answered)
list-and = { $start } and { $end }
list-marked = { $start }; { $end }
counted = { $count } × { $thing }
nothing = nothing
nobody = nobody

## The match

language-en = English
language-fr = French
seat = Seat { $letter }
board-contest = How it stands
turn = { $turn ->
    [0] Set-up
   *[other] Turn { $turn }
}
your-turn = Your turn
waiting-for = Waiting for { $who }
game-over = Game over
wins = { $who } wins.
win-together = { $who } win.
drawn-game = The game is a draw.

## How it ended

story-end-plain = The game ended in turn { $turn }.
story-end-concede = { $who } gave up.
story-why = { $why } (rule { $rule })
story-end-left = { $who } left and did not come back.
story-end-abandoned = Everybody left in turn { $turn }; the game counts for nobody.
story-left = Left in turn { $turn }
story-gave-up = Gave up in turn { $turn }
story-change = { $who }: { $number } { $before } → { $after }
story-standing = { $place }. { $who }
story-cell = { $column } { $value }
story-moment = Turn { $turn }, move { $at }: { $text }

## What is refused, and why

refused = Not allowed: { $move } ({ $rule })
refusal = { $rule }: { $text }
why-waiting = { $who } has to answer first.
why-nothing = There is nothing that you could do with { $thing } now.
refusal-no-answer = Something else is asked now: { $question }

## A board without drawings

plain-board-turn-of = { $who } to play
plain-board-field = { $field }: { $value }

## Errors

error-no-time-limit = The rules of this game do not say what happens when the time is up.
error-time-in-a-move = The time is called between two moves, not in the middle of one.
error-time-not-yours = The time is called by the clock of the table.
error-abandoned-not-yours = A game is abandoned when everybody has left it: nobody can play that.
error-match-over = The game is over: no more moves can be played.
error-nothing-to-undo = There is no move to take back.
error-no-such-seat = There is no seat number { $seat } in this game.
error-not-a-dump = This is not a saved match.
error-unknown-game = There is no game called “{ $game }”.
error-broken-game = The game “{ $game }” (package { $package }) does not work: { $problem }
error-unknown-bot = There is no bot called “{ $bot }”: choose from { $known }.
error-bot-budget = “{ $bot }”: after the @ comes how long { $plain } may think at each decision: a number of lines (1 to { $lines }, such as { $plain }@300) or seconds by the clock (up to { $seconds }, such as { $plain }@2s).
error-bot-without-budget = “{ $bot }”: { $plain } answers at once, so nothing may follow its name: write { $plain } alone.
error-own-bot-module = The bot { $bot }: the module { $module } cannot be imported ({ $problem }).
error-own-bot-class = The bot { $bot }: there is no class { $name } in { $module } (ready bots are { $known }).
error-own-bot-arguments = The bot { $bot } cannot be made: besides game and seed it asks for { $arguments }.
error-own-bot-no-choose = { $bot } is no bot: it has no method choose(match).
error-own-bot-no-offer = The bot { $bot } answered { $answer }, which is not among match.decision.moves.
rl-error-no-packages = Learning environments need more packages ({ $missing } is missing): pip install "noctuary[rl]"
rl-error-number = “{ $name }” is a whole number { $bounded ->
    [0] of { $least } or more
   *[other] from { $least } to { $most }
}, not { $given }.
rl-error-seats-list = “seats” is a list of words, one for each seat, or a list of such lists.
rl-error-opponents = “opponent” is a bot, or a list of bots for the other seats (there { $seats ->
    [one] is one
   *[other] are { $seats }
}): { $bots ->
    [0] an empty list is not enough
   *[other] { $bots } are too many
}.
rl-error-no-bot = “{ $given }” is no bot: name one by its name ({ $name }), by its place ({ $place }) or by its class.
rl-error-seed = A seed is a whole number of 0 or more, not { $given }.
rl-error-no-list = Give one value for each table, in a list or an array: “{ $given }” is neither.
rl-error-not-one-each = Each table needs a value of its own: { $tables ->
    [one] there is one table
   *[other] there are { $tables } tables
}, and { $given ->
    [one] one was given
   *[other] { $given } were given
}.
rl-error-not-under-way = No match is under way: reset deals a new one.
rl-error-seats = All tables of an environment have the same number of seats, and one of them has { $seats }.
rl-error-no-openspiel = OpenSpiel is not installed ({ $missing } is missing): pip install "noctuary[openspiel]"
rl-error-no-such-offer = There is no offer number { $action }: { $offers ->
    [0] this seat is not asked
    [one] there is one, number 0
   *[other] there are { $offers }, numbered from 0
}.
error-no-ray = Ray is not installed: pip install noctuary[cluster]
error-cluster-address = “{ $address }” is no address of a Ray cluster: write one like { $example }, or auto, or local.
error-cluster = The Ray cluster { $address } does not answer: { $problem }
error-cluster-workers = On the Ray cluster { $address } the process that played a batch of games died { $times } times: a machine may be short of memory, or a bot ends its process.
error-cluster-version = A machine of the cluster has version { $there } of Noctuary, this one { $here }: the same seed may not give the same games.
error-unknown-choice = there is no “{ $given }” to choose: there are { $known }.
error-unknown-language = Noctuary does not speak “{ $language }”: try en or fr.
error-unknown-verb = “{ $word }” is not a move I know (in “{ $text }”).
error-move-shape = “{ $word }” needs other words after it (in “{ $text }”).
error-move-too-long = “{ $text }” is too long for a move: at most { $most } characters.
error-unknown-word = I do not know “{ $word }” (in “{ $text }”).
error-no-such-text = The text “{ $text }” is missing in the language “{ $language }”: please report it.
error-text-broken = The text “{ $text }” cannot be put together ({ $problem }): please report it.
error-no-rules = There are no rules of “{ $game }” that match “{ $query }”.
error-no-terms = No term of “{ $game }” matches “{ $query }”.
error-no-example = There is no example “{ $example }” of “{ $game }”.
example-concede = Concede

## The log of every game

log-time-called = Time is up: this turn is the last.
log-gone = { $who } has not come back: the seat is given up.
log-abandoned = Everybody has left: the game is abandoned.
log-half-a-move-dropped = The unfinished move is taken back.
