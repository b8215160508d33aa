# Lo que dice el servidor por su cuenta: portada, sala de espera, ajustes, lecciones, errores. El nombre de un jugador es {$name}.

house-former-player = antiguo jugador
house-free-chair = asiento libre
house-nameless = { $animal ->
    [fox] Zorro
    [owl] Búho
    [hare] Liebre
   *[stag] Ciervo
}
house-bot = {$name} (nivel {$level})
house-hinted = { $who ->
    [you] Has pedido un consejo.
   *[other] { $who } ha pedido un consejo.
}
house-took-back = { $who ->
    [you] Has deshecho una decisión.
   *[other] { $who } ha deshecho una decisión.
}
house-closed-game = Este servidor ya no conoce el juego de esta mesa.
house-closed-rules = Esta partida empezó con otra versión de las reglas, así que aquí no puede seguir.
house-closed-record = La partida guardada no se puede leer, así que no puede seguir.
house-closed-host = El anfitrión ha cerrado esta mesa.
house-pass-to = Pásale el dispositivo a {$name}
house-covered = La mesa sigue oculta hasta que confirmes que eres tú.
house-i-am = Soy {$name}
house-to-the-front = A la portada
house-learn-ways = En esta página
house-learn-lessons = Lecciones
house-learn-lessons-about = Posiciones de verdad, con una sola cosa que hacer en cada una. Nada puede salir mal: pruebes lo que pruebes, el entrenador te responde.
house-prologue-done = Así funciona.
house-goal = El objetivo
house-prologue = El primer minuto
house-prologue-about = Unos pasos cortos en posiciones de verdad: qué buscas, qué es un turno, qué sale mal y cómo acaba todo.
house-prologue-begin = Empieza aquí
house-prologue-again = Otra vez
house-prologue-head = Primer minuto, {$number} de {$count}: {$title}
house-prologue-next = Seguir
house-prologue-last = Juega tu primera partida
house-prologue-skip = Ir ya a la partida
house-learn-done = hecha
house-learn-progress = Ya hechas: {$done} de {$count}
house-learn-play = Tu primera partida
house-learn-play-about = Juegas contra bots fáciles, y el entrenador te explica una vez cada tipo de decisión, justo cuando llega.
house-learn-play-now = Jugar con el entrenador
house-learn-all-rules = Todas las reglas, numeradas
house-rules-find = Buscar
house-rules-find-label = Buscar en las reglas
house-rules-contents = Capítulos
house-rules-found = { $count ->
    [one] {$count} regla contiene «{$words}».
   *[other] {$count} reglas contienen «{$words}».
}
house-rules-none = Ninguna regla contiene «{$words}». Prueba con menos palabras o solo con el principio de una.
house-rules-all = Volver a todas las reglas
house-end-title = { $game } – { $result }
house-learn-short-rules = Las reglas en breve, con imágenes
house-lesson-you = Tú
house-lesson-head = Lección {$number} de {$count}: {$title}
house-lesson-again = Empezar de nuevo
house-lesson-next = Lección siguiente
house-lesson-last = Jugar con el entrenador
house-puzzles = Puzles
house-puzzles-about = Posiciones de verdad, de partidas entre bots, en las que un primer paso es claramente mejor que cualquier otro. El programa ha probado cada una dos veces, con al menos 50.000 simulaciones.
house-puzzles-none = Todavía no hay puzles de este juego.
house-puzzles-begin = Resolver el siguiente
house-puzzles-all = Todos los puzles, los más fáciles primero
house-puzzles-tally = Seguidos: {$row}. Resueltos: {$solved} de {$count}.
house-puzzles-own = De tus propias partidas
house-puzzles-own-label = {$game}, paso {$step}
house-puzzles-own-about = Turnos tuyos que te costaron caro. Este navegador los recuerda.
house-puzzle-head = Puzle {$number}
house-puzzle-own-head = Un puzle tuyo
house-puzzle-task = Te toca: encuentra el primer paso que es claramente el mejor.
house-puzzle-missed = En {$missed} de {$levels} niveles, los bots no lo ven.
house-puzzle-right = ¡Bien! Así tienes un {$chance} % de opciones de ganar; con cualquier otro paso, como mucho un {$next} %.
house-puzzle-tempted = Es tentador, pero así solo hay un {$tempting} % de opciones de ganar. Con el mejor primer paso hay un {$chance} %.
house-puzzle-other = Hay algo claramente mejor: el mejor primer paso da un {$chance} % de opciones de ganar; cualquier otro, como mucho un {$next} %.
house-puzzle-solution = La solución: {$plan}
house-puzzle-temptation = Lo que tienta: {$plan}
house-puzzle-show = Mostrar la solución
house-puzzle-next = Puzle siguiente
house-puzzle-done = Puzle resuelto.
house-puzzle-not-done = Sin resolver; puedes intentarlo de nuevo.
house-puzzle-own-right = ¡Bien! Esto era mejor, en unos {$percent} puntos porcentuales, que lo que hiciste en la partida.
house-puzzle-own-played = Eso es lo que hiciste en la partida. Bajó las opciones de ganar en unos {$percent} puntos porcentuales.
house-puzzle-own-other = Eso no es lo que encontró el repaso. Lo que hiciste en la partida bajó las opciones de ganar en unos {$percent} puntos porcentuales.
house-puzzle-not-ready = Esta partida aún se está repasando; inténtalo de nuevo en un momento.
house-page-title = Adit: juegos de tesoros bajo tierra
house-page-sentence = Juega en el navegador, contra bots o con amigos. Sin cuenta y sin instalar nada.
house-skip = Ir al contenido
house-site = Este sitio
house-more = Más
house-language = Idioma
house-settings = Ajustes
house-analysis = Analizar una partida
house-api = Para programas
house-doors = Tres puertas en la montaña
house-doors-pick = Elige una. En diez segundos estás jugando, sin cuenta.
house-players =
    { $most ->
        [one] De {$fewest} a {$most} jugador
       *[other] De {$fewest} a {$most} jugadores
    }
