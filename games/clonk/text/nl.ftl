# Clonk!, Nederlands. Begrippen zoals in de gedrukte spelregels; alle zinnen zijn van onszelf.
# card-… is de kaart op zichzelf, zoals onder een plaatje; object-… heeft een lidwoord: wat iemand opgraaft, geeft, legt of trekt.

# same as English
title = Clonk!
pitch = Vijf schachten, zes kristallen, één slapend monster. Grijp je kans voordat het wakker wordt.
pitch-length = een half uur
pitch-kind = verzamelen en durven

## Kaarten
card-back = gedekte kaart
card-necklace = { $colour ->
    [green] groene ketting
    [white] witte ketting
    [red] rode ketting
    [pink] roze ketting
    [yellow] gele ketting
   *[blue] blauwe ketting
}
card-crown = { $colour ->
    [green] groene kroon
    [white] witte kroon
    [red] rode kroon
    [pink] roze kroon
    [yellow] gele kroon
   *[blue] blauwe kroon
}
card-statue = { $colour ->
    [green] groen standbeeld
    [white] wit standbeeld
    [red] rood standbeeld
    [pink] roze standbeeld
    [yellow] geel standbeeld
   *[blue] blauw standbeeld
}
card-hammer = { $colour ->
    [green] groene hamer
    [white] witte hamer
    [red] rode hamer
    [pink] roze hamer
    [yellow] gele hamer
   *[blue] blauwe hamer
}
card-sword = { $colour ->
    [green] groen zwaard
    [white] wit zwaard
    [red] rood zwaard
    [pink] roze zwaard
    [yellow] geel zwaard
   *[blue] blauw zwaard
}
card-sixth = { $colour ->
    [green] groene beker
    [white] witte beker
    [red] rode beker
    [pink] roze beker
    [yellow] gele beker
   *[blue] blauwe beker
}
object-necklace = { $colour ->
    [green] de groene ketting
    [white] de witte ketting
    [red] de rode ketting
    [pink] de roze ketting
    [yellow] de gele ketting
   *[blue] de blauwe ketting
}
object-crown = { $colour ->
    [green] de groene kroon
    [white] de witte kroon
    [red] de rode kroon
    [pink] de roze kroon
    [yellow] de gele kroon
   *[blue] de blauwe kroon
}
object-statue = { $colour ->
    [green] het groene standbeeld
    [white] het witte standbeeld
    [red] het rode standbeeld
    [pink] het roze standbeeld
    [yellow] het gele standbeeld
   *[blue] het blauwe standbeeld
}
object-hammer = { $colour ->
    [green] de groene hamer
    [white] de witte hamer
    [red] de rode hamer
    [pink] de roze hamer
    [yellow] de gele hamer
   *[blue] de blauwe hamer
}
object-sword = { $colour ->
    [green] het groene zwaard
    [white] het witte zwaard
    [red] het rode zwaard
    [pink] het roze zwaard
    [yellow] het gele zwaard
   *[blue] het blauwe zwaard
}
object-sixth = { $colour ->
    [green] de groene beker
    [white] de witte beker
    [red] de rode beker
    [pink] de roze beker
    [yellow] de gele beker
   *[blue] de blauwe beker
}
coins = { $count ->
    [one] { $count } munt
   *[other] { $count } munten
}
eyes = { $count ->
    [one] { $count } oog
   *[other] { $count } ogen
}

## Opdrachtkaartjes
task-green = groen
task-white = wit
task-red = rood
task-pink = roze
task-yellow = geel
task-blue = blauw
task-necklace = kettingen
task-crown = kronen
task-statue = standbeelden
task-hammer = hamers
task-sword = zwaarden
task-sixth = bekers
tasks = Opdrachten
tile-open = open opdracht: { $task }
tile-revealed = geheime opdracht: { $task }
tile-mine = jouw geheime opdracht: { $task }
tile-hidden-colour = geheime opdracht: een kleur
tile-hidden-treasure = geheime opdracht: een soort schat
tag-hidden = geheim voor de anderen

