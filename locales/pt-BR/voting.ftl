### voting

voted = Você já votou hoje.
votedInVain = A moderação anulou seu voto de hoje.
votedElsewhere = Sua conta vinculada votou hoje, quando pertencia a outra conta daqui.
next = Você pode votar de novo em
receipt = Veja o que aconteceu com seu voto

ballot-title = Votar em { $server }
ballot-youVoteAs = Você vota como
ballot-isItYou = A recompensa vai para este nome exato no jogo.
ballot-change = Não é seu nome? Mude
ballot-names = Você vota como
ballot-namesHelp = A escolha fica salva para este servidor.
ballot-isSteamId = seu ID da Steam
ballot-addName = Usa outro nome neste jogo? Adicione
ballot-addToYours = Adicione { $name } à sua conta { $username }
ballot-addToYoursWhy = para que os votos por esses links sejam seus.
ballot-nameGone =
    “{ $name }” não é mais um dos seus nomes ou não serve para este servidor. Seu voto não foi
    registrado; escolha outro nome.
ballot-linkSays = Segundo { $server }, este nome é seu e recebe a recompensa.

ballot-name-label = Seu nome no jogo
ballot-name-help = Exatamente como no jogo: a recompensa vai para este nome.

ballot-agree =
    Permitir que { $server } envie a você links que dão seu voto diário como { $username }
ballot-agreeWhy =
    Um link assim não exige entrar na conta. Ele só vota quando é aberto e seu botão é apertado, e
    só neste servidor. O voto de hoje conta de qualquer jeito. Você pode desfazer isso na página da
    sua conta.
ballot-linkOpened = Você abriu um link de voto para { $username }
ballot-signInAs = Entrar como { $username }
ballot-signInWhy =
    Este nome pertence a uma conta. Entre uma vez para que os links de { $server } votem por você.
ballot-signedInAs = Você entrou como { $username }.
ballot-voteAs = Votar como { $username }
ballot-notTheirs = Este é seu nome no jogo, mas a conta é de outra pessoa?
ballot-tell = Avise os responsáveis pelo site.
ballot-otherName = Você veio como { $name } e vota com o nome da sua conta.
ballot-makeYours = Garanta este nome
ballot-makeYoursWhy = com uma senha, para que só você possa usá-lo aqui. Seus votos ficam com ele.
ballot-badLink = Este link não funciona

ballot-badLinks-forged =
    Ele não foi criado por { $server }, ou falta uma parte. Pegue um novo no jogo e abra sem alterar
    nada.
ballot-badLinks-expired = Ele expirou. Digite /vote em { $server } para receber um novo.
ballot-badLinks-too_far =
    Um link pode valer no máximo 24 horas, e este de { $server } vale mais. Avise a equipe de lá: o
    plugin ou o relógio está mal configurado.
ballot-badLinks-no_time =
    O fim dele não é um horário em segundos Unix inteiros. Avise a equipe de { $server }: o plugin
    está mal configurado.

ballot-remember = Lembrar este nome neste navegador
ballot-rememberHelp = Um cookie guarda o nome por até um ano.
ballot-remembered = Este navegador lembra o nome { $name } para votar.
ballot-forget = Esquecer
ballot-place = { $rank }º em { $game }
ballot-haveAccount = Já tem conta?
ballot-signIn = Entrar
ballot-cast = Votar
ballot-ready = Tudo pronto para votar
ballot-rule = Um voto por servidor por dia (UTC).
ballot-noScript =
    Para votar, ative o JavaScript neste site: seu navegador precisa fazer um pequeno cálculo que
    barra bots. Só votar e criar conta dependem disso.
ballot-back = Voltar ao servidor
ballot-alreadyVoted = Você já votou neste servidor hoje
ballot-voteVoid = A moderação anulou seu voto de hoje neste servidor
ballot-voteTaken =
    Sua conta vinculada votou neste servidor hoje, quando pertencia a outra conta daqui
ballot-outOfReach = Seu nome não serve para este servidor
ballot-outOfReachWhy =
    Este servidor dá recompensas pelo nome do jogador no jogo, e “{ $username }” não pode ser um:
    esses nomes têm até 16 letras, números e “_”.
ballot-confirmEmail = Confirme seu e-mail primeiro
ballot-confirmEmailNext =
    Este site só aceita votos de contas com e-mail confirmado. Peça o link na página da sua conta.
ballot-toAccount = Sua conta

