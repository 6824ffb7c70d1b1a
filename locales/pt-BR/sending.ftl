### sending

outcomeSentences-delivered = Seu servidor aceitou o voto.
outcomeSentences-rejected = Seu receptor respondeu com um erro.
outcomeSentences-redirected =
    Seu receptor apontou para outro endereço; redirecionamentos não são seguidos.
outcomeSentences-redirected_elsewhere =
    Seu receptor apontou para outro site, como fazem páginas que pedem login; redirecionamentos não
    são seguidos.
outcomeSentences-apps_script =
    Seu receptor é um aplicativo da web do Google Apps Script: ele é executado e depois sempre
    responde com um redirecionamento para um endereço de uso único, o que conta como falha. Cada
    nova tentativa executa o script de novo.
outcomeSentences-gone = Seu receptor respondeu 410 Gone, o que desativa este webhook.
outcomeSentences-timeout = Seu receptor não respondeu a tempo.
outcomeSentences-connect_failed = Não foi possível conectar ao seu receptor.
outcomeSentences-connection_lost = Seu receptor fechou a conexão antes de responder.
outcomeSentences-tls_failed =
    Não foi possível abrir uma conexão criptografada com seu receptor; confira as configurações de
    TLS e o certificado.
outcomeSentences-tls_self_signed =
    O certificado do seu receptor é autoassinado; obtenha um de uma autoridade como a Let’s Encrypt.
outcomeSentences-tls_untrusted =
    O certificado do seu receptor é de uma autoridade desconhecida, ou a cadeia está incompleta;
    instale a cadeia completa.
outcomeSentences-tls_expired =
    O certificado do seu receptor expirou ou ainda não é válido; renove-o e reinicie o programa que
    o usa.
outcomeSentences-tls_other_name =
    O certificado do seu receptor é de outro nome; use esse nome na URL ou obtenha um certificado
    para o atual.
outcomeSentences-tls_old =
    Seu receptor não tem nenhuma versão ou cifra de TLS em comum conosco; permita TLS 1.2 ou 1.3 e
    confira se ele tem um certificado para este nome de host.
outcomeSentences-tls_plain =
    Seu receptor não responde em TLS; se ele fala HTTP sem criptografia ali, comece a URL com
    http://.
outcomeSentences-tls_expected = Seu receptor espera TLS; comece a URL com https://.
outcomeSentences-http2_only = Seu receptor só fala HTTP/2; permita também HTTP/1.1.
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
pointsElsewhere = Ele aponta para { $url }.

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
