# Clonk! po polsku. Polskiej instrukcji nie ma: pojęcia i zdania są nasze własne.
# card-… to karta sama w sobie, jak pod obrazkiem; object-… stoi w bierniku: to, co ktoś wykopuje, daje, kładzie albo dobiera.
# Imion graczy się nie odmienia.

# same as English
title = Clonk!
pitch = Pięć szybów, sześć kryształów, jeden śpiący potwór. Kop, zanim się obudzi.
pitch-length = pół godziny
pitch-kind = zbieraj i ryzykuj

## Karty
card-back = zakryta karta
card-necklace = { $colour ->
    [green] zielony naszyjnik
    [white] biały naszyjnik
    [red] czerwony naszyjnik
    [pink] różowy naszyjnik
    [yellow] żółty naszyjnik
   *[blue] niebieski naszyjnik
}
card-crown = { $colour ->
    [green] zielona korona
    [white] biała korona
    [red] czerwona korona
    [pink] różowa korona
    [yellow] żółta korona
   *[blue] niebieska korona
}
card-statue = { $colour ->
    [green] zielony posąg
    [white] biały posąg
    [red] czerwony posąg
    [pink] różowy posąg
    [yellow] żółty posąg
   *[blue] niebieski posąg
}
card-hammer = { $colour ->
    [green] zielony młot
    [white] biały młot
    [red] czerwony młot
    [pink] różowy młot
    [yellow] żółty młot
   *[blue] niebieski młot
}
card-sword = { $colour ->
    [green] zielony miecz
    [white] biały miecz
    [red] czerwony miecz
    [pink] różowy miecz
    [yellow] żółty miecz
   *[blue] niebieski miecz
}
card-sixth = { $colour ->
    [green] zielony puchar
    [white] biały puchar
    [red] czerwony puchar
    [pink] różowy puchar
    [yellow] żółty puchar
   *[blue] niebieski puchar
}
object-necklace = { $colour ->
    [green] zielony naszyjnik
    [white] biały naszyjnik
    [red] czerwony naszyjnik
    [pink] różowy naszyjnik
    [yellow] żółty naszyjnik
   *[blue] niebieski naszyjnik
}
object-crown = { $colour ->
    [green] zieloną koronę
    [white] białą koronę
    [red] czerwoną koronę
    [pink] różową koronę
    [yellow] żółtą koronę
   *[blue] niebieską koronę
}
object-statue = { $colour ->
    [green] zielony posąg
    [white] biały posąg
    [red] czerwony posąg
    [pink] różowy posąg
    [yellow] żółty posąg
   *[blue] niebieski posąg
}
object-hammer = { $colour ->
    [green] zielony młot
    [white] biały młot
    [red] czerwony młot
    [pink] różowy młot
    [yellow] żółty młot
   *[blue] niebieski młot
}
object-sword = { $colour ->
    [green] zielony miecz
    [white] biały miecz
    [red] czerwony miecz
    [pink] różowy miecz
    [yellow] żółty miecz
   *[blue] niebieski miecz
}
object-sixth = { $colour ->
    [green] zielony puchar
    [white] biały puchar
    [red] czerwony puchar
    [pink] różowy puchar
    [yellow] żółty puchar
   *[blue] niebieski puchar
}
coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
eyes = { $count ->
    [one] { $count } oko
    [few] { $count } oczy
    [many] { $count } oczu
   *[other] { $count } oka
}

## Płytki zadań
task-green = zielony
task-white = biały
task-red = czerwony
task-pink = różowy
task-yellow = żółty
task-blue = niebieski
task-necklace = naszyjniki
task-crown = korony
task-statue = posągi
task-hammer = młoty
task-sword = miecze
task-sixth = puchary
tasks = Zadania
tile-open = jawne zadanie: { $task }
tile-revealed = tajne zadanie: { $task }
tile-mine = twoje tajne zadanie: { $task }
tile-hidden-colour = tajne zadanie: kolor
tile-hidden-treasure = tajne zadanie: skarb
tag-hidden = inni go nie widzą

