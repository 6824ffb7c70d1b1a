### overview

health-label = Recompensas
health-failing = Las recompensas fallan
health-failingSays = { $key } falla desde { $since }.
health-off = Recompensas paradas
health-offSays = { $key } se ha desactivado.
health-paused = Recompensas en pausa
health-pausedSays = { $key } está en pausa.
health-waiting = Pendientes: { $count }.
health-onHold = En espera: { $count }.
health-arrive = Los votos se entregan
health-arriveSays =
    { $votes ->
        [0] { $key } está listo. Ningún voto en 24 horas.
       *[other] Entregadas en 24 horas: { $votes }.
    }
health-inbox = Las recompensas se recogen
health-inboxSays = Tu plugin las recoge del buzón. No queda ninguna.
health-inboxWaits = Hay recompensas esperando
health-inboxWaitsSays =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    } en el buzón.
health-none = Aún sin recompensas
health-noneSays = Los jugadores no reciben nada por sus votos. Conecta un plugin o un webhook.
health-toDeliveries = Entregas
health-toRewards = Recompensas
health-toKeys = Claves de API

today-title = Hoy
today-votes =
    { $votes ->
        [one] voto
       *[other] votos
    }
today-more = { $votes } más
today-fewer = { $votes } menos
today-same = Tantos como
today-than = que el { DATETIME($at, weekday: "long") } pasado a esta hora ({ $votes })
today-as = el { DATETIME($at, weekday: "long") } pasado a esta hora ({ $votes })
today-none = Aún no hay votos hoy, ni los hubo el mismo día de la semana pasada.
today-noneNext = Una línea los mostrará hora a hora, junto al mismo día de la semana pasada.
today-whole =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    } el { DATETIME($at, month: "short", day: "numeric") }, hace una semana
today-label =
    Votos por hora: { $today } hoy hasta ahora, { $before } en total el
    { DATETIME($weekAgo, month: "short", day: "numeric") }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = hoy
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") }:
    { $votes } en total
today-windows =
    { $monthly ->
        [one] 1 voto
       *[other] { $monthly } votos
    } en 30 días, { $total } en total

rank-title = Puesto en { $game }
rank-of = de { $listed }
rank-none = Aún sin puesto
rank-noneNext =
    Los puestos se calculan una vez por segundo, más o menos, mientras alguien visita el sitio.
rank-near = Votos de 30 días, alrededor de ti
rank-ahead =
    { $votes ->
        [0] empate
       *[other] { $votes } por delante
    }
rank-behind =
    { $votes ->
        [0] empate
       *[other] { $votes } por detrás
    }
rank-you = tu servidor
rank-ranking =
    Para el ranking solo cuentan los votos { $counts ->
        [signed-in] de jugadores con sesión iniciada.
        [confirmed] de jugadores con el correo confirmado o una cuenta vinculada.
       *[established] de jugadores con una cuenta vinculada de más de 30 días.
    }

steps-title = Próximos pasos
steps-done = { $done } de { $all } hechos
steps-doneTitle = Hecho
# $steps (number)
steps-more = { $steps } más

steps-all-logo-1 = Añade un logo
steps-all-logo-2 = Aparece junto a tu nombre en todas las listas.

steps-all-banner-1 = Añade un banner
steps-all-banner-2 = Es la cabecera de tu página y de las vistas previas de enlaces.

steps-all-description-1 = Describe tu servidor
steps-all-description-2 = Cuenta qué pueden esperar los jugadores.

steps-all-facts-1 = Añade un eslogan y etiquetas
steps-all-facts-2 = Los jugadores buscan y filtran con ellos.

steps-all-rewards-1 = Conecta recompensas
steps-all-rewards-2 = Los jugadores vuelven a votar si el voto les da algo.

steps-all-badge-1 = Pon la insignia en tu web
steps-all-badge-2 = Se da por hecho cuando la vemos en una página tuya.

steps-all-proof-1 = Demuestra que es tuyo
steps-all-proof-2 = Tu página recibe un distintivo por ello.

figures-title = Últimos { $days } días
figures-spans = Cuántos días
figures-span = { $days } días
figures-nav = Qué muestra el gráfico

figures-names-votes = Votos
figures-names-ballot_click = Clics para votar
figures-names-address_copy = Direcciones copiadas
figures-names-page_view = Visitas

figures-week = en 7 días
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = sube{ " " }
figures-isDown = baja{ " " }

figures-none-votes = Ningún voto en { $days } días. Cada día será una barra aquí.
figures-none-ballot_click =
    Nadie ha pulsado Votar en { $days } días. Cada día será una barra aquí.
