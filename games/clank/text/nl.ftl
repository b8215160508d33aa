# Clank!, Nederlands. Een Nederlandse uitgave is er niet: begrippen en zinnen zijn van onszelf.
# Namen van kaarten staan in een zin tussen aanhalingstekens. Een plek is $place (entrance of room) met $number; $room (“ruimte 14” of “de ingang”) staat alleen in opschriften.

# same as English
title = Clank!
pitch = Sluip naar binnen, steel de schat, kom weer buiten. De draak hoort al je herrie.
pitch-length = een uur
pitch-kind = bouwen en rennen

## Kaarten
card-burgle = Inbreken
card-stumble = Struikelen
card-sidestep = Ontwijken
card-scramble = Wegglippen
card-mercenary = Huurling
card-explore = Verkennen
card-secret-tome = Toverboek
# same as English
card-goblin = Goblin
card-sapphire = Saffier
card-emerald = Smaragd
card-ruby = Robijn
card-diamond = Diamant
card-dragons-eye = Drakenoog
card-amulet-of-vigor = Amulet van levenskracht
card-boots-of-swiftness = Zevenmijlslaarzen
card-bracers-of-agility = Polsbanden van lenigheid
card-brilliance = Genialiteit
card-dead-run = Holderdebolder
card-elven-boots = Elfenlaarzen
card-elven-cloak = Elfenmantel
card-elven-dagger = Elfendolk
card-flying-carpet = Vliegend tapijt
card-lucky-coin = Geluksmunt
card-move-silently = Op kousenvoeten
card-pickaxe = Pikhouweel
card-scepter-of-the-ape-lord = Scepter van de apenvorst
card-search = Doorzoeken
card-silver-spear = Zilveren speer
card-singing-sword = Zingend zwaard
card-sleight-of-hand = Vingervlugheid
card-sneak = Sluipen
card-swagger = Branie
card-tattle = Verklikken
card-treasure-map = Schatkaart
card-underworld-dealing = Duistere zaakjes
card-wand-of-recall = Toverstaf van terugkeer
card-wand-of-wind = Toverstaf van de wind
card-apothecary = Apotheker
card-archaeologist = Archeoloog
card-cleric-of-the-sun = Zonnepriester
card-dwarven-peddler = Dwergenmarskramer
card-gem-collector = Edelsteenverzamelaar
card-invoker-of-the-ancients = Bezweerder van de Ouden
card-kobold-merchant = Koboldkoopman
card-master-burglar = Meesterinbreker
card-mister-whiskers = Meneer Snorhaar
card-monkeybot-3000 = Aapbot 3000
card-rebel-captain = Rebellenkapitein
card-rebel-miner = Rebellenmijnwerker
card-rebel-scout = Rebellenverkenner
card-rebel-soldier = Rebellensoldaat
card-the-duke = De hertog
card-the-mountain-king = De bergkoning
card-the-queen-of-hearts = De hartenkoningin
card-treasure-hunter = Schatzoeker
card-tunnel-guide = Tunnelgids
card-wizard = Tovenaar
card-dragon-shrine = Drakenschrijn
# same as English
card-ladder = Ladder
card-shrine = Schrijn
card-teleporter = Teleporteur
card-the-vault = De schatkamer
card-animated-door = Levende deur
card-belcher = Oprisper
card-cave-troll = Grottentrol
card-crystal-golem = Kristalgolem
# same as English
card-kobold = Kobold
card-ogre = Oger
card-orc-grunt = Orksoldaat
card-overlord = Opperheer
card-watcher = Loerder

## Geheimen
secret-potion-of-greater-healing = Grote geneesdrank
secret-greater-skill-boost = Meesterzet
secret-greater-treasure = Grote schat
secret-flash-of-brilliance = Ingeving
secret-chalice = Kelk
secret-potion-of-healing = Geneesdrank
secret-potion-of-swiftness = Snelheidsdrank
secret-potion-of-strength = Krachtdrank
secret-skill-boost = Handigheidje
secret-treasure = Schat
secret-magic-spring = Toverbron
secret-dragon-egg = Drakenei

