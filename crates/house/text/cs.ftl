# Stránky kolem stolů: úvodní stránka, čekárna, nastavení, učení, přehrání, rozbor. Jméno hráče je {$name}; nikdy se neskloňuje.

house-former-player = bývalý hráč
house-free-chair = volné místo
house-nameless = { $animal ->
    [fox] Liška
    [owl] Sova
    [hare] Zajíc
   *[stag] Jelen
}
house-bot = {$name} (úroveň {$level})
house-hinted = { $who ->
    [you] Žádáš o radu.
   *[other] { $who } žádá o radu.
}
house-took-back = { $who ->
    [you] Bereš rozhodnutí zpět.
   *[other] { $who } bere rozhodnutí zpět.
}
house-closed-game = Hra tohoto stolu už na tomto serveru není.
house-closed-rules = Tato partie začala podle jiné verze pravidel, takže tu nemůže pokračovat.
house-closed-record = Záznam této partie se nedá přečíst, takže nemůže pokračovat.
house-closed-host = Správce tento stůl zavřel.
house-pass-to = Teď hraje: {$name}. Předej zařízení.
house-covered = Stůl je zakrytý, dokud nepotvrdíš, že jsi to ty.
house-i-am = Jsem {$name}
house-to-the-front = Na úvodní stránku
house-learn-ways = Na této stránce
house-learn-lessons = Lekce
house-learn-lessons-about = Skutečné pozice a v každé jeden úkol. Nic se nemůže pokazit: trenér odpoví, ať zkusíš cokoli.
house-prologue-done = Tak to chodí.
house-goal = Cíl
house-prologue = První minuta
house-prologue-about = Pár krůčků ve skutečných pozicích: o co jde, co je tah, co se může pokazit a jak to končí.
house-prologue-begin = Začni tady
house-prologue-again = Ještě jednou
house-prologue-head = První minuta, {$number}/{$count}: {$title}
house-prologue-next = Dál
house-prologue-last = Zahraj si první partii
house-prologue-skip = Rovnou do partie
house-learn-done = hotovo
house-learn-progress = Hotovo: {$done} z {$count}
house-learn-play = Tvoje první partie
house-learn-play-about = Hraješ proti mírným botům a trenér ti každý druh rozhodnutí jednou vysvětlí, jakmile na něj dojde.
house-learn-play-now = Hraj s trenérem
house-learn-all-rules = Všechna pravidla, číslovaná
house-rules-find = Hledat
house-rules-find-label = Hledat v pravidlech
house-rules-contents = Kapitoly
house-rules-found = { $count ->
    [one] {$count} pravidlo obsahuje „{$words}“.
    [few] {$count} pravidla obsahují „{$words}“.
    [many] {$count} pravidla obsahuje „{$words}“.
   *[other] {$count} pravidel obsahuje „{$words}“.
}
house-rules-none = Žádné pravidlo neobsahuje „{$words}“. Zkus napsat méně slov nebo jen začátek slova.
house-rules-all = Zpět na všechna pravidla
house-end-title = { $game } – { $result }
house-learn-short-rules = Stručná pravidla s obrázky
house-lesson-you = Ty
house-lesson-head = Lekce {$number}/{$count}: {$title}
house-lesson-again = Začni znovu
house-lesson-next = Další lekce
house-lesson-last = Hraj s trenérem
house-puzzles = Hlavolamy
house-puzzles-about = Skutečné pozice z partií botů, v nichž je jeden první krok zřetelně lepší než každý jiný. Program každou dokázal dvakrát, nejméně 50 000 simulacemi.
house-puzzles-none = K této hře zatím žádné hlavolamy nejsou.
house-puzzles-begin = Vyřešit další
house-puzzles-all = Všechny hlavolamy od nejlehčích
house-puzzles-tally = V řadě: {$row}. Vyřešeno: {$solved} z {$count}.
house-puzzles-own = Z tvých vlastních partií
house-puzzles-own-label = {$game}, krok {$step}
house-puzzles-own-about = Tvé tahy, které tě přišly draho. Pamatuje si je tento prohlížeč.
house-puzzle-head = Hlavolam {$number}
house-puzzle-own-head = Tvůj vlastní hlavolam
house-puzzle-task = Jsi na tahu: najdi první krok, který je zřetelně nejlepší.
house-puzzle-missed = Na {$missed} z {$levels} úrovní ho boti nevidí.
house-puzzle-right = Správně! Takhle je šance na výhru {$chance} %, s každým jiným krokem nejvýš {$next} %.
house-puzzle-tempted = Láká to, ale takhle je šance na výhru jen {$tempting} %. S nejlepším prvním krokem je {$chance} %.
house-puzzle-other = Něco jiného je zřetelně lepší: s nejlepším prvním krokem je šance na výhru {$chance} %, s každým jiným nejvýš {$next} %.
house-puzzle-solution = Řešení: {$plan}
house-puzzle-temptation = Co láká: {$plan}
house-puzzle-show = Ukázat řešení
house-puzzle-next = Další hlavolam
house-puzzle-done = Hlavolam vyřešen.
house-puzzle-not-done = Nevyřešeno; můžeš to zkusit znovu.
house-puzzle-own-right = Správně! Bylo to lepší než to, co se v partii stalo; rozdíl v procentních bodech: asi {$percent}.
house-puzzle-own-played = Přesně to se v partii stalo. O tolik procentních bodů klesla šance na výhru: asi {$percent}.
house-puzzle-own-other = Tohle rozbor partie nenašel. Po tom, co se v partii stalo, klesla šance na výhru o tolik procentních bodů: asi {$percent}.
house-puzzle-not-ready = Tato partie se ještě prochází; zkus to za chvíli znovu.
house-page-title = Adit: hry o pokladech pod zemí
house-page-sentence = Hraj v prohlížeči, proti botům nebo s přáteli. Bez účtu a bez instalace.
house-skip = Přejdi k obsahu
house-site = Tento web
house-more = Další
house-language = Jazyk
house-settings = Nastavení
house-analysis = Rozeber partii
house-api = Pro programy
house-doors = Troje dveře do hory
house-doors-pick = Vyber si jedny. Za deset sekund hraješ, a to bez účtu.
house-players =
    { $most ->
        [one] {$fewest} až {$most} hráč
        [few] {$fewest} až {$most} hráči
       *[other] {$fewest} až {$most} hráčů
    }
