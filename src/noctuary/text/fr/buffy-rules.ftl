### Buffy contre les vampires : les règles telles que les joueurs les lisent, un message par identifiant.

# Vocabulaire choisi, anglais → français : les autres textes de Buffy le suivent.
#
# Talents, duels et défis
#   Butt-Kicking / Smarts / Weirdness / Charm → Combat / Astuce / Étrangeté / Charme (capitale ; « 3 en Combat », « Combat +1 »)
#   talent, resolving talent → talent, talent décisif
#   talent stack, to stack → pile de talent, mettre dans une pile de talent
#   talent goal, talent requirement → objectif de talent, exigence de talent
#   trait, trait requirement, Spellcraft → trait, exigence de trait, Magie
#   to boost, bonus → renforcer, bonus
#   fight, to start a fight → duel, commencer un duel (jamais « combat », qui est le talent)
#   attacker, defender, Stunt-Double → attaquant, défenseur, doublure
#   fighter, opposing fighter → duelliste, duelliste adverse
#   challenge, to face, to defeat → défi, affronter, surmonter
#   good / evil challenge → défi du bien / du mal
#   to win, to lose, defeated, tie → gagner, perdre, vaincu, égalité
#
# Le tour
#   turn, step, phase, stage → tour, étape, phase, stade
#   watch → veille (« à votre prochaine veille »)
#   to pass, passes in a row, mandatory → passer, passer l’un après l’autre, obligatoire
#   active player, opponent, owner → joueur actif, adversaire, propriétaire
#   Prologue, Draw, Refresh, Movement Step → étape de Prologue, de Pioche, de Redressement, de Mouvement
#   Resource, Conflict, End Step → étape de Ressources, de Conflit, de Fin
#   Fight/Choose, /Draw, /Battle, /Resolve, /Discard → Duel/Choix, /Pioche, /Bataille, /Résolution, /Défausse
#   Challenge/Choose, /Draw, … → Défi/Choix, /Pioche, …
#   timing line → ligne de timing
#   day / night turn, Day/Night card → tour de jour / de nuit, carte Jour/Nuit
#
# Plateau et zones
#   space, adjacent, ring → case, adjacent, anneau
#   Sunnydale Park, the Park → le parc de Sunnydale, le Parc
#   park counter, park count → compteur du Parc, compte du Parc
#   location, location card, location type → lieu, carte de lieu, type de lieu
#   school, town, outdoor, indoor → école, ville, extérieur, intérieur
#   Resource Deck, Challenge Deck → deck de Ressources, deck de Défis
#   discard pile, Crypt, hand → défausse, Crypte, main
#   in play, face up, face down, sideways → en jeu, face visible, face cachée, couché
#
# Les cartes
#   essence, character, skill, item → essence, personnage, compétence, objet
#   action, event, challenge → action, événement, défi
#   Episode, Part I, Part II → épisode, Partie I, Partie II
#   Target, Result, Cancel → Cible, Résultat, Annulation
#   Hero, Companion, Villain, Minion → Héros, Compagnon, Méchant, Laquais
#   Main Character, supporting character → personnage principal, personnage secondaire
#   turncoat, promotion → transfuge, promotion
#   level, level-1 card, copy → niveau, carte de niveau 1, exemplaire
#   “X only” → « X seulement »
#   unique, side → unique, camp
#   icon, effect box → icône, case d’effet
#   The Wish → Le Souhait
#
# Ce que l’on fait
#   Destiny Point, Destiny Requirement → point de destinée, exigence de destinée
#   Destiny Victory, Park Victory → victoire par la destinée, victoire par le Parc
#   to fatigue, fatigued, fatigue → fatiguer, fatigué, fatigue
#   to refresh, refreshed → redresser, redressé
#   to place, to move, to draw, to discard → placer (un lieu : poser), déplacer, piocher, défausser
#   to attach, attached card, bearer → attacher, carte attachée, porteur
#   to swap, swap (one item, one way) → transférer, transfert
#   to upgrade, upgrade → remplacer, remplacement
#   to ascend, ascension → élever (un personnage), ascension
#   to resurrect, to recycle → ressusciter, recycler
#   casual, sealed, constructed → partie libre, deck scellé, construit
#   to concede, drawn game → abandonner, partie nulle
#
# Titres de cartes dans les exemples
#   Spring Madness → Folie de printemps
#   Sunnydale Funeral Home → Pompes funèbres de Sunnydale
#   Knife Practice, Faith’s Knife → Pratique du couteau, Couteau de Faith
#   Tranquilizer Gun, Formal Wear → Fusil hypodermique, Tenue de soirée
#   Symbol of Anyanka, Faith’s Motel → Symbole d’Anyanka, Motel de Faith
#   Slayer’s Handiwork → L’Œuvre de la Tueuse
#   Fairy Tales are Real, Tome of Mediocrity → Les contes de fées existent, Tome de médiocrité
#   Love Tattoo → Tatouage d’amour
#   Been There Killed That → « Déjà vu, déjà tué »
#   Graduation Day, Fountain Quad → Remise des diplômes, Cour de la fontaine
#   The Master, the Mayor → Le Maître, le maire

## Titres des chapitres

BUF-GOAL = But du jeu
BUF-ZON = Zones et informations
BUF-SETUP = Mise en place
BUF-BOARD = Plateau et cases adjacentes
BUF-TURN = Tour, veilles et passes
BUF-PRO = Étape 1 : Prologue
BUF-DRAW = Étape 2 : Pioche
BUF-REF = Étape 3 : Redressement
BUF-MOV = Étape 4 : Mouvement
BUF-RES = Étape 5 : Ressources
BUF-CON = Étape 6 : Conflit
BUF-END = Étape 7 : Fin
BUF-FGT = Duels
BUF-FCH = Duel/Choix
BUF-FDR = Duel/Pioche
BUF-FBA = Duel/Bataille
BUF-FRE = Duel/Résolution
BUF-FDI = Duel/Défausse
BUF-CHL = Affronter un défi
BUF-CCH = Défi/Choix
BUF-CDR = Défi/Pioche
BUF-CBA = Défi/Bataille
BUF-CRE = Défi/Résolution
BUF-CDI = Défi/Défausse
BUF-VIC = Victoire
BUF-DST = Points de destinée
BUF-FAT = La fatigue
BUF-TAL = Les quatre talents
BUF-REQ = Exigences
BUF-STK = Piles de talent
BUF-TRT = Les traits
BUF-ESS = Les essences
BUF-CHR = Les personnages
BUF-CHA = Les cartes de défi
BUF-LOC = Les lieux
BUF-SKL = Les compétences
BUF-ITM = Les objets
BUF-EPI = Les épisodes
BUF-ACT = Les actions
BUF-EVT = Les événements
BUF-DCK = Construction du deck
BUF-CHG = Changements par rapport aux anciennes règles
BUF-MUL = À plus de deux joueurs
BUF-GOLD = Règle d’or
BUF-MRP = Édition la plus récente
BUF-EX = Exemples
BUF-RUL = Décisions de cette table

## But du jeu

BUF-GOAL-01 = Deux joueurs ou plus s’opposent. Vous déplacez vos personnages de case en case, commencez des duels et affrontez des défis.
BUF-GOAL-02 = Vous gagnez en atteignant 10 points de destinée, ou en gardant le contrôle du parc de Sunnydale 6 tours d’affilée.
BUF-GOAL-03 = Vous gagnez des points de destinée en remportant des duels et en surmontant des défis. Certaines cartes en donnent aussi.
BUF-GOAL-04 = Vos personnages peuvent se trouver sur des cases différentes, et chacun agit indépendamment des autres.

## Zones et informations

BUF-ZON-01 = Chaque joueur a une essence avec une piste de destinée de 0 à 10, un deck de Défis, un deck de Ressources, une défausse, une Crypte, un compteur du Parc, une main et, si l’on joue avec des épisodes, une pile de Parties II. Tous les joueurs partagent une seule carte Jour/Nuit.
BUF-ZON-02 = Votre essence ne fait jamais partie de votre deck de Ressources. Elle reste à côté du plateau et indique vos points de destinée.
BUF-ZON-03 = Une carte défaussée, quel que soit son type, va dans la défausse de son propriétaire.
BUF-ZON-04 = Une carte dans la Crypte est hors de la partie : elle n’est jamais remélangée et ne revient jamais en jeu.
BUF-ZON-05 = Vos Parties II d’épisodes forment leur propre pile, face cachée, à côté du plateau. Tant qu’elles y sont, elles ne sont pas en jeu.
BUF-ZON-06 = Quand vous devez piocher et que votre deck de Ressources est vide, vous recyclez : mélangez votre défausse pour en faire un nouveau deck et continuez à piocher. Piocher la dernière carte ne suffit pas : le recyclage attend la prochaine carte à piocher.
BUF-ZON-07 = Si votre deck de Ressources et votre défausse sont vides tous les deux, la pioche s’arrête là. Vous ne perdez pas : vous continuez avec ce que vous avez.
BUF-ZON-08 = Tant que votre deck de Défis n’est pas vide, sa carte du dessus est face visible. Chaque fois qu’il est mélangé, la nouvelle carte du dessus est retournée face visible.

