# Ce que les cartes disent, demandent et annoncent.

## Conditions : elles suivent « Seulement utilisable … »

vtes-when-your-phase = durant votre propre phase
vtes-when-vampire = par un vampire
vtes-when-bearer-acts = par le vampire portant cette carte
vtes-when-bearer-ready = si { vtes-text-bearer } est disponible
vtes-when-bearer-has = si { vtes-text-bearer } possède { $discipline } au niveau supérieur
vtes-when-only-one-on =
    .limit =
        { $by ->
            [vampire] Un vampire ne peut en porter qu’un exemplaire.
           *[minion] Un serviteur ne peut en porter qu’un exemplaire.
        }
vtes-when-one-between-unlocks =
    .limit = Un serviteur ne peut en jouer qu’un exemplaire entre deux de ses phases de redressement.
vtes-when-one-in-action =
    .limit = Un vampire ne peut en jouer qu’un exemplaire ainsi par action.
vtes-when-no-into-thin-air =
    .limit = Cette carte ne peut pas être jouée durant la même action que Volatilisé.
vtes-when-bleed-would-succeed = quand une morsure est sur le point de réussir
vtes-when-bleed-succeeded = si la morsure a réussi
vtes-when-first-round = durant le premier round
vtes-when-was-blocked = si { vtes-text-this } a été bloqué
vtes-when-master-played = après que vous avez joué une carte de maître
vtes-when-own-referendum-passed = si ce vampire l’a appelé et qu’il est passé
vtes-when-no-lost-in-crowds =
    .limit = Cette carte ne peut pas être jouée durant la même action que Perdu dans la foule.
vtes-when-not-yours = contre une carte que vous ne contrôlez pas
vtes-when-host-in-torpor = si le vampire portant cette carte est en torpeur
vtes-when-as-referendum = par un vampire, en action politique à +1 en discrétion
vtes-when-one-in-round =
    .limit = Un vampire ne peut en jouer qu’un exemplaire par round.
vtes-when-has-in-torpor =
    .whose = de chaque Mathusalem
vtes-when-without-anarch = s’il ne contrôle aucun Anarch disponible
vtes-when-somebody-elses =
    .whose = de chaque autre Mathusalem
vtes-when-ready-against-prey = si ce vampire est disponible
    .whose = de votre proie
vtes-when-by-anarchs = par un Anarch
vtes-when-later-turn = à partir de votre prochain tour
vtes-when-as-many-as-blood = si cette carte a au moins autant de compteurs que le vampire qui la porte a de points de sang
vtes-when-none-of-yours =
    .limit = Vous ne pouvez en contrôler qu’un exemplaire.
vtes-when-inflicted-more = si ce vampire a infligé plus de dégâts que le vampire opposé durant ce round
vtes-when-none-on-opponent =
    .limit = Un vampire ne peut en porter qu’un exemplaire.
vtes-when-bearer-unfed = si aucun terrain de chasse n’a nourri ce tour-ci le vampire portant cette carte

## Cibles

vtes-target-unfed = un vampire disponible que vous contrôlez et qu’aucun terrain de chasse n’a nourri ce tour-ci
vtes-target-voter = un vampire qui a exprimé des voix ou des bulletins durant ce référendum
vtes-target-corrupted =
    { $amount ->
        [one] un serviteur du Mathusalem mordu portant { $amount } de vos compteurs de corruption
       *[other] un serviteur du Mathusalem mordu portant { $amount } de vos compteurs de corruption
    }
vtes-target-equipment-of-prey = un équipement d’un serviteur de votre proie
vtes-target-two-to-five = de 2 à 5 de ses points de sang
vtes-target-weaker = un allié ou un vampire plus jeune
vtes-target-of-active = un vampire du Mathusalem dont c’est la phase
vtes-target-neighbour = votre proie ou votre prédateur
vtes-target-two-masters = une carte de maître de votre main et une de votre tas de cendres
vtes-target-of-the-dead = un vampire disponible que vous contrôlez, qui suit la Voie de la Mort et de l’Âme et qu’aucun terrain de chasse n’a nourri ce tour-ci, ou un allié spectre ou zombie que vous contrôlez
vtes-target-unfed-laibon = un Laibon disponible que vous contrôlez et qu’aucun terrain de chasse n’a nourri ce tour-ci
vtes-target-unfed-guruhi = un Guruhi disponible que vous contrôlez, qui a du sang et qu’aucun terrain de chasse n’a nourri ce tour-ci
vtes-target-of-its-prey = un serviteur disponible de la proie de son contrôleur
vtes-target-pupil = un vampire que vous contrôlez et qui n’a pas { $discipline } au niveau supérieur
vtes-target-corruptible = un vampire de votre proie qui n’a pas plus de points de sang que cette carte n’a de compteurs

