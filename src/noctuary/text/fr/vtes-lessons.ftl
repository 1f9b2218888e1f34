### Trois soirées de VTES : la voix qui enseigne le jeu, une petite chose à la fois.

## Première soirée : l’influence et la morsure

vtes-evening-1 = Première soirée : l’influence et la morsure
    .about = La réserve et les vampires, la proie et le prédateur, vos premières morsures, l’Avantage, et ce que rapporte une élimination. Trois joueurs et peu de cartes.
    .farewell = C est éliminé à son tour : un deuxième point de victoire, et un troisième parce que vous restez en dernier à la table. C’était la première soirée. Vous changez la réserve en vampires, les vampires en morsures, et les morsures qu’on vous destine en ennuis pour autrui ; certains Mathusalems y ont mis un siècle. Demain, quelqu’un se mettra en travers de votre chemin. Dormez bien, le moment venu.
vtes-influence-learned-pool = La réserve est votre vie et votre bourse. Sans elle, on est éliminé.
vtes-influence-learned-circle = Le Mathusalem à votre gauche est votre proie, celui à votre droite votre prédateur.
vtes-influence-learned-transfers = Un transfert déplace 1 point de réserve sur un vampire endormi ; on en a quatre par tour.
vtes-influence-learned-arrive = Qui a sa capacité payée peut rejoindre la région disponible, avec autant de sang.
vtes-influence-learned-hand = Votre main compte sept cartes ; ce qui en part est remplacé aussitôt.
vtes-influence-learned-acting = Un vampire disponible et redressé peut agir, et s’incline pour cela.
vtes-influence-learned-bleed = Une morsure brûle la réserve de votre proie et prend l’Avantage.
vtes-influence-learned-edge = L’Avantage donne 1 point de réserve à votre phase de redressement.
vtes-influence-learned-limited = Une seule hausse de morsure « (limité) » par action.
vtes-influence-learned-oust = Pour votre proie éliminée, vous recevez 1 point de victoire et 6 points de réserve.
vtes-influence-learned-winning = Le dernier en jeu marque un point de plus ; qui a le plus de points l’emporte.

## 1.1 La crypte

vtes-influence-crypt = Qui s’éveille, et à quel prix
vtes-influence-crypt-transfer = Bonsoir, et bienvenue à la table. J’enseigne ce jeu depuis plus longtemps que je n’aime l’avouer, et personne ne l’a jamais su de naissance. Vous êtes un Mathusalem : très ancien, très riche, et invisible ; ce sont les autres qui travaillent. Le nombre à votre place est votre réserve, à la fois votre vie et votre bourse ; à 0, vous êtes éliminé. Dans votre région incontrôlée dorment quatre vampires de votre crypte, que les autres ne voient pas. C’est la réserve qui les éveille. Voici votre phase d’influence, et vous avez quatre transferts : chacun déplace 1 point de réserve sur l’un d’eux. Mason Ha a une capacité de 5, et 1 point l’attend déjà. Donnez-lui-en un de plus.
    .hint = Mason Ha est dans votre région incontrôlée, et il lui manque quatre points.
    .task = Transférez 1 point de réserve à Mason Ha, dans votre région incontrôlée.
vtes-influence-crypt-more = 28 en réserve, et 2 points sur Mason. Le temps que l’encre sèche, regardez autour de vous. Vous êtes trois, assis en cercle, et vous êtes A. B, à votre gauche, est votre proie : c’est lui que vous attaquez. C, à votre droite, est votre prédateur, et c’est vous qu’il attaque. B, lui, chasse C : chacun a quelqu’un devant soi et quelqu’un derrière. Donnez encore un point à Mason. Je transférerai les deux derniers à votre place, pour ne pas vous fatiguer la main.
    .hint = Encore Mason Ha.
    .task = Transférez encore 1 point de réserve à Mason Ha.
vtes-influence-crypt-arrive = 5 sur Mason Ha, et 25 dans votre réserve. Tout le commerce est là : votre réserve devient des vampires, et les vampires vont entamer la réserve de votre proie. Mason a ce qu’il lui faut. Les points posés sur lui deviennent son sang, et il rejoint votre région disponible, face visible et redressé. Éveillez-le.
    .hint = Mason Ha a ses 5 points : déplacez-le vers votre région disponible.
    .task = Déplacez Mason Ha vers votre région disponible.
vtes-influence-crypt-discard = Le voici, l’air bien reposé. Votre tour s’achève par la phase de défausse : vous pouvez défausser une carte, et une autre prend sa place. Vous tenez sept cartes de bibliothèque, et il en sera ainsi toute la partie : ce que vous jouez ou défaussez est remplacé aussitôt. Le Magnum .44 coûte 2 points de réserve, et ce soir nous ne nous battrons pas. Défaussez-le.
    .hint = Le Magnum .44, dans votre main.
    .task = Défaussez Magnum .44.
