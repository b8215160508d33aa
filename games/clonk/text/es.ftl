# Clonk!, en español. Términos del reglamento impreso; todas las frases son nuestras.
# card-… es la carta sola, como al pie de una imagen; object-… es lo que alguien desentierra, da, pone o roba.

# same as English
title = Clonk!
pitch = Cinco pozos, seis cristales y un monstruo dormido. Llévate lo mejor antes de que despierte.
pitch-length = media hora
pitch-kind = coleccionar y arriesgar

## Las cartas
card-back = carta boca abajo
card-necklace = { $colour ->
    [green] collar verde
    [white] collar blanco
    [red] collar rojo
    [pink] collar rosa
    [yellow] collar amarillo
   *[blue] collar azul
}
card-crown = { $colour ->
    [green] corona verde
    [white] corona blanca
    [red] corona roja
    [pink] corona rosa
    [yellow] corona amarilla
   *[blue] corona azul
}
card-statue = { $colour ->
    [green] estatua verde
    [white] estatua blanca
    [red] estatua roja
    [pink] estatua rosa
    [yellow] estatua amarilla
   *[blue] estatua azul
}
card-hammer = { $colour ->
    [green] martillo verde
    [white] martillo blanco
    [red] martillo rojo
    [pink] martillo rosa
    [yellow] martillo amarillo
   *[blue] martillo azul
}
card-sword = { $colour ->
    [green] espada verde
    [white] espada blanca
    [red] espada roja
    [pink] espada rosa
    [yellow] espada amarilla
   *[blue] espada azul
}
card-sixth = { $colour ->
    [green] copa verde
    [white] copa blanca
    [red] copa roja
    [pink] copa rosa
    [yellow] copa amarilla
   *[blue] copa azul
}
object-necklace = { $colour ->
    [green] el collar verde
    [white] el collar blanco
    [red] el collar rojo
    [pink] el collar rosa
    [yellow] el collar amarillo
   *[blue] el collar azul
}
object-crown = { $colour ->
    [green] la corona verde
    [white] la corona blanca
    [red] la corona roja
    [pink] la corona rosa
    [yellow] la corona amarilla
   *[blue] la corona azul
}
object-statue = { $colour ->
    [green] la estatua verde
    [white] la estatua blanca
    [red] la estatua roja
    [pink] la estatua rosa
    [yellow] la estatua amarilla
   *[blue] la estatua azul
}
object-hammer = { $colour ->
    [green] el martillo verde
    [white] el martillo blanco
    [red] el martillo rojo
    [pink] el martillo rosa
    [yellow] el martillo amarillo
   *[blue] el martillo azul
}
object-sword = { $colour ->
    [green] la espada verde
    [white] la espada blanca
    [red] la espada roja
    [pink] la espada rosa
    [yellow] la espada amarilla
   *[blue] la espada azul
}
object-sixth = { $colour ->
    [green] la copa verde
    [white] la copa blanca
    [red] la copa roja
    [pink] la copa rosa
    [yellow] la copa amarilla
   *[blue] la copa azul
}
coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
}
eyes = { $count ->
    [one] { $count } ojo
   *[other] { $count } ojos
}

## Las losetas de misión
task-green = verde
task-white = blanco
task-red = rojo
task-pink = rosa
task-yellow = amarillo
task-blue = azul
task-necklace = collares
task-crown = coronas
task-statue = estatuas
task-hammer = martillos
task-sword = espadas
task-sixth = copas
tasks = Misiones
tile-open = misión visible: { $task }
tile-revealed = misión secreta: { $task }
tile-mine = tu misión secreta: { $task }
tile-hidden-colour = misión secreta: un color
tile-hidden-treasure = misión secreta: un tesoro
tag-hidden = oculta para los demás

