# Gnómovia, po slovensky. Pojmy ako v pravidlách, vety sú vlastné.
# Mená hráčov stoja vždy v nominatíve.

title = Gnómovia
pitch = Nakúkaj, vymieňaj, pamätaj si: najlepšie diamanty ležia v cudzom rade.
pitch-length = štvrťhodina
pitch-kind = pamäť a odvaha

## Podlažia, rady a doštičky
level-1 = I. podlažie
level-2 = II. podlažie
level-3 = III. podlažie
mine = Baňa
level-dug = vyťažené
level-tiles = { $count ->
    [one] zostáva { $count } doštička
    [few] zostávajú { $count } doštičky
   *[other] zostáva { $count } doštičiek
}
stack = { $count ->
    [0] Kopa je prázdna
    [one] Kopa, zostáva { $count } doštička
    [few] Kopa, zostávajú { $count } doštičky
   *[other] Kopa, zostáva { $count } doštičiek
}
hand = { $who ->
    [you] Tvoja nová doštička
   *[other] Nová doštička: { $who }
}
discard-pile = { $count ->
    [0] Kopa vyhodených doštičiek, prázdna
    [one] Kopa vyhodených doštičiek, { $count } doštička
    [few] Kopa vyhodených doštičiek, { $count } doštičky
   *[other] Kopa vyhodených doštičiek, { $count } doštičiek
}
row-of = { $owner ->
    [you] Tvoj rad
   *[other] Rad hráča { $owner }
}
row-mine = Tvoj rad
slot = miesto { $slot }
slot-of = { $rival }, miesto { $slot }
slot-yours = tvoje miesto { $slot }
slot-empty = prázdne miesto
tile-back = zakrytá, { $level }
tile-lantern = { $diamonds ->
    [0] bez diamantov, lampáš
    [one] { $diamonds } diamant, lampáš
    [few] { $diamonds } diamanty, lampáš
   *[other] { $diamonds } diamantov, lampáš
}
tile-torch = { $diamonds ->
    [0] bez diamantov, fakľa
    [one] { $diamonds } diamant, fakľa
    [few] { $diamonds } diamanty, fakľa
   *[other] { $diamonds } diamantov, fakľa
}
tile-arrows = { $diamonds ->
    [0] bez diamantov, šípky
    [one] { $diamonds } diamant, šípky
    [few] { $diamonds } diamanty, šípky
   *[other] { $diamonds } diamantov, šípky
}
tile-big-find = { $diamonds ->
    [one] veľké ložisko, { $diamonds } diamant
    [few] veľké ložisko, { $diamonds } diamanty
   *[other] veľké ložisko, { $diamonds } diamantov
}
tile-lit-corridor = osvetlená chodba
tile-bats = netopiere
tile-explosion = explózia
tile-snow-white = Snehulienka
tag-cart = poslaná vozíkom
tag-swapped = práve vymenená
tag-seen = túto doštičku poznáš

