# Les pages des decks : les siens, l’atelier, les decks tout prêts et ceux que d’autres montrent.

web-decks-about = Composez des decks, essayez-les contre des robots, partagez-les. Ce que vous composez est gardé pour vous, même en invité.
web-decks-sets = Écrire ses propres cartes

## L’étagère

web-deck-mine = Mes decks
web-deck-ready = Decks tout prêts
web-deck-none = Aucun encore : commencez-en un, apportez une liste ou copiez un deck tout prêt.
web-deck-new = Nouveau deck
web-deck-lot = Deck au hasard
web-deck-duplicate = Dupliquer
web-deck-throw = Supprimer
web-deck-thrown = « { $deck } » est supprimé.
web-deck-gone = { $count ->
    [one] Un deck supprimé
   *[other] { $count } decks supprimés
}
web-deck-take-back = Le reprendre
web-deck-nameless = Deck sans nom
web-deck-shared = Partagé
web-deck-legal = Légal.
web-deck-not-legal = Non légal
web-deck-to-shelf = Tous les decks
web-deck-loading = Un instant…
web-deck-no-game = Il n’y a pas ici de jeu à decks de ce nom.

## L’atelier

web-deck-building = Deck pour { $game }
web-deck-name = Nom du deck
web-deck-tabs = Ce qui est affiché
web-deck-tab-cards = Cartes
web-deck-tab-deck = Le deck
web-deck-tab-checks = Contrôle
web-deck-search = Chercher par nom, texte, type…
web-deck-filters = { $count ->
    [0] Filtres
    [one] Filtres : un choisi
   *[other] Filtres : { $count } choisis
}
web-deck-any = Indifférent
web-deck-no-filters = Sans filtre
web-deck-found = { $count ->
    [0] Aucune carte de la sorte.
    [one] Une carte
   *[other] { $count } cartes
}
web-deck-show-more = { $count ->
    [one] En afficher encore une
   *[other] En afficher plus (encore { $count })
}
web-deck-take = Ajouter :
web-deck-has = { $count } ×
web-deck-more = Un exemplaire de plus : { $card }
web-deck-fewer = Un exemplaire de moins : { $card }
web-deck-read = Lire { $card }
web-deck-copies = { $count ->
    [0] Aucun exemplaire dans le deck
    [one] Un exemplaire dans le deck
   *[other] { $count } exemplaires dans le deck
}
web-deck-card-page = Décisions et plus encore
web-deck-part-empty = Rien ici pour l’instant.
web-deck-nobody = Personne encore
web-deck-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}

web-deck-saving-saved = Enregistré
web-deck-saving-waiting = Pas encore enregistré…
web-deck-saving-saving = Enregistrement…
web-deck-saving-failed = Non enregistré ; le deck est gardé sur cet appareil.
web-deck-saving-conflict = Ce deck a été modifié ailleurs entre-temps.
web-deck-keep-mine = Garder ce qui est ici
web-deck-take-theirs = Prendre ce qui est là-bas

web-deck-deeds = Que faire de ce deck
web-deck-more-deeds = Plus
web-deck-undo = Annuler
web-deck-redo = Rétablir
web-deck-share-link = Partager par un lien
web-deck-unshare = Retirer le lien
web-deck-unshared = Le lien ne montre plus le deck.

## Ce que disent les règles, et ce qu’il contient

web-deck-format = Composé pour
web-deck-note = Notes, montrées avec le deck
web-deck-faults = { $count ->
    [one] Un point est contraire aux règles.
   *[other] { $count } points sont contraires aux règles.
}
web-deck-chart-empty = Rien à montrer pour l’instant.
web-deck-bar = { $label } : { $count }
web-deck-hands = Comment il débute
web-deck-deal = Distribuer une main
web-deck-deal-again = Redistribuer
web-deck-dealing = Distribution…
web-deck-turns = { $count ->
    [one] Et le premier tour
   *[other] Et les { $count } premiers tours
}
web-deck-turn = Tour { $turn }

