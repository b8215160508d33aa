# Clank! po polsku: u nas ta gra nazywa się Brzdęk! Wszystkie zdania są nasze własne.
# Imion graczy i nazw kart się nie odmienia: imię stoi w mianowniku, nazwa karty po słowie „karta” albo „potwór” lub po dwukropku.
# Komnata ($room) przychodzi gotowa w mianowniku, dlatego stoi po dwukropku albo w nawiasie.

title = Brzdęk!
pitch = Wślizgnij się, ukradnij skarb i wyjdź cało. Smok słyszy każdy brzdęk.
pitch-length = godzina
pitch-kind = buduj i uciekaj

## Karty
card-burgle = Włamanie
card-stumble = Potknięcie
card-sidestep = Unik
card-scramble = Na czworakach
card-mercenary = Najemnik
card-explore = Zwiad
card-secret-tome = Tajemniczy wolumin
card-goblin = Wszędobylski goblin
card-sapphire = Szafir
card-emerald = Szmaragd
card-ruby = Rubin
card-diamond = Diament
card-dragons-eye = Smocze oko
card-amulet-of-vigor = Amulet wigoru
card-boots-of-swiftness = Buty siedmiomilowe
card-bracers-of-agility = Karwasze zręczności
card-brilliance = Geniusz
card-dead-run = Na złamanie karku
card-elven-boots = Elfie buty
card-elven-cloak = Elfi płaszcz
card-elven-dagger = Elfi sztylet
card-flying-carpet = Latający kobierzec
card-lucky-coin = Szczęśliwa moneta
card-move-silently = Bezszelestny krok
card-pickaxe = Kilof
card-scepter-of-the-ape-lord = Berło władcy małp
card-search = Przeszukanie
card-silver-spear = Srebrna włócznia
card-singing-sword = Śpiewający miecz
card-sleight-of-hand = Zręczne palce
card-sneak = Skradanie się
card-swagger = Przechwałki
card-tattle = Skarżypyta
card-treasure-map = Mapa skarbów
card-underworld-dealing = Interes z półświatkiem
card-wand-of-recall = Różdżka powrotu
card-wand-of-wind = Różdżka wiatru
card-apothecary = Aptekarz
card-archaeologist = Archeolog
card-cleric-of-the-sun = Kapłan słońca
card-dwarven-peddler = Krasnoludzki domokrążca
card-gem-collector = Zbieracz klejnotów
card-invoker-of-the-ancients = Przyzywacz pradawnych
card-kobold-merchant = Koboldzi kupiec
card-master-burglar = Mistrz włamań
card-mister-whiskers = Pan Wąsik
card-monkeybot-3000 = MałpoBot 3000
card-rebel-captain = Kapitan rebeliantów
card-rebel-miner = Górnik rebeliantów
card-rebel-scout = Zwiadowca rebeliantów
card-rebel-soldier = Żołnierz rebeliantów
card-the-duke = Książę
card-the-mountain-king = Król gór
card-the-queen-of-hearts = Królowa kier
card-treasure-hunter = Łowca skarbów
card-tunnel-guide = Przewodnik po tunelach
card-wizard = Czarodziej
card-dragon-shrine = Smoczy ołtarz
card-ladder = Drabina
card-shrine = Ołtarz
card-teleporter = Portal
card-the-vault = Skarbiec
card-animated-door = Ożywione drzwi
card-belcher = Bekacz
card-cave-troll = Troll jaskiniowy
card-crystal-golem = Kryształowy golem
# same as English
card-kobold = Kobold
card-ogre = Ogr
card-orc-grunt = Szeregowy ork
card-overlord = Mroczny władca
card-watcher = Wartownik

## Sekrety
secret-potion-of-greater-healing = Mikstura wielkiego leczenia
secret-greater-skill-boost = Wielki przypływ sprawności
secret-greater-treasure = Wielki skarb
secret-flash-of-brilliance = Przebłysk geniuszu
secret-chalice = Kielich
secret-potion-of-healing = Mikstura leczenia
secret-potion-of-swiftness = Mikstura szybkości
secret-potion-of-strength = Mikstura siły
secret-skill-boost = Przypływ sprawności
secret-treasure = Skarb
secret-magic-spring = Magiczne źródło
secret-dragon-egg = Smocze jajo

