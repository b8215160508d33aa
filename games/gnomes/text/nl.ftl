# Gnomen, Nederlands. Er zijn geen Nederlandse spelregels; begrippen en zinnen zijn van onszelf.
# Namen van spelers staan altijd zoals ze zijn.

title = Gnomen
pitch = Gluur, ruil, onthoud: de mooiste diamanten liggen in andermans rij.
pitch-length = een kwartier
pitch-kind = geheugen en lef

## Verdiepingen, rijen en tegels
level-1 = verdieping I
level-2 = verdieping II
level-3 = verdieping III
mine = De mijn
level-dug = uitgegraven
level-tiles = { $count ->
    [one] nog { $count } tegel
   *[other] nog { $count } tegels
}
stack = { $count ->
    [0] De stapel is leeg
    [one] Stapel, nog { $count } tegel
   *[other] Stapel, nog { $count } tegels
}
hand = { $who ->
    [you] Door jou getrokken
   *[other] Getrokken door { $who }
}
discard-pile = { $count ->
    [0] Aflegstapel, leeg
    [one] Aflegstapel, { $count } tegel
   *[other] Aflegstapel, { $count } tegels
}
row-of = { $owner ->
    [you] Jouw rij
   *[other] Rij van { $owner }
}
row-mine = Jouw rij
slot = plaats { $slot }
slot-of = { $rival }, plaats { $slot }
slot-yours = jouw plaats { $slot }
slot-empty = lege plaats
tile-back = gedekt, { $level }
tile-lantern = { $diamonds ->
    [0] geen diamanten, lantaarn
    [one] { $diamonds } diamant, lantaarn
   *[other] { $diamonds } diamanten, lantaarn
}
tile-torch = { $diamonds ->
    [0] geen diamanten, fakkel
    [one] { $diamonds } diamant, fakkel
   *[other] { $diamonds } diamanten, fakkel
}
tile-arrows = { $diamonds ->
    [0] geen diamanten, pijlen
    [one] { $diamonds } diamant, pijlen
   *[other] { $diamonds } diamanten, pijlen
}
tile-big-find = { $diamonds ->
    [one] grote vondst, { $diamonds } diamant
   *[other] grote vondst, { $diamonds } diamanten
}
tile-lit-corridor = verlichte gang
tile-bats = vleermuizen
tile-explosion = explosie
tile-snow-white = Sneeuwwitje
tag-cart = met de lorrie naar boven gestuurd
tag-swapped = net van plaats gewisseld
tag-seen = deze heb je al gezien

## Wat er gebeurt
lead-you = Jij bent aan de beurt.
lead-other = Wachten op { $names }.
lead-over = Aan tafel!
ask-first-look = Leg je tegels klaar en onthoud ze.
sub-first-look = Wie op het einde de meeste diamanten in zijn rij heeft, wint. Onthoud de jouwe: daarna liggen ze gedekt.
wait-first-look = Iedereen bekijkt de eigen tegels en legt ze klaar.
ask-keep = Tik op een plaats, of leg hem af.
sub-keep = Houd je hem, dan gaat de tegel op die plaats weg. Wat op de aflegstapel komt, werkt.
wait-keep = Er is een tegel getrokken.
ask-lantern = Lantaarn: bekijk een eigen tegel.
sub-lantern = Het hoeft niet.
wait-lantern = Lantaarn: een blik op een eigen tegel.
ask-torch = Fakkel: bekijk een tegel van een ander.
sub-torch = Het hoeft niet. De eigenaar krijgt hem niet te zien.
wait-torch = Fakkel: een blik op een tegel van een ander.
ask-arrows = Pijlen: tik je tegel aan, dan een andere.
sub-arrows = Dat moet. Niemand ziet de tegels.
wait-arrows = Pijlen: twee tegels gaan van plaats wisselen.
ask-corridor = { $looks ->
    [one] Verlichte gang: bekijk nog { $looks } tegel.
   *[other] Verlichte gang: bekijk hoogstens { $looks } tegels.
}
sub-corridor = Van jezelf of van een ander, elke tegel maar één keer.
wait-corridor = { $looks ->
    [one] Verlichte gang: nog { $looks } blik.
   *[other] Verlichte gang: hoogstens { $looks } blikken.
}
ask-bats = Vleermuizen: verwissel twee van je tegels.
sub-bats = Dat moet. Iedereen ziet welke twee, niemand ziet wat erop staat.
wait-bats = Vleermuizen: twee tegels van een rij wisselen van plaats.
ask-explosion = Explosie: welke tegel gaat verloren?
sub-explosion = Gedekt of open. Iedereen kiest in het geheim, dan verdwijnen alle tegels tegelijk.
wait-explosion = Explosie: iedereen kiest een tegel die verloren gaat.
ask-cart = Welke tegel stuur je naar boven?
ask-look = Alleen jij ziet dit: onthoud het.
sub-cart = Die blijft open liggen en kan niet meer geruild worden. Alle lorries gaan tegelijk open.
wait-cart = De verdieping is uitgegraven: iedereen stuurt één tegel naar boven.
wait-chance = Er wordt een tegel getrokken.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Je wint met { $diamonds } diamant.
       *[other] { $who } wint met { $diamonds } diamant.
    }
   *[other] { $who ->
        [you] Je wint met { $diamonds } diamanten.
       *[other] { $who } wint met { $diamonds } diamanten.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Je deelt de overwinning met { $names }: { $diamonds } diamant.
       *[other] Gedeelde overwinning met { $diamonds } diamant: { $who }.
    }
   *[other] { $who ->
        [you] Je deelt de overwinning met { $names }: { $diamonds } diamanten.
       *[other] Gedeelde overwinning met { $diamonds } diamanten: { $who }.
    }
}
note-chosen = keuze gemaakt
note-thinks = aan het nadenken

