# What cards say, ask and tell.

## Conditions: they follow “Only usable …”

vtes-when-your-phase = in your own phase
vtes-when-your-turn = during your turn
vtes-when-blood-hunt = in blood hunts
vtes-when-your-influence = during your influence phase
vtes-when-is-this-not-prince = if this vampire is not a prince
vtes-when-is-self-vampire = by a vampire
vtes-when-is-self-vampire-bearer = by the vampire with this card
vtes-when-is-bearer-ready = if { vtes-text-bearer } is ready
vtes-when-unless-copy-on-self =
    .limit =
        { $by ->
            [vampire] A vampire can have only one copy of this card.
           *[minion] A minion can have only one copy of this card.
        }
vtes-when-one-between-unlocks =
    .limit = A minion can play only one copy between two of its unlock phases.
vtes-when-one-minion-each-turn =
    .limit = A minion can do this only once each turn.
vtes-when-one-each-turn =
    .limit = This happens only once each turn.
vtes-when-one-in-action =
    .limit = A vampire can play only one copy this way each action.
vtes-when-one-copy-each-turn =
    .limit = Only one copy of this card works each turn.
vtes-when-bleed-would-succeed = when a bleed is about to be successful
vtes-when-bleed-succeeded = if the bleed was successful
vtes-when-first-round = in the first round
vtes-when-her-phase = during each unlock phase of that Methuselah
vtes-when-anarchs-fight = if an Anarch you control and another Anarch are in combat
vtes-when-opponent-fell = after a combat of { vtes-text-bearer }, if the opposing minion is not ready
vtes-when-three-disciplines = after an action in which { vtes-text-bearer } has used 3 or more Disciplines to play cards
vtes-when-bearer-busy = while { vtes-text-bearer } is acting, attempting to block or in combat
vtes-when-no-action = except during an action
vtes-when-of-block = if the bearer blocked with this card on it
vtes-when-first-block = in the first combat of the turn between an acting vampire and one that blocked it
vtes-when-no-actions = if none of your minions has attempted an action this turn
vtes-when-first-action = in the first action of a minion phase
vtes-when-first-action-not = after the first action of a minion phase
vtes-when-was-blocked = if { vtes-text-this } was blocked
vtes-when-master-played = after you have played a master card
vtes-when-own-referendum-passed = if this vampire called it and it passed
vtes-when-is-this-not-of-you = against a card you do not control
vtes-when-is-bearer-in-torpor = if the vampire with this card is in torpor
vtes-when-as-referendum = by a vampire, as a political action with +1 stealth
vtes-when-one-in-round =
    .limit = A vampire can play only one copy each round.
vtes-when-exists-of-you-in-torpor-vampire =
    .whose = each Methuselah’s
vtes-when-is-this-not-of-you-with-counters =
    .whose = each other Methuselah’s
vtes-when-is-this-ready-of-predator = if this vampire is ready
    .whose = your prey’s
vtes-when-is-self-chosen = by the chosen vampire
vtes-when-is-self-anarch = by an Anarch
vtes-when-is-this-not-new = from your next turn on
vtes-when-is-this-of-active = during the unlock phase of whoever controls { vtes-which-this }
vtes-when-is-this-of-active-of-prey = during the discard phase of your prey, if your prey controls this card
vtes-when-is-this-not-locked =
    { $bearer ->
        [self] if this vampire is unlocked
       *[other] if this card is unlocked
    }
vtes-when-exists-vampire-of-you-not-this =
    .unsaid = there is another vampire
vtes-when-at-least-all-this-all-bearer = if this card has at least as many counters as the vampire with it has blood
vtes-when-unless-copy-of-you =
    .limit = You can control only one copy of this card.
vtes-when-inflicted-more = if this vampire has inflicted more damage than the opposing one in this round
vtes-when-unless-copy-on-opponent =
    .limit = A vampire can have only one copy of this card.
vtes-when-is-bearer-vampire-not-fed = if no hunting ground has fed the vampire with this card this turn

