# `noctuary sim` : options, compte rendu, refus.

cli-sim-all = Tous contre tous (ceux de --seats, sinon tous ceux qui se rencontrent d’habitude), --games parties par paire ; --bots nomme le seul robot, qui joue tout.
cli-sim-first-line =
    { $wins ->
        [one] Qui commence : { $wins } victoire ({ $share } %, { $low }–{ $high })
       *[other] Qui commence : { $wins } victoires ({ $share } %, { $low }–{ $high })
    }
cli-sim-pairings = Au lieu de --seats : les tables habituelles, toutes ou N tirées au sort ; les parties sont réparties entre elles.
cli-sim-mirror = Rejouer chaque donne en échangeant les robots : chacun occupe une fois chaque place.
cli-sim-ladder = Ces robots, chacun contre chaque autre, sur les mêmes donnes en miroir (à --seats, ou aux --pairings) ; avec des classements Elo.
cli-sim-swiss = Un tournoi suisse de R rondes : entre les --bots s’il y en a plusieurs, sinon entre des decks (ceux de --seats, ou tous ceux qui se rencontrent d’habitude). --games parties par paire.
cli-sim-anchor = Celui dont le classement Elo est 1000 (greedy sauf indication, sinon le premier).
cli-sim-out = Garder une ligne par partie dans FILE, en JSON (.jsonl) ou en CSV (.csv), dès qu’elle finit. La même commande reprend où elle s’est arrêtée.
cli-sim-records = Garder chaque partie dans un fichier de ce dossier ; noctuary replay les montre.
cli-sim-report = Écrire une page sur le tout dans FILE (HTML, avec des images, se suffit à elle-même) ; les cartes et le cours des parties sont alors relevés aussi.
cli-sim-points-line =
    { $halves ->
        [0] { $who } : { $points } point de victoire ({ $share } %, { $low }–{ $high } ; part égale : { $even } %)
        [1] { $who } : { $points } point de victoire ({ $share } %, { $low }–{ $high } ; part égale : { $even } %)
        [2] { $who } : { $points } point de victoire ({ $share } %, { $low }–{ $high } ; part égale : { $even } %)
        [3] { $who } : { $points } point de victoire ({ $share } %, { $low }–{ $high } ; part égale : { $even } %)
       *[other] { $who } : { $points } points de victoire ({ $share } %, { $low }–{ $high } ; part égale : { $even } %)
    }
cli-sim-elo-heading = Elo, avec { $anchor } à 1000 :
cli-sim-elo-line = { $who } : { $elo } ({ $low }–{ $high })
cli-sim-swiss-round = Ronde { $number } : { $pairs }
cli-sim-swiss-rest = exempt
cli-sim-swiss-line =
    { $halves ->
        [0] { $place }. { $who } : { $points } point, { $share } % des parties
        [1] { $place }. { $who } : { $points } point, { $share } % des parties
        [2] { $place }. { $who } : { $points } point, { $share } % des parties
        [3] { $place }. { $who } : { $points } point, { $share } % des parties
       *[other] { $place }. { $who } : { $points } points, { $share } % des parties
    }
cli-sim-swiss-rested-line =
    { $halves ->
        [0] { $place }. { $who } : { $points } point, aucune partie encore
        [1] { $place }. { $who } : { $points } point, aucune partie encore
        [2] { $place }. { $who } : { $points } point, aucune partie encore
        [3] { $place }. { $who } : { $points } point, aucune partie encore
       *[other] { $place }. { $who } : { $points } points, aucune partie encore
    }
cli-sim-intervals-line = Intervalles à 95 %, les parties supposées indépendantes : de Wilson pour les parts, rapport de moyennes pour les points de victoire.
cli-sim-clock-line = À l’horloge : { $bots }. Sur une autre machine, ces parties seraient autres.
cli-error-anchor = --anchor { $anchor } : personne de ce nom ne rencontre qui que ce soit ici ; il y a { $known }.
cli-error-one-place = { $one } et { $other } désignent tous deux { $file } : l’un prendrait la place de l’autre. Donnez un endroit à chacun.
cli-error-no-place = { $option } ne désigne rien : dites quel fichier ou quel dossier.
cli-error-report-is-no-page = { $file } existe déjà et n’est pas une page : --report prendrait sa place. Nommez un autre fichier, ou supprimez celui-là.
sim-error-games = Une série a un nombre de parties, pas { $games }.
sim-error-bot-name = « { $given } » n’est pas un nom de robot : dites greedy, ou une classe à vous par son adresse, { "mon.module:Robot" }.
sim-error-jobs = Jouer avec { $jobs } processus est impossible : dites combien, ou 0 pour autant que de cœurs.
sim-error-rows-ending = { $file } ne peut pas recevoir les lignes : le nom doit finir par l’une de ces extensions : { $known }.
sim-error-rows-held = Un autre noctuary sim écrit dans { $file } : attendez qu’il ait fini, ou nommez un autre fichier.
sim-error-row = cette ligne n’est pas celle d’une série ; ôtez-la, ou nommez un autre fichier
sim-error-another-job = { $file } contient les parties d’une autre série ({ $game } : { $seats } ; { $bots }), avec d’autres arguments ou d’une autre version : nommez un autre fichier, ou répétez la commande qui l’a commencée.
sim-error-workers = Les processus qui jouent les parties se sont arrêtés { $times } fois sans en jouer une : la mémoire manque peut-être, ou un robot arrête son processus. Moins de --jobs peut aider.
sim-error-unwritable = Impossible d’écrire { $file } : { $problem }.
sim-error-rounds = { $rounds } rondes, c’est trop pour { $entrants } participants : au-delà de { $most }, deux pourraient se rencontrer deux fois. Pour que tous se rencontrent : --all ou --ladder.
buffy-ending-destiny =
    { $games ->
        [one] Par points de destinée : { $games } partie ({ $share } %)
       *[other] Par points de destinée : { $games } parties ({ $share } %)
    }
buffy-ending-park =
    { $games ->
        [one] Par le Parc : { $games } partie ({ $share } %)
       *[other] Par le Parc : { $games } parties ({ $share } %)
    }
buffy-ending-other =
    { $games ->
        [one] Autrement : { $games } partie ({ $share } %)
       *[other] Autrement : { $games } parties ({ $share } %)
    }
cli-error-seats-or-all = Dites qui joue avec --seats A,B ou --pairings – ou --all pour tous contre tous.
cli-error-one-bot =
    { $bots ->
        [one] Avec --all, un seul robot joue toutes les places ; { $bots } est nommé.
       *[other] Avec --all, un seul robot joue toutes les places ; { $bots } sont nommés.
    }
cli-error-two-entrants = Avec { $option }, il en faut au moins deux qui se rencontrent.
cli-error-bots-needed = Dites qui joue avec --bots, ou --ladder pour des robots les uns contre les autres.
cli-error-one-kind = --all, --ladder et --swiss sont trois choses différentes : donnez-en une seule.
cli-error-series-only = { $option } vaut pour une série à une même sorte de table, pas pour { $kind }.
cli-error-ladder-and-bots = --ladder nomme les robots : omettez --bots.
cli-error-pairings-and-seats = --pairings dit qui est aux tables : omettez --seats.
cli-error-pairings-and-all = Quand des decks se rencontrent, --seats les nomme : omettez --pairings.
cli-error-pairings = « { $given } » n’est pas un nombre de tables : dites all, ou un nombre à partir de 1.
cli-error-bot-twice = { $bot } est nommé deux fois : nul ne se rencontre lui-même.
cli-error-odd-table = Avec { $option }, deux camps se rencontrent : il faut un nombre pair de --seats.