vtes-influence-slip-not-yet-full = Pas encore. Un vampire dort tant que sa capacité entière n’est pas payée : 5 pour Mason, et pas un de moins. J’ai essayé de les presser. Ils se retournent, et c’est tout.
vtes-influence-slip-crypt-costs = On peut aussi tirer un vampire de plus de sa crypte, mais il y faut quatre transferts d’un coup et 1 point de réserve. Il vous en reste moins.
vtes-influence-slip-no-transfer = Les quatre transferts sont dépensés. À votre prochain tour, vous en aurez quatre nouveaux.
vtes-influence-slip-phase-over = Quel zèle ! Mais les vampires agissent à la phase de serviteur, et pour cette nuit elle est passée. Un tour a toujours les mêmes cinq phases : redressement, maître, serviteur, influence, défausse.

## 1.2 La morsure

vtes-influence-bleed = Un peu de leur réserve
vtes-influence-bleed-master = B a mis quatre points sur quelqu’un, C vous a regardé d’un air songeur, et c’est de nouveau votre tour. Voici la phase de maître. À chacune, vous pouvez jouer une carte de maître ; c’est vous qui la jouez, et non un vampire. La Poupée de sang se pose sur l’un de vos vampires ; désormais, une fois par tour, elle fait passer un point de sang dans votre réserve, ou l’inverse. Mason ne s’en plaindra pas. Vous n’avez que lui.
    .hint = Poupée de sang est dans votre main, et un seul vampire peut la recevoir.
    .task = Jouez Poupée de sang depuis votre main.
vtes-influence-bleed-first = Et maintenant la phase de serviteur. Chacun de vos vampires disponibles et redressés peut agir, et s’incline en agissant. La plus vieille action du monde est la morsure : elle brûle dans la réserve de votre proie autant de points que le vampire a en morsure, 1 si sa carte ne dit pas mieux. Elle est dirigée contre B : seuls les vampires de B pourraient la bloquer, et aucun n’est éveillé. Mordez avec Mason.
    .hint = Désignez Mason Ha, et mordez.
    .task = Mordez avec Mason Ha.
vtes-influence-bleed-next = B descend à 23. Ces points ne vont pas à vous, ils sont brûlés ; mais vous avez pris l’Avantage, qui revient à l’auteur de la dernière morsure réussie. À quoi il sert, vous le verrez tout de suite. Mason est incliné : sa nuit est faite. Revoici la phase d’influence, et un seul vampire, c’est une maison bien triste. Chrysanthème a une capacité de 5. Transférez le premier point ; j’ajouterai les trois autres.
    .hint = Chrysanthème est dans votre région incontrôlée.
    .task = Transférez 1 point de réserve à Chrysanthème.
vtes-influence-slip-phase-to-come = Dans un instant. La phase de serviteur vient juste après celle-ci.
vtes-influence-slip-modifier-alone = Conditionnement est un modificateur d’action : il renforce une action déjà engagée. D’abord le plat, ensuite le sel.
vtes-influence-slip-locked = Mason a agi, et il est incliné. Au début de votre prochain tour, tout ce qui est à vous se redresse.

## 1.3 L’Avantage

vtes-influence-edge = L’Avantage, et une vraie morsure
vtes-influence-edge-gain = B économise pour deux princes à la fois, ce qui est un bon moyen de n’en avoir aucun pendant longtemps. C a éveillé le jeune Nik Sikko. À vous : tout ce que vous avez s’est redressé. Durant cette phase, qui a l’Avantage peut gagner 1 point de réserve. Il suffit de le demander, mais il faut le demander : ce qu’on oublie ici est perdu.
    .hint = L’Avantage rapporte 1 point de réserve à chacune de vos phases de redressement.
    .task = Gagnez 1 point de réserve grâce à l’Avantage.
vtes-influence-edge-doll = 22. Durant la phase de maître, la Poupée de sang peut servir, une fois par tour. Mason a 5 points de sang. Ils le soignent et paient ses cartes, mais il en a bien un à vous donner. Retenez ceci : la réserve, c’est votre vie ; le sang, vos économies.
    .hint = Utilisez Poupée de sang : 1 point de sang de Mason va dans votre réserve.
    .task = Utilisez Poupée de sang : 1 point de sang vers votre réserve.
vtes-influence-edge-govern = 23 en réserve pour vous, 4 points de sang pour Mason. Et maintenant, une morsure dont B se souviendra. Diriger les indécis est une carte d’action : un vampire qui a Domination la joue et mord à +2. Si elle réussit, elle lui coûte 1 point de sang. Mason a Domination en petites lettres, au niveau de base : il peut utiliser le premier des deux effets.
    .hint = Jouez Diriger les indécis avec Mason Ha, au niveau de base.
    .task = Jouez Diriger les indécis avec Mason Ha.
vtes-influence-edge-condition = Personne ne bloque, puisqu’il n’y a personne. Avant que la morsure réussisse, un modificateur d’action peut encore la renforcer. Vous en tenez trois qui feraient l’affaire. Mais une hausse marquée « (limité) » ne sert qu’une fois par action, et toutes le sont : choisissez donc la meilleure. Conditionnement ajoute 2, pour 1 point de sang.
    .hint = Conditionnement, avec Mason Ha.
    .task = Jouez Conditionnement avec Mason Ha.
vtes-influence-edge-chrysanthemum = 1, et 2, et encore 2 : cinq points d’un coup, et B n’en a plus que 14. Mason y a laissé 2 points de sang, et votre main compte sept cartes, comme si de rien n’était. Phase d’influence : il ne manque qu’un point à Chrysanthème. Donnez-le. Je ferai le reste : éveiller Chrysanthème, mettre trois points sur Trevon Parker, et défausser une carte qui ne vous sert pas.
    .hint = Un point pour Chrysanthème, et cela fait 5.
    .task = Transférez 1 point de réserve à Chrysanthème.
