# The board of Twisted Fables in the browser.

web-fables-board = The table
web-fables-partner = your partner
web-fables-out = out
web-fables-your-move = your move
web-fables-to-move = to play
web-fables-hit-points = HP
web-fables-hp = { $hp } of { $max } HP
web-fables-threshold = Epic threshold { $threshold }
web-fables-threshold-crossed = Threshold crossed
web-fables-defense = Defense
web-fables-power = Power
web-fables-coming = Incoming
web-fables-hand = Hand
web-fables-deck = Deck
web-fables-discard = Discard
web-fables-epics = Epics
web-fables-cache = Stored
web-fables-reserves = Reserves
web-fables-reserve-empty = empty
web-fables-twists = Twists
web-fables-durables = Durable
web-fables-shown = Shown
web-fables-play = In play
web-fables-blood = Paid for in blood
web-fables-cards = Her cards ({ $count })
web-fables-price = Costs { $price }
web-fables-stock = { $count } left

web-fables-track =
    { $tracks ->
        [one] The track
       *[other] Track { $track }
    }
web-fables-square = Square { $square }
web-fables-distance = distance { $distance }
web-fables-within =
    { $kind ->
        [move] within this card’s movement
       *[reach] within this card’s range
    }
web-fables-turn-left = To the left
web-fables-turn-right = To the right
web-fables-turn-nudge-left = Shift the opponent to the left
web-fables-turn-nudge-right = Shift the opponent to the right
web-fables-relics = Relics
web-fables-relic-deck = Relic deck
web-fables-relic-discard = Relics used

web-fables-shop = Basic cards to buy
web-fables-your-power = Power { $power }

web-fables-counters = Counters
web-fables-gauge-awakening = Awakening
web-fables-gauge-awake =
    { $count ->
        [0] asleep
       *[other] awake
    }
web-fables-gauge-combo = Combo
web-fables-gauge-match = Match deck
web-fables-gauge-tentacles = Tentacles
web-fables-gauge-qi = Qi
web-fables-gauge-poison = Poison deck
web-fables-gauge-fate = Fate
web-fables-gauge-fate-red = Red Fate
web-fables-avatar-queen = Queen of Hearts
web-fables-avatar-hatter = Mad Hatter
web-fables-avatar-cat = Cheshire Cat
