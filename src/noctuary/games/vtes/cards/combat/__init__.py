"""Combat cards, by the first letter of their names (`printed.py`)."""
