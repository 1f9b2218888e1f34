# Les pièces dont sont écrites les cartes de VTES : quelles cartes, combien, quand, ce qui est fait.
# Quand une pièce a une tournure à elle (`…-chosen`, `…-self`), c’est celle-là qui est prise.

## Noms

vtes-noun = { $noun } { $adjectives } { $near } { $whose } { $linked ->
        [1] et { $clauses }
       *[0] { $clauses }
    }
    .a =
        { $gender ->
            [feminine] une { $noun }
           *[masculine] un { $noun }
        }
    .each = chaque { $noun }
    .up-to =
        { $amount ->
            [one] { $gender ->
                [feminine] une { $one }
               *[masculine] un { $one }
            }
           *[other] jusqu’à { $amount } { $many }
        }
vtes-noun-or = { $one }, ou { $other }
vtes-noun-linked = { $whose } et { $clauses }
vtes-is = est { $noun }
vtes-noun-card = carte
    .many = cartes
    .gender = feminine
vtes-noun-minion = serviteur
    .many = serviteurs
vtes-noun-vampire = vampire
    .many = vampires
vtes-noun-ally = allié
    .many = alliés
vtes-noun-retainer = compagnon
    .many = compagnons
vtes-noun-event = événement
    .many = événements
vtes-noun-equipment = équipement
    .many = équipements
    .a = un équipement
vtes-noun-location = lieu
    .many = lieux
vtes-noun-animal = animal
    .many = animaux
vtes-noun-master = carte de maître
    .many = cartes de maître
    .gender = feminine
vtes-noun-minion-card = carte de serviteur
    .many = cartes de serviteur
    .gender = feminine
vtes-noun-combat-card = carte de combat
    .many = cartes de combat
    .gender = feminine
vtes-noun-prince = prince
    .many = princes
vtes-noun-justicar = justicar
    .many = justicars
vtes-noun-inner-circle = membre du Cercle intérieur
    .many = membres du Cercle intérieur
vtes-noun-baron = baron
    .many = barons
vtes-noun-political-action = carte d’action politique
    .many = cartes d’action politique
    .gender = feminine
vtes-noun-camarilla = vampire de la Camarilla
    .many = vampires de la Camarilla
vtes-noun-sabbat = vampire du Sabbat
    .many = vampires du Sabbat
vtes-noun-anarch = Anarch
    .many = Anarchs
vtes-noun-priscus = priscus
    .many = prisci
vtes-noun-independent = vampire indépendant
    .many = vampires indépendants
vtes-noun-laibon = Laibon
    .many = Laibon

vtes-noun-weapon = arme
    .many = armes
    .gender = feminine
vtes-noun-gun = arme à feu
    .many = armes à feu
    .gender = feminine
vtes-noun-melee-weapon = arme de mêlée
    .many = armes de mêlée
    .gender = feminine

## Quelles cartes

vtes-which-this =
    { $bearer ->
        [self] ce vampire
        [ally] cet allié
        [employer] ce compagnon
       *[other] cette carte
    }
vtes-which-not-this = autre que { vtes-which-this }
vtes-which-self = { vtes-text-this }
vtes-which-not-self = autre que { vtes-text-this }
vtes-which-bearer = { vtes-text-bearer }
vtes-which-not-bearer = autres que { vtes-text-bearer }
vtes-which-actor = le serviteur qui agit
vtes-which-blocker = le serviteur qui bloque
vtes-which-not-blocker = autre que le serviteur qui bloque
vtes-which-attacker = le combattant qui agit
vtes-which-opponent =
    { $what ->
        [vampire] le vampire opposé
       *[minion] le serviteur opposé
    }
vtes-which-chosen = ce serviteur
vtes-which-not-chosen = autre que celui-là
vtes-which-second = l’autre serviteur choisi
vtes-which-ready =
    { $count ->
        [many] disponibles
       *[one] disponible
    }
vtes-which-not-locked =
    { $count ->
        [many] { $gender ->
            [feminine] redressées
           *[masculine] redressés
        }
       *[one] { $gender ->
            [feminine] redressée
           *[masculine] redressé
        }
    }
vtes-which-locked =
    { $count ->
        [many] { $gender ->
            [feminine] inclinées
           *[masculine] inclinés
        }
       *[one] { $gender ->
            [feminine] inclinée
           *[masculine] incliné
        }
    }
vtes-which-titled =
    { $count ->
        [many] titrés
       *[one] titré
    }
vtes-which-non-anarch-title = avec un titre autre qu’Anarch
    .stands = near
vtes-which-not-non-anarch-title = sans titre, ou avec un titre Anarch
    .stands = near
vtes-which-not-priscus = non priscus
vtes-which-not-prince = non prince
vtes-which-staked = qui a été choisi
vtes-which-allotted = qui a reçu un point
vtes-which-unique =
    { $count ->
        [many] uniques
       *[one] unique
    }
vtes-which-younger =
    { $count ->
        [many] plus jeunes
       *[one] plus jeune
    }
vtes-which-not-clan = non-{ $clan }
vtes-which-oldest =
    { $count ->
        [many] les plus âgés
       *[one] parmi les plus âgés
    }
vtes-which-hostage = avec un compteur otage
    .stands = near
vtes-which-not-hostage = sans compteur otage
    .stands = near
vtes-which-at-least-blood = avec { $amount } points de sang ou plus
    .stands = near
vtes-which-older =
    { $count ->
        [many] plus âgés
       *[one] plus âgé
    }
vtes-which-camarilla = de la Camarilla
vtes-which-sabbat = du Sabbat
vtes-which-anarch = Anarch
vtes-which-independent = indépendant
vtes-which-laibon = Laibon
vtes-which-in-torpor = en torpeur
    .stands = near
vtes-which-with-blood = qui a du sang
    .is = a du sang
vtes-which-not-with-blood = sans aucun point de sang
    .stands = near
vtes-which-with-counters = avec des compteurs
    .stands = near
vtes-which-not-fed = qu’aucun terrain de chasse n’a nourri ce tour-ci
vtes-which-not-has-bled = qui n’a pas réussi de morsure ce tour-ci
vtes-which-voter = qui a exprimé des voix ou des bulletins durant ce référendum
vtes-which-threatened = à qui une frappe tente d’infliger des dégâts aggravés
vtes-which-of-chosen-clan = de ce clan
    .stands = near
vtes-which-not-derivative = qui n’est pas dérivé
vtes-which-not-electronic = qui n’est pas électronique
vtes-which-not-vehicle = qui n’est pas un véhicule
vtes-which-not-weapon-gun-melee-weapon = qui n’est pas une arme
vtes-which-not-out-of-turn = qui n’est pas hors-tour
vtes-which-of-path = qui suit la { $path }
vtes-which-capacity =
    { $most ->
        [0] de capacité { $least } ou plus
       *[other] { $least ->
            [0] de capacité { $most } ou moins
           *[other] de capacité { $least } à { $most }
        }
    }
    .stands = near