## Wat kaarten doen
effect-skill = { $count } vaardigheid
effect-swords = { $count ->
    [one] { $count } zwaard
   *[other] { $count } zwaarden
}
effect-boots = { $count ->
    [one] { $count } laars
   *[other] { $count } laarzen
}
effect-gold = { $count } goud
effect-clank = { $count } herrie
effect-quiet = { $count } herrie minder
effect-draw = { $count ->
    [one] trek { $count } kaart
   *[other] trek { $count } kaarten
}
effect-heal = genees { $count } schade
# same as English
effect-teleport = { $count ->
    [one] { $count } teleport
   *[other] { $count } teleports
}
effect-others-clank = { $count } herrie voor alle anderen
effect-all-clank = { $count } herrie voor iedereen
effect-return-cubes = { $count ->
    [one] hoogstens { $count } zwart blokje gaat terug in de zak
   *[other] hoogstens { $count } zwarte blokjes gaan terug in de zak
}
effect-rage = de draak wordt bozer
effect-buy-tomes = { $count ->
    [one] betaal { $gold } goud voor { $count } Toverboek
   *[other] betaal { $gold } goud voor { $count } Toverboeken
}
effect-skill-per-clank = { $count } vaardigheid voor elk blokje herrie dat je deze beurt maakt
effect-gold-bonus = { $count } goud extra, telkens als je deze beurt goud krijgt
effect-gem-discount = edelstenen kosten de rest van de beurt { $count } vaardigheid minder
effect-attack = de draak valt aan
effect-trash = vernietig aan het eind van de beurt een kaart
effect-trash-burgle = vernietig aan het eind van de beurt een “Inbreken”
effect-replace-row = vervang een kaart van de kerkerrij
effect-adjacent-secret = pak een geheim uit een aangrenzende ruimte
effect-no-cave-stop = kristalgrotten houden je deze beurt niet tegen
effect-ignore-monsters = monsters in tunnels doen je de rest van de beurt niets
effect-discard = { $count ->
    [one] leg { $count } kaart af:
   *[other] leg { $count } kaarten af:
}
effect-or = of
effect-either = { $others } of { $last }
short-others-clank = { $sign } voor anderen
short-all-clank = iedereen { $sign }
short-return-cubes = { $count ->
    [one] { $count } blokje terug
   *[other] { $count } blokjes terug
}
short-rage = meer woede
short-buy-tomes = { $count ->
    [one] { $count } Toverboek voor { $sign }
   *[other] { $count } Toverboeken voor { $sign }
}
short-skill-per-clank = { $sign } per herrie
short-gold-bonus = telkens { $sign } extra
short-gem-discount = edelstenen { $sign } goedkoper
short-attack = drakenaanval
short-trash = vernietig 1 kaart
short-trash-burgle = vernietig “Inbreken”
short-replace-row = vervang een kaart
short-adjacent-secret = geheim hiernaast
short-no-cave-stop = door grotten heen
short-ignore-monsters = geen monsters
when-companion = met nog een metgezel:
when-artifact = met een artefact:
when-crown = met een kroon:
when-idol = met een apenbeeldje:
kind-action = Actie.
kind-companion = Metgezel.
kind-gem = Edelsteen.
kind-device = Hulpmiddel: het werkt meteen en wordt dan afgelegd.
# same as English
kind-monster = Monster.
more-play = Bij het spelen: { $text }.
more-acquire = Bij het kopen: { $text }.
more-use = Bij gebruik: { $text }.
more-defeat = Als je het verslaat: { $text }.
more-arrive = Bij verschijnen: { $text }.
more-depths = Alleen in de Diepte.
more-crystal-cave = Alleen in een kristalgrot.
more-dragon = Wekt de draak als deze kaart aan het eind van een beurt verschijnt.
more-danger = Gevaar: zolang deze kaart in de rij ligt, trekt elke aanval één blokje extra.
more-points = { $count ->
    [one] Is { $count } punt waard.
   *[other] Is { $count } punten waard.
}
more-variable = Waarde: { $text }.
part-acquire = meteen:
part-arrive = bij verschijnen:
place-depths = alleen Diepte
place-crystal-cave = alleen kristalgrot
mark-dragon = wekt de draak
mark-danger = gevaar
card-costs = { $card }, kost { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } punt
   *[other] { $count } punten
}
points-per-gold = { $count ->
    [one] { $count } punt per { $gold } goud
   *[other] { $count } punten per { $gold } goud
}
points-per-tome = { $count ->
    [one] { $count } punt per Toverboek
   *[other] { $count } punten per Toverboek
}
points-with-mastery = { $count ->
    [one] { $count } punt met een meesterfiche
   *[other] { $count } punten met een meesterfiche
}
points-with-two-kinds = { $count ->
    [one] { $count } punt met twee van deze drie: kelk, drakenei, apenbeeldje
   *[other] { $count } punten met twee van deze drie: kelk, drakenei, apenbeeldje
}

## De kerker
dungeon = De kerker
exit = naar buiten
way-out = de ingang
room = ruimte { $number }
in-depths = in de Diepte
crystal-cave = kristalgrot
market = Markt
market-room = markt
fountain = fontein
major-secret = groot geheim
minor-secrets = { $count ->
    [one] { $count } klein geheim
   *[other] { $count } kleine geheimen
}
idols = { $count ->
    [one] { $count } apenbeeldje
   *[other] { $count } apenbeeldjes
}
artifact = artefact van { $count }
pawn = { $who ->
    [you] Jij: { $room }
   *[other] { $who }: { $room }
}
# same as English
tunnel-monsters = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
tunnel-locked = op slot
around = { $place ->
    [entrance] Vanaf de ingang
   *[room] Vanaf ruimte { $number }
}
around-way = → { $room }:
around-shut = → { $room }: alleen met een artefact
around-against = ← { $room }: alleen van daar naar hier

## Wat er te koop is
row = Kerkerrij
row-left = { $count ->
    [one] { $count } kaart in de stapel
   *[other] { $count } kaarten in de stapel
}
reserve = Voorraad
reserve-gist = altijd beschikbaar
pile-left = nog { $count }
market-gist = elk { $gold } goud
item-key = { $count ->
    [one] Loper
   *[other] { $count } lopers
}
item-backpack = { $count ->
    [one] Rugzak
   *[other] { $count } rugzakken
}
item-crown = Kroon van { $count }

## De draak
dragon = Draak
odds = De volgende aanval trekt { $drawn } van de { $all } blokjes.
odds-own = De volgende aanval trekt { $drawn } van de { $all } blokjes (van jou: { $own }), risico { $chance }%.
rage = Woede
rage-said = vakje { $space }, { $count } blokjes en { $danger } voor gevaar
bag = Zak
clank-area = Herrievak
cubes-black = { $count } zwart
cubes-of = { $owner ->
    [you] { $count } van jou
   *[other] { $count } van { $owner }
}
countdown = Aftelling
countdown-nobody = iedereen is nog binnen
countdown-said = { $who ->
    [you] Jij staat op vakje { $space }
   *[other] { $who } staat op vakje { $space }
}

