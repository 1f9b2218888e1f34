"""A state as a document and back: written by `dumping`, read and checked by the others."""
