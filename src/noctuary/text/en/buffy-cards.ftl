### Buffy: what cards say, written from what they do (`games/buffy/card_words`).

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
buffy-line-challenge = { $side } challenge
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
buffy-line-traits = { $count ->
    [one] trait: { $traits }
   *[other] traits: { $traits }
}
buffy-line-gives = { $count ->
    [one] gives the trait { $traits }
   *[other] gives the traits { $traits }
}
buffy-line-needs = needs { $talents }
buffy-line-needs-trait = needs the trait { $trait }
buffy-line-only = { $who } only
buffy-line-timing = { $timings }
buffy-line-icons = icons: { $talents }
buffy-line-goals = { $count ->
    [one] goal: { $talents }
   *[other] goals: { $talents }
}
buffy-line-reward = reward { $amount }
buffy-line-place-types = { $types }
buffy-line-source-rulebook = named in the rulebook
buffy-line-source-official = from a published set
buffy-line-source-house = house set
buffy-line-source-private = from a set of one’s own

## Talents, goals, steps and stages

buffy-talent-butt-kicking = Butt-Kicking
    .the = the Butt-Kicking
    .in = Butt-Kicking
    .on = to Butt-Kicking
    .goal = the Butt-Kicking goal
    .printed = the printed Butt-Kicking
    .that = that
    .stack = the Butt-Kicking stack
    .yours = your Butt-Kicking stack
    .theirs = their Butt-Kicking stack
buffy-talent-smarts = Smarts
    .the = the Smarts
    .in = Smarts
    .on = to Smarts
    .goal = the Smarts goal
    .printed = the printed Smarts
    .that = that
    .stack = the Smarts stack
    .yours = your Smarts stack
    .theirs = their Smarts stack
buffy-talent-weirdness = Weirdness
    .the = the Weirdness
    .in = Weirdness
    .on = to Weirdness
    .goal = the Weirdness goal
    .printed = the printed Weirdness
    .that = that
    .stack = the Weirdness stack
    .yours = your Weirdness stack
    .theirs = their Weirdness stack
buffy-talent-charm = Charm
    .the = the Charm
    .in = Charm
    .on = to Charm
    .goal = the Charm goal
    .printed = the printed Charm
    .that = that
    .stack = the Charm stack
    .yours = your Charm stack
    .theirs = their Charm stack
buffy-talent-all = all talents
    .the = the talents
    .in = all talents
    .on = to all talents
    .goal = every goal
    .printed = the printed talents
    .that = those
    .stack = the talent stacks
    .yours = your talent stacks
    .theirs = their talent stacks
buffy-talent-chosen = a talent of your choice
    .the = the same talent
    .in = a talent of your choice
    .on = to a talent of your choice
    .goal = a goal of your choice
    .printed = one printed talent, of your choice,
    .that = that
    .stack = the stack for a talent of your choice
    .yours = your stack for a talent of your choice
    .theirs = their stack for a talent of your choice
buffy-talent-lowest = the lowest talent
    .the = the same talent
    .in = the lowest talent
    .on = to the lowest talent
    .goal = the lowest goal
    .printed = the lowest printed talent
    .that = that
    .stack = the stack for the lowest talent
    .yours = your stack for the lowest talent
    .theirs = their stack for the lowest talent
buffy-talent-highest = the highest talent
    .the = the same talent
    .in = the highest talent
    .on = to the highest talent
    .goal = the highest goal
    .printed = the highest printed talent
    .that = that
    .stack = the stack for the highest talent
    .yours = your stack for the highest talent
    .theirs = their stack for the highest talent

buffy-timing-prologue = Prologue Step
    .the = the Prologue Step
buffy-timing-draw = Draw Step
    .the = the Draw Step
buffy-timing-refresh = Refresh Step
    .the = the Refresh Step
buffy-timing-movement = Movement Step
    .the = the Movement Step
buffy-timing-resource = Resource Step
    .the = the Resource Step
buffy-timing-conflict = Conflict Step
    .the = the Conflict Step
buffy-timing-end = End Step
    .the = the End Step
buffy-timing-fight-choose = Fight/Choose
    .the = Fight/Choose
buffy-timing-fight-draw = Fight/Draw
    .the = Fight/Draw
buffy-timing-fight-battle = Fight/Battle
    .the = Fight/Battle
buffy-timing-fight-resolve = Fight/Resolve
    .the = Fight/Resolve
