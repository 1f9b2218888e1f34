### VTES à la table : phases, fenêtres, coups, questions, journal, decks.

vtes-game = VTES
vtes-methuselah = Mathusalem { $letter }
vtes-card-of = { $card } ({ $who })
vtes-card-on = { $card } sur { $host }
vtes-card-nth =
    { $number ->
        [1] { $card } (1er)
       *[other] { $card } ({ $number }e)
    }
vtes-card-with-blood = { $card } (sang { $blood })
vtes-card-hidden = une carte de crypte face cachée

## Phases

vtes-phase-unlock = Redressement
vtes-phase-master = Maître
vtes-phase-minion = Serviteur
vtes-phase-influence = Influence
vtes-phase-discard = Défausse
vtes-phase-name-unlock = phase de redressement
vtes-phase-name-master = phase de maître
vtes-phase-name-minion = phase de serviteur
vtes-phase-name-influence = phase d’influence
vtes-phase-name-discard = phase de défausse
vtes-stops-relations = Qui et quoi
vtes-stops-actions = Pendant les actions
vtes-stops-cards = Cartes et référendums
vtes-stops-combat = En combat
vtes-stops-phases = Phases des autres
vtes-stop-when-target = je suis la cible
vtes-stop-when-block = je peux bloquer
vtes-stop-when-prey = ma proie agit
vtes-stop-when-predator = mon prédateur agit
vtes-stop-when-others = quelqu’un d’autre agit
vtes-stop-when-master = une carte de maître est jouée
vtes-stop-when-referendum = un référendum est appelé
vtes-stop-when-combat = il y a un combat
vtes-stop-at-unlock = phase de redressement
vtes-stop-at-master = phase de maître
vtes-stop-at-minion = phase de serviteur
vtes-stop-at-influence = phase d’influence
vtes-stop-at-discard = phase de défausse
vtes-stop-at-announced = à l’annonce
vtes-stop-at-no-attempt = avant une tentative de blocage
vtes-stop-at-attempt = pendant une tentative de blocage
vtes-stop-at-declined = après le refus de bloquer
vtes-stop-at-would-succeed = au moment de réussir
vtes-stop-at-after-action = après l’action
vtes-stop-at-blocked = avant la résolution du blocage
vtes-stop-at-before-range = avant les manœuvres
vtes-stop-at-maneuvers = manœuvres
vtes-stop-at-before-strikes = avant les frappes
vtes-stop-at-strikes-chosen = frappes choisies
vtes-stop-at-damage = dégâts
vtes-stop-at-additional-strikes = frappes additionnelles
vtes-stop-at-press = poursuites
vtes-stop-at-end-of-round = fin du round
vtes-stop-at-combat-ending = le combat va s’achever
vtes-stop-at-after-combat = après le combat
vtes-stop-at-to-torpor = en route vers la torpeur
vtes-stop-at-polling = vote
vtes-stop-at-after-referendum = après le référendum
vtes-stop-at-as-played = une carte est jouée
vtes-stop-at-between-actions = entre deux actions
vtes-stop-at-would-be-ousted = quand quelqu’un va être éliminé

## Ce que fait une action, dit pendant qu’elle a lieu

vtes-doing-bleed =
    { $with ->
        [yes] { $minion } mord { $foe } pour { $amount } avec { $card }.
       *[no] { $minion } mord { $foe } pour { $amount }.
    }
vtes-doing-hunt =
    { $with ->
        [yes] { $minion } chasse avec { $card }.
       *[no] { $minion } chasse.
    }
vtes-doing-equip =
    { $with ->
        [yes] { $minion } veut s’équiper : { $card }.
       *[no] { $minion } veut prendre de l’équipement.
    }
vtes-doing-employ = { $minion } veut employer { $card }.
vtes-doing-recruit = { $minion } veut recruter { $card }.
vtes-doing-politics =
    { $with ->
        [yes] { $minion } appelle un référendum : { $card }.
       *[no] { $minion } appelle un référendum.
    }
vtes-doing-leave-torpor = { $minion } veut quitter la torpeur.
vtes-doing-rescue = { $minion } veut secourir { $target } : ils paient { $paid } et { $rest } de sang.
vtes-doing-diablerise = { $minion } veut commettre une diablerie sur { $target }.
vtes-doing-become-anarch = { $minion } veut devenir Anarch.
vtes-doing-enter-combat = { $minion } veut entrer en combat avec { $target }.
vtes-doing-card =
    { $with ->
        [yes] { $minion } agit avec { $card }.
       *[no] { $minion } agit.
    }

## Fenêtres : ce qu’on demande à celui qui a l’impulsion

vtes-window-unlock =
    { $role ->
        [acting] Votre phase de redressement : utilisez-vous quelque chose ?
       *[other] Phase de redressement, { $who } : utilisez-vous quelque chose ?
    }
vtes-window-master =
    { $role ->
        [acting] { $left ->
            [one] Votre phase de maître : il reste { $left } action de phase de maître.
           *[other] Votre phase de maître : il reste { $left } actions de phase de maître.
        }
       *[other] Phase de maître, { $who } : utilisez-vous quelque chose ?
    }
vtes-window-minion =
    { $role ->
        [acting] Votre phase de serviteur : quel serviteur agit ?
       *[other] Phase de serviteur, { $who } : utilisez-vous quelque chose ?
    }
vtes-window-influence =
    { $role ->
        [acting] { $left ->
            [one] Votre phase d’influence : il reste { $left } transfert.
           *[other] Votre phase d’influence : il reste { $left } transferts.
        }
       *[other] Phase d’influence, { $who } : utilisez-vous quelque chose ?
    }
vtes-window-discard =
    { $role ->
        [acting] { $left ->
            [one] Votre phase de défausse : il reste { $left } action de phase de défausse.
           *[other] Votre phase de défausse : il reste { $left } actions de phase de défausse.
        }
       *[other] Phase de défausse, { $who } : utilisez-vous quelque chose ?
    }
vtes-window-announced = { $doing } L’action est annoncée : utilisez-vous quelque chose ?
vtes-window-no-attempt =
    { $role ->
        [acting] { $doing } Discrétion { $stealth } ; personne ne bloque pour l’instant.
        [target] { $doing } Discrétion { $stealth } : bloquez-vous ?
       *[other] { $doing } Discrétion { $stealth } : utilisez-vous quelque chose ?
    }
