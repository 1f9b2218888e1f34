"""Hands, decks, discard piles, Crypts."""

from __future__ import annotations

from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import attaching, catalogue, fetching, hands, moving, people, zones
from noctuary.games.buffy.kinds import ACTION, CHALLENGE, CHARACTER, ITEM
from noctuary.games.buffy.pieces import Player
from tests.tables.buffy_table import buffy_table, rank_mask, usual_box
from tests.tables.buffy_texts import (
    MINE,
    THEIRS,
    Filter,
    Place,
    Target,
    Until,
    at_table,
    in_fight,
    stands,
    with_action,
)


def test_draw_as_many_as_there_are() -> None:
    """BUF-RUL-45, BUF-ZON-06"""
    box = with_action(hands.Draw(player=Player.EACH, amount=2))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick"], "discard": []}
    t = at_table(box, a=a, b={"characters": {"spike-1": "B1"}, "deck": ["quip", "smile", "kick"]})
    t.play("A play trick")
    assert t.cards("A", "hand") == ["kick"]
    assert t.cards("B", "hand") == ["quip", "smile"]


def test_a_player_discards_of_their_own_choice() -> None:
    """BUF-RUL-53"""
    box = with_action(hands.Discard(player=Player.OPPONENT, amount=2, what=hands.Chooser.OWN))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip", "smile"]}
    t = at_table(box, b=b).play("A play trick", "B discard quip", "B discard kick")
    assert t.cards("B", "hand") == ["smile"]
    t = at_table(box, b={"characters": {"spike-1": "B1"}, "hand": ["kick"]}).play("A play trick")
    assert t.cards("B", "hand") == []


def test_a_player_discards_cards_of_one_type() -> None:
    box = with_action(hands.Discard(player=Player.OPPONENT, amount=1, what=hands.Chooser.OWN, card_type=ITEM))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "stake", "lamp"]}
    t = at_table(box, b=b).play("A play trick")
    assert t.offered() == ["choose stake", "choose lamp"]
    t.play("B choose lamp")
    assert t.cards("B", "hand") == ["kick", "stake"]


def test_the_user_looks_at_the_hand_and_chooses() -> None:
    """BUF-RUL-44"""
    box = with_action(hands.Discard(player=Player.OPPONENT, amount=1, what=hands.Chooser.USER))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip", "smile"], "deck": ["stake"] * 5}
    t = at_table(box, b=b).play("A play trick")
    assert t.asked() == ("A", "buffy-ask-pick")
    imagined = t.match.imagine(t.match.decision.seat, b"dream") if t.match.decision else None
    assert imagined is not None
    assert imagined.decision is not None
    assert [imagined.notation(move) for move in imagined.decision.moves] == t.offered()
    t.play("A choose smile")
    assert t.cards("B", "hand") == ["kick", "quip"]
    assert t.cards("B", "discard") == ["smile"]
    assert t.side("B").shown == ()


def test_chance_discards() -> None:
    box = with_action(hands.Discard(player=Player.EACH, amount=1, what=hands.Chooser.RANDOM))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip", "smile"]}
    t = at_table(box, b=b).play("A play trick")
    assert len(t.cards("B", "hand")) == 2
    assert t.asked()[0] == "B"


def test_without_a_number_the_whole_hand_goes() -> None:
    box = with_action(hands.Discard(player=Player.OPPONENT, what=hands.Chooser.OWN))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip", "smile"]}
    assert at_table(box, b=b).play("A play trick").cards("B", "hand") == []


def test_a_hand_is_shown_to_the_user_only() -> None:
    """BUF-RUL-44"""
    box = with_action(hands.Reveal(player=Player.OPPONENT, zone_from=v.ZONE_HAND))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip"]}
    t = at_table(box, b=b).play("A play trick")
    assert t.asked() == ("A", "buffy-ask-looked")
    assert t.seen("A")["seats"][1]["shown"] == ["quip", "kick"]
    assert "shown" not in t.seen()["seats"][1]
    assert t.play("A done").cards("B", "hand") == ["kick", "quip"]


