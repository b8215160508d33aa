# Gnomy, po polsku. Terminy jak w instrukcji, zdania własne.
# Imiona graczy stoją zawsze w mianowniku.

title = Gnomy
pitch = Podglądaj, zamieniaj, pamiętaj: najlepsze diamenty leżą w cudzym rzędzie.
pitch-length = kwadrans
pitch-kind = pamięć i odwaga

## Kondygnacje, rzędy i płytki
level-1 = I kondygnacja
level-2 = II kondygnacja
level-3 = III kondygnacja
mine = Kopalnia
level-dug = wyczerpana
level-tiles = { $count ->
    [one] została { $count } płytka
    [few] zostały { $count } płytki
    [many] zostało { $count } płytek
   *[other] zostało { $count } płytki
}
stack = { $count ->
    [0] Stos jest pusty
    [one] Stos, została { $count } płytka
    [few] Stos, zostały { $count } płytki
    [many] Stos, zostało { $count } płytek
   *[other] Stos, zostało { $count } płytki
}
hand = { $who ->
    [you] Twoja pobrana płytka
   *[other] Pobrana płytka: { $who }
}
discard-pile = { $count ->
    [0] Stos płytek odrzuconych, pusty
    [one] Stos płytek odrzuconych, { $count } płytka
    [few] Stos płytek odrzuconych, { $count } płytki
    [many] Stos płytek odrzuconych, { $count } płytek
   *[other] Stos płytek odrzuconych, { $count } płytki
}
row-of = { $owner ->
    [you] Twój rząd
   *[other] Rząd gracza { $owner }
}
row-mine = Twój rząd
slot = pole { $slot }
slot-of = { $rival }, pole { $slot }
slot-yours = twoje pole { $slot }
slot-empty = puste pole
tile-back = zakryta, { $level }
tile-lantern = { $diamonds ->
    [0] bez diamentów, latarnia
    [one] { $diamonds } diament, latarnia
    [few] { $diamonds } diamenty, latarnia
    [many] { $diamonds } diamentów, latarnia
   *[other] { $diamonds } diamentu, latarnia
}
tile-torch = { $diamonds ->
    [0] bez diamentów, pochodnia
    [one] { $diamonds } diament, pochodnia
    [few] { $diamonds } diamenty, pochodnia
    [many] { $diamonds } diamentów, pochodnia
   *[other] { $diamonds } diamentu, pochodnia
}
tile-arrows = { $diamonds ->
    [0] bez diamentów, strzałki
    [one] { $diamonds } diament, strzałki
    [few] { $diamonds } diamenty, strzałki
    [many] { $diamonds } diamentów, strzałki
   *[other] { $diamonds } diamentu, strzałki
}
tile-big-find = { $diamonds ->
    [one] duże złoże, { $diamonds } diament
    [few] duże złoże, { $diamonds } diamenty
    [many] duże złoże, { $diamonds } diamentów
   *[other] duże złoże, { $diamonds } diamentu
}
tile-lit-corridor = oświetlony korytarz
tile-bats = nietoperze
tile-explosion = wybuch
tile-snow-white = Królewna Śnieżka
tag-cart = wysłana wózkiem
tag-swapped = właśnie zamieniona
tag-seen = znasz ją