## De spelers
purse = Te besteden
health = Gezondheid
health-said = { $damage ->
    [0] Ongedeerd, nog { $count } gezondheid
    [one] { $damage } schade, nog { $count } gezondheid
   *[other] { $damage } schade, nog { $count } gezondheid
}
hand = { $count ->
    [0] Je hand is leeg
    [one] Je hand, { $count } kaart
   *[other] Je hand, { $count } kaarten
}
played = { $owner ->
    [you] Door jou gespeeld
   *[other] Gespeeld door { $owner }
}
cards = { $count ->
    [0] nog niets
    [one] { $count } kaart
   *[other] { $count } kaarten
}
discard = Je aflegstapel
tokens = Fiches
token-count = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } keer
}
mastery = meesterfiche
damage = { $count } schade
count-clank = { $count } in het herrievak
count-quiet = { $count } herrie telt straks niet mee
count-hand = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
}
count-deck = { $count ->
    [one] { $count } kaart te trekken
   *[other] { $count } kaarten te trekken
}
count-discard = { $count } afgelegd
standing-left = ontsnapt met een artefact
standing-rescued = buiten westen, maar gered
standing-dead = dood
force-exhausted = een kristalgrot houdt je tegen
force-no-cave-stop = geen grot houdt je tegen
force-ignores-monsters = tunnelmonsters doen je niets
force-discount = edelstenen zijn goedkoper
force-gold-bonus = goud levert meer op
force-skill-per-clank = herrie levert vaardigheid op

## Wat er gebeurt
lead-you = Jij bent aan de beurt.
lead-other = { $names } is aan de beurt.
lead-over = De partij is voorbij.
wait-chance = Er worden kaarten en blokjes getrokken.
wait-turn = { $place ->
    [entrance] Bij de ingang.
   *[room] In ruimte { $number }.
}
ask-play = Speel je kaarten, koop, vecht en ga op pad.
ask-act = Koop, vecht en ga op pad, of beëindig je beurt.
ask-choose = { $name }: kies er een.
ask-discard = { $count ->
    [one] { $name }: leg een kaart af.
   *[other] { $name }: leg { $count } kaarten af.
}
sub-discard = In ruil daarvoor: { $gain }.
ask-replace = Welke kaart van de kerkerrij vervang je?
sub-replace = Een drakensymbool op de nieuwe kaart telt niet.
ask-adjacent = Uit welke ruimte pak je een geheim?
ask-enter = Pak je wat hier ligt?
sub-enter = Beslis nu; later zou je terug moeten komen.
ask-trash = Welke kaart verlaat je deck voorgoed?
sub-trash = Het mag een gespeelde kaart zijn of een uit je aflegstapel.

## Wat je kunt doen
group-choose = Kies er een
group-discard = Leg een kaart af
group-replace = Vervang een kaart
group-adjacent = Pak een geheim
group-trash = Vernietig een kaart
group-enter = Hier
group-play = Speel een kaart
group-walk = Loop
group-teleport = Teleporteer
group-acquire = Koop
group-fight = Vecht
group-market = Markt
group-drink = Drankjes
group-end = De beurt
short-choose = Kies
short-discard = Leg af
short-replace = Vervang
short-adjacent = Geheim
short-trash-card = Vernietig
short-enter = Pak
short-play = Speel
short-walk = Loop
# same as English
short-teleport = Teleport
short-acquire = Koop
short-fight = Vecht
short-market = Markt
# same as English
short-drink = Drink
short-end = Klaar
short-of = { $sign } te weinig
offer-play = Speel “{ $card }”
offer-discard = Leg “{ $card }” af
offer-acquire = Koop “{ $card }”
offer-use = Gebruik “{ $card }”
offer-fight = Versla “{ $card }”
offer-replace = Vervang “{ $card }”
offer-trash = Vernietig “{ $card }”
offer-trash-burgle = Vernietig “{ $card }” voor de Meesterinbreker
offer-key = Koop een loper
offer-backpack = Koop een rugzak
offer-crown = Koop de kroon van { $count }
offer-walk = Ga{ $swords ->
    [0] { "" }
    [one] { " " }met { $swords } zwaard
   *[other] { " " }met { $swords } zwaarden
}{ $place ->
    [entrance] { " " }naar de ingang
   *[room] { " " }naar ruimte { $number }
}{ $damage ->
    [0] { "" }
    [one] { " " }en loop { $damage } schade op
   *[other] { " " }en loop { $damage } schade op
}
offer-leave = Verlaat de kerker voorgoed
leave = Voorgoed weg
offer-teleport = { $place ->
    [entrance] Teleporteer naar de ingang
   *[room] Teleporteer naar ruimte { $number }
}
offer-take-from = { $place ->
    [entrance] Pak een geheim bij de ingang
   *[room] Pak een geheim uit ruimte { $number }
}
# same as English
offer-drink = Drink: { $name }
offer-choose = Kies: { $text }
offer-end = Beëindig je beurt
end-unspent = Niet gebruikt:
offer-keep = Houd je kaarten en krijg er niets voor
offer-decline = Laat liggen
offer-take-artifact = Pak het artefact van { $count }
offer-take-major = Pak het grote geheim
offer-take-minor = Pak een klein geheim
offer-take-idol = Pak een apenbeeldje

