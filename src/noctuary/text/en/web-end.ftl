### The end of a game, in the browser.

web-over-won = You won!
web-over-lost = You lost
web-over-winner =
    { $count ->
        [one] { $name } won
       *[other] { $name } won
    }
web-over-draw = It is a draw
web-rematch = Rematch
web-rematch-go = To the new table
web-record = Game record
web-end-open = How it ended
web-end-telling = The game is being told …
web-end-rule = Rule { $rule }
web-end-standings = Standings
web-end-place = Rank
web-end-player = Player
web-end-winner = won
web-end-you = you
web-end-curve = { $number } at the end of each turn
web-end-as-table = As a table
web-end-turn = Turn
web-end-moments = Moments that counted
web-end-next-moment = Next moment that counted
web-end-in-turn =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }
web-end-kind-end = The end:
web-end-kind-first = It begins:
web-end-kind-gain = Up:
web-end-kind-loss = Down:
web-end-kind-great = A great deed:
web-end-kind-gone = Out:
web-end-next = What next
web-analyse = Analyse this game
web-analysis-curve = Everybody’s chances by what each could know, from the first move to the last (games won in 100)
web-analysis-running = { $done } of { $total } decisions looked at
web-analysis-stop = Stop the analysis
web-analysis-about = “!” marks the moves that cost most.
web-analysis-none = No move cost more than chance alone would explain.
web-analysis-mark =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, { $name }: { $move }
web-analysis-chance = { $name }: { $number }
web-analysis-swings = Where it changed most
    .about = From one decision of a seat to its next one: luck and the others’ moves are part of it.
web-analysis-swing =
    { $turn ->
        [0] Set-up
       *[other] Turn { $turn }
    }, { $name }: { $move } ({ $before } % → { $after } %)
web-analysis-turning = { $name }: { $move } ({ $before } % → { $after } %). { $better }.
web-end-other = Another deck, another bot
web-end-choice = You play
web-end-bot = Against
web-end-same-bot = the same as before
web-end-play = Deal
web-end-board = Back to the board
