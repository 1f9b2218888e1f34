# Ce que les cartes disent, demandent et annoncent.

## Conditions : elles suivent « Seulement utilisable … »

vtes-when-your-phase = durant votre propre phase
vtes-when-your-turn = durant votre tour
vtes-when-blood-hunt = durant une chasse au sang
vtes-when-your-influence = durant votre phase d’influence
vtes-when-is-this-not-prince = si ce vampire n’est pas prince
vtes-when-is-self-vampire = par un vampire
vtes-when-is-self-vampire-bearer = par le vampire portant cette carte
vtes-when-is-bearer-ready = si { vtes-text-bearer } est disponible
vtes-when-unless-copy-on-self =
    .limit =
        { $by ->
            [vampire] Un vampire ne peut en porter qu’un exemplaire.
           *[minion] Un serviteur ne peut en porter qu’un exemplaire.
        }
vtes-when-one-between-unlocks =
    .limit = Un serviteur ne peut en jouer qu’un exemplaire entre deux de ses phases de redressement.
vtes-when-one-minion-each-turn =
    .limit = Un serviteur ne peut le faire qu’une fois par tour.
vtes-when-one-each-turn =
    .limit = Ceci n’arrive qu’une fois par tour.
vtes-when-one-in-action =
    .limit = Un vampire ne peut en jouer qu’un exemplaire ainsi par action.
vtes-when-one-copy-each-turn =
    .limit = Un seul exemplaire de cette carte agit chaque tour.
vtes-when-bleed-would-succeed = quand une morsure est sur le point de réussir
vtes-when-bleed-succeeded = si la morsure a réussi
vtes-when-first-round = durant le premier round
vtes-when-her-phase = durant chaque phase de redressement de ce Mathusalem
vtes-when-anarchs-fight = si un Anarch que vous contrôlez et un autre Anarch sont en combat
vtes-when-opponent-fell = après un combat de ce vampire, si le serviteur opposé n’est pas disponible
vtes-when-three-disciplines = après une action durant laquelle { vtes-text-bearer } a utilisé au moins 3 Disciplines pour jouer des cartes
vtes-when-bearer-busy = pendant que { vtes-text-bearer } agit, tente de bloquer ou combat
vtes-when-no-action = sauf durant une action
vtes-when-of-block = si son possesseur a bloqué en ayant cette carte
vtes-when-first-block = durant le premier combat du tour entre un vampire qui agit et un vampire qui l’a bloqué
vtes-when-no-actions = si aucun de vos serviteurs n’a tenté d’action ce tour-ci
vtes-when-first-action = durant la première action d’une phase de serviteur
vtes-when-first-action-not = après la première action d’une phase de serviteur
vtes-when-was-blocked = si { vtes-text-this } a été bloqué
vtes-when-master-played = après que vous avez joué une carte de maître
vtes-when-own-referendum-passed = si ce vampire l’a appelé et qu’il est passé
vtes-when-is-this-not-of-you = contre une carte que vous ne contrôlez pas
vtes-when-is-bearer-in-torpor = si le vampire portant cette carte est en torpeur
vtes-when-as-referendum = par un vampire, en action politique à +1 en discrétion
vtes-when-one-in-round =
    .limit = Un vampire ne peut en jouer qu’un exemplaire par round.
vtes-when-exists-of-you-in-torpor-vampire =
    .whose = de chaque Mathusalem
vtes-when-is-this-not-of-you-with-counters =
    .whose = de chaque autre Mathusalem
vtes-when-is-this-ready-of-predator = si ce vampire est disponible
    .whose = de votre proie
vtes-when-is-self-chosen = par le vampire choisi
vtes-when-is-self-anarch = par un Anarch
vtes-when-is-this-not-new = à partir de votre prochain tour
vtes-when-is-this-of-active = durant la phase de redressement de celui qui contrôle { vtes-which-this }
vtes-when-is-this-of-active-of-prey = durant la phase de défausse de votre proie, si elle contrôle cette carte
vtes-when-is-this-not-locked =
    { $bearer ->
        [self] si ce vampire est redressé
       *[other] si cette carte est redressée
    }
vtes-when-exists-vampire-of-you-not-this =
    .unsaid = il y a un autre vampire
vtes-when-at-least-all-this-all-bearer = si cette carte a au moins autant de compteurs que le vampire qui la porte a de points de sang
vtes-when-unless-copy-of-you =
    .limit = Vous ne pouvez en contrôler qu’un exemplaire.
vtes-when-inflicted-more = si ce vampire a infligé plus de dégâts que le vampire opposé durant ce round
vtes-when-unless-copy-on-opponent =
    .limit = Un vampire ne peut en porter qu’un exemplaire.
vtes-when-is-bearer-vampire-not-fed = si aucun terrain de chasse n’a nourri ce tour-ci le vampire portant cette carte

## Cibles

vtes-target-neighbours = votre proie ou votre prédateur
vtes-target-predators-predator = le prédateur de votre prédateur
vtes-target-in-hand =
    { $same ->
        [1] une carte de maître de votre main et une de votre tas de cendres
       *[0] { $which_a } de votre main et { $other_a } dans votre tas de cendres
    }

## Traits et déclencheurs

vtes-gives-transfers-you =
    { $amount ->
        [one] Vous avez { $amount } transfert de plus.
       *[other] Vous avez { $amount } transferts de plus.
    }
