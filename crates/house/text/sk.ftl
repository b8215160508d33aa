# Stránky okolo stolov: úvodná stránka, čakáreň, nastavenia, učenie, záznam partie, rozbor. Meno hráča je {$name}; nikdy sa neskloňuje.

house-former-player = bývalý hráč
house-free-chair = voľné miesto
house-nameless = { $animal ->
    [fox] Líška
    [owl] Sova
    [hare] Zajac
   *[stag] Jeleň
}
house-bot = {$name} (úroveň {$level})
house-hinted = { $who ->
    [you] Žiadaš o radu.
   *[other] { $who } žiada o radu.
}
house-took-back = { $who ->
    [you] Berieš rozhodnutie späť.
   *[other] { $who } berie rozhodnutie späť.
}
house-closed-game = Hra tohto stola už na tomto serveri nie je.
house-closed-rules = Táto partia sa začala podľa inej verzie pravidiel, takže tu nemôže pokračovať.
house-closed-record = Záznam tejto partie sa nedá prečítať, takže nemôže pokračovať.
house-closed-host = Správca tento stôl zatvoril.
house-pass-to = Teraz hrá: {$name}. Odovzdaj zariadenie.
house-covered = Stôl je zakrytý, kým nepotvrdíš, že si to ty.
house-i-am = Som {$name}
house-to-the-front = Na úvodnú stránku
house-learn-ways = Na tejto stránke
house-learn-lessons = Lekcie
house-learn-lessons-about = Skutočné pozície a v každej jedna úloha. Nič sa nemôže pokaziť: tréner odpovie, nech skúsiš čokoľvek.
house-prologue-done = Tak to chodí.
house-goal = Cieľ
house-prologue = Prvá minúta
house-prologue-about = Zopár krôčikov v skutočných pozíciách: o čo ide, čo je ťah, čo sa môže pokaziť a ako sa to končí.
house-prologue-begin = Začni tu
house-prologue-again = Ešte raz
house-prologue-head = Prvá minúta, {$number}/{$count}: {$title}
house-prologue-next = Ďalej
house-prologue-last = Zahraj si prvú partiu
house-prologue-skip = Rovno do partie
house-learn-done = hotovo
house-learn-progress = Hotovo: {$done} z {$count}
house-learn-play = Tvoja prvá partia
house-learn-play-about = Hráš proti miernym botom a tréner ti každý druh rozhodnutia raz vysvetlí, keď naň príde rad.
house-learn-play-now = Hraj s trénerom
house-learn-all-rules = Všetky pravidlá, číslované
house-rules-find = Hľadať
house-rules-find-label = Hľadať v pravidlách
house-rules-contents = Kapitoly
house-rules-found = { $count ->
    [one] {$count} pravidlo obsahuje „{$words}“.
    [few] {$count} pravidlá obsahujú „{$words}“.
    [many] {$count} pravidla obsahuje „{$words}“.
   *[other] {$count} pravidiel obsahuje „{$words}“.
}
house-rules-none = Žiadne pravidlo neobsahuje „{$words}“. Skús napísať menej slov alebo len začiatok slova.
house-rules-all = Späť na všetky pravidlá
house-end-title = { $game } – { $result }
house-learn-short-rules = Stručné pravidlá s obrázkami
house-lesson-you = Ty
house-lesson-head = Lekcia {$number}/{$count}: {$title}
house-lesson-again = Začni znova
house-lesson-next = Ďalšia lekcia
house-lesson-last = Hraj s trénerom
house-puzzles = Hlavolamy
house-puzzles-about = Skutočné pozície z partií botov, v ktorých je jeden prvý krok zreteľne lepší než každý iný. Program každú dokázal dvakrát, najmenej 50 000 simuláciami.
house-puzzles-none = K tejto hre zatiaľ nijaké hlavolamy nie sú.
house-puzzles-begin = Vyriešiť ďalší
house-puzzles-all = Všetky hlavolamy od najľahších
house-puzzles-tally = V rade: {$row}. Vyriešené: {$solved} z {$count}.
house-puzzles-own = Z tvojich vlastných partií
house-puzzles-own-label = {$game}, krok {$step}
house-puzzles-own-about = Tvoje ťahy, ktoré ťa vyšli draho. Pamätá si ich tento prehliadač.
house-puzzle-head = Hlavolam {$number}
house-puzzle-own-head = Tvoj vlastný hlavolam
house-puzzle-task = Si na ťahu: nájdi prvý krok, ktorý je zreteľne najlepší.
house-puzzle-missed = Na {$missed} z {$levels} úrovní ho boti nevidia.
house-puzzle-right = Správne! Takto je šanca na výhru {$chance} %, s každým iným krokom najviac {$next} %.
house-puzzle-tempted = Láka to, ale takto je šanca na výhru iba {$tempting} %. S najlepším prvým krokom je {$chance} %.
house-puzzle-other = Niečo iné je zreteľne lepšie: s najlepším prvým krokom je šanca na výhru {$chance} %, s každým iným najviac {$next} %.
house-puzzle-solution = Riešenie: {$plan}
house-puzzle-temptation = Čo láka: {$plan}
house-puzzle-show = Ukázať riešenie
house-puzzle-next = Ďalší hlavolam
house-puzzle-done = Hlavolam vyriešený.
house-puzzle-not-done = Nevyriešené; môžeš to skúsiť znova.
house-puzzle-own-right = Správne! Bolo to lepšie než to, čo sa v partii stalo; rozdiel v percentuálnych bodoch: asi {$percent}.
house-puzzle-own-played = Presne to sa v partii stalo. O toľko percentuálnych bodov klesla šanca na výhru: asi {$percent}.
house-puzzle-own-other = Toto rozbor partie nenašiel. Po tom, čo sa v partii stalo, klesla šanca na výhru o toľko percentuálnych bodov: asi {$percent}.
house-puzzle-not-ready = Táto partia sa ešte prechádza; skús to o chvíľu znova.
house-page-title = Adit: hry o pokladoch pod zemou
house-page-sentence = Hraj v prehliadači, proti botom alebo s priateľmi. Bez účtu a bez inštalácie.
house-skip = Prejdi na obsah
house-site = Tento web
house-more = Ďalšie
house-language = Jazyk
house-settings = Nastavenia
house-analysis = Rozober partiu
house-api = Pre programy
house-doors = Troje dverí do hory
house-doors-pick = Vyber si jedny. O desať sekúnd hráš, a to bez účtu.
house-players =
    { $most ->
        [one] {$fewest} až {$most} hráč
        [few] {$fewest} až {$most} hráči
       *[other] {$fewest} až {$most} hráčov
    }
