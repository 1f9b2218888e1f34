### The pages of the VTES decks that come with Noctuary: plan, advice, and what the key cards are for.

vtes-ready-plan-nb-malkavian = Un petit deck qui gagne par les référendums. Des Malkaviens cachés appellent des votes avec tant de discrétion que personne ne bloque, et les termes font passer la réserve de votre proie à vous.
vtes-ready-hint-nb-malkavian = Sortez d’abord un vampire titré, sinon vos votes échouent. Entre-temps, des morsures de un ou deux empêchent la proie de se refaire.
vtes-ready-key-nb-malkavian-1 = Des points de dégâts répartis à votre gré : le vote qui évince.
vtes-ready-key-nb-malkavian-2 = Prend de la réserve à qui en a le plus tant que vous en avez moins.
vtes-ready-key-nb-malkavian-3 = Annule un blocage qui vous arrêtait déjà.

vtes-ready-plan-nb-nosferatu = Un petit deck qui attend et qui frappe. Les Nosferatu bloquent, oiseaux et rats à leurs côtés, tiennent l’intrus et frappent à mains nues.
vtes-ready-hint-nb-nosferatu = Vous bloquez votre prédateur pour vivre et votre proie pour gagner : un vampire en torpeur n’arrête pas vos morsures. N’entrez pas en combat sans un coup en main.
vtes-ready-key-nb-nosferatu-1 = Personne ne frappe ni ne fuit autrement qu’à mains nues, et vos mains sont plus fortes.
vtes-ready-key-nb-nosferatu-2 = Un seul coup qui envoie la plupart des vampires en torpeur.
vtes-ready-key-nb-nosferatu-3 = Un point d’interception durable : la première chose à mettre en jeu.

vtes-ready-plan-nb-toreador = Un petit deck de charme et de votes. Les Toréador mordent un peu sans être vus, appellent quelques référendums avec les voix de leurs titres, et quittent aussitôt tout combat.
vtes-ready-hint-nb-toreador = Majesté est toute votre défense au combat : gardez-en une. Votez quand votre prédateur et votre proie ne sont pas d’accord.
vtes-ready-key-nb-toreador-1 = Met fin au combat avant qu’il ne blesse, et laisse agir ou bloquer encore.
vtes-ready-key-nb-toreador-2 = Rend imblocables les actions d’un vampire pendant qu’un autre reste à la fête.
vtes-ready-key-nb-toreador-3 = Le vote pour achever votre proie.

vtes-ready-plan-nb-tremere = Un petit deck qui fait un peu de tout : il mord à chaque tour, détourne les morsures, et vole du sang dans des combats qu’il préfère à distance.
vtes-ready-hint-nb-tremere = Gardez une carte contre la prochaine morsure et un coup pour le combat ; le reste de la main doit mordre. Les armes magiques sont pour le vampire qui reste à la maison.
vtes-ready-key-nb-tremere-1 = Une frappe qui vous rend autant qu’elle blesse.
vtes-ready-key-nb-tremere-2 = Envoie une morsure à quelqu’un d’autre.
vtes-ready-key-nb-tremere-3 = Une morsure avec sa propre discrétion.

vtes-ready-plan-nb2-brujah = Un petit deck anarch qui débat d’abord et se bat ensuite. Les votes donnent de la réserve à votre camp ; qui bloque rencontre des poings.
vtes-ready-hint-nb2-brujah = Devenez Anarch tôt : la moitié du deck le demande. Au combat, tenez d’abord, frappez ensuite.
vtes-ready-key-nb2-brujah-1 = De la réserve pour vous et pour qui vote avec vous.
vtes-ready-key-nb2-brujah-2 = Personne ne s’échappe, et personne ne sort d’arme.
vtes-ready-key-nb2-brujah-3 = Une réaction qui laisse même un anarch incliné faire obstacle.

vtes-ready-plan-nb2-gangrel = Un petit deck qui mord sous mille formes. Bêtes et formes font passer les actions, et les combats finissent avec vos Gangrel debout.
vtes-ready-hint-nb2-gangrel = Mordez à chaque tour, ne fût-ce que pour un : ce deck use les autres. Gardez les formes pour le blocage qui compte.
vtes-ready-key-nb2-gangrel-1 = Mord, ou entraîne quelqu’un au combat : la même carte pour les deux plans.
vtes-ready-key-nb2-gangrel-2 = Met fin au combat, et votre vampire est prêt pour le suivant.
vtes-ready-key-nb2-gangrel-3 = S’échappe d’un blocage et poursuit l’action.

