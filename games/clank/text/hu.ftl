# Klank! magyarul. Minden mondat a miénk. A cím és a relikvia a magyar kiadás szava, a többi szakszó a mi választásunk.
# A játékosok neve és a kártyák neve mindig ragozatlan; a terem ($room) kész alanyesetű szókapcsolat, ezért kettőspont áll előtte.

title = Klank!
pitch = Osonj be, lopd el a kincset, és menekülj ki. A sárkány minden klankot meghall.
pitch-length = egy óra
pitch-kind = építs és fuss

## Kártyák
card-burgle = Betörés
card-stumble = Botlás
card-sidestep = Kitérés
card-scramble = Iszkolás
card-mercenary = Zsoldos
card-explore = Felfedezés
card-secret-tome = Titkok könyve
# same as English
card-goblin = Goblin
card-sapphire = Zafír
card-emerald = Smaragd
card-ruby = Rubin
card-diamond = Gyémánt
card-dragons-eye = Sárkányszem
card-amulet-of-vigor = Az életerő amulettje
card-boots-of-swiftness = Hétmérföldes csizma
card-bracers-of-agility = A fürgeség karvédője
card-brilliance = Lángelme
card-dead-run = Lóhalálában
card-elven-boots = Tündecsizma
card-elven-cloak = Tündeköpeny
card-elven-dagger = Tündetőr
card-flying-carpet = Repülő szőnyeg
card-lucky-coin = Szerencseérme
card-move-silently = Nesztelen léptek
card-pickaxe = Csákány
card-scepter-of-the-ape-lord = A majomúr jogara
card-search = Kutatás
card-silver-spear = Ezüstlándzsa
card-singing-sword = Daloló kard
card-sleight-of-hand = Szemfényvesztés
card-sneak = Lopakodás
card-swagger = Hencegés
card-tattle = Árulkodás
card-treasure-map = Kincses térkép
card-underworld-dealing = Alvilági üzlet
card-wand-of-recall = A visszatérés pálcája
card-wand-of-wind = A szelek pálcája
card-apothecary = Patikus
card-archaeologist = Régész
card-cleric-of-the-sun = A Nap papja
card-dwarven-peddler = Törpe vándorárus
card-gem-collector = Drágakőgyűjtő
card-invoker-of-the-ancients = Az ősök idézője
card-kobold-merchant = Kobold kalmár
card-master-burglar = Mesterbetörő
card-mister-whiskers = Bajszos úr
card-monkeybot-3000 = Majombot 3000
card-rebel-captain = Lázadó kapitány
card-rebel-miner = Lázadó bányász
card-rebel-scout = Lázadó felderítő
card-rebel-soldier = Lázadó katona
card-the-duke = A herceg
card-the-mountain-king = A hegyi király
card-the-queen-of-hearts = A szívek királynője
card-treasure-hunter = Kincsvadász
card-tunnel-guide = Járatkalauz
card-wizard = Varázsló
card-dragon-shrine = Sárkányszentély
card-ladder = Létra
card-shrine = Szentély
card-teleporter = Teleportkapu
card-the-vault = A kincseskamra
card-animated-door = Eleven ajtó
card-belcher = Böfögő
card-cave-troll = Barlangi troll
card-crystal-golem = Kristálygólem
# same as English
card-kobold = Kobold
# same as English
card-ogre = Ogre
card-orc-grunt = Ork gyalogos
card-overlord = Nagyúr
card-watcher = Őrszem

## Titkok
secret-potion-of-greater-healing = Nagy gyógyital
secret-greater-skill-boost = Nagy ügyességfokozás
secret-greater-treasure = Nagy kincs
secret-flash-of-brilliance = Isteni szikra
secret-chalice = Kehely
secret-potion-of-healing = Gyógyital
secret-potion-of-swiftness = Gyorsító ital
secret-potion-of-strength = Erősítő ital
secret-skill-boost = Ügyességfokozás
secret-treasure = Kincs
secret-magic-spring = Varázsforrás
secret-dragon-egg = Sárkánytojás