## Co się dzieje
lead-you = Twoja kolej.
lead-other = Czekamy na: { $names }.
lead-over = Kolacja!
ask-first-look = Ułóż swoje płytki i zapamiętaj je.
sub-first-look = Na końcu wygrywa rząd z największą liczbą diamentów. Zapamiętaj swoje: potem będą zakryte.
wait-first-look = Wszyscy oglądają i układają swoje płytki.
ask-keep = Dotknij pola albo odrzuć płytkę.
sub-keep = Jeśli ją zatrzymasz, odrzucasz płytkę z tego pola. Działa to, co trafi na stos.
wait-keep = Pobrano płytkę.
ask-lantern = Latarnia: podejrzyj swoją płytkę.
sub-lantern = Możesz też zrezygnować.
wait-lantern = Latarnia: podglądanie własnej płytki.
ask-torch = Pochodnia: podejrzyj cudzą płytkę.
sub-torch = Możesz też zrezygnować. Właściciel jej nie zobaczy.
wait-torch = Pochodnia: podglądanie cudzej płytki.
ask-arrows = Strzałki: dotknij swojej, potem cudzej.
sub-arrows = To obowiązkowe. Nikt nie widzi płytek.
wait-arrows = Strzałki: dwie płytki zaraz zamienią się miejscami.
ask-corridor = { $looks ->
    [one] Oświetlony korytarz: podejrzyj jeszcze { $looks } płytkę.
    [few] Oświetlony korytarz: podejrzyj najwyżej { $looks } płytki.
    [many] Oświetlony korytarz: podejrzyj do { $looks } płytek.
   *[other] Oświetlony korytarz: podejrzyj do { $looks } płytek.
}
sub-corridor = Swoje albo cudze, każdą tylko raz.
wait-corridor = { $looks ->
    [one] Oświetlony korytarz: jeszcze { $looks } spojrzenie.
    [few] Oświetlony korytarz: najwyżej { $looks } spojrzenia.
    [many] Oświetlony korytarz: najwyżej { $looks } spojrzeń.
   *[other] Oświetlony korytarz: najwyżej { $looks } spojrzenia.
}
ask-bats = Nietoperze: zamień dwie swoje płytki.
sub-bats = To obowiązkowe. Wszyscy widzą, które to pola, nikt nie widzi płytek.
wait-bats = Nietoperze: dwie płytki w rzędzie zamieniają się miejscami.
ask-explosion = Wybuch: którą płytkę tracisz?
sub-explosion = Zakrytą albo odkrytą. Wszyscy wybierają w tajemnicy, potem płytki znikają naraz.
wait-explosion = Wybuch: każdy wybiera płytkę, którą straci.
ask-cart = Którą płytkę wysyłasz na powierzchnię?
ask-look = Widzisz to tylko ty: zapamiętaj.
sub-cart = Zostanie odkryta i nikt jej już nie zamieni. Wszystkie odkrywa się razem.
wait-cart = Kondygnacja wyczerpana: każdy wysyła na powierzchnię jedną płytkę.
wait-chance = Trwa pobieranie płytki.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Wygrywasz: { $diamonds } diament.
       *[other] Wygrywa { $who }: { $diamonds } diament.
    }
    [few] { $who ->
        [you] Wygrywasz: { $diamonds } diamenty.
       *[other] Wygrywa { $who }: { $diamonds } diamenty.
    }
    [many] { $who ->
        [you] Wygrywasz: { $diamonds } diamentów.
       *[other] Wygrywa { $who }: { $diamonds } diamentów.
    }
   *[other] { $who ->
        [you] Wygrywasz: { $diamonds } diamentu.
       *[other] Wygrywa { $who }: { $diamonds } diamentu.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Wspólne zwycięstwo, { $diamonds } diament: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $diamonds } diament: { $who }.
    }
    [few] { $who ->
        [you] Wspólne zwycięstwo, { $diamonds } diamenty: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $diamonds } diamenty: { $who }.
    }
    [many] { $who ->
        [you] Wspólne zwycięstwo, { $diamonds } diamentów: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $diamonds } diamentów: { $who }.
    }
   *[other] { $who ->
        [you] Wspólne zwycięstwo, { $diamonds } diamentu: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $diamonds } diamentu: { $who }.
    }
}
note-chosen = już po wyborze
note-thinks = trwa namysł