## Wat je kunt doen
group-arrange = Leg je tegels op volgorde: kies ze van links naar rechts
group-keep = Of houd hem, en leg af: de tegel op
group-out = Leg hem af
group-look = Of bekijk
group-swap = Ruil: eerst je eigen tegel, dan de andere
group-bats = Verwissel twee eigen tegels
group-explosion = Verlies een tegel
group-cart = Stuur een tegel naar boven
group-decline = Kijk niet
short-arrange = Schik
short-keep = Houd
short-out = Leg af
short-look = Kijk
short-swap = Tik een eigen tegel aan
short-bats = Tik twee tegels aan
short-explosion = Tik een tegel aan
short-cart = Tik een tegel aan
short-decline = Kijk niet
offer-arrange-same = Laat ze zo liggen
offer-arrange-so = Leg ze zo neer
offer-arrange = Leg ze in de volgorde { $order }
offer-keep = Houd de getrokken tegel op plaats { $slot }
offer-out = Leg hem af
then-lantern = dan de lantaarn: je mag een van je eigen tegels bekijken
then-torch = dan de fakkel: je mag een tegel van een ander bekijken
then-arrows = dan de pijlen: je moet met een ander ruilen
then-nothing = verder gebeurt er niets
offer-look-own = Bekijk je tegel op plaats { $slot }
offer-look-other = Bekijk de tegel van { $rival } op plaats { $slot }
label-swap = { $own } met { $rival }, plaats { $other }
offer-swap = Ruil je tegel op plaats { $own } met die van { $rival } op plaats { $other }
label-bats = { $one } en { $other }
offer-bats = Verwissel je tegels op plaats { $one } en { $other }
offer-explosion = Verlies de tegel op plaats { $slot }
offer-cart = Stuur de tegel op plaats { $slot } naar boven
offer-decline = Kijk niet (meer)