buffy-timing-fight-result = Fight/Resolve, after the result
    .the = Fight/Resolve, after the result
buffy-timing-fight-discard = Fight/Discard
    .the = Fight/Discard
buffy-timing-challenge-choose = Challenge/Choose
    .the = Challenge/Choose
buffy-timing-challenge-draw = Challenge/Draw
    .the = Challenge/Draw
buffy-timing-challenge-battle = Challenge/Battle
    .the = Challenge/Battle
buffy-timing-challenge-resolve = Challenge/Resolve
    .the = Challenge/Resolve
buffy-timing-challenge-result = Challenge/Resolve, after the result
    .the = Challenge/Resolve, after the result
buffy-timing-challenge-discard = Challenge/Discard
    .the = Challenge/Discard

## Who and what is meant: a phrase is put together from its parts

buffy-phrase = { $start } { $other } { $adjective } { $whose } { $level } { $noun } { $rest }
buffy-phrase-card = { $start } { $level } { $noun }
buffy-start-one = a
buffy-start-one-mine = one of your
buffy-start-each = each
buffy-start-each-mine = each of your
buffy-start-count = { $amount }
buffy-start-count-mine = { $amount } of your
buffy-start-none = no
buffy-start-none-mine = none of your
buffy-start-your = your
buffy-whose-opponents = opposing
    .many = opposing
buffy-adjective-fatigued = fatigued
    .many = fatigued
buffy-adjective-refreshed = refreshed
    .many = refreshed
buffy-adjective-other = other
    .many = other
buffy-adjective-level = level-{ $level }
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
buffy-rest-other = (another than this one)
buffy-rest-taking-part = in the conflict
buffy-rest-not-taking-part = outside the conflict
buffy-rest-title = called { $title }
buffy-in-play = in play

buffy-at-here = at the same space
    .location = here
    .challenge = at its space
    .conflict = at the space of the conflict
buffy-at-park = in the Park
buffy-at-own-space = on one of your spaces
buffy-at-opposing-space = on an opponent’s space
buffy-at-adjacent = on an adjacent space
buffy-at-typed = at a { $type } location
buffy-at-titled = at { $title }
buffy-at-not-park = outside the Park

buffy-space-anywhere = any space
buffy-space-here = the space of { $this }
    .location = this location
    .challenge = the space of this challenge
    .conflict = the space of the conflict
buffy-space-park = the Park
buffy-space-own-space = one of your spaces
buffy-space-opposing-space = an opponent’s space
buffy-space-adjacent = an adjacent space
buffy-space-typed = a { $type } location
buffy-space-titled = { $title }
buffy-space-not-park = any space but the Park

buffy-this-character = this character
buffy-this-bearer = the bearer
buffy-this-main = your Main Character
buffy-this-here = one of your characters here
buffy-this-fighter = your fighter
buffy-this-taking-part = one of your characters in the conflict
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
buffy-nobody-each = no player
buffy-nobody-each-opponent = no opponent

buffy-card-any = card
    .one = a { $level } card
    .many = { $level } cards
    .none = no card
buffy-card-essence = essence
    .one = a { $level } essence
    .many = { $level } essences
    .none = no essence
buffy-card-character = character card
    .one = a { $level } character card
    .many = { $level } character cards
    .none = no character card
buffy-card-challenge = challenge
    .one = a { $level } challenge
    .many = { $level } challenges
    .none = no challenge
buffy-card-location = location
    .one = a { $level } location
    .many = { $level } locations
    .none = no location
buffy-card-skill = skill
    .one = a { $level } skill
    .many = { $level } skills
    .none = no skill
buffy-card-item = item
    .one = a { $level } item
    .many = { $level } items
    .none = no item
buffy-card-event = event
    .one = a { $level } event
    .many = { $level } events
    .none = no event
buffy-card-action = action
    .one = a { $level } action
    .many = { $level } actions
    .none = no action
buffy-card-episode-one = Part I
    .one = a { $level } Part I
    .many = { $level } Part I cards
    .none = no Part I
buffy-card-episode-two = Part II
    .one = a { $level } Part II
    .many = { $level } Part II cards
    .none = no Part II
buffy-card-attached = skill or item
    .one = a { $level } skill or item
    .many = { $level } skills or items
    .none = no skill or item
buffy-card-main = card of your Main Character
    .one = a { $level } card of your Main Character
    .many = { $level } cards of your Main Character
    .none = no card of your Main Character
