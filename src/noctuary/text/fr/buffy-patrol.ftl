### Première patrouille : la voix qui mène un nouveau venu à travers une première partie de Buffy.

buffy-patrol = Première patrouille
    .about = Une nuit en ville avec Ada Vance : marcher, des amis et des piquets, des défis, un duel, revenir d’entre les morts, et les deux façons de gagner. Une voix vous montre une chose à la fois.
    .voice = La voix
    .farewell = C’était votre première patrouille. Vous savez marcher, vous battre, apprendre, revenir d’entre les morts et gagner de deux façons ; bien des gens n’en font pas autant en une semaine. Ensuite viendra un adversaire qui ne suit pas mon scénario. Et méfiez-vous du noir.
buffy-patrol-first-game = De nouveau Ada Vance, cette fois contre Dot Marlowe, qui ne suit le scénario de personne et débute comme vous.
buffy-patrol-forbidden = Ce n’est pas permis, hélas. Voici la règle :
buffy-patrol-aside = Vous pourriez, et un autre soir je regarderais avec intérêt. Mais cette leçon parle d’autre chose. Si vous tenez à voir ce que cela donnerait, redites-le ; je remettrai tout en place ensuite.
buffy-patrol-later = Chaque chose en son temps. Pour l’instant, une seule nous occupe :
buffy-patrol-tried = Voilà donc ce que cela donnerait. Il n’y a pas de mal : j’ai tout remis en place. Où en étions-nous ?
buffy-patrol-left = La patrouille s’arrête là pour ce soir. La nuit attendra.

## Ce que l’on sait ensuite

buffy-patrol-learned-win = Dix points de destinée donnent la victoire, à tout moment.
buffy-patrol-learned-park = Le Parc aussi, tenu seul à la fin de six tours de suite.
buffy-patrol-learned-steps = Un tour a sept étapes, que tout le monde traverse ensemble.
buffy-patrol-learned-watch = Une veille, une chose ; quand tous passent à la suite, l’étape est finie.
buffy-patrol-learned-walk = Qui n’est pas vampire marche une fois par tour, vers une case voisine ou le Parc.
buffy-patrol-learned-home = Les personnages entrent en jeu sur vos quatre cases.
buffy-patrol-learned-face = Pour affronter un défi, il faut être redressé, sur sa case.
buffy-patrol-learned-goal = Vos piles augmentent vos totaux, celles du défenseur les objectifs.
buffy-patrol-learned-fight = Le plus fort en Combat gagne, et prend 1 point de destinée ; à égalité, tous deux sont vaincus.
buffy-patrol-learned-ascend = On monte d’un niveau à la fois ; la destinée est requise, non dépensée.
buffy-patrol-learned-back = Votre personnage principal peut revenir de la défausse, une fois par tour.

## 1. Le Prologue

buffy-patrol-prologue = Le Prologue
buffy-patrol-prologue-place = Bonsoir. Vous êtes Ada Vance, qui avait d’autres projets ; en face se tient la comtesse Vesna, qui a le même projet depuis trois cents ans. Les cases A1 à A4 sont à vous, B1 à B4 à elle. Elles forment un anneau autour du Parc. Dix points de destinée, et la partie est gagnée. Les Méchants commencent, comme toujours : c’est donc son tour, et il fait nuit. Chaque tour s’ouvre par le Prologue : chacune place sur le plateau le premier défi de son deck de Défis. C’est surtout des défis que vient la destinée. La comtesse a laissé une porte ouverte en B2. Le vôtre s’appelle Quelque chose dans la chaufferie : 4 en Combat, pour 1 point de destinée. Ada est en A2. Placez le défi à côté d’elle, sur le Gymnase, en A3.
    .hint = Un défi peut aller sur n’importe quelle case, mais autant qu’il soit à votre portée : A3.
    .task = Placez votre défi sur A3.
