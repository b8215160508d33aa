# Rám okolo každej hry na stránke stola. Meno hráča je {$name}; nikdy sa neskloňuje.

web-now = Čo sa deje
web-table = Stôl
web-mine = Tvoje veci
web-offers = Čo môžeš urobiť
web-story = Čo sa zatiaľ stalo
web-chat = Rozhovor pri stole
web-say = Odošli
web-say-something = Povedz niečo
web-unread = neprečítané správy
web-laws = Pravidlá tohto rozhodnutia
web-legend = Znaky
web-rules = Pravidlá
web-settings = Nastavenia
web-watch = Odkaz pre divákov
web-tabs = Časti stola
web-tab-map = Mapa
web-tab-offers = Akcie
web-tab-story = Priebeh
web-choose = Vyber jednu možnosť
web-do-it = Vykonaj
web-undo = Vezmi späť
web-routine = Zahraj všetko
web-faster = Rýchlejšie
web-hint = Rada
web-help = Pomocník
web-cancel = Zruš
web-here = Na tomto zariadení
web-here-note = Táto stránka je z tvojho vlastného zariadenia a nepotrebuje pripojenie. Čo tu hráš, ostáva tu; hrajú tu aj boti a zariadenie si môžete podávať.
web-here-elsewhere = Na hru s ľuďmi inde je tu server:
# same as English
web-escape = Esc
web-take-back = Popros o krok späť
web-take-back-asked = Tvoja prosba o krok späť čaká na odpoveď ostatných.
web-take-back-asks = {$name} prosí o krok späť.
web-agree = Súhlasím
web-refuse = Nie, hráme ďalej
web-put-away = Schovaj
web-rematch = Hraj znova
web-next = K ďalšej partii
web-advice = Tréner radí
web-why-and = { $first } a { $second }
web-why-next = V porovnaní s ďalším plánom: { $why }.
web-why-best = V porovnaní s prvým plánom: { $why }.
web-why-it = Čo to prináša: { $why }.
web-why-not-next = S ďalším plánom: { $why }; neskôr však tento vyhráva častejšie.
web-why-not-this = S prvým plánom: { $why }.
web-why-even = Na konci ťahu to vyjde zhruba rovnako ako prvý plán.
web-why-later = Na konci ťahu vyjde ďalší plán zhruba rovnako; neskôr tento vyhráva častejšie.
web-why-later-best = Na konci ťahu to vyjde zhruba rovnako ako prvý plán; neskôr však ten vyhráva častejšie.
web-equal-both = Oba sú zhruba rovnako dobré.
web-equal-two = Prvé dva sú zhruba rovnako dobré.
web-equal-all = Všetky tri sú zhruba rovnako dobré.
web-advice-first = Najprv príde to, čo si premýšľanie nežiada.
web-coach = Tréner
web-coach-done = Rozumiem
web-chance = {$percent} % na výhru
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} možnosť, ako to použiť
        [few] {$count} možnosti, ako to použiť
       *[other] {$count} možností, ako to použiť
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, úroveň {$level}
web-stand-in = hrá ďalej bot
web-away = nie je pri stole
web-rest = Všetko o hráčovi { $name }
web-pick = A kam teraz? Ťukni tam.
web-order-how = Ťukni na dve a vymenia sa, alebo jednu potiahni na druhú.
web-order-pick = Teraz ťukni na tú, s ktorou ju vymeníš.
web-order-moved = { $what }: teraz na mieste { $place }.
web-order-place = Miesto { $place } z { $count }
web-order-other = Iné poradie
web-chair-link = Odkaz na toto miesto
web-ears = Koho chceš počuť
web-mute = Stlm
web-hear = Zruš stlmenie
web-closer = Bližšie
web-farther = Ďalej
web-find-me = Nájdi ma
web-keys = Klávesy
web-keys-more = Každé tlačidlo ukazuje svoj kláves; keď má vlastný kláves celá skupina, stlač najprv ten.
web-rule = Prečítaj si pravidlo
web-bell = Daj mi vedieť, keď budem na ťahu
web-silence = Stlmiť
web-key-main = Čo je na veľkom tlačidle
web-bell-on = Dáme ti vedieť, keď budeš na rade.
web-bell-off = Tvoj prehliadač upozornenia nepovoľuje.
web-watch-copied = Odkaz pre divákov je skopírovaný.
web-what-happened = Čo sa stalo? Ukázať znova
web-offline = Bez spojenia. Skúšam to znova…
web-replay = Záznam partie
web-account = Bodovanie
web-try = Skús ťahy
web-try-here = Vyskúšaj ťahy odtiaľto
web-first = Na začiatok
web-last = Na koniec
web-turn-back = O ťah späť
web-turn-on = Na ďalší ťah
web-step-back = O krok späť
web-step-on = O krok ďalej
web-moment-on = K ďalšej rozhodujúcej chvíli
web-play = Pusti
web-pause = Pozastav
web-step = Krok
web-step-of = Krok {$step}/{$steps}
web-speed = Rýchlosť
web-go = Prejdi
web-eyes = Čími očami
web-watcher = Divák
web-as-numbers = V číslach
web-look-again = Záznam
web-points-over-time = Body v priebehu partie
web-chances-over-time = Kto mal kedy navrch
web-review-waits = Partia sa práve rozoberá: hotových je {$percent} %. Potom tu uvidíš, čo ju rozhodlo.
web-look-now = Pozri sa znova
web-rose = {$name}: šanca na výhru nahor, {$before} % → {$after} %
web-fell = {$name}: šanca na výhru nadol, {$before} % → {$after} %
web-luck-and-decisions = Šťastie a rozhodnutia
web-luck-note = Ako šancu každého na výhru zmenilo žrebovanie, vlastné rozhodnutia a rozhodnutia ostatných. V percentuálnych bodoch.
web-at-start = Na začiatku
web-by-luck = Šťastie
web-by-own = Vlastné rozhodnutia
web-by-others = Rozhodnutia ostatných
web-at-end = Na konci
web-nothing-missed = Nikomu neunikol zjavne lepší ťah.
web-played = Zahraté:
web-better = Lepšie:
web-cost = { $percent ->
    [one] Znížilo to šancu na výhru asi o { $percent } percentuálny bod.
    [few] Znížilo to šancu na výhru asi o { $percent } percentuálne body.
   *[other] Znížilo to šancu na výhru asi o { $percent } percentuálnych bodov.
}
web-turn-of = {$name}, ťah {$number}
web-see-turn = Pozri si tú chvíľu
web-your-costly-turns = Tvoje najdrahšie ťahy
web-costly-turns = Najdrahšie ťahy
web-none-of-yours = Neunikol ti žiadny zjavne lepší ťah.
web-again = Skús to znova
web-as-puzzle = Vyrieš ako hlavolam
web-again-note = „Skús to znova“ otvorí stôl na začiatku toho ťahu: rovnakí súperi, rovnaké šťastie a za ostatných ľudí hrajú boti. Je to cvičenie a tak je označené medzi tvojimi partiami.
web-deciding-turns = Kde partiu rozhodli ostatní
web-decisive-turns = Ťahy, ktoré rozhodli partiu
web-settled = { $who ->
    [you] Po ťahu {$number} už takmer nemôžeš prehrať.
   *[other] Po ťahu {$number} už {$who} takmer nemôže prehrať.
}
web-lost = Po ťahu {$number} už takmer nemôžeš vyhrať.
web-open-to-the-end = Partia bola otvorená do posledného ťahu.
web-luck-helped = Šťastie: žrebovanie zvýšilo tvoju šancu na výhru spolu o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-luck-hurt = Šťastie: žrebovanie znížilo tvoju šancu na výhru spolu o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-luck-even = Šťastie sa vyrovnalo: žrebovanie tvoju šancu na výhru spolu takmer nezmenilo.
web-choices-helped = Tvoje vlastné rozhodnutia ju zvýšili o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-choices-hurt = Tvoje vlastné rozhodnutia ju znížili o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-choices-even = Tvoje vlastné rozhodnutia ju takmer nezmenili.
web-others-helped = Rozhodnutia ostatných ju zvýšili o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-others-hurt = Rozhodnutia ostatných ju znížili o { $points ->
        [one] {$points} percentuálny bod
        [few] {$points} percentuálne body
       *[other] {$points} percentuálnych bodov
    }.