vtes-which-with-discipline = avec { $discipline }
    .is = possède { $discipline }
    .stands = near
vtes-which-with-superior = avec { $discipline } au niveau supérieur
    .is = possède { $discipline } au niveau supérieur
    .stands = near
vtes-which-requiring = nécessitant { $discipline }
    .stands = near
vtes-which-requiring-sect = nécessitant { $which_a }
vtes-which-has-played = qui a joué une carte avec { $discipline } durant cette action
vtes-which-not-with-superior = sans { $discipline } au niveau supérieur
    .stands = near
vtes-which-corrupted =
    { $amount ->
        [one] portant au moins un de vos compteurs de corruption
       *[other] portant { $amount } de vos compteurs de corruption
    }
    .stands = near
vtes-which-requiring-clan = requérant un { $clan }
    .stands = near
vtes-which-at-most-all-this = qui n’a pas plus de points de sang que cette carte n’a de compteurs
vtes-which-at-most = dont le sang ne dépasse pas { $amount }
    .is =
        { $bearer ->
            [ally] { $amount ->
                [one] a { $amount } point de vie ou moins
               *[other] a { $amount } points de vie ou moins
            }
           *[other] { $amount ->
                [one] a { $amount } point de sang ou moins
               *[other] a { $amount } points de sang ou moins
            }
        }
vtes-which-on = sur { $host_a }
    .stands = near
vtes-which-bearing = avec { $which_a }
    .stands = near
vtes-which-not-bearing = sans { $which_bare }
    .stands = near
vtes-which-not-weapon-vehicle-electronic = hors armes, véhicules et électronique
vtes-which-with-copy = avec un exemplaire de cette carte
    .stands = near
vtes-which-not-with-copy = sans exemplaire de cette carte
    .stands = near
vtes-which-not-copy = qui n’est pas un exemplaire de cette carte
vtes-which-new = qui est arrivé en jeu ce tour-ci
vtes-which-not-new = qui est arrivé en jeu avant ce tour
vtes-which-entered-since-minions = qui est arrivé en jeu depuis votre dernière phase de serviteur
vtes-which-not-entered-since-minions = qui était en jeu durant votre dernière phase de serviteur
vtes-which-not-anarch = qui n’est pas Anarch
    .is = n’est pas Anarch
vtes-which-other = l’autre
vtes-which-entered-since = qui est arrivé en jeu depuis votre dernier tour
vtes-which-not-entered-since = qui était en jeu avant votre dernier tour
vtes-which-diablerist = qui a commis une diablerie depuis votre dernier tour
vtes-which-not-diablerist = qui n’a pas commis de diablerie depuis votre dernier tour
vtes-which-at-superior = qui a été joué au niveau supérieur
vtes-which-not-at-superior = qui n’a pas été joué au niveau supérieur
vtes-which-fed = qu’un terrain de chasse a nourri ce tour-ci
vtes-which-has-bled = qui a réussi une morsure ce tour-ci
vtes-which-not-voter = qui n’a exprimé ni voix ni bulletin durant ce référendum
vtes-which-not-of-chosen-clan = d’un autre clan
vtes-which-not-ready = qui n’est pas disponible
vtes-which-not-titled = sans titre
vtes-which-not-unique = qui n’est pas unique
vtes-which-not-in-torpor = qui n’est pas en torpeur
vtes-which-not-with-counters = sans compteur
vtes-which-copy = qui est un autre exemplaire de cette carte
vtes-which-of-you =
    { $person ->
        [she] qu’il contrôle
       *[you] que vous contrôlez
    }
vtes-which-not-of-you = d’un autre Mathusalem
    .many = d’autres Mathusalems
vtes-which-of-prey =
    { $person ->
        [it] de la proie de son contrôleur
       *[you] de votre proie
    }
vtes-which-of-predator = de votre prédateur
vtes-which-of-neighbours = de votre proie ou de votre prédateur
vtes-which-of-active = du Mathusalem dont c’est la phase
vtes-which-of-target = de la cible de l’action

## Quels Mathusalems

vtes-who-you = vous
vtes-who-prey = votre proie
vtes-who-predator = votre prédateur
vtes-who-predators-predator = le prédateur de votre prédateur
vtes-who-voted-against = chaque Mathusalem qui a exprimé des voix ou des bulletins contre le référendum
vtes-who-neighbours = votre proie et votre prédateur
vtes-who-everybody = chaque Mathusalem
vtes-who-active = le Mathusalem dont c’est la phase
vtes-who-target = la cible de l’action
vtes-who-another = un autre Mathusalem
vtes-who-others = chaque autre Mathusalem
vtes-who-concerned = le contrôleur de ce serviteur
vtes-who-controllers = son contrôleur
vtes-who-bearers = son contrôleur
vtes-who-of-chosen = son contrôleur
vtes-who-opponents = le contrôleur du serviteur opposé
vtes-who-chosen = chaque Mathusalem choisi

## Combien

vtes-for-each = pour chaque { $which_bare }
vtes-if-any =
    { $person ->
        [she] s’il contrôle { $which_own_a }
       *[you] si vous contrôlez { $which_own_a }
    }
vtes-plus-if =
    { $person ->
        [she] plus { $more } de plus s’il contrôle { $which_own_a }
       *[you] plus { $more } de plus si vous contrôlez { $which_own_a }
    }
vtes-for-each-counter = pour chaque compteur sur { $which }
    .noun = les compteurs sur { $which }
vtes-for-each-x = X
vtes-for-each-mended = pour chaque point de sang que le vampire opposé a perdu à cause de dégâts durant ce round
vtes-for-each-capacity = pour chaque point de sa capacité
vtes-for-each-victory-point = pour chaque point de victoire qu’il a
vtes-for-each-your-pool = pour chacun de vos points de réserve
vtes-for-each-allocated = pour chaque point qui lui a été alloué
vtes-for-each-margin = pour chaque voix d’écart
vtes-amount-from-to =
    { $least ->
        [1] jusqu’à { $most }
       *[other] { $least } à { $most }
    }

## Quand

vtes-when-acts = si { $which_a } agit
vtes-when-blocks = si { $which_a } tente de bloquer
vtes-when-acts-actor-vampire-with-blood =
    .unsaid = il paie
vtes-when-is = si { $who } { $which_is }
vtes-when-is-this-not-with-blood = si cette carte n’a plus de compteur
vtes-when-is-self-with-blood =
    .unsaid = il paie
