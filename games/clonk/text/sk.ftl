# Clonk! po slovensky. Tlačené slovenské pravidlá nie sú: pojmy aj vety sú naše vlastné.
# card-… je karta sama osebe, ako pod obrázkom; object-… je v akuzatíve: čo niekto kope, daruje, kladie alebo ťahá.
# Mená hráčov sa neskloňujú.

# same as English
title = Clonk!
pitch = Päť šácht, šesť kryštálov, jedna spiaca obluda. Kop, kým sa nezobudí.
pitch-length = polhodina
pitch-kind = zbieraj a riskuj

## Karty
card-back = zakrytá karta
card-necklace = { $colour ->
    [green] zelený náhrdelník
    [white] biely náhrdelník
    [red] červený náhrdelník
    [pink] ružový náhrdelník
    [yellow] žltý náhrdelník
   *[blue] modrý náhrdelník
}
card-crown = { $colour ->
    [green] zelená koruna
    [white] biela koruna
    [red] červená koruna
    [pink] ružová koruna
    [yellow] žltá koruna
   *[blue] modrá koruna
}
card-statue = { $colour ->
    [green] zelená soška
    [white] biela soška
    [red] červená soška
    [pink] ružová soška
    [yellow] žltá soška
   *[blue] modrá soška
}
card-hammer = { $colour ->
    [green] zelené kladivo
    [white] biele kladivo
    [red] červené kladivo
    [pink] ružové kladivo
    [yellow] žlté kladivo
   *[blue] modré kladivo
}
card-sword = { $colour ->
    [green] zelený meč
    [white] biely meč
    [red] červený meč
    [pink] ružový meč
    [yellow] žltý meč
   *[blue] modrý meč
}
card-sixth = { $colour ->
    [green] zelený pohár
    [white] biely pohár
    [red] červený pohár
    [pink] ružový pohár
    [yellow] žltý pohár
   *[blue] modrý pohár
}
object-necklace = { $colour ->
    [green] zelený náhrdelník
    [white] biely náhrdelník
    [red] červený náhrdelník
    [pink] ružový náhrdelník
    [yellow] žltý náhrdelník
   *[blue] modrý náhrdelník
}
object-crown = { $colour ->
    [green] zelenú korunu
    [white] bielu korunu
    [red] červenú korunu
    [pink] ružovú korunu
    [yellow] žltú korunu
   *[blue] modrú korunu
}
object-statue = { $colour ->
    [green] zelenú sošku
    [white] bielu sošku
    [red] červenú sošku
    [pink] ružovú sošku
    [yellow] žltú sošku
   *[blue] modrú sošku
}
object-hammer = { $colour ->
    [green] zelené kladivo
    [white] biele kladivo
    [red] červené kladivo
    [pink] ružové kladivo
    [yellow] žlté kladivo
   *[blue] modré kladivo
}
object-sword = { $colour ->
    [green] zelený meč
    [white] biely meč
    [red] červený meč
    [pink] ružový meč
    [yellow] žltý meč
   *[blue] modrý meč
}
object-sixth = { $colour ->
    [green] zelený pohár
    [white] biely pohár
    [red] červený pohár
    [pink] ružový pohár
    [yellow] žltý pohár
   *[blue] modrý pohár
}
coins = { $count ->
    [one] { $count } minca
    [few] { $count } mince
   *[other] { $count } mincí
}
eyes = { $count ->
    [one] { $count } oko
    [few] { $count } oči
   *[other] { $count } očí
}

## Doštičky úloh
task-green = zelená
task-white = biela
task-red = červená
task-pink = ružová
task-yellow = žltá
task-blue = modrá
task-necklace = náhrdelníky
task-crown = koruny
task-statue = sošky
task-hammer = kladivá
task-sword = meče
task-sixth = poháre
tasks = Úlohy
tile-open = verejná úloha: { $task }
tile-revealed = tajná úloha: { $task }
tile-mine = tvoja tajná úloha: { $task }
tile-hidden-colour = tajná úloha: farba
tile-hidden-treasure = tajná úloha: poklad
tag-hidden = ostatní ju nevidia