## Co można zrobić
group-arrange = Ułóż swoje płytki: wskazuj je od lewej do prawej
group-keep = Albo zatrzymaj ją i odrzuć płytkę:
group-out = Odrzuć
group-look = Albo podejrzyj płytkę:
group-swap = Zamiana: najpierw twoja płytka, potem cudza
group-bats = Zamień dwie swoje płytki
group-explosion = Strać płytkę
group-cart = Wyślij płytkę na powierzchnię
group-decline = Zrezygnuj
short-arrange = Ułóż
short-keep = Zatrzymaj
short-out = Odrzuć
short-look = Podejrzyj
short-swap = Dotknij swojej płytki
short-bats = Dotknij dwóch płytek
short-explosion = Dotknij płytki
short-cart = Dotknij płytki
short-decline = Nie podglądaj
offer-arrange-same = Zostaw je tak
offer-arrange-so = Ułóż je tak
offer-arrange = Ułóż je w kolejności { $order }
offer-keep = Zatrzymaj pobraną płytkę na polu { $slot }
offer-out = Odrzuć płytkę
then-lantern = potem latarnia: możesz podejrzeć jedną ze swoich płytek
then-torch = potem pochodnia: możesz podejrzeć cudzą płytkę
then-arrows = potem strzałki: musisz zamienić płytkę z innym graczem
then-nothing = nic więcej się nie dzieje
offer-look-own = Podejrzyj swoje pole { $slot }
offer-look-other = Podejrzyj pole { $slot } gracza { $rival }
label-swap = { $own } za pole { $other } ({ $rival })
offer-swap = Zamień swoje pole { $own } z polem { $other } gracza { $rival }
label-bats = { $one } i { $other }
offer-bats = Zamień swoje pola { $one } i { $other }
offer-explosion = Strać płytkę z pola { $slot }
offer-cart = Wyślij na powierzchnię płytkę z pola { $slot }
offer-decline = Zrezygnuj z podglądania

## Co widzisz tylko ty
over-looks = Widzisz to tylko ty
over-look = { $owner ->
    [you] Na twoim polu { $slot }:
   *[other] Na polu { $slot } gracza { $owner }:
}
account-title = Punktacja
account-line = { $result ->
    [winner] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦ – wygrywasz
       *[other] { $who }: { $sum } = { $diamonds } ♦ – wygrywa
    }
   *[other] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Przebieg gry
log-turn = Kolejka { $number }
log-started = { $who ->
    [you] Zaczynasz: tak zdecydował los.
   *[other] { $who } zaczyna: tak zdecydował los.
}
log-ready = { $who ->
    [you] Twój rząd jest ułożony.
   *[other] { $who }: rząd ułożony.
}
log-drew = { $who ->
    [you] Pobierasz płytkę.
   *[other] { $who } pobiera płytkę.
}
log-out = { $who ->
    [you] Odrzucasz pobraną płytkę.
   *[other] { $who } odrzuca pobraną płytkę.
}
log-out-tile = { $who ->
    [you] Odrzucasz pobraną płytkę: { $tile }.
   *[other] { $who } odrzuca pobraną płytkę: { $tile }.
}
log-kept = { $who ->
    [you] Zatrzymujesz pobraną płytkę na polu { $slot }; stara trafia na stos.
   *[other] { $who } zatrzymuje pobraną płytkę na polu { $slot }; stara trafia na stos.
}
log-kept-tile = { $who ->
    [you] Zatrzymujesz pobraną płytkę na polu { $slot }; na stos trafia płytka: { $tile }.
   *[other] { $who } zatrzymuje pobraną płytkę na polu { $slot }; na stos trafia płytka: { $tile }.
}
log-looked-own = { $who ->
    [you] Podglądasz własne pole { $slot }.
   *[other] { $who } podgląda własne pole { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Podglądasz własne pole { $slot }.
       *[other] Podglądasz pole { $slot } gracza { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } podgląda twoje pole { $slot }.
       *[other] { $who } podgląda pole { $slot } gracza { $owner }.
    }
}
log-saw = { $who ->
    [you] Widzisz płytkę: { $tile }.
   *[other] { $who } widzi płytkę: { $tile }.
}
log-declined = { $who ->
    [you] Rezygnujesz z podglądania.
   *[other] { $who } rezygnuje z podglądania.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Zamieniasz swoje pola { $one } i { $other }.
       *[other] Zamieniasz swoje pole { $one } z polem { $other } gracza { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } zamienia swoje pole { $one } z twoim polem { $other }.
       *[other] { $who } zamienia swoje pole { $one } z polem { $other } gracza { $owner }.
    }
}
log-bats-swap = { $who ->
    [you] Zamieniasz własne pola { $one } i { $other }.
   *[other] { $who } zamienia własne pola { $one } i { $other }.
}
log-lit-corridor = { $who ->
    [you] Odkrywasz oświetlony korytarz: wszyscy mogą podejrzeć płytki.
   *[other] { $who } odkrywa oświetlony korytarz: wszyscy mogą podejrzeć płytki.
}
log-bats = { $who ->
    [you] Płoszysz nietoperze: wszyscy zamieniają dwie płytki.
   *[other] { $who } płoszy nietoperze: wszyscy zamieniają dwie płytki.
}
log-explosion = { $who ->
    [you] Wywołujesz wybuch: każdy traci płytkę.
   *[other] { $who } wywołuje wybuch: każdy traci płytkę.
}
log-snow-white = { $who ->
    [you] Spotykasz Królewnę Śnieżkę: czas na kolację.
   *[other] { $who } spotyka Królewnę Śnieżkę: czas na kolację.
}
log-chosen = { $who ->
    [you] Dokonujesz wyboru.
   *[other] { $who } dokonuje wyboru.
}
log-sent-up = { $who ->
    [you] Wysyłasz płytkę z pola { $slot }: { $tile }.
   *[other] { $who } wysyła płytkę z pola { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] Tracisz płytkę z pola { $slot }.
   *[other] { $who } traci płytkę z pola { $slot }.
}
log-descended = Schodzimy: { $level }
log-ended = Koniec po { $number ->
    [one] { $number } kolejce
    [few] { $number } kolejkach
    [many] { $number } kolejkach
   *[other] { $number } kolejki
}
say-drew = Pobrana płytka: { $tile }.

