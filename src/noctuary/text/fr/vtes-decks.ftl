### VTES : listes de decks, et ce qu’on peut demander en ligne de commande ou à une nouvelle table.

vtes-deck-too-many-lines = Une liste de deck compte au plus { $most } lignes.
vtes-deck-too-many-cards = Une liste de deck nomme au plus { $most } cartes différentes.
vtes-deck-unreadable = Ligne d’un deck qui ne dit ni combien ni quelle carte : « { $text } ».
vtes-deck-not-yet = « { $card } » est une carte officielle, mais Noctuary ne l’a pas encore.
vtes-deck-ambiguous = « { $card } » existe dans plusieurs groupes ({ $groups }) et les autres vampires ne tranchent pas : indiquez le groupe, comme « (G6) » ({ $rule }).

vtes-decks-full = Decks complets
vtes-decks-starter = Initiation (decks plus petits)
vtes-deck-about-nb-nosferatu = Affronter qui veut passer : bloquer, ne pas lâcher prise, et frapper à mains nues.
vtes-deck-about-nb-toreador = Charmer et voter : quelques référendums, quelques morsures sans blocage, aucun combat qui dure.
vtes-deck-about-v5-malkavian = Mordre sans être vu : cacher chaque action, insister avec Domination, et détourner sur d’autres les morsures qui vous visent.
vtes-deck-about-v5-nosferatu = Attendre dans l’ombre : bloquer avec les bêtes, briser à mains nues quiconque approche, et laisser la Célébrité faire le reste.
vtes-deck-about-v5-toreador = Gagner par les voix : princes et primogènes font passer des référendums qui saignent les autres, et Majesté met fin aux combats.
vtes-deck-about-v5-tremere = Mordre fort avec Domination, bloquer ce que tentent les autres, et voler le sang de ceux qu’on rencontre.
vtes-deck-about-v5-ventrue = Régner par le vote et agir deux fois par nuit ; les morsures sont envoyées ailleurs.
vtes-deck-about-v5a-gangrel = Rôder : mordre, bloquer et combattre selon le besoin, avec les bêtes au combat et la révolution anarch derrière soi.
vtes-deck-about-v5a-ministry = Tenter, se faufiler et mordre : des anarchs que chaque tentation renforce.
