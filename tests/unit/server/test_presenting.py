"""A match as a client is shown it."""

from __future__ import annotations

import msgspec
import pytest

from noctuary.bots import make_bot
from noctuary.games.vtes.game import mine
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from noctuary.server.presenting import (
    before_move,
    diff,
    game_infos,
    log_lines,
    may_take_back,
    passing_index,
    present,
    setup_for_table,
    why,
)
from noctuary.server.wire import Change, NewTable, SeatWish, Sitter
from noctuary.text.catalogue import Language, say
from noctuary.text.concerns import can_act

EN, FR = Language.EN, Language.FR
ME, FOE = Seat(0), Seat(1)
SETUPS: dict[str, Document] = {
    "fables": {"fables": ["red", "alice"], "first": "A"},
    "buffy": {"decks": ["ada-vance", "countess-vesna"]},
    "vtes": {"decks": ["v5-malkavian", "v5-ventrue"]},
}
GAMES = list(SETUPS)


def dealt(game: str, seed: bytes = b"table") -> Match:
    return Match.start(game, SETUPS[game], seed, log=True)


def played(game: str, moves: int, seed: bytes = b"table") -> Match:
    match = dealt(game, seed)
    bot = make_bot("random", game, seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(bot.choose(match))
    return match


def applied(view: Json, changes: list[Change]) -> Json:
    """As a client does it."""
    document = msgspec.json.decode(msgspec.json.encode(view))
    for change in changes:
        *way, last = change.path
        place = document
        for step in way:
            place = place[step]
        if change.set is msgspec.UNSET:
            del place[last]
        else:
            place[last] = change.set
    return document  # type: ignore[no-any-return]


@pytest.mark.parametrize("game", GAMES)
def test_changes_make_the_new_view_of_the_old_one(game: str) -> None:
    match = dealt(game)
    bot = make_bot("random", game, b"changes")
    view = present(match, ME, EN, 0).view
    for _ in range(150):
        if match.over:
            break
        match.play(bot.choose(match))
        new = present(match, ME, EN, 0).view
        assert applied(view, diff(view, new)) == new
        view = new


def test_a_change_takes_away_adds_and_replaces() -> None:
    old: Document = {"a": 1, "b": [1, 2], "c": [{"x": 1}, {"x": 2}], "d": True}
    new: Document = {"b": [1, 3], "c": [{"x": 1}, {"x": 5}], "d": 1, "e": None}
    changes = diff(old, new)
    assert applied(old, changes) == new
    assert Change(["c", 1, "x"], 5) in changes, "a list of parts changes part by part"
    assert Change(["b"], [1, 3]) in changes, "a list of plain things is sent whole"


@pytest.mark.parametrize("game", GAMES)
def test_only_the_one_who_is_asked_is_asked(game: str) -> None:
    match = played(game, 20)
    assert match.decision is not None
    asked = match.decision.seat
    prompt = present(match, asked, EN, 7).prompt
    assert prompt is not None
    assert prompt.decision == 7
    assert [offer.text for offer in prompt.offers] == [match.notation(move) for move in match.decision.moves]
    assert present(match, Seat(1 - asked), EN, 7).prompt is None
    assert present(match, None, EN, 7).prompt is None


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_is_named_has_a_face_and_none_is_sent_twice(game: str) -> None:
    match = played(game, 40)
    first = present(match, ME, FR, 0)
    hand = first.view["seats"][ME]["hand"]  # type: ignore[index, call-overload]
    assert set(hand) <= set(first.faces)  # type: ignore[arg-type]
    for face in first.faces.values():
        assert face.title
        assert face.letter
    assert present(match, ME, FR, 0, known=set(first.faces)).faces == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_text_table_reads_out_the_board_for_seats_and_bystanders(game: str) -> None:
    match = played(game, 40)
    sections = present(match, ME, EN, 0, text_table=True).sections
    assert sections is not None
    headings = [section.heading for section in sections]
    assert headings[-1] == "Hand" or "hand" in headings[-1].lower()
    public = present(match, None, EN, 0, text_table=True).sections
    assert public is not None
    assert [
        line.text for section in public for line in section.lines if section.heading == headings[-1]
    ] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_log_is_told_by_move_and_turn_in_either_language(game: str) -> None:
    match = played(game, 120)
    english, french = log_lines(match, -1, ME, EN), log_lines(match, -1, ME, FR)
    assert len(english) == len(french) == len(match.log)
    assert [line.at for line in english] == sorted(line.at for line in english)
    assert english[-1].turn == match.turns
    for since in range(len(match.history) + 1):
        assert log_lines(match, since, ME, EN) == [line for line in english if line.at > since]
    assert any(line.cards for line in english), "card titles are links"


@pytest.mark.parametrize("game", GAMES)
def test_a_hidden_card_is_named_to_its_owner_alone(game: str) -> None:
    match = played(game, 120)
    mine, theirs = log_lines(match, -1, ME, EN), log_lines(match, -1, FOE, EN)
    assert [line.text for line in mine] != [line.text for line in theirs]
    public = [line.text for line in log_lines(match, -1, None, EN)]
    assert all(
        text in ([line.text for line in theirs]) or text in [line.text for line in mine] for text in public
    )


def test_passing_is_what_declines_and_only_that() -> None:
    match = played("fables", 2)
    while match.decision is not None:
        texts = [match.notation(move) for move in match.decision.moves]
        index = passing_index(match)
        if texts == ["left", "right"]:
            assert index is None
            return
        if "end" in texts:
            assert index == texts.index("end")
            assert can_act(match) == (len(texts) > 1)
        step = next((text for text in texts if text.startswith("move")), texts[-1])
        match.play_text(step if step != "mulligan" else "keep")


# -- why can't I? -------------------------------------------------------------------------------------


def test_whoever_points_at_a_card_hears_the_rule() -> None:
    match = dealt("fables")
    match.play_text("keep")
    match.play_text("keep")
    answer = why(match, ME, "shop/attack-3", EN)
    assert answer.rule is not None
    assert answer.rule.startswith("FAB-")
    reason, rule = answer.text.split("\n")
    assert reason == "You need 6 more Power.", "what it is about this card comes first"
    assert rule == say(EN, answer.rule)


def test_whoever_is_not_asked_hears_who_is() -> None:
    match = dealt("fables")
    match.play_text("keep")
    match.play_text("keep")
    answer = why(match, FOE, "shop/attack-3", EN)
    assert answer.rule is None
    assert answer.text == "Little Red Riding Hood has to answer first."


def test_a_vtes_card_is_answered_for_what_it_is_whoever_is_asked() -> None:
    """VTES-MASTER-02, VTES-COMBAT-03"""
    match = dealt("vtes")
    assert match.decision is not None
    asked = match.decision.seat
    for seat in (asked, Seat(1 - asked)):
        players = mine(match.state).players
        players[seat].hand = sorted([*players[seat].hand, mine(match.state).pool.kind_of["taste-of-vitae"]])
        answer = why(match, seat, "hand/taste-of-vitae", EN)
        assert answer.rule == "VTES-COMBAT-03"
        told = "Taste of Vitae is a combat card, played during combat by one of the two combatants."
        assert told in answer.text.split("\n")
        assert ("has to answer first" in answer.text) == (seat != asked)


def test_typed_nonsense_is_named() -> None:
    match = dealt("buffy")
    assert match.decision is not None
    answer = why(match, match.decision.seat, "dance ada-vance-1", EN)
    assert "dance" in answer.text


@pytest.mark.parametrize("game", GAMES)
def test_anything_on_the_table_can_be_asked_about(game: str) -> None:
    match = played(game, 60)
    assert match.decision is not None
    seat = match.decision.seat
    frame = present(match, seat, FR, 0, text_table=True)
    for word in [*frame.faces, "park", "A1", "3", "nobody"]:
        assert why(match, seat, word, FR).text


# -- taking back --------------------------------------------------------------------------------------


def test_a_move_that_shows_nothing_can_be_taken_back() -> None:
    match = dealt("fables")
    before = before_move(match)
    match.play_text("keep")
    assert may_take_back(match, before, ME), "keeping a hand draws nothing"
    assert not may_take_back(match, before, FOE), "it was not her move"


def test_nobody_takes_back_what_chance_has_shown() -> None:
    match = dealt("fables")
    before = before_move(match)
    match.play_text("mulligan")
    assert not may_take_back(match, before, ME)


@pytest.mark.parametrize("game", GAMES)
def test_a_drawn_card_cannot_be_put_back(game: str) -> None:
    match, bot, drawn = dealt(game), make_bot("random", game, b"draws"), 0
    while drawn < 3 and match.decision is not None:
        seat = match.decision.seat
        before, moment = document(match.view(seat))["seats"][seat]["hand"], before_move(match)  # type: ignore[index, call-overload]
        match.play(bot.choose(match))
        after = document(match.view(seat))["seats"][seat]["hand"]  # type: ignore[index, call-overload]
        if len(after) > len(before):  # type: ignore[arg-type]
            drawn += 1
            assert not may_take_back(match, moment, seat)


def test_nothing_is_taken_back_past_another_decision() -> None:
    match = dealt("fables")
    match.play_text("keep")
    before = before_move(match)
    match.play_text("keep")
    assert not may_take_back(match, before, ME)


# -- what a table can be made of ----------------------------------------------------------------------


@pytest.mark.parametrize("language", list(Language))
def test_every_choice_can_be_played(language: Language) -> None:
    for info in game_infos(language):
        assert info.title
        assert info.about
        for choice in info.choices:
            assert choice.title
            assert choice.about
            other = next(one.slug for one in info.choices if one.slug != choice.slug)
            seats = [SeatWish(Sitter.ME, choice.slug), SeatWish(Sitter.BOT, other)]
            assert setup_for_table(NewTable(info.slug, seats))


def test_what_nobody_chose_is_drawn_without_a_double() -> None:
    seats = [SeatWish(Sitter.ME), SeatWish(Sitter.BOT), SeatWish(Sitter.BOT), SeatWish(Sitter.BOT)]
    for _ in range(20):
        drawn = setup_for_table(NewTable("fables", seats))["fables"]
        assert isinstance(drawn, list)
        assert len(set(map(str, drawn))) == 4


def test_a_table_that_cannot_be_is_refused() -> None:
    seats = [SeatWish(Sitter.ME, "red"), SeatWish(Sitter.BOT, "red")]
    with pytest.raises(NoctuaryError):
        setup_for_table(NewTable("fables", seats))
    with pytest.raises(NoctuaryError):
        setup_for_table(NewTable("chess", seats))


def test_a_table_of_vtes_is_for_two_to_six_with_ready_decks_or_their_own() -> None:
    """VTES-SETUP-05: lots are drawn for who begins."""
    info = next(one for one in game_infos(EN) if one.slug == "vtes")
    assert info.modes[0].seats == [2, 3, 4, 5, 6]
    assert [option.name for option in info.options] == ["format", "lists", "time_limit"]
    assert info.own_decks
    mine = "Deck Name: Mine\n12 Alexa Draper (G6)\n60 Deflection\n"
    seats = [SeatWish(Sitter.ME, mine), SeatWish(Sitter.BOT, "v5-ventrue"), SeatWish(Sitter.BOT)]
    setup = setup_for_table(NewTable("vtes", seats, options={"time_limit": 30}))
    assert setup["first"] == "random"
    assert setup["time_limit"] == 30
    assert setup["lists"] == "closed", "nobody shows his deck before the game"
    assert setup_for_table(NewTable("vtes", seats, options={"lists": "open"}))["lists"] == "open"
    with pytest.raises(NoctuaryError):
        setup_for_table(NewTable("vtes", [SeatWish(Sitter.ME, "1 Alexa Draper\n"), SeatWish(Sitter.BOT)]))
