# Gnomos, en español. No hay reglamento impreso en español; los términos y las frases son nuestros.
# Los nombres de los jugadores quedan como son. Una «casilla» es uno de los cinco sitios de una fila.

title = Gnomos
pitch = Espía, cambia, recuerda: los mejores diamantes están en la fila de otro.
pitch-length = un cuarto de hora
pitch-kind = memoria y temple

## Niveles, filas y losetas
level-1 = nivel I
level-2 = nivel II
level-3 = nivel III
mine = La mina
level-dug = agotado
level-tiles = { $count ->
    [one] queda { $count } loseta
   *[other] quedan { $count } losetas
}
stack = { $count ->
    [0] La pila está vacía
    [one] Pila, queda { $count } loseta
   *[other] Pila, quedan { $count } losetas
}
hand = { $who ->
    [you] Has robado esto
   *[other] Robada por { $who }
}
discard-pile = { $count ->
    [0] Sin descartes
    [one] Descartes, { $count } loseta
   *[other] Descartes, { $count } losetas
}
row-of = { $owner ->
    [you] Tu fila
   *[other] Fila de { $owner }
}
row-mine = Tu fila
slot = casilla { $slot }
slot-of = { $rival }, casilla { $slot }
slot-yours = tu casilla { $slot }
slot-empty = casilla vacía
tile-back = boca abajo, { $level }
tile-lantern = { $diamonds ->
    [0] sin diamantes, farol
    [one] { $diamonds } diamante, farol
   *[other] { $diamonds } diamantes, farol
}
tile-torch = { $diamonds ->
    [0] sin diamantes, antorcha
    [one] { $diamonds } diamante, antorcha
   *[other] { $diamonds } diamantes, antorcha
}
tile-arrows = { $diamonds ->
    [0] sin diamantes, flechas
    [one] { $diamonds } diamante, flechas
   *[other] { $diamonds } diamantes, flechas
}
tile-big-find = { $diamonds ->
    [one] gran filón, { $diamonds } diamante
   *[other] gran filón, { $diamonds } diamantes
}
tile-lit-corridor = galería iluminada
tile-bats = murciélagos
tile-explosion = explosión
tile-snow-white = Blancanieves
tag-cart = subida en vagoneta
tag-swapped = recién intercambiada
tag-seen = ya la has visto

## Lo que ocurre
lead-you = Te toca.
lead-other = Esperamos a { $names }.
lead-over = ¡A cenar!
ask-first-look = Ordena tus losetas y recuérdalas.
sub-first-look = Al final gana la fila con más diamantes. Recuerda tus losetas: después quedan boca abajo.
wait-first-look = Cada cual mira y ordena sus propias losetas.
ask-keep = Toca una casilla y quédatela, o tírala.
sub-keep = Si te la quedas, se tira la loseta de esa casilla. Lo que acaba en la pila de descartes actúa.
wait-keep = Se ha robado una loseta.
ask-lantern = Farol: mira una de tus losetas.
sub-lantern = También puedes renunciar.
wait-lantern = Farol: una mirada a la propia fila.
ask-torch = Antorcha: mira una loseta ajena.
sub-torch = También puedes renunciar. Su dueño no llega a verla.
wait-torch = Antorcha: una mirada a la fila de otro jugador.
ask-arrows = Flechas: toca tu loseta y luego una ajena.
sub-arrows = Es obligatorio. Nadie ve las losetas.
wait-arrows = Flechas: dos losetas van a cambiar de sitio.
ask-corridor = { $looks ->
    [one] Galería iluminada: mira { $looks } loseta más.
   *[other] Galería iluminada: mira hasta { $looks } losetas.
}
sub-corridor = Tuyas o ajenas, cada una solo una vez.
wait-corridor = { $looks ->
    [one] Galería iluminada: { $looks } mirada más.
   *[other] Galería iluminada: hasta { $looks } miradas.
}
ask-bats = Murciélagos: cambia dos de tus losetas.
sub-bats = Es obligatorio. Todos ven cuáles son, nadie ve qué hay en ellas.
wait-bats = Murciélagos: dos losetas de una fila cambian de sitio.
ask-explosion = Explosión: ¿qué loseta pierdes?
sub-explosion = Boca abajo o boca arriba. Todos eligen en secreto y las losetas se van a la vez.
wait-explosion = Explosión: cada cual elige la loseta que pierde.
ask-cart = ¿Cuál de tus losetas mandas arriba?
ask-look = Solo lo ves tú: recuérdalo.
sub-cart = Queda a la vista y a salvo de intercambios. Todas las vagonetas se destapan a la vez.
wait-cart = El nivel está agotado: cada cual manda arriba una loseta.
wait-chance = Se está robando una loseta.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Ganas con { $diamonds } diamante.
       *[other] { $who } gana con { $diamonds } diamante.
    }
   *[other] { $who ->
        [you] Ganas con { $diamonds } diamantes.
       *[other] { $who } gana con { $diamonds } diamantes.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Compartes la victoria con { $names }: { $diamonds } diamante.
       *[other] Victoria compartida, con { $diamonds } diamante: { $who }.
    }
   *[other] { $who ->
        [you] Compartes la victoria con { $names }: { $diamonds } diamantes.
       *[other] Victoria compartida, con { $diamonds } diamantes: { $who }.
    }
}
note-chosen = elección hecha
note-thinks = pensando

