### Le Chaperon Rouge contre Blanche Neige : la leçon de Twisted Fables.

fables-lesson = Le Chaperon Rouge contre Blanche Neige
    .about = Les deux Fables que le livret conseille pour une première partie : se déplacer, attaquer, se défendre, acheter de meilleures cartes, les Talents et les Twists, le Poison, la carte Épique, et le dernier tir. Une conteuse vous montre une chose à la fois.
    .voice = La conteuse
    .farewell = L’histoire de Blanche Neige s’achève ici ; la vôtre ne fait que commencer. Vous savez vous déplacer, attaquer, vous défendre, changer le Pouvoir en cartes, associer Talents et cartes de base, débloquer des Twists, avaler du Poison et déchaîner une carte Épique au plus bas. Huit autres Fables ont chacune leur histoire, mais toutes parlent cette langue. Ensuite viendra une adversaire qui n’a pas lu mon livre.
fables-lesson-first-game = Vous êtes de nouveau le Chaperon Rouge, et Blanche Neige joue désormais pour elle, sans méchanceté. Pas de Reliques, ni d’autres surprises que les siennes.
fables-lesson-left = Refermons le livre pour ce soir. Le ruban garde la page.

## Ce que l’on sait ensuite

fables-lesson-learned-win = Qui réduit l’autre à 0 PV a gagné.
fables-lesson-learned-power = Attaque, Défense et Mouvement se jouent avec des cartes de base, et leur valeur devient du Pouvoir.
fables-lesson-learned-move = Un Mouvement va dans un seul sens, aussi loin que possible ; une simple Attaque atteint la case voisine.
fables-lesson-learned-defense = Les Dégâts traversent d’abord la Défense ; seul le reste coûte des PV.
fables-lesson-learned-buy = Ce que l’on achète va dans la défausse ; d’une Réserve, seule la carte du dessus est à vendre.
fables-lesson-learned-twist = Un Twist qui arrive sur le dessus d’une Réserve est à vous aussitôt, pour rien.
fables-lesson-learned-talent = Un Talent se joue avec exactement une carte de base de son type.
fables-lesson-learned-joker = Un Joker remplace n’importe quelle carte de base de valeur 1.
fables-lesson-learned-range = Hors de portée, un Talent ne s’utilise pas du tout.
fables-lesson-learned-end = À la fin du tour, le Pouvoir est perdu, la main est défaussée, et l’on pioche six cartes.
fables-lesson-learned-epic = Au Seuil Épique, on choisit l’une de ses trois cartes Épique, une fois par partie.

## 1. Se déplacer

fables-lesson-move = À deux cases l’une de l’autre
fables-lesson-move-card = Il était une fois une histoire qui finissait bien. Voici l’autre version. Vous êtes le Chaperon Rouge, moins de galettes que de chrome, et là-bas se tient Blanche Neige, qui a renoncé aux pommes pour se mettre au poison en gros. Entre vous court le Compteur de Combat : neuf cases. Vous êtes sur la 4, elle sur la 6. Vous avez 30 PV, elle en a 34, et qui réduit l’autre à 0 a gagné. C’est votre premier tour, et vous tenez quatre cartes. Pour frapper quelqu’un, il faut être sur la case voisine. Jouez votre carte de Mouvement.
    .task = Déplacez-vous : jouez Mouvement 1.
    .hint = C’est la seule carte de Mouvement de votre main.
fables-lesson-move-right = De quel côté ? Un Mouvement va dans un seul sens, et il faut l’utiliser en entier si c’est possible. On peut traverser l’adversaire, mais pas partager sa case. Un pas à droite vous mène sur la case 5, juste à côté d’elle.
    .task = Allez à droite.
    .hint = Elle est à votre droite.
fables-lesson-slip-too-far = Elle est à deux cases, et une Attaque n’atteint que la case voisine. Marchez d’abord, cognez ensuite.
fables-lesson-slip-no-power = Pour acheter, il faut du Pouvoir, et vous n’en avez pas encore. On en gagne en agissant : en se déplaçant, pour commencer.

## 2. Attaquer

fables-lesson-attack = Assez près
fables-lesson-attack-first = Case 5. Regardez votre plateau : 1 en Pouvoir. Chaque point d’une carte de base jouée pour une Attaque, une Défense ou un Mouvement devient aussi du Pouvoir, et c’est avec le Pouvoir que l’on achète. Rien ne se perd, pas même une course. Vous voilà à portée 1. Attaquez-la, et commencez par une carte d’Attaque.
    .task = Attaquez avec Attaque 1.
    .hint = Choisissez l’une de vos deux cartes d’Attaque.
