# Clonk! în română. Nu există carte de reguli în română: termenii și propozițiile sunt ale noastre.
# card-… e cartea singură, ca sub o imagine; object-… e articulată: ce dezgroapă, dă, așază sau trage cineva.
# Numele jucătorilor nu se declină.

# same as English
title = Clonk!
pitch = Cinci puțuri, șase cristale, un monstru adormit. Înhață ce poți până nu se trezește.
pitch-length = jumătate de oră
pitch-kind = adună și riscă

## Cărți
card-back = carte cu fața în jos
card-necklace = { $colour ->
    [green] colier verde
    [white] colier alb
    [red] colier roșu
    [pink] colier roz
    [yellow] colier galben
   *[blue] colier albastru
}
card-crown = { $colour ->
    [green] coroană verde
    [white] coroană albă
    [red] coroană roșie
    [pink] coroană roz
    [yellow] coroană galbenă
   *[blue] coroană albastră
}
card-statue = { $colour ->
    [green] statuie verde
    [white] statuie albă
    [red] statuie roșie
    [pink] statuie roz
    [yellow] statuie galbenă
   *[blue] statuie albastră
}
card-hammer = { $colour ->
    [green] ciocan verde
    [white] ciocan alb
    [red] ciocan roșu
    [pink] ciocan roz
    [yellow] ciocan galben
   *[blue] ciocan albastru
}
card-sword = { $colour ->
    [green] sabie verde
    [white] sabie albă
    [red] sabie roșie
    [pink] sabie roz
    [yellow] sabie galbenă
   *[blue] sabie albastră
}
card-sixth = { $colour ->
    [green] pocal verde
    [white] pocal alb
    [red] pocal roșu
    [pink] pocal roz
    [yellow] pocal galben
   *[blue] pocal albastru
}
object-necklace = { $colour ->
    [green] colierul verde
    [white] colierul alb
    [red] colierul roșu
    [pink] colierul roz
    [yellow] colierul galben
   *[blue] colierul albastru
}
object-crown = { $colour ->
    [green] coroana verde
    [white] coroana albă
    [red] coroana roșie
    [pink] coroana roz
    [yellow] coroana galbenă
   *[blue] coroana albastră
}
object-statue = { $colour ->
    [green] statuia verde
    [white] statuia albă
    [red] statuia roșie
    [pink] statuia roz
    [yellow] statuia galbenă
   *[blue] statuia albastră
}
object-hammer = { $colour ->
    [green] ciocanul verde
    [white] ciocanul alb
    [red] ciocanul roșu
    [pink] ciocanul roz
    [yellow] ciocanul galben
   *[blue] ciocanul albastru
}
object-sword = { $colour ->
    [green] sabia verde
    [white] sabia albă
    [red] sabia roșie
    [pink] sabia roz
    [yellow] sabia galbenă
   *[blue] sabia albastră
}
object-sixth = { $colour ->
    [green] pocalul verde
    [white] pocalul alb
    [red] pocalul roșu
    [pink] pocalul roz
    [yellow] pocalul galben
   *[blue] pocalul albastru
}
coins = { $count ->
    [one] { $count } monedă
    [few] { $count } monede
   *[other] { $count } de monede
}
eyes = { $count ->
    [one] { $count } ochi
    [few] { $count } ochi
   *[other] { $count } de ochi
}

## Cartonașe de misiune
task-green = verde
task-white = alb
task-red = roșu
task-pink = roz
task-yellow = galben
task-blue = albastru
task-necklace = coliere
task-crown = coroane
task-statue = statui
task-hammer = ciocane
task-sword = săbii
task-sixth = pocale
tasks = Misiuni
tile-open = misiune la vedere: { $task }
tile-revealed = misiune ascunsă: { $task }
tile-mine = misiunea ta ascunsă: { $task }
tile-hidden-colour = misiune ascunsă: o culoare
tile-hidden-treasure = misiune ascunsă: un tip de comoară
tag-hidden = ascunsă de ceilalți