figures-none-address_copy =
    Nadie ha copiado tu dirección en { $days } días. Cada día será una barra aquí.
figures-none-page_view =
    Nadie ha abierto tu página en { $days } días. Cada día será una barra aquí.

figures-worth =
    Los votos se comprueban. Las visitas, copias y clics se cuentan según los navegadores, sin cookies
    ni direcciones IP, así que tómalos como tendencia. No influyen en tu puesto. Los días son UTC; el
    último minuto puede faltar.

charts-ballot_click-title = Clics para votar

charts-ballot_click-heads-1 = Día (UTC)
charts-ballot_click-heads-2 = Clics

charts-ballot_click-summary = { $sum } en { $days } días, { $today } hoy hasta ahora (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-address_copy-title = Direcciones copiadas

charts-address_copy-heads-1 = Día (UTC)
charts-address_copy-heads-2 = Copias

charts-address_copy-summary = { $sum } en { $days } días, { $today } hoy hasta ahora (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

charts-page_view-title = Visitas

charts-page_view-heads-1 = Día (UTC)
charts-page_view-heads-2 = Visitas

charts-page_view-summary = { $sum } en { $days } días, { $today } hoy hasta ahora (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") }: { $visits }

sources-title = De dónde vienen las visitas
sources-here = Este sitio
sources-hereSays = listas, páginas de juegos, búsqueda
sources-rest = Otro lugar o desconocido
sources-restSays = la mayoría de las apps no lo dice
sources-note = Visitas de 30 días. Solo se guarda el nombre del sitio.
sources-none = Aquí aparecerán los sitios que llevan a tu página, con su porcentaje.

waiting-title = Qué pasa ahora
waiting-sent = Enviaste la ficha
waiting-look = La moderación la revisa
waiting-looks = Comprueba que el servidor responde y que los textos cumplen las reglas.
waiting-listed = Los jugadores lo encuentran
waiting-shown = Los votos, el puesto y las visitas aparecerán en esta página.

voidNotices-title =
    { $votes ->
        [one] Se anuló 1 voto de tu servidor
       *[other] Se anularon { $votes } votos de tu servidor
    }
voidNotices-votes =
    { $votes ->
        [one] 1 voto anulado
       *[other] { $votes } votos anulados
    }
voidNotices-again =
    { $votes ->
        [one] 1 voto anulado que vuelve a contar
       *[other] { $votes } votos anulados que vuelven a contar
    }
voidNotices-cast = Emitidos:
voidNotices-to = a
voidNotices-voided = Anulados por la moderación:
voidNotices-reason = El motivo:
voidNotices-noReason = No se dio ningún motivo.
voidNotices-answer = Responder a la moderación
voidNotices-yours = Tu respuesta
voidNotices-help =
    Puedes responder una vez, con entre { $min } y { $max } caracteres. No habrá contestación: la
    moderación la lee y puede hacer que los votos vuelvan a contar.
voidNotices-send = Enviar la respuesta
voidNotices-answered = Tu respuesta:

suspension-says-open =
    La moderación ha quitado tu servidor de la lista. Puedes responder una vez y lo leerá otra
    persona de la moderación.
suspension-says-viewed = La moderación ha quitado este servidor de la lista.
suspension-says-waits =
    La moderación ha quitado tu servidor de la lista. Tu respuesta espera a otra persona de la
    moderación.
suspension-says-kept = La moderación ha leído tu respuesta. Tu servidor sigue fuera de la lista.

suspension-happened = Qué ha pasado
suspension-suspended = La moderación lo suspendió
suspension-say = Di qué has cambiado. Los enlaces ayudan.
suspension-answered = Respondiste
suspension-decides = Decide otra persona de la moderación
suspension-told = Verás la decisión aquí.
suspension-kept = Sigue suspendido
suspension-changed = ¿Qué ha cambiado?
suspension-help =
    Puedes responder una vez, con entre { $min } y { $max } caracteres. Solo lo lee la moderación.
suspension-toListing = Cambiar antes la ficha
suspension-stopped = Qué está parado

suspension-facts-1-1 = Ficha
suspension-facts-1-2 = No se muestra

suspension-facts-2-1 = Votos
suspension-facts-2-2 = Nadie puede votar

suspension-facts-3-1 = Puesto
suspension-facts-3-2 = Vuelve con los votos de los últimos 30 días

suspension-facts-4-1 = Claves de API
suspension-facts-4-2 = Se rechazan con 403

suspension-facts-5-1 = Textos e imágenes
suspension-facts-5-2 = Se conservan y puedes editarlos

suspension-deliveries = Entregas
suspension-onHold =
    { $votes ->
        [0] Ninguna en espera
       *[other] { $votes } en espera
    }