buffy-card-counted = { $amount } { $cards }
buffy-rest-who = of { $who }

## How long

buffy-until-instant = {""}
buffy-until-while = {""}
buffy-until-stage = {" "}until the end of the stage
buffy-until-conflict = {" "}until the end of the conflict
buffy-until-step = {" "}until the end of the step
buffy-until-turn = {" "}until the end of the turn
buffy-until-game = {" "}for the rest of the game
buffy-first-instant = {""}
buffy-first-while = {""}
buffy-first-stage = until the end of the stage,{" "}
buffy-first-conflict = until the end of the conflict,{" "}
buffy-first-step = until the end of the step,{" "}
buffy-first-turn = until the end of the turn,{" "}
buffy-first-game = for the rest of the game,{" "}
buffy-within-instant = {""}
buffy-within-while = {""}
buffy-within-stage = {" "}this stage
buffy-within-conflict = {" "}in this conflict
buffy-within-step = {" "}this step
buffy-within-turn = {" "}this turn
buffy-within-game = {""}
buffy-while-character = {" "}while { $place }
buffy-while-challenge = {" "}while it is { $place }

## How an ability begins

buffy-ability = { $start }: { $effects }
buffy-ability-then = { $start }, { $effects }
buffy-sentences-and = { $before } and { $after }
buffy-sentences-both = { $before }; { $after }
buffy-ability-once-turn = once per turn
buffy-ability-once-game = once per game
buffy-ability-may = you may do this
buffy-ability-if-you-wish = if you wish
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
buffy-when-step-began = { $step ->
    [none] at the beginning of each step
   *[other] at the beginning of { $step }
}
buffy-when-step-ended = { $step ->
    [none] at the end of each step
   *[other] at the end of { $step }
}
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
   *[other] when { $who } discards a card from their hand
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
   *[other] when { $who } recycles their discard pile
}
buffy-when-time-changed = when day turns to night or night to day
buffy-when-stacked = { $player ->
    [you] when you put a card into a talent stack
   *[other] when { $who } puts a card into a talent stack
}
buffy-when-left-conflict = when { $whom } leaves a conflict
buffy-when-joined-conflict = when { $whom } joins a conflict
buffy-when-stage-began = { $step ->
    [none] at the beginning of each stage
   *[other] at the beginning of { $step }
}
buffy-when-character-returned = when { $whom } returns to its owner’s hand

## If …: clauses, to which “if” is added where they begin a sentence

