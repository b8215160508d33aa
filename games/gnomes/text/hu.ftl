# Gnómok magyarul. A szakszavak a szabálykönyvből valók (a tévesen fordított „világítótorony” helyett lámpás, a „lépés”
# helyett kör és akció áll), a mondatok a mieink. A játékosok neve sosem kap ragot.

title = Gnómok
pitch = Lesd meg, cseréld el, jegyezd meg: a legjobb gyémántok valaki más sorában vannak.
pitch-length = negyedóra
pitch-kind = memória és bátorság

## Szintek, sorok és kártyák
level-1 = I. szint
level-2 = II. szint
level-3 = III. szint
mine = A bánya
level-dug = kimerült
level-tiles = { $count } kártya maradt
stack = { $count ->
    [0] A pakli üres
    [one] Pakli, { $count } kártya maradt
   *[other] Pakli, { $count } kártya maradt
}
hand = { $who ->
    [you] Ezt húztad
   *[other] { $who } húzta
}
discard-pile = { $count ->
    [0] Eldobott kártyák paklija, üres
    [one] Eldobott kártyák paklija, { $count } kártya
   *[other] Eldobott kártyák paklija, { $count } kártya
}
row-of = { $owner ->
    [you] A te sorod
   *[other] { $owner } sora
}
row-mine = A te sorod
slot = { $slot }. hely
slot-of = { $rival }, { $slot }. hely
slot-yours = a te { $slot }. helyed
slot-empty = üres hely
tile-back = lefordítva, { $level }
tile-lantern = { $diamonds ->
    [0] nincs gyémánt, lámpás
    [one] { $diamonds } gyémánt, lámpás
   *[other] { $diamonds } gyémánt, lámpás
}
tile-torch = { $diamonds ->
    [0] nincs gyémánt, fáklya
    [one] { $diamonds } gyémánt, fáklya
   *[other] { $diamonds } gyémánt, fáklya
}
tile-arrows = { $diamonds ->
    [0] nincs gyémánt, nyilak
    [one] { $diamonds } gyémánt, nyilak
   *[other] { $diamonds } gyémánt, nyilak
}
tile-big-find = nagy lelőhely, { $diamonds } gyémánt
tile-lit-corridor = kivilágított folyosó
tile-bats = denevérek
tile-explosion = robbanás
tile-snow-white = Hófehérke
tag-cart = kocsival felküldve
tag-swapped = most cserélve
tag-seen = már láttad

## Mi történik éppen
lead-you = Te jössz.
lead-other = Várunk még: { $names }.
lead-over = Vacsora!
ask-first-look = Rendezd el a kártyáidat, és jegyezd meg.
sub-first-look = A végén az nyer, akinek a legtöbb gyémánt van a sorában. Jegyezd meg a tieidet: utána lefordítva maradnak.
wait-first-look = Mindenki megnézi és elrendezi a saját kártyáit.
ask-keep = Koppints egy helyre, vagy dobd el.
sub-keep = Ha megtartod, az ott fekvő kártyát dobod el. Ami az eldobottakra kerül, működésbe lép.
wait-keep = Húzott egy kártyát.
ask-lantern = Lámpás: nézd meg egy saját kártyádat.
sub-lantern = Le is mondhatsz róla.
wait-lantern = Lámpás: pillantás egy saját kártyára.
ask-torch = Fáklya: nézd meg más egyik kártyáját.
sub-torch = Le is mondhatsz róla. A gazdája nem láthatja.
wait-torch = Fáklya: pillantás egy másik játékos kártyájára.
ask-arrows = Nyilak: koppints a tiédre, majd máséra.
sub-arrows = Kötelező. Senki sem látja a kártyákat.
wait-arrows = Nyilak: két kártya mindjárt helyet cserél.
ask-corridor = { $looks ->
    [one] Kivilágított folyosó: még { $looks } pillantás.
   *[other] Kivilágított folyosó: { $looks } pillantás.
}
sub-corridor = A sajátodat vagy bárki másét, mindegyiket csak egyszer.
wait-corridor = { $looks ->
    [one] Kivilágított folyosó: még { $looks } pillantás.
   *[other] Kivilágított folyosó: legfeljebb { $looks } pillantás.
}
ask-bats = Denevérek: cseréld meg két kártyádat.
sub-bats = Kötelező. Mindenki látja, melyik kettőt, de senki sem látja, mik azok.
wait-bats = Denevérek: egy sor két kártyája helyet cserél.
ask-explosion = Robbanás: melyik kártyád vész oda?
sub-explosion = Lefordított vagy felfordított. Mindenki titokban választ, aztán egyszerre tűnnek el.
wait-explosion = Robbanás: mindenki választ egy kártyát, amelyet elveszít.
ask-cart = Melyik kártyádat küldöd fel?
ask-look = Csak te láthatod: jegyezd meg.
sub-cart = Felfordítva marad, és nem lehet elcserélni. Minden kocsi egyszerre fordul fel.
wait-cart = A szint kimerült: mindenki felküld egy kártyát.
wait-chance = Kártyahúzás következik.
over-one = { $who ->
    [you] Te nyersz, { $diamonds } gyémánttal.
   *[other] { $who } nyer, { $diamonds } gyémánttal.
}
over-shared = { $who ->
    [you] Közös győzelem, { $diamonds } gyémánttal: te, { $names }.
   *[other] Közös győzelem, { $diamonds } gyémánttal: { $who }.
}
note-chosen = megvan a választás
note-thinks = gondolkodás