fables-lesson-attack-add = Une même action accepte plusieurs cartes de son type ; leurs valeurs s’additionnent. Vous avez une seconde carte d’Attaque. Deux faibles réunies frappent comme une bonne. Ajoutez-la.
    .task = Ajoutez l’autre Attaque 1.
    .hint = Ajoutez la seconde carte d’Attaque : 1 et 1 font 2.
fables-lesson-slip-not-an-attack = C’est une carte de Défense. Vous pourriez la lui jeter à la tête, mais ce ne serait qu’un geste.

## 3. Défense, Pouvoir et achats

fables-lesson-buy = Faire ses emplettes
fables-lesson-buy-defend = 2 Dégâts : elle tombe à 32 PV, et vous avez 3 en Pouvoir. Il vous reste une carte. Ce sera bientôt son tour, alors mettez quelque chose entre elle et vous : une action de Défense augmente votre Défense de sa valeur, et donne autant de Pouvoir. Votre Défense peut monter à 6. Les Dégâts doivent d’abord la traverser ; seul ce qui dépasse coûte des PV.
    .task = Défendez-vous avec Défense 1.
    .hint = Jouez votre dernière carte en Défense.
fables-lesson-buy-first = 1 en Défense, 4 en Pouvoir, plus de cartes. C’est l’heure des emplettes. Tout le monde peut acheter des cartes de base ; vos trois Réserves de Talent ne sont qu’à vous, et seule la carte du dessus est à vendre. Tir d’expert est sur le dessus de votre Réserve d’attaque. Il coûte 2. Ce que l’on achète va dans la défausse, et n’arrive en main que plus tard, quand le deck est mélangé à nouveau.
    .task = Achetez Tir d’expert.
    .hint = C’est la carte du dessus de votre Réserve d’attaque, pour 2 en Pouvoir.
fables-lesson-buy-twist = Il reste 2 en Pouvoir, et sous le premier Tir d’expert il y en a un autre. Achetez-le aussi, et voyez ce qui apparaît dessous.
    .task = Achetez le second Tir d’expert.
    .hint = Encore un Tir d’expert, pour vos 2 derniers points de Pouvoir.
fables-lesson-buy-end = Un Twist ! Dès que l’un d’eux arrive sur le dessus d’une Réserve, vous l’obtenez aussitôt et pour rien. Le vôtre s’appelle Surcharge, et nous allons nous en servir dans un instant. Il ne reste rien à faire. À la fin de votre tour, votre Pouvoir retombe à 0 : n’en laissez jamais traîner. Les cartes que vous n’avez pas jouées sont défaussées, et vous en piochez six. Puis c’est son tour, et je le jouerai pour elle.
    .task = Terminez votre tour.
    .hint = Ni cartes ni Pouvoir : terminez le tour.
fables-lesson-slip-below = Celle-là est plus bas. On n’achète que la carte du dessus d’une Réserve, et l’ordre ne change jamais.
fables-lesson-slip-too-dear = Le niveau 3 coûte 6 en Pouvoir, et vous en avez 4. Le niveau 1 coûte 1, le niveau 2 coûte 3, un Joker 2 ; les Talents de niveau 2 coûtent 2, ceux de niveau 3 coûtent 4.
fables-lesson-slip-hand-empty = Votre main est vide. Il vous faudrait mordre, et c’est une tout autre histoire.

## 4. Les Talents

fables-lesson-talents = Les outils du métier
fables-lesson-talents-shot = Aïe. Avec Orage d’éclats elle a infligé 2 Dégâts : votre Défense en a absorbé 1, et vous avez perdu 1 PV. Une simple Attaque vous en a coûté un autre ; puis, avec Offrande corrompue, elle vous a encore égratignée et a glissé un Poison dans votre défausse. Il vous reste 27 PV. Au début de votre tour, votre Défense est revenue à 0, comme à chaque tour. Place aux Talents. Un Talent se joue toujours avec exactement une carte de base de son type, et son texte dit à quoi sert la valeur de celle-ci. Tir au jugé inflige 1 Dégât plus la valeur de la carte d’Attaque. Cette fois, la carte de base ne donne pas de Pouvoir. Feu.
    .task = Utilisez Tir au jugé avec Attaque 1.
    .hint = Tir au jugé est un Talent d’attaque : il lui faut une carte d’Attaque.
