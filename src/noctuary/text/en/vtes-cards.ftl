# What cards say, ask and tell.

## Conditions: they follow “Only usable …”

vtes-when-your-phase = in your own phase
vtes-when-vampire = by a vampire
vtes-when-bearer-acts = by the vampire with this card
vtes-when-bearer-ready = if { vtes-text-bearer } is ready
vtes-when-bearer-has = if { vtes-text-bearer } has superior { $discipline }
vtes-when-only-one-on =
    .limit =
        { $by ->
            [vampire] A vampire can have only one copy of this card.
           *[minion] A minion can have only one copy of this card.
        }
vtes-when-one-between-unlocks =
    .limit = A minion can play only one copy between two of its unlock phases.
vtes-when-one-in-action =
    .limit = A vampire can play only one copy this way each action.
vtes-when-no-into-thin-air =
    .limit = This card cannot be played in the same action as Into Thin Air.
vtes-when-bleed-would-succeed = when a bleed is about to be successful
vtes-when-bleed-succeeded = if the bleed was successful
vtes-when-first-round = in the first round
vtes-when-was-blocked = if { vtes-text-this } was blocked
vtes-when-master-played = after you have played a master card
vtes-when-own-referendum-passed = if this vampire called it and it passed
vtes-when-no-lost-in-crowds =
    .limit = This card cannot be played in the same action as Lost in Crowds.
vtes-when-not-yours = against a card you do not control
vtes-when-host-in-torpor = if the vampire with this card is in torpor
vtes-when-as-referendum = by a vampire, as a political action with +1 stealth
vtes-when-one-in-round =
    .limit = A vampire can play only one copy each round.
vtes-when-has-in-torpor =
    .whose = each Methuselah’s
vtes-when-without-anarch = if she controls no ready Anarch
vtes-when-somebody-elses =
    .whose = each other Methuselah’s
vtes-when-ready-against-prey = if this vampire is ready
    .whose = your prey’s
vtes-when-by-anarchs = by an Anarch
vtes-when-later-turn = from your next turn on
vtes-when-as-many-as-blood = if this card has at least as many counters as the vampire with it has blood
vtes-when-none-of-yours =
    .limit = You can control only one copy of this card.
vtes-when-inflicted-more = if this vampire has inflicted more damage than the opposing one in this round
vtes-when-none-on-opponent =
    .limit = A vampire can have only one copy of this card.
vtes-when-bearer-unfed = if no hunting ground has fed the vampire with this card this turn

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
vtes-target-of-active = a vampire of the Methuselah whose phase it is
vtes-target-neighbour = your prey or your predator
vtes-target-two-masters = a master card in your hand and one in your ash heap
vtes-target-of-the-dead = a ready vampire you control that follows the Path of Death and the Soul and that no hunting ground has fed this turn, or a wraith or zombie ally you control
vtes-target-unfed-laibon = a ready Laibon you control that no hunting ground has fed this turn
vtes-target-unfed-guruhi = a ready Guruhi you control that has blood and that no hunting ground has fed this turn
vtes-target-of-its-prey = a ready minion of its controller’s prey
vtes-target-pupil = a vampire you control that does not have { $discipline } at superior
vtes-target-corruptible = a vampire of your prey with no more blood than this card has counters

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
vtes-trait-cannot-block = { vtes-text-bearer } cannot block.
vtes-trait-intercept = { vtes-text-bearer } gets +{ $amount } intercept.
vtes-trait-intercept-with = { vtes-text-bearer } gets +{ $amount } intercept if it has { $discipline }.
vtes-trait-intercept-against-titled = This vampire gets -{ $amount } intercept against titled vampires.
vtes-trait-bleed-by-level = { vtes-text-bearer } gets +{ $amount } bleed.
    .superior = but { vtes-text-bearer } gets +{ $superior } bleed
vtes-trait-bleed-stealth-less = { vtes-text-bearer } gets -{ $amount } stealth when bleeding.
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
vtes-trait-master-base = While this vampire is ready, you have two master phase actions instead of one.
vtes-trait-master-action =
    { $amount ->
        [one] If this vampire is unlocked as your master phase begins, you have { $amount } more master phase action.
       *[other] If this vampire is unlocked as your master phase begins, you have { $amount } more master phase actions.
    }
vtes-trait-hand-size-ready =
    { $amount ->
        [one] While this vampire is ready, your hand size is larger by { $amount } card.
       *[other] While this vampire is ready, your hand size is larger by { $amount } cards.
    }
vtes-trait-transfers-ready =
    { $amount ->
        [one] If this vampire is ready as your influence phase begins, you have { $amount } more transfer.
       *[other] If this vampire is ready as your influence phase begins, you have { $amount } more transfers.
    }
vtes-trait-discard-action =
    { $amount ->
        [one] If this vampire is ready as your discard phase begins, you have { $amount } more discard phase action.
       *[other] If this vampire is ready as your discard phase begins, you have { $amount } more discard phase actions.
    }
