### VTES: what speaks for a line, from the side of whoever plays it.

vtes-reason-points =
    { $amount ->
        [one] { $amount } more victory point
       *[other] { $amount } more victory points
    }
vtes-reason-pool = { $amount } more pool
vtes-reason-prey-pool = { $amount } less pool for the prey
vtes-reason-minions =
    { $amount ->
        [one] { $amount } more ready minion
       *[other] { $amount } more ready minions
    }
vtes-reason-prey-minions =
    { $amount ->
        [one] { $amount } fewer ready minion for the prey
       *[other] { $amount } fewer ready minions for the prey
    }
vtes-reason-predator-minions =
    { $amount ->
        [one] { $amount } fewer ready minion for the predator
       *[other] { $amount } fewer ready minions for the predator
    }
vtes-reason-blood = { $amount } more blood on the minions
vtes-reason-torpor =
    { $amount ->
        [one] { $amount } fewer vampire in torpor
       *[other] { $amount } fewer vampires in torpor
    }
vtes-reason-edge = the Edge more often
vtes-reason-coming =
    { $amount ->
        [one] { $amount } more counter on uncontrolled vampires
       *[other] { $amount } more counters on uncontrolled vampires
    }
vtes-reason-hand =
    { $amount ->
        [one] { $amount } more card in hand
       *[other] { $amount } more cards in hand
    }
