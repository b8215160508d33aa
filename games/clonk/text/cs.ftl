# Clonk! česky. Tištěná česká pravidla nejsou: pojmy i věty jsou naše vlastní.
# card-… je karta sama o sobě, jako pod obrázkem; object-… je ve čtvrtém pádě: co někdo kope, daruje, pokládá nebo dobírá.
# Jména hráčů se neskloňují.

# same as English
title = Clonk!
pitch = Pět šachet, šest krystalů, jedna spící obluda. Kopej, než se vzbudí.
pitch-length = půlhodina
pitch-kind = sbírej a riskuj

## Karty
card-back = zakrytá karta
card-necklace = { $colour ->
    [green] zelený náhrdelník
    [white] bílý náhrdelník
    [red] červený náhrdelník
    [pink] růžový náhrdelník
    [yellow] žlutý náhrdelník
   *[blue] modrý náhrdelník
}
card-crown = { $colour ->
    [green] zelená koruna
    [white] bílá koruna
    [red] červená koruna
    [pink] růžová koruna
    [yellow] žlutá koruna
   *[blue] modrá koruna
}
card-statue = { $colour ->
    [green] zelená soška
    [white] bílá soška
    [red] červená soška
    [pink] růžová soška
    [yellow] žlutá soška
   *[blue] modrá soška
}
card-hammer = { $colour ->
    [green] zelené kladivo
    [white] bílé kladivo
    [red] červené kladivo
    [pink] růžové kladivo
    [yellow] žluté kladivo
   *[blue] modré kladivo
}
card-sword = { $colour ->
    [green] zelený meč
    [white] bílý meč
    [red] červený meč
    [pink] růžový meč
    [yellow] žlutý meč
   *[blue] modrý meč
}
card-sixth = { $colour ->
    [green] zelený pohár
    [white] bílý pohár
    [red] červený pohár
    [pink] růžový pohár
    [yellow] žlutý pohár
   *[blue] modrý pohár
}
object-necklace = { $colour ->
    [green] zelený náhrdelník
    [white] bílý náhrdelník
    [red] červený náhrdelník
    [pink] růžový náhrdelník
    [yellow] žlutý náhrdelník
   *[blue] modrý náhrdelník
}
object-crown = { $colour ->
    [green] zelenou korunu
    [white] bílou korunu
    [red] červenou korunu
    [pink] růžovou korunu
    [yellow] žlutou korunu
   *[blue] modrou korunu
}
object-statue = { $colour ->
    [green] zelenou sošku
    [white] bílou sošku
    [red] červenou sošku
    [pink] růžovou sošku
    [yellow] žlutou sošku
   *[blue] modrou sošku
}
object-hammer = { $colour ->
    [green] zelené kladivo
    [white] bílé kladivo
    [red] červené kladivo
    [pink] růžové kladivo
    [yellow] žluté kladivo
   *[blue] modré kladivo
}
object-sword = { $colour ->
    [green] zelený meč
    [white] bílý meč
    [red] červený meč
    [pink] růžový meč
    [yellow] žlutý meč
   *[blue] modrý meč
}
object-sixth = { $colour ->
    [green] zelený pohár
    [white] bílý pohár
    [red] červený pohár
    [pink] růžový pohár
    [yellow] žlutý pohár
   *[blue] modrý pohár
}
coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
eyes = { $count ->
    [one] { $count } oko
    [few] { $count } oči
   *[other] { $count } očí
}

## Destičky úkolů
task-green = zelená
task-white = bílá
task-red = červená
task-pink = růžová
task-yellow = žlutá
task-blue = modrá
task-necklace = náhrdelníky
task-crown = koruny
task-statue = sošky
task-hammer = kladiva
task-sword = meče
task-sixth = poháry
tasks = Úkoly
tile-open = veřejný úkol: { $task }
tile-revealed = tajný úkol: { $task }
tile-mine = tvůj tajný úkol: { $task }
tile-hidden-colour = tajný úkol: barva
tile-hidden-treasure = tajný úkol: poklad
tag-hidden = ostatní ho nevidí

