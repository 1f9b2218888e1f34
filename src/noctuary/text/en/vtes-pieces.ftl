# The pieces that VTES cards are written with: which cards, how much, when, what is done.
# Where a piece has a wording of its own (`…-chosen`, `…-self`), that one is taken.

## Nouns

vtes-noun = { $adjectives } { $noun } { $near } { $whose } { $clauses }
    .a = a { $noun }
    .each = each { $noun }
    .up-to =
        { $amount ->
            [one] a { $one }
           *[other] up to { $amount } { $many }
        }
vtes-noun-or = { $one }, or { $other }
vtes-noun-linked = { $whose } { $clauses }
vtes-is = is { $noun }
vtes-noun-card = card
    .many = cards
vtes-noun-minion = minion
    .many = minions
vtes-noun-vampire = vampire
    .many = vampires
vtes-noun-ally = ally
    .many = allies
vtes-noun-retainer = retainer
    .many = retainers
vtes-noun-event = event
    .many = events
vtes-noun-equipment = equipment
    .many = equipment cards
    .a = an equipment
vtes-noun-location = location
    .many = locations
vtes-noun-animal = animal
    .many = animals
vtes-noun-master = master card
    .many = master cards
vtes-noun-minion-card = minion card
    .many = minion cards
vtes-noun-combat-card = combat card
    .many = combat cards
vtes-noun-prince = prince
    .many = princes
vtes-noun-justicar = justicar
    .many = justicars
vtes-noun-inner-circle = member of the Inner Circle
    .many = members of the Inner Circle
vtes-noun-baron = baron
    .many = barons
vtes-noun-political-action = political action card
    .many = political action cards
vtes-noun-camarilla = Camarilla vampire
    .many = Camarilla vampires
vtes-noun-sabbat = Sabbat vampire
    .many = Sabbat vampires
vtes-noun-anarch = Anarch
    .many = Anarchs
vtes-noun-priscus = priscus
    .many = prisci
vtes-noun-independent = Independent vampire
    .many = Independent vampires
vtes-noun-laibon = Laibon
    .many = Laibon

vtes-noun-weapon = weapon
    .many = weapons
vtes-noun-gun = gun
    .many = guns
vtes-noun-melee-weapon = melee weapon
    .many = melee weapons

## Which cards

vtes-which-this =
    { $bearer ->
        [self] this vampire
        [ally] this ally
        [employer] this retainer
       *[other] this card
    }
vtes-which-not-this = other than { vtes-which-this }
vtes-which-self = { vtes-text-this }
vtes-which-not-self = other than { vtes-text-this }
vtes-which-bearer = { vtes-text-bearer }
vtes-which-not-bearer = other than { vtes-text-bearer }
vtes-which-actor = the acting minion
vtes-which-blocker = the blocking minion
vtes-which-not-blocker = other than the blocking minion
vtes-which-attacker = the acting combatant
vtes-which-opponent =
    { $what ->
        [vampire] the opposing vampire
       *[minion] the opposing minion
    }
vtes-which-chosen = it
vtes-which-not-chosen = other than that one
vtes-which-second = the other chosen one
vtes-which-ready = ready
vtes-which-not-locked = unlocked
vtes-which-locked = locked
vtes-which-titled = titled
vtes-which-non-anarch-title = with a title that is not Anarch
    .stands = near
vtes-which-not-non-anarch-title = without a title, or with an Anarch one
    .stands = near
vtes-which-not-priscus = non-priscus
vtes-which-not-prince = non-prince
vtes-which-staked = that was chosen
vtes-which-allotted = that was allocated a point
vtes-which-unique = unique
vtes-which-younger = younger
vtes-which-not-clan = non-{ $clan }
vtes-which-oldest = oldest
vtes-which-hostage = with hostage counters
    .stands = near
vtes-which-not-hostage = without hostage counters
    .stands = near
vtes-which-at-least-blood = with { $amount } or more blood
    .stands = near
vtes-which-older = older
vtes-which-camarilla = Camarilla
vtes-which-sabbat = Sabbat
vtes-which-anarch = Anarch
vtes-which-independent = Independent
vtes-which-laibon = Laibon
vtes-which-in-torpor = in torpor
    .stands = near
vtes-which-with-blood = that has blood
    .is = has blood
vtes-which-not-with-blood = without blood
    .stands = near
vtes-which-with-counters = with counters
    .stands = near
vtes-which-not-fed = that no hunting ground has fed this turn
vtes-which-not-has-bled = that has not bled successfully this turn
vtes-which-voter = that has cast votes or ballots in this referendum
vtes-which-threatened = on whom a strike attempts to inflict aggravated damage
vtes-which-of-chosen-clan = of that clan
    .stands = near