## Mise en place

BUF-SETUP-01 = Mise en place, point 1 : chaque joueur apporte un deck légal. Les cartes portant le logo First Patrol ne servent qu’à apprendre le jeu : on les retire.
BUF-SETUP-02 = Mise en place, point 2 : mélangez vos 7 défis face cachée pour former votre deck de Défis, puis retournez la carte du dessus face visible et laissez-la en place.
BUF-SETUP-03 = Mise en place, point 3 : mettez vos cartes de lieu de côté. Vous pouvez en apporter de 0 à 8, et en mettre en jeu au plus 4 pendant la mise en place.
BUF-SETUP-04 = Mise en place, point 4 : mélangez votre deck de Ressources et faites-le couper par un adversaire.
BUF-SETUP-05 = Mise en place, point 5 : tous les joueurs révèlent en même temps leur essence et la carte de niveau 1 de leur personnage principal ; personne ne choisit donc cette carte après avoir vu celle d’un autre. Chacun commence à 0 point de destinée.
BUF-SETUP-06 = Mise en place, point 6 : on désigne le premier joueur actif. Si un seul joueur a un Méchant pour personnage principal, c’est lui.
BUF-SETUP-07 = Mise en place, point 6, dans les autres cas : si aucun personnage principal n’est un Méchant, le premier joueur actif est tiré au sort parmi tous les joueurs. S’il y en a deux ou plus, le tirage se fait entre leurs joueurs.
BUF-SETUP-08 = Mise en place, point 7 : à commencer par le joueur actif, chacun place son personnage principal de niveau 1 sur l’une de ses 4 cases. Il n’y a pas encore de carte de lieu.
BUF-SETUP-09 = Mise en place, point 8 : le joueur actif choisit si le tour 1 se passe de jour ou de nuit. Ensuite, la carte Jour/Nuit est retournée à la fin de chaque tour.
BUF-SETUP-10 = Mise en place, point 9 : à commencer par le joueur actif, chacun pose à son tour une carte de lieu sur l’une de ses propres cases. Vous n’y êtes pas obligé : vos cases peuvent rester vides.
BUF-SETUP-11 = Quand plus personne ne pose de lieu, toutes les cartes de lieu non jouées vont à la Crypte.
BUF-SETUP-12 = Un lieu unique déjà en jeu ne peut plus être joué, par personne.
BUF-SETUP-13 = Vous ne piochez pas de main de départ pendant la mise en place. Vos premières cartes viennent à la première étape de Pioche.
BUF-SETUP-14 = Pour désigner le premier joueur actif, un personnage principal imprimé comme Laquais compte comme Méchant, puisque son essence l’a promu.

## Plateau et cases adjacentes

BUF-BOARD-01 = Vous possédez 4 cases. Le parc de Sunnydale, au centre, est une case commune qui n’appartient à personne.
BUF-BOARD-02 = Les entrelacs du plateau montrent quelles cases sont adjacentes. Un personnage ne peut passer que sur une case adjacente, ou entrer dans le Parc ou en sortir.
BUF-BOARD-03 = Toutes les cases sont adjacentes au parc de Sunnydale. Aller au Parc, d’où que ce soit, est un déplacement d’une case.
BUF-BOARD-04 = Le Parc compte comme une case, mais aucune carte de lieu ne peut y être posée.
BUF-BOARD-05 = Une case sans carte de lieu est une case valable : on peut y placer des personnages et des défis.
BUF-BOARD-06 = Le Parc et les cases sans carte de lieu n’ont aucun type de lieu.
BUF-BOARD-07 = À plus de deux joueurs, toutes les cases forment un seul anneau fermé autour du Parc. Les 4 cases de chaque joueur s’y suivent.

## Tour, veilles et passes

BUF-TURN-01 = Un tour comporte sept étapes, dans cet ordre : Prologue, Pioche, Redressement, Mouvement, Ressources, Conflit, Fin.
BUF-TURN-02 = Tous les joueurs parcourent chaque étape ensemble. Le joueur actif a la première veille de chaque étape.
BUF-TURN-03 = Une veille est l’occasion de faire exactement une chose que propose l’étape ou le stade. Les veilles alternent entre les joueurs, dans le sens horaire à plus de deux.
BUF-TURN-04 = Au cours d’une étape, vous pouvez faire ce qu’elle propose dans n’importe quel ordre et, sauf limite indiquée, autant de fois que vous voulez, sur plusieurs veilles.
BUF-TURN-05 = Vous ne pouvez pas passer tant que vous n’avez pas fait ce que cette étape vous impose.
BUF-TURN-06 = Une étape se termine quand tous les joueurs ont passé l’un juste après l’autre. Passer ne vous exclut pas : si quelqu’un agit ensuite, vous pouvez agir de nouveau à votre prochaine veille.
BUF-TURN-07 = Après l’étape de Fin, la carte Jour/Nuit est retournée, le joueur à gauche du joueur actif devient actif et un nouveau tour commence.
BUF-TURN-08 = Le jour et la nuit alternent d’un tour à l’autre.
BUF-TURN-09 = Un tour est terminé exactement quand tous les joueurs passent l’un après l’autre à l’étape de Fin.
BUF-TURN-10 = Utiliser l’effet d’une carte en jeu prend une veille. Ce n’est possible qu’à l’étape ou au stade prévus par cet effet.

## Étape 1 : Prologue

BUF-PRO-01 = À une veille de l’étape de Prologue, vous pouvez placer votre défi (obligatoire une fois), jouer un événement, jouer une action de Prologue, utiliser un effet ou passer.
BUF-PRO-02 = Une fois par étape de Prologue, vous devez mettre en jeu, sur une case autorisée, le défi visible du dessus de votre deck de Défis. Le défi suivant est alors retourné face visible.
BUF-PRO-03 = Si votre défi du dessus peut être placé quelque part, vous devez le placer.
BUF-PRO-04 = Si votre défi du dessus ne peut être placé nulle part, il va sous votre deck de Défis et le suivant est retourné face visible. Vous ne placez aucun défi ce tour-ci, et l’obligation est remplie.
BUF-PRO-05 = Un défi sans restriction de placement peut aller sur n’importe quelle case du plateau : l’une des vôtres, celle d’un adversaire, une case sans lieu ou le Parc.
BUF-PRO-06 = Vous ne pouvez avoir qu’un seul de vos défis par case, Parc compris. Les autres joueurs peuvent aussi y avoir chacun le leur.
BUF-PRO-07 = Deux défis de même titre ne peuvent pas être en jeu en même temps, quels que soient leurs propriétaires. Une fois le premier surmonté ou retiré, un autre exemplaire pourra être placé.
BUF-PRO-08 = Si votre deck de Défis est vide, vous n’avez pas de défi à placer.
BUF-PRO-09 = À cette étape, vous pouvez jouer autant d’événements que vous voulez, un par veille. Chacun va à la Crypte, couché, dès qu’il a produit son effet.
BUF-PRO-10 = Chaque titre d’événement ne peut être joué qu’une fois par partie, tous joueurs confondus.
BUF-PRO-11 = Vous ne pouvez jouer ici une action pour son effet que si sa ligne de timing indique Prologue.
BUF-PRO-12 = On juge si votre défi du dessus peut être placé au moment où vous en venez à le placer. S’il va sous un deck de Défis par ailleurs vide, il en redevient aussitôt la carte visible du dessus, mais n’est toujours pas placé ce tour-ci.

## Étape 2 : Pioche

BUF-DRAW-01 = Une fois par étape de Pioche, gardez de 0 à 5 cartes de votre main, défaussez les autres, puis piochez jusqu’à en avoir 5.
BUF-DRAW-02 = Si votre deck de Ressources s’épuise pendant que vous complétez votre main, gardez les cartes piochées, recyclez votre défausse et piochez celles qui manquent.
BUF-DRAW-03 = Les cartes que vous avez défaussées plus tôt dans la même étape de Pioche font partie de la défausse recyclée.
BUF-DRAW-04 = L’étape de Pioche n’a pas de veilles : on n’y joue ni action ni effet, sauf si une carte nomme cette étape.

## Étape 3 : Redressement

BUF-REF-01 = Une fois par étape de Redressement, vous devez redresser toutes vos cartes fatiguées en même temps.
BUF-REF-02 = Vous pouvez jouer des actions de Redressement et utiliser les effets de cette étape avant ou après avoir redressé vos cartes, une chose par veille.
BUF-REF-03 = À cette étape, vous ne pouvez passer qu’après avoir redressé vos cartes. Si aucune n’est fatiguée, vous pouvez passer tout de suite.

## Étape 4 : Mouvement