## Wat alleen jij ziet
over-looks = Alleen jij ziet dit
over-look = { $owner ->
    [you] Op jouw plaats { $slot }:
   *[other] { $owner }, plaats { $slot }:
}
account-title = De puntentelling
account-line = { $result ->
    [winner] { $who ->
        [you] Jij: { $sum } = { $diamonds } ♦ – je wint
       *[other] { $who }: { $sum } = { $diamonds } ♦ – wint
    }
   *[other] { $who ->
        [you] Jij: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Het verhaal
log-turn = Beurt { $number }
log-started = { $who ->
    [you] Jij begint: zo beslist het lot.
   *[other] { $who } begint: zo beslist het lot.
}
log-ready = { $who ->
    [you] Je bent klaar.
   *[other] { $who } is klaar.
}
log-drew = { $who ->
    [you] Je trekt een tegel.
   *[other] { $who } trekt een tegel.
}
log-out = { $who ->
    [you] Je legt de getrokken tegel af.
   *[other] { $who } legt de getrokken tegel af.
}
log-out-tile = { $who ->
    [you] Je legt de getrokken tegel af: { $tile }.
   *[other] { $who } legt de getrokken tegel af: { $tile }.
}
log-kept = { $who ->
    [you] Je houdt de getrokken tegel op plaats { $slot } en legt de oude af.
   *[other] { $who } houdt de getrokken tegel op plaats { $slot } en legt de oude af.
}
log-kept-tile = { $who ->
    [you] Je houdt de getrokken tegel op plaats { $slot } en legt af: { $tile }.
   *[other] { $who } houdt de getrokken tegel op plaats { $slot } en legt af: { $tile }.
}
log-looked-own = { $who ->
    [you] Je bekijkt je eigen tegel op plaats { $slot }.
   *[other] { $who } bekijkt de eigen tegel op plaats { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Je bekijkt je eigen tegel op plaats { $slot }.
       *[other] Je bekijkt de tegel van { $owner } op plaats { $slot }.
    }
   *[other] { $owner ->
        [you] { $who } bekijkt jouw tegel op plaats { $slot }.
       *[other] { $who } bekijkt de tegel van { $owner } op plaats { $slot }.
    }
}
log-saw = { $who ->
    [you] Je ziet: { $tile }.
   *[other] { $who } ziet: { $tile }.
}
log-declined = { $who ->
    [you] Je kijkt niet.
   *[other] { $who } kijkt niet.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Je verwisselt je eigen tegels op plaats { $one } en { $other }.
       *[other] Je ruilt je tegel op plaats { $one } met die van { $owner } op plaats { $other }.
    }
   *[other] { $owner ->
        [you] { $who } ruilt de tegel op plaats { $one } met jouw tegel op plaats { $other }.
       *[other] { $who } ruilt de tegel op plaats { $one } met die van { $owner } op plaats { $other }.
    }
}
log-bats-swap = { $who ->
    [you] Je verwisselt je eigen tegels op plaats { $one } en { $other }.
   *[other] { $who } verwisselt de eigen tegels op plaats { $one } en { $other }.
}
log-lit-corridor = { $who ->
    [you] Je vindt een verlichte gang: iedereen mag kijken.
   *[other] { $who } vindt een verlichte gang: iedereen mag kijken.
}
log-bats = { $who ->
    [you] Je schrikt de vleermuizen op: iedereen verwisselt twee tegels.
   *[other] { $who } schrikt de vleermuizen op: iedereen verwisselt twee tegels.
}
log-explosion = { $who ->
    [you] Je veroorzaakt een explosie: iedereen verliest een tegel.
   *[other] { $who } veroorzaakt een explosie: iedereen verliest een tegel.
}
log-snow-white = { $who ->
    [you] Je komt Sneeuwwitje tegen: ze roept iedereen aan tafel.
   *[other] { $who } komt Sneeuwwitje tegen: ze roept iedereen aan tafel.
}
log-chosen = { $who ->
    [you] Je hebt gekozen.
   *[other] { $who } heeft gekozen.
}
log-sent-up = { $who ->
    [you] Je stuurt de tegel op plaats { $slot } naar boven: { $tile }.
   *[other] { $who } stuurt de tegel op plaats { $slot } naar boven: { $tile }.
}
log-lost = { $who ->
    [you] Je verliest de tegel op plaats { $slot }.
   *[other] { $who } verliest de tegel op plaats { $slot }.
}
log-descended = Omlaag naar { $level }
log-ended = Het einde, na { $number ->
    [one] { $number } beurt
   *[other] { $number } beurten
}
say-drew = Je trekt: { $tile }.

## Hulp
help-title = Symbolen op de aflegstapel
help-lantern = { $sign } Lantaarn: je mag een van je eigen tegels bekijken
help-torch = { $sign } Fakkel: je mag één tegel van een ander bekijken
help-arrows = { $sign } Pijlen: je moet een tegel ruilen met een ander, zonder te kijken
specials-title = Speciale tegels op { $level }
specials-none = Geen speciale tegels op { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } grote vondst: vijf diamanten
   *[other] { $count } grote vondsten: elk vijf diamanten
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } verlichte gang: iedereen mag drie tegels bekijken
   *[other] { $count } verlichte gangen: iedereen mag drie tegels bekijken
}
help-bats = { $sign } { $count } keer vleermuizen: iedereen verwisselt twee eigen tegels
help-explosion = { $sign } { $count ->
    [one] { $count } explosie: iedereen verliest een tegel
   *[other] { $count } explosies: iedereen verliest een tegel
}
help-snow-white = { $sign } { $count ->
    [one] Sneeuwwitje: de partij is meteen voorbij
   *[other] { $count } keer Sneeuwwitje: de partij is meteen voorbij
}
term-diamond = Diamanten: wie de meeste heeft, wint.
term-lantern = Lantaarn: komt die op de aflegstapel, dan mag je een van je eigen tegels bekijken.
term-torch = Fakkel: komt die op de aflegstapel, dan mag je één tegel van een ander bekijken.
term-arrows = Pijlen: komen die op de aflegstapel, dan moet je een van je tegels ruilen met een tegel van een ander, zonder te kijken.
term-big-find = Grote vondst: vijf diamanten, en geen actie.
term-lit-corridor = Verlichte gang: iedereen mag hoogstens drie gedekte tegels bekijken.
term-bats = Vleermuizen: iedereen moet twee van de eigen gedekte tegels verwisselen.
term-explosion = Explosie: iedereen verliest één tegel.
term-snow-white = Sneeuwwitje: ze roept iedereen aan tafel en de partij is voorbij.
term-level-1 = De achterkant van een tegel van verdieping I.
term-level-2 = De achterkant van een tegel van verdieping II.
term-level-3 = De achterkant van een tegel van verdieping III.
term-cart = Met de lorrie naar boven gestuurd: open tot het einde, en niet meer te ruilen.
term-swapped = Net van plaats gewisseld.
term-seen = Deze tegel heb je al gezien. Aan deze tafel worden tegels die je hebt gezien, gemarkeerd.