vtes-which-not-derivative = that is not derivative
vtes-which-not-electronic = that is not electronic
vtes-which-not-vehicle = that is no vehicle
vtes-which-not-weapon-gun-melee-weapon = that is no weapon
vtes-which-not-out-of-turn = that is not out-of-turn
vtes-which-of-path = that follows the { $path }
vtes-which-capacity =
    { $most ->
        [0] of capacity { $least } or more
       *[other] { $least ->
            [0] of capacity { $most } or less
           *[other] of capacity { $least } to { $most }
        }
    }
    .stands = near
vtes-which-with-discipline = with { $discipline }
    .is = has { $discipline }
    .stands = near
vtes-which-with-superior = with superior { $discipline }
    .is = has superior { $discipline }
    .stands = near
vtes-which-requiring = requiring { $discipline }
    .stands = near
vtes-which-requiring-sect = requiring { $which_a }
vtes-which-has-played = that has played a card with { $discipline } in this action
vtes-which-not-with-superior = without superior { $discipline }
    .stands = near
vtes-which-corrupted =
    { $amount ->
        [one] with any of your corruption counters
       *[other] with { $amount } of your corruption counters
    }
    .stands = near
vtes-which-requiring-clan = requiring a { $clan }
    .stands = near
vtes-which-at-most-all-this = with no more blood than this card has counters
vtes-which-at-most = with no more blood than { $amount }
    .is =
        { $bearer ->
            [ally] has { $amount } life or less
           *[other] has { $amount } blood or less
        }
vtes-which-on = on { $host_a }
    .stands = near
vtes-which-bearing = with { $which_a }
    .stands = near
vtes-which-not-bearing = with no { $which_bare }
    .stands = near
vtes-which-not-weapon-vehicle-electronic = other than weapons, vehicles and electronics
vtes-which-with-copy = with a copy of this card
    .stands = near
vtes-which-not-with-copy = without a copy of this card
    .stands = near
vtes-which-not-copy = that is no copy of this card
vtes-which-new = that came into play this turn
vtes-which-not-new = that came into play before this turn
vtes-which-entered-since-minions = that has come into play since your last minion phase
vtes-which-not-entered-since-minions = that was in play in your last minion phase
vtes-which-not-anarch = that is not Anarch
    .is = is not Anarch
vtes-which-other = the other one
vtes-which-entered-since = that has come into play since your last turn
vtes-which-not-entered-since = that has been in play since before your last turn
vtes-which-diablerist = that has committed diablerie since your last turn
vtes-which-not-diablerist = that has committed no diablerie since your last turn
vtes-which-at-superior = that was played at superior
vtes-which-not-at-superior = that was not played at superior
vtes-which-fed = that a hunting ground has fed this turn
vtes-which-has-bled = that has bled successfully this turn
vtes-which-not-voter = that has cast neither votes nor ballots in this referendum
vtes-which-not-of-chosen-clan = of another clan
vtes-which-not-ready = that is not ready
vtes-which-not-titled = non-titled
vtes-which-not-unique = that is not unique
vtes-which-not-in-torpor = that is not in torpor
vtes-which-not-with-counters = without counters
vtes-which-copy = that is another copy of this card
vtes-which-of-you =
    { $person ->
        [she] she controls
       *[you] you control
    }
vtes-which-not-of-you = of another Methuselah
    .many = of other Methuselahs
vtes-which-of-prey =
    { $person ->
        [it] of its controller’s prey
       *[you] of your prey
    }
vtes-which-of-predator = of your predator
vtes-which-of-neighbours = of your prey or your predator
vtes-which-of-active = of the Methuselah whose phase it is
vtes-which-of-target = of the target of the action

## Which Methuselahs

vtes-who-you = you
vtes-who-prey = your prey
vtes-who-predator = your predator
vtes-who-predators-predator = your predator’s predator
vtes-who-voted-against = each Methuselah who has cast votes or ballots against the referendum
vtes-who-neighbours = your prey and your predator
vtes-who-everybody = each Methuselah
vtes-who-active = the Methuselah whose phase it is
vtes-who-target = the target of the action
vtes-who-another = another Methuselah
vtes-who-others = each other Methuselah
vtes-who-concerned = that minion’s controller
vtes-who-controllers = its controller
vtes-who-bearers = its controller
vtes-who-of-chosen = its controller
vtes-who-opponents = the controller of the opposing minion
vtes-who-chosen = each chosen Methuselah

## How much

vtes-for-each = for each { $which_bare }
vtes-if-any =
    { $person ->
        [she] if she controls { $which_own_a }
       *[you] if you control { $which_own_a }
    }
vtes-plus-if =
    { $person ->
        [she] plus { $more } more if she controls { $which_own_a }
       *[you] plus { $more } more if you control { $which_own_a }
    }
vtes-for-each-counter = for each counter on { $which }
    .noun = the counters on { $which }
