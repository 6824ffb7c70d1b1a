### privacy

title = Privacidad
lead = Qué sabe { $site } de ti, para qué y durante cuánto tiempo.
host =
    Quienes administran este sitio deciden sobre ello y son responsables de tus datos. El programa que
    usan, Voteboard, no envía nada a sus creadores.

inShort-heading = En resumen
inShort-account =
    Tu nombre y tu correo se guardan para que inicies sesión, hasta que elimines tu cuenta.
inShort-votes =
    Tus votos se guardan para siempre, porque deciden el puesto de los servidores. Si eliminas tu
    cuenta, tu nombre se borra de ellos.
inShort-address =
    Tu dirección IP se guarda { $signIn } días con un inicio de sesión. Con los votos solo hay un
    código de ella, { $votes } días.
inShort-email =
    Nadie ve tu correo. Los propietarios de los servidores por los que votas ven tu nombre.

keptHeading = Qué se guarda
oneWay =
    Un código irreversible se puede comparar, pero no descifrar: el sitio reconoce la misma
    contraseña, dirección o clave sin guardarla.

columns-1 = Datos
columns-2 = Para qué
columns-3 = Cuánto tiempo

groups-account = Cuentas
groups-signIn = Inicio de sesión
groups-votes = Votos
groups-servers = Servidores
groups-rewards = Recompensas y mensajes a los servidores
groups-moderation = Moderación
groups-site = Funcionamiento del sitio
groups-browser = En tu navegador

othersHeading = Quién más lo ve

others-1 =
    Los propietarios de los servidores por los que votas: tu nombre, el número de tu cuenta y cuándo
    votaste. Lo que hagan con ello depende de ellos.
others-2 =
    Todo el mundo: el nombre de una ficha que envías, su dirección y su descripción. Si aceptaste
    aparecer entre los top votantes, también tu nombre y cuántas veces votaste por un servidor; los
    programas lo leen mediante la API pública. Si lo retiras, ambos dejan de mostrarlo en menos de un
    minuto, pero nadie puede recuperar las copias. Nadie ve tu correo.
others-3 =
    La moderación de este sitio: quién votó por qué servidor, de quién es cada uno y qué cambiaron los
    propietarios.
others-4 = El servidor de correo que usa este sitio: tu dirección y los correos que recibes.

turnstile =
    Cloudflare: la página en la que votas carga su comprobación contra bots y así le dice tu dirección
    IP y tu navegador.
nobodyElse = Nadie más: ninguna página carga nada de otro sitio.
yoursHeading = Tus datos son tuyos
yours = Puedes ver y cambiar la mayoría en la página de tu cuenta.
download = Descargarlo todo…
delete = Eliminar tu cuenta…
