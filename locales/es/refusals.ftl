### refusals

cannot-accept_edits = No se pueden aceptar los cambios
cannot-accept_pictures = No se pueden aceptar las imágenes
cannot-accept_the_offer = No se puede aceptar la oferta
cannot-add_game = No se puede añadir el juego
cannot-add_server = No se puede añadir el servidor
cannot-add_tag = No se puede añadir la etiqueta
cannot-add_the_name = No se puede añadir el nombre
cannot-approve_change = No se puede aprobar el cambio
cannot-approve_server = No se puede aprobar el servidor
cannot-change_settings = No se pueden cambiar los ajustes
cannot-change_the_role = No se puede cambiar el rol
cannot-check_server = No se puede comprobar el servidor
cannot-close_reports = No se pueden cerrar las denuncias
cannot-decide_about_a_wave = No se puede decidir sobre la alerta
cannot-decide_on_a_claim_to_a_name = No se puede decidir sobre la reclamación de un nombre
cannot-disable_account = No se puede bloquear la cuenta
cannot-dismiss_the_wave = No se puede descartar la alerta
cannot-edit_game = No se puede editar el juego
cannot-edit_server = No se puede editar el servidor
cannot-edit_tag = No se puede editar la etiqueta
cannot-enable_account = No se puede desbloquear la cuenta
cannot-export_account = No se puede exportar la cuenta
cannot-grade_the_receiver_of_this_key = No se puede evaluar el receptor de esta clave
cannot-hand_over_server = No se puede ceder el servidor
cannot-invite = No se puede invitar
cannot-issue_key = No se puede crear la clave
cannot-lift_the_void_batch = No se puede revertir la acción
cannot-list_server_again = No se puede volver a publicar el servidor
cannot-make_a_sign_in_link = No se puede crear un enlace para iniciar sesión
cannot-merge_games = No se pueden fusionar los juegos
cannot-merge_tags = No se pueden fusionar las etiquetas
cannot-put_edits_back = No se pueden deshacer los cambios
cannot-read_answers = No se pueden leer las respuestas
cannot-refuse_change = No se puede rechazar el cambio
cannot-reject_server = No se puede rechazar el servidor
cannot-remove_banner = No se puede quitar el banner
cannot-remove_game = No se puede quitar el juego
cannot-remove_logo = No se puede quitar el logo
cannot-remove_tag = No se puede quitar la etiqueta
cannot-rename = No se puede cambiar el nombre
cannot-replay = No se pueden reenviar los votos
cannot-resend = No se puede volver a enviar
cannot-reset_the_second_factor = No se puede restablecer la verificación en dos pasos
cannot-resubmit_server = No se puede volver a enviar el servidor
cannot-save_facts = No se pueden guardar los datos
cannot-set_email = No se puede establecer el correo
cannot-show_account = No se puede mostrar la cuenta
cannot-show_claims_to_names = No se pueden mostrar las reclamaciones de nombres
cannot-show_delivery = No se puede mostrar la entrega
cannot-show_reports = No se pueden mostrar las denuncias
cannot-show_the_audit_trail = No se puede mostrar el registro de cambios
cannot-show_the_queue = No se puede mostrar la cola
cannot-show_void_votes = No se pueden mostrar los votos anulados
cannot-show_vote = No se puede mostrar el voto
cannot-show_votes = No se pueden mostrar los votos
cannot-show_waves = No se pueden mostrar las alertas
cannot-submit_server = No se puede enviar el servidor
cannot-suspend_server = No se puede suspender el servidor
cannot-take_down_picture = No se puede retirar la imagen
cannot-test_the_webhook = No se puede probar el webhook
cannot-unlist_server = No se puede quitar el servidor de la lista
cannot-void_vote = No se puede anular el voto
cannot-void_votes = No se pueden anular los votos
cannot-vote = No se puede votar
cannot-withdraw_change = No se puede retirar el cambio

