### frame

layout-about = Encontre servidores de jogos em { $site } e vote nos seus preferidos.
layout-faulty = Erro: { $title }
layout-skip = Pular para o conteúdo
layout-mainMenu = Menu principal
layout-way = Você está em
layout-yourMenu = Sua conta
layout-servers = Servidores
layout-games = Jogos
layout-findServers = Buscar servidores
layout-findBy = Nome, jogo, tag, país ou endereço
layout-findShort = Buscar servidor
layout-listServer = Adicionar servidor
layout-footMenu = Mais
layout-footPlayers = Para jogadores
layout-footOwners = Para donos de servidores
layout-footSite = Este site
layout-languages = Idioma
layout-menu = Menu
layout-topVoters = Top votantes
layout-api = Referência da API
layout-docs = Documentação
layout-myServers = Meus servidores
layout-moderation = Moderação
layout-waiting = em espera
layout-accountLabel = Sua conta, { $username }
layout-signIn = Entrar
layout-signUp = Criar conta
layout-signOut = Sair
layout-contact = Contato
layout-privacy = Privacidade
layout-imprint = Informações legais
layout-terms = Termos
layout-rules = Regras
layout-imported = Sua conta veio de { $list } para cá. Agora quem guarda seus dados é { $site }.
layout-importedMore = O que fica guardado e por quê
layout-importedRead = Entendi

theme-title = Tema
theme-names-system = Automático
theme-names-light = Claro
theme-names-dark = Escuro
theme-save = Salvar

forms-optional = opcional
forms-on = ativada
forms-off = desativada
forms-copy = Copiar
forms-copied = Copiado
forms-busy = Tem gente demais fazendo isso agora. Nada foi alterado. Tente de novo em { $duration }.

moments-utc = UTC
moments-never = nunca

statuses-pending = aguardando análise
statuses-approved = na lista
statuses-rejected = não aprovado
statuses-suspended = suspenso
statuses-unlisted = fora da lista

players-max = de { $max }
players-online = { " " }jogadores online
players-isOnline = Online
players-isOffline = Offline

errors-notFound = Página não encontrada
errors-noPicture = Não encontrada
errors-notFoundNext = O endereço pode estar errado, ou o servidor saiu da lista.
errors-gone = Esta página foi removida
errors-goneNext = Uma versão mais nova a removeu, e nenhuma outra ficou no lugar.
errors-notYours = Este servidor não é seu
errors-notYoursNext =
    Só o dono e quem cuida dele podem abrir esta página. Você não é, ou não é mais, um deles.
errors-refused = Não deu certo
errors-refusedNext = Nada foi alterado.
errors-notAllowed = Só a moderação pode abrir esta página
errors-notAllowedNext = Se você deveria ter acesso, peça a um administrador do site.
errors-roleTooLow = Seu papel não permite isso
errors-roleTooLowNext = Nada foi alterado. O dono pode dar outro papel a você.
errors-signedOut = Sua sessão terminou
errors-signInBeside = Entrar (em outra aba)
errors-kept =
    O que você digitou continua nesta página. Entre na sua conta em outra aba, volte aqui e envie de
    novo.
errors-sendAgain = Enviar de novo
errors-signedOutNext = Sua sessão terminou e nada foi alterado. Entre e tente de novo.
errors-otherSite = Este formulário parece vir de outro site
errors-otherSiteWhy =
    Abra { $baseUrl } e tente de novo por lá. Se você administra este site: BASE_URL precisa ser
    igual ao que aparece na barra de endereço do navegador, e agora é { $baseUrl }.
errors-otherSiteNext = Nada foi alterado.
errors-noFileHere = Este formulário não aceita arquivos
errors-noFileHereNext = Nada foi alterado. Abra a página de novo e envie o formulário a partir dela.
errors-tooLarge = Grande demais
errors-pictureTooLarge = Uma imagem pode ter no máximo 8 MB. Volte e escolha uma menor.
errors-formTooLarge = Volte e encurte o texto.
errors-tooLargeNext = Nada foi alterado.
errors-halfSent = Seu formulário chegou incompleto
errors-halfSentNext = Nada foi alterado. Confira sua conexão, volte e envie de novo.
errors-tooMany = Tentativas demais
errors-busy = Tem gente demais fazendo isso agora
errors-tooManyViews = Páginas demais de uma vez
errors-failed = Algo deu errado
errors-failedNext =
    Tente de novo daqui a pouco. Se continuar, envie este ID da solicitação à administração do site.
errors-unavailable = O site está sem acesso ao banco de dados
errors-unavailableNext = Nada se perdeu. Tente de novo daqui a pouco.
errors-noChanges = O site não consegue salvar nada agora
errors-late = O site está demorando demais para responder
errors-tooManyNext = Tente de novo em { $duration }.

errors-fates-nothing = Nada foi alterado. Tente de novo daqui a pouco.
errors-fates-change_unknown =
    O que você enviou pode ter sido salvo ou não. Volte, recarregue a página para conferir e, se
    precisar, envie de novo.
errors-fates-vote_not_cast = Seu voto não foi registrado. Tente de novo daqui a pouco.
errors-fates-vote_unknown =
    Seu voto pode ter sido registrado ou não. Abra a página de voto daqui a pouco para conferir.
    Votar de novo não tem problema: um segundo voto no mesmo dia nunca conta.

