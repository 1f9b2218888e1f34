### Buffy : ce que disent les cartes, écrit d’après ce qu’elles font (`games/buffy/card_words.py`).

## La ligne sous le titre

buffy-rank-hero = Héros
    .many = Héros
    .one = un Héros
buffy-rank-companion = Compagnon
    .many = Compagnons
    .one = un Compagnon
buffy-rank-villain = Méchant
    .many = Méchants
    .one = un Méchant
buffy-rank-minion = Laquais
    .many = Laquais
    .one = un Laquais
buffy-side-good = bien
buffy-side-evil = mal
buffy-side-either = bien ou mal
buffy-line-essence = Essence de { $who } ({ $side })
buffy-line-character = { $rank }, niveau { $level }
buffy-line-challenge = Défi ({ $side })
buffy-line-location = { $unique ->
    [yes] Lieu unique
   *[no] Carte de lieu
}
buffy-line-skill = Carte de compétence
buffy-line-item = Carte d’objet
buffy-line-event = Carte d’événement
buffy-line-action = Carte d’action
buffy-line-episode-one = Épisode, Partie I
buffy-line-episode-two = Épisode, Partie II
buffy-line-destiny = exigence de destinée { $amount }
buffy-line-talents = { $talents }
buffy-line-traits = traits : { $traits }
buffy-line-gives = donne { $traits }
buffy-line-needs = exige { $talents }
buffy-line-needs-trait = exige le trait { $trait }
buffy-line-only = { $who } seulement
buffy-line-timing = { $timings }
buffy-line-icons = icônes : { $talents }
buffy-line-goals = objectifs : { $talents }
buffy-line-reward = récompense { $amount }
buffy-line-place-types = { $types }
buffy-line-source-rulebook = citée par le livret de règles
buffy-line-source-official = d’une série publiée
buffy-line-source-house = série maison
buffy-line-source-private = d’une série personnelle

## Talents, objectifs, étapes et stades

buffy-talent-butt-kicking = Combat
    .on = en Combat
    .goal = l’objectif de Combat
buffy-talent-smarts = Astuce
    .on = en Astuce
    .goal = l’objectif d’Astuce
buffy-talent-weirdness = Étrangeté
    .on = en Étrangeté
    .goal = l’objectif d’Étrangeté
buffy-talent-charm = Charme
    .on = en Charme
    .goal = l’objectif de Charme
buffy-talent-all = tous les talents
    .on = dans tous les talents
    .goal = chaque objectif
buffy-talent-chosen = un talent de votre choix
    .on = dans un talent de votre choix
    .goal = un objectif de votre choix
buffy-talent-lowest = le talent le plus bas
    .on = dans le talent le plus bas
    .goal = l’objectif le plus bas
buffy-talent-highest = le talent le plus élevé
    .on = dans le talent le plus élevé
    .goal = l’objectif le plus élevé

buffy-timing-prologue = étape de Prologue
buffy-timing-draw = étape de Pioche
buffy-timing-refresh = étape de Redressement
buffy-timing-movement = étape de Mouvement
buffy-timing-resource = étape de Ressources
buffy-timing-conflict = étape de Conflit
buffy-timing-end = étape de Fin
buffy-timing-fight-choose = Duel/Choix
buffy-timing-fight-draw = Duel/Pioche
buffy-timing-fight-battle = Duel/Bataille
buffy-timing-fight-resolve = Duel/Résolution
buffy-timing-fight-result = Duel/Résolution, après le résultat
buffy-timing-fight-discard = Duel/Défausse
buffy-timing-challenge-choose = Défi/Choix
buffy-timing-challenge-draw = Défi/Pioche
buffy-timing-challenge-battle = Défi/Bataille
buffy-timing-challenge-resolve = Défi/Résolution
buffy-timing-challenge-result = Défi/Résolution, après le résultat
buffy-timing-challenge-discard = Défi/Défausse

## De qui et de quoi il s’agit : une expression est composée de ses parties

buffy-phrase = { $start } { $noun } { $adjective } { $rest }
buffy-start-one = un
buffy-start-one-mine = un de vos
buffy-start-one-opponents = un
buffy-start-each = chaque
buffy-start-each-mine = chacun de vos
buffy-start-each-opponents = chaque
buffy-start-count = { $amount }
buffy-start-count-mine = { $amount } de vos
buffy-start-count-opponents = { $amount }
buffy-start-none = aucun
buffy-start-none-mine = aucun de vos
buffy-start-none-opponents = aucun
buffy-start-your = votre
buffy-whose-opponents = adverse
    .many = adverses
