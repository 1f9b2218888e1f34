"""Card texts read as a careful editor would write them, and say what the card does, in both languages."""

from __future__ import annotations

from typing import Final

import pytest

from noctuary.games.buffy import card_words
from noctuary.games.buffy.card_words.grammar import tidy
from noctuary.games.buffy.pool import pool_with
from noctuary.games.buffy.words import WORDS
from noctuary.kernel.game import Document, Json
from noctuary.text.catalogue import Language

NBSP = "\u00a0"
DRAW: Final[Document] = {"effect": "draw", "amount": 1}

# Cards of the pool, by what was hard to say.
OF_THE_POOL: Final = {
    # a condition and one effect are one sentence; where something is used or paid for, there is a colon
    "ada-vance-2": (
        "If it is night, this character gets +1 to Butt-Kicking.",
        "S’il fait nuit, ce personnage a +1 en Combat.",
    ),
    "nan-pruitt-1": (
        "Conflict Step, fatigue this character: refresh one of your other fatigued characters at the same "
        "space.",
        "Étape de Conflit, fatiguez ce personnage~: redressez un de vos autres personnages fatigués sur la "
        "même case.",
    ),
    "countess-vesna-3": (
        "When this character wins a fight, you may do this: your opponent discards a card from their hand at "
        "random.",
        "Quand ce personnage gagne un duel, vous pouvez faire ceci~: votre adversaire défausse au hasard une "
        "carte de sa main.",
    ),
    # an episode's target and cancellation are facts, not conditions
    "lantern-procession-1": (
        "Each character may also move to an outdoor location, however far away. "
        "Target: there are at least 3 Heroes or Villains at an outdoor location and it is night.",
        "Chaque personnage peut aussi se déplacer vers un lieu de type extérieur, quelle que soit la "
        "distance. "
        "Cible~: il y a au moins 3 Héros ou Méchants dans un lieu de type extérieur et il fait nuit.",
    ),
    "homecoming-2": (
        "Each character in the Park gets +1 to Butt-Kicking. "
        "Cancel: at the end of the turn, if there is no character in the Park.",
        "Chaque personnage dans le Parc a +1 en Combat. "
        "Annulation~: à la fin du tour, s’il n’y a aucun personnage dans le Parc.",
    ),
    # a character's own name is itself
    "gideon-marrow-2": (
        "Fight/Choose, once per turn, if this character takes part in the conflict: discard an item of the "
        "opposing fighter.",
        "Duel/Choix, une fois par tour, si ce personnage participe au conflit~: défaussez un objet du "
        "duelliste "
        "adverse.",
    ),
    "brother-cain-2": (
        "Fight/Choose, once per turn, if this character takes part in the conflict: the resolving talent "
        "becomes "
        "Weirdness.",
        "Duel/Choix, une fois par tour, si ce personnage participe au conflit~: le talent décisif devient "
        "Étrangeté.",
    ),
    # two sentences about the same are one
    "milo-hart-essence": (
        "Your Main Character gets +1 to Smarts and has the trait Spellcraft.",
        "Votre personnage principal a +1 en Astuce et a le trait Magie.",
    ),
    "mother-needle-2": (
        "Movement Step, fatigue this character: until the end of the turn, an opposing character may not "
        "move; "
        "no skills or items may be attached to that character.",
        "Étape de Mouvement, fatiguez ce personnage~: jusqu’à la fin du tour, un personnage adverse ne peut "
        "pas "
        "se déplacer~; on ne peut attacher ni compétence ni objet au personnage en question.",
    ),
    # what a text about itself adds only somewhere
    "a-feast-on-the-grass": (
        "The reward of this challenge is 1 higher while it is in the Park.",
        "La récompense de ce défi augmente de 1 tant qu’il est dans le Parc.",
    ),
    "dolly-grimshaw-1": (
        "This character gets +2 to Butt-Kicking while in the Park.",
        "Ce personnage a +2 en Combat tant qu’il est dans le Parc.",
    ),
    # once per turn serves one of those meant
    "the-reading-room": (
        "Once per turn, a Hero or Companion here does not fatigue for attaching a skill.",
        "Une fois par tour, un Héros ou Compagnon en ce lieu ne se fatigue pas en attachant une compétence.",
    ),
    "dot-marlowe-3": (
        "If this character takes part in the conflict, none of your Companions in the conflict fatigues for "
        "facing a challenge.",
        "Si ce personnage participe au conflit, aucun de vos Compagnons participant au conflit ne se fatigue "
        "en "
        "affrontant un défi.",
    ),
    "black-coffee": (
        "The next time this turn that your Main Character would fatigue, that does not happen.",
        "La prochaine fois que votre personnage principal devrait se fatiguer pendant ce tour, il ne se "
        "fatigue "
        "pas.",
    ),
    "chain-and-padlock": (
        "No item of the bearer can be removed.",
        "On ne peut enlever aucun objet du porteur.",
    ),
    "milo-hart-1-overdue": (
        "You may ignore the trait requirements of items.",
        "Vous pouvez ignorer les exigences de trait des objets.",
    ),
    "sister-perpetua-1": (
        "If this character takes part in the conflict, no particular character or trait is needed to defeat "
        "the "
        "challenge being faced.",
        "Si ce personnage participe au conflit, aucun personnage ni aucun trait particulier n’est requis "
        "pour "
        "surmonter le défi affronté.",
    ),
    "substitute-teacher": (
        "Until the end of the turn, no particular character or trait is needed to defeat a challenge.",
        "Jusqu’à la fin du tour, aucun personnage ni aucun trait particulier n’est requis pour surmonter un "
        "défi.",
    ),
    "sexton-crowe-2": (
        "Movement Step or Resource Step, fatigue this character: put a Minion with the trait Vampire from "
        "your discard pile into play on one of your spaces.",
        "Étape de Mouvement ou étape de Ressources, fatiguez ce personnage~: mettez en jeu depuis votre "
        "défausse, sur une de vos cases, un Laquais ayant le trait Vampire.",
    ),
    "wren-calloway-villain-1": (
        "Fight/Choose, once per turn, if this character takes part in the conflict, pay 1 Destiny Point: the "
        "printed Butt-Kicking of the opposing fighter becomes 2 until the end of the conflict.",
        "Duel/Choix, une fois par tour, si ce personnage participe au conflit, payez 1 point de destinée~: "
        "le "
        "Combat imprimé du duelliste adverse devient 2 jusqu’à la fin du conflit.",
    ),
    "other-milo-hart-1": (
        "The printed Smarts of this character becomes that of Milo Hart.",
        "L’Astuce imprimée de ce personnage devient celle de Milo Hart.",
    ),
    "jilted-brides-locket": (
        "Can only be attached to an opposing character.",
        "Ne peut être attaché qu’à un personnage adverse.",
    ),
    "the-long-corridor": (
        "When a character here moves to a school location, that move is not counted.",
        "Quand un personnage en ce lieu se déplace vers un lieu de type école, ce déplacement ne compte pas.",
    ),
    "phone-tree": (
        "Search your Resource Deck for a level-1 Companion or Minion and put it into your hand; then "
        "shuffle.",
        "Cherchez un Compagnon ou Laquais de niveau 1 dans votre deck de Ressources et mettez cette carte "
        "dans "
        "votre main~; puis mélangez.",
    ),
    "the-night-clinic": (
        "At the end of the Resource Step, refresh each fatigued character here.",
        "À la fin de l’étape de Ressources, redressez chaque personnage fatigué en ce lieu.",
    ),
    "evacuation-notice": (
        "If you are the defender, discard a card from your hand: an opposing character leaves the conflict.",
        "Si vous êtes le défenseur, défaussez une carte de votre main~: un personnage adverse quitte le "
        "conflit.",
    ),
}


