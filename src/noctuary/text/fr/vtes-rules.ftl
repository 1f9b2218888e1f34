### Vampire: The Eternal Struggle : les règles telles que les joueurs les lisent, un message par identifiant.

# Vocabulaire choisi, anglais → français, celui de la cinquième édition française : les autres textes le suivent.
#
# Les joueurs et la table
#   Methuselah, prey, predator → Mathusalem, proie, prédateur
#   pool, blood, life, counter → (point de) réserve, (point de) sang, (point de) vie, compteur
#   blood bank, the Edge → banque de sang, l’Avantage
#   library, crypt, hand, ash heap → bibliothèque, crypte, main, tas de cendres
#   uncontrolled, ready, torpor region → région incontrôlée, région disponible, région de torpeur
#   to oust, victory point, to withdraw → éliminer, point de victoire, se retirer
#   to contest, to yield → disputer, céder
#
# Les cartes
#   minion, vampire, ally → serviteur, vampire, allié
#   retainer, employer, equipment → compagnon, employeur, équipement
#   master, trifle, out-of-turn, location → carte de maître, triviale, hors-tour, lieu
#   action, political action, action modifier → action, action politique, modificateur d’action
#   reaction, combat card, event → réaction, carte de combat, événement
#   Discipline, basic, superior → Discipline, niveau inférieur, niveau supérieur
#   clan, sect, title, capacity → clan, secte, titre, capacité
#   to lock, to unlock → incliner, redresser
#   to burn, to discard, to cancel → brûler, défausser, annuler
#   unique, burn option, hunting ground → unique, option de défausse, terrain de chasse
#
# Le tour
#   unlock, master, minion, influence, discard phase → phase de redressement, de maître, de serviteur, d’influence, de défausse
#   master phase action, discard phase action, transfer → action de phase de maître, de défausse, transfert
#   impulse, window, to pass → l’impulsion, fenêtre, passer
#   acting, directed, undirected → qui agit, dirigée, non dirigée
#   stealth, intercept, bleed → discrétion, interception, morsure (mordre)
#   to hunt, to equip, to employ, to recruit, to rescue → chasser, s’équiper, employer, recruter, secourir
#   to attempt to block, to decline → tenter de bloquer, renoncer à bloquer
#   to wake, stun → se réveiller, étourdir
#   “(limited)” → « (limité) »
#
# Le combat
#   round, close range, long range → round, au contact, à distance
#   maneuver, press, dodge, combat ends → manœuvre, poursuite, esquive, fin de combat
#   strike, hand strike, ranged strike, first strike → frappe, frappe à mains nues, frappe à toute portée, frappe en premier
#   additional strike, strength → frappe additionnelle, force
#   damage, aggravated, to prevent, to mend → dégâts, aggravés, prévenir, soigner
#   wounded, torpor, diablerie, blood hunt → blessé, torpeur, diablerie, chasse au sang
#
# La politique
#   referendum, terms, polling → référendum, modalités, vote
#   vote, ballot, tally → voix, bulletin, décompte
#   primogen, prince, justicar, Inner Circle → primogène, prince, justicar, Cercle intérieur
#   bishop, archbishop, cardinal, regent, priscus → évêque, archevêque, cardinal, régent, priscus
#   Black Hand, Red List, blood cursed → Main Noire, Liste rouge, maudit par le sang

## Titres des chapitres

VTES-SETUP = Mise en place, zones et informations
VTES-SEQ = L’impulsion et le jeu des cartes
VTES-UNLOCK = Phase de redressement
VTES-MASTER = Phase de maître
VTES-ACT = Phase de serviteur : les actions
VTES-BLOCK = Tentatives de blocage
VTES-COMBAT = Le combat
VTES-STRIKE = Les frappes
VTES-DMG = Les dégâts
VTES-TORPOR = La torpeur
VTES-DIAB = Diablerie et chasse au sang
VTES-POL = La politique
VTES-INFL = Phase d’influence
VTES-DISC = Phase de défausse
VTES-OUST = Élimination, victoire et retrait
VTES-CONTEST = Cartes disputées
VTES-TITLE = Les titres
VTES-SECT = Sectes et traits
VTES-DECK = Construction des decks
VTES-RUL = Décisions de cette table

## Mise en place, zones et informations

VTES-SETUP-01 = De 2 à 6 Mathusalems s’asseyent en cercle dans un ordre tiré au sort. Le joueur à votre gauche, qui joue après vous, est votre proie ; celui à votre droite est votre prédateur. À deux, chacun est à la fois la proie et le prédateur de l’autre ; à trois, les deux autres sont votre proie et votre prédateur.
VTES-SETUP-02 = Vous commencez avec 30 points de réserve. La banque de sang est inépuisable. Il n’y a qu’une sorte de compteur, et c’est sa place qui lui donne son sens : réserve d’un Mathusalem, sang d’un vampire, vie d’un allié ou d’un compagnon, simple compteur sur toute autre carte.
VTES-SETUP-03 = Au début de la partie, personne n’a l’Avantage.
VTES-SETUP-04 = Mélangez séparément votre crypte et votre bibliothèque. Piochez 7 cartes de bibliothèque, qui forment votre main, et mettez les 4 premières cartes de votre crypte face cachée dans votre région incontrôlée. On ne repioche pas sa main de départ.
VTES-SETUP-05 = Un Mathusalem tiré au sort commence, et les tours se suivent dans le sens des aiguilles d’une montre. À son propre premier tour, le premier joueur a 1 transfert, le deuxième 2 et le troisième 3 ; à tous les autres tours, on en a 4.
VTES-SETUP-06 = Vous avez une bibliothèque, une crypte, une main, une région incontrôlée, une région disponible, une région de torpeur, des cartes en jeu sans hôte, un tas de cendres, des cartes retirées de la partie, des cartes disputées face cachée et des cartes mises de côté. Les cartes incontrôlées, disputées ou mises de côté ne sont pas en jeu.
VTES-SETUP-07 = Tout le monde peut voir les réserves, l’Avantage, les cartes en jeu avec leurs compteurs et si elles sont inclinées, les tas de cendres, les cartes retirées, le nombre de cartes d’une main, d’une bibliothèque ou d’une crypte, et les compteurs des cartes incontrôlées. Vous seul voyez votre main et vos propres cartes incontrôlées face cachée. Personne ne voit l’ordre d’une bibliothèque ni d’une crypte.
VTES-SETUP-08 = Le propriétaire d’une carte est le joueur dont le deck la contenait, et il ne change jamais ; son contrôleur est celui qui la dirige à présent. Une carte qui quitte le jeu va toujours dans une zone de son propriétaire.
VTES-SETUP-09 = Votre taille de main est de 7. Chaque fois que votre main ou votre taille de main change, vous piochez ou défaussez aussitôt, les cartes de votre choix, jusqu’à cette taille. Une carte dont le remplacement est différé occupe encore une place. Si votre bibliothèque est vide, vous ne piochez pas ; vous ne perdez pas pour autant.
VTES-SETUP-10 = Un vampire n’a jamais plus de sang que sa capacité : l’excédent va aussitôt à la banque de sang. Un allié peut avoir autant de vie qu’on veut.
VTES-SETUP-11 = Une carte de maître ou un événement est contrôlé par celui qui l’a joué, où qu’il se trouve. Une carte de serviteur posée sur une autre suit le contrôleur de celle-ci, sauf si son texte dit autre chose ; seule en jeu, elle appartient à celui qui l’a jouée. Une action contre une carte est dirigée contre le contrôleur de cette carte, et non contre celui de la carte qui la porte.
VTES-SETUP-12 = Une carte brûlée ou retirée emporte tout ce qu’elle porte : les cartes posées sur elle sont brûlées, et les compteurs vont à la banque de sang.

