# A kiszolgáló az asztalok körül: kezdőlap, váróterem, beállítások, tanulás, visszanézés, elemzés. A játékos neve {$name}; sosem kap ragot.

house-former-player = korábbi játékos
house-free-chair = szabad szék
house-nameless = { $animal ->
    [fox] Róka
    [owl] Bagoly
    [hare] Nyúl
   *[stag] Szarvas
}
house-bot = {$name} ({$level}. szint)
house-hinted = { $who ->
    [you] Tippet kérsz.
   *[other] { $who } tippet kér.
}
house-took-back = { $who ->
    [you] Visszavonsz egy döntést.
   *[other] { $who } visszavon egy döntést.
}
house-closed-game = Ennek az asztalnak a játékát ez a kiszolgáló már nem ismeri.
house-closed-rules = Ez a játszma a szabályok egy másik változatával kezdődött, ezért itt nem folytatható.
house-closed-record = A játszma feljegyzését nem lehet elolvasni, ezért a játszma nem folytatható.
house-closed-host = A házigazda bezárta ezt az asztalt.
house-pass-to = Most {$name} jön. Add át a gépet.
house-covered = Az asztal le van takarva, amíg meg nem erősíted, hogy te vagy az.
house-i-am = {$name} vagyok
house-to-the-front = A kezdőlapra
house-learn-ways = Ezen az oldalon
house-learn-lessons = Leckék
house-learn-lessons-about = Valódi állások, mindegyikben egy feladat. Baj nem történhet: a segítő bármire válaszol, amit kipróbálsz.
house-prologue-done = Így megy ez.
house-goal = A cél
house-prologue = Az első perc
house-prologue-about = Néhány apró lépés valódi állásokban: mi a cél, mi egy kör, mi sülhet el rosszul, és hogyan ér véget.
house-prologue-begin = Kezdd itt
house-prologue-again = Még egyszer
house-prologue-head = Az első perc, {$number}/{$count}: {$title}
house-prologue-next = Tovább
house-prologue-last = Játszd le az első játszmádat
house-prologue-skip = Rögtön a játszmára
house-learn-done = kész
house-learn-progress = Eddig kész: {$done} / {$count}
house-learn-play = Az első játszmád
house-learn-play-about = Szelíd botok ellen játszol, és a segítő minden döntésfajtát egyszer elmagyaráz, amikor sorra kerül.
house-learn-play-now = Játssz a segítővel
house-learn-all-rules = Minden szabály, számozva
house-rules-find = Keresés
house-rules-find-label = Keresés a szabályokban
house-rules-contents = Fejezetek
house-rules-found = { $count ->
    [one] {$count} szabályban szerepel: „{$words}”.
   *[other] {$count} szabályban szerepel: „{$words}”.
}
house-rules-none = Egyetlen szabályban sem szerepel: „{$words}”. Próbáld kevesebb szóval, vagy csak egy szó elejével.
house-rules-all = Vissza az összes szabályhoz
house-end-title = { $game } – { $result }
house-learn-short-rules = Rövid szabályok, képekkel
house-lesson-you = Te
house-lesson-head = {$number}. lecke ({$count} közül): {$title}
house-lesson-again = Kezdd elölről
house-lesson-next = Következő lecke
house-lesson-last = Játssz a segítővel
house-puzzles = Feladványok
house-puzzles-about = Valódi állások botok játszmáiból, amelyekben egyetlen első lépés egyértelműen jobb minden másnál. A program mindegyiket kétszer igazolta, legalább 50 000 szimulációval.
house-puzzles-none = Ehhez a játékhoz még nincs feladvány.
house-puzzles-begin = Oldd meg a következőt
house-puzzles-all = Minden feladvány, a legkönnyebbtől
house-puzzles-tally = Egymás után: {$row}. Megoldva: {$solved} / {$count}.
house-puzzles-own = A saját játszmáidból
house-puzzles-own-label = {$game}, {$step}. lépés
house-puzzles-own-about = Köreid, amelyek sokba kerültek neked. Ez a böngésző jegyzi meg őket.
house-puzzle-head = {$number}. feladvány
house-puzzle-own-head = Saját feladvány
house-puzzle-task = Te jössz: találd meg az első lépést, amely egyértelműen a legjobb.
house-puzzle-missed = {$levels} botszintből {$missed} nem találja meg.
house-puzzle-right = Helyes! Így a győzelmi esély {$chance}%, bármely más lépéssel legfeljebb {$next}%.
house-puzzle-tempted = Csábító, de így a győzelmi esély csak {$tempting}%. A legjobb első lépéssel {$chance}%.
house-puzzle-other = Valami más egyértelműen jobb: a legjobb első lépéssel a győzelmi esély {$chance}%, bármely mással legfeljebb {$next}%.
house-puzzle-solution = A megoldás: {$plan}
house-puzzle-temptation = Ami csábít: {$plan}
house-puzzle-show = Mutasd a megoldást
house-puzzle-next = Következő feladvány
house-puzzle-done = A feladvány megoldva.
house-puzzle-not-done = Nincs megoldva; újra megpróbálhatod.
house-puzzle-own-right = Helyes! Ez mintegy {$percent} százalékponttal jobb volt annál, amit a játszmában tettél.
house-puzzle-own-played = Ezt tetted a játszmában. Mintegy {$percent} százalékponttal rontotta a győzelmi esélyt.
house-puzzle-own-other = Az elemzés nem ezt találta. Amit a játszmában tettél, mintegy {$percent} százalékponttal rontotta a győzelmi esélyt.
house-puzzle-not-ready = Ennek a játszmának az átnézése még tart; próbáld meg egy pillanat múlva.
house-page-title = Adit: játékok föld alatti kincsekről
house-page-sentence = Játssz a böngészőben botok ellen vagy barátokkal. Nem kell fiók, nem kell semmit telepíteni.
house-skip = Ugorj a tartalomra
house-site = Ez a webhely
house-more = Továbbiak
house-language = Nyelv
house-settings = Beállítások
house-analysis = Elemezz egy játszmát
house-api = Programoknak
house-doors = Három ajtó a hegy mélyére
house-doors-pick = Válassz egyet. Tíz másodperc múlva már játszol is, fiók nélkül.
house-players =
    { $most ->
        [one] {$fewest}–{$most} játékos
       *[other] {$fewest}–{$most} játékos
    }
