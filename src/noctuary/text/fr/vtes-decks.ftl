### VTES : listes de decks, et ce qu’on peut demander en ligne de commande ou à une nouvelle table.

vtes-deck-too-many-lines = Une liste de deck compte au plus { $most } lignes.
vtes-deck-too-many-cards = Une liste de deck nomme au plus { $most } cartes différentes.
vtes-deck-unreadable = Ligne d’un deck qui ne dit ni combien ni quelle carte : « { $text } ».
vtes-deck-not-yet = « { $card } » est une carte officielle, mais Noctuary ne l’a pas encore.
vtes-deck-ambiguous = « { $card } » existe dans plusieurs groupes ({ $groups }) et les autres vampires ne tranchent pas : indiquez le groupe, comme « (G6) » ({ $rule }).

vtes-deck-about-v5-malkavian = Des Malkaviens qui mordent sans être vus, usent de Domination et détournent sur d’autres les morsures qui les visent.
vtes-deck-about-v5-toreador = Princes et primogènes Toréador : des voix, du charme, et des combats finis avant d’avoir commencé.
vtes-deck-about-v5-tremere = Des Tremere qui voient tout, mordent fort et volent le sang de ceux qu’ils rencontrent.
vtes-deck-about-v5-ventrue = Des Ventrue qui règnent par le vote, agissent deux fois par nuit et envoient les morsures ailleurs.
vtes-deck-about-v5a-ministry = Anarchs des Disciples de Seth : des serpents qui tentent, se faufilent et mordent.
