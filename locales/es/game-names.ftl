### game-names

heading = Tus nombres en los juegos
lead =
    ¿Otro nombre en Bedrock o un ID de Steam en algunos servidores? Añádelo y elige en cada votación
    con cuál votas. El servidor recibe exactamente ese nombre y le da la recompensa.
note = En cada votación eliges con cuál de tus nombres votas.
open = Tus nombres…

listHeading = Nombres que pueden votar

kinds-steam = Demostrado al iniciar sesión con Steam
kinds-added = Añadido por ti
badges-own = cuenta
badges-proved = demostrado
votesFor =
    { $more ->
        [0] Vota por { $servers }
       *[other] Vota por { $servers } y { $more } más
    }
unused = Aún sin votos con él

remove = Quitar
addHeading = Añadir un nombre
left =
    Puedes añadir { $left ->
        [one] un nombre más.
       *[other] { $left } nombres.
    }
ruleTitle = Cómo cuentan los votos con un nombre añadido
rule =
    Otros jugadores pueden añadir el mismo nombre o registrarse con él, porque nada demuestra de
    quién es. Con un nombre así, un servidor acepta un voto al día, de quien lo emita primero, y
    otro más por el enlace que recibes en el juego.
steamRule =
    Rust y otros juegos de Steam te conocen por tu ID de Steam. Inicia sesión con Steam y aparecerá
    aquí sin más.
name = Nombre en el juego
add = Añadir este nombre
back = Volver a tu cuenta
backTo = Volver
full = Tienes todos los nombres que puede tener una cuenta. Quita uno para añadir otro.
