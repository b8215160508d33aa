# Clank!, en español. Todas las frases son nuestras; los nombres de las cartas iniciales y de la Reserva, como en la edición española.
# Los nombres de las cartas no cambian nunca: dentro de una frase van entre comillas. Los de los jugadores quedan como son.
# Una sala ($room) llega ya hecha: «sala 14» o «entrada», siempre en femenino, así que delante vale «la».

# same as English
title = Clank!
pitch = Entra a hurtadillas, roba el tesoro y escapa. El dragón oye cada clank.
pitch-length = una hora
pitch-kind = construir y huir

## Las cartas
card-burgle = Desvalijar
card-stumble = Tropiezo
card-sidestep = Paso lateral
card-scramble = Reptar
card-mercenary = Mercenario
card-explore = Explorar
card-secret-tome = Tomo secreto
# same as English
card-goblin = Goblin
card-sapphire = Zafiro
card-emerald = Esmeralda
card-ruby = Rubí
card-diamond = Diamante
card-dragons-eye = Ojo de dragón
card-amulet-of-vigor = Amuleto de vigor
card-boots-of-swiftness = Botas de celeridad
card-bracers-of-agility = Brazales de agilidad
card-brilliance = Genialidad
card-dead-run = A todo correr
card-elven-boots = Botas élficas
card-elven-cloak = Capa élfica
card-elven-dagger = Daga élfica
card-flying-carpet = Alfombra voladora
card-lucky-coin = Moneda de la suerte
card-move-silently = De puntillas
card-pickaxe = Pico de minero
card-scepter-of-the-ape-lord = Cetro del señor de los simios
card-search = Rebuscar
card-silver-spear = Lanza de plata
card-singing-sword = Espada cantarina
card-sleight-of-hand = Juego de manos
card-sneak = Con sigilo
card-swagger = Fanfarronería
card-tattle = Chivatazo
card-treasure-map = Mapa del tesoro
card-underworld-dealing = Negocios turbios
card-wand-of-recall = Varita de retorno
card-wand-of-wind = Varita de los vientos
card-apothecary = Boticario
card-archaeologist = Arqueólogo
card-cleric-of-the-sun = Clérigo del sol
card-dwarven-peddler = Buhonero enano
card-gem-collector = Coleccionista de gemas
card-invoker-of-the-ancients = Invocador de los Antiguos
card-kobold-merchant = Mercader kobold
card-master-burglar = Maestro ladrón
card-mister-whiskers = Señor Bigotes
card-monkeybot-3000 = MonoBot 3000
card-rebel-captain = Capitán rebelde
card-rebel-miner = Minero rebelde
card-rebel-scout = Batidor rebelde
card-rebel-soldier = Soldado rebelde
card-the-duke = El Duque
card-the-mountain-king = El Rey de la Montaña
card-the-queen-of-hearts = La Reina de Corazones
card-treasure-hunter = Cazatesoros
card-tunnel-guide = Guía de los túneles
card-wizard = Mago
card-dragon-shrine = Santuario del dragón
card-ladder = Escalera
card-shrine = Santuario
card-teleporter = Teletransportador
card-the-vault = La Cámara acorazada
card-animated-door = Puerta animada
card-belcher = Eructador
card-cave-troll = Trol de las cavernas
card-crystal-golem = Gólem de cristal
# same as English
card-kobold = Kobold
card-ogre = Ogro
card-orc-grunt = Bruto orco
card-overlord = Señor supremo
card-watcher = Vigilante

## Los secretos
secret-potion-of-greater-healing = Gran poción de curación
secret-greater-skill-boost = Golpe maestro
secret-greater-treasure = Gran tesoro
secret-flash-of-brilliance = Destello de genialidad
secret-chalice = Cáliz
secret-potion-of-healing = Poción de curación
secret-potion-of-swiftness = Poción de celeridad
secret-potion-of-strength = Poción de fuerza
secret-skill-boost = Buena maña
secret-treasure = Tesoro
secret-magic-spring = Manantial mágico
secret-dragon-egg = Huevo de dragón

