# Serverul din jurul meselor: prima pagină, sala de așteptare, setări, învățare, reluare, analiză. Numele jucătorului e {$name}; nu se declină niciodată.

house-former-player = fost jucător
house-free-chair = scaun liber
house-nameless = { $animal ->
    [fox] Vulpe
    [owl] Bufniță
    [hare] Iepure
   *[stag] Cerb
}
house-bot = {$name} (nivelul {$level})
house-hinted = { $who ->
    [you] Ceri un sfat.
   *[other] { $who } cere un sfat.
}
house-took-back = { $who ->
    [you] Anulezi o decizie.
   *[other] { $who } anulează o decizie.
}
house-closed-game = Serverul nu mai are jocul acestei mese.
house-closed-rules = Partida a început după altă versiune a regulilor, așa că nu poate continua aici.
house-closed-record = Înregistrarea partidei nu poate fi citită, așa că partida nu poate continua.
house-closed-host = Gazda a închis această masă.
house-pass-to = Urmează {$name}. Dă dispozitivul mai departe.
house-covered = Masa e acoperită până confirmi că ești tu.
house-i-am = Sunt {$name}
house-to-the-front = La prima pagină
house-learn-ways = Pe această pagină
house-learn-lessons = Lecții
house-learn-lessons-about = Poziții adevărate, cu câte un lucru de făcut în fiecare. Nimic nu poate merge prost: îndrumătorul îți răspunde la orice încerci.
house-prologue-done = Așa merge.
house-goal = Scopul
house-prologue = Primul minut
house-prologue-about = Câțiva pași mici în poziții adevărate: ce urmărești, ce este o tură, ce poate merge prost și cum se termină.
house-prologue-begin = Începe aici
house-prologue-again = Încă o dată
house-prologue-head = Primul minut, {$number} din {$count}: {$title}
house-prologue-next = Mai departe
house-prologue-last = Joacă prima ta partidă
house-prologue-skip = Direct la partidă
house-learn-done = gata
house-learn-progress = Gata până acum: {$done} din {$count}
house-learn-play = Prima ta partidă
house-learn-play-about = Joci împotriva unor boți blânzi, iar îndrumătorul explică o dată fiecare fel de decizie, atunci când apare.
house-learn-play-now = Joacă cu îndrumătorul
house-learn-all-rules = Toate regulile, numerotate
house-rules-find = Caută
house-rules-find-label = Caută în reguli
house-rules-contents = Capitole
house-rules-found = { $count ->
    [one] {$count} regulă conține „{$words}”.
    [few] {$count} reguli conțin „{$words}”.
   *[other] {$count} de reguli conțin „{$words}”.
}
house-rules-none = Nicio regulă nu conține „{$words}”. Încearcă mai puține cuvinte sau doar începutul unuia.
house-rules-all = Înapoi la toate regulile
house-end-title = { $game } – { $result }
house-learn-short-rules = Regulile pe scurt, cu imagini
house-lesson-you = Tu
house-lesson-head = Lecția {$number} din {$count}: {$title}
house-lesson-again = De la capăt
house-lesson-next = Lecția următoare
house-lesson-last = Joacă cu îndrumătorul
house-puzzles = Probleme
house-puzzles-about = Poziții adevărate din partidele boților, în care un prim pas este limpede mai bun decât oricare altul. Programul a dovedit-o pe fiecare de două ori, cu cel puțin 50.000 de simulări.
house-puzzles-none = Pentru acest joc nu sunt încă probleme.
house-puzzles-begin = Rezolvă următoarea
house-puzzles-all = Toate problemele, de la cele mai ușoare
house-puzzles-tally = La rând: {$row}. Rezolvate: {$solved} din {$count}.
house-puzzles-own = Din partidele tale
house-puzzles-own-label = {$game}, pasul {$step}
house-puzzles-own-about = Ture de-ale tale care te-au costat scump. Le ține minte acest browser.
house-puzzle-head = Problema {$number}
house-puzzle-own-head = O problemă a ta
house-puzzle-task = E rândul tău: găsește primul pas care este limpede cel mai bun.
house-puzzle-missed = La {$missed} din {$levels} niveluri, boții nu îl văd.
house-puzzle-right = Corect! Așa, șansa de victorie este de {$chance}%, cu orice alt pas de cel mult {$next}%.
house-puzzle-tempted = E tentant, dar așa șansa de victorie este doar de {$tempting}%. Cu cel mai bun prim pas este de {$chance}%.
house-puzzle-other = Altceva este limpede mai bun: cu cel mai bun prim pas, șansa de victorie este de {$chance}%, cu oricare altul de cel mult {$next}%.
house-puzzle-solution = Soluția: {$plan}
house-puzzle-temptation = Ce ispitește: {$plan}
house-puzzle-show = Arată soluția
house-puzzle-next = Problema următoare
house-puzzle-done = Problemă rezolvată.
house-puzzle-not-done = Nerezolvată; poți încerca din nou.
house-puzzle-own-right = Corect! Era mai bine decât ce ai făcut în partidă; diferența în puncte procentuale: cam {$percent}.
house-puzzle-own-played = Asta ai făcut în partidă. Cu atâtea puncte procentuale a scăzut șansa de victorie: cam {$percent}.
house-puzzle-own-other = Nu asta a găsit analiza partidei. După ce ai făcut în partidă, șansa de victorie a scăzut cu atâtea puncte procentuale: cam {$percent}.
house-puzzle-not-ready = Partida aceasta este încă în curs de analiză; încearcă din nou peste o clipă.
house-page-title = Adit: jocuri despre comori de sub pământ
house-page-sentence = Joacă în browser, împotriva boților sau cu prietenii. Fără cont, fără nimic de instalat.
house-skip = Sari la conținut
house-site = Acest site
house-more = Mai multe
house-language = Limbă
house-settings = Setări
house-analysis = Analizează o partidă
house-api = Pentru programe
house-doors = Trei uși spre inima muntelui
house-doors-pick = Alege una. În zece secunde joci, fără cont.
house-players =
    { $most ->
        [one] {$fewest}–{$most} jucător
        [few] {$fewest}–{$most} jucători
       *[other] {$fewest}–{$most} de jucători
    }
