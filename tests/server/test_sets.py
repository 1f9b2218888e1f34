"""Writing card sets at the site: what is wrong, how a card looks, and tables to try it at."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.text.card_sets import digest_of
from tests.server.test_card_sets import MY_SET
from tests.server.web import Browser, Web

CHECK = "/api/sets/buffy/check"


def looked(browser: Browser, text: str, card: int = 0, lang: str = "en") -> dict[str, Any]:
    answer = browser.post(f"{CHECK}?lang={lang}", {"text": text, "card": card})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


def entered(browser: Browser, made: Any) -> dict[str, Any]:
    """The first that somebody is told at the table that was made."""
    with browser.at(made.json()["table"]) as seat:
        return seat.read()


def test_a_good_set_is_shown_in_both_languages(web: Web) -> None:
    told = looked(web.stranger(), MY_SET)
    assert told["mistakes"] == []
    assert told["digest"] == digest_of(MY_SET)
    assert told["document"]["card"][0]["slug"] == "lucky-break"
    assert told["faces"]["en"]["title"] == "Lucky Break"
    assert told["faces"]["fr"]["title"] == "Coup de chance"
    assert "Piochez" in told["faces"]["fr"]["text"]


def test_each_mistake_has_its_line_and_field_in_the_readers_language(web: Web) -> None:
    wrong = MY_SET.replace('"draw", amount = 1', '"drawn", amount = 1').replace("charm = 2", "charm = 99")
    found = {one["field"]: one for one in looked(web.guest(), wrong, lang="fr")["mistakes"]}
    assert set(found) == {"card.1.ability.1.do.1.effect", "card.1.icons.charm"}
    effect = found["card.1.ability.1.do.1.effect"]
    assert wrong.split("\n")[effect["line"] - 1].startswith("do =")
    assert "ne peut pas" in effect["text"]


def test_a_card_with_a_mistake_has_no_face_and_the_others_keep_theirs(web: Web) -> None:
    second = MY_SET[MY_SET.index("[[card]]") :].replace("lucky-break", "bad-break").replace("draw", "drawn")
    guest = web.guest()
    assert looked(guest, MY_SET + second, 1)["faces"] is None
    assert looked(guest, MY_SET + second, 0)["faces"]["en"]["title"] == "Lucky Break"
    assert looked(guest, MY_SET + second, 7)["faces"] is None


@pytest.mark.parametrize("text", ["", "no = = toml", "format = 2", "card = 3\nformat = 1", "[[" * 5000])
def test_what_is_no_set_is_told_in_words(web: Web, text: str) -> None:
    told = looked(web.guest(), text)
    assert told["mistakes"]
    assert told["faces"] is None


def test_huge_and_strange_texts_are_refused(web: Web) -> None:
    guest = web.guest()
    assert guest.post(CHECK, {"text": "#" * 65_537}).status_code == 400
    assert guest.post(CHECK, {"text": "#" * 600_000}).status_code == 413
    assert guest.post(CHECK, {"text": "\0"}).status_code == 400
    assert guest.post(CHECK, {"text": MY_SET, "card": -1}).status_code == 400


def test_only_games_whose_cards_people_write_have_sets(web: Web) -> None:
    guest = web.guest()
    for game in ("vtes", "fables", "nothing"):
        assert guest.post(f"/api/sets/{game}/check", {"text": MY_SET}).status_code == 404
        assert guest.get(f"/api/sets/{game}/schema").status_code == 404
    assert guest.get("/api/sets/buffy/schema").json()["$defs"]["CardTable"]["allOf"]
    answer = guest.post("/api/tables", {"game": "fables", "seats": [{"sitter": "me"}] * 2, "sets": [MY_SET]})
    assert answer.status_code == 422


def test_everybody_at_the_table_sees_the_digest_of_the_set(web: Web) -> None:
    ann = web.guest()
    made = ann.post("/api/sets/buffy/play", {"text": MY_SET, "deck": "ada-vance", "bot": "random"})
    assert made.status_code == 201, made.text
    for browser in (ann, web.guest("Bob")):
        assert entered(browser, made)["table"]["sets"] == [
            {"title": "My set", "digest": digest_of(MY_SET), "cards": 1}
        ]


def test_a_set_with_a_mistake_comes_to_no_table(web: Web) -> None:
    guest = web.guest()
    wrong = MY_SET.replace("draw", "drawn")
    for path, more in (("play", {"deck": "ada-vance"}), ("try", {})):
        answer = guest.post(f"/api/sets/buffy/{path}", {"text": wrong, **more})
        assert answer.status_code == 422
        assert "drawn" in answer.json()["message"]
    unknown = guest.post("/api/sets/buffy/play", {"text": MY_SET, "deck": "nobody"})
    assert unknown.status_code == 422
    assert (
        web.stranger().post("/api/sets/buffy/play", {"text": MY_SET, "deck": "ada-vance"}).status_code == 401
    )


OTHERS = {
    "event": '[[card.ability]]\ndo = [{ effect = "draw", amount = 1 }]',
    "item": "talents = { charm = 1 }",
    "challenge": 'side = "either"\ngoals = { charm = 2 }\nreward = 1',
    "location": "unique = true",
}


@pytest.mark.parametrize("kind", ["action", *OTHERS])
def test_a_card_can_be_tried_in_a_small_situation(web: Web, kind: str) -> None:
    """The table begins with the card in hand or, where it is no card of a hand, on the board."""
    begin = MY_SET[: MY_SET.index("[[card]]")]
    slug = "mine" if kind in OTHERS else "lucky-break"
    card = f'[[card]]\nslug = "mine"\ntype = "{kind}"\n{OTHERS.get(kind, "")}\n'
    text = begin + card if kind in OTHERS else MY_SET
    ann = web.guest()
    made = ann.post("/api/sets/buffy/try", {"text": text})
    assert made.status_code == 201, made.text
    assert slug in entered(ann, made)["faces"]


def test_a_friend_gets_a_seat_at_the_table_and_sees_the_set_before_she_sits_down(web: Web) -> None:
    ann = web.guest()
    asked = {"text": MY_SET, "deck": "ada-vance", "against": "open"}
    made = ann.post("/api/sets/buffy/play", asked)
    assert made.status_code == 201, made.text
    table = entered(web.guest("Bob"), made)["table"]
    assert [seat["sitter"] for seat in table["seats"]] == ["person", "open"]
    assert table["sets"] == [{"title": "My set", "digest": digest_of(MY_SET), "cards": 1}]
    assert ann.post("/api/sets/buffy/play", {**asked, "against": "nobody"}).status_code == 400


# -- the form in words ---------------------------------------------------------------------------------


def described(web: Web, lang: str) -> dict[str, dict[str, Any]]:
    """Every table of the schema by name."""
    whole = web.stranger().get(f"/api/sets/buffy/schema?lang={lang}").json()
    return {"SetTable": whole, **whole["$defs"]}


def words_in(part: dict[str, Any]) -> dict[str, Any]:
    return part.get("items", part) if isinstance(part.get("items", part), dict) else {}


def test_every_table_and_field_is_described_in_both_languages(web: Web) -> None:
    english, french = described(web, "en"), described(web, "fr")
    assert english.keys() == french.keys()
    for name, table in english.items():
        pairs = [(table, french[name])]
        pairs += [(field, french[name]["properties"][one]) for one, field in table["properties"].items()]
        for one, other in pairs:
            assert one["description"], (name, one)
            assert other["description"] != one["description"], (name, one)


def test_every_choice_has_a_name_in_both_languages_and_every_block_a_meaning(web: Web) -> None:
    english, french = described(web, "en"), described(web, "fr")
    for name, table in english.items():
        rules = [rule["then"].get("properties", {}) for rule in table.get("allOf", [])]
        others = [rule["then"].get("properties", {}) for rule in french[name].get("allOf", [])]
        shapes = [table["properties"], *rules]
        for shape, other in zip(shapes, [french[name]["properties"], *others], strict=True):
            for field in shape:
                one, two = words_in(shape[field]), words_in(other[field])
                if "enum" not in one:
                    continue
                assert one["enum"] == two["enum"]
                assert len(one["enumNames"]) == len(two["enumNames"]) == len(one["enum"]), (name, field)
                assert not set(one["enum"]) & {title for title in two["enumNames"] if "-" in title}
                assert one["enumNames"] != two["enumNames"], (name, field)
                if field in {"effect", "check", "pay"}:
                    assert all(one["enumDescriptions"]), field
                    assert all(two["enumDescriptions"]), field
                    assert one["enumDescriptions"] != two["enumDescriptions"]