## Lo que hacen las cartas
effect-skill = { $count } de Habilidad
effect-swords = { $count ->
    [one] { $count } Espada
   *[other] { $count } Espadas
}
effect-boots = { $count ->
    [one] { $count } Bota
   *[other] { $count } Botas
}
effect-gold = { $count } de oro
effect-clank = { $count } de clank
effect-quiet = { $count } de clank menos
effect-draw = { $count ->
    [one] robar { $count } carta
   *[other] robar { $count } cartas
}
effect-heal = curar { $count } de daño
effect-teleport = { $count ->
    [one] { $count } teletransporte
   *[other] { $count } teletransportes
}
effect-others-clank = { $count } de clank para cada uno de los demás
effect-all-clank = { $count } de clank para todos
effect-return-cubes = { $count ->
    [one] hasta { $count } cubo negro vuelve a la bolsa
   *[other] hasta { $count } cubos negros vuelven a la bolsa
}
effect-rage = crece la furia del dragón
effect-buy-tomes = { $count ->
    [one] pagar { $gold } de oro por { $count } Tomo secreto
   *[other] pagar { $gold } de oro por { $count } Tomos secretos
}
effect-skill-per-clank = { $count } de Habilidad por cada cubo de clank que hagas este turno
effect-gold-bonus = { $count } de oro más cada vez que ganes oro este turno
effect-gem-discount = las gemas cuestan { $count } de Habilidad menos hasta el final del turno
effect-attack = el dragón ataca
effect-trash = eliminar una carta al final del turno
effect-trash-burgle = eliminar un «Desvalijar» al final del turno
effect-replace-row = sustituir una carta de la fila de mazmorra
effect-adjacent-secret = tomar un secreto de una sala vecina
effect-no-cave-stop = las cavernas de cristal no te detienen este turno
effect-ignore-monsters = ignorar los monstruos de los túneles hasta el final del turno
effect-discard = { $count ->
    [one] descartar { $count } carta para
   *[other] descartar { $count } cartas para
}
effect-or = o
effect-either = { $others } o { $last }
short-others-clank = { $sign } a los demás
short-all-clank = todos { $sign }
short-return-cubes = { $count ->
    [one] { $count } cubo a la bolsa
   *[other] { $count } cubos a la bolsa
}
short-rage = más furia
short-buy-tomes = { $count ->
    [one] { $count } Tomo por { $sign }
   *[other] { $count } Tomos por { $sign }
}
short-skill-per-clank = { $sign } por clank
short-gold-bonus = { $sign } más cada vez
short-gem-discount = gemas: { $sign } menos
short-attack = ataque del dragón
short-trash = eliminar 1 carta
short-trash-burgle = eliminar Desvalijar
short-replace-row = cambiar la fila
short-adjacent-secret = secreto vecino
short-no-cave-stop = cruzar cavernas
short-ignore-monsters = sin monstruos
when-companion = con otro compañero:
when-artifact = con un artefacto:
when-crown = con una corona:
when-idol = con un ídolo de mono:
kind-action = Acción.
kind-companion = Compañero.
kind-gem = Gema.
kind-device = Dispositivo: actúa al momento y luego se descarta.
kind-monster = Monstruo.
more-play = Al jugarla: { $text }.
more-acquire = Al comprarla: { $text }.
more-use = Al usarlo: { $text }.
more-defeat = Al vencerlo: { $text }.
more-arrive = Al aparecer: { $text }.
more-depths = Solo en las Profundidades.
more-crystal-cave = Solo en una caverna de cristal.
more-dragon = Despierta al dragón si aparece al final de un turno.
more-danger = Peligro: mientras esté en la fila, cada ataque saca un cubo más.
more-points = { $count ->
    [one] Vale { $count } punto.
   *[other] Vale { $count } puntos.
}
more-variable = Vale { $text }.
part-acquire = compra:
part-arrive = aparición:
place-depths = solo en las Profundidades
place-crystal-cave = solo en una caverna de cristal
mark-dragon = despierta al dragón
mark-danger = peligro
card-costs = { $card }, cuesta { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
points-per-gold = { $count ->
    [one] { $count } punto por cada { $gold } de oro
   *[other] { $count } puntos por cada { $gold } de oro
}
points-per-tome = { $count ->
    [one] { $count } punto por cada Tomo secreto
   *[other] { $count } puntos por cada Tomo secreto
}
points-with-mastery = { $count ->
    [one] { $count } punto con una ficha de maestría
   *[other] { $count } puntos con una ficha de maestría
}
points-with-two-kinds = { $count ->
    [one] { $count } punto con al menos dos de estas tres cosas: cáliz, huevo de dragón, ídolo de mono
   *[other] { $count } puntos con al menos dos de estas tres cosas: cáliz, huevo de dragón, ídolo de mono
}

## La mazmorra
dungeon = La mazmorra
exit = salida
way-out = entrada
room = sala { $number }
in-depths = en las Profundidades
crystal-cave = caverna de cristal
market = Mercado
market-room = mercado
fountain = fuente
major-secret = secreto principal
minor-secrets = { $count ->
    [one] { $count } secreto secundario
   *[other] { $count } secretos secundarios
}
idols = { $count ->
    [one] { $count } ídolo de mono
   *[other] { $count } ídolos de mono
}
artifact = artefacto de { $count } puntos
pawn = { $who ->
    [you] Tú: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } monstruo
   *[other] { $count } monstruos
}
tunnel-locked = cerrado con llave
around = { $place ->
    [entrance] Desde la entrada
   *[room] Desde la sala { $number }
}
around-way = → { $room }:
around-shut = → { $room }: solo con un artefacto
around-against = ← { $room }: sentido único, hacia aquí

## Las cartas en venta
row = Fila de mazmorra
row-left = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
reserve = Reserva
reserve-gist = siempre a mano
pile-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
market-gist = todo a { $gold } de oro
item-key = { $count ->
    [one] Llave maestra
   *[other] { $count } llaves maestras
}
item-backpack = { $count ->
    [one] Mochila
   *[other] { $count } mochilas
}
item-crown = Corona de { $count } puntos