## Mit lehet tenni
group-arrange = Rakd sorba a kártyáidat: válaszd ki őket balról jobbra
group-keep = Vagy tartsd meg, és dobd el ezt:
group-out = Dobd el
group-look = Vagy nézd meg ezt:
group-swap = Cserélj: előbb a te kártyád, aztán a másik
group-bats = Cserélj meg két sajátot
group-explosion = Veszítsd el egy kártyádat
group-cart = Küldd fel egy kártyádat
group-decline = Mondj le róla
short-arrange = Rendezd
short-keep = Tartsd meg
short-out = Dobd el
short-look = Nézd meg
short-swap = Koppints egy kártyádra
short-bats = Koppints két kártyára
short-explosion = Koppints egy kártyára
short-cart = Koppints egy kártyára
short-decline = Ne nézd meg
offer-arrange-same = Hagyd így
offer-arrange = Rakd őket ebbe a sorrendbe: { $order }
offer-arrange-so = Legyenek így
offer-keep = Tartsd meg a húzott kártyát itt: { $slot }. hely
offer-out = Dobd el
then-lantern = aztán a lámpás: megnézheted egy saját kártyádat
then-torch = aztán a fáklya: megnézheted egy másik játékos kártyáját
then-arrows = aztán a nyilak: cserélned kell egy másik játékossal
then-nothing = nem történik semmi
offer-look-own = Nézd meg a sajátodat: { $slot }. hely
offer-look-other = Nézd meg: { $rival }, { $slot }. hely
label-swap = { $own }. hely ↔ { $rival }, { $other }. hely
offer-swap = Cseréld ki a sajátodat ({ $own }. hely) erre: { $rival }, { $other }. hely
label-bats = { $one }. és { $other }.
offer-bats = Cseréld meg két kártyádat: { $one }. és { $other }. hely
offer-explosion = Veszítsd el a kártyádat: { $slot }. hely
offer-cart = Küldd fel a kártyádat: { $slot }. hely
offer-decline = Mondj le a megnézésről

