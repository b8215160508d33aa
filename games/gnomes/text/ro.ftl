# Gnomi în română. Termenii sunt cei din cartea de reguli, propozițiile sunt ale noastre.
# Numele jucătorilor nu se declină.

title = Gnomi
pitch = Trage cu ochiul, schimbă, ține minte: cele mai bune diamante sunt în șirul altcuiva.
pitch-length = un sfert de oră
pitch-kind = memorie și curaj

## Niveluri, șiruri și cartonașe
level-1 = nivelul I
level-2 = nivelul II
level-3 = nivelul III
mine = Mina
level-dug = epuizat
level-tiles = { $count ->
    [0] niciun cartonaș
    [one] încă { $count } cartonaș
    [few] încă { $count } cartonașe
   *[other] încă { $count } de cartonașe
}
stack = { $count ->
    [0] Grămăjoara e goală
    [one] Grămăjoară, a rămas { $count } cartonaș
    [few] Grămăjoară, au rămas { $count } cartonașe
   *[other] Grămăjoară, au rămas { $count } de cartonașe
}
hand = { $who ->
    [you] Luat de tine
   *[other] Luat de { $who }
}
discard-pile = { $count ->
    [0] Grămăjoara cartonașelor respinse, goală
    [one] Grămăjoara cartonașelor respinse, { $count } cartonaș
    [few] Grămăjoara cartonașelor respinse, { $count } cartonașe
   *[other] Grămăjoara cartonașelor respinse, { $count } de cartonașe
}
row-of = { $owner ->
    [you] Șirul tău
   *[other] Șirul jucătorului { $owner }
}
row-mine = Șirul tău
slot = locul { $slot }
slot-of = { $rival }, locul { $slot }
slot-yours = locul tău { $slot }
slot-empty = loc gol
tile-back = cu spatele în sus, { $level }
tile-lantern = { $diamonds ->
    [0] fără diamante, felinar
    [one] { $diamonds } diamant, felinar
    [few] { $diamonds } diamante, felinar
   *[other] { $diamonds } de diamante, felinar
}
tile-torch = { $diamonds ->
    [0] fără diamante, torță
    [one] { $diamonds } diamant, torță
    [few] { $diamonds } diamante, torță
   *[other] { $diamonds } de diamante, torță
}
tile-arrows = { $diamonds ->
    [0] fără diamante, săgeți
    [one] { $diamonds } diamant, săgeți
    [few] { $diamonds } diamante, săgeți
   *[other] { $diamonds } de diamante, săgeți
}
tile-big-find = { $diamonds ->
    [one] zăcământ mare, { $diamonds } diamant
    [few] zăcământ mare, { $diamonds } diamante
   *[other] zăcământ mare, { $diamonds } de diamante
}
tile-lit-corridor = coridor iluminat
tile-bats = lilieci
tile-explosion = explozie
tile-snow-white = Albă-ca-Zăpada
tag-cart = trimis la suprafață
tag-swapped = tocmai schimbat
tag-seen = l-ai văzut deja