## Het verhaal
log-turn = { $who ->
    [you] Jij bent aan de beurt
   *[other] { $who } is aan de beurt
}
log-started = { $who ->
    [you] Jij begint.
   *[other] { $who } begint.
}
log-removed = Het artefact van { $count } blijft in de doos.
log-played = { $who ->
    [you] Je speelt “{ $card }”:
   *[other] { $who } speelt “{ $card }”:
}
log-played-plain = { $who ->
    [you] Je speelt “{ $card }”.
   *[other] { $who } speelt “{ $card }”.
}
log-drew = { $who ->
    [you] Je trekt een kaart.
   *[other] { $who } trekt een kaart.
}
log-drew-card = { $who ->
    [you] Je trekt “{ $card }”.
   *[other] { $who } trekt “{ $card }”.
}
log-reshuffled = { $who ->
    [you] Je schudt je aflegstapel tot een nieuwe trekstapel.
   *[other] { $who } schudt de aflegstapel tot een nieuwe trekstapel.
}
log-discarded = { $who ->
    [you] Je legt “{ $card }” af.
   *[other] { $who } legt “{ $card }” af.
}
log-trashed = { $who ->
    [you] Je vernietigt “{ $card }”.
   *[other] { $who } vernietigt “{ $card }”.
}
log-acquired = { $who ->
    [you] Je koopt “{ $card }” voor { $count } vaardigheid.
   *[other] { $who } koopt “{ $card }” voor { $count } vaardigheid.
}
log-took = { $who ->
    [you] Je pakt “{ $card }”.
   *[other] { $who } pakt “{ $card }”.
}
log-used = { $who ->
    [you] Je gebruikt “{ $card }”.
   *[other] { $who } gebruikt “{ $card }”.
}
log-fought = { $who ->
    [you] Je verslaat “{ $card }”.
   *[other] { $who } verslaat “{ $card }”.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Je koopt een loper.
       *[other] { $who } koopt een loper.
    }
    [backpack] { $who ->
        [you] Je koopt een rugzak.
       *[other] { $who } koopt een rugzak.
    }
   *[crown] { $who ->
        [you] Je koopt een kroon.
       *[other] { $who } koopt een kroon.
    }
}
log-drank = { $who ->
    [you] Je drinkt: { $name }.
   *[other] { $who } drinkt: { $name }.
}
log-moved = { $who ->
    [you] Je gaat { $place ->
        [entrance] naar de ingang
       *[room] naar ruimte { $number }
    }{ $damage ->
        [0] .
        [one] { " " }en loopt { $damage } schade op.
       *[other] { " " }en loopt { $damage } schade op.
    }
   *[other] { $who } gaat { $place ->
        [entrance] naar de ingang
       *[room] naar ruimte { $number }
    }{ $damage ->
        [0] .
        [one] { " " }en loopt { $damage } schade op.
       *[other] { " " }en loopt { $damage } schade op.
    }
}
log-teleported = { $who ->
    [you] Je teleporteert { $place ->
        [entrance] naar de ingang
       *[room] naar ruimte { $number }
    }.
   *[other] { $who } teleporteert { $place ->
        [entrance] naar de ingang
       *[room] naar ruimte { $number }
    }.
}
log-found = { $who ->
    [you] Je vindt: { $name } –
   *[other] { $who } vindt: { $name } –
}
log-found-plain = { $who ->
    [you] Je vindt: { $name }.
   *[other] { $who } vindt: { $name }.
}
log-idol = { $who ->
    [you] Je pakt een apenbeeldje.
   *[other] { $who } pakt een apenbeeldje.
}
log-artifact = { $who ->
    [you] Je pakt het artefact van { $count }!
   *[other] { $who } pakt het artefact van { $count }!
}
log-gold = { $who ->
    [you] Je krijgt { $count } goud.
   *[other] { $who } krijgt { $count } goud.
}
log-paid = { $who ->
    [you] Je betaalt { $count } goud.
   *[other] { $who } betaalt { $count } goud.
}
log-noise = { $who ->
    [you] Je maakt { $count } herrie.
   *[other] { $who } maakt { $count } herrie.
}
log-hushed = { $who ->
    [you] Je haalt { $count } herrie weg.
   *[other] { $who } haalt { $count } herrie weg.
}
log-healed = { $who ->
    [you] Je geneest { $count } schade.
   *[other] { $who } geneest { $count } schade.
}
log-revealed = “{ $card }” verschijnt.
log-rouses = “{ $card }” verschijnt en wekt de draak.
log-put-away = “{ $card }” wordt afgelegd.
log-dungeon-reshuffled = De kerkerstapel wordt opnieuw geschud.
log-raged = De draak wordt bozer.
log-cubes-returned = { $count ->
    [one] { $count } zwart blokje gaat terug in de zak.
   *[other] { $count } zwarte blokjes gaan terug in de zak.
}
log-attacked = { $count ->
    [one] De draak valt aan en trekt { $count } blokje.
   *[other] De draak valt aan en trekt { $count } blokjes.
}
log-cubes = Uit de zak:
log-black = zwart
log-cube = { $owner ->
    [you] van jou
   *[other] { $owner }
}
log-left = { $who ->
    [you] Je verlaat de kerker met een artefact.
   *[other] { $who } verlaat de kerker met een artefact.
}
log-rescued = { $who ->
    [you] Je raakt buiten westen en wordt in veiligheid gebracht.
   *[other] { $who } raakt buiten westen en wordt in veiligheid gebracht.
}
log-dead = { $who ->
    [you] Je sterft in de kerker.
   *[other] { $who } sterft in de kerker.
}
log-ran = { $who ->
    [you] Je staat op vakje { $space } van de aftelling.
   *[other] { $who } staat op vakje { $space } van de aftelling.
}
log-ended = Er is niemand meer in de kerker.

