# A ház az asztalok körül: kezdőlap, váróterem, beállítások, tanulás, visszanézés, elemzés. A játékos neve {$name}; sosem kap ragot.

house-former-player = korábbi játékos
house-free-chair = szabad szék
house-nameless = { $animal ->
    [fox] Róka
    [owl] Bagoly
    [hare] Nyúl
   *[stag] Szarvas
}
house-bot = {$name} ({$level}. szint)
house-hinted = {$name} tippet kér.
house-took-back = {$name} visszavon egy döntést.
house-closed-game = Ennek az asztalnak a játékát itt már nem ismerjük.
house-closed-rules = Ez a játszma a szabályok egy másik változatával kezdődött, ezért itt nem folytatható.
house-closed-record = A játszma feljegyzését nem lehet elolvasni, ezért a játszma nem folytatható.
house-closed-host = A házigazda bezárta ezt az asztalt.
house-pass-to = Most {$name} jön. Add át a gépet.
house-covered = Az asztal le van takarva, amíg meg nem mondod, hogy te vagy az.
house-i-am = {$name} vagyok
house-to-the-front = A kezdőlapra
house-learn-ways = Ezen az oldalon
house-learn-lessons = Leckék
house-learn-lessons-about = Valódi állások, mindegyikben egy feladat. Baj nem történhet: a segítő bármire válaszol, amit kipróbálsz.
house-learn-play = Az első játszmád
house-learn-play-about = Szelíd botok ellen játszol, és a segítő minden döntésfajtát egyszer elmagyaráz, amikor sorra kerül.
house-learn-play-now = Játék a segítővel
house-learn-all-rules = Minden szabály, számozva (angolul)
house-rules-language = Ez az oldal angol nyelvű; az asztalnál idézett szabályok a te nyelveden is itt állnak.
house-end-title = { $game } – { $result }
house-learn-short-rules = Rövid szabályok, képekkel
house-lesson-you = Te
house-lesson-head = {$number}. lecke ({$count} közül): {$title}
house-lesson-again = Kezdem elölről
house-lesson-next = Következő lecke
house-lesson-last = Játék a segítővel
house-page-title = Adit: játékok föld alatti kincsekről
house-page-sentence = Játssz a böngészőben botok ellen vagy barátokkal. Nem kell fiók, nem kell semmit telepíteni.
house-skip = Ugrás a tartalomra
house-site = Ez az oldal
house-more = Továbbiak
house-language = Nyelv
house-settings = Beállítások
house-analysis = Játszma elemzése
house-api = Programoknak
house-doors = Három ajtó a hegy mélyére
house-doors-pick = Válassz egyet. Tíz másodperc múlva már játszol is, fiók nélkül.
house-players =
    { $most ->
        [one] {$fewest}–{$most} játékos
       *[other] {$fewest}–{$most} játékos
    }
house-play-now = Játék most
house-play-now-how = szelíd botok ellen, segítővel
house-with-friends = Barátok
house-learn = Tanulás
house-options = Opciók
house-open-tables = Nyitott asztalok
house-no-open-tables = Most senki sem vár nyitott asztalnál. Nyiss egyet: a többiek itt megtalálják.
house-running-matches = Nézhető játszmák
house-no-matches = Most nem folyik nyitott játszma.
house-watch = Nézem
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
house-is-closed = Bezárva
house-is-played = Folyik a játék
house-your-turn = Te jössz
house-feed-entry = Te jössz: {$game}
house-turn-of = {$name} dönt
house-go-there = Az asztalhoz
house-replay = Visszanézés
house-look = Megnézem
house-sit-down = Leülök
house-new-table = Új asztal: {$game}
house-your-name = A neved
house-who-plays = Ki játszik
house-chair = {$number}. szék
house-chair-me = Itt én ülök
house-chair-open = Szabad egy barátnak
house-chair-here = Valaki ezen a gépen
house-chair-here-name = A neve
house-chair-bot = Bot, {$level}. szint a 8-ból
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
house-coach = A segítő minden első döntést elmagyaráz
house-take-back = Döntést vissza lehet vonni, ha mindenki beleegyezik
house-make-table = Asztal nyitása
house-waits-for =
    { $count ->
        [0] Mindenki itt van. Kezdődik a játszma.
        [one] Még egy emberre várunk.
       *[other] Még {$count} emberre várunk.
    }