## Stół
rock = Kopalnia
shafts = Pięć szybów
shaft = { $count ->
    [0] Szyb { $shaft }, pusty
    [one] Szyb { $shaft }, { $count } karta
    [few] Szyb { $shaft }, { $count } karty
    [many] Szyb { $shaft }, { $count } kart
   *[other] Szyb { $shaft }, { $count } karty
}
depth = Głębia
draw-pile = { $count ->
    [0] Stos dobierania, pusty
    [one] Stos dobierania, { $count } karta
    [few] Stos dobierania, { $count } karty
    [many] Stos dobierania, { $count } kart
   *[other] Stos dobierania, { $count } karty
}
monster-asleep = { $count ->
    [0] Następna karta to Przebudzenie
    [one] Do Przebudzenia { $count } karta
    [few] Do Przebudzenia { $count } karty
    [many] Do Przebudzenia { $count } kart
   *[other] Do Przebudzenia { $count } karty
}
monster-mixed = { $count ->
    [one] Do Przebudzenia co najmniej { $count } karta
    [few] Do Przebudzenia co najmniej { $count } karty
    [many] Do Przebudzenia co najmniej { $count } kart
   *[other] Do Przebudzenia co najmniej { $count } karty
}
monster-anywhere = { $count ->
    [one] Następna karta to Przebudzenie
    [few] Przebudzenie: jedna z następnych { $count } kart
    [many] Przebudzenie: jedna z następnych { $count } kart
   *[other] Przebudzenie: jedna z następnych { $count } karty
}
monster-awake = Nie śpi! To ostatnia runda
monster-awake-extra = Nie śpi! Ta runda i jeszcze jedna
monster-prowling = Nie śpi! Już naprawdę ostatnia runda
discard-pile = { $count ->
    [0] Stos kart odrzuconych, pusty
    [one] Stos kart odrzuconych, { $count } karta
    [few] Stos kart odrzuconych, { $count } karty
    [many] Stos kart odrzuconych, { $count } kart
   *[other] Stos kart odrzuconych, { $count } karty
}
discard-head = Stos kart odrzuconych
discard-gist = { $count ->
    [0] jeszcze nic
    [one] { $count } karta, widzą ją wszyscy
    [few] { $count } karty, widzą je wszyscy
    [many] { $count } kart, widzą je wszyscy
   *[other] { $count } karty, widzą je wszyscy
}
board-of = { $owner ->
    [you] Twoja sztolnia
   *[other] Sztolnia gracza { $owner }
}
board-mine = Twój wagonik i sztolnia
cart = Wagonik
cart-open = W wagoniku
cart-gist = { $count ->
    [one] { $count } karta skarbu
    [few] { $count } karty skarbów
    [many] { $count } kart skarbów
   *[other] { $count } karty skarbu
}{ $snores ->
    [0] {""}
    [one] , { $snores } karta Chrapania
    [few] , { $snores } karty Chrapania
    [many] , { $snores } kart Chrapania
   *[other] , { $snores } karty Chrapania
}
space-empty = pole { $space }, puste
space-snore = pole { $space }; jeśli zostanie puste: karta Chrapania
space-kablooey = pole { $space }; jeśli zostanie puste: karta Kabum
space-draw = pole { $space }; jeśli zostanie puste: dobierz kartę
goals = Twoje zadania
goal = { $count ->
    [one] { $count } karta → { $points }
    [few] { $count } karty → { $points }
    [many] { $count } kart → { $points }
   *[other] { $count } karty → { $points }
}
hand-mine = { $count ->
    [0] Twoja ręka jest pusta
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
count-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
count-kablooey = { $count ->
    [one] { $count } karta Kabum
    [few] { $count } karty Kabum
    [many] { $count } kart Kabum
   *[other] { $count } karty Kabum
}
count-snore = { $count ->
    [one] { $count } karta Chrapania
    [few] { $count } karty Chrapania
    [many] { $count } kart Chrapania
   *[other] { $count } karty Chrapania
}
tag-dwarf = pierwszy gracz
note-chosen = już po wyborze
note-thinks = trwa namysł

## Co się dzieje
phase-fill = I Załadunek
phase-dig = II Kopanie
phase-sift = III Przesiewanie
lead-you = Twoja kolej.
lead-other = Czekamy na: { $names }.
lead-over = Potwór się obudził!
ask-tasks = Które zadanie wykładasz jawnie?
sub-tasks = Karty tego koloru i tego skarbu dają ci na końcu punkty. Druga płytka zostaje tajna do końca.
wait-tasks = Każdy wybiera płytkę zadania, którą wyłoży.
ask-cart = Włóż kartę z ręki do swojego wagonika.
sub-cart = Może to być dowolna karta. Pierwsza karta w twojej sztolni musi do niej pasować.
wait-cart = Do wagonika trafia pierwsza karta.
ask-dig = Wykop coś pasującego do: { $card }.
ask-stuck = Nic nie pasuje do tej: { $card }.
sub-dig = { $dug ->
    [0] Na razie nic. Możesz przestać, kiedy chcesz; puste pola też coś dają.
    [4] Sztolnia jest pełna: podaruj, wysadź albo przestań.
    [one] Wykopana { $dug } karta. Możesz przestać, kiedy chcesz; puste pola też coś dają.
    [few] Wykopane { $dug } karty. Możesz przestać, kiedy chcesz; puste pola też coś dają.
    [many] Wykopanych { $dug } kart. Możesz przestać, kiedy chcesz; puste pola też coś dają.
   *[other] Wykopane { $dug } karty. Możesz przestać, kiedy chcesz; puste pola też coś dają.
}
sub-stuck = Możesz przestać; może da się podarować kartę albo wysadzić szyb.
wait-dig = Trwają poszukiwania karty, która pasuje do tej: { $card }.
ask-lay = Dotknij karty, a potem szybu.
sub-lay = Dowolną kartę na dowolny szyb, zawsze odkrytą. Inni mogą ją zabrać.
wait-lay = Karta z ręki trafia na szyb.
ask-discard = { $surplus ->
    [one] Masz { $count } kart: odrzuć { $surplus }.
    [few] Masz { $count } kart: odrzuć { $surplus }.
    [many] Masz { $count } kart: odrzuć { $surplus }.
   *[other] Masz { $count } kart: odrzuć { $surplus }.
}
sub-discard = Jedną po drugiej. Na ręce zostaje ci najwyżej pięć kart.
wait-discard = Na ręce jest za dużo kart: jedna zostaje odrzucona.
wait-chance = Trwa wykładanie kart.
over-one = { $points ->
    [one] { $who ->
        [you] Wygrywasz: { $points } punkt.
       *[other] Wygrywa { $who }: { $points } punkt.
    }
    [few] { $who ->
        [you] Wygrywasz: { $points } punkty.
       *[other] Wygrywa { $who }: { $points } punkty.
    }
    [many] { $who ->
        [you] Wygrywasz: { $points } punktów.
       *[other] Wygrywa { $who }: { $points } punktów.
    }
   *[other] { $who ->
        [you] Wygrywasz: { $points } punktu.
       *[other] Wygrywa { $who }: { $points } punktu.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Wspólne zwycięstwo, { $points } punkt: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $points } punkt: { $who }.
    }
    [few] { $who ->
        [you] Wspólne zwycięstwo, { $points } punkty: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $points } punkty: { $who }.
    }
    [many] { $who ->
        [you] Wspólne zwycięstwo, { $points } punktów: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $points } punktów: { $who }.
    }
   *[other] { $who ->
        [you] Wspólne zwycięstwo, { $points } punktu: ty, { $names }.
       *[other] Wspólne zwycięstwo, { $points } punktu: { $who }.
    }
}