vtes-for-each-x = X
vtes-for-each-mended = for each blood that the opposing vampire has lost to damage in that round
vtes-for-each-capacity = for each point of its capacity
vtes-for-each-victory-point = for each victory point she has
vtes-for-each-your-pool = for each pool you have
vtes-for-each-allocated = for each point she was allocated
vtes-for-each-margin = for each vote by which the referendum passed
vtes-amount-from-to =
    { $least ->
        [1] up to { $most }
       *[other] { $least } to { $most }
    }

## When

vtes-when-acts = if { $which_a } is acting
vtes-when-blocks = if { $which_a } attempts to block
vtes-when-acts-actor-vampire-with-blood =
    .unsaid = it pays
vtes-when-is = if { $who } { $which_is }
vtes-when-is-this-not-with-blood = if this card has no counters left
vtes-when-is-self-with-blood =
    .unsaid = it pays
vtes-when-is-self-not-locked = if { vtes-text-this } is unlocked
vtes-when-exists =
    { $which_whose ->
        [you] { $person ->
            [she] if she controls { $which_own_a }
           *[you] if you control { $which_own_a }
        }
        [target] if the target of the action controls { $which_own_a }
       *[other] if there is { $which_a }
    }
vtes-when-exists-minion-of-prey =
    .unsaid = it lies on one
vtes-when-unless =
    { $which_whose ->
        [you] { $person ->
            [she] if she controls no { $which_own }
           *[you] if you control no { $which_own }
        }
        [target] if the target of the action controls no { $which_own }
       *[other] if there is no { $which_bare }
    }
vtes-when-at-least = if this card has { $other } counters or more
vtes-when-at-least-not = if this card has fewer than { $other } counters
vtes-when-more-than = if { $one } are more than { $other }
vtes-when-bleed-not = except in bleeds
    .limit = Not usable during a bleed.
vtes-when-none-played =
    .limit = This card cannot be played in the same action as { $which_bare }.
vtes-when-equips = in actions to equip with { $which_a }
vtes-when-has-equipped = after { $who_a } has successfully equipped with { $which_a } from your hand
vtes-when-any-actor-titled-or-politics = a titled vampire or a political action
vtes-when-any = { $one } or { $other }
vtes-when-no-reaction = if no reaction card was played during it
vtes-when-has-hunted = after { $which_a } has hunted successfully
vtes-when-controllers-phase = during the unlock phase of this card’s controller
vtes-when-chosen-is-yours = if you control the chosen vampire
vtes-when-has-blocked-since-not = if it has not blocked the action since
vtes-when-holds-nothing = if no card lies face down on this one
vtes-when-targets-bearer = if { vtes-text-bearer } is ready and the target of a directed action
vtes-when-by-this = in that action
vtes-when-bleeding-you-for = if a minion is bleeding you for { $amount } or more
vtes-when-against-chosen = against the same Methuselah
vtes-when-against-prey = against your prey
vtes-when-with-blocker = in the combat with the blocking minion
vtes-when-after-anarchs-block = after a combat between the acting minion and an Anarch that has blocked it
vtes-when-not-dodged = if it was not dodged
vtes-when-undirected = as an undirected action is announced
vtes-when-directed = during directed actions
vtes-when-bleeds = while { vtes-text-bearer } is bleeding
vtes-when-fights = in combat with { $which_a }
vtes-when-fights-titled = in combat with titled vampires
vtes-when-pool-at-most = while you have { $amount } pool or less
vtes-when-performed = after { $which_a } performs a successful action
vtes-when-performed-requiring = after { $which_a } performs a successful action that requires a { $clan }

## What is chosen

vtes-target-one = { $which_a }
vtes-target-others = another Methuselah
vtes-target-in-ash-prey = a library card in your prey’s ash heap
vtes-target-uncontrolled = { $which_a } in your uncontrolled region
vtes-target-uncontrolled-card = a vampire in your uncontrolled region

## What holds while a card is in play

vtes-gives-bleed = { $whom } gets { $bonus } bleed{ $per }{ $when }.
vtes-gives-bleed-this = { $bonus } bleed{ $per }.
vtes-gives-strength-bearer = { vtes-text-bearer } gets { $bonus } strength.
    .superior = but { vtes-text-bearer } gets { $superior } strength
vtes-gives-strength-this-this-at-superior =
    .superior = and { $bonus } strength
vtes-gives-strength = { $whom } gets { $bonus } strength{ $per }{ $when }.
vtes-gives-first-strike = Strikes of { $whom } are first strikes{ $when }.
vtes-gives-first-strike-this = This ally strikes with first strike.
vtes-gives-stealth = { $whom } gets { $bonus } stealth{ $per }{ $when }.
vtes-gives-maneuvers =
    { $amount ->
        [one] { $whom } has { $amount } optional maneuver each combat{ $when }.
       *[other] { $whom } has { $amount } optional maneuvers each combat{ $when }.
    }