## Co robią karty
effect-skill = { $count ->
    [one] { $count } sprawność
    [few] { $count } sprawności
    [many] { $count } sprawności
   *[other] { $count } sprawności
}
effect-swords = { $count ->
    [one] { $count } miecz
    [few] { $count } miecze
    [many] { $count } mieczy
   *[other] { $count } miecza
}
effect-boots = { $count ->
    [one] { $count } but
    [few] { $count } buty
    [many] { $count } butów
   *[other] { $count } buta
}
effect-gold = { $count ->
    [one] { $count } złoto
    [few] { $count } złota
    [many] { $count } złota
   *[other] { $count } złota
}
effect-clank = { $count ->
    [one] { $count } brzdęk
    [few] { $count } brzdęki
    [many] { $count } brzdęków
   *[other] { $count } brzdęku
}
effect-quiet = { $count ->
    [one] o { $count } brzdęk mniej
    [few] o { $count } brzdęki mniej
    [many] o { $count } brzdęków mniej
   *[other] o { $count } brzdęku mniej
}
effect-draw = { $count ->
    [one] dobierz { $count } kartę
    [few] dobierz { $count } karty
    [many] dobierz { $count } kart
   *[other] dobierz { $count } karty
}
effect-heal = { $count ->
    [one] ulecz { $count } obrażenie
    [few] ulecz { $count } obrażenia
    [many] ulecz { $count } obrażeń
   *[other] ulecz { $count } obrażenia
}
# same as English
effect-teleport = { $count ->
    [one] { $count } teleport
    [few] { $count } teleporty
    [many] { $count } teleportów
   *[other] { $count } teleportu
}
effect-others-clank = { $count ->
    [one] { $count } brzdęk dla każdego z pozostałych
    [few] { $count } brzdęki dla każdego z pozostałych
    [many] { $count } brzdęków dla każdego z pozostałych
   *[other] { $count } brzdęku dla każdego z pozostałych
}
effect-all-clank = { $count ->
    [one] { $count } brzdęk dla każdego
    [few] { $count } brzdęki dla każdego
    [many] { $count } brzdęków dla każdego
   *[other] { $count } brzdęku dla każdego
}
effect-return-cubes = { $count ->
    [one] najwyżej { $count } czarna kostka wraca do sakwy
    [few] najwyżej { $count } czarne kostki wracają do sakwy
    [many] najwyżej { $count } czarnych kostek wraca do sakwy
   *[other] najwyżej { $count } czarnej kostki wraca do sakwy
}
effect-rage = furia smoka rośnie
effect-buy-tomes = zapłać { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
} za { $count ->
    [one] { $count } kartę Tajemniczy wolumin
    [few] { $count } karty Tajemniczy wolumin
    [many] { $count } kart Tajemniczy wolumin
   *[other] { $count } karty Tajemniczy wolumin
}
effect-skill-per-clank = { $count ->
    [one] { $count } sprawność za każdy twój brzdęk w tej turze
    [few] { $count } sprawności za każdy twój brzdęk w tej turze
    [many] { $count } sprawności za każdy twój brzdęk w tej turze
   *[other] { $count } sprawności za każdy twój brzdęk w tej turze
}
effect-gold-bonus = { $count ->
    [one] o { $count } złoto więcej, ilekroć w tej turze zyskujesz złoto
    [few] o { $count } złota więcej, ilekroć w tej turze zyskujesz złoto
    [many] o { $count } złota więcej, ilekroć w tej turze zyskujesz złoto
   *[other] o { $count } złota więcej, ilekroć w tej turze zyskujesz złoto
}
effect-gem-discount = { $count ->
    [one] klejnoty do końca tury tańsze o { $count } sprawność
    [few] klejnoty do końca tury tańsze o { $count } sprawności
    [many] klejnoty do końca tury tańsze o { $count } sprawności
   *[other] klejnoty do końca tury tańsze o { $count } sprawności
}
effect-attack = smok atakuje
effect-trash = na koniec tury usuń kartę
effect-trash-burgle = na koniec tury usuń kartę Włamanie
effect-replace-row = wymień kartę w puli lochów
effect-adjacent-secret = weź sekret z sąsiedniej komnaty
effect-no-cave-stop = kryształowe groty nie zatrzymują cię w tej turze
effect-ignore-monsters = potwory w tunelach nie są ci straszne do końca tury
effect-discard = { $count ->
    [one] odrzuć { $count } kartę →
    [few] odrzuć { $count } karty →
    [many] odrzuć { $count } kart →
   *[other] odrzuć { $count } karty →
}
effect-or = albo
effect-either = { $others } albo { $last }
short-others-clank = inni { $sign }
short-all-clank = wszyscy { $sign }
short-return-cubes = { $count ->
    [one] { $count } kostka do sakwy
    [few] { $count } kostki do sakwy
    [many] { $count } kostek do sakwy
   *[other] { $count } kostki do sakwy
}
short-rage = furia
short-buy-tomes = { $count ->
    [one] { $count } wolumin za { $sign }
    [few] { $count } woluminy za { $sign }
    [many] { $count } woluminów za { $sign }
   *[other] { $count } woluminu za { $sign }
}
short-skill-per-clank = { $sign } za brzdęk
short-gold-bonus = zawsze { $sign } więcej
short-gem-discount = klejnoty tańsze o { $sign }
short-attack = atak smoka
short-trash = usuń kartę
short-trash-burgle = usuń Włamanie
short-replace-row = wymiana w puli
short-adjacent-secret = sekret obok
short-no-cave-stop = bez postoju
short-ignore-monsters = bez potworów
when-companion = z innym towarzyszem:
when-artifact = z artefaktem:
when-crown = z koroną:
when-idol = z małpim idolem:
kind-action = Akcja.
kind-companion = Towarzysz.
kind-gem = Klejnot.
kind-device = Okazja: działa od razu, a potem jest odrzucana.
kind-monster = Potwór.
more-play = Po zagraniu: { $text }.
more-acquire = Przy zakupie: { $text }.
more-use = Przy użyciu: { $text }.
more-defeat = Za pokonanie: { $text }.
more-arrive = Gdy się pojawia: { $text }.
more-depths = Tylko w Głębinach.
more-crystal-cave = Tylko w kryształowej grocie.
more-dragon = Budzi smoka, gdy pojawia się na koniec tury.
more-danger = Zagrożenie: dopóki leży w puli, przy każdym ataku losuje się o jedną kostkę więcej.
more-points = { $count ->
    [one] Daje { $count } punkt.
    [few] Daje { $count } punkty.
    [many] Daje { $count } punktów.
   *[other] Daje { $count } punktu.
}
more-variable = Daje { $text }.
part-acquire = przy zakupie:
part-arrive = gdy się pojawia:
place-depths = tylko w Głębinach
place-crystal-cave = tylko w kryształowej grocie
mark-dragon = budzi smoka
mark-danger = zagrożenie
card-costs = { $card }, koszt: { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
points-per-gold = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
} za każde { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
}
points-per-tome = { $count ->
    [one] { $count } punkt za każdą kartę Tajemniczy wolumin
    [few] { $count } punkty za każdą kartę Tajemniczy wolumin
    [many] { $count } punktów za każdą kartę Tajemniczy wolumin
   *[other] { $count } punktu za każdą kartę Tajemniczy wolumin
}
points-with-mastery = { $count ->
    [one] { $count } punkt, jeśli masz żeton mistrzostwa
    [few] { $count } punkty, jeśli masz żeton mistrzostwa
    [many] { $count } punktów, jeśli masz żeton mistrzostwa
   *[other] { $count } punktu, jeśli masz żeton mistrzostwa
}
points-with-two-kinds = { $count ->
    [one] { $count } punkt, jeśli masz dwie z trzech rzeczy: kielich, smocze jajo, małpi idol
    [few] { $count } punkty, jeśli masz dwie z trzech rzeczy: kielich, smocze jajo, małpi idol
    [many] { $count } punktów, jeśli masz dwie z trzech rzeczy: kielich, smocze jajo, małpi idol
   *[other] { $count } punktu, jeśli masz dwie z trzech rzeczy: kielich, smocze jajo, małpi idol
}

## Podziemia
dungeon = Podziemia
exit = wyjście
way-out = wejście
room = komnata { $number }
in-depths = w Głębinach
crystal-cave = kryształowa grota
market = Kram
market-room = kram
fountain = źródełko
major-secret = Wielki sekret
minor-secrets = { $count ->
    [one] { $count } Pomniejszy sekret
    [few] { $count } Pomniejsze sekrety
    [many] { $count } Pomniejszych sekretów
   *[other] { $count } Pomniejszego sekretu
}
idols = { $count ->
    [one] { $count } małpi idol
    [few] { $count } małpie idole
    [many] { $count } małpich idoli
   *[other] { $count } małpiego idola
}
artifact = { $count ->
    [one] artefakt za { $count } punkt
    [few] artefakt za { $count } punkty
    [many] artefakt za { $count } punktów
   *[other] artefakt za { $count } punktu
}
pawn = { $who ->
    [you] Ty: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } potwór
    [few] { $count } potwory
    [many] { $count } potworów
   *[other] { $count } potwora
}
tunnel-locked = na klucz
around = { $place ->
    [entrance] Drogi od wejścia
   *[room] Drogi z komnaty { $number }
}
around-way = → { $room }:
around-shut = → { $room }: tylko z artefaktem
around-against = ← { $room }: tunel jednokierunkowy, tylko stamtąd

