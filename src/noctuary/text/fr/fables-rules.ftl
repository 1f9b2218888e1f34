### Twisted Fables : les règles telles que les joueurs les lisent, un message par identifiant.

## Titres des chapitres

FAB-GOAL = But du jeu et règle d’or
FAB-LIMIT = Nombre limité d’éléments
FAB-SETUP = Mise en place (1c1)
FAB-TURN = Le tour
FAB-ACT = Les actions
FAB-MOVE = Mouvement, portée et placement
FAB-DMG = Dégâts, perte et récupération de PV
FAB-TALENT = Les Talents
FAB-EPIC = Les cartes Épique
FAB-TWIST = Les cartes Twist
FAB-REINF = Le Renforcement
FAB-CARD = Vocabulaire des cartes
FAB-TIMING = Timing et effets en réponse
FAB-2V2 = Mode 2c2
FAB-RELIC = Mode Relique
FAB-INFO = Informations publiques et cachées
FAB-HERO = Remarques sur les Fables
FAB-EX = Exemples
FAB-RUL = Décisions de cette table

## But du jeu et règle d’or

FAB-GOAL-01 = Une Fable dont les PV tombent à 0 est éliminée.
FAB-GOAL-02 = En 1c1, vous gagnez en éliminant votre adversaire.
FAB-GOAL-03 = En 2c2, votre équipe gagne quand les deux Fables adverses sont éliminées. Les deux partenaires gagnent, même si l’une de leurs Fables a été éliminée en chemin.
FAB-GOAL-04 = Quand le texte d’une carte ou d’une Fiche de Fable contredit les règles générales, c’est ce texte qui l’emporte.
FAB-GOAL-05 = Aucune valeur ne descend en dessous de 0 : elle reste à 0.

## Nombre limité d’éléments

FAB-LIMIT-01 = Les éléments sont en nombre limité : personne ne peut utiliser plus de cartes ou de jetons d’un type que la boîte n’en contient.
FAB-LIMIT-02 = Il y a 120 cartes de base (n° 001 à 120) : 36 cartes d’Attaque (001 à 036), 36 de Défense (037 à 072) et 36 de Mouvement (073 à 108), chaque type comptant 12 cartes de niveau 1, 12 de niveau 2 et 12 de niveau 3, plus 12 Jokers (109 à 120).
FAB-LIMIT-03 = La boîte de base compte 180 cartes de Fable (n° 121 à 300) : le Chaperon Rouge 121 à 147, Blanche Neige 148 à 192 (27 à elle et 18 Poisons), la Belle au Bois Dormant 193 à 219, Alice 220 à 246, Mulan 247 à 273, Kaguya 274 à 300.
FAB-LIMIT-04 = Chaque Fable possède 27 cartes à elle : trois Réserves de 8 cartes et 3 cartes Épique.
FAB-LIMIT-05 = La boîte de base contient aussi 50 Reliques (R01 à R50), les 3 Avatars d’Alice, 9 jetons Éveil, 12 jetons Qi, 6 Fiches de Fable, 2 plateaux de Fable et 2 marqueurs de chaque sorte : PV, Défense, Pouvoir et Seuil Épique.
FAB-LIMIT-06 = Les Fables d’extension sont la Petite Sirène (n° 301 à 327, avec 4 Tentacules), la Petite Fille aux allumettes (328 à 366, dont 12 Allumettes), Dorothy (367 à 393, avec 12 jetons Combo) et Shéhérazade (394 à 420, avec 6 jetons Destin à deux faces).
FAB-LIMIT-07 = Une carte détruite quitte la partie. Sauf indication contraire, plus personne ne peut l’acquérir.
FAB-LIMIT-08 = Le Mode 2c2 ajoute les plateaux, les marqueurs et les 120 cartes de base d’une seconde boîte. Il y a donc 24 cartes de base de chaque type et de chaque niveau, et 24 Jokers.
FAB-LIMIT-09 = Votre Pouvoir ne dépasse jamais 25, vos PV ne dépassent jamais votre Limite de PV max. et votre Défense ne dépasse jamais votre Limite de Défense max. Tout gain au-delà est perdu.
FAB-LIMIT-10 = Une fois les decks de départ constitués en 1c1, chaque Réserve de base de niveau 1 compte encore 6 cartes, chaque Réserve de niveau 2 ou 3 en compte 12 et celle des Jokers 12. En 2c2, ces nombres sont 12, 24 et 24.

## Mise en place (1c1)

FAB-SETUP-01 = Chaque joueur choisit une Fiche de Fable et prend un plateau avec quatre marqueurs : PV, Seuil Épique, Défense et Pouvoir.
FAB-SETUP-02 = Vous commencez avec vos PV au maximum, le marqueur Seuil Épique sur la valeur de votre Fiche, et 0 en Défense comme en Pouvoir.
FAB-SETUP-03 = En 1c1, il y a un seul Compteur de Combat : neuf cartes Relique alignées face cachée en forment les neuf cases. Leurs effets ne comptent qu’en Mode Relique.
FAB-SETUP-04 = Chaque Fable commence sur l’une des deux cases de départ du Compteur de Combat.
FAB-SETUP-05 = Les cartes de base forment dix Réserves face visible : Attaque, Défense et Mouvement aux niveaux 1, 2 et 3, et les Jokers. Toutes les Fables peuvent y acheter.
FAB-SETUP-06 = Vous avez trois Réserves de Talent face visible (attaque, défense, mouvement), toujours dans cet ordre en partant du dessus : un Talent de niveau 1, deux de niveau 2, le premier Twist, trois Talents de niveau 3, le second Twist. Vous seul pouvez y acheter, et uniquement la carte du dessus.
FAB-SETUP-07 = Vos trois cartes Épique attendent à côté de vos Réserves jusqu’à ce que vous atteigniez votre Seuil Épique.
FAB-SETUP-08 = Votre deck de départ compte 12 cartes : trois cartes d’Attaque, trois de Défense et trois de Mouvement, toutes de niveau 1 et prises dans les Réserves de base, plus vos trois Talents de niveau 1, pris sur le dessus de vos Réserves. Mélangez-le face cachée.
FAB-SETUP-09 = Vous disposez aussi d’une défausse, d’une zone de jeu et d’une zone des cartes Twist, toutes vides au départ.
FAB-SETUP-10 = Appliquez ensuite la mise en place spéciale des Fiches de Fable, par exemple le deck Poison de Blanche Neige, le premier Tentacule de la Petite Sirène, la carte Épique de Dorothy ou le deck d’Allumettes.
FAB-SETUP-11 = On désigne un premier joueur, qui pioche 4 cartes. L’autre en pioche 6.
FAB-SETUP-12 = Mulligan : une seule fois, avant le début de la partie, vous pouvez mélanger toute votre main dans votre deck et repiocher autant de cartes. Vous devez garder cette seconde main.
FAB-SETUP-13 = Le premier joueur joue le premier tour.