BUF-MOV-01 = À une veille de l’étape de Mouvement, vous pouvez déplacer un personnage, jouer une action de Mouvement, utiliser un effet ou passer.
BUF-MOV-02 = Une veille permet de déplacer un personnage d’une case. Vous pouvez en déplacer plusieurs à cette étape, un par veille, ou aucun.
BUF-MOV-03 = Un personnage sans le trait Vampire ne peut se déplacer qu’une fois par tour, de jour comme de nuit.
BUF-MOV-04 = Un Vampire ne peut pas se déplacer pendant un tour de jour, et peut se déplacer deux fois pendant un tour de nuit.
BUF-MOV-05 = Les deux déplacements nocturnes d’un Vampire prennent deux veilles différentes. Ils ne se suivent jamais directement, sauf si vos adversaires passent entre les deux.
BUF-MOV-06 = Un personnage qui passe du Parc à la case d’un adversaire se fatigue en arrivant.
BUF-MOV-07 = Aucun autre déplacement ne fatigue : ni du Parc à l’une de vos cases, ni d’une case au Parc, ni d’une case voisine de l’anneau à la case d’un adversaire.
BUF-MOV-08 = Un personnage fatigué ne peut pas se déplacer.
BUF-MOV-09 = Vous ne pouvez jouer ici une action pour son effet que si sa ligne de timing indique Mouvement.

## Étape 5 : Ressources

BUF-RES-01 = À une veille de l’étape de Ressources, vous pouvez placer un personnage, placer la Partie I d’un épisode, élever un personnage d’un niveau, attacher une compétence ou un objet, transférer un objet, ressusciter votre personnage principal, jouer une action de Ressources, utiliser un effet ou passer.
BUF-RES-02 = Pour placer un personnage, posez sa carte de niveau 1 depuis votre main sur l’une de vos 4 cases. Un personnage entre toujours en jeu avec une carte de niveau 1.
BUF-RES-03 = Un personnage ne peut pas être placé dans le Parc ni sur la case d’un adversaire.
BUF-RES-04 = Ascension : pour élever un personnage, posez sur lui, depuis votre main, sa carte du niveau suivant. On ne peut pas sauter de niveau.
BUF-RES-05 = Pour élever un personnage, il vous faut au moins autant de points de destinée que l’exigence de destinée imprimée sur la nouvelle carte de niveau. Vous ne les dépensez pas.
BUF-RES-06 = Un personnage ne peut être élevé qu’une fois par tour.
BUF-RES-07 = Perdre ensuite des points de destinée ne fait jamais perdre de niveau à un personnage.
BUF-RES-08 = Après une ascension, seuls comptent les talents, les traits, le type et l’effet de la carte du dessus. Les cartes attachées le restent.
BUF-RES-09 = Seul un personnage redressé peut s’attacher une compétence, et cela le fatigue.
BUF-RES-10 = Chaque personnage ne peut s’attacher qu’une compétence par tour. Le nombre total de ses compétences n’est pas limité.
BUF-RES-11 = Attacher un objet ne fatigue pas le personnage. Un personnage fatigué peut aussi en recevoir.
BUF-RES-12 = Un personnage peut porter au plus 2 objets. Dans cette limite, il peut en recevoir plusieurs dans le même tour.
BUF-RES-13 = Remplacement : quand un personnage porte déjà le maximum d’objets, vous pouvez lui attacher un objet différent depuis votre main en défaussant un de ceux qu’il porte. Il doit remplir les exigences du nouvel objet ; sous le maximum, rien n’est défaussé.
BUF-RES-14 = Transfert : un objet passe d’un de vos personnages à un autre des vôtres sur la même case. Des personnages fatigués peuvent donner et recevoir.
BUF-RES-15 = Le personnage qui reçoit un objet transféré doit en remplir les exigences de trait et de talent, et avoir de la place pour lui.
BUF-RES-16 = Vous faites un transfert par veille, et chaque objet ne peut être transféré qu’une fois par tour.
BUF-RES-17 = Les compétences ne se transfèrent jamais d’un personnage à un autre.
BUF-RES-18 = Vous pouvez attacher des objets et des compétences à votre personnage où qu’il soit sur le plateau.
BUF-RES-19 = Résurrection : tant que votre personnage principal est absent du jeu, vous pouvez, une fois par tour, mettre en jeu sur l’une de vos 4 cases une de ses cartes de niveau 1 (quelle que soit la version) prise dans votre défausse.
BUF-RES-20 = Si votre défausse ne contient aucune carte de niveau 1 de votre personnage principal, vous ne pouvez pas le ressusciter. Il ne reviendra que si vous piochez une telle carte et la placez normalement.
BUF-RES-21 = Un personnage principal ressuscité revient au niveau 1, sans aucun de ses anciens niveaux, compétences ou objets.
BUF-RES-22 = À cette étape, vous pouvez passer sans avoir rien fait.
BUF-RES-23 = Vous ne pouvez jouer ici une action pour son effet que si sa ligne de timing indique Ressources.

## Étape 6 : Conflit

BUF-CON-01 = À une veille de l’étape de Conflit, vous pouvez commencer un duel, affronter un défi, jouer une action de Conflit, utiliser un effet ou passer.
BUF-CON-02 = Pour commencer un duel, un de vos personnages redressés attaque un personnage adverse sur la même case.
BUF-CON-03 = Pour affronter un défi, un ou plusieurs de vos personnages redressés présents sur sa case l’affrontent ensemble.
BUF-CON-04 = L’étape ne se termine que si tous les joueurs passent l’un après l’autre alors qu’aucun duel ni défi n’est en cours.
BUF-CON-05 = Une action jouée pour son effet est ensuite défaussée, sauf si la carte dit autre chose.

## Étape 7 : Fin

BUF-END-01 = À une veille de l’étape de Fin, vous pouvez jouer une action de Fin, utiliser un effet ou passer.
BUF-END-02 = Quand tous les joueurs ont passé l’un après l’autre, on vérifie qui contrôle le Parc, la carte Jour/Nuit est retournée et le joueur suivant, à gauche, devient actif.

## Duels

BUF-FGT-01 = Un duel comporte cinq stades : Choix, Pioche, Bataille, Résolution, Défausse.
BUF-FGT-02 = L’attaquant, c’est-à-dire le joueur qui a commencé le duel, a la première veille de chaque stade.
BUF-FGT-03 = L’attaquant et sa cible sont désignés une seule fois, à l’annonce du duel, et doivent être sur la même case. Le personnage attaquant doit être redressé ; la cible peut être fatiguée.
BUF-FGT-04 = Se défendre, ce n’est pas commencer un duel.
BUF-FGT-05 = L’étape où le duel a commencé est suspendue et reprend après le duel.
BUF-FGT-06 = Chaque duel a un seul talent décisif. C’est le Combat, sauf si une carte le change.
BUF-FGT-07 = Le personnage qui a le plus haut total dans le talent décisif gagne.
BUF-FGT-08 = Le joueur du vainqueur gagne 1 point de destinée.
BUF-FGT-09 = Le personnage perdant est défaussé.
BUF-FGT-10 = Si le personnage vaincu est un personnage principal, son joueur perd 1 point de destinée (sans descendre sous 0).
BUF-FGT-11 = En cas d’égalité, les deux personnages sont vaincus et défaussés, et personne ne gagne de point de destinée. Chaque joueur dont c’était le personnage principal perd 1 point de destinée.
BUF-FGT-12 = Si le personnage attaquant est encore en jeu après le duel, il se fatigue. Un défenseur qui survit ne se fatigue pas.
BUF-FGT-13 = Si un effet de carte retire un personnage du duel et qu’un camp n’y a plus personne, les stades intermédiaires sont sautés, même Duel/Pioche, et le duel se résout aussitôt. Celui qui est parti perd, mais n’est pas défaussé. Le stade de Défausse a quand même lieu.
BUF-FGT-14 = Il ne peut y avoir qu’un duel ou un défi en cours à la fois.

## Duel/Choix

BUF-FCH-01 = Au stade Duel/Choix, le défenseur peut désigner une doublure, et chacun des deux joueurs peut jouer une action Duel/Choix, utiliser un effet ou passer.
BUF-FCH-02 = Doublure : en tant que défenseur, vous pouvez fatiguer un autre de vos personnages sur la même case. Il se bat à la place de celui qui est attaqué.
BUF-FCH-03 = Un personnage fatigué ne peut pas servir de doublure, sauf si un effet lui épargne la fatigue.
BUF-FCH-04 = Une doublure se bat fatiguée : elle a donc −1 à chaque talent.
BUF-FCH-05 = Quand les deux joueurs concernés passent l’un après l’autre, le stade suivant commence.

## Duel/Pioche

BUF-FDR-01 = L’attaquant et le défenseur doivent piocher chacun 5 cartes de leur propre deck de Ressources. Le stade se termine alors, sans veilles.

## Duel/Bataille

