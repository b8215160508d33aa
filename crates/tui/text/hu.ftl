# A keret minden játék körül a terminálban. A játékos neve {$name}; sosem kap ragot.

tui-table = Asztal
tui-players = Játékosok
tui-mine = Te
tui-offers = Amit tehetsz
tui-story = Ami történt
tui-rules = E döntés szabályai
tui-legend = Jelek
tui-legend-moves = ⇄a  helyet cserélt a másik ⇄a jelűvel; a→ innen ment el, →a ide érkezett
tui-legend-closed = ×   most nem választható
tui-legend-map = A térképen: [ ] terem, ( ) mély terem, { "» «" } itt vagy; a pontozott vonalak a járatok, sűrűn pontozva azok, amelyeken most elindulhatsz; nyíl a vonalon: csak arra; ←22 járat a szélen túl, a 22-es terembe
tui-keys = Billentyűk
tui-onlooker = néző

tui-pass = Most {$name} jön. Add át a billentyűzetet, és nyomd meg a szóközt.
tui-pass-enter = Most {$name} jön. Add át a billentyűzetet, és nyomj Entert.
tui-put-away = Csak most: jegyezd meg, és szóközzel tedd el.
tui-go-on = Jól megnézted? Szóközzel mehetsz tovább.
tui-put-away-enter = Jól megnézted? Enterrel teheted el.
tui-really-leave = Kilépsz a játszmából? Még egy q: kilépés, bármi más: maradsz.
tui-really-leave-draft = Kilépsz a játszmából? Amit ebben a körben az utolsó húzás óta tettél, az elvész. Még egy q: kilépés, bármi más: maradsz.
tui-nothing-to-do = Most nincs miről dönteni.
tui-touched = Kiválasztva: {$things}. Az Esc visszavonja.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} lehetőség. Írd be: {$example}
       *[other] {$count} lehetőség. Írj be egyet, például: {$example}
    }

tui-unreadable = Ezt nem tudom lépésként olvasni: „{$text}”. A ? segít.
tui-not-your-turn = Most nincs miről döntened.
tui-forbidden = {$why} ({$rule} szabály)
tui-no-such-number =
    { $most ->
        [0] Nincs mit szám szerint választani.
        [one] Csak az 1-es szám van.
       *[other] Csak ezek a számok vannak: 1–{$most}.
    }
tui-no-undo = Most nincs mit visszavonni.
tui-no-routine = Most semmi sem megy magától.
tui-no-such-key = Ebben a listában nincs ilyen billentyű: {$key}. A ? mindet mutatja.
tui-your-choice = Választásod (szám, lépés, {$words}):
tui-plain-help = Írd be egy lehetőség számát vagy szavakkal a lépést; „{$log}”: az egész történet, „{$quit}”: kilépés. A „{$undo}” visszavonja az utolsó lépést, amíg nem jött új húzás; a „{$all}” megtesz mindent, amihez nem kell választani. A „{$language} de” más nyelvre vált, itt németre.
tui-word-log = napló
tui-word-undo = vissza
tui-word-all = mind
tui-word-quit = kilép
tui-word-language = nyelv
tui-languages = Nyelvek: {$languages}. Írd be például: {$word} de

tui-keys-decide = ↑↓ Enter/gomb · Esc vissza · Tab írás · ? szabály · l napló · v asztal · q ki
tui-keys-undo = u visszavon · ↑↓ Enter/gomb · Tab írás · ? szabály · l napló · v asztal · q ki
tui-keys-routine = * mindet kijátssza · ↑↓ Enter/gomb · ? szabály · l napló · v asztal · q ki
tui-keys-undo-routine = u visszavon · * mindet · ↑↓ Enter/gomb · ? szabály · l napló · v asztal · q ki
tui-keys-watch = A többiek játszanak… · szóköz tovább · ? szabály · l napló · v asztal · q ki
tui-keys-end = A játszma véget ért · l napló · v asztal · q tovább
tui-keys-reading = ↑↓ PgUp PgDn görgetés · Esc vissza
tui-keys-all = ↑ ↓ mozgat, az Enter vagy a sor billentyűje választ, az Esc visszalép. A Tab vagy a : sort nyit, ahová lépést írhatsz. Az u visszavonja az utolsó lépést, amíg nem jött új húzás, a * megtesz mindent, amihez nem kell választani. A PgUp és a PgDn görgeti a történetet, az l az egészet mutatja, a v az egész asztalt, a q kilép. Az F2 a következő nyelvre vált.
tui-keys-replay = ←→ lépés · PgUp PgDn 10 · Home End · 1–4 játékos · 0 néző · szóköz megy · q ki
tui-step = {$step}. lépés, összesen {$steps}
tui-eyes = {$name} szemével

tui-menu = Új játszma
tui-menu-start = Kezdd el
tui-menu-game = Játék
tui-menu-players = Játékosok
tui-menu-person = ember
tui-menu-bot = bot, {$level}. szint
tui-menu-language = Nyelv
tui-menu-quit = Lépj ki
tui-fox = Róka
tui-owl = Bagoly
tui-hare = Nyúl
tui-stag = Szarvas
tui-keys-menu = ↑↓ mozgás · ←→ váltás · Enter kezdés · q kilépés
tui-keys-menu-chair = ↑↓ mozgás · ←→ ember vagy bot · írj be egy nevet · Enter kezdés · Esc kilépés

tui-promise = Az osztás előre rögzítve: a magjának SHA-256 értéke {$promise}
tui-kept = A játszma elmentve. Így nézheted meg újra: {$command}
tui-left = A játszma félbemaradt; az eddigi rész elmentve: {$command}

tui-waiting = Várunk a többiekre…
tui-away = {$name} (nincs itt)
tui-bot-plays = {$name} (nincs itt, bot játszik)
tui-lost = Megszakadt a kapcsolat. Újra próbálom…
tui-found = Helyreállt a kapcsolat.
tui-gone-on = Közben továbbment a játék. Nézd meg újra.
tui-come-back = Az asztal így marad. Visszatérés: {$command}
tui-keys-talk = / beszélgetés