## Co można zrobić
group-tasks = Wyłóż jawnie
group-cart = Do wagonika
group-dig = Wykop na pole { $space }
group-give = Albo podaruj kartę, raz na turę
group-blast = Albo kartą Kabum wysadź wierzch szybu
group-stop = Albo przestań
group-lay = Połóż: najpierw karta, potem szyb
group-discard = Odrzuć
short-tasks = Dotknij zadania
short-cart = Dotknij karty
short-dig = Wykop
short-give = Podaruj
short-blast = Wysadź
short-stop = Przestań
short-lay = Dotknij karty
short-discard = Dotknij karty
label-colour = kolor: { $task }
label-treasure = skarb: { $task }
label-give = dostaje { $rival }: { $card }
offer-task = Wyłóż jawnie: { $task }
offer-cart = Włóż { $card } do wagonika
offer-dig-hand = Wyłóż { $card } z ręki do sztolni
offer-dig-shaft = Wykop { $card } z szybu { $shaft }
offer-give = Podaruj { $card } graczowi { $rival }
offer-blast = Wysadź { $card } z szybu { $shaft }
offer-stop = Przestań kopać
offer-lay = Połóż { $card } na szybie { $shaft }
offer-discard = Odrzuć { $card }
stop-draw = { $count ->
    [one] { $count } karta do dobrania
    [few] { $count } karty do dobrania
    [many] { $count } kart do dobrania
   *[other] { $count } karty do dobrania
}