## Stôl
rock = Baňa
shafts = Päť šácht
shaft = { $count ->
    [0] Šachta { $shaft }, prázdna
    [one] Šachta { $shaft }, { $count } karta
    [few] Šachta { $shaft }, { $count } karty
   *[other] Šachta { $shaft }, { $count } kariet
}
depth = Hlbina
draw-pile = { $count ->
    [0] Ťahací balíček, prázdny
    [one] Ťahací balíček, { $count } karta
    [few] Ťahací balíček, { $count } karty
   *[other] Ťahací balíček, { $count } kariet
}
monster-asleep = { $count ->
    [0] Ďalšia karta je Prebudenie
    [one] Do Prebudenia { $count } karta
    [few] Do Prebudenia { $count } karty
   *[other] Do Prebudenia { $count } kariet
}
monster-mixed = { $count ->
    [one] Do Prebudenia najmenej { $count } karta
    [few] Do Prebudenia najmenej { $count } karty
   *[other] Do Prebudenia najmenej { $count } kariet
}
monster-anywhere = { $count ->
    [one] Ďalšia karta je Prebudenie
    [few] Prebudenie: jedna z ďalších { $count } kariet
   *[other] Prebudenie: jedna z ďalších { $count } kariet
}
monster-awake = Je hore! Toto kolo je posledné
monster-awake-extra = Je hore! Toto kolo a ešte jedno
monster-prowling = Je hore! Úplne posledné kolo
discard-pile = { $count ->
    [0] Odhadzovací balíček, prázdny
    [one] Odhadzovací balíček, { $count } karta
    [few] Odhadzovací balíček, { $count } karty
   *[other] Odhadzovací balíček, { $count } kariet
}
discard-head = Odhadzovací balíček
discard-gist = { $count ->
    [0] zatiaľ nič
    [one] { $count } karta, vidia ju všetci
    [few] { $count } karty, vidia ich všetci
   *[other] { $count } kariet, vidia ich všetci
}
board-of = { $owner ->
    [you] Tvoja štôlňa
   *[other] Štôlňa hráča { $owner }
}
board-mine = Tvoj vozík a štôlňa
cart = Banský vozík
cart-open = V banskom vozíku
cart-gist = { $count ->
    [one] { $count } karta pokladu
    [few] { $count } karty pokladov
   *[other] { $count } kariet pokladov
}{ $snores ->
    [0] {""}
    [one] , { $snores } karta Chrápanie
    [few] , { $snores } karty Chrápanie
   *[other] , { $snores } kariet Chrápanie
}
space-empty = políčko { $space }, prázdne
space-snore = políčko { $space }; ak zostane prázdne: karta Chrápanie
space-kablooey = políčko { $space }; ak zostane prázdne: karta Kabum
space-draw = políčko { $space }; ak zostane prázdne: potiahni si kartu
goals = Tvoje úlohy
goal = { $count ->
    [one] { $count } karta → { $points }
    [few] { $count } karty → { $points }
   *[other] { $count } kariet → { $points }
}
hand-mine = { $count ->
    [0] V ruke nemáš žiadnu kartu
    [one] Tvoja ruka, { $count } karta
    [few] Tvoja ruka, { $count } karty
   *[other] Tvoja ruka, { $count } kariet
}
count-hand = { $count ->
    [one] { $count } karta v ruke
    [few] { $count } karty v ruke
   *[other] { $count } kariet v ruke
}
count-kablooey = { $count ->
    [one] { $count } karta Kabum
    [few] { $count } karty Kabum
   *[other] { $count } kariet Kabum
}
count-snore = { $count ->
    [one] { $count } karta Chrápanie
    [few] { $count } karty Chrápanie
   *[other] { $count } kariet Chrápanie
}
tag-dwarf = začínajúci hráč
note-chosen = vybraté
note-thinks = premýšľa sa

