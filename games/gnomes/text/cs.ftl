# Gnómové, česky. Pojmy jako v pravidlech, věty jsou vlastní.
# Jména hráčů stojí vždy v prvním pádě.

title = Gnómové
pitch = Nakukuj, vyměňuj, pamatuj si: nejlepší diamanty leží v cizí řadě.
pitch-length = čtvrthodina
pitch-kind = paměť a odvaha

## Patra, řady a dlaždice
level-1 = I. patro
level-2 = II. patro
level-3 = III. patro
mine = Důl
level-dug = vytěženo
level-tiles = { $count ->
    [one] zbývá { $count } dlaždice
    [few] zbývají { $count } dlaždice
   *[other] zbývá { $count } dlaždic
}
stack = { $count ->
    [0] Hromádka je prázdná
    [one] Hromádka, zbývá { $count } dlaždice
    [few] Hromádka, zbývají { $count } dlaždice
   *[other] Hromádka, zbývá { $count } dlaždic
}
hand = { $who ->
    [you] Tvoje přibraná dlaždice
   *[other] Přibraná dlaždice: { $who }
}
discard-pile = { $count ->
    [0] Hromádka odložených dlaždic, prázdná
    [one] Hromádka odložených dlaždic, { $count } dlaždice
    [few] Hromádka odložených dlaždic, { $count } dlaždice
   *[other] Hromádka odložených dlaždic, { $count } dlaždic
}
row-of = { $owner ->
    [you] Tvoje řada
   *[other] Řada hráče { $owner }
}
row-mine = Tvoje řada
slot = místo { $slot }
slot-of = { $rival }, místo { $slot }
slot-yours = tvoje místo { $slot }
slot-empty = prázdné místo
tile-back = zakrytá, { $level }
tile-lantern = { $diamonds ->
    [0] bez diamantů, svítilna
    [one] { $diamonds } diamant, svítilna
    [few] { $diamonds } diamanty, svítilna
   *[other] { $diamonds } diamantů, svítilna
}
tile-torch = { $diamonds ->
    [0] bez diamantů, pochodeň
    [one] { $diamonds } diamant, pochodeň
    [few] { $diamonds } diamanty, pochodeň
   *[other] { $diamonds } diamantů, pochodeň
}
tile-arrows = { $diamonds ->
    [0] bez diamantů, šipky
    [one] { $diamonds } diamant, šipky
    [few] { $diamonds } diamanty, šipky
   *[other] { $diamonds } diamantů, šipky
}
tile-big-find = { $diamonds ->
    [one] velké ložisko, { $diamonds } diamant
    [few] velké ložisko, { $diamonds } diamanty
   *[other] velké ložisko, { $diamonds } diamantů
}
tile-lit-corridor = osvětlená chodba
tile-bats = netopýři
tile-explosion = výbuch
tile-snow-white = Sněhurka
tag-cart = odeslaná vozíkem
tag-swapped = právě vyměněná
tag-seen = tuhle dlaždici znáš