## Pomoc
help-title = Symbol na stosie
help-lantern = { $sign } Latarnia: możesz podejrzeć jedną ze swoich płytek
help-torch = { $sign } Pochodnia: możesz podejrzeć jedną płytkę innego gracza
help-arrows = { $sign } Strzałki: musisz zamienić płytkę z innym graczem, nie patrząc
specials-title = { $level }: specjalne
specials-none = { $level }: bez specjalnych
help-big-find = { $sign } { $count ->
    [one] { $count } duże złoże: pięć diamentów
    [few] { $count } duże złoża: po pięć diamentów
    [many] { $count } dużych złóż: po pięć diamentów
   *[other] { $count } dużego złoża: po pięć diamentów
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } oświetlony korytarz: wszyscy mogą podejrzeć trzy płytki
    [few] { $count } oświetlone korytarze: wszyscy mogą podejrzeć trzy płytki
    [many] { $count } oświetlonych korytarzy: wszyscy mogą podejrzeć trzy płytki
   *[other] { $count } oświetlonego korytarza: wszyscy mogą podejrzeć trzy płytki
}
help-bats = { $sign } { $count ->
    [one] { $count } płytka z nietoperzami: wszyscy zamieniają dwie swoje płytki
    [few] { $count } płytki z nietoperzami: wszyscy zamieniają dwie swoje płytki
    [many] { $count } płytek z nietoperzami: wszyscy zamieniają dwie swoje płytki
   *[other] { $count } płytki z nietoperzami: wszyscy zamieniają dwie swoje płytki
}
help-explosion = { $sign } { $count ->
    [one] { $count } wybuch: każdy traci płytkę
    [few] { $count } wybuchy: każdy traci płytkę
    [many] { $count } wybuchów: każdy traci płytkę
   *[other] { $count } wybuchu: każdy traci płytkę
}
help-snow-white = { $sign } { $count ->
    [one] Królewna Śnieżka: gra natychmiast się kończy
    [few] { $count } Śnieżki: gra natychmiast się kończy
    [many] { $count } Śnieżek: gra natychmiast się kończy
   *[other] { $count } Śnieżki: gra natychmiast się kończy
}
term-diamond = Diamenty: wygrywa ten, kto ma ich najwięcej.
term-lantern = Latarnia: gdy trafi na stos, możesz podejrzeć jedną ze swoich płytek.
term-torch = Pochodnia: gdy trafi na stos, możesz podejrzeć jedną płytkę innego gracza.
term-arrows = Strzałki: gdy trafią na stos, musisz zamienić jedną ze swoich płytek z płytką innego gracza, nie patrząc.
term-big-find = Duże złoże: pięć diamentów i żadnej akcji.
term-lit-corridor = Oświetlony korytarz: każdy może podejrzeć do trzech zakrytych płytek.
term-bats = Nietoperze: każdy musi zamienić miejscami dwie swoje zakryte płytki.
term-explosion = Wybuch: każdy traci jedną płytkę.
term-snow-white = Królewna Śnieżka: woła na kolację i gra się kończy.
term-level-1 = Rewers płytki z I kondygnacji.
term-level-2 = Rewers płytki z II kondygnacji.
term-level-3 = Rewers płytki z III kondygnacji.
term-cart = Wysłana wózkiem: odkryta do końca i bezpieczna przed zamianą.
term-swapped = Właśnie zmieniła miejsce.
term-seen = Znasz tę płytkę. Przy tym stole zaznacza się płytki, które znasz.