## L’impulsion et le jeu des cartes

VTES-SEQ-01 = Quand une carte contredit une règle, la carte l’emporte. Quand un texte permet une chose et qu’un autre l’interdit, elle est interdite.
VTES-SEQ-02 = L’ordre est partout le même. Le Mathusalem qui agit a l’impulsion le premier et peut utiliser un effet après l’autre. Quand il passe, l’impulsion va au suivant. Dès que quelqu’un utilise une carte ou un effet, elle revient au Mathusalem qui agit. Quand tous ont passé l’un après l’autre, la fenêtre se ferme.
VTES-SEQ-03 = Après le Mathusalem qui agit, l’impulsion va d’abord au défenseur d’un combat ou d’une action dirigée contre un seul Mathusalem ; aux cibles, dans le sens horaire, si l’action en vise plusieurs ; à la proie puis au prédateur si l’action n’est pas dirigée. Tous les autres suivent dans le sens horaire.
VTES-SEQ-04 = Il n’y a pas de pile : un effet s’accomplit entièrement avant que quelqu’un puisse faire autre chose. Les étapes d’un même effet n’ouvrent aucune fenêtre.
VTES-SEQ-05 = Pour jouer une carte, annoncez-la avec tous ses choix, ses cibles et le niveau de la Discipline ; ses conditions et son coût doivent pouvoir être remplis. Les autres peuvent alors seulement l’annuler au moment où elle est jouée, ou réveiller des serviteurs. Ensuite vous piochez son remplacement, sauf s’il est différé, vous payez le coût (plus tard pour une carte d’action) et la carte fait ce qu’elle dit. Les cartes que l’effet nomme devaient être dans votre main à l’annonce.
VTES-SEQ-06 = Une carte annulée n’a pas d’effet, mais elle a été jouée et compte pour les limites ; un effet « (limité) » ne compte pas comme utilisé. Son coût est payé, sauf si le texte qui l’annule dit autre chose. Si c’était une carte d’action, le serviteur n’est pas incliné, rien n’est payé et l’action peut être tentée de nouveau ; si c’était une frappe, choisissez-en une autre. Un remplacement différé est pioché aussitôt. Une carte qui annule peut être annulée à son tour.
VTES-SEQ-07 = Le sang est payé par le serviteur qui joue la carte, la réserve par son contrôleur. Les cartes d’action se paient quand l’action réussit, les autres quand on les joue. On n’annonce pas ce qu’on ne peut pas payer. X peut valoir 0. Le coût et le gain d’un même effet ont lieu ensemble. On peut payer avec son dernier point de réserve, et l’on est alors éliminé.
VTES-SEQ-08 = Les conditions d’une carte de serviteur (clan, secte, titre, capacité, Discipline, trait) s’imposent au serviteur qui la joue. Une carte de maître qui requiert un serviteur disponible demande seulement que vous en contrôliez un. Un symbole de clan est une condition sur une carte de serviteur ; sur un lieu de maître il n’en est pas une, sauf si le texte le dit.
VTES-SEQ-09 = Avec une Discipline au niveau inférieur, vous utilisez l’effet simple ; au niveau supérieur, vous choisissez l’effet simple ou l’effet supérieur, jamais les deux. Si plusieurs Disciplines sont liées par « et », il les faut toutes ; par « ou », une seule suffit.
VTES-SEQ-10 = Une carte de plusieurs types est du type sous lequel on la joue.
VTES-SEQ-11 = Un serviteur ne peut pas jouer plus d’une fois par action le même modificateur d’action ou la même réaction. D’autres serviteurs peuvent en jouer d’autres exemplaires.
VTES-SEQ-12 = Seul le serviteur qui agit joue des modificateurs d’action, incliné ou non, sauf si le texte est destiné à un autre serviteur du même contrôleur. Seuls les serviteurs disponibles et redressés des autres Mathusalems jouent des réactions, sauf si une carte dit autre chose ou si le serviteur est réveillé. Jouer une réaction n’incline pas.
VTES-SEQ-13 = « Une fois par tour » signifie une fois au tour de chaque joueur. « Durant X, faites Y » signifie une fois par X et par carte. La limite appartient à la carte : deux exemplaires servent deux fois, et une utilisation reste dépensée quand la carte change de contrôleur.
VTES-SEQ-14 = Un effet obligatoire doit être accompli avant que vous passiez l’impulsion dans sa fenêtre. Un effet facultatif que vous n’utilisez pas est perdu quand la fenêtre se ferme.
VTES-SEQ-15 = « Mettre en jeu » ignore les conditions et le coût ; la carte est au niveau inférieur, avec X = 0. Un effet qui fait équiper, employer ou recruter respecte les conditions et le coût, mais aucune carte n’est jouée qu’on pourrait annuler.
VTES-SEQ-16 = « Inclinez X pour faire Y » exige un X redressé ; « Inclinez X. Faites Y. » fonctionne aussi avec un X incliné. Un effet peut incliner une carte inclinée ou redresser une carte redressée, sans résultat.
VTES-SEQ-17 = Une carte qui a besoin de quelque chose (une cible, un équipement, un compteur, un vampire incontrôlé, une carte de crypte) ne peut pas être jouée sans cela. Jouer une carte inutile est permis par ailleurs, sauf la discrétion et l’interception dont on n’a pas besoin, et la prévention sans dégâts.
VTES-SEQ-18 = Un serviteur qui se réveille peut jouer des réactions et tenter de bloquer jusqu’à la fin de l’action comme s’il était redressé. Il reste incliné et ne peut pas payer en s’inclinant. On peut aussi se réveiller pendant qu’une carte est jouée, hors combat.
VTES-SEQ-19 = Quand plusieurs effets fixent le même nombre, le dernier compte. « Reçoit X » le fixe, « +X » s’ajoute à ce qui vaut. Quand la source disparaît, l’ancienne valeur revient.
VTES-SEQ-20 = Une recherche dans une bibliothèque ou une crypte peut ne rien trouver ; on la mélange toujours ensuite. Ce qu’on a vu reste secret, sauf si la carte dit de le montrer. Les tas de cendres sont publics et sans ordre ; une action qui en concerne un n’est jamais dirigée.
VTES-SEQ-21 = Entre deux actions, chaque Mathusalem, dans l’ordre de l’impulsion, peut utiliser des effets en jeu qui ne dépendent pas de l’action ou de la phase d’un autre.
VTES-SEQ-22 = Certaines cartes ne sont remplacées que plus tard : à votre phase de redressement, à votre phase de défausse, à la fin de l’action ou du combat, ou quand elles ne sont plus en jeu. Le remplacement est pioché dès que ce moment arrive, avant toute autre chose.
VTES-SEQ-23 = Sauf indication contraire, les cibles sont des cartes en jeu, celles en torpeur comprises ; les cartes incontrôlées, disputées ou mises de côté n’en sont pas. Les compteurs s’atteignent par leur carte ou leur Mathusalem ; s’il y en a moins que demandé, tous sont touchés.