## Mit tudnak a kártyák
effect-skill = { $count } Ügyesség
effect-swords = { $count } Kard
effect-boots = { $count } Csizma
effect-gold = { $count } arany
effect-clank = { $count } klank
effect-quiet = { $count } klankkal kevesebb
effect-draw = húzz { $count } kártyát
effect-heal = { $count } gyógyulás
effect-teleport = { $count } teleport
effect-others-clank = { $count } klank minden más játékosnak
effect-all-clank = { $count } klank mindenkinek
effect-return-cubes = legfeljebb { $count } fekete kocka visszakerül a zsákba
effect-rage = a sárkány dühe nő
effect-buy-tomes = fizess { $gold } aranyat { $count } Titkok könyvéért
effect-skill-per-clank = { $count } Ügyesség minden klankod után ebben a körben
effect-gold-bonus = { $count } arannyal több, valahányszor ebben a körben aranyat kapsz
effect-gem-discount = a kör végéig a drágakövek { $count } Ügyességgel olcsóbbak
effect-attack = a sárkány támad
effect-trash = selejtezz egy kártyát a kör végén
effect-trash-burgle = selejtezz egy Betörést a kör végén
effect-replace-row = cserélj le egy kártyát a Kazamatasorban
effect-adjacent-secret = vegyél el egy titkot egy szomszédos teremből
effect-no-cave-stop = ebben a körben a kristálybarlangok nem állítanak meg
effect-ignore-monsters = a kör végéig a járatok szörnyei nem bántanak
effect-discard = dobj el { $count } kártyát →
effect-or = vagy
effect-either = { $others } vagy { $last }
short-others-clank = többiek { $sign }
short-all-clank = mindenki { $sign }
short-return-cubes = { $count } kocka vissza
short-rage = düh
short-buy-tomes = { $sign } → { $count } könyv
short-skill-per-clank = klankonként { $sign }
short-gold-bonus = alkalmanként +{ $sign }
short-gem-discount = drágakövek ára −{ $sign }
short-attack = sárkánytámadás
short-trash = selejtezz
short-trash-burgle = selejtezz Betörést
short-replace-row = csere a sorban
short-adjacent-secret = szomszéd titok
short-no-cave-stop = nincs megállás
short-ignore-monsters = nincs szörny
when-companion = másik társsal:
when-artifact = relikviával:
when-crown = Koronával:
when-idol = majombálvánnyal:
kind-action = Akció.
kind-companion = Társ.
kind-gem = Drágakő.
kind-device = Szerkezet: rögtön működik, aztán el kell dobni.
kind-monster = Szörny.
more-play = Kijátszáskor: { $text }.
more-acquire = Megszerzéskor: { $text }.
more-use = Használatkor: { $text }.
more-defeat = Legyőzéskor: { $text }.
more-arrive = Felbukkanáskor: { $text }.
more-depths = Csak a Mélységben.
more-crystal-cave = Csak kristálybarlangban.
more-dragon = Felriasztja a sárkányt, ha kör végén bukkan fel.
more-danger = Veszély: amíg a sorban van, minden támadáskor eggyel több kockát kell húzni.
more-points = Értéke: { $count } pont.
more-variable = Értéke: { $text }.
part-acquire = most:
part-arrive = felbukkanáskor:
place-depths = csak a Mélységben
place-crystal-cave = csak kristálybarlangban
mark-dragon = felriasztja a sárkányt
mark-danger = veszély
card-costs = { $card }, ára: { $cost }.
card-brings = { $card }: { $text }
points = { $count } pont
points-per-gold = { $count } pont minden { $gold } arany után
points-per-tome = { $count } pont minden Titkok könyve után
points-with-mastery = { $count } pont, ha van mesterjelződ
points-with-two-kinds = { $count } pont, ha a három közül legalább kétféle van nálad: Kehely, Sárkánytojás, majombálvány

## A kazamata
dungeon = A kazamata
exit = ki
way-out = bejárat
room = { $number }. terem
in-depths = a Mélységben
crystal-cave = kristálybarlang
market = Piac
market-room = piac
fountain = gyógyító kút
major-secret = Nagy titok
minor-secrets = { $count } Kis titok
idols = { $count } majombálvány
artifact = { $count } pontos relikvia
pawn = { $who ->
    [you] Te: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count } szörny
tunnel-locked = zárva
around = { $place ->
    [entrance] A bejárattól
   *[room] { $number ->
        [one] Az { $number }. teremből
        [5] Az { $number }. teremből
       *[other] A { $number }. teremből
    }
}
around-way = → { $room }:
around-shut = → { $room }: csak relikviával
around-against = ← { $room }: egyirányú, csak onnan járható

## Eladó kártyák
row = Kazamatasor
row-left = { $count } kártya a pakliban
reserve = Tartalék
reserve-gist = mindig elérhető
pile-left = { $count } maradt
market-gist = darabja { $gold } arany
item-key = { $count ->
    [one] Mesterkulcs
   *[other] { $count } Mesterkulcs
}
item-backpack = { $count ->
    [one] Hátizsák
   *[other] { $count } Hátizsák
}
item-crown = Korona ({ $count } p.)

## A sárkány
dragon = Sárkány
odds = A következő támadáskor { $all } kockából { $drawn } kerül elő a zsákból.
odds-own = A következő támadáskor { $all } kockából { $drawn } kerül elő a zsákból. Az összesből { $own } a tiéd, a kockázat { $chance }%.
rage = Düh
rage-said = { $space }. mező, { $count } kocka, és még { $danger } a veszély miatt
bag = Zsák
clank-area = Klankmező
cubes-black = fekete: { $count }
cubes-of = { $owner ->
    [you] tiéd: { $count }
   *[other] { $owner }: { $count }
}
countdown = Visszaszámlálás
countdown-nobody = még senki sem jutott ki
countdown-said = { $who ->
    [you] Te: { $space }. mező
   *[other] { $who }: { $space }. mező
}

## Játékosok
purse = Elkölthető
health = Életerő
health-said = { $damage ->
    [0] Sértetlen, életerő: { $count }
    [one] { $damage } sebzés, életerő: { $count }
   *[other] { $damage } sebzés, életerő: { $count }
}
hand = { $count ->
    [0] Nincs kártya a kezedben
    [one] A kezedben { $count } kártya
   *[other] A kezedben { $count } kártya
}
played = { $owner ->
    [you] A játékban lévő kártyáid
   *[other] { $owner } játékban lévő kártyái
}
cards = { $count ->
    [0] még semmi
    [one] { $count } kártya
   *[other] { $count } kártya
}
discard = A dobópaklid
tokens = Jelzők
token-count = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } darab
}
mastery = mesterjelző
damage = { $count } sebzés
count-clank = { $count } a Klankmezőn
count-quiet = { $count } klank elmarad
count-hand = { $count } kártya kézben
count-deck = { $count } húzható kártya
count-discard = { $count } eldobva
standing-left = kint van a relikviával
standing-rescued = elájult, de megmentették
standing-dead = halott
force-exhausted = egy kristálybarlang megállított
force-no-cave-stop = barlang nem állít meg
force-ignores-monsters = a járatok szörnyei nem bántanak
force-discount = a drágakövek olcsóbbak
force-gold-bonus = az aranyhoz ráadás jár
force-skill-per-clank = a klank Ügyességet hoz

