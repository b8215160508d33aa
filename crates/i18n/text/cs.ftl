# Co se nedalo přečíst: obraty engine::Expected, které může potřebovat každý čtenář. Stojí za dvojtečkou.

misread = řádek { $line }: čekalo se: { $expected }; stojí tu: { $found }
misread-nowhere = čekalo se: { $expected }; stojí tu: { $found }
misread-nothing = nic

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
expected-seat = místo od P0 do { $last }
expected-viewer = místo, například P0, nebo „onlooker“
expected-once = něco, co ještě nebylo uvedeno

# Pozice
expected-key-value = řádek „klíč: hodnota“
expected-known-key = klíč, který pozice této hry mají
expected-line = řádek „{ $key }: …“
expected-line-beside = řádek „{ $key }: …“ vedle „{ $other }“
expected-no-line-beside = žádný řádek „{ $key }: …“ vedle „{ $other }“
expected-no-line-without = žádný řádek „{ $key }: …“ bez „{ $other }“
expected-at-most = tady nejvýš { $most }
expected-no-more = ne víc, než kolik jich je
expected-possible = něco, co zbytek pozice dovoluje

# Záznamy
expected-digest = 64 šestnáctkových číslic malými písmeny, nebo „-“
expected-empty-line = prázdný řádek před kroky
expected-step = krok
expected-step-by-rule = krok, který dovoluje pravidlo { $rule }
expected-draw = losování, které může nastat
expected-decision = rozhodnutí { $seats }
expected-end = konec záznamu, protože partie skončila

# Případy
expected-case = aspoň jeden případ
expected-case-head = „case PRAVIDLO …: věta“
expected-case-start = „given“ a pozice, nebo „setup players=N …“
expected-case-step = případ, který něco dělá nebo očekává
expected-block = odsazené řádky pod tím

# Exporty
expected-json = řádek ve formátu JSON
expected-text-end = konec textu
expected-export-line = tabulka, záznam nebo konec
expected-known-table = tabulka, kterou databáze má
expected-migrations = migrace tohoto programu; export z jiné verze načti tou verzí a databázi pak otevři touto
expected-values = hodnoty v tomto záznamu: { $count }
expected-text = text
expected-no-nul = text bez znaku NUL
expected-whole-number = celé 64bitové číslo
