# Clonk!, Deutsch. Begriffe wie in der gedruckten Spielregel, alle Sätze sind unsere eigenen.
# card-… ist die Karte für sich, wie unter einem Bild; object-… steht im Akkusativ: was jemand hebt, schenkt, legt oder zieht.
# Namen werden nie gebeugt.

# same as English
title = Clonk!
pitch = Fünf Schächte, sechs Kristalle, ein schlafendes Monster. Greif zu, solange es schläft.
pitch-length = eine halbe Stunde
pitch-kind = sammeln und wagen

## Karten
card-back = verdeckte Karte
card-necklace = { $colour ->
    [green] grüne Kette
    [white] weiße Kette
    [red] rote Kette
    [pink] pinke Kette
    [yellow] gelbe Kette
   *[blue] blaue Kette
}
card-crown = { $colour ->
    [green] grüne Krone
    [white] weiße Krone
    [red] rote Krone
    [pink] pinke Krone
    [yellow] gelbe Krone
   *[blue] blaue Krone
}
card-statue = { $colour ->
    [green] grüne Statue
    [white] weiße Statue
    [red] rote Statue
    [pink] pinke Statue
    [yellow] gelbe Statue
   *[blue] blaue Statue
}
card-hammer = { $colour ->
    [green] grüner Hammer
    [white] weißer Hammer
    [red] roter Hammer
    [pink] pinker Hammer
    [yellow] gelber Hammer
   *[blue] blauer Hammer
}
card-sword = { $colour ->
    [green] grünes Schwert
    [white] weißes Schwert
    [red] rotes Schwert
    [pink] pinkes Schwert
    [yellow] gelbes Schwert
   *[blue] blaues Schwert
}
card-sixth = { $colour ->
    [green] grüner Kelch
    [white] weißer Kelch
    [red] roter Kelch
    [pink] pinker Kelch
    [yellow] gelber Kelch
   *[blue] blauer Kelch
}
object-necklace = { $colour ->
    [green] die grüne Kette
    [white] die weiße Kette
    [red] die rote Kette
    [pink] die pinke Kette
    [yellow] die gelbe Kette
   *[blue] die blaue Kette
}
object-crown = { $colour ->
    [green] die grüne Krone
    [white] die weiße Krone
    [red] die rote Krone
    [pink] die pinke Krone
    [yellow] die gelbe Krone
   *[blue] die blaue Krone
}
object-statue = { $colour ->
    [green] die grüne Statue
    [white] die weiße Statue
    [red] die rote Statue
    [pink] die pinke Statue
    [yellow] die gelbe Statue
   *[blue] die blaue Statue
}
object-hammer = { $colour ->
    [green] den grünen Hammer
    [white] den weißen Hammer
    [red] den roten Hammer
    [pink] den pinken Hammer
    [yellow] den gelben Hammer
   *[blue] den blauen Hammer
}
object-sword = { $colour ->
    [green] das grüne Schwert
    [white] das weiße Schwert
    [red] das rote Schwert
    [pink] das pinke Schwert
    [yellow] das gelbe Schwert
   *[blue] das blaue Schwert
}
object-sixth = { $colour ->
    [green] den grünen Kelch
    [white] den weißen Kelch
    [red] den roten Kelch
    [pink] den pinken Kelch
    [yellow] den gelben Kelch
   *[blue] den blauen Kelch
}
coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
eyes = { $count ->
    [one] { $count } Auge
   *[other] { $count } Augen
}

## Auftragsplättchen
task-green = Grün
task-white = Weiß
task-red = Rot
task-pink = Pink
task-yellow = Gelb
task-blue = Blau
task-necklace = Ketten
task-crown = Kronen
task-statue = Statuen
task-hammer = Hämmer
task-sword = Schwerter
task-sixth = Kelche
tasks = Aufträge
tile-open = offener Auftrag: { $task }
tile-revealed = geheimer Auftrag: { $task }
tile-mine = dein geheimer Auftrag: { $task }
tile-hidden-colour = geheimer Auftrag: eine Farbe
tile-hidden-treasure = geheimer Auftrag: eine Schatzart
tag-hidden = vor den anderen geheim

