### Buffy: what cards say, written from what they do (`games/buffy/card_words.py`).

## The line under the title

buffy-rank-hero = Hero
    .many = Heroes
    .one = a Hero
buffy-rank-companion = Companion
    .many = Companions
    .one = a Companion
buffy-rank-villain = Villain
    .many = Villains
    .one = a Villain
buffy-rank-minion = Minion
    .many = Minions
    .one = a Minion
buffy-side-good = good
buffy-side-evil = evil
buffy-side-either = good or evil
buffy-line-essence = Essence of { $who } ({ $side })
buffy-line-character = { $rank }, level { $level }
buffy-line-challenge = Challenge ({ $side })
buffy-line-location = { $unique ->
    [yes] Unique location
   *[no] Location card
}
buffy-line-skill = Skill card
buffy-line-item = Item card
buffy-line-event = Event card
buffy-line-action = Action card
buffy-line-episode-one = Episode, Part I
buffy-line-episode-two = Episode, Part II
buffy-line-destiny = Destiny Requirement { $amount }
buffy-line-talents = { $talents }
buffy-line-traits = traits: { $traits }
buffy-line-gives = gives { $traits }
buffy-line-needs = needs { $talents }
buffy-line-needs-trait = needs the trait { $trait }
buffy-line-only = { $who } only
buffy-line-timing = { $timings }
buffy-line-icons = icons: { $talents }
buffy-line-goals = goals: { $talents }
buffy-line-reward = reward { $amount }
buffy-line-place-types = { $types }
buffy-line-source-rulebook = named in the rulebook
buffy-line-source-official = from a published set
buffy-line-source-house = house set
buffy-line-source-private = from a set of one’s own

## Talents, goals, steps and stages

buffy-talent-butt-kicking = Butt-Kicking
    .on = on Butt-Kicking
    .goal = the Butt-Kicking goal
buffy-talent-smarts = Smarts
    .on = on Smarts
    .goal = the Smarts goal
buffy-talent-weirdness = Weirdness
    .on = on Weirdness
    .goal = the Weirdness goal
buffy-talent-charm = Charm
    .on = on Charm
    .goal = the Charm goal
buffy-talent-all = all talents
    .on = on all talents
    .goal = every goal
buffy-talent-chosen = a talent of your choice
    .on = on a talent of your choice
    .goal = a goal of your choice
buffy-talent-lowest = the lowest talent
    .on = on the lowest talent
    .goal = the lowest goal
buffy-talent-highest = the highest talent
    .on = on the highest talent
    .goal = the highest goal

buffy-timing-prologue = Prologue Step
buffy-timing-draw = Draw Step
buffy-timing-refresh = Refresh Step
buffy-timing-movement = Movement Step
buffy-timing-resource = Resource Step
buffy-timing-conflict = Conflict Step
buffy-timing-end = End Step
buffy-timing-fight-choose = Fight/Choose
buffy-timing-fight-draw = Fight/Draw
buffy-timing-fight-battle = Fight/Battle
buffy-timing-fight-resolve = Fight/Resolve
buffy-timing-fight-result = Fight/Resolve, after the result
buffy-timing-fight-discard = Fight/Discard
buffy-timing-challenge-choose = Challenge/Choose
buffy-timing-challenge-draw = Challenge/Draw
buffy-timing-challenge-battle = Challenge/Battle
buffy-timing-challenge-resolve = Challenge/Resolve
buffy-timing-challenge-result = Challenge/Resolve, after the result
buffy-timing-challenge-discard = Challenge/Discard

## Who and what is meant: a phrase is put together from its parts

buffy-phrase = { $start } { $adjective } { $noun } { $rest }
buffy-start-one = a
buffy-start-one-mine = one of your
buffy-start-one-opponents = an opposing
buffy-start-each = each
buffy-start-each-mine = each of your
buffy-start-each-opponents = each opposing
buffy-start-count = { $amount }
buffy-start-count-mine = { $amount } of your
buffy-start-count-opponents = { $amount } opposing
buffy-start-none = no
buffy-start-none-mine = none of your
buffy-start-none-opponents = no opposing
buffy-start-your = your
buffy-whose-opponents = {""}
    .many = {""}