## Karty do kupienia
row = Pula lochów
row-left = { $count ->
    [one] w talii { $count } karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } karty
}
reserve = Rezerwa
reserve-gist = zawsze pod ręką
pile-left = { $count } szt.
market-gist = { $gold ->
    [one] każda rzecz za { $gold } złoto
    [few] każda rzecz za { $gold } złota
    [many] każda rzecz za { $gold } złota
   *[other] każda rzecz za { $gold } złota
}
item-key = { $count ->
    [one] Klucz
    [few] { $count } klucze
    [many] { $count } kluczy
   *[other] { $count } klucza
}
item-backpack = { $count ->
    [one] Plecak
    [few] { $count } plecaki
    [many] { $count } plecaków
   *[other] { $count } plecaka
}
item-crown = Korona ({ $count } pkt)

## Smok
dragon = Smok
odds = { $drawn ->
    [one] Następny atak: { $drawn } kostka z { $all }.
    [few] Następny atak: { $drawn } kostki z { $all }.
    [many] Następny atak: { $drawn } kostek z { $all }.
   *[other] Następny atak: { $drawn } kostki z { $all }.
}
odds-own = { $drawn ->
    [one] Następny atak: { $drawn } kostka z { $all } (twoich: { $own }), ryzyko { $chance }%.
    [few] Następny atak: { $drawn } kostki z { $all } (twoich: { $own }), ryzyko { $chance }%.
    [many] Następny atak: { $drawn } kostek z { $all } (twoich: { $own }), ryzyko { $chance }%.
   *[other] Następny atak: { $drawn } kostki z { $all } (twoich: { $own }), ryzyko { $chance }%.
}
rage = Furia
rage-said = { $count ->
    [one] pole { $space }, { $count } kostka i { $danger } za zagrożenie
    [few] pole { $space }, { $count } kostki i { $danger } za zagrożenie
    [many] pole { $space }, { $count } kostek i { $danger } za zagrożenie
   *[other] pole { $space }, { $count } kostki i { $danger } za zagrożenie
}
bag = Sakwa
clank-area = Obszar brzdęku
cubes-black = czarne: { $count }
cubes-of = { $owner ->
    [you] twoje: { $count }
   *[other] { $owner }: { $count }
}
countdown = Odliczanie
countdown-nobody = nikt jeszcze nie wyszedł
countdown-said = { $who ->
    [you] Jesteś na polu { $space }
   *[other] { $who }, pole { $space }
}

## Gracze
purse = Do wydania
health = Zdrowie
health-said = { $damage ->
    [0] Bez obrażeń, zdrowie: { $count }
    [one] { $damage } obrażenie, zdrowie: { $count }
    [few] { $damage } obrażenia, zdrowie: { $count }
    [many] { $damage } obrażeń, zdrowie: { $count }
   *[other] { $damage } obrażenia, zdrowie: { $count }
}
hand = { $count ->
    [0] Twoja ręka jest pusta
    [one] Twoja ręka, { $count } karta
    [few] Twoja ręka, { $count } karty
    [many] Twoja ręka, { $count } kart
   *[other] Twoja ręka, { $count } karty
}
played = { $owner ->
    [you] Twoje zagrane karty
   *[other] Zagrane karty gracza { $owner }
}
cards = { $count ->
    [0] jeszcze nic
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
discard = Twój stos kart odrzuconych
tokens = Żetony
token-count = { $count ->
    [one] { $name }
    [few] { $name }, { $count } sztuki
    [many] { $name }, { $count } sztuk
   *[other] { $name }, { $count } sztuki
}
mastery = żeton mistrzostwa
damage = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
}
count-clank = na obszarze brzdęku: { $count }
count-quiet = { $count ->
    [one] { $count } brzdęk przepadnie
    [few] { $count } brzdęki przepadną
    [many] { $count } brzdęków przepadnie
   *[other] { $count } brzdęku przepadnie
}
count-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
count-deck = { $count ->
    [one] { $count } karta do dobrania
    [few] { $count } karty do dobrania
    [many] { $count } kart do dobrania
   *[other] { $count } karty do dobrania
}
count-discard = odrzucone: { $count }
standing-left = na zewnątrz z artefaktem
standing-rescued = bez przytomności, ale cało
standing-dead = śmierć w podziemiach
force-exhausted = kryształowa grota cię zatrzymała
force-no-cave-stop = żadna grota cię nie zatrzyma
force-ignores-monsters = potwory w tunelach nie są ci straszne
force-discount = klejnoty są tańsze
force-gold-bonus = złota zyskujesz więcej
force-skill-per-clank = brzdęk daje sprawność

## Co się dzieje
lead-you = Twoja kolej.
lead-other = Gra { $names }.
lead-over = Koniec partii.
wait-chance = Trwa losowanie kart i kostek.
wait-turn = { $place ->
    [entrance] Przy wejściu.
   *[room] W komnacie { $number }.
}
ask-play = Zagrywaj karty, kupuj, walcz i chodź.
ask-act = Kupuj, walcz i chodź albo zakończ turę.
ask-choose = { $name }: wybierz jedną możliwość.
ask-discard = { $count ->
    [one] { $name }: odrzuć kartę.
    [few] { $name }: odrzuć { $count } karty.
    [many] { $name }: odrzuć { $count } kart.
   *[other] { $name }: odrzuć { $count } karty.
}
sub-discard = W zamian: { $gain }.
ask-replace = Którą kartę z puli lochów wymieniasz?
sub-replace = Symbol smoka na nowej karcie się nie liczy.
ask-adjacent = Z której komnaty bierzesz sekret?
ask-enter = Bierzesz to, co tu leży?
sub-enter = Zdecyduj teraz; potem trzeba będzie tu wrócić.
ask-trash = Która karta na zawsze opuści twoją talię?
sub-trash = Może leżeć wśród zagranych kart albo na twoim stosie kart odrzuconych.