## Čo sa deje
phase-fill = I Nakladanie
phase-dig = II Kopanie
phase-sift = III Preberanie
lead-you = Si na ťahu.
lead-other = Čaká sa na: { $names }.
lead-over = Obluda je hore!
ask-tasks = Ktorú úlohu vyložíš verejne?
sub-tasks = Karty tejto farby a tohto pokladu ti na konci prinesú body. Druhá doštička zostane dovtedy tajná.
wait-tasks = Každý vyberá doštičku úlohy, ktorú vyloží.
ask-cart = Vlož kartu z ruky do svojho vozíka.
sub-cart = Nemusí sa k ničomu hodiť. Tvoja prvá karta v štôlni sa potom musí hodiť k nej.
wait-cart = Do banského vozíka ide prvá karta.
ask-dig = Vykop, čo sa hodí k tejto: { $card }.
ask-stuck = Nič sa nehodí k tejto: { $card }.
sub-dig = { $dug ->
    [0] Zatiaľ nič. Prestaň, kedy chceš; aj prázdne políčka niečo prinesú.
    [4] Štôlňa je plná: daruj, odstreľ alebo prestaň.
    [one] Vykopaná { $dug } karta. Prestaň, kedy chceš; aj prázdne políčka niečo prinesú.
    [few] Vykopané { $dug } karty. Prestaň, kedy chceš; aj prázdne políčka niečo prinesú.
   *[other] Vykopaných { $dug } kariet. Prestaň, kedy chceš; aj prázdne políčka niečo prinesú.
}
sub-stuck = Môžeš prestať; možno sa dá darovať karta alebo odstreliť šachta.
wait-dig = Vykopáva sa karta, ktorá sa hodí k tejto: { $card }.
ask-lay = Ťukni na kartu a potom na šachtu.
sub-lay = Akúkoľvek kartu na akúkoľvek šachtu, lícom nahor. Ostatní ju môžu vziať.
wait-lay = Karta z ruky ide na šachtu.
ask-discard = { $surplus ->
    [one] Máš { $count } kariet: odhoď { $surplus }.
    [few] Máš { $count } kariet: odhoď { $surplus }.
   *[other] Máš { $count } kariet: odhoď { $surplus }.
}
sub-discard = Jednu po druhej. V ruke ti zostane najviac päť kariet.
wait-discard = V ruke je priveľa kariet: jedna sa odhadzuje.
wait-chance = Vykladajú sa karty.
over-one = { $points ->
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
over-shared = { $points ->
    [one] { $who ->
        [you] Spoločné víťazstvo, { $points } bod: ty, { $names }.
       *[other] Spoločné víťazstvo, { $points } bod: { $who }.
    }
    [few] { $who ->
        [you] Spoločné víťazstvo, { $points } body: ty, { $names }.
       *[other] Spoločné víťazstvo, { $points } body: { $who }.
    }
   *[other] { $who ->
        [you] Spoločné víťazstvo, { $points } bodov: ty, { $names }.
       *[other] Spoločné víťazstvo, { $points } bodov: { $who }.
    }
}

## Čo sa dá robiť
group-tasks = Vylož verejne
group-cart = Nalož do vozíka
group-dig = Vykop kartu na políčko { $space }
group-give = Alebo daruj kartu, raz za ťah
group-blast = Alebo kartou Kabum odstreľ vrch šachty
group-stop = Alebo prestaň
group-lay = Polož: najprv karta, potom šachta
group-discard = Odhoď
short-tasks = Ťukni na úlohu
short-cart = Ťukni na kartu
short-dig = Vykop
short-give = Daruj
short-blast = Odstreľ
short-stop = Prestaň
short-lay = Ťukni na kartu
short-discard = Ťukni na kartu
label-colour = farba: { $task }
label-treasure = poklad: { $task }
label-give = dostane { $rival }: { $card }
offer-task = Vylož verejne: { $task }
offer-cart = Vlož { $card } do vozíka
offer-dig-hand = Vylož { $card } z ruky do štôlne
offer-dig-shaft = Vykop { $card } zo šachty { $shaft }
offer-give = Daruj { $card } hráčovi { $rival }
offer-blast = Odstreľ { $card } zo šachty { $shaft }
offer-stop = Prestaň kopať
offer-lay = Polož { $card } na šachtu { $shaft }
offer-discard = Odhoď { $card }
stop-draw = { $count ->
    [one] potiahnuť { $count } kartu
    [few] potiahnuť { $count } karty
   *[other] potiahnuť { $count } kariet
}

## Bodovanie
account-title = Bodovanie
account-total = { $result ->
    [winner] { $who ->
        [you] Ty: { $points } – vyhrávaš
       *[other] { $who }: { $points } – vyhráva
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } minca na kartách
    [few] { $count } mince na kartách
   *[other] { $count } mincí na kartách
}
account-kablooey = { $count ->
    [one] + { $coins } za { $count } kartu Kabum
    [few] + { $coins } za { $count } karty Kabum
   *[other] + { $coins } za { $count } kariet Kabum
}
account-task = { $count ->
    [0] + 0 za úlohu „{ $task }“: žiadna karta
    [one] + { $points } za úlohu „{ $task }“, { $count } karta: { $cards }
    [few] + { $points } za úlohu „{ $task }“, { $count } karty: { $cards }
   *[other] + { $points } za úlohu „{ $task }“, { $count } kariet: { $cards }
}
account-eyes = { $count ->
    [one] { $count } oko: { $cards } na kartách pokladov, { $snores } z kariet Chrápanie
    [few] { $count } oči: { $cards } na kartách pokladov, { $snores } z kariet Chrápanie
   *[other] { $count } očí: { $cards } na kartách pokladov, { $snores } z kariet Chrápanie
}
account-loss = − { $count } za najviac očí: výkupné pre obludu
account-loss-cards = − { $count } za najviac očí: výkupné pre obludu, bez kariet Chrápanie
account-treasures = { $count ->
    [one] { $count } karta pokladu
    [few] { $count } karty pokladov
   *[other] { $count } kariet pokladov
}
tie-eyes = Zhoda v bodoch: vyhráva, kto má menej očí.
tie-treasures = Zhoda v bodoch aj očiach: vyhráva, kto má viac kariet pokladov.
tie-shared = Zhoda v bodoch, očiach aj kartách pokladov: hráči sa o víťazstvo delia.

## Príbeh
log-turn = { $who ->
    [you] Kolo { $round }, si na ťahu
   *[other] Kolo { $round }, { $who }
}
log-started = { $who ->
    [you] Máš trpaslíka a začínaš.
   *[other] { $who } má trpaslíka a začína.
}
log-chosen = { $who ->
    [you] Máš vybraté.
   *[other] { $who } má vybraté.
}
log-opened = { $who ->
    [you] Vykladáš úlohu: { $task }.
   *[other] { $who } vykladá úlohu: { $task }.
}
log-revealed = { $who ->
    [you] Odokrývaš svoju tajnú úlohu: { $task }.
   *[other] { $who } odokrýva tajnú úlohu: { $task }.
}
log-loaded = { $who ->
    [you] Nakladáš karty zo štôlne do banského vozíka.
   *[other] { $who } nakladá karty zo štôlne do banského vozíka.
}
log-filled = { $who ->
    [you] Vkladáš { $card } do banského vozíka.
   *[other] { $who } vkladá { $card } do banského vozíka.
}
log-dug-shaft = { $who ->
    [you] Vykopávaš { $card } zo šachty { $shaft }.
   *[other] { $who } vykopáva { $card } zo šachty { $shaft }.
}
log-dug-hand = { $who ->
    [you] Vykladáš { $card } z ruky do štôlne.
   *[other] { $who } vykladá { $card } z ruky do štôlne.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Daruješ { $card } sebe.
       *[other] Daruješ { $card } hráčovi { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } ti daruje { $card }.
       *[other] { $who } daruje { $card } hráčovi { $owner }.
    }
}
log-blasted = { $who ->
    [you] Odstreľuješ { $card } zo šachty { $shaft }.
   *[other] { $who } odstreľuje { $card } zo šachty { $shaft }.
}
log-turned-up = Šachta { $shaft } teraz ukazuje { $card }.
log-refilled = Šachta { $shaft } sa dopĺňa o { $card }.
log-snore = { $who ->
    [you] Berieš si kartu Chrápanie: tri oči.
   *[other] { $who } si berie kartu Chrápanie: tri oči.
}
log-kablooey = { $who ->
    [you] Berieš si kartu Kabum.
   *[other] { $who } si berie kartu Kabum.
}
log-drew = { $who ->
    [you] { $count ->
        [one] Ťaháš si { $count } kartu.
        [few] Ťaháš si { $count } karty.
       *[other] Ťaháš si { $count } kariet.
    }
   *[other] { $count ->
        [one] { $who } si ťahá { $count } kartu.
        [few] { $who } si ťahá { $count } karty.
       *[other] { $who } si ťahá { $count } kariet.
    }
}
log-drew-card = { $who ->
    [you] Ťaháš si { $card }.
   *[other] { $who } si ťahá { $card }.
}
log-laid = { $who ->
    [you] Kladieš { $card } na šachtu { $shaft }.
   *[other] { $who } kladie { $card } na šachtu { $shaft }.
}
log-discarded = { $who ->
    [you] Odhadzuješ { $card }.
   *[other] { $who } odhadzuje { $card }.
}
log-awoke = Objavuje sa karta Prebudenie: toto kolo je posledné.
log-awoke-extra = Objavuje sa karta Prebudenie: ešte toto kolo a jedno ďalšie.
log-prowled = Ešte jedno kolo: úplne posledné.
log-ended = Koniec.

