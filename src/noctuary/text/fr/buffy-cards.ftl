### Buffy : ce que disent les cartes, écrit d’après ce qu’elles font (`games/buffy/card_words`).

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
buffy-side-good = du bien
buffy-side-evil = du mal
buffy-side-either = du bien ou du mal
buffy-line-essence = Essence de { $who } (camp { $side })
buffy-line-character = { $rank }, niveau { $level }
buffy-line-challenge = défi { $side }
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
buffy-line-traits = { $count ->
    [one] trait : { $traits }
   *[other] traits : { $traits }
}
buffy-line-gives = { $count ->
    [one] donne le trait { $traits }
   *[other] donne les traits { $traits }
}
buffy-line-needs = exige { $talents }
buffy-line-needs-trait = exige le trait { $trait }
buffy-line-only = { $who } seulement
buffy-line-timing = { $timings }
buffy-line-icons = icônes : { $talents }
buffy-line-goals = { $count ->
    [one] objectif : { $talents }
   *[other] objectifs : { $talents }
}
buffy-line-reward = récompense { $amount }
buffy-line-place-types = { $types }
buffy-line-source-rulebook = citée par le livret de règles
buffy-line-source-official = d’une série publiée
buffy-line-source-house = série maison
buffy-line-source-private = d’une série personnelle

## Talents, objectifs, étapes et stades

buffy-talent-butt-kicking = Combat
    .the = le Combat
    .in = en Combat
    .on = en Combat
    .goal = l’objectif de Combat
    .printed = le Combat imprimé
    .that = celui
    .stack = la pile de Combat
    .yours = votre pile de Combat
    .theirs = sa pile de Combat
buffy-talent-smarts = Astuce
    .the = l’Astuce
    .in = en Astuce
    .on = en Astuce
    .goal = l’objectif d’Astuce
    .printed = l’Astuce imprimée
    .that = celle
    .stack = la pile d’Astuce
    .yours = votre pile d’Astuce
    .theirs = sa pile d’Astuce
buffy-talent-weirdness = Étrangeté
    .the = l’Étrangeté
    .in = en Étrangeté
    .on = en Étrangeté
    .goal = l’objectif d’Étrangeté
    .printed = l’Étrangeté imprimée
    .that = celle
    .stack = la pile d’Étrangeté
    .yours = votre pile d’Étrangeté
    .theirs = sa pile d’Étrangeté
buffy-talent-charm = Charme
    .the = le Charme
    .in = en Charme
    .on = en Charme
    .goal = l’objectif de Charme
    .printed = le Charme imprimé
    .that = celui
    .stack = la pile de Charme
    .yours = votre pile de Charme
    .theirs = sa pile de Charme
buffy-talent-all = tous les talents
    .the = les talents
    .in = dans tous les talents
    .on = dans tous les talents
    .goal = chaque objectif
    .printed = les talents imprimés
    .that = ceux
    .stack = les piles de talent
    .yours = vos piles de talent
    .theirs = ses piles de talent
buffy-talent-chosen = un talent de votre choix
    .the = le même talent
    .in = dans un talent de votre choix
    .on = dans un talent de votre choix
    .goal = un objectif de votre choix
    .printed = un talent imprimé, de votre choix,
    .that = celui
    .stack = la pile pour un talent de votre choix
    .yours = votre pile pour un talent de votre choix
    .theirs = sa pile pour un talent de votre choix
buffy-talent-lowest = le talent le plus bas
    .the = le même talent
    .in = dans le talent le plus bas
    .on = dans le talent le plus bas
    .goal = l’objectif le plus bas
    .printed = le talent imprimé le plus bas
    .that = celui
    .stack = la pile pour le talent le plus bas
    .yours = votre pile pour le talent le plus bas
    .theirs = sa pile pour le talent le plus bas
buffy-talent-highest = le talent le plus élevé
    .the = le même talent
    .in = dans le talent le plus élevé
    .on = dans le talent le plus élevé
    .goal = l’objectif le plus élevé
    .printed = le talent imprimé le plus élevé
    .that = celui
    .stack = la pile pour le talent le plus élevé
    .yours = votre pile pour le talent le plus élevé
    .theirs = sa pile pour le talent le plus élevé

buffy-timing-prologue = étape de Prologue
    .the = l’étape de Prologue
buffy-timing-draw = étape de Pioche
    .the = l’étape de Pioche
buffy-timing-refresh = étape de Redressement
    .the = l’étape de Redressement
buffy-timing-movement = étape de Mouvement
    .the = l’étape de Mouvement
buffy-timing-resource = étape de Ressources
    .the = l’étape de Ressources
buffy-timing-conflict = étape de Conflit
    .the = l’étape de Conflit
buffy-timing-end = étape de Fin
    .the = l’étape de Fin
buffy-timing-fight-choose = Duel/Choix
    .the = le stade Duel/Choix
buffy-timing-fight-draw = Duel/Pioche
    .the = le stade Duel/Pioche
buffy-timing-fight-battle = Duel/Bataille
    .the = le stade Duel/Bataille
