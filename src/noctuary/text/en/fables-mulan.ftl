### Mulan and her Qi.

fables-sheet-mulan = In opponents’ turns only: each time an opponent inflicts damage on you, even 0, you may discard a Defense card or a Joker. Its value is taken off the damage, and you gain as many Qi. There are 12 Qi tokens; you start with none.

## Cards

fables-card-underestimated = Underestimated
fables-card-undeniable = Undeniable
fables-card-undiminished = Undiminished
fables-card-diverted-fire = Diverted Fire
fables-card-diverted-might = Diverted Might
fables-card-diverted-wrath = Diverted Wrath
fables-card-no-retreat = No Retreat
fables-card-no-quarter = No Quarter
fables-card-no-mercy = No Mercy
fables-card-channeled-qi = Channeled Qi
fables-card-evading-fate = Evading Fate
fables-card-enlightened-assault = Enlightened Assault
fables-card-gathering-storm = Gathering Storm
fables-card-honors-thunder = Honor’s Thunder
fables-card-confronting-chaos = Confronting Chaos
fables-card-legends-call = Legend’s Call

fables-text-channeled-qi = When you take an Attack action or use an attack Talent, you may spend up to { $most } Qi: the damage rises by 1 for each.
fables-text-evading-fate = After you have drawn at the end of your turn, you may discard a card and draw another.
fables-text-enlightened-assault = When you take a Move action, you may spend up to { $most } Qi: you go one square farther in the same direction for each, without extra Power.
fables-text-gathering-storm = At the start of your turn, gain { $qi } Qi. Every copy counts.

## Clauses

fables-effect-other-side = You may place the opponent on the square on your other side.
fables-effect-discard-on-edge = If the opponent is now on an end square, you may make her discard a random card from her hand.
fables-effect-offer-end-draw =
    { $amount ->
        [one] When you draw at the end of this turn, you may spend { $amount } Qi to draw one more card.
       *[other] When you draw at the end of this turn, you may spend up to { $amount } Qi to draw as many more cards.
    }
fables-effect-damage-of-all-qi = Spend all your Qi and inflict 1 damage for each.
fables-effect-gain-qi = Gain { $amount } Qi.
fables-effect-enlarge-end-draw =
    Draw { $amount ->
        [one] { $amount } more card
       *[other] { $amount } more cards
    } at the end of this turn.

## Questions

fables-ask-turn-damage = Discard a Defense card or a Joker against the { $damage } damage? Its value is taken off and becomes Qi.
fables-ask-channeled-qi = { $source }: how many Qi do you spend for more damage, up to { $amount }?
fables-ask-enlightened-assault = { $source }: how many Qi do you spend to go farther, up to { $amount }?
fables-ask-qi-for-cards = How many Qi do you spend to draw as many more cards, up to { $amount }?
fables-ask-evading-fate = { $source }: which card do you discard to draw another?
fables-ask-other-side = { $source }: place the opponent on your other side?
fables-ask-random-discard = { $source }: make the opponent discard a random card?

## The log

fables-log-gain-qi = { $who } gains { $count } Qi.
fables-log-spend-qi = { $who } spends { $count } Qi.