buffy-adjective-fatigued = fatigued
    .many = fatigued
buffy-adjective-refreshed = refreshed
    .many = refreshed
buffy-noun-character = character
    .many = characters
buffy-noun-main = Main Character
    .many = Main Characters
buffy-noun-supporting = supporting character
    .many = supporting characters
buffy-noun-challenge = challenge
    .many = challenges
buffy-supporting-rank = supporting { $rank }
    .many = supporting { $rank }
buffy-or = { $start } or { $end }
buffy-rest-trait = with the trait { $trait }
buffy-rest-level = of level { $level }
buffy-rest-other = other than this one
buffy-rest-taking-part = taking part in the conflict
    .many = taking part in the conflict
buffy-rest-not-taking-part = not taking part in the conflict
    .many = not taking part in the conflict
buffy-rest-title = called { $title }

buffy-at-here = at the same space
    .place = here
buffy-at-park = in the Park
buffy-at-own-space = on one of your spaces
buffy-at-opposing-space = on an opponent’s space
buffy-at-adjacent = on an adjacent space
buffy-at-typed = at a location of the type { $type }
buffy-at-titled = at { $title }
buffy-at-not-park = outside the Park

buffy-space-anywhere = any space
buffy-space-here = the same space
    .place = this location
buffy-space-park = the Park
buffy-space-own-space = one of your spaces
buffy-space-opposing-space = an opponent’s space
buffy-space-adjacent = an adjacent space
buffy-space-typed = a location of the type { $type }
buffy-space-titled = { $title }
buffy-space-not-park = any space but the Park

buffy-this-character = this character
buffy-this-bearer = the bearer
buffy-this-main = your Main Character
buffy-this-here = one of your characters here
buffy-this-taking-part = your character in the conflict
buffy-this-yours = one of your characters
buffy-this-foe = the opposing fighter
buffy-this-that = that character
buffy-this-challenge = this challenge
buffy-this-faced = the challenge being faced
buffy-this-that-challenge = that challenge

buffy-player-you = you
buffy-player-opponent = your opponent
buffy-player-each-opponent = each opponent
buffy-player-chosen-opponent = an opponent of your choice
buffy-player-each = each player
buffy-player-left = the player to your left
buffy-player-active = the active player
buffy-player-any = a player

buffy-card-any = card
    .one = a card
    .many = cards
buffy-card-essence = essence
    .one = an essence
    .many = essences
buffy-card-character = character card
    .one = a character card
    .many = character cards
buffy-card-challenge = challenge
    .one = a challenge
    .many = challenges
buffy-card-location = location
    .one = a location
    .many = locations
buffy-card-skill = skill
    .one = a skill
    .many = skills
buffy-card-item = item
    .one = an item
    .many = items
buffy-card-event = event
    .one = an event
    .many = events
buffy-card-action = action
    .one = an action
    .many = actions
buffy-card-episode-one = Part I
    .one = a Part I
    .many = Part I cards
buffy-card-episode-two = Part II
    .one = a Part II
    .many = Part II cards
buffy-card-attached = skill or item
    .one = a skill or item
    .many = skills or items
buffy-card-main = card of your Main Character
    .one = a card of your Main Character
    .many = cards of your Main Character
buffy-card-counted = { $amount } { $cards }
buffy-rest-who = of { $who }

buffy-until-instant = {""}
buffy-until-while = {""}
buffy-until-stage = {" "}until the end of the stage
buffy-until-conflict = {" "}until the end of the conflict
buffy-until-step = {" "}until the end of the step
buffy-until-turn = {" "}until the end of the turn
buffy-until-game = {" "}for the rest of the game

## How an ability begins