cannot-activate_the_webhook_secret_of_key =
    No se puede activar el secreto de webhook de la clave
cannot-change_the_Votifier_of_key = No se puede cambiar el Votifier de la clave
cannot-change_the_webhook_of_key = No se puede cambiar el webhook de la clave
cannot-grade_the_receiver_of_key = No se puede evaluar el receptor de la clave
cannot-pause_the_webhook_of_key = No se puede pausar el webhook de la clave
cannot-prepare_a_webhook_secret_for_key =
    No se puede preparar un secreto de webhook para la clave
cannot-replay_the_deliveries_of_key = No se pueden reenviar las entregas de la clave
cannot-resume_the_webhook_of_key = No se puede reanudar el webhook de la clave
cannot-revoke_key = No se puede revocar la clave
cannot-roll_key = No se puede renovar la clave
cannot-test_the_webhook_of_key = No se puede probar el webhook de la clave

account_name_invalid-characters =
    No se puede usar el nombre «{ $name }»: un nombre tiene de 2 a 32 caracteres de A-Z, a-z, 0-9,
    «_», «.» y «-», y no empieza por «-»
account_name_invalid-prefix =
    No se puede usar el nombre «{ $name }»: quien aloja este sitio no ha permitido los nombres que
    empiezan por «{ $prefix }»
account_name_reserved = No se puede usar el nombre «{ $name }»: está reservado
account_name_steam =
    No se puede usar el nombre «{ $name }»: es un ID de Steam. Inicia sesión con Steam para demostrar
    que es tuyo
game_name_known = No se puede añadir «{ $name }»: ya es uno de tus nombres
game_names_full =
    No se puede añadir el nombre: además del suyo, una cuenta tiene como máximo { $max } sin
    demostrar; quita uno antes
account_exists-email = No se puede crear la cuenta: «{ $email }» ya tiene una
account_exists-voted =
    Aún no se puede usar el nombre «{ $name }»: alguien ha votado con él. Si eres tú, confirma antes tu
    correo
account_exists-name = No se puede usar el nombre «{ $name }»: ya está en uso
identity_linked =
    No se puede vincular: con eso ya se entra en otra cuenta de este sitio; desvincúlalo allí antes
last_way_in =
    No se puede quitar: es lo único con lo que entras en esta cuenta; añade antes otra forma de iniciar
    sesión
sign_in_link_refused =
    No se puede crear el enlace: la cuenta «{ $name }» está bloqueada o es de un jugador que nunca se
    registró
claim_gone = No se puede decidir: la reclamación ya no existe o el nombre ya tiene dueño
sign_in_needed = «{ $player }» tiene una cuenta aquí. Inicia sesión para votar con ella
account_unknown-named = { $cannot }: no existe la cuenta «{ $name }»
account_unknown-missing = { $cannot }: esa cuenta no existe
account_unknown-viewers = { $cannot }: la cuenta se ha eliminado
account_unknown-owners = { $cannot }: tu cuenta se ha eliminado
account_unknown-voters = { $cannot }: la cuenta se ha eliminado
account_owns_listings =
    { $count ->
        [one]
            No se puede eliminar la cuenta: tiene una ficha pendiente o aprobada ({ $named });
            elimínala, quítala de la lista o cédela antes
       *[other]
            No se puede eliminar la cuenta: tiene { $count } fichas pendientes o aprobadas
            ({ $named }); elimínalas, quítalas de la lista o cédelas antes
    }
account_disabled =
    { $doing ->
        [vote] No se puede votar: la moderación ha bloqueado la cuenta
       *[disable_account] No se puede bloquear la cuenta: ya lo está
    }
account_decided =
    { $cannot }: otra persona ha decidido sobre ello desde que lo abriste; vuelve a mirarlo
account_not_disabled = { $cannot }: la cuenta no está bloqueada
account_has_role =
    { $cannot }: la cuenta tiene en este sitio el rol de { $role ->
        [moderator] moderador
       *[administrator] administrador
    }; un administrador tiene que quitárselo antes