house-play-now = Jugar ya
house-play-now-how = contra bots fáciles, con entrenador
house-play-now-first = un minuto para aprender y luego bots fáciles
house-with-friends = Con amigos
house-alone = Aquí juegas contra bots, o pasáis el dispositivo de mano en mano: nadie más puede llegar a él.
house-alone-refused = Nadie más puede llegar a este dispositivo: juega contra bots o pasadlo de mano en mano.
house-learn = Aprender
house-options = Opciones
house-open-tables = Mesas abiertas
house-no-open-tables = Ahora nadie espera en una mesa abierta. Abre una: los demás la encontrarán aquí.
house-running-matches = Partidas para mirar
house-no-matches = Ahora no se juega ninguna partida pública.
house-watch = Mirar
house-my-matches = Mis partidas
house-nothing-running = No tienes ninguna partida en curso. Cada puerta de arriba lleva a una nueva.
house-past-matches =
    { $count ->
        [one] {$count} partida terminada
       *[other] {$count} partidas terminadas
    }
house-free-chairs =
    { $count ->
        [one] {$count} asiento libre
       *[other] {$count} asientos libres
    }
house-waits-for-friends = A la espera de más jugadores
house-is-over = Terminada
house-exercise = Un ejercicio
house-exercise-begins = De nuevo tu turno de esa partida: los mismos rivales y la misma suerte. ¿Qué otra cosa puedes hacer?
house-is-exercise = Un ejercicio, terminado
house-winner = Victoria: { $names }
house-nobody-won = Nadie ganó
house-is-closed = Cerrada
house-is-played = En juego
house-your-turn = Te toca
house-feed-entry = Te toca: {$game}
house-turn-of = {$name} decide
house-go-there = A la mesa
house-replay = Volver a ver
house-look = Ver
house-sit-down = Sentarse
house-new-table = Una mesa nueva: {$game}
house-your-name = Tu nombre
house-who-plays = Quién juega
house-chair = Asiento {$number}
house-chair-me = Aquí me siento yo
house-chair-open = Libre para un amigo
house-chair-here = Alguien en este dispositivo
house-chair-here-name = Su nombre
house-chair-bot = Bot, nivel {$level} de 8: {$level ->
    [1] fácil
    [2] fácil
    [3] decente
    [4] decente
    [5] fuerte
    [6] fuerte
   *[higher] muy fuerte
}
house-chair-program = Un programa tuyo
house-chair-none = Sin asiento
house-game-options = Opciones del juego
house-manners = Cómo se juega
house-clock = Reloj
house-time-relaxed = Sin reloj
house-time-live = {$seconds} s por decisión, {$minutes} min de reserva
house-time-slow = {$hours} h por turno
house-speed = Velocidad de los bots
house-speed-slow = Lenta
house-speed-usual = Normal
house-speed-quick = Rápida
house-speed-instant = Al instante
house-listed = Cualquiera puede encontrar esta mesa y jugar o mirar
house-hints = Se permiten consejos
house-coach = Un entrenador explica cada tipo de decisión la primera vez
house-take-back = Las decisiones se pueden deshacer si todos están de acuerdo
house-make-table = Abrir la mesa
house-waits-for =
    { $count ->
        [0] Ya están todos. La partida empieza.
        [one] Falta una persona.
       *[other] Faltan {$count} personas.
    }