buffy-adjective-fatigued = fatigué
    .many = fatigués
buffy-adjective-refreshed = redressé
    .many = redressés
buffy-noun-character = personnage
    .many = personnages
buffy-noun-main = personnage principal
    .many = personnages principaux
buffy-noun-supporting = personnage secondaire
    .many = personnages secondaires
buffy-noun-challenge = défi
    .many = défis
buffy-supporting-rank = { $rank } secondaire
    .many = { $rank } secondaires
buffy-or = { $start } ou { $end }
buffy-rest-trait = ayant le trait { $trait }
buffy-rest-level = de niveau { $level }
buffy-rest-other = autre que celui-ci
buffy-rest-taking-part = qui participe au conflit
    .many = qui participent au conflit
buffy-rest-not-taking-part = qui ne participe pas au conflit
    .many = qui ne participent pas au conflit
buffy-rest-title = du nom de « { $title } »

buffy-at-here = sur la même case
    .place = ici
buffy-at-park = dans le Parc
buffy-at-own-space = sur une de vos cases
buffy-at-opposing-space = sur une case adverse
buffy-at-adjacent = sur une case adjacente
buffy-at-typed = dans un lieu de type { $type }
buffy-at-titled = dans le lieu « { $title } »
buffy-at-not-park = hors du Parc

buffy-space-anywhere = n’importe quelle case
buffy-space-here = la même case
    .place = ce lieu
buffy-space-park = le Parc
buffy-space-own-space = une de vos cases
buffy-space-opposing-space = une case adverse
buffy-space-adjacent = une case adjacente
buffy-space-typed = un lieu de type { $type }
buffy-space-titled = le lieu « { $title } »
buffy-space-not-park = n’importe quelle case sauf le Parc

buffy-this-character = ce personnage
buffy-this-bearer = le porteur
buffy-this-main = votre personnage principal
buffy-this-here = un de vos personnages ici
buffy-this-taking-part = votre personnage dans le conflit
buffy-this-yours = un de vos personnages
buffy-this-foe = l’autre duelliste
buffy-this-that = le personnage en question
buffy-this-challenge = ce défi
buffy-this-faced = le défi affronté
buffy-this-that-challenge = le défi en question

buffy-player-you = vous
buffy-player-opponent = votre adversaire
buffy-player-each-opponent = chaque adversaire
buffy-player-chosen-opponent = un adversaire de votre choix
buffy-player-each = chaque joueur
buffy-player-left = le joueur à votre gauche
buffy-player-active = le joueur actif
buffy-player-any = un joueur

buffy-card-any = carte
    .one = une carte
    .many = cartes
buffy-card-essence = essence
    .one = une essence
    .many = essences
buffy-card-character = carte de personnage
    .one = une carte de personnage
    .many = cartes de personnage
buffy-card-challenge = défi
    .one = un défi
    .many = défis
buffy-card-location = lieu
    .one = un lieu
    .many = lieux
buffy-card-skill = compétence
    .one = une compétence
    .many = compétences
buffy-card-item = objet
    .one = un objet
    .many = objets
buffy-card-event = événement
    .one = un événement
    .many = événements
buffy-card-action = action
    .one = une action
    .many = actions
buffy-card-episode-one = Partie I
    .one = une Partie I
    .many = Parties I
buffy-card-episode-two = Partie II
    .one = une Partie II
    .many = Parties II
buffy-card-attached = compétence ou objet
    .one = une compétence ou un objet
    .many = compétences ou objets
buffy-card-main = carte de votre personnage principal
    .one = une carte de votre personnage principal
    .many = cartes de votre personnage principal
buffy-card-counted = { $amount } { $cards }
buffy-rest-who = de { $who }

buffy-until-instant = {""}
buffy-until-while = {""}
buffy-until-stage = {" "}jusqu’à la fin du stade
buffy-until-conflict = {" "}jusqu’à la fin du conflit
buffy-until-step = {" "}jusqu’à la fin de l’étape
buffy-until-turn = {" "}jusqu’à la fin du tour
buffy-until-game = {" "}jusqu’à la fin de la partie

## Comment commence une capacité

