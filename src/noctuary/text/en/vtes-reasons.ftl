### VTES: what speaks for a line, from the side of whoever plays it.

vtes-reason-points = { $amount } more victory points
vtes-reason-pool = keeps { $amount } more pool
vtes-reason-prey-pool = costs the prey { $amount } more pool
vtes-reason-minions = { $amount } more ready minions
vtes-reason-prey-minions = { $amount } fewer ready minions for the prey
vtes-reason-predator-minions = { $amount } fewer ready minions for the predator
vtes-reason-blood = { $amount } more blood on the minions
vtes-reason-torpor = { $amount } fewer vampires in torpor
vtes-reason-edge = has the Edge more often
vtes-reason-coming = { $amount } more counters on vampires to come
vtes-reason-hand = { $amount } more cards in hand
