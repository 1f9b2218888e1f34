# Ce que dit la face d’une carte à qui l’écoute, et ses nombres par leur nom.

web-card-tired = Fatiguée.
web-card-hidden = Une carte, face cachée
web-card-count = { $count } en tout
web-card-level = Niveau { $level }

web-number-value = Valeur
web-number-cost = Prix
web-number-reach = Portée
web-number-destiny = Destinée exigée
web-number-reward = Récompense
web-number-pool = Coût en réserve
web-number-blood = Coût en sang
web-number-capacity = Capacité
web-number-life = Vie
web-number-strength = Force
web-number-bleed = Morsure

web-number-butt-kicking = Combat
web-number-smarts = Astuce
web-number-weirdness = Étrangeté
web-number-charm = Charme
web-number-needs-butt-kicking = Combat exigé
web-number-needs-smarts = Astuce exigée
web-number-needs-weirdness = Étrangeté exigée
web-number-needs-charm = Charme exigé

web-sign-attack = valeur de la carte d’Attaque jouée avec elle
web-sign-defense = valeur de la carte de Défense jouée avec elle
web-sign-movement = valeur de la carte de Mouvement jouée avec elle
web-sign-epic = jetons Éveil dépensés
web-sign-relic = niveau du Talent défaussé pour elle
