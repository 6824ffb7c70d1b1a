### kept-data

days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }

account-data = Nombre, correo y un código irreversible de la contraseña
account-why = para iniciar sesión
account-kept = hasta que se elimine la cuenta

language-data = El idioma del registro o el elegido
language-why = para escribir en él las páginas y los correos
language-kept = hasta que se elija seguir el navegador o se elimine la cuenta

imported-data =
    De qué lista se trasladó aquí una cuenta, y si se avisó por correo a su titular
imported-why = para decirle quién guarda ahora sus datos
imported-kept = hasta que lo lea o se elimine la cuenta

emailClaim-data = Un correo que se escribió pero nunca se confirmó
emailClaim-why = para esperar su confirmación

nameClaim-data =
    Un registro con un nombre que ya usaron los enlaces de un servidor: nombre, correo y un código
    irreversible de la contraseña
nameClaim-why = para esperar a que se confirme el correo o decida la moderación

newcomer-data =
    De quien llega desde otro sitio para registrarse y aún no ha elegido nombre: su ID allí, un
    correo confirmado y un código irreversible de una cookie
newcomer-why = para esperar el nombre
newcomer-kept = media hora, se elimina diez minutos después

formerName-data = Un nombre abandonado o el de una cuenta eliminada
formerName-why = para que nadie se haga pasar por ese jugador

gameName-data =
    Otros nombres que un jugador tiene en los juegos y, con cada voto bajo uno de ellos, ese nombre
gameName-why = para que los servidores reciban y recompensen el correcto
gameName-kept =
    la lista hasta que se quite el nombre, los de los votos para siempre; ambos, como mucho, hasta que
    se elimine la cuenta; solo qué nombres tuvieron su voto ese día, hasta que termine el día siguiente

linkedVoter-data =
    El nombre de un jugador que votó sin registrarse y el servidor cuyo enlace lo nombró
linkedVoter-why = para contar sus votos
linkedVoter-kept = para siempre, o como cualquier cuenta si se registra

session-data = Sesiones: el navegador y cuándo se vio por última vez
session-why = para mantener la sesión abierta y que cada cual vea dónde la tiene
session-kept =
    { $days ->
        [one] { $days } día desde la última visita o hasta que se cierre
       *[other] { $days } días desde la última visita o hasta que se cierre
    }

identity-data =
    La cuenta de otro sitio con la que alguien inicia sesión: su ID allí y cuándo se creó
identity-why = para reconocer a la persona
identity-kept = hasta que se desvincule o se elimine la cuenta

signInRound-data =
    Un inicio de sesión en curso con otro sitio y una cookie que lo une al navegador: códigos
    irreversibles y la página a la que volver
signInRound-why = para aceptar su respuesta una sola vez y desde el mismo navegador
signInRound-kept = diez minutos, se elimina diez minutos después

sessionAddress-data = La dirección IP desde la que empezó una sesión
sessionAddress-why = para reconocer sesiones ajenas

passkey-data =
    Llaves de acceso: el nombre de cada una, su clave pública, el nombre de host del sitio en ese
    momento y cuándo se usó por última vez
passkey-why = para iniciar sesión sin contraseña
passkey-kept = hasta que se quite o se elimine la cuenta

secondFactor-data =
    Verificación en dos pasos: el secreto cifrado de la app de autenticación y los códigos de
    recuperación como códigos irreversibles
secondFactor-why = para que una contraseña robada no abra nada
secondFactor-kept = hasta que se desactive, se use un código o se elimine la cuenta

halfSignIn-data = Inicios de sesión que esperan el segundo paso
halfSignIn-why = para terminarlos
halfSignIn-kept = diez minutos, se eliminan diez minutos después

verification-data =
    Enlaces para una contraseña nueva, para iniciar sesión una vez y el del primer administrador,
    como códigos irreversibles
verification-why = para que funcionen una sola vez
verification-kept =
    una hora y como máximo un día; si se pulsó «No he sido yo», una semana

vote-data =
    Votos: quién votó, por qué servidor, cuándo, si con sesión iniciada, por un enlace o con un nombre
    escrito, y cuánto se conocía la cuenta: por un correo confirmado, una cuenta vinculada o una de más
    de 30 días
vote-why = para contarlos, uno al día cada uno
vote-kept = para siempre; los de una cuenta eliminada, sin su nombre

voteAddress-data =
    Códigos irreversibles de la dirección IP de quien vota y de su red, cada uno con el día
voteAddress-why = para limitar los votos desde un mismo lugar
voteAddress-kept = hasta que termine el día siguiente

identityVote-data =
    Códigos irreversibles de cuentas vinculadas que se desvincularon o se eliminaron con su cuenta
    de aquí, cada uno con el día y los servidores por los que votaron
