"""What is around a command may be as bad as it likes: one clear line, the truth, and never a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from io import BytesIO, StringIO, TextIOWrapper
from pathlib import Path

import pytest

from noctuary.cli.streams import plain_sign
from noctuary.kernel import text_files
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.records import engine_version
from noctuary.sim.cluster import Cluster
from noctuary.text import Language, error_text
from tests.unit.cli.command_line import CommandLine

RECORD = f"""[Game "fables"]
[Setup "{{\\"fables\\": [\\"red\\", \\"snow\\"], \\"first\\": \\"A\\"}}"]
[Seed "00"]
[Engine "{engine_version()}"]
[Event "Soirée à l’Œuvre"]

1. A keep
2. B keep
*
"""
POSITION = """game = "fables"
title = "Une défense"
[position]
fables = ["red", "snow"]
"""
VTES_DECK = "Deck Name: Été\n\nCrypt (12 cards)\n12x Anson (G1)\n\nLibrary (60 cards)\n60x Blood Doll\n"
# Every command that takes a file, with the kind of file it takes.
READERS = (
    ("replay", "{}"),
    ("position", "{}"),
    ("set", "check", "{}"),
    ("deck", "check", "{}"),
    ("deck", "check", "{}", "--game", "vtes"),
    ("deck", "check", "{}", "--game", "buffy"),
    ("deck", "show", "{}", "--game", "vtes"),
    ("deck", "show", "{}", "--game", "buffy"),
    ("cards", "buffy", "--set", "{}"),
    ("sim", "vtes", "--seats", "{},v5-ventrue", "--bots", "random,random"),
    ("sim", "buffy", "--seats", "{},{}", "--bots", "random,random"),
    ("play", "--plain", "--resume", "{}"),
)


def with_file(words: tuple[str, ...], file: str) -> tuple[str, ...]:
    return tuple(word.format(file, file) for word in words)


def shell(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    line = [sys.executable, "-m", "noctuary", *words]
    return subprocess.run(line, env={**os.environ, **environment}, capture_output=True, timeout=120)


# -- where tables are saved ---------------------------------------------------------------------------


def test_a_table_that_cannot_be_saved_says_so_and_plays_on(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "a-file").write_text("", encoding="utf-8")
    monkeypatch.setenv("NOCTUARY_HOME", str(tmp_path / "a-file" / "home"))
    monkeypatch.setattr(sys, "stdin", StringIO("keep\nend\nquit\n"))
    answer = noctuary("play", "fables", "--plain", "--seed", "00", "--first", "A", "--bot", "random")
    assert answer.code == 2
    assert "The table is saved" not in answer.out
    assert answer.out.count("This table is not saved") == 1  # once, and not after every move
    assert "End your activation phase" in answer.out.partition("This table is not saved")[2]  # it goes on
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("noctuary: the table is not saved: cannot write ")


def test_a_table_left_before_the_first_move_is_where_it_says(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    answer = noctuary("play", "fables", "--plain", "--seed", "00", "--first", "A")
    (file,) = (home / "tables").iterdir()
    assert f"saved in {file}" in answer.out


def test_who_has_no_home_is_told(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("NOCTUARY_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", staticmethod(nobody))
    assert "NOCTUARY_HOME" in noctuary.refused("deck", "list")
    assert "NOCTUARY_HOME" in noctuary.refused("play", "--plain", "--fables", "red,snow")


# -- where the output goes ----------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
@pytest.mark.parametrize("words", [("rules",), ("cards", "fables", "--json")])
def test_a_full_disk_behind_the_output_is_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    line = [sys.executable, "-m", "noctuary", *words]
    with open("/dev/full", "wb") as full:
        environment = {**os.environ, "NOCTUARY_HOME": str(tmp_path)}
        done = subprocess.run(line, env=environment, stdout=full, stderr=subprocess.PIPE, timeout=120)
    assert done.returncode == 2
    assert done.stderr.startswith(b"noctuary: the output cannot be written: ")
    assert done.stderr.count(b"\n") == 1
    assert not (tmp_path / "crashes").exists()


SERIES = ("sim", "fables", "--seats", "red,snow", "--bots", "random,random", "--games", "2")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell as POSIX has it")
@pytest.mark.parametrize("closed", [">&-", ">&- 2>&- <&-"])
def test_a_closed_output_is_one_that_leads_nowhere(tmp_path: Path, closed: str) -> None:
    line = ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-m", "noctuary", *SERIES]
    environment = {**os.environ, "NOCTUARY_HOME": str(tmp_path)}
    done = subprocess.run(line, env=environment, capture_output=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, b"")
    assert not (tmp_path / "crashes").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes as POSIX has them")
def test_a_reader_who_has_had_enough_is_no_mistake() -> None:
    ours, theirs = os.pipe()
    os.close(ours)
    line = [sys.executable, "-m", "noctuary", *SERIES]
    done = subprocess.run(line, stdout=theirs, stderr=subprocess.PIPE, timeout=120)
    os.close(theirs)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["latin-1", "cp437"])
def test_a_terminal_without_our_signs_shows_others(tmp_path: Path, encoding: str) -> None:
    file = tmp_path / "défense.toml"
    file.write_text(POSITION, encoding="utf-8")
    for words in (("position", str(file)), ("deal",)):
        done = shell(*words, PYTHONIOENCODING=encoding, NOCTUARY_HOME=str(tmp_path))
        assert done.returncode in (0, 2)
        assert b"Traceback" not in done.stderr
        assert b"UnicodeEncodeError" not in done.stderr
        assert done.stdout + done.stderr


def test_a_plain_locale_is_no_trouble(tmp_path: Path) -> None:
    old = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0", "NOCTUARY_HOME": str(tmp_path)}
    done = shell("rules", "FAB-ACT", "--lang", "fr", **old)
    assert (done.returncode, done.stderr) == (0, b"")


def test_signs_that_a_terminal_lacks_are_replaced_by_near_ones() -> None:
    assert "".join(map(plain_sign, "“L’été…” → ✓ ≠ 字")) == '"L\'ete..." -> ok != ?'


def test_what_the_system_says_is_told_in_french_too(noctuary: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "folder.jsonl").mkdir()
    for option, name, english, french in (
        ("--out", "nowhere/games.csv", "No such file or directory", "ce fichier ou ce dossier n’existe pas"),
        ("--out", "folder.jsonl", "Is a directory", "c’est un dossier"),
        ("--report", "folder.jsonl", "Is a directory", "c’est un dossier"),
    ):
        line = (*SERIES, option, str(tmp_path / name), "--lang")
        assert noctuary.refused(*line, "en").endswith(f"cannot be written: {english}.\n")
        assert noctuary.refused(*line, "fr").endswith(f" : {french}.\n")


@pytest.mark.skipif(find_spec("ray") is None, reason='Ray is missing: pip install "noctuary[cluster]"')
def test_what_the_system_says_of_a_network_is_told_in_french_too() -> None:
    with pytest.raises(NoctuaryError) as wrong, Cluster("127.0.0.1:1"):
        pass
    assert "la connexion a été refusée" in error_text(Language.FR, wrong.value)


# -- files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", READERS)
def test_a_name_that_no_file_can_have_is_one_line(noctuary: CommandLine, words: tuple[str, ...]) -> None:
    for name in ("x" * 5000, "a/" * 3000 + "b", "\udcff"):
        line = noctuary.refused(*with_file(words, name))
        assert len(line) < 1000
        assert "should not have happened" not in line


@pytest.mark.parametrize("words", READERS)
def test_a_folder_is_no_file(noctuary: CommandLine, tmp_path: Path, words: tuple[str, ...]) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    answer = noctuary(*with_file(words, str(folder)))
    assert answer.code in ((0, 2) if words[0] == "position" else (2,))  # all positions in it: none
    assert "should not have happened" not in answer.err


@pytest.mark.parametrize("words", READERS)
def test_a_huge_file_is_refused_without_reading_all_of_it(
    noctuary: CommandLine, tmp_path: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "huge"
    with open(file, "wb") as hole:
        hole.truncate(20 * 1024 * 1024)
    line = noctuary.refused(*with_file(words, str(file)))
    assert "MiB" in line
    if Path("/dev/zero").exists() and words[0] in ("replay", "position"):
        assert "MiB" in noctuary.refused(*with_file(words, "/dev/zero"))


DEEP = "x = " + "[" * 20_000 + "]" * 20_000 + "\n"
LONG_NUMBER = "x = " + "9" * 20_000 + "\n"


@pytest.mark.parametrize("text", [DEEP, LONG_NUMBER])
@pytest.mark.parametrize("words", READERS)
def test_a_file_without_measure_is_one_line(
    noctuary: CommandLine, tmp_path: Path, words: tuple[str, ...], text: str
) -> None:
    file = tmp_path / "deep.toml"
    file.write_text(text, encoding="utf-8")
    answer = noctuary(*with_file(words, str(file)))
    assert answer.code in (1, 2)  # a deck that breaks rules has its list of them
    assert "should not have happened" not in answer.err
    assert "Traceback" not in answer.err


@pytest.mark.parametrize("tag", ["Setup", "Position"])
def test_a_record_with_a_setup_without_measure_is_one_line(
    noctuary: CommandLine, tmp_path: Path, tag: str
) -> None:
    file = tmp_path / "deep.record"
    deep = '{\\"fables\\": ' + "[" * 50_000 + "]" * 50_000 + "}"
    file.write_text(f'[Game "fables"]\n[{tag} "{deep}"]\n[Seed "00"]\n\n1. A keep\n*\n', encoding="utf-8")
    line = noctuary.refused("replay", str(file))
    assert "should not have happened" not in line
    assert len(line) < 2000


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
def test_files_are_read_as_editors_write_them(noctuary: CommandLine, tmp_path: Path, encoding: str) -> None:
    """UTF-8 with or without its mark, UTF-16, Windows-1252; with the line ends of any system."""
    record, position, deck = tmp_path / "a.record", tmp_path / "a.toml", tmp_path / "a.txt"
    for file, text in ((record, RECORD), (position, POSITION), (deck, VTES_DECK)):
        file.write_bytes(text.replace("\n", "\r\n").encode(encoding))
    assert noctuary("replay", str(record), "--json").json["tags"]["Event"] == "Soirée à l’Œuvre"
    assert noctuary("position", str(position)).out.splitlines()[0].endswith("Une défense")
    assert noctuary("deck", "check", str(deck), "--json").json["deck"] == "Été"


def test_a_dash_is_the_standard_input(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def given(text: str) -> None:
        monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text.encode("cp1252"))))

    given(RECORD)
    assert noctuary("replay", "-").code == 0
    given(POSITION)
    assert noctuary("position", "-").code == 0
    given(VTES_DECK)
    assert noctuary("deck", "check", "-", "--json").json["deck"] == "Été"
    given(noctuary("deck", "show", "ada-vance").out)
    assert noctuary("deck", "check", "-").code == 0
    given(noctuary("deck", "show", "v5-ventrue").out)
    line = ("sim", "vtes", "--seats", "-,v5-ventrue", "--bots", "random,random", "--games", "1")
    assert noctuary(*line, "--turn-limit", "2").code == 0
    given("format = 1\n")
    assert noctuary("set", "check", "-").err.startswith("noctuary: -")
    given(RECORD)
    assert "standard input" in noctuary.refused("play", "--plain", "--resume", "-")


def test_a_picture_is_no_text() -> None:
    assert text_files.decoded(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x02\0") is None
    assert text_files.decoded(b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01") is None
    assert text_files.decoded("Été".encode()) == text_files.decoded("Été".encode("cp1252")) == "Été"
