"""All blocks there are. Positions name an effect in force by its place here, so new ones go to the end."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.blocks import (
    attaching,
    card_costs,
    challenges,
    circumstances,
    conditions,
    conflicts,
    contest,
    costs,
    destiny,
    facing,
    fetching,
    hands,
    moving,
    people,
    players,
    stacking,
    talents,
    zones,
)
from noctuary.games.buffy.blocks.block import Block
from noctuary.games.buffy.blocks.conditions import Check
from noctuary.games.buffy.blocks.costs import Price
from noctuary.games.buffy.pieces import Effect

EFFECTS: Final[tuple[type[Block], ...]] = (
    talents.Boost,
    talents.SetTalent,
    talents.SwapTalents,
    talents.CopyTalent,
    talents.BoostPer,
    talents.ChangeResolving,
    talents.LockResolving,
    talents.IgnoreFatigue,
    stacking.StackBonus,
    stacking.RemoveFromStack,
    stacking.ForbidStacking,
    stacking.AnyIcon,
    challenges.ChangeGoal,
    challenges.IgnoreGoal,
    challenges.ChangeReward,
    challenges.MoveChallenge,
    challenges.RemoveChallenge,
    facing.AllowRefacing,
    challenges.ReorderChallenges,
    facing.WaiveRequirement,
    conflicts.StartFight,
    conflicts.LeaveConflict,
    conflicts.JoinConflict,
    conflicts.ReplaceFighter,
    contest.Forbid,
    conflicts.EndConflict,
    contest.ChangeDraw,
    contest.SurviveDefeat,
    contest.BreakTie,
    moving.Fatigue,
    moving.Refresh,
    moving.PreventFatigue,
    moving.NoRefresh,
    moving.Move,
    moving.ExtraMoves,
    moving.WidenMoves,
    moving.FreeMove,
    moving.CountAsPark,
    hands.Draw,
    hands.Discard,
    hands.Reveal,
    fetching.Search,
    fetching.Recover,
    hands.Mill,
    zones.Crypt,
    zones.ReturnToHand,
    hands.RecycleNow,
    people.PlaceCharacter,
    people.Ascend,
    people.GrantTrait,
    people.ChangeType,
    attaching.Attach,
    attaching.Unattach,
    people.ProtectAttachment,
    people.ChangeCapacity,
    destiny.Destiny,
    destiny.SetTime,
    destiny.Cancel,
)

CONDITIONS: Final[tuple[type[Check], ...]] = (
    conditions.Day,
    conditions.Night,
    conditions.AtLeast,
    conditions.Exactly,
    conditions.AtMost,
    conditions.ThisIs,
    players.DestinyAtLeast,
    players.DestinyAtMost,
    players.DestinyAhead,
    players.DestinyBehind,
    players.MainInPlay,
    players.MainNotInPlay,
    players.HandAtLeast,
    players.HandAtMost,
    circumstances.Won,
    circumstances.Lost,
    circumstances.Attacker,
    circumstances.Defender,
    conditions.TalentAtLeast,
    circumstances.Participant,
    circumstances.Alone,
    circumstances.InFight,
    circumstances.InChallenge,
    conditions.ChallengesAtLeast,
    conditions.ChallengesAtMost,
    players.ParkCountAtLeast,
    conditions.Active,
    conditions.Owner,
    conditions.Bears,
    circumstances.Resolving,
    circumstances.SubjectIs,
    circumstances.SubjectCard,
    circumstances.HappenedTo,
    circumstances.ThisHappened,
    players.DiscardAtLeast,
    players.InCrypt,
    players.DeckAtMost,
)


COSTS: Final[tuple[type[Price], ...]] = (
    costs.FatigueThis,
    costs.FatigueCard,
    costs.Fatigue,
    card_costs.Discard,
    card_costs.PayDestiny,
    card_costs.DiscardCard,
    card_costs.CryptCard,
    card_costs.DiscardCharacter,
    card_costs.DiscardAttached,
    card_costs.Mill,
    card_costs.CryptDiscarded,
)


def number_of(effect: Effect) -> int:
    """What a position calls an effect in force; a copied talent lasts as one that was set."""
    kind = talents.SetTalent if isinstance(effect, talents.CopyTalent) else type(effect)
    for place, one in enumerate(EFFECTS, start=1):
        if one is kind:
            return place
    raise AssertionError("an effect that is not in the catalogue")
