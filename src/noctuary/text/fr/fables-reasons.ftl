### Twisted Fables : ce qui parle pour une suite, du côté de qui la joue.

fables-reason-hp = garde { $amount } PV de plus
fables-reason-their-hp = coûte { $amount } PV de plus au camp adverse
fables-reason-defense = laisse { $amount } de Défense en plus
fables-reason-their-defense = laisse { $amount } de Défense en moins au camp adverse
fables-reason-power = laisse { $amount } de Pouvoir en plus
fables-reason-cards =
    { $amount ->
        [one] apporte des cartes plus fortes au deck ({ $amount } niveau)
       *[other] apporte des cartes plus fortes au deck ({ $amount } niveaux)
    }
fables-reason-their-cards =
    { $amount ->
        [one] garde les cartes adverses plus faibles ({ $amount } niveau)
       *[other] garde les cartes adverses plus faibles ({ $amount } niveaux)
    }
fables-reason-twists =
    { $amount ->
        [one] { $amount } carte Twist de plus
       *[other] { $amount } cartes Twist de plus
    }
