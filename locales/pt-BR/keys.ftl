### keys

panel-title = Chaves de API de { $server }
panel-heading = Chaves de API
panel-lead =
    Com uma chave, seu servidor de jogo pode conferir quem votou. Dê um webhook à chave, e cada voto
    é enviado a você no momento em que é dado.
panel-notApproved =
    Este servidor está { $status }. Você só pode criar e usar chaves com o servidor aprovado.
panel-reason = Mensagem da moderação: { $reason }
panel-none = Nenhuma chave ainda
panel-noneNext =
    Crie uma abaixo. O segredo aparece uma vez, com um comando para experimentar e um teste para o
    webhook.
panel-noneUntil = Você pode criar chaves depois que o servidor for aprovado.
panel-ending = Termina em
panel-created = Criada
panel-lastUsed = Último uso
panel-why = Ver por quê
panel-newKey = Gerar chave de API
panel-samples-ask-label = Perguntar se um jogador votou
panel-samples-ask-lead =
    Mostra a resposta e não recompensa ninguém. Um voto vale o dia todo, então cabe a você dar a
    recompensa e lembrar quem já recebeu. Sem resposta, o programa falha e não mostra nada.
panel-samples-receive-label = Receber votos
panel-samples-receive-lead =
    Confere se um webhook vem de nós, salva o voto em um arquivo e chama a função reward: no máximo
    uma vez por voto, mesmo depois de reinícios, e nunca para um teste. Preencha essa função e
    coloque seu servidor web na frente para https. Uma falha entre os dois passos pode perder uma
    recompensa, que você pode dar à mão; ele nunca dá duas vezes.

panel-nameField-label = Nome da chave
panel-nameField-help = Só você vê. Ajuda a diferenciar suas chaves: lobby, site…

panel-urlField-label = URL do webhook
panel-urlField-help = Para onde cada voto é enviado. Você pode definir depois.

panel-scopes = Usada para
panel-scopesField = Para que serve a chave

panel-scope-read-name = verificação de votos
panel-scope-read-label = Verificação de votos: quem votou, o número de votos e os dados do servidor

panel-scope-rewards-name = recompensas
panel-scope-rewards-label = Recompensas: buscar votos na caixa de entrada e registrar recompensas

panel-scope-feed-name = feed de votos
panel-scope-feed-label = Feed de votos: acompanhar cada voto, para bots e estatísticas

panel-generate = Gerar chave de API
panel-history = Atividade recente
panel-historyLead = As últimas mudanças no servidor, nas suas chaves e webhooks, e quem as fez.
panel-when = Quando
panel-who = Quem
panel-what = Ação
panel-asked = pediu uma mudança na página
panel-which = Chave
panel-code = Código de exemplo
panel-codeLead =
    Programas completos que não precisam de bibliotecas. Eles leem sua chave e seu segredo do
    ambiente: mantenha os dois fora do código.
panel-reference = A referência da API tem todas as respostas e todos os cabeçalhos.

states-none = sem URL
states-active = ativo
states-failing = falhando
states-waiting = aguardando seu receptor
states-paused = pausado
states-disabled = desativado
states-revoked = revogado

once-issued = Sua nova chave: { $name }
once-rolled = Novo segredo para { $name }
once-prepared = Novo segredo de webhook para { $name }
once-warning = Copie agora. Só aparece uma vez.
once-key = Chave de API
once-webhookSecret = Segredo do webhook
once-keyHelp = Envie em cada requisição: Authorization: Bearer e depois a chave.
once-secretHelp = Seu receptor o usa para verificar se um webhook vem de nós.
once-overlap =
    { $hours ->
        [0] O segredo antigo não funciona mais.
        [one] O segredo antigo funciona por mais { $hours } hora.
        [many] O segredo antigo funciona por mais { $hours } de horas.
       *[other] O segredo antigo funciona por mais { $hours } horas.
    }
once-preparedNext =
    Primeiro faça seu receptor aceitar este segredo junto com o antigo. Depois volte e ative-o: até
    lá, nada é assinado com ele.
once-tryTitle = Experimente agora
once-curl = Pergunte à API quem você é, em um terminal
once-test = Enviar um teste ao webhook
once-testHelp =
    Abre em uma nova aba, então esta página e o segredo continuam aqui. Testes nunca contam nem são
    recompensados.
once-done = Já copiei
once-usedTitle = Este formulário já foi enviado
once-used =
    Ele já fez seu trabalho e mostrou o segredo. Se você não copiou, troque a chave ou prepare outro
    segredo de webhook.
once-back = Todas as chaves de API

key-title = Chave { $key } de { $server }
key-back = Chaves de API
key-deliveries = Entregas desta chave
key-revokedAt = Revogada
key-votifier = Votifier
key-toRewards = Recompensas
key-replayVotifier =
    Envia os votos que falharam ou estão em espera. Votos que seu servidor já recebeu ficam de fora:
    ele os recompensaria de novo.