identityVote-why = para que ninguna vote por un servidor dos veces al día
identityVote-kept = hasta que termine el día siguiente

voteOrigin-data = Códigos irreversibles de la dirección y de su red con cada voto
voteOrigin-why = para que la moderación pueda detectar votos comprados

voidBatch-data = Acciones sobre muchos votos: qué votos, quién los anuló y por qué
voidBatch-why = para poder revertirlas
voidBatch-kept = para siempre

wave-data =
    Alertas sobre votos inusuales de un servidor: cuántos, frente a los habituales, y qué decidió la
    moderación; nunca quién votó ni desde dónde
wave-why = para que la moderación lo mire

voidNotice-data =
    Lo que se dijo a los propietarios sobre votos anulados y sus respuestas sobre estos y sobre
    suspensiones
voidNotice-why = para que puedan oponerse

voteMonth-data =
    Cuántas veces votó un jugador por un servidor en un mes y si aceptó aparecer con su nombre
voteMonth-why = para mostrar quién votó más
voteMonth-kept =
    { $days ->
        [one] { $days } día; lo de una cuenta eliminada, sin su nombre
       *[other] { $days } días; lo de una cuenta eliminada, sin su nombre
    }

siteVoter-data =
    Quién votó más en todos los servidores juntos, entre quienes aceptaron aparecer con su nombre
siteVoter-why = para mostrarlo sin contar cada vez todos los votos
siteVoter-kept =
    hasta el siguiente recuento, como máximo un día; nada de una cuenta eliminada

favourite-data = Los favoritos de un jugador y su orden
favourite-why = para votar por ellos uno tras otro
favourite-kept = hasta que el jugador los quite o se elimine la cuenta

rank-data = El puesto de un servidor en la lista, día a día
rank-why = para mostrar su evolución

visits-data =
    Cuántas veces al día se abrieron la página, la página de votación y la insignia de un servidor y se
    copió su dirección, y los nombres de host de los sitios de los que llegaron las visitas; nunca
    quién llegó
visits-why = para mostrar a su propietario cómo le va a la ficha
visits-kept = { $days } días; los nombres de host, { $hosts }

disabled-data = Por qué la moderación bloqueó una cuenta
disabled-why = para decírselo a su propietario
disabled-kept = hasta que se desbloquee

spentProof-data =
    Comprobaciones contra bots resueltas y desafíos firmados con llaves de acceso, como códigos
    irreversibles
spentProof-why = para contar cada uno una sola vez
spentProof-kept = unos diez minutos; los desafíos, una hora

delivery-data =
    Entregas de votos a los propietarios de servidores, enviadas o no, con el nombre del jugador y
    lo que se respondió. Un propietario puede hacer que los votos se publiquen con el nombre en un
    chat como Discord; lo publicado no se puede retirar
delivery-why = para enviarlas y mostrar a los propietarios que se hizo
delivery-kept =
    { $days ->
        [one] { $days } día desde el voto; las de una cuenta eliminada, como máximo una hora
       *[other] { $days } días desde el voto; las de una cuenta eliminada, como máximo una hora
    }

receiver-data =
    Adónde llevan los webhooks de un propietario y en cuántos días se aceptaron votos allí
receiver-why = para no saturar a nadie
receiver-kept =
    { $days ->
        [one] { $days } día desde el último de esos días, prueba o reenvío
       *[other] { $days } días desde el último de esos días, prueba o reenvío
    }

reward-data = Recompensas que esperan a jugadores, cómo acabaron y en qué servidor de juego
reward-why = para dar cada una solo una vez
reward-kept = { $days } días desde el voto y después { $after } días

goalReach-data = Cuándo se alcanzaron las metas de votos de un servidor
goalReach-why = para que los plugins lo sepan

goal-data = Las metas de votos de los dueños, y qué voto le dio a un jugador la recompensa de una
goal-why = para dar cada recompensa solo una vez
goal-kept = las metas para siempre, los votos hasta que se elimine la cuenta

feed-data = Los votos en orden, para servidores con una clave de feed
feed-why = para que los programas puedan seguirlos

server-data =
    Fichas con sus textos en todos los idiomas, las direcciones de página que tuvieron, también en
    otra lista, sus claves de API como códigos irreversibles, sus webhooks
server-why = para publicar servidores y enviarles votos
server-kept =
    para siempre; de una ficha eliminada, solo su nombre, dirección, dirección de página y claves
    revocadas; la dirección de un webhook o canal, hasta que se revoque su clave

member-data = Quién colabora en una ficha además del propietario y con qué rol
member-why = para permitírselo
member-kept = hasta que termine el rol, la ficha o la cuenta

offer-data = Ofertas de un rol o de una ficha y a quién se le hicieron
offer-why = para esperar la respuesta y no volver a preguntar enseguida
offer-kept =
    { $days ->
        [one] { $days } día o hasta que se acepte
       *[other] { $days } días o hasta que se acepte
    }