house-play-now = Játssz most
house-play-now-how = szelíd botok ellen, segítővel
house-play-now-first = egy perc tanulás, aztán szelíd botok
house-with-friends = Barátokkal
house-alone = Itt botok ellen játszol, vagy körbeadjátok az eszközt: más nem éri el.
house-alone-refused = Ezt az eszközt más nem éri el: játssz botok ellen, vagy adjátok körbe.
house-learn = Tanuld meg
house-options = Opciók
house-open-tables = Nyitott asztalok
house-no-open-tables = Most senki sem vár nyitott asztalnál. Nyiss egyet: a többiek itt megtalálják.
house-running-matches = Nézhető játszmák
house-no-matches = Most nem folyik nyilvános játszma.
house-watch = Nézd
house-my-matches = Játszmáim
house-nothing-running = Most egyetlen játszmád sem folyik. Fent bármelyik ajtó mögött új kezdődik.
house-past-matches =
    { $count ->
        [one] {$count} befejezett játszma
       *[other] {$count} befejezett játszma
    }
house-free-chairs =
    { $count ->
        [one] {$count} szabad szék
       *[other] {$count} szabad szék
    }
house-waits-for-friends = Várjuk, hogy a többiek leüljenek
house-is-over = Véget ért
house-exercise = Gyakorlás
house-exercise-begins = Még egyszer a köröd abból a játszmából: ugyanazok az ellenfelek, ugyanaz a szerencse. Mit tehetsz másképp?
house-is-exercise = Gyakorlás, véget ért
house-winner = Győztes: { $names }
house-nobody-won = Senki sem nyert
house-is-closed = Bezárva
house-is-played = Folyik a játék
house-your-turn = Te jössz
house-feed-entry = Te jössz: {$game}
house-turn-of = {$name} dönt
house-go-there = Az asztalhoz
house-replay = Nézd vissza
house-look = Nézd meg
house-sit-down = Ülj le
house-new-table = Új asztal: {$game}
house-your-name = A neved
house-who-plays = Ki játszik
house-chair = {$number}. szék
house-chair-me = Itt én ülök
house-chair-open = Szabad egy barátnak
house-chair-here = Valaki ezen a gépen
house-chair-here-name = A neve
house-chair-bot = Bot, {$level}. szint a 8-ból: {$level ->
    [1] szelíd
    [2] szelíd
    [3] közepes
    [4] közepes
    [5] erős
    [6] erős
   *[higher] nagyon erős
}
house-chair-program = Saját program
house-chair-none = Nincs szék
house-game-options = A játék beállításai
house-manners = Hogyan játszotok
house-clock = Óra
house-time-relaxed = Óra nélkül
house-time-live = Döntésenként {$seconds} másodperc, tartalékban {$minutes} perc
house-time-slow = Körönként {$hours} óra
house-speed = A botok tempója
house-speed-slow = Lassú
house-speed-usual = Egyenletes
house-speed-quick = Gyors
house-speed-instant = Azonnali
house-listed = Bárki megtalálhatja ezt az asztalt, leülhet vagy nézheti
house-hints = Szabad tippet kérni
house-coach = A segítő minden döntésfajtát elmagyaráz, amikor először kerül sorra
house-take-back = Döntést vissza lehet vonni, ha mindenki beleegyezik
house-make-table = Nyisd meg az asztalt
house-waits-for =
    { $count ->
        [0] Mindenki itt van. Kezdődik a játszma.
        [one] Még egy emberre várunk.
       *[other] Még {$count} emberre várunk.
    }