## Čo sa deje
lead-you = Si na ťahu.
lead-other = Čaká sa na: { $names }.
lead-over = Večera!
ask-first-look = Usporiadaj doštičky a zapamätaj si ich.
sub-first-look = Na konci vyhrá rad s najviac diamantmi. Zapamätaj si tie svoje: potom budú zakryté.
wait-first-look = Všetci si prezerajú a usporadúvajú svoje doštičky.
ask-keep = Ťukni na miesto, alebo ju vyhoď.
sub-keep = Ak si ju necháš, vyhodíš doštičku z toho miesta. Zapôsobí to, čo skončí na kope.
wait-keep = Nová doštička.
ask-lantern = Lampáš: pozri si svoju doštičku.
sub-lantern = Môžeš aj odmietnuť.
wait-lantern = Lampáš: pohľad na jednu z vlastných doštičiek.
ask-torch = Fakľa: pozri si cudziu doštičku.
sub-torch = Môžeš aj odmietnuť. Majiteľ ju neuvidí.
wait-torch = Fakľa: pohľad na cudziu doštičku.
ask-arrows = Šípky: ťukni na svoju, potom na cudziu.
sub-arrows = Je to povinné. Doštičky nikto nevidí.
wait-arrows = Šípky: dve doštičky si o chvíľu vymenia miesto.
ask-corridor = { $looks ->
    [one] Osvetlená chodba: pozri si ešte { $looks } doštičku.
    [few] Osvetlená chodba: pozri si najviac { $looks } doštičky.
   *[other] Osvetlená chodba: pozri si najviac { $looks } doštičiek.
}
sub-corridor = Vlastné aj cudzie, každú iba raz.
wait-corridor = { $looks ->
    [one] Osvetlená chodba: ešte { $looks } pohľad.
    [few] Osvetlená chodba: najviac { $looks } pohľady.
   *[other] Osvetlená chodba: najviac { $looks } pohľadov.
}
ask-bats = Netopiere: prehoď dve svoje doštičky.
sub-bats = Je to povinné. Všetci vidia, ktoré dve to sú, nikto nevidí, čo na nich je.
wait-bats = Netopiere: dve doštičky v rade si menia miesto.
ask-explosion = Explózia: o ktorú doštičku prídeš?
sub-explosion = Zakrytú alebo odokrytú. Všetci vyberajú tajne, potom zmiznú všetky doštičky naraz.
wait-explosion = Explózia: každý vyberá doštičku, o ktorú príde.
ask-cart = Ktorú doštičku pošleš na povrch?
ask-look = Vidíš to iba ty: zapamätaj si to.
sub-cart = Zostane odokrytá a nikto ju už nevymení. Všetky vozíky sa odokryjú naraz.
wait-cart = Podlažie je vyťažené: každý posiela jednu doštičku na povrch.
wait-chance = Berie sa doštička.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Vyhrávaš: { $diamonds } diamant.
       *[other] Vyhráva { $who }: { $diamonds } diamant.
    }
    [few] { $who ->
        [you] Vyhrávaš: { $diamonds } diamanty.
       *[other] Vyhráva { $who }: { $diamonds } diamanty.
    }
   *[other] { $who ->
        [you] Vyhrávaš: { $diamonds } diamantov.
       *[other] Vyhráva { $who }: { $diamonds } diamantov.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Spoločné víťazstvo, { $diamonds } diamant: ty, { $names }.
       *[other] Spoločné víťazstvo, { $diamonds } diamant: { $who }.
    }
    [few] { $who ->
        [you] Spoločné víťazstvo, { $diamonds } diamanty: ty, { $names }.
       *[other] Spoločné víťazstvo, { $diamonds } diamanty: { $who }.
    }
   *[other] { $who ->
        [you] Spoločné víťazstvo, { $diamonds } diamantov: ty, { $names }.
       *[other] Spoločné víťazstvo, { $diamonds } diamantov: { $who }.
    }
}
note-chosen = vybraté
note-thinks = premýšľa sa

## Čo sa dá robiť
group-arrange = Usporiadaj svoje doštičky: vyberaj ich zľava doprava
group-keep = Alebo si ju nechaj a vyhoď doštičku:
group-out = Vyhoď ju
group-look = Alebo si pozri doštičku:
group-swap = Vymeň: najprv svoju doštičku, potom cudziu
group-bats = Prehoď dve svoje doštičky
group-explosion = Obetuj doštičku
group-cart = Pošli doštičku na povrch
group-decline = Odmietni
short-arrange = Usporiadaj
short-keep = Nechaj si
short-out = Vyhoď
short-look = Pozri si
short-swap = Ťukni na svoju doštičku
short-bats = Ťukni na dve doštičky
short-explosion = Ťukni na doštičku
short-cart = Ťukni na doštičku
short-decline = Nepozeraj sa
offer-arrange-same = Nechaj ich tak
offer-arrange-so = Usporiadaj ich takto
offer-arrange = Usporiadaj ich v poradí { $order }
offer-keep = Nechaj si novú doštičku na mieste { $slot }
offer-out = Vyhoď ju
then-lantern = potom lampáš: môžeš si pozrieť jednu zo svojich doštičiek
then-torch = potom fakľa: môžeš si pozrieť cudziu doštičku
then-arrows = potom šípky: musíš vymeniť doštičku s iným hráčom
then-nothing = nič ďalšie sa nestane
offer-look-own = Pozri si svoju doštičku na mieste { $slot }
offer-look-other = Pozri si doštičku hráča { $rival } na mieste { $slot }
label-swap = { $own } za miesto { $other } ({ $rival })
offer-swap = Vymeň svoju doštičku na mieste { $own } za doštičku hráča { $rival } na mieste { $other }
label-bats = { $one } a { $other }
offer-bats = Prehoď svoje doštičky na miestach { $one } a { $other }
offer-explosion = Obetuj doštičku z miesta { $slot }
offer-cart = Pošli na povrch doštičku z miesta { $slot }
offer-decline = Nepozeraj sa