## Instellingen
option-open-discard = Open aflegstapel
option-open-discard-off = alleen de bovenste tegel is te zien
option-open-discard-on = iedereen mag hem doorkijken
option-what-i-have-seen = Wat ik heb gezien
option-what-i-have-seen-off = onthoud het zelf
option-what-i-have-seen-on = het scherm onthoudt het voor je
option-start = Wie begint
option-start-p0 = eerste stoel
option-start-p1 = tweede stoel
option-start-p2 = derde stoel
option-start-p3 = vierde stoel
option-start-lot = het lot beslist

## Redenen van een tip: ze vullen “Dit …” aan
why-diamonds = { $count ->
    [one] { $count } diamant meer in je rij
   *[other] { $count } diamanten meer in je rij
}
why-safe = { $count ->
    [one] { $count } diamant meer in veiligheid
   *[other] { $count } diamanten meer in veiligheid
}
why-know-own = je kent { $count } van je tegels meer
why-know-others = { $count ->
    [one] je weet { $count } diamant meer te liggen bij de anderen
   *[other] je weet { $count } diamanten meer te liggen bij de anderen
}
why-leader = { $count ->
    [one] { $count } diamant minder voor wie op kop ligt
   *[other] { $count } diamanten minder voor wie op kop ligt
}
why-secret = de anderen kennen { $count } van je diamanten minder