buffy-patrol-slip-pass-prologue = C’est tentant. Mais une étape a parfois sa part obligatoire, et l’on ne passe pas avant de l’avoir faite.
buffy-patrol-slip-too-early = Quel entrain, j’aime ça. Mais marcher a son étape à soi, et elle vient plus tard.

## 2. Le mouvement

buffy-patrol-movement = Le mouvement
buffy-patrol-movement-step = J’ai passé le reste du Prologue à votre place. À l’étape de Pioche, vous avez toutes deux complété votre main à cinq cartes, et personne n’était assez las pour que l’étape de Redressement serve à quelque chose. Voici l’étape de Mouvement. On y agit chacune à son tour, une petite chose à la fois ; chaque occasion s’appelle une veille. La comtesse a flâné jusqu’en B3. Les vampires font deux pas la nuit et aucun le jour ; les autres en font un, quelle que soit l’heure. On va sur une case voisine, ou au Parc, qui touche à tout. Menez Ada au Gymnase, en A3. On entend du bruit dans la chaufferie.
    .hint = Ada est en A2, et A3 est la porte d’à côté.
    .task = Menez Ada en A3.
buffy-patrol-movement-rest = Elle passe. Ada a fait son unique déplacement : il ne vous reste rien à faire ici non plus. Quand tout le monde passe l’un après l’autre, l’étape est finie. Si quelqu’un agit après que vous avez passé, vous avez une nouvelle veille : passer ne met jamais à la porte. Passez.
    .hint = Passer est un coup comme un autre.
    .task = Passez : il ne vous reste rien à faire ici.
buffy-patrol-slip-too-far = Ce n’est pas la porte d’à côté. On va de case en case voisine le long de l’anneau ; seul le Parc est près de tout.
buffy-patrol-slip-twice = Ada ne marche qu’une fois par tour. Elle n’est pas morte, elle : il faut bien qu’elle dorme.

## 3. Les ressources

buffy-patrol-resources = Des amis et des piquets
buffy-patrol-resources-place = L’étape de Ressources : les cartes de votre main y deviennent des choses sur le plateau. La comtesse a fait venir les Jumeaux du caniveau. Vous avez un ami, vous aussi. Rook Delaney a été boxeur, et préfère ne pas dire pourquoi il a cessé de l’être. Un personnage de niveau 1 passe de votre main à l’une de vos quatre cases. Placez Rook en A3, auprès d’Ada.
    .hint = Placez Rook là où se trouve Ada : en A3.
    .task = Placez Rook Delaney en A3.
buffy-patrol-resources-item = La voilà dotée d’un fossoyeur. Ce doit être agréable, d’avoir du personnel. À vous de vous armer : le Piquet de clôture est un objet et donne Combat +1. Un objet ne coûte rien, pas même son souffle. Un personnage en porte deux au plus. Attachez-le à Ada, qui aura alors 4.
    .hint = Attachez le Piquet de clôture à Ada.
    .task = Attachez le Piquet de clôture à Ada.
buffy-patrol-resources-skill = La comtesse passe. Vous avez une compétence, Coups bas : Combat +2, à qui en a déjà 2 au moins. Mais apprendre fatigue, et au sens propre : qui s’attache une compétence est fatigué. Plus de marche, plus de duel à commencer, plus de défi, et chaque talent à −1, jusqu’à la prochaine étape de Redressement. Donnez donc la leçon à celui qui n’a rien d’autre de prévu ce soir : Rook.
    .hint = Attachez Coups bas à Rook. Ada doit rester fraîche pour la chaufferie.
    .task = Attachez Coups bas à Rook.
buffy-patrol-slip-not-home = Les personnages entrent en jeu chez vous, sur l’une de vos quatre cases. Le Parc n’est à personne, et surtout pas à vous.
buffy-patrol-slip-no-destiny = Cette carte exige 4 points de destinée, et vous n’en avez encore aucun. Nous allons y remédier.
buffy-patrol-slip-not-attachable = On n’attache que des compétences et des objets. Un Raccourci est une action, et cela ne se tient pas en main.

