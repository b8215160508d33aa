# El marco de cada juego en la terminal. El nombre de un jugador es {$name}.

tui-table = Mesa
tui-players = Jugadores
tui-mine = Tú
tui-offers = Lo que puedes hacer
tui-story = Lo que ha pasado
tui-rules = Las reglas de esta decisión
tui-legend = Símbolos
tui-legend-moves = ⇄a  intercambiada con la otra ⇄a; a→ salió de aquí, →a llegó aquí
tui-legend-closed = ×   ahora no se puede elegir
tui-legend-map = En el mapa: [ ] una sala, ( ) una sala profunda, { "» «" } donde estás; las líneas de puntos son los túneles, con puntos más juntos los que puedes tomar ahora; una flecha en una línea: solo en ese sentido; ←22 un túnel por el borde a la sala 22
tui-keys = Teclas
tui-onlooker = el público

tui-pass = Pásale el teclado a {$name} y pulsa la barra espaciadora.
tui-pass-enter = Pásale el teclado a {$name} y pulsa Intro.
tui-put-away = Esto solo lo ves tú, y solo ahora. Pulsa la barra espaciadora para ocultarlo.
tui-go-on = ¿Ya lo has visto todo? Pulsa la barra espaciadora para seguir.
tui-put-away-enter = ¿Ya lo has visto todo? Pulsa Intro para ocultarlo.
tui-really-leave = ¿Dejar la partida? Pulsa q otra vez para salir o cualquier otra tecla para quedarte.
tui-really-leave-draft = ¿Dejar la partida? Lo que has hecho en este turno desde que intervino el azar no se guardará. Pulsa q otra vez para salir o cualquier otra tecla para quedarte.
tui-nothing-to-do = Ahora no hay nada que decidir.
tui-touched = Elegido: {$things}. Esc lo cancela.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} posibilidad. Escríbela: {$example}
       *[other] {$count} posibilidades. Escribe una, por ejemplo: {$example}
    }

tui-unreadable = «{$text}» no es una acción que sepa leer. Pulsa ? para ver la ayuda.
tui-not-your-turn = Ahora no tienes nada que decidir.
tui-forbidden = {$why} (regla {$rule})
tui-no-such-number =
    { $most ->
        [0] No hay nada que elegir por número.
        [one] Solo existe el número 1.
       *[other] Solo existen los números del 1 al {$most}.
    }
tui-no-undo = Ahora no hay nada que deshacer.
tui-no-routine = Ahora no hay nada que jugar automáticamente.
tui-no-such-key = { $key ->
    [Space] La barra espaciadora
   *[other] {$key}
} no es una tecla de esta lista. ? muestra todas las teclas.
tui-your-choice = Tu elección (un número, una acción, {$words}):
tui-plain-help = Escribe el número de una posibilidad o su acción con palabras, «{$log}» para leer toda la historia, «{$quit}» para salir. «{$undo}» deshace la última acción mientras no haya intervenido el azar, «{$all}» juega todo lo que no exige elegir. «{$language} de» cambia de idioma, aquí al alemán.
tui-word-log = historia
tui-word-undo = deshacer
tui-word-all = todo
tui-word-quit = salir
tui-word-language = idioma
tui-languages = Idiomas: {$languages}. Escribe, por ejemplo: {$word} de

tui-keys-decide = ↑↓ Intro/tecla · Esc atrás · Tab texto · ? reglas · l historia · v mesa · q fin
tui-keys-undo = u deshacer · ↑↓ Intro/tecla · Tab texto · ? reglas · l historia · v mesa · q fin
tui-keys-routine = * jugar todo · ↑↓ Intro/tecla · ? reglas · l historia · v mesa · q fin
tui-keys-undo-routine = u deshacer · * todo · ↑↓ Intro/tecla · ? reglas · l historia · v mesa · q fin
tui-keys-watch = Juegan los demás… · espacio seguir · ? reglas · l historia · v mesa · q fin
tui-keys-end = La partida ha terminado · l historia · v mesa · q seguir
tui-keys-reading = ↑↓ RePág AvPág desplazar · Esc atrás
tui-keys-all = ↑ ↓ mueven el cursor, Intro o la tecla de una línea elige, Esc vuelve atrás. Tab o : abre una línea para escribir una acción. u deshace la última acción mientras no haya intervenido el azar, * juega todo lo que no exige elegir. RePág y AvPág recorren la historia, l la muestra entera, v muestra toda la mesa, q deja la partida. F2 pasa al siguiente idioma.
tui-keys-replay = ←→ paso · Re/AvPág 10 · Inicio Fin · 0–4 vista · espacio ver · q salir
tui-step = Paso {$step} de {$steps}
tui-eyes = visto por: {$name}

tui-menu = Una partida nueva
tui-menu-start = Empezar
tui-menu-game = Juego
tui-menu-players = Jugadores
tui-menu-person = persona
tui-menu-bot = bot, nivel {$level}
tui-menu-language = Idioma
tui-menu-quit = Salir
tui-fox = Zorro
tui-owl = Búho
tui-hare = Liebre
tui-stag = Ciervo
tui-keys-menu = ↑↓ mover · ←→ cambiar · Intro empezar · q salir
tui-keys-menu-chair = ↑↓ mover · ←→ persona o bot · escribe un nombre · Intro empezar · Esc salir

tui-promise = El reparto ya está fijado: el SHA-256 de su semilla es {$promise}
tui-kept = La partida está guardada. Para volver a verla: {$command}
tui-left = Has dejado la partida antes del final; lo jugado está guardado: {$command}

tui-waiting = Esperando a los demás…
tui-away = {$name} (ausente)
tui-bot-plays = {$name} (ausente, juega un bot)
tui-lost = Se ha perdido la conexión. Probando otra vez…
tui-found = La conexión ha vuelto.
tui-gone-on = La partida ha seguido. Mira otra vez.
tui-come-back = La mesa queda como está. Para volver: {$command}
tui-keys-talk = / hablar
