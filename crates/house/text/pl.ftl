# Strony wokół stołów: strona główna, poczekalnia, ustawienia, nauka, powtórka, analiza. Imię gracza to {$name}; nigdy się go nie odmienia.

house-former-player = dawny gracz
house-free-chair = wolne miejsce
house-nameless = { $animal ->
    [fox] Lis
    [owl] Sowa
    [hare] Zając
   *[stag] Jeleń
}
house-bot = {$name} (poziom {$level})
house-hinted = { $who ->
    [you] Prosisz o podpowiedź.
   *[other] { $who } prosi o podpowiedź.
}
house-took-back = { $who ->
    [you] Cofasz decyzję.
   *[other] { $who } cofa decyzję.
}
house-closed-game = Na tym serwerze nie ma już gry, która toczyła się przy tym stole.
house-closed-rules = Ta partia zaczęła się według innej wersji zasad, więc nie może się tu dalej toczyć.
house-closed-record = Zapisu tej partii nie da się odczytać, więc nie może się dalej toczyć.
house-closed-host = Gospodarz zamknął ten stół.
house-pass-to = Teraz gra: {$name}. Przekaż urządzenie.
house-covered = Stół jest zakryty, dopóki nie potwierdzisz, że to ty.
house-i-am = Jestem {$name}
house-to-the-front = Na stronę główną
house-learn-ways = Na tej stronie
house-learn-lessons = Lekcje
house-learn-lessons-about = Prawdziwe pozycje, w każdej jedno zadanie. Nic nie może pójść źle: trener odpowie, czegokolwiek spróbujesz.
house-prologue-done = Tak to działa.
house-goal = Cel
house-prologue = Pierwsza minuta
house-prologue-about = Kilka małych kroków w prawdziwych pozycjach: o co chodzi, czym jest tura, co może pójść źle i jak to się kończy.
house-prologue-begin = Zacznij tutaj
house-prologue-again = Jeszcze raz
house-prologue-head = Pierwsza minuta, {$number} z {$count}: {$title}
house-prologue-next = Dalej
house-prologue-last = Zagraj pierwszą partię
house-prologue-skip = Od razu do partii
house-learn-done = ukończona
house-learn-progress = Ukończone: {$done} z {$count}
house-learn-play = Twoja pierwsza partia
house-learn-play-about = Grasz z łagodnymi botami, a trener objaśnia każdy rodzaj decyzji jeden raz, gdy do niej dojdzie.
house-learn-play-now = Zagraj z trenerem
house-learn-all-rules = Wszystkie zasady, numerowane
house-rules-find = Szukaj
house-rules-find-label = Szukaj w zasadach
house-rules-contents = Rozdziały
house-rules-found = { $count ->
    [one] {$count} zasada zawiera „{$words}”.
    [few] {$count} zasady zawierają „{$words}”.
    [many] {$count} zasad zawiera „{$words}”.
   *[other] {$count} zasady zawiera „{$words}”.
}
house-rules-none = Żadna zasada nie zawiera „{$words}”. Wpisz mniej słów albo tylko początek słowa.
house-rules-all = Wróć do wszystkich zasad
house-end-title = { $game } – { $result }
house-learn-short-rules = Krótkie zasady z obrazkami
house-lesson-you = Ty
house-lesson-head = Lekcja {$number} z {$count}: {$title}
house-lesson-again = Zacznij od nowa
house-lesson-next = Następna lekcja
house-lesson-last = Zagraj z trenerem
house-puzzles = Zagadki
house-puzzles-about = Prawdziwe pozycje z partii botów, w których jeden pierwszy krok jest wyraźnie lepszy od każdego innego. Program dowiódł każdej dwa razy, w co najmniej 50 000 symulacji.
house-puzzles-none = Do tej gry nie ma jeszcze zagadek.
house-puzzles-begin = Rozwiąż następną
house-puzzles-all = Wszystkie zagadki, od najłatwiejszych
house-puzzles-tally = Z rzędu: {$row}. Rozwiązane: {$solved} z {$count}.
house-puzzles-own = Z twoich własnych partii
house-puzzles-own-label = {$game}, krok {$step}
house-puzzles-own-about = Twoje tury, które drogo cię kosztowały. Pamięta je ta przeglądarka.
house-puzzle-head = Zagadka {$number}
house-puzzle-own-head = Twoja własna zagadka
house-puzzle-task = Twój ruch: znajdź pierwszy krok, który jest wyraźnie najlepszy.
house-puzzle-missed = Na {$missed} z {$levels} poziomów boty go nie widzą.
house-puzzle-right = Dobrze! Tak szansa na wygraną to {$chance}%, z każdym innym krokiem najwyżej {$next}%.
house-puzzle-tempted = To kusi, ale tak szansa na wygraną to tylko {$tempting}%. Z najlepszym pierwszym krokiem to {$chance}%.
house-puzzle-other = Coś innego jest wyraźnie lepsze: z najlepszym pierwszym krokiem szansa na wygraną to {$chance}%, z każdym innym najwyżej {$next}%.
house-puzzle-solution = Rozwiązanie: {$plan}
house-puzzle-temptation = Co kusi: {$plan}
house-puzzle-show = Pokaż rozwiązanie
house-puzzle-next = Następna zagadka
house-puzzle-done = Zagadka rozwiązana.
house-puzzle-not-done = Nierozwiązana; możesz spróbować jeszcze raz.
house-puzzle-own-right = Dobrze! To było lepsze od tego, co zagrano w partii; różnica w punktach procentowych: około {$percent}.
house-puzzle-own-played = Właśnie tak zagrano w partii. O tyle punktów procentowych spadła szansa na wygraną: około {$percent}.
house-puzzle-own-other = Tego analiza partii nie znalazła. Po tym, co zagrano w partii, o tyle punktów procentowych spadła szansa na wygraną: około {$percent}.
house-puzzle-not-ready = Ta partia jest jeszcze przeglądana; spróbuj za chwilę.
house-page-title = Adit: gry o skarbach pod ziemią
house-page-sentence = Graj w przeglądarce, z botami albo z przyjaciółmi. Bez konta i bez instalowania.
house-skip = Przejdź do treści
house-site = Ta witryna
house-more = Więcej
house-language = Język
house-settings = Ustawienia
house-analysis = Analizuj partię
house-api = Dla programów
house-doors = Troje drzwi w głąb góry
house-doors-pick = Wybierz jedne. Za dziesięć sekund grasz, i to bez konta.
house-players =
    { $most ->
        [one] {$fewest}–{$most} gracz
        [few] {$fewest}–{$most} graczy
        [many] {$fewest}–{$most} graczy
       *[other] {$fewest}–{$most} gracza
    }
