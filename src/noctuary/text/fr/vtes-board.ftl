### VTES : la table en mots.

vtes-board-turn = Tour { $turn }, { $phase } : { $who }
vtes-board-hand = Votre main
vtes-board-seat = { $who } ({ $letter })
vtes-contest-unblocked = Si nul ne bloque, l’action réussit. Il faut { $stealth } en interception pour bloquer.
vtes-contest-blocks = { $minion } bloquerait : interception { $intercept } contre discrétion { $stealth }. Avec { $by } de plus en discrétion, la tentative échoue.
vtes-contest-fails-to-block = { $minion } ne bloquerait pas : interception { $intercept } contre discrétion { $stealth }. Avec { $by } de plus en interception, l’action est bloquée.
vtes-contest-bleed = { $who } brûlerait { $amount } en réserve : { $before } → { $after }.
vtes-contest-takes = { $minion } subit { $amount ->
        [one] { $amount } point de dégâts
       *[other] { $amount } points de dégâts
    }{ $aggravated ->
        [0] .
        [one] , dont { $aggravated } aggravé.
       *[other] , dont { $aggravated } aggravés.
    }
vtes-contest-would-take = { $minion } subirait { $amount ->
        [one] { $amount } point de dégâts.
       *[other] { $amount } points de dégâts.
    }
vtes-contest-passes = Le référendum passerait, { $for } à { $against }. { $by ->
        [one] { $by } voix contre de plus le fait échouer.
       *[other] { $by } voix contre de plus le font échouer.
    }
vtes-contest-fails = Le référendum échouerait, { $for } à { $against }. { $by ->
        [one] { $by } voix pour de plus le fait passer.
       *[other] { $by } voix pour de plus le font passer.
    }
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
vtes-board-told = { $name } : { $states }
vtes-board-blood = sang { $counters } sur { $capacity }
vtes-board-life = vie { $counters }
vtes-board-counters =
    { $counters ->
        [one] { $counters } compteur
       *[other] { $counters } compteurs
    }
vtes-board-on = sur { $host } : { $card }
vtes-board-locked = incliné
vtes-board-torpor = en torpeur
vtes-board-contested = en dispute
vtes-board-stunned = étourdi
vtes-board-borrowed = emprunté à { $who }
vtes-board-owned = appartient à { $who }
vtes-board-nightmares = { $count ->
        [one] { $count } compteur de cauchemar
       *[other] { $count } compteurs de cauchemar
    }
vtes-board-under = face cachée sur { $host } : { $card }
vtes-board-holds = { $count ->
        [one] { $count } carte face cachée dessus
       *[other] { $count } cartes face cachée dessus
    }
vtes-board-corruption =
    { $count ->
        [one] { $count } compteur de corruption ({ $who })
       *[other] { $count } compteurs de corruption ({ $who })
    }
vtes-board-title-contested = titre disputé
vtes-board-bleed = morsure { $count }
vtes-board-strength = force { $count }
vtes-board-superior = { $name } au niveau supérieur
vtes-board-votes = { $count } voix
vtes-board-uncontrolled = Incontrôlé : { $card } ({ $counters } sur { $capacity })
vtes-board-face-down =
    Incontrôlé, face cachée : { $counters ->
        [one] { $counters } compteur
       *[other] { $counters } compteurs
    }
vtes-board-shown = Montré à vous : { $card }
vtes-board-action = Ce qui se passe
vtes-board-bleeds-for = Morsure { $count }.
vtes-board-stealth = Discrétion { $stealth }.
vtes-board-blocker = { $blocker } tente de bloquer avec { $intercept } en interception.
vtes-board-limited = Le modificateur de morsure (limité) a servi.
vtes-board-may-block = Peuvent encore bloquer : { $who }.
vtes-board-declined = Ne bloqueront pas : { $who }.
vtes-board-combat =
    { $range ->
        [close] Combat, round { $round }, au contact : { $one } contre { $other }.
       *[long] Combat, round { $round }, à distance : { $one } contre { $other }.
    }
vtes-board-strike = Frappe de { $minion } : { $strike }.
vtes-board-hand-strike = à mains nues pour { $count }
vtes-board-coming =
    { $aggravated ->
        [0] Dégâts à venir pour { $minion } : { $amount }.
        [one] Dégâts à venir pour { $minion } : { $amount }, dont { $aggravated } aggravé.
       *[other] Dégâts à venir pour { $minion } : { $amount }, dont { $aggravated } aggravés.
    }
vtes-board-additional =
    { $count ->
        [one] { $minion } a { $count } frappe additionnelle.
       *[other] { $minion } a { $count } frappes additionnelles.
    }
vtes-board-goes-on = Un autre round suit.
vtes-board-terms = Modalités : { $terms }.
vtes-board-cast =
    { $side ->
        [for] Pour : { $votes }.
       *[against] Contre : { $votes }.
    }
vtes-board-yet-to-vote = Voix non exprimées : { $votes }.
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
