### Pour qui tient un serveur : journaux, copies, et ce qui est gardé combien de temps.

cli-error-word = { $name } : { $given } n’est pas dans la liste : { $known }.
cli-error-period = { $name } : { $given } n’est pas une durée comme 90d (jours) ou 12h{ $forever ->
    [true] , ni forever
   *[other] {""}
}.

## noctuary serve

cli-serve-keep-games = Combien de temps garder les tables que personne ne touche plus, finies ou non : 365d, ou forever (forever).
cli-serve-keep-guests = Combien de temps se souvenir des invités qui ne viennent plus (30d).
cli-serve-log-format = La forme du journal : text, ou json pour les programmes (text).
cli-serve-log-level = Ce qui mérite une ligne : debug, info (chaque requête), warning ou error (warning).
cli-serve-log-addresses = Ce qui est écrit de l’adresse d’un visiteur : none (rien), network (le réseau) ou full (tout) (none).

## noctuary prune

cli-prune = Jeter les tables que personne n’a touchées depuis longtemps, avec la partie et la discussion.
    .more = Le serveur peut tourner pendant ce temps. Comptes, decks et signalements restent.
cli-prune-older-than = Depuis combien de temps personne ne les a touchées : 365d, 36h.
cli-prune-dry-run = Seulement les compter.
cli-prune-would =
    { $count ->
        [0] Aucune table n’est aussi vieille.
        [one] Une table est aussi vieille.
       *[other] { $count } tables sont aussi vieilles.
    }
cli-prune-done =
    { $count ->
        [0] Aucune table n’était aussi vieille.
        [one] Une table a été jetée.
       *[other] { $count } tables ont été jetées.
    }
server-error-packed = La partie enregistrée ne peut plus être lue.