## Čo vidíš iba ty
over-looks = Vidíš to iba ty
over-look = { $owner ->
    [you] Na tvojom mieste { $slot }:
   *[other] Na mieste { $slot } hráča { $owner }:
}
account-title = Bodovanie
account-line = { $result ->
    [winner] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦ – vyhrávaš
       *[other] { $who }: { $sum } = { $diamonds } ♦ – vyhráva
    }
   *[other] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Príbeh
log-turn = Ťah { $number }
log-started = { $who ->
    [you] Začínaš: rozhodol žreb.
   *[other] { $who } začína: rozhodol žreb.
}
log-ready = { $who ->
    [you] Tvoj rad je usporiadaný.
   *[other] { $who }: rad je usporiadaný.
}
log-drew = { $who ->
    [you] Berieš si doštičku.
   *[other] { $who } si berie doštičku.
}
log-out = { $who ->
    [you] Vyhadzuješ novú doštičku.
   *[other] { $who } vyhadzuje novú doštičku.
}
log-out-tile = { $who ->
    [you] Vyhadzuješ novú doštičku: { $tile }.
   *[other] { $who } vyhadzuje novú doštičku: { $tile }.
}
log-kept = { $who ->
    [you] Nechávaš si doštičku na mieste { $slot }; stará ide na kopu.
   *[other] { $who } si necháva doštičku na mieste { $slot }; stará ide na kopu.
}
log-kept-tile = { $who ->
    [you] Nechávaš si doštičku na mieste { $slot }; na kopu ide doštička: { $tile }.
   *[other] { $who } si necháva doštičku na mieste { $slot }; na kopu ide doštička: { $tile }.
}
log-looked-own = { $who ->
    [you] Pozeráš si vlastnú doštičku na mieste { $slot }.
   *[other] { $who } si pozerá vlastnú doštičku na mieste { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Pozeráš si vlastnú doštičku na mieste { $slot }.
       *[other] Pozeráš si doštičku hráča { $owner } na mieste { $slot }.
    }
   *[other] { $owner ->
        [you] { $who } si pozerá tvoju doštičku na mieste { $slot }.
       *[other] { $who } si pozerá doštičku hráča { $owner } na mieste { $slot }.
    }
}
log-saw = { $who ->
    [you] Vidíš doštičku: { $tile }.
   *[other] { $who } vidí doštičku: { $tile }.
}
log-declined = { $who ->
    [you] Nepozeráš sa.
   *[other] { $who } sa nepozerá.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Prehadzuješ svoje doštičky na miestach { $one } a { $other }.
       *[other] Vymieňaš svoju doštičku na mieste { $one } za doštičku hráča { $owner } na mieste { $other }.
    }
   *[other] { $owner ->
        [you] { $who } vymieňa svoju doštičku na mieste { $one } za tvoju doštičku na mieste { $other }.
       *[other] { $who } vymieňa svoju doštičku na mieste { $one } za doštičku hráča { $owner } na mieste { $other }.
    }
}
log-bats-swap = { $who ->
    [you] Prehadzuješ vlastné doštičky na miestach { $one } a { $other }.
   *[other] { $who } prehadzuje vlastné doštičky na miestach { $one } a { $other }.
}
log-lit-corridor = { $who ->
    [you] Nachádzaš osvetlenú chodbu: všetci sa môžu pozerať.
   *[other] { $who } nachádza osvetlenú chodbu: všetci sa môžu pozerať.
}
log-bats = { $who ->
    [you] Plašíš netopiere: každý prehadzuje dve doštičky.
   *[other] { $who } plaší netopiere: každý prehadzuje dve doštičky.
}
log-explosion = { $who ->
    [you] Spôsobuješ explóziu: každý prichádza o doštičku.
   *[other] { $who } spôsobuje explóziu: každý prichádza o doštičku.
}
log-snow-white = { $who ->
    [you] Stretávaš Snehulienku a tá všetkých volá na večeru.
   *[other] { $who } stretáva Snehulienku a tá všetkých volá na večeru.
}
log-chosen = { $who ->
    [you] Máš vybraté.
   *[other] { $who } má vybraté.
}
log-sent-up = { $who ->
    [you] Posielaš doštičku z miesta { $slot }: { $tile }.
   *[other] { $who } posiela doštičku z miesta { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] Prichádzaš o doštičku na mieste { $slot }.
   *[other] { $who } prichádza o doštičku na mieste { $slot }.
}
log-descended = Dolu: { $level }
log-ended = Koniec po { $number ->
    [one] { $number } ťahu
    [few] { $number } ťahoch
   *[other] { $number } ťahoch
}
say-drew = Nová doštička: { $tile }.