vtes-cannot-block-bearer = { vtes-text-bearer } ne peut pas bloquer.
vtes-cannot-block-ally-actor-bearer = Les alliés ne peuvent pas bloquer { vtes-text-bearer }.
vtes-gives-intercept-bearer = { vtes-text-bearer } reçoit +{ $amount } en interception.
vtes-gives-bleed-bearer = { vtes-text-bearer } reçoit +{ $amount } en morsure.
    .superior = mais { vtes-text-bearer } reçoit { $superior } en morsure
vtes-trait-spares-draws = Chaque fois que vous devriez piocher pour remplacer une carte, brûlez à la place un compteur de cette carte. Brûlez-la quand elle n’en a plus.
vtes-cannot-hide-hand-prey = Votre proie joue main ouverte.
vtes-gives-vote-cost = Les vampires doivent brûler 1 point de sang pour exprimer des voix ou des bulletins contre un référendum que ce vampire a appelé.
vtes-gives-master-base-chosen = Les Mathusalems choisis ont deux actions de phase de maître au lieu d’une.
vtes-gives-master-base-you-this-ready = Tant que ce vampire est disponible, vous avez deux actions de phase de maître au lieu d’une.
vtes-gives-master-actions-you-this-not-locked =
    { $amount ->
        [one] Si ce vampire est redressé au début de votre phase de maître, vous avez { $amount } action de phase de maître de plus.
       *[other] Si ce vampire est redressé au début de votre phase de maître, vous avez { $amount } actions de phase de maître de plus.
    }
vtes-gives-hand-size-you-this-ready =
    { $amount ->
        [one] Tant que ce vampire est disponible, votre taille de main augmente de { $amount } carte.
       *[other] Tant que ce vampire est disponible, votre taille de main augmente de { $amount } cartes.
    }
vtes-gives-transfers-you-this-ready =
    { $amount ->
        [one] Si ce vampire est disponible au début de votre phase d’influence, vous avez { $amount } transfert de plus.
       *[other] Si ce vampire est disponible au début de votre phase d’influence, vous avez { $amount } transferts de plus.
    }
vtes-gives-discard-actions-you-this-ready =
    { $amount ->
        [one] Si ce vampire est disponible au début de votre phase de défausse, vous avez { $amount } action de phase de défausse de plus.
       *[other] Si ce vampire est disponible au début de votre phase de défausse, vous avez { $amount } actions de phase de défausse de plus.
    }
vtes-trait-spares-cost = { $if }, vous pouvez incliner cette carte pour réduire de { $amount } points de réserve ou de sang le coût d’une carte que vous jouez.
vtes-trait-pays-pool = Si ce vampire est disponible, vous pouvez l’incliner pour payer avec son sang le coût en réserve d’{ $which_a }.
vtes-trait-teaches = { vtes-text-bearer } a un niveau de plus en { $discipline } et +1 en capacité.
vtes-trait-takes-points = Vous gagnez à sa place les points de victoire de ce Mathusalem, jusqu’à ce que vous ayez gagné ainsi 1 point de victoire ou que vous soyez éliminé. Brûlez ensuite cette carte.
vtes-trait-holds-hostages = Les vampires avec un compteur otage ne peuvent être ni déplacés vers la région disponible, ni diablés. Quand cette carte quitte le jeu, tous les compteurs otage sont brûlés.
vtes-cannot-unlock-bearer = { vtes-text-bearer } ne se redresse pas normalement.
vtes-trigger-unlock-phase-bearers = Brûlez cette carte durant la phase de redressement de celui qui contrôle ce serviteur.
vtes-trigger-edge-gained-prey = Chaque fois que votre proie obtient l’Avantage sans l’avoir déjà, vous pouvez mettre un compteur sur cette carte.
vtes-trigger-takes-hostage = Après qu’un vampire de capacité { $amount } ou moins va en torpeur, mettez un compteur otage sur lui.
vtes-trigger-turns-back = La prochaine carte jouée qui annulerait une carte de serviteur d’un autre Mathusalem lorsqu’elle est jouée est annulée, sans que son coût soit payé, et cette carte est brûlée.

## Effets

vtes-effect-votes-self = Ce vampire reçoit +{ $amount } voix durant ce référendum.
vtes-remember-each-turn = Ceci n’arrive qu’une fois par tour.
vtes-remember-minion-each-turn = Chaque serviteur ne peut le faire qu’une fois par tour.
vtes-effect-bleed-if-poor = +{ $amount } en morsure tant que la cible a { $pool } points de réserve ou moins (limité tant que cela s’applique).
vtes-after-attempt-failed-locks = Désormais, les serviteurs qui tentent de bloquer cette action et échouent s’inclinent avant sa résolution.
vtes-after-blocked-ends = Si l’action est bloquée, inclinez le serviteur qui bloque et mettez fin à l’action avant la résolution du blocage.
vtes-effect-go-on = L’action continue comme si elle n’avait pas été bloquée, avec +{ $amount } en discrétion.
vtes-effect-set-long-range = Ce round est à longue portée, et la première frappe de son possesseur doit être faite avec cette carte.
    .to = mettre ce round à longue portée ; la première frappe de son possesseur doit être faite avec cette carte