## Masa
rock = Mina
shafts = Cele cinci puțuri
shaft = { $count ->
    [0] Puțul { $shaft }, gol
    [one] Puțul { $shaft }, { $count } carte
    [few] Puțul { $shaft }, { $count } cărți
   *[other] Puțul { $shaft }, { $count } de cărți
}
depth = Adâncul
draw-pile = { $count ->
    [0] Teanc de tragere, gol
    [108] Teanc de tragere, { $count } cărți
    [one] Teanc de tragere, { $count } carte
    [few] Teanc de tragere, { $count } cărți
   *[other] Teanc de tragere, { $count } de cărți
}
monster-asleep = { $count ->
    [0] Urmează cartea Trezirea
    [one] { $count } carte până la Trezire
    [few] { $count } cărți până la Trezire
   *[other] { $count } de cărți până la Trezire
}
monster-mixed = { $count ->
    [one] Cel puțin { $count } carte până la Trezire
    [few] Cel puțin { $count } cărți până la Trezire
   *[other] Cel puțin { $count } de cărți până la Trezire
}
monster-anywhere = { $count ->
    [one] Urmează cartea Trezirea
    [few] Trezirea e printre următoarele { $count } cărți
   *[other] Trezirea e printre următoarele { $count } de cărți
}
monster-awake = E treaz! Runda asta e ultima
monster-awake-extra = E treaz! Runda asta și încă una
monster-prowling = E treaz! Cea din urmă rundă
discard-pile = { $count ->
    [0] Teanc de decartare, gol
    [one] Teanc de decartare, { $count } carte
    [few] Teanc de decartare, { $count } cărți
   *[other] Teanc de decartare, { $count } de cărți
}
discard-head = Teanc de decartare
discard-gist = { $count ->
    [0] nimic încă
    [one] { $count } carte, o vede oricine
    [few] { $count } cărți, le vede oricine
   *[other] { $count } de cărți, le vede oricine
}
board-of = { $owner ->
    [you] Galeria ta
   *[other] Galeria jucătorului { $owner }
}
board-mine = Vagonetul și galeria ta
cart = Vagonet
cart-open = În vagonet
cart-gist = { $count ->
    [one] { $count } carte de comoară
    [few] { $count } cărți de comoară
   *[other] { $count } de cărți de comoară
}{ $snores ->
    [0] {""}
    [one] , { $snores } carte Sforăit
    [few] , { $snores } cărți Sforăit
   *[other] , { $snores } de cărți Sforăit
}
space-empty = spațiul { $space }, gol
space-snore = spațiul { $space }; dacă rămâne gol: o carte Sforăit
space-kablooey = spațiul { $space }; dacă rămâne gol: o carte Cabum
space-draw = spațiul { $space }; dacă rămâne gol: tragi o carte
goals = Misiunile tale
goal = { $count ->
    [one] { $count } carte → { $points }
    [few] { $count } cărți → { $points }
   *[other] { $count } de cărți → { $points }
}
hand-mine = { $count ->
    [0] Nu ai cărți în mână
    [one] În mână ai { $count } carte
    [few] În mână ai { $count } cărți
   *[other] În mână ai { $count } de cărți
}
count-hand = { $count ->
    [one] { $count } carte în mână
    [few] { $count } cărți în mână
   *[other] { $count } de cărți în mână
}
count-kablooey = { $count ->
    [one] { $count } carte Cabum
    [few] { $count } cărți Cabum
   *[other] { $count } de cărți Cabum
}
count-snore = { $count ->
    [one] { $count } carte Sforăit
    [few] { $count } cărți Sforăit
   *[other] { $count } de cărți Sforăit
}
tag-dwarf = piticul de start
note-chosen = alegere făcută
note-thinks = pe gânduri