buffy-timing-fight-resolve = Duel/Résolution
    .the = le stade Duel/Résolution
buffy-timing-fight-result = Duel/Résolution, après le résultat
    .the = le stade Duel/Résolution, après le résultat
buffy-timing-fight-discard = Duel/Défausse
    .the = le stade Duel/Défausse
buffy-timing-challenge-choose = Défi/Choix
    .the = le stade Défi/Choix
buffy-timing-challenge-draw = Défi/Pioche
    .the = le stade Défi/Pioche
buffy-timing-challenge-battle = Défi/Bataille
    .the = le stade Défi/Bataille
buffy-timing-challenge-resolve = Défi/Résolution
    .the = le stade Défi/Résolution
buffy-timing-challenge-result = Défi/Résolution, après le résultat
    .the = le stade Défi/Résolution, après le résultat
buffy-timing-challenge-discard = Défi/Défausse
    .the = le stade Défi/Défausse

## De qui et de quoi il s’agit : une expression est composée de ses parties

buffy-phrase = { $start } { $other } { $noun } { $whose } { $adjective } { $level } { $rest }
buffy-phrase-card = { $start } { $noun } { $level }
buffy-start-one = un
buffy-start-one-mine = un de vos
buffy-start-each = chaque
buffy-start-each-mine = chacun de vos
buffy-start-count = { $amount }
buffy-start-count-mine = { $amount } de vos
buffy-start-none = aucun
buffy-start-none-mine = aucun de vos
buffy-start-your = votre
buffy-whose-opponents = adverse
    .many = adverses
buffy-adjective-fatigued = fatigué
    .many = fatigués
buffy-adjective-refreshed = redressé
    .many = redressés
buffy-adjective-other = autre
    .many = autres
buffy-adjective-level = de niveau { $level }
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
buffy-rest-other = (un autre que celui-ci)
buffy-rest-taking-part = participant au conflit
buffy-rest-not-taking-part = ne participant pas au conflit
buffy-rest-title = du nom de « { $title } »
buffy-in-play = en jeu

buffy-at-here = sur la même case
    .location = en ce lieu
    .challenge = sur sa case
    .conflict = sur la case du conflit
buffy-at-park = dans le Parc
buffy-at-own-space = sur une de vos cases
buffy-at-opposing-space = sur une case adverse
buffy-at-adjacent = sur une case adjacente
buffy-at-typed = dans un lieu de type { $type }
buffy-at-titled = dans le lieu « { $title } »
buffy-at-not-park = hors du Parc

buffy-space-anywhere = n’importe quelle case
buffy-space-here = la case de { $this }
    .location = la case de ce lieu
    .challenge = la case de ce défi
    .conflict = la case du conflit
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
buffy-this-here = un de vos personnages en ce lieu
buffy-this-fighter = votre duelliste
buffy-this-taking-part = un de vos personnages participant au conflit
buffy-this-yours = un de vos personnages
buffy-this-foe = le duelliste adverse
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
buffy-nobody-each = aucun joueur
buffy-nobody-each-opponent = aucun adversaire

buffy-card-any = carte
    .one = une carte { $level }
    .many = cartes { $level }
    .none = aucune carte
buffy-card-essence = essence
    .one = une essence { $level }
    .many = essences { $level }
    .none = aucune essence
buffy-card-character = carte de personnage
    .one = une carte de personnage { $level }
    .many = cartes de personnage { $level }
    .none = aucune carte de personnage
buffy-card-challenge = défi
    .one = un défi { $level }
    .many = défis { $level }
    .none = aucun défi
buffy-card-location = lieu
    .one = un lieu { $level }
    .many = lieux { $level }
    .none = aucun lieu
buffy-card-skill = compétence
    .one = une compétence { $level }
    .many = compétences { $level }
    .none = aucune compétence
buffy-card-item = objet
    .one = un objet { $level }
    .many = objets { $level }
    .none = aucun objet
buffy-card-event = événement
    .one = un événement { $level }
    .many = événements { $level }
    .none = aucun événement
buffy-card-action = action
    .one = une action { $level }
    .many = actions { $level }
    .none = aucune action
buffy-card-episode-one = Partie I
    .one = une Partie I { $level }
    .many = Parties I { $level }
    .none = aucune Partie I
buffy-card-episode-two = Partie II
    .one = une Partie II { $level }
    .many = Parties II { $level }
    .none = aucune Partie II
buffy-card-attached = compétence ou objet
    .one = une compétence ou un objet { $level }
    .many = compétences ou objets { $level }
    .none = aucune compétence ni aucun objet
buffy-card-main = carte de votre personnage principal
    .one = une carte { $level } de votre personnage principal
    .many = cartes { $level } de votre personnage principal
    .none = aucune carte de votre personnage principal
buffy-card-counted = { $amount } { $cards }
buffy-rest-who = de { $who }

## Combien de temps