buffy-ability = { $start } : { $effects }
buffy-ability-timing = { $timings }
buffy-ability-once-turn = une fois par tour
buffy-ability-once-game = une fois par partie
buffy-ability-may = vous pouvez faire ceci
buffy-ability-may-once-turn = une fois par tour, vous pouvez faire ceci
buffy-ability-may-once-game = une fois par partie, vous pouvez faire ceci
buffy-ability-target = Cible : { $ending }.
buffy-ability-cancel = Annulation : { $ending }.
buffy-ability-never = Annulation : jamais.

## Quand…

buffy-when-character-placed = quand { $whom } entre en jeu
buffy-when-ascended = quand { $whom } s’élève
buffy-when-moved = quand { $whom } se déplace
buffy-when-character-fatigued = quand { $whom } se fatigue
buffy-when-character-refreshed = quand { $whom } se redresse
buffy-when-attached = quand on attache une carte à { $whom }
buffy-when-unattached = quand une carte quitte { $whom }
buffy-when-character-discarded = quand { $whom } part à la défausse
buffy-when-character-crypted = quand { $whom } part à la Crypte
buffy-when-action-played = { $player ->
    [you] quand vous jouez une action pour son effet
   *[other] quand { $who } joue une action pour son effet
}
buffy-when-event-played = { $player ->
    [you] quand vous jouez un événement
   *[other] quand { $who } joue un événement
}
buffy-when-fight-started = quand { $whom } commence un duel
buffy-when-fight-won = quand { $whom } gagne un duel
buffy-when-fight-lost = quand { $whom } perd un duel
buffy-when-fight-tied = quand { $whom } termine un duel à égalité
buffy-when-doubled = quand { $whom } devient doublure
buffy-when-challenge-placed = quand { $whom } est placé
buffy-when-challenge-faced = quand { $whom } est affronté
buffy-when-challenge-defeated = quand { $whom } est surmonté
buffy-when-challenge-failed = quand { $whom } est affronté sans être surmonté
buffy-when-step-began = au début de l’étape
buffy-when-step-ended = à la fin de l’étape
buffy-when-turn-began = au début du tour
buffy-when-turn-ended = à la fin du tour
buffy-when-destiny-gained = { $player ->
    [you] quand vous gagnez des points de destinée
   *[other] quand { $who } gagne des points de destinée
}
buffy-when-destiny-lost = { $player ->
    [you] quand vous perdez des points de destinée
   *[other] quand { $who } perd des points de destinée
}
buffy-when-hand-discarded = { $player ->
    [you] quand vous défaussez une carte de votre main
   *[other] quand { $who } défausse une carte de sa main
}
buffy-when-episode-placed = { $player ->
    [you] quand vous placez une Partie I
   *[other] quand { $who } place une Partie I
}
buffy-when-episode-advanced = { $player ->
    [you] quand une de vos Parties II entre en jeu
   *[other] quand une Partie II de { $who } entre en jeu
}
buffy-when-recycled = { $player ->
    [you] quand vous recyclez votre défausse
   *[other] quand { $who } recycle sa défausse
}
buffy-when-time-changed = quand le jour et la nuit alternent
buffy-when-stacked = { $player ->
    [you] quand vous mettez une carte dans une pile de talent
   *[other] quand { $who } met une carte dans une pile de talent
}
buffy-when-left-conflict = quand { $whom } quitte un conflit
buffy-when-joined-conflict = quand { $whom } rejoint un conflit
buffy-when-stage-began = au début du stade
buffy-when-character-returned = quand { $whom } revient en main

## Si…