## Ce se întâmplă
lead-you = E rândul tău.
lead-other = Așteptăm: { $names }.
lead-over = La cină!
ask-first-look = Așază cartonașele și ține-le minte.
sub-first-look = La sfârșit câștigă rândul cu cele mai multe diamante. Ține-le minte pe ale tale: apoi rămân cu spatele în sus.
wait-first-look = Fiecare se uită la cartonașele sale și le așază.
ask-keep = Atinge un loc sau respinge-l.
sub-keep = Dacă îl păstrezi, respingi cartonașul de pe acel loc. Ce ajunge pe grămăjoară acționează.
wait-keep = Un cartonaș a fost luat.
ask-lantern = Felinar: uită-te la un cartonaș al tău.
sub-lantern = Poți și să renunți.
wait-lantern = Felinar: o privire la un cartonaș propriu.
ask-torch = Torță: uită-te la un cartonaș străin.
sub-torch = Poți și să renunți. Proprietarul nu-l vede.
wait-torch = Torță: o privire la cartonașul altcuiva.
ask-arrows = Săgeți: atinge-l pe al tău, apoi altul.
sub-arrows = E obligatoriu. Nimeni nu vede cartonașele.
wait-arrows = Săgeți: două cartonașe își vor schimba locurile.
ask-corridor = { $looks ->
    [one] Coridor iluminat: încă { $looks } privire.
    [few] Coridor iluminat: cel mult { $looks } priviri.
   *[other] Coridor iluminat: cel mult { $looks } de priviri.
}
sub-corridor = Ale tale sau ale oricui, la fiecare doar o dată.
wait-corridor = { $looks ->
    [one] Coridor iluminat: încă { $looks } privire.
    [few] Coridor iluminat: cel mult { $looks } priviri.
   *[other] Coridor iluminat: cel mult { $looks } de priviri.
}
ask-bats = Lilieci: schimbă două cartonașe ale tale.
sub-bats = E obligatoriu. Toți văd care două, nimeni nu vede ce sunt.
wait-bats = Lilieci: două cartonașe dintr-un șir își schimbă locurile.
ask-explosion = Explozie: ce cartonaș pierzi?
sub-explosion = Cu spatele sau cu fața în sus. Toți aleg în secret, apoi dispar deodată.
wait-explosion = Explozie: fiecare alege un cartonaș pe care îl pierde.
ask-cart = Ce cartonaș trimiți la suprafață?
ask-look = Doar tu vezi asta: ține minte.
sub-cart = Rămâne cu fața în sus și ferit de schimburi. Toate cărucioarele se dezvăluie deodată.
wait-cart = Nivelul e epuizat: fiecare trimite un cartonaș la suprafață.
wait-chance = Se ia un cartonaș.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Câștigi cu { $diamonds } diamant.
       *[other] { $who } câștigă cu { $diamonds } diamant.
    }
    [few] { $who ->
        [you] Câștigi cu { $diamonds } diamante.
       *[other] { $who } câștigă cu { $diamonds } diamante.
    }
   *[other] { $who ->
        [you] Câștigi cu { $diamonds } de diamante.
       *[other] { $who } câștigă cu { $diamonds } de diamante.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Victorie comună, cu { $diamonds } diamant: tu, { $names }.
       *[other] Victorie comună, cu { $diamonds } diamant: { $who }.
    }
    [few] { $who ->
        [you] Victorie comună, cu { $diamonds } diamante: tu, { $names }.
       *[other] Victorie comună, cu { $diamonds } diamante: { $who }.
    }
   *[other] { $who ->
        [you] Victorie comună, cu { $diamonds } de diamante: tu, { $names }.
       *[other] Victorie comună, cu { $diamonds } de diamante: { $who }.
    }
}
note-chosen = alegere făcută
note-thinks = pe gânduri

## Ce se poate face
group-arrange = Așază-ți cartonașele: alege-le de la stânga la dreapta
group-keep = Sau păstrează-l și respinge cartonașul de pe
group-out = Respinge-l
group-look = Sau uită-te la
group-swap = Schimbă: întâi cartonașul tău, apoi celălalt
group-bats = Schimbă două de-ale tale
group-explosion = Pierde un cartonaș
group-cart = Trimite sus un cartonaș
group-decline = Renunță
short-arrange = Așază
short-keep = Păstrează
short-out = Respinge
short-look = Uită-te
short-swap = Atinge un cartonaș al tău
short-bats = Atinge două cartonașe
short-explosion = Atinge un cartonaș
short-cart = Atinge un cartonaș
short-decline = Renunță
offer-arrange-same = Lasă-le așa
offer-arrange-so = Așază-le așa
offer-arrange = Așază-le în ordinea { $order }
offer-keep = Păstrează cartonașul luat pe locul { $slot }
offer-out = Respinge-l
then-lantern = apoi felinarul: te poți uita la unul dintre cartonașele tale
then-torch = apoi torța: te poți uita la cartonașul altui jucător
then-arrows = apoi săgețile: trebuie să faci schimb cu alt jucător
then-nothing = nu se întâmplă nimic
offer-look-own = Uită-te la cartonașul tău de pe locul { $slot }
offer-look-other = Uită-te la cartonașul de pe locul { $slot } al jucătorului { $rival }
label-swap = { $own } cu { $rival }, locul { $other }
offer-swap = Schimbă cartonașul tău de pe locul { $own } cu cel de pe locul { $other } al jucătorului { $rival }
label-bats = { $one } și { $other }
offer-bats = Schimbă între ele cartonașele tale de pe locurile { $one } și { $other }
offer-explosion = Pierde cartonașul de pe locul { $slot }
offer-cart = Trimite sus cartonașul de pe locul { $slot }
offer-decline = Nu te uita

