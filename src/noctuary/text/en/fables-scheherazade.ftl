### Scheherazade and her Fate tokens.

fables-sheet-schehera = You have 6 Fate tokens, blue on one side and red on the other. As your first turn begins, put 3 of them, blue side up, on 3 different piles from which an opponent can buy. As each later turn begins, the opponent on your track loses 1 HP for each red token; then all tokens turn blue and each moves to another pile open to opponents. Whenever an opponent buys a card, one red token on its pile turns blue. A pile may hold several tokens, and an empty pile still counts as a pile.

## Cards

fables-card-deleted-dreams = Deleted Dreams
fables-card-deleted-memories = Deleted Memories
fables-card-deleted-existence = Deleted Existence
fables-card-engulfed-in-the-net = Engulfed in the Net
fables-card-saturated-in-the-net = Saturated in the Net
fables-card-dissolved-in-the-net = Dissolved in the Net
fables-card-the-watcher = The Watcher
fables-card-the-manipulator = The Manipulator
fables-card-the-violator = The Violator
fables-card-the-hands-of-fate = The Hands of Fate
fables-card-rewriting-desires = Rewriting Desires
fables-card-formatting-thoughts = Formatting Thoughts
fables-card-caught-in-the-web = Caught in the Web
fables-card-draining-addiction = Draining Addiction
fables-card-severed-pathway = Severed Pathway
fables-card-cut-from-the-system = Cut from the System

fables-text-the-hands-of-fate = When your Attack action inflicts at least { $least } damage, you may turn a blue Fate token red.
fables-text-rewriting-desires = When an opponent buys a card, she loses 1 HP for each Fate token on its pile.
fables-text-formatting-thoughts = Just before the opponent on your track draws at the end of her turn, the top { $cards } cards of her deck are revealed. Each one from a pile with Fate tokens is discarded, and she loses 1 HP for each token on that pile; the others go back on top.
fables-text-caught-in-the-web = When you unlock this Twist, put one more blue Fate token on a pile from which an opponent can buy, then destroy this card.

## Clauses

fables-effect-fate-red =
    { $amount ->
        [one] You may turn a blue Fate token red.
       *[other] Turn up to { $amount } blue Fate tokens red.
    }
fables-effect-fate-damage = Inflict { $each } damage for each token you turned.
fables-effect-fate-move =
    { $amount ->
        [one] You may move a Fate token to another pile from which an opponent can buy.
       *[other] Move up to { $amount } Fate tokens to other piles from which an opponent can buy.
    }
fables-effect-fate-surcharge = Until your next turn, opponents pay { $each } more Power for a card for each Fate token on its pile.
fables-effect-fate-reveal = Reveal the top { $amount } cards of the opponent’s deck. Each one turns a blue Fate token on its pile red, if there is one. Discard the cards revealed or return them to the top of her deck, each as you choose and in any order.
fables-effect-fate-drain = Choose a pile with Fate tokens: the damage rises by { $each } for each card from that pile in the opponent’s discard pile, or by { $red } if the pile has a red token.
fables-effect-fate-sever = Choose a pile with Fate tokens and look through the opponent’s deck. Discard every card from that pile: the damage rises by { $each } for each. Then shuffle her deck.

## Questions

fables-ask-fate-put = On which pile do you put a blue Fate token?
fables-ask-fate-to = To which pile does the Fate token on the { $source } pile go?
fables-ask-fate-red =
    { $source }: { $amount ->
        [one] on which pile do you turn a blue Fate token red?
       *[other] on which pile do you turn a blue Fate token red? You may turn up to { $amount }.
    }
fables-ask-fate-move =
    { $source }: { $amount ->
        [one] from which pile do you move a Fate token?
       *[other] from which pile do you move a Fate token? You may move up to { $amount }.
    }
fables-ask-fate-move-red = { $source }: move a red token rather than a blue one?
fables-ask-fate-return = { $source }: discard a card or return it to the top of the deck? The last one returned lies on top.
fables-ask-fate-drain = { $source }: from which pile with Fate tokens do you count the cards in the opponent’s discard pile?
fables-ask-fate-sever = { $source }: from which pile with Fate tokens do you discard the cards in the opponent’s deck?

## The log

fables-log-fate-put = { $who } puts a blue Fate token on the { $card } pile.
fables-log-fate-moved = { $who } moves a Fate token from the { $source } pile to the { $card } pile.
fables-log-fate-red = { $who } turns a Fate token on the { $card } pile red.
fables-log-fate-blue = A Fate token of { $who } on the { $card } pile turns blue again.
fables-log-fate-reckoning =
    { $count ->
        [one] { $who } reaches { $foe } with { $count } red Fate token.
       *[other] { $who } reaches { $foe } with { $count } red Fate tokens.
    }
fables-log-fate-reveal = { $who } reveals { $cards } from the top of her deck.
fables-log-fate-on-top = { $who } returns { $cards } to the top of the deck of { $foe }.
fables-log-fate-look = { $who } looks through the opponent’s deck.
fables-log-fate-look-own =
    { $count ->
        [0] { $who } looks through the opponent’s deck: it is empty.
       *[other] { $who } looks through the opponent’s deck: { $cards }.
    }
fables-log-fate-sever = { $who } discards { $cards } from her deck.
