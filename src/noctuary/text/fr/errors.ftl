### Ce qui peut clocher dans un réglage de partie, une position, une partie enregistrée ou un autre fichier.

error-in-file = { $file }:{ $line } : { $problem }
error-in-file-somewhere = { $file } : { $problem }
error-cannot-read-file = Impossible de lire { $file } : le nom est-il juste ?
error-cannot-read-file-because = Impossible de lire { $file } : { $problem }.
error-not-text = ce n’est pas un fichier texte (en UTF-8, en UTF-16 ou en Windows-1252).
error-file-too-large = ce fichier est trop gros : { $most } Mio au plus sont lus.
error-toml-too-deep = les tables, les listes et les noms à points s’emboîtent sur { $most } niveaux au plus, et les nombres doivent être courts.
error-not-toml = ce n’est plus du TOML valable à partir de la colonne { $column }.
error-toml-too-large = c’est trop gros : { $most } Kio au plus sont lus.

## Champs d’un réglage ou d’une position (phrases communes, reprises plus bas)

error-by-rule = { $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
error-field-unknown-field = le champ « { $field } » n’existe pas ; il y a { $allowed }.
error-field-not-a-number = « { $field } » doit être un nombre entier et non { $given }.
error-field-not-a-flag = « { $field } » doit être true ou false et non { $given }.
error-field-not-a-text = « { $field } » doit être un texte entre guillemets droits et non { $given }.
error-field-not-a-list = « { $field } » doit être une liste entre crochets et non { $given }.
error-field-not-a-table = « { $field } » doit être une table de champs et non { $given }.
error-field-not-allowed = « { $field } » ne peut pas être { $given } ; au choix : { $allowed }.
error-field-out-of-range = « { $field } » doit aller de { $least } à { $most } et non être { $given }{ error-by-rule }.
error-field-unknown-fable = « { $field } » : aucune Fable ne s’appelle « { $given } » ; il y a { $allowed }.
error-field-fable-count = « { $field } » : le mode { $mode } demande { $count } Fables et non { $given }.
error-field-same-fable-twice = « { $field } » : { $given } est nommée deux fois, mais ses propres cartes n’existent qu’une fois{ error-by-rule }.
error-field-start-squares = « { $field } » doit donner deux cases différentes de 1 à { $most }, celle de gauche d’abord, et non { $given }{ error-by-rule }.

## Réglages

error-setup-unknown-field = Réglage : { error-field-unknown-field }
error-setup-not-a-number = Réglage : { error-field-not-a-number }
error-setup-not-a-flag = Réglage : { error-field-not-a-flag }
error-setup-not-a-text = Réglage : { error-field-not-a-text }
error-setup-not-a-list = Réglage : { error-field-not-a-list }
error-setup-not-a-table = Réglage : { error-field-not-a-table }
error-setup-not-allowed = Réglage : { error-field-not-allowed }
error-setup-out-of-range = Réglage : { error-field-out-of-range }
error-setup-unknown-fable = Réglage : { error-field-unknown-fable }
error-setup-fable-count = Réglage : { error-field-fable-count }
error-setup-same-fable-twice = Réglage : { error-field-same-fable-twice }
error-setup-start-squares = Réglage : { error-field-start-squares }

## Positions

error-position-unknown-field = Position : { error-field-unknown-field }
error-position-not-a-number = Position : { error-field-not-a-number }
error-position-not-a-flag = Position : { error-field-not-a-flag }
error-position-not-a-text = Position : { error-field-not-a-text }
error-position-not-a-list = Position : { error-field-not-a-list }
error-position-not-a-table = Position : { error-field-not-a-table }
error-position-not-allowed = Position : { error-field-not-allowed }
error-position-nobody-goes-out = Position : « { $field } » ne peut pas être { $given } dans ce jeu, où l’on n’est pas éliminé quand il ne reste plus rien.
error-position-goal-decided = Position : « { $field } » = { $given } est déjà décidé quand l’énigme commence : il ne resterait rien à faire.
error-position-no-goal = Position : le champ « { $field } » manque : que faut-il faire ? L’un de { $allowed }.
error-position-no-such-goal = Position : « { $field } » ne peut pas être { $given } dans ce jeu, qui ne compte rien dont vive une place.
error-unknown-puzzle = Il n’y a pas d’énigme appelée « { $puzzle } » pour « { $game } » ; « noctuary puzzle » en donne la liste.
error-position-out-of-range = Position : { error-field-out-of-range }
error-position-unknown-fable = Position : { error-field-unknown-fable }
error-position-fable-count = Position : { error-field-fable-count }
error-position-same-fable-twice = Position : { error-field-same-fable-twice }
error-position-start-squares = Position : { error-field-start-squares }
error-position-not-a-seed = Position : « { $field } » doit être un texte, ou des chiffres hexadécimaux après 0x, et non { $given }.
error-position-not-a-key = Position : « { $field } » doit tenir en 64 octets au plus, en chiffres hexadécimaux, et non { $given }.
error-position-unknown-card = Position : « { $field } » : aucune carte ne s’appelle « { $given } ».
error-position-wrong-zone = Position : « { $field } » : { $given } ne peut jamais s’y trouver.
error-position-not-her-card = Position : « { $field } » : { $given } est une carte d’une autre Fable que { $fable }{ error-by-rule }.
error-position-not-durable = Position : « { $field } » : { $given } n’est pas une carte Durable{ error-by-rule }.
error-position-too-many = Position : « { $field } » : { $count } × { $given }, mais il { $most ->
    [0] n’y en a pas dans cette partie
    [one] n’en existe qu’une
   *[other] n’en existe que { $most }
}{ error-by-rule }.
error-position-not-her-token = Position : « { $field } » ne peut pas être { $given } : cela n’appartient qu’à { $owner }, pas à { $fable }.
error-position-too-many-tokens = Position : « { $field } » compte { $count } entrées ; { $most } au plus sont possibles{ error-by-rule }.
error-position-relic-count = Position : « { $field } » demande { $count } Reliques, une par case, et non { $given }{ error-by-rule }.
error-position-not-composed = Position : « { $field } » ne peut pas être { $given } : les cartes d’une action et son type « composing » vont ensemble{ error-by-rule }.
error-position-same-square = Position : « { $field } » : { $one } et { $other } sont sur la même case{ error-by-rule }.
error-position-same-track = Position : « { $field } » : les partenaires { $one } et { $other } sont sur le même Compteur de Combat{ error-by-rule }.
error-position-out-at-zero = Position : « { $field } » : une Fable est éliminée si et seulement si elle a 0 PV{ error-by-rule }.
error-position-impossible = Position : « { $field } » ne peut jamais être { $given } ici{ error-by-rule }.
error-position-limit = Position : « { $field } » ne peut pas être { $given } : cela découle de ses cartes et vaut { $most }{ error-by-rule }.
error-position-epics = Position : « { $field } » : { $count } au choix et { $about } ailleurs ; il doit y en avoir { $left } au choix et { $most } ailleurs au plus{ error-by-rule }.
error-position-step-value = Position : « { $field } » ne peut pas être { $given } dans une étape « { $step } ».
error-position-step-order = Position : « { $field } » : une étape « { $step } » ne peut pas attendre là ; la suite d’un tour est le début de { $allowed }, la prochaine étape en dernier{ error-by-rule }.
error-position-nobody-settles = Position : « { $field } » : des dégâts attendent, mais aucune étape de « agenda » ne les règle{ error-by-rule }.
error-position-lies-open = Position : « { $field } » : des cartes sont étalées, mais aucune étape de « agenda » ne les range{ error-by-rule }.
error-position-active-is-out = Position : « { $field } » ne peut pas être { $given } : elle est éliminée{ error-by-rule }.
error-position-contradicts = Position : « { $field } » et « { $other } » ne peuvent pas être ainsi ensemble{ error-by-rule }.
error-position-wrong-region = Position : « { $field } » : { $given } ne peut pas se trouver là{ error-by-rule }.
error-position-over-capacity = Position : « { $field } » ne peut pas être { $given } : ce vampire a au plus { $most } de sang{ error-by-rule }.
error-position-not-points = Position : « { $field } » doit être un nombre de points de victoire de 0 à { $most }, entiers ou demis, et non { $given }{ error-by-rule }.
error-position-not-going-on = Position : « { $field } » : { $given } demande { $missing ->
    [action] une action
    [combat] un combat
    [referendum] un référendum
   *[phase] la phase de serviteur
} en cours{ error-by-rule }.
error-position-no-such-card = Position : « { $field } » : aucune carte en jeu ne correspond à { $given }{ error-by-rule }.
error-position-step-lacks = Position : « { $field } » : l’étape { $given } demande « { $missing } ».
error-position-twice-on-agenda = Position : « { $field } » : { $given } ne peut rester à faire qu’une fois{ error-by-rule }.
error-position-not-a-slug = Position : « { $field } » doit être un nom en minuscules comme ma-carte et non { $given }.
error-position-card-name-taken = Position : « { $field } » : il y a déjà une carte nommée { $given }.
error-position-not-an-amount = Position : « { $field } » doit être un montant comme { $allowed } et non { $given }.
error-position-asks-after-reveal = Position : « { $field } » : « { $clause } » pose une question et doit donc venir avant « { $before } », qui dévoile des cartes cachées.

## Scripts et ce qu’ils attendent

error-script-line = « { $text } » n’est pas une ligne de script : écrivez « A coup … », « ! A coup … = RÈGLE » ou « ? chemin = valeur », avec « ~ » devant un coup ou une vérification que tous attendent en passant.
error-never-came = « { $text } » n’est jamais arrivé : tous ont passé jusqu’à ce que ce soit à { $asked } de choisir, et seulement parmi { $found }.
error-unknown-rule = La règle { $rule } n’existe pas ({ $game }).
error-ends-inside-question = Le script s’arrête au milieu d’une question : { $asked } doit encore choisir parmi { $found }. Répondez-y, ou dites ce qui est demandé (« decision.prompt », « offered »).
error-not-her-decision = « { $text } » : c’est à { $asked } de décider ici, pas à { $seat }.
error-expected-value = { $path } devrait être { $expected } mais vaut { $found }.
error-expected-offer = { $move } devrait être proposé, mais seul { $found } l’est.
error-expected-no-offer = { $move } ne devrait pas être proposé, mais l’est.
error-expected-refusal = « { $move } » devrait être refusé par { $rule }, mais { $found ->
    [legal] c’est permis
   *[other] c’est { $found } qui le refuse
}.
error-expected-absent = { $path } ne devrait pas exister mais vaut { $found }.
error-no-such-path = Rien ne s’appelle { $path }.

## Parties enregistrées

error-record-tag = « { $text } » n’est pas une étiquette : écrivez [Nom "valeur"].
error-record-not-closed = « { $sign } » n’est jamais refermé.
error-record-word = Je ne sais pas ce que « { $text } » veut dire ici.
error-record-number = Ce coup porte le numéro { $number } ; on attendait { $expected }.
error-record-no-move = Rien ne suit le numéro { $number }.
error-record-no-result = La partie finit sans résultat : A, B, A+C, B+D, draw ou *.
error-record-no-game = L’étiquette [Game "…"] manque.
error-record-bad-tag = L’étiquette { $tag } est inutilisable : { $given }.
error-record-other-seed = La graine ne correspond pas à son empreinte : l’une des deux a été changée.
error-record-other-result = L’enregistrement annonce { $told }, mais les coups mènent à { $found }.
note-record-other-version = Cette partie a été enregistrée par la version { $theirs } ; celle-ci est la { $ours }.
