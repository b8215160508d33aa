# Der Rahmen um jedes Spiel im Terminal. Der Name eines Spielers ist {$name}; er wird nie gebeugt.

tui-table = Tisch
tui-players = Spieler
tui-mine = Du
tui-offers = Was du tun kannst
tui-story = Was geschehen ist
tui-rules = Die Regeln zu dieser Entscheidung
tui-legend = Zeichen
tui-legend-moves = ⇄a  mit dem anderen ⇄a getauscht; a→ ging von hier weg, →a kam hierher
tui-legend-closed = ×   jetzt nicht wählbar
tui-legend-map = Auf der Karte: [ ] ein Raum, ( ) ein tiefer Raum, { "» «" } hier bist du; gepunktete Linien sind Tunnel, dicht gepunktet die, durch die du jetzt gehen kannst; ein Pfeil auf einer Linie: nur in dieser Richtung; ←22 ein Tunnel über den Rand zu Raum 22
tui-keys = Tasten
tui-onlooker = Zuschauer

tui-pass = Gib die Tastatur an {$name} weiter und drück dann die Leertaste.
tui-pass-enter = Gib die Tastatur an {$name} weiter und drück dann Enter.
tui-put-away = Das siehst nur du und nur jetzt. Drück die Leertaste, um es wegzulegen.
tui-go-on = Genug gesehen? Drück die Leertaste, dann geht es weiter.
tui-put-away-enter = Genug gesehen? Drück Enter, um es wegzulegen.
tui-really-leave = Die Partie verlassen? Drück noch einmal q, um zu gehen, oder eine andere Taste, um zu bleiben.
tui-really-leave-draft = Die Partie verlassen? Was du in diesem Zug seit der letzten Ziehung getan hast, wird nicht gespeichert. Drück noch einmal q, um zu gehen, oder eine andere Taste, um zu bleiben.
tui-nothing-to-do = Gerade gibt es nichts zu entscheiden.
tui-touched = Gewählt: {$things}. Esc nimmt es zurück.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} Möglichkeit. Tipp sie ein: {$example}
       *[other] {$count} Möglichkeiten. Tipp eine davon ein, zum Beispiel: {$example}
    }

tui-unreadable = „{$text}“ kann ich nicht als Aktion lesen. Die Taste ? zeigt Hilfe.
tui-not-your-turn = Du hast gerade nichts zu entscheiden.
tui-forbidden = {$why} (Regel {$rule})
tui-no-such-number =
    { $most ->
        [0] Hier lässt sich nichts über eine Nummer wählen.
        [one] Es gibt nur die Nummer 1.
       *[other] Es gibt nur die Nummern 1 bis {$most}.
    }
tui-no-undo = Gerade lässt sich nichts zurücknehmen.
tui-no-routine = Gerade lässt sich nichts automatisch spielen.
tui-no-such-key = { $key ->
    [Space] Die Leertaste
   *[other] {$key}
} ist keine Taste dieser Liste. ? zeigt alle Tasten.
tui-your-choice = Deine Wahl (eine Nummer, eine Aktion, {$words}):
tui-plain-help = Tipp die Nummer einer Möglichkeit oder ihre Aktion in Worten ein, „{$log}“ für den ganzen Verlauf, „{$quit}“ zum Verlassen. „{$undo}“ nimmt die letzte Aktion zurück, solange nichts gezogen wurde, „{$all}“ spielt alles, wobei es nichts zu wählen gibt. „{$language} pl“ wechselt die Sprache, hier zu Polnisch.
tui-word-log = verlauf
tui-word-undo = zurück
tui-word-all = alles
tui-word-quit = ende
tui-word-language = sprache
tui-languages = Sprachen: {$languages}. Tipp zum Beispiel ein: {$word} pl

tui-keys-decide = ↑↓ Enter/Taste · Esc zurück · Tab Text · ? Regeln · l Verlauf · v Tisch · q Ende
tui-keys-undo = u zurück · ↑↓ Enter/Taste · Tab Text · ? Regeln · l Verlauf · v Tisch · q Ende
tui-keys-routine = * alles spielen · ↑↓ Enter/Taste · ? Regeln · l Verlauf · v Tisch · q Ende
tui-keys-undo-routine = u zurück · * alles · ↑↓ Enter/Taste · ? Regeln · l Verlauf · v Tisch · q Ende
tui-keys-watch = Andere spielen … · Leertaste weiter · ? Regeln · l Verlauf · v Tisch · q Ende
tui-keys-end = Die Partie ist zu Ende · l Verlauf · v Tisch · q weiter
tui-keys-reading = ↑↓ Bild↑ Bild↓ blättern · Esc zurück
tui-keys-all = ↑ ↓ bewegen die Auswahl, Enter oder die Taste einer Zeile wählt, Esc nimmt zurück. Tab oder : öffnet eine Zeile, in die du eine Aktion schreibst. u nimmt die letzte Aktion zurück, solange nichts gezogen wurde, * spielt alles, wobei es nichts zu wählen gibt. Bild↑ und Bild↓ blättern im Verlauf, l zeigt ihn ganz, v zeigt den ganzen Tisch, q verlässt die Partie. F2 wechselt zur nächsten Sprache.
tui-keys-replay = ←→ Schritt · Bild↑↓ 10 · Pos1 Ende · 0–4 Sicht · Leertaste abspielen · q Schluss
tui-step = Schritt {$step} von {$steps}
tui-eyes = aus der Sicht von: {$name}

tui-menu = Eine neue Partie
tui-menu-start = Starten
tui-menu-game = Spiel
tui-menu-players = Spieler
tui-menu-person = Mensch
tui-menu-bot = Bot, Stufe {$level}
tui-menu-language = Sprache
tui-menu-quit = Beenden
tui-fox = Fuchs
tui-owl = Eule
tui-hare = Hase
tui-stag = Hirsch
tui-keys-menu = ↑↓ bewegen · ←→ ändern · Enter starten · q beenden
tui-keys-menu-chair = ↑↓ bewegen · ←→ Mensch oder Bot · Namen tippen · Enter starten · Esc beenden

tui-promise = Die Verteilung steht schon fest: Der Fingerabdruck (SHA-256) ihres Startwerts ist {$promise}
tui-kept = Die Partie ist gespeichert. Sieh sie dir noch einmal an: {$command}
tui-left = Du hast die Partie vor dem Ende verlassen; was gespielt wurde, ist gespeichert: {$command}

tui-waiting = Warten auf die anderen …
tui-away = {$name} (nicht da)
tui-bot-plays = {$name} (nicht da, ein Bot spielt)
tui-lost = Die Verbindung ist weg. Neuer Versuch …
tui-found = Die Verbindung ist wieder da.
tui-gone-on = Die Partie ist weitergegangen. Sieh noch einmal hin.
tui-come-back = Der Tisch bleibt, wie er ist. So kommst du zurück: {$command}
tui-keys-talk = / reden