def test_the_top_of_a_deck_is_looked_at_and_stays_as_it_is() -> None:
    box = with_action(hands.Reveal(player=Player.YOU, zone_from=v.ZONE_DECK, amount=2))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["quip", "smile", "kick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.seen("A")["seats"][0]["shown"] == ["smile", "quip"]
    assert t.play("A done").cards("A", "deck") == ["quip", "smile", "kick"]


def test_everybody_sees_a_revealed_hand() -> None:
    box = with_action(hands.Reveal(player=Player.OPPONENT, zone_from=v.ZONE_HAND, fixed=True))
    b = {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip"]}
    t = at_table(box, b=b).play("A play trick")
    assert "buffy-log-reveals-hand" in [event.message for event in t.log()]
    assert t.asked()[0] == "B"


def test_search_the_deck_for_a_card() -> None:
    box = with_action(fetching.Search(card_type=ITEM, zone_from=v.ZONE_DECK, zone_to=v.ZONE_HAND))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick", "stake", "lamp", "quip"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.offered() == ["choose stake", "choose lamp", "done"]
    t.play("A choose lamp")
    assert t.cards("A", "hand") == ["lamp"]
    assert sorted(t.cards("A", "deck")) == ["kick", "quip", "stake"]


def test_search_brings_a_character_into_play() -> None:
    """BUF-RES-03, BUF-CHR-04"""
    companion = Filter(ranks=rank_mask("companion"))
    box = with_action(
        fetching.Search(which=companion, card_type=CHARACTER, zone_from=v.ZONE_DECK, zone_to=v.ZONE_PLAY)
    )
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["jonathan-1", "xander-1", "kick"]}
    t = at_table(box, a=a).play("A play trick", "A choose jonathan-1", "A to A3")
    assert t.place("jonathan-1") == "A3"


def test_search_puts_a_card_on_top_of_the_shuffled_deck() -> None:
    box = with_action(fetching.Search(card_type=ITEM, zone_from=v.ZONE_DECK, zone_to=v.ZONE_TOP))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick", "quip", "smile", "stake"]}
    t = at_table(box, a=a).play("A play trick", "A choose stake")
    assert t.cards("A", "deck")[0] == "stake"


def test_recover_from_the_discard_pile() -> None:
    for zone, where in (
        (v.ZONE_HAND, "hand"),
        (v.ZONE_TOP, "deck"),
        (v.ZONE_BOTTOM, "deck"),
        (v.ZONE_DECK, "deck"),
    ):
        box = with_action(fetching.Recover(card_type=ACTION, zone_to=zone))
        a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "discard": ["kick", "stake", "quip"]}
        t = at_table(box, a=a).play("A play trick", "A choose kick")
        assert t.cards("A", where) == ["kick"]
        assert t.cards("A", "discard") == ["quip", "stake", "trick"]
    box = with_action(fetching.Recover(card_type=ACTION, zone_to=v.ZONE_HAND))
    assert at_table(box).refusal("play trick") == "BUF-RUL-61"