buffy-if-day = s’il fait jour
buffy-if-night = s’il fait nuit
buffy-if-at-least = avec au moins { $whom }
buffy-if-exactly = avec exactement { $whom }
buffy-if-at-most = avec au plus { $whom }
buffy-if-none = sans { $whom }
buffy-if-somebody = si { $whom } est en jeu
buffy-if-nobody = si { $whom } n’est pas en jeu
buffy-if-this-is = si { $this } est { $whom }
buffy-if-destiny-at-least = { $player ->
    [you] si vous avez au moins { $amount } points de destinée
   *[other] si { $who } a au moins { $amount } points de destinée
}
buffy-if-destiny-at-most = { $player ->
    [you] si vous avez au plus { $amount } points de destinée
   *[other] si { $who } a au plus { $amount } points de destinée
}
buffy-if-destiny-ahead = si vous avez plus de points de destinée que chaque adversaire
buffy-if-destiny-behind = si vous avez moins de points de destinée qu’un adversaire
buffy-if-main-in-play = { $player ->
    [you] si votre personnage principal est en jeu
   *[other] si le personnage principal de { $who } est en jeu
}
buffy-if-main-not-in-play = { $player ->
    [you] si votre personnage principal n’est pas en jeu
   *[other] si le personnage principal de { $who } n’est pas en jeu
}
buffy-if-hand-at-least = { $player ->
    [you] si vous avez au moins { $amount } cartes en main
   *[other] si { $who } a au moins { $amount } cartes en main
}
buffy-if-hand-at-most = { $player ->
    [you] si vous avez au plus { $amount } cartes en main
   *[other] si { $who } a au plus { $amount } cartes en main
}
buffy-if-won = si vous venez de gagner
buffy-if-lost = si vous venez de perdre
buffy-if-attacker = si vous êtes l’attaquant
buffy-if-defender = si vous êtes le défenseur
buffy-if-talent-at-least = si { $this } a au moins { $amount } en { $talent }
buffy-if-participant = si { $whom } participe au conflit
buffy-if-alone = si { $whom } affronte seul le défi
buffy-if-in-fight = pendant un duel
buffy-if-in-challenge = pendant que l’on affronte { $whom }
buffy-if-challenges-at-least = avec au moins { $whom }
buffy-if-challenges-at-most = avec au plus { $whom }
buffy-if-park-count-at-least = { $player ->
    [you] si votre compte du Parc est d’au moins { $amount }
   *[other] si le compte du Parc de { $who } est d’au moins { $amount }
}
buffy-if-active = si vous êtes le joueur actif
buffy-if-owner = si cette carte est à vous
buffy-if-bears = si { $this } porte { $card }
buffy-if-resolving = si le talent décisif est { $talent }
buffy-if-subject-is = si c’est { $whom }
buffy-if-subject-card = si la carte est { $card }
buffy-if-happened-to = { $player ->
    [you] si cela vous concerne
   *[other] si cela concerne { $who }
}
buffy-if-this-happened = si cela concerne cette carte
buffy-if-discard-at-least = { $player ->
    [you] si votre défausse compte au moins { $amount } cartes
   *[other] si la défausse de { $who } compte au moins { $amount } cartes
}
buffy-if-in-crypt = si { $card } se trouve dans une Crypte
buffy-if-deck-at-most = { $player ->
    [you] si votre deck de Ressources compte au plus { $amount } cartes
   *[other] si le deck de Ressources de { $who } compte au plus { $amount } cartes
}

## Coûts

buffy-cost-fatigue-this = fatiguez { $this }
buffy-cost-fatigue-card = fatiguez cette carte
buffy-cost-fatigue = fatiguez { $whom }
buffy-cost-discard = { $amount ->
    [one] défaussez une carte de votre main
   *[other] défaussez { $amount } cartes de votre main
}
buffy-cost-destiny = { $amount ->
    [one] payez { $amount } point de destinée
   *[other] payez { $amount } points de destinée
}
buffy-cost-discard-card = défaussez cette carte
buffy-cost-crypt-card = mettez cette carte dans la Crypte
buffy-cost-discard-character = défaussez { $whom }
buffy-cost-discard-attached = { $amount ->
    [one] défaussez une compétence ou un objet d’un de vos personnages
   *[other] défaussez { $amount } compétences ou objets de vos personnages
}
buffy-cost-mill = { $amount ->
    [one] défaussez la carte du dessus de votre deck de Ressources
   *[other] défaussez les { $amount } cartes du dessus de votre deck de Ressources
}
buffy-cost-crypt-discarded = { $amount ->
    [one] mettez une carte de votre défausse dans la Crypte
   *[other] mettez { $amount } cartes de votre défausse dans la Crypte
}

## Effets : talents et résolution