account_cant_have_role =
    No se puede cambiar el rol: la cuenta está bloqueada o nadie puede iniciar sesión con ella
last_administrator =
    { $doing ->
        [change_the_role]
            No se puede cambiar el rol: nadie más administra este sitio; dale antes ese rol a otra persona
       *[delete_account]
            No se puede eliminar la cuenta: nadie más administra este sitio; dale antes ese rol a otra persona
    }
rename_too_soon =
    No se puede cambiar el nombre: solo se puede una vez cada { $days } días; la próxima, el { $next }
email_invalid = No se puede usar «{ $text }»: no es una dirección de correo
password_too_short =
    No se puede usar la contraseña: necesita al menos { $min } caracteres
password_too_long = No se puede usar la contraseña: tiene más de { $max } caracteres
password_common =
    No se puede usar la contraseña: es demasiado fácil de adivinar. Usa varias palabras sin relación entre sí
bot_check_failed-forged =
    Esa comprobación no era para este formulario. Inténtalo de nuevo.
bot_check_failed-expired =
    La página estuvo abierta demasiado tiempo. Inténtalo de nuevo.
bot_check_failed-unavailable =
    La comprobación contra bots no está disponible. Inténtalo de nuevo en un momento.
bot_check_spent = Esa comprobación ya se había usado. Inténtalo de nuevo.
moderators_only = { $cannot }: solo puede hacerlo la moderación
administrators_only = { $cannot }: solo pueden hacerlo los administradores
setting_invalid-accent =
    No se pueden cambiar los ajustes: un color es # y seis dígitos, por ejemplo #f4b41f
setting_invalid-name =
    No se pueden cambiar los ajustes: el nombre tiene como máximo { $max } caracteres imprimibles
setting_invalid-imprint =
    No se pueden cambiar los ajustes: el aviso legal tiene como máximo { $max } caracteres imprimibles
reason_needed = { $cannot }: di por qué, con entre { $min } y { $max } caracteres
form_used = Este formulario ya se envió y se ejecutó una vez

server_unknown = No existe el servidor «{ $slug }»
role_too_low =
    { $role ->
        [owner] Esto solo puede hacerlo el propietario de este servidor
       *[other]
            Puedes ver las cifras y entregas de este servidor, pero esto solo pueden hacerlo el propietario y
            los gestores
    }
offer_unknown =
    Esta oferta ya no existe: se retiró, se respondió o caducó, o el servidor tiene otro propietario
offer_refused-unknown = { $cannot }: no existe una cuenta { $name } con la que alguien inicie sesión
offer_refused-self = { $cannot }: el servidor ya es de { $name }
offer_refused-member = { $cannot }: { $name } ya tiene acceso
offer_refused-asked =
    { $cannot }: { $name } ya recibió una oferta; retírala antes, o espera { $days } días si la rechazó
offer_refused-many = { $cannot }: ya hay { $max } personas y ofertas abiertas
offer_refused-unpublished = { $cannot }: la moderación tiene que aprobar antes el servidor
member_unknown = Esta persona ya no tiene acceso
server_name_invalid = { $cannot }: un nombre tiene de { $min } a { $max } caracteres imprimibles
slug_refused-form =
    { $cannot }: la dirección de una página tiene de { $min } a { $max } caracteres: minúsculas
    a-z, cifras y guiones sueltos entre ellas
slug_refused-formLike =
    { $cannot }: la dirección de una página tiene de { $min } a { $max } caracteres: minúsculas
    a-z, cifras y guiones sueltos entre ellas, por ejemplo «{ $example }»
slug_refused-reserved =
    { $cannot }: la dirección de página «{ $slug }» está reservada para el sitio
slug_refused-taken =
    { $cannot }: la dirección de página «{ $slug }» es o fue de otro servidor