vtes-effect-unblock = L’action continue comme si elle n’avait pas été bloquée.
vtes-effect-unlock-and-block =
    { $amount ->
        [0] { $whom } se redresse et tente de bloquer.
       *[other] { $whom } se redresse et tente de bloquer avec +{ $amount } en interception, même si ce n’est pas encore nécessaire.
    }
vtes-effect-block-anyway = Ce vampire tente de bloquer cette action, qu’elle soit ou non dirigée contre vous, votre proie ou votre prédateur.
vtes-effect-stealth-to-nothing = Réduisez à 0 la discrétion du serviteur qui agit ; elle peut encore être augmentée par la suite.
vtes-effect-fail-action = L’action échoue.
vtes-effect-veil-actions = Ce vampire peut brûler X points de sang pour donner +1 en discrétion aux X prochaines actions de vos serviteurs ce tour-ci.
vtes-effect-unlock-and-block-chosen =
    { $amount ->
        [0] Il se redresse et tente de bloquer.
       *[other] Il se redresse et tente de bloquer avec +{ $amount } en interception, même si ce n’est pas encore nécessaire.
    }
    .on =
        { $amount ->
            [0] Redressez { $target } : il tente de bloquer.
           *[other] Redressez { $target } : il tente de bloquer avec +{ $amount } en interception, même si ce n’est pas encore nécessaire.
        }
vtes-effect-if-ally-stays-locked = Si c’est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-effect-corrupt = Si la morsure réussit, mettez un compteur de corruption sur un serviteur du Mathusalem mordu.
vtes-effect-burn-corruption =
    { $amount ->
        [one] Brûlez { $amount } de vos compteurs de corruption sur lui.
       *[other] Brûlez { $amount } de vos compteurs de corruption sur lui.
    }
vtes-effect-look-and-discard = Regardez la main de votre proie et défaussez-en une carte de votre choix.
vtes-effect-look-and-discard-of = Regardez la main de ce Mathusalem et défaussez-en une carte de votre choix.
    .on = Regardez la main d’{ $target } et défaussez-en une carte de votre choix.
vtes-effect-if-open-war = Si cette carte a 4 compteurs, son contrôleur gagne 4 points de réserve et la brûle.
vtes-effect-if-unsaid =
    .unsaid = dit plus haut
vtes-effect-fetch-equipment = Cherchez un équipement dans votre bibliothèque et équipez-en ce vampire en payant son coût ; puis mélangez.
vtes-effect-shift-pool = Les points de réserve sont déplacés comme ils ont été alloués.
vtes-effect-captivate =
    { $amount ->
        [0] Ce vampire gagne 1 point de sang par voix d’écart.
       *[other] Ce vampire gagne 1 point de sang par voix d’écart ; jusqu’à { $amount } de ces points peuvent aller dans votre réserve à la place.
    }
    .above = mais jusqu’à { $amount } de ces points peuvent aller dans votre réserve à la place
vtes-effect-stop-bullets = Une fois par combat, prévenez des dégâts : { $guns } s’ils viennent de frappes d’arme à feu, { $amount } sinon.
vtes-effect-draw-and-return = Piochez jusqu’à { $amount } cartes, puis mettez autant de cartes de votre main sous votre bibliothèque.
    .to = piocher jusqu’à { $amount } cartes, puis mettre autant de cartes de votre main sous votre bibliothèque
vtes-effect-raise-chosen = Le vampire choisi rejoint la région disponible de son contrôleur.
vtes-effect-move-chosen-to-this = Déplacez 1 de ses points de sang sur cette carte.
vtes-effect-move-all-this-to-uncontrolled = Déplacez sur lui tous les compteurs de cette carte.
vtes-effect-cast-votes = Exprimez { $amount } voix.
    .to = exprimer { $amount } voix
vtes-effect-burn-burn-doll = Vous pouvez brûler une Poupée de sang sur lui.
vtes-effect-give-to-prey = Votre proie prend le contrôle de cette carte.
vtes-effect-lock-debater = Inclinez l’un des plus âgés des Brujah que vous contrôlez.
    .she = incline l’un des plus âgés des Brujah qu’il contrôle
vtes-effect-give-to-predator = Votre prédateur prend le contrôle de cette carte.
vtes-effect-give-to-you = Prenez le contrôle de cette carte.
vtes-effect-stun-chosen = Étourdissez-le : il s’incline et ne se redresse pas normalement durant sa prochaine phase de redressement.
    .on = Étourdissez { $target } : il s’incline et ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-effect-intercept-chosen = Il reçoit -{ $amount } en interception durant cette action.
vtes-effect-master-action = Vous avez une action de phase de maître de plus.
    .to = recevoir une action de phase de maître de plus
vtes-effect-gain-transfers =
    { $amount ->
        [one] Vous avez { $amount } transfert de plus.
       *[other] Vous avez { $amount } transferts de plus.
    }
    .to =
        { $amount ->
            [one] recevoir { $amount } transfert de plus
           *[other] recevoir { $amount } transferts de plus
        }
vtes-effect-take-control-this = Prenez le contrôle de cette carte.
    .to = prendre le contrôle de cette carte
vtes-effect-reorder-library = Regardez les { $amount } premières cartes de votre bibliothèque et remettez-les dans l’ordre de votre choix.
    .to = regarder les { $amount } premières cartes de votre bibliothèque et les remettre dans l’ordre de votre choix
