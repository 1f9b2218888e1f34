### The gallery of cards (`/cards`).

web-gallery = Cards
web-gallery-about = Every card of every game, in both languages.
web-gallery-games = Games
web-gallery-all = All games
web-gallery-search = Search cards
web-gallery-search-hint = Name, former name, text, kind … in English or French
web-gallery-keys = / search, arrow keys to go through the cards, Enter to open, Esc back
web-gallery-language = Words are found anywhere on a card. A field with a number has to fit exactly: “capacity 4”, “cost 2”, “level 3”.
web-gallery-no-game = There is no game called “{ $game }” here. These have cards:
web-gallery-found = { $count ->
    [0] No card found
    [one] 1 card
   *[other] { $count } cards
}
web-gallery-none = Nothing fits. Fewer letters or fewer filters find more.
web-gallery-more = All { $count } of this game
web-gallery-reading = Reading the cards …
web-gallery-filters = Filters
web-gallery-here = Playable
web-gallery-here-yes = Playable
web-gallery-here-no = Not yet
web-gallery-chosen = { $facet }: { $value }
web-gallery-remove = Without { $value }
web-gallery-clear = Clear all
web-gallery-not-yet = not yet
web-gallery-not-yet-about = This is an official card. Noctuary knows its name and cannot play it yet: decks that contain it are told so, and can be played without it.
web-gallery-playable-of = { $playable } playable, { $missing } not yet

web-gallery-back = All cards
web-gallery-previous = Previous card
web-gallery-next = Next card
web-gallery-former = Also known as: { $names }
web-gallery-facts = Facts
web-gallery-rules = Rules and rulings
web-gallery-rules-none = No rule names this card.
web-gallery-proofs = Seen in positions
web-gallery-proofs-about = Played through by the tests, step by step: each proves the rules named beside it.
web-gallery-proofs-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
}
web-gallery-ruling = about this card
web-gallery-decks = In ready decks
web-gallery-decks-none = No ready deck uses it.
web-gallery-own-decks = In my decks
web-gallery-nameless = Deck without a name
web-gallery-characters = Comes with
web-gallery-copies = { $count } × { $deck }
web-gallery-figures = In play
web-gallery-figures-played = Played by { $share } of those who had it
web-gallery-figures-times = { $times } times in { $held } chances
web-gallery-figures-won = Those who played it won { $share } of their games ({ $even } would be even)
web-gallery-figures-few = Too few have played it to say how it fares.
web-gallery-figures-from = Counted in { $games } games between bots: { $recipe }