## Co se děje
lead-you = Jsi na tahu.
lead-other = Čeká se na: { $names }.
lead-over = Večeře!
ask-first-look = Srovnej dlaždice a zapamatuj si je.
sub-first-look = Na konci vyhraje řada s nejvíce diamanty. Zapamatuj si ty svoje: potom budou zakryté.
wait-first-look = Všichni si prohlížejí a rovnají své dlaždice.
ask-keep = Ťukni na místo, nebo ji odlož.
sub-keep = Když si ji necháš, odložíš dlaždici z toho místa. Zapůsobí to, co skončí na hromádce.
wait-keep = Dlaždice je přibraná.
ask-lantern = Svítilna: podívej se na svou dlaždici.
sub-lantern = Můžeš to i odmítnout.
wait-lantern = Svítilna: pohled na jednu z vlastních dlaždic.
ask-torch = Pochodeň: podívej se na cizí dlaždici.
sub-torch = Můžeš to i odmítnout. Majitel ji neuvidí.
wait-torch = Pochodeň: pohled na cizí dlaždici.
ask-arrows = Šipky: ťukni na svou, pak na cizí.
sub-arrows = Je to povinné. Dlaždice nikdo nevidí.
wait-arrows = Šipky: dvě dlaždice si za chvilku vymění místo.
ask-corridor = { $looks ->
    [one] Osvětlená chodba: ještě { $looks } pohled.
    [few] Osvětlená chodba: až { $looks } pohledy.
   *[other] Osvětlená chodba: až { $looks } pohledů.
}
sub-corridor = Vlastní i cizí, na každou jen jednou.
wait-corridor = { $looks ->
    [one] Osvětlená chodba: ještě { $looks } pohled.
    [few] Osvětlená chodba: nejvýš { $looks } pohledy.
   *[other] Osvětlená chodba: nejvýš { $looks } pohledů.
}
ask-bats = Netopýři: prohoď dvě své dlaždice.
sub-bats = Je to povinné. Všichni vidí, které dvě to jsou, nikdo nevidí, co na nich je.
wait-bats = Netopýři: dvě dlaždice v řadě si mění místo.
ask-explosion = Výbuch: o kterou dlaždici přijdeš?
sub-explosion = Zakrytou nebo odkrytou. Všichni vybírají tajně, pak zmizí všechny dlaždice najednou.
wait-explosion = Výbuch: každý vybírá dlaždici, o kterou přijde.
ask-cart = Kterou dlaždici odešleš na povrch?
ask-look = Vidíš to jen ty: zapamatuj si to.
sub-cart = Zůstane odkrytá a nikdo ji už nevymění. Všechny vozíky se odkryjí najednou.
wait-cart = Patro je vytěžené: každý odesílá jednu dlaždici na povrch.
wait-chance = Přibírá se dlaždice.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Vyhráváš: { $diamonds } diamant.
       *[other] Vyhrává { $who }: { $diamonds } diamant.
    }
    [few] { $who ->
        [you] Vyhráváš: { $diamonds } diamanty.
       *[other] Vyhrává { $who }: { $diamonds } diamanty.
    }
   *[other] { $who ->
        [you] Vyhráváš: { $diamonds } diamantů.
       *[other] Vyhrává { $who }: { $diamonds } diamantů.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Společné vítězství, { $diamonds } diamant: ty, { $names }.
       *[other] Společné vítězství, { $diamonds } diamant: { $who }.
    }
    [few] { $who ->
        [you] Společné vítězství, { $diamonds } diamanty: ty, { $names }.
       *[other] Společné vítězství, { $diamonds } diamanty: { $who }.
    }
   *[other] { $who ->
        [you] Společné vítězství, { $diamonds } diamantů: ty, { $names }.
       *[other] Společné vítězství, { $diamonds } diamantů: { $who }.
    }
}
note-chosen = vybráno
note-thinks = přemýšlí se

## Co se dá dělat
group-arrange = Srovnej své dlaždice: vybírej je zleva doprava
group-keep = Nebo si ji ponech a odlož dlaždici:
group-out = Odlož ji
group-look = Nebo se podívej na dlaždici:
group-swap = Vyměň: nejdřív svou dlaždici, pak cizí
group-bats = Prohoď dvě své dlaždice
group-explosion = Obětuj dlaždici
group-cart = Odešli dlaždici na povrch
group-decline = Odmítni
short-arrange = Srovnej
short-keep = Ponech si
short-out = Odlož
short-look = Podívej se
short-swap = Ťukni na svou dlaždici
short-bats = Ťukni na dvě dlaždice
short-explosion = Ťukni na dlaždici
short-cart = Ťukni na dlaždici
short-decline = Nedívej se
offer-arrange-same = Nech je tak
offer-arrange-so = Srovnej je takto
offer-arrange = Srovnej je v pořadí { $order }
offer-keep = Ponech si přibranou dlaždici na místě { $slot }
offer-out = Odlož ji
then-lantern = pak svítilna: můžeš se podívat na jednu ze svých dlaždic
then-torch = pak pochodeň: můžeš se podívat na cizí dlaždici
then-arrows = pak šipky: musíš vyměnit dlaždici s jiným hráčem
then-nothing = nic dalšího se nestane
offer-look-own = Podívej se na svou dlaždici na místě { $slot }
offer-look-other = Podívej se na dlaždici hráče { $rival } na místě { $slot }
label-swap = { $own } za místo { $other } ({ $rival })
offer-swap = Vyměň svou dlaždici na místě { $own } za dlaždici hráče { $rival } na místě { $other }
label-bats = { $one } a { $other }
offer-bats = Prohoď své dlaždice na místech { $one } a { $other }
offer-explosion = Obětuj dlaždici z místa { $slot }
offer-cart = Odešli na povrch dlaždici z místa { $slot }
offer-decline = Nedívej se

