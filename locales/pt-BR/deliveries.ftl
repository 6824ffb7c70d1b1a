### deliveries

log-heading = Entregas, mais novas primeiro
log-lead = Cada voto a caminho de um webhook. Entregas concluídas ficam por 30 dias.
log-none = Nada enviado ainda
log-noneNext =
    Cada voto enviado a um webhook vai aparecer aqui, com todas as tentativas e respostas. Dê uma
    URL de webhook a uma chave e envie um teste na página dela.
log-noneFound = Nenhuma entrega assim
log-noneOf = Nada encontrado para { $search }
log-noneOfNext =
    A busca aceita o nome completo de um jogador, com maiúsculas ou não, ou um ID completo de voto
    ou entrega.
log-backwards = O primeiro dia vem depois do último
log-showAll = Mostrar todas as entregas
log-find = Jogador, ID do voto ou da entrega
log-from = De (UTC)
log-to = Até (UTC)
log-atLeast = { $votes }+
log-byState = Por estado
log-all = Todas
log-filter = Filtrar entregas
log-allKeys = Todas as chaves
log-show = Buscar
log-player = Jogador
log-nobody = ninguém
log-topTen = Os dez melhores
log-cast = Voto
log-key = Chave
log-state = Estado
log-last = Último resultado
log-attempts = Tentativas
log-next = próxima tentativa
log-again = enviada de novo:
log-test = teste
log-pages = Páginas de entregas
log-older = Entregas mais antigas
log-newest = Entregas mais novas
log-title = Entregas de { $server }
log-titleOf = Entregas de { $server }: { $state }

log-retryLead-abandoned =
    Envia mais uma vez as dos últimos 14 dias, cinco por segundo. Elas mantêm os IDs: um receptor
    que lembra o X-Listing-Vote não recompensa ninguém duas vezes.
log-retryLead-held = Envia as dos últimos 14 dias, cinco por segundo.

log-retry-abandoned = Reenviar todas as que falharam: { $key }
log-retry-held = Enviar todas em espera: { $key }

day-title = Últimas 24 horas

day-typical = resposta típica
day-slow = resposta lenta
day-label =
    Hora a hora em 24 horas: { $atOnce } entregues de primeira, { $late } depois de nova tentativa,
    { $failed } na fila ou com falha

day-axis-1 = há 24 h
day-axis-2 = 18 h
day-axis-3 = 12 h
day-axis-4 = 6 h
day-axis-5 = agora

day-legend-ok = entregues de primeira
day-legend-late = depois de nova tentativa
day-legend-bad = na fila ou com falha

ruler-label = { $made } de { $of } tentativas e a espera antes de cada uma
ruler-wait-atOnce = na hora
ruler-wait-seconds = +{ $seconds } s
ruler-wait-minutes = +{ $minutes } min
ruler-wait-hours = +{ $hours } h

one-title = Voto de { $player } para { $key } de { $server }
one-back = Entregas
one-cast = Voto registrado
one-toKey = para
one-next = próxima tentativa
one-nextAt = Próxima tentativa:
one-rejectedWith = Seu receptor falhou com { $status }. Corrija-o e envie o voto de novo.
one-vote = Voto (X-Listing-Vote)
one-id = Entrega (X-Listing-Delivery)
one-noUrl = sem URL
one-formerUrl = uma URL anterior
one-elsewhere = para uma URL anterior
one-sinceMoved = Era a URL da chave na época; ela mudou desde então.
one-finished = concluída
one-resend = Enviar de novo agora
one-stands = Isso vale, aconteça o que acontecer no novo envio.
one-underWay = Está a caminho. Esta página se atualiza a cada dois segundos.
one-request = Requisição
one-requestLead = Tentativa { $attempt }, exatamente como foi enviada para
one-notSent = Nada enviado ainda. Este vai ser o corpo, enviado para
one-attempts = Tentativas
one-schedule = No máximo doze; a última é 76 horas depois do voto.
one-answer = Resposta
one-headers = Cabeçalhos da resposta
one-answerKept = Guardamos os cabeçalhos sem cookies e os primeiros 4 kB do corpo.
one-saveRedirect = Usar esta URL
one-answered = { $status } em { $time }
one-noResponse = sem resposta

one-reasons-key_revoked = A chave foi revogada.
one-reasons-url_cleared = A URL do webhook foi removida.
one-reasons-vote_voided = A moderação anulou o voto.
one-reasons-no_destination = A chave foi revogada ou a URL do webhook foi removida.

states-held = em espera
states-pending = na fila
states-delivered = entregue
states-abandoned = falhou

ends-rejected = falhou
ends-redirected = redirecionada
ends-redirected_elsewhere = redirecionado
ends-apps_script = Apps Script
ends-interrupted = interrompida
ends-delivered = entregue
ends-unconfirmed = enviado
ends-timeout = tempo esgotado
ends-connect_failed = sem conexão
ends-connection_lost = conexão perdida
ends-tls_failed = sem criptografia
ends-tls_self_signed = autoassinado
ends-tls_untrusted = certificado não confiável
ends-tls_expired = certificado expirado
ends-tls_other_name = certificado de outro nome
ends-tls_old = TLS antigo
ends-tls_plain = sem TLS
ends-tls_expected = espera TLS
ends-http2_only = só HTTP/2
ends-dns_failed = nome não encontrado
ends-private_address = endereço privado
ends-bad_response = não é HTTP
ends-bad_url = URL inválida
ends-bad_secret = segredo inválido
ends-not_votifier = não é Votifier
ends-votifier_key_missing = falta a chave pública
ends-token_refused = token errado
ends-votifier_refused = recusado
ends-name_refused = nome recusado
ends-posted = entregue
ends-chat_gone = canal removido
ends-chat_refused = recusado
ends-chat_busy = aguardando
ends-internal_error = erro nosso
ends-gone = gone
ends-key_revoked = chave revogada
ends-url_cleared = URL removida
ends-vote_voided = voto anulado
ends-no_destination = sem URL

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
