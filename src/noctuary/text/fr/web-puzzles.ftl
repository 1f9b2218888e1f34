### Énigmes au navigateur : la liste, et ce qui entoure un essai.

web-puzzles-about = Des positions avec un but, de la plus facile à la plus difficile. Tout est ouvert, les autres répondent de leur mieux, et rien n’est laissé au hasard : il est prouvé que chaque énigme a une solution.
web-puzzles-solved =
    { $solved ->
        [one] { $solved } résolue
       *[other] { $solved } résolues
    } sur { $count }
web-puzzles-own = Une énigme à vous
    .about = En revoyant une partie terminée, « Faire une énigme de cet instant » cherche un but qui puisse être prouvé. Gardez le fichier, envoyez-le à d’autres, et ouvrez-le ici.
web-puzzles-open = Ouvrir un fichier d’énigme
web-puzzles-large = Ce fichier est trop grand pour une énigme.
web-puzzle = L’énigme
web-puzzle-only = un seul premier coup
web-puzzle-done = Résolue
web-puzzle-solved = Résolu !
web-puzzle-holds = { $name } a en main
web-puzzle-holds-nothing = rien
web-puzzle-hint = Un indice
web-puzzle-back = Un pas en arrière
web-puzzle-again = Depuis le début
web-puzzle-all = Toutes les énigmes
web-puzzle-missing = Cette énigme n’existe pas.

## En faire une en revoyant une partie

web-puzzle-make = Faire une énigme de cet instant
    .about = Comme { $name } l’a vu ; ce qui était caché est redistribué.
web-puzzle-making = À la recherche d’un but qui puisse être prouvé…
web-puzzle-none = Rien ne peut être prouvé à cet instant. Essayez-en un peu avant la fin, ou une autre place.
web-puzzle-try = L’essayer
web-puzzle-save = Garder comme fichier