vtes-effect-burn-library = Brûlez les { $amount } premières cartes de votre bibliothèque.
vtes-effect-from-library-to-this =
    { $amount ->
        [one] Déplacez la première carte de votre bibliothèque face cachée sur cette carte ; elle est hors jeu, et vous pouvez la regarder.
       *[other] Déplacez les { $amount } premières cartes de votre bibliothèque face cachée sur cette carte ; elles sont hors jeu, et vous pouvez les regarder.
    }
    .to =
        { $amount ->
            [one] déplacer la première carte de votre bibliothèque face cachée sur cette carte
           *[other] déplacer les { $amount } premières cartes de votre bibliothèque face cachée sur cette carte
        }
vtes-effect-queue-combat = Quand ce combat est fini, les deux serviteurs en commencent un autre s’ils sont toujours disponibles.
vtes-grant-maneuver-next-round = Si un autre round suit, ce vampire y a une manœuvre optionnelle.
vtes-effect-another-round = Si les deux serviteurs sont toujours disponibles, le combat ne s’achève pas : un nouveau round commence.
vtes-effect-move-pool-to-this = Déplacez 1 point de votre réserve sur cette carte.
vtes-effect-groom = Déplacez jusqu’à { $amount } de ses points de sang vers un vampire plus jeune du même clan dans votre région incontrôlée.
vtes-effect-save = Donnez à un Mathusalem qui n’a plus de points de réserve ce qu’il n’a pas pu payer et au moins 1 point de plus, pour le garder en jeu. Mettez cette carte en jeu.
vtes-effect-steal-due = Volez 1 point de réserve à ce Mathusalem.
    .to = voler 1 point de réserve à ce Mathusalem
vtes-effect-lose-ransom = Brûlez { $amount } points de sang d’un vampire disponible que vous contrôlez.
vtes-effect-free-hostage = Brûlez les compteurs otage de ce vampire.
vtes-effect-share = Choisissez-en un autre et déplacez entre les deux les points de sang, équipements et compagnons de votre choix.
vtes-effect-move-any-to-pool = Déplacez n’importe quelle quantité de sang de { $source } vers votre réserve.
    .on = Déplacez n’importe quelle quantité de sang de { $target } vers votre réserve.
vtes-effect-pay-for-counters = Pour chaque compteur sur cette carte, brûlez 1 point de réserve ou 1 point de sang d’un vampire que vous contrôlez.
    .she = brûle, pour chaque compteur sur cette carte, 1 point de réserve ou 1 point de sang d’un vampire sous son contrôle
vtes-effect-pay-for-locations = Pour chaque lieu que vous contrôlez, brûlez 1 point de réserve ou ce lieu.
    .she = brûle, pour chaque lieu sous son contrôle, 1 point de réserve ou ce lieu
vtes-effect-pay-or-burn = { vtes-text-bearer } brûle { $amount } points de sang, ou est brûlé s’il ne le peut pas.
vtes-effect-move-on = Déplacez ensuite cette carte vers un autre { $which_bare }, ou brûlez-la s’il n’y en a pas.
vtes-effect-discard-at-random = Ce Mathusalem défausse une carte au hasard.
vtes-effect-discard-at-random-own = Défaussez une carte au hasard.
    .to = défausser une carte au hasard
vtes-effect-burn-edge = Brûlez l’Avantage.
    .to = brûler l’Avantage
vtes-effect-recall-from-ash = Brûlez l’Avantage et défaussez une carte au hasard ; remplacez-la par une carte piochée au hasard parmi les autres cartes de bibliothèque de votre tas de cendres.
vtes-effect-restore-chosen =
    { $amount ->
        [one] Il gagne { $amount } point de sang, ou { $amount } point de vie sans dépasser ce qu’il avait au départ.
       *[other] Il gagne { $amount } points de sang, ou { $amount } points de vie sans dépasser ce qu’il avait au départ.
    }
vtes-effect-gain-missing-chosen = Il gagne assez de points de sang pour atteindre sa pleine capacité.
    .on = { $target } gagne assez de points de sang pour atteindre sa pleine capacité.
vtes-effect-draw-crypt = Mettez la carte du dessus de votre crypte dans votre région incontrôlée.
vtes-effect-move-all-this-to-chosen = Déplacez sur lui tous les points de sang de cette carte.
vtes-effect-feed-poach = Jusqu’à X Anarchs disponibles que vous contrôlez et qu’aucun terrain de chasse n’a nourris ce tour-ci gagnent chacun 1 point de sang ; X est le nombre de terrains de chasse non dérivés que contrôlent les autres Mathusalems.
vtes-effect-exchange = Échangez les deux.
vtes-effect-remove-uncontrolled = Retirez-le de la partie.
vtes-effect-search-library = Cherchez une carte dans votre bibliothèque et mettez-la dans votre main ; puis mélangez, et défaussez jusqu’à votre taille de main.
vtes-effect-draw-cards = Piochez { $amount } cartes, puis défaussez jusqu’à votre taille de main.
    .to = piocher { $amount } cartes, puis défausser jusqu’à votre taille de main
vtes-effect-recover-from-ash = Choisissez jusqu’à { $amount } cartes de bibliothèque dans votre tas de cendres ; montrez-en une et prenez-la en main, et mélangez les autres dans votre bibliothèque.
vtes-effect-discard-action = Vous avez une action de phase de défausse de plus. Si vous l’utilisez pour défausser une carte qui requiert un Anarch ou qui rend un vampire Anarch, vous pouvez redresser un Anarch disponible.
vtes-effect-prevent-of-strike =
    { $amount ->
        [one] Prévenez { $amount } point de dégâts de la frappe du serviteur opposé.
       *[other] Prévenez { $amount } points de dégâts de la frappe du serviteur opposé.
    }
