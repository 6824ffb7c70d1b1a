### overview

health-label = Recompensas
health-failing = As recompensas estão falhando
health-failingSays = { $key } falha desde { $since }.
health-off = As recompensas pararam
health-offSays = { $key } foi desativado.
health-paused = As recompensas estão pausadas
health-pausedSays = { $key } está pausado.
health-waiting = Na fila: { $count }.
health-onHold = Em espera: { $count }.
health-arrive = Os votos são entregues
health-arriveSays =
    { $votes ->
        [0] { $key } está pronto. Nenhum voto em 24 horas.
       *[other] Entregues em 24 horas: { $votes }.
    }
health-inbox = As recompensas são retiradas
health-inboxSays = Seu plugin as retira da caixa de entrada. Nenhuma está aguardando.
health-inboxWaits = Há recompensas aguardando
health-inboxWaitsSays =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    } na caixa de entrada.
health-none = Ainda sem recompensas
health-noneSays = Os jogadores não ganham nada pelos votos. Conecte um plugin ou um webhook.
health-toDeliveries = Entregas
health-toRewards = Recompensas
health-toKeys = Chaves de API

today-title = Hoje
today-votes =
    { $votes ->
        [one] voto
        [many] votos
       *[other] votos
    }
today-more = { $votes } a mais
today-fewer = { $votes } a menos
today-same = O mesmo que
today-than = que há uma semana até esta hora ({ DATETIME($at, weekday: "long") }: { $votes })
today-as = há uma semana até esta hora ({ DATETIME($at, weekday: "long") }: { $votes })
today-none = Nenhum voto hoje ainda, e nenhum no mesmo dia da semana passada.
today-noneNext = Uma linha vai mostrá-los hora a hora, ao lado do mesmo dia da semana passada.
today-whole =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    } em { DATETIME($at, month: "short", day: "numeric") }, há uma semana
today-label =
    Votos hora a hora: { $today } hoje até agora, { $before } no total em
    { DATETIME($weekAgo, month: "short", day: "numeric") }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = hoje
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") }:
    { $votes } no total
today-windows =
    { $monthly ->
        [one] { $monthly } voto
        [many] { $monthly } de votos
       *[other] { $monthly } votos
    } em 30 dias, { $total } desde o início

rank-title = Posição em { $game }
rank-of = de { $listed }
rank-none = Ainda sem posição
rank-noneNext =
    O ranking é calculado mais ou menos uma vez por segundo enquanto alguém visita o site.
rank-near = Votos de 30 dias, perto de você
rank-ahead =
    { $votes ->
        [0] empate
        [one] { $votes } à frente
        [many] { $votes } à frente
       *[other] { $votes } à frente
    }
rank-behind =
    { $votes ->
        [0] empate
        [one] { $votes } atrás
        [many] { $votes } atrás
       *[other] { $votes } atrás
    }
rank-you = seu servidor
rank-ranking =
    O ranking só conta votos de { $counts ->
        [signed-in] jogadores com conta
        [confirmed] jogadores com e-mail confirmado ou conta vinculada
       *[established] jogadores com conta vinculada há mais de 30 dias
    }.

steps-title = Próximos passos
steps-done = { $done } de { $all } prontos
steps-doneTitle = Pronto
# $steps (number)
steps-more = Mais { $steps }

steps-all-logo-1 = Adicione um logo
steps-all-logo-2 = Ele fica ao lado do nome em todas as listas.

steps-all-banner-1 = Adicione um banner
steps-all-banner-2 = Ele fica no topo da sua página e na prévia dos links.

steps-all-description-1 = Descreva seu servidor
steps-all-description-2 = Conte o que os jogadores vão encontrar.

steps-all-facts-1 = Adicione slogan e tags
steps-all-facts-2 = Os jogadores buscam e filtram por eles.

steps-all-rewards-1 = Conecte as recompensas
steps-all-rewards-2 = Os jogadores votam de novo quando ganham algo com isso.

steps-all-badge-1 = Coloque o selo no seu site
steps-all-badge-2 = Fica pronto quando o virmos em uma página sua.

steps-all-proof-1 = Prove que ele é seu
steps-all-proof-2 = Sua página ganha um selo por isso.

figures-title = Últimos { $days } dias
figures-spans = Quantos dias
figures-span = { $days } dias
figures-nav = O que o gráfico mostra

figures-names-votes = Votos
figures-names-ballot_click = Cliques para votar
figures-names-address_copy = Cópias do endereço
figures-names-page_view = Visitas à página

figures-week = em 7 dias
figures-up = +{ $percent }%
figures-down = −{ $percent }%
figures-isUp = alta:{ " " }
figures-isDown = queda:{ " " }

