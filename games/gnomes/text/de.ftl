# Gnome, Deutsch. Eine deutsche Spielregel gibt es nicht; Begriffe und Sätze sind unsere eigenen.
# Eine Sohle ist ein Stockwerk des Bergwerks. Namen werden nie gebeugt.

title = Gnome
pitch = Spähen, tauschen, merken: Die besten Diamanten liegen in fremden Reihen.
pitch-length = eine Viertelstunde
pitch-kind = Gedächtnis und Nerven

## Sohlen, Reihen und Plättchen
level-1 = Sohle I
level-2 = Sohle II
level-3 = Sohle III
mine = Das Bergwerk
level-dug = abgebaut
level-tiles = noch { $count } Plättchen
stack = { $count ->
    [0] Der Stapel ist leer
    [one] Stapel, noch { $count } Plättchen
   *[other] Stapel, noch { $count } Plättchen
}
hand = { $who ->
    [you] Von dir gezogen
   *[other] Gezogen von { $who }
}
discard-pile = { $count ->
    [0] Ablagestapel, leer
    [one] Ablagestapel, { $count } Plättchen
   *[other] Ablagestapel, { $count } Plättchen
}
row-of = { $owner ->
    [you] Deine Reihe
   *[other] Reihe von { $owner }
}
row-mine = Deine Reihe
slot = Feld { $slot }
slot-of = { $rival }, Feld { $slot }
slot-yours = dein Feld { $slot }
slot-empty = leeres Feld
tile-back = verdeckt, { $level }
tile-lantern = { $diamonds ->
    [0] keine Diamanten, Laterne
    [one] { $diamonds } Diamant, Laterne
   *[other] { $diamonds } Diamanten, Laterne
}
tile-torch = { $diamonds ->
    [0] keine Diamanten, Fackel
    [one] { $diamonds } Diamant, Fackel
   *[other] { $diamonds } Diamanten, Fackel
}
tile-arrows = { $diamonds ->
    [0] keine Diamanten, Pfeile
    [one] { $diamonds } Diamant, Pfeile
   *[other] { $diamonds } Diamanten, Pfeile
}
tile-big-find = { $diamonds ->
    [one] großer Fund, { $diamonds } Diamant
   *[other] großer Fund, { $diamonds } Diamanten
}
tile-lit-corridor = erleuchteter Gang
tile-bats = Fledermäuse
tile-explosion = Explosion
tile-snow-white = Schneewittchen
tag-cart = mit der Lore nach oben geschickt
tag-swapped = gerade getauscht
tag-seen = das hast du schon gesehen