## Targets

vtes-target-neighbours = your prey or your predator
vtes-target-predators-predator = your predator’s predator
vtes-target-in-hand =
    { $same ->
        [1] a master card in your hand and one in your ash heap
       *[0] { $which_a } in your hand and { $other_a } in your ash heap
    }

## Traits and triggers

vtes-gives-transfers-you =
    { $amount ->
        [one] You have { $amount } more transfer.
       *[other] You have { $amount } more transfers.
    }
vtes-cannot-block-bearer = { vtes-text-bearer } cannot block.
vtes-cannot-block-ally-actor-bearer = Allies cannot block { vtes-text-bearer }.
vtes-gives-intercept-bearer = { vtes-text-bearer } gets +{ $amount } intercept.
vtes-gives-bleed-bearer = { vtes-text-bearer } gets +{ $amount } bleed.
    .superior = but { vtes-text-bearer } gets { $superior } bleed
vtes-trait-spares-draws = Each time you would draw to replace a card, burn a counter from this card instead. Burn this card when it has none.
vtes-cannot-hide-hand-prey = Your prey plays with an open hand.
vtes-gives-vote-cost = Vampires must burn 1 blood to cast votes or ballots against a referendum that this vampire has called.
vtes-gives-master-base-chosen = The chosen Methuselahs have two master phase actions instead of one.
vtes-gives-master-base-you-this-ready = While this vampire is ready, you have two master phase actions instead of one.
vtes-gives-master-actions-you-this-not-locked =
    { $amount ->
        [one] If this vampire is unlocked as your master phase begins, you have { $amount } more master phase action.
       *[other] If this vampire is unlocked as your master phase begins, you have { $amount } more master phase actions.
    }
vtes-gives-hand-size-you-this-ready =
    { $amount ->
        [one] While this vampire is ready, your hand size is larger by { $amount } card.
       *[other] While this vampire is ready, your hand size is larger by { $amount } cards.
    }
vtes-gives-transfers-you-this-ready =
    { $amount ->
        [one] If this vampire is ready as your influence phase begins, you have { $amount } more transfer.
       *[other] If this vampire is ready as your influence phase begins, you have { $amount } more transfers.
    }
vtes-gives-discard-actions-you-this-ready =
    { $amount ->
        [one] If this vampire is ready as your discard phase begins, you have { $amount } more discard phase action.
       *[other] If this vampire is ready as your discard phase begins, you have { $amount } more discard phase actions.
    }
vtes-trait-spares-cost = { $if }, you can lock this card to reduce the cost of a card you play by { $amount } pool or blood.
vtes-trait-pays-pool = If this vampire is ready, you can lock it to pay the pool cost of { $which_a } with its blood instead.
vtes-trait-teaches = { vtes-text-bearer } has one more level of { $discipline } and +1 capacity.
vtes-trait-takes-points = You gain the victory points of that Methuselah instead of her, until you have gained 1 victory point this way or are being ousted. Burn this card after that point.
vtes-trait-holds-hostages = Vampires with hostage counters can be neither moved to the ready region nor diablerised. When this card leaves play, all hostage counters are burned.
vtes-cannot-unlock-bearer = { vtes-text-bearer } does not unlock as normal.
vtes-trigger-unlock-phase-bearers = Burn this card in the unlock phase of whoever controls that minion.
vtes-trigger-edge-gained-prey = Each time your prey gets the Edge and did not have it, you can put a counter on this card.
vtes-trigger-takes-hostage = After a vampire of capacity { $amount } or less goes to torpor, put a hostage counter on it.
vtes-trigger-turns-back = The next card played that would cancel another Methuselah’s minion card as it is played is cancelled, without its cost being paid, and this card is burned.

## Effects

vtes-effect-votes-self =
    { $amount ->
        [one] This vampire gets +{ $amount } vote in this referendum.
       *[other] This vampire gets +{ $amount } votes in this referendum.
    }
