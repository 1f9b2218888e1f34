-- Leases: a process that was there long ago, and a table that it had.
INSERT INTO processes (id, company, until) VALUES ('gone', 'company', '2026-01-01 00:00:00');
INSERT INTO leases (table_id, owner, fence) VALUES ('going', 'gone', 3);
