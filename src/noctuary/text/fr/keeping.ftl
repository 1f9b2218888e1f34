### Pour qui tient un serveur : journaux, copies, et ce qui est gardé combien de temps.

cli-error-word = { $name } : { $given } n’est pas dans la liste : { $known }.

## noctuary serve

cli-serve-log-format = La forme du journal : text, ou json pour les programmes (text).
cli-serve-log-level = Ce qui mérite une ligne : debug, info (chaque requête), warning ou error (warning).
cli-serve-log-addresses = Ce qui est écrit de l’adresse d’un visiteur : none (rien), network (le réseau) ou full (tout) (none).