## Pomoc
help-title = Symbol na kope
help-lantern = { $sign } Lampáš: môžeš si pozrieť jednu zo svojich doštičiek
help-torch = { $sign } Fakľa: môžeš si pozrieť jednu doštičku iného hráča
help-arrows = { $sign } Šípky: musíš naslepo vymeniť doštičku s iným hráčom
specials-title = { $level }: špeciálne
specials-none = { $level }: bez špeciálnych
help-big-find = { $sign } { $count ->
    [one] { $count } veľké ložisko: päť diamantov
    [few] { $count } veľké ložiská: po päť diamantov
   *[other] { $count } veľkých ložísk: po päť diamantov
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } osvetlená chodba: každý si môže pozrieť tri doštičky
    [few] { $count } osvetlené chodby: každý si môže pozrieť tri doštičky
   *[other] { $count } osvetlených chodieb: každý si môže pozrieť tri doštičky
}
help-bats = { $sign } { $count ->
    [one] { $count } doštička s netopiermi: každý prehodí dve svoje doštičky
    [few] { $count } doštičky s netopiermi: každý prehodí dve svoje doštičky
   *[other] { $count } doštičiek s netopiermi: každý prehodí dve svoje doštičky
}
help-explosion = { $sign } { $count ->
    [one] { $count } explózia: každý príde o doštičku
    [few] { $count } explózie: každý príde o doštičku
   *[other] { $count } explózií: každý príde o doštičku
}
help-snow-white = { $sign } { $count ->
    [one] Snehulienka: partia sa hneď končí
    [few] { $count } Snehulienky: partia sa hneď končí
   *[other] { $count } Snehulienok: partia sa hneď končí
}
term-diamond = Diamanty: kto ich má najviac, vyhráva.
term-lantern = Lampáš: keď skončí na kope, môžeš si pozrieť jednu zo svojich doštičiek.
term-torch = Fakľa: keď skončí na kope, môžeš si pozrieť jednu doštičku iného hráča.
term-arrows = Šípky: keď skončia na kope, musíš naslepo vymeniť jednu zo svojich doštičiek za doštičku iného hráča.
term-big-find = Veľké ložisko: päť diamantov a žiadna akcia.
term-lit-corridor = Osvetlená chodba: každý si môže pozrieť najviac tri zakryté doštičky.
term-bats = Netopiere: každý musí prehodiť dve svoje zakryté doštičky.
term-explosion = Explózia: každý príde o jednu doštičku.
term-snow-white = Snehulienka: volá na večeru a partia sa končí.
term-level-1 = Zadná strana doštičky I. podlažia.
term-level-2 = Zadná strana doštičky II. podlažia.
term-level-3 = Zadná strana doštičky III. podlažia.
term-cart = Poslaná vozíkom: až do konca odokrytá a nikto ju nevymení.
term-swapped = Práve zmenila miesto.
term-seen = Túto doštičku poznáš. Pri tomto stole sa doštičky, ktoré poznáš, označujú.

