# The page of `noctuary sim --report`.

sim-page-title = { $game }: games between bots
sim-page-bots = Bots
sim-page-who = Who met
sim-page-games = Games
sim-page-seed = Seed
sim-page-version = Version of Noctuary
sim-page-tables = Number of tables
sim-page-mirror = Each deal in every place
sim-page-yes = yes
sim-page-no = no
sim-page-interrupted = Interrupted: these are the games played until then.
sim-page-clock = By the clock: { $bots }. On another machine these games would go otherwise; bots with a number of lines play the same everywhere.
sim-page-failed =
    { $games ->
        [one] { $games } game broke off with an error and counts for nobody.
       *[other] { $games } games broke off with an error and count for nobody.
    }
sim-page-percent = { $share } %
sim-page-won = Games won
sim-page-won-about = Each bot, wherever it sat. The dashed line is its even share.
sim-page-victory-points = Victory points
sim-page-victory-points-about = The share of all victory points that each bot took, with all its seats. The dashed line is its even share.
sim-page-by-seat = Games won by seat
sim-page-seats = At the table
sim-page-matrix = Who won against whom
sim-page-matrix-about = Of a hundred games, how many the row won against the column, and the interval; a draw is half a win.
sim-page-cell =
    { $games ->
        [one] { $one } against { $other }: { $games } game, { $low } to { $high }
       *[other] { $one } against { $other }: { $games } games, { $low } to { $high }
    }
sim-page-elo = Elo ratings
sim-page-elo-about = Strengths of greatest likelihood (Bradley and Terry) from all these games; { $anchor } is at 1000, and the intervals are of the difference to it.
sim-page-length = Length in turns
sim-page-length-about = On average { $mean } turns ({ $low } to { $high }).
sim-page-first = Whoever begins
sim-page-first-about = Share of the games with a winner that were won by whoever began; the dashed line is the even share.
sim-page-began = began
sim-page-endings = How games ended
sim-page-life-title = { $what } over time
sim-page-life-about = Mean at the beginning of each turn of the game, of the games that were still being played; the band is the interval.
sim-page-winners = winners
sim-page-losers = losers
sim-page-cards = Cards played and won
sim-page-cards-about = Of the seats that played a card at least once, how many won. The dashed line is the mean over all cards. Cards go with winning, they need not cause it: late cards are played by whoever lives that long. Drawn are the most played, from { $few } seats on.
sim-page-card = Card
sim-page-by-winners = Winners
sim-page-by-losers = Losers
sim-page-times = Times
sim-page-won-with = Won
sim-page-all-cards = All cards as a table
sim-page-swiss = Swiss tournament
sim-page-swiss-about = Whoever wins more games of a meeting has 1 point; if both win as many, each has half a point.
sim-page-place = Place
sim-page-points = Match points
sim-page-games-share = Games won
sim-page-method = All intervals are of 95 %, games taken as independent of each other: Wilson’s for shares, the ratio of two means for victory points, the normal approximation for means, the curvature of the likelihood for Elo. Draws count as half a win where a share is of games between two.
