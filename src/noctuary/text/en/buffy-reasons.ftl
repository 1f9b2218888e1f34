### Buffy: what speaks for a line, from the side of whoever plays it.

buffy-reason-destiny =
    { $amount ->
        [one] { $amount } more Destiny Point
       *[other] { $amount } more Destiny Points
    }
buffy-reason-their-destiny =
    { $amount ->
        [one] { $amount } Destiny Point off the highest opposing total
       *[other] { $amount } Destiny Points off the highest opposing total
    }
buffy-reason-characters =
    { $amount ->
        [one] { $amount } more character in play
       *[other] { $amount } more characters in play
    }
buffy-reason-their-characters =
    { $amount ->
        [one] { $amount } fewer opposing character
       *[other] { $amount } fewer opposing characters
    }
buffy-reason-talents =
    { $amount ->
        [one] { $amount } more point of talent in play
       *[other] { $amount } more points of talent in play
    }
buffy-reason-their-talents =
    { $amount ->
        [one] { $amount } fewer point of opposing talent
       *[other] { $amount } fewer points of opposing talent
    }
buffy-reason-refreshed =
    { $amount ->
        [one] { $amount } more refreshed character
       *[other] { $amount } more refreshed characters
    }
buffy-reason-park =
    { $amount ->
        [one] { $amount } more turn in control of the Park
       *[other] { $amount } more turns in control of the Park
    }
buffy-reason-their-park =
    { $amount ->
        [one] { $amount } fewer turn of the Park in other hands
       *[other] { $amount } fewer turns of the Park in other hands
    }
buffy-reason-hand =
    { $amount ->
        [one] { $amount } more card in hand
       *[other] { $amount } more cards in hand
    }
