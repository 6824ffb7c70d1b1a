### voting

voted = Ya has votado hoy.
votedInVain = La moderación ha anulado tu voto de hoy.
votedElsewhere = Tu cuenta vinculada ya ha votado hoy, cuando pertenecía a otra cuenta de aquí.
next = Próximo voto en
receipt = Mira qué ha pasado con tu voto

ballot-title = Vota por { $server }
ballot-youVoteAs = Votas como
ballot-isItYou = Las recompensas llegan exactamente a este nombre en el juego.
ballot-change = ¿No es tu nombre? Cámbialo
ballot-names = Votas como
ballot-namesHelp = Recordamos esta elección para el servidor.
ballot-isSteamId = tu ID de Steam
ballot-addName = ¿Otro nombre en este juego? Añádelo
ballot-addToYours = Añade { $name } a tu cuenta { $username }
ballot-addToYoursWhy = para que los votos por estos enlaces sean tuyos.
ballot-nameGone =
    «{ $name }» ya no es uno de tus nombres o no encaja con este servidor. Tu voto no se ha
    registrado; elige otro.
ballot-linkSays = { $server } dice que este es tu nombre y da la recompensa a este nombre.

ballot-name-label = Tu nombre en el juego
ballot-name-help = Exactamente como en el juego: la recompensa llega a este nombre.

ballot-agree =
    Permitir que { $server } te envíe enlaces que emiten tu voto diario como { $username }
ballot-agreeWhy =
    Un enlace así no necesita iniciar sesión. Solo vota cuando se abre y se pulsa su botón, y solo
    por este servidor. El voto de hoy cuenta en cualquier caso. Puedes deshacerlo en la página de tu
    cuenta.
ballot-linkOpened = Has abierto un enlace de voto para { $username }
ballot-signInAs = Iniciar sesión como { $username }
ballot-signInWhy =
    Este nombre pertenece a una cuenta. Inicia sesión una vez para que los enlaces de { $server }
    voten por ti.
ballot-signedInAs = Has iniciado sesión como { $username }.
ballot-voteAs = Votar mejor como { $username }
ballot-notTheirs = ¿Es tu nombre en el juego, pero la cuenta es de otra persona?
ballot-tell = Escribe a quienes administran este sitio.
ballot-otherName = Has llegado como { $name } y votas con el nombre de tu cuenta.
ballot-makeYours = Haz tuyo este nombre
ballot-makeYoursWhy = con una contraseña, para que solo tú puedas usarlo aquí. Tus votos se quedan con él.
ballot-badLink = Este enlace no funciona

ballot-badLinks-forged =
    No lo ha creado { $server }, o le falta una parte. Consigue uno nuevo en el juego y ábrelo tal
    cual.
ballot-badLinks-expired = Ha caducado. Escribe /vote en { $server } para conseguir uno nuevo.
ballot-badLinks-too_far =
    Los enlaces pueden durar 24 horas como máximo, y este de { $server } dura más. Avisa a su equipo:
    su plugin o su reloj está mal configurado.
ballot-badLinks-no_time =
    Su final no es una hora en segundos Unix enteros. Avisa al equipo de { $server }: su plugin está
    mal configurado.

ballot-remember = Recordar este nombre en este navegador
ballot-rememberHelp = Una cookie lo guarda un año como máximo.
ballot-remembered = Este navegador recuerda el nombre { $name } para votar.
ballot-forget = Olvidarlo
ballot-place = #{ $rank } de { $game }
ballot-haveAccount = ¿Tienes una cuenta?
ballot-signIn = Iniciar sesión
ballot-cast = Votar
ballot-ready = Ya puedes votar
ballot-rule = Un voto por servidor y día (UTC).
ballot-noScript =
    Para votar, activa JavaScript en este sitio: tu navegador tiene que hacer un pequeño cálculo que
    frena a los bots. Solo hace falta para votar y registrarse.
ballot-back = Volver al servidor
ballot-alreadyVoted = Ya has votado hoy por este servidor
ballot-voteVoid = La moderación ha anulado tu voto de hoy por este servidor
ballot-voteTaken =
    Tu cuenta vinculada ya ha votado hoy por este servidor, cuando pertenecía a otra cuenta de aquí
ballot-outOfReach = Tu nombre no encaja con este servidor
ballot-outOfReachWhy =
    Este servidor da las recompensas según el nombre del jugador en el juego, y «{ $username }» no
    puede serlo: esos nombres tienen hasta 16 letras, cifras y «_».
ballot-confirmEmail = Primero confirma tu correo
ballot-confirmEmailNext =
    Este sitio solo acepta votos de cuentas con el correo confirmado. Puedes pedir el enlace en la
    página de tu cuenta.
