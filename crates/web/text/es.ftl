# El marco de cada juego en la página: la mesa, la partida vista otra vez, el final. El nombre de un jugador es {$name}.

web-now = Lo que está pasando
web-table = La mesa
web-mine = Tu zona
web-offers = Lo que puedes hacer
web-story = Lo que ha pasado
web-chat = La charla
web-say = Enviar
web-say-something = Di algo
web-unread = mensajes sin leer
web-laws = Las reglas de esta decisión
web-legend = Los símbolos
web-rules = Las reglas
web-settings = Ajustes
web-watch = Enlace para el público
web-tabs = Partes de la mesa
web-tab-map = Mapa
web-tab-offers = Acciones
web-tab-story = Historia
web-choose = Elige una
web-do-it = Aceptar
web-undo = Deshacer
web-routine = Jugar todo
web-faster = Más rápido
web-hint = Un consejo
web-help = Ayuda
web-cancel = Cancelar
web-here = En este dispositivo
web-here-note = Esta página viene de tu propio dispositivo y no necesita conexión. Lo que juegas aquí se queda aquí; los bots también juegan aquí, y podéis pasaros el dispositivo.
web-here-elsewhere = Para jugar con gente en otro lugar hay un servidor:
# same as English
web-escape = Esc
web-take-back = Pedir deshacer
web-take-back-asked = Has pedido deshacer una decisión. Se está preguntando a los demás.
web-take-back-asks = {$name} pide deshacer una decisión.
web-agree = De acuerdo
web-refuse = No, seguir
web-put-away = Ocultar
web-rematch = Otra partida
web-next = A la siguiente partida
web-advice = El entrenador dice
web-why-and = { $first } y { $second }
web-why-next = Comparado con el plan siguiente: { $why }.
web-why-best = Comparado con el primer plan: { $why }.
web-why-it = Qué aporta: { $why }.
web-why-not-next = Con el plan siguiente: { $why }; pero más adelante este gana más a menudo.
web-why-not-this = Con el primer plan: { $why }.
web-why-even = Al final del turno viene a ser casi lo mismo que el primer plan.
web-why-later = Al final del turno el plan siguiente viene a ser casi lo mismo; más adelante este gana más a menudo.
web-why-later-best = Al final del turno viene a ser casi lo mismo que el primer plan; más adelante aquel gana más a menudo.
web-equal-both = Los dos son más o menos igual de buenos.
web-equal-two = Los dos primeros son más o menos igual de buenos.
web-equal-all = Los tres son más o menos igual de buenos.
web-advice-first = Primero va lo que no hay que pensar.
web-coach = El entrenador
web-coach-done = Entendido
web-chance = {$percent} % de opciones de ganar
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} posibilidad
       *[other] {$count} posibilidades
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:
web-bot = bot, nivel {$level}
web-stand-in = sigue jugando un bot
web-away = ausente
web-rest = Todo sobre { $name }
web-pick = ¿Y ahora dónde? Tócalo.
web-order-how = Toca dos para cambiarlas entre sí, o arrastra una sobre otra.
web-order-pick = Toca ahora con cuál cambiarla.
web-order-moved = { $what }: ahora en el lugar { $place }.
web-order-place = Lugar { $place } de { $count }
web-order-other = Otro orden
web-chair-link = Enlace a este asiento
web-ears = A quién oyes
web-mute = Silenciar
web-hear = Volver a oír
web-closer = Más cerca
web-farther = Más lejos
web-find-me = Donde estoy
web-keys = Las teclas
web-keys-more = Cada botón muestra su tecla; si un grupo tiene tecla propia, pulsa antes esa.
web-rule = Leer la regla
web-bell = Avísame cuando me toque
web-silence = Silenciar
web-key-main = Lo que dice el botón grande
web-bell-on = Te avisaremos cuando sea tu turno.
web-bell-off = Tu navegador no permite notificaciones.
web-watch-copied = El enlace para espectadores está copiado.
web-what-happened = ¿Qué ha pasado? Verlo otra vez
web-offline = Sin conexión. Probando otra vez…
web-replay = Repetición
web-account = Puntuación
web-try = Probar
web-try-here = Probar acciones desde aquí
web-first = Al principio
web-last = Al final
web-turn-back = Un turno atrás
web-turn-on = Al turno siguiente
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-moment-on = Al siguiente momento decisivo
web-play = Reproducir
web-pause = Pausa
web-step = Paso
web-step-of = Paso {$step} de {$steps}
web-speed = Velocidad
web-go = Ver
web-eyes = Quién lo ve
web-watcher = El público
web-as-numbers = En números
web-look-again = Repetición
web-points-over-time = Puntos durante la partida
web-chances-over-time = Quién iba ganando
web-review-waits = Analizando la partida: {$percent} %. Después verás aquí qué la decidió.
web-look-now = Actualizar
web-rose = {$name}: las opciones de ganar suben del {$before} % al {$after} %
web-fell = {$name}: las opciones de ganar bajan del {$before} % al {$after} %
web-luck-and-decisions = Suerte y decisiones
web-luck-note = Cómo el azar, las decisiones propias y las de los demás cambiaron las opciones de ganar de cada cual. En puntos porcentuales.
web-at-start = Al principio
web-by-luck = Suerte
web-by-own = Decisiones propias
web-by-others = Las de los demás
web-at-end = Al final
web-nothing-missed = A nadie se le escapó una acción claramente mejor.
web-played = Jugado:
web-better = Mejor:
web-cost = Eso bajó las opciones de ganar en unos { $percent } puntos porcentuales.
web-turn-of = {$name}, turno {$number}
web-see-turn = Ver ese momento
web-your-costly-turns = Tus turnos más caros
web-costly-turns = Los turnos más caros
web-none-of-yours = No se te escapó ninguna acción claramente mejor.
web-again = Volver a intentarlo
web-as-puzzle = Resolverlo como puzle
web-again-note = «Volver a intentarlo» abre una mesa al principio de ese turno: los mismos rivales, la misma suerte y bots en lugar de otras personas. Es un ejercicio y así figura entre tus partidas.
web-deciding-turns = Donde otros decidieron la partida
web-decisive-turns = Los turnos que decidieron la partida
web-settled = { $who ->
    [you] Tras el turno {$number} ya casi no podías perder.
   *[other] Tras el turno {$number}, {$who} ya casi no podía perder.
}
web-lost = Tras el turno {$number} ya casi no podías ganar.
web-open-to-the-end = La partida estuvo abierta hasta el último turno.
web-luck-helped = Suerte: el azar subió tus opciones de ganar en {$points} puntos porcentuales en total.
web-luck-hurt = Suerte: el azar bajó tus opciones de ganar en {$points} puntos porcentuales en total.
web-luck-even = La suerte se compensó: en total, el azar apenas cambió tus opciones de ganar.
web-choices-helped = Tus propias decisiones las subieron en {$points} puntos porcentuales.
web-choices-hurt = Tus propias decisiones las bajaron en {$points} puntos porcentuales.
web-choices-even = Tus propias decisiones apenas las cambiaron.
web-others-helped = Las decisiones de los demás las subieron en {$points} puntos porcentuales.
web-others-hurt = Las decisiones de los demás las bajaron en {$points} puntos porcentuales.
web-others-even = Las decisiones de los demás apenas las cambiaron.
web-exercise = Fue un ejercicio: empezó en mitad de otra partida.
web-exercise-of = Ir a esa partida
web-deal = El reparto
web-deal-note = La semilla quedó fijada antes de la primera acción. Su huella es pública desde entonces; la semilla se revela solo ahora.
web-promise = Huella
web-seed = Semilla
web-check-deal = Comprobar el reparto
web-proved-seed = La semilla encaja con la huella: quedó fijada antes de la primera acción y nadie la ha cambiado desde entonces.
web-proved-draws = Resultados del azar comprobados: {$draws}, en {$steps} pasos. Todos son los de esta semilla: cada carta y cada loseta estaba en su sitio.
web-not-proved = No se ha podido comprobar el reparto: {$why}
web-take-along = Para llevarte
web-link = El enlace a esta partida
web-share = Compartir
web-record = Descargar la partida
web-analysis = Probar acciones
web-bench-start = Volver al punto de partida
web-bench-back = Deshacer la última acción
web-bench-forward = Rehacer
web-other-luck = Otro azar
web-luck = El azar sigue el número {$luck}: las mismas acciones dan siempre los mismos resultados.
web-ask-coach = Pedir consejo
web-chances-now = Opciones de ganar
web-position = La posición
web-eyes-of-turn = Quién decide
web-pieces = Lo que hay en la mesa
web-eyes-all = Todo descubierto
web-to-analysis = Análisis
web-see-table = Mesa
# same as English
web-total = Total
web-all-items = Todo al detalle
web-counting = Se cuenta fuente por fuente; toca para verlo todo.
web-ahead = { $points ->
    [one] Un punto
   *[other] { $points } puntos
} de ventaja sobre { $who ->
    [you] ti
   *[other] { $who }
}.
web-decisive = La diferencia: { $source }, { $one } a { $other }.
web-uncounted = { $who ->
    [you] Tus puntos no cuentan.
   *[other] Los puntos de { $who } no cuentan.
}
