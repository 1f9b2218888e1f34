# Le plateau du jeu Buffy dans le navigateur.

web-buffy-board = La table
web-buffy-out = hors jeu
web-buffy-your-move = à vous de jouer
web-buffy-to-move = à son tour
web-buffy-turn = Tour { $turn }
web-buffy-day = Jour
web-buffy-night = Nuit
web-buffy-destiny = Destinée
web-buffy-park = Le Parc
web-buffy-park-held =
    { $count ->
        [0] tenu par { $who }
        [one] tenu par { $who } depuis { $count } tour
       *[other] tenu par { $who } depuis { $count } tours
    }

web-buffy-piles = Piles et cartes
web-buffy-to-lay = à poser
web-buffy-hand = Main
web-buffy-deck = Deck
web-buffy-discard = Défausse
web-buffy-crypt = Crypte
web-buffy-challenges = Défis
web-buffy-locations = Lieux
web-buffy-second-parts = 2es parties
web-buffy-next-challenge = à suivre
web-buffy-shown = montrée à vous

web-buffy-main = Personnage principal
web-buffy-level = niveau { $level }
web-buffy-tired = fatigué
web-buffy-reward = Récompense { $reward }
web-buffy-faced-by = affronté par { $who }

web-buffy-fight = Duel
web-buffy-challenge = Défi
web-buffy-stages = Stades
web-buffy-stage-choose = Choix
web-buffy-stage-draw = Pioche
web-buffy-stage-battle = Bataille
web-buffy-stage-resolve = Résolution
web-buffy-stage-result = Résultat
web-buffy-stage-discard = Défausse
web-buffy-attacker = attaque
web-buffy-defender = défend
web-buffy-effect = un effet
web-buffy-ahead-attacker = l’attaquant mène
web-buffy-ahead-defender = le défenseur mène
web-buffy-ahead-even = égalité
web-buffy-requirement-missing = Une condition n’est pas remplie
web-buffy-drawn = Égalité
web-buffy-won-by = { $who } l’emporte
web-buffy-fold = Replier
web-buffy-unfold = Montrer