vtes-gives-stealth-bearer-bleed = { vtes-text-bearer } gets { $bonus } stealth when bleeding.
vtes-gives-stealth-this-undirected = This vampire gets { $bonus } stealth during undirected actions.
vtes-gives-intercept = { $whom } gets { $bonus } intercept{ $per }{ $when }.
vtes-gives-intercept-anarch = Anarchs get { $bonus } intercept in this action.
vtes-gives-intercept-against-bearer = Allies and younger vampires get { $bonus } intercept against { vtes-text-bearer }.
vtes-gives-intercept-this-actor-titled = This vampire gets { $bonus } intercept against titled vampires.
vtes-gives-intercept-ally-actor-vampire = Allies get { $bonus } intercept against vampires.
vtes-gives-intercept-this-actor-vampire = { vtes-which-this } gets { $bonus } intercept against vampires.
vtes-gives-votes =
    { $amount ->
        [one] { $whom } gets { $bonus } vote{ $per }{ $when }.
       *[other] { $whom } gets { $bonus } votes{ $per }{ $when }.
    }
vtes-gives-votes-against = { $whom } gets { $bonus } votes when casting votes against a referendum{ $when }.
vtes-gives-votes-against-this-blood-hunt = This vampire gets { $bonus } votes when casting votes against blood hunt referendums.
vtes-gives-ballots = { $whom } gets { $bonus } ballot{ $per }{ $when }.
vtes-gives-edge-votes = Burning the Edge is worth { $amount } additional vote in this referendum.
vtes-gives-attempt-toll = { $whom } must burn { $amount } blood or life to attempt to block this vampire.
vtes-gives-rescue-cost = Rescuing a vampire from torpor costs { $whom } { $bonus } blood.
vtes-gives-hand-size-you =
    { $amount ->
        [one] Your hand size is larger by { $amount } card{ $per }.
       *[other] Your hand size is larger by { $amount } cards{ $per }.
    }
vtes-gives-hand-size-everybody = The hand size of each Methuselah is larger by { $amount } cards{ $per }.
vtes-gives-hand-size-opponents-this-at-superior =
    .superior = and while { vtes-text-bearer } is in combat, the hand size of the opposing minion’s controller is smaller by 1 card
vtes-gives-hand-size = The hand size of { $whom } changes by { $bonus }{ $per }{ $when }.
vtes-gives-transfers = The transfers of { $whom } change by { $bonus }{ $per }{ $when }.
vtes-gives-master-base = { $whom } has two master phase actions instead of one{ $when }.
vtes-gives-master-actions = The master phase actions of { $whom } change by { $bonus }{ $when }.
vtes-gives-discard-actions = The discard phase actions of { $whom } change by { $bonus }{ $when }.
vtes-gives-votes-in-referendum = During that referendum, { $whom } has 1 vote less.
vtes-gives-votes-as-gangrel = While { vtes-text-bearer } is a Gangrel or Gangrel antitribu, it gets +1 vote in referendums it calls.
vtes-gives-bleed-at-you = While this card is unlocked, { $whom_many } get { $bonus } bleed against you.
vtes-cannot-block = { $whom } cannot block{ $when }.
vtes-cannot-block-this = { $whom_many } cannot block this action.
vtes-cannot-play = { $whom } cannot play cards named { $which_bare }{ $when }.
vtes-cannot-be-targeted = { $whom } cannot be the target of actions of other Methuselahs{ $when }.
vtes-cannot-hunt = { $whom } does not hunt as normal{ $when }.
vtes-cannot-unlock = { $whom } does not unlock as normal{ $when }.
vtes-cannot-hide-hand = { $whom } plays with an open hand{ $when }.
vtes-cannot-hide-hand-opponents = While { vtes-text-bearer } is in combat, the controller of the opposing minion plays with an open hand.
vtes-cannot-be-blocked = Actions of { $whom } cannot be blocked{ $when }.
vtes-cannot-be-blocked-chosen-not-bleed = Actions of the chosen vampire, except bleeds, cannot be blocked.
vtes-cannot-unlock-second = The other chosen vampire does not unlock as normal.
vtes-cannot-end-combat = { $whom } cannot use a strike that ends combat{ $when }.
vtes-cannot-end-first-combat = In the first round of the first combat of each turn between an acting vampire and one that blocked it, neither of them can use a strike that ends combat.
vtes-cannot-strike-or-maneuver = In the first round of a combat with this ally, a vampire that has played a card with Auspex in this action can neither strike nor maneuver.
vtes-cannot-be-bruised = { $whom } is immune to damage that is not aggravated{ $when }.
vtes-cannot-act = { $whom } cannot act{ $when }.
vtes-cannot-equip = { $whom } cannot have or use equipment{ $when }.
vtes-cannot-end-combat-opponent = Minions in combat with { vtes-text-bearer } cannot use a strike that ends combat.
vtes-holds-for-bearer = You can look at the cards on this one at any time, and { vtes-text-bearer } can play them as if from your hand.
vtes-holds-one-for-good = You can look at the card on this one at any time and play it as if from your hand. When it is burned, it is removed from the game instead.
vtes-holds-draws = While { vtes-text-bearer } is ready, whenever you would draw a card from your library, you can draw one of the cards on this one instead.
vtes-lends-sect = { $whom } counts as { $sect }{ $when }.
vtes-lends-clan = { $whom } counts as one of another clan{ $when }.
vtes-trait-plays-as = This vampire can play cards that require a { $clan } as if it were a { $clan }.
vtes-lends-title = { $whom } has the title of { $title }{ $when }.
vtes-trait-pays-for-equipment = { $whom_many } can use counters on this card to pay, in part or in whole, for the equipment they equip with.
vtes-costs-pool-you =
    { $less ->
        [1] { $named ->
            [1] Cards named { $which_bare } cost you { $amount } pool less.
           *[0] { $which_many } cost you { $amount } pool less.
        }
       *[0] { $named ->
            [1] Cards named { $which_bare } cost you { $amount } pool more.
           *[0] { $which_many } cost you { $amount } pool more.
        }
    }