## Ustawienia
option-open-discard = Stos płytek odrzuconych
option-open-discard-off = widać tylko płytkę na wierzchu
option-open-discard-on = każdy może go przeglądać
option-what-i-have-seen = Obejrzane płytki
option-what-i-have-seen-off = trzeba pamiętać samemu
option-what-i-have-seen-on = ekran pamięta za ciebie
option-start = Kto zaczyna
option-start-p0 = pierwsze miejsce
option-start-p1 = drugie miejsce
option-start-p2 = trzecie miejsce
option-start-p3 = czwarte miejsce
option-start-lot = los zdecyduje

## Powody podpowiedzi, dokończenia „To …”
why-diamonds = { $count ->
    [one] o { $count } diament więcej w twoim rzędzie
    [few] o { $count } diamenty więcej w twoim rzędzie
    [many] o { $count } diamentów więcej w twoim rzędzie
   *[other] o { $count } diamentu więcej w twoim rzędzie
}
why-safe = { $count ->
    [one] o { $count } diament więcej w bezpiecznym miejscu
    [few] o { $count } diamenty więcej w bezpiecznym miejscu
    [many] o { $count } diamentów więcej w bezpiecznym miejscu
   *[other] o { $count } diamentu więcej w bezpiecznym miejscu
}
why-know-own = { $count ->
    [one] znasz o { $count } płytkę więcej u siebie
    [few] znasz o { $count } płytki więcej u siebie
    [many] znasz o { $count } płytek więcej u siebie
   *[other] znasz o { $count } płytki więcej u siebie
}
why-know-others = { $count ->
    [one] znasz o { $count } diament więcej u innych
    [few] znasz o { $count } diamenty więcej u innych
    [many] znasz o { $count } diamentów więcej u innych
   *[other] znasz o { $count } diamentu więcej u innych
}
why-leader = { $count ->
    [one] kto prowadzi, ma o { $count } diament mniej
    [few] kto prowadzi, ma o { $count } diamenty mniej
    [many] kto prowadzi, ma o { $count } diamentów mniej
   *[other] kto prowadzi, ma o { $count } diamentu mniej
}
why-secret = inni znają twoich diamentów mniej o { $count }