## Pomoc
help-title = Čo prinesú prázdne políčka
help-space-1 = { $sign } Prvé políčko: karta Chrápanie, tri oči, pod karty v tvojom vozíku
help-space-2 = { $sign } Druhé políčko: karta Kabum
help-space-3 = { $sign } Tretie a štvrté políčko: za každé si potiahni kartu
help-space-4 = { $sign } Potom vždy: potiahni si ešte jednu kartu
help-eyes = { $sign } Kto má na konci najviac očí, stratí za každé dve jeden bod
points-title = Body za karty úlohy
term-green = Zelený kryštál.
term-white = Biely kryštál.
term-red = Červený kryštál.
term-pink = Ružový kryštál.
term-yellow = Žltý kryštál.
term-blue = Modrý kryštál.
term-necklace = Náhrdelník.
term-crown = Koruna.
term-statue = Soška.
term-hammer = Kladivo.
term-sword = Meč.
term-sixth = Pohár.
term-coin = Mince: každá je na konci bod.
term-eye = Oči: kto ich má na konci najviac, zaplatí oblude mincu za každé dve.
term-snore = Karta Chrápanie: tri oči a nič viac.
term-kablooey = Karta Kabum: odstrelí vrchnú kartu šachty alebo je na konci za mincu.
term-pile = Zakrytá karta; alebo karta na potiahnutie.
term-hidden-task = Doštička tajnej úlohy.
term-mine-cart = Karty v banskom vozíku.
term-hand = Karty v ruke.
term-dwarf = Trpaslík začínajúceho hráča.
term-give = Karta do štôlne iného hráča.

