"""How each game's board is drawn in a terminal: one module per game, named after it."""