## Doar tu vezi asta
over-looks = Doar tu vezi asta
over-look = { $owner ->
    [you] Pe locul tău { $slot }:
   *[other] { $owner }, pe locul { $slot }:
}
account-title = Punctaj
account-line = { $result ->
    [winner] { $who ->
        [you] Tu: { $sum } = { $diamonds } ♦ – câștigi
       *[other] { $who }: { $sum } = { $diamonds } ♦ – câștigă
    }
   *[other] { $who ->
        [you] Tu: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## Povestea
log-turn = Tura { $number }
log-started = { $who ->
    [you] Începi tu, prin tragere la sorți.
   *[other] Începe { $who }, prin tragere la sorți.
}
log-ready = { $who ->
    [you] Ești gata.
   *[other] { $who } e gata.
}
log-drew = { $who ->
    [you] Iei un cartonaș.
   *[other] { $who } ia un cartonaș.
}
log-out = { $who ->
    [you] Respingi cartonașul luat.
   *[other] { $who } respinge cartonașul luat.
}
log-out-tile = { $who ->
    [you] Respingi cartonașul luat: { $tile }.
   *[other] { $who } respinge cartonașul luat: { $tile }.
}
log-kept = { $who ->
    [you] Pui cartonașul luat pe locul { $slot } și îl respingi pe cel vechi.
   *[other] { $who } pune cartonașul luat pe locul { $slot } și îl respinge pe cel vechi.
}
log-kept-tile = { $who ->
    [you] Pui cartonașul luat pe locul { $slot } și respingi: { $tile }.
   *[other] { $who } pune cartonașul luat pe locul { $slot } și respinge: { $tile }.
}
log-looked-own = { $who ->
    [you] Te uiți la cartonașul tău de pe locul { $slot }.
   *[other] { $who } se uită la propriul cartonaș de pe locul { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Te uiți la cartonașul tău de pe locul { $slot }.
       *[other] Te uiți la cartonașul de pe locul { $slot } al jucătorului { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } se uită la cartonașul tău de pe locul { $slot }.
       *[other] { $who } se uită la cartonașul de pe locul { $slot } al jucătorului { $owner }.
    }
}
log-saw = { $who ->
    [you] Vezi: { $tile }.
   *[other] { $who } vede: { $tile }.
}
log-declined = { $who ->
    [you] Renunți să te uiți.
   *[other] { $who } renunță să se uite.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Schimbi între ele cartonașele tale de pe locurile { $one } și { $other }.
       *[other] Schimbi cartonașul tău de pe locul { $one } cu cel de pe locul { $other } al jucătorului { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } schimbă cartonașul său de pe locul { $one } cu al tău de pe locul { $other }.
       *[other] { $who } schimbă cartonașul său de pe locul { $one } cu cel de pe locul { $other } al jucătorului { $owner }.
    }
}
log-bats-swap = { $who ->
    [you] Schimbi între ele cartonașele tale de pe locurile { $one } și { $other }.
   *[other] { $who } schimbă între ele propriile cartonașe de pe locurile { $one } și { $other }.
}
log-lit-corridor = { $who ->
    [you] Dai de un coridor iluminat: toți se pot uita.
   *[other] { $who } dă de un coridor iluminat: toți se pot uita.
}
log-bats = { $who ->
    [you] Stârnești liliecii: fiecare schimbă între ele două cartonașe.
   *[other] { $who } stârnește liliecii: fiecare schimbă între ele două cartonașe.
}
log-explosion = { $who ->
    [you] Provoci o explozie: fiecare pierde un cartonaș.
   *[other] { $who } provoacă o explozie: fiecare pierde un cartonaș.
}
log-snow-white = { $who ->
    [you] O întâlnești pe Albă-ca-Zăpada: îi cheamă pe toți la cină.
   *[other] { $who } o întâlnește pe Albă-ca-Zăpada: îi cheamă pe toți la cină.
}
log-chosen = { $who ->
    [you] Ai ales.
   *[other] { $who } a ales.
}
log-sent-up = { $who ->
    [you] Trimiți sus cartonașul de pe locul { $slot }: { $tile }.
   *[other] { $who } trimite sus cartonașul de pe locul { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] Pierzi cartonașul de pe locul { $slot }.
   *[other] { $who } pierde cartonașul de pe locul { $slot }.
}
log-descended = Coborâm: { $level }
log-ended = Sfârșit, după { $number ->
    [one] { $number } tură
    [few] { $number } ture
   *[other] { $number } de ture
}
say-drew = Ai luat: { $tile }.

## Ajutor
help-title = Simbolul de pe grămăjoară
help-lantern = { $sign } Felinar: te poți uita la unul dintre cartonașele tale
help-torch = { $sign } Torță: te poți uita la un cartonaș al altui jucător
help-arrows = { $sign } Săgeți: trebuie să schimbi un cartonaș cu alt jucător, fără să te uiți
specials-title = Speciale: { $level }
specials-none = Fără speciale: { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } zăcământ mare: cinci diamante
    [few] { $count } zăcăminte mari: câte cinci diamante
   *[other] { $count } de zăcăminte mari: câte cinci diamante
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } coridor iluminat: fiecare se poate uita la trei cartonașe
    [few] { $count } coridoare iluminate: fiecare se poate uita la trei cartonașe
   *[other] { $count } de coridoare iluminate: fiecare se poate uita la trei cartonașe
}
help-bats = { $sign } { $count ->
    [one] { $count } cartonaș cu lilieci: fiecare schimbă între ele două cartonașe de-ale sale
    [few] { $count } cartonașe cu lilieci: fiecare schimbă între ele două cartonașe de-ale sale
   *[other] { $count } de cartonașe cu lilieci: fiecare schimbă între ele două cartonașe de-ale sale
}
help-explosion = { $sign } { $count ->
    [one] { $count } explozie: fiecare pierde un cartonaș
    [few] { $count } explozii: fiecare pierde un cartonaș
   *[other] { $count } de explozii: fiecare pierde un cartonaș
}
help-snow-white = { $sign } { $count ->
    [one] Albă-ca-Zăpada: partida se încheie pe loc
    [few] { $count } × Albă-ca-Zăpada: partida se încheie pe loc
   *[other] { $count } × Albă-ca-Zăpada: partida se încheie pe loc
}
term-diamond = Diamante: câștigă cine are cele mai multe.
term-lantern = Felinar: când ajunge pe grămăjoară, te poți uita la unul dintre cartonașele tale.
term-torch = Torță: când ajunge pe grămăjoară, te poți uita la un cartonaș al altui jucător.
term-arrows = Săgeți: când ajung pe grămăjoară, trebuie să schimbi un cartonaș de-al tău cu unul al altui jucător, fără să te uiți.
term-big-find = Zăcământ mare: cinci diamante și nicio acțiune.
term-lit-corridor = Coridor iluminat: fiecare se poate uita la cel mult trei cartonașe cu spatele în sus.
term-bats = Lilieci: fiecare trebuie să schimbe între ele două cartonașe proprii cu spatele în sus.
term-explosion = Explozie: fiecare pierde un cartonaș.
term-snow-white = Albă-ca-Zăpada: cheamă la cină și partida se încheie.
term-level-1 = Spatele unui cartonaș de la nivelul I.
term-level-2 = Spatele unui cartonaș de la nivelul II.
term-level-3 = Spatele unui cartonaș de la nivelul III.
term-cart = Trimis sus cu căruciorul: cu fața în sus până la sfârșit și ferit de schimburi.
term-swapped = Tocmai și-a schimbat locul.
term-seen = Ai văzut acest cartonaș; la masa asta cartonașele văzute sunt însemnate.

