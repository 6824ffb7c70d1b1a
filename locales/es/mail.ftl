### mail

newsMail-hello = Hola, { $name }:
newsMail-subject = { $updates } novedades de tus servidores en { $site }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Hay una más. La encontrarás en las páginas de tus servidores.
       *[other] Hay { $items } más. Las encontrarás en las páginas de tus servidores.
    }
newsMail-why =
    Recibes este correo porque colaboras en un servidor de { $site } o te han invitado a hacerlo. Para
    dejar de recibir correos sobre tus servidores:
newsMail-webhook = El webhook «{ $name }» de { $server }

newsMail-withReason = { $sentence } El motivo de la moderación: { $reason }

news-server_approved-subject = { $server } ya está en la lista
news-server_approved-more = Los jugadores ya pueden votar por él.

news-server_reinstated-subject = { $server } vuelve a estar en la lista
news-server_reinstated-more = Los jugadores pueden votar por él y sus claves de API funcionan.

news-server_rejected-subject = { $server } no se ha aprobado
news-server_rejected-more = Puedes editar la ficha y enviarla otra vez.

news-server_suspended-subject = { $server } se ha suspendido
news-server_suspended-more =
    No está en la lista, nadie puede votar por él y sus claves de API no funcionan.

news-suspension_kept-subject = { $server } sigue suspendido
news-suspension_kept-more =
    La moderación ha leído tu respuesta y el servidor sigue fuera de la lista.

news-change_approved-subject = Tus cambios en { $server } se han aprobado
news-change_approved-more = Ya los ve todo el mundo.

news-change_refused-subject = Tus cambios en { $server } no se han aprobado
news-change_refused-more = La ficha se queda como estaba y puedes volver a editarla.

news-picture_taken_down-subject = Se ha retirado una imagen de { $server }
news-picture_taken_down-more = El resto de la ficha sigue igual y puedes subir otra imagen.

news-change_asked-subject = La moderación te pide que cambies { $server }
news-change_asked-more = Todavía no ha cambiado nada: edita tú la ficha.

news-edits_put_back-subject = La moderación deshizo tu edición de { $server }
news-edits_put_back-more = La ficha vuelve a decir lo de antes. Puedes editarla de nuevo.

news-role_offered-subject = { $owner } te invita a colaborar en { $server }
news-role_offered-more = No cambia nada hasta que aceptes. La invitación termina en 7 días:

news-listing_offered-subject = { $owner } quiere cederte { $server }
news-listing_offered-more = No cambia nada hasta que aceptes. La oferta termina en 7 días:

news-role_ended-subject = Ya no colaboras en { $server }
news-role_ended-more = { $owner } ha retirado tu acceso. Tus otros servidores:

news-handed_over-subject = { $server } pertenece ahora a { $owner }
news-handed_over-more = Ha aceptado tu oferta y ya no tienes acceso. Tus otros servidores:

news-votes_voided-subject =
    { $server } ha perdido { $votes ->
        [one] 1 voto: la moderación lo ha anulado
       *[other] { $votes } votos: la moderación los ha anulado
    }
news-votes_voided-more =
    { $votes ->
        [one] Ya no cuenta. En la página del servidor puedes ver de cuándo es y responder una vez.
       *[other] Ya no cuentan. En la página del servidor puedes ver de cuándo son y responder una vez.
    }