## Amit csak te láthatsz
over-looks = Csak te láthatod
over-look = { $owner ->
    [you] A te { $slot }. helyeden:
   *[other] { $owner }, { $slot }. hely:
}
account-title = Pontozás
account-line = { $result ->
    [winner] { $who ->
        [you] Te: { $sum } = { $diamonds } ♦ – nyersz
       *[other] { $who }: { $sum } = { $diamonds } ♦ – nyer
    }
   *[other] { $who ->
        [you] Te: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## A történet
log-turn = { $number }. kör
log-started = { $who ->
    [you] Te kezdesz: így döntött a sorsolás.
   *[other] { $who } kezd: így döntött a sorsolás.
}
log-ready = { $who ->
    [you] Készen állsz.
   *[other] { $who } készen áll.
}
log-drew = { $who ->
    [you] Húzol egy kártyát.
   *[other] { $who } húz egy kártyát.
}
log-out = { $who ->
    [you] Eldobod a húzott kártyát.
   *[other] { $who } eldobja a húzott kártyát.
}
log-out-tile = { $who ->
    [you] Eldobod a húzott kártyát: { $tile }.
   *[other] { $who } eldobja a húzott kártyát: { $tile }.
}
log-kept = { $who ->
    [you] Megtartod a húzott kártyát ({ $slot }. hely), és eldobod a régit.
   *[other] { $who } megtartja a húzott kártyát ({ $slot }. hely), és eldobja a régit.
}
log-kept-tile = { $who ->
    [you] Megtartod a húzott kártyát ({ $slot }. hely), és eldobod ezt: { $tile }.
   *[other] { $who } megtartja a húzott kártyát ({ $slot }. hely), és eldobja ezt: { $tile }.
}
log-looked-own = { $who ->
    [you] Megnézed egy saját kártyádat ({ $slot }. hely).
   *[other] { $who } megnézi egy saját kártyáját ({ $slot }. hely).
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Megnézed egy saját kártyádat ({ $slot }. hely).
       *[other] Megnézed { $owner } egyik kártyáját ({ $slot }. hely).
    }
   *[other] { $owner ->
        [you] { $who } megnézi egy kártyádat ({ $slot }. hely).
       *[other] { $who } megnézi { $owner } egyik kártyáját ({ $slot }. hely).
    }
}
log-saw = { $who ->
    [you] Ezt látod: { $tile }.
   *[other] { $who } ezt látja: { $tile }.
}
log-declined = { $who ->
    [you] Lemondasz a megnézésről.
   *[other] { $who } lemond a megnézésről.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Cserélsz: saját { $one }. hely ↔ saját { $other }. hely.
       *[other] Cserélsz: saját { $one }. hely ↔ { $owner } { $other }. helye.
    }
   *[other] { $owner ->
        [you] { $who } cserél: saját { $one }. hely ↔ a te { $other }. helyed.
       *[other] { $who } cserél: saját { $one }. hely ↔ { $owner } { $other }. helye.
    }
}
log-bats-swap = { $who ->
    [you] Megcseréled két kártyádat: { $one }. és { $other }. hely.
   *[other] { $who } megcseréli két kártyáját: { $one }. és { $other }. hely.
}
log-lit-corridor = { $who ->
    [you] Kivilágított folyosóra bukkansz: mindenki nézelődhet.
   *[other] { $who } kivilágított folyosóra bukkan: mindenki nézelődhet.
}
log-bats = { $who ->
    [you] Felvered a denevéreket: mindenki megcseréli két kártyáját.
   *[other] { $who } felveri a denevéreket: mindenki megcseréli két kártyáját.
}
log-explosion = { $who ->
    [you] Robbanást okozol: mindenki elveszít egy kártyát.
   *[other] { $who } robbanást okoz: mindenki elveszít egy kártyát.
}
log-snow-white = { $who ->
    [you] Találkozol Hófehérkével, aki mindenkit vacsorázni hív.
   *[other] { $who } találkozik Hófehérkével, aki mindenkit vacsorázni hív.
}
log-chosen = { $who ->
    [you] Már választottál.
   *[other] { $who } már választott.
}
log-sent-up = { $who ->
    [you] Felküldöd egy kártyádat ({ $slot }. hely): { $tile }.
   *[other] { $who } felküldi egy kártyáját ({ $slot }. hely): { $tile }.
}
log-lost = { $who ->
    [you] Elveszíted egy kártyádat ({ $slot }. hely).
   *[other] { $who } elveszíti egy kártyáját ({ $slot }. hely).
}
log-descended = Lefelé: { $level }
log-ended = Vége, { $number ->
    [one] { $number } kör
   *[other] { $number } kör
} után
say-drew = Ezt húztad: { $tile }.

