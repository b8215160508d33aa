# Lo que dice la casa por su cuenta: portada, sala de espera, ajustes, lecciones, errores. El nombre de un jugador es {$name}.

house-former-player = antiguo jugador
house-free-chair = asiento libre
house-nameless = alguien
house-bot = Bot {$seat} (nivel {$level})
house-hinted = {$name} ha pedido un consejo.
house-took-back = {$name} ha deshecho una decisión.
house-closed-game = Esta casa ya no conoce el juego de esta mesa.
house-closed-rules = Esta partida empezó con otra versión de las reglas, así que aquí no puede seguir.
house-closed-record = La partida guardada no se puede leer, así que no puede seguir.
house-closed-host = El anfitrión ha cerrado esta mesa.
house-pass-to = Pásale el dispositivo a {$name}
house-covered = La mesa sigue tapada hasta que digas que eres tú.
house-i-am = Soy {$name}
house-to-the-front = A la portada
house-learn-ways = En esta página
house-learn-lessons = Lecciones
house-learn-lessons-about = Posiciones de verdad, con una sola cosa que hacer en cada una. Nada puede salir mal: pruebes lo que pruebes, el entrenador te responde.
house-learn-play = Tu primera partida
house-learn-play-about = Juegas contra bots apacibles, y el entrenador te explica una vez cada tipo de decisión, justo cuando llega.
house-learn-play-now = Jugar con el entrenador
house-learn-all-rules = Todas las reglas, numeradas (en inglés)
house-learn-short-rules = Las reglas en breve, con imágenes
house-lesson-you = Tú
house-lesson-head = Lección {$number} de {$count}: {$title}
house-lesson-again = Empezar de nuevo
house-lesson-next = Lección siguiente
house-lesson-last = Jugar con el entrenador
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
house-play-now-how = contra bots apacibles, con entrenador
house-with-friends = Con amigos
house-learn = Aprender
house-options = Opciones
house-open-tables = Mesas abiertas
house-no-open-tables = Ahora nadie espera en una mesa abierta. Abre una: los demás la encontrarán aquí.
house-running-matches = Partidas para mirar
house-no-matches = Ahora no se juega ninguna partida abierta.
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
house-is-closed = Cerrada
house-is-played = En juego
house-your-turn = Te toca
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
house-chair-bot = Bot, nivel {$level} de 8
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
house-sound-off = No
house-sound-on = Sí, suave
house-speed-note = La velocidad vale para las mesas que abras y para la mesa de la que vienes, si es tuya.
house-save = Guardar
house-back = Volver
house-offline = Sin conexión
house-offline-how = Ahora no se puede llegar a esta casa. La página volverá sola en cuanto haya conexión; tu partida te espera.
house-try-again = Probar otra vez
house-sorry-malformed = Eso no se entiende
house-sorry-forbidden = No es para ti
house-sorry-missing = No se encuentra
house-sorry-stale = Demasiado tarde
house-sorry-refused = Las reglas dicen que no
house-sorry-too-many = No tan deprisa
house-sorry-unavailable = Ahora no
house-missing-how = Una mesa que no está abierta a todos solo se muestra a quienes llegan con un enlace. Pídele uno a quien la abrió.
house-back-to-table = Volver a la mesa
house-open = Abrir una partida o una posición
house-open-note = Pega una partida guardada o una posición para volver a verla, probar acciones y preguntar al entrenador.
house-open-text = El texto
house-open-file = O un archivo
house-not-opened = Esto no se puede abrir.
house-open-how = Qué se puede abrir
house-open-record = Una partida guardada, como la que se ofrece al final de cada partida: empieza por «adit record 1».
house-open-position = Una posición: una línea «game» con el nombre del juego y, debajo, el texto de la posición, tal como lo muestra cada análisis.