## Phase de redressement

VTES-UNLOCK-01 = Piochez d’abord les remplacements qui attendent votre phase de redressement, et rendez les serviteurs dont le contrôle temporaire s’achève. Rien ne peut précéder cela.
VTES-UNLOCK-02 = Puis tout ce que vous contrôlez se redresse, disponible ou en torpeur, sauf les cartes qui ne se redressent pas normalement.
VTES-UNLOCK-03 = Un serviteur infernal ne se redresse pas normalement. Durant votre phase de redressement, vous pouvez brûler 1 point de réserve pour le redresser, chacun séparément.
VTES-UNLOCK-04 = D’autres cartes, comme celles qui étourdissent, empêchent un serviteur de se redresser normalement. Seul le redressement automatique est empêché : les effets qui le redressent et les réveils fonctionnent, et le contrôleur d’un serviteur infernal peut toujours payer.
VTES-UNLOCK-05 = Étourdir un serviteur, c’est l’incliner et mettre sur lui un compteur d’étourdissement. Tant qu’il en a, il ne se redresse pas normalement. Durant cette phase de redressement, on retire ceux qu’il avait au début.
VTES-UNLOCK-06 = Vient ensuite tout ce qui se passe durant la phase de redressement, dans l’ordre que choisit le Mathusalem actif. Ce qui est obligatoire doit être fait avant que l’impulsion passe ou que la phase finisse ; les effets facultatifs inutilisés sont perdus.
VTES-UNLOCK-07 = Des cartes peuvent exiger quelque chose durant cette phase : de la réserve pour un vampire célèbre en torpeur, pour les compteurs d’une carte, ou de qui n’a aucun Anarch disponible. C’est obligatoire, et cela concerne celui dont c’est la phase, selon leur texte.
VTES-UNLOCK-08 = Durant cette phase, vous pouvez gagner 1 point de réserve si vous avez l’Avantage, déplacer du sang avec les cartes qui le permettent, brûler 1 point de réserve pour redresser un serviteur infernal, donner 1 point de sang à un vampire disponible avec un terrain de chasse (une fois par tour et par vampire), et utiliser les autres cartes dont le texte nomme cette phase.
VTES-UNLOCK-09 = C’est durant cette phase, après le redressement, qu’on paie ou qu’on cède les cartes et les titres disputés.
VTES-UNLOCK-10 = Un effet de cette phase qui compte quelque chose s’accomplit une fois, sur ce qui est en jeu à ce moment-là.

## Phase de maître

VTES-MASTER-01 = Vous avez une action de phase de maître. Vous faites ce que la phase permet dans l’ordre de votre choix.
VTES-MASTER-02 = Une action de phase de maître permet de jouer une carte de maître de votre main, ou d’utiliser un effet qui coûte une action de phase de maître.
VTES-MASTER-03 = Des cartes changent le nombre de vos actions de phase de maître : certaines vous en donnent deux au lieu d’une, d’autres une de plus.
VTES-MASTER-04 = La première carte triviale que vous jouez dans la phase et qui n’est pas annulée vous rend une action de phase de maître. Cela n’arrive qu’une fois par phase.
VTES-MASTER-05 = Une carte de maître hors-tour se joue au tour d’un autre Mathusalem, jamais au vôtre. Elle consomme une action de votre prochaine phase de maître, même annulée, et vous n’en jouez qu’une entre deux de vos tours. Si elle est triviale, elle rend son action dans cette phase-là, comme seule triviale de la phase.
VTES-MASTER-06 = Une carte de maître qui reste en jeu est contrôlée par celui qui l’a jouée, même sur le serviteur d’un autre, sauf si son texte la donne au contrôleur de ce serviteur.
VTES-MASTER-07 = Un lieu peut être utilisé le tour où il arrive. Une carte de maître de Discipline élève d’un niveau, jusqu’au supérieur, une Discipline d’un vampire que vous contrôlez, et sa capacité de 1 ; elle n’apporte pas de sang.
VTES-MASTER-08 = Ce que des cartes vous offrent durant votre phase de maître est facultatif, et perdu si vous continuez sans l’utiliser.
VTES-MASTER-09 = Une carte avec l’option de défausse peut être défaussée et remplacée par un joueur qui ne contrôle aucun serviteur remplissant sa condition, une seule durant chaque phase de redressement de n’importe quel Mathusalem.

## Phase de serviteur : les actions