## Zasady w jednym zdaniu
rule-gn-1-13 = Przy tym stole nie ma takiego gracza.
rule-gn-2-7 = Na początku oglądasz swoich pięć płytek i nikomu ich nie pokazujesz.
rule-gn-2-8 = Po pierwszym obejrzeniu własne płytki wolno podglądać tylko wtedy, gdy pozwala na to zasada.
rule-gn-2-9 = Podczas pierwszego oglądania układasz swój rząd i zatwierdzasz go; nic innego nie można zrobić.
rule-gn-2-10 = Płytki zostają na swoich polach; nikt nie przekłada rzędu, o ile zasada nie stanowi inaczej.
rule-gn-2-11 = Gracz, który zaczyna, musi siedzieć przy stole.
rule-gn-3-1 = Kolejka to: pobranie i odrzucenie płytki, a potem akcja płytki leżącej na stosie.
rule-gn-3-2 = Pobranie jest obowiązkowe: wierzchnia płytka bieżącej kondygnacji.
rule-gn-3-4 = Pobraną płytkę odrzucasz albo zatrzymujesz.
rule-gn-3-5 = Aby ją zatrzymać, odrzucasz jedną ze swoich zakrytych płytek i kładziesz nową na jej polu.
rule-gn-3-7 = Pole wybierasz, nie zaglądając pod płytkę.
rule-gn-3-9 = Odkrytej płytki nie można odrzucić.
rule-gn-3-11 = Wybór jest ostateczny, gdy płytka leży już na stosie.
rule-gn-3-13 = Nie można pasować.
rule-gn-4-1 = Działa tylko ta płytka, która leży na wierzchu stosu płytek odrzuconych.
rule-gn-4-2 = Symbol na zatrzymanej płytce teraz nie działa.
rule-gn-4-4 = Latarnia pozwala podejrzeć jedną z własnych płytek.
rule-gn-4-5 = Latarnią podgląda się tylko zakryte płytki.
rule-gn-4-6 = Pochodnia pozwala podejrzeć jedną płytkę innego gracza.
rule-gn-4-7 = Pochodnią podgląda się tylko zakryte płytki.
rule-gn-4-8 = Obejrzana płytka wraca zakryta na swoje pole.
rule-gn-4-9 = Strzałki zamieniają jedną z twoich płytek z płytką innego gracza.
rule-gn-4-11 = Obie zamieniane płytki muszą być zakryte.
rule-gn-4-12 = Nikt nie ogląda zamienianych płytek.
rule-gn-4-14 = Ze strzałek nie można zrezygnować.
rule-gn-5-1 = Płytki wysyła się na powierzchnię, gdy kondygnacja jest wyczerpana i skończyła się jej ostatnia kolejka.
rule-gn-5-2 = Na koniec kondygnacji każdy musi wysłać jedną własną zakrytą płytkę.
rule-gn-5-5 = Płytkę wybierasz z pamięci, bez zaglądania.
rule-gn-5-6 = Wszyscy wybierają w tajemnicy; potem wszystkie wysłane płytki odkrywa się razem.
rule-gn-5-7 = Wysłana płytka leży odkryta na swoim polu do końca gry.
rule-gn-6-2 = Oświetlony korytarz, nietoperze i wybuch działają od razu; nie można ich zatrzymać ani odrzucić.
rule-gn-6-9 = W oświetlonym korytarzu każdy może podejrzeć do trzech zakrytych płytek, swoich lub cudzych.
rule-gn-6-11 = W korytarzu każdą płytkę ogląda się tylko raz; zaczyna ten, kto odkrył korytarz, potem zgodnie z ruchem wskazówek zegara.
rule-gn-6-12 = Nietoperze: każdy musi zamienić dwie swoje płytki.
rule-gn-6-13 = Nietoperze zamieniają dwie różne zakryte płytki.
rule-gn-6-14 = Gdy lecą nietoperze, nikt nie zagląda; wszyscy widzą, które pola się zamieniły.
rule-gn-6-16 = Podczas wybuchu każdy usuwa jedną swoją płytkę; kiedy indziej płytek się nie usuwa.
rule-gn-6-17 = Tracona płytka może być zakryta albo odkryta.
rule-gn-6-18 = Utraconej zakrytej płytki nikt nie ogląda.
rule-gn-6-19 = Wszyscy wybierają w tajemnicy; potem wszystkie płytki usuwa się razem.
rule-gn-6-20 = To pole jest puste.
rule-gn-7-2 = Wszystkie płytki się odkrywa i każdy liczy swoje diamenty.
rule-gn-7-4 = Wygrywa ten, kto ma najwięcej diamentów.
rule-gn-7-5 = Przy remisie zwycięstwo jest wspólne.
rule-gn-8-2 = Starsze odrzucone płytki są przykryte i nie można ich przeglądać, chyba że przy stole umówiono się inaczej.
rule-gn-8-6 = Gra polega na pamiętaniu; pomoc włącza się w ustawieniach stołu.

