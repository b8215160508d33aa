# Clank! po slovensky. Tlačené slovenské pravidlá nie sú: pojmy aj vety sú naše vlastné.
# Mená hráčov a názvy kariet sa neskloňujú: meno stojí v nominatíve, názov karty po slove „karta“, „príšera“ alebo „zariadenie“.
# Miestnosť ($room) prichádza hotová v nominatíve, preto stojí za dvojbodkou alebo v zátvorke.

# same as English
title = Clank!
pitch = Vkĺzni dnu, ukradni poklad a unikni. Drak počuje každý cveng.
pitch-length = hodina
pitch-kind = buduj a utekaj

## Karty
card-burgle = Lúpenie
card-stumble = Potknutie
card-sidestep = Úkrok
card-scramble = Po štvornožky
card-mercenary = Žoldnier
card-explore = Prieskum
card-secret-tome = Tajomný foliant
# same as English
card-goblin = Goblin
card-sapphire = Zafír
card-emerald = Smaragd
card-ruby = Rubín
card-diamond = Diamant
card-dragons-eye = Dračie oko
card-amulet-of-vigor = Amulet sviežosti
card-boots-of-swiftness = Sedemmíľové čižmy
card-bracers-of-agility = Náramky obratnosti
card-brilliance = Genialita
card-dead-run = Beh o život
card-elven-boots = Elfie čižmy
card-elven-cloak = Elfí plášť
card-elven-dagger = Elfia dýka
card-flying-carpet = Lietajúci koberec
card-lucky-coin = Minca pre šťastie
card-move-silently = Nečujný krok
card-pickaxe = Krompáč
card-scepter-of-the-ape-lord = Žezlo pána opíc
card-search = Prehľadávanie
card-silver-spear = Strieborná kopija
card-singing-sword = Spievajúci meč
card-sleight-of-hand = Šikovné prsty
card-sneak = Zakrádanie
card-swagger = Chvastanie
card-tattle = Žalobaba
card-treasure-map = Mapa pokladu
card-underworld-dealing = Obchod v podsvetí
card-wand-of-recall = Prútik návratu
card-wand-of-wind = Prútik vetra
card-apothecary = Apatiekar
card-archaeologist = Archeológ
card-cleric-of-the-sun = Kňaz slnka
card-dwarven-peddler = Trpasličí kramár
card-gem-collector = Zberateľ drahokamov
card-invoker-of-the-ancients = Vzývač pradávnych
card-kobold-merchant = Koboldí kupec
card-master-burglar = Majster zlodej
card-mister-whiskers = Pán Fúzik
card-monkeybot-3000 = OpiBot 3000
card-rebel-captain = Rebelský kapitán
card-rebel-miner = Rebelský baník
card-rebel-scout = Rebelský zved
card-rebel-soldier = Rebelský vojak
card-the-duke = Vojvoda
card-the-mountain-king = Kráľ hôr
card-the-queen-of-hearts = Srdcová kráľovná
card-treasure-hunter = Hľadač pokladov
card-tunnel-guide = Sprievodca chodbami
card-wizard = Čarodejník
card-dragon-shrine = Dračia svätyňa
card-ladder = Rebrík
card-shrine = Svätyňa
card-teleporter = Portál
card-the-vault = Pokladnica
card-animated-door = Oživené dvere
card-belcher = Grgáč
card-cave-troll = Jaskynný trol
card-crystal-golem = Krištáľový golem
# same as English
card-kobold = Kobold
card-ogre = Zlobor
card-orc-grunt = Orkský pešiak
card-overlord = Temný pán
card-watcher = Strážca

## Tajomstvá
secret-potion-of-greater-healing = Elixír veľkého uzdravenia
secret-greater-skill-boost = Veľký prílev zručnosti
secret-greater-treasure = Veľký poklad
secret-flash-of-brilliance = Záblesk geniality
secret-chalice = Kalich
secret-potion-of-healing = Elixír uzdravenia
secret-potion-of-swiftness = Elixír rýchlosti
secret-potion-of-strength = Elixír sily
secret-skill-boost = Prílev zručnosti
secret-treasure = Poklad
secret-magic-spring = Čarovný prameň
secret-dragon-egg = Dračie vajce