ballot-toAccount = Tu cuenta

faults-name = Ese nombre no puede votar aquí.
faults-changed = Algo ha cambiado mientras tanto. Tu voto no se ha registrado; inténtalo de nuevo.
faults-name_gone =
    Ese nombre ya no es uno de los tuyos. Tu voto no se ha registrado; elige otro.
faults-name_used =
    Otra persona ya ha votado hoy por este servidor con ese nombre. Tu voto no se ha registrado. Elige
    otro de tus nombres o escribe /vote en el juego: el enlace que recibes demuestra que el nombre es
    tuyo. Puedes intentarlo de nuevo en
faults-link_used =
    Este nombre ya ha votado hoy por un enlace de este servidor, con otra cuenta de aquí. Tu voto no
    se ha registrado. Puedes intentarlo de nuevo en
faults-missing = Tu navegador aún no estaba listo. Espera a que aparezca la marca y vota.
faults-forged = Esa comprobación no era para este voto. Tu voto no se ha registrado; inténtalo de nuevo.
faults-expired = La página llevaba demasiado tiempo abierta. Tu voto no se ha registrado; inténtalo de nuevo.
faults-already_voted =
    Algo ha cambiado mientras tanto. Tu voto no se ha registrado; inténtalo de nuevo.
faults-proof_spent = Esa comprobación ya se había usado. Tu voto no se ha registrado; inténtalo de nuevo.
faults-unavailable =
    La comprobación contra bots no funciona ahora mismo. Tu voto no se ha registrado; inténtalo de
    nuevo en un momento.
faults-address_full =
    Hoy han llegado demasiados votos por este servidor desde tu red. Tu voto no se ha registrado. Las
    cuentas con el correo confirmado, o vinculadas a una cuenta de otro sitio, tienen más margen.
    Puedes intentarlo de nuevo en

widget-label = No soy un bot
widget-verifying = Comprobando que no eres un bot…
widget-error = No ha funcionado. Recarga la página.
widget-expired = Ha tardado demasiado. Recarga la página.
widget-waitAlert = Un momento: tu navegador aún no está listo.

week-title = Tus últimos siete días
week-today = Hoy
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : votado
week-notVoted = : sin voto
week-ofMonth =
    { $votes ->
        [one] Tu primer voto aquí este mes.
       *[other] { $votes } votos aquí este mes.
    }
week-all = Todos los días de la semana.
week-inRow =
    { $days ->
        [one] { $days } día seguido.
       *[other] { $days } días seguidos.
    }

consent-question = ¿Mostrar tu nombre entre los top votantes?
consent-why =
    Has votado tres veces. Los servidores muestran a sus top votantes por su nombre: cualquiera
    puede verlos, y otros sitios pueden mostrarlos. Puedes cambiarlo en tu cuenta.
consent-yes = Sí, mostrar mi nombre
consent-no = No, mantenerlo privado
consent-title = Top votantes
consent-listed = Tu nombre aparece entre los top votantes de los servidores por los que votas.
consent-notListed =
    Tu nombre no aparece en ninguna lista. Los servidores por los que votas saben igualmente quién ha
    votado.
consent-isListed = visible
consent-isHidden = oculto
consent-start = Mostrar mi nombre
consent-stop = Ocultar mi nombre

board-heading = Top votantes
board-title = Top votantes de { $server }
board-description = Quién ha votado más por { $server }, mes a mes.
board-ownTitle = Votantes
board-ownCount =
    { $players ->
        [one] 1 votante
        [many] { $players } de votantes
       *[other] { $players } votantes
    } en { DATETIME($start, month: "long", year: "numeric") }
board-ownDownload = Descargar como CSV
board-ownPlayer = Jugador
board-ownPart = Nombre o parte de él
board-ownHeads-1 = Jugador
board-ownHeads-2 = Votos
board-ownHeads-3 = Último voto
board-ownHeads-4 = Nombre
board-ownPublic = público
board-ownNote = «público»: el jugador ha aceptado aparecer entre los que más votan.
board-ownNobody = Nadie coincide con { $search }
board-months = Mes
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Lo que va de mes
board-final = Resultado final
board-ofMonth = Top votantes de { DATETIME($start, month: "long") }
board-all = Todos los top votantes
board-sums =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    } de { $players ->
        [one] 1 jugador hasta ahora.
       *[other] { $players } jugadores hasta ahora.
    }
board-noVotes = Nadie ha votado todavía este mes.
board-nobody = Ningún votante ha querido aparecer con su nombre todavía.
board-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
board-others =
    { $votes ->
        [one] 1 voto vino
       *[other] { $votes } votos vinieron
    } de { $players ->
        [one] otro jugador.
       *[other] otros { $players } jugadores.
    }