## Le tour

FAB-TURN-01 = En 1c1, les deux Fables jouent en alternance des tours complets.
FAB-TURN-02 = Un tour comporte quatre phases : phase initiale, phase d’actualisation, phase d’activation, phase de fin.
FAB-TURN-03 = Phase initiale : résolvez, dans l’ordre de votre choix, tout ce qui se produit au début de votre tour. La plupart des effets durables s’appliquent ou prennent fin à ce moment.
FAB-TURN-04 = Phase d’actualisation : défaussez d’abord toutes les cartes de votre zone de jeu (les cartes durables et les cartes de base jouées avec elles), puis remettez votre Défense à 0.
FAB-TURN-05 = Phase d’activation : effectuez autant d’actions que vous voulez, dans l’ordre de votre choix ; seules la Concentration et l’utilisation d’une Relique sont restreintes. La phase s’achève quand vous ne pouvez ou ne voulez plus agir.
FAB-TURN-06 = Phase de fin, dans cet ordre : votre Pouvoir revient à 0 ; défaussez votre main ; défaussez votre zone de jeu, sauf les cartes durables et leurs cartes de base ; piochez 6 cartes ; résolvez les effets de fin de tour dans l’ordre de votre choix ; en Mode Relique, remplissez les emplacements vides.
FAB-TURN-07 = Votre Pouvoir ne revient à 0 qu’à cette étape de votre propre phase de fin. Le Pouvoir gagné ensuite, ou pendant le tour d’une autre Fable, reste jusqu’à votre prochaine phase de fin.
FAB-TURN-08 = Les cartes que vous jouez restent dans votre zone de jeu pendant la phase d’activation. Elles sont défaussées dans votre phase de fin ou, si elles sont durables, dans votre prochaine phase d’actualisation.

## Les actions

FAB-ACT-01 = Vos actions sont : Concentration, Attaque, Défense, Mouvement, utiliser un Talent, utiliser une carte Épique, Renforcement et actions spéciales. S’y ajoutent utiliser une Relique (une fois par tour, en Mode Relique) et l’échange de position (en 2c2).
FAB-ACT-02 = La Concentration n’est possible qu’avant toute autre action. Vous renoncez à toute votre phase d’activation pour détruire une carte de votre main ou de votre défausse, et la phase s’achève aussitôt.
FAB-ACT-03 = Attaque : jouez une ou plusieurs cartes d’Attaque contre une Fable adverse à portée 1. Vous infligez autant de Dégâts que leur valeur d’Attaque totale et gagnez autant de Pouvoir.
FAB-ACT-04 = Vous ne pouvez pas effectuer d’Attaque si l’adversaire est au-delà de la portée 1, pas même pour gagner seulement du Pouvoir.
FAB-ACT-05 = Défense : jouez une ou plusieurs cartes de Défense. Votre Défense augmente de leur valeur de Défense totale et vous gagnez autant de Pouvoir.
FAB-ACT-06 = Une action de Défense rapporte tout son Pouvoir même si votre Limite de Défense max. absorbe tout ou partie de l’augmentation. Elle reste permise quand votre Défense est déjà au maximum.
FAB-ACT-07 = Mouvement : jouez une ou plusieurs cartes de Mouvement pour vous déplacer sur le Compteur de Combat de leur valeur de Mouvement totale, et gagnez autant de Pouvoir.
FAB-ACT-08 = Un Joker est une carte de base de niveau 1 et de valeur 1 qui compte comme Attaque, Défense ou Mouvement : vous annoncez le type en l’utilisant. Sauf indication contraire, il peut remplacer une telle carte partout où il en faut une.
FAB-ACT-09 = Une action spéciale est annoncée sur une carte ou une Fiche par le mot « Action » en gras. Suivez son texte.
FAB-ACT-10 = Vous pouvez répéter vos actions librement. Seules exceptions : la Concentration, qui remplace toute autre action, et l’utilisation d’une Relique, limitée à une fois par tour.
FAB-ACT-11 = Attaque, Défense et Mouvement sont les trois types de base. Les Jokers sont aussi des cartes de base.

## Mouvement, portée et placement

