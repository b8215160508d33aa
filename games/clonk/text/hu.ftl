# Clonk! magyarul. A szakszavak a mieink (nincs magyar szabálykönyv), minden mondat is.
# card-… maga a kártya, mint egy kép alatt; object-… tárgyesetben, névelővel: amit valaki kiás, ad, letesz vagy húz.
# A nevek sosem kapnak ragot.

# same as English
title = Clonk!
pitch = Öt akna, hat kristály, egy alvó szörny. Vidd, amit bírsz, mielőtt felébred.
pitch-length = fél óra
pitch-kind = gyűjts és kockáztass

## Kártyák
card-back = lefordított kártya
card-necklace = { $colour ->
    [green] zöld nyaklánc
    [white] fehér nyaklánc
    [red] piros nyaklánc
    [pink] rózsaszín nyaklánc
    [yellow] sárga nyaklánc
   *[blue] kék nyaklánc
}
card-crown = { $colour ->
    [green] zöld korona
    [white] fehér korona
    [red] piros korona
    [pink] rózsaszín korona
    [yellow] sárga korona
   *[blue] kék korona
}
card-statue = { $colour ->
    [green] zöld szobor
    [white] fehér szobor
    [red] piros szobor
    [pink] rózsaszín szobor
    [yellow] sárga szobor
   *[blue] kék szobor
}
card-hammer = { $colour ->
    [green] zöld kalapács
    [white] fehér kalapács
    [red] piros kalapács
    [pink] rózsaszín kalapács
    [yellow] sárga kalapács
   *[blue] kék kalapács
}
card-sword = { $colour ->
    [green] zöld kard
    [white] fehér kard
    [red] piros kard
    [pink] rózsaszín kard
    [yellow] sárga kard
   *[blue] kék kard
}
card-sixth = { $colour ->
    [green] zöld serleg
    [white] fehér serleg
    [red] piros serleg
    [pink] rózsaszín serleg
    [yellow] sárga serleg
   *[blue] kék serleg
}
object-necklace = { $colour ->
    [green] a zöld nyakláncot
    [white] a fehér nyakláncot
    [red] a piros nyakláncot
    [pink] a rózsaszín nyakláncot
    [yellow] a sárga nyakláncot
   *[blue] a kék nyakláncot
}
object-crown = { $colour ->
    [green] a zöld koronát
    [white] a fehér koronát
    [red] a piros koronát
    [pink] a rózsaszín koronát
    [yellow] a sárga koronát
   *[blue] a kék koronát
}
object-statue = { $colour ->
    [green] a zöld szobrot
    [white] a fehér szobrot
    [red] a piros szobrot
    [pink] a rózsaszín szobrot
    [yellow] a sárga szobrot
   *[blue] a kék szobrot
}
object-hammer = { $colour ->
    [green] a zöld kalapácsot
    [white] a fehér kalapácsot
    [red] a piros kalapácsot
    [pink] a rózsaszín kalapácsot
    [yellow] a sárga kalapácsot
   *[blue] a kék kalapácsot
}
object-sword = { $colour ->
    [green] a zöld kardot
    [white] a fehér kardot
    [red] a piros kardot
    [pink] a rózsaszín kardot
    [yellow] a sárga kardot
   *[blue] a kék kardot
}
object-sixth = { $colour ->
    [green] a zöld serleget
    [white] a fehér serleget
    [red] a piros serleget
    [pink] a rózsaszín serleget
    [yellow] a sárga serleget
   *[blue] a kék serleget
}
coins = { $count } érme
eyes = { $count } szem

## Feladatlapkák
task-green = zöld
task-white = fehér
task-red = piros
task-pink = rózsaszín
task-yellow = sárga
task-blue = kék
task-necklace = nyakláncok
task-crown = koronák
task-statue = szobrok
task-hammer = kalapácsok
task-sword = kardok
task-sixth = serlegek
tasks = Feladatok
tile-open = nyílt feladat: { $task }
tile-revealed = titkos feladat: { $task }
tile-mine = a titkos feladatod: { $task }
tile-hidden-colour = titkos feladat: egy szín
tile-hidden-treasure = titkos feladat: egy kincsfajta
tag-hidden = a többiek nem látják