buffy-ability = { $start }: { $effects }
buffy-ability-timing = { $timings }
buffy-ability-once-turn = once per turn
buffy-ability-once-game = once per game
buffy-ability-may = you may do this
buffy-ability-may-once-turn = once per turn you may do this
buffy-ability-may-once-game = once per game you may do this
buffy-ability-target = Target: { $ending }.
buffy-ability-cancel = Cancel: { $ending }.
buffy-ability-never = Cancel: never.

## When …

buffy-when-character-placed = when { $whom } comes into play
buffy-when-ascended = when { $whom } ascends
buffy-when-moved = when { $whom } moves
buffy-when-character-fatigued = when { $whom } fatigues
buffy-when-character-refreshed = when { $whom } refreshes
buffy-when-attached = when a card is attached to { $whom }
buffy-when-unattached = when a card comes off { $whom }
buffy-when-character-discarded = when { $whom } is discarded
buffy-when-character-crypted = when { $whom } goes to the Crypt
buffy-when-action-played = { $player ->
    [you] when you play an action for its effect
   *[other] when { $who } plays an action for its effect
}
buffy-when-event-played = { $player ->
    [you] when you play an event
   *[other] when { $who } plays an event
}
buffy-when-fight-started = when { $whom } starts a fight
buffy-when-fight-won = when { $whom } wins a fight
buffy-when-fight-lost = when { $whom } loses a fight
buffy-when-fight-tied = when { $whom } ties a fight
buffy-when-doubled = when { $whom } becomes a Stunt-Double
buffy-when-challenge-placed = when { $whom } is placed
buffy-when-challenge-faced = when { $whom } is faced
buffy-when-challenge-defeated = when { $whom } is defeated
buffy-when-challenge-failed = when { $whom } is faced but not defeated
buffy-when-step-began = at the beginning of the step
buffy-when-step-ended = at the end of the step
buffy-when-turn-began = at the beginning of the turn
buffy-when-turn-ended = at the end of the turn
buffy-when-destiny-gained = { $player ->
    [you] when you gain Destiny Points
   *[other] when { $who } gains Destiny Points
}
buffy-when-destiny-lost = { $player ->
    [you] when you lose Destiny Points
   *[other] when { $who } loses Destiny Points
}
buffy-when-hand-discarded = { $player ->
    [you] when you discard a card from your hand
   *[other] when { $who } discards a card from the hand
}
buffy-when-episode-placed = { $player ->
    [you] when you place a Part I
   *[other] when { $who } places a Part I
}
buffy-when-episode-advanced = { $player ->
    [you] when a Part II of yours comes into play
   *[other] when a Part II of { $who } comes into play
}
buffy-when-recycled = { $player ->
    [you] when you recycle your discard pile
   *[other] when { $who } recycles the discard pile
}
buffy-when-time-changed = when day and night change
buffy-when-stacked = { $player ->
    [you] when you put a card into a talent stack
   *[other] when { $who } puts a card into a talent stack
}
buffy-when-left-conflict = when { $whom } leaves a conflict
buffy-when-joined-conflict = when { $whom } joins a conflict
buffy-when-stage-began = at the beginning of the stage
buffy-when-character-returned = when { $whom } returns to the hand

## If …