buffy-until-instant = {""}
buffy-until-while = {""}
buffy-until-stage = {" "}jusqu’à la fin du stade
buffy-until-conflict = {" "}jusqu’à la fin du conflit
buffy-until-step = {" "}jusqu’à la fin de l’étape
buffy-until-turn = {" "}jusqu’à la fin du tour
buffy-until-game = {" "}jusqu’à la fin de la partie
buffy-first-instant = {""}
buffy-first-while = {""}
buffy-first-stage = jusqu’à la fin du stade,{" "}
buffy-first-conflict = jusqu’à la fin du conflit,{" "}
buffy-first-step = jusqu’à la fin de l’étape,{" "}
buffy-first-turn = jusqu’à la fin du tour,{" "}
buffy-first-game = jusqu’à la fin de la partie,{" "}
buffy-within-instant = {""}
buffy-within-while = {""}
buffy-within-stage = {" "}pendant ce stade
buffy-within-conflict = {" "}pendant ce conflit
buffy-within-step = {" "}pendant cette étape
buffy-within-turn = {" "}pendant ce tour
buffy-within-game = {""}
buffy-while-character = {" "}tant qu’il est { $place }
buffy-while-challenge = {" "}tant qu’il est { $place }

## Comment commence une capacité

buffy-ability = { $start } : { $effects }
buffy-ability-then = { $start }, { $effects }
buffy-sentences-and = { $before } et { $after }
buffy-sentences-both = { $before } ; { $after }
buffy-ability-once-turn = une fois par tour
buffy-ability-once-game = une fois par partie
buffy-ability-may = vous pouvez faire ceci
buffy-ability-if-you-wish = si vous le souhaitez
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
buffy-when-step-began = { $step ->
    [none] au début de chaque étape
   *[other] au début de { $step }
}
buffy-when-step-ended = { $step ->
    [none] à la fin de chaque étape
   *[other] à la fin de { $step }
}
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
buffy-when-time-changed = quand le jour fait place à la nuit ou la nuit au jour
buffy-when-stacked = { $player ->
    [you] quand vous mettez une carte dans une pile de talent
   *[other] quand { $who } met une carte dans une pile de talent
}
buffy-when-left-conflict = quand { $whom } quitte un conflit
buffy-when-joined-conflict = quand { $whom } rejoint un conflit
buffy-when-stage-began = { $step ->
    [none] au début de chaque stade
   *[other] au début de { $step }
}
buffy-when-character-returned = quand { $whom } revient en main

## Si… : des propositions, précédées de « si » là où elles ouvrent une phrase

