### VTES: the table in words.

vtes-board-turn = Turn { $turn }, { $phase }: { $who }
vtes-board-hand = Your hand
vtes-board-out =
    { $points ->
        [one] Out of the game, with { $points } victory point.
       *[other] Out of the game, with { $points } victory points.
    }
vtes-board-pool =
    { $edge ->
        [yes] { $points ->
            [one] { $pool } pool, { $points } victory point, the Edge; prey: { $prey }.
           *[other] { $pool } pool, { $points } victory points, the Edge; prey: { $prey }.
        }
       *[no] { $points ->
            [one] { $pool } pool, { $points } victory point; prey: { $prey }.
           *[other] { $pool } pool, { $points } victory points; prey: { $prey }.
        }
    }
vtes-board-count-hand = hand { $count }
vtes-board-count-library = library { $count }
vtes-board-count-crypt = crypt { $count }
vtes-board-count-ash = ash heap { $count }
vtes-board-count-removed = removed { $count }
vtes-board-count-owed = replacements to come { $count }
vtes-board-left-master =
    { $count ->
        [one] { $count } master phase action
       *[other] { $count } master phase actions
    }
vtes-board-left-transfers =
    { $count ->
        [one] { $count } transfer
       *[other] { $count } transfers
    }
vtes-board-left-discard =
    { $count ->
        [one] { $count } discard phase action
       *[other] { $count } discard phase actions
    }
vtes-board-withdrawing = is withdrawing
vtes-board-vampire = { $name }: { $counters } of { $capacity } blood{ $more }
vtes-board-ally = { $name }: { $counters } life{ $more }
vtes-board-card =
    { $counters ->
        [0] { $name }{ $more }
        [one] { $name }: { $counters } counter{ $more }
       *[other] { $name }: { $counters } counters{ $more }
    }
vtes-board-on = on { $host }: { $card }
vtes-board-locked = locked
vtes-board-torpor = in torpor
vtes-board-contested = contested
vtes-board-stunned = stunned
vtes-board-title-contested = title contested
vtes-board-bleed = bleed { $count }
vtes-board-strength = strength { $count }
vtes-board-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
vtes-board-uncontrolled = Uncontrolled: { $card } ({ $counters } of { $capacity })
vtes-board-face-down =
    Uncontrolled, face down: { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
vtes-board-action = What is going on
vtes-board-stealth = Stealth { $stealth }.
vtes-board-blocker = { $blocker } attempts to block with intercept { $intercept }.
vtes-board-combat =
    { $range ->
        [close] Combat, round { $round }, at close range: { $one } against { $other }.
       *[long] Combat, round { $round }, at long range: { $one } against { $other }.
    }
vtes-board-strike = { $minion } strikes: { $strike }.
vtes-board-hand-strike = hand strike
vtes-board-coming =
    { $aggravated ->
        [0] { $amount } damage is coming to { $minion }.
       *[other] { $amount } damage is coming to { $minion }, { $aggravated } of it aggravated.
    }
vtes-board-referendum =
    { $for ->
        [one] Referendum ({ $card }): { $for } vote for, { $against } against.
       *[other] Referendum ({ $card }): { $for } votes for, { $against } against.
    }
vtes-board-blood-hunt =
    { $for ->
        [one] Blood hunt on { $caller }: { $for } vote for, { $against } against.
       *[other] Blood hunt on { $caller }: { $for } votes for, { $against } against.
    }
vtes-board-playing =
    { $chosen ->
        [yes] { $who } plays { $card } and chooses { $foe }.
       *[no] { $who } plays { $card }.
    }
vtes-board-ash-of = Ash heap, { $who }
vtes-board-removed-of = Removed from the game, { $who }
vtes-board-your-library = Your library, in no order
vtes-board-your-crypt = Your crypt, in no order
vtes-board-borrowed = borrowed
