# Was die Website selbst sagt: Startseite, Warteraum, Einstellungen, Lernen, Fehler. Der Name eines Spielers ist {$name}; er wird nie gebeugt.

house-former-player = früherer Spieler
house-free-chair = freier Platz
house-nameless = { $animal ->
    [fox] Fuchs
    [owl] Eule
    [hare] Hase
   *[stag] Hirsch
}
house-bot = {$name} (Stufe {$level})
house-hinted = { $who ->
    [you] Du hast um einen Tipp gebeten.
   *[other] { $who } hat um einen Tipp gebeten.
}
house-took-back = { $who ->
    [you] Du hast eine Entscheidung zurückgenommen.
   *[other] { $who } hat eine Entscheidung zurückgenommen.
}
house-closed-game = Das Spiel dieses Tischs gibt es auf diesem Server nicht mehr.
house-closed-rules = Diese Partie wurde mit einer anderen Fassung der Regeln begonnen und kann hier nicht weitergehen.
house-closed-record = Die Aufzeichnung dieser Partie ist nicht lesbar, darum kann sie nicht weitergehen.
house-closed-host = Der Gastgeber hat diesen Tisch geschlossen.
house-pass-to = Gib das Gerät an {$name} weiter
house-covered = Der Tisch ist verdeckt, bis du bestätigst, dass du es bist.
house-i-am = Ich bin {$name}
house-to-the-front = Zur Startseite
house-learn-ways = Auf dieser Seite
house-learn-lessons = Lektionen
house-learn-lessons-about = Echte Stellungen mit je einer Aufgabe. Schiefgehen kann nichts: Der Trainer antwortet auf alles, was du versuchst.
house-prologue-done = So geht das.
house-goal = Das Ziel
house-prologue = Die erste Minute
house-prologue-about = Ein paar kleine Schritte in echten Stellungen: worum es geht, was ein Zug ist, was schiefgeht und wann Schluss ist.
house-prologue-begin = Hier anfangen
house-prologue-again = Noch einmal
house-prologue-head = Erste Minute, {$number} von {$count}: {$title}
house-prologue-next = Weiter
house-prologue-last = Spiel deine erste Partie
house-prologue-skip = Gleich zur Partie
house-learn-done = geschafft
house-learn-progress = Geschafft: {$done} von {$count}
house-learn-play = Deine erste Partie
house-learn-play-about = Du spielst gegen gutmütige Bots, und der Trainer erklärt jede Art von Entscheidung einmal: dann, wenn sie ansteht.
house-learn-play-now = Mit dem Trainer spielen
house-learn-all-rules = Alle Regeln, nummeriert
house-rules-find = Suchen
house-rules-find-label = In den Regeln suchen
house-rules-contents = Kapitel
house-rules-found = { $count ->
    [one] {$count} Regel enthält „{$words}“.
   *[other] {$count} Regeln enthalten „{$words}“.
}
house-rules-none = Keine Regel enthält „{$words}“. Versuch es mit weniger Wörtern oder nur mit einem Wortanfang.
house-rules-all = Zurück zu allen Regeln
house-end-title = { $game } – { $result }
house-learn-short-rules = Die Regeln in Kürze, mit Bildern
house-lesson-you = Du
house-lesson-head = Lektion {$number} von {$count}: {$title}
house-lesson-again = Noch einmal
house-lesson-next = Nächste Lektion
house-lesson-last = Mit dem Trainer spielen
house-puzzles = Rätsel
house-puzzles-about = Echte Stellungen aus Partien der Bots, in denen ein erster Schritt klar besser ist als jeder andere. Das Programm hat jede zweimal nachgewiesen, mit mindestens 50.000 Simulationen.
house-puzzles-none = Zu diesem Spiel gibt es noch keine Rätsel.
house-puzzles-begin = Das nächste lösen
house-puzzles-all = Alle Rätsel, die leichtesten zuerst
house-puzzles-tally = In Folge: {$row}. Gelöst: {$solved} von {$count}.
house-puzzles-own = Aus deinen eigenen Partien
house-puzzles-own-label = {$game}, Schritt {$step}
house-puzzles-own-about = Eigene Züge, die dich viel gekostet haben. Dieser Browser merkt sie sich.
house-puzzle-head = Rätsel {$number}
house-puzzle-own-head = Dein eigenes Rätsel
house-puzzle-task = Du bist am Zug: Finde den ersten Schritt, der klar der beste ist.
house-puzzle-missed = Übersehen von {$missed} der {$levels} Bot-Stufen.
house-puzzle-right = Richtig! So ist die Siegchance {$chance} %, mit jedem anderen Schritt höchstens {$next} %.
house-puzzle-tempted = Verlockend, aber so ist die Siegchance nur {$tempting} %. Mit dem besten ersten Schritt sind es {$chance} %.
house-puzzle-other = Etwas anderes ist klar besser: Mit dem besten ersten Schritt ist die Siegchance {$chance} %, mit jedem anderen höchstens {$next} %.
house-puzzle-solution = Die Lösung: {$plan}
house-puzzle-temptation = Was lockt: {$plan}
house-puzzle-show = Lösung zeigen
house-puzzle-next = Nächstes Rätsel
house-puzzle-done = Rätsel gelöst.
house-puzzle-not-done = Nicht gelöst; du kannst es noch einmal versuchen.
house-puzzle-own-right = Richtig! Das war um etwa {$percent} Prozentpunkte besser als das, was du in der Partie getan hast.
house-puzzle-own-played = Genau das hast du in der Partie getan. Es senkte die Siegchance um etwa {$percent} Prozentpunkte.
house-puzzle-own-other = Das hat der Rückblick nicht gefunden. Was du in der Partie getan hast, senkte die Siegchance um etwa {$percent} Prozentpunkte.
house-puzzle-not-ready = Diese Partie wird noch durchgesehen; versuch es gleich noch einmal.
house-page-title = Adit: Spiele um Schätze unter der Erde
house-page-sentence = Spiel im Browser, gegen Bots oder mit Freunden. Ohne Konto, ohne Installation.
house-skip = Zum Inhalt
house-site = Diese Website
house-more = Mehr
house-language = Sprache
house-settings = Einstellungen
house-analysis = Partie analysieren
house-api = Für Programme
house-doors = Drei Türen in den Berg
house-doors-pick = Such dir eine aus. In zehn Sekunden spielst du, ohne Konto.
house-players =
    { $most ->
        [one] {$fewest} bis {$most} Spieler
       *[other] {$fewest} bis {$most} Spieler
    }