## De tafel
rock = Het bergwerk
shafts = De vijf schachten
shaft = { $count ->
    [0] Schacht { $shaft }, leeg
    [one] Schacht { $shaft }, { $count } kaart
   *[other] Schacht { $shaft }, { $count } kaarten
}
depth = De diepte
draw-pile = { $count ->
    [0] Trekstapel, leeg
    [one] Trekstapel, { $count } kaart
   *[other] Trekstapel, { $count } kaarten
}
monster-asleep = { $count ->
    [0] “Het ontwaken” is de volgende kaart
    [one] Nog { $count } kaart tot het ontwaken
   *[other] Nog { $count } kaarten tot het ontwaken
}
monster-mixed = { $count ->
    [one] Minstens { $count } kaart tot het ontwaken
   *[other] Minstens { $count } kaarten tot het ontwaken
}
monster-anywhere = { $count ->
    [one] “Het ontwaken” is de volgende kaart
   *[other] “Het ontwaken” zit in de volgende { $count } kaarten
}
monster-awake = Wakker! Dit is de laatste ronde
monster-awake-extra = Wakker! Deze ronde en nog één
monster-prowling = Wakker! De allerlaatste ronde
discard-pile = { $count ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, { $count } kaart
   *[other] Aflegstapel, { $count } kaarten
}
discard-head = Aflegstapel
discard-gist = { $count ->
    [0] nog niets
    [one] { $count } kaart, voor iedereen open
   *[other] { $count } kaarten, voor iedereen open
}
board-of = { $owner ->
    [you] Jouw mijn
   *[other] De mijn van { $owner }
}
board-mine = Jouw lorrie en jouw mijn
cart = Lorrie
cart-open = In de lorrie
cart-gist = { $count ->
    [one] { $count } schatkaart
   *[other] { $count } schatkaarten
}{ $snores ->
    [0] {""}
    [one] , { $snores } snurk-kaart
   *[other] , { $snores } snurk-kaarten
}
space-empty = plaats { $space }, leeg
space-snore = plaats { $space }; blijft die leeg: een snurk-kaart
space-kablooey = plaats { $space }; blijft die leeg: een kaboem-kaart
space-draw = plaats { $space }; blijft die leeg: trek een kaart
goals = Jouw opdrachten
goal = { $count ->
    [one] { $count } kaart → { $points }
   *[other] { $count } kaarten → { $points }
}
hand-mine = { $count ->
    [0] Je hand is leeg
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
}
count-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
count-kablooey = { $count ->
    [one] { $count } kaboem-kaart
   *[other] { $count } kaboem-kaarten
}
count-snore = { $count ->
    [one] { $count } snurk-kaart
   *[other] { $count } snurk-kaarten
}
tag-dwarf = startspeler
note-chosen = keuze gemaakt
note-thinks = aan het nadenken

## Wat er gebeurt
phase-fill = I De lorrie vullen
phase-dig = II Schatten omhoog halen
phase-sift = III Rommel opruimen
lead-you = Jij bent aan de beurt.
lead-other = Wachten op { $names }.
lead-over = Het monster is wakker!
ask-tasks = Welke opdracht leg je open?
sub-tasks = Kaarten van deze kleur en deze soort schat leveren op het einde punten op. Het andere kaartje blijft tot dan geheim.
wait-tasks = Iedereen kiest een opdrachtkaartje om open te leggen.
ask-cart = Leg een kaart uit je hand in je lorrie.
sub-cart = Die hoeft nergens bij te passen. Je eerste kaart in de mijn moet er wel bij passen.
wait-cart = Er gaat een eerste kaart in de lorrie.
ask-dig = Graaf op wat past bij: { $card }.
ask-stuck = Niets past bij: { $card }.
sub-dig = { $dug ->
    [0] Nog geen kaart opgegraven. Stop wanneer je wilt; lege plaatsen leveren ook iets op.
    [4] Je mijn is vol: je kunt een kaart geven, er een opblazen of stoppen.
    [one] { $dug } kaart opgegraven. Stop wanneer je wilt; lege plaatsen leveren ook iets op.
   *[other] { $dug } kaarten opgegraven. Stop wanneer je wilt; lege plaatsen leveren ook iets op.
}
sub-stuck = Je kunt stoppen; misschien kun je een kaart geven of er een opblazen.
wait-dig = Op zoek naar een kaart die past bij: { $card }.
ask-lay = Tik een kaart aan, dan een schacht.
sub-lay = Elke kaart, elke schacht, altijd open. De anderen kunnen hem pakken.
wait-lay = Er gaat een kaart uit de hand op een schacht.
ask-discard = { $surplus ->
    [one] Leg één van je { $count } kaarten af.
   *[other] Leg { $surplus } van je { $count } kaarten af.
}
sub-discard = Eén voor één. Je mag hoogstens vijf kaarten in je hand houden.
wait-discard = Te veel kaarten in de hand: er wordt een kaart afgelegd.
wait-chance = Er worden kaarten neergelegd.
over-one = { $points ->
    [one] { $who ->
        [you] Je wint met { $points } punt.
       *[other] { $who } wint met { $points } punt.
    }
   *[other] { $who ->
        [you] Je wint met { $points } punten.
       *[other] { $who } wint met { $points } punten.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Je deelt de overwinning met { $names }: { $points } punt.
       *[other] Gedeelde overwinning met { $points } punt: { $who }.
    }
   *[other] { $who ->
        [you] Je deelt de overwinning met { $names }: { $points } punten.
       *[other] Gedeelde overwinning met { $points } punten: { $who }.
    }
}