## Nastavenia
option-open-discard = Vyhodené doštičky
option-open-discard-off = vidno iba tú vrchnú
option-open-discard-on = každý si ich smie prezerať
option-what-i-have-seen = Doštičky, ktoré poznám
option-what-i-have-seen-off = pamätaj si ich
option-what-i-have-seen-on = obrazovka si pamätá za teba
option-start = Kto začína
option-start-p0 = prvé miesto
option-start-p1 = druhé miesto
option-start-p2 = tretie miesto
option-start-p3 = štvrté miesto
option-start-lot = rozhodne žreb

## Dôvody rady: stoja samy v riadku pod ťahom, preto sa nezačínajú príklonkou (ti, ťa)
why-diamonds = { $count ->
    [one] o { $count } diamant viac v tvojom rade
    [few] o { $count } diamanty viac v tvojom rade
    [many] o { $count } diamantu viac v tvojom rade
   *[other] o { $count } diamantov viac v tvojom rade
}
why-safe = { $count ->
    [one] o { $count } diamant viac v bezpečí
    [few] o { $count } diamanty viac v bezpečí
    [many] o { $count } diamantu viac v bezpečí
   *[other] o { $count } diamantov viac v bezpečí
}
why-know-own = zo svojich doštičiek poznáš o { $count } viac
why-know-others = { $count ->
    [one] u ostatných poznáš o { $count } diamant viac
    [few] u ostatných poznáš o { $count } diamanty viac
    [many] u ostatných poznáš o { $count } diamantu viac
   *[other] u ostatných poznáš o { $count } diamantov viac
}
why-leader = { $count ->
    [one] kto vedie, má o { $count } diamant menej
    [few] kto vedie, má o { $count } diamanty menej
    [many] kto vedie, má o { $count } diamantu menej
   *[other] kto vedie, má o { $count } diamantov menej
}
why-secret = z tvojich diamantov poznajú ostatní o { $count } menej

