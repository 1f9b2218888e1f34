"""Catalogues are read entry by entry, when one is first said: no command waits for all of them."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from noctuary.text import catalogue
from noctuary.text.catalogue import Catalogue, Language


@pytest.mark.parametrize("language", Language)
def test_nothing_is_read_before_it_is_said(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(text: str) -> Resource:
        read.append(text)
        return FluentResource(text)

    monkeypatch.setattr(catalogue, "FluentResource", reading)
    book = Catalogue(language)
    assert read == []
    assert book.pattern("list-and") is not None
    assert book.pattern("list-and") is not None
    assert [text.partition(" ")[0] for text in read] == ["list-and"]


@pytest.mark.parametrize("language", Language)
def test_entry_by_entry_says_the_same_as_file_by_file(language: Language) -> None:
    whole = FluentBundle([language.value], use_isolating=False)
    ids: list[str] = []
    for source in catalogue._sources(language):
        resource = FluentResource(source)
        whole.add_resource(resource)
        ids += [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    book = Catalogue(language)
    assert book.ids == ids
    for name in ids[::20]:
        pattern, expected = book.pattern(name), whole.get_message(name).value
        if pattern is None or expected is None:  # it has attributes only
            assert pattern is expected
        else:
            assert book.format(pattern, {})[0] == str(whole.format_pattern(expected, {})[0]), name


def test_what_a_message_refers_to_is_read_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    source = "-moon = moon\nnight = the { -moon } and { stars }\nstars =\n    stars\n    { $count }\n"
    monkeypatch.setattr(catalogue, "_sources", lambda language: [source])
    book = Catalogue(Language.EN)
    pattern = book.pattern("night")
    assert pattern is not None
    assert book.format(pattern, {"count": 3}) == ("the moon and stars\n3", [])
    assert book.ids == ["night", "stars"]
    assert book.pattern("day") is None
