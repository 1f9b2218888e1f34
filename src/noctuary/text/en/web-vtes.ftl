# The board of VTES in the browser.

web-vtes-board = The table
web-vtes-prey = prey
web-vtes-predator = predator
web-vtes-both = prey and predator
web-vtes-out = ousted
web-vtes-pool = pool
web-vtes-edge = the Edge
web-vtes-points = victory points
    .short = VP
web-vtes-withdrawing = withdrawing
web-vtes-your-move = your move
web-vtes-to-move = to play
web-vtes-pin = Keep the side of { $who } in view
web-vtes-unpin = No longer keep the side of { $who } in view

web-vtes-piles = Piles
web-vtes-hand = Hand
web-vtes-library = Library
web-vtes-crypt = Crypt
web-vtes-ash = Ash heap
web-vtes-removed = Removed
web-vtes-ready = Ready
web-vtes-torpor = Torpor
web-vtes-uncontrolled = Uncontrolled
web-vtes-uncontrolled-short = Uncontrolled
web-vtes-in-play = In play
web-vtes-shown = Shown to you
web-vtes-left-master =
    { $count ->
        [one] { $count } master action
       *[other] { $count } master actions
    }
web-vtes-left-influence =
    { $count ->
        [one] { $count } transfer
       *[other] { $count } transfers
    }
web-vtes-left-discard =
    { $count ->
        [one] { $count } discard
       *[other] { $count } discards
    }
web-vtes-owed =
    { $count ->
        [one] { $count } replacement to come
       *[other] { $count } replacements to come
    }
web-vtes-face-down =
    { $count ->
        [0] face down, no counters
        [one] face down, { $count } counter
       *[other] face down, { $count } counters
    }

web-vtes-blood-of = blood { $blood } of { $capacity }
web-vtes-life = life { $life }
web-vtes-locked = locked
web-vtes-counters =
    { $count ->
        [0] no counters
        [one] { $count } counter
       *[other] { $count } counters
    }
web-vtes-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
web-vtes-strength = strength { $count }
web-vtes-attached =
    { $count ->
        [one] { $count } card on it
       *[other] { $count } cards on it
    }
web-vtes-carried =
    { $count ->
        [one] The card on { $who }
       *[other] The { $count } cards on { $who }
    }
web-vtes-acts = acting
web-vtes-blocks = trying to block
web-vtes-fights = in combat
web-vtes-sect-camarilla = Camarilla
web-vtes-sect-sabbat = Sabbat
web-vtes-sect-anarch = Anarch
web-vtes-sect-independent = Independent
web-vtes-sect-laibon = Laibon
web-vtes-title-primogen = Primogen
web-vtes-title-prince = Prince
web-vtes-title-justicar = Justicar
web-vtes-title-inner-circle = Inner Circle
web-vtes-title-bishop = Bishop
web-vtes-title-archbishop = Archbishop
web-vtes-title-priscus = Priscus
web-vtes-title-cardinal = Cardinal
web-vtes-title-regent = Regent
web-vtes-title-baron = Baron
web-vtes-title-magaji = Magaji
web-vtes-title-kholo = Kholo
web-vtes-title-independent = Titled

web-vtes-sequence = What is going on
web-vtes-sequence-action = Action
web-vtes-sequence-combat = Combat
web-vtes-sequence-referendum = Referendum
web-vtes-phase-unlock = Unlock phase
web-vtes-phase-master = Master phase
web-vtes-phase-minion = Minion phase
web-vtes-phase-influence = Influence phase
web-vtes-phase-discard = Discard phase
web-vtes-stages = Steps
web-vtes-stage-announced = Announced
web-vtes-stage-block = Block?
web-vtes-stage-resolve = Resolution
web-vtes-stage-after = After
web-vtes-stage-range = Range
web-vtes-stage-strike = Strikes
web-vtes-stage-damage = Damage
web-vtes-stage-more = Additional
web-vtes-stage-press = Press
web-vtes-stage-end = End
web-vtes-stage-polling = Polling
web-vtes-stage-tally = After the tally
web-vtes-stack = Cards being played, the one on top is answered first
web-vtes-played-by = with { $who }
web-vtes-played-on = on { $what }
web-vtes-played-at = and chooses
web-vtes-impulse = Impulse
web-vtes-has-passed = has passed

web-vtes-action-bleed = bleeds
web-vtes-action-hunt = hunts
web-vtes-action-equip = equips
web-vtes-action-employ = employs
web-vtes-action-recruit = recruits
web-vtes-action-politics = calls a referendum
web-vtes-action-leave-torpor = leaves torpor
web-vtes-action-rescue = rescues
web-vtes-action-diablerise = diablerises
web-vtes-action-become-anarch = becomes an Anarch
web-vtes-action-enter-combat = attacks
web-vtes-action-card = acts
web-vtes-bleed-word = Bleed
web-vtes-stealth = Stealth
web-vtes-intercept = Intercept
web-vtes-limited = the limited bleed modifier is used
web-vtes-undirected = undirected
web-vtes-would-block = blocks, as it stands
web-vtes-would-fail = does not block, as it stands
web-vtes-may-block = May block:
web-vtes-declined = does not block
web-vtes-no-blocker = nobody is able to

web-vtes-round = Round { $round }
web-vtes-range-close = close range
web-vtes-range-long = long range
web-vtes-goes-on = another round follows
web-vtes-ends = the combat ends
web-vtes-hand-strike = hand strike for { $count }
web-vtes-no-strike = no strike yet
web-vtes-additional =
    { $count ->
        [one] { $count } additional strike
       *[other] { $count } additional strikes
    }
web-vtes-chooses-strike = chooses a strike
web-vtes-to-torpor = about to go to torpor
web-vtes-damage =
    { $aggravated ->
        [0] { $count } damage coming
       *[other] { $count } damage coming, { $aggravated } aggravated
    }

web-vtes-blood-hunt = blood hunt
web-vtes-terms = Terms:
web-vtes-for = For
web-vtes-against = Against
web-vtes-vote-other = the Edge or a card
web-vtes-yet-to-vote = Not yet cast:
web-vtes-nobody = none on the table