## Lo que se puede hacer
group-arrange = Ordenar: elige tus losetas de izquierda a derecha
group-keep = O quedártela en lugar de otra
group-out = Tirarla
group-look = O mirar
group-swap = Cambiar: primero tu loseta, luego la otra
group-bats = Cambiar dos de las tuyas
group-explosion = Perder una loseta
group-cart = Mandar arriba una loseta
group-decline = Renunciar
short-arrange = Ordenar
short-keep = Quedártela
short-out = Tirar
short-look = Mirar
short-swap = Toca una de tus losetas
short-bats = Toca dos losetas
short-explosion = Toca una loseta
short-cart = Toca una loseta
short-decline = Renunciar
offer-arrange-same = Dejarlas así
offer-arrange-so = Ponerlas así
offer-arrange = Ponerlas en el orden { $order }
offer-keep = Quedarte con la loseta robada en la casilla { $slot }
offer-out = Tirar la loseta
then-lantern = luego el farol: puedes mirar una de tus losetas
then-torch = luego la antorcha: puedes mirar una loseta de otro jugador
then-arrows = luego las flechas: debes intercambiar con otro jugador
then-nothing = no pasa nada
offer-look-own = Mirar tu casilla { $slot }
offer-look-other = Mirar la casilla { $slot } de { $rival }
label-swap = { $own } por la { $other } de { $rival }
offer-swap = Cambiar tu casilla { $own } por la casilla { $other } de { $rival }
label-bats = { $one } y { $other }
offer-bats = Cambiar tus casillas { $one } y { $other }
offer-explosion = Perder la loseta de la casilla { $slot }
offer-cart = Mandar arriba la de la casilla { $slot }
offer-decline = No mirar (más)

