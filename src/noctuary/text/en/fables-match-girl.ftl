### The Match Girl.

fables-sheet-match = She has a deck of 12 Matches. Action, once per turn, with an opponent at range 1: she puts a Match from the Match deck on top of that opponent’s deck. Each time an opponent makes use of a Match, even by discarding it for an effect, she gains 1 Power. In 2v2, the Matches of an eliminated opponent return to the Match deck, and when she is eliminated all Matches leave the game.

## Cards

fables-card-make-a-wish = Make a Wish
fables-card-regret-a-wish = Regret a Wish
fables-card-requite-a-wish = Requite a Wish
fables-card-diabolical-offer = Diabolical Offer
fables-card-diabolical-gamble = Diabolical Gamble
fables-card-diabolical-deal = Diabolical Deal
fables-card-your-soul-weighed = Your Soul Weighed
fables-card-your-soul-wanting = Your Soul Wanting
fables-card-your-soul-ravaged = Your Soul Ravaged
fables-card-ritual-of-pain = Ritual of Pain
fables-card-inflamed-craving = Inflamed Craving
fables-card-after-all-ive-given = After All I’ve Given
fables-card-playing-with-fire = Playing with Fire
fables-card-playing-with-hopes = Playing with Hopes
fables-card-playing-with-lives = Playing with Lives
fables-card-a-surfeit-of-wishes = A Surfeit of Wishes
fables-card-the-demons-due = The Demon’s Due
fables-card-infernal-overload = Infernal Overload

fables-text-ritual-of-pain = With an Attack action or an attack Talent, you may return a Match from the opponent’s discard pile to the Match deck: the damage rises by { $amount }.
fables-text-inflamed-craving =
    With a defense Talent, you may return a Match from the opponent’s discard pile to the Match deck and draw { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    }.
fables-text-after-all-ive-given = When damage (not a loss) has lowered your HP, you may return a Match from the discard pile of whoever inflicted it to the Match deck and step onto a free square next to yours. This is no Move action.
fables-text-playing-with-fire = Each Match an opponent uses brings you { $power } more Power. Matches no longer count as Attack cards.
fables-text-playing-with-hopes = Each Match an opponent uses brings you { $power } more Power. Matches no longer count as Defense cards.
fables-text-playing-with-lives = Each Match an opponent uses brings you { $power } more Power. Matches no longer count as Movement cards.

## Clauses

fables-effect-power-into-damage = You may pay Power: 1 more damage for every { $price } paid.
fables-effect-hp-into-cards =
    { $amount ->
        [one] You may lose { $amount } HP to draw a card.
       *[other] You may lose up to { $amount } HP to draw as many cards.
    }
fables-effect-collect-souls =
    Return up to { $amount } Matches from the opponent’s discard pile to the Match deck. { $hp ->
        [0] For each, gain { $power } Power.
       *[other] For each, gain { $power } Power and recover { $hp } HP.
    }
fables-effect-give-matches =
    Put up to { $most ->
        [one] { $most } Match
       *[other] { $most } Matches
    } from the Match deck on top of the opponent’s deck.
fables-effect-mill-for-matches =
    { $cards ->
        [one] The top card of the opponent’s deck goes to her discard pile: inflict 1 damage if it is a Match.
       *[other] The top { $cards } cards of the opponent’s deck go to her discard pile: inflict 1 damage for each Match among them.
    }
fables-effect-half-power-damage = Inflict damage equal to half your Power, rounded up. You keep the Power.

## Questions

fables-ask-power-into-damage = { $source }: how much more damage do you pay for with your Power, up to { $amount }?
fables-ask-hp-into-cards = { $source }: how many HP do you lose to draw as many cards, up to { $amount }?
fables-ask-collect-souls = { $source }: how many Matches do you return from the opponent’s discard pile, up to { $amount }?
fables-ask-give-matches = { $source }: how many Matches do you put on top of the opponent’s deck, up to { $amount }?
fables-ask-ritual-of-pain = { $source }: return a Match from the opponent’s discard pile for more damage?
fables-ask-inflamed-craving = { $source }: return a Match from the opponent’s discard pile for one more card?
fables-ask-step-aside = { $source }: return a Match from your attacker’s discard pile to step onto a neighbouring square?

## The log

fables-log-matches-given =
    { $who } puts { $count ->
        [one] a Match
       *[other] { $count } Matches
    } on the deck of { $foe }.
fables-log-matches-back =
    { $who } returns { $count ->
        [one] a Match
       *[other] { $count } Matches
    } from the discard pile of { $foe } to the Match deck.
