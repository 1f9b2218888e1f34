### VTES : la table en mots.

vtes-board-turn = Tour { $turn }, { $phase } : { $who }
vtes-board-hand = Votre main
vtes-board-out =
    { $points ->
        [one] Hors de la partie, avec { $points } point de victoire.
       *[other] Hors de la partie, avec { $points } points de victoire.
    }
vtes-board-pool =
    { $edge ->
        [yes] { $points ->
            [one] Réserve { $pool }, { $points } point de victoire, l’Avantage ; proie : { $prey }.
           *[other] Réserve { $pool }, { $points } points de victoire, l’Avantage ; proie : { $prey }.
        }
       *[no] { $points ->
            [one] Réserve { $pool }, { $points } point de victoire ; proie : { $prey }.
           *[other] Réserve { $pool }, { $points } points de victoire ; proie : { $prey }.
        }
    }
vtes-board-count-hand = main { $count }
vtes-board-count-library = bibliothèque { $count }
vtes-board-count-crypt = crypte { $count }
vtes-board-count-ash = tas de cendres { $count }
vtes-board-count-removed = retirées { $count }
vtes-board-count-owed = remplacements à venir { $count }
vtes-board-left-master =
    { $count ->
        [one] { $count } action de phase de maître
       *[other] { $count } actions de phase de maître
    }
vtes-board-left-transfers =
    { $count ->
        [one] { $count } transfert
       *[other] { $count } transferts
    }
vtes-board-left-discard =
    { $count ->
        [one] { $count } action de phase de défausse
       *[other] { $count } actions de phase de défausse
    }
vtes-board-withdrawing = se retire
vtes-board-vampire = { $name } : sang { $counters } sur { $capacity }{ $more }
vtes-board-ally = { $name } : vie { $counters }{ $more }
vtes-board-card =
    { $counters ->
        [0] { $name }{ $more }
        [one] { $name } : { $counters } compteur{ $more }
       *[other] { $name } : { $counters } compteurs{ $more }
    }
vtes-board-on = sur { $host } : { $card }
vtes-board-locked = incliné
vtes-board-torpor = en torpeur
vtes-board-contested = en dispute
vtes-board-stunned = étourdi
vtes-board-title-contested = titre disputé
vtes-board-bleed = morsure { $count }
vtes-board-strength = force { $count }
vtes-board-votes = { $count } voix
vtes-board-uncontrolled = Incontrôlé : { $card } ({ $counters } sur { $capacity })
vtes-board-face-down =
    Incontrôlé, face cachée : { $counters ->
        [one] { $counters } compteur
       *[other] { $counters } compteurs
    }
vtes-board-action = Ce qui se passe
vtes-board-stealth = Discrétion { $stealth }.
vtes-board-blocker = { $blocker } tente de bloquer avec { $intercept } en interception.
vtes-board-combat =
    { $range ->
        [close] Combat, round { $round }, au contact : { $one } contre { $other }.
       *[long] Combat, round { $round }, à distance : { $one } contre { $other }.
    }
vtes-board-strike = Frappe de { $minion } : { $strike }.
vtes-board-hand-strike = à mains nues
vtes-board-coming =
    { $aggravated ->
        [0] Dégâts à venir pour { $minion } : { $amount }.
        [one] Dégâts à venir pour { $minion } : { $amount }, dont { $aggravated } aggravé.
       *[other] Dégâts à venir pour { $minion } : { $amount }, dont { $aggravated } aggravés.
    }
vtes-board-referendum = Référendum ({ $card }) : { $for } voix pour, { $against } contre.
vtes-board-blood-hunt = Chasse au sang contre { $caller } : { $for } voix pour, { $against } contre.
vtes-board-playing =
    { $chosen ->
        [yes] { $who } joue { $card } et désigne { $foe }.
       *[no] { $who } joue { $card }.
    }
vtes-board-ash-of = Tas de cendres, { $who }
vtes-board-removed-of = Retirées de la partie, { $who }
vtes-board-your-library = Votre bibliothèque, sans ordre
vtes-board-your-crypt = Votre crypte, sans ordre
vtes-board-borrowed = emprunté