buffy-effect-boost = { $whom } a { $change } { $on }{ $until }.
buffy-effect-boost-per = { $whom } a { $change } { $on } pour { $counted }{ $until }.
buffy-each-attachment = chaque { $card } qui s’y trouve
buffy-each-hand = chaque carte de votre main
buffy-each-destiny = chacun de vos points de destinée
buffy-effect-set-talent = la valeur imprimée de { $whom } en { $talent } devient { $amount }{ $until }.
buffy-effect-swap-talents = { $whom } échange { $talent } et { $other_talent }{ $until }.
buffy-effect-copy-talent = la valeur imprimée de { $whom } en { $talent } devient celle de { $counted }{ $until }.
buffy-effect-change-resolving-talent = le talent décisif devient { $talent }.
buffy-effect-lock-resolving-talent = le talent décisif ne peut plus changer.
buffy-effect-ignore-fatigue-penalty = la fatigue n’inflige pas de −1 à { $whom }{ $until }.
buffy-effect-stack-bonus = { $player ->
    [you] votre pile de { $talent } compte { $change }.
   *[other] la pile de { $talent } de { $who } compte { $change }.
}
buffy-effect-remove-from-stack = { $player ->
    [you] défaussez { $amount ->
        [0] toutes les cartes
        [one] une carte
       *[other] { $amount } cartes
    } de votre pile ({ $talent }).
   *[other] défaussez { $amount ->
        [0] toutes les cartes
        [one] une carte
       *[other] { $amount } cartes
    } de la pile de { $who } ({ $talent }).
}
buffy-effect-forbid-stacking = { $player ->
    [you] vous ne pouvez pas mettre de cartes dans les piles de talent ({ $talent }){ $until }.
   *[other] { $who } ne peut pas mettre de cartes dans les piles de talent ({ $talent }){ $until }.
}
buffy-effect-any-icon = { $player ->
    [you] vous pouvez mettre des actions dans la pile de n’importe quel talent{ $until }.
   *[other] { $who } peut mettre des actions dans la pile de n’importe quel talent{ $until }.
}

## Effets : défis

buffy-effect-change-goal = pour { $whom }, { $goal } change de { $change }{ $until }.
buffy-effect-change-goal-reward = pour { $whom }, { $goal } change de { $change } par point de destinée de sa récompense imprimée{ $until }.
buffy-effect-ignore-goal = pour { $whom }, on ignore { $goal }{ $until }.
buffy-effect-change-reward = la récompense de { $whom } change de { $change }{ $until }.
buffy-effect-move-challenge = déplacez { $whom } vers { $place }.
buffy-effect-remove-challenge = { $to ->
    [crypt] mettez { $whom } dans la Crypte.
   *[bottom] mettez { $whom } sous son deck de Défis.
}
buffy-effect-allow-refacing = { $player ->
    [you] vous pouvez affronter { $whom } une fois de plus ce tour-ci.
   *[other] { $who } peut affronter { $whom } une fois de plus ce tour-ci.
}
buffy-effect-reorder-challenge-deck = { $player ->
    [you] { $amount ->
        [0] mélangez votre deck de Défis.
       *[other] regardez les { $amount } cartes du dessus de votre deck de Défis et remettez-les dans l’ordre de votre choix.
    }
   *[other] { $amount ->
        [0] { $who } mélange son deck de Défis.
       *[other] regardez les { $amount } cartes du dessus du deck de Défis de { $who } et remettez-les dans l’ordre de votre choix.
    }
}
buffy-effect-waive-requirement = pour { $card }, on ne tient pas compte des { $waived }{ $until }.
buffy-effect-waive-requirement-challenge = pour { $whom }, on ne tient pas compte des { $waived }{ $until }.
buffy-waived-talent = exigences de talent
buffy-waived-trait = exigences de trait

## Effets : participation

