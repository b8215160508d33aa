# Klong!, so heißt Clank! auf Deutsch. Alle Sätze sind unsere eigenen.
# Kartennamen werden nie gebeugt; im Satz stehen sie in Anführungszeichen. Auch die Namen der Spieler bleiben, wie sie sind.
# Ein Ort ist $place (entrance oder room) mit $number; $room („Raum 14“ oder „Eingang“) steht nur in Beschriftungen.

title = Klong!
pitch = Schleich dich rein, stiehl den Schatz, komm raus. Der Drache hört jedes Klong.
pitch-length = eine Stunde
pitch-kind = bauen und rennen

## Karten
card-burgle = Plündern
card-stumble = Stolpern
card-sidestep = Umgehen
card-scramble = Kraxeln
card-mercenary = Söldner
card-explore = Erkunden
card-secret-tome = Zauberbuch
# same as English
card-goblin = Goblin
card-sapphire = Saphir
card-emerald = Smaragd
card-ruby = Rubin
card-diamond = Diamant
card-dragons-eye = Drachenauge
card-amulet-of-vigor = Amulett der Lebenskraft
card-boots-of-swiftness = Siebenmeilenstiefel
card-bracers-of-agility = Armschienen der Gewandtheit
card-brilliance = Genialität
card-dead-run = Kopflose Flucht
card-elven-boots = Elfenstiefel
card-elven-cloak = Elfenumhang
card-elven-dagger = Elfendolch
card-flying-carpet = Fliegender Teppich
card-lucky-coin = Glücksmünze
card-move-silently = Auf leisen Sohlen
card-pickaxe = Spitzhacke
card-scepter-of-the-ape-lord = Zepter des Affenfürsten
card-search = Durchsuchen
card-silver-spear = Silberspeer
card-singing-sword = Singendes Schwert
card-sleight-of-hand = Fingerfertigkeit
card-sneak = Schleichen
card-swagger = Große Töne
card-tattle = Verpetzen
card-treasure-map = Schatzkarte
card-underworld-dealing = Dunkle Geschäfte
card-wand-of-recall = Zauberstab der Rückkehr
card-wand-of-wind = Zauberstab des Windes
card-apothecary = Apotheker
card-archaeologist = Archäologe
card-cleric-of-the-sun = Sonnenpriester
card-dwarven-peddler = Zwergenkrämer
card-gem-collector = Edelsteinsammler
card-invoker-of-the-ancients = Beschwörer der Uralten
card-kobold-merchant = Koboldhändler
card-master-burglar = Meistereinbrecher
card-mister-whiskers = Herr Schnurrhaar
card-monkeybot-3000 = Affenbot 3000
card-rebel-captain = Rebellenhauptmann
card-rebel-miner = Rebellenschürfer
card-rebel-scout = Rebellenspäher
card-rebel-soldier = Rebellensoldat
card-the-duke = Der Herzog
card-the-mountain-king = Der Bergkönig
card-the-queen-of-hearts = Die Herzkönigin
card-treasure-hunter = Schatzjäger
card-tunnel-guide = Tunnelführer
card-wizard = Zauberer
card-dragon-shrine = Drachenschrein
card-ladder = Leiter
card-shrine = Schrein
# same as English
card-teleporter = Teleporter
card-the-vault = Die Schatzkammer
card-animated-door = Lebende Tür
card-belcher = Rülpser
card-cave-troll = Höhlentroll
card-crystal-golem = Kristallgolem
# same as English
card-kobold = Kobold
card-ogre = Oger
card-orc-grunt = Orkschläger
card-overlord = Gebieter
card-watcher = Beobachter

## Geheimnisse
secret-potion-of-greater-healing = Großer Heiltrank
secret-greater-skill-boost = Meisterkniff
secret-greater-treasure = Großer Schatz
secret-flash-of-brilliance = Geistesblitz
secret-chalice = Kelch
secret-potion-of-healing = Heiltrank
secret-potion-of-swiftness = Trank der Schnelligkeit
secret-potion-of-strength = Trank der Stärke
secret-skill-boost = Kniff
secret-treasure = Schatz
secret-magic-spring = Magische Quelle
secret-dragon-egg = Drachenei

