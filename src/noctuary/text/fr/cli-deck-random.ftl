### Decks tirés au sort.

cli-deck-random = Tirer au sort un deck légal.
    .more = Il est écrit comme un fichier de deck ; gardez-le et changez-y ce que vous voulez. Un deck tiré au sort ne contient que des cartes qu’il peut jouer. Buffy : pas de niveau sans celui d’en dessous, rien qui soit réservé à quelqu’un d’autre, les deux parties d’un épisode. VTES (--game vtes) : des vampires de deux groupes voisins qui partagent des disciplines, et des cartes pour eux.
cli-deck-side = Buffy : le camp du deck (l’un ou l’autre, sauf indication).
cli-deck-seed = Un texte quelconque ; le même donne le même deck. Sans lui, un nouveau deck à chaque fois : son nom dit la graine.
cli-deck-by-lot = { $who } au sort ({ $seed })

cli-error-unknown-side = il n’y a pas de camp « { $side } » : choisissez parmi { $known }.
error-deck-making-nobody = Aucune essence de ces cartes n’a de personnage de niveau 1 pour en faire un Personnage Principal (camp : { $side }).
error-deck-making-too-few = Ces cartes ne donnent qu’un deck de Ressources de { $count } cartes ; il en faut { $least }.
error-vtes-deck-making-too-few = Il n’y a que { $count } cartes connues qui aillent ensemble ; il en faut { $least } par deck.
error-deck-making-challenges = Il n’y a que { $count } défis dont tout soit connu ; il en faut { $wanted } par deck.
