# What the signs of every table mean: told where they stand, and listed in the legend. `.name` is the heading.

web-tip-step = A step of the turn. The lit one is now; a step that can be pressed can be set to stop you there each time.
    .name = Step of the turn