## Segítség
help-title = Az eldobott kártya jele
help-lantern = { $sign } Lámpás: megnézheted egy saját kártyádat
help-torch = { $sign } Fáklya: megnézheted egy másik játékos egyik kártyáját
help-arrows = { $sign } Nyilak: látatlanban cserélned kell egy kártyát egy másik játékossal
specials-title = { $level }: különlegesek
specials-none = { $level }: nincs különleges
help-big-find = { $sign } { $count ->
    [one] { $count } nagy lelőhely: öt gyémánt
   *[other] { $count } nagy lelőhely: mindegyik öt gyémánt
}
help-lit-corridor = { $sign } { $count } kivilágított folyosó: mindenki megnézhet három kártyát
help-bats = { $sign } { $count } denevérkártya: mindenki megcseréli két saját kártyáját
help-explosion = { $sign } { $count } robbanás: mindenki elveszít egy kártyát
help-snow-white = { $sign } { $count ->
    [one] Hófehérke: a játszma azonnal véget ér
   *[other] { $count } Hófehérke: a játszma azonnal véget ér
}
term-diamond = Gyémántok: akinek a legtöbb van, az nyer.
term-lantern = Lámpás: ha az eldobottakra kerül, megnézheted egy saját kártyádat.
term-torch = Fáklya: ha az eldobottakra kerül, megnézheted egy másik játékos egyik kártyáját.
term-arrows = Nyilak: ha az eldobottakra kerülnek, egy kártyádat látatlanban ki kell cserélned egy másik játékoséval.
term-big-find = Nagy lelőhely: öt gyémánt, akció nélkül.
term-lit-corridor = Kivilágított folyosó: mindenki legfeljebb három lefordított kártyát nézhet meg.
term-bats = Denevérek: mindenkinek meg kell cserélnie két lefordított kártyáját.
term-explosion = Robbanás: mindenki elveszít egy kártyát.
term-snow-white = Hófehérke: vacsorázni hív, és a játszma véget ér.
term-level-1 = Az I. szint kártyáinak hátoldala.
term-level-2 = A II. szint kártyáinak hátoldala.
term-level-3 = A III. szint kártyáinak hátoldala.
term-cart = Kocsival felküldve: a végéig felfordítva marad, és nem lehet elcserélni.
term-swapped = Éppen helyet cserélt.
term-seen = Ezt a kártyát már láttad; ennél az asztalnál a látott kártyák meg vannak jelölve.

## Beállítások
option-open-discard = Eldobott kártyák
option-open-discard-off = csak a legfelső kártya látszik
option-open-discard-on = mindenki átnézheti
option-what-i-have-seen = Amit már láttam
option-what-i-have-seen-off = jegyezd meg magad
option-what-i-have-seen-on = a képernyő emlékszik helyetted
option-start = Ki kezd
option-start-p0 = első hely
option-start-p1 = második hely
option-start-p2 = harmadik hely
option-start-p3 = negyedik hely
option-start-lot = sorsolás dönt

## Tippek indoklása: az „Ez …” folytatása
why-diamonds = { $count } gyémánttal több a sorodban
why-safe = { $count } gyémánttal több biztonságban
why-know-own = { $count } saját kártyával többet ismersz
why-know-others = { $count } gyémánttal többről tudod, hol rejtegetik a többiek
why-leader = az élen állónak { $count } gyémánttal kevesebb jut
why-secret = a többiek { $count } gyémántoddal kevesebbről tudnak

