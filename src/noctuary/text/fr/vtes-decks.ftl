### VTES : listes de decks, et ce qu’on peut demander en ligne de commande ou à une nouvelle table.

vtes-deck-too-many-lines = Une liste de deck compte au plus { $most } lignes.
vtes-deck-too-many-cards = Une liste de deck nomme au plus { $most } cartes différentes.
vtes-deck-unreadable = Ligne d’un deck qui ne dit ni combien ni quelle carte : « { $text } ».
vtes-deck-not-yet = « { $card } » est une carte officielle, mais Noctuary ne l’a pas encore.
vtes-deck-ambiguous = « { $card } » existe dans plusieurs groupes ({ $groups }) et les autres vampires ne tranchent pas : indiquez le groupe, comme « (G6) » ({ $rule }).

vtes-decks-full = Decks complets
vtes-decks-starter = Initiation (decks plus petits)
vtes-deck-about-nb-malkavian = Faire voter des référendums que personne n’arrête, cachés jusqu’au décompte des voix.
vtes-deck-about-nb-nosferatu = Affronter qui veut passer : bloquer, ne pas lâcher prise, et frapper à mains nues.
vtes-deck-about-nb-toreador = Charmer et voter : quelques référendums, quelques morsures sans blocage, aucun combat qui dure.
vtes-deck-about-nb-tremere = Mordre un peu à chaque tour, lire ce que préparent les autres, et gagner ses combats avec du sang volé.
vtes-deck-about-nb2-brujah = Débattre d’abord, se battre ensuite : des voix pour les Anarchs, des poings pour qui bloque.
vtes-deck-about-nb2-gangrel = Chasser sous toutes les formes : mordre avec les ruses des bêtes, se relever de chaque combat, ne jamais se lasser.
vtes-deck-about-nb2-ministry = Passer les bloqueurs sous mille formes et amasser de petits gains jusqu’à ce que la proie n’ait plus de réserve.
vtes-deck-about-v5-malkavian = Mordre sans être vu : cacher chaque action, insister avec Domination, et détourner sur d’autres les morsures qui vous visent.
vtes-deck-about-v5-nosferatu = Attendre dans l’ombre : bloquer avec les bêtes, briser à mains nues quiconque approche, et laisser la Célébrité faire le reste.
vtes-deck-about-v5-toreador = Gagner par les voix : princes et primogènes font passer des référendums qui saignent les autres, et Majesté met fin aux combats.
vtes-deck-about-v5-tremere = Mordre fort avec Domination, bloquer ce que tentent les autres, et voler le sang de ceux qu’on rencontre.
vtes-deck-about-v5-ventrue = Régner par le vote et agir deux fois par nuit ; les morsures sont envoyées ailleurs.
vtes-deck-about-v5a-banu-haqim = Honorer des contrats : traquer des vampires choisis, les abattre en frappes rapides, et en toucher le prix.
vtes-deck-about-v5a-brujah = Chercher la bagarre : empoigner un à un les vampires de sa proie, puis mordre quand il n’en reste guère pour bloquer.
vtes-deck-about-v5a-gangrel = Rôder : mordre, bloquer et combattre selon le besoin, avec les bêtes au combat et la révolution anarch derrière soi.
vtes-deck-about-v5a-ministry = Tenter, se faufiler et mordre : des anarchs que chaque tentation renforce.
vtes-deck-about-v5c-ravnos = Tromper : mordre sous les illusions pendant que chiens et vermine occupent la table ; tout est caché, rien ne dure.
vtes-deck-about-v5c-tzimisce = Façonner des monstres : faire de la chair et des Revenants une Goule de guerre et un Vozhd, et mordre avec Domination en attendant.
