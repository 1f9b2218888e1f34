# La page de `noctuary sim --report`.

sim-page-title = { $game } : parties entre robots
sim-page-bots = Robots
sim-page-who = Participants
sim-page-games = Parties
sim-page-seed = Graine
sim-page-version = Version de Noctuary
sim-page-tables = Nombre de tables
sim-page-mirror = Chaque donne à chaque place
sim-page-yes = oui
sim-page-no = non
sim-page-interrupted = Interrompu : voici les parties jouées jusque-là.
sim-page-clock = À l’horloge : { $bots }. Sur une autre machine, ces parties seraient autres ; les robots à nombre de suites fixé jouent partout de même.
sim-page-failed =
    { $games ->
        [one] { $games } partie s’est interrompue sur une erreur et ne compte pour personne.
       *[other] { $games } parties se sont interrompues sur une erreur et ne comptent pour personne.
    }
sim-page-percent = { $share } %
sim-page-won = Parties gagnées
sim-page-won-about = Chaque robot, où qu’il soit assis. Le trait pointillé est sa part égale.
sim-page-victory-points = Points de victoire
sim-page-victory-points-about = La part de tous les points de victoire que chaque robot a prise, avec toutes ses places. Le trait pointillé est sa part égale.
sim-page-by-seat = Parties gagnées par place
sim-page-seats = À la table
sim-page-matrix = Qui a gagné contre qui
sim-page-matrix-about = Sur cent parties, combien la ligne en a gagné contre la colonne, et l’intervalle ; une partie nulle est une demi-victoire.
sim-page-cell =
    { $games ->
        [one] { $one } contre { $other } : { $games } partie, { $low } à { $high }
       *[other] { $one } contre { $other } : { $games } parties, { $low } à { $high }
    }
sim-page-elo = Classement Elo
sim-page-elo-about = Forces les plus vraisemblables (Bradley et Terry) d’après toutes ces parties ; { $anchor } est à 1000, et les intervalles sont ceux de l’écart avec lui.
sim-page-length = Durée en tours
sim-page-length-about = En moyenne { $mean } tours ({ $low } à { $high }).
sim-page-first = Qui commence
sim-page-first-about = Part des parties non nulles gagnées par qui commençait ; le trait pointillé marque un partage égal.
sim-page-began = commençait
sim-page-endings = Comment les parties ont fini
sim-page-life-title = { $what } au fil du temps
sim-page-life-about = Moyenne au début de chaque tour de la partie, pour les parties encore en cours ; la bande est l’intervalle.
sim-page-winners = vainqueurs
sim-page-losers = vaincus
sim-page-cards = Cartes jouées et victoires
sim-page-cards-about = Parmi les places qui ont joué une carte au moins une fois, combien ont gagné. Le trait pointillé est la moyenne de toutes les cartes. Une carte accompagne la victoire sans en être forcément la cause : les cartes tardives sont jouées par qui vit jusque-là. Sont dessinées les plus jouées, à partir de { $few } places.
sim-page-card = Carte
sim-page-by-winners = Vainqueurs
sim-page-by-losers = Vaincus
sim-page-times = Fois
sim-page-won-with = Victoires
sim-page-all-cards = Toutes les cartes en tableau
sim-page-swiss = Tournoi suisse
sim-page-swiss-about = Qui gagne le plus de parties d’une rencontre marque 1 point ; à égalité, chacun marque un demi-point.
sim-page-place = Rang
sim-page-points = Points de match
sim-page-games-share = Parties gagnées
sim-page-method = Tous les intervalles sont à 95 %, les parties supposées indépendantes : de Wilson pour les parts, le rapport de deux moyennes pour les points de victoire, l’approximation normale pour les moyennes, la courbure de la vraisemblance pour l’Elo. Une partie nulle compte pour une demi-victoire là où une part est celle de parties entre deux.