house-play-now = Zagraj teraz
house-play-now-how = z łagodnymi botami i z trenerem
house-play-now-first = minuta nauki, potem łagodne boty
house-with-friends = Zaproś innych
house-alone = Tutaj grasz przeciw botom albo podajecie sobie urządzenie: nikt inny się z nim nie połączy.
house-alone-refused = Nikt inny nie połączy się z tym urządzeniem: graj przeciw botom albo podawajcie je sobie.
house-learn = Naucz się
house-options = Opcje
house-open-tables = Otwarte stoły
house-no-open-tables = Przy otwartym stole nikt teraz nie czeka. Załóż własny: inni go tu znajdą.
house-running-matches = Partie do oglądania
house-no-matches = Teraz nie toczy się żadna otwarta partia.
house-watch = Oglądaj
house-my-matches = Moje partie
house-nothing-running = Żadna z twoich partii się nie toczy. Za każdymi drzwiami powyżej zaczyna się nowa.
house-past-matches =
    { $count ->
        [one] {$count} zakończona partia
        [few] {$count} zakończone partie
        [many] {$count} zakończonych partii
       *[other] {$count} zakończonej partii
    }
house-free-chairs =
    { $count ->
        [one] {$count} wolne miejsce
        [few] {$count} wolne miejsca
        [many] {$count} wolnych miejsc
       *[other] {$count} wolnego miejsca
    }
house-waits-for-friends = Czekamy, aż usiądą inni
house-is-over = Zakończona
house-exercise = Ćwiczenie
house-exercise-begins = Jeszcze raz twoja tura z tamtej partii: ci sami rywale i to samo szczęście. Co możesz zrobić inaczej?
house-is-exercise = Ćwiczenie, zakończone
house-winner = Zwycięstwo: { $names }
house-nobody-won = Nikt nie wygrał
house-is-closed = Zamknięta
house-is-played = Trwa
house-your-turn = Twoja kolej
house-feed-entry = Twoja kolej: {$game}
house-turn-of = Decyduje {$name}
house-go-there = Do stołu
house-replay = Powtórka
house-look = Zobacz
house-sit-down = Usiądź
house-new-table = Nowy stół: {$game}
house-your-name = Twoje imię
house-who-plays = Kto gra
house-chair = Miejsce {$number}
house-chair-me = Tu siedzę ja
house-chair-open = Wolne dla przyjaciół
house-chair-here = Ktoś na tym urządzeniu
house-chair-here-name = Imię tej osoby
house-chair-bot = Bot, poziom {$level} z 8: {$level ->
    [1] łagodny
    [2] łagodny
    [3] niezły
    [4] niezły
    [5] silny
    [6] silny
   *[higher] bardzo silny
}
house-chair-program = Własny program
house-chair-none = Bez miejsca
house-game-options = Opcje gry
house-manners = Jak gramy
house-clock = Zegar
house-time-relaxed = Bez zegara
house-time-live =
    { $seconds ->
        [one] {$seconds} sekunda
        [few] {$seconds} sekundy
        [many] {$seconds} sekund
       *[other] {$seconds} sekundy
    } na każdą decyzję, { $minutes ->
        [one] {$minutes} minuta
        [few] {$minutes} minuty
        [many] {$minutes} minut
       *[other] {$minutes} minuty
    } w zapasie