buffy-if = if { $condition }
buffy-if-further = { $condition }
buffy-if-day = it is day
buffy-if-night = it is night
buffy-if-at-least = { $whose ->
    [mine] you have at least { $whom } { $place }
   *[other] there are at least { $whom } { $place }
}
buffy-if-exactly = { $whose ->
    [mine] you have exactly { $whom } { $place }
   *[other] { $amount ->
        [one] there is exactly { $whom } { $place }
       *[other] there are exactly { $whom } { $place }
    }
}
buffy-if-at-most = { $whose ->
    [mine] you have at most { $whom } { $place }
   *[other] { $amount ->
        [one] there is at most { $whom } { $place }
       *[other] there are at most { $whom } { $place }
    }
}
buffy-if-one = { $whose ->
    [mine] you have { $whom } { $place }
   *[other] there is { $whom } { $place }
}
buffy-if-none = { $whose ->
    [mine] you have { $whom } { $place }
   *[other] there is { $whom } { $place }
}
buffy-if-somebody = { $whom } is { $there }
buffy-if-nobody = { $whom } is not { $there }
buffy-is-noun = is { $noun }
buffy-is-fatigued = is fatigued
buffy-is-refreshed = is refreshed
buffy-is-trait = has the trait { $trait }
buffy-is-titled = is { $title }
buffy-is-taking-part = takes part in the conflict
buffy-is-not-taking-part = takes no part in the conflict
buffy-is-at = is { $place }
buffy-is-anybody = is in play
buffy-is-mine = is yours
buffy-is-opponents = is an opponent’s
buffy-if-destiny-at-least = { $player ->
    [you] { $amount ->
        [one] you have at least { $amount } Destiny Point
       *[other] you have at least { $amount } Destiny Points
    }
   *[other] { $amount ->
        [one] { $who } has at least { $amount } Destiny Point
       *[other] { $who } has at least { $amount } Destiny Points
    }
}
buffy-if-destiny-at-most = { $player ->
    [you] { $amount ->
        [0] you have no Destiny Points
        [one] you have at most { $amount } Destiny Point
       *[other] you have at most { $amount } Destiny Points
    }
   *[other] { $amount ->
        [0] { $who } has no Destiny Points
        [one] { $who } has at most { $amount } Destiny Point
       *[other] { $who } has at most { $amount } Destiny Points
    }
}
buffy-if-destiny-ahead = you have more Destiny Points than every opponent
buffy-if-destiny-behind = you have fewer Destiny Points than an opponent
buffy-if-main-in-play = { $player ->
    [you] your Main Character is in play
   *[other] the Main Character of { $who } is in play
}
buffy-if-main-not-in-play = { $player ->
    [you] your Main Character is not in play
   *[other] the Main Character of { $who } is not in play
}
buffy-if-hand-at-least = { $player ->
    [you] { $amount ->
        [one] you hold a card
       *[other] you hold at least { $amount } cards
    }
   *[other] { $amount ->
        [one] { $who } holds a card
       *[other] { $who } holds at least { $amount } cards
    }
}
buffy-if-hand-at-most = { $player ->
    [you] { $amount ->
        [0] your hand is empty
        [one] you hold at most { $amount } card
       *[other] you hold at most { $amount } cards
    }
   *[other] { $amount ->
        [0] the hand of { $who } is empty
        [one] { $who } holds at most { $amount } card
       *[other] { $who } holds at most { $amount } cards
    }
}
buffy-if-won = you have just won
buffy-if-lost = you have just lost
buffy-if-attacker = you are the attacker
buffy-if-defender = you are the defender
buffy-if-talent-at-least = { $this } has at least { $amount } in { $on }
buffy-if-participant = { $whom } takes part in the conflict
buffy-if-alone = { $own ->
    [yes] { $whom } faces this challenge alone
   *[no] { $whom } faces the challenge alone
}
buffy-if-in-fight = a fight is going on
buffy-if-in-challenge = { $whom } is being faced
buffy-if-park-count-at-least = { $player ->
    [you] your park count is at least { $amount }
   *[other] the park count of { $who } is at least { $amount }
}
buffy-if-active = you are the active player
buffy-if-owner = this card is yours
buffy-if-bears = { $this } bears { $card }
buffy-if-resolving = the resolving talent is { $talent }
buffy-if-subject-is = it is { $whom }
buffy-if-subject-card = the card is { $card }
buffy-if-happened-to = { $player ->
    [you] it concerns you
   *[other] it concerns { $who }
}
buffy-if-this-happened = it concerns this card
buffy-if-discard-at-least = { $player ->
    [you] { $amount ->
        [one] there is a card in your discard pile
       *[other] your discard pile holds at least { $amount } cards
    }
   *[other] { $amount ->
        [one] there is a card in the discard pile of { $who }
       *[other] the discard pile of { $who } holds at least { $amount } cards
    }
}
buffy-if-in-crypt = { $card } lies in a Crypt
buffy-if-deck-at-most = { $player ->
    [you] { $amount ->
        [0] your Resource Deck is empty
        [one] your Resource Deck holds at most { $amount } card
       *[other] your Resource Deck holds at most { $amount } cards
    }
   *[other] { $amount ->
        [0] the Resource Deck of { $who } is empty
        [one] the Resource Deck of { $who } holds at most { $amount } card
       *[other] the Resource Deck of { $who } holds at most { $amount } cards
    }
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
buffy-effect-boost-per = { $first }{ $whom } gets { $change } { $on } for { $counted }.
buffy-each-attachment = each { $card } it bears
buffy-each-hand = each card in your hand
buffy-each-destiny = each of your Destiny Points
buffy-effect-set-talent = { $several ->
    [yes] { $printed } of { $whom } become { $amount }{ $until }.
   *[no] { $printed } of { $whom } becomes { $amount }{ $until }.
}
buffy-effect-swap-talents = { $first }the printed { $one } and { $other } of { $whom } change places.
buffy-effect-copy-talent = { $lasts ->
    [while] { $several ->
        [yes] { $printed } of { $whom } become { $that } of { $counted }.
       *[no] { $printed } of { $whom } becomes { $that } of { $counted }.
    }
   *[other] { $several ->
        [yes] { $first }{ $printed } of { $whom } become equal to { $the } of { $counted }.
       *[no] { $first }{ $printed } of { $whom } becomes equal to { $the } of { $counted }.
    }
}
buffy-effect-change-resolving-talent = the resolving talent becomes { $talent }.
buffy-effect-lock-resolving-talent = the resolving talent can no longer be changed.
buffy-effect-ignore-fatigue-penalty = { $every ->
    [yes] { $first }{ $none } gets −1 for being fatigued.
   *[no] { $first }{ $whom } does not get −1 for being fatigued.
}
buffy-effect-stack-bonus = { $player ->
    [you] { $several ->
        [yes] each of { $yours } is worth { $size } { $way ->
            [down] less.
           *[up] more.
        }
       *[no] { $yours } is worth { $size } { $way ->
            [down] less.
           *[up] more.
        }
    }
   *[other] { $several ->
        [yes] each of { $stack } of { $who } is worth { $size } { $way ->
            [down] less.
           *[up] more.
        }
       *[no] { $stack } of { $who } is worth { $size } { $way ->
            [down] less.
           *[up] more.
        }
    }
}
buffy-effect-remove-from-stack = { $player ->
    [you] discard { $amount ->
        [0] all cards
        [one] a card
       *[other] { $amount } cards
    } from { $yours }.
   *[other] discard { $amount ->
        [0] all cards
        [one] a card
       *[other] { $amount } cards
    } from { $stack } of { $who }.
}
buffy-effect-forbid-stacking = { $player ->
    [you] { $first }you may not put cards into { $yours }.
    [each] { $first }{ $nobody } may put cards into { $theirs }.
   *[other] { $first }{ $who } may not put cards into { $theirs }.
}
buffy-effect-any-icon = { $player ->
    [you] you may put actions into the stack of any talent{ $until }.
   *[other] { $who } may put actions into the stack of any talent{ $until }.
}

## Effects: challenges

buffy-effect-change-goal = { $choice ->
    [yes] { $way ->
        [down] choose a goal of { $whom }; it is { $size } lower{ $until }.
       *[up] choose a goal of { $whom }; it is { $size } higher{ $until }.
    }
   *[no] { $way ->
        [down] { $goal } of { $whom } is { $size } lower{ $until }.
       *[up] { $goal } of { $whom } is { $size } higher{ $until }.
    }
}
buffy-effect-change-goal-reward = { $way ->
    [down] { $first }{ $goal } of { $whom } is { $size } lower for each Destiny Point of its printed reward.
   *[up] { $first }{ $goal } of { $whom } is { $size } higher for each Destiny Point of its printed reward.
}
buffy-effect-ignore-goal = { $choice ->
    [yes] choose a goal of { $whom }; it is ignored{ $until }.
   *[no] { $goal } of { $whom } is ignored{ $until }.
}
buffy-effect-change-reward = { $way ->
    [down] the reward of { $whom } is { $size } lower{ $until }.
   *[up] the reward of { $whom } is { $size } higher{ $until }.
}
buffy-effect-move-challenge = move { $whom } to { $place }.
buffy-effect-remove-challenge = { $to ->
    [crypt] put { $whom } into the Crypt.
   *[bottom] put { $whom } at the bottom of its owner’s Challenge Deck.
}
buffy-effect-allow-refacing = { $player ->
    [you] you may face { $whom } once more this turn.
   *[other] { $who } may face { $whom } once more this turn.
}
buffy-effect-reorder-challenge-deck = { $player ->
    [you] { $amount ->
        [0] shuffle your Challenge Deck.
        [one] look at the top card of your Challenge Deck.
       *[other] look at the top { $amount } cards of your Challenge Deck and put them back in any order.
    }
   *[other] { $amount ->
        [0] { $who } shuffles their Challenge Deck.
        [one] look at the top card of the Challenge Deck of { $who }.
       *[other] look at the top { $amount } cards of the Challenge Deck of { $who } and put them back in any order.
    }
}
buffy-effect-waive-requirement = { $player ->
    [you] { $first }you may ignore the { $waived } requirements of { $many_cards }.
   *[other] { $first }{ $who } may ignore the { $waived } requirements of { $many_cards }.
}
buffy-effect-waive-requirement-character = { $first }for { $whom }, the { $waived } requirements of { $many_cards } are ignored.
buffy-effect-waive-requirement-challenge = { $first }no particular character or trait is needed to defeat { $whom }.
buffy-waived-talent = talent
buffy-waived-trait = trait

## Effects: taking part

buffy-waive-refreshed = even if fatigued
buffy-waive-place = wherever it is
buffy-waive-side = whatever its side
buffy-waive-fatigue = without fatiguing that character
buffy-waive-talent = without regard to talent requirements
buffy-waive-trait = without regard to trait requirements
buffy-waive-limit = beyond the usual limit
buffy-effect-start-fight = { $whom }{ $waived } starts a fight against { $counted }.
buffy-effect-leave-conflict = { $whom } leaves the conflict.
buffy-effect-join-conflict = { $whom } joins the conflict{ $waived }.
buffy-effect-replace-fighter = { $fixed ->
    [yes] { $whom } fatigues and fights in place of your fighter{ $waived }.
   *[no] { $whom } fights in place of your fighter{ $waived }.
}
buffy-effect-forbid-start-fight = { $every ->
    [yes] { $first }{ $none } may start fights.
   *[no] { $first }{ $whom } may not start fights.
}
buffy-effect-forbid-face = { $every ->
    [yes] { $first }{ $none } may face challenges.
   *[no] { $first }{ $whom } may not face challenges.
}
buffy-effect-forbid-double = { $every ->
    [yes] { $first }{ $none } may be a Stunt-Double.
   *[no] { $first }{ $whom } may not be a Stunt-Double.
}
buffy-effect-forbid-move = { $every ->
    [yes] { $first }{ $none } may move.
   *[no] { $first }{ $whom } may not move.
}
buffy-effect-forbid-ascend = { $every ->
    [yes] { $first }{ $none } may ascend.
   *[no] { $first }{ $whom } may not ascend.
}
buffy-effect-forbid-attach = { $first }no skills or items may be attached to { $whom }.
buffy-effect-forbid-be-attacked = { $every ->
    [yes] { $first }{ $none } may be attacked.
   *[no] { $first }{ $whom } may not be attacked.
}
buffy-effect-forbid-swap = { $first }items of { $whom } may not be swapped.
buffy-effect-forbid-join = { $every ->
    [yes] { $first }{ $none } may join conflicts.
   *[no] { $first }{ $whom } may not join conflicts.
}
buffy-effect-forbid-place-character = { $player ->
    [you] { $first }you may not place characters.
    [each] { $first }{ $nobody } may place characters.
   *[other] { $first }{ $who } may not place characters.
}
buffy-effect-forbid-place-major = { $player ->
    [you] { $first }you may not place a supporting Hero or Villain while you have { $amount } or more in play.
    [each] { $first }{ $nobody } may place a supporting Hero or Villain while having { $amount } or more in play.
   *[other] { $first }{ $who } may not place a supporting Hero or Villain while having { $amount } or more in play.
}
buffy-effect-forbid-play-actions = { $player ->
    [you] { $first }you may not play actions for their effect.
    [each] { $first }{ $nobody } may play actions for their effect.
   *[other] { $first }{ $who } may not play actions for their effect.
}
buffy-effect-forbid-play-events = { $player ->
    [you] { $first }you may not play events.
    [each] { $first }{ $nobody } may play events.
   *[other] { $first }{ $who } may not play events.
}
buffy-effect-forbid-resurrect = { $player ->
    [you] { $first }you may not resurrect your Main Character.
    [each] { $first }{ $nobody } may resurrect their Main Character.
   *[other] { $first }{ $who } may not resurrect their Main Character.
}
buffy-effect-forbid-place-episodes = { $player ->
    [you] { $first }you may not place Part I cards.
    [each] { $first }{ $nobody } may place Part I cards.
   *[other] { $first }{ $who } may not place Part I cards.
}
buffy-effect-forbid-use-effects = { $player ->
    [you] { $first }you may not use effects of cards in play.
    [each] { $first }{ $nobody } may use effects of cards in play.
   *[other] { $first }{ $who } may not use effects of cards in play.
}
buffy-effect-end-conflict = { $what ->
    [win] the conflict ends at once and you win it.
    [lose] the conflict ends at once and you lose it.
   *[none] the conflict ends at once without a winner.
}
buffy-effect-change-draw = { $first }{ $player ->
    [you] you draw { $size } { $way ->
        [down] fewer
       *[up] more
    } { $number ->
        [one] card
       *[many] cards
    } in { $timings }.
   *[other] { $who } draws { $size } { $way ->
        [down] fewer
       *[up] more
    } { $number ->
        [one] card
       *[many] cards
    } in { $timings }.
}
buffy-effect-change-draw-cap = { $first }{ $player ->
    [you] { $amount ->
        [0] you draw no cards in { $timings }.
        [one] you draw at most { $amount } card in { $timings }.
       *[other] you draw at most { $amount } cards in { $timings }.
    }
   *[other] { $amount ->
        [0] { $who } draws no cards in { $timings }.
        [one] { $who } draws at most { $amount } card in { $timings }.
       *[other] { $who } draws at most { $amount } cards in { $timings }.
    }
}
buffy-effect-survive-defeat = { $every ->
    [yes] { $first }{ $none } is discarded when defeated.
   *[no] { $first }{ $whom } is not discarded when defeated.
}
buffy-effect-break-tie = { $player ->
    [you] you win the fight if it is tied.
   *[other] { $who } wins the fight if it is tied.
}

## Effects: fatigue and movement

buffy-effect-fatigue = fatigue { $whom }.
buffy-effect-fatigue-card = fatigue { $card } of { $whom }.
buffy-effect-refresh = refresh { $whom }.
buffy-effect-refresh-card = refresh { $card } of { $whom }.
buffy-effect-prevent-fatigue = { $amount ->
    [0] { $every ->
        [yes] { $first }{ $none } fatigues { $cause }.
       *[no] { $first }{ $whom } does not fatigue { $cause }.
    }
    [one] the next time{ $within } that { $whom } would fatigue { $cause }, that does not happen.
   *[other] the next { $amount } times{ $within } that { $whom } would fatigue { $cause }, that does not happen.
}
buffy-cause-skill = for attaching a skill
buffy-cause-fight = for having attacked
buffy-cause-move = for entering an opponent’s space from the Park
buffy-cause-double = for being a Stunt-Double
buffy-cause-challenge = for facing a challenge
buffy-cause-cost = to pay a cost
buffy-cause-effect = by an effect
buffy-effect-no-refresh = { $every ->
    [yes] { $first }{ $none } can refresh.
   *[no] { $first }{ $whom } cannot refresh.
}
buffy-effect-move = move { $whom } to { $place }.
buffy-effect-extra-moves = { $whom } has { $size } { $way ->
    [down] fewer
   *[up] more
} { $number ->
    [one] move
   *[many] moves
}{ $lasts ->
    [turn] {" "}this turn.
   *[other] {" "}per turn{ $until }.
}
buffy-effect-widen-moves = { $first }{ $whom } may also move to { $place }, however far away.
buffy-effect-free-move = { $lasts ->
    [instant] move { $whom } to { $place }; that move is not counted.
   *[other] { $first }when { $whom } moves to { $place }, that move is not counted.
}
buffy-effect-count-as-in-park = { $first }whoever is at { $place } counts for the control of the Park as if in it.

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
    [you] { $how ->
        [random] discard { $cards } from your hand at random.
       *[own] discard { $cards } from your hand.
    }
   *[other] { $how ->
        [random] { $who } discards { $cards } from their hand at random.
       *[own] { $who } discards { $cards } from their hand.
    }
}
buffy-effect-discard-looking = look at the hand of { $who } and discard { $cards } from it.
buffy-discard-all = all cards
buffy-effect-reveal-hand = { $player ->
    [you] show your hand.
   *[other] { $fixed ->
        [yes] { $who } shows their hand to everybody.
       *[no] look at the hand of { $who }.
    }
}
buffy-effect-reveal-deck = { $player ->
    [you] { $fixed ->
        [yes] show the top { $number ->
            [one] card
           *[many] { $amount } cards
        } of your Resource Deck.
       *[no] look at the top { $number ->
            [one] card
           *[many] { $amount } cards
        } of your Resource Deck.
    }
   *[other] { $fixed ->
        [yes] { $who } shows the top { $number ->
            [one] card
           *[many] { $amount } cards
        } of their Resource Deck.
       *[no] look at the top { $number ->
            [one] card
           *[many] { $amount } cards
        } of the Resource Deck of { $who }.
    }
}
buffy-effect-search = { $to ->
    [top] search your Resource Deck for { $cards }; then shuffle it and put { $number ->
        [one] that card
       *[many] those cards
    } { $into }.
   *[other] search your Resource Deck for { $cards } and put { $number ->
        [one] it
       *[many] them
    } { $into }; then shuffle.
}
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
    } of their Resource Deck.
}
buffy-effect-crypt = put { $whom } into the Crypt.
buffy-effect-crypt-card = put { $card } of { $whom } into the Crypt.
buffy-effect-crypt-hand = { $player ->
    [you] put { $cards } from your hand into the Crypt.
   *[other] { $who } puts { $cards } from their hand into the Crypt.
}
buffy-effect-crypt-discard = { $player ->
    [you] put { $cards } from your discard pile into the Crypt.
   *[other] put { $cards } from the discard pile of { $who } into the Crypt.
}
buffy-effect-return-to-hand = return { $whom } to its owner’s hand.
buffy-effect-return-to-hand-card = return { $card } of { $whom } to its owner’s hand.
buffy-effect-recycle-now = { $player ->
    [you] recycle your discard pile.
   *[other] { $who } recycles their discard pile.
}