## Čo karty robia
effect-skill = { $count ->
    [one] { $count } zručnosť
    [few] { $count } zručnosti
   *[other] { $count } zručností
}
effect-swords = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečov
}
effect-boots = { $count ->
    [one] { $count } čižma
    [few] { $count } čižmy
   *[other] { $count } čižiem
}
effect-gold = { $count ->
    [one] { $count } zlatka
    [few] { $count } zlatky
   *[other] { $count } zlatiek
}
effect-clank = { $count ->
    [one] { $count } cveng
    [few] { $count } cvengy
   *[other] { $count } cvengov
}
effect-quiet = { $count ->
    [one] o { $count } cveng menej
    [few] o { $count } cvengy menej
   *[other] o { $count } cvengov menej
}
effect-draw = { $count ->
    [one] potiahni si { $count } kartu
    [few] potiahni si { $count } karty
   *[other] potiahni si { $count } kariet
}
effect-heal = { $count ->
    [one] vylieč si { $count } zranenie
    [few] vylieč si { $count } zranenia
   *[other] vylieč si { $count } zranení
}
effect-teleport = { $count ->
    [one] { $count } teleport
    [few] { $count } teleporty
   *[other] { $count } teleportov
}
effect-others-clank = { $count ->
    [one] { $count } cveng každému z ostatných
    [few] { $count } cvengy každému z ostatných
   *[other] { $count } cvengov každému z ostatných
}
effect-all-clank = { $count ->
    [one] { $count } cveng každému
    [few] { $count } cvengy každému
   *[other] { $count } cvengov každému
}
effect-return-cubes = { $count ->
    [one] najviac { $count } čierna kocka sa vráti do vrecka
    [few] najviac { $count } čierne kocky sa vrátia do vrecka
   *[other] najviac { $count } čiernych kociek sa vráti do vrecka
}
effect-rage = drakov hnev rastie
effect-buy-tomes = zaplať { $gold ->
    [one] { $gold } zlatku
    [few] { $gold } zlatky
   *[other] { $gold } zlatiek
} za { $count ->
    [one] { $count } kartu Tajomný foliant
    [few] { $count } karty Tajomný foliant
   *[other] { $count } kariet Tajomný foliant
}
effect-skill-per-clank = { $count ->
    [one] { $count } zručnosť za každý tvoj cveng v tomto ťahu
    [few] { $count } zručnosti za každý tvoj cveng v tomto ťahu
   *[other] { $count } zručností za každý tvoj cveng v tomto ťahu
}
effect-gold-bonus = { $count ->
    [one] o { $count } zlatku viac zakaždým, keď v tomto ťahu získaš zlato
    [few] o { $count } zlatky viac zakaždým, keď v tomto ťahu získaš zlato
   *[other] o { $count } zlatiek viac zakaždým, keď v tomto ťahu získaš zlato
}
effect-gem-discount = { $count ->
    [one] drahokamy sú do konca ťahu o { $count } zručnosť lacnejšie
    [few] drahokamy sú do konca ťahu o { $count } zručnosti lacnejšie
   *[other] drahokamy sú do konca ťahu o { $count } zručností lacnejšie
}
effect-attack = drak zaútočí
effect-trash = na konci ťahu vyraď kartu
effect-trash-burgle = na konci ťahu vyraď kartu Lúpenie
effect-replace-row = vymeň kartu v ponuke
effect-adjacent-secret = vezmi si tajomstvo zo susednej miestnosti
effect-no-cave-stop = krištáľové jaskyne ťa v tomto ťahu nezastavia
effect-ignore-monsters = príšery v chodbách na teba do konca ťahu nemôžu
effect-discard = { $count ->
    [one] odhoď { $count } kartu →
    [few] odhoď { $count } karty →
   *[other] odhoď { $count } kariet →
}
effect-or = alebo
effect-either = { $others } alebo { $last }
short-others-clank = ostatní { $sign }
short-all-clank = všetci { $sign }
short-return-cubes = { $count ->
    [one] { $count } kocka späť
    [few] { $count } kocky späť
   *[other] { $count } kociek späť
}
short-rage = hnev
short-buy-tomes = { $count ->
    [one] { $count } foliant za { $sign }
    [few] { $count } folianty za { $sign }
   *[other] { $count } foliantov za { $sign }
}
short-skill-per-clank = { $sign } za cveng
short-gold-bonus = zakaždým { $sign } navyše
short-gem-discount = zľava na drahokamy { $sign }
short-attack = útok draka
short-trash = vyraď kartu
short-trash-burgle = vyraď Lúpenie
short-replace-row = vymeň v ponuke
short-adjacent-secret = susedné tajomstvo
short-no-cave-stop = bez zastávky
short-ignore-monsters = bez príšer
when-companion = s ďalším spoločníkom:
when-artifact = s artefaktom:
when-crown = s korunou:
when-idol = s opičou modlou:
kind-action = Akcia.
kind-companion = Spoločník.
kind-gem = Drahokam.
kind-device = Zariadenie: zapôsobí hneď a potom sa odhodí.
kind-monster = Príšera.
more-play = Po zahraní: { $text }.
more-acquire = Pri kúpe: { $text }.
more-use = Pri použití: { $text }.
more-defeat = Za víťazstvo: { $text }.
more-arrive = Keď sa objaví: { $text }.
more-depths = Iba v Hlbinách.
more-crystal-cave = Iba v krištáľovej jaskyni.
more-dragon = Keď sa objaví na konci ťahu, zobudí draka.
more-danger = Nebezpečenstvo: kým leží v ponuke, ťahá sa pri každom útoku o kocku viac.
more-points = { $count ->
    [one] Prináša { $count } bod.
    [few] Prináša { $count } body.
   *[other] Prináša { $count } bodov.
}
more-variable = Prináša { $text }.
part-acquire = hneď:
part-arrive = pri objavení:
place-depths = iba v Hlbinách
place-crystal-cave = iba v krištáľovej jaskyni
mark-dragon = zobudí draka
mark-danger = nebezpečenstvo
card-costs = { $card }, cena: { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
}
points-per-gold = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodov
} za { $gold ->
    [one] každú zlatku
    [few] každé { $gold } zlatky
   *[other] každých { $gold } zlatiek
}
points-per-tome = { $count ->
    [one] { $count } bod za každú kartu Tajomný foliant
    [few] { $count } body za každú kartu Tajomný foliant
   *[other] { $count } bodov za každú kartu Tajomný foliant
}
points-with-mastery = { $count ->
    [one] { $count } bod, ak máš žetón majstrovstva
    [few] { $count } body, ak máš žetón majstrovstva
   *[other] { $count } bodov, ak máš žetón majstrovstva
}
points-with-two-kinds = { $count ->
    [one] { $count } bod, ak máš dve z týchto troch vecí: kalich, dračie vajce, opičia modla
    [few] { $count } body, ak máš dve z týchto troch vecí: kalich, dračie vajce, opičia modla
   *[other] { $count } bodov, ak máš dve z týchto troch vecí: kalich, dračie vajce, opičia modla
}

## Podzemie
dungeon = Podzemie
exit = von
way-out = vchod
room = miestnosť { $number }
in-depths = v Hlbinách
crystal-cave = krištáľová jaskyňa
market = Trhovisko
market-room = trhovisko
fountain = liečivá studnička
major-secret = Veľké tajomstvo
minor-secrets = { $count ->
    [one] { $count } Malé tajomstvo
    [few] { $count } Malé tajomstvá
   *[other] { $count } Malých tajomstiev
}
idols = { $count ->
    [one] { $count } opičia modla
    [few] { $count } opičie modly
   *[other] { $count } opičích modiel
}
artifact = { $count ->
    [one] artefakt za { $count } bod
    [few] artefakt za { $count } body
   *[other] artefakt za { $count } bodov
}
pawn = { $who ->
    [you] Ty: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } príšera
    [few] { $count } príšery
   *[other] { $count } príšer
}
tunnel-locked = zamknuté
around = { $place ->
    [entrance] Cesty od vchodu
   *[room] Cesty z miestnosti { $number }
}
around-way = → { $room }:
around-shut = → { $room }: iba s artefaktom
around-against = ← { $room }: jednosmerka, vedie iba sem

## Karty na predaj
row = Ponuka podzemia
row-left = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } kariet
}
reserve = Rezerva
reserve-gist = vždy poruke
pile-left = zostáva { $count }
market-gist = { $gold ->
    [one] každá vec za { $gold } zlatku
    [few] každá vec za { $gold } zlatky
   *[other] každá vec za { $gold } zlatiek
}
item-key = { $count ->
    [one] Pakľúč
    [few] { $count } pakľúče
   *[other] { $count } pakľúčov
}
item-backpack = { $count ->
    [one] Batoh
    [few] { $count } batohy
   *[other] { $count } batohov
}
item-crown = Koruna ({ $count } b.)

