# Énigmes : des positions avec un but, au terminal et au navigateur.

## Ce qu’il faut faire

puzzle-goal-win-turn = Gagnez pendant ce tour.
puzzle-goal-win-next = Gagnez avant le début de votre prochain tour.
puzzle-goal-oust-turn = Éliminez { $name } pendant ce tour.
puzzle-goal-oust-next = Éliminez { $name } avant le début de votre prochain tour.
puzzle-goal-lower-turn = Faites descendre { $name } à { $amount } pendant ce tour ({ $what }).
puzzle-goal-lower-next = Faites descendre { $name } à { $amount } avant le début de votre prochain tour ({ $what }).
puzzle-goal-raise-turn = Atteignez { $amount } pendant ce tour ({ $what }).
puzzle-goal-raise-next = Atteignez { $amount } avant le début de votre prochain tour ({ $what }).
puzzle-goal-survive-turn = Survivez à ce tour.
puzzle-goal-survive-next = Survivez jusqu’au début de votre prochain tour.

## En chercher une

puzzle-from-replay = Tour { $turn } de « { $table } »
puzzle-level-easy = Facile
puzzle-level-medium = Moyenne
puzzle-level-hard = Difficile
puzzle-untitled = Une énigme
puzzle-hand = { $name } a en main : { $cards }.
puzzle-hand-empty = { $name } n’a rien en main.
puzzle-solved = Résolue.
puzzle-missed = Pas cette fois : le but est hors d’atteinte.
puzzle-missed-luck = Pas cette fois : d’ici, le hasard aurait son mot à dire, et une solution ne lui laisse rien.
puzzle-slip = C’était encore possible avant ce choix : { $move }.
puzzle-hint-on-course = Vous êtes sur la bonne voie : d’ici, c’est encore possible.
puzzle-hint-card = Regardez { $card }.
puzzle-hint-move = Faites ceci : { $move }.
puzzle-hint-unknown = Savoir si c’est encore possible d’ici demanderait une trop longue recherche. Continuez, ou revenez d’un pas.
puzzle-hint-too-late = D’ici, ce n’est plus possible. Revenez d’un pas.

## Ce que la recherche a prouvé

puzzle-proof =
    { $ways ->
        [0] résolue quel que soit le premier coup
        [one] résolue, et par un seul premier coup
       *[other] résolue par { $ways } premiers coups
    } (décisions : { $depth }, situations examinées : { $nodes })
puzzle-proof-none = il n’y a pas de solution (situations examinées : { $nodes })
puzzle-proof-too-much = non prouvée : il faudrait examiner plus de { $nodes } situations (--nodes)
puzzle-proof-other =
    { $ways ->
        [one] { $ways } premier coup la résout
       *[other] { $ways } premiers coups la résolvent
    }, mais le fichier dit { $said }
