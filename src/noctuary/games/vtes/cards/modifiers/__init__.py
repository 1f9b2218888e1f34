"""Action modifiers, by the first letter of their names (`printed.py`)."""