## Wat je kunt doen
group-tasks = Leg open
group-cart = Leg in de lorrie
group-dig = Graaf een kaart op voor plaats { $space }
group-give = Of geef een kaart weg, één keer per beurt
group-blast = Of blaas de bovenste kaart van een schacht op met een kaboem-kaart
group-stop = Of stop
group-lay = Leg: eerst een kaart, dan een schacht
group-discard = Leg af
short-tasks = Tik een opdracht aan
short-cart = Tik een kaart aan
short-dig = Graaf
short-give = Geef
short-blast = Blaas op
# same as English
short-stop = Stop
short-lay = Tik een kaart aan
short-discard = Tik een kaart aan
label-colour = de kleur: { $task }
label-treasure = de soort schat: { $task }
label-give = voor { $rival }: { $card }
offer-task = Leg open: { $task }
offer-cart = Leg { $card } in de lorrie
offer-dig-hand = Leg { $card } uit je hand in je mijn
offer-dig-shaft = Graaf { $card } op uit schacht { $shaft }
offer-give = Geef { $card } aan { $rival }
offer-blast = Blaas { $card } weg van schacht { $shaft }
offer-stop = Stop met graven
offer-lay = Leg { $card } op schacht { $shaft }
offer-discard = Leg { $card } af
stop-draw = { $count ->
    [one] { $count } kaart trekken
   *[other] { $count } kaarten trekken
}

## De puntentelling
account-title = De puntentelling
account-total = { $result ->
    [winner] { $who ->
        [you] Jij: { $points } – je wint
       *[other] { $who }: { $points } – wint
    }
   *[other] { $who ->
        [you] Jij: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } munt op kaarten
   *[other] { $count } munten op kaarten
}
account-kablooey = { $count ->
    [one] + { $coins } voor { $count } kaboem-kaart
   *[other] + { $coins } voor { $count } kaboem-kaarten
}
account-task = { $count ->
    [0] + 0 voor { $task }: geen kaart
    [one] + { $points } voor { $task }, { $count } kaart: { $cards }
   *[other] + { $points } voor { $task }, { $count } kaarten: { $cards }
}
account-eyes = { $count ->
    [one] { $count } oog: { $cards } op schatkaarten, { $snores } van snurk-kaarten
   *[other] { $count } ogen: { $cards } op schatkaarten, { $snores } van snurk-kaarten
}
account-loss = − { $count } voor de meeste ogen: de tol van het monster
account-loss-cards = − { $count } voor de meeste ogen: de tol van het monster, snurk-kaarten niet meegeteld
account-treasures = { $count ->
    [one] { $count } schatkaart
   *[other] { $count } schatkaarten
}
tie-eyes = Evenveel punten: wie minder ogen heeft, wint.
tie-treasures = Evenveel punten en ogen: wie meer schatkaarten heeft, wint.
tie-shared = Evenveel punten, ogen en schatkaarten: de overwinning wordt gedeeld.