## Opțiuni
option-open-discard = Cartonașele respinse
option-open-discard-off = se vede doar cartonașul de deasupra
option-open-discard-on = oricine le poate răsfoi
option-what-i-have-seen = Ce am văzut
option-what-i-have-seen-off = ține minte fără ajutor
option-what-i-have-seen-on = ecranul ține minte pentru tine
option-start = Cine începe
option-start-p0 = primul loc
option-start-p1 = al doilea loc
option-start-p2 = al treilea loc
option-start-p3 = al patrulea loc
option-start-lot = prin tragere la sorți

## Motivele unui sfat: completează „Asta …”
why-diamonds = { $count ->
    [one] { $count } diamant în plus în șirul tău
    [few] { $count } diamante în plus în șirul tău
   *[other] { $count } de diamante în plus în șirul tău
}
why-safe = { $count ->
    [one] { $count } diamant în plus la loc sigur
    [few] { $count } diamante în plus la loc sigur
   *[other] { $count } de diamante în plus la loc sigur
}
why-know-own = știi cu { $count } mai multe dintre cartonașele tale
why-know-others = { $count ->
    [one] știi de { $count } diamant în plus la ceilalți
    [few] știi de { $count } diamante în plus la ceilalți
   *[other] știi de { $count } de diamante în plus la ceilalți
}
why-leader = { $count ->
    [one] cel din frunte are cu { $count } diamant mai puțin
    [few] cel din frunte are cu { $count } diamante mai puțin
   *[other] cel din frunte are cu { $count } de diamante mai puțin
}
why-secret = ceilalți știu cu { $count } mai puține dintre diamantele tale

