# De quoi une table peut être faite.

fables-about = Un duel d’héroïnes sur une piste de neuf cases : vous bâtissez votre deck en combattant, et les pouvoirs de votre Fable se déploient. À deux, ou deux contre deux.
buffy-about = Les règles Class of ’99 : une ville la nuit, des défis à affronter, des duels à gagner et un Parc à tenir. De deux à six joueurs.
vtes-about = Des vampires qui règnent sur la nuit par l’influence, les votes et le sang : éliminez votre proie avant que votre prédateur ne vous élimine. De deux à six joueurs.
game-mode-1v1 = Un contre un
game-mode-2v2 = Deux contre deux
game-mode-all = Chacun pour soi
game-choice-player = Joueur ou joueuse
game-level-easy = Facile à jouer
game-level-medium = Demande un peu de pratique
game-level-hard = Exigeant
game-option-relics = Reliques
game-option-turn-cap = La partie est nulle après ce nombre de tours (0 : jamais)
game-option-turn-limit = La partie s’achève après ce nombre de tours (0 : jamais)
game-option-own-sets = Mes séries de cartes : { $sets }
game-option-format = Règles des decks
game-option-lists = Listes des decks
game-option-time-limit = La partie s’achève après ce nombre de tours (0 : jamais)
game-option-word-closed = Fermées
game-option-word-open = Ouvertes
game-option-word-none = Aucune
game-option-word-printed = Le deck imprimé
game-option-word-house = Celles de Noctuary

buffy-deck-about-ada-vance = Le combat : un par tour grâce à l’essence, davantage à l’étape de conflit.
buffy-deck-about-brother-cain = La sorcellerie : les défis grandissent quand d’autres les affrontent, et l’on se bat en rêve.
buffy-deck-about-constance-quill = Vide les mains, paie en points de destinée et les reprend par le chantage.
buffy-deck-about-countess-vesna = Des vampires qui tiennent le Parc la nuit, et y gagnent.
buffy-deck-about-dot-marlowe = Une foule de Compagnons qui se joignent aux autres, comptent les uns pour les autres et désamorcent les défis par la parole.
buffy-deck-about-milo-hart = L’esprit et l’étrange : des sorts venus de l’essence, des combats gagnés à l’intelligence.
buffy-deck-about-wren-calloway-evil = La transfuge parmi les Méchants : elle s’en prend aux épuisés et, contre une carte défaussée, affronte aussi des défis du bien.
buffy-deck-about-wren-calloway-good = La transfuge parmi les Héros : contre une carte défaussée, elle est du côté du mal pour un tour et affronte aussi ses défis.

web-why-allowed = C’est possible : { $move }
