# Rám kolem každé hry v terminálu. Jméno hráče je {$name}; nikdy se neskloňuje.

tui-table = Stůl
tui-players = Hráči
tui-mine = Moje
tui-offers = Co můžeš udělat
tui-story = Co se stalo
tui-rules = Pravidla tohoto rozhodnutí
tui-legend = Znaky
tui-legend-moves = ⇄a  vyměněno s druhým ⇄a; a→ odešlo odtud, →a přišlo sem
tui-legend-closed = ×   teď nelze vybrat
tui-legend-map = Na mapě: [ ] místnost, ( ) místnost v Hlubinách, { "» «" } kde jsi; tečkované čáry jsou chodby, hustě tečkované ty, kterými můžeš jít teď; šipka na čáře: jen tímto směrem; ←22 chodba přes okraj do místnosti 22
tui-keys = Klávesy
tui-onlooker = divák

tui-pass = Teď hraje: {$name}. Předej klávesnici a stiskni mezerník.
tui-pass-enter = Teď hraje: {$name}. Předej klávesnici a stiskni Enter.
tui-put-away = Jen teď: zapamatuj si to a mezerníkem to schovej.
tui-go-on = Všechno jasné? Mezerníkem pokračuješ.
tui-put-away-enter = Všechno jasné? Klávesou Enter to schováš.
tui-really-leave = Opustit partii? Stiskni znovu q a odejdeš, jinou klávesou zůstaneš.
tui-really-leave-draft = Opustit partii? Co se v tomto tahu stalo od posledního losování, se neuloží. Stiskni znovu q a odejdeš, jinou klávesou zůstaneš.
tui-nothing-to-do = Teď není co rozhodovat.
tui-touched = Vybráno: {$things}. Esc výběr zruší.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} možnost. Napiš ji: {$example}
        [few] {$count} možnosti. Napiš jednu z nich, například: {$example}
       *[other] {$count} možností. Napiš jednu z nich, například: {$example}
    }

tui-unreadable = Zápisu „{$text}“ nerozumím. Klávesa ? ukáže nápovědu.
tui-not-your-turn = Teď nemáš co rozhodovat.
tui-forbidden = {$why} (pravidlo {$rule})
tui-no-such-number =
    { $most ->
        [0] Není tu nic, co by se dalo vybrat číslem.
        [one] Je tu jen číslo 1.
        [few] Jsou tu jen čísla 1 až {$most}.
       *[other] Jsou tu jen čísla 1 až {$most}.
    }
tui-no-undo = Teď se nedá nic vzít zpět.
tui-no-routine = Teď se nic nehraje samo.
tui-no-such-key = Klávesa {$key} v tomto seznamu není. ? ukáže všechny klávesy.
tui-your-choice = Tvoje volba (číslo, zápis tahu, {$words}):
tui-plain-help = Napiš číslo možnosti nebo její zápis, „{$log}“ pro všechno, co se stalo, „{$quit}“ pro odchod. „{$undo}“ vezme poslední krok zpět, dokud nezasáhla náhoda, „{$all}“ udělá po řadě všechno, nad čím se nemusí přemýšlet. „{$language} de“ změní jazyk, tady na němčinu.
tui-word-log = průběh
tui-word-undo = zpět
tui-word-all = vše
tui-word-quit = konec
tui-word-language = jazyk
tui-languages = Jazyky: {$languages}. Napiš třeba: {$word} de

tui-keys-decide = ↑↓ Enter/klávesa · Esc zpět · Tab tah · ? pravidla · l průběh · { "v" } stůl · q konec
tui-keys-undo = { "u" } zpět · ↑↓ Enter/klávesa · Tab tah · ? pravidla · l průběh · { "v" } stůl · q konec
tui-keys-routine = * zahrát vše · ↑↓ Enter/klávesa · ? pravidla · l průběh · { "v" } stůl · q konec
tui-keys-undo-routine = { "u" } zpět · * vše · ↑↓ Enter/klávesa · ? pravidla · l průběh · { "v" } stůl · q konec
tui-keys-watch = Hrají ostatní… · mezerník dál · ? pravidla · l průběh · { "v" } stůl · q konec
tui-keys-end = Partie skončila · l průběh · { "v" } stůl · q dál
tui-keys-reading = ↑↓ PgUp PgDn listovat · Esc zpět
tui-keys-all = ↑ ↓ posouvají, Enter nebo klávesa řádku vybírá, Esc výběr zruší. Tab nebo : otevře řádek, do kterého napíšeš tah. { "u" } vezme poslední krok zpět, dokud nezasáhla náhoda, * udělá po řadě všechno, nad čím se nemusí přemýšlet. PgUp a PgDn listují průběhem, l ho ukáže celý, { "v" } ukáže celý stůl, q opustí partii. F2 přepne na další jazyk.
tui-keys-replay = ←→ krok · PgUp PgDn 10 · Home End · 1–4 hráč · 0 divák · mezera start · q konec
tui-step = Krok {$step}/{$steps}
tui-eyes = dívá se: {$name}

tui-menu = Nová partie
tui-menu-start = Začni
tui-menu-game = Hra
tui-menu-players = Počet hráčů
tui-menu-person = člověk
tui-menu-bot = bot, úroveň {$level}
tui-menu-language = Jazyk
tui-menu-quit = Konec
tui-fox = Liška
tui-owl = Sova
tui-hare = Zajíc
tui-stag = Jelen
tui-keys-menu = ↑↓ posun · ←→ změna · Enter začít · q konec
tui-keys-menu-chair = ↑↓ posun · ←→ člověk nebo bot · napiš jméno · Enter začít · Esc konec

tui-promise = Rozdání je už pevně dané: SHA-256 jeho semínka je {$promise}
tui-kept = Partie je uložená. Přehraj si ji znovu: {$command}
tui-left = Partie je přerušená; co se dosud odehrálo, je uložené: {$command}

tui-waiting = Čeká se na ostatní…
tui-away = {$name} (není u stolu)
tui-bot-plays = {$name} (není u stolu, hraje bot)
tui-lost = Spojení se ztratilo. Zkouším to znovu…
tui-found = Spojení je zpět.
tui-gone-on = U stolu se hrálo dál. Podívej se znovu.
tui-come-back = Stůl zůstává, jak je. Vrať se: {$command}
tui-keys-talk = / řekni