BUF-FBA-01 = À une veille du stade Duel/Bataille, vous pouvez mettre une carte dans une pile de talent, jouer une action Duel/Bataille, utiliser un effet ou passer.
BUF-FBA-02 = Vous pouvez former jusqu’à quatre piles, une par talent. Vous pouvez renforcer n’importe quel talent, pas seulement le talent décisif.
BUF-FBA-03 = Le stade se termine quand les deux joueurs passent l’un après l’autre. Vous pouvez passer sans avoir rien fait.

## Duel/Résolution

BUF-FRE-01 = À une veille du stade Duel/Résolution, vous pouvez jouer une action Duel/Résolution, utiliser un effet ou passer.
BUF-FRE-02 = Une fois que les deux joueurs ont passé l’un après l’autre, on compare les totaux. Le total d’un camp est le talent décisif de son personnage (carte, cartes attachées, effets, fatigue) plus la pile de son joueur pour ce talent.
BUF-FRE-03 = Ensuite, dans cet ordre : on détermine le vainqueur, on défausse les vaincus, on ajuste les points de destinée, et le stade de Défausse commence.

## Duel/Défausse

BUF-FDI-01 = Au début de ce stade, un personnage attaquant encore en jeu se fatigue, qu’il ait gagné ou quitté le duel.
BUF-FDI-02 = Chacun des deux joueurs doit défausser jusqu’à n’avoir plus que 5 cartes en main. Avec 5 cartes ou moins, il n’y a rien à faire.
BUF-FDI-03 = Vous pouvez jouer des actions Duel/Défausse et utiliser les effets de ce stade. Vous ne pouvez pas passer tant que vous avez plus de 5 cartes en main.
BUF-FDI-04 = Quand les deux joueurs passent, le duel est terminé. Les cartes des piles vont à la défausse et l’on revient à l’étape suspendue.

## Affronter un défi

BUF-CHL-01 = Une phase de défi comporte cinq stades : Choix, Pioche, Bataille, Résolution, Défausse.
BUF-CHL-02 = Vous commencez par annoncer quel défi vous affrontez et avec quels personnages : au moins un, et autant que vous voulez.
BUF-CHL-03 = Tous les personnages qui affrontent un défi doivent être redressés à ce moment-là et se trouver sur sa case. Plus tard dans la phase, l’un d’eux peut devenir fatigué, ou un effet peut en ajouter un qui l’est.
BUF-CHL-04 = Les défis du bien ne peuvent être affrontés que par des Héros et des Compagnons, ceux du mal que par des Méchants et des Laquais.
BUF-CHL-05 = Vous ne pouvez affronter un même défi qu’une fois par tour, mais autant de défis différents que vous voulez. Plusieurs joueurs peuvent tenter chacun le même défi dans un tour.
BUF-CHL-06 = Vous pouvez affronter les défis de vos adversaires aussi bien que les vôtres.
BUF-CHL-07 = L’attaquant, c’est-à-dire le joueur qui affronte le défi, a la première veille de chaque stade.
BUF-CHL-08 = L’étape où le défi a commencé est suspendue et reprend après la phase de défi.
BUF-CHL-09 = Si plus aucun personnage n’affronte le défi, pour quelque raison que ce soit, les stades intermédiaires sont sautés, même Défi/Pioche, et il se résout aussitôt sans être surmonté. Le stade de Défausse a quand même lieu.
BUF-CHL-10 = Si un défi exige un trait, au moins un personnage qui l’affronte doit avoir ce trait pour qu’il soit surmonté. Vous pouvez l’affronter sans ce trait, mais pas le surmonter.

## Défi/Choix

BUF-CCH-01 = À une veille du stade Défi/Choix, vous pouvez jouer une action Défi/Choix, utiliser un effet ou passer. Il n’y a pas de doublure dans un défi.

## Défi/Pioche

BUF-CDR-01 = L’attaquant doit piocher 5 cartes et le défenseur 3. Le stade se termine alors.

## Défi/Bataille

BUF-CBA-01 = À une veille du stade Défi/Bataille, vous pouvez mettre une carte dans une pile de talent, jouer une action Défi/Bataille, utiliser un effet ou passer.
BUF-CBA-02 = Les cartes des piles de l’attaquant augmentent les totaux du groupe. Celles des piles du défenseur augmentent les objectifs de talent.
BUF-CBA-03 = En tant que défenseur d’un défi, vous ne pouvez renforcer que des talents qui figurent parmi ses objectifs.
BUF-CBA-04 = Dans un défi, personne ne peut renforcer un talent qui n’est pas l’un de ses objectifs.

## Défi/Résolution

BUF-CRE-01 = À une veille du stade Défi/Résolution, vous pouvez jouer une action Défi/Résolution, utiliser un effet ou passer. Une fois que les deux joueurs ont passé l’un après l’autre, le défi est résolu.
BUF-CRE-02 = Pour chaque talent, le total de l’attaquant est la somme de tous les personnages qui affrontent le défi, plus la pile de l’attaquant. L’objectif est l’objectif imprimé, avec ses modifications, plus la pile du défenseur.
BUF-CRE-03 = Si chaque objectif est atteint ou dépassé et que tout trait exigé est présent, le défi est surmonté. L’attaquant gagne les points de destinée imprimés et le défi va à la Crypte.
BUF-CRE-04 = Si un total est inférieur à son objectif, ou s’il manque quelque chose d’exigé pour surmonter le défi, il n’est pas surmonté. Il reste en jeu et coûte 1 point de destinée à l’attaquant.
BUF-CRE-05 = Défi surmonté ou non, tous les personnages qui l’affrontent se fatiguent après la comparaison.
BUF-CRE-06 = Les objectifs de talent d’un défi ne sont pas des exigences de talent.

## Défi/Défausse

BUF-CDI-01 = Chacun des deux joueurs doit défausser jusqu’à n’avoir plus que 5 cartes en main. Vous ne pouvez pas passer tant que vous en avez plus de 5.
BUF-CDI-02 = Vous pouvez jouer des actions Défi/Défausse et utiliser les effets de ce stade. Quand les deux joueurs passent, les cartes des piles sont défaussées et l’on revient à l’étape suspendue.

## Victoire

BUF-VIC-01 = Dès que vous avez 10 points de destinée ou plus, vous gagnez, quoi qu’il soit en train de se passer.
BUF-VIC-02 = Victoire par le Parc : vous gagnez en contrôlant le Parc à la fin de 6 tours d’affilée.
BUF-VIC-03 = Vous contrôlez le Parc si, à la fin du tour, au moins un de vos personnages s’y trouve et aucun personnage d’un autre joueur. Les personnages peuvent changer d’un tour à l’autre et être principaux ou secondaires.
BUF-VIC-04 = Si, à la fin d’un tour, deux joueurs ou plus ont des personnages dans le Parc, ou si personne n’en a, le compte du Parc retombe à 0.
BUF-VIC-05 = Sinon, le compte du Parc du joueur qui le contrôle augmente de 1. La carte Jour/Nuit, décalée vers l’extérieur, l’indique.
BUF-VIC-06 = Chaque tour compte, quel que soit le joueur actif. La sixième vérification d’affilée donne aussitôt la victoire, avant que la carte Jour/Nuit soit retournée. Un seul joueur à la fois peut avoir un compte supérieur à 0.

## Points de destinée

BUF-DST-01 = Chacun commence avec 0 point de destinée.
BUF-DST-02 = Les points de destinée ne descendent jamais sous 0.
BUF-DST-03 = Vous ne pouvez utiliser un effet qui vous fait payer des points de destinée que si vous les avez.
BUF-DST-04 = Perdre des points de destinée, à la différence de les payer, n’a aucun effet quand vous êtes à 0.

## La fatigue

BUF-FAT-01 = Une carte fatiguée est couchée. Les personnages, ainsi que certains objets et certaines compétences, peuvent se fatiguer.
BUF-FAT-02 = Une carte fatiguée ne peut pas l’être de nouveau avant d’avoir été redressée. Vous ne pouvez donc pas utiliser un effet dont le coût est de fatiguer cette carte.
BUF-FAT-03 = Une carte fatiguée le reste jusqu’à ce que son joueur la redresse à l’étape de Redressement suivante, ou qu’un effet de carte la redresse.
BUF-FAT-04 = Les cartes qui composent un personnage, sa carte de personnage et chaque carte attachée, se fatiguent indépendamment.
BUF-FAT-05 = Les règles fatiguent un personnage dans cinq cas : il s’attache une compétence, il était l’attaquant d’un duel et est encore en jeu, il passe du Parc à la case d’un adversaire, il sert de doublure, ou un défi auquel il participe est résolu.
BUF-FAT-06 = Un personnage fatigué a −1 à ses quatre talents, à tout moment : dans les duels, dans les défis et pour les exigences. Un talent peut être négatif.
BUF-FAT-07 = Un personnage fatigué ne peut pas se déplacer, affronter un défi, commencer un duel, servir de doublure, s’attacher une compétence, ni payer un coût qui le fatiguerait.
BUF-FAT-08 = Un personnage fatigué peut quand même être attaqué, et il se bat.
BUF-FAT-09 = Si un effet dispense de se fatiguer pour quelque chose, un personnage ou une carte déjà fatigués peuvent le faire.
BUF-FAT-10 = Seule une carte de personnage couchée a le −1. Une carte attachée fatiguée ne diminue pas les talents de son porteur et ne l’empêche pas d’agir.
BUF-FAT-11 = Les cinq cas ne sont que ceux où les règles elles-mêmes fatiguent un personnage. Les coûts et les effets des cartes peuvent en fatiguer d’autres.

