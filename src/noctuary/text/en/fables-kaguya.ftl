### Kaguya.

fables-sheet-kaguya = When damage from an opponent lowers her HP, she may wait until the whole action is over and then discard an Attack card or a Joker: she inflicts as much damage as its Attack value on that opponent, at any distance and in anybody’s turn, and then draws 1 card.

## Cards

fables-card-ascendant-light = Ascendant Light
fables-card-ascendant-glory = Ascendant Glory
fables-card-ascendant-avatar = Ascendant Avatar
fables-card-addled-echoes = Addled Echoes
fables-card-bygone-echoes = Bygone Echoes
fables-card-divine-echoes = Divine Echoes
fables-card-focused-intent = Focused Intent
fables-card-focused-resolve = Focused Resolve
fables-card-focused-ascent = Focused Ascent
fables-card-swift-reprisal = Swift Reprisal
fables-card-blood-moon = Blood Moon
fables-card-uncanny-instinct = Uncanny Instinct
fables-card-reflective-repose = Reflective Repose
fables-card-judgment-arising = Judgment Arising
fables-card-impulsive-onslaught = Impulsive Onslaught
fables-card-blazing-shinai = Blazing Shinai

fables-text-swift-reprisal = Your max Defense rises by { $more }. In your own turn, once, a Defense card may serve as an Attack card of its level, but never for your counter.
fables-text-blood-moon = Your max Defense rises by { $more }. When your refresh phase sets your Defense to 0, draw 1 card for every { $per } Defense you lose.
fables-text-uncanny-instinct =
    Your max Defense rises by { $more }. Action, once per turn: if the opponent has less Defense than you, shift her { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } to the left or to the right.
fables-text-reflective-repose = At the end of your turn, gain { $defense } Defense.

## Clauses

fables-effect-damage-by-defense = Inflict { $amount } damage, and 1 more for every { $per } Defense you have.
fables-effect-echoes =
    { $amount ->
        [one] Reveal the top card of your deck. A Defense card (not a Joker) goes to your hand; any other you discard or put back on top.
       *[other] Reveal the top { $amount } cards of your deck. Defense cards (not Jokers) go to your hand; each of the others you discard or put back on top, in the order you like.
    }
fables-effect-pay-to-destroy = You may lose { $price } HP to destroy a card in your hand or discard pile.
fables-effect-strike-the-distant = At the start of your next turn, inflict { $amount } damage on the opponent if she is more than { $away }−➤ squares away.
fables-effect-judgment = At the start of your next turn, an opponent with less Defense than you loses the difference in HP.
fables-effect-place-foe-beside = Place the opponent on a free square next to yours.
fables-effect-onslaught-again = At the start of your next turn, you may place the opponent next to you again and inflict { $amount } damage on her.
fables-effect-untouchable = Until your next turn begins, you take no damage and lose no HP unless you accept it.

## Questions

fables-ask-counter = Counter: discard an Attack card or a Joker to strike back?
fables-ask-echoes = { $source }: discard a revealed card or put it back on top of your deck? The last one you put back lies on top.
fables-ask-pay-to-destroy = { $source }: lose { $amount } HP to destroy a card?
fables-ask-place-foe-beside = { $source }: on which square next to yours do you place the opponent?
fables-ask-onslaught-again = { $source }: place the opponent next to you again and inflict damage on her?

## The log

fables-log-counter = { $who } strikes back at { $foe }.
fables-log-echoes = { $who } reveals { $cards }.
fables-log-echoes-on-top = { $who } puts { $cards } back on top of her deck.
fables-log-nudge = { $who } uses { $cards }.
