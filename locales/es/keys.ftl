### keys

panel-title = Claves de API de { $server }
panel-heading = Claves de API
panel-lead =
    Con una clave, tu servidor puede comprobar quién ha votado. Ponle un webhook a la clave y cada
    voto te llega en el momento en que se emite.
panel-notApproved =
    Estado de este servidor: { $status }. Solo puedes crear y usar claves mientras esté aprobado.
panel-reason = La moderación escribió: { $reason }
panel-none = Aún no hay claves
panel-noneNext =
    Crea una abajo. Su secreto se muestra una vez, con un comando para probarla y una prueba para su
    webhook.
panel-noneUntil = Podrás crear claves cuando el servidor esté aprobado.
panel-ending = Termina en
panel-created = Creada
panel-lastUsed = Último uso
panel-why = Ver por qué
panel-newKey = Crear clave de API
panel-samples-ask-label = Preguntar si un jugador ha votado
panel-samples-ask-lead =
    Muestra la respuesta y no da recompensas. Un voto cuenta todo el día, así que te toca a ti dar la
    recompensa y recordar quién la ha recibido. Sin respuesta, el programa falla y no muestra nada.
panel-samples-receive-label = Recibir votos
panel-samples-receive-lead =
    Comprueba que un webhook viene de nosotros, guarda el voto en un archivo y llama después a la
    función reward: como máximo una vez por voto, incluso tras reinicios, y nunca con una prueba.
    Completa esa función y pon tu servidor web delante para https. Un fallo entre los dos pasos puede
    perder una recompensa, que puedes dar a mano; nunca la da dos veces.

panel-nameField-label = Nombre de la clave
panel-nameField-help = Solo lo ves tú. Te ayuda a distinguir tus claves: lobby, web…

panel-urlField-label = URL del webhook
panel-urlField-help = Adónde se envía cada voto. Puedes ponerla más tarde.

panel-scopes = Se usa para
panel-scopesField = Para qué es la clave

panel-scope-read-name = consultas de votos
panel-scope-read-label = Consultas de votos: quién ha votado, los recuentos y la ficha

panel-scope-rewards-name = recompensas
panel-scope-rewards-label = Recompensas: recoger votos del buzón y anotar recompensas

panel-scope-feed-name = feed de votos
panel-scope-feed-label = Feed de votos: seguir cada voto, para bots y estadísticas

panel-generate = Crear clave de API
panel-history = Actividad reciente
panel-historyLead = Los últimos cambios en el servidor, sus claves y webhooks, y quién los hizo.
panel-when = Cuándo
panel-who = Quién
panel-what = Acción
panel-asked = pidió un cambio en la ficha
panel-which = Clave
panel-code = Código de ejemplo
panel-codeLead =
    Programas completos que no necesitan bibliotecas. Leen tu clave y tu secreto del entorno: no los
    pongas en tu código.
panel-reference = La referencia de la API tiene todas las respuestas y cabeceras.

states-none = sin URL
states-active = activo
states-failing = fallando
states-waiting = esperando a tu receptor
states-paused = en pausa
states-disabled = desactivado
states-revoked = revocada

once-issued = Tu nueva clave: { $name }
once-rolled = Nuevo secreto para { $name }
once-prepared = Nuevo secreto de webhook para { $name }
once-warning = Cópialo ahora. Solo se muestra una vez.
once-key = Clave de API
once-webhookSecret = Secreto del webhook
once-keyHelp = Envíala con cada solicitud: Authorization: Bearer y después la clave.
once-secretHelp = Tu receptor lo usa para comprobar que un webhook viene de nosotros.
once-overlap =
    { $hours ->
        [0] El secreto anterior ya no funciona.
        [one] El secreto anterior funciona una hora más.
       *[other] El secreto anterior funciona { $hours } horas más.
    }
once-preparedNext =
    Primero haz que tu receptor acepte este secreto junto al anterior. Después vuelve y actívalo:
    hasta entonces no se firma nada con él.
once-tryTitle = Pruébalo ahora
once-curl = Pregunta a la API quién eres, en una terminal
once-test = Enviar una prueba al webhook
once-testHelp =
    Se abre en otra pestaña, así que esta página y su secreto se quedan. Las pruebas nunca cuentan ni
    dan recompensa.
once-done = Ya lo he copiado
once-usedTitle = Este formulario ya se había enviado
once-used =
    Ya se ejecutó y mostró el secreto. Si no lo copiaste, renueva la clave o prepara otro secreto
    de webhook.
once-back = Todas las claves de API

key-title = Clave { $key } de { $server }
key-back = Claves de API
key-deliveries = Entregas de esta clave
key-revokedAt = Revocada
key-votifier = Votifier
key-toRewards = Recompensas
key-replayVotifier =
    Envía los votos fallidos o en espera. Los que tu servidor aceptó se omiten: daría la recompensa
    otra vez.