## Nastavenia
option-start = Kto začína
option-start-lot = rozhodne žreb
option-start-p0 = prvé miesto
option-start-p1 = druhé miesto
option-start-p2 = tretie miesto
option-start-p3 = štvrté miesto
option-full-gallery-ends-phase = Plná štôlňa
option-full-gallery-ends-phase-on = hneď ukončí kopanie
option-full-gallery-ends-phase-off = dovolí ešte darovať a odstreliť
option-kablooey-per-turn = Karty Kabum za ťah
option-kablooey-per-turn-any = koľko ich máš
option-kablooey-per-turn-1 = iba jedna
option-awakening-mixed-in = Karta Prebudenie
option-awakening-mixed-in-off = leží na spodnom balíčku
option-awakening-mixed-in-on = je zamiešaná v spodnom balíčku
option-awakening-extra-round = Keď sa obluda zobudí
option-awakening-extra-round-off = kolo sa dohrá
option-awakening-extra-round-on = nasleduje ešte celé kolo
option-snore-in-penalty = Oči na kartách Chrápanie
option-snore-in-penalty-on = tiež stoja mince
option-snore-in-penalty-off = rátajú sa iba pri porovnaní očí
option-open-log = Priebeh hry
option-open-log-off = toto kolo a predchádzajúce
option-open-log-on = dá sa čítať od začiatku

## Dôvody rady: stoja samy v riadku pod ťahom, preto sa nezačínajú príklonkou (ti, ťa)
why-coins = { $count ->
    [one] o { $count } mincu viac
    [few] o { $count } mince viac
    [many] o { $count } mince viac
   *[other] o { $count } mincí viac
}
why-tasks = { $count ->
    [one] o { $count } mincu viac za úlohy
    [few] o { $count } mince viac za úlohy
    [many] o { $count } mince viac za úlohy
   *[other] o { $count } mincí viac za úlohy
}
why-quieter = { $count ->
    [one] oči ťa budú stáť o { $count } mincu menej
    [few] oči ťa budú stáť o { $count } mince menej
    [many] oči ťa budú stáť o { $count } mince menej
   *[other] oči ťa budú stáť o { $count } mincí menej
}
why-louder-others = { $count ->
    [one] oči budú ostatných stáť o { $count } mincu viac
    [few] oči budú ostatných stáť o { $count } mince viac
    [many] oči budú ostatných stáť o { $count } mince viac
   *[other] oči budú ostatných stáť o { $count } mincí viac
}
why-ways-on = { $count ->
    [one] lepšie pokračovanie za { $count } mincu
    [few] lepšie pokračovanie za { $count } mince
    [many] lepšie pokračovanie za { $count } mince
   *[other] lepšie pokračovanie za { $count } mincí
}
why-hand = { $count ->
    [one] lepšie karty v ruke za { $count } mincu
    [few] lepšie karty v ruke za { $count } mince
    [many] lepšie karty v ruke za { $count } mince
   *[other] lepšie karty v ruke za { $count } mincí
}
why-rivals = { $count ->
    [one] tvoj najsilnejší súper získa o { $count } mincu menej
    [few] tvoj najsilnejší súper získa o { $count } mince menej
    [many] tvoj najsilnejší súper získa o { $count } mince menej
   *[other] tvoj najsilnejší súper získa o { $count } mincí menej
}