vtes-remember-each-turn = This happens only once each turn.
vtes-remember-minion-each-turn = Each minion can do so only once each turn.
vtes-effect-bleed-if-poor = +{ $amount } bleed while the target has { $pool } pool or less (limited while it applies).
vtes-after-attempt-failed-locks = From now on, minions that attempt to block this action and fail become locked before it resolves.
vtes-after-blocked-ends = If the action is blocked, lock the blocking minion and end the action before the block is resolved.
vtes-effect-go-on = The action goes on as if unblocked, with +{ $amount } stealth.
vtes-effect-set-long-range = This round is at long range, and the bearer’s first strike in it must be with this card.
    .to = set the range of this round to long; the bearer’s first strike in it must be with this card
vtes-effect-unblock = The action goes on as if unblocked.
vtes-effect-unlock-and-block =
    { $amount ->
        [0] { $whom } unlocks and attempts to block.
       *[other] { $whom } unlocks and attempts to block with +{ $amount } intercept, even if not yet needed.
    }
vtes-effect-block-anyway = This vampire attempts to block this action, whether or not it is directed at you, your prey or your predator.
vtes-effect-stealth-to-nothing = Reduce the stealth of the acting minion to 0; it can still be increased afterwards.
vtes-effect-fail-action = The action fails.
vtes-effect-veil-actions = This vampire can burn X blood to give the next X actions of your minions this turn +1 stealth.
vtes-effect-unlock-and-block-chosen =
    { $amount ->
        [0] It unlocks and attempts to block.
       *[other] It unlocks and attempts to block with +{ $amount } intercept, even if not yet needed.
    }
    .on =
        { $amount ->
            [0] Unlock { $target }: it attempts to block.
           *[other] Unlock { $target }: it attempts to block with +{ $amount } intercept, even if not yet needed.
        }
vtes-effect-if-ally-stays-locked = If it is an ally, it does not unlock as normal in its next unlock phase.
vtes-effect-corrupt = If the bleed is successful, put a corruption counter on a minion of the bled Methuselah.
vtes-effect-burn-corruption =
    { $amount ->
        [one] Burn { $amount } of your corruption counters from it.
       *[other] Burn { $amount } of your corruption counters from it.
    }
vtes-effect-look-and-discard = Look at your prey’s hand and discard a card of your choice from it.
vtes-effect-look-and-discard-of = Look at that Methuselah’s hand and discard a card of your choice from it.
    .on = Look at the hand of { $target } and discard a card of your choice from it.
vtes-effect-if-open-war = If this card has 4 counters, its controller gains 4 pool and burns it.
vtes-effect-if-unsaid =
    .unsaid = said before
vtes-effect-fetch-equipment = Search your library for an equipment and equip this vampire with it, paying its cost; then shuffle.
vtes-effect-shift-pool = The pool moves as it was allocated.
vtes-effect-captivate =
    { $amount ->
        [0] This vampire gains 1 blood for each vote by which the referendum passed.
       *[other] This vampire gains 1 blood for each vote by which the referendum passed; up to { $amount } of that blood goes to your pool instead.
    }
    .above = but up to { $amount } of that blood goes to your pool instead
vtes-effect-stop-bullets = Once each combat, prevent { $guns } damage if it comes from gun strikes, or { $amount } if it does not.
vtes-effect-draw-and-return = Draw up to { $amount } cards, then put as many cards from your hand at the bottom of your library.
    .to = draw up to { $amount } cards, then put as many cards from your hand at the bottom of your library
vtes-effect-raise-chosen = The chosen vampire moves to its controller’s ready region.
vtes-effect-move-chosen-to-this = Move 1 blood from it to this card.
vtes-effect-move-all-this-to-uncontrolled = Move all counters on this card to it.
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
vtes-effect-burn-burn-doll = You can burn a Blood Doll on it.
vtes-effect-give-to-prey = Your prey takes control of this card.
vtes-effect-lock-debater = Lock one of the oldest Brujah you control.
    .she = locks one of the oldest Brujah she controls
