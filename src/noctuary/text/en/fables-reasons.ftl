### Twisted Fables: what speaks for a line, from the side of whoever plays it.

fables-reason-hp = keeps { $amount } more HP
fables-reason-their-hp = costs the other side { $amount } more HP
fables-reason-defense = leaves { $amount } more Defense
fables-reason-their-defense = leaves the other side { $amount } less Defense
fables-reason-power = leaves { $amount } more Power
fables-reason-cards =
    { $amount ->
        [one] brings stronger cards into the deck ({ $amount } level)
       *[other] brings stronger cards into the deck ({ $amount } levels)
    }
fables-reason-their-cards =
    { $amount ->
        [one] keeps the other side’s cards weaker ({ $amount } level)
       *[other] keeps the other side’s cards weaker ({ $amount } levels)
    }
fables-reason-twists =
    { $amount ->
        [one] { $amount } more Twist card
       *[other] { $amount } more Twist cards
    }
