### La fin d’une partie, dans le navigateur.

web-over-won = Vous avez gagné !
web-over-lost = Vous avez perdu
web-over-winner =
    { $count ->
        [one] Victoire de { $name }
       *[other] Victoire de { $name }
    }
web-over-draw = Partie nulle
web-rematch = Revanche
web-rematch-go = Vers la nouvelle table
web-record = Feuille de partie
web-end-open = Comment elle a fini
web-end-telling = Le récit de la partie arrive…
web-end-rule = Règle { $rule }
web-end-standings = Classement
web-end-place = Rang
web-end-player = Joueur
web-end-winner = victoire
web-end-you = vous
web-end-curve = { $number } à la fin de chaque tour
web-end-as-table = En tableau
web-end-turn = Tour
web-end-moments = Les moments qui ont compté
web-end-next-moment = Prochain moment fort
web-end-in-turn =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }
web-end-kind-end = La fin :
web-end-kind-first = Tout commence :
web-end-kind-gain = En hausse :
web-end-kind-loss = En baisse :
web-end-kind-great = Un haut fait :
web-end-kind-gone = Hors jeu :
web-end-next = Et ensuite
web-analyse = Analyser la partie
web-analysis-curve = Les chances de chacun selon ce qu’il pouvait savoir, du premier coup au dernier (parties gagnées sur 100)
web-analysis-running =
    { $done ->
        [one] { $done } décision examinée
       *[other] { $done } décisions examinées
    } sur { $total }
web-analysis-stop = Arrêter l’analyse
web-analysis-about = « ! » marque les coups qui ont le plus coûté.
web-analysis-none = Aucun coup n’a coûté plus que ne l’explique le hasard.
web-analysis-mark =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }, { $name } : { $move }
web-analysis-chance = { $name } : { $number }
web-analysis-swings = Là où tout a le plus changé
    .about = Entre deux décisions d’une même place : le hasard et les coups des autres y ont leur part.
web-analysis-swing =
    { $turn ->
        [0] Mise en place
       *[other] Tour { $turn }
    }, { $name } : { $move } ({ $before } % → { $after } %)
web-analysis-turning = { $name } : { $move } ({ $before } % → { $after } %). { $better }.
web-end-other = Un autre deck, un autre robot
web-end-choice = Vous jouez
web-end-bot = Contre
web-end-same-bot = comme avant
web-end-play = Distribuer
web-end-board = Revoir le plateau
