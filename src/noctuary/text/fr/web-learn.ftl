### Les leçons dans le navigateur : la liste, et ce qui entoure la voix.

web-learn = Apprendre un jeu
    .about = Dans une leçon, vous essayez tout vous-même, une chose à la fois. Partez quand vous voulez : vous reprendrez où vous en étiez. Après les leçons vient une première vraie partie.
web-lesson-minutes = environ { $minutes } minutes
web-lesson-begin = Commencer
web-lesson-go-on = Continuer
web-lesson-repeat = La refaire
web-lesson-done = Terminée
web-lesson-step =
    { $step ->
        [one] { $step } étape sur { $count }
       *[other] { $step } étapes sur { $count }
    }
web-lesson-chapter = Chapitre { $number } sur { $count }
web-lesson-hint = Un indice
web-lesson-back = Un pas en arrière
web-lesson-learned = Ce que vous savez maintenant
web-lesson-again = Depuis le début
web-lesson-would = Ce qui se passerait
web-lesson-all = Toutes les leçons
web-lesson-next = Ensuite : { $title }
web-lesson-missing = Cette leçon n’existe pas.
web-lesson-play = La jouer
web-lesson-first-game = Votre première vraie partie
    .about = Les robots y sont bienveillants. Aux premiers tours, chaque décision s’accompagne d’un conseil ; ensuite vous le demandez ; à la fin, vous jouez sans aide.