vtes-window-attempt = { $doing } { $blocker } tente de bloquer : interception { $intercept } contre discrétion { $stealth }.
vtes-window-declined =
    { $role ->
        [target] { $doing } Personne ne bloque : utilisez-vous quelque chose avant que l’action réussisse ?
       *[other] { $doing } Personne ne bloque : utilisez-vous quelque chose ?
    }
vtes-window-would-succeed = { $doing } L’action va réussir : utilisez-vous quelque chose ?
vtes-window-after-action = { $doing } L’action est finie : utilisez-vous quelque chose ?
vtes-window-blocked = { $doing } { $blocker } bloque : utilisez-vous quelque chose avant la résolution du blocage ?
vtes-window-before-range = { $minion } contre { $other }, round { $round } : utilisez-vous quelque chose avant les manœuvres ?
vtes-window-maneuvers =
    { $range ->
        [0] { $minion } contre { $other }, au contact : manœuvrez-vous ?
       *[other] { $minion } contre { $other }, à distance : manœuvrez-vous ?
    }
vtes-window-before-strikes =
    { $range ->
        [0] { $minion } contre { $other }, au contact : utilisez-vous quelque chose avant les frappes ?
       *[other] { $minion } contre { $other }, à distance : utilisez-vous quelque chose avant les frappes ?
    }
vtes-window-strike =
    { $range ->
        [0] { $minion } contre { $other }, au contact : choisissez une frappe.
       *[other] { $minion } contre { $other }, à distance : choisissez une frappe.
    }
vtes-window-strikes-chosen = { $minion } contre { $other } : les frappes sont choisies. Utilisez-vous quelque chose ?
vtes-window-damage =
    { $aggravated ->
        [0] { $amount ->
            [one] { $victim } va subir { $amount } point de dégâts : en prévenez-vous ?
           *[other] { $victim } va subir { $amount } points de dégâts : en prévenez-vous ?
        }
        [one] { $amount ->
            [one] { $victim } va subir { $amount } point de dégâts aggravés : en prévenez-vous ?
           *[other] { $victim } va subir { $amount } points de dégâts, dont { $aggravated } aggravé : en prévenez-vous ?
        }
       *[other] { $victim } va subir { $amount } points de dégâts, dont { $aggravated } aggravés : en prévenez-vous ?
    }
vtes-window-additional-strikes = { $minion } contre { $other } : utilisez-vous des frappes additionnelles ?
vtes-window-press =
    { $pressed ->
        [0] { $minion } contre { $other } : le combat va s’achever. Poursuivez-vous ?
       *[other] { $minion } contre { $other } : le combat va continuer. Poursuivez-vous pour y mettre fin ?
    }
vtes-window-end-of-round = { $minion } contre { $other } : le round est fini. Utilisez-vous quelque chose ?
vtes-window-combat-ending = { $minion } contre { $other } : le combat va s’achever. Utilisez-vous quelque chose ?
vtes-window-after-combat = Le combat est fini : utilisez-vous quelque chose ?
vtes-window-to-torpor = { $victim } va entrer en torpeur : utilisez-vous quelque chose ?
vtes-window-polling =
    { $hunt ->
        [yes] Chasse au sang contre { $caller } : { $for } voix pour, { $against } contre. Votez-vous ?
       *[no] Référendum, { $called } : { $for } voix pour, { $against } contre. Votez-vous ?
    }
vtes-window-after-referendum = Le référendum est fini : utilisez-vous quelque chose ?
vtes-window-as-played = { $chosen ->
        [yes] { $player } joue { $card } et désigne { $foe } : répondez-vous ?
       *[no] { $player } joue { $card } : répondez-vous ?
    }
vtes-window-between-actions = Une action est finie : utilisez-vous quelque chose avant la suivante ?
vtes-window-would-be-ousted = Un Mathusalem n’a plus de réserve : le gardez-vous en jeu ?

## Ce que fait passer

vtes-pass-unlock = { $role ->
        [acting] Passer à la phase de maître
       *[other] Passer : ne rien utiliser
    }
vtes-pass-master = { $role ->
        [acting] Passer à la phase de serviteur
       *[other] Passer : ne rien utiliser
    }
vtes-pass-minion =
    { $role ->
        [acting] Plus d’actions : passer à la phase d’influence
       *[other] Passer : ne rien utiliser
    }
# À côté d’une offre : ce qu’elle donne
vtes-forecast-pool =
    { $role ->
        [me] votre réserve { $before } → { $after }
        [prey] réserve de votre proie { $before } → { $after }
        [predator] réserve de votre prédateur { $before } → { $after }
       *[other] réserve de { $who } { $before } → { $after }
    }
vtes-forecast-waiting =
    { $full ->
        [yes] sang { $after } sur { $most } : peut arriver
       *[no] sang { $after } sur { $most }
    }
vtes-forecast-blood =
    { $what ->
        [life] { $card } : vie { $before } → { $after }
       *[blood] { $card } : sang { $before } → { $after }
    }
vtes-forecast-torpor = { $card } va en torpeur
vtes-forecast-bleed = morsure { $before } → { $after }
vtes-forecast-stealth = discrétion { $before } → { $after }
vtes-forecast-intercept = interception { $before } → { $after }
vtes-forecast-for = voix pour { $before } → { $after }
vtes-forecast-against = voix contre { $before } → { $after }

# Avant un coup que presque personne ne veut
vtes-warning-ousted = Si personne n’y fait plus rien, vous êtes hors jeu.
vtes-warning-ousts-you = Ce coup vous met hors jeu.
vtes-warning-full = { $card } a déjà tout son sang : ce point serait perdu.
vtes-warning-waiting = { $card } a tout son sang et resterait dans la région incontrôlée.
vtes-warning-brink = Il ne vous restera { $left ->
        [0] aucun point de réserve
        [one] que { $left } point de réserve
       *[other] que { $left } points de réserve
    }.

vtes-pass-influence = { $role ->
        [acting] Passer à la phase de défausse
       *[other] Passer : ne rien utiliser
    }
