### chats

message-one = { $player } ha votado por { $server }
message-many =
    { $votes ->
        [one] { $votes } voto por { $server }
        [many] { $votes } votos por { $server }
       *[other] { $votes } votos por { $server }
    }
message-earlier = Votos anteriores por { $server }: { $votes }
message-test = Prueba: los votos por { $server } se publicarán aquí
message-vote = Votar
message-total =
    { $votes ->
        [one] { $votes } voto en 30 días
        [many] { $votes } votos en 30 días
       *[other] { $votes } votos en 30 días
    }
message-more = y { $votes } más
message-top =
    Quienes más han votado por { $server } en { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player }: { $votes } voto
        [many] { $place }. { $player }: { $votes } votos
       *[other] { $place }. { $player }: { $votes } votos
    }
message-others =
    { $players ->
        [one] y { $players } jugador más
        [many] y { $players } jugadores más
       *[other] y { $players } jugadores más
    }

page-title = Chats de { $server }
page-lead =
    Los votos se pueden publicar en un canal de Discord, Slack o Mattermost: con los nombres de los
    jugadores, la imagen del servidor y un enlace para votar. Lo publicado no se puede retirar.
page-heading = Canales conectados
page-often = Con qué frecuencia
page-connect = Conectar un canal
page-example = Así se ve un mensaje
page-offer =
    { $address } es un canal: los votos se publican ahí como mensajes. Elige con qué frecuencia.
page-address = Dirección del webhook del canal
page-addressHelp =
    En Discord: ajustes del canal, Integraciones, Webhooks, Copiar URL del webhook. Quien conoce la
    dirección puede publicar ahí, así que se guarda cifrada y no se vuelve a mostrar.
page-service = Chat
page-serviceHelp =
    Para Rocket.Chat y otros que aceptan los mensajes de Mattermost, elige Mattermost.
page-language = Idioma de los mensajes
page-languageOfOwner = El del propietario
page-submit = Conectar y enviar una prueba
page-all = Todos los chats

paces-at_once = Al momento
paces-ten_minutes = Cada diez minutos
paces-daily = Los diez mejores, cada día

channel-title = Canal
channel-lead = Un mensaje reúne todos los votos desde el anterior.
channel-replayLead =
    Publica otra vez los votos desde un momento, como votos anteriores. Un chat no nota que ya los
    tenía. Como mucho { $days } días atrás.
channel-addressKept = Déjalo vacío para mantener la actual.
channel-save = Guardar
channel-test = Mensaje de prueba
channel-testLead = Se publica ahora, elijas lo que elijas arriba. No se menciona a nadie.
channel-testButton = Enviar un mensaje de prueba
channel-gone =
    El chat ya no acepta mensajes en esta dirección, así que el canal se ha desactivado. Los votos
    están en espera. Pega arriba una dirección nueva y luego envíalos.

desk-reports =
    { $reports ->
        [one] 1 denuncia nueva
       *[other] { $reports } denuncias nuevas
    }
desk-test = Prueba: aquí se publicarán las novedades para la moderación de { $site }
desk-open = Abrir la moderación
