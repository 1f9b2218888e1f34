### Decks as a builder shows them, for every game that has decks.

deck-export-text = Texte
deck-export-json = JSON
deck-export-lackey = Lackey
deck-export-jol = JOL
deck-any = tous
deck-or-more = { $least } ou plus
deck-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-of = { $count } sur { $total }

deck-format-casual = Amical
deck-format-sealed = Scellé
deck-format-tournament = Tournoi
deck-format-standard = Standard
deck-format-starter = Initiation
deck-format-precon = Préconstruit
deck-format-fifth = Cinquième édition
deck-side-good = Bien
deck-side-evil = Mal

## Buffy

buffy-part-essence = Essence
buffy-part-main = Personnage principal
buffy-part-resources = Deck de Ressources
buffy-part-challenges = Deck de Défis
buffy-part-locations = Lieux
buffy-part-second-parts = Cartes Partie II
buffy-pile-hand = Main
buffy-chart-types = Types
buffy-chart-levels = Personnages par niveau
buffy-chart-icons = Talents des actions
buffy-chart-needs = Plus haut talent demandé
buffy-chart-rewards = Défis par récompense
buffy-figure-characters = Personnages (moitié au plus)
buffy-figure-actions = Actions (moitié au plus)
buffy-kind-character = Personnages
buffy-kind-skill = Compétences
buffy-kind-item = Objets
buffy-kind-event = Événements
buffy-kind-action = Actions
buffy-kind-episode-one = Épisodes, Partie I

## VTES

vtes-part-crypt = Crypte
vtes-part-library = Bibliothèque
vtes-pile-hand = Main
vtes-pile-uncontrolled = Région incontrôlée
vtes-chart-crypt-capacities = Crypte par capacité
vtes-chart-crypt-disciplines = Disciplines de la crypte
vtes-chart-crypt-superior = … dont au niveau supérieur
vtes-chart-crypt-groups = Groupes
vtes-chart-crypt-clans = Clans
vtes-chart-library-types = Bibliothèque par type
vtes-chart-library-blood = Cartes par coût en sang
vtes-chart-library-pool = Cartes par coût en réserve
vtes-chart-library-disciplines = Disciplines demandées par la bibliothèque
vtes-figure-crypt-min = Les quatre moins chers
vtes-figure-crypt-max = Les quatre plus chers
vtes-figure-crypt-avg = Capacité moyenne

## What becomes of a comparison

deck-verdict-even = Pas de différence nette : { $one } a gagné { $share } % { $games ->
    [one] d’une seule partie
   *[other] des { $games } parties
}, et tout résultat entre { $low } et { $high } % serait sans surprise.
deck-verdict-better = { $one } est le plus fort des deux dans ces mains : { $share } % des { $games } parties (entre { $low } et { $high } %).
deck-verdict-worse = { $other } est le plus fort des deux dans ces mains : { $one } n’a gagné que { $share } % des { $games } parties (entre { $low } et { $high } %).
deck-verdict-none = Aucune partie n’est arrivée à son terme : on ne peut rien en dire.
deck-copy-name = { $name } (copie)
deck-unnamed = Deck sans nom
deck-fares-all = Contre tous
deck-measured = { $games } parties entre robots (greedy) à des tables de deux, chaque deck contre chaque autre de sa taille ; parts avec leur intervalle à 95 %.