@pytest.mark.parametrize("slug", OF_THE_POOL)
def test_a_card_reads_as_people_write(slug: str) -> None:
    english, french = OF_THE_POOL[slug]
    assert WORDS.card_text(slug, Language.EN) == english
    assert WORDS.card_text(slug, Language.FR) == french.replace("~", NBSP)


def said(ability: Document, **card: Json) -> tuple[str, str]:
    """What a card with this ability says; without the hard spaces, which are not the point here."""
    table: Document = {"slug": "sample", "type": "item", **card, "ability": [ability]}
    pool = pool_with(inline=[table])
    kind = len(pool.cards) - 1
    english, french = (card_words.card_text(pool, kind, language) for language in Language)
    return english, french.replace(NBSP, "~")


def effect(effect: str, **more: Json) -> Document:
    return {"timing": ["movement"], "do": [{"effect": effect, **more}]}


def test_a_number_of_cards_in_a_stack() -> None:
    for amount, english, french in (
        (0, "all cards", "toutes les cartes"),
        (1, "a card", "une carte"),
        (2, "2 cards", "2 cartes"),
    ):
        assert said(effect("remove-from-stack", player="opponent", talent="smarts", amount=amount)) == (
            f"Movement Step: discard {english} from the Smarts stack of your opponent.",
            f"Étape de Mouvement~: défaussez {french} de la pile d’Astuce de votre adversaire.",
        )
    assert said(effect("remove-from-stack")) == (
        "Movement Step: discard all cards from your talent stacks.",
        "Étape de Mouvement~: défaussez toutes les cartes de vos piles de talent.",
    )


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (0, "your hand is empty", "votre main est vide"),
        (1, "you hold at most 1 card", "vous avez au plus 1 carte en main"),
        (2, "you hold at most 2 cards", "vous avez au plus 2 cartes en main"),
    ],
)
def test_a_hand_is_small_or_empty(amount: int, english: str, french: str) -> None:
    ability: Document = {"if": [{"check": "hand-at-most", "amount": amount}], "timing": ["end"], "do": [DRAW]}
    assert said(ability) == (
        f"End Step, if {english}: draw a card.",
        f"Étape de Fin, si {french}~: piochez une carte.",
    )