## Was gerade geschieht
lead-you = Du bist am Zug.
lead-other = Warten auf: { $names }.
lead-over = Abendessen!
ask-first-look = Ordne deine Plättchen und merk sie dir.
sub-first-look = Wer am Ende die meisten Diamanten in der Reihe hat, gewinnt. Merk dir deine Plättchen: Danach liegen sie verdeckt.
wait-first-look = Alle sehen sich ihre Plättchen an und legen sie zurecht.
ask-keep = Tipp ein Feld an, oder wirf es ab.
sub-keep = Behalten: Das alte Plättchen dieses Feldes fliegt raus. Was auf den Ablagestapel kommt, wirkt.
wait-keep = Ein Plättchen ist gezogen.
ask-lantern = Laterne: Sieh ein eigenes Plättchen an.
sub-lantern = Du kannst auch verzichten.
wait-lantern = Laterne: ein Blick auf ein eigenes Plättchen.
ask-torch = Fackel: Sieh ein fremdes Plättchen an.
sub-torch = Du kannst auch verzichten. Außer dir bekommt es niemand zu sehen.
wait-torch = Fackel: ein Blick auf ein fremdes Plättchen.
ask-arrows = Pfeile: deins antippen, dann ein fremdes.
sub-arrows = Verzichten geht nicht. Niemand sieht sich die Plättchen an.
wait-arrows = Pfeile: Gleich wechseln zwei Plättchen den Platz.
ask-corridor = { $looks ->
    [one] Erleuchteter Gang: Sieh noch { $looks } Plättchen an.
   *[other] Erleuchteter Gang: Sieh bis zu { $looks } Plättchen an.
}
sub-corridor = Eigene oder fremde, jedes nur ein Mal.
wait-corridor = { $looks ->
    [one] Erleuchteter Gang: noch { $looks } Blick.
   *[other] Erleuchteter Gang: bis zu { $looks } Blicke.
}
ask-bats = Fledermäuse: Vertausch zwei Plättchen.
sub-bats = Verzichten geht nicht. Alle sehen, welche beiden; niemand sieht, was darauf ist.
wait-bats = Fledermäuse: Zwei Plättchen einer Reihe wechseln den Platz.
ask-explosion = Explosion: Was verlierst du?
sub-explosion = Verdeckt oder offen. Alle wählen geheim, dann verschwinden die Plättchen zugleich.
wait-explosion = Explosion: Alle wählen ein Plättchen, das verloren geht.
ask-cart = Welches Plättchen schickst du nach oben?
ask-look = Das siehst nur du: Merk es dir.
sub-cart = Es bleibt offen und vor jedem Tausch sicher. Alle Loren werden zugleich aufgedeckt.
wait-cart = Die Sohle ist abgebaut: Alle schicken ein Plättchen nach oben.
wait-chance = Ein Plättchen wird gezogen.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Du gewinnst mit { $diamonds } Diamanten.
       *[other] { $who } gewinnt mit { $diamonds } Diamanten.
    }
   *[other] { $who ->
        [you] Du gewinnst mit { $diamonds } Diamanten.
       *[other] { $who } gewinnt mit { $diamonds } Diamanten.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Du teilst dir den Sieg mit { $names }: { $diamonds } Diamant.
       *[other] Geteilter Sieg mit { $diamonds } Diamanten: { $who }.
    }
   *[other] { $who ->
        [you] Du teilst dir den Sieg mit { $names }: { $diamonds } Diamanten.
       *[other] Geteilter Sieg mit { $diamonds } Diamanten: { $who }.
    }
}
note-chosen = fertig
note-thinks = am Zug

## Was man tun kann
group-arrange = Ordne deine Plättchen: Wähl sie von links nach rechts
group-keep = Oder behalten; abgeworfen wird das Plättchen auf
group-out = Abwerfen
group-look = Oder ansehen
group-swap = Tauschen: erst dein Plättchen, dann das fremde
group-bats = Zwei eigene vertauschen
group-explosion = Verlier ein Plättchen
group-cart = Schick ein Plättchen nach oben
group-decline = Verzichten
short-arrange = Ordnen
short-keep = Behalten
short-out = Abwerfen
short-look = Ansehen
short-swap = Tipp dein Plättchen an
short-bats = Tipp zwei Plättchen an
short-explosion = Tipp ein Plättchen an
short-cart = Tipp ein Plättchen an
short-decline = Kein Blick
offer-arrange-same = So liegen lassen
offer-arrange = Leg sie in der Reihenfolge { $order } hin
offer-arrange-so = Leg sie so hin
offer-keep = Behalte das gezogene Plättchen auf Feld { $slot }
offer-out = Wirf es ab
then-lantern = dann die Laterne: Du darfst eines deiner Plättchen ansehen
then-torch = dann die Fackel: Du darfst ein fremdes Plättchen ansehen
then-arrows = dann die Pfeile: Du musst gegen ein fremdes Plättchen tauschen
then-nothing = weiter geschieht nichts
offer-look-own = Sieh dir dein Plättchen auf Feld { $slot } an
offer-look-other = Sieh dir Feld { $slot } von { $rival } an
label-swap = { $own } gegen { $rival }, Feld { $other }
offer-swap = Tausch dein Feld { $own } gegen Feld { $other } von { $rival }
label-bats = { $one } und { $other }
offer-bats = Vertausch deine Felder { $one } und { $other }
offer-explosion = Verlier das Plättchen auf Feld { $slot }
offer-cart = Schick das Plättchen von Feld { $slot } nach oben
offer-decline = Verzichte auf einen Blick

