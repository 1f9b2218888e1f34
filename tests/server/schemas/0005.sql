-- Decks and what they were before.
INSERT INTO decks (id, person, game, name, format, note, cards, version, share, created, updated, deleted) VALUES ('deck', 'ann', 'buffy', 'Mine', 'free', '', '{}', 2, 'token', 1700000007.0, 1700000008.0, NULL);
INSERT INTO deck_versions (deck, version, name, format, note, cards, at) VALUES ('deck', 1, 'Mine', 'free', '', '{}', 1700000007.0);
INSERT INTO deck_versions (deck, version, name, format, note, cards, at) VALUES ('deck', 2, 'Mine', 'free', 'new', '{}', 1700000008.0);
