### Mulan et son Qi.

fables-sheet-mulan = Pendant les tours adverses seulement : chaque fois qu’un adversaire vous inflige des Dégâts, même 0, vous pouvez défausser une carte de Défense ou un Joker. Sa valeur est retranchée des Dégâts et vous gagnez autant de jetons Qi. Il y a 12 jetons Qi ; vous commencez sans en avoir.

## Cartes

fables-card-underestimated = Sous-estimée
fables-card-undeniable = Indéniable
fables-card-undiminished = Inentamée
fables-card-diverted-fire = Feu détourné
fables-card-diverted-might = Puissance détournée
fables-card-diverted-wrath = Courroux détourné
fables-card-no-retreat = Sans retraite
fables-card-no-quarter = Sans quartier
fables-card-no-mercy = Sans pitié
fables-card-channeled-qi = Qi canalisé
fables-card-evading-fate = Esquiver le destin
fables-card-enlightened-assault = Assaut éclairé
fables-card-gathering-storm = L’orage s’amasse
fables-card-honors-thunder = Tonnerre d’honneur
fables-card-confronting-chaos = Face au chaos
fables-card-legends-call = L’appel de la légende

fables-text-channeled-qi = Quand vous effectuez une action d’Attaque ou utilisez un Talent d’attaque, vous pouvez dépenser jusqu’à { $most } jetons Qi : les Dégâts augmentent d’autant.
fables-text-evading-fate = Après votre pioche de fin de tour, vous pouvez défausser une carte et en piocher une autre.
fables-text-enlightened-assault = Quand vous effectuez une action de Mouvement, vous pouvez dépenser jusqu’à { $most } jetons Qi : vous avancez d’autant de cases de plus dans la même direction, sans Pouvoir supplémentaire.
fables-text-gathering-storm = Au début de votre tour, gagnez { $qi } jeton Qi. Chaque exemplaire compte.

## Clauses

fables-effect-other-side = Vous pouvez placer l’adversaire sur la case adjacente à la vôtre, de l’autre côté.
fables-effect-discard-on-edge = Si l’adversaire se trouve alors sur une case du bord, vous pouvez lui faire défausser une carte de sa main au hasard.
fables-effect-offer-end-draw =
    { $amount ->
        [one] À votre pioche de fin de tour, vous pouvez dépenser { $amount } jeton Qi pour piocher une carte de plus ce tour-ci.
       *[other] À votre pioche de fin de tour, vous pouvez dépenser jusqu’à { $amount } jetons Qi pour piocher autant de cartes de plus ce tour-ci.
    }
fables-effect-damage-of-all-qi = Dépensez tous vos jetons Qi et infligez 1 Dégât par jeton.
fables-effect-gain-qi =
    Gagnez { $amount ->
        [one] { $amount } jeton Qi
       *[other] { $amount } jetons Qi
    }.
fables-effect-enlarge-end-draw =
    Piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de plus à la fin de ce tour.

## Questions

fables-ask-turn-damage =
    Défausser une carte de Défense ou un Joker contre { $damage ->
        [one] { $damage } Dégât
       *[other] { $damage } Dégâts
    } ? Sa valeur en est retranchée et devient du Qi.
fables-ask-channeled-qi = { $source } : combien de jetons Qi dépensez-vous pour augmenter les Dégâts, { $amount } au plus ?
fables-ask-enlightened-assault = { $source } : combien de jetons Qi dépensez-vous pour aller plus loin, { $amount } au plus ?
fables-ask-qi-for-cards = Combien de jetons Qi dépensez-vous pour piocher autant de cartes de plus, { $amount } au plus ?
fables-ask-evading-fate = { $source } : quelle carte défaussez-vous pour en piocher une autre ?
fables-ask-other-side = { $source } : placer l’adversaire de l’autre côté de vous ?
fables-ask-random-discard = { $source } : faire défausser à l’adversaire une carte au hasard ?

## Le journal

fables-log-gain-qi =
    { $who } gagne { $count ->
        [one] { $count } jeton Qi
       *[other] { $count } jetons Qi
    }.
fables-log-spend-qi =
    { $who } dépense { $count ->
        [one] { $count } jeton Qi
       *[other] { $count } jetons Qi
    }.