vtes-influence-slip-edge-gone = C’était l’affaire de la phase de redressement, et vous avez eu votre point. Le suivant viendra à votre prochain tour, si personne ne vous prend l’Avantage.
vtes-influence-unwise-edge = On peut continuer sans lui, et le point serait perdu pour de bon. Il ne coûte rien : prenez-le.
vtes-influence-unwise-bleed = Une simple morsure de 1, c’est bien ; une de 3, c’est mieux. Jouez la carte.
vtes-influence-unwise-threats = Threats ajouterait 1 ; puis, limité aussi, il empêcherait Conditionnement d’ajouter 2.
vtes-influence-slip-superior = C’est l’effet de Domination au niveau supérieur, qui s’écrit en majuscules sur un vampire. Mason ne l’a qu’en petites lettres.
vtes-influence-slip-reaction = Déflexion est une réaction : on la joue pendant que le vampire d’un autre agit. Gardez-la. Nous en serons contents plus tôt que vous ne croyez.

## 1.4 La déflexion

vtes-influence-deflection = La morsure qui s’égara
vtes-influence-deflection-decline = B a enfin un prince : Alice Chen. Et C s’est rappelé qui est assis à sa gauche : Mkhokheli joue Enchanter la descendance et vous mord pour 2. Vous voilà de l’autre côté. Chrysanthème n’est pas incliné et pourrait tenter de bloquer ; ce sera la leçon de demain. Ce soir, je connais plus élégant. Déflexion se joue une fois qu’on a renoncé à bloquer. Laissez donc venir : passez.
    .hint = Passez. Vous dites seulement que vous ne bloquez pas ; rien n’est encore perdu.
    .task = Passez : ne bloquez pas.
vtes-influence-deflection-play = Deux points sont en route vers vous. À présent, Déflexion : la morsure est renvoyée à un autre Mathusalem, qui n’est ni vous ni C. Il reste B. Chrysanthème paie 1 point de sang et s’incline ; le vampire de C fait le reste du travail pour vous.
    .hint = Déflexion, avec Chrysanthème.
    .task = Jouez Déflexion avec Chrysanthème.
vtes-influence-slip-locked-blocker = Mason a mordu à votre tour et il est incliné ; un vampire incliné ne bloque pas. Voilà pourquoi l’on garde quelqu’un à la maison.
vtes-influence-slip-too-early = Presque ! C’est pour l’instant d’après, quand on a renoncé à bloquer. Dites d’abord que vous ne bloquez pas : passez.
vtes-influence-slip-locked-reaction = Mason est incliné, et qui est incliné ne réagit pas. Chrysanthème est bien éveillé, et connaît aussi Domination.
vtes-influence-unwise-block = Rien ne s’y oppose, et toute la soirée de demain y est consacrée. Ce soir, passez, et voyez ce que peut une carte.

## 1.5 L’élimination

vtes-influence-oust = Le dernier point de réserve
vtes-influence-oust-prey = B a perdu 2 points de réserve par le vampire de C. C y a gagné l’Avantage, et vous n’avez eu qu’à regarder : voilà à quoi sert le cercle. Sautons quelques nuits. Vous avez 9 points de réserve, B en a 3 et C en a 2. Tous deux ont agi à leur propre tour : leurs vampires sont inclinés, et personne ne peut bloquer. Mason est fatigué, mais Trevon Parker est là, et Diriger les indécis vous est revenu en main. 1 et 2 font 3.
    .hint = Diriger les indécis, avec Trevon Parker, au niveau de base : une morsure de 3.
    .task = Jouez Diriger les indécis avec Trevon Parker (de base).
vtes-influence-oust-next = B est éliminé ! Sans réserve, on sort aussitôt, avec tout ce qu’on avait. Pour votre proie, vous recevez 1 point de victoire et 6 points de réserve. Tout cela n’a d’autre but que les points de victoire : qui en a le plus à la fin l’emporte. Et le cercle se referme : votre nouvelle proie est le suivant à gauche. C’est C, qui reste aussi votre prédateur. Il lui reste 2 points. Mordez avec Chrysanthème.
    .hint = Chrysanthème est redressé : mordez.
    .task = Mordez avec Chrysanthème.
vtes-influence-oust-last = 1 en laisserait 1. Mais personne ne bloque, et avant que la morsure réussisse il y a place pour un modificateur. Vous avez Sociabilisation : +1. Finissez.
    .hint = Sociabilisation, avec Chrysanthème, fait une morsure de 2.
    .task = Jouez Sociabilisation avec Chrysanthème.
vtes-influence-unwise-plain = Une simple morsure laisserait à B 2 points de réserve, et de la rancune. Servez-vous de la carte : 3, c’est exactement ce qu’il faut.

## Deuxième soirée : discrétion, blocage et combat

