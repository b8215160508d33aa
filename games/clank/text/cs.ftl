# Clank! česky: doma se hra jmenuje Břink! Každá věta je naše vlastní.
# Jména hráčů a názvy karet se neskloňují: jméno stojí v prvním pádě, název karty po slově „karta“, „příšera“ nebo „zařízení“.
# Místnost ($room) přichází hotová v prvním pádě, proto stojí za dvojtečkou nebo v závorce.

title = Břink!
pitch = Vplíž se dovnitř, ukradni poklad a uteč. Drak slyší každý břink.
pitch-length = hodina
pitch-kind = buduj a utíkej

## Karty
card-burgle = Loupení
card-stumble = Klopýtnutí
card-sidestep = Úkrok
card-scramble = Plazení
card-mercenary = Žoldák
card-explore = Průzkum
card-secret-tome = Tajemný foliant
# same as English
card-goblin = Goblin
card-sapphire = Safír
card-emerald = Smaragd
card-ruby = Rubín
card-diamond = Diamant
card-dragons-eye = Dračí oko
card-amulet-of-vigor = Amulet svěžesti
card-boots-of-swiftness = Sedmimílové boty
card-bracers-of-agility = Nátepníky hbitosti
card-brilliance = Genialita
card-dead-run = Běh o život
card-elven-boots = Elfí boty
card-elven-cloak = Elfí plášť
card-elven-dagger = Elfí dýka
card-flying-carpet = Létající koberec
card-lucky-coin = Mince pro štěstí
card-move-silently = Neslyšný krok
card-pickaxe = Krumpáč
card-scepter-of-the-ape-lord = Žezlo pána opic
card-search = Prohledávání
card-silver-spear = Stříbrné kopí
card-singing-sword = Zpívající meč
card-sleight-of-hand = Hbité prsty
card-sneak = Plížení
card-swagger = Chvástání
card-tattle = Žalobníček
card-treasure-map = Mapa k pokladu
card-underworld-dealing = Obchod v podsvětí
card-wand-of-recall = Hůlka návratu
card-wand-of-wind = Hůlka větru
card-apothecary = Apatykář
card-archaeologist = Archeolog
card-cleric-of-the-sun = Kněz slunce
card-dwarven-peddler = Trpasličí kramář
card-gem-collector = Sběratel drahokamů
card-invoker-of-the-ancients = Vzývač pradávných
card-kobold-merchant = Koboldí kupec
card-master-burglar = Mistr zloděj
card-mister-whiskers = Pan Fousek
card-monkeybot-3000 = OpiBot 3000
card-rebel-captain = Rebelský kapitán
card-rebel-miner = Rebelský havíř
card-rebel-scout = Rebelský zvěd
card-rebel-soldier = Rebelský voják
card-the-duke = Vévoda
card-the-mountain-king = Král hor
card-the-queen-of-hearts = Srdcová královna
card-treasure-hunter = Hledač pokladů
card-tunnel-guide = Průvodce chodbami
card-wizard = Čaroděj
card-dragon-shrine = Dračí svatyně
card-ladder = Žebřík
card-shrine = Svatyně
card-teleporter = Portál
card-the-vault = Pokladnice
card-animated-door = Oživlé dveře
card-belcher = Krkoun
card-cave-troll = Jeskynní troll
card-crystal-golem = Křišťálový golem
# same as English
card-kobold = Kobold
card-ogre = Zlobr
card-orc-grunt = Skřetí pěšák
card-overlord = Temný pán
card-watcher = Hlídač

## Tajemství
secret-potion-of-greater-healing = Lektvar velkého uzdravení
secret-greater-skill-boost = Velký příval zručnosti
secret-greater-treasure = Velký poklad
secret-flash-of-brilliance = Záblesk geniality
secret-chalice = Kalich
secret-potion-of-healing = Lektvar uzdravení
secret-potion-of-swiftness = Lektvar rychlosti
secret-potion-of-strength = Lektvar síly
secret-skill-boost = Příval zručnosti
secret-treasure = Poklad
secret-magic-spring = Kouzelný pramen
secret-dragon-egg = Dračí vejce

