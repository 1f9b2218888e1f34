"""Everything a person reads, in English and French: the Fluent catalogues and what formats their messages."""

from noctuary.text.catalogue import Language, error_text, has, language_from, say

__all__ = ["Language", "error_text", "has", "language_from", "say"]