buffy-waive-refreshed = même sous l’effet de la fatigue
buffy-waive-place = où que ce soit
buffy-waive-side = quel que soit son camp
buffy-waive-fatigue = sans fatigue
buffy-waive-talent = sans tenir compte des exigences de talent
buffy-waive-trait = sans tenir compte des exigences de trait
buffy-waive-limit = au-delà de la limite habituelle
buffy-effect-start-fight = { $whom } commence un duel contre { $counted }{ $waived }.
buffy-effect-leave-conflict = { $whom } quitte le conflit.
buffy-effect-join-conflict = { $whom } rejoint le conflit{ $waived }.
buffy-effect-replace-fighter = { $fixed ->
    [yes] { $whom } se fatigue et se bat à la place de votre duelliste{ $waived }.
   *[no] { $whom } se bat à la place de votre duelliste{ $waived }.
}
buffy-effect-forbid-start-fight = { $every ->
    [yes] { $none } ne peut commencer de duel{ $until }.
   *[no] { $whom } ne peut pas commencer de duel{ $until }.
}
buffy-effect-forbid-face = { $every ->
    [yes] { $none } ne peut affronter de défi{ $until }.
   *[no] { $whom } ne peut pas affronter de défi{ $until }.
}
buffy-effect-forbid-double = { $every ->
    [yes] { $none } ne peut servir de doublure{ $until }.
   *[no] { $whom } ne peut pas servir de doublure{ $until }.
}
buffy-effect-forbid-move = { $every ->
    [yes] { $none } ne peut se déplacer{ $until }.
   *[no] { $whom } ne peut pas se déplacer{ $until }.
}
buffy-effect-forbid-ascend = { $every ->
    [yes] { $none } ne peut s’élever{ $until }.
   *[no] { $whom } ne peut pas s’élever{ $until }.
}
buffy-effect-forbid-attach = on ne peut attacher ni compétence ni objet à { $whom }{ $until }.
buffy-effect-forbid-be-attacked = { $every ->
    [yes] on ne peut attaquer { $none }{ $until }.
   *[no] on ne peut pas attaquer { $whom }{ $until }.
}
buffy-effect-forbid-swap = on ne peut pas transférer les objets de { $whom }{ $until }.
buffy-effect-forbid-join = { $every ->
    [yes] { $none } ne peut rejoindre de conflit{ $until }.
   *[no] { $whom } ne peut pas rejoindre de conflit{ $until }.
}
buffy-effect-forbid-place-character = { $player ->
    [you] vous ne pouvez pas placer de personnage{ $until }.
   *[other] { $who } ne peut pas placer de personnage{ $until }.
}
buffy-effect-forbid-place-major = { $player ->
    [you] avec { $amount } Héros ou Méchants secondaires en jeu ou davantage, vous ne pouvez plus en placer{ $until }.
   *[other] avec { $amount } Héros ou Méchants secondaires en jeu ou davantage, { $who } ne peut plus en placer{ $until }.
}
buffy-effect-forbid-play-actions = { $player ->
    [you] vous ne pouvez pas jouer d’action pour son effet{ $until }.
   *[other] { $who } ne peut pas jouer d’action pour son effet{ $until }.
}
buffy-effect-forbid-play-events = { $player ->
    [you] vous ne pouvez pas jouer d’événement{ $until }.
   *[other] { $who } ne peut pas jouer d’événement{ $until }.
}
buffy-effect-forbid-resurrect = { $player ->
    [you] vous ne pouvez pas ressusciter votre personnage principal{ $until }.
   *[other] { $who } ne peut pas ressusciter son personnage principal{ $until }.
}
buffy-effect-forbid-place-episodes = { $player ->
    [you] vous ne pouvez pas placer de Partie I{ $until }.
   *[other] { $who } ne peut pas placer de Partie I{ $until }.
}
buffy-effect-forbid-use-effects = { $player ->
    [you] vous ne pouvez pas utiliser l’effet des cartes en jeu{ $until }.
   *[other] { $who } ne peut pas utiliser l’effet des cartes en jeu{ $until }.
}
buffy-effect-end-conflict = { $what ->
    [win] le conflit se termine aussitôt : vous le gagnez.
    [lose] le conflit se termine aussitôt : vous le perdez.
   *[none] le conflit se termine aussitôt sans vainqueur.
}
buffy-effect-change-draw = { $player ->
    [you] le nombre de cartes que vous piochez change de { $change } ({ $timings }){ $until }.
   *[other] le nombre de cartes que pioche { $who } change de { $change } ({ $timings }){ $until }.
}
buffy-effect-change-draw-cap = { $player ->
    [you] vous piochez au plus { $amount } cartes ({ $timings }){ $until }.
   *[other] { $who } pioche au plus { $amount } cartes ({ $timings }){ $until }.
}
buffy-effect-survive-defeat = { $whom } reste en jeu même en cas de défaite{ $until }.
buffy-effect-break-tie = { $player ->
    [you] dans ce duel, vous gagnez en cas d’égalité.
   *[other] dans ce duel, { $who } gagne en cas d’égalité.
}

## Effets : fatigue et mouvement

