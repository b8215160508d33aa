# Clank! în română. Nu există carte de reguli în română: termenii și propozițiile sunt ale noastre.
# Numele jucătorilor nu se declină; numele cărților stau între ghilimele în propoziții. Sala ($room) vine gata formată:
# „sala 14” sau „intrare”, și merge după „la”.

# same as English
title = Clank!
pitch = Strecoară-te înăuntru, fură comoara și scapă. Dragonul aude orice zgomot.
pitch-length = o oră
pitch-kind = construiește și fugi

## Cărți
card-burgle = Spargere
card-stumble = Poticnire
card-sidestep = Pas în lături
card-scramble = Pe fugă
card-mercenary = Mercenar
card-explore = Explorare
card-secret-tome = Tom secret
# same as English
card-goblin = Goblin
card-sapphire = Safir
card-emerald = Smarald
card-ruby = Rubin
card-diamond = Diamant
card-dragons-eye = Ochiul dragonului
card-amulet-of-vigor = Amuleta vigorii
card-boots-of-swiftness = Cizme de șapte poște
card-bracers-of-agility = Brățările agilității
card-brilliance = Genialitate
card-dead-run = Mâncând pământul
card-elven-boots = Cizme elfești
card-elven-cloak = Mantie elfească
card-elven-dagger = Pumnal elfesc
card-flying-carpet = Covor zburător
card-lucky-coin = Bănuț norocos
card-move-silently = Pași tăcuți
card-pickaxe = Târnăcop
card-scepter-of-the-ape-lord = Sceptrul stăpânului maimuțelor
card-search = Scotocire
card-silver-spear = Suliță de argint
card-singing-sword = Sabia cântătoare
card-sleight-of-hand = Iuțeală de mână
card-sneak = Furișare
card-swagger = Fanfaronadă
card-tattle = Pâră
card-treasure-map = Harta comorii
card-underworld-dealing = Afacere necurată
card-wand-of-recall = Bagheta întoarcerii
card-wand-of-wind = Bagheta vântului
card-apothecary = Spițer
card-archaeologist = Arheolog
card-cleric-of-the-sun = Preotul soarelui
card-dwarven-peddler = Pitic marchitan
card-gem-collector = Colecționar de nestemate
card-invoker-of-the-ancients = Invocatorul strămoșilor
card-kobold-merchant = Kobold negustor
card-master-burglar = Maestru spărgător
card-mister-whiskers = Domnul Mustăcilă
card-monkeybot-3000 = Maimuțobot 3000
card-rebel-captain = Căpitan rebel
card-rebel-miner = Miner rebel
card-rebel-scout = Cercetaș rebel
card-rebel-soldier = Soldat rebel
card-the-duke = Ducele
card-the-mountain-king = Regele muntelui
card-the-queen-of-hearts = Regina inimilor
card-treasure-hunter = Vânător de comori
card-tunnel-guide = Călăuza tunelurilor
card-wizard = Vrăjitor
card-dragon-shrine = Altarul dragonului
card-ladder = Scară
card-shrine = Altar
card-teleporter = Teleportor
card-the-vault = Tezaurul
card-animated-door = Ușă însuflețită
card-belcher = Râgâilă
card-cave-troll = Trol de peșteră
card-crystal-golem = Golem de cristal
# same as English
card-kobold = Kobold
card-ogre = Căpcăun
card-orc-grunt = Orc de rând
card-overlord = Despot
card-watcher = Străjer

## Secrete
secret-potion-of-greater-healing = Poțiune de vindecare mare
secret-greater-skill-boost = Mare spor de îndemânare
secret-greater-treasure = Comoară mare
secret-flash-of-brilliance = Sclipire de geniu
secret-chalice = Potir
secret-potion-of-healing = Poțiune de vindecare
secret-potion-of-swiftness = Poțiune de iuțeală
secret-potion-of-strength = Poțiune de putere
secret-skill-boost = Spor de îndemânare
secret-treasure = Comoară
secret-magic-spring = Izvor fermecat
secret-dragon-egg = Ou de dragon