vtes-pass-discard = { $role ->
        [acting] Finir votre tour
       *[other] Passer : ne rien utiliser
    }
vtes-pass-announced =
    { $role ->
        [acting] Passer aux tentatives de blocage
       *[other] Passer : ne rien utiliser
    }
vtes-pass-no-attempt =
    { $role ->
        [acting] Passer : voir si quelqu’un bloque
        [target] { $amount ->
            [0] Passer : ne pas bloquer
           *[other] Passer : ne pas bloquer la morsure de { $amount }
        }
       *[other] Passer : ne rien utiliser
    }
vtes-pass-attempt =
    { $blocks ->
        [yes] Passer : en l’état, le blocage réussit
       *[no] Passer : en l’état, le blocage échoue
    }
vtes-pass-declined =
    { $role ->
        [acting] Passer : laisser l’action continuer
        [target] { $amount ->
            [0] Passer : laisser l’action réussir
           *[other] Passer : subir la morsure de { $amount }
        }
       *[other] Passer : ne rien utiliser
    }
vtes-pass-would-succeed = Passer : laisser l’action réussir
vtes-pass-after-action = Passer : laisser l’action s’achever
vtes-pass-blocked = Passer : laisser le blocage se résoudre
vtes-pass-before-range = Passer aux manœuvres
vtes-pass-maneuvers =
    { $range ->
        [0] Passer : rester au contact
       *[other] Passer : rester à distance
    }
vtes-pass-before-strikes = Passer aux frappes
vtes-pass-strike = Passer : ne pas frapper
vtes-pass-strikes-chosen = Passer : résoudre les frappes
vtes-pass-damage =
    { $role ->
        [target] { $amount ->
            [one] Passer : subir { $amount } point de dégâts
           *[other] Passer : subir { $amount } points de dégâts
        }
       *[other] Passer : ne rien utiliser
    }
vtes-pass-additional-strikes = Passer : pas de frappe additionnelle
vtes-pass-press =
    { $pressed ->
        [0] Passer : laisser le combat s’achever
       *[other] Passer : combattre un autre round
    }
vtes-pass-end-of-round = Passer : laisser le round s’achever
vtes-pass-combat-ending = Passer : laisser le combat s’achever
vtes-pass-after-combat = Passer : ne rien utiliser
vtes-pass-to-torpor = Passer : { $victim } va en torpeur
vtes-pass-polling = Passer : ne plus voter
vtes-pass-after-referendum = Passer : ne rien utiliser
vtes-pass-as-played = Passer : laisser jouer { $card }
vtes-pass-between-actions = Passer : ne rien utiliser
vtes-pass-would-be-ousted = Passer : ne sauver personne

## Coups

vtes-move-pass = Passer
vtes-move-play = Jouer { $card }
vtes-move-play-by = Jouer { $card } avec { $by }
vtes-move-use = Utiliser { $card }
vtes-move-use-by = { $by } agit avec { $card }
vtes-move-effect = { $by } utilise l’effet de { $card }
vtes-move-at = { $move } : { $levels }
vtes-discipline-at =
    { $level ->
        [superior] { $discipline }, supérieur
       *[basic] { $discipline }, de base
    }
vtes-move-which = { $move } — { $text }
vtes-move-bleed = { $card } mord { $foe } pour { $amount }
vtes-move-hunt = { $card } chasse
vtes-move-take-equipment = { $card } prend de l’équipement à { $other }
vtes-move-leave-torpor = { $card } quitte la torpeur (2 points de sang)
vtes-move-rescue = { $card } secourt { $other }
vtes-move-diablerise = { $card } commet une diablerie sur { $other }
vtes-move-become-anarch = { $card } devient Anarch
vtes-move-block = Bloquer avec { $card }
vtes-move-strike = Frappe à mains nues pour { $amount }
vtes-move-maneuver = Manœuvrer
vtes-move-press =
    { $way ->
        [0] Poursuivre pour mettre fin au combat
       *[other] Poursuivre pour continuer le combat
    }
vtes-move-transfer = Transférer 1 point de réserve à { $card }
vtes-move-take-back = Reprendre 1 point de sang à { $card } (2 transferts)
vtes-move-draw-crypt = Piocher une carte de crypte (4 transferts, 1 point de réserve)
vtes-move-arrive = Déplacer { $card } vers votre région disponible
vtes-move-merge = Fusionner { $card } (4 transferts, 1 point de réserve)
vtes-move-discard = Défausser { $card }
vtes-move-vote =
    { $side ->
        [0] { $card } : { $amount } voix contre
       *[other] { $card } : { $amount } voix pour
    }
vtes-move-vote-edge =
    { $side ->
        [0] Brûler l’Avantage : 1 voix contre
       *[other] Brûler l’Avantage : 1 voix pour
    }
vtes-move-vote-card =
    { $side ->
        [0] { $card } : 1 voix contre
       *[other] { $card } : 1 voix pour
    }
vtes-move-pay-contest = Brûler 1 point de réserve pour continuer à disputer { $card }
vtes-move-pay-contest-title = Brûler 1 point de sang pour continuer à disputer le titre de { $card }
vtes-move-yield = Céder { $card }
vtes-move-yield-title = Céder le titre de { $card }
vtes-move-edge = Gagner 1 point de réserve grâce à l’Avantage
vtes-move-unlock = Brûler 1 point de réserve pour redresser { $card }
vtes-move-burn-option = Défausser { $card } et piocher (option de défausse)
vtes-move-withdraw = Annoncer votre retrait
vtes-move-yes = Oui
vtes-move-no = Non
vtes-move-no-rescue-share = Non : pas avec son sang
vtes-move-done = Rien de plus
vtes-move-done-arrive = Laisser les autres incontrôlés
vtes-move-done-take-equipment = Ne rien prendre de plus
vtes-move-done-learn = Ne rien apprendre
vtes-move-done-aim = Ne viser aucun compagnon
vtes-move-number = { $number }
vtes-move-choose = { $card }
vtes-move-target = { $card }
vtes-move-uncontrolled = { $card }
vtes-move-player = { $who }
vtes-move-pay-pool = Payer avec la réserve
vtes-move-pay-blood = Payer avec le sang : { $card }
vtes-move-for = Pour
vtes-move-against = Contre
vtes-move-discipline = { $discipline }
vtes-move-clan = { $clan }
vtes-move-sect = { $sect }
vtes-move-long = À distance
vtes-move-close = Au contact
vtes-move-mark = Marquer { $card } (action de phase de maître)
vtes-move-hunt-down = { $card } traque { $other } (1 point de sang)
vtes-move-done-trophy = Ne prendre aucun trophée
vtes-move-fetch =
    { $zone ->
        [0] { $card }, de votre main
        [1] { $card }, de votre bibliothèque
       *[other] { $card }, de votre tas de cendres
    }