fables-lesson-talents-burn = Voici votre Twist. Surcharge demande : voulez-vous défausser un autre Talent de votre main ? Son niveau s’ajoute aux Dégâts. Brûlez Furie balistique, niveau 1 ; vous n’en avez pas besoin maintenant, et elle reviendra au prochain mélange.
    .task = Défaussez Furie balistique pour 1 Dégât de plus.
    .hint = Choisissez Furie balistique. Gardez Champ d’énergie pour la suite.
fables-lesson-talents-shield = 3 Dégâts : elle est à 29. Le suivant est un Talent de défense. Champ d’énergie inflige 1 Dégât et vous donne autant de Défense que vaut la carte jouée avec lui. Et il est durable : il reste devant vous jusqu’à votre prochain tour. S’il vous reste alors de la Défense, et qu’elle est toujours à côté de vous, il frappe pour 2.
    .task = Utilisez Champ d’énergie avec Défense 1.
    .hint = Un Talent de défense demande une carte de Défense.
fables-lesson-talents-end = Elle est à 28. Vous avez encore une carte de Mouvement, mais vous êtes où vous voulez être. Terminez votre tour, et laissez-la s’inquiéter de ce bourdonnement sous votre cape.
    .task = Terminez votre tour, sans bouger.
    .hint = À la fin du tour, la carte qui reste est défaussée.
fables-lesson-slip-wrong-basic = Un Talent d’attaque demande une carte d’Attaque, un Talent de défense une carte de Défense, un Talent de mouvement une carte de Mouvement. Un Joker convient à tous.
fables-lesson-slip-still-discarded = Vous l’avez acheté, mais il est encore dans votre défausse. Il viendra, au prochain mélange.
fables-lesson-slip-focus = La Concentration, c’est renoncer à tout le tour pour détruire une carte à jamais, et on ne le peut qu’avant toute autre action. Excellent contre le Poison, soit dit en passant.

## 5. Poison, Joker, portée

fables-lesson-range = Garder ses distances
fables-lesson-range-poison = Elle n’a pas osé toucher à votre champ ; c’est donc lui qui l’a touchée : 2 Dégâts, dont sa Défense a pris 1. Sautons deux tours. Vous êtes à 24 PV, elle à 26, et dans votre main se trouve un Poison. Il ne fait qu’y prendre de la place ; il fait mal quand il arrive dans votre défausse. Celui-ci, de niveau 2, vous coûtera 1 PV, et il y arrivera de toute façon à la fin du tour. Autant le faire vous-même et vous faire payer : défausser un Poison de sa main est une action qui donne 1 en Pouvoir.
    .task = Défaussez Poison 2 pour 1 en Pouvoir.
    .hint = Le Poison finira dans la défausse de toute façon. Ainsi, il vous rapporte du Pouvoir.
fables-lesson-range-joker = 23 PV. Bon débarras. Maintenant, plus malin. Furie balistique, votre Talent de mouvement, inflige 1 Dégât et Repousse Blanche Neige d’autant de cases, au plus, que vaut la carte jouée avec lui. Votre carte de Mouvement ferait l’affaire, mais vous avez aussi un Joker. Un Joker compte comme n’importe quelle carte de base de valeur 1, chaque fois qu’il en faut une.
    .task = Utilisez Furie balistique avec le Joker.
    .hint = Le Joker remplace une carte de Mouvement.
fables-lesson-range-done = Surcharge redemande, car c’est un Talent de mouvement. Le seul autre Talent de votre main est Tir d’expert, et il vous servira dans un instant. Quand un Twist dit que vous pouvez, vous pouvez aussi refuser. Gardez-le.
    .task = Ne défaussez rien cette fois.
    .hint = Refusez : Tir d’expert vaut mieux en main.
fables-lesson-range-push = De combien ? D’une case au plus : 0 ou 1. Repoussez-la : à portée 2, aucune de ses simples Attaques ne vous atteint, et elle devra dépenser une carte de Mouvement pour revenir.
    .task = Repoussez-la d’une case.
    .hint = Une case, c’est le maximum.
fables-lesson-range-shoot = Elle est sur la 7, à deux cases, avec 25 PV. Vos poings ne vont pas si loin, mais Tir d’expert, si : portée 2, et 2 Dégâts plus la valeur de la carte d’Attaque. Vous avez une Attaque 2. Cela fait 4, d’un endroit où elle ne peut rien contre vous.
    .task = Utilisez Tir d’expert avec Attaque 2.
    .hint = Tir d’expert porte à deux cases ; une simple Attaque, non.
