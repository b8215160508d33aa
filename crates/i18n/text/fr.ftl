# Ce qui n’a pas pu être lu : les tournures de engine::Expected, dont tout lecteur peut avoir besoin. Elles suivent un deux-points.

misread = ligne { $line } : attendu : { $expected } ; trouvé : { $found }
misread-nowhere = attendu : { $expected } ; trouvé : { $found }
misread-nothing = rien

# Nombres
decimal-mark = ,

# Notation
expected-written = « { $text } »
expected-one-of = l’un de { $words }
expected-number = un nombre
expected-number-from-to = un nombre de { $least } à { $most }
expected-numbers =
    { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    }
expected-seat = une place de P0 à { $last }
expected-viewer = une place, par exemple P0, ou « onlooker »
expected-once = quelque chose qui n’a pas encore été nommé

# Positions
expected-key-value = une ligne « clé{ ":" } valeur »
expected-known-key = une clé des positions de ce jeu
expected-line = une ligne « { $key }{ ":" } … »
expected-line-beside = une ligne « { $key }{ ":" } … » à côté de « { $other } »
expected-no-line-beside = pas de ligne « { $key }{ ":" } … » à côté de « { $other } »
expected-no-line-without = pas de ligne « { $key }{ ":" } … » sans « { $other } »
expected-at-most = { $most } au plus à cet endroit
expected-no-more = pas plus qu’il n’y en a
expected-possible = quelque chose que permet le reste de la position

# Parties enregistrées
expected-digest = 64 chiffres hexadécimaux en minuscules, ou « - »
expected-empty-line = une ligne vide avant les étapes
expected-step = une étape
expected-step-by-rule = une étape que permet la règle { $rule }
expected-draw = un tirage possible
expected-decision = une décision de { $seats }
expected-end = la fin de l’enregistrement, car la partie est finie

# Cas
expected-case = au moins un cas
expected-case-head = « case RÈGLE …{ ":" } phrase »
expected-case-start = « given » et une position, ou « setup players=N … »
expected-case-step = un cas qui fait ou attend quelque chose
expected-block = des lignes en retrait au-dessous

# Exports
expected-json = une ligne de JSON
expected-text-end = la fin du texte
expected-export-line = une table, une ligne ou la fin
expected-known-table = une table que possède la base de données
expected-migrations = les migrations de ce programme ; ce qu’une autre version a exporté s’importe avec elle, puis s’ouvre avec celle-ci
expected-values = valeurs dans cette ligne : { $count }
expected-text = un texte
expected-no-nul = un texte sans caractère NUL
expected-whole-number = un nombre entier de 64 bits