## Pravidlá jednou vetou
rule-gn-1-13 = Taký hráč pri tomto stole nie je.
rule-gn-2-7 = Na začiatku si pozrieš svojich päť doštičiek a nikomu ich neukazuješ.
rule-gn-2-8 = Po prvom pohľade si vlastné doštičky smieš pozrieť, iba keď to dovolí pravidlo.
rule-gn-2-9 = Pri prvom pohľade usporiadaš svoj rad a potvrdíš ho; nič iné sa robiť nedá.
rule-gn-2-10 = Doštičky zostávajú na svojich miestach; nikto nemení ich poradie, iba ak to prikáže pravidlo.
rule-gn-2-11 = Začínajúci hráč musí sedieť pri stole.
rule-gn-3-1 = Ťah je: zobrať si a vyhodiť doštičku, potom vykonať akciu doštičky na kope.
rule-gn-3-2 = Zobrať si musíš vrchnú doštičku súčasného podlažia.
rule-gn-3-4 = Novú doštičku vyhodíš, alebo si ju necháš.
rule-gn-3-5 = Ak si ju chceš nechať, vyhodíš jednu zo svojich zakrytých doštičiek a novú položíš na jej miesto.
rule-gn-3-7 = Miesto vyberáš bez pohľadu na doštičku, ktorá na ňom leží.
rule-gn-3-9 = Odokrytú doštičku nemožno vyhodiť.
rule-gn-3-11 = Len čo doštička leží na kope, je rozhodnuté.
rule-gn-3-13 = Ťah nemožno vynechať.
rule-gn-4-1 = Akciu spúšťa doštička na kope vyhodených doštičiek, a iba tá.
rule-gn-4-2 = Symbol na ponechanej doštičke teraz nepôsobí.
rule-gn-4-4 = Lampáš ukáže jednu z tvojich vlastných doštičiek.
rule-gn-4-5 = Lampáš svieti iba na zakryté doštičky.
rule-gn-4-6 = Fakľa ukáže jednu doštičku iného hráča.
rule-gn-4-7 = Fakľa svieti iba na zakryté doštičky.
rule-gn-4-8 = Po pozretí sa doštička vracia zakrytá na svoje miesto.
rule-gn-4-9 = Šípky vymenia jednu tvoju doštičku za doštičku iného hráča.
rule-gn-4-11 = Obe vymieňané doštičky musia byť zakryté.
rule-gn-4-12 = Vymieňané doštičky si nikto nepozerá.
rule-gn-4-14 = Šípky nemožno odmietnuť.
rule-gn-5-1 = Doštičky sa posielajú na povrch, keď je podlažie vyťažené a jeho posledný ťah sa skončil.
rule-gn-5-2 = Na konci podlažia musí každý poslať jednu svoju zakrytú doštičku.
rule-gn-5-5 = Doštičku vyberáš spamäti, bez pozerania.
rule-gn-5-6 = Všetci vyberajú tajne; potom sa všetky vozíky odokryjú naraz.
rule-gn-5-7 = Doštička poslaná na povrch zostáva na svojom mieste odokrytá až do konca.
rule-gn-6-2 = Osvetlená chodba, netopiere a explózia zapôsobia hneď; nemožno si ich nechať ani ich vyhodiť.
rule-gn-6-9 = V osvetlenej chodbe si každý môže pozrieť najviac tri zakryté doštičky, vlastné aj cudzie.
rule-gn-6-11 = V chodbe si každú doštičku pozrieš iba raz; začína ten, kto chodbu zobral, potom v smere hodinových ručičiek.
rule-gn-6-12 = Netopiere: každý musí prehodiť dve svoje doštičky.
rule-gn-6-13 = Netopiere prehadzujú dve rôzne zakryté doštičky.
rule-gn-6-14 = Keď lietajú netopiere, nikto sa nepozerá; všetci vidia, ktoré dve miesta sa prehodili.
rule-gn-6-16 = Pri explózii každý odstráni jednu svoju doštičku; inokedy sa doštičky neodstraňujú.
rule-gn-6-17 = Obetovaná doštička môže byť zakrytá aj odokrytá.
rule-gn-6-18 = Obetovanú zakrytú doštičku nikto neuvidí.
rule-gn-6-19 = Všetci vyberajú tajne; potom sa všetky doštičky odstránia naraz.
rule-gn-6-20 = Toto miesto je prázdne.
rule-gn-7-2 = Všetky doštičky sa odokryjú a každý spočíta svoje diamanty.
rule-gn-7-4 = Vyhráva, kto má najviac diamantov.
rule-gn-7-5 = Pri remíze je víťazstvo spoločné.
rule-gn-8-2 = Staršie vyhodené doštičky sú prikryté a nesmú sa prezerať, ak sa pri stole nedohodlo inak.
rule-gn-8-6 = V hre ide práve o to pamätať si; pomôcka sa zapína v nastaveniach stola.