## Was Karten tun
effect-skill = { $count } Geschick
effect-swords = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
effect-boots = { $count } Stiefel
effect-gold = { $count } Gold
effect-clank = { $count } Klong
effect-quiet = { $count } Klong weniger
effect-draw = { $count ->
    [one] { $count } Karte ziehen
   *[other] { $count } Karten ziehen
}
effect-heal = { $count } Schaden heilen
effect-teleport = { $count ->
    [one] { $count } Teleport
   *[other] { $count } Teleports
}
effect-others-clank = { $count } Klong für alle anderen
effect-all-clank = { $count } Klong für alle
effect-return-cubes = { $count ->
    [one] höchstens { $count } schwarzer Stein kommt zurück in den Beutel
   *[other] höchstens { $count } schwarze Steine kommen zurück in den Beutel
}
effect-rage = der Drache wird wütender
effect-buy-tomes = { $count ->
    [one] { $count } Zauberbuch für { $gold } Gold
   *[other] { $count } Zauberbücher für { $gold } Gold
}
effect-skill-per-clank = { $count } Geschick für jedes Klong, das du in diesem Zug machst
effect-gold-bonus = { $count } Gold mehr, sooft du in diesem Zug Gold bekommst
effect-gem-discount = Edelsteine kosten bis zum Ende des Zugs { $count } Geschick weniger
effect-attack = der Drache greift an
effect-trash = am Ende des Zugs eine Karte entsorgen
effect-trash-burgle = am Ende des Zugs ein „Plündern“ entsorgen
effect-replace-row = eine Karte der Verliesreihe ersetzen
effect-adjacent-secret = ein Geheimnis aus einem Nachbarraum nehmen
effect-no-cave-stop = Kristallhöhlen halten dich in diesem Zug nicht auf
effect-ignore-monsters = Monster in Tunneln tun dir bis zum Ende des Zugs nichts
effect-discard = { $count ->
    [one] { $count } Karte abwerfen, dafür
   *[other] { $count } Karten abwerfen, dafür
}
effect-or = oder
effect-either = { $others } oder { $last }
short-others-clank = andere { $sign }
short-all-clank = alle { $sign }
short-return-cubes = { $count ->
    [one] { $count } Stein zurück
   *[other] { $count } Steine zurück
}
short-rage = mehr Wut
short-buy-tomes = { $count ->
    [one] { $count } Zauberbuch für { $sign }
   *[other] { $count } Zauberbücher für { $sign }
}
short-skill-per-clank = { $sign } pro Klong
short-gold-bonus = jedes Mal { $sign } mehr
short-gem-discount = Edelsteine { $sign } billiger
short-attack = Drachenangriff
short-trash = Karte entsorgen
short-trash-burgle = „Plündern“ entsorgen
short-replace-row = Karte ersetzen
short-adjacent-secret = Geheimnis nebenan
short-no-cave-stop = kein Höhlenstopp
short-ignore-monsters = keine Monster
when-companion = mit weiterem Gefährten:
when-artifact = mit Artefakt:
when-crown = mit Krone:
when-idol = mit Affengötzen:
kind-action = Aktion.
kind-companion = Gefährte.
kind-gem = Edelstein.
kind-device = Vorrichtung: Sie wirkt sofort und wird dann weggelegt.
# same as English
kind-monster = Monster.
more-play = Beim Ausspielen: { $text }.
more-acquire = Beim Kauf: { $text }.
more-use = Beim Benutzen: { $text }.
more-defeat = Wenn du es besiegst: { $text }.
more-arrive = Beim Auftauchen: { $text }.
more-depths = Nur in den Tiefen.
more-crystal-cave = Nur in einer Kristallhöhle.
more-dragon = Weckt den Drachen, wenn diese Karte am Ende eines Zugs auftaucht.
more-danger = Gefahr: Solange diese Karte ausliegt, zieht jeder Angriff einen Stein mehr.
more-points = { $count ->
    [one] Bringt { $count } Punkt.
   *[other] Bringt { $count } Punkte.
}
more-variable = Bringt { $text }.
part-acquire = sofort:
part-arrive = beim Auftauchen:
place-depths = nur Tiefen
place-crystal-cave = nur Kristallhöhle
mark-dragon = weckt den Drachen
mark-danger = Gefahr
card-costs = { $card }, kostet { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
points-per-gold = { $count ->
    [one] { $count } Punkt je { $gold } Gold
   *[other] { $count } Punkte je { $gold } Gold
}
points-per-tome = { $count ->
    [one] { $count } Punkt je Zauberbuch
   *[other] { $count } Punkte je Zauberbuch
}
points-with-mastery = { $count ->
    [one] { $count } Punkt mit einem Meisterdiebmarker
   *[other] { $count } Punkte mit einem Meisterdiebmarker
}
points-with-two-kinds = { $count ->
    [one] { $count } Punkt mit zwei von dreien: Kelch, Drachenei, Affengötze
   *[other] { $count } Punkte mit zwei von dreien: Kelch, Drachenei, Affengötze
}

## Das Verlies
dungeon = Das Verlies
exit = raus
way-out = Eingang
room = Raum { $number }
in-depths = in den Tiefen
crystal-cave = Kristallhöhle
market = Markt
market-room = Markt
fountain = Heilbrunnen
major-secret = Großes Geheimnis
minor-secrets = { $count ->
    [one] { $count } Kleines Geheimnis
   *[other] { $count } Kleine Geheimnisse
}
idols = { $count ->
    [one] { $count } Affengötze
   *[other] { $count } Affengötzen
}
artifact = Artefakt im Wert von { $count }
pawn = { $who ->
    [you] Du: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count } Monster
tunnel-locked = verschlossen
around = { $place ->
    [entrance] Wege ab dem Eingang
   *[room] Wege ab Raum { $number }
}
around-way = → { $room }:
around-shut = → { $room }: nur mit einem Artefakt
around-against = ← { $room }: nur von dort hierher

## Was es zu kaufen gibt
row = Verliesreihe
row-left = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
reserve = Vorrat
reserve-gist = immer da
pile-left = noch { $count }
market-gist = je { $gold } Gold
item-key = { $count ->
    [one] Generalschlüssel
   *[other] { $count } Generalschlüssel
}
item-backpack = { $count ->
    [one] Rucksack
   *[other] { $count } Rucksäcke
}
item-crown = Krone im Wert von { $count }

## Der Drache
dragon = Drache
odds = Der nächste Angriff zieht { $drawn } von { $all } Steinen.
odds-own = Der nächste Angriff zieht { $drawn } von { $all } Steinen (deine: { $own }), Risiko { $chance } %.
rage = Wut
rage-said = Feld { $space }, { $count } Steine und { $danger } für Gefahr
bag = Beutel
clank-area = Klong-Bereich
cubes-black = schwarz: { $count }
cubes-of = { $owner ->
    [you] deine: { $count }
   *[other] { $owner }: { $count }
}
# same as English
countdown = Countdown
countdown-nobody = noch sind alle im Spiel
countdown-said = { $who ->
    [you] Du stehst auf Feld { $space }
   *[other] { $who } steht auf Feld { $space }
}

## Die Spieler
purse = Zum Ausgeben
health = Gesundheit
health-said = { $damage ->
    [0] Unverletzt, noch { $count } Gesundheit
    [one] { $damage } Schaden, noch { $count } Gesundheit
   *[other] { $damage } Schaden, noch { $count } Gesundheit
}
hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, { $count } Karte
   *[other] Deine Hand, { $count } Karten
}
played = { $owner ->
    [you] Von dir ausgespielt
   *[other] Ausgespielt von { $owner }
}
cards = { $count ->
    [0] noch nichts
    [one] { $count } Karte
   *[other] { $count } Karten
}
discard = Dein Ablagestapel
tokens = Marker
token-count = { $count ->
    [one] { $name }
   *[other] { $name }, { $count }-mal
}
mastery = Meisterdiebmarker
damage = { $count } Schaden
count-clank = { $count } im Klong-Bereich
count-quiet = { $count ->
    [one] das nächste Klong zählt nicht
   *[other] die nächsten { $count } Klong zählen nicht
}
count-hand = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
count-deck = { $count ->
    [one] { $count } Karte zum Nachziehen
   *[other] { $count } Karten zum Nachziehen
}
count-discard = { $count } im Ablagestapel
standing-left = mit Artefakt entkommen
standing-rescued = bewusstlos, aber gerettet
standing-dead = tot
force-exhausted = eine Kristallhöhle hält dich auf
force-no-cave-stop = keine Höhle hält dich auf
force-ignores-monsters = Tunnelmonster tun dir nichts
force-discount = Edelsteine sind billiger
force-gold-bonus = Gold gibt es mit Zuschlag
force-skill-per-clank = Klong bringt Geschick