## Co vidíš jen ty
over-looks = Vidíš to jen ty
over-look = { $owner ->
    [you] Na tvém místě { $slot }:
   *[other] Na místě { $slot } hráče { $owner }:
}
account-title = Bodování
account-line = { $result ->
    [winner] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦ – vyhráváš
       *[other] { $who }: { $sum } = { $diamonds } ♦ – vyhrává
    }
   *[other] { $who ->
        [you] Ty: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Příběh
log-turn = Tah { $number }
log-started = { $who ->
    [you] Začínáš: rozhodl los.
   *[other] { $who } začíná: rozhodl los.
}
log-ready = { $who ->
    [you] Tvoje řada je srovnaná.
   *[other] { $who }: řada je srovnaná.
}
log-drew = { $who ->
    [you] Přibíráš dlaždici.
   *[other] { $who } přibírá dlaždici.
}
log-out = { $who ->
    [you] Odkládáš přibranou dlaždici.
   *[other] { $who } odkládá přibranou dlaždici.
}
log-out-tile = { $who ->
    [you] Odkládáš přibranou dlaždici: { $tile }.
   *[other] { $who } odkládá přibranou dlaždici: { $tile }.
}
log-kept = { $who ->
    [you] Ponecháváš si dlaždici na místě { $slot }; stará jde na hromádku.
   *[other] { $who } si ponechává dlaždici na místě { $slot }; stará jde na hromádku.
}
log-kept-tile = { $who ->
    [you] Ponecháváš si dlaždici na místě { $slot }; na hromádku jde dlaždice: { $tile }.
   *[other] { $who } si ponechává dlaždici na místě { $slot }; na hromádku jde dlaždice: { $tile }.
}
log-looked-own = { $who ->
    [you] Díváš se na vlastní dlaždici na místě { $slot }.
   *[other] { $who } se dívá na vlastní dlaždici na místě { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Díváš se na vlastní dlaždici na místě { $slot }.
       *[other] Díváš se na dlaždici hráče { $owner } na místě { $slot }.
    }
   *[other] { $owner ->
        [you] { $who } se dívá na tvou dlaždici na místě { $slot }.
       *[other] { $who } se dívá na dlaždici hráče { $owner } na místě { $slot }.
    }
}
log-saw = { $who ->
    [you] Vidíš dlaždici: { $tile }.
   *[other] { $who } vidí dlaždici: { $tile }.
}
log-declined = { $who ->
    [you] Nedíváš se.
   *[other] { $who } se nedívá.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Prohazuješ své dlaždice na místech { $one } a { $other }.
       *[other] Vyměňuješ svou dlaždici na místě { $one } za dlaždici hráče { $owner } na místě { $other }.
    }
   *[other] { $owner ->
        [you] { $who } vyměňuje svou dlaždici na místě { $one } za tvou dlaždici na místě { $other }.
       *[other] { $who } vyměňuje svou dlaždici na místě { $one } za dlaždici hráče { $owner } na místě { $other }.
    }
}
log-bats-swap = { $who ->
    [you] Prohazuješ vlastní dlaždice na místech { $one } a { $other }.
   *[other] { $who } prohazuje vlastní dlaždice na místech { $one } a { $other }.
}
log-lit-corridor = { $who ->
    [you] Nacházíš osvětlenou chodbu: všichni se mohou dívat.
   *[other] { $who } nachází osvětlenou chodbu: všichni se mohou dívat.
}
log-bats = { $who ->
    [you] Plašíš netopýry: každý prohazuje dvě dlaždice.
   *[other] { $who } plaší netopýry: každý prohazuje dvě dlaždice.
}
log-explosion = { $who ->
    [you] Způsobuješ výbuch: každý přichází o dlaždici.
   *[other] { $who } způsobuje výbuch: každý přichází o dlaždici.
}
log-snow-white = { $who ->
    [you] Potkáváš Sněhurku a ta všechny svolává k večeři.
   *[other] { $who } potkává Sněhurku a ta všechny svolává k večeři.
}
log-chosen = { $who ->
    [you] Máš vybráno.
   *[other] { $who } má vybráno.
}
log-sent-up = { $who ->
    [you] Odesíláš dlaždici z místa { $slot }: { $tile }.
   *[other] { $who } odesílá dlaždici z místa { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] Přicházíš o dlaždici na místě { $slot }.
   *[other] { $who } přichází o dlaždici na místě { $slot }.
}
log-descended = Dolů: { $level }
log-ended = Konec po { $number ->
    [one] { $number } tahu
    [few] { $number } tazích
   *[other] { $number } tazích
}
say-drew = Přibraná dlaždice: { $tile }.