vtes-evening-2 = Deuxième soirée : discrétion, blocage et combat
    .about = Passer devant qui vous guette, et guetter à son tour ; la portée, les frappes et les dégâts ; la torpeur, le secours et la chasse.
    .farewell = 3 contre 2, et B est éliminé : 1 point de victoire, 6 points de réserve. Vous savez vous cacher, bloquer, frapper, manœuvrer, tirer les vôtres de la torpeur et les nourrir. Deux choses à retenir : à égalité, c’est l’interception qui gagne ; et un vampire resté à la maison vaut bien une morsure. Il reste une soirée. Apportez vos bonnes manières, car on votera.
vtes-stealth-learned-block = Un blocage réussit si l’interception est au moins égale à la discrétion : à égalité, qui bloque l’emporte.
vtes-stealth-learned-needed = On n’ajoute de la discrétion que si l’on en a besoin : quand un blocage réussirait.
vtes-stealth-learned-once = Un vampire ne joue pas deux fois le même modificateur ou la même réaction durant une action.
vtes-stealth-learned-combat = Qui bloque s’incline, et les deux vampires se battent ; l’action est perdue.
vtes-stealth-learned-range = Un round commence au contact ; les manœuvres y changent quelque chose, chaque camp à son tour.
vtes-stealth-learned-strikes = Chacun choisit sa frappe, le vampire qui agit d’abord, et tous deux frappent en même temps.
vtes-stealth-learned-damage = Chaque point de dégâts se soigne avec 1 point de sang ; ce qui ne peut l’être mène à la torpeur.
vtes-stealth-learned-torpor = En torpeur, on n’agit pas, on ne bloque pas et l’on ne vote pas.
vtes-stealth-learned-rescue = Un autre vampire vous en tire pour 2 points de sang.
vtes-stealth-learned-hunt = Un vampire disponible sans sang doit chasser avant toute chose.

## 2.1 La discrétion

vtes-stealth-stealth = L’art de n’être pas vu
vtes-stealth-stealth-bleed = Bonsoir. Ce soir, vous avez deux Nosferatu, Larissa Moreira et Horace Radcliffe. Ils savent se cacher et, quand cela ne suffit pas, cogner. B, votre proie, monte la garde : Mason Ha est redressé et connaît un peu d’Auspex. Hier, personne ne vous gênait. Aujourd’hui, quelqu’un s’en chargera. Mordez avec Horace, et regardez.
    .hint = Désignez Horace Radcliffe, et mordez.
    .task = Mordez avec Horace Radcliffe.
vtes-stealth-stealth-hide = Mason Ha tente de bloquer. Voici toute la règle : la tentative réussit si son interception est au moins égale à votre discrétion. Une morsure n’a pas de discrétion, il n’a pas d’interception ; 0 contre 0, elle réussirait. Un point de plus, et Horace passe devant lui. Perdu dans la foule donne +1 en discrétion à un vampire qui a Dissimulation.
    .hint = Perdu dans la foule, avec Horace Radcliffe.
    .task = Jouez Perdu dans la foule avec Horace Radcliffe.
vtes-stealth-stealth-again = B a répondu par Sens surdéveloppés, une réaction : +1 en interception. 1 contre 1, et de nouveau elle réussirait. Cela va et vient ainsi, tant que chacun a des cartes. Mais un vampire ne joue pas deux fois le même modificateur durant une action : le second Perdu dans la foule attendra. Vous avez Englouti par la nuit : +1 en discrétion.
    .hint = Englouti par la nuit, avec Horace Radcliffe.
    .task = Jouez Englouti par la nuit avec Horace Radcliffe.
vtes-stealth-slip-before = La discrétion est pour le vampire qui agit, et seulement quand il en a besoin : quand quelqu’un tente de bloquer et réussirait. Agissez d’abord.
vtes-stealth-slip-other = C’est gentil de la part de Larissa, mais seul le vampire qui agit joue des modificateurs d’action, et c’est Horace.
vtes-stealth-slip-twice = Deux fois le même modificateur, par le même vampire, durant une action : non. Une autre carte : oui.

## 2.2 Le combat

vtes-stealth-combat = Bloqué
vtes-stealth-combat-act = 2 contre 1 : Mason échoue, et B perd 1 point de réserve. Mais une tentative ratée n’incline personne : il est toujours là. Mordez maintenant avec Larissa. Il faut que vous voyiez un combat ce soir, et je crois que Mason aura cette obligeance.
    .hint = Désignez Larissa Moreira, et mordez.
    .task = Mordez avec Larissa Moreira.
vtes-stealth-combat-let = Le revoilà. Vous pourriez vous cacher encore, vous avez les cartes. Mais regardez-le : 2 points de sang. Larissa est forte, et une morsure de 1 n’est pas un grand prix. Laissez-le bloquer : passez. L’action est perdue, il s’incline, et tous deux se battent.
    .hint = Passez : pas de discrétion cette fois.
    .task = Passez, et laissez Mason Ha bloquer.
vtes-stealth-combat-close = Chaque round d’un combat commence au contact. Chaque camp peut y changer quelque chose par une manœuvre, le camp qui agit d’abord. B l’a fait, avec Télétransport : les voici à distance, là où les poings n’atteignent pas. Englouti par la nuit a un second usage, pour Dissimulation au niveau supérieur, en majuscules, et Larissa l’a : une manœuvre. Revenez au contact.
    .hint = Englouti par la nuit, avec Larissa Moreira, au niveau supérieur.
    .task = Jouez Englouti par la nuit avec Larissa (supérieur).
