### VTES: the table in words.

vtes-board-turn = Turn { $turn }, { $phase }: { $who }
vtes-board-hand = Your hand
vtes-board-seat = { $who } ({ $letter })
vtes-contest-unblocked = Unblocked, the action succeeds. A blocker needs { $stealth } intercept.
vtes-contest-blocks = { $minion } would block: intercept { $intercept } against stealth { $stealth }. With { $by } more stealth the attempt fails.
vtes-contest-fails-to-block = { $minion } would fail to block: intercept { $intercept } against stealth { $stealth }. { $by } more intercept blocks.
vtes-contest-bleed = { $who } would burn { $amount } pool: { $before } → { $after }.
vtes-contest-takes = { $aggravated ->
        [0] { $minion } is taking { $amount } damage.
       *[other] { $minion } is taking { $amount } damage, { $aggravated } of it aggravated.
    }
vtes-contest-would-take = { $minion } would take { $amount } damage.
vtes-contest-passes = The referendum would pass, { $for } to { $against }. { $by ->
        [one] { $by } more vote against makes it fail.
       *[other] { $by } more votes against make it fail.
    }
vtes-contest-fails = The referendum would fail, { $for } to { $against }. { $by ->
        [one] { $by } more vote for it makes it pass.
       *[other] { $by } more votes for it make it pass.
    }
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
vtes-board-told = { $name }: { $states }
vtes-board-blood = { $counters } of { $capacity } blood
vtes-board-life = { $counters } life
vtes-board-counters =
    { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
vtes-board-on = on { $host }: { $card }
vtes-board-locked = locked
vtes-board-torpor = in torpor
vtes-board-contested = contested
vtes-board-stunned = stunned
vtes-board-borrowed = borrowed from { $who }
vtes-board-owned = owned by { $who }
vtes-board-nightmares = { $count ->
        [one] { $count } nightmare counter
       *[other] { $count } nightmare counters
    }
vtes-board-under = face down on { $host }: { $card }
vtes-board-holds = { $count ->
        [one] { $count } card face down on it
       *[other] { $count } cards face down on it
    }
vtes-board-corruption =
    { $count ->
        [one] { $count } corruption counter ({ $who })
       *[other] { $count } corruption counters ({ $who })
    }
vtes-board-title-contested = title contested
vtes-board-bleed = bleed { $count }
vtes-board-strength = strength { $count }
vtes-board-superior = superior { $name }
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
vtes-board-shown = Shown to you: { $card }
vtes-board-action = What is going on
vtes-board-bleeds-for = Bleed { $count }.
vtes-board-stealth = Stealth { $stealth }.
vtes-board-blocker = { $blocker } attempts to block with intercept { $intercept }.
vtes-board-limited = The limited bleed modifier is used.
vtes-board-may-block = May still block: { $who }.
vtes-board-declined = Will not block: { $who }.
vtes-board-combat =
    { $range ->
        [close] Combat, round { $round }, at close range: { $one } against { $other }.
       *[long] Combat, round { $round }, at long range: { $one } against { $other }.
    }
vtes-board-strike = { $minion } strikes: { $strike }.
vtes-board-hand-strike = hand strike for { $count }
vtes-board-coming =
    { $aggravated ->
        [0] { $amount } damage is coming to { $minion }.
       *[other] { $amount } damage is coming to { $minion }, { $aggravated } of it aggravated.
    }
vtes-board-additional =
    { $count ->
        [one] { $minion } has { $count } additional strike.
       *[other] { $minion } has { $count } additional strikes.
    }
vtes-board-goes-on = Another round follows.
vtes-board-terms = Terms: { $terms }.
vtes-board-cast =
    { $side ->
        [for] For: { $votes }.
       *[against] Against: { $votes }.
    }
vtes-board-yet-to-vote = Not yet cast: { $votes }.
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