## La mesa
rock = La mina
shafts = Los cinco pozos
shaft = { $count ->
    [0] Pozo { $shaft }, vacío
    [one] Pozo { $shaft }, { $count } carta
   *[other] Pozo { $shaft }, { $count } cartas
}
depth = Las profundidades
draw-pile = { $count ->
    [0] Pila para robar, vacía
    [one] Pila para robar, { $count } carta
   *[other] Pila para robar, { $count } cartas
}
monster-asleep = { $count ->
    [0] La próxima carta es el Despertar
    [one] { $count } carta hasta el Despertar
   *[other] { $count } cartas hasta el Despertar
}
monster-mixed = { $count ->
    [one] Al menos { $count } carta hasta el Despertar
   *[other] Al menos { $count } cartas hasta el Despertar
}
monster-anywhere = { $count ->
    [one] La próxima carta es el Despertar
   *[other] El Despertar está entre las próximas { $count } cartas
}
monster-awake = ¡Ha despertado! Es la última ronda
monster-awake-extra = ¡Ha despertado! Esta ronda y una más
monster-prowling = ¡Ha despertado! La última ronda de todas
discard-pile = { $count ->
    [0] Pila de descartes, vacía
    [one] Pila de descartes, { $count } carta
   *[other] Pila de descartes, { $count } cartas
}
discard-head = Pila de descartes
discard-gist = { $count ->
    [0] aún nada
    [one] { $count } carta, a la vista de todos
   *[other] { $count } cartas, a la vista de todos
}
board-of = { $owner ->
    [you] Tu galería
   *[other] Galería de { $owner }
}
board-mine = Tu vagoneta y tu galería
cart = Vagoneta
cart-open = En la vagoneta
cart-gist = { $count ->
    [one] { $count } carta de Tesoro
   *[other] { $count } cartas de Tesoro
}{ $snores ->
    [0] {""}
    [one] , { $snores } carta de Ronquido
   *[other] , { $snores } cartas de Ronquido
}
space-empty = espacio { $space }, vacío
space-snore = espacio { $space }; si queda vacío: una carta de Ronquido
space-kablooey = espacio { $space }; si queda vacío: una carta de ¡Kablooey!
space-draw = espacio { $space }; si queda vacío: robar una carta
goals = Tus misiones
goal = { $count ->
    [one] { $count } carta → { $points }
   *[other] { $count } cartas → { $points }
}
hand-mine = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
}
count-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
count-kablooey = { $count ->
    [one] { $count } carta de ¡Kablooey!
   *[other] { $count } cartas de ¡Kablooey!
}
count-snore = { $count ->
    [one] { $count } carta de Ronquido
   *[other] { $count } cartas de Ronquido
}
tag-dwarf = enano del jugador inicial
note-chosen = elección hecha
note-thinks = pensando

## Lo que ocurre
phase-fill = I Llenar la vagoneta
phase-dig = II Desenterrar tesoros
phase-sift = III Quitar escombros
lead-you = Te toca.
lead-other = Esperamos a { $names }.
lead-over = ¡El monstruo se ha despertado!
ask-tasks = ¿Qué misión pones boca arriba?
sub-tasks = Las cartas de este color y de este tesoro te dan puntos al final. La otra loseta sigue secreta hasta entonces.
wait-tasks = Cada cual elige qué loseta de misión pone boca arriba.
ask-cart = Pon una carta de tu mano en tu vagoneta.
sub-cart = Vale cualquiera. La primera carta de tu galería deberá hacer juego con ella.
wait-cart = Una primera carta va a la vagoneta.
ask-dig = Busca pareja para «{ $card }».
ask-stuck = Nada hace juego con «{ $card }».
sub-dig = { $dug ->
    [0] Aún no has desenterrado nada. Puedes parar cuando quieras; los espacios vacíos también dan algo.
    [4] Tu galería está llena: puedes dar una carta, dinamitar un pozo o parar.
    [one] { $dug } carta desenterrada. Puedes parar cuando quieras; los espacios vacíos también dan algo.
   *[other] { $dug } cartas desenterradas. Puedes parar cuando quieras; los espacios vacíos también dan algo.
}
sub-stuck = Puedes parar; quizá también puedas dar una carta o dinamitar un pozo.
wait-dig = Se busca una carta que haga juego con «{ $card }».
ask-lay = Toca una carta y luego un pozo.
sub-lay = Cualquier carta, cualquier pozo, boca arriba. Los demás podrán llevársela.
wait-lay = Una carta de la mano va a un pozo.
ask-discard = { $surplus ->
    [one] Descarta una de tus { $count } cartas.
   *[other] Descarta { $surplus } de tus { $count } cartas.
}
sub-discard = De una en una. Puedes quedarte con cinco cartas en la mano como máximo.
wait-discard = Demasiadas cartas en la mano: se descarta una.
wait-chance = Se están colocando las cartas.
over-one = { $points ->
    [one] { $who ->
        [you] Ganas con { $points } punto.
       *[other] { $who } gana con { $points } punto.
    }
   *[other] { $who ->
        [you] Ganas con { $points } puntos.
       *[other] { $who } gana con { $points } puntos.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Compartes la victoria con { $names }: { $points } punto.
       *[other] Victoria compartida, con { $points } punto: { $who }.
    }
   *[other] { $who ->
        [you] Compartes la victoria con { $names }: { $points } puntos.
       *[other] Victoria compartida, con { $points } puntos: { $who }.
    }
}

