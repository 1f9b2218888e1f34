### Little Red Riding Hood.

fables-sheet-red = She has no special rule: her Twists make ammunition, armour and stores of her Talents. In 2v2, cards of an eliminated opponent that lie in her caches leave the game.

## Cards

fables-card-pot-shot = Pot Shot
fables-card-crack-shot = Crack Shot
fables-card-sniper-shot = Sniper Shot
fables-card-energy-shield = Energy Shield
fables-card-electrified-shield = Electrified Shield
fables-card-omega-shield = Omega Shield
fables-card-unleashed-ballistics = Unleashed Ballistics
fables-card-unleashed-firepower = Unleashed Firepower
fables-card-unleashed-fury = Unleashed Fury
fables-card-overdrive-burn = Overdrive Burn
fables-card-hooded-system = Hooded System
fables-card-transformed-senses = Transformed Senses
fables-card-onboard-cache = Onboard Cache
fables-card-system-hack = System Hack
fables-card-the-wolf-consumes = The Wolf Consumes
fables-card-raining-vengeance = Raining Vengeance

fables-text-overdrive-burn = When you use an attack or movement Talent, you may discard another Talent from your hand: the damage rises by its level.
fables-text-hooded-system = Each time an opponent inflicts damage on you, you may discard a Talent from your hand: that damage falls by its level.
fables-text-transformed-senses = When you use an attack or movement Talent, you may discard another Talent from your hand: the range grows by its level.
fables-text-onboard-cache = Room for one card. Action: store a card from your hand here, if there is none; it does not count as discarded. Action: take the stored card back into your hand.

## Clauses

fables-effect-shield-strikes-back = At the start of your next turn, if you still have Defense, inflict { $amount } damage on an opponent within range { $reach }.
fables-effect-repeat-last = Carry out again your latest Attack, Defense or Move action, or attack or movement Talent, of this turn: the values and bonuses stay the same, you choose anew and pay nothing.
fables-effect-wolf = Take { $count } cards into your hand, one after the other, from the top of your reserves, without paying.

## Questions

fables-ask-overdrive = { $source }: discard a Talent for more damage?
fables-ask-senses = { $source }: discard a Talent for a longer range?
fables-ask-hooded-system = { $source }: discard a Talent against the { $damage } damage?
fables-ask-wolf = { $source }: from which reserve do you take the top card?

## The log

fables-log-store =
    { $who } stores { $count ->
        [one] a card
       *[other] { $count } cards
    }.
fables-log-store-own = { $who } stores { $cards }.
fables-log-fetch =
    { $who } takes { $count ->
        [one] a stored card
       *[other] { $count } stored cards
    } back.
fables-log-fetch-own = { $who } takes { $cards } back from a cache.