## Szabályok egy mondatban
rule-gn-1-13 = Ilyen játékos nincs ennél az asztalnál.
rule-gn-2-7 = Az elején megnézed a saját öt kártyádat, és senkinek sem mutatod meg őket.
rule-gn-2-8 = Az első megnézés után a saját kártyáidra is csak akkor pillanthatsz rá, ha egy szabály engedi.
rule-gn-2-9 = Az első megnézéskor elrendezed és jóváhagyod a sorodat; mást nem lehet tenni.
rule-gn-2-10 = A kártyák a helyükön maradnak; senki sem rendezi át a sorát, hacsak egy szabály nem kéri.
rule-gn-2-11 = A kezdőjátékosnak az asztalnál kell ülnie.
rule-gn-3-1 = Egy kör: kártya húzása és eldobása, majd az eldobottakra került kártya akciója.
rule-gn-3-2 = A húzás kötelező: az aktuális szint legfelső kártyája.
rule-gn-3-4 = A húzott kártyát eldobod vagy megtartod.
rule-gn-3-5 = Ha megtartod, eldobod egy lefordított kártyádat, és az újat a helyére teszed.
rule-gn-3-7 = A helyet úgy választod ki, hogy nem nézed meg az ott lévő kártyát.
rule-gn-3-9 = Felfordított kártyát nem lehet eldobni.
rule-gn-3-11 = Amint a kártya az eldobottakra került, a döntés végleges.
rule-gn-3-13 = Passzolni nem lehet.
rule-gn-4-1 = Csak annak a kártyának az akciója számít, amelyik az eldobottakra került.
rule-gn-4-2 = A megtartott kártya jele most nem működik.
rule-gn-4-4 = A lámpás egy saját kártyádat mutatja meg.
rule-gn-4-5 = A lámpással csak lefordított kártyát lehet megnézni.
rule-gn-4-6 = A fáklya egy másik játékos egyik kártyáját mutatja meg.
rule-gn-4-7 = A fáklyával csak lefordított kártyát lehet megnézni.
rule-gn-4-8 = A megnézett kártya lefordítva kerül vissza a helyére.
rule-gn-4-9 = A nyilak egy saját kártyádat cserélik ki egy másik játékoséval.
rule-gn-4-11 = Cserénél mindkét kártyának lefordítva kell lennie.
rule-gn-4-12 = A kicserélt kártyákat senki sem nézi meg.
rule-gn-4-14 = A nyilakról nem lehet lemondani.
rule-gn-5-1 = Kártyát felküldeni akkor kell, ha a szint kimerült, és az utolsó köre is véget ért.
rule-gn-5-2 = A szint végén mindenkinek fel kell küldenie egy saját lefordított kártyáját.
rule-gn-5-5 = A kártyát emlékezetből választod, megnézés nélkül.
rule-gn-5-6 = Mindenki titokban választ; aztán minden kocsi egyszerre fordul fel.
rule-gn-5-7 = A felküldött kártya a végéig felfordítva marad a helyén.
rule-gn-6-2 = A kivilágított folyosó, a denevérek és a robbanás rögtön hat; sem megtartani, sem eldobni nem lehet őket.
rule-gn-6-9 = A kivilágított folyosón mindenki legfeljebb három lefordított kártyát nézhet meg, a sajátjából vagy máséból.
rule-gn-6-11 = A folyosón minden kártyát csak egyszer lehet megnézni; előbb a húzó, aztán az óramutató járása szerint a többiek.
rule-gn-6-12 = Denevérek: mindenkinek meg kell cserélnie két saját kártyáját.
rule-gn-6-13 = A denevérek két különböző lefordított kártyát cserélnek meg.
rule-gn-6-14 = Amíg a denevérek repkednek, senki sem nézi meg a kártyáit; azt mindenki látja, melyik két hely cserélt.
rule-gn-6-16 = Robbanáskor mindenki eltávolítja egy saját kártyáját; máskor kártya nem kerül le az asztalról.
rule-gn-6-17 = Az odavesző kártya lehet lefordított vagy felfordított.
rule-gn-6-18 = Az odaveszett lefordított kártyát senki sem láthatja.
rule-gn-6-19 = Mindenki titokban választ; aztán minden kártya egyszerre kerül le.
rule-gn-6-20 = Ez a hely üres.
rule-gn-7-2 = Minden kártya felfordul, és mindenki megszámolja a gyémántjait.
rule-gn-7-4 = Az nyer, akinek a legtöbb gyémántja van.
rule-gn-7-5 = Döntetlennél közös a győzelem.
rule-gn-8-2 = A régebben eldobott kártyák takarva vannak, és nem nézhetők át, hacsak az asztal másban nem egyezett meg.
rule-gn-8-6 = A játék lényege az emlékezés; a memóriasegítség az asztal egyik beállítása.