VTES-ACT-01 = Chaque serviteur disponible et redressé que vous contrôlez peut agir. Il s’incline quand son action est annoncée. Les actions se font l’une après l’autre, chacune du début à la fin.
VTES-ACT-02 = Un serviteur qui peut agir de nouveau dans le même tour ne peut pas mordre une seconde fois, par quelque moyen que ce soit, ni faire une seconde action politique, ni répéter l’action d’une carte du même nom ou de la même carte en jeu, que la première ait réussi ou non. Une action annulée ne compte pas ; une action ratée, interrompue ou bloquée compte. Deux exemplaires en jeu sont deux actions différentes.
VTES-ACT-03 = Les actions obligatoires précèdent toutes les autres actions de vos serviteurs, dans l’ordre de votre choix. Un vampire disponible sans sang doit chasser. Un serviteur qui a une action obligatoire ne peut rien faire d’autre avant ; s’il en a deux différentes, ou une qu’il ne peut pas faire, il ne peut pas agir.
VTES-ACT-04 = Un allié recruté par une action ne peut pas agir ce tour-ci ; un serviteur qu’un autre effet a mis dans la région disponible le peut.
VTES-ACT-05 = L’annonce fixe tout : qui agit, la cible, la carte, le niveau, le coût, tous les choix. Seules les modalités d’un référendum sont choisies plus tard. La carte d’action est mise de côté jusqu’à la résolution.
VTES-ACT-06 = Les actions non dirigées ont d’ordinaire +1 en discrétion et peuvent être bloquées par votre proie et votre prédateur : chasser, s’équiper, recruter un allié, employer un compagnon, l’action politique, quitter la torpeur, secourir un vampire de votre propre région de torpeur ou commettre une diablerie sur lui.
VTES-ACT-07 = Les actions dirigées visent un autre Mathusalem ou quelque chose qu’il contrôle, et seuls ses serviteurs peuvent les bloquer : mordre, entrer en combat, agir contre une carte qu’il contrôle, secourir un vampire de sa région de torpeur ou commettre une diablerie sur lui. Elles n’ont pas de discrétion propre.
VTES-ACT-08 = Si une action est dirigée contre des cartes de plusieurs contrôleurs, chacun d’eux peut bloquer. Si sa cible est une carte que vous contrôlez, elle n’est pas dirigée, quoi que montre le texte.
VTES-ACT-09 = Vous mordez votre proie, sauf si une carte dit autre chose. Le montant de base est la morsure du serviteur : 1 pour un vampire, le nombre imprimé pour un allié. Si l’action réussit avec un montant de 1 ou plus, la cible brûle autant de points de réserve et vous prenez l’Avantage. Avec 0 ou moins, l’action est réussie mais pas la morsure, et vous ne prenez pas l’Avantage. Personne ne peut se mordre soi-même, même par redirection.
VTES-ACT-10 = Une seule augmentation de la morsure marquée « (limité) » peut servir dans une action. Le bonus de la carte d’action elle-même, les réductions et les autres bonus sont libres. Après une redirection, la nouvelle cible est la cible à tous égards.
VTES-ACT-11 = La chasse est réservée aux vampires : une action non dirigée à +1 en discrétion. Le vampire gagne 1 point de sang, sauf si une carte change ce montant. Un vampire plein peut chasser aussi.
VTES-ACT-12 = Un serviteur s’équipe d’un équipement de votre main, à son coût, ou prend gratuitement des équipements désignés d’un autre serviteur que vous contrôlez. L’action n’est pas dirigée et a +1 en discrétion. Un serviteur a au plus un véhicule, mais autant d’armes qu’on veut.
VTES-ACT-13 = Employer un compagnon et recruter un allié sont des actions non dirigées à +1 en discrétion. Un compagnon reste sur son employeur, ne peut pas être déplacé, et brûle avec lui ou à 0 point de vie. Un allié est un serviteur qui a sa vie, sa force et sa morsure ; il n’a pas de sang, ne va pas en torpeur, et brûle à 0 point de vie.
VTES-ACT-14 = Seuls les vampires font des actions politiques. Voir le chapitre sur la politique.
VTES-ACT-15 = Quitter la torpeur est la seule action d’un vampire en torpeur : non dirigée, +1 en discrétion, 2 points de sang.
VTES-ACT-16 = Un vampire disponible peut secourir un vampire en torpeur pour 2 points de sang. Leur partage entre les deux est fixé à l’annonce ; le vampire d’un autre Mathusalem ne paie que si celui-ci y consent. Si vous contrôlez les deux, l’action n’est pas dirigée et a +1 en discrétion ; sinon elle est dirigée, sans discrétion. Le vampire secouru devient disponible et reste incliné ou redressé.
VTES-ACT-17 = Un vampire disponible peut commettre une diablerie sur un vampire en torpeur, sans coût ; discrétion et direction sont celles d’un secours.
VTES-ACT-18 = Un vampire disponible sans titre qui n’est pas Anarch peut le devenir : une action non dirigée à +1 en discrétion, qui coûte du sang.
VTES-ACT-19 = On n’entre en combat par une action que si une carte ou une aptitude le permet.
VTES-ACT-20 = La discrétion et la direction d’une action qu’offre une carte sont celles qui y sont imprimées. Une chasse, une morsure, une action d’équipement, etc. qu’une carte accorde compte comme une action de cette sorte.
VTES-ACT-21 = Les effets du moment où l’action est annoncée viennent d’abord, ceux du camp qui agit avant les autres. Le premier modificateur, la première réaction ou la première tentative de blocage ordinaire met fin à ce moment.
VTES-ACT-22 = Une action que personne n’a bloquée se résout : d’abord les effets du moment où elle va réussir, après lesquels rien ne peut plus la changer ; puis le coût est payé, l’action fait ce qu’elle dit, et sa carte va où elle doit ; puis les effets d’après la résolution ; enfin l’action s’achève et les remplacements différés arrivent.
VTES-ACT-23 = Si, à la résolution, la cible ne convient plus ou le coût ne peut pas être payé, l’action est réussie mais sans effet ; le coût est payé autant que possible.
VTES-ACT-24 = Si le serviteur qui agit n’est plus disponible avant la résolution, l’action s’achève (sauf quitter la torpeur). Une action qui s’achève ou qui échoue n’a pas été bloquée.
VTES-ACT-25 = La carte d’une action bloquée est brûlée ; son coût n’est pas payé et elle n’a pas d’effet. Modificateurs et réactions restent payés.
VTES-ACT-26 = Si une action continue comme si elle n’avait pas été bloquée, sa carte revient du tas de cendres, les modificateurs joués s’appliquent encore, et ceux qui ont renoncé à bloquer n’ont pas de nouvelle chance.

## Tentatives de blocage

VTES-BLOCK-01 = Une action non dirigée peut être bloquée d’abord par la proie puis, quand elle y a renoncé, par le prédateur. Une action dirigée ne peut l’être que par les Mathusalems qu’elle vise.
VTES-BLOCK-02 = Le serviteur qui fait l’action est celui qui agit ; celui qui tente de l’arrêter est celui qui bloque.
VTES-BLOCK-03 = Un serviteur disponible, redressé ou réveillé, peut tenter de bloquer. Ceux qui sont inclinés, en torpeur ou qui ne peuvent pas bloquer ne le peuvent pas.
VTES-BLOCK-04 = Tant qu’aucun blocage n’est tenté, on peut utiliser des effets, et qui peut bloquer peut annoncer une tentative. Pendant une tentative, personne d’autre ne peut tenter et la cible ne peut pas changer. Quand tous y ont renoncé, on peut encore utiliser des effets ; une nouvelle cible ramène l’action au début.
VTES-BLOCK-05 = Quand tous ont passé, la tentative réussit si l’interception du bloqueur est au moins égale à la discrétion du serviteur qui agit. Sinon elle échoue, et d’autres peuvent suivre.
VTES-BLOCK-06 = Une tentative ratée n’incline personne : le même serviteur ou un autre peut recommencer, autant de fois qu’on veut. Une tentative ne se reprend pas.
VTES-BLOCK-07 = Si vous passez tant qu’aucun blocage n’est tenté, vous y renoncez pour de bon, sauf si la cible de l’action change.
VTES-BLOCK-08 = Les changements de discrétion et d’interception durent toute l’action, même si la cible change. Les deux peuvent descendre sous 0.
VTES-BLOCK-09 = On n’ajoute de la discrétion que si elle est nécessaire : pendant une tentative de blocage dont l’interception égale au moins la discrétion. Chaque utilisation donne tout son montant. Ce que donnent l’action et les bonus permanents est là dès le début. On peut baisser à tout moment le nombre de l’autre camp.
VTES-BLOCK-10 = On n’ajoute de l’interception qu’au serviteur qui tente de bloquer, et seulement tant que la discrétion dépasse son interception. Les textes qui disent « même si ce n’est pas encore nécessaire » y échappent.
VTES-BLOCK-11 = Quand un blocage réussit, les effets d’avant sa résolution viennent d’abord. Puis le bloqueur s’incline et, en même temps, les deux serviteurs entrent en combat.
VTES-BLOCK-12 = Si l’action s’achève avant la résolution du blocage, le bloqueur ne s’incline pas et il n’y a pas de combat. Si le bloqueur est incliné ou s’en va pendant la tentative sans être réveillé, elle échoue.
VTES-BLOCK-13 = Ce que coûte une tentative doit pouvoir être payé et l’est à chaque tentative ; ce qu’un bloqueur doit brûler l’est autant que possible quand il réussit. Si un prix est mis sur une tentative en cours, on peut y renoncer au lieu de payer.
VTES-BLOCK-14 = Jouer une carte « après avoir renoncé à bloquer », c’est y renoncer. Une tentative ratée vaut renoncement.
VTES-BLOCK-15 = « Se redresser et tenter de bloquer » ne change rien à qui peut bloquer, et oblige à le tenter si c’est possible.