house-invited = Te invitan a una partida de {$game}
house-invite = Invita a tus amigos
house-invite-how = Envía este enlace o enseña el código. Quien lo abra puede sentarse mientras quede un asiento libre.
house-copy = Copiar el enlace
house-copied = Copiado
house-qr-table = El enlace a esta mesa como código QR
house-qr-chair = El enlace a este asiento como código QR
house-chairs = Quién está en la mesa
house-you = tú
house-is-here = está aquí
house-is-away = ausente
house-is-program = un programa
house-sit-here = Sentarse aquí
house-chair-link = Enlace a este asiento
house-doings = Lo que puedes hacer
house-begins-by-itself = La partida empieza cuando todos los asientos están ocupados.
house-bots-level = Bots para los asientos libres
house-fill-with-bots = Completar con bots y empezar
house-begin-without = Empezar sin los asientos libres
house-rename = Cambiar el nombre
house-leave = Dejar la mesa
house-agreed = Lo acordado en esta mesa
house-is-listed = Cualquiera puede encontrar esta mesa
house-is-by-link = Aquí solo se llega con un enlace
house-rules = Las reglas
house-theme = Luz
house-theme-system = Como mi dispositivo
house-theme-dark = Luz de farol
house-theme-light = Luz del día
house-contrast = Contraste
house-contrast-system = Como mi dispositivo
house-contrast-more = Más fuerte
house-motion = Movimiento
house-motion-system = Como mi dispositivo
house-motion-still = Ninguno
house-sound = Sonido
house-sound-off = Desactivado
house-sound-on = Activado, suave
house-speed-note = Con qué rapidez ves lo que hacen los demás. Nadie más tiene que esperar.
house-save = Guardar
house-back = Volver
house-offline = Sin conexión
house-offline-how = Ahora no se puede llegar al servidor. La página volverá sola en cuanto haya conexión; tu partida te espera.
house-try-again = Probar otra vez
house-pocket = Jugar sin conexión
house-pocket-here = Listo para jugar sin conexión: también sin ella puedes empezar aquí partidas nuevas, contra bots o con otros en este dispositivo.
house-pocket-away = Aún no está en este dispositivo. Llega sola con una buena conexión, o ahora mismo (alrededor de 1 MB).
house-pocket-fetch = Traer ahora
house-sorry-malformed = Eso no se entiende
house-sorry-forbidden = No está permitido
house-sorry-missing = No se encuentra
house-sorry-stale = Demasiado tarde
house-sorry-refused = Las reglas dicen que no
house-sorry-too-many = No tan deprisa
house-sorry-unavailable = Ahora no
house-missing-how = Una mesa privada solo se ve con un enlace. Pídele uno a quien la abrió.
house-back-to-table = Volver a la mesa
house-open-note = Elige una de tus partidas o un ejemplo, o trae una partida guardada o una posición: podrás volver a verla, probar acciones y preguntar al entrenador.
house-open-text = O pega el texto
house-open-file = Elige un archivo o suéltalo aquí
house-open-mine = Una de tus partidas
house-open-none = Aún no has terminado ninguna partida. Los ejemplos son un buen comienzo.
house-open-bring = Un archivo o un texto
house-open-go = Abrir
house-open-nothing = Elige primero un archivo o pega un texto.
house-open-examples = Ejemplos
house-open-example = Los bots más fuertes (jugadores: { $players }, pasos: { $steps })
house-not-opened = Esto no se puede abrir.
house-open-how = Qué se puede abrir
house-open-record = Una partida guardada, como la que se ofrece al final de cada partida: empieza por «adit record 1».
house-open-position = Una posición: una línea «game» con el nombre del juego y, debajo, el texto de la posición, tal como lo muestra cada análisis.