vtes-costs-pool =
    { $less ->
        [1] { $which_many } cost { $whom } { $amount } pool less.
       *[0] { $which_many } cost { $whom } { $amount } pool more.
    }
vtes-costs-pool-many =
    { $less ->
        [1] { $which_many } cost { $whom_many } { $amount } pool less.
       *[0] { $which_many } cost { $whom_many } { $amount } pool more.
    }
vtes-costs-blood =
    { $less ->
        [1] { $which_many } cost { $whom } { $amount } blood less.
       *[0] { $which_many } cost { $whom } { $amount } blood more.
    }
vtes-costs-blood-many =
    { $less ->
        [1] { $which_many } cost { $whom_many } { $amount } blood less{ $when }.
       *[0] { $which_many } cost { $whom_many } { $amount } blood more{ $when }.
    }
vtes-costs-either =
    { $less ->
        [1] { $which_many } cost { $whom } { $amount } blood or pool less.
       *[0] { $which_many } cost { $whom } { $amount } blood or pool more.
    }
vtes-costs-either-many =
    { $less ->
        [1] { $which_many } cost { $whom_many } { $amount } blood or pool less.
       *[0] { $which_many } cost { $whom_many } { $amount } blood or pool more.
    }
vtes-costs-pool-to =
    { $less ->
        [1] { $which_many } that target { $to } cost { $amount } pool less.
       *[0] { $which_many } that target { $to } cost { $amount } pool more.
    }
vtes-trait-goes-back = If { vtes-which-this } is burned, shuffle it into its owner’s library.
vtes-costs-redirections = Minion cards that change the target of a bleed cost { $amount } more blood or life.
vtes-trait-plays-as-vampire = { vtes-which-this } can play cards that require { $one } or { $other } as a vampire that is { $sect }.

## What is done

vtes-effect-if = { $if }, { $effects }
vtes-while-intercept = +{ $amount } more intercept { $if }.
vtes-effect-if-superior-pool =
    .superior = and your prey burns 1 pool after you burn this card
vtes-effect-if-third-copy = If you control three copies of this card, remove all copies in play from the game, whoever controls them, and gain 3 pool. Then choose up to 13 library cards in your ash heap: put one of them in your hand, shown to everybody, and shuffle the others into your library.
vtes-effect-if-third-copy-too =
    .unsaid = said with the first of them