## Was gerade geschieht
lead-you = Du bist am Zug.
lead-other = { $names } ist am Zug.
lead-over = Die Partie ist zu Ende.
wait-chance = Karten und Steine werden gezogen.
wait-turn = { $place ->
    [entrance] Am Eingang.
   *[room] In Raum { $number }.
}
ask-play = Spiel deine Karten aus, kauf ein, kämpfe und geh weiter.
ask-act = Kauf ein, kämpfe, geh weiter oder beende den Zug.
ask-choose = { $name }: Wähl eins.
ask-discard = { $count ->
    [one] { $name }: Wirf eine Karte ab.
   *[other] { $name }: Wirf { $count } Karten ab.
}
sub-discard = Dafür: { $gain }.
ask-replace = Welche Karte der Verliesreihe wird ersetzt?
sub-replace = Ein Drachensymbol auf der neuen Karte zählt nicht.
ask-adjacent = Aus welchem Raum nimmst du ein Geheimnis?
ask-enter = Nimmst du, was hier liegt?
sub-enter = Entscheide jetzt; später müsstest du noch einmal herkommen.
ask-trash = Welche Karte verlässt dein Deck für immer?
sub-trash = Sie darf ausgespielt sein oder in deinem Ablagestapel liegen.

## Was man tun kann
group-choose = Wähl eins
group-discard = Karte abwerfen
group-replace = Karte ersetzen
group-adjacent = Geheimnis nehmen
group-trash = Karte entsorgen
group-enter = Hier
group-play = Karte ausspielen
group-walk = Gehen
group-teleport = Teleportieren
group-acquire = Kaufen
group-fight = Kämpfen
group-market = Markt
group-drink = Tränke
group-end = Der Zug
short-choose = Wählen
short-discard = Abwerfen
short-replace = Ersetzen
short-adjacent = Geheimnis
short-trash-card = Entsorgen
short-enter = Nehmen
short-play = Spielen
short-walk = Gehen
# same as English
short-teleport = Teleport
short-acquire = Kaufen
short-fight = Kämpfen
short-market = Markt
short-drink = Trinken
short-end = Beenden
short-of = { $sign } zu wenig
offer-play = Spiel „{ $card }“ aus
offer-discard = Wirf „{ $card }“ ab
offer-acquire = Kauf „{ $card }“
offer-use = Benutze „{ $card }“
offer-fight = Besiege „{ $card }“
offer-replace = Ersetze „{ $card }“
offer-trash = Entsorge „{ $card }“
offer-trash-burgle = Entsorge „{ $card }“ für den Meistereinbrecher
offer-key = Kauf einen Generalschlüssel
offer-backpack = Kauf einen Rucksack
offer-crown = Kauf die Krone im Wert von { $count }
offer-walk = Geh{ $swords ->
    [0] { "" }
    [one] { " " }mit { $swords } Schwert
   *[other] { " " }mit { $swords } Schwertern
}{ $place ->
    [entrance] { " " }zum Eingang
   *[room] { " " }zu Raum { $number }
}{ $damage ->
    [0] { "" }
    [one] { " " }und erleide { $damage } Schaden
   *[other] { " " }und erleide { $damage } Schaden
}
offer-leave = Verlass das Verlies für immer
leave = Für immer hinaus
offer-teleport = { $place ->
    [entrance] Teleportier dich zum Eingang
   *[room] Teleportier dich zu Raum { $number }
}
offer-take-from = { $place ->
    [entrance] Nimm ein Geheimnis vom Eingang
   *[room] Nimm ein Geheimnis aus Raum { $number }
}
offer-drink = Trink: { $name }
offer-choose = Wähl: { $text }
offer-end = Beende den Zug
end-unspent = Ungenutzt:
offer-keep = Behalte deine Karten und geh leer aus
offer-decline = Lass es liegen
offer-take-artifact = Nimm das Artefakt im Wert von { $count }
offer-take-major = Nimm das Große Geheimnis
offer-take-minor = Nimm ein Kleines Geheimnis
offer-take-idol = Nimm einen Affengötzen