## Traits et déclencheurs

vtes-trait-hand-size =
    { $amount ->
        [one] Votre taille de main augmente de { $amount } carte.
       *[other] Votre taille de main augmente de { $amount } cartes.
    }
vtes-trait-transfers =
    { $amount ->
        [one] Vous avez { $amount } transfert de plus.
       *[other] Vous avez { $amount } transferts de plus.
    }
vtes-trait-cannot-block = { vtes-text-bearer } ne peut pas bloquer.
vtes-trait-intercept = { vtes-text-bearer } reçoit +{ $amount } en interception.
vtes-trait-intercept-with = { vtes-text-bearer } reçoit +{ $amount } en interception s’il possède { $discipline }.
vtes-trait-intercept-against-titled = Ce vampire reçoit -{ $amount } en interception contre les vampires titrés.
vtes-trait-bleed-by-level = { vtes-text-bearer } reçoit +{ $amount } en morsure.
    .superior = mais { vtes-text-bearer } reçoit +{ $superior } en morsure
vtes-trait-bleed-stealth-less = { vtes-text-bearer } reçoit -{ $amount } en discrétion quand il mord.
vtes-trait-clan-stealth = Les serviteurs du clan { $clan } reçoivent +{ $amount } en discrétion durant les actions pour brûler cette carte.
vtes-trait-clan-stealth-less = Les serviteurs du clan { $clan } reçoivent -{ $amount } en discrétion durant les actions pour brûler cette carte.
vtes-trait-defenceless = La morsure de cette carte reçoit +{ $amount } en morsure tant que sa cible ne contrôle aucun serviteur disponible et redressé.
vtes-trait-spares-draws = Chaque fois que vous devriez piocher pour remplacer une carte, brûlez à la place un compteur de cette carte. Brûlez-la quand elle n’en a plus.
vtes-trait-open-hand = Votre proie joue main ouverte.
vtes-trait-minion-tap-costs = Les cartes nommées Drainer le serviteur vous coûtent 1 point de réserve de plus ; un autre exemplaire de cette carte sur ce vampire aussi.
vtes-trait-at-the-ball = Le vampire incliné ne se redresse pas normalement. Les actions de l’autre, sauf les morsures, ne peuvent pas être bloquées.
vtes-trait-opposition-bleeds = Les vampires doivent brûler 1 point de sang pour exprimer des voix ou des bulletins contre un référendum que ce vampire a appelé.
vtes-trait-holds-the-corrupted = Les serviteurs portant au moins un de vos compteurs de corruption ne peuvent pas choisir une frappe de fin de combat contre ce vampire.
vtes-trait-bleed-for-treasures = +{ $amount } en morsure pour chaque équipement unique sur ce vampire.
vtes-trigger-spied-upon = La prochaine fois que ce vampire est sur le point de réussir une morsure contre le même Mathusalem, brûlez cette carte pour +{ $amount } en morsure.
vtes-trigger-scandal =
    { $amount ->
        [one] Après que ce vampire est allé en torpeur, son contrôleur brûle { $amount } point de réserve.
       *[other] Après que ce vampire est allé en torpeur, son contrôleur brûle { $amount } points de réserve.
    }
vtes-trait-allies-see-vampires = Les alliés reçoivent +{ $amount } en interception contre les vampires.
vtes-trait-two-master-actions = Les Mathusalems choisis ont deux actions de phase de maître au lieu d’une.
vtes-trait-master-base = Tant que ce vampire est disponible, vous avez deux actions de phase de maître au lieu d’une.
vtes-trait-master-action =
    { $amount ->
        [one] Si ce vampire est redressé au début de votre phase de maître, vous avez { $amount } action de phase de maître de plus.
       *[other] Si ce vampire est redressé au début de votre phase de maître, vous avez { $amount } actions de phase de maître de plus.
    }
