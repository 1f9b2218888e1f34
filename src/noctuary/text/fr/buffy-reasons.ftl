### Buffy : ce qui parle pour une suite, du côté de qui la joue.

buffy-reason-destiny =
    { $amount ->
        [one] { $amount } point de destinée de plus
       *[other] { $amount } points de destinée de plus
    }
buffy-reason-their-destiny =
    { $amount ->
        [one] { $amount } point de destinée de moins au plus haut total adverse
       *[other] { $amount } points de destinée de moins au plus haut total adverse
    }
buffy-reason-characters =
    { $amount ->
        [one] { $amount } personnage en jeu de plus
       *[other] { $amount } personnages en jeu de plus
    }
buffy-reason-their-characters =
    { $amount ->
        [one] { $amount } personnage adverse de moins
       *[other] { $amount } personnages adverses de moins
    }
buffy-reason-talents =
    { $amount ->
        [one] { $amount } point de talent en jeu de plus
       *[other] { $amount } points de talent en jeu de plus
    }
buffy-reason-their-talents =
    { $amount ->
        [one] { $amount } point de talent adverse de moins
       *[other] { $amount } points de talent adverses de moins
    }
buffy-reason-refreshed =
    { $amount ->
        [one] { $amount } personnage redressé de plus
       *[other] { $amount } personnages redressés de plus
    }
buffy-reason-park =
    { $amount ->
        [one] { $amount } tour de plus à tenir le Parc
       *[other] { $amount } tours de plus à tenir le Parc
    }
buffy-reason-their-park =
    { $amount ->
        [one] { $amount } tour de moins avec le Parc en d’autres mains
       *[other] { $amount } tours de moins avec le Parc en d’autres mains
    }
buffy-reason-hand =
    { $amount ->
        [one] { $amount } carte en main de plus
       *[other] { $amount } cartes en main de plus
    }