## Drak
dragon = Drak
odds = { $drawn ->
    [one] Ďalší útok: { $drawn } kocka z { $all }.
    [few] Ďalší útok: { $drawn } kocky z { $all }.
   *[other] Ďalší útok: { $drawn } kociek z { $all }.
}
odds-own = { $drawn ->
    [one] Ďalší útok: { $drawn } kocka z { $all } (tvojich: { $own }), riziko { $chance } %.
    [few] Ďalší útok: { $drawn } kocky z { $all } (tvojich: { $own }), riziko { $chance } %.
   *[other] Ďalší útok: { $drawn } kociek z { $all } (tvojich: { $own }), riziko { $chance } %.
}
rage = Hnev
rage-said = { $count ->
    [one] políčko { $space }, { $count } kocka a { $danger } za nebezpečenstvo
    [few] políčko { $space }, { $count } kocky a { $danger } za nebezpečenstvo
   *[other] políčko { $space }, { $count } kociek a { $danger } za nebezpečenstvo
}
bag = Vrecko
clank-area = Pole cvengu
cubes-black = čierne: { $count }
cubes-of = { $owner ->
    [you] tvoje: { $count }
   *[other] { $owner }: { $count }
}
countdown = Odpočítavanie
countdown-nobody = vonku ešte nikto nie je
countdown-said = { $who ->
    [you] Si na políčku { $space }
   *[other] { $who }, políčko { $space }
}

## Hráči
purse = K dispozícii
health = Zdravie
health-said = { $damage ->
    [0] Bez zranení, zdravie { $count }
    [one] { $damage } zranenie, zdravie { $count }
    [few] { $damage } zranenia, zdravie { $count }
   *[other] { $damage } zranení, zdravie { $count }
}
hand = { $count ->
    [0] V ruke nemáš žiadnu kartu
    [one] Tvoja ruka, { $count } karta
    [few] Tvoja ruka, { $count } karty
   *[other] Tvoja ruka, { $count } kariet
}
played = { $owner ->
    [you] Tvoje vyložené karty
   *[other] Vyložené karty hráča { $owner }
}
cards = { $count ->
    [0] zatiaľ nič
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kariet
}
discard = Tvoj odhadzovací balíček
tokens = Žetóny
token-count = { $count ->
    [one] { $name }
    [few] { $name }, { $count } kusy
   *[other] { $name }, { $count } kusov
}
mastery = žetón majstrovstva
damage = { $count ->
    [one] { $count } zranenie
    [few] { $count } zranenia
   *[other] { $count } zranení
}
count-clank = na poli cvengu: { $count }
count-quiet = { $count ->
    [one] { $count } cveng sa zruší
    [few] { $count } cvengy sa zrušia
   *[other] { $count } cvengov sa zruší
}
count-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
count-deck = { $count ->
    [one] { $count } karta v ťahacom balíčku
    [few] { $count } karty v ťahacom balíčku
   *[other] { $count } kariet v ťahacom balíčku
}
count-discard = odhodené: { $count }
standing-left = vonku s artefaktom
standing-rescued = v bezvedomí, ale v bezpečí
standing-dead = po smrti
force-exhausted = krištáľová jaskyňa ťa zastavila
force-no-cave-stop = žiadna jaskyňa ťa nezastaví
force-ignores-monsters = príšery v chodbách na teba nemôžu
force-discount = drahokamy sú lacnejšie
force-gold-bonus = zlata získavaš viac
force-skill-per-clank = cveng prináša zručnosť

## Čo sa práve deje
lead-you = Si na ťahu.
lead-other = Na ťahu je { $names }.
lead-over = Partia sa skončila.
wait-chance = Ťahajú sa karty a kocky.
wait-turn = { $place ->
    [entrance] Pri vchode.
   *[room] V miestnosti { $number }.
}
ask-play = Hraj karty, nakupuj, bojuj a choď.
ask-act = Nakupuj, bojuj a choď, alebo ukonči ťah.
ask-choose = { $name }: vyber si jednu možnosť.
ask-discard = { $count ->
    [one] { $name }: odhoď kartu.
    [few] { $name }: odhoď { $count } karty.
   *[other] { $name }: odhoď { $count } kariet.
}
sub-discard = Za to: { $gain }.
ask-replace = Ktorú kartu z ponuky vymeníš?
sub-replace = Symbol draka na novej karte sa neráta.
ask-adjacent = Z ktorej miestnosti si vezmeš tajomstvo?
ask-enter = Vezmeš si, čo tu leží?
sub-enter = Rozhodni sa hneď; neskôr by to znamenalo prísť sem znova.
ask-trash = Ktorá karta navždy opustí tvoj balíček?
sub-trash = Môže ležať medzi vyloženými kartami alebo v tvojom odhadzovacom balíčku.

## Čo sa dá robiť
group-choose = Vyber si
group-discard = Odhoď kartu
group-replace = Vymeň kartu
group-adjacent = Vezmi si tajomstvo
group-trash = Vyraď kartu
group-enter = Tu
group-play = Zahraj kartu
group-walk = Choď
group-teleport = Teleportuj sa
group-acquire = Kúp
group-fight = Bojuj
group-market = Trhovisko
group-drink = Elixíry
group-end = Ťah
short-choose = Vyber
short-discard = Odhoď
short-replace = Vymeň
short-adjacent = Tajomstvo
short-trash-card = Vyraď
short-enter = Vezmi
short-play = Zahraj
short-walk = Choď
# same as English
short-teleport = Teleport
short-acquire = Kúp
short-fight = Bojuj
short-market = Trhovisko
short-drink = Vypi
short-end = Ukonči
short-of = chýba { $sign }
offer-play = Zahraj kartu { $card }
offer-discard = Odhoď kartu { $card }
offer-acquire = Kúp kartu { $card }
offer-use = Použi zariadenie { $card }
offer-fight = Bojuj: { $card }
offer-replace = Vymeň kartu { $card }
offer-trash = Vyraď kartu { $card }
offer-trash-burgle = Vyraď kartu { $card } (Majster zlodej)
offer-key = Kúp pakľúč
offer-backpack = Kúp batoh
offer-crown = { $count ->
    [one] Kúp korunu ({ $count } bod)
    [few] Kúp korunu ({ $count } body)
   *[other] Kúp korunu ({ $count } bodov)
}
offer-walk = { $place ->
    [entrance] Choď k vchodu
   *[room] Choď do miestnosti { $number }
}{ $swords ->
    [0] { "" }
    [one] , použi { $swords } meč
    [few] , použi { $swords } meče
   *[other] , použi { $swords } mečov
}{ $damage ->
    [0] { "" }
    [one] , dostaneš { $damage } zranenie
    [few] , dostaneš { $damage } zranenia
   *[other] , dostaneš { $damage } zranení
}
offer-leave = Odíď z podzemia nadobro
leave = Odíď nadobro
offer-teleport = { $place ->
    [entrance] Teleportuj sa k vchodu
   *[room] Teleportuj sa do miestnosti { $number }
}
offer-take-from = { $place ->
    [entrance] Vezmi tajomstvo pri vchode
   *[room] Vezmi tajomstvo z miestnosti { $number }
}
offer-drink = Vypi: { $name }
offer-choose = Vyber: { $text }
offer-end = Ukonči ťah
end-unspent = Nevyužité:
offer-keep = Nechaj si karty, nezískaš nič
offer-decline = Nechaj to ležať
offer-take-artifact = { $count ->
    [one] Vezmi artefakt za { $count } bod
    [few] Vezmi artefakt za { $count } body
   *[other] Vezmi artefakt za { $count } bodov
}
offer-take-major = Vezmi Veľké tajomstvo
offer-take-minor = Vezmi Malé tajomstvo
offer-take-idol = Vezmi opičiu modlu