## Az asztal
rock = A bánya
shafts = Az öt akna
shaft = { $count ->
    [0] { $shaft }. akna, üres
    [one] { $shaft }. akna, { $count } kártya
   *[other] { $shaft }. akna, { $count } kártya
}
depth = A mélység
draw-pile = { $count ->
    [0] Húzópakli, üres
    [one] Húzópakli, { $count } kártya
   *[other] Húzópakli, { $count } kártya
}
monster-asleep = { $count ->
    [0] Az Ébredés kártya következik
    [one] Az Ébredésig még { $count } kártya
   *[other] Az Ébredésig még { $count } kártya
}
monster-mixed = Az Ébredésig még legalább { $count } kártya
monster-anywhere = { $count ->
    [one] Az Ébredés kártya következik
   *[other] Az Ébredés a következő { $count } kártya egyike
}
monster-awake = Ébren van! Ez az utolsó forduló
monster-awake-extra = Ébren van! Ez a forduló és még egy
monster-prowling = Ébren van! A legutolsó forduló
discard-pile = { $count ->
    [0] Dobópakli, üres
    [one] Dobópakli, { $count } kártya
   *[other] Dobópakli, { $count } kártya
}
discard-head = Dobópakli
discard-gist = { $count ->
    [0] még semmi
    [one] { $count } kártya, bárki megnézheti
   *[other] { $count } kártya, bárki megnézheti
}
board-of = { $owner ->
    [you] A te tárnád
   *[other] { $owner } tárnája
}
board-mine = A csilléd és a tárnád
cart = Csille
cart-open = A csillében
cart-gist = { $count } kincskártya{ $snores ->
    [0] {""}
    [one] , { $snores } horkoláskártya
   *[other] , { $snores } horkoláskártya
}
space-empty = { $space }. mező, üres
space-snore = { $space }. mező; ha üres marad: egy horkoláskártya
space-kablooey = { $space }. mező; ha üres marad: egy Kabumm-kártya
space-draw = { $space }. mező; ha üres marad: húzz egy kártyát
goals = A feladataid
goal = { $count } kártya → { $points }
hand-mine = { $count ->
    [0] Nincs kártya a kezedben
    [one] A kezedben { $count } kártya
   *[other] A kezedben { $count } kártya
}
count-hand = { $count } kártya kézben
count-kablooey = { $count } Kabumm-kártya
count-snore = { $count } horkoláskártya
tag-dwarf = kezdőtörpe
note-chosen = megvan a választás
note-thinks = gondolkodás

## Mi történik éppen
phase-fill = I. Csilletöltés
phase-dig = II. Kincsásás
phase-sift = III. Rostálás
lead-you = Te jössz.
lead-other = Várunk még: { $names }.
lead-over = Felébredt a szörny!
ask-tasks = Melyik feladatot teszed ki nyíltan?
sub-tasks = Az ilyen színű és az ilyen kincset mutató kártyák a végén pontot érnek. A másik lapka addig titkos marad.
wait-tasks = Mindenki kiválasztja, melyik feladatlapkája legyen nyílt.
ask-cart = Tégy egy kártyát a kezedből a csillédbe.
sub-cart = Nem kell illenie semmihez. A tárnádba kerülő első kártyának majd hozzá kell illenie.
wait-cart = Az első kártya kerül a csillébe.
ask-dig = Ásd ki, ami illik ehhez: { $card }.
ask-stuck = Semmi sem illik ehhez: { $card }.
sub-dig = { $dug ->
    [0] Még nincs kártyád. Bármikor abbahagyhatod; az üres mezők is hoznak valamit.
    [4] A tárna megtelt: ajándékozz, robbants vagy hagyd abba.
    [one] { $dug } kártya kiásva. Bármikor abbahagyhatod; az üres mezők is hoznak valamit.
   *[other] { $dug } kártya kiásva. Bármikor abbahagyhatod; az üres mezők is hoznak valamit.
}
sub-stuck = Abbahagyhatod; de talán ajándékozhatsz vagy robbanthatsz.
wait-dig = Valaki olyan kártyát keres, amely illik ehhez: { $card }.
ask-lay = Koppints egy kártyára, aztán egy aknára.
sub-lay = Bármelyik kártyát bármelyik aknára, felfordítva. A többiek elvehetik.
wait-lay = Egy kártya kézből egy aknára kerül.
ask-discard = { $surplus ->
    [one] Dobj el { $count } kártyádból { $surplus } kártyát.
   *[other] Dobj el { $count } kártyádból { $surplus } kártyát.
}
sub-discard = Egyenként. Legfeljebb öt kártya maradhat a kezedben.
wait-discard = Túl sok a kártya kézben: egyet el kell dobni.
wait-chance = Kártyák kerülnek az asztalra.
over-one = { $who ->
    [you] Te nyersz, { $points } ponttal.
   *[other] { $who } nyer, { $points } ponttal.
}
over-shared = { $who ->
    [you] Közös győzelem, { $points } ponttal: te, { $names }.
   *[other] Közös győzelem, { $points } ponttal: { $who }.
}