## Reguli într-o propoziție
rule-gn-1-13 = La masa asta nu există un asemenea jucător.
rule-gn-2-7 = La început te uiți la cele cinci cartonașe ale tale și nu le arăți nimănui.
rule-gn-2-8 = După prima privire te poți uita la propriile cartonașe doar când o regulă îți dă voie.
rule-gn-2-9 = La prima privire îți așezi șirul și îl confirmi; altceva nu se poate face.
rule-gn-2-10 = Cartonașele rămân la locurile lor; nimeni nu-și rearanjează șirul decât dacă o spune o regulă.
rule-gn-2-11 = Cine începe trebuie să stea la masă.
rule-gn-3-1 = O tură înseamnă: luarea și respingerea unui cartonaș, apoi acțiunea cartonașului de pe grămăjoară.
rule-gn-3-2 = Luarea e obligatorie: cartonașul de deasupra de la nivelul curent.
rule-gn-3-4 = Cartonașul luat îl respingi sau îl păstrezi.
rule-gn-3-5 = Ca să-l păstrezi, respingi un cartonaș de-al tău cu spatele în sus și îl pui pe cel nou în locul lui.
rule-gn-3-7 = Alegi locul fără să te uiți la cartonașul de acolo.
rule-gn-3-9 = Un cartonaș cu fața în sus nu poate fi respins.
rule-gn-3-11 = Alegerea e definitivă odată ce un cartonaș stă pe grămăjoară.
rule-gn-3-13 = Nu poți ceda rândul.
rule-gn-4-1 = Contează acțiunea cartonașului ajuns pe grămăjoara celor respinse, și numai ea.
rule-gn-4-2 = Simbolul de pe un cartonaș păstrat nu face nimic acum.
rule-gn-4-4 = Felinarul îți arată unul dintre cartonașele tale.
rule-gn-4-5 = Felinarul arată doar cartonașe cu spatele în sus.
rule-gn-4-6 = Torța îți arată un cartonaș al altui jucător.
rule-gn-4-7 = Torța arată doar cartonașe cu spatele în sus.
rule-gn-4-8 = Cartonașul privit se întoarce la locul lui, cu spatele în sus.
rule-gn-4-9 = Săgețile schimbă un cartonaș de-al tău cu unul al altui jucător.
rule-gn-4-11 = Amândouă cartonașele unui schimb trebuie să stea cu spatele în sus.
rule-gn-4-12 = Nimeni nu se uită la cartonașele schimbate.
rule-gn-4-14 = La săgeți nu se poate renunța.
rule-gn-5-1 = Cartonașele se trimit sus când nivelul e epuizat și ultima lui tură s-a încheiat.
rule-gn-5-2 = La sfârșitul unui nivel fiecare trebuie să trimită sus un cartonaș propriu cu spatele în sus.
rule-gn-5-5 = Alegi cartonașul din memorie, fără să te uiți.
rule-gn-5-6 = Toți aleg în secret; apoi toate cărucioarele se dezvăluie deodată.
rule-gn-5-7 = Un cartonaș trimis sus rămâne cu fața în sus la locul lui până la sfârșit.
rule-gn-6-2 = Coridorul iluminat, liliecii și explozia acționează imediat și nu pot fi nici păstrate, nici respinse.
rule-gn-6-9 = Într-un coridor iluminat fiecare se poate uita la cel mult trei cartonașe cu spatele în sus, ale sale sau ale altora.
rule-gn-6-11 = Într-un coridor, la fiecare cartonaș doar o dată; întâi cine l-a luat, apoi în sensul acelor de ceasornic.
rule-gn-6-12 = Lilieci: fiecare trebuie să schimbe între ele două cartonașe de-ale sale.
rule-gn-6-13 = Liliecii schimbă între ele două cartonașe diferite cu spatele în sus.
rule-gn-6-14 = Cât zboară liliecii nimeni nu se uită; toți văd care două locuri s-au schimbat.
rule-gn-6-16 = La o explozie fiecare scoate din joc un cartonaș propriu; în niciun alt moment nu se scot cartonașe.
rule-gn-6-17 = Cartonașul pierdut poate sta cu spatele sau cu fața în sus.
rule-gn-6-18 = Un cartonaș pierdut cu spatele în sus nu se arată nimănui.
rule-gn-6-19 = Toți aleg în secret; apoi toate cartonașele se scot deodată.
rule-gn-6-20 = Locul ăsta e gol.
rule-gn-7-2 = Toate cartonașele se întorc cu fața în sus și fiecare își numără diamantele.
rule-gn-7-4 = Câștigă cine are cele mai multe diamante.
rule-gn-7-5 = La egalitate victoria e comună.
rule-gn-8-2 = Cartonașele respinse mai demult sunt acoperite și nu se răsfoiesc, dacă la masă nu s-a convenit altfel.
rule-gn-8-6 = Totul în acest joc e să ții minte; ajutorul de memorie e o opțiune a mesei.