## Ce fac cărțile
effect-skill = { $count ->
    [one] { $count } punct de Îndemânare
    [few] { $count } puncte de Îndemânare
   *[other] { $count } de puncte de Îndemânare
}
effect-swords = { $count ->
    [one] { $count } Sabie
    [few] { $count } Săbii
   *[other] { $count } de Săbii
}
effect-boots = { $count ->
    [one] { $count } Cizmă
    [few] { $count } Cizme
   *[other] { $count } de Cizme
}
effect-gold = { $count ->
    [one] { $count } galben
    [few] { $count } galbeni
   *[other] { $count } de galbeni
}
effect-clank = { $count ->
    [one] { $count } zgomot
    [few] { $count } zgomote
   *[other] { $count } de zgomote
}
effect-quiet = { $count ->
    [one] cu { $count } zgomot mai puțin
    [few] cu { $count } zgomote mai puțin
   *[other] cu { $count } de zgomote mai puțin
}
effect-draw = { $count ->
    [one] tragi { $count } carte
    [few] tragi { $count } cărți
   *[other] tragi { $count } de cărți
}
effect-heal = { $count ->
    [one] vindeci { $count } rană
    [few] vindeci { $count } răni
   *[other] vindeci { $count } de răni
}
effect-teleport = { $count ->
    [one] { $count } teleportare
    [few] { $count } teleportări
   *[other] { $count } de teleportări
}
effect-others-clank = { $count ->
    [one] { $count } zgomot pentru fiecare alt jucător
    [few] { $count } zgomote pentru fiecare alt jucător
   *[other] { $count } de zgomote pentru fiecare alt jucător
}
effect-all-clank = { $count ->
    [one] { $count } zgomot pentru toată lumea
    [few] { $count } zgomote pentru toată lumea
   *[other] { $count } de zgomote pentru toată lumea
}
effect-return-cubes = { $count ->
    [one] cel mult { $count } cub negru înapoi în sac
    [few] cel mult { $count } cuburi negre înapoi în sac
   *[other] cel mult { $count } de cuburi negre înapoi în sac
}
effect-rage = dragonul se înfurie mai tare
effect-buy-tomes = plătești { $gold ->
    [one] { $gold } galben
    [few] { $gold } galbeni
   *[other] { $gold } de galbeni
} pentru { $count ->
    [one] { $count } Tom secret
    [few] { $count } Tomuri secrete
   *[other] { $count } de Tomuri secrete
}
effect-skill-per-clank = { $count ->
    [one] { $count } punct de Îndemânare pentru fiecare zgomot făcut de tine în tura asta
    [few] { $count } puncte de Îndemânare pentru fiecare zgomot făcut de tine în tura asta
   *[other] { $count } de puncte de Îndemânare pentru fiecare zgomot făcut de tine în tura asta
}
effect-gold-bonus = { $count ->
    [one] { $count } galben în plus de fiecare dată când primești galbeni în tura asta
    [few] { $count } galbeni în plus de fiecare dată când primești galbeni în tura asta
   *[other] { $count } de galbeni în plus de fiecare dată când primești galbeni în tura asta
}
effect-gem-discount = { $count ->
    [one] nestematele costă cu { $count } punct de Îndemânare mai puțin până la sfârșitul turei
    [few] nestematele costă cu { $count } puncte de Îndemânare mai puțin până la sfârșitul turei
   *[other] nestematele costă cu { $count } de puncte de Îndemânare mai puțin până la sfârșitul turei
}
effect-attack = dragonul atacă
effect-trash = elimini o carte la sfârșitul turei
effect-trash-burgle = elimini o „Spargere” la sfârșitul turei
effect-replace-row = înlocuiești o carte din Șirul subteranei
effect-adjacent-secret = iei un secret dintr-o sală vecină
effect-no-cave-stop = peșterile de cristal nu te opresc în tura asta
effect-ignore-monsters = monștrii din tuneluri nu te ating până la sfârșitul turei
effect-discard = { $count ->
    [one] decartezi { $count } carte →
    [few] decartezi { $count } cărți →
   *[other] decartezi { $count } de cărți →
}
effect-or = sau
effect-either = { $others } sau { $last }
short-others-clank = ceilalți { $sign }
short-all-clank = toți { $sign }
short-return-cubes = { $count ->
    [one] { $count } cub înapoi
    [few] { $count } cuburi înapoi
   *[other] { $count } de cuburi înapoi
}
short-rage = furie
short-buy-tomes = { $count ->
    [one] { $count } Tom pentru { $sign }
    [few] { $count } Tomuri pentru { $sign }
   *[other] { $count } de Tomuri pentru { $sign }
}
short-skill-per-clank = { $sign } pe zgomot
short-gold-bonus = câte { $sign } în plus
short-gem-discount = nestemate −{ $sign }
short-attack = atacul dragonului
short-trash = elimini
short-trash-burgle = elimini o Spargere
short-replace-row = înlocuire în șir
short-adjacent-secret = secret vecin
short-no-cave-stop = fără oprire
short-ignore-monsters = fără monștri
when-companion = cu alt însoțitor:
when-artifact = cu un artefact:
when-crown = cu o Coroană:
when-idol = cu un idol-maimuță:
kind-action = Acțiune.
kind-companion = Însoțitor.
kind-gem = Nestemată.
kind-device = Mecanism: acționează pe loc, apoi se decartează.
kind-monster = Monstru.
more-play = Când o joci: { $text }.
more-acquire = Când o obții: { $text }.
more-use = La folosire: { $text }.
more-defeat = Dacă îl învingi: { $text }.
more-arrive = La apariție: { $text }.
more-depths = Doar în Adâncuri.
more-crystal-cave = Doar într-o peșteră de cristal.
more-dragon = Stârnește dragonul dacă apare la sfârșitul unei ture.
more-danger = Pericol: cât timp stă în șir, la fiecare atac se trage un cub în plus.
more-points = { $count ->
    [one] Valorează { $count } punct.
    [few] Valorează { $count } puncte.
   *[other] Valorează { $count } de puncte.
}
more-variable = Valorează { $text }.
part-acquire = acum:
part-arrive = la apariție:
place-depths = doar în Adâncuri
place-crystal-cave = doar în peșteră
mark-dragon = stârnește dragonul
mark-danger = pericol
card-costs = { $card }, costă { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
points-per-gold = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
} la fiecare { $gold ->
    [one] { $gold } galben
    [few] { $gold } galbeni
   *[other] { $gold } de galbeni
}
points-per-tome = { $count ->
    [one] { $count } punct pentru fiecare Tom secret
    [few] { $count } puncte pentru fiecare Tom secret
   *[other] { $count } de puncte pentru fiecare Tom secret
}
points-with-mastery = { $count ->
    [one] { $count } punct dacă ai un jeton de maestru
    [few] { $count } puncte dacă ai un jeton de maestru
   *[other] { $count } de puncte dacă ai un jeton de maestru
}
points-with-two-kinds = { $count ->
    [one] { $count } punct dacă ai măcar două feluri din trei: Potir, Ou de dragon, idol-maimuță
    [few] { $count } puncte dacă ai măcar două feluri din trei: Potir, Ou de dragon, idol-maimuță
   *[other] { $count } de puncte dacă ai măcar două feluri din trei: Potir, Ou de dragon, idol-maimuță
}

## Subterana
dungeon = Subterana
exit = afară
way-out = intrare
room = sala { $number }
in-depths = în Adâncuri
crystal-cave = peșteră de cristal
market = Piață
market-room = piață
fountain = fântână
major-secret = Secret major
minor-secrets = { $count ->
    [one] { $count } Secret minor
    [few] { $count } Secrete minore
   *[other] { $count } de Secrete minore
}
idols = { $count ->
    [one] { $count } idol-maimuță
    [few] { $count } idoli-maimuță
   *[other] { $count } de idoli-maimuță
}
artifact = { $count ->
    [one] artefact de { $count } punct
    [few] artefact de { $count } puncte
   *[other] artefact de { $count } de puncte
}
pawn = { $who ->
    [you] Tu: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } monstru
    [few] { $count } monștri
   *[other] { $count } de monștri
}
tunnel-locked = încuiat
around = { $place ->
    [entrance] De la intrare
   *[room] Din sala { $number }
}
around-way = → { $room }:
around-shut = → { $room }: doar cu un artefact
around-against = ← { $room }: sens unic, numai dintr-acolo