## Was nur du siehst
over-looks = Das siehst nur du
over-look = { $owner ->
    [you] Auf deinem Feld { $slot }:
   *[other] { $owner }, Feld { $slot }:
}
account-title = Die Wertung
account-line = { $result ->
    [winner] { $who ->
        [you] Du: { $sum } = { $diamonds } ♦ – du gewinnst
       *[other] { $who }: { $sum } = { $diamonds } ♦ – gewinnt
    }
   *[other] { $who ->
        [you] Du: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Der Verlauf
log-turn = Zug { $number }
log-started = { $who ->
    [you] Du fängst an, so hat das Los entschieden.
   *[other] { $who } fängt an, so hat das Los entschieden.
}
log-ready = { $who ->
    [you] Du bist so weit.
   *[other] { $who } ist so weit.
}
log-drew = { $who ->
    [you] Du ziehst ein Plättchen.
   *[other] { $who } zieht ein Plättchen.
}
log-out = { $who ->
    [you] Du wirfst das gezogene Plättchen ab.
   *[other] { $who } wirft das gezogene Plättchen ab.
}
log-out-tile = { $who ->
    [you] Du wirfst das gezogene Plättchen ab: { $tile }.
   *[other] { $who } wirft das gezogene Plättchen ab: { $tile }.
}
log-kept = { $who ->
    [you] Du behältst das gezogene Plättchen auf Feld { $slot } und wirfst das alte ab.
   *[other] { $who } behält das gezogene Plättchen auf Feld { $slot } und wirft das alte ab.
}
log-kept-tile = { $who ->
    [you] Du behältst das gezogene Plättchen auf Feld { $slot } und wirfst ab: { $tile }.
   *[other] { $who } behält das gezogene Plättchen auf Feld { $slot } und wirft ab: { $tile }.
}
log-looked-own = { $who ->
    [you] Du siehst dir dein eigenes Plättchen auf Feld { $slot } an.
   *[other] { $who } sieht sich das eigene Plättchen auf Feld { $slot } an.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Du siehst dir dein Feld { $slot } an.
       *[other] Du siehst dir Feld { $slot } von { $owner } an.
    }
   *[other] { $owner ->
        [you] { $who } sieht sich dein Feld { $slot } an.
       *[other] { $who } sieht sich Feld { $slot } von { $owner } an.
    }
}
log-saw = { $who ->
    [you] Du siehst: { $tile }.
   *[other] { $who } sieht: { $tile }.
}
log-declined = { $who ->
    [you] Du verzichtest auf einen Blick.
   *[other] { $who } verzichtet auf einen Blick.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Du vertauschst deine Felder { $one } und { $other }.
       *[other] Du tauschst dein Feld { $one } gegen Feld { $other } von { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } tauscht Feld { $one } gegen dein Feld { $other }.
       *[other] { $who } tauscht Feld { $one } gegen Feld { $other } von { $owner }.
    }
}
log-bats-swap = { $who ->
    [you] Du vertauschst deine Felder { $one } und { $other }.
   *[other] { $who } vertauscht die eigenen Felder { $one } und { $other }.
}
log-lit-corridor = { $who ->
    [you] Du findest einen erleuchteten Gang: Alle dürfen sich umsehen.
   *[other] { $who } findet einen erleuchteten Gang: Alle dürfen sich umsehen.
}
log-bats = { $who ->
    [you] Du scheuchst die Fledermäuse auf: Alle vertauschen zwei Plättchen.
   *[other] { $who } scheucht die Fledermäuse auf: Alle vertauschen zwei Plättchen.
}
log-explosion = { $who ->
    [you] Du löst eine Explosion aus: Alle verlieren ein Plättchen.
   *[other] { $who } löst eine Explosion aus: Alle verlieren ein Plättchen.
}
log-snow-white = { $who ->
    [you] Du triffst Schneewittchen: Sie ruft zum Abendessen.
   *[other] { $who } trifft Schneewittchen: Sie ruft zum Abendessen.
}
log-chosen = { $who ->
    [you] Du hast gewählt.
   *[other] { $who } hat gewählt.
}
log-sent-up = { $who ->
    [you] Du schickst das Plättchen von Feld { $slot } nach oben: { $tile }.
   *[other] { $who } schickt das Plättchen von Feld { $slot } nach oben: { $tile }.
}
log-lost = { $who ->
    [you] Du verlierst das Plättchen auf Feld { $slot }.
   *[other] { $who } verliert das Plättchen auf Feld { $slot }.
}
log-descended = Hinab auf { $level }
log-ended = Schluss nach { $number ->
    [one] { $number } Zug
   *[other] { $number } Zügen
}
say-drew = Du ziehst: { $tile }.