listingChange-data =
    El nombre, el juego o la dirección que va a tener una ficha aprobada o que se le rechazó
listingChange-why = para preguntar a la moderación y decírselo al propietario
listingChange-kept = hasta que se apruebe o el propietario lo retire

unreviewedEdit-data = Lo que decía una ficha antes de que su propietario la cambiara
unreviewedEdit-why = para que la moderación vea qué cambió
unreviewedEdit-kept = hasta que la moderación haya mirado el cambio

picture-data =
    Imágenes de servidores, recodificadas sin los metadatos de la cámara
picture-why = para mostrarlas
picture-kept = hasta que ningún servidor las tenga y como máximo un día más

report-data =
    Denuncias de fichas, con los nombres de quienes tenían la sesión iniciada y lo que hizo y
    anotó la moderación
report-why = para que la moderación lo mire
report-kept =
    { $days ->
        [one] hasta { $days } día después de cerrarse
       *[other] hasta { $days } días después de cerrarse
    }

news-data = Correos a propietarios sobre sus servidores, enviados o no
news-why = para enviarlos, también tras una caída

siteSetting-data =
    Los ajustes del sitio: nombre, color, logo aviso legal, qué revisa la moderación y el canal de chat que recibe sus novedades
siteSetting-why = para mostrar el sitio como lo configuraron sus administradores
siteSetting-kept = hasta que los cambien

linkAgreement-data = Qué servidores pueden votar por un jugador con sus enlaces y desde cuándo
linkAgreement-why = para votar con un clic
linkAgreement-kept =
    hasta que el jugador lo retire, tenga una contraseña nueva o se elimine la cuenta

mailbox-data = Si un propietario quiere esos correos y cuándo puede salir el siguiente
mailbox-why = para no enviar ninguno que no se quiera
mailbox-kept = hasta que se elimine la cuenta

queuedMail-data =
    Correos sobre una cuenta que el servidor de correo aún no ha aceptado: dirección y texto,
    cifrados
queuedMail-why = para intentarlo de nuevo si el servidor de correo no responde o pide esperar
queuedMail-kept =
    hasta que se envíe; un enlace para una contraseña nueva, una hora como máximo, y el resto, {
    $days } días

moderatorMail-data =
    Cada cuánto quiere un moderador correos sobre lo que espera y cuándo recibió el último
moderatorMail-why = para no enviar más que eso
moderatorMail-kept = hasta que se elimine la cuenta

players-data =
    Cuánta gente juega en un servidor, en qué mapa y en qué modo, nunca quién
players-why = para mostrarlo
players-kept = por hora, { $hourly } días; por día, { $daily }

trail-data =
    El registro de cambios: quién cambió qué ficha, clave, webhook o voto, y los nombres de jugadores
    escritos en pruebas
trail-why = para resolver disputas

erasure-data = ID de cuentas eliminadas
erasure-why = para eliminar lo que aún las nombra
erasure-kept = como máximo una hora

own-data = Tablas propias del servicio, sin personas
own-why = para funcionar
own-kept = para siempre

addresses-data = Direcciones IP en memoria
addresses-why = para limitar avalanchas e intentos de adivinar
addresses-kept = como máximo una hora

log-data =
    El registro técnico: rutas y horas; sin servidor de correo, también direcciones de correo y enlaces
log-why = para encontrar fallos
log-kept = mientras lo conserven quienes administran el sitio

cookies-data =
    Cookies, en el navegador: la sesión, que una cuenta ya inició sesión allí, un registro sin nombre,
    el tema, el idioma y la última forma de iniciar sesión, lo que une una llave de acceso o un segundo paso a este
    navegador, y lo que acaba de hacer un formulario
cookies-why =
    para mantener la sesión abierta, para que nadie ajeno pueda bloquear la cuenta, para esperar el
    nombre, para mostrar ese tema, idioma y forma, para que no pueda responder otro navegador, y para decirlo
    en la página siguiente
cookies-kept =
    { $session } y { $known } días, media hora, { $theme } días, una hora y un minuto

rememberedName-data =
    Una cookie con el nombre que un jugador escribió para votar, si pidió a este navegador que lo
    recordara
rememberedName-why = para rellenarlo la próxima vez
rememberedName-kept =
    { $days ->
        [one] { $days } día desde el último voto o hasta que el jugador pida olvidarlo
       *[other] { $days } días desde el último voto o hasta que el jugador pida olvidarlo
    }

codeLanguage-data = El lenguaje de programación elegido en las guías, en el navegador
codeLanguage-why = para mostrar en él la siguiente guía
codeLanguage-kept = hasta que se cierre la pestaña