vtes-move-no-price-of-attempt = Non : renoncer à la tentative

## Pourquoi une chose est refusée : la phrase avant la règle

vtes-why-no-minion = Vous n’avez aucun serviteur qui puisse jouer { $card }.
vtes-why-name-a-minion = Dites lequel de vos serviteurs joue { $card }.
vtes-why-not-in-hand = { $card } n’est pas dans votre main.
vtes-why-no-such-use = { $card } n’a pas cet usage.
vtes-why-master = { $card } est une carte de maître : vous la jouez durant votre phase de maître, avec une action de phase de maître.
vtes-why-master-used = Vous avez utilisé votre action de phase de maître.
vtes-why-out-of-turn = { $card } est une carte de maître hors-tour : vous la jouez durant le tour d’un autre Mathusalem.
vtes-why-out-of-turn-played = Vous avez déjà joué une carte de maître hors-tour depuis votre dernier tour.
vtes-why-event = { $card } est un événement : vous le jouez durant votre phase de défausse, avec une action de phase de défausse.
vtes-why-event-played = Vous avez déjà joué un événement ce tour-ci.
vtes-why-event-once = { $card } a déjà été joué dans cette partie.
vtes-why-discard-used = Vous avez utilisé votre action de phase de défausse.
vtes-why-combat = { $card } est une carte de combat, jouée durant un combat par l’un des deux combattants.
vtes-why-modifier = { $card } est un modificateur d’action, joué par votre serviteur qui agit, durant son action.
vtes-why-reaction = { $card } est une réaction, jouée par un serviteur disponible et redressé durant l’action d’un autre Mathusalem.
vtes-why-only-combat-cards = { $card } n’est pas une carte de combat, et rien d’autre ne se joue durant un combat.
vtes-why-moment =
    { $how ->
        [play] { $card } se joue { $when }.
       *[use] { $card } s’utilise { $when }.
    }