vtes-effect-give-to-predator = Your predator takes control of this card.
vtes-effect-give-to-you = Take control of this card.
vtes-effect-stun-chosen = Stun it: it locks, and does not unlock as normal in its next unlock phase.
    .on = Stun { $target }: it locks, and does not unlock as normal in its next unlock phase.
vtes-effect-intercept-chosen = It gets -{ $amount } intercept in this action.
vtes-effect-master-action = You have one more master phase action.
    .to = get one more master phase action
vtes-effect-gain-transfers =
    { $amount ->
        [one] You have { $amount } more transfer.
       *[other] You have { $amount } more transfers.
    }
    .to =
        { $amount ->
            [one] get { $amount } more transfer
           *[other] get { $amount } more transfers
        }
vtes-effect-take-control-this = Take control of this card.
    .to = take control of this card
vtes-effect-reorder-library = Look at the top { $amount } cards of your library and put them back in any order.
    .to = look at the top { $amount } cards of your library and put them back in any order
vtes-effect-burn-library = Burn the top { $amount } cards of your library.
vtes-effect-from-library-to-this =
    { $amount ->
        [one] Move the top card of your library face down to this card; it is out of play, and you can look at it.
       *[other] Move the top { $amount } cards of your library face down to this card; they are out of play, and you can look at them.
    }
    .to =
        { $amount ->
            [one] move the top card of your library face down to this card
           *[other] move the top { $amount } cards of your library face down to this card
        }
vtes-effect-queue-combat = When this combat is over, the two minions begin another one, if both are still ready.
vtes-grant-maneuver-next-round = If another round follows, this vampire has an optional maneuver in it.
vtes-effect-another-round = If both minions are still ready, the combat does not end: a new round begins.
vtes-effect-move-pool-to-this = Move 1 pool to this card.
vtes-effect-groom = Move up to { $amount } of its blood to a younger vampire of the same clan in your uncontrolled region.
vtes-effect-save = Give pool to a Methuselah with no pool left, what she could not pay and at least 1 more, to keep her in the game. Put this card in play.
vtes-effect-steal-due = Steal 1 pool from that Methuselah.
    .to = steal 1 pool from that Methuselah
vtes-effect-lose-ransom = Burn { $amount } blood of a ready vampire you control.
vtes-effect-free-hostage = Burn the hostage counters on that vampire.
vtes-effect-share = Choose another such vampire, and move any of the blood, equipment and retainers of the two between them.
vtes-effect-move-any-to-pool = Move any amount of blood from { $source } to your pool.
    .on = Move any amount of blood from { $target } to your pool.
vtes-effect-pay-for-counters = For each counter on this card, burn 1 pool or 1 blood of a vampire you control.
    .she = burns, for each counter on this card, 1 pool or 1 blood of a vampire she controls
vtes-effect-pay-for-locations = For each location you control, burn 1 pool or that location.
    .she = burns, for each location she controls, 1 pool or that location
vtes-effect-pay-or-burn = { vtes-text-bearer } burns { $amount } blood, or is burned if it cannot.
vtes-effect-move-on = Then move this card to another { $which_bare }, or burn it if there is none.
vtes-effect-discard-at-random = That Methuselah discards a card at random.
vtes-effect-discard-at-random-own = Discard a card at random.
    .to = discard a card at random
vtes-effect-burn-edge = Burn the Edge.
    .to = burn the Edge
vtes-effect-recall-from-ash = Burn the Edge and discard a card at random; draw its replacement, at random, from the other library cards in your ash heap.
vtes-effect-restore-chosen = It gains { $amount } blood, or { $amount } life up to what it started with.
vtes-effect-gain-missing-chosen = It gains enough blood to reach its full capacity.
    .on = { $target } gains enough blood to reach its full capacity.