faults-name = Não dá para votar aqui com este nome.
faults-changed = Algo mudou nesse meio-tempo. Seu voto não foi registrado; tente de novo.
faults-name_gone = Este nome não é mais um dos seus. Seu voto não foi registrado; escolha outro.
faults-name_used =
    Outra pessoa já votou hoje neste servidor com este nome. Seu voto não foi registrado. Escolha
    outro dos seus nomes ou digite /vote no jogo: o link que você recebe prova que o nome é seu.
    Você pode tentar de novo em
faults-link_used =
    Este nome já votou hoje por um link deste servidor, com outra conta daqui. Seu voto não foi
    registrado. Você pode tentar de novo em
faults-missing = Seu navegador ainda não estava pronto. Espere a caixa ficar marcada e vote.
faults-forged = Essa verificação não era para este voto. Seu voto não foi registrado; tente de novo.
faults-expired = A página ficou aberta por tempo demais. Seu voto não foi registrado; tente de novo.
faults-already_voted = Algo mudou nesse meio-tempo. Seu voto não foi registrado; tente de novo.
faults-proof_spent = Essa verificação já foi usada. Seu voto não foi registrado; tente de novo.
faults-unavailable =
    A verificação contra bots está fora do ar. Seu voto não foi registrado; tente de novo daqui a
    pouco.
faults-address_full =
    Hoje vieram votos demais da sua rede para este servidor. Seu voto não foi registrado. Contas com
    e-mail confirmado ou vinculadas a outro serviço têm um limite maior. Você pode tentar de novo em

widget-label = Não sou um bot
widget-verifying = Verificando se você não é um bot…
widget-error = Não deu certo. Recarregue a página.
widget-expired = Demorou demais. Recarregue a página.
widget-waitAlert = Um momento: seu navegador ainda não está pronto.

week-title = Seus últimos sete dias
week-today = Hoje
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : votou
week-notVoted = : sem voto
week-ofMonth =
    { $votes ->
        [1] Seu primeiro voto aqui neste mês.
        [one] { $votes } voto aqui neste mês.
        [many] { $votes } de votos aqui neste mês.
       *[other] { $votes } votos aqui neste mês.
    }
week-all = Todos os dias da semana.
week-inRow =
    { $days ->
        [one] { $days } dia seguido.
        [many] { $days } de dias seguidos.
       *[other] { $days } dias seguidos.
    }

consent-question = Mostrar seu nome entre os top votantes?
consent-why =
    Você já votou três vezes. Os servidores mostram o nome de quem mais vota: todo mundo pode
    ver, e outros sites podem mostrar. Você pode mudar isso na sua conta.
consent-yes = Sim, mostrar meu nome
consent-no = Não, manter em privado
consent-title = Top votantes
consent-listed = Seu nome aparece entre os top votantes dos servidores em que você vota.
consent-notListed =
    Seu nome não aparece em nenhum lugar. Os servidores em que você vota ainda ficam sabendo quem
    votou.
consent-isListed = visível
consent-isHidden = oculto
consent-start = Mostrar meu nome
consent-stop = Ocultar meu nome

board-heading = Top votantes
board-title = Top votantes de { $server }
board-description = Quem mais votou em { $server }, mês a mês.
board-ownTitle = Votantes
board-ownCount =
    { $players ->
        [one] { $players } votante
        [many] { $players } de votantes
       *[other] { $players } votantes
    } em { DATETIME($start, month: "long", year: "numeric") }
board-ownDownload = Baixar como CSV
board-ownPlayer = Jogador
board-ownPart = Nome ou parte dele
board-ownHeads-1 = Jogador
board-ownHeads-2 = Votos
board-ownHeads-3 = Último voto
board-ownHeads-4 = Nome
board-ownPublic = público
board-ownNote = “público”: o jogador aceitou aparecer entre os que mais votam.
board-ownNobody = Ninguém encontrado para { $search }
board-months = Mês
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Até agora neste mês
board-final = Resultado final
board-ofMonth = Top votantes de { DATETIME($start, month: "long") }
board-all = Todos os top votantes
board-sums =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    } de { $players ->
        [one] { $players } jogador até agora.
        [many] { $players } de jogadores até agora.
       *[other] { $players } jogadores até agora.
    }
board-noVotes = Ninguém votou neste mês ainda.
board-nobody = Nenhum dos votantes escolheu mostrar o nome ainda.
board-votes =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }
board-others =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    } de { $players ->
        [one] { $players } outro jogador.
        [many] { $players } de outros jogadores.
       *[other] { $players } outros jogadores.
    }
board-voided =
    { $votes ->
        [one] { $votes } voto deste mês foi anulado depois do fim do mês. A lista mostra o que conta agora.
        [many] { $votes } de votos deste mês foram anulados depois do fim do mês. A lista mostra o que conta agora.
       *[other] { $votes } votos deste mês foram anulados depois do fim do mês. A lista mostra o que conta agora.
    }