## Stůl
rock = Důl
shafts = Pět šachet
shaft = { $count ->
    [0] Šachta { $shaft }, prázdná
    [one] Šachta { $shaft }, { $count } karta
    [few] Šachta { $shaft }, { $count } karty
   *[other] Šachta { $shaft }, { $count } karet
}
depth = Hlubina
draw-pile = { $count ->
    [0] Dobírací balíček, prázdný
    [one] Dobírací balíček, { $count } karta
    [few] Dobírací balíček, { $count } karty
   *[other] Dobírací balíček, { $count } karet
}
monster-asleep = { $count ->
    [0] Příští karta je Probuzení
    [one] Do Probuzení { $count } karta
    [few] Do Probuzení { $count } karty
   *[other] Do Probuzení { $count } karet
}
monster-mixed = { $count ->
    [one] Do Probuzení nejméně { $count } karta
    [few] Do Probuzení nejméně { $count } karty
   *[other] Do Probuzení nejméně { $count } karet
}
monster-anywhere = { $count ->
    [one] Příští karta je Probuzení
    [few] Probuzení: jedna z příštích { $count } karet
   *[other] Probuzení: jedna z příštích { $count } karet
}
monster-awake = Je vzhůru! Tohle kolo je poslední
monster-awake-extra = Je vzhůru! Tohle kolo a ještě jedno
monster-prowling = Je vzhůru! Úplně poslední kolo
discard-pile = { $count ->
    [0] Odhazovací balíček, prázdný
    [one] Odhazovací balíček, { $count } karta
    [few] Odhazovací balíček, { $count } karty
   *[other] Odhazovací balíček, { $count } karet
}
discard-head = Odhazovací balíček
discard-gist = { $count ->
    [0] zatím nic
    [one] { $count } karta, vidí ji všichni
    [few] { $count } karty, vidí je všichni
   *[other] { $count } karet, vidí je všichni
}
board-of = { $owner ->
    [you] Tvoje štola
   *[other] Štola hráče { $owner }
}
board-mine = Tvůj vozík a štola
cart = Důlní vozík
cart-open = V důlním vozíku
cart-gist = { $count ->
    [one] { $count } karta pokladu
    [few] { $count } karty pokladů
   *[other] { $count } karet pokladů
}{ $snores ->
    [0] {""}
    [one] , { $snores } karta Chrápání
    [few] , { $snores } karty Chrápání
   *[other] , { $snores } karet Chrápání
}
space-empty = pole { $space }, prázdné
space-snore = pole { $space }; zůstane-li prázdné: karta Chrápání
space-kablooey = pole { $space }; zůstane-li prázdné: karta Kabum
space-draw = pole { $space }; zůstane-li prázdné: dober si kartu
goals = Tvoje úkoly
goal = { $count ->
    [one] { $count } karta → { $points }
    [few] { $count } karty → { $points }
   *[other] { $count } karet → { $points }
}
hand-mine = { $count ->
    [0] V ruce nemáš žádnou kartu
    [one] Tvoje ruka, { $count } karta
    [few] Tvoje ruka, { $count } karty
   *[other] Tvoje ruka, { $count } karet
}
count-hand = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
count-kablooey = { $count ->
    [one] { $count } karta Kabum
    [few] { $count } karty Kabum
   *[other] { $count } karet Kabum
}
count-snore = { $count ->
    [one] { $count } karta Chrápání
    [few] { $count } karty Chrápání
   *[other] { $count } karet Chrápání
}
tag-dwarf = začínající hráč
note-chosen = vybráno
note-thinks = přemýšlí se