vtes-effect-may = you can { $effects }
vtes-after-resolution = After the action, { $effects }
vtes-after-before-resolution = Before the action is resolved, { $effects }
vtes-after-blocked = If the action is blocked, { $effects }
vtes-after-blocks = If { vtes-text-this } blocks, { $effects }
vtes-after-unless-blocked = Before the action is resolved, if { vtes-text-this } has not blocked it, { $effects }
vtes-after-still-unless-blocked = After the action, if { vtes-text-this } has not blocked it, { $effects }
vtes-after-still-unless-blocked-pursues = After the action, if { vtes-text-this } has not blocked it, lock { vtes-text-this } and put this card on it. A vampire can have only one copy of this card.
vtes-after-tallied = Once the votes are tallied, { $effects }
vtes-after-turn = At the end of the turn, { $effects }
vtes-after-attempt-failed = After a minion has attempted to block and failed, { $effects }
vtes-after-combat-locked-to-torpor = The combat ends; then, unless it goes on or another begins, that vampire locks and goes to torpor.
vtes-after-resolved = After the action is resolved, { $effects }
vtes-after-resolved-unlocks-nosferatu = After the action is resolved, if it was successful and the acting minion is still a Nosferatu, unlock that minion.
vtes-after-resolved-unless-blocks = If that minion does not block the action, burn 1 pool after the action is resolved.
vtes-after-combat = After the combat, { $effects }
vtes-after-discard-phase = In the next discard phase, { $effects }
vtes-trigger-edge-gained = Each time { $whom } gets the Edge and did not have it, { $effects }
vtes-trigger-blocks = When { $whom } blocks{ $when }, before the block is resolved, { $effects }
vtes-trigger-unlock-phase = In the unlock phase of { $whom }, { $effects }
vtes-trigger-card-played = After any Methuselah plays { $whom_a }, { $effects }
vtes-trigger-ready-lost = After a ready minion is burned or goes to torpor, { $effects }
vtes-trigger-control-changed = When the controller of { $whom } changes, { $effects }
vtes-trigger-pays-as-it-leaves = If { vtes-text-bearer } is about to leave the ready region, you can burn this card to gain { $amount } pool.
vtes-trigger-to-torpor = After { $whom } goes to torpor, { $effects }
vtes-trigger-feeds-flames = After a minion in combat with an Anarch is burned or goes to torpor, whoever controls the Anarch can add 1 blood to a vampire in her uncontrolled region.
vtes-trigger-came = After { $whom_a } comes into play, { $effects }
vtes-trigger-changed-sect = After a vampire you control becomes { $whom_own_a }, { $effects }
vtes-trigger-ready-lost-of = After a ready minion of { $whom } is burned or goes to torpor, { $effects }
vtes-trigger-blocked = If { $whom } is blocked, before block resolution, { $effects }
vtes-trigger-announced = As a minion announces an action directed at { $whom }, { $effects }
vtes-trigger-referendum-failed = If the referendum of a political action that { $whom } calls is cancelled or fails, { $effects }
vtes-trigger-entered = As { $whom } enters play, { $effects }
vtes-trigger-entered-influence = As { $whom } enters play during your influence phase, { $effects }
vtes-trigger-round-ends = At the end of each round of its combats, { $effects }
vtes-trigger-bleed-succeeds-bearer = The next time { $whom } is about to bleed the same Methuselah successfully, { $effects }
vtes-trigger-bleed-succeeds = Each time { $whom } is about to bleed successfully, { $effects }
vtes-effect-lock =
    { $may ->
        [0] Lock { $whom }.
       *[other] You can lock { $whom }.
    }
vtes-effect-lock-self = Lock { vtes-text-this }.
    .omitted = but do not lock { vtes-text-this }
vtes-effect-lock-second = Choose another such vampire and lock it.
vtes-effect-they-lock = { $who } locks { $which_a } they control.
vtes-effect-turned-combat = That vampire counts as the acting minion in that combat.
vtes-effect-unlock =
    { $may ->
        [0] Unlock { $whom }.
       *[other] You can unlock { $whom }.
    }
vtes-effect-unlock-actor = Unlock the acting minion.
vtes-effect-burn =
    { $may ->
        [0] Burn { $whom }.
       *[other] You can burn { $whom }.
    }
vtes-effect-burn-sacrifice = Burn an ally or a retainer you control, this one if there is no other.
vtes-effect-burn-at-random = Burn { $whom_a }, chosen at random.
vtes-effect-choose = Its new controller chooses { $whom }.
vtes-effect-choose-rack = Its new controller chooses a ready vampire of theirs.
vtes-effect-end-combat = The combat ends.
    .to = end the combat
vtes-effect-from-ash-to-this = Put it face down on this card.
vtes-effect-hunt-from = It steals { $amount } blood from the chosen one.
    .to = hunt by stealing { $amount } blood from another one of them
vtes-effect-move-nightmare = Move a nightmare counter from this card to it.
vtes-effect-awaken = { $whom } burns 1 blood for each nightmare counter on it, or is burned; then burn this card and all nightmare counters.
vtes-effect-take-control = Take control of { $whom }.
vtes-effect-remove = Remove { $whom_many } from the game.
vtes-effect-remove-chosen = Remove it from the game.{ $pool ->
        [0] {""}
       *[other] {" "}Its controller can burn { $pool } pool to cancel this card as it is played.
    }
vtes-effect-borrow = Unlock { $whom } and take control of it until the end of the turn.
vtes-effect-stun = Stun { $whom }: it locks, and does not unlock as normal in its next unlock phase.
vtes-effect-raise = { $whom } moves to its controller’s ready region.
vtes-effect-to-torpor = { $whom } goes to torpor.
vtes-effect-to-torpor-opponent = Send it to torpor.
vtes-effect-banish = { $whom } goes to the uncontrolled region of whoever controls it permanently. All cards and counters on it stay there, but the cards are out of play as long as nobody controls it.
vtes-effect-flip-coin = Flip a coin. If it is tails, { $effects }
vtes-effect-steal-equipment = Steal { $whom }.
    .on = Steal { $target }.
    .to = steal { $target }
vtes-effect-join-become-anarch = Choose { $whom }: it becomes { $sect }.
vtes-effect-together = { $effects }
vtes-effect-pool-or-crypt = Gain 1 pool, or draw a card from your crypt.
vtes-effect-reveal-top =
    { $paid ->
        [1] Reveal the top card of your { $crypt ->
            [1] crypt
           *[0] library
        }. If it is { $which_a }, { $effects } Otherwise, { $otherwise }
       *[0] You can reveal the top card of your { $crypt ->
            [1] crypt
           *[0] library
        }. If it is { $which_a }, { $effects } Otherwise, { $otherwise }
    }
