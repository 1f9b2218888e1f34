"""The cards: facts in tables, what they do in modules."""