vtes-trait-hand-size-ready =
    { $amount ->
        [one] Tant que ce vampire est disponible, votre taille de main augmente de { $amount } carte.
       *[other] Tant que ce vampire est disponible, votre taille de main augmente de { $amount } cartes.
    }
vtes-trait-transfers-ready =
    { $amount ->
        [one] Si ce vampire est disponible au début de votre phase d’influence, vous avez { $amount } transfert de plus.
       *[other] Si ce vampire est disponible au début de votre phase d’influence, vous avez { $amount } transferts de plus.
    }
vtes-trait-discard-action =
    { $amount ->
        [one] Si ce vampire est disponible au début de votre phase de défausse, vous avez { $amount } action de phase de défausse de plus.
       *[other] Si ce vampire est disponible au début de votre phase de défausse, vous avez { $amount } actions de phase de défausse de plus.
    }
vtes-trait-weapon-stealth = Ce vampire reçoit +{ $amount } en discrétion quand il s’équipe d’une arme.
vtes-trait-fae-bleed = Tous les Kiasyd et tous les alliés changelins reçoivent +{ $amount } en morsure.
vtes-trait-anarchs-see-less = Les Anarchs reçoivent -{ $amount } en interception durant cette action.
vtes-trigger-grows-with-investments = Après qu’un Mathusalem a joué un investissement, mettez un compteur sur cette carte.
vtes-trait-teaches = { vtes-text-bearer } a un niveau de plus en { $discipline } et +1 en capacité.
vtes-trait-no-unlock = { vtes-text-bearer } ne se redresse pas normalement.
vtes-trait-strength-less = { vtes-text-bearer } reçoit { $amount } en force.
    .superior = mais { vtes-text-bearer } reçoit { $superior } en force
vtes-trigger-wears-off = Brûlez cette carte durant la phase de redressement de celui qui contrôle ce serviteur.
vtes-trigger-counts-pride = Chaque fois que votre proie obtient l’Avantage sans l’avoir déjà, vous pouvez mettre un compteur sur cette carte.

## Effets

vtes-effect-votes = Ce vampire reçoit +{ $amount } voix durant ce référendum.
vtes-effect-bleed-if-poor = +{ $amount } en morsure tant que la cible a { $pool } points de réserve ou moins (limité tant que cela s’applique).
vtes-effect-locks-failed = Désormais, les serviteurs qui tentent de bloquer cette action et échouent s’inclinent avant sa résolution.
vtes-effect-ends-if-blocked = Si l’action est bloquée, inclinez le serviteur qui bloque et mettez fin à l’action avant la résolution du blocage.
vtes-effect-dawn =
    { $amount ->
        [one] Après l’action, ce vampire subit { $amount } point de dégâts aggravés environnementaux qui ne peut pas être prévenu.
       *[other] Après l’action, ce vampire subit { $amount } points de dégâts aggravés environnementaux qui ne peuvent pas être prévenus.
    }
    .above =
        { $amount ->
            [one] mais les dégâts sont de { $amount } point
           *[other] mais les dégâts sont de { $amount } points
        }
vtes-effect-attempt-fails-unless-paid = La tentative de blocage échoue, et ce serviteur ne peut plus bloquer cette action. Son contrôleur peut brûler 1 point de réserve pour annuler cette carte quand elle est jouée.
vtes-effect-end-action-for-good = Redressez { vtes-text-this }. L’action s’achève avant la résolution du blocage, et { vtes-text-this } ne peut plus l’entreprendre ce tour-ci.
vtes-effect-go-on = L’action continue comme si elle n’avait pas été bloquée, avec +{ $amount } en discrétion.
vtes-effect-unlock-and-block = Ce vampire se redresse et tente de bloquer avec +{ $amount } en interception, même si ce n’est pas encore nécessaire.
vtes-effect-ally-stays-locked = Si c’est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-effect-spy = À la place, la morsure ne brûle aucun point de réserve et n’est pas réussie ; mettez cette carte sur ce vampire.
vtes-effect-corrupt = Si la morsure réussit, mettez un compteur de corruption sur un serviteur du Mathusalem mordu.
vtes-effect-burn-corruption =
    { $amount ->
        [one] Brûlez { $amount } de vos compteurs de corruption sur lui.
       *[other] Brûlez { $amount } de vos compteurs de corruption sur lui.
    }
