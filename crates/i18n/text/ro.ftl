# Ce nu s-a putut citi: formulele din engine::Expected, de care poate avea nevoie orice cititor. Stau după două puncte.

misread = rândul { $line }: se aștepta: { $expected }; s-a găsit: { $found }
misread-nowhere = se aștepta: { $expected }; s-a găsit: { $found }
misread-nothing = nimic

# Numere
decimal-mark = ,

# Notație
expected-written = „{ $text }”
expected-one-of = una dintre { $words }
expected-number = un număr
expected-number-from-to = un număr de la { $least } la { $most }
expected-numbers =
    { $count ->
        [one] { $count } număr
        [few] { $count } numere
       *[other] { $count } de numere
    }
expected-seat = un loc de la P0 la { $last }
expected-viewer = un loc precum P0 sau „onlooker”
expected-once = ceva ce nu a fost numit încă

# Poziții
expected-key-value = un rând „cheie: valoare”
expected-known-key = o cheie din pozițiile acestui joc
expected-line = un rând „{ $key }: …”
expected-line-beside = un rând „{ $key }: …” alături de „{ $other }”
expected-no-line-beside = niciun rând „{ $key }: …” alături de „{ $other }”
expected-no-line-without = niciun rând „{ $key }: …” fără „{ $other }”
expected-at-most = aici cel mult { $most }
expected-no-more = nu mai multe decât există
expected-possible = ceva ce permite restul poziției

# Înregistrări
expected-digest = 64 de cifre hexazecimale cu litere mici sau „-”
expected-empty-line = un rând gol înaintea pașilor
expected-step = un pas
expected-step-by-rule = un pas pe care îl permite regula { $rule }
expected-draw = o tragere posibilă
expected-decision = o decizie a lui { $seats }
expected-end = sfârșitul înregistrării, fiindcă partida s-a încheiat

# Cazuri
expected-case = cel puțin un caz
expected-case-head = „case REGULĂ …: propoziție”
expected-case-start = „given” și o poziție sau „setup players=N …”
expected-case-step = un caz care face sau așteaptă ceva
expected-block = rânduri indentate dedesubt

# Exporturi
expected-json = un rând de JSON
expected-text-end = sfârșitul textului
expected-export-line = un tabel, un rând de tabel sau sfârșitul
expected-known-table = un tabel pe care îl are baza de date
expected-migrations = migrările acestui program; ce a exportat altă versiune se importă cu ea, apoi se deschide cu aceasta
expected-values = valori în acest rând: { $count }
expected-text = un text
expected-no-nul = un text fără caracterul NUL
expected-whole-number = un număr întreg pe 64 de biți