## Ce se întâmplă
phase-fill = I Încărcare
phase-dig = II Săpat
phase-sift = III Cernere
lead-you = E rândul tău.
lead-other = Așteptăm: { $names }.
lead-over = Monstrul s-a trezit!
ask-tasks = Ce misiune pui la vedere?
sub-tasks = Cărțile de această culoare și cu această comoară îți aduc puncte la sfârșit. Cealaltă misiune rămâne ascunsă până atunci.
wait-tasks = Fiecare alege o misiune pe care o pune la vedere.
ask-cart = Pune o carte din mână în vagonetul tău.
sub-cart = Orice carte e bună. Prima carte din galeria ta va trebui să se potrivească cu ea.
wait-cart = O primă carte ajunge în vagonet.
ask-dig = Dezgroapă ce merge cu: { $card }.
ask-stuck = Nimic nu merge cu: { $card }.
sub-dig = { $dug ->
    [0] Nicio carte dezgropată încă. Te oprești când vrei; și spațiile goale aduc ceva.
    [4] Galeria e plină: dăruiește, aruncă în aer sau oprește-te.
    [one] 1 carte dezgropată. Te oprești când vrei; și spațiile goale aduc ceva.
    [few] { $dug } cărți dezgropate. Te oprești când vrei; și spațiile goale aduc ceva.
   *[other] { $dug } de cărți dezgropate. Te oprești când vrei; și spațiile goale aduc ceva.
}
sub-stuck = Te poți opri; poate poți dărui o carte sau arunca în aer un puț.
wait-dig = Se caută o carte care se potrivește cu: { $card }.
ask-lay = Atinge o carte, apoi un puț.
sub-lay = Orice carte, orice puț, cu fața în sus. Ceilalți o pot lua.
wait-lay = O carte din mână ajunge pe un puț.
ask-discard = { $surplus ->
    [one] Ai { $count } cărți: decartează una.
    [few] Ai { $count } cărți: decartează { $surplus }.
   *[other] Ai { $count } de cărți: decartează { $surplus }.
}
sub-discard = Una câte una. În mână rămân cel mult cinci cărți.
wait-discard = Prea multe cărți în mână: una se decartează.
wait-chance = Se așază cărțile.
over-one = { $points ->
    [one] { $who ->
        [you] Câștigi cu { $points } punct.
       *[other] { $who } câștigă cu { $points } punct.
    }
    [few] { $who ->
        [you] Câștigi cu { $points } puncte.
       *[other] { $who } câștigă cu { $points } puncte.
    }
   *[other] { $who ->
        [you] Câștigi cu { $points } de puncte.
       *[other] { $who } câștigă cu { $points } de puncte.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Victorie comună, cu { $points } punct: tu, { $names }.
       *[other] Victorie comună, cu { $points } punct: { $who }.
    }
    [few] { $who ->
        [you] Victorie comună, cu { $points } puncte: tu, { $names }.
       *[other] Victorie comună, cu { $points } puncte: { $who }.
    }
   *[other] { $who ->
        [you] Victorie comună, cu { $points } de puncte: tu, { $names }.
       *[other] Victorie comună, cu { $points } de puncte: { $who }.
    }
}

## Ce se poate face
group-tasks = Pune la vedere
group-cart = Pune în vagonet
group-dig = Dezgroapă pentru spațiul { $space }
group-give = Sau dăruiește o carte, o dată pe tură
group-blast = Sau aruncă în aer vârful unui puț cu o carte Cabum
group-stop = Sau oprește-te
group-lay = Așază: întâi o carte, apoi un puț
group-discard = Decartează
short-tasks = Atinge o misiune
short-cart = Atinge o carte
short-dig = Sapă
short-give = Dăruiește
short-blast = Detonează
short-stop = Oprește-te
short-lay = Atinge o carte
short-discard = Atinge o carte
label-colour = culoarea: { $task }
label-treasure = comoara: { $task }
label-give = { $rival } primește: { $card }
offer-task = Pune la vedere: { $task }
offer-cart = Pune { $card } în vagonet
offer-dig-hand = Pune { $card } din mână în galerie
offer-dig-shaft = Dezgroapă { $card } din puțul { $shaft }
offer-give = Dăruiește { $card } jucătorului { $rival }
offer-blast = Aruncă în aer { $card } de pe puțul { $shaft }
offer-stop = Nu mai săpa
offer-lay = Pune { $card } pe puțul { $shaft }
offer-discard = Decartează { $card }
stop-draw = cărți de tras: { $count }

## Punctajul
account-title = Punctaj
account-total = { $result ->
    [winner] { $who ->
        [you] Tu: { $points } – câștigi
       *[other] { $who }: { $points } – câștigă
    }
   *[other] { $who ->
        [you] Tu: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } monedă pe cărți
    [few] { $count } monede pe cărți
   *[other] { $count } de monede pe cărți
}
account-kablooey = { $count ->
    [one] + { $coins } pentru { $count } carte Cabum
    [few] + { $coins } pentru { $count } cărți Cabum
   *[other] + { $coins } pentru { $count } de cărți Cabum
}
account-task = { $count ->
    [0] + 0 pentru { $task }: nicio carte
    [one] + { $points } pentru { $task }, { $count } carte: { $cards }
    [few] + { $points } pentru { $task }, { $count } cărți: { $cards }
   *[other] + { $points } pentru { $task }, { $count } de cărți: { $cards }
}
account-eyes = { $count ->
    [one] { $count } ochi: { $cards } pe cărți de comoară, { $snores } din cărți Sforăit
    [few] { $count } ochi: { $cards } pe cărți de comoară, { $snores } din cărți Sforăit
   *[other] { $count } de ochi: { $cards } pe cărți de comoară, { $snores } din cărți Sforăit
}
account-loss = − { $count } pentru cei mai mulți ochi: vama monstrului
account-loss-cards = − { $count } pentru cei mai mulți ochi: vama monstrului, fără cărțile Sforăit
account-treasures = { $count ->
    [one] { $count } carte de comoară
    [few] { $count } cărți de comoară
   *[other] { $count } de cărți de comoară
}
tie-eyes = Egalitate la puncte: câștigă cine are mai puțini ochi.
tie-treasures = Egalitate la puncte și ochi: câștigă cine are mai multe cărți de comoară.
tie-shared = Egalitate la puncte, ochi și cărți de comoară: victoria e comună.

