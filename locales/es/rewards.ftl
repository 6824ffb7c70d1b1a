### rewards

title = Recompensas de { $server }
heading = ¿Cómo reciben los jugadores su recompensa?
lead =
    De una sola forma a la vez, para que ningún voto se premie dos veces. Los webhooks se envían
    en cualquier caso.
inUse = en uso
notYet = aún no está en uso
saveRewardsBy = Usar esta forma

rewardsBy-push-name = Plugin de Minecraft con Votifier
rewardsBy-push-who =
    NuVotifier, VotifierPlus o HytaleVotifier, con VotingPlugin o similar. Sin código.

rewardsBy-inbox-name = Tu plugin nos pregunta
rewardsBy-inbox-who =
    Tu propio plugin, uno más antiguo que consulta los votos por URL, o un servidor detrás de un
    router doméstico.

rewardsBy-none-name = Sin recompensa desde aquí
rewardsBy-none-who =
    Los votos cuentan. Los jugadores solo reciben lo que les dé el receptor de tu webhook, si tienes
    uno.

steps-title = Cómo llega un voto al jugador
steps-results-good = : hecho.{ " " }
steps-results-open = : aún no.{ " " }
steps-results-bad = : ha fallado.{ " " }
steps-votes = Un jugador vota
steps-votesOf = { $votes } en los últimos 7 días
steps-tell = Avisamos a tu servidor
steps-unconnected = Indica dónde escucha tu Votifier
steps-sent = { $arrived } de { $sent } entregadas en 24 horas
steps-take = Tu Votifier lo acepta

steps-tests-none = Aún sin probar
steps-tests-underWay = La prueba va en camino
steps-tests-taken = Aceptó la última prueba
steps-tests-untaken = No aceptó la última prueba

steps-reward = Tu plugin da la recompensa
steps-unknown = No nos lo dice. Vota tú una vez para comprobarlo
steps-webhook = Lo enviamos a tu webhook
steps-receiver = Tu receptor da la recompensa

steps-inbox-keep = Te lo guardamos
steps-inbox-waiting = { $waiting } en espera
steps-inbox-unused = Esta forma aún no está en uso
steps-inbox-take = Tu plugin lo recoge
steps-inbox-taken = Ya nos ha preguntado
steps-inbox-untaken = Aún no ha preguntado: crea una clave y envía un voto de prueba
steps-inbox-give = Dice lo que ha dado
steps-inbox-given = { $today } entregadas hoy
steps-inbox-ungiven = Aún no lo ha dicho

steps-none = Los jugadores no reciben nada desde aquí
steps-noneNext = Elige otra forma cuando quieras
steps-helpLabel = Si un paso se queda vacío

notApproved = Estado de este servidor: { $status }. Podrás cambiar las recompensas cuando esté en la lista.
pending =
    Guarda y prueba las veces que quieras. Los votos de verdad llegarán cuando el servidor esté en
    la lista.
inboxLater = Ya puedes elegir esta opción. Las claves se crean cuando el servidor esté en la lista.
votifier = Votifier

host-label = Host
host-help = Dónde escucha tu Votifier: normalmente, la dirección de tu servidor.

port = Puerto
portHelp = Normalmente { $usual }, no el puerto del juego. Ábrelo en tu firewall.
secret = Token o clave pública
secretHelp =
    De plugins/Votifier: el token de config.yml o todo el contenido de rsa/public.key. Reconocemos
    cuál de los dos es. Nunca una clave privada.
secretKept = Déjalo vacío para conservar lo que nos diste.
service = Nombre de este sitio en tu plugin
save = Guardar y probar
saveHelp = El jugador de la prueba es Voteboard_Test. No cuenta como voto.
again = Enviar otra prueba
off = Desactivar o pausar
lastTest = Última prueba
underWay = La prueba va en camino. Esta página vuelve a mirar sola.
took = { $ms } ms
all = Todos los votos enviados
works = Tu servidor lo tiene. Falta un paso: decide qué reciben los jugadores.
worksNext =
    VotingPlugin ya conoce este sitio. Abre plugins/VotingPlugin/VoteSites.yml, busca { $site } y
    añade una recompensa, por ejemplo:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Receptores
receivers-lead = Cada voto va a todos los receptores, y cada uno lo recompensa. Si tus servidores están detrás de un proxy, conecta solo el proxy.
receivers-guide = Una red detrás de un proxy
receivers-add = Añadir otro receptor
receivers-change = Cambiar
receivers-remove = Quitar

receivers-name-label = Nombre
receivers-name-help = Solo lo ves tú, aquí y en el registro de entregas: lobby, survival…

samples-title = Plugins para empezar
samples-lead =
    Cada uno es un programa completo. Recoge votos, da las recompensas que elijas y recuerda
    cuáles, para que ningún voto se premie dos veces. Nuestras pruebas los interrumpen en momentos
    al azar, en juegos que imitan a los reales.

sampleGames-command = Cualquier juego con un comando
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, sin puerto abierto
sampleGames-oxide = Rust y otros: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Buzón
inbox-lead = Aquí esperan los votos hasta que tu plugin los recoge y dice qué ha dado.
inbox-plugin = Un plugin listo para Paper y Velocity
inbox-reference = Cómo escribir un plugin así
inbox-notInUse = Los votos nuevos entran en el buzón solo mientras esta forma está en uso.
inbox-waiting = En espera
inbox-leased = Entregándose
inbox-oldest = El más antiguo espera desde
inbox-today = Entregadas hoy
inbox-twice = Entregadas dos veces en 30 días
inbox-expired = Caducadas en 30 días
inbox-keyName = Plugin de recompensas
inbox-make = Crear una clave para tu plugin
inbox-made = Una clave para tu plugin