## Regels in één zin
rule-gn-1-13 = Zo iemand zit er niet aan deze tafel.
rule-gn-2-7 = Aan het begin bekijk je je eigen vijf tegels en laat je ze aan niemand zien.
rule-gn-2-8 = Na de eerste blik mag je je eigen tegels alleen bekijken als een regel het toestaat.
rule-gn-2-9 = Bij de eerste blik schik je je rij en bevestig je die; verder valt er niets te doen.
rule-gn-2-10 = Elke tegel houdt zijn plaats; niemand verschuift iets in een rij, tenzij een regel het zegt.
rule-gn-2-11 = Wie begint, moet wel aan tafel zitten.
rule-gn-3-1 = Een beurt is: een tegel trekken en er een afleggen, en dan de actie van de afgelegde tegel uitvoeren.
rule-gn-3-2 = Trekken is verplicht: de bovenste tegel van de huidige verdieping.
rule-gn-3-4 = De getrokken tegel leg je af, of je houdt hem.
rule-gn-3-5 = Om hem te houden leg je een van je gedekte tegels af en leg je de nieuwe op die plaats.
rule-gn-3-7 = Je kiest de plaats zonder de tegel daar te bekijken.
rule-gn-3-9 = Een open tegel kun je niet afleggen.
rule-gn-3-11 = Ligt er een tegel op de aflegstapel, dan staat de keuze vast.
rule-gn-3-13 = Passen kan niet.
rule-gn-4-1 = De tegel op de aflegstapel werkt, en alleen die.
rule-gn-4-2 = Het symbool op een tegel die je houdt, doet nu niets.
rule-gn-4-4 = Met de lantaarn bekijk je een van je eigen tegels.
rule-gn-4-5 = De lantaarn schijnt alleen op gedekte tegels.
rule-gn-4-6 = Met de fakkel bekijk je één tegel van een ander.
rule-gn-4-7 = De fakkel schijnt alleen op gedekte tegels.
rule-gn-4-8 = Een bekeken tegel gaat gedekt terug naar zijn plaats.
rule-gn-4-9 = Met de pijlen ruil je een van je eigen tegels met een tegel van een ander.
rule-gn-4-11 = Bij een ruil moeten beide tegels gedekt liggen.
rule-gn-4-12 = Niemand bekijkt de tegels van een ruil.
rule-gn-4-14 = De pijlen kun je niet weigeren.
rule-gn-5-1 = Tegels gaan naar boven als een verdieping is uitgegraven en de laatste beurt daar voorbij is.
rule-gn-5-2 = Aan het eind van een verdieping moet iedereen een van de eigen gedekte tegels naar boven sturen.
rule-gn-5-5 = Je kiest de tegel uit je hoofd, zonder te kijken.
rule-gn-5-6 = Iedereen kiest in het geheim; dan gaan alle lorries tegelijk open.
rule-gn-5-7 = Een tegel die naar boven is gestuurd, blijft tot het einde open op zijn plaats liggen.
rule-gn-6-2 = Een verlichte gang, vleermuizen en een explosie werken meteen; je kunt ze niet houden en niet afleggen.
rule-gn-6-9 = In een verlichte gang mag iedereen hoogstens drie gedekte tegels bekijken, van zichzelf of van anderen.
rule-gn-6-11 = Elke tegel maar één keer per gang; wie de gang trok, begint, dan gaat het met de klok mee.
rule-gn-6-12 = Vleermuizen: iedereen moet twee eigen tegels verwisselen.
rule-gn-6-13 = De vleermuizen verwisselen twee verschillende gedekte tegels.
rule-gn-6-14 = Zolang de vleermuizen vliegen, kijkt niemand; iedereen ziet welke twee plaatsen wisselen.
rule-gn-6-16 = Bij een explosie haalt iedereen een van de eigen tegels weg; anders verdwijnt er nooit een tegel.
rule-gn-6-17 = De verloren tegel mag gedekt of open zijn.
rule-gn-6-18 = Een gedekte tegel die verloren gaat, krijgt niemand te zien.
rule-gn-6-19 = Iedereen kiest in het geheim; dan verdwijnen alle tegels tegelijk.
rule-gn-6-20 = Deze plaats is leeg.
rule-gn-7-2 = Alle tegels gaan open en iedereen telt de eigen diamanten.
rule-gn-7-4 = Wie de meeste diamanten heeft, wint.
rule-gn-7-5 = Bij een gelijke stand wordt de overwinning gedeeld.
rule-gn-8-2 = Eerder afgelegde tegels zijn bedekt en mag je niet doorkijken, tenzij de tafel dat heeft afgesproken.
rule-gn-8-6 = In dit spel gaat het om onthouden; een geheugensteun is een optie van de tafel.

