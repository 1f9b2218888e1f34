# What the cards of the preconstructed decks say, ask and tell.

## Conditions: they follow “Only usable …”

vtes-when-your-phase = in your own phase
vtes-when-vampire = by a vampire
vtes-when-bearer-acts = by the vampire with this card
vtes-when-bearer-ready = if the minion with this card is ready
vtes-when-bearer-has = if the minion with this card has superior { $discipline }
vtes-when-only-one-on = by a minion without another copy of this card
vtes-when-one-between-unlocks = once between two unlock phases of the minion
vtes-when-one-in-action = once in an action by each vampire
vtes-when-no-into-thin-air = if no Into Thin Air was played in this action
vtes-when-bleed-would-succeed = when a bleed is about to be successful
vtes-when-bleed-succeeded = if the bleed was successful
vtes-when-first-round = in the first round
vtes-when-was-blocked = if this minion was blocked
vtes-when-master-played = after you have played a master card
vtes-when-own-referendum-passed = if this vampire called it and it passed
vtes-when-no-lost-in-crowds = if no Lost in Crowds was played in this action
vtes-when-not-yours = against a card you do not control
vtes-when-host-in-torpor = if the vampire with this card is in torpor
vtes-when-as-referendum = by a vampire, as a political action with +1 stealth
vtes-when-one-in-round = once in a round by each vampire
vtes-when-has-in-torpor = if she controls a vampire in torpor
vtes-when-without-anarch = if she controls no ready Anarch
vtes-when-somebody-elses =
    .whose = each other Methuselah’s

## Targets

vtes-target-unfed = a ready vampire you control that no hunting ground has fed this turn
vtes-target-voter = a vampire that has cast votes or ballots in this referendum
vtes-target-corrupted =
    { $amount ->
        [one] a minion of the bled Methuselah with { $amount } of your corruption counters
       *[other] a minion of the bled Methuselah with { $amount } of your corruption counters
    }
vtes-target-equipment-of-prey = an equipment on a minion of your prey
vtes-target-two-to-five = 2 to 5 of its blood
vtes-target-weaker = an ally or a younger vampire

## Traits and triggers

vtes-trait-hand-size =
    { $amount ->
        [one] Your hand size is larger by { $amount } card.
       *[other] Your hand size is larger by { $amount } cards.
    }
vtes-trait-transfers =
    { $amount ->
        [one] You have { $amount } more transfer.
       *[other] You have { $amount } more transfers.
    }
vtes-trait-cannot-block = The minion with this card cannot block.
vtes-trait-intercept = The minion with this card gets +{ $amount } intercept.
vtes-trait-intercept-with = The minion with this card gets +{ $amount } intercept if it has { $discipline }.
vtes-trait-intercept-against-titled = This vampire gets -{ $amount } intercept against titled vampires.
vtes-trait-bleed-by-level = The vampire with this card gets +{ $amount } bleed, or +{ $superior } if the card was played at superior.
vtes-trait-bleed-stealth-less = The minion with this card gets -{ $amount } stealth when bleeding.
vtes-trait-clan-stealth = { $clan } minions get +{ $amount } stealth in actions to burn this card.
vtes-trait-clan-stealth-less = { $clan } minions get -{ $amount } stealth in actions to burn this card.
vtes-trait-defenceless = The bleed of this card gets +{ $amount } bleed while its target controls no ready unlocked minion.
vtes-trait-spares-draws = Each time you would draw to replace a card, burn a counter from this card instead. Burn this card when it has none.
vtes-trait-open-hand = Your prey plays with an open hand.
vtes-trait-minion-tap-costs = Cards named Minion Tap cost you 1 pool more; so does another copy of this card on this vampire.
vtes-trait-at-the-ball = The locked vampire does not unlock as normal. Actions of the other one, except bleeds, cannot be blocked.
vtes-trait-opposition-bleeds = Vampires must burn 1 blood to cast votes or ballots against a referendum that this vampire has called.
vtes-trait-holds-the-corrupted = Minions with any of your corruption counters cannot use a strike that ends a combat with this vampire.
vtes-trait-bleed-for-treasures = +{ $amount } bleed for each unique equipment on this vampire.
vtes-trigger-spied-upon = The next time this vampire is about to bleed the same Methuselah successfully, burn this card for +{ $amount } bleed.
vtes-trigger-scandal = After this vampire goes to torpor, its controller burns { $amount } pool.
vtes-trait-allies-see-vampires = Allies get +{ $amount } intercept against vampires.
vtes-trait-two-master-actions = The chosen Methuselahs have two master phase actions instead of one.

## Effects

vtes-effect-votes =
    { $amount ->
        [one] This vampire gets +{ $amount } vote in this referendum.
       *[other] This vampire gets +{ $amount } votes in this referendum.
    }
