# Puzzles: positions with a goal, in the terminal and in the browser.

## What is to be done

puzzle-goal-win-turn = Win this turn.
puzzle-goal-win-next = Win before your next turn begins.
puzzle-goal-oust-turn = Oust { $name } this turn.
puzzle-goal-oust-next = Oust { $name } before your next turn begins.
puzzle-goal-lower-turn = Bring { $name } down to { $amount } this turn ({ $what }).
puzzle-goal-lower-next = Bring { $name } down to { $amount } before your next turn begins ({ $what }).
puzzle-goal-raise-turn = Reach { $amount } this turn ({ $what }).
puzzle-goal-raise-next = Reach { $amount } before your next turn begins ({ $what }).
puzzle-goal-survive-turn = Survive this turn.
puzzle-goal-survive-next = Survive until your next turn begins.

## Trying one

puzzle-from-replay = Turn { $turn } of “{ $table }”
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
puzzle-untitled = A puzzle
puzzle-hand = { $name } holds { $cards }.
puzzle-hand-empty = { $name } holds nothing.
puzzle-solved = Solved.
puzzle-missed = Not this time: the goal is out of reach.
puzzle-missed-luck = Not this time: from here chance would have a say, and a solution leaves nothing to luck.
puzzle-slip = It could still be done until you chose this: { $move }.
puzzle-hint-on-course = You are on course: from here it can still be done.
puzzle-hint-card = Look at { $card }.
puzzle-hint-move = Do this: { $move }.
puzzle-hint-unknown = Whether it can still be done from here is more than can be searched. Go on, or take a step back.
puzzle-hint-too-late = From here it can no longer be done. Take a step back.

## What the search has proved

puzzle-proof =
    { $ways ->
        [0] solved whatever comes first
        [one] solved, and by one first move only
       *[other] solved by { $ways } first moves
    } (decisions: { $depth }, situations looked at: { $nodes })
puzzle-proof-none = there is no solution (situations looked at: { $nodes })
puzzle-proof-too-much = not proved: more than { $nodes } situations would have to be looked at (--nodes)
puzzle-proof-other =
    { $ways ->
        [one] { $ways } first move solves it
       *[other] { $ways } first moves solve it
    }, but the file says { $said }