house-play-now = Hraj hned
house-play-now-how = proti mírným botům, s trenérem
house-play-now-first = minuta učení, pak mírní boti
house-with-friends = S přáteli
house-alone = Tady hraješ proti botům, nebo si zařízení předáváte: nikdo jiný se k němu nedostane.
house-alone-refused = Nikdo jiný se k tomuto zařízení nedostane: hraj proti botům, nebo si ho předávejte.
house-learn = Nauč se hrát
house-options = Možnosti
house-open-tables = Otevřené stoly
house-no-open-tables = U otevřeného stolu teď nikdo nečeká. Založ nový: ostatní ho tu najdou.
house-running-matches = Partie ke sledování
house-no-matches = Žádná veřejná partie se teď nehraje.
house-watch = Sleduj
house-my-matches = Moje partie
house-nothing-running = Žádná tvoje partie neběží. Za každými dveřmi nahoře začíná nová.
house-past-matches =
    { $count ->
        [one] {$count} dohraná partie
        [few] {$count} dohrané partie
       *[other] {$count} dohraných partií
    }
house-free-chairs =
    { $count ->
        [one] {$count} volné místo
        [few] {$count} volná místa
       *[other] {$count} volných míst
    }
house-waits-for-friends = Čeká se, až si ostatní sednou
house-is-over = Dohráno
house-exercise = Cvičení
house-exercise-begins = Ještě jednou tvůj tah z té partie: stejní soupeři a stejné štěstí. Co můžeš udělat jinak?
house-is-exercise = Cvičení, dohráno
house-winner = Výhra: { $names }
house-nobody-won = Nikdo nevyhrál
house-is-closed = Zavřeno
house-is-played = Hraje se
house-your-turn = Jsi na tahu
house-feed-entry = Jsi na tahu: {$game}
house-turn-of = Rozhoduje {$name}
house-go-there = Ke stolu
house-replay = Přehraj
house-look = Podívej se
house-sit-down = Sedni si
house-new-table = Nový stůl: {$game}
house-your-name = Tvoje jméno
house-who-plays = Kdo hraje
house-chair = Místo {$number}
house-chair-me = Tady sedím já
house-chair-open = Volné pro přátele
house-chair-here = Někdo na tomto zařízení
house-chair-here-name = Jméno
house-chair-bot = Bot, úroveň {$level} z 8: {$level ->
    [1] mírný
    [2] mírný
    [3] solidní
    [4] solidní
    [5] silný
    [6] silný
   *[higher] velmi silný
}
house-chair-program = Vlastní program
house-chair-none = Bez místa
house-game-options = Nastavení hry
house-manners = Jak budete hrát
house-clock = Hodiny
house-time-relaxed = Bez hodin
house-time-live =
    { $seconds ->
        [one] {$seconds} sekunda
        [few] {$seconds} sekundy
       *[other] {$seconds} sekund
    } na každé rozhodnutí, { $minutes ->
        [one] {$minutes} minuta
        [few] {$minutes} minuty
       *[other] {$minutes} minut
    } v záloze
