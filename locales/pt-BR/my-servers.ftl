### my-servers

tabs-label = Este servidor
tabs-rewards = Recompensas
tabs-api = Chaves e entregas
tabs-voters = Votantes
tabs-edit = Dados
tabs-settings = Configurações
tabs-page = Página pública
tabs-waiting = na fila
tabs-overview = Visão geral

subject-players = { $online } de { $max } jogadores

subject-states-unknown = Ainda não consultado
subject-states-online = Online
subject-states-offline = Offline

list-title = Meus servidores
list-lead =
    { $votes ->
        [one] { $votes } voto hoje.{ " " }
        [many] { $votes } de votos hoje.{ " " }
       *[other] { $votes } votos hoje.{ " " }
    }{ $needy ->
        [0] Nenhum problema.
        [one] { $needy } servidor precisa de atenção.
        [many] { $needy } de servidores precisam de atenção.
       *[other] { $needy } servidores precisam de atenção.
    }
list-leadWaiting =
    { $waiting ->
        [one] { $waiting } servidor aguarda a análise de um moderador.
       *[other] { $waiting } servidores aguardam a análise de um moderador.
    }
list-none = Você ainda não adicionou um servidor

list-roles-owner = { "" }
list-roles-manager = Seu papel: gerente.
list-roles-viewer = Seu papel: observador.

list-offers = Ofertas para você
list-offer =
    { $role ->
        [owner] { $owner } quer passar { $server } para você.
        [manager] { $owner } convida você para cuidar de { $server } como gerente.
       *[viewer] { $owner } convida você para acompanhar { $server } como observador.
    }
list-toOffer = Ver a oferta
list-noneNext =
    Os jogadores o encontram aqui, votam todo dia, e seu servidor os recompensa.
list-submit = Adicionar servidor
list-another = Adicionar outro servidor
list-manage = Gerenciar
list-allVotes =
    Os números são de todos os votos. O ranking só conta votos de { $counts ->
        [signed-in] jogadores com conta
        [confirmed] jogadores com e-mail confirmado ou conta vinculada
       *[established] jogadores com conta vinculada há mais de 30 dias
    }.

list-figures-server = Servidor
list-figures-today = Votos hoje
list-figures-rank = Posição no jogo
list-figures-month = Em 30 dias
list-byNow = Há uma semana: { $votes }
list-wholeDay = Há uma semana, o dia todo: { $votes }
list-compared =
    Os votos são comparados com os de { DATETIME($at, weekday: "long") } passada até esta mesma hora; as posições, com as de uma semana atrás.

list-groups-needy = Precisam de atenção
list-groups-listed = Na lista
list-groups-others = Fora da lista

list-start-1-1 = Adicione
list-start-1-2 = Jogo, nome, endereço e algumas palavras. Leva dois minutos.
list-start-2-1 = Nós analisamos
list-start-2-2 = A moderação olha cada servidor antes de ele ficar público.
list-start-3-1 = Recompense os votos
list-start-3-2 = Conecte um plugin ou um webhook, e cada voto rende algo ao jogador no jogo.

find-title = Buscar entre seus servidores
find-label = Nome, jogo ou endereço
find-sort = Ordenar por
find-sorts-attention = Primeiro os que precisam de atenção
find-sorts-votes = Votos hoje
find-sorts-rank = Posição
find-sorts-name = Nome
find-submit = Mostrar
find-found = Mostrando { $shown } de { $all }.
find-clear = Mostrar todos
find-nothing = Nenhum dos seus servidores corresponde
find-nothingNext = Tente parte de um nome, um jogo ou um endereço.

mail-unconfirmed =
    Seu e-mail não está confirmado, então não podemos avisar quando a moderação decide sobre um
    servidor ou quando um webhook falha.
mail-confirm = Confirmar e-mail

attention-pending = A moderação vai analisá-lo. Até lá, você pode contar mais sobre ele.
attention-provable = A moderação vai analisá-lo. Até lá, você pode provar que ele é seu.
attention-unlisted = Você o tirou da lista. Ninguém pode votar nele até você voltar a listá-lo.
attention-failing = { $key } está falhando.
attention-offline = Ele não responde às nossas consultas, então os jogadores o veem como offline.
attention-inbox =
    Caixa de entrada: { $waiting ->
        [one] { $waiting } voto aguarda
        [many] { $waiting } de votos aguardam
       *[other] { $waiting } votos aguardam
    }.
attention-toPeople = Voltar a listar
attention-toServer = Ver o que fazer
attention-toStatus = Ver o status
attention-toFacts = Completar os dados
attention-toDeliveries = Ver entregas
attention-toRewards = Ver recompensas
attention-decided = Mensagem da moderação: { $reason }

change-waiting = Uma alteração aguarda a moderação
change-waitingNext = Até a aprovação, os jogadores e a API veem o que aparece agora.
change-refused = A moderação recusou sua alteração
change-refusedNext = A página do servidor fica como está.
change-reason = Mensagem da moderação: { $reason }
change-prove = Você não precisa esperar pelo endereço se puder provar que ele é seu:
change-toStatus = Status
change-withdraw = Retirar a alteração
change-dismiss = Entendi

overview-title = Meu servidor { $server }
overview-pending =
    A moderação vai analisá-lo. Depois de aprovado, ele ganha página pública, votos e chaves de API.
overview-prove = Você não precisa esperar se puder provar que ele é seu:
overview-rejected =
    Ele não está na lista. Mude o que a moderação apontou e envie de novo: uma página alterada vai
    para o começo da fila.
overview-toChange = O que precisa mudar
overview-unlisted =
    Ele está fora da lista. Votos e chaves de API estão parados, e as entregas estão em espera.
overview-toRelist = Voltar a listar
overview-reason = Mensagem da moderação:
overview-resubmit = Enviar de novo
overview-edit = Alterar a página
overview-toEdit = Editar a página
overview-until = Fica aqui até você salvar a página, por no máximo { $days } dias.
