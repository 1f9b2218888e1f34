### Buffy: what speaks for a line, from the side of whoever plays it.

buffy-reason-destiny = { $amount } more Destiny
buffy-reason-their-destiny = { $amount } less Destiny for the opponent
buffy-reason-characters = { $amount } more characters in play
buffy-reason-their-characters = { $amount } fewer characters for the opponent
buffy-reason-talents = { $amount } more points of talent in play
buffy-reason-their-talents = { $amount } fewer points of talent for the opponent
buffy-reason-refreshed = { $amount } more refreshed characters
buffy-reason-park = { $amount } more turns in control of the Park
buffy-reason-their-park = { $amount } fewer turns in control of the Park for the opponent
buffy-reason-hand = { $amount } more cards in hand
