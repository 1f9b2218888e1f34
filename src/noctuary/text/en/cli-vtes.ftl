### VTES on the command line and at the terminal table.

## What commands print

cli-deck-any-form = What the deck is for. Buffy: casual, sealed (40 cards) or tournament (60); VTES: standard, tournament, starter, precon or fifth (fifth edition only).
cli-option-deck-game = The game the deck is for: buffy or vtes (seen from the deck itself unless you say so).
cli-deck-legal-vtes = { $deck }: legal, { $crypt } in the crypt and { $library } in the library.
cli-deck-known = { $known } of { $copies } copies are known.
cli-deck-without =
    { $count ->
        [one] Without the others the deck breaks this rule:
       *[other] Without the others the deck breaks these rules:
    }
cli-deck-without-missing = “--without-missing” (play, sim) plays without the cards that are not known.
cli-deck-near = Did you mean { $cards }?
cli-without-missing = Play decks without the cards that Noctuary does not have; what is then too small for the rules is played casually.
cli-deck-left-out =
    { $copies ->
        [one] { $deck }: { $copies } copy is left out ({ $cards }).
       *[other] { $deck }: { $copies } copies are left out ({ $cards }).
    }
cli-deck-casual = { $deck }: what is left is no legal deck; the table plays casually, without checking decks.
cli-deck-line = Line { $line }: { $problem }
cli-deck-counts-vtes = crypt { $crypt }, library { $library }
cli-status-seats-known-vtes = ready decks
vtes-ending-last =
    { $games ->
        [one] Last one standing: { $games } game ({ $share } %)
       *[other] Last one standing: { $games } games ({ $share } %)
    }
vtes-ending-time =
    { $games ->
        [one] Time limit: { $games } game ({ $share } %)
       *[other] Time limit: { $games } games ({ $share } %)
    }

## Errors

cli-error-several-cards = “{ $card }” is the name of several cards: { $cards }.
cli-error-nothing-left = { $deck }: without the cards that are missing there is nothing to play with.
cli-error-only-for-games = { $option } is an option of these games only: { $game }.

## The table

cli-signs-vtes = ● vampire blood/capacity   ○ ally   ◆ master   ■ equipment   ♣ retainer   ▪ uncontrolled   ↷ locked   z torpor   ≠ contested   * stunned   ⇄ borrowed   ¤n corruption   ▸ has the impulse   ✓ has passed
cli-vtes-you = you
cli-vtes-prey = prey
cli-vtes-predator = predator
cli-vtes-rival = prey and predator
cli-vtes-pool = pool { $pool }
cli-vtes-points = VP { $points }
cli-vtes-edge = Edge
cli-vtes-out = out of the game, VP { $points }
cli-vtes-may-block = May block: { $who }.
cli-vtes-impulse = Impulse: { $order }