key-webhook = Webhook
key-webhookLead = Cada voto se envía ahí, firmado, en el momento en que se emite.
key-security = Seguridad
key-securityLead =
    Dos secretos: la clave abre la API; el secreto del webhook firma lo que enviamos.
key-danger = Zona de peligro
key-dangerLead = No se puede deshacer.
key-held =
    { $votes ->
        [one] 1 voto está en espera, como máximo { $days } días. Se elimina el
       *[other] { $votes } votos están en espera, cada uno como máximo { $days } días. El más antiguo
            se elimina el
    }
key-heldMore =
    Más de { $max } votos están en espera, cada uno como máximo { $days } días. El más antiguo se
    elimina el
key-overlaps-day = en un día
key-overlaps-now = al momento
key-overlaps-hour = en una hora
key-overlaps-week = en siete días

key-urlField-label = URL del webhook
key-urlField-help = Bórrala para parar. Los votos pendientes no se enviarán.

key-saveUrl = Guardar URL
key-pause = Pausar
key-pauseHelp =
    Mientras está en pausa, los votos quedan en espera. Puedes reenviarlos más tarde.
key-resume = Reanudar
key-resumeHelp =
    Los votos nuevos se envían otra vez. Los que están en espera siguen así hasta que los envíes.
key-heldOff = Reanuda el webhook y después envíalos.
key-sendHeld = Enviar los que esperan

key-disabled-gone =
    Tu receptor respondió 410 Gone, lo que desactiva un webhook. Los votos están en espera.
key-disabled-failing =
    Se desactivó tras cinco días sin un solo éxito. Los votos están en espera.

key-failingSince = El webhook falla desde
key-asksAgain = Próximo intento:

key-test-title = Prueba
key-test-button = Enviar prueba
key-test-lead =
    Envía a tu URL un voto de prueba que no es de ningún jugador real y muestra qué se envió y qué
    se respondió. La cabecera X-Listing-Test lo marca, y nunca cuenta.

key-testName-label = Nombre del jugador
key-testName-help = Un receptor que ignora la cabecera dará la recompensa a este jugador.

key-testConfirm = Sí, mi receptor puede dar la recompensa a este jugador
key-testMore = Probar con el nombre de un jugador real

key-grade-title = Evaluar mi receptor
key-grade-button = Evaluar receptor
key-grade-lead =
    Envía a tu URL unas 30 entregas del jugador de prueba en un minuto: correctas, falsificadas,
    antiguas y repetidas. Después dice en qué falló tu receptor.

key-graded = Evaluación del receptor de { $key }
key-gradeGuide = Qué significa cada prueba
key-backToKey = Volver a la clave
key-secret = Secreto del webhook
key-secretLead =
    Cámbialo en dos pasos para no perder ningún voto: prepara uno nuevo, añádelo a tu receptor y
    después actívalo.

key-secretSteps-1 = Prepara un secreto nuevo
key-secretSteps-2 = Añádelo a tu receptor, junto al anterior
key-secretSteps-3 = Actívalo: desde entonces firmamos con él

key-prepare = Preparar secreto nuevo
key-prepareAgain = Preparar otro secreto
key-pending =
    Hay un secreto nuevo preparado. No se firma nada con él hasta que lo actives.
key-activate = Activar secreto preparado

key-replay-title = Reenviar
key-replay-button = Reenviar votos

key-replayLead =
    Envía otra vez los votos que se enviaron a esta clave, o que están en espera para ella, desde un
    momento de los últimos { $days } días, cinco por segundo. Conservan sus ID: un receptor que
    recuerda X-Listing-Vote no da dos recompensas a nadie.
key-since = Votos desde

key-roll-title = Renovar
key-roll-button = Renovar clave
key-roll-lead =
    Crea un secreto nuevo para esta clave. Su webhook y su historial se quedan, y el secreto anterior
    funciona el tiempo que elijas. El secreto actual:

key-overlap = El secreto anterior deja de funcionar
key-revoke = Revocar
key-revokeLead =
    La clave deja de funcionar para siempre. Su webhook se para y los votos pendientes no se
    enviarán.
key-revokeLink = Revocar clave…
key-confirmTitle = ¿Revocar la clave { $key }?
key-confirmLead =
    Los programas que la usan pierden el acceso en un segundo, y su webhook no recibe más votos.
    No se puede deshacer. Si la clave se filtró, mejor renuévala: así se conserva el webhook.
key-confirm = Revocar { $key }
key-cancel = Conservar la clave

key-removal-title = ¿Quitar el receptor { $key }?
key-removal-lead = No recibe más votos, y los pendientes no se enviarán. No se puede deshacer.
key-removal-confirm = Quitar { $key }
key-removal-cancel = Conservar el receptor