vtes-effect-look-and-discard = Regardez la main de votre proie et défaussez-en une carte de votre choix.
vtes-effect-fetch-equipment = Cherchez un équipement dans votre bibliothèque et équipez-en ce vampire en payant son coût ; puis mélangez.
vtes-effect-burn-allocated = Chaque Mathusalem brûle autant de points de réserve qu’il lui a été alloué de points.
vtes-effect-shift-pool = Les points de réserve sont déplacés comme ils ont été alloués.
vtes-effect-burn-for-minions = Chaque Mathusalem brûle 1 point de réserve par serviteur qu’il contrôle.
vtes-effect-gain-for-clan = Chaque Mathusalem gagne 1 point de réserve par vampire de ce clan qu’il contrôle.
vtes-effect-make-justicar = Mettez cette carte sur ce vampire, qui devient justicar Toréador.
vtes-effect-silence =
    { $amount ->
        [0] Inclinez ce vampire ; il s’abstient, et ce qu’il a exprimé est annulé.
        [one] Inclinez ce vampire, qui brûle { $amount } point de sang ; il s’abstient, et ce qu’il a exprimé est annulé.
       *[other] Inclinez ce vampire, qui brûle { $amount } points de sang ; il s’abstient, et ce qu’il a exprimé est annulé.
    }
    .above =
        { $amount ->
            [one] et ce vampire brûle { $amount } point de sang
           *[other] et ce vampire brûle { $amount } points de sang
        }
vtes-effect-captivate =
    { $amount ->
        [0] Ce vampire gagne 1 point de sang par voix d’écart.
       *[other] Ce vampire gagne 1 point de sang par voix d’écart ; jusqu’à { $amount } de ces points peuvent aller dans votre réserve à la place.
    }
    .above = mais jusqu’à { $amount } de ces points peuvent aller dans votre réserve à la place
vtes-effect-stop-bullets = Une fois par combat, prévenez des dégâts : { $guns } s’ils viennent de frappes d’arme à feu, { $amount } sinon.
vtes-effect-draw-and-return = Piochez jusqu’à { $amount } cartes, puis mettez autant de cartes de votre main sous votre bibliothèque.
    .to = piocher jusqu’à { $amount } cartes, puis mettre autant de cartes de votre main sous votre bibliothèque
vtes-effect-actor-pays-for-bleed = Le vampire qui agit brûle 1 point de sang pour +1 en morsure durant cette action.
    .to = lui faire brûler 1 point de sang pour +1 en morsure durant cette action
vtes-effect-burn-blood-of-ready = Brûlez 1 point de sang d’un { $clan } disponible que vous contrôlez.
vtes-effect-raise = Le vampire choisi rejoint la région disponible de son contrôleur.
vtes-effect-store-blood = Déplacez 1 de ses points de sang sur cette carte.
vtes-effect-pour-out = Déplacez sur lui tous les compteurs de cette carte.
vtes-effect-cast-votes = Exprimez { $amount } voix.
    .to = exprimer { $amount } voix
vtes-effect-votes-for-titled = Chaque vampire titré de la Camarilla que vous contrôlez reçoit +{ $amount } voix durant ce référendum.
vtes-effect-burn-blood-doll = Vous pouvez brûler une Poupée de sang sur lui.
vtes-effect-count = Mettez un compteur sur cette carte ; brûlez-la quand elle en a { $amount }.
vtes-effect-lock-of-prey = Inclinez jusqu’à { $amount } vampires de votre proie.
vtes-effect-give-to-prey = Votre proie prend le contrôle de cette carte.
vtes-effect-hold-ball = Mettez cette carte en jeu et inclinez un autre Toréador disponible que vous contrôlez.
vtes-effect-discard-requiring = Défaussez une carte qui requiert { $discipline }.
    .to = défausser une carte qui requiert { $discipline }
vtes-effect-stun = Étourdissez-le : il s’incline et ne se redresse pas normalement durant sa prochaine phase de redressement.
    .on = Étourdissez { $target } : il s’incline et ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-effect-lower-one = Il reçoit -{ $amount } en interception durant cette action.
vtes-effect-master-action = Vous avez une action de phase de maître de plus.
    .to = recevoir une action de phase de maître de plus