web-others-even = Rozhodnutia ostatných ju takmer nezmenili.
web-exercise = Bolo to cvičenie: začalo sa uprostred inej partie.
web-exercise-of = K tej partii
web-deal = Rozdanie
web-deal-note = Semienko bolo pevne dané pred prvým ťahom; jeho odtlačok bol od tej chvíle verejný, samo semienko až teraz.
web-promise = Odtlačok
web-seed = Semienko
web-check-deal = Over rozdanie
web-proved-seed = Semienko zodpovedá odtlačku, takže bolo dané pred prvým ťahom a odvtedy ho nikto nezmenil.
web-proved-draws = Počet žrebovaní: {$draws}, počet krokov: {$steps}. Všetko vyšlo presne tak, ako rozdáva toto semienko: každá karta aj doštička ležala tam, kde mala.
web-not-proved = Rozdanie sa nedalo overiť: {$why}
web-take-along = Čo si odniesť
web-link = Odkaz na túto partiu
web-share = Zdieľaj
web-record = Stiahni záznam
web-analysis = Skúšanie ťahov
web-bench-start = Späť na začiatok
web-bench-back = Vezmi posledný ťah späť
web-bench-forward = Zahraj ho znova
web-other-luck = Iné šťastie
web-luck = Žrebuje sa podľa čísla {$luck}, takže rovnaké ťahy majú vždy rovnaké šťastie.
web-ask-coach = Spýtaj sa trénera
web-chances-now = Šance na výhru
web-position = Pozícia
web-eyes-of-turn = Kto práve rozhoduje
web-pieces = Čo leží na stole
web-eyes-all = Všetko odokryté
web-to-analysis = Analýza
web-see-table = Stôl
web-total = Spolu
web-all-items = Všetky položky
web-counting = Počíta sa zdroj po zdroji; ťuknutím ukážeš všetko.
web-ahead = { $points ->
    [one] Jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} náskok. { $who ->
    [you] Druhé miesto je tvoje.
   *[other] Druhé miesto: { $who }.
}
web-decisive = Rozdiel: { $source }, { $one } k { $other }.
web-uncounted = { $who ->
    [you] Tvoje body sa nepočítajú.
   *[other] Body hráča { $who } sa nepočítajú.
}