vtes-ready-plan-nb2-ministry = Un petit deck de tentation. Les formes portent de petites morsures au-delà des bloqueurs, chaque tentation laisse quelque chose derrière elle, et la somme évince.
vtes-ready-hint-nb2-ministry = Rien ici n’est grand, ne gâchez donc rien : agissez avec chaque vampire, à chaque tour. Gardez une forme pour le retour.
vtes-ready-key-nb2-ministry-1 = L’action que le deck répète jusqu’à ce que la proie disparaisse.
vtes-ready-key-nb2-ministry-2 = Renforce une morsure, ou la fait passer.
vtes-ready-key-nb2-ministry-3 = Qui la bloque s’en souvient.

vtes-ready-plan-v5-malkavian = Mordre sans être vu. Un Malkavien mord avec Domination, ajoute de la discrétion jusqu’à ce que personne ne puisse bloquer, et insiste pour quatre ou cinq. Les morsures contre vous partent vers votre proie.
vtes-ready-hint-v5-malkavian = Le chemin le plus court pour apprendre le jeu. Deux vampires qui mordent à chaque tour suffisent ; gardez toujours une carte qui détourne une morsure, et laissez les combats.
vtes-ready-key-v5-malkavian-1 = Mord plus fort, ou fait sortir gratuitement le prochain vampire plus jeune.
vtes-ready-key-v5-malkavian-2 = Une morsure de six contre vous devient une morsure de six contre votre proie.
vtes-ready-key-v5-malkavian-3 = Beaucoup de discrétion pour une carte : jouez-la quand quelqu’un tente de bloquer.

vtes-ready-plan-v5-nosferatu = Attendre dans l’ombre et briser ce qui approche. Les bêtes donnent l’interception, les poings envoient bloqueurs et bloqués en torpeur, et la Célébrité fait payer chaque défaite en réserve.
vtes-ready-hint-v5-nosferatu = Posez la Célébrité sur le vampire que vous allez frapper. Quand votre proie n’a plus personne pour bloquer, mordez avec tous : le deck gagne tard, mais d’un coup.
vtes-ready-key-v5-nosferatu-1 = La réserve part par le combat, pas par les morsures.
vtes-ready-key-v5-nosferatu-2 = Ouvre tout combat que vous voulez gagner.
vtes-ready-key-v5-nosferatu-3 = De l’interception pour le blocage, et des crocs pour le combat qui suit.

vtes-ready-plan-v5-toreador = Gagner par les voix. Princes et primogènes font passer des référendums qui prennent quatre points de réserve ou plus, et chaque combat finit avant d’avoir commencé.
vtes-ready-hint-v5-toreador = Comptez les voix avant d’appeler : vos titres, les leurs, et les cartes qui en ajoutent. Un vote se passe de morsure, mais une morsure achève ce qu’un vote a commencé.
vtes-ready-key-v5-toreador-1 = Répartie sur la table ou surtout sur votre proie : quatre points de toute façon.
vtes-ready-key-v5-toreador-2 = Le vote du prince : jusqu’à cinq points pris au plus riche, pour qui vous voulez.
vtes-ready-key-v5-toreador-3 = Un vote réussi remplit votre vampire et votre réserve.

vtes-ready-plan-v5-tremere = Mordre fort avec Domination, bloquer ce que tentent les autres, et voler le sang de ceux qu’on rencontre. Peu de decks sont aussi sûrs dans tous les métiers de la table.
vtes-ready-hint-v5-tremere = À votre tour vous mordez, au tour des autres vous vous éveillez et bloquez. Un tour de trop sans réaction en main, et ce deck perd.
vtes-ready-key-v5-tremere-1 = Douze exemplaires : mordre avec l’aîné, faire sortir le cadet.
vtes-ready-key-v5-tremere-2 = Un combat qui se paie lui-même.
vtes-ready-key-v5-tremere-3 = Une action que personne ne peut suivre.

vtes-ready-plan-v5-ventrue = Régner par le vote et agir deux fois. Un Ventrue titré appelle un référendum, se redresse et mord dans le même tour ; les morsures contre vous partent ailleurs.
vtes-ready-hint-v5-ventrue = Les vampires sont chers ici : sortez-en deux bons plutôt que quatre petits. Ne dépensez du sang pour une seconde action que si les deux comptent.
vtes-ready-key-v5-ventrue-1 = Deux actions avec un vampire : le cœur du deck.
vtes-ready-key-v5-ventrue-2 = Avec un prince en jeu, le meilleur vote de la table.
vtes-ready-key-v5-ventrue-3 = Protège une réserve que vos vampires ont déjà entamée.

