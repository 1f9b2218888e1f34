# Cards that take control, disarm, numb and madden; the Red List and its trophies.

## Conditions: they follow “Only usable …”

vtes-when-later-turn = not in the turn in which this card came into play
vtes-when-as-many-as-blood = if this card has at least as many counters as the vampire with it has blood
vtes-when-none-of-yours = if you control no other copy of this card
vtes-when-inflicted-more = if this vampire has inflicted more damage than the opposing one in this round
vtes-when-none-on-opponent = if the opposing vampire has no other copy of this card
vtes-when-bearer-unfed = if no hunting ground has fed the vampire with this card this turn

## Targets

vtes-target-of-its-prey = a ready minion of its controller’s prey
vtes-target-corruptible = a vampire of your prey with no more blood than this card has counters

## Traits and triggers

vtes-trait-no-unlock = The minion with this card does not unlock as normal.
vtes-trait-strength-less = The vampire with this card gets { $amount } strength, or { $superior } if the card was played at superior.
vtes-trigger-wears-off = Burn this card in the unlock phase of whoever controls that minion.
vtes-trigger-counts-pride = Each time your prey gets the Edge and did not have it, you can put a counter on this card.

## Effects

vtes-effect-prevent-of-strike = Prevent { $amount } damage from the opposing minion’s strike.
vtes-effect-put-on-kept =
    { $amount ->
        [0] Put this card on it; you still control this card.
        [one] Put this card on it with { $amount } counter; you still control this card.
       *[other] Put this card on it with { $amount } counters; you still control this card.
    }
vtes-effect-put-on-opponent = Put this card on the opposing vampire and send it to torpor.
vtes-effect-put-unawarded = Put this card in play; it has no effect until a vampire gets it for burning a minion of the Red List.
vtes-effect-put-as-ally = Put this card in play; it becomes a unique mortal ally with { $life } life, { $strength } strength and { $bleed } bleed.
vtes-effect-add-counter = Put a counter on this card.
vtes-effect-burn-counters = Burn all counters on this card.
vtes-effect-borrow-bearer = Unlock the vampire with this card and take control of it until the end of the turn.
vtes-effect-burn-this-for-pool = Burn this card; if it was played at superior, your prey then burns { $amount } pool.
vtes-effect-backlash = If this card was played at superior, that minion takes { $amount } environmental damage that cannot be prevented.
vtes-effect-burn-pool-or-hand = For each counter on this card, burn 1 pool or a card at random from your hand.
    .she = burns, for each counter on this card, 1 pool or a card at random from her hand
vtes-effect-gain-up-to = It gains up to { $amount } blood.
vtes-effect-feed-bearer = The vampire with this card gains { $amount } blood.
vtes-grant-numb = At close range, after the combat, this vampire burns 1 blood, puts this card on the opposing minion and locks it.
vtes-text-must-act = In each of its minion phases, unless it must hunt, the minion with this card must first do this: { $text }
vtes-text-burnable-by-vampires =
    { $pool ->
        [0] Vampires of any Methuselah can burn this card as a (D) action.
       *[other] Vampires of any Methuselah can burn this card as a (D) action that costs { $pool } pool.
    }

## Moves and questions

vtes-move-mark = Mark { $card } (master phase action)
vtes-move-hunt-down = { $card } hunts down { $other } (1 blood)
vtes-move-done-trophy = Take no trophy
vtes-ask-trophy = Which trophy does { $source } get, if any?
vtes-ask-move-trophy = Give { $source } to the vampire that has burned a minion of the Red List?
vtes-ask-add-counter = Your prey has got the Edge. Do you put a counter on { $source }?
vtes-ask-burn-cards = { $source }: how many cards of your hand do you burn at random? The rest is paid in pool.

## The table

vtes-board-borrowed = borrowed

## The log

vtes-log-borrows = { $who } takes control of { $minion } until the end of the turn.
vtes-log-marks = { $who } marks { $minion }, who is on the Red List.
vtes-log-trophy = { $other } gets a trophy: { $card }.