vtes-effect-put-on-kept =
    { $amount ->
        [0] Mettez cette carte sur lui ; vous en gardez le contrôle.
        [one] Mettez cette carte sur lui avec { $amount } compteur ; vous en gardez le contrôle.
       *[other] Mettez cette carte sur lui avec { $amount } compteurs ; vous en gardez le contrôle.
    }
    .on =
        { $amount ->
            [0] Mettez cette carte sur { $target } ; vous en gardez le contrôle.
            [one] Mettez cette carte sur { $target } avec { $amount } compteur ; vous en gardez le contrôle.
           *[other] Mettez cette carte sur { $target } avec { $amount } compteurs ; vous en gardez le contrôle.
        }
    .above =
        { $amount ->
            [one] et cette carte arrive avec { $amount } compteur
           *[other] et cette carte arrive avec { $amount } compteurs
        }
vtes-effect-put-on-kept-actor =
    { $amount ->
        [0] Mettez cette carte sur le serviteur qui agit ; vous en gardez le contrôle.
        [one] Mettez cette carte sur le serviteur qui agit avec { $amount } compteur ; vous en gardez le contrôle.
       *[other] Mettez cette carte sur le serviteur qui agit avec { $amount } compteurs ; vous en gardez le contrôle.
    }
vtes-effect-employ = Ce compagnon a { $life } points de vie.
    .superior = mais ce compagnon a { $life } points de vie
vtes-effect-recruit = Cet allié a { $life } points de vie.
    .superior = mais cet allié a { $life } points de vie
vtes-effect-gain-this =
    { $bearer ->
        [ally] { $amount ->
            [one] Cet allié gagne { $amount } point de vie{ $per }.
           *[other] Cet allié gagne { $amount } points de vie{ $per }.
        }
       *[other] Mettez un compteur sur cette carte.
    }
    .to =
        { $bearer ->
            [ally] { $amount ->
                [one] donner { $amount } point de vie à cet allié{ $per }
               *[other] donner { $amount } points de vie à cet allié{ $per }
            }
           *[other] mettre un compteur sur cette carte
        }
vtes-effect-put-in-play-even-empty = Mettez cette carte en jeu avec { $amount } compteur{ $per }.
vtes-effect-put-from-hand-retainer-ally = Il recrute un allié ou engage un compagnon de votre main, pourvu qu’il remplisse les conditions et que le coût soit payé. Ce n’est pas une action et ne peut pas être bloqué.
vtes-effect-lose-all-this-this = Brûlez tous les compteurs de cette carte.
    .to = brûler tous les compteurs de cette carte
vtes-effect-borrow-bearer = Redressez le vampire portant cette carte et prenez-en le contrôle jusqu’à la fin du tour.
vtes-effect-if-superior-damage =
    .superior = et le serviteur qui brûle cette carte subit 1 point de dégâts environnementaux qui ne peut pas être prévenu
vtes-effect-burn-pool-or-hand = Pour chaque compteur sur cette carte, brûlez 1 point de réserve ou une carte au hasard de votre main.
    .she = brûle, pour chaque compteur sur cette carte, 1 point de réserve ou une carte au hasard de sa main
vtes-effect-additional-strikes-free =
    { $amount ->
        [one] { $amount } frappe additionnelle, qui ne compte pas dans la limite.
       *[other] { $amount } frappes additionnelles, qui ne comptent pas dans la limite.
    }
vtes-effect-cancel-played =
    { $pays ->
        [0] Annulez la carte quand elle est jouée ; son coût n’est pas payé.
       *[other] Annulez la carte quand elle est jouée.
    }
vtes-effect-bar = Une carte annulée par celle-ci ne peut plus être jouée ce tour-ci.
vtes-effect-cancel-card = Annulez { $which_a } { $played }{ $pays ->
        [0] , et son coût n’est pas payé
       *[other] {""}
    }.{ $regains ->
        [0] {""}
       [1] {" Ce Mathusalem reçoit une autre action de phase de maître."}
       *[other] {" Ce Mathusalem reçoit une autre action de phase de maître : tout de suite, ou durant sa prochaine phase de maître si la carte annulée est hors-tour."}
    }
    .to = annuler { $which_a } { $played } ; son coût { $pays ->
        [0] n’est pas payé
       *[other] est payé
    }{ $regains ->
        [0] {""}
       [1] {", et ce Mathusalem reçoit une autre action de phase de maître"}
       *[other] {", et ce Mathusalem reçoit une autre action de phase de maître : tout de suite, ou durant sa prochaine phase de maître si la carte annulée est hors-tour"}
    }
vtes-cancel-by-everybody = lorsqu’elle est jouée
vtes-cancel-by-others = lorsqu’un autre Mathusalem la joue
vtes-cancel-by-neighbours = lorsque votre prédateur ou votre proie la joue

## Ce qu’une carte accorde pour plus tard