FAB-MOVE-01 = Une action de Mouvement se fait dans une seule direction. Pour aller puis revenir, il vous faut plusieurs actions de Mouvement.
FAB-MOVE-02 = Vous pouvez traverser une Fable adverse, mais jamais vous arrêter sur sa case : une case ne contient qu’une seule Fable.
FAB-MOVE-03 = Vous devez, si possible, utiliser toute la valeur de votre Mouvement. Le bord du Compteur de Combat, ou un dernier pas vers une case occupée, interrompt le Mouvement, et le reste est perdu.
FAB-MOVE-04 = Un Mouvement interrompu rapporte quand même tout son Pouvoir. Vous pouvez effectuer un Mouvement rien que pour son Pouvoir, même sans pouvoir quitter votre case.
FAB-MOVE-05 = Portée X : la cible se trouve au plus à X cases. Si elle est plus loin, la carte ne peut pas être utilisée du tout. Portée +X allonge la portée de X cases.
FAB-MOVE-06 = Repousser de X cases : la Fable adverse recule de X cases par rapport à vous et s’arrête au bord du Compteur de Combat. Ce n’est pas une action de Mouvement de sa part.
FAB-MOVE-07 = Attirer une Fable la rapproche ; elle s’arrête au plus tard sur la case voisine de celle qui l’attire. Placer une Fable la pose directement sur une case libre, sans rien traverser. Ni l’un ni l’autre n’est une action de Mouvement.
FAB-MOVE-08 = Quand un texte dit « jusqu’à », vous pouvez choisir 0 : le Chaperon Rouge peut ne pas Repousser. Les Talents de mouvement de Mulan ne le disent pas : elle doit Repousser de toute la distance, si possible.

## Dégâts, perte et récupération de PV

FAB-DMG-01 = Les Dégâts consomment d’abord la Défense de la cible, point par point. Ce qui la dépasse réduit ses PV.
FAB-DMG-02 = Quand vous recevez des Dégâts, votre Défense doit servir. Vous ne pouvez pas l’économiser.
FAB-DMG-03 = Une perte de PV réduit directement les PV et ignore la Défense.
FAB-DMG-04 = Une perte de PV ne déclenche jamais les effets liés aux Dégâts infligés ou subis, et les Dégâts ne déclenchent jamais les effets liés aux pertes de PV.
FAB-DMG-05 = Un effet déclenché par des Dégâts infligés regarde le montant total infligé, et non ce qui reste après la Défense ni les PV réellement perdus, sauf si son texte parle de Dégâts réellement subis.
FAB-DMG-06 = En récupérant des PV, vous ne dépassez jamais votre Limite de PV max.
FAB-DMG-07 = Dégâts +X ajoute X aux Dégâts que vous infligez.
FAB-DMG-08 = Défense X augmente votre Défense de X, sans dépasser votre Limite de Défense max.

## Les Talents

FAB-TALENT-01 = Pour utiliser un Talent, jouez de votre main une carte de Talent et exactement une carte de base du type requis, puis appliquez le texte du Talent.
FAB-TALENT-02 = Un Talent d’attaque requiert une carte d’Attaque, un Talent de défense une carte de Défense, un Talent de mouvement une carte de Mouvement. Un Joker peut en tenir lieu, avec une valeur de 1.
FAB-TALENT-03 = Dans le texte d’un Talent, l’icône d’Attaque, de Défense ou de Mouvement représente la valeur de la carte de base jouée avec lui. L’icône de Talent représente le niveau du Talent lui-même.
FAB-TALENT-04 = La carte de base jouée avec un Talent ne vous rapporte pas de Pouvoir.
FAB-TALENT-05 = Vous ne pouvez pas utiliser un Talent doté d’une portée si l’adversaire est hors de cette portée, quels que soient ses autres effets.
FAB-TALENT-06 = Une carte durable et sa carte de base requise restent dans votre zone de jeu jusqu’à la phase d’actualisation de votre prochain tour.
FAB-TALENT-07 = Un Talent de niveau 2 coûte 2 en Pouvoir, un Talent de niveau 3 en coûte 4. Ceux de niveau 1 sont déjà dans votre deck de départ. Vider une Réserve coûte 16 en Pouvoir au total.

## Les cartes Épique

FAB-EPIC-01 = Quand vos PV atteignent votre Seuil Épique ou tombent en dessous, vous choisissez en secret une de vos trois cartes Épique et l’ajoutez à votre main. Les deux autres et le marqueur Seuil Épique quittent la partie : cela n’arrive qu’une fois.
FAB-EPIC-02 = Dès lors, votre carte Épique fait partie de votre deck : elle se joue, se défausse et se remélange comme les autres.
FAB-EPIC-03 = Pour utiliser une carte Épique, jouez-la de votre main, sans carte de base, et appliquez son texte. Si elle a une portée, l’adversaire doit s’y trouver.
FAB-EPIC-04 = Les cartes Épique n’ont pas de niveau.
FAB-EPIC-05 = Choisir votre carte Épique est un effet en réponse : il attend que l’action en cours soit entièrement résolue. Les Dégâts comme les pertes de PV peuvent le provoquer.

## Les cartes Twist

FAB-TWIST-01 = Dès qu’un Twist arrive sur le dessus d’une de vos Réserves, après un achat ou par un effet, il est débloqué : il rejoint gratuitement votre zone des cartes Twist.
FAB-TWIST-02 = La plupart des Twists agissent en permanence. Certains n’agissent qu’une fois, puis sont détruits.
FAB-TWIST-03 = Chaque Réserve contient deux Twists : le premier, différent d’une Réserve à l’autre, se trouve sous les Talents de niveau 2 ; le second, généralement le même dans les trois, se trouve tout en bas.
FAB-TWIST-04 = Chaque exemplaire débloqué d’un Twist agit séparément. Les effets des exemplaires cumulables s’additionnent.

## Le Renforcement

