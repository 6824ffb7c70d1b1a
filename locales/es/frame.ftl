### frame

layout-about = Encuentra servidores de juegos en { $site } y vota por los que te gustan.
layout-faulty = Error: { $title }
layout-skip = Saltar al contenido
layout-mainMenu = Menú principal
layout-way = Ruta
layout-yourMenu = Tu cuenta
layout-servers = Servidores
layout-games = Juegos
layout-findServers = Buscar servidores
layout-findBy = Nombre, juego, etiqueta, país o dirección
layout-findShort = Buscar servidor
layout-listServer = Añade tu servidor
layout-footMenu = Más
layout-footPlayers = Para jugadores
layout-footOwners = Para dueños de servidores
layout-footSite = Este sitio
layout-languages = Idioma
layout-menu = Menú
layout-topVoters = Top votantes
layout-api = Referencia de la API
layout-docs = Guías
layout-myServers = Mis servidores
layout-moderation = Moderación
layout-waiting = por revisar
layout-accountLabel = Tu cuenta, { $username }
layout-signIn = Entrar
layout-signUp = Registrarse
layout-signOut = Salir
layout-contact = Contacto
layout-privacy = Privacidad
layout-imprint = Aviso legal
layout-terms = Condiciones
layout-rules = Normas
layout-imported = Tu cuenta se ha trasladado aquí desde { $list }. Ahora es { $site } quien guarda tus datos.
layout-importedMore = Qué se guarda y por qué
layout-importedRead = Entendido

theme-title = Tema

theme-names-system = Automático
theme-names-light = Claro
theme-names-dark = Oscuro

theme-save = Guardar

forms-optional = opcional
forms-on = sí
forms-off = no
forms-copy = Copiar
forms-copied = Copiado

forms-busy =
    Hay demasiada gente haciendo esto ahora mismo. No se ha cambiado nada. Inténtalo de nuevo en
    { $duration }.

moments-utc = UTC
moments-never = nunca

statuses-pending = pendiente de revisión
statuses-approved = en la lista
statuses-rejected = no aprobado
statuses-suspended = suspendido
statuses-unlisted = fuera de la lista

players-max = de { $max }
players-online = { " " }jugadores en línea
players-isOnline = En línea
players-isOffline = Desconectado

errors-notFound = Página no encontrada
errors-noPicture = No encontrado
errors-notFoundNext = Puede que la dirección esté mal o que el servidor ya no esté en la lista.
errors-gone = Esta página se ha eliminado
errors-goneNext = Una versión posterior la eliminó y ninguna otra ocupa su lugar.
errors-notYours = Este servidor no es tuyo
errors-notYoursNext =
    Solo pueden abrir esta página su propietario y quienes colaboran en él. Tú no estás, o ya no
    estás, entre ellos.
errors-refused = No ha funcionado
errors-refusedNext = No se ha cambiado nada.
errors-notAllowed = Solo la moderación puede abrir esta página
errors-notAllowedNext = Si deberías tener acceso, pídelo a un administrador del sitio.
errors-roleTooLow = Tu rol no lo permite
errors-roleTooLowNext = No se ha cambiado nada. El propietario puede darte otro rol.
errors-signedOut = Tu sesión está cerrada
errors-signInBeside = Iniciar sesión (en otra pestaña)
errors-kept =
    Lo que escribiste sigue en esta página. Inicia sesión en otra pestaña, vuelve aquí y envíalo de
    nuevo.
errors-sendAgain = Enviar de nuevo
errors-signedOutNext =
    Tu sesión ha terminado y no se ha cambiado nada. Inicia sesión e inténtalo de nuevo.
errors-otherSite = Este formulario parece venir de otro sitio
errors-otherSiteWhy =
    Abre { $baseUrl } e inténtalo allí. Si este sitio es tuyo: BASE_URL debe ser igual que lo que
    muestra la barra de direcciones, y ahora vale { $baseUrl }.
errors-otherSiteNext = No se ha cambiado nada.
errors-noFileHere = Este formulario no acepta archivos
errors-noFileHereNext = No se ha cambiado nada. Vuelve a abrir la página y envía el formulario desde allí.
errors-tooLarge = Es demasiado grande
errors-pictureTooLarge = Una imagen puede tener 8 MB como máximo. Vuelve atrás y elige una más pequeña.
errors-formTooLarge = Vuelve atrás y acorta lo que escribiste.
errors-tooLargeNext = No se ha cambiado nada.
errors-halfSent = Tu formulario no llegó completo
errors-halfSentNext =
    No se ha cambiado nada. Revisa tu conexión, vuelve atrás y envíalo de nuevo.
errors-tooMany = Demasiados intentos
errors-busy = Hay demasiada gente haciendo esto ahora mismo
errors-tooManyViews = Demasiadas páginas a la vez
errors-failed = Algo ha salido mal
errors-failedNext =
    Inténtalo de nuevo en un momento. Si sigue pasando, envía este ID de solicitud a quien administra
    el sitio.
errors-unavailable = El sitio no puede acceder a su base de datos
errors-unavailableNext = No se ha perdido nada. Inténtalo de nuevo en un momento.
errors-noChanges = El sitio no puede guardar nada ahora mismo
errors-late = El sitio está tardando demasiado en responder
errors-tooManyNext = Inténtalo de nuevo en { $duration }.

errors-fates-nothing = No se ha cambiado nada. Inténtalo de nuevo en un momento.
errors-fates-change_unknown =
    Puede que lo que enviaste se haya guardado o que no. Vuelve atrás y recarga la página para
    comprobarlo, y envíalo de nuevo si hace falta.