buffy-if-day = if it is day
buffy-if-night = if it is night
buffy-if-at-least = with at least { $whom }
buffy-if-exactly = with exactly { $whom }
buffy-if-at-most = with at most { $whom }
buffy-if-none = with { $whom }
buffy-if-somebody = if { $whom } is in play
buffy-if-nobody = if { $whom } is not in play
buffy-if-this-is = if { $this } is { $whom }
buffy-if-destiny-at-least = { $player ->
    [you] if you have at least { $amount } Destiny Points
   *[other] if { $who } has at least { $amount } Destiny Points
}
buffy-if-destiny-at-most = { $player ->
    [you] if you have at most { $amount } Destiny Points
   *[other] if { $who } has at most { $amount } Destiny Points
}
buffy-if-destiny-ahead = if you have more Destiny Points than every opponent
buffy-if-destiny-behind = if you have fewer Destiny Points than an opponent
buffy-if-main-in-play = { $player ->
    [you] if your Main Character is in play
   *[other] if the Main Character of { $who } is in play
}
buffy-if-main-not-in-play = { $player ->
    [you] if your Main Character is not in play
   *[other] if the Main Character of { $who } is not in play
}
buffy-if-hand-at-least = { $player ->
    [you] if you hold at least { $amount } cards
   *[other] if { $who } holds at least { $amount } cards
}
buffy-if-hand-at-most = { $player ->
    [you] if you hold at most { $amount } cards
   *[other] if { $who } holds at most { $amount } cards
}
buffy-if-won = if you have just won
buffy-if-lost = if you have just lost
buffy-if-attacker = if you are the attacker
buffy-if-defender = if you are the defender
buffy-if-talent-at-least = if { $this } has at least { $amount } { $talent }
buffy-if-participant = if { $whom } takes part in the conflict
buffy-if-alone = if { $whom } faces the challenge alone
buffy-if-in-fight = during a fight
buffy-if-in-challenge = while { $whom } is being faced
buffy-if-challenges-at-least = with at least { $whom }
buffy-if-challenges-at-most = with at most { $whom }
buffy-if-park-count-at-least = { $player ->
    [you] if your park count is at least { $amount }
   *[other] if the park count of { $who } is at least { $amount }
}
buffy-if-active = if you are the active player
buffy-if-owner = if this card is yours
buffy-if-bears = if { $this } bears { $card }
buffy-if-resolving = if the resolving talent is { $talent }
buffy-if-subject-is = if it is { $whom }
buffy-if-subject-card = if the card is { $card }
buffy-if-happened-to = { $player ->
    [you] if it concerns you
   *[other] if it concerns { $who }
}
buffy-if-this-happened = if it concerns this card
buffy-if-discard-at-least = { $player ->
    [you] if your discard pile holds at least { $amount } cards
   *[other] if the discard pile of { $who } holds at least { $amount } cards
}
buffy-if-in-crypt = if { $card } lies in a Crypt
buffy-if-deck-at-most = { $player ->
    [you] if your Resource Deck holds at most { $amount } cards
   *[other] if the Resource Deck of { $who } holds at most { $amount } cards
}

## Costs

buffy-cost-fatigue-this = fatigue { $this }
buffy-cost-fatigue-card = fatigue this card
buffy-cost-fatigue = fatigue { $whom }
buffy-cost-discard = { $amount ->
    [one] discard a card from your hand
   *[other] discard { $amount } cards from your hand
}
buffy-cost-destiny = { $amount ->
    [one] pay { $amount } Destiny Point
   *[other] pay { $amount } Destiny Points
}
buffy-cost-discard-card = discard this card
buffy-cost-crypt-card = put this card into the Crypt
buffy-cost-discard-character = discard { $whom }
buffy-cost-discard-attached = { $amount ->
    [one] discard a skill or item of one of your characters
   *[other] discard { $amount } skills or items of your characters
}
buffy-cost-mill = { $amount ->
    [one] discard the top card of your Resource Deck
   *[other] discard the top { $amount } cards of your Resource Deck
}
buffy-cost-crypt-discarded = { $amount ->
    [one] put a card of your discard pile into the Crypt
   *[other] put { $amount } cards of your discard pile into the Crypt
}

## Effects: talents and resolution

