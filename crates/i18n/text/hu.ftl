# Amit nem lehetett elolvasni: az engine::Expected fordulatai, amelyekre bármelyik olvasónak szüksége lehet. Kettőspont után állnak.

misread = { $line }. sor: ide ez kell: { $expected }; ez áll itt: { $found }
misread-nowhere = ide ez kell: { $expected }; ez áll itt: { $found }
misread-nothing = semmi

# Számok
decimal-mark = ,

# Írásmód
expected-written = „{ $text }”
expected-one-of = ezek egyike: { $words }
expected-number = egy szám
expected-number-from-to = egy szám { $least } és { $most } között
expected-numbers =
    { $count ->
        [one] { $count } szám
       *[other] { $count } szám
    }
expected-seat = egy hely P0 és { $last } között
expected-viewer = egy hely, például P0, vagy „onlooker”
expected-once = valami, ami még nem szerepelt

# Állások
expected-key-value = egy „kulcs: érték” sor
expected-known-key = egy kulcs, amely e játék állásaiban szerepelhet
expected-line = egy „{ $key }: …” sor
expected-line-beside = egy „{ $key }: …” sor emellett: „{ $other }”
expected-no-line-beside = semmilyen „{ $key }: …” sor emellett: „{ $other }”
expected-no-line-without = semmilyen „{ $key }: …” sor enélkül: „{ $other }”
expected-at-most = itt legfeljebb { $most }
expected-no-more = legfeljebb annyi, amennyi van belőle
expected-possible = valami, amit az állás többi része megenged

# Feljegyzések
expected-digest = 64 hexadecimális számjegy kisbetűvel, vagy „-”
expected-empty-line = egy üres sor a lépések előtt
expected-step = egy lépés
expected-step-by-rule = olyan lépés, amelyet ez a szabály megenged: { $rule }
expected-draw = lehetséges húzás
expected-decision = döntés innen: { $seats }
expected-end = a feljegyzés vége, mert a játszma véget ért

# Esetek
expected-case = legalább egy eset
expected-case-head = „case SZABÁLY …: mondat”
expected-case-start = „given” és egy állás, vagy „setup players=N …”
expected-case-step = olyan eset, amely tesz vagy elvár valamit
expected-block = behúzott sorok ez alatt

# Exportok
expected-json = egy JSON-sor
expected-text-end = a szöveg vége
expected-export-line = egy tábla, egy sor vagy a vége
expected-known-table = olyan tábla, amely az adatbázisban megvan
expected-migrations = e program migrációi; amit más változat exportált, azt az importálja, és utána ez nyitja meg
expected-values = értékek ebben a sorban: { $count }
expected-text = szöveg
expected-no-nul = szöveg NUL karakter nélkül
expected-whole-number = 64 bites egész szám
