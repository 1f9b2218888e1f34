# Les cartes qui prennent le contrôle, désarment, engourdissent et rendent fou ; la Liste rouge et ses trophées.

## Conditions : elles suivent « Seulement utilisable … »

vtes-when-later-turn = pas durant le tour où cette carte est entrée en jeu
vtes-when-as-many-as-blood = si cette carte a au moins autant de compteurs que le vampire qui la porte a de points de sang
vtes-when-none-of-yours = si vous n’en contrôlez pas déjà un exemplaire
vtes-when-inflicted-more = si ce vampire a infligé plus de dégâts que le vampire opposé durant ce round
vtes-when-none-on-opponent = si le vampire opposé n’en porte pas déjà un exemplaire
vtes-when-bearer-unfed = si aucun terrain de chasse n’a nourri ce tour-ci le vampire portant cette carte

## Cibles

vtes-target-of-its-prey = un serviteur disponible de la proie de son contrôleur
vtes-target-corruptible = un vampire de votre proie qui n’a pas plus de points de sang que cette carte n’a de compteurs

## Traits et déclencheurs

vtes-trait-no-unlock = Le serviteur portant cette carte ne se redresse pas normalement.
vtes-trait-strength-less = Le vampire portant cette carte reçoit { $amount } en force, ou { $superior } si elle a été jouée au niveau supérieur.
vtes-trigger-wears-off = Brûlez cette carte durant la phase de redressement de celui qui contrôle ce serviteur.
vtes-trigger-counts-pride = Chaque fois que votre proie obtient l’Avantage sans l’avoir déjà, vous pouvez mettre un compteur sur cette carte.

## Effets

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
vtes-effect-put-on-opponent = Mettez cette carte sur le vampire opposé et envoyez-le en torpeur.
vtes-effect-put-unawarded = Mettez cette carte en jeu ; elle n’a aucun effet tant qu’un vampire ne l’a pas reçue pour avoir brûlé un serviteur de la Liste rouge.
vtes-effect-put-as-ally =
    { $life ->
        [one] Mettez cette carte en jeu ; elle devient un allié mortel unique avec { $life } point de vie, { $strength } en force et { $bleed } en morsure.
       *[other] Mettez cette carte en jeu ; elle devient un allié mortel unique avec { $life } points de vie, { $strength } en force et { $bleed } en morsure.
    }
vtes-effect-add-counter = Mettez un compteur sur cette carte.
vtes-effect-burn-counters = Brûlez tous les compteurs de cette carte.
vtes-effect-borrow-bearer = Redressez le vampire portant cette carte et prenez-en le contrôle jusqu’à la fin du tour.
vtes-effect-burn-this-for-pool =
    { $amount ->
        [one] Brûlez cette carte ; si elle a été jouée au niveau supérieur, votre proie brûle ensuite { $amount } point de réserve.
       *[other] Brûlez cette carte ; si elle a été jouée au niveau supérieur, votre proie brûle ensuite { $amount } points de réserve.
    }
vtes-effect-backlash =
    { $amount ->
        [one] Si cette carte a été jouée au niveau supérieur, ce serviteur subit { $amount } point de dégâts environnementaux qui ne peut pas être prévenu.
       *[other] Si cette carte a été jouée au niveau supérieur, ce serviteur subit { $amount } points de dégâts environnementaux qui ne peuvent pas être prévenus.
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
        [one] Le vampire portant cette carte gagne { $amount } point de sang.
       *[other] Le vampire portant cette carte gagne { $amount } points de sang.
    }
vtes-grant-numb = Au contact, après le combat, ce vampire brûle 1 point de sang, met cette carte sur le serviteur opposé et l’incline.
vtes-text-must-act = Durant chacune de ses phases de serviteur, à moins qu’il ne doive chasser, le serviteur portant cette carte doit d’abord faire ceci : { $text }
vtes-text-burnable-by-vampires =
    { $pool ->
        [0] Les vampires de n’importe quel Mathusalem peuvent brûler cette carte en action (D).
        [one] Les vampires de n’importe quel Mathusalem peuvent brûler cette carte en action (D) qui coûte { $pool } point de réserve.
       *[other] Les vampires de n’importe quel Mathusalem peuvent brûler cette carte en action (D) qui coûte { $pool } points de réserve.
    }

## Coups et questions

vtes-move-mark = Marquer { $card } (action de phase de maître)
vtes-move-hunt-down = { $card } traque { $other } (1 point de sang)
vtes-move-done-trophy = Ne prendre aucun trophée
vtes-ask-trophy = Quel trophée reçoit { $source }, s’il y a lieu ?
vtes-ask-move-trophy = Donner { $source } au vampire qui a brûlé un serviteur de la Liste rouge ?
vtes-ask-add-counter = Votre proie a obtenu l’Avantage. Mettez-vous un compteur sur { $source } ?
vtes-ask-burn-cards = { $source } : combien de cartes de votre main brûlez-vous au hasard ? Le reste se paie en points de réserve.

## La table

vtes-board-borrowed = emprunté

## Journal

vtes-log-borrows = { $who } prend le contrôle de { $minion } jusqu’à la fin du tour.
vtes-log-marks = { $who } marque { $minion }, qui est sur la Liste rouge.
vtes-log-trophy = { $other } reçoit un trophée : { $card }.