house-play-now = Jetzt spielen
house-play-now-how = gegen gutmütige Bots, mit Trainer
house-play-now-first = eine Minute lernen, dann gutmütige Bots
house-with-friends = Mit Freunden
house-alone = Hier spielst du gegen Bots, oder ihr reicht das Gerät herum: Niemand sonst kann es erreichen.
house-alone-refused = Niemand sonst kann dieses Gerät erreichen: Spiel gegen Bots, oder reicht es herum.
house-learn = Lernen
house-options = Optionen
house-open-tables = Offene Tische
house-no-open-tables = Gerade wartet niemand an einem offenen Tisch. Eröffne einen: Andere finden ihn hier.
house-running-matches = Partien zum Zuschauen
house-no-matches = Gerade läuft keine öffentliche Partie.
house-watch = Zuschauen
house-my-matches = Meine Partien
house-nothing-running = Du hast gerade keine laufende Partie. Jede Tür oben führt zu einer neuen.
house-past-matches =
    { $count ->
        [one] {$count} beendete Partie
       *[other] {$count} beendete Partien
    }
house-free-chairs =
    { $count ->
        [one] {$count} freier Platz
       *[other] {$count} freie Plätze
    }
house-waits-for-friends = Wartet auf Mitspieler
house-is-over = Beendet
house-exercise = Eine Übung
house-exercise-begins = Noch einmal dein Zug aus dieser Partie: dieselben Gegner, dasselbe Glück. Was kannst du anders machen?
house-is-exercise = Eine Übung, beendet
house-winner = Gewonnen: { $names }
house-nobody-won = Niemand hat gewonnen
house-is-closed = Geschlossen
house-is-played = Läuft gerade
house-your-turn = Du bist dran
house-feed-entry = Du bist dran: {$game}
house-turn-of = {$name} entscheidet
house-go-there = Zum Tisch
house-replay = Wiederholung
house-look = Ansehen
house-sit-down = Platz nehmen
house-new-table = Ein neuer Tisch: {$game}
house-your-name = Dein Name
house-who-plays = Wer spielt
house-chair = Platz {$number}
house-chair-me = Hier sitze ich
house-chair-open = Frei für Freunde
house-chair-here = Jemand an diesem Gerät
house-chair-here-name = Name der Person
house-chair-bot = Bot, Stufe {$level} von 8: {$level ->
    [1] gutmütig
    [2] gutmütig
    [3] solide
    [4] solide
    [5] stark
    [6] stark
   *[higher] sehr stark
}
house-chair-program = Ein eigenes Programm
house-chair-none = Platz entfällt
house-game-options = Optionen des Spiels
house-manners = Wie ihr spielt
house-clock = Uhr
house-time-relaxed = Ohne Uhr
house-time-live = {$seconds} Sek. je Entscheidung, {$minutes} Min. Reserve
house-time-slow =
    { $hours ->
        [one] {$hours} Stunde je Zug
       *[other] {$hours} Stunden je Zug
    }
