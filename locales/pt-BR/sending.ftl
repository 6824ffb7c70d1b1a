### sending

outcomeSentences-delivered = Seu servidor aceitou o voto.
outcomeSentences-rejected = Seu receptor respondeu com um status que não indica sucesso.
outcomeSentences-redirected =
    Seu receptor apontou para outro endereço; redirecionamentos não são seguidos.
outcomeSentences-gone = Seu receptor respondeu 410 Gone, o que desativa este webhook.
outcomeSentences-timeout = Seu receptor não terminou de responder a tempo.
outcomeSentences-connect_failed = Não foi possível conectar ao seu receptor.
outcomeSentences-connection_lost = Seu receptor fechou a conexão antes de completar a resposta.
outcomeSentences-tls_failed =
    Não foi possível abrir uma conexão criptografada com seu receptor; confira o certificado.
outcomeSentences-dns_failed =
    O nome de host do seu receptor não foi encontrado. Confira se há erros de digitação.
outcomeSentences-private_address =
    O nome de host do seu receptor leva a um endereço que não está na internet pública.
outcomeSentences-bad_response = A resposta do seu receptor não era HTTP válido.
outcomeSentences-bad_url = O endereço do seu receptor não é um que possamos chamar.
outcomeSentences-bad_secret = O segredo do seu receptor não pode ser usado; defina um novo.
outcomeSentences-unconfirmed =
    Enviado. O protocolo antigo do Votifier não confirma; veja o console do seu servidor.
outcomeSentences-not_votifier =
    Algo respondeu ali, mas não o Votifier: ele costuma usar a porta 8192, não a do jogo.
outcomeSentences-votifier_key_missing =
    Seu servidor usa o protocolo antigo do Votifier: cole a chave pública no lugar do token.
outcomeSentences-token_refused =
    Seu Votifier não aceita o token: cole o que vem depois de “default:” em
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Seu Votifier não aceitou o voto; a resposta dele diz por quê.
outcomeSentences-name_refused =
    O Votifier aceita nomes de 1 a 16 letras, números e _, e este não é um deles.
outcomeSentences-posted = Publicado no canal.
outcomeSentences-chat_gone =
    O chat não aceita mais mensagens neste endereço: o webhook foi apagado ou o endereço está
    errado. O canal foi desativado.
outcomeSentences-chat_refused =
    O chat recusou a mensagem. Um canal de fórum precisa do endereço de uma de suas postagens.
outcomeSentences-chat_busy =
    O chat pediu para esperarmos: mensagens demais. Elas serão publicadas mais tarde.
outcomeSentences-interrupted = Nosso serviço reiniciou durante esta tentativa; ela será refeita.
outcomeSentences-internal_error = Algo deu errado do nosso lado; a tentativa será refeita.

pointsTo = Ele aponta para { $url }: salvar essa URL?

votifierSteps-greeted = ele cumprimenta: VOTIFIER { $version }
votifierSteps-sent =
    { $bytes } bytes enviados, { $secret ->
        [token] assinados com seu token
       *[public_key] criptografados com sua chave pública
    }
votifierSteps-silent = nenhuma resposta chegou
votifierSteps-closed =
    ele fechou a conexão sem responder, como o VotifierPlus faz quando o token está errado
votifierSteps-answered = ele responde: { $line }