vtes-effect-remove-top =
    { $crypt ->
        [1] Reveal the top card of your crypt and remove it from the game. If it is { $which_a }, { $effects }
       *[0] Reveal the top card of your library and remove it from the game. If it is { $which_a }, { $effects }
    }
vtes-effect-join-circle = Choose any circle: this vampire belongs to it.
vtes-effect-take-title = { vtes-text-this } receives and contests the title of { $whom }.
    .to = receive, and contest, the title of a prince
vtes-effect-move-to-other = Move it to another vampire you control.
    .on = Move { $target } to another vampire you control.
vtes-effect-give-location = The chosen Methuselah takes control of the location; one that is equipment goes on a minion of hers.
vtes-effect-gain-self = This vampire gains { $amount } blood{ $per }.
vtes-effect-gain = { $whom } gains { $amount } blood{ $per }.
vtes-effect-unlock-bearer = Unlock { vtes-text-bearer }.
    .to =
        { $payer ->
            [you] unlock { vtes-text-bearer }
           *[it] unlock
        }
vtes-effect-restore = { $whom } gains { $amount } blood, or { $amount } life up to what it started with.
vtes-effect-lose = { $whom } burns { $amount } blood{ $per }.
vtes-effect-lose-actor = The acting vampire burns { $amount } blood.
    .to = have it burn { $amount } blood
vtes-effect-lose-chosen = That vampire burns { $amount } blood.
vtes-effect-lose-this =
    { $bearer ->
        [ally] Burn { $amount } life from this ally.
        [employer] Burn { $amount } life from this retainer.
       *[other] Burn a counter from this card.
    }
    .to =
        { $bearer ->
            [ally] { $payer ->
                [bearer] burn { $amount } life
               *[you] burn { $amount } life from this ally
            }
            [employer] burn { $amount } life from this retainer
           *[other] burn a counter from this card
        }
vtes-effect-lose-blocker = The blocking minion burns { $amount } blood or life.
vtes-effect-lose-who-burns-blood = Burn { $amount } blood of { $whom }.
vtes-effect-damage =
    { $aggravated ->
        [0] { $whom } takes { $amount } environmental damage that cannot be prevented.
       *[other] { $whom } takes { $amount } aggravated environmental damage that cannot be prevented.
    }
vtes-effect-feed = { $whom } gains { $amount } blood.
vtes-effect-feed-chosen = It gains { $amount } blood.
    .on = { $target } gains { $amount } blood.
vtes-effect-feed-bearer = It gains { $amount } blood.
vtes-effect-give-to = { $who } takes control of { $whom }.
vtes-effect-votes =
    { $amount ->
        [one] { $whom } gets { $bonus } vote in this referendum.
       *[other] { $whom } gets { $bonus } votes in this referendum.
    }
vtes-effect-votes-against =
    { $amount ->
        [one] { $whom } gets { $bonus } vote against this referendum.
       *[other] { $whom } gets { $bonus } votes against this referendum.
    }
vtes-effect-abstain = { $whom } abstains, and what it has cast is cancelled.
vtes-effect-abstain-chosen = It abstains, and what it has cast is cancelled.
vtes-effect-give-city = { $whom } becomes { $title } of { $city }, a unique title.
vtes-effect-become-vampire = Put this card in play as a vampire. It must hunt this turn.
vtes-effect-fetch-discipline = You can search your library, hand and ash heap for a Discipline master card and put it on the new vampire; then shuffle.
vtes-effect-reveal-crypt =
    Reveal the top card of your crypt. If it is { $which_a }, draw it, and add { $amount } blood to it if it is younger. Otherwise, shuffle it back.
vtes-effect-employ-animal = Employ an animal retainer from your hand, whatever it requires, paying its cost.
vtes-effect-or-burn = { $effects } This vampire can burn { $blood } blood to be immune to it.
    .above = and this vampire can burn { $blood } blood to be immune to that damage
vtes-effect-put-on-locked = Put this card on { $whom }, locked.
vtes-effect-inflict = Inflict { $amount } damage that cannot be prevented on it.
    .on = Inflict { $amount } damage that cannot be prevented on { $target }.
vtes-effect-lose-life = It burns { $amount } life.
    .on = Burn { $amount } life from { $target }.
vtes-effect-put-corruption = Put one of your corruption counters on it.
    .on = Put one of your corruption counters on { $target }.
    .to = put one of your corruption counters on { $target }