buffy-effect-fatigue = fatiguez { $whom }.
buffy-effect-fatigue-card = fatiguez { $card } de { $whom }.
buffy-effect-refresh = redressez { $whom }.
buffy-effect-refresh-card = redressez { $card } de { $whom }.
buffy-effect-prevent-fatigue = { $amount ->
    [0] { $whom } ne se fatigue pas { $cause }{ $until }.
    [one] une fois, { $whom } ne se fatigue pas { $cause }{ $until }.
   *[other] { $amount } fois, { $whom } ne se fatigue pas { $cause }{ $until }.
}
buffy-cause-any = du tout
buffy-cause-skill = en attachant une compétence
buffy-cause-fight = pour avoir attaqué
buffy-cause-move = en passant du Parc à une case adverse
buffy-cause-double = en servant de doublure
buffy-cause-challenge = en affrontant un défi
buffy-cause-cost = pour payer un coût
buffy-cause-effect = par un effet
buffy-effect-no-refresh = { $whom } ne se redresse pas{ $until }.
buffy-effect-move = déplacez { $whom } vers { $place }.
buffy-effect-extra-moves = { $whom } a { $change } { $number ->
    [one] déplacement
   *[many] déplacements
} par tour{ $until }.
buffy-effect-widen-moves = { $whom } peut aussi se déplacer vers { $place }, à n’importe quelle distance{ $until }.
buffy-effect-free-move = { $whom } peut se déplacer vers { $place }, et ce déplacement ne compte pas{ $until }.
buffy-effect-count-as-in-park = pour le contrôle du Parc, qui se trouve sur { $place } compte comme étant dans le Parc{ $until }.

## Effets : cartes et zones

buffy-effect-draw = { $player ->
    [you] piochez { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    }.
   *[other] { $who } pioche { $amount ->
        [one] une carte
       *[other] { $amount } cartes
    }.
}
buffy-effect-discard = { $player ->
    [you] défaussez { $cards } de votre main{ $how }.
   *[other] { $who } défausse { $cards } de sa main{ $how }.
}
buffy-discard-all = toutes les cartes
buffy-how-own = {""}
buffy-how-user = {" "}(vous regardez la main et choisissez)
buffy-how-random = {" "}au hasard
buffy-effect-reveal-hand = { $player ->
    [you] montrez votre main.
   *[other] { $fixed ->
        [yes] { $who } montre sa main à tous.
       *[no] regardez la main de { $who }.
    }
}
buffy-effect-reveal-deck = { $player ->
    [you] { $fixed ->
        [yes] montrez les { $amount } cartes du dessus de votre deck de Ressources.
       *[no] regardez les { $amount } cartes du dessus de votre deck de Ressources.
    }
   *[other] { $fixed ->
        [yes] { $who } montre les { $amount } cartes du dessus de son deck de Ressources.
       *[no] regardez les { $amount } cartes du dessus du deck de Ressources de { $who }.
    }
}
buffy-effect-search = cherchez { $cards } dans votre deck de Ressources pour l’ajouter { $into } ; puis mélangez.
buffy-effect-recover = prenez { $cards } de votre défausse pour l’ajouter { $into }.
buffy-into-hand = à votre main
buffy-into-deck = à votre deck de Ressources, que vous mélangez
buffy-into-top = au-dessus de votre deck de Ressources
buffy-into-bottom = au-dessous de votre deck de Ressources
buffy-into-play = au jeu, sur { $place }
buffy-effect-mill = { $player ->
    [you] défaussez { $amount ->
        [one] la carte du dessus
       *[other] les { $amount } cartes du dessus
    } de votre deck de Ressources.
   *[other] { $who } défausse { $amount ->
        [one] la carte du dessus
       *[other] les { $amount } cartes du dessus
    } de son deck de Ressources.
}
buffy-effect-crypt = mettez { $whom } dans la Crypte.
buffy-effect-crypt-card = mettez { $card } de { $whom } dans la Crypte.
buffy-effect-crypt-hand = { $player ->
    [you] mettez { $cards } de votre main dans la Crypte.
   *[other] { $who } met { $cards } de sa main dans la Crypte.
}
buffy-effect-crypt-discard = { $player ->
    [you] mettez { $cards } de votre défausse dans la Crypte.
   *[other] mettez { $cards } de la défausse de { $who } dans la Crypte.
}
buffy-effect-return-to-hand = rendez { $whom } à la main de son propriétaire.
buffy-effect-return-to-hand-card = rendez { $card } de { $whom } à la main de son propriétaire.
buffy-effect-recycle-now = { $player ->
    [you] recyclez votre défausse.
   *[other] { $who } recycle sa défausse.
}

## Effets : personnages et cartes attachées