## 4. Un défi

buffy-patrol-challenge = Quelque chose dans la chaufferie
buffy-patrol-challenge-face = L’étape de Conflit. On y commence des duels et l’on y affronte des défis. Ada se tient là où est le défi, et elle est redressée : il n’en faut pas plus. Il demande 4 en Combat, et Ada, avec son Piquet, a tout juste 4. Affrontez-le.
    .hint = Affrontez-le avec Ada seule. Rook n’a pas encore repris son souffle.
    .task = Affrontez le défi avec Ada.
buffy-patrol-challenge-wait = Quand vous affrontez un défi, c’est votre adversaire qui le défend. Vous avez pioché cinq cartes pour l’occasion, elle trois. Voici la Bataille : une carte par veille, posée sur un talent. Les vôtres augmentent votre total, les siennes l’objectif. Une action compte pour l’icône de votre choix, une compétence ou un objet pour 1. Pour l’instant c’est 4 contre 4, et égaler l’objectif suffit. Laissez-la se découvrir : passez, et voyez ce qu’elle fait.
    .hint = Vous avez déjà ce qu’il faut. Passez, et gardez vos cartes.
    .task = Passez, et voyez ce qu’elle fait.
buffy-patrol-challenge-answer = Un Crochet du droit. L’objectif est maintenant de 6, et vous avez 4. Si l’on en restait là, ce serait l’échec, et un point de destinée perdu, si vous en aviez un. Il se trouve que ce coup-là, vous le connaissez aussi. Un Crochet du droit montre 2 en Combat. Mettez-le dans votre pile.
    .hint = 4 et 2 font 6, et 6 suffisent.
    .task = Mettez Crochet du droit dans la pile de Combat.
buffy-patrol-challenge-discard = 6 contre 6 : surmonté. Votre premier point de destinée, et une chose de moins dans la chaufferie. Ada est fatiguée, comme quiconque a affronté un défi. Avant de sortir, votre main : personne ne quitte un conflit avec plus de cinq cartes, et vous en avez six. Joute d’esprit exige quelqu’un qui ait 2 en Astuce, et vous n’avez encore personne de ce genre. Soit dit sans offense. Défaussez-la.
    .hint = Laissez partir Joute d’esprit.
    .task = Défaussez Joute d’esprit.
buffy-patrol-slip-fatigued = Rook reprend encore son souffle. Apprendre lui fait toujours cet effet.
buffy-patrol-slip-not-here = Encore faut-il y être : un conflit se joue entre ceux qui sont sur la même case.
buffy-patrol-slip-no-goal = Très élégant. Mais ce défi ne demande pas ce talent-là : personne ne peut donc y mettre de carte.
buffy-patrol-slip-person-stacked = On ne lance pas les gens. Actions, compétences, objets et Parties I se mettent dans une pile de talent ; les personnages, non.
buffy-patrol-slip-full-hand = D’abord la main. Cinq cartes au plus.

## 5. Le Parc

buffy-patrol-park = Une promenade au Parc
buffy-patrol-park-draw = Un nouveau tour, et le soleil est levé : le jour et la nuit alternent, et vous aussi. J’ai placé en A2 votre défi suivant, la Vente de gâteaux des damnés. Oui, c’est son nom. Voici l’étape de Pioche : gardez ce qui vous plaît, défaussez le reste, et piochez jusqu’à en avoir de nouveau cinq. Cinq nouvelles cartes ou aucune, c’est vous qui voyez. Vous tenez un Raccourci, et rien ne presse. Défaussez-le, et je piocherai pour vous.
    .hint = Défaussez le Raccourci ; le reste vaut d’être gardé.
    .task = Défaussez le Raccourci.
buffy-patrol-park-refresh = Inés Duarte, sorcière des haies. Elle nous servira plus tard. Voici l’étape de Redressement : tout ce qui est fatigué chez vous se relève, d’un seul coup. Ada et Rook ne diraient pas non.
    .hint = Redressez : c’est la seule chose que cette étape exige de vous.
    .task = Redressez vos cartes.