board-voided =
    { $votes ->
        [one] 1 voto de este mes se anuló con el mes ya cerrado. La lista muestra lo que cuenta ahora.
       *[other] { $votes } votos de este mes se anularon con el mes ya cerrado. La lista muestra lo que
            cuenta ahora.
    }
board-imported =
    { $votes ->
        [one] 1 voto más procede de la lista de la que viene este servidor.
       *[other] { $votes } votos más proceden de la lista de la que viene este servidor.
    }
board-gone = cuenta eliminada
board-unlisted = oculto
board-you = tú
board-more =
    { $players ->
        [one] 1 jugador más
       *[other] { $players } jugadores más
    }
board-behind =
    { $votes ->
        [one] a 1 voto del #{ $place }
       *[other] a { $votes } votos del #{ $place }
    }
board-site = Top votantes de todos los servidores
board-rules =
    Los meses son meses naturales en UTC. Con los mismos votos, va primero quien emitió antes el
    último. Solo se nombra a quienes lo han permitido, y los resultados se guardan un año.
board-howCounted = Cómo se cuenta
board-back = Volver a { $server }

siteBoard-title = Top votantes
siteBoard-titleOf = Top votantes: { $span }
siteBoard-lead = Quién vota más en todos los servidores juntos.
siteBoard-spans = Periodo
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Este mes
siteBoard-names-last_month = Mes pasado
siteBoard-names-year = Doce meses
siteBoard-names-all = Histórico

siteBoard-allTime = Desde el primer voto
siteBoard-nobody =
    Aún no aparece nadie en ese periodo. Los votos de quienes quieren aparecer se cuentan cada
    hora.
siteBoard-rules =
    Se cuenta una vez por hora; el histórico, una vez al día. Los meses son meses naturales en UTC.
    Con los mismos votos, va primero quien emitió antes el último. Solo se nombra a quienes lo han
    permitido, con el nombre de su cuenta, aunque voten con otros.
siteBoard-yourName = Elige en la página de tu cuenta si tu nombre aparece

receiptPage-title = Tu voto cuenta
receiptPage-voidTitle = Tu voto está anulado
receiptPage-thanks = Gracias por votar por { $server }.
receiptPage-player = Jugador
receiptPage-favourite = Tu favorito
receiptPage-nextVotes = Próximos votos
receiptPage-vote = Votar
receiptPage-voteFor = { " " }por { $server }
receiptPage-castAt = Emitido
receiptPage-nextVote = Próximo voto
receiptPage-sent = Enviado al servidor
receiptPage-receiver = Servidor de juego { $number }
receiptPage-reward = Tu recompensa
receiptPage-standing = Es el { $place }.
receiptPage-ranks = Haz que tus votos cuenten también para el puesto
receiptPage-ranksWhy =
    Tu voto llega al servidor, pero solo lo hacen subir los votos de { $counts ->
       *[signed-in] jugadores con sesión iniciada
        [confirmed] jugadores con el correo confirmado o una cuenta vinculada
        [established] jugadores con una cuenta vinculada de más de 30 días
    }.
receiptPage-signUpAs = Registrarse como { $player }

receiptPage-rewards-waiting = te espera en el juego
receiptPage-rewards-leased = te espera en el juego
receiptPage-rewards-granted = entregada
receiptPage-rewards-refused = rechazada por el servidor
receiptPage-rewards-voided = retirada
receiptPage-rewards-expired = caducada: nadie la recogió

receiptPage-back = Volver a { $server }
receiptPage-isVoid = La moderación ha anulado este voto. Ya no cuenta.
receiptPage-isVoidOpen =
    La moderación ha anulado este voto junto con otros. Ya no cuenta, pero hoy puedes volver a votar.
receiptPage-looksAgain = Esta página se actualiza sola.
receiptPage-keepsTrying = Lo seguimos intentando 76 horas, así que aún puede llegar.
receiptPage-nextVoteOpen = Votar otra vez
receiptPage-forgotten = Solo lo guardamos 30 días.
receiptPage-unheard = Este servidor aún no está conectado. Tu voto cuenta igualmente.
receiptPage-none = Este servidor recoge sus votos por su cuenta, y el tuyo ya está listo.

receiptPage-words-on_its_way = en camino
receiptPage-words-retrying = en espera: el servidor no responde
receiptPage-words-held = en pausa por el propietario
receiptPage-words-delivered = entregado
receiptPage-words-given_up = fallido
receiptPage-words-withdrawn = retirado

wait-hours = { $hours } h
wait-minutes = { $minutes } min
wait-both = { $hours } h { $minutes } min