## Der Verlauf
log-turn = { $who ->
    [you] Du bist am Zug
   *[other] { $who } ist am Zug
}
log-started = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
}
log-removed = Das Artefakt im Wert von { $count } bleibt in der Schachtel.
log-played = { $who ->
    [you] Du spielst „{ $card }“ aus:
   *[other] { $who } spielt „{ $card }“ aus:
}
log-played-plain = { $who ->
    [you] Du spielst „{ $card }“ aus.
   *[other] { $who } spielt „{ $card }“ aus.
}
log-drew = { $who ->
    [you] Du ziehst eine Karte.
   *[other] { $who } zieht eine Karte.
}
log-drew-card = { $who ->
    [you] Du ziehst „{ $card }“.
   *[other] { $who } zieht „{ $card }“.
}
log-reshuffled = { $who ->
    [you] Du mischst deinen Ablagestapel zu einem neuen Nachziehstapel.
   *[other] { $who } mischt den Ablagestapel zu einem neuen Nachziehstapel.
}
log-discarded = { $who ->
    [you] Du wirfst „{ $card }“ ab.
   *[other] { $who } wirft „{ $card }“ ab.
}
log-trashed = { $who ->
    [you] Du entsorgst „{ $card }“.
   *[other] { $who } entsorgt „{ $card }“.
}
log-acquired = { $who ->
    [you] Du kaufst „{ $card }“ für { $count } Geschick.
   *[other] { $who } kauft „{ $card }“ für { $count } Geschick.
}
log-took = { $who ->
    [you] Du nimmst „{ $card }“.
   *[other] { $who } nimmt „{ $card }“.
}
log-used = { $who ->
    [you] Du benutzt „{ $card }“.
   *[other] { $who } benutzt „{ $card }“.
}
log-fought = { $who ->
    [you] Du besiegst „{ $card }“.
   *[other] { $who } besiegt „{ $card }“.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Du kaufst einen Generalschlüssel.
       *[other] { $who } kauft einen Generalschlüssel.
    }
    [backpack] { $who ->
        [you] Du kaufst einen Rucksack.
       *[other] { $who } kauft einen Rucksack.
    }
   *[crown] { $who ->
        [you] Du kaufst eine Krone.
       *[other] { $who } kauft eine Krone.
    }
}
log-drank = { $who ->
    [you] Du trinkst: { $name }.
   *[other] { $who } trinkt: { $name }.
}
log-moved = { $who ->
    [you] Du gehst { $place ->
        [entrance] zum Eingang
       *[room] zu Raum { $number }
    }{ $damage ->
        [0] .
        [one] { " " }und erleidest { $damage } Schaden.
       *[other] { " " }und erleidest { $damage } Schaden.
    }
   *[other] { $who } geht { $place ->
        [entrance] zum Eingang
       *[room] zu Raum { $number }
    }{ $damage ->
        [0] .
        [one] { " " }und erleidet { $damage } Schaden.
       *[other] { " " }und erleidet { $damage } Schaden.
    }
}
log-teleported = { $who ->
    [you] Du teleportierst dich { $place ->
        [entrance] zum Eingang
       *[room] zu Raum { $number }
    }.
   *[other] { $who } teleportiert sich { $place ->
        [entrance] zum Eingang
       *[room] zu Raum { $number }
    }.
}
log-found = { $who ->
    [you] Du findest: { $name } –
   *[other] { $who } findet: { $name } –
}
log-found-plain = { $who ->
    [you] Du findest: { $name }.
   *[other] { $who } findet: { $name }.
}
log-idol = { $who ->
    [you] Du nimmst einen Affengötzen.
   *[other] { $who } nimmt einen Affengötzen.
}
log-artifact = { $who ->
    [you] Du nimmst das Artefakt im Wert von { $count }!
   *[other] { $who } nimmt das Artefakt im Wert von { $count }!
}
log-gold = { $who ->
    [you] Du bekommst { $count } Gold.
   *[other] { $who } bekommt { $count } Gold.
}
log-paid = { $who ->
    [you] Du zahlst { $count } Gold.
   *[other] { $who } zahlt { $count } Gold.
}
log-noise = { $who ->
    [you] Du machst { $count } Klong.
   *[other] { $who } macht { $count } Klong.
}
log-hushed = { $who ->
    [you] Du nimmst { $count } Klong zurück.
   *[other] { $who } nimmt { $count } Klong zurück.
}
log-healed = { $who ->
    [you] Du heilst { $count } Schaden.
   *[other] { $who } heilt { $count } Schaden.
}
log-revealed = „{ $card }“ taucht auf.
log-rouses = „{ $card }“ taucht auf und weckt den Drachen.
log-put-away = „{ $card }“ wird weggelegt.
log-dungeon-reshuffled = Der Verliesstapel wird neu gemischt.
log-raged = Der Drache wird wütender.
log-cubes-returned = { $count ->
    [one] { $count } schwarzer Stein kommt zurück in den Beutel.
   *[other] { $count } schwarze Steine kommen zurück in den Beutel.
}
log-attacked = { $count ->
    [one] Der Drache greift an und zieht { $count } Stein.
   *[other] Der Drache greift an und zieht { $count } Steine.
}
log-cubes = Aus dem Beutel:
log-black = schwarz
log-cube = { $owner ->
    [you] deiner
   *[other] { $owner }
}
log-left = { $who ->
    [you] Du verlässt das Verlies mit einem Artefakt.
   *[other] { $who } verlässt das Verlies mit einem Artefakt.
}
log-rescued = { $who ->
    [you] Du verlierst das Bewusstsein und wirst in Sicherheit gebracht.
   *[other] { $who } verliert das Bewusstsein und wird in Sicherheit gebracht.
}
log-dead = { $who ->
    [you] Du bist tot.
   *[other] { $who } ist tot.
}
log-ran = { $who ->
    [you] Du stehst auf Countdown-Feld { $space }.
   *[other] { $who } steht auf Countdown-Feld { $space }.
}
log-ended = Niemand ist mehr im Verlies.

