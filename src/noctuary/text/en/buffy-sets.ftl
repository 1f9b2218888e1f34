### Buffy: what can be wrong with decks and card sets.

## Faults of a deck

buffy-section-essence = essence
buffy-section-resources = Resource Deck
buffy-section-challenges = Challenge Deck
buffy-section-locations = locations
buffy-section-second-parts = stack of Part II cards
buffy-deck-wrong-section = { $cards } cannot be part of this: { $section }.
buffy-deck-no-essence = The deck has no essence yet.
buffy-deck-main-not-named = No card is named yet that the Main Character starts with; it can be { $cards }.
buffy-deck-no-main-character = No level-1 card in the Resource Deck matches { $cards }.
buffy-deck-wrong-main-character = The starting card must be a level-1 card of your Main Character in your Resource Deck, not { $card }.
buffy-deck-other-side = { $cards } is not on the side of this deck ({ $side }).
buffy-deck-too-small = The Resource Deck has { $count ->
    [one] one card
   *[other] { $count } cards
} and needs at least { $least }.
buffy-deck-too-many-actions = { $count } of { $total } cards are actions; at most { $most } may be.
buffy-deck-too-many-characters = { $count } of { $total } cards are characters; at most { $most } may be.
buffy-deck-too-many-copies = { $cards }: { $count } copies, at most { $most } allowed.
buffy-deck-too-many-levels = { $count } level-{ $level } cards of one character, at most { $most } allowed: { $cards }.
buffy-deck-challenge-count = The Challenge Deck has { $count ->
    [one] one card
   *[other] { $count } cards
} and needs exactly { $wanted }.
buffy-deck-challenge-twice = { $cards } is in the Challenge Deck more than once.
buffy-deck-too-many-locations = { $count } locations, at most { $most } allowed.
buffy-deck-unique-twice = { $cards } is unique and is there more than once.
buffy-deck-no-first-part = { $cards } is there without its Part I in the Resource Deck.
buffy-deck-not-for-tournaments = { $cards } has numbers nobody knows for certain, so it is not for tournaments.

## Deck files

error-set-not-beside = “{ $field }” means nothing beside “{ $other }”: say the place in one way.
error-set-not-standing = “{ $field }” means nothing in an ability that holds all the time: give it “when” or “timing”.
error-deck-section = There is no section called “{ $given }”: there are { $allowed }.
error-deck-line-too-long = A line of a deck has at most { $most } characters: “{ $given }”
error-deck-count = “{ $given }”: write a number from 1 to { $most } and a card, and no more cards than any deck needs.
error-deck-ambiguous = “{ $given }” is the title of several cards: write { $allowed }.
error-deck-unknown-card = There is no card called “{ $given }”.
error-deck-not-yet = “{ $given }” is an official card, but Noctuary does not have it yet.
error-deck-no-essence = The deck names no essence: write “essence: …”.
error-deck-not-an-essence = “{ $given }” is not an essence.
error-deck-no-main = No level-1 card of the deck matches its essence: write “main: …”.
error-deck-too-long = A deck has at most { $most } characters.

## Card sets

error-set-too-many-cards = All sets together have at most { $most } cards.
error-set-no-such-deck = There is no ready deck called { $given }; there are { $known }.
error-set-no-such-card = The set has no card { $given }; it has { $most }.
error-set-fits-no-deck = None of these cards may be in the deck { $given }. Another ready deck may take them: think of sides, copies and levels.
error-set-no-trial = { $given } is neither held nor laid on the board from a hand; play with the whole set to see it.
error-set-other-format = “{ $field }” must be { $known }, the format I know, not { $given }.
error-set-unknown-field = “{ $field }” is not a field I know; there is { $allowed }.
error-set-missing-field = “{ $field }” is missing.
error-set-not-of-type = “{ $field }” does not belong to a card of the type { $type }; there is { $allowed }.
error-set-not-of-word = “{ $field }” means nothing to “{ $word }”; it takes { $allowed }.
error-set-missing-of-word = “{ $field }” is missing: “{ $word }” needs it.
error-set-standing-until = “{ $field }” cannot be { $given }: an ability without a timing or “when” holds while its card is in play.
error-set-not-a-number = “{ $field }” must be a whole number, not { $given }.
error-set-out-of-range = “{ $field }” must be from { $least } to { $most }, not { $given }.
error-set-not-a-flag = “{ $field }” must be true or false, not { $given }.
error-set-not-a-text = “{ $field }” must be a text in quotes, not { $given }.
error-set-too-long = “{ $field }” has at most { $most } characters: { $given }
error-set-empty = “{ $field }” must not be empty.
error-set-not-a-slug = “{ $field }” must be a name in small letters such as my-own-card, not { $given }.
error-set-not-a-list = “{ $field }” must be a list in square brackets, not { $given }.
error-set-wrong-length = “{ $field }” must have { $least } to { $most } entries, not { $count }.
error-set-not-a-table = “{ $field }” must be a table of fields, not { $given }.
error-set-not-allowed = “{ $field }” cannot be { $given }; choose from { $allowed }.
error-set-not-declared = “{ $field }”: nothing called { $given } has been declared; there is { $allowed }.
error-set-same-printing = “{ $field }”: there is already a card called { $given }; another printing of it needs a number of its own.