vtes-effect-draw-crypt = Put the top card of your crypt in your uncontrolled region.
vtes-effect-move-all-this-to-chosen = Move all the blood on this card to it.
vtes-effect-feed-poach = Up to X ready Anarchs you control that no hunting ground has fed this turn gain 1 blood each; X is the number of non-derivative hunting grounds controlled by other Methuselahs.
vtes-effect-exchange = Exchange the two.
vtes-effect-remove-uncontrolled = Remove it from the game.
vtes-effect-search-library = Search your library for a card and put it in your hand; then shuffle, and discard down to your hand size.
vtes-effect-draw-cards = Draw { $amount } cards, then discard down to your hand size.
    .to = draw { $amount } cards, and then discard down to your hand size
vtes-effect-recover-from-ash = Choose up to { $amount } library cards in your ash heap; put one of them in your hand, face up first, and shuffle the others into your library.
vtes-effect-discard-action = You have one more discard phase action. If you use it to discard a card that requires an Anarch or makes a vampire one, you can unlock a ready Anarch.
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
vtes-effect-put-on-kept-actor =
    { $amount ->
        [0] Put this card on the acting minion; you still control this card.
        [one] Put this card on the acting minion with { $amount } counter; you still control this card.
       *[other] Put this card on the acting minion with { $amount } counters; you still control this card.
    }
vtes-effect-employ = This retainer has { $life } life.
    .superior = but this retainer has { $life } life
vtes-effect-recruit = This ally has { $life } life.
    .superior = but this ally has { $life } life
vtes-effect-gain-this =
    { $bearer ->
        [ally] This ally gains { $amount } life{ $per }.
       *[other] Put a counter on this card.
    }
    .to =
        { $bearer ->
            [ally] give this ally { $amount } life{ $per }
           *[other] put a counter on this card
        }
vtes-effect-put-in-play-even-empty = Put this card in play with { $amount } counter{ $per }.
vtes-effect-put-from-hand-retainer-ally = It recruits an ally or employs a retainer from your hand, as far as it meets the requirements and the cost is paid. This is no action and cannot be blocked.
vtes-effect-lose-all-this-this = Burn all counters on this card.
    .to = burn all counters on this card
vtes-effect-borrow-bearer = Unlock the vampire with this card and take control of it until the end of the turn.
vtes-effect-if-superior-damage =
    .superior = and a minion that burns this card takes 1 environmental damage that cannot be prevented
vtes-effect-burn-pool-or-hand = For each counter on this card, burn 1 pool or a card at random from your hand.
    .she = burns, for each counter on this card, 1 pool or a card at random from her hand
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
vtes-effect-bar = A card cancelled by this one cannot be played again this turn.
vtes-effect-cancel-card = Cancel { $which_a } { $played }{ $pays ->
        [0] ; its cost is not paid
       *[other] {""}
    }.{ $regains ->
        [0] {""}
       [1] {" That Methuselah gets another master phase action."}
       *[other] {" That Methuselah gets another master phase action: at once, or in her next master phase if the cancelled card is out-of-turn."}
    }
    .to = cancel { $which_a } { $played }; its cost is { $pays ->
        [0] not paid
       *[other] paid
    }{ $regains ->
        [0] {""}
       [1] {", and that Methuselah gets another master phase action"}
       *[other] {", and that Methuselah gets another master phase action: at once, or in her next master phase if the cancelled card is out-of-turn"}
    }
vtes-cancel-by-everybody = as it is played
vtes-cancel-by-others = as another Methuselah plays it
vtes-cancel-by-neighbours = as your predator or your prey plays it

## What a card grants for later