buffy-patrol-park-walk = Tout le monde est debout. Il fait jour : la comtesse ne peut pas faire un pas ; Ada, si. Or il y a une seconde façon de gagner. Qui a des personnages au Parc à la fin d’un tour, quand personne d’autre n’y est, le contrôle. Six tours de suite, et la ville est à vous. Ada y est en un pas, d’où qu’elle vienne. Allez-y.
    .hint = Déplacez Ada jusqu’au Parc.
    .task = Menez Ada au Parc.
buffy-patrol-park-end = J’ai sauté pour vous les étapes de Ressources et de Conflit ; personne n’avait rien d’urgent. Voici l’étape de Fin. Passez, et regardez le compteur du Parc.
    .hint = Passez, et le tour est fini.
    .task = Passez, et regardez le compteur du Parc.
buffy-patrol-slip-no-pass-drawing = Ici, on ne passe pas. On défausse ce dont on ne veut pas, puis on garde le reste.
buffy-patrol-slip-refresh-first = On ne passe pas tant que les siens sont couchés. Redressez d’abord.
buffy-patrol-slip-too-late = Cela avait son étape à soi, et l’étape est finie. Le bon moment, c’est la moitié du métier.

## 6. Un duel

buffy-patrol-fight = La comtesse danse
buffy-patrol-fight-start = Un tour de Parc est à vous. Puis le soleil s’est couché, et la comtesse est venue voir qui s’était assis sur son banc. Vous voilà deux au Parc, et si l’on en reste là, votre compte retombe à rien. Elle attend qu’on l’invite ; elle a été bien élevée. Dans un duel, l’un de vos personnages redressés attaque un personnage adverse sur la même case. Ada a 3 en Combat et un Piquet de clôture : 4. La comtesse a 3, et un de plus grâce à son essence, parce qu’il fait nuit et qu’elle est au Parc : 4. Invitez-la à danser.
    .hint = Commencez un duel : Ada contre la comtesse.
    .task = Commencez un duel : Ada contre la comtesse.
buffy-patrol-fight-stack = Un duel se déroule comme un défi, en plus rapproché. Vous avez toutes deux pioché cinq cartes. Vous posez, elle pose, et le Combat le plus élevé l’emporte. La perdante est défaussée ; le camp vainqueur gagne un point de destinée. Et si c’est un personnage principal qui perd, son joueur perd en outre un point. On en est à 4 contre 4. Ouvrez par un Crochet du droit.
    .hint = Crochet du droit, en Combat : cela fait 6.
    .task = Mettez Crochet du droit dans la pile de Combat.
buffy-patrol-fight-tie = Elle en avait un aussi. 6 contre 6. L’égalité, c’est le pire des deux mondes : les deux sont vaincues, et personne ne gagne rien. Il vous en faut un de plus. Toute compétence et tout objet comptent pour 1, sur le talent de votre choix ; un Second souffle montre 1 en Combat. Gardez Et restes-y ! en main pour l’instant. Faites-moi confiance.
    .hint = Le Sabre d’argent fera l’affaire, même émoussé.
    .task = Mettez encore une carte dans la pile de Combat : le Sabre d’argent, par exemple.
buffy-patrol-fight-won = 7 contre 6 ! Elle voudra faire nettoyer son banc. Vous gagnez un point de destinée ; elle en perdrait un, si elle en avait. Et maintenant, avant que la poussière ne retombe, un bref instant est réservé aux cartes qui exigent une victoire. Une carte sait faire deux choses : dans une pile, elle n’est qu’un nombre ; jouée, elle fait ce qu’elle dit. Jouez Et restes-y ! Elle vous donne encore un point de destinée.
    .hint = Ne la mettez pas dans une pile, jouez-la.
    .task = Jouez Et restes-y !