vtes-effect-bleed-if-poor = +{ $amount } bleed while the target has { $pool } pool or less (limited while it applies).
vtes-effect-locks-failed = From now on, minions that attempt to block this action and fail become locked before it resolves.
vtes-effect-ends-if-blocked = If the action is blocked, lock the blocking minion and end the action before the block is resolved.
vtes-effect-dawn = After the action, this vampire takes { $amount } aggravated environmental damage that cannot be prevented.
vtes-effect-attempt-fails-unless-paid = The block attempt fails, and that minion cannot block this action any more. Its controller can burn 1 pool to cancel this card as it is played.
vtes-effect-end-action-for-good = Unlock this minion. The action ends before the block is resolved, and this minion cannot do it again this turn.
vtes-effect-go-on = The action goes on as if unblocked, with +{ $amount } stealth.
vtes-effect-unlock-and-block = This vampire unlocks and attempts to block with +{ $amount } intercept, even if not yet needed.
vtes-effect-ally-stays-locked = An ally does not unlock as normal in its next unlock phase.
vtes-effect-spy = Instead, the bleed burns no pool and is unsuccessful; put this card on this vampire.
vtes-effect-corrupt = If the bleed is successful, put a corruption counter on a minion of the bled Methuselah.
vtes-effect-burn-corruption =
    { $amount ->
        [one] Burn { $amount } of your corruption counters from it.
       *[other] Burn { $amount } of your corruption counters from it.
    }
vtes-effect-look-and-discard = Look at your prey’s hand and discard a card of your choice from it.
vtes-effect-fetch-equipment = Search your library for an equipment and equip this vampire with it, paying its cost; then shuffle.
vtes-effect-burn-allocated = Each Methuselah burns as much pool as she was allocated points.
vtes-effect-shift-pool = The pool moves as it was allocated.
vtes-effect-burn-for-minions = Each Methuselah burns 1 pool for each minion she controls.
vtes-effect-gain-for-clan = Each Methuselah gains 1 pool for each vampire of that clan she controls.
vtes-effect-make-justicar = Put this card on that vampire, who becomes Toreador justicar.
vtes-effect-silence =
    { $amount ->
        [0] Lock that vampire; it abstains, and what it has cast is cancelled.
       *[other] Lock that vampire, which burns { $amount } blood; it abstains, and what it has cast is cancelled.
    }
vtes-effect-captivate =
    { $amount ->
        [0] This vampire gains 1 blood for each vote by which the referendum passed.
       *[other] This vampire gains 1 blood for each vote by which the referendum passed; up to { $amount } of that blood goes to your pool instead.
    }
vtes-effect-stop-bullets = Once each combat, prevent { $guns } damage if it comes from gun strikes, or { $amount } if it does not.
vtes-effect-draw-and-return = Draw up to { $amount } cards, then put as many cards from your hand at the bottom of your library.
vtes-effect-actor-pays-for-bleed = The acting vampire burns 1 blood for +1 bleed in this action.
vtes-effect-burn-blood-of-ready = Burn 1 blood of a ready { $clan } you control.
vtes-effect-raise = The chosen vampire moves to its controller’s ready region.
vtes-effect-store-blood = Move 1 blood from it to this card.
vtes-effect-pour-out = Move all counters on this card to it.
vtes-effect-cast-votes =
    { $amount ->
        [one] Cast { $amount } vote.
       *[other] Cast { $amount } votes.
    }
vtes-effect-votes-for-titled =
    { $amount ->
        [one] Each titled Camarilla vampire you control gets +{ $amount } vote in this referendum.
       *[other] Each titled Camarilla vampire you control gets +{ $amount } votes in this referendum.
    }
vtes-effect-burn-blood-doll = You can burn a Blood Doll on it.
vtes-effect-count = Put a counter on this card; burn it when it has { $amount }.
vtes-effect-lock-of-prey = Lock up to { $amount } vampires of your prey.
vtes-effect-give-to-prey = Your prey takes control of this card.
vtes-effect-hold-ball = Put this card in play and lock another ready Toreador you control.
vtes-effect-discard-requiring = Discard a card that requires { $discipline }.
vtes-effect-stun = Stun it: it locks, and does not unlock as normal in its next unlock phase.
vtes-effect-lower-one = It gets -{ $amount } intercept in this action.
vtes-effect-master-action = You have one more master phase action.
vtes-effect-steal-this = Take control of this card.
vtes-effect-counter-to-pool = Move a counter from this card to your pool; burn this card when it has none left.
vtes-effect-put-in-play-twice-x = Put this card in play with 2X counters.
vtes-effect-burn-library = Burn the top { $amount } cards of your library.
vtes-effect-queue-combat = When this combat is over, the two minions begin another one, if both are still ready.
vtes-effect-maneuver-next-round = If another round follows, this vampire has an optional maneuver in it.
vtes-effect-another-round = If both minions are still ready, the combat does not end: a new round begins.
vtes-effect-burn-for-torpor = Burn 1 pool for each vampire in torpor you control.
    .she = burns 1 pool for each vampire in torpor she controls
