### Buffy : coups et noms.

buffy-game = Buffy contre les vampires
buffy-park = le Parc
buffy-space = { $space }
buffy-space-at-location = { $space } ({ $location })
buffy-name-at-seat = { $name } ({ $letter })
buffy-contest-leads = { $talent } : { $who } mène de { $by }, { $most } à { $least }. { $tie ->
        [behind] Il faut { $by } de plus à { $foe } pour gagner, car une carte départage.
        [ahead] Il faut { $more } de plus à { $foe } pour gagner ; l’égalité profite à { $who }.
       *[nobody] Il faut { $more } de plus à { $foe } pour gagner ; avec { $by } de plus, les deux perdent.
    }
buffy-contest-level = { $talent } : égalité à { $amount }. En l’état, les deux perdent ; 1 de plus l’emporte.
buffy-contest-level-won = { $talent } : égalité à { $amount }. Une carte départage : { $who } gagnerait.
buffy-contest-requirement = { $card } ne peut être vaincu : personne n’apporte ce qu’il exige.
buffy-contest-lacks = { $by } en { $talent }
buffy-contest-missing = Pour vaincre { $card }, il manque encore à { $who } : { $what }.
buffy-contest-met = Tous les objectifs sont atteints : { $card } serait vaincu.
buffy-contest-met-by = Tous les objectifs sont atteints : { $card } serait vaincu. { $foe } doit ajouter { $by } en { $talent } pour le sauver.
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
buffy-move-stack = Mettre { $card } dans la pile de { $talent }
buffy-move-discard = Défausser { $card }

## Ce qui se passe quand on passe

buffy-pass-if = Si vous passez, { $what }.
# À côté d’une offre : ce qu’elle donne
buffy-forecast-ahead =
    { $side ->
        [ahead] vous menez de { $amount }
        [behind] vous êtes mené de { $amount }
       *[even] égalité
    }
buffy-forecast-missing =
    { $amount ->
        [0] tous les objectifs atteints
        [one] il manque { $amount } point
       *[other] il manque { $amount } points
    }
buffy-forecast-destiny =
    { $role ->
        [me] votre Destinée { $before } → { $after }
       *[other] Destinée de { $who } { $before } → { $after }
    }
buffy-forecast-leaves = { $who } quitte le jeu
buffy-forecast-tires = { $who } se fatigue
buffy-forecast-rests = { $who } se redresse
buffy-forecast-level = niveau { $before } → { $after }

# Avant un coup que presque personne ne veut
buffy-warning-defeat = Si personne n’y fait plus rien, vous perdez la partie.

buffy-pass-label = Passer : { $what }
buffy-pass-goes-to = la veille revient à { $who }
buffy-pass-ends-step = { $now } s’achève et { $next } commence
buffy-pass-ends-turn = { $day ->
    [yes] le tour s’achève, on vérifie qui contrôle le Parc, et { $who } commence le tour suivant, de jour
   *[no] le tour s’achève, on vérifie qui contrôle le Parc, et { $who } commence le tour suivant, de nuit
}
buffy-pass-ends-fight-choose = chacun pioche et la bataille commence
buffy-pass-ends-fight-draw = la bataille commence
buffy-pass-ends-fight-battle = la bataille s’achève et plus rien ne va dans les piles
buffy-pass-ends-fight-resolve = les totaux décident du duel
buffy-pass-ends-fight-result = le duel continue par le stade Duel/Défausse
buffy-pass-ends-fight-discard = le duel est terminé et { $step } reprend
buffy-pass-ends-challenge-choose = chacun pioche et la bataille commence
buffy-pass-ends-challenge-draw = la bataille commence
buffy-pass-ends-challenge-battle = la bataille s’achève et plus rien ne va dans les piles
buffy-pass-ends-challenge-resolve = les totaux décident du défi
buffy-pass-ends-challenge-result = le défi continue par le stade Défi/Défausse
buffy-pass-ends-challenge-discard = le défi est terminé et { $step } reprend
buffy-pass-not-yet-challenge = Vous ne pouvez pas passer avant d’avoir mis en jeu votre défi du dessus.
buffy-pass-not-yet-refresh = Vous ne pouvez pas passer avant d’avoir redressé vos cartes fatiguées.
buffy-pass-not-yet-discard = Vous ne pouvez pas passer avec plus de { $most } cartes en main.

## Réponses

buffy-move-yes = Oui
buffy-move-no = Non
buffy-move-no-react = Non, ne pas utiliser { $source }
buffy-move-done = Rien de plus
buffy-move-done-looked = Les remettre en place
buffy-move-done-location = Ne plus poser de lieu
buffy-move-done-search = Ne plus prendre de carte
buffy-move-done-attack = N’attaquer personne
buffy-move-done-fight = N’attaquer personne
buffy-move-go = C’est tout
buffy-move-go-group = L’affronter sans personne d’autre
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
buffy-move-keep = Garder le reste, puis piocher jusqu’à { $most } cartes
buffy-move-trait = Choisir { $trait }

## Les étapes du tour, telles qu’une frise les montre

buffy-step-prologue = Prologue
buffy-step-draw = Pioche
buffy-step-refresh = Redressement
buffy-step-movement = Mouvement
buffy-step-resource = Ressources
buffy-step-conflict = Conflit
buffy-step-end = Fin
