### Buffy: fights and challenges.

## Log

buffy-log-fight = { $who } starts a fight: { $card } attacks { $other } ({ $foe }).
buffy-log-double = { $who } names a Stunt-Double: { $card } fights in place of { $other }.
buffy-log-face = { $who } faces { $source } with { $cards }. { $foe } defends it.
buffy-log-stack = { $who } stacks { $card }: { $talent } +{ $amount }.
buffy-log-fight-totals = { $talent } decides: { $who } has { $amount }, { $foe } has { $against }.
buffy-log-fight-won = { $who } wins the fight against { $foe }.
buffy-log-fight-tie = A tie: { $who } and { $foe } both lose the fight.
buffy-log-fight-nobody = The fight ends without a winner.
buffy-log-goal-reached = { $talent }: { $who } has { $amount } for a goal of { $against }.
buffy-log-challenge-won = { $who } defeats { $card }.
buffy-log-challenge-lost = { $who } fails to defeat { $card }.
buffy-log-challenge-nobody = The challenge ends without a result.
buffy-log-conflict-over =
    { $fight ->
        [0] The challenge phase is over.
       *[other] The fight is over.
    }

## Questions

buffy-ask-group = Who else faces { $source }?
buffy-ask-defender = Which opponent defends { $source }?
buffy-ask-fight = Whom does { $source } attack?
buffy-ask-discard-down =
    { $amount ->
        [one] Discard 1 more card: you may keep 5.
       *[other] Discard { $amount } more cards: you may keep 5.
    }
buffy-log-goals-unknown = The goals of { $card } are not known: nobody can defeat it.