## Listes venues d’ailleurs

web-deck-import = Importer
web-deck-import-read = Lire la liste
web-deck-import-found = { $count ->
    [0] Aucune carte n’a pu être lue.
    [one] Une carte lue.
   *[other] { $count } cartes lues.
}
web-deck-import-too-long = C’est trop long pour un deck : { $most } caractères au plus sont lus.
web-deck-import-kept = Ces lignes sont gardées avec le deck, pour que rien ne se perde.
web-deck-import-add = Ajouter à ce deck
web-deck-import-instead = Remplacer ce deck
web-deck-import-new = En faire un deck
web-deck-left = { $count ->
    [one] Une ligne n’a pas pu être lue
   *[other] { $count } lignes n’ont pas pu être lues
}
web-deck-not-yet = pas encore dans la réserve de cartes
web-deck-meant = { $card }
web-deck-give-up = Abandonner la ligne
web-deck-export = Exporter
web-deck-export-form = Sous la forme
web-deck-copy-text = Copier
web-deck-copied = Copié.
web-deck-download = Enregistrer { $file }

## Historique

web-deck-history = Historique
    .about = Ce que vous changez en dix minutes forme une seule version.
web-deck-keep-version = Garder cette version
web-deck-version-kept = Gardée : ce que vous changerez désormais formera une autre version.
web-deck-history-empty = Rien n’a encore été enregistré.
web-deck-now = actuelle
web-deck-restore = Y revenir

## Comparer

web-deck-compare = Comparer
    .about = Des robots jouent les deux decks l’un contre l’autre, chaque donne deux fois, places échangées.
web-deck-compare-with = Contre
web-deck-compare-bot = Joués par
web-deck-compare-games = Parties
web-deck-compare-begin = Commencer
web-deck-compare-stop = Arrêter
web-deck-compare-of = « { $one } » contre « { $other } »
web-deck-compare-other = Vous l’avez lancée avec un autre deck ; une seule comparaison se joue à la fois.
web-deck-compare-older = Le deck a changé depuis.
web-deck-compare-done = { $done ->
    [one] { $done } partie sur { $total }
   *[other] { $done } parties sur { $total }
}
web-deck-share = { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} : { $share } % (entre { $low } et { $high } %)

## Jouer

web-deck-play = Jouer
web-deck-play-with = Jouer « { $deck } »
web-deck-play-bot = Niveau des robots
web-deck-play-against = Contre

## Decks des autres, et decks tout prêts

web-deck-shown-by = Un deck pour { $game }, montré par { $who }
web-deck-take-copy = En prendre une copie
web-deck-copy-ready = Copier dans mes decks
web-deck-plan = Le plan
web-deck-key-cards = Cartes maîtresses
web-deck-fares = Ses résultats
web-deck-fare-against = Contre
web-deck-fare-share = Victoires
web-deck-fare-range = Probablement entre
web-deck-fare-games = Parties
web-deck-percent = { $share } %
web-deck-range = { $low } et { $high } %
web-deck-unmeasured = Personne ne l’a encore mesuré.
web-deck-list = La liste

## Touches

web-deck-keys = Touches
web-deck-keys-off = Lettres et chiffres seuls sont désactivés dans vos réglages.
web-deck-key-go = Parcourir une liste
web-deck-key-enter = Ajouter la carte ; dans le deck, la lire
web-deck-key-more = Un exemplaire de plus
web-deck-key-fewer = Un exemplaire de moins
web-deck-key-number = Autant d’exemplaires
web-deck-key-none = Plus aucun exemplaire
web-deck-key-read = La lire
web-deck-key-search = Chercher
web-deck-key-list = Vers les cartes
web-deck-key-deck = Vers le deck
web-deck-key-checks = Vers le contrôle
web-deck-key-undo = Annuler
web-deck-key-redo = Rétablir
web-deck-key-save = Enregistrer maintenant
web-deck-key-keys = Cette liste