vtes-when-is-self-not-locked = si { vtes-text-this } est redressé
vtes-when-exists =
    { $which_whose ->
        [you] { $person ->
            [she] s’il contrôle { $which_own_a }
           *[you] si vous contrôlez { $which_own_a }
        }
        [target] si la cible de l’action contrôle { $which_own_a }
       *[other] s’il y a { $which_a }
    }
vtes-when-exists-minion-of-prey =
    .unsaid = elle est posée dessus
vtes-when-unless =
    { $which_whose ->
        [you] { $person ->
            [she] s’il ne contrôle aucun { $which_own }
           *[you] si vous ne contrôlez aucun { $which_own }
        }
        [target] si la cible de l’action ne contrôle aucun { $which_own }
       *[other] s’il n’y a aucun { $which_bare }
    }
vtes-when-at-least = si cette carte a { $other } compteurs ou plus
vtes-when-at-least-not = si cette carte a moins de { $other } compteurs
vtes-when-more-than = si { $one } dépassent { $other }
vtes-when-bleed-not = sauf pour une morsure
    .limit = Inutilisable durant une morsure.
vtes-when-none-played =
    .limit = Cette carte ne peut pas être jouée durant la même action que { $which_bare }.
vtes-when-equips = quand il s’équipe avec { $which_a }
vtes-when-has-equipped = après qu’{ $who_a } a réussi à s’équiper depuis votre main avec { $which_a }
vtes-when-any-actor-titled-or-politics = un vampire titré ou une action politique
vtes-when-any = { $one } ou { $other }
vtes-when-no-reaction = si aucune carte de réaction n’a été jouée durant celle-ci
vtes-when-has-hunted = après qu’{ $which_a } a réussi une chasse
vtes-when-controllers-phase = durant la phase de redressement du contrôleur de cette carte
vtes-when-chosen-is-yours = si vous contrôlez le vampire choisi
vtes-when-has-blocked-since-not = s’il n’a pas bloqué l’action depuis
vtes-when-holds-nothing = si aucune carte n’est face cachée sur celle-ci
vtes-when-targets-bearer = si { vtes-text-bearer } est disponible et la cible d’une action dirigée
vtes-when-by-this = durant cette action
vtes-when-bleeding-you-for = si un serviteur est en train de vous mordre pour { $amount } ou plus
vtes-when-against-chosen = contre le même Mathusalem
vtes-when-against-prey = contre votre proie
vtes-when-with-blocker = durant le combat contre le serviteur qui bloque
vtes-when-after-anarchs-block = après un combat entre le serviteur qui agit et un Anarch qui l’a bloqué
vtes-when-not-dodged = si elle n’a pas été esquivée
vtes-when-undirected = à l’annonce d’une action non dirigée
vtes-when-directed = durant les actions dirigées
vtes-when-bleeds = quand { vtes-text-bearer } mord
vtes-when-fights = en combat contre { $which_a }
vtes-when-fights-titled = en combat contre les vampires titrés
vtes-when-pool-at-most = tant que vous avez { $amount } points de réserve ou moins
vtes-when-performed = après une action réussie par { $which_a }
vtes-when-performed-requiring = après une action réussie par { $which_a } et qui requiert un { $clan }

## Ce qui est choisi

vtes-target-one = { $which_a }
vtes-target-others = un autre Mathusalem
vtes-target-in-ash-prey = une carte de bibliothèque dans les cendres de votre proie
vtes-target-uncontrolled = { $which_a } dans votre région incontrôlée
vtes-target-uncontrolled-card = un vampire dans votre région incontrôlée

## Ce qui vaut tant qu’une carte est en jeu

vtes-gives-bleed = { $whom } reçoit { $bonus } en morsure{ $per }{ $when }.
vtes-gives-bleed-this = { $bonus } en morsure{ $per }.
vtes-gives-strength-bearer = { vtes-text-bearer } reçoit { $bonus } en force.
    .superior = mais { vtes-text-bearer } reçoit { $superior } en force
vtes-gives-strength-this-this-at-superior =
    .superior = et { $bonus } en force
vtes-gives-strength = { $whom } reçoit { $bonus } en force{ $per }{ $when }.
vtes-gives-first-strike = Les frappes de { $whom } sont des premières frappes{ $when }.
vtes-gives-first-strike-this = Cet allié frappe en premier.
vtes-gives-stealth = { $whom } reçoit { $bonus } en discrétion{ $per }{ $when }.
vtes-gives-maneuvers =
    { $amount ->
        [one] { $whom } a { $amount } manœuvre optionnelle à chaque combat{ $when }.
       *[other] { $whom } a { $amount } manœuvres optionnelles à chaque combat{ $when }.
    }
vtes-gives-stealth-bearer-bleed = { vtes-text-bearer } reçoit { $bonus } en discrétion quand il mord.
vtes-gives-stealth-this-undirected = Ce vampire reçoit { $bonus } en discrétion durant les actions non dirigées.
vtes-gives-intercept = { $whom } reçoit { $bonus } en interception{ $per }{ $when }.
vtes-gives-intercept-anarch = Les Anarchs reçoivent { $bonus } en interception durant cette action.
vtes-gives-intercept-against-bearer = Les alliés et les vampires plus jeunes reçoivent { $bonus } en interception contre { vtes-text-bearer }.
vtes-gives-intercept-this-actor-titled = Ce vampire reçoit { $bonus } en interception contre les vampires titrés.
vtes-gives-intercept-ally-actor-vampire = Les alliés reçoivent { $bonus } en interception contre les vampires.
vtes-gives-intercept-this-actor-vampire = { vtes-which-this } reçoit { $bonus } en interception contre les vampires.
vtes-gives-votes =
    { $amount ->
        [one] { $whom } reçoit { $bonus } voix{ $per }{ $when }.
       *[other] { $whom } reçoit { $bonus } voix{ $per }{ $when }.
    }
vtes-gives-votes-against = { $whom } reçoit { $bonus } voix quand il vote contre un référendum{ $when }.
vtes-gives-votes-against-this-blood-hunt = Ce vampire reçoit { $bonus } voix quand il vote contre un référendum de chasse au sang.
vtes-gives-ballots = { $whom } reçoit { $bonus } bulletin{ $per }{ $when }.
vtes-gives-edge-votes = L’Avantage brûlé vaut { $amount } voix supplémentaire durant ce référendum.
vtes-gives-attempt-toll = { $whom } doit brûler { $amount } point de sang ou de vie pour tenter de bloquer ce vampire.
vtes-gives-rescue-cost = Le secours d’un vampire en torpeur coûte { $bonus } point de sang à { $whom }.
vtes-gives-hand-size-you =
    { $amount ->
        [one] Votre taille de main augmente de { $amount } carte{ $per }.
       *[other] Votre taille de main augmente de { $amount } cartes{ $per }.
    }