## Les quatre talents

BUF-TAL-01 = Les quatre talents sont le Combat, l’Astuce, l’Étrangeté et le Charme. Le nombre dans l’icône en donne la valeur.
BUF-TAL-02 = Un bonus est toute augmentation ou diminution d’un talent par un effet.

## Exigences

BUF-REQ-01 = Une exigence de talent est un minimum qu’un personnage doit avoir avant que la carte soit attachée ou utilisée pour son effet.
BUF-REQ-02 = Un seul et même personnage doit remplir une exigence de talent. Les talents de plusieurs personnages ne s’additionnent pas.
BUF-REQ-03 = Le personnage qui s’attache une compétence ou un objet doit lui-même en remplir l’exigence.
BUF-REQ-04 = Hors d’un duel ou d’un défi, n’importe lequel de vos personnages en jeu peut remplir l’exigence d’une action. Pendant un duel ou un défi, ce doit être un de vos personnages qui y participent ; le défenseur d’un défi, qui n’y a personne, peut compter sur n’importe lequel de ses personnages en jeu.
BUF-REQ-05 = Une exigence n’empêche jamais de mettre la carte dans une pile de talent.
BUF-REQ-06 = Une carte attachée le reste si son exigence n’est plus remplie par la suite.
BUF-REQ-07 = Pour une exigence, seuls comptent la carte de personnage, ses cartes attachées, les effets et la fatigue. Les cartes des piles de talent ne comptent jamais.
BUF-REQ-08 = Les exigences de trait des compétences, des objets et des actions fonctionnent de même : on les vérifie une seule fois, quand la carte est attachée ou utilisée.

## Piles de talent

BUF-STK-01 = Une pile de talent est une pile provisoire, pour un talent d’un joueur, pendant un duel ou un défi.
BUF-STK-02 = Une compétence, un objet ou la Partie I d’un épisode ajoute +1 à un talent de votre choix, que vous désignez en mettant la carte dans la pile.
BUF-STK-03 = Une action ajoute la valeur d’une des icônes de sa moitié supérieure au talent de cette icône. Vous choisissez l’icône.
BUF-STK-04 = Les événements, les personnages, les lieux, les défis, les essences et les Parties II d’épisodes ne peuvent pas aller dans une pile de talent.
BUF-STK-05 = Une carte dans une pile ne compte qu’à la résolution du duel ou du défi. Son texte est ignoré.
BUF-STK-06 = Après le duel ou le défi, les cartes des piles vont à la défausse et les talents reprennent leur valeur d’avant.

## Les traits

BUF-TRT-01 = Un trait est un mot-clé en capitales. Sur un personnage, il est en tête de la case d’effet ; sur les autres cartes, il est dans le texte.
BUF-TRT-02 = Un trait donné par une carte attachée compte comme un trait du personnage, par exemple pour les défis.

## Les essences

BUF-ESS-01 = Votre essence désigne votre personnage principal et a son propre pouvoir.
BUF-ESS-02 = Un Compagnon dont le personnage correspond à votre essence est automatiquement un Héros, et un Laquais un Méchant.
BUF-ESS-03 = Votre deck doit contenir au moins une carte de niveau 1 qui correspond à votre essence.
BUF-ESS-04 = Un transfuge comme Faith existe en Héros, en Méchant, en Compagnon et en Laquais. Son essence convient à un deck du bien ou du mal.

## Les personnages

BUF-CHR-01 = Il y a quatre types de personnages : les Héros et les Compagnons sont du côté du bien (bleu), les Méchants et les Laquais du côté du mal (rouge).
BUF-CHR-02 = Un personnage secondaire est tout personnage à vous qui ne correspond pas à votre essence.
BUF-CHR-03 = Deux joueurs peuvent avoir le même personnage principal.
BUF-CHR-04 = Vous ne pouvez pas placer un personnage secondaire qui correspond à l’essence d’un adversaire, même si ce personnage principal n’est pas en jeu.
BUF-CHR-05 = Vous ne pouvez placer un Héros ou un Méchant secondaire que si vous en avez 4 ou moins en jeu.
BUF-CHR-06 = Vous pouvez avoir autant de Compagnons et de Laquais en jeu que vous voulez, mais un seul exemplaire de chacun. Un exemplaire, c’est le même personnage, pas la même carte.
BUF-CHR-07 = Des joueurs différents peuvent avoir en jeu le même Héros ou Méchant secondaire.
BUF-CHR-08 = Un personnage qui meurt va à la défausse avec toutes ses cartes de niveau et ses cartes attachées.
BUF-CHR-09 = Les personnages secondaires morts restent dans la défausse jusqu’à ce qu’elle soit recyclée.
BUF-CHR-10 = Si un personnage va à la Crypte, ses cartes attachées se détachent et vont à la défausse.
BUF-CHR-11 = Dans Le Souhait, Buffy (Bizarro Land), Vamp Willow et Vamp Xander sont des personnages différents de leurs homonymes. Tous les autres personnages du Souhait sont les mêmes que leurs homologues.

## Les cartes de défi

BUF-CHA-01 = Un défi a un camp (bien ou mal), des objectifs de talent et une récompense en points de destinée. Il peut avoir des effets, une exigence de trait et une restriction de placement.
BUF-CHA-02 = Si un défi dit où il peut être placé, vous devez le respecter.
BUF-CHA-03 = Votre deck de Défis peut mêler des défis du bien et du mal.
BUF-CHA-04 = Un défi surmonté va à la Crypte de son propriétaire.
BUF-CHA-05 = Il ne peut y avoir qu’un seul défi de chaque titre en jeu sur tout le plateau.

## Les lieux

BUF-LOC-01 = Les lieux n’entrent en jeu que pendant la mise en place et y restent toute la partie.
BUF-LOC-02 = D’un lieu unique, un seul exemplaire peut être en jeu, tous joueurs confondus. Les autres lieux peuvent être en jeu autant de fois qu’on veut.
BUF-LOC-03 = Un lieu peut avoir un type auquel d’autres cartes se réfèrent, comme école, ville, extérieur ou intérieur.
BUF-LOC-04 = L’effet d’un lieu concerne tous les personnages et tous les défis qui s’y trouvent, de tous les joueurs. « Vous », sur un lieu, désigne tout joueur qui remplit ce qu’il demande.

## Les compétences

BUF-SKL-01 = Une compétence reste attachée à son personnage jusqu’à ce qu’il quitte le jeu ou qu’un effet la retire.
BUF-SKL-02 = Un personnage dispensé de se fatiguer pour une compétence peut s’en attacher une même s’il est fatigué. La limite d’une compétence par tour s’applique toujours.

## Les objets

BUF-ITM-01 = Vous ne pouvez pas vous défaire d’un objet attaché à votre gré. En dehors d’un remplacement, seuls des effets de carte le retirent.
BUF-ITM-02 = Les exemplaires supplémentaires d’un objet dans votre main peuvent toujours aller dans une pile de talent.

## Les épisodes

BUF-EPI-01 = Un épisode est une paire de cartes : la Partie I dans votre deck de Ressources et la Partie II dans la pile à part, au plus 1 exemplaire de chacune.
BUF-EPI-02 = La Partie I compte dans la taille de votre deck. La Partie II ne compte pas.
BUF-EPI-03 = Vous ne pouvez placer une Partie I que si vous avez la Partie II correspondante.
BUF-EPI-04 = À l’étape de Ressources, vous placez une Partie I à côté de votre essence. Son effet commence aussitôt, en général pour tous les joueurs.
BUF-EPI-05 = Dès que la Cible est atteinte, à la veille de n’importe qui, le propriétaire doit jouer la Partie II. Son Résultat remplace alors l’effet de la Partie I, qui va à la Crypte.
BUF-EPI-06 = Quand la condition d’Annulation d’une Partie II se produit, cette carte va à la Crypte et son effet cesse.
BUF-EPI-07 = Vous pouvez avoir plusieurs Parties II en jeu, mais une seule Partie I. En placer une nouvelle envoie l’ancienne à la Crypte.
BUF-EPI-08 = Plusieurs joueurs peuvent avoir le même épisode en jeu.
BUF-EPI-09 = Vous ne pouvez jouer une Partie II que sur votre propre Partie I.

## Les actions

