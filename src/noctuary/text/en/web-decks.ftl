# The deck pages: one's decks, the builder, ready decks and decks that others show.

web-decks-about = Build decks, try them against bots, and share them. What you build is kept for you, also as a guest.
web-decks-sets = Write cards of your own

## The shelf

web-deck-mine = My decks
web-deck-ready = Ready decks
web-deck-none = None yet: begin a new one, bring a list, or copy a ready deck.
web-deck-new = New deck
web-deck-lot = Deck by lot
web-deck-duplicate = Duplicate
web-deck-throw = Delete
web-deck-thrown = “{ $deck }” is deleted.
web-deck-gone = { $count ->
    [one] One deleted deck
   *[other] { $count } deleted decks
}
web-deck-take-back = Take it back
web-deck-nameless = Deck without a name
web-deck-shared = Shared
web-deck-legal = Legal.
web-deck-not-legal = Not legal
web-deck-to-shelf = All decks
web-deck-loading = One moment …
web-deck-no-game = There is no such game with decks here.

## The builder

web-deck-building = Deck for { $game }
web-deck-name = Name of the deck
web-deck-tabs = What is shown
web-deck-tab-cards = Cards
web-deck-tab-deck = Deck
web-deck-tab-checks = Checks
web-deck-search = Search by name, text, type …
web-deck-filters = { $count ->
    [0] Filters
    [one] Filters: one chosen
   *[other] Filters: { $count } chosen
}
web-deck-any = Any
web-deck-no-filters = No filters
web-deck-found = { $count ->
    [0] No card is like that.
    [one] One card
   *[other] { $count } cards
}
web-deck-show-more = { $count ->
    [one] Show one more
   *[other] Show more ({ $count } left)
}
web-deck-take = Add:
web-deck-has = { $count } ×
web-deck-more = One more { $card }
web-deck-fewer = One { $card } fewer
web-deck-read = Read { $card }
web-deck-copies = { $count ->
    [0] None in the deck
    [one] One in the deck
   *[other] { $count } in the deck
}
web-deck-card-page = Rulings and more
web-deck-part-empty = Nothing here yet.
web-deck-nobody = Nobody yet
web-deck-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}

web-deck-saving-saved = Saved
web-deck-saving-waiting = Not saved yet …
web-deck-saving-saving = Saving …
web-deck-saving-failed = Not saved; it is kept on this device.
web-deck-saving-conflict = This deck was changed elsewhere meanwhile.
web-deck-keep-mine = Keep what is here
web-deck-take-theirs = Take what is there

web-deck-deeds = What can be done with the deck
web-deck-more-deeds = More
web-deck-undo = Undo
web-deck-redo = Redo
web-deck-share-link = Share by link
web-deck-unshare = Withdraw the link
web-deck-unshared = The link no longer shows the deck.

## What the rules say, and what is in it

web-deck-format = Built for
web-deck-note = Notes, shown with the deck
web-deck-faults = { $count ->
    [one] One thing is against the rules.
   *[other] { $count } things are against the rules.
}
web-deck-chart-empty = Nothing to show yet.
web-deck-bar = { $label }: { $count }
web-deck-hands = How it begins
web-deck-deal = Deal a hand
web-deck-deal-again = Deal again
web-deck-dealing = Dealing …
web-deck-turns = { $count ->
    [one] And the first turn
   *[other] And the first { $count } turns
}
web-deck-turn = Turn { $turn }

## Lists from elsewhere

web-deck-import = Import
web-deck-import-read = Read the list
web-deck-import-found = { $count ->
    [0] No card could be read.
    [one] One card was read.
   *[other] { $count } cards were read.
}
web-deck-import-too-long = That is too long for a deck: at most { $most } characters are read.
web-deck-import-kept = These lines are kept with the deck, so that nothing is lost.
web-deck-import-add = Add to this deck
web-deck-import-instead = Replace this deck
web-deck-import-new = Make a deck of it
web-deck-left = { $count ->
    [one] One line could not be read
   *[other] { $count } lines could not be read
}
web-deck-not-yet = not in the pool yet
web-deck-meant = { $card }
web-deck-give-up = Drop the line
web-deck-export = Export
web-deck-export-form = As
web-deck-copy-text = Copy
web-deck-copied = Copied.
web-deck-download = Save { $file }

## History

web-deck-history = Versions
    .about = What you change within ten minutes is one version.
web-deck-keep-version = Keep this version
web-deck-version-kept = Kept: what you change from now on is another version.
web-deck-history-empty = Nothing was saved yet.
web-deck-now = now
web-deck-restore = Go back to it

## Comparing

web-deck-compare = Compare
    .about = Bots play both decks against each other, every deal twice with the seats exchanged.
web-deck-compare-with = Against
web-deck-compare-bot = Played by
web-deck-compare-games = Games
web-deck-compare-begin = Begin
web-deck-compare-stop = Stop
web-deck-compare-of = “{ $one }” against “{ $other }”
web-deck-compare-other = You have begun this with another deck; one comparison goes on at a time.
web-deck-compare-older = The deck has been changed since.
web-deck-compare-done = { $done } of { $total } games
web-deck-share = { $wins ->
    [one] one win
   *[other] { $wins } wins
}: { $share } % (between { $low } and { $high } %)

## Playing

web-deck-play = Play
web-deck-play-with = Play “{ $deck }”
web-deck-play-bot = The bots play
web-deck-play-against = Against

## Decks of others, and ready ones

web-deck-shown-by = A deck for { $game }, shown by { $who }
web-deck-take-copy = Take a copy
web-deck-copy-ready = Copy into my decks
web-deck-plan = The plan
web-deck-key-cards = Key cards
web-deck-fares = How it fares
web-deck-fare-against = Against
web-deck-fare-share = Wins
web-deck-fare-range = Likely between
web-deck-fare-games = Games
web-deck-percent = { $share } %
web-deck-range = { $low } and { $high } %
web-deck-unmeasured = Nobody has measured it yet.
web-deck-list = The list

## Keys

web-deck-keys = Keys
web-deck-keys-off = Single letters and digits are turned off in your settings.
web-deck-key-go = Go through a list
web-deck-key-enter = Add the card; in the deck, read it
web-deck-key-more = One more of it
web-deck-key-fewer = One fewer of it
web-deck-key-number = So many of it
web-deck-key-none = None of it
web-deck-key-read = Read it
web-deck-key-search = Search
web-deck-key-list = To the cards
web-deck-key-deck = To the deck
web-deck-key-checks = To the checks
web-deck-key-undo = Undo
web-deck-key-redo = Redo
web-deck-key-save = Save now
web-deck-key-keys = This list
