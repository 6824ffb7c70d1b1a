### faults

required = Este campo es obligatorio.
code = Ese código no es correcto o ha caducado. Escribe el que muestra la app ahora.
confirmTest =
    Confirma que tu receptor puede dar la recompensa a este jugador, o deja el nombre vacío.
currentPassword = Esa no es tu contraseña actual.
game = Elige el juego de la lista.
listingName = Escribe el nombre de la ficha.
noPasskeys = Aún no tienes ninguna llave de acceso.
noneTicked = Marca al menos una ficha.
notReady = Tu navegador aún no estaba listo. Espera a que aparezca la marca e inténtalo de nuevo.
password = Esa no es tu contraseña.
port = Escribe un número de puerto del 1 al 65535.
reason = Elige qué está mal.
role = Elige un rol.
signIn =
    Nombre de usuario o contraseña incorrectos. Puedes usar tu correo cuando esté confirmado.
signInBusy =
    Hay demasiada gente haciendo esto ahora mismo y aún no has iniciado sesión. Escribe otra vez tu
    contraseña e inicia sesión. Esta vez tu navegador hace antes un pequeño cálculo, y pasas delante
    de aquellos cuyo navegador no lo hace.
time = Escribe una fecha y una hora.
nothingToReplay =
    No hay nada que reenviar. Solo se reenvían los votos que ya se enviaron a esta clave o que están
    en espera para ella: no los que fueron solo a otras claves, siguen en camino o son nulos.
urlUnsaved =
    Esta URL aún no está guardada. Guárdala primero: hasta entonces, lo que enviamos va a la
    anterior.
number = Escribe un número entero.