vtes-effect-steal-corrupted = If you have as many of them on it as its capacity or cost, you can burn those to take control of it.
vtes-effect-cancel-referendum = Cancel the referendum. If a political action card was played to call it, return that card to its owner’s hand.
vtes-effect-not-again = Minions of the acting Methuselah cannot perform the same political action again this turn.
vtes-effect-share-losses = If the referendum passes and its effect makes you lose pool, whoever controls the acting vampire loses as much.
vtes-effect-join = { $whom } becomes { $sect }.
vtes-effect-put-on-to-teach = Choose a Discipline that this vampire has at superior, and put this card on it.
    .on = Choose a Discipline that this vampire has at superior, and put this card on { $target }. A vampire can have only one copy of it.
vtes-trait-teaches-second = { vtes-text-bearer } has one more level of the chosen Discipline.
vtes-effect-fight-actor = It enters combat with the acting minion, which cannot strike in the first round.
vtes-effect-less-stealth = The acting minion gets -{ $amount } stealth.
    .to = give the acting minion -{ $amount } stealth
vtes-effect-into-library = Shuffle { $whom } into its owner’s library.
    .to = shuffle { $whom } into its owner’s library
vtes-effect-put-on-with = Put this card on this vampire, with any number of cards that require Protean from your hand face down on it, out of play.
vtes-effect-give-title = { $whom } becomes { $title } of its clan.
vtes-effect-intercept = { $whom } gets { $bonus } intercept in this action.
vtes-effect-intercept-bearer = { $whom } gets { $bonus } intercept in this action.
    .to =
        { $bearer ->
            [vampire] give the vampire with this card { $bonus } intercept
           *[minion] give the minion with this card { $bonus } intercept
        }
vtes-effect-intercept-blocker = That minion gets { $bonus } intercept.
    .to = give it { $bonus } intercept
vtes-effect-redirect = That Methuselah becomes the target of the bleed and can attempt to block.
    .on = Redirect the bleed to { $target }, who can attempt to block.
vtes-effect-spoil-bleed = Instead, the bleed burns no pool and is unsuccessful.
vtes-effect-cannot-block = { $whom_own_many } cannot block this action.
vtes-effect-cannot-block-chosen = It cannot block this action.
    .on = Choose { $target }: it cannot block this action.
vtes-effect-attempt-fails =
    { $pool ->
        [0] The block attempt fails, and that minion cannot block this action any more.
       *[other] The block attempt fails, and that minion cannot block this action any more. Its controller can burn { $pool } pool to cancel this card as it is played.
    }
vtes-effect-end-action =
    { $for_good ->
        [0] The action ends before the block is resolved.
       *[other] The action ends before the block is resolved, and { vtes-text-this } cannot do it again this turn.
    }
vtes-effect-gain-pool-you = Gain { $amount } pool{ $per }.
    .to = gain { $amount } pool{ $per }
vtes-effect-burn-pool-you = Burn { $amount } pool{ $per }.
    .she = burns { $amount } pool{ $per }
vtes-effect-gain-pool =
    { $amount ->
        [one] { $who } gains { $amount } pool{ $per }.
       *[other] { $who } gains { $amount } pool{ $per }.
    }
vtes-effect-burn-pool = { $who } burns { $amount } pool{ $per }.
vtes-effect-pay-pool-you = Burn { $amount } pool{ $per }.
    .to = burn { $amount } pool{ $per }
vtes-effect-pay-pool = { $who } burns { $amount } pool{ $per }.
vtes-effect-move-this-to-pool = Move a counter from this card to your pool.
vtes-effect-move-this-to-chosen = Move a counter from this card to it as 1 blood.
vtes-effect-steal-pool = Steal { $amount } pool from that Methuselah.
    .on = Steal { $amount } pool from { $target }.
vtes-effect-move-chosen-to-self = Steal { $amount } blood or life from it.
    .on = Steal { $amount } blood or life from { $target }.
vtes-effect-move-chosen-to-other = Move { $amount } blood from it to another ready Anarch.
vtes-effect-move = Move { $amount } blood from { $source } to { $to }.
vtes-place-pool = your pool
vtes-place-bank = the bank
vtes-place-uncontrolled = it
vtes-effect-put-in-play =
    { $counted ->
        [1] Put this card in play with { $amount } counter{ $per }; burn it if there is none.
       *[0] { $amount ->
            [0] Put this card in play.
            [one] Put this card in play with { $amount } counter.
           *[other] Put this card in play with { $amount } counters.
        }
    }
vtes-effect-put-on-second = Put this card on a minion of your prey.
vtes-effect-put-on = Put this card on { $whom }.
vtes-effect-discard = Discard { $which_a }.
    .to = discard { $which_a }
vtes-effect-discard-several = Discard { $amount } { $which_many }.
    .to = discard { $amount } { $which_many }
vtes-effect-discard-requiring = Discard a card that requires { $discipline }.
    .to = discard a card that requires { $discipline }
vtes-grant-unlock-in-discard = It can burn 1 blood in your next discard phase to unlock.
vtes-terms-card = Choose { $which_a }. { $also }
vtes-terms-card-only = Choose { $which_a }.
