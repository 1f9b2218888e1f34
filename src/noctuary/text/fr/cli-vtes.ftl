### VTES en ligne de commande et à la table du terminal.

## Ce que disent les commandes

cli-deck-any-form = À quoi sert le deck. Buffy : casual, sealed (40 cartes) ou tournament (60) ; VTES : standard, tournament, starter, precon ou fifth (cinquième édition seulement).
cli-option-deck-game = Le jeu du deck : buffy ou vtes (reconnu au deck lui-même, sauf indication).
cli-deck-legal-vtes = { $deck } : légal, { $crypt } dans la crypte et { $library } dans la bibliothèque.
cli-deck-known = { $known } exemplaires sur { $copies } sont connus.
cli-deck-without =
    { $count ->
        [one] Sans les autres, le deck enfreint cette règle :
       *[other] Sans les autres, le deck enfreint ces règles :
    }
cli-deck-without-missing = « --without-missing » (play, sim) joue sans les cartes inconnues.
cli-deck-near = Vouliez-vous dire { $cards } ?
cli-without-missing = Jouer les decks sans les cartes que Noctuary n’a pas ; un reste trop petit pour les règles se joue en partie amicale.
cli-deck-left-out =
    { $copies ->
        [one] { $deck } : { $copies } exemplaire est laissé de côté ({ $cards }).
       *[other] { $deck } : { $copies } exemplaires sont laissés de côté ({ $cards }).
    }
cli-deck-casual = { $deck } : ce qui reste n’est pas un deck légal ; la table joue en amical, sans vérifier les decks.
cli-deck-line = Ligne { $line } : { $problem }
cli-deck-counts-vtes = crypte { $crypt }, bibliothèque { $library }
cli-status-seats-known-vtes = decks prêts à jouer
vtes-ending-last =
    { $games ->
        [one] Dernier survivant : { $games } partie ({ $share } %)
       *[other] Dernier survivant : { $games } parties ({ $share } %)
    }
vtes-ending-time =
    { $games ->
        [one] Limite de temps : { $games } partie ({ $share } %)
       *[other] Limite de temps : { $games } parties ({ $share } %)
    }

## Erreurs

cli-error-several-cards = « { $card } » est le nom de plusieurs cartes : { $cards }.
cli-error-nothing-left = { $deck } : sans les cartes qui manquent, il ne reste pas de quoi jouer.
cli-error-only-for-games = { $option } n’est une option que de ces jeux : { $game }.

## La table

cli-signs-vtes = ● vampire sang/capacité   ○ allié   ◆ maître   ■ équipement   ♣ compagnon   ▪ incontrôlé   ↷ incliné   z torpeur   ≠ disputé   * étourdi   ⇄ emprunté   ¤n corruption   ▸ a l’impulsion   ✓ a passé
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