## Der Tisch
rock = Das Bergwerk
shafts = Die fünf Förderschächte
shaft = { $count ->
    [0] Schacht { $shaft }, leer
    [one] Schacht { $shaft }, { $count } Karte
   *[other] Schacht { $shaft }, { $count } Karten
}
depth = Die Tiefe
draw-pile = { $count ->
    [0] Nachziehstapel, leer
    [one] Nachziehstapel, { $count } Karte
   *[other] Nachziehstapel, { $count } Karten
}
monster-asleep = { $count ->
    [0] „Das Erwachen“ kommt als Nächstes
    [one] Noch { $count } Karte bis zum Erwachen
   *[other] Noch { $count } Karten bis zum Erwachen
}
monster-mixed = { $count ->
    [one] Mindestens { $count } Karte bis zum Erwachen
   *[other] Mindestens { $count } Karten bis zum Erwachen
}
monster-anywhere = { $count ->
    [one] „Das Erwachen“ kommt als Nächstes
   *[other] „Das Erwachen“: unter den nächsten { $count }
}
monster-awake = Wach! Dies ist die letzte Runde
monster-awake-extra = Wach! Diese Runde und noch eine
monster-prowling = Wach! Die allerletzte Runde
discard-pile = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, { $count } Karte
   *[other] Ablagestapel, { $count } Karten
}
discard-head = Ablagestapel
discard-gist = { $count ->
    [0] noch nichts
    [one] { $count } Karte, für alle offen
   *[other] { $count } Karten, für alle offen
}
board-of = { $owner ->
    [you] Dein Stollen
   *[other] Stollen von { $owner }
}
board-mine = Deine Lore und dein Stollen
cart = Lore
cart-open = In der Lore
cart-gist = { $count ->
    [one] { $count } Schatzkarte
   *[other] { $count } Schatzkarten
}{ $snores ->
    [0] {""}
    [one] , { $snores } Schnarchkarte
   *[other] , { $snores } Schnarchkarten
}
space-empty = Feld { $space }, leer
space-snore = Feld { $space }; bleibt es leer: eine Schnarchkarte
space-kablooey = Feld { $space }; bleibt es leer: eine Kawumm-Karte
space-draw = Feld { $space }; bleibt es leer: eine Karte ziehen
goals = Deine Aufträge
goal = { $count ->
    [one] { $count } Karte → { $points }
   *[other] { $count } Karten → { $points }
}
hand-mine = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
count-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
count-kablooey = { $count ->
    [one] { $count } Kawumm-Karte
   *[other] { $count } Kawumm-Karten
}
count-snore = { $count ->
    [one] { $count } Schnarchkarte
   *[other] { $count } Schnarchkarten
}
tag-dwarf = Startspielerzwerg
note-chosen = fertig
note-thinks = am Zug

## Was gerade geschieht
phase-fill = I Die Lore füllen
phase-dig = II Schätze heben
phase-sift = III Geröll sichten
lead-you = Du bist am Zug.
lead-other = Warten auf: { $names }.
lead-over = Das Monster ist wach!
ask-tasks = Welchen Auftrag legst du offen hin?
sub-tasks = Karten dieser Farbe und dieser Schatzart bringen dir am Ende Punkte. Das andere Plättchen bleibt bis zum Schluss geheim.
wait-tasks = Alle wählen ein Auftragsplättchen, das offen liegen soll.
ask-cart = Leg eine Handkarte in deine Lore.
sub-cart = Sie muss zu nichts passen. Deine erste Karte im Stollen muss dann zu ihr passen.
wait-cart = Eine erste Karte kommt in die Lore.
ask-dig = Heb eine Karte passend zu: { $card }.
ask-stuck = Nichts passt hierzu: { $card }.
sub-dig = { $dug ->
    [0] Noch keine Karte gehoben. Hör auf, wann du magst; auch leere Felder bringen etwas.
    [4] Der Stollen ist voll: schenken, sprengen oder aufhören.
    [one] { $dug } Karte gehoben. Hör auf, wann du magst; auch leere Felder bringen etwas.
   *[other] { $dug } Karten gehoben. Hör auf, wann du magst; auch leere Felder bringen etwas.
}
sub-stuck = Du kannst aufhören; vielleicht kannst du schenken oder sprengen.
wait-dig = Gesucht wird eine Karte, die hierzu passt: { $card }.
ask-lay = Tipp eine Karte an, dann ihren Schacht.
sub-lay = Jede Karte, jeder Schacht, immer offen. Die anderen können sie nehmen.
wait-lay = Eine Handkarte kommt auf einen Schacht.
ask-discard = { $surplus ->
    [one] Wirf eine deiner { $count } Karten ab.
   *[other] Wirf { $surplus } deiner { $count } Karten ab.
}
sub-discard = Wirf sie einzeln ab: Höchstens fünf Karten bleiben auf deiner Hand.
wait-discard = Zu viele Karten auf der Hand: Eine wird abgeworfen.
wait-chance = Karten werden ausgelegt.
over-one = { $points ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkt.
    }
   *[other] { $who ->
        [you] Du gewinnst mit { $points } Punkten.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Du teilst dir den Sieg mit { $names }: { $points } Punkt.
       *[other] Geteilter Sieg mit { $points } Punkt: { $who }.
    }
   *[other] { $who ->
        [you] Du teilst dir den Sieg mit { $names }: { $points } Punkte.
       *[other] Geteilter Sieg mit { $points } Punkten: { $who }.
    }
}