## Trener: po dwa krótkie zdania
coach-goal = Miej w swoim rzędzie najwięcej diamentów, gdy Królewna Śnieżka zawoła na kolację; większość leży zakryta, więc je zapamiętaj.
coach-arrange = Wygrywa najwięcej diamentów, a wszystkie pięć płytek widzisz tylko teraz. Ułóż je tak, żeby łatwo je zapamiętać, na przykład te z najmniejszą liczbą diamentów z brzegu.
coach-out = Chcesz mieć diamenty w rzędzie, a płytka, która ma ich mało, więcej da odrzucona: jej symbol zadziała dla ciebie. Zanim ją odrzucisz, spójrz na symbol.
coach-keep = Więcej diamentów w rzędzie to wygrana: cenną płytkę zatrzymaj na polu, na którym, jak pamiętasz, jest ich mało. Płytka z tego pola zostaje odrzucona i działa jej symbol.
coach-decline = To, co podglądasz, zdradza innym, co cię ciekawi. Podglądanie to możliwość, nie obowiązek: zrezygnuj, jeśli wiesz już dość.
coach-look = Kto wie, gdzie leżą diamenty, wygrywa zamiany. Podejrzenie nic nie kosztuje: sprawdź płytkę, której nie pamiętasz albo jeszcze nie znasz; dzięki pochodni podglądasz innych: zapamiętaj pole.
coach-swap = Tak zdobywasz cudze diamenty: oddaj płytkę, o której wiesz, że ma ich mało, a weź taką, która jest cenna lub na taką wygląda. Wszyscy widzą, które pola się zamieniają, więc śledź każdą zamianę.
coach-bats = Niech inni się pogubią, a nie ty: zamień dwie swoje płytki i zapamiętaj nową kolejność. Jeśli znasz obie, nic nie tracisz.
coach-explosion = Strać jak najmniej diamentów, bo jedna z twoich płytek przepada na zawsze. Wybierz tę z najmniejszą ich liczbą, najlepiej taką, którą znasz, żeby nie zgadywać.
coach-cart = Zabezpiecz najcenniejszą płytkę: leży odkryta, ale nikt już jej nie zabierze. Wybierasz z pamięci, bo zaglądać nie wolno.

## The prologue: the same, in the first minute
prologue-remembering = O co chodzi
prologue-remembering-task = Kto ma najwięcej diamentów, gdy zawoła Królewna Śnieżka, wygrywa. Tylko teraz widzisz wszystkie pięć swoich płytek: zapamiętaj, która nie ma diamentów, i zostaw je tak, jak leżą.
prologue-remembering-done = Odtąd leżą zakryte i nikt nie może na nie patrzeć, nawet ty. Pamiętasz, gdzie jest płytka bez diamentów?
prologue-remembering-other = W prawdziwej partii każda kolejność jest dobra. Tu zostaw je tak, jak leżą, żebyśmy oboje wiedzieli, co gdzie jest.
prologue-keeping = Tura
prologue-keeping-task = W każdej turze pobierasz płytkę i zatrzymujesz ją albo odrzucasz. Ta ma trzy diamenty: połóż ją tam, gdzie leży płytka bez diamentów, jeśli pamiętasz.
prologue-keeping-done = Tak, pole 4: trzy diamenty więcej i nikt o tym nie wie. Symbol działa tylko wtedy, gdy jego płytka zostaje odrzucona: ta latarnia pozwala ci znów podejrzeć jedną ze swoich płytek.
prologue-keeping-other = Teraz diamenty leżą na stosie i tam przepadły. Płytka bez diamentów była na polu 4.
prologue-forgetting = Co może pójść źle
prologue-forgetting-task = Dwie tury temu na pole 5 trafiła płytka, ale nie pamiętasz już jaka. Zaryzykuj: połóż tam tę nową, ma dwa diamenty.
prologue-forgetting-done = Na tamtej były trzy, a na stosie przepadły. Tak się tę grę przegrywa: przez zapominanie. Latarnie pozwalają zajrzeć jeszcze raz.
prologue-forgetting-other = To może i bezpieczniejsze, ale zobacz, ile kosztuje zapominanie: zacznij od nowa i połóż ją na polu 5.
prologue-calling = Koniec
prologue-calling-task = Wiele tur później, na III kondygnacji: odrzucone strzałki każą zamienić zakrytą płytkę. Oddaj pole 5, na którym nie ma diamentów, za czwartą płytkę drugiego gracza, na której widać było cztery.
prologue-calling-done = Następna pobrana płytka to Królewna Śnieżka, która leży gdzieś na III kondygnacji, i gra od razu się kończy. Wszystko się odkrywa, a twoje 13 diamentów wygrywa z 10.
prologue-calling-other = Królewna Śnieżka może zawołać w każdej chwili, a liczy się każdy diament. Oddaj pole 5, na którym nie ma żadnego, za czwartą płytkę drugiego gracza, na której są cztery.

