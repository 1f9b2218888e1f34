# Combat, damage and diablerie: what the rules themselves ask and tell.

vtes-ask-prevent-aggravated = { $source }: how many aggravated points do you prevent, at most { $amount }?
vtes-effect-additional-strikes-free =
    { $amount ->
        [one] { $amount } additional strike, not counted against the limit.
       *[other] { $amount } additional strikes, not counted against the limit.
    }
vtes-move-fetch =
    { $zone ->
        [0] { $card }, from your hand
        [1] { $card }, from your library
       *[other] { $card }, from your ash heap
    }
vtes-log-learns = { $minion } learns: { $other }.
