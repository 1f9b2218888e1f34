# `noctuary sim`: options, what it prints, what it refuses.

cli-sim-all = Everybody against everybody (those of --seats, or else all that usually meet), --games for each pair; --bots names the one bot that plays all.
cli-sim-first-line =
    { $wins ->
        [one] Whoever began: { $wins } win ({ $share } %, { $low }–{ $high })
       *[other] Whoever began: { $wins } wins ({ $share } %, { $low }–{ $high })
    }
cli-sim-pairings = Instead of --seats: the tables that usually meet, all of them or N by lot; the games are shared out among them.
cli-sim-mirror = Play each deal again with the bots exchanged: each sits once in each place.
cli-sim-ladder = These bots, each against each other, over the same mirrored deals (at --seats, or at the --pairings); with Elo ratings.
cli-sim-swiss = A Swiss tournament of R rounds: among the --bots if there are several, or else among decks (those of --seats, or all that usually meet). --games for each pair.
cli-sim-anchor = Whose Elo rating is 1000 (greedy unless you say so, or else the first).
cli-sim-out = Keep one row for each game in FILE, JSON lines (.jsonl) or CSV (.csv), as it ends. The same command goes on where it stopped.
cli-sim-records = Keep each game in a file of this folder; noctuary replay shows them.
cli-sim-report = Write a page about it all into FILE (HTML, with pictures, needs nothing but itself); cards and the course of the games are then gathered, too.
cli-sim-points-line =
    { $halves ->
        [2] { $who }: { $points } victory point ({ $share } %, { $low }–{ $high }; even would be { $even } %)
       *[other] { $who }: { $points } victory points ({ $share } %, { $low }–{ $high }; even would be { $even } %)
    }
cli-sim-elo-heading = Elo, with { $anchor } at 1000:
cli-sim-elo-line = { $who }: { $elo } ({ $low }–{ $high })
cli-sim-swiss-round = Round { $number }: { $pairs }
cli-sim-swiss-rest = rests
cli-sim-swiss-line =
    { $halves ->
        [2] { $place }. { $who }: { $points } point, { $share } % of the games
       *[other] { $place }. { $who }: { $points } points, { $share } % of the games
    }
cli-sim-swiss-rested-line =
    { $halves ->
        [2] { $place }. { $who }: { $points } point, no game yet
       *[other] { $place }. { $who }: { $points } points, no game yet
    }
cli-sim-intervals-line = Intervals are of 95 %, games taken as independent: Wilson’s for shares, ratio of means for victory points.
cli-sim-clock-line = By the clock: { $bots }. On another machine these games would go otherwise.
cli-error-anchor = --anchor { $anchor }: nobody of that name meets anybody here; there are { $known }.
cli-error-one-place = { $one } and { $other } both name { $file }: one would take the place of the other. Give each a place of its own.
cli-error-no-place = { $option } names no place: say which file or folder.
cli-error-report-is-no-page = { $file } is there already and holds no page: --report would take its place. Name another file, or delete that one.
sim-error-games = A series has a number of games, not { $games }.
sim-error-bot-name = “{ $given }” is no name of a bot: say greedy, or a class of your own by its place, my.module:Bot.
sim-error-jobs = Nothing can be done with { $jobs } processes: say how many, or 0 for as many as there are cores.
sim-error-rows-ending = { $file } cannot hold the rows: its name has to end in one of { $known }.
sim-error-rows-held = Another noctuary sim is writing into { $file }: wait until it has ended, or name another file.
sim-error-row = this line is no row of a series; take it out, or name another file
sim-error-another-job = { $file } holds games of another series ({ $game }: { $seats }; { $bots }), with other arguments or from another version: name another file, or repeat the command that began it.
sim-error-workers = The processes that play the games died { $times } times without playing one: the machine may be short of memory, or a bot ends its process. Fewer --jobs may help.
sim-error-unwritable = { $file } cannot be written: { $problem }.
sim-error-rounds = { $rounds } rounds are too many for { $entrants } entrants: with more than { $most } somebody might meet somebody twice. Everybody against everybody is --all or --ladder.
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
cli-error-seats-or-all = Say who plays with --seats A,B or --pairings – or --all for everybody against everybody.
cli-error-one-bot =
    { $bots ->
        [one] With --all one bot plays every seat; { $bots } is named.
       *[other] With --all one bot plays every seat; { $bots } are named.
    }
cli-error-two-entrants = With { $option } it takes at least two who meet.
cli-error-bots-needed = Say who plays with --bots, or --ladder for bots against each other.
cli-error-one-kind = --all, --ladder and --swiss are three different things: give one of them.
cli-error-series-only = { $option } is for a series at one sort of table, not for { $kind }.
cli-error-ladder-and-bots = --ladder names the bots: leave --bots out.
cli-error-pairings-and-seats = --pairings says what sits at the tables: leave --seats out.
cli-error-pairings-and-all = Where decks meet each other, --seats names them: leave --pairings out.
cli-error-pairings = “{ $given }” is no number of pairings: say all, or a number from 1 on.
cli-error-bot-twice = { $bot } is named twice: nobody meets himself.
cli-error-odd-table = With { $option } two sides meet: it takes an even number of --seats.