vtes-gives-hand-size-everybody = La taille de main de chaque Mathusalem augmente de { $amount } cartes{ $per }.
vtes-gives-hand-size-opponents-this-at-superior =
    .superior = et tant que { vtes-text-bearer } est en combat, la taille de main du contrôleur du serviteur opposé diminue de 1 carte
vtes-gives-hand-size = La taille de main change de { $bonus } pour { $whom }{ $per }{ $when }.
vtes-gives-transfers = Le nombre de transferts change de { $bonus } pour { $whom }{ $per }{ $when }.
vtes-gives-master-base = { $whom } a deux actions de phase de maître au lieu d’une{ $when }.
vtes-gives-master-actions = Le nombre d’actions de phase de maître change de { $bonus } pour { $whom }{ $when }.
vtes-gives-discard-actions = Le nombre d’actions de phase de défausse change de { $bonus } pour { $whom }{ $when }.
vtes-gives-votes-in-referendum = Durant ce référendum, { $whom } a 1 voix de moins.
vtes-gives-votes-as-gangrel = Tant que { vtes-text-bearer } est un Gangrel ou un Gangrel antitribu, il reçoit +1 voix durant les référendums qu’il appelle.
vtes-gives-bleed-at-you = Tant que cette carte est redressée, les { $whom_many } reçoivent { $bonus } en morsure contre vous.
vtes-cannot-block = { $whom } ne peut pas bloquer{ $when }.
vtes-cannot-block-this = Les { $whom_many } ne peuvent pas bloquer cette action.
vtes-cannot-play = { $whom } ne peut pas jouer de carte nommée { $which_bare }{ $when }.
vtes-cannot-be-targeted = { $whom } ne peut pas être la cible des actions d’autres Mathusalems{ $when }.
vtes-cannot-hunt = { $whom } ne chasse pas normalement{ $when }.
vtes-cannot-unlock = { $whom } ne se redresse pas normalement{ $when }.
vtes-cannot-hide-hand = { $whom } joue main ouverte{ $when }.
vtes-cannot-hide-hand-opponents = Tant que { vtes-text-bearer } est en combat, le contrôleur du serviteur opposé joue main ouverte.
vtes-cannot-be-blocked = Les actions que tente { $whom } ne peuvent pas être bloquées{ $when }.
vtes-cannot-be-blocked-chosen-not-bleed = Les actions du vampire choisi, sauf ses morsures, ne peuvent pas être bloquées.
vtes-cannot-unlock-second = L’autre vampire choisi ne se redresse pas normalement.
vtes-cannot-end-combat = { $whom } ne peut pas choisir une frappe de fin de combat{ $when }.
vtes-cannot-end-first-combat = Durant le premier round du premier combat de chaque tour entre un vampire qui agit et un vampire qui l’a bloqué, aucun des deux ne peut choisir une frappe de fin de combat.
vtes-cannot-strike-or-maneuver = Durant le premier round d’un combat avec cet allié, un vampire qui a joué une carte avec Auspex durant cette action ne peut ni frapper ni manœuvrer.
vtes-cannot-be-bruised = { $whom } est immunisé contre les dégâts non aggravés{ $when }.
vtes-cannot-act = { $whom } ne peut pas agir{ $when }.
vtes-cannot-equip = { $whom } ne peut ni avoir ni utiliser d’équipement{ $when }.
vtes-cannot-end-combat-opponent = Les serviteurs en combat avec { vtes-text-bearer } ne peuvent pas choisir une frappe de fin de combat.
vtes-holds-for-bearer = Vous pouvez regarder à tout moment les cartes posées sur celle-ci, et { vtes-text-bearer } peut les jouer comme si elles venaient de votre main.
vtes-holds-one-for-good = Vous pouvez regarder à tout moment la carte posée sur celle-ci et la jouer comme si elle venait de votre main. Quand elle est brûlée, elle est plutôt retirée de la partie.
vtes-holds-draws = Tant que { vtes-text-bearer } est disponible, chaque fois que vous devriez piocher une carte de votre bibliothèque, vous pouvez piocher à la place une des cartes posées sur celle-ci.
vtes-lends-sect = { $whom } compte comme { $sect }{ $when }.
vtes-lends-clan = { $whom } compte comme membre d’un autre clan{ $when }.
vtes-trait-plays-as = Ce vampire peut jouer les cartes qui requièrent un { $clan } comme s’il était un { $clan }.
vtes-lends-title = { $whom } a le titre de { $title }{ $when }.
vtes-trait-pays-for-equipment = Les { $whom_many } peuvent payer avec les compteurs de cette carte, en tout ou en partie, l’équipement dont ils s’équipent.
vtes-costs-pool-you =
    { $less ->
        [1] { $named ->
            [1] { $amount ->
                [one] Les cartes nommées { $which_bare } vous coûtent { $amount } point de réserve de moins.
               *[other] Les cartes nommées { $which_bare } vous coûtent { $amount } points de réserve de moins.
            }
           *[0] { $amount ->
                [one] Les { $which_many } vous coûtent { $amount } point de réserve de moins.
               *[other] Les { $which_many } vous coûtent { $amount } points de réserve de moins.
            }
        }
       *[0] { $named ->
            [1] { $amount ->
                [one] Les cartes nommées { $which_bare } vous coûtent { $amount } point de réserve de plus.
               *[other] Les cartes nommées { $which_bare } vous coûtent { $amount } points de réserve de plus.
            }
           *[0] { $amount ->
                [one] Les { $which_many } vous coûtent { $amount } point de réserve de plus.
               *[other] Les { $which_many } vous coûtent { $amount } points de réserve de plus.
            }
        }
    }
vtes-costs-pool =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de réserve de moins pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de réserve de moins pour { $whom }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de réserve de plus pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de réserve de plus pour { $whom }.
        }
    }
vtes-costs-pool-many =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de réserve de moins aux { $whom_many }.
           *[other] Les { $which_many } coûtent { $amount } points de réserve de moins aux { $whom_many }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de réserve de plus aux { $whom_many }.
           *[other] Les { $which_many } coûtent { $amount } points de réserve de plus aux { $whom_many }.
        }
    }
vtes-costs-blood =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang de moins pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de sang de moins pour { $whom }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang de plus pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de sang de plus pour { $whom }.
        }
    }
vtes-costs-blood-many =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang de moins aux { $whom_many }{ $when }.
           *[other] Les { $which_many } coûtent { $amount } points de sang de moins aux { $whom_many }{ $when }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang de plus aux { $whom_many }{ $when }.
           *[other] Les { $which_many } coûtent { $amount } points de sang de plus aux { $whom_many }{ $when }.
        }
    }
vtes-costs-either =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang ou de réserve de moins pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de sang ou de réserve de moins pour { $whom }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang ou de réserve de plus pour { $whom }.
           *[other] Les { $which_many } coûtent { $amount } points de sang ou de réserve de plus pour { $whom }.
        }
    }
