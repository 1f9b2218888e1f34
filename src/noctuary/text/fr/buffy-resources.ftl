### Buffy : l’étape de Ressources, les personnages et leurs cartes attachées, les épisodes.

## Journal

buffy-log-placed = { $who } place { $card } sur { $space }.
buffy-log-resurrected = { $who } ressuscite { $card } sur { $space }.
buffy-log-ascended = { $who } élève un personnage : { $card } est maintenant au niveau { $level }.
buffy-log-descended = La carte { $card } est perdue : { $who } revient à { $other }.
buffy-log-attached = { $who } attache { $card } à { $other }.
buffy-log-detached = { $card } quitte { $other }.
buffy-log-swapped = { $who } transfère { $card } de { $source } à { $other }.
buffy-log-discarded = { $card } ({ $who }) quitte le jeu pour la défausse.
buffy-log-crypted = { $card } ({ $who }) quitte le jeu pour la Crypte.
buffy-log-fatigued = { $card } ({ $who }) se fatigue.
buffy-log-episode = { $who } place { $card }.
buffy-log-second-part = La Cible de { $other } est atteinte : { $who } met { $card } en jeu.
buffy-log-episode-over = L’épisode { $card } est annulé et rejoint la Crypte de { $who }.

## Questions

buffy-ask-surplus = { $source } porte désormais plus d’objets que permis. Lequel défaussez-vous ?

## Ce qui rendrait le coup légal

buffy-remedy-condition = Ce que son texte demande n’est pas vrai en ce moment.
buffy-remedy-talent = Il en manque { $amount }.
buffy-remedy-destiny =
    { $amount ->
        [one] Il vous manque { $amount } point de destinée.
       *[other] Il vous manque { $amount } points de destinée.
    }
