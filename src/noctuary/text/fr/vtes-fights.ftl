# Ce que les cartes font en combat.

## Ce qui vaut pour un round ou un combat

vtes-lasts-wild = Durant ce combat, le vampire opposé reçoit +{ $amount } en force, mais ne peut ni manœuvrer pour aller à distance, ni poursuivre pour arrêter le combat, ni utiliser d’équipement.
vtes-lasts-terrified = Durant ce combat, le serviteur opposé ne peut ni manœuvrer pour aller au contact, ni poursuivre pour continuer le combat, ni utiliser d’équipement.
vtes-lasts-combat-cost =
    { $amount ->
        [one] Durant ce combat, les cartes de combat coûtent { $amount } point de sang de plus au vampire opposé.
       *[other] Durant ce combat, les cartes de combat coûtent { $amount } points de sang de plus au vampire opposé.
    }
vtes-lasts-harms-at-press =
    { $amount ->
        [one] Il subit { $amount } point de dégâts environnementaux imprévenable à l’étape de poursuite de chaque round.
       *[other] Il subit { $amount } points de dégâts environnementaux imprévenables à l’étape de poursuite de chaque round.
    }
vtes-lasts-hands-only = Ce round-ci, aucun des combattants ne peut utiliser une frappe qui n’est pas à mains nues.
vtes-lasts-first-point-only = À chaque round de ce combat, dès que des dégâts ont été infligés avec succès à { vtes-text-this }, tous les dégâts suivants sont prévenus, sauf les dégâts aggravés.
vtes-lasts-first-point-of-any = À chaque round de ce combat, dès que des dégâts ont été infligés avec succès à { vtes-text-this }, tous les dégâts suivants sont prévenus, aggravés ou non.
vtes-lasts-attempt-toll =
    { $amount ->
        [one] { $whom } doit brûler { $amount } point de sang pour tenter de bloquer cette action.
       *[other] { $whom } doit brûler { $amount } points de sang pour tenter de bloquer cette action.
    }
vtes-which-not-zombie = à l’exception des zombies
vtes-when-felled = si { vtes-text-this } est disponible et que le serviteur opposé ne l’est pas

## Ce qui est fait

vtes-effect-next-round-at = Si un autre round suit, il a lieu au contact : sautez son étape de manœuvre.
vtes-effect-press-by-itself = Cette carte brûle 1 de ses compteurs et fournit une poursuite pour continuer le combat ; l’un ou l’autre combattant peut poursuivre pour l’arrêter.
vtes-effect-cancel-way-fighting = Annulez une carte de visée, de frénésie ou de prise du serviteur opposé lorsqu’elle est jouée ; son coût n’est pas payé.
vtes-effect-cancel-way-restricting = Annulez une carte de combat du serviteur opposé lorsqu’elle est jouée, si elle devait restreindre le choix des frappes de { vtes-text-this } ce round-ci.
    .to = annuler une carte de combat du serviteur opposé lorsqu’elle est jouée, si elle devait restreindre le choix des frappes de { vtes-text-this } ce round-ci
vtes-effect-cancel-way-combat-auspex = Annulez une carte de combat qui requiert Auspex lorsqu’elle est jouée ; son coût n’est pas payé.
vtes-effect-cancel-way-reaction-auspex = Annulez une carte de réaction qui requiert Auspex lorsqu’elle est jouée ; son coût n’est pas payé.
vtes-effect-put-on-from-hand-weapon = { vtes-text-this } s’équipe d’une arme non unique de votre main, s’il remplit les conditions et paie le coût ; elle ne doit ni coûter 3 points de réserve ou plus, ni infliger par sa propre frappe des dégâts aggravés ou 4 points de dégâts ou plus.
vtes-ask-put-on-from-hand-weapon = { $source } : quelle arme ?
vtes-effect-put-on-from-hand-animal = { vtes-text-this } engage un compagnon animal de votre main, s’il remplit les conditions et paie le coût.
vtes-ask-put-on-from-hand-animal = { $source } : quel compagnon ?
vtes-text-strike-wears = Chaque point de dégâts infligé par cette frappe, prévenu ou non, brûle 1 compteur de cette carte ; brûlez cette carte si elle n’en a plus.
vtes-text-strike-with-weapon = frappe à mains nues ou avec une arme de mêlée, à +{ $amount } en dégâts
vtes-ask-hands-or-blade = { $source } : avec quoi frappe-t-il ? Le serviteur lui-même désigne ses mains nues.
vtes-effect-put-on-counted = Mettez cette carte sur { $whom } avec { $amount } compteurs.
vtes-text-becomes-weapon = Elle devient un équipement, une arme de mêlée.
vtes-text-deferred-6 = À ne pas remplacer avant la fin de l’action. Au lieu de remplacer cette carte, vous pouvez la reprendre de votre tas de cendres.
vtes-effect-bonus-strike-burn-weapon = 1 frappe additionnelle à toute portée : brûlez une arme sur le serviteur opposé.
vtes-ask-take-back-instead = Reprendre { $source } de votre tas de cendres au lieu de piocher une carte ?
vtes-why-bonus-strike = Il ne reste que la frappe additionnelle donnée par une carte.
vtes-effect-aim = Si des dégâts de cette frappe sont infligés avec succès au serviteur opposé, celui-ci en subit { $amount } points de plus et ne peut pas poursuivre ce round-ci. Son contrôleur peut défausser deux cartes de combat pour annuler cette carte lorsqu’elle est jouée.
vtes-at-aiming = lorsque le serviteur choisit sa frappe, une seule visée par frappe
vtes-why-aimed = Une visée est jouée par le serviteur qui choisit sa frappe, et une seule par frappe.
vtes-window-aiming = { $minion } a choisi sa frappe : visez-vous ?
vtes-pass-aiming = Passer : ne pas viser
vtes-stop-at-aiming = visée d’une frappe
vtes-effect-steal-item = Volez-le.
    .strike = volez { $target }
vtes-effect-steal-item-chosen = Volez-le.
    .strike = volez { $target }
vtes-effect-set-counters = { $whom } a de nouveau { $amount } compteurs.
vtes-effect-set-counters-this = Cette carte a de nouveau { $amount } compteurs.
vtes-effect-burn-pool-opponents =
    { $amount ->
        [one] Le contrôleur du serviteur opposé brûle { $amount } point de réserve.
       *[other] Le contrôleur du serviteur opposé brûle { $amount } points de réserve.
    }
vtes-effect-put-on-opponent = Mettez cette carte sur le serviteur opposé.
vtes-effect-lose-bearer =
    { $amount ->
        [one] { vtes-text-bearer } brûle { $amount } point de sang ou de vie.
       *[other] { vtes-text-bearer } brûle { $amount } points de sang ou de vie.
    }
vtes-grant-steal =
    { $amount ->
        [one] Ce round-ci, { vtes-text-this } peut frapper à toute portée : voler { $amount } point de sang ou de vie.
       *[other] Ce round-ci, { vtes-text-this } peut frapper à toute portée : voler { $amount } points de sang ou de vie.
    }

## Quand quelque chose arrive

vtes-trigger-played-in-combat = Chaque fois qu’une carte est jouée durant ce combat, { $effects }
vtes-trigger-press-step = À l’étape de poursuite de chaque round, { $effects }
vtes-trigger-combat-over = À la fin du combat, { $effects }
vtes-trigger-each-unlock-phase = Durant la phase de redressement de { $whom }, { $effects }

## Journal

vtes-log-steals-item = { $minion } vole { $other }.