errors-fates-vote_not_cast = Tu voto no se ha registrado. Inténtalo de nuevo en un momento.
errors-fates-vote_unknown =
    Puede que tu voto se haya registrado o que no. Abre la página de votación en un momento para
    comprobarlo. Votar otra vez no hace daño: un segundo voto el mismo día nunca cuenta.

errors-toBallot = Volver a la votación
errors-clockOff = Tu voto no se ha registrado
errors-clockOffNext =
    El reloj de este sitio va mal ahora mismo y tu voto podría contar para otro día. Aún tienes tu
    voto de hoy: inténtalo de nuevo en unos minutos.
errors-signIn = Iniciar sesión
errors-requestId = ID de solicitud
errors-home = Todos los servidores

trail-operator = administrador del sitio
trail-gone = cuenta eliminada

trail-actions-server_added = añadió el servidor
trail-actions-server_edited = editó la ficha
trail-actions-server_resubmitted = volvió a enviar el servidor
trail-actions-server_approved = aprobó el servidor
trail-actions-server_rejected = rechazó el servidor
trail-actions-server_suspended = suspendió el servidor
trail-actions-decision_undone = deshizo una decisión sobre el servidor
trail-actions-suspension_answered = respondió sobre la suspensión
trail-actions-suspension_kept = leyó la respuesta y mantuvo la suspensión
trail-actions-server_unlisted = quitó el servidor de la lista
trail-actions-server_relisted = volvió a publicar el servidor
trail-actions-server_deleted = eliminó la ficha
trail-actions-server_offered = ofreció la ficha a otra cuenta
trail-actions-server_handed_over = se hizo cargo de la ficha
trail-actions-member_offered = invitó a alguien
trail-actions-member_joined = aceptó una invitación
trail-actions-member_removed = retiró el acceso a alguien
trail-actions-member_changed = cambió el rol de alguien
trail-actions-offer_declined = rechazó una oferta
trail-actions-offer_withdrawn = retiró una oferta
trail-actions-picture_added = añadió una imagen
trail-actions-picture_removed = quitó una imagen
trail-actions-picture_taken_down = retiró una imagen
trail-actions-pictures_accepted = revisó imágenes nuevas
trail-actions-edits_accepted = revisó cambios
trail-actions-edits_put_back = recuperó el texto anterior
trail-actions-reports_closed = cerró denuncias
trail-actions-key_issued = creó una clave
trail-actions-key_rolled = renovó una clave
trail-actions-key_revoked = revocó una clave
trail-actions-url_key_made = creó una clave de URL
trail-actions-link_key_made = creó una clave para enlaces de voto
trail-actions-link_key_removed = quitó la clave para enlaces de voto
trail-actions-webhook_set = puso la URL de un webhook
trail-actions-chat_set = configuró mensajes en un chat
trail-actions-webhook_cleared = quitó la URL de un webhook
trail-actions-webhook_paused = pausó un webhook
trail-actions-webhook_resumed = reanudó un webhook
trail-actions-secret_prepared = preparó un secreto de webhook
trail-actions-secret_activated = activó un secreto de webhook
trail-actions-rewards_set = eligió cómo reciben los jugadores su recompensa
trail-actions-goal_set = puso una meta
trail-actions-goal_changed = cambió el número de una meta
trail-actions-goal_removed = quitó una meta
trail-actions-test_sent = envió una prueba
trail-actions-receiver_graded = evaluó el receptor
trail-actions-delivery_resent = repitió una entrega
trail-actions-deliveries_replayed = reenvió entregas
trail-actions-vote_voided = anuló un voto
trail-actions-votes_voided = anuló votos
trail-actions-votes_restored = hizo que los votos anulados vuelvan a contar
trail-actions-void_answered = respondió sobre votos anulados
trail-actions-wave_dismissed = descartó una alerta de votos inusuales
trail-actions-name_given = dio el nombre de un jugador a una cuenta
trail-actions-name_refused = rechazó la reclamación del nombre de un jugador
trail-actions-account_disabled = bloqueó una cuenta
trail-actions-account_enabled = desbloqueó una cuenta
trail-actions-change_approved = aprobó un cambio
trail-actions-change_refused = rechazó un cambio
trail-actions-change_withdrawn = retiró un cambio
trail-actions-game_added = añadió un juego
trail-actions-game_edited = editó un juego
trail-actions-game_merged = fusionó un juego con otro
trail-actions-game_removed = quitó un juego
trail-actions-tag_added = añadió una etiqueta
trail-actions-tag_edited = editó una etiqueta
trail-actions-tag_merged = fusionó una etiqueta con otra
trail-actions-tag_removed = quitó una etiqueta
trail-actions-backup_made = hizo una copia de seguridad
trail-actions-backup_restored = restauró una copia de seguridad
trail-actions-moderator_made = se unió a la moderación
trail-actions-administrator_made = fue la primera cuenta de administración
trail-actions-role_changed = cambió el rol de una cuenta
trail-actions-sign_in_link_made = creó un enlace para entrar en una cuenta
trail-actions-sign_in_link_used = inició sesión con el enlace del administrador del sitio
trail-actions-factors_reset = quitó las llaves de acceso y el segundo paso de una cuenta
trail-actions-setting_changed = cambió un ajuste

pages-previous = Anterior
pages-next = Siguiente

duration-seconds =
    { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
duration-minutes =
    { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
