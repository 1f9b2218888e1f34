### Buffy : l’étape de Ressources, les personnages et leurs cartes attachées, les épisodes.

## Journal

buffy-log-placed = { $who } place { $card } sur { $space }.
buffy-log-resurrected = { $who } ressuscite { $card } sur { $space }.
buffy-log-ascended = { $who } élève un personnage : { $card } est maintenant au niveau { $level }.
buffy-log-descended = La carte { $card } est perdue : { $who } revient à { $other }.
buffy-log-attached = { $who } attache { $card } à { $other }.
buffy-log-detached = { $card } quitte { $other }.
buffy-log-swapped = { $who } transfère { $card } de { $source } à { $other }.
buffy-log-discarded = { $card } ({ $who }) quitte le jeu pour la défausse.
buffy-log-crypted = { $card } ({ $who }) quitte le jeu pour la Crypte.
buffy-log-fatigued = { $card } ({ $who }) se fatigue.
buffy-log-episode = { $who } place { $card }.
buffy-log-second-part = La Cible de { $other } est atteinte : { $who } met { $card } en jeu.
buffy-log-episode-over = L’épisode { $card } est annulé et rejoint la Crypte de { $who }.

## Questions

buffy-ask-surplus = { $source } porte désormais plus d’objets que permis. Lequel défaussez-vous ?

## Ce qui rendrait le coup légal

