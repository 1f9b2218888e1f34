# Ce que veulent dire les signes de toutes les tables : dit sur place, et repris dans la légende. `.name` est le titre.

web-tip-step = Une étape du tour. Celle qui est éclairée est en cours ; celles sur lesquelles on peut appuyer peuvent vous arrêter à chaque fois.
    .name = Étape du tour
