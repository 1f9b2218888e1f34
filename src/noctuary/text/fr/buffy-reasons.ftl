### Buffy : ce qui parle pour une suite, du côté de qui la joue.

buffy-reason-destiny = { $amount } de destinée en plus
buffy-reason-their-destiny = { $amount } de destinée en moins pour l’adversaire
buffy-reason-characters = { $amount } personnages en jeu de plus
buffy-reason-their-characters = { $amount } personnages de moins pour l’adversaire
buffy-reason-talents = { $amount } points de talent en jeu de plus
buffy-reason-their-talents = { $amount } points de talent de moins pour l’adversaire
buffy-reason-refreshed = { $amount } personnages redressés de plus
buffy-reason-park = { $amount } tours de plus à tenir le Parc
buffy-reason-their-park = { $amount } tours de moins au Parc pour l’adversaire
buffy-reason-hand = { $amount } cartes en main de plus
