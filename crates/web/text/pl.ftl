# Ramka wokół każdej gry na stronie stołu. Imię gracza to {$name}; nigdy się go nie odmienia.

web-now = Co się dzieje
web-table = Stół
web-mine = Twoje rzeczy
web-offers = Co możesz zrobić
web-story = Co się dotąd działo
web-chat = Rozmowa przy stole
web-say = Wyślij
web-say-something = Powiedz coś
web-laws = Zasady przy tej decyzji
web-unread = nieprzeczytane wiadomości
web-legend = Znaki
web-rules = Zasady
web-settings = Ustawienia
web-watch = Link dla widzów
web-tabs = Części stołu
web-tab-map = Mapa
web-tab-offers = Ruchy
web-tab-story = Historia
web-choose = Wybierz jedną możliwość
web-do-it = Zrób to
web-undo = Cofnij
web-routine = Zagraj wszystko
web-faster = Szybciej
web-hint = Podpowiedź
web-help = Pomoc
web-cancel = Anuluj
web-here = Na tym urządzeniu
web-here-note = Ta strona pochodzi z twojego urządzenia i nie potrzebuje połączenia. To, w co tu grasz, zostaje tutaj; boty też tu grają, a urządzenie możecie sobie podawać.
web-here-elsewhere = Do gry z ludźmi gdzie indziej jest serwer:
# same as English
web-escape = Esc
web-take-back = Poproś o cofnięcie
web-take-back-asked = Twoja prośba o cofnięcie czeka na odpowiedź pozostałych.
web-take-back-asks = {$name} prosi o cofnięcie decyzji.
web-agree = Zgoda
web-refuse = Nie, gramy dalej
web-put-away = Odłóż
web-rematch = Zagraj jeszcze raz
web-next = Do kolejnej partii
web-advice = Trener radzi
web-why-and = { $first } i { $second }
web-why-next = W porównaniu z następnym planem: { $why }.
web-why-best = W porównaniu z pierwszym planem: { $why }.
web-why-it = Co to daje: { $why }.
web-why-not-next = Z następnym planem: { $why }; ale później ten częściej wygrywa.
web-why-not-this = Z pierwszym planem: { $why }.
web-why-even = Na koniec tury wychodzi mniej więcej to samo co w pierwszym planie.
web-why-later = Na koniec tury następny plan daje mniej więcej to samo; później ten częściej wygrywa.
web-why-later-best = Na koniec tury wychodzi mniej więcej to samo co w pierwszym planie; później tamten częściej wygrywa.
web-equal-both = Oba są mniej więcej równie dobre.
web-equal-two = Pierwsze dwa są mniej więcej równie dobre.
web-equal-all = Wszystkie trzy są mniej więcej równie dobre.
web-advice-first = Najpierw to, co nie wymaga namysłu.
web-coach = Trener
web-coach-done = Jasne
web-chance = {$percent}% szans na wygraną
web-percent = {$number}%
web-ways =
    { $count ->
        [one] {$count} sposób, by tego użyć
        [few] {$count} sposoby, by tego użyć
        [many] {$count} sposobów, by tego użyć
       *[other] {$count} sposobu, by tego użyć
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, poziom {$level}
web-stand-in = dalej gra bot
web-away = nie ma przy stole
web-rest = { $name }: wszystko
web-pick = A teraz dokąd? Dotknij miejsca.
web-order-how = Dotknij dwóch, aby je zamienić, albo przeciągnij jedną na drugą.
web-order-pick = Dotknij teraz tej, z którą zamieniasz.
web-order-moved = { $what }: teraz na miejscu { $place }.
web-order-place = Miejsce { $place } z { $count }
web-order-other = Inna kolejność
web-chair-link = Link do tego miejsca
web-ears = Kogo chcesz słyszeć
web-mute = Wycisz
web-hear = Wyłącz wyciszenie
web-closer = Bliżej
web-farther = Dalej
web-find-me = Tam, gdzie jestem
web-keys = Klawisze
web-keys-more = Każdy przycisk pokazuje swój klawisz; jeśli grupa ma własny klawisz, naciśnij najpierw ten.
web-rule = Przeczytaj zasadę
web-bell = Daj mi znać, gdy przyjdzie moja kolej
web-silence = Wycisz
web-key-main = To, co jest na dużym przycisku
web-bell-on = Damy znać, gdy nadejdzie twoja kolej.
web-bell-off = Twoja przeglądarka nie pozwala na powiadomienia.
web-watch-copied = Link dla widzów został skopiowany.
web-what-happened = Co się stało? Pokaż jeszcze raz
web-offline = Brak połączenia. Próbuję ponownie…
web-replay = Powtórka partii
web-account = Punktacja
web-try = Wypróbuj ruchy
web-try-here = Wypróbuj ruchy od tego miejsca
web-first = Na początek
web-last = Na koniec
web-turn-back = Turę wstecz
web-turn-on = Do następnej tury
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-moment-on = Do następnej rozstrzygającej chwili
web-play = Odtwarzaj
web-pause = Zatrzymaj
web-step = Krok
web-step-of = Krok {$step}/{$steps}
web-speed = Tempo
web-go = Przejdź
web-eyes = Czyimi oczami
web-watcher = Widz
web-as-numbers = W liczbach
web-look-again = Powtórka
web-points-over-time = Punkty w trakcie partii
web-chances-over-time = Kto kiedy miał przewagę
web-review-waits = Partia jest właśnie analizowana: gotowe {$percent}%. Potem zobaczysz tu, co ją rozstrzygnęło.
web-look-now = Zajrzyj znowu
web-rose = {$name}: szansa na wygraną w górę, {$before}% → {$after}%
web-fell = {$name}: szansa na wygraną w dół, {$before}% → {$after}%
web-luck-and-decisions = Szczęście i decyzje
web-luck-note = Jak losowania, własne decyzje i decyzje innych zmieniły szansę każdego na wygraną. W punktach procentowych.
web-at-start = Na początku
web-by-luck = Szczęście
web-by-own = Własne decyzje
web-by-others = Decyzje innych
web-at-end = Na końcu
web-nothing-missed = Nikt nie przeoczył wyraźnie lepszego ruchu.
web-played = Zagrano:
web-better = Lepiej:
web-cost = To zmniejszyło szansę na wygraną o około { $percent ->
        [one] {$percent} punktu procentowego
        [few] {$percent} punktów procentowych
        [many] {$percent} punktów procentowych
       *[other] {$percent} punktów procentowych
    }.
web-turn-of = {$name}, tura {$number}
web-see-turn = Zobacz tę chwilę
web-your-costly-turns = Twoje najdroższe tury
web-costly-turns = Najdroższe tury
web-none-of-yours = Nie umknął ci żaden wyraźnie lepszy ruch.
web-again = Spróbuj jeszcze raz
web-as-puzzle = Rozwiąż jako zagadkę
web-again-note = „Spróbuj jeszcze raz” otwiera stół na początku tej tury: ci sami rywale, to samo szczęście, a za innych ludzi grają boty. To ćwiczenie i tak jest oznaczone wśród twoich partii.
web-deciding-turns = Gdzie partię rozstrzygnęli inni
web-decisive-turns = Tury, które rozstrzygnęły partię
web-settled = { $who ->
    [you] Po turze {$number} trudno już było ci przegrać.
   *[other] Po turze {$number} {$who} już prawie nie może przegrać.
}
web-lost = Po turze {$number} trudno już było ci wygrać.
web-open-to-the-end = Partia była otwarta do ostatniej tury.
web-luck-helped = Szczęście: losowania zwiększyły twoją szansę na wygraną łącznie o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-luck-hurt = Szczęście: losowania zmniejszyły twoją szansę na wygraną łącznie o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-luck-even = Szczęście się wyrównało: w sumie losowania prawie nie zmieniły twojej szansy na wygraną.
web-choices-helped = Twoje własne decyzje zwiększyły ją o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-choices-hurt = Twoje własne decyzje zmniejszyły ją o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-choices-even = Twoje własne decyzje prawie jej nie zmieniły.
web-others-helped = Decyzje innych zwiększyły ją o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-others-hurt = Decyzje innych zmniejszyły ją o { $points ->
        [one] {$points} punkt procentowy
        [few] {$points} punkty procentowe
        [many] {$points} punktów procentowych
       *[other] {$points} punktu procentowego
    }.
web-others-even = Decyzje innych prawie jej nie zmieniły.
web-exercise = To było ćwiczenie: zaczęło się w środku innej partii.
web-exercise-of = Do tamtej partii
web-deal = Rozdanie
web-deal-note = Ziarno ustalono przed pierwszym ruchem; jego odcisk był odtąd jawny, samo ziarno dopiero teraz.
web-promise = Odcisk
web-seed = Ziarno
web-check-deal = Sprawdź rozdanie
web-proved-seed = Ziarno pasuje do odcisku, więc ustalono je przed pierwszym ruchem i nikt go odtąd nie zmienił.
web-proved-draws = Sprawdzone losowania: {$draws}, kroki: {$steps}. Wszystko wypadło dokładnie tak, jak wynika z ziarna: każda karta i każda płytka leżała tam, gdzie miała leżeć.
web-not-proved = Nie udało się sprawdzić rozdania: {$why}
web-take-along = Do zabrania ze sobą
web-link = Link do tej partii
web-share = Udostępnij
web-record = Pobierz zapis
web-analysis = Próby
web-bench-start = Wróć do punktu wyjścia
web-bench-back = Cofnij ostatni ruch
web-bench-forward = Zagraj go znowu
web-other-luck = Inny los
web-luck = Losowania zależą od liczby {$luck}, więc przy tych samych ruchach zawsze wypada to samo.
web-ask-coach = Zapytaj trenera
web-chances-now = Szanse na wygraną
web-position = Pozycja
web-eyes-of-turn = Kto teraz decyduje
web-pieces = Co leży na stole
web-eyes-all = Wszystko odkryte
web-to-analysis = Analiza
web-see-table = Stół
web-total = Razem
web-all-items = Wszystkie pozycje
web-counting = Liczymy źródło po źródle; stuknij, aby zobaczyć wszystko.
web-ahead = { $points ->
    [one] Jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} przewagi. { $who ->
    [you] Drugie miejsce należy do ciebie.
   *[other] Drugie miejsce: { $who }.
}
web-decisive = Różnicę zrobiło to: { $source }, { $one } do { $other }.
web-uncounted = { $who ->
    [you] Twoje punkty się nie liczą.
   *[other] Punkty gracza { $who } się nie liczą.
}