def test_the_main_character_returns_at_once() -> None:
    """BUF-RES-21"""
    box = with_action(
        fetching.Recover(which=Filter(main=1, level=1), card_type=CHARACTER, zone_to=v.ZONE_PLAY)
    )
    a = {"characters": {"willow-1": "A1"}, "hand": ["trick"], "discard": ["buffy-1", "buffy-2", "xander-1"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.offered() == ["to A1", "to A2", "to A3", "to A4"]
    assert t.play("A to A2").place("buffy-1") == "A2"


def test_mill() -> None:
    box = with_action(hands.Mill(player=Player.EACH_OPPONENT, amount=3))
    t = at_table(box, b={"characters": {"spike-1": "B1"}, "deck": ["kick", "quip"]}).play("A play trick")
    assert t.cards("B", "discard") == ["kick", "quip"]
    assert t.cards("B", "deck") == []


def test_a_character_goes_to_the_crypt_and_sheds_its_attachments() -> None:
    """BUF-CHR-10, BUF-CHG-14"""
    box = with_action(zones.Crypt(target=Target.CHOSEN, which=THEIRS, zone_from=v.ZONE_PLAY))
    b = {"characters": {"spike-1/spike-2": "A1"}, "attached": {"spike-2": ["stake"]}}
    t = at_table(box, b=b).play("A play trick")
    assert t.cards("B", "crypt") == ["spike-1", "spike-2"]
    assert t.cards("B", "discard") == ["stake"]


def test_cards_of_every_zone_can_be_crypted() -> None:
    """BUF-ZON-04"""
    b = {
        "characters": {"spike-1": "A1"},
        "attached": {"spike-1": ["stake"]},
        "hand": ["kick"],
        "deck": ["lamp", "quip"],
        "discard": ["smile", "training"],
    }
    cases = [
        (
            zones.Crypt(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_from=v.ZONE_PLAY),
            ["stake"],
        ),
        (zones.Crypt(player=Player.OPPONENT, zone_from=v.ZONE_HAND, amount=1), ["kick"]),
        (zones.Crypt(player=Player.OPPONENT, zone_from=v.ZONE_DECK, amount=1), ["lamp"]),
        (
            zones.Crypt(player=Player.OPPONENT, zone_from=v.ZONE_DISCARD, amount=1, card_type=ACTION),
            ["smile"],
        ),
        (zones.Crypt(player=Player.OPPONENT, zone_from=v.ZONE_DISCARD), ["smile", "training"]),
        (zones.Crypt(target=Target.CHOSEN, card_type=CHALLENGE, zone_from=v.ZONE_PLAY), ["good-deed-1"]),
    ]
    for effect, crypted in cases:
        t = at_table(with_action(effect), b=b, challenges={"B:good-deed-1": "A1"}).play("A play trick")
        assert t.cards("B", "crypt") == crypted


def test_cards_return_to_hand() -> None:
    box = with_action(zones.ReturnToHand(target=Target.CHOSEN, which=MINE))
    a = {"characters": {"buffy-1/buffy-2": "A1"}, "attached": {"buffy-2": ["stake"]}, "hand": ["trick"]}
    t = at_table(box, a=a).play("A play trick")
    assert t.cards("A", "hand") == ["buffy-1", "buffy-2"]
    assert t.cards("A", "discard") == ["stake", "trick"]
    box = with_action(zones.ReturnToHand(target=Target.CHOSEN, which=THEIRS, card_type=ITEM))
    b = {"characters": {"spike-1": "A1"}, "attached": {"spike-1": ["lamp"]}}
    t = at_table(box, b=b).play("A play trick")
    assert t.cards("B", "hand") == ["lamp"]
    assert t.attached("spike-1") == []


def test_who_returns_to_hand_has_left_the_fight() -> None:
    """BUF-RUL-15"""
    box = with_action(zones.ReturnToHand(target=Target.FOE))
    t = in_fight(box).play("A play trick")
    while t.state.conflict is not None:
        t.play("pass")
    assert "spike-1" in t.cards("B", "hand")
    assert t.destiny("A") == 1


def test_recycle_now() -> None:
    """BUF-ZON-06"""
    box = with_action(hands.RecycleNow(player=Player.YOU))
    a = {"characters": {"buffy-1": "A1"}, "hand": ["trick"], "deck": ["kick"], "discard": ["quip", "lamp"]}
    t = at_table(box, a=a).play("A play trick")
    assert sorted(t.cards("A", "deck")) == ["kick", "lamp", "quip"]
    assert t.cards("A", "discard") == ["trick"]


def test_several_opponents_and_the_player_to_the_left() -> None:
    """BUF-MUL-01"""
    seats = {
        "a": {"characters": {"buffy-1": "A1"}, "hand": ["trick"]},
        "b": {"characters": {"spike-1": "B1"}, "hand": ["kick", "quip"]},
        "c": {"characters": {"faith-1": "C1"}, "hand": ["kick", "quip"]},
    }
    one = hands.Discard(player=Player.CHOSEN_OPPONENT, amount=1, what=hands.Chooser.RANDOM)
    t = buffy_table(with_action(one), step="resource", players=3, **seats).play("A play trick")
    assert t.offered() == ["player B", "player C"]
    t.play("A player C")
    assert (len(t.cards("B", "hand")), len(t.cards("C", "hand"))) == (2, 1)
    left = hands.Discard(player=Player.LEFT, amount=1, what=hands.Chooser.OWN)
    t = buffy_table(with_action(left), step="resource", players=3, **seats).play(
        "A play trick", "B discard kick"
    )
    each = hands.Discard(player=Player.EACH_OPPONENT, amount=1, what=hands.Chooser.OWN)
    t = buffy_table(with_action(each), step="resource", players=3, **seats).play("A play trick")
    t.play("B discard kick", "C discard quip")
    assert (t.cards("B", "hand"), t.cards("C", "hand")) == (["quip"], ["kick"])


def test_protected_cards_are_not_offered() -> None:
    box = with_action(
        attaching.Unattach(target=Target.CHOSEN, which=THEIRS, card_type=ITEM, zone_to=v.ZONE_DISCARD)
    )
    box.skill("grip", stands(people.ProtectAttachment(target=Target.THIS, card_type=ITEM)))
    b = {
        "characters": {"spike-1": "A1", "thug-1": "A1"},
        "attached": {"spike-1": ["stake", "grip"], "thug-1": ["lamp"]},
    }
    t = at_table(box, b=b).play("A play trick")
    assert t.attached("spike-1") == ["stake", "grip"]
    assert t.attached("thug-1") == []


def test_here_is_where_the_chosen_one_is() -> None:
    box = with_action(
        moving.Move(target=Target.CHOSEN, which=MINE, place=Filter(place=Place.PARK)),
        moving.Fatigue(target=Target.ALL, which=Filter(place=Place.HERE)),
        moving.PreventFatigue(target=Target.SAME, until=Until.TURN),
    )
    b = {"characters": {"spike-1": "park", "drusilla-1": "B1"}}
    t = at_table(box, b=b).play("A play trick", "A target willow-1")
    assert t.fatigued("spike-1")
    assert t.fatigued("willow-1")
    assert not t.fatigued("buffy-1")
    assert not t.fatigued("drusilla-1")


def test_every_block_is_in_the_catalogue_once_and_has_its_own_word() -> None:
    slugs = [kind.slug for kind in catalogue.EFFECTS]
    assert len(slugs) == len(set(slugs)) == 58
    assert "" not in slugs
    assert usual_box().pool().standing[0] == 0
