### Buffy : coups et noms.

buffy-game = Buffy contre les vampires
buffy-park = le Parc
buffy-space = { $space }
buffy-space-at-location = { $space } ({ $location })
buffy-name-at-seat = { $name } ({ $letter })
buffy-card-held = { $card } ({ $holder })

## Actions d’une veille

buffy-move-pass = Passer
buffy-move-challenge = Placer { $card } sur { $space }
buffy-move-under = Mettre { $card } sous le deck de Défis
buffy-move-play = Jouer { $card }
buffy-move-use = Utiliser { $card }
buffy-move-use-text = Utiliser { $card } : { $text }
buffy-move-refresh = Redresser toutes vos cartes
buffy-move-move = Déplacer { $character } vers { $space }
buffy-move-place = Placer { $card } sur { $space }
buffy-move-episode = Placer { $card }
buffy-move-ascend = Élever { $character } : { $card }
buffy-move-attach = Attacher { $card } à { $character }
buffy-move-upgrade = Attacher { $card } à { $character } à la place de { $other }
buffy-move-swap = Transférer { $card } de { $holder } à { $character }
buffy-move-resurrect = Ressusciter { $card } sur { $space }
buffy-move-fight = { $character } attaque { $other }
buffy-move-face = Affronter { $challenge } avec { $character }
buffy-move-double = { $character } sert de doublure
buffy-move-stack = Mettre { $card } dans la pile de talent : { $talent }
buffy-move-discard = Défausser { $card }

## Réponses

buffy-move-yes = Oui
buffy-move-no = Non
buffy-move-done = Rien de plus
buffy-move-go = C’est tout
buffy-move-add = Avec aussi { $character }
buffy-move-number = Nombre : { $number }
buffy-move-choose = Choisir { $card }
buffy-move-target = Choisir { $character }
buffy-move-at = Choisir { $challenge }
buffy-move-to = Vers { $space }
buffy-move-talent = Choisir { $talent }
buffy-move-player = Choisir { $who }
buffy-move-take = Choisir { $card } de { $holder }
buffy-move-resolve = D’abord { $card }
buffy-move-resolve-text = D’abord { $card } : { $text }
buffy-move-on-top = { $card } au-dessus
buffy-move-beneath = { $card } au-dessous
buffy-move-start = Commencer sur { $space }
buffy-move-day = Le premier tour est de jour
buffy-move-night = Le premier tour est de nuit
buffy-move-lay = Poser { $card } sur { $space }
buffy-move-keep = Garder le reste
buffy-move-trait = Choisir { $trait }