house-invited = Meghívtak egy játszmára: {$game}
house-invite = Hívd meg a barátaidat
house-invite-how = Küldd el ezt a linket, vagy mutasd meg a kódot. Aki megnyitja, leülhet, amíg van szabad szék.
house-copy = Link másolása
house-copied = Kimásolva
house-qr-table = Az asztal linkje QR-kódként
house-qr-chair = A szék linkje QR-kódként
house-chairs = Ki ül itt
house-you = te
house-is-here = itt van
house-is-away = nincs itt
house-is-program = program
house-sit-here = Ide ülök
house-chair-link = Link ehhez a székhez
house-doings = Amit tehetsz
house-begins-by-itself = A játszma magától indul, amint minden szék foglalt.
house-bots-level = Botok a szabad székekre
house-fill-with-bots = Feltöltés botokkal, kezdés
house-begin-without = Kezdés a szabad székek nélkül
house-rename = Név módosítása
house-leave = Felállok az asztaltól
house-agreed = Ebben egyezett meg az asztal
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
house-speed-note = A tempó azokra az asztalokra vonatkozik, amelyeket te nyitsz, és arra, amelyiktől épp jössz, ha az a tiéd.
house-save = Mentés
house-back = Vissza
house-offline = Nincs kapcsolat
house-offline-how = Most nem lehet elérni minket. Az oldal magától visszatér, amint van kapcsolat; a játszmád megvár.
house-try-again = Újra próbálom
house-sorry-malformed = Ezt nem sikerült megérteni
house-sorry-forbidden = Ez nem neked szól
house-sorry-missing = Nem találjuk
house-sorry-stale = Már késő
house-sorry-refused = A szabályok nem engedik
house-sorry-too-many = Ne olyan gyorsan
house-sorry-unavailable = Most nem megy
house-missing-how = Ha egy asztal nem mindenkinek nyitott, csak az látja, aki linkkel jött. Kérj egyet attól, aki az asztalt nyitotta.
house-back-to-table = Vissza az asztalhoz
house-open = Játszma vagy állás megnyitása
house-open-note = Illessz be egy feljegyzést vagy egy állást: újra megnézheted, lépéseket próbálhatsz ki, és megkérdezheted a segítőt.
house-open-text = A szöveg
house-open-file = Vagy egy fájl
house-not-opened = Ezt nem lehet megnyitni.
house-open-how = Mit lehet megnyitni
house-open-record = Feljegyzést, amilyet minden játszma vége felkínál; az eleje: „adit record 1”.
house-open-position = Állást: egy „game” sort a játék nevével, alatta az állás szövegével, ahogyan minden elemzés mutatja.