## Le combat

VTES-COMBAT-01 = Un combat oppose par rounds deux serviteurs disponibles de contrôleurs différents ; si l’un n’est pas disponible quand il doit commencer, il n’y a pas de combat. Un round se déroule ainsi : avant la portée, manœuvres, avant les frappes, frappes, frappes additionnelles, poursuites, fin du round.
VTES-COMBAT-02 = Le serviteur qui agit vient le premier à chaque étape. Dans un combat hors d’une action, c’est celui qu’un effet envoie au combat.
VTES-COMBAT-03 = Peu importe qui est incliné. Seules des cartes de combat peuvent être jouées, et seulement par les deux combattants, sauf si un texte est destiné aux serviteurs qui ne participent pas au combat.
VTES-COMBAT-04 = Si un combattant n’est plus disponible, le round et le combat s’achèvent aussitôt ; les effets de fin de round peuvent encore servir.
VTES-COMBAT-05 = Avant que la portée soit déterminée, le camp qui agit utilise autant d’effets qu’il veut, puis passe ; l’autre peut répondre. Chaque utilisation rend la main au camp qui agit. Cela s’arrête quand les deux passent.
VTES-COMBAT-06 = On combat au contact, à moins que quelqu’un ne manœuvre. Une manœuvre met le combat à distance, ou le ramène au contact. Le serviteur qui agit peut commencer, et aucun camp ne manœuvre deux fois de suite. Quand les deux s’arrêtent, la portée est fixée pour le round.
VTES-COMBAT-07 = Quand un effet fixe la portée, personne ne peut manœuvrer durant ce round. Le premier effet de ce genre compte ; les autres effets d’avant la portée restent permis.
VTES-COMBAT-08 = La manœuvre d’une carte de frappe ou d’une arme engage la première frappe du round de ce serviteur. Qui ne peut pas frapper ne peut pas s’en servir.
VTES-COMBAT-09 = Avant le choix des frappes, les deux camps peuvent utiliser des effets tour à tour, comme avant la portée.
VTES-COMBAT-10 = Un combat n’a qu’un round, à moins d’une poursuite. Après les frappes, un camp peut poursuivre pour continuer, l’autre pour mettre fin au combat ; aucun ne poursuit deux fois de suite. Si la dernière poursuite était pour continuer, un nouveau round commence et sa portée est déterminée de nouveau.
VTES-COMBAT-11 = Après les poursuites viennent les effets de fin de round. Ils peuvent servir même si le combat s’est achevé plus tôt.
VTES-COMBAT-12 = Certaines cartes changent la fin d’un combat en un nouveau round : le même combat continue, avec ses effets. D’autres commencent un nouveau combat quand l’un va s’achever : les effets de l’ancien sont perdus. Un seul combat peut attendre ainsi, et les premières ne peuvent pas être jouées après les secondes.
VTES-COMBAT-13 = La poursuite ou la manœuvre que donne une carte ne vaut que pour ce round, sauf si son texte dit chaque round ou chaque combat. Elle est facultative, sauf indication contraire.
VTES-COMBAT-14 = Un combat au cours d’une action fait partie de cette action : ses effets restent, et le serviteur qui agit est le même. Les effets d’après le combat attendent le dernier combat.
VTES-COMBAT-15 = Les compagnons infligent leurs dégâts imprimés pendant la résolution des frappes. Ce sont des dégâts environnementaux dont le compagnon est la source.

## Les frappes

VTES-STRIKE-01 = Chaque combattant annonce ouvertement une frappe, celui qui agit en premier ; les deux se résolvent ensuite ensemble.
VTES-STRIKE-02 = À défaut d’autre chose, un serviteur porte une frappe à mains nues : seulement au contact, pour autant de points de dégâts que sa force, qui est de 1 si rien ne la change.
VTES-STRIKE-03 = À distance, seules les frappes à toute portée, les esquives et les fins de combat ont un effet. Les frappes à toute portée valent aussi au contact, sauf si leur texte l’interdit.
VTES-STRIKE-04 = Les frappes se résolvent dans cet ordre : l’esquive protège, fin de combat, frappes en premier, puis toutes les autres en même temps.
VTES-STRIKE-05 = Une esquive n’inflige rien. La frappe adverse ne touche ni le serviteur qui esquive ni ce qu’il porte, mais elle touche ses compagnons. Les effets qui ne font pas partie de la frappe ont lieu quand même.
VTES-STRIKE-06 = « Fin de combat » arrête toute autre frappe, quelle que soit la portée, même une esquive ou une frappe en premier.
VTES-STRIKE-07 = Une frappe en premier se résout, dégâts compris, avant les frappes normales ; qui n’est plus disponible alors ne riposte pas.
VTES-STRIKE-08 = Une frappe qui vole du sang prend les compteurs avant que les dégâts soient soignés. Ce ne sont pas des dégâts et on ne peut pas les prévenir ; ce qui dépasse la capacité est perdu.
VTES-STRIKE-09 = Une frappe qui vole ou détruit un équipement agit à sa résolution. Un objet volé ne peut pas servir durant ce round, et il est gardé après le combat.
VTES-STRIKE-10 = Ce qui s’ajoute à une frappe s’utilise quand les deux sont annoncées, avant leur résolution. Les dégâts ajoutés sont de même nature que ceux de la frappe ; une frappe sans dégâts n’en reçoit pas.
VTES-STRIKE-11 = Après les premières frappes, chaque camp, celui qui agit d’abord, peut recevoir des frappes additionnelles d’une seule source par round, hormis celles qui ne comptent pas dans la limite. Elles se choisissent et se résolvent par paires tant que les deux en ont ; celui qui en a davantage frappe ensuite seul. La portée ne change pas.
VTES-STRIKE-12 = Les frappes à mains nues et celles d’une arme de mêlée utilisent la force. « Une force de X » fixe la base, « +X en force » s’y ajoute.
VTES-STRIKE-13 = Si une arme est brûlée, volée ou disputée avant la résolution de sa frappe, celle-ci ne fait rien.
VTES-STRIKE-14 = À distance, une frappe à toute portée peut viser un compagnon de l’adversaire au lieu de celui-ci ; on le désigne avec la frappe.

## Les dégâts

VTES-DMG-01 = Tous les dégâts d’un même moment se traitent ensemble. La victime prévient ce qu’elle peut, un effet après l’autre, et choisit quels points ; la prévention qui reste est perdue. Le reste est infligé.
VTES-DMG-02 = Un vampire brûle 1 point de sang par point de dégâts normaux pour les soigner. S’il en reste, il est blessé, et va en torpeur quand tous les dégâts de ce moment ont été traités.
VTES-DMG-03 = Les dégâts aggravés viennent après les dégâts normaux et ne se soignent pas. Le premier point blesse un vampire qui ne l’est pas. Chaque point de plus, et chaque point sur un vampire déjà blessé ou en torpeur, doit être payé d’1 point de sang, sinon le vampire est brûlé aussitôt, sans torpeur et sans diablerie.
VTES-DMG-04 = Un allié ou un compagnon perd 1 point de vie par point, aggravé ou non, et brûle à 0.
VTES-DMG-05 = Les dégâts environnementaux ne viennent d’aucun serviteur. Une esquive ne les arrête pas ; « fin de combat » les arrête s’ils devaient venir plus tard.
VTES-DMG-06 = Un serviteur immunisé ne subit pas les dégâts, même ceux qu’on ne peut pas prévenir. Des dégâts qu’on ne peut pas prévenir peuvent être réduits.
VTES-DMG-07 = Un serviteur qui traite les dégâts aggravés comme normaux les gère seulement autrement : ils restent aggravés.
VTES-DMG-08 = Perdre tout son sang ne fait rien en soi. Les cartes qui comptent le sang perdu à cause de dégâts ne comptent que celui-là.