inbox-player-label = Jugador
inbox-player-help = El jugador del voto de prueba. Espera una hora y nunca cuenta.

inbox-noPlayer = Ninguna cuenta tiene este nombre.
inbox-test = Enviar un voto de prueba

recent-title = Recompensas recientes

recent-heads-1 = Jugador
recent-heads-2 = Votado
recent-heads-3 = Recompensa
recent-heads-4 = Nota de tu plugin

recent-gone = cuenta eliminada
recent-isTest = prueba
recent-twice = entregada dos veces
recent-twiceHelp =
    Entregada dos veces: un segundo servidor de juego también dio la recompensa, porque el primero
    no avisó a tiempo.
recent-on = en { $servers }

recent-states-none = ninguna
recent-states-waiting = espera a tu plugin
recent-states-leased = entregándose
recent-states-granted = entregada
recent-states-refused = rechazada por tu plugin
recent-states-voided = retirada: el voto está anulado
recent-states-expired = caducada: no se entregó a tiempo

door-title = Plugins más antiguos que consultan por URL
door-lead = Preguntan si un jugador ha votado, con una URL y una clave que no abre nada más.
door-key = Clave de URL
door-asked = Última consulta
door-answered = Nuestra respuesta

door-answers-check_0 = 0 a «¿ha votado?»: no espera ninguna recompensa
door-answers-check_1 = 1 a «¿ha votado?»: espera una recompensa
door-answers-check_2 = 2 a «¿ha votado?»: ya entregada
door-answers-claim_0 = 0 a una recogida: no espera nada
door-answers-claim_1 = 1 a una recogida: entregada
door-answers-nameless =
    un error: no envió ningún nombre. Configura tu plugin con nombres en lugar de ID de Steam.

door-make = Crear una clave de URL
door-makeHelp = Se muestra una vez, en líneas para pegar.
door-replace = Crear otra clave de URL
door-replaceHelp = La clave actual deja de funcionar al momento.
door-made = Tu clave de URL
door-paste = Pégalo en tu plugin

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = En su configuración JSON

door-plugins-rocket-1 = Unturned: Votifier para Rocket
door-plugins-rocket-2 = En su XML. Pregunta por el ID de Steam

door-plugins-other-1 = Cualquier otro script
door-plugins-other-2 = Pon el host y la clave de este sitio en lugar de los de la otra lista

links-heading = Enlaces de voto desde el juego
links-per = Uno por jugador, de tu plugin: basta un clic, sin cuenta
links-lead =
    Haz que tu plugin muestre un enlace a cada jugador que escriba /vote. El enlace nos dice quién
    es: basta un clic para votar, sin cuenta y sin escribir nada. A quien tiene cuenta aquí se le
    pide que inicie sesión una vez y que permita a tus enlaces votar en su nombre.
links-address = Enlace de voto para el chat y los menús
links-same = El mismo para todos
links-addressHelp =
    Los dos son cortos y no se estropean en el chat con colores. En el segundo, pon en lugar
    de NAME el marcador de tu menú para el jugador: el nombre aparecerá ya escrito. No
    demuestra nada.
links-voteLink = Enlace de voto
links-namedVoteLink = Con el nombre del jugador
links-toLines = Líneas para pegar en VotingPlugin, SuperbVote y otros
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = el segundo en que caduca,
    con 24 horas de antelación como máximo

links-key = Clave de enlaces
links-keyHelp =
    Usa el texto completo, incluido vbl_, como clave HMAC. Quien la tenga puede votar en nombre de
    cualquier jugador sin cuenta aquí y de cualquiera que haya permitido tus enlaces: guárdala en la
    configuración de tu plugin.
links-make = Crear una clave de enlaces
links-makeHelp = Se muestra una vez.
links-replace = Sustituir la clave
links-replaceHelp = Los enlaces creados con la actual dejan de funcionar.
links-remove = Quitar la clave
links-unreadable = El sitio ha perdido lo que necesita para leer esta clave. Sustitúyela.
links-made = Tu clave de enlaces

goals-title = Metas
goals-pageTitle = Metas de { $server }
goals-lead =
    Promete algo a cambio de votos. Aquí eliges un nombre, y tu plugin decide qué reciben los
    jugadores.
goals-open = Poner metas
goals-unused =
    Las metas necesitan un plugin que nos pregunte. Elige esa forma en la página de recompensas.
goals-none = Todavía no hay ninguna meta.
goals-guide = Cómo entrega un plugin lo alcanzado
goals-newTitle = Una meta nueva
goals-note =
    Los días, las semanas y los meses son los de UTC. Lo alcanzado queda alcanzado, aunque
    después se anulen votos. Las pruebas no cuentan.
goals-says = { $kind }: { $target }
goals-progress = { $count } de { $target }
goals-reached = Alcanzada: { $times }
goals-once = solo una vez
goals-kinds-each = Votos de todos los jugadores, una y otra vez
goals-kinds-day = Votos de todos los jugadores en un día
goals-kinds-week = Votos de todos los jugadores en una semana
goals-kinds-month = Votos de todos los jugadores en un mes
goals-kinds-streak = Días seguidos de cada jugador
goals-kinds-total = Votos de cada jugador
goals-fields-kind = Qué cuenta
goals-fields-target = Cuántos
goals-fields-name = Nombre
goals-fields-nameHelp = Tu plugin conoce la meta por este nombre, por ejemplo vote-party.
goals-fields-once = Cada jugador la alcanza solo una vez, no en cada múltiplo
goals-submit = Poner esta meta
goals-change = Cambiar el número
goals-test = Probar
goals-remove = Quitar