slug_refused-alike =
    { $cannot }: la dirección de página «{ $slug }» se parece demasiado a la de otro servidor
slug_moved =
    { $cannot }: la dirección de la página de un servidor de la lista solo se puede cambiar una vez
    cada { $days } días; podrás cambiarla otra vez el { $at } (UTC)
server_host_invalid-unreadable =
    { $cannot }: «{ $host }» no es un nombre de host ni una dirección
server_host_invalid-inner =
    { $cannot }: no se puede llegar a «{ $host }» desde internet; pon la dirección pública del servidor
server_port_invalid =
    { $cannot }: un puerto es un número entero del 1 al 65535, no { $port }
description_too_long =
    { $cannot }: una descripción tiene como máximo { $max } caracteres, no { $length }
changed_meanwhile = { $cannot }: algo ha cambiado mientras tanto
facts_invalid = No se pueden guardar los datos: { $faults }
tag_unknown-plain = No existe la etiqueta «{ $slug }»
tag_unknown-cannot = { $cannot }: no existe la etiqueta «{ $slug }»
tag_invalid-name = { $cannot }: un nombre tiene de { $min } a { $max } caracteres imprimibles
tag_invalid-slug =
    { $cannot }: un nombre corto tiene de 2 a 40 caracteres: a-z, 0-9 y guiones sueltos
tag_exists = { $cannot }: «{ $name }» ya está en la lista
entry_used =
    { $servers ->
        [one] { $cannot }: una ficha lo usa o lo usaba cuando se eliminó; mejor fusiónalo
       *[other] { $cannot }: { $servers } fichas lo usan, contando las eliminadas; mejor fusiónalo
    }
merged_with_itself = { $cannot }: elige otro elemento con el que fusionar
servers_too_many-all = { $cannot }: tienes { $servers }, y el límite es { $max }
servers_too_many-pending = { $cannot }: { $pending } de los tuyos ya esperan a la moderación
change_gone-none = { $cannot } del servidor «{ $slug }»: no hay ninguno en espera
change_gone-seen =
    { $cannot } del servidor «{ $slug }»: su propietario lo ha editado mientras tanto; vuelve a mirarlo
change_gone-replaced =
    { $cannot } del servidor «{ $slug }»: su propietario lo ha sustituido mientras tanto; mira el nuevo
server_transition-status =
    { $cannot }: «{ $slug }» está { $status ->
        [pending] pendiente de revisión
        [approved] aprobado
        [rejected] rechazado
       *[suspended] suspendido
    }
server_transition-ownerless =
    { $cannot }: el propietario de «{ $slug }» eliminó su cuenta, así que nadie responde por él
server_transition-changed =
    { $cannot }: «{ $slug }» ha cambiado, o ha decidido otra persona, desde que lo abriste; vuelve a
    mirarlo
server_transition-unlisted = { $cannot }: su propietario quitó «{ $slug }» de la lista
server_own =
    { $cannot }: colaboras en «{ $slug }», así que decide otra persona de la moderación
server_not_approved =
    { $doing ->
        [check_server]
            No se puede comprobar el servidor: «{ $slug }» está { $status ->
                [pending] pendiente de revisión
                [approved] aprobado
                [rejected] rechazado
               *[suspended] suspendido
            }
       *[other]
            { $cannot }: el servidor «{ $slug }» está { $status ->
                [pending] pendiente de revisión
                [approved] aprobado
                [rejected] rechazado
               *[suspended] suspendido
            }
    }
check_too_soon-busy =
    No se puede comprobar el servidor: hay demasiadas comprobaciones en marcha; inténtalo de nuevo en
    un momento
check_too_soon-waiting =
    No se puede comprobar el servidor: uno de tus servidores en espera se comprobó hace menos de
    { $seconds } segundos
check_too_soon-listed =
    No se puede comprobar el servidor: la última comprobación fue hace menos de { $seconds } segundos