## La torpeur

VTES-TORPOR-01 = Vous contrôlez toujours un vampire en torpeur, mais il n’est pas disponible. Cartes et compteurs restent sur lui, il se redresse normalement, et ses aptitudes fonctionnent, à moins d’exiger un serviteur disponible.
VTES-TORPOR-02 = Un vampire en torpeur ne peut ni bloquer, ni réagir, ni voter, ni faire d’autre action que quitter la torpeur. Il peut jouer des modificateurs durant cette action, et ceux d’après le combat.
VTES-TORPOR-03 = Quand un vampire va entrer en torpeur, on peut utiliser les effets de ce moment, le camp qui agit d’abord. Dès que l’un d’eux l’évite, ce moment est passé.
VTES-TORPOR-04 = Un effet qui enverrait un allié en torpeur le brûle si l’allié l’utilise sur lui-même ; un effet qui nomme les vampires ne fait rien à un allié.
VTES-TORPOR-05 = Quand l’action de quitter la torpeur est bloquée, le bloqueur s’incline et il n’y a pas de combat. Si c’est un vampire, il peut commettre une diablerie sur celui qui agit ; sinon l’action échoue simplement, sans coût.
VTES-TORPOR-06 = Secours et diablerie ne sont pas dirigés dans votre propre région de torpeur ; ils le sont dans celle d’un autre Mathusalem.

## Diablerie et chasse au sang

VTES-DIAB-01 = Seul un vampire disponible peut commettre une diablerie. Tout le sang de la victime va au diableriste, dans la limite de sa capacité ; il peut prendre son équipement ; la victime est brûlée avec tout le reste. Si elle était plus vieille, vous pouvez mettre sur le diableriste, sans coût, une carte de maître de Discipline de votre main, de votre bibliothèque ou de votre tas de cendres. Rien ne peut interrompre cela.
VTES-DIAB-02 = Un référendum de chasse au sang suit toute diablerie. Ce n’est pas une action, on ne peut pas le bloquer, et personne ne joue de modificateur d’action ni de réaction. On vote comme d’habitude, mais aucune carte ne l’a appelé. S’il passe, le diableriste est brûlé ; à égalité, il échoue.
VTES-DIAB-03 = Une diablerie à laquelle la victime survit ne donne rien et n’appelle pas de chasse au sang.
VTES-DIAB-04 = Un vampire maudit par le sang ne peut pas commettre de diablerie.

## La politique

VTES-POL-01 = Un vampire disponible fait une action politique avec une carte d’action politique ou une aptitude, au plus une fois par tour. Elle n’est jamais dirigée et a +1 en discrétion.
VTES-POL-02 = Si elle n’est pas bloquée, le coût est payé et le référendum a lieu : celui qui l’appelle choisit les modalités, on vote, on compte. Il passe avec plus de voix pour que contre ; à égalité, il échoue.
VTES-POL-03 = Les modalités ne se choisissent qu’à ce moment. Un référendum dont les modalités ne peuvent pas être choisies ne peut pas être appelé, et il n’y en a pas si le vampire qui agit n’est plus disponible.
VTES-POL-04 = On vote dans l’ordre de l’impulsion, en autant de fois qu’on veut. Une source exprime toutes ses voix dans le même sens, et une voix exprimée le reste. Les voix et bulletins d’un vampire vont dans le même sens. Personne n’est obligé de voter.
VTES-POL-05 = Les voix viennent des vampires titrés disponibles, inclinés ou non ; des cartes d’action politique, 1 voix par Mathusalem et par référendum, soit par la carte qui l’a appelé, soit en brûlant une carte de sa main, qui est remplacée ; de l’Avantage, que son détenteur peut brûler pour 1 voix ; et des effets.
VTES-POL-06 = Les prisci votent ensemble : la majorité de leurs bulletins décide du sens des 3 voix du bloc. À égalité, il n’y en a pas.
VTES-POL-07 = Des modificateurs et des réactions peuvent être joués durant un référendum, selon leur texte. Ceux d’après le référendum attendent qu’il ait fait son effet, éliminations comprises.
VTES-POL-08 = Les points alloués sont fixés avec les modalités et peuvent dépasser la réserve d’un joueur.
VTES-POL-09 = Un référendum qui passe automatiquement n’est pas soumis au vote ; l’écart des voix est de 0.
VTES-POL-10 = Un vampire contraint de s’abstenir reprend les voix et bulletins qu’il a exprimés. Des voix négatives d’un vampire ne diminuent pas le total des autres.

## Phase d’influence

VTES-INFL-01 = Vous avez 4 transferts. Des cartes changent ce nombre ; il est fixé au début de la phase, sauf si un effet vous en donne d’autres pendant celle-ci.
VTES-INFL-02 = Aux premiers tours de la partie, les trois premiers joueurs ont 1, 2 et 3 transferts, dans l’ordre du jeu.
VTES-INFL-03 = Pour 1 transfert, vous déplacez 1 point de réserve vers une carte de crypte de votre région incontrôlée.
VTES-INFL-04 = Pour 2 transferts, vous ramenez 1 point de sang d’une telle carte vers votre réserve.
VTES-INFL-05 = Pour 4 transferts et 1 point de réserve, vous mettez la première carte de votre crypte face cachée dans votre région incontrôlée.
VTES-INFL-06 = Certaines cartes en jeu s’utilisent avec des transferts.
VTES-INFL-07 = Un vampire qui a au moins autant de compteurs que sa capacité peut être mis dans votre région disponible, face visible et redressé. Les compteurs deviennent son sang, et l’excédent est perdu. Les transferts qui restent à la fin de la phase le sont aussi.
VTES-INFL-08 = Un vampire qu’un autre Mathusalem a déjà en jeu est disputé dès son arrivée ; ce qu’il fait en arrivant a lieu d’abord. Si vous le contrôlez vous-même, il reste incontrôlé, sauf si vous fusionnez les deux.
VTES-INFL-09 = Un vampire avancé est une carte de crypte comme une autre. Si vous contrôlez une version et que l’autre est dans votre région incontrôlée, vous pouvez les fusionner : la carte avancée est au-dessus et donne capacité, Disciplines et secte ; les deux textes comptent, celui de l’avancée d’abord. Cartes, compteurs et inclinaison restent. Rien n’entre en jeu.
VTES-INFL-10 = Quand vous mettez un vampire d’un clan rare dans votre région disponible, vous brûlez 3 points de réserve pour chaque vampire de son clan que vous contrôlez déjà.
VTES-INFL-11 = Vous pouvez transférer votre dernier point de réserve, et vous êtes alors éliminé.