@pytest.mark.parametrize(
    ("amount", "english", "french"),
    [
        (0, "you lose no Destiny Points", "vous ne perdez pas de points de destinée"),
        (
            1,
            "you keep the first Destiny Point that you would lose",
            "vous ne perdez pas le premier point de destinée que vous devriez perdre",
        ),
        (
            2,
            "you keep the first 2 Destiny Points that you would lose",
            "vous ne perdez pas les 2 premiers points de destinée que vous devriez perdre",
        ),
    ],
)
def test_points_that_are_kept(amount: int, english: str, french: str) -> None:
    assert said(effect("destiny", what="keep", amount=amount, until="turn")) == (
        f"Movement Step: until the end of the turn, {english}.",
        f"Étape de Mouvement~: jusqu’à la fin du tour, {french}.",
    )


def test_what_is_forbidden_to_each_is_allowed_to_nobody() -> None:
    for player, english, french in (
        ("each", "no player", "aucun joueur"),
        ("each-opponent", "no opponent", "aucun adversaire"),
    ):
        assert said(effect("forbid", what="play-events", player=player, until="turn")) == (
            f"Movement Step: until the end of the turn, {english} may play events.",
            f"Étape de Mouvement~: jusqu’à la fin du tour, {french} ne peut jouer d’événement.",
        )


def test_several_conditions_take_one_if_in_english_and_several_in_french() -> None:
    conditions: list[Json] = [{"check": "night"}, {"check": "attacker"}]
    assert said({"if": conditions, "timing": ["fight-choose"], "do": [DRAW]}) == (
        "Fight/Choose, if it is night and you are the attacker: draw a card.",
        "Duel/Choix, s’il fait nuit et si vous êtes l’attaquant~: piochez une carte.",
    )


def test_what_is_waived_stands_beside_whom_it_is_about() -> None:
    waived: list[Json] = ["refreshed"]
    assert said(effect("start-fight", target="this", waive=waived)) == (
        "Movement Step: the bearer, even if fatigued, starts a fight against an opposing character at the "
        "same space.",
        "Étape de Mouvement~: le porteur, même fatigué, commence un duel contre un personnage adverse sur la "
        "même case.",
    )
    assert said(effect("join-conflict", target="this", waive=waived))[0] == (
        "Movement Step: the bearer joins the conflict, even if fatigued."
    )


def test_what_the_own_character_must_be() -> None:
    which: Document = {"ranks": ["hero"], "fatigued": False, "trait": "vampire", "place": "park"}
    assert said({"if": [{"check": "this-is", "which": which}], "timing": ["end"], "do": [DRAW]}) == (
        "End Step, if the bearer is a Hero, is refreshed, has the trait Vampire and is in the Park: draw a "
        "card.",
        "Étape de Fin, si le porteur est un Héros, est redressé, a le trait Vampire et se trouve dans le "
        "Parc~: "
        "piochez une carte.",
    )


def test_a_skill_is_feminine_in_french_and_an_item_masculine() -> None:
    for card_type, french in (("skill", "attachée"), ("item", "attaché")):
        text = said({"do": [{"effect": "any-icon"}]}, type=card_type, bearer={"ranks": ["hero"]})
        assert text[0].startswith("Can only be attached to a Hero. ")
        assert text[1].startswith(f"Ne peut être {french} qu’à un Héros. ")


def test_a_price_that_may_be_paid() -> None:
    ability: Document = {"when": "moved", "may": True, "cost": [{"pay": "discard"}], "do": [DRAW]}
    assert said(ability) == (
        "When a character moves, if you wish, discard a card from your hand: draw a card.",
        "Quand un personnage se déplace, si vous le souhaitez, défaussez une carte de votre main~: piochez "
        "une "
        "carte.",
    )


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("a opposing character", "an opposing character"),
        ("A other Hero", "Another Hero"),
        ("Player A is out", "Player A is out"),
        ("a  Hero , or none .", "a Hero, or none."),
    ],
)
def test_english_articles(raw: str, text: str) -> None:
    assert tidy(Language.EN, raw) == text


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        ("la main de un adversaire", "la main d’un adversaire"),
        ("la case de le porteur", "la case du porteur"),
        ("à les autres", "aux autres"),
        ("si il fait nuit", "s’il fait nuit"),
        ("si l’on affronte", "si l’on affronte"),
        ("que un de vos Héros", "qu’un de vos Héros"),
    ],
)
def test_french_elision(raw: str, text: str) -> None:
    assert tidy(Language.FR, raw) == text
