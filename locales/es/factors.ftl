### factors

passkey-use = Usar llave de acceso
passkey-useHere = Usar una llave de acceso
passkey-failed = No ha funcionado o lo has cancelado. Inténtalo de nuevo o elige otra forma.
passkey-wrong =
    Esa llave de acceso no funciona aquí. Puede que se quitara o que la página llevara demasiado
    tiempo abierta. Inténtalo de nuevo.

passkeys-heading = Llaves de acceso
passkeys-lead = Inicia sesión con tu huella, tu cara, tu PIN o una llave de seguridad.
passkeys-badge = llave de acceso
passkeys-formerHost = de la dirección anterior de este sitio
passkeys-added = Añadida el
passkeys-used = último uso el
passkeys-neverUsed = nunca usada
passkeys-add = Añadir llave…
passkeys-remove = Quitar

passkeys-new-title = Añadir una llave de acceso
passkeys-new-lead =
    Tu navegador te pide el bloqueo de pantalla, el PIN o la llave de seguridad.
passkeys-new-name = Nombre
passkeys-new-nameHelp = Para que la reconozcas más adelante.
passkeys-new-submit = Añadir llave de acceso
passkeys-new-noScript =
    Las llaves de acceso necesitan JavaScript y un navegador actualizado. Activa JavaScript en este
    sitio.
passkeys-new-refused = Esa llave de acceso no se ha añadido. Inténtalo de nuevo.
passkeys-new-tooMany = Tienes { $max } llaves de acceso. Quita una primero.
passkeys-new-back = Volver a tu cuenta

second-heading = Verificación en dos pasos
second-lead =
    Después de la contraseña o de otro sitio, confirmas que eres tú con un código de una app o una
    llave de acceso.
second-setUp = Configurar…
second-change = Cambiar…
second-title = Verificación en dos pasos
second-offLead =
    Ni siquiera con tu contraseña entra nadie sin un segundo paso. Iniciar sesión con una llave de
    acceso son dos pasos en uno, así que no pide otro.
second-required =
    { $who ->
        [desk] Este sitio exige la verificación en dos pasos a toda la moderación. Configúrala para
            continuar.
       *[servers] Este sitio exige la verificación en dos pasos a quienes gestionan un servidor.
            Configúrala para continuar.
    }

second-app-title = Con una app de autenticación
second-app-again = Usar otra app de autenticación
second-app-againLead =
    La app que usas ahora dejará de funcionar aquí, y recibirás códigos de recuperación nuevos.
second-app-lead =
    Escanea este código con una app de autenticación, como Aegis, 2FAS, Google Authenticator o la de
    tu gestor de contraseñas. Después escribe las seis cifras que muestra.
second-app-qr = Código QR para tu app de autenticación
second-app-key = ¿Sin cámara? Escribe esta clave en la app
second-app-open = Abrir en una app de este dispositivo
second-app-code = Código de la app
second-app-submit = Activar

second-passkeys-title = Con tus llaves de acceso
second-passkeys-lead =
    Se te pide una de tus llaves de acceso cuando inicias sesión de otra forma.
second-passkeys-none = Aún no tienes ninguna llave de acceso.
second-passkeys-add = Añadir llave…
second-passkeys-submit = Usar mis llaves de acceso

second-state-title = Está activada
second-state-app = Con una app de autenticación, desde el
second-state-passkeys = Con tus llaves de acceso, desde el
second-state-codes =
    { $left ->
        [one] Queda un código de recuperación.
       *[other] Quedan { $left } códigos de recuperación.
    }
second-state-renew = Crear códigos de recuperación nuevos
second-state-turnOff = Desactivar

second-codes-title = Tus códigos de recuperación
second-codes-lead =
    Con cada uno puedes iniciar sesión una vez si pierdes el teléfono o la llave de acceso. Imprímelos
    o guárdalos en tu gestor de contraseñas. No se volverán a mostrar.
second-codes-label = Códigos de recuperación
second-codes-copy = Copiar los códigos
second-codes-done = Ya los he guardado

half-title = Un paso más
half-lead = Estás iniciando sesión como { $username }.
half-code = Código de tu app de autenticación
half-codeHelp = Seis cifras que cambian cada 30 segundos.
half-wrong = Ese código no es correcto o ya se usó. Espera al siguiente.
half-wrongRecovery = Ese no es uno de tus códigos de recuperación, o ya se usó.
half-submit = Iniciar sesión
half-recovery = Usar un código de recuperación
half-recoveryCode = Código de recuperación
half-recoveryHelp = Uno de los diez que guardaste. Cada uno funciona una vez.
half-lost = ¿Los has perdido todos? Pregunta a quienes administran este sitio.
half-contact = Escríbeles
half-other = Iniciar sesión con otra cuenta