## Punktacja
account-title = Punktacja
account-total = { $result ->
    [winner] { $who ->
        [you] Ty: { $points } – wygrywasz
       *[other] { $who }: { $points } – wygrywa
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } moneta na kartach
    [few] { $count } monety na kartach
    [many] { $count } monet na kartach
   *[other] { $count } monety na kartach
}
account-kablooey = { $count ->
    [one] + { $coins } za { $count } kartę Kabum
    [few] + { $coins } za { $count } karty Kabum
    [many] + { $coins } za { $count } kart Kabum
   *[other] + { $coins } za { $count } karty Kabum
}
account-task = { $count ->
    [0] + 0 za zadanie „{ $task }”: żadnej karty
    [one] + { $points } za zadanie „{ $task }”, { $count } karta: { $cards }
    [few] + { $points } za zadanie „{ $task }”, { $count } karty: { $cards }
    [many] + { $points } za zadanie „{ $task }”, { $count } kart: { $cards }
   *[other] + { $points } za zadanie „{ $task }”, { $count } karty: { $cards }
}
account-eyes = { $count ->
    [one] { $count } oko: { $cards } na kartach skarbów, { $snores } na kartach Chrapania
    [few] { $count } oczy: { $cards } na kartach skarbów, { $snores } na kartach Chrapania
    [many] { $count } oczu: { $cards } na kartach skarbów, { $snores } na kartach Chrapania
   *[other] { $count } oka: { $cards } na kartach skarbów, { $snores } na kartach Chrapania
}
account-loss = − { $count } za najwięcej oczu: okup dla potwora
account-loss-cards = − { $count } za najwięcej oczu: okup dla potwora, bez kart Chrapania
account-treasures = { $count ->
    [one] { $count } karta skarbu
    [few] { $count } karty skarbów
    [many] { $count } kart skarbów
   *[other] { $count } karty skarbu
}
tie-eyes = Remis na punkty: wygrywa ten, kto ma mniej oczu.
tie-treasures = Remis na punkty i oczy: wygrywa ten, kto ma więcej kart skarbów.
tie-shared = Remis na punkty, oczy i karty skarbów: zwycięstwo jest wspólne.

## Przebieg gry
log-turn = { $who ->
    [you] Runda { $round }, twoja kolej
   *[other] Runda { $round }, { $who }
}
log-started = { $who ->
    [you] Masz krasnoluda i zaczynasz.
   *[other] { $who } ma krasnoluda i zaczyna.
}
log-chosen = { $who ->
    [you] Dokonujesz wyboru.
   *[other] { $who } dokonuje wyboru.
}
log-opened = { $who ->
    [you] Wykładasz zadanie: { $task }.
   *[other] { $who } wykłada zadanie: { $task }.
}
log-revealed = { $who ->
    [you] Odkrywasz swoje tajne zadanie: { $task }.
   *[other] { $who } odkrywa tajne zadanie: { $task }.
}
log-loaded = { $who ->
    [you] Opróżniasz sztolnię do wagonika.
   *[other] { $who } opróżnia sztolnię do wagonika.
}
log-filled = { $who ->
    [you] Wkładasz { $card } do wagonika.
   *[other] { $who } wkłada { $card } do wagonika.
}
log-dug-shaft = { $who ->
    [you] Wykopujesz { $card } z szybu { $shaft }.
   *[other] { $who } wykopuje { $card } z szybu { $shaft }.
}
log-dug-hand = { $who ->
    [you] Wykładasz { $card } z ręki do sztolni.
   *[other] { $who } wykłada { $card } z ręki do sztolni.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Dajesz { $card } sobie.
       *[other] Dajesz { $card } graczowi { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } daje ci { $card }.
       *[other] { $who } daje { $card } graczowi { $owner }.
    }
}
log-blasted = { $who ->
    [you] Wysadzasz { $card } z szybu { $shaft }.
   *[other] { $who } wysadza { $card } z szybu { $shaft }.
}
log-turned-up = W szybie { $shaft } widać teraz { $card }.
log-refilled = Do pustego szybu { $shaft } dokłada się { $card }.
log-snore = { $who ->
    [you] Bierzesz kartę Chrapania: 3 oczy.
   *[other] { $who } bierze kartę Chrapania: 3 oczy.
}
log-kablooey = { $who ->
    [you] Bierzesz kartę Kabum.
   *[other] { $who } bierze kartę Kabum.
}
log-drew = { $who ->
    [you] { $count ->
        [one] Dobierasz { $count } kartę.
        [few] Dobierasz { $count } karty.
        [many] Dobierasz { $count } kart.
       *[other] Dobierasz { $count } karty.
    }
   *[other] { $count ->
        [one] { $who } dobiera { $count } kartę.
        [few] { $who } dobiera { $count } karty.
        [many] { $who } dobiera { $count } kart.
       *[other] { $who } dobiera { $count } karty.
    }
}
log-drew-card = { $who ->
    [you] Dobierasz { $card }.
   *[other] { $who } dobiera { $card }.
}
log-laid = { $who ->
    [you] Kładziesz { $card } na szybie { $shaft }.
   *[other] { $who } kładzie { $card } na szybie { $shaft }.
}
log-discarded = { $who ->
    [you] Odrzucasz { $card }.
   *[other] { $who } odrzuca { $card }.
}
log-awoke = Pojawia się karta Przebudzenia: to ostatnia runda.
log-awoke-extra = Pojawia się karta Przebudzenia: jeszcze ta runda i jedna następna.
log-prowled = Jeszcze jedna runda: już naprawdę ostatnia.
log-ended = Koniec.