FAB-REINF-01 = Renforcement : prenez la première carte d’une Réserve de base ou d’une de vos Réserves de Talent, payez son coût en Pouvoir et placez-la dans votre défausse. Seul votre Pouvoir limite le nombre de vos achats.
FAB-REINF-02 = Une carte de base coûte 1 en Pouvoir au niveau 1, 3 au niveau 2 et 6 au niveau 3. Un Joker coûte 2.
FAB-REINF-03 = Une carte achetée passe toujours d’abord par votre défausse.
FAB-REINF-04 = L’ordre d’une Réserve ne change jamais, et vous ne pouvez acheter que sa première carte.
FAB-REINF-05 = Les cartes qu’un effet vous donne depuis une Réserve, comme « Consumée par le Loup » ou les Talents d’Alice, ne sont pas des achats.

## Vocabulaire des cartes

FAB-CARD-01 = Jouer une carte, c’est la placer dans votre zone de jeu. La défausser, c’est la placer directement dans la défausse. La détruire, c’est la retirer de la partie.
FAB-CARD-02 = Si votre deck s’épuise pendant une pioche, mélangez votre défausse pour former un nouveau deck et piochez les cartes manquantes.
FAB-CARD-03 = Si votre deck s’épuise pendant que vous révélez des cartes, mélangez votre défausse pour former un nouveau deck et révélez les cartes manquantes.
FAB-CARD-04 = Votre défausse ne devient votre nouveau deck que lorsqu’il vous faut une carte et que votre deck est vide.
FAB-CARD-05 = « Jusqu’à X » vous laisse choisir n’importe quel nombre de 0 à X.
FAB-CARD-06 = Le verbe « pouvoir » rend un effet facultatif. Sans lui, l’effet est obligatoire.

## Timing et effets en réponse

FAB-TIMING-01 = Un effet en réponse à l’action d’un adversaire attend que cette action soit entièrement résolue.
FAB-TIMING-02 = Sont notamment des effets en réponse : réduire des Dégâts par une défausse (« Système Chaperon », règle spéciale de Mulan), la contre-attaque de Kaguya et le choix d’une carte Épique.
FAB-TIMING-03 = Les défausses, pioches et déplacements imposés par une action ont lieu avant toute réponse à celle-ci. Vous décidez donc avec la main que vous avez à ce moment-là.
FAB-TIMING-04 = Quand plusieurs de vos effets se produisent au même moment, par exemple au début ou à la fin de votre tour, vous en choisissez l’ordre.
FAB-TIMING-05 = Les effets durables qui portent sur le début de votre prochain tour sont vérifiés pendant votre phase initiale, avant que votre Défense ne revienne à 0.
FAB-TIMING-06 = Une action se déroule dans cet ordre : annoncez la carte, la cible et chaque bonus facultatif ; jouez les cartes et payez ; appliquez le texte dans l’ordre imprimé ; réglez ses Dégâts (réductions, puis Défense, puis PV) ; viennent enfin les autres réponses (jetons, contre-attaques, choix d’une carte Épique). Une perte de PV s’applique aussitôt, et une Fable à 0 PV est éliminée sur-le-champ.

## Mode 2c2

FAB-2V2-01 = Le Mode 2c2 oppose deux équipes de deux. Chaque joueur est assis entre deux adversaires.
FAB-2V2-02 = Les Fables se choisissent comme en 1c1. Faute d’accord, distribuez les Fiches au hasard ou suivez toute méthode qui vous convient.
FAB-2V2-03 = En 2c2, onze cartes Relique sont alignées et un Compteur de Combat longe chaque côté de la rangée : deux Compteurs parallèles de onze cases.
FAB-2V2-04 = En commençant par le premier joueur, puis dans le sens horaire, chaque joueur place sa Fable sur une case de départ libre. Deux partenaires ne sont jamais sur le même Compteur de Combat. Vous pouvez alors décider de jouer ou non en Mode Relique.
FAB-2V2-05 = Le premier joueur pioche 4 cartes, les trois autres en piochent 6. Le mulligan se fait comme en 1c1.
FAB-2V2-06 = Tant qu’aucune Fable n’est éliminée, les tours se suivent dans le sens horaire à partir du premier joueur.
FAB-2V2-07 = Quand une équipe perd un membre, la Fable restante joue aussi les tours de sa partenaire éliminée. Elle joue donc après chacun de ses adversaires.
FAB-2V2-08 = Quand il ne reste qu’une Fable par équipe, les tours alternent comme en 1c1.
FAB-2V2-09 = La portée n’existe qu’envers l’adversaire de votre propre Compteur de Combat. L’autre adversaire n’est ni à portée, ni hors de portée.
FAB-2V2-10 = Échange de position : défaussez une carte de Mouvement de n’importe quel niveau, ou un Joker, pour passer sur l’autre Compteur de Combat. Votre partenaire doit changer aussi ; chaque Fable garde sa place le long de la rangée.
FAB-2V2-11 = L’échange de position est interdit s’il vous amène, vous ou votre partenaire, sur la case d’un adversaire.
FAB-2V2-12 = Si votre partenaire est éliminée alors que les deux Fables adverses sont en vie, vous pouvez encore effectuer un échange de position, sans elle.
FAB-2V2-13 = Si vous êtes la dernière Fable de votre équipe et que vous éliminez une Fable adverse, la survivante doit aussitôt venir sur votre Compteur de Combat, gratuitement. Si elle devait arriver sur votre case, elle va sur la case de départ de votre Compteur la plus éloignée de vous.
FAB-2V2-14 = Quand il ne reste qu’une Fable par équipe, l’échange de position n’est plus possible.
FAB-2V2-15 = Quand une Fable est éliminée, tous ses éléments quittent la partie.
FAB-2V2-16 = Quand Blanche Neige est éliminée, ses adversaires retirent tous les Poisons de leur main, de leur défausse et de leur deck, puis mélangent leur deck.
FAB-2V2-17 = Quand une Fable adverse est éliminée, les Poisons qu’elle détient quittent la partie avec ses cartes, les Allumettes qu’elle détient retournent au deck d’Allumettes et celles de ses cartes qui sont stockées sur « Cache embarquée » quittent la partie. Les Tentacules de la Petite Sirène la suivent d’un Compteur de Combat à l’autre.
FAB-2V2-18 = Les partenaires peuvent se donner des conseils généraux, mais pas d’informations sur leurs cartes.