## Hilfe
help-title = Symbole auf dem Ablagestapel
help-lantern = { $sign } Laterne: Du darfst eines deiner Plättchen ansehen
help-torch = { $sign } Fackel: Du darfst ein fremdes Plättchen ansehen
help-arrows = { $sign } Pfeile: Du musst ein Plättchen ungesehen gegen ein fremdes tauschen
specials-title = Sonderplättchen auf { $level }
specials-none = Keine Sonderplättchen auf { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } großer Fund: fünf Diamanten
   *[other] { $count } große Funde: je fünf Diamanten
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } erleuchteter Gang: Alle dürfen drei Plättchen ansehen
   *[other] { $count } erleuchtete Gänge: Alle dürfen drei Plättchen ansehen
}
help-bats = { $sign } { $count }-mal Fledermäuse: Alle vertauschen zwei eigene Plättchen
help-explosion = { $sign } { $count ->
    [one] { $count } Explosion: Alle verlieren ein Plättchen
   *[other] { $count } Explosionen: Alle verlieren ein Plättchen
}
help-snow-white = { $sign } { $count ->
    [one] Schneewittchen: Die Partie endet sofort
   *[other] { $count }-mal Schneewittchen: Die Partie endet sofort
}
term-diamond = Diamanten: Wer die meisten hat, gewinnt.
term-lantern = Laterne: Kommt sie auf den Ablagestapel, darfst du eines deiner Plättchen ansehen.
term-torch = Fackel: Kommt sie auf den Ablagestapel, darfst du ein fremdes Plättchen ansehen.
term-arrows = Pfeile: Kommen sie auf den Ablagestapel, musst du eines deiner Plättchen ungesehen gegen ein fremdes tauschen.
term-big-find = Großer Fund: fünf Diamanten und keine Aktion.
term-lit-corridor = Erleuchteter Gang: Alle dürfen bis zu drei verdeckte Plättchen ansehen.
term-bats = Fledermäuse: Alle müssen zwei ihrer verdeckten Plättchen vertauschen.
term-explosion = Explosion: Alle verlieren ein Plättchen.
term-snow-white = Schneewittchen: Sie ruft zum Abendessen, und die Partie endet.
term-level-1 = Die Rückseite eines Plättchens von Sohle I.
term-level-2 = Die Rückseite eines Plättchens von Sohle II.
term-level-3 = Die Rückseite eines Plättchens von Sohle III.
term-cart = Mit der Lore nach oben geschickt: bis zum Ende offen und vor jedem Tausch sicher.
term-swapped = Hat gerade den Platz gewechselt.
term-seen = Dieses Plättchen hast du schon gesehen. An diesem Tisch ist markiert, was du gesehen hast.

