### listing

change-name = Nombre
change-game = Juego
change-host = Dirección
change-port = Puerto

change-text-tagline = Eslogan
change-text-tags = Etiquetas
change-text-country = País
change-text-version = Versión
change-text-languages = Idiomas
change-text-website = Web
change-text-discord = Discord
change-text-video = Vídeo
change-text-description = Descripción
change-text-rules = Normas
change-text-textLanguage = Idioma de los textos
change-text-translations = Otros idiomas

home-title = Servidores de juegos
home-heading = Clasificados por quienes juegan en ellos
home-lead = Los servidores más votados de los últimos 30 días. Un voto al día por servidor.
home-results = Servidores para «{ $text }»
home-searchAll = Buscar en todos los servidores
home-pageOf = { $title }, página { $page }

home-landing-title = Servidores de { $name }
home-landing-lead =
    { $servers ->
        [one] 1 servidor de { $name }
       *[other] { $servers } servidores de { $name }
    }, según los votos de sus jugadores. { $playersOnline ->
        [one] Hay 1 jugador en línea ahora mismo.
       *[other] Hay { $playersOnline } jugadores en línea ahora mismo.
    }
home-landing-line =
    { $counts ->
        [all] Clasificados según los votos de sus jugadores.
        [signed-in] Clasificados según los votos de jugadores con sesión iniciada.
        [confirmed] Clasificados según los votos de jugadores con el correo confirmado o una cuenta
            vinculada.
       *[established] Clasificados según los votos de jugadores con una cuenta vinculada de más de 30
            días.
    }

home-sums-servers =
    { $servers ->
        [one] servidor
       *[other] servidores
    }
home-sums-online =
    { $players ->
        [one] jugador en línea
       *[other] jugadores en línea
    }
home-sums-votes =
    { $votes ->
        [one] voto en 30 días
       *[other] votos en 30 días
    }

home-games = Juegos
home-moreGames =
    { $games ->
        [one] 1 juego más
       *[other] { $games } juegos más
    }
home-gamesLead =
    { $games ->
        [one] 1 juego con servidores.
       *[other] { $games } juegos con servidores.
    }

home-gameOrders-players = Jugadores
home-gameOrders-servers = Servidores
home-gameOrders-name = Nombre

home-gameCounts =
    { $servers ->
        [one] 1 servidor
       *[other] { $servers } servidores
    } · { $playersOnline ->
        [one] 1 jugador en línea
       *[other] { $playersOnline } jugadores en línea
    }
home-tags = Etiquetas
home-board = Servidores
home-page = Página { $page } de { $pages }
home-more = ¿Buscas más?

feed-title = Servidores nuevos
feed-follow = Seguir los servidores nuevos en un lector de feeds

nothing-listed = Aún no hay servidores en la lista
nothing-listedNext =
    Añade el primero: son tres campos, y los jugadores pueden votar en cuanto se apruebe.
nothing-list = Añade tu servidor
nothing-found = Ningún servidor cumple todo eso
nothing-foundFor = Nada para «{ $text }»
nothing-drop = Cualquiera de estos cambios encuentra servidores:
nothing-clear = Con menos filtros quizá encuentres alguno.
nothing-dropFor =
    Ningún servidor cumple todo eso. Cualquiera de estos cambios encuentra servidores:
nothing-retype =
    Ningún servidor cumple todo eso. Hemos mirado nombres, juegos, etiquetas, países y direcciones:
    prueba con menos palabras.
nothing-without = Sin
nothing-showAll = Quitar filtros
nothing-pastEnd = La lista tiene menos páginas.
nothing-firstPage = Ir a la primera página
nothing-waysOn = Prueba esto

nothing-games-label = Explorar por juego
nothing-games-more = Todos los juegos con servidores

nothing-newest-label = Servidores más nuevos
nothing-newest-more = Recién añadidos a la lista

nothing-own-label = Añade el tuyo
nothing-own-more = Tres campos, gratis

board-rank = Puesto
board-copy = Copiar la dirección de { $name }
board-vote = Votar
board-voteFor = por { $name }
board-votes =
    { $votes ->
        [one] voto
       *[other] votos
    }
board-today = hoy
board-monthly = en los últimos 30 días
board-all = en total

moves-isNew = nuevo
moves-up = hacia arriba en una semana
moves-down = hacia abajo en una semana

