# What the cards say, ask and tell that change single phases of the turn.

## Words

vtes-keyword-derivative = derivative

## Conditions: they follow “Only usable …”

vtes-when-ready-against-prey = if this vampire is ready
    .whose = your prey’s
vtes-when-by-anarchs = by an Anarch
vtes-when-bearer-acts-self = by this vampire

## Targets

vtes-target-of-active = a vampire of the Methuselah whose phase it is
vtes-target-neighbour = your prey or your predator
vtes-target-two-masters = a master card in your hand and one in your ash heap
vtes-target-of-the-dead = a ready vampire you control that follows the Path of Death and the Soul and that no hunting ground has fed this turn, or a wraith or zombie ally you control
vtes-target-unfed-laibon = a ready Laibon you control that no hunting ground has fed this turn
vtes-target-unfed-guruhi = a ready Guruhi you control that has blood and that no hunting ground has fed this turn

## Traits and triggers

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

## Effects

vtes-effect-pay-for-locations = For each location you control, burn 1 pool or that location.
    .she = burns, for each location she controls, 1 pool or that location
vtes-effect-discard-at-random = That Methuselah discards a card at random.
vtes-effect-recall-from-ash = Burn the Edge and discard a card at random; draw its replacement, at random, from the other library cards in your ash heap.
vtes-effect-revive = It gains { $amount } blood, or { $amount } life up to what it started with.
vtes-effect-gather = Put 1 blood from the bank on this card if it has fewer than { $amount }.
vtes-effect-disgorge = Move all the blood on this card to it.
vtes-effect-poach = Up to X ready Anarchs you control that no hunting ground has fed this turn gain 1 blood each; X is the number of non-derivative hunting grounds controlled by other Methuselahs.
vtes-effect-unlock-self-self = Unlock this vampire.
vtes-effect-exchange = Exchange the two.
vtes-effect-remove-uncontrolled = Remove it from the game.
vtes-effect-search-library = Search your library for a card and put it in your hand; then shuffle, and discard down to your hand size.
vtes-effect-counter-to-blood = Move a counter from this card to it as 1 blood; burn this card when it has none left.
vtes-effect-discard-action = You have one more discard phase action. If you use it to discard a card that requires an Anarch or makes a vampire one, you can unlock a ready Anarch.
vtes-effect-hurt-the-idle = Each Kiasyd and each changeling ally you control that has not bled successfully this turn takes { $amount } damage that cannot be prevented.
vtes-grant-unlock-in-discard = If this vampire is a { $clan } and the bleed is successful, it can burn 1 blood in your next discard phase to unlock.

## Questions

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

## The log

vtes-log-burns-edge = { $who } burns the Edge.
vtes-log-recalls = { $who } draws { $cards } from the ash heap.
vtes-log-exchanges = { $who } exchanges two master cards between hand and ash heap: { $cards }.
vtes-log-removes = { $who } removes { $cards } from the game.
vtes-log-finds = { $who } takes a card from the library.
vtes-log-finds-own = { $who } takes { $cards } from the library.
vtes-log-grows = { $cards } grows by a counter.
vtes-log-unlocks = { $who } unlocks { $minion }.
