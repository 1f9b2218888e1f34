"""Passwords: argon2id, in a thread, one at a time, so that signing in never stalls a table."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError


class Passwords:
    def __init__(self) -> None:
        self._hasher = PasswordHasher()  # argon2id is its default
        self._one_at_a_time = asyncio.Semaphore(1)
        self._nobody: str | None = None

    async def hashed(self, password: str) -> str:
        async with self._one_at_a_time:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; without a kept one the same work is done for nothing."""
        if self._nobody is None:
            self._nobody = await self.hashed("nobody has this password")
        async with self._one_at_a_time:
            fits = await asyncio.to_thread(self._verify, kept or self._nobody, password)
        return fits and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