## Cărți de vânzare
row = Șirul subteranei
row-left = { $count ->
    [one] { $count } carte în pachet
    [few] { $count } cărți în pachet
   *[other] { $count } de cărți în pachet
}
reserve = Rezervă
reserve-gist = mereu la îndemână
pile-left = rămase: { $count }
market-gist = { $gold ->
    [one] { $gold } galben bucata
    [few] { $gold } galbeni bucata
   *[other] { $gold } de galbeni bucata
}
item-key = { $count ->
    [one] Șperaclu
    [few] { $count } Șperacle
   *[other] { $count } de Șperacle
}
item-backpack = { $count ->
    [one] Rucsac
    [few] { $count } Rucsacuri
   *[other] { $count } de Rucsacuri
}
item-crown = Coroană ({ $count } p.)

## Dragonul
# same as English
dragon = Dragon
odds = { $drawn ->
    [one] Următorul atac: { $drawn } cub din { $all }.
    [few] Următorul atac: { $drawn } cuburi din { $all }.
   *[other] Următorul atac: { $drawn } de cuburi din { $all }.
}
odds-own = { $drawn ->
    [one] Următorul atac: { $drawn } cub din { $all }; ale tale: { $own }, un risc de { $chance }%.
    [few] Următorul atac: { $drawn } cuburi din { $all }; ale tale: { $own }, un risc de { $chance }%.
   *[other] Următorul atac: { $drawn } de cuburi din { $all }; ale tale: { $own }, un risc de { $chance }%.
}
rage = Furie
rage-said = { $count ->
    [one] spațiul { $space }, { $count } cub și încă { $danger } pentru pericol
    [few] spațiul { $space }, { $count } cuburi și încă { $danger } pentru pericol
   *[other] spațiul { $space }, { $count } de cuburi și încă { $danger } pentru pericol
}
bag = Sac
clank-area = Zona de zgomot
cubes-black = negre: { $count }
cubes-of = { $owner ->
    [you] ale tale: { $count }
   *[other] { $owner }: { $count }
}
countdown = Numărătoare inversă
countdown-nobody = încă n-a ieșit nimeni
countdown-said = { $who ->
    [you] Ești pe spațiul { $space }
   *[other] { $who } e pe spațiul { $space }
}