## Pomoc
help-title = Co dają puste pola
help-space-1 = { $sign } Pierwsze pole: karta Chrapania, 3 oczy, pod stos w twoim wagoniku
help-space-2 = { $sign } Drugie pole: karta Kabum
help-space-3 = { $sign } Trzecie i czwarte pole: za każde dobierz kartę
help-space-4 = { $sign } Potem zawsze: dobierz jeszcze jedną kartę
help-eyes = { $sign } Kto ma na końcu najwięcej oczu, traci punkt za każde dwoje
points-title = Punkty za karty zadania
term-green = Zielony kryształ.
term-white = Biały kryształ.
term-red = Czerwony kryształ.
term-pink = Różowy kryształ.
term-yellow = Żółty kryształ.
term-blue = Niebieski kryształ.
term-necklace = Naszyjnik.
term-crown = Korona.
term-statue = Posąg.
term-hammer = Młot.
term-sword = Miecz.
term-sixth = Puchar.
term-coin = Monety: każda to na koniec punkt.
term-eye = Oczy: kto ma ich na końcu najwięcej, płaci potworowi monetę za każde dwoje.
term-snore = Karta Chrapania: 3 oczy i nic więcej.
term-kablooey = Karta Kabum: wysadza wierzchnią kartę szybu albo jest na koniec warta monetę.
term-pile = Zakryta karta; albo karta do dobrania.
term-hidden-task = Płytka tajnego zadania.
term-mine-cart = Karty w wagoniku.
term-hand = Karty na ręce.
term-dwarf = Krasnolud pierwszego gracza.
term-give = Karta do sztolni innego gracza.

## Ustawienia
option-start = Kto zaczyna
option-start-lot = los zdecyduje
option-start-p0 = pierwsze miejsce
option-start-p1 = drugie miejsce
option-start-p2 = trzecie miejsce
option-start-p3 = czwarte miejsce
option-full-gallery-ends-phase = Pełna sztolnia
option-full-gallery-ends-phase-on = od razu kończy kopanie
option-full-gallery-ends-phase-off = pozwala jeszcze podarować kartę i wysadzać
option-kablooey-per-turn = Karty Kabum w turze
option-kablooey-per-turn-any = tyle, ile masz
option-kablooey-per-turn-1 = tylko jedna
option-awakening-mixed-in = Karta Przebudzenia
option-awakening-mixed-in-off = leży na dolnym stosie
option-awakening-mixed-in-on = jest wtasowana w dolny stos
option-awakening-extra-round = Gdy potwór się budzi
option-awakening-extra-round-off = dogrywa się rundę
option-awakening-extra-round-on = następuje jeszcze pełna runda
option-snore-in-penalty = Oczy na kartach Chrapania
option-snore-in-penalty-on = też kosztują monety
option-snore-in-penalty-off = liczą się tylko przy porównaniu oczu
option-open-log = Przebieg gry
option-open-log-off = ta runda i poprzednia
option-open-log-on = można czytać od początku

## Powody podpowiedzi, dokończenia „To …”
why-coins = { $count ->
    [one] o { $count } monetę więcej
    [few] o { $count } monety więcej
    [many] o { $count } monet więcej
   *[other] o { $count } monety więcej
}
why-tasks = { $count ->
    [one] o { $count } monetę więcej za zadania
    [few] o { $count } monety więcej za zadania
    [many] o { $count } monet więcej za zadania
   *[other] o { $count } monety więcej za zadania
}
why-quieter = { $count ->
    [one] oczy kosztują cię o { $count } monetę mniej
    [few] oczy kosztują cię o { $count } monety mniej
    [many] oczy kosztują cię o { $count } monet mniej
   *[other] oczy kosztują cię o { $count } monety mniej
}
why-louder-others = { $count ->
    [one] oczy kosztują innych o { $count } monetę więcej
    [few] oczy kosztują innych o { $count } monety więcej
    [many] oczy kosztują innych o { $count } monet więcej
   *[other] oczy kosztują innych o { $count } monety więcej
}
why-ways-on = { $count ->
    [one] lepsze możliwości dalszej gry warte { $count } monetę
    [few] lepsze możliwości dalszej gry warte { $count } monety
    [many] lepsze możliwości dalszej gry warte { $count } monet
   *[other] lepsze możliwości dalszej gry warte { $count } monety
}
why-hand = { $count ->
    [one] lepsza ręka warta { $count } monetę
    [few] lepsza ręka warta { $count } monety
    [many] lepsza ręka warta { $count } monet
   *[other] lepsza ręka warta { $count } monety
}
why-rivals = { $count ->
    [one] twój najsilniejszy rywal dostanie o { $count } monetę mniej
    [few] twój najsilniejszy rywal dostanie o { $count } monety mniej
    [many] twój najsilniejszy rywal dostanie o { $count } monet mniej
   *[other] twój najsilniejszy rywal dostanie o { $count } monety mniej
}

