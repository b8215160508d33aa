# De lijst om elk spel in de terminal. De naam van een speler is {$name}.

tui-table = Tafel
tui-players = Spelers
tui-mine = Jij
tui-offers = Wat je kunt doen
tui-story = Wat er is gebeurd
tui-rules = De regels bij deze beslissing
tui-legend = Tekens
tui-legend-moves = ⇄a  geruild met de andere ⇄a; a→ ging hier weg, →a kwam hier aan
tui-legend-closed = ×   nu niet te kiezen
tui-legend-map = Op de kaart: [ ] een ruimte, ( ) een diepe ruimte, { "» «" } waar je bent; stippellijnen zijn tunnels, dicht gestippeld waar je nu heen kunt; een pijl op een lijn: alleen die kant op; ←22 een tunnel over de rand naar ruimte 22
tui-keys = Toetsen
tui-onlooker = het publiek

tui-pass = Geef het toetsenbord door aan {$name} en druk dan op de spatiebalk.
tui-pass-enter = Geef het toetsenbord door aan {$name} en druk dan op Enter.
tui-put-away = Alleen jij ziet dit, en alleen nu. Druk op de spatiebalk om het weg te leggen.
tui-go-on = Genoeg gezien? Druk op de spatiebalk om verder te gaan.
tui-put-away-enter = Genoeg gezien? Druk op Enter om het weg te leggen.
tui-really-leave = De partij verlaten? Druk nog eens op q om te stoppen, of op een andere toets om te blijven.
tui-really-leave-draft = De partij verlaten? Wat je deze beurt sinds de laatste trekking hebt gedaan, wordt niet bewaard. Druk nog eens op q om te stoppen, of op een andere toets om te blijven.
tui-nothing-to-do = Er valt nu niets te beslissen.
tui-touched = Gekozen: {$things}. Esc maakt het ongedaan.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} mogelijkheid. Typ die in: {$example}
       *[other] {$count} mogelijkheden. Typ er een in, bijvoorbeeld: {$example}
    }

tui-unreadable = “{$text}” kan ik niet als actie lezen. Druk op ? voor hulp.
tui-not-your-turn = Je hebt nu niets te beslissen.
tui-forbidden = {$why} (regel {$rule})
tui-no-such-number =
    { $most ->
        [0] Er valt niets met een nummer te kiezen.
        [one] Er is alleen nummer 1.
       *[other] Er zijn alleen de nummers 1 tot en met {$most}.
    }
tui-no-undo = Er valt nu niets terug te nemen.
tui-no-routine = Er valt nu niets automatisch te spelen.
tui-no-such-key = { $key ->
    [Space] De spatiebalk
   *[other] {$key}
} is geen toets van deze lijst. ? toont alle toetsen.
tui-your-choice = Jouw keuze (een nummer, een actie, {$words}):
tui-plain-help = Typ het nummer van een mogelijkheid of de actie in woorden, “{$log}” voor het hele verhaal, “{$quit}” om te stoppen. “{$undo}” neemt de laatste actie terug zolang er geen toeval aan te pas is gekomen, “{$all}” doet achter elkaar alles waar je niet over hoeft na te denken. “{$language} de” schakelt over op een andere taal, hier Duits.
tui-word-log = verhaal
tui-word-undo = terug
tui-word-all = alles
tui-word-quit = stoppen
tui-word-language = taal
tui-languages = Talen: {$languages}. Typ bijvoorbeeld: {$word} de

tui-keys-decide = ↑↓ Enter/toets · Esc terug · Tab typen · ? regels · l verhaal · v tafel · q stop
tui-keys-undo = u terug · ↑↓ Enter/toets · Tab typen · ? regels · l verhaal · v tafel · q stop
tui-keys-routine = * alles spelen · ↑↓ Enter/toets · ? regels · l verhaal · v tafel · q stop
tui-keys-undo-routine = u terug · * alles · ↑↓ Enter/toets · ? regels · l verhaal · v tafel · q stop
tui-keys-watch = De anderen spelen … · spatie verder · ? regels · l verhaal · v tafel · q stop
tui-keys-end = De partij is voorbij · l verhaal · v tafel · q verder
tui-keys-reading = ↑↓ PgUp PgDn bladeren · Esc terug
tui-keys-all = ↑ ↓ gaan door de lijst, Enter of de toets van een regel kiest, Esc maakt ongedaan. Tab of : opent een regel om een actie te typen. u neemt de laatste actie terug zolang er geen toeval aan te pas is gekomen, * doet achter elkaar alles waar je niet over hoeft na te denken. PgUp en PgDn bladeren door het verhaal, l toont het helemaal, v toont de hele tafel, q verlaat de partij. F2 gaat naar de volgende taal.
tui-keys-replay = ←→ stap · PgUp/Dn 10 · Home End · 0–4 gezien door · spatie afspelen · q stop
tui-step = Stap {$step} van {$steps}
tui-eyes = gezien door: {$name}

tui-menu = Een nieuwe partij
tui-menu-start = Begin
tui-menu-game = Spel
tui-menu-players = Spelers
tui-menu-person = mens
tui-menu-bot = bot, niveau {$level}
tui-menu-language = Taal
tui-menu-quit = Sluit af
tui-fox = Vos
tui-owl = Uil
tui-hare = Haas
tui-stag = Hert
tui-keys-menu = ↑↓ verplaatsen · ←→ wijzigen · Enter starten · q afsluiten
tui-keys-menu-chair = ↑↓ verplaatsen · ←→ mens of bot · typ een naam · Enter starten · Esc afsluiten

tui-promise = De verdeling ligt al vast: de vingerafdruk (SHA-256) van het startgetal is {$promise}
tui-kept = De partij is bewaard. Zo kijk je de partij terug: {$command}
tui-left = Je hebt de partij voor het einde verlaten; wat gespeeld is, is bewaard: {$command}

tui-waiting = Wachten op de anderen …
tui-away = {$name} (weg)
tui-bot-plays = {$name} (weg, een bot speelt)
tui-lost = De verbinding is weg. Nog een keer proberen …
tui-found = De verbinding is er weer.
tui-gone-on = Er is verder gespeeld. Kijk nog eens.
tui-come-back = De tafel blijft zoals hij is. Zo kom je terug: {$command}
tui-keys-talk = / praten
