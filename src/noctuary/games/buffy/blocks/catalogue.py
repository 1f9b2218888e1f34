"""All blocks there are. Positions name an effect in force by its place here, so new ones go to the end."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.blocks import (
    attaching,
    challenges,
    conditions,
    conflicts,
    destiny,
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
from noctuary.games.buffy.blocks.costs import COSTS as COSTS
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
    challenges.AllowRefacing,
    challenges.ReorderChallenges,
    challenges.WaiveRequirement,
    conflicts.StartFight,
    conflicts.LeaveConflict,
    conflicts.JoinConflict,
    conflicts.ReplaceFighter,
    conflicts.Forbid,
    conflicts.EndConflict,
    conflicts.ChangeDraw,
    conflicts.SurviveDefeat,
    conflicts.BreakTie,
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
    zones.Search,
    zones.Recover,
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
    conditions.Won,
    conditions.Lost,
    conditions.Attacker,
    conditions.Defender,
    conditions.TalentAtLeast,
    conditions.Participant,
    conditions.Alone,
    conditions.InFight,
    conditions.InChallenge,
    conditions.ChallengesAtLeast,
    conditions.ChallengesAtMost,
    players.ParkCountAtLeast,
    conditions.Active,
    conditions.Owner,
    conditions.Bears,
    conditions.Resolving,
    conditions.SubjectIs,
    conditions.SubjectCard,
    conditions.HappenedTo,
    conditions.ThisHappened,
    players.DiscardAtLeast,
    players.InCrypt,
    players.DeckAtMost,
)


def number_of(effect: Effect) -> int:
    """What a position calls an effect in force; a copied talent lasts as one that was set."""
    kind = talents.SetTalent if isinstance(effect, talents.CopyTalent) else type(effect)
    for place, one in enumerate(EFFECTS, start=1):
        if one is kind:
            return place
    raise AssertionError("an effect that is not in the catalogue")
