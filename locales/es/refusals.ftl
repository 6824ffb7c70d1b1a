### refusals

account_name_invalid-characters =
    Usa de 2 a 32 letras de la A a la Z, cifras, «_», «.» o «-». Los nombres no llevan espacios ni
    empiezan por «-».
account_name_invalid-prefix =
    Elige un nombre que no empiece por «{ $prefix }». Este sitio no permite esos nombres.
account_name_reserved = «{ $name }» está reservado para el sitio. Elige otro nombre.
account_name_steam = Eso es un ID de Steam. Inicia sesión con Steam para usarlo.
game_name_known = «{ $name }» ya está en tu lista.
game_names_full = Quita antes un nombre. Además del tuyo, puedes tener { $max } sin demostrar.
account_exists-email = Esta dirección ya tiene una cuenta. Mejor inicia sesión.
account_exists-voted =
    Un jugador ya ha votado como «{ $name }». Si fuiste tú, confirma antes tu correo electrónico.
account_exists-name = «{ $name }» ya está en uso. Elige otro nombre, o inicia sesión si es el tuyo.
identity_linked = Ya pertenece a otra cuenta de aquí. Desvincúlalo antes allí.
last_way_in = Añade antes otra forma de iniciar sesión. Esta es la única que tienes.
sign_in_link_refused =
    «{ $name }» no puede recibir un enlace para iniciar sesión. La cuenta está bloqueada o el
    jugador nunca se registró.
claim_gone = Ya no hay nada que decidir. La reclamación ya no existe o el nombre tiene dueño.
sign_in_needed = «{ $player }» tiene una cuenta aquí. Inicia sesión para votar con ella.
account_unknown-named = No existe la cuenta «{ $name }». Comprueba el nombre.
account_unknown-deleted = Esta cuenta se eliminó.
account_owns_listings = Elimina antes tus fichas, quítalas de la lista o cédelas: { $named }.
account_disabled-vote = Esta cuenta no puede votar. La moderación la bloqueó.
account_disabled-again = Esta cuenta ya está bloqueada.
account_decided = Otra persona ha decidido desde que abriste esto. Míralo otra vez.
account_not_disabled = Esta cuenta no está bloqueada.
account_has_role =
    { $role ->
        [moderator] Esta cuenta es de moderación. Un administrador tiene que quitarle antes ese rol.
       *[administrator]
            Esta cuenta es de administración. Otro administrador tiene que quitarle antes ese rol.
    }
account_cant_have_role =
    Elige otra cuenta. Esta está bloqueada o nadie puede iniciar sesión con ella.
last_administrator =
    Dale antes el rol de administrador a otra persona. Nadie más administra este sitio.
rename_too_soon = Puedes volver a cambiar tu nombre el { DATETIME($next, dateStyle: "medium") }.
email_invalid = Escribe un correo electrónico, como lena@example.org.
password_too_short = Usa al menos { $min } caracteres.
password_too_long = Usa como máximo { $max } caracteres.
password_common = Es demasiado fácil de adivinar. Usa tres o cuatro palabras que no tengan relación.
bot_check_failed-forged =
    Esa comprobación no era para este formulario. Inténtalo de nuevo.
bot_check_failed-expired =
    La página estuvo abierta demasiado tiempo. Inténtalo de nuevo.
bot_check_failed-unavailable =
    La comprobación contra bots no está disponible. Inténtalo de nuevo en un momento.
bot_check_spent = Esa comprobación ya se había usado. Inténtalo de nuevo.
moderators_only = Solo la moderación puede hacer esto.
administrators_only = Solo los administradores pueden hacer esto. Pídeselo a uno.
setting_invalid-accent = Escribe el color con # y seis cifras, como #f4b41f.
setting_invalid-name = Usa como máximo { $max } caracteres imprimibles para el nombre.
setting_invalid-imprint = Usa como máximo { $max } caracteres imprimibles para el aviso legal.
reason_needed = Di por qué, en { $min } a { $max } caracteres.
form_used = Este formulario ya se envió y se ejecutó una vez. No hace falta nada más.

server_unknown = No existe el servidor «{ $slug }».
role_too_low =
    { $role ->
        [owner] Pídeselo al propietario. Solo él puede hacerlo.
       *[other]
            Pídeselo al propietario o a un gestor. Los observadores pueden mirar, pero no cambiar
            nada.
    }
offer_unknown =
    Esta oferta ya no existe. Se retiró, se respondió o caducó, o el servidor tiene otro
    propietario.