## A pillanat
lead-you = Te jössz.
lead-other = Most { $names } játszik.
lead-over = A játszma véget ért.
wait-chance = Kártyák és kockák húzása.
wait-turn = { $place ->
    [entrance] Most a bejáratnál.
   *[room] Most { $number ->
        [one] az { $number }. teremben
        [5] az { $number }. teremben
       *[other] a { $number }. teremben
    }.
}
ask-play = Játszd ki a kártyáidat, vásárolj, harcolj és lépj.
ask-act = Vásárolj, harcolj és lépj, vagy fejezd be a kört.
ask-choose = { $name }: válassz egyet.
ask-discard = { $count ->
    [one] { $name }: dobj el egy kártyát.
   *[other] { $name }: dobj el { $count } kártyát.
}
sub-discard = Cserébe: { $gain }.
ask-replace = A sor melyik kártyáját cseréled le?
sub-replace = Az új kártya sárkányjele nem számít.
ask-adjacent = Melyik teremből veszel el egy titkot?
ask-enter = Elveszed, ami itt hever?
sub-enter = Most dönts; később vissza kellene jönnöd érte.
ask-trash = Melyik kártya hagyja el végleg a paklidat?
sub-trash = Lehet játékban vagy a dobópaklidban.

## Mit lehet tenni
group-choose = Válassz egyet
group-discard = Dobj el egy kártyát
group-replace = Cserélj le egy kártyát
group-adjacent = Vegyél el egy titkot
group-trash = Selejtezz egy kártyát
group-enter = Itt
group-play = Játssz ki egy kártyát
group-walk = Lépj
group-teleport = Teleportálj
group-acquire = Vásárolj
group-fight = Harcolj
group-market = Piac
group-drink = Italok
group-end = A kör
short-choose = Válassz
short-discard = Dobd el
short-replace = Cseréld le
short-adjacent = Vedd el
short-trash-card = Selejtezd
short-enter = Vedd el
short-play = Játszd ki
short-walk = Lépj
short-teleport = Teleportálj
short-acquire = Vedd meg
short-fight = Harcolj
short-market = Piac
short-drink = Idd meg
short-end = Fejezd be
short-of = hiányzik { $sign }
offer-play = Játszd ki: { $card }
offer-discard = Dobd el: { $card }
offer-acquire = Vedd meg: { $card }
offer-use = Használd: { $card }
offer-fight = Győzd le: { $card }
offer-replace = Cseréld le: { $card }
offer-trash = Selejtezd: { $card }
offer-trash-burgle = Selejtezd a Mesterbetörőnek: { $card }
offer-key = Vegyél egy Mesterkulcsot
offer-backpack = Vegyél egy Hátizsákot
offer-crown = Vedd meg a { $count } pontos Koronát
offer-walk = { $place ->
    [entrance] Lépj a bejárathoz
   *[room] Lépj { $number ->
        [one] az { $number }. terembe
        [5] az { $number }. terembe
       *[other] a { $number }. terembe
    }
}{ $swords ->
    [0] { "" }
    [one] , { $swords } Karddal
   *[other] , { $swords } Karddal
}{ $damage ->
    [0] { "" }
    [one] , { $damage } sebzés árán
   *[other] , { $damage } sebzés árán
}
offer-leave = Hagyd el végleg a kazamatát
leave = Végleg távozz
offer-teleport = Teleportálj { $place ->
    [entrance] a bejárathoz
   *[room] { $number ->
        [one] az { $number }. terembe
        [5] az { $number }. terembe
       *[other] a { $number }. terembe
    }
}
offer-take-from = Vegyél el egy titkot { $place ->
    [entrance] a bejárattól
   *[room] { $number ->
        [one] az { $number }. teremből
        [5] az { $number }. teremből
       *[other] a { $number }. teremből
    }
}
offer-drink = Idd meg: { $name }
offer-choose = Válaszd: { $text }
offer-end = Fejezd be a kört
end-unspent = Megmaradt:
offer-keep = Tartsd meg a kártyáidat, és ne kapj semmit
offer-decline = Hagyd ott
offer-take-artifact = { $count ->
    [5] Vedd el az { $count } pontos relikviát
    [one] Vedd el az { $count } pontos relikviát
   *[other] Vedd el a { $count } pontos relikviát
}
offer-take-major = Vedd el a Nagy titkot
offer-take-minor = Vegyél el egy Kis titkot
offer-take-idol = Vegyél el egy majombálványt