## Het verhaal
log-turn = { $who ->
    [you] Ronde { $round }, jij bent aan de beurt
   *[other] Ronde { $round }, { $who }
}
log-started = { $who ->
    [you] Jij hebt de dwerg en begint.
   *[other] { $who } heeft de dwerg en begint.
}
log-chosen = { $who ->
    [you] Je hebt gekozen.
   *[other] { $who } heeft gekozen.
}
log-opened = { $who ->
    [you] Je legt een opdracht open: { $task }.
   *[other] { $who } legt een opdracht open: { $task }.
}
log-revealed = { $who ->
    [you] Je draait je geheime opdracht om: { $task }.
   *[other] { $who } draait de geheime opdracht om: { $task }.
}
log-loaded = { $who ->
    [you] Je leegt je mijn in de lorrie.
   *[other] { $who } leegt de mijn in de lorrie.
}
log-filled = { $who ->
    [you] Je legt { $card } in de lorrie.
   *[other] { $who } legt { $card } in de lorrie.
}
log-dug-shaft = { $who ->
    [you] Je graaft { $card } op uit schacht { $shaft }.
   *[other] { $who } graaft { $card } op uit schacht { $shaft }.
}
log-dug-hand = { $who ->
    [you] Je legt { $card } uit je hand in je mijn.
   *[other] { $who } legt { $card } uit de hand in de mijn.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Je geeft jezelf { $card }.
       *[other] Je geeft { $card } aan { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } geeft jou { $card }.
       *[other] { $who } geeft { $card } aan { $owner }.
    }
}
log-blasted = { $who ->
    [you] Je blaast { $card } weg van schacht { $shaft }.
   *[other] { $who } blaast { $card } weg van schacht { $shaft }.
}
log-turned-up = Schacht { $shaft } toont nu { $card }.
log-refilled = Schacht { $shaft } krijgt als aanvulling { $card }.
log-snore = { $who ->
    [you] Je pakt een snurk-kaart: drie ogen.
   *[other] { $who } pakt een snurk-kaart: drie ogen.
}
log-kablooey = { $who ->
    [you] Je pakt een kaboem-kaart.
   *[other] { $who } pakt een kaboem-kaart.
}
log-drew = { $count ->
    [one] { $who ->
        [you] Je trekt { $count } kaart.
       *[other] { $who } trekt { $count } kaart.
    }
   *[other] { $who ->
        [you] Je trekt { $count } kaarten.
       *[other] { $who } trekt { $count } kaarten.
    }
}
log-drew-card = { $who ->
    [you] Je trekt { $card }.
   *[other] { $who } trekt { $card }.
}
log-laid = { $who ->
    [you] Je legt { $card } op schacht { $shaft }.
   *[other] { $who } legt { $card } op schacht { $shaft }.
}
log-discarded = { $who ->
    [you] Je legt { $card } af.
   *[other] { $who } legt { $card } af.
}
log-awoke = De kaart “het ontwaken” verschijnt: dit is de laatste ronde.
log-awoke-extra = De kaart “het ontwaken” verschijnt: deze ronde en nog één.
log-prowled = Nog één ronde: de allerlaatste.
log-ended = Het einde.

## Hulp
help-title = Wat lege plaatsen opleveren
help-space-1 = { $sign } Eerste plaats: een snurk-kaart, drie ogen, onder de stapel in je lorrie
help-space-2 = { $sign } Tweede plaats: een kaboem-kaart
help-space-3 = { $sign } Derde en vierde plaats: trek telkens een kaart
help-space-4 = { $sign } Daarna altijd: trek nog een kaart
help-eyes = { $sign } Wie op het einde de meeste ogen heeft, verliest half zoveel punten
points-title = Punten voor een opdracht
term-green = Een groen kristal.
term-white = Een wit kristal.
term-red = Een rood kristal.
term-pink = Een roze kristal.
term-yellow = Een geel kristal.
term-blue = Een blauw kristal.
term-necklace = Een ketting.
term-crown = Een kroon.
term-statue = Een standbeeld.
term-hammer = Een hamer.
term-sword = Een zwaard.
term-sixth = Een beker.
term-coin = Munten: elke munt is aan het eind een punt.
term-eye = Ogen: wie er op het einde de meeste heeft, betaalt het monster half zoveel munten.
term-snore = Een snurk-kaart: drie ogen en verder niets.
term-kablooey = Een kaboem-kaart: blaast de bovenste kaart van een schacht op, of is aan het eind een munt waard.
term-pile = Een gedekte kaart; of een kaart om te trekken.
term-hidden-task = Een geheim opdrachtkaartje.
term-mine-cart = Kaarten in de lorrie.
term-hand = Kaarten in de hand.
term-dwarf = De dwerg van de startspeler.
term-give = Een kaart voor de mijn van een ander.