## Îndrumătorul: de fiecare dată două propoziții scurte
coach-goal = Trebuie să ai cele mai multe diamante în șirul tău când Albă-ca-Zăpada cheamă la cină; cele mai multe stau cu spatele în sus, așa că ține-le minte.
coach-arrange = Câștigă cele mai multe diamante, iar cele cinci cartonașe le vezi pe toate doar acum. Așază-le așa încât să le ții minte, de pildă cu cel mai puțin valoros la un capăt.
coach-out = Vrei diamante în șirul tău, iar un cartonaș cu puține te ajută mai mult respins: simbolul lui acționează în folosul tău. Uită-te la simbol înainte să-i dai drumul.
coach-keep = Cu mai multe diamante în șir câștigi: păstrează un cartonaș valoros pe un loc unde știi că ai puține. Cel care era acolo e respins, iar simbolul lui acționează.
coach-decline = La ce te uiți le arată celorlalți ce te interesează. Poți să te uiți, dar nu e obligatoriu: renunță dacă știi destul.
coach-look = Cine știe unde sunt diamantele câștigă din schimburi. O privire nu costă nimic, așa că alege un cartonaș pe care l-ai uitat sau nu l-ai văzut niciodată; cu torța tragi cu ochiul la alții: ține minte locul.
coach-swap = Așa ajungi la diamantele altora: dă un cartonaș despre care știi că valorează puțin și ia unul despre care știi sau crezi că e valoros. Toți văd ce locuri se schimbă, așa că urmărește fiecare schimb.
coach-bats = Ceilalți să piardă urma, nu tu: schimbă între ele două cartonașe de-ale tale și ține minte noua ordine. Dacă le știi pe amândouă, nu pierzi nimic.
coach-explosion = Pierde cât mai puține diamante, căci unul dintre cartonașele tale dispare pentru totdeauna. Alege-l pe cel cu cele mai puține, de preferat unul pe care îl cunoști sigur.
coach-cart = Pune la adăpost cel mai valoros cartonaș al tău: stă la vedere, dar nimeni nu ți-l mai poate lua. Alege din memorie, căci n-ai voie să te uiți.

