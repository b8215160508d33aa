# Cadrul din jurul fiecărui joc pe pagina mesei. Numele jucătorului e {$name}; nu se declină niciodată.

web-now = Ce se întâmplă
web-table = Masa
web-mine = Lucrurile tale
web-offers = Ce poți face
web-story = Ce s-a întâmplat până acum
web-chat = Discuție
web-say = Trimite
web-say-something = Spune ceva
web-unread = mesaje necitite
web-laws = Regulile acestei decizii
web-legend = Semne
web-rules = Reguli
web-settings = Setări
web-watch = Link pentru spectatori
web-tabs = Părțile mesei
web-tab-map = Hartă
web-tab-offers = Acțiuni
web-tab-story = Jurnal
web-choose = Alege o variantă
web-do-it = Confirmă
web-undo = Anulează
web-routine = Joacă tot
web-faster = Mai repede
web-hint = Un sfat
web-help = Ajutor
web-cancel = Renunță
web-here = Pe acest dispozitiv
web-here-note = Pagina aceasta vine de pe dispozitivul tău și nu are nevoie de conexiune. Ce joci aici rămâne aici; și boții joacă aici, iar dispozitivul poate trece din mână în mână.
web-here-elsewhere = Ca să joci cu oameni din altă parte există un server:
# same as English
web-escape = Esc
web-take-back = Cere anularea
web-take-back-asked = Ai cerut anularea unei decizii. Îi întrebăm pe ceilalți.
web-take-back-asks = { $name } cere anularea unei decizii.
web-agree = De acord
web-refuse = Nu, continuăm
web-put-away = Ascunde
web-rematch = Joacă din nou
web-next = La partida următoare
web-advice = Îndrumătorul spune
web-why-and = { $first } și { $second }
web-why-next = Față de planul următor: { $why }.
web-why-best = Față de primul plan: { $why }.
web-why-it = Ce aduce: { $why }.
web-why-not-next = Cu planul următor: { $why }; dar mai târziu acesta câștigă mai des.
web-why-not-this = Cu primul plan: { $why }.
web-why-even = La sfârșitul turei se ajunge cam la același lucru ca și cu primul plan.
web-why-later = La sfârșitul turei planul următor duce cam la același lucru; mai târziu acesta câștigă mai des.
web-why-later-best = La sfârșitul turei se ajunge cam la același lucru ca și cu primul plan; mai târziu acela câștigă mai des.
web-equal-both = Ambele sunt cam la fel de bune.
web-equal-two = Primele două sunt cam la fel de bune.
web-equal-all = Toate trei sunt cam la fel de bune.
web-advice-first = Mai întâi vine ce nu cere gândire.
web-coach = Îndrumătorul
web-coach-done = Am înțeles
web-chance = {$percent}% șanse de victorie
web-percent = {$number}%
web-ways =
    { $count ->
        [one] {$count} mod de folosire
        [few] {$count} moduri de folosire
       *[other] {$count} de moduri de folosire
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, nivelul {$level}
web-stand-in = joacă un bot
web-away = lipsește
web-rest = { $name }: totul
web-pick = Și acum, unde? Atinge locul.
web-order-how = Atinge două ca să le schimbi între ele sau trage unul peste altul.
web-order-pick = Acum atinge-l pe cel cu care face schimb.
web-order-moved = { $what }: acum pe locul { $place }.
web-order-place = Locul { $place } din { $count }
web-order-other = Altă ordine
web-chair-link = Link spre acest scaun
web-ears = Pe cine vrei să auzi
web-mute = Ignoră
web-hear = Ascultă din nou
web-closer = Mai aproape
web-farther = Mai departe
web-find-me = Unde sunt eu
web-keys = Taste
web-keys-more = Fiecare buton își arată tasta; dacă un grup are tasta lui, apas-o întâi pe aceea.
web-rule = Citește regula
web-bell = Anunță-mă când îmi vine rândul
web-silence = Fără sunet
web-key-main = Ce scrie pe butonul mare
web-bell-on = Te anunțăm când e rândul tău.
web-bell-off = Browserul tău nu permite notificări.
web-watch-copied = Linkul pentru spectatori a fost copiat.
web-what-happened = Ce s-a întâmplat? Arată din nou
web-offline = Fără conexiune. Încercăm din nou…
web-replay = Reluarea partidei
web-account = Punctaj
web-try = Încearcă
web-try-here = Încearcă mutări de aici
web-first = La început
web-last = La sfârșit
web-turn-back = La tura anterioară
web-turn-on = La tura următoare
web-step-back = Un pas înapoi
web-step-on = Un pas înainte
web-moment-on = La următorul moment decisiv
web-play = Redă
web-pause = Oprește
web-step = Pas
web-step-of = Pasul {$step} din {$steps}
web-speed = Viteză
web-go = Mergi
web-eyes = Prin ochii cui
web-watcher = Spectator
web-as-numbers = În cifre
web-look-again = Reluare
web-points-over-time = Puncte pe parcurs
web-chances-over-time = Cine era mai aproape de victorie
web-review-waits = Partida e în curs de analiză: {$percent}% gata. Apoi vei vedea aici ce a decis-o.
web-look-now = Uită-te din nou
web-rose = {$name}: șansa de victorie a crescut de la {$before}% la {$after}%
web-fell = {$name}: șansa de victorie a scăzut de la {$before}% la {$after}%
web-luck-and-decisions = Noroc și decizii
web-luck-note = Cum au schimbat tragerile, deciziile proprii și ale celorlalți șansa fiecăruia la victorie. În puncte procentuale.
web-at-start = La început
web-by-luck = Noroc
web-by-own = Decizii proprii
web-by-others = Deciziile altora
web-at-end = La sfârșit
web-nothing-missed = Nimeni nu a ratat o mutare vădit mai bună.
web-played = S-a jucat:
web-better = Mai bine:
web-cost = Asta a redus șansa de victorie cu vreo { $percent ->
        [one] {$percent} punct procentual
        [few] {$percent} puncte procentuale
       *[other] {$percent} de puncte procentuale
    }.
web-turn-of = {$name}, tura {$number}
web-see-turn = Vezi momentul
web-your-costly-turns = Turele tale cele mai costisitoare
web-costly-turns = Turele cele mai costisitoare
web-none-of-yours = Nu ți-a scăpat nicio mutare vădit mai bună.
web-again = Încearcă din nou
web-as-puzzle = Rezolvă ca problemă
web-again-note = „Încearcă din nou” deschide o masă la începutul acelei ture: aceiași rivali, același noroc, iar în locul celorlalți oameni joacă boți. E un exercițiu și așa apare printre partidele tale.
web-deciding-turns = Unde au decis alții partida
web-decisive-turns = Turele care au decis partida
web-settled = { $who ->
    [you] După tura {$number} aproape că nu mai puteai pierde.
   *[other] După tura {$number}, {$who} aproape că nu mai putea pierde.
}
web-lost = După tura {$number} aproape că nu mai puteai câștiga.
web-open-to-the-end = Partida a fost deschisă până la ultima tură.
web-luck-helped = Noroc: tragerile ți-au crescut șansa de victorie cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-luck-hurt = Noroc: tragerile ți-au scăzut șansa de victorie cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-luck-even = Norocul s-a echilibrat: în total, tragerile abia ți-au schimbat șansa de victorie.
web-choices-helped = Propriile tale decizii au crescut-o cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-choices-hurt = Propriile tale decizii au scăzut-o cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-choices-even = Propriile tale decizii abia au schimbat-o.
web-others-helped = Deciziile celorlalți au crescut-o cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-others-hurt = Deciziile celorlalți au scăzut-o cu { $points ->
        [one] {$points} punct procentual
        [few] {$points} puncte procentuale
       *[other] {$points} de puncte procentuale
    }.
web-others-even = Deciziile celorlalți abia au schimbat-o.
web-exercise = A fost un exercițiu: a început la mijlocul altei partide.
web-exercise-of = La acea partidă
web-deal = Împărțirea
web-deal-note = Sămânța a fost fixată înainte de prima mutare. Amprenta ei a fost publică de atunci; sămânța însăși e dezvăluită abia acum.
web-promise = Amprentă
web-seed = Sămânță
web-check-deal = Verifică împărțirea
web-proved-seed = Sămânța se potrivește cu amprenta, deci a fost fixată înainte de prima mutare și nimeni nu a mai schimbat-o.
web-proved-draws = Trageri: {$draws}, pași: {$steps}. Toate se potrivesc cu această sămânță: fiecare carte și fiecare cartonaș a stat la locul său.
web-not-proved = Împărțirea nu a putut fi verificată: {$why}
web-take-along = De luat cu tine
web-link = Linkul acestei partide
web-share = Distribuie
web-record = Salvează înregistrarea
web-analysis = Încearcă mutări
web-bench-start = Înapoi la început
web-bench-back = Anulează ultima mutare
web-bench-forward = Refă mutarea
web-other-luck = Alt noroc
web-luck = Norocul urmează numărul {$luck}: aceleași mutări aduc mereu aceleași trageri.
web-ask-coach = Întreabă îndrumătorul
web-chances-now = Șanse de victorie
web-position = Poziția
web-eyes-of-turn = Cine decide acum
web-pieces = Ce este pe masă
web-eyes-all = Totul la vedere
web-to-analysis = Analiză
web-see-table = Masă
# same as English
web-total = Total
web-all-items = Toate pozițiile
web-counting = Se numără sursă cu sursă; atinge ca să vezi tot.
web-ahead = { $points ->
    [one] Un punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} în fața { $who ->
    [you] ta
   *[other] jucătorului { $who }
}.
web-decisive = Diferența: { $source }, { $one } la { $other }.
web-uncounted = { $who ->
    [you] Punctele tale nu se socotesc.
   *[other] Punctele jucătorului { $who } nu se socotesc.
}