vtes-grant-prevent = Si ce vampire bloque, il peut prévenir 1 point de dégâts durant le premier round du combat qui suit.
vtes-grant-prevent-round = Ce round-ci, { vtes-text-this } peut prévenir 1 point de dégâts.
vtes-grant-prevent-each-round = À chaque round de ce combat, { vtes-text-this } peut prévenir 1 point de dégâts.
vtes-grant-press-combat = Une fois durant ce combat, { vtes-text-this } peut poursuivre.
vtes-grant-maneuver = Si ce vampire bloque, il a une manœuvre optionnelle durant le combat qui suit.
vtes-grant-maneuver-in-combat = Ce vampire reçoit une manœuvre optionnelle durant ce combat.
vtes-grant-press-in-combat = Ce vampire reçoit une poursuite optionnelle durant ce combat.
vtes-grant-maneuver-if-blocked = Si l’action est bloquée, ce vampire reçoit une manœuvre optionnelle durant le combat qui en résulte.
vtes-grant-strength-if-blocked = Si l’action est bloquée, ce vampire peut recevoir +{ $amount } en force durant le combat qui en résulte, avant la détermination de la portée de son premier round.
vtes-grant-press = Si ce vampire bloque, il a une poursuite optionnelle durant le combat qui suit.
vtes-grant-intercept-for-blood = Une fois durant cette action, il peut brûler 1 point de sang pour recevoir +1 en interception.
vtes-grant-strike-ends = Si ce vampire bloque, il peut frapper pour mettre fin au combat durant le premier round du combat qui suit.
vtes-grant-strike-ends-when-blocked = Si l’action est bloquée, ce vampire peut frapper pour mettre fin au combat durant le premier round du combat qui suit.
vtes-grant-unlock-for-blood = Après l’action, si elle a réussi, ce vampire peut brûler 1 point de sang pour se redresser.
vtes-grant-go-on = Après le combat, si ce vampire a été bloqué, il peut brûler 1 point de sang pour continuer l’action comme si elle n’avait pas été bloquée, avec +1 en discrétion, même si ce n’est pas encore nécessaire.
vtes-grant-attempt-fails = Une fois durant cette action, vous pouvez brûler 1 de vos compteurs de corruption d’un serviteur qui tente de bloquer : la tentative échoue, et ce serviteur ne peut plus bloquer cette action.
vtes-grant-unlock-for-corruption = Si la morsure réussit, ce vampire peut brûler 2 de vos compteurs de corruption d’un serviteur du Mathusalem mordu pour se redresser.
vtes-grant-lower-intercept = Une fois durant cette action, ce vampire peut brûler 1 point de sang pour donner -1 en interception à un allié ou à un vampire plus jeune.
vtes-effect-if-numbs = Au contact, après le combat, ce vampire brûle 1 point de sang, met cette carte sur le serviteur opposé et l’incline.

## Termes des référendums

vtes-terms-allocate =
    { $others ->
        [1] Allouez { $amount } points entre deux autres Mathusalems ou plus.
       *[0] { $amount ->
            [0] Allouez X points entre deux Mathusalems ou plus ; X est le nombre de Mathusalems dans la partie.
           *[other] Allouez { $amount } points entre deux Mathusalems ou plus.
        }
    }
vtes-terms-shift = Choisissez un Mathusalem dont la réserve est plus grande que la vôtre, et allouez-en { $amount } points à un ou plusieurs autres, vous compris.
vtes-terms-clan = Choisissez un clan.
vtes-terms-methuselahs = Choisissez un ou plusieurs Mathusalems.
vtes-terms-stake-anarchs = Choisissez X Anarchs disponibles et redressés que vous contrôlez, et allouez 2X points à un ou plusieurs Mathusalems, lieux et équipements.
vtes-terms-location = Choisissez un lieu et un Mathusalem.

## Questions

vtes-ask-rumours = { $source } : qui reçoit une seconde action de phase de maître ?
vtes-move-done-rumours = Personne d’autre
vtes-ask-who-burns = { $source } : qui brûle des points de réserve ?
vtes-move-done-who-burns = Personne d’autre
vtes-ask-pay-counter =
    { $amount ->
        [one] { $source } : comment payez-vous pour le dernier compteur ?
       *[other] { $source } : comment payez-vous ? Il reste { $amount } compteurs.
    }
vtes-ask-pay-with-counters = { $source } : combien de compteurs utilisez-vous pour payer ?
vtes-ask-number = { $source } : combien ?
vtes-ask-veil = { $source } : combien de points de sang brûlez-vous pour les prochaines actions ?
vtes-ask-allocate =
    { $amount ->
        [one] { $source } : qui reçoit le dernier point ?
       *[other] { $source } : il reste { $amount } points ; qui en reçoit un ?
    }
vtes-ask-shift =
    { $amount ->
        [one] { $source } : qui reçoit le dernier point de réserve ?
       *[other] { $source } : il reste { $amount } points de réserve ; qui en reçoit un ?
    }
