# Czego nie dało się odczytać: zwroty engine::Expected, potrzebne każdemu czytającemu. Stoją po dwukropku.

misread = wiersz { $line }: oczekiwano: { $expected }; jest: { $found }
misread-nowhere = oczekiwano: { $expected }; jest: { $found }
misread-nothing = nic

# Liczby
decimal-mark = ,

# Notacja
expected-written = „{ $text }”
expected-one-of = jedno z { $words }
expected-number = liczba
expected-number-from-to = liczba od { $least } do { $most }
expected-numbers =
    { $count ->
        [one] { $count } liczba
        [few] { $count } liczby
       *[many] { $count } liczb
    }
expected-seat = miejsce od P0 do { $last }
expected-viewer = miejsce, na przykład P0, albo „onlooker”
expected-once = coś, czego jeszcze nie wymieniono

# Pozycje
expected-key-value = wiersz „klucz: wartość”
expected-known-key = klucz, który mają pozycje tej gry
expected-line = wiersz „{ $key }: …”
expected-line-beside = wiersz „{ $key }: …” obok „{ $other }”
expected-no-line-beside = brak wiersza „{ $key }: …” obok „{ $other }”
expected-no-line-without = brak wiersza „{ $key }: …” bez „{ $other }”
expected-at-most = tutaj najwyżej { $most }
expected-no-more = nie więcej, niż jest w grze
expected-possible = coś, na co pozwala reszta pozycji

# Zapisy partii
expected-digest = 64 cyfry szesnastkowe małymi literami albo „-”
expected-empty-line = pusty wiersz przed krokami
expected-step = krok
expected-step-by-rule = krok, na który pozwala zasada { $rule }
expected-draw = możliwe losowanie
expected-decision = decyzja { $seats }
expected-end = koniec zapisu, bo partia się skończyła

# Przypadki
expected-case = co najmniej jeden przypadek
expected-case-head = „case ZASADA …: zdanie”
expected-case-start = „given” i pozycja albo „setup players=N …”
expected-case-step = przypadek, który coś robi albo czegoś oczekuje
expected-block = wcięte wiersze poniżej

# Eksporty
expected-json = wiersz w formacie JSON
expected-text-end = koniec tekstu
expected-export-line = tabela, rekord albo koniec
expected-known-table = tabela, którą ma baza danych
expected-migrations = migracje tego programu; eksport z innej wersji zaimportuj tamtą wersją, a potem otwórz bazę w tej
expected-values = wartości w tym rekordzie: { $count }
expected-text = tekst
expected-no-nul = tekst bez znaku NUL
expected-whole-number = liczba całkowita 64-bitowa
