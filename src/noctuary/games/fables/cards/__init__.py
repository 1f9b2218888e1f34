"""The Fables: one module each, and the pool that numbers their cards."""