## Mit lehet tenni
group-tasks = Tedd ki nyíltan
group-cart = Tedd a csillébe
group-dig = Áss ki egy kártyát ide: { $space }. mező
group-give = Vagy adj oda egy kártyát, körönként egyszer
group-blast = Vagy robbantsd le egy akna tetejét egy Kabumm-kártyával
group-stop = Vagy hagyd abba
group-lay = Tedd le: előbb a kártya, aztán az akna
group-discard = Dobd el
short-tasks = Koppints egy feladatra
short-cart = Koppints egy kártyára
short-dig = Ásd ki
short-give = Add oda
short-blast = Robbants
short-stop = Hagyd abba
short-lay = Koppints egy kártyára
short-discard = Koppints egy kártyára
label-colour = a szín: { $task }
label-treasure = a kincsfajta: { $task }
label-give = { $rival } kapja: { $card }
offer-task = Tedd ki nyíltan: { $task }
offer-cart = Tedd { $card } a csillébe
offer-dig-hand = Tedd { $card } a kezedből a tárnába
offer-dig-shaft = { $shaft ->
    [one] Ásd ki { $card } az { $shaft }. aknából
    [5] Ásd ki { $card } az { $shaft }. aknából
   *[other] Ásd ki { $card } a { $shaft }. aknából
}
offer-give = Add oda { $card } { $rival } játékosnak
offer-blast = { $shaft ->
    [one] Robbantsd le { $card } az { $shaft }. aknáról
    [5] Robbantsd le { $card } az { $shaft }. aknáról
   *[other] Robbantsd le { $card } a { $shaft }. aknáról
}
offer-stop = Hagyd abba az ásást
offer-lay = { $shaft ->
    [one] Tedd { $card } az { $shaft }. aknára
    [5] Tedd { $card } az { $shaft }. aknára
   *[other] Tedd { $card } a { $shaft }. aknára
}
offer-discard = Dobd el { $card }
stop-draw = húzás: { $count }