vtes-stealth-combat-strike = Au contact, et pour tout ce round. Chacun choisit maintenant sa frappe, le vampire qui agit d’abord ; puis les deux frappent en même temps. À mains nues, Larissa ferait 1 point de dégâts. Crochet, avec Puissance au niveau de base, est une frappe à mains nues à +2, donc 3.
    .hint = Crochet, avec Larissa Moreira.
    .task = Jouez Crochet avec Larissa Moreira.
vtes-stealth-combat-taste = Mason l’a touchée aussi : 1 point de dégâts, qu’elle a soigné avec 1 point de sang. Lui en a subi 3, en a soigné deux avec tout ce qu’il avait, et n’a pas pu soigner le troisième : il va en torpeur. Un vampire en torpeur n’agit pas, ne bloque pas et ne vote pas tant qu’on ne l’en tire pas. Le round s’achève, et à la fin d’un round il y a Gorgée de vitæ : Larissa gagne autant de sang qu’il en a perdu.
    .hint = Gorgée de vitæ, avec Larissa Moreira.
    .task = Jouez Gorgée de vitæ avec Larissa Moreira.
vtes-stealth-slip-locked = Horace a agi, et il est incliné. Une action chacun, et au lit.
vtes-stealth-slip-no-combat = Crochet est une carte de combat, et il n’y a pas encore de combat. Passez, et il y en aura un.
vtes-stealth-slip-range-first = D’abord la portée, ensuite les frappes. Et à distance, un poing ne touche que la nuit.
vtes-stealth-slip-round-first = Gorgée de vitæ est pour la fin du round, quand le sang a coulé. Frappez d’abord.
vtes-stealth-unwise-hands = À mains nues, ce serait 1 point de dégâts, et il a 2 points de sang pour le soigner. Frappez plus fort.

## 2.3 Le blocage

vtes-stealth-block = À votre porte
vtes-stealth-block-attempt = Quelques tours plus tard. C, votre prédateur, vous mord avec le Dr Stephen Norton, qui porte un Magnum .44 dans sa trousse de médecin. Larissa et Horace ont agi et sont inclinés. La Douairière est redressée : elle n’a qu’1 point de sang, mais elle a +1 en interception durant les actions dirigées, et une morsure de C est dirigée contre vous. Qu’elle tente de bloquer.
    .hint = Bloquez avec La Douairière : elle seule est redressée.
    .task = Bloquez avec La Douairière.
vtes-stealth-block-intercept = C connaît la ruse aussi bien que vous : Perdu dans la foule, au niveau supérieur, +2 en discrétion. 2 contre 1 pour La Douairière. Mais elle a Auspex, et vous avez Psychométrie, une réaction : +1 en interception. 2 contre 2. À égalité, qui l’emporte ? Qui bloque.
    .hint = Psychométrie, avec La Douairière.
    .task = Jouez Psychométrie avec La Douairière.
vtes-stealth-block-fists = Bloquée : la morsure est perdue. Mais un blocage mène au combat, et voici que le docteur ouvre sa trousse. Le Magnum les a mis à distance, et il inflige 2. Vous n’avez pas de manœuvre à lui opposer. Vous choisissez tout de même une frappe ; si loin, les mains n’atteignent personne : gardez votre Crochet pour une meilleure nuit, et frappez à mains nues.
    .hint = La simple frappe à mains nues. Elle ne coûte rien, et une carte serait gâchée.
    .task = Choisissez la frappe à mains nues.
vtes-stealth-slip-locked-blocker = Larissa a agi à votre tour, et elle est inclinée. Seuls les vampires redressés bloquent.
vtes-stealth-slip-intercept-first = L’interception s’ajoute au vampire qui tente de bloquer, et seulement s’il en a besoin. D’abord la tentative, ensuite les sens.
vtes-stealth-unwise-roundhouse = C’est permis, mais à distance une frappe à mains nues n’atteint personne, si forte soit-elle. La carte serait partie pour rien.
vtes-stealth-unwise-give-up = En l’état, 1 contre 2, elle ne l’attraperait pas. Vous avez la carte qu’il faut : jouez-la.

## 2.4 La torpeur

vtes-stealth-torpor = La faim, et une vieille dame en torpeur
vtes-stealth-torpor-hunt = 2 points de dégâts, 1 point de sang : La Douairière est en torpeur. Un point de réserve sauvé, et un vampire perdu pour cela ; bloquer n’est pas toujours gratuit. À vous. Horace n’a plus de sang du tout, et un vampire disponible sans sang doit chasser avant que les vôtres fassent autre chose. Une chasse rapporte 1 point de sang. Elle n’est dirigée contre personne, elle a +1 en discrétion, et votre proie ou votre prédateur pourraient la bloquer ; ils sont tous inclinés.
    .hint = Désignez Horace Radcliffe, et chassez.
    .task = Chassez avec Horace Radcliffe.