## A történet
log-turn = { $who ->
    [you] A te köröd
   *[other] { $who } köre
}
log-started = { $who ->
    [you] Te kezdesz.
   *[other] { $who } kezd.
}
log-removed = A dobozban marad: { $count } pontos relikvia.
log-played = { $who ->
    [you] Kijátszod: { $card } –
   *[other] { $who } kijátssza: { $card } –
}
log-played-plain = { $who ->
    [you] Kijátszod: { $card }.
   *[other] { $who } kijátssza: { $card }.
}
log-drew = { $who ->
    [you] Húzol egy kártyát.
   *[other] { $who } húz egy kártyát.
}
log-drew-card = { $who ->
    [you] Ezt húzod: { $card }.
   *[other] { $who } ezt húzza: { $card }.
}
log-reshuffled = { $who ->
    [you] Új húzópaklit keversz a dobópaklidból.
   *[other] { $who } új húzópaklit kever a dobópakliból.
}
log-discarded = { $who ->
    [you] Eldobod: { $card }.
   *[other] { $who } eldobja: { $card }.
}
log-trashed = { $who ->
    [you] Selejtezed: { $card }.
   *[other] { $who } selejtezi: { $card }.
}
log-acquired = { $who ->
    [you] Megveszed { $count } Ügyességért: { $card }.
   *[other] { $who } megveszi { $count } Ügyességért: { $card }.
}
log-took = { $who ->
    [you] Elveszed: { $card }.
   *[other] { $who } elveszi: { $card }.
}
log-used = { $who ->
    [you] Használod: { $card }.
   *[other] { $who } használja: { $card }.
}
log-fought = { $who ->
    [you] Legyőzöd: { $card }.
   *[other] { $who } legyőzi: { $card }.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Veszel egy Mesterkulcsot.
       *[other] { $who } vesz egy Mesterkulcsot.
    }
    [backpack] { $who ->
        [you] Veszel egy Hátizsákot.
       *[other] { $who } vesz egy Hátizsákot.
    }
   *[crown] { $who ->
        [you] Veszel egy Koronát.
       *[other] { $who } vesz egy Koronát.
    }
}
log-drank = { $who ->
    [you] Megiszod: { $name }.
   *[other] { $who } megissza: { $name }.
}
log-moved = { $who ->
    [you] { $place ->
        [entrance] A bejárathoz
       *[room] { $number ->
            [one] Az { $number }. terembe
            [5] Az { $number }. terembe
           *[other] A { $number }. terembe
        }
    } lépsz{ $damage ->
        [0] .
        [one] , { $damage } sebzés árán.
       *[other] , { $damage } sebzés árán.
    }
   *[other] { $who } { $place ->
        [entrance] a bejárathoz
       *[room] { $number ->
            [one] az { $number }. terembe
            [5] az { $number }. terembe
           *[other] a { $number }. terembe
        }
    } lép{ $damage ->
        [0] .
        [one] , { $damage } sebzés árán.
       *[other] , { $damage } sebzés árán.
    }
}
log-teleported = { $who ->
    [you] { $place ->
        [entrance] A bejárathoz
       *[room] { $number ->
            [one] Az { $number }. terembe
            [5] Az { $number }. terembe
           *[other] A { $number }. terembe
        }
    } teleportálsz.
   *[other] { $who } { $place ->
        [entrance] a bejárathoz
       *[room] { $number ->
            [one] az { $number }. terembe
            [5] az { $number }. terembe
           *[other] a { $number }. terembe
        }
    } teleportál.
}
log-found = { $who ->
    [you] Ezt találod: { $name } –
   *[other] { $who } ezt találja: { $name } –
}
log-found-plain = { $who ->
    [you] Ezt találod: { $name }.
   *[other] { $who } ezt találja: { $name }.
}
log-idol = { $who ->
    [you] Elveszel egy majombálványt.
   *[other] { $who } elvesz egy majombálványt.
}
log-artifact = { $count ->
    [5] { $who ->
        [you] Elveszed az { $count } pontos relikviát!
       *[other] { $who } elveszi az { $count } pontos relikviát!
    }
    [one] { $who ->
        [you] Elveszed az { $count } pontos relikviát!
       *[other] { $who } elveszi az { $count } pontos relikviát!
    }
   *[other] { $who ->
        [you] Elveszed a { $count } pontos relikviát!
       *[other] { $who } elveszi a { $count } pontos relikviát!
    }
}
log-gold = { $who ->
    [you] Kapsz { $count } aranyat.
   *[other] { $who } kap { $count } aranyat.
}
log-paid = { $who ->
    [you] Fizetsz { $count } aranyat.
   *[other] { $who } fizet { $count } aranyat.
}
log-noise = { $who ->
    [you] Zajt csapsz: { $count } klank.
   *[other] { $who } zajt csap: { $count } klank.
}
log-hushed = { $who ->
    [you] Visszaveszel { $count } klankot.
   *[other] { $who } visszavesz { $count } klankot.
}
log-healed = { $who ->
    [you] Gyógyulsz: { $count } sebzéssel kevesebb.
   *[other] { $who } gyógyul: { $count } sebzéssel kevesebb.
}
log-revealed = Felbukkan: { $card }.
log-rouses = Felbukkan, és felriasztja a sárkányt: { $card }.
log-put-away = A dobópakliba kerül: { $card }.
log-dungeon-reshuffled = A kazamatapakli újrakeverve.
log-raged = A sárkány dühe nő.
log-cubes-returned = { $count } fekete kocka visszakerül a zsákba.
log-attacked = A sárkány támad: { $count } kocka kerül elő.
log-cubes = A zsákból:
log-black = fekete
log-cube = { $owner ->
    [you] tiéd
   *[other] { $owner }
}
log-left = { $who ->
    [you] Relikviával hagyod el a kazamatát.
   *[other] { $who } relikviával hagyja el a kazamatát.
}
log-rescued = { $who ->
    [you] Elájulsz, de kimentenek.
   *[other] { $who } elájul, de kimentik.
}
log-dead = { $who ->
    [you] Meghalsz.
   *[other] { $who } meghal.
}
log-ran = { $who ->
    [you] A visszaszámlálás { $space }. mezőjén állsz.
   *[other] { $who } a visszaszámlálás { $space }. mezőjén áll.
}
log-ended = Senki sem maradt a kazamatában.

