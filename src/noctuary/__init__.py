"""Noctuary: three card games of the night, one table that knows their rules."""