## Co se děje
phase-fill = I Nakládání
phase-dig = II Kopání
phase-sift = III Přebírání
lead-you = Jsi na tahu.
lead-other = Čeká se na: { $names }.
lead-over = Obluda je vzhůru!
ask-tasks = Který úkol vyložíš veřejně?
sub-tasks = Karty této barvy a tohoto pokladu ti na konci přinesou body. Druhá destička zůstane do té doby tajná.
wait-tasks = Každý vybírá destičku úkolu, kterou vyloží.
ask-cart = Vlož kartu z ruky do svého vozíku.
sub-cart = Nemusí se k ničemu hodit. Tvoje první karta ve štole se pak musí hodit k ní.
wait-cart = Do důlního vozíku jde první karta.
ask-dig = Vykopej, co se hodí k této: { $card }.
ask-stuck = Nic se nehodí k této: { $card }.
sub-dig = { $dug ->
    [0] Zatím není nic vykopáno. Přestaň, kdy chceš; i prázdná pole něco přinesou.
    [4] Štola je plná: daruj, odstřel, nebo přestaň.
    [one] Vykopána { $dug } karta. Přestaň, kdy chceš; i prázdná pole něco přinesou.
    [few] Vykopány { $dug } karty. Přestaň, kdy chceš; i prázdná pole něco přinesou.
   *[other] Vykopáno { $dug } karet. Přestaň, kdy chceš; i prázdná pole něco přinesou.
}
sub-stuck = Můžeš přestat; možná se dá darovat karta nebo odstřelit šachta.
wait-dig = Vykopává se karta, která se hodí k této: { $card }.
ask-lay = Ťukni na kartu a pak na šachtu.
sub-lay = Jakoukoli kartu na jakoukoli šachtu, lícem nahoru. Ostatní ji mohou vzít.
wait-lay = Karta z ruky jde na šachtu.
ask-discard = { $surplus ->
    [one] Máš { $count } karet: odhoď { $surplus }.
    [few] Máš { $count } karet: odhoď { $surplus }.
   *[other] Máš { $count } karet: odhoď { $surplus }.
}
sub-discard = Jednu po druhé. V ruce ti zůstane nejvýš pět karet.
wait-discard = V ruce je příliš mnoho karet: jedna se odhazuje.
wait-chance = Vykládají se karty.
over-one = { $points ->
    [one] { $who ->
        [you] Vyhráváš: { $points } bod.
       *[other] Vyhrává { $who }: { $points } bod.
    }
    [few] { $who ->
        [you] Vyhráváš: { $points } body.
       *[other] Vyhrává { $who }: { $points } body.
    }
   *[other] { $who ->
        [you] Vyhráváš: { $points } bodů.
       *[other] Vyhrává { $who }: { $points } bodů.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Společné vítězství, { $points } bod: ty, { $names }.
       *[other] Společné vítězství, { $points } bod: { $who }.
    }
    [few] { $who ->
        [you] Společné vítězství, { $points } body: ty, { $names }.
       *[other] Společné vítězství, { $points } body: { $who }.
    }
   *[other] { $who ->
        [you] Společné vítězství, { $points } bodů: ty, { $names }.
       *[other] Společné vítězství, { $points } bodů: { $who }.
    }
}

## Co se dá dělat
group-tasks = Vylož veřejně
group-cart = Nalož do vozíku
group-dig = Vykopej kartu na pole { $space }
group-give = Nebo daruj kartu, jednou za tah
group-blast = Nebo kartou Kabum odstřel vrch šachty
group-stop = Nebo přestaň
group-lay = Polož: nejdřív karta, pak šachta
group-discard = Odhoď
short-tasks = Ťukni na úkol
short-cart = Ťukni na kartu
short-dig = Vykopej
short-give = Daruj
short-blast = Odstřel
short-stop = Přestaň
short-lay = Ťukni na kartu
short-discard = Ťukni na kartu
label-colour = barva: { $task }
label-treasure = poklad: { $task }
label-give = dostane { $rival }: { $card }
offer-task = Vylož veřejně: { $task }
offer-cart = Vlož { $card } do vozíku
offer-dig-hand = Vylož { $card } z ruky do štoly
offer-dig-shaft = Vykopej { $card } ze šachty { $shaft }
offer-give = Daruj { $card } hráči { $rival }
offer-blast = Odstřel { $card } ze šachty { $shaft }
offer-stop = Přestaň kopat
offer-lay = Polož { $card } na šachtu { $shaft }
offer-discard = Odhoď { $card }
stop-draw = { $count ->
    [one] dobrat { $count } kartu
    [few] dobrat { $count } karty
   *[other] dobrat { $count } karet
}

## Bodování
account-title = Bodování
account-total = { $result ->
    [winner] { $who ->
        [you] Ty: { $points } – vyhráváš
       *[other] { $who }: { $points } – vyhrává
    }
   *[other] { $who ->
        [you] Ty: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } mince na kartách
    [few] { $count } mince na kartách
   *[other] { $count } mincí na kartách
}
account-kablooey = { $count ->
    [one] + { $coins } za { $count } kartu Kabum
    [few] + { $coins } za { $count } karty Kabum
   *[other] + { $coins } za { $count } karet Kabum
}
account-task = { $count ->
    [0] + 0 za úkol „{ $task }“: žádná karta
    [one] + { $points } za úkol „{ $task }“, { $count } karta: { $cards }
    [few] + { $points } za úkol „{ $task }“, { $count } karty: { $cards }
   *[other] + { $points } za úkol „{ $task }“, { $count } karet: { $cards }
}
account-eyes = { $count ->
    [one] { $count } oko: { $cards } na kartách pokladů, { $snores } z karet Chrápání
    [few] { $count } oči: { $cards } na kartách pokladů, { $snores } z karet Chrápání
   *[other] { $count } očí: { $cards } na kartách pokladů, { $snores } z karet Chrápání
}
account-loss = − { $count } za nejvíc očí: výkupné pro obludu
account-loss-cards = − { $count } za nejvíc očí: výkupné pro obludu, bez karet Chrápání
account-treasures = { $count ->
    [one] { $count } karta pokladu
    [few] { $count } karty pokladů
   *[other] { $count } karet pokladů
}
tie-eyes = Stejně bodů: vyhrává, kdo má méně očí.
tie-treasures = Stejně bodů i očí: vyhrává, kdo má víc karet pokladů.
tie-shared = Stejně bodů, očí i karet pokladů: o vítězství se hráči dělí.

