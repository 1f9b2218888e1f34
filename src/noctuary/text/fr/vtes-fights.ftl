# Combat, dégâts et diablerie : ce que les règles elles-mêmes demandent et disent.

vtes-ask-prevent-aggravated = { $source } : combien de points aggravés prévenez-vous, au plus { $amount } ?
vtes-effect-additional-strikes-free =
    { $amount ->
        [one] { $amount } frappe additionnelle, qui ne compte pas dans la limite.
       *[other] { $amount } frappes additionnelles, qui ne comptent pas dans la limite.
    }
vtes-move-fetch =
    { $zone ->
        [0] { $card }, de votre main
        [1] { $card }, de votre bibliothèque
       *[other] { $card }, de votre tas de cendres
    }
vtes-log-learns = { $minion } apprend : { $other }.