## Het einde
over-winner = { $points ->
    [one] { $who ->
        [you] Je wint met { $points } punt.
       *[other] { $who } wint met { $points } punt.
    }
   *[other] { $who ->
        [you] Je wint met { $points } punten.
       *[other] { $who } wint met { $points } punten.
    }
}
over-nobody = Niemand komt er levend uit: niemand wint.
over-tie = Gelijke stand: het kostbaarste artefact beslist.
account = De puntentelling
account-left = { $result ->
    [winner] { $who ->
        [you] Jij wint: { $points }
       *[other] { $who } wint: { $points }
    }
   *[other] { $who ->
        [you] Jij: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Jij wint: { $points }, gered
       *[other] { $who } wint: { $points }, gered
    }
   *[other] { $who ->
        [you] Jij: { $points }, gered
       *[other] { $who }: { $points }, gered
    }
}
account-dead = { $who ->
    [you] Jij: dood, geen punten
   *[other] { $who }: dood, geen punten
}
account-artifact = Artefact { $count }: { $points }
account-mastery = Meesterfiche: { $points }
account-crown = Kroon { $count }: { $points }
account-keys = { $count ->
    [one] Loper: { $points }
   *[other] { $count } lopers: { $points }
}
account-backpacks = { $count ->
    [one] Rugzak: { $points }
   *[other] { $count } rugzakken: { $points }
}
account-idols = { $count ->
    [one] Apenbeeldje: { $points }
   *[other] { $count } apenbeeldjes: { $points }
}
account-gold = { $count } goud: { $points }
account-named = { $count ->
    [one] { $name }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Tekens
term-skill = Vaardigheid, om kaarten te kopen en hulpmiddelen te gebruiken
term-sword = Zwaard, om te vechten
term-boot = Laars, om door een tunnel te gaan
term-gold = Goud, elk een punt; op de markt betaal je ermee
term-noise = Herrie: blokjes in het herrievak, die bij de volgende aanval in de zak gaan
term-quiet = Zoveel herrie telt deze beurt niet mee
term-draw = Trek een kaart
term-teleport = Teleport naar een aangrenzende ruimte
term-heart = Gezondheid die je nog hebt
term-damage = Schade
term-dragon = Wekt de draak bij het verschijnen
term-danger = Gevaar: elke aanval trekt één blokje extra
term-point = Punten aan het eind
term-feet = Een tunnel die twee laarzen kost
term-fang = Een monster in een tunnel: een zwaard of één punt schade
term-lock = Een tunnel op slot: alleen met een loper
term-crystal = Kristalgrot: geen laarzen meer deze beurt
term-market = Markt: alles kost 7 goud
term-fountain = Fontein: geneest 1 schade als je binnenkomt
term-minor = Klein geheim, gedekt
term-major = Groot geheim, gedekt
term-idol = Apenbeeldje, 5 punten
term-artifact = Artefact, met zijn punten; zonder artefact komt niemand eruit
term-key = Loper, opent tunnels die op slot zijn, 5 punten
term-backpack = Rugzak, plaats voor nog een artefact, 5 punten
term-crown = Kroon, punten zoals erop staat
term-potion = Drankje, te drinken in je eigen beurt
term-keepsake = Kelk (7 punten) of drakenei (3 punten)
term-mastery = Meesterfiche, 20 punten
term-cube = Blokjes
term-hand = Kaarten in de hand
term-deck = Kaarten om te trekken
term-discard = Kaarten in de aflegstapel
term-flag = Wie als eerste weg is
term-skull = Het einde
term-action = Actie
term-companion = Metgezel
term-gem = Edelsteen
term-device = Hulpmiddel
# same as English
term-monster = Monster

## Instellingen
option-board = Kant van het bord
option-board-front = voorkant
option-board-back = achterkant
option-start = Wie begint
option-start-lot = het lot beslist
option-start-p0 = eerste stoel
option-start-p1 = tweede stoel
option-start-p2 = derde stoel
option-start-p3 = vierde stoel
option-countdown-final = Het laatste aftelvakje
option-countdown-final-knock-out = schakelt de achterblijvers uit
option-countdown-final-kill = doodt de achterblijvers
option-artifact-pickup = Artefacten pak je
option-artifact-pickup-on-entry = bij het binnenkomen
option-artifact-pickup-action = op elk moment in de ruimte
option-arrive-at-set-up = “Bij verschijnen” geldt ook bij de start
option-arrive-at-set-up-on = ja
option-arrive-at-set-up-off = nee
option-dungeon-deck-reshuffle = Kerkerstapel wordt opnieuw geschud
option-dungeon-deck-reshuffle-on = ja
option-dungeon-deck-reshuffle-off = nee
option-discard-cost-optional = Afleggen is vrijwillig
option-discard-cost-optional-off = nee
option-discard-cost-optional-on = ja

## Redenen van een tip: ze vullen “Dit …” aan
why-points = { $count ->
    [one] { $count } punt meer
   *[other] { $count } punten meer
}
why-artifact = { $count ->
    [one] { $count } punt meer door artefacten
   *[other] { $count } punten meer door artefacten
}
why-health = { $count } schade minder
why-way-home = { $count }% meer kans om op tijd buiten te zijn
why-deck = { $count ->
    [one] { $count } punt meer door een sterker deck
   *[other] { $count } punten meer door een sterker deck
}
why-quieter = de draak heeft { $count } van je blokjes minder

## Regels in één zin
rule-ck-2-8 = Hiervan zijn er op de markt geen meer over.
rule-ck-2-16 = De teksten “Bij verschijnen” van de eerste zes kaarten worden uitgevoerd.
rule-ck-2-19 = Wie begint, wordt geloot of afgesproken, en moet wel aan tafel zitten.
rule-ck-2-22 = Het bord heeft twee kanten; de voorkant is de makkelijkste.
rule-ck-3-2 = Je speelt kaarten uit je eigen hand, één voor één.
rule-ck-3-4 = Je moet alle kaarten in je hand spelen voordat je beurt eindigt.
rule-ck-3-5 = Je moet eerst iets anders kiezen.
rule-ck-3-6 = De beurt is voorbij: nu kies je alleen nog kaarten om te vernietigen.
rule-ck-4-7 = Je kunt alleen een kaart uit je hand afleggen, en alleen als een tekst erom vraagt.
rule-ck-4-9 = Heb je genoeg kaarten, dan moet je afleggen.
rule-ck-4-10 = Je kunt alleen een gespeelde kaart vernietigen of een uit je aflegstapel.
rule-ck-4-11 = Wat vernietigd wordt, kies je aan het eind van de beurt.
rule-ck-4-13 = Vernietigen is verplicht zolang er een kaart voor is.
rule-ck-6-1 = Met vaardigheid koop je acties, metgezellen en edelstenen van de kerkerrij, en kaarten uit de voorraad.
rule-ck-6-2 = Dat kost meer vaardigheid dan je hebt.
rule-ck-6-5 = Deze stapel van de voorraad is leeg.
rule-ck-6-7 = Deze kaart is alleen in de Diepte te koop.
rule-ck-7-1 = Je kunt alleen een hulpmiddel uit de kerkerrij gebruiken.
rule-ck-7-2 = Dit hulpmiddel werkt alleen in de Diepte.
rule-ck-7-3 = Van meerdere mogelijkheden kies je er een die uit te voeren is.
rule-ck-8-1 = Een monster van de kerkerrij, of de Goblin, versla je met zoveel zwaarden als de kaart laat zien.
rule-ck-8-4 = Tegen dit monster kun je alleen vechten waar het huist.
rule-ck-9-1 = In een ruimte met een markt kost alles 7 goud.
rule-ck-10-1 = Een laars brengt je door één tunnel naar een aangrenzende ruimte.
rule-ck-10-2 = Een tunnel met voetstappen kost twee laarzen.
rule-ck-10-3 = Elk monster in een tunnel kost één zwaard of één punt schade, wat je wilt, en nooit meer zwaarden dan er monsters zijn.
rule-ck-10-5 = Je mag geen schade oplopen die je gezondheidsmeter helemaal zou vullen.
rule-ck-10-6 = Voor elk punt schade heb je een blokje uit je eigen voorraad nodig.
rule-ck-10-7 = Tegen deze monsters zijn je zwaarden en je gezondheid niet genoeg.
rule-ck-10-8 = Voor een tunnel op slot heb je een loper nodig.
rule-ck-10-9 = Door deze tunnel kun je alleen in de richting van de pijl.
rule-ck-10-12 = Een kristalgrot houdt je tegen: ben je er binnen, dan gebruik je deze beurt geen laarzen meer.
rule-ck-10-17 = Een teleport leidt naar een aangrenzende ruimte, en je moet er wel een hebben.
rule-ck-10-20 = Zonder artefact mag niemand naar buiten.
rule-ck-11-3 = Kom je een ruimte binnen, dan mag je één fiche pakken dat daar ligt.
rule-ck-11-5 = Een fiche pak je op het moment dat je binnenkomt.
rule-ck-11-7 = Je kunt één artefact dragen, en één extra voor elke rugzak.
rule-ck-11-8 = Een artefact pakken maakt de draak bozer.
rule-ck-12-14 = Je kunt alleen een drankje drinken dat voor je ligt.
rule-ck-14-2 = Eerst verschijnen alle ontbrekende kaarten, dan gelden hun teksten “Bij verschijnen”, dan komt er hoogstens één aanval.
rule-ck-14-8 = Is de kerkerstapel op, dan wordt zijn aflegstapel opnieuw geschud.
rule-ck-15-1 = Bij een aanval gaan alle blokjes uit het herrievak in de zak. Dan worden er blokjes getrokken: zoveel als het woedespoor aangeeft, één extra voor elke gevaarkaart, en meer tijdens de aftelling.
rule-ck-15-4 = Een zwart blokje gaat opzij; een blokje van een speler is één punt schade.
rule-ck-16-6 = Word je met een artefact boven de Diepte uitgeschakeld, dan word je gered en tellen je punten.
rule-ck-16-7 = Word je zonder artefact of in de Diepte uitgeschakeld, dan ben je dood.
rule-ck-17-7 = Op het laatste aftelvakje wordt iedereen uitgeschakeld die nog in de kerker is.
rule-ck-17-14 = Punten komen van artefacten, het meesterfiche, andere fiches, goud en kaarten.
rule-ck-17-15 = Wie de meeste punten heeft, wint; bij een gelijke stand beslist het kostbaarste artefact.
rule-ck-17-16 = Wie dood is, heeft geen punten. Is iedereen dood, dan wint niemand.
rule-ck-18-11 = Een kaart van de kerkerrij wordt alleen vervangen als een tekst het zegt.
rule-ck-18-12 = Er moet een “Inbreken” gespeeld zijn of in je aflegstapel liggen.
rule-ck-18-15 = Je hebt 7 goud nodig, en er moet nog een Toverboek zijn.
rule-ck-18-16 = In een aangrenzende ruimte moet een groot of klein geheim liggen.

## De coach: telkens twee korte zinnen
coach-goal = Steel een artefact en kom met de meeste punten levend naar buiten; wie de meeste herrie maakt, voert de draak.
coach-choose = Bij deze kaart, dit fiche of deze plek kies je één van de effecten. Neem wat je nu het meest helpt: goud is punten waard, en ben je een zwakke kaart voorgoed kwijt, dan wordt de rest van je deck beter.
coach-discard = Geef de kaart op die je het minst zult missen. Afgelegde kaarten doen niets, en bij “Struikelen” is dat maar goed ook.
coach-replace = Haal een kaart weg die een ander helpt of de draak ophitst. Ze verlaat de kerkerrij, en een andere komt.
coach-adjacent = Geheimen leveren punten of hulp op, en dit kost je geen stap: pak het uit een aangrenzende ruimte. Grote geheimen zijn meer waard dan kleine.
coach-trash = Uit een dun deck trek je de goede kaarten sneller: vernietig “Struikelen” of “Inbreken”. Een vernietigde kaart verlaat je deck voorgoed.
coach-enter = Voor een artefact ben je gekomen, en zonder kom je er niet uit. Als je een ruimte binnenkomt, mag je één ding pakken dat er ligt; een artefact maakt de draak ook bozer.
coach-play = Je kaarten brengen je naar een artefact en terug: vaardigheid koopt betere kaarten, zwaarden vechten, laarzen lopen. Speel ze eerst allemaal en reken dan uit wat je kunt betalen.
coach-walk = Ga naar een artefact en kom op tijd weer naar buiten. Elke tunnel kost een laars, met voetstappen twee, en monsters bijten; ruimtes die je nu kunt bereiken, zijn verlicht, en langs de weg staat de prijs.
coach-teleport = Een teleport bespaart het meest waar lopen het meest zou kosten. Hij brengt je zonder laarzen naar een aangrenzende ruimte, voorbij monsters, sloten en pijlen.
coach-acquire = Betere kaarten brengen je verder, en veel ervan zijn punten waard: geef je vaardigheid uit, want de rest ben je kwijt. Een gekochte kaart ligt in je aflegstapel en helpt je na de volgende keer schudden.
coach-fight = Verslagen monsters betalen meteen, vaak in goud, en goud is punten waard. Heb je 2 zwaarden over, dan betaalt de Goblin altijd 1 goud.
coach-market = Hier wordt goud meer waard: een loper opent sloten, een rugzak draagt een tweede artefact, een kroon is punten waard. Alles kost 7 goud; koop vroeg wat je nog wilt gebruiken.
coach-drink = Een drankje kan een beurt of je leven redden, maar maar één keer. Drink het op elk moment van je beurt; bewaar een geneesdrank tot je die nodig hebt.
coach-end = Beëindig je beurt als niets wat je kunt betalen je nog verder brengt. Dan wordt de rij aangevuld, en een draak op een nieuwe kaart betekent een aanval: let op je herrie.

## The prologue: the same, in the first minute
prologue-stealing = Waarvoor je komt
prologue-stealing-task = Je bent een dief in het hol van een draak: steel een artefact, kom levend naar buiten en wees de meeste punten waard. Hier ligt een artefact: pak het.
prologue-stealing-done = Het is 7 punten waard, als je ermee naar buiten komt. Maar de draak heeft het gemerkt: elk artefact maakt hem bozer.
prologue-stealing-other = Zonder artefact kom je er niet uit, en wie dood is, krijgt geen punten. Pak het.
prologue-walking = Een beurt
prologue-walking-task = Elke beurt speel je vijf kaarten en geef je uit wat ze opleveren: vaardigheid koopt kaarten, zwaarden vechten, laarzen lopen. Speel je laatste kaart, “Ontwijken”, en ga naar ruimte 16, richting uitgang.
prologue-walking-done = Dat is een beurt: speel je kaarten, en koop, vecht en loop dan met wat ze opleveren. Wat je koopt, maakt latere beurten sterker.
prologue-walking-other = Ook dat kun je in een beurt doen. Maar nu wil je naar buiten: speel “Ontwijken” en ga naar ruimte 16.
prologue-waking = Je eigen herrie
prologue-waking-task = Een paar beurten later. Struikelen maakt herrie: telkens komt er een blokje van jou in het herrievak, en er liggen er al vijf. Beëindig je beurt en kijk wie je heeft gehoord.
prologue-waking-done = De kerkerrij is aangevuld, en de nieuwe kaart toont een draak, dus hij viel aan. Jouw blokjes gingen in zijn zak, en twee van de getrokken blokjes waren van jou: twee schade. Bij tien ben je uitgeschakeld.
prologue-waking-other = Dat mag ook. Maar kijk eerst wat je herrie doet: begin opnieuw en beëindig je beurt.
prologue-leaving = De weg naar buiten
prologue-leaving-task = Je hebt een artefact, maar nog slechts 3 gezondheid, en één laars brengt je de kerker uit: ga naar buiten.
prologue-leaving-done = Je bent buiten, veilig, en 20 punten rijker. Voor de anderen begint de aftelling; als er niemand meer in de kerker is, winnen de meeste punten.
prologue-leaving-other = Aan het eind van deze beurt kan de draak aanvallen, en nog 3 schade schakelt je uit. Ga weg nu het nog kan.

## De lessen: titel, wat te doen, waarom het goed was, waarom iets anders niet
lesson-buying = Speel je hand en koop
lesson-buying-task = Speel alle vijf de kaarten: ze geven 3 vaardigheid en 1 laars, en “Struikelen” maakt herrie. Koop dan “Verkennen” uit de voorraad; dat kost 3 vaardigheid.
lesson-buying-done = “Verkennen” ligt in je aflegstapel en komt in je hand als er weer geschud is. Vaardigheid die je niet uitgeeft, ben je kwijt.
lesson-buying-other = Nog niet: speel eerst al je kaarten en geef dan alle 3 vaardigheid uit aan “Verkennen”.
lesson-walking = Langs een monster
lesson-walking-task = In de tunnel naar ruimte 14 zit een monster, en zijn beet bezorgt je één punt schade. Je hebt een laars en zwaarden: ga erheen en gebruik één zwaard.
lesson-walking-done = Eén laars en één zwaard, en geen schade. Bij tien punten schade ben je uitgeschakeld, dus elk punt telt.
lesson-walking-other = Het kan beter. Ga naar ruimte 14 en gebruik één zwaard.
lesson-fighting = Vecht om de beloning
lesson-fighting-task = In de kerkerrij, tussen de kaarten die te koop zijn, liggen twee monsters, en met drie zwaarden versla je er één van. Vergelijk de beloningen en kies het monster met het meeste goud.
lesson-fighting-done = Meteen vijf goud; goud is punten waard, en op de markt koop je er iets voor. Het monster verlaat de rij.
lesson-fighting-other = Dat levert minder op. De Oger kost alle drie de zwaarden en geeft vijf goud.
lesson-taking = Pak het artefact
lesson-taking-task = Je bent een ruimte met een artefact binnengekomen. Daar kwam je voor: pak het.
lesson-taking-done = Nu mag je naar buiten. Maar de draak is bozer geworden: hoe verder hij op het woedespoor komt, hoe meer blokjes een aanval trekt.
lesson-taking-other = Zonder artefact kom je er niet uit, en als je doodgaat, krijg je geen punten. Pak het.
lesson-shopping = Op de markt
lesson-shopping-task = Je bent op een markt, en de waren liggen bij de kaarten die te koop zijn. Je draagt een artefact, meer kun je niet dragen, en je hebt 8 goud. Koop iets waarmee je een tweede artefact kunt meenemen.
lesson-shopping-done = Met een rugzak kun je een artefact extra dragen, en hij is zelf 5 punten waard.
lesson-shopping-other = Daar past geen artefact in. In een rugzak wel.
lesson-leaving = Kom er levend uit
lesson-leaving-task = Je hebt een artefact, nog 3 gezondheid en veel herrie in het herrievak. Eén laars brengt je naar buiten: ga.
lesson-leaving-done = Je bent buiten: 20 punten voor het meesterfiche, en niemand kan je nog iets doen. Voor de anderen begint de aftelling.
lesson-leaving-other = Aan het eind van deze beurt kan de draak aanvallen, en nog 3 schade schakelt je uit. Ga weg nu het nog kan.

## Wat er in een stelling zou moeten staan: achter een dubbele punt
expected-frame = iets wat nog te doen is, zoals enter, attack/4 of draw/P0/5
expected-card = een kaart zoals burgle of burgle*3
expected-card-here = een kaart die op deze plek kan liggen
expected-reserve = drie getallen, hoogstens { $most }
expected-artifact = een artefact zoals 5 of 30
expected-room = een ruimte zoals f14
expected-room-on-this-side = een ruimte van deze kant van het bord
expected-room-with-secrets = een ruimte waarvan nog niet alle geheimen gepakt zijn
expected-secret = een geheim zoals treasure
expected-kept-secret = een geheim dat je houdt, zoals chalice, of monkey-idol
expected-item = iets van de markt zoals key*2, backpack of crown-10
expected-cube = blokjes zoals black*24 of P0*3
expected-countdown = wie er het eerst uit was en een vakje van 1 tot en met 5, zoals P1/2, zodra er iemand uit is
expected-purse = wat er te besteden is, zoals skill=3, boots=1 of exhausted
expected-purse-in-turn = iets te besteden in de eigen beurt, en daarna alleen “roused”
expected-carried = één artefact voor { $seat }, en één extra voor elke rugzak
expected-best-crowns = de beste kronen, want die worden het eerst verkocht
expected-turned-over = omgedraaide geheimen ({ $class }): { $taken }, evenveel als er gepakt zijn
source-artifacts = Artefacten
source-mastery = Meesterfiche
source-items = Marktwaren
source-tokens = Geheimen, beeldjes
source-gold = Goud
source-cards = Kaarten