## Lo que se puede hacer
group-tasks = Poner boca arriba
group-cart = A la vagoneta
group-dig = Desenterrar para el espacio { $space }
group-give = O dar una carta, una vez por turno
group-blast = O dinamitar lo alto de un pozo con una carta de ¡Kablooey!
group-stop = O parar
group-lay = Poner: primero una carta, luego un pozo
group-discard = Descartar
short-tasks = Toca una misión
short-cart = Toca una carta
short-dig = Desenterrar
short-give = Dar
short-blast = Dinamitar
short-stop = Parar
short-lay = Toca una carta
short-discard = Toca una carta
label-colour = el color: { $task }
label-treasure = el tesoro: { $task }
label-give = para { $rival }: { $card }
offer-task = Poner boca arriba: { $task }
offer-cart = Poner { $card } en la vagoneta
offer-dig-hand = Poner { $card } de tu mano en la galería
offer-dig-shaft = Desenterrar { $card } del pozo { $shaft }
offer-give = Dar { $card } a { $rival }
offer-blast = Dinamitar { $card } del pozo { $shaft }
offer-stop = Dejar de excavar
offer-lay = Poner { $card } en el pozo { $shaft }
offer-discard = Descartar { $card }
stop-draw = robar { $count }

## El recuento
account-title = La puntuación
account-total = { $result ->
    [winner] { $who ->
        [you] Tú: { $points } – ganas
       *[other] { $who }: { $points } – gana
    }
   *[other] { $who ->
        [you] Tú: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } moneda en las cartas
   *[other] { $count } monedas en las cartas
}
account-kablooey = { $count ->
    [one] + { $coins } por { $count } carta de ¡Kablooey!
   *[other] + { $coins } por { $count } cartas de ¡Kablooey!
}
account-task = { $count ->
    [0] + 0 por la misión «{ $task }»: ninguna carta
    [one] + { $points } por la misión «{ $task }», { $count } carta: { $cards }
   *[other] + { $points } por la misión «{ $task }», { $count } cartas: { $cards }
}
account-eyes = { $count ->
    [one] { $count } ojo: { $cards } en cartas de Tesoro, { $snores } en cartas de Ronquido
   *[other] { $count } ojos: { $cards } en cartas de Tesoro, { $snores } en cartas de Ronquido
}
account-loss = − { $count } por tener más ojos: el tributo del monstruo
account-loss-cards = − { $count } por tener más ojos: el tributo del monstruo, sin los ronquidos
account-treasures = { $count ->
    [one] { $count } carta de Tesoro
   *[other] { $count } cartas de Tesoro
}
tie-eyes = Empate a puntos: gana quien tiene menos ojos.
tie-treasures = Empate a puntos y a ojos: gana quien tiene más cartas de Tesoro.
tie-shared = Empate a puntos, a ojos y a cartas de Tesoro: la victoria se comparte.