house-time-slow =
    { $hours ->
        [one] {$hours} godzina na każdą turę
        [few] {$hours} godziny na każdą turę
        [many] {$hours} godzin na każdą turę
       *[other] {$hours} godziny na każdą turę
    }
house-speed = Tempo botów
house-speed-slow = Wolno
house-speed-usual = Miarowo
house-speed-quick = Szybko
house-speed-instant = Od razu
house-listed = Każdy może znaleźć ten stół i dosiąść się albo oglądać
house-hints = Podpowiedzi są dozwolone
house-coach = Trener objaśnia każdy rodzaj decyzji za pierwszym razem
house-take-back = Decyzje można cofać, jeśli wszyscy się zgodzą
house-make-table = Załóż stół
house-waits-for =
    { $count ->
        [0] Wszyscy już są. Partia się zaczyna.
        [one] Czekamy jeszcze na jedną osobę.
        [few] Czekamy jeszcze na {$count} osoby.
        [many] Czekamy jeszcze na {$count} osób.
       *[other] Czekamy jeszcze na {$count} osoby.
    }
house-invited = Masz zaproszenie na partię gry {$game}
house-invite = Zaproś przyjaciół
house-invite-how = Wyślij ten link albo pokaż kod. Kto go otworzy, może usiąść, dopóki jest wolne miejsce.
house-copy = Skopiuj link
house-copied = Skopiowano
house-qr-table = Link do tego stołu jako kod QR
house-qr-chair = Link do tego miejsca jako kod QR
house-chairs = Kto tu siedzi
house-you = ty
house-is-here = jest przy stole
house-is-away = nie ma przy stole
house-is-program = program
house-sit-here = Usiądź tutaj
house-chair-link = Link do tego miejsca
house-doings = Co możesz zrobić
house-begins-by-itself = Partia zacznie się, gdy wszystkie miejsca będą zajęte.
house-bots-level = Boty na wolne miejsca
house-fill-with-bots = Dodaj boty i zacznij
house-begin-without = Zacznij bez wolnych miejsc
house-rename = Zmień imię
house-leave = Odejdź od stołu
house-agreed = Ustalenia przy tym stole
house-is-listed = Każdy może znaleźć ten stół
house-is-by-link = Trafi tu tylko ten, kto ma link
house-rules = Zasady
house-theme = Światło
house-theme-system = Jak w urządzeniu
house-theme-dark = Światło latarni
house-theme-light = Światło dnia
house-contrast = Kontrast
house-contrast-system = Jak w urządzeniu
house-contrast-more = Większy
house-motion = Animacje
house-motion-system = Jak w urządzeniu
house-motion-still = Bez animacji
house-sound = Dźwięk
house-sound-off = Wyłączony
house-sound-on = Włączony, cicho
house-speed-note = Jak szybko widzisz, co robią inni. Nikt inny na to nie czeka.
house-save = Zapisz
house-back = Wróć
house-offline = Brak połączenia
house-offline-how = Nie można się teraz połączyć z serwerem. Strona wróci sama, gdy tylko będzie połączenie; twoja partia na ciebie czeka.
house-try-again = Spróbuj ponownie
house-pocket = Gra bez połączenia
house-pocket-here = Gotowe do gry bez połączenia: także bez niego możesz tu zaczynać nowe partie, z botami albo z innymi przy tym urządzeniu.
house-pocket-away = Jeszcze nie ma tego na tym urządzeniu. Przy dobrym połączeniu pobierze się samo albo od razu (około 1 MB).
house-pocket-fetch = Pobierz teraz
house-sorry-malformed = Nie udało się tego zrozumieć
house-sorry-forbidden = To nie dla ciebie
house-sorry-missing = Nie znaleziono
house-sorry-stale = Za późno
house-sorry-refused = Zasady na to nie pozwalają
house-sorry-too-many = Nie tak szybko
house-sorry-unavailable = Nie w tej chwili
house-missing-how = Stół, który nie jest otwarty dla wszystkich, widzi tylko ten, kto ma do niego link. Poproś o link osobę, która założyła stół.
house-back-to-table = Wróć do stołu
house-open-note = Wybierz jedną ze swoich partii albo przykład, albo przynieś zapis lub pozycję: obejrzysz wszystko jeszcze raz, wypróbujesz ruchy i zapytasz trenera.
house-open-text = Albo wklej tekst
house-open-file = Wybierz plik albo upuść go tutaj
house-open-mine = Jedna z twoich partii
house-open-none = Nie masz jeszcze żadnej zakończonej partii. Przykłady to dobry początek.
house-open-bring = Plik albo tekst
house-open-go = Otwórz
house-open-nothing = Najpierw wybierz plik albo wklej tekst.
house-open-examples = Przykłady
house-open-example = Najsilniejsze boty (gracze: { $players }, kroki: { $steps })
house-not-opened = Tego nie da się otworzyć.
house-open-how = Co można otworzyć
house-open-record = Zapis, który dostajesz na końcu każdej partii: zaczyna się od słów „adit record 1”.
house-open-position = Pozycja: wiersz „game” z nazwą gry, a pod nim tekst pozycji, jaki pokazuje każda analiza.

