# Le plateau de Twisted Fables dans le navigateur.

web-fables-board = La table
web-fables-partner = votre partenaire
web-fables-out = éliminée
web-fables-your-move = à vous de jouer
web-fables-to-move = à elle de jouer
web-fables-hit-points = PV
web-fables-hp = { $hp } PV sur { $max }
web-fables-threshold = Seuil Épique { $threshold }
web-fables-threshold-crossed = Seuil franchi
web-fables-defense = Défense
web-fables-power = Pouvoir
web-fables-coming = À subir
web-fables-hand = Main
web-fables-deck = Deck
web-fables-discard = Défausse
web-fables-epics = Épiques
web-fables-cache = Stockées
web-fables-reserves = Réserves
web-fables-reserve-empty = vide
web-fables-twists = Twists
web-fables-durables = Durables
web-fables-shown = Montrées
web-fables-play = En jeu
web-fables-blood = À payer de son sang
web-fables-cards = Ses cartes ({ $count })
web-fables-price = Prix { $price }
web-fables-stock =
    { $count ->
        [one] reste { $count }
       *[other] restent { $count }
    }

web-fables-track =
    { $tracks ->
        [one] Le Compteur de Combat
       *[other] Compteur de Combat { $track }
    }
web-fables-square = Case { $square }
web-fables-distance = distance { $distance }
web-fables-within =
    { $kind ->
        [move] à la portée de ce mouvement
       *[reach] à portée de cette carte
    }
web-fables-turn-left = Vers la gauche
web-fables-turn-right = Vers la droite
web-fables-turn-nudge-left = Décaler l’adversaire vers la gauche
web-fables-turn-nudge-right = Décaler l’adversaire vers la droite
web-fables-relics = Reliques
web-fables-relic-deck = Deck de Reliques
web-fables-relic-discard = Reliques utilisées

web-fables-shop = Cartes de base à acheter
web-fables-your-power = Pouvoir { $power }

web-fables-counters = Compteurs
web-fables-gauge-awakening = Éveil
web-fables-gauge-awake =
    { $count ->
        [0] endormie
       *[other] éveillée
    }
web-fables-gauge-combo = Combo
web-fables-gauge-match = Deck d’Allumettes
web-fables-gauge-tentacles = Tentacules
web-fables-gauge-qi = Qi
web-fables-gauge-poison = Deck Poison
web-fables-gauge-fate = Destin
web-fables-gauge-fate-red = Destin rouge
web-fables-avatar-queen = Reine de Cœur
web-fables-avatar-hatter = Chapelier Fou
web-fables-avatar-cat = Chat du Cheshire
