### Buffy: moves and names.

buffy-game = Buffy the Vampire Slayer
buffy-park = the Park
buffy-space = { $space }
buffy-space-at-location = { $space } ({ $location })
buffy-name-at-seat = { $name } ({ $letter })
buffy-contest-leads = { $talent }: { $who } leads by { $by }, { $most } to { $least }. { $tie ->
        [behind] { $foe } needs { $by } more to win, for a card breaks the tie.
        [ahead] { $foe } needs { $more } more to win; a tie goes to { $who }.
       *[nobody] { $foe } needs { $more } more to win, and with { $by } more both lose.
    }
buffy-contest-level = { $talent }: level at { $amount }. As it stands both lose; 1 more wins.
buffy-contest-level-won = { $talent }: level at { $amount }. A card breaks the tie: { $who } would win.
buffy-contest-requirement = { $card } cannot be defeated: nobody who faces it brings what it requires.
buffy-contest-lacks = { $by } { $talent }
buffy-contest-missing = To defeat { $card }, { $who } still needs { $what }.
buffy-contest-met = Every goal is met: { $card } would be defeated.
buffy-contest-met-by = Every goal is met: { $card } would be defeated. { $foe } has to add { $by } to { $talent } to save it.
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

## What passing does

buffy-pass-if = If you pass, { $what }.
# Beside an offer: what it comes to
buffy-forecast-ahead =
    { $side ->
        [ahead] you lead by { $amount }
        [behind] you trail by { $amount }
       *[even] even
    }
buffy-forecast-missing =
    { $amount ->
        [0] all goals reached
       *[other] { $amount } short of the goals
    }
buffy-forecast-destiny =
    { $role ->
        [me] your Destiny { $before } → { $after }
       *[other] Destiny of { $who } { $before } → { $after }
    }
buffy-forecast-leaves = { $who } leaves play
buffy-forecast-tires = { $who } tires
buffy-forecast-rests = { $who } refreshes
buffy-forecast-level = level { $before } → { $after }

# Before a move that hardly anybody means
buffy-warning-defeat = If nobody does anything more about it, you lose the game.

buffy-pass-label = Pass: { $what }
buffy-pass-goes-to = the watch goes to { $who }
buffy-pass-ends-step = { $now } ends and { $next } begins
buffy-pass-ends-turn = { $day ->
    [yes] the turn ends, the control of the Park is checked, and { $who } begins the next turn, by day
   *[no] the turn ends, the control of the Park is checked, and { $who } begins the next turn, by night
}
buffy-pass-ends-fight-choose = both of you draw cards and the battle begins
buffy-pass-ends-fight-draw = the battle begins
buffy-pass-ends-fight-battle = the battle ends and nothing more is stacked
buffy-pass-ends-fight-resolve = the totals decide the fight
buffy-pass-ends-fight-result = the fight goes on to Fight/Discard
buffy-pass-ends-fight-discard = the fight is over and { $step } goes on
buffy-pass-ends-challenge-choose = both of you draw cards and the battle begins
buffy-pass-ends-challenge-draw = the battle begins
buffy-pass-ends-challenge-battle = the battle ends and nothing more is stacked
buffy-pass-ends-challenge-resolve = the totals decide the challenge
buffy-pass-ends-challenge-result = the challenge goes on to Challenge/Discard
buffy-pass-ends-challenge-discard = the challenge is over and { $step } goes on
buffy-pass-not-yet-challenge = You cannot pass before your top challenge is in play.
buffy-pass-not-yet-refresh = You cannot pass before your fatigued cards are refreshed.
buffy-pass-not-yet-discard = You cannot pass with more than { $most } cards in hand.

## Answers

buffy-move-yes = Yes
buffy-move-no = No
buffy-move-no-react = No, do not use { $source }
buffy-move-done = No more
buffy-move-done-looked = Put them back
buffy-move-done-location = Place no more locations
buffy-move-done-search = Take no more cards
buffy-move-done-attack = Attack nobody
buffy-move-done-fight = Attack nobody
buffy-move-go = That is all
buffy-move-go-group = Face it with nobody else
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
buffy-move-keep = Keep the rest, then draw up to { $most } cards
buffy-move-trait = Choose { $trait }

## The steps of a turn, as a strip shows them

buffy-step-prologue = Prologue
buffy-step-draw = Draw
buffy-step-refresh = Refresh
buffy-step-movement = Movement
buffy-step-resource = Resource
buffy-step-conflict = Conflict
buffy-step-end = End
