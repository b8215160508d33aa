# Wat de site zelf zegt: voorpagina, wachtkamer, instellingen, leren, fouten. De naam van een speler is {$name}.

house-former-player = voormalige speler
house-free-chair = vrije stoel
house-nameless = { $animal ->
    [fox] Vos
    [owl] Uil
    [hare] Haas
   *[stag] Hert
}
house-bot = {$name} (niveau {$level})
house-hinted = { $who ->
    [you] Je vraagt om een tip.
   *[other] { $who } vraagt om een tip.
}
house-took-back = { $who ->
    [you] Je neemt een beslissing terug.
   *[other] { $who } neemt een beslissing terug.
}
house-closed-game = Het spel van deze tafel is er op deze server niet meer.
house-closed-rules = Deze partij is met een andere versie van de regels begonnen en kan hier niet verdergaan.
house-closed-record = De opname van deze partij is niet te lezen, dus verdergaan kan niet.
house-closed-host = De beheerder heeft deze tafel gesloten.
house-pass-to = Geef het toestel door aan {$name}
house-covered = De tafel blijft bedekt tot je bevestigt dat jij het bent.
house-i-am = Ik ben {$name}
house-to-the-front = Naar de voorpagina
house-learn-ways = Op deze pagina
house-learn-lessons = Lessen
house-learn-lessons-about = Echte stellingen, en in elke is er één ding te doen. Er kan niets misgaan: wat je ook probeert, de coach geeft antwoord.
house-prologue-done = Zo gaat dat.
house-goal = Het doel
house-prologue = De eerste minuut
house-prologue-about = Een paar kleine stappen in echte stellingen: waar het om gaat, wat een beurt is, wat er misgaat en hoe het afloopt.
house-prologue-begin = Begin hier
house-prologue-again = Nog een keer
house-prologue-head = Eerste minuut, {$number} van {$count}: {$title}
house-prologue-next = Verder
house-prologue-last = Speel je eerste partij
house-prologue-skip = Meteen naar de partij
house-learn-done = klaar
house-learn-progress = Al gedaan: {$done} van {$count}
house-learn-play = Je eerste partij
house-learn-play-about = Je speelt tegen makkelijke bots, en de coach legt elk soort beslissing één keer uit, op het moment dat die zich voordoet.
house-learn-play-now = Speel met de coach
house-learn-all-rules = Alle regels, genummerd
house-rules-find = Zoeken
house-rules-find-label = Zoeken in de regels
house-rules-contents = Hoofdstukken
house-rules-found = { $count ->
    [one] {$count} regel bevat “{$words}”.
   *[other] {$count} regels bevatten “{$words}”.
}
house-rules-none = Geen enkele regel bevat “{$words}”. Probeer het met minder woorden of met alleen het begin van een woord.
house-rules-all = Terug naar alle regels
house-end-title = { $game } – { $result }
house-learn-short-rules = De regels in het kort, met plaatjes
house-lesson-you = Jij
house-lesson-head = Les {$number} van {$count}: {$title}
house-lesson-again = Begin opnieuw
house-lesson-next = Volgende les
house-lesson-last = Speel met de coach
house-puzzles = Puzzels
house-puzzles-about = Echte stellingen uit partijen van bots waarin één eerste stap duidelijk beter is dan elke andere. Het programma heeft elk ervan twee keer bewezen, met minstens 50.000 simulaties.
house-puzzles-none = Voor dit spel zijn er nog geen puzzels.
house-puzzles-begin = Los de volgende op
house-puzzles-all = Alle puzzels, de makkelijkste eerst
house-puzzles-tally = Op rij: {$row}. Opgelost: {$solved} van {$count}.
house-puzzles-own = Uit je eigen partijen
house-puzzles-own-label = {$game}, stap {$step}
house-puzzles-own-about = Eigen beurten die je veel hebben gekost. Deze browser onthoudt ze.
house-puzzle-head = Puzzel {$number}
house-puzzle-own-head = Je eigen puzzel
house-puzzle-task = Jij bent aan de beurt: vind de eerste stap die duidelijk de beste is.
house-puzzle-missed = Gemist door {$missed} van de {$levels} botniveaus.
house-puzzle-right = Goed! Zo is de winstkans {$chance}%, met elke andere stap hoogstens {$next}%.
house-puzzle-tempted = Verleidelijk, maar zo is de winstkans maar {$tempting}%. Met de beste eerste stap is die {$chance}%.
house-puzzle-other = Iets anders is duidelijk beter: met de beste eerste stap is de winstkans {$chance}%, met elke andere hoogstens {$next}%.
house-puzzle-solution = De oplossing: {$plan}
house-puzzle-temptation = Wat verleidt: {$plan}
house-puzzle-show = Toon de oplossing
house-puzzle-next = Volgende puzzel
house-puzzle-done = Puzzel opgelost.
house-puzzle-not-done = Niet opgelost; je kunt het nog eens proberen.
house-puzzle-own-right = Goed! Dit was ongeveer {$percent} procentpunt beter dan wat je in de partij deed.
house-puzzle-own-played = Dat is wat je in de partij deed. Het verlaagde de winstkans met ongeveer {$percent} procentpunt.
house-puzzle-own-other = Dat heeft de terugblik niet gevonden. Wat je in de partij deed, verlaagde de winstkans met ongeveer {$percent} procentpunt.
house-puzzle-not-ready = Deze partij wordt nog doorgekeken; probeer het zo nog eens.
house-page-title = Adit: spellen over schatten onder de grond
house-page-sentence = Speel in de browser, tegen bots of met vrienden. Geen account, niets te installeren.
house-skip = Naar de inhoud
house-site = Deze site
house-more = Meer
house-language = Taal
house-settings = Instellingen
house-analysis = Analyseer een partij
house-api = Voor programma’s
house-doors = Drie deuren de berg in
house-doors-pick = Kies er een. Binnen tien seconden speel je, zonder account.
house-players =
    { $most ->
        [one] {$fewest} tot {$most} speler
       *[other] {$fewest} tot {$most} spelers
    }
