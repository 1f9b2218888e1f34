"""What lies on each game's table, ready to be drawn or read out: one module per game, named after it."""