buffy-if = si { $condition }
buffy-if-further = si { $condition }
buffy-if-day = il fait jour
buffy-if-night = il fait nuit
buffy-if-at-least = { $whose ->
    [mine] vous avez au moins { $whom } { $place }
   *[other] il y a au moins { $whom } { $place }
}
buffy-if-exactly = { $whose ->
    [mine] vous avez exactement { $whom } { $place }
   *[other] { $amount ->
        [one] il y a exactement { $whom } { $place }
       *[other] il y a exactement { $whom } { $place }
    }
}
buffy-if-at-most = { $whose ->
    [mine] vous avez au plus { $whom } { $place }
   *[other] { $amount ->
        [one] il y a au plus { $whom } { $place }
       *[other] il y a au plus { $whom } { $place }
    }
}
buffy-if-one = { $whose ->
    [mine] vous avez { $whom } { $place }
   *[other] il y a { $whom } { $place }
}
buffy-if-none = { $whose ->
    [mine] vous n’avez { $whom } { $place }
   *[other] il n’y a { $whom } { $place }
}
buffy-if-somebody = { $whom } est { $there }
buffy-if-nobody = { $whom } n’est pas { $there }
buffy-is-noun = est { $noun }
buffy-is-fatigued = est fatigué
buffy-is-refreshed = est redressé
buffy-is-trait = a le trait { $trait }
buffy-is-titled = est « { $title } »
buffy-is-taking-part = participe au conflit
buffy-is-not-taking-part = ne participe pas au conflit
buffy-is-at = se trouve { $place }
buffy-is-anybody = est en jeu
buffy-is-mine = est à vous
buffy-is-opponents = est à un adversaire
buffy-if-destiny-at-least = { $player ->
    [you] { $amount ->
        [one] vous avez au moins { $amount } point de destinée
       *[other] vous avez au moins { $amount } points de destinée
    }
   *[other] { $amount ->
        [one] { $who } a au moins { $amount } point de destinée
       *[other] { $who } a au moins { $amount } points de destinée
    }
}
buffy-if-destiny-at-most = { $player ->
    [you] { $amount ->
        [0] vous n’avez aucun point de destinée
        [one] vous avez au plus { $amount } point de destinée
       *[other] vous avez au plus { $amount } points de destinée
    }
   *[other] { $amount ->
        [0] { $who } n’a aucun point de destinée
        [one] { $who } a au plus { $amount } point de destinée
       *[other] { $who } a au plus { $amount } points de destinée
    }
}
buffy-if-destiny-ahead = vous avez plus de points de destinée que chaque adversaire
buffy-if-destiny-behind = vous avez moins de points de destinée qu’un adversaire
buffy-if-main-in-play = { $player ->
    [you] votre personnage principal est en jeu
   *[other] le personnage principal de { $who } est en jeu
}
buffy-if-main-not-in-play = { $player ->
    [you] votre personnage principal n’est pas en jeu
   *[other] le personnage principal de { $who } n’est pas en jeu
}
buffy-if-hand-at-least = { $player ->
    [you] { $amount ->
        [one] vous avez une carte en main
       *[other] vous avez au moins { $amount } cartes en main
    }
   *[other] { $amount ->
        [one] { $who } a une carte en main
       *[other] { $who } a au moins { $amount } cartes en main
    }
}
buffy-if-hand-at-most = { $player ->
    [you] { $amount ->
        [0] votre main est vide
        [one] vous avez au plus { $amount } carte en main
       *[other] vous avez au plus { $amount } cartes en main
    }
   *[other] { $amount ->
        [0] la main de { $who } est vide
        [one] { $who } a au plus { $amount } carte en main
       *[other] { $who } a au plus { $amount } cartes en main
    }
}
buffy-if-won = vous venez de gagner
buffy-if-lost = vous venez de perdre
buffy-if-attacker = vous êtes l’attaquant
buffy-if-defender = vous êtes le défenseur
buffy-if-talent-at-least = { $this } a au moins { $amount } { $on }
buffy-if-participant = { $whom } participe au conflit
buffy-if-alone = { $own ->
    [yes] { $whom } est seul à affronter ce défi
   *[no] { $whom } est seul à affronter le défi
}
buffy-if-in-fight = un duel est en cours
buffy-if-in-challenge = l’on affronte { $whom }
buffy-if-park-count-at-least = { $player ->
    [you] votre compte du Parc est d’au moins { $amount }
   *[other] le compte du Parc de { $who } est d’au moins { $amount }
}
buffy-if-active = vous êtes le joueur actif
buffy-if-owner = cette carte est à vous
buffy-if-bears = { $this } porte { $card }
buffy-if-resolving = le talent décisif est { $talent }
buffy-if-subject-is = c’est { $whom }
buffy-if-subject-card = la carte est { $card }
buffy-if-happened-to = { $player ->
    [you] cela vous concerne
   *[other] cela concerne { $who }
}
buffy-if-this-happened = cela concerne cette carte
buffy-if-discard-at-least = { $player ->
    [you] { $amount ->
        [one] votre défausse n’est pas vide
       *[other] votre défausse compte au moins { $amount } cartes
    }
   *[other] { $amount ->
        [one] la défausse de { $who } n’est pas vide
       *[other] la défausse de { $who } compte au moins { $amount } cartes
    }
}
buffy-if-in-crypt = { $card } se trouve dans une Crypte
buffy-if-deck-at-most = { $player ->
    [you] { $amount ->
        [0] votre deck de Ressources est vide
        [one] votre deck de Ressources compte au plus { $amount } carte
       *[other] votre deck de Ressources compte au plus { $amount } cartes
    }
   *[other] { $amount ->
        [0] le deck de Ressources de { $who } est vide
        [one] le deck de Ressources de { $who } compte au plus { $amount } carte
       *[other] le deck de Ressources de { $who } compte au plus { $amount } cartes
    }
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
    [one] mettez dans la Crypte une carte de votre défausse
   *[other] mettez dans la Crypte { $amount } cartes de votre défausse
}

## Effets : talents et résolution