vtes-ask-richer = { $source } : à qui prendre les points de réserve ?
vtes-ask-clan = { $source } : quel clan ?
vtes-ask-justicar = { $source } : qui reçoit le titre ?
vtes-ask-banish = { $source } : qui est banni ?
vtes-ask-stake = { $source } : quel Anarch choisissez-vous ?
vtes-move-done-stake = Aucun autre
vtes-ask-location = { $source } : quel lieu ?
vtes-ask-new-owner = { $source } : qui en prend le contrôle ?
vtes-ask-title = { $source } : le titre de qui ?
vtes-ask-become-anarch = { $source } : qui devient Anarch ?
vtes-ask-convert = Retirez-vous { $source } de la partie pour rendre Anarch un autre vampire ?
vtes-ask-pool-or-crypt = { $source } : gagnez-vous 1 point de réserve ? Sinon, vous piochez une carte de votre crypte.
vtes-ask-circle = { $source } : de qui rejoint-il le cercle ?
vtes-ask-new-bearer = { $source } : qui la reçoit ?
vtes-ask-captivate = { $source } : combien de points de sang vont dans votre réserve, au plus { $amount } ?
vtes-ask-minion-tap = { $source } : combien de points de sang déplacez-vous vers votre réserve ?
vtes-ask-groom = { $source } : combien de points de sang déplacez-vous ?
vtes-ask-save = { $source } : qui gardez-vous en jeu ?
vtes-ask-gift = { $source } : combien de points de réserve donnez-vous ?
vtes-ask-ransom = { $source } : qui brûle 2 points de sang ?
vtes-ask-share-blood = Combien de points de sang déplacez-vous de { $source } ?
vtes-ask-share-card = { $source } : que déplacez-vous encore vers l’autre vampire ?
vtes-move-done-share-card = Rien de plus
vtes-ask-feeds-flames = { $source } : quel vampire reçoit 1 point de sang ?
vtes-move-done-feeds-flames = Aucun
vtes-ask-debater = { $source } : quel Brujah s’incline ?
vtes-ask-corrupt = { $source } : quel serviteur reçoit le compteur de corruption ?
vtes-ask-steal-corrupted = { $source } : brûlez-vous vos compteurs de corruption pour prendre le contrôle de ce serviteur ?
vtes-ask-next-bearer = { $source } : qui reçoit cette carte ?
vtes-ask-discard-of-prey = { $source } : quelle carte votre proie défausse-t-elle ?
vtes-ask-fetch-discipline = { $source } : quelle carte de Discipline reçoit le nouveau vampire, s’il y a lieu ?
vtes-move-done-fetch-discipline = Aucune
vtes-ask-employ = { $source } : quel compagnon de votre main employez-vous, s’il y a lieu ?
vtes-move-done-employ = N’en employer aucun
vtes-ask-immune = { $source } : brûlez-vous 3 points de sang pour être immunisé aux dégâts ?
vtes-ask-teach = { $source } : quelle Discipline est enseignée ?
vtes-ask-other-anarch = { $source } : quel Anarch reçoit le sang ?
vtes-ask-number-under = { $source } : combien de cartes mettez-vous face cachée dessus ?
vtes-ask-put-under = { $source } : quelle carte mettez-vous face cachée dessus ?
vtes-ask-fetch = { $source } : quel équipement ?
vtes-move-done-fetch = N’en prendre aucun
vtes-ask-under-library = { $source } : quelle carte va sous votre bibliothèque ?
vtes-ask-who-burns-blood = { $source } : qui brûle 1 point de sang ?
vtes-ask-side = { $source } : pour ou contre ?
vtes-ask-burn-doll = { $source } : quelle Poupée de sang brûlez-vous, s’il y a lieu ?
vtes-move-done-burn-doll = N’en brûler aucune
vtes-ask-lock-minion = { $source } : quel serviteur inclinez-vous, s’il y a lieu ?
vtes-move-done-lock-minion = N’en incliner aucun
vtes-ask-lock-own = { $source } : lequel de vos serviteurs inclinez-vous ?
vtes-ask-bearer = { $source } : lequel de vos serviteurs le reçoit ?
vtes-ask-lock = { $source } : quel vampire inclinez-vous, s’il y a lieu ?
vtes-move-done-lock = Ne plus incliner de vampire
vtes-ask-dancer = { $source } : les actions de qui ne peuvent pas être bloquées ?
vtes-ask-ball-host = { $source } : qui s’incline ?
vtes-ask-keep-location = Brûlez-vous 1 point de réserve pour garder { $source } ?
vtes-move-no-keep-location = Non : le brûler
vtes-ask-poach = { $source } : qui gagne 1 point de sang ?
vtes-move-done-poach = Personne d’autre
vtes-ask-reorder = { $source } : quelle est la carte suivante, depuis le dessus de votre bibliothèque ?
vtes-ask-buy-votes = { $source } : combien de points de réserve brûlez-vous, pour deux voix chacun ?
vtes-ask-put-from-hand = { $source } : qui est recruté ou engagé ?
vtes-ask-discount = Incliner { $source } pour payer moins cher cette carte ?
vtes-ask-payer = Incliner { $source } pour payer cette carte avec son sang ?
vtes-ask-rack = { $source } : quel vampire sera nourri ?
vtes-ask-from-ash = { $source } : quelle carte de ces cendres ?
vtes-ask-from-card = Jouer l’exemplaire posé sur { $source }, et non celui de votre main ?
vtes-ask-contract-for = { $source } : qui reçoit le contrat ?
vtes-ask-contract-on = { $source } : qui en est la cible ?
vtes-ask-burn-for-pool = Son serviteur quitte la région disponible. Brûler { $source } pour gagner des points de réserve ?
vtes-ask-exchange = { $source } : quelle carte de maître cédez-vous ?
vtes-ask-give-up = { $source } : quelle carte de votre main cédez-vous ?
vtes-ask-take-back = { $source } : quelle carte de votre tas de cendres prenez-vous ?
vtes-ask-exchange-for = { $source } : quelle carte de maître prenez-vous dans votre tas de cendres ?
vtes-ask-search = { $source } : quelle carte prenez-vous dans votre bibliothèque, s’il y a lieu ?
vtes-ask-recover = { $source } : quelle carte de votre tas de cendres choisissez-vous ?
vtes-move-done-recover = N’en choisir aucune autre
vtes-ask-recover-to-hand = { $source } : laquelle prenez-vous en main ?
vtes-move-done-search = N’en prendre aucune
vtes-ask-unlock-anarch = { $source } : quel Anarch se redresse, s’il y a lieu ?
vtes-move-done-unlock-anarch = N’en redresser aucun
vtes-ask-add-counter = Votre proie a obtenu l’Avantage. Mettez-vous un compteur sur { $source } ?
vtes-ask-burn-cards = { $source } : combien de cartes de votre main brûlez-vous au hasard ? Le reste se paie en points de réserve.
vtes-ask-draw-instead = { $source } : quelle carte en piochez-vous, s’il y en a une ?
vtes-move-done-draw-instead = Piocher dans la bibliothèque
vtes-ask-sacrifice = { $source } : quel allié ou compagnon brûlez-vous ?

