### status

outcomes-answered = Ha respondido.
outcomes-unknown_protocol = No podemos consultar servidores de este juego.
outcomes-port_refused =
    No consultamos este puerto: es de otros servicios. Indica el puerto al que se conectan los
    jugadores.
outcomes-dns_failed =
    Su nombre de host no se resuelve. Revisa que esté bien escrito o mira tus registros DNS.
outcomes-private_address = Su nombre de host lleva a una dirección que no es pública en internet.
outcomes-timeout =
    No respondió en 5 segundos. ¿Está en marcha? ¿Nos bloquea un firewall? ¿Responde el juego a
    consultas?
outcomes-refused = La máquina está ahí, pero nada escucha en este puerto.
outcomes-bad_answer =
    Respondió, pero no como lo hacen los servidores de este juego. ¿Son correctos el juego y el
    puerto?
outcomes-answer_too_large =
    Envió más de lo que envía cualquier servidor de juego, así que cortamos la conexión.
outcomes-internal_error = Algo falló de nuestro lado. No es tu servidor.

status-heading = Estado
status-lead = Preguntamos a tu servidor cuántos jugadores tiene cada 5 minutos.
status-notAskable =
    No podemos consultar servidores de { $game }, así que tu página no muestra el número de jugadores.
status-notApproved = Empezamos cuando la moderación haya aprobado tu servidor.

status-states-unknown = aún sin comprobar
status-states-online = en línea
status-states-offline = desconectado
status-failed = la última comprobación falló
status-stillOnline =
    Los jugadores lo ven en línea hasta { $minutes } minutos después de su última respuesta.

status-since = desde
status-neverAnswered = nunca ha respondido
status-address = Consultado en
status-lastAsked = Última comprobación
status-lastAnswer = Resultado
status-counted = { $online } de { $max } jugadores en línea.
status-countedOnline =
    { $online ->
        [one] 1 jugador en línea.
       *[other] { $online } jugadores en línea.
    }
status-uncounted = No indica cuántos jugadores hay en línea.
status-message = Mensaje del servidor
status-check = Comprobar ahora

ownership-heading = Demuestra que es tuyo
ownership-verified = verificado

ownership-by-message = Tu token estaba en el mensaje del día (MOTD) del servidor.
ownership-by-dns = Tu token estaba en un registro DNS de su nombre de host.

ownership-kept =
    Ya puedes quitar el token. Si cambias el host o el puerto, tendrás que demostrarlo otra vez.
ownership-lead =
    Tu página recibe entonces un distintivo que dice a los jugadores que es del propietario. Pon este
    token en uno de dos lugares:
ownership-leadOfAddress =
    Tu página recibe entonces un distintivo que dice a los jugadores que es del propietario. Pon este
    token en el nombre o en el mensaje del día (MOTD) del servidor, como texto sin formato en una sola
    línea.
ownership-waits =
    Tu nueva dirección { $host } espera a la moderación. «Comprobar ahora» pregunta allí; si aparece
    tu token, la dirección cambia al momento.
ownership-approves =
    No tienes que esperar a la moderación: tu servidor se aprueba en cuanto «Comprobar ahora»
    encuentra tu token.
ownership-token = Token
ownership-message =
    el nombre o el mensaje del día (MOTD) del servidor, como texto sin formato en una sola línea, o
ownership-dns = un registro DNS de tipo TXT en el nombre de abajo o en el propio { $host }.
ownership-dnsName = Nombre del registro DNS
ownership-look = Buscar el token
ownership-notFound = aún no encontrado
