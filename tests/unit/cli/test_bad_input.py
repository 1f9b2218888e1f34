"""Bad input: one clear line that names what is wrong, exit code 2, no traceback, nothing half-written."""

from __future__ import annotations

import sys
from pathlib import Path

import click
import pytest

from noctuary.cli import entry, home, main
from noctuary.cli.choices import SEAT_LIST
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.records import engine_version
from tests.unit.cli.command_line import CommandLine

SEATS = ("--seats", "red,snow")
BOTS = ("--bots", "random,random")
NO_RULE = "FAB-" + "NOPE-99"  # in two pieces, so that nobody takes it for a rule that a test proves


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("deal",), "deal"),
        (("sim", "chess", *SEATS, *BOTS), "chess"),
        (("sim", "fables", "--seats", "red,zorro", *BOTS), "zorro"),
        (("sim", "fables", "--seats", "red,red", *BOTS), "red"),
        (("sim", "fables", *SEATS, "--bots", "random,clever"), "clever"),
        (("sim", "fables", *SEATS, "--bots", "random"), "1 bot"),
        (("sim", "fables", *SEATS, *BOTS, "--games", "many"), "many"),
        (("sim", "fables", *SEATS, *BOTS, "--games", "0"), "--games"),
        (("sim", "fables", *SEATS, *BOTS, "--relics", "gold"), "gold"),
        (("sim", "fables", *SEATS), "--bots"),
        (("sim", "fables", *SEATS, *BOTS, "--fast"), "--fast"),
        (("sim",), "game"),
        (("bench", "chess"), "chess"),
        (("rules", NO_RULE), NO_RULE),
        (("rules", "--game", "chess"), "chess"),
        (("cards", "fables", "excalibur"), "excalibur"),
        (("position", "nowhere.toml"), "nowhere.toml"),
        (("replay", "nowhere.record"), "nowhere.record"),
        (("play", "--plain", "--fables", "red,zorro"), "zorro"),
        (("play", "--plain", "--seats", "2", "--fables", "red,snow,alice"), "3"),
        (("play", "--plain", "--seats", "9"), "--seats"),
        (("play", "--plain", "--seed", "not-hex"), "not-hex"),
        (("play", "--plain", "--first", "Z"), "Z"),
        (("play", "--plain", "--bot", "clever"), "clever"),
        (("play", "--plain", "--resume", "nowhere.record"), "nowhere.record"),
        (("play", "--plain", "--resume"), "resume"),
        (("play", "--ui", "terminal"), "--plain"),
        (("play", "--ui", "hologram"), "hologram"),
        (("status", "--lang", "de"), "de"),
    ],
)
def test_what_cannot_be_is_one_line_in_either_language(
    noctuary: CommandLine, words: tuple[str, ...], named: str
) -> None:
    assert named in noctuary.refused(*words)
    if "--lang" not in words:
        assert noctuary.refused(*words, "--lang", "fr")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("red, snow", ("red", "snow")),
        ('"a,b.txt" ,red', ("a,b.txt", "red")),
        ('"a,b.txt', ('"a', "b.txt")),
        ('5" disc.txt,"red" hood', ('5" disc.txt', '"red" hood')),
        (",", ("", "")),
    ],
)
def test_a_word_of_a_list_may_have_commas_in_quotes(given: str, words: tuple[str, ...]) -> None:
    assert SEAT_LIST.convert(given, None, None) == words