## El dragón
dragon = Dragón
odds = { $drawn ->
    [one] El próximo ataque saca { $drawn } cubo de { $all }.
   *[other] El próximo ataque saca { $drawn } cubos de { $all }.
}
odds-own = { $drawn ->
    [one] El próximo ataque saca { $drawn } cubo de { $all }. Tuyos: { $own }, con un riesgo del { $chance } %.
   *[other] El próximo ataque saca { $drawn } cubos de { $all }. Tuyos: { $own }, con un riesgo del { $chance } %.
}
rage = Furia
rage-said = { $count ->
    [one] casilla { $space }, { $count } cubo y { $danger } más por peligro
   *[other] casilla { $space }, { $count } cubos y { $danger } más por peligro
}
bag = Bolsa
clank-area = Zona de clank
cubes-black = { $count ->
    [one] { $count } negro
   *[other] { $count } negros
}
cubes-of = { $owner ->
    [you] { $count ->
        [one] { $count } tuyo
       *[other] { $count } tuyos
    }
   *[other] { $count } de { $owner }
}
countdown = Cuenta atrás
countdown-nobody = aún no ha salido nadie
countdown-said = { $who ->
    [you] Estás en la casilla { $space }
   *[other] { $who } está en la casilla { $space }
}

## Los jugadores
purse = Para gastar
health = Salud
health-said = { $damage ->
    [0] Sin heridas, { $count } de salud
    [one] { $damage } de daño, { $count } de salud
   *[other] { $damage } de daño, { $count } de salud
}
hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano, { $count } carta
   *[other] Tu mano, { $count } cartas
}
played = { $owner ->
    [you] Tus cartas en juego
   *[other] Cartas en juego de { $owner }
}
cards = { $count ->
    [0] aún nada
    [one] { $count } carta
   *[other] { $count } cartas
}
discard = Tu pila de descartes
tokens = Fichas
token-count = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
mastery = ficha de maestría
damage = { $count } de daño
count-clank = { $count } en la zona de clank
count-quiet = { $count } de clank por anular
count-hand = { $count ->
    [one] { $count } carta en la mano
   *[other] { $count } cartas en la mano
}
count-deck = { $count ->
    [one] { $count } carta por robar
   *[other] { $count } cartas por robar
}
count-discard = { $count } en descartes
standing-left = fuera con un artefacto
standing-rescued = fuera de combate y a salvo
standing-dead = ha muerto
force-exhausted = una caverna de cristal te retiene
force-no-cave-stop = ninguna caverna te detiene
force-ignores-monsters = túneles sin monstruos
force-discount = gemas más baratas
force-gold-bonus = ganas oro de más
force-skill-per-clank = el clank da Habilidad

## El momento
lead-you = Te toca.
lead-other = Juega { $names }.
lead-over = La partida ha terminado.
wait-chance = Se roban cartas y se sacan cubos.
wait-turn = { $place ->
    [entrance] En la entrada.
   *[room] En la sala { $number }.
}
ask-play = Juega tus cartas, compra, lucha y avanza.
ask-act = Compra, lucha, avanza o termina el turno.
ask-choose = { $name }: elige un efecto.
ask-discard = { $count ->
    [one] { $name }: descarta una carta.
   *[other] { $name }: descarta { $count } cartas.
}
sub-discard = A cambio: { $gain }.
ask-replace = ¿Qué carta de la fila quieres sustituir?
sub-replace = Un símbolo de dragón en la carta nueva no cuenta.
ask-adjacent = ¿De qué sala tomas un secreto?
ask-enter = ¿Te llevas lo que hay aquí?
sub-enter = Decide ahora: más tarde tendrías que volver.
ask-trash = ¿Qué carta deja tu mazo para siempre?
sub-trash = Puede estar en juego o en tu pila de descartes.

## Lo que se puede hacer
group-choose = Elegir un efecto
group-discard = Descartar una carta
group-replace = Sustituir una carta
group-adjacent = Tomar un secreto
group-trash = Eliminar una carta
group-enter = Aquí
group-play = Jugar una carta
group-walk = Avanzar
group-teleport = Teletransportarte
group-acquire = Comprar
group-fight = Luchar
group-market = Mercado
group-drink = Pociones
group-end = El turno
short-choose = Elegir
short-discard = Descartar
short-replace = Sustituir
short-adjacent = Secreto
short-trash-card = Eliminar
short-enter = Tomar
short-play = Jugar
short-walk = Avanzar
short-teleport = Teletransporte
short-acquire = Comprar
short-fight = Luchar
short-market = Mercado
short-drink = Beber
short-end = Terminar
short-of = { $sign } de menos
offer-play = Jugar «{ $card }»
offer-discard = Descartar «{ $card }»
offer-acquire = Comprar «{ $card }»
offer-use = Usar «{ $card }»
offer-fight = Luchar contra «{ $card }»
offer-replace = Sustituir «{ $card }»
offer-trash = Eliminar «{ $card }»
offer-trash-burgle = Eliminar «{ $card }» (Maestro ladrón)
offer-key = Comprar una llave maestra
offer-backpack = Comprar una mochila
offer-crown = Comprar la corona de { $count } puntos
offer-walk = { $place ->
    [entrance] Ir a la entrada
   *[room] Ir a la sala { $number }
}{ $swords ->
    [0] { "" }
    [one] { " " }con { $swords } Espada
   *[other] { " " }con { $swords } Espadas
}{ $damage ->
    [0] { "" }
    [one] { " " }y recibir { $damage } de daño
   *[other] { " " }y recibir { $damage } de daño
}
offer-leave = Salir de la mazmorra para siempre
leave = Salir para siempre
offer-teleport = { $place ->
    [entrance] Teletransportarte a la entrada
   *[room] Teletransportarte a la sala { $number }
}
offer-take-from = { $place ->
    [entrance] Tomar un secreto de la entrada
   *[room] Tomar un secreto de la sala { $number }
}
offer-drink = Beber: { $name }
offer-choose = Elegir: { $text }
offer-end = Terminar el turno
end-unspent = Sin gastar:
offer-keep = Conservar tus cartas y no ganar nada
offer-decline = Dejarlo
offer-take-artifact = Tomar el artefacto de { $count } puntos
offer-take-major = Tomar el secreto principal
offer-take-minor = Tomar un secreto secundario
offer-take-idol = Tomar un ídolo de mono