## A pontozás
account-title = Pontozás
account-total = { $result ->
    [winner] { $who ->
        [you] Te: { $points } – nyersz
       *[other] { $who }: { $points } – nyer
    }
   *[other] { $who ->
        [you] Te: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count } érme kártyákon
account-kablooey = + { $coins }: { $count } Kabumm-kártya
account-task = { $count ->
    [0] + 0: { $task }, egy kártya sem
    [one] + { $points }: { $task }, { $count } kártya: { $cards }
   *[other] + { $points }: { $task }, { $count } kártya: { $cards }
}
account-eyes = { $count } szem: kincskártyákon { $cards }, horkoláskártyákon { $snores }
account-loss = − { $count } a legtöbb szemért: a szörny vámja
account-loss-cards = − { $count } a legtöbb szemért: a szörny vámja, a horkoláskártyák nélkül
account-treasures = { $count } kincskártya
tie-eyes = Egyenlő pontszám: az nyer, akinek kevesebb a szeme.
tie-treasures = Egyenlő pontszám és szemek: az nyer, akinek több a kincskártyája.
tie-shared = Egyenlő pontszám, szemek és kincskártyák: közös győzelem.

## A történet
log-turn = { $who ->
    [you] { $round }. forduló, te jössz
   *[other] { $round }. forduló, { $who }
}
log-started = { $who ->
    [you] Tiéd a törpe, te kezdesz.
   *[other] { $who } kapja a törpét, és kezd.
}
log-chosen = { $who ->
    [you] Már választottál.
   *[other] { $who } már választott.
}
log-opened = { $who ->
    [you] A nyílt feladatod: { $task }.
   *[other] { $who } nyílt feladata: { $task }.
}
log-revealed = { $who ->
    [you] Felfeded a titkos feladatodat: { $task }.
   *[other] { $who } felfedi a titkos feladatát: { $task }.
}
log-loaded = { $who ->
    [you] A tárnádból mindent a csillébe raksz.
   *[other] { $who } a tárnából mindent a csillébe rak.
}
log-filled = { $who ->
    [you] A csillébe teszed { $card }.
   *[other] { $who } a csillébe teszi { $card }.
}
log-dug-shaft = { $shaft ->
    [one] { $who ->
        [you] Kiásod { $card } az { $shaft }. aknából.
       *[other] { $who } kiássa { $card } az { $shaft }. aknából.
    }
    [5] { $who ->
        [you] Kiásod { $card } az { $shaft }. aknából.
       *[other] { $who } kiássa { $card } az { $shaft }. aknából.
    }
   *[other] { $who ->
        [you] Kiásod { $card } a { $shaft }. aknából.
       *[other] { $who } kiássa { $card } a { $shaft }. aknából.
    }
}
log-dug-hand = { $who ->
    [you] Kézből a tárnába teszed { $card }.
   *[other] { $who } kézből a tárnába teszi { $card }.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Magadnak adod { $card }.
       *[other] Odaadod { $card } { $owner } játékosnak.
    }
   *[other] { $owner ->
        [you] { $who } neked adja { $card }.
       *[other] { $who } odaadja { $card } { $owner } játékosnak.
    }
}
log-blasted = { $shaft ->
    [one] { $who ->
        [you] Lerobbantod { $card } az { $shaft }. aknáról.
       *[other] { $who } lerobbantja { $card } az { $shaft }. aknáról.
    }
    [5] { $who ->
        [you] Lerobbantod { $card } az { $shaft }. aknáról.
       *[other] { $who } lerobbantja { $card } az { $shaft }. aknáról.
    }
   *[other] { $who ->
        [you] Lerobbantod { $card } a { $shaft }. aknáról.
       *[other] { $who } lerobbantja { $card } a { $shaft }. aknáról.
    }
}
log-turned-up = { $shaft ->
    [one] Az { $shaft }. akna most { $card } mutatja.
    [5] Az { $shaft }. akna most { $card } mutatja.
   *[other] A { $shaft }. akna most { $card } mutatja.
}
log-refilled = { $shaft ->
    [one] Az { $shaft }. akna utánpótlásul { $card } kapja.
    [5] Az { $shaft }. akna utánpótlásul { $card } kapja.
   *[other] A { $shaft }. akna utánpótlásul { $card } kapja.
}
log-snore = { $who ->
    [you] Elveszel egy horkoláskártyát: három szem.
   *[other] { $who } elvesz egy horkoláskártyát: három szem.
}
log-kablooey = { $who ->
    [you] Elveszel egy Kabumm-kártyát.
   *[other] { $who } elvesz egy Kabumm-kártyát.
}
log-drew = { $who ->
    [you] Húzol { $count } kártyát.
   *[other] { $who } húz { $count } kártyát.
}
log-drew-card = { $who ->
    [you] A pakliból { $card } húzod.
   *[other] { $who } a pakliból { $card } húzza.
}
log-laid = { $shaft ->
    [one] { $who ->
        [you] Az { $shaft }. aknára teszed { $card }.
       *[other] { $who } az { $shaft }. aknára teszi { $card }.
    }
    [5] { $who ->
        [you] Az { $shaft }. aknára teszed { $card }.
       *[other] { $who } az { $shaft }. aknára teszi { $card }.
    }
   *[other] { $who ->
        [you] A { $shaft }. aknára teszed { $card }.
       *[other] { $who } a { $shaft }. aknára teszi { $card }.
    }
}
log-discarded = { $who ->
    [you] Eldobod { $card }.
   *[other] { $who } eldobja { $card }.
}
log-awoke = Előkerül az Ébredés kártya: ez az utolsó forduló.
log-awoke-extra = Előkerül az Ébredés kártya: ez a forduló és még egy.
log-prowled = Még egy forduló: a legutolsó.
log-ended = Vége.