house-invited = Meghívtak egy játszmára: {$game}
house-invite = Hívd meg a barátaidat
house-invite-how = Küldd el ezt a linket, vagy mutasd meg a kódot. Aki megnyitja, leülhet, amíg van szabad szék.
house-copy = Másold ki a linket
house-copied = Kimásolva
house-qr-table = Az asztal linkje QR-kódként
house-qr-chair = A szék linkje QR-kódként
house-chairs = Ki ül itt
house-you = te
house-is-here = itt van
house-is-away = nincs itt
house-is-program = program
house-sit-here = Ülj ide
house-chair-link = Link ehhez a székhez
house-doings = Amit tehetsz
house-begins-by-itself = A játszma magától indul, amint minden szék foglalt.
house-bots-level = Botok a szabad székekre
house-fill-with-bots = Töltsd fel botokkal, és kezdd el
house-begin-without = Kezdd el a szabad székek nélkül
house-rename = Módosítsd a nevet
house-leave = Állj fel az asztaltól
house-agreed = Amiben az asztal megegyezett
house-is-listed = Bárki megtalálhatja ezt az asztalt
house-is-by-link = Ide csak linkkel lehet bejutni
house-rules = Szabályok
house-theme = Fény
house-theme-system = Mint a gépemen
house-theme-dark = Lámpásfény
house-theme-light = Nappali fény
house-contrast = Kontraszt
house-contrast-system = Mint a gépemen
house-contrast-more = Erősebb
house-motion = Mozgás
house-motion-system = Mint a gépemen
house-motion-still = Mozdulatlan
house-sound = Hang
house-sound-off = Ki
house-sound-on = Be, halkan
house-speed-note = Milyen gyorsan látod, mit tesznek a többiek. Senki mást nem tart fel.
house-save = Mentsd el
house-back = Vissza
house-offline = Nincs kapcsolat
house-offline-how = A kiszolgáló most nem érhető el. Az oldal magától visszatér, amint van kapcsolat; a játszmád megvár.
house-try-again = Próbáld újra
house-pocket = Játék kapcsolat nélkül
house-pocket-here = Készen áll a kapcsolat nélküli játékra: itt enélkül is kezdhetsz új játszmát, botok ellen vagy másokkal ennél az eszköznél.
house-pocket-away = Ezen az eszközön még nincs meg. Jó kapcsolatnál magától megérkezik, vagy most rögtön (körülbelül 1 MB).
house-pocket-fetch = Letöltés most
house-sorry-malformed = Ezt nem sikerült megérteni
house-sorry-forbidden = Ez nem neked szól
house-sorry-missing = Nem találjuk
house-sorry-stale = Már késő
house-sorry-refused = A szabályok nem engedik
house-sorry-too-many = Ne olyan gyorsan
house-sorry-unavailable = Most nem megy
house-missing-how = Ha egy asztal nem mindenkinek nyitott, csak az látja, aki linkkel jött. Kérj egyet attól, aki az asztalt nyitotta.
house-back-to-table = Vissza az asztalhoz
house-open-note = Válassz a játszmáid vagy a példák közül, vagy hozz egy feljegyzést vagy állást: újra megnézheted, lépéseket próbálhatsz ki, és megkérdezheted a segítőt.
house-open-text = Vagy illeszd be a szöveget
house-open-file = Válassz fájlt, vagy húzd ide
house-open-mine = Egy a játszmáid közül
house-open-none = Még nincs befejezett játszmád. A példák jó kezdetnek.
house-open-bring = Fájl vagy szöveg
house-open-go = Nyisd meg
house-open-nothing = Előbb válassz fájlt, vagy illessz be szöveget.
house-open-examples = Példák
house-open-example = A legerősebb botok (játékosok: { $players }, lépések: { $steps })
house-not-opened = Ezt nem lehet megnyitni.
house-open-how = Mit lehet megnyitni
house-open-record = Feljegyzést, amilyet minden játszma vége felkínál; az eleje: „adit record 1”.
house-open-position = Állást: egy „game” sort a játék nevével, alatta az állás szövegével, ahogyan minden elemzés mutatja.

