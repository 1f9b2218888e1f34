# Ce que disent, demandent et annoncent les cartes qui changent une phase du tour.

## Mots

vtes-keyword-derivative = dérivé

## Conditions : elles suivent « Seulement utilisable … »

vtes-when-ready-against-prey = si ce vampire est disponible
    .whose = de votre proie
vtes-when-by-anarchs = par un Anarch
vtes-when-bearer-acts-self = par ce vampire

## Cibles

vtes-target-of-active = un vampire du Mathusalem dont c’est la phase
vtes-target-neighbour = votre proie ou votre prédateur
vtes-target-two-masters = une carte de maître de votre main et une de votre tas de cendres
vtes-target-of-the-dead = un vampire disponible que vous contrôlez, qui suit la Voie de la Mort et de l’Âme et qu’aucun terrain de chasse n’a nourri ce tour-ci, ou un allié spectre ou zombie que vous contrôlez
vtes-target-unfed-laibon = un Laibon disponible que vous contrôlez et qu’aucun terrain de chasse n’a nourri ce tour-ci
vtes-target-unfed-guruhi = un Guruhi disponible que vous contrôlez, qui a du sang et qu’aucun terrain de chasse n’a nourri ce tour-ci

## Traits et déclencheurs

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

## Effets

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
vtes-effect-unlock-self-self = Redressez ce vampire.
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
vtes-grant-unlock-in-discard = Si ce vampire est { $clan } et que la morsure réussit, il peut brûler 1 point de sang durant votre prochaine phase de défausse pour se redresser.

## Questions

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

## Journal

vtes-log-burns-edge = { $who } brûle l’Avantage.
vtes-log-recalls = { $who } pioche { $cards } dans son tas de cendres.
vtes-log-exchanges = { $who } échange deux cartes de maître entre sa main et son tas de cendres : { $cards }.
vtes-log-removes = { $who } retire { $cards } de la partie.
vtes-log-finds = { $who } prend une carte dans sa bibliothèque.
vtes-log-finds-own = { $who } prend { $cards } dans sa bibliothèque.
vtes-log-grows = { $cards } gagne un compteur.
vtes-log-unlocks = { $who } redresse { $minion }.
