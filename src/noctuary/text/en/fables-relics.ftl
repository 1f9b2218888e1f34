### Relic mode: the printed relics and our own. A ◆ stands for the level of the Talent paid.

## The printed relics

fables-relic-wish = Wish
fables-relic-parched-grail = Parched Grail
fables-relic-treasure-key = Treasure Key
fables-relic-orb-of-foresight = Orb of Foresight
fables-relic-rift-of-truth = Rift of Truth
fables-relic-grimoire-of-retelling = Grimoire of Retelling
fables-relic-nightmare-sword = Nightmare Sword
fables-relic-jacks-magic-bean = Jack’s Magic Bean
fables-relic-alakazam = Alakazam
fables-relic-dream-navigation = Dream Navigation

## House relics: our own design

fables-relic-wandering-ember = Wandering Ember
fables-relic-tortoise-scale = Tortoise Scale
fables-relic-wind-boots = Wind Boots
fables-relic-rams-horn = Ram’s Horn
fables-relic-star-hook = Star Hook
fables-relic-twin-mirror = Twin Mirror
fables-relic-cracked-hourglass = Cracked Hourglass
fables-relic-scribes-quill = Scribe’s Quill
fables-relic-imps-purse = Imp’s Purse
fables-relic-sealing-wax = Sealing Wax
fables-relic-dark-lantern = Dark Lantern
fables-relic-stubborn-bramble = Stubborn Bramble
fables-relic-cold-ash = Cold Ash
fables-relic-amber-apple = Amber Apple
fables-relic-woodcutters-coal = Woodcutter’s Coal
fables-relic-marching-drum = Marching Drum
fables-relic-whetstone = Whetstone
fables-relic-bone-scales = Bone Scales
fables-relic-borrowed-mist = Borrowed Mist
fables-relic-pedlars-wheel = Pedlar’s Wheel

## Clauses

fables-effect-discard-own =
    { $amount ->
        [one] Then discard { $amount } card from your hand.
       *[other] Then discard { $amount } cards from your hand.
    }
fables-effect-reveal-basics =
    { $amount ->
        [one] Reveal the top card of your deck: a basic card goes to your hand, any other is discarded.
       *[other] Reveal the top { $amount } cards of your deck: basic cards go to your hand, the others are discarded.
    }
fables-effect-reveal-talents =
    { $amount ->
        [one] Reveal the top card of your deck: a Talent or Epic goes to your hand, any other card is discarded.
       *[other] Reveal the top { $amount } cards of your deck: Talents and Epics go to your hand, the others are discarded.
    }
fables-effect-retell =
    { $amount ->
        [one] Shuffle up to { $amount } card of your choice from your discard pile into your deck.
       *[other] Shuffle up to { $amount } cards of your choice from your discard pile into your deck.
    }
fables-effect-destroy-up-to =
    { $amount ->
        [one] Destroy up to { $amount } card from your hand or discard pile.
       *[other] Destroy up to { $amount } cards from your hand and discard pile.
    }
fables-effect-draw-as-many = Then draw as many cards as you destroyed.
fables-effect-use-paid-talent = Use the Talent you pay with, as if with a basic card of value { $value }. It is played instead of discarded.
fables-effect-search-deck = Search your deck for a card of level { $amount } or lower, take it into your hand and shuffle your deck. A card without a level cannot be taken.
fables-effect-walk-up-to =
    { $amount ->
        [one] Move yourself up to { $amount } square in one direction. You may pass through the opponent.
       *[other] Move yourself up to { $amount } squares in one direction. You may pass through the opponent.
    }
fables-effect-edge-damage = If she then stands on an end square of the track, inflict { $amount } damage.
fables-effect-pull-up-to =
    { $amount ->
        [one] Pull the opponent up to { $amount } square towards you.
       *[other] Pull the opponent up to { $amount } squares towards you.
    }
fables-effect-power-if-adjacent = If she then stands next to you, gain { $amount } Power.
fables-effect-swap-squares = Swap squares with the opponent.
fables-effect-farther-move =
    { $amount ->
        [one] Your next Move action this turn may go up to { $amount } square farther in its direction.
       *[other] Your next Move action this turn may go up to { $amount } squares farther in its direction.
    }
fables-effect-shorter-move =
    { $amount ->
        [one] Until the start of your next turn, the opponent’s first Move action goes { $amount } square less far. Her Power stays the same.
       *[other] Until the start of your next turn, the opponent’s first Move action goes { $amount } squares less far. Her Power stays the same.
    }