## Phase de défausse

VTES-DISC-01 = Piochez d’abord les remplacements qui attendent votre phase de défausse.
VTES-DISC-02 = Vient ensuite tout ce qui se passe durant cette phase, dans l’ordre de votre choix. Ce qui est obligatoire doit être fait avant la fin de la phase ; ce qui est facultatif et inutilisé est perdu.
VTES-DISC-03 = Vous avez une action de phase de défausse ; des cartes vous en donnent une de plus.
VTES-DISC-04 = Une action de phase de défausse permet de défausser une carte et d’en piocher une autre, de jouer un événement (au plus un par tour), ou d’utiliser un effet qui coûte une action de phase de défausse.
VTES-DISC-05 = Certaines cartes exigent quelque chose durant cette phase, comme de la réserve pour vos vampires en torpeur. Ces effets sont obligatoires.
VTES-DISC-06 = Ce qu’une carte vous permet durant votre phase de défausse, comme payer du sang pour se redresser, est facultatif.
VTES-DISC-07 = Ce qui dure jusqu’à la fin du tour s’achève avec la phase de défausse. Un événement ne peut être joué qu’une fois par partie ; les événements restent en jeu et concernent d’ordinaire tout le monde.

## Élimination, victoire et retrait

VTES-OUST-01 = Un Mathusalem qui n’a plus de réserve est éliminé aussitôt, avant toute autre conséquence. Une dette plus grande que sa réserve la prend tout entière.
VTES-OUST-02 = Son prédateur reçoit 1 point de victoire et 6 points de réserve, qui que ce soit qui l’ait éliminé. La nouvelle proie du prédateur est le prochain Mathusalem encore en jeu.
VTES-OUST-03 = Toutes les cartes qu’il contrôle et toutes ses zones sont retirées de la partie, mais pas brûlées. Ses cartes que d’autres contrôlent restent ; les serviteurs qui devraient lui revenir sont retirés à ce moment-là. S’il avait l’Avantage, personne ne l’a plus. Si c’est son tour, l’effet en cours s’accomplit et le tour s’achève.
VTES-OUST-04 = Quand plusieurs sont éliminés en même temps, chacun dont la proie est éliminée reçoit le point de victoire, même s’il l’est aussi. Seuls ceux qui restent reçoivent 6 points de réserve, une fois pour leur propre proie.
VTES-OUST-05 = Le dernier qui reste reçoit 1 point de victoire de plus. Celui qui en a le plus gagne, même éliminé ; à égalité, personne ne gagne. En tournoi, il en faut au moins 2 pour gagner.
VTES-OUST-06 = Avec une limite de temps, chacun de ceux qui restent à la fin reçoit un demi-point ; s’il n’en reste qu’un, il a son point entier.
VTES-OUST-07 = Si vous commencez votre tour avec une bibliothèque vide et une main incomplète, vous pouvez annoncer votre retrait durant votre phase de redressement. Vous quittez la partie à votre phase de redressement suivante si d’ici là vous n’avez ni perdu ni dépensé de réserve, si aucun de vos serviteurs n’a perdu ni dépensé de sang ou de vie, et si aucun n’a combattu. Cela vous rapporte des points, et personne ne reçoit ni réserve ni point pour votre départ.

## Cartes disputées

VTES-CONTEST-01 = Si un second exemplaire d’un vampire ou d’une autre carte unique vient sous le contrôle d’un autre Mathusalem, tous les exemplaires sont disputés : ils sont face cachée, hors jeu, avec tout ce qu’ils portent. D’autres exemplaires s’y joignent.
VTES-CONTEST-02 = On ne dispute rien avec soi-même : vous ne pouvez ni jouer ni faire venir un second exemplaire de ce que vous contrôlez déjà, disputé ou non. Si quelque chose vous y force, le second exemplaire est brûlé.
VTES-CONTEST-03 = À chacune de vos phases de redressement, vous payez 1 point de réserve par carte disputée, ou vous la cédez : elle est alors brûlée avec tout ce qu’elle porte.
VTES-CONTEST-04 = Quand tous les autres ont cédé, votre exemplaire revient face visible, redressé, à votre phase de redressement suivante.
VTES-CONTEST-05 = C’est le nom qui compte : le même vampire dans deux groupes, ou en version de base et avancée, n’a qu’un nom.

## Les titres

VTES-TITLE-01 = Un vampire a au plus un titre ; un nouveau remplace l’ancien. Un titre ne vaut que dans sa secte ou son clan. Sinon il sommeille : il ne donne pas de voix, et le vampire ne compte pas comme titré.
VTES-TITLE-02 = Voix par titre : primogène 1, prince 2, justicar 3, Cercle intérieur 4 ; évêque 1, archevêque 2, cardinal 3, régent 4, les prisci en bloc ; baron 2 ; magaji 2, kholo 2 ; un vampire indépendant titré, autant qu’il est imprimé.
VTES-TITLE-03 = Il y a un seul prince, baron ou archevêque par ville, un seul justicar et un seul membre du Cercle intérieur par clan, un seul kholo par clan, et un seul régent au monde. Primogènes, évêques, cardinaux, prisci et magajis ne sont pas uniques.
VTES-TITLE-04 = Les vampires qui disputent un titre restent en jeu sans lui. À chaque phase de redressement de son contrôleur, chacun paie 1 point de sang ou cède le titre pour le reste de la partie ; sans sang ou en torpeur, il doit céder. Le dernier le retrouve à la phase de redressement suivante de son contrôleur. Deux vampires d’un même Mathusalem peuvent se disputer un titre.
VTES-TITLE-05 = Un vampire qui reçoit un autre titre, ou qui quitte la secte ou le clan qu’exige son titre disputé, le cède aussitôt. Une carte qui donne un titre est brûlée quand ce titre est perdu ; tant qu’il est disputé, elle est face cachée.

## Sectes et traits

VTES-SECT-01 = Les sectes sont Camarilla, Sabbat, Anarch, Indépendant et Laibon. Un vampire appartient à une seule, celle qui est imprimée si rien ne la change. Changer de clan ne change pas de secte, et inversement.
VTES-SECT-02 = Un vampire qui devient Anarch quitte sa secte. S’il quitte ensuite les Anarchs, les cartes qui l’avaient fait Anarch sont brûlées. Exiger un titre d’une secte, c’est exiger cette secte.
VTES-SECT-03 = La Main Noire est un trait, pas un titre. Une voie est un trait imprimé de certains vampires du Sabbat : Caïn, les Cathares, la Mort et l’Âme, le Pouvoir et la Voix intérieure.
VTES-SECT-04 = Traits des vampires : infernal (ne se redresse pas de lui-même), rare (coûte de la réserve si d’autres du clan sont là), stérile (ne met pas de nouveaux vampires en jeu), maudit par le sang (ne peut pas commettre de diablerie), esclave (ne fait pas d’action dirigée sans membre disponible du clan qu’il sert ; quand un tel membre est bloqué, il peut s’incliner et combattre à sa place), Liste rouge, vol, cercle, non unique.
VTES-SECT-05 = Un vampire de plus grande capacité est plus vieux, un vampire de plus petite capacité plus jeune. Une capacité n’est jamais inférieure à 1.
VTES-SECT-06 = Un allié n’a ni secte, ni clan, ni titre. Celui qui joue des cartes comme un vampire ne l’est que pour cette carte, paie en vie, et compte comme un Indépendant de capacité 1 ; il est brûlé là où un vampire irait en torpeur.
VTES-SECT-07 = Quand vous prenez le contrôle d’un serviteur, tout ce qu’il porte le suit, et il reste incliné ou redressé. Si celui qui agit est volé, l’action continue ; un bloqueur volé met fin à la tentative, un combattant volé au combat.
VTES-SECT-08 = Tout Mathusalem peut utiliser une action de phase de maître pour marquer un serviteur de la Liste rouge pour le tour ; chacun de ses vampires disponibles peut alors entrer une fois en combat avec lui, par une action dirigée à +1 en discrétion qui coûte 1 point de sang. Qui brûle un serviteur de la Liste rouge contrôlé par un autre peut aller chercher un trophée pour le vampire qui l’a fait, dans sa main, sa bibliothèque ou son tas de cendres ; les trophées en jeu que personne n’a encore gagnés peuvent y être déplacés par leurs contrôleurs.