## Einstellungen
option-open-discard = Offener Ablagestapel
option-open-discard-off = nur das oberste ist zu sehen
option-open-discard-on = alle dürfen ihn durchsehen
option-what-i-have-seen = Was ich gesehen habe
option-what-i-have-seen-off = merk es dir selbst
option-what-i-have-seen-on = der Bildschirm merkt es sich
option-start = Wer anfängt
option-start-p0 = erster Platz
option-start-p1 = zweiter Platz
option-start-p2 = dritter Platz
option-start-p3 = vierter Platz
option-start-lot = das Los entscheidet

## Gründe eines Tipps: Sie ergänzen „Das …“
why-diamonds = { $count ->
    [one] { $count } Diamant mehr in deiner Reihe
   *[other] { $count } Diamanten mehr in deiner Reihe
}
why-safe = { $count ->
    [one] { $count } Diamant mehr in Sicherheit
   *[other] { $count } Diamanten mehr in Sicherheit
}
why-know-own = du kennst { $count } deiner Plättchen mehr
why-know-others = du kennst { $count } Diamanten mehr bei den anderen
why-leader = wer vorn liegt, hat { $count } Diamanten weniger
why-secret = die anderen kennen { $count } deiner Diamanten weniger

## Regeln in einem Satz
rule-gn-1-13 = So jemanden gibt es an diesem Tisch nicht.
rule-gn-2-7 = Am Anfang siehst du dir deine fünf Plättchen an und zeigst sie niemandem.
rule-gn-2-8 = Nach dem ersten Blick darfst du eigene Plättchen nur ansehen, wenn eine Regel es erlaubt.
rule-gn-2-9 = Beim ersten Blick ordnest du deine Reihe und bestätigst sie; sonst ist nichts zu tun.
rule-gn-2-10 = Jedes Plättchen bleibt auf seinem Feld; niemand ordnet eine Reihe um, außer eine Regel sagt es.
rule-gn-2-11 = Wer anfängt, muss mit am Tisch sitzen.
rule-gn-3-1 = Ein Zug ist: ein Plättchen ziehen und eines abwerfen, dann die Aktion des abgeworfenen ausführen.
rule-gn-3-2 = Ziehen ist Pflicht: das oberste Plättchen der aktuellen Sohle.
rule-gn-3-4 = Das gezogene Plättchen wirfst du ab, oder du behältst es.
rule-gn-3-5 = Um es zu behalten, wirfst du eines deiner verdeckten Plättchen ab und legst das neue auf dessen Feld.
rule-gn-3-7 = Das Feld wählst du, ohne das Plättchen darauf anzusehen.
rule-gn-3-9 = Ein offenes Plättchen lässt sich nicht abwerfen.
rule-gn-3-11 = Liegt ein Plättchen auf dem Ablagestapel, gilt die Wahl.
rule-gn-3-13 = Passen geht nicht.
rule-gn-4-1 = Es wirkt das Plättchen auf dem Ablagestapel, und nur dieses.
rule-gn-4-2 = Das Symbol auf einem behaltenen Plättchen bewirkt jetzt nichts.
rule-gn-4-4 = Die Laterne zeigt dir eines deiner eigenen Plättchen.
rule-gn-4-5 = Die Laterne leuchtet nur auf verdeckte Plättchen.
rule-gn-4-6 = Die Fackel zeigt dir ein fremdes Plättchen.
rule-gn-4-7 = Die Fackel leuchtet nur auf verdeckte Plättchen.
rule-gn-4-8 = Ein angesehenes Plättchen kommt verdeckt auf sein Feld zurück.
rule-gn-4-9 = Mit Pfeilen tauschst du eines deiner Plättchen gegen ein fremdes.
rule-gn-4-11 = Beide Plättchen eines Tauschs müssen verdeckt liegen.
rule-gn-4-12 = Niemand sieht sich die getauschten Plättchen an.
rule-gn-4-14 = Auf die Pfeile kannst du nicht verzichten.
rule-gn-5-1 = Plättchen gehen nach oben, wenn eine Sohle abgebaut und ihr letzter Zug vorbei ist.
rule-gn-5-2 = Am Ende einer Sohle müssen alle eines ihrer verdeckten Plättchen nach oben schicken.
rule-gn-5-5 = Du wählst das Plättchen aus dem Gedächtnis, ohne hinzusehen.
rule-gn-5-6 = Alle wählen geheim; dann werden alle Loren zugleich aufgedeckt.
rule-gn-5-7 = Ein nach oben geschicktes Plättchen bleibt bis zum Ende offen auf seinem Feld.
rule-gn-6-2 = Erleuchteter Gang, Fledermäuse und Explosion wirken sofort; behalten oder abwerfen lassen sie sich nicht.
rule-gn-6-9 = In einem erleuchteten Gang dürfen alle bis zu drei verdeckte Plättchen ansehen, eigene oder fremde.
rule-gn-6-11 = Jedes Plättchen nur ein Mal pro Gang; es beginnt, wer ihn gezogen hat, dann geht es im Uhrzeigersinn.
rule-gn-6-12 = Fledermäuse: Alle müssen zwei eigene Plättchen vertauschen.
rule-gn-6-13 = Die Fledermäuse vertauschen zwei verschiedene verdeckte Plättchen.
rule-gn-6-14 = Solange die Fledermäuse fliegen, sieht sich niemand etwas an; alle sehen, welche zwei Felder den Platz wechseln.
rule-gn-6-16 = Bei einer Explosion geben alle eines ihrer Plättchen her; sonst geht nie ein Plättchen verloren.
rule-gn-6-17 = Das verlorene Plättchen darf verdeckt oder offen sein.
rule-gn-6-18 = Geht ein verdecktes Plättchen verloren, bekommt es niemand zu sehen.
rule-gn-6-19 = Alle wählen geheim; dann werden alle Plättchen zugleich entfernt.
rule-gn-6-20 = Dieses Feld ist leer.
rule-gn-7-2 = Alle Plättchen werden aufgedeckt, und alle zählen ihre Diamanten.
rule-gn-7-4 = Wer die meisten Diamanten hat, gewinnt.
rule-gn-7-5 = Bei Gleichstand wird der Sieg geteilt.
rule-gn-8-2 = Früher abgeworfene Plättchen sind bedeckt und bleiben es, außer am Tisch ist etwas anderes vereinbart.
rule-gn-8-6 = In diesem Spiel geht es ums Merken; eine Gedächtnishilfe ist eine Option des Tischs.