vtes-ready-plan-v5a-banu-haqim = Honorer des contrats. Choisissez une victime, traquez-la avec la vitesse et l’acier, tuez-la et soyez payé ; qui vous craint ne bloquera pas vos morsures.
vtes-ready-hint-v5a-banu-haqim = Chaque combat coûte du sang : livrez ceux qui rapportent. Ôtez d’abord les bloqueurs de votre proie, puis mordez ; laissez les vampires de votre prédateur, sauf s’ils viennent à vous.
vtes-ready-key-v5a-banu-haqim-1 = Frappe encore avec ce que le premier coup a pris.
vtes-ready-key-v5a-banu-haqim-2 = Désigne la victime, et paie quand elle brûle.
vtes-ready-key-v5a-banu-haqim-3 = Un vampire titré s’éveille, bloque, et la chasse commence au tour de l’autre.

vtes-ready-plan-v5a-brujah = Chercher la bagarre. Empoignez un à un les vampires de votre proie jusqu’à ce que personne ne bloque plus, puis mordez avec Présence.
vtes-ready-hint-v5a-brujah = Chargez en avant, pas en arrière : qui vous battez doit être à votre proie. Reprenez du sang après chaque combat, sinon le deuxième sera le dernier.
vtes-ready-key-v5a-brujah-1 = Ni esquive, ni arme, ni issue.
vtes-ready-key-v5a-brujah-2 = Fait que le premier coup du combat le décide.
vtes-ready-key-v5a-brujah-3 = Ce que vous avez dépensé, vous le buvez.

vtes-ready-plan-v5a-gangrel = Rôder : mordre, bloquer et combattre selon le tour, les corbeaux au-dessus du combat et la révolution derrière vous. Il n’y a pas de plan unique à retirer à ce deck.
vtes-ready-hint-v5a-gangrel = Choisissez une tâche par tour et faites-la avec tous. Les bêtes valent le plus au blocage : laissez votre prédateur s’y heurter.
vtes-ready-key-v5a-gangrel-1 = Blesse à chaque round sans coûter de frappe.
vtes-ready-key-v5a-gangrel-2 = Une morsure qui peut devenir une traque.
vtes-ready-key-v5a-gangrel-3 = De la discrétion pour passer quand il le faut.

vtes-ready-plan-v5a-ministry = Tenter et se faufiler. Des anarchs, Présence et Protéisme, mordent un peu plus fort à chaque tentation, et changent de forme dès qu’on veut les arrêter.
vtes-ready-hint-v5a-ministry = Mettez la pression dès le troisième tour et ne vous arrêtez plus. Contre le combat vous n’avez guère que la fuite : gardez une fusion en main quand vous bloquez.
vtes-ready-key-v5a-ministry-1 = La morsure dont le deck est fait.
vtes-ready-key-v5a-ministry-2 = Change un regard en réserve.
vtes-ready-key-v5a-ministry-3 = Hors du combat, et toujours éveillé.

vtes-ready-plan-v5c-ravnos = Tromper. Les morsures viennent de dessous les illusions pendant que chiens et vermine occupent la table ; presque rien de vous ne reste en jeu pour être attaqué.
vtes-ready-hint-v5c-ravnos = Retenez-vous jusqu’à pouvoir faire passer deux morsures en un tour. Le deck a beaucoup de ruses et peu de secondes chances : apprenez quelle ruse met fin à quel blocage.
vtes-ready-key-v5c-ravnos-1 = Votre morsure principale, et la raison d’en avoir tant.
vtes-ready-key-v5c-ravnos-2 = Une bête entre vous et un bloqueur.
vtes-ready-key-v5c-ravnos-3 = Quand quelqu’un vous attrape, vous partez.

vtes-ready-plan-v5c-tzimisce = Façonner des monstres. La chair et les Revenants deviennent une Goule de guerre et, une nuit, un Vozhd ; d’ici là, Domination mord et tient la table à distance.
vtes-ready-hint-v5c-tzimisce = Les monstres demandent du temps et de la chair : commencez tôt, et n’en montrez rien. Dès que la Goule de guerre marche, attaquez ce qui bloque et mordez derrière elle.
vtes-ready-key-v5c-tzimisce-1 = Un allié auquel peu de vampires survivent.
vtes-ready-key-v5c-tzimisce-2 = Mord un peu, et c’est de quoi sont faits les monstres.
vtes-ready-key-v5c-tzimisce-3 = Des morsures et de nouveaux vampires pendant que l’atelier travaille.
