"""Lessons, guided games as data: `lesson` reads them, `walk` leads through one, `shelf` has them all."""