## La historia
log-turn = { $who ->
    [you] Ronda { $round }, te toca
   *[other] Ronda { $round }, { $who }
}
log-started = { $who ->
    [you] Tienes el enano y empiezas.
   *[other] { $who } tiene el enano y empieza.
}
log-chosen = { $who ->
    [you] Ya has elegido.
   *[other] { $who } ya ha elegido.
}
log-opened = { $who ->
    [you] Pones boca arriba una misión: { $task }.
   *[other] { $who } pone boca arriba una misión: { $task }.
}
log-revealed = { $who ->
    [you] Revelas tu misión secreta: { $task }.
   *[other] { $who } revela su misión secreta: { $task }.
}
log-loaded = { $who ->
    [you] Vacías tu galería en la vagoneta.
   *[other] { $who } vacía su galería en la vagoneta.
}
log-filled = { $who ->
    [you] Pones { $card } en la vagoneta.
   *[other] { $who } pone { $card } en la vagoneta.
}
log-dug-shaft = { $who ->
    [you] Desentierras { $card } del pozo { $shaft }.
   *[other] { $who } desentierra { $card } del pozo { $shaft }.
}
log-dug-hand = { $who ->
    [you] Pones { $card } de tu mano en la galería.
   *[other] { $who } pone { $card } de su mano en la galería.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Te das { $card }.
       *[other] Das { $card } a { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } te da { $card }.
       *[other] { $who } da { $card } a { $owner }.
    }
}
log-blasted = { $who ->
    [you] Dinamitas { $card } del pozo { $shaft }.
   *[other] { $who } dinamita { $card } del pozo { $shaft }.
}
log-turned-up = El pozo { $shaft } muestra ahora { $card }.
log-refilled = El pozo { $shaft } se rellena con { $card }.
log-snore = { $who ->
    [you] Tomas una carta de Ronquido: tres ojos.
   *[other] { $who } toma una carta de Ronquido: tres ojos.
}
log-kablooey = { $who ->
    [you] Tomas una carta de ¡Kablooey!
   *[other] { $who } toma una carta de ¡Kablooey!
}
log-drew = { $count ->
    [one] { $who ->
        [you] Robas { $count } carta.
       *[other] { $who } roba { $count } carta.
    }
   *[other] { $who ->
        [you] Robas { $count } cartas.
       *[other] { $who } roba { $count } cartas.
    }
}
log-drew-card = { $who ->
    [you] Robas { $card }.
   *[other] { $who } roba { $card }.
}
log-laid = { $who ->
    [you] Pones { $card } en el pozo { $shaft }.
   *[other] { $who } pone { $card } en el pozo { $shaft }.
}
log-discarded = { $who ->
    [you] Descartas { $card }.
   *[other] { $who } descarta { $card }.
}
log-awoke = Sale la carta de Despertar: esta es la última ronda.
log-awoke-extra = Sale la carta de Despertar: esta ronda y una más.
log-prowled = Una ronda más: la última de todas.
log-ended = Es el final.

## Ayuda
help-title = Lo que dan los espacios vacíos
help-space-1 = { $sign } Primer espacio: una carta de Ronquido, tres ojos, bajo la pila de tu vagoneta
help-space-2 = { $sign } Segundo espacio: una carta de ¡Kablooey!
help-space-3 = { $sign } Tercer y cuarto espacio: robar una carta por cada uno
help-space-4 = { $sign } Después, siempre: robar una carta más
help-eyes = { $sign } Al final, quien tiene más ojos pierde la mitad de puntos que de ojos
points-title = Puntos por una misión
term-green = Un cristal verde.
term-white = Un cristal blanco.
term-red = Un cristal rojo.
term-pink = Un cristal rosa.
term-yellow = Un cristal amarillo.
term-blue = Un cristal azul.
term-necklace = Un collar.
term-crown = Una corona.
term-statue = Una estatua.
term-hammer = Un martillo.
term-sword = Una espada.
term-sixth = Una copa.
term-coin = Monedas: cada una vale un punto al final.
term-eye = Ojos: al final, quien tiene más paga al monstruo la mitad en monedas.
term-snore = Una carta de Ronquido: tres ojos y nada más.
term-kablooey = Una carta de ¡Kablooey!: sirve para dinamitar la carta superior de un pozo, o vale una moneda al final.
term-pile = Una carta boca abajo; o una carta para robar.
term-hidden-task = Una loseta de misión secreta.
term-mine-cart = Cartas en la vagoneta.
term-hand = Cartas en la mano.
term-dwarf = El enano del jugador inicial.
term-give = Una carta para la galería de otro jugador.