house-play-now = Hraj hneď
house-play-now-how = proti miernym botom, s trénerom
house-play-now-first = minúta učenia, potom mierni boti
house-with-friends = S priateľmi
house-alone = Tu hráš proti botom, alebo si zariadenie podávate: nikto iný sa k nemu nedostane.
house-alone-refused = Nikto iný sa k tomuto zariadeniu nedostane: hraj proti botom, alebo si ho podávajte.
house-learn = Nauč sa hrať
house-options = Možnosti
house-open-tables = Otvorené stoly
house-no-open-tables = Pri otvorenom stole teraz nikto nečaká. Založ nový: ostatní ho tu nájdu.
house-running-matches = Partie na sledovanie
house-no-matches = Teraz sa nehrá žiadna verejná partia.
house-watch = Sleduj
house-my-matches = Moje partie
house-nothing-running = Žiadna tvoja partia nebeží. Za každými dverami hore sa začína nová.
house-past-matches =
    { $count ->
        [one] {$count} dohraná partia
        [few] {$count} dohrané partie
       *[other] {$count} dohraných partií
    }
house-free-chairs =
    { $count ->
        [one] {$count} voľné miesto
        [few] {$count} voľné miesta
       *[other] {$count} voľných miest
    }
house-waits-for-friends = Čaká sa, kým si ostatní sadnú
house-is-over = Dohrané
house-exercise = Cvičenie
house-exercise-begins = Ešte raz tvoj ťah z tej partie: rovnakí súperi a rovnaké šťastie. Čo môžeš urobiť inak?
house-is-exercise = Cvičenie, dohrané
house-winner = Výhra: { $names }
house-nobody-won = Nikto nevyhral
house-is-closed = Zatvorené
house-is-played = Hrá sa
house-your-turn = Si na ťahu
house-feed-entry = Si na ťahu: {$game}
house-turn-of = Rozhoduje {$name}
house-go-there = K stolu
house-replay = Pozri záznam
house-look = Pozri sa
house-sit-down = Sadni si
house-new-table = Nový stôl: {$game}
house-your-name = Tvoje meno
house-who-plays = Kto hrá
house-chair = Miesto {$number}
house-chair-me = Tu sedím ja
house-chair-open = Voľné pre priateľov
house-chair-here = Niekto na tomto zariadení
house-chair-here-name = Meno
house-chair-bot = Bot, úroveň {$level} z 8: {$level ->
    [1] mierny
    [2] mierny
    [3] solídny
    [4] solídny
    [5] silný
    [6] silný
   *[higher] veľmi silný
}
house-chair-program = Vlastný program
house-chair-none = Bez miesta
house-game-options = Nastavenia hry
house-manners = Ako budete hrať
house-clock = Hodiny
house-time-relaxed = Bez hodín
house-time-live =
    { $seconds ->
        [one] {$seconds} sekunda
        [few] {$seconds} sekundy
       *[other] {$seconds} sekúnd
    } na každé rozhodnutie, { $minutes ->
        [one] {$minutes} minúta
        [few] {$minutes} minúty
       *[other] {$minutes} minút
    } v zálohe
