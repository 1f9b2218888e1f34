-- Lessons and puzzles.
INSERT INTO progress (person, kind, slug, done, place, at) VALUES ('ann', 'lesson', 'fables-first', true, '', 1700000006.0);