## Opciones
option-start = Quién empieza
option-start-lot = por sorteo
option-start-p0 = primer asiento
option-start-p1 = segundo asiento
option-start-p2 = tercer asiento
option-start-p3 = cuarto asiento
option-full-gallery-ends-phase = Una galería llena
option-full-gallery-ends-phase-on = termina al momento la excavación
option-full-gallery-ends-phase-off = aún deja dar y dinamitar cartas
option-kablooey-per-turn = Cartas de ¡Kablooey! por turno
option-kablooey-per-turn-any = todas las que tengas
option-kablooey-per-turn-1 = solo una
option-awakening-mixed-in = La carta de Despertar
option-awakening-mixed-in-off = va sobre el montón de abajo
option-awakening-mixed-in-on = se mezcla en el montón de abajo
option-awakening-extra-round = Cuando despierta el monstruo
option-awakening-extra-round-off = la ronda se juega hasta el final
option-awakening-extra-round-on = se juega otra ronda entera
option-snore-in-penalty = Ojos de las cartas de Ronquido
option-snore-in-penalty-on = también cuestan monedas
option-snore-in-penalty-off = solo cuentan para ver quién tiene más
option-open-log = La historia
option-open-log-off = esta ronda y la anterior
option-open-log-on = se puede leer desde el principio

## Razones de un consejo: completan «Esto …»
why-coins = { $count ->
    [one] { $count } moneda más
   *[other] { $count } monedas más
}
why-tasks = { $count ->
    [one] { $count } moneda más por tus misiones
   *[other] { $count } monedas más por tus misiones
}
why-quieter = { $count ->
    [one] los ojos te cuestan { $count } moneda menos
   *[other] los ojos te cuestan { $count } monedas menos
}
why-louder-others = { $count ->
    [one] los ojos les cuestan { $count } moneda más a los demás
   *[other] los ojos les cuestan { $count } monedas más a los demás
}
why-ways-on = { $count ->
    [one] mejores continuaciones, por valor de { $count } moneda
   *[other] mejores continuaciones, por valor de { $count } monedas
}
why-hand = { $count ->
    [one] una mano mejor, por valor de { $count } moneda
   *[other] una mano mejor, por valor de { $count } monedas
}
why-rivals = { $count ->
    [one] { $count } moneda menos para tu rival más fuerte
   *[other] { $count } monedas menos para tu rival más fuerte
}

