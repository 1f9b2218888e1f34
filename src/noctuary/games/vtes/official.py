"""The names of all official cards: whoever brings a list is told which of them Noctuary does not have yet."""

# not compiled: it reads a table and is never in a hot loop

from __future__ import annotations

from functools import cache, lru_cache

from noctuary.games.vtes import facts
from noctuary.games.vtes.card_names import ANY_GROUP, Wanted, plain, readings

TABLE = "official_names.tsv"


class OfficialName:
    """A name as it is printed, and the printings a vampire of that name has: its groups, advanced or not."""

    def __init__(self, name: str, french: str = "", former: str = "", groups: str = "") -> None:
        self.name = name
        self.french = french or name
        self.former = [one.strip() for one in former.split(";") if one.strip()]
        self.printings = [(_group(one.removesuffix("+")), one.endswith("+")) for one in groups.split()]

    def fits(self, group: int | None, advanced: bool) -> bool:
        """Whether there is such a printing; a library card has none, and nobody says one of it."""
        if not self.printings:
            return group is None and not advanced
        return any(group in (None, one) and advanced == adv for one, adv in self.printings)


def _group(word: str) -> int:
    return int(word) if word.isdecimal() else ANY_GROUP


@cache
def official_list() -> list[OfficialName]:
    """All of them, by name."""
    return [OfficialName(*row) for row in facts.rows(TABLE)]


@cache
def official_names() -> dict[str, OfficialName]:
    """Every name that an official card goes or went by, as it is looked up."""
    found: dict[str, OfficialName] = {}
    former: dict[str, OfficialName] = {}
    for official in official_list():
        for one in (official.name, official.french):
            found.setdefault(plain(one), official)
        for one in official.former:
            former.setdefault(plain(one), official)
    names = {**former, **found}  # a name of today goes before a former one
    names.pop("", None)
    return names


def french_name(name: str) -> str:
    """The French title of an official card, or its only one."""
    found = official_names().get(plain(name))
    return name if found is None else found.french.replace("'", "’")


def official_name(text: str) -> str:
    """The card that a line of a list means, as it is printed; empty if there is no such card anywhere."""
    name, _ = _meant(text)
    return "" if name is None else name.name


def printing(text: str) -> str:
    """The same with the group of a vampire, where the line says it: several may have one name."""
    name, wanted = _meant(text)
    if name is None or wanted.group is None:
        return official_name(text)
    group = f"G{wanted.group}" if wanted.group != ANY_GROUP else "ANY"
    return f"{name.name} ({group})" + (" (ADV)" if wanted.advanced else "")


def is_vampire(text: str) -> bool:
    """Whether a line of a list means a card of the crypt."""
    name, _ = _meant(text)
    return name is not None and bool(name.printings)


@lru_cache(maxsize=4096)  # whoever measures an archive asks for the same names thousands of times
def _meant(text: str) -> tuple[OfficialName | None, Wanted]:
    for wanted in readings(text):
        found = official_names().get(plain(wanted.name))
        if found is not None and found.fits(wanted.group, wanted.advanced):
            return found, wanted
    return None, Wanted(text)
