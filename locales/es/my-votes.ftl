### my-votes

title = Mis votos
servers = Tus servidores
starred = Primero los marcados
lastVote = Último voto:
nextDay = Habrá votos nuevos en
today = Votos de hoy
voteNext = Votar por el siguiente: { $server }
voteAll =
    { $servers ->
        [one] Votar por { $first }
       *[other] Votar por los { $servers } de una vez
    }
votedAt = Votado:
isVoid = La moderación ha anulado el voto de hoy
isTaken = Tu cuenta vinculada ha votado hoy, cuando pertenecía a otra cuenta de aquí
reward = Recompensa

rewards-waiting = te espera en el juego
rewards-leased = te espera en el juego
rewards-granted = entregada
rewards-refused = rechazada por el servidor
rewards-voided = retirada
rewards-expired = caducada

receipt = Comprobante
receiptOf = { " " }de tu voto por { $server }
vote = Votar
voteFor = { " " }por { $server }
votedToday = Votado hoy
votedFor = : { $server }
isVoted = { $server }: votado
isLeft = { $server }: pendiente
inRow =
    { $days ->
        [one] 1 día
       *[other] { $days } días
    }
inRowUnseen = { " " }de racha
favouriteServer = : { $server }
favourite = Favorito
none = Aún no hay votos
starWhy =
    Marca con la estrella los servidores por los que votas cada día: así votas por todos de una
    vez.
findServers = Buscar servidores
pastWhy = Tus votos por día. Pulsa un día para ver sus servidores.
months = Meses
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Antes: { DATETIME($start, month: "long", year: "numeric") }
later = Después: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = L
letters-2 = M
letters-3 = X
letters-4 = J
letters-5 = V
letters-6 = S
letters-7 = D

votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
dayVotes =
    : { $votes ->
        [0] ningún voto
        [one] 1 voto
       *[other] { $votes } votos
    }
fewest = menos
most = más
noVotes = No votaste en este mes.

figures-votes = Votos
figures-inRow = Días seguidos
figures-servers = Servidores

boards = Top votantes de todos los servidores
stripEnds = El día de votación termina en
menuLeft =
    { $left ->
        [0] , todo votado hoy
        [one] , hoy falta { $left }
       *[other] , hoy faltan { $left }
    }

series-title = { $progress }: { $server }
series-progress = { $voted } de { $all } votados
series-newVotes = votos nuevos en
series-last = Has votado por
series-cast = Votar y seguir
series-next = Siguiente: { $server }.
series-isLast = Este es el último.
series-skip = Saltar { $server } hoy
series-goOn = Seguir con { $server }
series-stop = Parar y volver a mis votos

progress-left =
    { $left ->
        [one] { $voted } de { $all } votados, falta { $left }
       *[other] { $voted } de { $all } votados, faltan { $left }
    }
progress-done =
    { $all ->
        [one] Has votado por tu favorito
       *[other] Has votado por los { $all }
    }
strip-left = Favoritos con tu voto de hoy: { $voted } de { $all }.
strip-done = Hoy todos tus favoritos tienen tu voto.