vtes-why-not-at = { $card } ne s’utilise pas { $now }.
vtes-why-during-action = durant une action, avant sa résolution
vtes-why-during-combat = durant un combat
vtes-why-no-action = Aucune action n’est en cours.
vtes-why-no-combat = Il n’y a pas de combat.
vtes-why-phase = Cela se fait { $when }.
vtes-why-your-phase = C’est à { $who } de le faire : c’est son tour.
vtes-why-minion-phase = Vos serviteurs agissent durant votre phase de serviteur.
vtes-why-action-going-on = Une action à la fois : { $actor } est encore en train d’agir.
vtes-why-not-your-minion = Ce n’est pas un de vos serviteurs.
vtes-why-no-minion-plays = C’est vous qui jouez { $card }, et non un de vos serviteurs.
vtes-why-own-copy = { $card } est unique, et vous en contrôlez déjà un exemplaire.
vtes-why-master-requires = { $card } requiert : { $requires }. Vous ne contrôlez aucun vampire disponible de ce genre.
vtes-why-recruited = { $minion } vient d’être recruté et n’agira qu’à partir de votre prochain tour.
vtes-why-must-hunt = { $minion } n’a plus de sang et doit chasser.
vtes-why-must-obey = { $minion } a une autre action qu’il doit d’abord effectuer.
vtes-why-mandatory-first = Un de vos serviteurs a une action obligatoire, qui passe avant les autres.
vtes-why-slave = { $minion } est un esclave et n’effectue pas d’action dirigée sans un vampire disponible du clan qu’il sert.
vtes-why-sterile = { $minion } est stérile et ne met pas de nouveau vampire en jeu.
vtes-why-vehicle = { $minion } a déjà un véhicule.
vtes-why-only-vampires = { $minion } n’est pas un vampire, et seuls les vampires effectuent des actions politiques.
vtes-why-only-vampires-hunt = { $minion } n’est pas un vampire, et seuls les vampires chassent.
vtes-why-not-in-torpor = { $minion } n’est pas en torpeur.
vtes-why-leave-cost = Quitter la torpeur coûte 2 points de sang, plus que n’en a { $minion }.
vtes-why-become-anarch = Seul un vampire sans titre qui n’est pas encore anarch peut le devenir.
vtes-why-anarch-cost = { $minion } n’a pas assez de sang pour devenir anarch.
vtes-why-vampire-in-torpor = Il y faut un de vos vampires disponibles, et un vampire en torpeur.
vtes-why-out-of-reach = Ce serviteur ne peut pas être la cible des actions d’autres Mathusalems.
vtes-why-cannot-hunt = Ce vampire ne chasse pas normalement.
vtes-why-rescue-cost = Les deux vampires n’ont pas les 2 points de sang que coûte le secours.
vtes-why-cannot-diablerise = { $minion } ne peut pas commettre de diablerie.
vtes-why-take-from = L’équipement se prend à un autre de vos serviteurs.
vtes-why-no-equipment = { $target } n’a aucun équipement que { $minion } puisse prendre.
vtes-why-red-list = { $card } n’est pas sur la Liste rouge.
vtes-why-marked = { $card } est à vous, ou déjà marqué par vous.
vtes-why-not-marked = Il y faut un de vos vampires, et un serviteur que vous avez marqué.
vtes-why-not-ready-foe = { $target } n’est pas un serviteur disponible d’un autre Mathusalem.
vtes-why-hunt-down-cost = La traque coûte 1 point de sang, et { $minion } n’en a pas.
vtes-why-acting-minion = Seul le serviteur qui agit, { $actor }, peut jouer { $card } maintenant.
vtes-why-other-than-actor = { $card } se joue par un autre de vos serviteurs que celui qui agit.
vtes-why-blood-hunt = On ne joue ni modificateur d’action ni réaction durant le référendum d’une chasse au sang.
vtes-why-not-ready = { $minion } n’est pas disponible.
vtes-why-cannot-react = { $minion } ne peut pas réagir maintenant.
vtes-why-needs-locked = { $card } est destinée à un serviteur incliné.
vtes-why-combatant = { $card } est destinée à un serviteur qui n’est pas l’un des deux combattants.
vtes-why-not-combatant = Seul un de vos combattants peut jouer { $card }.
vtes-why-not-in-this-combat = Aucun de vos serviteurs ne participe à ce combat.
vtes-why-same-card = { $minion } a déjà joué { $card } durant cette action.
vtes-why-spent = { $card } a déjà été jouée. { $limit }
vtes-why-repeated = { $minion } l’a déjà fait ce tour-ci.
vtes-why-not-again = Une carte interdit cette action politique jusqu’à la fin du tour.
vtes-why-pool = { $card } coûte { $cost } de réserve, et vous en avez { $pool }.
vtes-why-ally-pays = { $card } coûte du sang, et { $minion } n’est pas un vampire.
vtes-why-not-in-play = Cette carte n’est pas en jeu.
vtes-why-contested = { $card } est disputée, et hors du jeu tant que ce n’est pas réglé.
vtes-why-nothing-to-use = { $card } n’offre rien à utiliser.
vtes-why-card-locked = { $card } est inclinée.
vtes-why-stolen = { $card } a été volée durant ce round et ne peut pas y servir.
vtes-why-used = { $card } a déjà servi : une fois, c’est tout.
vtes-why-not-yours = Ce n’est pas à vous d’utiliser { $card }.
vtes-why-transfers = Il ne vous reste pas assez de transferts.
vtes-why-granted = { $card } n’a rien accordé de tel en ce moment.
vtes-why-no-terms = Ses modalités ne peuvent pas être choisies maintenant : le référendum ne peut pas être appelé.
vtes-why-mandatory-use = Un effet obligatoire de cette fenêtre passe d’abord.
vtes-why-stealth-not-needed = Il n’y a pas besoin de plus de discrétion : personne ne tente un blocage qui réussirait.
vtes-why-intercept-not-needed = L’interception supplémentaire est pour le serviteur qui tente de bloquer, tant que la discrétion dépasse son interception.
vtes-why-no-bleed = { $card } est pour une morsure, et personne ne mord.
vtes-why-limited-used = Un bonus de morsure « (limité) » a déjà été utilisé durant cette action.
vtes-why-no-attempt = Personne ne tente de bloquer.
vtes-why-hostage = Un vampire avec un compteur otage ne peut être ni déplacé vers la région disponible, ni diablé.
vtes-why-barred = Une autre carte a banni { $card } : plus personne ne peut la jouer ce tour-ci.
vtes-why-nothing-to-cancel = { $card } sert à annuler une autre sorte de carte lorsqu’elle est jouée.
vtes-why-block-when = On tente de bloquer durant une action, quand personne d’autre ne le tente.
vtes-why-may-not-block = Ce n’est pas à vous de bloquer cette action.
vtes-why-declined = Vous avez renoncé à bloquer cette action.
vtes-why-prey-first = La proie du Mathusalem qui agit décide d’abord si elle bloque.
vtes-why-attempt-cost = { $minion } ne peut pas payer ce que coûte ici une tentative de blocage.
vtes-why-locked-blocks = { $minion } n’est ni disponible et redressé, ni réveillé, et ne peut donc pas bloquer.
vtes-why-may-not-play = Une carte en jeu interdit à { $minion } de jouer celle-ci.
vtes-why-cannot-block = { $minion } ne peut pas bloquer cette action.
vtes-why-cannot-be-blocked = Les actions de { $actor } ne peuvent pas être bloquées maintenant.
vtes-why-strike-when = Les frappes se choisissent à l’étape de frappe d’un combat, d’abord le serviteur qui agit, chacun la sienne.
vtes-why-must-strike = Votre combattant doit choisir une frappe.
vtes-why-committed = Une manœuvre a lié ce combattant à une autre frappe.
vtes-why-cannot-strike = Ce combattant ne peut pas utiliser la manœuvre d’une frappe : la sienne est choisie, liée ou empêchée.
vtes-why-cannot-strike-with-weapon = Ce combattant ne peut pas frapper avec une arme.
vtes-why-no-dodge = Ce combattant ne peut pas esquiver maintenant.
vtes-why-no-combat-ends = Ce combattant ne peut pas mettre fin au combat maintenant.
vtes-why-only-near = Cette manœuvre ne sert qu’à aller au contact.
vtes-why-only-far = Cette frappe n’est utilisable qu’à longue portée.
vtes-why-unusable-equipment = Ce combattant ne peut pas utiliser d’équipement en ce moment.
vtes-why-no-weapons = Ce combattant ne peut pas frapper avec une arme maintenant.
vtes-why-hands-only = Ce combattant ne peut que frapper à mains nues maintenant.
vtes-why-range-set = La portée de ce round est fixée : personne ne peut manœuvrer.
vtes-why-cannot-maneuver = Ce combattant ne peut pas manœuvrer maintenant.
vtes-why-maneuvered = Votre camp a manœuvré en dernier : c’est à l’autre camp.
vtes-why-no-maneuver = Votre combattant n’a pas de manœuvre à utiliser maintenant.
vtes-why-no-press = Votre combattant n’a pas de poursuite à utiliser maintenant.
vtes-why-press-when = Une poursuite répond à l’état du combat : pour continuer s’il va finir, pour finir s’il continue, jamais deux fois de suite.
vtes-why-cannot-press = Ce combattant ne peut pas utiliser de poursuite maintenant.
vtes-why-no-new-round = Aucun autre round ni combat ne peut suivre celui-ci.
vtes-why-nothing-to-prevent = Il n’y a pas de dégâts que { $card } puisse prévenir.
vtes-why-additional-used = Votre combattant a déjà des frappes additionnelles durant ce round.
vtes-why-nothing-lost = Le vampire adverse n’a pas perdu de sang par des dégâts durant ce round.
vtes-why-no-referendum = Il n’y a pas de référendum où voter.
vtes-why-vote-card = { $card } ne vous donne pas de voix maintenant : une carte d’action politique par Mathusalem, de sa main ou celle qui l’a appelé.
vtes-why-cannot-vote = { $minion } ne peut pas voter : il y faut un de vos vampires disponibles.
vtes-why-no-votes = { $minion } n’a plus de voix à donner.
vtes-why-one-way = { $minion } a déjà voté dans l’autre sens.
vtes-why-vote-cost = { $minion } ne peut pas payer le sang que coûte cette voix.
vtes-why-no-edge = Vous n’avez pas l’Avantage.
vtes-why-draw-crypt = Il y faut 4 transferts, 1 point de réserve et une carte dans votre crypte.
vtes-why-not-uncontrolled = Cette carte n’est pas dans votre région incontrôlée.
vtes-why-transfer = Il y faut 1 transfert et 1 point de réserve ; il vous reste { $left } transferts.
vtes-why-take-back = Il y faut 2 transferts et un compteur sur { $card } ; il vous reste { $left } transferts.
vtes-why-arrive-at-end = À cette table, les vampires rejoignent la région disponible à la fin de la phase d’influence.
vtes-why-merge-cost = La fusion demande 4 transferts et 1 point de réserve ; il vous reste { $left } transferts.
vtes-why-merge = Vous ne contrôlez pas l’autre version de { $card }.
vtes-why-edge-pool = Vous n’avez pas l’Avantage, ou l’avez déjà utilisé durant cette phase.
vtes-why-infernal = Il y faut 1 point de réserve et un serviteur infernal incliné.
vtes-why-burn-option = { $card } n’a pas l’option de défausse, ou vous l’avez déjà utilisée durant cette phase.
vtes-why-burn-option-met = Vous contrôlez un serviteur qui remplit les conditions de { $card }.
vtes-why-contest-first = Payez d’abord pour vos cartes disputées, ou cédez-les.
vtes-why-title-first = Payez d’abord pour vos titres disputés, ou cédez-les.
vtes-why-no-contest = { $card } n’est pas disputée, ou c’est réglé pour cette phase.
vtes-why-no-title-contest = { $minion } ne dispute aucun titre, ou c’est réglé pour cette phase.
vtes-why-title-blood = { $minion } n’a pas de sang pour payer.
vtes-why-withdraw = Il y faut une bibliothèque vide et une main incomplète au début de votre tour.
vtes-why-out = Vous n’êtes plus dans la partie.
vtes-why-condition =
    { $how ->
        [play] { $card } ne peut se jouer que { $when }.
       *[use] { $card } ne peut s’utiliser que { $when }.
    }
