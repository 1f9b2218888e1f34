"""What a card does in play, in words: levies, choices, actions that it offers."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from typing import Final, NamedTuple

from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.card import By, Phrase, UseOf
from noctuary.games.vtes.card_phrases import said, with_form, worded
from noctuary.games.vtes.kinds import BLEED, ENTER_COMBAT, ON_CARD, POLITICS
from noctuary.games.vtes.noun_text import lower_first
from noctuary.games.vtes.rules.limits import EACH_PHASE
from noctuary.games.vtes.rules.moments import WHOLE_COMBAT
from noctuary.games.vtes.use_text import UseTexts, conditions_of, is_for_superior, is_phase, strike_rules
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import has
from noctuary.text.words import sentence

# Conditions that say who does an action, and what they call her.
_BEARER: Final = "vtes-when-is-self-vampire-bearer"
_ITSELF: Final = "vtes-when-is-self-bearer"
_CHOSEN: Final = "vtes-when-is-self-chosen"
_NOT_YOURS: Final = "vtes-when-is-this-not-of-you"
_NOT_THE_BEARER: Final = "vtes-when-is-self-not-bearer"
_SORTS: Final = {
    "vtes-when-is-self-vampire": "vampire",
    "vtes-when-as-referendum": "vampire",
    "vtes-when-is-self-anarch": "anarch",
}
_NAMES_BEARER: Final = ("vtes-when-is-bearer-ready", "vtes-when-is")
_WHO: Final = (_BEARER, _CHOSEN, _ITSELF, _NOT_YOURS, _NOT_THE_BEARER, *_SORTS)


class Option(NamedTuple):
    """A use that its controller may choose, in parts."""

    use: UseOf
    limit: int  # the limit that it shares with others of the same number; NOTHING: its own or none
    when: tuple[str, ...]
    costs: tuple[str, ...]  # after “can”
    costs_done: tuple[str, ...]  # by themselves
    does: tuple[str, ...]


class InPlayTexts(UseTexts):
    """The uses of one card in play, in one language."""

    def in_play(self) -> list[str]:
        """What happens by itself, what can be chosen, and last the actions to be rid of it."""
        uses = [use for use in self.card.uses if use.in_play]
        groups = self._grouped([self._option(use) for use in uses if _is_choice(use)])
        lines: list[str] = []
        for use in uses:
            if use.by == By.ACTIVE:
                lines.append(self._levy(use))
            elif _is_mandatory(use):
                lines += self._must(use, uses)
            elif use.strike is not None and not is_for_superior(use):
                lines.append(self._strikes(use))
            for group in groups:
                lines += self._choice(group) if group[0].use is use else []
        return lines + [self._act(use) for use in uses if use.action is not None]

    def _levy(self, use: UseOf) -> str:
        """What each Methuselah does in her own phase, whoever controls the card (VTES-SEQ-14)."""
        does = ", ".join(self.phrase(one, ".she") for one in with_form(use.effects, ".she"))
        return self.say("vtes-text-levy", when=sentence(", ".join(self.when(use))), text=does)

    def _must(self, use: UseOf, uses: list[UseOf]) -> list[str]:
        """Without “can” it is mandatory (VTES-SEQ-14); those that share a limit are one or the other."""
        ways = [one for one in uses if _is_mandatory(one) and self._limit(one) == self._limit(use)]
        if ways[0] is not use:
            return []
        does = self.joined(self.does(use))
        for other in ways[1:]:
            also = lower_first(self.joined(self.does(other)))
            does = self.say("vtes-text-either", one=does.removesuffix("."), other=also)
        when = sentence(", ".join(self._when_usable(use)))
        limits = [self.phrase(one, ".limit") for one in with_form(use.conditions, ".limit")]
        told = self.say("vtes-text-must", when=when, text=lower_first(does)) if when else does
        return [" ".join([told, *limits])]

    def _limit(self, use: UseOf) -> int:
        return self.card.uses.index(use) if use.limit_as == NOTHING else use.limit_as

    def _strikes(self, use: UseOf) -> str:
        assert use.strike is not None
        told = [] if use.strike.says else self.phrases(use.strike.effects)
        after = [*(self.say(one) for one in strike_rules(use.strike)), *told]
        if not use.once and self.bearer == "ally":
            strikes = self.say("vtes-text-ally-strikes", strike=self.strike(use.strike, ".to"))
            return " ".join([sentence(strikes), *after])
        if not use.once:
            return " ".join([self.strike(use.strike), *after])
        once = sentence(self.say(f"vtes-text-once-{use.once}"))
        strike, paid = self.strike(use.strike, ".to"), with_form(use.effects, ".to")
        if paid:
            cost = self.all_of([self.phrase(one, ".to") for one in paid])
            strike = self.say("vtes-text-in-order", cost=cost, what=strike)
        strikes = self.say("vtes-text-can-strike", once=once, strike=strike)
        return " ".join([strikes, *after])

    # -- choices ----------------------------------------------------------------------------------------

    def _option(self, use: UseOf) -> Option:
        limit = self._limit(use)
        costs = self.costs(use)
        return Option(
            use,
            limit if use.once else NOTHING,
            tuple(self._when_usable(use)),
            tuple(self.phrase(one, ".to") for one in costs),
            tuple(self.phrase(one) for one in costs),
            tuple(clause.text for clause in self.does(use)),
        )

    def _when_usable(self, use: UseOf) -> list[str]:
        """With how often: `once during your unlock phase`."""
        found = self.when(use)
        if use.once == EACH_PHASE and is_phase(use.windows):
            found[0] = self.say("vtes-text-once-during", when=found[0])
        elif use.once:
            found.insert(0, self.say(f"vtes-text-once-{use.once}"))
        if use.by == By.HOST:
            found.insert(0, self.say("vtes-text-by-host"))
        return found

    def _grouped(self, options: list[Option]) -> list[list[Option]]:
        """Options that cost the same, share a limit or are open at the same time are told together."""
        groups: list[list[Option]] = []
        for option in options:
            for group in groups:
                if _belong(group[0], option):
                    group.append(option)
                    break
            else:
                groups.append([option])
        return groups

    def _choice(self, group: list[Option]) -> list[str]:
        first = group[0]
        anybody = self._by_whom(first.use)
        if len(group) == 1:
            return [" ".join([*anybody, self._single(first)])]
        shared = [one for one in first.when if all(one in other.when for other in group)]
        paid = [one for one in first.costs if all(one in other.costs for other in group)]
        ends = _common_end([one.does for one in group])
        if paid:
            head = self.say("vtes-text-choose-paid", cost=self.all_of(paid))
        else:
            head = self.say("vtes-text-choose-any" if first.limit == NOTHING else "vtes-text-choose-one")
        head = sentence(", ".join([*shared, head]))
        lines = [" ".join([*anybody, head])]
        for one in group:
            own = [part for part in one.when if part not in shared]
            own += [one.costs_done[at] for at, cost in enumerate(one.costs) if cost not in paid]
            does = " ".join(one.does[: len(one.does) - len(ends)])
            lines.append(self.say("vtes-text-bullet", text=self.after_colon(own, does)))
        return lines + ([self.say("vtes-text-each-time", text=lower_first(" ".join(ends)))] if ends else [])

    def _by_whom(self, use: UseOf) -> list[str]:
        if use.by != By.ANYONE:
            return []
        others = _NOT_YOURS in [str(one.message) for one in conditions_of(use)]
        return [self.say("vtes-text-by-other-methuselahs" if others else "vtes-text-by-any-methuselah")]

    def _single(self, option: Option) -> str:
        """`During your influence phase, you can lock this card and choose …: put 1 blood on it.`"""
        use, when, payer = option.use, ", ".join(option.when), self._payer(option.use)
        parts, does = list(option.costs), self.does(use)
        leading = _leading(said(use.effects))
        if use.target is not None and said([use.target]):
            if not (parts and self.names_target(use)):
                parts += [self.say("vtes-text-target.to", target=one) for one in self.phrases([use.target])]
                does = self.does(use, chosen=True)
        elif parts and len(leading) == len(does):
            what = self.all_of([self.phrase(one, ".to", payer=payer) for one in leading])
            parts, does = [self.say("vtes-text-in-order", cost=self.all_of(parts), what=what)], []
        elif not parts:
            parts = [self.phrase(one, ".to", payer=payer) for one in leading]
            does = does[len(leading) :]
        can = [self.say(f"vtes-text-{payer}-can", what=self.all_of(parts))] if parts else []
        return self.after_colon([*([when] if when else []), *can], self.joined(does))

    def _payer(self, use: UseOf) -> str:
        """Whoever may use it; where it costs blood, the vampire whose blood it is."""
        if not use.blood:
            in_combat = use.windows & ~WHOLE_COMBAT == 0
            return "bearer" if in_combat and self.bearer in ("ally", "employer") else "you"
        named = any(one.message in _NAMES_BEARER for one in said(use.conditions))
        return "it" if named else "bearer"

    # -- actions ----------------------------------------------------------------------------------------

    def _act(self, use: UseOf) -> str:
        """`Any vampire can burn this card as a (D) action that costs 1 pool.`"""
        action = use.action
        assert action is not None
        such = self._such(use)
        conditions = [one for one in use.conditions if one is not such]
        phrases = [one for one in said(conditions) if one.message not in _WHO]
        rest = [self.phrase(one) for one in phrases]
        if not use.optional:
            self.person = "it"  # whoever controls the minion, not whoever has put the card on it
            does = self._infinitive(use)
            self.person = "you"
            text = self.say("vtes-text-must-act", text=does, action=self._as_action(use))
            return sentence(", ".join([*rest, lower_first(text)])) if rest else text
        who = sentence(self._who(use))
        if action.kind == POLITICS:
            calls = self.say("vtes-text-calls", who=who, text=self._infinitive(use), stealth=action.stealth)
            calls = sentence(", ".join([*rest, lower_first(calls)])) if rest else calls
            return " ".join([calls, *self.phrases(action.traits)])
        text = " ".join([self._infinitive(use), ", ".join([self._as_action(use), *rest])])
        told = {one.message for one in with_form(use.effects, ".to")}
        after = [sentence(self.phrase(one)) for one in said(use.effects) if one.message not in told]
        after += [self.say("vtes-text-without-equipment")] if action.without_equipment else []
        return " ".join(
            [self.say("vtes-text-can-act", who=who, text=text), *self.phrases(action.traits), *after]
        )

    def _infinitive(self, use: UseOf) -> str:
        action = use.action
        assert action is not None
        found: list[str] = []
        if action.kind == BLEED:
            found.append(self.say("vtes-text-bleed.to", bleed=action.bleed))
        if action.kind == ENTER_COMBAT and use.target is not None:
            found += [self.say("vtes-text-enter-combat.to", target=one) for one in self.phrases([use.target])]
        target = " ".join(self.phrases([use.target])) if use.target is not None else ""
        found += [self.phrase(one, ".to", target=target) for one in with_form(use.effects, ".to")]
        return self.all_of(found)

    def _as_action(self, use: UseOf) -> str:
        action = use.action
        assert action is not None
        found = self.say("vtes-text-as-action", stealth=action.stealth, directed=int(action.directed))
        for kind, amount in (("blood", use.blood), ("pool", use.pool)):
            if amount:
                found = self.say(f"vtes-text-that-costs-{kind}", action=found, amount=amount)
        return found

    def _such(self, use: UseOf) -> Is | None:
        """What says of whoever acts what she is like, where no word is made for it."""
        for one in use.conditions:
            if isinstance(one, Is) and one.who is SELF and worded(one.phrase()).message == "vtes-when-is":
                return one
        return None

    def _who(self, use: UseOf) -> str:
        messages = [str(one.message) for one in conditions_of(use)]
        if _BEARER in messages:
            return self.say("vtes-text-bearer", bearer="self" if self.card.is_crypt else "vampire")
        if _ITSELF in messages:
            return self.say("vtes-text-bearer")
        if _CHOSEN in messages:
            return self.say("vtes-text-chosen-one")
        such = self._such(use)
        if such is not None:
            form = "any" if use.by == By.ANYONE else "your"
            return self.say(f"vtes-text-{form}-such", **self._which("who", such.which))
        sort = next((_SORTS[one] for one in messages if one in _SORTS), "minion")
        if use.by != By.ANYONE:
            return self.say(f"vtes-text-your-{sort}")
        on_card = _NOT_THE_BEARER in messages and self.card.stays == ON_CARD
        form = ".foreign" if _NOT_YOURS in messages else ".other" if on_card else ""
        return self.say(f"vtes-text-any-{sort}{form}")


def _is_mandatory(use: UseOf) -> bool:
    return use.action is None and not use.optional and use.by != By.ACTIVE


def _is_choice(use: UseOf) -> bool:
    return use.optional and use.action is None and use.strike is None and use.by != By.ACTIVE


def _leading(phrases: list[Phrase]) -> list[Phrase]:
    """The first effects, as far as they can follow “you can”."""
    found: list[Phrase] = []
    for phrase in phrases:
        if not has(f"{phrase.message}.to"):
            break
        found.append(phrase)
    return found


def _belong(one: Option, other: Option) -> bool:
    if one.use.by != other.use.by:
        return False
    if one.limit != other.limit:
        return False
    same_time = bool(one.when) and one.when == other.when
    return same_time or bool(set(one.costs) & set(other.costs))


def _common_end(lists: list[tuple[str, ...]]) -> tuple[str, ...]:
    """The sentences with which all of them end, but never all that one of them says."""
    longest = min(len(one) for one in lists) - 1
    for size in range(longest, 0, -1):
        if len({one[len(one) - size :] for one in lists}) == 1:
            return lists[0][len(lists[0]) - size :]
    return ()
