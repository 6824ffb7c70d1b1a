### account

username = Nombre de usuario
usernameHelp =
    Exactamente como en el juego: de 2 a 32 letras, cifras, «_», «.» y «-». Los nombres de Bedrock
    pueden empezar por «.».
email = Correo electrónico
emailHelp = Para restablecer tu contraseña. Nadie más lo ve.
password = Contraseña
passwordHelp = Al menos 10 caracteres. Tres o cuatro palabras sin relación funcionan bien.
newPassword = Contraseña nueva
currentPassword = Contraseña actual
makeLink = Crear enlace
noMail = Este sitio no envía correos.

signUp-title = Registrarse
signUp-lead = Una cuenta para todos los servidores. Votas con tu nombre de usuario.
signUp-submit = Registrarse
signUp-toVote = Regístrate para votar por { $server }
signUp-toVoteLead = Un formulario corto y tu voto está a un clic.
signUp-toVoteConfirmed = Este sitio también te pide confirmar tu correo antes de votar.
signUp-inGame = Tu nombre en { $game }
signUp-inGameHelp =
    Exactamente como en el juego. Con él también inicias sesión, y { $server } recompensa a este
    jugador. De 2 a 32 letras, cifras, «_», «.» y «-».
signUp-submitToVote = Registrarse e ir a votar
signUp-ready = Comprobación superada
signUp-noScript =
    Para registrarte, activa JavaScript en este sitio: tu navegador tiene que hacer un pequeño cálculo
    que frena a los bots. Solo hace falta para votar y registrarse.
signUp-privacy = Qué guardamos y cuánto tiempo
signUp-haveOne = ¿Ya tienes cuenta?
signUp-signIn = Iniciar sesión
signUp-or = o con correo y contraseña

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Iniciar sesión con { $provider }
providers-button-sign_up = Continuar con { $provider }
providers-button-link = Vincular { $provider }
providers-button-prove = Confirmar con { $provider }

providers-leaving = Vamos a { $provider }…
providers-goOn = Ir a { $provider }
providers-byPassword = Iniciar sesión con contraseña

providers-declined-title = No has iniciado sesión con { $provider }
providers-declined-lead = No ha cambiado nada. Inténtalo de nuevo o elige otra forma.

providers-not_proven-title = No se ha podido iniciar sesión con { $provider }
providers-not_proven-lead =
    Su respuesta no demuestra quién eres. Inténtalo de nuevo o elige otra forma.

providers-round_unknown-title = Esta página es demasiado antigua
providers-round_unknown-lead =
    En { $provider } ha tardado demasiado, o has vuelto con otro navegador. Inténtalo de nuevo.

providers-unavailable-title = No se puede acceder a { $provider } ahora mismo
providers-unavailable-lead =
    No ha cambiado nada. Inténtalo de nuevo más tarde o elige otra forma.

providers-misconfigured-title = { $provider } no está bien configurado en este sitio
providers-misconfigured-lead =
    Volver a intentarlo no ayuda: tienen que corregirlo quienes llevan este sitio. Mientras tanto,
    elige otra forma.

providers-taken-title = Esa cuenta de { $provider } pertenece a otra cuenta de aquí
providers-taken-lead =
    Inicia sesión con ella y desvincúlala allí. Después podrás vincularla a esta cuenta.

providers-not_theirs-title = Esa cuenta de { $provider } no está vinculada a la tuya
providers-not_theirs-lead = Elige la cuenta de { $provider } con la que inicias sesión aquí.

providers-signed_out-title = Tu sesión ya no está abierta
providers-signed_out-lead = Inicia sesión otra vez y vuelve a ir a { $provider }.

newcomer-title = Elige tu nombre
newcomer-titleToVote = Tu nombre en { $server }
newcomer-lead =
    { $provider } ya sabe quién eres. Solo necesitamos tu nombre en el juego: las recompensas llegan
    al jugador con ese nombre.
newcomer-submit = Crear cuenta
newcomer-submitToVote = Ir a votar
newcomer-haveOne = ¿Ya tienes una cuenta aquí?
newcomer-isItYours = ¿{ $name } es tuyo?
newcomer-signIn = Inicia sesión para vincular { $provider }
newcomer-link = Vincular { $provider }
newcomer-linkLead =
    Acabas de llegar de { $provider }. Vincúlalo para iniciar sesión como { $name } con un clic.