## Nápověda
help-title = Symbol na hromádce
help-lantern = { $sign } Svítilna: můžeš se podívat na jednu ze svých dlaždic
help-torch = { $sign } Pochodeň: můžeš se podívat na jednu dlaždici jiného hráče
help-arrows = { $sign } Šipky: musíš naslepo vyměnit dlaždici s jiným hráčem
specials-title = { $level }: speciální
specials-none = { $level }: bez speciálních
help-big-find = { $sign } { $count ->
    [one] { $count } velké ložisko: pět diamantů
    [few] { $count } velká ložiska: po pěti diamantech
   *[other] { $count } velkých ložisek: po pěti diamantech
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } osvětlená chodba: každý se může podívat na tři dlaždice
    [few] { $count } osvětlené chodby: každý se může podívat na tři dlaždice
   *[other] { $count } osvětlených chodeb: každý se může podívat na tři dlaždice
}
help-bats = { $sign } { $count ->
    [one] { $count } dlaždice s netopýry: každý prohodí dvě své dlaždice
    [few] { $count } dlaždice s netopýry: každý prohodí dvě své dlaždice
   *[other] { $count } dlaždic s netopýry: každý prohodí dvě své dlaždice
}
help-explosion = { $sign } { $count ->
    [one] { $count } výbuch: každý přijde o dlaždici
    [few] { $count } výbuchy: každý přijde o dlaždici
   *[other] { $count } výbuchů: každý přijde o dlaždici
}
help-snow-white = { $sign } { $count ->
    [one] Sněhurka: partie hned končí
    [few] { $count } Sněhurky: partie hned končí
   *[other] { $count } Sněhurek: partie hned končí
}
term-diamond = Diamanty: kdo jich má nejvíc, vyhrává.
term-lantern = Svítilna: když skončí na hromádce, můžeš se podívat na jednu ze svých dlaždic.
term-torch = Pochodeň: když skončí na hromádce, můžeš se podívat na jednu dlaždici jiného hráče.
term-arrows = Šipky: když skončí na hromádce, musíš naslepo vyměnit jednu ze svých dlaždic za dlaždici jiného hráče.
term-big-find = Velké ložisko: pět diamantů a žádná akce.
term-lit-corridor = Osvětlená chodba: každý se může podívat nejvýš na tři zakryté dlaždice.
term-bats = Netopýři: každý musí prohodit dvě své zakryté dlaždice.
term-explosion = Výbuch: každý přijde o jednu dlaždici.
term-snow-white = Sněhurka: svolává k večeři a partie končí.
term-level-1 = Rub dlaždice I. patra.
term-level-2 = Rub dlaždice II. patra.
term-level-3 = Rub dlaždice III. patra.
term-cart = Odeslaná vozíkem: až do konce odkrytá a nikdo ji nevymění.
term-swapped = Právě změnila místo.
term-seen = Tuhle dlaždici znáš. U tohoto stolu se dlaždice, které znáš, označují.