game_unknown = { $cannot }: no existe el juego «{ $slug }»; juegos conocidos: { $known }
game_invalid-name = { $cannot }: un nombre tiene de { $min } a { $max } caracteres imprimibles
game_invalid-slug =
    { $cannot }: «{ $slug }» no es un nombre corto, que tiene de 2 a 60 caracteres: a-z, 0-9 y
    guiones sueltos
game_invalid-protocol =
    { $cannot }: no existe el protocolo «{ $protocol }»; protocolos conocidos: { $known }
game_invalid-port = { $cannot }: un puerto es un número entero del 1 al { $max }
game_invalid-queryPort = { $cannot }: el puerto de consulta { $port } no es válido
game_exists =
    { $cannot }: «{ $slug }» ya está en la lista, o fue el nombre corto de un juego que lo está
picture_refused-damaged =
    No se puede usar esta imagen: el archivo está dañado; ábrelo en un editor de imágenes y guárdalo
    otra vez
picture_refused-animated =
    No se puede usar esta imagen: está animada; elige una que no se mueva
picture_refused-format =
    No se puede usar esta imagen: no es PNG, JPEG ni WebP; no se aceptan GIF ni SVG
picture_refused-large =
    No se puede usar esta imagen: tiene { $width } × { $height } píxeles, y una así puede tener
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapíxeles como máximo; redúcela antes
picture_refused-small =
    No se puede usar esta imagen: tiene { $width } × { $height } píxeles, y un { $kind ->
        [logo] logo
       *[banner] banner
    } necesita al menos { $minWidth } × { $minHeight }
picture_gone =
    { $cannot }: las imágenes de «{ $slug }» han cambiado mientras tanto; vuelve a mirarlas
report_invalid-other =
    No se puede denunciar: di qué está mal, con entre 1 y { $max } caracteres
report_invalid-chosen =
    No se puede denunciar: di qué está mal, con { $max } caracteres como máximo
reports_too_many-nameless =
    No se puede denunciar: la moderación ya tiene { $max } denuncias de personas que no habían iniciado
    sesión, y por ahora no acepta más de ese tipo. Inicia sesión en otra pestaña y envíalo otra vez
reports_too_many-all =
    No se puede denunciar: la moderación ya tiene { $max } denuncias sobre esto; inténtalo de nuevo en
    una hora
report_gone =
    No se pueden cerrar las denuncias sobre «{ $slug }»: no hay ninguna abierta

fact-tags = Elige como máximo { $max } etiquetas.
fact-country = Elige un país de la lista.
fact-languages = Elige idiomas de la lista.
fact-languages_too_many = Elige como máximo { $max } idiomas.
fact-description = Una descripción puede tener como máximo { $max } caracteres.
fact-text_language = Elige un idioma de la lista.
fact-text_language_twice =
    Más abajo también hay textos en este idioma. Quítalos o elige aquí otro idioma.
fact-rules = Las normas pueden tener como máximo { $max } caracteres.
fact-tagline_not_one_line = Un eslogan es una línea de caracteres imprimibles.
fact-tagline_too_long = Un eslogan puede tener como máximo { $max } caracteres.
fact-version_not_one_line = Una versión es una línea de caracteres imprimibles.
fact-version_too_long = Una versión puede tener como máximo { $max } caracteres.
fact-website_too_long = El enlace de la web puede tener como máximo { $max } caracteres.
fact-website_too_long_as_written =
    El enlace de la web puede tener como máximo { $max } caracteres, tal como lo escriben los
    navegadores.
fact-website_elsewhere =
    La web es un enlace a un sitio público que empieza por https://.
fact-discord_too_long = La invitación puede tener como máximo { $max } caracteres.
fact-discord_too_long_as_written =
    La invitación puede tener como máximo { $max } caracteres, tal como la escriben los navegadores.