## Dlaczego czegoś nie zrobiono
house-nobody-known = Serwer cię nie zna, więc nie możesz tego zrobić.
house-nothing-here = Tu nic nie ma.
house-too-fast = Za dużo naraz; zaczekaj chwilę.
house-too-large = To jest za duże.
house-unavailable = Teraz niczego nie da się zapisać, więc nic się nie zmieniło.
house-disk-full = Teraz niczego nie da się zapisać, więc nic się nie zmieniło: dysk serwera jest pełny.
house-store-silent = Teraz niczego nie da się zapisać, więc nic się nie zmieniło: baza danych nie odpowiada.
house-unsure = Baza danych zamilkła w połowie, więc nie wiadomo jeszcze, czy to się zapisało. Spójrz na stół, zanim spróbujesz ponownie.
house-gone-on = Gra poszła dalej; spójrz jeszcze raz.
house-was-quicker = Ktoś był szybszy; spójrz jeszcze raz.
house-not-begun = Partia jeszcze się nie zaczęła.
house-not-over = Partia jeszcze się nie skończyła.
house-match-over = Partia się skończyła.
house-table-closed = Stół jest zamknięty.
house-still-on = Ta partia jeszcze trwa; będzie można ją obejrzeć, gdy się skończy.
house-no-turn-there = W tym kroku nie zaczyna się żadna tura, więc nie da się jej powtórzyć.
house-record-closed = Zapis będzie dostępny, gdy partia się skończy.
house-next-already = Jest już następna partia.
house-not-seated = Nie siedzisz przy tym stole.
house-say-who = Stół jest zakryty: najpierw powiedz, kto ma urządzenie.
house-device-elsewhere = Urządzenie ma teraz ktoś inny.
house-chair-taken = To miejsce jest zajęte.
house-needs-link = To miejsce wymaga własnego linku.
house-link-taken = Tego linku ktoś już użył. Poproś o nowy.
house-link-old = Ten link został już użyty albo jest za stary. Poproś o inny.
house-only-maker = Może to zrobić tylko osoba, która założyła stół.
house-not-yours = Tego miejsca nie możesz oddać.
house-no-hints = Przy tym stole nie ma podpowiedzi.
house-no-taking-back = Przy tym stole niczego się nie cofa.
house-nothing-back = Nie ma czego cofnąć.
house-no-routine = Teraz nic nie gra się samo.
house-no-way-back = Od tego czasu coś dobrano lub odkryto, więc nie da się tego cofnąć.
house-record-full = W tej partii cofano tak często, że jej zapis jest pełny: odtąd można iść tylko naprzód.
house-not-your-turn = Teraz nie masz o czym decydować.
house-no-action = „{$action}” nie jest zapisem żadnego ruchu.
house-rule-forbids = Zabrania tego zasada {$rule}.
house-other-site = To żądanie pochodzi z innej strony.
house-unreadable = Tego żądania nie da się odczytać.
house-no-game = Nie ma gry „{$game}”.
house-no-seat = Miejsce to P0, P1, P2 albo P3.
house-no-at = „at” to dwie liczby z kropką pośrodku.
house-no-level = Boty mają poziomy od 1 do {$most}.
house-pace-long = Tempo jest za wolne; najwyżej: {$most} ms.
house-no-clock = Taki czas nie jest możliwy.
house-one-chair = Jedna osoba zajmuje jedno miejsce.
house-nobody-called = Nikt o imieniu „{$kind}” nie może tu usiąść.
house-setup-players = Liczba graczy w tej grze: od {$fewest} do {$most}.
house-setup-odd = Z tymi opcjami nie da się grać.
house-name-long = Imię jest za długie; znaków najwyżej: {$most}.
house-name-bot = Tak nazywają się boty na tym serwerze; wybierz inne imię.
house-chat-empty = Wiadomość jest pusta.
house-chat-long = Wiadomość jest za długa; znaków najwyżej: {$most}.
house-vacation-long = Urlop jest za długi; dni najwyżej: {$most}.
house-no-choice = Nie ma takiej możliwości.
house-other-rules = Ten zapis powstał według wersji {$there} zasad; tutaj gra się według wersji {$here}.
house-misread = Tekstu nie da się odczytać ({ $why }).
house-address-unreadable = Końca tego adresu nie da się odczytać.
house-moves-unreadable = Nie da się odczytać ruchów z tego adresu.
house-no-move = „{$move}” nie jest ruchem.
house-lesson-done = Lekcja ukończona.
house-lesson-missed = Niezupełnie; spróbuj jeszcze raz.
house-you-here = Twoje dane
house-you-unknown = Nie ma tu jeszcze żadnych twoich danych: nie ma czego zabrać ani usunąć.
house-device = Inne urządzenie
house-device-note = Ten link przenosi twoje miejsca i partie na inne urządzenie. Działa raz, przez piętnaście minut; kto go otworzy, gra jako ty.
house-device-make = Utwórz link
house-device-made = Otwórz to na drugim urządzeniu:
house-vacation = Urlop
house-vacation-note = Przez tyle dni powolne partie (godziny na turę) czekają na ciebie.
house-vacation-left = { $count ->
    [one] Twój urlop potrwa jeszcze { $count } dzień.
    [few] Twój urlop potrwa jeszcze { $count } dni.
    [many] Twój urlop potrwa jeszcze { $count } dni.
   *[other] Twój urlop potrwa jeszcze { $count } dnia.
}
house-vacation-days = Dni
house-vacation-begin = Rozpocznij urlop
house-vacation-end = Zakończ urlop
house-forget = Zapomnij o mnie
house-forget-note = Twoje imię, wypowiedzi w rozmowach i zaproszenia zostaną usunięte. Partie zostają, z dawnym graczem na twoim miejscu. Tego nie da się cofnąć.
house-forget-sure = Tak, chcę, żeby o mnie zapomniano.
house-forget-unsure = O nikim nie zapomina się przez pomyłkę: najpierw potwierdź, że tego chcesz.
house-matches-save = Zabierz swoje partie
house-matches-save-note = Jeden plik tekstowy ze wszystkimi twoimi zakończonymi partiami, zapis po zapisie: na pamiątkę albo żeby przynieść je gdzie indziej. Trwające partie zostają tutaj, bo ich tajemnice obowiązują do końca.
house-matches-save-go = Zapisz wszystkie partie
house-matches-bring = Przynieś partie
house-matches-bring-note = Plik zapisany w ten sposób albo pojedynczy zapis. Nic nie zostanie dodane dwa razy.
house-matches-bring-go = Przynieś
house-matches-taken =
    { $count ->
        [0] Nie dodano żadnej partii.
        [one] Dodano {$count} partię do twoich.
        [few] Dodano {$count} partie do twoich.
        [many] Dodano {$count} partii do twoich.
       *[other] Dodano {$count} partii do twoich.
    }
house-matches-known =
    { $count ->
        [one] {$count} już tu była.
        [few] {$count} już tu były.
        [many] {$count} już tu było.
       *[other] {$count} już tu było.
    }
house-matches-refused =
    { $count ->
        [one] {$count} tekst nie został przyjęty
        [few] {$count} teksty nie zostały przyjęte
        [many] {$count} tekstów nie przyjęto
       *[other] {$count} tekstów nie przyjęto
    }
house-matches-line = Wiersz {$line}:
house-matches-unfinished = Ta partia nie jest zakończona.
house-matches-full = Nie możesz przynieść więcej niż {$most} partii.
house-is-brought = przyniesiona

house-broken-promise = w zapisie nie ma odcisku.
house-broken-seed-secret = partię przerwano przed końcem, więc jej ziarno jest tajne.
house-broken-end = na końcu brakuje kroków.
house-broken-seed = ziarno nie jest tym, które obiecano.
house-broken-steps = tych kroków nie da się rozegrać ({ $why }).
house-broken-draw = rozdano inaczej, niż obiecano ({ $why }).
