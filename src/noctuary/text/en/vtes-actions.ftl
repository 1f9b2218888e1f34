# Block attempts.
vtes-ask-price-of-attempt = Pay for the block attempt of { $source }? Otherwise it is given up.
vtes-move-no-price-of-attempt = No: give up the attempt

# Merged vampires.
vtes-log-merges = { $minion } merges with the advanced version.

# Between two actions.
vtes-window-between-actions = An action is over: do you use anything before the next one?
vtes-pass-between-actions = Pass: use nothing
vtes-at-between-actions = between two actions

# Cards as they are played.
vtes-effect-cancel-played =
    { $pays ->
        [0] Cancel it as it is played; its cost is not paid.
       *[other] Cancel it as it is played.
    }