board-imported =
    { $votes ->
        [one] Mais { $votes } voto veio da lista em que este servidor estava antes.
        [many] Mais { $votes } de votos vieram da lista em que este servidor estava antes.
       *[other] Mais { $votes } votos vieram da lista em que este servidor estava antes.
    }
board-gone = conta excluída
board-unlisted = oculto
board-you = você
board-more =
    { $players ->
        [one] mais { $players } jogador
        [many] mais { $players } de jogadores
       *[other] mais { $players } jogadores
    }
board-behind =
    { $votes ->
        [one] a { $votes } voto do { $place }º lugar
        [many] a { $votes } de votos do { $place }º lugar
       *[other] a { $votes } votos do { $place }º lugar
    }
board-site = Top votantes de todos os servidores
board-rules =
    Cada mês segue o calendário em UTC. Em caso de empate, vem primeiro quem deu o último voto mais
    cedo. Só aparece o nome de quem aceitou, e os resultados ficam por um ano.
board-howCounted = Como é contado
board-back = Voltar para { $server }

siteBoard-title = Top votantes
siteBoard-titleOf = Top votantes: { $span }
siteBoard-lead = Quem mais vota, somando todos os servidores.
siteBoard-spans = Período
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } –
    { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Este mês
siteBoard-names-last_month = Mês passado
siteBoard-names-year = Doze meses
siteBoard-names-all = Desde sempre

siteBoard-allTime = Desde o primeiro voto
siteBoard-nobody =
    Ninguém aparece nesse período ainda. Os votos de quem aceitou aparecer são contados a cada
    hora.
siteBoard-rules =
    Contagem a cada hora; desde sempre, uma vez por dia. Cada mês segue o calendário em UTC. Em caso
    de empate, vem primeiro quem deu o último voto mais cedo. Só aparece o nome de quem aceitou:
    o da conta, mesmo que a pessoa vote com outros.
siteBoard-yourName = Escolha na página da sua conta se seu nome aparece

receiptPage-title = Seu voto foi contado
receiptPage-voidTitle = Seu voto foi anulado
receiptPage-thanks = Valeu por votar em { $server }.
receiptPage-player = Jogador
receiptPage-favourite = Seu favorito
receiptPage-nextVotes = Próximos votos
receiptPage-vote = Votar
receiptPage-voteFor = { " " }em { $server }
receiptPage-castAt = Data do voto
receiptPage-nextVote = Próximo voto
receiptPage-sent = Enviado ao servidor
receiptPage-receiver = Servidor de jogo { $number }
receiptPage-reward = Sua recompensa
receiptPage-standing = O servidor é o { $place }.
receiptPage-ranks = Faça seus votos contarem também para o ranking
receiptPage-ranksWhy =
    Seu voto chega ao servidor, mas ele só sobe com votos de { $counts ->
       *[signed-in] jogadores que entraram na conta
        [confirmed] jogadores com e-mail confirmado ou conta vinculada
        [established] jogadores com conta vinculada há mais de 30 dias
    }.
receiptPage-signUpAs = Criar conta como { $player }

receiptPage-rewards-waiting = espera por você no jogo
receiptPage-rewards-leased = espera por você no jogo
receiptPage-rewards-granted = entregue
receiptPage-rewards-refused = negada pelo servidor
receiptPage-rewards-voided = retirada
receiptPage-rewards-expired = expirou: ninguém resgatou

receiptPage-back = Voltar para { $server }
receiptPage-isVoid = A moderação anulou este voto. Ele não conta mais.
receiptPage-isVoidOpen =
    A moderação anulou este voto junto com outros. Ele não conta mais, mas você pode votar de novo hoje.
receiptPage-looksAgain = Esta página se atualiza sozinha.
receiptPage-keepsTrying = Continuamos tentando por 76 horas, então ele ainda pode chegar.
receiptPage-nextVoteOpen = Votar de novo
receiptPage-forgotten = Guardamos isso só por 30 dias.
receiptPage-unheard = Este servidor ainda não está conectado. Seu voto conta mesmo assim.
receiptPage-none = Este servidor busca os votos por conta própria, e o seu está pronto.

receiptPage-words-on_its_way = a caminho
receiptPage-words-retrying = em espera: o servidor não responde
receiptPage-words-held = pausado pelo dono
receiptPage-words-delivered = entregue
receiptPage-words-given_up = falhou
receiptPage-words-withdrawn = retirado

wait-hours = { $hours } h
wait-minutes = { $minutes } min
wait-both = { $hours } h { $minutes } min
