# Wat niet te lezen was: de zinsdelen van engine::Expected, die elke lezer nodig kan hebben. Ze staan achter een dubbele punt.

misread = regel { $line }: verwacht: { $expected }; gevonden: { $found }
misread-nowhere = verwacht: { $expected }; gevonden: { $found }
misread-nothing = niets

# Getallen
decimal-mark = ,

# Notatie
expected-written = “{ $text }”
expected-one-of = een van { $words }
expected-number = een getal
expected-number-from-to = een getal van { $least } tot en met { $most }
expected-numbers =
    { $count ->
        [one] { $count } getal
       *[other] { $count } getallen
    }
expected-seat = een stoel van P0 tot en met { $last }
expected-viewer = een stoel zoals P0, of “onlooker”
expected-once = iets wat nog niet genoemd is

# Stellingen
expected-key-value = een regel “sleutel: waarde”
expected-known-key = een sleutel die stellingen van dit spel hebben
expected-line = een regel “{ $key }: …”
expected-line-beside = een regel “{ $key }: …” naast “{ $other }”
expected-no-line-beside = geen regel “{ $key }: …” naast “{ $other }”
expected-no-line-without = geen regel “{ $key }: …” zonder “{ $other }”
expected-at-most = hier hoogstens { $most }
expected-no-more = niet meer dan er zijn
expected-possible = iets wat de rest van de stelling toelaat

# Opnamen
expected-digest = 64 hexadecimale cijfers in kleine letters, of “-”
expected-empty-line = een lege regel voor de stappen
expected-step = een stap
expected-step-by-rule = een stap die regel { $rule } toelaat
expected-draw = een trekking die mogelijk is
expected-decision = een beslissing van { $seats }
expected-end = het einde van de opname, want de partij is afgelopen

# Gevallen
expected-case = ten minste één geval
expected-case-head = “case SPELREGEL …: zin”
expected-case-start = “given” en een stelling, of “setup players=N …”
expected-case-step = een geval dat iets doet of verwacht
expected-block = ingesprongen regels eronder

# Exports
expected-json = een regel JSON
expected-text-end = het einde van de tekst
expected-export-line = een tabel, een rij of het einde
expected-known-table = een tabel die de database heeft
expected-migrations = de migraties van dit programma; wat een andere versie exporteerde, importeert die versie, en daarna opent deze het
expected-values = waarden in deze rij: { $count }
expected-text = een tekst
expected-no-nul = een tekst zonder NUL-teken
expected-whole-number = een geheel getal van 64 bits