def test_broken_toml_is_named_with_its_line(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "broken.toml"
    file.write_text('game = "fables"\ntitle = \n', encoding="utf-8")
    assert f"{file}:2" in noctuary.refused("position", str(file))


@pytest.mark.parametrize(
    ("field", "wrong"), [("hp", "hp = 51"), ("twists", 'twists = ["overdrive-burn", "overdrive-burn"]')]
)
def test_a_position_that_cannot_exist_is_named_with_its_field(
    noctuary: CommandLine, tmp_path: Path, field: str, wrong: str
) -> None:
    file = tmp_path / "impossible.toml"
    lines = ['game = "fables"', "[position]", 'fables = ["red", "snow"]', f"seats.A = {{ {wrong} }}"]
    file.write_text("\n".join(lines), encoding="utf-8")
    line = noctuary.refused("position", str(file))
    assert f"{file}:" in line
    assert field in line


def test_a_file_that_is_no_text_is_refused(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "picture.record"
    file.write_bytes(b"\xff\xd8\xff\xe0")
    assert str(file) in noctuary.refused("replay", str(file))


def test_a_file_without_a_game_is_refused(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "empty.record"
    file.write_text("", encoding="utf-8")
    assert str(file) in noctuary.refused("replay", str(file))
    file.write_text("Once upon a time\n", encoding="utf-8")
    assert f"{file}:1" in noctuary.refused("replay", str(file))


RECORD = """[Game "fables"]
[Setup "{\\"fables\\": [\\"red\\", \\"snow\\"], \\"first\\": \\"A\\"}"]
[Seed "00"]
[Engine "0.0.1"]

1. A keep
2. B keep
*
"""


def test_a_record_of_another_version_is_replayed_with_a_note(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "old.record"
    file.write_text(RECORD, encoding="utf-8")
    answer = noctuary("replay", str(file))
    assert answer.code == 0
    assert "1. A keep" in answer.out
    assert answer.err.count("\n") == 1
    assert f"{file}:1" in answer.err
    assert "0.0.1" in answer.err
    assert noctuary("replay", str(file), "--json").json["moves"]


def test_a_record_with_a_move_that_is_refused_names_its_line(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "cheat.record"
    file.write_text(RECORD.replace("2. B keep", "2. B buy attack-3"), encoding="utf-8")
    answer = noctuary("replay", str(file))
    note, error = answer.err.splitlines()
    assert answer.code == 2
    assert "0.0.1" in note  # which may be why
    assert f"{file}:7" in error


def test_a_game_or_seat_that_is_not_in_the_record_is_refused(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "old.record"
    file.write_text(RECORD.replace("0.0.1", engine_version()), encoding="utf-8")
    assert "2" in noctuary.refused("replay", str(file), "--game", "2")
    assert "C" in noctuary.refused("replay", str(file), "--seat", "C")


def test_what_should_not_happen_is_one_line_and_a_report(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("our mistake")

    monkeypatch.setattr("noctuary.cli.status.game_status", broken)
    answer = noctuary("status")
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    (report,) = (home / "crashes").iterdir()
    assert str(report) in answer.err
    assert "ZeroDivisionError: our mistake" in report.read_text(encoding="utf-8")


def test_an_interrupted_command_says_so(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("noctuary.cli.status.game_status", interrupted)
    assert noctuary("status").code == 130


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "table.record"
    home.write_file(file, "before")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(NoctuaryError) as wrong:
        home.write_file(file, "after")
    assert wrong.value.arguments["file"] == str(file)
    assert file.read_text(encoding="utf-8") == "before"
    assert list(tmp_path.glob(".*")) == []


def test_the_data_folder_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NOCTUARY_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert home.home() == Path("/data/noctuary")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert home.home() == Path.home() / ".local" / "share" / "noctuary"


def test_no_color_is_heard(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[" not in noctuary("rules", "FAB-ACT-04").out


def test_every_command_has_a_module() -> None:
    for name in entry.COMMANDS:
        assert entry.noctuary.get_command(click.Context(entry.noctuary), name) is not None


def test_the_bare_library_says_what_the_command_needs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "click", None)
    monkeypatch.setattr("noctuary.cli.end_silently", lambda: None)  # Ctrl-C is for these tests to answer
    for name in [name for name in sys.modules if name.startswith("noctuary.cli.")]:
        monkeypatch.delitem(sys.modules, name)
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2
    assert "noctuary[tui]" in capsys.readouterr().err