## Segítség
help-title = Mit hoznak az üres mezők
help-space-1 = { $sign } Első mező: egy horkoláskártya, három szem, a csillédben lévő pakli alá
help-space-2 = { $sign } Második mező: egy Kabumm-kártya
help-space-3 = { $sign } Harmadik és negyedik mező: egy-egy kártya húzása
help-space-4 = { $sign } Utána mindig: még egy kártya húzása
help-eyes = { $sign } Akinek a végén a legtöbb szeme van, két szemenként egy pontot veszít
points-title = Egy feladat pontjai
term-green = Zöld kristály.
term-white = Fehér kristály.
term-red = Piros kristály.
term-pink = Rózsaszín kristály.
term-yellow = Sárga kristály.
term-blue = Kék kristály.
term-necklace = Nyaklánc.
term-crown = Korona.
term-statue = Szobor.
term-hammer = Kalapács.
term-sword = Kard.
term-sixth = Serleg.
term-coin = Érmék: mindegyik egy pont a végén.
term-eye = Szemek: akinek a végén a legtöbb van, két szemenként egy érmét fizet a szörnynek.
term-snore = Horkoláskártya: három szem, és semmi más.
term-kablooey = Kabumm-kártya: lerobbantja egy akna legfelső kártyáját, vagy a végén egy érmét ér.
term-pile = Lefordított kártya; vagy egy húzható kártya.
term-hidden-task = Titkos feladatlapka.
term-mine-cart = Kártyák a csillében.
term-hand = Kártyák a kézben.
term-dwarf = A kezdőjátékos törpéje.
term-give = Egy kártya más tárnájába.

## Beállítások
option-start = Ki kezd
option-start-lot = sorsolás dönt
option-start-p0 = első hely
option-start-p1 = második hely
option-start-p2 = harmadik hely
option-start-p3 = negyedik hely
option-full-gallery-ends-phase = Ha megtelt a tárna
option-full-gallery-ends-phase-on = az ásásnak rögtön vége
option-full-gallery-ends-phase-off = még lehet ajándékozni és robbantani
option-kablooey-per-turn = Kabumm-kártya körönként
option-kablooey-per-turn-any = amennyid csak van
option-kablooey-per-turn-1 = csak egy
option-awakening-mixed-in = Az Ébredés kártya
option-awakening-mixed-in-off = a legalsó pakli tetején van
option-awakening-mixed-in-on = a legalsó pakliba van keverve
option-awakening-extra-round = Ha felébred a szörny
option-awakening-extra-round-off = a fordulót végig kell játszani
option-awakening-extra-round-on = még egy teljes forduló jön
option-snore-in-penalty = A horkoláskártyák szemei
option-snore-in-penalty-on = érmébe is kerülnek
option-snore-in-penalty-off = csak a legtöbb szemnél számítanak
option-open-log = A napló
option-open-log-off = ez a forduló és az előző
option-open-log-on = az elejétől olvasható

## Tippek indoklása: az „Ez …” folytatása
why-coins = { $count } érmével több
why-tasks = { $count } érmével több a feladataidért
why-quieter = a szemek { $count } érmével kevesebbe kerülnek neked
why-louder-others = a többieknek { $count } érmével többe kerülnek a szemek
why-ways-on = jobb folytatások, { $count } érme értékben
why-hand = jobb lapok a kezedben, { $count } érme értékben
why-rivals = a legerősebb ellenfelednek { $count } érmével kevesebb jut