## Pravidlá jednou vetou
rule-cl-1-1 = Taký hráč pri tomto stole nie je.
rule-cl-2-3 = Z tvojich dvoch doštičiek úloh leží práve jedna verejne a druhá tajne.
rule-cl-2-4 = Doštičky úloh sa vyberajú raz, ešte pred všetkým ostatným; všetky sa otočia naraz.
rule-cl-2-8 = Každá šachta začína ôsmimi kartami: dve zakryté, štyri striedavo odokryté a zakryté, dve odokryté.
rule-cl-2-12 = Karta Prebudenie leží na spodnom balíčku; všetky ostatné balíčky ležia na nej.
rule-cl-2-14 = Začínajúci hráč musí sedieť pri stole.
rule-cl-3-1 = Ťah je: naložiť vozík, kopať, prebrať sutinu; každé raz a v tomto poradí.
rule-cl-3-2 = V prvom ťahu vložíš do vozíka jednu kartu z ruky; nemusí sa k ničomu hodiť.
rule-cl-4-2 = Karta prichádza z vrchu šachty alebo z tvojej vlastnej ruky.
rule-cl-4-3 = Karta sa hodí rovnakou farbou, rovnakým pokladom alebo obojím.
rule-cl-4-4 = Tvoja prvá karta sa musí hodiť k vrchnej karte tvojho vozíka.
rule-cl-4-5 = Každá ďalšia karta sa musí hodiť k tej, ktorá bola položená tesne pred ňou.
rule-cl-4-8 = Prestať kopať smieš kedykoľvek, aj bez jedinej karty.
rule-cl-4-9 = Plná štôlňa kopanie hneď ukončí; inak o konci rozhoduješ ty.
rule-cl-4-10 = Čo leží, to leží: karta v štôlni alebo vo vozíku tam zostáva.
rule-cl-4-11 = Do štôlne sa zmestia najviac štyri karty.
rule-cl-5-1 = Za ťah smieš darovať iba jednu kartu, inému hráčovi a počas kopania.
rule-cl-5-3 = Kto má plnú štôlňu, nemôže kartu dostať.
rule-cl-5-4 = Darovaná karta sa musí hodiť ku karte, ktorá je v cudzej štôlni najviac vpravo.
rule-cl-5-5 = Ak je cudzia štôlňa prázdna, musí sa karta hodiť k vrchnej karte cudzieho vozíka.
rule-cl-5-6 = Pred svojím prvým ťahom nikto kartu darom nedostane.
rule-cl-6-1 = Vziať alebo odstreliť sa dá iba vrchná karta šachty.
rule-cl-6-2 = Zakrytá karta, ktorá sa ocitne navrchu, sa hneď otočí a zostane odokrytá.
rule-cl-6-4 = Prázdna šachta sa hneď doplní: jedna karta zakrytá, dve odokryté.
rule-cl-6-6 = Ak chceš odstreliť vrchnú kartu šachty, odhoď kartu Kabum.
rule-cl-6-7 = Karty Kabum sa používajú počas kopania a inokedy nie.
rule-cl-6-8 = Pri tomto stole je dohodnutá jedna karta Kabum za ťah.
rule-cl-6-11 = V prázdnej šachte nie je čo odstreliť.
rule-cl-6-12 = Odhodené karty sa už nikdy nevrátia.
rule-cl-7-1 = Sutina sa preberá v poradí: odmeny, potiahnutie, karta na šachtu, limit ruky.
rule-cl-7-6 = Prázdne políčka prinesú zľava doprava: kartu Chrápanie, kartu Kabum, potiahnutie a ďalšie potiahnutie.
rule-cl-7-9 = Potom si potiahneš ešte jednu kartu, nech vykopeš čokoľvek.
rule-cl-7-10 = Musíš položiť kartu z ruky na šachtu; kartu aj šachtu si vyberieš.
rule-cl-7-12 = Na konci ťahu odhadzuješ karty z ruky jednu po druhej, kým ti ich nezostane päť.
rule-cl-8-2 = Karta Prebudenie sa ukáže a odloží nabok; ťahá sa znova.
rule-cl-8-3 = Keď sa objaví karta Prebudenie, kolo sa dohrá a partia sa končí.
rule-cl-9-3 = Do cudzieho vozíka sa nikto nepozerá; priebeh je vidno iba od predchádzajúceho kola.
rule-cl-10-1 = Karty v ruke sa nerátajú.
rule-cl-10-2 = Rátajú sa všetky karty vo vozíku a v štôlni a nepoužité karty Kabum.
rule-cl-10-4 = Každá úloha ráta karty pokladov svojej farby alebo svojho druhu.
rule-cl-10-5 = Za 1, 2, 3, 4, 5, 6, 7, 8, 9 a viac kariet jednej úlohy je 1, 2, 4, 6, 9, 12, 16, 20, 25 bodov.
rule-cl-10-8 = Kto má najviac očí, stráca za každé dve oči jednu mincu, zaokrúhlené nahor.
rule-cl-10-9 = Oči na kartách Chrápanie sa rátajú ako všetky ostatné.
rule-cl-10-12 = Vyhráva, kto má najviac bodov.
rule-cl-10-13 = Pri zhode vyhráva, kto má menej očí.
rule-cl-10-14 = Stále zhoda? Vyhráva, kto má viac kariet pokladov.
rule-cl-10-15 = Stále zhoda? Hráči sa o víťazstvo delia.