buffy-effect-boost = { $whom } a { $change } { $on }{ $until }.
buffy-effect-boost-per = { $first }{ $whom } a { $change } { $on } pour { $counted }.
buffy-each-attachment = chaque { $card } qu’il porte
buffy-each-hand = chaque carte de votre main
buffy-each-destiny = chacun de vos points de destinée
buffy-effect-set-talent = { $several ->
    [yes] { $printed } de { $whom } deviennent { $amount }{ $until }.
   *[no] { $printed } de { $whom } devient { $amount }{ $until }.
}
buffy-effect-swap-talents = { $first }les valeurs imprimées de { $whom } { $one } et { $other } sont échangées.
buffy-effect-copy-talent = { $lasts ->
    [while] { $several ->
        [yes] { $printed } de { $whom } deviennent { $that } de { $counted }.
       *[no] { $printed } de { $whom } devient { $that } de { $counted }.
    }
   *[other] { $several ->
        [yes] { $first }{ $printed } de { $whom } prennent la valeur de { $the } de { $counted }.
       *[no] { $first }{ $printed } de { $whom } prend la valeur de { $the } de { $counted }.
    }
}
buffy-effect-change-resolving-talent = le talent décisif devient { $talent }.
buffy-effect-lock-resolving-talent = le talent décisif ne peut plus changer.
buffy-effect-ignore-fatigue-penalty = { $every ->
    [yes] { $first }{ $none } ne subit de −1 pour cause de fatigue.
   *[no] { $first }{ $whom } ne subit pas de −1 pour cause de fatigue.
}
buffy-effect-stack-bonus = { $player ->
    [you] { $several ->
        [yes] chacune de { $yours } vaut { $size } de { $way ->
            [down] moins.
           *[up] plus.
        }
       *[no] { $yours } vaut { $size } de { $way ->
            [down] moins.
           *[up] plus.
        }
    }
   *[other] { $several ->
        [yes] chacune de { $stack } de { $who } vaut { $size } de { $way ->
            [down] moins.
           *[up] plus.
        }
       *[no] { $stack } de { $who } vaut { $size } de { $way ->
            [down] moins.
           *[up] plus.
        }
    }
}
buffy-effect-remove-from-stack = { $player ->
    [you] défaussez { $amount ->
        [0] toutes les cartes
        [one] une carte
       *[other] { $amount } cartes
    } de { $yours }.
   *[other] défaussez { $amount ->
        [0] toutes les cartes
        [one] une carte
       *[other] { $amount } cartes
    } de { $stack } de { $who }.
}
buffy-effect-forbid-stacking = { $player ->
    [you] { $first }vous ne pouvez pas mettre de carte dans { $yours }.
    [each] { $first }{ $nobody } ne peut mettre de carte dans { $theirs }.
   *[other] { $first }{ $who } ne peut pas mettre de carte dans { $theirs }.
}
buffy-effect-any-icon = { $player ->
    [you] vous pouvez mettre des actions dans la pile de n’importe quel talent{ $until }.
   *[other] { $who } peut mettre des actions dans la pile de n’importe quel talent{ $until }.
}

## Effets : défis

buffy-effect-change-goal = { $choice ->
    [yes] { $way ->
        [down] choisissez un objectif de { $whom } ; il baisse de { $size }{ $until }.
       *[up] choisissez un objectif de { $whom } ; il augmente de { $size }{ $until }.
    }
   *[no] { $way ->
        [down] { $goal } de { $whom } baisse de { $size }{ $until }.
       *[up] { $goal } de { $whom } augmente de { $size }{ $until }.
    }
}
buffy-effect-change-goal-reward = { $way ->
    [down] { $first }{ $goal } de { $whom } baisse de { $size } par point de destinée de sa récompense imprimée.
   *[up] { $first }{ $goal } de { $whom } augmente de { $size } par point de destinée de sa récompense imprimée.
}
buffy-effect-ignore-goal = { $choice ->
    [yes] choisissez un objectif de { $whom } ; il ne compte pas{ $until }.
   *[no] { $goal } de { $whom } ne compte pas{ $until }.
}
buffy-effect-change-reward = { $way ->
    [down] la récompense de { $whom } baisse de { $size }{ $until }.
   *[up] la récompense de { $whom } augmente de { $size }{ $until }.
}
buffy-effect-move-challenge = déplacez { $whom } vers { $place }.
buffy-effect-remove-challenge = { $to ->
    [crypt] mettez { $whom } dans la Crypte.
   *[bottom] mettez { $whom } sous le deck de Défis de son propriétaire.
}
buffy-effect-allow-refacing = { $player ->
    [you] vous pouvez affronter { $whom } une fois de plus ce tour-ci.
   *[other] { $who } peut affronter { $whom } une fois de plus ce tour-ci.
}
buffy-effect-reorder-challenge-deck = { $player ->
    [you] { $amount ->
        [0] mélangez votre deck de Défis.
        [one] regardez la carte du dessus de votre deck de Défis.
       *[other] regardez les { $amount } cartes du dessus de votre deck de Défis et remettez-les dans l’ordre de votre choix.
    }
   *[other] { $amount ->
        [0] { $who } mélange son deck de Défis.
        [one] regardez la carte du dessus du deck de Défis de { $who }.
       *[other] regardez les { $amount } cartes du dessus du deck de Défis de { $who } et remettez-les dans l’ordre de votre choix.
    }
}
buffy-effect-waive-requirement = { $player ->
    [you] { $first }vous pouvez ignorer les exigences { $waived } des { $many_cards }.
   *[other] { $first }{ $who } peut ignorer les exigences { $waived } des { $many_cards }.
}
buffy-effect-waive-requirement-character = { $first }pour { $whom }, les exigences { $waived } des { $many_cards } ne comptent pas.
buffy-effect-waive-requirement-challenge = { $first }aucun personnage ni aucun trait particulier n’est requis pour surmonter { $whom }.
buffy-waived-talent = de talent
buffy-waived-trait = de trait

## Effets : participation

