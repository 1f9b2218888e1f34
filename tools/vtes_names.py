"""Write the names of all official VTES cards, and which of them are of the fifth edition, from the card list
that the VEKN publishes as CSV files.

    python tools/vtes_names.py FOLDER     # with vteslib.csv, vtescrypt.csv and, if there, vtes*.fr-FR.csv

Names, former names, groups and editions are facts; nothing else is taken over.
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from pathlib import Path

CARDS = Path(__file__).parents[1] / "src/noctuary/games/vtes/cards"
NAMES = (
    "# The names of all official cards, whether Noctuary has them or not: written by tools/vtes_names.py.",
    "# name\tFrench name\tformer names\tgroups of the crypt (+: advanced)",
)
FIFTH = (
    "# All cards of the fifth edition (VTES-DECK-04), here or not: of its products, and the few others",
    "# that it admits; written by tools/vtes_names.py.",
    "# name\tgroup of a crypt card",
)
PRODUCTS = {"V5", "V5A", "V5C", "SV5", "NB", "NB2", "NB3", "FoL", "SoB", "EoG"}  # of the fifth edition


def rows(folder: Path, name: str) -> list[dict[str, str]]:
    found = sorted(folder.rglob(name))
    if not found:
        return []
    with open(found[0], encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def french_names(folder: Path) -> dict[str, str]:
    tables = rows(folder, "vteslib.fr-FR.csv") + rows(folder, "vtescrypt.fr-FR.csv")
    return {row["Id"]: row["Name fr-FR"].strip() for row in tables}


def lines(folder: Path) -> list[str]:
    """One line for each name: the printings of a vampire share theirs."""
    french = french_names(folder)
    others: dict[str, dict[str, None]] = defaultdict(dict)
    names: dict[str, str] = {}
    groups: dict[str, dict[str, None]] = defaultdict(dict)
    for row in rows(folder, "vteslib.csv") + rows(folder, "vtescrypt.csv"):
        name = row["Name"].strip()
        translated = french.get(row["Id"], "")
        names[name] = names.get(name) or ("" if translated == name else translated)
        for former in row["Aka"].split(";"):
            if former.strip():
                others[name][former.strip()] = None
        if "Group" in row:
            groups[name][row["Group"].strip() + ("+" if row["Adv"].strip() else "")] = None
    return [
        "\t".join((name, names[name], "; ".join(others[name]), " ".join(groups[name]))).rstrip("\t")
        for name in sorted(names)
    ]


def fifth_edition(folder: Path) -> list[str]:
    """A line for each printing that the format admits."""
    return sorted(
        "\t".join((row["Name"].strip(), row.get("Group", "").strip())).rstrip("\t")
        for row in rows(folder, "vteslib.csv") + rows(folder, "vtescrypt.csv")
        if row["Format"] == "V5" or PRODUCTS.intersection(products(row))
    )


def products(row: dict[str, str]) -> list[str]:
    """`V5:PN4, Promo:20200101` names two."""
    return [one.partition(":")[0].strip() for one in row["Set"].split(",")]


def write(name: str, head: tuple[str, ...], found: list[str]) -> None:
    (CARDS / name).write_text("\n".join((*head, *found)) + "\n", encoding="utf-8")
    print(f"{CARDS / name}: {len(found)} names")


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    folder = Path(sys.argv[1])
    found = lines(folder)
    if not found:
        sys.exit(f"there is no vteslib.csv below {sys.argv[1]}")
    write("official_names.tsv", NAMES, found)
    write("fifth_edition.tsv", FIFTH, fifth_edition(folder))


if __name__ == "__main__":
    main()