vtes-effect-steal-this = Prenez le contrôle de cette carte.
    .to = prendre le contrôle de cette carte
vtes-effect-counter-to-pool = Déplacez un compteur de cette carte vers votre réserve ; brûlez cette carte quand elle n’en a plus.
vtes-effect-put-in-play-twice-x = Mettez cette carte en jeu avec 2X compteurs.
vtes-effect-burn-library = Brûlez les { $amount } premières cartes de votre bibliothèque.
vtes-effect-queue-combat = Quand ce combat est fini, les deux serviteurs en commencent un autre s’ils sont toujours disponibles.
vtes-effect-maneuver-next-round = Si un autre round suit, ce vampire y a une manœuvre optionnelle.
vtes-effect-another-round = Si les deux serviteurs sont toujours disponibles, le combat ne s’achève pas : un nouveau round commence.
vtes-effect-burn-for-torpor = Brûlez 1 point de réserve par vampire en torpeur que vous contrôlez.
    .she = brûle 1 point de réserve par vampire en torpeur sous son contrôle
vtes-effect-spread-rumours = Mettez cette carte en jeu.
vtes-effect-pool-to-counter = Déplacez 1 point de votre réserve sur cette carte.
vtes-effect-pay-for-counters = Pour chaque compteur sur cette carte, brûlez 1 point de réserve ou 1 point de sang d’un vampire que vous contrôlez.
    .she = brûle, pour chaque compteur sur cette carte, 1 point de réserve ou 1 point de sang d’un vampire sous son contrôle
vtes-effect-put-in-play-for-clan = Mettez cette carte en jeu avec un compteur par { $clan } que vous contrôlez ; brûlez-la s’il n’y en a aucun.
vtes-effect-pay-for-locations = Pour chaque lieu que vous contrôlez, brûlez 1 point de réserve ou ce lieu.
    .she = brûle, pour chaque lieu sous son contrôle, 1 point de réserve ou ce lieu
vtes-effect-discard-at-random = Ce Mathusalem défausse une carte au hasard.
vtes-effect-recall-from-ash = Brûlez l’Avantage et défaussez une carte au hasard ; remplacez-la par une carte piochée au hasard parmi les autres cartes de bibliothèque de votre tas de cendres.
vtes-effect-revive =
    { $amount ->
        [one] Il gagne { $amount } point de sang, ou { $amount } point de vie sans dépasser ce qu’il avait au départ.
       *[other] Il gagne { $amount } points de sang, ou { $amount } points de vie sans dépasser ce qu’il avait au départ.
    }
vtes-effect-gather = Mettez 1 point de sang de la banque sur cette carte si elle en a moins de { $amount }.
vtes-effect-disgorge = Déplacez sur lui tous les points de sang de cette carte.
vtes-effect-poach = Jusqu’à X Anarchs disponibles que vous contrôlez et qu’aucun terrain de chasse n’a nourris ce tour-ci gagnent chacun 1 point de sang ; X est le nombre de terrains de chasse non dérivés que contrôlent les autres Mathusalems.
vtes-effect-exchange = Échangez les deux.
vtes-effect-remove-uncontrolled = Retirez-le de la partie.
vtes-effect-search-library = Cherchez une carte dans votre bibliothèque et mettez-la dans votre main ; puis mélangez, et défaussez jusqu’à votre taille de main.
vtes-effect-counter-to-blood = Déplacez un compteur de cette carte sur lui, comme 1 point de sang ; brûlez cette carte quand elle n’en a plus.
vtes-effect-discard-action = Vous avez une action de phase de défausse de plus. Si vous l’utilisez pour défausser une carte qui requiert un Anarch ou qui rend un vampire Anarch, vous pouvez redresser un Anarch disponible.
vtes-effect-hurt-the-idle =
    { $amount ->
        [one] Chaque Kiasyd et chaque allié changelin que vous contrôlez et qui n’a pas réussi de morsure ce tour-ci subit { $amount } point de dégâts qui ne peut pas être prévenu.
       *[other] Chaque Kiasyd et chaque allié changelin que vous contrôlez et qui n’a pas réussi de morsure ce tour-ci subit { $amount } points de dégâts qui ne peuvent pas être prévenus.
    }
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
vtes-effect-put-on-opponent = Mettez cette carte sur le vampire opposé et envoyez-le en torpeur.
vtes-effect-put-unawarded = Mettez cette carte en jeu ; elle n’a aucun effet tant qu’un vampire ne l’a pas reçue pour avoir brûlé un serviteur de la Liste rouge.
vtes-effect-employ = Ce compagnon a { $life } points de vie.
vtes-effect-put-as-ally =
    { $life ->
        [one] Mettez cette carte en jeu ; elle devient un allié mortel unique avec { $life } point de vie, { $strength } en force et { $bleed } en morsure.
       *[other] Mettez cette carte en jeu ; elle devient un allié mortel unique avec { $life } points de vie, { $strength } en force et { $bleed } en morsure.
    }