vtes-grant-prevent = If this vampire blocks, it can prevent 1 damage in the first round of the combat that follows.
vtes-grant-prevent-round = This round, { vtes-text-this } can prevent 1 damage.
vtes-grant-prevent-each-round = In each round of this combat, { vtes-text-this } can prevent 1 damage.
vtes-grant-press-combat = Once this combat, { vtes-text-this } can press.
vtes-grant-maneuver = If this vampire blocks, it has an optional maneuver in the combat that follows.
vtes-grant-maneuver-in-combat = This vampire gets an optional maneuver in that combat.
vtes-grant-press-in-combat = This vampire gets an optional press in that combat.
vtes-grant-maneuver-if-blocked = If the action is blocked, this vampire gets an optional maneuver in the combat that follows.
vtes-grant-strength-if-blocked = If the action is blocked, this vampire can get +{ $amount } strength in the combat that follows, before range is determined in its first round.
vtes-grant-press = If this vampire blocks, it has an optional press in the combat that follows.
vtes-grant-intercept-for-blood = Once in this action, it can burn 1 blood to get +1 intercept.
vtes-grant-strike-ends = If this vampire blocks, it can strike to end combat in the first round of the combat that follows.
vtes-grant-strike-ends-when-blocked = If the action is blocked, this vampire can strike to end combat in the first round of the combat that follows.
vtes-grant-unlock-for-blood = After the action, if it was successful, this vampire can burn 1 blood to unlock.
vtes-grant-go-on = After the combat, if this vampire was blocked, it can burn 1 blood to go on with the action as if unblocked, with +1 stealth, even if not yet needed.
vtes-grant-attempt-fails = Once in this action, you can burn 1 of your corruption counters from a minion that attempts to block: the attempt fails, and that minion cannot block this action any more.
vtes-grant-unlock-for-corruption = If the bleed is successful, this vampire can burn 2 of your corruption counters from a minion of the bled Methuselah to unlock.
vtes-grant-lower-intercept = Once in this action, this vampire can burn 1 blood to give an ally or a younger vampire -1 intercept.
vtes-effect-if-numbs = At close range, after the combat, this vampire burns 1 blood, puts this card on the opposing minion and locks it.

## Terms of referendums

vtes-terms-allocate =
    { $others ->
        [1] Allocate { $amount } points among two or more other Methuselahs.
       *[0] { $amount ->
            [0] Allocate X points among two or more Methuselahs, where X is the number of Methuselahs in the game.
           *[other] Allocate { $amount } points among two or more Methuselahs.
        }
    }
vtes-terms-shift = Choose a Methuselah with more pool than you, and allocate { $amount } of it among one or more others, yourself included.
vtes-terms-clan = Choose a clan.
vtes-terms-methuselahs = Choose one or more Methuselahs.
vtes-terms-stake-anarchs = Choose X ready unlocked Anarchs you control, and allocate 2X points among one or more Methuselahs, locations and equipment.
vtes-terms-location = Choose a location and a Methuselah.

## Questions

vtes-ask-rumours = { $source }: who gets a second master phase action?
vtes-move-done-rumours = Nobody else
vtes-ask-who-burns = { $source }: who burns pool?
vtes-move-done-who-burns = Nobody else
vtes-ask-pay-counter =
    { $amount ->
        [one] { $source }: how do you pay for the last counter?
       *[other] { $source }: how do you pay, with { $amount } counters left?
    }