buffy-effect-boost = { $whom } gets { $change } { $on }{ $until }.
buffy-effect-boost-per = { $whom } gets { $change } { $on } for { $counted }{ $until }.
buffy-each-attachment = each { $card } it bears
buffy-each-hand = each card in your hand
buffy-each-destiny = each of your Destiny Points
buffy-effect-set-talent = the printed { $talent } of { $whom } becomes { $amount }{ $until }.
buffy-effect-swap-talents = { $whom } exchanges { $talent } and { $other_talent }{ $until }.
buffy-effect-copy-talent = the printed { $talent } of { $whom } becomes that of { $counted }{ $until }.
buffy-effect-change-resolving-talent = the resolving talent becomes { $talent }.
buffy-effect-lock-resolving-talent = the resolving talent can no longer be changed.
buffy-effect-ignore-fatigue-penalty = { $whom } has no −1 for being fatigued{ $until }.
buffy-effect-stack-bonus = { $player ->
    [you] your stack for { $talent } counts { $change }.
   *[other] the stack of { $who } for { $talent } counts { $change }.
}
buffy-effect-remove-from-stack = { $player ->
    [you] discard { $amount ->
        [0] all cards
        [one] a card
       *[other] { $amount } cards
    } from your stack for { $talent }.
   *[other] { $amount ->
        [0] all cards
        [one] a card
       *[other] { $amount } cards
    } of the stack of { $who } for { $talent } go to the discard pile.
}
buffy-effect-forbid-stacking = { $player ->
    [you] you may not put cards into stacks for { $talent }{ $until }.
   *[other] { $who } may not put cards into stacks for { $talent }{ $until }.
}
buffy-effect-any-icon = { $player ->
    [you] you may put actions into the stack of any talent{ $until }.
   *[other] { $who } may put actions into the stack of any talent{ $until }.
}

## Effects: challenges

buffy-effect-change-goal = { $goal } of { $whom } changes by { $change }{ $until }.
buffy-effect-change-goal-reward = { $goal } of { $whom } changes by { $change } for each Destiny Point of its printed reward{ $until }.
buffy-effect-ignore-goal = { $goal } of { $whom } is ignored{ $until }.
buffy-effect-change-reward = the reward of { $whom } changes by { $change }{ $until }.
buffy-effect-move-challenge = move { $whom } to { $place }.
buffy-effect-remove-challenge = { $to ->
    [crypt] put { $whom } into the Crypt.
   *[bottom] put { $whom } at the bottom of its Challenge Deck.
}
buffy-effect-allow-refacing = { $player ->
    [you] you may face { $whom } once more this turn.
   *[other] { $who } may face { $whom } once more this turn.
}
buffy-effect-reorder-challenge-deck = { $player ->
    [you] { $amount ->
        [0] shuffle your Challenge Deck.
       *[other] look at the top { $amount } cards of your Challenge Deck and put them back in any order.
    }
   *[other] { $amount ->
        [0] { $who } shuffles the Challenge Deck.
       *[other] look at the top { $amount } cards of the Challenge Deck of { $who } and put them back in any order.
    }
}
buffy-effect-waive-requirement = { $waived } of { $card } need not be met{ $until }.
buffy-effect-waive-requirement-challenge = { $waived } of { $whom } need not be met{ $until }.
buffy-waived-talent = talent requirements
buffy-waived-trait = trait requirements

## Effects: taking part