## Tréner: vždy dve krátke vety
coach-goal = Maj vo svojom rade najviac diamantov, keď Snehulienka zavolá na večeru; väčšina leží zakrytá, tak si ich pamätaj.
coach-arrange = Vyhrá najviac diamantov a všetkých svojich päť doštičiek vidíš iba teraz. Usporiadaj ich tak, aby sa ti dobre pamätali, trebárs tie s najmenším počtom diamantov na kraj.
coach-out = Chceš mať v rade diamanty a doštička, ktorá ich má málo, ti viac pomôže vyhodená: jej symbol zapôsobí pre teba. Skôr než ju pustíš z ruky, pozri sa na symbol.
coach-keep = Viac diamantov v rade znamená výhru: cennú doštičku si nechaj na mieste, o ktorom vieš, že ich tam je málo. Doštička odtiaľ ide na kopu a jej symbol zapôsobí.
coach-decline = Na čo sa pozeráš, to ostatným prezradí, čo ťa zaujíma. Pohľad je možnosť, nie povinnosť: odmietni, keď už vieš dosť.
coach-look = Kto vie, kde ležia diamanty, vyhráva výmeny. Pohľad nič nestojí, tak si pozri doštičku, ktorú si nepamätáš alebo ešte nepoznáš; s fakľou nazeráš k ostatným: zapamätaj si miesto.
coach-swap = Takto získaš cudzie diamanty: zbav sa doštičky, o ktorej vieš, že ich má málo, a vezmi si tú, ktorá je alebo by mohla byť cenná. Všetci vidia, ktoré miesta sa menia, tak sleduj každú výmenu.
coach-bats = Nech stratia prehľad ostatní, a nie ty: prehoď dve svoje doštičky a zapamätaj si nové poradie. Ak poznáš obe, o nič neprídeš.
coach-explosion = Príď o čo najmenej diamantov, lebo jedna z tvojich doštičiek je preč nadobro. Vyber tú, na ktorej ich je najmenej, a radšej takú, ktorú poznáš, než tú, pri ktorej iba hádaš.
coach-cart = Pošli do bezpečia svoju najcennejšiu doštičku: bude odokrytá, ale nikto ti ju už nevezme. Vyberaj spamäti, pozerať sa nesmieš.

## The prologue: the same, in the first minute
prologue-remembering = O čo ide
prologue-remembering-task = Kto má najviac diamantov, keď zavolá Snehulienka, vyhrá. Všetkých svojich päť doštičiek vidíš iba teraz: zapamätaj si, ktorá je bez diamantov, a nechaj ich tak, ako ležia.
prologue-remembering-done = Odteraz ležia zakryté a nikto sa na ne nesmie pozerať, ani ty. Pamätáš si, kde je doštička bez diamantov?
prologue-remembering-other = V skutočnej partii je správne každé poradie. Tu ich nechaj tak, ako ležia, aby sme obaja vedeli, čo je kde.
prologue-keeping = Ťah
prologue-keeping-task = V každom ťahu si vezmeš novú doštičku a necháš si ju, alebo ju vyhodíš. Táto má tri diamanty: daj ju tam, kde leží doštička bez diamantov, ak si to pamätáš.
prologue-keeping-done = Áno, miesto 4: tri diamanty navyše a nikto o tom nevie. Symbol pôsobí, iba keď sa jeho doštička vyhodí: s týmto lampášom si smieš znova pozrieť jednu zo svojich doštičiek.
prologue-keeping-other = Na kope teraz ležia diamanty a tam sú stratené. Doštička bez diamantov bola na mieste 4.
prologue-forgetting = Čo sa môže pokaziť
prologue-forgetting-task = Pred dvoma ťahmi prišla na miesto 5 doštička a už nevieš aká. Skús šťastie: daj tam túto, má dva diamanty.
prologue-forgetting-done = Na tej predchádzajúcej boli tri a na kope sú stratené. Tak sa táto hra prehráva: zabúdaním. S lampášmi sa pozrieš znova.
prologue-forgetting-other = To je možno istejšie, ale pozri sa, čo stojí zabúdanie: začni znova a daj ju na miesto 5.
prologue-calling = Koniec
prologue-calling-task = O mnoho ťahov neskôr, na III. podlaží: vyhodené šípky znamenajú, že musíš vymeniť zakrytú doštičku. Daj miesto 5, kde nie je žiadny diamant, za štvrtú doštičku druhého hráča, na ktorej bolo vidieť štyri.
prologue-calling-done = Ďalšia doštička je Snehulienka, ktorá leží niekde na III. podlaží, a partia sa hneď končí. Všetko sa odokryje a tvojich 13 diamantov vyhráva nad 10.
prologue-calling-other = Snehulienka môže zavolať každú chvíľu a každý diamant sa ráta. Daj miesto 5, kde nie je žiadny, za štvrtú doštičku druhého hráča, na ktorej sú štyri.