## Tréner: vždy dve krátke vety
coach-goal = Spájaj karty, ktoré sa k sebe hodia, pre mince a pre svoje dve úlohy, kým sa obluda nezobudí; kto má najviac očí, ten za ne platí.
coach-tasks = Každá karta vo farbe a s pokladom tvojich dvoch úloh prinesie na konci body. Jedna úloha bude ležať verejne: ukáž tú, o ktorej ostatní smú vedieť, lebo čo jej pomáha, to ti nikto nedaruje.
coach-cart = Chceš dlhé reťaze a táto karta je prvým článkom. Vyber takú, ktorej farbu alebo poklad vidíš aj na vrchu šácht.
coach-dig = Hľadaj mince a karty pre svoje úlohy a vyhýbaj sa očiam. Čo sa hodí k poslednej karte, to svieti: rovnaká farba alebo rovnaký poklad.
coach-stop = Prázdne políčko je lepšie než karta plná očí a niečo prinesie: prečítaj si, čo je na tlačidle. Keď však nevykopeš vôbec nič, dostaneš kartu Chrápanie s tromi očami.
coach-give = Zbavuj sa očí, lebo kto ich má najviac, ten platí. Raz za ťah smieš vložiť kartu do cudzej štôlne, ak sa tam hodí; mincí rozdávaj čo najmenej.
coach-blast = Takto sa dostaneš ku karte, ktorú potrebuješ a ktorá je zasypaná: karta Kabum odstrelí vrchnú kartu šachty. Ak si ju necháš, je na konci za mincu.
coach-lay = Nepomáhaj ostatným: vyber, čo nikto nepotrebuje, alebo čo si chceš v ďalšom ťahu vykopať, ak to tam ešte bude. Karta ide z ruky na šachtu.
coach-discard = Nechaj si, čo predĺži tvoju ďalšiu reťaz; karty v ruke sa nerátajú. Zostať smie najviac päť: odhoď, čo sa nehodí k tvojim úlohám ani k šachtám.

## The prologue: the same, in the first minute
prologue-digging = O čo ide
prologue-digging-task = Kopeš ako trpaslík mince a každá je za bod. Karta sa musí k poslednej hodiť farbou alebo pokladom: na vrchu tvojho vozíka je červená soška, tak vylož červené kladivo s tromi mincami.
prologue-digging-done = Tri mince, tri body. A jedna z tvojich úloh sú červené karty: čím viac, tým lepšie.
prologue-digging-other = To ti prinesie oko, ktoré ťa môže stáť mince, alebo vôbec nič. Červené kladivo sa hodí k červenej soške a má tri mince.
prologue-chaining = Ťah
prologue-chaining-task = V ťahu vyložíš až štyri karty, z ruky alebo zo šácht, a každá sa hodí k tej predchádzajúcej. Žlté kladivo na šachte 5 sa hodí k tvojmu červenému a má mincu: vykop ho.
prologue-chaining-done = Tak rastie reťaz; ďalšia karta musí byť žltá alebo kladivo. V ďalšom ťahu sa všetko skotúľa do tvojho vozíka, kde sa to na konci ráta.
prologue-chaining-other = Je tu niečo lepšie: žlté kladivo na šachte 5 sa hodí a má mincu.
prologue-sleeping = Čo sa môže pokaziť
prologue-sleeping-task = O pár ťahov neskôr je na vrchu tvojho vozíka biela soška a nič sa k nej nehodí: žiadna karta z ruky ani zo šácht. Zostáva ti iba prestať.
prologue-sleeping-done = Kto nevykope vôbec nič, dostane kartu Chrápanie s tromi očami, a kto má na konci najviac očí, platí za ne mincami. Konči preto reťaz kartou, na ktorú sa dá nadviazať.
prologue-sleeping-other = To dostane druhý hráč a ty stále nevykopeš nič. Začni znova a prestaň.
prologue-counting = Obluda sa prebúdza
prologue-counting-task = Obluda je hore, takže toto kolo je posledné. Tvoje úlohy, nad vozíkom aj s počtom kariet a bodov, sú červené karty a koruny: červená koruna sa ráta k obom, tak ju vykop.
prologue-counting-done = Teraz sa všetko ráta: mince, body za obe úlohy a mince, o ktoré príde, kto má najviac očí. Vyhrá najviac bodov.
prologue-counting-other = To bola posledná príležitosť kopať. Červená koruna by sa rátala k obom tvojim úlohám.