## Was man tun kann
group-tasks = Offen hinlegen
group-cart = In die Lore
group-dig = Schatz heben für Feld { $space }
group-give = Oder eine Karte verschenken, einmal pro Zug
group-blast = Oder mit Kawumm die oberste Karte eines Schachts wegsprengen
group-stop = Oder aufhören
group-lay = Legen: erst die Karte, dann der Schacht
group-discard = Abwerfen
short-tasks = Tipp einen Auftrag an
short-cart = Tipp eine Karte an
short-dig = Heben
short-give = Schenken
short-blast = Sprengen
short-stop = Aufhören
short-lay = Tipp eine Karte an
short-discard = Tipp eine Karte an
label-colour = die Farbe: { $task }
label-treasure = die Schatzart: { $task }
label-give = für { $rival }: { $card }
offer-task = Leg offen hin: { $task }
offer-cart = Leg { $card } in die Lore
offer-dig-hand = Leg { $card } aus deiner Hand in den Stollen
offer-dig-shaft = Heb { $card } aus Schacht { $shaft }
offer-give = Schenk { $rival } { $card }
offer-blast = Spreng { $card } von Schacht { $shaft } weg
offer-stop = Hör auf zu graben
offer-lay = Leg { $card } auf Schacht { $shaft }
offer-discard = Wirf { $card } ab
stop-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}

## Die Wertung
account-title = Die Wertung
account-total = { $result ->
    [winner] { $who ->
        [you] Du: { $points } – du gewinnst
       *[other] { $who }: { $points } – gewinnt
    }
   *[other] { $who ->
        [you] Du: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } Münze auf Karten
   *[other] { $count } Münzen auf Karten
}
account-kablooey = { $count ->
    [one] + { $coins } für { $count } Kawumm-Karte
   *[other] + { $coins } für { $count } Kawumm-Karten
}
account-task = { $count ->
    [0] + 0 für { $task }: keine Karte
    [one] + { $points } für { $task }, { $count } Karte: { $cards }
   *[other] + { $points } für { $task }, { $count } Karten: { $cards }
}
account-eyes = { $count ->
    [one] { $count } Auge: { $cards } auf Schatzkarten, { $snores } auf Schnarchkarten
   *[other] { $count } Augen: { $cards } auf Schatzkarten, { $snores } auf Schnarchkarten
}
account-loss = − { $count } für die meisten Augen: der Zoll des Monsters
account-loss-cards = − { $count } für die meisten Augen: der Zoll des Monsters, ohne Schnarchkarten
account-treasures = { $count ->
    [one] { $count } Schatzkarte
   *[other] { $count } Schatzkarten
}
tie-eyes = Gleichstand nach Punkten: Wer weniger Augen hat, gewinnt.
tie-treasures = Gleichstand nach Punkten und Augen: Wer mehr Schatzkarten hat, gewinnt.
tie-shared = Gleichstand nach Punkten, Augen und Schatzkarten: Der Sieg wird geteilt.