## Lo que solo ves tú
over-looks = Solo lo ves tú
over-look = { $owner ->
    [you] En tu casilla { $slot }:
   *[other] En la casilla { $slot } de { $owner }:
}
account-title = La puntuación
account-line = { $result ->
    [winner] { $who ->
        [you] Tú: { $sum } = { $diamonds } ♦ – ganas
       *[other] { $who }: { $sum } = { $diamonds } ♦ – gana
    }
   *[other] { $who ->
        [you] Tú: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## La historia
log-turn = Turno { $number }
log-started = { $who ->
    [you] Empiezas tú, por sorteo.
   *[other] Empieza { $who }, por sorteo.
}
log-ready = { $who ->
    [you] Ya tienes tu fila en orden.
   *[other] { $who } ya tiene su fila en orden.
}
log-drew = { $who ->
    [you] Robas una loseta.
   *[other] { $who } roba una loseta.
}
log-out = { $who ->
    [you] Tiras la loseta robada.
   *[other] { $who } tira la loseta robada.
}
log-out-tile = { $who ->
    [you] Tiras la loseta robada: { $tile }.
   *[other] { $who } tira la loseta robada: { $tile }.
}
log-kept = { $who ->
    [you] Pones la loseta robada en la casilla { $slot } y tiras la que había.
   *[other] { $who } pone la loseta robada en la casilla { $slot } y tira la que había.
}
log-kept-tile = { $who ->
    [you] Pones la loseta robada en la casilla { $slot } y tiras: { $tile }.
   *[other] { $who } pone la loseta robada en la casilla { $slot } y tira: { $tile }.
}
log-looked-own = { $who ->
    [you] Miras tu casilla { $slot }.
   *[other] { $who } mira su propia casilla { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Miras tu casilla { $slot }.
       *[other] Miras la casilla { $slot } de { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } mira tu casilla { $slot }.
       *[other] { $who } mira la casilla { $slot } de { $owner }.
    }
}
log-saw = { $who ->
    [you] Ves: { $tile }.
   *[other] { $who } ve: { $tile }.
}
log-declined = { $who ->
    [you] Renuncias a mirar.
   *[other] { $who } renuncia a mirar.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Cambias tus casillas { $one } y { $other }.
       *[other] Cambias tu casilla { $one } por la casilla { $other } de { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } cambia su casilla { $one } por tu casilla { $other }.
       *[other] { $who } cambia su casilla { $one } por la casilla { $other } de { $owner }.
    }
}
log-bats-swap = { $who ->
    [you] Cambias tus casillas { $one } y { $other }.
   *[other] { $who } cambia sus casillas { $one } y { $other }.
}
log-lit-corridor = { $who ->
    [you] Encuentras una galería iluminada: todos pueden mirar.
   *[other] { $who } encuentra una galería iluminada: todos pueden mirar.
}
log-bats = { $who ->
    [you] Espantas a los murciélagos: cada cual intercambia dos losetas.
   *[other] { $who } espanta a los murciélagos: cada cual intercambia dos losetas.
}
log-explosion = { $who ->
    [you] Provocas una explosión: cada cual pierde una loseta.
   *[other] { $who } provoca una explosión: cada cual pierde una loseta.
}
log-snow-white = { $who ->
    [you] Te topas con Blancanieves, que llama a todos a cenar.
   *[other] { $who } se topa con Blancanieves, que llama a todos a cenar.
}
log-chosen = { $who ->
    [you] Ya has elegido.
   *[other] { $who } ya ha elegido.
}
log-sent-up = { $who ->
    [you] Mandas arriba la de la casilla { $slot }: { $tile }.
   *[other] { $who } manda arriba la de la casilla { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] Pierdes la loseta de la casilla { $slot }.
   *[other] { $who } pierde la loseta de la casilla { $slot }.
}
log-descended = Bajamos: { $level }
log-ended = Es el final, tras { $number ->
    [one] { $number } turno
   *[other] { $number } turnos
}
say-drew = Robas: { $tile }.

## Ayuda
help-title = Símbolos en los descartes
help-lantern = { $sign } Farol: puedes mirar una de tus losetas
help-torch = { $sign } Antorcha: puedes mirar una loseta de otro jugador
help-arrows = { $sign } Flechas: debes intercambiar una loseta con otro jugador, sin mirar
specials-title = Losetas especiales del { $level }
specials-none = No hay losetas especiales en el { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } gran filón: cinco diamantes
   *[other] { $count } grandes filones: cinco diamantes cada uno
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } galería iluminada: cada cual puede mirar tres losetas
   *[other] { $count } galerías iluminadas: cada cual puede mirar tres losetas
}
help-bats = { $sign } { $count ->
    [one] { $count } loseta de murciélagos: cada cual intercambia dos de sus losetas
   *[other] { $count } losetas de murciélagos: cada cual intercambia dos de sus losetas
}
help-explosion = { $sign } { $count ->
    [one] { $count } explosión: cada cual pierde una loseta
   *[other] { $count } explosiones: cada cual pierde una loseta
}
help-snow-white = { $sign } { $count ->
    [one] Blancanieves: la partida termina al momento
   *[other] { $count } Blancanieves: la partida termina al momento
}
term-diamond = Diamantes: gana quien tiene más.
term-lantern = Farol: cuando cae en la pila de descartes, puedes mirar una de tus losetas.
term-torch = Antorcha: cuando cae en la pila de descartes, puedes mirar una loseta de otro jugador.
term-arrows = Flechas: cuando caen en la pila de descartes, debes intercambiar una de tus losetas con una de otro jugador, sin mirar.
term-big-find = Gran filón: cinco diamantes y ninguna acción.
term-lit-corridor = Galería iluminada: cada cual puede mirar hasta tres losetas boca abajo.
term-bats = Murciélagos: cada cual debe intercambiar dos de sus losetas boca abajo.
term-explosion = Explosión: cada cual pierde una loseta.
term-snow-white = Blancanieves: llama a cenar y la partida termina.
term-level-1 = El reverso de una loseta del nivel I.
term-level-2 = El reverso de una loseta del nivel II.
term-level-3 = El reverso de una loseta del nivel III.
term-cart = Subida en vagoneta: a la vista hasta el final y a salvo de intercambios.
term-swapped = Acaba de cambiar de sitio.
term-seen = Ya has visto esta loseta. En esta mesa se marcan las losetas vistas.

