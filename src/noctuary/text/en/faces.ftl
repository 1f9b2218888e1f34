# One letter for each sort of card: it says what the colour of the frame says.

fables-letter-attack = A
fables-letter-defense = D
fables-letter-movement = M
fables-letter-joker = J
fables-letter-epic = E
fables-letter-poison = P
fables-letter-relic = R
fables-letter-match = M
fables-letter-blood = B
fables-letter-twist = T

fables-step-initial = Start
fables-step-refresh = Refresh
fables-step-activation = Activation
fables-step-end = End

buffy-letter-essence = E
buffy-letter-hero = H
buffy-letter-companion = C
buffy-letter-villain = V
buffy-letter-minion = M
buffy-letter-challenge = Ch
buffy-letter-location = L
buffy-letter-skill = S
buffy-letter-item = I
buffy-letter-event = Ev
buffy-letter-action = A
buffy-letter-episode-one = 1
buffy-letter-episode-two = 2
