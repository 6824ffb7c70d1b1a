### chats

message-one = { $player } votou em { $server }
message-many =
    { $votes ->
        [one] { $votes } voto em { $server }
        [many] { $votes } votos em { $server }
       *[other] { $votes } votos em { $server }
    }
message-earlier = Votos anteriores em { $server }: { $votes }
message-test = Teste: os votos em { $server } serão publicados aqui
message-vote = Votar
message-total =
    { $votes ->
        [one] { $votes } voto em 30 dias
        [many] { $votes } votos em 30 dias
       *[other] { $votes } votos em 30 dias
    }
message-more = e mais { $votes }
message-top = Quem mais votou em { $server } em { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } voto
        [many] { $place }. { $player }: { $votes } votos
       *[other] { $place }. { $player }: { $votes } votos
    }
message-others =
    { $players ->
        [one] e mais { $players } jogador
        [many] e mais { $players } jogadores
       *[other] e mais { $players } jogadores
    }

page-title = Chats de { $server }
page-lead =
    Os votos podem ser publicados em um canal do Discord, Slack ou Mattermost: com os nomes dos
    jogadores, a imagem do servidor e um link para votar. O que foi publicado não pode ser
    recolhido.
page-heading = Canais conectados
page-often = Com que frequência
page-connect = Conectar um canal
page-example = O que é publicado
page-offer =
    { $address } é um canal: os votos são publicados lá como mensagens. Escolha com que frequência.
page-address = Endereço do webhook do canal
page-addressHelp =
    No Discord: configurações do canal, Integrações, Webhooks, Copiar URL do webhook. Quem sabe o
    endereço pode publicar lá, por isso ele é guardado criptografado e nunca mais é exibido.
page-service = Chat
page-serviceHelp =
    Para Rocket.Chat e outros que aceitam as mensagens do Mattermost, escolha Mattermost.
page-language = Idioma das mensagens
page-languageOfOwner = O do dono
page-submit = Conectar e enviar um teste
page-all = Todos os chats

paces-at_once = Na hora
paces-ten_minutes = A cada dez minutos
paces-daily = Os dez melhores, todo dia

channel-title = Canal
channel-lead = Uma mensagem reúne todos os votos desde a anterior.
channel-replayLead =
    Publica de novo os votos desde um momento, como votos anteriores. Um chat não percebe que já os
    tinha. No máximo { $days } dias atrás.
channel-addressKept = Deixe vazio para manter o atual.
channel-save = Salvar
channel-test = Mensagem de teste
channel-testLead = Publicada agora, seja qual for a escolha acima. Ninguém é mencionado.
channel-testButton = Enviar mensagem de teste
channel-gone =
    O chat não aceita mais mensagens neste endereço, por isso o canal foi desativado. Os votos estão
    em espera. Cole um endereço novo acima e depois envie-os.

desk-reports =
    { $reports ->
        [one] { $reports } denúncia nova
        [many] { $reports } de denúncias novas
       *[other] { $reports } denúncias novas
    }
desk-test = Teste: as novidades para a moderação de { $site } serão publicadas aqui
desk-open = Abrir a moderação