house-play-now = Joacă acum
house-play-now-how = împotriva unor boți blânzi, cu îndrumător
house-play-now-first = un minut de învățat, apoi boți blânzi
house-with-friends = Cu prietenii
house-alone = Aici joci împotriva boților sau treceți dispozitivul din mână în mână: nimeni altcineva nu ajunge la el.
house-alone-refused = Nimeni altcineva nu ajunge la acest dispozitiv: joacă împotriva boților sau treceți-l din mână în mână.
house-learn = Învață
house-options = Opțiuni
house-open-tables = Mese deschise
house-no-open-tables = Acum nu așteaptă nimeni la o masă deschisă. Creează tu una: ceilalți o vor găsi aici.
house-running-matches = Partide de privit
house-no-matches = Acum nu se joacă nicio partidă publică.
house-watch = Privește
house-my-matches = Partidele mele
house-nothing-running = Nicio partidă a ta nu e în curs. În spatele fiecărei uși de mai sus începe una nouă.
house-past-matches =
    { $count ->
        [one] {$count} partidă încheiată
        [few] {$count} partide încheiate
       *[other] {$count} de partide încheiate
    }
house-free-chairs =
    { $count ->
        [one] {$count} scaun liber
        [few] {$count} scaune libere
       *[other] {$count} de scaune libere
    }
house-waits-for-friends = Așteptăm să se așeze și ceilalți
house-is-over = Încheiată
house-exercise = Un exercițiu
house-exercise-begins = Încă o dată tura ta din acea partidă: aceiași rivali și același noroc. Ce altceva poți face?
house-is-exercise = Un exercițiu, încheiat
house-winner = Victorie: { $names }
house-nobody-won = Nimeni nu a câștigat
house-is-closed = Închisă
house-is-played = Se joacă
house-your-turn = E rândul tău
house-feed-entry = E rândul tău: {$game}
house-turn-of = Decide {$name}
house-go-there = La masă
house-replay = Reluare
house-look = Vezi
house-sit-down = Așază-te
house-new-table = O masă nouă: {$game}
house-your-name = Numele tău
house-who-plays = Cine joacă
house-chair = Scaunul {$number}
house-chair-me = Aici stau eu
house-chair-open = Liber pentru un prieten
house-chair-here = Cineva pe acest dispozitiv
house-chair-here-name = Numele
house-chair-bot = Bot, nivelul {$level} din 8: {$level ->
    [1] blând
    [2] blând
    [3] decent
    [4] decent
    [5] puternic
    [6] puternic
   *[higher] foarte puternic
}
house-chair-program = Un program al tău
house-chair-none = Fără scaun
house-game-options = Opțiunile jocului
house-manners = Cum jucați
house-clock = Ceas
house-time-relaxed = Fără ceas
house-time-live =
    { $seconds ->
        [one] {$seconds} secundă
        [few] {$seconds} secunde
       *[other] {$seconds} de secunde
    } pentru fiecare decizie, { $minutes ->
        [one] {$minutes} minut
        [few] {$minutes} minute
       *[other] {$minutes} de minute
    } în rezervă