## Mode Relique

FAB-RELIC-01 = En Mode Relique, mélangez les 50 Reliques et alignez-en neuf (1c1) ou onze (2c2) face visible pour former les cases. Les autres forment le deck de Reliques.
FAB-RELIC-02 = Une fois par tour au maximum, vous pouvez défausser une carte de Talent de votre main pour déclencher la Relique de votre case. Cette Relique va ensuite dans la défausse des Reliques.
FAB-RELIC-03 = L’icône de Talent d’une Relique représente le niveau du Talent que vous défaussez.
FAB-RELIC-04 = Après toutes les autres étapes de la phase de fin, remplissez un à un les emplacements vides avec la première carte du deck de Reliques, face visible. Si ce deck est vide, mélangez sa défausse.
FAB-RELIC-05 = En 2c2, les cases parallèles des deux Compteurs de Combat partagent la même Relique.
FAB-RELIC-06 = Le Talent que vous employez pour « Alakazam » est joué dans votre zone de jeu, et non défaussé.
FAB-RELIC-07 = « Naviguer dans les Rêves » ne permet jamais de prendre une carte Épique, ni aucune autre carte sans niveau.

## Informations publiques et cachées

FAB-INFO-01 = Vous pouvez consulter toutes les défausses à tout moment.
FAB-INFO-02 = Vous pouvez toujours connaître le nombre de cartes d’un deck ou d’une main.
FAB-INFO-03 = Votre carte Épique reste secrète tant qu’elle n’est ni jouée ni montrée d’une autre façon. Les deux que vous avez retirées restent cachées.
FAB-INFO-04 = Les Réserves de base et de Talent, le deck Poison et le deck d’Allumettes, les zones des cartes Twist, les jetons et les marqueurs sont visibles de tous.

## Remarques sur les Fables

FAB-HERO-01 = Le Chaperon Rouge : « Surcharge » et « Sens transformés » peuvent renforcer le même Talent, chacun au prix d’un Talent défaussé. Ni l’un ni l’autre ne fonctionne avec un Talent de défense.
FAB-HERO-02 = Le Chaperon Rouge : avec vos Talents de mouvement et « La vengeance s’abat », vous pouvez choisir de ne pas Repousser l’adversaire.
FAB-HERO-03 = Blanche Neige : chaque « Pureté vénéneuse » débloquée fait perdre 1 PV de plus à l’adversaire pour chaque Poison qui entre dans sa défausse.
FAB-HERO-04 = Blanche Neige : « Miroirs brisés » est résolue avant toute réponse et peut donc faire défausser à l’adversaire sa carte Épique.
FAB-HERO-05 = La Belle au Bois Dormant : Endormie, vous gagnez des jetons Éveil sans pouvoir les dépenser ; Éveillée, vous n’en gagnez plus, sauf indication contraire, et pouvez en dépenser jusqu’à 3 par Talent. Les Dégâts que vous vous infligez peuvent donner des jetons ; une perte de PV, comme celle de « Saignée », n’en donne pas. « Saignée » ne peut pas payer un échange de position.
FAB-HERO-06 = Alice : le Pouvoir de vos actions d’Attaque, de Défense et de Mouvement ne tient pas compte des Avatars ni de « Jour Frabieux ». Le premier Twist de chaque Réserve n’agit qu’avec son propre Avatar. Au début de chaque tour après votre premier, vous devez changer d’Avatar.
FAB-HERO-07 = Mulan : votre règle spéciale ne fonctionne que pendant les tours adverses, avec une carte de Défense ou un Joker, même contre 0 Dégât. Les défausses au hasard de vos Talents d’attaque et de mouvement ont lieu avant toute réponse.
FAB-HERO-08 = Kaguya : vous contre-attaquez une fois toute l’action résolue, avec une carte d’Attaque ou un Joker. « Riposte rapide » ne sert que pendant votre tour, jamais pour la contre-attaque. « Instinct inhumain », « Heure du Jugement » et « Carnage impulsif » visent l’adversaire de votre Compteur de Combat ; leurs effets durables, celui qui s’y trouve au début de votre prochain tour.

## Exemples