## Szabályok egy mondatban
rule-cl-1-1 = Ilyen játékos nincs ennél az asztalnál.
rule-cl-2-3 = Két feladatlapkád közül pontosan egy nyílt, a másik titkos.
rule-cl-2-4 = A feladatlapkákat egyszer, minden más előtt kell kiválasztani; a kiválasztottak egyszerre fordulnak fel.
rule-cl-2-8 = Minden akna nyolc kártyával indul: kettő lefordítva, négy felváltva fel- és lefordítva, kettő felfordítva.
rule-cl-2-12 = Az Ébredés kártya a legalsó paklin van; a többi pakli mind fölötte.
rule-cl-2-14 = A kezdőjátékosnak az asztalnál kell ülnie.
rule-cl-3-1 = Egy kör: töltsd meg a csillét, áss, rostáld át a törmeléket; mindet egyszer, ebben a sorrendben.
rule-cl-3-2 = Első körödben egy kártyát teszel a kezedből a csillébe; nem kell illenie semmihez.
rule-cl-4-2 = Kártya egy akna tetejéről vagy a saját kezedből jöhet.
rule-cl-4-3 = Egy kártya akkor illik, ha azonos a színe, a kincse vagy mindkettő.
rule-cl-4-4 = Az első kártyádnak a csilléd legfelső kártyájához kell illenie.
rule-cl-4-5 = Minden további kártyának az éppen előtte lerakotthoz kell illenie.
rule-cl-4-8 = Az ásást bármikor abbahagyhatod, akár kártya nélkül is.
rule-cl-4-9 = Ha megtelik a tárna, az ásásnak rögtön vége; egyébként te mondod meg, mikor hagyod abba.
rule-cl-4-10 = Ami letéve, letéve: tárnából vagy csilléből kártya nem vehető vissza.
rule-cl-4-11 = Egy tárnában legfeljebb négy kártya fér el.
rule-cl-5-1 = Körönként csak egy kártya ajándékozható, másnak, és csak ásás közben.
rule-cl-5-3 = Akinek megtelt a tárnája, nem kaphat kártyát.
rule-cl-5-4 = Az ajándékkártyának a másik tárna jobb szélső kártyájához kell illenie.
rule-cl-5-5 = Ha az a tárna üres, a kártyának a másik csille legfelső kártyájához kell illenie.
rule-cl-5-6 = Az első köre előtt senki sem kaphat kártyát.
rule-cl-6-1 = Csak egy akna legfelső kártyáját lehet elvenni vagy lerobbantani.
rule-cl-6-2 = A szabaddá váló lefordított kártya rögtön felfordul, és úgy is marad.
rule-cl-6-4 = Az üres akna rögtön feltöltődik: egy kártya lefordítva, kettő felfordítva.
rule-cl-6-6 = Egy akna tetejének lerobbantásához el kell dobnod egy Kabumm-kártyát.
rule-cl-6-7 = Kabumm-kártya csak ásás közben használható, máskor soha.
rule-cl-6-8 = Ennél az asztalnál az a megállapodás: körönként egy Kabumm-kártya.
rule-cl-6-11 = Üres aknán nincs mit lerobbantani.
rule-cl-6-12 = Az eldobott kártyák soha nem kerülnek vissza.
rule-cl-7-1 = A rostálás sorrendje: jutalmak, egy húzás, egy kártya egy aknára, kézlimit.
rule-cl-7-6 = Az üres mezők balról jobbra ezt hozzák: horkoláskártya, Kabumm-kártya, egy húzás, még egy húzás.
rule-cl-7-9 = Ezután még egy kártyát húzol, akármennyit ástál.
rule-cl-7-10 = Kötelező egy kártyát a kezedből egy aknára tenned; bármelyiket bármelyikre.
rule-cl-7-12 = A köröd végén egyenként eldobod a fölös kártyákat, amíg öt marad a kezedben.
rule-cl-8-2 = Az Ébredés kártyát meg kell mutatni és félre kell tenni; helyette új húzás jön.
rule-cl-8-3 = Ha előkerül az Ébredés kártya, végigmegy a forduló, és a játszma véget ér.
rule-cl-9-3 = Senki sem nézhet más csilléjébe; a történet az előző fordulóig megy vissza.
rule-cl-10-1 = A kézben lévő kártyák nem számítanak.
rule-cl-10-2 = A csille és a tárna minden kártyája számít, és a fel nem használt Kabumm-kártyák is.
rule-cl-10-4 = Minden feladat a saját színű vagy fajtájú kincskártyákat számolja.
rule-cl-10-5 = Egy feladat 1, 2, 3, 4, 5, 6, 7, 8, 9 vagy több kártyája 1, 2, 4, 6, 9, 12, 16, 20, 25 pontot hoz.
rule-cl-10-8 = Akinek a legtöbb szeme van, feleannyi érmét veszít, felfelé kerekítve.
rule-cl-10-9 = A horkoláskártyák szemei ugyanúgy számítanak, mint a többi.
rule-cl-10-12 = Az nyer, akinek a legtöbb pontja van.
rule-cl-10-13 = Döntetlennél az nyer, akinek kevesebb a szeme.
rule-cl-10-14 = Ha még mindig döntetlen, az nyer, akinek több a kincskártyája.
rule-cl-10-15 = Ha még mindig döntetlen, közös a győzelem.

