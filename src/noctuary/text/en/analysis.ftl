### What is said of a game that was analysed, and what is advised at a table: in the terminal and in the browser.

analyse-reason-wins =
    { $amount ->
        [one] an immediate win in { $amount } more game in 100
       *[other] an immediate win in { $amount } more games in 100
    }
analyse-on-average = on average { $reasons }
analyse-answer = “{ $question }” – { $move }
analyse-better =
    “{ $move }” would have won { $points ->
        [one] { $points } more game in 100
       *[other] { $points } more games in 100
    }
analyse-because =
    “{ $move }” would have won { $points ->
        [one] { $points } more game in 100
       *[other] { $points } more games in 100
    }: { $reasons }

## Hints

hint-plain = Hard would play: “{ $move }”, without a second thought.
hint-close = Hard would play: “{ $move }”. “{ $other }” is about as good.
hint-better =
    Hard would play: “{ $move }”. It wins { $points ->
        [one] { $points } more game in 100
       *[other] { $points } more games in 100
    } than “{ $other }”.
hint-because =
    Hard would play: “{ $move }”. It wins { $points ->
        [one] { $points } more game in 100
       *[other] { $points } more games in 100
    } than “{ $other }”: { $reasons }.

## noctuary analyse

cli-analyse = Analyse a record: win estimates along the game, and the moves that cost most.
    .more = Each seat is judged by what it could know at that moment. Where more was to be had, “hard” says what it would have played, and why. Ctrl-C ends it and shows what was found so far (exit code 130).
cli-analyse-playouts = How many lines to follow at each decision (60 unless you say so); the same number gives the same results.
cli-analyse-seconds = How long to think about each decision at most; without, as long as the lines take.
cli-analyse-every = Look at every decision, or at the first one of each turn.
cli-analyse-most = How many moves to tell of (6 unless you say so).
cli-analyse-progress = Decisions
cli-analyse-curve = Estimate by what each seat could know (games won in 100), from the first move to the last:
cli-analyse-swings = Where it changed most, from one decision of a seat to its next (luck and the others’ moves included):
cli-analyse-moves = The moves that cost most:
cli-analyse-none = No move cost more than chance alone would explain.
cli-analyse-move =
    Move { $number }, { $turn ->
        [0] set-up
       *[other] turn { $turn }
    }, { $who }: { $move } ({ $before } → { $after })
cli-analyse-interrupted = interrupted after { $looked } of { $total } decisions; this is what was found so far.
cli-error-analyse-empty = There is no decision in this game to look at.
cli-error-unknown-every = There is no “{ $every }” for --every: choose from { $known }.