## Der Verlauf
log-turn = { $who ->
    [you] Runde { $round }, du bist am Zug
   *[other] Runde { $round }, { $who }
}
log-started = { $who ->
    [you] Du hast den Zwerg und fängst an.
   *[other] { $who } hat den Zwerg und fängt an.
}
log-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
log-opened = { $who ->
    [you] Du legst einen Auftrag offen: { $task }.
   *[other] { $who } legt einen Auftrag offen: { $task }.
}
log-revealed = { $who ->
    [you] Du deckst deinen geheimen Auftrag auf: { $task }.
   *[other] { $who } deckt den geheimen Auftrag auf: { $task }.
}
log-loaded = { $who ->
    [you] Du leerst deinen Stollen in die Lore.
   *[other] { $who } leert den Stollen in die Lore.
}
log-filled = { $who ->
    [you] Du legst { $card } in die Lore.
   *[other] { $who } legt { $card } in die Lore.
}
log-dug-shaft = { $who ->
    [you] Du hebst { $card } aus Schacht { $shaft }.
   *[other] { $who } hebt { $card } aus Schacht { $shaft }.
}
log-dug-hand = { $who ->
    [you] Du legst { $card } aus deiner Hand in den Stollen.
   *[other] { $who } legt { $card } aus der Hand in den Stollen.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Du schenkst dir selbst { $card }.
       *[other] Du schenkst { $owner } { $card }.
    }
   *[other] { $owner ->
        [you] { $who } schenkt dir { $card }.
       *[other] { $who } schenkt { $owner } { $card }.
    }
}
log-blasted = { $who ->
    [you] Du sprengst { $card } von Schacht { $shaft } weg.
   *[other] { $who } sprengt { $card } von Schacht { $shaft } weg.
}
log-turned-up = Schacht { $shaft } zeigt jetzt { $card }.
log-refilled = Schacht { $shaft } bekommt als Nachschub { $card }.
log-snore = { $who ->
    [you] Du nimmst eine Schnarchkarte: drei Augen.
   *[other] { $who } nimmt eine Schnarchkarte: drei Augen.
}
log-kablooey = { $who ->
    [you] Du nimmst eine Kawumm-Karte.
   *[other] { $who } nimmt eine Kawumm-Karte.
}
log-drew = { $count ->
    [one] { $who ->
        [you] Du ziehst { $count } Karte.
       *[other] { $who } zieht { $count } Karte.
    }
   *[other] { $who ->
        [you] Du ziehst { $count } Karten.
       *[other] { $who } zieht { $count } Karten.
    }
}
log-drew-card = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
}
log-laid = { $who ->
    [you] Du legst { $card } auf Schacht { $shaft }.
   *[other] { $who } legt { $card } auf Schacht { $shaft }.
}
log-discarded = { $who ->
    [you] Du wirfst { $card } ab.
   *[other] { $who } wirft { $card } ab.
}
log-awoke = Die Karte „Das Erwachen“ ist da: Die letzte Runde läuft.
log-awoke-extra = Die Karte „Das Erwachen“ ist da: noch diese Runde und eine weitere.
log-prowled = Noch eine Runde: die allerletzte.
log-ended = Schluss.

## Hilfe
help-title = Was leere Felder bringen
help-space-1 = { $sign } Erstes Feld: eine Schnarchkarte mit drei Augen, unter den Stapel in deiner Lore
help-space-2 = { $sign } Zweites Feld: eine Kawumm-Karte
help-space-3 = { $sign } Drittes und viertes Feld: je eine Karte ziehen
help-space-4 = { $sign } Danach immer: noch eine Karte ziehen
help-eyes = { $sign } Wer am Ende die meisten Augen hat, verliert halb so viele Punkte
points-title = Punkte für einen Auftrag
term-green = Ein grüner Kristall.
term-white = Ein weißer Kristall.
term-red = Ein roter Kristall.
term-pink = Ein pinker Kristall.
term-yellow = Ein gelber Kristall.
term-blue = Ein blauer Kristall.
term-necklace = Eine Kette.
term-crown = Eine Krone.
term-statue = Eine Statue.
term-hammer = Ein Hammer.
term-sword = Ein Schwert.
term-sixth = Ein Kelch.
term-coin = Münzen: Jede ist am Ende ein Punkt.
term-eye = Augen: Wer am Ende die meisten hat, zahlt dem Monster halb so viele Münzen.
term-snore = Eine Schnarchkarte: drei Augen und sonst nichts.
term-kablooey = Eine Kawumm-Karte: sprengt die oberste Karte eines Schachts weg oder ist am Ende eine Münze wert.
term-pile = Eine verdeckte Karte; oder eine Karte zum Ziehen.
term-hidden-task = Ein geheimes Auftragsplättchen.
term-mine-cart = Karten in der Lore.
term-hand = Karten auf der Hand.
term-dwarf = Der Startspielerzwerg.
term-give = Eine Karte für einen fremden Stollen.

