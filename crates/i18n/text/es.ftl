# Lo que no se pudo leer: las expresiones de engine::Expected, que cualquier lector puede necesitar. Van detrás de dos puntos.

misread = línea { $line }: se esperaba: { $expected }; se encontró: { $found }
misread-nowhere = se esperaba: { $expected }; se encontró: { $found }
misread-nothing = nada

# Números
decimal-mark = ,

# Notación
expected-written = «{ $text }»
expected-one-of = uno de { $words }
expected-number = un número
expected-number-from-to = un número de { $least } a { $most }
expected-numbers =
    { $count ->
        [one] { $count } número
       *[other] { $count } números
    }
expected-seat = un asiento de P0 a { $last }
expected-viewer = un asiento como P0, u «onlooker»
expected-once = algo que aún no se haya nombrado

# Posiciones
expected-key-value = una línea «clave: valor»
expected-known-key = una clave de las posiciones de este juego
expected-line = una línea «{ $key }: …»
expected-line-beside = una línea «{ $key }: …» junto a «{ $other }»
expected-no-line-beside = ninguna línea «{ $key }: …» junto a «{ $other }»
expected-no-line-without = ninguna línea «{ $key }: …» sin «{ $other }»
expected-at-most = { $most } como mucho en este lugar
expected-no-more = no más de los que hay
expected-possible = algo que permita el resto de la posición

# Partidas guardadas
expected-digest = 64 cifras hexadecimales en minúscula, o «-»
expected-empty-line = una línea vacía antes de los pasos
expected-step = un paso
expected-step-by-rule = un paso que permita la regla { $rule }
expected-draw = un resultado posible del azar
expected-decision = una decisión de { $seats }
expected-end = el final de la partida guardada, porque la partida ha terminado

# Casos
expected-case = al menos un caso
expected-case-head = «case REGLA …: frase»
expected-case-start = «given» y una posición, o «setup players=N …»
expected-case-step = un caso que haga o espere algo
expected-block = líneas con sangría debajo

# Exportaciones
expected-json = una línea de JSON
expected-text-end = el final del texto
expected-export-line = una tabla, una fila o el final
expected-known-table = una tabla que tenga la base de datos
expected-migrations = las migraciones de este programa; lo que exportó otra versión se importa con ella y luego se abre con esta
expected-values = valores en esta fila: { $count }
expected-text = un texto
expected-no-nul = un texto sin carácter NUL
expected-whole-number = un número entero de 64 bits