## Příběh
log-turn = { $who ->
    [you] Kolo { $round }, jsi na tahu
   *[other] Kolo { $round }, { $who }
}
log-started = { $who ->
    [you] Máš trpaslíka a začínáš.
   *[other] { $who } má trpaslíka a začíná.
}
log-chosen = { $who ->
    [you] Máš vybráno.
   *[other] { $who } má vybráno.
}
log-opened = { $who ->
    [you] Vykládáš úkol: { $task }.
   *[other] { $who } vykládá úkol: { $task }.
}
log-revealed = { $who ->
    [you] Odkrýváš svůj tajný úkol: { $task }.
   *[other] { $who } odkrývá tajný úkol: { $task }.
}
log-loaded = { $who ->
    [you] Nakládáš karty ze štoly do důlního vozíku.
   *[other] { $who } nakládá karty ze štoly do důlního vozíku.
}
log-filled = { $who ->
    [you] Vkládáš { $card } do důlního vozíku.
   *[other] { $who } vkládá { $card } do důlního vozíku.
}
log-dug-shaft = { $who ->
    [you] Vykopáváš { $card } ze šachty { $shaft }.
   *[other] { $who } vykopává { $card } ze šachty { $shaft }.
}
log-dug-hand = { $who ->
    [you] Vykládáš { $card } z ruky do štoly.
   *[other] { $who } vykládá { $card } z ruky do štoly.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Daruješ { $card } sobě.
       *[other] Daruješ { $card } hráči { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } ti daruje { $card }.
       *[other] { $who } daruje { $card } hráči { $owner }.
    }
}
log-blasted = { $who ->
    [you] Odstřeluješ { $card } ze šachty { $shaft }.
   *[other] { $who } odstřeluje { $card } ze šachty { $shaft }.
}
log-turned-up = Šachta { $shaft } teď ukazuje { $card }.
log-refilled = Šachta { $shaft } se doplňuje o { $card }.
log-snore = { $who ->
    [you] Bereš si kartu Chrápání: tři oči.
   *[other] { $who } si bere kartu Chrápání: tři oči.
}
log-kablooey = { $who ->
    [you] Bereš si kartu Kabum.
   *[other] { $who } si bere kartu Kabum.
}
log-drew = { $who ->
    [you] { $count ->
        [one] Dobíráš si { $count } kartu.
        [few] Dobíráš si { $count } karty.
       *[other] Dobíráš si { $count } karet.
    }
   *[other] { $count ->
        [one] { $who } si dobírá { $count } kartu.
        [few] { $who } si dobírá { $count } karty.
       *[other] { $who } si dobírá { $count } karet.
    }
}
log-drew-card = { $who ->
    [you] Dobíráš si { $card }.
   *[other] { $who } si dobírá { $card }.
}
log-laid = { $who ->
    [you] Pokládáš { $card } na šachtu { $shaft }.
   *[other] { $who } pokládá { $card } na šachtu { $shaft }.
}
log-discarded = { $who ->
    [you] Odhazuješ { $card }.
   *[other] { $who } odhazuje { $card }.
}
log-awoke = Objevuje se karta Probuzení: tohle kolo je poslední.
log-awoke-extra = Objevuje se karta Probuzení: ještě tohle kolo a jedno další.
log-prowled = Ještě jedno kolo: úplně poslední.
log-ended = Konec.