## Lekcie: názov, úloha, prečo to bolo správne, prečo niečo iné nie
lesson-fitting = Nájdi, čo sa hodí
lesson-fitting-task = Karta sa hodí, keď má s poslednou kartou rovnakú farbu alebo rovnaký poklad. Na vrchu tvojho vozíka je červená soška: vylož kartu, ktorá má najviac mincí a žiadne oči.
lesson-fitting-done = Červené kladivo sa hodí farbou a prináša tri mince. Ďalšia karta sa teraz musí hodiť ku kladivu.
lesson-fitting-other = Pozri sa znova: k červenej soške sa z tvojej ruky hodia dve karty, ale iba jedna má mince a žiadne oči.
lesson-chaining = Postav reťaz zo štyroch kariet
lesson-chaining-task = Zaplň všetky štyri políčka: červená koruna, zelená koruna, zelený meč a potom žltý meč zo šachty. Každá karta sa musí hodiť k tej predchádzajúcej.
lesson-chaining-done = Štyri karty v jednom ťahu. Plná štôlňa kopanie hneď ukončí a v ďalšom ťahu sa všetko skotúľa do tvojho vozíka.
lesson-chaining-other = Takto sa reťaz pretrhne priskoro. Začni znova a mysli na to, čo sa bude musieť hodiť ďalej.
lesson-giving = Daruj oči
lesson-giving-task = Raz za ťah smieš vložiť kartu do cudzej štôlne, ak sa tam hodí. Cudzia štôlňa sa končí modrou soškou: daruj kartu, ktorá má dve oči a žiadne mince.
lesson-giving-done = Tie dve oči teraz môžu súpera stáť mincu, a teba nie. Dar ti nezaberie žiadne políčko.
lesson-giving-other = Mince sú body: tie si nechaj. Daruj modrý náhrdelník, má dve oči a žiadne mince.
lesson-blasting = Odstreľ si cestu
lesson-blasting-task = Červené kladivo s tromi mincami leží pod pohárom, ktorý sa nehodí. Odstreľ vrch tej šachty kartou Kabum a kladivo vykop.
lesson-blasting-done = Za kartu Kabum, teda za jednu mincu, máš tri mince a červenú kartu. To sa oplatí.
lesson-blasting-other = V ceste je iná karta. Červené kladivo leží v šachte 3 pod bielym pohárom.
lesson-stopping = Prestaň včas
lesson-stopping-task = Hodí sa iba jedna karta, biely meč: žiadne mince, zato dve oči. Prestaň: aj prázdne políčko niečo prinesie.
lesson-stopping-done = Za prázdne políčko si potiahneš kartu a oči si neberieš. Kto má na konci najviac očí, platí mincami.
lesson-stopping-other = Kto má na konci najviac očí, platí mincami. Tu bolo lepšie prestať.
lesson-discarding = Nechaj si, čo sa ráta
lesson-discarding-task = Šesť kariet je o jednu viac, než smieš mať. Tvoje úlohy sú červená a koruny: odhoď kartu, ktorá nepomáha ani jednej.
lesson-discarding-done = Čo zostalo, hodí sa k tvojim úlohám. Karty v ruke sa nerátajú, tak ich čoskoro dostaň do štôlne.
lesson-discarding-other = Táto karta pomáha jednej z tvojich úloh. Modrý pohár nepomáha žiadnej: odhoď ho.

## Čo by malo stáť v pozícii: za dvojbodkou
expected-step-of-play = krok, napríklad tasks, cart, dig, turn-up-s3, draw-2, lay alebo over
expected-yes = „yes“ alebo žiadny taký riadok
expected-card = karta, napríklad red-crown-2
expected-card-or-back = karta, napríklad red-crown-2, alebo * ako zadná strana
expected-tasks = farba a poklad, napríklad [red] crown, verejná úloha v zátvorkách
expected-face-down = nie viac zakrytých kariet, než koľko ich nie je nikde uvedených: { $most }
source-coins = Mince
source-kablooey = Karty Kabum
source-colour = Úloha: farba
source-treasure = Úloha: poklad
source-loss = Najviac očí: výkupné pre obludu
say-stirs = Obluda otvára jedno oko.
