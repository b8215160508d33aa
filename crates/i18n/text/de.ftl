# Was nicht gelesen werden konnte: die Wendungen von engine::Expected, die jeder Leser brauchen kann. Sie stehen hinter einem Doppelpunkt.

misread = Zeile { $line }: erwartet: { $expected }; gefunden: { $found }
misread-nowhere = erwartet: { $expected }; gefunden: { $found }
misread-nothing = nichts

# Zahlen
decimal-mark = ,

# Notation
expected-written = „{ $text }“
expected-one-of = eines von { $words }
expected-number = eine Zahl
expected-number-from-to = eine Zahl von { $least } bis { $most }
expected-numbers =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    }
expected-seat = ein Platz von P0 bis { $last }
expected-viewer = ein Platz wie P0 oder „onlooker“
expected-once = etwas, das noch nicht genannt ist

# Stellungen
expected-key-value = eine Zeile „Schlüssel: Wert“
expected-known-key = ein Schlüssel, den Stellungen dieses Spiels haben
expected-line = eine Zeile „{ $key }: …“
expected-line-beside = eine Zeile „{ $key }: …“ neben „{ $other }“
expected-no-line-beside = keine Zeile „{ $key }: …“ neben „{ $other }“
expected-no-line-without = keine Zeile „{ $key }: …“ ohne „{ $other }“
expected-at-most = hier höchstens { $most }
expected-no-more = nicht mehr davon, als es gibt
expected-possible = etwas, das der Rest der Stellung zulässt

# Aufzeichnungen
expected-digest = 64 hexadezimale Ziffern mit kleinen Buchstaben oder „-“
expected-empty-line = eine leere Zeile vor den Schritten
expected-step = ein Schritt
expected-step-by-rule = ein Schritt, den Regel { $rule } zulässt
expected-draw = eine mögliche Ziehung
expected-decision = eine Entscheidung von { $seats }
expected-end = das Ende der Aufzeichnung, denn die Partie ist vorbei

# Fälle
expected-case = mindestens ein Fall
expected-case-head = „case REGEL …: Satz“
expected-case-start = „given“ und eine Stellung oder „setup players=N …“
expected-case-step = ein Fall, der etwas tut oder erwartet
expected-block = eingerückte Zeilen darunter

# Exporte
expected-json = eine Zeile JSON
expected-text-end = das Ende des Textes
expected-export-line = eine Tabelle, ein Datensatz oder das Ende
expected-known-table = eine Tabelle, die die Datenbank hat
expected-migrations = die Migrationen dieses Programms; was eine andere Version exportiert hat, importiert jene Version, und danach öffnet es diese
expected-values = Werte in diesem Datensatz: { $count }
expected-text = ein Text
expected-no-nul = ein Text ohne NUL-Zeichen
expected-whole-number = eine ganze Zahl mit 64 Bit
