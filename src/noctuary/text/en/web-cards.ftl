# What a card's face says to those who listen, and its numbers by name.

web-card-tired = Fatigued.
web-card-hidden = A card, face down
web-card-count = { $count } of them
web-card-level = Level { $level }

web-number-value = Value
web-number-cost = Price
web-number-reach = Range
web-number-destiny = Destiny needed
web-number-reward = Reward
web-number-pool = Pool cost
web-number-blood = Blood cost
web-number-capacity = Capacity
web-number-life = Life
web-number-strength = Strength
web-number-bleed = Bleed

web-number-butt-kicking = Butt-Kicking
web-number-smarts = Smarts
web-number-weirdness = Weirdness
web-number-charm = Charm
web-number-needs-butt-kicking = Butt-Kicking needed
web-number-needs-smarts = Smarts needed
web-number-needs-weirdness = Weirdness needed
web-number-needs-charm = Charm needed

web-sign-attack = value of the Attack card played with it
web-sign-defense = value of the Defense card played with it
web-sign-movement = value of the Movement card played with it
web-sign-epic = Awakening tokens spent
web-sign-relic = level of the Talent discarded for it
