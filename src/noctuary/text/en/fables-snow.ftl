### Snow White and her Poison.

fables-sheet-snow = Your Poison deck lies face up: six cards of level 1 on top, then six of level 2 and six of level 3. Opponents get Poison through your cards, and it costs them HP each time it reaches their discard pile. In 2v2, Poison that an eliminated opponent holds leaves the game with her cards. When you are eliminated, your opponents remove all Poison from hand, discard pile and deck, then shuffle their decks.

## Cards

fables-card-shard-storm = Shard Storm
fables-card-shard-tempest = Shard Tempest
fables-card-shard-vortex = Shard Vortex
fables-card-tainted-offering = Tainted Offering
fables-card-tainted-feast = Tainted Feast
fables-card-tainted-maelstrom = Tainted Maelstrom
fables-card-shattered-passage = Shattered Passage
fables-card-shattered-truth = Shattered Truth
fables-card-shattered-destiny = Shattered Destiny
fables-card-crystal-coffin = Crystal Coffin
fables-card-corrupted-destiny = Corrupted Destiny
fables-card-venomous-turn = Venomous Turn
fables-card-poisoned-purity = Poisoned Purity
fables-card-rain-of-mirrors = Rain of Mirrors
fables-card-brewing-destruction = Brewing Destruction
fables-card-seven-serpents = Seven Serpents

fables-text-crystal-coffin = When your Attack action or attack Talent inflicts { $least } or more damage on an opponent, you may put the top Poison card into her discard pile.
fables-text-corrupted-destiny = When you hand out Poison with a defense Talent, you may shuffle one of those cards, whichever you like, into the opponent’s deck instead of putting it into her discard pile.
fables-text-venomous-turn = When a Move action takes you through an opponent, or an opponent through you, you may put the top Poison card into her discard pile.
fables-text-poisoned-purity = Each Poison card that reaches an opponent’s discard pile costs her { $loss } HP more. Every copy counts.

## Clauses

fables-effect-give-poison = Put up to { $amount } cards from the top of the Poison deck into the opponent’s discard pile.
fables-effect-foe-discards-hand = The opponent discards her whole hand.
fables-effect-foe-draws =
    She then draws { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
fables-effect-shuffle-back = You may choose up to { $most } cards in the opponent’s discard pile and shuffle them into her deck.
fables-effect-loss-per-poison = The opponent loses 1 HP for each Poison card in her discard pile.

## Questions

fables-ask-give-poison = { $source }: how many Poison cards do you put into the opponent’s discard pile, up to { $amount }?
fables-ask-corrupted-destiny = { $source }: shuffle one of these Poison cards into the opponent’s deck instead?
fables-ask-top-poison = { $source }: put the top Poison card into the opponent’s discard pile?
fables-ask-shuffle-back = { $source }: which card of the opponent’s discard pile do you shuffle into her deck?

## The log

fables-log-give-poison = { $who } poisons { $foe }: { $cards } to her discard pile.
fables-log-hide-poison = { $who } poisons { $foe }: { $cards } is shuffled into her deck.
fables-log-shuffle-back = { $who } makes { $foe } shuffle { $cards } from her discard pile into her deck.
fables-log-poison-gone = { $who } is rid of all Poison and shuffles her deck.