house-time-slow =
    { $hours ->
        [one] {$hours} hodina na každý tah
        [few] {$hours} hodiny na každý tah
       *[other] {$hours} hodin na každý tah
    }
house-speed = Rychlost botů
house-speed-slow = Pomalu
house-speed-usual = Plynule
house-speed-quick = Rychle
house-speed-instant = Ihned
house-listed = Stůl může najít každý a přisednout si k němu nebo se dívat
house-hints = Rady jsou povolené
house-coach = Trenér vysvětlí každý druh rozhodnutí, když na něj dojde poprvé
house-take-back = Rozhodnutí lze vzít zpět, když všichni souhlasí
house-make-table = Založ stůl
house-waits-for =
    { $count ->
        [0] Všichni jsou tady. Partie začíná.
        [one] Čeká se ještě na jednoho člověka.
        [few] Čeká se ještě na {$count} lidi.
       *[other] Čeká se ještě na {$count} lidí.
    }
house-invited = Máš pozvání na partii hry {$game}
house-invite = Pozvi přátele
house-invite-how = Pošli tento odkaz, nebo ukaž kód. Kdo ho otevře, může si sednout, dokud je nějaké místo volné.
house-copy = Zkopíruj odkaz
house-copied = Zkopírováno
house-qr-table = Odkaz na tento stůl jako QR kód
house-qr-chair = Odkaz na toto místo jako QR kód
house-chairs = Kdo tu sedí
house-you = ty
house-is-here = je u stolu
house-is-away = není u stolu
house-is-program = program
house-sit-here = Sedni si sem
house-chair-link = Odkaz na toto místo
house-doings = Co můžeš udělat
house-begins-by-itself = Partie začne, jakmile budou všechna místa obsazená.
house-bots-level = Boti na volná místa
house-fill-with-bots = Dej místa botům a začni
house-begin-without = Začni bez volných míst
house-rename = Změň jméno
house-leave = Odejdi od stolu
house-agreed = Dohoda u tohoto stolu
house-is-listed = Tento stůl může najít každý
house-is-by-link = Sem se dostane jen ten, kdo má odkaz
house-rules = Pravidla
house-theme = Světlo
house-theme-system = Podle zařízení
house-theme-dark = Světlo svítilny
house-theme-light = Denní světlo
house-contrast = Kontrast
house-contrast-system = Podle zařízení
house-contrast-more = Vyšší
house-motion = Pohyb
house-motion-system = Podle zařízení
house-motion-still = Bez pohybu
house-sound = Zvuk
house-sound-off = Vypnutý
house-sound-on = Zapnutý, tiše
house-speed-note = Jak rychle vidíš, co dělají ostatní. Nikdo jiný kvůli tomu nečeká.
house-save = Ulož
house-back = Zpět
house-offline = Bez spojení
house-offline-how = Server teď není dostupný. Stránka se vrátí sama, jakmile bude spojení; tvoje partie na tebe počká.
house-try-again = Zkus to znovu
house-pocket = Hraní bez spojení
house-pocket-here = Připraveno na hraní bez spojení: i bez něj tu můžeš začít nové partie, proti botům nebo s ostatními u tohoto zařízení.
house-pocket-away = V tomto zařízení to ještě není. Na dobrém spojení se to stáhne samo, nebo hned teď (asi 1 MB).
house-pocket-fetch = Stáhnout
house-sorry-malformed = Tomu se nedá rozumět
house-sorry-forbidden = To není pro tebe
house-sorry-missing = Nenalezeno
house-sorry-stale = Příliš pozdě
house-sorry-refused = Pravidla to nedovolují
house-sorry-too-many = Ne tak rychle
house-sorry-unavailable = Teď to nejde
house-missing-how = Stůl, který není otevřený všem, vidí jen ten, kdo přišel přes odkaz. Řekni si o něj tomu, kdo stůl založil.
house-back-to-table = Zpět ke stolu
house-open-note = Vyber jednu ze svých partií nebo ukázku, anebo přines záznam či pozici: všechno si znovu prohlédneš, vyzkoušíš tahy a zeptáš se trenéra.
house-open-text = Nebo vlož text
house-open-file = Vyber soubor nebo ho přetáhni sem
house-open-mine = Jedna z tvých partií
house-open-none = Zatím nemáš žádnou dohranou partii. Ukázky jsou dobrý začátek.
house-open-bring = Soubor nebo text
house-open-go = Otevři
house-open-nothing = Nejdřív vyber soubor nebo vlož text.
house-open-examples = Ukázky
house-open-example = Nejsilnější boti (hráči: { $players }, kroky: { $steps })
house-not-opened = Tohle se nedá otevřít.
house-open-how = Co se dá otevřít
house-open-record = Záznam, který dostaneš na konci každé partie: začíná slovy „adit record 1“.
house-open-position = Pozice: řádek „game“ s názvem hry a pod ním text pozice, jak ho ukazuje každý rozbor.