## De coach: telkens twee korte zinnen
coach-goal = Heb de meeste diamanten in je rij als Sneeuwwitje aan tafel roept; de meeste liggen gedekt, dus onthoud ze.
coach-arrange = De meeste diamanten winnen, en alleen nu zie je al je vijf tegels. Leg ze zo dat je ze kunt onthouden, bijvoorbeeld die met de minste diamanten aan één kant.
coach-out = Je wilt diamanten in je rij, en een tegel met weinig diamanten helpt je afgelegd meer: zijn symbool werkt voor jou. Kijk naar het symbool voordat je hem laat gaan.
coach-keep = Met meer diamanten in je rij win je: houd een waardevolle tegel op een plaats waarvan je weet dat er weinig liggen. De tegel die daar lag, leg je af, en zijn symbool werkt.
coach-decline = Wat je bekijkt, verraadt de anderen wat je interesseert. Kijken mag, maar het hoeft niet: kijk niet als je genoeg weet.
coach-look = Wie weet waar de diamanten liggen, wint de ruilen. Een blik kost niets, dus gebruik hem voor een tegel die je vergeten bent of nooit hebt gezien; met de fakkel gluur je bij anderen: onthoud de plaats.
coach-swap = Zo kom je aan diamanten van anderen: geef een tegel weg waarvan je weet dat hij weinig waard is, en neem er een die er zeker of waarschijnlijk veel heeft. Iedereen ziet welke plaatsen wisselen, dus volg elke ruil.
coach-bats = Laat de anderen de draad kwijtraken, maar niet jezelf: verwissel twee tegels van jezelf en onthoud de nieuwe volgorde. Ken je ze allebei, dan verlies je niets.
coach-explosion = Verlies zo weinig mogelijk diamanten, want een van je tegels ben je voorgoed kwijt. Kies die met de minste, en liever een die je kent dan een waarnaar je moet raden.
coach-cart = Breng je waardevolste tegel in veiligheid: hij ligt open, maar niemand kan hem nog pakken. Kies uit je hoofd, want kijken mag niet.

## The prologue: the same, in the first minute
prologue-remembering = Waar het om gaat
prologue-remembering-task = Wie de meeste diamanten heeft als Sneeuwwitje roept, wint. Alleen nu zie je al je vijf tegels: onthoud welke geen diamanten heeft, en laat ze dan zo liggen.
prologue-remembering-done = Vanaf nu liggen ze gedekt, en niemand mag kijken, ook jij niet. Weet je nog waar de tegel zonder diamanten ligt?
prologue-remembering-other = In een echte partij is elke volgorde goed. Laat ze hier zo liggen, zodat we allebei weten wat waar ligt.
prologue-keeping = Een beurt
prologue-keeping-task = Elke beurt trek je een tegel, en je houdt hem of legt hem af. Deze heeft drie diamanten: leg hem waar de tegel zonder diamanten ligt, als je dat nog weet.
prologue-keeping-done = Ja, plaats 4: drie diamanten meer voor jou, en niemand weet het. Een symbool werkt alleen als zijn tegel wordt afgelegd: met deze lantaarn mag je een van je eigen tegels nog eens bekijken.
prologue-keeping-other = Er liggen nu diamanten op de aflegstapel, en daar ben je ze kwijt. De tegel zonder diamanten lag op plaats 4.
prologue-forgetting = Wat er misgaat
prologue-forgetting-task = Twee beurten geleden heb je op plaats 5 een tegel gehouden, en je weet niet meer welke. Waag het erop: leg deze daar neer, hij heeft twee diamanten.
prologue-forgetting-done = Op de oude stonden er drie, en op de aflegstapel ben je ze kwijt. Zo verlies je dit spel: door te vergeten. Met lantaarns kijk je nog eens.
prologue-forgetting-other = Dat is misschien veiliger, maar kijk wat vergeten kost: begin opnieuw en leg hem op plaats 5.
prologue-calling = Het einde
prologue-calling-task = Vele beurten later, op verdieping III: je hebt pijlen afgelegd en moet een gedekte tegel ruilen. Geef plaats 5, zonder diamanten, voor de vierde tegel van de ander, waarop je er vier hebt gezien.
prologue-calling-done = De volgende tegel die wordt getrokken, is Sneeuwwitje, die ergens op verdieping III ligt, en de partij is meteen voorbij. Alles wordt opengelegd, en jouw 13 diamanten verslaan 10.
prologue-calling-other = Sneeuwwitje kan elk moment roepen, en elke diamant telt. Geef plaats 5, die er geen heeft, voor de vierde tegel van de ander, die er vier heeft.

