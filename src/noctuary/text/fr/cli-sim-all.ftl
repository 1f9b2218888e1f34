# `noctuary sim --all`, et ce que cela ajoute au compte rendu d’une série.

cli-sim-all = Tous contre tous (ceux de --seats, sinon tous ceux qui se rencontrent d’habitude), --games parties par paire ; --bots nomme le seul robot, qui joue tout.
cli-sim-first-line =
    { $wins ->
        [one] Qui commence : { $wins } victoire ({ $share } %)
       *[other] Qui commence : { $wins } victoires ({ $share } %)
    }
cli-sim-turns-line = En moyenne { $turns } tours
buffy-ending-destiny =
    { $games ->
        [one] Par points de destinée : { $games } partie ({ $share } %)
       *[other] Par points de destinée : { $games } parties ({ $share } %)
    }
buffy-ending-park =
    { $games ->
        [one] Par le parc : { $games } partie ({ $share } %)
       *[other] Par le parc : { $games } parties ({ $share } %)
    }
buffy-ending-other =
    { $games ->
        [one] Autrement : { $games } partie ({ $share } %)
       *[other] Autrement : { $games } parties ({ $share } %)
    }
cli-error-questions-and-all = Les questions se comptent à une seule table : donnez --seats, pas --all.
cli-error-seats-or-all = Dites qui joue avec --seats A,B – ou --all pour tous contre tous.
cli-error-one-bot =
    { $bots ->
        [one] Avec --all, un seul robot joue toutes les places ; { $bots } est nommé.
       *[other] Avec --all, un seul robot joue toutes les places ; { $bots } sont nommés.
    }
cli-error-two-entrants = Avec --all, il en faut au moins deux qui se rencontrent.
