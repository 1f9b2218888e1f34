### The gallery of cards: what cards can be told apart by.

gallery-kind = Kind
gallery-character = Fable
gallery-level = Level
gallery-cost = Price
gallery-side = Side
gallery-talent = Talent
gallery-trait = Trait
gallery-destiny = Destiny Points
gallery-set = Set
gallery-type = Type
gallery-clan = Clan
gallery-discipline = Discipline
gallery-capacity = Capacity
gallery-group = Group
gallery-group-any = Any
gallery-sect = Sect
gallery-title = Title
gallery-pool = Pool cost
gallery-blood = Blood cost
gallery-keyword = Keyword
gallery-edition = Edition
gallery-edition-v5 = fifth edition

gallery-common = Of all Fables
gallery-relics = Relics
gallery-house-relics = Relics of our own

gallery-kind-attack = Attack
gallery-kind-defense = Defense
gallery-kind-movement = Movement
gallery-kind-joker = Joker
gallery-kind-epic = Epic
gallery-kind-poison = Poison
gallery-kind-relic = Relic
gallery-kind-match = Match
gallery-kind-twist = Twist

gallery-kind-essence = Essence
gallery-kind-hero = Hero
gallery-kind-companion = Companion
gallery-kind-villain = Villain
gallery-kind-minion = Minion
gallery-kind-challenge = Challenge
gallery-kind-location = Location
gallery-kind-skill = Skill
gallery-kind-item = Item
gallery-kind-event = Event
gallery-kind-action = Action
gallery-kind-episode-one = Episode, Part I
gallery-kind-episode-two = Episode, Part II