## Nápověda
help-title = Co přinesou prázdná pole
help-space-1 = { $sign } První pole: karta Chrápání, tři oči, pod karty ve tvém vozíku
help-space-2 = { $sign } Druhé pole: karta Kabum
help-space-3 = { $sign } Třetí a čtvrté pole: za každé si dober kartu
help-space-4 = { $sign } Potom vždy: dober si ještě jednu kartu
help-eyes = { $sign } Kdo má na konci nejvíc očí, ztratí za každé dvě jeden bod
points-title = Body za karty úkolu
term-green = Zelený krystal.
term-white = Bílý krystal.
term-red = Červený krystal.
term-pink = Růžový krystal.
term-yellow = Žlutý krystal.
term-blue = Modrý krystal.
term-necklace = Náhrdelník.
term-crown = Koruna.
term-statue = Soška.
term-hammer = Kladivo.
term-sword = Meč.
term-sixth = Pohár.
term-coin = Mince: každá je na konci bod.
term-eye = Oči: kdo jich má na konci nejvíc, zaplatí obludě minci za každé dvě.
term-snore = Karta Chrápání: tři oči a nic víc.
term-kablooey = Karta Kabum: odstřelí vrchní kartu šachty, nebo je na konci za minci.
term-pile = Zakrytá karta; nebo karta k dobrání.
term-hidden-task = Destička tajného úkolu.
term-mine-cart = Karty v důlním vozíku.
term-hand = Karty v ruce.
term-dwarf = Trpaslík začínajícího hráče.
term-give = Karta do štoly jiného hráče.

## Nastavení
option-start = Kdo začíná
option-start-lot = rozhodne los
option-start-p0 = první místo
option-start-p1 = druhé místo
option-start-p2 = třetí místo
option-start-p3 = čtvrté místo
option-full-gallery-ends-phase = Plná štola
option-full-gallery-ends-phase-on = hned ukončí kopání
option-full-gallery-ends-phase-off = dovolí ještě darovat a odstřelit
option-kablooey-per-turn = Karty Kabum za tah
option-kablooey-per-turn-any = kolik jich máš
option-kablooey-per-turn-1 = jen jedna
option-awakening-mixed-in = Karta Probuzení
option-awakening-mixed-in-off = leží na spodním balíčku
option-awakening-mixed-in-on = je zamíchaná ve spodním balíčku
option-awakening-extra-round = Když se obluda probudí
option-awakening-extra-round-off = kolo se dohraje
option-awakening-extra-round-on = následuje ještě celé kolo
option-snore-in-penalty = Oči na kartách Chrápání
option-snore-in-penalty-on = také stojí mince
option-snore-in-penalty-off = počítají se jen při porovnání očí
option-open-log = Průběh hry
option-open-log-off = toto kolo a předchozí
option-open-log-on = dá se číst od začátku

## Důvody rady: stojí samy na řádku pod tahem, proto nezačínají příklonkou (ti, tě)
why-coins = { $count ->
    [one] o { $count } minci víc
    [few] o { $count } mince víc
    [many] o { $count } mince víc
   *[other] o { $count } mincí víc
}
why-tasks = { $count ->
    [one] o { $count } minci víc za úkoly
    [few] o { $count } mince víc za úkoly
    [many] o { $count } mince víc za úkoly
   *[other] o { $count } mincí víc za úkoly
}
why-quieter = { $count ->
    [one] oči tě budou stát o { $count } minci míň
    [few] oči tě budou stát o { $count } mince míň
    [many] oči tě budou stát o { $count } mince míň
   *[other] oči tě budou stát o { $count } mincí míň
}
why-louder-others = { $count ->
    [one] oči budou ostatní stát o { $count } minci víc
    [few] oči budou ostatní stát o { $count } mince víc
    [many] oči budou ostatní stát o { $count } mince víc
   *[other] oči budou ostatní stát o { $count } mincí víc
}
why-ways-on = { $count ->
    [one] lepší pokračování za { $count } minci
    [few] lepší pokračování za { $count } mince
    [many] lepší pokračování za { $count } mince
   *[other] lepší pokračování za { $count } mincí
}
why-hand = { $count ->
    [one] lepší karty v ruce za { $count } minci
    [few] lepší karty v ruce za { $count } mince
    [many] lepší karty v ruce za { $count } mince
   *[other] lepší karty v ruce za { $count } mincí
}
why-rivals = { $count ->
    [one] tvůj nejsilnější soupeř získá o { $count } minci míň
    [few] tvůj nejsilnější soupeř získá o { $count } mince míň
    [many] tvůj nejsilnější soupeř získá o { $count } mince míň
   *[other] tvůj nejsilnější soupeř získá o { $count } mincí míň
}