vtes-trait-weapon-stealth = This vampire gets +{ $amount } stealth in actions to equip with a weapon.
vtes-trait-fae-bleed = Every Kiasyd and every changeling ally gets +{ $amount } bleed.
vtes-trait-anarchs-see-less = Anarchs get -{ $amount } intercept in this action.
vtes-trigger-grows-with-investments = After any Methuselah plays an investment, put a counter on this card.
vtes-trait-teaches = { vtes-text-bearer } has one more level of { $discipline } and +1 capacity.
vtes-trait-no-unlock = { vtes-text-bearer } does not unlock as normal.
vtes-trait-strength-less = { vtes-text-bearer } gets { $amount } strength.
    .superior = but { vtes-text-bearer } gets { $superior } strength
vtes-trigger-wears-off = Burn this card in the unlock phase of whoever controls that minion.
vtes-trigger-counts-pride = Each time your prey gets the Edge and did not have it, you can put a counter on this card.

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
    .above = but the damage is { $amount }
vtes-effect-attempt-fails-unless-paid = The block attempt fails, and that minion cannot block this action any more. Its controller can burn 1 pool to cancel this card as it is played.
vtes-effect-end-action-for-good = Unlock { vtes-text-this }. The action ends before the block is resolved, and { vtes-text-this } cannot do it again this turn.
vtes-effect-go-on = The action goes on as if unblocked, with +{ $amount } stealth.
vtes-effect-unlock-and-block = This vampire unlocks and attempts to block with +{ $amount } intercept, even if not yet needed.
vtes-effect-ally-stays-locked = If it is an ally, it does not unlock as normal in its next unlock phase.
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
    .above = and that vampire burns { $amount } blood
vtes-effect-captivate =
    { $amount ->
        [0] This vampire gains 1 blood for each vote by which the referendum passed.
       *[other] This vampire gains 1 blood for each vote by which the referendum passed; up to { $amount } of that blood goes to your pool instead.
    }
    .above = but up to { $amount } of that blood goes to your pool instead
vtes-effect-stop-bullets = Once each combat, prevent { $guns } damage if it comes from gun strikes, or { $amount } if it does not.
vtes-effect-draw-and-return = Draw up to { $amount } cards, then put as many cards from your hand at the bottom of your library.
    .to = draw up to { $amount } cards, then put as many cards from your hand at the bottom of your library
vtes-effect-actor-pays-for-bleed = The acting vampire burns 1 blood for +1 bleed in this action.
    .to = have it burn 1 blood for +1 bleed in this action
