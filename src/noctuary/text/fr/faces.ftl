# Une lettre par sorte de carte : elle dit ce que dit la couleur du cadre.

fables-letter-attack = A
fables-letter-defense = D
fables-letter-movement = M
fables-letter-joker = J
fables-letter-epic = É
fables-letter-poison = P
fables-letter-relic = R
fables-letter-match = A
fables-letter-blood = S
fables-letter-twist = T

fables-step-initial = Début
fables-step-refresh = Actualisation
fables-step-activation = Activation
fables-step-end = Fin

buffy-letter-essence = E
buffy-letter-hero = H
buffy-letter-companion = C
buffy-letter-villain = M
buffy-letter-minion = S
buffy-letter-challenge = D
buffy-letter-location = L
buffy-letter-skill = C
buffy-letter-item = O
buffy-letter-event = Év
buffy-letter-action = A
buffy-letter-episode-one = 1
buffy-letter-episode-two = 2
