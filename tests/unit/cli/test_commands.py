"""What each command prints, in either language, for people and for programs."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from noctuary.cli.entry import COMMANDS
from noctuary.cli.entry import noctuary as whole_command
from noctuary.cli.speaking import language_of
from noctuary.games.fables.pool import POOL
from noctuary.text import Language
from tests.unit.cli.command_line import CommandLine

POSITION = """
game = "fables"
title = "An attack at range 1"
rules = ["FAB-ACT-03"]

[position]
fables = ["red", "snow"]

seats.A = { square = 4, hand = ["attack-2"] }
seats.B = { square = 5 }
"""


# -- the whole command ------------------------------------------------------------------------------


def test_without_a_word_it_shows_its_commands(noctuary: CommandLine) -> None:
    answer = noctuary()
    assert answer.code == 0
    for name in COMMANDS:
        assert f"  {name}" in answer.out


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_in_both_languages(noctuary: CommandLine, name: str) -> None:
    english, french = noctuary(name, "--help"), noctuary(name, "--help", "--lang", "fr")
    assert (english.code, french.code) == (0, 0)
    assert english.out.startswith("Usage: noctuary " + name)
    assert french.out.startswith("Usage\u00a0: noctuary " + name)
    assert english.out != french.out


def test_the_language_comes_from_the_line_or_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    assert language_of([]) is Language.EN
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert language_of(["rules"]) is Language.FR
    assert language_of(["rules", "--lang", "en"]) is Language.EN
    assert language_of(["--lang=en", "rules"]) is Language.EN


def test_the_version_is_that_of_the_package(noctuary: CommandLine) -> None:
    answer = noctuary("--version")
    assert answer.code == 0
    assert answer.out.startswith("noctuary 0.")


def test_shells_can_complete_commands_and_their_words() -> None:
    from click.shell_completion import ShellComplete

    from noctuary.cli.speaking import Session

    session = {"obj": Session(Language.EN)}
    complete = ShellComplete(whole_command, session, "noctuary", "_NOCTUARY_COMPLETE")

    def words(args: list[str], incomplete: str) -> list[str]:
        return [item.value for item in complete.get_completions(args, incomplete)]

    assert words([], "rep") == ["reports", "replay"]
    assert words(["sim"], "fa") == ["fables"]
    assert words(["sim", "--bots"], "random,g") == ["random,greedy"]
    assert words(["play", "--fables"], "red,mul") == ["red,mulan"]


# -- sim and bench ----------------------------------------------------------------------------------

SIM = ("sim", "fables", "--seats", "red,snow", "--bots", "random,random", "--games", "4", "--seed", "s")


def test_sim_prints_what_a_program_reads(noctuary: CommandLine) -> None:
    report = noctuary(*SIM, "--json").json
    assert report["games"] == 4
    assert sum(report["wins"]) + report["draws"] == 4
    assert report["errors"] == 0
    assert {"turns_mean", "decisions_mean", "seconds"} <= set(report)


def test_sim_prints_what_a_person_reads(noctuary: CommandLine) -> None:
    answer = noctuary(*SIM, "--lang", "fr")
    assert answer.code == 0
    assert "4 parties en" in answer.out
    assert "A red (random)\u00a0: " in answer.out
    assert answer.err == ""  # no bar where nobody looks


def test_sim_plays_relic_mode_and_teams(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--seats", "red,snow,alice,mulan", "--bots", "random,random,random,random")
    report = noctuary(*line, "--games", "1", "--relics", "house", "--json").json
    assert report["errors"] == 0
    assert len(report["wins"]) == 4


@pytest.mark.parametrize(("game", "seats"), [("fables", "red,snow"), ("buffy", "ada-vance,countess-vesna")])
def test_sim_stops_at_a_turn_limit(noctuary: CommandLine, game: str, seats: str) -> None:
    """FAB-RUL-47, BUF-RUL-54"""
    words = ("sim", game, "--seats", seats, "--bots", "random,random", "--games", "2", "--turn-limit", "2")
    report = noctuary(*words, "--json").json
    assert report["turns_mean"] == 2


def test_bench_prints_what_a_program_reads(noctuary: CommandLine) -> None:
    result = noctuary("bench", "fables", "--seconds", "0.1", "--json").json["fables"]
    assert {"decisions_per_s", "games_per_s", "decisions_per_game", "copy_us", "compiled"} <= set(result)
    assert {"decisions_per_s", "games_per_s"} <= set(result["peer"])


def test_bench_compares_with_an_earlier_run(noctuary: CommandLine, tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    earlier.write_text('{"fables": {"decisions_per_s": 1.0, "copy_us": 1e9, "compiled": false}}')
    result = noctuary("bench", "fables", "--seconds", "0.1", "--json", "--compare", str(earlier)).json
    change = result["fables"]["change"]
    assert set(change) == {"decisions_per_s", "copy_us"}
    assert change["decisions_per_s"] > 100  # a rate that has grown
    assert change["copy_us"] > 100  # a time that has shrunk: faster, too
    earlier.write_text("[]")
    assert "earlier.json" in noctuary.refused("bench", "--compare", str(earlier))


def test_bench_prints_what_a_person_reads(noctuary: CommandLine) -> None:
    answer = noctuary("bench", "--seconds", "0.1")
    assert answer.code == 0
    assert "decisions per second" in answer.out
    assert "pyminion" in answer.out


@pytest.mark.parametrize("kind", [(), ("--thinking",), ("--thinking", "--jobs", "2")])
def test_bench_writes_numbers_as_the_language_does(noctuary: CommandLine, kind: tuple[str, ...]) -> None:
    told = noctuary("bench", "fables", "--seconds", "0.1", "--lang", "fr", *kind).out
    assert re.search(r"\d,\d", told)
    assert not re.search(r"\d\.\d", told)
    assert re.search(r"compilé +(oui|non)\n", told)


# -- rules, cards, status ---------------------------------------------------------------------------


def test_a_rule_is_told_with_what_it_leads_to_and_what_shows_it(noctuary: CommandLine) -> None:
    """FAB-ACT-04"""
    told = noctuary("rules", "FAB-ACT-04").out
    assert "See also FAB-MOVE-05" in told
    assert "(actions/attack-beyond-range)" in told
    (rule,) = noctuary("rules", "FAB-ACT-04", "--json").json
    assert rule["see"] == ["FAB-MOVE-05"]
    assert rule["examples"][0]["name"] == "actions/attack-beyond-range"


def test_an_example_is_told_step_by_step(noctuary: CommandLine) -> None:
    """FAB-ACT-04"""
    told = noctuary("rules", "--example", "actions/attack-beyond-range", "--lang", "fr").out
    assert "✗ A  Attaquer avec Attaque 3" in told
    assert "FAB-ACT-04" in told
    steps = noctuary("rules", "--example", "actions/attack-beyond-range", "--json").json["steps"]
    assert [step["kind"] for step in steps] == ["beginning", "refused", "refused"]
    assert "no-such" in noctuary.refused("rules", "--example", "no-such")


def test_the_glossary_knows_the_words_of_both_languages(noctuary: CommandLine) -> None:
    """VTES-ACT-09, BUF-TURN-03"""
    french = noctuary("rules", "--glossary", "--game", "vtes", "bleed", "--lang", "fr").out
    assert french.startswith("morsure (bleed)")
    assert "VTES-ACT-09" in french
    by_rulebook = noctuary("rules", "--glossary", "phase", "de", "surveillance", "--json").json
    assert [term["term"] for term in by_rulebook] == ["watch"]
    assert "xyzzy" in noctuary.refused("rules", "--glossary", "xyzzy")


def test_rules_finds_by_id_chapter_and_words(noctuary: CommandLine) -> None:
    assert noctuary("rules", "FAB-ACT-04").out.startswith("FAB-ACT-04")
    chapter = noctuary("rules", "FAB-ACT").out.splitlines()
    assert len(chapter) > 10
    by_words = noctuary("rules", "seuil", "épique", "--lang", "fr", "--json").json
    assert "FAB-EPIC-01" in [found["rule"] for found in by_words]
    assert "FAB-ACT" in noctuary("rules").out


def test_rules_speaks_the_chosen_language(noctuary: CommandLine) -> None:
    english, french = (
        noctuary("rules", "FAB-GOAL-01").out,
        noctuary("rules", "FAB-GOAL-01", "--lang", "fr").out,
    )
    assert english != french


def test_cards_lists_every_card_once(noctuary: CommandLine) -> None:
    names = noctuary("cards", "fables", "--implemented").out.splitlines()
    assert len(names) == len(set(names))
    assert {"Pot Shot", "Joker", "System Hack"} <= set(names)
    assert len(noctuary("cards", "fables").out.splitlines()) >= len(POOL.cards)


def test_cards_reads_one_by_slug_or_title(noctuary: CommandLine) -> None:
    by_slug = noctuary("cards", "fables", "pot-shot").out
    assert by_slug.startswith("Pot Shot")
    assert noctuary("cards", "fables", "Tir au jugé").out == by_slug
    document = noctuary("cards", "fables", "pot-shot", "--json").json[0]
    assert document["slug"] == "pot-shot"
    assert set(document["text"]) == {"en", "fr"}


def test_an_unknown_card_is_answered_with_those_that_may_be_meant(noctuary: CommandLine) -> None:
    assert "sniper-shot" in noctuary("cards", "fables", "snipr shot").err
    assert "govern-the-unaligned" in noctuary("cards", "vtes", "govern").err
    assert "noctuary cards fables" in noctuary("cards", "fables", "xyzzyq").err


def test_status_counts_what_there_is(noctuary: CommandLine) -> None:
    numbers = noctuary("status", "--json").json["games"]["fables"]
    assert numbers["seats_known"] == len(POOL.order)
    assert numbers["rules"] > 200
    assert "Fables" in noctuary("status", "--lang", "fr").out


# -- positions and records --------------------------------------------------------------------------


def position(folder: Path, expected_hp: int) -> str:
    script = 'script = """\nA attack attack-2\n"""\n'
    text = POSITION.replace("\n[position]\n", f"\n{script}\n[position]\n", 1)
    file = folder / "position.toml"
    file.write_text(f'{text}\n[expect]\n"B.hp" = {expected_hp}\n', encoding="utf-8")
    return str(file)


def test_a_position_that_comes_out_passes(noctuary: CommandLine, tmp_path: Path) -> None:
    answer = noctuary("position", position(tmp_path, 32))
    assert answer.code == 0, answer
    assert "1 passed, 0 failed." in answer.out


def test_a_position_that_does_not_fails_with_file_and_line(noctuary: CommandLine, tmp_path: Path) -> None:
    file = position(tmp_path, 30)
    answer = noctuary("position", file)
    assert answer.code == 1
    line = Path(file).read_text(encoding="utf-8").splitlines().index('"B.hp" = 30') + 1
    assert f"{file}:{line}: " in answer.out
    report = noctuary("position", file, "--json").json[0]
    assert not report["passed"]
    assert report["failures"][0]["line"] == line


def test_a_folder_stands_for_its_positions(noctuary: CommandLine, tmp_path: Path) -> None:
    position(tmp_path, 32)
    assert "1 passed" in noctuary("position", str(tmp_path)).out


def test_a_folder_without_positions_is_told(noctuary: CommandLine, tmp_path: Path) -> None:
    assert str(tmp_path) in noctuary.refused("position", str(tmp_path))


def test_a_bad_file_does_not_stop_the_others(noctuary: CommandLine, tmp_path: Path) -> None:
    good, bad, absent = position(tmp_path, 32), tmp_path / "bad.toml", str(tmp_path / "nowhere.toml")
    bad.write_text('game = "fables"\ntitle = \n', encoding="utf-8")
    answer = noctuary("position", str(bad), absent, good)
    assert answer.code == 1
    assert f"{bad}:2: " in answer.out
    assert f"✗ {absent}: " in answer.out
    assert f"✓ {good}" in answer.out
    assert "1 passed, 2 failed." in answer.out
    reports = noctuary("position", str(bad), absent, good, "--json").json
    assert [report["passed"] for report in reports] == [False, False, True]


def test_a_position_is_read_from_the_standard_input(
    noctuary: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = Path(position(tmp_path, 32)).read_text(encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert "1 passed" in noctuary("position", "-").out


@pytest.fixture
def record(tmp_path: Path) -> Path:
    from noctuary.bots import make_bot
    from noctuary.kernel.match import Match
    from noctuary.kernel.records import write_record

    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"replay", log=True)
    bot = make_bot("greedy", "fables", b"bot")
    while not match.over:
        match.play(bot.choose(match))
    file = tmp_path / "game.record"
    file.write_text(write_record(match), encoding="utf-8")
    return file


def test_replay_tells_a_record_in_either_language(noctuary: CommandLine, record: Path) -> None:
    english, french = noctuary("replay", str(record)), noctuary("replay", str(record), "--lang", "fr")
    assert (english.code, french.code) == (0, 0)
    assert "Little Red Riding Hood" in english.out
    assert "Le Chaperon Rouge" in french.out
    assert "wins." in english.out.splitlines()[-1]


def test_replay_stops_where_it_is_told(noctuary: CommandLine, record: Path) -> None:
    report = noctuary("replay", str(record), "--to", "3", "--json").json
    assert len(report["moves"]) == 3
    assert report["view"]["over"] is False
    assert "goes on" in noctuary("replay", str(record), "--to", "3").out


def test_replay_tells_who_gave_up(noctuary: CommandLine, tmp_path: Path) -> None:
    from noctuary.kernel.ids import Seat
    from noctuary.kernel.match import Match

    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"replay")
    match.play_text("keep")
    match.concede(Seat(0))
    file = tmp_path / "given-up.record"
    file.write_text(match.record(), encoding="utf-8")
    answer = noctuary("replay", str(file))
    assert answer.code == 0
    assert "2. A concede" in answer.out
    assert "Little Red Riding Hood concedes." in answer.out
    assert answer.out.splitlines()[-4:] == [
        "1. Snow White · HP 34 / 34 · Damage dealt 0 · Epics used 0",
        "2. Little Red Riding Hood · HP 0 / 30 · Damage dealt 0 · Epics used 0 · Gave up in turn 0",
        "Little Red Riding Hood gave up. (rule FAB-GOAL-02)",
        "Snow White wins.",
    ]


def test_replay_shows_a_seat_its_own_cards_only(noctuary: CommandLine, record: Path) -> None:
    mine = noctuary("replay", str(record), "--to", "2", "--seat", "A", "--json").json["view"]
    assert "hand" in mine["seats"][0]
    assert "hand" not in mine["seats"][1]
    bystander = noctuary("replay", str(record), "--to", "2", "--json").json["view"]
    assert "hand" not in bystander["seats"][0]


def test_bench_measures_the_learning_environments_beside_others(noctuary: CommandLine) -> None:
    rates = noctuary("bench", "fables", "--learning", "--seconds", "0.1", "--json").json[
        "learning_steps_per_s"
    ]
    assert {"aec", "vector", "openspiel", "rlcard"} <= rates.keys()
    assert rates["aec"]["fables"] > 0
    assert rates["vector"]["fables"] > 0
    assert set(rates["openspiel"]) == {"noctuary_fables", "python_team_dominoes", "python_liars_poker"}
    assert set(rates["rlcard"]) == {"uno", "gin-rummy", "doudizhu"}


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--learning", "--thinking"), "--thinking does not go with --learning"),
        (("--learning", "--bots", "greedy"), "--bots does not go with --learning"),
        (("--thinking", "--compare", "before.json"), "--compare does not go with --thinking"),
        (("--learning", "--jobs", "2"), "--jobs only goes with --thinking"),
    ],
)
def test_bench_passes_nothing_over_in_silence(
    noctuary: CommandLine, words: tuple[str, ...], told: str
) -> None:
    answer = noctuary("bench", "fables", "--seconds", "0.1", *words)
    assert answer.code == 2
    assert told in answer.err