vtes-costs-either-many =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang ou de réserve de moins aux { $whom_many }.
           *[other] Les { $which_many } coûtent { $amount } points de sang ou de réserve de moins aux { $whom_many }.
        }
       *[0] { $amount ->
            [one] Les { $which_many } coûtent { $amount } point de sang ou de réserve de plus aux { $whom_many }.
           *[other] Les { $which_many } coûtent { $amount } points de sang ou de réserve de plus aux { $whom_many }.
        }
    }
vtes-costs-pool-to =
    { $less ->
        [1] { $amount ->
            [one] Les { $which_many } ciblant { $to } coûtent { $amount } point de réserve de moins.
           *[other] Les { $which_many } ciblant { $to } coûtent { $amount } points de réserve de moins.
        }
       *[0] { $amount ->
            [one] Les { $which_many } ciblant { $to } coûtent { $amount } point de réserve de plus.
           *[other] Les { $which_many } ciblant { $to } coûtent { $amount } points de réserve de plus.
        }
    }
vtes-trait-goes-back = Si { vtes-which-this } est brûlé, mélangez-le dans la bibliothèque de son propriétaire.
vtes-costs-redirections =
    { $amount ->
        [one] Les cartes de serviteur qui changent la cible d’une morsure coûtent { $amount } point de sang ou de vie de plus.
       *[other] Les cartes de serviteur qui changent la cible d’une morsure coûtent { $amount } points de sang ou de vie de plus.
    }
vtes-trait-plays-as-vampire = { vtes-which-this } peut jouer des cartes qui requièrent { $one } ou { $other } comme un vampire { $sect }.

## Ce qui est fait

vtes-effect-if = { $if }, { $effects }
vtes-while-intercept = +{ $amount } supplémentaire en interception { $if }.
vtes-effect-if-superior-pool =
    .superior = et votre proie brûle 1 point de réserve après que vous avez brûlé cette carte
vtes-effect-if-third-copy = Si vous contrôlez trois exemplaires de cette carte, retirez de la partie tous les exemplaires en jeu, quel que soit leur contrôleur, et gagnez 3 points de réserve. Choisissez ensuite jusqu’à 13 cartes de bibliothèque dans votre tas de cendres : montrez-en une et prenez-la en main, puis mélangez les autres dans votre bibliothèque.
vtes-effect-if-third-copy-too =
    .unsaid = dit avec le premier
vtes-effect-may = vous pouvez aussi faire ceci : { $effects }
vtes-after-resolution = Après l’action, { $effects }
vtes-after-before-resolution = Avant la résolution de l’action, { $effects }
vtes-after-blocked = Si l’action est bloquée, { $effects }
vtes-after-blocks = Si { vtes-text-this } bloque, { $effects }
vtes-after-unless-blocked = Avant la résolution de l’action, si { vtes-text-this } ne l’a pas bloquée, { $effects }
vtes-after-still-unless-blocked = Après l’action, si { vtes-text-this } ne l’a pas bloquée, { $effects }
vtes-after-still-unless-blocked-pursues = Après l’action, si { vtes-text-this } ne l’a pas bloquée, inclinez { vtes-text-this } et mettez cette carte sur lui. Un vampire ne peut avoir qu’un seul exemplaire de cette carte.
vtes-after-tallied = Une fois les voix dépouillées, { $effects }
vtes-after-turn = À la fin du tour, { $effects }
vtes-after-attempt-failed = Après qu’un serviteur a tenté en vain de bloquer, { $effects }
vtes-after-combat-locked-to-torpor = Le combat prend fin ; ensuite, à moins qu’il ne continue ou qu’un autre ne commence, ce vampire s’incline et va en torpeur.
vtes-after-resolved = Après la résolution de l’action, { $effects }
vtes-after-resolved-unlocks-nosferatu = Après la résolution de l’action, si elle a été réussie et si le serviteur qui agit est toujours un Nosferatu, redressez ce serviteur.
vtes-after-resolved-unless-blocks = Si ce serviteur ne bloque pas l’action, brûlez 1 point de réserve après la résolution de l’action.
vtes-after-combat = Après le combat, { $effects }
vtes-after-discard-phase = Durant la prochaine phase de défausse, { $effects }
vtes-trigger-edge-gained = Chaque fois que { $whom } obtient l’Avantage sans l’avoir eu, { $effects }
vtes-trigger-blocks = Quand { $whom } bloque{ $when }, avant la résolution du blocage, { $effects }
vtes-trigger-unlock-phase = Durant la phase de redressement de { $whom }, { $effects }
vtes-trigger-card-played = Après qu’un Mathusalem a joué { $whom_a }, { $effects }
vtes-trigger-ready-lost = Après qu’un serviteur disponible est brûlé ou va en torpeur, { $effects }
vtes-trigger-control-changed = Quand { $whom } change de contrôleur, { $effects }
vtes-trigger-pays-as-it-leaves = Si { vtes-text-bearer } est sur le point de quitter la région disponible, vous pouvez brûler cette carte pour gagner { $amount } points de réserve.
vtes-trigger-to-torpor = Après que { $whom } est allé en torpeur, { $effects }
vtes-trigger-feeds-flames = Après qu’un serviteur en combat avec un Anarch est brûlé ou va en torpeur, le contrôleur de l’Anarch peut ajouter 1 point de sang à un vampire de sa région incontrôlée.
vtes-trigger-came = Après qu’arrive en jeu { $whom_a }, { $effects }
vtes-trigger-changed-sect = Après qu’un vampire que vous contrôlez est devenu { $whom_own_a }, { $effects }
vtes-trigger-ready-lost-of = Après qu’un serviteur disponible de { $whom } est brûlé ou va en torpeur, { $effects }
vtes-trigger-blocked = Si { $whom } est bloqué, avant la résolution du blocage, { $effects }
vtes-trigger-announced = Quand un serviteur annonce une action dirigée contre { $whom }, { $effects }
vtes-trigger-referendum-failed = Si le référendum d’une action politique qu’appelle { $whom } est annulé ou échoue, { $effects }
vtes-trigger-entered = Quand { $whom } arrive en jeu, { $effects }
vtes-trigger-entered-influence = Quand { $whom } arrive en jeu durant votre phase d’influence, { $effects }
vtes-trigger-round-ends = À la fin de chaque round de ses combats, { $effects }
vtes-trigger-bleed-succeeds-bearer = La prochaine fois que { $whom } est sur le point de réussir une morsure contre le même Mathusalem, { $effects }
vtes-trigger-bleed-succeeds = Chaque fois que { $whom } est sur le point de réussir une morsure, { $effects }
vtes-effect-lock =
    { $may ->
        [0] Inclinez { $whom }.
       *[other] Vous pouvez incliner { $whom }.
    }
