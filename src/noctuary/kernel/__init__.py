"""What every game shares: matches, moves, chance, events, records, views, positions. It knows no game."""