## Nastavení
option-open-discard = Odložené dlaždice
option-open-discard-off = vidět je jen ta vrchní
option-open-discard-on = každý si je smí prohlížet
option-what-i-have-seen = Dlaždice, které znám
option-what-i-have-seen-off = pamatuj si je
option-what-i-have-seen-on = obrazovka si pamatuje za tebe
option-start = Kdo začíná
option-start-p0 = první místo
option-start-p1 = druhé místo
option-start-p2 = třetí místo
option-start-p3 = čtvrté místo
option-start-lot = rozhodne los

## Důvody rady: stojí samy na řádku pod tahem, proto nezačínají příklonkou (ti, tě)
why-diamonds = { $count ->
    [one] o { $count } diamant víc ve tvé řadě
    [few] o { $count } diamanty víc ve tvé řadě
    [many] o { $count } diamantu víc ve tvé řadě
   *[other] o { $count } diamantů víc ve tvé řadě
}
why-safe = { $count ->
    [one] o { $count } diamant víc v bezpečí
    [few] o { $count } diamanty víc v bezpečí
    [many] o { $count } diamantu víc v bezpečí
   *[other] o { $count } diamantů víc v bezpečí
}
why-know-own = ze svých dlaždic znáš o { $count } víc
why-know-others = { $count ->
    [one] znáš o { $count } diamant víc u ostatních
    [few] znáš o { $count } diamanty víc u ostatních
    [many] znáš o { $count } diamantu víc u ostatních
   *[other] znáš o { $count } diamantů víc u ostatních
}
why-leader = { $count ->
    [one] kdo vede, má o { $count } diamant míň
    [few] kdo vede, má o { $count } diamanty míň
    [many] kdo vede, má o { $count } diamantu míň
   *[other] kdo vede, má o { $count } diamantů míň
}
why-secret = z tvých diamantů znají ostatní o { $count } míň