## Co można zrobić
group-choose = Wybierz jedno
group-discard = Odrzuć kartę
group-replace = Wymień kartę
group-adjacent = Weź sekret
group-trash = Usuń kartę
group-enter = Tutaj
group-play = Zagraj kartę
group-walk = Idź
# same as English
group-teleport = Teleport
group-acquire = Kup
group-fight = Walcz
group-market = Kram
group-drink = Mikstury
group-end = Tura
short-choose = Wybierz
short-discard = Odrzuć
short-replace = Wymień
short-adjacent = Sekret
short-trash-card = Usuń
short-enter = Weź
short-play = Zagraj
short-walk = Idź
# same as English
short-teleport = Teleport
short-acquire = Kup
short-fight = Walcz
short-market = Kram
short-drink = Wypij
short-end = Zakończ
short-of = brakuje { $sign }
offer-play = Zagraj kartę { $card }
offer-discard = Odrzuć kartę { $card }
offer-acquire = Kup kartę { $card }
offer-use = Skorzystaj z okazji: { $card }
offer-fight = Walcz: { $card }
offer-replace = Wymień kartę { $card }
offer-trash = Usuń kartę { $card }
offer-trash-burgle = Usuń kartę { $card } (Mistrz włamań)
offer-key = Kup klucz
offer-backpack = Kup plecak
offer-crown = { $count ->
    [one] Kup koronę ({ $count } punkt)
    [few] Kup koronę ({ $count } punkty)
    [many] Kup koronę ({ $count } punktów)
   *[other] Kup koronę ({ $count } punktu)
}
offer-walk = { $place ->
    [entrance] Idź do wejścia
   *[room] Idź do komnaty { $number }
}{ $swords ->
    [0] { "" }
    [one] , wydaj { $swords } miecz
    [few] , wydaj { $swords } miecze
    [many] , wydaj { $swords } mieczy
   *[other] , wydaj { $swords } miecza
}{ $damage ->
    [0] { "" }
    [one] , przyjmij { $damage } obrażenie
    [few] , przyjmij { $damage } obrażenia
    [many] , przyjmij { $damage } obrażeń
   *[other] , przyjmij { $damage } obrażenia
}
offer-leave = Wyjdź z podziemi na dobre
leave = Wyjdź na dobre
offer-teleport = { $place ->
    [entrance] Teleportuj się do wejścia
   *[room] Teleportuj się do komnaty { $number }
}
offer-take-from = { $place ->
    [entrance] Weź sekret przy wejściu
   *[room] Weź sekret z komnaty { $number }
}
offer-drink = Wypij: { $name }
offer-choose = Wybierz: { $text }
offer-end = Zakończ turę
end-unspent = Niewydane:
offer-keep = Zatrzymaj karty i nic nie zyskaj
offer-decline = Zostaw to
offer-take-artifact = { $count ->
    [one] Weź artefakt za { $count } punkt
    [few] Weź artefakt za { $count } punkty
    [many] Weź artefakt za { $count } punktów
   *[other] Weź artefakt za { $count } punktu
}
offer-take-major = Weź Wielki sekret
offer-take-minor = Weź Pomniejszy sekret
offer-take-idol = Weź małpiego idola