## A vége
over-winner = { $who ->
    [you] Te nyersz, { $points } ponttal.
   *[other] { $who } nyer, { $points } ponttal.
}
over-nobody = Senki sem jutott ki élve: nincs győztes.
over-tie = Döntetlen: az értékesebb relikvia dönt.
account = Pontozás
account-left = { $result ->
    [winner] { $who ->
        [you] Te nyersz: { $points }
       *[other] { $who } nyer: { $points }
    }
   *[other] { $who ->
        [you] Te: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Te nyersz: { $points }, megmentve
       *[other] { $who } nyer: { $points }, megmentve
    }
   *[other] { $who ->
        [you] Te: { $points }, megmentve
       *[other] { $who }: { $points }, megmentve
    }
}
account-dead = { $who ->
    [you] Te: meghaltál, nincs pont
   *[other] { $who }: halott, nincs pont
}
account-artifact = { $count } pontos relikvia: { $points }
account-mastery = Mesterjelző: { $points }
account-crown = { $count } pontos Korona: { $points }
account-keys = { $count ->
    [one] Mesterkulcs: { $points }
   *[other] { $count } Mesterkulcs: { $points }
}
account-backpacks = { $count ->
    [one] Hátizsák: { $points }
   *[other] { $count } Hátizsák: { $points }
}
account-idols = { $count ->
    [one] Majombálvány: { $points }
   *[other] { $count } majombálvány: { $points }
}
account-gold = { $count } arany: { $points }
account-named = { $count ->
    [one] { $name }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Jelek
term-skill = Ügyesség: kártyát és szerkezetet lehet venni érte
term-sword = Kard: harchoz
term-boot = Csizma: ezzel jutsz át egy járaton
term-gold = Arany: darabja egy pont; a Piacon ezzel fizetsz
term-noise = Klank: kockák a Klankmezőn; a következő támadáskor a zsákba kerülnek
term-quiet = Klank, amely ebben a körben elmarad
term-draw = Húzz egy kártyát
term-teleport = Teleport egy szomszédos terembe
term-heart = Megmaradt életerő
term-damage = Sebzés
term-dragon = Felbukkanásakor felriasztja a sárkányt
term-danger = Veszély: minden támadáskor eggyel több kocka
term-point = Pont a játék végén
term-feet = Járat, amely két Csizmába kerül
term-fang = Szörny egy járatban: egy Kard vagy egy sebzés
term-lock = Zárt járat: csak Mesterkulccsal
term-crystal = Kristálybarlang: ebben a körben nincs több Csizma
term-market = Piac: itt minden 7 arany
term-fountain = Gyógyító kút: belépéskor 1 gyógyulás
term-minor = Kis titok, lefordítva
term-major = Nagy titok, lefordítva
term-idol = Majombálvány, 5 pont
term-artifact = Relikvia és a pontértéke; nélküle senki sem jut ki
term-key = Mesterkulcs: nyitja a zárt járatokat, 5 pont
term-backpack = Hátizsák: még egy relikvia elfér benne, 5 pont
term-crown = Korona: annyi pont, amennyi rajta áll
term-potion = Ital: a saját körödben ihatod meg
term-keepsake = Kehely (7 pont) vagy Sárkánytojás (3 pont)
term-mastery = Mesterjelző, 20 pont
term-cube = Kockák
term-hand = Kártyák a kézben
term-deck = Húzható kártyák
term-discard = Kártyák a dobópakliban
term-flag = Az első, aki kijutott
term-skull = A vég
term-action = Akció
term-companion = Társ
term-gem = Drágakő
term-device = Szerkezet
term-monster = Szörny

## Beállítások
option-board = A tábla oldala
option-board-front = előlap
option-board-back = hátlap
option-start = Ki kezd
option-start-lot = sorsolás dönt
option-start-p0 = első hely
option-start-p1 = második hely
option-start-p2 = harmadik hely
option-start-p3 = negyedik hely
option-countdown-final = Az utolsó visszaszámláló mező
option-countdown-final-knock-out = kiüt mindenkit, aki bent van
option-countdown-final-kill = megöl mindenkit, aki bent van
option-artifact-pickup = Relikviát elvenni
option-artifact-pickup-on-entry = a terembe lépve lehet
option-artifact-pickup-action = a teremben bármikor lehet
option-arrive-at-set-up = Felbukkanási hatások kezdéskor
option-arrive-at-set-up-on = igen
option-arrive-at-set-up-off = nem
option-dungeon-deck-reshuffle = Kazamatapakli újrakeverése
option-dungeon-deck-reshuffle-on = igen
option-dungeon-deck-reshuffle-off = nem
option-discard-cost-optional = Az eldobás nem kötelező
option-discard-cost-optional-off = nem
option-discard-cost-optional-on = igen

## Tippek indoklása: az „Ez …” folytatása
why-points = { $count } ponttal több
why-artifact = { $count } ponttal több a relikviákért
why-health = { $count } sebzéssel kevesebb
why-way-home = { $count }%-kal jobb esély arra, hogy időben kijuss
why-deck = { $count } ponttal több az erősebb pakli miatt
why-quieter = a sárkánynál { $count } kockáddal kevesebb van

## Szabályok
rule-ck-2-8 = Ebből a Piacon már egy sem maradt.
rule-ck-2-16 = Az első hat kártya felbukkanási hatása érvényesül.
rule-ck-2-19 = A kezdőjátékost sorsolás vagy megegyezés jelöli ki, és az asztalnál kell ülnie.
rule-ck-2-22 = A táblának két oldala van; az előlap a könnyebb.
rule-ck-3-2 = A saját kezedből játszol ki kártyákat, egyszerre egyet.
rule-ck-3-4 = A kör vége előtt minden kártyát ki kell játszanod a kezedből.
rule-ck-3-5 = Előbb egy másik döntés következik.
rule-ck-3-6 = A körnek vége: már csak a selejtezendő kártyákat kell kiválasztani.
rule-ck-4-7 = Csak kézből lehet kártyát eldobni, és csak akkor, ha egy hatás kéri.
rule-ck-4-9 = Ha van elég kártya a kezedben, az eldobás kötelező.
rule-ck-4-10 = Csak játékban vagy a dobópaklidban lévő kártya selejtezhető.
rule-ck-4-11 = A kör végén kell eldönteni, mi kerül selejtbe.
rule-ck-4-13 = Amíg van hozzá kártya, minden selejtezés kötelező.
rule-ck-6-1 = Ügyességért a sorból akciót, társat és drágakövet, a Tartalékból pedig kártyát vehetsz.
rule-ck-6-2 = Több Ügyességbe kerül, mint amennyid van.
rule-ck-6-5 = A Tartaléknak ez a paklija üres.
rule-ck-6-7 = Ezt a kártyát csak a Mélységben lehet megvenni.
rule-ck-7-1 = Csak a sorban lévő szerkezet használható.
rule-ck-7-2 = Ez a szerkezet csak a Mélységben működik.
rule-ck-7-3 = Több lehetőség közül olyat választasz, amelyet végre lehet hajtani.
rule-ck-8-1 = A sor szörnyei és a Goblin ellen annyi Kard kell, amennyi a kártyán áll.
rule-ck-8-4 = Ezzel a szörnnyel csak a saját helyén lehet megküzdeni.
rule-ck-9-1 = Ahol Piac van, ott bármelyik áru 7 arany.
rule-ck-10-1 = Egy Csizma egy járaton át egy szomszédos terembe visz.
rule-ck-10-2 = A lábnyomos járat két Csizmába kerül.
rule-ck-10-3 = A járat minden szörnye egy Kardba vagy egy sebzésbe kerül, ahogy tetszik; Kardból nem lehet több, mint szörnyből.
rule-ck-10-5 = A sebzés nem töltheti meg az életerősávodat.
rule-ck-10-6 = Sebzéshez kell, hogy legyen kocka a készletedben.
rule-ck-10-7 = Se Kardod, se életerőd nincs elég ezekhez a szörnyekhez.
rule-ck-10-8 = A zárt járathoz Mesterkulcs kell.
rule-ck-10-9 = Ezen a járaton csak a nyíl irányában lehet menni.
rule-ck-10-12 = A kristálybarlang megállít: ha beléptél egybe, ebben a körben nem használhatsz több Csizmát.
rule-ck-10-17 = Teleportálni csak szomszédos terembe lehet, és kell hozzá egy teleport.
rule-ck-10-20 = Relikvia nélkül senki sem mehet ki.
rule-ck-11-3 = Terembe lépve elvehetsz egy ott heverő jelzőt.
rule-ck-11-5 = Jelzőt a belépés pillanatában lehet elvenni.
rule-ck-11-7 = Egy relikvia fér el nálad, és minden Hátizsákkal még egy.
rule-ck-11-8 = A relikvia elvételétől nő a sárkány dühe.
rule-ck-12-14 = Csak olyan italt ihatsz meg, amely előtted van.
rule-ck-14-2 = Előbb minden hiányzó kártya felbukkan, aztán jönnek a felbukkanási hatások, végül legfeljebb egy támadás.
rule-ck-14-8 = Ha elfogy a kazamatapakli, a dobópaklijából kell újra összekeverni.
rule-ck-15-1 = Támadáskor minden klank a zsákba kerül, és kockákat kell húzni: annyit, amennyit a dühsáv mutat, veszélykártyánként eggyel többet, visszaszámláláskor még többet.
rule-ck-15-4 = A fekete kocka félrekerül; egy játékos kockája egy sebzés.
rule-ck-16-6 = Ha relikviával és a Mélység fölött ájulsz el, kimentenek, és számítanak a pontjaid.
rule-ck-16-7 = Ha relikvia nélkül vagy a Mélységben ájulsz el, meghalsz.
rule-ck-17-7 = Az utolsó visszaszámláló mező mindenkit kiüt, aki még a kazamatában van.
rule-ck-17-14 = Pontot ér a relikvia, a mesterjelző, a többi jelző, az arany és a kártya.
rule-ck-17-15 = Az nyer, akinek a legtöbb pontja van; döntetlennél az, akié a legértékesebb relikvia.
rule-ck-17-16 = A halottaknak nincs pontjuk. Ha mindenki meghalt, nincs győztes.
rule-ck-18-11 = A sorból csak akkor cserélhető le kártya, ha egy hatás ezt mondja.
rule-ck-18-12 = Kell egy Betörés a játékban lévő kártyák között vagy a dobópaklidban.
rule-ck-18-15 = Kell hozzá 7 arany, és kell, hogy maradjon Titkok könyve.
rule-ck-18-16 = Egy szomszédos teremben Nagy vagy Kis titoknak kell lennie.

## A segítő: mindig két rövid mondat
coach-goal = Lopj el egy relikviát, és juss ki élve a legtöbb ponttal; aki a leghangosabb, az eteti a sárkányt.
coach-choose = Ez a kártya, jelző vagy hely több hatást kínál, és te választasz egyet. Azt válaszd, ami most a legtöbbet segít: az arany pontot ér, és ha végleg megválsz egy gyenge kártyától, jobb lesz a paklid többi része.
coach-discard = Attól a kártyától válj meg, amelyik a legkevésbé hiányozna. Az eldobott kártya nem működik, és egy Botlásnál ez éppen jó.
coach-replace = Tüntess el egy kártyát, amely egy vetélytársadnak kedvez, vagy a sárkányt erősíti. Elmegy a sorból, és másik jön helyette.
coach-adjacent = A titkok pontot érnek vagy segítenek, és ez egy lépésbe sem kerül: vedd el egy szomszédos teremből. A Nagy titkok többet érnek, mint a Kis titkok.
coach-trash = Egy karcsú pakliból hamarabb jönnek a jó kártyák: selejtezz egy Botlást vagy egy Betörést. A selejtezett kártya végleg elhagyja a paklidat.
coach-enter = Relikviáért jöttél, és nélküle nem mehetsz ki. Amikor terembe lépsz, elvehetsz egy dolgot, ami ott hever; egy relikviától azonban a sárkány is dühösebb lesz.
coach-play = A kártyáid visznek el egy relikviáig és vissza: az Ügyesség jobb kártyákat vesz, a Kard harcol, a Csizma lép. Előbb játszd ki mindet, és csak azután számold össze, mire telik.
coach-walk = Juss el egy relikviáig, és időben ki is. Minden járat egy Csizmába kerül, a lábnyomos kettőbe, és a szörnyek harapnak; a most elérhető termek világítanak, és az úton ott az ár.
coach-teleport = A teleport ott takarít meg a legtöbbet, ahol a gyaloglás a legdrágább volna. Csizma nélkül visz a szomszéd terembe, és nem állítja meg se szörny, se zár, se nyíl.
coach-acquire = Jobb kártyákkal messzebb jutsz, és sok közülük pontot ér: költsd el az Ügyességedet, mert a maradék elvész. A megvett kártya a dobópaklidba kerül, és a következő keveréstől segít.
coach-fight = A legyőzött szörny rögtön fizet, gyakran aranyat, és az arany pontot ér. Ha maradt 2 Kardod, a Goblin mindig ad érte 1 aranyat.
coach-market = Itt az aranyból több lesz: a Mesterkulcs zárat nyit, a Hátizsákban elfér egy második relikvia, a Korona pontot ér. Minden 7 arany; amit használni akarsz, azt korán vedd meg.
coach-drink = Egy ital megmenthet egy kört vagy az életedet, de csak egyszer. Bármikor megihatod, amikor te jössz; a gyógyitalt tartogasd, amíg szükséged nem lesz rá.
coach-end = Ha már semmi sem visz előrébb, amire telik, fejezd be a kört. Utána feltöltődik a sor, és ha egy új kártyán sárkány van, jön a támadás: vigyázz a klankodra.

## The prologue: the same, in the first minute
prologue-stealing = Amiért jöttél
prologue-stealing-task = Egy sárkány odújában lopsz: szerezz egy relikviát, juss ki élve, és érd el a legtöbb pontot. Épp itt hever egy relikvia: vedd el.
prologue-stealing-done = 7 pontot ér, ha kijutsz vele. De a sárkány észrevette: minden relikvia dühösebbé teszi.
prologue-stealing-other = Relikvia nélkül nem mehetsz ki, és aki meghal, annak nincs pontja. Vedd el.
prologue-walking = Egy kör
prologue-walking-task = Minden körben öt kártyát játszol ki, és elköltöd, amit hoznak: az Ügyesség kártyát vesz, a Kard harcol, a Csizma lép. Játszd ki az utolsó kártyádat, a Kitérést, és menj a 16. terembe, a kijárat felé.
prologue-walking-done = Ez egy kör: kijátszod a kártyáidat, aztán abból, amit hoztak, vásárolsz, harcolsz és lépsz. Amit megveszel, erősebbé teszi a későbbi köreidet.
prologue-walking-other = Egy körben ezt is megteheted. De most ki akarsz jutni: játszd ki a Kitérést, és menj a 16. terembe.
prologue-waking = A saját zajod
prologue-waking-task = Néhány körrel később. A botlás klank: minden klank egy kockádat teszi a Klankmezőre, és már öt van ott. Fejezd be a kört, és nézd meg, ki hallott meg.
prologue-waking-done = Feltöltődött a Kazamatasor, és az új kártyán sárkány van, hát támadott. A kockáid a zsákjába kerültek, és a kihúzottak közül kettő a tiéd volt: két sebzés. Tíztől elájulnál.
prologue-waking-other = Ezt is megteheted. De nézd meg előbb, mit okoz a zajod: kezdd elölről, és fejezd be a kört.
prologue-leaving = Az út kifelé
prologue-leaving-task = Van nálad egy relikvia, de már csak 3 az életerőd, és egy Csizma elég, hogy kijuss a kazamatából: menj ki.
prologue-leaving-done = Kint vagy, biztonságban, és 20 ponttal gazdagabban. A többieknek visszaszámlálás indul; ha már senki sincs a kazamatában, a legtöbb pont nyer.
prologue-leaving-other = A kör végén támadhat a sárkány, és még 3 sebzéstől elájulsz. Menj ki, amíg lehet.

## A leckék: cím, mit kell tenni, miért volt jó, miért nem jó más
lesson-buying = Játssz ki mindent, és vásárolj
lesson-buying-task = Játszd ki mind az öt kártyádat: 3 Ügyességet és 1 Csizmát hoznak, a Botlás pedig zajt csap. Aztán vedd meg a Tartalékból a Felfedezést, amely 3 Ügyességbe kerül.
lesson-buying-done = A Felfedezés a dobópaklidban van, és a következő keverés után a kezedbe kerül. Az el nem költött Ügyesség elvész.
lesson-buying-other = Még nem: előbb játszd ki minden kártyádat, aztán költsd mind a 3 Ügyességet a Felfedezésre.
lesson-walking = El a szörny mellett
lesson-walking-task = A 14. terembe vezető járatban szörny lapul, és a harapása egy sebzés. Van Csizmád és Kardod: menj át, és költs egy Kardot a szörnyre.
lesson-walking-done = Egy Csizma, egy Kard, és semmi sebzés. Tíz sebzéstől elájulnál, úgyhogy mindegyik számít.
lesson-walking-other = Van ennél jobb is. Menj a 14. terembe, és költs el egy Kardot.
lesson-fighting = Harcolj a jutalomért
lesson-fighting-task = A Kazamatasorban, a megvehető kártyák között két szörny van, és három Karddal az egyiket legyőzheted. Hasonlítsd össze a jutalmakat, és azt válaszd, amelyik a legtöbb aranyat hozza.
lesson-fighting-done = Máris öt arany; az arany pontot ér, és a Piacon vásárolni is lehet belőle. A szörny eltűnik a sorból.
lesson-fighting-other = Ez kevesebbet hoz. Az Ogre mindhárom Kardodba kerül, de öt aranyat ad.
lesson-taking = Vedd el a relikviát
lesson-taking-task = Olyan terembe léptél, ahol relikvia hever. Ezért jöttél: vedd el.
lesson-taking-done = Most már indulhatsz kifelé. De a sárkány dühösebb lett: minél előrébb jár a dühsávon, annál több kocka kerül elő egy támadáskor.
lesson-taking-other = Relikvia nélkül nem mehetsz ki, és ha meghalsz, nincs pontod. Vedd el.
lesson-shopping = A Piacon
lesson-shopping-task = A Piacon vagy, és az áruk a megvehető kártyáknál vannak. Van nálad egy relikvia, több nem is fér el, és van 8 aranyad. Vedd meg azt, amivel egy másodikat is elvihetsz.
lesson-shopping-done = A Hátizsákban elfér még egy relikvia, és maga is ér 5 pontot.
lesson-shopping-other = Ebbe nem fér relikvia. A Hátizsákba igen.
lesson-leaving = Juss ki élve
lesson-leaving-task = Van nálad egy relikvia, már csak 3 az életerőd, és sok a zajod a Klankmezőn. Egy Csizma elég a kijutáshoz: menj ki.
lesson-leaving-done = Kint vagy: 20 pont a mesterjelzőért, és már semmi sem árthat neked. A többieknek elkezdődik a visszaszámlálás.
lesson-leaving-other = A kör végén támadhat a sárkány, és még 3 sebzéstől elájulsz. Menj ki, amíg lehet.

## Minek kellene állnia egy állásban: kettőspont után
expected-frame = valami tennivaló, például enter, attack/4 vagy draw/P0/5
expected-card = egy kártya, például burgle vagy burgle*3
expected-card-here = olyan kártya, amely ezen a helyen lehet
expected-reserve = három szám, legfeljebb { $most }
expected-artifact = egy relikvia, például 5 vagy 30
expected-room = egy terem, például f14
expected-room-on-this-side = egy terem a tábla ezen oldaláról
expected-room-with-secrets = egy terem, ahonnan még nem vitték el az összes titkot
expected-secret = egy titok, például treasure
expected-kept-secret = egy megtartott titok, például chalice, vagy monkey-idol
expected-item = egy piaci áru, például key*2, backpack vagy crown-10
expected-cube = kockák, például black*24 vagy P0*3
expected-countdown = az elsőként kijutott hely és egy mező 1 és 5 között, például P1/2, mihelyt valaki kint van
expected-purse = ami elkölthető, például skill=3, boots=1 vagy exhausted
expected-purse-in-turn = valami elkölthető a saját körben, utána csak „roused”
expected-carried = itt egy relikvia, és minden Hátizsákkal még egy: { $seat }
expected-best-crowns = a legjobb Koronák, mert azok kelnek el először
expected-turned-over = felfordított titkok ({ $class }): { $taken }, ahányat elvittek
source-artifacts = Relikviák
source-mastery = Mesterjelző
source-items = Piaci áruk
source-tokens = Titkok és bálványok
source-gold = Arany
source-cards = Kártyák