buffy-effect-place-character = mettez en jeu { $cards } de { $origin } sur { $place }.
buffy-origin-hand = votre main
buffy-origin-deck = votre deck de Ressources
buffy-origin-discard = votre défausse
buffy-effect-ascend-now = { $amount ->
    [0] { $whom } peut s’élever maintenant.
   *[other] { $whom } peut s’élever maintenant, avec une exigence de destinée réduite de { $amount }.
}
buffy-effect-ascend-discount = l’exigence de destinée pour élever { $whom } est réduite de { $amount }{ $until }.
buffy-effect-ascend-again = { $amount ->
    [one] { $whom } peut s’élever une fois de plus par tour{ $until }.
   *[other] { $whom } peut s’élever { $amount } fois de plus par tour{ $until }.
}
buffy-effect-ascend-descend = { $whom } perd sa carte de niveau du dessus.
buffy-effect-grant-trait = { $fixed ->
    [yes] { $whom } perd le trait { $trait }{ $until }.
   *[no] { $whom } a le trait { $trait }{ $until }.
}
buffy-effect-change-type = { $whom } est { $rank }{ $until }.
buffy-effect-attach = attachez { $card } de { $origin } à { $whom }{ $waived }.
buffy-effect-unattach = { $to ->
    [hand] rendez { $card } de { $whom } à la main de son propriétaire.
    [other] passez { $card } de { $whom } à { $counted }.
   *[discard] défaussez { $card } de { $whom }.
}
buffy-effect-protect-attachment = rien ne peut enlever { $card } de { $whom }{ $until }.
buffy-effect-change-capacity = { $what ->
    [items] la limite d’objets de { $whom } change de { $change }{ $until }.
   *[skills] le nombre de compétences que { $whom } peut attacher par tour change de { $change }{ $until }.
}

## Effets : destinée, temps et le reste

buffy-points = { $amount ->
    [one] { $amount } point de destinée
   *[other] { $amount } points de destinée
}
buffy-effect-destiny-gain = { $player ->
    [you] gagnez { buffy-points }.
   *[other] { $who } gagne { buffy-points }.
}
buffy-effect-destiny-lose = { $player ->
    [you] perdez { buffy-points }.
   *[other] { $who } perd { buffy-points }.
}
buffy-effect-destiny-pay = { $player ->
    [you] payez { buffy-points }.
   *[other] { $who } paie { buffy-points }.
}
buffy-effect-destiny-steal = { $player ->
    [you] prenez-vous { buffy-points }.
   *[other] prenez { buffy-points } à { $who }.
}
buffy-effect-destiny-keep = { $player ->
    [you] { $amount ->
        [0] vous ne perdez pas de points de destinée{ $until }.
       *[other] vous perdez { $amount } points de destinée de moins{ $until }.
    }
   *[other] { $amount ->
        [0] { $who } ne perd pas de points de destinée{ $until }.
       *[other] { $who } perd { $amount } points de destinée de moins{ $until }.
    }
}
buffy-effect-set-time-day = il fait maintenant jour.
buffy-effect-set-time-night = il fait maintenant nuit.
buffy-effect-set-time-flip = retournez la carte Jour/Nuit.
buffy-effect-set-time-park-reset = le compte du Parc revient à 0.
buffy-effect-set-time-park-set = { $player ->
    [you] votre compte du Parc devient { $amount }.
   *[other] le compte du Parc de { $who } devient { $amount }.
}
buffy-effect-cancel-card = la carte qui vient d’être jouée n’a aucun effet.
buffy-effect-cancel-episode = { $target ->
    [chosen] mettez un épisode de votre choix dans la Crypte.
   *[other] mettez cet épisode dans la Crypte.
}

## Phrases de la carte entière

buffy-text-placement = Ne peut être placé que { $place }.
buffy-text-defeat-trait = Pour surmonter ce défi, un personnage ayant le trait { $trait } doit participer.
buffy-text-defeat-who = Pour surmonter ce défi, { $who } doit participer.
buffy-text-bearer = Peut être attaché à { $whom }.
buffy-text-to-crypt = Ensuite, cette carte va à la Crypte.
buffy-text-unknown = Inconnu : { $what }. Ce qui en tient lieu est provisoire et exclu des tournois.
buffy-unknown-destiny = son exigence de destinée
buffy-unknown-effect = son effet
buffy-unknown-goals = ses objectifs
buffy-unknown-icons = ses icônes
buffy-unknown-limits = la fréquence de son effet
buffy-unknown-needs = ses exigences
buffy-unknown-place-types = ses types de lieu
buffy-unknown-placement = les cases où le placer
buffy-unknown-rank = son type de personnage
buffy-unknown-reward = sa récompense
buffy-unknown-side = son camp
buffy-unknown-talents = ses talents
buffy-unknown-timing = le moment de la jouer
buffy-unknown-traits = ses traits
buffy-unknown-unique = si le lieu est unique
