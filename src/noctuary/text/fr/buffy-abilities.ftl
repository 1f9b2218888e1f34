### Buffy : les actions, les événements, les effets des cartes en jeu.

## Journal

buffy-log-action = { $who } joue { $card }.
buffy-log-event = { $who } joue l’événement { $card }.
buffy-log-use = { $who } utilise { $card }.
buffy-log-cancelled = { $who } annule { $card }.
buffy-log-boost-up = { $card } ({ $who }) : { $talent } +{ $amount }.
buffy-log-boost-down = { $card } ({ $who }) : { $talent } −{ $amount }.
buffy-log-boost-all-up = { $card } ({ $who }) : +{ $amount } à tous les talents.
buffy-log-boost-all-down = { $card } ({ $who }) : −{ $amount } à tous les talents.
buffy-log-resolving = { $who } change le talent décisif : { $talent }.
buffy-log-stack-bonus-up = { $card } compte dans la pile de talent de { $who } : { $talent } +{ $amount }.
buffy-log-stack-bonus-down = { $card } compte dans la pile de talent de { $who } : { $talent } −{ $amount }.
buffy-log-unstack = { $card } quitte la pile de talent de { $who } ({ $talent }).
buffy-log-goal-up = { $card } : l’objectif de { $talent } augmente de { $amount }.
buffy-log-goal-down = { $card } : l’objectif de { $talent } baisse de { $amount }.
buffy-log-goal-all-up = { $card } : tous les objectifs augmentent de { $amount }.
buffy-log-goal-all-down = { $card } : tous les objectifs baissent de { $amount }.
buffy-log-goal-ignored = { $card } : { $talent } n’est plus un objectif.
buffy-log-challenge-moved = Le défi { $card } change de case : { $space }.
buffy-log-challenge-under = Le défi { $card } passe sous le deck de Défis de { $who }.
buffy-log-challenge-crypted = Le défi { $card } va dans la Crypte de { $who }.
buffy-log-challenges-shuffled = Le deck de Défis de { $who } est mélangé.
buffy-log-reordered = { $who } réorganise le dessus du deck de Défis de { $foe } ; { $card } est face visible.
buffy-log-leaves = { $card } ({ $who }) quitte le conflit.
buffy-log-joins = { $card } ({ $who }) se joint à ceux qui affrontent le défi.
buffy-log-replaces = { $card } ({ $who }) prend la relève dans le duel.
buffy-log-refreshed = { $card } ({ $who }) se redresse.
buffy-log-enters = { $card } arrive en jeu pour { $who } : { $space }.
buffy-log-returned = { $card } revient dans la main de { $who }.
buffy-log-handed-over = { $card } passe de { $source } à { $other }.
buffy-log-crypts = { $cards } : dans la Crypte de { $who }.
buffy-log-looks =
    { $who } regarde { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de { $foe }.
buffy-log-looks-own = { $who } regarde des cartes de { $foe } : { $cards }.
buffy-log-reveals-hand =
    { $count ->
        [0] { $who } n’a aucune carte en main.
       *[other] { $who } montre sa main : { $cards }.
    }
buffy-log-reveals-top =
    { $count ->
        [0] Le deck de Ressources de { $who } est vide.
       *[other] { $who } montre le dessus de son deck de Ressources : { $cards }.
    }
buffy-log-to-hand = { $who } prend en main { $cards }.
buffy-log-to-deck = { $who } remet { $cards } dans son deck de Ressources.
buffy-log-finds-hand =
    { $who } cherche dans son deck de Ressources et prend { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main.
buffy-log-finds-hand-own = { $who } cherche dans son deck de Ressources et prend en main { $cards }.
buffy-log-finds-deck =
    { $who } cherche dans son deck de Ressources et met { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } sur le dessus.
buffy-log-finds-deck-own = { $who } cherche dans son deck de Ressources et met sur le dessus { $cards }.
buffy-log-day = Le jour se lève.
buffy-log-night = La nuit tombe.
buffy-log-park-reset = Le compte du Parc revient à 0.
buffy-log-park-set = Le compte du Parc de { $who } est maintenant de { $count }.

## Questions

buffy-ask-react = Voulez-vous utiliser { $source } maintenant ?
buffy-ask-order = Plusieurs de vos cartes réagissent. Laquelle passe en premier ?
buffy-ask-character = { $source } : choisissez un personnage.
buffy-ask-challenge = { $source } : choisissez un défi.
buffy-ask-player = { $source } : choisissez un adversaire.
buffy-ask-talent = { $source } : choisissez un talent.
buffy-ask-space = Où va { $source } ?
buffy-ask-challenge-space = Où va le défi { $source } ?
buffy-ask-park = { $source } : quelle case compte comme le parc de Sunnydale ?
buffy-ask-entry = Où { $source } arrive-t-il en jeu ?
buffy-ask-copy = { $source } : de qui copiez-vous le talent ?
buffy-ask-attack = { $source } : qui est attaqué ?
buffy-ask-unstack = { $source } : quelle carte quitte la pile de talent ?
buffy-ask-attachment = { $source } : choisissez une carte attachée.
buffy-ask-receiver = Qui reçoit { $source } ?
buffy-ask-attach = { $source } : quelle carte est attachée ?
buffy-ask-ascend = { $source } : quelle carte de niveau posez-vous dessus ?
buffy-ask-place = { $source } : quel personnage arrive en jeu ?
buffy-ask-search = { $source } : choisissez une carte de votre deck de Ressources.
buffy-ask-recover = { $source } : choisissez une carte de la défausse.
buffy-ask-crypt = { $source } : quelle carte va dans la Crypte ?
buffy-ask-episode = { $source } : quel épisode prend fin ?
buffy-ask-pick = Choisissez une carte de la main de l’adversaire ; elle sera défaussée.
buffy-ask-looked = Vous pouvez regarder ces cartes.
buffy-ask-reorder = Lequel de ces défis se trouve sur le dessus ?
buffy-ask-give-up = Choisissez une carte de votre main à céder.
buffy-ask-cost-discard = { $source } coûte une carte : laquelle défaussez-vous ?
buffy-ask-cost-crypt = { $source } coûte une carte de votre défausse : laquelle va dans la Crypte ?
buffy-ask-cost-attachment = { $source } coûte une carte attachée : laquelle défaussez-vous ?
buffy-ask-cost-character = { $source } coûte un personnage : lequel défaussez-vous ?
buffy-ask-cost-fatigue = { $source } : quel personnage se fatigue pour cela ?
