### game-names

heading = Tus nombres en los juegos
lead =
    ¿Otro nombre en Bedrock o un ID de Steam en algunos servidores? Añádelo y elige en cada votación
    con cuál votas. El servidor recibe exactamente ese nombre y le da la recompensa.
note = En cada votación eliges con cuál de tus nombres votas.
open = Tus nombres…

heads-1 = Nombre
heads-2 = Cómo lo sabemos
heads-3 = { "" }

kinds-own = el nombre de tu cuenta
kinds-steam = demostrado al iniciar sesión con Steam
kinds-added = añadido por ti

remove = Quitar
addHeading = Añadir un nombre
rule =
    Además del nombre de tu cuenta, puedes tener dos sin demostrar. Otros jugadores pueden tener el
    mismo nombre: sigue libre para registrarse con él. Con un nombre así, un servidor acepta un voto
    al día, de quien lo emita primero, y otro más por el enlace que recibes en el juego.
steamRule =
    Rust y otros juegos de Steam te conocen por tu ID de Steam. Inicia sesión con Steam y aparecerá
    aquí sin más.
name = Nombre en el juego
add = Añadir este nombre
back = Volver a tu cuenta
backTo = Volver
full = Tienes todos los nombres que puede tener una cuenta. Quita uno para añadir otro.