vtes-why-limit = { $card } ne peut pas s’utiliser maintenant. { $limit }
vtes-why-card-says = { $card } ne peut pas faire maintenant ce que dit son texte : { $text }
vtes-why-in-torpor =
    { $by ->
        [nobody] Vos serviteurs qui pourraient jouer { $card } sont en torpeur.
       *[other] { $minion } est en torpeur.
    }
vtes-why-locked =
    { $by ->
        [nobody] Vos serviteurs qui pourraient jouer { $card } sont inclinés.
       *[other] { $minion } est incliné.
    }
vtes-why-cannot-act =
    { $by ->
        [nobody] Aucun de vos serviteurs qui pourraient jouer { $card } ne peut agir maintenant.
       *[other] { $minion } ne peut pas agir maintenant.
    }
vtes-why-locked-reacts =
    { $by ->
        [nobody] Vos serviteurs sont inclinés et aucun n’est réveillé : seuls les serviteurs disponibles et redressés jouent des réactions.
       *[other] { $minion } est incliné et n’est pas réveillé : seuls les serviteurs disponibles et redressés jouent des réactions.
    }
vtes-why-requires =
    { $by ->
        [nobody] { $card } requiert : { $requires }. Aucun de vos serviteurs qui pourraient la jouer maintenant ne convient.
       *[other] { $card } requiert : { $requires }. { $minion } ne convient pas.
    }
vtes-why-discipline =
    { $by ->
        [nobody] { $card } requiert { $disciplines } : aucun de vos serviteurs qui pourraient la jouer maintenant ne l’a.
       *[other] { $card } requiert { $disciplines }, que { $minion } n’a pas.
    }
vtes-why-blood =
    { $by ->
        [nobody] { $card } coûte { $price } de sang, plus que n’en ont vos serviteurs qui pourraient la jouer.
       *[other] { $card } coûte { $price } de sang, et { $minion } en a { $has }.
    }
vtes-why-at-level =
    { $level ->
        [superior] { $discipline } au niveau supérieur
       *[other] { $discipline } au niveau inférieur
    }
vtes-why-no-target =
    { $target ->
        [none] Il manque à { $card } ce dont elle a besoin.
       *[other] { $card } a besoin d’une cible, et il n’y en a pas : { $target }.
    }
vtes-why-action =
    { $type ->
        [political-action] { $card } est une action politique : un vampire disponible et redressé l’effectue durant votre phase de serviteur.
        [equipment] { $card } est un équipement : un serviteur disponible et redressé s’en équipe durant votre phase de serviteur.
        [ally] { $card } est un allié : un serviteur disponible et redressé le recrute durant votre phase de serviteur.
        [retainer] { $card } est un compagnon : un serviteur disponible et redressé l’emploie durant votre phase de serviteur.
       *[other] { $card } est une carte d’action : un serviteur disponible et redressé la joue durant votre phase de serviteur.
    }
vtes-why-arrive =
    { $missing ->
        [one] Il manque 1 compteur à { $card }.
       *[other] Il manque { $missing } compteurs à { $card }.
    }

## Questions

