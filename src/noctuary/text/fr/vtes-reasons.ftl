### VTES : ce qui parle pour une suite, du côté de qui la joue.

vtes-reason-points = { $amount } points de victoire de plus
vtes-reason-pool = garde { $amount } en réserve de plus
vtes-reason-prey-pool = coûte { $amount } de réserve de plus à la proie
vtes-reason-minions = { $amount } serviteurs disponibles de plus
vtes-reason-prey-minions = { $amount } serviteurs disponibles de moins pour la proie
vtes-reason-predator-minions = { $amount } serviteurs disponibles de moins pour le prédateur
vtes-reason-blood = { $amount } de sang de plus sur les serviteurs
vtes-reason-torpor = { $amount } vampires de moins en torpeur
vtes-reason-edge = détient plus souvent l’Avantage
vtes-reason-coming = { $amount } marqueurs de plus sur les vampires à venir
vtes-reason-hand = { $amount } cartes en main de plus