## Instellingen
option-start = Wie begint
option-start-lot = het lot beslist
option-start-p0 = eerste stoel
option-start-p1 = tweede stoel
option-start-p2 = derde stoel
option-start-p3 = vierde stoel
option-full-gallery-ends-phase = Een volle mijn
option-full-gallery-ends-phase-on = beëindigt het graven meteen
option-full-gallery-ends-phase-off = geven en opblazen mag nog
option-kablooey-per-turn = Kaboem-kaarten per beurt
option-kablooey-per-turn-any = zoveel als je hebt
option-kablooey-per-turn-1 = maar één
option-awakening-mixed-in = Kaart “het ontwaken”
option-awakening-mixed-in-off = ligt op de onderste stapel
option-awakening-mixed-in-on = is door de onderste stapel geschud
option-awakening-extra-round = Als het monster ontwaakt
option-awakening-extra-round-off = wordt de ronde uitgespeeld
option-awakening-extra-round-on = volgt nog een hele ronde
option-snore-in-penalty = Ogen van snurk-kaarten
option-snore-in-penalty-on = kosten ook munten
option-snore-in-penalty-off = tellen alleen voor de meeste ogen
option-open-log = Het verhaal
option-open-log-off = deze ronde en de vorige
option-open-log-on = vanaf het begin te lezen

## Redenen van een tip: ze vullen “Dit …” aan
why-coins = { $count ->
    [one] { $count } munt meer
   *[other] { $count } munten meer
}
why-tasks = { $count ->
    [one] { $count } munt meer door je opdrachten
   *[other] { $count } munten meer door je opdrachten
}
why-quieter = { $count ->
    [one] de ogen kosten je { $count } munt minder
   *[other] de ogen kosten je { $count } munten minder
}
why-louder-others = { $count ->
    [one] de ogen kosten de anderen { $count } munt meer
   *[other] de ogen kosten de anderen { $count } munten meer
}
why-ways-on = { $count ->
    [one] betere vervolgstappen ter waarde van { $count } munt
   *[other] betere vervolgstappen ter waarde van { $count } munten
}
why-hand = { $count ->
    [one] een betere hand ter waarde van { $count } munt
   *[other] een betere hand ter waarde van { $count } munten
}
why-rivals = { $count ->
    [one] { $count } munt minder voor je sterkste tegenstander
   *[other] { $count } munten minder voor je sterkste tegenstander
}