house-time-slow =
    { $hours ->
        [one] {$hours} oră pentru fiecare tură
        [few] {$hours} ore pentru fiecare tură
       *[other] {$hours} de ore pentru fiecare tură
    }
house-speed = Viteza boților
house-speed-slow = Încet
house-speed-usual = Firesc
house-speed-quick = Repede
house-speed-instant = Pe loc
house-listed = Oricine poate găsi masa, se poate așeza sau poate privi
house-hints = Sfaturile sunt permise
house-coach = Un îndrumător explică fiecare fel de decizie când apare prima dată
house-take-back = Deciziile pot fi anulate dacă toți sunt de acord
house-make-table = Creează masa
house-waits-for =
    { $count ->
        [0] Toată lumea e aici. Partida începe.
        [one] Mai așteptăm o persoană.
        [few] Mai așteptăm {$count} persoane.
       *[other] Mai așteptăm {$count} de persoane.
    }
house-invited = Ai o invitație la o partidă de {$game}
house-invite = Invită-ți prietenii
house-invite-how = Trimite linkul acesta sau arată codul. Oricine îl deschide se poate așeza, cât timp e un scaun liber.
house-copy = Copiază linkul
house-copied = Copiat
house-qr-table = Linkul acestei mese, ca un cod QR
house-qr-chair = Linkul acestui scaun, ca un cod QR
house-chairs = Cine stă aici
house-you = tu
house-is-here = e aici
house-is-away = lipsește
house-is-program = un program
house-sit-here = Așază-te aici
house-chair-link = Link spre acest scaun
house-doings = Ce poți face
house-begins-by-itself = Partida începe când toate scaunele sunt ocupate.
house-bots-level = Boți pe scaunele libere
house-fill-with-bots = Adaugă boți și începe
house-begin-without = Începe fără scaunele libere
house-rename = Schimbă numele
house-leave = Pleacă de la masă
house-agreed = Ce s-a stabilit la această masă
house-is-listed = Oricine poate găsi această masă
house-is-by-link = Aici ajunge doar cine are un link
house-rules = Reguli
house-theme = Lumină
house-theme-system = Ca pe dispozitiv
house-theme-dark = Lumina felinarului
house-theme-light = Lumina zilei
# same as English
house-contrast = Contrast
house-contrast-system = Ca pe dispozitiv
house-contrast-more = Mai mare
house-motion = Mișcare
house-motion-system = Ca pe dispozitiv
house-motion-still = Fără mișcare
house-sound = Sunet
house-sound-off = Oprit
house-sound-on = Pornit, încet
house-speed-note = Cât de repede vezi ce fac ceilalți. Nimeni altcineva nu așteaptă din cauza asta.
house-save = Salvează
house-back = Înapoi
house-offline = Fără conexiune
house-offline-how = Acum serverul nu poate fi contactat. Pagina revine singură de îndată ce e conexiune; partida ta te așteaptă.
house-try-again = Încearcă din nou
house-pocket = Joc fără conexiune
house-pocket-here = Gata de joc fără conexiune: și atunci poți începe aici partide noi, împotriva boților sau cu alții la acest dispozitiv.
house-pocket-away = Încă nu e pe acest dispozitiv. Vine singur la o conexiune bună sau chiar acum (cam 1 MB).
house-pocket-fetch = Adu acum
house-sorry-malformed = Asta nu s-a putut înțelege
house-sorry-forbidden = Nu e pentru tine
house-sorry-missing = Nu am găsit ce cauți
house-sorry-stale = Prea târziu
house-sorry-refused = Regulile nu dau voie
house-sorry-too-many = Nu așa de repede
house-sorry-unavailable = Acum nu se poate
house-missing-how = O masă care nu e deschisă tuturor o văd doar cei care vin printr-un link. Cere-l de la cine a creat masa.
house-back-to-table = Înapoi la masă
house-open-note = Alege una dintre partidele tale sau un exemplu, ori adu o înregistrare sau o poziție: o privești din nou, încerci mutări și întrebi îndrumătorul.
house-open-text = Sau lipește textul
house-open-file = Alege un fișier sau trage-l aici
house-open-mine = Una dintre partidele tale
house-open-none = Încă nu ai încheiat nicio partidă. Exemplele sunt un început bun.
house-open-bring = Un fișier sau un text
house-open-go = Deschide
house-open-nothing = Mai întâi alege un fișier sau lipește un text.
house-open-examples = Exemple
house-open-example = Cei mai puternici boți (jucători: { $players }, pași: { $steps })
house-not-opened = Asta nu se poate deschide.
house-open-how = Ce se poate deschide
house-open-record = O înregistrare, așa cum o oferă sfârșitul fiecărei partide: începe cu „adit record 1”.
house-open-position = O poziție: un rând „game” cu numele jocului, iar sub el textul poziției, așa cum îl arată fiecare analiză.

