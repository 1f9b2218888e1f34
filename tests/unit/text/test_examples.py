"""The positions that prove the rules are examples that a reader finds by rule and by card."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.positions import Position
from noctuary.text import examples
from noctuary.text.catalogue import Language
from noctuary.text.examples import (
    example_called,
    examples_for_rule,
    examples_of,
    examples_with_card,
)

ROOT = Path(__file__).parents[3]
GAMES = ("buffy", "fables", "vtes")


@pytest.mark.parametrize("game", GAMES)
def test_every_position_that_proves_a_rule_is_an_example(game: str) -> None:
    files = list((ROOT / "tests" / "positions" / game).rglob("*.toml"))
    found = examples_of(game)
    assert len(found) == len(files) > 20
    assert all(one.rules for one in found)
    untranslated = [one.slug for one in found if one.title(Language.FR) == one.title(Language.EN)]
    assert untranslated == []
    assert found[0].slug.startswith("examples/")


def test_a_rule_has_the_examples_that_name_it_and_those_in_which_it_refuses() -> None:
    """BUF-STK-03, BUF-CHL-03"""
    shown = {one.slug for one in examples_for_rule("buffy", "BUF-STK-03")}
    assert "examples/ex-02-one-icon-of-an-action" in shown
    refused = examples_for_rule("buffy", "BUF-CHL-03")
    assert "examples/ex-01-the-park-and-a-challenge" in {one.slug for one in refused}, (
        "a script refuses by it"
    )
    assert examples_for_rule("fables", "FAB-NO-RULE") == []


def test_every_rule_of_buffy_has_an_example_but_the_one_about_an_icon() -> None:
    """BUF-MRP-03 is about a mark on printed cards that does nothing: there is nothing to play."""
    catalogue = (ROOT / "src/noctuary/text/en/buffy-rules.ftl").read_text(encoding="utf-8")
    rules = re.findall(r"^(BUF-[A-Z]+-\d+[a-z]?) =", catalogue, re.MULTILINE)
    shown = {rule for one in examples_of("buffy") for rule in one.rules}
    assert len(rules) > 300
    assert [rule for rule in rules if rule not in shown] == ["BUF-MRP-03"]


def test_a_card_has_the_examples_in_which_it_lies_rulings_about_it_first() -> None:
    found = examples_with_card("vtes", "bonding")
    assert found[0].rulings[0].startswith("bonding: ")
    assert all("bonding" in one.cards for one in found)
    assert examples_with_card("vtes", "no-such-card") == []


def test_an_example_is_found_by_its_place_and_no_other_file_is() -> None:
    slug = "examples/ex-01-the-park-and-a-challenge"
    assert example_called("buffy", slug).read().title == example_called("buffy", slug).title(Language.EN)
    for wrong in ("../vtes/examples/x", "", "examples/", "/etc/passwd"):
        with pytest.raises(NoctuaryError, match="error-no-example"):
            example_called("buffy", wrong)


def test_a_title_may_be_in_both_languages() -> None:
    text = 'game = "fables"\ntitle = { en = "A shot", fr = "Un tir" }\nrules = []\n[position]\n'
    position = Position(text, "x.toml")
    assert (position.title, position.title_in("fr"), position.title_in("de")) == (
        "A shot",
        "Un tir",
        "A shot",
    )
    with pytest.raises(NoctuaryError, match=r"title\.fr"):
        Position(text.replace('"Un tir"', "1"), "x.toml")


def test_without_a_checkout_they_lie_beside_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    shipped = tmp_path / "positions"
    (shipped / "fables").mkdir(parents=True)
    monkeypatch.setattr(examples, "_CHECKOUT", tmp_path / "nowhere")
    monkeypatch.setattr(examples, "_SHIPPED", shipped)
    assert examples.folder_for("fables") == shipped / "fables"
    assert examples.folder_for("vtes") is None


def test_the_wheel_brings_them(tmp_path: Path) -> None:
    """A pure build into a folder, as `pip install .` makes one."""
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "--build-lib", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    brought = tmp_path / "noctuary" / "text" / "positions"
    here = ROOT / "tests" / "positions"
    assert {file.relative_to(brought) for file in brought.rglob("*") if file.is_file()} == {
        file.relative_to(here) for file in here.rglob("*.toml")
    }
    packed = tmp_path / "positions.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as whole:
        for file in brought.rglob("*.toml"):
            whole.write(file, file.relative_to(brought).as_posix())
    assert packed.stat().st_size < 600_000, "they are read by players, and no burden to a download"