house-play-now = Speel nu
house-play-now-how = tegen makkelijke bots, met een coach
house-play-now-first = eerst een minuut leren, dan makkelijke bots
house-with-friends = Met vrienden
house-alone = Hier speel je tegen bots, of jullie geven het apparaat door: niemand anders kan erbij.
house-alone-refused = Niemand anders kan bij dit apparaat: speel tegen bots of geef het door.
house-learn = Leer spelen
house-options = Opties
house-open-tables = Open tafels
house-no-open-tables = Er wacht nu niemand aan een open tafel. Open er zelf een: anderen vinden die hier.
house-running-matches = Partijen om te bekijken
house-no-matches = Er wordt nu geen openbare partij gespeeld.
house-watch = Kijk mee
house-my-matches = Mijn partijen
house-nothing-running = Je hebt geen lopende partijen. Elke deur hierboven leidt naar een nieuwe.
house-past-matches =
    { $count ->
        [one] {$count} gespeelde partij
       *[other] {$count} gespeelde partijen
    }
house-free-chairs =
    { $count ->
        [one] {$count} vrije stoel
       *[other] {$count} vrije stoelen
    }
house-waits-for-friends = Wacht tot er anderen aanschuiven
house-is-over = Afgelopen
house-exercise = Een oefening
house-exercise-begins = Nog eens je beurt uit die partij: dezelfde tegenstanders en hetzelfde geluk. Wat kun je anders doen?
house-is-exercise = Een oefening, afgelopen
house-winner = Gewonnen: { $names }
house-nobody-won = Niemand heeft gewonnen
house-is-closed = Gesloten
house-is-played = Bezig
house-your-turn = Jij bent aan de beurt
house-feed-entry = Jij bent aan de beurt: {$game}
house-turn-of = {$name} beslist
house-go-there = Naar de tafel
house-replay = Kijk terug
house-look = Bekijk
house-sit-down = Schuif aan
house-new-table = Een nieuwe tafel: {$game}
house-your-name = Je naam
house-who-plays = Wie er speelt
house-chair = Stoel {$number}
house-chair-me = Hier zit ik
house-chair-open = Vrij voor een vriend
house-chair-here = Iemand op dit toestel
house-chair-here-name = Naam
house-chair-bot = Bot, niveau {$level} van 8: {$level ->
    [1] makkelijk
    [2] makkelijk
    [3] redelijk
    [4] redelijk
    [5] sterk
    [6] sterk
   *[higher] heel sterk
}
house-chair-program = Een eigen programma
house-chair-none = Geen stoel
house-game-options = Opties van het spel
house-manners = Hoe jullie spelen
house-clock = Klok
house-time-relaxed = Geen klok
house-time-live = {$seconds} sec. per beslissing, {$minutes} min. reserve
house-time-slow = {$hours} uur per beurt
house-speed = Snelheid van de bots
house-speed-slow = Langzaam
house-speed-usual = Normaal
house-speed-quick = Snel
house-speed-instant = Meteen
house-listed = Iedereen mag deze tafel vinden en meedoen of kijken
house-hints = Tips zijn toegestaan
house-coach = Een coach legt elk soort beslissing de eerste keer uit
house-take-back = Beslissingen mogen worden teruggenomen als iedereen akkoord is
house-make-table = Open de tafel
house-waits-for =
    { $count ->
        [0] Iedereen is er. De partij begint.
        [one] Wachten op nog één speler.
       *[other] Wachten op nog {$count} spelers.
    }