## Povestea
log-turn = { $who ->
    [you] Runda { $round }, e rândul tău
   *[other] Runda { $round }, { $who }
}
log-started = { $who ->
    [you] Ai piticul și începi.
   *[other] { $who } are piticul și începe.
}
log-chosen = { $who ->
    [you] Ai ales.
   *[other] { $who } a ales.
}
log-opened = { $who ->
    [you] Pui la vedere misiunea: { $task }.
   *[other] { $who } pune la vedere misiunea: { $task }.
}
log-revealed = { $who ->
    [you] Îți dezvălui misiunea ascunsă: { $task }.
   *[other] { $who } dezvăluie misiunea ascunsă: { $task }.
}
log-loaded = { $who ->
    [you] Îți golești galeria în vagonet.
   *[other] { $who } își golește galeria în vagonet.
}
log-filled = { $who ->
    [you] Pui { $card } în vagonet.
   *[other] { $who } pune { $card } în vagonet.
}
log-dug-shaft = { $who ->
    [you] Dezgropi { $card } din puțul { $shaft }.
   *[other] { $who } dezgroapă { $card } din puțul { $shaft }.
}
log-dug-hand = { $who ->
    [you] Pui { $card } din mână în galerie.
   *[other] { $who } pune { $card } din mână în galerie.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Îți dăruiești { $card }.
       *[other] Dăruiești { $card } jucătorului { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } îți dăruiește { $card }.
       *[other] { $who } dăruiește { $card } jucătorului { $owner }.
    }
}
log-blasted = { $who ->
    [you] Arunci în aer { $card } de pe puțul { $shaft }.
   *[other] { $who } aruncă în aer { $card } de pe puțul { $shaft }.
}
log-turned-up = Puțul { $shaft } arată acum { $card }.
log-refilled = Puțul { $shaft } primește { $card }.
log-snore = { $who ->
    [you] Iei o carte Sforăit: trei ochi.
   *[other] { $who } ia o carte Sforăit: trei ochi.
}
log-kablooey = { $who ->
    [you] Iei o carte Cabum.
   *[other] { $who } ia o carte Cabum.
}
log-drew = { $count ->
    [one] { $who ->
        [you] Tragi { $count } carte.
       *[other] { $who } trage { $count } carte.
    }
    [few] { $who ->
        [you] Tragi { $count } cărți.
       *[other] { $who } trage { $count } cărți.
    }
   *[other] { $who ->
        [you] Tragi { $count } de cărți.
       *[other] { $who } trage { $count } de cărți.
    }
}
log-drew-card = { $who ->
    [you] Tragi { $card }.
   *[other] { $who } trage { $card }.
}
log-laid = { $who ->
    [you] Pui { $card } pe puțul { $shaft }.
   *[other] { $who } pune { $card } pe puțul { $shaft }.
}
log-discarded = { $who ->
    [you] Decartezi { $card }.
   *[other] { $who } decartează { $card }.
}
log-awoke = Iese cartea Trezirea: runda asta e ultima.
log-awoke-extra = Iese cartea Trezirea: runda asta și încă una.
log-prowled = Încă o rundă: cea din urmă.
log-ended = Sfârșit.