house-time-slow =
    { $hours ->
        [one] {$hours} hodina na každý ťah
        [few] {$hours} hodiny na každý ťah
       *[other] {$hours} hodín na každý ťah
    }
house-speed = Rýchlosť botov
house-speed-slow = Pomaly
house-speed-usual = Plynule
house-speed-quick = Rýchlo
house-speed-instant = Ihneď
house-listed = Stôl môže nájsť každý a prisadnúť si k nemu alebo sa pozerať
house-hints = Rady sú povolené
house-coach = Tréner vysvetlí každý druh rozhodnutia, keď naň príde rad prvý raz
house-take-back = Rozhodnutia možno vziať späť, keď všetci súhlasia
house-make-table = Založ stôl
house-waits-for =
    { $count ->
        [0] Všetci sú tu. Partia sa začína.
        [one] Čaká sa ešte na jedného človeka.
        [few] Čaká sa ešte na {$count} ľudí.
       *[other] Čaká sa ešte na {$count} ľudí.
    }
house-invited = Máš pozvanie na partiu hry {$game}
house-invite = Pozvi priateľov
house-invite-how = Pošli tento odkaz alebo ukáž kód. Kto ho otvorí, môže si sadnúť, kým je nejaké miesto voľné.
house-copy = Skopíruj odkaz
house-copied = Skopírované
house-qr-table = Odkaz na tento stôl ako QR kód
house-qr-chair = Odkaz na toto miesto ako QR kód
house-chairs = Kto tu sedí
house-you = ty
house-is-here = je pri stole
house-is-away = nie je pri stole
house-is-program = program
house-sit-here = Sadni si sem
house-chair-link = Odkaz na toto miesto
house-doings = Čo môžeš urobiť
house-begins-by-itself = Partia sa začne, keď budú všetky miesta obsadené.
house-bots-level = Boti na voľné miesta
house-fill-with-bots = Doplň botov a začni
house-begin-without = Začni bez voľných miest
house-rename = Zmeň meno
house-leave = Odíď od stola
house-agreed = Dohoda pri tomto stole
house-is-listed = Tento stôl môže nájsť každý
house-is-by-link = Sem sa dostane iba ten, kto má odkaz
house-rules = Pravidlá
house-theme = Svetlo
house-theme-system = Podľa zariadenia
house-theme-dark = Svetlo lampáša
house-theme-light = Denné svetlo
house-contrast = Kontrast
house-contrast-system = Podľa zariadenia
house-contrast-more = Vyšší
house-motion = Pohyb
house-motion-system = Podľa zariadenia
house-motion-still = Bez pohybu
house-sound = Zvuk
house-sound-off = Vypnutý
house-sound-on = Zapnutý, potichu
house-speed-note = Ako rýchlo vidíš, čo robia ostatní. Nikto iný kvôli tomu nečaká.
house-save = Ulož
house-back = Späť
house-offline = Bez spojenia
house-offline-how = Server teraz nie je dostupný. Stránka sa vráti sama, len čo bude spojenie; tvoja partia na teba počká.
house-try-again = Skús to znova
house-pocket = Hranie bez spojenia
house-pocket-here = Pripravené na hranie bez spojenia: aj bez neho tu môžeš začať nové partie, proti botom alebo s ostatnými pri tomto zariadení.
house-pocket-away = V tomto zariadení to ešte nie je. Na dobrom spojení sa to stiahne samo, alebo hneď teraz (asi 1 MB).
house-pocket-fetch = Stiahnuť
house-sorry-malformed = Tomu sa nedá rozumieť
house-sorry-forbidden = To nie je pre teba
house-sorry-missing = Nenájdené
house-sorry-stale = Príliš neskoro
house-sorry-refused = Pravidlá to nedovoľujú
house-sorry-too-many = Nie tak rýchlo
house-sorry-unavailable = Teraz sa to nedá
house-missing-how = Stôl, ktorý nie je otvorený pre všetkých, vidí iba ten, kto prišiel cez odkaz. Vypýtaj si ho od toho, kto stôl založil.
house-back-to-table = Späť k stolu
house-open-note = Vyber jednu zo svojich partií alebo ukážku, alebo prines záznam či pozíciu: všetko si znova prezrieš, vyskúšaš ťahy a spýtaš sa trénera.
house-open-text = Alebo vlož text
house-open-file = Vyber súbor alebo ho potiahni sem
house-open-mine = Jedna z tvojich partií
house-open-none = Zatiaľ nemáš žiadnu dohranú partiu. Ukážky sú dobrý začiatok.
house-open-bring = Súbor alebo text
house-open-go = Otvor
house-open-nothing = Najprv vyber súbor alebo vlož text.
house-open-examples = Ukážky
house-open-example = Najsilnejší boti (hráči: { $players }, kroky: { $steps })
house-not-opened = Toto sa nedá otvoriť.
house-open-how = Čo sa dá otvoriť
house-open-record = Záznam, ktorý dostaneš na konci každej partie: začína sa slovami „adit record 1“.
house-open-position = Pozícia: riadok „game“ s názvom hry a pod ním text pozície, ako ho ukazuje každý rozbor.