BUF-ACT-01 = Vous ne pouvez jouer une action pour son effet qu’à l’étape ou au stade indiqué sur sa ligne de timing.
BUF-ACT-02 = Vous pouvez aussi mettre une action dans une pile de talent pendant un duel ou un défi, quelles que soient sa ligne de timing et son exigence.
BUF-ACT-03 = Une action utilisée pour son effet est ensuite défaussée, sauf si elle dit autre chose, par exemple qu’elle va à la Crypte.

## Les événements

BUF-EVT-01 = Les événements touchent tous les joueurs. Ils durent un tour ou toute la partie, selon ce que dit chacun.
BUF-EVT-02 = Un deck peut contenir au plus 1 exemplaire de chaque événement.
BUF-EVT-03 = Une fois qu’un joueur a joué un événement, plus personne ne peut le jouer de la partie.

## Construction du deck

BUF-DCK-01 = Votre deck se compose soit de Héros et de Compagnons, soit de Méchants et de Laquais, selon le camp de votre personnage principal. Vous ne pouvez pas les mélanger.
BUF-DCK-02 = Votre deck de Ressources doit compter au moins 40 cartes en partie libre ou en deck scellé, 60 en tournoi construit. Il n’y a pas de maximum.
BUF-DCK-03 = Votre essence, vos lieux, vos défis et vos Parties II d’épisodes ne comptent pas dans ce minimum.
BUF-DCK-04 = Votre deck de Défis compte exactement 7 défis différents, du bien et du mal dans n’importe quelle proportion.
BUF-DCK-05 = Pour chaque Partie II de votre pile, la Partie I correspondante doit être dans votre deck de Ressources.
BUF-DCK-06 = Votre deck de Ressources peut contenir au plus 3 exemplaires d’une même carte, et un seul de chaque événement et de chaque Partie I d’épisode.
BUF-DCK-07 = Vous pouvez apporter au plus 8 cartes de lieu en tout. Un lieu qui n’est pas unique peut y figurer jusqu’à 8 fois.
BUF-DCK-08 = Vous pouvez avoir au plus 3 cartes de personnage par niveau pour un même personnage, quelles que soient leurs versions.
BUF-DCK-09 = Au plus la moitié de votre deck de Ressources peut être des actions, et au plus la moitié des personnages. La moitié exacte est permise : 20 cartes sur 40, et 20 aussi sur 41.
BUF-DCK-10 = Une Partie I sans sa Partie II peut être dans votre deck pour aller dans les piles de talent, mais vous ne pouvez pas la placer.
BUF-DCK-11 = Au moins une carte de personnage de niveau 1 de votre deck doit correspondre à votre essence.

## Changements par rapport aux anciennes règles

BUF-CHG-01 = La résurrection met maintenant votre personnage principal directement en jeu, et non dans votre main.
BUF-CHG-02 = Un deck de tournoi construit doit maintenant compter au moins 60 cartes. En deck scellé, le minimum reste de 40.
BUF-CHG-03 = Vous ne pouvez utiliser ou attacher une carte « X seulement » que si X correspond à votre essence. Une compétence ou un objet « X seulement » ne s’attache qu’à X, et même un effet ne peut pas le faire passer à un autre personnage.
BUF-CHG-04 = Si un camp n’a plus personne dans un duel, celui-ci se résout maintenant aussitôt. Le personnage qui est parti perd, mais n’est pas défaussé.
BUF-CHG-05 = Si plus personne n’affronte un défi, celui-ci se résout maintenant aussitôt et n’est pas surmonté.
BUF-CHG-06 = Les épisodes sont un nouveau type de carte, composé d’une Partie I et d’une Partie II.
BUF-CHG-07 = Faith peut être Héros, Méchant, Compagnon ou Laquais, selon sa carte. Son essence convient à un Héros comme à un Méchant pour personnage principal.
BUF-CHG-08 = Un Compagnon joué comme personnage principal devient un Héros, et un Laquais un Méchant.
BUF-CHG-09 = Des joueurs différents peuvent maintenant avoir en jeu le même Héros ou Méchant secondaire.
BUF-CHG-10 = Trois personnages du Souhait, Buffy (Bizarro Land), Vamp Willow et Vamp Xander, sont maintenant distincts de leurs homonymes. Tous les autres sont le même personnage.
BUF-CHG-11 = Pour utiliser un effet qui fait payer des points de destinée, vous devez les avoir.
BUF-CHG-12 = Un Compagnon ou un Laquais qui correspond à votre essence devient automatiquement un Héros ou un Méchant : vous n’avez rien à faire.
BUF-CHG-13 = Les nombres sur un défi sont des objectifs de talent, pas des exigences de talent.
BUF-CHG-14 = Quand un personnage est envoyé à la Crypte, ses cartes attachées se détachent et vont à la défausse.

## À plus de deux joueurs

BUF-MUL-01 = On peut jouer à autant qu’on veut. Les veilles tournent dans le sens horaire, quel que soit le joueur actif.
BUF-MUL-02 = Un duel ou un défi n’oppose que l’attaquant et un seul défenseur : le joueur qui contrôle le personnage attaqué ou le défi.
BUF-MUL-03 = Quand vous affrontez votre propre défi, vous choisissez quel adversaire le défend.
BUF-MUL-04 = Quand vous affrontez le défi d’un adversaire, c’est celui qui l’a placé qui le défend.
BUF-MUL-05 = Un seul duel ou défi a lieu à la fois.

## Règle d’or

BUF-GOLD-01 = Quand une carte contredit ou modifie directement une règle, c’est la carte qui l’emporte.

## Édition la plus récente

BUF-MRP-01 = Toutes les cartes de même titre se lisent comme l’édition la plus récente de ce titre : texte, nombres et symboles.
BUF-MRP-02 = Les cartes de personnage et d’essence font exception : chaque édition vaut pour elle-même.
BUF-MRP-03 = L’icône d’édition limitée signale une carte de la première édition et n’a aucun effet en jeu.

## Exemples

BUF-EX-01 = Vous jouez Willow, et vous avez Buffy et Giles dans le Parc. Vos Angel et Xander affrontent un défi aux « Pompes funèbres de Sunnydale ». À la fin du tour, vous contrôlez quand même le Parc.
BUF-EX-02 = Au stade de Bataille, vous mettez dans une pile une action portant les icônes Astuce 2 et Combat 1. Elle donne soit Astuce +2, soit Combat +1, à votre choix, jamais les deux.
BUF-EX-03 = Personne n’a encore de compte du Parc et, à la fin de l’étape de Fin, vous seul y avez des personnages. La carte Jour/Nuit est retournée comme d’habitude, et votre compte du Parc est maintenant de 1.
BUF-EX-04 = Vous avez en jeu le défi « Folie de printemps », et c’est aussi le défi du dessus de votre adversaire. Il ne peut le placer nulle part : ce défi va sous son deck, et il n’en place aucun ce tour-ci. Une fois le vôtre surmonté ou retiré, l’autre exemplaire pourra être placé.
BUF-EX-05 = De nuit, vous déplacez Faith du Parc à la case adverse où se trouve Buffy : Faith se fatigue. L’essence de votre adversaire permet à Buffy de commencer un duel à l’étape de Mouvement, et Faith se bat à −1. Ensuite vous déplacez Spike dans le Parc, votre adversaire y déplace Angel, vous ramenez Spike sur l’une de vos cases sans fatigue, et chacun passe : l’étape est terminée.
BUF-EX-06 = Vous avez 6 points de destinée, Buffy de niveau 1 en jeu et, en main, une Buffy de niveau 2 dont l’exigence de destinée est 5. Vous pouvez l’élever, et avez toujours 6 points. Si vous tombez ensuite à 3, elle reste au niveau 2.
BUF-EX-07 = En trois veilles, Faith, redressée et sans carte attachée, reçoit la compétence « Pratique du couteau », qui la fatigue, puis les objets « Couteau de Faith » et « Fusil hypodermique ». Une deuxième compétence ce tour-ci est refusée, un troisième objet aussi, mais un remplacement reste possible. Elle pourra s’attacher d’autres compétences aux tours suivants.
BUF-EX-08 = Buffy porte « Tenue de soirée », et Angel, sur la même case, porte 1 autre objet. Vous transférez « Tenue de soirée » à Angel, qui porte alors 2 objets ; cet objet ne peut plus être transféré ce tour-ci. Si Angel avait déjà eu 2 objets, le transfert serait refusé.
BUF-EX-09 = Un défi n’a d’objectifs qu’en Combat et en Astuce. Au stade de Bataille, le défenseur peut renforcer ces deux talents ; renforcer l’Étrangeté ou le Charme lui est refusé.
BUF-EX-10 = À l’étape de Ressources, vous fatiguez l’objet « Symbole d’Anyanka » pour son effet. À l’étape de Conflit, Anyanka, elle-même redressée, peut quand même affronter un défi, et elle se fatigue quand il est résolu. La prochaine étape de Redressement redresse les deux cartes.
BUF-EX-11 = Un personnage qui a 0 en Astuce se fatigue : il a maintenant −1 en Astuce.
BUF-EX-12 = Au « Motel de Faith », une fois par tour, une chose qui fatiguerait Faith ne la fatigue pas. À l’étape de Ressources, Faith, fatiguée, peut donc s’y attacher une compétence, et elle reste fatiguée. Le motel a alors servi pour ce tour, et toute autre chose qui la fatiguerait est refusée.
BUF-EX-13 = « L’Œuvre de la Tueuse » exige 3 en Combat. Faith peut l’utiliser pour son effet avec 3 ou plus en Combat, pas avec 2. Pendant un duel, 2 en Combat et une pile de +1 ne suffisent toujours pas.
BUF-EX-14 = Le défi « Les contes de fées existent » exige le trait Magie. Hansel et Gretel, un seul personnage, le tiennent de l’objet « Tome de médiocrité » : ils surmontent donc le défi s’ils atteignent ses objectifs. Sans cet objet, ils n’y parviendraient pas.
BUF-EX-15 = Vous avez 4 Méchants secondaires en jeu et, en main, Le Maître, Anyanka et Angelus. Le personnage principal de votre adversaire est Angelus : vous ne pouvez donc pas le placer ; que l’adversaire ait Le Maître en jeu ne gêne pas. Vous pouvez placer Le Maître ou Anyanka, mais pas les deux, car vous aurez alors 5 Méchants secondaires.
BUF-EX-16 = Vous avez deux exemplaires de l’objet « Tatouage d’amour ». À l’étape de Ressources, vous en attachez un à Spike, qui en gagne la capacité. Plus tard dans le tour, pendant un duel, vous mettez l’autre dans une pile pour Combat +1.
BUF-EX-17 = Avec votre « Remise des diplômes, Partie I » en jeu, tous les joueurs peuvent déplacer des personnages de n’importe où jusqu’à la « Cour de la fontaine ». Dès que 4 Héros ou Méchants en tout s’y trouvent, à qui qu’ils soient, et que le maire Richard Wilkins est en jeu, votre Partie II arrive et la Partie I va à la Crypte : quiconque affronte l’un des deux défis qu’elle nomme choisit alors un talent au stade Défi/Choix et l’ignore. Quand le maire quitte le jeu, la Partie II va à la Crypte et cela prend fin.
BUF-EX-18 = Votre personnage attaquant, avec 3 en Combat, vient de gagner un duel. Vous jouez « Déjà vu, déjà tué » et défaussez une carte : il ne se fatigue pas et peut commencer aussitôt un autre duel sur place, et l’action va à la Crypte. Avec 2 en Combat, c’est refusé, mais dans tout duel ou défi vous pouvez mettre la carte dans une pile pour Astuce +2 ou Combat +1 ; elle est ensuite défaussée.
BUF-EX-19 = Un deck qui contient 3 cartes quelconques de Buffy de niveau 1, 3 de niveau 2 et 3 de niveau 3 est légal. Une quatrième Buffy de niveau 1, quelle qu’en soit la version, ne l’est pas.
BUF-EX-20 = Votre personnage principal est Xander. Votre adversaire peut placer Vamp Xander comme Méchant secondaire, car c’est un personnage différent.
BUF-EX-21 = Une carte réservée à un lieu de type ville est refusée dans un lieu de type école, sur une case sans lieu et dans le Parc.