## The prologue: the same, in the first minute
prologue-remembering = Ce urmărești
prologue-remembering-task = Cine are cele mai multe diamante când cheamă Albă-ca-Zăpada câștigă. Doar acum îți vezi toate cele cinci cartonașe: ține minte care n-are diamante, apoi lasă-le așa cum sunt.
prologue-remembering-done = De acum stau cu spatele în sus și nimeni n-are voie să se uite, nici măcar tu. Mai știi unde e cartonașul fără diamante?
prologue-remembering-other = Într-o partidă adevărată orice ordine e bună. Aici lasă-le așa cum sunt, ca să știm amândoi ce unde este.
prologue-keeping = O tură
prologue-keeping-task = În fiecare tură iei un cartonaș și îl păstrezi sau îl respingi. Ăsta are trei diamante: pune-l unde e cartonașul fără diamante, dacă îți amintești.
prologue-keeping-done = Da, locul 4: trei diamante în plus pentru tine, și nimeni nu știe. Un simbol acționează doar când cartonașul lui e respins: cu felinarul ăsta te poți uita din nou la unul dintre cartonașele tale.
prologue-keeping-other = Acum sunt diamante pe grămăjoară, iar acolo sunt pierdute. Cartonașul fără diamante era pe locul 4.
prologue-forgetting = Ce poate merge prost
prologue-forgetting-task = Acum două ture ai păstrat un cartonaș pe locul 5 și nu mai știi care. Încearcă-ți norocul: pune-l pe ăsta acolo, are două diamante.
prologue-forgetting-done = Cel vechi avea trei, iar pe grămăjoară sunt pierdute. Așa se pierde jocul ăsta: uitând. Cu felinarele te uiți din nou.
prologue-forgetting-other = Poate e mai sigur așa, dar vezi cât costă uitarea: ia-o de la capăt și pune-l pe locul 5.
prologue-calling = Sfârșitul
prologue-calling-task = Multe ture mai târziu, la nivelul III: ai respins săgeți și trebuie să schimbi un cartonaș cu spatele în sus. Dă locul 5, fără diamante, pe al patrulea cartonaș al celuilalt jucător, unde ai văzut patru.
prologue-calling-done = Următorul cartonaș luat e Albă-ca-Zăpada, care stă undeva la nivelul III, iar partida se încheie pe loc. Totul se întoarce cu fața în sus, iar cele 13 diamante ale tale bat 10.
prologue-calling-other = Albă-ca-Zăpada poate chema oricând, și fiecare diamant contează. Dă locul 5, care n-are niciunul, pe al patrulea cartonaș al celuilalt jucător, care are patru.