newcomer-unknown-title = Esta página es demasiado antigua
newcomer-unknown-lead =
    Tenías media hora para elegir un nombre, o ya tienes uno. Inicia sesión otra vez.

entry-gone-title = Este inicio de sesión ya no funciona
entry-gone-lead = Su enlace ya se usó o es demasiado antiguo, o la cuenta ya no existe.

entry-disabled = Esta cuenta está bloqueada

signInLink-title = Iniciar sesión como { $username }
signInLink-lead =
    Este enlace lo han creado quienes administran el sitio. Con él puedes iniciar sesión una vez.
signInLink-submit = Iniciar sesión

proof-comesNext = Después te pediremos que confirmes que eres tú.
proof-justShown = Confirmado: no te lo volveremos a pedir en diez minutos.

waysIn-heading = Formas de iniciar sesión
waysIn-lead = Configura dos, por si pierdes una.
waysIn-isLinked = vinculada
waysIn-isOff = desactivada
waysIn-linked = Vinculada el
waysIn-unlink = Desvincular
waysIn-only = Es tu única forma de entrar: añade otra antes de quitarla.
waysIn-password = Contraseña
waysIn-set = activa
waysIn-passwordNote = Al cambiarla se cierran todas tus demás sesiones.
waysIn-noPassword = Ninguna. Pon una para iniciar sesión sin otro sitio.
waysIn-changePassword = Cambiar contraseña
waysIn-setPassword = Poner contraseña

passwordsOff-title = Aquí no hay contraseñas
passwordsOff-lead =
    Este sitio no usa contraseñas. Inicia sesión con una de las cuentas que acepta.

signIn-title = Iniciar sesión
signIn-toVote = Inicia sesión para votar por { $server }
signIn-or = o con contraseña
signIn-orElse = o de otra forma
signIn-last = la última vez
signIn-nameOrEmail = Nombre de usuario o correo
signIn-submit = Iniciar sesión
signIn-limited =
    Ha habido demasiados intentos con este nombre o desde tu red, así que aún no has iniciado sesión.
    { $wait } O escribe otra vez tu contraseña ahora: tu navegador hace antes un pequeño cálculo, y
    eso se cuenta aparte.
signIn-ready = Comprobación superada
signIn-noScript =
    Tu navegador no puede hacer ese cálculo sin JavaScript. Actívalo en este sitio o inténtalo de
    nuevo en unos segundos.
signIn-forgot = ¿Has olvidado tu contraseña?
signIn-haveNone = ¿Aún no tienes cuenta?
signIn-signUp = Registrarse
signIn-disabled = La moderación ha bloqueado esta cuenta.
signIn-disabledWhy = La moderación ha bloqueado esta cuenta. El motivo: { $reason }

reset-title = Restablecer la contraseña
reset-lead = Te enviaremos por correo un enlace para elegir una contraseña nueva.
reset-noMail =
    Este sitio no envía correos. Crea aquí un enlace y pídeselo después a quienes administran el
    sitio.
reset-submit = Enviar enlace

reset-asked-title = Mira tu correo
reset-asked-lead =
    Si hay una cuenta con esta dirección, el enlace va en camino. Funciona durante una hora. ¿No lo
    encuentras? Mira en la carpeta de spam.

reset-askedNoMail-title = Pide tu enlace
reset-askedNoMail-lead =
    Este sitio no envía correos. Si hay una cuenta con esta dirección, quienes administran el
    sitio encontrarán en el registro un enlace que funciona durante una hora. Si no lo
    encuentran, diles tu nombre de usuario: pueden crear un enlace con el que inicies sesión.

reset-choice-title = Elige una contraseña nueva
reset-choice-lead = Se cerrarán todas tus sesiones.
reset-choice-submit = Guardar contraseña

reset-dead-title = Este enlace ya no funciona
reset-dead-lead = Cada enlace funciona una vez, durante una hora. Pide uno nuevo.

reset-again = Pedir otro enlace

firstModerator-title = Primer administrador
firstModerator-lead =
    Has iniciado sesión como { $username }. El primer administrador configura el sitio y aprueba
    fichas. El enlace funciona una vez.
firstModerator-submit = Hacer administradora esta cuenta

