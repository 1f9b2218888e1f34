### Alice and her Avatars.

fables-sheet-alice = As your first turn begins, choose one of your three Avatars. As each later turn begins, you must change to another one. Your Avatar makes each of your cards of one type, Jokers played as that type included, worth 1 more, and each card of another type worth 1 less, never below 0. The Power of your Attack, Defense and Move actions always counts printed values.

## Avatars

fables-avatar-none = None yet
fables-avatar-queen = Queen of Hearts
fables-avatar-hatter = Mad Hatter
fables-avatar-cat = Cheshire Cat

fables-avatar-text-none = As your first turn begins, you choose an Avatar.
fables-avatar-text-queen = Each of your Attack cards is worth 1 more, each of your Movement cards 1 less.
fables-avatar-text-hatter = Each of your Defense cards is worth 1 more, each of your Attack cards 1 less.
fables-avatar-text-cat = Each of your Movement cards is worth 1 more, each of your Defense cards 1 less.

## Cards

fables-card-deal-the-cards = Deal the Cards
fables-card-cut-the-cards = Cut the Cards
fables-card-rig-the-cards = Rig the Cards
fables-card-magic-trick = Magic Trick
fables-card-mind-trick = Mind Trick
fables-card-hat-trick = Hat Trick
fables-card-curiously-agile = Curiously Agile
fables-card-curiously-covert = Curiously Covert
fables-card-curiously-curious = Curiously Curious
fables-card-off-with-her-head = Off with Her Head
fables-card-wonderland = Wonderland
fables-card-were-all-mad-here = We’re All Mad Here
fables-card-its-showtime = It’s Showtime
fables-card-frabjous-day = Frabjous Day
fables-card-important-date = Important Date
fables-card-the-games-afoot = The Game’s Afoot

fables-text-off-with-her-head = While you are the Queen of Hearts, a card that one of your attack Talents would put into your discard pile may go to your hand instead.
fables-text-wonderland = While you are the Mad Hatter, one of the cards that a defense Talent of yours would put into your discard pile may go to your hand instead.
fables-text-were-all-mad-here =
    While you are the Cheshire Cat, whenever a Move action takes you through an opponent, or an opponent through you, you may draw { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
fables-text-its-showtime =
    Draw { $cards ->
        [one] { $cards } more card
       *[other] { $cards } more cards
    } at the end of your turn. Every copy counts.

## Clauses

fables-effect-ask-to-show = Ask the opponent to show you { $asked } basic cards from her hand: the damage rises by { $each } for each one she lacks or refuses to show. You may then take a card equal to one of those shown from its pile into your discard pile.
fables-effect-trade-in =
    { $amount ->
        [one] You may destroy a basic card from your hand or discard pile; if you do, take a basic card of level { $level } or lower from the piles into your discard pile.
       *[other] Destroy up to { $amount } basic cards from your hand and discard pile, then take as many basic cards of level { $level } or lower from the piles into your discard pile.
    }
fables-effect-move-up-to = Move up to { $amount } squares in one direction.
fables-effect-draw-if-through =
    If that takes you through an opponent, draw { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }.
fables-effect-become-queen = At the end, you may change to the Queen of Hearts.
fables-effect-become-hatter = At the end, you may change to the Mad Hatter.
fables-effect-become-cat = At the end, you may change to the Cheshire Cat.
fables-effect-cards-worth-more = For the rest of this turn, each of your Attack, Defense and Movement cards is worth { $amount } more, on top of all other changes.
fables-effect-extra-turn = After you draw at the end of this turn, discard down to { $kept } cards; when the turn is over, take another one right away. You can take no more than { $most } such turns in a row.
fables-effect-give-basics = Shuffle up to { $most } basic cards from your hand and discard pile into the opponent’s deck.

## Questions

fables-ask-avatar = Which Avatar do you take?
fables-ask-show =
    { $source }: { $amount ->
        [one] show one more basic card, or take the extra damage?
       *[other] show up to { $amount } basic cards; each one you keep to yourself means extra damage. Which one next?
    }
fables-ask-copy = { $source }: which of the cards shown do you take a copy of from the piles?
fables-ask-copy-to-hand = { $source }: take the copy into your hand rather than into your discard pile?
fables-ask-trade-in =
    { $source }: { $amount ->
        [one] destroy a basic card for another one from the piles?
       *[other] which basic card do you destroy for another one from the piles? You may destroy up to { $amount }.
    }
fables-ask-take = { $source }: which basic card do you take from the piles?
fables-ask-wonderland = { $source }: which of these cards goes to your hand?
fables-ask-move-up-to = { $source }: to which square do you move?
fables-ask-mad-draw = { $source }: draw a card?
fables-ask-give-basics =
    { $source }: { $amount ->
        [one] which basic card do you shuffle into the opponent’s deck?
       *[other] which basic card do you shuffle into the opponent’s deck? You may give up to { $amount }.
    }
fables-ask-become-queen = { $source }: change to the Queen of Hearts?
fables-ask-become-hatter = { $source }: change to the Mad Hatter?
fables-ask-become-cat = { $source }: change to the Cheshire Cat?

## The log

fables-log-become-queen = { $who } becomes the Queen of Hearts.
fables-log-become-hatter = { $who } becomes the Mad Hatter.
fables-log-become-cat = { $who } becomes the Cheshire Cat.
fables-log-show =
    { $count ->
        [0] { $who } shows no card.
       *[other] { $who } shows { $cards }.
    }
fables-log-take-to-discard = { $who } takes { $cards } from the piles into her discard pile.
fables-log-take-to-hand = { $who } takes { $cards } from the piles into her hand.
fables-log-give-basics = { $who } shuffles { $cards } into the deck of { $foe }.