## Lecțiile: un titlu, ce e de făcut, de ce a fost bine, de ce altceva n-a fost
lesson-keeping = Păstrează un cartonaș valoros
lesson-keeping-task = Ai luat trei diamante. Păstrează cartonașul pe locul unde ai cele mai puține; cartonașele tale se văd aici așa cum le ții minte.
lesson-keeping-done = Șirul tău are cu trei diamante mai mult, iar cartonașul respins arată o torță: simbolul acționează acum.
lesson-keeping-other = Se poate și așa, dar nu aduce cel mai mult. Caută locul fără niciun diamant.
lesson-throwing-out = Respinge un cartonaș fără valoare
lesson-throwing-out-task = Ai luat un cartonaș fără diamante. Nu-l păstra: respinge-l, iar torța lui acționează în folosul tău.
lesson-throwing-out-done = Orice cartonaș ajuns pe grămăjoară acționează prin simbolul lui. Acum te-ai putea uita la un cartonaș al celuilalt jucător.
lesson-throwing-out-other = Șirul tău e acum mai slab decât înainte. Cartonașul luat n-are niciun diamant, deci e cel mai bine să-l respingi.
lesson-looking = Privește cu torța
lesson-looking-task = Torța îți arată un cartonaș al celuilalt jucător, și numai ție. Ultimul cartonaș păstrat de el e pe locul 4: află ce este.
lesson-looking-done = Trei diamante: acum știi unde să lovești cu săgețile. Cartonașul revine cu spatele în sus, așa că ține minte locul.
lesson-looking-other = O privire nu e niciodată degeaba, dar un cartonaș păstrat e mai interesant decât unul împărțit la început. Uită-te la locul 4.
lesson-swapping = Schimbă cu ajutorul săgeților
lesson-swapping-task = Cu săgețile trebuie să schimbi un cartonaș de-al tău cu unul al altui jucător. Dă-l pe cel fără diamante și ia cele trei diamante pe care le-ai văzut pe locul 4.
lesson-swapping-done = Ai trei diamante în plus, iar celălalt jucător are trei în minus. Cartonașele nu le-a văzut nimeni, dar locurile le-au văzut toți.
lesson-swapping-other = Se poate mai bine: dă locul 3, unde nu ai nimic, și ia locul 4, unde sunt trei.
lesson-sending-up = Trimite un cartonaș sus
lesson-sending-up-task = Un nivel e epuizat și fiecare trimite un cartonaș sus, din memorie. Trimite-l pe cel mai valoros.
lesson-sending-up-done = Stă la vedere la locul lui până la sfârșit: contează, și nimeni nu-l poate schimba sau respinge. Doar o explozie l-ar putea lua.
lesson-sending-up-other = Cartonașul ăsta e acum la adăpost, dar cel mai valoros nu e. Trimite sus cele trei diamante de pe locul 2.
lesson-losing = Alege ce pierzi
lesson-losing-task = O explozie: fiecare pierde un cartonaș, și toți aleg în secret. Pierde-l pe cel care nu te costă nimic.
lesson-losing-done = Niciun diamant pierdut. Locul rămâne gol și nimeni n-a văzut ce era acolo.
lesson-losing-other = Asta te costă diamante. Pe locul 4 nu e niciunul: pierde-l pe acela.

## Ce ar trebui să scrie într-o poziție: după două puncte
expected-step-of-play = un pas precum draw, keep, lantern, corridor-3, cart sau over
expected-row = cinci cartonașe în șirul lui { $seat }
expected-tile = un cartonaș precum I.2T
expected-tile-in-row = un cartonaș care poate sta într-un șir, precum I.2T, [II.4A], (I.0L) sau ([I.3L])
expected-tile-reached = un cartonaș de pe un nivel deja atins
expected-tile-to-keep = un cartonaș de pe acest nivel care poate fi păstrat
expected-place = un loc de la această masă, precum P1.3
expected-own-row = tot șirul propriu înainte de prima tură
expected-unseen = nu mai multe cartonașe într-o grămăjoară decât cele nevăzute
expected-stacks = grămăjoare goale deasupra acestui nivel și pline dedesubt