## Ajutor
help-title = Ce aduc spațiile goale
help-space-1 = { $sign } Primul spațiu: o carte Sforăit, trei ochi, sub teancul din vagonetul tău
help-space-2 = { $sign } Al doilea spațiu: o carte Cabum
help-space-3 = { $sign } Al treilea și al patrulea spațiu: tragi câte o carte
help-space-4 = { $sign } Apoi, întotdeauna: mai tragi o carte
help-eyes = { $sign } Cine are la sfârșit cei mai mulți ochi pierde câte un punct la doi ochi
points-title = Punctele unei misiuni
term-green = Un cristal verde.
term-white = Un cristal alb.
term-red = Un cristal roșu.
term-pink = Un cristal roz.
term-yellow = Un cristal galben.
term-blue = Un cristal albastru.
term-necklace = Un colier.
term-crown = O coroană.
term-statue = O statuie.
term-hammer = Un ciocan.
term-sword = O sabie.
term-sixth = Un pocal.
term-coin = Monede: fiecare e un punct la sfârșit.
term-eye = Ochi: cine are la sfârșit cei mai mulți plătește monstrului câte o monedă la doi ochi.
term-snore = O carte Sforăit: trei ochi și nimic altceva.
term-kablooey = O carte Cabum: aruncă în aer cartea de deasupra unui puț sau valorează o monedă la sfârșit.
term-pile = O carte cu fața în jos; sau o carte de tras.
term-hidden-task = O misiune ascunsă.
term-mine-cart = Cărți în vagonet.
term-hand = Cărți în mână.
term-dwarf = Piticul celui care începe.
term-give = O carte pentru galeria altcuiva.

## Opțiuni
option-start = Cine începe
option-start-lot = prin tragere la sorți
option-start-p0 = primul loc
option-start-p1 = al doilea loc
option-start-p2 = al treilea loc
option-start-p3 = al patrulea loc
option-full-gallery-ends-phase = O galerie plină
option-full-gallery-ends-phase-on = încheie săpatul pe loc
option-full-gallery-ends-phase-off = te lasă încă să dăruiești și să arunci în aer
option-kablooey-per-turn = Cărți Cabum într-o tură
option-kablooey-per-turn-any = câte ai
option-kablooey-per-turn-1 = doar una
option-awakening-mixed-in = Cartea Trezirea
option-awakening-mixed-in-off = stă pe teancul de jos
option-awakening-mixed-in-on = e amestecată în teancul de jos
option-awakening-extra-round = Când se trezește monstrul
option-awakening-extra-round-off = runda se joacă până la capăt
option-awakening-extra-round-on = urmează încă o rundă întreagă
option-snore-in-penalty = Ochii cărților Sforăit
option-snore-in-penalty-on = costă și ei monede
option-snore-in-penalty-off = contează doar la cei mai mulți ochi
option-open-log = Jurnalul
option-open-log-off = runda asta și cea dinainte
option-open-log-on = se poate citi de la început

## Motivele unui sfat: completează „Asta …”
why-coins = { $count ->
    [one] { $count } monedă în plus
    [few] { $count } monede în plus
   *[other] { $count } de monede în plus
}
why-tasks = { $count ->
    [one] { $count } monedă în plus din misiuni
    [few] { $count } monede în plus din misiuni
   *[other] { $count } de monede în plus din misiuni
}
why-quieter = { $count ->
    [one] ochii te costă cu { $count } monedă mai puțin
    [few] ochii te costă cu { $count } monede mai puțin
   *[other] ochii te costă cu { $count } de monede mai puțin
}
why-louder-others = { $count ->
    [one] ochii îi costă pe ceilalți cu { $count } monedă mai mult
    [few] ochii îi costă pe ceilalți cu { $count } monede mai mult
   *[other] ochii îi costă pe ceilalți cu { $count } de monede mai mult
}
why-ways-on = { $count ->
    [one] continuări mai bune, în valoare de { $count } monedă
    [few] continuări mai bune, în valoare de { $count } monede
   *[other] continuări mai bune, în valoare de { $count } de monede
}
why-hand = { $count ->
    [one] o mână mai bună, în valoare de { $count } monedă
    [few] o mână mai bună, în valoare de { $count } monede
   *[other] o mână mai bună, în valoare de { $count } de monede
}
why-rivals = { $count ->
    [one] cel mai puternic rival are cu { $count } monedă mai puțin
    [few] cel mai puternic rival are cu { $count } monede mai puțin
   *[other] cel mai puternic rival are cu { $count } de monede mai puțin
}