buffy-waive-refreshed = even if fatigued
buffy-waive-place = wherever it is
buffy-waive-side = whatever its side
buffy-waive-fatigue = without fatiguing
buffy-waive-talent = without regard to talent requirements
buffy-waive-trait = without regard to trait requirements
buffy-waive-limit = beyond the usual limit
buffy-effect-start-fight = { $whom } starts a fight against { $counted }{ $waived }.
buffy-effect-leave-conflict = { $whom } leaves the conflict.
buffy-effect-join-conflict = { $whom } joins the conflict{ $waived }.
buffy-effect-replace-fighter = { $fixed ->
    [yes] { $whom } fatigues and fights in place of your fighter{ $waived }.
   *[no] { $whom } fights in place of your fighter{ $waived }.
}
buffy-effect-forbid-start-fight = { $every ->
    [yes] { $none } may start fights{ $until }.
   *[no] { $whom } may not start fights{ $until }.
}
buffy-effect-forbid-face = { $every ->
    [yes] { $none } may face challenges{ $until }.
   *[no] { $whom } may not face challenges{ $until }.
}
buffy-effect-forbid-double = { $every ->
    [yes] { $none } may be a Stunt-Double{ $until }.
   *[no] { $whom } may not be a Stunt-Double{ $until }.
}
buffy-effect-forbid-move = { $every ->
    [yes] { $none } may move{ $until }.
   *[no] { $whom } may not move{ $until }.
}
buffy-effect-forbid-ascend = { $every ->
    [yes] { $none } may ascend{ $until }.
   *[no] { $whom } may not ascend{ $until }.
}
buffy-effect-forbid-attach = no skills or items may be attached to { $whom }{ $until }.
buffy-effect-forbid-be-attacked = { $every ->
    [yes] { $none } may be attacked{ $until }.
   *[no] { $whom } may not be attacked{ $until }.
}
buffy-effect-forbid-swap = items of { $whom } may not be swapped{ $until }.
buffy-effect-forbid-join = { $every ->
    [yes] { $none } may join conflicts{ $until }.
   *[no] { $whom } may not join conflicts{ $until }.
}
buffy-effect-forbid-place-character = { $player ->
    [you] you may not place characters{ $until }.
   *[other] { $who } may not place characters{ $until }.
}
buffy-effect-forbid-place-major = { $player ->
    [you] with { $amount } or more supporting Heroes or Villains in play, you may place no more of them{ $until }.
   *[other] with { $amount } or more supporting Heroes or Villains in play, { $who } may place no more of them{ $until }.
}
buffy-effect-forbid-play-actions = { $player ->
    [you] you may not play actions for their effect{ $until }.
   *[other] { $who } may not play actions for their effect{ $until }.
}
buffy-effect-forbid-play-events = { $player ->
    [you] you may not play events{ $until }.
   *[other] { $who } may not play events{ $until }.
}
buffy-effect-forbid-resurrect = { $player ->
    [you] you may not resurrect your Main Character{ $until }.
   *[other] { $who } may not resurrect the Main Character{ $until }.
}
buffy-effect-forbid-place-episodes = { $player ->
    [you] you may not place Part I cards{ $until }.
   *[other] { $who } may not place Part I cards{ $until }.
}
buffy-effect-forbid-use-effects = { $player ->
    [you] you may not use effects of cards in play{ $until }.
   *[other] { $who } may not use effects of cards in play{ $until }.
}
buffy-effect-end-conflict = { $what ->
    [win] the conflict ends at once: you win it.
    [lose] the conflict ends at once: you lose it.
   *[none] the conflict ends at once without a winner.
}
buffy-effect-change-draw = { $player ->
    [you] the number of cards you draw changes by { $change } ({ $timings }){ $until }.
   *[other] the number of cards that { $who } draws changes by { $change } ({ $timings }){ $until }.
}
buffy-effect-change-draw-cap = { $player ->
    [you] you draw at most { $amount } cards ({ $timings }){ $until }.
   *[other] { $who } draws at most { $amount } cards ({ $timings }){ $until }.
}
buffy-effect-survive-defeat = { $whom } is not discarded when defeated{ $until }.
buffy-effect-break-tie = { $player ->
    [you] you win ties in this fight.
   *[other] { $who } wins ties in this fight.
}

## Effects: fatigue and movement

buffy-effect-fatigue = fatigue { $whom }.
buffy-effect-fatigue-card = fatigue { $card } of { $whom }.
buffy-effect-refresh = refresh { $whom }.
buffy-effect-refresh-card = refresh { $card } of { $whom }.
buffy-effect-prevent-fatigue = { $amount ->
    [0] { $whom } does not fatigue { $cause }{ $until }.
    [one] once, { $whom } does not fatigue { $cause }{ $until }.
   *[other] { $amount } times, { $whom } does not fatigue { $cause }{ $until }.
}
buffy-cause-any = for anything
buffy-cause-skill = for attaching a skill
buffy-cause-fight = for having attacked
buffy-cause-move = for entering an opponent’s space from the Park
buffy-cause-double = for being a Stunt-Double
buffy-cause-challenge = for facing a challenge
buffy-cause-cost = as a cost
buffy-cause-effect = by an effect
buffy-effect-no-refresh = { $whom } does not refresh{ $until }.
buffy-effect-move = move { $whom } to { $place }.
buffy-effect-extra-moves = { $whom } has { $change } { $number ->
    [one] move
   *[many] moves
} per turn{ $until }.
buffy-effect-widen-moves = { $whom } may also move to { $place }, at any distance{ $until }.
buffy-effect-free-move = { $whom } may move to { $place }, and that move is not counted{ $until }.
buffy-effect-count-as-in-park = whoever is at { $place } counts as in the Park for its control{ $until }.