vtes-stealth-torpor-rescue = 1 point de sang, et déjà de meilleures manières. La Douairière, maintenant. Elle pourrait quitter la torpeur par elle-même, mais cela coûte 2 points de sang, et elle n’en a aucun. Un autre vampire peut la secourir, pour 2 points de sang pris à l’un ou à l’autre. Larissa en a 5. (Oui, Larissa pourrait aussi la boire. Cela s’appelle la diablerie, on n’en parle qu’à voix basse, et toute la table peut voter pour brûler qui la commet. Pas dès la deuxième soirée.)
    .hint = Larissa Moreira secourt La Douairière.
    .task = Secourez La Douairière avec Larissa Moreira.
vtes-stealth-torpor-dowager = La Douairière est debout, redressée, sans une goutte, et ne remercie personne. Vous savez ce que doit faire un vampire sans sang.
    .hint = Elle doit chasser.
    .task = Chassez avec La Douairière.
vtes-stealth-slip-hungry = Horace meurt de faim, si l’on peut dire, et ne vous entend pas. Sans sang, on chasse.
vtes-stealth-slip-hungry-first = Noble pensée. Mais ce qu’on doit faire passe avant ce qu’on peut faire : Horace chasse d’abord.
vtes-stealth-slip-cannot-pay = Par elle-même, il lui faudrait 2 points de sang, et elle n’en a aucun. C’est à quelqu’un d’autre d’y aller.
vtes-stealth-unwise-diablerie = Votre propre vieille dame ? Les règles le permettent. Mais elle vaut mieux éveillée, et la table voterait ensuite pour savoir s’il faut brûler Larissa.
vtes-stealth-slip-dowager-hungry = L’estomac vide ? Elle chasse d’abord, comme tout le monde.

## 2.5 Tout à la fois

vtes-stealth-alone = À vous seul de jouer
vtes-stealth-alone-act = Allons tout de suite à la fin. Il reste 1 point de réserve à B, et Trevon Parker monte la garde, avec Auspex au niveau supérieur. Vous savez désormais tout ce qu’il faut : je parlerai moins. Larissa est redressée et nourrie. Allez.
    .hint = Un point suffit : mordez avec Larissa Moreira.
    .task = Mordez avec Larissa Moreira.
vtes-stealth-alone-crowds = Trevon tente de bloquer, 0 contre 0. Vous tenez Perdu dans la foule et Englouti par la nuit. B aura bien quelque chose aussi, et avec Auspex au niveau supérieur ce pourrait être +2. Larissa a Dissimulation au niveau supérieur : prenez l’effet le plus fort de Perdu dans la foule, +2 en discrétion.
    .hint = Perdu dans la foule, avec Larissa Moreira, au niveau supérieur.
    .task = Jouez Perdu dans la foule avec Larissa (supérieur).
vtes-stealth-alone-night = C’est bien ce que je pensais : Sens surdéveloppés, +2. 2 contre 2, et à égalité qui bloque l’emporte. Vous avez une carte de plus que B.
    .hint = Englouti par la nuit, pour son +1 en discrétion.
    .task = Jouez Englouti par la nuit avec Larissa (de base).
vtes-stealth-slip-dowager-locked = La Douairière a agi, et elle est inclinée. D’ailleurs elle n’aime pas qu’on lui donne des ordres.
vtes-stealth-slip-maneuver = C’est son usage au combat. Il n’y en a pas, et avec +1 en discrétion il n’y en aura pas.
vtes-stealth-unwise-basic = +1 suffirait pour l’instant. Mais B tient des cartes et répondra ; au niveau supérieur, vous avez deux points d’avance.

## Troisième soirée : les votes et la table de cinq

vtes-evening-3 = Troisième soirée : les votes et la table de cinq
    .about = La table au complet : titres et référendums, marchés et Avantage, qui peut bloquer qui, et quand il est bon d’éliminer.
    .farewell = C n’est plus là non plus : deux points de victoire en un tour, et 26 points de réserve. D et E vous regardent d’un autre œil. Vous connaissez maintenant tout le jeu : la réserve, les morsures, la discrétion, le combat, les votes, et la table elle-même, le plus difficile de tout, parce qu’elle parle. Il ne reste qu’à jouer, et à se faire éliminer quelquefois. Cela ne fait pas mal longtemps. Ce fut un plaisir de vous recevoir.
vtes-votes-learned-titles = Les titres donnent des voix : primogène 1, prince 2, justicar 3.
vtes-votes-learned-referendum = Qui appelle le référendum en choisit les modalités, puis tous votent ; il passe avec plus de voix pour que contre, et à égalité il échoue.
vtes-votes-learned-sources = Un vampire disponible vote même incliné ; une carte politique et l’Avantage valent 1 voix chacun.
vtes-votes-learned-cast = On vote dans n’importe quel ordre, et une voix exprimée le reste.
vtes-votes-learned-undirected = Ce qui n’est pas dirigé peut être bloqué par votre proie et votre prédateur.
vtes-votes-learned-directed = Ce qui est dirigé contre quelqu’un ne peut être bloqué que par lui.
vtes-votes-learned-six = Quand une proie est éliminée, son prédateur reçoit le point et les 6 points de réserve, quel que soit l’auteur du coup.

## 3.1 Un référendum