## Jucători
purse = De cheltuit
health = Viață
health-said = { $damage ->
    [0] Fără răni, viață: { $count }
    [one] { $damage } rană, viață: { $count }
    [few] { $damage } răni, viață: { $count }
   *[other] { $damage } de răni, viață: { $count }
}
hand = { $count ->
    [0] Nu ai cărți în mână
    [one] În mână ai { $count } carte
    [few] În mână ai { $count } cărți
   *[other] În mână ai { $count } de cărți
}
played = { $owner ->
    [you] Cărțile tale în joc
   *[other] Cărțile jucătorului { $owner } în joc
}
cards = { $count ->
    [0] nimic încă
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
discard = Cărțile tale decartate
tokens = Jetoane
token-count = { $count ->
    [one] { $name }
    [few] { $name }, { $count } bucăți
   *[other] { $name }, { $count } de bucăți
}
mastery = jeton de maestru
damage = { $count ->
    [one] { $count } rană
    [few] { $count } răni
   *[other] { $count } de răni
}
count-clank = { $count } în Zona de zgomot
count-quiet = { $count ->
    [one] { $count } zgomot va fi anulat
    [few] { $count } zgomote vor fi anulate
   *[other] { $count } de zgomote vor fi anulate
}
count-hand = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
count-deck = { $count ->
    [one] { $count } carte de tras
    [few] { $count } cărți de tras
   *[other] { $count } de cărți de tras
}
count-discard = decartate: { $count }
standing-left = afară, cu un artefact
standing-rescued = a leșinat, dar a scăpat
standing-dead = a murit
force-exhausted = te-a oprit o peșteră de cristal
force-no-cave-stop = nicio peșteră nu te oprește
force-ignores-monsters = fără monștri în tuneluri
force-discount = nestematele sunt mai ieftine
force-gold-bonus = galbenii vin cu adaos
force-skill-per-clank = zgomotul aduce Îndemânare

## Momentul
lead-you = E rândul tău.
lead-other = Acum joacă { $names }.
lead-over = Partida s-a încheiat.
wait-chance = Se trag cărți și cuburi.
wait-turn = { $place ->
    [entrance] Acum e la intrare.
   *[room] Acum e în sala { $number }.
}
ask-play = Joacă-ți cărțile, cumpără, luptă și mișcă-te.
ask-act = Cumpără, luptă și mișcă-te sau încheie tura.
ask-choose = { $name }: alege o variantă.
ask-discard = { $count ->
    [one] { $name }: decartează o carte.
    [few] { $name }: decartează { $count } cărți.
   *[other] { $name }: decartează { $count } de cărți.
}
sub-discard = În schimb: { $gain }.
ask-replace = Ce carte din șir înlocuiești?
sub-replace = Semnul dragonului de pe cartea nouă nu contează.
ask-adjacent = Din ce sală iei un secret?
ask-enter = Iei ce se află aici?
sub-enter = Hotărăști acum; mai târziu ar trebui să te întorci.
ask-trash = Ce carte îți părăsește pachetul pentru totdeauna?
sub-trash = Poate fi în joc sau printre cărțile decartate.

## Ce se poate face
group-choose = Alege o variantă
group-discard = Decartează o carte
group-replace = Înlocuiește o carte
group-adjacent = Ia un secret
group-trash = Elimină o carte
group-enter = Aici
group-play = Joacă o carte
group-walk = Mergi
group-teleport = Teleportează-te
group-acquire = Cumpără
group-fight = Luptă
group-market = Piață
group-drink = Poțiuni
group-end = Tura
short-choose = Alege
short-discard = Decartează
short-replace = Înlocuiește
# same as English
short-adjacent = Secret
short-trash-card = Elimină
short-enter = Ia
short-play = Joacă
short-walk = Mergi
short-teleport = Teleportare
short-acquire = Cumpără
short-fight = Luptă
short-market = Piață
short-drink = Bea
short-end = Încheie
short-of = { $sign } în minus
offer-play = Joacă „{ $card }”
offer-discard = Decartează „{ $card }”
offer-acquire = Cumpără „{ $card }”
offer-use = Folosește „{ $card }”
offer-fight = Luptă cu „{ $card }”
offer-replace = Înlocuiește „{ $card }”
offer-trash = Elimină „{ $card }”
offer-trash-burgle = Elimină „{ $card }” pentru Maestrul spărgător
offer-key = Cumpără un Șperaclu
offer-backpack = Cumpără un Rucsac
offer-crown = { $count ->
    [one] Cumpără Coroana de { $count } punct
    [few] Cumpără Coroana de { $count } puncte
   *[other] Cumpără Coroana de { $count } de puncte
}
offer-walk = { $place ->
    [entrance] Mergi la intrare
   *[room] Mergi în sala { $number }
}{ $swords ->
    [0] { "" }
    [one] , cu { $swords } Sabie
    [few] , cu { $swords } Săbii
   *[other] , cu { $swords } de Săbii
}{ $damage ->
    [0] { "" }
    [one] , primești { $damage } rană
    [few] , primești { $damage } răni
   *[other] , primești { $damage } de răni
}
offer-leave = Ieși din subterană pentru totdeauna
leave = Ieși definitiv
offer-teleport = { $place ->
    [entrance] Teleportează-te la intrare
   *[room] Teleportează-te în sala { $number }
}
offer-take-from = { $place ->
    [entrance] Ia un secret de la intrare
   *[room] Ia un secret din sala { $number }
}
offer-drink = Bea: { $name }
offer-choose = Alege: { $text }
offer-end = Încheie tura
end-unspent = Necheltuite:
offer-keep = Păstrează-ți cărțile, fără să primești nimic
offer-decline = Nu lua nimic
offer-take-artifact = { $count ->
    [one] Ia artefactul de { $count } punct
    [few] Ia artefactul de { $count } puncte
   *[other] Ia artefactul de { $count } de puncte
}
offer-take-major = Ia Secretul major
offer-take-minor = Ia un Secret minor
offer-take-idol = Ia un idol-maimuță

## Povestea
log-turn = { $who ->
    [you] Tura ta
   *[other] Tura jucătorului { $who }
}
log-started = { $who ->
    [you] Începi tu.
   *[other] Începe { $who }.
}
log-removed = { $count ->
    [one] Artefactul de { $count } punct rămâne în cutie.
    [few] Artefactul de { $count } puncte rămâne în cutie.
   *[other] Artefactul de { $count } de puncte rămâne în cutie.
}
log-played = { $who ->
    [you] Joci „{ $card }”:
   *[other] { $who } joacă „{ $card }”:
}
log-played-plain = { $who ->
    [you] Joci „{ $card }”.
   *[other] { $who } joacă „{ $card }”.
}
log-drew = { $who ->
    [you] Tragi o carte.
   *[other] { $who } trage o carte.
}
log-drew-card = { $who ->
    [you] Tragi „{ $card }”.
   *[other] { $who } trage „{ $card }”.
}
log-reshuffled = { $who ->
    [you] Îți amesteci cărțile decartate într-un nou teanc de tragere.
   *[other] { $who } amestecă propriile cărți decartate într-un nou teanc de tragere.
}
log-discarded = { $who ->
    [you] Decartezi „{ $card }”.
   *[other] { $who } decartează „{ $card }”.
}
log-trashed = { $who ->
    [you] Elimini „{ $card }”.
   *[other] { $who } elimină „{ $card }”.
}
log-acquired = { $count ->
    [one] { $who ->
        [you] Cumperi „{ $card }” cu { $count } punct de Îndemânare.
       *[other] { $who } cumpără „{ $card }” cu { $count } punct de Îndemânare.
    }
    [few] { $who ->
        [you] Cumperi „{ $card }” cu { $count } puncte de Îndemânare.
       *[other] { $who } cumpără „{ $card }” cu { $count } puncte de Îndemânare.
    }
   *[other] { $who ->
        [you] Cumperi „{ $card }” cu { $count } de puncte de Îndemânare.
       *[other] { $who } cumpără „{ $card }” cu { $count } de puncte de Îndemânare.
    }
}
log-took = { $who ->
    [you] Iei „{ $card }”.
   *[other] { $who } ia „{ $card }”.
}
log-used = { $who ->
    [you] Folosești „{ $card }”.
   *[other] { $who } folosește „{ $card }”.
}
log-fought = { $who ->
    [you] Învingi „{ $card }”.
   *[other] { $who } învinge „{ $card }”.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Cumperi un Șperaclu.
       *[other] { $who } cumpără un Șperaclu.
    }
    [backpack] { $who ->
        [you] Cumperi un Rucsac.
       *[other] { $who } cumpără un Rucsac.
    }
   *[crown] { $who ->
        [you] Cumperi o Coroană.
       *[other] { $who } cumpără o Coroană.
    }
}
log-drank = { $who ->
    [you] Bei: { $name }.
   *[other] { $who } bea: { $name }.
}
log-moved = { $who ->
    [you] Mergi { $place ->
        [entrance] la intrare
       *[room] în sala { $number }
    }{ $damage ->
        [0] .
        [one] { " " }și primești { $damage } rană.
        [few] { " " }și primești { $damage } răni.
       *[other] { " " }și primești { $damage } de răni.
    }
   *[other] { $who } merge { $place ->
        [entrance] la intrare
       *[room] în sala { $number }
    }{ $damage ->
        [0] .
        [one] { " " }și primește { $damage } rană.
        [few] { " " }și primește { $damage } răni.
       *[other] { " " }și primește { $damage } de răni.
    }
}
log-teleported = { $who ->
    [you] Te teleportezi { $place ->
        [entrance] la intrare
       *[room] în sala { $number }
    }.
   *[other] { $who } se teleportează { $place ->
        [entrance] la intrare
       *[room] în sala { $number }
    }.
}
log-found = { $who ->
    [you] Găsești: { $name } –
   *[other] { $who } găsește: { $name } –
}
log-found-plain = { $who ->
    [you] Găsești: { $name }.
   *[other] { $who } găsește: { $name }.
}
log-idol = { $who ->
    [you] Iei un idol-maimuță.
   *[other] { $who } ia un idol-maimuță.
}
log-artifact = { $count ->
    [one] { $who ->
        [you] Iei artefactul de { $count } punct!
       *[other] { $who } ia artefactul de { $count } punct!
    }
    [few] { $who ->
        [you] Iei artefactul de { $count } puncte!
       *[other] { $who } ia artefactul de { $count } puncte!
    }
   *[other] { $who ->
        [you] Iei artefactul de { $count } de puncte!
       *[other] { $who } ia artefactul de { $count } de puncte!
    }
}
log-gold = { $count ->
    [one] { $who ->
        [you] Primești { $count } galben.
       *[other] { $who } primește { $count } galben.
    }
    [few] { $who ->
        [you] Primești { $count } galbeni.
       *[other] { $who } primește { $count } galbeni.
    }
   *[other] { $who ->
        [you] Primești { $count } de galbeni.
       *[other] { $who } primește { $count } de galbeni.
    }
}
log-paid = { $count ->
    [one] { $who ->
        [you] Plătești { $count } galben.
       *[other] { $who } plătește { $count } galben.
    }
    [few] { $who ->
        [you] Plătești { $count } galbeni.
       *[other] { $who } plătește { $count } galbeni.
    }
   *[other] { $who ->
        [you] Plătești { $count } de galbeni.
       *[other] { $who } plătește { $count } de galbeni.
    }
}
log-noise = { $count ->
    [one] { $who ->
        [you] Faci gălăgie: { $count } zgomot.
       *[other] { $who } face gălăgie: { $count } zgomot.
    }
    [few] { $who ->
        [you] Faci gălăgie: { $count } zgomote.
       *[other] { $who } face gălăgie: { $count } zgomote.
    }
   *[other] { $who ->
        [you] Faci gălăgie: { $count } de zgomote.
       *[other] { $who } face gălăgie: { $count } de zgomote.
    }
}
log-hushed = { $count ->
    [one] { $who ->
        [you] Anulezi { $count } zgomot.
       *[other] { $who } anulează { $count } zgomot.
    }
    [few] { $who ->
        [you] Anulezi { $count } zgomote.
       *[other] { $who } anulează { $count } zgomote.
    }
   *[other] { $who ->
        [you] Anulezi { $count } de zgomote.
       *[other] { $who } anulează { $count } de zgomote.
    }
}
log-healed = { $count ->
    [one] { $who ->
        [you] Vindeci { $count } rană.
       *[other] { $who } vindecă { $count } rană.
    }
    [few] { $who ->
        [you] Vindeci { $count } răni.
       *[other] { $who } vindecă { $count } răni.
    }
   *[other] { $who ->
        [you] Vindeci { $count } de răni.
       *[other] { $who } vindecă { $count } de răni.
    }
}
log-revealed = Apare „{ $card }”.
log-rouses = Apare „{ $card }” și stârnește dragonul.
log-put-away = Cartea „{ $card }” e decartată.
log-dungeon-reshuffled = Pachetul subteranei e amestecat din nou.
log-raged = Dragonul se înfurie mai tare.
log-cubes-returned = { $count ->
    [one] { $count } cub negru se întoarce în sac.
    [few] { $count } cuburi negre se întorc în sac.
   *[other] { $count } de cuburi negre se întorc în sac.
}
log-attacked = { $count ->
    [one] Dragonul atacă: din sac iese { $count } cub.
    [few] Dragonul atacă: din sac ies { $count } cuburi.
   *[other] Dragonul atacă: din sac ies { $count } de cuburi.
}
log-cubes = Din sac:
log-black = negru
log-cube = { $owner ->
    [you] al tău
   *[other] { $owner }
}
log-left = { $who ->
    [you] Ieși din subterană cu un artefact.
   *[other] { $who } iese din subterană cu un artefact.
}
log-rescued = { $who ->
    [you] Leșini, dar ajungi la adăpost.
   *[other] { $who } leșină, dar ajunge la adăpost.
}
log-dead = { $who ->
    [you] Mori.
   *[other] { $who } moare.
}
log-ran = { $who ->
    [you] Numărătoare inversă: ești pe spațiul { $space }.
   *[other] Numărătoare inversă: { $who } e pe spațiul { $space }.
}
log-ended = În subterană n-a mai rămas nimeni.

