### Puzzles in the browser: the list, and what stands around an attempt.

web-puzzles-about = Positions with a goal, from easy to hard. Everything lies open, the others answer as well as they can, and nothing is left to luck: each puzzle has been proved to have a solution.
web-puzzles-solved = { $solved } of { $count } solved
web-puzzles-own = A puzzle of your own
    .about = In any replay of a finished game, “Make a puzzle from this moment” looks for a goal that can be proved. Keep the file, send it to others, and open it here.
web-puzzles-open = Open a puzzle file
web-puzzles-large = This file is too large for a puzzle.
web-puzzle = The puzzle
web-puzzle-only = only one first move
web-puzzle-done = Solved
web-puzzle-solved = Solved!
web-puzzle-holds = { $name } holds
web-puzzle-holds-nothing = nothing
web-puzzle-hint = A hint
web-puzzle-back = One step back
web-puzzle-again = From the beginning
web-puzzle-all = All puzzles
web-puzzle-missing = There is no such puzzle.

## Making one from a replay

web-puzzle-make = Make a puzzle from this moment
    .about = As { $name } saw it; what was hidden is dealt anew.
web-puzzle-making = Looking for a goal that can be proved …
web-puzzle-none = Nothing can be proved at this moment. Try one shortly before the end, or another seat.
web-puzzle-try = Try it
web-puzzle-save = Save as a file