## Der Trainer: je zwei kurze Sätze
coach-goal = Hab die meisten Diamanten in deiner Reihe, wenn Schneewittchen zum Abendessen ruft; die meisten liegen verdeckt, also merk sie dir.
coach-arrange = Die meisten Diamanten gewinnen, und nur dieses eine Mal siehst du alle deine fünf Plättchen. Leg sie so, dass du sie dir gut merken kannst, vielleicht die mit den wenigsten Diamanten an ein Ende.
coach-out = Du willst Diamanten in deiner Reihe, und ein Plättchen mit wenigen nützt dir abgeworfen mehr: Sein Symbol wirkt. Sieh dir das Symbol an, bevor du es hergibst.
coach-keep = Mehr Diamanten in deiner Reihe gewinnen: Leg ein wertvolles Plättchen dorthin, wo du sicher nur wenige hast. Das alte Plättchen wird abgeworfen, und sein Symbol wirkt.
coach-decline = Was du ansiehst, verrät den anderen, was dich interessiert. Ein Blick ist ein Angebot, keine Pflicht: Verzichte, wenn du genug weißt.
coach-look = Wer weiß, wo die Diamanten liegen, gewinnt beim Tauschen. Ein Blick kostet nichts: Nutz ihn für ein Plättchen, das du vergessen oder nie gesehen hast; mit der Fackel spähst du bei anderen: Merk dir das Feld.
coach-swap = So kommst du an fremde Diamanten: Gib ein Plättchen her, das sicher wenig wert ist, und nimm eines, das sicher oder wahrscheinlich viele hat. Alle sehen, welche Felder den Platz wechseln, also verfolge jeden Tausch.
coach-bats = Nimm den anderen den Überblick und behalte deinen: Vertausch zwei eigene Plättchen und merk dir die neue Reihenfolge. Kennst du beide, verlierst du nichts.
coach-explosion = Verlier so wenige Diamanten wie möglich, denn eines deiner Plättchen ist für immer verloren. Wähl das mit den wenigsten, am besten eines, bei dem du dir sicher bist.
coach-cart = Bring dein wertvollstes Plättchen in Sicherheit: Es liegt offen, aber niemand kann es dir mehr nehmen. Wähl aus dem Gedächtnis, denn ansehen darfst du es nicht.