buffy-patrol-slip-no-icon = Une action ne compte que pour un talent dont elle montre l’icône, et celle-ci ne montre pas celui-là.
buffy-patrol-slip-in-a-fight = Pas au beau milieu d’un duel ! Ce qui relève d’une autre étape attendra. Dans une pile, en revanche, ce serait très bienvenu.

## 7. L’ascension

buffy-patrol-ascend = Grandir
buffy-patrol-ascend-up = Sautons quelques tours. Vous avez 4 points de destinée, et vous revoici à l’étape de Ressources. Les personnages ont des niveaux. Le niveau 2 d’Ada, la garde de nuit, exige 4 points de destinée. Il faut les avoir, pas les dépenser : la destinée n’est pas de l’argent. La nouvelle carte se pose sur l’ancienne, et elle seule compte désormais. Ce qu’Ada porte reste avec elle. Élevez Ada.
    .hint = Posez le niveau 2 sur le niveau 1.
    .task = Élevez Ada au niveau 2.
buffy-patrol-ascend-arm = Regardez-la : 4 en Combat, et 5 la nuit, sans compter le Piquet. La voilà de taille à porter mieux. Le Sabre d’argent exige 3 en Combat et en donne 2. Il lui reste une main libre. Attachez-le-lui.
    .hint = Attachez le Sabre d’argent à Ada.
    .task = Attachez le Sabre d’argent à Ada.
buffy-patrol-slip-skipping = Un niveau à la fois. Nul ne passe d’« à contrecœur » à « invaincue » en une nuit.
buffy-patrol-slip-once-a-turn = Une fois par tour suffit. Grandir fait mal, et du reste le niveau 3 exige 7 points de destinée.

## 8. La résurrection

buffy-patrol-resurrection = Ce n’est pas la fin
buffy-patrol-resurrection-return = J’ai une mauvaise nouvelle. La comtesse est revenue, en maîtresse de maison cette fois, et la nuit a mal tourné. Ada est dans votre défausse, avec ses deux niveaux, le Piquet et le Sabre. Dans la plupart des villes, l’histoire s’arrêterait là. Ici, votre personnage principal peut revenir : tant qu’une de ses cartes de niveau 1 est dans votre défausse, vous pouvez le ressusciter à l’étape de Ressources, sur l’une de vos cases, une fois par tour. Choisissez une case, et ramenez-la à la maison.
    .hint = Ressuscitez Ada sur n’importe quelle case de A1 à A4.
    .task = Ressuscitez Ada sur l’une de vos cases.
buffy-patrol-resurrection-again = La revoilà. Elle est de nouveau au niveau 1, et les mains vides. Mais vos points de destinée sont toujours là, tous les 4, et vous avez en main une seconde garde de nuit. Vous savez ce qu’il vous reste à faire.
    .hint = Élevez Ada de nouveau ; elle y a droit le tour même de son retour.
    .task = Élevez de nouveau Ada au niveau 2.
buffy-patrol-slip-level-one = On ne revient pas au milieu de l’escalier. Il faut une carte de niveau 1.
buffy-patrol-slip-already-back = Elle est déjà revenue. Un miracle à la fois.

## 9. La victoire par le Parc

buffy-patrol-park-victory = La première façon de gagner
buffy-patrol-park-victory-stay = Passons aux fins ; il y en a deux. Voici la première. Vous tenez le Parc depuis cinq tours de suite. Encore un, et c’est gagné. Il fait nuit, la comtesse est entre deux vies, et les Jumeaux du caniveau sont donc venus à sa place. Ils sont au Parc, tout près d’Ada, et n’ont pas l’intention de partager. Vous pourriez partir, mais votre compte partirait aussi. Tenez bon : passez.
    .hint = Passez. Ada reste où elle est.
    .task = Tenez le Parc : passez.
