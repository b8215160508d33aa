# De lijst om elk spel op de pagina: de tafel, het terugkijken, het einde. De naam van een speler is {$name}.

web-now = Wat er gebeurt
web-table = De tafel
web-mine = Jouw deel
web-offers = Wat je kunt doen
web-story = Wat er is gebeurd
web-chat = Het gesprek
web-say = Verstuur
web-say-something = Zeg iets
web-unread = ongelezen berichten
web-laws = De regels bij deze beslissing
web-legend = De tekens
web-rules = De regels
web-settings = Instellingen
web-watch = Link voor toeschouwers
web-tabs = Delen van de tafel
web-tab-map = Kaart
web-tab-offers = Acties
web-tab-story = Verhaal
web-choose = Kies er een
web-do-it = Voer uit
web-undo = Neem terug
web-routine = Speel alles
web-faster = Sneller
web-hint = Een tip
web-help = Hulp
web-cancel = Annuleer
# same as English
web-escape = Esc
web-take-back = Vraag om terug te nemen
web-take-back-asked = Je vraagt om een beslissing terug te nemen. We vragen het de anderen.
web-take-back-asks = {$name} vraagt om een beslissing terug te nemen.
web-agree = Akkoord
web-refuse = Nee, speel door
web-put-away = Leg weg
web-rematch = Speel nog eens
web-next = Naar de volgende partij
web-advice = De coach zegt
web-why-and = { $first } en { $second }
web-why-next = Vergeleken met het volgende plan: { $why }.
web-why-best = Vergeleken met het eerste plan: { $why }.
web-why-it = Wat het oplevert: { $why }.
web-why-not-next = Met het volgende plan: { $why }; maar later wint dit plan vaker.
web-why-not-this = Met het eerste plan: { $why }.
web-why-even = Aan het eind van de beurt komt het op ongeveer hetzelfde neer als het eerste plan.
web-why-later = Aan het eind van de beurt komt het volgende plan op ongeveer hetzelfde neer; later wint dit plan vaker.
web-why-later-best = Aan het eind van de beurt komt het op ongeveer hetzelfde neer als het eerste plan; later wint dat plan vaker.
web-equal-both = Beide zijn ongeveer even goed.
web-equal-two = De eerste twee zijn ongeveer even goed.
web-equal-all = Alle drie zijn ze ongeveer even goed.
web-advice-first = Eerst komt wat geen nadenken vraagt.
web-coach = De coach
web-coach-done = Begrepen
web-chance = {$percent}% winstkans
web-percent = {$number}%
web-ways =
    { $count ->
        [one] {$count} mogelijkheid
       *[other] {$count} mogelijkheden
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, niveau {$level}
web-stand-in = een bot speelt door
web-away = weg
web-rest = Alles over { $name }
web-pick = En nu waarheen? Tik erop.
web-order-how = Tik er twee aan om ze te verwisselen, of sleep er een op een andere.
web-order-pick = Tik nu aan waarmee je verwisselt.
web-order-moved = { $what } ligt nu op plaats { $place }.
web-order-place = Plaats { $place } van { $count }
web-order-other = Andere volgorde
web-chair-link = Link naar deze stoel
web-ears = Wie je hoort
web-mute = Demp
web-hear = Demp niet meer
web-closer = Dichterbij
web-farther = Verder weg
web-find-me = Waar ik ben
web-keys = De toetsen
web-keys-more = Elke knop toont zijn toets; heeft een groep een eigen toets, druk die dan eerst in.
web-rule = Lees de regel
web-bell = Waarschuw me als ik aan de beurt ben
web-silence = Geluid uit
web-key-main = Wat op de grote knop staat
web-bell-on = Je krijgt bericht zodra je aan de beurt bent.
web-bell-off = Je browser staat geen meldingen toe.
web-watch-copied = De link voor toeschouwers is gekopieerd.
web-what-happened = Wat is er gebeurd? Nog eens tonen
web-offline = Geen verbinding. Nog een keer proberen …
web-replay = De partij terugkijken
web-account = Puntentelling
web-try = Probeer uit
web-try-here = Probeer acties uit vanaf hier
web-first = Naar het begin
web-last = Naar het einde
web-turn-back = Een beurt terug
web-turn-on = Naar de volgende beurt
web-step-back = Een stap terug
web-step-on = Een stap verder
web-moment-on = Naar het volgende beslissende moment
web-play = Speel af
web-pause = Pauzeer
web-step = Stap
web-step-of = Stap {$step} van {$steps}
web-speed = Snelheid
web-go = Toon
web-eyes = Gezien door
web-watcher = Het publiek
web-as-numbers = In cijfers
web-look-again = Herhaling
web-points-over-time = Puntenverloop
web-chances-over-time = Wie er voorstond
web-review-waits = De partij wordt doorgenomen: {$percent}% is klaar. Daarna zie je hier wat de doorslag gaf.
web-look-now = Kijk nog eens
web-rose = {$name}: winstkans van {$before}% omhoog naar {$after}%
web-fell = {$name}: winstkans van {$before}% omlaag naar {$after}%
web-luck-and-decisions = Geluk en beslissingen
web-luck-note = Hoe trekkingen, eigen beslissingen en die van anderen ieders winstkans veranderden. In procentpunten.
web-at-start = Aan het begin
web-by-luck = Geluk
web-by-own = Eigen beslissingen
web-by-others = Beslissingen van anderen
web-at-end = Aan het einde
web-nothing-missed = Niemand heeft een duidelijk betere actie gemist.
web-played = Gespeeld:
web-better = Beter:
web-cost = Dat verlaagde de winstkans met ongeveer {$percent} procentpunt.
web-turn-of = {$name}, beurt {$number}
web-see-turn = Bekijk het moment
web-your-costly-turns = Je duurste beurten
web-costly-turns = De duurste beurten
web-none-of-yours = Je hebt geen duidelijk betere actie gemist.
web-again = Probeer het opnieuw
web-as-puzzle = Los het op als puzzel
web-again-note = “Probeer het opnieuw” opent een tafel aan het begin van die beurt: dezelfde tegenstanders, hetzelfde geluk, en bots in plaats van andere mensen. Het is een oefening en staat zo tussen je partijen.
web-deciding-turns = Waar anderen de partij beslisten
web-decisive-turns = De beurten die de partij beslisten
web-settled = { $who ->
    [you] Na beurt {$number} kon je bijna niet meer verliezen.
   *[other] Na beurt {$number} kon {$who} bijna niet meer verliezen.
}
web-lost = Na beurt {$number} kon je bijna niet meer winnen.
web-open-to-the-end = De partij was open tot de laatste beurt.
web-luck-helped = Geluk: de trekkingen verhoogden je winstkans in totaal met {$points} procentpunt.
web-luck-hurt = Geluk: de trekkingen verlaagden je winstkans in totaal met {$points} procentpunt.
web-luck-even = Het geluk hield elkaar in evenwicht: al met al veranderden de trekkingen je winstkans nauwelijks.
web-choices-helped = Je eigen beslissingen verhoogden die met {$points} procentpunt.
web-choices-hurt = Je eigen beslissingen verlaagden die met {$points} procentpunt.
web-choices-even = Je eigen beslissingen veranderden die nauwelijks.
web-others-helped = De beslissingen van anderen verhoogden die met {$points} procentpunt.
web-others-hurt = De beslissingen van anderen verlaagden die met {$points} procentpunt.
web-others-even = De beslissingen van anderen veranderden die nauwelijks.
web-exercise = Dit was een oefening: die begon midden in een andere partij.
web-exercise-of = Naar die partij
web-deal = De verdeling
web-deal-note = Het startgetal stond vast voor de eerste actie; de vingerafdruk ervan was vanaf dat moment openbaar, het startgetal zelf pas nu.
web-promise = Vingerafdruk
web-seed = Startgetal
web-check-deal = Controleer de verdeling
web-proved-seed = Het startgetal past bij de vingerafdruk. Het stond dus vast voor de eerste actie en niemand heeft het sindsdien veranderd.
web-proved-draws = Alle {$draws} trekkingen in {$steps} stappen kloppen met dit startgetal: elke kaart en elke tegel lag waar die hoorde.
web-not-proved = De verdeling kon niet worden gecontroleerd: {$why}
web-take-along = Om mee te nemen
web-link = De link naar deze partij
web-share = Deel
web-record = Download de opname
web-analysis = Acties uitproberen
web-bench-start = Terug naar het begin
web-bench-back = Neem de laatste actie terug
web-bench-forward = Doe de actie opnieuw
web-other-luck = Ander geluk
web-luck = Het geluk volgt het getal {$luck}: dezelfde acties krijgen altijd dezelfde trekkingen.
web-ask-coach = Vraag de coach
web-chances-now = Winstkansen
web-position = De stelling
web-eyes-of-turn = Wie beslist
web-pieces = Wat er op tafel ligt
web-eyes-all = Alles open
web-to-analysis = Analyse
web-see-table = Tafel
web-total = Totaal
web-all-items = Alle posten
web-counting = Bron voor bron geteld; tik om alles te zien.
web-ahead = { $points ->
    [one] Eén punt
   *[other] { $points } punten
} voor op { $who ->
    [you] jou
   *[other] { $who }
}.
web-decisive = Het verschil: { $source }, { $one } tegen { $other }.
web-uncounted = { $who ->
    [you] Jouw punten tellen niet.
   *[other] De punten van { $who } tellen niet.
}