## Lekcje: tytuł, zadanie, dlaczego dobrze, dlaczego nie
lesson-keeping = Zatrzymaj cenną płytkę
lesson-keeping-task = Pobrana płytka ma trzy diamenty. Zatrzymaj ją na polu, na którym masz ich najmniej; twoje płytki widać tu tak, jak je pamiętasz.
lesson-keeping-done = W twoim rzędzie jest o trzy diamenty więcej, a odrzucona płytka ma pochodnię: jej symbol teraz działa.
lesson-keeping-other = Tak można, ale nie daje to najwięcej. Poszukaj pola bez diamentów.
lesson-throwing-out = Odrzuć płytkę bez diamentów
lesson-throwing-out-task = Pobrana płytka nie ma diamentów. Nie zatrzymuj jej: odrzuć ją, a jej pochodnia zadziała dla ciebie.
lesson-throwing-out-done = Gdy płytka trafia na stos, działa jej symbol. Teraz możesz podejrzeć płytkę drugiego gracza.
lesson-throwing-out-other = Twój rząd jest teraz gorszy niż przedtem. Pobrana płytka nie ma diamentów, więc najlepiej ją odrzucić.
lesson-looking = Podejrzyj płytkę dzięki pochodni
lesson-looking-task = Pochodnia pokazuje jedną płytkę drugiego gracza, i tylko tobie. Ostatnio zatrzymał płytkę na polu 4: sprawdź jaką.
lesson-looking-done = Trzy diamenty: teraz wiesz, dokąd sięgnąć strzałkami. Płytka wraca na miejsce zakryta, więc zapamiętaj pole.
lesson-looking-other = Podejrzenie nigdy się nie marnuje, ale płytka, którą ktoś zatrzymał, jest ciekawsza niż rozdana. Podejrzyj pole 4.
lesson-swapping = Zamień płytki strzałkami
lesson-swapping-task = Strzałki każą zamienić jedną twoją płytkę z płytką innego gracza. Oddaj płytkę bez diamentów i weź z pola 4 trzy diamenty, o których już wiesz.
lesson-swapping-done = Masz o trzy diamenty więcej, a przeciwnik o trzy mniej. Płytek nikt nie widział, ale pola widzieli wszyscy.
lesson-swapping-other = Można lepiej: oddaj pole 3, na którym nic nie ma, i weź pole 4, na którym są trzy diamenty.
lesson-sending-up = Wyślij płytkę na powierzchnię
lesson-sending-up-task = Kondygnacja jest wyczerpana i każdy wysyła na powierzchnię jedną płytkę, z pamięci. Wyślij najcenniejszą.
lesson-sending-up-done = Leży odkryta na swoim polu do końca: liczy się i nikt nie może jej zamienić ani odrzucić. Zabrać ją może tylko wybuch.
lesson-sending-up-other = Ta płytka jest już bezpieczna, ale najcenniejsza nie. Wyślij trzy diamenty z pola 2.
lesson-losing = Wybierz, co stracić
lesson-losing-task = Wybuch: każdy traci jedną płytkę, a wszyscy wybierają w tajemnicy. Strać tę, której utrata nic cię nie kosztuje.
lesson-losing-done = Nie tracisz ani jednego diamentu. Pole zostaje puste i nikt nie widział, co tam leżało.
lesson-losing-other = W ten sposób tracisz diamenty. Na polu 4 nie ma żadnego: strać tamtą płytkę.

## Co powinno stać w pozycji: po dwukropku
expected-step-of-play = krok, na przykład draw, keep, lantern, corridor-3, cart albo over
expected-row = pięć płytek w rzędzie { $seat }
expected-tile = płytka, na przykład I.2T
expected-tile-in-row = płytka, która może leżeć w rzędzie, na przykład I.2T, [II.4A], (I.0L) albo ([I.3L])
expected-tile-reached = płytka z kondygnacji, do której już dotarto
expected-tile-to-keep = płytka z tej kondygnacji, którą można zatrzymać
expected-place = pole przy tym stole, na przykład P1.3
expected-own-row = cały własny rząd przed pierwszą kolejką
expected-unseen = nie więcej płytek w stosie, niż jest niewidzianych
expected-stacks = puste stosy nad tą kondygnacją i pełne pod nią
