### Le whist allemand.

whist-game = Whist allemand
whist-about = Deux joueurs, un jeu de cartes et un atout : gagnez de bonnes cartes dans la première manche, des levées dans la seconde.
whist-option-pack = Cartes du paquet

## Les règles

WHI-DEAL = La donne
WHI-DEAL-01 = Chaque joueur reçoit le quart du paquet (13 cartes sur 52, 8 sur 32). La carte suivante est retournée ; sa couleur est l’atout. Le reste forme le talon.
WHI-DEAL-02 = On tire au sort qui entame la première levée.
WHI-PLAY = Les levées
WHI-PLAY-01 = Une levée se compose d’une carte de chaque main : un joueur entame, l’autre répond.
WHI-PLAY-02 = Celui qui répond doit fournir la couleur demandée s’il le peut ; sinon, il joue la carte de son choix.
WHI-PLAY-03 = L’atout le plus fort remporte la levée ou, à défaut, la carte la plus forte de la couleur demandée. L’as est la plus forte.
WHI-PLAY-04 = Le gagnant d’une levée entame la suivante.
WHI-DRAW = Le talon
WHI-DRAW-01 = Dans la première manche, le gagnant d’une levée prend la carte retournée, et le perdant la carte suivante du talon, sans la montrer.
WHI-DRAW-02 = Puis on retourne la carte suivante du talon. Le talon épuisé, la seconde manche commence.
WHI-WIN = La fin
WHI-WIN-01 = Seules comptent les levées de la seconde manche. Celui qui en a le plus gagne ; à égalité, la partie est nulle.
WHI-WIN-02 = Un joueur peut abandonner à tout moment ; l’autre gagne.
WHI-INFO = Ce que l’on peut savoir
WHI-INFO-01 = Les mains et le talon sont cachés. Chacun peut savoir quelles cartes prises face visible sont encore en main.

## Les cartes

whist-card = { $rank ->
    [jack] Valet
    [queen] Dame
    [king] Roi
    [ace] As
   *[other] { $rank }
} de { $suit }
whist-suit-clubs = trèfle
    .sign = ♣
whist-suit-diamonds = carreau
    .sign = ♦
whist-suit-hearts = cœur
    .sign = ♥
whist-suit-spades = pique
    .sign = ♠
whist-card-text = Numéro { $place } de sa couleur, en partant de la plus faible. La carte la plus forte remporte la levée, et un atout l’emporte sur toute autre couleur.

## La table

whist-step-draw = Pour le talon
whist-step-count = Pour la partie
whist-view-trump = Atout
whist-view-turned = Carte retournée
whist-view-stock = Cartes au talon
whist-view-led = Entame
whist-view-tricks = Levées qui comptent
whist-view-cards = Cartes en main
whist-view-taken = Prises face visible
whist-view-hand = Votre main

## Questions et coups

whist-ask-lead = Entamez une levée.
whist-ask-follow = Répondez à : { $card }.
whist-move-play = Jouer : { $card }
whist-remedy-follow = Vous avez une carte de cette couleur.

## Le journal

whist-log-plays = { $who } joue : { $card }.
whist-log-wins = { $who } remporte la levée.
whist-log-takes = { $who } prend : { $card }.
whist-log-draws = { $who } pioche une carte.
whist-log-draws-own = { $who } pioche : { $cards }.
whist-log-counts = Le talon est épuisé : désormais, les levées comptent. { $who } entame.
whist-log-concedes = { $who } abandonne.

## Une leçon

whist-lesson = La fin du talon
    .about = Le dernier pli de la première moitié, et toute une seconde moitié très courte.
    .farewell = Deux plis à zéro. C’est cela, le whist allemand : amasser d’abord, encaisser ensuite.
whist-lesson-first-game = Une partie courte, à 32 cartes.
whist-lesson-stock = Trois plis
whist-lesson-follow = L’atout est pique, et le roi de trèfle est retourné à côté du talon : qui gagne ce pli le prend. Votre adversaire a entamé du 5 de cœur. Vous avez un cœur, et plus fort.
    .task = Répondez du 9 de cœur.
    .hint = La plus forte carte de la couleur demandée gagne.
whist-lesson-lead = Le roi est à vous, et le talon est épuisé : désormais les plis comptent. Entamez de votre meilleure carte.
    .task = Entamez du roi de trèfle.
    .hint = Qui gagne un pli entame le suivant.
whist-lesson-win = Un pli. Qui ne peut fournir perd le pli, à moins de couper, et sa dernière carte est un cœur.
    .task = Entamez du 4 de trèfle.
    .hint = C’est votre dernière carte.
whist-lesson-slip-follow = Pas tant que vous avez un cœur.

## Positions impossibles

error-position-whist-twice = Position : « { $field } » contient { $card }, qui est déjà ailleurs.
error-position-whist-one-card = Position : « { $field } » compte une carte au plus.
error-position-whist-cards = Position : « { $field } » en a { $count } de moins que l’autre main (la carte entamée compte).
error-position-whist-stock = Position : « { $field } » ne peut compter { $count } cartes : un nombre impair à côté d’une carte retournée, sinon aucune.