## Pravidla jednou větou
rule-gn-1-13 = Takový hráč u tohoto stolu není.
rule-gn-2-7 = Na začátku se podíváš na svých pět dlaždic a nikomu je neukazuješ.
rule-gn-2-8 = Po prvním pohledu se na vlastní dlaždice smíš podívat, jen když to pravidlo dovolí.
rule-gn-2-9 = Při prvním pohledu srovnáš svou řadu a potvrdíš ji; nic jiného se dělat nedá.
rule-gn-2-10 = Dlaždice zůstávají na svých místech; nikdo řadu nepřerovnává, ledaže to řekne pravidlo.
rule-gn-2-11 = Začínající hráč musí sedět u stolu.
rule-gn-3-1 = Tah je: přibrat a odložit dlaždici, pak provést akci dlaždice na hromádce.
rule-gn-3-2 = Přibrat musíš vrchní dlaždici současného patra.
rule-gn-3-4 = Přibranou dlaždici odložíš, nebo si ji ponecháš.
rule-gn-3-5 = Chceš-li si ji ponechat, odložíš jednu ze svých zakrytých dlaždic a novou položíš na její místo.
rule-gn-3-7 = Místo vybíráš, aniž se na dlaždici podíváš.
rule-gn-3-9 = Odkrytá dlaždice se odložit nedá.
rule-gn-3-11 = Jakmile dlaždice leží na hromádce, je rozhodnuto.
rule-gn-3-13 = Tah se nedá vynechat.
rule-gn-4-1 = Akci spouští dlaždice na hromádce odložených dlaždic, a jen ta.
rule-gn-4-2 = Symbol na ponechané dlaždici teď nepůsobí.
rule-gn-4-4 = Svítilna ukáže jednu z tvých vlastních dlaždic.
rule-gn-4-5 = Svítilna svítí jen na zakryté dlaždice.
rule-gn-4-6 = Pochodeň ukáže jednu dlaždici jiného hráče.
rule-gn-4-7 = Pochodeň svítí jen na zakryté dlaždice.
rule-gn-4-8 = Prohlédnutá dlaždice se vrací zakrytá na své místo.
rule-gn-4-9 = Šipky vymění jednu tvou dlaždici za dlaždici jiného hráče.
rule-gn-4-11 = Obě vyměňované dlaždice musí být zakryté.
rule-gn-4-12 = Na vyměňované dlaždice se nikdo nedívá.
rule-gn-4-14 = Šipky se odmítnout nedají.
rule-gn-5-1 = Dlaždice se odesílají na povrch, když je patro vytěžené a jeho poslední tah skončil.
rule-gn-5-2 = Na konci patra musí každý odeslat jednu svou zakrytou dlaždici.
rule-gn-5-5 = Dlaždici vybíráš zpaměti, bez dívání.
rule-gn-5-6 = Všichni vybírají tajně; pak se všechny vozíky odkryjí najednou.
rule-gn-5-7 = Odeslaná dlaždice zůstává na svém místě odkrytá až do konce.
rule-gn-6-2 = Osvětlená chodba, netopýři a výbuch zapůsobí hned; nedají se ponechat ani odložit.
rule-gn-6-9 = V osvětlené chodbě se každý může podívat nejvýš na tři zakryté dlaždice, vlastní i cizí.
rule-gn-6-11 = V chodbě se na každou dlaždici díváš jen jednou; začíná ten, kdo chodbu přibral, pak ve směru hodinových ručiček.
rule-gn-6-12 = Netopýři: každý musí prohodit dvě své dlaždice.
rule-gn-6-13 = Netopýři prohazují dvě různé zakryté dlaždice.
rule-gn-6-14 = Když létají netopýři, nikdo se nedívá; všichni vidí, která dvě místa se prohodila.
rule-gn-6-16 = Při výbuchu každý odstraní jednu svou dlaždici; jindy se dlaždice neodstraňují.
rule-gn-6-17 = Obětovaná dlaždice může být zakrytá i odkrytá.
rule-gn-6-18 = Obětovanou zakrytou dlaždici nikdo neuvidí.
rule-gn-6-19 = Všichni vybírají tajně; pak se všechny dlaždice odstraní najednou.
rule-gn-6-20 = Tohle místo je prázdné.
rule-gn-7-2 = Všechny dlaždice se odkryjí a každý spočítá své diamanty.
rule-gn-7-4 = Vyhrává, kdo má nejvíc diamantů.
rule-gn-7-5 = Při nerozhodném výsledku je vítězství společné.
rule-gn-8-2 = Starší odložené dlaždice jsou přikryté a prohlížet se nesmí, ledaže se u stolu dohodlo jinak.
rule-gn-8-6 = Ve hře jde právě o to pamatovat si; pomůcka se zapíná v nastavení stolu.

