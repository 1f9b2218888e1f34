"""The cards, by printed type and first letter: what is printed on each stands on top of what it does."""