## Przebieg gry
log-turn = { $who ->
    [you] Twoja tura
   *[other] Tura: { $who }
}
log-started = { $who ->
    [you] Zaczynasz.
   *[other] { $who } zaczyna.
}
log-removed = { $count ->
    [one] Artefakt za { $count } punkt zostaje w pudełku.
    [few] Artefakt za { $count } punkty zostaje w pudełku.
    [many] Artefakt za { $count } punktów zostaje w pudełku.
   *[other] Artefakt za { $count } punktu zostaje w pudełku.
}
log-played = { $who ->
    [you] Zagrywasz kartę { $card }:
   *[other] { $who } zagrywa kartę { $card }:
}
log-played-plain = { $who ->
    [you] Zagrywasz kartę { $card }.
   *[other] { $who } zagrywa kartę { $card }.
}
log-drew = { $who ->
    [you] Dobierasz kartę.
   *[other] { $who } dobiera kartę.
}
log-drew-card = { $who ->
    [you] Dobierasz kartę { $card }.
   *[other] { $who } dobiera kartę { $card }.
}
log-reshuffled = { $who ->
    [you] Tasujesz odrzucone karty: to twoja nowa talia.
   *[other] { $who } tasuje odrzucone karty: to nowa talia.
}
log-discarded = { $who ->
    [you] Odrzucasz kartę { $card }.
   *[other] { $who } odrzuca kartę { $card }.
}
log-trashed = { $who ->
    [you] Usuwasz kartę { $card }.
   *[other] { $who } usuwa kartę { $card }.
}
log-acquired = { $who ->
    [you] { $count ->
        [one] Kupujesz kartę { $card } za { $count } sprawność.
        [few] Kupujesz kartę { $card } za { $count } sprawności.
        [many] Kupujesz kartę { $card } za { $count } sprawności.
       *[other] Kupujesz kartę { $card } za { $count } sprawności.
    }
   *[other] { $count ->
        [one] { $who } kupuje kartę { $card } za { $count } sprawność.
        [few] { $who } kupuje kartę { $card } za { $count } sprawności.
        [many] { $who } kupuje kartę { $card } za { $count } sprawności.
       *[other] { $who } kupuje kartę { $card } za { $count } sprawności.
    }
}
log-took = { $who ->
    [you] Bierzesz kartę { $card }.
   *[other] { $who } bierze kartę { $card }.
}
log-used = { $who ->
    [you] Korzystasz z okazji: { $card }.
   *[other] { $who } korzysta z okazji: { $card }.
}
log-fought = { $who ->
    [you] Pokonujesz potwora: { $card }.
   *[other] { $who } pokonuje potwora: { $card }.
}
log-bought = { $item ->
    [key] { $who ->
        [you] Kupujesz klucz.
       *[other] { $who } kupuje klucz.
    }
    [backpack] { $who ->
        [you] Kupujesz plecak.
       *[other] { $who } kupuje plecak.
    }
   *[crown] { $who ->
        [you] Kupujesz koronę.
       *[other] { $who } kupuje koronę.
    }
}
log-drank = { $who ->
    [you] Pijesz: { $name }.
   *[other] { $who } pije: { $name }.
}
log-moved = { $who ->
    [you] Idziesz { $place ->
        [entrance] do wejścia
       *[room] do komnaty { $number }
    }{ $damage ->
        [0] .
        [one] { " " }i otrzymujesz { $damage } obrażenie.
        [few] { " " }i otrzymujesz { $damage } obrażenia.
        [many] { " " }i otrzymujesz { $damage } obrażeń.
       *[other] { " " }i otrzymujesz { $damage } obrażenia.
    }
   *[other] { $who } idzie { $place ->
        [entrance] do wejścia
       *[room] do komnaty { $number }
    }{ $damage ->
        [0] .
        [one] { " " }i otrzymuje { $damage } obrażenie.
        [few] { " " }i otrzymuje { $damage } obrażenia.
        [many] { " " }i otrzymuje { $damage } obrażeń.
       *[other] { " " }i otrzymuje { $damage } obrażenia.
    }
}
log-teleported = { $who ->
    [you] Teleportujesz się { $place ->
        [entrance] do wejścia
       *[room] do komnaty { $number }
    }.
   *[other] { $who } teleportuje się { $place ->
        [entrance] do wejścia
       *[room] do komnaty { $number }
    }.
}
log-found = { $who ->
    [you] Znajdujesz: { $name } –
   *[other] { $who } znajduje: { $name } –
}
log-found-plain = { $who ->
    [you] Znajdujesz: { $name }.
   *[other] { $who } znajduje: { $name }.
}
log-idol = { $who ->
    [you] Bierzesz małpiego idola.
   *[other] { $who } bierze małpiego idola.
}
log-artifact = { $who ->
    [you] { $count ->
        [one] Bierzesz artefakt za { $count } punkt!
        [few] Bierzesz artefakt za { $count } punkty!
        [many] Bierzesz artefakt za { $count } punktów!
       *[other] Bierzesz artefakt za { $count } punktu!
    }
   *[other] { $count ->
        [one] { $who } bierze artefakt za { $count } punkt!
        [few] { $who } bierze artefakt za { $count } punkty!
        [many] { $who } bierze artefakt za { $count } punktów!
       *[other] { $who } bierze artefakt za { $count } punktu!
    }
}
log-gold = { $who ->
    [you] { $count ->
        [one] Zyskujesz { $count } złoto.
        [few] Zyskujesz { $count } złota.
        [many] Zyskujesz { $count } złota.
       *[other] Zyskujesz { $count } złota.
    }
   *[other] { $count ->
        [one] { $who } zyskuje { $count } złoto.
        [few] { $who } zyskuje { $count } złota.
        [many] { $who } zyskuje { $count } złota.
       *[other] { $who } zyskuje { $count } złota.
    }
}
log-paid = { $who ->
    [you] { $count ->
        [one] Płacisz { $count } złoto.
        [few] Płacisz { $count } złota.
        [many] Płacisz { $count } złota.
       *[other] Płacisz { $count } złota.
    }
   *[other] { $count ->
        [one] { $who } płaci { $count } złoto.
        [few] { $who } płaci { $count } złota.
        [many] { $who } płaci { $count } złota.
       *[other] { $who } płaci { $count } złota.
    }
}
log-noise = { $who ->
    [you] { $count ->
        [one] Hałasujesz: { $count } brzdęk.
        [few] Hałasujesz: { $count } brzdęki.
        [many] Hałasujesz: { $count } brzdęków.
       *[other] Hałasujesz: { $count } brzdęku.
    }
   *[other] { $count ->
        [one] { $who } hałasuje: { $count } brzdęk.
        [few] { $who } hałasuje: { $count } brzdęki.
        [many] { $who } hałasuje: { $count } brzdęków.
       *[other] { $who } hałasuje: { $count } brzdęku.
    }
}
log-hushed = { $who ->
    [you] { $count ->
        [one] Wyciszasz { $count } brzdęk.
        [few] Wyciszasz { $count } brzdęki.
        [many] Wyciszasz { $count } brzdęków.
       *[other] Wyciszasz { $count } brzdęku.
    }
   *[other] { $count ->
        [one] { $who } wycisza { $count } brzdęk.
        [few] { $who } wycisza { $count } brzdęki.
        [many] { $who } wycisza { $count } brzdęków.
       *[other] { $who } wycisza { $count } brzdęku.
    }
}
log-healed = { $who ->
    [you] { $count ->
        [one] Leczysz { $count } obrażenie.
        [few] Leczysz { $count } obrażenia.
        [many] Leczysz { $count } obrażeń.
       *[other] Leczysz { $count } obrażenia.
    }
   *[other] { $count ->
        [one] { $who } leczy { $count } obrażenie.
        [few] { $who } leczy { $count } obrażenia.
        [many] { $who } leczy { $count } obrażeń.
       *[other] { $who } leczy { $count } obrażenia.
    }
}
log-revealed = Pojawia się karta { $card }.
log-rouses = Pojawia się karta { $card } i budzi smoka.
log-put-away = Karta { $card } zostaje odrzucona.
log-dungeon-reshuffled = Talia lochów jest tasowana od nowa.
log-raged = Furia smoka rośnie.
log-cubes-returned = { $count ->
    [one] Do sakwy wraca { $count } czarna kostka.
    [few] Do sakwy wracają { $count } czarne kostki.
    [many] Do sakwy wraca { $count } czarnych kostek.
   *[other] Do sakwy wraca { $count } czarnej kostki.
}
log-attacked = { $count ->
    [one] Smok atakuje i losuje { $count } kostkę.
    [few] Smok atakuje i losuje { $count } kostki.
    [many] Smok atakuje i losuje { $count } kostek.
   *[other] Smok atakuje i losuje { $count } kostki.
}
log-cubes = Z sakwy:
log-black = czarna
log-cube = { $owner ->
    [you] twoja
   *[other] { $owner }
}
log-left = { $who ->
    [you] Opuszczasz podziemia z artefaktem.
   *[other] { $who } opuszcza podziemia z artefaktem.
}
log-rescued = { $who ->
    [you] Tracisz przytomność, ale pomoc przychodzi na czas.
   *[other] { $who } traci przytomność, ale pomoc przychodzi na czas.
}
log-dead = { $who ->
    [you] Giniesz.
   *[other] { $who } ginie.
}
log-ran = { $who ->
    [you] Odliczanie: jesteś na polu { $space }.
   *[other] Odliczanie: { $who }, pole { $space }.
}
log-ended = W podziemiach nie ma już nikogo.

