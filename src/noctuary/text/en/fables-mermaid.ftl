### The Little Mermaid.

fables-sheet-mermaid = She begins with a Tentacle on her own square. Tentacles share squares with Fables and with each other. Action: discard a Movement card or a Joker to move a Tentacle up to its Movement value. The Epic she chooses goes to her Twist area instead of her hand. In 2v2 her Tentacles change track together with her.

## Cards

fables-card-sirens-call = Siren’s Call
fables-card-sirens-song = Siren’s Song
fables-card-sirens-shriek = Siren’s Shriek
fables-card-surging-wrath = Surging Wrath
fables-card-erupting-wrath = Erupting Wrath
fables-card-avenging-wrath = Avenging Wrath
fables-card-the-encroaching-sea = The Encroaching Sea
fables-card-the-invading-sea = The Invading Sea
fables-card-the-conquering-sea = The Conquering Sea
fables-card-the-raging-tempest = The Raging Tempest
fables-card-mystic-echoes = Mystic Echoes
fables-card-daughter-of-oceans = Daughter of Oceans
fables-card-the-rising-tide = The Rising Tide
fables-card-restoring-waters = Restoring Waters
fables-card-the-purging-flood = The Purging Flood
fables-card-the-kraken-stirs = The Kraken Stirs

fables-text-the-raging-tempest = Your Attack actions reach an opponent who shares a square with a Tentacle at any distance.
fables-text-mystic-echoes = While you share a square with a Tentacle, damage inflicted on you falls by { $less } each time. In Relic mode, you may use the Relics of your Tentacles’ squares as if you stood there.
fables-text-daughter-of-oceans = After your Move action, you may move a Tentacle up to half the Movement value you used, rounded down.
fables-text-the-rising-tide = When you unlock this card, put a new Tentacle on any square of your track, or on your sheet once The Kraken Stirs is in play. Then destroy this card.

## Clauses

fables-effect-more-on-tentacle = If the opponent shares a square with a Tentacle, inflict { $amount } more.
fables-effect-power-on-tentacle = If you share a square with a Tentacle, gain { $amount } Power.
fables-effect-lash-on-tentacle = If the opponent shares a square with a Tentacle, inflict { $amount } damage on her, however far away she is.
fables-effect-ride-tentacle = You may place yourself on a square with a Tentacle, your own included, but without the opponent; if you do, gain { $amount } Defense.
fables-effect-move-tentacle = Choose a Tentacle and move it 1 to { $amount } squares.
fables-effect-draw-on-tentacle =
    If you then share a square with a Tentacle, draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
fables-effect-foe-on-tentacle-discards =
    If the opponent does, she discards { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    } of her choice.
fables-effect-lower-max-hp = Your max HP drop to { $most }.
fables-effect-restoring-waters = At the end of your turn, recover { $count } HP.
fables-effect-purging-flood = Each time a Tentacle comes onto an opponent’s square, she loses { $count } HP. Each time an opponent comes onto Tentacles, she loses { $count } HP for each of them. Squares crossed on the way count.
fables-effect-tentacles-to-sheet = All your Tentacles leave the track for your sheet.
fables-effect-kraken-reduction = Damage inflicted on you falls each time by the number of Tentacles there.
fables-effect-kraken-talents = Your Talents become basic cards of the type they require and of their level.
fables-effect-kraken-hunger = At the end of your turn, lose { $count } HP.

## Questions

fables-ask-tentacle = { $source }: which Tentacle do you move?
fables-ask-tentacle-to = { $source }: to which square do you move the Tentacle?
fables-ask-ride-tentacle = { $source }: place yourself on a Tentacle’s square?
fables-ask-rising-tide = { $source }: on which square do you put the new Tentacle?

## The log

fables-log-tentacle = { $who } moves a Tentacle from square { $start } to square { $square }.
fables-log-tentacle-rises = { $who } puts a new Tentacle on square { $square }.
fables-log-tentacle-on-sheet = { $who } puts a new Tentacle on her sheet.
fables-log-flood =
    { $count ->
        [one] { $who } catches { $foe } in the flood of a Tentacle.
       *[other] { $who } catches { $foe } in the flood of { $count } Tentacles.
    }