news-votes_restored-subject =
    { $server } recupera { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
news-votes_restored-more =
    { $votes ->
        [one] La moderación ha retirado la anulación y vuelve a contar.
       *[other] La moderación ha retirado la anulación y vuelven a contar.
    }

news-webhook_failing-subject = { $webhook } está fallando
news-webhook_failing-more =
    No ha llegado nada desde { $since }. Reintentamos cada voto durante tres días; después puedes
    reenviarlo. Mira qué ha fallado:

news-webhook_off-subject = { $webhook } se ha desactivado
news-webhook_off-more =
    No dejaba de fallar ({ $since }). Los votos están en espera. Cuando tu receptor esté listo, vuelve
    a activar el webhook y reenvíalos:

news-webhook_working-subject = { $webhook } vuelve a funcionar
news-webhook_working-more = Llegan votos desde { $since }.

deskMail-hello = Hola, { $name }:
deskMail-subject = { $items } novedades en la moderación de { $site }

deskMail-news-wave =
    Votos inusuales por { $server }: { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    }
deskMail-news-reports =
    { $reports ->
        [one] 1 denuncia
       *[other] { $reports } denuncias
    } de { $server }
deskMail-news-answer =
    El propietario de { $server } ha respondido sobre { $votes ->
        [one] 1 voto anulado
       *[other] { $votes } votos anulados
    }
deskMail-news-suspension_answer = El propietario de { $server } ha respondido sobre la suspensión
deskMail-news-listing = { $server } espera revisión
deskMail-news-change = Un cambio en { $server } espera revisión

deskMail-left =
    { $items ->
        [one] Hay una más.
       *[other] Hay { $items } más.
    }
deskMail-why =
    Recibes este correo porque formas parte de la moderación de { $site }. Para recibirlo menos, o
    nunca:

accountMails-reset-subject = Una contraseña nueva para { $site }
accountMails-reset-before =
    Alguien ha pedido una contraseña nueva para tu cuenta en { $site }. Para elegirla, abre:
accountMails-reset-after =
    El enlace funciona una vez, durante una hora. Si no has sido tú, ignora este correo: tu contraseña
    no cambiará.

accountMails-verification-subject = Confirma tu correo para { $site }
accountMails-verification-before = Para confirmar que esta dirección es tuya, abre:
accountMails-verification-after =
    El enlace funciona durante un día. Si no tienes cuenta en { $site }, ignora este correo.

accountMails-claim-subject = Un nombre en { $site }
accountMails-claim-before =
    Alguien se ha registrado en { $site } con esta dirección de correo y un nombre con el que ya ha
    votado un jugador. Si ese jugador eres tú, abre este enlace y elige una contraseña. Así el nombre
    será tuyo en { $site }, con sus votos:
accountMails-claim-after =
    El enlace funciona durante un día. Si no has sido tú, ignora este correo.

accountMails-addressInUse-subject = Tu correo en { $site }
accountMails-addressInUse-before =
    Alguien ha creado una cuenta nueva en { $site } con tu dirección de correo. La dirección sigue
    siendo tuya y tu cuenta «{ $name }» no ha cambiado.

    Si has sido tú y no recordabas esa cuenta, puedes elegir una contraseña nueva para ella:

accountMails-addressInUse-after = Si no has sido tú, ignora este correo.

accountMails-addressInUseWithoutPasswords-subject = Tu correo en { $site }
accountMails-addressInUseWithoutPasswords-before =
    Alguien en { $site } quiere usar tu dirección de correo para otra cuenta. La dirección sigue
    siendo tuya y tu cuenta «{ $name }» no ha cambiado.

    Si has sido tú y no recordabas esa cuenta, inicia sesión en ella como lo hacías antes:

accountMails-addressInUseWithoutPasswords-after = Si no has sido tú, ignora este correo.

accountMails-nameGiven-subject = El nombre { $name } en { $site }
accountMails-nameGiven-before =
    La moderación te ha dado el nombre. Inicia sesión con la contraseña que elegiste:

accountMails-nameRefused-subject = El nombre { $name } en { $site }
accountMails-nameRefused-before =
    La moderación ha decidido que es otra persona quien juega como { $name }. Puedes registrarte con
    otro nombre.

accountMails-imported-subject = Tu cuenta está ahora en { $site }
accountMails-imported-before =
    Tu cuenta se ha trasladado de { $list } a { $site }, que ahora guarda tus datos. Aquí se explica
    qué se guarda y por qué: { $privacy }

    Inicia sesión con tu nombre y la contraseña que tenías allí. Si no funciona, elige una nueva:
accountMails-imported-after =
    Si no quieres la cuenta, puedes eliminarla en su página.

accountMails-test-subject = Los correos de { $site } llegan
accountMails-test-before =
    Has pedido a { $site } que te envíe este correo. Ha llegado, así que los demás también llegarán:

accountMails-accountDisabled-subject = Tu cuenta en { $site } se ha bloqueado
accountMails-accountDisabled-before =
    La moderación ha bloqueado tu cuenta en { $site }. No puedes iniciar sesión ni votar. El motivo:

    { $reason }

accountMails-accountEnabled-subject = Tu cuenta en { $site } vuelve a funcionar
accountMails-accountEnabled-before =
    La moderación ha desbloqueado tu cuenta en { $site }. El motivo:

    { $reason }

    Puedes iniciar sesión y votar otra vez:

accountMails-signInChanged-subject = Ha cambiado cómo inicias sesión en { $site }
accountMails-signInChanged-before =
    Ha cambiado la forma de iniciar sesión en tu cuenta de { $site }. { $change ->
        [password_set] Ahora tiene una contraseña.
        [password_changed] Se ha cambiado su contraseña.
        [password_reset] Se ha puesto una contraseña nueva con un enlace que enviamos a esta
            dirección.
        [passkey_added] Se ha añadido una llave de acceso.
        [passkey_removed] Se ha quitado una llave de acceso.
        [second_factor_on] Pide un segundo paso al iniciar sesión.
        [second_factor_off] Ya no pide un segundo paso al iniciar sesión.
        [recovery_codes_made] Tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.
        [recovery_code_used] Se ha usado un código de recuperación. Cada uno funciona una vez.
        [factors_reset] Quienes administran el sitio han quitado sus llaves de acceso, su app de
            autenticación y sus códigos de recuperación.
        [identity_linked] Se ha vinculado una cuenta de otro sitio. Quien la tenga puede iniciar
            sesión con ella.
       *[identity_unlinked] Se ha quitado una cuenta vinculada de otro sitio.
    }

    Si has sido tú, no tienes que hacer nada. Si no, inicia sesión, quita lo que no sea tuyo, cambia
    tu contraseña y cierra todas las demás sesiones:

accountMails-newBrowser-subject = Inicio de sesión con un navegador nuevo en { $site }
accountMails-newBrowser-after = El enlace funciona durante una semana. Cierra todas las sesiones una sola vez.
accountMails-newBrowser-before =
    Alguien ha iniciado sesión en tu cuenta de { $site } con un navegador que no habíamos visto antes
    en ella:

    { $browser }, desde { $address }, fecha: { $when }

    Si has sido tú, no tienes que hacer nada. Si no, abre esta página. Cierra todas las sesiones y te
    deja elegir una contraseña nueva:

accountMails-addressChanged-subject = Tu correo en { $site } ha cambiado
accountMails-addressChanged-before =
    Tu cuenta en { $site } tiene ahora la dirección { $newEmail } en lugar de esta.

    Si no has sido tú, alguien conoce tu contraseña. Inicia sesión, cámbiala y cierra todas las demás
    sesiones:

news-made_manager-subject = Ahora gestionas { $server }
news-made_manager-more = { $owner } te permite editar la ficha, sus claves y sus recompensas:
news-made_viewer-subject = Ya tienes acceso de observador a { $server }
news-made_viewer-more = { $owner } te permite ver sus cifras, votantes y entregas:
news-chat_gone-subject = { $webhook } se ha desactivado
news-chat_gone-more =
    El chat ya no acepta mensajes en su dirección ({ $since }). Los votos están en espera. Pega una
    dirección nueva y luego envíalos:

news-webhook_gone-subject = { $webhook } se ha desactivado
news-webhook_gone-more =
    Tu receptor respondió 410 Gone ({ $since }). Los votos están en espera. Cuando tu receptor esté
    listo, vuelve a activar el webhook y reenvíalos:
accountMails-hello = Hola, { $name }:
accountMails-helloNobody = Hola:
accountMails-roleChanged-subject = Tu rol en { $site } ha cambiado
accountMails-roleChanged-before =
    { $role ->
        [moderator] Tu cuenta forma parte ahora de la moderación de { $site }. Esto es lo que te
            espera:
       *[administrator] Tu cuenta forma parte ahora de la administración de { $site }. Esto es lo que
            te espera:
    }
accountMails-roleEnded-subject = Tu rol en { $site } ha cambiado
accountMails-roleEnded-before =
    Tu cuenta ya no tiene ningún rol en { $site }. Tus votos y servidores siguen como están.
accountMails-unknownBrowser = un navegador desconocido