vtes-effect-add-counter = Mettez un compteur sur cette carte.
    .to = mettre un compteur sur cette carte
vtes-effect-burn-counters = Brûlez tous les compteurs de cette carte.
    .to = brûler tous les compteurs de cette carte
vtes-effect-borrow-bearer = Redressez le vampire portant cette carte et prenez-en le contrôle jusqu’à la fin du tour.
vtes-effect-burn-this-for-pool = Brûlez cette carte.
    .superior =
        { $amount ->
            [one] et votre proie brûle { $amount } point de réserve après que vous avez brûlé cette carte
           *[other] et votre proie brûle { $amount } points de réserve après que vous avez brûlé cette carte
        }
vtes-effect-backlash =
    .superior =
        { $amount ->
            [one] et le serviteur qui brûle cette carte subit { $amount } point de dégâts environnementaux qui ne peut pas être prévenu
           *[other] et le serviteur qui brûle cette carte subit { $amount } points de dégâts environnementaux qui ne peuvent pas être prévenus
        }
vtes-effect-burn-pool-or-hand = Pour chaque compteur sur cette carte, brûlez 1 point de réserve ou une carte au hasard de votre main.
    .she = brûle, pour chaque compteur sur cette carte, 1 point de réserve ou une carte au hasard de sa main
vtes-effect-gain-up-to =
    { $amount ->
        [one] Il gagne { $amount } point de sang.
       *[other] Il gagne jusqu’à { $amount } points de sang.
    }
vtes-effect-feed-bearer =
    { $amount ->
        [one] Il gagne { $amount } point de sang.
       *[other] Il gagne { $amount } points de sang.
    }
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

## Ce qu’une carte accorde pour plus tard

vtes-grant-prevent = Si ce vampire bloque, il peut prévenir 1 point de dégâts durant le premier round du combat qui suit.
vtes-grant-maneuver = Si ce vampire bloque, il a une manœuvre optionnelle durant le combat qui suit.
vtes-grant-go-on = Après le combat, si ce vampire a été bloqué, il peut brûler 1 point de sang pour continuer l’action comme si elle n’avait pas été bloquée, avec +1 en discrétion, même si ce n’est pas encore nécessaire.
vtes-grant-attempt-fails = Une fois durant cette action, vous pouvez brûler 1 de vos compteurs de corruption d’un serviteur qui tente de bloquer : la tentative échoue, et ce serviteur ne peut plus bloquer cette action.
vtes-grant-unlock-for-corruption = Si la morsure réussit, ce vampire peut brûler 2 de vos compteurs de corruption d’un serviteur du Mathusalem mordu pour se redresser.
vtes-grant-lower-intercept = Une fois durant cette action, ce vampire peut brûler 1 point de sang pour donner -1 en interception à un allié ou à un vampire plus jeune.
vtes-grant-unlock-in-discard = Si ce vampire est { $clan } et que la morsure réussit, il peut brûler 1 point de sang durant votre prochaine phase de défausse pour se redresser.
vtes-grant-numb = Au contact, après le combat, ce vampire brûle 1 point de sang, met cette carte sur le serviteur opposé et l’incline.

## Termes des référendums

vtes-terms-allocate = Allouez { $amount } points entre deux Mathusalems ou plus.
vtes-terms-shift = Choisissez un Mathusalem dont la réserve est plus grande que la vôtre, et allouez-en { $amount } points à un ou plusieurs autres, vous compris.
vtes-terms-clan = Choisissez un clan.
vtes-terms-toreador = Choisissez un Toréador disponible de la Camarilla. Chaque Toréador disponible reçoit +1 voix durant ce référendum.
vtes-terms-methuselahs = Choisissez un ou plusieurs Mathusalems.