## The prologue: the same, in the first minute
prologue-remembering = Worum es geht
prologue-remembering-task = Wer die meisten Diamanten hat, wenn Schneewittchen ruft, gewinnt. Nur jetzt siehst du alle deine fünf Plättchen: Merk dir, welches keinen Diamanten hat, und lass sie so liegen.
prologue-remembering-done = Von nun an liegen sie verdeckt, und niemand darf sie ansehen, auch du nicht. Weißt du noch, wo das Plättchen ohne Diamanten liegt?
prologue-remembering-other = In einer echten Partie ist jede Reihenfolge recht. Lass sie hier so liegen, damit wir beide wissen, was wo ist.
prologue-keeping = Ein Zug
prologue-keeping-task = In jedem Zug ziehst du ein Plättchen, behältst es oder wirfst es ab. Dieses hat drei Diamanten: Leg es dorthin, wo das Plättchen ohne Diamanten liegt, wenn du es noch weißt.
prologue-keeping-done = Ja, Feld 4: drei Diamanten mehr für dich, und niemand weiß davon. Ein Symbol wirkt nur, wenn sein Plättchen abgeworfen wird: Mit dieser Laterne darfst du eines deiner Plättchen noch einmal ansehen.
prologue-keeping-other = Jetzt liegen Diamanten auf dem Ablagestapel, und dort sind sie verloren. Das Plättchen ohne Diamanten war auf Feld 4.
prologue-forgetting = Was schiefgeht
prologue-forgetting-task = Vor zwei Zügen hast du auf Feld 5 ein Plättchen behalten und weißt nicht mehr, welches. Versuch dein Glück: Leg dieses dorthin, es hat zwei Diamanten.
prologue-forgetting-done = Auf dem alten waren drei, und auf dem Ablagestapel sind sie verloren. So verliert man dieses Spiel: durch Vergessen. Mit Laternen siehst du noch einmal nach.
prologue-forgetting-other = Das ist vielleicht sicherer, aber sieh dir an, was Vergessen kostet: Noch einmal, und leg es auf Feld 5.
prologue-calling = Das Ende
prologue-calling-task = Viele Züge später, auf Sohle III: Du hast Pfeile abgeworfen und musst ein verdecktes Plättchen tauschen. Gib Feld 5 her, das keinen Diamanten hat, und nimm das vierte fremde Plättchen, auf dem du vier gesehen hast.
prologue-calling-done = Als Nächstes wird Schneewittchen gezogen (sie liegt irgendwo auf Sohle III), und die Partie ist sofort vorbei. Alles wird aufgedeckt, und deine 13 Diamanten schlagen 10.
prologue-calling-other = Jeden Moment kann Schneewittchen rufen, und jeder Diamant zählt. Gib Feld 5 her, das keinen hat, und nimm das vierte fremde Plättchen, das vier hat.