## Las reglas en una frase
rule-cl-1-1 = Ese jugador no está en esta mesa.
rule-cl-2-3 = De tus dos losetas de misión, exactamente una está a la vista y la otra es secreta.
rule-cl-2-4 = Las losetas de misión se eligen una sola vez, antes que nada; se revelan todas a la vez.
rule-cl-2-8 = Cada pozo empieza con ocho cartas: dos boca abajo, cuatro alternas (arriba y abajo) y dos boca arriba.
rule-cl-2-12 = La carta de Despertar va sobre el montón de abajo; los demás montones van encima.
rule-cl-2-14 = Quien empieza debe estar en la mesa.
rule-cl-3-1 = Un turno es: llenar la vagoneta, desenterrar, quitar escombros; cada cosa una vez y en este orden.
rule-cl-3-2 = En tu primer turno pones una carta de tu mano en la vagoneta; vale cualquiera.
rule-cl-4-2 = Una carta viene de lo alto de un pozo o de tu propia mano.
rule-cl-4-3 = Una carta hace juego por el color, por el tesoro o por ambos.
rule-cl-4-4 = Tu primera carta debe hacer juego con la carta superior de tu vagoneta.
rule-cl-4-5 = Cada carta siguiente debe hacer juego con la que se puso justo antes.
rule-cl-4-8 = Puedes dejar de excavar cuando quieras, incluso sin ninguna carta.
rule-cl-4-9 = Una galería llena termina al momento la excavación; si no, tú dices cuándo paras.
rule-cl-4-10 = Lo puesto, puesto está: una carta en una galería o en una vagoneta se queda ahí.
rule-cl-4-11 = En una galería caben cuatro cartas como máximo.
rule-cl-5-1 = Solo puedes dar una carta por turno, a otro jugador, mientras excavas.
rule-cl-5-3 = No se puede dar una carta a quien ya tiene la galería llena.
rule-cl-5-4 = La carta que das debe hacer juego con la carta más a la derecha de esa galería.
rule-cl-5-5 = Si esa galería está vacía, la carta debe hacer juego con la superior de esa vagoneta.
rule-cl-5-6 = Nadie puede recibir una carta antes de su primer turno.
rule-cl-6-1 = Solo se puede tomar o dinamitar la carta superior de un pozo.
rule-cl-6-2 = Si una carta boca abajo queda encima, se pone boca arriba al momento y así se queda.
rule-cl-6-4 = Un pozo vacío se rellena al momento: una carta boca abajo y dos boca arriba.
rule-cl-6-6 = Descartas una carta de ¡Kablooey! para dinamitar la carta superior de un pozo.
rule-cl-6-7 = Las cartas de ¡Kablooey! se usan mientras excavas y en ningún otro momento.
rule-cl-6-8 = Esta mesa acordó una sola carta de ¡Kablooey! por turno.
rule-cl-6-11 = En un pozo vacío no hay nada que dinamitar.
rule-cl-6-12 = Las cartas descartadas no vuelven nunca.
rule-cl-7-1 = Los escombros se quitan en orden: bonos, robar, una carta a un pozo, límite de la mano.
rule-cl-7-6 = Los espacios vacíos dan, de izquierda a derecha: una carta de Ronquido, una de ¡Kablooey!, robar una carta y robar otra.
rule-cl-7-9 = Después robas una carta más, desentierres lo que desentierres.
rule-cl-7-10 = Debes poner una carta de tu mano en un pozo; cualquier carta, cualquier pozo.
rule-cl-7-12 = Al final de tu turno descartas cartas de tu mano, de una en una, hasta quedarte con cinco.
rule-cl-8-2 = La carta de Despertar se muestra y se aparta; luego se roba otra vez.
rule-cl-8-3 = Cuando sale la carta de Despertar, la ronda se juega hasta el final y la partida termina.
rule-cl-9-3 = Nadie mira en la vagoneta de los demás; la historia llega hasta la ronda anterior.
rule-cl-10-1 = Las cartas de la mano no cuentan.
rule-cl-10-2 = Cuentan todas las cartas de la vagoneta y la galería, y las cartas de ¡Kablooey! sin usar.
rule-cl-10-4 = Cada misión cuenta las cartas de Tesoro de su color o de su tesoro.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 o más cartas de una misión dan 1, 2, 4, 6, 9, 12, 16, 20, 25 puntos.
rule-cl-10-8 = Quien tiene más ojos pierde la mitad de ese número en monedas, redondeando hacia arriba.
rule-cl-10-9 = Los ojos de las cartas de Ronquido cuentan como todos los demás.
rule-cl-10-12 = Gana quien tiene más puntos.
rule-cl-10-13 = Si hay empate, gana quien tiene menos ojos.
rule-cl-10-14 = Si sigue el empate, gana quien tiene más cartas de Tesoro.
rule-cl-10-15 = Y si aún sigue, la victoria se comparte.