## De ce nu s-a făcut ceva
house-nobody-known = Serverul nu te cunoaște, așa că nu poți face asta.
house-nothing-here = Aici nu e nimic.
house-too-fast = A fost prea mult deodată; așteaptă o clipă.
house-too-large = E prea mare.
house-unavailable = Acum nu se poate salva nimic, așa că nu s-a schimbat nimic.
house-disk-full = Acum nu se poate salva nimic, așa că nu s-a schimbat nimic: discul serverului e plin.
house-store-silent = Acum nu se poate salva nimic, așa că nu s-a schimbat nimic: baza de date nu răspunde.
house-unsure = Baza de date a amuțit la jumătatea drumului, așa că încă nu se știe dacă s-a făcut. Uită-te la masă înainte să încerci din nou.
house-gone-on = Jocul a mers mai departe; uită-te din nou.
house-was-quicker = Cineva a fost mai rapid; uită-te din nou.
house-not-begun = Partida nu a început încă.
house-not-over = Partida nu s-a încheiat încă.
house-match-over = Partida s-a încheiat.
house-table-closed = Masa e închisă.
house-still-on = Partida e încă în joc; poate fi revăzută după ce se încheie.
house-no-turn-there = La acest pas nu începe nicio tură, deci nu se poate încerca din nou.
house-record-closed = Înregistrarea se deschide după ce se încheie partida.
house-next-already = Există deja o partidă următoare.
house-not-seated = Nu stai la această masă.
house-say-who = Masa e acoperită: spune mai întâi la cine e dispozitivul.
house-device-elsewhere = Dispozitivul e acum la altcineva.
house-chair-taken = Scaunul e ocupat.
house-needs-link = Scaunul acesta are nevoie de propriul link.
house-link-taken = Cineva a venit deja prin acest link. Cere unul nou.
house-link-old = Linkul a fost deja folosit sau e prea vechi. Cere altul.
house-only-maker = Doar cine a creat masa poate face asta.
house-not-yours = Nu poți ceda acest scaun.
house-no-hints = La această masă nu se dau sfaturi.
house-no-taking-back = La această masă nu se anulează nimic.
house-nothing-back = Nu e nimic de anulat.
house-no-way-back = Între timp s-a tras sau s-a dezvăluit ceva, așa că nu se mai poate anula.
house-record-full = În această partidă s-a anulat de atâtea ori încât înregistrarea ei e plină: de aici se merge doar înainte.
house-not-your-turn = Acum nu ai nimic de decis.
house-no-routine = Acum nimic nu se joacă de la sine.
house-no-action = „{$action}” nu e notația unei acțiuni.
house-rule-forbids = Regula {$rule} interzice asta.
house-other-site = Cererea vine de pe alt site.
house-unreadable = Cererea nu poate fi citită.
house-no-game = Nu există jocul „{$game}”.
house-no-seat = Un scaun se numește P0, P1, P2 sau P3.
house-no-at = „at” înseamnă două numere cu un punct între ele.
house-no-level = Boții au nivelurile 1–{$most}.
house-pace-long = Ritmul e prea lent; cel mult: {$most} ms.
house-no-clock = Acest timp nu e posibil.
house-one-chair = O persoană stă pe un singur scaun.
house-nobody-called = Nimeni cu numele „{$kind}” nu poate sta aici.
house-setup-players = Acest joc e pentru { $fewest }–{ $most } jucători.
house-setup-odd = Jocul nu poate fi jucat cu aceste opțiuni.
house-name-long = Numele e prea lung; numărul maxim de caractere: {$most}.
house-name-bot = Așa se numesc boții pe acest server; alege alt nume.
house-chat-empty = Mesajul e gol.
house-chat-long = Mesajul e prea lung; numărul maxim de caractere: {$most}.
house-vacation-long = Vacanța e prea lungă; numărul maxim de zile: {$most}.
house-no-choice = Această opțiune nu există.
house-other-rules = Înregistrarea a fost jucată după versiunea {$there} a regulilor; aici se joacă versiunea {$here}.
house-misread = Textul nu poate fi citit ({ $why }).
house-address-unreadable = Sfârșitul acestei adrese nu poate fi citit.
house-moves-unreadable = Mutările din această adresă nu pot fi citite.
house-no-move = „{$move}” nu e o mutare.
house-lesson-done = Ai terminat această lecție.
house-lesson-missed = Nu chiar; poți încerca din nou.
house-you-here = Datele tale
house-you-unknown = Serverul nu te cunoaște încă: nu e nimic de luat cu tine și nimic de șters.
house-device = Alt dispozitiv
house-device-note = Acest link îți mută locurile și partidele pe alt dispozitiv. Merge o singură dată, timp de cincisprezece minute; cine îl deschide joacă în numele tău.
house-device-make = Creează linkul
house-device-made = Deschide asta pe celălalt dispozitiv:
house-vacation = Vacanță
house-vacation-note = Atâtea zile, partidele lente (cu ore pentru fiecare tură) te așteaptă.
house-vacation-left = { $count ->
    [one] Vacanța ta mai durează { $count } zi.
    [few] Vacanța ta mai durează { $count } zile.
   *[other] Vacanța ta mai durează { $count } de zile.
}
house-vacation-days = Zile
house-vacation-begin = Începe vacanța
house-vacation-end = Încheie vacanța
house-forget = Șterge-mi datele
house-forget-note = Numele tău, ce ai spus în discuții și invitațiile tale se șterg. Partidele rămân, cu un fost jucător pe locul tău. Nu se mai poate anula.
house-forget-sure = Da, vreau să-mi fie șterse datele.
house-forget-unsure = Nu ștergem nimic din greșeală: confirmă mai întâi că vrei asta.
house-matches-save = Ia-ți partidele cu tine
house-matches-save-note = Un singur fișier text cu toate partidele tale încheiate, una după alta: de păstrat sau de dus în altă parte. Partidele în curs rămân aici, fiindcă secretele lor țin până la sfârșit.
house-matches-save-go = Salvează toate partidele
house-matches-bring = Adu partide
house-matches-bring-note = Un fișier salvat astfel sau o singură partidă. Nimic nu se adaugă de două ori.
house-matches-bring-go = Adu-le
house-matches-taken =
    { $count ->
        [0] Nu s-a adăugat nicio partidă.
        [one] S-a adăugat {$count} partidă la ale tale.
        [few] S-au adăugat {$count} partide la ale tale.
       *[other] S-au adăugat {$count} de partide la ale tale.
    }
house-matches-known =
    { $count ->
        [one] {$count} era deja aici.
        [few] {$count} erau deja aici.
       *[other] {$count} erau deja aici.
    }
house-matches-refused =
    { $count ->
        [one] {$count} text nu a fost primit
        [few] {$count} texte nu au fost primite
       *[other] {$count} de texte nu au fost primite
    }
house-matches-line = Rândul {$line}:
house-matches-unfinished = Partida aceasta nu s-a încheiat.
house-matches-full = Nu poți aduce mai mult de {$most} partide.
house-is-brought = adusă

house-broken-promise = înregistrarea nu conține nicio amprentă.
house-broken-seed-secret = partida a fost părăsită înainte de sfârșit, așa că sămânța ei e secretă.
house-broken-end = la sfârșit lipsesc pași.
house-broken-seed = sămânța nu e cea promisă.
house-broken-steps = pașii nu pot fi jucați ({ $why }).
house-broken-draw = împărțirea nu e cea promisă ({ $why }).