## Einstellungen
option-start = Wer anfängt
option-start-lot = das Los entscheidet
option-start-p0 = erster Platz
option-start-p1 = zweiter Platz
option-start-p2 = dritter Platz
option-start-p3 = vierter Platz
option-full-gallery-ends-phase = Ein voller Stollen
option-full-gallery-ends-phase-on = beendet das Graben sofort
option-full-gallery-ends-phase-off = erlaubt noch Schenken und Sprengen
option-kablooey-per-turn = Kawumm-Karten pro Zug
option-kablooey-per-turn-any = so viele, wie du hast
option-kablooey-per-turn-1 = nur eine
option-awakening-mixed-in = Karte „Das Erwachen“
option-awakening-mixed-in-off = liegt auf dem untersten Stapel
option-awakening-mixed-in-on = ist in den untersten Stapel gemischt
option-awakening-extra-round = Wenn das Monster erwacht
option-awakening-extra-round-off = endet die Partie mit der Runde
option-awakening-extra-round-on = folgt noch eine volle Runde
option-snore-in-penalty = Augen der Schnarchkarten
option-snore-in-penalty-on = kosten auch Münzen
option-snore-in-penalty-off = zählen nur für die meisten Augen
option-open-log = Der Verlauf
option-open-log-off = diese Runde und die davor
option-open-log-on = von Anfang an nachzulesen

## Gründe eines Tipps: Sie ergänzen „Das …“
why-coins = { $count ->
    [one] { $count } Münze mehr
   *[other] { $count } Münzen mehr
}
why-tasks = { $count ->
    [one] { $count } Münze mehr durch deine Aufträge
   *[other] { $count } Münzen mehr durch deine Aufträge
}
why-quieter = { $count ->
    [one] die Augen kosten dich { $count } Münze weniger
   *[other] die Augen kosten dich { $count } Münzen weniger
}
why-louder-others = { $count ->
    [one] die Augen kosten die anderen { $count } Münze mehr
   *[other] die Augen kosten die anderen { $count } Münzen mehr
}
why-ways-on = { $count ->
    [one] bessere Anschlüsse im Wert von { $count } Münze
   *[other] bessere Anschlüsse im Wert von { $count } Münzen
}
why-hand = { $count ->
    [one] eine bessere Hand im Wert von { $count } Münze
   *[other] eine bessere Hand im Wert von { $count } Münzen
}
why-rivals = { $count ->
    [one] deine stärkste Konkurrenz bekommt { $count } Münze weniger
   *[other] deine stärkste Konkurrenz bekommt { $count } Münzen weniger
}