buffy-remedy-refresh-when = Les cartes fatiguées se redressent à l’étape de Redressement.
buffy-remedy-refreshed = Vous avez déjà redressé vos cartes durant cette étape.
buffy-remedy-nothing-fatigued = Aucune de vos cartes n’est fatiguée.
buffy-remedy-out = Vous n’êtes plus dans la partie.
buffy-remedy-level-one = { $card } n’est pas un personnage de niveau 1 de votre main.
buffy-remedy-own-spaces = Les personnages entrent en jeu sur l’une de vos propres cases.
buffy-remedy-already-in-play = Vous avez déjà ce personnage en jeu.
buffy-remedy-opponents-essence = { $card } correspond à l’essence d’un adversaire.
buffy-remedy-too-many-supporting = Vous avez déjà 5 Héros ou Méchants secondaires en jeu.
buffy-remedy-main-in-play = Votre personnage principal est en jeu, ou a déjà été ressuscité ce tour-ci.
buffy-remedy-no-card-to-resurrect = Il n’y a pas de telle carte de niveau 1 de votre personnage principal dans votre défausse.
buffy-remedy-next-level = { $card } n’est pas le niveau suivant de ce personnage.
buffy-remedy-forbidden = Une carte en jeu l’interdit.
buffy-remedy-ascended = { $character } est déjà monté de niveau ce tour-ci.
buffy-remedy-watch = Cela ne se fait pas durant { $now }.
buffy-remedy-suspended = { $step } attend la fin du conflit en cours.
buffy-remedy-one-at-a-time = Un conflit est déjà en cours.
buffy-remedy-prologue = Les défis se mettent en jeu à l’étape de Prologue.
buffy-remedy-not-the-top-one = { $card } n’est pas la première carte de votre deck de Défis.
buffy-remedy-challenge-placed = Vous avez déjà placé votre défi durant cette étape.
buffy-remedy-challenge-deck-empty = Votre deck de Défis est vide.
buffy-remedy-title-in-play = Un défi de ce titre est déjà en jeu.
buffy-remedy-one-each = Vous avez déjà un défi sur cette case.
buffy-remedy-not-there = { $card } ne peut pas être placé sur cette case.
buffy-remedy-must-be-placed = Il y a une case où { $card } peut être placé.
buffy-remedy-not-a-part-one = { $card } n’est pas une Partie I d’épisode de votre main.
buffy-remedy-no-second-part = Il manque la Partie II correspondante.
buffy-remedy-not-hers = { $card } n’est pas l’un des lieux qui vous restent.
buffy-remedy-not-her-space = Les lieux se posent sur vos propres cases, un par case.
buffy-remedy-unique = { $card } est unique et déjà en jeu.
buffy-remedy-not-dropped = On ne se défait pas à volonté d’un objet attaché.
buffy-remedy-not-in-hand = { $card } n’est pas dans votre main, ou ne s’utilise pas ainsi.
buffy-remedy-not-your-character = { $character } n’est pas votre personnage.
buffy-remedy-fatigued = { $character } est fatigué.
buffy-remedy-one-skill = { $character } a déjà attaché une compétence ce tour-ci.
buffy-remedy-no-room = { $character } porte déjà autant d’objets que possible.
buffy-remedy-nothing-to-exchange = Il n’y a rien à échanger : { $character } a encore de la place, ou ne porte pas cet objet.
buffy-remedy-not-together = Les deux ne sont pas sur la même case.
buffy-remedy-no-room-for-swap = Qui reçoit { $card } n’a pas de place, ou ne remplit pas ses conditions.
buffy-remedy-swapped = { $card } a déjà été échangé ce tour-ci.
buffy-remedy-skills-stay = { $card } n’est pas un objet que porte { $character } : les compétences ne s’échangent jamais.
buffy-remedy-for-one-alone = { $card } est pour un seul personnage, et ce n’est pas celui-ci.
buffy-remedy-not-a-stack-card = { $card } ne peut pas être mise dans une pile de talent.
buffy-remedy-no-such-icon = { $card } n’a pas d’icône de ce talent.
buffy-remedy-not-a-goal = Ce talent n’est pas un objectif de ce défi.
buffy-remedy-conflict-step = Les duels commencent à l’étape de Conflit.
buffy-remedy-not-those-two = Il y faut un de vos personnages et un personnage adverse.
buffy-remedy-your-own = C’est un de vos propres personnages.
buffy-remedy-not-to-be-doubled = C’est le défenseur qui nomme une doublure, à Duel/Choix.
buffy-remedy-no-double = Une doublure est un autre de vos personnages sur la case du duel.
buffy-remedy-one-double = Ce duel a déjà une doublure.
buffy-remedy-timing = { $card } se joue à : { $timings }.
buffy-remedy-only-stacked = { $card } ne sert qu’aux piles de talent, durant un conflit.
buffy-remedy-nobody-there = Ce personnage n’est pas en jeu.
buffy-remedy-event = { $card } est un événement : il se joue à l’étape de Prologue.
buffy-remedy-played-before = { $card } a déjà été joué dans cette partie.
buffy-remedy-condition = { $card } ne fait quelque chose que dans ce cas : { $condition }.
buffy-remedy-nothing-to-do = { $card } ne ferait rien maintenant : { $effects }
buffy-remedy-not-usable = Aucune de vos cartes en jeu n’offre cela.
buffy-remedy-use-when = { $card } s’utilise à : { $timings }.
buffy-remedy-used-up = { $card } a déjà servi autant que son texte le permet.
buffy-remedy-movement = Les personnages se déplacent à l’étape de Mouvement.
buffy-remedy-moved = { $character } s’est déjà déplacé ce tour-ci.
buffy-remedy-vampire-moves = { $character } est un Vampire : aucun déplacement de jour, deux de nuit.
buffy-remedy-not-adjacent = { $space } n’est pas adjacente à la case de { $character }.
buffy-remedy-fatigued-already = Cette carte est déjà fatiguée.
buffy-remedy-trait = { $card } requiert le trait { $trait }.
buffy-remedy-nobody-meets-it = Aucun de vos personnages qui comptent ici ne remplit les conditions de { $card }.
buffy-remedy-challenge-step = Les défis s’affrontent à l’étape de Conflit.
buffy-remedy-challenge-gone = Ce défi n’est pas en jeu.
buffy-remedy-faced-already = Vous avez déjà affronté ce défi ce tour-ci.
buffy-remedy-not-at-the-challenge = { $character } n’est pas sur la case de ce défi.
buffy-remedy-other-side = Ce défi est pour l’autre camp.
buffy-remedy-destiny-cost = Vous n’avez pas les points de destinée que cela coûte.
buffy-remedy-too-tired-to-pay = Son coût est de fatiguer une carte déjà fatiguée.
buffy-remedy-cards-to-pay = Vous n’avez pas les cartes que cela coûte.
buffy-remedy-nothing-to-give = Vous n’avez rien pour payer son coût.
buffy-remedy-not-in-a-conflict = Cela ne se fait pas maintenant.
buffy-remedy-battle = On met des cartes dans les piles de talent à Duel/Bataille.
buffy-remedy-battle-of-a-challenge = On met des cartes dans les piles de talent à Défi/Bataille.
buffy-remedy-no-double-in-a-challenge = Il n’y a pas de doublure dans un défi.
buffy-remedy-nothing-to-discard = Vous n’avez pas plus de 5 cartes en main.
buffy-remedy-too-many-to-pass = Vous avez plus de 5 cartes en main : défaussez d’abord.
buffy-remedy-resource =
    { $verb ->
        [place] { $card } se place à l’étape de Ressources.
        [ascend] Les personnages montent de niveau à l’étape de Ressources.
        [attach] { $card } s’attache à l’étape de Ressources.
        [episode] { $card } se place à l’étape de Ressources.
       *[other] Cela se fait à l’étape de Ressources.
    }
buffy-remedy-talent = { $card } exige { $needs } ; il en manque { $amount }.
buffy-remedy-destiny =
    { $amount ->
        [one] Il vous manque { $amount } point de destinée.
       *[other] Il vous manque { $amount } points de destinée.
    }