buffy-waive-refreshed = même fatigué
buffy-waive-place = où qu’il soit
buffy-waive-side = quel que soit son camp
buffy-waive-fatigue = sans fatiguer ce personnage
buffy-waive-talent = sans tenir compte des exigences de talent
buffy-waive-trait = sans tenir compte des exigences de trait
buffy-waive-limit = au-delà de la limite habituelle
buffy-effect-start-fight = { $whom }{ $waived } commence un duel contre { $counted }.
buffy-effect-leave-conflict = { $whom } quitte le conflit.
buffy-effect-join-conflict = { $whom } rejoint le conflit{ $waived }.
buffy-effect-replace-fighter = { $fixed ->
    [yes] { $whom } se fatigue et se bat à la place de votre duelliste{ $waived }.
   *[no] { $whom } se bat à la place de votre duelliste{ $waived }.
}
buffy-effect-forbid-start-fight = { $every ->
    [yes] { $first }{ $none } ne peut commencer de duel.
   *[no] { $first }{ $whom } ne peut pas commencer de duel.
}
buffy-effect-forbid-face = { $every ->
    [yes] { $first }{ $none } ne peut affronter de défi.
   *[no] { $first }{ $whom } ne peut pas affronter de défi.
}
buffy-effect-forbid-double = { $every ->
    [yes] { $first }{ $none } ne peut servir de doublure.
   *[no] { $first }{ $whom } ne peut pas servir de doublure.
}
buffy-effect-forbid-move = { $every ->
    [yes] { $first }{ $none } ne peut se déplacer.
   *[no] { $first }{ $whom } ne peut pas se déplacer.
}
buffy-effect-forbid-ascend = { $every ->
    [yes] { $first }{ $none } ne peut s’élever.
   *[no] { $first }{ $whom } ne peut pas s’élever.
}
buffy-effect-forbid-attach = { $first }on ne peut attacher ni compétence ni objet à { $whom }.
buffy-effect-forbid-be-attacked = { $every ->
    [yes] { $first }on ne peut attaquer { $none }.
   *[no] { $first }on ne peut pas attaquer { $whom }.
}
buffy-effect-forbid-swap = { $first }on ne peut pas transférer les objets de { $whom }.
buffy-effect-forbid-join = { $every ->
    [yes] { $first }{ $none } ne peut rejoindre de conflit.
   *[no] { $first }{ $whom } ne peut pas rejoindre de conflit.
}
buffy-effect-forbid-place-character = { $player ->
    [you] { $first }vous ne pouvez pas placer de personnage.
    [each] { $first }{ $nobody } ne peut placer de personnage.
   *[other] { $first }{ $who } ne peut pas placer de personnage.
}
buffy-effect-forbid-place-major = { $player ->
    [you] { $first }vous ne pouvez pas placer de Héros ou de Méchant secondaire si vous en avez déjà au moins { $amount } en jeu.
    [each] { $first }{ $nobody } ne peut placer de Héros ou de Méchant secondaire s’il en a déjà au moins { $amount } en jeu.
   *[other] { $first }{ $who } ne peut pas placer de Héros ou de Méchant secondaire s’il en a déjà au moins { $amount } en jeu.
}
buffy-effect-forbid-play-actions = { $player ->
    [you] { $first }vous ne pouvez pas jouer d’action pour son effet.
    [each] { $first }{ $nobody } ne peut jouer d’action pour son effet.
   *[other] { $first }{ $who } ne peut pas jouer d’action pour son effet.
}
buffy-effect-forbid-play-events = { $player ->
    [you] { $first }vous ne pouvez pas jouer d’événement.
    [each] { $first }{ $nobody } ne peut jouer d’événement.
   *[other] { $first }{ $who } ne peut pas jouer d’événement.
}
buffy-effect-forbid-resurrect = { $player ->
    [you] { $first }vous ne pouvez pas ressusciter votre personnage principal.
    [each] { $first }{ $nobody } ne peut ressusciter son personnage principal.
   *[other] { $first }{ $who } ne peut pas ressusciter son personnage principal.
}
buffy-effect-forbid-place-episodes = { $player ->
    [you] { $first }vous ne pouvez pas placer de Partie I.
    [each] { $first }{ $nobody } ne peut placer de Partie I.
   *[other] { $first }{ $who } ne peut pas placer de Partie I.
}
buffy-effect-forbid-use-effects = { $player ->
    [you] { $first }vous ne pouvez pas utiliser l’effet des cartes en jeu.
    [each] { $first }{ $nobody } ne peut utiliser l’effet des cartes en jeu.
   *[other] { $first }{ $who } ne peut pas utiliser l’effet des cartes en jeu.
}
buffy-effect-end-conflict = { $what ->
    [win] le conflit se termine aussitôt et vous le gagnez.
    [lose] le conflit se termine aussitôt et vous le perdez.
   *[none] le conflit se termine aussitôt sans vainqueur.
}
buffy-effect-change-draw = { $first }{ $player ->
    [you] vous piochez { $size } { $number ->
        [one] carte
       *[many] cartes
    } de { $way ->
        [down] moins
       *[up] plus
    } pendant { $timings }.
   *[other] { $who } pioche { $size } { $number ->
        [one] carte
       *[many] cartes
    } de { $way ->
        [down] moins
       *[up] plus
    } pendant { $timings }.
}
buffy-effect-change-draw-cap = { $first }{ $player ->
    [you] { $amount ->
        [0] vous ne piochez aucune carte pendant { $timings }.
        [one] vous piochez au plus { $amount } carte pendant { $timings }.
       *[other] vous piochez au plus { $amount } cartes pendant { $timings }.
    }
   *[other] { $amount ->
        [0] { $who } ne pioche aucune carte pendant { $timings }.
        [one] { $who } pioche au plus { $amount } carte pendant { $timings }.
       *[other] { $who } pioche au plus { $amount } cartes pendant { $timings }.
    }
}
buffy-effect-survive-defeat = { $every ->
    [yes] { $first }{ $none } ne quitte le jeu en cas de défaite.
   *[no] { $first }{ $whom } reste en jeu malgré une défaite.
}
buffy-effect-break-tie = { $player ->
    [you] vous gagnez le duel en cas d’égalité.
   *[other] { $who } gagne le duel en cas d’égalité.
}

