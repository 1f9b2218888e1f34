"""One table: its match, its seats, and those who look on."""