vtes-effect-lock-self = Inclinez { vtes-text-this }.
    .omitted = mais n’inclinez pas { vtes-text-this }
vtes-effect-lock-second = Choisissez-en un autre et inclinez-le.
vtes-effect-they-lock = { $who } incline { $which_a } sous son contrôle.
vtes-effect-turned-combat = Ce vampire compte comme le serviteur qui agit durant ce combat.
vtes-effect-unlock =
    { $may ->
        [0] Redressez { $whom }.
       *[other] Vous pouvez redresser { $whom }.
    }
vtes-effect-unlock-actor = Redressez le serviteur qui agit.
vtes-effect-burn =
    { $may ->
        [0] Brûlez { $whom }.
       *[other] Vous pouvez brûler { $whom }.
    }
vtes-effect-burn-sacrifice = Brûlez un allié ou un compagnon que vous contrôlez, celui-ci s’il n’y en a pas d’autre.
vtes-effect-burn-at-random = Brûlez { $whom_a }, choisi au hasard.
vtes-effect-choose = Son nouveau contrôleur choisit { $whom }.
vtes-effect-choose-rack = Son nouveau contrôleur choisit un vampire disponible sous son contrôle.
vtes-effect-end-combat = Le combat prend fin.
    .to = mettre fin au combat
vtes-effect-from-ash-to-this = Mettez-la face cachée sur cette carte.
vtes-effect-hunt-from = Il vole { $amount } point de sang au vampire choisi.
    .to = chasser en volant { $amount } point de sang à un autre d’entre eux
vtes-effect-move-nightmare = Déplacez un compteur de cauchemar de cette carte vers lui.
vtes-effect-awaken = { $whom } brûle 1 point de sang pour chaque compteur de cauchemar qu’il porte, ou il est brûlé ; brûlez ensuite cette carte et tous les compteurs de cauchemar.
vtes-effect-take-control = Prenez le contrôle de { $whom }.
vtes-effect-remove = Retirez de la partie { $whom_many }.
vtes-effect-remove-chosen = Retirez-le de la partie.{ $pool ->
        [0] {""}
       *[other] {" "}Son contrôleur peut brûler { $pool } points de réserve pour annuler cette carte lorsqu’elle est jouée.
    }
vtes-effect-borrow = Redressez { $whom } et prenez-en le contrôle jusqu’à la fin du tour.
vtes-effect-stun = Étourdissez { $whom } : il s’incline et ne se redresse pas normalement durant sa prochaine phase de redressement.
vtes-effect-raise = { $whom } rejoint la région disponible de son contrôleur.
vtes-effect-to-torpor = { $whom } va en torpeur.
vtes-effect-to-torpor-opponent = Envoyez-le en torpeur.
vtes-effect-banish = { $whom } va dans la région incontrôlée de celui qui le contrôle de façon permanente. Toutes les cartes et tous les compteurs restent sur lui, mais les cartes sont hors du jeu tant que personne ne le contrôle.
vtes-effect-flip-coin = Tirez à pile ou face. Sur pile, { $effects }
vtes-effect-steal-equipment = Volez { $whom }.
    .on = Volez { $target }.
    .to = voler { $target }
vtes-effect-join-become-anarch = Choisissez { $whom } : il devient { $sect }.
vtes-effect-together = { $effects }
vtes-effect-pool-or-crypt = Gagnez 1 point de réserve, ou piochez une carte de votre crypte.
vtes-effect-reveal-top =
    { $paid ->
        [1] Révélez la première carte de votre { $crypt ->
            [1] crypte
           *[0] bibliothèque
        }. Si c’est { $which_a }, { $effects } Sinon, { $otherwise }
       *[0] Vous pouvez révéler la première carte de votre { $crypt ->
            [1] crypte
           *[0] bibliothèque
        }. Si c’est { $which_a }, { $effects } Sinon, { $otherwise }
    }
vtes-effect-remove-top =
    { $crypt ->
        [1] Révélez la première carte de votre crypte et retirez-la de la partie. Si c’est { $which_a }, { $effects }
       *[0] Révélez la première carte de votre bibliothèque et retirez-la de la partie. Si c’est { $which_a }, { $effects }
    }
vtes-effect-join-circle = Choisissez n’importe quel cercle : ce vampire en fait partie.
vtes-effect-take-title = { vtes-text-this } reçoit et dispute le titre de { $whom }.
    .to = recevoir, et disputer, le titre d’un prince
vtes-effect-move-to-other = Déplacez-le sur un autre vampire que vous contrôlez.
    .on = Déplacez { $target } sur un autre vampire que vous contrôlez.
vtes-effect-give-location = Le Mathusalem choisi prend le contrôle du lieu ; s’il s’agit d’un équipement, il va sur l’un de ses serviteurs.
vtes-effect-gain-self =
    { $amount ->
        [one] Ce vampire gagne { $amount } point de sang{ $per }.
       *[other] Ce vampire gagne { $amount } points de sang{ $per }.
    }
vtes-effect-gain =
    { $amount ->
        [one] { $whom } gagne { $amount } point de sang{ $per }.
       *[other] { $whom } gagne { $amount } points de sang{ $per }.
    }
vtes-effect-unlock-bearer = Redressez { vtes-text-bearer }.
    .to =
        { $payer ->
            [you] redresser { vtes-text-bearer }
           *[it] se redresser
        }
vtes-effect-restore =
    { $amount ->
        [one] { $whom } gagne { $amount } point de sang, ou { $amount } point de vie sans dépasser ce qu’il avait au départ.
       *[other] { $whom } gagne { $amount } points de sang, ou { $amount } points de vie sans dépasser ce qu’il avait au départ.
    }
vtes-effect-lose =
    { $amount ->
        [one] { $whom } brûle { $amount } point de sang{ $per }.
       *[other] { $whom } brûle { $amount } points de sang{ $per }.
    }
vtes-effect-lose-actor =
    { $amount ->
        [one] Le vampire qui agit brûle { $amount } point de sang.
       *[other] Le vampire qui agit brûle { $amount } points de sang.
    }
    .to =
        { $amount ->
            [one] lui faire brûler { $amount } point de sang
           *[other] lui faire brûler { $amount } points de sang
        }
vtes-effect-lose-chosen =
    { $amount ->
        [one] Ce vampire brûle { $amount } point de sang.
       *[other] Ce vampire brûle { $amount } points de sang.
    }