## La historia
log-turn = { $who ->
    [you] Tu turno
   *[other] Turno de { $who }
}
log-started = { $who ->
    [you] Empiezas tú.
   *[other] Empieza { $who }.
}
log-removed = El artefacto de { $count } puntos se queda en la caja.
log-played = { $who ->
    [you] Juegas «{ $card }»:
   *[other] { $who } juega «{ $card }»:
}
log-played-plain = { $who ->
    [you] Juegas «{ $card }».
   *[other] { $who } juega «{ $card }».
}
log-drew = { $who ->
    [you] Robas una carta.
   *[other] { $who } roba una carta.
}
log-drew-card = { $who ->
    [you] Robas «{ $card }».
   *[other] { $who } roba «{ $card }».
}
log-reshuffled = { $who ->
    [you] Barajas tus descartes y formas un mazo nuevo.
   *[other] { $who } baraja sus descartes y forma un mazo nuevo.
}
log-discarded = { $who ->
    [you] Descartas «{ $card }».
   *[other] { $who } descarta «{ $card }».
}
log-trashed = { $who ->
    [you] Eliminas «{ $card }».
   *[other] { $who } elimina «{ $card }».
}
log-acquired = { $who ->
    [you] Compras «{ $card }» por { $count } de Habilidad.
   *[other] { $who } compra «{ $card }» por { $count } de Habilidad.
}
log-took = { $who ->
    [you] Tomas «{ $card }».
   *[other] { $who } toma «{ $card }».
}
log-used = { $who ->
    [you] Usas «{ $card }».
   *[other] { $who } usa «{ $card }».
}
log-fought = { $who ->
    [you] Vences a «{ $card }».
   *[other] { $who } vence a «{ $card }».
}
log-bought = { $item ->
    [key] { $who ->
        [you] Compras una llave maestra.
       *[other] { $who } compra una llave maestra.
    }
    [backpack] { $who ->
        [you] Compras una mochila.
       *[other] { $who } compra una mochila.
    }
   *[crown] { $who ->
        [you] Compras una corona.
       *[other] { $who } compra una corona.
    }
}
log-drank = { $who ->
    [you] Bebes: { $name }.
   *[other] { $who } bebe: { $name }.
}
log-moved = { $who ->
    [you] Vas { $place ->
        [entrance] a la entrada
       *[room] a la sala { $number }
    }{ $damage ->
        [0] .
        [one] { " " }y recibes { $damage } de daño.
       *[other] { " " }y recibes { $damage } de daño.
    }
   *[other] { $who } va { $place ->
        [entrance] a la entrada
       *[room] a la sala { $number }
    }{ $damage ->
        [0] .
        [one] { " " }y recibe { $damage } de daño.
       *[other] { " " }y recibe { $damage } de daño.
    }
}
log-teleported = { $who ->
    [you] Te teletransportas { $place ->
        [entrance] a la entrada
       *[room] a la sala { $number }
    }.
   *[other] { $who } se teletransporta { $place ->
        [entrance] a la entrada
       *[room] a la sala { $number }
    }.
}
log-found = { $who ->
    [you] Encuentras: { $name } –
   *[other] { $who } encuentra: { $name } –
}
log-found-plain = { $who ->
    [you] Encuentras: { $name }.
   *[other] { $who } encuentra: { $name }.
}
log-idol = { $who ->
    [you] Tomas un ídolo de mono.
   *[other] { $who } toma un ídolo de mono.
}
log-artifact = { $who ->
    [you] ¡Tomas el artefacto de { $count } puntos!
   *[other] ¡{ $who } toma el artefacto de { $count } puntos!
}
log-gold = { $who ->
    [you] Ganas { $count } de oro.
   *[other] { $who } gana { $count } de oro.
}
log-paid = { $who ->
    [you] Pagas { $count } de oro.
   *[other] { $who } paga { $count } de oro.
}
log-noise = { $who ->
    [you] Haces { $count } de clank.
   *[other] { $who } hace { $count } de clank.
}
log-hushed = { $who ->
    [you] Retiras { $count } de clank.
   *[other] { $who } retira { $count } de clank.
}
log-healed = { $who ->
    [you] Curas { $count } de daño.
   *[other] { $who } cura { $count } de daño.
}
log-revealed = Aparece «{ $card }».
log-rouses = Aparece «{ $card }» y despierta al dragón.
log-put-away = La carta «{ $card }» se descarta.
log-dungeon-reshuffled = El mazo de mazmorra se forma de nuevo.
log-raged = Crece la furia del dragón.
log-cubes-returned = { $count ->
    [one] { $count } cubo negro vuelve a la bolsa.
   *[other] { $count } cubos negros vuelven a la bolsa.
}
log-attacked = { $count ->
    [one] El dragón ataca y saca { $count } cubo.
   *[other] El dragón ataca y saca { $count } cubos.
}
log-cubes = De la bolsa:
log-black = negro
log-cube = { $owner ->
    [you] tuyo
   *[other] { $owner }
}
log-left = { $who ->
    [you] Sales de la mazmorra con un artefacto.
   *[other] { $who } sale de la mazmorra con un artefacto.
}
log-rescued = { $who ->
    [you] Caes, pero el rescate llega a tiempo.
   *[other] { $who } cae, pero el rescate llega a tiempo.
}
log-dead = { $who ->
    [you] Mueres en la mazmorra.
   *[other] { $who } muere en la mazmorra.
}
log-ran = { $who ->
    [you] Estás en la casilla { $space } de la cuenta atrás.
   *[other] { $who } está en la casilla { $space } de la cuenta atrás.
}
log-ended = Ya no queda nadie en la mazmorra.

