### La galerie des cartes (`/cards`).

web-gallery = Cartes
web-gallery-about = Toutes les cartes de tous les jeux, dans les deux langues.
web-gallery-games = Jeux
web-gallery-all = Tous les jeux
web-gallery-search = Chercher une carte
web-gallery-search-hint = Nom, ancien nom, texte, sorte… en français ou en anglais
web-gallery-keys = / chercher, flèches pour parcourir les cartes, Entrée pour ouvrir, Échap pour revenir
web-gallery-language = Les mots sont cherchés partout sur la carte. Un champ suivi d’un nombre doit convenir exactement : « capacité 4 », « coût 2 », « niveau 3 ».
web-gallery-no-game = Il n’y a pas ici de jeu appelé « { $game } ». Ceux-ci ont des cartes :
web-gallery-found = { $count ->
    [0] Aucune carte trouvée
    [one] 1 carte
   *[other] { $count } cartes
}
web-gallery-none = Rien ne convient. Moins de lettres ou moins de filtres trouvent davantage.
web-gallery-more = Les { $count } de ce jeu
web-gallery-reading = Lecture des cartes…
web-gallery-filters = Filtres
web-gallery-here = Jouable
web-gallery-here-yes = Jouable
web-gallery-here-no = Pas encore
web-gallery-chosen = { $facet } : { $value }
web-gallery-remove = Sans { $value }
web-gallery-clear = Tout effacer
web-gallery-not-yet = pas encore
web-gallery-not-yet-about = C’est une carte officielle. Noctuary en connaît le nom et ne sait pas encore la jouer : les decks qui la contiennent le signalent et peuvent être joués sans elle.
web-gallery-playable-of = { $playable } jouables, { $missing } pas encore

web-gallery-back = Toutes les cartes
web-gallery-previous = Carte précédente
web-gallery-next = Carte suivante
web-gallery-former = Aussi connue sous : { $names }
web-gallery-facts = Faits
web-gallery-rules = Règles et décisions
web-gallery-rules-none = Aucune règle ne cite cette carte.
web-gallery-proofs = Vue dans des positions
web-gallery-proofs-about = Jouées pas à pas par les tests : chacune prouve les règles citées à côté.
web-gallery-proofs-more = { $count ->
    [one] Montrer la dernière
   *[other] Montrer les { $count } autres
}
web-gallery-ruling = sur cette carte
web-gallery-decks = Dans les decks prêts
web-gallery-decks-none = Aucun deck prêt ne l’utilise.
web-gallery-own-decks = Dans mes decks
web-gallery-nameless = Deck sans nom
web-gallery-characters = Vient avec
web-gallery-copies = { $count } × { $deck }
web-gallery-figures = En jeu
web-gallery-figures-played = Jouée par { $share } de ceux qui l’avaient
web-gallery-figures-times = { $times } fois pour { $held } occasions
web-gallery-figures-won = Ceux qui l’ont jouée ont gagné { $share } de leurs parties (l’équilibre serait { $even })
web-gallery-figures-few = Trop peu l’ont jouée pour dire ce qu’elle vaut.
web-gallery-figures-from = Compté sur { $games } parties entre robots : { $recipe }