## Miért nem történt meg valami
house-nobody-known = A kiszolgáló nem ismer téged, ezért ezt nem teheted meg.
house-nothing-here = Itt nincs semmi.
house-too-fast = Ez túl sok volt egyszerre; várj egy kicsit.
house-too-large = Ez túl nagy.
house-unavailable = Most semmit sem lehet elmenteni, ezért semmi sem változott.
house-disk-full = Most semmit sem lehet elmenteni, ezért semmi sem változott: a kiszolgáló lemeze megtelt.
house-store-silent = Most semmit sem lehet elmenteni, ezért semmi sem változott: az adatbázis nem válaszol.
house-unsure = Az adatbázis félúton elhallgatott, ezért még nem tudni, megtörtént-e. Nézd meg az asztalt, mielőtt újra próbálod.
house-gone-on = Közben továbbment a játék; nézd meg újra.
house-was-quicker = Valaki gyorsabb volt; nézd meg újra.
house-not-begun = A játszma még nem kezdődött el.
house-not-over = A játszma még nem ért véget.
house-match-over = A játszma véget ért.
house-table-closed = Az asztal zárva van.
house-still-on = Ez a játszma még tart; akkor lehet visszanézni, ha véget ért.
house-no-turn-there = Ennél a lépésnél nem kezdődik kör, ezért nem lehet újrapróbálni.
house-record-closed = A feljegyzés akkor nyílik meg, ha a játszma véget ért.
house-next-already = Már van következő játszma.
house-not-seated = Nem ülsz ennél az asztalnál.
house-say-who = Az asztal le van takarva: előbb mondd meg, kinél van a gép.
house-device-elsewhere = A gép most valaki másnál van.
house-chair-taken = Ez a szék foglalt.
house-needs-link = Ehhez a székhez saját link kell.
house-link-taken = Ezzel a linkkel már jött valaki. Kérj újat.
house-link-old = Ezt a linket már használták, vagy túl régi. Kérj másikat.
house-only-maker = Ezt csak az teheti meg, aki az asztalt nyitotta.
house-not-yours = Ezt a széket nem adhatod át.
house-no-hints = Ennél az asztalnál nincsenek tippek.
house-no-taking-back = Ennél az asztalnál nem lehet visszavonni.
house-nothing-back = Nincs mit visszavonni.
house-no-routine = Most semmi sem megy magától.
house-no-way-back = Azóta valamit húztak vagy felfedtek, ezért nem lehet visszavonni.
house-record-full = Ebben a játszmában olyan sokszor vontak vissza, hogy betelt a feljegyzése: innen már csak előre lehet menni.
house-not-your-turn = Most nincs miről döntened.
house-no-action = Ez nem egy lépés leírása: „{$action}”.
house-rule-forbids = Ezt a {$rule} szabály tiltja.
house-other-site = Ez a kérés egy másik webhelyről jön.
house-unreadable = Ezt a kérést nem lehet elolvasni.
house-no-game = Nincs ilyen játék: „{$game}”.
house-no-seat = Egy szék neve P0, P1, P2 vagy P3.
house-no-at = Az „at” két szám, köztük egy pont.
house-no-level = A botok szintjei: 1–{$most}.
house-pace-long = Túl lassú a tempó; legfeljebb: {$most} ms.
house-no-clock = Ennyi idő nem állítható be.
house-one-chair = Egy ember egy széken ül.
house-nobody-called = Ide nem ülhet le ilyen nevű játékos: „{$kind}”.
house-setup-players = Ezt a játékot {$fewest}–{$most} játékos játszhatja.
house-setup-odd = Ezekkel a beállításokkal a játék nem játszható.
house-name-long = Túl hosszú a név; legfeljebb {$most} karakter lehet.
house-name-bot = Ezen a kiszolgálón a botokat hívják így; válassz másik nevet.
house-chat-empty = Az üzenet üres.
house-chat-long = Túl hosszú az üzenet; legfeljebb {$most} karakter lehet.
house-vacation-long = Túl hosszú a szabadság; legfeljebb {$most} nap lehet.
house-no-choice = Ilyen lehetőség nincs.
house-other-rules = Ezt a feljegyzést a szabályok {$there}. változatával játszották; itt a szabályok {$here}. változata érvényes.
house-misread = A szöveget nem lehet elolvasni ({ $why }).
house-address-unreadable = Ennek a címnek a vége olvashatatlan.
house-moves-unreadable = A címben lévő lépéseket nem lehet elolvasni.
house-no-move = Ez nem lépés: „{$move}”.
house-lesson-done = Ezt a leckét elvégezted.
house-lesson-missed = Nem egészen; újra megpróbálhatod.
house-you-here = Az adataid
house-you-unknown = A kiszolgáló még nem ismer: nincs mit magaddal vinned, és nincs mit törölni.
house-device = Másik gép
house-device-note = Ez a link átviszi a helyeidet és a játszmáidat egy másik gépre. Egyszer és tizenöt percig érvényes; aki megnyitja, a te nevedben játszik.
house-device-make = Készíts linket
house-device-made = Nyisd meg ezt a másik gépen:
house-vacation = Szabadság
house-vacation-note = Ennyi napig a lassú játszmák (körönként órák) várnak rád.
house-vacation-left = { $count ->
    [one] A szabadságod még { $count } napig tart.
   *[other] A szabadságod még { $count } napig tart.
}
house-vacation-days = Napok
house-vacation-begin = Kezdd meg a szabadságot
house-vacation-end = Fejezd be a szabadságot
house-forget = Töröld az adataimat
house-forget-note = Töröljük a nevedet, a beszélgetésekben írt üzeneteidet és a meghívóidat. A játszmák megmaradnak, a helyeden egy korábbi játékossal. Nem vonható vissza.
house-forget-sure = Igen, azt szeretném, hogy töröljétek az adataimat.
house-forget-unsure = Semmit sem törlünk véletlenül: előbb erősítsd meg, hogy ezt szeretnéd.
house-matches-save = Vidd magaddal a játszmáidat
house-matches-save-note = Egyetlen szövegfájl az összes befejezett játszmáddal, egymás után: megőrizni, vagy máshová elvinni. A folyó játszmák itt maradnak, mert a titkaik a végéig titkok.
house-matches-save-go = Az összes játszma mentése
house-matches-bring = Játszmák hozása
house-matches-bring-note = Egy így mentett fájl vagy egyetlen feljegyzés. Semmi sem kerül be kétszer.
house-matches-bring-go = Behozom
house-matches-taken =
    { $count ->
        [0] Egy játszma sem került be.
        [one] {$count} játszma került a tieid közé.
       *[other] {$count} játszma került a tieid közé.
    }
house-matches-known =
    { $count ->
        [one] {$count} már itt volt.
       *[other] {$count} már itt volt.
    }
house-matches-refused =
    { $count ->
        [one] {$count} szöveg nem került be
       *[other] {$count} szöveg nem került be
    }
house-matches-line = {$line}. sor:
house-matches-unfinished = Ez a játszma nem ért véget.
house-matches-full = Legfeljebb {$most} játszmát hozhatsz.
house-is-brought = hozott játszma

house-broken-promise = a feljegyzésben nincs ujjlenyomat.
house-broken-seed-secret = a játszmát a vége előtt otthagyták, ezért a magja titkos.
house-broken-end = a végéről hiányoznak lépések.
house-broken-seed = a mag nem az, amelyet ígértek.
house-broken-steps = a lépések nem játszhatók le ({ $why }).
house-broken-draw = az osztás nem olyan, amilyet ígértek ({ $why }).