## Effets : fatigue et mouvement

buffy-effect-fatigue = fatiguez { $whom }.
buffy-effect-fatigue-card = fatiguez { $card } de { $whom }.
buffy-effect-refresh = redressez { $whom }.
buffy-effect-refresh-card = redressez { $card } de { $whom }.
buffy-effect-prevent-fatigue = { $amount ->
    [0] { $every ->
        [yes] { $first }{ $none } ne se fatigue { $cause }.
       *[no] { $first }{ $whom } ne se fatigue pas { $cause }.
    }
    [one] la prochaine fois que { $whom } devrait se fatiguer { $cause }{ $within }, il ne se fatigue pas.
   *[other] les { $amount } prochaines fois que { $whom } devrait se fatiguer { $cause }{ $within }, il ne se fatigue pas.
}
buffy-cause-skill = en attachant une compétence
buffy-cause-fight = pour avoir attaqué
buffy-cause-move = en passant du Parc à une case adverse
buffy-cause-double = en servant de doublure
buffy-cause-challenge = en affrontant un défi
buffy-cause-cost = pour payer un coût
buffy-cause-effect = par un effet
buffy-effect-no-refresh = { $every ->
    [yes] { $first }{ $none } ne peut se redresser.
   *[no] { $first }{ $whom } ne peut pas se redresser.
}
buffy-effect-move = déplacez { $whom } vers { $place }.
buffy-effect-extra-moves = { $whom } a { $size } { $number ->
    [one] déplacement
   *[many] déplacements
} de { $way ->
    [down] moins
   *[up] plus
}{ $lasts ->
    [turn] {" "}ce tour-ci.
   *[other] {" "}par tour{ $until }.
}
buffy-effect-widen-moves = { $first }{ $whom } peut aussi se déplacer vers { $place }, quelle que soit la distance.
buffy-effect-free-move = { $lasts ->
    [instant] déplacez { $whom } vers { $place } ; ce déplacement ne compte pas.
   *[other] { $first }quand { $whom } se déplace vers { $place }, ce déplacement ne compte pas.
}
buffy-effect-count-as-in-park = { $first }quiconque se trouve sur { $place } compte, pour le contrôle du Parc, comme étant dans le Parc.

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
    [you] { $how ->
        [random] défaussez au hasard { $cards } de votre main.
       *[own] défaussez { $cards } de votre main.
    }
   *[other] { $how ->
        [random] { $who } défausse au hasard { $cards } de sa main.
       *[own] { $who } défausse { $cards } de sa main.
    }
}
buffy-effect-discard-looking = regardez la main de { $who } et défaussez-en { $cards }.
buffy-discard-all = toutes les cartes
buffy-effect-reveal-hand = { $player ->
    [you] montrez votre main.
   *[other] { $fixed ->
        [yes] { $who } montre sa main à tous.
       *[no] regardez la main de { $who }.
    }
}
buffy-effect-reveal-deck = { $player ->
    [you] { $fixed ->
        [yes] montrez { $number ->
            [one] la carte du dessus
           *[many] les { $amount } cartes du dessus
        } de votre deck de Ressources.
       *[no] regardez { $number ->
            [one] la carte du dessus
           *[many] les { $amount } cartes du dessus
        } de votre deck de Ressources.
    }
   *[other] { $fixed ->
        [yes] { $who } montre { $number ->
            [one] la carte du dessus
           *[many] les { $amount } cartes du dessus
        } de son deck de Ressources.
       *[no] regardez { $number ->
            [one] la carte du dessus
           *[many] les { $amount } cartes du dessus
        } du deck de Ressources de { $who }.
    }
}
buffy-effect-search = { $to ->
    [top] cherchez { $cards } dans votre deck de Ressources ; mélangez-le, puis mettez { $number ->
        [one] cette carte
       *[many] ces cartes
    } { $into }.
   *[other] cherchez { $cards } dans votre deck de Ressources et mettez { $number ->
        [one] cette carte
       *[many] ces cartes
    } { $into } ; puis mélangez.
}
buffy-effect-recover = mettez { $cards } de votre défausse { $into }.
buffy-into-hand = dans votre main
buffy-into-deck = dans votre deck de Ressources, que vous mélangez
buffy-into-top = sur votre deck de Ressources
buffy-into-bottom = sous votre deck de Ressources
buffy-into-play = en jeu sur { $place }
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
buffy-effect-crypt = mettez dans la Crypte { $whom }.
buffy-effect-crypt-card = mettez dans la Crypte { $card } de { $whom }.
buffy-effect-crypt-hand = { $player ->
    [you] mettez dans la Crypte { $cards } de votre main.
   *[other] { $who } met dans la Crypte { $cards } de sa main.
}
buffy-effect-crypt-discard = { $player ->
    [you] mettez dans la Crypte { $cards } de votre défausse.
   *[other] mettez dans la Crypte { $cards } de la défausse de { $who }.
}
buffy-effect-return-to-hand = renvoyez { $whom } dans la main de son propriétaire.
buffy-effect-return-to-hand-card = renvoyez { $card } de { $whom } dans la main de son propriétaire.
buffy-effect-recycle-now = { $player ->
    [you] recyclez votre défausse.
   *[other] { $who } recycle sa défausse.
}