house-speed = Tempo der Bots
house-speed-slow = Langsam
house-speed-usual = Normal
house-speed-quick = Schnell
house-speed-instant = Sofort
house-listed = Alle dürfen diesen Tisch finden und mitspielen oder zuschauen
house-hints = Tipps sind erlaubt
house-coach = Ein Trainer erklärt jede Art von Entscheidung beim ersten Mal
house-take-back = Entscheidungen dürfen zurückgenommen werden, wenn alle zustimmen
house-make-table = Tisch eröffnen
house-waits-for =
    { $count ->
        [0] Alle sind da. Die Partie beginnt.
        [one] Es fehlt noch eine Person.
       *[other] Es fehlen noch {$count} Personen.
    }
house-invited = Du bist zu einer Partie {$game} eingeladen
house-invite = Lade deine Freunde ein
house-invite-how = Schick diesen Link oder zeig den Code. Wer ihn öffnet, kann Platz nehmen, solange noch einer frei ist.
house-copy = Link kopieren
house-copied = Kopiert
house-qr-table = Der Link zu diesem Tisch als QR-Code
house-qr-chair = Der Link zu diesem Platz als QR-Code
house-chairs = Wer hier sitzt
house-you = du
house-is-here = ist da
house-is-away = nicht da
house-is-program = ein Programm
house-sit-here = Hier hinsetzen
house-chair-link = Link zu diesem Platz
house-doings = Was du tun kannst
house-begins-by-itself = Die Partie beginnt, sobald alle Plätze besetzt sind.
house-bots-level = Bots für die freien Plätze
house-fill-with-bots = Mit Bots auffüllen und beginnen
house-begin-without = Ohne die freien Plätze beginnen
house-rename = Namen ändern
house-leave = Tisch verlassen
house-agreed = Was an diesem Tisch gilt
house-is-listed = Alle können diesen Tisch finden
house-is-by-link = Hierher kommen nur Leute mit einem Link
house-rules = Die Regeln
house-theme = Licht
house-theme-system = Wie mein Gerät
house-theme-dark = Laternenlicht
house-theme-light = Tageslicht
house-contrast = Kontrast
house-contrast-system = Wie mein Gerät
house-contrast-more = Mehr
house-motion = Bewegung
house-motion-system = Wie mein Gerät
house-motion-still = Keine
house-sound = Ton
house-sound-off = Aus
house-sound-on = An, leise
house-speed-note = Wie schnell du siehst, was die anderen tun. Niemand sonst wird dadurch aufgehalten.
house-save = Speichern
house-back = Zurück
house-offline = Keine Verbindung
house-offline-how = Der Server ist gerade nicht zu erreichen. Die Seite kommt von selbst zurück, sobald es wieder eine Verbindung gibt; deine Partie wartet auf dich.
house-try-again = Erneut versuchen
house-pocket = Spielen ohne Verbindung
house-pocket-here = Bereit für unterwegs: Auch ohne Verbindung kannst du hier neue Partien beginnen, gegen Bots oder gemeinsam an diesem Gerät.
house-pocket-away = Noch nicht auf diesem Gerät. Bei guter Verbindung kommt es von selbst, oder jetzt gleich (etwa 1 MB).
house-pocket-fetch = Jetzt holen
house-sorry-malformed = Das war nicht zu verstehen
house-sorry-forbidden = Nicht erlaubt
house-sorry-missing = Nicht gefunden
house-sorry-stale = Zu spät
house-sorry-refused = Die Regeln sagen Nein
house-sorry-too-many = Nicht so schnell
house-sorry-unavailable = Gerade nicht
house-missing-how = Einen privaten Tisch sehen nur Leute, die über einen Link kommen. Bitte die Person, die ihn eröffnet hat, dir einen zu schicken.
house-back-to-table = Zurück zum Tisch
house-open-note = Nimm eine deiner Partien, ein Beispiel, oder bring eine Aufzeichnung oder Stellung mit: Dann kannst du sie noch einmal ansehen, Aktionen ausprobieren und den Trainer fragen.
house-open-text = Oder füg den Text ein
house-open-file = Wähl eine Datei oder zieh sie hierher
house-open-mine = Eine deiner Partien
house-open-none = Du hast noch keine Partie beendet. Die Beispiele sind ein guter Anfang.
house-open-bring = Eine Datei oder ein Text
house-open-go = Öffnen
house-open-nothing = Wähl zuerst eine Datei oder füg einen Text ein.
house-open-examples = Beispiele
house-open-example = Die stärksten Bots (Spieler: { $players }, Schritte: { $steps })
house-not-opened = Das lässt sich nicht öffnen.
house-open-how = Was sich öffnen lässt
house-open-record = Eine Aufzeichnung, wie sie am Ende jeder Partie bereitliegt: Sie beginnt mit „adit record 1“.
house-open-position = Eine Stellung: eine Zeile „game“ mit dem Namen des Spiels, darunter der Text der Stellung, wie ihn jede Analyse zeigt.

