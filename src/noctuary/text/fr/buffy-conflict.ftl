### Buffy : les duels et les défis.

## Journal

buffy-log-fight = { $who } commence un duel : { $card } attaque { $other } ({ $foe }).
buffy-log-double = { $who } désigne une doublure : { $card } se bat à la place de { $other }.
buffy-log-face = { $who } affronte { $source } avec { $cards }. { $foe } défend ce défi.
buffy-log-stack = { $who } met { $card } dans sa pile de { $talent } (+{ $amount }).
buffy-log-fight-totals = Talent décisif, { $talent } : { $amount } pour { $who }, { $against } pour { $foe }.
buffy-log-fight-won = { $who } gagne le duel contre { $foe }.
buffy-log-fight-tie = Égalité : { $who } et { $foe } perdent tous deux le duel.
buffy-log-fight-nobody = Le duel s’achève sans vainqueur.
buffy-log-goal-reached = { $talent } : { $amount } pour { $who }, l’objectif est de { $against }.
buffy-log-challenge-won = { $who } surmonte { $card }.
buffy-log-challenge-lost = { $who } ne parvient pas à surmonter { $card }.
buffy-log-challenge-nobody = Le défi s’achève sans résultat.
buffy-log-conflict-over =
    { $fight ->
        [0] La phase de défi est terminée.
       *[other] Le duel est terminé.
    }

## Questions

buffy-ask-group = Qui d’autre affronte { $source } ?
buffy-ask-defender = Quel adversaire défend { $source } ?
buffy-ask-fight = Qui subit l’attaque de { $source } ?
buffy-ask-discard-down =
    { $amount ->
        [one] Défaussez encore { $amount } carte : vous pouvez en garder 5.
       *[other] Défaussez encore { $amount } cartes : vous pouvez en garder 5.
    }
buffy-log-goals-unknown = Les objectifs de { $card } sont inconnus : personne ne peut l’emporter.