## Effets : personnages et cartes attachées

buffy-effect-place-character = mettez en jeu depuis { $origin }, sur { $place }, { $cards }.
buffy-origin-hand = votre main
buffy-origin-deck = votre deck de Ressources
buffy-origin-discard = votre défausse
buffy-effect-ascend-now = { $amount ->
    [0] { $whom } peut s’élever maintenant.
   *[other] { $whom } peut s’élever maintenant, avec une exigence de destinée réduite de { $amount }.
}
buffy-effect-ascend-discount = l’exigence de destinée pour élever { $whom } est réduite de { $amount }{ $until }.
buffy-effect-ascend-again = { $lasts ->
    [turn] { $amount ->
        [one] { $whom } peut s’élever une fois de plus ce tour-ci.
       *[other] { $whom } peut s’élever { $amount } fois de plus ce tour-ci.
    }
   *[other] { $amount ->
        [one] { $whom } peut s’élever une fois de plus par tour{ $until }.
       *[other] { $whom } peut s’élever { $amount } fois de plus par tour{ $until }.
    }
}
buffy-effect-ascend-descend = { $whom } perd sa carte de niveau du dessus.
buffy-effect-grant-trait = { $fixed ->
    [yes] { $whom } perd le trait { $trait }{ $until }.
   *[no] { $whom } a le trait { $trait }{ $until }.
}
buffy-effect-change-type = { $whom } est { $rank }{ $until }.
buffy-effect-attach = attachez à { $whom } { $card } de { $origin }{ $waived }.
buffy-effect-unattach = { $to ->
    [hand] renvoyez { $card } de { $whom } dans la main de son propriétaire.
    [other] donnez { $card } de { $whom } à { $counted }.
   *[discard] défaussez { $card } de { $whom }.
}
buffy-effect-protect-attachment = { $first }on ne peut enlever { $no_card } de { $whom }.
buffy-effect-change-capacity = { $what ->
    [items] { $whom } peut porter { $size } { $number ->
        [one] objet
       *[many] objets
    } de { $way ->
        [down] moins
       *[up] plus
    }{ $until }.
   *[skills] { $whom } peut recevoir { $size } { $number ->
        [one] compétence
       *[many] compétences
    } de { $way ->
        [down] moins
       *[up] plus
    } par tour{ $until }.
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
        [0] { $once ->
            [yes] si vous deviez perdre des points de destinée, vous n’en perdez pas.
           *[no] { $first }vous ne perdez pas de points de destinée.
        }
       *[other] { $lasts ->
            [while] si vous deviez perdre des points de destinée, vous en perdez { $amount } de moins.
           *[other] { $first }vous ne perdez pas { $amount ->
                [one] le premier point
               *[other] les { $amount } premiers points
            } de destinée que vous devriez perdre.
        }
    }
   *[other] { $amount ->
        [0] { $once ->
            [yes] si { $who } devait perdre des points de destinée, il n’en perd pas.
           *[no] { $first }{ $who } ne perd pas de points de destinée.
        }
       *[other] { $lasts ->
            [while] si { $who } devait perdre des points de destinée, il en perd { $amount } de moins.
           *[other] { $first }{ $who } ne perd pas { $amount ->
                [one] le premier point
               *[other] les { $amount } premiers points
            } de destinée qu’il devrait perdre.
        }
    }
}
buffy-effect-set-time-day = le jour se lève.
buffy-effect-set-time-night = la nuit tombe.
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
buffy-text-bearer = { $type ->
    [skill] Ne peut être attachée qu’à { $whom }.
   *[item] Ne peut être attaché qu’à { $whom }.
}
buffy-text-to-crypt = Ensuite, cette carte va à la Crypte.
buffy-text-unknown = Inconnu : { $what }. La carte est provisoire et exclue des tournois.
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
buffy-unknown-timing = sa ligne de timing
buffy-unknown-traits = ses traits
buffy-unknown-unique = s’il est unique