vtes-votes-call = Les vampires ont des opinions
vtes-votes-call-action = Bonsoir. Ce soir, la table est au complet. B, à votre gauche, est votre proie ; E, à votre droite, votre prédateur. C et D sont en face : C est la proie de B, D le prédateur de E. Vous avez deux princes, Catalina Vega et Mkhokheli, et un prince a 2 voix ; un primogène en a 1, un justicar 3. Conflit sur le bétail est une action politique : elle appelle un référendum. Elle n’est dirigée contre personne : seuls votre proie et votre prédateur peuvent la bloquer, et tous deux ont déjà agi. Appelez-le avec Catalina.
    .hint = Conflit sur le bétail, avec Catalina Vega.
    .task = Jouez Conflit sur le bétail avec Catalina Vega.
vtes-votes-call-terms = Personne ne bloque. À vous de choisir les modalités : 4 points, pour deux Mathusalems ou plus, et chacun brûlerait autant de points de réserve. Trois pour votre proie, naturellement. On les attribue un par un : commencez par B, et j’ajouterai le deuxième et le troisième.
    .hint = Votre proie est B.
    .task = Choisissez B pour le premier point.
vtes-votes-call-fourth = Le quatrième doit aller à un autre. C’est ici que commence la politique : qui le reçoit votera contre vous. E a 2 voix, D n’en a qu’une. De plus, D est le prédateur de E et la proie de C : un point pour D, et vous avez deux amis.
    .hint = D est le riche, et celui qui n’a qu’une voix.
    .task = Choisissez D pour le quatrième point.
vtes-votes-call-vote = Et maintenant, le vote. Chacun peut voter, dans n’importe quel ordre, ou s’abstenir. Une voix exprimée le reste. Plus de voix pour que contre, et le référendum passe ; à égalité, il échoue. Ouvrez avec Catalina : 2 voix pour.
    .hint = Catalina Vega vote pour.
    .task = Votez pour, avec Catalina Vega.
vtes-votes-call-locked = B est contre, 2. E est pour, 2, et C aussi, 1 : ils aiment voir payer D. D est contre, 1. Cela fait 5 à 3, et l’on ne sait jamais quelles cartes restent en main. Voici ce que les débutants oublient : Mkhokheli est incliné et ne peut ni agir ni bloquer, mais un vampire incliné vote.
    .hint = Mkhokheli vote pour.
    .task = Votez pour, avec Mkhokheli.
vtes-votes-call-card = 7 à 3. La carte politique qui a appelé le référendum vaut elle-même une voix, 1 pour qui l’a jouée. Vous pourriez aussi brûler l’Avantage pour 1 voix. N’en faites rien : il vaut un point de réserve à votre prochain tour, et vous n’en avez pas besoin ici.
    .hint = La carte vote elle-même : Conflit sur le bétail, pour.
    .task = Exprimez la voix de Conflit sur le bétail : pour.
vtes-votes-call-captivate = 8 à 3 : il passe. B brûle 3 points de réserve, D en brûle 1. L’action est finie, et voici une carte qui aime les vainqueurs. Envoûtement des électeurs : Catalina gagne 1 point de sang par voix d’écart, soit 5, et au niveau supérieur jusqu’à 2 d’entre eux vont dans votre réserve.
    .hint = Envoûtement des électeurs, avec Catalina Vega, au niveau supérieur.
    .task = Jouez Envoûtement des électeurs avec Catalina Vega (supérieur).
vtes-votes-call-pool = Combien en voulez-vous dans votre réserve ? 2 au plus. Le sang, ce sont vos économies ; la réserve, votre vie ; et il en restera trois pour Catalina.
    .hint = Autant que vous pouvez : 2.
    .task = Choisissez 2.
vtes-votes-slip-locked = Mkhokheli a agi, et il est incliné.
vtes-votes-slip-two-or-more = Les quatre pour B : cela me plairait aussi. Mais la carte veut deux Mathusalems au moins.
vtes-votes-slip-not-yet-passed = Celle-là est pour après l’action, quand le référendum est passé. Faites-le d’abord passer.
vtes-votes-slip-voted = Ces voix sont exprimées. On ne les redemande pas ; je l’ai vu tenter, avec des larmes.
vtes-votes-unwise-edge = C’est permis, et ce serait une voix. Mais 7 à 3 suffisent, et l’Avantage rapporte de la réserve.

## 3.2 Qui peut bloquer

vtes-votes-around = Ce qui vous regarde, et ce qui ne vous regarde pas
vtes-votes-around-block = La nuit a fait le tour de la table. D a mordu E pour 2. Une morsure est dirigée : seul E aurait pu la bloquer, et personne ne vous a rien demandé. Il en va ainsi de presque tout à une table de cinq, et vous pouvez vous adosser. Mais voici que E chasse avec Andi Liu. Une chasse n’est pas dirigée : la proie de E peut la bloquer, et son prédateur. La proie de E, c’est vous. Un prédateur affamé est un prédateur paisible. Tentez de bloquer avec Mkhokheli.
    .hint = Mkhokheli est redressé : bloquez.
    .task = Bloquez avec Mkhokheli.
vtes-votes-around-tradition = Une chasse a +1 en discrétion : 1 contre 0. C’est pour cela que les princes ont la Deuxième Tradition : qui chasse sur mon domaine demande d’abord. C’est une réaction, et elle donne +2 en interception.
    .hint = Deuxième Tradition : le Domaine, avec Mkhokheli.
    .task = Jouez Deuxième Tradition : le Domaine avec Mkhokheli.