figures-none-votes = Nenhum voto em { $days } dias. Cada dia vai ser uma barra aqui.
figures-none-ballot_click =
    Ninguém clicou em Votar em { $days } dias. Cada dia vai ser uma barra aqui.
figures-none-address_copy =
    Ninguém copiou seu endereço em { $days } dias. Cada dia vai ser uma barra aqui.
figures-none-page_view =
    Ninguém abriu sua página em { $days } dias. Cada dia vai ser uma barra aqui.

figures-worth =
    Os votos são verificados. Visitas, cópias e cliques são contados como os navegadores informam,
    sem cookies nem endereços; veja-os como tendência. Eles não afetam sua posição. Os dias são UTC;
    o último minuto pode faltar.

charts-ballot_click-title = Cliques para votar

charts-ballot_click-heads-1 = Dia (UTC)
charts-ballot_click-heads-2 = Cliques

charts-ballot_click-summary = { $sum } em { $days } dias, { $today } hoje até agora (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = Cópias do endereço

charts-address_copy-heads-1 = Dia (UTC)
charts-address_copy-heads-2 = Cópias

charts-address_copy-summary = { $sum } em { $days } dias, { $today } hoje até agora (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = Visitas à página

charts-page_view-heads-1 = Dia (UTC)
charts-page_view-heads-2 = Visitas

charts-page_view-summary = { $sum } em { $days } dias, { $today } hoje até agora (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = De onde vieram os visitantes
sources-here = Este site
sources-hereSays = listas, páginas de jogos, busca
sources-rest = Outros ou desconhecido
sources-restSays = a maioria dos apps não informa
sources-note = Visitas à página em 30 dias. Só o nome do site é guardado.
sources-none = Os sites que levam à sua página vão aparecer aqui, cada um com sua parcela.

waiting-title = O que vem agora
waiting-sent = Você enviou a página
waiting-look = A moderação analisa
waiting-looks = Ela verifica se o servidor responde e se os textos seguem as regras.
waiting-listed = Os jogadores o encontram
waiting-shown = Votos, posição e visitas vão aparecer nesta página.

voidNotices-title =
    { $votes ->
        [one] { $votes } voto do seu servidor foi anulado
        [many] { $votes } de votos do seu servidor foram anulados
       *[other] { $votes } votos do seu servidor foram anulados
    }
voidNotices-votes =
    { $votes ->
        [one] { $votes } voto anulado
        [many] { $votes } de votos anulados
       *[other] { $votes } votos anulados
    }
voidNotices-again =
    { $votes ->
        [one] { $votes } voto anulado que voltou a contar
        [many] { $votes } de votos anulados que voltaram a contar
       *[other] { $votes } votos anulados que voltaram a contar
    }
voidNotices-cast = Data:
voidNotices-to = até
voidNotices-voided = Anulação pela moderação:
voidNotices-reason = Motivo da moderação:
voidNotices-noReason = A moderação não deu um motivo.
voidNotices-answer = Responder à moderação
voidNotices-yours = Sua resposta
voidNotices-help =
    Você pode responder uma vez, com { $min } a { $max } caracteres. Não há retorno: a moderação lê
    e pode fazer os votos voltarem a contar.
voidNotices-send = Enviar resposta
voidNotices-answered = Sua resposta de

suspension-says-open =
    A moderação tirou seu servidor da lista. Você pode responder uma vez, e outra pessoa da
    moderação vai ler.
suspension-says-viewed = A moderação tirou este servidor da lista.
suspension-says-waits =
    A moderação tirou seu servidor da lista. Sua resposta espera outra pessoa da moderação.
suspension-says-kept = A moderação leu sua resposta. Seu servidor continua fora da lista.

suspension-happened = O que aconteceu
suspension-suspended = A moderação o suspendeu
suspension-say = Diga o que você mudou. Links ajudam.
suspension-answered = Você respondeu
suspension-decides = Outra pessoa da moderação decide
suspension-told = Você verá a decisão aqui.
suspension-kept = Ele continua suspenso
suspension-changed = O que mudou?
suspension-help =
    Você pode responder uma vez, com { $min } a { $max } caracteres. Só a moderação lê.
suspension-toListing = Editar a página antes
suspension-stopped = O que está parado

suspension-facts-1-1 = Página
suspension-facts-1-2 = Não aparece

suspension-facts-2-1 = Votos
suspension-facts-2-2 = Ninguém pode votar

suspension-facts-3-1 = Posição
suspension-facts-3-2 = Volta com os votos dos últimos 30 dias

suspension-facts-4-1 = Chaves de API
suspension-facts-4-2 = São recusadas com 403

suspension-facts-5-1 = Textos e imagens
suspension-facts-5-2 = Ficam guardados, e você pode editá-los

suspension-deliveries = Entregas
suspension-onHold =
    { $votes ->
        [0] Nenhuma em espera
       *[other] { $votes } em espera
    }