half-dead-title = Inicia sesión otra vez
half-dead-lead =
    Ha tardado demasiado o ha habido demasiados códigos incorrectos. Aún no has iniciado sesión.

half-signIn = Iniciar sesión

prove-title = Confirma que eres tú
prove-lead =
    Iniciaste sesión como { $username } hace más de diez minutos. Confirma que eres tú antes de
    continuar.
prove-holds = Después no se te volverá a pedir durante diez minutos.

prove-purposes-key = Vas a crear una clave.
prove-purposes-votifier = Vas a cambiar adónde se envían los votos.
prove-purposes-webhook = Vas a cambiar un webhook.
prove-purposes-people = Vas a compartir tu ficha.
prove-purposes-handover = Vas a ceder tu ficha.
prove-purposes-listing = Vas a eliminar tu ficha.
prove-purposes-voids = Vas a anular votos.
prove-purposes-role = Vas a cambiar el rol de alguien.
prove-purposes-passkey = Vas a añadir una llave de acceso.
prove-purposes-passkey_removal = Vas a quitar una llave de acceso.
prove-purposes-second_factor = Vas a cambiar la verificación en dos pasos.
prove-purposes-unlink = Vas a desvincular una forma de iniciar sesión.
prove-purposes-link = Vas a vincular una forma de iniciar sesión.
prove-purposes-password = Vas a cambiar tu contraseña.
prove-purposes-email = Vas a cambiar tu correo.
prove-purposes-export = Vas a descargar tus datos.
prove-purposes-deletion = Vas a eliminar tu cuenta.

prove-kept = Lo que escribiste se guarda y se envía cuando hayas confirmado.
prove-lost =
    Volverás a la página. Lo que escribiste en ella hay que escribirlo otra vez, porque es secreto.
prove-password = Tu contraseña
prove-code = Código de tu app o código de recuperación
prove-wrongPassword = Esa no es tu contraseña.
prove-wrongCode = Ese código no es correcto o ya se usó. Espera al siguiente.
prove-submit = Confirmar
prove-or = o
prove-provider = Confirmar con { $name }
prove-again = He confirmado en otra pestaña. Continuar
prove-none = Cierra sesión y vuelve a iniciarla para confirmar que eres tú.
prove-notNow = Volver sin hacerlo
prove-back = Volver a tu cuenta

notMe-title = ¿No has sido tú?
notMe-lead =
    Nuestro correo dice qué navegador inició sesión y desde dónde. Si no lo conoces, pulsa el botón.
notMe-ifPressed = Si pulsas el botón:
notMe-effects-1 = Se cierran todas las sesiones de tu cuenta, también la tuya.
notMe-effects-2 = Tu contraseña deja de funcionar. Te enviamos un enlace para elegir una nueva.
notMe-effects-3 = Tu cuenta conserva la dirección a la que escribimos.
notMe-submit = No he sido yo: cerrar todas las sesiones
notMe-signedInAt = El inicio de sesión sobre el que te escribimos:
notMe-itWasMe = ¿Has sido tú? Entonces no hay nada que hacer.

notMe-dead-title = Este enlace ya no funciona
notMe-dead-lead =
    Funciona durante una semana. Puedes cerrar sesiones y cambiar tu contraseña en la página de tu
    cuenta.

notMe-mailed-title = Todas las sesiones están cerradas
notMe-mailed-lead =
    Tu contraseña ya no funciona. Te hemos enviado un enlace para elegir otra. Después revisa tus
    formas de iniciar sesión y quita lo que no sea tuyo.

notMe-no_mail-title = Todas las sesiones están cerradas
notMe-no_mail-lead = Tu contraseña ya no funciona. Pide un enlace para elegir otra.

notMe-used-title = Este enlace ya se ha usado
notMe-used-lead =
    Cerró todas las sesiones, y eso lo hace una sola vez. Si alguien ha entrado en tu cuenta desde
    entonces, revisa tus formas de iniciar sesión y quita lo que no sea tuyo. Una contraseña nueva
    vuelve a cerrar todas las sesiones.

notMe-no_password-title = Todas las sesiones están cerradas
notMe-no_password-lead =
    Tu cuenta no tiene contraseña. Vuelve a iniciar sesión, revisa tus formas de hacerlo y quita lo
    que no sea tuyo.

notMe-reset = Elegir una contraseña nueva
notMe-signIn = Iniciar sesión