vtes-ask-arrive = Quel vampire rejoint votre région disponible avant la fin de la phase ?
vtes-ask-diablerise = Commettre une diablerie sur { $source } ?
vtes-ask-discard = { $source } : quelle carte défaussez-vous ?
vtes-ask-discard-down = Vous avez plus de cartes que votre taille de main : laquelle défaussez-vous ?
vtes-ask-learn = { $source } : quelle Discipline le diableriste apprend-il ?
vtes-ask-methuselah = { $source } : quel Mathusalem ?
vtes-ask-redirect = { $source } : qui devient la cible de la morsure ?
vtes-ask-remove-crypt = { $source } : quelle carte incontrôlée retirez-vous de la partie ?
vtes-ask-rescue-blood = Secourir coûte 2 points de sang, que les deux vampires se partagent : combien en paie { $source } ?
vtes-ask-rescue-share = { $source } paie-t-il { $amount } de sang pour être secouru de sa torpeur ?
vtes-ask-take-equipment = Quel équipement prenez-vous ?
vtes-ask-target = { $source } : quelle cible ?
vtes-ask-uncontrolled = { $source } : quelle carte de votre région incontrôlée ?
vtes-ask-villein = { $source } : combien de points de sang déplacez-vous vers votre réserve ?
vtes-ask-x = { $source } : combien vaut X, au plus { $amount } ?
vtes-ask-aim = { $source } : quel compagnon visez-vous, le cas échéant ?
vtes-ask-serve = { $source } s’incline-t-il pour combattre à la place du vampire bloqué ?
vtes-ask-trophy = Quel trophée reçoit { $source }, s’il y a lieu ?
vtes-ask-move-trophy = Donner { $source } au vampire qui a brûlé un serviteur de la Liste rouge ?
vtes-ask-prevent-aggravated = { $source } : combien de points aggravés prévenez-vous, au plus { $amount } ?
vtes-ask-price-of-attempt = Payer pour la tentative de blocage de { $source } ? Sinon, vous y renoncez.

## Journal

vtes-log-turn = Tour { $turn } : { $who }.
vtes-log-step = { $who } : { $phase }.
vtes-log-plays =
    { $aimed ->
        [yes] { $who } joue { $card } sur { $target }.
        [who] { $who } joue { $card } et désigne { $foe }.
       *[no] { $who } joue { $card }.
    }
vtes-log-plays-by =
    { $aimed ->
        [yes] { $minion } joue { $card } sur { $target }.
        [who] { $minion } joue { $card } et désigne { $foe }.
       *[no] { $minion } joue { $card }.
    }
vtes-log-uses =
    { $aimed ->
        [yes] { $who } utilise { $card } sur { $target }.
       *[no] { $who } utilise { $card }.
    }
vtes-log-action-bleed =
    { $with ->
        [yes] { $minion } mord { $foe } avec { $card }.
       *[no] { $minion } mord { $foe }.
    }
vtes-log-action-hunt =
    { $with ->
        [yes] { $minion } chasse avec { $card }.
       *[no] { $minion } chasse.
    }
vtes-log-action-equip =
    { $with ->
        [yes] { $minion } veut s’équiper : { $card }.
       *[no] { $minion } veut prendre de l’équipement.
    }
vtes-log-action-employ = { $minion } veut employer { $card }.
vtes-log-action-recruit = { $minion } veut recruter { $card }.
vtes-log-action-politics =
    { $with ->
        [yes] { $minion } appelle un référendum : { $card }.
       *[no] { $minion } appelle un référendum.
    }
vtes-log-action-leave-torpor = { $minion } veut quitter la torpeur.
vtes-log-action-rescue = { $minion } veut secourir { $target } en torpeur.
vtes-log-rescue-shares = Pour cela, { $minion } paiera { $amount } de sang et { $other } { $rest }.
vtes-log-pays-no-rescue = { $who } ne laisse pas { $minion } payer pour être secouru.
vtes-log-action-diablerise = { $minion } veut commettre une diablerie sur { $target }.
vtes-log-action-become-anarch = { $minion } veut devenir Anarch.
vtes-log-action-enter-combat =
    { $with ->
        [yes] { $minion } veut entrer en combat avec { $target } : { $card }.
       *[no] { $minion } veut entrer en combat avec { $target }.
    }
vtes-log-action-card =
    { $with ->
        [yes] { $aimed ->
            [yes] { $minion } agit sur { $target } : { $card }.
           *[no] { $minion } agit : { $card }.
        }
       *[no] { $minion } agit.
    }
vtes-log-attempts = { $minion } tente de bloquer.
vtes-log-attempt-fails = { $minion } ne parvient pas à bloquer.
vtes-log-blocked = { $minion } bloque l’action.
vtes-log-bled =
    { $amount ->
        [0] La morsure de { $minion } ne prend rien à { $foe }.
        [one] La morsure de { $minion } prend { $amount } point de réserve à { $foe }.
       *[other] La morsure de { $minion } prend { $amount } points de réserve à { $foe }.
    }
vtes-log-edge = { $who } prend l’Avantage.
vtes-log-hunted =
    { $amount ->
        [0] { $minion } ne gagne pas de sang à la chasse.
        [one] { $minion } gagne { $amount } point de sang à la chasse.
       *[other] { $minion } gagne { $amount } points de sang à la chasse.
    }
vtes-log-combat = Combat : { $minion } contre { $other }.
vtes-log-maneuver =
    { $range ->
        [0] { $who } manœuvre pour revenir au contact.
       *[other] { $who } manœuvre pour se mettre à distance.
    }
vtes-log-range =
    { $range ->
        [0] Le combat a lieu au contact.
       *[other] Le combat a lieu à distance.
    }
vtes-log-hand-strike = { $minion } porte une frappe à mains nues.
vtes-log-press =
    { $way ->
        [0] { $who } poursuit pour mettre fin au combat.
       *[other] { $who } poursuit pour continuer le combat.
    }
vtes-log-damage =
    { $amount ->
        [one] { $minion } subit { $amount } point de dégâts.
       *[other] { $minion } subit { $amount } points de dégâts.
    }
vtes-log-steals =
    { $amount ->
        [one] { $minion } vole { $amount } point de sang à { $other }.
       *[other] { $minion } vole { $amount } points de sang à { $other }.
    }
vtes-log-torpor = { $minion } va en torpeur.
vtes-log-left-torpor = { $minion } quitte la torpeur.
vtes-log-burned = Carte brûlée : { $minion }.
vtes-log-shuffled-in = { $who } mélange { $minion } dans sa bibliothèque.
vtes-log-diablerie = { $minion } commet une diablerie sur { $other }.
vtes-log-blood-hunt = On vote sur une chasse au sang contre { $minion }.
vtes-log-votes =
    { $side ->
        [0] { $minion } exprime { $amount } voix contre.
       *[other] { $minion } exprime { $amount } voix pour.
    }