## Regeln in einem Satz
rule-cl-1-1 = So jemanden gibt es an diesem Tisch nicht.
rule-cl-2-3 = Von deinen zwei Auftragsplättchen liegt genau eines offen, das andere bleibt geheim.
rule-cl-2-4 = Die Auftragsplättchen werden einmal gewählt, noch vor allem anderen; alle gewählten werden zugleich aufgedeckt.
rule-cl-2-8 = Jeder Schacht beginnt mit acht Karten: zwei verdeckt, vier im Wechsel offen und verdeckt, zwei offen.
rule-cl-2-12 = „Das Erwachen“ liegt auf dem untersten Stapel; alle anderen Stapel liegen darauf.
rule-cl-2-14 = Wer anfängt, muss mit am Tisch sitzen.
rule-cl-3-1 = Ein Zug ist: Lore füllen, Schätze heben, Geröll sichten, jedes einmal und in dieser Reihenfolge.
rule-cl-3-2 = In deinem ersten Zug legst du eine Handkarte in die Lore; sie muss zu nichts passen.
rule-cl-4-2 = Eine Karte kommt von oben aus einem Schacht oder aus deiner eigenen Hand.
rule-cl-4-3 = Eine Karte passt durch gleiche Farbe, gleichen Schatz oder beides.
rule-cl-4-4 = Deine erste Karte muss zu der passen, die in deiner Lore oben liegt.
rule-cl-4-5 = Jede weitere Karte muss zu der passen, die direkt vor ihr gelegt wurde.
rule-cl-4-8 = Du kannst jederzeit mit dem Graben aufhören, auch ganz ohne Karte.
rule-cl-4-9 = Ein voller Stollen beendet das Graben sofort; sonst sagst du, wann Schluss ist.
rule-cl-4-10 = Was liegt, das liegt: Eine Karte in einem Stollen oder einer Lore bleibt dort.
rule-cl-4-11 = Ein Stollen fasst höchstens vier Karten.
rule-cl-5-1 = Pro Zug darfst du nur eine Karte verschenken, an jemand anderen, während du gräbst.
rule-cl-5-3 = Wer einen vollen Stollen hat, kann keine Karte bekommen.
rule-cl-5-4 = Eine Karte, die du schenkst, muss zur Karte ganz rechts im fremden Stollen passen.
rule-cl-5-5 = Ist der fremde Stollen leer, muss die Karte zur obersten in der fremden Lore passen.
rule-cl-5-6 = Vor dem eigenen ersten Zug bekommt niemand eine Karte geschenkt.
rule-cl-6-1 = Nur die oberste Karte eines Schachts lässt sich nehmen oder wegsprengen.
rule-cl-6-2 = Eine verdeckte Karte, die frei wird, kommt sofort ans Licht und bleibt offen.
rule-cl-6-4 = Ein leerer Schacht wird sofort aufgefüllt: eine Karte verdeckt, zwei offen.
rule-cl-6-6 = Um die oberste Karte eines Schachts wegzusprengen, wirfst du eine Kawumm-Karte ab.
rule-cl-6-7 = Kawumm-Karten setzt du beim Graben ein und sonst nie.
rule-cl-6-8 = An diesem Tisch gilt: eine Kawumm-Karte pro Zug.
rule-cl-6-11 = In einem leeren Schacht gibt es nichts wegzusprengen.
rule-cl-6-12 = Abgeworfene Karten kommen nie zurück.
rule-cl-7-1 = Gesichtet wird der Reihe nach: Boni, eine Karte ziehen, eine auf einen Schacht legen, Handlimit.
rule-cl-7-6 = Leere Felder bringen von links nach rechts: Schnarchkarte, Kawumm-Karte, eine Schatzkarte und noch eine.
rule-cl-7-9 = Danach ziehst du noch eine Karte, egal wie viel du gehoben hast.
rule-cl-7-10 = Du musst eine Handkarte auf einen Schacht legen; welche und auf welchen, entscheidest du.
rule-cl-7-12 = Am Ende deines Zugs wirfst du Handkarten ab, eine nach der anderen, bis du nur noch fünf hast.
rule-cl-8-2 = „Das Erwachen“ wird gezeigt und beiseitegelegt; dann wird noch einmal gezogen.
rule-cl-8-3 = Kommt „Das Erwachen“, wird die Runde zu Ende gespielt, dann ist die Partie vorbei.
rule-cl-9-3 = Niemand schaut in eine fremde Lore; der Verlauf reicht bis zur vorigen Runde zurück.
rule-cl-10-1 = Karten auf der Hand zählen nicht.
rule-cl-10-2 = Alle Karten in Lore und Stollen zählen, dazu unbenutzte Kawumm-Karten.
rule-cl-10-4 = Jeder Auftrag zählt die Schatzkarten seiner Farbe oder Schatzart.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 oder mehr Karten eines Auftrags bringen 1, 2, 4, 6, 9, 12, 16, 20, 25 Punkte.
rule-cl-10-8 = Wer die meisten Augen hat, verliert halb so viele Münzen, aufgerundet.
rule-cl-10-9 = Augen auf Schnarchkarten zählen wie alle anderen.
rule-cl-10-12 = Wer die meisten Punkte hat, gewinnt.
rule-cl-10-13 = Bei Gleichstand gewinnt, wer weniger Augen hat.
rule-cl-10-14 = Immer noch gleich? Dann gewinnt, wer mehr Schatzkarten hat.
rule-cl-10-15 = Immer noch gleich? Dann wird der Sieg geteilt.

