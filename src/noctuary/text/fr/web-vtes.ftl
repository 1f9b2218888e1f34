# Le plateau de VTES dans le navigateur.

web-vtes-board = La table
web-vtes-prey = proie
web-vtes-predator = prédateur
web-vtes-both = proie et prédateur
web-vtes-out = éliminé
web-vtes-pool = réserve
web-vtes-edge = l’Avantage
web-vtes-points = points de victoire
    .short = PV
web-vtes-withdrawing = se retire
web-vtes-your-move = à vous de jouer
web-vtes-to-move = joue
web-vtes-pin = Garder le côté de { $who } en vue
web-vtes-unpin = Ne plus garder le côté de { $who } en vue

web-vtes-piles = Piles de cartes
web-vtes-hand = Main
web-vtes-library = Bibliothèque
web-vtes-crypt = Crypte
web-vtes-ash = Cendres
web-vtes-removed = Retirées
web-vtes-ready = Disponibles
web-vtes-torpor = Torpeur
web-vtes-uncontrolled = Région incontrôlée
web-vtes-uncontrolled-short = Incontrôlés
web-vtes-in-play = En jeu
web-vtes-shown = Montré à vous seul
web-vtes-left-master =
    { $count ->
        [one] { $count } action de maître
       *[other] { $count } actions de maître
    }
web-vtes-left-influence =
    { $count ->
        [one] { $count } transfert
       *[other] { $count } transferts
    }
web-vtes-left-discard =
    { $count ->
        [one] { $count } défausse
       *[other] { $count } défausses
    }
web-vtes-owed =
    { $count ->
        [one] { $count } remplacement à venir
       *[other] { $count } remplacements à venir
    }
web-vtes-face-down =
    { $count ->
        [0] face cachée, sans compteur
        [one] face cachée, { $count } compteur
       *[other] face cachée, { $count } compteurs
    }

web-vtes-blood-of = sang { $blood } sur { $capacity }
web-vtes-life = vie { $life }
web-vtes-locked = incliné
web-vtes-counters =
    { $count ->
        [0] sans compteur
        [one] { $count } compteur
       *[other] { $count } compteurs
    }
web-vtes-votes = { $count } voix
web-vtes-strength = force { $count }
web-vtes-attached =
    { $count ->
        [one] { $count } carte dessus
       *[other] { $count } cartes dessus
    }
web-vtes-carried =
    { $count ->
        [one] La carte sur { $who }
       *[other] Les { $count } cartes sur { $who }
    }
web-vtes-acts = agit
web-vtes-blocks = tente de bloquer
web-vtes-fights = en combat
web-vtes-sect-camarilla = Camarilla
web-vtes-sect-sabbat = Sabbat
web-vtes-sect-anarch = Anarch
web-vtes-sect-independent = Indépendant
web-vtes-sect-laibon = Laibon
web-vtes-title-primogen = Primogène
web-vtes-title-prince = Prince
web-vtes-title-justicar = Justicar
web-vtes-title-inner-circle = Cercle intérieur
web-vtes-title-bishop = Évêque
web-vtes-title-archbishop = Archevêque
web-vtes-title-priscus = Priscus
web-vtes-title-cardinal = Cardinal
web-vtes-title-regent = Régent
web-vtes-title-baron = Baron
web-vtes-title-magaji = Magaji
web-vtes-title-kholo = Kholo
web-vtes-title-independent = Titré

web-vtes-sequence = Ce qui se passe
web-vtes-sequence-action = Action
web-vtes-sequence-combat = Combat
web-vtes-sequence-referendum = Référendum
web-vtes-phase-unlock = Phase de redressement
web-vtes-phase-master = Phase de maître
web-vtes-phase-minion = Phase de serviteur
web-vtes-phase-influence = Phase d’influence
web-vtes-phase-discard = Phase de défausse
web-vtes-stages = Étapes
web-vtes-stage-announced = Annoncée
web-vtes-stage-block = Blocage ?
web-vtes-stage-resolve = Résolution
web-vtes-stage-after = Après
web-vtes-stage-range = Portée
web-vtes-stage-strike = Frappes
web-vtes-stage-damage = Dégâts
web-vtes-stage-more = Additionnelles
web-vtes-stage-press = Poursuite
web-vtes-stage-end = Fin
web-vtes-stage-polling = Vote
web-vtes-stage-tally = Après le décompte
web-vtes-stack = Cartes en train d’être jouées ; on répond d’abord à celle du dessus
web-vtes-played-by = avec { $who }
web-vtes-played-on = sur { $what }
web-vtes-played-at = et désigne
web-vtes-impulse = Impulsion
web-vtes-has-passed = a passé

web-vtes-action-bleed = mord
web-vtes-action-hunt = chasse
web-vtes-action-equip = s’équipe
web-vtes-action-employ = emploie
web-vtes-action-recruit = recrute
web-vtes-action-politics = appelle un référendum
web-vtes-action-leave-torpor = quitte la torpeur
web-vtes-action-rescue = secourt
web-vtes-action-diablerise = commet une diablerie sur
web-vtes-action-become-anarch = devient Anarch
web-vtes-action-enter-combat = attaque
web-vtes-action-card = agit
web-vtes-bleed-word = Morsure
web-vtes-stealth = Discrétion
web-vtes-intercept = Interception
web-vtes-limited = le modificateur de morsure (limité) a servi
web-vtes-undirected = non dirigée
web-vtes-would-block = bloque, en l’état
web-vtes-would-fail = ne bloque pas, en l’état
web-vtes-may-block = Peuvent bloquer :
web-vtes-declined = ne bloque pas
web-vtes-no-blocker = personne ne le peut

web-vtes-round = Round { $round }
web-vtes-range-close = au contact
web-vtes-range-long = à distance
web-vtes-goes-on = un autre round suit
web-vtes-ends = le combat se termine
web-vtes-hand-strike = frappe à mains nues pour { $count }
web-vtes-no-strike = pas encore de frappe
web-vtes-additional =
    { $count ->
        [one] { $count } frappe additionnelle
       *[other] { $count } frappes additionnelles
    }
web-vtes-chooses-strike = choisit sa frappe
web-vtes-to-torpor = sur le point d’entrer en torpeur
web-vtes-damage =
    { $count ->
        [one] { $aggravated ->
            [0] { $count } point de dégâts arrive
           *[other] { $count } point de dégâts arrive, aggravé
        }
       *[other] { $aggravated ->
            [0] { $count } points de dégâts arrivent
            [one] { $count } points de dégâts arrivent, dont { $aggravated } aggravé
           *[other] { $count } points de dégâts arrivent, dont { $aggravated } aggravés
        }
    }

web-vtes-blood-hunt = chasse au sang
web-vtes-terms = Modalités :
web-vtes-for = Pour
web-vtes-against = Contre
web-vtes-vote-other = l’Avantage ou une carte
web-vtes-yet-to-vote = Voix non exprimées :
web-vtes-nobody = aucune à table