house-invited = Je bent uitgenodigd voor een partij {$game}
house-invite = Nodig je vrienden uit
house-invite-how = Stuur deze link of laat de code zien. Wie hem opent, kan aanschuiven zolang er een stoel vrij is.
house-copy = Kopieer de link
house-copied = Gekopieerd
house-qr-table = De link naar deze tafel als QR-code
house-qr-chair = De link naar deze stoel als QR-code
house-chairs = Wie er aan tafel zit
house-you = jij
house-is-here = is er
house-is-away = is weg
house-is-program = een programma
house-sit-here = Ga hier zitten
house-chair-link = Link naar deze stoel
house-doings = Wat je kunt doen
house-begins-by-itself = De partij begint zodra alle stoelen bezet zijn.
house-bots-level = Bots voor de vrije stoelen
house-fill-with-bots = Vul aan met bots en begin
house-begin-without = Begin zonder de vrije stoelen
house-rename = Wijzig de naam
house-leave = Verlaat de tafel
house-agreed = Wat aan deze tafel geldt
house-is-listed = Iedereen kan deze tafel vinden
house-is-by-link = Alleen wie een link heeft, kan hier komen
house-rules = De regels
house-theme = Licht
house-theme-system = Zoals mijn toestel
house-theme-dark = Lantaarnlicht
house-theme-light = Daglicht
# same as English
house-contrast = Contrast
house-contrast-system = Zoals mijn toestel
house-contrast-more = Meer
house-motion = Beweging
house-motion-system = Zoals mijn toestel
house-motion-still = Geen
house-sound = Geluid
house-sound-off = Uit
house-sound-on = Aan, zacht
house-speed-note = Hoe snel je ziet wat de anderen doen. Niemand anders hoeft daarop te wachten.
house-save = Sla op
house-back = Terug
house-offline = Geen verbinding
house-offline-how = De server is nu niet te bereiken. De pagina komt vanzelf terug zodra er weer verbinding is; je partij wacht op je.
house-try-again = Probeer opnieuw
house-pocket = Spelen zonder verbinding
house-pocket-here = Klaar om zonder verbinding te spelen: ook dan kun je hier nieuwe partijen beginnen, tegen bots of met anderen op dit apparaat.
house-pocket-away = Nog niet op dit apparaat. Bij een goede verbinding komt het vanzelf, of nu meteen (ongeveer 1 MB).
house-pocket-fetch = Nu ophalen
house-sorry-malformed = Dat was niet te begrijpen
house-sorry-forbidden = Niet toegestaan
house-sorry-missing = Niet gevonden
house-sorry-stale = Te laat
house-sorry-refused = De regels zeggen nee
house-sorry-too-many = Niet zo snel
house-sorry-unavailable = Nu even niet
house-missing-how = Een tafel die niet voor iedereen open is, is alleen te zien voor wie via een link komt. Vraag er een aan degene die de tafel heeft geopend.
house-back-to-table = Terug naar de tafel
house-open-note = Kies een van je partijen of een voorbeeld, of breng een opname of een stelling mee: bekijk die nog eens, probeer acties uit en vraag de coach om raad.
house-open-text = Of plak de tekst
house-open-file = Kies een bestand of sleep het hierheen
house-open-mine = Een van je partijen
house-open-none = Je hebt nog geen partij uitgespeeld. De voorbeelden zijn een goed begin.
house-open-bring = Een bestand of een tekst
# same as English
house-open-go = Open
house-open-nothing = Kies eerst een bestand of plak een tekst.
house-open-examples = Voorbeelden
house-open-example = De sterkste bots (spelers: { $players }, stappen: { $steps })
house-not-opened = Dit is niet te openen.
house-open-how = Wat je kunt openen
house-open-record = Een opname, zoals je die aan het einde van elke partij krijgt: die begint met “adit record 1”.
house-open-position = Een stelling: een regel “game” met de naam van het spel, en daaronder de tekst van de stelling, zoals elke analyse die toont.

