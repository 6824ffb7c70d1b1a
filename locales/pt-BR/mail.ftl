### mail

newsMail-hello = Olá, { $name }!
newsMail-subject = { $updates } novidades dos seus servidores em { $site }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [1] Há mais uma novidade. Ela está na página dos seus servidores.
        [one] Há mais { $items } novidade. Ela está na página dos seus servidores.
        [many] Há mais { $items } de novidades. Elas estão nas páginas dos seus servidores.
       *[other] Há mais { $items } novidades. Elas estão nas páginas dos seus servidores.
    }
newsMail-why =
    Você recebe este e-mail porque cuida de um servidor em { $site } ou recebeu um convite. Para não
    receber mais e-mails sobre seus servidores:
newsMail-webhook = O webhook “{ $name }” de { $server }

newsMail-withReason = { $sentence } Motivo da moderação: { $reason }

news-server_approved-subject = { $server } está na lista
news-server_approved-more = Os jogadores já podem votar nele.

news-server_reinstated-subject = { $server } está na lista de novo
news-server_reinstated-more = Os jogadores podem votar nele, e as chaves de API funcionam.

news-server_rejected-subject = { $server } não foi aprovado
news-server_rejected-more = Você pode editar a página do servidor e enviar de novo.

news-server_suspended-subject = { $server } foi suspenso
news-server_suspended-more =
    Ele está fora da lista, ninguém pode votar nele, e as chaves de API não funcionam.

news-suspension_kept-subject = { $server } continua suspenso
news-suspension_kept-more = A moderação leu sua resposta, e o servidor continua fora da lista.

news-change_approved-subject = Suas alterações em { $server } foram aprovadas
news-change_approved-more = Agora todo mundo pode vê-las.

news-change_refused-subject = Suas alterações em { $server } não foram aprovadas
news-change_refused-more = A página do servidor continua como estava, e você pode editá-la de novo.

news-picture_taken_down-subject = Uma imagem de { $server } saiu do ar
news-picture_taken_down-more =
    O resto da página continua como está, e você pode enviar outra imagem.

news-change_asked-subject = A moderação pede que você mude { $server }
news-change_asked-more = Nada mudou ainda: edite você mesmo a página.

news-edits_put_back-subject = A moderação desfez sua edição de { $server }
news-edits_put_back-more = A página voltou ao texto de antes. Você pode editá-la de novo.

news-role_offered-subject = { $owner } convida você para cuidar de { $server }
news-role_offered-more = Nada muda até você aceitar. O convite vale por 7 dias:

news-listing_offered-subject = { $owner } quer passar { $server } para você
news-listing_offered-more = Nada muda até você aceitar. A oferta vale por 7 dias:

news-role_ended-subject = Você não cuida mais de { $server }
news-role_ended-more = { $owner } encerrou seu acesso. Seus outros servidores:

news-handed_over-subject = { $server } agora pertence a { $owner }
news-handed_over-more = Sua oferta foi aceita, e você não tem mais acesso. Seus outros servidores:

news-made_manager-subject = Você agora é gerente de { $server }
news-made_manager-more =
    { $owner } deixa você editar a página do servidor, as chaves e as recompensas:

news-made_viewer-subject = Você agora pode ver os dados de { $server }
news-made_viewer-more = { $owner } deixa você ver os números, os votantes e as entregas:

news-votes_voided-subject =
    { $server } perdeu { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }: anulação da moderação
news-votes_voided-more =
    Esses votos não contam mais. Você pode ver o horário deles na página do servidor e responder uma
    vez.

news-votes_restored-subject =
    { $server } recuperou { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }
news-votes_restored-more = A moderação desfez a anulação, e esses votos voltaram a contar.

news-webhook_failing-subject = { $webhook } está falhando
news-webhook_failing-more =
    Nada chega desde { $since }. Tentamos entregar cada voto por três dias; depois disso, você pode
    reenviá-lo. Veja o que deu errado:

