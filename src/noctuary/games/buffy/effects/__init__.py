"""The 58 primitives, one module per group of the vocabulary; `run` carries out a text effect by effect."""