## Journal

vtes-log-allocates =
    { $amount ->
        [one] { $who } alloue { $amount } point à { $foe }.
       *[other] { $who } alloue { $amount } points à { $foe }.
    }
vtes-log-takes-from =
    { $amount ->
        [one] { $who } propose de prendre { $amount } point de réserve à { $foe }.
       *[other] { $who } propose de prendre { $amount } points de réserve à { $foe }.
    }
vtes-log-terms-clan = { $who } choisit un clan : { $clan }.
vtes-log-terms-card = { $who } choisit { $minion }.
vtes-log-banished = { $minion } va dans la région incontrôlée de { $who }.
vtes-log-finds-discipline = { $who } trouve { $cards } pour le nouveau vampire.
vtes-log-employs = { $who } emploie { $cards } de sa main.
vtes-log-reveals = { $who } révèle la première carte de sa crypte : { $cards }.
vtes-log-terms-cards = { $who } choisit { $cards }.
vtes-log-terms-seat = { $who } choisit { $foe }.
vtes-log-reveals-card = { $who } révèle { $cards }.
vtes-log-flips =
    { $tails ->
        [1] Pile ou face pour { $who } : pile.
       *[0] Pile ou face pour { $who } : face.
    }
vtes-log-circle = Nouveau dans un cercle : { $cards }.
vtes-log-moves-to = { $who } déplace une carte d’un serviteur à un autre : { $cards }.
vtes-log-into-library = { $cards } est mélangé dans la bibliothèque de son propriétaire.
vtes-log-puts-under =
    { $amount ->
        [one] { $who } met { $amount } carte face cachée.
       *[other] { $who } met { $amount } cartes face cachée.
    }
vtes-log-equips = { $who } trouve { $cards } et s’en équipe.
vtes-log-votes-methuselah =
    { $side ->
        [0] { $who } exprime { $amount } voix contre.
       *[other] { $who } exprime { $amount } voix pour.
    }
vtes-log-redirects = { $foe } devient la cible de la morsure.
vtes-log-referendum-cancelled = Le référendum que { $who } a appelé avec { $cards } est annulé.
vtes-log-takes-back = { $who } reprend { $cards } en main.
vtes-log-veils =
    { $amount ->
        [one] { $who } voile la prochaine action de ce tour.
       *[other] { $who } voile les { $amount } prochaines actions de ce tour.
    }
vtes-log-corrupts = Un compteur de corruption de { $who } va sur { $minion }.
vtes-log-abstains = { $minion } s’abstient.
vtes-log-chooses = { $who } choisit { $minion } pour { $card }.
vtes-log-from-ash = { $who } met { $cards }, prise dans les cendres de { $foe }, sur { $card }.
vtes-log-locks = { $who } incline { $minion }.
vtes-log-cancels = { $who } annule { $cards }.
vtes-log-hostage = { $minion } reçoit un compteur otage.
vtes-log-moves-on = { $who } déplace une carte : { $cards }.
vtes-log-stuns = { $who } étourdit { $minion }.
vtes-log-takes-control = { $who } prend le contrôle de { $minion }.
vtes-log-burns-library = { $who } brûle des cartes de sa bibliothèque : { $cards }.
vtes-log-burns-edge = { $who } brûle l’Avantage.
vtes-log-recalls = { $who } pioche { $cards } dans son tas de cendres.
vtes-log-recovers = { $who } reprend { $cards } dans son tas de cendres.
vtes-log-shuffles-in = { $who } mélange de son tas de cendres dans sa bibliothèque : { $cards }.
vtes-log-exchanges = { $who } échange deux cartes entre sa main et son tas de cendres : { $cards }.
vtes-log-removes = { $who } retire { $cards } de la partie.
vtes-log-finds = { $who } prend une carte dans sa bibliothèque.
vtes-log-finds-own = { $who } prend { $cards } dans sa bibliothèque.
vtes-log-unlocks = { $who } redresse { $minion }.
vtes-log-borrows = { $who } prend le contrôle de { $minion } jusqu’à la fin du tour.