## Reguli într-o propoziție
rule-cl-1-1 = La masa asta nu există un asemenea jucător.
rule-cl-2-3 = Din cele două misiuni ale tale exact una stă la vedere, iar cealaltă e ascunsă.
rule-cl-2-4 = Misiunile se aleg o singură dată, înainte de orice; toate se întorc deodată.
rule-cl-2-8 = Fiecare puț începe cu opt cărți: două cu fața în jos, patru pe rând în sus și în jos, două cu fața în sus.
rule-cl-2-12 = Cartea Trezirea stă pe teancul de jos; toate celelalte teancuri stau deasupra.
rule-cl-2-14 = Cine începe trebuie să stea la masă.
rule-cl-3-1 = O tură înseamnă: umpli vagonetul, sapi, cerni molozul, fiecare o dată și în ordinea asta.
rule-cl-3-2 = În prima ta tură pui o carte din mână în vagonet; nu e nevoie să se potrivească cu ceva.
rule-cl-4-2 = O carte vine din vârful unui puț sau din mâna ta.
rule-cl-4-3 = O carte se potrivește prin aceeași culoare, prin aceeași comoară sau prin amândouă.
rule-cl-4-4 = Prima ta carte trebuie să se potrivească cu cea de deasupra din vagonetul tău.
rule-cl-4-5 = Fiecare carte următoare trebuie să se potrivească cu cea pusă chiar înaintea ei.
rule-cl-4-8 = Te poți opri din săpat oricând, chiar și fără nicio carte.
rule-cl-4-9 = O galerie plină încheie săpatul pe loc; altfel spui tu când te oprești.
rule-cl-4-10 = Ce-i pus, pus rămâne: o carte dintr-o galerie sau dintr-un vagonet rămâne acolo.
rule-cl-4-11 = Într-o galerie încap cel mult patru cărți.
rule-cl-5-1 = Pe tură poți dărui o singură carte, altui jucător, cât timp sapi.
rule-cl-5-3 = Cine are galeria plină nu poate primi nicio carte.
rule-cl-5-4 = Cartea dăruită trebuie să se potrivească cu cea mai din dreapta carte din acea galerie.
rule-cl-5-5 = Dacă acea galerie e goală, cartea trebuie să se potrivească cu cea de deasupra din acel vagonet.
rule-cl-5-6 = Nimeni nu poate primi o carte înainte de prima sa tură.
rule-cl-6-1 = Doar cartea de deasupra unui puț se poate lua sau arunca în aer.
rule-cl-6-2 = O carte cu fața în jos, odată descoperită, se întoarce pe loc și așa rămâne.
rule-cl-6-4 = Un puț gol se umple pe loc: o carte cu fața în jos, două cu fața în sus.
rule-cl-6-6 = Ca să arunci în aer vârful unui puț, decartezi o carte Cabum.
rule-cl-6-7 = Cărțile Cabum se folosesc cât timp sapi și în niciun alt moment.
rule-cl-6-8 = La masa asta s-a convenit: o carte Cabum pe tură.
rule-cl-6-11 = Într-un puț gol nu e nimic de aruncat în aer.
rule-cl-6-12 = Cărțile decartate nu se mai întorc.
rule-cl-7-1 = Molozul se cerne în ordine: bonusuri, o carte trasă, o carte pe un puț, limita mâinii.
rule-cl-7-6 = Spațiile goale aduc, de la stânga la dreapta: o carte Sforăit, o carte Cabum, o carte trasă, încă una.
rule-cl-7-9 = Apoi mai tragi o carte, oricât ai dezgropat.
rule-cl-7-10 = Trebuie să pui o carte din mână pe un puț; orice carte, orice puț.
rule-cl-7-12 = La sfârșitul turei decartezi din mână, carte cu carte, până rămâi cu cinci.
rule-cl-8-2 = Cartea Trezirea se arată și se pune deoparte; se trage din nou.
rule-cl-8-3 = Când iese cartea Trezirea, runda se joacă până la capăt, apoi partida se încheie.
rule-cl-9-3 = Nimeni nu se uită în vagonetul altuia; jurnalul merge înapoi doar până la runda dinainte.
rule-cl-10-1 = Cărțile din mână nu contează.
rule-cl-10-2 = Contează toate cărțile din vagonet și galerie și cărțile Cabum nefolosite.
rule-cl-10-4 = Fiecare misiune numără cărțile de comoară de culoarea sau de tipul ei.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 sau mai multe cărți ale unei misiuni aduc 1, 2, 4, 6, 9, 12, 16, 20, 25 de puncte.
rule-cl-10-8 = Cine are cei mai mulți ochi pierde monede cât jumătate din numărul lor, rotunjit în sus.
rule-cl-10-9 = Ochii cărților Sforăit contează ca toți ceilalți.
rule-cl-10-12 = Câștigă cine are cele mai multe puncte.
rule-cl-10-13 = La egalitate câștigă cine are mai puțini ochi.
rule-cl-10-14 = Dacă e tot egalitate, câștigă cine are mai multe cărți de comoară.
rule-cl-10-15 = Dacă e tot egalitate, victoria e comună.