## Zasady w jednym zdaniu
rule-cl-1-1 = Przy tym stole nie ma takiego gracza.
rule-cl-2-3 = Z twoich dwóch płytek zadań dokładnie jedna leży jawnie, a druga jest tajna.
rule-cl-2-4 = Płytki zadań wybiera się raz, przed wszystkim innym; wszystkie odkrywa się naraz.
rule-cl-2-8 = Każdy szyb zaczyna z ośmioma kartami: dwie zakryte, cztery na przemian odkryte i zakryte, dwie odkryte.
rule-cl-2-12 = Karta Przebudzenia leży na dolnym stosie; wszystkie inne stosy leżą na niej.
rule-cl-2-14 = Gracz, który zaczyna, musi siedzieć przy stole.
rule-cl-3-1 = Tura to: załadunek wagonika, kopanie, przesiewanie gruzu; każde raz i w tej kolejności.
rule-cl-3-2 = W pierwszej turze wkładasz do wagonika jedną kartę z ręki; nie musi do niczego pasować.
rule-cl-4-2 = Karta pochodzi z wierzchu szybu albo z twojej własnej ręki.
rule-cl-4-3 = Karta pasuje, gdy ma ten sam kolor, ten sam skarb albo jedno i drugie.
rule-cl-4-4 = Twoja pierwsza karta musi pasować do wierzchniej karty twojego wagonika.
rule-cl-4-5 = Każda następna karta musi pasować do tej, którą położono tuż przed nią.
rule-cl-4-8 = Możesz przestać kopać w dowolnej chwili, nawet bez karty.
rule-cl-4-9 = Pełna sztolnia od razu kończy kopanie; w przeciwnym razie o końcu decydujesz ty.
rule-cl-4-10 = Co leży, to leży: karta w sztolni albo w wagoniku zostaje tam, gdzie jest.
rule-cl-4-11 = W sztolni mieszczą się najwyżej cztery karty.
rule-cl-5-1 = W turze można podarować tylko jedną kartę, innemu graczowi i podczas kopania.
rule-cl-5-3 = Kto ma pełną sztolnię, nie może dostać karty.
rule-cl-5-4 = Podarowana karta musi pasować do karty leżącej w cudzej sztolni najbardziej na prawo.
rule-cl-5-5 = Jeśli cudza sztolnia jest pusta, karta musi pasować do wierzchniej karty cudzego wagonika.
rule-cl-5-6 = Przed swoją pierwszą turą nikt nie dostaje karty w darze.
rule-cl-6-1 = Zabrać albo wysadzić można tylko wierzchnią kartę szybu.
rule-cl-6-2 = Zakryta karta, która znajdzie się na wierzchu, od razu jest odkrywana i tak zostaje.
rule-cl-6-4 = Pusty szyb od razu się uzupełnia: jedna karta zakryta, dwie odkryte.
rule-cl-6-6 = Aby wysadzić wierzchnią kartę szybu, odrzucasz kartę Kabum.
rule-cl-6-7 = Kart Kabum używa się podczas kopania i nigdy poza tym.
rule-cl-6-8 = Przy tym stole umówiono się na jedną kartę Kabum w turze.
rule-cl-6-11 = W pustym szybie nie ma czego wysadzać.
rule-cl-6-12 = Odrzucone karty nigdy nie wracają.
rule-cl-7-1 = Gruz przesiewa się po kolei: premie, dobranie, karta na szyb, limit ręki.
rule-cl-7-6 = Puste pola dają od lewej do prawej: kartę Chrapania, kartę Kabum, dobranie i jeszcze jedno dobranie.
rule-cl-7-9 = Potem dobierasz jeszcze jedną kartę, bez względu na to, ile wykopano.
rule-cl-7-10 = Musisz położyć kartę z ręki na szybie; wybierasz i kartę, i szyb.
rule-cl-7-12 = Na koniec tury odrzucasz karty z ręki, jedną po drugiej, aż zostanie ci pięć.
rule-cl-8-2 = Kartę Przebudzenia pokazuje się i odkłada na bok; dobiera się jeszcze raz.
rule-cl-8-3 = Gdy pojawia się karta Przebudzenia, dogrywa się rundę i partia się kończy.
rule-cl-9-3 = Nikt nie zagląda do cudzego wagonika; przebieg gry sięga do poprzedniej rundy.
rule-cl-10-1 = Karty na ręce się nie liczą.
rule-cl-10-2 = Liczą się wszystkie karty w wagoniku i w sztolni oraz niewykorzystane karty Kabum.
rule-cl-10-4 = Do każdego zadania liczą się karty skarbów jego koloru albo rodzaju.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 lub więcej kart jednego zadania daje 1, 2, 4, 6, 9, 12, 16, 20, 25 punktów.
rule-cl-10-8 = Kto ma najwięcej oczu, traci jedną monetę za każde 2 oczy, z zaokrągleniem w górę.
rule-cl-10-9 = Oczy na kartach Chrapania liczą się jak wszystkie inne.
rule-cl-10-12 = Wygrywa ten, kto ma najwięcej punktów.
rule-cl-10-13 = Przy remisie wygrywa ten, kto ma mniej oczu.
rule-cl-10-14 = Nadal remis? Wygrywa ten, kto ma więcej kart skarbów.
rule-cl-10-15 = Nadal remis? Zwycięstwo jest wspólne.

