### people

roles-owner = Propietario
roles-manager = Gestor
roles-viewer = Observador

page-title = Ajustes de { $server }
page-heading = Equipo
page-lead =
    Quién puede colaborar en este servidor. Cada persona usa su propia cuenta. La actividad reciente,
    en «Claves y entregas», dice quién hizo qué.

page-heads-1 = Nombre
page-heads-2 = Rol
page-heads-3 = Desde
page-heads-4 = { "" }

page-you = tú

page-change-manager = Hacer gestor
page-change-viewer = Hacer observador

page-remove = Quitar
page-removed =
    Quien quites pierde el acceso al momento. Las claves que conoce siguen funcionando: esta página las
    nombra entonces, y puedes renovarlas todas a la vez.
page-leave = Dejar este servidor
page-leaveLead = Pierdes el acceso al momento. Solo el propietario puede volver a invitarte.
page-offersTitle = Ofertas abiertas
page-offer =
    { $role ->
        [owner] { $name }, para hacerse cargo de la ficha
        [manager] { $name }, como gestor
       *[viewer] { $name }, como observador
    }
page-withdraw = Retirar
page-inviteTitle = Invitar a alguien
page-inviteLead =
    La otra persona ve la oferta en su página «Mis servidores» durante siete días y recibe un correo
    si ha confirmado su dirección. No cambia nada hasta que la acepte.
page-name = Nombre de su cuenta
page-role = Rol

page-choices-viewer = Observador: ve cifras, votantes y entregas
page-choices-manager = Gestor: puede hacer todo menos eliminar, ceder o invitar

page-invite = Enviar la invitación
page-needsApproval = Podrás invitar a gente cuando la moderación haya aprobado el servidor.

link-title = Enlace de invitación
link-label = Envía este enlace a una persona
link-help = Quien lo abra e inicie sesión puede ser gestor. Sirve una vez, durante { $days } días.
link-make = Crear enlace
link-open = Un enlace, como gestor
link-until = Sin usar, sirve hasta
link-dead = Cada enlace funciona una vez, durante { $days } días. Pide uno nuevo.

handover-title = Ceder
handover-lead = Da la ficha, con sus votos, claves y equipo, a otra cuenta.
handover-what =
    Tú confirmas que eres tú, y la otra cuenta acepta en siete días. Entonces la ficha es suya y
    pierdes el acceso. Al principio, los webhooks del nuevo propietario reciben como máximo 10 votos
    por segundo.
handover-name = Nombre de la cuenta del nuevo propietario
handover-submit = Ofrecer la ficha

unlist-title = Quitar de la lista
unlist-lead = Para una pausa. Puedes deshacerlo.
unlist-what =
    Sale de todas las listas, y su página y su votación se cierran. Las claves de API se paran y las
    entregas esperan; todo lo configurado se queda. A los 30 días los votos dejan de contar para su
    puesto.
unlist-button = Quitar de la lista
unlist-again = Está fuera de la lista. Puedes volver a publicarlo sin pasar por la moderación.
unlist-relist = Volver a publicarlo
unlist-notNow = Solo se puede quitar de la lista un servidor que está en ella.

deletion-group = Eliminar
deletion-groupLead = No se puede deshacer.
deletion-link = Eliminar…
deletion-what = La página siguiente dice qué desaparece y cuándo, y te pide confirmarlo.
deletion-title = Eliminar { $server }
deletion-heading = ¿Eliminar esta ficha?
deletion-lead = Esto es lo que pasa con todo lo que le pertenece.
deletion-effects = Qué pasa
deletion-atOnce = Al momento
deletion-page-what = Página, textos, imágenes e insignia
deletion-page-effect =
    Desaparecen para todo el mundo. Ningún otro servidor recibirá nunca esta dirección.
deletion-keys-what = Claves de API
deletion-keys-effect =
    { $keys ->
        [0] No hay ninguna.
        [one] { $keys } deja de funcionar: los plugins reciben un error.
       *[other] { $keys } dejan de funcionar: los plugins reciben un error.
    }
deletion-waiting-what = Entregas pendientes o en espera
deletion-waiting-effect =
    { $votes ->
        [0] No hay ninguna.
        [one] 1 voto: no se enviará nunca.
       *[other] { $votes } votos: no se enviarán nunca.
    }
deletion-inbox-what = Recompensas en el buzón
deletion-inbox-effect =
    { $votes ->
        [0] No hay ninguna.
        [one] 1 voto: ya nadie podrá recogerlo.
       *[other] { $votes } votos: ya nadie podrá recogerlos.
    }
