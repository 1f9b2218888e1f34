### Decks as a builder shows them, for every game that has decks.

deck-export-text = Text
deck-export-json = JSON
deck-export-lackey = Lackey
deck-export-jol = JOL
deck-any = any
deck-or-more = { $least } or more
deck-mean = { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) }
deck-of = { $count } of { $total }

deck-format-casual = Casual
deck-format-sealed = Sealed
deck-format-tournament = Tournament
deck-format-standard = Standard
deck-format-starter = Starter
deck-format-precon = Preconstructed
deck-format-fifth = Fifth edition
deck-side-good = Good
deck-side-evil = Evil

## Buffy

buffy-part-essence = Essence
buffy-part-main = Main Character
buffy-part-resources = Resource Deck
buffy-part-challenges = Challenge Deck
buffy-part-locations = Locations
buffy-part-second-parts = Part II cards
buffy-pile-hand = Hand
buffy-chart-types = Types
buffy-chart-levels = Characters by level
buffy-chart-icons = Talents on actions
buffy-chart-needs = Highest talent asked for
buffy-chart-rewards = Challenges by reward
buffy-figure-characters = Characters (half at most)
buffy-figure-actions = Actions (half at most)
buffy-kind-character = Characters
buffy-kind-skill = Skills
buffy-kind-item = Items
buffy-kind-event = Events
buffy-kind-action = Actions
buffy-kind-episode-one = Episodes, Part I

## VTES

vtes-part-crypt = Crypt
vtes-part-library = Library
vtes-pile-hand = Hand
vtes-pile-uncontrolled = Uncontrolled region
vtes-chart-crypt-capacities = Crypt by capacity
vtes-chart-crypt-disciplines = Disciplines of the crypt
vtes-chart-crypt-superior = … of these at superior
vtes-chart-crypt-groups = Groups
vtes-chart-crypt-clans = Clans
vtes-chart-library-types = Library by type
vtes-chart-library-blood = Cards by blood cost
vtes-chart-library-pool = Cards by pool cost
vtes-chart-library-disciplines = Disciplines the library asks for
vtes-figure-crypt-min = Four cheapest
vtes-figure-crypt-max = Four dearest
vtes-figure-crypt-avg = Average capacity

## What becomes of a comparison

deck-verdict-even = No clear difference: { $one } won { $share } % of { $games ->
    [one] one game
   *[other] { $games } games
}, and anything from { $low } to { $high } % would be no surprise.
deck-verdict-better = { $one } is the stronger of the two in these hands: { $share } % of { $games } games ({ $low } to { $high } %).
deck-verdict-worse = { $other } is the stronger of the two in these hands: { $one } won only { $share } % of { $games } games ({ $low } to { $high } %).
deck-verdict-none = No game came to an end, so nothing can be said.
deck-copy-name = { $name } (copy)
deck-unnamed = Nameless deck
deck-fares-all = Against all of them
deck-measured = { $games } games between bots (greedy) at tables of two, each deck against each other of its size; shares with their 95 % interval.