## Prečo sa niečo nestalo
house-nobody-known = Tento server ťa nepozná, takže toto urobiť nemôžeš.
house-nothing-here = Tu nič nie je.
house-too-fast = Toľko naraz nejde; chvíľu počkaj.
house-too-large = To je príliš veľké.
house-unavailable = Teraz sa nedá nič uložiť, takže sa nič nezmenilo.
house-disk-full = Teraz sa nedá nič uložiť, takže sa nič nezmenilo: disk servera je plný.
house-store-silent = Teraz sa nedá nič uložiť, takže sa nič nezmenilo: databáza neodpovedá.
house-unsure = Databáza uprostred stíchla, takže sa ešte nevie, či sa to uložilo. Pozri sa na stôl, skôr než to skúsiš znova.
house-gone-on = Pri stole sa hralo ďalej; pozri sa znova.
house-was-quicker = Niekto bol rýchlejší; pozri sa znova.
house-not-begun = Partia sa ešte nezačala.
house-not-over = Partia sa ešte neskončila.
house-match-over = Partia sa skončila.
house-table-closed = Stôl je zatvorený.
house-still-on = Táto partia ešte beží; pozrieť si ju budeš môcť, keď sa skončí.
house-no-turn-there = V tomto kroku sa nezačína žiadny ťah, nedá sa teda skúsiť znova.
house-record-closed = Záznam sa otvorí, keď sa partia skončí.
house-next-already = Ďalšia partia už existuje.
house-not-seated = Pri tomto stole nesedíš.
house-say-who = Stôl je zakrytý: najprv povedz, kto má zariadenie.
house-device-elsewhere = Zariadenie má teraz niekto iný.
house-chair-taken = Toto miesto je obsadené.
house-needs-link = Toto miesto potrebuje vlastný odkaz.
house-link-taken = Cez tento odkaz už niekto prišiel. Vypýtaj si nový.
house-link-old = Tento odkaz už bol použitý alebo je príliš starý. Vypýtaj si iný.
house-only-maker = To môže iba ten, kto stôl založil.
house-not-yours = Toto miesto nie je tvoje, nemôžeš ho odovzdať.
house-no-hints = Pri tomto stole nie sú rady povolené.
house-no-taking-back = Pri tomto stole sa nič neberie späť.
house-nothing-back = Nie je čo vziať späť.
house-no-routine = Teraz sa nič nehrá samo.
house-no-way-back = Odvtedy sa niečo žrebovalo alebo odokrylo, takže sa to vziať späť nedá.
house-record-full = V tejto partii sa bralo späť tak často, že jej záznam je plný: odteraz to ide už len dopredu.
house-not-your-turn = Teraz nemáš o čom rozhodovať.
house-no-action = „{$action}“ nie je zápis žiadneho ťahu.
house-rule-forbids = Pravidlo {$rule} to zakazuje.
house-other-site = Táto požiadavka prichádza z iného webu.
house-unreadable = Táto požiadavka sa nedá prečítať.
house-no-game = Hra „{$game}“ tu nie je.
house-no-seat = Miesto je P0, P1, P2 alebo P3.
house-no-at = „at“ sú dve čísla s bodkou medzi sebou.
house-no-level = Boti majú úrovne 1 až {$most}.
house-pace-long = Tempo je príliš pomalé; najviac: {$most} ms.
house-no-clock = Taký čas nie je možný.
house-one-chair = Jeden človek sedí na jednom mieste.
house-nobody-called = Nikto menom „{$kind}“ tu sedieť nemôže.
house-setup-players = Počet hráčov v tejto hre: {$fewest} až {$most}.
house-setup-odd = S týmito nastaveniami sa hra hrať nedá.
house-name-long = Meno je príliš dlhé; znakov najviac: {$most}.
house-name-bot = Tak sa na tomto serveri volajú boti; zvoľ si iné meno.
house-chat-empty = Správa je prázdna.
house-chat-long = Správa je príliš dlhá; znakov najviac: {$most}.
house-vacation-long = Dovolenka je príliš dlhá; dní najviac: {$most}.
house-no-choice = Taká možnosť tu nie je.
house-other-rules = Tento záznam vznikol podľa verzie pravidiel {$there}; tento server hrá podľa verzie {$here}.
house-misread = Text sa nedá prečítať ({ $why }).
house-address-unreadable = Koniec tejto adresy sa nedá prečítať.
house-moves-unreadable = Ťahy v tejto adrese sa nedajú prečítať.
house-no-move = „{$move}“ nie je ťah.
house-lesson-done = Túto lekciu máš za sebou.
house-lesson-missed = Nie celkom; môžeš to skúsiť znova.
house-you-here = Tvoje údaje
house-you-unknown = Zatiaľ tu o tebe nič nie je: nie je čo vziať so sebou ani čo zmazať.
house-device = Iné zariadenie
house-device-note = Odkaz prenesie tvoje miesta a partie na iné zariadenie. Platí raz, pätnásť minút; kto ho otvorí, hrá za teba.
house-device-make = Vytvor odkaz
house-device-made = Otvor toto na druhom zariadení:
house-vacation = Dovolenka
house-vacation-note = Toľko dní na teba počkajú pomalé partie (hodiny na ťah).
house-vacation-left = { $count ->
    [one] Tvoja dovolenka potrvá ešte { $count } deň.
    [few] Tvoja dovolenka potrvá ešte { $count } dni.
    [many] Tvoja dovolenka potrvá ešte { $count } dňa.
   *[other] Tvoja dovolenka potrvá ešte { $count } dní.
}
house-vacation-days = Dni
house-vacation-begin = Začni dovolenku
house-vacation-end = Ukonči dovolenku
house-forget = Zabudni na mňa
house-forget-note = Tvoje meno, to, čo od teba zaznelo v rozhovore, a tvoje pozvania sa zmažú. Partie zostanú, s bývalým hráčom na tvojom mieste. Nedá sa to vziať späť.
house-forget-sure = Áno, chcem, aby sa na mňa zabudlo.
house-forget-unsure = Na nikoho sa nezabúda omylom: najprv potvrď, že to chceš.
house-matches-save = Vezmi si svoje partie so sebou
house-matches-save-note = Jeden textový súbor so všetkými tvojimi dohranými partiami, záznam za záznamom: na pamiatku alebo na prenesenie inam. Rozohrané partie zostávajú tu, lebo ich tajomstvá platia až do konca.
house-matches-save-go = Uložiť všetky partie
house-matches-bring = Priniesť partie
house-matches-bring-note = Takto uložený súbor alebo jediný záznam. Nič sa nepridá dvakrát.
house-matches-bring-go = Priniesť
house-matches-taken =
    { $count ->
        [0] Nepribudla žiadna partia.
        [one] K tvojim pribudla {$count} partia.
        [few] K tvojim pribudli {$count} partie.
       *[other] K tvojim pribudlo {$count} partií.
    }
house-matches-known =
    { $count ->
        [one] {$count} tu už bola.
        [few] {$count} tu už boli.
       *[other] {$count} tu už bolo.
    }
house-matches-refused =
    { $count ->
        [one] {$count} text nebol prijatý
        [few] {$count} texty neboli prijaté
       *[other] {$count} textov nebolo prijatých
    }
house-matches-line = Riadok {$line}:
house-matches-unfinished = Táto partia nie je dohraná.
house-matches-full = Nemôžeš priniesť viac než {$most} partií.
house-is-brought = prinesená

house-broken-promise = v zázname nie je odtlačok.
house-broken-seed-secret = partia bola prerušená pred koncom, takže jej semienko je tajné.
house-broken-end = na konci chýbajú kroky.
house-broken-seed = semienko nie je to, ktoré bolo sľúbené.
house-broken-steps = kroky sa nedajú zahrať ({ $why }).
house-broken-draw = rozdalo sa inak, než bolo sľúbené ({ $why }).
