### deliveries

log-heading = Entregas, primero las más recientes
log-lead =
    Cada voto camino de un webhook. Las entregas terminadas se guardan 30 días.
log-none = Aún no se ha enviado nada
log-noneNext =
    Aquí estará cada voto que se envíe a un webhook, con todos los intentos y respuestas. Pon una URL
    de webhook en una clave y envía una prueba desde su página.
log-noneFound = No hay entregas así
log-noneOf = No se ha encontrado nada para { $search }
log-noneOfNext =
    Busca por el nombre completo de un jugador, en mayúsculas o minúsculas, o por un ID completo de
    voto o de entrega.
log-backwards = El primer día es posterior al último
log-showAll = Ver todas las entregas
log-find = Jugador, ID de voto o de entrega
log-from = Desde (UTC)
log-to = Hasta (UTC)
log-atLeast = { $votes }+
log-byState = Por estado
log-all = Todas
log-filter = Filtrar entregas
log-allKeys = Todas las claves
log-show = Buscar
log-player = Jugador
log-nobody = nadie
log-topTen = Los diez mejores
log-cast = Emitido
log-key = Clave
log-state = Estado
log-last = Último resultado
log-attempts = Intentos
log-next = próximo intento
log-again = enviado otra vez:
log-test = prueba
log-pages = Páginas de entregas
log-older = Entregas anteriores
log-newest = Entregas más recientes
log-title = Entregas de { $server }
log-titleOf = Entregas de { $server }: { $state }

log-retryLead-abandoned =
    Envía otra vez las de los últimos 14 días, cinco por segundo. Conservan sus ID: un receptor que
    recuerda X-Listing-Vote no da dos recompensas a nadie.
log-retryLead-held = Envía las de los últimos 14 días, cinco por segundo.

log-retry-abandoned = Reintentar todas las fallidas de { $key }
log-retry-held = Enviar todas las de { $key } en espera

day-title = Últimas 24 horas

day-typical = respuesta normal
day-slow = respuesta lenta
day-label =
    Hora a hora durante 24 horas: { $atOnce } entregadas a la primera, { $late } tras un reintento,
    { $failed } pendientes o fallidas

day-axis-1 = hace 24 h
day-axis-2 = 18 h
day-axis-3 = 12 h
day-axis-4 = 6 h
day-axis-5 = ahora

day-legend-ok = a la primera
day-legend-late = tras un reintento
day-legend-bad = pendientes o fallidas

ruler-label = { $made } de { $of } intentos, y la espera antes de cada uno
ruler-wait-atOnce = al momento
ruler-wait-seconds = +{ $seconds } s
ruler-wait-minutes = +{ $minutes } min
ruler-wait-hours = +{ $hours } h

one-title = Voto de { $player } a { $key } de { $server }
one-back = Entregas
one-cast = Voto emitido:
one-toKey = para
one-next = próximo intento:
one-nextAt = Próximo intento:
one-rejectedWith = Tu receptor falló con { $status }. Arréglalo y vuelve a enviar el voto.
one-vote = Voto (X-Listing-Vote)
one-id = Entrega (X-Listing-Delivery)
one-noUrl = sin URL
one-formerUrl = una URL anterior
one-elsewhere = a una URL anterior
one-sinceMoved = Era la URL de la clave en ese momento; ahora es otra.
one-finished = terminada:
one-resend = Enviar otra vez ahora
one-stands = Eso no cambia, pase lo que pase al enviarlo otra vez.
one-underWay = Está en camino. Esta página se actualiza cada dos segundos.
one-request = Solicitud
one-requestLead = Intento { $attempt }, exactamente como se envió a
one-notSent = Aún no se ha enviado nada. Este será el contenido, enviado a
one-attempts = Intentos
one-schedule = Doce como máximo; el último, 76 horas después del voto.
one-answer = Respuesta
one-headers = Cabeceras de la respuesta
one-answerKept = Guardamos las cabeceras sin cookies y los primeros 4 kB del contenido.
one-saveRedirect = Usar esta URL
one-answered = { $status } en { $time }
one-noResponse = sin respuesta

one-reasons-key_revoked = La clave se revocó.
one-reasons-url_cleared = Se quitó la URL del webhook.
one-reasons-vote_voided = La moderación anuló el voto.
one-reasons-no_destination = Se revocó la clave o se quitó la URL de su webhook.

states-held = en espera
states-pending = pendiente
states-delivered = entregada
states-abandoned = fallida

ends-delivered = entregada
ends-unconfirmed = enviado
ends-rejected = fallida
ends-redirected = redirigido
ends-redirected_elsewhere = redirigido
ends-apps_script = Apps Script
ends-interrupted = interrumpido
ends-timeout = tiempo agotado
ends-connect_failed = sin conexión
ends-connection_lost = conexión perdida
ends-tls_failed = sin cifrado
ends-tls_self_signed = autofirmado
ends-tls_untrusted = certificado no fiable
ends-tls_expired = certificado caducado
ends-tls_other_name = certificado de otro nombre
ends-tls_old = TLS antiguo
ends-tls_plain = sin TLS
ends-tls_expected = espera TLS
ends-http2_only = solo HTTP/2
ends-dns_failed = nombre no encontrado
ends-private_address = dirección privada
ends-bad_response = no es HTTP
ends-bad_url = URL no válida
ends-bad_secret = secreto no válido
ends-not_votifier = no es Votifier
ends-votifier_key_missing = falta la clave pública
ends-token_refused = token incorrecto
ends-votifier_refused = rechazado
ends-name_refused = nombre rechazado
ends-posted = entregada
ends-chat_gone = canal borrado
ends-chat_refused = rechazado
ends-chat_busy = en espera
ends-internal_error = fallo nuestro
ends-gone = 410 Gone
ends-key_revoked = clave revocada
ends-url_cleared = URL quitada
ends-vote_voided = voto anulado
ends-no_destination = sin URL

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