## Trener: po dwa krótkie zdania
coach-goal = Łącz pasujące karty w łańcuch, dla monet i dla swoich dwóch zadań, zanim obudzi się potwór; kto ma najwięcej oczu, ten za nie płaci.
coach-tasks = Każda karta w kolorze i ze skarbem twoich dwóch zadań daje punkty na koniec. Jedno zadanie będzie jawne: pokaż to, o którym inni mogą wiedzieć, bo kart, które się do niego liczą, nikt ci nie podaruje.
coach-cart = Zależy ci na długich łańcuchach, a ta karta to pierwsze ogniwo. Wybierz taką, której kolor albo skarb widać też na wierzchu szybów.
coach-dig = Szukaj monet i kart do swoich zadań, a oczu unikaj. To, co pasuje do ostatniej karty, świeci: ten sam kolor albo ten sam skarb.
coach-stop = Puste pole jest lepsze niż karta pełna oczu i też coś daje: co dokładnie, mówi przycisk. Ale jeśli zupełnie nic nie wykopiesz, dostaniesz kartę Chrapania z 3 oczami.
coach-give = Pozbywaj się oczu, bo kto ma ich najwięcej, ten płaci. Raz na turę możesz włożyć kartę do cudzej sztolni, jeśli tam pasuje; monet oddawaj jak najmniej.
coach-blast = Tak dostaniesz się do karty, której potrzebujesz, a która leży przysypana: karta Kabum wysadza wierzchnią kartę szybu. Zachowana jest na koniec warta monetę.
coach-lay = Nie pomagaj innym: wybierz to, czego nikt nie potrzebuje, albo to, co chcesz wykopać w następnej turze, jeśli jeszcze tam będzie. Karta z ręki trafia na szyb.
coach-discard = Zatrzymaj to, co wydłuży twój następny łańcuch; karty na ręce się nie liczą. Może zostać najwyżej pięć: odrzuć to, co nie pasuje ani do twoich zadań, ani do szybów.

## The prologue: the same, in the first minute
prologue-digging = O co chodzi
prologue-digging-task = Kopiesz jako krasnolud po monety, a każda to punkt. Karta musi pasować do ostatniej kolorem albo skarbem: na wierzchu twojego wagonika leży czerwony posąg, więc wyłóż czerwony młot z trzema monetami.
prologue-digging-done = Trzy monety, trzy punkty. A jedno z twoich zadań to czerwone karty: im ich więcej, tym lepiej.
prologue-digging-other = To daje ci oko, które może cię kosztować monety, albo zupełnie nic. Czerwony młot pasuje do czerwonego posągu i ma trzy monety.
prologue-chaining = Tura
prologue-chaining-task = W turze wykładasz do czterech kart, z ręki albo z szybów, a każda pasuje do poprzedniej. Żółty młot na szybie 5 pasuje do twojego czerwonego i ma monetę: wykop go.
prologue-chaining-done = Tak rośnie łańcuch; następna karta musi być żółta albo być młotem. W następnej turze wszystko stoczy się do wagonika i na koniec się liczy.
prologue-chaining-other = Jest coś lepszego: żółty młot na szybie 5 pasuje i ma monetę.
prologue-sleeping = Co może pójść źle
prologue-sleeping-task = Kilka tur później na wierzchu twojego wagonika leży biały posąg i nic do niego nie pasuje: żadna karta z ręki ani z szybów. Możesz już tylko przestać.
prologue-sleeping-done = Kto nic nie wykopie, dostaje kartę Chrapania z 3 oczami, a kto na koniec ma najwięcej oczu, płaci za nie monetami. Kończ więc łańcuch kartą, od której da się kopać dalej.
prologue-sleeping-other = To dostaje drugi gracz, a ty dalej nic nie wykopujesz. Zacznij od nowa i przestań.
prologue-counting = Potwór się budzi
prologue-counting-task = Potwór nie śpi, więc ta runda jest ostatnia. Twoje zadania (nad wagonikiem, z liczbą kart i punktów) to czerwone karty i korony: czerwona korona liczy się do obu, więc ją wykop.
prologue-counting-done = Teraz wszystko się liczy: monety, punkty za oba zadania i monety, które traci ten, kto ma najwięcej oczu. Wygrywa najwięcej punktów.
prologue-counting-other = To była ostatnia okazja, żeby kopać. Czerwona korona liczyłaby się do obu zadań.