## Pravidla jednou větou
rule-cl-1-1 = Takový hráč u tohoto stolu není.
rule-cl-2-3 = Ze tvých dvou destiček úkolů leží právě jedna veřejně a druhá tajně.
rule-cl-2-4 = Destičky úkolů se vybírají jednou, ještě před vším ostatním; všechny se otočí najednou.
rule-cl-2-8 = Každá šachta začíná osmi kartami: dvě zakryté, čtyři střídavě odkryté a zakryté, dvě odkryté.
rule-cl-2-12 = Karta Probuzení leží na spodním balíčku; všechny ostatní balíčky leží na ní.
rule-cl-2-14 = Začínající hráč musí sedět u stolu.
rule-cl-3-1 = Tah je: naložit vozík, kopat, přebrat suť; každé jednou a v tomto pořadí.
rule-cl-3-2 = V prvním tahu vložíš do vozíku jednu kartu z ruky; nemusí se k ničemu hodit.
rule-cl-4-2 = Karta přichází z vrchu šachty nebo z tvé vlastní ruky.
rule-cl-4-3 = Karta se hodí stejnou barvou, stejným pokladem, nebo obojím.
rule-cl-4-4 = Tvoje první karta se musí hodit k vrchní kartě tvého vozíku.
rule-cl-4-5 = Každá další karta se musí hodit k té, která byla položena těsně před ní.
rule-cl-4-8 = Přestat kopat smíš kdykoli, i bez jediné karty.
rule-cl-4-9 = Plná štola kopání hned ukončí; jinak o konci rozhoduješ ty.
rule-cl-4-10 = Co leží, to leží: karta ve štole nebo ve vozíku tam zůstává.
rule-cl-4-11 = Do štoly se vejdou nejvýš čtyři karty.
rule-cl-5-1 = Za tah smíš darovat jen jednu kartu, jinému hráči a během kopání.
rule-cl-5-3 = Kdo má plnou štolu, nemůže kartu dostat.
rule-cl-5-4 = Darovaná karta se musí hodit ke kartě, která je v cizí štole nejvíc vpravo.
rule-cl-5-5 = Je-li cizí štola prázdná, musí se karta hodit k vrchní kartě cizího vozíku.
rule-cl-5-6 = Před svým prvním tahem nikdo kartu darem nedostane.
rule-cl-6-1 = Vzít nebo odstřelit se dá jen vrchní karta šachty.
rule-cl-6-2 = Zakrytá karta, která se ocitne navrchu, se hned otočí a zůstane odkrytá.
rule-cl-6-4 = Prázdná šachta se hned doplní: jedna karta zakrytá, dvě odkryté.
rule-cl-6-6 = Chceš-li odstřelit vrchní kartu šachty, odhoď kartu Kabum.
rule-cl-6-7 = Karty Kabum se používají během kopání a jindy ne.
rule-cl-6-8 = U tohoto stolu je dohodnutá jedna karta Kabum za tah.
rule-cl-6-11 = V prázdné šachtě není co odstřelit.
rule-cl-6-12 = Odhozené karty se už nikdy nevrátí.
rule-cl-7-1 = Suť se přebírá v pořadí: odměny, dobrání, karta na šachtu, limit ruky.
rule-cl-7-6 = Prázdná pole přinesou zleva doprava: kartu Chrápání, kartu Kabum, dobrání a další dobrání.
rule-cl-7-9 = Potom si dobereš ještě jednu kartu, ať vykopeš cokoli.
rule-cl-7-10 = Musíš položit kartu z ruky na šachtu; kartu i šachtu si vybereš.
rule-cl-7-12 = Na konci tahu odhazuješ karty z ruky jednu po druhé, dokud ti jich nezbude pět.
rule-cl-8-2 = Karta Probuzení se ukáže a odloží stranou; dobírá se znovu.
rule-cl-8-3 = Když se objeví karta Probuzení, kolo se dohraje a partie končí.
rule-cl-9-3 = Do cizího vozíku se nikdo nedívá; průběh je vidět jen od předchozího kola.
rule-cl-10-1 = Karty v ruce se nepočítají.
rule-cl-10-2 = Počítají se všechny karty ve vozíku a ve štole a nepoužité karty Kabum.
rule-cl-10-4 = Každý úkol počítá karty pokladů své barvy nebo svého druhu.
rule-cl-10-5 = Za 1, 2, 3, 4, 5, 6, 7, 8, 9 a více karet jednoho úkolu je 1, 2, 4, 6, 9, 12, 16, 20, 25 bodů.
rule-cl-10-8 = Kdo má nejvíc očí, ztrácí za každé dvě oči jednu minci, zaokrouhleno nahoru.
rule-cl-10-9 = Oči na kartách Chrápání se počítají jako všechny ostatní.
rule-cl-10-12 = Vyhrává, kdo má nejvíc bodů.
rule-cl-10-13 = Při shodě vyhrává, kdo má méně očí.
rule-cl-10-14 = Stále shoda? Vyhrává, kdo má víc karet pokladů.
rule-cl-10-15 = Stále shoda? O vítězství se hráči dělí.

