"""The cards that the ready decks are built around: `vtes-ready-…` says what each is there for."""

# not compiled: it is read by pages, never in a hot loop

from __future__ import annotations

from typing import Final

KEYS: Final = {
    "nb-malkavian": ("kine-resources-contested", "parity-shift", "elder-impersonation"),
    "nb-nosferatu": ("immortal-grapple", "roundhouse", "raven-spy"),
    "nb-toreador": ("majesty", "toreador-grand-ball", "kine-resources-contested"),
    "nb-tremere": ("theft-of-vitae", "telepathic-misdirection", "scouting-mission"),
    "nb2-brujah": ("consanguineous-boon", "immortal-grapple", "organized-resistance"),
    "nb2-gangrel": ("deep-song", "earth-meld", "form-of-mist"),
    "nb2-ministry": ("the-platinum-protocol", "revelation-of-the-serpent", "form-of-the-cobra"),
    "v5-malkavian": ("govern-the-unaligned", "deflection", "lost-in-crowds"),
    "v5-nosferatu": ("fame", "immortal-grapple", "guard-dogs"),
    "v5-toreador": ("kine-resources-contested", "parity-shift", "voter-captivation"),
    "v5-tremere": ("govern-the-unaligned", "theft-of-vitae", "mirror-walk"),
    "v5-ventrue": ("freak-drive", "parity-shift", "deflection"),
    "v5a-banu-haqim": ("hunger-of-marduk", "priority-contract", "second-tradition-domain"),
    "v5a-brujah": ("immortal-grapple", "torn-signpost", "taste-of-vitae"),
    "v5a-gangrel": ("carrion-crows", "deep-song", "earth-control"),
    "v5a-ministry": ("the-platinum-protocol", "enchanting-gaze", "earth-meld"),
    "v5c-ravnos": ("break-the-bonds", "feral-hound", "majesty"),
    "v5c-tzimisce": ("war-ghoul", "revenant", "govern-the-unaligned"),
}