firstModerator-dead-title = Este enlace ya no funciona
firstModerator-dead-lead =
    Ya se usó, tiene más de 30 minutos o ya hay un administrador. Mientras no haya ninguno, el próximo
    arranque escribe otro en el registro.

verify-title = Confirma tu correo
verify-lead =
    Pulsa el botón para confirmar que { $email } es tu dirección. Será la de la cuenta { $username
    }.
verify-submit = Confirmar

verify-dead-title = Este enlace ya no funciona
verify-dead-lead =
    Los enlaces funcionan durante un día. Puedes pedir otro en la página de tu cuenta.

verify-enough-title = Usa un enlace que ya enviamos
verify-enough-lead =
    Ya enviamos a esta dirección todos los correos que se permiten en una hora. Abre el enlace
    del más reciente con la sesión iniciada: confirma la dirección para tu cuenta.

serverEmail-heading = Correos sobre tus servidores
serverEmail-lead =
    Cuando la moderación decide sobre una ficha y cuando un webhook falla o vuelve a funcionar.
serverEmail-unconfirmed =
    Los recibirás cuando tu dirección esté confirmada: hasta entonces podría ser de otra persona.
serverEmail-turnOn = Activar
serverEmail-turnOff = Desactivar
serverEmail-stop = Dejar de recibir correos sobre mis servidores

serverEmail-ask-title = Dejar de recibir correos sobre tus servidores
serverEmail-ask-lead =
    No te avisaremos cuando la moderación decida sobre una ficha o cuando falle un webhook. Los
    correos sobre tu cuenta, como los enlaces para una contraseña nueva, seguirán llegando.

serverEmail-done-title = Ya no recibirás correos sobre tus servidores
serverEmail-done-lead = Puedes volver a activarlos en la página de tu cuenta.

serverEmail-dead-title = Este enlace no funciona
serverEmail-dead-lead =
    Puedes dejar de recibir correos sobre tus servidores en la página de tu cuenta.

name-title = Tu nombre
name-newTitle = Cambia tu nombre
name-question = ¿Es exactamente tu nombre en el juego?
name-youVoteAs = Votas como
name-why =
    Las recompensas llegan al jugador con este nombre. Si falla una sola letra, nadie las recibe.
name-yes = Sí, continuar
name-change = No, cambiarlo
name-newName = Nombre nuevo
name-save = Cambiar nombre
name-correction =
    Cámbialo ahora: la primera corrección es libre. Después podrás cambiar de nombre una vez cada 30
    días.
name-rule =
    Puedes cambiar de nombre una vez cada 30 días. Tu nombre anterior sigue siendo tuyo 90 días. Los
    votos cuentan para el nombre que tenías al emitirlos.
name-next = Podrás volver a cambiar de nombre el { $day }.

account-title = Tu cuenta
account-onThisPage = En esta página
account-since = desde el { $day }
account-names = Nombres
account-mail = Correo
account-mailAndLanguage = Correo e idioma
account-privacy = Privacidad
account-nameNote = Votas con este nombre, y las recompensas llegan al jugador que lo tiene.
account-changeName = Cambiar nombre
account-confirmed = confirmado
account-unconfirmed = sin confirmar
account-emailNote = Para contraseñas nuevas y avisos sobre tu cuenta.
account-unconfirmedLead =
    Podrás iniciar sesión con esta dirección cuando abras el enlace que te enviamos allí.
account-sendAgain = Enviar enlace
account-noEmail = Sin correo
account-noEmailLead =
    Añade uno para enterarte de lo que pasa con tus servidores y para volver a entrar si pierdes las
    demás formas.
account-addEmail = Añadir
account-newEmailWaits = { $email } lo sustituirá cuando abras el enlace que enviamos allí.
account-noMailLink =
    Este sitio no puede enviar correos. Crea un enlace y pídeselo a un administrador del sitio para
    confirmar { $email }.
account-changeEmail = Cambiar correo
account-dataHeading = Tus datos
account-dataLead = Un archivo con todo lo que este sitio guarda sobre ti.
account-download = Descargar…
account-deleteHeading = Eliminar cuenta
account-deleteLead =
    Tu nombre, tu correo y tus formas de iniciar sesión se eliminan para siempre. Tus votos siguen
    contando de forma anónima.
account-delete = Eliminar…