## Koniec
over-winner = { $points ->
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
over-nobody = Nikt nie wyszedł stąd żywy, więc nikt nie wygrywa.
over-tie = Remis na punkty: rozstrzyga cenniejszy artefakt.
account = Punktacja
account-left = { $result ->
    [winner] { $who ->
        [you] Wygrywasz: { $points }
       *[other] { $who } wygrywa: { $points }
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Wygrywasz: { $points } (bez przytomności, ale cało)
       *[other] { $who } wygrywa: { $points } (bez przytomności, ale cało)
    }
   *[other] { $who ->
        [you] Ty: { $points } (bez przytomności, ale cało)
       *[other] { $who }: { $points } (bez przytomności, ale cało)
    }
}
account-dead = { $who ->
    [you] Ty: śmierć w podziemiach, bez punktów
   *[other] { $who }: śmierć w podziemiach, bez punktów
}
account-artifact = Artefakt { $count }: { $points }
account-mastery = Żeton mistrzostwa: { $points }
account-crown = Korona { $count }: { $points }
account-keys = { $count ->
    [one] Klucz: { $points }
    [few] { $count } klucze: { $points }
    [many] { $count } kluczy: { $points }
   *[other] { $count } klucza: { $points }
}
account-backpacks = { $count ->
    [one] Plecak: { $points }
    [few] { $count } plecaki: { $points }
    [many] { $count } plecaków: { $points }
   *[other] { $count } plecaka: { $points }
}
account-idols = { $count ->
    [one] Małpi idol: { $points }
    [few] { $count } małpie idole: { $points }
    [many] { $count } małpich idoli: { $points }
   *[other] { $count } małpiego idola: { $points }
}
account-gold = { $count ->
    [one] { $count } złoto: { $points }
    [few] { $count } złota: { $points }
    [many] { $count } złota: { $points }
   *[other] { $count } złota: { $points }
}
account-named = { $count ->
    [one] { $name }: { $points }
    [few] { $name } × { $count }: { $points }
    [many] { $name } × { $count }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Znaki
term-skill = Sprawność: kupujesz za nią karty i korzystasz z okazji
term-sword = Miecz: do walki
term-boot = But: żeby przejść tunelem
term-gold = Złoto: każda sztuka to punkt; płaci się nim w kramie
term-noise = Brzdęk: kostki na obszarze brzdęku; przy następnym ataku trafią do sakwy
term-quiet = Brzdęk, który przepadnie w tej turze
term-draw = Dobierz kartę
term-teleport = Teleport do sąsiedniej komnaty
term-heart = Pozostałe zdrowie
term-damage = Obrażenia
term-dragon = Budzi smoka, gdy się pojawia
term-danger = Zagrożenie: przy każdym ataku o jedną kostkę więcej
term-point = Punkty na koniec
term-feet = Tunel, który kosztuje dwa buty
term-fang = Potwór w tunelu: miecz albo jedno obrażenie
term-lock = Zamknięty tunel: tylko z kluczem
term-crystal = Kryształowa grota: w tej turze żadnych butów więcej
term-market = Kram: każda rzecz za 7 złota
term-fountain = Źródełko: przy wejściu leczy 1 obrażenie
term-minor = Pomniejszy sekret, zakryty
term-major = Wielki sekret, zakryty
term-idol = Małpi idol, 5 punktów
term-artifact = Artefakt i jego punkty; bez niego nikt stąd nie wyjdzie
term-key = Klucz: otwiera zamknięte tunele, 5 punktów
term-backpack = Plecak: miejsce na jeszcze jeden artefakt, 5 punktów
term-crown = Korona: punkty są na niej
term-potion = Mikstura: do wypicia we własnej turze
term-keepsake = Kielich (7 punktów) albo smocze jajo (3 punkty)
term-mastery = Żeton mistrzostwa, 20 punktów
term-cube = Kostki
term-hand = Karty na ręce
term-deck = Karty do dobrania
term-discard = Karty na stosie odrzuconych
term-flag = Kto wyszedł pierwszy
term-skull = Koniec
term-action = Akcja
term-companion = Towarzysz
term-gem = Klejnot
term-device = Okazja
term-monster = Potwór

## Ustawienia
option-board = Strona planszy
option-board-front = przednia
option-board-back = tylna
option-start = Kto zaczyna
option-start-lot = los zdecyduje
option-start-p0 = pierwsze miejsce
option-start-p1 = drugie miejsce
option-start-p2 = trzecie miejsce
option-start-p3 = czwarte miejsce
option-countdown-final = Ostatnie pole odliczania
option-countdown-final-knock-out = pozbawia przytomności pozostałych
option-countdown-final-kill = zabija wszystkich pozostałych
option-artifact-pickup = Artefakty bierze się
option-artifact-pickup-on-entry = przy wejściu do komnaty
option-artifact-pickup-action = w komnacie w dowolnej chwili
option-arrive-at-set-up = Efekty wejścia przy przygotowaniu gry
option-arrive-at-set-up-on = tak
option-arrive-at-set-up-off = nie
option-dungeon-deck-reshuffle = Tasowanie talii lochów od nowa
option-dungeon-deck-reshuffle-on = tak
option-dungeon-deck-reshuffle-off = nie
option-discard-cost-optional = Odrzucanie dobrowolne
option-discard-cost-optional-off = nie
option-discard-cost-optional-on = tak

## Powody podpowiedzi, dokończenia „To …”
why-points = { $count ->
    [one] o { $count } punkt więcej
    [few] o { $count } punkty więcej
    [many] o { $count } punktów więcej
   *[other] o { $count } punktu więcej
}
why-artifact = { $count ->
    [one] o { $count } punkt więcej za artefakty
    [few] o { $count } punkty więcej za artefakty
    [many] o { $count } punktów więcej za artefakty
   *[other] o { $count } punktu więcej za artefakty
}
why-health = { $count ->
    [one] o { $count } obrażenie mniej
    [few] o { $count } obrażenia mniej
    [many] o { $count } obrażeń mniej
   *[other] o { $count } obrażenia mniej
}
why-way-home = szansa wyjścia w porę większa o { $count }%
why-deck = { $count ->
    [one] o { $count } punkt więcej dzięki lepszej talii
    [few] o { $count } punkty więcej dzięki lepszej talii
    [many] o { $count } punktów więcej dzięki lepszej talii
   *[other] o { $count } punktu więcej dzięki lepszej talii
}
why-quieter = smok ma twoich kostek mniej o { $count }

## Zasady
rule-ck-2-8 = Tego już w kramie nie ma.
rule-ck-2-16 = Efekty wejścia pierwszych sześciu kart działają.
rule-ck-2-19 = Pierwszego gracza wskazuje los albo umowa; musi siedzieć przy stole.
rule-ck-2-22 = Plansza ma dwie strony; przednia jest łatwiejsza.
rule-ck-3-2 = Zagrywasz karty z własnej ręki, jedną po drugiej.
rule-ck-3-4 = Zanim tura się skończy, trzeba zagrać wszystkie karty z ręki.
rule-ck-3-5 = Najpierw trzeba zdecydować o czymś innym.
rule-ck-3-6 = Tura się skończyła: wybiera się już tylko karty do usunięcia.
rule-ck-4-7 = Odrzucić można tylko kartę z ręki, i to tylko wtedy, gdy wymaga tego efekt.
rule-ck-4-9 = Jeśli masz dość kart, odrzucenie jest obowiązkowe.
rule-ck-4-10 = Usunąć można tylko kartę zagraną albo kartę z twojego stosu odrzuconych.
rule-ck-4-11 = To, co usuwasz, wybierasz na koniec tury.
rule-ck-4-13 = Usuwanie jest obowiązkowe, dopóki jest co usunąć.
rule-ck-6-1 = Za sprawność kupuje się akcje, towarzyszy i klejnoty z puli lochów oraz karty z rezerwy.
rule-ck-6-2 = To kosztuje więcej sprawności, niż masz.
rule-ck-6-5 = Ten stos rezerwy jest pusty.
rule-ck-6-7 = Tę kartę można kupić tylko w Głębinach.
rule-ck-7-1 = Skorzystać można tylko z okazji leżącej w puli lochów.
rule-ck-7-2 = Ta okazja działa tylko w Głębinach.
rule-ck-7-3 = Z kilku możliwości wybierasz jedną, którą da się wykonać.
rule-ck-8-1 = Potwora z puli lochów albo goblina pokonuje się tyloma mieczami, ile pokazuje.
rule-ck-8-4 = Z tym potworem można walczyć tylko tam, gdzie mieszka.
rule-ck-9-1 = W komnacie z kramem każdy towar kosztuje 7 złota.
rule-ck-10-1 = But prowadzi cię jednym tunelem do sąsiedniej komnaty.
rule-ck-10-2 = Tunel ze śladami stóp kosztuje dwa buty.
rule-ck-10-3 = Każdy potwór w tunelu kosztuje jeden miecz albo jedno obrażenie, jak wolisz; mieczy nie może być więcej niż potworów.
rule-ck-10-5 = Nie możesz przyjąć tylu obrażeń, żeby zapełniły twój tor zdrowia.
rule-ck-10-6 = Żeby przyjąć obrażenie, musisz mieć kostki w zasobie.
rule-ck-10-7 = Na te potwory nie wystarczą ci ani miecze, ani zdrowie.
rule-ck-10-8 = Zamknięty tunel wymaga klucza.
rule-ck-10-9 = Tym tunelem można iść tylko w kierunku strzałki.
rule-ck-10-12 = Kryształowa grota zatrzymuje: po wejściu do niej nie można już w tej turze używać butów.
rule-ck-10-17 = Teleport prowadzi do sąsiedniej komnaty i trzeba go mieć.
rule-ck-10-20 = Bez artefaktu nikt nie może wyjść.
rule-ck-11-3 = Wchodząc do komnaty, możesz wziąć jeden leżący tam żeton.
rule-ck-11-5 = Żeton bierze się w chwili wejścia.
rule-ck-11-7 = Możesz nieść jeden artefakt i po jednym więcej za każdy plecak.
rule-ck-11-8 = Każdy zabrany artefakt zwiększa furię smoka.
rule-ck-12-14 = Wypić można tylko miksturę, która leży przed tobą.
rule-ck-14-2 = Najpierw pojawiają się wszystkie brakujące karty, potem działają ich efekty wejścia, a na koniec jest najwyżej jeden atak.
rule-ck-14-8 = Wyczerpaną talię lochów tasuje się od nowa z odrzuconych kart lochów.
rule-ck-15-1 = Przy ataku cały brzdęk trafia do sakwy i losuje się kostki: tyle, ile wskazuje furia, po jednej więcej za każdą kartę z zagrożeniem i dodatkowe podczas odliczania.
rule-ck-15-4 = Czarną kostkę się odkłada; kostka gracza to jedno obrażenie.
rule-ck-16-6 = Jeśli tracisz przytomność z artefaktem i powyżej Głębin, ktoś cię ratuje i liczysz punkty.
rule-ck-16-7 = Jeśli tracisz przytomność bez artefaktu albo w Głębinach, giniesz.
rule-ck-17-7 = Na ostatnim polu odliczania przytomność tracą wszyscy, którzy są jeszcze w podziemiach.
rule-ck-17-14 = Punkty dają artefakty, żeton mistrzostwa, inne żetony, złoto i karty.
rule-ck-17-15 = Wygrywa ten, kto ma najwięcej punktów; przy remisie rozstrzyga najcenniejszy artefakt.
rule-ck-17-16 = Polegli nie mają punktów. Jeśli zginą wszyscy, nikt nie wygrywa.
rule-ck-18-11 = Kartę z puli lochów wymienia się tylko wtedy, gdy każe tak efekt.
rule-ck-18-12 = Karta Włamanie musi być zagrana albo leżeć na twoim stosie odrzuconych.
rule-ck-18-15 = Potrzebujesz 7 złota i musi zostać choć jedna karta Tajemniczy wolumin.
rule-ck-18-16 = W sąsiedniej komnacie musi leżeć Wielki albo Pomniejszy sekret.

## Trener: po dwa krótkie zdania
coach-goal = Ukradnij artefakt i wyjdź cało z największą liczbą punktów; kto najgłośniej brzdęka, ten karmi smoka.
coach-choose = Ta karta, ten żeton albo to miejsce daje kilka efektów do wyboru. Weź to, co teraz najbardziej ci pomoże: złoto to punkty, a gdy na dobre pozbędziesz się słabej karty, reszta twojej talii będzie lepsza.
coach-discard = Odrzuć kartę, której najmniej ci szkoda. Odrzucone karty nie działają, a w przypadku karty Potknięcie to dobra wiadomość.
coach-replace = Pozbądź się karty, która pomaga rywalowi albo sprzyja smokowi. Znika z puli lochów, a na jej miejsce przychodzi inna.
coach-adjacent = Sekrety dają punkty albo pomoc, a ten nie kosztuje ani kroku: weź go z sąsiedniej komnaty. Wielkie sekrety są cenniejsze od Pomniejszych.
coach-trash = W szczupłej talii dobre karty przychodzą szybciej: usuń kartę Potknięcie albo Włamanie. Usunięta karta na dobre opuszcza twoją talię.
coach-enter = Artefakt to cel tej wyprawy, bez niego nie wyjdziesz. Wchodząc do komnaty, możesz wziąć jedną rzecz, która tam leży; zniknięcie artefaktu rozjusza jednak smoka.
coach-play = Karty prowadzą cię po artefakt i z powrotem: za sprawność kupujesz lepsze karty, mieczami walczysz, w butach idziesz. Zagraj najpierw wszystkie, dopiero potem licz, na co cię stać.
coach-walk = Dojdź do artefaktu i zdąż wrócić. Każdy tunel kosztuje but, ze śladami stóp dwa, a potwory gryzą; komnaty, do których możesz teraz dojść, świecą, a przy drodze widać cenę.
coach-teleport = Teleport oszczędza najwięcej tam, gdzie zwykła droga kosztowałaby najwięcej. Przenosi cię do sąsiedniej komnaty bez butów, mimo potworów, zamków i strzałek.
coach-acquire = Lepsze karty prowadzą cię dalej, a wiele z nich daje punkty: wydawaj sprawność, bo reszta przepada. Kupiona karta leży na stosie kart odrzuconych i przyda się po najbliższym tasowaniu.
coach-fight = Pokonany potwór płaci od razu, często złotem, a złoto to punkty. Gdy zostaną ci 2 miecze, goblin zawsze wypłaci 1 złoto.
coach-market = Tu złoto zamienia się w coś lepszego: klucz otwiera zamki, plecak mieści drugi artefakt, korona to punkty. Każda rzecz kosztuje 7 złota; to, czego chcesz używać, kup wcześnie.
coach-drink = Mikstura może uratować turę albo życie, ale tylko raz. Wypij ją w dowolnej chwili swojej tury; leczniczą zachowaj, aż będzie potrzebna.
coach-end = Gdy nic, na co cię stać, nie posunie cię już dalej, zakończ turę. Potem pula lochów się uzupełni, a smok na nowej karcie oznacza atak: pilnuj swoich brzdęków.

## The prologue: the same, in the first minute
prologue-stealing = Po co tu jesteś
prologue-stealing-task = Wkradasz się do leża smoka: ukradnij artefakt, wyjdź cało i zdobądź najwięcej punktów. Właśnie tu leży artefakt: weź go.
prologue-stealing-done = Jest wart 7 punktów, jeśli z nim wyjdziesz. Ale smok to zauważył: każdy artefakt bardziej go rozwściecza.
prologue-stealing-other = Bez artefaktu stąd nie wyjdziesz, a martwi nie dostają punktów. Weź go.
prologue-walking = Tura
prologue-walking-task = W każdej turze zagrywasz pięć kart i wydajesz to, co dają: za sprawność kupujesz karty, mieczami walczysz, w butach idziesz. Zagraj ostatnią kartę, Unik, i idź do komnaty 16, w stronę wyjścia.
prologue-walking-done = Tak wygląda tura: zagraj karty, a potem kupuj, walcz i idź za to, co dały. Zakupy wzmacniają twoje następne tury.
prologue-walking-other = W turze możesz zrobić i to. Ale teraz chcesz wyjść: zagraj Unik i idź do komnaty 16.
prologue-waking = Twój własny hałas
prologue-waking-task = Kilka tur później. Potknięcie to brzdęk: każdy brzdęk kładzie twoją kostkę na obszar brzdęku, a leży ich tam już pięć. Zakończ turę i zobacz, kto cię usłyszał.
prologue-waking-done = Pula lochów się uzupełniła, a na nowej karcie jest smok, więc zaatakował. Twoje kostki trafiły do jego sakwy, a dwie z wylosowanych były twoje: dwa obrażenia. Dziesięć pozbawia przytomności.
prologue-waking-other = To też możesz zrobić. Ale zobacz, do czego prowadzi twój hałas: zacznij od nowa i zakończ turę.
prologue-leaving = Droga do wyjścia
prologue-leaving-task = Masz artefakt, ale już tylko 3 zdrowia, a jeden but wystarczy, żeby opuścić podziemia: wyjdź.
prologue-leaving-done = Jesteś na zewnątrz, bezpiecznie i z 20 punktami więcej. Dla pozostałych zaczyna się odliczanie; gdy w podziemiach nie ma już nikogo, wygrywa najwięcej punktów.
prologue-leaving-other = Na koniec tej tury smok może zaatakować, a jeszcze 3 obrażenia pozbawią cię przytomności. Wyjdź, póki możesz.

## Lekcje: tytuł, zadanie, dlaczego dobrze, dlaczego nie
lesson-buying = Zagraj karty i kupuj
lesson-buying-task = Zagraj wszystkie pięć kart: dają ci 3 sprawności i 1 but, a karta Potknięcie narobi hałasu. Potem kup z rezerwy kartę Zwiad, która kosztuje 3 sprawności.
lesson-buying-done = Karta Zwiad leży na twoim stosie kart odrzuconych i po najbliższym tasowaniu trafi na rękę. Niewydana sprawność przepada.
lesson-buying-other = Jeszcze nie: najpierw zagraj wszystkie karty, potem wydaj wszystkie 3 sprawności na kartę Zwiad.
lesson-walking = Przejdź obok potwora
lesson-walking-task = W tunelu do komnaty 14 czai się potwór, który zadaje jedno obrażenie. Masz but i miecze: idź tam i wydaj na niego jeden miecz.
lesson-walking-done = Jeden but, jeden miecz i ani jednego obrażenia. Dziesięć obrażeń pozbawia cię przytomności, więc każde się liczy.
lesson-walking-other = Można lepiej. Idź do komnaty 14 i wydaj jeden miecz.
lesson-fighting = Walcz o nagrodę
lesson-fighting-task = W puli lochów, wśród kart do kupienia, leżą dwa potwory, a trzy miecze wystarczą na jednego z nich. Porównaj nagrody i wybierz tę, która daje najwięcej złota.
lesson-fighting-done = Od razu pięć złota; złoto to punkty, a w kramie można nim płacić. Potwór znika z puli lochów.
lesson-fighting-other = To daje mniej. Ogr kosztuje wszystkie trzy miecze i daje pięć złota.
lesson-taking = Weź artefakt
lesson-taking-task = Wchodzisz do komnaty z artefaktem. Właśnie po niego tu jesteś: weź go.
lesson-taking-done = Teraz możesz ruszać do wyjścia. Ale smok jest bardziej wściekły: im dalej zajdzie na torze furii, tym więcej kostek losuje się przy ataku.
lesson-taking-other = Bez artefaktu stąd nie wyjdziesz, a jeśli zginiesz, nie dostaniesz punktów. Weź go.
lesson-shopping = W kramie
lesson-shopping-task = Jesteś w kramie, a jego towary leżą przy kartach do kupienia. Niesiesz jeden artefakt (więcej nie uniesiesz) i masz 8 złota. Kup to, co pozwoli ci zabrać drugi artefakt.
lesson-shopping-done = Z plecakiem uniesiesz o jeden artefakt więcej, a sam plecak to 5 punktów.
lesson-shopping-other = W tym nie uniesiesz artefaktu. W plecaku tak.
lesson-leaving = Wyjdź z tego cało
lesson-leaving-task = Masz artefakt, już tylko 3 zdrowia i sporo hałasu na obszarze brzdęku. Jeden but i jesteś na zewnątrz: wyjdź.
lesson-leaving-done = Jesteś na zewnątrz: 20 punktów za żeton mistrzostwa i nic ci już nie grozi. Dla pozostałych zaczyna się odliczanie.
lesson-leaving-other = Na koniec tej tury smok może zaatakować, a jeszcze 3 obrażenia pozbawią cię przytomności. Wyjdź, póki możesz.

## Co powinno stać w pozycji: po dwukropku
expected-frame = coś do zrobienia, na przykład enter, attack/4 albo draw/P0/5
expected-card = karta, na przykład burgle albo burgle*3
expected-card-here = karta, która może być w tym miejscu
expected-reserve = trzy liczby, najwyżej { $most }
expected-artifact = artefakt, na przykład 5 albo 30
expected-room = komnata, na przykład f14
expected-room-on-this-side = komnata z tej strony planszy
expected-room-with-secrets = komnata, z której nie zabrano jeszcze wszystkich sekretów
expected-secret = sekret, na przykład treasure
expected-kept-secret = sekret, który się zatrzymuje, na przykład chalice, albo monkey-idol
expected-item = towar, na przykład key*2, backpack albo crown-10
expected-cube = kostki, na przykład black*24 albo P0*3
expected-countdown = kto wyszedł pierwszy i pole od 1 do 5, na przykład P1/2, gdy tylko ktoś jest na zewnątrz
expected-purse = to, co jest do wydania, na przykład skill=3, boots=1 albo exhausted
expected-purse-in-turn = coś do wydania we własnej turze, a po niej tylko „roused”
expected-carried = jeden artefakt dla { $seat } i po jednym więcej za każdy plecak
expected-best-crowns = najlepsze korony, bo sprzedaje się je najpierw
expected-turned-over = odkryte sekrety ({ $class }): { $taken }, tyle, ile zabrano
source-artifacts = Artefakty
source-mastery = Żeton mistrzostwa
source-items = Towary z targu
source-tokens = Sekrety i idole
source-gold = Złoto
source-cards = Karty
