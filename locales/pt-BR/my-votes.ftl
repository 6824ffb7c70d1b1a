### my-votes

title = Meus votos
servers = Seus servidores
starred = Marcados primeiro
lastVote = Último voto:
nextDay = O próximo dia de votação começa em
today = Votos de hoje
voteNext = Votar no próximo: { $server }
voteAll =
    { $servers ->
        [1] Votar em { $first }
        [one] Votar nos { $servers } em sequência
        [many] Votar nos { $servers } em sequência
       *[other] Votar nos { $servers } em sequência
    }
votedAt = Votou em
isVoid = A moderação anulou o voto de hoje
isTaken = Sua conta vinculada votou hoje, quando pertencia a outra conta daqui
reward = Recompensa

rewards-waiting = espera por você no jogo
rewards-leased = espera por você no jogo
rewards-granted = entregue
rewards-refused = negada pelo servidor
rewards-voided = retirada
rewards-expired = expirada

receipt = Comprovante
receiptOf = { " " }do seu voto em { $server }
vote = Votar
voteFor = { " " }em { $server }
votedToday = Votou hoje
votedFor = : { $server }
isVoted = { $server }: votado
isLeft = { $server }: falta votar
inRow =
    { $days ->
        [one] { $days } dia
        [many] { $days } de dias
       *[other] { $days } dias
    }
inRowUnseen = { " " }em sequência
favouriteServer = : { $server }
favourite = Favorito
none = Nenhum voto ainda
starWhy =
    Marque com a estrela os servidores em que você vota todo dia: assim você vota em todos de
    uma vez.
findServers = Buscar servidores
pastWhy = Seus votos por dia. Toque em um dia para ver os servidores.
months = Meses
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Antes: { DATETIME($start, month: "long", year: "numeric") }
later = Depois: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = S
letters-2 = T
letters-3 = Q
letters-4 = Q
letters-5 = S
letters-6 = S
letters-7 = D

votes =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }
dayVotes =
    : { $votes ->
        [0] nenhum voto
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }
fewest = nenhum
most = mais
noVotes = Você não votou neste mês.

figures-votes = Votos
figures-inRow = Dias seguidos
figures-servers = Servidores

boards = Top votantes de todos os servidores
stripEnds = O dia de votação acaba em
menuLeft =
    { $left ->
        [0] , todos votados hoje
        [one] , falta { $left } hoje
        [many] , faltam { $left } hoje
       *[other] , faltam { $left } hoje
    }

series-title = { $progress }: { $server }
series-progress = { $voted } de { $all } votados
series-newVotes = novos votos em
series-last = Você votou em
series-cast = Votar e continuar
series-next = Próximo: { $server }.
series-isLast = Este é o último.
series-skip = Pular { $server } hoje
series-goOn = Continuar: { $server }
series-stop = Parar aqui e voltar aos meus votos

progress-left =
    { $voted } de { $all } votados, { $left ->
        [one] falta { $left }
        [many] faltam { $left }
       *[other] faltam { $left }
    }
progress-done =
    { $all ->
        [1] Seu favorito já tem seu voto
        [one] Todos os { $all } votados
        [many] Todos os { $all } votados
       *[other] Todos os { $all } votados
    }
strip-left = Favoritos com seu voto de hoje: { $voted } de { $all }.
strip-done = Todos os seus favoritos já têm seu voto de hoje.