## Regels in één zin
rule-cl-1-1 = Zo iemand zit er niet aan deze tafel.
rule-cl-2-3 = Van je twee opdrachtkaartjes ligt er precies één open; het andere blijft geheim.
rule-cl-2-4 = De opdrachtkaartjes worden één keer gekozen, vóór al het andere; alle gekozen kaartjes gaan tegelijk open.
rule-cl-2-8 = Elke schacht begint met acht kaarten: twee gedekt, vier om en om open en gedekt, twee open.
rule-cl-2-12 = “Het ontwaken” ligt op de onderste stapel; alle andere stapels liggen erbovenop.
rule-cl-2-14 = Wie begint, moet wel aan tafel zitten.
rule-cl-3-1 = Een beurt is: lorrie vullen, schatten omhoog halen, rommel opruimen, elk één keer en in deze volgorde.
rule-cl-3-2 = In je eerste beurt leg je één kaart uit je hand in de lorrie; die hoeft nergens bij te passen.
rule-cl-4-2 = Een kaart komt van de top van een schacht of uit je eigen hand.
rule-cl-4-3 = Een kaart past door dezelfde kleur, dezelfde schat of allebei.
rule-cl-4-4 = Je eerste kaart moet passen bij wat er bovenop in je lorrie ligt.
rule-cl-4-5 = Elke volgende kaart moet passen bij de kaart die er net voor is gelegd.
rule-cl-4-8 = Je mag op elk moment stoppen met graven, ook zonder kaart.
rule-cl-4-9 = Een volle mijn beëindigt het graven meteen; anders zeg je zelf wanneer je stopt.
rule-cl-4-10 = Eens gelegd blijft gelegd: een kaart in een mijn of een lorrie blijft daar.
rule-cl-4-11 = Een mijn heeft plaats voor hoogstens vier kaarten.
rule-cl-5-1 = Per beurt mag je maar één kaart weggeven, aan een ander, tijdens het graven.
rule-cl-5-3 = Wie een volle mijn heeft, kan geen kaart krijgen.
rule-cl-5-4 = Een kaart die je geeft, moet passen bij de meest rechtse kaart in die andere mijn.
rule-cl-5-5 = Is die andere mijn leeg, dan moet de kaart passen bij de bovenste in de lorrie ernaast.
rule-cl-5-6 = Niemand krijgt een kaart vóór de eigen eerste beurt.
rule-cl-6-1 = Alleen de bovenste kaart van een schacht kun je pakken of opblazen.
rule-cl-6-2 = Een gedekte kaart die vrijkomt, gaat meteen open en blijft open.
rule-cl-6-4 = Een lege schacht wordt meteen aangevuld: één kaart gedekt, twee open.
rule-cl-6-6 = Om de bovenste kaart van een schacht op te blazen, leg je een kaboem-kaart af.
rule-cl-6-7 = Kaboem-kaarten gebruik je tijdens het graven en op geen ander moment.
rule-cl-6-8 = Aan deze tafel geldt: één kaboem-kaart per beurt.
rule-cl-6-11 = In een lege schacht valt niets op te blazen.
rule-cl-6-12 = Afgelegde kaarten komen nooit terug.
rule-cl-7-1 = Opruimen gaat op volgorde: bonussen, een kaart trekken, een kaart op een schacht, de handlimiet.
rule-cl-7-6 = Lege plaatsen geven van links naar rechts: een snurk-kaart, een kaboem-kaart, een schatkaart en nog een.
rule-cl-7-9 = Daarna trek je nog een kaart, wat je ook hebt opgegraven.
rule-cl-7-10 = Je moet een kaart uit je hand op een schacht leggen; welke kaart en welke schacht kies je zelf.
rule-cl-7-12 = Aan het eind van je beurt leg je handkaarten af, één voor één, tot je er vijf overhoudt.
rule-cl-8-2 = “Het ontwaken” wordt getoond en opzijgelegd; daarna wordt er opnieuw getrokken.
rule-cl-8-3 = Komt “het ontwaken” boven, dan wordt de ronde uitgespeeld en is de partij voorbij.
rule-cl-9-3 = Niemand kijkt in de lorrie van een ander; het verhaal gaat terug tot de vorige ronde.
rule-cl-10-1 = Kaarten in de hand tellen niet mee.
rule-cl-10-2 = Alle kaarten in lorrie en mijn tellen mee, en ongebruikte kaboem-kaarten ook.
rule-cl-10-4 = Elke opdracht telt de schatkaarten van die kleur of die soort schat.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 of meer kaarten van een opdracht leveren 1, 2, 4, 6, 9, 12, 16, 20, 25 punten op.
rule-cl-10-8 = Wie de meeste ogen heeft, verliest half zoveel munten, naar boven afgerond.
rule-cl-10-9 = Ogen van snurk-kaarten tellen net als alle andere.
rule-cl-10-12 = Wie de meeste punten heeft, wint.
rule-cl-10-13 = Bij een gelijke stand wint wie minder ogen heeft.
rule-cl-10-14 = Nog steeds gelijk? Dan wint wie meer schatkaarten heeft.
rule-cl-10-15 = Nog steeds gelijk? Dan wordt de overwinning gedeeld.