FAB-EX-01 = Le Chaperon Rouge, à côté de son adversaire, attaque avec une carte d’Attaque de niveau 1 et une de niveau 2. Elle inflige 3 Dégâts et gagne 3 en Pouvoir.
FAB-EX-02 = Blanche Neige a 5 en Défense et une Limite de Défense max. de 6. Une action de Défense avec une carte de niveau 2 la porte à 6, et non à 7, mais lui rapporte bien 2 en Pouvoir.
FAB-EX-03 = Le Chaperon Rouge va vers la droite. Blanche Neige est sur la case voisine, et la case suivante est le bord du Compteur de Combat. Avec un Mouvement de 1, le Chaperon Rouge reste sur place et gagne 1 en Pouvoir.
FAB-EX-04 = Même position : avec un Mouvement de 2 (deux cartes de niveau 1 ou une de niveau 2), le Chaperon Rouge traverse Blanche Neige jusqu’à la case du bord et gagne 2 en Pouvoir.
FAB-EX-05 = Même position : avec un Mouvement de 3 (1+1+1, 1+2 ou une carte de niveau 3), le Chaperon Rouge s’arrête aussi sur la case du bord et gagne 3 en Pouvoir.
FAB-EX-06 = Son adversaire étant à 2 cases, le Chaperon Rouge utilise « Tir d’expert » avec une carte d’Attaque de niveau 3 : 2+3 = 5 Dégâts, sans Pouvoir. À 3 cases, elle ne pourrait pas utiliser cette carte.
FAB-EX-07 = Blanche Neige utilise « Miroirs brisés » à côté du Chaperon Rouge, qui possède « Système Chaperon ». Le Chaperon Rouge défausse sa main et pioche 4 cartes ; alors seulement elle peut défausser un Talent de sa nouvelle main pour réduire les 3 Dégâts.
FAB-EX-08 = En 2c2, le Chaperon Rouge, partenaire d’Alice, défausse une carte de Mouvement pour un échange de position. Elle passe sur la case d’en face de l’autre Compteur de Combat, et Alice sur la case d’en face de celui que le Chaperon Rouge vient de quitter. Si un adversaire occupait l’une de ces cases, l’échange serait interdit.
FAB-EX-09 = En Mode Relique, le Chaperon Rouge se trouve sur une case « Vœu » et défausse un Talent de niveau 2. Elle gagne 2 en Pouvoir, la Relique va dans la défausse des Reliques et son emplacement est rempli à la fin du tour.
FAB-EX-10 = Alice, en Reine de Cœur, attaque à portée 1 avec une carte de niveau 3. Elle inflige 4 Dégâts, mais gagne 3 en Pouvoir.
FAB-EX-11 = Alice, en Chapelier Fou, fait la même attaque. Elle inflige 2 Dégâts, mais gagne quand même 3 en Pouvoir.
FAB-EX-12 = La Réserve d’attaque du Chaperon Rouge, de haut en bas : « Tir au jugé » (121), deux « Tir d’expert » (122, 123), le Twist « Surcharge » (124), trois « Tir de sniper » (125 à 127), le Twist « Cache embarquée » (128).
FAB-EX-13 = Le deck Poison de Blanche Neige est face visible. De haut en bas : six cartes de niveau 1, six de niveau 2, six de niveau 3.
FAB-EX-14 = Le Chaperon Rouge possède « Surcharge » et « Sens transformés ». Elle utilise son Talent d’attaque de niveau 1 avec une carte d’Attaque de niveau 1 et défausse un Talent de niveau 2 pour les Dégâts et un de niveau 1 pour la portée : portée 2 et 1+1+2 = 4 Dégâts.
FAB-EX-15 = Blanche Neige a débloqué deux « Pureté vénéneuse ». Quand un Poison de niveau 2 entre dans la défausse de l’adversaire, celui-ci perd 1+2 = 3 PV.
FAB-EX-16 = Pendant son tour, une Fable adverse inflige 0 Dégât à Mulan. Mulan peut quand même défausser un Joker et gagne 1 Qi.
FAB-EX-17 = Pendant son propre tour, Mulan blesse Kaguya, qui contre-attaque. Mulan ne peut pas lui opposer sa règle spéciale, qui ne fonctionne pas pendant son tour.
FAB-EX-18 = La Belle au Bois Dormant, Endormie et à 0 en Défense, perd 4 PV avec « Saignée ». Cela tient lieu de carte de base de niveau 2 sans Pouvoir, et elle ne gagne aucun jeton Éveil.
FAB-EX-19 = En 2c2, l’ordre est A1, B1, A2, B2. Une fois A2 éliminée, il devient A1, B1, A1, B2. Si B2 tombe à son tour, A1 et B1 alternent.

## Décisions de cette table