## Trenér: vždy dvě krátké věty
coach-goal = Měj ve své řadě nejvíc diamantů, až Sněhurka zavolá k večeři; většina leží zakrytá, tak si je pamatuj.
coach-arrange = Vyhraje nejvíc diamantů a všech svých pět dlaždic vidíš jen teď. Srovnej je tak, aby se ti dobře pamatovaly, třeba ty s nejmenším počtem diamantů na kraj.
coach-out = Chceš mít v řadě diamanty a dlaždice, která jich má málo, ti víc pomůže odložená: její symbol zapůsobí pro tebe. Než ji pustíš z ruky, podívej se na symbol.
coach-keep = Víc diamantů v řadě znamená výhru: cennou dlaždici si ponech na místě, o kterém víš, že jich tam je málo. Dlaždice odtamtud jde na hromádku a její symbol zapůsobí.
coach-decline = Na co se díváš, to ostatním prozradí, co tě zajímá. Pohled je možnost, ne povinnost: odmítni, když už víš dost.
coach-look = Kdo ví, kde leží diamanty, vyhrává výměny. Pohled nic nestojí, tak se podívej na dlaždici, kterou si nepamatuješ nebo ještě neznáš; s pochodní nahlížíš k ostatním: zapamatuj si místo.
coach-swap = Takhle získáš cizí diamanty: zbav se dlaždice, o které víš, že jich má málo, a vezmi si tu, která je nebo by mohla být cenná. Všichni vidí, která místa se mění, tak sleduj každou výměnu.
coach-bats = Ať ztratí přehled ostatní, a ne ty: prohoď dvě své dlaždice a zapamatuj si nové pořadí. Znáš-li obě, o nic nepřijdeš.
coach-explosion = Přijď o co nejmíň diamantů, protože jedna z tvých dlaždic je pryč nadobro. Vyber tu, na které jich je nejmíň, a raději takovou, kterou znáš, než tu, u které jen hádáš.
coach-cart = Odešli do bezpečí svou nejcennější dlaždici: bude odkrytá, ale nikdo ti ji už nevezme. Vybírej zpaměti, dívat se nesmíš.

## The prologue: the same, in the first minute
prologue-remembering = O co jde
prologue-remembering-task = Kdo má nejvíc diamantů, až zavolá Sněhurka, vyhraje. Všech svých pět dlaždic vidíš jen teď: zapamatuj si, která je bez diamantů, a nech je tak, jak leží.
prologue-remembering-done = Od teď leží zakryté a nikdo se na ně nesmí dívat, ani ty. Pamatuješ si, kde je dlaždice bez diamantů?
prologue-remembering-other = Ve skutečné partii je správné každé pořadí. Tady je nech tak, jak leží, abychom oba věděli, co je kde.
prologue-keeping = Tah
prologue-keeping-task = V každém tahu si přibereš dlaždici a ponecháš si ji, nebo ji odložíš. Tahle má tři diamanty: dej ji tam, kde leží dlaždice bez diamantů, jestli si to pamatuješ.
prologue-keeping-done = Ano, místo 4: tři diamanty navíc a nikdo o tom neví. Symbol působí, jen když se jeho dlaždice odloží: s touhle svítilnou se smíš znovu podívat na jednu ze svých dlaždic.
prologue-keeping-other = Na hromádce teď leží diamanty a tam jsou ztracené. Dlaždice bez diamantů byla na místě 4.
prologue-forgetting = Co se může pokazit
prologue-forgetting-task = Před dvěma tahy přišla na místo 5 dlaždice a už nevíš jaká. Zkus štěstí: dej tam tuhle, má dva diamanty.
prologue-forgetting-done = Na té předchozí byly tři a na hromádce jsou ztracené. Tak se tahle hra prohrává: zapomínáním. Se svítilnami se podíváš znovu.
prologue-forgetting-other = To je možná jistější, ale podívej se, co stojí zapomínání: začni znovu a dej ji na místo 5.
prologue-calling = Konec
prologue-calling-task = O mnoho tahů později, ve III. patře: odložené šipky znamenají, že musíš vyměnit zakrytou dlaždici. Dej místo 5, kde není žádný diamant, za čtvrtou dlaždici druhého hráče, na které byly vidět čtyři.
prologue-calling-done = Další přibraná dlaždice je Sněhurka, která leží někde ve III. patře, a partie hned končí. Všechno se odkryje a tvých 13 diamantů vyhrává nad 10.
prologue-calling-other = Sněhurka může zavolat každou chvíli a každý diamant se počítá. Dej místo 5, kde není žádný, za čtvrtou dlaždici druhého hráče, na které jsou čtyři.

