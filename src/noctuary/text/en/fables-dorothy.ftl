### Dorothy.

fables-sheet-dorothy = Setup: choose one of your three Epics and shuffle it into your deck. At your Epic threshold you choose between the other two. Directly after a Talent you may use another one without a basic card; its basic card then counts as 0. That is a combo, and you gain a Combo token, of which there are 12. Combos may follow one upon another.

## Cards

fables-card-target-acquired = Target Acquired
fables-card-target-locked = Target Locked
fables-card-target-neutralized = Target Neutralized
fables-card-probing-engaged = Probing Engaged
fables-card-probing-deeper = Probing Deeper
fables-card-probing-complete = Probing Complete
fables-card-enemy-sighted = Enemy Sighted
fables-card-enemy-in-range = Enemy in Range
fables-card-enemy-dispatched = Enemy Dispatched
fables-card-kill-order-affirmed = Kill Order Affirmed
fables-card-more-than-machine = More Than Machine
fables-card-apex-force-approved = Apex Force Approved
fables-card-nowhere-to-hide = Nowhere to Hide
fables-card-the-lion = The Lion
fables-card-the-scarecrow = The Scarecrow
fables-card-the-tin-man = The Tin Man

fables-text-kill-order-affirmed = Two Attack actions directly one after the other are a combo too, if the second inflicts more damage than the first: gain a Combo token.
fables-text-more-than-machine = When the later Talent of a combo has a higher level than the earlier one, gain one more Combo token.
fables-text-apex-force-approved = Directly after a Talent you may discard any number of Movement cards and Jokers and shift the opponent in one direction, by up to their total Movement value. She may pass through you but not stop on your square. This does not interrupt a combo.
fables-text-nowhere-to-hide = Gain one more Combo token with each combo.

## Clauses

fables-effect-wall-damage = Add { $each } damage for each square the end of the track keeps her from going.
fables-effect-distance-damage = Inflict { $flat } damage, plus { $each } for each square between you and the opponent.
fables-effect-probe =
    { $amount ->
        [one] You may discard { $amount } basic card from your hand. If you do, draw as many cards plus { $more }.
       *[other] You may discard up to { $amount } basic cards from your hand. If you discard any, draw as many cards plus { $more }.
    }
fables-effect-spend-combo = Spend any number X of your Combo tokens.
fables-effect-combo-damage = Inflict X damage.
fables-effect-combo-power = Gain X Power.
fables-effect-combo-recover = Recover X HP.
fables-effect-combo-draw = Draw as many cards as half of X, rounded up.

## Questions

fables-ask-epic-for-deck = Which Epic do you shuffle into your deck?
fables-ask-probe = { $source }: discard a basic card, to draw as many and one more?
fables-ask-spend-combo = { $source }: how many Combo tokens do you spend, up to { $amount }?
fables-ask-apex-add = { $source }: discard another card? The Movement value is { $amount } so far.
fables-ask-apex-square = { $source }: onto which square do you shift the opponent?

## The log

fables-log-epic-into-deck = { $who } secretly shuffles an Epic into her deck.
fables-log-epic-into-deck-own = { $who } secretly shuffles the Epic { $cards } into her deck.
fables-log-combo =
    { $count ->
        [0] { $who } completes a combo, but no Combo token is left.
        [one] { $who } completes a combo and gains { $count } Combo token.
       *[other] { $who } completes a combo and gains { $count } Combo tokens.
    }
fables-log-combo-spent =
    { $count ->
        [0] { $who } spends no Combo token.
        [one] { $who } spends { $count } Combo token.
       *[other] { $who } spends { $count } Combo tokens.
    }
