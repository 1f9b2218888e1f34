### Buffy: setting up, the course of the turn, movement, Destiny and the Park.

## Log

buffy-log-start = { $who } starts with { $card } at { $space }.
buffy-log-daylight =
    { $day ->
        [0] { $who } chooses night for the first turn.
       *[other] { $who } chooses day for the first turn.
    }
buffy-log-location = { $who } puts { $card } at { $space }.
buffy-log-turn =
    { $day ->
        [0] Turn { $turn }, by night: { $who } is the active player.
       *[other] Turn { $turn }, by day: { $who } is the active player.
    }
buffy-log-step = { $timing }.
buffy-log-pass = { $who } passes.
buffy-log-challenge = { $who } puts the challenge { $card } at { $space }.
buffy-log-challenge-nowhere = { $who } cannot place { $card } anywhere: it goes to the bottom of the Challenge Deck.
buffy-log-draw =
    { $who } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
buffy-log-draw-own = { $who } draws { $cards }.
buffy-log-discard = { $who } discards { $cards }.
buffy-log-mill = { $who } discards { $cards } from the top of the Resource Deck.
buffy-log-recycle = { $who } recycles: the discard pile becomes the new Resource Deck.
buffy-log-refresh = { $who } refreshes.
buffy-log-move = { $who } moves { $card }: { $from_space } → { $space }.
buffy-log-destiny-gain =
    { $who } gains { $count ->
        [one] { $count } Destiny Point
       *[other] { $count } Destiny Points
    } and now has { $total }.
buffy-log-destiny-loss =
    { $who } loses { $count ->
        [one] { $count } Destiny Point
       *[other] { $count } Destiny Points
    } and now has { $total }.
buffy-log-destiny-pay =
    { $who } pays { $count ->
        [one] { $count } Destiny Point
       *[other] { $count } Destiny Points
    } and now has { $total }.
buffy-log-park =
    { $count ->
        [one] { $who } controls Sunnydale Park at the end of the turn: { $count } turn.
       *[other] { $who } controls Sunnydale Park at the end of the turn: { $count } turns in a row.
    }
buffy-log-destiny-victory = { $who } reaches 10 Destiny Points and wins.
buffy-log-park-victory = { $who } has controlled Sunnydale Park for 6 turns in a row and wins.
buffy-log-limit-victory = The last turn is over: { $who } is ahead and wins.
buffy-log-last-victory = { $who } is the last player left and wins.
buffy-log-drawn = The last turn is over: nobody is ahead, the game is a draw.
buffy-log-concede = { $who } concedes.

## How a game ended

buffy-number-destiny = Destiny
buffy-column-destiny = Destiny
buffy-column-challenges = Challenges
buffy-column-fights = Fights
buffy-column-park = Park
buffy-column-characters = Characters
buffy-end-destiny = { $who } reached { $destiny } Destiny Points in turn { $turn }.
buffy-end-park = { $who } controlled Sunnydale Park at the end of { $park } turns in a row.
buffy-end-last = { $who } is the last player left.
buffy-end-limit =
    The turn limit was reached in turn { $turn }: { $who } is ahead with { $destiny ->
        [one] { $destiny } Destiny Point
       *[other] { $destiny } Destiny Points
    } and a park count of { $park }.
buffy-end-drawn = The turn limit was reached in turn { $turn } and nobody is ahead.
buffy-end-gave-up = { $who } gave up in turn { $turn }.
buffy-end-left = { $who } left in turn { $turn } and did not come back.
buffy-from-challenges = From challenges: { $count }
buffy-from-fights = From fights: { $count }
buffy-from-cards = From cards and their effects: { $count }
buffy-from-lost = Lost or paid on the way: { $count }

## Questions

buffy-ask-watch = { $timing }: your watch.
buffy-ask-start = On which of your spaces does { $source } start?
buffy-ask-daylight = Is the first turn by day or by night?
buffy-ask-location = Put a location on one of your spaces, or stop here.
buffy-ask-keep = Keep up to { $amount } cards: discard one, or keep the rest.
buffy-ask-discard =
    { $amount ->
        [one] Discard { $amount } card.
       *[other] Discard { $amount } cards.
    }

## Why not, and what would help

buffy-remedy-place-challenge = Put your top challenge into play first.
buffy-remedy-refresh = Refresh your fatigued cards first.

## Setups and positions

error-setup-deck-count = Setup: “{ $field }” needs { $least } to { $most } decks, not { $given }.
error-setup-unknown-deck = Setup: “{ $field }”: there is no deck called “{ $given }”; there are { $allowed }.
error-setup-illegal-deck =
    Setup: “{ $field }” breaks the rules of deck construction in { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }{ error-by-rule }.
error-position-wrong-card-type = Position: “{ $field }”: { $given } is no card of this type: { $allowed }.
error-position-no-essence = Position: “{ $field }” is missing: every player has an essence{ error-by-rule }.
error-position-levels = Position: “{ $field }” must be level cards of this character, the top one last, not { $given }{ error-by-rule }.
error-position-wrong-pile = Position: “{ $field }”: { $given } can never lie there{ error-by-rule }.
error-position-two-challenges = Position: “{ $field }”: two challenges of one player lie on { $given }{ error-by-rule }.
error-position-not-in-play = Position: “{ $field }”: { $given } is nobody and nothing in play that takes part there{ error-by-rule }.
error-position-twice-in-play = Position: “{ $field }”: { $given } is in play twice{ error-by-rule }.