## Opciones
option-open-discard = Descartes a la vista
option-open-discard-off = solo se ve la loseta de encima
option-open-discard-on = cualquiera puede repasarlos
option-what-i-have-seen = Lo que he visto
option-what-i-have-seen-off = recuérdalo tú
option-what-i-have-seen-on = la pantalla lo recuerda por ti
option-start = Quién empieza
option-start-p0 = primer asiento
option-start-p1 = segundo asiento
option-start-p2 = tercer asiento
option-start-p3 = cuarto asiento
option-start-lot = por sorteo

## Razones de un consejo: completan «Esto …»
why-diamonds = { $count ->
    [one] { $count } diamante más en tu fila
   *[other] { $count } diamantes más en tu fila
}
why-safe = { $count ->
    [one] { $count } diamante más a salvo
   *[other] { $count } diamantes más a salvo
}
why-know-own = conoces { $count } de tus losetas más
why-know-others = { $count ->
    [one] sabes dónde esconden los demás { $count } diamante más
   *[other] sabes dónde esconden los demás { $count } diamantes más
}
why-leader = { $count ->
    [one] { $count } diamante menos para quien va en cabeza
   *[other] { $count } diamantes menos para quien va en cabeza
}
why-secret = los demás conocen { $count } de tus diamantes menos