fables-effect-stronger-attack = Your next Attack action this turn inflicts { $amount } more damage.
fables-effect-lower-defense = The opponent’s Defense drops by { $amount }.
fables-effect-first-damage-less = Until the start of your next turn, the first damage inflicted on you is reduced by { $amount }.
fables-effect-blood-for-power = Lose up to { $amount } HP, but never your last, and gain { $each } Power for each.
fables-effect-larger-end-draw =
    { $amount ->
        [one] At the end of this turn draw { $amount } more card.
       *[other] At the end of this turn draw { $amount } more cards, then discard { $less }.
    }
fables-effect-take-one-of-top =
    { $amount ->
        [one] Look at the top card of your deck and take it into your hand.
       *[other] Look at the top { $amount } cards of your deck. Take one into your hand and put the others back in any order.
    }
fables-effect-glance-at-hand =
    { $amount ->
        [one] Look at a random card of the opponent’s hand. You may make her discard it and draw one.
       *[other] Look at { $amount } random cards of the opponent’s hand. You may make her discard one of them and draw one.
    }
fables-effect-take-basic-back = Return a basic card of level { $amount } or lower from your discard pile to your hand.
fables-effect-destroy-one = Destroy a card from your hand or discard pile.
fables-effect-cheaper-purchase = Your next Reinforcement this turn costs { $amount } less.
fables-effect-purchase-on-top = The next card of level { $amount } or lower you buy this turn goes on top of your deck instead of to your discard pile.
fables-effect-replace-relics =
    { $amount ->
        [one] Replace up to { $amount } other face-up relic with the next of the Relic deck.
       *[other] Replace up to { $amount } other face-up relics with the next ones of the Relic deck.
    }

## Questions

fables-ask-relic-shuffle-back =
    { $amount ->
        [one] Shuffle one more card into your deck?
       *[other] Shuffle a card into your deck? You may choose { $amount } more.
    }
fables-ask-relic-destroy =
    { $amount ->
        [one] Which card do you destroy?
       *[other] Which card do you destroy? You may destroy { $amount } more.
    }
fables-ask-relic-search = Which card do you take out of your deck?
fables-ask-relic-walk = Onto which square do you move?
fables-ask-relic-pull = How many squares do you pull the opponent, up to { $amount }?
fables-ask-relic-lose-hp = How many HP do you lose, up to { $amount }?
fables-ask-relic-take = Which card do you take into your hand?
fables-ask-relic-put-back = Which card do you put back next? The last one ends up on top.
fables-ask-relic-make-discard = Which of these cards must the opponent discard, if any?
fables-ask-relic-take-back = Which card do you return to your hand?
fables-ask-relic-replace =
    { $amount ->
        [one] Replace the relic of which square, if any?
       *[other] Replace the relic of which square, if any? You may choose { $amount } more.
    }
fables-ask-farther = How many squares farther do you go, up to { $amount }?

## The log

fables-log-relic = { $who } uses the relic { $relic } of square { $square }.
fables-log-relic-laid = The relic { $relic } comes to lie on square { $square }.
fables-log-relic-reveal =
    { $count ->
        [0] { $who } has no card to reveal.
       *[other] { $who } reveals { $cards }.
    }
fables-log-relic-shuffle-back = { $who } shuffles { $cards } into her deck.
fables-log-relic-search = { $who } takes a card out of her deck.
fables-log-relic-search-own = { $who } takes { $cards } out of her deck.
fables-log-relic-defense = { $who } loses { $count } Defense.
fables-log-relic-look =
    { $count ->
        [one] { $who } looks at the top card of her deck.
       *[other] { $who } looks at the top { $count } cards of her deck.
    }
fables-log-relic-look-own = { $who } looks at { $cards } on top of her deck.
fables-log-relic-take = { $who } takes a card into her hand.
fables-log-relic-take-own = { $who } takes { $cards } into her hand.
fables-log-relic-glance =
    { $count ->
        [one] { $who } looks at a card of the opponent’s hand.
       *[other] { $who } looks at { $count } cards of the opponent’s hand.
    }
fables-log-relic-glance-own = { $who } sees { $cards } in the opponent’s hand.
fables-log-relic-take-back = { $who } returns { $cards } to her hand.
