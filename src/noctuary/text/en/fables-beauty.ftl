### Sleeping Beauty.

fables-sheet-beauty = She begins Asleep. Asleep, she gains 1 Awakening token for each HP that damage (not a loss) costs her, up to 6 tokens; her sixth token makes her Awakened. Asleep, she cannot spend tokens. Awakened, she gains none unless a card says so, and when she uses a Talent that shows ✦ she may spend up to 3 of them: ✦ is the number spent. Awakened, a Defense action brings her Power but no Defense. When she has spent her last token she falls Asleep, after the effect.

## Cards

fables-card-inner-turmoil = Inner Turmoil
fables-card-inner-rage = Inner Rage
fables-card-inner-fury = Inner Fury
fables-card-shattering-chains = Shattering Chains
fables-card-shattering-bones = Shattering Bones
fables-card-shattering-souls = Shattering Souls
fables-card-the-groping-dark = The Groping Dark
fables-card-the-grasping-dark = The Grasping Dark
fables-card-the-wrenching-dark = The Wrenching Dark
fables-card-bloodletting = Bloodletting
fables-card-blood-rite = Blood Rite
fables-card-mental-barriers = Mental Barriers
fables-card-treating-what-ails = Treating What Ails
fables-card-and-they-woke-up = And They Woke Up
fables-card-the-blood-renews = The Blood Renews
fables-card-the-sleeper-wakes = The Sleeper Wakes

fables-text-bloodletting = Once per turn you may pay in HP for a basic card that an action or a Talent needs: you lose { $price } HP for each level, and it counts as a card of level 1, 2 or 3 of the type needed. It brings no Power.
fables-text-blood-rite = Once per turn, when you inflict damage on an opponent, you may take an Attack card (not a Joker) from your discard pile into your hand. Every { $damage } damage inflicted allow it one level, up to level 3.
fables-text-mental-barriers = When you use a movement Talent, you may gain as much Defense as its level.
fables-text-treating-what-ails = Recover { $amount } HP as soon as this Twist is unlocked; it is then destroyed.

## Clauses

fables-effect-hurt-yourself =
    { $amount ->
        [one] You may inflict { $amount } damage on yourself to inflict as much more on the opponent.
       *[other] You may inflict up to { $amount } damage on yourself to inflict as much more on the opponent.
    }
fables-effect-next-attacks = Your next { $actions } Attack actions of this turn, in a row or not, each inflict { $amount } more damage.
fables-effect-cards-for-wounds =
    Until your next turn begins, draw 1 card for each HP that damage (not a loss) costs you, { $most ->
        [one] { $most } card
       *[other] { $most } cards
    } at most in all.
fables-effect-tokens-into-hp = Asleep or Awakened, spend all your Awakening tokens and recover 1 HP for each.
fables-effect-sleeper-wakes =
    Asleep or Awakened, gain { $tokens ->
        [one] { $tokens } Awakening token
       *[other] { $tokens } Awakening tokens
    }, even beyond 6. If you are still Asleep, you may become Awakened at once.

## Questions

fables-ask-hurt-yourself = { $source }: how much damage do you inflict on yourself, to inflict as much more on the opponent, up to { $amount }?
fables-ask-awakening = { $source }: how many Awakening tokens do you spend, up to { $amount }?
fables-ask-mental-barriers = { $source }: gain Defense with this Talent?
fables-ask-blood-rite = { $source }: which Attack card do you take back from your discard pile?
fables-ask-wake = { $source }: become Awakened at once?

## The log

fables-log-awakening =
    { $who } gains { $count ->
        [one] { $count } Awakening token
       *[other] { $count } Awakening tokens
    }.
fables-log-spend-awakening =
    { $who } spends { $count ->
        [one] { $count } Awakening token
       *[other] { $count } Awakening tokens
    }.
fables-log-wakes = { $who } is Awakened.
fables-log-falls-asleep = { $who } falls Asleep.
fables-log-blood-rite = { $who } takes { $cards } back from her discard pile.
