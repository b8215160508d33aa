# Rám okolo každej hry v termináli. Meno hráča je {$name}; nikdy sa neskloňuje.

tui-table = Stôl
tui-players = Hráči
tui-mine = Moje
tui-offers = Čo môžeš urobiť
tui-story = Čo sa stalo
tui-rules = Pravidlá tohto rozhodnutia
tui-legend = Znaky
tui-legend-moves = ⇄a  vymenené s druhým ⇄a; a→ odišlo odtiaľto, →a prišlo sem
tui-legend-closed = ×   teraz sa nedá vybrať
tui-legend-map = Na mape: [ ] miestnosť, ( ) miestnosť v Hlbinách, { "» «" } kde si; bodkované čiary sú chodby, husto bodkované tie, ktorými môžeš ísť teraz; šípka na čiare: iba týmto smerom; ←22 chodba cez okraj do miestnosti 22
tui-keys = Klávesy
tui-onlooker = divák

tui-pass = Teraz hrá: {$name}. Odovzdaj klávesnicu a stlač medzerník.
tui-pass-enter = Teraz hrá: {$name}. Odovzdaj klávesnicu a stlač Enter.
tui-put-away = Iba teraz: zapamätaj si to a medzerníkom to schovaj.
tui-go-on = Všetko jasné? Medzerníkom pokračuješ.
tui-put-away-enter = Všetko jasné? Klávesom Enter to schováš.
tui-really-leave = Opustiť partiu? Stlač znova q a odídeš, iným klávesom zostaneš.
tui-really-leave-draft = Opustiť partiu? Čo sa v tomto ťahu stalo od posledného žrebovania, sa neuloží. Stlač znova q a odídeš, iným klávesom zostaneš.
tui-nothing-to-do = Teraz nie je o čom rozhodovať.
tui-touched = Vybraté: {$things}. Esc výber zruší.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} možnosť. Napíš ju: {$example}
        [few] {$count} možnosti. Napíš jednu z nich, napríklad: {$example}
       *[other] {$count} možností. Napíš jednu z nich, napríklad: {$example}
    }

tui-unreadable = Zápisu „{$text}“ nerozumiem. Kláves ? ukáže pomoc.
tui-not-your-turn = Teraz nemáš o čom rozhodovať.
tui-forbidden = {$why} (pravidlo {$rule})
tui-no-such-number =
    { $most ->
        [0] Nie je tu nič, čo by sa dalo vybrať číslom.
        [one] Je tu iba číslo 1.
        [few] Sú tu iba čísla 1 až {$most}.
       *[other] Sú tu iba čísla 1 až {$most}.
    }
tui-no-undo = Teraz sa nedá nič vziať späť.
tui-no-routine = Teraz sa nič nehrá samo.
tui-no-such-key = Kláves {$key} v tomto zozname nie je. ? ukáže všetky klávesy.
tui-your-choice = Tvoja voľba (číslo, zápis ťahu, {$words}):
tui-plain-help = Napíš číslo možnosti alebo jej zápis, „{$log}“ pre všetko, čo sa stalo, „{$quit}“ na odchod. „{$undo}“ vezme posledný krok späť, kým nezasiahla náhoda, „{$all}“ urobí postupne všetko, nad čím netreba premýšľať. „{$language} de“ zmení jazyk, tu na nemčinu.
tui-word-log = priebeh
tui-word-undo = späť
tui-word-all = všetko
tui-word-quit = koniec
tui-word-language = jazyk
tui-languages = Jazyky: {$languages}. Napíš napríklad: {$word} de

tui-keys-decide = ↑↓ Enter/kláves · Esc späť · Tab ťah · ? pravidlá · l priebeh · { "v" } stôl · q stop
tui-keys-undo = { "u" } späť · ↑↓ Enter/kláves · Tab ťah · ? pravidlá · l priebeh · { "v" } stôl · q stop
tui-keys-routine = * zahrať všetko · ↑↓ Enter/kláves · ? pravidlá · l priebeh · { "v" } stôl · q stop
tui-keys-undo-routine = { "u" } späť · * všetko · ↑↓ Enter/kláves · ? pravidlá · l priebeh · { "v" } stôl · q stop
tui-keys-watch = Hrajú ostatní… · medzerník ďalej · ? pravidlá · l priebeh · { "v" } stôl · q stop
tui-keys-end = Partia sa skončila · l priebeh · { "v" } stôl · q ďalej
tui-keys-reading = ↑↓ PgUp PgDn listovať · Esc späť
tui-keys-all = ↑ ↓ posúvajú, Enter alebo kláves riadka vyberá, Esc výber zruší. Tab alebo : otvorí riadok, do ktorého napíšeš ťah. { "u" } vezme posledný krok späť, kým nezasiahla náhoda, * urobí postupne všetko, nad čím netreba premýšľať. PgUp a PgDn listujú priebehom, l ho ukáže celý, { "v" } ukáže celý stôl, q opustí partiu. F2 prepne na ďalší jazyk.
tui-keys-replay = ←→ krok · PgUp PgDn 10 · Home End · 1–4 hráč · 0 divák · medzera štart · q stop
tui-step = Krok {$step}/{$steps}
tui-eyes = pozerá sa: {$name}

tui-menu = Nová partia
tui-menu-start = Začni
tui-menu-game = Hra
tui-menu-players = Počet hráčov
tui-menu-person = človek
tui-menu-bot = bot, úroveň {$level}
tui-menu-language = Jazyk
tui-menu-quit = Koniec
tui-fox = Líška
tui-owl = Sova
tui-hare = Zajac
tui-stag = Jeleň
tui-keys-menu = ↑↓ posun · ←→ zmena · Enter začať · q koniec
tui-keys-menu-chair = ↑↓ posun · ←→ človek alebo bot · napíš meno · Enter začať · Esc koniec

tui-promise = Rozdanie je už pevne dané: SHA-256 jeho semienka je {$promise}
tui-kept = Partia je uložená. Pozri si ju znova: {$command}
tui-left = Partia je prerušená; čo sa doteraz odohralo, je uložené: {$command}

tui-waiting = Čaká sa na ostatných…
tui-away = {$name} (nie je pri stole)
tui-bot-plays = {$name} (nie je pri stole, hrá bot)
tui-lost = Spojenie sa stratilo. Skúšam to znova…
tui-found = Spojenie je späť.
tui-gone-on = Pri stole sa hralo ďalej. Pozri sa znova.
tui-come-back = Stôl zostáva, ako je. Vráť sa: {$command}
tui-keys-talk = / povedz
