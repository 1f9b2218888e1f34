# Tentatives de blocage.
vtes-ask-price-of-attempt = Payer pour la tentative de blocage de { $source } ? Sinon, vous y renoncez.
vtes-move-no-price-of-attempt = Non : renoncer à la tentative

# Vampires fusionnés.
vtes-log-merges = { $minion } fusionne avec sa version avancée.

# Entre deux actions.
vtes-window-between-actions = Une action est finie : utilisez-vous quelque chose avant la suivante ?
vtes-pass-between-actions = Passer : ne rien utiliser
vtes-at-between-actions = entre deux actions

# Cards as they are played.
vtes-effect-cancel-played =
    { $pays ->
        [0] Annulez la carte quand elle est jouée ; son coût n’est pas payé.
       *[other] Annulez la carte quand elle est jouée.
    }