## Co karty dělají
effect-skill = { $count ->
    [one] { $count } zručnost
    [few] { $count } zručnosti
   *[other] { $count } zručností
}
effect-swords = { $count ->
    [one] { $count } meč
    [few] { $count } meče
   *[other] { $count } mečů
}
effect-boots = { $count ->
    [one] { $count } bota
    [few] { $count } boty
   *[other] { $count } bot
}
effect-gold = { $count ->
    [one] { $count } zlaťák
    [few] { $count } zlaťáky
   *[other] { $count } zlaťáků
}
effect-clank = { $count ->
    [one] { $count } břink
    [few] { $count } břinky
   *[other] { $count } břinků
}
effect-quiet = { $count ->
    [one] o { $count } břink méně
    [few] o { $count } břinky méně
   *[other] o { $count } břinků méně
}
effect-draw = { $count ->
    [one] dober si { $count } kartu
    [few] dober si { $count } karty
   *[other] dober si { $count } karet
}
effect-heal = vyleč si { $count } zranění
effect-teleport = { $count ->
    [one] { $count } teleport
    [few] { $count } teleporty
   *[other] { $count } teleportů
}
effect-others-clank = { $count ->
    [one] { $count } břink každému z ostatních
    [few] { $count } břinky každému z ostatních
   *[other] { $count } břinků každému z ostatních
}
effect-all-clank = { $count ->
    [one] { $count } břink každému
    [few] { $count } břinky každému
   *[other] { $count } břinků každému
}
effect-return-cubes = { $count ->
    [one] nejvýš { $count } černá kostička se vrátí do pytlíku
    [few] nejvýš { $count } černé kostičky se vrátí do pytlíku
   *[other] nejvýš { $count } černých kostiček se vrátí do pytlíku
}
effect-rage = drakův hněv roste
effect-buy-tomes = zaplať { $gold ->
    [one] { $gold } zlaťák
    [few] { $gold } zlaťáky
   *[other] { $gold } zlaťáků
} za { $count ->
    [one] { $count } kartu Tajemný foliant
    [few] { $count } karty Tajemný foliant
   *[other] { $count } karet Tajemný foliant
}
effect-skill-per-clank = { $count ->
    [one] { $count } zručnost za každý tvůj břink v tomto tahu
    [few] { $count } zručnosti za každý tvůj břink v tomto tahu
   *[other] { $count } zručností za každý tvůj břink v tomto tahu
}
effect-gold-bonus = { $count ->
    [one] o { $count } zlaťák víc pokaždé, když v tomto tahu získáš zlato
    [few] o { $count } zlaťáky víc pokaždé, když v tomto tahu získáš zlato
   *[other] o { $count } zlaťáků víc pokaždé, když v tomto tahu získáš zlato
}
effect-gem-discount = { $count ->
    [one] drahokamy jsou do konce tahu o { $count } zručnost levnější
    [few] drahokamy jsou do konce tahu o { $count } zručnosti levnější
   *[other] drahokamy jsou do konce tahu o { $count } zručností levnější
}
effect-attack = drak zaútočí
effect-trash = na konci tahu vyřaď kartu
effect-trash-burgle = na konci tahu vyřaď kartu Loupení
effect-replace-row = vyměň kartu v nabídce
effect-adjacent-secret = vezmi tajemství ze sousední místnosti
effect-no-cave-stop = křišťálové jeskyně tě v tomto tahu nezastaví
effect-ignore-monsters = příšery v chodbách na tebe do konce tahu nemohou
effect-discard = { $count ->
    [one] odhoď { $count } kartu →
    [few] odhoď { $count } karty →
   *[other] odhoď { $count } karet →
}
effect-or = nebo
effect-either = { $others } nebo { $last }
short-others-clank = ostatní { $sign }
short-all-clank = všichni { $sign }
short-return-cubes = { $count ->
    [one] { $count } kostička zpět
    [few] { $count } kostičky zpět
   *[other] { $count } kostiček zpět
}
short-rage = hněv
short-buy-tomes = { $count ->
    [one] { $count } foliant za { $sign }
    [few] { $count } folianty za { $sign }
   *[other] { $count } foliantů za { $sign }
}
short-skill-per-clank = { $sign } za břink
short-gold-bonus = pokaždé { $sign } navíc
short-gem-discount = sleva na drahokamy { $sign }
short-attack = útok draka
short-trash = vyřaď kartu
short-trash-burgle = vyřaď Loupení
short-replace-row = vyměň v nabídce
short-adjacent-secret = tajemství odvedle
short-no-cave-stop = bez zastávky
short-ignore-monsters = bez příšer
when-companion = s dalším společníkem:
when-artifact = s artefaktem:
when-crown = s korunou:
when-idol = s opičí modlou:
kind-action = Akce.
kind-companion = Společník.
kind-gem = Drahokam.
kind-device = Zařízení: zapůsobí hned a pak se odhodí.
kind-monster = Příšera.
more-play = Po zahrání: { $text }.
more-acquire = Při koupi: { $text }.
more-use = Při použití: { $text }.
more-defeat = Za vítězství: { $text }.
more-arrive = Když se objeví: { $text }.
more-depths = Jen v Hlubinách.
more-crystal-cave = Jen v křišťálové jeskyni.
more-dragon = Když se objeví na konci tahu, probudí draka.
more-danger = Nebezpečí: dokud leží v nabídce, táhne se při každém útoku o kostičku víc.
more-points = { $count ->
    [one] Přináší { $count } bod.
    [few] Přináší { $count } body.
   *[other] Přináší { $count } bodů.
}
more-variable = Přináší { $text }.
part-acquire = hned:
part-arrive = při objevení:
place-depths = jen v Hlubinách
place-crystal-cave = jen v křišťálové jeskyni
mark-dragon = probudí draka
mark-danger = nebezpečí
card-costs = { $card }, cena: { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
}
points-per-gold = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
} za { $gold ->
    [one] každý zlaťák
    [few] každé { $gold } zlaťáky
   *[other] každých { $gold } zlaťáků
}
points-per-tome = { $count ->
    [one] { $count } bod za každou kartu Tajemný foliant
    [few] { $count } body za každou kartu Tajemný foliant
   *[other] { $count } bodů za každou kartu Tajemný foliant
}
points-with-mastery = { $count ->
    [one] { $count } bod, máš-li žeton mistrovství
    [few] { $count } body, máš-li žeton mistrovství
   *[other] { $count } bodů, máš-li žeton mistrovství
}
points-with-two-kinds = { $count ->
    [one] { $count } bod, máš-li dvě z těchto tří věcí: kalich, dračí vejce, opičí modla
    [few] { $count } body, máš-li dvě z těchto tří věcí: kalich, dračí vejce, opičí modla
   *[other] { $count } bodů, máš-li dvě z těchto tří věcí: kalich, dračí vejce, opičí modla
}

## Podzemí
dungeon = Podzemí
exit = ven
way-out = vchod
room = místnost { $number }
in-depths = v Hlubinách
crystal-cave = křišťálová jeskyně
market = Tržiště
market-room = tržiště
fountain = léčivá studánka
major-secret = Velké tajemství
minor-secrets = { $count ->
    [one] { $count } Malé tajemství
    [few] { $count } Malá tajemství
   *[other] { $count } Malých tajemství
}
idols = { $count ->
    [one] { $count } opičí modla
    [few] { $count } opičí modly
   *[other] { $count } opičích model
}
artifact = { $count ->
    [one] artefakt za { $count } bod
    [few] artefakt za { $count } body
   *[other] artefakt za { $count } bodů
}
pawn = { $who ->
    [you] Ty: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } příšera
    [few] { $count } příšery
   *[other] { $count } příšer
}
tunnel-locked = zamčeno
around = { $place ->
    [entrance] Cesty od vchodu
   *[room] Cesty z místnosti { $number }
}
around-way = → { $room }:
around-shut = → { $room }: jen s artefaktem
around-against = ← { $room }: jednosměrka, vede jen sem

