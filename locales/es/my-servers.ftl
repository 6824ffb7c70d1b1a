### my-servers

tabs-label = Este servidor
tabs-rewards = Recompensas
tabs-api = Claves y entregas
tabs-voters = Votantes
tabs-edit = Ficha
tabs-settings = Ajustes
tabs-page = Página pública
tabs-waiting = pendientes
tabs-overview = Resumen

subject-players = { $online } de { $max } jugadores

subject-states-unknown = Aún sin consultar
subject-states-online = En línea
subject-states-offline = Desconectado

list-title = Mis servidores
list-lead =
    { $votes ->
        [one] 1 voto hoy.{ " " }
       *[other] { $votes } votos hoy.{ " " }
    }{ $needy ->
        [0] Sin problemas.
        [one] Un servidor necesita atención.
       *[other] { $needy } servidores necesitan atención.
    }
list-leadWaiting =
    { $waiting ->
        [one] Un servidor espera la revisión de un moderador.
       *[other] { $waiting } servidores esperan la revisión de un moderador.
    }
list-none = Aún no has añadido ningún servidor

list-roles-owner = { "" }
list-roles-manager = Tienes el rol de gestor.
list-roles-viewer = Tienes el rol de observador.

list-offers = Ofertas para ti
list-offer =
    { $role ->
        [owner] { $owner } quiere cederte { $server }.
        [manager] { $owner } te invita a colaborar en { $server } con el rol de gestor.
       *[viewer] { $owner } te invita a colaborar en { $server } con el rol de observador.
    }
list-toOffer = Ver la oferta
list-noneNext =
    Los jugadores lo encuentran aquí, votan por él cada día y tu servidor los recompensa.
list-submit = Añadir un servidor
list-another = Añadir otro servidor
list-manage = Gestionar
list-allVotes =
    Las cifras incluyen todos los votos. Para el ranking solo cuentan los votos { $counts ->
        [signed-in] de jugadores con sesión iniciada.
        [confirmed] de jugadores con el correo confirmado o una cuenta vinculada.
       *[established] de jugadores con una cuenta vinculada de más de 30 días.
    }

list-figures-server = Servidor
list-figures-today = Votos hoy
list-figures-rank = Puesto en su juego
list-figures-month = En 30 días
list-byNow = Hace una semana: { $votes }
list-wholeDay = Hace una semana, todo el día: { $votes }
list-compared =
    Los votos se comparan con los del { DATETIME($at, weekday: "long") } pasado hasta esta misma hora; los puestos, con los de hace una semana.

list-groups-needy = Necesitan atención
list-groups-listed = En la lista
list-groups-others = Fuera de la lista

list-start-1-1 = Añádelo
list-start-1-2 = Juego, nombre, dirección y unas palabras. Son dos minutos.
list-start-2-1 = Lo revisamos
list-start-2-2 = La moderación mira cada ficha antes de publicarla.
list-start-3-1 = Recompensa los votos
list-start-3-2 = Conecta un plugin o un webhook y cada voto dará algo al jugador dentro del juego.

find-title = Buscar entre tus servidores
find-label = Nombre, juego o dirección
find-sort = Ordenar por
find-sorts-attention = Primero los que necesitan atención
find-sorts-votes = Votos hoy
find-sorts-rank = Puesto
find-sorts-name = Nombre
find-submit = Mostrar
find-found = Se muestran { $shown } de { $all }.
find-clear = Mostrar todos
find-nothing = Ninguno de tus servidores coincide
find-nothingNext = Prueba con parte de un nombre, un juego o una dirección.

mail-unconfirmed =
    Tu correo no está confirmado, así que no podemos escribirte cuando la moderación decide sobre una
    ficha o cuando falla un webhook.
mail-confirm = Confirma tu correo

attention-pending = La moderación lo revisará. Mientras tanto puedes contar más sobre él.
attention-provable = La moderación lo revisará. Mientras tanto puedes demostrar que es tuyo.
attention-unlisted =
    Lo quitaste de la lista. Nadie puede votar por él hasta que lo vuelvas a publicar.
attention-failing = { $key } falla.
attention-offline = No responde a nuestras consultas, así que los jugadores lo ven desconectado.
attention-inbox =
    En el buzón: { $waiting ->
        [one] 1 voto espera
       *[other] { $waiting } votos esperan
    }.
attention-toPeople = Volver a publicarlo
attention-toServer = Ver qué hacer
attention-toStatus = Ver su estado
attention-toFacts = Completar la ficha
attention-toDeliveries = Ver entregas
attention-toRewards = Ver recompensas
attention-decided = La moderación escribió: { $reason }

change-waiting = Un cambio espera a la moderación
change-waitingNext = Los jugadores y la API ven lo de ahora hasta que se apruebe.
change-refused = La moderación ha rechazado tu cambio
change-refusedNext = La ficha se queda como está.
change-reason = La moderación escribió: { $reason }
change-prove = Con la dirección no tienes que esperar si puedes demostrar que es tuya:
change-toStatus = Estado
change-withdraw = Retirar el cambio
change-dismiss = Entendido

overview-title = Mi servidor { $server }
overview-pending =
    La moderación lo revisará. Cuando se apruebe, tendrá página pública, votos y claves de API.
overview-prove = No tienes que esperar si puedes demostrar que es tuyo:
overview-rejected =
    No está en la lista. Cambia lo que indicó la moderación y vuelve a enviarlo: una ficha cambiada
    pasa al principio de la cola.
overview-toChange = Qué hay que cambiar
overview-unlisted =
    Está fuera de la lista. Los votos y las claves de API están parados, y las entregas, en espera.
overview-toRelist = Volver a publicarlo
overview-reason = La moderación escribió:
overview-resubmit = Volver a enviar
overview-edit = Cambiar la ficha
overview-toEdit = Editar la ficha
overview-until = Se muestra aquí hasta que guardes la ficha, como mucho { $days } días.