## Trenér: vždy dvě krátké věty
coach-goal = Řetěz karty, které se k sobě hodí, kvůli mincím a svým dvěma úkolům, než se obluda vzbudí; kdo má nejvíc očí, ten za ně platí.
coach-tasks = Každá karta v barvě a s pokladem tvých dvou úkolů přinese na konci body. Jeden úkol bude ležet veřejně: ukaž ten, o kterém ostatní smějí vědět, protože co mu pomáhá, to ti nikdo nedaruje.
coach-cart = Chceš dlouhé řetězy a tahle karta je prvním článkem. Vyber takovou, jejíž barvu nebo poklad vidíš i na vrchu šachet.
coach-dig = Hledej mince a karty pro svoje úkoly a vyhýbej se očím. Co se hodí k poslední kartě, to svítí: stejná barva, nebo stejný poklad.
coach-stop = Prázdné pole je lepší než karta plná očí a něco přinese: přečti si, co je na tlačítku. Když ale nevykopeš vůbec nic, dostaneš kartu Chrápání se třemi očima.
coach-give = Zbavuj se očí, protože kdo jich má nejvíc, ten platí. Jednou za tah smíš vložit kartu do cizí štoly, pokud se tam hodí; mincí rozdávej co nejmíň.
coach-blast = Takhle se dostaneš ke kartě, kterou potřebuješ a která je zasypaná: karta Kabum odstřelí vrchní kartu šachty. Když si ji necháš, je na konci za minci.
coach-lay = Nepomáhej ostatním: vyber, co nikdo nepotřebuje, nebo co si chceš v příštím tahu vykopat, jestli to tam ještě bude. Karta jde z ruky na šachtu.
coach-discard = Nech si, co prodlouží tvůj příští řetěz; karty v ruce se nepočítají. Zůstat smí nejvýš pět: odhoď, co se nehodí k tvým úkolům ani k šachtám.

## The prologue: the same, in the first minute
prologue-digging = O co jde
prologue-digging-task = Kopeš jako trpaslík mince a každá je za bod. Karta se musí k poslední hodit barvou nebo pokladem: na vrchu tvého vozíku je červená soška, tak vylož červené kladivo se třemi mincemi.
prologue-digging-done = Tři mince, tři body. A jeden z tvých úkolů jsou červené karty: čím víc, tím líp.
prologue-digging-other = To ti přinese oko, které tě může stát mince, nebo vůbec nic. Červené kladivo se hodí k červené sošce a má tři mince.
prologue-chaining = Tah
prologue-chaining-task = V tahu vyložíš až čtyři karty, z ruky nebo ze šachet, a každá se hodí k té předchozí. Žluté kladivo na šachtě 5 se hodí k tvému červenému a má minci: vykopej ho.
prologue-chaining-done = Tak roste řetěz; další karta musí být žlutá, nebo kladivo. V příštím tahu se všechno skutálí do tvého vozíku, kde se to na konci počítá.
prologue-chaining-other = Je tu něco lepšího: žluté kladivo na šachtě 5 se hodí a má minci.
prologue-sleeping = Co se může pokazit
prologue-sleeping-task = O pár tahů později je na vrchu tvého vozíku bílá soška a nic se k ní nehodí: žádná karta z ruky ani ze šachet. Zbývá ti jen přestat.
prologue-sleeping-done = Kdo nevykope vůbec nic, dostane kartu Chrápání se třemi očima, a kdo má na konci nejvíc očí, platí za ně mincemi. Konči proto řetěz kartou, na kterou se dá navázat.
prologue-sleeping-other = To dostane druhý hráč a ty pořád nevykopeš nic. Začni znovu a přestaň.
prologue-counting = Obluda se probouzí
prologue-counting-task = Obluda je vzhůru, takže tohle kolo je poslední. Tvoje úkoly, nad vozíkem i s počtem karet a bodů, jsou červené karty a koruny: červená koruna se počítá k oběma, tak ji vykopej.
prologue-counting-done = Teď se všechno počítá: mince, body za oba úkoly a mince, o které přijde, kdo má nejvíc očí. Vyhraje nejvíc bodů.
prologue-counting-other = To byla poslední příležitost kopat. Červená koruna by se počítala k oběma tvým úkolům.