## Por qué algo no se hizo
house-nobody-known = El servidor no te conoce, así que no puedes hacer esto.
house-nothing-here = Aquí no hay nada.
house-too-fast = Ha sido demasiado a la vez; espera un momento.
house-too-large = Es demasiado grande.
house-unavailable = Ahora no se puede guardar nada, así que nada ha cambiado.
house-disk-full = Ahora no se puede guardar nada, así que nada ha cambiado: el disco del servidor está lleno.
house-store-silent = Ahora no se puede guardar nada, así que nada ha cambiado: la base de datos no responde.
house-unsure = La base de datos se ha callado a mitad de camino, así que aún no se sabe si esto se ha hecho. Mira la mesa antes de volver a intentarlo.
house-gone-on = La partida ha seguido; mira otra vez.
house-was-quicker = Alguien ha sido más rápido; mira otra vez.
house-not-begun = La partida aún no ha empezado.
house-not-over = La partida aún no ha terminado.
house-match-over = La partida ha terminado.
house-table-closed = La mesa está cerrada.
house-still-on = Esta partida sigue en juego; se podrá volver a ver cuando termine.
house-no-turn-there = En este paso no empieza ningún turno, así que no se puede volver a intentar.
house-record-closed = La partida guardada estará disponible cuando termine.
house-next-already = Ya hay una partida siguiente.
house-not-seated = No estás en esta mesa.
house-say-who = La mesa está oculta: di primero quién tiene el dispositivo.
house-device-elsewhere = Ahora el dispositivo lo tiene otra persona.
house-chair-taken = Este asiento está ocupado.
house-needs-link = Este asiento necesita su propio enlace.
house-link-taken = Alguien ya ha llegado por este enlace. Pide uno nuevo.
house-link-old = Este enlace ya se usó o es demasiado antiguo. Pide otro.
house-only-maker = Solo puede hacerlo quien abrió la mesa.
house-not-yours = No puedes ceder este asiento.
house-no-hints = Esta mesa no permite consejos.
house-no-taking-back = Esta mesa no permite deshacer.
house-nothing-back = No hay nada que deshacer.
house-no-routine = Ahora no hay nada que jugar automáticamente.
house-no-way-back = Desde entonces se ha robado o revelado algo, así que no se puede deshacer.
house-record-full = En esta partida se ha deshecho tantas veces que ya no cabe nada más en ella. Desde aquí ya no se puede deshacer nada.
house-not-your-turn = Ahora no tienes nada que decidir.
house-no-action = «{$action}» no es la notación de una acción.
house-rule-forbids = La regla {$rule} lo prohíbe.
house-other-site = Esta petición viene de otro sitio.
house-unreadable = Esta petición no se puede leer.
house-no-game = No hay ningún juego «{$game}».
house-no-seat = Un asiento se llama P0, P1, P2 o P3.
house-no-at = «at» son dos números con un punto en medio.
house-no-level = Los bots tienen los niveles 1 a {$most}.
house-pace-long = El ritmo es demasiado lento; como máximo: {$most} ms.
house-no-clock = Ese tiempo no es posible.
house-one-chair = Una persona ocupa un solo asiento.
house-nobody-called = Nadie llamado «{$kind}» puede sentarse aquí.
house-setup-players = Este juego es para { $fewest } a { $most } jugadores.
house-setup-odd = El juego no se puede jugar con estas opciones.
house-name-long = El nombre es demasiado largo; como máximo, {$most} caracteres.
house-name-bot = Así llama este servidor a sus bots; elige otro nombre.
house-chat-empty = El mensaje está vacío.
house-chat-long = El mensaje es demasiado largo; como máximo, {$most} caracteres.
house-vacation-long = Las vacaciones son demasiado largas; como máximo, {$most} días.
house-no-choice = Esa opción no existe.
house-other-rules = Esta partida se jugó con la versión { $there } de las reglas; este servidor juega con la versión { $here }.
house-misread = El texto no se puede leer ({ $why }).
house-address-unreadable = El final de esta dirección no se puede leer.
house-moves-unreadable = Las acciones de esta dirección no se pueden leer.
house-no-move = «{$move}» no es una acción.
house-lesson-done = Has terminado esta lección.
house-lesson-missed = No del todo; puedes intentarlo de nuevo.
house-you-here = Tus datos
house-you-unknown = Este servidor aún no te conoce: no hay nada que llevarte ni nada que borrar.
house-device = Otro dispositivo
house-device-note = Este enlace lleva tus asientos y partidas a otro dispositivo. Vale una sola vez, durante quince minutos, y quien lo abra jugará en tu lugar.
house-device-make = Crear el enlace
house-device-made = Abre esto en el otro dispositivo:
house-vacation = Vacaciones
house-vacation-note = Durante esos días, las partidas lentas (horas por turno) te esperan.
house-vacation-left = { $count ->
    [one] Tus vacaciones duran { $count } día más.
   *[other] Tus vacaciones duran { $count } días más.
}
house-vacation-days = Días
house-vacation-begin = Empezar las vacaciones
house-vacation-end = Terminar las vacaciones
house-forget = Borrar mis datos
house-forget-note = Se borran tu nombre, lo que dijiste en las charlas y tus invitaciones. Las partidas quedan, con un antiguo jugador en tu asiento. No se puede deshacer.
house-forget-sure = Sí, quiero que se borren mis datos.
house-forget-unsure = No se borra nada por accidente: confirma antes que lo quieres.
house-matches-save = Llévate tus partidas
house-matches-save-note = Un solo archivo de texto con todas tus partidas terminadas, registro tras registro: para guardarlo o para llevarlo a otro sitio. Las partidas en curso se quedan aquí, porque sus secretos duran hasta el final.
house-matches-save-go = Guardar todas las partidas
house-matches-bring = Traer partidas
house-matches-bring-note = Un archivo guardado así, o un solo registro. Nada se añade dos veces.
house-matches-bring-go = Traer
house-matches-taken =
    { $count ->
        [0] No se añadió ninguna partida.
        [one] {$count} partida se añadió a las tuyas.
       *[other] {$count} partidas se añadieron a las tuyas.
    }
house-matches-known =
    { $count ->
        [one] {$count} ya estaba aquí.
       *[other] {$count} ya estaban aquí.
    }
house-matches-refused =
    { $count ->
        [one] {$count} texto no se aceptó
       *[other] {$count} textos no se aceptaron
    }
house-matches-line = Línea {$line}:
house-matches-unfinished = Esta partida no ha terminado.
house-matches-full = No puedes traer más de {$most} partidas.
house-is-brought = traída

house-broken-promise = la partida guardada no contiene ninguna huella.
house-broken-seed-secret = la partida se dejó antes del final, así que su semilla es secreta.
house-broken-end = faltan pasos al final.
house-broken-seed = la semilla no es la prometida.
house-broken-steps = los pasos no se pueden jugar ({ $why }).
house-broken-draw = el reparto no es el prometido ({ $why }).