## Der Trainer: je zwei kurze Sätze
coach-goal = Reih passende Karten aneinander, für Münzen und für deine zwei Aufträge, bevor das Monster erwacht; wer die meisten Augen hat, zahlt dafür.
coach-tasks = Jede Karte in der Farbe und mit dem Schatz deiner zwei Aufträge bringt am Ende Punkte. Ein Auftrag liegt offen: Zeig den, den die anderen kennen dürfen, denn Karten, die ihm helfen, schenkt dir niemand.
coach-cart = Du willst lange Reihen, und mit dieser Karte beginnt die erste. Nimm eine, deren Farbe oder Schatz auch oben auf den Schächten liegt.
coach-dig = Sammle Münzen und Karten für deine Aufträge, und hüte dich vor Augen. Was zur letzten Karte passt, leuchtet: gleiche Farbe oder gleicher Schatz.
coach-stop = Ein leeres Feld ist besser als eine Karte voller Augen, und es bringt etwas: Lies, was auf dem Knopf steht. Hebst du aber gar nichts, bekommst du eine Schnarchkarte mit drei Augen.
coach-give = Werde Augen los, denn wer die meisten hat, zahlt dafür. Einmal pro Zug darfst du eine Karte in einen fremden Stollen legen, wenn sie dort passt; verschenk möglichst wenige Münzen.
coach-blast = So kommst du an eine Karte, die du brauchst und die verdeckt liegt: Eine Kawumm-Karte sprengt die oberste Karte eines Schachts weg. Behältst du sie, ist sie am Ende eine Münze.
coach-lay = Hilf den anderen nicht: Nimm, was niemand braucht oder was du selbst im nächsten Zug heben willst, falls es noch da ist. Die Handkarte kommt auf einen Schacht.
coach-discard = Behalte, was deine nächste Reihe länger macht; Handkarten zählen nichts. Nur fünf dürfen bleiben: Wirf ab, was weder zu deinen Aufträgen noch zu den Schächten passt.

## The prologue: the same, in the first minute
prologue-digging = Worum es geht
prologue-digging-task = Du bist ein Zwerg auf der Suche nach Münzen, und jede ist ein Punkt. Eine Karte muss in Farbe oder Schatz zur letzten passen: In deiner Lore liegt eine rote Statue, also heb den roten Hammer mit seinen drei Münzen.
prologue-digging-done = Drei Münzen, drei Punkte. Außerdem verlangt einer deiner Aufträge rote Karten: je mehr, desto besser.
prologue-digging-other = Das bringt dir ein Auge, das dich Münzen kosten kann, oder gar nichts. Der rote Hammer passt zur roten Statue und hat drei Münzen.
prologue-chaining = Ein Zug
prologue-chaining-task = In einem Zug legst du bis zu vier Karten, aus der Hand oder von den Schächten, und jede passt zu der davor. Der gelbe Hammer auf Schacht 5 passt zu deinem roten und hat eine Münze: Heb ihn.
prologue-chaining-done = So wächst eine Reihe; die nächste Karte muss gelb sein oder ein Hammer. Im nächsten Zug rollt alles in deine Lore und zählt am Ende.
prologue-chaining-other = Es gibt etwas Besseres: Der gelbe Hammer auf Schacht 5 passt und hat eine Münze.
prologue-sleeping = Was schiefgeht
prologue-sleeping-task = Ein paar Züge später liegt in deiner Lore eine weiße Statue, und nichts passt dazu: keine Karte auf der Hand und keine auf den Schächten. Dir bleibt nur, aufzuhören.
prologue-sleeping-done = Wer gar nichts hebt, bekommt eine Schnarchkarte mit drei Augen, und wer am Ende die meisten Augen hat, zahlt dafür mit Münzen. Beende eine Reihe also mit einer Karte, an die noch etwas passt.
prologue-sleeping-other = Das bekommt der andere, und du hebst trotzdem nichts. Noch einmal, und hör auf.
prologue-counting = Das Monster erwacht
prologue-counting-task = Das Monster ist wach, also ist diese Runde die letzte. Deine Aufträge (über deiner Lore, mit Karten und Punkten) sind rote Karten und Kronen: Die rote Krone gilt für beide, also heb sie.
prologue-counting-done = Jetzt wird gezählt: Münzen, Punkte für beide Aufträge, und wer die meisten Augen hat, verliert Münzen. Die meisten Punkte gewinnen.
prologue-counting-other = Das war die letzte Gelegenheit zu graben. Die rote Krone hätte für beide Aufträge gezählt.