## Lekce: název, úkol, proč to bylo správně, proč něco jiného ne
lesson-fitting = Najdi, co se hodí
lesson-fitting-task = Karta se hodí, když má s poslední kartou stejnou barvu nebo stejný poklad. Na vrchu tvého vozíku je červená soška: vylož kartu, která má nejvíc mincí a žádné oči.
lesson-fitting-done = Červené kladivo se hodí barvou a přináší tři mince. Další karta se teď musí hodit ke kladivu.
lesson-fitting-other = Podívej se znovu: k červené sošce se z tvé ruky hodí dvě karty, ale jen jedna má mince a žádné oči.
lesson-chaining = Postav řetěz ze čtyř karet
lesson-chaining-task = Zaplň všechna čtyři pole: červená koruna, zelená koruna, zelený meč a pak žlutý meč ze šachty. Každá karta se musí hodit k té předchozí.
lesson-chaining-done = Čtyři karty v jednom tahu. Plná štola kopání hned ukončí a v příštím tahu se všechno skutálí do tvého vozíku.
lesson-chaining-other = Takhle se řetěz přetrhne moc brzy. Začni znovu a mysli na to, co se bude muset hodit dál.
lesson-giving = Daruj oči
lesson-giving-task = Jednou za tah smíš vložit kartu do cizí štoly, pokud se tam hodí. Cizí štola končí modrou soškou: daruj kartu, která má dvě oči a žádné mince.
lesson-giving-done = Ty dvě oči teď můžou soupeře stát minci, a tebe ne. Dar ti nezabere žádné pole.
lesson-giving-other = Mince jsou body: ty si nech. Daruj modrý náhrdelník, má dvě oči a žádné mince.
lesson-blasting = Odstřel si cestu
lesson-blasting-task = Červené kladivo se třemi mincemi leží pod pohárem, který se nehodí. Odstřel vrch té šachty kartou Kabum a kladivo vykopej.
lesson-blasting-done = Za kartu Kabum, tedy za jednu minci, máš tři mince a červenou kartu. To se vyplatí.
lesson-blasting-other = V cestě je jiná karta. Červené kladivo leží v šachtě 3 pod bílým pohárem.
lesson-stopping = Přestaň včas
lesson-stopping-task = Hodí se jen jedna karta, bílý meč: žádné mince, zato dvě oči. Přestaň: i prázdné pole něco přinese.
lesson-stopping-done = Za prázdné pole si dobereš kartu a oči si nebereš. Kdo má na konci nejvíc očí, platí mincemi.
lesson-stopping-other = Kdo má na konci nejvíc očí, platí mincemi. Tady bylo lepší přestat.
lesson-discarding = Nech si, co se počítá
lesson-discarding-task = Šest karet je o jednu víc, než smíš mít. Tvoje úkoly jsou červená a koruny: odhoď kartu, která nepomáhá ani jednomu.
lesson-discarding-done = Co zbylo, hodí se k tvým úkolům. Karty v ruce se nepočítají, tak je brzy dostaň do štoly.
lesson-discarding-other = Tahle karta pomáhá jednomu z tvých úkolů. Modrý pohár nepomáhá žádnému: odhoď ho.

## Co by mělo stát v pozici: za dvojtečkou
expected-step-of-play = krok, například tasks, cart, dig, turn-up-s3, draw-2, lay nebo over
expected-yes = „yes“, nebo žádný takový řádek
expected-card = karta, například red-crown-2
expected-card-or-back = karta, například red-crown-2, nebo * jako rub
expected-tasks = barva a poklad, například [red] crown, veřejný úkol v závorkách
expected-face-down = ne víc zakrytých karet, než kolik jich není nikde uvedeno: { $most }
source-coins = Mince
source-kablooey = Karty Kabum
source-colour = Úkol: barva
source-treasure = Úkol: poklad
source-loss = Nejvíc očí: výkupné pro obludu
say-stirs = Obluda otevírá jedno oko.
