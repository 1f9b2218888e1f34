### Decks by lot.

cli-deck-random = Make a legal deck by lot.
    .more = It is printed as a deck file; send it to one of your own and change what you like. A deck by lot holds only cards it can play. Buffy: no level without the one below it, nothing bound to somebody else, both parts of an episode. VTES (--game vtes): vampires of two neighbouring groups who share Disciplines, and cards for them.
cli-deck-side = Buffy: the side of the deck (either unless you say so).
cli-deck-seed = Any text; the same one makes the same deck. Without it, a new deck each time: its name tells the seed.
cli-deck-by-lot = { $who } by lot ({ $seed })

cli-error-unknown-side = there is no side “{ $side }”: choose from { $known }.
error-deck-making-nobody = No essence and level-1 character of these cards make a Main Character (side: { $side }).
error-deck-making-too-few = These cards make a Resource Deck of { $count } cards only; it needs { $least }.
error-vtes-deck-making-too-few = There are only { $count } known cards that go together; a deck needs { $least }.
error-deck-making-challenges = There are only { $count } challenges of which everything is known; a deck needs { $wanted }.