## De coach: telkens twee korte zinnen
coach-goal = Leg kaarten aaneen die passen, voor munten en voor je twee opdrachten, voordat het monster wakker wordt; wie de meeste ogen heeft, betaalt ervoor.
coach-tasks = Elke kaart met de kleur of de schat van je twee opdrachten levert aan het eind punten op. Eén opdracht komt open te liggen: toon die welke de anderen mogen kennen, want wat daarbij helpt, zal niemand je geven.
coach-cart = Je wilt lange rijen, en met deze kaart begint de eerste. Neem er een waarvan de kleur of de schat ook boven op de schachten ligt.
coach-dig = Verzamel munten en kaarten voor je opdrachten, en pas op voor ogen. Wat bij de laatste kaart past, licht op: dezelfde kleur of dezelfde schat.
coach-stop = Een lege plaats is beter dan een kaart vol ogen, en ze levert iets op: lees op de knop wat je krijgt. Maar graaf je helemaal niets op, dan krijg je een snurk-kaart met drie ogen.
coach-give = Raak ogen kwijt, want wie de meeste heeft, betaalt ervoor. Eén keer per beurt mag je een kaart in de mijn van een ander leggen als die daar past; geef zo weinig mogelijk munten weg.
coach-blast = Zo kom je bij een kaart die je nodig hebt en die bedekt ligt: een kaboem-kaart blaast de bovenste kaart van een schacht weg. Houd je haar, dan is ze aan het eind een munt.
coach-lay = Help de anderen niet: neem wat niemand nodig heeft, of wat je de volgende beurt zelf wilt opgraven als het er dan nog ligt. De handkaart komt op een schacht.
coach-discard = Houd wat je volgende rij langer maakt; kaarten in je hand tellen niet mee. Er mogen er hoogstens vijf blijven: leg af wat niet bij je opdrachten en niet bij de schachten past.

## The prologue: the same, in the first minute
prologue-digging = Waar het om gaat
prologue-digging-task = Je bent een dwerg op zoek naar munten, en elke munt is een punt. Een kaart moet in kleur of schat bij de laatste passen: in je lorrie ligt een rood standbeeld, dus graaf de rode hamer met zijn drie munten op.
prologue-digging-done = Drie munten, drie punten. En een van je opdrachten vraagt rode kaarten: hoe meer, hoe beter.
prologue-digging-other = Dat levert je een oog op, dat je munten kan kosten, of helemaal niets. De rode hamer past bij het rode standbeeld en heeft drie munten.
prologue-chaining = Een beurt
prologue-chaining-task = In een beurt leg je tot vier kaarten, uit je hand of van de schachten, en elke past bij de vorige. De gele hamer op schacht 5 past bij je rode en heeft een munt: graaf hem op.
prologue-chaining-done = Zo groeit een rij; de volgende kaart moet geel zijn of een hamer. De volgende beurt rolt alles in je lorrie, waar het aan het eind telt.
prologue-chaining-other = Er is iets beters: de gele hamer op schacht 5 past, en hij heeft een munt.
prologue-sleeping = Wat er misgaat
prologue-sleeping-task = Een paar beurten later ligt er een wit standbeeld in je lorrie, en niets past erbij: geen kaart in je hand en geen op de schachten. Je kunt alleen nog stoppen.
prologue-sleeping-done = Wie helemaal niets opgraaft, krijgt een snurk-kaart met drie ogen, en wie aan het eind de meeste ogen heeft, betaalt ervoor met munten. Eindig een rij dus met een kaart waarop je verder kunt.
prologue-sleeping-other = Dat krijgt de ander, en jij graaft nog steeds niets op. Begin opnieuw en stop.
prologue-counting = Het monster wordt wakker
prologue-counting-task = Het monster is wakker, dus deze ronde is de laatste. Je opdrachten (boven je lorrie, met hun kaarten en punten) zijn rode kaarten en kronen: de rode kroon telt voor allebei, dus graaf haar op.
prologue-counting-done = Nu wordt alles geteld: munten, punten voor beide opdrachten, en de munten die wie de meeste ogen heeft, verliest. De meeste punten winnen.
prologue-counting-other = Dat was je laatste kans om te graven. De rode kroon had voor allebei je opdrachten geteld.