vtes-log-votes-edge =
    { $side ->
        [0] { $who } brûle l’Avantage : 1 voix contre.
       *[other] { $who } brûle l’Avantage : 1 voix pour.
    }
vtes-log-votes-card =
    { $side ->
        [0] { $who } exprime 1 voix contre, avec une carte d’action politique.
       *[other] { $who } exprime 1 voix pour, avec une carte d’action politique.
    }
vtes-log-passes = Le référendum passe : { $amount } contre { $against }.
vtes-log-fails = Le référendum échoue : { $amount } contre { $against }.
vtes-log-sect = Nouvelle secte de { $minion } : { $sect }.
vtes-log-title = Nouveau titre de { $minion } : { $title }.
vtes-log-title-contested = { $minion } et { $other } se disputent un titre.
vtes-log-contested = Plusieurs Mathusalems se disputent { $minion }.
vtes-log-yields = { $who } cède { $card }.
vtes-log-gain-pool =
    { $amount ->
        [one] { $who } gagne { $amount } point de réserve.
       *[other] { $who } gagne { $amount } points de réserve.
    }
vtes-log-burn-pool =
    { $amount ->
        [one] { $who } brûle { $amount } point de réserve.
       *[other] { $who } brûle { $amount } points de réserve.
    }
vtes-log-transfer = { $who } transfère 1 point de réserve vers une carte incontrôlée.
vtes-log-transfer-own = { $who } transfère 1 point de réserve à { $cards }.
vtes-log-take-back = { $who } reprend 1 point de sang à une carte incontrôlée.
vtes-log-take-back-own = { $who } reprend 1 point de sang à { $cards }.
vtes-log-draw-crypt = { $who } pioche une carte de crypte.
vtes-log-draw-crypt-own = { $who } pioche une carte de crypte : { $cards }.
vtes-log-arrive = { $minion } rejoint la région disponible de { $who }.
vtes-log-unlock = { $who } brûle 1 point de réserve pour redresser { $card }.
vtes-log-returns = { $card } revient à { $who }.
vtes-log-draw =
    { $who } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
vtes-log-draw-own = { $who } pioche { $cards }.
vtes-log-draw-instead = { $who } pioche une carte qui était posée face cachée sur une autre.
vtes-log-draw-instead-own = { $who } pioche { $cards }, qui était posée face cachée sur une autre carte.
vtes-log-from-library-to-this = { $who } déplace des cartes de sa bibliothèque face cachée sur une carte en jeu.
vtes-log-from-library-to-this-own = { $who } déplace { $cards } de sa bibliothèque face cachée sur une carte en jeu.
vtes-log-discard = { $who } défausse { $card }.
vtes-log-ousted = Élimination de { $who }.
vtes-log-withdraws = { $who } annonce son retrait.
vtes-log-withdrawn = { $who } se retire de la partie.
vtes-log-marks = { $who } marque { $minion }, qui est sur la Liste rouge.
vtes-log-trophy = { $other } reçoit un trophée : { $card }.
vtes-log-learns = { $minion } apprend : { $other }.
vtes-log-merges = { $minion } fusionne avec sa version avancée.

## Comment une partie a fini

vtes-number-pool = réserve
vtes-column-points = PV
vtes-column-pool = Réserve
vtes-column-minions = Serviteurs disponibles
vtes-end-last = Il ne reste que { $who }, avec le plus de points de victoire : { $points } contre { $second }.
vtes-end-others = Il ne reste que { $foe }, mais { $who } a le plus de points de victoire : { $points } contre { $second }.
vtes-end-last-tie = Personne ne gagne : plusieurs Mathusalems ont le plus de points de victoire, { $points } chacun.
vtes-end-last-too-few = Personne ne gagne : en tournoi il faut 2 points de victoire, et le meilleur total est de { $points }.
vtes-end-time = Le temps est écoulé et chaque survivant reçoit un demi-point. { $who } a le plus de points de victoire : { $points } contre { $second }.
vtes-end-time-tie = Le temps est écoulé et chaque survivant reçoit un demi-point. Personne ne gagne : plusieurs ont le plus de points de victoire, { $points } chacun.
vtes-end-time-too-few = Le temps est écoulé et chaque survivant reçoit un demi-point. Personne ne gagne : en tournoi il faut 2 points de victoire, et le meilleur total est de { $points }.
vtes-left-ousted = { $foe } a éliminé { $who } au tour { $turn }.
vtes-left-concede = { $who } a abandonné au tour { $turn } ; { $foe } a marqué.
vtes-left-gone = { $who } a quitté la table au tour { $turn } ; { $foe } a marqué.
vtes-left-withdrawn = Retrait de { $who } au tour { $turn }.
vtes-note-ousted = Élimination par { $foe } au tour { $turn }
vtes-note-concede = Abandon au tour { $turn } ; { $foe } a marqué
vtes-note-gone = Forfait par absence au tour { $turn } ; { $foe } a marqué
vtes-note-withdrawn = Retrait au tour { $turn }

## Decks

vtes-deck-unknown-card = Il n’y a pas de carte nommée « { $card } ».
vtes-deck-crypt-size =
    { $given ->
        [one] La crypte a { $given } carte ; il en faut au moins { $least }.
       *[other] La crypte a { $given } cartes ; il en faut au moins { $least }.
    }
vtes-deck-library-size =
    { $given ->
        [one] La bibliothèque a { $given } carte ; il en faut de { $least } à { $most }.
       *[other] La bibliothèque a { $given } cartes ; il en faut de { $least } à { $most }.
    }
vtes-deck-wrong-place = Les cartes de crypte vont dans la crypte, celles de bibliothèque dans la bibliothèque : { $cards }.
vtes-deck-groups = La crypte a des cartes des groupes { $groups } : il faut un seul groupe, ou deux qui se suivent.
vtes-deck-banned = Cartes bannies : { $cards }.
vtes-deck-not-fifth = Hors cinquième édition : { $cards }.