vtes-ask-pay-with-counters = { $source }: how many counters do you use to pay?
vtes-ask-number = { $source }: how many?
vtes-ask-veil = { $source }: how much blood do you burn for the next actions?
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
vtes-ask-justicar = { $source }: who gets the title?
vtes-ask-banish = { $source }: who is banished?
vtes-ask-stake = { $source }: which Anarch do you choose?
vtes-move-done-stake = No other
vtes-ask-location = { $source }: which location?
vtes-ask-new-owner = { $source }: who takes control of it?
vtes-ask-title = { $source }: whose title?
vtes-ask-become-anarch = { $source }: who becomes Anarch?
vtes-ask-convert = Do you remove { $source } from the game to make another vampire Anarch?
vtes-ask-pool-or-crypt = { $source }: do you gain 1 pool? If not, you draw a card from your crypt.
vtes-ask-circle = { $source }: whose circle does it join?
vtes-ask-new-bearer = { $source }: who gets it?
vtes-ask-captivate = { $source }: how much of the blood goes to your pool, at most { $amount }?
vtes-ask-minion-tap = { $source }: how much blood do you move to your pool?
vtes-ask-groom = { $source }: how much blood do you move?
vtes-ask-save = { $source }: whom do you keep in the game?
vtes-ask-gift = { $source }: how much pool do you give?
vtes-ask-ransom = { $source }: who burns 2 blood?
vtes-ask-share-blood = How much of the blood on { $source } do you move?
vtes-ask-share-card = { $source }: what else do you move to the other vampire?
vtes-move-done-share-card = Nothing more
vtes-ask-feeds-flames = { $source }: which vampire gets 1 blood?
vtes-move-done-feeds-flames = None
vtes-ask-debater = { $source }: which Brujah locks?
vtes-ask-corrupt = { $source }: which minion gets the corruption counter?
vtes-ask-steal-corrupted = { $source }: do you burn your corruption counters to take control of this minion?
vtes-ask-next-bearer = { $source }: who gets this card?
vtes-ask-discard-of-prey = { $source }: which card does your prey discard?
vtes-ask-fetch-discipline = { $source }: which Discipline card does the new vampire get, if any?
vtes-move-done-fetch-discipline = None
vtes-ask-employ = { $source }: which retainer of your hand do you employ, if any?
vtes-move-done-employ = Employ none
vtes-ask-immune = { $source }: do you burn 3 blood to be immune to the damage?
vtes-ask-teach = { $source }: which Discipline is taught?
vtes-ask-other-anarch = { $source }: which Anarch gets the blood?
vtes-ask-number-under = { $source }: how many cards do you put face down on it?
vtes-ask-put-under = { $source }: which card do you put face down on it?
vtes-ask-fetch = { $source }: which equipment?
vtes-move-done-fetch = Take none
vtes-ask-under-library = { $source }: which card goes under your library?
vtes-ask-who-burns-blood = { $source }: who burns 1 blood?
vtes-ask-side = { $source }: for or against?
vtes-ask-burn-doll = { $source }: which Blood Doll do you burn, if any?
vtes-move-done-burn-doll = Burn none
vtes-ask-lock-minion = { $source }: which minion do you lock, if any?
vtes-move-done-lock-minion = Lock none
vtes-ask-lock-own = { $source }: which of your minions do you lock?
vtes-ask-bearer = { $source }: which of your minions gets it?
vtes-ask-lock = { $source }: which vampire do you lock, if any?
vtes-move-done-lock = Lock no more vampires
vtes-ask-dancer = { $source }: whose actions cannot be blocked?
vtes-ask-ball-host = { $source }: who locks?
vtes-ask-keep-location = Do you burn 1 pool to keep { $source }?
vtes-move-no-keep-location = No: burn it
vtes-ask-poach = { $source }: who gains 1 blood?
vtes-move-done-poach = Nobody else
vtes-ask-reorder = { $source }: which card comes next, from the top of your library?
vtes-ask-buy-votes = { $source }: how much pool do you burn, for two votes each?
vtes-ask-put-from-hand = { $source }: whom does it recruit or employ?
vtes-ask-discount = Lock { $source } to pay less for this card?
vtes-ask-payer = Lock { $source } to pay for this card with its blood?
vtes-ask-rack = { $source }: which vampire is to be fed?
vtes-ask-from-ash = { $source }: which card of that ash heap?
vtes-ask-from-card = Play the copy on { $source }, not the one in your hand?
vtes-ask-contract-for = { $source }: who takes the contract?
vtes-ask-contract-on = { $source }: whom is it on?
vtes-ask-burn-for-pool = Its minion leaves the ready region. Burn { $source } to gain pool?
vtes-ask-exchange = { $source }: which master card do you give up?
vtes-ask-give-up = { $source }: which card of your hand do you give up?
vtes-ask-take-back = { $source }: which card do you take from your ash heap?
vtes-ask-exchange-for = { $source }: which master card do you take from your ash heap?
vtes-ask-search = { $source }: which card do you take from your library, if any?
vtes-ask-recover = { $source }: which card of your ash heap do you choose?
vtes-move-done-recover = Choose no more
vtes-ask-recover-to-hand = { $source }: which of them goes to your hand?
vtes-move-done-search = Take none
vtes-ask-unlock-anarch = { $source }: which Anarch unlocks, if any?
vtes-move-done-unlock-anarch = Unlock none
vtes-ask-add-counter = Your prey has got the Edge. Do you put a counter on { $source }?
vtes-ask-burn-cards = { $source }: how many cards of your hand do you burn at random? The rest is paid in pool.
vtes-ask-draw-instead = { $source }: which card do you draw from it, if any?
vtes-move-done-draw-instead = Draw from the library
vtes-ask-sacrifice = { $source }: which ally or retainer do you burn?