vtes-effect-spread-rumours = Put this card in play.
vtes-effect-pool-to-counter = Move 1 pool to this card.
vtes-effect-pay-for-counters = For each counter on this card, burn 1 pool or 1 blood of a vampire you control.
    .she = burns, for each counter on this card, 1 pool or 1 blood of a vampire she controls
vtes-effect-put-in-play-for-clan = Put this card in play with a counter for each { $clan } you control; burn it if there is none.

## What a card grants for later

vtes-grant-prevent = If this vampire blocks, it can prevent 1 damage in the first round of the combat that follows.
vtes-grant-maneuver = If this vampire blocks, it has an optional maneuver in the combat that follows.
vtes-grant-go-on = After the combat, if this vampire was blocked, it can burn 1 blood to go on with the action as if unblocked, with +1 stealth, even if not yet needed.
vtes-grant-attempt-fails = Once in this action, you can burn 1 of your corruption counters from a minion that attempts to block: the attempt fails, and that minion cannot block this action any more.
vtes-grant-unlock-for-corruption = If the bleed is successful, this vampire can burn 2 of your corruption counters from a minion of the bled Methuselah to unlock.
vtes-grant-lower-intercept = Once in this action, this vampire can burn 1 blood to give an ally or a younger vampire -1 intercept.

## Terms of referendums

vtes-terms-allocate = Allocate { $amount } points among two or more Methuselahs.
vtes-terms-shift = Choose a Methuselah with more pool than you, and allocate { $amount } of it among one or more others, yourself included.
vtes-terms-clan = Choose a clan.
vtes-terms-toreador = Choose a ready Camarilla Toreador. Each ready Toreador gets +1 vote in this referendum.
vtes-terms-methuselahs = Choose one or more Methuselahs.

## Questions

vtes-ask-rumours = { $source }: who gets a second master phase action?
vtes-move-done-rumours = Nobody else
vtes-ask-pay-counter =
    { $amount ->
        [one] { $source }: how do you pay for the last counter?
       *[other] { $source }: how do you pay, with { $amount } counters left?
    }
vtes-ask-number = { $source }: how many?
vtes-ask-allocate =
    { $amount ->
        [one] { $source }: who gets the last point?
       *[other] { $source }: { $amount } points are left; who gets one?
    }
vtes-ask-shift =
    { $amount ->
        [one] { $source }: who gets the last pool?
       *[other] { $source }: { $amount } pool is left; who gets one?
    }
vtes-ask-richer = { $source }: whose pool is taken?
vtes-ask-clan = { $source }: which clan?
vtes-ask-justicar = { $source }: which Toreador?
vtes-ask-captivate = { $source }: how much of the blood goes to your pool, at most { $amount }?
vtes-ask-corrupt = { $source }: which minion gets the corruption counter?
vtes-ask-discard-of-prey = { $source }: which card does your prey discard?
vtes-ask-fetch = { $source }: which equipment?
vtes-move-done-fetch = Take none
vtes-ask-under-library = { $source }: which card goes under your library?
vtes-ask-who-burns-blood = { $source }: who burns 1 blood?
vtes-ask-side = { $source }: for or against?
vtes-ask-burn-doll = { $source }: which Blood Doll do you burn, if any?
vtes-move-done-burn-doll = Burn none
vtes-ask-lock = { $source }: which vampire do you lock, if any?
vtes-move-done-lock = Lock no more vampires
vtes-ask-dancer = { $source }: whose actions cannot be blocked?
vtes-ask-ball-host = { $source }: who locks?

## The log

vtes-log-allocates =
    { $amount ->
        [one] { $who } allocates { $amount } point to { $foe }.
       *[other] { $who } allocates { $amount } points to { $foe }.
    }
vtes-log-takes-from = { $who } proposes to take { $amount } pool from { $foe }.
vtes-log-terms-clan = { $who } chooses a clan: { $clan }.
vtes-log-terms-card = { $who } chooses { $minion }.
vtes-log-equips = { $who } finds { $cards } and equips with it.
vtes-log-votes-methuselah =
    { $side ->
        [0] { $who } casts { $amount ->
            [one] { $amount } vote
           *[other] { $amount } votes
        } against.
       *[other] { $who } casts { $amount ->
            [one] { $amount } vote
           *[other] { $amount } votes
        } for.
    }
vtes-log-redirects = { $foe } becomes the target of the bleed.
vtes-log-corrupts = A corruption counter of { $who } goes on { $minion }.
vtes-log-abstains = { $minion } locks and abstains.
vtes-log-locks = { $who } locks { $minion }.
vtes-log-stuns = { $who } stuns { $minion }.
vtes-log-takes-control = { $who } takes control of { $minion }.
vtes-log-burns-library = { $who } burns from the library: { $cards }.
