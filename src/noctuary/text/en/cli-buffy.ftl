### Buffy on the command line and at the terminal table.

## Help pages

cli-option-set = A card set of your own (.toml), for Buffy; may be given several times. Those in your configuration folder are always there.
cli-play-decks = The decks (Buffy, VTES), yours first: names or files. Those you leave out are drawn by lot.
cli-set = Check card sets you have written (Buffy).
    .more = Card sets are TOML files; docs/card-sets.md says how to write one. Sets in the folder “sets” of your configuration are loaded by themselves, others with --set.
cli-set-check = Say what is wrong with a card set, if anything.
    .more = One line with file, line, field and what is allowed there, and exit code 2.
cli-set-check-sets = Another card set that this one builds on.
cli-set-schema = Print a JSON Schema of card sets, for editors of TOML files.
    .more = Your editor then completes the words of a card set and marks what cannot be. docs/card-sets.md says how.
cli-deck = List, read and check decks (Buffy, VTES).
cli-deck-check = List everything that is wrong with a deck, each fault with its rule.
    .more = Exit code 1 for a deck that breaks a rule, 2 for a file that cannot be read.
cli-deck-list = List the decks that come with Noctuary.
cli-deck-show = Print a deck as a file you can change and use.

## What commands print

cli-set-fine =
    { $count ->
        [one] { $file }: { $count } card, nothing wrong.
       *[other] { $file }: { $count } cards, nothing wrong.
    }
cli-deck-legal =
    { $count ->
        [one] { $deck }: legal, { $count } card in the Resource Deck.
       *[other] { $deck }: legal, { $count } cards in the Resource Deck.
    }
cli-deck-illegal =
    { $count ->
        [one] { $deck }: not legal, { $count } fault.
       *[other] { $deck }: not legal, { $count } faults.
    }
cli-deck-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cli-status-seats-known-buffy = ready decks

## Errors

cli-error-only-for = { $option } is an option of the game { $game } only.
cli-error-unknown-deck = there is no deck and no file “{ $deck }”: the decks are { $known }.
cli-error-unknown-format = there is no format “{ $format }”: choose from { $known }.

## The table

cli-signs-buffy = ★ Main Character   ● character   ◇ challenge (+ reward)   ⌂ location   ◆ episode   z fatigued   ◂ decides   ✗ requirement not met

cli-buffy-day = ☼ day
cli-buffy-night = ☾ night
cli-buffy-destiny = Destiny
cli-buffy-park-track = Park
cli-buffy-park = PARK
cli-buffy-hand = Hand
cli-buffy-fight = Fight
cli-buffy-challenge = Challenge
cli-buffy-versus = { $attacker } against { $defender }
cli-buffy-facing = { $challenge }, faced by { $group }
cli-buffy-nobody = nobody
cli-buffy-requirement-missing = a requirement is not met
cli-buffy-attacking = attack
cli-buffy-defending = defense
cli-buffy-goal = goal
cli-buffy-episodes = Episodes
cli-buffy-challenges-left = challenges { $count }
cli-buffy-crypt = crypt { $count }
cli-buffy-locations-left = locations { $count }
cli-buffy-second-parts-left = Episodes, part two { $count }
cli-buffy-your-challenges = Your challenges, in no order
cli-buffy-your-second-parts = Your Episodes, part two
cli-buffy-discard-of = { $who }: discard pile
cli-buffy-crypt-of = { $who }: Crypt
cli-buffy-your-deck = Your Resource Deck, in no order
cli-buffy-out = out of the game

cli-buffy-talent-butt-kicking = BK
cli-buffy-talent-smarts = Sm
cli-buffy-talent-weirdness = We
cli-buffy-talent-charm = Ch

## The text table

cli-buffy-text-turn = Turn { $turn }, { $time }. { $step }. Park: { $park }.
cli-buffy-text-park-nobody = nobody controls it
cli-buffy-text-park-held = { $who } { $count } of { $most }
cli-buffy-text-side = Destiny { $destiny } of { $most }
cli-buffy-text-character = { $name } ({ $talents }{ $more })
cli-buffy-text-main = Main Character
cli-buffy-text-fatigued = fatigued
cli-buffy-text-with = with { $cards }
cli-buffy-text-moves =
    { $count ->
        [one] { $count } move left
       *[other] { $count } moves left
    }
cli-buffy-text-owned = of { $who }
cli-buffy-text-challenge = challenge { $name } ({ $goals }; reward { $reward }{ $more })
cli-buffy-text-faced = faced by { $who }
cli-buffy-text-next = Next challenge: { $card }
cli-buffy-text-shown = Shown to you: { $card }
cli-buffy-text-event = Event in play: { $card }
cli-buffy-text-drawn = A draw.
cli-buffy-text-won = { $who } wins.
cli-buffy-text-location = location { $name }
cli-buffy-text-contest = { $what }: { $who }
cli-buffy-text-total = { $side }: { $totals }
cli-buffy-text-deciding = Deciding: { $talents }

## Moves of a kind, asked for in two steps

buffy-group-challenge = Put { $card } at
buffy-group-play = Play
buffy-group-use = Use
buffy-group-move = Move { $card } to
buffy-group-place = Place { $card } at
buffy-group-episode = Place
buffy-group-ascend = { $card } ascends to
buffy-group-attach = Attach { $card } to
buffy-group-upgrade = Attach { $card } in place of
buffy-group-swap = Pass { $card } to
buffy-group-resurrect = Resurrect { $card } at
buffy-group-fight = { $card } attacks
buffy-group-face = Face { $card } with
buffy-group-double = Stunt-Double
buffy-group-stack = Stack { $card } on
buffy-group-discard = Discard
buffy-group-add = With, too
buffy-group-number = Number
buffy-group-choose = Choose
buffy-group-target = Choose a character
buffy-group-at = Choose a challenge
buffy-group-to = To
buffy-group-talent = Choose a talent
buffy-group-player = Choose a player
buffy-group-take = Choose a card
buffy-group-resolve = First
buffy-group-on-top = On top
buffy-group-beneath = At the bottom
buffy-group-start = Start at
buffy-group-lay = Put { $card } at
buffy-group-trait = Choose a trait