## Construction des decks

VTES-DECK-01 = Une crypte a au moins 12 cartes, une bibliothèque de 60 à 90. Le nombre d’exemplaires d’une carte n’est pas limité. Cartes de crypte et de bibliothèque ne se mêlent jamais.
VTES-DECK-02 = Toutes les cartes de crypte sont d’un même groupe ou de deux groupes consécutifs ; celles de tout groupe conviennent partout.
VTES-DECK-03 = Les cartes bannies ne se jouent pas en tournoi.
VTES-DECK-04 = Autres formats : cinquième édition seule, decks de départ (crypte de 6 ou plus, bibliothèque de 40 à 60), et decks préconstruits tels qu’ils sont vendus.
VTES-DECK-05 = Une liste nomme le groupe d’une carte de crypte, ou sa version avancée, quand un même nom a plusieurs éditions. Un nom seul désigne la carte de base ; si les autres cartes ne décident pas du groupe, il faut le dire.

## Décisions de cette table

VTES-RUL-01 = Une esquive protège durant toute la frappe, et « fin de combat » n’en tient pas compte : fin de combat, puis frappes en premier, puis toutes les autres.
VTES-RUL-02 = Vous pouvez mettre un vampire qui a assez de compteurs dans votre région disponible à tout moment de votre phase d’influence, ou le laisser incontrôlé. Les transferts qu’il donnerait ne comptent pas dans cette phase. Quand elle va s’achever, on vous interroge sur chacun de ceux qui le peuvent. Une table peut décider que les vampires n’arrivent qu’à la fin de la phase.
VTES-RUL-03 = « Deux au lieu d’une » fixe le nombre de vos actions de phase ou de vos transferts, et plusieurs cartes de ce genre ne s’additionnent pas ; puis s’ajoute tout ce qui dit « une de plus ».
VTES-RUL-04 = « Ce vampire » ou « son contrôleur » désigne qui contrôle le vampire à présent ; « vous » désigne qui contrôle la carte.
VTES-RUL-05 = Ce qu’une carte offre durant la phase de redressement de chaque Mathusalem sert une fois dans chacune, après les effets obligatoires de ce joueur.
VTES-RUL-06 = Une carte qui demande un Anarch disponible à votre phase de redressement se règle une fois par exemplaire, dans l’ordre de votre choix, et au plus tard avant que vous passiez l’impulsion : ce qui compte est d’en avoir un à ce moment-là.
VTES-RUL-07 = L’action qui brûle une carte posée sur un serviteur appartient aux autres serviteurs que lui, et elle est dirigée contre le contrôleur de la carte.
VTES-RUL-08 = Devenir Anarch coûte 2 points de sang, ou 1 si vous contrôlez un autre Anarch disponible.
VTES-RUL-09 = Fusionner un vampire avancé coûte 4 transferts et 1 point de réserve durant votre phase d’influence. Ce qui est sur la carte incontrôlée est perdu, ce qui est sur l’autre reste.
VTES-RUL-10 = Un événement ne peut être joué qu’une fois par partie, par le premier qui le joue ; un exemplaire dans une autre main ne peut qu’être défaussé. Une table peut décider que chacun peut le jouer une fois.
VTES-RUL-11 = Un retrait rapporte 1 point de victoire, ou un demi-point à une table de tournoi. Il n’est proposé que si ses conditions sont remplies.
VTES-RUL-12 = Un serviteur étourdi est incliné, reçoit un compteur d’étourdissement, et ne se redresse pas normalement à sa phase de redressement suivante, durant laquelle on retire le compteur.
VTES-RUL-13 = Une carte qui punit ceux qui n’ont pas mordu regarde les morsures réussies, et seulement les serviteurs de son contrôleur.
VTES-RUL-14 = Se redresser après une morsure durant la phase de défausse exige une morsure réussie, et coûte ce que dit la carte.
VTES-RUL-15 = Aucun camp ne manœuvre ni ne poursuit deux fois de suite. La carte d’un serviteur qui ne participe pas compte pour le camp qu’elle aide.
VTES-RUL-16 = En combat, l’impulsion va du camp qui agit au camp opposé, puis aux autres dans le sens horaire, qu’on n’interroge que s’ils ont quelque chose à utiliser.
VTES-RUL-17 = On ne vous interroge que là où vous pourriez avoir quelque chose à faire. Personne ne peut en déduire ce que vous avez en main.
VTES-RUL-18 = À six, on joue selon les mêmes règles ; une limite de temps est conseillée.
VTES-RUL-19 = Les effets sur la capacité ne concernent pas les vampires incontrôlés ; ils comptent de nouveau dès qu’un vampire est contrôlé.
VTES-RUL-20 = Quand une morsure change de cible, tous ceux qui peuvent maintenant bloquer sont interrogés de nouveau, même ceux qui avaient renoncé.
VTES-RUL-21 = L’option de défausse vaut pour une carte durant chaque phase de redressement de n’importe quel Mathusalem, mais pas pour un joueur qui contrôle un serviteur remplissant la condition.
VTES-RUL-22 = La Liste rouge est un trait comme un autre ; marques, traques et trophées sont dans le jeu tels que VTES-SECT-08 les dit, quels que soient les serviteurs de la liste que les cartes apportent.
VTES-RUL-23 = Kholo et magaji ont 2 voix chacun.
VTES-RUL-24 = À deux, votre adversaire est à la fois votre proie et votre prédateur : on lui propose une seule fois de bloquer, et les effets sur la proie et sur le prédateur le concernent une fois chacun.
VTES-RUL-25 = À deux, les transferts ne sont réduits qu’au premier tour de chacun : 1, puis 2, et 4 à partir du troisième tour de la partie.
VTES-RUL-26 = Au vote d’une chasse au sang, le Mathusalem dont c’est le tour commence, comme partout.
VTES-RUL-27 = Le vote s’achève quand tous ont passé l’un après l’autre. Une voix exprimée le rouvre pour tous.
VTES-RUL-90 = Les imprégnés, leurs pouvoirs et leurs convictions ne font pas encore partie de cette table.