## Décisions de cette table

BUF-RUL-01 = À deux joueurs, le plateau est une grille de 3×3 avec le Parc au centre, adjacent à tout le reste. Les 8 cases extérieures forment l’anneau A1-A2-A3-A4-B1-B2-B3-B4-A1 ; chacune ne touche que ses deux voisines de l’anneau et le Parc, jamais en diagonale (A2 et A4 ne se touchent pas). Vous possédez la rangée devant vous (1 à gauche, 2 au milieu, 3 à droite) et la case du milieu à votre droite (4).
BUF-RUL-02 = À plus de deux, le plateau est un anneau de 4 cases par joueur, avec le Parc à l’intérieur. Votre case 4 touche la case 1 de votre voisin de droite ; l’anneau tourne donc à l’inverse de l’ordre du jeu : si B est à gauche de A, et C à gauche de B, c’est A1-A2-A3-A4-C1-C2-C3-C4-B1-B2-B3-B4-A1.
BUF-RUL-03 = Le parc de Sunnydale n’est ni l’une de vos cases ni celle d’un adversaire.
BUF-RUL-04 = Tous les lieux n’ont pas un type.
BUF-RUL-05 = Si plusieurs personnages principaux sont des Méchants, le premier joueur actif est tiré au sort entre leurs joueurs. S’il n’y en a aucun, entre tous les joueurs.
BUF-RUL-06 = Pendant la pose des lieux, passer n’est pas définitif. La pose s’arrête quand tous les joueurs passent d’affilée ou que plus personne ne peut en poser.
BUF-RUL-07 = Il n’y a pas de main de départ : vous jouez le premier Prologue la main vide, et la première étape de Pioche vous donne 5 cartes. Rien d’autre ne change au tour 1.
BUF-RUL-07b = La carte de niveau 1 avec laquelle commence votre personnage principal fait partie de la liste de votre deck de Ressources : elle compte dans les 40 ou 60 cartes et dans la limite de la moitié. On la retire avant de mélanger.
BUF-RUL-08 = L’étape de Pioche n’a pas de veilles : les joueurs complètent leur main l’un après l’autre, dans le sens horaire, à partir du joueur actif. Une carte qui nomme l’étape de Pioche ouvre une veille pour elle.
BUF-RUL-09 = À l’étape de Pioche, vous pouvez garder au plus 5 cartes. Si vous en gardez moins, vous complétez toujours jusqu’à 5.
BUF-RUL-10 = Ce que vous faites à une veille est entièrement appliqué avant la veille suivante ; personne ne peut y répondre, sauf là où le texte d’une carte dit « quand » ou « chaque fois que ». Si plusieurs de ces effets se présentent ensemble, ceux du joueur actif passent d’abord, puis ceux des autres dans le sens horaire ; dans un duel ou un défi, ceux de l’attaquant d’abord. Vous choisissez l’ordre des vôtres.
BUF-RUL-11 = Après un duel ou un défi, la veille revient au joueur qui suit celui dont la veille l’a lancé. Les passes faites avant ne comptent plus.
BUF-RUL-12 = Le contrôle du Parc est vérifié avant que la carte Jour/Nuit soit retournée. C’est la dernière chose de l’ancien tour.
BUF-RUL-13 = Si le contrôle exclusif du Parc passe directement d’un joueur à un autre, le compte du Parc du premier est de 0 et celui de l’autre de 1.
BUF-RUL-14 = En cas d’égalité, chaque joueur dont le personnage principal est vaincu perd 1 point de destinée : les deux, donc, si tous deux l’étaient. Personne n’en gagne, et personne ne descend sous 0.
BUF-RUL-15 = Si un effet ne laisse plus personne d’un côté d’un duel, l’autre camp gagne et reçoit 1 point de destinée, sans comparer les totaux ni tenir les veilles de Duel/Résolution ; seules les cartes qui dépendent du résultat peuvent encore être jouées. Le personnage parti n’est pas défaussé et ne coûte aucun point de destinée, même si c’est un personnage principal. Un attaquant encore en jeu se fatigue, qu’il ait gagné ou soit parti.
BUF-RUL-15b = Si les deux camps disparaissent d’un duel en même temps, il n’y a ni vainqueur ni point de destinée de victoire. On passe au stade de Défausse.
BUF-RUL-15c = Un combattant qu’un effet défausse ou envoie à la Crypte avant la résolution a quitté le duel : l’autre camp gagne et reçoit 1 point de destinée. Si c’était un personnage principal, son joueur n’en perd pas, car ce n’est pas le duel qui l’a vaincu.
BUF-RUL-16 = Il y a une seule doublure par duel, désignée uniquement au stade de Choix, et ce doit être un personnage que vous contrôlez vous-même. Le personnage attaqué au départ est hors du duel et indemne.
BUF-RUL-16b = Une carte qui dépend de qui vient de gagner le duel peut être jouée une fois le résultat fixé et avant le stade de Défausse, l’attaquant d’abord. Rien d’autre ne peut être joué à ce moment. Si elle porte la mention du stade de Défausse, elle peut aussi y être jouée.
BUF-RUL-16c = Si un effet vous permet de commencer immédiatement un duel alors qu’un autre est en cours, le nouveau commence juste après la fin complète du premier. Ses conditions sont vérifiées à ce moment-là, sauf celles dont l’effet dispense.
BUF-RUL-16d = Le talent décisif d’un duel peut changer plusieurs fois. Le dernier changement compte, sauf si un effet dit qu’il ne peut pas être changé.
BUF-RUL-16e = Vous ne pouvez pas commencer un duel contre vos propres personnages.
BUF-RUL-17 = Vous pouvez affronter un défi même si votre groupe n’a pas le trait ou le personnage qu’il exige. Il ne peut alors pas être surmonté : la tentative échoue à la résolution et vous coûte 1 point de destinée.
BUF-RUL-18 = En tant que défenseur d’un défi, vous n’y avez aucun personnage : n’importe lequel de vos personnages en jeu peut donc remplir l’exigence d’une action que vous jouez.
BUF-RUL-19 = Si tous les personnages ont quitté un défi, il est résolu comme non surmonté, sans les veilles de Défi/Résolution, et l’attaquant perd 1 point de destinée. Cela ne fatigue pas les personnages qui sont partis.
BUF-RUL-20 = À deux joueurs, quand vous affrontez votre propre défi, c’est l’autre joueur qui le défend.
BUF-RUL-21 = Le défenseur d’un défi peut en renforcer les objectifs : une compétence, un objet ou une Partie I pour +1, ou une action pour la valeur d’une icône, sur des talents qui figurent parmi les objectifs.
BUF-RUL-22 = L’attaquant, lui aussi, ne peut renforcer que des talents qui figurent parmi les objectifs du défi.
BUF-RUL-23 = Le défenseur ne gagne aucun point de destinée quand un défi n’est pas surmonté.
BUF-RUL-24 = La limite d’une fois par tour pour affronter un défi suit la carte elle-même, même si elle est déplacée. Un autre exemplaire est pour vous un nouveau défi.
BUF-RUL-25 = Si le défi lui-même quitte le jeu pendant qu’il est affronté, on passe directement au stade de Défausse. Personne ne gagne ni ne perd de points de destinée, et les personnages qui l’affrontaient se fatiguent.
BUF-RUL-26 = Un objectif ne peut pas descendre sous 0. Un objectif ignoré n’en est plus un : personne ne peut renforcer ce talent. Si plusieurs objectifs sont à égalité pour le plus bas, le joueur qui utilise l’effet choisit.
BUF-RUL-27 = On compare d’abord les totaux. Ce n’est qu’ensuite que les personnages qui affrontent le défi se fatiguent.
BUF-RUL-28 = Chaque personnage d’un groupe doit pouvoir tenter le défi. Des personnages du bien et du mal n’en affrontent jamais un ensemble, sauf si une carte le dit.
BUF-RUL-29 = Vous pouvez avoir en jeu au plus un de chaque personnage, quels que soient le type et le niveau de la carte. Des joueurs différents peuvent avoir le même, Compagnons et Laquais compris, sauf un personnage secondaire qui correspond à l’essence d’un adversaire.
BUF-RUL-30 = Votre personnage principal ne compte pas dans la limite de 5 Héros ou Méchants, qui vise les secondaires. Elle n’est vérifiée que lorsque vous placez un personnage ; une promotion ou un effet peut la dépasser.
BUF-RUL-31 = Une carte va toujours à la défausse ou à la Crypte de son propriétaire.
BUF-RUL-32 = Les personnages entrent en jeu redressés, qu’ils soient placés ou ressuscités.
BUF-RUL-33 = Un personnage peut être élevé pendant le tour où il a été placé, à une veille suivante, si vous avez les points de destinée nécessaires.
BUF-RUL-34 = Une ascension ne change rien à la fatigue : un personnage fatigué le reste.
BUF-RUL-35 = L’exigence d’une compétence est vérifiée avant que le personnage se fatigue : on attache, puis on fatigue. Quand il faut fatiguer pour faire quelque chose, ce coût est payé d’abord.
BUF-RUL-36 = Un transfert donne un objet dans un seul sens, entre deux de vos personnages sur une même case ; un échange réciproque est deux transferts, en deux veilles. Celui qui reçoit doit remplir les exigences et avoir de la place (2 objets, sauf limite relevée), sans pouvoir en défausser un pour en faire. Les objets « X seulement » et ceux des personnages adverses sont hors de portée.
BUF-RUL-37 = Dans un remplacement, le nouvel objet s’attache d’abord, puis l’ancien est défaussé. Si cette défausse est empêchée, c’est le nouveau qui est défaussé.
BUF-RUL-38 = Quand un effet qui relevait la limite d’objets d’un personnage prend fin et qu’il venait d’une carte attachée, vous défaussez des objets de votre choix jusqu’à la limite. S’il venait d’un lieu ou d’une carte de niveau inférieur, les objets déjà portés restent.
BUF-RUL-39 = N’importe qui peut mettre une carte « X seulement » dans une pile de talent.
BUF-RUL-40 = Si la Cible d’une Partie I est déjà atteinte quand vous la placez, son effet se produit, puis la Partie II la remplace aussitôt.
BUF-RUL-40b = Un nombre dans une condition, comme « 2 d’entre eux en jeu », signifie au moins ce nombre, sauf si elle dit « exactement ».
BUF-RUL-41 = Si les conditions de Cible et d’Annulation d’un épisode sont vraies ensemble, la Partie II entre en jeu, puis est annulée.
BUF-RUL-42 = Un événement défaussé sans avoir été joué n’est pas épuisé : seul le fait de le jouer compte.
BUF-RUL-43 = Les cartes des piles ne vont à la défausse que lorsque le duel ou le défi est entièrement terminé. Un recyclage au stade de Défausse ne les comprend pas.
BUF-RUL-44 = Tout le monde voit le plateau, les cartes attachées, les essences, les points de destinée, les comptes du Parc, les défis du dessus et ceux en jeu, les piles de talent, les défausses, les Cryptes et la taille de chaque pile et de chaque main. Sont cachés les mains, l’ordre des decks de Ressources, le reste des decks de Défis, les lieux pas encore posés et les piles de Parties II. Une carte qu’un effet montre à un joueur reste cachée aux autres, sauf si l’effet dit de la révéler.
BUF-RUL-45 = Si vous ne pouvez pas piocher toutes les cartes prévues, piochez ce que vous pouvez. Il n’y a pas de pénalité.
BUF-RUL-46 = Les points de destinée sont vérifiés dès qu’ils changent : une victoire par la destinée vient donc avant la vérification du Parc. Si un même effet porte plusieurs joueurs à 10 ou plus, le plus haut total gagne ; à égalité, le premier dans l’ordre du tour à partir du joueur actif, lui compris.
BUF-RUL-47 = À la résolution d’un duel, les points de destinée sont d’abord gagnés, puis perdus. Un joueur qui atteint 10 gagne à ce moment, et la perte ne s’applique plus.
BUF-RUL-48 = À plus de deux joueurs, seuls l’attaquant et le défenseur ont des veilles dans un duel ou un défi. Les autres n’agissent que par des textes qui le disent.
BUF-RUL-49 = Si vous abandonnez, vos cartes, comme vos personnages et vos défis, quittent la partie et votre place est fermée. Vos cases et les cartes de lieu qui s’y trouvent restent. Le dernier joueur restant gagne.
BUF-RUL-50 = Si vous n’avez aucun personnage en jeu, la partie continue. Vous pouvez en ressusciter ou en placer un à l’étape de Ressources.
BUF-RUL-51 = Un déplacement dû à un effet n’utilise pas les déplacements du personnage et ne dépend pas du jour ou de la nuit, sauf si la carte le dit. Passer du Parc à la case d’un adversaire fatigue quand même.
BUF-RUL-52 = La permission d’aller quelque part depuis n’importe quel lieu ajoute seulement une destination à un déplacement normal. Elle utilise quand même un des déplacements du personnage.
BUF-RUL-53 = Si vous devez défausser plus de cartes que vous n’en avez, défaussez-en le plus possible.
BUF-RUL-54 = Il n’y a pas de limite de tours, sauf si votre table en fixe une. Quand elle est atteinte, le plus grand nombre de points de destinée gagne, puis le plus haut compte du Parc ; si l’égalité demeure, la partie est nulle.
BUF-RUL-55 = Les Compagnons et les Laquais peuvent aussi être des personnages principaux : l’essence correspondante en fait des Héros ou des Méchants.
BUF-RUL-56 = Si aucune de vos cartes n’est fatiguée à l’étape de Redressement, vous pouvez passer tout de suite. Votre redressement n’est pas utilisé pour autant : si une de vos cartes est fatiguée plus tard dans cette étape, vous devez redresser avant de passer de nouveau.
BUF-RUL-57 = Un défi se résout dans cet ordre : comparer les totaux, ajuster les points de destinée et déplacer le défi, puis fatiguer les personnages qui l’affrontent. Une victoire par la destinée met donc fin à la partie avant cette fatigue.
BUF-RUL-58 = Un deck ne peut contenir qu’un seul exemplaire d’un lieu unique.
BUF-RUL-59 = Un objet transféré garde son propre état, fatigué ou redressé, et le transfert ne fatigue pas son porteur.
BUF-RUL-60 = Après un duel ou un défi qu’un effet a lancé en dehors de toute veille, la veille qui devait venir vient toujours. Les passes faites avant ne comptent plus.
BUF-RUL-61 = On ne joue une carte pour son effet, et on n’utilise un effet, que s’ils peuvent faire quelque chose à ce moment. En payer le coût ne suffit pas.