## Karty na prodej
row = Nabídka podzemí
row-left = { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
reserve = Záloha
reserve-gist = vždy po ruce
pile-left = zbývá { $count }
market-gist = { $gold ->
    [one] každá věc za { $gold } zlaťák
    [few] každá věc za { $gold } zlaťáky
   *[other] každá věc za { $gold } zlaťáků
}
item-key = { $count ->
    [one] Paklíč
    [few] { $count } paklíče
   *[other] { $count } paklíčů
}
item-backpack = { $count ->
    [one] Batoh
    [few] { $count } batohy
   *[other] { $count } batohů
}
item-crown = Koruna ({ $count } b.)

## Drak
dragon = Drak
odds = { $drawn ->
    [one] Příští útok: { $drawn } kostička z { $all }.
    [few] Příští útok: { $drawn } kostičky z { $all }.
   *[other] Příští útok: { $drawn } kostiček z { $all }.
}
odds-own = { $drawn ->
    [one] Příští útok: { $drawn } kostička z { $all } (tvých: { $own }), riziko { $chance } %.
    [few] Příští útok: { $drawn } kostičky z { $all } (tvých: { $own }), riziko { $chance } %.
   *[other] Příští útok: { $drawn } kostiček z { $all } (tvých: { $own }), riziko { $chance } %.
}
rage = Hněv
rage-said = { $count ->
    [one] pole { $space }, { $count } kostička a { $danger } za nebezpečí
    [few] pole { $space }, { $count } kostičky a { $danger } za nebezpečí
   *[other] pole { $space }, { $count } kostiček a { $danger } za nebezpečí
}
bag = Pytlík
clank-area = Pole břinku
cubes-black = černé: { $count }
cubes-of = { $owner ->
    [you] tvoje: { $count }
   *[other] { $owner }: { $count }
}
countdown = Odpočet
countdown-nobody = venku ještě nikdo není
countdown-said = { $who ->
    [you] Jsi na poli { $space }
   *[other] { $who }, pole { $space }
}

## Hráči
purse = K utracení
health = Zdraví
health-said = { $damage ->
    [0] Bez zranění, zdraví { $count }
    [one] { $damage } zranění, zdraví { $count }
    [few] { $damage } zranění, zdraví { $count }
   *[other] { $damage } zranění, zdraví { $count }
}
hand = { $count ->
    [0] V ruce nemáš žádnou kartu
    [one] Tvoje ruka, { $count } karta
    [few] Tvoje ruka, { $count } karty
   *[other] Tvoje ruka, { $count } karet
}
played = { $owner ->
    [you] Tvoje vyložené karty
   *[other] Vyložené karty hráče { $owner }
}
cards = { $count ->
    [0] zatím nic
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
discard = Tvůj odhazovací balíček
tokens = Žetony
token-count = { $count ->
    [one] { $name }
    [few] { $name }, { $count } kusy
   *[other] { $name }, { $count } kusů
}
mastery = žeton mistrovství
damage = { $count } zranění
count-clank = na poli břinku: { $count }
count-quiet = { $count ->
    [one] { $count } břink se zruší
    [few] { $count } břinky se zruší
   *[other] { $count } břinků se zruší
}
count-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
count-deck = { $count ->
    [one] { $count } karta k dobrání
    [few] { $count } karty k dobrání
   *[other] { $count } karet k dobrání
}
count-discard = odhozeno: { $count }
standing-left = venku s artefaktem
standing-rescued = v bezvědomí, ale v bezpečí
standing-dead = po smrti
force-exhausted = křišťálová jeskyně tě zastavila
force-no-cave-stop = žádná jeskyně tě nezastaví
force-ignores-monsters = příšery v chodbách na tebe nemohou
force-discount = drahokamy jsou levnější
force-gold-bonus = zlata získáváš víc
force-skill-per-clank = břink přináší zručnost

## Co se právě děje
lead-you = Jsi na tahu.
lead-other = Na tahu je { $names }.
lead-over = Partie skončila.
wait-chance = Táhnou se karty a kostičky.
wait-turn = { $place ->
    [entrance] U vchodu.
   *[room] V místnosti { $number }.
}
ask-play = Hraj karty, nakupuj, bojuj a choď.
ask-act = Nakupuj, bojuj a choď, nebo ukonči tah.
ask-choose = { $name }: vyber si jednu možnost.
ask-discard = { $count ->
    [one] { $name }: odhoď kartu.
    [few] { $name }: odhoď { $count } karty.
   *[other] { $name }: odhoď { $count } karet.
}
sub-discard = Za to: { $gain }.
ask-replace = Kterou kartu nabídky vyměníš?
sub-replace = Symbol draka na nové kartě se nepočítá.
ask-adjacent = Ze které místnosti si vezmeš tajemství?
ask-enter = Vezmeš si, co tu leží?
sub-enter = Rozhodni se hned; později by to znamenalo přijít sem znovu.
ask-trash = Která karta navždy opustí tvůj balíček?
sub-trash = Může ležet mezi vyloženými kartami nebo ve tvém odhazovacím balíčku.

## Co se dá dělat
group-choose = Vyber si
group-discard = Odhoď kartu
group-replace = Vyměň kartu
group-adjacent = Vezmi si tajemství
group-trash = Vyřaď kartu
group-enter = Tady
group-play = Zahraj kartu
group-walk = Jdi
group-teleport = Teleportuj se
group-acquire = Kup
group-fight = Bojuj
group-market = Tržiště
group-drink = Lektvary
group-end = Tah
short-choose = Vyber
short-discard = Odhoď
short-replace = Vyměň
short-adjacent = Tajemství
short-trash-card = Vyřaď
short-enter = Vezmi
short-play = Zahraj
short-walk = Jdi
# same as English
short-teleport = Teleport
short-acquire = Kup
short-fight = Bojuj
short-market = Tržiště
short-drink = Vypij
short-end = Ukonči
short-of = chybí { $sign }
offer-play = Zahraj kartu { $card }
offer-discard = Odhoď kartu { $card }
offer-acquire = Kup kartu { $card }
offer-use = Použij zařízení { $card }
offer-fight = Bojuj: { $card }
offer-replace = Vyměň kartu { $card }
offer-trash = Vyřaď kartu { $card }
offer-trash-burgle = Vyřaď kartu { $card } (Mistr zloděj)
offer-key = Kup paklíč
offer-backpack = Kup batoh
offer-crown = { $count ->
    [one] Kup korunu ({ $count } bod)
    [few] Kup korunu ({ $count } body)
   *[other] Kup korunu ({ $count } bodů)
}
offer-walk = { $place ->
    [entrance] Jdi ke vchodu
   *[room] Jdi do místnosti { $number }
}{ $swords ->
    [0] { "" }
    [one] , použij { $swords } meč
    [few] , použij { $swords } meče
   *[other] , použij { $swords } mečů
}{ $damage ->
    [0] { "" }
    [one] , dostaneš { $damage } zranění
    [few] , dostaneš { $damage } zranění
   *[other] , dostaneš { $damage } zranění
}
offer-leave = Odejdi z podzemí nadobro
leave = Odejdi nadobro
offer-teleport = { $place ->
    [entrance] Teleportuj se ke vchodu
   *[room] Teleportuj se do místnosti { $number }
}
offer-take-from = { $place ->
    [entrance] Vezmi tajemství u vchodu
   *[room] Vezmi tajemství z místnosti { $number }
}
offer-drink = Vypij: { $name }
offer-choose = Vyber: { $text }
offer-end = Ukonči tah
end-unspent = Nevyužito:
offer-keep = Nech si karty, nezískáš nic
offer-decline = Nech to ležet
offer-take-artifact = { $count ->
    [one] Vezmi artefakt za { $count } bod
    [few] Vezmi artefakt za { $count } body
   *[other] Vezmi artefakt za { $count } bodů
}
offer-take-major = Vezmi Velké tajemství
offer-take-minor = Vezmi Malé tajemství
offer-take-idol = Vezmi opičí modlu

## Příběh
log-turn = { $who ->
    [you] Jsi na tahu
   *[other] Na tahu: { $who }
}
log-started = { $who ->
    [you] Začínáš.
   *[other] { $who } začíná.
}
log-removed = { $count ->
    [one] Artefakt za { $count } bod zůstává v krabici.
    [few] Artefakt za { $count } body zůstává v krabici.
   *[other] Artefakt za { $count } bodů zůstává v krabici.
}
log-played = { $who ->
    [you] Hraješ kartu { $card }:
   *[other] { $who } hraje kartu { $card }:
}
log-played-plain = { $who ->
    [you] Hraješ kartu { $card }.
   *[other] { $who } hraje kartu { $card }.
}
log-drew = { $who ->
    [you] Dobíráš si kartu.
   *[other] { $who } si dobírá kartu.
}
log-drew-card = { $who ->
    [you] Dobíráš si kartu { $card }.
   *[other] { $who } si dobírá kartu { $card }.
}
log-reshuffled = { $who ->
    [you] Mícháš odhozené karty do nového dobíracího balíčku.
   *[other] { $who } míchá odhozené karty do nového dobíracího balíčku.
}
log-discarded = { $who ->
    [you] Odhazuješ kartu { $card }.
   *[other] { $who } odhazuje kartu { $card }.
}
log-trashed = { $who ->
    [you] Vyřazuješ kartu { $card }.
   *[other] { $who } vyřazuje kartu { $card }.
}
log-acquired = { $who ->
    [you] { $count ->
        [one] Kupuješ kartu { $card } za { $count } zručnost.
        [few] Kupuješ kartu { $card } za { $count } zručnosti.
       *[other] Kupuješ kartu { $card } za { $count } zručností.
    }
   *[other] { $count ->
        [one] { $who } kupuje kartu { $card } za { $count } zručnost.
        [few] { $who } kupuje kartu { $card } za { $count } zručnosti.
       *[other] { $who } kupuje kartu { $card } za { $count } zručností.
    }
}
log-took = { $who ->
    [you] Bereš si kartu { $card }.
   *[other] { $who } si bere kartu { $card }.
}
log-used = { $who ->
    [you] Používáš zařízení { $card }.
   *[other] { $who } používá zařízení { $card }.
}
log-fought = { $who ->
    [you] Porážíš příšeru { $card }.
   *[other] { $who } poráží příšeru { $card }.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Kupuješ paklíč.
       *[other] { $who } kupuje paklíč.
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
    [you] Jdeš { $place ->
        [entrance] ke vchodu
       *[room] do místnosti { $number }
    }{ $damage ->
        [0] .
        [one] { " " }a dostáváš { $damage } zranění.
        [few] { " " }a dostáváš { $damage } zranění.
       *[other] { " " }a dostáváš { $damage } zranění.
    }
   *[other] { $who } jde { $place ->
        [entrance] ke vchodu
       *[room] do místnosti { $number }
    }{ $damage ->
        [0] .
        [one] { " " }a dostává { $damage } zranění.
        [few] { " " }a dostává { $damage } zranění.
       *[other] { " " }a dostává { $damage } zranění.
    }
}
log-teleported = { $who ->
    [you] Teleportuješ se { $place ->
        [entrance] ke vchodu
       *[room] do místnosti { $number }
    }.
   *[other] { $who } se teleportuje { $place ->
        [entrance] ke vchodu
       *[room] do místnosti { $number }
    }.
}
log-found = { $who ->
    [you] Nacházíš: { $name } –
   *[other] { $who } nachází: { $name } –
}
log-found-plain = { $who ->
    [you] Nacházíš: { $name }.
   *[other] { $who } nachází: { $name }.
}
log-idol = { $who ->
    [you] Bereš si opičí modlu.
   *[other] { $who } si bere opičí modlu.
}
log-artifact = { $who ->
    [you] { $count ->
        [one] Bereš si artefakt za { $count } bod!
        [few] Bereš si artefakt za { $count } body!
       *[other] Bereš si artefakt za { $count } bodů!
    }
   *[other] { $count ->
        [one] { $who } si bere artefakt za { $count } bod!
        [few] { $who } si bere artefakt za { $count } body!
       *[other] { $who } si bere artefakt za { $count } bodů!
    }
}
log-gold = { $who ->
    [you] { $count ->
        [one] Získáváš { $count } zlaťák.
        [few] Získáváš { $count } zlaťáky.
       *[other] Získáváš { $count } zlaťáků.
    }
   *[other] { $count ->
        [one] { $who } získává { $count } zlaťák.
        [few] { $who } získává { $count } zlaťáky.
       *[other] { $who } získává { $count } zlaťáků.
    }
}
log-paid = { $who ->
    [you] { $count ->
        [one] Platíš { $count } zlaťák.
        [few] Platíš { $count } zlaťáky.
       *[other] Platíš { $count } zlaťáků.
    }
   *[other] { $count ->
        [one] { $who } platí { $count } zlaťák.
        [few] { $who } platí { $count } zlaťáky.
       *[other] { $who } platí { $count } zlaťáků.
    }
}
log-noise = { $who ->
    [you] { $count ->
        [one] Děláš hluk: { $count } břink.
        [few] Děláš hluk: { $count } břinky.
       *[other] Děláš hluk: { $count } břinků.
    }
   *[other] { $count ->
        [one] { $who } dělá hluk: { $count } břink.
        [few] { $who } dělá hluk: { $count } břinky.
       *[other] { $who } dělá hluk: { $count } břinků.
    }
}
log-hushed = { $who ->
    [you] { $count ->
        [one] Rušíš { $count } břink.
        [few] Rušíš { $count } břinky.
       *[other] Rušíš { $count } břinků.
    }
   *[other] { $count ->
        [one] { $who } ruší { $count } břink.
        [few] { $who } ruší { $count } břinky.
       *[other] { $who } ruší { $count } břinků.
    }
}
log-healed = { $who ->
    [you] Léčíš si { $count } zranění.
   *[other] { $who } si léčí { $count } zranění.
}
log-revealed = Objevuje se karta { $card }.
log-rouses = Objevuje se karta { $card } a budí draka.
log-put-away = Karta { $card } se odhazuje.
log-dungeon-reshuffled = Balíček podzemí se míchá znovu.
log-raged = Drakův hněv roste.
log-cubes-returned = { $count ->
    [one] Do pytlíku se vrací { $count } černá kostička.
    [few] Do pytlíku se vracejí { $count } černé kostičky.
   *[other] Do pytlíku se vrací { $count } černých kostiček.
}
log-attacked = { $count ->
    [one] Drak útočí a z pytlíku se táhne { $count } kostička.
    [few] Drak útočí a z pytlíku se táhnou { $count } kostičky.
   *[other] Drak útočí a z pytlíku se táhne { $count } kostiček.
}
log-cubes = Z pytlíku:
log-black = černá
log-cube = { $owner ->
    [you] tvoje
   *[other] { $owner }
}
log-left = { $who ->
    [you] Opouštíš podzemí s artefaktem.
   *[other] { $who } opouští podzemí s artefaktem.
}
log-rescued = { $who ->
    [you] Upadáš do bezvědomí, ale pomoc přichází včas.
   *[other] { $who } upadá do bezvědomí, ale pomoc přichází včas.
}
log-dead = { $who ->
    [you] Umíráš.
   *[other] { $who } umírá.
}
log-ran = { $who ->
    [you] Odpočet: jsi na poli { $space }.
   *[other] Odpočet: { $who }, pole { $space }.
}
log-ended = V podzemí už nikdo není.

## Konec
over-winner = { $points ->
    [one] { $who ->
        [you] Vyhráváš: { $points } bod.
       *[other] Vyhrává { $who }: { $points } bod.
    }
    [few] { $who ->
        [you] Vyhráváš: { $points } body.
       *[other] Vyhrává { $who }: { $points } body.
    }
   *[other] { $who ->
        [you] Vyhráváš: { $points } bodů.
       *[other] Vyhrává { $who }: { $points } bodů.
    }
}
over-nobody = Živý se ven nedostal nikdo, takže nikdo nevyhrává.
over-tie = Bodů je stejně: rozhoduje cennější artefakt.
account = Bodování
account-left = { $result ->
    [winner] { $who ->
        [you] Vyhráváš: { $points }
       *[other] { $who } vyhrává: { $points }
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Vyhráváš: { $points } (po záchraně)
       *[other] { $who } vyhrává: { $points } (po záchraně)
    }
   *[other] { $who ->
        [you] Ty: { $points } (po záchraně)
       *[other] { $who }: { $points } (po záchraně)
    }
}
account-dead = { $who ->
    [you] Ty: po smrti, bez bodů
   *[other] { $who }: po smrti, bez bodů
}
account-artifact = Artefakt { $count }: { $points }
account-mastery = Žeton mistrovství: { $points }
account-crown = Koruna { $count }: { $points }
account-keys = { $count ->
    [one] Paklíč: { $points }
    [few] { $count } paklíče: { $points }
   *[other] { $count } paklíčů: { $points }
}
account-backpacks = { $count ->
    [one] Batoh: { $points }
    [few] { $count } batohy: { $points }
   *[other] { $count } batohů: { $points }
}
account-idols = { $count ->
    [one] Opičí modla: { $points }
    [few] { $count } opičí modly: { $points }
   *[other] { $count } opičích model: { $points }
}
account-gold = { $count ->
    [one] { $count } zlaťák: { $points }
    [few] { $count } zlaťáky: { $points }
   *[other] { $count } zlaťáků: { $points }
}
account-named = { $count ->
    [one] { $name }: { $points }
    [few] { $name } × { $count }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Znaky
term-skill = Zručnost: kupuješ za ni karty a používáš zařízení
term-sword = Meč: k boji
term-boot = Bota: projdeš jednou chodbou
term-gold = Zlaťák: na konci bod; platí se jím na tržišti
term-noise = Břink: kostičky na poli břinku; s dalším útokem putují do pytlíku
term-quiet = Břink, který se v tomto tahu zruší
term-draw = Dober si kartu
term-teleport = Teleport do sousední místnosti
term-heart = Zbývající zdraví
term-damage = Zranění
term-dragon = Když se objeví, probudí draka
term-danger = Nebezpečí: při každém útoku o kostičku víc
term-point = Body na konci
term-feet = Chodba za dvě boty
term-fang = Příšera v chodbě: meč, nebo jedno zranění
term-lock = Zamčená chodba: jen s paklíčem
term-crystal = Křišťálová jeskyně: v tomto tahu už žádné boty
term-market = Tržiště: cokoli za 7 zlaťáků
term-fountain = Léčivá studánka: při vstupu vyléčí 1 zranění
term-minor = Malé tajemství, lícem dolů
term-major = Velké tajemství, lícem dolů
term-idol = Opičí modla, 5 bodů
term-artifact = Artefakt a jeho body; bez něj se nikdo nedostane ven
term-key = Paklíč: otevírá zamčené chodby, 5 bodů
term-backpack = Batoh: místo na další artefakt, 5 bodů
term-crown = Koruna: body jsou na ní
term-potion = Lektvar: vypít ho můžeš ve svém tahu
term-keepsake = Kalich (7 bodů) nebo dračí vejce (3 body)
term-mastery = Žeton mistrovství, 20 bodů
term-cube = Kostičky
term-hand = Karty v ruce
term-deck = Karty k dobrání
term-discard = Karty v odhazovacím balíčku
term-flag = Kdo je první venku
term-skull = Konec
term-action = Akce
term-companion = Společník
term-gem = Drahokam
term-device = Zařízení
term-monster = Příšera

## Nastavení
option-board = Strana herního plánu
option-board-front = přední
option-board-back = zadní
option-start = Kdo začíná
option-start-lot = rozhodne los
option-start-p0 = první místo
option-start-p1 = druhé místo
option-start-p2 = třetí místo
option-start-p3 = čtvrté místo
option-countdown-final = Poslední pole odpočtu
option-countdown-final-knock-out = omráčí všechny, kteří zbyli
option-countdown-final-kill = zabije všechny, kteří zbyli
option-artifact-pickup = Artefakty se berou
option-artifact-pickup-on-entry = při vstupu do místnosti
option-artifact-pickup-action = v místnosti kdykoli
option-arrive-at-set-up = Texty „Když se objeví“ už při přípravě
option-arrive-at-set-up-on = ano
option-arrive-at-set-up-off = ne
option-dungeon-deck-reshuffle = Balíček podzemí se znovu míchá
option-dungeon-deck-reshuffle-on = ano
option-dungeon-deck-reshuffle-off = ne
option-discard-cost-optional = Odhození je dobrovolné
option-discard-cost-optional-off = ne
option-discard-cost-optional-on = ano

## Důvody rady: stojí samy na řádku pod tahem, proto nezačínají příklonkou (ti, tě)
why-points = { $count ->
    [one] o { $count } bod víc
    [few] o { $count } body víc
    [many] o { $count } bodu víc
   *[other] o { $count } bodů víc
}
why-artifact = { $count ->
    [one] o { $count } bod víc za artefakty
    [few] o { $count } body víc za artefakty
    [many] o { $count } bodu víc za artefakty
   *[other] o { $count } bodů víc za artefakty
}
why-health = o { $count } zranění míň
why-way-home = o { $count } % vyšší šance dostat se včas ven
why-deck = { $count ->
    [one] o { $count } bod víc díky lepšímu balíčku
    [few] o { $count } body víc díky lepšímu balíčku
    [many] o { $count } bodu víc díky lepšímu balíčku
   *[other] o { $count } bodů víc díky lepšímu balíčku
}
why-quieter = tvých kostiček má drak o { $count } míň

## Pravidla
rule-ck-2-8 = Tohle už na tržišti nemají.
rule-ck-2-16 = Texty „Když se objeví“ na prvních šesti kartách se provedou.
rule-ck-2-19 = Začínajícího hráče určí los nebo dohoda; takový hráč musí sedět u stolu.
rule-ck-2-22 = Herní plán má dvě strany; přední je snazší.
rule-ck-3-2 = Hraješ karty z vlastní ruky, jednu po druhé.
rule-ck-3-4 = Než tah skončí, musíš zahrát všechny karty z ruky.
rule-ck-3-5 = Nejdřív musíš rozhodnout něco jiného.
rule-ck-3-6 = Tah skončil: už se jen vybírají karty k vyřazení.
rule-ck-4-7 = Odhodit se dá jen karta z ruky, a to když to žádá text.
rule-ck-4-9 = Máš-li dost karet, odhodit musíš.
rule-ck-4-10 = Vyřadit se dá jen vyložená karta nebo karta z tvého odhazovacího balíčku.
rule-ck-4-11 = Co se vyřadí, vybíráš na konci tahu.
rule-ck-4-13 = Dokud je co vyřadit, vyřadit musíš.
rule-ck-6-1 = Za zručnost se kupují akce, společníci a drahokamy z nabídky a karty ze zálohy.
rule-ck-6-2 = Stojí to víc zručnosti, než máš.
rule-ck-6-5 = Tenhle balíček zálohy je prázdný.
rule-ck-6-7 = Tuhle kartu lze koupit jen v Hlubinách.
rule-ck-7-1 = Použít se dá jen zařízení z nabídky.
rule-ck-7-2 = Tohle zařízení funguje jen v Hlubinách.
rule-ck-7-3 = Z více možností vybíráš jednu, která se dá provést.
rule-ck-8-1 = Příšera z nabídky nebo Goblin se poráží tolika meči, kolik ukazuje.
rule-ck-8-4 = S touhle příšerou se dá bojovat jen tam, kde je doma.
rule-ck-9-1 = V místnosti s tržištěm stojí každá věc 7 zlaťáků.
rule-ck-10-1 = Bota tě provede jednou chodbou do sousední místnosti.
rule-ck-10-2 = Chodba se stopami stojí dvě boty.
rule-ck-10-3 = Každá příšera v chodbě stojí jeden meč, nebo jedno zranění, jak chceš; mečů nesmí být víc než příšer.
rule-ck-10-5 = Zranění nesmí zaplnit tvou stupnici zdraví.
rule-ck-10-6 = Na každé zranění potřebuješ kostičku ve své zásobě.
rule-ck-10-7 = Na tyhle příšery ti nestačí meče ani zdraví.
rule-ck-10-8 = Do zamčené chodby potřebuješ paklíč.
rule-ck-10-9 = Touhle chodbou se dá jít jen po směru šipky.
rule-ck-10-12 = Křišťálová jeskyně tě zastaví: po vstupu už v tomto tahu žádné boty nepoužiješ.
rule-ck-10-17 = Teleport vede do sousední místnosti a musíš nějaký mít.
rule-ck-10-20 = Bez artefaktu nikdo nesmí odejít.
rule-ck-11-3 = Při vstupu do místnosti si smíš vzít jeden žeton, který tam leží.
rule-ck-11-5 = Žeton se bere ve chvíli, kdy vstoupíš.
rule-ck-11-7 = Uneseš jeden artefakt a za každý batoh jeden navíc.
rule-ck-11-8 = Každý vzatý artefakt draka víc rozhněvá.
rule-ck-12-14 = Vypít se dá jen lektvar, který leží před tebou.
rule-ck-14-2 = Nejdřív se objeví všechny chybějící karty, pak se provedou jejich texty „Když se objeví“ a nakonec přijde nejvýš jeden útok.
rule-ck-14-8 = Když balíček podzemí dojde, zamíchá se znovu z odhozených karet podzemí.
rule-ck-15-1 = Při útoku putuje všechen břink do pytlíku a táhnou se kostičky: podle hněvu, po jedné navíc za každou kartu s nebezpečím a další při odpočtu.
rule-ck-15-4 = Černá kostička jde stranou; kostička hráče znamená jedno zranění.
rule-ck-16-6 = Omráčí-li tě nad Hlubinami a máš artefakt, zachrání tě a tvé body platí.
rule-ck-16-7 = Omráčí-li tě v Hlubinách nebo bez artefaktu, je po tobě.
rule-ck-17-7 = Poslední pole odpočtu omráčí všechny, kdo jsou ještě v podzemí.
rule-ck-17-14 = Body jsou za artefakty, žeton mistrovství, ostatní žetony, zlato a karty.
rule-ck-17-15 = Vyhrává, kdo má nejvíc bodů; při shodě rozhoduje nejcennější artefakt.
rule-ck-17-16 = Mrtví body nemají. Zahynou-li všichni, nevyhrává nikdo.
rule-ck-18-11 = Karta nabídky se vyměňuje, jen když to říká text.
rule-ck-18-12 = Karta Loupení musí být vyložená nebo ve tvém odhazovacím balíčku.
rule-ck-18-15 = Potřebuješ 7 zlaťáků a musí zbývat aspoň jedna karta Tajemný foliant.
rule-ck-18-16 = V sousední místnosti musí ležet Velké nebo Malé tajemství.

## Trenér: vždy dvě krátké věty
coach-goal = Ukradni artefakt, přežij a dostaň se ven s nejvíc body; kdo nejvíc břinká, krmí draka.
coach-choose = Karta, žeton nebo místo ti nabízí několik účinků, vyber si jeden. Zvol, co ti teď nejvíc pomůže: zlato jsou body, a když se nadobro zbavíš slabé karty, zbytek tvého balíčku bude lepší.
coach-discard = Odhoď kartu, která ti bude chybět nejmíň. Odhozená karta nezapůsobí, a to se u karty Klopýtnutí hodí.
coach-replace = Zbav se karty, která pomáhá soupeři nebo nahrává drakovi. Odejde z nabídky a přijde jiná.
coach-adjacent = Tajemství přináší body nebo pomoc a tohle tě nestojí ani krok: vezmi si ho ze sousední místnosti. Velká tajemství jsou cennější než Malá.
coach-trash = V malém balíčku přijdou dobré karty dřív: vyřaď kartu Klopýtnutí nebo Loupení. Vyřazená karta opustí tvůj balíček nadobro.
coach-enter = Pro artefakt sem jdeš a bez něj se ven nedostaneš. Když vejdeš do místnosti, smíš si vzít jednu věc, která tam leží; artefaktem ale draka ještě víc rozhněváš.
coach-play = Karty tě dovedou k artefaktu a zpátky: zručnost kupuje lepší karty, meče bojují, boty chodí. Nejdřív zahraj všechny, teprve pak počítej, na co máš.
coach-walk = Dojdi k artefaktu a včas zase ven. Každá chodba stojí botu, se stopami dvě, a příšery koušou; místnosti, kam teď dojdeš, svítí a u cesty vidíš cenu.
coach-teleport = Teleport ušetří nejvíc tam, kde by cesta pěšky stála nejvíc. Přenese tě do sousední místnosti bez bot a kolem příšer, zámků i šipek.
coach-acquire = S lepšími kartami se dostaneš dál a mnohé jsou za body: utrácej zručnost, zbytek propadne. Koupená karta leží v odhazovacím balíčku a pomůže ti po příštím zamíchání.
coach-fight = Poražená příšera platí hned, často zlatem, a zlato jsou body. Zbudou-li ti 2 meče, Goblin vždycky vydá 1 zlaťák.
coach-market = Tady se zlato mění v něco lepšího: paklíč otevře zámky, batoh unese druhý artefakt, koruna je za body. Každá věc stojí 7 zlaťáků; co chceš používat, kup včas.
coach-drink = Lektvar může zachránit tah nebo život, ale jen jednou. Vypij ho kdykoli během svého tahu; léčivý si šetři na chvíli, kdy ho budeš potřebovat.
coach-end = Když tě už nic, na co máš, neposune dál, ukonči tah. Pak se doplní nabídka a drak na nové kartě znamená útok: hlídej si svůj břink.

## The prologue: the same, in the first minute
prologue-stealing = Proč tu jsi
prologue-stealing-task = Kradeš v dračím doupěti: ukradni artefakt, přežij, dostaň se ven a získej nejvíc bodů. Přímo tady leží artefakt: vezmi ho.
prologue-stealing-done = Je za 7 bodů, když se s ním dostaneš ven. Drak si toho ale všiml: každý artefakt ho rozhněvá víc.
prologue-stealing-other = Bez artefaktu se ven nedostaneš a mrtví nemají žádné body. Vezmi ho.
prologue-walking = Tah
prologue-walking-task = V každém tahu zahraješ pět karet a utratíš, co přinesou: zručnost kupuje karty, meče bojují, boty chodí. Zahraj poslední kartu, Úkrok, a jdi do místnosti 16, směrem k východu.
prologue-walking-done = To je tah: zahraj karty a pak za to, co přinesly, nakupuj, bojuj a choď. Co koupíš, posílí tvoje další tahy.
prologue-walking-other = V tahu můžeš udělat i tohle. Teď ale chceš ven: zahraj Úkrok a jdi do místnosti 16.
prologue-waking = Tvůj vlastní hluk
prologue-waking-task = O pár tahů později. Klopýtnutí znamená břink: každý břink položí tvou kostičku na pole břinku a leží jich tam už pět. Ukonči tah a podívej se, kdo tě slyšel.
prologue-waking-done = Nabídka podzemí se doplnila a na nové kartě je drak, takže zaútočil. Tvoje kostičky šly do jeho pytlíku a dvě z vytažených byly tvoje: dvě zranění. Deset tě omráčí.
prologue-waking-other = To můžeš taky. Podívej se ale, co tvůj hluk způsobí: začni znovu a ukonči tah.
prologue-leaving = Cesta ven
prologue-leaving-task = Máš artefakt, ale zdraví už jen 3, a ven z podzemí ti stačí jedna bota: odejdi.
prologue-leaving-done = Jsi venku, v bezpečí a o 20 bodů bohatší. Ostatním začíná odpočet; když v podzemí nikdo nezbude, vyhraje nejvíc bodů.
prologue-leaving-other = Drak může na konci tahu zaútočit a další 3 zranění by tě omráčila. Odejdi, dokud můžeš.

## Lekce: název, úkol, proč to bylo správně, proč něco jiného ne
lesson-buying = Zahraj karty a nakup
lesson-buying-task = Zahraj všech pět karet: přinesou 3 zručnosti a 1 botu a karta Klopýtnutí nadělá hluk. Pak kup ze zálohy kartu Průzkum, stojí 3 zručnosti.
lesson-buying-done = Karta Průzkum leží ve tvém odhazovacím balíčku a po příštím zamíchání ti přijde do ruky. Zručnost, kterou neutratíš, propadne.
lesson-buying-other = Ještě ne: nejdřív zahraj všechny karty, pak dej všechny 3 zručnosti za kartu Průzkum.
lesson-walking = Kolem příšery
lesson-walking-task = V chodbě do místnosti 14 číhá příšera a kousne za jedno zranění. Máš botu a meče: jdi tam a použij na ni jeden meč.
lesson-walking-done = Jedna bota, jeden meč a žádné zranění. Deset zranění tě omráčí, takže každé se počítá.
lesson-walking-other = Jde to i líp. Vydej se do místnosti 14 a použij jeden meč.
lesson-fighting = Bojuj o odměnu
lesson-fighting-task = V nabídce podzemí, mezi kartami ke koupi, leží dvě příšery a tři meče stačí na jednu z nich. Porovnej odměny a vyber tu, která vynese nejvíc zlata.
lesson-fighting-done = Pět zlaťáků naráz; zlato jsou body a platí se jím na tržišti. Příšera mizí z nabídky.
lesson-fighting-other = To vynese míň. Zlobr stojí všechny tři meče a dá pět zlaťáků.
lesson-taking = Vezmi artefakt
lesson-taking-task = Vcházíš do místnosti s artefaktem. Přesně pro něj tu jsi: vezmi ho.
lesson-taking-done = Teď už smíš zamířit ven. Drakův hněv ale vzrostl: čím dál je drak na své stupnici, tím víc kostiček se při útoku táhne.
lesson-taking-other = Bez artefaktu se ven nedostaneš, a když zemřeš, nemáš žádné body. Vezmi ho.
lesson-shopping = Na tržišti
lesson-shopping-task = Jsi na tržišti a jeho zboží leží u karet ke koupi. Neseš artefakt, víc neuneseš, a máš 8 zlaťáků. Kup to, s čím uneseš i druhý.
lesson-shopping-done = S batohem uneseš o artefakt víc a 5 bodů je i za batoh samotný.
lesson-shopping-other = V tom artefakt neuneseš. V batohu ano.
lesson-leaving = Ven se zdravou kůží
lesson-leaving-task = Máš artefakt, zdraví už jen 3 a na poli břinku spoustu hluku. Ven ti stačí jedna bota: odejdi.
lesson-leaving-done = Jsi venku: 20 bodů za žeton mistrovství, a ublížit ti už nikdo nemůže. Ostatním začíná odpočet.
lesson-leaving-other = Drak může na konci tahu zaútočit a další 3 zranění by tě omráčila. Odejdi, dokud můžeš.

## Co by mělo stát v pozici: za dvojtečkou
expected-frame = něco, co se má udělat, například enter, attack/4 nebo draw/P0/5
expected-card = karta, například burgle nebo burgle*3
expected-card-here = karta, která na tomto místě může být
expected-reserve = tři čísla, nejvýš { $most }
expected-artifact = artefakt, například 5 nebo 30
expected-room = místnost, například f14
expected-room-on-this-side = místnost z této strany herního plánu
expected-room-with-secrets = místnost, ze které ještě nejsou všechna tajemství vzata
expected-secret = tajemství, například treasure
expected-kept-secret = tajemství, které si hráč nechává, například chalice, nebo monkey-idol
expected-item = zboží, například key*2, backpack nebo crown-10
expected-cube = kostičky, například black*24 nebo P0*3
expected-countdown = kdo byl venku první a pole od 1 do 5, například P1/2, jakmile je někdo venku
expected-purse = co je k utracení, například skill=3, boots=1 nebo exhausted
expected-purse-in-turn = něco k utracení ve vlastním tahu, po něm jen „roused“
expected-carried = jeden artefakt pro { $seat } a za každý batoh jeden navíc
expected-best-crowns = nejlepší koruny, protože ty se prodávají první
expected-turned-over = odkrytá tajemství ({ $class }): { $taken }, tolik, kolik jich bylo vzato
source-artifacts = Artefakty
source-mastery = Žeton mistrovství
source-items = Zboží z trhu
source-tokens = Tajemství a modly
source-gold = Zlato
source-cards = Karty
