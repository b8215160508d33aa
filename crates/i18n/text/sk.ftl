# Čo sa nedalo prečítať: obraty engine::Expected, ktoré môže potrebovať každý čitateľ. Stoja za dvojbodkou.

misread = riadok { $line }: čakalo sa: { $expected }; stojí tu: { $found }
misread-nowhere = čakalo sa: { $expected }; stojí tu: { $found }
misread-nothing = nič

# Čísla
decimal-mark = ,

# Zápis
expected-written = „{ $text }“
expected-one-of = jedno z { $words }
expected-number = číslo
expected-number-from-to = číslo od { $least } do { $most }
expected-numbers =
    { $count ->
        [one] { $count } číslo
        [few] { $count } čísla
       *[other] { $count } čísel
    }
expected-seat = miesto od P0 do { $last }
expected-viewer = miesto, napríklad P0, alebo „onlooker“
expected-once = niečo, čo ešte nebolo uvedené

# Pozície
expected-key-value = riadok „kľúč: hodnota“
expected-known-key = kľúč, ktorý pozície tejto hry majú
expected-line = riadok „{ $key }: …“
expected-line-beside = riadok „{ $key }: …“ vedľa „{ $other }“
expected-no-line-beside = žiadny riadok „{ $key }: …“ vedľa „{ $other }“
expected-no-line-without = žiadny riadok „{ $key }: …“ bez „{ $other }“
expected-at-most = tu najviac { $most }
expected-no-more = nie viac, než koľko ich je
expected-possible = niečo, čo zvyšok pozície dovoľuje

# Záznamy
expected-digest = 64 šestnástkových číslic malými písmenami alebo „-“
expected-empty-line = prázdny riadok pred krokmi
expected-step = krok
expected-step-by-rule = krok, ktorý dovoľuje pravidlo { $rule }
expected-draw = žrebovanie, ktoré môže nastať
expected-decision = rozhodnutie { $seats }
expected-end = koniec záznamu, lebo partia sa skončila

# Prípady
expected-case = aspoň jeden prípad
expected-case-head = „case PRAVIDLO …: veta“
expected-case-start = „given“ a pozícia alebo „setup players=N …“
expected-case-step = prípad, ktorý niečo robí alebo očakáva
expected-block = odsadené riadky pod tým

# Exporty
expected-json = riadok vo formáte JSON
expected-text-end = koniec textu
expected-export-line = tabuľka, záznam alebo koniec
expected-known-table = tabuľka, ktorú databáza má
expected-migrations = migrácie tohto programu; export z inej verzie načítaj tou verziou a databázu potom otvor touto
expected-values = hodnoty v tomto zázname: { $count }
expected-text = text
expected-no-nul = text bez znaku NUL
expected-whole-number = celé 64-bitové číslo