## Waarom iets niet is gebeurd
house-nobody-known = Deze server kent je niet, dus dit kun je niet doen.
house-nothing-here = Hier is niets.
house-too-fast = Dat was te veel ineens; wacht even.
house-too-large = Dat is te groot.
house-unavailable = Er kan nu niets worden opgeslagen, dus is er niets veranderd.
house-disk-full = Er kan nu niets worden opgeslagen, dus is er niets veranderd: de schijf van de server is vol.
house-store-silent = Er kan nu niets worden opgeslagen, dus is er niets veranderd: de database antwoordt niet.
house-unsure = De database viel halverwege stil, dus is nog niet bekend of dit is gebeurd. Kijk naar de tafel voordat je het nog eens probeert.
house-gone-on = Er is verder gespeeld; kijk nog eens.
house-was-quicker = Iemand was sneller; kijk nog eens.
house-not-begun = De partij is nog niet begonnen.
house-not-over = De partij is nog niet afgelopen.
house-match-over = De partij is afgelopen.
house-table-closed = De tafel is gesloten.
house-still-on = Deze partij is nog bezig; terugkijken kan als de partij is afgelopen.
house-no-turn-there = Bij deze stap begint geen beurt, dus die kun je niet opnieuw proberen.
house-record-closed = De opname komt vrij als de partij is afgelopen.
house-next-already = Er is al een volgende partij.
house-not-seated = Je zit niet aan deze tafel.
house-say-who = De tafel is bedekt: zeg eerst wie het toestel heeft.
house-device-elsewhere = Iemand anders heeft nu het toestel.
house-chair-taken = Deze stoel is bezet.
house-needs-link = Voor deze stoel is een eigen link nodig.
house-link-taken = Via deze link is al iemand gekomen. Vraag om een nieuwe.
house-link-old = Deze link is al gebruikt of te oud. Vraag om een nieuwe.
house-only-maker = Alleen wie de tafel heeft geopend, kan dit doen.
house-not-yours = Deze stoel kun jij niet weggeven.
house-no-hints = Aan deze tafel zijn tips niet toegestaan.
house-no-taking-back = Aan deze tafel wordt niets teruggenomen.
house-nothing-back = Er valt niets terug te nemen.
house-no-routine = Er valt nu niets automatisch te spelen.
house-no-way-back = Sindsdien is er iets getrokken of onthuld, dus terugnemen kan niet.
house-record-full = In deze partij is zo vaak teruggenomen dat de opname vol is. Vanaf hier kan er niets meer worden teruggenomen.
house-not-your-turn = Je hebt nu niets te beslissen.
house-no-action = “{$action}” is niet de notatie van een actie.
house-rule-forbids = Regel {$rule} verbiedt dit.
house-other-site = Dit verzoek komt van een andere site.
house-unreadable = Dit verzoek is niet te lezen.
house-no-game = Er is geen spel “{$game}”.
house-no-seat = Een stoel heet P0, P1, P2 of P3.
house-no-at = “at” bestaat uit twee getallen met een punt ertussen.
house-no-level = Bots hebben de niveaus 1 tot en met {$most}.
house-pace-long = Het tempo is te traag; hoogstens {$most} ms.
house-no-clock = Deze bedenktijd kan niet.
house-one-chair = Eén persoon zit op één stoel.
house-nobody-called = “{$kind}” kan hier niet zitten.
house-setup-players = Dit spel is voor {$fewest} tot {$most} spelers.
house-setup-odd = Met deze opties is het spel niet te spelen.
house-name-long = De naam is te lang; hoogstens {$most} tekens.
house-name-bot = Zo noemt deze server zijn bots; kies een andere naam.
house-chat-empty = Het bericht is leeg.
house-chat-long = Het bericht is te lang; hoogstens {$most} tekens.
house-vacation-long = De vakantie is te lang; hoogstens {$most} dagen.
house-no-choice = Die keuze is er niet.
house-other-rules = Deze opname is met versie {$there} van de regels gespeeld; deze server speelt versie {$here}.
house-misread = De tekst is niet te lezen ({ $why }).
house-address-unreadable = Het einde van dit adres is onleesbaar.
house-moves-unreadable = De acties in dit adres zijn niet te lezen.
house-no-move = “{$move}” is geen actie.
house-lesson-done = Je hebt deze les afgerond.
house-lesson-missed = Niet helemaal; probeer het nog eens.
house-you-here = Je gegevens
house-you-unknown = Deze server kent je nog niet: er is niets om mee te nemen en niets om te wissen.
house-device = Een ander toestel
house-device-note = Deze link brengt je stoelen en partijen naar een ander toestel. Hij werkt één keer, een kwartier lang; wie hem opent, speelt namens jou.
house-device-make = Maak de link
house-device-made = Open dit op het andere toestel:
house-vacation = Vakantie
house-vacation-note = Zoveel dagen wachten langzame partijen (met uren per beurt) op je.
house-vacation-left = { $count ->
    [one] Je vakantie duurt nog { $count } dag.
   *[other] Je vakantie duurt nog { $count } dagen.
}
house-vacation-days = Dagen
house-vacation-begin = Begin je vakantie
house-vacation-end = Beëindig je vakantie
house-forget = Wis mijn gegevens
house-forget-note = Je naam, wat je in gesprekken hebt gezegd en je uitnodigingen worden gewist. Je partijen blijven, met een voormalige speler op jouw stoel. Dit kan niet ongedaan worden gemaakt.
house-forget-sure = Ja, ik wil dat mijn gegevens worden gewist.
house-forget-unsure = Er wordt niets per ongeluk gewist: bevestig eerst dat je het wilt.
house-matches-save = Neem je partijen mee
house-matches-save-note = Eén tekstbestand met al je gespeelde partijen, verslag na verslag: om te bewaren of om elders mee te brengen. Lopende partijen blijven hier, want hun geheimen gelden tot het einde.
house-matches-save-go = Alle partijen bewaren
house-matches-bring = Partijen meebrengen
house-matches-bring-note = Een zo bewaard bestand of één verslag. Niets wordt dubbel opgenomen.
house-matches-bring-go = Meebrengen
house-matches-taken =
    { $count ->
        [0] Er kwam geen partij bij.
        [one] {$count} partij staat nu bij de jouwe.
       *[other] {$count} partijen staan nu bij de jouwe.
    }
house-matches-known =
    { $count ->
        [one] {$count} was er al.
       *[other] {$count} waren er al.
    }
house-matches-refused =
    { $count ->
        [one] {$count} tekst is niet opgenomen
       *[other] {$count} teksten zijn niet opgenomen
    }
house-matches-line = Regel {$line}:
house-matches-unfinished = Deze partij is niet afgelopen.
house-matches-full = Je kunt niet meer dan {$most} partijen meebrengen.
house-is-brought = meegebracht

house-broken-promise = in de opname staat geen vingerafdruk.
house-broken-seed-secret = de partij is voor het einde verlaten, dus het startgetal is geheim.
house-broken-end = aan het einde ontbreken stappen.
house-broken-seed = het startgetal is niet het beloofde.
house-broken-steps = de stappen zijn niet te spelen ({ $why }).
house-broken-draw = er is anders verdeeld dan beloofd ({ $why }).