## Die Lektionen: Titel, Aufgabe, warum es richtig war, warum anderes nicht
lesson-fitting = Finde, was passt
lesson-fitting-task = Eine Karte passt, wenn sie mit der letzten die Farbe oder den Schatz teilt. In deiner Lore liegt eine rote Statue: Heb die Karte mit den meisten Münzen und ohne Augen.
lesson-fitting-done = Der rote Hammer passt wegen der Farbe und bringt drei Münzen. Die nächste Karte muss nun zum Hammer passen.
lesson-fitting-other = Schau noch einmal: Zwei deiner Handkarten passen zur roten Statue, aber nur eine hat Münzen und keine Augen.
lesson-chaining = Leg eine Reihe aus vier Karten
lesson-chaining-task = Füll alle vier Felder: rote Krone, grüne Krone, grünes Schwert und dann das gelbe Schwert von einem Schacht. Jede Karte muss zu der davor passen.
lesson-chaining-done = Vier Karten in einem Zug. Ein voller Stollen beendet das Graben sofort, und im nächsten Zug rollt alles in deine Lore.
lesson-chaining-other = So reißt die Reihe zu früh ab. Fang noch einmal an und denk voraus, was als Nächstes passen muss.
lesson-giving = Verschenk Augen
lesson-giving-task = Einmal pro Zug darfst du eine Karte in einen fremden Stollen legen, wenn sie dort passt. Der andere Stollen endet mit einer blauen Statue: Verschenk die Karte mit zwei Augen und ohne Münzen.
lesson-giving-done = Diese zwei Augen kosten jetzt vielleicht dein Gegenüber eine Münze und nicht dich. Ein Geschenk nimmt dir kein Feld weg.
lesson-giving-other = Münzen sind Punkte: Behalte sie. Verschenk die blaue Kette, sie hat zwei Augen und keine Münzen.
lesson-blasting = Spreng den Weg frei
lesson-blasting-task = Der rote Hammer mit drei Münzen liegt unter einem Kelch, der nicht passt. Spreng die oberste Karte dieses Schachts mit deiner Kawumm-Karte weg und heb dann den Hammer.
lesson-blasting-done = Eine Kawumm-Karte, die eine Münze wert wäre, für drei Münzen und eine rote Karte. Ein guter Tausch.
lesson-blasting-other = Diese Karte war nicht im Weg. Der rote Hammer liegt in Schacht 3 unter dem weißen Kelch.
lesson-stopping = Hör rechtzeitig auf
lesson-stopping-task = Nur eine Karte passt, das weiße Schwert: keine Münzen, aber zwei Augen. Hör hier auf: Auch ein leeres Feld bringt etwas.
lesson-stopping-done = Für das leere Feld ziehst du eine Karte, statt Augen zu nehmen. Wer am Ende die meisten Augen hat, zahlt mit Münzen.
lesson-stopping-other = Wer am Ende die meisten Augen hat, zahlt mit Münzen. Hier war es besser, aufzuhören.
lesson-discarding = Behalte, was zählt
lesson-discarding-task = Sechs Karten sind eine zu viel. Deine Aufträge sind Rot und Kronen: Wirf die Karte ab, die keinem hilft.
lesson-discarding-done = Was bleibt, passt zu deinen Aufträgen. Handkarten zählen nichts, also leg sie bald in den Stollen.
lesson-discarding-other = Diese Karte hilft einem deiner Aufträge. Der blaue Kelch hilft keinem: Wirf ihn ab.

## Was in einer Stellung stehen sollte: hinter einem Doppelpunkt
expected-step-of-play = ein Schritt wie tasks, cart, dig, turn-up-s3, draw-2, lay oder over
expected-yes = „yes“ oder keine solche Zeile
expected-card = eine Karte wie red-crown-2
expected-card-or-back = eine Karte wie red-crown-2 oder * für eine Rückseite
expected-tasks = eine Farbe und eine Schatzart wie [red] crown, der offene Auftrag in Klammern
expected-face-down = nicht mehr verdeckte Karten, als nirgends genannt sind: { $most }
source-coins = Münzen
source-kablooey = Kawumm-Karten
source-colour = Farbauftrag
source-treasure = Schatzauftrag
source-loss = Die meisten Augen: Zoll des Monsters
say-stirs = Das Monster öffnet ein Auge.