## Las reglas en una frase
rule-gn-1-13 = Ese jugador no está en esta mesa.
rule-gn-2-7 = Al principio miras tus cinco losetas y no se las enseñas a nadie.
rule-gn-2-8 = Tras la primera mirada, las losetas propias solo se miran cuando una regla lo permite.
rule-gn-2-9 = En la primera mirada pones tu fila en orden y la confirmas; no se puede hacer nada más.
rule-gn-2-10 = Las losetas siguen en sus casillas; nadie reordena una fila si una regla no lo dice.
rule-gn-2-11 = Quien empieza debe estar en la mesa.
rule-gn-3-1 = Un turno es: robar, tirar una loseta y hacer la acción de la loseta que cae en los descartes.
rule-gn-3-2 = Robar es obligatorio: la loseta de encima del nivel actual.
rule-gn-3-4 = Tiras la loseta robada o te la quedas.
rule-gn-3-5 = Para quedártela, tiras una de tus losetas boca abajo y pones la nueva en su casilla.
rule-gn-3-7 = Eliges la casilla sin mirar la loseta que hay en ella.
rule-gn-3-9 = Una loseta boca arriba no se puede tirar.
rule-gn-3-11 = La elección es definitiva en cuanto una loseta está en la pila de descartes.
rule-gn-3-13 = No puedes pasar el turno.
rule-gn-4-1 = La acción es la de la loseta que está en la pila de descartes, y solo esa.
rule-gn-4-2 = El símbolo de una loseta con la que te quedas no hace nada por ahora.
rule-gn-4-4 = El farol permite mirar una de tus propias losetas.
rule-gn-4-5 = El farol solo sirve para losetas boca abajo.
rule-gn-4-6 = La antorcha permite mirar una loseta de otro jugador.
rule-gn-4-7 = La antorcha solo sirve para losetas boca abajo.
rule-gn-4-8 = Una loseta que se ha mirado vuelve boca abajo a su casilla.
rule-gn-4-9 = Las flechas intercambian una de tus losetas con una de otro jugador.
rule-gn-4-11 = Las dos losetas de un intercambio deben estar boca abajo.
rule-gn-4-12 = Nadie mira las losetas de un intercambio.
rule-gn-4-14 = A las flechas no se puede renunciar.
rule-gn-5-1 = Se mandan losetas arriba cuando un nivel está agotado y ha terminado su último turno.
rule-gn-5-2 = Al final de un nivel, cada cual debe mandar arriba una de sus losetas boca abajo.
rule-gn-5-5 = Eliges la loseta de memoria, sin mirar.
rule-gn-5-6 = Todos eligen en secreto; luego todas las vagonetas se destapan a la vez.
rule-gn-5-7 = Una loseta mandada arriba sigue boca arriba en su casilla hasta el final.
rule-gn-6-2 = La galería iluminada, los murciélagos y la explosión actúan al momento, y nadie puede quedárselos ni tirarlos.
rule-gn-6-9 = En una galería iluminada, cada cual puede mirar hasta tres losetas boca abajo, propias o ajenas.
rule-gn-6-11 = Cada loseta solo una vez por galería; primero quien la robó y luego en el sentido de las agujas del reloj.
rule-gn-6-12 = Murciélagos: cada cual debe intercambiar dos de sus losetas.
rule-gn-6-13 = Los murciélagos intercambian dos losetas distintas boca abajo.
rule-gn-6-14 = Nadie mira mientras vuelan los murciélagos; todos ven qué dos casillas han cambiado.
rule-gn-6-16 = En una explosión, cada cual retira una de sus losetas; en ningún otro momento se retira ninguna.
rule-gn-6-17 = La loseta perdida puede estar boca abajo o boca arriba.
rule-gn-6-18 = Una loseta boca abajo que se pierde no se enseña a nadie.
rule-gn-6-19 = Todos eligen en secreto; luego todas las losetas se retiran a la vez.
rule-gn-6-20 = Esta casilla está vacía.
rule-gn-7-2 = Se destapan todas las losetas y cada cual cuenta sus diamantes.
rule-gn-7-4 = Gana quien tiene más diamantes.
rule-gn-7-5 = Si hay empate, la victoria se comparte.
rule-gn-8-2 = Los descartes anteriores quedan tapados y no se repasan, salvo que la mesa lo haya acordado.
rule-gn-8-6 = Recordar es la gracia del juego; la ayuda para la memoria es una opción de la mesa.

