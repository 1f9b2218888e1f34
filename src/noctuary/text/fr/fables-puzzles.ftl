# Les énigmes de Twisted Fables : par nom de fichier, titre, introduction, premier indice, et la leçon.

fables-puzzle-beside-her = Tout contre elle
    .intro = Blanche Neige est à deux cases de la Belle au Bois Dormant, trop loin pour ses éclats. Mais l’un de ses Talents n’a pas besoin de marcher.
    .nudge = Qui se place n’a pas besoin de se déplacer.
    .solved = Un Talent peut blesser et vous porter à la fois : se placer n’est pas un Mouvement, et met la carte suivante à portée.

fables-puzzle-nothing-up-her-sleeve = Rien dans les manches
    .intro = Mulan n’a pas une seule carte en main. Alice a deux Talents qui demandent à en voir, et une case de trop entre elles.
    .nudge = Lequel des deux porte le plus loin, et de combien est-elle encore trop éloignée ?
    .solved = Chaque carte qui manque à l’autre est un dégât : contre une main vide, les tours d’Alice frappent le plus fort.

fables-puzzle-one-step = Un seul pas
    .intro = Il faut à Dorothy une cible à portée et une carte pour tirer. Elle en a quatre, et deux suffisent.
    .nudge = Le Joker est ce qui vous manque.
    .solved = Un Joker peut être une attaque, une défense ou un pas. Ici, c’est le pas qui manquait.

fables-puzzle-all-at-once = D’un seul élan
    .intro = Mulan est à quatre cases de la Petite Sirène. Ses coups sont assez forts ; reste la foulée.
    .nudge = Des cartes d’un même type peuvent être jouées ensemble en une action.
    .solved = Un Mouvement de 1 et de 3 est un Mouvement de 4, et il s’arrête à côté de qui barre la route.

fables-puzzle-encore = Bis
    .intro = Six cases séparent la chasseuse de la Belle au Bois Dormant, et le Tir de sniper porte à trois. Il n’y a pas assez de pas dans cette main. Vraiment ?
    .nudge = Votre carte Épique répète ce que vous venez de faire. Qu’aimeriez-vous faire deux fois ?
    .solved = Piratage du système répète n’importe quelle action, pas seulement un tir : les deux mêmes pas encore, et la portée y est.

fables-puzzle-off-with-her-head = Deux numéros
    .intro = Dix-sept PV, c’est de haut. Alice a un petit numéro et un grand, et ce qu’elle est compte autant que ce qu’elle joue.
    .nudge = Après le premier Talent, on vous pose une question. Dites oui.
    .solved = Les Avatars d’Alice font la moitié de sa force : changez au bon moment, et la seconde carte n’est plus la même.

fables-puzzle-softened-up = Attendrie
    .intro = Dorothy a une attaque, un Talent et une carte Twist qui aime les coups dans le bon ordre. Le Joker ne doit pas partir là où il semble.
    .nudge = Par quoi commenceriez-vous si tout dépendait du second coup ?
    .solved = L’ordre de deux coups peut valoir plus que chacun d’eux : d’abord le petit, puis celui qui repousse.

fables-puzzle-second-helping = Une seconde portion
    .intro = La Belle au Bois Dormant est face à face avec Mulan, avec une attaque, une défense et un Talent : bien trop peu. Mais les actions de base donnent du Pouvoir, et le Pouvoir achète.
    .nudge = La carte achetée ne sert pas à ce tour. Ce qui se trouve dessous, si.
    .solved = Quand une carte Twist arrive sur le dessus d’une réserve, elle est à vous aussitôt : on n’achète pas toujours pour le tour suivant.

fables-puzzle-paid-in-blood = Payé de son sang
    .intro = Kaguya est à quatre cases. La Belle au Bois Dormant a un Talent, une attaque, 2 en Pouvoir et pas un seul pas.
    .nudge = Elle n’a pas de carte pour marcher. On peut payer autrement, mais il faut d’abord le débloquer.
    .solved = 2 en Pouvoir achètent une carte, la carte découvre Saignée, et le sang paie les pas : tout ce qu’elle a, dans le seul ordre possible.

fables-puzzle-hungry-wolf = Un loup affamé
    .intro = Le Chaperon Rouge doit prendre huit PV et un point de Défense à Mulan, à deux cases. Sa main y suffit presque. Le Loup, tout à fait.
    .nudge = Le Loup apporte deux cartes des réserves. Tout ce qui vient n’est pas fait pour servir.
    .solved = Une carte peut en nourrir une autre : voyez ce que ses Talents lui laissent défausser avant de choisir ce que le Loup rapporte.

fables-puzzle-three-barrels = Trois canons
    .intro = Trois points de Défense et neuf PV séparent la chasseuse de la victoire. Elle a de quoi tirer deux fois, et un seul fusil.
    .nudge = D’où pourrait venir un second Tir d’expert, et où faut-il se tenir ?
    .solved = D’abord la portée, puis le Loup, puis des tirs qui se nourrissent du reste : une main s’use jusqu’à la dernière carte.

fables-puzzle-the-long-way = Le grand détour
    .intro = Dorothy est à deux cases et n’a plus que cinq PV. La Belle au Bois Dormant a une carte Épique, un faible Talent, une attaque et trois pas, et neuf décisions à prendre.
    .nudge = Chaque action de base donne du Pouvoir. Comptez ce que vous pouvez avoir avant le dernier coup, et ce que cela débloque.
    .solved = Passez au travers, frappez, achetez deux fois pour ce qui est dessous, et payez le dernier coup de votre sang.

fables-puzzle-out-of-reach = Hors de portée
    .intro = Il reste trois PV à Dorothy. Le Chaperon Rouge a une attaque de trois, un pas, et le prochain tour.
    .nudge = Jusqu’où peut-elle venir, et jusqu’où porte son coup ?
    .solved = Un coup qui ne porte pas ne coûte rien. Comptez les pas de l’autre avant de compter vos cartes.

fables-puzzle-back-to-the-wall = Dos au mur
    .intro = Blanche Neige est au bord, avec deux PV et nulle part où aller, et l’attaque de trois du Chaperon Rouge vient au prochain tour.
    .nudge = Il vous faut juste assez de Défense pour garder un PV. Que peut être le Joker ?
    .solved = Là où l’on ne peut plus reculer, c’est à la Défense que servent les cartes, et un Joker est une de plus de ce qu’il vous faut.