## Miért nem történt meg valami
house-nobody-known = Nem ismerünk itt téged, ezért ezt nem teheted meg.
house-nothing-here = Itt nincs semmi.
house-too-fast = Ez túl sok volt egyszerre; várj egy kicsit.
house-too-large = Ez túl nagy.
house-unavailable = Most semmit sem lehet feljegyezni, ezért semmi sem történt.
house-disk-full = Most semmit sem lehet feljegyezni, ezért semmi sem történt: a lemez megtelt.
house-store-silent = Most semmit sem lehet feljegyezni, ezért semmi sem történt: az adatbázis nem válaszol.
house-gone-on = Közben továbbment a játék; nézd meg újra.
house-was-quicker = Valaki gyorsabb volt; nézd meg újra.
house-not-begun = A játszma még nem kezdődött el.
house-not-over = A játszma még nem ért véget.
house-match-over = A játszma véget ért.
house-table-closed = Az asztal zárva van.
house-still-on = Ez a játszma még tart; akkor lehet visszanézni, ha véget ért.
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
house-not-yours = Ezt a széket nem te adhatod oda.
house-no-hints = Ennél az asztalnál nincsenek tippek.
house-no-taking-back = Ennél az asztalnál nem lehet visszavonni.
house-nothing-back = Nincs mit visszavonni.
house-no-way-back = Azóta valamit húztak vagy felfedtek, ezért nem lehet visszavonni.
house-not-your-turn = Ennek a széknek most nincs miről döntenie.
house-no-action = Ez nem egy lépés leírása: „{$action}”.
house-rule-forbids = Ezt a {$rule} szabály tiltja.
house-other-site = Ez a kérés egy másik oldalról jön.
house-unreadable = Ezt a kérést nem lehet elolvasni.
house-no-game = Nincs ilyen játék: „{$game}”.
house-no-seat = Egy szék neve P0, P1, P2 vagy P3.
house-no-at = Az „at” két szám, köztük egy pont.
house-no-level = A botok szintjei: 1–{$most}.
house-pace-long = Túl lassú a tempó; legfeljebb: {$most} ms.
house-no-clock = Egyetlen asztal sem vár ilyen sokáig vagy ilyen rövid ideig.
house-one-chair = Egy ember egy székben ül.
house-nobody-called = Nem ülhet ide ilyen nevű: „{$kind}”.
house-setup-players = Ennyien nem játszható; játékosok: {$fewest}–{$most}.
house-setup-odd = Ezekkel a beállításokkal a játék nem játszható.
house-name-long = Túl hosszú a név; betűk legfeljebb: {$most}.
house-name-bot = Zárójeles számmal a ház a botjait jelöli; válassz másik nevet.
house-chat-empty = Nincs mit mondani.
house-chat-long = Túl hosszú az üzenet; betűk legfeljebb: {$most}.
house-vacation-long = Túl hosszú a szabadság; napok legfeljebb: {$most}.
house-no-choice = Ilyesmit itt nem lehet választani.
house-other-rules = Ezt a feljegyzést a szabályok {$there}. változatával játszották; itt a szabályok {$here}. változata érvényes.
house-misread = A szöveget nem lehet elolvasni ({ $why }).
house-address-unreadable = Ennek a címnek a vége olvashatatlan.
house-moves-unreadable = A címben lévő lépéseket nem lehet elolvasni.
house-no-move = Ez nem lépés: „{$move}”.
house-lesson-done = Ezt a leckét elvégezted.
house-lesson-missed = A lecke itt véget ér; újra megpróbálhatod.
house-you-here = Te ebben a házban
house-you-unknown = A ház még nem ismer: nincs mit magaddal vinned, és nincs mit elfelejteni.
house-device = Másik gép
house-device-note = Egy link magával viszi a helyeidet és a játszmáidat. Egyszer és tizenöt percig érvényes; aki megnyitja, az te vagy.
house-device-make = Link készítése
house-device-made = Nyisd meg ezt a másik gépen:
house-vacation = Szabadság
house-vacation-note = Ennyi napig várnak rád a ráérős asztalok.
house-vacation-left = { $count ->
    [one] A szabadságod még { $count } napig tart.
   *[other] A szabadságod még { $count } napig tart.
}
house-vacation-days = Napok
house-vacation-begin = Szabadság kezdése
house-vacation-end = Szabadság vége
house-forget = Felejtsetek el
house-forget-note = Töröljük a nevedet, a beszélgetésekben írt üzeneteidet és a meghívóidat. A játszmák megmaradnak, a helyeden egy korábbi játékossal. Nem vonható vissza.
house-forget-sure = Igen, azt szeretném, hogy elfelejtsetek.
house-forget-unsure = Senkit sem felejtünk el véletlenül: előbb mondd, hogy ezt szeretnéd.

house-broken-promise = a feljegyzésben nincs ujjlenyomat.
house-broken-seed-secret = a játszmát a vége előtt otthagyták, ezért a magja titkos.
house-broken-end = a végéről hiányoznak lépések.
house-broken-seed = a mag nem az, amelyet ígértek.
house-broken-steps = a lépések nem játszhatók le ({ $why }).
house-broken-draw = az osztás nem olyan, amilyet ígértek ({ $why }).