deletion-votes-what = Votos
deletion-votes-effect =
    { $votes ->
        [one] 1 voto: deja de contar, pero queda en los datos de su jugador.
       *[other] { $votes } votos: dejan de contar, pero quedan en los datos de sus jugadores.
    }
deletion-people-what = Equipo
deletion-people-effect =
    { $people ->
        [0] Nadie más tiene acceso.
        [one] { $people } persona pierde el acceso.
       *[other] { $people } personas pierden el acceso.
    }
deletion-offers-what = Ofertas abiertas
deletion-offers-effect = Ya nadie podrá aceptarlas.
deletion-past-what = Entregas anteriores
deletion-past-effect = Se eliminan una a una.
deletion-past-when =
    { $days ->
        [one] { $days } día después de cada una
       *[other] { $days } días después de cada una
    }
deletion-record-what = Registro de cambios
deletion-record-effect = Se queda, solo para la moderación.
deletion-record-when = Durante dos años

deletion-heads-1 = Qué
deletion-heads-2 = Efecto
deletion-heads-3 = Cuándo

deletion-rather = ¿Mejor no?
deletion-instead =
    Quítalo de la lista para una pausa, que puedes deshacer, o cédelo a alguien que siga con él. En
    ambos casos se conservan los votos y todo lo configurado.
deletion-insteadUnlisted =
    Ahora no está en la lista. Puedes dejarlo así o cederlo a alguien que siga con él: se conservan
    los votos y todo lo configurado.
deletion-unlist = Quitar de la lista
deletion-handOver = Cederlo
deletion-forGood = Eliminar para siempre
deletion-type = Para confirmarlo, escribe
deletion-typeHelp = Da igual usar mayúsculas o minúsculas. También puedes escribir { $slug }.
deletion-otherName = Ese no es el nombre. Es «{ $name }».
deletion-keep = Conservarla
deletion-password = Tu contraseña

offer-title =
    { $role ->
        [owner] ¿Hacerte cargo de { $server }?
       *[other] ¿Colaborar en { $server }?
    }
offer-lead =
    { $role ->
        [owner] { $owner } quiere cederte esta ficha.
        [manager] { $owner } te invita con el rol de gestor.
       *[viewer] { $owner } te invita con el rol de observador.
    }

offer-means-viewer = Verás sus cifras, votantes y entregas.
offer-means-manager =
    Podrás hacer de todo menos eliminarlo, cederlo y decidir quién colabora: editar la ficha, sus
    claves y sus recompensas.
offer-means-owner =
    Serás responsable del servidor, con sus votos, claves y webhooks. El propietario anterior pierde
    el acceso. Las claves de API y los secretos que otros conocen siguen funcionando hasta que los
    renueves.

offer-people = Estas personas conservan su acceso hasta que las quites: { $names }.
offer-former =
    { $role ->
        [manager] Dejas de ser gestor: como propietario puedes hacerlo todo.
       *[viewer] Dejas de ser observador: como propietario puedes hacerlo todo.
    }

offer-accept-viewer = Aceptar
offer-accept-manager = Aceptar
offer-accept-owner = Aceptar y hacerme cargo

offer-decline = Rechazar
offer-game = Juego
offer-address = Dirección
offer-status = Estado
offer-until = Vale hasta
offer-declineLead =
    Si rechazas, el propietario no puede volver a proponértelo durante { $days } días.

known-title = Claves que conocen antiguos miembros
known-lead = Las creó o introdujo alguien que ya no gestiona este servidor. Siguen funcionando.
known-heads-1 = Clave
known-heads-2 = La conoce
known-heads-3 = Qué debes hacer
known-kinds-api_key = Clave de API «{ $name }»
known-kinds-webhook_secret = Secreto de webhook de «{ $name }»
known-kinds-url_key = Clave de URL
known-kinds-link_key = Clave de enlaces de voto
known-kinds-chat = Dirección de «{ $name }»
known-kinds-votifier = Token de Votifier de «{ $name }»
known-deleted = una cuenta eliminada
known-elsewhere-chat = Crea una dirección nueva en el chat e introdúcela en Chats.
known-elsewhere-votifier = Pon un token nuevo en tu servidor de juego e introdúcelo en Recompensas.
known-renew = Renovar todas las claves
known-renewHelp =
    Las claves antiguas dejan de valer al momento y cada nueva se muestra una vez. Los secretos de
    webhook valen hasta que actives el nuevo.
known-activate = Introdúcelo en tu receptor y después actívalo en la página de la clave.
known-made = Tus claves nuevas