## A segítő: mindig két rövid mondat
coach-goal = Neked legyen a legtöbb gyémánt a sorodban, amikor Hófehérke vacsorázni hív; a legtöbb kártya le van fordítva, jegyezd meg hát őket.
coach-arrange = A legtöbb gyémánt nyer, és csak most látod mind az öt kártyádat. Úgy rakd le őket, hogy emlékezz rájuk, például a legkevésbé értékes kerüljön a sor szélére.
coach-out = Gyémántokat akarsz a sorodba, és amin kevés van, az eldobva többet használ: a jele neked dolgozik. Mielőtt elengeded, nézd meg ezt a jelet.
coach-keep = Több gyémánttal a sorodban nyersz: az értékes kártyát olyan helyen tartsd meg, ahol tudod, hogy kevés van. Ami ott volt, azt eldobod, és a jele működésbe lép.
coach-decline = Amit megnézel, elárulja a többieknek, mi érdekel. A megnézés lehetőség, nem kötelesség: mondj le róla, ha eleget tudsz.
coach-look = Aki tudja, hol vannak a gyémántok, az nyer a cseréken. Egy pillantás nem kerül semmibe, olyan kártyát nézz hát meg, amelyet elfelejtettél vagy sosem láttál; a fáklyával mást lesel meg: jegyezd meg a helyet.
coach-swap = Így jutsz mások gyémántjaihoz: olyan kártyát adj, amelyről tudod, hogy keveset ér, és olyat vegyél el, amelyről tudod vagy sejted, hogy értékes. Mindenki látja, melyik két hely cserél, te is kövess hát minden cserét.
coach-bats = A többiek veszítsék el a fonalat, ne te: cseréld meg két kártyádat, és jegyezd meg az új sorrendet. Ha mindkettőt ismered, nem veszítesz semmit.
coach-explosion = Minél kevesebb gyémántot veszíts, mert egy kártyád végleg odavész. Azt válaszd, amelyiken a legkevesebb van, és inkább olyat, amelyet ismersz, mint olyat, amelyet csak sejtesz.
coach-cart = Helyezd biztonságba a legértékesebb kártyádat: mindenki látja, de többé senki sem veheti el. Emlékezetből válassz, mert megnézni nem szabad.

## The prologue: the same, in the first minute
prologue-remembering = Mi a cél
prologue-remembering-task = Akinek a legtöbb gyémántja van, amikor Hófehérke hív, az nyer. Csak most látod mind az öt kártyádat: jegyezd meg, melyiken nincs gyémánt, aztán hagyd őket így.
prologue-remembering-done = Mostantól le vannak fordítva, és senki sem nézheti meg őket, te sem. Emlékszel, hol van a gyémánt nélküli kártya?
prologue-remembering-other = Egy igazi játszmában bármelyik sorrend jó. Itt hagyd őket így, hogy mindketten tudjuk, mi hol van.
prologue-keeping = Egy kör
prologue-keeping-task = Minden körben húzol egy kártyát, és megtartod vagy eldobod. Ezen három gyémánt van: tedd oda, ahol a gyémánt nélküli kártya van, ha emlékszel rá.
prologue-keeping-done = Igen, a 4. hely: hárommal több gyémántod van, és senki sem tud róla. Egy jel csak akkor működik, ha a kártyáját eldobják: ezzel a lámpással újra megnézheted egy saját kártyádat.
prologue-keeping-other = Most gyémántok vannak az eldobott kártyák között, és ott odavesztek. A gyémánt nélküli kártya a 4. helyen volt.
prologue-forgetting = Ami rosszul sülhet el
prologue-forgetting-task = Két körrel ezelőtt megtartottál egy kártyát az 5. helyen, de már nem tudod, melyiket. Próbálj szerencsét: tedd oda ezt, két gyémánt van rajta.
prologue-forgetting-done = A régin három gyémánt volt, és az eldobott kártyák között odavesztek. Így lehet ebben a játékban veszíteni: felejtéssel. A lámpásokkal újra megnézheted, mi hol van.
prologue-forgetting-other = Ez talán óvatosabb, de nézd meg, mibe kerül a felejtés: kezdd elölről, és tedd az 5. helyre.
prologue-calling = A vége
prologue-calling-task = Sok körrel később, a III. szinten: nyilakat dobtál el, tehát cserélned kell egy lefordított kártyát. Add oda az 5. helyet, ahol nincs gyémánt, a másik játékos negyedik kártyájáért, amelyen négyet láttál.
prologue-calling-done = A következő húzott kártya Hófehérke, aki valahol a III. szinten van, és a játszma rögtön véget ér. Minden felfordul, és a te 13 gyémántod legyőzi a 10-et.
prologue-calling-other = Hófehérke bármikor hívhat, és minden gyémánt számít. Add oda az 5. helyet, ahol egy sincs, a másik játékos negyedik kártyájáért, amelyen négy van.