## Das Ende
over-winner = { $points ->
    [one] { $who ->
        [you] Du gewinnst mit { $points } Punkt.
       *[other] { $who } gewinnt mit { $points } Punkt.
    }
   *[other] { $who ->
        [you] Du gewinnst mit { $points } Punkten.
       *[other] { $who } gewinnt mit { $points } Punkten.
    }
}
over-nobody = Niemand kommt lebend heraus, also gewinnt niemand.
over-tie = Gleichstand: Das wertvollere Artefakt entscheidet.
account = Die Wertung
account-left = { $result ->
    [winner] { $who ->
        [you] Du gewinnst: { $points }
       *[other] { $who } gewinnt: { $points }
    }
   *[other] { $who ->
        [you] Du: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Du gewinnst: { $points }, gerettet
       *[other] { $who } gewinnt: { $points }, gerettet
    }
   *[other] { $who ->
        [you] Du: { $points }, gerettet
       *[other] { $who }: { $points }, gerettet
    }
}
account-dead = { $who ->
    [you] Du: tot, keine Punkte
   *[other] { $who }: tot, keine Punkte
}
account-artifact = Artefakt { $count }: { $points }
account-mastery = Meisterdiebmarker: { $points }
account-crown = Krone { $count }: { $points }
account-keys = { $count ->
    [one] Generalschlüssel: { $points }
   *[other] { $count } Generalschlüssel: { $points }
}
account-backpacks = { $count ->
    [one] Rucksack: { $points }
   *[other] { $count } Rucksäcke: { $points }
}
account-idols = { $count ->
    [one] Affengötze: { $points }
   *[other] { $count } Affengötzen: { $points }
}
account-gold = { $count } Gold: { $points }
account-named = { $count ->
    [one] { $name }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Zeichen
term-skill = Geschick: für Karten und Vorrichtungen
term-sword = Schwert: zum Kämpfen
term-boot = Stiefel: für den Weg durch einen Tunnel
term-gold = Gold: je ein Punkt; auf dem Markt wird damit bezahlt
term-noise = Klong: Steine im Klong-Bereich, die beim nächsten Angriff in den Beutel kommen
term-quiet = So viel Klong zählt in diesem Zug nicht mehr
term-draw = Eine Karte ziehen
term-teleport = Teleport in einen Nachbarraum
term-heart = Gesundheit, die noch bleibt
term-damage = Schaden
term-dragon = Weckt beim Auftauchen den Drachen
term-danger = Gefahr: Jeder Angriff zieht einen Stein mehr
term-point = Punkte am Ende
term-feet = Ein Tunnel, der zwei Stiefel kostet
term-fang = Ein Monster im Tunnel: ein Schwert oder ein Schaden
term-lock = Ein verschlossener Tunnel: nur mit Generalschlüssel
term-crystal = Kristallhöhle: keine Stiefel mehr in diesem Zug
term-market = Markt: Jede Ware kostet 7 Gold
term-fountain = Heilbrunnen: heilt beim Betreten 1 Schaden
term-minor = Kleines Geheimnis, verdeckt
term-major = Großes Geheimnis, verdeckt
term-idol = Affengötze, 5 Punkte
term-artifact = Artefakt mit seinen Punkten; ohne eines kommt niemand hinaus
term-key = Generalschlüssel: öffnet verschlossene Tunnel, 5 Punkte
term-backpack = Rucksack: Platz für ein weiteres Artefakt, 5 Punkte
term-crown = Krone: Punkte wie aufgedruckt
term-potion = Trank: im eigenen Zug zu trinken
term-keepsake = Kelch (7 Punkte) oder Drachenei (3 Punkte)
term-mastery = Meisterdiebmarker, 20 Punkte
term-cube = Steine
term-hand = Karten auf der Hand
term-deck = Karten zum Nachziehen
term-discard = Karten im Ablagestapel
term-flag = Wer als Erstes ausscheidet
term-skull = Das Ende
term-action = Aktion
term-companion = Gefährte
term-gem = Edelstein
term-device = Vorrichtung
# same as English
term-monster = Monster

## Einstellungen
option-board = Seite des Spielplans
option-board-front = Vorderseite
option-board-back = Rückseite
option-start = Wer anfängt
option-start-lot = das Los entscheidet
option-start-p0 = erster Platz
option-start-p1 = zweiter Platz
option-start-p2 = dritter Platz
option-start-p3 = vierter Platz
option-countdown-final = Das letzte Countdown-Feld
option-countdown-final-knock-out = streckt alle Übrigen nieder
option-countdown-final-kill = tötet alle Übrigen
option-artifact-pickup = Artefakte nimmt man
option-artifact-pickup-on-entry = beim Betreten des Raums
option-artifact-pickup-action = jederzeit im Raum
option-arrive-at-set-up = „Beim Auftauchen“ gilt auch beim Aufbau
option-arrive-at-set-up-on = Ja
option-arrive-at-set-up-off = Nein
option-dungeon-deck-reshuffle = Verliesstapel neu mischen
option-dungeon-deck-reshuffle-on = Ja
option-dungeon-deck-reshuffle-off = Nein
option-discard-cost-optional = Abwerfen ist freiwillig
option-discard-cost-optional-off = Nein
option-discard-cost-optional-on = Ja

## Gründe eines Tipps: Sie ergänzen „Das …“
why-points = { $count ->
    [one] { $count } Punkt mehr
   *[other] { $count } Punkte mehr
}
why-artifact = { $count ->
    [one] { $count } Punkt mehr durch Artefakte
   *[other] { $count } Punkte mehr durch Artefakte
}
why-health = { $count } Schaden weniger
why-way-home = eine um { $count } % bessere Chance, rechtzeitig hinauszukommen
why-deck = { $count ->
    [one] { $count } Punkt mehr durch ein stärkeres Deck
   *[other] { $count } Punkte mehr durch ein stärkeres Deck
}
why-quieter = der Drache hat { $count } deiner Steine weniger

## Regeln in einem Satz
rule-ck-2-8 = Davon gibt es auf dem Markt nichts mehr.
rule-ck-2-16 = Die Texte „Beim Auftauchen“ der ersten sechs Karten werden ausgeführt.
rule-ck-2-19 = Wer anfängt, wird ausgelost oder vereinbart und muss mit am Tisch sitzen.
rule-ck-2-22 = Der Spielplan hat zwei Seiten; die Vorderseite ist die leichtere.
rule-ck-3-2 = Du spielst Karten von deiner eigenen Hand aus, eine nach der anderen.
rule-ck-3-4 = Alle Handkarten müssen ausgespielt sein, bevor der Zug endet.
rule-ck-3-5 = Zuerst ist eine andere Entscheidung dran.
rule-ck-3-6 = Der Zug ist vorbei: Jetzt werden nur noch Karten zum Entsorgen gewählt.
rule-ck-4-7 = Abwerfen kannst du nur eine Handkarte, und nur, wenn ein Text es verlangt.
rule-ck-4-9 = Hast du genug Karten auf der Hand, musst du abwerfen.
rule-ck-4-10 = Entsorgen kannst du nur eine ausgespielte Karte oder eine aus deinem Ablagestapel.
rule-ck-4-11 = Was entsorgt wird, wählst du am Ende des Zugs.
rule-ck-4-13 = Entsorgen ist Pflicht, wenn es eine Karte dafür gibt.
rule-ck-6-1 = Mit Geschick kaufst du Aktionen, Gefährten und Edelsteine der Verliesreihe und Karten aus dem Vorrat.
rule-ck-6-2 = Das kostet mehr Geschick, als du hast.
rule-ck-6-5 = Dieser Stapel im Vorrat ist leer.
rule-ck-6-7 = Diese Karte gibt es nur in den Tiefen zu kaufen.
rule-ck-7-1 = Benutzen kannst du nur eine Vorrichtung aus der Verliesreihe.
rule-ck-7-2 = Diese Vorrichtung wirkt nur in den Tiefen.
rule-ck-7-3 = Von mehreren Möglichkeiten wählst du eine, die sich ausführen lässt.
rule-ck-8-1 = Ein Monster der Verliesreihe oder den Goblin besiegst du mit so vielen Schwertern, wie die Karte zeigt.
rule-ck-8-4 = Gegen dieses Monster kannst du nur dort kämpfen, wo es haust.
rule-ck-9-1 = In einem Raum mit Markt kostet jede Ware 7 Gold.
rule-ck-10-1 = Ein Stiefel bringt dich durch einen Tunnel in einen Nachbarraum.
rule-ck-10-2 = Ein Tunnel mit Fußspuren kostet zwei Stiefel.
rule-ck-10-3 = Jedes Monster im Tunnel kostet ein Schwert oder einen Schaden, wie du magst, und nie mehr Schwerter, als dort Monster sind.
rule-ck-10-5 = Dieser Schaden darf deine Gesundheitsleiste nicht ganz füllen.
rule-ck-10-6 = Für jeden Schaden brauchst du einen Stein aus deinem eigenen Vorrat.
rule-ck-10-7 = Gegen diese Monster reichen weder deine Schwerter noch deine Gesundheit.
rule-ck-10-8 = Ein verschlossener Tunnel braucht einen Generalschlüssel.
rule-ck-10-9 = Durch diesen Tunnel geht es nur in Pfeilrichtung.
rule-ck-10-12 = Eine Kristallhöhle hält dich auf: Nach dem Betreten helfen dir in diesem Zug keine Stiefel mehr.
rule-ck-10-17 = Zum Teleportieren brauchst du einen Teleport, und er führt nur in einen Nachbarraum.
rule-ck-10-20 = Ohne Artefakt darf niemand hinaus.
rule-ck-11-3 = Beim Betreten eines Raums darfst du einen Marker nehmen, der dort liegt.
rule-ck-11-5 = Einen Marker nimmst du genau beim Betreten.
rule-ck-11-7 = Du kannst ein Artefakt tragen und für jeden Rucksack eines mehr.
rule-ck-11-8 = Jedes genommene Artefakt macht den Drachen wütender.
rule-ck-12-14 = Trinken kannst du nur einen Trank, der vor dir liegt.
rule-ck-14-2 = Erst tauchen alle fehlenden Karten auf, dann gelten ihre Texte „Beim Auftauchen“, dann kommt höchstens ein Angriff.
rule-ck-14-8 = Ist der Verliesstapel aufgebraucht, wird seine Ablage neu gemischt.
rule-ck-15-1 = Bei einem Angriff kommen alle Klong-Steine in den Beutel. Dann wird gezogen: so viele Steine, wie die Wutleiste sagt, einer mehr je Gefahrenkarte und noch mehr im Countdown.
rule-ck-15-4 = Ein schwarzer Stein kommt beiseite; ein farbiger bedeutet einen Schaden für seine Farbe.
rule-ck-16-6 = Wirst du mit einem Artefakt oberhalb der Tiefen niedergestreckt, wirst du gerettet und deine Punkte zählen.
rule-ck-16-7 = Wirst du ohne Artefakt oder in den Tiefen niedergestreckt, bist du tot.
rule-ck-17-7 = Auf dem letzten Countdown-Feld werden alle niedergestreckt, die noch im Spiel sind.
rule-ck-17-14 = Punkte bringen Artefakte, der Meisterdiebmarker, andere Marker, Gold und Karten.
rule-ck-17-15 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet das wertvollste Artefakt.
rule-ck-17-16 = Tote haben keine Punkte. Sind alle tot, gewinnt niemand.
rule-ck-18-11 = Eine Karte der Verliesreihe wird nur ersetzt, wenn ein Text es sagt.
rule-ck-18-12 = Ein „Plündern“ muss ausgespielt sein oder in deinem Ablagestapel liegen.
rule-ck-18-15 = Du brauchst 7 Gold, und es muss noch ein Zauberbuch da sein.
rule-ck-18-16 = In einem Nachbarraum muss ein Großes oder Kleines Geheimnis liegen.

## Der Trainer: je zwei kurze Sätze
coach-goal = Stiehl ein Artefakt und komm mit den meisten Punkten lebend heraus; wer am lautesten ist, füttert den Drachen.
coach-choose = Diese Karte, dieser Marker oder dieser Ort lässt dir die Wahl zwischen mehreren Wirkungen. Nimm, was dir jetzt am meisten hilft: Gold ist Punkte wert, und eine schwache Karte, die du für immer loswirst, macht den Rest deines Decks besser.
coach-discard = Gib die Karte her, die dir am wenigsten fehlen wird. Abgeworfene Karten wirken nicht, und bei „Stolpern“ ist das gut so.
coach-replace = Nimm eine Karte weg, die der Konkurrenz nützt oder den Drachen reizt. Sie verlässt die Verliesreihe, und eine andere kommt.
coach-adjacent = Geheimnisse bringen Punkte oder Hilfe, und dieses kostet keinen Weg: Nimm es aus einem Nachbarraum. Große Geheimnisse sind mehr wert als kleine.
coach-trash = In einem schlanken Deck kommen die guten Karten schneller dran: Entsorge ein „Stolpern“ oder „Plündern“. Eine entsorgte Karte verlässt dein Deck für immer.
coach-enter = Für ein Artefakt bist du gekommen, und ohne eines kommst du nicht hinaus. Betrittst du einen Raum, darfst du eine Sache nehmen, die dort liegt; ein Artefakt macht den Drachen aber auch wütender.
coach-play = Deine Karten bringen dich zum Artefakt und zurück: Geschick kauft bessere Karten, Schwerter kämpfen, Stiefel gehen. Spiel erst alle aus und rechne dann, was du bezahlen kannst.
coach-walk = Komm zu einem Artefakt und rechtzeitig wieder heraus. Jeder Tunnel kostet einen Stiefel, mit Fußspuren zwei, und Monster beißen; Räume, die du jetzt erreichst, leuchten, und am Weg steht der Preis.
coach-teleport = Ein Teleport spart am meisten, wo der Weg am teuersten wäre. Er bringt dich ohne Stiefel in einen Nachbarraum, an Monstern, Schlössern und Pfeilen vorbei.
coach-acquire = Bessere Karten bringen dich weiter, und viele sind Punkte wert: Gib dein Geschick aus, denn der Rest verfällt. Eine gekaufte Karte liegt in deinem Ablagestapel und hilft dir nach dem nächsten Mischen.
coach-fight = Besiegte Monster zahlen sofort, oft in Gold, und Gold ist Punkte wert. Hast du 2 Schwerter übrig, zahlt der Goblin immer 1 Gold.
coach-market = Hier wird aus Gold mehr: Ein Generalschlüssel öffnet Schlösser, ein Rucksack trägt ein zweites Artefakt, eine Krone ist Punkte wert. Alles kostet 7 Gold; kauf früh, was du noch benutzen willst.
coach-drink = Ein Trank rettet einen Zug oder dein Leben, aber nur ein Mal. Du kannst ihn trinken, wann immer du am Zug bist; heb einen Heiltrank auf, bis du ihn brauchst.
coach-end = Bringt dich nichts mehr weiter, was du bezahlen kannst, beende den Zug. Dann füllt sich die Verliesreihe auf, und ein Drache auf einer neuen Karte heißt Angriff: Achte auf dein Klong.

## The prologue: the same, in the first minute
prologue-stealing = Wofür du kommst
prologue-stealing-task = Du bist ein Dieb im Bau eines Drachen: Stiehl ein Artefakt, komm lebend heraus und sei am meisten Punkte wert. Hier liegt ein Artefakt: Nimm es.
prologue-stealing-done = Es ist 7 Punkte wert, wenn du damit hinauskommst. Aber der Drache hat es gemerkt: Jedes Artefakt macht ihn wütender.
prologue-stealing-other = Ohne Artefakt kommst du nicht hinaus, und Tote bekommen keine Punkte. Nimm es.
prologue-walking = Ein Zug
prologue-walking-task = In jedem Zug spielst du fünf Karten aus und gibst aus, was sie bringen: Geschick kauft Karten, Schwerter kämpfen, Stiefel gehen. Spiel deine letzte Karte, „Umgehen“, und geh zu Raum 16, Richtung Ausgang.
prologue-walking-done = Das ist ein Zug: Karten ausspielen, dann kaufen, kämpfen und gehen. Was du kaufst, macht spätere Züge stärker.
prologue-walking-other = Auch das kannst du in einem Zug tun. Aber jetzt willst du hinaus: Spiel „Umgehen“ und geh zu Raum 16.
prologue-waking = Dein eigener Lärm
prologue-waking-task = Ein paar Züge später. Stolpern macht Klong: Jedes Klong legt einen deiner Steine in den Klong-Bereich, und dort liegen schon fünf. Beende deinen Zug und sieh, wer dich gehört hat.
prologue-waking-done = Die Verliesreihe wurde aufgefüllt, und die neue Karte zeigt einen Drachen, also hat er angegriffen. Deine Steine kamen in seinen Beutel, und zwei der gezogenen waren deine: zwei Schaden. Zehn strecken dich nieder.
prologue-waking-other = Das darfst du auch. Aber sieh dir an, was dein Lärm anrichtet: Fang noch einmal an und beende den Zug.
prologue-leaving = Der Weg hinaus
prologue-leaving-task = Du hast ein Artefakt, aber nur noch 3 Gesundheit, und ein Stiefel bringt dich aus dem Verlies: Geh hinaus.
prologue-leaving-done = Du bist draußen, in Sicherheit und um 20 Punkte reicher. Für die anderen läuft ein Countdown; ist niemand mehr im Verlies, gewinnen die meisten Punkte.
prologue-leaving-other = Am Ende dieses Zugs kann der Drache angreifen, und 3 weitere Schaden strecken dich nieder. Geh, solange du kannst.

## Die Lektionen: Titel, Aufgabe, warum es richtig war, warum anderes nicht
lesson-buying = Ausspielen und kaufen
lesson-buying-task = Spiel alle fünf Karten aus: Sie bringen 3 Geschick und 1 Stiefel, und ein „Stolpern“ macht Lärm. Kauf dann „Erkunden“ aus dem Vorrat, es kostet 3 Geschick.
lesson-buying-done = „Erkunden“ liegt in deinem Ablagestapel und kommt nach dem nächsten Mischen ins Spiel. Geschick, das du nicht ausgibst, verfällt.
lesson-buying-other = Noch nicht: Spiel erst alle Karten aus und gib dann alle 3 Geschick für „Erkunden“ aus.
lesson-walking = Am Monster vorbei
lesson-walking-task = Im Tunnel zu Raum 14 lauert ein Monster, sein Biss fügt dir einen Schaden zu. Du hast einen Stiefel und Schwerter: Geh hin und setz ein Schwert dafür ein.
lesson-walking-done = Ein Stiefel, ein Schwert und kein Schaden. Zehn Schaden strecken dich nieder, also zählt jeder einzelne.
lesson-walking-other = Das geht besser. Geh zu Raum 14 und setz dafür ein Schwert ein.
lesson-fighting = Kämpfe um die Belohnung
lesson-fighting-task = In der Verliesreihe, bei den Karten zum Kaufen, liegen zwei Monster, und drei Schwerter besiegen eines davon. Vergleich die Belohnungen und wähl das Monster, das am meisten Gold bringt.
lesson-fighting-done = Fünf Gold auf einen Schlag; Gold ist Punkte wert, und auf dem Markt kannst du damit einkaufen. Das Monster verlässt die Verliesreihe.
lesson-fighting-other = Das bringt weniger. Der Oger kostet alle drei Schwerter und bringt fünf Gold.
lesson-taking = Nimm das Artefakt
lesson-taking-task = Du hast einen Raum mit einem Artefakt betreten. Dafür bist du gekommen: Nimm es.
lesson-taking-done = Jetzt darfst du hinaus. Aber die Wut des Drachen ist gewachsen: Je weiter er auf der Wutleiste kommt, desto mehr Steine zieht ein Angriff.
lesson-taking-other = Ohne Artefakt kommst du nicht hinaus, und wenn du stirbst, zählt nichts. Nimm es.
lesson-shopping = Auf dem Markt
lesson-shopping-task = Du bist auf einem Markt, und seine Waren liegen bei den Karten zum Kaufen. Du trägst ein Artefakt, mehr geht nicht, und du hast 8 Gold. Kauf, womit du ein zweites Artefakt tragen kannst.
lesson-shopping-done = Mit einem Rucksack kannst du ein Artefakt mehr tragen, und er selbst ist 5 Punkte wert.
lesson-shopping-other = Das trägt kein Artefakt. Ein Rucksack schon.
lesson-leaving = Komm lebend heraus
lesson-leaving-task = Du hast ein Artefakt, noch 3 Gesundheit und viel Lärm im Klong-Bereich. Ein Stiefel bringt dich hinaus: Verlass das Verlies.
lesson-leaving-done = Du bist draußen: 20 Punkte für den Meisterdiebmarker, und nichts kann dir mehr schaden. Für die anderen beginnt der Countdown.
lesson-leaving-other = Am Ende dieses Zugs kann der Drache angreifen, und 3 weitere Schaden strecken dich nieder. Geh, solange du kannst.

## Was in einer Stellung stehen sollte: hinter einem Doppelpunkt
expected-frame = etwas, das zu tun ist, wie enter, attack/4 oder draw/P0/5
expected-card = eine Karte wie burgle oder burgle*3
expected-card-here = eine Karte, die an diesem Ort sein kann
expected-reserve = drei Zahlen, höchstens { $most }
expected-artifact = ein Artefakt wie 5 oder 30
expected-room = ein Raum wie f14
expected-room-on-this-side = ein Raum dieser Seite des Spielplans
expected-room-with-secrets = ein Raum, dessen Geheimnisse noch nicht alle genommen sind
expected-secret = ein Geheimnis wie treasure
expected-kept-secret = ein Geheimnis, das man behält, wie chalice, oder monkey-idol
expected-item = eine Ware wie key*2, backpack oder crown-10
expected-cube = Steine wie black*24 oder P0*3
expected-countdown = wer zuerst draußen war und ein Feld von 1 bis 5, wie P1/2, sobald jemand draußen ist
expected-purse = was zum Ausgeben da ist, wie skill=3, boots=1 oder exhausted
expected-purse-in-turn = etwas zum Ausgeben im eigenen Zug, danach nur „roused“
expected-carried = ein Artefakt für { $seat } und eines mehr für jeden Rucksack
expected-best-crowns = die besten Kronen, denn sie werden zuerst verkauft
expected-turned-over = aufgedeckte Geheimnisse ({ $class }): { $taken }, so viele, wie genommen wurden
source-artifacts = Artefakte
source-mastery = Meisterdiebmarker
source-items = Waren vom Markt
source-tokens = Geheimnisse, Götzen
# same as English
source-gold = Gold
source-cards = Karten