## Lekcje: tytuł, zadanie, dlaczego dobrze, dlaczego nie
lesson-fitting = Znajdź to, co pasuje
lesson-fitting-task = Karta pasuje, gdy ma ten sam kolor albo ten sam skarb co ostatnia. Na wierzchu twojego wagonika leży czerwony posąg: wyłóż kartę, która ma najwięcej monet i żadnych oczu.
lesson-fitting-done = Czerwony młot pasuje kolorem i daje trzy monety. Teraz następna karta musi pasować do młota.
lesson-fitting-other = Spójrz jeszcze raz: do czerwonego posągu pasują dwie karty z twojej ręki, ale tylko jedna ma monety i nie ma oczu.
lesson-chaining = Zbuduj łańcuch z czterech kart
lesson-chaining-task = Zapełnij wszystkie cztery pola: czerwona korona, zielona korona, zielony miecz, a potem żółty miecz z szybu. Każda karta musi pasować do poprzedniej.
lesson-chaining-done = Cztery karty w jednej turze. Pełna sztolnia od razu kończy kopanie, a w następnej turze wszystko stoczy się do twojego wagonika.
lesson-chaining-other = W ten sposób łańcuch urywa się za wcześnie. Zacznij od nowa i pomyśl, co będzie musiało pasować dalej.
lesson-giving = Oddaj oczy
lesson-giving-task = Raz na turę możesz włożyć kartę do cudzej sztolni, jeśli tam pasuje. Cudza sztolnia kończy się niebieskim posągiem: podaruj kartę, która ma 2 oczy i żadnych monet.
lesson-giving-done = Te 2 oczy mogą teraz odebrać monetę rywalowi, a nie tobie. Podarunek nie zajmuje żadnego z twoich pól.
lesson-giving-other = Monety to punkty: zatrzymaj je. Podaruj niebieski naszyjnik, który ma 2 oczy i żadnych monet.
lesson-blasting = Wysadź przeszkodę
lesson-blasting-task = Czerwony młot z trzema monetami leży pod pucharem, który nie pasuje. Wysadź wierzch tego szybu swoją kartą Kabum, a potem wykop młot.
lesson-blasting-done = Za kartę Kabum, czyli za jedną monetę, masz trzy monety i czerwoną kartę. To dobra wymiana.
lesson-blasting-other = Przeszkadza inna karta. Czerwony młot leży w szybie 3, pod białym pucharem.
lesson-stopping = Przestań w porę
lesson-stopping-task = Pasuje tylko jedna karta, biały miecz: żadnych monet, za to 2 oczy. Przestań: puste pole też coś daje.
lesson-stopping-done = Za puste pole dobierasz kartę, zamiast brać oczy. Kto na koniec ma najwięcej oczu, płaci monetami.
lesson-stopping-other = Kto na koniec ma najwięcej oczu, płaci monetami. Tu lepiej było przestać.
lesson-discarding = Zatrzymaj to, co się liczy
lesson-discarding-task = Sześć kart to o jedną za dużo. Twoje zadania to kolor czerwony i korony: odrzuć kartę, która nie liczy się do żadnego z nich.
lesson-discarding-done = To, co zostało, pasuje do twoich zadań. Karty na ręce się nie liczą, więc szybko wyłóż je do sztolni.
lesson-discarding-other = Ta karta liczy się do jednego z twoich zadań. Niebieski puchar nie liczy się do żadnego: odrzuć go.

## Co powinno stać w pozycji: po dwukropku
expected-step-of-play = krok, na przykład tasks, cart, dig, turn-up-s3, draw-2, lay albo over
expected-yes = „yes” albo brak takiego wiersza
expected-card = karta, na przykład red-crown-2
expected-card-or-back = karta, na przykład red-crown-2, albo * jako rewers
expected-tasks = kolor i skarb, na przykład [red] crown, jawne zadanie w nawiasach
expected-face-down = nie więcej zakrytych kart, niż jest kart nigdzie niewymienionych: { $most }
source-coins = Monety
source-kablooey = Karty Kabum
source-colour = Zadanie: kolor
source-treasure = Zadanie: skarb
source-loss = Najwięcej oczu: okup dla potwora
say-stirs = Potwór otwiera jedno oko.