## Die Lektionen: Titel, Aufgabe, warum es richtig war, warum anderes nicht
lesson-keeping = Behalte ein wertvolles Plättchen
lesson-keeping-task = Du hast drei Diamanten gezogen. Behalte das Plättchen auf dem Feld mit den wenigsten; hier siehst du deine Plättchen so, wie du sie in Erinnerung hast.
lesson-keeping-done = Deine Reihe hat drei Diamanten mehr, und das abgeworfene Plättchen zeigt eine Fackel: Sein Symbol wirkt jetzt.
lesson-keeping-other = Das geht, bringt aber nicht das meiste. Such das Feld ohne Diamanten.
lesson-throwing-out = Wirf ein wertloses Plättchen ab
lesson-throwing-out-task = Du hast ein Plättchen ohne Diamanten gezogen. Behalte es nicht: Wirf es ab, und seine Fackel wirkt für dich.
lesson-throwing-out-done = Jedes Plättchen, das auf dem Ablagestapel landet, wirkt mit seinem Symbol. Jetzt könntest du ein fremdes Plättchen ansehen.
lesson-throwing-out-other = Deine Reihe ist jetzt schlechter als vorher. Das gezogene Plättchen hat keinen Diamanten, also wirfst du es am besten ab.
lesson-looking = Leuchte mit der Fackel
lesson-looking-task = Die Fackel zeigt dir allein ein fremdes Plättchen. Dein Gegenüber hat das zuletzt gezogene auf Feld 4 behalten: Finde heraus, was es ist.
lesson-looking-done = Drei Diamanten: Jetzt weißt du, wohin die Pfeile zielen sollten. Das Plättchen kommt verdeckt zurück, also merk dir das Feld.
lesson-looking-other = Ein Blick ist nie verschwendet, aber ein behaltenes Plättchen ist spannender als ein ausgeteiltes. Sieh dir Feld 4 an.
lesson-swapping = Tausch mit den Pfeilen
lesson-swapping-task = Mit Pfeilen musst du eines deiner Plättchen gegen ein fremdes tauschen. Gib dein Plättchen ohne Diamanten her und nimm die drei, die du auf Feld 4 gesehen hast.
lesson-swapping-done = Drei Diamanten mehr für dich, drei weniger für dein Gegenüber. Niemand hat die Plättchen gesehen, aber alle die Felder.
lesson-swapping-other = Das geht besser: Gib Feld 3 her, das nichts bringt, und nimm Feld 4 mit seinen drei Diamanten.
lesson-sending-up = Schick ein Plättchen nach oben
lesson-sending-up-task = Eine Sohle ist abgebaut, und alle schicken aus dem Gedächtnis ein Plättchen nach oben. Schick dein wertvollstes.
lesson-sending-up-done = Es liegt bis zum Ende offen auf seinem Feld: Es zählt, und niemand kann es tauschen oder abwerfen. Nur eine Explosion könnte es dir nehmen.
lesson-sending-up-other = Dieses Plättchen ist jetzt sicher, dein wertvollstes aber nicht. Schick die drei Diamanten von Feld 2 nach oben.
lesson-losing = Wähl, was du verlierst
lesson-losing-task = Eine Explosion: Alle verlieren ein Plättchen, und alle wählen geheim. Verlier das Plättchen, das dich nichts kostet.
lesson-losing-done = Du hast keinen Diamanten verloren. Das Feld bleibt leer, und niemand hat gesehen, was dort lag.
lesson-losing-other = Das kostet Diamanten. Das Plättchen auf Feld 4 hat keinen: Verlier dieses.

## Was in einer Stellung stehen sollte: hinter einem Doppelpunkt
expected-step-of-play = ein Schritt wie draw, keep, lantern, corridor-3, cart oder over
expected-row = fünf Plättchen in der Reihe von { $seat }
expected-tile = ein Plättchen wie I.2T
expected-tile-in-row = ein Plättchen, das in einer Reihe liegen darf, wie I.2T, [II.4A], (I.0L) oder ([I.3L])
expected-tile-reached = ein Plättchen einer Sohle, die schon erreicht ist
expected-tile-to-keep = ein Plättchen dieser Sohle, das man behalten kann
expected-place = ein Feld an diesem Tisch, wie P1.3
expected-own-row = vor dem ersten Zug die ganze eigene Reihe
expected-unseen = nicht mehr Plättchen in einem Stapel, als noch ungesehen sind
expected-stacks = leere Stapel über dieser Sohle und volle darunter