vtes-effect-lose-this =
    { $bearer ->
        [ally] { $amount ->
            [one] Brûlez { $amount } point de vie de cet allié.
           *[other] Brûlez { $amount } points de vie de cet allié.
        }
        [employer] { $amount ->
            [one] Brûlez { $amount } point de vie de ce compagnon.
           *[other] Brûlez { $amount } points de vie de ce compagnon.
        }
       *[other] Brûlez un compteur de cette carte.
    }
    .to =
        { $bearer ->
            [ally] { $payer ->
                [bearer] { $amount ->
                    [one] brûler { $amount } point de vie
                   *[other] brûler { $amount } points de vie
                }
               *[you] { $amount ->
                    [one] brûler { $amount } point de vie de cet allié
                   *[other] brûler { $amount } points de vie de cet allié
                }
            }
            [employer] { $amount ->
                [one] brûler { $amount } point de vie de ce compagnon
               *[other] brûler { $amount } points de vie de ce compagnon
            }
           *[other] brûler un compteur de cette carte
        }
vtes-effect-lose-blocker =
    { $amount ->
        [one] Le serviteur qui bloque brûle { $amount } point de sang ou de vie.
       *[other] Le serviteur qui bloque brûle { $amount } points de sang ou de vie.
    }
vtes-effect-lose-who-burns-blood =
    { $amount ->
        [one] Brûlez { $amount } point de sang de { $whom }.
       *[other] Brûlez { $amount } points de sang de { $whom }.
    }
vtes-effect-damage =
    { $aggravated ->
        [0] { $amount ->
            [one] { $whom } subit { $amount } point de dégâts environnementaux qui ne peut pas être prévenu.
           *[other] { $whom } subit { $amount } points de dégâts environnementaux qui ne peuvent pas être prévenus.
        }
       *[other] { $amount ->
            [one] { $whom } subit { $amount } point de dégâts aggravés environnementaux qui ne peut pas être prévenu.
           *[other] { $whom } subit { $amount } points de dégâts aggravés environnementaux qui ne peuvent pas être prévenus.
        }
    }
vtes-effect-feed =
    { $amount ->
        [one] { $whom } gagne { $amount } point de sang.
       *[other] { $whom } gagne { $amount } points de sang.
    }
vtes-effect-feed-chosen =
    { $amount ->
        [one] Il gagne { $amount } point de sang.
       *[other] Il gagne { $amount } points de sang.
    }
    .on =
        { $amount ->
            [one] { $target } gagne { $amount } point de sang.
           *[other] { $target } gagne { $amount } points de sang.
        }
vtes-effect-feed-bearer =
    { $amount ->
        [one] Il gagne { $amount } point de sang.
       *[other] Il gagne { $amount } points de sang.
    }
vtes-effect-give-to = { $who } prend le contrôle de { $whom }.
vtes-effect-votes =
    { $amount ->
        [one] { $whom } reçoit { $bonus } voix durant ce référendum.
       *[other] { $whom } reçoit { $bonus } voix durant ce référendum.
    }
vtes-effect-votes-against =
    { $amount ->
        [one] { $whom } reçoit { $bonus } voix contre ce référendum.
       *[other] { $whom } reçoit { $bonus } voix contre ce référendum.
    }
vtes-effect-abstain = { $whom } s’abstient, et ce qu’il a exprimé est annulé.
vtes-effect-abstain-chosen = Il s’abstient, et ce qu’il a exprimé est annulé.
vtes-effect-give-city = { $whom } devient { $title } de { $city }, un titre unique.
vtes-effect-become-vampire = Mettez cette carte en jeu comme vampire. Il doit chasser ce tour-ci.
vtes-effect-fetch-discipline = Vous pouvez chercher une carte de maître Discipline dans votre bibliothèque, votre main et votre tas de cendres et la mettre sur le nouveau vampire ; puis mélangez.
vtes-effect-reveal-crypt =
    { $amount ->
        [one] Révélez la première carte de votre crypte. Si c’est { $which_a }, piochez-la, et ajoutez-lui { $amount } point de sang si ce vampire est plus jeune. Sinon, remettez-la dans la crypte et mélangez.
       *[other] Révélez la première carte de votre crypte. Si c’est { $which_a }, piochez-la, et ajoutez-lui { $amount } points de sang si ce vampire est plus jeune. Sinon, remettez-la dans la crypte et mélangez.
    }
vtes-effect-employ-animal = Employez un compagnon animal de votre main sans tenir compte de ses prérequis, en payant son coût.
vtes-effect-or-burn = { $effects } Ce vampire peut brûler { $blood } points de sang pour y être immunisé.
    .above = et ce vampire peut brûler { $blood } points de sang pour être immunisé à ces dégâts
vtes-effect-put-on-locked = Mettez cette carte sur { $whom }, inclinée.
vtes-effect-inflict =
    { $amount ->
        [one] Infligez-lui { $amount } point de dégâts qui ne peut être prévenu.
       *[other] Infligez-lui { $amount } points de dégâts qui ne peuvent être prévenus.
    }
    .on =
        { $amount ->
            [one] Infligez { $amount } point de dégâts qui ne peut être prévenu à { $target }.
           *[other] Infligez { $amount } points de dégâts qui ne peuvent être prévenus à { $target }.
        }
vtes-effect-lose-life =
    { $amount ->
        [one] Il brûle { $amount } point de vie.
       *[other] Il brûle { $amount } points de vie.
    }
    .on =
        { $amount ->
            [one] Brûlez { $amount } point de vie sur { $target }.
           *[other] Brûlez { $amount } points de vie sur { $target }.
        }
vtes-effect-put-corruption = Mettez-lui un de vos compteurs de corruption.
    .on = Mettez un de vos compteurs de corruption sur { $target }.
    .to = mettre un de vos compteurs de corruption sur { $target }
vtes-effect-steal-corrupted = Si vous en avez autant sur ce serviteur que sa capacité ou son coût, vous pouvez les brûler pour en prendre le contrôle.
vtes-effect-cancel-referendum = Annulez le référendum. Si une carte d’action politique a été jouée pour l’appeler, renvoyez-la dans la main de son propriétaire.
vtes-effect-not-again = Les serviteurs du Mathusalem qui agit ne peuvent pas effectuer la même action politique à nouveau ce tour-ci.
vtes-effect-share-losses = Si le référendum passe et que son effet vous fait perdre des points de réserve, le contrôleur du vampire qui agit en perd autant.
vtes-effect-join = { $whom } devient { $sect }.
vtes-effect-put-on-to-teach = Choisissez une Discipline que ce vampire possède au niveau supérieur, et mettez cette carte sur l’autre.
    .on = Choisissez une Discipline que ce vampire possède au niveau supérieur, et mettez cette carte sur { $target }. Un vampire ne peut en porter qu’un exemplaire.
vtes-trait-teaches-second = { vtes-text-bearer } a un niveau de plus de la Discipline choisie.
vtes-effect-fight-actor = Il entre en combat avec le serviteur qui agit, lequel ne peut pas frapper durant le premier round.
vtes-effect-less-stealth = Le serviteur qui agit reçoit -{ $amount } en discrétion.
    .to = donner -{ $amount } en discrétion au serviteur qui agit
