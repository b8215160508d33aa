# Der Rahmen um jedes Spiel auf der Seite: der Tisch, der Rückblick, das Ende. Der Name eines Spielers ist {$name}; er wird nie gebeugt.

web-now = Was gerade geschieht
web-table = Der Tisch
web-mine = Dein Bereich
web-offers = Was du tun kannst
web-story = Was geschehen ist
web-chat = Der Chat
web-say = Senden
web-say-something = Sag etwas
web-unread = ungelesene Nachrichten
web-laws = Die Regeln zu dieser Entscheidung
web-legend = Die Zeichen
web-rules = Die Regeln
web-settings = Einstellungen
web-watch = Link für Zuschauer
web-tabs = Teile des Tischs
web-tab-map = Karte
web-tab-offers = Aktionen
web-tab-story = Verlauf
web-choose = Wähl eine Möglichkeit
web-do-it = Ausführen
web-undo = Zurücknehmen
web-routine = Alles spielen
web-faster = Schneller
web-hint = Ein Tipp
web-help = Hilfe
web-cancel = Abbrechen
# same as English
web-escape = Esc
web-take-back = Um Rücknahme bitten
web-take-back-asked = Du möchtest eine Entscheidung zurücknehmen. Die anderen werden gefragt.
web-take-back-asks = {$name} möchte eine Entscheidung zurücknehmen.
web-agree = Einverstanden
web-refuse = Weiterspielen
web-put-away = Weglegen
web-rematch = Noch eine Partie
web-next = Zur nächsten Partie
web-advice = Der Trainer sagt
web-why-and = { $first } und { $second }
web-why-next = Verglichen mit dem nächsten Plan: { $why }.
web-why-best = Verglichen mit dem ersten Plan: { $why }.
web-why-it = Was es bringt: { $why }.
web-why-not-next = Mit dem nächsten Plan: { $why }; später gewinnt aber dieser öfter.
web-why-not-this = Mit dem ersten Plan: { $why }.
web-why-even = Am Ende des Zuges läuft es auf etwa dasselbe hinaus wie der erste Plan.
web-why-later = Am Ende des Zuges läuft der nächste Plan auf etwa dasselbe hinaus; später gewinnt dieser öfter.
web-why-later-best = Am Ende des Zuges läuft es auf etwa dasselbe hinaus wie der erste Plan; später gewinnt jener öfter.
web-equal-both = Beide sind etwa gleich gut.
web-equal-two = Die ersten beiden sind etwa gleich gut.
web-equal-all = Alle drei sind etwa gleich gut.
web-advice-first = Erst kommt, was kein Nachdenken braucht.
web-coach = Der Trainer
web-coach-done = Verstanden
web-chance = {$percent} % Siegchance
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} Möglichkeit
       *[other] {$count} Möglichkeiten
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = Bot, Stufe {$level}
web-stand-in = ein Bot spielt weiter
web-away = nicht da
web-rest = Alles über { $name }
web-pick = Und jetzt wohin? Tipp das Ziel an.
web-order-how = Tipp zwei an, um sie zu vertauschen, oder zieh eins auf ein anderes.
web-order-pick = Tipp jetzt an, womit du es vertauschst.
web-order-moved = { $what } liegt jetzt auf Platz { $place }.
web-order-place = Platz { $place } von { $count }
web-order-other = Andere Reihenfolge
web-chair-link = Link zu diesem Platz
web-ears = Wen du hörst
web-mute = Stumm
web-hear = Wieder hören
web-closer = Näher
web-farther = Weiter weg
web-find-me = Zu mir
web-keys = Die Tasten
web-keys-more = Jeder Knopf zeigt seine Taste; hat eine Gruppe eine eigene Taste, drück zuerst diese.
web-rule = Regel lesen
web-bell = Sag mir, wenn ich dran bin
web-silence = Ton aus
web-key-main = Was auf dem großen Knopf steht
web-bell-on = Du erfährst es, sobald du dran bist.
web-bell-off = Dein Browser erlaubt keine Benachrichtigungen.
web-watch-copied = Der Link für Zuschauer ist kopiert.
web-what-happened = Was ist passiert? Noch einmal zeigen
web-offline = Keine Verbindung. Neuer Versuch …
web-replay = Wiederholung
web-account = Wertung
web-try = Ausprobieren
web-try-here = Von hier aus ausprobieren
web-first = Zum Anfang
web-last = Zum Ende
web-turn-back = Einen Zug zurück
web-turn-on = Zum nächsten Zug
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-moment-on = Zum nächsten entscheidenden Moment
web-play = Laufen lassen
web-pause = Anhalten
web-step = Schritt
web-step-of = Schritt {$step} von {$steps}
web-speed = Tempo
web-go = Zeigen
web-eyes = Aus wessen Sicht
web-watcher = Zuschauer
web-as-numbers = In Zahlen
web-look-again = Wiederholung
web-points-over-time = Punkte im Verlauf
web-chances-over-time = Wer vorn lag
web-review-waits = Die Partie wird gerade durchgesehen: {$percent} % sind geschafft. Danach siehst du hier, was sie entschieden hat.
web-look-now = Nachsehen
web-rose = {$name}: Siegchance von {$before} % hinauf auf {$after} %
web-fell = {$name}: Siegchance von {$before} % hinunter auf {$after} %
web-luck-and-decisions = Glück und Entscheidungen
web-luck-note = Wie Ziehungen, eigene Entscheidungen und die der anderen die Siegchancen verändert haben. In Prozentpunkten.
web-at-start = Am Anfang
web-by-luck = Glück
web-by-own = Selbst entschieden
web-by-others = Andere entschieden
web-at-end = Am Ende
web-nothing-missed = Niemand hat eine deutlich bessere Aktion verpasst.
web-played = Gespielt:
web-better = Besser:
web-cost = Das senkte die Siegchance um etwa {$percent} Prozentpunkte.
web-turn-of = {$name}, Zug {$number}
web-see-turn = In der Wiederholung ansehen
web-your-costly-turns = Deine teuersten Züge
web-costly-turns = Die teuersten Züge
web-none-of-yours = Dir ist keine deutlich bessere Aktion entgangen.
web-again = Noch einmal versuchen
web-as-puzzle = Als Rätsel lösen
web-again-note = „Noch einmal versuchen“ öffnet einen Tisch am Anfang dieses Zuges: dieselben Gegner, dasselbe Glück, und für andere Menschen spielen Bots. Das ist eine Übung und steht als solche bei deinen Partien.
web-deciding-turns = Wo andere die Partie entschieden
web-decisive-turns = Die Züge, die die Partie entschieden
web-settled = { $who ->
    [you] Nach Zug {$number} konntest du kaum noch verlieren.
   *[other] Nach Zug {$number} konnte {$who} kaum noch verlieren.
}
web-lost = Nach Zug {$number} konntest du kaum noch gewinnen.
web-open-to-the-end = Die Partie war bis zum letzten Zug offen.
web-luck-helped = Glück: Die Ziehungen haben deine Siegchance insgesamt um {$points} Prozentpunkte erhöht.
web-luck-hurt = Glück: Die Ziehungen haben deine Siegchance insgesamt um {$points} Prozentpunkte gesenkt.
web-luck-even = Das Glück glich sich aus: Insgesamt haben die Ziehungen deine Siegchance kaum verändert.
web-choices-helped = Deine eigenen Entscheidungen haben sie um {$points} Prozentpunkte erhöht.
web-choices-hurt = Deine eigenen Entscheidungen haben sie um {$points} Prozentpunkte gesenkt.
web-choices-even = Deine eigenen Entscheidungen haben sie kaum verändert.
web-others-helped = Die Entscheidungen der anderen haben sie um {$points} Prozentpunkte erhöht.
web-others-hurt = Die Entscheidungen der anderen haben sie um {$points} Prozentpunkte gesenkt.
web-others-even = Die Entscheidungen der anderen haben sie kaum verändert.
web-exercise = Das war eine Übung: Sie begann mitten in einer anderen Partie.
web-exercise-of = Zu dieser Partie
web-deal = Die Verteilung
web-deal-note = Der Startwert stand vor der ersten Aktion fest. Sein Fingerabdruck war von da an öffentlich; der Startwert selbst wird erst jetzt gezeigt.
web-promise = Fingerabdruck
web-seed = Startwert
web-check-deal = Verteilung prüfen
web-proved-seed = Der Startwert passt zum Fingerabdruck. Er stand also vor der ersten Aktion fest, und niemand hat ihn seither geändert.
web-proved-draws = Alle {$draws} Ziehungen in {$steps} Schritten passen zu diesem Startwert: Jede Karte und jedes Plättchen lag dort, wo es liegen sollte.
web-not-proved = Die Verteilung ließ sich nicht bestätigen: {$why}
web-take-along = Zum Mitnehmen
web-link = Der Link zu dieser Partie
web-share = Teilen
web-record = Aufzeichnung herunterladen
web-analysis = Ausprobieren
web-bench-start = Zurück zum Ausgangspunkt
web-bench-back = Letzte Aktion zurücknehmen
web-bench-forward = Aktion wiederholen
web-other-luck = Anderes Glück
web-luck = Der Zufall folgt der Zahl {$luck}: Dieselben Aktionen führen immer zu denselben Ziehungen.
web-ask-coach = Den Trainer fragen
web-chances-now = Siegchancen
web-position = Die Stellung
web-eyes-of-turn = Wer entscheidet
web-pieces = Was auf dem Tisch liegt
web-eyes-all = Alles offen
web-to-analysis = Analyse
web-see-table = Tisch
web-total = Summe
web-all-items = Alle Posten
web-counting = Quelle für Quelle gezählt; ein Tipp zeigt alles.
web-ahead = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} Vorsprung vor { $who ->
    [you] dir
   *[other] { $who }
}.
web-decisive = Der Unterschied: { $source }, { $one } zu { $other }.
web-uncounted = { $who ->
    [you] Deine Punkte zählen nicht.
   *[other] Die Punkte von { $who } zählen nicht.
}