fables-lesson-slip-poison = On n’attaque pas avec du Poison. S’il est dans votre main, c’est qu’elle l’y a mis, et il ne vous reste qu’à vous en défaire.
fables-lesson-slip-arm = Une simple Attaque n’atteint que la case voisine. Pour frapper plus loin, il faut un Talent qui le dise.

## 6. Réponses et carte Épique

fables-lesson-epic = Au plus bas
fables-lesson-epic-hood = C’est le tour de Blanche Neige, deux tours de table plus tard, et elle a grandi. Tempête d’éclats avec une Attaque 2 : 4 Dégâts. Vous êtes à 18 PV, sans Défense. Mais entre-temps vous avez débloqué un autre Twist, Système Chaperon : chaque fois que l’on vous inflige des Dégâts, vous pouvez défausser un Talent, et les Dégâts diminuent de son niveau. Que Champ d’énergie en prenne une part.
    .task = Défaussez Champ d’énergie contre les Dégâts.
    .hint = Champ d’énergie, niveau 1, en retire 1. Tir d’expert est trop bon pour cela.
fables-lesson-epic-choose = 3 Dégâts sont passés : 15 PV. C’est votre Seuil Épique, le moment où tout conte bascule. Quand vos PV y tombent, vous choisissez en secret l’une de vos trois cartes Épique, et les deux autres quittent la partie. Consumée par le Loup prend deux cartes de vos Réserves pour rien. Piratage du système répète ce que vous venez de faire. La vengeance s’abat inflige 3 Dégâts jusqu’à trois cases de distance, Repousse l’adversaire et lui fait défausser trois cartes. Ce soir, vous êtes en colère.
    .task = Choisissez La vengeance s’abat.
    .hint = Prenez La vengeance s’abat. Le Loup attendra un autre soir.
fables-lesson-epic-play = À vous. Une carte Épique n’a besoin d’aucune carte de base : on la joue, simplement. Plus tard elle sera mélangée avec les autres et reviendra. Blanche Neige est à côté de vous, et la portée 3 suffit largement. Que la vengeance s’abatte.
    .task = Jouez votre carte Épique, La vengeance s’abat.
    .hint = La vengeance s’abat est dans votre main. Elle se joue seule.
fables-lesson-epic-push = Et de combien vole-t-elle ? De 3 cases au plus. La case 9 est au bout du Compteur de Combat, et Blanche Neige au bout de sa patience. Ensuite, elle devra encore défausser trois cartes.
    .task = Repoussez-la de 3 cases.
    .hint = Le plus loin possible : 3.
fables-lesson-slip-only-talents = Système Chaperon se nourrit de Talents, et de rien d’autre. Il ne digère pas les cartes de base.
fables-lesson-slip-other-epic = Vous n’avez que celle que vous avez choisie. Les deux autres ont alors quitté la partie.

## 7. La fin

fables-lesson-win = La dernière page
fables-lesson-win-near = Quelques tours plus tard, vous n’avez plus que 9 PV, et elle va plus mal encore : 6 PV et 1 en Défense. Elle a en main trois façons d’en finir avec vous, et c’est votre tour. C’est ainsi que finissent les parties : on compte. Il vous faut 7 Dégâts, 1 pour sa Défense et 6 pour le reste. Vous avez un Tir d’expert et une Attaque 3. Mais elle est sur la case 7 et vous sur la 3 : quatre cases, quand Tir d’expert porte à deux. Il faut d’abord s’approcher : un Mouvement 2 y suffit exactement.
    .task = Déplacez-vous : jouez Mouvement 2.
    .hint = Quatre cases, c’est deux de trop pour Tir d’expert : approchez-vous d’abord.
fables-lesson-win-right = À droite, vers le château.
    .task = Allez à droite.
    .hint = Elle est à votre droite, comme toujours.
fables-lesson-win-shot = Case 5, à deux cases d’elle. Tir d’expert avec l’Attaque 3 : 2 et 3 font 5. Pas 7. Mais vous connaissez quelqu’un qui peut aider.
    .task = Utilisez Tir d’expert avec Attaque 3.
    .hint = Tirez d’abord ; votre Twist demandera.
fables-lesson-win-burn = Surcharge demande ce dont vous pouvez vous passer. Champ électrique est de niveau 2, et 5 et 2 font 7. Vous n’aurez plus besoin de champ.
    .task = Défaussez Champ électrique pour 2 Dégâts de plus.
    .hint = 5 et 2 font 7, et 7 est ce qu’il vous faut.
fables-lesson-slip-talent-range = Hors de portée. Tir d’expert porte à deux cases ; si elle est plus loin, on ne peut pas l’utiliser du tout, quoi qu’on joue avec.