## De lessen: titel, wat te doen, waarom het goed was, waarom iets anders niet
lesson-fitting = Zoek wat past
lesson-fitting-task = Een kaart past als de kleur of de schat gelijk is aan die van de laatste. In je lorrie ligt een rood standbeeld: graaf de kaart met de meeste munten en zonder ogen op.
lesson-fitting-done = De rode hamer past door zijn kleur en levert drie munten op. De volgende kaart moet nu bij de hamer passen.
lesson-fitting-other = Kijk nog eens: twee kaarten in je hand passen bij het rode standbeeld, maar slechts één heeft munten en geen ogen.
lesson-chaining = Leg een rij van vier kaarten
lesson-chaining-task = Vul alle vier de plaatsen: rode kroon, groene kroon, groen zwaard en dan het gele zwaard van een schacht. Elke kaart moet bij de vorige passen.
lesson-chaining-done = Vier kaarten in één beurt. Een volle mijn beëindigt het graven meteen, en de volgende beurt rolt alles in je lorrie.
lesson-chaining-other = Zo breekt de rij te vroeg af. Begin opnieuw en denk aan wat daarna moet passen.
lesson-giving = Geef ogen weg
lesson-giving-task = Eén keer per beurt mag je een kaart in de mijn van een ander leggen als die daar past. De andere mijn eindigt met een blauw standbeeld: geef de kaart met twee ogen en zonder munten.
lesson-giving-done = Die twee ogen kosten nu misschien je tegenstander een munt, en niet jou. Een kaart geven kost je geen plaats.
lesson-giving-other = Munten zijn punten: houd ze. Geef de blauwe ketting, die heeft twee ogen en geen munten.
lesson-blasting = Blaas de weg vrij
lesson-blasting-task = De rode hamer, drie munten, ligt onder een beker die niet past. Blaas de bovenste kaart van die schacht op met je kaboem-kaart en graaf dan de hamer op.
lesson-blasting-done = Eén kaboem-kaart, een munt waard, voor drie munten en een rode kaart. Een goede ruil.
lesson-blasting-other = Die kaart lag niet in de weg. De rode hamer ligt in schacht 3, onder de witte beker.
lesson-stopping = Stop op tijd
lesson-stopping-task = Er past maar één kaart, het witte zwaard: geen munten, maar twee ogen. Stop hier: een lege plaats levert ook iets op.
lesson-stopping-done = Voor de lege plaats trek je een kaart, en je neemt geen ogen. Wie aan het eind de meeste ogen heeft, betaalt met munten.
lesson-stopping-other = Wie aan het eind de meeste ogen heeft, betaalt met munten. Hier was stoppen beter.
lesson-discarding = Houd wat telt
lesson-discarding-task = Zes kaarten is er één te veel. Je opdrachten zijn rood en kronen: leg de kaart af die bij geen van beide helpt.
lesson-discarding-done = Wat overblijft, past bij je opdrachten. Kaarten in je hand tellen niet, dus leg ze snel in je mijn.
lesson-discarding-other = Die kaart helpt bij een van je opdrachten. De blauwe beker helpt bij geen: leg hem af.

## Wat er in een stelling zou moeten staan: achter een dubbele punt
expected-step-of-play = een stap zoals tasks, cart, dig, turn-up-s3, draw-2, lay of over
expected-yes = “yes”, of geen regel
expected-card = een kaart zoals red-crown-2
expected-card-or-back = een kaart zoals red-crown-2, of * voor een achterkant
expected-tasks = een kleur en een soort schat zoals [red] crown, de open opdracht tussen haken
expected-face-down = niet meer gedekte kaarten dan er nergens genoemd zijn: { $most }
source-coins = Munten
source-kablooey = Kaboem-kaarten
source-colour = Kleuropdracht
source-treasure = Schatopdracht
source-loss = De meeste ogen: tol van het monster
say-stirs = Het monster opent één oog.
