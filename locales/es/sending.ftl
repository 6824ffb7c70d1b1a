### sending

outcomeSentences-delivered = Tu servidor ha aceptado el voto.
outcomeSentences-rejected = Tu receptor respondió con un error.
outcomeSentences-redirected =
    Tu receptor apuntó a otra dirección; no seguimos redirecciones.
outcomeSentences-redirected_elsewhere =
    Tu receptor apuntó a otro sitio, como hacen las páginas que piden iniciar sesión; no seguimos
    redirecciones.
outcomeSentences-apps_script =
    Tu receptor es una aplicación web de Google Apps Script: se ejecuta y después siempre responde
    con una redirección a una dirección de un solo uso, lo que cuenta como fallo. Cada reintento
    ejecuta el script otra vez.
outcomeSentences-gone = Tu receptor respondió 410 Gone, lo que desactiva este webhook.
outcomeSentences-timeout = Tu receptor no respondió a tiempo.
outcomeSentences-connect_failed = No se pudo conectar con tu receptor.
outcomeSentences-connection_lost = Tu receptor cerró la conexión antes de responder.
outcomeSentences-tls_failed =
    No se pudo establecer una conexión cifrada con tu receptor; revisa su configuración de TLS y su
    certificado.
outcomeSentences-tls_self_signed =
    El certificado de tu receptor está autofirmado; consigue uno de una autoridad como Let’s
    Encrypt.
outcomeSentences-tls_untrusted =
    El certificado de tu receptor es de una autoridad desconocida, o su cadena está incompleta;
    instala la cadena completa.
outcomeSentences-tls_expired =
    El certificado de tu receptor ha caducado o aún no es válido; renuévalo y reinicia el programa
    que lo usa.
outcomeSentences-tls_other_name =
    El certificado de tu receptor es para otro nombre; usa ese nombre en la URL o consigue un
    certificado para el actual.
outcomeSentences-tls_old =
    Tu receptor no tiene ninguna versión ni cifrado de TLS en común con nosotros; permite TLS 1.2 o
    1.3 y comprueba que tenga un certificado para este nombre de host.
outcomeSentences-tls_plain =
    Tu receptor no responde con TLS; si allí habla HTTP sin cifrar, empieza su URL con http://.
outcomeSentences-tls_expected = Tu receptor espera TLS; empieza su URL con https://.
outcomeSentences-http2_only = Tu receptor solo habla HTTP/2; permite también HTTP/1.1.
outcomeSentences-dns_failed =
    No se encontró el nombre de host de tu receptor. Revisa que esté bien escrito.
outcomeSentences-private_address =
    El nombre de host de tu receptor lleva a una dirección que no está en la internet pública.
outcomeSentences-bad_response = La respuesta de tu receptor no era HTTP válido.
outcomeSentences-bad_url = No podemos llamar a la dirección de tu receptor.
outcomeSentences-bad_secret = El secreto de tu receptor no se puede usar; pon uno nuevo.
outcomeSentences-unconfirmed =
    Enviado. El protocolo antiguo de Votifier no confirma nada; mira la consola de tu servidor.
outcomeSentences-not_votifier =
    Algo respondió ahí, pero no Votifier: suele escuchar en el 8192, no donde el juego.
outcomeSentences-votifier_key_missing =
    Tu servidor usa el protocolo antiguo de Votifier: pega su clave pública en lugar del token.
outcomeSentences-token_refused =
    Tu Votifier no acepta el token: pega el que va después de «default:» en
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Tu Votifier no aceptó el voto; su respuesta dice por qué.
outcomeSentences-name_refused =
    Votifier acepta nombres de 1 a 16 letras, cifras y _, y este no lo es.
outcomeSentences-posted = Publicado en el canal.
outcomeSentences-chat_gone =
    El chat ya no acepta mensajes en esta dirección: el webhook se borró o la dirección no es
    correcta. El canal queda desactivado.
outcomeSentences-chat_refused =
    El chat rechazó el mensaje. Un canal de foro necesita la dirección de una de sus publicaciones.
outcomeSentences-chat_busy =
    El chat nos pidió esperar: demasiados mensajes. Se publicarán más tarde.
outcomeSentences-interrupted = Nos reiniciamos durante este intento; se repetirá.
outcomeSentences-internal_error = Algo falló de nuestro lado; el intento se repetirá.

pointsTo = Apunta a { $url }: ¿guardar esa URL?
pointsElsewhere = Apunta a { $url }.

votifierSteps-greeted = saluda: VOTIFIER { $version }
votifierSteps-sent =
    enviados { $bytes } bytes, { $secret ->
        [token] firmados con tu token
       *[public_key] cifrados con tu clave pública
    }
votifierSteps-silent = no llegó ninguna respuesta
votifierSteps-closed =
    cerró la conexión sin responder, como hace VotifierPlus cuando el token es incorrecto
votifierSteps-answered = responde: { $line }