## Príbeh
log-turn = { $who ->
    [you] Si na ťahu
   *[other] Na ťahu: { $who }
}
log-started = { $who ->
    [you] Začínaš.
   *[other] { $who } začína.
}
log-removed = { $count ->
    [one] Artefakt za { $count } bod zostáva v škatuli.
    [few] Artefakt za { $count } body zostáva v škatuli.
   *[other] Artefakt za { $count } bodov zostáva v škatuli.
}
log-played = { $who ->
    [you] Hráš kartu { $card }:
   *[other] { $who } hrá kartu { $card }:
}
log-played-plain = { $who ->
    [you] Hráš kartu { $card }.
   *[other] { $who } hrá kartu { $card }.
}
log-drew = { $who ->
    [you] Ťaháš si kartu.
   *[other] { $who } si ťahá kartu.
}
log-drew-card = { $who ->
    [you] Ťaháš si kartu { $card }.
   *[other] { $who } si ťahá kartu { $card }.
}
log-reshuffled = { $who ->
    [you] Miešaš odhodené karty do nového ťahacieho balíčka.
   *[other] { $who } mieša odhodené karty do nového ťahacieho balíčka.
}
log-discarded = { $who ->
    [you] Odhadzuješ kartu { $card }.
   *[other] { $who } odhadzuje kartu { $card }.
}
log-trashed = { $who ->
    [you] Vyraďuješ kartu { $card }.
   *[other] { $who } vyraďuje kartu { $card }.
}
log-acquired = { $who ->
    [you] { $count ->
        [one] Kupuješ kartu { $card } za { $count } zručnosť.
        [few] Kupuješ kartu { $card } za { $count } zručnosti.
       *[other] Kupuješ kartu { $card } za { $count } zručností.
    }
   *[other] { $count ->
        [one] { $who } kupuje kartu { $card } za { $count } zručnosť.
        [few] { $who } kupuje kartu { $card } za { $count } zručnosti.
       *[other] { $who } kupuje kartu { $card } za { $count } zručností.
    }
}
log-took = { $who ->
    [you] Berieš si kartu { $card }.
   *[other] { $who } si berie kartu { $card }.
}
log-used = { $who ->
    [you] Používaš zariadenie { $card }.
   *[other] { $who } používa zariadenie { $card }.
}
log-fought = { $who ->
    [you] Porážaš príšeru { $card }.
   *[other] { $who } poráža príšeru { $card }.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Kupuješ pakľúč.
       *[other] { $who } kupuje pakľúč.
    }
    [backpack] { $who ->
        [you] Kupuješ batoh.
       *[other] { $who } kupuje batoh.
    }
   *[crown] { $who ->
        [you] Kupuješ korunu.
       *[other] { $who } kupuje korunu.
    }
}
log-drank = { $who ->
    [you] Piješ: { $name }.
   *[other] { $who } pije: { $name }.
}
log-moved = { $who ->
    [you] Ideš { $place ->
        [entrance] k vchodu
       *[room] do miestnosti { $number }
    }{ $damage ->
        [0] .
        [one] { " " }a dostávaš { $damage } zranenie.
        [few] { " " }a dostávaš { $damage } zranenia.
       *[other] { " " }a dostávaš { $damage } zranení.
    }
   *[other] { $who } ide { $place ->
        [entrance] k vchodu
       *[room] do miestnosti { $number }
    }{ $damage ->
        [0] .
        [one] { " " }a dostáva { $damage } zranenie.
        [few] { " " }a dostáva { $damage } zranenia.
       *[other] { " " }a dostáva { $damage } zranení.
    }
}
log-teleported = { $who ->
    [you] Teleportuješ sa { $place ->
        [entrance] k vchodu
       *[room] do miestnosti { $number }
    }.
   *[other] { $who } sa teleportuje { $place ->
        [entrance] k vchodu
       *[room] do miestnosti { $number }
    }.
}
log-found = { $who ->
    [you] Nachádzaš: { $name } –
   *[other] { $who } nachádza: { $name } –
}
log-found-plain = { $who ->
    [you] Nachádzaš: { $name }.
   *[other] { $who } nachádza: { $name }.
}
log-idol = { $who ->
    [you] Berieš si opičiu modlu.
   *[other] { $who } si berie opičiu modlu.
}
log-artifact = { $who ->
    [you] { $count ->
        [one] Berieš si artefakt za { $count } bod!
        [few] Berieš si artefakt za { $count } body!
       *[other] Berieš si artefakt za { $count } bodov!
    }
   *[other] { $count ->
        [one] { $who } si berie artefakt za { $count } bod!
        [few] { $who } si berie artefakt za { $count } body!
       *[other] { $who } si berie artefakt za { $count } bodov!
    }
}
log-gold = { $who ->
    [you] { $count ->
        [one] Získavaš { $count } zlatku.
        [few] Získavaš { $count } zlatky.
       *[other] Získavaš { $count } zlatiek.
    }
   *[other] { $count ->
        [one] { $who } získava { $count } zlatku.
        [few] { $who } získava { $count } zlatky.
       *[other] { $who } získava { $count } zlatiek.
    }
}
log-paid = { $who ->
    [you] { $count ->
        [one] Platíš { $count } zlatku.
        [few] Platíš { $count } zlatky.
       *[other] Platíš { $count } zlatiek.
    }
   *[other] { $count ->
        [one] { $who } platí { $count } zlatku.
        [few] { $who } platí { $count } zlatky.
       *[other] { $who } platí { $count } zlatiek.
    }
}
log-noise = { $who ->
    [you] { $count ->
        [one] Robíš hluk: { $count } cveng.
        [few] Robíš hluk: { $count } cvengy.
       *[other] Robíš hluk: { $count } cvengov.
    }
   *[other] { $count ->
        [one] { $who } robí hluk: { $count } cveng.
        [few] { $who } robí hluk: { $count } cvengy.
       *[other] { $who } robí hluk: { $count } cvengov.
    }
}
log-hushed = { $who ->
    [you] { $count ->
        [one] Rušíš { $count } cveng.
        [few] Rušíš { $count } cvengy.
       *[other] Rušíš { $count } cvengov.
    }
   *[other] { $count ->
        [one] { $who } ruší { $count } cveng.
        [few] { $who } ruší { $count } cvengy.
       *[other] { $who } ruší { $count } cvengov.
    }
}
log-healed = { $who ->
    [you] { $count ->
        [one] Liečiš si { $count } zranenie.
        [few] Liečiš si { $count } zranenia.
       *[other] Liečiš si { $count } zranení.
    }
   *[other] { $count ->
        [one] { $who } si lieči { $count } zranenie.
        [few] { $who } si lieči { $count } zranenia.
       *[other] { $who } si lieči { $count } zranení.
    }
}
log-revealed = Objavuje sa karta { $card }.
log-rouses = Objavuje sa karta { $card } a budí draka.
log-put-away = Karta { $card } sa odhadzuje.
log-dungeon-reshuffled = Balíček podzemia sa mieša znova.
log-raged = Drakov hnev rastie.
log-cubes-returned = { $count ->
    [one] Do vrecka sa vracia { $count } čierna kocka.
    [few] Do vrecka sa vracajú { $count } čierne kocky.
   *[other] Do vrecka sa vracia { $count } čiernych kociek.
}
log-attacked = { $count ->
    [one] Drak útočí a z vrecka sa ťahá { $count } kocka.
    [few] Drak útočí a z vrecka sa ťahajú { $count } kocky.
   *[other] Drak útočí a z vrecka sa ťahá { $count } kociek.
}
log-cubes = Z vrecka:
log-black = čierna
log-cube = { $owner ->
    [you] tvoja
   *[other] { $owner }
}
log-left = { $who ->
    [you] Opúšťaš podzemie s artefaktom.
   *[other] { $who } opúšťa podzemie s artefaktom.
}
log-rescued = { $who ->
    [you] Upadáš do bezvedomia, ale pomoc prichádza včas.
   *[other] { $who } upadá do bezvedomia, ale pomoc prichádza včas.
}
log-dead = { $who ->
    [you] Umieraš.
   *[other] { $who } umiera.
}
log-ran = { $who ->
    [you] Odpočítavanie: si na políčku { $space }.
   *[other] Odpočítavanie: { $who }, políčko { $space }.
}
log-ended = V podzemí už nikto nie je.