## The log

vtes-log-allocates =
    { $amount ->
        [one] { $who } allocates { $amount } point to { $foe }.
       *[other] { $who } allocates { $amount } points to { $foe }.
    }
vtes-log-takes-from = { $who } proposes to take { $amount } pool from { $foe }.
vtes-log-terms-clan = { $who } chooses a clan: { $clan }.
vtes-log-terms-card = { $who } chooses { $minion }.
vtes-log-banished = { $minion } goes to the uncontrolled region of { $who }.
vtes-log-finds-discipline = { $who } finds { $cards } for the new vampire.
vtes-log-employs = { $who } employs { $cards } from the hand.
vtes-log-reveals = { $who } reveals the top card of the crypt: { $cards }.
vtes-log-terms-cards = { $who } chooses { $cards }.
vtes-log-terms-seat = { $who } chooses { $foe }.
vtes-log-reveals-card = { $who } reveals { $cards }.
vtes-log-flips =
    { $tails ->
        [1] A coin is flipped for { $who }: tails.
       *[0] A coin is flipped for { $who }: heads.
    }
vtes-log-circle = New in a circle: { $cards }.
vtes-log-moves-to = { $who } moves a card from one minion to another: { $cards }.
vtes-log-into-library = { $cards } is shuffled into its owner’s library.
vtes-log-puts-under =
    { $amount ->
        [one] { $who } puts { $amount } card face down.
       *[other] { $who } puts { $amount } cards face down.
    }
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
vtes-log-referendum-cancelled = The referendum that { $who } has called with { $cards } is cancelled.
vtes-log-takes-back = { $who } takes { $cards } back to hand.
vtes-log-veils =
    { $amount ->
        [one] { $who } veils the next action of this turn.
       *[other] { $who } veils the next { $amount } actions of this turn.
    }
vtes-log-corrupts = A corruption counter of { $who } goes on { $minion }.
vtes-log-abstains = { $minion } abstains.
vtes-log-chooses = { $who } chooses { $minion } for { $card }.
vtes-log-from-ash = { $who } puts { $cards } from the ash heap of { $foe } on { $card }.
vtes-log-locks = { $who } locks { $minion }.
vtes-log-cancels = { $who } cancels { $cards }.
vtes-log-hostage = { $minion } gets a hostage counter.
vtes-log-moves-on = { $who } moves a card on: { $cards }.
vtes-log-stuns = { $who } stuns { $minion }.
vtes-log-takes-control = { $who } takes control of { $minion }.
vtes-log-burns-library = { $who } burns from the library: { $cards }.
vtes-log-burns-edge = { $who } burns the Edge.
vtes-log-recalls = { $who } draws { $cards } from the ash heap.
vtes-log-recovers = { $who } takes { $cards } from the ash heap.
vtes-log-shuffles-in = { $who } shuffles from the ash heap into the library: { $cards }.
vtes-log-exchanges = { $who } exchanges two cards between hand and ash heap: { $cards }.
vtes-log-removes = { $who } removes { $cards } from the game.
vtes-log-finds = { $who } takes a card from the library.
vtes-log-finds-own = { $who } takes { $cards } from the library.
vtes-log-unlocks = { $who } unlocks { $minion }.
vtes-log-borrows = { $who } takes control of { $minion } until the end of the turn.