news-webhook_off-subject = { $webhook } foi desativado
news-webhook_off-more =
    Ele continuou falhando ({ $since }). Os votos estão em espera. Quando seu receptor estiver
    pronto, ative o webhook de novo e reenvie os votos:

news-webhook_working-subject = { $webhook } voltou a funcionar
news-webhook_working-more = Os votos chegam desde { $since }.

news-chat_gone-subject = { $webhook } foi desativado
news-chat_gone-more =
    O chat não aceita mais mensagens no endereço dele ({ $since }). Os votos estão em espera. Cole
    um endereço novo e depois envie-os:

news-webhook_gone-subject = { $webhook } foi desativado
news-webhook_gone-more =
    Seu receptor respondeu 410 Gone ({ $since }). Os votos estão em espera. Quando seu receptor
    estiver pronto, ative o webhook de novo e reenvie os votos:

deskMail-hello = Olá, { $name }!
deskMail-subject =
    { $items ->
        [one] { $items } novidade
        [many] { $items } de novidades
       *[other] { $items } novidades
    } na moderação de { $site }

deskMail-news-wave =
    Votos incomuns em { $server }: { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    }
deskMail-news-reports =
    { $reports ->
        [one] { $reports } denúncia
        [many] { $reports } de denúncias
       *[other] { $reports } denúncias
    } de { $server }
deskMail-news-answer =
    O dono de { $server } respondeu sobre { $votes ->
        [one] { $votes } voto anulado
        [many] { $votes } de votos anulados
       *[other] { $votes } votos anulados
    }
deskMail-news-suspension_answer = O dono de { $server } respondeu sobre a suspensão
deskMail-news-listing = { $server } aguarda análise
deskMail-news-change = Uma alteração em { $server } aguarda análise

deskMail-left =
    { $items ->
        [one] Há mais { $items } item.
        [many] Há mais { $items } de itens.
       *[other] Há mais { $items } itens.
    }
deskMail-why =
    Você recebe este e-mail porque faz parte da moderação de { $site }. Para receber menos e-mails,
    ou nenhum:

accountMails-hello = Olá, { $name }!
accountMails-helloNobody = Olá!

accountMails-reset-subject = Uma nova senha para { $site }
accountMails-reset-before =
    Alguém pediu uma nova senha para sua conta em { $site }. Para escolher uma, abra:
accountMails-reset-after =
    O link funciona uma vez, por uma hora. Se não foi você, ignore este e-mail: sua senha não vai
    mudar.

accountMails-verification-subject = Confirme seu e-mail em { $site }
accountMails-verification-before = Para confirmar que este e-mail é seu, abra:
accountMails-verification-after =
    O link funciona por um dia. Se você não tem conta em { $site }, ignore este e-mail.

accountMails-claim-subject = Um nome em { $site }
accountMails-claim-before =
    Alguém criou uma conta em { $site } com este e-mail e um nome com que um jogador já votou. Se é
    você, abra este link e escolha uma senha. Assim o nome passa a ser seu em { $site }, com os votos:
accountMails-claim-after = O link funciona por um dia. Se não foi você, ignore este e-mail.

accountMails-addressInUse-subject = Seu e-mail em { $site }
accountMails-addressInUse-before =
    Alguém criou uma conta nova em { $site } com seu e-mail. O endereço continua sendo seu, e sua
    conta “{ $name }” não mudou.

    Se foi você e essa conta estava esquecida, escolha uma nova senha para ela:
accountMails-addressInUse-after = Se não foi você, ignore este e-mail.

accountMails-addressInUseWithoutPasswords-subject = Seu e-mail em { $site }
accountMails-addressInUseWithoutPasswords-before =
    Alguém em { $site } quer usar seu e-mail em outra conta. O endereço continua sendo seu, e sua
    conta “{ $name }” não mudou.

    Se foi você e essa conta estava esquecida, entre nela como fazia antes:
accountMails-addressInUseWithoutPasswords-after = Se não foi você, ignore este e-mail.

accountMails-nameGiven-subject = O nome { $name } em { $site }
accountMails-nameGiven-before = A moderação deu o nome a você. Entre com a senha que você escolheu:

