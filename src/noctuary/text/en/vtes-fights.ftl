# What cards do in combat.

## What holds for a round or a combat

vtes-lasts-wild = In this combat, the opposing vampire gets +{ $amount } strength, but cannot maneuver to long range, press to end combat or use equipment.
vtes-lasts-terrified = In this combat, the opposing minion cannot maneuver to close range, press to continue combat or use equipment.
vtes-lasts-combat-cost = In this combat, combat cards cost the opposing vampire { $amount } more blood.
vtes-lasts-harms-at-press = It takes { $amount } environmental damage in the press step of each round, which cannot be prevented.
vtes-lasts-hands-only = This round, neither combatant can use a strike that is not a hand strike.
vtes-lasts-first-point-only = In each round of this combat, once damage has been successfully inflicted on { vtes-text-this }, all further damage to it is prevented, except aggravated damage.
vtes-lasts-first-point-of-any = In each round of this combat, once damage has been successfully inflicted on { vtes-text-this }, all further damage to it is prevented, aggravated or not.
vtes-lasts-attempt-toll = { $whom } must burn { $amount } blood to attempt to block this action.
vtes-which-not-zombie = except zombies
vtes-when-felled = if { vtes-text-this } is ready and the opposing minion is not

## What is done

vtes-effect-next-round-at = If another round follows, it is at close range: skip its determine range step.
vtes-effect-press-by-itself = This card burns 1 of its counters to press to continue combat; either combatant can press to end it.
vtes-effect-cancel-way-fighting = Cancel an aim, frenzy or grapple card of the opposing minion as it is played; its cost is not paid.
vtes-effect-cancel-way-restricting = Cancel a combat card of the opposing minion as it is played, if it would restrict { vtes-text-this }’s choice of strikes this round.
    .to = cancel a combat card of the opposing minion as it is played, if it would restrict { vtes-text-this }’s choice of strikes this round
vtes-effect-cancel-way-combat-auspex = Cancel a combat card that requires Auspex as it is played; its cost is not paid.
vtes-effect-cancel-way-reaction-auspex = Cancel a reaction card that requires Auspex as it is played; its cost is not paid.
vtes-effect-put-on-from-hand-weapon = { vtes-text-this } equips with a weapon from your hand that is not unique, if it meets the requirements and pays the cost; not with one that costs 3 pool or more or whose own strike inflicts aggravated damage or 4 damage or more.
vtes-ask-put-on-from-hand-weapon = { $source }: which weapon?
vtes-effect-put-on-from-hand-animal = { vtes-text-this } employs an animal retainer from your hand, if it meets the requirements and pays the cost.
vtes-ask-put-on-from-hand-animal = { $source }: which retainer?
vtes-text-strike-wears = Each point of damage that this strike inflicts, prevented or not, burns 1 counter from this card; burn this card if it has none.
vtes-text-strike-with-weapon = hand strike or melee weapon strike, at +{ $amount } damage
vtes-ask-hands-or-blade = { $source }: what does it strike with? The minion itself stands for its hands.
vtes-effect-put-on-counted = Put this card on { $whom } with { $amount } counters.
vtes-text-becomes-weapon = It becomes equipment, a melee weapon.
vtes-text-deferred-6 = Do not replace until the action is over. Instead of replacing this card, you can take it from your ash heap.
vtes-effect-bonus-strike-burn-weapon = 1 additional strike, ranged: burn a weapon on the opposing minion.
vtes-ask-take-back-instead = Take { $source } from your ash heap instead of drawing a card?
vtes-why-bonus-strike = The only additional strike left is the one that a card gives.
vtes-effect-aim = If damage from this strike is successfully inflicted on the opposing minion, that minion takes { $amount } more damage from it and cannot press this round. Its controller can discard two combat cards to cancel this card as it is played.
vtes-at-aiming = as the minion chooses a strike, one aim for each strike
vtes-why-aimed = An aim is played by the minion that chooses a strike, and only one for each strike.
vtes-window-aiming = { $minion } has chosen a strike: do you aim it?
vtes-pass-aiming = Pass: do not aim
vtes-stop-at-aiming = a strike is being aimed
vtes-effect-steal-item = Steal it.
    .strike = steal { $target }
vtes-effect-steal-item-chosen = Steal it.
    .strike = steal { $target }
vtes-effect-set-counters = { $whom } has { $amount } counters again.
vtes-effect-set-counters-this = This card has { $amount } counters again.
vtes-effect-burn-pool-opponents = The opposing minion’s controller burns { $amount } pool.
vtes-effect-put-on-opponent = Put this card on the opposing minion.
vtes-effect-lose-bearer = { vtes-text-bearer } burns { $amount } blood or life.
vtes-grant-steal = This round, { vtes-text-this } can strike, ranged: steal { $amount } blood or life.

## When something happens

vtes-trigger-played-in-combat = Each time a card is played in this combat, { $effects }
vtes-trigger-press-step = In the press step of each round, { $effects }
vtes-trigger-combat-over = At the end of the combat, { $effects }
vtes-trigger-each-unlock-phase = In the unlock phase of { $whom }, { $effects }

## The log

vtes-log-steals-item = { $minion } steals { $other }.