vtes-effect-burn-blood-of-ready = Burn 1 blood of a ready { $clan } you control.
vtes-effect-raise = The chosen vampire moves to its controller’s ready region.
vtes-effect-store-blood = Move 1 blood from it to this card.
vtes-effect-pour-out = Move all counters on this card to it.
vtes-effect-cast-votes =
    { $amount ->
        [one] Cast { $amount } vote.
       *[other] Cast { $amount } votes.
    }
    .to =
        { $amount ->
            [one] cast { $amount } vote
           *[other] cast { $amount } votes
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
    .to = discard a card that requires { $discipline }
vtes-effect-stun = Stun it: it locks, and does not unlock as normal in its next unlock phase.
    .on = Stun { $target }: it locks, and does not unlock as normal in its next unlock phase.
vtes-effect-lower-one = It gets -{ $amount } intercept in this action.
vtes-effect-master-action = You have one more master phase action.
    .to = get one more master phase action
vtes-effect-steal-this = Take control of this card.
    .to = take control of this card
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
vtes-effect-pay-for-locations = For each location you control, burn 1 pool or that location.
    .she = burns, for each location she controls, 1 pool or that location
vtes-effect-discard-at-random = That Methuselah discards a card at random.
vtes-effect-recall-from-ash = Burn the Edge and discard a card at random; draw its replacement, at random, from the other library cards in your ash heap.
vtes-effect-revive = It gains { $amount } blood, or { $amount } life up to what it started with.
vtes-effect-gather = Put 1 blood from the bank on this card if it has fewer than { $amount }.
vtes-effect-disgorge = Move all the blood on this card to it.
vtes-effect-poach = Up to X ready Anarchs you control that no hunting ground has fed this turn gain 1 blood each; X is the number of non-derivative hunting grounds controlled by other Methuselahs.
vtes-effect-exchange = Exchange the two.
vtes-effect-remove-uncontrolled = Remove it from the game.
vtes-effect-search-library = Search your library for a card and put it in your hand; then shuffle, and discard down to your hand size.
vtes-effect-counter-to-blood = Move a counter from this card to it as 1 blood; burn this card when it has none left.
vtes-effect-discard-action = You have one more discard phase action. If you use it to discard a card that requires an Anarch or makes a vampire one, you can unlock a ready Anarch.
vtes-effect-hurt-the-idle = Each Kiasyd and each changeling ally you control that has not bled successfully this turn takes { $amount } damage that cannot be prevented.
vtes-effect-prevent-of-strike = Prevent { $amount } damage from the opposing minion’s strike.
vtes-effect-put-on-kept =
    { $amount ->
        [0] Put this card on it; you still control this card.
        [one] Put this card on it with { $amount } counter; you still control this card.
       *[other] Put this card on it with { $amount } counters; you still control this card.
    }
    .on =
        { $amount ->
            [0] Put this card on { $target }; you still control this card.
            [one] Put this card on { $target } with { $amount } counter; you still control this card.
           *[other] Put this card on { $target } with { $amount } counters; you still control this card.
        }
    .above =
        { $amount ->
            [one] and this card comes with { $amount } counter
           *[other] and this card comes with { $amount } counters
        }
vtes-effect-put-on-opponent = Put this card on the opposing vampire and send it to torpor.
vtes-effect-put-unawarded = Put this card in play; it has no effect until a vampire gets it for burning a minion of the Red List.
vtes-effect-employ = This retainer has { $life } life.
vtes-effect-put-as-ally = Put this card in play; it becomes a unique mortal ally with { $life } life, { $strength } strength and { $bleed } bleed.
vtes-effect-add-counter = Put a counter on this card.
    .to = put a counter on this card
vtes-effect-burn-counters = Burn all counters on this card.
    .to = burn all counters on this card
vtes-effect-borrow-bearer = Unlock the vampire with this card and take control of it until the end of the turn.
vtes-effect-burn-this-for-pool = Burn this card.
    .superior = and your prey burns { $amount } pool after you burn this card
vtes-effect-backlash =
    .superior = and a minion that burns this card takes { $amount } environmental damage that cannot be prevented
vtes-effect-burn-pool-or-hand = For each counter on this card, burn 1 pool or a card at random from your hand.
    .she = burns, for each counter on this card, 1 pool or a card at random from her hand
vtes-effect-gain-up-to = It gains up to { $amount } blood.
vtes-effect-feed-bearer = It gains { $amount } blood.
vtes-effect-additional-strikes-free =
    { $amount ->
        [one] { $amount } additional strike, not counted against the limit.
       *[other] { $amount } additional strikes, not counted against the limit.
    }
vtes-effect-cancel-played =
    { $pays ->
        [0] Cancel it as it is played; its cost is not paid.
       *[other] Cancel it as it is played.
    }

## What a card grants for later

vtes-grant-prevent = If this vampire blocks, it can prevent 1 damage in the first round of the combat that follows.
vtes-grant-maneuver = If this vampire blocks, it has an optional maneuver in the combat that follows.
vtes-grant-go-on = After the combat, if this vampire was blocked, it can burn 1 blood to go on with the action as if unblocked, with +1 stealth, even if not yet needed.
vtes-grant-attempt-fails = Once in this action, you can burn 1 of your corruption counters from a minion that attempts to block: the attempt fails, and that minion cannot block this action any more.
vtes-grant-unlock-for-corruption = If the bleed is successful, this vampire can burn 2 of your corruption counters from a minion of the bled Methuselah to unlock.
vtes-grant-lower-intercept = Once in this action, this vampire can burn 1 blood to give an ally or a younger vampire -1 intercept.
vtes-grant-unlock-in-discard = If this vampire is a { $clan } and the bleed is successful, it can burn 1 blood in your next discard phase to unlock.
vtes-grant-numb = At close range, after the combat, this vampire burns 1 blood, puts this card on the opposing minion and locks it.

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
vtes-ask-keep-location = Do you burn 1 pool to keep { $source }?
vtes-move-no-keep-location = No: burn it
vtes-ask-poach = { $source }: who gains 1 blood?
vtes-move-done-poach = Nobody else
vtes-ask-exchange = { $source }: which master card do you give up?
vtes-ask-exchange-for = { $source }: which master card do you take from your ash heap?
vtes-ask-search = { $source }: which card do you take from your library, if any?
vtes-move-done-search = Take none
vtes-ask-unlock-anarch = { $source }: which Anarch unlocks, if any?
vtes-move-done-unlock-anarch = Unlock none
vtes-ask-add-counter = Your prey has got the Edge. Do you put a counter on { $source }?
vtes-ask-burn-cards = { $source }: how many cards of your hand do you burn at random? The rest is paid in pool.

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
vtes-log-burns-edge = { $who } burns the Edge.
vtes-log-recalls = { $who } draws { $cards } from the ash heap.
vtes-log-exchanges = { $who } exchanges two master cards between hand and ash heap: { $cards }.
vtes-log-removes = { $who } removes { $cards } from the game.
vtes-log-finds = { $who } takes a card from the library.
vtes-log-finds-own = { $who } takes { $cards } from the library.
vtes-log-grows = { $cards } grows by a counter.
vtes-log-unlocks = { $who } unlocks { $minion }.
vtes-log-borrows = { $who } takes control of { $minion } until the end of the turn.
