"""A server of several processes, on one machine or more, over PostgreSQL and Redis (docs/scaling.md)."""