## A leckék: cím, mit kell tenni, miért volt jó, miért nem jó más
lesson-keeping = Tartsd meg az értékes kártyát
lesson-keeping-task = Három gyémántot húztál. Azon a helyen tartsd meg a kártyát, ahol a legkevesebb gyémántod van; itt úgy látod a kártyáidat, ahogy emlékszel rájuk.
lesson-keeping-done = Hárommal több gyémánt van a sorodban, és az eldobott kártyán fáklya látszik: ez a jel most működésbe lép.
lesson-keeping-other = Így is lehet, de nem ez hozza a legtöbbet. Keresd azt a helyet, ahol nincs gyémánt.
lesson-throwing-out = Dobd el az értéktelen kártyát
lesson-throwing-out-task = Gyémánt nélküli kártyát húztál. Ne tartsd meg: dobd el, és a fáklyája neked dolgozik.
lesson-throwing-out-done = Ha egy kártya az eldobottakra kerül, mindig működésbe lép a jele. Most megnézhetnéd a másik játékos egyik kártyáját.
lesson-throwing-out-other = A sorod most rosszabb, mint előtte. A húzott kártyán nincs gyémánt, azt a legjobb eldobni.
lesson-looking = Leskelődj a fáklyával
lesson-looking-task = A fáklya megmutatja a másik játékos egyik kártyáját, és csak neked. A legutóbb megtartott kártya a 4. helyre került: tudd meg, mi az.
lesson-looking-done = Három gyémánt: most már tudod, hová csapj le a nyilakkal. A kártya lefordítva kerül vissza, jegyezd meg hát a helyét.
lesson-looking-other = Egy pillantás sosem vész kárba, de a megtartott kártya érdekesebb annál, amit osztottak. A 4. helyet nézd meg.
lesson-swapping = Cserélj a nyilakkal
lesson-swapping-task = A nyilak miatt ki kell cserélned egy kártyádat egy másik játékoséval. Add oda azt, amelyiken nincs gyémánt, és vedd el a három gyémántot, amelyet a 4. helyen láttál.
lesson-swapping-done = Három gyémántot nyertél, a másik játékos hármat veszített. A kártyákat senki sem látta, a helyeket viszont mindenki.
lesson-swapping-other = Van ennél jobb is: add oda a 3. helyet, ahol nincs semmi, és vedd el a 4. helyet, ahol három gyémánt van.
lesson-sending-up = Küldj fel egy kártyát
lesson-sending-up-task = Egy szint kimerült, és mindenki felküld egy kártyát, emlékezetből. Küldd fel a legértékesebbet.
lesson-sending-up-done = A végéig felfordítva marad a helyén: számít, és senki sem cserélheti vagy dobhatja el. Csak egy robbanás viheti el.
lesson-sending-up-other = Ez a kártya most biztonságban van, de a legértékesebb nincs. A 2. hely három gyémántját küldd fel.
lesson-losing = Válaszd ki, mi vesszen oda
lesson-losing-task = Robbanás: mindenki elveszít egy kártyát, és mindenki titokban választ. Azt veszítsd el, amelyik semmibe sem kerül.
lesson-losing-done = Egyetlen gyémánt sem veszett oda. A hely üres marad, és senki sem látta, mi volt ott.
lesson-losing-other = Ez gyémántba kerül. A 4. helyen nincs egy sem: az vesszen oda.

## Minek kellene állnia egy állásban: kettőspont után
expected-step-of-play = egy lépés, például draw, keep, lantern, corridor-3, cart vagy over
expected-row = öt kártya ebben a sorban: { $seat }
expected-tile = egy kártya, például I.2T
expected-tile-in-row = sorba fektethető kártya, például I.2T, [II.4A], (I.0L) vagy ([I.3L])
expected-tile-reached = már elért szint kártyája
expected-tile-to-keep = ennek a szintnek egy megtartható kártyája
expected-place = egy hely ennél az asztalnál, például P1.3
expected-own-row = az egész saját sor az első kör előtt
expected-unseen = egy pakliban legfeljebb annyi kártya, amennyit még senki sem látott
expected-stacks = üres paklik e szint fölött és teljesek alatta