## Warum etwas nicht geschah
house-nobody-known = Dieser Server kennt dich nicht, darum kannst du das nicht tun.
house-nothing-here = Hier ist nichts.
house-too-fast = Das war zu viel auf einmal; bitte warte einen Moment.
house-too-large = Das ist zu groß.
house-unavailable = Gerade lässt sich nichts speichern, darum wurde nichts geändert.
house-disk-full = Gerade lässt sich nichts speichern, darum wurde nichts geändert: Der Speicher des Servers ist voll.
house-store-silent = Gerade lässt sich nichts speichern, darum wurde nichts geändert: Die Datenbank antwortet nicht.
house-unsure = Die Datenbank ist mittendrin verstummt, darum steht noch nicht fest, ob das geschehen ist. Sieh auf den Tisch, bevor du es noch einmal versuchst.
house-gone-on = Die Partie ist weitergegangen; sieh noch einmal hin.
house-was-quicker = Jemand war schneller; sieh noch einmal hin.
house-not-begun = Die Partie hat noch nicht begonnen.
house-not-over = Die Partie ist noch nicht zu Ende.
house-match-over = Die Partie ist zu Ende.
house-table-closed = Der Tisch ist geschlossen.
house-still-on = Diese Partie läuft noch; ansehen kannst du sie, wenn sie zu Ende ist.
house-no-turn-there = Bei diesem Schritt beginnt kein Zug; noch einmal versuchen kann man ihn nicht.
house-record-closed = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
house-next-already = Es gibt schon eine nächste Partie.
house-not-seated = Du sitzt nicht an diesem Tisch.
house-say-who = Der Tisch ist verdeckt: Sag erst, wer das Gerät hat.
house-device-elsewhere = Das Gerät hat jetzt jemand anderes.
house-chair-taken = Dieser Platz ist besetzt.
house-needs-link = Für diesen Platz brauchst du seinen eigenen Link.
house-link-taken = Diesen Link hat schon jemand benutzt. Bitte um einen neuen.
house-link-old = Dieser Link wurde schon benutzt oder ist zu alt. Bitte um einen neuen.
house-only-maker = Das kann nur, wer den Tisch eröffnet hat.
house-not-yours = Diesen Platz kannst du nicht vergeben.
house-no-hints = An diesem Tisch gibt es keine Tipps.
house-no-taking-back = An diesem Tisch wird nichts zurückgenommen.
house-nothing-back = Es gibt nichts zurückzunehmen.
house-no-routine = Gerade lässt sich nichts automatisch spielen.
house-no-way-back = Seither wurde etwas gezogen oder aufgedeckt, darum lässt es sich nicht zurücknehmen.
house-record-full = In dieser Partie wurde so oft zurückgenommen, dass ihre Aufzeichnung voll ist. Von hier an lässt sich nichts mehr zurücknehmen.
house-not-your-turn = Du hast gerade nichts zu entscheiden.
house-no-action = „{$action}“ ist nicht die Schreibweise einer Aktion.
house-rule-forbids = Regel {$rule} verbietet das.
house-other-site = Diese Anfrage kommt von einer anderen Website.
house-unreadable = Diese Anfrage ist nicht lesbar.
house-no-game = Es gibt kein Spiel „{$game}“.
house-no-seat = Ein Platz heißt P0, P1, P2 oder P3.
house-no-at = „at“ besteht aus zwei Zahlen mit einem Punkt dazwischen.
house-no-level = Bots haben die Stufen 1 bis {$most}.
house-pace-long = Das Tempo ist zu langsam; höchstens {$most} ms.
house-no-clock = Diese Bedenkzeit ist nicht möglich.
house-one-chair = Jede Person hat nur einen Platz.
house-nobody-called = „{$kind}“ kann hier nicht sitzen.
house-setup-players = Dieses Spiel ist für {$fewest} bis {$most} Spieler.
house-setup-odd = Mit diesen Optionen lässt sich das Spiel nicht spielen.
house-name-long = Der Name ist zu lang; höchstens {$most} Zeichen.
house-name-bot = So heißen auf diesem Server die Bots; nimm bitte einen anderen Namen.
house-chat-empty = Die Nachricht ist leer.
house-chat-long = Die Nachricht ist zu lang; höchstens {$most} Zeichen.
house-vacation-long = Der Urlaub ist zu lang; höchstens {$most} Tage.
house-no-choice = Diese Auswahl gibt es hier nicht.
house-other-rules = Diese Aufzeichnung entstand mit Fassung {$there} der Regeln; auf diesem Server gilt Fassung {$here}.
house-misread = Der Text ist nicht lesbar ({ $why }).
house-address-unreadable = Das Ende dieser Adresse ist nicht lesbar.
house-moves-unreadable = Die Aktionen in dieser Adresse sind nicht lesbar.
house-no-move = „{$move}“ ist keine Aktion.
house-lesson-done = Diese Lektion hast du geschafft.
house-lesson-missed = Nicht ganz; versuch es noch einmal.
house-you-here = Deine Daten
house-you-unknown = Dieser Server kennt dich noch nicht: Es gibt nichts mitzunehmen und nichts zu vergessen.
house-device = Ein anderes Gerät
house-device-note = Dieser Link nimmt deine Plätze und Partien auf ein anderes Gerät mit. Er gilt einmal und fünfzehn Minuten lang; wer ihn öffnet, spielt an deiner Stelle.
house-device-make = Link erstellen
house-device-made = Öffne dies auf dem anderen Gerät:
house-vacation = Urlaub
house-vacation-note = So viele Tage lang warten langsame Partien (mit Stunden je Zug) auf dich.
house-vacation-left = { $count ->
    [one] Dein Urlaub dauert noch { $count } Tag.
   *[other] Dein Urlaub dauert noch { $count } Tage.
}
house-vacation-days = Tage
house-vacation-begin = Urlaub beginnen
house-vacation-end = Urlaub beenden
house-forget = Mich vergessen
house-forget-note = Dein Name, was du im Chat geschrieben hast, und deine Einladungen werden gelöscht. Deine Partien bleiben, mit einem früheren Spieler auf deinem Platz. Das lässt sich nicht rückgängig machen.
house-forget-sure = Ja, ich will vergessen werden.
house-forget-unsure = Niemand wird aus Versehen vergessen: Bestätige erst, dass du es willst.
house-matches-save = Nimm deine Partien mit
house-matches-save-note = Eine Textdatei mit allen deinen beendeten Partien, Protokoll um Protokoll: zum Aufheben oder um sie anderswo mitzubringen. Laufende Partien bleiben hier, denn ihre Geheimnisse gelten bis zum Schluss.
house-matches-save-go = Alle Partien speichern
house-matches-bring = Partien mitbringen
house-matches-bring-note = Eine so gespeicherte Datei oder ein einzelnes Protokoll. Nichts wird doppelt aufgenommen.
house-matches-bring-go = Mitbringen
house-matches-taken =
    { $count ->
        [0] Es kam keine Partie dazu.
        [one] {$count} Partie ist jetzt bei deinen.
       *[other] {$count} Partien sind jetzt bei deinen.
    }
house-matches-known =
    { $count ->
        [one] {$count} war schon da.
       *[other] {$count} waren schon da.
    }
house-matches-refused =
    { $count ->
        [one] {$count} Text wurde nicht aufgenommen
       *[other] {$count} Texte wurden nicht aufgenommen
    }
house-matches-line = Zeile {$line}:
house-matches-unfinished = Diese Partie ist nicht zu Ende.
house-matches-full = Mehr als {$most} Partien kannst du nicht mitbringen.
house-is-brought = mitgebracht

house-broken-promise = In der Aufzeichnung steht kein Fingerabdruck.
house-broken-seed-secret = Die Partie wurde vor dem Ende verlassen, darum ist ihr Startwert geheim.
house-broken-end = Am Ende fehlen Schritte.
house-broken-seed = Der Startwert ist nicht der versprochene.
house-broken-steps = Die Schritte lassen sich nicht spielen ({ $why }).
house-broken-draw = Verteilt wurde anders als versprochen ({ $why }).