## El entrenador: dos frases cortas cada vez
coach-goal = Encadena cartas que hagan juego, por las monedas y por tus dos misiones, antes de que despierte el monstruo; quien tenga más ojos lo paga.
coach-tasks = Cada carta del color y del tesoro de tus dos misiones da puntos al final. Una misión quedará a la vista: muestra la que los demás pueden conocer, porque no te darán nada que te ayude con ella.
coach-cart = Te interesan las cadenas largas, y esta carta es el primer eslabón. Elige una cuyo color o tesoro también esté en lo alto de los pozos.
coach-dig = Busca monedas y cartas para tus misiones, y cuidado con los ojos. Lo que hace juego con la última carta brilla: el mismo color o el mismo tesoro.
coach-stop = Más vale un espacio vacío que una carta llena de ojos, y da algo: el botón dice qué. Pero si no desentierras nada, te llevas una carta de Ronquido con tres ojos.
coach-give = Quítate ojos de encima, porque quien tenga más los paga. Una vez por turno puedes poner una carta en una galería ajena si allí hace juego; regala las menos monedas que puedas.
coach-blast = Así llegas a una carta que necesitas y que está tapada: una carta de ¡Kablooey! dinamita la carta superior de un pozo. Si la guardas, al final es una moneda.
coach-lay = No ayudes a los demás: elige lo que nadie necesita, o lo que quieras desenterrar en tu próximo turno si sigue ahí. La carta va de tu mano a un pozo.
coach-discard = Conserva lo que alargue tu próxima cadena; las cartas de la mano no cuentan. Pueden quedar cinco como máximo: descarta lo que no vaya ni con tus misiones ni con los pozos.

## The prologue: the same, in the first minute
prologue-digging = Qué buscas
prologue-digging-task = Llevas a un enano que busca monedas, y cada una es un punto. Una carta debe hacer juego con la última por el color o por el tesoro: tu vagoneta muestra una estatua roja, así que desentierra el martillo rojo con sus tres monedas.
prologue-digging-done = Tres monedas, tres puntos. Y una de tus misiones pide cartas rojas: cuantas más, mejor.
prologue-digging-other = Eso te trae un ojo, que puede costarte monedas, o nada en absoluto. El martillo rojo hace juego con la estatua roja y tiene tres monedas.
prologue-chaining = Un turno
prologue-chaining-task = En un turno pones hasta cuatro cartas, de tu mano o de los pozos, y cada una hace juego con la anterior. El martillo amarillo del pozo 5 va con tu martillo rojo y tiene una moneda: desentiérralo.
prologue-chaining-done = Así crece una cadena; la próxima carta deberá ser amarilla o un martillo. En el próximo turno todo rueda a tu vagoneta, donde cuenta al final.
prologue-chaining-other = Hay algo mejor: el martillo amarillo del pozo 5 hace juego y tiene una moneda.
prologue-sleeping = Qué sale mal
prologue-sleeping-task = Unos turnos después tu vagoneta muestra una estatua blanca, y nada hace juego con ella: ninguna carta de tu mano ni de los pozos. Solo te queda parar.
prologue-sleeping-done = Quien no desentierra nada se lleva una carta de Ronquido con tres ojos, y quien tenga más ojos al final los paga con monedas. Así que acaba las cadenas en una carta con la que puedas seguir.
prologue-sleeping-other = Eso se lo lleva el otro jugador, y tú sigues sin desenterrar nada. Empieza de nuevo y para.
prologue-counting = El monstruo despierta
prologue-counting-task = El monstruo ha despertado, así que esta ronda es la última. Tus misiones (sobre tu vagoneta, con sus cartas y puntos) son las cartas rojas y las coronas: la corona roja cuenta para las dos, así que desentiérrala.
prologue-counting-done = Ahora se cuenta todo: las monedas, los puntos de las dos misiones y las monedas que pierde quien tenga más ojos. Gana quien tenga más puntos.
prologue-counting-other = Era la última ocasión de excavar. La corona roja habría contado para tus dos misiones.

