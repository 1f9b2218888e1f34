# Les énigmes du JCC Buffy : par nom de fichier, titre, introduction, premier indice, et la leçon.

buffy-puzzle-five-on-the-nose = Cinq tout rond
    .intro = Il manque un point de destinée à Frère Caïn. Deux défis sont ouverts, et l’un d’eux ne demande qu’un seul talent.
    .nudge = Additionnez ce qui se trouve sur la case, puis les icônes de vos cartes.
    .solved = Dans une pile, une carte vaut ses icônes, quoi qu’elle fasse quand on la joue. Un objectif, une pile, le compte exact.

buffy-puzzle-two-heads = À deux têtes
    .intro = Retenue à minuit rapporte deux points de destinée, juste ce qu’il faut à Ada. En face, Frère Caïn peut rendre un objectif plus cher.
    .nudge = Personne n’est obligé de passer la retenue seul.
    .solved = Tous les personnages redressés de la case peuvent affronter un défi ensemble, et leurs talents s’additionnent.

buffy-puzzle-feast-for-one = Un festin pour une
    .intro = Constance Quill fait face à trois objectifs avec trois cartes en main. Chaque carte a sa place, et une seule répartition convient.
    .nudge = Quels objectifs Constance atteint-elle déjà ? Les cartes vont là où il manque quelque chose.
    .solved = Un objectif est atteint ou il ne l’est pas : ce qui est de trop dans une pile manque dans une autre.

buffy-puzzle-crowned-picnic = Un pique-nique couronné
    .intro = Il faut deux points de destinée à la Comtesse. L’adversaire tient une carte, et s’en servira contre l’objectif que vous laisserez trop juste.
    .nudge = L’autre camp peut aussi relever un objectif. Gardez un point de marge là où c’est possible.
    .solved = Comptez avec la carte qui est ouverte en face : elle relève un objectif, et c’est vous qui choisissez lesquels le supportent.

buffy-puzzle-a-quiet-word = Un mot à voix basse
    .intro = Frère Caïn n’a pas le moindre point de Combat, et Ada Vance en a à revendre. Gagnez le duel quand même.
    .nudge = Qui a dit que les poings décident ?
    .solved = Un duel a un talent décisif, et une carte peut le changer avant le premier coup. Après cela, la force d’Ada ne compte plus.

buffy-puzzle-patience-is-a-debt = La patience est une dette
    .intro = Constance Quill est créancière, et c’est l’étape de Conflit. Il lui manque un point de destinée, et personne n’est à portée de duel. Lisez d’abord sa carte.
    .nudge = Comptez les cartes, pas les talents : les vôtres et celles d’en face.
    .solved = Parfois le bon coup est de tout garder en main et de laisser passer l’étape : c’est la Fin du tour qui paie.

buffy-puzzle-and-stay-down = Et reste à terre
    .intro = Un duel rapporte un point de destinée, et il en faut deux à Ada. Elle a trois cartes, et l’une d’elles ne doit pas partir trop tôt.
    .nudge = L’une de vos cartes vaut plus après le duel que pendant.
    .solved = La meilleure icône de votre main est peut-être celle qu’on n’empile pas : une carte pour l’instant d’après rapporte un second point de destinée.

buffy-puzzle-excommunicate = L’excommunié
    .intro = Deux des vôtres font face à Ada Vance, qui frappe plus fort qu’eux deux. Son joueur tient deux cartes et saura s’en servir.
    .nudge = Votre greffière a les chiffres, mais votre prêcheur a une capacité.
    .solved = Qui se bat compte plus qu’avec quoi : sa capacité déplace le duel vers un talent où les cartes d’Ada ne valent rien.

buffy-puzzle-nobody-else = Personne d’autre
    .intro = Rook Delaney est là, juste à côté d’Ada, les poings levés. Le défi rapporte un point de destinée. Il en faut deux à Ada.
    .nudge = Lisez le défi jusqu’au bout avant d’appeler à l’aide.
    .solved = L’aide aurait coûté le point qui compte. L’affronter seule est plus cher, et rapporte d’autant.

buffy-puzzle-loose-stone = Un pavé descellé
    .intro = C’est Frère Caïn, entre tous, qui doit battre Ada Vance au sommet de sa force, et à coups de poing. Il y a peut-être une aide dans la rue.
    .nudge = Le dernier stade d’un duel vient après les piles. Que peut-on encore y jouer ?
    .solved = Aux piles on peut répondre, au stade de Résolution presque pas. Ce qui affaiblit l’autre se garde pour l’instant où plus personne n’empile.

buffy-puzzle-two-errands = Deux courses
    .intro = Deux points de destinée, et rien sur le plateau n’en vaut deux. Il y a un défi ici et un duel à côté, et des cartes qu’on pioche à nouveau.
    .nudge = Ce que vous avez empilé est défaussé après un conflit, et un conflit commence par une pioche.
    .solved = Les petits points s’additionnent si les bons personnages restent redressés : qui affronte le défi ne peut pas commencer le duel.

buffy-puzzle-travelling-fair = La fête foraine
    .intro = Trois objectifs, trois cartes, trois points de destinée : Milo gagne ce soir ou jamais. L’autre camp tient deux cartes et peut en piocher.
    .nudge = L’une de vos cartes doit être jouée avant que quiconque n’empile.
    .solved = Couper l’autre camp de ses cartes vaut autant que d’en avoir soi-même ; le reste est de l’arithmétique.

buffy-puzzle-not-tonight = Pas ce soir
    .intro = Il manque un point de destinée à la Comtesse, et un duel contre Ada le lui rapporterait. Ada n’est pas de taille ce soir.
    .nudge = Vous n’avez pas à gagner ce duel. Il suffit que personne ne le gagne.
    .solved = Un conflit qui finit sans vainqueur ne paie personne. Un point de destinée à vous, c’est un juste prix.

buffy-puzzle-may-i-have-this-dance = M’accorderez-vous cette danse
    .intro = Il manque un point de destinée à Frère Caïn, et il compte le prendre à Ada, par un talent où elle n’a presque rien.
    .nudge = Qui parle en dernier au stade de Choix décide de quoi il s’agit.
    .solved = Il a choisi l’Étrangeté, vous choisissez le Charme après lui : à un changement de talent, répondez par un autre, puis ne bougez plus.