## De lessen: titel, wat te doen, waarom het goed was, waarom iets anders niet
lesson-keeping = Houd een waardevolle tegel
lesson-keeping-task = Je hebt drie diamanten getrokken. Houd de tegel op de plaats waar je er het minst hebt; je tegels zie je hier zoals je ze hebt onthouden.
lesson-keeping-done = Je rij heeft drie diamanten meer, en de afgelegde tegel toont een fakkel: zijn symbool werkt nu.
lesson-keeping-other = Dat kan, maar het levert niet het meeste op. Zoek de plaats zonder diamanten.
lesson-throwing-out = Leg een waardeloze tegel af
lesson-throwing-out-task = Je hebt een tegel zonder diamanten getrokken. Houd hem niet: leg hem af, en zijn fakkel werkt voor jou.
lesson-throwing-out-done = Elke tegel die op de aflegstapel belandt, werkt met zijn symbool. Nu zou je een tegel van de ander kunnen bekijken.
lesson-throwing-out-other = Je rij is nu minder waard dan eerst. De getrokken tegel heeft geen diamanten, dus je kunt hem beter afleggen.
lesson-looking = Kijk met de fakkel
lesson-looking-task = De fakkel toont een tegel van de ander, en alleen aan jou. De ander hield de laatste getrokken tegel op plaats 4: zoek uit wat het is.
lesson-looking-done = Drie diamanten: nu weet je waar je met de pijlen moet toeslaan. De tegel gaat gedekt terug, dus onthoud de plaats.
lesson-looking-other = Een blik is nooit verspild, maar een tegel die iemand wilde houden, is interessanter dan een die is uitgedeeld. Bekijk plaats 4.
lesson-swapping = Ruil met de pijlen
lesson-swapping-task = Met pijlen moet je een van je tegels ruilen met een tegel van een ander. Geef je tegel zonder diamanten weg en neem de drie die je op plaats 4 hebt gezien.
lesson-swapping-done = Jij hebt drie diamanten meer, je tegenstander drie minder. Niemand zag de tegels, maar iedereen zag de plaatsen.
lesson-swapping-other = Het kan beter: geef de tegel op plaats 3, zonder diamanten, en neem die op plaats 4, met drie.
lesson-sending-up = Stuur een tegel naar boven
lesson-sending-up-task = Een verdieping is uitgegraven, en iedereen stuurt uit het hoofd één tegel naar boven. Stuur je waardevolste.
lesson-sending-up-done = Hij ligt tot het einde open op zijn plaats: hij telt mee, en niemand kan hem ruilen of afleggen. Alleen een explosie kan hem nog wegnemen.
lesson-sending-up-other = Deze tegel is nu veilig, maar je waardevolste niet. Stuur de drie diamanten op plaats 2 naar boven.
lesson-losing = Kies wat je verliest
lesson-losing-task = Een explosie: iedereen verliest één tegel, en iedereen kiest in het geheim. Verlies de tegel die je niets kost.
lesson-losing-done = Je verliest geen enkele diamant. De plaats blijft leeg, en niemand heeft gezien wat er lag.
lesson-losing-other = Dat kost je diamanten. Op plaats 4 ligt er geen: verlies die tegel.

## Wat er in een stelling zou moeten staan: achter een dubbele punt
expected-step-of-play = een stap zoals draw, keep, lantern, corridor-3, cart of over
expected-row = vijf tegels in de rij van { $seat }
expected-tile = een tegel zoals I.2T
expected-tile-in-row = een tegel die in een rij mag liggen, zoals I.2T, [II.4A], (I.0L) of ([I.3L])
expected-tile-reached = een tegel van een verdieping die al bereikt is
expected-tile-to-keep = een tegel van deze verdieping die je kunt houden
expected-place = een plaats aan deze tafel, zoals P1.3
expected-own-row = de hele eigen rij vóór de eerste beurt
expected-unseen = niet meer tegels in een stapel dan er ongezien zijn
expected-stacks = lege stapels boven deze verdieping en volle eronder
