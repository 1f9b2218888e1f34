### VTES : ce qui parle pour une suite, du côté de qui la joue.

vtes-reason-points =
    { $amount ->
        [one] { $amount } point de victoire de plus
       *[other] { $amount } points de victoire de plus
    }
vtes-reason-pool =
    { $amount ->
        [one] { $amount } point de réserve de plus
       *[other] { $amount } points de réserve de plus
    }
vtes-reason-prey-pool =
    { $amount ->
        [one] { $amount } point de réserve de moins pour la proie
       *[other] { $amount } points de réserve de moins pour la proie
    }
vtes-reason-minions =
    { $amount ->
        [one] { $amount } serviteur disponible de plus
       *[other] { $amount } serviteurs disponibles de plus
    }
vtes-reason-prey-minions =
    { $amount ->
        [one] { $amount } serviteur disponible de moins pour la proie
       *[other] { $amount } serviteurs disponibles de moins pour la proie
    }
vtes-reason-predator-minions =
    { $amount ->
        [one] { $amount } serviteur disponible de moins pour le prédateur
       *[other] { $amount } serviteurs disponibles de moins pour le prédateur
    }
vtes-reason-blood =
    { $amount ->
        [one] { $amount } point de sang de plus sur les serviteurs
       *[other] { $amount } points de sang de plus sur les serviteurs
    }
vtes-reason-torpor =
    { $amount ->
        [one] { $amount } vampire de moins en torpeur
       *[other] { $amount } vampires de moins en torpeur
    }
vtes-reason-edge = l’Avantage plus souvent
vtes-reason-coming =
    { $amount ->
        [one] { $amount } point de plus sur les vampires incontrôlés
       *[other] { $amount } points de plus sur les vampires incontrôlés
    }
vtes-reason-hand =
    { $amount ->
        [one] { $amount } carte en main de plus
       *[other] { $amount } cartes en main de plus
    }
