# Cadrul din jurul fiecărui joc în terminal. Numele jucătorului e {$name}; nu se declină niciodată.

tui-table = Masă
tui-players = Jucători
tui-mine = Tu
tui-offers = Ce poți face
tui-story = Ce s-a întâmplat
tui-rules = Regulile acestei decizii
tui-legend = Semne
tui-legend-moves = ⇄a  și-a schimbat locul cu celălalt ⇄a; a→ a plecat de aici, →a a ajuns aici
tui-legend-closed = ×   nu poate fi ales acum
tui-legend-map = Pe hartă: [ ] o sală, ( ) o sală din adâncuri, { "» «" } unde ești; liniile punctate sunt tunelurile, cu puncte mai dese cele prin care poți merge acum; o săgeată pe linie: doar într-acolo; ←22 un tunel peste margine, spre sala 22
tui-keys = Taste
tui-onlooker = spectator

tui-pass = Urmează {$name}. Dă tastatura mai departe, apoi apasă spațiu.
tui-pass-enter = Urmează {$name}. Dă tastatura mai departe, apoi apasă Enter.
tui-put-away = Doar acum: ține minte și apasă spațiu ca să ascunzi.
tui-go-on = Ai văzut destul? Apasă spațiu ca să mergi mai departe.
tui-put-away-enter = Ai văzut destul? Ascunde cu Enter.
tui-really-leave = Ieși din partidă? Apasă încă o dată q ca să ieși, orice altă tastă ca să rămâi.
tui-really-leave-draft = Ieși din partidă? Ce ai făcut în tura asta de la ultima tragere nu se salvează. Apasă încă o dată q ca să ieși, orice altă tastă ca să rămâi.
tui-nothing-to-do = Acum nu e nimic de decis.
tui-touched = Ai ales: {$things}. Esc anulează.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} variantă. Scrie-o: {$example}
        [few] {$count} variante. Scrie una, de exemplu: {$example}
       *[other] {$count} de variante. Scrie una, de exemplu: {$example}
    }

tui-unreadable = „{$text}” nu e o acțiune pe care s-o pot citi. Apasă ? pentru ajutor.
tui-not-your-turn = Acum nu ai nimic de decis.
tui-forbidden = {$why} (regula {$rule})
tui-no-such-number =
    { $most ->
        [0] Nu e nimic de ales după număr.
        [one] Există doar numărul 1.
        [few] Există doar numerele de la 1 la {$most}.
       *[other] Există doar numerele de la 1 la {$most}.
    }
tui-no-undo = Acum nu se poate anula nimic.
tui-no-routine = Acum nimic nu se joacă de la sine.
tui-no-such-key = {$key} nu e o tastă din listă. ? arată toate tastele.
tui-your-choice = Alegerea ta (un număr, o acțiune, {$words}):
tui-plain-help = Scrie numărul unei variante sau acțiunea ei în cuvinte, „{$log}” pentru tot ce s-a întâmplat, „{$quit}” ca să ieși. „{$undo}” anulează ultima acțiune cât timp nu s-a tras nimic, „{$all}” joacă tot ce nu cere o alegere. „{$language} de” schimbă limba, aici în germană.
tui-word-log = jurnal
tui-word-undo = înapoi
tui-word-all = tot
tui-word-quit = ieși
tui-word-language = limbă
tui-languages = Limbi: {$languages}. Scrie, de exemplu: {$word} de

tui-keys-decide = ↑↓ Enter/tastă · Esc înapoi · Tab scrie · ? reguli · l jurnal · v masă · q ieși
tui-keys-undo = u anulează · ↑↓ Enter/tastă · Tab scrie · ? reguli · l jurnal · v masă · q ieși
tui-keys-routine = * joacă tot · ↑↓ Enter/tastă · ? reguli · l jurnal · v masă · q ieși
tui-keys-undo-routine = u anulează · * tot · ↑↓ Enter/tastă · ? reguli · l jurnal · v masă · q ieși
tui-keys-watch = Joacă ceilalți… · spațiu continuă · ? reguli · l jurnal · v masă · q ieși
tui-keys-end = Partida s-a încheiat · l jurnal · v masă · q continuă
tui-keys-reading = ↑↓ PgUp PgDn derulare · Esc înapoi
tui-keys-all = ↑ ↓ mută, Enter sau tasta unui rând alege, Esc merge înapoi. Tab sau : deschide un rând în care scrii o acțiune. u anulează ultima acțiune cât timp nu s-a tras nimic, * joacă tot ce nu cere o alegere. PgUp și PgDn derulează jurnalul, l îl arată pe tot, v arată toată masa, q iese. F2 trece la limba următoare.
tui-keys-replay = ←→ pas · PgUp PgDn 10 · Home End · 1–4 jucător · 0 public · spațiu redă · q ieși
tui-step = Pasul {$step} din {$steps}
tui-eyes = văzut de: { $name }

tui-menu = Partidă nouă
tui-menu-start = Începe
tui-menu-game = Joc
tui-menu-players = Jucători
tui-menu-person = om
tui-menu-bot = bot, nivelul {$level}
tui-menu-language = Limbă
tui-menu-quit = Ieși
tui-fox = Vulpe
tui-owl = Bufniță
tui-hare = Iepure
tui-stag = Cerb
tui-keys-menu = ↑↓ mută · ←→ schimbă · Enter începe · q ieși
tui-keys-menu-chair = ↑↓ mută · ←→ om sau bot · scrie un nume · Enter începe · Esc ieși

tui-promise = Împărțirea e stabilită dinainte: valoarea SHA-256 a seminței ei este { $promise }
tui-kept = Partida e salvată. Revezi-o: {$command}
tui-left = Partida a fost părăsită înainte de sfârșit; ce s-a jucat e salvat: {$command}

tui-waiting = Îi așteptăm pe ceilalți…
tui-away = {$name} (lipsește)
tui-bot-plays = {$name} (lipsește, joacă un bot)
tui-lost = Conexiunea s-a pierdut. Încercăm din nou…
tui-found = Conexiunea a revenit.
tui-gone-on = Jocul a mers mai departe. Uită-te din nou.
tui-come-back = Masa rămâne așa cum e. Te întorci cu: {$command}
tui-keys-talk = / vorbește