buffy-patrol-park-victory-fight = L’étape de Conflit. Entre-temps, la comtesse s’est ressuscitée en B2 ; elle en est capable, elle aussi, mais il est trop tard pour qu’elle aille où que ce soit cette nuit. Restent les Jumeaux, et tant qu’ils sont là, personne ne contrôle le Parc. Ils ont 2 en Combat, et 3 ici la nuit, par la grâce de la comtesse. Ada a 4, un de plus la nuit, et un Piquet : 6. Raccompagnez-les.
    .hint = Commencez un duel : Ada contre les Jumeaux.
    .task = Commencez un duel : Ada contre les Jumeaux.
buffy-patrol-park-victory-stack = J’ai retenu vos cartes ; la comtesse, non : un Crochet du droit et des Coups bas, et les Jumeaux ont 6. Une égalité vous coûterait Ada, et le Parc avec elle. C’est le moment d’un bon coup de poing.
    .hint = Crochet du droit, en Combat : 8 contre 6.
    .task = Mettez Crochet du droit dans la pile de Combat.
buffy-patrol-park-victory-end = Et les voilà dehors. Ada est fatiguée d’avoir attaqué, mais il n’est pas besoin de se tenir droit pour tenir un parc ; il suffit d’y être. C’est l’étape de Fin, et la comtesse a passé. Le dernier mot de la nuit est à vous.
    .hint = Passez, et comptez jusqu’à six.
    .task = Passez, et gagnez.
buffy-patrol-slip-not-yours = Ces gens-là ne sont pas à vous. Si seulement ils vous écoutaient.

## 10. La victoire par la destinée

buffy-patrol-destiny-victory = La seconde façon de gagner
buffy-patrol-destiny-victory-face = Six tours : le Parc est à vous, et la partie aussi. Saluez. Et maintenant, revenons un peu en arrière, pour l’autre fin. Vous avez 8 points de destinée, et la comtesse 9 : son prochain duel pourrait être votre dernier. Mais en A4 se trouve Le Livre emprunté, qui en vaut 2. Il demande 4 en Astuce et 3 en Étrangeté, et il veut près de lui quelqu’un qui ait la Magie, sans quoi il ne se refermera pas. Aucun des vôtres n’y suffit seul. Mais vous n’êtes pas seule. Commencez par Inés, qui connaît ses formules : 1 en Astuce, 3 en Étrangeté.
    .hint = Affrontez Le Livre emprunté avec Inés.
    .task = Affrontez Le Livre emprunté avec Inés.
buffy-patrol-destiny-victory-add = Aux autres, maintenant. Tous ceux qui sont redressés en A4 peuvent se joindre à elle, et les talents s’additionnent. Nan Pruitt a lu tous les dossiers de son service et apporte 2 en Astuce. Prenez-la avec vous, et Ada viendra aussi : on ne la retient pas.
    .hint = Ajoutez Nan au groupe.
    .task = Ajoutez Nan au groupe.
buffy-patrol-destiny-victory-smarts = Ensemble, vous avez 5 en Astuce et 3 en Étrangeté. J’ai de nouveau laissé la comtesse commencer, et elle a mis une Joute d’esprit en Astuce : l’objectif est de 6. Heureusement que vous aviez gardé l’autre.
    .hint = Joute d’esprit, en Astuce : cela fait 7.
    .task = Mettez Joute d’esprit dans la pile d’Astuce.
buffy-patrol-destiny-victory-hands = Bien sûr, elle lit les petits caractères. Le livre demande maintenant 5 en Étrangeté, et vous avez 3. Dans une pile, Tous sur le pont n’ajouterait que 1, et ce n’est pas assez. Mais lisez ce que fait la carte quand on la joue : chacun dans votre groupe reçoit +1 à tout. Et vous êtes trois.
    .hint = Ne mettez pas Tous sur le pont dans une pile, jouez-la.
    .task = Jouez Tous sur le pont.
buffy-patrol-destiny-victory-win = 10 en Astuce contre 6, 6 en Étrangeté contre 5. À cela, elle n’a rien à répondre. Passez, et refermez le livre.
    .hint = Passez ; le reste est affaire de destinée.
    .task = Passez, et refermez le livre.