## El final
over-winner = { $points ->
    [one] { $who ->
        [you] Ganas con { $points } punto.
       *[other] { $who } gana con { $points } punto.
    }
   *[other] { $who ->
        [you] Ganas con { $points } puntos.
       *[other] { $who } gana con { $points } puntos.
    }
}
over-nobody = Nadie ha salido con vida: no gana nadie.
over-tie = Empate: decide el artefacto más valioso.
account = La puntuación
account-left = { $result ->
    [winner] { $who ->
        [you] Ganas: { $points }
       *[other] { $who } gana: { $points }
    }
   *[other] { $who ->
        [you] Tú: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Ganas: { $points } (fuera de combate, a salvo)
       *[other] { $who } gana: { $points } (fuera de combate, a salvo)
    }
   *[other] { $who ->
        [you] Tú: { $points } (fuera de combate, a salvo)
       *[other] { $who }: { $points } (fuera de combate, a salvo)
    }
}
account-dead = { $who ->
    [you] Has muerto: sin puntos
   *[other] { $who } ha muerto: sin puntos
}
account-artifact = Artefacto { $count }: { $points }
account-mastery = Ficha de maestría: { $points }
account-crown = Corona { $count }: { $points }
account-keys = { $count ->
    [one] Llave maestra: { $points }
   *[other] { $count } llaves maestras: { $points }
}
account-backpacks = { $count ->
    [one] Mochila: { $points }
   *[other] { $count } mochilas: { $points }
}
account-idols = { $count ->
    [one] Ídolo de mono: { $points }
   *[other] { $count } ídolos de mono: { $points }
}
account-gold = { $count } de oro: { $points }
account-named = { $count ->
    [one] { $name }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Símbolos
term-skill = Habilidad, para comprar cartas y usar dispositivos
term-sword = Espada, para luchar
term-boot = Bota, para recorrer un túnel
term-gold = Oro: un punto por pieza; con él se paga en el mercado
term-noise = Clank: cubos en la zona de clank, que irán a la bolsa en el próximo ataque
term-quiet = Clank que se anulará este turno
term-draw = Robar una carta
term-teleport = Teletransporte a una sala vecina
term-heart = Salud que queda
term-damage = Daño
term-dragon = Despierta al dragón al aparecer
term-danger = Peligro: cada ataque saca un cubo más
term-point = Puntos al final
term-feet = Un túnel que cuesta dos Botas
term-fang = Un monstruo en un túnel: una Espada o 1 de daño
term-lock = Un túnel cerrado: solo con una llave maestra
term-crystal = Caverna de cristal: se acabaron las Botas este turno
term-market = Mercado: todo a 7 de oro
term-fountain = Fuente: cura 1 de daño al entrar
term-minor = Secreto secundario, boca abajo
term-major = Secreto principal, boca abajo
term-idol = Ídolo de mono, 5 puntos
term-artifact = Artefacto, con sus puntos; sin uno no sale nadie
term-key = Llave maestra: abre los túneles cerrados, 5 puntos
term-backpack = Mochila: sitio para un artefacto más, 5 puntos
term-crown = Corona, con sus puntos
term-potion = Poción, para beber en tu turno
term-keepsake = Cáliz (7 puntos) o huevo de dragón (3 puntos)
term-mastery = Ficha de maestría, 20 puntos
term-cube = Cubos
term-hand = Cartas en la mano
term-deck = Cartas por robar
term-discard = Cartas en la pila de descartes
term-flag = Quien salió primero
term-skull = El final
term-action = Acción
term-companion = Compañero
term-gem = Gema
term-device = Dispositivo
term-monster = Monstruo

## Opciones
option-board = Cara del tablero
option-board-front = anverso
option-board-back = reverso
option-start = Quién empieza
option-start-lot = por sorteo
option-start-p0 = primer asiento
option-start-p1 = segundo asiento
option-start-p2 = tercer asiento
option-start-p3 = cuarto asiento
option-countdown-final = Última casilla de la cuenta atrás
option-countdown-final-knock-out = deja fuera de combate a quien quede
option-countdown-final-kill = mata a quien quede
option-artifact-pickup = Los artefactos se toman
option-artifact-pickup-on-entry = al entrar en la sala
option-artifact-pickup-action = en cualquier momento en la sala
option-arrive-at-set-up = Efectos de aparición al empezar
option-arrive-at-set-up-on = sí
# same as English
option-arrive-at-set-up-off = no
option-dungeon-deck-reshuffle = Rehacer el mazo de mazmorra
option-dungeon-deck-reshuffle-on = sí
# same as English
option-dungeon-deck-reshuffle-off = no
option-discard-cost-optional = Descarte opcional
# same as English
option-discard-cost-optional-off = no
option-discard-cost-optional-on = sí

## Razones de un consejo: completan «Esto …»
why-points = { $count ->
    [one] { $count } punto más
   *[other] { $count } puntos más
}
why-artifact = { $count ->
    [one] { $count } punto más por artefactos
   *[other] { $count } puntos más por artefactos
}
why-health = { $count } de daño menos
why-way-home = un { $count } % más de opciones de salir a tiempo
why-deck = { $count ->
    [one] { $count } punto más gracias a un mazo mejor
   *[other] { $count } puntos más gracias a un mazo mejor
}
why-quieter = el dragón tiene { $count } de tus cubos menos

## Las reglas
rule-ck-2-8 = Al mercado no le queda ninguno.
rule-ck-2-16 = Se aplican los efectos de aparición de las seis primeras cartas.
rule-ck-2-19 = Quien empieza sale por sorteo o por acuerdo, y debe estar en la mesa.
rule-ck-2-22 = El tablero tiene dos caras; el anverso es más fácil.
rule-ck-3-2 = Juegas las cartas de tu propia mano, de una en una.
rule-ck-3-4 = Antes de terminar el turno tienes que jugar todas las cartas de tu mano.
rule-ck-3-5 = Antes tienes que decidir otra cosa.
rule-ck-3-6 = El turno ha terminado: solo queda elegir las cartas que se eliminan.
rule-ck-4-7 = Solo puedes descartar cartas de tu mano, y cuando un efecto lo pide.
rule-ck-4-9 = Si tienes cartas suficientes, el descarte no es opcional.
rule-ck-4-10 = Solo puedes eliminar cartas en juego o de tu pila de descartes.
rule-ck-4-11 = Al final del turno eliges lo que eliminas.
rule-ck-4-13 = Tienes que eliminar una carta si hay alguna que puedas eliminar.
rule-ck-6-1 = Con Habilidad se compran acciones, compañeros y gemas de la fila, y cartas de la Reserva.
rule-ck-6-2 = Cuesta más Habilidad de la que tienes.
rule-ck-6-5 = Este montón de la Reserva está vacío.
rule-ck-6-7 = Esta carta solo se compra en las Profundidades.
rule-ck-7-1 = Solo se pueden usar dispositivos de la fila.
rule-ck-7-2 = Este dispositivo solo funciona en las Profundidades.
rule-ck-7-3 = De varios efectos eliges uno que se pueda aplicar.
rule-ck-8-1 = Vences a un monstruo de la fila, o al Goblin, con tantas Espadas como muestra.
rule-ck-8-4 = Con este monstruo solo se lucha en su propio terreno.
rule-ck-9-1 = En una sala de mercado, cada objeto cuesta 7 de oro.
rule-ck-10-1 = Una Bota te lleva por un túnel a una sala vecina.
rule-ck-10-2 = Un túnel con huellas cuesta dos Botas.
rule-ck-10-3 = Un monstruo en un túnel cuesta una Espada o 1 de daño, como quieras, y nunca se gastan más Espadas que monstruos haya.
rule-ck-10-5 = El daño de un túnel no puede llenar tu medidor de salud.
rule-ck-10-6 = Para recibir daño necesitas cubos en tu reserva.
rule-ck-10-7 = Ni tus Espadas ni tu salud bastan contra estos monstruos.
rule-ck-10-8 = Un túnel cerrado pide una llave maestra.
rule-ck-10-9 = Este túnel solo se recorre en el sentido de su flecha.
rule-ck-10-12 = Una caverna de cristal detiene tus pasos: al entrar en una, se acabaron las Botas este turno.
rule-ck-10-17 = Necesitas un teletransporte, y lleva a una sala vecina.
rule-ck-10-20 = Sin un artefacto no puede salir nadie.
rule-ck-11-3 = Al entrar en una sala puedes tomar una ficha que haya allí.
rule-ck-11-5 = Tomas una ficha en el momento de entrar.
rule-ck-11-7 = Puedes llevar un artefacto, y uno más por cada mochila.
rule-ck-11-8 = Tomar un artefacto hace crecer la furia del dragón.
rule-ck-12-14 = Solo puedes beber pociones que tengas delante.
rule-ck-14-2 = Primero aparecen todas las cartas que faltan, luego se aplican sus efectos de aparición y luego hay un ataque como mucho.
rule-ck-14-8 = Si se agota el mazo de mazmorra, se forma de nuevo con sus descartes.
rule-ck-15-1 = Un ataque mete todo el clank en la bolsa y saca cubos: según la furia, uno más por cada carta de peligro y más durante la cuenta atrás.
rule-ck-15-4 = Un cubo negro se aparta; el cubo de un jugador le hace 1 de daño.
rule-ck-16-6 = Fuera de combate con un artefacto y por encima de las Profundidades: te rescatan y puntúas.
rule-ck-16-7 = Fuera de combate sin artefacto o en las Profundidades: mueres.
rule-ck-17-7 = En la última casilla de la cuenta atrás, todos los que siguen en juego quedan fuera de combate.
rule-ck-17-14 = Dan puntos los artefactos, la ficha de maestría, las demás fichas, el oro y las cartas.
rule-ck-17-15 = Gana quien tiene más puntos; si hay empate, quien tiene el artefacto más valioso.
rule-ck-17-16 = Los muertos no tienen puntos. Si mueren todos, no gana nadie.
rule-ck-18-11 = Una carta de la fila solo se sustituye cuando un efecto lo dice.
rule-ck-18-12 = Un «Desvalijar» debe estar en juego o en tu pila de descartes.
rule-ck-18-15 = Necesitas 7 de oro, y debe quedar un Tomo secreto.
rule-ck-18-16 = Debe haber un secreto principal o secundario en una sala vecina.

## El entrenador: dos frases cortas cada vez
coach-goal = Roba un artefacto y sal con vida y con más puntos que nadie; el ladrón más ruidoso alimenta al dragón.
coach-choose = Esta carta, ficha o lugar te deja elegir uno de sus efectos. Toma lo que más te ayude ahora: el oro son puntos, y eliminar para siempre una carta débil mejora el resto de tu mazo.
coach-discard = Elige la carta que menos vayas a echar de menos. Una carta descartada no actúa, y si es un «Tropiezo», mejor.
coach-replace = Quita una carta que ayude a un rival o al dragón. Se va de la fila y llega otra.
coach-adjacent = Los secretos dan puntos o ayuda, y este no te cuesta ni un paso: tómalo de una sala vecina. Los secretos principales valen más que los secundarios.
coach-trash = En un mazo más pequeño, las cartas buenas vuelven antes: elimina un «Tropiezo» o un «Desvalijar». Una carta eliminada deja tu mazo para siempre.
coach-enter = Has venido a por un artefacto, y sin uno no puedes salir. Al entrar en una sala puedes llevarte una cosa que haya allí; un artefacto también enfurece más al dragón.
coach-play = Tus cartas te llevan hasta un artefacto y te traen de vuelta: la Habilidad compra cartas mejores, las Espadas luchan, las Botas avanzan. Juégalas todas primero y luego cuenta lo que puedes pagar.
coach-walk = Llega a un artefacto y sal a tiempo. Cada túnel cuesta una Bota, dos si hay huellas, y los monstruos muerden; las salas a tu alcance están iluminadas, con el precio en el camino.
coach-teleport = Un teletransporte ahorra más donde caminar saldría más caro. Te lleva a la sala vecina a pesar de monstruos, cerrojos y flechas, y sin Botas.
coach-acquire = Con cartas mejores llegas más lejos, y muchas valen puntos: gasta tu Habilidad, porque la que sobra se pierde. Una carta comprada va a tu pila de descartes y ayuda desde la próxima vez que barajes.
coach-fight = Los monstruos vencidos pagan al momento, a menudo en oro, y el oro son puntos. Si te sobran 2 Espadas, el Goblin siempre paga 1 de oro.
coach-market = Aquí el oro rinde más: una llave maestra abre cerrojos, una mochila lleva un segundo artefacto, una corona son puntos. Cada cosa cuesta 7 de oro; compra pronto lo que quieras usar.
coach-drink = Una poción puede salvarte un turno o la vida, pero una sola vez. Bébela cuando quieras en tu turno; guarda las de curación hasta que las necesites.
coach-end = Cuando nada de lo que puedes pagar te haga avanzar más, termina el turno. Entonces se rellena la fila, y un dragón en una carta nueva es un ataque: cuidado con tu clank.

## The prologue: the same, in the first minute
prologue-stealing = A qué has venido
prologue-stealing-task = Te has colado en la guarida de un dragón: roba un artefacto, sal con vida y vale más puntos que nadie. Aquí mismo hay un artefacto: tómalo.
prologue-stealing-done = Vale 7 puntos, si sales con él. Pero el dragón lo ha notado: cada artefacto lo enfurece más.
prologue-stealing-other = Sin un artefacto no puedes salir, y los muertos no puntúan. Tómalo.
prologue-walking = Un turno
prologue-walking-task = En cada turno juegas cinco cartas y gastas lo que dan: la Habilidad compra cartas, las Espadas luchan, las Botas avanzan. Juega tu última carta, «Paso lateral», y ve a la sala 16, hacia la salida.
prologue-walking-done = Eso es un turno: juega tus cartas y luego compra, lucha y avanza con lo que dan. Lo que compras hace más fuertes los turnos siguientes.
prologue-walking-other = En un turno también puedes hacer eso. Pero ahora quieres salir: juega «Paso lateral» y ve a la sala 16.
prologue-waking = Tu propio ruido
prologue-waking-task = Unos turnos después. Tropezar hace clank: cada clank pone uno de tus cubos en la zona de clank, y ya hay cinco. Termina tu turno y mira quién te ha oído.
prologue-waking-done = La fila de mazmorra se ha rellenado, y la carta nueva muestra un dragón, así que ha atacado. Tus cubos fueron a su bolsa, y dos de los que salieron eran tuyos: 2 de daño. Con 10 quedas fuera de combate.
prologue-waking-other = Eso también se puede. Pero mira antes lo que hace tu ruido: empieza de nuevo y termina el turno.
prologue-leaving = La salida
prologue-leaving-task = Tienes un artefacto, pero solo te quedan 3 de salud, y una Bota te saca de la mazmorra: sal.
prologue-leaving-done = Ya estás fuera, a salvo y con 20 puntos más. Para los demás empieza una cuenta atrás; cuando no queda nadie en la mazmorra, gana quien tenga más puntos.
prologue-leaving-other = El dragón puede atacar al final de este turno, y 3 de daño más te dejarían fuera de combate. Sal mientras puedas.

## Las lecciones: título, qué hacer, por qué estuvo bien, por qué otra cosa no
lesson-buying = Juega tu mano y compra
lesson-buying-task = Juega las cinco cartas: dan 3 de Habilidad y 1 Bota, y el «Tropiezo» hace ruido. Luego compra la carta «Explorar» de la Reserva, que cuesta 3 de Habilidad.
lesson-buying-done = «Explorar» está en tu pila de descartes y llegará a tu mano cuando vuelvas a barajar. La Habilidad que no gastas se pierde.
lesson-buying-other = Todavía no: juega primero todas tus cartas y luego gasta los 3 de Habilidad en «Explorar».
lesson-walking = Supera a un monstruo
lesson-walking-task = En el túnel a la sala 14 acecha un monstruo: su mordisco hace 1 de daño. Tienes una Bota y Espadas: ve allí y gasta una Espada contra el monstruo.
lesson-walking-done = Una Bota, una Espada y nada de daño. Con 10 de daño quedas fuera de combate, así que cada punto cuenta.
lesson-walking-other = Hay una forma mejor. Ve a la sala 14 y gasta una sola Espada.
lesson-fighting = Lucha por el premio
lesson-fighting-task = En la fila de mazmorra, entre las cartas a la venta, hay dos monstruos, y con tres Espadas vences a uno de ellos. Compara los premios y elige el que da más oro.
lesson-fighting-done = De golpe, 5 de oro; el oro son puntos y sirve para comprar en el mercado. El monstruo deja la fila.
lesson-fighting-other = Eso da menos. El Ogro cuesta las tres Espadas y da 5 de oro.
lesson-taking = Toma el artefacto
lesson-taking-task = Has entrado en una sala con un artefacto. A eso has venido: tómalo.
lesson-taking-done = Ahora puedes ir hacia la salida. Pero la furia del dragón ha crecido: cuanto más avanza por su escala, más cubos saca un ataque.
lesson-taking-other = Sin un artefacto no puedes salir, y si mueres no puntúas nada. Tómalo.
lesson-shopping = En el mercado
lesson-shopping-task = Estás en un mercado, y sus objetos están junto a las cartas a la venta. Llevas un artefacto, que es todo lo que puedes llevar, y tienes 8 de oro. Compra lo que te permite tomar otro.
lesson-shopping-done = Con una mochila puedes llevar un artefacto más, y ella misma vale 5 puntos.
lesson-shopping-other = Ahí no cabe un artefacto. En una mochila, sí.
lesson-leaving = Sal con vida
lesson-leaving-task = Tienes un artefacto, te quedan 3 de salud y hay mucho ruido en la zona de clank. Una Bota te saca de aquí: sal.
lesson-leaving-done = Ya estás fuera: 20 puntos por la ficha de maestría, y ya nada puede herirte. Para los demás empieza la cuenta atrás.
lesson-leaving-other = El dragón puede atacar al final de este turno, y 3 de daño más te dejarían fuera de combate. Sal mientras puedas.

## Lo que debería poner una posición: detrás de dos puntos
expected-frame = algo que queda por hacer, como enter, attack/4 o draw/P0/5
expected-card = una carta como burgle o burgle*3
expected-card-here = una carta que pueda estar en este lugar
expected-reserve = tres números, como mucho { $most }
expected-artifact = un artefacto como 5 o 30
expected-room = una sala como f14
expected-room-on-this-side = una sala de esta cara del tablero
expected-room-with-secrets = una sala cuyos secretos aún no se hayan tomado todos
expected-secret = un secreto como treasure
expected-kept-secret = un secreto que se guarda, como chalice, o monkey-idol
expected-item = un objeto como key*2, backpack o crown-10
expected-cube = cubos como black*24 o P0*3
expected-countdown = quien salió primero y una casilla de 1 a 5, como P1/2, en cuanto alguien está fuera
expected-purse = lo que hay para gastar, como skill=3, boots=1 o exhausted
expected-purse-in-turn = algo para gastar en el turno propio, y después solo «roused»
expected-carried = un artefacto para { $seat }, y uno más por cada mochila
expected-best-crowns = las mejores coronas, porque se venden primero
expected-turned-over = secretos descubiertos ({ $class }): { $taken }, tantos como se tomaron
source-artifacts = Artefactos
source-mastery = Ficha de maestría
source-items = Objetos del mercado
source-tokens = Secretos e ídolos
source-gold = Oro
source-cards = Cartas
