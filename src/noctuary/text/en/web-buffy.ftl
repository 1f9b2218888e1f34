# The board of the Buffy game in the browser.

web-buffy-board = The table
web-buffy-out = out
web-buffy-your-move = your move
web-buffy-to-move = to play
web-buffy-turn = Turn { $turn }
web-buffy-day = Day
web-buffy-night = Night
web-buffy-destiny = Destiny
web-buffy-park = The Park
web-buffy-park-held =
    { $count ->
        [0] held by { $who }
        [one] held by { $who } for { $count } turn
       *[other] held by { $who } for { $count } turns
    }

web-buffy-piles = Piles and cards
web-buffy-to-lay = to be laid
web-buffy-hand = Hand
web-buffy-deck = Deck
web-buffy-discard = Discard
web-buffy-crypt = Crypt
web-buffy-challenges = Challenges
web-buffy-locations = Locations
web-buffy-second-parts = Part twos
web-buffy-next-challenge = next
web-buffy-shown = shown to you

web-buffy-main = Main Character
web-buffy-level = level { $level }
web-buffy-tired = fatigued
web-buffy-reward = Reward { $reward }
web-buffy-faced-by = faced by { $who }

web-buffy-fight = Fight
web-buffy-challenge = Challenge
web-buffy-stages = Stages
web-buffy-stage-choose = Choose
web-buffy-stage-draw = Draw
web-buffy-stage-battle = Battle
web-buffy-stage-resolve = Resolve
web-buffy-stage-result = Result
web-buffy-stage-discard = Discard
web-buffy-attacker = attacks
web-buffy-defender = defends
web-buffy-effect = an effect
web-buffy-ahead-attacker = the attacker is ahead
web-buffy-ahead-defender = the defender is ahead
web-buffy-ahead-even = even
web-buffy-requirement-missing = A requirement is not met
web-buffy-drawn = A draw
web-buffy-won-by = { $who } wins
web-buffy-fold = Fold the contest away
web-buffy-unfold = Show the contest