## Proč se něco nestalo
house-nobody-known = Tento server tě nezná, takže tohle udělat nemůžeš.
house-nothing-here = Tady nic není.
house-too-fast = Tolik najednou nejde; chvíli počkej.
house-too-large = To je moc velké.
house-unavailable = Teď se nedá nic uložit, takže se nic nezměnilo.
house-disk-full = Teď se nedá nic uložit, takže se nic nezměnilo: disk serveru je plný.
house-store-silent = Teď se nedá nic uložit, takže se nic nezměnilo: databáze neodpovídá.
house-unsure = Databáze uprostřed zmlkla, takže se ještě neví, jestli se to uložilo. Podívej se na stůl, než to zkusíš znovu.
house-gone-on = U stolu se hrálo dál; podívej se znovu.
house-was-quicker = Někdo byl rychlejší; podívej se znovu.
house-not-begun = Partie ještě nezačala.
house-not-over = Partie ještě neskončila.
house-match-over = Partie skončila.
house-table-closed = Stůl je zavřený.
house-still-on = Tato partie ještě běží; prohlédnout si ji půjde, až skončí.
house-no-turn-there = V tomto kroku nezačíná žádný tah, nedá se tedy zkusit znovu.
house-record-closed = Záznam se otevře, až partie skončí.
house-next-already = Další partie už existuje.
house-not-seated = U tohoto stolu nesedíš.
house-say-who = Stůl je zakrytý: nejdřív řekni, kdo má zařízení.
house-device-elsewhere = Zařízení má teď někdo jiný.
house-chair-taken = Toto místo je obsazené.
house-needs-link = Toto místo potřebuje vlastní odkaz.
house-link-taken = Přes tento odkaz už někdo přišel. Řekni si o nový.
house-link-old = Tento odkaz už byl použit, nebo je příliš starý. Řekni si o jiný.
house-only-maker = To může jen ten, kdo stůl založil.
house-not-yours = Toto místo není tvoje, nemůžeš ho předat.
house-no-hints = U tohoto stolu nejsou rady povolené.
house-no-taking-back = U tohoto stolu se nic nebere zpět.
house-nothing-back = Není co vzít zpět.
house-no-routine = Teď se nic nehraje samo.
house-no-way-back = Od té doby se něco losovalo nebo odkrylo, takže to vzít zpět nejde.
house-record-full = V této partii se bralo zpět tak často, že je její záznam plný: odteď to jde už jen dopředu.
house-not-your-turn = Teď nemáš co rozhodovat.
house-no-action = „{$action}“ není zápis žádného tahu.
house-rule-forbids = Pravidlo {$rule} to zakazuje.
house-other-site = Tento požadavek přichází z jiného webu.
house-unreadable = Tento požadavek se nedá přečíst.
house-no-game = Hra „{$game}“ tu není.
house-no-seat = Místo je P0, P1, P2 nebo P3.
house-no-at = „at“ jsou dvě čísla s tečkou mezi sebou.
house-no-level = Boti mají úrovně 1 až {$most}.
house-pace-long = Tempo je příliš pomalé; nejvýše: {$most} ms.
house-no-clock = Taková doba není možná.
house-one-chair = Jeden člověk sedí na jednom místě.
house-nobody-called = Nikdo jménem „{$kind}“ tu sedět nemůže.
house-setup-players = Počet hráčů v této hře: {$fewest} až {$most}.
house-setup-odd = S tímto nastavením se hra hrát nedá.
house-name-long = Jméno je příliš dlouhé; znaků nejvýše: {$most}.
house-name-bot = Tak se na tomto serveru jmenují boti; zvol si jiné jméno.
house-chat-empty = Zpráva je prázdná.
house-chat-long = Zpráva je příliš dlouhá; znaků nejvýše: {$most}.
house-vacation-long = Dovolená je příliš dlouhá; dnů nejvýše: {$most}.
house-no-choice = Taková možnost tu není.
house-other-rules = Tento záznam vznikl podle verze pravidel {$there}; tento server hraje podle verze {$here}.
house-misread = Text se nedá přečíst ({ $why }).
house-address-unreadable = Konec této adresy se nedá přečíst.
house-moves-unreadable = Tahy v této adrese se nedají přečíst.
house-no-move = „{$move}“ není tah.
house-lesson-done = Tuto lekci máš za sebou.
house-lesson-missed = Ne tak docela; můžeš to zkusit znovu.
house-you-here = Tvoje údaje
house-you-unknown = Zatím tu o tobě nic není: není co vzít s sebou ani co smazat.
house-device = Jiné zařízení
house-device-note = Odkaz přenese tvá místa a partie na jiné zařízení. Platí jednou, patnáct minut; kdo ho otevře, hraje za tebe.
house-device-make = Vytvoř odkaz
house-device-made = Otevři toto na druhém zařízení:
house-vacation = Dovolená
house-vacation-note = Tolik dní na tebe počkají pomalé partie (hodiny na tah).
house-vacation-left = { $count ->
    [one] Tvá dovolená potrvá ještě { $count } den.
    [few] Tvá dovolená potrvá ještě { $count } dny.
    [many] Tvá dovolená potrvá ještě { $count } dne.
   *[other] Tvá dovolená potrvá ještě { $count } dní.
}
house-vacation-days = Dny
house-vacation-begin = Zahaj dovolenou
house-vacation-end = Ukonči dovolenou
house-forget = Zapomeň na mě
house-forget-note = Tvé jméno, to, co od tebe zaznělo v hovoru, a tvá pozvání budou smazána. Partie zůstanou, s bývalým hráčem na tvém místě. Nelze to vzít zpět.
house-forget-sure = Ano, chci, aby se na mě zapomnělo.
house-forget-unsure = Na nikoho se nezapomíná omylem: nejdřív potvrď, že to chceš.
house-matches-save = Vezmi si své partie s sebou
house-matches-save-note = Jeden textový soubor se všemi tvými dohranými partiemi, záznam za záznamem: na památku, nebo k přenesení jinam. Rozehrané partie zůstávají tady, protože jejich tajemství platí až do konce.
house-matches-save-go = Uložit všechny partie
house-matches-bring = Přinést partie
house-matches-bring-note = Takto uložený soubor, nebo jediný záznam. Nic se nepřidá dvakrát.
house-matches-bring-go = Přinést
house-matches-taken =
    { $count ->
        [0] Žádná partie nepřibyla.
        [one] K tvým přibyla {$count} partie.
        [few] K tvým přibyly {$count} partie.
       *[other] K tvým přibylo {$count} partií.
    }
house-matches-known =
    { $count ->
        [one] {$count} tu už byla.
        [few] {$count} tu už byly.
       *[other] {$count} tu už bylo.
    }
house-matches-refused =
    { $count ->
        [one] {$count} text nebyl přijat
        [few] {$count} texty nebyly přijaty
       *[other] {$count} textů nebylo přijato
    }
house-matches-line = Řádek {$line}:
house-matches-unfinished = Tato partie není dohraná.
house-matches-full = Nemůžeš přinést víc než {$most} partií.
house-is-brought = přinesená

house-broken-promise = v záznamu není otisk.
house-broken-seed-secret = partie byla přerušena před koncem, takže její semínko je tajné.
house-broken-end = na konci chybějí kroky.
house-broken-seed = semínko není to, které bylo slíbeno.
house-broken-steps = kroky se nedají zahrát ({ $why }).
house-broken-draw = rozdalo se jinak, než bylo slíbeno ({ $why }).