## Las lecciones: título, qué hacer, por qué estuvo bien, por qué otra cosa no
lesson-fitting = Busca lo que hace juego
lesson-fitting-task = Una carta hace juego si comparte el color o el tesoro con la última. Tu vagoneta muestra una estatua roja: desentierra la carta con más monedas y sin ojos.
lesson-fitting-done = El martillo rojo hace juego por el color y trae tres monedas. La próxima carta tendrá que hacer juego con el martillo.
lesson-fitting-other = Mira otra vez: dos cartas de tu mano hacen juego con la estatua roja, pero solo una tiene monedas y ningún ojo.
lesson-chaining = Haz una cadena de cuatro
lesson-chaining-task = Llena los cuatro espacios: corona roja, corona verde, espada verde y luego la espada amarilla de un pozo. Cada carta debe hacer juego con la anterior.
lesson-chaining-done = Cuatro cartas en un turno. Una galería llena termina al momento la excavación, y en el próximo turno todo rueda a tu vagoneta.
lesson-chaining-other = Así la cadena se rompe demasiado pronto. Empieza de nuevo y piensa en lo que tendrá que hacer juego después.
lesson-giving = Regala ojos
lesson-giving-task = Una vez por turno puedes poner una carta en una galería ajena si allí hace juego. La otra galería acaba en una estatua azul: da la carta con dos ojos y sin monedas.
lesson-giving-done = Quizá esos dos ojos le cuesten una moneda al otro jugador, y no a ti. Dar una carta no te quita ningún espacio.
lesson-giving-other = Las monedas son puntos: guárdalas. Da el collar azul, que tiene dos ojos y ninguna moneda.
lesson-blasting = Despeja el camino
lesson-blasting-task = El martillo rojo, tres monedas, está debajo de una copa que no hace juego. Dinamita lo alto de ese pozo con tu carta de ¡Kablooey! y luego desentierra el martillo.
lesson-blasting-done = Una carta de ¡Kablooey!, que valdría una moneda, por tres monedas y una carta roja. Un buen cambio.
lesson-blasting-other = Esa carta no estorbaba. El martillo rojo está en el pozo 3, debajo de la copa blanca.
lesson-stopping = Para a tiempo
lesson-stopping-task = Solo una carta hace juego, la espada blanca: sin monedas, pero con dos ojos. Para aquí: un espacio vacío también da algo.
lesson-stopping-done = Por el espacio vacío robas una carta en vez de llevarte ojos. Quien tiene más ojos al final paga con monedas.
lesson-stopping-other = Quien tiene más ojos al final paga con monedas. Aquí era mejor parar.
lesson-discarding = Guarda lo que cuenta
lesson-discarding-task = Seis cartas son una de más. Tus misiones son el rojo y las coronas: descarta la carta que no sirve para ninguna.
lesson-discarding-done = Lo que queda sirve para tus misiones. Las cartas de la mano no cuentan: ponlas pronto en la galería.
lesson-discarding-other = Esa carta sirve para una de tus misiones. La copa azul no sirve para ninguna: descártala.

## Lo que debería poner una posición: detrás de dos puntos
expected-step-of-play = un paso como tasks, cart, dig, turn-up-s3, draw-2, lay u over
expected-yes = «yes», o ninguna línea así
expected-card = una carta como red-crown-2
expected-card-or-back = una carta como red-crown-2, o * para un reverso
expected-tasks = un color y un tesoro como [red] crown, la misión visible entre corchetes
expected-face-down = no más cartas boca abajo que las que no se nombran en ningún sitio: { $most }
source-coins = Monedas
source-kablooey = Cartas de ¡Kablooey!
source-colour = Misión de color
source-treasure = Misión de tesoro
source-loss = Más ojos: tributo del monstruo
say-stirs = El monstruo abre un ojo.