## Effects: characters and attachments

buffy-effect-place-character = put { $cards } from { $origin } into play on { $place }.
buffy-origin-hand = your hand
buffy-origin-deck = your Resource Deck
buffy-origin-discard = your discard pile
buffy-effect-ascend-now = { $amount ->
    [0] { $whom } may ascend now.
   *[other] { $whom } may ascend now; the Destiny Requirement is { $amount } lower.
}
buffy-effect-ascend-discount = the Destiny Requirement for { $whom } to ascend is { $amount } lower{ $until }.
buffy-effect-ascend-again = { $lasts ->
    [turn] { $amount ->
        [one] { $whom } may ascend once more this turn.
       *[other] { $whom } may ascend { $amount } more times this turn.
    }
   *[other] { $amount ->
        [one] { $whom } may ascend once more per turn{ $until }.
       *[other] { $whom } may ascend { $amount } more times per turn{ $until }.
    }
}
buffy-effect-ascend-descend = { $whom } loses its top level card.
buffy-effect-grant-trait = { $fixed ->
    [yes] { $whom } loses the trait { $trait }{ $until }.
   *[no] { $whom } has the trait { $trait }{ $until }.
}
buffy-effect-change-type = { $whom } is { $rank }{ $until }.
buffy-effect-attach = attach { $card } from { $origin } to { $whom }{ $waived }.
buffy-effect-unattach = { $to ->
    [hand] return { $card } of { $whom } to its owner’s hand.
    [other] pass { $card } of { $whom } to { $counted }.
   *[discard] discard { $card } of { $whom }.
}
buffy-effect-protect-attachment = { $first }{ $no_card } of { $whom } can be removed.
buffy-effect-change-capacity = { $what ->
    [items] { $whom } may carry { $size } { $way ->
        [down] fewer
       *[up] more
    } { $number ->
        [one] item
       *[many] items
    }{ $until }.
   *[skills] { $whom } may receive { $size } { $way ->
        [down] fewer
       *[up] more
    } { $number ->
        [one] skill
       *[many] skills
    } per turn{ $until }.
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
        [0] { $once ->
            [yes] when you would lose Destiny Points, you lose none.
           *[no] { $first }you lose no Destiny Points.
        }
       *[other] { $lasts ->
            [while] when you would lose Destiny Points, you lose { $amount } fewer.
           *[other] { $first }you keep the first { $amount ->
                [one] Destiny Point
               *[other] { $amount } Destiny Points
            } that you would lose.
        }
    }
   *[other] { $amount ->
        [0] { $once ->
            [yes] when { $who } would lose Destiny Points, none are lost.
           *[no] { $first }{ $who } loses no Destiny Points.
        }
       *[other] { $lasts ->
            [while] when { $who } would lose Destiny Points, { $amount } fewer are lost.
           *[other] { $first }{ $who } keeps the first { $amount ->
                [one] Destiny Point
               *[other] { $amount } Destiny Points
            } that would be lost.
        }
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
buffy-text-defeat-trait = To defeat this challenge, a character with the trait { $trait } must take part.
buffy-text-defeat-who = To defeat this challenge, { $who } must take part.
buffy-text-bearer = { $type ->
    [skill] Can only be attached to { $whom }.
   *[item] Can only be attached to { $whom }.
}
buffy-text-to-crypt = Afterwards this card goes to the Crypt.
buffy-text-unknown = Not known: { $what }. The card is provisional and not for tournaments.
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
