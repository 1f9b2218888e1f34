### Buffy: moves and names.

buffy-game = Buffy the Vampire Slayer
buffy-park = the Park
buffy-space = { $space }
buffy-space-at-location = { $space } ({ $location })
buffy-name-at-seat = { $name } ({ $letter })
buffy-card-held = { $card } ({ $holder })

## Sub-steps

buffy-move-pass = Pass
buffy-move-challenge = Put { $card } at { $space }
buffy-move-under = Put { $card } under the Challenge Deck
buffy-move-play = Play { $card }
buffy-move-use = Use { $card }
buffy-move-use-text = Use { $card }: { $text }
buffy-move-refresh = Refresh all your cards
buffy-move-move = Move { $character } to { $space }
buffy-move-place = Place { $card } at { $space }
buffy-move-episode = Place { $card }
buffy-move-ascend = { $character } ascends to { $card }
buffy-move-attach = Attach { $card } to { $character }
buffy-move-upgrade = Attach { $card } to { $character } in place of { $other }
buffy-move-swap = Pass { $card } from { $holder } to { $character }
buffy-move-resurrect = Resurrect { $card } at { $space }
buffy-move-fight = { $character } attacks { $other }
buffy-move-face = Face { $challenge } with { $character }
buffy-move-double = { $character } is the Stunt-Double
buffy-move-stack = Stack { $card } on { $talent }
buffy-move-discard = Discard { $card }

## Answers

buffy-move-yes = Yes
buffy-move-no = No
buffy-move-done = No more
buffy-move-go = That is all
buffy-move-add = With { $character }, too
buffy-move-number = Number { $number }
buffy-move-choose = Choose { $card }
buffy-move-target = Choose { $character }
buffy-move-at = Choose { $challenge }
buffy-move-to = To { $space }
buffy-move-talent = Choose { $talent }
buffy-move-player = Choose { $who }
buffy-move-take = Choose { $card } of { $holder }
buffy-move-resolve = First { $card }
buffy-move-resolve-text = First { $card }: { $text }
buffy-move-on-top = { $card } on top
buffy-move-beneath = { $card } at the bottom
buffy-move-start = Start at { $space }
buffy-move-day = The first turn is by day
buffy-move-night = The first turn is by night
buffy-move-lay = Put { $card } at { $space }
buffy-move-keep = Keep the rest
buffy-move-trait = Choose { $trait }