errors-toBallot = Voltar à página de voto
errors-clockOff = Seu voto não foi registrado
errors-clockOffNext =
    O relógio deste site está errado, e seu voto poderia contar para o dia errado. Você ainda tem o
    voto de hoje: tente de novo em alguns minutos.
errors-signIn = Entrar
errors-requestId = ID da solicitação
errors-home = Todos os servidores

trail-operator = a administração do site
trail-gone = uma conta excluída

trail-actions-server_added = adicionou o servidor
trail-actions-server_edited = editou a página do servidor
trail-actions-server_resubmitted = reenviou o servidor
trail-actions-server_approved = aprovou o servidor
trail-actions-server_rejected = recusou o servidor
trail-actions-server_suspended = suspendeu o servidor
trail-actions-decision_undone = desfez uma decisão sobre o servidor
trail-actions-suspension_answered = respondeu sobre a suspensão
trail-actions-suspension_kept = leu a resposta e manteve a suspensão
trail-actions-server_unlisted = tirou o servidor da lista
trail-actions-server_relisted = voltou a listar o servidor
trail-actions-server_deleted = excluiu a página do servidor
trail-actions-server_offered = ofereceu o servidor a outra conta
trail-actions-server_handed_over = assumiu o servidor
trail-actions-member_offered = convidou alguém
trail-actions-member_joined = aceitou um convite
trail-actions-member_removed = encerrou o acesso de alguém
trail-actions-member_changed = mudou o papel de alguém
trail-actions-offer_declined = recusou uma oferta
trail-actions-offer_withdrawn = retirou uma oferta
trail-actions-picture_added = adicionou uma imagem
trail-actions-picture_removed = removeu uma imagem
trail-actions-picture_taken_down = tirou uma imagem do ar
trail-actions-pictures_accepted = conferiu imagens novas
trail-actions-edits_accepted = conferiu edições
trail-actions-edits_put_back = desfez edições
trail-actions-reports_closed = fechou denúncias
trail-actions-key_issued = criou uma chave
trail-actions-key_rolled = trocou uma chave
trail-actions-key_revoked = revogou uma chave
trail-actions-url_key_made = criou uma chave de URL
trail-actions-link_key_made = criou uma chave para links de voto
trail-actions-link_key_removed = removeu a chave para links de voto
trail-actions-webhook_set = definiu a URL de um webhook
trail-actions-chat_set = configurou mensagens em um chat
trail-actions-webhook_cleared = removeu a URL de um webhook
trail-actions-webhook_paused = pausou um webhook
trail-actions-webhook_resumed = retomou um webhook
trail-actions-secret_prepared = preparou um segredo de webhook
trail-actions-secret_activated = ativou um segredo de webhook
trail-actions-rewards_set = escolheu como os jogadores recebem a recompensa
trail-actions-goal_set = definiu uma meta
trail-actions-goal_changed = mudou o número de uma meta
trail-actions-goal_removed = removeu uma meta
trail-actions-test_sent = enviou um teste
trail-actions-receiver_graded = avaliou o receptor
trail-actions-delivery_resent = reenviou uma entrega
trail-actions-deliveries_replayed = reenviou entregas
trail-actions-vote_voided = anulou um voto
trail-actions-votes_voided = anulou votos
trail-actions-votes_restored = fez votos anulados voltarem a contar
trail-actions-void_answered = respondeu sobre votos anulados
trail-actions-wave_dismissed = descartou um alerta de votos incomuns
trail-actions-name_given = deu o nome de um jogador a uma conta
trail-actions-name_refused = negou um pedido de nome de jogador
trail-actions-account_disabled = desativou uma conta
trail-actions-account_enabled = reativou uma conta
trail-actions-change_approved = aprovou uma alteração
trail-actions-change_refused = recusou uma alteração
trail-actions-change_withdrawn = retirou uma alteração
trail-actions-game_added = adicionou um jogo
trail-actions-game_edited = editou um jogo
trail-actions-game_merged = juntou um jogo a outro
trail-actions-game_removed = removeu um jogo
trail-actions-tag_added = adicionou uma tag
trail-actions-tag_edited = editou uma tag
trail-actions-tag_merged = juntou uma tag a outra
trail-actions-tag_removed = removeu uma tag
trail-actions-backup_made = fez um backup
trail-actions-backup_restored = restaurou um backup
trail-actions-moderator_made = entrou para a moderação
trail-actions-administrator_made = assumiu como primeiro administrador
trail-actions-role_changed = mudou o papel de uma conta
trail-actions-sign_in_link_made = criou um link para entrar em uma conta
trail-actions-sign_in_link_used = entrou com o link da administração do site
trail-actions-factors_reset = removeu as chaves de acesso e o segundo fator de uma conta
trail-actions-setting_changed = mudou uma configuração

pages-previous = Anterior
pages-next = Próxima

duration-seconds =
    { $seconds ->
        [one] { $seconds } segundo
        [many] { $seconds } de segundos
       *[other] { $seconds } segundos
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minuto
        [many] { $minutes } de minutos
       *[other] { $minutes } minutos
    }