offer_refused-unknown = Aquí nadie se llama { $name }. Pregúntale su nombre de usuario.
offer_refused-self = { $name } ya es el propietario.
offer_refused-member = { $name } ya tiene acceso.
offer_refused-you = Ya tienes acceso, o una oferta te espera en «Mis servidores».
offer_refused-asked =
    { $name } ya recibió una oferta. Retírala antes, o espera { $days } días si la rechazó.
offer_refused-many =
    Quita antes a una persona o retira una oferta. El máximo es de { $max } personas y ofertas
    abiertas.
offer_refused-unpublished = Espera a que la moderación apruebe el servidor.
member_unknown = Esta persona ya no tiene acceso.
server_name_invalid = Escribe un nombre de { $min } a { $max } caracteres imprimibles.
slug_refused-form = Usa de { $min } a { $max } minúsculas de la a a la z, cifras y guiones sueltos.
slug_refused-formLike =
    Usa de { $min } a { $max } minúsculas de la a a la z, cifras y guiones sueltos, como
    «{ $example }».
slug_refused-reserved = «{ $slug }» está reservado para el sitio. Elige otra dirección.
slug_refused-taken = Otro servidor tiene o tuvo la dirección «{ $slug }». Elige otra.
slug_refused-alike = «{ $slug }» se parece demasiado a la dirección de otro servidor. Elige otra.
slug_moved = Puedes volver a cambiar la dirección el { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Escribe solo la dirección, como play.example.com.
server_host_invalid-inner =
    Escribe la dirección pública del servidor. A esta solo se llega desde tu propia red.
server_port_invalid = Escribe un número de puerto de 1 a 65535.
description_too_long =
    { $over ->
        [one] Acórtala en { $over } carácter.
        [many] Acórtala en { $over } de caracteres.
       *[other] Acórtala en { $over } caracteres.
    }
changed_meanwhile = Esto ha cambiado mientras tanto. Revísalo y guarda otra vez.
facts_invalid = { $faults }
tag_unknown = No existe la etiqueta «{ $slug }». Elige una de la lista.
tag_invalid-name = Escribe un nombre de { $min } a { $max } caracteres imprimibles.
tag_invalid-slug = Usa de 2 a 40 caracteres para el nombre corto: a-z, 0-9 y guiones sueltos.
tag_exists = «{ $name }» ya está en la lista.
entry_used =
    { $servers ->
        [one] Mejor fusiónalo. { $servers } ficha lo usa o lo usaba cuando se eliminó.
        [many] Mejor fusiónalo. Lo usan { $servers } de fichas, contando las eliminadas.
       *[other] Mejor fusiónalo. Lo usan { $servers } fichas, contando las eliminadas.
    }
merged_with_itself = Elige otro con el que fusionarlo.
servers_too_many-all =
    Puedes tener como máximo { $max } servidores. Los que eliminaste hace poco todavía cuentan.
servers_too_many-pending =
    Espera una decisión o elimina un servidor. Tienes { $pending } en revisión.
change_gone-none = Ya no espera ningún cambio en «{ $slug }».
change_gone-seen = El propietario de «{ $slug }» lo ha editado mientras tanto. Míralo otra vez.
change_gone-replaced =
    El propietario de «{ $slug }» ha sustituido este cambio mientras tanto. Mira el nuevo.
server_transition-status =
    { $status ->
        [pending] «{ $slug }» está pendiente de revisión, así que no es posible. Míralo otra vez.
        [approved] «{ $slug }» está aprobado, así que no es posible. Míralo otra vez.
        [rejected] «{ $slug }» está rechazado, así que no es posible. Míralo otra vez.
       *[suspended] «{ $slug }» está suspendido, así que no es posible. Míralo otra vez.
    }
server_transition-ownerless =
    El propietario de «{ $slug }» eliminó su cuenta, así que nadie responde por él.
server_transition-changed =
    «{ $slug }» ha cambiado, o alguien ha decidido, desde que lo abriste. Míralo otra vez.
server_transition-unlisted = El propietario de «{ $slug }» lo quitó de la lista.
server_transition-told = El propietario de «{ $slug }» ya está avisado. Toma una nueva decisión.
server_own = Colaboras en «{ $slug }», así que déjaselo a otra persona de la moderación.
server_not_approved =
    { $status ->
        [pending] «{ $slug }» está pendiente de revisión. La moderación tiene que aprobarlo antes.
        [rejected]
            «{ $slug }» está rechazado. Su propietario tiene que cambiarlo y volver a enviarlo.
       *[suspended] «{ $slug }» está suspendido. La moderación tiene que volver a aprobarlo antes.
    }
check_too_soon-busy = Se están comprobando demasiados servidores. Inténtalo de nuevo en un momento.
check_too_soon-waiting =
    Uno de tus servidores en espera se acaba de comprobar. Inténtalo de nuevo en { $seconds }
    segundos.
check_too_soon-listed = Se acaba de comprobar. Inténtalo de nuevo en { $seconds } segundos.
game_unknown = No existe el juego «{ $slug }». Elige uno de estos: { $known }.
game_invalid-name = Escribe un nombre de { $min } a { $max } caracteres imprimibles.
game_invalid-slug = Usa de 2 a 60 caracteres para el nombre corto: a-z, 0-9 y guiones sueltos.
game_invalid-protocol = No existe el protocolo «{ $protocol }». Elige uno de estos: { $known }.
game_invalid-port = Escribe un número de puerto de 1 a { $max }.
game_invalid-queryPort = Elige otra distancia hasta el puerto de consulta. Así sería { $port }.
game_exists = «{ $slug }» ya está en la lista, o fue el nombre corto de un juego que lo está.
picture_refused-damaged =
    El archivo está dañado. Ábrelo en un editor de imágenes y guárdalo otra vez.
picture_refused-animated = Elige una imagen que no se mueva.
picture_refused-format = Usa un PNG, JPEG o WebP.
picture_refused-large =
    Haz la imagen más pequeña. Tiene { $width } × { $height } píxeles, y el máximo es de
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapíxeles.
picture_refused-small =
    { $kind ->
        [logo]
            Usa una imagen más grande. Un logo necesita { $minWidth } × { $minHeight } píxeles, y
            esta tiene { $width } × { $height }.
       *[banner]
            Usa una imagen más grande. Un banner necesita { $minWidth } × { $minHeight } píxeles,
            y esta tiene { $width } × { $height }.
    }
picture_gone = Las imágenes de «{ $slug }» han cambiado mientras tanto. Míralas otra vez.
report_invalid-other = Di qué está mal, en 1 a { $max } caracteres.
report_invalid-chosen = Usa como máximo { $max } caracteres.
reports_too_many-nameless =
    Inicia sesión en otra pestaña y envíalo otra vez. La moderación ya tiene { $max } denuncias de
    personas que no habían iniciado sesión, y por ahora no acepta más de ese tipo.
reports_too_many-all = La moderación ya tiene { $max } denuncias. Inténtalo de nuevo en una hora.
report_gone = Ya no hay denuncias abiertas sobre «{ $slug }».

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

key_unknown = No existe la clave «{ $id }».
key_name_invalid = Ponle a la clave un nombre de 1 a { $max } caracteres imprimibles.
keys_too_many = Revoca antes una clave. El máximo es { $max }.
scopes_invalid = Elige para qué es la clave: { $known }.
key_revoked = Esta clave se revocó. Crea una nueva.
overlap_invalid = Escribe un número de horas de 0 a { $max }.
webhook_url_refused-incomplete = Escribe la dirección completa, que empieza por https://.
webhook_url_refused-inner =
    Escribe una dirección de internet pública. A esta solo se llega desde tu propia red.
webhook_url_refused-chat =
    Esta es la dirección de un chat, que acepta mensajes y no votos. Conéctalo en «Chats».
webhook_url_refused-scheme = Escribe una dirección que empiece por https:// o http://.
webhook_url_refused-credentials = Quita el nombre de usuario y la contraseña.
webhook_url_refused-port =
    No se puede usar el puerto { $port }. Elige 80, 443 o uno por encima de 1023.
webhook_url_refused-tooLong = Usa una dirección de { $max } caracteres como máximo.
webhook_url_taken = Otra clave de este servidor ya envía allí. Usa esa u otra dirección.
secret_not_prepared = Prepara antes un secreto nuevo.
key_is_votifier = Esta clave es la de Votifier. Cámbiala en «Recompensas».
key_is_chat = Esta clave es la de un canal. Cámbiala en «Chats».
chat_address_refused-missing = Pega la dirección del webhook del canal.
chat_address_refused-notDiscord =
    Esta no es la dirección de un webhook de Discord. En Discord, abre los ajustes del canal,
    luego Integraciones y Webhooks, y copia la URL del webhook.
chat_address_refused-notSlack =
    Esta no es la dirección de un webhook entrante de Slack. Empieza por
    https://hooks.slack.com/services/.
chat_connected = Este canal ya está conectado.
votifier_address_refused-host =
    Escribe solo el host, como play.example.com. El puerto tiene su propio campo.
votifier_address_refused-inner =
    Escribe una dirección de internet pública. A esta solo se llega desde tu propia red.
votifier_address_refused-port =
    No se llega a Votifier por el puerto { $port }. Suele ser { $usual }.
votifier_secret_refused-missing = Pega el token o la clave pública de tu Votifier.
votifier_secret_refused-lost = Pega el token o la clave otra vez.
votifier_secret_refused-privateKey =
    Esta es una clave privada: mantenla en secreto. Pega la de public.key, y crea claves nuevas si
    alguien más ha visto esta.
votifier_secret_refused-neither =
    Pega un token (de 6 a { $max } caracteres sin espacios) o una clave pública de Votifier.
votifier_secret_refused-anotherKey =
    Votifier necesita una clave RSA de { $bits } bits. Elimina la carpeta «rsa» de tu plugin y
    reinicia tu servidor: así se crean nuevas.
votifier_connected = Esto se acaba de hacer en otra ventana.
votifiers_too_many = Quita antes un receptor. El máximo es { $max }.
votifier_missing = Conecta antes un Votifier, con su token o su clave.
goal_name_invalid = Ponle a la meta un nombre como vote-party: letras minúsculas de la a a la z, cifras, - y _.
goal_name_taken = Elige otro nombre. Otra meta ya tiene este.
goal_target_invalid = Elige un número del { $min } al { $max }.
goals_too_many = Quita antes una meta de este tipo. El máximo es { $max }.
goal_unknown = No existe la meta «{ $name }».
replay_time_invalid = Elige un momento de los últimos { $days } días.
replay_too_soon =
    El último reenvío a esta dirección no ha terminado o acaba de hacerse. Empieza el próximo a
    partir de { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC.
sends_too_many = Has enviado mucho a mano. Inténtalo de nuevo en un minuto.
delivery_unknown = No existe la entrega «{ $id }».
delivery_unfinished = Esta entrega se está enviando. Espera el resultado.
delivery_without_destination-resend =
    Esta entrega no se puede volver a enviar. Su clave está revocada o no tiene URL de webhook.
delivery_without_destination-none = Ponle antes a esta clave una URL de webhook.
delivery_without_destination-grade =
    Ponle a esta clave una URL de webhook y envía pruebas hasta que llegue una.

clock_off =
    Ahora no se puede votar. El reloj de este servidor y el de la base de datos no coinciden.
favourites_full = Quita antes un favorito. El máximo es { $max }.
vote_unknown = No existe el voto «{ $id }».
vote_voided-resend = Esta entrega no se puede volver a enviar. Su voto se anuló.
vote_voided-again = Este voto ya está anulado.
void_choice_invalid-span =
    Elige un comienzo anterior al final, los dos en el pasado, con { $days } días entre ellos como
    máximo.
void_choice_invalid-number = Escribe un número entero de 1 a { $max }.
void_choice_changed-others =
    Hay otra acción en marcha sobre votos de estas horas. Vuelve a contarlos en un minuto.
void_choice_changed-counted =
    Contaste { $expected }, pero algunos se han anulado mientras tanto y quedan { $votes }.
    Cuéntalos otra vez.
void_batch_unknown = No existe la acción «{ $id }».
void_batch_lifted = Esta acción ya se revirtió.
void_notice_unknown = No existe el aviso «{ $id }» sobre votos anulados.
void_answered-lifted = No hace falta responder. Los votos vuelven a contar.
void_answered-given = Ya has respondido. Cada aviso tiene una sola respuesta.
void_answer_invalid = Escribe de { $min } a { $max } caracteres.
void_answer_read = Otra persona marcó la respuesta como leída.
suspension_answered-lifted = No hace falta responder. El servidor no está suspendido.
suspension_answered-given = Ya has respondido. Cada suspensión tiene una sola respuesta.
suspension_own = Suspendiste este servidor: deja la respuesta a otra persona de la moderación.
wave_unknown = No existe la alerta «{ $id }».
wave_decided-person =
    { $state ->
        [voided] { $by } ha anulado los votos de esta alerta mientras tanto.
       *[dismissed] { $by } ha descartado esta alerta mientras tanto.
    }
wave_decided-operator =
    { $state ->
        [voided] El operador ha anulado los votos de esta alerta mientras tanto.
       *[dismissed] El operador ha descartado esta alerta mientras tanto.
    }
wave_grown =
    Ya son { $votes } votos, y eran { $seen } cuando la abriste. Mírala otra vez y luego decide.
