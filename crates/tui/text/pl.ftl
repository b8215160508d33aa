# Ramka wokół każdej gry w terminalu. Imię gracza to {$name}; nigdy się go nie odmienia.

tui-table = Stół
tui-players = Gracze
tui-mine = Moje
tui-offers = Co możesz zrobić
tui-story = Co się działo
tui-rules = Zasady przy tej decyzji
tui-legend = Znaki
tui-legend-moves = ⇄a  zamienione z drugim ⇄a; a→ stąd zabrano, →a tu trafiło
tui-legend-closed = ×   teraz nie można wybrać
tui-legend-map = Na mapie: [ ] komnata, ( ) komnata w Głębinach, { "» «" } tu jesteś; kropkowane linie to tunele, gęsto kropkowane – te, którymi możesz teraz pójść; strzałka na linii: tylko w tę stronę; ←22 tunel za krawędź do komnaty 22
tui-keys = Klawisze
tui-onlooker = widz

tui-pass = Teraz gra: {$name}. Przekaż klawiaturę i naciśnij spację.
tui-pass-enter = Teraz gra: {$name}. Przekaż klawiaturę i naciśnij Enter.
tui-put-away = Tylko teraz: zapamiętaj i naciśnij spację, żeby to odłożyć.
tui-go-on = Wszystko jasne? Naciśnij spację, żeby grać dalej.
tui-put-away-enter = Wszystko jasne? Naciśnij Enter, żeby to odłożyć.
tui-really-leave = Opuścić partię? Naciśnij q jeszcze raz, aby wyjść; inny klawisz – gramy dalej.
tui-really-leave-draft = Opuścić partię? Twoje ruchy z tej tury od ostatniego losowania nie zostaną zachowane. Naciśnij q jeszcze raz, aby wyjść; inny klawisz – gramy dalej.
tui-nothing-to-do = Teraz nie ma o czym decydować.
tui-touched = Wybrano: {$things}. Esc cofa wybór.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} możliwość. Wpisz ją: {$example}
        [few] {$count} możliwości. Wpisz jedną z nich, na przykład: {$example}
        [many] {$count} możliwości. Wpisz jedną z nich, na przykład: {$example}
       *[other] {$count} możliwości. Wpisz jedną z nich, na przykład: {$example}
    }

tui-unreadable = Nie rozumiem zapisu „{$text}”. Klawisz ? wyświetla pomoc.
tui-not-your-turn = Teraz nie masz o czym decydować.
tui-forbidden = {$why} (zasada {$rule})
tui-no-such-number =
    { $most ->
        [0] Nie ma tu nic do wybrania numerem.
        [one] Jest tylko numer 1.
        [few] Są tylko numery od 1 do {$most}.
        [many] Są tylko numery od 1 do {$most}.
       *[other] Są tylko numery od 1 do {$most}.
    }
tui-no-undo = Teraz nie ma czego cofnąć.
tui-no-routine = Teraz nic nie rozgrywa się samo.
tui-no-such-key = {$key} nie jest klawiszem z tej listy. ? pokazuje wszystkie klawisze.
tui-your-choice = Twój wybór (numer, zapis ruchu, {$words}):
tui-plain-help = Wpisz numer możliwości albo jej zapis, „{$log}”, żeby przeczytać całą historię, „{$quit}”, żeby wyjść. „{$undo}” cofa ostatni ruch, dopóki nie zadecydował los, „{$all}” robi po kolei wszystko, nad czym nie trzeba się zastanawiać. „{$language} de” zmienia język, tutaj na niemiecki.
tui-word-log = historia
tui-word-undo = cofnij
tui-word-all = wszystko
tui-word-quit = wyjdź
tui-word-language = język
tui-languages = Języki: {$languages}. Wpisz na przykład: {$word} de

tui-keys-decide = ↑↓ Enter/klawisz · Esc cofa · Tab ruch · ? zasady · l historia · v stół · q stop
tui-keys-undo = { "u" } cofa · ↑↓ Enter/klawisz · Tab ruch · ? zasady · l historia · v stół · q stop
tui-keys-routine = * zagraj wszystko · ↑↓ Enter/klawisz · ? zasady · l historia · v stół · q stop
tui-keys-undo-routine = { "u" } cofa · * wszystko · ↑↓ Enter/klawisz · ? zasady · l historia · v stół · q stop
tui-keys-watch = Grają inni… · spacja dalej · ? zasady · l historia · v stół · q stop
tui-keys-end = Koniec partii · l historia · v stół · q dalej
tui-keys-reading = ↑↓ PgUp PgDn przewijanie · Esc powrót
tui-keys-all = ↑ ↓ przesuwają, Enter albo klawisz wiersza wybiera, Esc cofa. Tab albo : otwiera wiersz do wpisania ruchu. { "u" } cofa ostatni ruch, dopóki nie zadecydował los, * robi po kolei wszystko, nad czym nie trzeba się zastanawiać. PgUp i PgDn przewijają historię, l pokazuje ją całą, v pokazuje cały stół, q wychodzi z partii. F2 przełącza na następny język.
tui-keys-replay = ←→ krok · PgUp PgDn 10 · Home End · 1–4 gracz · 0 widz · spacja start · q stop
tui-step = Krok {$step}/{$steps}
tui-eyes = patrzy: {$name}

tui-menu = Nowa partia
tui-menu-start = Zacznij
tui-menu-game = Gra
tui-menu-players = Liczba graczy
tui-menu-person = człowiek
tui-menu-bot = bot, poziom {$level}
tui-menu-language = Język
tui-menu-quit = Wyjdź
tui-fox = Lis
tui-owl = Sowa
tui-hare = Zając
tui-stag = Jeleń
tui-keys-menu = ↑↓ przesuń · ←→ zmień · Enter zaczyna · q wychodzi
tui-keys-menu-chair = ↑↓ przesuń · ←→ człowiek lub bot · wpisz imię · Enter zaczyna · Esc wychodzi

tui-promise = Rozdanie jest z góry ustalone: SHA-256 jego ziarna to {$promise}
tui-kept = Partia jest zapisana. Obejrzyj ją jeszcze raz: {$command}
tui-left = Partia przerwana przed końcem; to, co rozegrano, jest zapisane: {$command}

tui-waiting = Czekamy na innych…
tui-away = {$name} (nie ma przy stole)
tui-bot-plays = {$name} (nie ma przy stole, gra bot)
tui-lost = Połączenie zerwane. Próbuję ponownie…
tui-found = Połączenie przywrócone.
tui-gone-on = Gra poszła dalej. Spójrz jeszcze raz.
tui-come-back = Stół zostaje tak, jak jest. Wróć: {$command}
tui-keys-talk = / rozmowa
