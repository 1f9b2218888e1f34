### Alice et ses Avatars.

fables-sheet-alice = Au début de votre premier tour, choisissez l’un de vos trois Avatars. Au début de chacun de vos tours suivants, vous devez en changer. Votre Avatar augmente de 1 la valeur de chacune de vos cartes d’un type, Jokers joués comme tels compris, et diminue de 1, sans descendre sous 0, celle de vos cartes d’un autre type. Le Pouvoir de vos actions d’Attaque, de Défense et de Mouvement suit toujours les valeurs imprimées.

## Avatars

fables-avatar-none = Pas encore d’Avatar
fables-avatar-queen = Reine de Cœur
fables-avatar-hatter = Chapelier Fou
fables-avatar-cat = Chat du Cheshire

fables-avatar-text-none = Au début de votre premier tour, vous choisissez un Avatar.
fables-avatar-text-queen = Chacune de vos cartes d’Attaque vaut 1 de plus, chacune de vos cartes de Mouvement 1 de moins.
fables-avatar-text-hatter = Chacune de vos cartes de Défense vaut 1 de plus, chacune de vos cartes d’Attaque 1 de moins.
fables-avatar-text-cat = Chacune de vos cartes de Mouvement vaut 1 de plus, chacune de vos cartes de Défense 1 de moins.

## Cartes

fables-card-deal-the-cards = Distribuer les cartes
fables-card-cut-the-cards = Couper les cartes
fables-card-rig-the-cards = Truquer les cartes
fables-card-magic-trick = Tour de magie
fables-card-mind-trick = Tour d’esprit
fables-card-hat-trick = Tour de chapeau
fables-card-curiously-agile = Curieusement agile
fables-card-curiously-covert = Curieusement furtive
fables-card-curiously-curious = Curieusement curieuse
fables-card-off-with-her-head = Qu’on lui coupe la tête
fables-card-wonderland = Pays des Merveilles
fables-card-were-all-mad-here = Tous fous ici
fables-card-its-showtime = Que le spectacle commence
fables-card-frabjous-day = Jour Frabieux
fables-card-important-date = Rendez-vous important
fables-card-the-games-afoot = La partie est lancée

fables-text-off-with-her-head = Tant que vous êtes la Reine de Cœur, une carte que l’un de vos Talents d’attaque placerait dans votre défausse peut rejoindre votre main à la place.
fables-text-wonderland = Tant que vous êtes le Chapelier Fou, une des cartes que l’un de vos Talents de défense placerait dans votre défausse peut rejoindre votre main à la place.
fables-text-were-all-mad-here =
    Tant que vous êtes le Chat du Cheshire, chaque fois qu’une action de Mouvement vous fait traverser un adversaire, ou lui fait traverser votre case, vous pouvez piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
fables-text-its-showtime =
    À la fin de votre tour, piochez { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } de plus. Chaque exemplaire compte.

## Clauses

fables-effect-ask-to-show = Demandez à l’adversaire de vous montrer { $asked } cartes de base de sa main : les Dégâts augmentent de { $each } pour chacune qui lui manque ou qu’il refuse de montrer. Vous pouvez ensuite prendre dans les Réserves une carte identique à l’une de celles montrées et la placer dans votre défausse.
fables-effect-trade-in =
    { $amount ->
        [one] Vous pouvez détruire une carte de base de votre main ou de votre défausse ; si vous le faites, prenez dans les Réserves une carte de base de niveau { $level } ou inférieur et placez-la dans votre défausse.
       *[other] Détruisez jusqu’à { $amount } cartes de base de votre main et de votre défausse, puis prenez dans les Réserves autant de cartes de base de niveau { $level } ou inférieur et placez-les dans votre défausse.
    }
fables-effect-move-up-to = Déplacez-vous de { $amount } cases au plus, dans une seule direction.
fables-effect-draw-if-through =
    Si vous traversez ainsi un adversaire, piochez { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    }.
fables-effect-become-queen = À la fin, vous pouvez devenir la Reine de Cœur.
fables-effect-become-hatter = À la fin, vous pouvez devenir le Chapelier Fou.
fables-effect-become-cat = À la fin, vous pouvez devenir le Chat du Cheshire.
fables-effect-cards-worth-more = Jusqu’à la fin de ce tour, chacune de vos cartes d’Attaque, de Défense et de Mouvement vaut { $amount } de plus, en sus de tout autre changement.
fables-effect-extra-turn = Après la pioche de fin de ce tour, défaussez jusqu’à n’avoir plus que { $kept } cartes ; ce tour achevé, jouez-en aussitôt un autre. Vous ne pouvez pas jouer plus de { $most } tours ainsi obtenus d’affilée.
fables-effect-give-basics = Mélangez jusqu’à { $most } cartes de base de votre main et de votre défausse dans le deck de l’adversaire.

## Questions

fables-ask-avatar = Quel Avatar prenez-vous ?
fables-ask-show =
    { $source } : { $amount ->
        [one] montrez-vous encore une carte de base, ou préférez-vous les Dégâts en plus ?
       *[other] montrez jusqu’à { $amount } cartes de base ; chacune que vous gardez pour vous vaut des Dégâts en plus. Laquelle maintenant ?
    }
fables-ask-copy = { $source } : de quelle carte montrée prenez-vous un exemplaire dans les Réserves ?
fables-ask-copy-to-hand = { $source } : prendre cet exemplaire dans votre main plutôt que dans votre défausse ?
fables-ask-trade-in =
    { $source } : { $amount ->
        [one] détruire une carte de base pour en prendre une autre dans les Réserves ?
       *[other] quelle carte de base détruisez-vous pour en prendre une autre dans les Réserves ? Vous pouvez en détruire jusqu’à { $amount }.
    }
fables-ask-take = { $source } : quelle carte de base prenez-vous dans les Réserves ?
fables-ask-wonderland = { $source } : laquelle de ces cartes rejoint votre main ?
fables-ask-move-up-to = { $source } : sur quelle case vous déplacez-vous ?
fables-ask-mad-draw = { $source } : piocher une carte ?
fables-ask-give-basics =
    { $source } : { $amount ->
        [one] quelle carte de base mélangez-vous dans le deck de l’adversaire ?
       *[other] quelle carte de base mélangez-vous dans le deck de l’adversaire ? Vous pouvez en donner jusqu’à { $amount }.
    }
fables-ask-become-queen = { $source } : devenir la Reine de Cœur ?
fables-ask-become-hatter = { $source } : devenir le Chapelier Fou ?
fables-ask-become-cat = { $source } : devenir le Chat du Cheshire ?

## Le journal

fables-log-become-queen = { $who } devient la Reine de Cœur.
fables-log-become-hatter = { $who } devient le Chapelier Fou.
fables-log-become-cat = { $who } devient le Chat du Cheshire.
fables-log-show =
    { $count ->
        [0] { $who } ne montre aucune carte.
       *[other] { $who } montre { $cards }.
    }
fables-log-take-to-discard = { $who } prend { $cards } dans les Réserves, vers sa défausse.
fables-log-take-to-hand = { $who } prend { $cards } dans les Réserves, directement en main.
fables-log-give-basics = { $who } vise { $foe } : { $cards } dans le deck adverse, aussitôt mélangé.