## Lekcie: názov, úloha, prečo to bolo správne, prečo niečo iné nie
lesson-keeping = Nechaj si cennú doštičku
lesson-keeping-task = Nová doštička má tri diamanty. Nechaj si ju na mieste, kde ich máš najmenej; svoje doštičky tu vidíš tak, ako si ich pamätáš.
lesson-keeping-done = Do tvojho radu pribudli tri diamanty a na vyhodenej doštičke je fakľa: jej symbol teraz zapôsobí.
lesson-keeping-other = Dá sa to, ale najviac ti to nevynesie. Nájdi miesto bez diamantov.
lesson-throwing-out = Vyhoď doštičku bez diamantov
lesson-throwing-out-task = Nová doštička je bez diamantov. Nenechávaj si ju: vyhoď ju a jej fakľa zapôsobí pre teba.
lesson-throwing-out-done = Každá doštička, ktorá skončí na kope, zapôsobí svojím symbolom. Teraz si môžeš pozrieť jednu doštičku druhého hráča.
lesson-throwing-out-other = Tvoj rad je teraz horší než predtým. Nová doštička je bez diamantov, takže najlepšie je vyhodiť ju.
lesson-looking = Posvieť si fakľou
lesson-looking-task = Fakľa ukáže jednu doštičku druhého hráča, a to iba tebe. Naposledy si nechal doštičku na mieste 4: zisti, akú.
lesson-looking-done = Tri diamanty: teraz vieš, kam zamieriť šípkami. Doštička sa vracia zakrytá, tak si zapamätaj miesto.
lesson-looking-other = Žiadny pohľad nie je zbytočný, ale ponechaná doštička je zaujímavejšia než rozdaná. Pozri si miesto 4.
lesson-swapping = Vymeň doštičky šípkami
lesson-swapping-task = Pri šípkach musíš vymeniť jednu zo svojich doštičiek za doštičku iného hráča. Zbav sa tej bez diamantov a vezmi si z miesta 4 tri diamanty, o ktorých už vieš.
lesson-swapping-done = Máš o tri diamanty viac a súper o tri menej. Doštičky nikto nevidel, ale miesta videli všetci.
lesson-swapping-other = Dá sa to aj lepšie: daj doštičku z miesta 3, kde nič nie je, a vezmi si tú z miesta 4, kde sú tri diamanty.
lesson-sending-up = Pošli doštičku na povrch
lesson-sending-up-task = Podlažie je vyťažené a každý spamäti posiela jednu doštičku na povrch. Pošli svoju najcennejšiu.
lesson-sending-up-done = Až do konca leží odokrytá na svojom mieste: ráta sa a nikto ju nemôže vymeniť ani vyhodiť. Vziať ti ju môže iba explózia.
lesson-sending-up-other = Táto doštička je už v bezpečí, ale tvoja najcennejšia nie. Pošli tri diamanty z miesta 2.
lesson-losing = Vyber, o čo prídeš
lesson-losing-task = Explózia: každý príde o jednu doštičku a všetci vyberajú tajne. Obetuj tú, ktorá ťa nič nestojí.
lesson-losing-done = Neprichádzaš ani o jeden diamant. Miesto zostane prázdne a nikto nevidel, čo tam ležalo.
lesson-losing-other = To ťa stojí diamanty. Na mieste 4 nie je žiadny: obetuj tamtú doštičku.

## Čo by malo stáť v pozícii: za dvojbodkou
expected-step-of-play = krok, napríklad draw, keep, lantern, corridor-3, cart alebo over
expected-row = päť doštičiek v rade { $seat }
expected-tile = doštička, napríklad I.2T
expected-tile-in-row = doštička, ktorá smie ležať v rade, napríklad I.2T, [II.4A], (I.0L) alebo ([I.3L])
expected-tile-reached = doštička z podlažia, ktoré sa už dosiahlo
expected-tile-to-keep = doštička z tohto podlažia, ktorú si možno nechať
expected-place = miesto pri tomto stole, napríklad P1.3
expected-own-row = celý vlastný rad pred prvým ťahom
expected-unseen = nie viac doštičiek v kope, než koľko ich nikto nevidel
expected-stacks = prázdne kopy nad týmto podlažím a plné pod ním