## El entrenador: dos frases cortas cada vez
coach-goal = Ten más diamantes que nadie en tu fila cuando Blancanieves llame a cenar; la mayoría están boca abajo, así que recuérdalos.
coach-arrange = Gana quien tenga más diamantes, y es la única vez que ves tus cinco losetas. Ponlas de modo que puedas recordarlas, por ejemplo con las menos valiosas en una punta.
coach-out = Quieres diamantes en tu fila, y una loseta con pocos te sirve más si la tiras: su símbolo actúa para ti. Mira el símbolo antes de soltarla.
coach-keep = Con más diamantes en tu fila ganas: pon una loseta valiosa en una casilla donde sabes que tienes pocos. La que estaba allí se tira, y su símbolo actúa.
coach-decline = Lo que miras enseña a los demás lo que te interesa. Mirar es una posibilidad, no una obligación: renuncia si ya sabes bastante.
coach-look = Quien sabe dónde están los diamantes gana los intercambios. Mirar no cuesta nada: hazlo con una loseta olvidada o nunca vista; con la antorcha espías a los demás: recuerda la casilla.
coach-swap = Así consigues diamantes ajenos: da una loseta que sepas que vale poco y toma una que sepas o creas valiosa. Todos ven qué casillas cambian, así que sigue cada intercambio.
coach-bats = Haz que los demás pierdan la pista sin perderla tú: intercambia dos de tus losetas y recuerda el nuevo orden. Si conoces las dos, no pierdes nada.
coach-explosion = Pierde los menos diamantes posibles, porque una de tus losetas se pierde para siempre. Elige la que tenga menos, y mejor una que conozcas bien.
coach-cart = Pon a salvo tu loseta más valiosa: queda a la vista, pero ya nadie puede quitártela. Elige de memoria, porque no puedes mirar.

## The prologue: the same, in the first minute
prologue-remembering = Qué buscas
prologue-remembering-task = Gana quien tenga más diamantes cuando llame Blancanieves. Solo ahora ves tus cinco losetas: recuerda cuál no tiene diamantes y déjalas como están.
prologue-remembering-done = Desde ahora están boca abajo, y nadie puede mirarlas, ni siquiera tú. ¿Recuerdas dónde está la loseta sin diamantes?
prologue-remembering-other = En una partida de verdad vale cualquier orden. Aquí déjalas como están, para que los dos sepamos qué hay en cada sitio.
prologue-keeping = Un turno
prologue-keeping-task = En cada turno robas una loseta y te la quedas o la tiras. Esta tiene tres diamantes: ponla donde está la loseta sin diamantes, si te acuerdas.
prologue-keeping-done = Sí, la casilla 4: tres diamantes más para ti, y nadie lo sabe. Un símbolo solo actúa cuando su loseta se tira: con este farol puedes volver a mirar una de tus losetas.
prologue-keeping-other = Ahora hay diamantes en la pila de descartes, y allí están perdidos. La loseta sin diamantes estaba en la casilla 4.
prologue-forgetting = Qué sale mal
prologue-forgetting-task = Hace dos turnos te quedaste una loseta en la casilla 5, y ya no sabes cuál. Prueba suerte: pon esta allí, tiene dos diamantes.
prologue-forgetting-done = La de antes tenía tres, y en la pila de descartes están perdidos. Así se pierde este juego: por olvidar. Con los faroles vuelves a mirar.
prologue-forgetting-other = Quizá sea más prudente, pero mira lo que cuesta olvidar: empieza de nuevo y ponla en la casilla 5.
prologue-calling = El final
prologue-calling-task = Muchos turnos después, en el nivel III: has tirado unas flechas y debes intercambiar una loseta boca abajo. Da la casilla 5, que no tiene diamantes, por la cuarta loseta del otro jugador, donde viste cuatro.
prologue-calling-done = La siguiente loseta robada es Blancanieves, que está en algún lugar del nivel III, y la partida termina al momento. Todo se pone boca arriba, y tus 13 diamantes vencen a 10.
prologue-calling-other = Blancanieves puede llamar en cualquier momento, y cada diamante cuenta. Da la casilla 5, que no tiene ninguno, por la cuarta loseta del otro jugador, que tiene cuatro.

