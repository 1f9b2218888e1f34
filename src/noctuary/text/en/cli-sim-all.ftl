# `noctuary sim --all`, and what it adds to the report of a series.

cli-sim-all = Everybody against everybody (those of --seats, or else all that usually meet), --games for each pair; --bots names the one bot that plays all.
cli-sim-first-line =
    { $wins ->
        [one] Whoever began: { $wins } win ({ $share } %)
       *[other] Whoever began: { $wins } wins ({ $share } %)
    }
cli-sim-turns-line = On average { $turns } turns
buffy-ending-destiny =
    { $games ->
        [one] Won by Destiny Points: { $games } game ({ $share } %)
       *[other] Won by Destiny Points: { $games } games ({ $share } %)
    }
buffy-ending-park =
    { $games ->
        [one] Won in the Park: { $games } game ({ $share } %)
       *[other] Won in the Park: { $games } games ({ $share } %)
    }
buffy-ending-other =
    { $games ->
        [one] Won otherwise: { $games } game ({ $share } %)
       *[other] Won otherwise: { $games } games ({ $share } %)
    }
cli-error-questions-and-all = Questions are counted at one table: give --seats, not --all.
cli-error-seats-or-all = Say who plays with --seats A,B – or --all for everybody against everybody.
cli-error-one-bot =
    { $bots ->
        [one] With --all one bot plays every seat; { $bots } is named.
       *[other] With --all one bot plays every seat; { $bots } are named.
    }
cli-error-two-entrants = With --all it takes at least two who meet.