## A segítő: mindig két rövid mondat
coach-goal = Fűzz láncba összeillő kártyákat az érmékért és a két feladatodért, mielőtt a szörny felébred; akinek a legtöbb szeme van, az fizet érte.
coach-tasks = A két feladatod színe és kincse szerint minden kártya pontot hoz a végén. Az egyik feladat nyílt lesz: azt mutasd meg, amelyiket a többiek is ismerhetik, mert ahhoz valót úgysem ajándékoznak neked.
coach-cart = Hosszú láncokat akarsz, és ezzel a kártyával kezdődik az első. Olyat válassz, amelynek a színe vagy a kincse az aknák tetején is ott van.
coach-dig = Érméket gyűjts és a feladataidhoz való kártyákat, és óvakodj a szemektől. Világít, ami illik az utolsó kártyához: ugyanaz a szín vagy ugyanaz a kincs.
coach-stop = Egy üres mező jobb, mint egy szemekkel teli kártya, és hoz is valamit: az abbahagyás gombján olvashatod, mit. De ha semmit sem ásol ki, horkoláskártyát kapsz, három szemmel.
coach-give = Szabadulj meg a szemektől, mert akinek a legtöbb van, az fizet. Körönként egyszer letehetsz egy kártyát más tárnájába, ha oda illik; minél kevesebb érmét adj oda.
coach-blast = Így férsz hozzá ahhoz a kártyához, amely kell, de takarva van: a Kabumm-kártya lerobbantja egy akna legfelső kártyáját. Ha megtartod, a végén egy érmét ér.
coach-lay = Ne segíts a többieknek: olyat válassz, ami senkinek sem kell, vagy amit a következő körben te magad ásnál ki, ha még ott lesz. A kezedből egy aknára kerül.
coach-discard = Azt tartsd meg, ami hosszabbá teszi a következő láncodat; ami kézben marad, nem ér pontot. Legfeljebb öt kártya maradhat: azt dobd el, ami se a feladataidhoz, se az aknákhoz nem illik.

## The prologue: the same, in the first minute
prologue-digging = Mi a cél
prologue-digging-task = Törpeként érmékért ásol, és minden érme egy pont. Egy kártyának színben vagy kincsben illenie kell az utolsóhoz: a csilléd tetején piros szobor van, ásd ki hát a piros kalapácsot a három érméjével.
prologue-digging-done = Három érme, három pont. És az egyik feladatod piros kártyákat kér: minél több van, annál jobb.
prologue-digging-other = Ez egy szemet hoz, amely érmékbe kerülhet, vagy semmit sem. A piros kalapács illik a piros szoborhoz, és három érme van rajta.
prologue-chaining = Egy kör
prologue-chaining-task = Egy körben legfeljebb négy kártyát teszel le, a kezedből vagy az aknákról, és mindegyik illik az előzőhöz. Az 5. aknán lévő sárga kalapács illik a piros kalapácsodhoz, és van rajta egy érme: ásd ki.
prologue-chaining-done = Így nő a lánc; a következő kártya legyen sárga vagy kalapács. A következő körben minden a csillédbe gurul, és a végén számít.
prologue-chaining-other = Van ennél jobb is: az 5. aknán lévő sárga kalapács illik, és van rajta egy érme.
prologue-sleeping = Ami rosszul sülhet el
prologue-sleeping-task = Néhány körrel később a csilléd tetején fehér szobor van, és semmi sem illik hozzá: sem a kezedben, sem az aknákon. Nem tehetsz mást, mint hogy abbahagyod.
prologue-sleeping-done = Aki semmit sem ás ki, horkoláskártyát kap, három szemmel, és akinek a végén a legtöbb szeme van, érmékkel fizet értük. Olyan kártyával fejezd hát be a láncot, amelyikről tovább tudsz menni.
prologue-sleeping-other = Ezt a másik játékos kapja, te pedig továbbra sem ásol ki semmit. Kezdd elölről, és hagyd abba.
prologue-counting = A szörny felébred
prologue-counting-task = A szörny ébren van, tehát ez a forduló az utolsó. A feladataid (a csilléd fölött látod őket, kártyákkal és pontokkal) a piros kártyák és a koronák: a piros korona mindkettőhöz számít, ásd hát ki.
prologue-counting-done = Most jön a pontozás: érmék, pontok mindkét feladatért, és akinek a legtöbb szeme van, érméket veszít. A legtöbb pont nyer.
prologue-counting-other = Ez volt az utolsó alkalom ásni. A piros korona mindkét feladatodhoz számított volna.

