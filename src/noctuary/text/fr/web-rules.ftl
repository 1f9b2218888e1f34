### Les livrets de règles (`/rules`).

web-rules = Règles
web-rules-about = Chaque règle a un numéro et une place à elle, dans les deux langues, avec des exemples à suivre pas à pas. Quand la table refuse un coup, elle nomme la règle : voici ce qu’elle dit.
web-rules-size = { $chapters ->
    [one] Un chapitre
   *[other] { $chapters } chapitres
}, { $rules ->
    [one] une règle
   *[other] { $rules } règles
}
web-rules-glossary-of = Glossaire : { $terms } termes
web-rules-book = Vers les règles
web-rules-glossary = Glossaire
web-rules-glossary-title = Glossaire : { $game }
web-rules-search = Chercher des mots ou un numéro
web-rules-both = Deux langues
web-rules-print = Imprimer
web-rules-contents = Sommaire
web-rules-found = { $count ->
    [0] Aucune règle trouvée
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
}
web-rules-found-terms = { $count ->
    [0] Aucun terme trouvé
    [one] Un terme trouvé
   *[other] { $count } termes trouvés
}
web-rules-none = Aucune règle ne contient « { $query } », dans aucune des deux langues.
web-rules-no-term = Aucun terme de ce nom.
web-rules-lost = La règle « { $what } » n’existe pas.
web-rules-terms = Au glossaire :
web-rules-also = aussi : { $names }

## Une règle

web-rules-copy = Copier le lien
web-rules-see = Voir
web-rules-seen-from = Nommée par
web-rules-together = Montrée avec
web-rules-refuses = Ce que dit la table quand elle refuse un coup par cette règle
web-rules-examples = Exemples
web-rules-has-examples = { $count ->
    [one] un exemple
   *[other] { $count } exemples
}
web-rules-all-examples = Les { $count } exemples
web-rules-words = Les mots de la règle

## Un exemple

web-rules-example = Exemple
web-rules-steps = Étapes
web-rules-shows = Montre
web-rules-step-first = Au début
web-rules-step-back = Étape précédente
web-rules-step-forth = Étape suivante
web-rules-step-last = À la fin
web-rules-step-at = Étape { $at } sur { $last }
web-rules-step-beginning = La situation
web-rules-step-passes = { $count ->
    [one] On passe une fois.
   *[other] Tout le monde passe ({ $count } fois).
}
web-rules-step-refused = refusé
web-rules-step-holds = À présent :
web-rules-step-end = Fin de l’exemple.
