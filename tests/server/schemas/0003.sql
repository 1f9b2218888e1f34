-- Hands that were seen: those of games before it come from the migration, this one is of a later game.
INSERT INTO sights (table_id, person, seat, played) VALUES ('waiting', 'bob', 0, true);
