### Les leçons : ce que dit toute voix qui mène une partie guidée, et ce qui peut clocher dans l’une d’elles.

lesson-chapter = Chapitre { $number } sur { $count } : { $title }
lesson-help = Tapez un coup tel qu’il est écrit entre crochets, ou son numéro. Et aussi : hint, why COUP, card NOM, moves, lang, quit.
lesson-hint = { $hint } Tapez : { $move }
lesson-hint-pointed = { $hint } Choisissez « { $move } ».
lesson-accepted = Bien.
lesson-forbidden = Les règles ne le permettent pas :
lesson-aside = Vous en auriez le droit, mais cette leçon parle d’autre chose. Choisissez-le encore une fois pour voir ce que cela donnerait ; tout sera remis en place ensuite.
lesson-later = Une chose à la fois. Pour l’instant :
lesson-tried = Voilà ce que cela donnerait. Tout est de nouveau à sa place.
lesson-unreadable = Je n’ai pas bien saisi.
lesson-left = La leçon s’arrête ici. La prochaine fois, vous reprendrez où vous en étiez.
lesson-minutes = environ { $minutes } minutes
lesson-learned = Ce que vous savez maintenant
lesson-first-game = Votre première vraie partie

## noctuary learn

cli-learn = Apprendre un jeu : des leçons où l’on essaie tout, une chose à la fois.
    .more = Sans nom, la commande énumère les leçons. Dans une leçon, tapez un coup tel qu’il est écrit entre crochets, ou son numéro. « hint » vous aide, « why » suivi d’un coup dit ce qui l’interdit, « card » suivi d’un nom vous lit une carte, « quit » quitte la leçon ; la fois suivante vous reprenez où vous en étiez, ou depuis le début avec --again.
cli-learn-again = Recommencer depuis le début, même si vous êtes déjà venu.
cli-learn-line = { $slug }  { $title } ({ $minutes })
cli-learn-place = étape { $step } sur { $count }
cli-learn-done = terminée
cli-learn-how = Pour en suivre une : noctuary learn { $lesson }
cli-learn-next = Ensuite : noctuary learn { $lesson }
cli-learn-play = Ensuite, { $title } : { $command }
cli-learn-lost = Cette leçon a changé depuis votre passage : elle recommence au début.
cli-patrol = Première patrouille, une première partie guidée : comme « noctuary learn first-patrol ».
    .more = « noctuary learn » énumère les leçons de tous les jeux.

## Ce qui peut clocher dans une leçon

error-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Il y a : { $known }.
error-lesson-unknown-id = Leçon : « { $field } » : il n’y a ni message ni règle « { $given } ».
error-lesson-not-toml = Leçon : ce n’est pas du TOML : { $problem }
error-lesson-no-position = Leçon : le premier chapitre doit avoir une position de départ.
