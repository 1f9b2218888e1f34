### VTES en ligne de commande et à la table du terminal.

## Ce que disent les commandes

cli-deck-any-form = À quoi sert le deck. Buffy : casual, sealed (40 cartes) ou tournament (60) ; VTES : standard, tournament, starter, precon ou fifth (cinquième édition seulement).
cli-option-deck-game = Le jeu du deck : buffy ou vtes (reconnu au deck lui-même, sauf indication).
cli-deck-legal-vtes = { $deck } : légal, { $crypt } dans la crypte et { $library } dans la bibliothèque.
cli-deck-line = Ligne { $line } : { $problem }
cli-deck-counts-vtes = crypte { $crypt }, bibliothèque { $library }
cli-status-seats-known-vtes = decks prêts à jouer
cli-sim-ending-last =
    { $games ->
        [one] Dernier survivant : { $games } partie ({ $share } %)
       *[other] Dernier survivant : { $games } parties ({ $share } %)
    }
cli-sim-ending-time =
    { $games ->
        [one] Limite de temps : { $games } partie ({ $share } %)
       *[other] Limite de temps : { $games } parties ({ $share } %)
    }

## Erreurs

cli-error-several-cards = « { $card } » est le nom de plusieurs cartes : { $cards }.
cli-error-only-for-games = { $option } n’est une option que de ces jeux : { $game }.

## La table

cli-signs-vtes = ● vampire sang/capacité   ○ allié   ◆ maître   ■ équipement   ♣ compagnon   ▪ incontrôlé   ↷ incliné   z torpeur   ≠ disputé   ▸ a l’impulsion   ✓ a passé
cli-vtes-you = vous
cli-vtes-prey = proie
cli-vtes-predator = prédateur
cli-vtes-rival = proie et prédateur
cli-vtes-pool = réserve { $pool }
cli-vtes-points = PV { $points }
cli-vtes-edge = Avantage
cli-vtes-out = hors jeu, PV { $points }
cli-vtes-may-block = Peuvent bloquer : { $who }.
cli-vtes-impulse = Impulsion : { $order }