accountMails-nameRefused-subject = O nome { $name } em { $site }
accountMails-nameRefused-before =
    A moderação decidiu que outra pessoa joga como { $name }. Você pode criar uma conta com outro
    nome.

accountMails-imported-subject = Sua conta agora está em { $site }
accountMails-imported-before =
    Sua conta foi transferida de { $list } para { $site }, que agora guarda seus dados. Veja o que fica
    guardado e por quê: { $privacy }

    Entre com seu nome e a senha que você usava lá. Se não funcionar, escolha uma nova:
accountMails-imported-after =
    Se você não quer a conta, pode excluí-la na página dela.

accountMails-test-subject = Os e-mails de { $site } chegam
accountMails-test-before =
    Você pediu a { $site } este e-mail. Ele chegou, então os outros também vão chegar:

accountMails-accountDisabled-subject = Sua conta em { $site } foi desativada
accountMails-accountDisabled-before =
    A moderação desativou sua conta em { $site }. Você não pode entrar nem votar. Mensagem da
    moderação:

    { $reason }

accountMails-accountEnabled-subject = Sua conta em { $site } voltou a funcionar
accountMails-accountEnabled-before =
    A moderação reativou sua conta em { $site }. Mensagem da moderação:

    { $reason }

    Você pode entrar e votar de novo:

accountMails-signInChanged-subject = A forma de entrar em { $site } mudou
accountMails-signInChanged-before =
    Houve uma mudança no acesso à sua conta em { $site }. { $change ->
        [password_set] Ela agora tem uma senha.
        [password_changed] A senha foi alterada.
        [password_reset] Uma nova senha foi criada com um link que enviamos para este e-mail.
        [passkey_added] Uma chave de acesso foi adicionada.
        [passkey_removed] Uma chave de acesso foi removida.
        [second_factor_on] Ela agora pede uma segunda etapa na hora de entrar.
        [second_factor_off] Ela não pede mais uma segunda etapa na hora de entrar.
        [recovery_codes_made] Ela tem novos códigos de recuperação. Os antigos não funcionam mais.
        [recovery_code_used] Um código de recuperação foi usado. Cada um funciona uma vez.
        [factors_reset] A administração do site removeu as chaves de acesso, o app autenticador e os códigos de recuperação.
        [identity_linked] Uma conta de outro serviço foi vinculada. Quem a usa pode entrar com ela.
       *[identity_unlinked] Uma conta vinculada de outro serviço foi removida.
    }

    Se foi você, não precisa fazer nada. Se não foi, entre, remova o que não é seu, mude sua senha e encerre todas as outras sessões:

accountMails-newBrowser-subject = Um novo navegador entrou em { $site }
accountMails-newBrowser-after =
    O link funciona por uma semana. Ele encerra todas as sessões uma vez.
accountMails-newBrowser-before =
    Alguém entrou na sua conta em { $site } com um navegador que ainda não vimos nela:

    { $browser }, de { $address }, em { $when }

    Se foi você, não precisa fazer nada. Se não foi, abra esta página. Ela encerra todas as sessões
    e pede que você escolha uma nova senha:
accountMails-unknownBrowser = um navegador desconhecido

accountMails-addressChanged-subject = Seu e-mail em { $site } foi alterado
accountMails-addressChanged-before =
    Sua conta em { $site } agora tem o e-mail { $newEmail } no lugar deste.

    Se não foi você, alguém sabe sua senha. Entre, mude a senha e encerre todas as outras sessões:

accountMails-roleChanged-subject = Seu papel em { $site } mudou
accountMails-roleChanged-before =
    { $role ->
        [moderator] Sua conta agora faz parte da moderação de { $site }. O que espera por você está aqui:
       *[administrator] Sua conta agora faz parte da administração de { $site }. O que espera por você está aqui:
    }
accountMails-roleEnded-subject = Seu papel em { $site } mudou
accountMails-roleEnded-before =
    Sua conta não tem mais um papel em { $site }. Seus votos e servidores continuam como estão.