fact-discord_elsewhere = Una invitación es un enlace de { $sites } que empieza por https://.
fact-video_too_long = El enlace del vídeo puede tener como máximo { $max } caracteres.
fact-video_too_long_as_written =
    El enlace del vídeo puede tener como máximo { $max } caracteres, tal como lo escriben los
    navegadores.
fact-video_elsewhere = Un vídeo es un enlace de { $sites } que empieza por https://.

key_unknown-plain = No existe la clave «{ $id }»
key_unknown-cannot = { $cannot }: no existe la clave «{ $id }»
key_name_invalid =
    No se puede crear la clave: su nombre necesita de 1 a { $max } caracteres imprimibles
keys_too_many =
    No se puede crear la clave: este servidor ya tiene { $max } claves; revoca una antes
scopes_invalid = No se puede crear la clave: elige para qué es, entre { $known }
key_revoked = { $cannot }: la clave se revocó ({ $at })
overlap_invalid =
    No se puede renovar la clave: la antigua y la nueva funcionan a la vez de 0 a { $max } horas, no
    { $hours }
webhook_url_refused-incomplete =
    No se puede usar esa URL de webhook: no es una dirección web completa.
webhook_url_refused-inner =
    No se puede usar esa URL de webhook: tiene que llevar a un host público de internet.
webhook_url_refused-chat =
    No se puede usar esa URL de webhook: es la dirección de un canal de Discord, que acepta
    mensajes, no votos. Conéctalo en «Chats»: los votos se publican ahí como mensajes.
webhook_url_refused-scheme =
    No se puede usar esa URL de webhook: tiene que empezar por https:// o http://.
webhook_url_refused-credentials =
    No se puede usar esa URL de webhook: no puede contener un nombre de usuario ni una contraseña.
webhook_url_refused-port =
    No se puede usar esa URL de webhook: un webhook no puede usar el puerto { $port }. Elige 80, 443 u
    otro puerto por encima de 1023.
webhook_url_refused-tooLong =
    No se puede usar esa URL de webhook: puede tener como máximo { $max } caracteres.
webhook_url_taken = No se puede usar { $url }: otra clave de este servidor ya envía ahí
secret_not_prepared =
    No se puede activar un secreto de webhook: no hay ninguno preparado
key_is_votifier = { $cannot }: esta clave es la de Votifier, en «Recompensas»
key_is_chat = { $cannot }: esta clave es la de un canal, en «Chats»
chat_address_refused-notDiscord =
    No se puede conectar: no es la dirección de un webhook de Discord. En Discord, abre los ajustes
    del canal, luego Integraciones y Webhooks, y copia la URL del webhook.
chat_address_refused-notSlack =
    No se puede conectar: no es la dirección de un webhook entrante de Slack. Empieza por
    https://hooks.slack.com/services/.
chat_connected = No se puede conectar: este canal ya está conectado
votifier_address_refused-host =
    No se puede conectar: no es un nombre de host ni una dirección; el puerto tiene su propio campo.
votifier_address_refused-inner =
    No se puede conectar: Votifier tiene que ser accesible desde internet en este host.
votifier_address_refused-port =
    No se puede conectar: no se puede llegar a Votifier en el puerto { $port }. Suele ser { $usual }.
votifier_secret_refused-missing =
    No se puede conectar: falta el token o la clave pública de tu Votifier
votifier_secret_refused-lost =
    No se puede conectar: pega otra vez el token o la clave
votifier_secret_refused-privateKey =
    No se puede conectar: esta es una clave privada y tiene que quedarse en tu servidor. Pega la de
    public.key, y crea claves nuevas si alguien más ha visto esta.
votifier_secret_refused-neither =
    No se puede conectar: esto no es un token (de 6 a { $max } caracteres sin espacios) ni una clave
    pública de Votifier.
votifier_secret_refused-anotherKey =
    No se puede conectar: Votifier usa claves RSA de { $bits } bits, y esta es distinta. Elimina la
    carpeta «rsa» de tu plugin y reinicia tu servidor: así se crean nuevas.