## Effects: cards and zones

buffy-effect-draw = { $player ->
    [you] draw { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
   *[other] { $who } draws { $amount ->
        [one] a card
       *[other] { $amount } cards
    }.
}
buffy-effect-discard = { $player ->
    [you] discard { $cards } from your hand{ $how }.
   *[other] { $who } discards { $cards } from the hand{ $how }.
}
buffy-discard-all = all cards
buffy-how-own = {""}
buffy-how-user = {" "}(you look at the hand and choose)
buffy-how-random = {" "}at random
buffy-effect-reveal-hand = { $player ->
    [you] show your hand.
   *[other] { $fixed ->
        [yes] { $who } shows the hand to everybody.
       *[no] look at the hand of { $who }.
    }
}
buffy-effect-reveal-deck = { $player ->
    [you] { $fixed ->
        [yes] show the top { $amount } cards of your Resource Deck.
       *[no] look at the top { $amount } cards of your Resource Deck.
    }
   *[other] { $fixed ->
        [yes] { $who } shows the top { $amount } cards of the Resource Deck.
       *[no] look at the top { $amount } cards of the Resource Deck of { $who }.
    }
}
buffy-effect-search = search your Resource Deck for { $cards } and put it { $into }; then shuffle.
buffy-effect-recover = put { $cards } from your discard pile { $into }.
buffy-into-hand = into your hand
buffy-into-deck = into your Resource Deck, which you shuffle
buffy-into-top = on top of your Resource Deck
buffy-into-bottom = at the bottom of your Resource Deck
buffy-into-play = into play on { $place }
buffy-effect-mill = { $player ->
    [you] discard the top { $amount ->
        [one] card
       *[other] { $amount } cards
    } of your Resource Deck.
   *[other] { $who } discards the top { $amount ->
        [one] card
       *[other] { $amount } cards
    } of the Resource Deck.
}
buffy-effect-crypt = put { $whom } into the Crypt.
buffy-effect-crypt-card = put { $card } of { $whom } into the Crypt.
buffy-effect-crypt-hand = { $player ->
    [you] put { $cards } from your hand into the Crypt.
   *[other] { $who } puts { $cards } from the hand into the Crypt.
}
buffy-effect-crypt-discard = { $player ->
    [you] put { $cards } from your discard pile into the Crypt.
   *[other] put { $cards } from the discard pile of { $who } into the Crypt.
}
buffy-effect-return-to-hand = return { $whom } to the owner’s hand.
buffy-effect-return-to-hand-card = return { $card } of { $whom } to the owner’s hand.
buffy-effect-recycle-now = { $player ->
    [you] recycle your discard pile.
   *[other] { $who } recycles the discard pile.
}

## Effects: characters and attachments

buffy-effect-place-character = put { $cards } into play from { $origin } on { $place }.
buffy-origin-hand = your hand
buffy-origin-deck = your Resource Deck
buffy-origin-discard = your discard pile
buffy-effect-ascend-now = { $amount ->
    [0] { $whom } may ascend now.
   *[other] { $whom } may ascend now, its Destiny Requirement being { $amount } lower.
}
buffy-effect-ascend-discount = the Destiny Requirement for { $whom } to ascend is { $amount } lower{ $until }.
buffy-effect-ascend-again = { $amount ->
    [one] { $whom } may ascend once more per turn{ $until }.
   *[other] { $whom } may ascend { $amount } more times per turn{ $until }.
}
buffy-effect-ascend-descend = { $whom } loses its top level card.
buffy-effect-grant-trait = { $fixed ->
    [yes] { $whom } loses the trait { $trait }{ $until }.
   *[no] { $whom } has the trait { $trait }{ $until }.
}
buffy-effect-change-type = { $whom } is { $rank }{ $until }.
buffy-effect-attach = attach { $card } from { $origin } to { $whom }{ $waived }.
buffy-effect-unattach = { $to ->
    [hand] return { $card } of { $whom } to the owner’s hand.
    [other] pass { $card } of { $whom } to { $counted }.
   *[discard] discard { $card } of { $whom }.
}
buffy-effect-protect-attachment = { $card } of { $whom } cannot be removed{ $until }.
buffy-effect-change-capacity = { $what ->
    [items] the item limit of { $whom } changes by { $change }{ $until }.
   *[skills] the number of skills that { $whom } may attach per turn changes by { $change }{ $until }.
}

## Effects: Destiny, time and the rest

buffy-points = { $amount ->
    [one] { $amount } Destiny Point
   *[other] { $amount } Destiny Points
}
buffy-effect-destiny-gain = { $player ->
    [you] gain { buffy-points }.
   *[other] { $who } gains { buffy-points }.
}
buffy-effect-destiny-lose = { $player ->
    [you] lose { buffy-points }.
   *[other] { $who } loses { buffy-points }.
}
buffy-effect-destiny-pay = { $player ->
    [you] pay { buffy-points }.
   *[other] { $who } pays { buffy-points }.
}
buffy-effect-destiny-steal = { $player ->
    [you] take { buffy-points } from yourself.
   *[other] take { buffy-points } from { $who }.
}
buffy-effect-destiny-keep = { $player ->
    [you] { $amount ->
        [0] you lose no Destiny Points{ $until }.
       *[other] you lose { $amount } fewer Destiny Points{ $until }.
    }
   *[other] { $amount ->
        [0] { $who } loses no Destiny Points{ $until }.
       *[other] { $who } loses { $amount } fewer Destiny Points{ $until }.
    }
}
buffy-effect-set-time-day = it becomes day.
buffy-effect-set-time-night = it becomes night.
buffy-effect-set-time-flip = turn the Day/Night card over.
buffy-effect-set-time-park-reset = the park count goes back to 0.
buffy-effect-set-time-park-set = { $player ->
    [you] your park count becomes { $amount }.
   *[other] the park count of { $who } becomes { $amount }.
}
buffy-effect-cancel-card = the card just played has no effect.
buffy-effect-cancel-episode = { $target ->
    [chosen] put an episode of your choice into the Crypt.
   *[other] put this episode into the Crypt.
}

## Sentences of a whole card

buffy-text-placement = May only be placed { $place }.
buffy-text-defeat-trait = To defeat it, a character with the trait { $trait } must take part.
buffy-text-defeat-who = To defeat it, { $who } must take part.
buffy-text-bearer = May be attached to { $whom }.
buffy-text-to-crypt = Afterwards this card goes to the Crypt.
buffy-text-unknown = Not known: { $what }. What stands in for that is provisional and not for tournaments.
buffy-unknown-destiny = its Destiny Requirement
buffy-unknown-effect = its effect
buffy-unknown-goals = its goals
buffy-unknown-icons = its icons
buffy-unknown-limits = how often its effect may be used
buffy-unknown-needs = its requirements
buffy-unknown-place-types = its location types
buffy-unknown-placement = where it may be placed
buffy-unknown-rank = its type of character
buffy-unknown-reward = its reward
buffy-unknown-side = its side
buffy-unknown-talents = its talents
buffy-unknown-timing = its timing line
buffy-unknown-traits = its traits
buffy-unknown-unique = whether it is unique
