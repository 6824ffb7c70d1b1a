### status

outcomes-answered = Ele respondeu.
outcomes-unknown_protocol = Não conseguimos consultar servidores deste jogo.
outcomes-port_refused =
    Não consultamos esta porta: ela pertence a outros serviços. Informe a porta em que os jogadores
    se conectam.
outcomes-dns_failed =
    O nome de host não foi encontrado. Confira se há erros de digitação ou veja seus registros DNS.
outcomes-private_address = O nome de host aponta para um endereço que não está na internet pública.
outcomes-timeout =
    Ele não respondeu em 5 segundos. Está ligado? Um firewall nos bloqueia? O jogo responde a
    consultas?
outcomes-refused = A máquina está lá, mas nada escuta nesta porta.
outcomes-bad_answer =
    Ele respondeu, mas não como um servidor deste jogo. O jogo e a porta estão certos?
outcomes-answer_too_large =
    Ele enviou mais do que qualquer servidor de jogo envia, então desligamos.
outcomes-internal_error = Algo deu errado do nosso lado. Não é o seu servidor.

status-heading = Status
status-lead = Perguntamos ao seu servidor quantos jogadores há a cada 5 minutos.
status-notAskable =
    Não conseguimos consultar servidores de { $game }, então sua página não mostra o número de
    jogadores.
status-notApproved = Começamos quando a moderação aprovar seu servidor.

status-states-unknown = ainda não verificado
status-states-online = online
status-states-offline = offline
status-failed = a última verificação falhou
status-stillOnline =
    Os jogadores o veem como online até { $minutes } minutos depois da última resposta.

status-since = desde
status-neverAnswered = nunca respondeu
status-address = Consultado em
status-lastAsked = Última verificação
status-lastAnswer = Resultado
status-counted = { $online } de { $max } jogadores estão online.
status-countedOnline =
    { $online ->
        [one] { $online } jogador está online.
        [many] { $online } de jogadores estão online.
       *[other] { $online } jogadores estão online.
    }
status-uncounted = Ele não informa quantos jogadores estão online.
status-message = Mensagem do servidor
status-check = Verificar agora

ownership-heading = Prove que ele é seu
ownership-verified = verificado

ownership-by-message = Seu token estava na mensagem do dia do servidor.
ownership-by-dns = Seu token estava em um registro DNS do nome de host.

ownership-kept =
    Você já pode remover o token. Se mudar o host ou a porta, vai precisar provar de novo.
ownership-lead =
    Sua página ganha um selo que mostra aos jogadores que ela vem do dono. Coloque este token em um
    de dois lugares:
ownership-leadOfAddress =
    Sua página ganha um selo que mostra aos jogadores que ela vem do dono. Coloque este token no
    nome ou na mensagem do dia do servidor, como texto simples em uma linha.
ownership-waits =
    Seu novo endereço { $host } aguarda a moderação. “Verificar agora” consulta esse endereço; se
    seu token aparecer, a mudança vale na hora.
ownership-approves =
    Você não precisa esperar a moderação: seu servidor é aprovado assim que “Verificar agora” achar
    seu token.
ownership-token = Token
ownership-message = o nome ou a mensagem do dia do servidor, como texto simples em uma linha, ou
ownership-dns = um registro DNS do tipo TXT no nome abaixo ou no próprio { $host }.
ownership-dnsName = Nome do registro DNS
ownership-look = Procurar o token
ownership-notFound = ainda não encontrado