## Questions

vtes-ask-rumours = { $source } : qui reçoit une seconde action de phase de maître ?
vtes-move-done-rumours = Personne d’autre
vtes-ask-pay-counter =
    { $amount ->
        [one] { $source } : comment payez-vous pour le dernier compteur ?
       *[other] { $source } : comment payez-vous ? Il reste { $amount } compteurs.
    }
vtes-ask-number = { $source } : combien ?
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
vtes-ask-justicar = { $source } : quel Toréador ?
vtes-ask-captivate = { $source } : combien de points de sang vont dans votre réserve, au plus { $amount } ?
vtes-ask-corrupt = { $source } : quel serviteur reçoit le compteur de corruption ?
vtes-ask-discard-of-prey = { $source } : quelle carte votre proie défausse-t-elle ?
vtes-ask-fetch = { $source } : quel équipement ?
vtes-move-done-fetch = N’en prendre aucun
vtes-ask-under-library = { $source } : quelle carte va sous votre bibliothèque ?
vtes-ask-who-burns-blood = { $source } : qui brûle 1 point de sang ?
vtes-ask-side = { $source } : pour ou contre ?
vtes-ask-burn-doll = { $source } : quelle Poupée de sang brûlez-vous, s’il y a lieu ?
vtes-move-done-burn-doll = N’en brûler aucune
vtes-ask-lock = { $source } : quel vampire inclinez-vous, s’il y a lieu ?
vtes-move-done-lock = Ne plus incliner de vampire
vtes-ask-dancer = { $source } : les actions de qui ne peuvent pas être bloquées ?
vtes-ask-ball-host = { $source } : qui s’incline ?
vtes-ask-keep-location = Brûlez-vous 1 point de réserve pour garder { $source } ?
vtes-move-no-keep-location = Non : le brûler
vtes-ask-poach = { $source } : qui gagne 1 point de sang ?
vtes-move-done-poach = Personne d’autre
vtes-ask-exchange = { $source } : quelle carte de maître cédez-vous ?
vtes-ask-exchange-for = { $source } : quelle carte de maître prenez-vous dans votre tas de cendres ?
vtes-ask-search = { $source } : quelle carte prenez-vous dans votre bibliothèque, s’il y a lieu ?
vtes-move-done-search = N’en prendre aucune
vtes-ask-unlock-anarch = { $source } : quel Anarch se redresse, s’il y a lieu ?
vtes-move-done-unlock-anarch = N’en redresser aucun
vtes-ask-add-counter = Votre proie a obtenu l’Avantage. Mettez-vous un compteur sur { $source } ?
vtes-ask-burn-cards = { $source } : combien de cartes de votre main brûlez-vous au hasard ? Le reste se paie en points de réserve.

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
vtes-log-equips = { $who } trouve { $cards } et s’en équipe.
vtes-log-votes-methuselah =
    { $side ->
        [0] { $who } exprime { $amount } voix contre.
       *[other] { $who } exprime { $amount } voix pour.
    }
vtes-log-redirects = { $foe } devient la cible de la morsure.
vtes-log-corrupts = Un compteur de corruption de { $who } va sur { $minion }.
vtes-log-abstains = { $minion } s’incline et s’abstient.
vtes-log-locks = { $who } incline { $minion }.
vtes-log-stuns = { $who } étourdit { $minion }.
vtes-log-takes-control = { $who } prend le contrôle de { $minion }.
vtes-log-burns-library = { $who } brûle des cartes de sa bibliothèque : { $cards }.
vtes-log-burns-edge = { $who } brûle l’Avantage.
vtes-log-recalls = { $who } pioche { $cards } dans son tas de cendres.
vtes-log-exchanges = { $who } échange deux cartes de maître entre sa main et son tas de cendres : { $cards }.
vtes-log-removes = { $who } retire { $cards } de la partie.
vtes-log-finds = { $who } prend une carte dans sa bibliothèque.
vtes-log-finds-own = { $who } prend { $cards } dans sa bibliothèque.
vtes-log-grows = { $cards } gagne un compteur.
vtes-log-unlocks = { $who } redresse { $minion }.
vtes-log-borrows = { $who } prend le contrôle de { $minion } jusqu’à la fin du tour.
