# Rám kolem každé hry na stránce stolu. Jméno hráče je {$name}; nikdy se neskloňuje.

web-now = Co se děje
web-table = Stůl
web-mine = Tvoje věci
web-offers = Co můžeš udělat
web-story = Co se zatím stalo
web-chat = Hovor u stolu
web-say = Odešli
web-say-something = Řekni něco
web-unread = nepřečtené zprávy
web-laws = Pravidla tohoto rozhodnutí
web-legend = Znaky
web-rules = Pravidla
web-settings = Nastavení
web-watch = Odkaz pro diváky
web-tabs = Části stolu
web-tab-map = Mapa
web-tab-offers = Akce
web-tab-story = Průběh
web-choose = Vyber jednu možnost
web-do-it = Proveď
web-undo = Vezmi zpět
web-routine = Zahraj vše
web-faster = Rychleji
web-hint = Rada
web-help = Nápověda
web-cancel = Zruš
web-here = Na tomto zařízení
web-here-note = Tato stránka je z tvého vlastního zařízení a nepotřebuje připojení. Co tu hraješ, zůstává tady; hrají tu i boti a zařízení si můžete předávat.
web-here-elsewhere = Ke hře s lidmi jinde je tu server:
# same as English
web-escape = Esc
web-take-back = Popros o krok zpět
web-take-back-asked = Tvoje prosba o krok zpět čeká na odpověď ostatních.
web-take-back-asks = {$name} prosí o krok zpět.
web-agree = Souhlasím
web-refuse = Ne, hrajeme dál
web-put-away = Schovej
web-rematch = Hraj znovu
web-next = K další partii
web-advice = Trenér radí
web-why-and = { $first } a { $second }
web-why-next = Ve srovnání s dalším plánem: { $why }.
web-why-best = Ve srovnání s prvním plánem: { $why }.
web-why-it = Co to přináší: { $why }.
web-why-not-next = S dalším plánem: { $why }; později ale tenhle vyhrává častěji.
web-why-not-this = S prvním plánem: { $why }.
web-why-even = Na konci tahu to vyjde zhruba nastejno jako první plán.
web-why-later = Na konci tahu vyjde další plán zhruba nastejno; později tenhle vyhrává častěji.
web-why-later-best = Na konci tahu to vyjde zhruba nastejno jako první plán; později ale ten vyhrává častěji.
web-equal-both = Oba jsou zhruba stejně dobré.
web-equal-two = První dva jsou zhruba stejně dobré.
web-equal-all = Všechny tři jsou zhruba stejně dobré.
web-advice-first = Nejdřív přijde to, co si přemýšlení nežádá.
web-coach = Trenér
web-coach-done = Rozumím
web-chance = {$percent} % na výhru
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} možnost, jak to použít
        [few] {$count} možnosti, jak to použít
       *[other] {$count} možností, jak to použít
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, úroveň {$level}
web-stand-in = hraje dál bot
web-away = není u stolu
web-rest = Vše o hráči { $name }
web-pick = A kam teď? Ťukni tam.
web-order-how = Ťukni na dvě a prohodí se, nebo jednu přetáhni na druhou.
web-order-pick = Teď ťukni na tu, se kterou ji prohodíš.
web-order-moved = { $what }: teď na místě { $place }.
web-order-place = Místo { $place } z { $count }
web-order-other = Jiné pořadí
web-chair-link = Odkaz na toto místo
web-ears = Koho chceš slyšet
web-mute = Ztlum
web-hear = Zruš ztlumení
web-closer = Blíž
web-farther = Dál
web-find-me = Najdi mě
web-keys = Klávesy
web-keys-more = Každé tlačítko ukazuje svou klávesu; když má vlastní klávesu celá skupina, stiskni nejdřív ji.
web-rule = Přečti si pravidlo
web-bell = Dej mi vědět, až budu na tahu
web-silence = Ztlumit
web-key-main = Co je na velkém tlačítku
web-bell-on = Dáme ti vědět, až budeš na řadě.
web-bell-off = Tvůj prohlížeč oznámení nepovoluje.
web-watch-copied = Odkaz pro diváky je zkopírovaný.
web-what-happened = Co se stalo? Ukázat znovu
web-offline = Bez spojení. Zkouším to znovu…
web-replay = Přehrání partie
web-account = Bodování
web-try = Zkus tahy
web-try-here = Vyzkoušej tahy odsud
web-first = Na začátek
web-last = Na konec
web-turn-back = O tah zpět
web-turn-on = Na další tah
web-step-back = O krok zpět
web-step-on = O krok dál
web-moment-on = K další rozhodující chvíli
web-play = Přehraj
web-pause = Pozastav
web-step = Krok
web-step-of = Krok {$step}/{$steps}
web-speed = Rychlost
web-go = Přejdi
web-eyes = Číma očima
web-watcher = Divák
web-as-numbers = V číslech
web-look-again = Záznam
web-points-over-time = Body v průběhu partie
web-chances-over-time = Kdo měl kdy navrch
web-review-waits = Partie se právě rozebírá: hotovo je {$percent} %. Potom tu uvidíš, co ji rozhodlo.
web-look-now = Podívej se znovu
web-rose = {$name}: šance na výhru nahoru, {$before} % → {$after} %
web-fell = {$name}: šance na výhru dolů, {$before} % → {$after} %
web-luck-and-decisions = Štěstí a rozhodnutí
web-luck-note = Jak šance každého na výhru změnilo losování, vlastní rozhodnutí a rozhodnutí ostatních. V procentních bodech.
web-at-start = Na začátku
web-by-luck = Štěstí
web-by-own = Vlastní rozhodnutí
web-by-others = Rozhodnutí ostatních
web-at-end = Na konci
web-nothing-missed = Nikomu neunikl zjevně lepší tah.
web-played = Zahráno:
web-better = Lepší:
web-cost = { $percent ->
    [one] Snížilo to šanci na výhru asi o { $percent } procentní bod.
    [few] Snížilo to šanci na výhru asi o { $percent } procentní body.
   *[other] Snížilo to šanci na výhru asi o { $percent } procentních bodů.
}
web-turn-of = {$name}, tah {$number}
web-see-turn = Podívej se na tu chvíli
web-your-costly-turns = Tvé nejdražší tahy
web-costly-turns = Nejdražší tahy
web-none-of-yours = Neunikl ti žádný zjevně lepší tah.
web-again = Zkus to znovu
web-as-puzzle = Vyřeš jako hlavolam
web-again-note = „Zkus to znovu“ otevře stůl na začátku toho tahu: stejní soupeři, stejné štěstí a za ostatní lidi hrají boti. Je to cvičení a tak je označené mezi tvými partiemi.
web-deciding-turns = Kde partii rozhodli ostatní
web-decisive-turns = Tahy, které rozhodly partii
web-settled = { $who ->
    [you] Po tahu {$number} už skoro nemůžeš prohrát.
   *[other] Po tahu {$number} už {$who} skoro nemůže prohrát.
}
web-lost = Po tahu {$number} už skoro nemůžeš vyhrát.
web-open-to-the-end = Partie byla otevřená do posledního tahu.
web-luck-helped = Štěstí: losování zvýšilo tvou šanci na výhru celkem o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-luck-hurt = Štěstí: losování snížilo tvou šanci na výhru celkem o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-luck-even = Štěstí se vyrovnalo: losování tvou šanci na výhru celkem skoro nezměnilo.
web-choices-helped = Tvá vlastní rozhodnutí ji zvýšila o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-choices-hurt = Tvá vlastní rozhodnutí ji snížila o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-choices-even = Tvá vlastní rozhodnutí ji skoro nezměnila.
web-others-helped = Rozhodnutí ostatních ji zvýšila o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-others-hurt = Rozhodnutí ostatních ji snížila o { $points ->
        [one] {$points} procentní bod
        [few] {$points} procentní body
       *[other] {$points} procentních bodů
    }.