## Las lecciones: título, qué hacer, por qué estuvo bien, por qué otra cosa no
lesson-keeping = Quédate con una loseta valiosa
lesson-keeping-task = Has robado tres diamantes. Quédate con la loseta en la casilla donde tengas menos; aquí ves tus losetas tal como las recuerdas.
lesson-keeping-done = Tu fila tiene tres diamantes más, y la loseta que has tirado muestra una antorcha: ahora actúa su símbolo.
lesson-keeping-other = Se puede, pero hay algo mejor. Busca la casilla sin diamantes.
lesson-throwing-out = Tira una loseta sin valor
lesson-throwing-out-task = Has robado una loseta sin diamantes. No te la quedes: tírala y su antorcha actuará para ti.
lesson-throwing-out-done = Cada loseta que cae en la pila de descartes actúa con su símbolo. Ahora podrías mirar una loseta del otro jugador.
lesson-throwing-out-other = Ahora tu fila vale menos que antes. La loseta robada no tiene diamantes, así que lo mejor es tirarla.
lesson-looking = Mira con la antorcha
lesson-looking-task = La antorcha te enseña una loseta del otro jugador, y solo a ti. La última loseta con la que se quedó está en la casilla 4: averigua qué es.
lesson-looking-done = Tres diamantes: ahora sabes dónde usar las flechas. La loseta se devuelve boca abajo, así que recuerda la casilla.
lesson-looking-other = Una mirada nunca se desperdicia, pero una loseta con la que alguien se quedó interesa más que una repartida. Mira la casilla 4.
lesson-swapping = Intercambia con las flechas
lesson-swapping-task = Con las flechas debes intercambiar una de tus losetas con una de otro jugador. Da tu loseta sin diamantes y toma los tres diamantes que viste en la casilla 4.
lesson-swapping-done = Tres diamantes más para ti, tres menos para el otro jugador. Nadie vio las losetas, pero todos vieron las casillas.
lesson-swapping-other = Puedes hacerlo mejor: da la casilla 3, que no tiene nada, y toma la casilla 4, que tiene tres.
lesson-sending-up = Manda arriba una loseta
lesson-sending-up-task = Un nivel está agotado, y cada cual manda arriba una loseta, de memoria. Manda la más valiosa que tengas.
lesson-sending-up-done = Queda a la vista en su casilla hasta el final: cuenta, y nadie puede cambiarla ni tirarla. Solo una explosión podría llevársela.
lesson-sending-up-other = Esta loseta ya está a salvo, pero la más valiosa no. Manda arriba los tres diamantes de la casilla 2.
lesson-losing = Elige qué pierdes
lesson-losing-task = Una explosión: cada cual pierde una loseta, y todos eligen en secreto. Pierde la que no te cueste nada.
lesson-losing-done = No pierdes ni un diamante. La casilla queda vacía, y nadie vio lo que había.
lesson-losing-other = Eso te cuesta diamantes. La casilla 4 no tiene ninguno: pierde esa.

## Lo que debería poner una posición: detrás de dos puntos
expected-step-of-play = un paso como draw, keep, lantern, corridor-3, cart u over
expected-row = cinco losetas en la fila de { $seat }
expected-tile = una loseta como I.2T
expected-tile-in-row = una loseta que pueda estar en una fila, como I.2T, [II.4A], (I.0L) o ([I.3L])
expected-tile-reached = una loseta de un nivel ya alcanzado
expected-tile-to-keep = una loseta de este nivel con la que uno pueda quedarse
expected-place = una casilla de esta mesa, como P1.3
expected-own-row = toda la fila propia antes del primer turno
expected-unseen = no más losetas en una pila que las que nadie ha visto
expected-stacks = pilas vacías por encima de este nivel y llenas por debajo
