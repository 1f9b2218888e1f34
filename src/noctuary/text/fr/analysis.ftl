### Ce que l’on dit d’une partie analysée, et les conseils à une table : dans le terminal et dans le navigateur.

analyse-reason-wins =
    { $amount ->
        [one] la victoire immédiate dans { $amount } partie de plus sur 100
       *[other] la victoire immédiate dans { $amount } parties de plus sur 100
    }
analyse-on-average = en moyenne { $reasons }
analyse-answer = « { $question } » – { $move }
analyse-better =
    « { $move } » aurait gagné { $points ->
        [one] { $points } partie de plus sur 100
       *[other] { $points } parties de plus sur 100
    }
analyse-because =
    « { $move } » aurait gagné { $points ->
        [one] { $points } partie de plus sur 100
       *[other] { $points } parties de plus sur 100
    } : { $reasons }

## Conseils

hint-plain = Le niveau Difficile jouerait : « { $move } », sans hésiter.
hint-close = Le niveau Difficile jouerait : « { $move } ». « { $other } » vaut à peu près autant.
hint-better =
    Le niveau Difficile jouerait : « { $move } ». Sur 100 parties, cela en gagne { $points } de plus que « { $other } ».
hint-because =
    Le niveau Difficile jouerait : « { $move } ». Sur 100 parties, cela en gagne { $points } de plus que « { $other } » : { $reasons }.

## noctuary analyse

cli-analyse = Analyser une partie enregistrée : chances de gain au fil du jeu, et coups qui ont le plus coûté.
    .more = Chaque place est jugée sur ce qu’elle pouvait savoir à ce moment. Là où il y avait mieux, le niveau Difficile dit ce qu’il aurait joué, et pourquoi. Ctrl-C arrête et montre ce qui a été trouvé (code de sortie 130).
cli-analyse-playouts = Combien de suites explorer à chaque décision (60 sauf indication) ; le même nombre donne les mêmes résultats.
cli-analyse-seconds = Durée maximale de réflexion par décision ; sans indication, le temps que prennent les suites.
cli-analyse-every = Regarder chaque décision, ou la première de chaque tour.
cli-analyse-most = De combien de coups parler (6 sauf indication).
cli-analyse-progress = Décisions
cli-analyse-curve = Estimation selon ce que chaque place pouvait savoir (parties gagnées sur 100), du premier coup au dernier :
cli-analyse-swings = Là où tout a le plus changé, entre deux décisions d’une même place (hasard et coups des autres compris) :
cli-analyse-moves = Les coups qui ont le plus coûté :
cli-analyse-none = Aucun coup n’a coûté plus que ne l’explique le hasard.
cli-analyse-move =
    Coup { $number }, { $turn ->
        [0] mise en place
       *[other] tour { $turn }
    }, { $who } : { $move } ({ $before } → { $after })
cli-analyse-interrupted =
    interrompu après { $looked ->
        [one] { $looked } décision
       *[other] { $looked } décisions
    } sur { $total } ; voici ce qui a été trouvé.
cli-error-analyse-empty = Cette partie ne comporte aucune décision à regarder.
cli-error-unknown-every = --every ne connaît pas « { $every } » : choisissez parmi { $known }.
