### Twisted Fables: what speaks for a line, from the side of whoever plays it.

fables-reason-hp = { $amount } more HP
fables-reason-their-hp = { $amount } fewer HP for the other side
fables-reason-defense = { $amount } more Defense
fables-reason-their-defense = { $amount } less Defense for the other side
fables-reason-power = { $amount } more Power
fables-reason-cards =
    { $amount ->
        [one] stronger cards in the deck (by { $amount } level)
       *[other] stronger cards in the deck (by { $amount } levels)
    }
fables-reason-their-cards =
    { $amount ->
        [one] weaker cards for the other side (by { $amount } level)
       *[other] weaker cards for the other side (by { $amount } levels)
    }
fables-reason-twists =
    { $amount ->
        [one] { $amount } more Twist card
       *[other] { $amount } more Twist cards
    }