## A leckék: cím, mit kell tenni, miért volt jó, miért nem jó más
lesson-fitting = Keresd meg, ami illik
lesson-fitting-task = Egy kártya akkor illik, ha a színe vagy a kincse ugyanaz, mint az utolsóé. A csilléd tetején piros szobor van: azt a kártyát ásd ki, amelyiken a legtöbb érme van, szem pedig egy sem.
lesson-fitting-done = A piros kalapács a színe miatt illik, és három érmét hoz. A következő kártyának már a kalapácshoz kell illenie.
lesson-fitting-other = Nézd meg újra: a kezedből két kártya illik a piros szoborhoz, de csak az egyiken van érme szem nélkül.
lesson-chaining = Építs négyes láncot
lesson-chaining-task = Töltsd meg mind a négy mezőt: piros korona, zöld korona, zöld kard, aztán a sárga kard az egyik aknáról. Minden kártyának az előzőhöz kell illenie.
lesson-chaining-done = Négy kártya egyetlen körben. Ha megtelik a tárna, az ásásnak rögtön vége, és a következő körben minden a csillédbe gurul.
lesson-chaining-other = Így túl korán megszakad a lánc. Kezdd elölről, és gondolj arra, minek kell illenie utána.
lesson-giving = Ajándékozz szemeket
lesson-giving-task = Körönként egyszer letehetsz egy kártyát egy másik tárnába, ha oda illik. A másik tárna kék szoborral végződik: azt a kártyát add oda, amelyiken két szem van, és nincs érme.
lesson-giving-done = Ez a két szem talán már a másiknak kerül egy érméjébe, nem neked. Az ajándék egyetlen meződet sem foglalja el.
lesson-giving-other = Az érme pont: tartsd meg. A kék nyakláncot add oda: két szem van rajta, és nincs érme.
lesson-blasting = Robbants utat
lesson-blasting-task = A piros kalapács, három érme, egy serleg alatt van, amely nem illik. Robbantsd le annak az aknának a tetejét a Kabumm-kártyáddal, aztán ásd ki a kalapácsot.
lesson-blasting-done = Egy Kabumm-kártyáért, amely egy érmét érne, három érmét és egy piros kártyát kaptál. Jó csere.
lesson-blasting-other = Nem ez a kártya van útban. A piros kalapács a 3. aknában van, a fehér serleg alatt.
lesson-stopping = Hagyd abba időben
lesson-stopping-task = Csak egy kártya illik, a fehér kard: érme nincs rajta, szem viszont kettő. Itt hagyd abba: az üres mező is hoz valamit.
lesson-stopping-done = Az üres mezőért kártyát húzol, és nem szedsz össze szemeket. Akinek a végén a legtöbb szeme van, érmékkel fizet.
lesson-stopping-other = Akinek a végén a legtöbb szeme van, érmékkel fizet. Itt jobb lett volna abbahagyni.
lesson-discarding = Tartsd meg, ami számít
lesson-discarding-task = Hat kártya eggyel több a kelleténél. A feladataid a piros és a koronák: azt a kártyát dobd el, amelyik egyikhez sem jó.
lesson-discarding-done = Ami maradt, illik a feladataidhoz. A kézben lévő kártyák nem érnek pontot, tedd hát őket mielőbb a tárnádba.
lesson-discarding-other = Ez a kártya jó az egyik feladatodhoz. A kék serleg egyikhez sem: azt dobd el.

## Minek kellene állnia egy állásban: kettőspont után
expected-step-of-play = egy lépés, például tasks, cart, dig, turn-up-s3, draw-2, lay vagy over
expected-yes = „yes”, vagy ne legyen ilyen sor
expected-card = egy kártya, például red-crown-2
expected-card-or-back = egy kártya, például red-crown-2, vagy * hátlapként
expected-tasks = egy szín és egy kincsfajta, például [red] crown, a nyílt feladat zárójelben
expected-face-down = legfeljebb annyi lefordított kártya, ahány sehol sincs megnevezve: { $most }
source-coins = Érmék
source-kablooey = Kabumm-kártyák
source-colour = Színfeladat
source-treasure = Kincsfeladat
source-loss = A legtöbb szem: a szörny vámja
say-stirs = A szörny kinyitja az egyik szemét.