## Koniec
over-winner = { $points ->
    [one] { $who ->
        [you] Vyhrávaš: { $points } bod.
       *[other] Vyhráva { $who }: { $points } bod.
    }
    [few] { $who ->
        [you] Vyhrávaš: { $points } body.
       *[other] Vyhráva { $who }: { $points } body.
    }
   *[other] { $who ->
        [you] Vyhrávaš: { $points } bodov.
       *[other] Vyhráva { $who }: { $points } bodov.
    }
}
over-nobody = Živý sa von nedostal nikto, takže nikto nevyhráva.
over-tie = Zhoda v bodoch: rozhoduje cennejší artefakt.
account = Bodovanie
account-left = { $result ->
    [winner] { $who ->
        [you] Vyhrávaš: { $points }
       *[other] { $who } vyhráva: { $points }
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Vyhrávaš: { $points } (po záchrane)
       *[other] { $who } vyhráva: { $points } (po záchrane)
    }
   *[other] { $who ->
        [you] Ty: { $points } (po záchrane)
       *[other] { $who }: { $points } (po záchrane)
    }
}
account-dead = { $who ->
    [you] Ty: po smrti, bez bodov
   *[other] { $who }: po smrti, bez bodov
}
account-artifact = Artefakt { $count }: { $points }
account-mastery = Žetón majstrovstva: { $points }
account-crown = Koruna { $count }: { $points }
account-keys = { $count ->
    [one] Pakľúč: { $points }
    [few] { $count } pakľúče: { $points }
   *[other] { $count } pakľúčov: { $points }
}
account-backpacks = { $count ->
    [one] Batoh: { $points }
    [few] { $count } batohy: { $points }
   *[other] { $count } batohov: { $points }
}
account-idols = { $count ->
    [one] Opičia modla: { $points }
    [few] { $count } opičie modly: { $points }
   *[other] { $count } opičích modiel: { $points }
}
account-gold = { $count ->
    [one] { $count } zlatka: { $points }
    [few] { $count } zlatky: { $points }
   *[other] { $count } zlatiek: { $points }
}
account-named = { $count ->
    [one] { $name }: { $points }
    [few] { $name } × { $count }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Znaky
term-skill = Zručnosť: kupuješ za ňu karty a používaš zariadenia
term-sword = Meč: na boj
term-boot = Čižma: prejdeš jednou chodbou
term-gold = Zlatka: na konci bod; platí sa ňou na trhovisku
term-noise = Cveng: kocky na poli cvengu; s ďalším útokom putujú do vrecka
term-quiet = Cveng, ktorý sa v tomto ťahu zruší
term-draw = Potiahni si kartu
term-teleport = Teleport do susednej miestnosti
term-heart = Zostávajúce zdravie
term-damage = Zranenie
term-dragon = Keď sa objaví, zobudí draka
term-danger = Nebezpečenstvo: pri každom útoku o kocku viac
term-point = Body na konci
term-feet = Chodba za dve čižmy
term-fang = Príšera v chodbe: meč alebo jedno zranenie
term-lock = Zamknutá chodba: iba s pakľúčom
term-crystal = Krištáľová jaskyňa: v tomto ťahu už žiadne čižmy
term-market = Trhovisko: čokoľvek za 7 zlatiek
term-fountain = Liečivá studnička: pri vstupe vylieči 1 zranenie
term-minor = Malé tajomstvo, lícom nadol
term-major = Veľké tajomstvo, lícom nadol
term-idol = Opičia modla, 5 bodov
term-artifact = Artefakt a jeho body; bez neho sa nikto nedostane von
term-key = Pakľúč: otvára zamknuté chodby, 5 bodov
term-backpack = Batoh: miesto na ďalší artefakt, 5 bodov
term-crown = Koruna: body sú na nej
term-potion = Elixír: vypiť ho môžeš vo svojom ťahu
term-keepsake = Kalich (7 bodov) alebo dračie vajce (3 body)
term-mastery = Žetón majstrovstva, 20 bodov
term-cube = Kocky
term-hand = Karty v ruke
term-deck = Karty v ťahacom balíčku
term-discard = Karty v odhadzovacom balíčku
term-flag = Kto je prvý vonku
term-skull = Koniec
term-action = Akcia
term-companion = Spoločník
term-gem = Drahokam
term-device = Zariadenie
term-monster = Príšera

## Nastavenia
option-board = Strana hracieho plánu
option-board-front = predná
option-board-back = zadná
option-start = Kto začína
option-start-lot = rozhodne žreb
option-start-p0 = prvé miesto
option-start-p1 = druhé miesto
option-start-p2 = tretie miesto
option-start-p3 = štvrté miesto
option-countdown-final = Posledné políčko odpočítavania
option-countdown-final-knock-out = omráči všetkých, čo zostali
option-countdown-final-kill = zabije všetkých, čo zostali
option-artifact-pickup = Artefakty sa berú
option-artifact-pickup-on-entry = pri vstupe do miestnosti
option-artifact-pickup-action = v miestnosti kedykoľvek
option-arrive-at-set-up = Texty „Keď sa objaví“ už pri príprave
option-arrive-at-set-up-on = áno
option-arrive-at-set-up-off = nie
option-dungeon-deck-reshuffle = Balíček podzemia sa znova mieša
option-dungeon-deck-reshuffle-on = áno
option-dungeon-deck-reshuffle-off = nie
option-discard-cost-optional = Odhodenie je dobrovoľné
option-discard-cost-optional-off = nie
option-discard-cost-optional-on = áno

## Dôvody rady: stoja samy v riadku pod ťahom, preto sa nezačínajú príklonkou (ti, ťa)
why-points = { $count ->
    [one] o { $count } bod viac
    [few] o { $count } body viac
    [many] o { $count } bodu viac
   *[other] o { $count } bodov viac
}
why-artifact = { $count ->
    [one] o { $count } bod viac za artefakty
    [few] o { $count } body viac za artefakty
    [many] o { $count } bodu viac za artefakty
   *[other] o { $count } bodov viac za artefakty
}
why-health = { $count ->
    [one] o { $count } zranenie menej
    [few] o { $count } zranenia menej
    [many] o { $count } zranenia menej
   *[other] o { $count } zranení menej
}
why-way-home = o { $count } % vyššia šanca dostať sa včas von
why-deck = { $count ->
    [one] o { $count } bod viac vďaka lepšiemu balíčku
    [few] o { $count } body viac vďaka lepšiemu balíčku
    [many] o { $count } bodu viac vďaka lepšiemu balíčku
   *[other] o { $count } bodov viac vďaka lepšiemu balíčku
}
why-quieter = tvojich kociek má drak o { $count } menej

## Pravidlá
rule-ck-2-8 = Toto už na trhovisku nemajú.
rule-ck-2-16 = Texty „Keď sa objaví“ na prvých šiestich kartách sa vykonajú.
rule-ck-2-19 = Začínajúceho hráča určí žreb alebo dohoda; taký hráč musí sedieť pri stole.
rule-ck-2-22 = Hrací plán má dve strany; predná je ľahšia.
rule-ck-3-2 = Hráš karty z vlastnej ruky, jednu po druhej.
rule-ck-3-4 = Skôr než sa ťah skončí, musíš zahrať všetky karty z ruky.
rule-ck-3-5 = Najprv musíš rozhodnúť niečo iné.
rule-ck-3-6 = Ťah sa skončil: už sa iba vyberajú karty na vyradenie.
rule-ck-4-7 = Odhodiť sa dá iba karta z ruky, a to keď to žiada text.
rule-ck-4-9 = Ak máš dosť kariet, odhodiť musíš.
rule-ck-4-10 = Vyradiť sa dá iba vyložená karta alebo karta z tvojho odhadzovacieho balíčka.
rule-ck-4-11 = Čo sa vyradí, vyberáš na konci ťahu.
rule-ck-4-13 = Kým je čo vyradiť, vyradiť musíš.
rule-ck-6-1 = Za zručnosť sa kupujú akcie, spoločníci a drahokamy z ponuky a karty z rezervy.
rule-ck-6-2 = Stojí to viac zručnosti, než máš.
rule-ck-6-5 = Táto kôpka rezervy je prázdna.
rule-ck-6-7 = Táto karta sa dá kúpiť iba v Hlbinách.
rule-ck-7-1 = Použiť sa dá iba zariadenie z ponuky.
rule-ck-7-2 = Toto zariadenie funguje iba v Hlbinách.
rule-ck-7-3 = Z viacerých možností vyberáš jednu, ktorá sa dá vykonať.
rule-ck-8-1 = Príšera z ponuky alebo Goblin sa poráža toľkými mečmi, koľko ukazuje.
rule-ck-8-4 = S touto príšerou sa dá bojovať iba tam, kde je doma.
rule-ck-9-1 = V miestnosti s trhoviskom stojí každá vec 7 zlatiek.
rule-ck-10-1 = Čižma ťa prevedie jednou chodbou do susednej miestnosti.
rule-ck-10-2 = Chodba so stopami stojí dve čižmy.
rule-ck-10-3 = Každá príšera v chodbe stojí jeden meč alebo jedno zranenie, ako chceš; mečov nesmie byť viac než príšer.
rule-ck-10-5 = Zranenia nesmú zaplniť tvoju stupnicu zdravia.
rule-ck-10-6 = Na každé zranenie potrebuješ kocku vo svojej zásobe.
rule-ck-10-7 = Na tieto príšery ti nestačia meče ani zdravie.
rule-ck-10-8 = Do zamknutej chodby potrebuješ pakľúč.
rule-ck-10-9 = Touto chodbou sa dá ísť iba v smere šípky.
rule-ck-10-12 = Krištáľová jaskyňa ťa zastaví: po vstupe už v tomto ťahu žiadne čižmy nepoužiješ.
rule-ck-10-17 = Teleport vedie do susednej miestnosti a musíš nejaký mať.
rule-ck-10-20 = Bez artefaktu nikto nesmie odísť.
rule-ck-11-3 = Pri vstupe do miestnosti si smieš vziať jeden žetón, ktorý tam leží.
rule-ck-11-5 = Žetón sa berie vo chvíli, keď vstúpiš.
rule-ck-11-7 = Unesieš jeden artefakt a za každý batoh jeden navyše.
rule-ck-11-8 = Každý vzatý artefakt draka viac rozhnevá.
rule-ck-12-14 = Vypiť sa dá iba elixír, ktorý leží pred tebou.
rule-ck-14-2 = Najprv sa objavia všetky chýbajúce karty, potom sa vykonajú ich texty „Keď sa objaví“ a napokon príde najviac jeden útok.
rule-ck-14-8 = Keď sa balíček podzemia minie, zamieša sa znova z odhodených kariet podzemia.
rule-ck-15-1 = Pri útoku putuje všetok cveng do vrecka a ťahajú sa kocky: podľa hnevu, po jednej navyše za každú kartu s nebezpečenstvom a ďalšie pri odpočítavaní.
rule-ck-15-4 = Čierna kocka ide nabok; kocka hráča znamená jedno zranenie.
rule-ck-16-6 = Ak ťa omráčia nad Hlbinami a máš artefakt, zachránia ťa a tvoje body platia.
rule-ck-16-7 = Ak ťa omráčia v Hlbinách alebo bez artefaktu, je po tebe.
rule-ck-17-7 = Posledné políčko odpočítavania omráči všetkých, čo sú ešte v podzemí.
rule-ck-17-14 = Body sú za artefakty, žetón majstrovstva, ostatné žetóny, zlato a karty.
rule-ck-17-15 = Vyhráva, kto má najviac bodov; pri zhode rozhoduje najcennejší artefakt.
rule-ck-17-16 = Mŕtvi body nemajú. Ak zahynú všetci, nevyhráva nikto.
rule-ck-18-11 = Karta z ponuky sa vymieňa, iba keď to hovorí text.
rule-ck-18-12 = Karta Lúpenie musí byť vyložená alebo v tvojom odhadzovacom balíčku.
rule-ck-18-15 = Potrebuješ 7 zlatiek a musí zostávať aspoň jedna karta Tajomný foliant.
rule-ck-18-16 = V susednej miestnosti musí ležať Veľké alebo Malé tajomstvo.

## Tréner: vždy dve krátke vety
coach-goal = Ukradni artefakt, preži a dostaň sa von s najväčším počtom bodov; kto najviac cvendží, kŕmi draka.
coach-choose = Karta, žetón alebo miesto ti ponúka viacero účinkov, vyber si jeden. Zvoľ to, čo ti teraz najviac pomôže: zlato sú body, a keď sa nadobro zbavíš slabej karty, zvyšok tvojho balíčka bude lepší.
coach-discard = Odhoď kartu, ktorá ti bude chýbať najmenej. Odhodená karta nezapôsobí a pri karte Potknutie je to len dobre.
coach-replace = Zbav sa karty, ktorá pomáha súperovi alebo nahráva drakovi. Odíde z ponuky a príde iná.
coach-adjacent = Tajomstvo prináša body alebo pomoc a toto ťa nestojí ani krok: vezmi si ho zo susednej miestnosti. Veľké tajomstvá sú cennejšie než Malé.
coach-trash = V malom balíčku prídu dobré karty skôr: vyraď kartu Potknutie alebo Lúpenie. Vyradená karta opustí tvoj balíček nadobro.
coach-enter = Po artefakt sem ideš a bez neho sa von nedostaneš. Keď vojdeš do miestnosti, smieš si vziať jednu vec, ktorá tam leží; artefaktom však draka ešte viac nahneváš.
coach-play = Karty ťa dovedú k artefaktu a späť: zručnosť kupuje lepšie karty, meče bojujú, čižmy chodia. Najprv zahraj všetky, až potom rátaj, na čo máš.
coach-walk = Dôjdi k artefaktu a včas zase von. Každá chodba stojí čižmu, so stopami dve, a príšery hryzú; miestnosti, kam teraz dôjdeš, svietia a pri ceste vidíš cenu.
coach-teleport = Teleport ušetrí najviac tam, kde by cesta pešo stála najviac. Prenesie ťa do susednej miestnosti bez čižiem a popri príšerách, zámkach aj šípkach.
coach-acquire = S lepšími kartami sa dostaneš ďalej a mnohé sú za body: míňaj zručnosť, zvyšok prepadne. Kúpená karta leží v odhadzovacom balíčku a pomôže ti po najbližšom zamiešaní.
coach-fight = Porazená príšera platí hneď, často zlatom, a zlato sú body. Ak ti zostanú 2 meče, Goblin vždy vydá 1 zlatku.
coach-market = Tu sa zlato mení na niečo lepšie: pakľúč otvorí zámky, batoh unesie druhý artefakt, koruna je za body. Každá vec stojí 7 zlatiek; čo chceš používať, kúp zavčasu.
coach-drink = Elixír môže zachrániť ťah alebo život, ale iba raz. Vypi ho kedykoľvek počas svojho ťahu; liečivý si šetri na chvíľu, keď ho budeš potrebovať.
coach-end = Keď ťa už nič, na čo máš, neposunie ďalej, ukonči ťah. Potom sa doplní ponuka a drak na novej karte znamená útok: stráž si svoj cveng.

## The prologue: the same, in the first minute
prologue-stealing = Prečo si tu
prologue-stealing-task = Kradneš v dračom brlohu: ukradni artefakt, preži, dostaň sa von a získaj najviac bodov. Priamo tu leží artefakt: vezmi ho.
prologue-stealing-done = Je za 7 bodov, ak sa s ním dostaneš von. Drak si to však všimol: každý artefakt ho nahnevá viac.
prologue-stealing-other = Bez artefaktu sa von nedostaneš a mŕtvi nemajú žiadne body. Vezmi ho.
prologue-walking = Ťah
prologue-walking-task = V každom ťahu zahráš päť kariet a minieš, čo prinesú: zručnosť kupuje karty, meče bojujú, čižmy chodia. Zahraj poslednú kartu, Úkrok, a choď do miestnosti 16, smerom k východu.
prologue-walking-done = To je ťah: zahraj karty a potom za to, čo priniesli, nakupuj, bojuj a choď. Čo kúpiš, posilní tvoje ďalšie ťahy.
prologue-walking-other = V ťahu môžeš urobiť aj toto. Teraz však chceš von: zahraj Úkrok a choď do miestnosti 16.
prologue-waking = Tvoj vlastný hluk
prologue-waking-task = O pár ťahov neskôr. Potknutie znamená cveng: každý cveng položí tvoju kocku na pole cvengu a leží ich tam už päť. Ukonči ťah a pozri sa, kto ťa počul.
prologue-waking-done = Ponuka podzemia sa doplnila a na novej karte je drak, takže zaútočil. Tvoje kocky išli do jeho vrecka a dve z vytiahnutých boli tvoje: dve zranenia. Desať ťa omráči.
prologue-waking-other = To môžeš tiež. Pozri sa však, čo tvoj hluk spôsobí: začni znova a ukonči ťah.
prologue-leaving = Cesta von
prologue-leaving-task = Máš artefakt, ale zdravie už iba 3, a von z podzemia ti stačí jedna čižma: odíď.
prologue-leaving-done = Si vonku, v bezpečí a máš o 20 bodov viac. Ostatným sa začína odpočítavanie; keď v podzemí nikto nezostane, vyhrá najviac bodov.
prologue-leaving-other = Drak môže na konci ťahu zaútočiť a ďalšie 3 zranenia by ťa omráčili. Odíď, kým môžeš.

## Lekcie: názov, úloha, prečo to bolo správne, prečo niečo iné nie
lesson-buying = Zahraj karty a nakúp
lesson-buying-task = Zahraj všetkých päť kariet: prinesú 3 zručnosti a 1 čižmu a karta Potknutie narobí hluk. Potom kúp z rezervy kartu Prieskum, stojí 3 zručnosti.
lesson-buying-done = Karta Prieskum leží v tvojom odhadzovacom balíčku a po najbližšom zamiešaní ti príde do ruky. Zručnosť, ktorú neminieš, prepadne.
lesson-buying-other = Ešte nie: najprv zahraj všetky karty, potom daj všetky 3 zručnosti za kartu Prieskum.
lesson-walking = Popri príšere
lesson-walking-task = V chodbe do miestnosti 14 číha príšera a uhryzne za jedno zranenie. Máš čižmu a meče: choď tam a použi na ňu jeden meč.
lesson-walking-done = Jedna čižma, jeden meč a žiadne zranenie. Desať zranení ťa omráči, takže každé sa ráta.
lesson-walking-other = Dá sa to aj lepšie. Choď do miestnosti 14 a použi jeden meč.
lesson-fighting = Bojuj o odmenu
lesson-fighting-task = V ponuke podzemia, medzi kartami na kúpu, ležia dve príšery a tri meče stačia na jednu z nich. Porovnaj odmeny a vyber tú, ktorá vynesie najviac zlata.
lesson-fighting-done = Päť zlatiek naraz; zlato sú body a platí sa ním na trhovisku. Príšera mizne z ponuky.
lesson-fighting-other = To vynesie menej. Zlobor stojí všetky tri meče a dá päť zlatiek.
lesson-taking = Vezmi artefakt
lesson-taking-task = Vchádzaš do miestnosti s artefaktom. Presne preň si tu: vezmi ho.
lesson-taking-done = Teraz už smieš zamieriť von. Drakov hnev však vzrástol: čím ďalej sa drak na stupnici hnevu dostane, tým viac kociek sa pri útoku ťahá.
lesson-taking-other = Bez artefaktu sa von nedostaneš, a keď zomrieš, nemáš žiadne body. Vezmi ho.
lesson-shopping = Na trhovisku
lesson-shopping-task = Si na trhovisku a jeho tovar leží pri kartách na kúpu. Nesieš artefakt, viac neunesieš, a máš 8 zlatiek. Kúp to, s čím unesieš aj druhý.
lesson-shopping-done = S batohom unesieš o artefakt viac a 5 bodov je aj za samotný batoh.
lesson-shopping-other = V tom artefakt neunesieš. V batohu áno.
lesson-leaving = Von so zdravou kožou
lesson-leaving-task = Máš artefakt, zdravie už iba 3 a na poli cvengu veľa hluku. Von ti stačí jedna čižma: odíď.
lesson-leaving-done = Si vonku: 20 bodov za žetón majstrovstva, a ublížiť ti už nikto nemôže. Ostatným sa začína odpočítavanie.
lesson-leaving-other = Drak môže na konci ťahu zaútočiť a ďalšie 3 zranenia by ťa omráčili. Odíď, kým môžeš.

## Čo by malo stáť v pozícii: za dvojbodkou
expected-frame = niečo, čo sa má urobiť, napríklad enter, attack/4 alebo draw/P0/5
expected-card = karta, napríklad burgle alebo burgle*3
expected-card-here = karta, ktorá na tomto mieste môže byť
expected-reserve = tri čísla, najviac { $most }
expected-artifact = artefakt, napríklad 5 alebo 30
expected-room = miestnosť, napríklad f14
expected-room-on-this-side = miestnosť z tejto strany hracieho plánu
expected-room-with-secrets = miestnosť, z ktorej ešte nie sú vzaté všetky tajomstvá
expected-secret = tajomstvo, napríklad treasure
expected-kept-secret = tajomstvo, ktoré si hráč necháva, napríklad chalice, alebo monkey-idol
expected-item = tovar, napríklad key*2, backpack alebo crown-10
expected-cube = kocky, napríklad black*24 alebo P0*3
expected-countdown = kto bol prvý vonku a políčko od 1 do 5, napríklad P1/2, len čo je niekto vonku
expected-purse = čo je k dispozícii, napríklad skill=3, boots=1 alebo exhausted
expected-purse-in-turn = niečo k dispozícii vo vlastnom ťahu, po ňom len „roused“
expected-carried = jeden artefakt pre { $seat } a za každý batoh jeden navyše
expected-best-crowns = najlepšie koruny, lebo tie sa predávajú prvé
expected-turned-over = odokryté tajomstvá ({ $class }): { $taken }, toľko, koľko ich bolo vzatých
source-artifacts = Artefakty
source-mastery = Žetón majstrovstva
source-items = Tovar z trhu
source-tokens = Tajomstvá a modly
source-gold = Zlato
source-cards = Karty