FAB-RUL-01 = Les cases de départ sont les cases 4 et 6 en 1c1, et les cases 5 et 7 de chaque Compteur de Combat en 2c2.
FAB-RUL-02 = Un Mouvement qui ne peut être achevé vous mène à la case libre la plus éloignée dans la limite de sa valeur et dans la direction choisie. Si la case du bord est occupée, vous vous arrêtez juste devant.
FAB-RUL-03 = À cette table, il y a 12 cartes de base de chaque type et de chaque niveau par boîte de base. L’édition à 18 cartes n’est pas la norme ici.
FAB-RUL-04 = Une action d’Attaque, de Défense ou de Mouvement demande au moins une carte. Vous ne pouvez pas l’effectuer sans carte.
FAB-RUL-05 = Les Dégâts attendent que le reste de l’action soit résolu ; ils sont réglés ensuite. Un texte qui dépend des positions les regarde telles qu’elles sont à cet endroit du texte.
FAB-RUL-06 = « Infliger au moins » un nombre de Dégâts se juge après tous les bonus, mais avant la Défense, les réductions et l’immunité.
FAB-RUL-07 = Les effets que votre propre action déclenche en font partie et passent avant les réponses des autres.
FAB-RUL-08 = Quand plusieurs Fables peuvent répondre, le joueur actif commence, puis les autres dans le sens horaire. Chacun choisit l’ordre de ses propres réponses.
FAB-RUL-09 = Une Fable à 0 PV est éliminée aussitôt, même au milieu d’une action, qui se poursuit autant que possible. Elle ne contre-attaque pas et ne choisit pas de carte Épique. La réduction des Dégâts précède la baisse des PV : elle peut donc encore la sauver.
FAB-RUL-10 = Si une même action devait amener les deux Fables à 0 PV, ses Dégâts sont réglés dans l’ordre imprimé, en commençant par ceux que subit l’adversaire. La Fable active gagne : il n’y a pas de match nul.
FAB-RUL-11 = Les Dégâts que vous vous infligez sont des Dégâts ordinaires : la Défense les absorbe et les jetons suivent. Ils ne viennent pas d’un adversaire. Vous pouvez choisir un montant qui cause votre élimination.
FAB-RUL-12 = « Piratage du système » répète votre dernière action d’Attaque, de Défense ou de Mouvement, ou votre dernier Talent d’attaque ou de mouvement de ce tour, avec les mêmes valeurs et les mêmes bonus. Vous ne payez rien de plus, refaites les choix libres, devez être de nouveau à portée et regagnez le Pouvoir d’une action de base. Rien d’autre ne se répète : ni Talent de défense, ni Renforcement, Concentration, Relique, échange de position, action spéciale ou carte Épique.
FAB-RUL-13 = Chaque « Cache embarquée » est un emplacement distinct pour une carte, caché aux autres, que vous pouvez utiliser autant de fois que vous voulez. Vous pouvez y stocker une carte Épique ou la carte d’une autre Fable. Stocker n’est pas défausser : un Poison stocké ne s’applique pas.
FAB-RUL-14 = Quand il faut défausser des cartes du dessus d’un deck trop court, prenez celles qui restent, mélangez la défausse pour former un nouveau deck et prenez les cartes manquantes. Toutes les cartes prises sont alors défaussées ensemble.
FAB-RUL-15 = Si votre deck et votre défausse sont vides tous les deux, vous ne piochez, révélez ou défaussez que les cartes disponibles. Il n’y a pas de pénalité.
FAB-RUL-16 = Un Poison s’applique chaque fois qu’il entre dans la défausse de la Fable qui le détient : placé là, défaussé du deck, de la main ou de la zone de jeu. Chaque carte compte séparément et aussitôt. Un Poison mélangé dans un deck ne fait encore rien.
FAB-RUL-17 = Les Poisons et les Allumettes ne sont ni des Talents ni des cartes de base : ils ne peuvent payer ni les Twists du Chaperon Rouge ni les Reliques. Un Poison a un niveau, une Allumette n’en a pas. Un Poison détruit quitte la partie et ne retourne pas au deck Poison.
FAB-RUL-18 = Si le deck Poison ne suffit pas, on ne place que les cartes restantes.
FAB-RUL-19 = Pendant la phase de fin, les réponses viennent après chaque étape. Une carte Épique obtenue après la défausse de votre main reste en main, en plus des six cartes piochées.
FAB-RUL-20 = Un Joker utilisé comme Attaque, Défense ou Mouvement est modifié par les Avatars et « Jour Frabieux » comme une carte de ce type. Un texte qui exclut les Jokers l’exclut.
FAB-RUL-21 = Une carte de base ramenée à 0 par un Avatar peut quand même être jouée : une Attaque inflige alors 0 Dégât et rapporte le Pouvoir imprimé. Une portée de 0 n’atteint personne : un Talent de cette portée ne peut pas être utilisé.
FAB-RUL-22 = Quand Alice demande à un adversaire de révéler des cartes, celui-ci choisit lesquelles et combien il en montre, de 0 au nombre demandé.
FAB-RUL-23 = Avec « Rendez-vous important », défaussez jusqu’à n’avoir plus que 4 cartes juste après la pioche de votre phase de fin, achevez cette phase, puis jouez un tour supplémentaire complet. Le compte des tours d’affilée repart de zéro quand une autre Fable joue un tour.
FAB-RUL-24 = Les cartes en plus dues à « Que le spectacle commence », à « L’appel de la légende » ou au Qi font partie de la pioche de votre phase de fin. « Esquiver le destin » vient après cette pioche.
FAB-RUL-25 = Parmi les cartes que Kaguya révèle, elle défausse ou remet séparément chaque carte qui n’est pas une carte de Défense. Elle choisit l’ordre de celles qu’elle remet.
FAB-RUL-26 = Sous « Shinai ardent », vous ne subissez aucun Dégât et ne perdez aucun PV, mais vous pouvez les accepter au cas par cas. Des Dégâts ainsi ignorés n’entament pas votre Défense et ne permettent aucune contre-attaque. Les PV que vous payez comme coût sont bien perdus.
FAB-RUL-27 = La carte que Mulan fait défausser est tirée au hasard, toutes ayant la même chance. Si la main est vide, il ne se passe rien.
FAB-RUL-28 = « Une fois par tour » se compte à chaque tour de n’importe quel joueur : un nouveau tour, quel qu’en soit le joueur, permet une nouvelle utilisation.
FAB-RUL-29 = La Concentration détruit exactement une carte. Elle est impossible si votre main et votre défausse sont vides toutes les deux, ou après toute action de cette phase. Les effets de Twist et d’Avatar de la phase initiale ne sont pas des actions.
FAB-RUL-30 = Si un effet obligatoire ne peut être appliqué en entier, appliquez-en le plus possible et continuez. Un placement sans case libre autorisée est ignoré.
FAB-RUL-31 = « Saignée » peut tenir lieu d’une carte parmi plusieurs dans une action d’Attaque, de Défense ou de Mouvement. L’action ne rapporte alors du Pouvoir que pour les vraies cartes.
FAB-RUL-32 = Vous traversez une Fable adverse quand votre Mouvement franchit sa case et se termine au-delà. Un Mouvement interrompu devant elle ne compte pas. Quand une Fable adverse vous traverse, votre effet vient après son action.
FAB-RUL-33 = Quand un même effet prend plusieurs cartes de vos Réserves, comme « Consumée par le Loup », elles sont prises une par une. Un Twist qui arrive sur le dessus entre deux est débloqué aussitôt.
FAB-RUL-34 = Chaque Fable ne peut être jouée qu’une fois par partie, même en 2c2 : ses cartes et ses jetons n’existent qu’en un seul exemplaire.
FAB-RUL-35 = En 2c2, un effet sans portée qui parle de « l’adversaire » désigne celui de votre Compteur de Combat. S’il n’y a personne, l’effet ne peut pas être utilisé, ou ne fait rien s’il est déjà durable. Une réponse concerne la Fable qui l’a provoquée.
FAB-RUL-36 = En 2c2, une Fable éliminée pendant son propre tour y met fin aussitôt. On passe au tour suivant dans l’ordre.
FAB-RUL-37 = Quand il ne reste qu’une Fable par équipe, quelle que soit la cause de l’élimination, la survivante de l’équipe qui vient de perdre un membre rejoint le Compteur de Combat de l’autre. Elle garde sa place le long de la rangée, et rien ne bouge si elle y est déjà. Si elle doit aller sur une case de départ et que les deux sont à égale distance, elle choisit.
FAB-RUL-38 = Les cartes de base données avec « La partie est lancée » restent à la Fable qui les a reçues, même après l’élimination d’Alice. Seuls les Poisons et les Allumettes suivent leurs propres règles.
FAB-RUL-39 = Seule une carte de Talent dotée d’un niveau peut payer une Relique. Pour « Alakazam », le Talent doit être utilisable, portée comprise, avant d’être choisi ; sa carte de base vaut 1, et cela compte comme l’utilisation d’un Talent.
FAB-RUL-40 = Avec « Échos mystiques », vous pouvez utiliser à distance une Relique située sous un de vos Tentacules, toujours une fois par tour. C’est la Relique utilisée qui est défaussée.
FAB-RUL-41 = Le premier joueur décide en premier de son mulligan, puis les autres dans le sens horaire. Chacun en a un seul, avant le début du premier tour.
FAB-RUL-42 = Sauf accord entre vous, le premier joueur est tiré au sort.
FAB-RUL-43 = Pour Shéhérazade, une carte de base vient de la Réserve de son type et de son niveau, et un Talent de sa Réserve, decks de départ compris. Les cartes Épique, les Poisons et les Allumettes ne viennent d’aucune Réserve.
FAB-RUL-44 = Le Talent gratuit de Dorothy doit suivre directement le précédent ; seule « Force suprême approuvée » peut s’intercaler. La carte de base absente vaut 0.
FAB-RUL-45 = Avec les Talents « Sondage » de Dorothy, vous ne piochez que si vous défaussez : pas de défausse, pas de pioche.
FAB-RUL-46 = Une fois « Le Kraken s’agite » en jeu, les nouveaux Tentacules vont sur la Fiche de la Petite Sirène et aucune case ne contient de Tentacule.
FAB-RUL-47 = Le jeu ne connaît pas de match nul. Une limite du nombre de tours, si elle est fixée, est une règle maison et elle est annoncée comme telle.
FAB-RUL-48 = À cette table, c’est la carte imprimée qui décide. Ainsi, les Talents de défense d’Alice détruisent jusqu’à 1, 2 ou 3 cartes selon leur niveau ; le Talent de mouvement de niveau 1 de Kaguya a bien son effet durable de 2 Dégâts ; les cartes remises par Kaguya ou Shéhérazade le sont dans n’importe quel ordre ; la portée des Talents d’attaque de la Petite Fille aux allumettes est de 1, 2 ou 3 selon leur niveau et ses Talents de défense donnent la valeur de la carte de base ; les Tentacules du Kraken vont sur la Fiche ; « Cercueil de cristal » est facultatif ; avec « Shinai ardent », on peut accepter des Dégâts ; les Talents « Sondage » de Dorothy ne font piocher qu’après une défausse.
FAB-RUL-49 = Le deck de Reliques se compose de dix Reliques différentes, en cinq exemplaires chacune.
FAB-RUL-50 = Chaque effet de début ou de fin de tour, chaque contre-attaque et chaque Twist à usage unique se résout à part : ses Dégâts sont réglés et ses réponses données avant que le suivant ne commence. Un effet ultérieur tient compte de ce que les précédents et leurs réponses ont changé.
FAB-RUL-51 = Le choix de votre carte Épique vous est acquis dès que vos PV atteignent le Seuil Épique ou tombent en dessous, quoi qu’il leur arrive ensuite, et une seule fois. Vous choisissez à la fin de l’action ou de l’effet : cette action ne peut donc pas vous faire défausser la nouvelle carte. Pendant votre tour, vous pouvez l’utiliser dans ce même tour.
FAB-RUL-52 = Vous ne pouvez pas acheter dans une Réserve vide, et un effet qui distribue des cartes d’une Réserve vide ne donne rien. Vous ne prenez que les jetons encore disponibles (12 Qi et 9 Éveil en tout). Mulan peut quand même réduire des Dégâts avec une carte quand il ne reste plus de Qi.
FAB-RUL-53 = La contre-attaque de Kaguya est facultative : sans défausse, ni Dégâts ni pioche. Kaguya peut contre-attaquer une fois pour chaque salve de Dégâts qui a fait baisser ses PV, jamais avec une carte de Défense, et ne gagne pas de Pouvoir. Elle pioche une fois les Dégâts de la contre-attaque réglés, même si la Défense les a absorbés.
FAB-RUL-54 = Les cartes défaussées pour un échange de position, une contre-attaque, la règle de Mulan ou l’action des Tentacules ne rapportent pas de Pouvoir, sauf si un texte le dit, comme l’action du Poison. Vous pouvez détenir du Pouvoir pendant les tours des autres Fables, mais ne le dépensez que dans votre propre phase d’activation.
FAB-RUL-55 = Tant qu’elle est Endormie, la Belle au Bois Dormant ne prend pas, pour des Dégâts, de jeton Éveil au-delà du sixième. Elle s’éveille quand cette réponse se résout, trop tard pour le Talent qui l’a causée. Si « Le sang se renouvelle » ou un Talent prend son dernier jeton, elle s’endort après l’effet.
FAB-RUL-56 = Les cases perdues à cause du bord du Compteur de Combat ou d’une case occupée le sont définitivement. Vous devez annoncer une direction même si aucun pas n’est possible.
FAB-RUL-57 = Votre main de mulligan est aussi grande que la première : 4 cartes pour le premier joueur, 6 pour les autres.