## Lekce: název, úkol, proč to bylo správně, proč něco jiného ne
lesson-keeping = Ponech si cennou dlaždici
lesson-keeping-task = Přibraná dlaždice má tři diamanty. Ponech si ji na místě, kde jich máš nejmíň; svoje dlaždice tu vidíš tak, jak si je pamatuješ.
lesson-keeping-done = Do tvé řady přibyly tři diamanty a na odložené dlaždici je pochodeň: její symbol teď zapůsobí.
lesson-keeping-other = Jde to, ale nejvíc ti to nevynese. Najdi místo bez diamantů.
lesson-throwing-out = Odlož dlaždici bez diamantů
lesson-throwing-out-task = Přibraná dlaždice je bez diamantů. Nenechávej si ji: odlož ji a její pochodeň zapůsobí pro tebe.
lesson-throwing-out-done = Každá dlaždice, která skončí na hromádce, zapůsobí svým symbolem. Teď se můžeš podívat na jednu dlaždici druhého hráče.
lesson-throwing-out-other = Tvoje řada je teď horší než předtím. Přibraná dlaždice je bez diamantů, takže je nejlepší ji odložit.
lesson-looking = Posviť si pochodní
lesson-looking-task = Pochodeň ukáže jednu dlaždici druhého hráče, a to jen tobě. Naposledy si ponechal dlaždici na místě 4: zjisti jakou.
lesson-looking-done = Tři diamanty: teď víš, kam zamířit šipkami. Dlaždice se vrací zakrytá, tak si zapamatuj místo.
lesson-looking-other = Žádný pohled není zbytečný, ale ponechaná dlaždice je zajímavější než rozdaná. Podívej se na místo 4.
lesson-swapping = Vyměň dlaždice šipkami
lesson-swapping-task = Při šipkách musíš vyměnit jednu ze svých dlaždic za dlaždici jiného hráče. Zbav se té bez diamantů a vezmi si z místa 4 tři diamanty, o kterých už víš.
lesson-swapping-done = Máš o tři diamanty víc a soupeř o tři míň. Dlaždice nikdo neviděl, ale místa viděli všichni.
lesson-swapping-other = Jde to i líp: dej dlaždici z místa 3, kde nic není, a vezmi si tu z místa 4, kde jsou tři diamanty.
lesson-sending-up = Odešli dlaždici na povrch
lesson-sending-up-task = Patro je vytěžené a každý zpaměti odesílá jednu dlaždici na povrch. Odešli svou nejcennější.
lesson-sending-up-done = Až do konce leží odkrytá na svém místě: počítá se a nikdo ji nemůže vyměnit ani odložit. Vzít ti ji může jen výbuch.
lesson-sending-up-other = Tahle dlaždice už je v bezpečí, ale tvoje nejcennější ne. Odešli tři diamanty z místa 2.
lesson-losing = Vyber, oč přijdeš
lesson-losing-task = Výbuch: každý přijde o jednu dlaždici a všichni vybírají tajně. Obětuj tu, která tě nic nestojí.
lesson-losing-done = Nepřicházíš ani o jeden diamant. Místo zůstane prázdné a nikdo neviděl, co tam leželo.
lesson-losing-other = To tě stojí diamanty. Na místě 4 není žádný: obětuj tamtu dlaždici.

## Co by mělo stát v pozici: za dvojtečkou
expected-step-of-play = krok, například draw, keep, lantern, corridor-3, cart nebo over
expected-row = pět dlaždic v řadě { $seat }
expected-tile = dlaždice, například I.2T
expected-tile-in-row = dlaždice, která smí ležet v řadě, například I.2T, [II.4A], (I.0L) nebo ([I.3L])
expected-tile-reached = dlaždice z patra, kterého se už dosáhlo
expected-tile-to-keep = dlaždice z tohoto patra, kterou si lze ponechat
expected-place = místo u tohoto stolu, například P1.3
expected-own-row = celá vlastní řada před prvním tahem
expected-unseen = ne víc dlaždic v hromádce, než kolik jich nikdo neviděl
expected-stacks = prázdné hromádky nad tímto patrem a plné pod ním