web-others-even = Rozhodnutí ostatních ji skoro nezměnila.
web-exercise = Bylo to cvičení: začalo uprostřed jiné partie.
web-exercise-of = K té partii
web-deal = Rozdání
web-deal-note = Semínko bylo pevně dané před prvním tahem; jeho otisk byl od té chvíle veřejný, semínko samo až teď.
web-promise = Otisk
web-seed = Semínko
web-check-deal = Ověř rozdání
web-proved-seed = Semínko odpovídá otisku, takže bylo dané před prvním tahem a od té doby ho nikdo nezměnil.
web-proved-draws = Počet losování: {$draws}, počet kroků: {$steps}. Všechno vyšlo přesně tak, jak rozdává toto semínko: každá karta i dlaždice ležela tam, kde měla.
web-not-proved = Rozdání se nedalo ověřit: {$why}
web-take-along = Co si odnést
web-link = Odkaz na tuto partii
web-share = Sdílej
web-record = Stáhni záznam
web-analysis = Zkoušení tahů
web-bench-start = Zpět na začátek
web-bench-back = Vezmi poslední tah zpět
web-bench-forward = Zahraj ho znovu
web-other-luck = Jiné štěstí
web-luck = Losuje se podle čísla {$luck}, takže stejné tahy mají vždycky stejné štěstí.
web-ask-coach = Zeptej se trenéra
web-chances-now = Šance na výhru
web-position = Pozice
web-eyes-of-turn = Kdo právě rozhoduje
web-pieces = Co leží na stole
web-eyes-all = Vše odkryté
web-to-analysis = Analýza
web-see-table = Stůl
web-total = Celkem
web-all-items = Všechny položky
web-counting = Počítá se zdroj po zdroji; ťuknutím ukážeš vše.
web-ahead = { $points ->
    [one] Jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} náskok. { $who ->
    [you] Druhé místo je tvoje.
   *[other] Druhé místo: { $who }.
}
web-decisive = Rozdíl: { $source }, { $one } ku { $other }.
web-uncounted = { $who ->
    [you] Tvé body se nepočítají.
   *[other] Body hráče { $who } se nepočítají.
}