key-webhook = Webhook
key-webhookLead = Cada voto é enviado para lá, assinado, no momento em que é dado.
key-security = Segurança
key-securityLead = Dois segredos: a chave abre a API, o segredo do webhook assina o que enviamos.
key-danger = Perigo
key-dangerLead = Isto não pode ser desfeito.
key-held =
    { $votes ->
        [one] { $votes } voto está
        [many] { $votes } de votos estão
       *[other] { $votes } votos estão
    } em espera, cada um por { $days } dias. O mais antigo é excluído em
key-heldMore =
    Mais de { $max } votos estão em espera, cada um por { $days } dias. O mais antigo é excluído em
key-overlaps-day = em um dia
key-overlaps-now = na hora
key-overlaps-hour = em uma hora
key-overlaps-week = em sete dias

key-urlField-label = URL do webhook
key-urlField-help = Apague-a para parar. Os votos ainda na fila não serão enviados.

key-saveUrl = Salvar URL
key-pause = Pausar
key-pauseHelp = Enquanto está pausado, os votos ficam em espera. Você pode reenviá-los depois.
key-resume = Retomar
key-resumeHelp =
    Votos novos voltam a ser enviados. Os que estão em espera continuam assim até você enviá-los.
key-heldOff = Retome o webhook e depois envie-os.
key-sendHeld = Enviar os em espera

key-disabled-gone =
    Seu receptor respondeu 410 Gone, o que desativa um webhook. Os votos estão em espera.
key-disabled-failing =
    Ele foi desativado depois de cinco dias sem um único sucesso. Os votos estão em espera.

key-failingSince = O webhook falha desde
key-asksAgain = Próxima tentativa:

key-test-title = Teste
key-test-button = Enviar teste
key-test-lead =
    Envia um voto de teste, de nenhum jogador real, à sua URL e mostra o que foi enviado e
    respondido. O cabeçalho X-Listing-Test o marca, e ele nunca conta.

key-testName-label = Nome do jogador
key-testName-help = Um receptor que ignora o cabeçalho vai recompensar este jogador.

key-testConfirm = Sim, meu receptor pode recompensar este jogador
key-testMore = Testar com o nome de um jogador real

key-grade-title = Avaliar meu receptor
key-grade-button = Avaliar receptor
key-grade-lead =
    Envia cerca de 30 entregas do jogador de teste à sua URL, em um minuto: boas, e também falsas,
    antigas e repetidas. Depois diz o que seu receptor errou.

key-graded = Avaliação do receptor de { $key }
key-gradeGuide = O que cada teste significa
key-backToKey = Voltar à chave
key-secret = Segredo do webhook
key-secretLead =
    Troque em etapas, para nenhum voto se perder: prepare um novo, adicione ao seu receptor e ative.

key-secretSteps-1 = Prepare um novo segredo
key-secretSteps-2 = Adicione-o ao seu receptor, ao lado do antigo
key-secretSteps-3 = Ative-o: a partir daí, assinamos com ele

key-prepare = Preparar novo segredo
key-prepareAgain = Preparar outro segredo
key-pending = Há um novo segredo preparado. Nada é assinado com ele até você ativá-lo.
key-activate = Ativar segredo preparado

key-replay-title = Reenviar
key-replay-button = Reenviar votos

key-replayLead =
    Reenvia os votos que foram enviados a esta chave, ou que estão em espera para ela, desde um
    momento dos últimos { $days } dias, cinco por segundo. Os votos mantêm os IDs: um receptor que
    lembra o X-Listing-Vote não recompensa ninguém duas vezes.
key-since = Votos desde

key-roll-title = Trocar
key-roll-button = Trocar chave
key-roll-lead =
    Cria um novo segredo para esta chave. O webhook e o histórico ficam, e o segredo antigo funciona
    pelo tempo que você escolher. O segredo atual:

key-overlap = O segredo antigo para de funcionar
key-revoke = Revogar
key-revokeLead =
    Encerra esta chave para sempre. O webhook para, e os votos ainda na fila não serão enviados.
key-revokeLink = Revogar chave…
key-confirmTitle = Revogar a chave { $key }?
key-confirmLead =
    Programas que a usam são recusados em um segundo, e o webhook não recebe mais votos. Isto não
    pode ser desfeito. Se a chave vazou, troque-a: assim o webhook continua.
key-confirm = Revogar { $key }
key-cancel = Manter a chave

key-removal-title = Remover o receptor { $key }?
key-removal-lead =
    Ele não recebe mais votos, e os que ainda estão na fila não serão enviados. Isto não pode ser
    desfeito.
key-removal-confirm = Remover { $key }
key-removal-cancel = Manter o receptor