vtes-votes-around-majesty = Bloqué, et Andi Liu reste sur sa faim. Il faut maintenant se battre, et Mkhokheli n’est pas un combattant. Mais c’est un Toréador, et ils ont Majesté : une frappe qui met fin au combat avant que personne soit blessé. Au niveau supérieur, il se redresse en outre, pour 1 point de sang. C’est très civilisé.
    .hint = Majesté, avec Mkhokheli, au niveau supérieur.
    .task = Jouez Majesté avec Mkhokheli (supérieur).
vtes-votes-slip-locked-blocker = Catalina a agi, et elle est inclinée. Mkhokheli, non.

## 3.3 Un marché

vtes-votes-deal = Un marché
vtes-votes-deal-catalina = Deux tours de table plus tard. Vos morsures ont réduit B à 3, et vous avez l’Avantage ; B a réduit C à 2. E appelle Changement de parité, pour prendre 3 points de réserve à D, le plus riche. Avec la carte, E a 3 voix, B en ajoute 2, et C 1 : six pour. D n’a qu’une voix, contre, et se penche vers vous : « Arrêtez cela, et ma voix est à vous quand vous en aurez besoin. » Les marchés se concluent à voix haute, et aucune règle ne les garantit ; mais l’on a de la mémoire. Et pourquoi votre prédateur serait-il plus riche ? Catalina : 2 voix contre.
    .hint = Catalina Vega vote contre.
    .task = Votez contre, avec Catalina Vega.
vtes-votes-deal-mkhokheli = 6 à 3. Mkhokheli aussi.
    .hint = Mkhokheli vote contre.
    .task = Votez contre, avec Mkhokheli.
vtes-votes-deal-edge = 6 à 5. Il manque une voix, car à égalité il échoue. Vous pourriez brûler pour cela une carte politique de votre main, mais elle nous servira dans un instant. Vous avez l’Avantage. Brûlé, il vaut 1 voix : pour cela, on le cède volontiers.
    .hint = Brûlez l’Avantage, pour 1 voix contre.
    .task = Brûlez l’Avantage : 1 voix contre.
vtes-votes-unwise-card = Ce serait une voix aussi. Mais à votre tour, cette carte-là peut éliminer quelqu’un. Brûlez l’Avantage.

## 3.4 Le bon moment

vtes-votes-oust = Le bon moment
vtes-votes-oust-call = 6 à 6 : il échoue, et D vous fait un signe de tête. C’est votre tour, et voici l’instant où une partie bascule. B a 3 points de réserve, C en a 2. Vous tenez de nouveau Conflit sur le bétail. Appelez-le cette fois avec Mkhokheli, et laissez Catalina redressée. Je vous dirai pourquoi.
    .hint = Conflit sur le bétail, avec Mkhokheli.
    .task = Jouez Conflit sur le bétail avec Mkhokheli.
vtes-votes-oust-three = Trois points pour B. C’est tout ce qu’il a.
    .hint = B, votre proie ; j’ajoute les deux autres.
    .task = Choisissez B pour le premier point.
vtes-votes-oust-fourth = Et le quatrième ? C n’a que 2 points de réserve, et c’est tentant. Mais C est la proie de B, pas encore la vôtre : quand une proie est éliminée, c’est son prédateur qui reçoit le point de victoire et les 6 points de réserve, quel que soit l’auteur du coup. Ne nourrissez personne. D vous a promis sa voix. Reste E, votre prédateur.
    .hint = E votera contre vous de toute façon.
    .task = Choisissez E pour le quatrième point.
vtes-votes-oust-vote = Le vote. Ouvrez avec Mkhokheli : 2 voix pour.
    .hint = Mkhokheli vote pour.
    .task = Votez pour, avec Mkhokheli.
vtes-votes-oust-rest = B contre, 2, et E contre, 2 ; on les comprend. Et D tient parole : 1 pour. 3 à 4. Catalina n’a pas agi, et elle vote tout de même.
    .hint = Catalina Vega vote pour : 5 à 4.
    .task = Votez pour, avec Catalina Vega.
vtes-votes-oust-bleed = 5 à 4 : il passe, et B est éliminé. 1 point de victoire et 6 points de réserve pour vous. Votre proie est maintenant C, avec 2 points de réserve et un vampire incliné. Et Catalina, dont la morsure est de 2, est toujours redressée. Voilà ce que veut dire le bon moment : avant d’éliminer votre proie, regardez qui vient ensuite. Finissez.
    .hint = Catalina Vega mord pour 2, et C en a 2.
    .task = Mordez avec Catalina Vega.
vtes-votes-unwise-catalina = Catalina pourrait l’appeler aussi. Mais elle serait alors inclinée, et elle a mieux à faire ce soir. Prenez Mkhokheli.
vtes-votes-unwise-feed = Voyez à qui cela servirait : C est la proie de B. Si C tombe, c’est B qui reçoit le point et 6 points de réserve.
## Après les soirées

vtes-lessons-first-game = Une table de trois, avec les clans que vous connaissez : les Tremere sont à vous, les Nosferatu sont votre proie, et les Toréador sont assis derrière vous. Ils ne vous veulent pas encore de mal.