filters-title = Filtros
filters-used = en uso
filters-text = Nombre o dirección

filters-choose-game-label = Juego
filters-choose-game-all = Todos los juegos

filters-choose-country-label = País
filters-choose-country-all = Cualquiera

filters-choose-language-label = Idioma
filters-choose-language-all = Cualquiera

filters-choose-version-label = Versión
filters-choose-version-all = Cualquiera

filters-tags = Etiquetas, todas ellas
filters-clear = Quitar todo
filters-quick = Filtros rápidos
filters-online = En línea ahora
filters-show = Ver servidores
filters-found =
    { $total ->
        [one] 1 servidor
       *[other] { $total } servidores
    }
filters-quoted = «{ $text }»
filters-remove = : quitar
filters-sortBy = Ordenar por

filters-sorts-match = Más relevantes
filters-sorts-votes_30 = 30 días
filters-sorts-votes_today = Hoy
filters-sorts-votes_all = Histórico
filters-sorts-players = Jugadores
filters-sorts-newest = Nuevos
filters-sorts-name = Nombre

server-moderate = Moderar
server-servers = Servidores
server-about = Acerca de
server-rules = Normas
server-links = Enlaces
server-website = Web
server-video = Vídeo

server-community-discord = Entrar al Discord
server-community-website = Visitar la web

server-tags = Etiquetas
server-facts = Datos
server-version = Versión
server-country = País
server-languages =
    { $languages ->
        [one] Idioma
       *[other] Idiomas
    }
server-listed = En la lista desde
server-rankIn = en { $game }
server-of = de { $listed }
server-playersIn =
    { $players ->
        [one] jugador
       *[other] jugadores
    }
server-votesWeekly = Votos, 7 días
server-votesTotal = Votos, total
server-allVotes =
    Para el ranking solo cuentan los votos { $counts ->
        [signed-in] de jugadores con sesión iniciada.
        [confirmed] de jugadores con el correo confirmado o una cuenta vinculada.
       *[established] de jugadores con una cuenta vinculada de más de 30 días.
    }
server-vote = Votar
server-voteFor = Votar por { $name }
server-description = { $name }, servidor de { $game }: dirección, jugadores y votos.

share-share = Compartir
share-address = Dirección de esta página

report-title = Denunciar { $server }
report-back = Volver a { $server }
report-lead =
    ¿Hay algo mal en esta ficha? Cuéntaselo a la moderación. El propietario nunca sabrá quién eres.
report-reason = ¿Qué está mal?
report-pick = Elige una opción

report-reasons-pictures = Sus imágenes
report-reasons-hateful = Incita al odio o acosa a alguien
report-reasons-scam = Estafa a jugadores o pide contraseñas
report-reasons-fake = Se hace pasar por otro servidor
report-reasons-wrong = Sus datos son falsos o ya no existe
report-reasons-other = Otra cosa

report-more = Con tus palabras
report-moreHelp = ¿Qué viste y dónde? No des datos privados de nadie.
report-send = Enviar denuncia
report-link = Denunciar esta ficha

live-online = En línea desde
live-offline = Desconectado desde
live-neverAnswered = que se añadió
live-uptime = Uptime
live-owner = Propietario
live-verified = verificado
live-verifiedHelp = El propietario ha demostrado que este servidor es suyo.

badge-title = Insignia
badge-lead = Una imagen (SVG, sin scripts) que muestra tu puesto en tu propia web y lleva hasta aquí.
badge-code = HTML para tu web
badge-widget = HTML para un widget con puesto, votos y jugadores
badge-players =
    { $players ->
        [one] 1 jugador en línea
       *[other] { $players } jugadores en línea
    }
badge-alternative = Vota por nosotros
badge-rank = #{ $rank } de { $game }
badge-votes =
    { $votes ->
        [one] 1 voto
       *[other] { $votes } votos
    } en 30 días

goals-title = Metas
goals-says-each = { $count } de { $target } votos
goals-says-day = { $count } de { $target } votos hoy
goals-says-week = { $count } de { $target } votos esta semana
goals-says-month = { $count } de { $target } votos este mes
goals-over-day = Alcanzada hoy
goals-over-week = Alcanzada esta semana
goals-over-month = Alcanzada este mes
