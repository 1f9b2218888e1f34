### Twisted Fables : ce qui parle pour une suite, du côté de qui la joue.

fables-reason-hp = { $amount } PV de plus
fables-reason-their-hp = { $amount } PV de moins pour le camp adverse
fables-reason-defense = { $amount } de Défense en plus
fables-reason-their-defense = { $amount } de Défense en moins pour le camp adverse
fables-reason-power = { $amount } de Pouvoir en plus
fables-reason-cards =
    { $amount ->
        [one] des cartes plus fortes dans le deck (de { $amount } niveau)
       *[other] des cartes plus fortes dans le deck (de { $amount } niveaux)
    }
fables-reason-their-cards =
    { $amount ->
        [one] des cartes plus faibles pour le camp adverse (de { $amount } niveau)
       *[other] des cartes plus faibles pour le camp adverse (de { $amount } niveaux)
    }
fables-reason-twists =
    { $amount ->
        [one] { $amount } carte Twist de plus
       *[other] { $amount } cartes Twist de plus
    }