## Îndrumătorul: de fiecare dată două propoziții scurte
coach-goal = Leagă în lanț cărți care se potrivesc, pentru monede și pentru cele două misiuni ale tale, până nu se trezește monstrul; cine are cei mai mulți ochi plătește.
coach-tasks = Fiecare carte de culoarea și cu comoara celor două misiuni ale tale aduce puncte la sfârșit. O misiune va sta la vedere: arat-o pe cea pe care ceilalți o pot ști, căci nu-ți vor dărui nimic de folos pentru ea.
coach-cart = Vrei lanțuri lungi, iar cu această carte începe primul. Alege una a cărei culoare sau comoară se vede și în vârful puțurilor.
coach-dig = Caută monede și cărți pentru misiunile tale și ferește-te de ochi. Strălucește ce se potrivește cu ultima carte: aceeași culoare sau aceeași comoară.
coach-stop = Mai bine un spațiu gol decât o carte plină de ochi, iar spațiul gol aduce ceva: ce anume, scrie pe butonul de oprire. Dar dacă nu dezgropi nimic, primești o carte Sforăit cu trei ochi.
coach-give = Scapă de ochi, căci plătește cine are cei mai mulți. O dată pe tură poți pune o carte în galeria altcuiva, dacă se potrivește acolo; dăruiește cât mai puține monede.
coach-blast = Așa ajungi la o carte care îți trebuie și e acoperită: o carte Cabum aruncă în aer cartea de deasupra unui puț. Dacă o păstrezi, la sfârșit e o monedă.
coach-lay = Nu-i ajuta pe ceilalți: alege ceva ce nu-i trebuie nimănui sau ceva ce vrei să dezgropi chiar tu tura viitoare, dacă mai e acolo. Cartea trece din mână pe un puț.
coach-discard = Păstrează ce îți lungește lanțul următor; cărțile din mână nu aduc puncte. Pot rămâne cel mult cinci: decartează ce nu se potrivește nici cu misiunile tale, nici cu puțurile.

## The prologue: the same, in the first minute
prologue-digging = Ce urmărești
prologue-digging-task = Sapi ca un pitic după monede, și fiecare e un punct. O carte trebuie să se potrivească cu ultima prin culoare sau prin comoară: în vagonetul tău se vede o statuie roșie, deci dezgroapă ciocanul roșu cu cele trei monede.
prologue-digging-done = Trei monede, trei puncte. Iar una dintre misiunile tale cere cărți roșii: cu cât mai multe, cu atât mai bine.
prologue-digging-other = Asta îți aduce un ochi, care te poate costa monede, sau absolut nimic. Ciocanul roșu se potrivește cu statuia roșie și are trei monede.
prologue-chaining = O tură
prologue-chaining-task = Într-o tură pui până la patru cărți, din mână sau de pe puțuri, și fiecare se potrivește cu cea dinainte. Ciocanul galben de pe puțul 5 se potrivește cu cel roșu și are o monedă: dezgroapă-l.
prologue-chaining-done = Așa crește un lanț; cartea următoare trebuie să fie galbenă sau un ciocan. Tura viitoare totul se rostogolește în vagonetul tău, unde contează la sfârșit.
prologue-chaining-other = Există ceva mai bun: ciocanul galben de pe puțul 5 se potrivește și are o monedă.
prologue-sleeping = Ce poate merge prost
prologue-sleeping-task = Câteva ture mai târziu în vagonetul tău se vede o statuie albă și nimic nu se potrivește cu ea: nicio carte din mână, niciuna de pe puțuri. Nu-ți rămâne decât să te oprești.
prologue-sleeping-done = Cine nu dezgroapă nimic primește o carte Sforăit cu trei ochi, iar cine are la sfârșit cei mai mulți ochi plătește pentru ei cu monede. Termină deci un lanț cu o carte de la care poți merge mai departe.
prologue-sleeping-other = Asta îi revine celuilalt jucător, iar tu tot nu dezgropi nimic. Ia-o de la capăt și oprește-te.
prologue-counting = Monstrul se trezește
prologue-counting-task = Monstrul s-a trezit, deci runda asta e ultima. Misiunile tale, deasupra vagonetului, cu cărțile și punctele lor, sunt cărțile roșii și coroanele: coroana roșie contează pentru amândouă, deci dezgroap-o.
prologue-counting-done = Acum se numără tot: monede, puncte pentru ambele misiuni, iar cine are cei mai mulți ochi pierde monede. Câștigă cele mai multe puncte.
prologue-counting-other = A fost ultima ocazie de săpat. Coroana roșie ar fi contat pentru ambele tale misiuni.

