# Les énigmes de VTES : par nom de fichier, titre, introduction, premier indice, et la leçon.

vtes-puzzle-unseen = Ni vu ni connu
    .intro = Il reste deux points de réserve à votre proie, et un vampire qui ne demande qu’à bloquer. Vous avez un vampire et deux cartes.
    .nudge = Laissez d’abord venir le blocage : la discrétion se joue quand il le faut, pas avant.
    .solved = La discrétion répond au blocage, le modificateur d’action fait le poids. Une seule action suffit si personne ne la voit.

vtes-puzzle-look-over-there = Regardez là-bas
    .intro = C’est votre phase de maître, et le même gardien solitaire se tient devant votre proie. Cette fois, vous n’avez pas de discrétion.
    .nudge = Qui est incliné ne bloque pas.
    .solved = Une carte de maître avant la phase de serviteur peut valoir mieux que tous les modificateurs.

vtes-puzzle-mirror-walk = À travers le miroir
    .intro = Deux Tremere, deux cartes, et une proie à deux points de réserve. Plusieurs chemins y mènent, d’autres non.
    .nudge = Une seule des deux vampires a Domination. Que peut faire l’autre pour elle ?
    .solved = Ou bien la forte morsure échappe au gardien, ou bien la faible l’écarte du chemin.

vtes-puzzle-not-at-home = Absente
    .intro = Il lui reste un point, et votre proie tient Distraction télépathique : la morsure pourrait bien tomber sur un autre.
    .nudge = La carte qui détourne une morsure incline son vampire. Et vous avez deux vampires.
    .solved = Un détournement se dépense sur la première morsure. Gardez pour après celle qui compte.

vtes-puzzle-one-cloak = Une cape pour trois
    .intro = Trois Nosferatu, une seule cape, et un gardien qui peut bloquer une fois. Votre proie a trois points de réserve.
    .nudge = Lenny mord pour deux. Le gardien le sait aussi.
    .solved = Quand plusieurs peuvent agir, c’est au gardien de choisir, et votre carte attend que ce soit fait.

vtes-puzzle-not-by-the-door = Pas par la grande porte
    .intro = Alice Chen peut mordre pour trois, et votre proie a trois points de réserve. Hélas, votre proie a aussi Déflexion, ouverte sur la table.
    .nudge = Qu’est-ce qui prend de la réserve sans être une morsure ?
    .solved = On ne détourne que les morsures. Un référendum se gagne en comptant : les deux voix d’un prince et celle de la carte, contre deux.

vtes-puzzle-daring = Vers le soleil
    .intro = Madison n’a pas de titre, et deux actions politiques. Quelqu’un bloquera sûrement, à moins que personne ne le puisse.
    .nudge = Quel vampire vous suivrait dehors à l’aube ?
    .solved = Une action qu’aucun vampire ne peut bloquer arrive à son référendum, et là où personne n’a de voix, une seule fait la majorité.

vtes-puzzle-knife-behind = Un couteau dans le dos
    .intro = Au tour de votre prédateur : Gelasia Fotiou vous mord, et elle peut aller jusqu’à quatre. Vos trois vampires sont inclinés, vous pouvez en éveiller un seul, et vous avez trois points de réserve.
    .nudge = Qui s’éveille doit pouvoir faire mieux que bloquer. Lisez ce que Redirection demande aux deux qui ont Domination.
    .solved = Éveiller le bon vampire, renoncer à bloquer ce qu’on ne peut arrêter, et laisser la morsure tomber sur un autre.

vtes-puzzle-her-domain = Son domaine
    .intro = Vos deux vampires sont inclinés, votre prince n’a plus de sang, et votre prédateur mord avec une carte de discrétion en main. Avec deux points de réserve, vous ne pouvez pas laisser passer.
    .nudge = Comptez sa discrétion et votre interception avant de laisser quiconque bloquer.
    .solved = Le domaine d’un prince apporte de l’interception là où un simple réveil n’en apporte pas. Qui s’éveille, et par quoi, se décide avant le blocage.

vtes-puzzle-the-edge-of-it = De justesse
    .intro = Votre prédateur demande un référendum qui brûlerait vos trois derniers points de réserve. Vous avez un prince incliné, une main vide, et l’Avantage.
    .nudge = L’égalité suffit à rejeter un référendum. Qu’avez-vous à côté de votre prince ?
    .solved = Il faut plus de voix pour que contre : les deux de votre prince et l’Avantage font l’égalité.

vtes-puzzle-no-way-out = Sans issue
    .intro = Kathy Glens est célèbre, et sa chute coûterait trois points de réserve à votre proie. Elle tient aussi Majesté, qui met fin à tout combat qui lui déplaît.
    .nudge = Quels coups peut-elle encore choisir une fois que vous la tenez ?
    .solved = Qui est empoigné frappe à mains nues ou pas du tout : l’issue est fermée avant que le coup ne tombe.

vtes-puzzle-three-knocks = Trois coups à la porte
    .intro = Trois vampires, deux gardiens, deux points de réserve. Votre proie choisit quelles portes tenir, et vos cartes lesquelles restent fermées.
    .nudge = Commencez par celui dont le blocage vous coûte le moins.
    .solved = Chaque blocage retire un gardien du tour. La carte qui continue après un blocage revient au dernier de la file.