votifier_connected = No se puede conectar: se acaba de hacer en otra ventana
votifiers_too_many = No se puede conectar: este servidor ya tiene { $max } receptores; quita uno antes
votifier_missing = No se puede elegir Votifier: conecta uno antes, con su token o su clave
replay_time_invalid-since =
    No se pueden reenviar los votos desde { $time }: tiene que ser en los últimos { $days } días
replay_time_invalid-unreadable =
    No se pueden reenviar los votos desde ese momento: tiene que ser en los últimos { $days } días
replay_too_soon =
    No se pueden reenviar los votos: el último reenvío a esta dirección no ha terminado o acaba de
    hacerse; el próximo puede empezar a partir de { $from }
sends_too_many =
    { $cannot }: has enviado mucho a mano a esta dirección; inténtalo de nuevo en un minuto
delivery_unknown = { $cannot }: no existe la entrega «{ $id }»
delivery_unfinished = No se puede volver a enviar la entrega «{ $id }»: se está enviando
delivery_without_destination =
    { $doing ->
        [resend] No se puede volver a enviar: su clave está revocada o no tiene URL de webhook
        [replay] No se pueden reenviar los votos: esta clave no tiene URL de webhook
        [test_the_webhook] No se puede probar el webhook: esta clave no tiene URL de webhook
       *[grade_the_receiver_of_this_key]
            No se puede evaluar el receptor de esta clave: no tiene URL de webhook o está fallando; envía
            pruebas hasta que llegue una
    }

clock_off = No se puede votar: el reloj de este servidor y el de la base de datos no coinciden
favourites_full =
    No se puede añadir el favorito: ya tienes { $max }; quita uno antes
vote_unknown = { $cannot }: no existe el voto «{ $id }»
vote_voided =
    { $doing ->
        [resend] No se puede volver a enviar la entrega «{ $id }»: su voto se anuló
       *[void_vote] No se puede anular el voto «{ $id }»: ya está anulado
    }
void_choice_invalid-span =
    No se pueden elegir los votos: el periodo tiene que ser pasado, empezar antes de terminar y abarcar
    como máximo { $days } días
void_choice_invalid-number =
    No se pueden elegir los votos: { $given } no es un número entero del 1 al { $max }
void_choice_changed-others =
    No se pueden anular los votos: hay otra acción en marcha sobre votos de estas horas; vuelve a
    contarlos en un minuto
void_choice_changed-counted =
    No se pueden anular los votos: contaste { $expected }, pero alguien ha anulado algunos mientras
    tanto, y ahora coinciden { $votes }; vuelve a contarlos
void_batch_unknown = No se puede revertir: no existe la acción «{ $id }»
void_batch_lifted = No se puede revertir la acción «{ $id }»: ya se revirtió
void_notice_unknown =
    No se puede responder: no existe el aviso «{ $id }» sobre votos anulados
void_answered-lifted = No se puede responder: los votos vuelven a contar
void_answered-given =
    No se puede responder: cada aviso tiene una sola respuesta, y ya se dio
void_answer_invalid =
    No se puede responder: escribe entre { $min } y { $max } caracteres
void_answer_read = Otra persona marcó la respuesta como leída
wave_unknown = No existe la alerta «{ $id }»
wave_decided-person =
    { $state ->
        [voided] No se puede decidir sobre la alerta: { $by } ha anulado sus votos mientras tanto
       *[dismissed] No se puede decidir sobre la alerta: { $by } la ha descartado mientras tanto
    }
wave_decided-operator =
    { $state ->
        [voided]
            No se puede decidir sobre la alerta: quien administra el sitio ha anulado sus votos mientras tanto
       *[dismissed]
            No se puede decidir sobre la alerta: quien administra el sitio la ha descartado mientras tanto
    }
wave_grown =
    No se puede decidir sobre la alerta: ahora tiene { $votes } votos, { $seen } cuando la abriste;
    vuelve a mirarla