## Sfârșitul
over-winner = { $points ->
    [one] { $who ->
        [you] Câștigi cu { $points } punct.
       *[other] { $who } câștigă cu { $points } punct.
    }
    [few] { $who ->
        [you] Câștigi cu { $points } puncte.
       *[other] { $who } câștigă cu { $points } puncte.
    }
   *[other] { $who ->
        [you] Câștigi cu { $points } de puncte.
       *[other] { $who } câștigă cu { $points } de puncte.
    }
}
over-nobody = Nimeni n-a scăpat cu viață: nu câștigă nimeni.
over-tie = Egalitate: hotărăște artefactul mai valoros.
account = Punctaj
account-left = { $result ->
    [winner] { $who ->
        [you] Câștigi: { $points }
       *[other] { $who } câștigă: { $points }
    }
   *[other] { $who ->
        [you] Tu: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Câștigi: { $points }, după salvare
       *[other] { $who } câștigă: { $points }, după salvare
    }
   *[other] { $who ->
        [you] Tu: { $points }, după salvare
       *[other] { $who }: { $points }, după salvare
    }
}
account-dead = { $who ->
    [you] Tu: ai murit, fără puncte
   *[other] { $who }: a murit, fără puncte
}
account-artifact = { $count ->
    [one] Artefact de { $count } punct: { $points }
    [few] Artefact de { $count } puncte: { $points }
   *[other] Artefact de { $count } de puncte: { $points }
}
account-mastery = Jeton de maestru: { $points }
account-crown = { $count ->
    [one] Coroană de { $count } punct: { $points }
    [few] Coroană de { $count } puncte: { $points }
   *[other] Coroană de { $count } de puncte: { $points }
}
account-keys = { $count ->
    [one] Șperaclu: { $points }
    [few] { $count } Șperacle: { $points }
   *[other] { $count } de Șperacle: { $points }
}
account-backpacks = { $count ->
    [one] Rucsac: { $points }
    [few] { $count } Rucsacuri: { $points }
   *[other] { $count } de Rucsacuri: { $points }
}
account-idols = { $count ->
    [one] Idol-maimuță: { $points }
    [few] { $count } idoli-maimuță: { $points }
   *[other] { $count } de idoli-maimuță: { $points }
}
account-gold = { $count ->
    [one] { $count } galben: { $points }
    [few] { $count } galbeni: { $points }
   *[other] { $count } de galbeni: { $points }
}
account-named = { $count ->
    [one] { $name }: { $points }
    [few] { $name } × { $count }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Semne
term-skill = Îndemânare: cu ea cumperi cărți și folosești mecanisme
term-sword = Sabie: pentru luptă
term-boot = Cizmă: te trece printr-un tunel
term-gold = Galbeni: câte un punct; cu ei plătești în Piață
term-noise = Zgomot: cuburi în Zona de zgomot, care ajung în sac la următorul atac
term-quiet = Zgomot care va fi anulat în tura asta
term-draw = Trage o carte
term-teleport = Teleportare într-o sală vecină
term-heart = Viața care ți-a rămas
term-damage = Răni
term-dragon = Stârnește dragonul când apare
term-danger = Pericol: la fiecare atac se trage un cub în plus
term-point = Puncte la sfârșit
term-feet = Un tunel care costă două Cizme
term-fang = Un monstru într-un tunel: o Sabie sau o rană
term-lock = Un tunel încuiat: doar cu Șperaclu
term-crystal = Peșteră de cristal: fără alte Cizme în tura asta
term-market = Piață: aici totul costă 7 galbeni
term-fountain = Fântână: la intrare vindecă 1 rană
term-minor = Secret minor, cu fața în jos
term-major = Secret major, cu fața în jos
term-idol = Idol-maimuță, 5 puncte
term-artifact = Artefact, cu punctele lui; fără el nu iese nimeni
term-key = Șperaclu: deschide tunelurile încuiate, 5 puncte
term-backpack = Rucsac: loc pentru încă un artefact, 5 puncte
term-crown = Coroană: punctele scrise pe ea
term-potion = Poțiune: se bea în tura ta
term-keepsake = Potir (7 puncte) sau Ou de dragon (3 puncte)
term-mastery = Jeton de maestru, 20 de puncte
term-cube = Cuburi
term-hand = Cărți în mână
term-deck = Cărți de tras
term-discard = Cărți decartate
term-flag = Cine a ieșit întâi
term-skull = Sfârșitul
term-action = Acțiune
term-companion = Însoțitor
term-gem = Nestemată
term-device = Mecanism
term-monster = Monstru

## Opțiuni
option-board = Partea planșei
option-board-front = față
option-board-back = verso
option-start = Cine începe
option-start-lot = prin tragere la sorți
option-start-p0 = primul loc
option-start-p1 = al doilea loc
option-start-p2 = al treilea loc
option-start-p3 = al patrulea loc
option-countdown-final = Ultimul spațiu al numărătorii
option-countdown-final-knock-out = îi doboară pe toți cei rămași
option-countdown-final-kill = îi omoară pe toți cei rămași
option-artifact-pickup = Artefactele se iau
option-artifact-pickup-on-entry = la intrarea în sală
option-artifact-pickup-action = oricând, în sală
option-arrive-at-set-up = Efecte de apariție la pregătire
option-arrive-at-set-up-on = da
option-arrive-at-set-up-off = nu
option-dungeon-deck-reshuffle = Pachetul subteranei se reamestecă
option-dungeon-deck-reshuffle-on = da
option-dungeon-deck-reshuffle-off = nu
option-discard-cost-optional = Decartarea e la alegere
option-discard-cost-optional-off = nu
option-discard-cost-optional-on = da

## Motivele unui sfat: completează „Asta …”
why-points = { $count ->
    [one] { $count } punct în plus
    [few] { $count } puncte în plus
   *[other] { $count } de puncte în plus
}
why-artifact = { $count ->
    [one] { $count } punct în plus din artefacte
    [few] { $count } puncte în plus din artefacte
   *[other] { $count } de puncte în plus din artefacte
}
why-health = { $count ->
    [one] { $count } rană în minus
    [few] { $count } răni în minus
   *[other] { $count } de răni în minus
}
why-way-home = șanse cu { $count }% mai mari să ieși la timp
why-deck = { $count ->
    [one] { $count } punct în plus datorită unui pachet mai bun
    [few] { $count } puncte în plus datorită unui pachet mai bun
   *[other] { $count } de puncte în plus datorită unui pachet mai bun
}
why-quieter = dragonul are cu { $count } mai puține cuburi de-ale tale

## Reguli
rule-ck-2-8 = În Piață nu mai e așa ceva.
rule-ck-2-16 = Efectele de apariție ale primelor șase cărți se produc.
rule-ck-2-19 = Primul jucător se trage la sorți sau se alege de comun acord și trebuie să stea la masă.
rule-ck-2-22 = Planșa are două fețe; cea din față e mai ușoară.
rule-ck-3-2 = Joci cărți din mâna ta, una câte una.
rule-ck-3-4 = Înainte de sfârșitul turei trebuie să joci toate cărțile din mână.
rule-ck-3-5 = Mai întâi ai de făcut altă alegere.
rule-ck-3-6 = Tura s-a încheiat: se mai aleg doar cărțile de eliminat.
rule-ck-4-7 = Poți decarta doar o carte din mână, când o cere un efect.
rule-ck-4-9 = Dacă ai destule cărți în mână, decartarea e obligatorie.
rule-ck-4-10 = Se poate elimina doar o carte aflată în joc sau printre decartatele tale.
rule-ck-4-11 = Ce se elimină se alege la sfârșitul turei.
rule-ck-4-13 = Orice eliminare e obligatorie cât timp există o carte pentru ea.
rule-ck-6-1 = Cu Îndemânare cumperi acțiuni, însoțitori și nestemate din șir, precum și cărți din Rezervă.
rule-ck-6-2 = Costă mai multă Îndemânare decât ai.
rule-ck-6-5 = Acest teanc din Rezervă e gol.
rule-ck-6-7 = Cartea asta se poate cumpăra doar în Adâncuri.
rule-ck-7-1 = Se poate folosi doar un mecanism din șir.
rule-ck-7-2 = Acest mecanism funcționează doar în Adâncuri.
rule-ck-7-3 = Din mai multe variante alegi una care se poate îndeplini.
rule-ck-8-1 = Ca să învingi un monstru din șir sau Goblinul, îți trebuie atâtea Săbii câte arată cartea.
rule-ck-8-4 = Cu acest monstru te poți lupta doar la locul lui.
rule-ck-9-1 = Într-o sală cu Piață orice lucru costă 7 galbeni.
rule-ck-10-1 = O Cizmă te duce printr-un tunel într-o sală vecină.
rule-ck-10-2 = Un tunel cu urme de pași costă două Cizme.
rule-ck-10-3 = Fiecare monstru dintr-un tunel costă o Sabie sau o rană, după voie, iar Săbiile nu pot fi mai multe decât monștrii.
rule-ck-10-5 = Rănile nu au voie să-ți umple bara de viață.
rule-ck-10-6 = Pentru răni îți trebuie cuburi în rezerva ta.
rule-ck-10-7 = Nici Săbiile, nici viața nu-ți ajung pentru monștrii ăștia.
rule-ck-10-8 = Un tunel încuiat cere un Șperaclu.
rule-ck-10-9 = Prin tunelul ăsta se merge doar în direcția săgeții.
rule-ck-10-12 = O peșteră de cristal te oprește: după ce intri, nu mai folosești Cizme în tura asta.
rule-ck-10-17 = Te poți teleporta doar într-o sală vecină și îți trebuie o teleportare.
rule-ck-10-20 = Fără un artefact nimeni nu are voie să iasă.
rule-ck-11-3 = Când intri într-o sală poți lua un jeton aflat acolo.
rule-ck-11-5 = Un jeton se ia în clipa intrării.
rule-ck-11-7 = Poți căra un artefact și încă unul pentru fiecare Rucsac.
rule-ck-11-8 = Când iei un artefact, dragonul se înfurie mai tare.
rule-ck-12-14 = Poți bea doar o poțiune aflată în fața ta.
rule-ck-14-2 = Întâi apar toate cărțile lipsă, apoi se produc efectele lor de apariție, apoi vine cel mult un atac.
rule-ck-14-8 = Când pachetul subteranei se termină, se reface din cărțile lui decartate.
rule-ck-15-1 = Un atac pune tot zgomotul în sac și scoate cuburi: câte arată scara furiei, câte unul în plus pentru fiecare carte cu pericol și mai multe la numărătoarea inversă.
rule-ck-15-4 = Un cub negru se pune deoparte; cubul unui jucător înseamnă o rană.
rule-ck-16-6 = Dacă leșini cu un artefact și deasupra Adâncurilor, ajungi la adăpost și primești puncte.
rule-ck-16-7 = Dacă leșini fără artefact sau în Adâncuri, mori.
rule-ck-17-7 = Pe ultimul spațiu al numărătorii leșină toți cei care mai sunt în subterană.
rule-ck-17-14 = Punctele vin din artefacte, jetonul de maestru, celelalte jetoane, galbeni și cărți.
rule-ck-17-15 = Câștigă cine are cele mai multe puncte; la egalitate, cine are artefactul cel mai valoros.
rule-ck-17-16 = Morții nu au puncte. Dacă mor toți, nu câștigă nimeni.
rule-ck-18-11 = O carte din șir se înlocuiește doar când o spune un efect.
rule-ck-18-12 = O „Spargere” trebuie să fie în joc sau printre decartatele tale.
rule-ck-18-15 = Îți trebuie 7 galbeni și trebuie să mai existe un Tom secret.
rule-ck-18-16 = Un Secret major sau minor trebuie să se afle într-o sală vecină.

## Îndrumătorul: de fiecare dată două propoziții scurte
coach-goal = Fură un artefact și scapă cu viață și cu cele mai multe puncte; cine face cel mai mult zgomot hrănește dragonul.
coach-choose = Cartea, jetonul sau locul ăsta îți oferă mai multe efecte, iar tu alegi unul. Ia ce te ajută acum cel mai mult: aurul înseamnă puncte, iar dacă scapi pentru totdeauna de o carte slabă, restul pachetului tău e mai bun.
coach-discard = Renunță la cartea care ți-ar lipsi cel mai puțin. Cărțile decartate nu acționează, iar la o „Poticnire” asta e numai bine.
coach-replace = Scoate o carte care ajută un rival sau dă putere dragonului. Ea pleacă din șir și alta îi ia locul.
coach-adjacent = Secretele aduc puncte sau ajutor, iar ăsta nu te costă niciun pas: ia-l dintr-o sală vecină. Secretele majore valorează mai mult decât cele minore.
coach-trash = Dintr-un pachet mai subțire, cărțile bune vin mai repede: elimină o „Poticnire” sau o „Spargere”. O carte eliminată îți părăsește pachetul pentru totdeauna.
coach-enter = Pentru un artefact ai venit, iar fără unul nu poți ieși. Când intri într-o sală, poți lua un lucru aflat acolo; un artefact însă îl și înfurie pe dragon.
coach-play = Cărțile te duc la un artefact și înapoi: Îndemânarea cumpără cărți mai bune, Săbiile luptă, Cizmele merg. Joacă-le întâi pe toate, apoi socotește ce poți plăti.
coach-walk = Ajungi la un artefact și ieși la timp: asta urmărești. Fiecare tunel costă o Cizmă, cele cu urme de pași două, iar monștrii mușcă; sălile la care poți ajunge acum sunt luminate, iar prețul e scris pe drum.
coach-teleport = O teleportare te scutește cel mai mult acolo unde mersul ar costa cel mai mult. Te duce în sala vecină fără Cizme, ocolind monștri, lacăte și săgeți.
coach-acquire = Cu cărți mai bune ajungi mai departe, iar multe aduc puncte: cheltuiește-ți Îndemânarea, căci restul se pierde. Cartea cumpărată stă printre cele decartate și te ajută de la următoarea amestecare.
coach-fight = Monștrii învinși plătesc pe loc, adesea în aur, iar aurul înseamnă puncte. Dacă ți-au rămas 2 Săbii, Goblinul plătește mereu 1 galben.
coach-market = Aici aurul devine mai mult: un Șperaclu deschide lacăte, un Rucsac cară al doilea artefact, o Coroană înseamnă puncte. Orice lucru costă 7 galbeni; ce vrei să folosești cumpără din timp.
coach-drink = O poțiune poate salva o tură sau viața ta, dar o singură dată. Bea-o oricând e rândul tău; pe cea de vindecare păstreaz-o până ai nevoie de ea.
coach-end = Când nimic din ce poți plăti nu te mai duce înainte, încheie tura. Apoi șirul se umple, iar un dragon pe o carte nouă înseamnă atac: ai grijă cât zgomot faci.

## The prologue: the same, in the first minute
prologue-stealing = Pentru ce ai venit
prologue-stealing-task = Te-ai strecurat în bârlogul unui dragon: fură un artefact, scapă cu viață și adună cele mai multe puncte. Chiar aici e un artefact: ia-l.
prologue-stealing-done = Valorează 7 puncte, dacă ieși cu el. Dar dragonul a băgat de seamă: orice artefact îl înfurie și mai tare.
prologue-stealing-other = Fără artefact nu poți ieși, iar morții nu primesc niciun punct. Ia-l.
prologue-walking = O tură
prologue-walking-task = În fiecare tură joci cinci cărți și cheltuiești ce aduc: Îndemânarea cumpără cărți, Săbiile luptă, Cizmele merg. Joacă-ți ultima carte, „Pas în lături”, și mergi în sala 16, spre ieșire.
prologue-walking-done = Asta e o tură: joci cărțile, apoi cumperi, lupți și mergi cu ce au adus. Ce cumperi îți întărește turele următoare.
prologue-walking-other = Într-o tură poți face și asta. Dar acum vrei să ieși: joacă „Pas în lături” și mergi în sala 16.
prologue-waking = Propriul tău zgomot
prologue-waking-task = Câteva ture mai târziu. Poticnirea face zgomot: de fiecare dată un cub de-al tău ajunge în Zona de zgomot, iar acolo sunt deja cinci. Încheie tura și vezi cine te-a auzit.
prologue-waking-done = Șirul subteranei s-a umplut, iar pe cartea nouă e un dragon, deci a atacat. Cuburile tale au ajuns în sacul lui, iar două dintre cele scoase erau ale tale: două răni. La zece leșini.
prologue-waking-other = Poți face și asta. Dar vezi întâi ce face zgomotul tău: ia-o de la capăt și încheie tura.
prologue-leaving = Drumul spre ieșire
prologue-leaving-task = Ai un artefact, dar numai 3 puncte de viață, iar o Cizmă te scoate din subterană: ieși.
prologue-leaving-done = Ai ieșit, nu mai ești în pericol și ai 20 de puncte în plus. Pentru ceilalți începe o numărătoare inversă; când nu mai e nimeni în subterană, câștigă cele mai multe puncte.
prologue-leaving-other = Dragonul poate ataca la sfârșitul acestei ture, iar cu încă 3 răni leșini. Ieși cât mai poți.

## Lecțiile: un titlu, ce e de făcut, de ce a fost bine, de ce altceva n-a fost
lesson-buying = Joacă-ți cărțile și cumpără
lesson-buying-task = Joacă toate cele cinci cărți: ele aduc 3 puncte de Îndemânare și o Cizmă, iar „Poticnire” face zgomot. Apoi cumpără din Rezervă „Explorare”, care costă 3 puncte de Îndemânare.
lesson-buying-done = „Explorare” stă printre cărțile tale decartate și îți va veni în mână după următoarea amestecare. Îndemânarea necheltuită se pierde.
lesson-buying-other = Încă nu: joacă întâi toate cărțile, apoi cheltuiește pe „Explorare” toate cele 3 puncte de Îndemânare.
lesson-walking = Treci de un monstru
lesson-walking-task = În tunelul spre sala 14 pândește un monstru, iar mușcătura lui e o rană. Ai o Cizmă și Săbii: mergi acolo și cheltuiește o Sabie pe el.
lesson-walking-done = O Cizmă, o Sabie și nicio rană. La zece răni leșini, așa că fiecare contează.
lesson-walking-other = Se poate mai bine. Mergi în sala 14 și cheltuiește o Sabie.
lesson-fighting = Luptă pentru răsplată
lesson-fighting-task = În Șirul subteranei, printre cărțile de cumpărat, sunt doi monștri, iar cu trei Săbii îl poți învinge pe unul dintre ei. Compară răsplățile și alege monstrul care aduce cei mai mulți galbeni.
lesson-fighting-done = Cinci galbeni pe loc; galbenii sunt puncte și cu ei cumperi în Piață. Monstrul pleacă din șir.
lesson-fighting-other = Asta aduce mai puțin. Căpcăunul costă toate cele trei Săbii și aduce cinci galbeni.
lesson-taking = Ia artefactul
lesson-taking-task = Ai intrat într-o sală cu un artefact. Pentru el ai venit: ia-l.
lesson-taking-done = Acum poți porni spre ieșire. Dar dragonul e mai furios: cu cât înaintează pe scara furiei, cu atât un atac scoate mai multe cuburi.
lesson-taking-other = Fără artefact nu poți ieși, iar dacă mori, nu primești niciun punct. Ia-l.
lesson-shopping = În Piață
lesson-shopping-task = Ești într-o Piață, iar lucrurile ei stau lângă cărțile de cumpărat. Cari un artefact, mai mult nu poți duce, și ai 8 galbeni. Cumpără lucrul cu care poți lua al doilea artefact.
lesson-shopping-done = Cu un Rucsac poți căra încă un artefact, iar el însuși valorează 5 puncte.
lesson-shopping-other = Asta nu te ajută să cari un artefact. Un Rucsac, da.
lesson-leaving = Ieși cu viață
lesson-leaving-task = Ai un artefact, doar 3 puncte de viață și mult zgomot în Zona de zgomot. O Cizmă îți ajunge până afară: ieși.
lesson-leaving-done = Ai ieșit: 20 de puncte pentru jetonul de maestru și nimic nu te mai poate răni. Pentru ceilalți începe numărătoarea inversă.
lesson-leaving-other = Dragonul poate ataca la sfârșitul acestei ture, iar cu încă 3 răni leșini. Ieși cât mai poți.

## Ce ar trebui să scrie într-o poziție: după două puncte
expected-frame = ceva de făcut, precum enter, attack/4 sau draw/P0/5
expected-card = o carte precum burgle sau burgle*3
expected-card-here = o carte care poate fi în acest loc
expected-reserve = trei numere, cel mult { $most }
expected-artifact = un artefact precum 5 sau 30
expected-room = o sală precum f14
expected-room-on-this-side = o sală de pe această parte a planșei
expected-room-with-secrets = o sală din care nu s-au luat încă toate secretele
expected-secret = un secret precum treasure
expected-kept-secret = un secret care se păstrează, precum chalice, sau monkey-idol
expected-item = o marfă precum key*2, backpack sau crown-10
expected-cube = cuburi precum black*24 sau P0*3
expected-countdown = primul ieșit și un spațiu de la 1 la 5, precum P1/2, de îndată ce a ieșit cineva
expected-purse = ce este de cheltuit, precum skill=3, boots=1 sau exhausted
expected-purse-in-turn = ceva de cheltuit în tura proprie, iar după ea doar „roused”
expected-carried = un artefact pentru { $seat } și încă unul pentru fiecare Rucsac
expected-best-crowns = cele mai bune Coroane, fiindcă se vând primele
expected-turned-over = secrete întoarse ({ $class }): { $taken }, câte s-au luat
source-artifacts = Artefacte
source-mastery = Jeton de maestru
source-items = Obiecte din piață
source-tokens = Secrete și idoli
source-gold = Aur
source-cards = Cărți