## Lecțiile: un titlu, ce e de făcut, de ce a fost bine, de ce altceva n-a fost
lesson-fitting = Găsește ce se potrivește
lesson-fitting-task = O carte se potrivește dacă are aceeași culoare sau aceeași comoară ca ultima. În vagonetul tău se vede o statuie roșie: dezgroapă cartea cu cele mai multe monede și fără ochi.
lesson-fitting-done = Ciocanul roșu se potrivește prin culoare și aduce trei monede. Acum cartea următoare trebuie să se potrivească cu ciocanul.
lesson-fitting-other = Mai uită-te o dată: două cărți din mâna ta se potrivesc cu statuia roșie, dar numai una are monede și niciun ochi.
lesson-chaining = Fă un lanț de patru
lesson-chaining-task = Umple toate cele patru spații: coroana roșie, coroana verde, sabia verde, apoi sabia galbenă de pe un puț. Fiecare carte trebuie să se potrivească cu cea dinainte.
lesson-chaining-done = Patru cărți într-o singură tură. O galerie plină încheie săpatul pe loc, iar tura viitoare totul se rostogolește în vagonetul tău.
lesson-chaining-other = Așa lanțul se rupe prea devreme. Ia-o de la capăt și gândește-te ce trebuie să se potrivească apoi.
lesson-giving = Dăruiește ochi
lesson-giving-task = O dată pe tură poți pune o carte în altă galerie, dacă se potrivește acolo. Cealaltă galerie se termină cu o statuie albastră: dăruiește cartea cu doi ochi și fără monede.
lesson-giving-done = Cei doi ochi îl pot costa acum o monedă pe celălalt jucător, nu pe tine. O carte dăruită nu-ți ocupă niciun spațiu.
lesson-giving-other = Monedele sunt puncte: păstrează-le. Dăruiește colierul albastru, care are doi ochi și nicio monedă.
lesson-blasting = Croiește-ți drum
lesson-blasting-task = Ciocanul roșu, trei monede, stă sub un pocal care nu se potrivește. Aruncă în aer vârful acelui puț cu cartea ta Cabum, apoi dezgroapă ciocanul.
lesson-blasting-done = O carte Cabum, care ar fi fost o monedă, pentru trei monede și o carte roșie. Un schimb bun.
lesson-blasting-other = Nu cartea asta îți stă în cale. Ciocanul roșu e în puțul 3, sub pocalul alb.
lesson-stopping = Oprește-te la timp
lesson-stopping-task = Se potrivește o singură carte, sabia albă: nicio monedă, dar doi ochi. Oprește-te aici: și un spațiu gol aduce ceva.
lesson-stopping-done = Tragi o carte pentru spațiul gol în loc să aduni ochi. Cine are la sfârșit cei mai mulți ochi plătește cu monede.
lesson-stopping-other = Cine are la sfârșit cei mai mulți ochi plătește cu monede. Aici era mai bine să te oprești.
lesson-discarding = Păstrează ce contează
lesson-discarding-task = Șase cărți înseamnă una în plus. Misiunile tale sunt roșu și coroane: decartează cartea care nu ajută la niciuna.
lesson-discarding-done = Ce a rămas se potrivește cu misiunile tale. Cărțile din mână nu aduc puncte, așa că du-le repede în galerie.
lesson-discarding-other = Cartea asta ajută la una dintre misiunile tale. Pocalul albastru nu ajută la niciuna: decartează-l.

## Ce ar trebui să scrie într-o poziție: după două puncte
expected-step-of-play = un pas precum tasks, cart, dig, turn-up-s3, draw-2, lay sau over
expected-yes = „yes” sau niciun asemenea rând
expected-card = o carte precum red-crown-2
expected-card-or-back = o carte precum red-crown-2 sau * pentru un spate
expected-tasks = o culoare și o comoară precum [red] crown, misiunea la vedere între paranteze
expected-face-down = nu mai multe cărți cu fața în jos decât cele nenumite nicăieri: { $most }
source-coins = Monede
source-kablooey = Cărți Cabum
source-colour = Misiunea: culoare
source-treasure = Misiunea: comoară
source-loss = Cei mai mulți ochi: vama monstrului
say-stirs = Monstrul deschide un ochi.