ownPassword-change-title = Cambia tu contraseña
ownPassword-change-lead =
    Se cierran todas tus demás sesiones y los enlaces de servidores dejan de votar en tu nombre.
ownPassword-change-submit = Cambiar contraseña

ownPassword-set-title = Pon una contraseña
ownPassword-set-lead = Así podrás iniciar sesión con tu nombre o tu correo, sin otro sitio.
ownPassword-set-submit = Poner contraseña

ownPassword-back = Volver a tu cuenta

sessions-heading = Dónde tienes la sesión abierta
sessions-count =
    { $sessions ->
        [one] Un navegador
       *[other] { $sessions } navegadores
    }
sessions-thisOne = este
sessions-unknown = Navegador desconocido
sessions-unknownAddress = dirección IP desconocida
sessions-since = Desde
sessions-lastSeen = última actividad:
sessions-end = Cerrar esta sesión
sessions-endOthers = Cerrar las demás sesiones

nameClaim-mailed-title = Mira tu correo
nameClaim-mailed-lead =
    Alguien juega como { $username } y ha votado con ese nombre. Si eres tú, abre el enlace que
    enviamos a { $email } y elige allí una contraseña: así el nombre será tuyo, con sus votos.

nameClaim-tooMany-title = No hemos enviado ningún correo
nameClaim-tooMany-lead =
    Alguien juega como { $username }, y hace falta un correo para saber si eres tú. En una hora han
    salido demasiados hacia { $email }. Regístrate otra vez dentro de una hora o con otra dirección.

nameClaim-unmailed-title = La moderación lo revisará
nameClaim-unmailed-lead =
    Alguien juega como { $username } y ha votado con ese nombre. Cuando la moderación te lo dé, podrás
    iniciar sesión con la contraseña que elegiste.

nameClaim-take-title = Quedarte con el nombre { $username }
nameClaim-take-lead =
    Así tendrás el nombre { $username } en { $site }, con sus votos. Elige una contraseña para iniciar
    sesión. Si no te registraste con este nombre, cierra esta página.
nameClaim-take-submit = Quedarme con este nombre

nameClaim-waits-title = La moderación lo revisará
nameClaim-waits-lead =
    Tu correo está confirmado. Otra persona reclama el mismo nombre, así que la moderación decide de
    quién es. Te escribiremos.

agreements-lead =
    Sus enlaces votan en tu nombre sin iniciar sesión, hasta que lo termines o cambies tu contraseña.
agreements-since = Desde el
agreements-end = Terminar

changeEmail-title = Cambia tu correo
changeEmail-lead =
    Enviaremos un enlace a la dirección nueva. Tu cuenta conserva la anterior hasta que lo abras.
changeEmail-noMail =
    Este sitio no envía correos: el enlace para la dirección nueva se escribe en su registro.
    Pídeselo a quienes administran el sitio. Tu cuenta conserva la dirección anterior hasta que
    lo abras.
changeEmail-newEmail = Correo nuevo
changeEmail-submit = Enviar enlace

download-title = Descarga tus datos
download-lead =
    Un archivo JSON con todo sobre { $username }: perfil, nombres anteriores, sesiones, servidores, lo
    que hiciste y tus votos. No contiene contraseñas ni claves.
download-submit = Descargar
download-back = Volver a tu cuenta

deletion-title = Eliminar tu cuenta
deletion-lead =
    { $username } desaparecerá para siempre: nadie puede recuperar la cuenta. Tus votos siguen
    contando de forma anónima, y el nombre queda reservado 90 días.
deletion-blocked =
    { $listings ->
        [one] Lo impide tu ficha: alguien tiene que ser responsable de ella.
       *[other] Lo impiden tus { $listings } fichas: alguien tiene que ser responsable de ellas.
    }
deletion-listings = Tus fichas

deletion-blocking-pending = Espera a la moderación. Hasta entonces solo se puede eliminar.
deletion-blocking-approved = Los jugadores pueden votar por ella.

deletion-handOver = Cederla…
deletion-unlist = Quitarla de la lista
deletion-deleteListing = Eliminarla…
deletion-after = Cuando no quede ninguna aquí, podrás eliminar tu cuenta.
deletion-lookAgain = Comprobar de nuevo
deletion-submit = Eliminar mi cuenta
deletion-back = Conservar mi cuenta
