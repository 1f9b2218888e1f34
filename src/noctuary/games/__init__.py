"""One folder per game; each exports `GAME`. Adding a game means adding its folder."""
