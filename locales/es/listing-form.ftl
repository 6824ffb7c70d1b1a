### listing-form

submit-title = Añadir un servidor
submit-lead =
    Bastan el juego, el nombre y la dirección. Lo demás puedes añadirlo ahora o más tarde. La
    moderación revisa cada servidor nuevo antes de que entre en la lista; aquí puedes seguir su
    estado.
submit-submit = Enviar servidor
submit-pictures = El logo y el banner los añades en cuanto se haya enviado el servidor.

edit-title = Ficha de { $server }
edit-lead = Tus cambios se ven en cuanto los guardas.
edit-leadApproved =
    Tus cambios se ven en cuanto los guardas, excepto lo que la moderación revisa primero.
edit-leadRejected =
    Cuando termines, vuelve a enviar el servidor en «Resumen». Una ficha cambiada pasa al principio
    de la cola.
edit-save = Guardar cambios
edit-looksFirst = La moderación revisa primero los cambios.
edit-waits = Espera a la moderación. Hasta entonces, los jugadores ven { $seen }.
edit-slugMoves =
    Los enlaces antiguos llevarán a la dirección nueva. Puedes cambiarla una vez cada { $days } días.
edit-slugMoved = La cambiaste hace poco. Podrás cambiarla otra vez el { $at }.
edit-textWaits = Espera a la moderación. Hasta entonces, los jugadores ven la versión anterior.
edit-waiting = Un cambio espera a la moderación.
edit-toWaiting = Comparar, retirar o demostrar

parts-basics = Juego, nombre y dirección
parts-place = Puerto y dirección de la página
parts-about = Eslogan, descripción y normas
parts-translations = Otros idiomas
parts-facts = Etiquetas, versión e idiomas
parts-links = Enlaces
parts-pictures = Imágenes

form-game-label = Juego
form-game-help = ¿No está en la lista? Pide a la moderación que lo añada.

form-name-label = Nombre
form-name-help = Como lo conocen los jugadores.

form-chooseGame = Elige un juego

form-host-label = Dirección
form-host-help = Nombre de host o dirección IP. Puedes añadir el puerto: host:25565.

form-port-label = Puerto
form-port-help = Déjalo vacío para usar el puerto habitual del juego.

form-slug-label = Dirección de la página
form-slug-help =
    El final del enlace de la página, /servers/…: de { $least } a { $most } minúsculas, cifras y
    guiones. Déjalo vacío para usar el nombre.

form-tagline-label = Eslogan
form-tagline-help = Una línea que diga qué tiene de especial el servidor. Aparece en la tarjeta.

form-description-label = Descripción
form-description-help =
    Cuenta a los jugadores qué pueden esperar. Puedes usar Markdown: **negrita**, listas, enlaces,
    títulos. Como máximo { $most } caracteres.

form-rules-label = Normas
form-rules-help = Lo que los jugadores deben saber. Aquí también puedes usar Markdown.

form-textLanguage-label = Idioma de estos textos
form-textLanguage-help = En qué están escritos el eslogan, la descripción y las normas.

form-tags-label = Etiquetas
form-tags-help = Los jugadores buscan y filtran con ellas. Hasta { $most }.
form-tags-unfold = Elegir etiquetas

form-version-label = Versión
form-version-help = La versión del juego, por ejemplo 1.21.4.

form-country-label = País
form-country-help = Dónde está el servidor.

form-noCountry = Sin indicar

form-languages-label = Idiomas
form-languages-help = Lo que se habla en el servidor. Hasta { $most }.
form-languages-unfold = Elegir idiomas

form-website-label = Web
form-website-help = Empieza por https://.

form-discord-label = Discord
form-discord-help = Una invitación, por ejemplo https://discord.gg/…

form-video-label = Vídeo
form-video-help = En YouTube, Twitch o Vimeo.

translations-lead =
    Quien lee este sitio en otro idioma ve los textos que añadas en él. Lo que dejes vacío se
    muestra como lo escribiste arriba.
translations-none = nada todavía
translations-field = { $field } ({ $language })
translations-remove = Quitar estos textos al guardar

preview-title = Vista previa
preview-filled = { $filled } de { $all } rellenos
preview-of = Vista previa de { $server }
preview-note = Aún no hay nada guardado. Cierra esta pestaña para volver al formulario.
preview-show = Vista previa
preview-noName = Nombre de tu servidor
preview-noAddress = play.example.com
preview-noGame = Juego
preview-noTagline = Tu eslogan
preview-about = Acerca de
preview-noDescription = Aquí irá tu descripción.
preview-rules = Normas
preview-waits =
    Lo que la moderación revisa primero, según el formulario, lo ven los jugadores cuando se
    aprueba.

pictures-lead = La cara de tu servidor en todas las listas. Las imágenes nuevas se ven al momento.
pictures-saveFirst = Al subir una imagen se recarga esta página. Guarda antes lo que has escrito.
pictures-failed = No se pudo enviar la imagen. Inténtalo de nuevo.

pictures-logo-label = Logo
pictures-logo-none = Aún no tienes: los jugadores ven este recuadro con tus iniciales.
pictures-logo-file = Imagen para el logo
pictures-logo-best = Mejor si es cuadrada.
pictures-logo-upload = Subir logo
pictures-logo-remove = Quitar logo

pictures-banner-label = Banner
pictures-banner-none = Aún no tienes: los jugadores ven franjas del color de tu servidor.
pictures-banner-file = Imagen para el banner
pictures-banner-best = Mejor si es tres veces más ancha que alta.
pictures-banner-upload = Subir banner
pictures-banner-remove = Quitar banner

pictures-help =
    PNG, JPEG o WebP, como máximo 8 MB y al menos { $width } × { $height } píxeles. { $best }

pictures-choose = Elige antes un archivo.
pictures-rulesTitle = Qué puedes mostrar

pictures-rules-1 = Tu servidor: su nombre, su mundo, lo que los jugadores construyen y hacen allí.
pictures-rules-2 = Solo imágenes tuyas o que puedas usar. Nunca el logo de otro servidor.
pictures-rules-3 = Nada sexual, sangriento ni de odio, y ningún dato privado de nadie.
pictures-rules-4 = Nada de promesas falsas, como moneda gratis por un voto.
pictures-rules-5 =
    La moderación mira cada imagen nueva. Quita lo que incumple estas normas y te envía el motivo por
    correo.

meanwhile-title = Esto ha cambiado mientras tanto
meanwhile-lead =
    En otra pestaña o por otra persona. Compara ambas versiones, corrige el formulario de abajo si
    hace falta y guárdalo otra vez para conservar lo que escribiste.

meanwhile-heads-1 = Campo
meanwhile-heads-2 = Guardado ahora
meanwhile-heads-3 = Lo que escribiste

meanwhile-nothing = nada
