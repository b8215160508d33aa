# Dom okolo stolov: úvodná stránka, čakáreň, nastavenia, učenie, záznam partie, rozbor. Meno hráča je {$name}; nikdy sa neskloňuje.

house-former-player = bývalý hráč
house-free-chair = voľné miesto
house-nameless = niekto
house-bot = Bot {$seat} (úroveň {$level})
house-hinted = {$name} žiada o radu.
house-took-back = {$name} berie rozhodnutie späť.
house-closed-game = Hru tohto stola tu už nepoznáme.
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
house-learn-play = Tvoja prvá partia
house-learn-play-about = Hráš proti miernym botom a tréner ti každý druh rozhodnutia raz vysvetlí, keď naň príde rad.
house-learn-play-now = Hrať s trénerom
house-learn-all-rules = Všetky pravidlá, číslované
house-learn-short-rules = Stručné pravidlá s obrázkami
house-lesson-you = Ty
house-lesson-head = Lekcia {$number} z {$count}: {$title}
house-lesson-again = Začať znova
house-lesson-next = Ďalšia lekcia
house-lesson-last = Hrať s trénerom
house-page-title = Adit: hry o pokladoch pod zemou
house-page-sentence = Hraj v prehliadači, proti botom alebo s priateľmi. Bez účtu a bez inštalácie.
house-skip = Prejsť na obsah
house-site = Tento web
house-more = Ďalšie
house-language = Jazyk
house-settings = Nastavenia
house-analysis = Rozobrať partiu
house-api = Pre programy
house-doors = Troje dverí do hory
house-doors-pick = Vyber si jedny. O desať sekúnd hráš, a to bez účtu.
house-players =
    { $most ->
        [one] {$fewest} až {$most} hráč
        [few] {$fewest} až {$most} hráči
       *[other] {$fewest} až {$most} hráčov
    }
house-play-now = Hrať hneď
house-play-now-how = proti miernym botom, s trénerom
house-with-friends = Priatelia
house-learn = Naučiť sa
house-options = Možnosti
house-open-tables = Otvorené stoly
house-no-open-tables = Pri otvorenom stole teraz nikto nečaká. Založ nový: ostatní ho tu nájdu.
house-running-matches = Partie na sledovanie
house-no-matches = Teraz sa nehrá žiadna otvorená partia.
house-watch = Sledovať
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
house-is-closed = Zatvorené
house-is-played = Hrá sa
house-your-turn = Si na ťahu
house-turn-of = Rozhoduje {$name}
house-go-there = K stolu
house-replay = Záznam
house-look = Pozrieť sa
house-sit-down = Sadnúť si
house-new-table = Nový stôl: {$game}
house-your-name = Tvoje meno
house-who-plays = Kto hrá
house-chair = Miesto {$number}
house-chair-me = Tu sedím ja
house-chair-open = Voľné pre priateľov
house-chair-here = Niekto na tomto zariadení
house-chair-here-name = Meno
house-chair-bot = Bot, úroveň {$level} z 8
house-chair-program = Vlastný program
house-chair-none = Bez miesta
house-game-options = Nastavenia hry
house-manners = Ako sa hrá
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
house-coach = Tréner vysvetlí každé prvé rozhodnutie
house-take-back = Rozhodnutia možno vziať späť, keď všetci súhlasia
house-make-table = Založiť stôl
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
house-copy = Kopírovať odkaz
house-copied = Skopírované
house-qr-table = Odkaz na tento stôl ako QR kód
house-qr-chair = Odkaz na toto miesto ako QR kód
house-chairs = Kto tu sedí
house-you = ty
house-is-here = je pri stole
house-is-away = nie je pri stole
house-is-program = program
house-sit-here = Sadnúť si sem
house-chair-link = Odkaz na toto miesto
house-doings = Čo môžeš urobiť
house-begins-by-itself = Partia sa začne, keď budú všetky miesta obsadené.
house-bots-level = Boti na voľné miesta
house-fill-with-bots = Doplniť botov a začať
house-begin-without = Začať bez voľných miest
house-rename = Zmeniť meno
house-leave = Odísť od stola
house-agreed = Na čom sa stôl dohodol
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
house-speed-note = Rýchlosť platí pre stoly, ktoré založíš, a pre stôl, od ktorého práve prichádzaš, ak je tvoj.
house-save = Uložiť
house-back = Späť
house-offline = Bez spojenia
house-offline-how = Teraz sa k nám nedá pripojiť. Stránka sa vráti sama, len čo bude spojenie; tvoja partia na teba počká.
house-try-again = Skúsiť znova
house-sorry-malformed = Tomu sme neporozumeli
house-sorry-forbidden = To nie je pre teba
house-sorry-missing = Nenašli sme to
house-sorry-stale = Príliš neskoro
house-sorry-refused = Pravidlá to nedovoľujú
house-sorry-too-many = Nie tak rýchlo
house-sorry-unavailable = Teraz sa to nedá
house-missing-how = Stôl, ktorý nie je otvorený pre všetkých, vidí iba ten, kto prišiel cez odkaz. Vypýtaj si ho od toho, kto stôl založil.
house-back-to-table = Späť k stolu
house-open = Otvoriť partiu alebo pozíciu
house-open-note = Vlož záznam alebo pozíciu: všetko si znova prezrieš, vyskúšaš ťahy a spýtaš sa trénera.
house-open-text = Text
house-open-file = Alebo súbor
house-not-opened = Toto sa nedá otvoriť.
house-open-how = Čo sa dá otvoriť
house-open-record = Záznam, ako ho ponúka koniec každej partie: začína sa slovami „adit record 1“.
house-open-position = Pozícia: riadok „game“ s názvom hry a pod ním text pozície, ako ho ukazuje každý rozbor.