vtes-effect-into-library = Mélangez { $whom } dans la bibliothèque de son propriétaire.
    .to = mélanger { $whom } dans la bibliothèque de son propriétaire
vtes-effect-put-on-with = Mettez cette carte sur ce vampire, avec n’importe quel nombre de cartes de votre main requérant Protéisme face cachée dessus, hors du jeu.
vtes-effect-give-title = { $whom } devient { $title } de son clan.
vtes-effect-intercept = { $whom } reçoit { $bonus } en interception durant cette action.
vtes-effect-intercept-bearer = { $whom } reçoit { $bonus } en interception durant cette action.
    .to =
        { $bearer ->
            [vampire] donner { $bonus } en interception au vampire portant cette carte
           *[minion] donner { $bonus } en interception au serviteur portant cette carte
        }
vtes-effect-intercept-blocker = Ce serviteur reçoit { $bonus } en interception.
    .to = lui donner { $bonus } en interception
vtes-effect-redirect = Ce Mathusalem devient la cible de la morsure et peut tenter de bloquer.
    .on = Redirigez la morsure vers { $target }, qui peut tenter de bloquer.
vtes-effect-spoil-bleed = À la place, la morsure ne brûle aucun point de réserve et n’est pas réussie.
vtes-effect-cannot-block = Les { $whom_own_many } ne peuvent pas bloquer cette action.
vtes-effect-cannot-block-chosen = Il ne peut pas bloquer cette action.
    .on = Choisissez { $target } : il ne peut pas bloquer cette action.
vtes-effect-attempt-fails =
    { $pool ->
        [0] La tentative de blocage échoue, et ce serviteur ne peut plus bloquer cette action.
        [one] La tentative de blocage échoue, et ce serviteur ne peut plus bloquer cette action. Son contrôleur peut brûler { $pool } point de réserve pour annuler cette carte quand elle est jouée.
       *[other] La tentative de blocage échoue, et ce serviteur ne peut plus bloquer cette action. Son contrôleur peut brûler { $pool } points de réserve pour annuler cette carte quand elle est jouée.
    }
vtes-effect-end-action =
    { $for_good ->
        [0] L’action s’achève avant la résolution du blocage.
       *[other] L’action s’achève avant la résolution du blocage, et { vtes-text-this } ne peut plus l’entreprendre ce tour-ci.
    }
vtes-effect-gain-pool-you =
    { $amount ->
        [one] Gagnez { $amount } point de réserve{ $per }.
       *[other] Gagnez { $amount } points de réserve{ $per }.
    }
    .to =
        { $amount ->
            [one] gagner { $amount } point de réserve{ $per }
           *[other] gagner { $amount } points de réserve{ $per }
        }
vtes-effect-burn-pool-you =
    { $amount ->
        [one] Brûlez { $amount } point de réserve{ $per }.
       *[other] Brûlez { $amount } points de réserve{ $per }.
    }
    .she =
        { $amount ->
            [one] brûle { $amount } point de réserve{ $per }
           *[other] brûle { $amount } points de réserve{ $per }
        }
vtes-effect-gain-pool =
    { $amount ->
        [one] { $who } gagne { $amount } point de réserve{ $per }.
       *[other] { $who } gagne { $amount } points de réserve{ $per }.
    }
vtes-effect-burn-pool =
    { $amount ->
        [one] { $who } brûle { $amount } point de réserve{ $per }.
       *[other] { $who } brûle { $amount } points de réserve{ $per }.
    }
vtes-effect-pay-pool-you =
    { $amount ->
        [one] Brûlez { $amount } point de réserve{ $per }.
       *[other] Brûlez { $amount } points de réserve{ $per }.
    }
    .to =
        { $amount ->
            [one] brûler { $amount } point de réserve{ $per }
           *[other] brûler { $amount } points de réserve{ $per }
        }
vtes-effect-pay-pool =
    { $amount ->
        [one] { $who } brûle { $amount } point de réserve{ $per }.
       *[other] { $who } brûle { $amount } points de réserve{ $per }.
    }
vtes-effect-move-this-to-pool = Déplacez un compteur de cette carte vers votre réserve.
vtes-effect-move-this-to-chosen = Déplacez un compteur de cette carte sur lui, comme 1 point de sang.
vtes-effect-steal-pool =
    { $amount ->
        [one] Volez { $amount } point de réserve à ce Mathusalem.
       *[other] Volez { $amount } points de réserve à ce Mathusalem.
    }
    .on =
        { $amount ->
            [one] Volez { $amount } point de réserve à { $target }.
           *[other] Volez { $amount } points de réserve à { $target }.
        }
vtes-effect-move-chosen-to-self =
    { $amount ->
        [one] Volez-lui { $amount } point de sang ou de vie.
       *[other] Volez-lui { $amount } points de sang ou de vie.
    }
    .on =
        { $amount ->
            [one] Volez { $amount } point de sang ou de vie à { $target }.
           *[other] Volez { $amount } points de sang ou de vie à { $target }.
        }
vtes-effect-move-chosen-to-other = Déplacez { $amount } point de sang de ce vampire vers un autre Anarch disponible.
vtes-effect-move =
    { $amount ->
        [one] Déplacez { $amount } point de sang de { $source } vers { $to }.
       *[other] Déplacez { $amount } points de sang de { $source } vers { $to }.
    }
vtes-place-pool = votre réserve
vtes-place-bank = la banque
vtes-place-uncontrolled = cette carte
vtes-effect-put-in-play =
    { $counted ->
        [1] Mettez cette carte en jeu avec { $amount } compteur{ $per } ; brûlez-la s’il n’y en a aucun.
       *[0] { $amount ->
            [0] Mettez cette carte en jeu.
            [one] Mettez cette carte en jeu avec { $amount } compteur.
           *[other] Mettez cette carte en jeu avec { $amount } compteurs.
        }
    }
vtes-effect-put-on-second = Mettez cette carte sur un serviteur de votre proie.
vtes-effect-put-on = Mettez cette carte sur { $whom }.
vtes-effect-discard = Défaussez { $which_a }.
    .to = défausser { $which_a }
vtes-effect-discard-several = Défaussez { $amount } { $which_many }.
    .to = défausser { $amount } { $which_many }
vtes-effect-discard-requiring = Défaussez une carte qui requiert { $discipline }.
    .to = défausser une carte qui requiert { $discipline }
vtes-grant-unlock-in-discard = Il peut brûler 1 point de sang durant votre prochaine phase de défausse pour se redresser.
vtes-terms-card = Choisissez { $which_a }. { $also }
vtes-terms-card-only = Choisissez { $which_a }.
