-- Invitations and events.
INSERT INTO invitations (table_id, inviter, invited, seat, at) VALUES ('waiting', 'bob', 'ann', 1, 1700000011.0);
INSERT INTO events (id, host, game, title, about, language, kind, state, wish, most, begins, course, version, created, updated) VALUES ('event', 'ann', 'fables', 'League', '', 'en', 'league', 'open', '{}', 8, NULL, '{}', 1, 1700000011.0, 1700000011.0);
INSERT INTO event_entries (event_id, number, person, name, bot, choice) VALUES ('event', 0, 'ann', 'Ann', '', NULL);
