// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Nombre de usuario",
      usernameHelp:
        "Exactamente como en el juego: de 2 a 32 letras, cifras, «_», «.» y «-». Los nombres de Bedrock pueden empezar por «.».",
      email: "Correo electrónico",
      emailHelp: "Para restablecer tu contraseña. Nadie más lo ve.",
      password: "Contraseña",
      passwordHelp: "Al menos 10 caracteres. Tres o cuatro palabras sin relación funcionan bien.",
      newPassword: "Contraseña nueva",
      currentPassword: "Contraseña actual",
      makeLink: "Crear enlace",
      noMail: "Este sitio no envía correos.",
      signUp: {
        title: "Registrarse",
        lead: "Una cuenta para todos los servidores. Votas con tu nombre de usuario.",
        submit: "Registrarse",
        toVote: (server) => `Regístrate para votar por ${server}`,
        toVoteLead: "Un formulario corto y tu voto está a un clic.",
        toVoteConfirmed: "Este sitio también te pide confirmar tu correo antes de votar.",
        inGame: (game) => `Tu nombre en ${game}`,
        inGameHelp: (server) =>
          "Exactamente como en el juego: " + server +
          " da la recompensa al jugador con este nombre. Aquí también es tu nombre de usuario. De 2 a 32 letras, cifras, «_», «.» y «-».",
        submitToVote: "Registrarse e ir a votar",
        ready: "Comprobación superada",
        noScript:
          "Para registrarte, activa JavaScript en este sitio: tu navegador tiene que hacer un pequeño cálculo que frena a los bots. Solo hace falta para votar y registrarse.",
        privacy: "Qué guardamos y cuánto tiempo",
        haveOne: "¿Ya tienes cuenta?",
        signIn: "Iniciar sesión",
        or: "o con correo y contraseña",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Iniciar sesión con ${provider}`,
          sign_up: (provider) => `Continuar con ${provider}`,
          link: (provider) => `Vincular ${provider}`,
          prove: (provider) => `Confirmar con ${provider}`,
        },
        leaving: (provider) => `Vamos a ${provider}…`,
        goOn: (provider) => `Ir a ${provider}`,
        byPassword: "Iniciar sesión con contraseña",
        declined: {
          title: (provider) => `No has iniciado sesión con ${provider}`,
          lead: "No ha cambiado nada. Inténtalo de nuevo o elige otra forma.",
        },
        not_proven: {
          title: (provider) => `No se ha podido iniciar sesión con ${provider}`,
          lead: "Su respuesta no demuestra quién eres. Inténtalo de nuevo o elige otra forma.",
        },
        round_unknown: {
          title: "Esta página es demasiado antigua",
          lead: (provider) =>
            "En " + provider +
            " ha tardado demasiado, o has vuelto con otro navegador. Inténtalo de nuevo.",
        },
        unavailable: {
          title: (provider) => `No se puede acceder a ${provider} ahora mismo`,
          lead: "No ha cambiado nada. Inténtalo de nuevo más tarde o elige otra forma.",
        },
        misconfigured: {
          title: (provider) => `${provider} no está bien configurado en este sitio`,
          lead:
            "Volver a intentarlo no ayuda: tienen que corregirlo quienes llevan este sitio. Mientras tanto, elige otra forma.",
        },
        taken: {
          title: (provider) => `Esa cuenta de ${provider} pertenece a otra cuenta de aquí`,
          lead:
            "Inicia sesión con ella y desvincúlala allí. Después podrás vincularla a esta cuenta.",
        },
        not_theirs: {
          title: (provider) => `Esa cuenta de ${provider} no está vinculada a la tuya`,
          lead: (provider) => "Elige la cuenta de " + provider + " con la que inicias sesión aquí.",
        },
        signed_out: {
          title: "Tu sesión ya no está abierta",
          lead: (provider) => `Inicia sesión otra vez y vuelve a ir a ${provider}.`,
        },
      },
      newcomer: {
        title: "Elige tu nombre",
        titleToVote: (server) => `Tu nombre en ${server}`,
        lead: (provider) =>
          provider +
          " ya sabe quién eres. Solo necesitamos tu nombre en el juego: las recompensas llegan al jugador con ese nombre.",
        submit: "Crear cuenta",
        submitToVote: "Ir a votar",
        haveOne: "¿Ya tienes una cuenta aquí?",
        isItYours: (name) => `¿${name} es tuyo?`,
        signIn: (provider) => `Inicia sesión para vincular ${provider}`,
        link: (provider) => `Vincular ${provider}`,
        linkLead: (provider, name) =>
          "Acabas de llegar de " + provider + ". Vincúlalo para iniciar sesión como " + name +
          " con un clic.",
        unknown: {
          title: "Esta página es demasiado antigua",
          lead: "Tenías media hora para elegir un nombre, o ya tienes uno. Inicia sesión otra vez.",
        },
      },
      entry: {
        gone: {
          title: "Este inicio de sesión ya no funciona",
          lead: "Su enlace ya se usó o es demasiado antiguo, o la cuenta ya no existe.",
        },
        disabled: "Esta cuenta está bloqueada",
      },
      signInLink: {
        title: (username) => `Iniciar sesión como ${username}`,
        lead:
          "Este enlace lo han creado quienes administran el sitio. Con él puedes iniciar sesión una vez.",
        submit: "Iniciar sesión",
      },
      proof: {
        comesNext: "Después te pediremos que confirmes que eres tú.",
        justShown: "Acabas de confirmar que eres tú.",
      },
      waysIn: {
        heading: "Formas de iniciar sesión",
        lead: "Ten siempre dos, para no quedarte nunca fuera.",
        isLinked: "vinculada",
        isOff: "desactivada",
        linked: "Vinculada el",
        unlink: "Desvincular",
        only: "Es tu única forma de entrar: añade otra antes de quitarla.",
        password: "Contraseña",
        set: "activa",
        passwordNote: "Al cambiarla se cierran todas tus demás sesiones.",
        noPassword: "Ninguna. Pon una para iniciar sesión sin otro sitio.",
        changePassword: "Cambiar contraseña",
        setPassword: "Poner contraseña",
      },
      passwordsOff: {
        title: "Aquí no hay contraseñas",
        lead: "Este sitio no usa contraseñas. Inicia sesión con una de las cuentas que acepta.",
      },
      signIn: {
        title: "Iniciar sesión",
        toVote: (server) => `Inicia sesión para votar por ${server}`,
        or: "o con contraseña",
        orElse: "o de otra forma",
        last: "la última vez",
        nameOrEmail: "Nombre de usuario o correo",
        submit: "Iniciar sesión",
        limited: (wait) =>
          "Ha habido demasiados intentos con este nombre o desde tu red, así que aún no has iniciado sesión. " +
          wait +
          " O escribe otra vez tu contraseña ahora: tu navegador hace antes un pequeño cálculo, y eso se cuenta aparte.",
        ready: "Comprobación superada",
        noScript:
          "Tu navegador no puede hacer ese cálculo sin JavaScript. Actívalo en este sitio o inténtalo de nuevo en unos segundos.",
        forgot: "¿Has olvidado tu contraseña?",
        haveNone: "¿Aún no tienes cuenta?",
        signUp: "Registrarse",
        disabled: "La moderación ha bloqueado esta cuenta.",
        disabledWhy: (reason) => "La moderación ha bloqueado esta cuenta. El motivo: " + reason,
      },
      reset: {
        title: "Restablecer la contraseña",
        lead: "Te enviaremos por correo un enlace para elegir una contraseña nueva.",
        noMail:
          "Este sitio no envía correos. Crea aquí un enlace y pídeselo después a quienes administran el sitio.",
        submit: "Enviar enlace",
        asked: {
          title: "Mira tu correo",
          lead:
            "Si hay una cuenta con esta dirección, el enlace va en camino. Funciona durante una hora. ¿No lo encuentras? Mira en la carpeta de spam.",
        },
        askedNoMail: {
          title: "Pide tu enlace",
          lead:
            "Este sitio no envía correos. Si hay una cuenta con esta dirección, quienes administran el sitio encontrarán en el registro un enlace que funciona durante una hora. Si no lo encuentran, diles tu nombre de usuario: pueden crear un enlace con el que inicies sesión.",
        },
        choice: {
          title: "Elige una contraseña nueva",
          lead: "Se cerrarán todas tus sesiones.",
          submit: "Guardar contraseña",
        },
        dead: {
          title: "Este enlace ya no funciona",
          lead: "Cada enlace funciona una vez, durante una hora. Pide uno nuevo.",
        },
        again: "Pedir otro enlace",
      },
      firstModerator: {
        title: "Primer administrador",
        lead: (username) =>
          "Has iniciado sesión como " + username +
          ". El primer administrador configura el sitio y aprueba fichas. El enlace funciona una vez.",
        submit: "Hacer administradora esta cuenta",
        dead: {
          title: "Este enlace ya no funciona",
          lead:
            "Ya se usó, tiene más de 30 minutos o ya hay un administrador. Mientras no haya ninguno, el próximo arranque escribe otro en el registro.",
        },
      },
      verify: {
        title: "Confirma tu correo",
        lead: (email, username) =>
          "Pulsa el botón para confirmar que " + email + " es tu dirección. Será la de la cuenta " +
          username + ".",
        submit: "Confirmar",
        dead: {
          title: "Este enlace ya no funciona",
          lead:
            "Los enlaces funcionan durante un día. Puedes pedir otro en la página de tu cuenta.",
        },
        enough: {
          title: "Usa un enlace que ya enviamos",
          lead:
            "Ya enviamos a esta dirección todos los correos que se permiten en una hora. Abre el enlace del más reciente con la sesión iniciada: confirma la dirección para tu cuenta.",
        },
      },
      serverEmail: {
        heading: "Correos sobre tus servidores",
        lead:
          "Cuando la moderación decide sobre una ficha y cuando un webhook falla o vuelve a funcionar.",
        unconfirmed:
          "Los recibirás cuando tu dirección esté confirmada: hasta entonces podría ser de otra persona.",
        turnOn: "Activar",
        turnOff: "Desactivar",
        stop: "Dejar de recibir correos sobre mis servidores",
        ask: {
          title: "Dejar de recibir correos sobre tus servidores",
          lead:
            "No te avisaremos cuando la moderación decida sobre una ficha o cuando falle un webhook. Los correos sobre tu cuenta, como los enlaces para una contraseña nueva, seguirán llegando.",
        },
        done: {
          title: "Ya no recibirás correos sobre tus servidores",
          lead: "Puedes volver a activarlos en la página de tu cuenta.",
        },
        dead: {
          title: "Este enlace no funciona",
          lead: "Puedes dejar de recibir correos sobre tus servidores en la página de tu cuenta.",
        },
      },
      name: {
        title: "Tu nombre",
        newTitle: "Cambia tu nombre",
        question: "¿Es exactamente tu nombre en el juego?",
        youVoteAs: "Votas como",
        why:
          "Las recompensas llegan al jugador con este nombre. Si falla una sola letra, nadie las recibe.",
        yes: "Sí, continuar",
        change: "No, cambiarlo",
        newName: "Nombre nuevo",
        save: "Cambiar nombre",
        correction:
          "Cámbialo ahora: la primera corrección es libre. Después podrás cambiar de nombre una vez cada 30 días.",
        rule:
          "Puedes cambiar de nombre una vez cada 30 días. Tu nombre anterior sigue siendo tuyo 90 días. Los votos cuentan para el nombre que tenías al emitirlos.",
        next: (day) => `Podrás volver a cambiar de nombre el ${day}.`,
      },
      account: {
        title: "Tu cuenta",
        onThisPage: "En esta página",
        since: (day) => `desde el ${day}`,
        names: "Nombres",
        mail: "Correo",
        mailAndLanguage: "Correo e idioma",
        privacy: "Privacidad",
        nameNote: "Votas con este nombre, y las recompensas llegan al jugador que lo tiene.",
        changeName: "Cambiar nombre",
        confirmed: "confirmado",
        unconfirmed: "sin confirmar",
        emailNote: "Para contraseñas nuevas y avisos sobre tu cuenta.",
        unconfirmedLead:
          "Podrás iniciar sesión con esta dirección cuando abras el enlace que te enviamos allí.",
        sendAgain: "Enviar enlace",
        noEmail: "Sin correo",
        noEmailLead:
          "Añade uno para enterarte de lo que pasa con tus servidores y para volver a entrar si pierdes las demás formas.",
        addEmail: "Añadir",
        newEmailWaits: (email) =>
          email + " lo sustituirá cuando abras el enlace que enviamos allí.",
        noMailLink: (email) =>
          "Para confirmar " + email +
          ", crea un enlace y pídeselo a quienes administran este sitio. El sitio no envía correos: el enlace está en su registro.",
        changeEmail: "Cambiar correo",
        dataHeading: "Tus datos",
        dataLead: "Un archivo con todo lo que este sitio guarda sobre ti.",
        download: "Descargar…",
        deleteHeading: "Eliminar cuenta",
        deleteLead:
          "Tu nombre, tu correo y tus formas de iniciar sesión se eliminan para siempre. Tus votos siguen contando de forma anónima.",
        delete: "Eliminar…",
      },
      ownPassword: {
        change: {
          title: "Cambia tu contraseña",
          lead:
            "Se cierran todas tus demás sesiones y los enlaces de servidores dejan de votar en tu nombre.",
          submit: "Cambiar contraseña",
        },
        set: {
          title: "Pon una contraseña",
          lead: "Así podrás iniciar sesión con tu nombre o tu correo, sin otro sitio.",
          submit: "Poner contraseña",
        },
        back: "Volver a tu cuenta",
      },
      sessions: {
        heading: "Dónde tienes la sesión abierta",
        count: (sessions) =>
          intl.plural(sessions) === "one" ? "Un navegador" : `${intl.count(sessions)} navegadores`,
        thisOne: "este",
        unknown: "Navegador desconocido",
        unknownAddress: "dirección IP desconocida",
        since: "Desde",
        lastSeen: "última actividad:",
        end: "Cerrar esta sesión",
        endOthers: "Cerrar las demás sesiones",
      },
      nameClaim: {
        mailed: {
          title: "Mira tu correo",
          lead: (username, email) =>
            "Alguien juega como " + username +
            " y ha votado con ese nombre. Si eres tú, abre el enlace que enviamos a " + email +
            " y elige allí una contraseña: así el nombre será tuyo, con sus votos.",
        },
        tooMany: {
          title: "No hemos enviado ningún correo",
          lead: (username, email) =>
            "Alguien juega como " + username +
            ", y hace falta un correo para saber si eres tú. En una hora han salido demasiados hacia " +
            email + ". Regístrate otra vez dentro de una hora o con otra dirección.",
        },
        unmailed: {
          title: "La moderación lo revisará",
          lead: (username) =>
            "Alguien juega como " + username +
            " y ha votado con ese nombre. Cuando la moderación te lo dé, podrás iniciar sesión con la contraseña que elegiste.",
        },
        take: {
          title: (username) => `Quedarte con el nombre ${username}`,
          lead: (username, site) =>
            "Así tendrás el nombre " + username + " en " + site +
            ", con sus votos. Elige una contraseña para iniciar sesión. Si no te registraste con este nombre, cierra esta página.",
          submit: "Quedarme con este nombre",
        },
        waits: {
          title: "La moderación lo revisará",
          lead:
            "Tu correo está confirmado. Otra persona reclama el mismo nombre, así que la moderación decide de quién es. Te escribiremos.",
        },
      },
      agreements: {
        lead:
          "Sus enlaces votan en tu nombre sin iniciar sesión, hasta que lo termines o cambies tu contraseña.",
        since: "Desde el",
        end: "Terminar",
      },
      changeEmail: {
        title: "Cambia tu correo",
        lead:
          "Enviaremos un enlace a la dirección nueva. Tu cuenta conserva la anterior hasta que lo abras.",
        noMail:
          "Este sitio no envía correos: el enlace para la dirección nueva se escribe en su registro. Pídeselo a quienes administran el sitio. Tu cuenta conserva la dirección anterior hasta que lo abras.",
        newEmail: "Correo nuevo",
        submit: "Enviar enlace",
      },
      download: {
        title: "Descarga tus datos",
        lead: (username) =>
          "Un archivo JSON con todo sobre " + username +
          ": perfil, nombres anteriores, sesiones, servidores, lo que hiciste y tus votos. No contiene contraseñas ni claves.",
        submit: "Descargar",
        back: "Volver a tu cuenta",
      },
      deletion: {
        title: "Eliminar tu cuenta",
        lead: (username) =>
          username +
          " desaparecerá para siempre: nadie puede recuperar la cuenta. Tus votos siguen contando de forma anónima, y el nombre queda reservado 90 días.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "Lo impide tu ficha: alguien tiene que ser responsable de ella."
            : "Lo impiden tus " + intl.count(listings) +
              " fichas: alguien tiene que ser responsable de ellas.",
        listings: "Tus fichas",
        blocking: {
          pending: "Espera a la moderación. Hasta entonces solo se puede eliminar.",
          approved: "Los jugadores pueden votar por ella.",
        },
        handOver: "Cederla…",
        unlist: "Quitarla de la lista",
        deleteListing: "Eliminarla…",
        after: "Cuando no quede ninguna aquí, podrás eliminar tu cuenta.",
        lookAgain: "Comprobar de nuevo",
        submit: "Eliminar mi cuenta",
        back: "Conservar mi cuenta",
      },
    },
    charts: {
      asTable: "Ver los números en una tabla",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Hoy",
      votes: {
        title: "Votos",
        heads: ["Día (UTC)", "Votos"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one" ? "1 voto" : `${intl.count(sum)} votos`) + " en " +
          intl.count(days) + " días, " + intl.count(today) + " hoy hasta ahora (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`),
      },
      players: {
        title: "Jugadores",
        last: "Ahora",
        offline: "desconectado",
        summary: (most, mean) =>
          "Máximo de " + intl.count(most) + " en 7 días, " + intl.count(mean) + " de media",
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Día (UTC)", "Media", "Máximo"],
      },
      rank: {
        title: "Puesto entre los servidores de todos los juegos",
        heads: ["Día (UTC)", "Puesto"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          "#" + intl.count(last) + " el " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ", mejor puesto #" + intl.count(best),
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} ha votado por ${server}`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto por ${server}`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votos por ${server}`
            : `${intl.count(votes)} votos por ${server}`,
        earlier: (server, votes) => `Votos anteriores por ${server}: ${intl.count(votes)}`,
        test: (server) => `Prueba: los votos por ${server} se publicarán aquí`,
        vote: "Votar",
        total: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto en 30 días`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votos en 30 días`
            : `${intl.count(votes)} votos en 30 días`,
        more: (votes) => `y ${intl.count(votes)} más`,
        top: (server, month) =>
          "Quienes más han votado por " + server + " en " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(place)}. ${player}: ${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? intl.count(place) + ". " + player + ": " + intl.count(votes) + " votos"
            : intl.count(place) + ". " + player + ": " + intl.count(votes) + " votos",
        others: (players) =>
          intl.plural(players) === "one"
            ? `y ${intl.count(players)} jugador más`
            : intl.plural(players) === "many"
            ? `y ${intl.count(players)} jugadores más`
            : `y ${intl.count(players)} jugadores más`,
      },
      page: {
        title: (server) => `Chats de ${server}`,
        lead:
          "Los votos se pueden publicar en un canal de Discord, Slack o Mattermost: con los nombres de los jugadores, la imagen del servidor y un enlace para votar. Lo publicado no se puede retirar.",
        heading: "Canales conectados",
        often: "Con qué frecuencia",
        connect: "Conectar un canal",
        example: "Así se ve un mensaje",
        offer: (address) =>
          address +
          " es un canal: los votos se publican ahí como mensajes. Elige con qué frecuencia.",
        address: "Dirección del webhook del canal",
        addressHelp:
          "En Discord: ajustes del canal, Integraciones, Webhooks, Copiar URL del webhook. Quien conoce la dirección puede publicar ahí, así que se guarda cifrada y no se vuelve a mostrar.",
        service: "Chat",
        serviceHelp:
          "Para Rocket.Chat y otros que aceptan los mensajes de Mattermost, elige Mattermost.",
        language: "Idioma de los mensajes",
        languageOfOwner: "El del propietario",
        submit: "Conectar y enviar una prueba",
        all: "Todos los chats",
      },
      paces: {
        at_once: "Al momento",
        ten_minutes: "Cada diez minutos",
        daily: "Los diez mejores, cada día",
      },
      channel: {
        title: "Canal",
        lead: "Un mensaje reúne todos los votos desde el anterior.",
        replayLead: (days) =>
          "Publica otra vez los votos desde un momento, como votos anteriores. Un chat no nota que ya los tenía. Como mucho " +
          intl.count(days) + " días atrás.",
        addressKept: "Déjalo vacío para mantener la actual.",
        save: "Guardar",
        test: "Mensaje de prueba",
        testLead: "Se publica ahora, elijas lo que elijas arriba. No se menciona a nadie.",
        testButton: "Enviar un mensaje de prueba",
        gone:
          "El chat ya no acepta mensajes en esta dirección, así que el canal se ha desactivado. Los votos están en espera. Pega arriba una dirección nueva y luego envíalos.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one"
            ? "1 denuncia nueva"
            : `${intl.count(reports)} denuncias nuevas`,
        test: (site) => "Prueba: aquí se publicarán las novedades para la moderación de " + site,
        open: "Abrir la moderación",
      },
    },
    deliveries: {
      log: {
        heading: "Entregas, primero las más recientes",
        lead: "Cada voto camino de un webhook. Las entregas terminadas se guardan 30 días.",
        none: "Aún no se ha enviado nada",
        noneNext:
          "Aquí estará cada voto que se envíe a un webhook, con todos los intentos y respuestas. Pon una URL de webhook en una clave y envía una prueba desde su página.",
        noneFound: "No hay entregas así",
        noneOf: (search) => `No se ha encontrado nada para ${search}`,
        noneOfNext:
          "Busca por el nombre completo de un jugador, en mayúsculas o minúsculas, o por un ID completo de voto o de entrega.",
        backwards: "El primer día es posterior al último",
        showAll: "Ver todas las entregas",
        find: "Jugador, ID de voto o de entrega",
        from: "Desde (UTC)",
        to: "Hasta (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Por estado",
        all: "Todas",
        filter: "Filtrar entregas",
        allKeys: "Todas las claves",
        show: "Buscar",
        player: "Jugador",
        nobody: "nadie",
        topTen: "Los diez mejores",
        cast: "Emitido",
        key: "Clave",
        state: "Estado",
        last: "Último resultado",
        attempts: "Intentos",
        next: "próximo intento",
        again: "enviado otra vez:",
        test: "prueba",
        pages: "Páginas de entregas",
        older: "Entregas anteriores",
        newest: "Entregas más recientes",
        title: (server) => `Entregas de ${server}`,
        titleOf: (server, state) => `Entregas de ${server}: ${state}`,
        retryLead: {
          abandoned:
            "Envía otra vez las de los últimos 14 días, cinco por segundo. Conservan sus ID: un receptor que recuerda X-Listing-Vote no da dos recompensas a nadie.",
          held: "Envía las de los últimos 14 días, cinco por segundo.",
        },
        retry: {
          abandoned: (key) => `Reintentar todas las fallidas de ${key}`,
          held: (key) => `Enviar todas las de ${key} en espera`,
        },
      },
      day: {
        title: "Últimas 24 horas",
        arrived: "llegaron",
        atOnce: "al primer intento",
        sent: "entregas",
        kept: { pending: "pendientes", abandoned: "abandonadas en 30 días" },
        typical: "respuesta normal",
        slow: "respuesta lenta",
        label: (atOnce, late, failed) =>
          "Hora a hora durante 24 horas: " + intl.count(atOnce) + " llegaron a la primera, " +
          intl.count(late) + " tras un reintento, " + intl.count(failed) + " no llegaron",
        axis: ["hace 24 h", "18 h", "12 h", "6 h", "ahora"],
        legend: {
          ok: "a la primera",
          late: "tras un reintento",
          bad: "no llegaron, bajo la línea",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " de " + intl.count(of) + " intentos, y la espera antes de cada uno",
        wait: {
          atOnce: "al momento",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} min`,
          hours: (hours) => `+${intl.count(hours)} h`,
        },
      },
      one: {
        title: (player, key, server) => `Voto de ${player} a ${key} de ${server}`,
        back: "Entregas",
        cast: "Voto emitido:",
        toKey: "a la clave",
        next: "próximo intento:",
        nextAt: "Próximo intento:",
        rejectedWith: (status) => `Tu receptor respondió ${status}, que no indica éxito.`,
        vote: "Voto (X-Listing-Vote)",
        id: "Entrega (X-Listing-Delivery)",
        noUrl: "sin URL",
        formerUrl: "una URL anterior",
        elsewhere: "a una URL anterior",
        sinceMoved: "Era la URL de la clave en ese momento; ahora es otra.",
        finished: "terminada:",
        resend: "Enviar otra vez ahora",
        stands: "Eso no cambia, pase lo que pase al enviarlo otra vez.",
        underWay: "Está en camino. Esta página se actualiza cada dos segundos.",
        request: "Solicitud",
        requestLead: (attempt) =>
          "Intento " + intl.count(attempt) + ", exactamente como se envió a",
        notSent: "Aún no se ha enviado nada. Este será el contenido, enviado a",
        attempts: "Intentos",
        schedule: "Doce como máximo; el último, 76 horas después del voto.",
        answer: "Respuesta",
        headers: "Cabeceras de la respuesta",
        answerKept: "Guardamos las cabeceras sin cookies y los primeros 4 kB del contenido.",
        saveRedirect: "Usar esta URL",
        answered: (status, time) => `${status} en ${time}`,
        noResponse: "sin respuesta",
        reasons: {
          key_revoked: "La clave se revocó.",
          url_cleared: "Se quitó la URL del webhook.",
          vote_voided: "La moderación anuló el voto.",
          no_destination: "Se revocó la clave o se quitó la URL de su webhook.",
        },
      },
      states: {
        held: "en espera",
        pending: "pendiente",
        sending: "enviándose",
        delivered: "entregada",
        abandoned: "abandonada",
      },
      ends: {
        delivered: "llegó",
        unconfirmed: "enviado",
        rejected: "rechazado",
        redirected: "redirigido",
        redirected_elsewhere: "redirigido",
        apps_script: "Apps Script",
        interrupted: "interrumpido",
        timeout: "tiempo agotado",
        connect_failed: "sin conexión",
        connection_lost: "conexión perdida",
        tls_failed: "sin cifrado",
        tls_self_signed: "autofirmado",
        tls_untrusted: "certificado no fiable",
        tls_expired: "certificado caducado",
        tls_other_name: "certificado de otro nombre",
        tls_old: "TLS antiguo",
        tls_plain: "sin TLS",
        tls_expected: "espera TLS",
        http2_only: "solo HTTP/2",
        dns_failed: "nombre no encontrado",
        private_address: "dirección privada",
        bad_response: "no es HTTP",
        bad_url: "URL no válida",
        bad_secret: "secreto no válido",
        not_votifier: "no es Votifier",
        votifier_key_missing: "falta la clave pública",
        token_refused: "token incorrecto",
        votifier_refused: "rechazado",
        name_refused: "nombre rechazado",
        posted: "publicado",
        chat_gone: "canal borrado",
        chat_refused: "rechazado",
        chat_busy: "en espera",
        internal_error: "fallo nuestro",
        gone: "410 Gone",
        key_revoked: "clave revocada",
        url_cleared: "URL quitada",
        vote_voided: "voto anulado",
        no_destination: "sin URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "Todas las guías",
      nav: "Guías",
      contents: "En esta página",
      asText: "Esta página en Markdown",
      table: (nth) => `Tabla ${intl.count(nth)}`,
      search: "Buscar en las guías",
      submit: "Buscar",
      results: (query) => `Búsqueda: ${query}`,
      found: (parts) => intl.plural(parts) === "one"
        ? "1 sección encontrada"
        : `${intl.count(parts)} secciones encontradas`,
      ask: "Escribe lo que buscas, por ejemplo un código de error, una cabecera o un plugin.",
      nothing:
        "No se ha encontrado nada. Prueba otras palabras, como un código, una cabecera o un plugin.",
      inCode: "En su código:",
      examples: {
        code: "Un código de error",
        header: "Una cabecera de los webhooks",
        plugin: "Un protocolo de plugins de votos",
      },
      code: "Código",
      status: "Estado",
      allErrors: "Todos los errores y cómo se ven",
      references: { api: "API", rewards: "API de recompensas", public: "API pública" },
    },
    factors: {
      passkey: {
        use: "Usar llave de acceso",
        useHere: "Usar una llave de acceso",
        failed: "No ha funcionado o lo has cancelado. Inténtalo de nuevo o elige otra forma.",
        wrong:
          "Esa llave de acceso no funciona aquí. Puede que se quitara o que la página llevara demasiado tiempo abierta. Inténtalo de nuevo.",
      },
      passkeys: {
        heading: "Llaves de acceso",
        lead:
          "Con el bloqueo de pantalla de tu dispositivo o una llave de seguridad: nada que escribir y nada que una página falsa pueda robar.",
        badge: "llave de acceso",
        formerHost: "de la dirección anterior de este sitio",
        added: "Añadida el",
        used: "último uso el",
        neverUsed: "nunca usada",
        add: "Añadir llave…",
        remove: "Quitar",
        new: {
          title: "Añadir una llave de acceso",
          lead: "Tu navegador te pide el bloqueo de pantalla, el PIN o la llave de seguridad.",
          name: "Nombre",
          nameHelp: "Para que la reconozcas más adelante.",
          submit: "Añadir llave de acceso",
          noScript:
            "Las llaves de acceso necesitan JavaScript y un navegador actualizado. Activa JavaScript en este sitio.",
          refused: "Esa llave de acceso no se ha añadido. Inténtalo de nuevo.",
          tooMany: (max) => "Tienes " + intl.count(max) + " llaves de acceso. Quita una primero.",
          back: "Volver a tu cuenta",
        },
      },
      second: {
        heading: "Verificación en dos pasos",
        lead:
          "Después de la contraseña o de otro sitio, confirmas que eres tú con un código de una app o una llave de acceso.",
        setUp: "Configurar…",
        change: "Cambiar…",
        title: "Verificación en dos pasos",
        offLead:
          "Ni siquiera con tu contraseña entra nadie sin un segundo paso. Iniciar sesión con una llave de acceso son dos pasos en uno, así que no pide otro.",
        required: (who) =>
          who === "desk"
            ? "Este sitio exige la verificación en dos pasos a toda la moderación. Configúrala para continuar."
            : "Este sitio exige la verificación en dos pasos a quienes gestionan un servidor. Configúrala para continuar.",
        app: {
          title: "Con una app de autenticación",
          again: "Usar otra app de autenticación",
          againLead:
            "La app que usas ahora dejará de funcionar aquí, y recibirás códigos de recuperación nuevos.",
          lead:
            "Escanea este código con una app de autenticación, como Aegis, 2FAS, Google Authenticator o la de tu gestor de contraseñas. Después escribe las seis cifras que muestra.",
          qr: "Código QR para tu app de autenticación",
          key: "¿Sin cámara? Escribe esta clave en la app",
          open: "Abrir en una app de este dispositivo",
          code: "Código de la app",
          submit: "Activar",
        },
        passkeys: {
          title: "Con tus llaves de acceso",
          lead: "Se te pide una de tus llaves de acceso cuando inicias sesión de otra forma.",
          none: "Aún no tienes ninguna llave de acceso.",
          add: "Añadir llave…",
          submit: "Usar mis llaves de acceso",
        },
        state: {
          title: "Está activada",
          app: "Con una app de autenticación, desde el",
          passkeys: "Con tus llaves de acceso, desde el",
          codes: (left) => intl.plural(left) === "one"
            ? "Queda un código de recuperación."
            : `Quedan ${intl.count(left)} códigos de recuperación.`,
          renew: "Crear códigos de recuperación nuevos",
          turnOff: "Desactivar",
        },
        codes: {
          title: "Tus códigos de recuperación",
          lead:
            "Con cada uno puedes iniciar sesión una vez si pierdes el teléfono o la llave de acceso. Imprímelos o guárdalos en tu gestor de contraseñas. No se volverán a mostrar.",
          label: "Códigos de recuperación",
          copy: "Copiar los códigos",
          done: "Ya los he guardado",
        },
      },
      half: {
        title: "Un paso más",
        lead: (username) => `Estás iniciando sesión como ${username}.`,
        code: "Código de tu app de autenticación",
        codeHelp: "Seis cifras que cambian cada 30 segundos.",
        wrong: "Ese código no es correcto o ya se usó. Espera al siguiente.",
        wrongRecovery: "Ese no es uno de tus códigos de recuperación, o ya se usó.",
        submit: "Iniciar sesión",
        recovery: "Usar un código de recuperación",
        recoveryCode: "Código de recuperación",
        recoveryHelp: "Uno de los diez que guardaste. Cada uno funciona una vez.",
        lost: "¿Los has perdido todos? Pregunta a quienes administran este sitio.",
        contact: "Escríbeles",
        other: "Iniciar sesión con otra cuenta",
        dead: {
          title: "Inicia sesión otra vez",
          lead:
            "Ha tardado demasiado o ha habido demasiados códigos incorrectos. Aún no has iniciado sesión.",
        },
        signIn: "Iniciar sesión",
      },
      prove: {
        title: "¿Eres tú?",
        lead: (username) =>
          "Iniciaste sesión como " + username +
          " hace más de diez minutos. Confirma que eres tú antes de continuar.",
        holds: "Después no se te volverá a pedir durante diez minutos.",
        acts: {
          key: "Vas a crear una clave.",
          votifier: "Vas a cambiar adónde se envían los votos.",
          webhook: "Vas a cambiar un webhook.",
          people: "Vas a compartir tu ficha.",
          handover: "Vas a ceder tu ficha.",
          listing: "Vas a eliminar tu ficha.",
          voids: "Vas a anular votos.",
          role: "Vas a cambiar el rol de alguien.",
          passkey: "Vas a añadir una llave de acceso.",
          passkey_removal: "Vas a quitar una llave de acceso.",
          second_factor: "Vas a cambiar la verificación en dos pasos.",
          unlink: "Vas a desvincular una forma de iniciar sesión.",
          link: "Vas a vincular una forma de iniciar sesión.",
          password: "Vas a cambiar tu contraseña.",
          email: "Vas a cambiar tu correo.",
          export: "Vas a descargar tus datos.",
          deletion: "Vas a eliminar tu cuenta.",
        },
        kept: "Lo que escribiste se guarda y se envía cuando hayas confirmado.",
        lost:
          "Volverás a la página. Lo que escribiste en ella hay que escribirlo otra vez, porque es secreto.",
        password: "Tu contraseña",
        code: "Código de tu app o código de recuperación",
        wrongPassword: "Esa no es tu contraseña.",
        wrongCode: "Ese código no es correcto o ya se usó. Espera al siguiente.",
        submit: "Confirmar",
        or: "o",
        provider: (name) => `Confirmar con ${name}`,
        again: "He confirmado en otra pestaña. Continuar",
        none: "Cierra sesión y vuelve a iniciarla para confirmar que eres tú.",
        notNow: "Volver sin hacerlo",
        back: "Volver a tu cuenta",
      },
      notMe: {
        title: "¿No has sido tú?",
        lead:
          "Nuestro correo dice qué navegador inició sesión y desde dónde. Si no lo conoces, pulsa el botón.",
        ifPressed: "Si pulsas el botón:",
        effects: [
          "Se cierran todas las sesiones de tu cuenta, también la tuya.",
          "Tu contraseña deja de funcionar. Te enviamos un enlace para elegir una nueva.",
          "Tu cuenta conserva la dirección a la que escribimos.",
        ],
        submit: "No he sido yo: cerrar todas las sesiones",
        signedInAt: "El inicio de sesión sobre el que te escribimos:",
        itWasMe: "¿Has sido tú? Entonces no hay nada que hacer.",
        dead: {
          title: "Este enlace ya no funciona",
          lead:
            "Funciona durante una semana. Puedes cerrar sesiones y cambiar tu contraseña en la página de tu cuenta.",
        },
        mailed: {
          title: "Todas las sesiones están cerradas",
          lead:
            "Tu contraseña ya no funciona. Te hemos enviado un enlace para elegir otra. Después revisa tus formas de iniciar sesión y quita lo que no sea tuyo.",
        },
        no_mail: {
          title: "Todas las sesiones están cerradas",
          lead: "Tu contraseña ya no funciona. Pide un enlace para elegir otra.",
        },
        used: {
          title: "Este enlace ya se ha usado",
          lead:
            "Cerró todas las sesiones, y eso lo hace una sola vez. Si alguien ha entrado en tu cuenta desde entonces, revisa tus formas de iniciar sesión y quita lo que no sea tuyo. Una contraseña nueva vuelve a cerrar todas las sesiones.",
        },
        no_password: {
          title: "Todas las sesiones están cerradas",
          lead:
            "Tu cuenta no tiene contraseña. Vuelve a iniciar sesión, revisa tus formas de hacerlo y quita lo que no sea tuyo.",
        },
        reset: "Elegir una contraseña nueva",
        signIn: "Iniciar sesión",
      },
    },
    faults: {
      required: "Este campo es obligatorio.",
      code: "Ese código no es correcto o ha caducado. Escribe el que muestra la app ahora.",
      confirmTest:
        "Confirma que tu receptor puede dar la recompensa a este jugador, o deja el nombre vacío.",
      currentPassword: "Esa no es tu contraseña actual.",
      game: "Elige el juego de la lista.",
      listingName: "Escribe el nombre de la ficha.",
      noPasskeys: "Aún no tienes ninguna llave de acceso.",
      noneTicked: "Marca al menos una ficha.",
      notReady:
        "Tu navegador aún no estaba listo. Espera a que aparezca la marca e inténtalo de nuevo.",
      password: "Esa no es tu contraseña.",
      port: "Escribe un número de puerto del 1 al 65535.",
      reason: "Elige qué está mal.",
      role: "Elige un rol.",
      signIn:
        "Nombre de usuario o contraseña incorrectos. Puedes usar tu correo cuando esté confirmado.",
      signInBusy:
        "Hay demasiada gente haciendo esto ahora mismo y aún no has iniciado sesión. Escribe otra vez tu contraseña e inicia sesión. Esta vez tu navegador hace antes un pequeño cálculo, y pasas delante de aquellos cuyo navegador no lo hace.",
      time: "Escribe una fecha y una hora.",
      nothingToReplay:
        "No hay nada que reenviar. Solo se reenvían los votos que ya se enviaron a esta clave o que están en espera para ella: no los que fueron solo a otras claves, siguen en camino o son nulos.",
      urlUnsaved:
        "Esta URL aún no está guardada. Guárdala primero: hasta entonces, lo que enviamos va a la anterior.",
      number: "Escribe un número entero.",
    },
    forms: {
      signed_out: "Has cerrado sesión.",
      password_reset: "Tu nueva contraseña está guardada. Inicia sesión con ella.",
      password_set: "Tu contraseña está lista. Ya puedes iniciar sesión con ella.",
      identity_linked: "Vinculada. Ya puedes iniciar sesión con ella.",
      identity_unlinked: "Desvinculada. Ya no sirve para iniciar sesión.",
      password_changed: "Tu contraseña ha cambiado. Todas las demás sesiones han terminado.",
      passkey_added: "Llave de acceso añadida.",
      passkey_removed: "Llave de acceso quitada.",
      second_factor_off: "La verificación en dos pasos está desactivada.",
      email_confirmed: "Tu correo está confirmado.",
      administrator_made: "Ahora tienes permisos de administración.",
      settings_saved: "Guardado. Se aplica desde ahora.",
      nothing_changed: "No se ha cambiado nada.",
      look_saved: "Guardado. En unos segundos se verá en todas las páginas.",
      test_mail_sent:
        "El servidor de correo ha aceptado el mensaje. Búscalo en tu bandeja de entrada.",
      site_role_changed: "Rol cambiado.",
      verification_sent: "Te hemos enviado un enlace por correo.",
      verification_logged:
        "Tu enlace está en el registro de este sitio, que no envía correos. Pídeselo a quienes administran el sitio.",
      renamed: "Tu nombre ha cambiado.",
      server_email_on: "Recibirás correos sobre tus servidores.",
      server_email_off: "Ya no recibirás correos sobre tus servidores.",
      language_saved: "Tus páginas y correos están ahora en ese idioma.",
      boards_on: "Ahora tu nombre aparece entre los top votantes.",
      boards_off: "Tu nombre no aparece entre los top votantes.",
      favourite_added: "Añadido a tus favoritos. Están todos en «Mis votos».",
      favourite_removed: "Quitado de tus favoritos.",
      all_voted: "Hoy todos tus favoritos tienen tu voto.",
      name_forgotten: "Este navegador ha olvidado el nombre.",
      game_name_added: "Añadido. En cada votación eliges con cuál de tus nombres votas.",
      game_name_removed: "Quitado. Los votos emitidos con ese nombre lo conservan.",
      links_ended: "Los enlaces de ese servidor ya no votan en tu nombre.",
      session_ended: "Esa sesión ha terminado.",
      sessions_ended: "Todas las demás sesiones han terminado.",
      account_deleted: "Tu cuenta se ha eliminado.",
      key_revoked: "Clave revocada.",
      receiver_removed: "Se quitó el receptor.",
      secret_activated:
        "Los webhooks se firman ahora con el secreto nuevo y, durante 24 horas más, también con el anterior.",
      link_key_removed: "Clave quitada. Los enlaces creados con ella ya no funcionan.",
      votifier_tested: "Guardado. Un voto de prueba va camino de tu servidor.",
      rewards_saved: "Guardado. Se aplica a todos los votos desde ahora.",
      test_vote_waits: "Un voto de prueba espera en el buzón durante una hora.",
      chat_connected: "El canal está conectado. Un mensaje de prueba está en camino.",
      chat_saved: "El canal se ha guardado.",
      webhook_saved: "URL del webhook guardada.",
      webhook_paused:
        "El webhook está en pausa. Los votos quedan en espera hasta que los reenvíes.",
      webhook_resumed: "El webhook vuelve a estar activo.",
      webhook_resumed_held:
        "El webhook vuelve a estar activo. Algunos votos siguen en espera: reenvíalos para que salgan.",
      replayed: "Los votos van en camino, cinco por segundo.",
      replayed_more:
        "10.000 votos van en camino y hay más. Reenvía otra vez cuando estos hayan llegado.",
      checked: "Acabamos de comprobar el servidor.",
      server_submitted: "Tu servidor se ha enviado. La moderación lo revisará.",
      server_resubmitted: "Tu servidor se ha vuelto a enviar.",
      server_unlisted:
        "El servidor está fuera de la lista. Puedes volver a publicarlo cuando quieras.",
      server_relisted: "El servidor vuelve a estar en la lista.",
      server_deleted: "Ficha eliminada.",
      offer_made: "Oferta hecha. Se ve en su página «Mis servidores» durante siete días.",
      offer_withdrawn: "Oferta retirada.",
      offer_declined: "Has rechazado la oferta.",
      member_joined: "Ya tienes acceso.",
      server_taken_over:
        "La ficha ya es tuya. Renueva sus claves de API: otras personas las conocen.",
      role_changed: "Rol cambiado.",
      member_removed: "Su acceso ha terminado.",
      member_removed_keys:
        "Su acceso ha terminado, pero las claves que conoce siguen funcionando. Renuévalas abajo.",
      role_changed_keys:
        "El rol ha cambiado. Las claves que creó esa persona siguen funcionando: renuévalas abajo.",
      server_left: "Has dejado este servidor.",
      server_saved: "Tus cambios se han guardado.",
      picture_saved: "La imagen está guardada y se ve en todas partes donde aparece tu servidor.",
      picture_removed: "Imagen quitada.",
      picture_taken_down: "La imagen se ha retirado. El propietario puede leer el motivo.",
      pictures_accepted: "Las imágenes se quedan.",
      edits_accepted: "Los cambios cuentan como vistos.",
      edits_put_back: "El texto anterior ha vuelto. El propietario puede leer el motivo.",
      several_decided: "Las fichas marcadas están decididas.",
      report_sent: "Gracias. La moderación lo revisará.",
      reports_closed: "Denuncias cerradas.",
      change_waits: "Tus cambios se han guardado. Algunos esperan a la moderación.",
      change_withdrawn: "La ficha se queda como está.",
      server_approved: "El servidor está aprobado y en la lista.",
      server_rejected: "El servidor está rechazado. El propietario puede leer el motivo.",
      server_suspended: "El servidor está suspendido. El propietario puede leer el motivo.",
      vote_voided: "Voto anulado.",
      votes_voided: "Los votos se están anulando. Si son miles, tarda un minuto más o menos.",
      wave_dismissed: "Alerta descartada. Los votos se quedan.",
      answer_read: "La respuesta cuenta como leída.",
      void_answered: "Tu respuesta se ha enviado a la moderación.",
      moderator_mail_saved: "Guardado.",
      votes_restored: "Los votos vuelven a contar. Si son miles, tarda un minuto más o menos.",
      name_given: "El nombre ya es suyo.",
      name_refused: "Reclamación rechazada.",
      account_disabled: "Cuenta bloqueada.",
      account_enabled: "Cuenta desbloqueada.",
      game_added: "Juego añadido.",
      tag_added: "Etiqueta añadida.",
      game_edited: "Juego guardado.",
      game_merged: "Los juegos se han fusionado. La dirección anterior lleva a este.",
      game_removed: "Juego quitado.",
      tag_edited: "Etiqueta guardada.",
      tag_merged: "Las etiquetas se han fusionado. La dirección anterior lleva a esta.",
      tag_removed: "Etiqueta quitada.",
    },
    frame: {
      layout: {
        about: (site) =>
          "Encuentra servidores de juegos en " + site + " y vota por los que te gustan.",
        faulty: (title) => `Error: ${title}`,
        skip: "Saltar al contenido",
        mainMenu: "Menú principal",
        way: "Ruta",
        yourMenu: "Tu cuenta",
        servers: "Servidores",
        games: "Juegos",
        findServers: "Buscar servidores",
        findBy: "Nombre, juego, etiqueta, país o dirección",
        findShort: "Buscar servidor",
        listServer: "Añade tu servidor",
        footMenu: "Más",
        footPlayers: "Para jugadores",
        footOwners: "Para dueños de servidores",
        footSite: "Este sitio",
        languages: "Idioma",
        changeLanguage: "Cambiar idioma",
        topVoters: "Top votantes",
        api: "Referencia de la API",
        docs: "Guías",
        myServers: "Mis servidores",
        moderation: "Moderación",
        waiting: "por revisar",
        accountLabel: (username) => `Tu cuenta, ${username}`,
        signIn: "Entrar",
        signUp: "Registrarse",
        signOut: "Salir",
        contact: "Contacto",
        privacy: "Privacidad",
        imprint: "Aviso legal",
        terms: "Condiciones",
        rules: "Normas",
        imported: (list, site) =>
          "Tu cuenta se ha trasladado aquí desde " + list + ". Ahora es " + site +
          " quien guarda tus datos.",
        importedMore: "Qué se guarda y por qué",
        importedRead: "Entendido",
      },
      theme: {
        title: "Tema",
        names: { system: "Automático", light: "Claro", dark: "Oscuro" },
        save: "Guardar",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? "Corrige esto:"
            : `Corrige estos ${intl.count(faults)} problemas:`,
        optional: "opcional",
        on: "sí",
        off: "no",
        copy: "Copiar",
        copied: "Copiado",
        busy: (duration) =>
          "Hay demasiada gente haciendo esto ahora mismo. No se ha cambiado nada. Inténtalo de nuevo en " +
          duration + ".",
      },
      moments: { utc: "UTC", never: "nunca" },
      statuses: {
        pending: "pendiente de revisión",
        approved: "aprobado",
        rejected: "rechazado",
        suspended: "suspendido",
        unlisted: "fuera de la lista",
      },
      players: {
        max: (max) => `de ${intl.count(max)}`,
        online: " jugadores en línea",
        isOnline: "En línea",
        isOffline: "Desconectado",
      },
      errors: {
        notFound: "Página no encontrada",
        noPicture: "No encontrado",
        notFoundNext: "Puede que la dirección esté mal o que el servidor ya no esté en la lista.",
        gone: "Esta página se ha eliminado",
        goneNext: "Una versión posterior la eliminó y ninguna otra ocupa su lugar.",
        notYours: "Este servidor no es tuyo",
        notYoursNext:
          "Solo pueden abrir esta página su propietario y quienes colaboran en él. Tú no estás, o ya no estás, entre ellos.",
        refused: "No ha funcionado",
        refusedNext: "No se ha cambiado nada.",
        notAllowed: "Esta página es solo para la moderación",
        notAllowedNext: "No se ha cambiado nada.",
        roleTooLow: "Tu rol no lo permite",
        roleTooLowNext: "No se ha cambiado nada. El propietario puede darte otro rol.",
        signedOut: "Tu sesión está cerrada",
        signInBeside: "Iniciar sesión (en otra pestaña)",
        kept:
          "Lo que escribiste sigue en esta página. Inicia sesión en otra pestaña, vuelve aquí y envíalo de nuevo.",
        sendAgain: "Enviar de nuevo",
        signedOutNext:
          "Tu sesión ha terminado y no se ha cambiado nada. Inicia sesión e inténtalo de nuevo.",
        otherSite: "Este formulario parece venir de otro sitio",
        otherSiteWhy: (baseUrl) =>
          "Abre " + baseUrl +
          " e inténtalo allí. Si este sitio es tuyo: BASE_URL debe ser igual que lo que muestra la barra de direcciones, y ahora vale " +
          baseUrl + ".",
        otherSiteNext: "No se ha cambiado nada.",
        noFileHere: "Este formulario no acepta archivos",
        noFileHereNext:
          "No se ha cambiado nada. Vuelve a abrir la página y envía el formulario desde allí.",
        tooLarge: "Es demasiado grande",
        pictureTooLarge:
          "Una imagen puede tener 8 MB como máximo. Vuelve atrás y elige una más pequeña.",
        formTooLarge: "Vuelve atrás y acorta lo que escribiste.",
        tooLargeNext: "No se ha cambiado nada.",
        halfSent: "Tu formulario no llegó completo",
        halfSentNext:
          "No se ha cambiado nada. Revisa tu conexión, vuelve atrás y envíalo de nuevo.",
        tooMany: "Demasiados intentos",
        busy: "Hay demasiada gente haciendo esto ahora mismo",
        tooManyViews: "Demasiadas páginas a la vez",
        failed: "Algo ha salido mal",
        failedNext:
          "Inténtalo de nuevo en un momento. Si sigue pasando, envía este ID de solicitud a quien administra el sitio.",
        unavailable: "El sitio no puede acceder a su base de datos",
        unavailableNext: "No se ha perdido nada. Inténtalo de nuevo en un momento.",
        noChanges: "El sitio no puede guardar nada ahora mismo",
        late: "El sitio está tardando demasiado en responder",
        tooManyNext: (duration) => `Inténtalo de nuevo en ${duration}.`,
        fates: {
          nothing: "No se ha cambiado nada. Inténtalo de nuevo en un momento.",
          change_unknown:
            "Puede que lo que enviaste se haya guardado o que no. Vuelve atrás y recarga la página para comprobarlo, y envíalo de nuevo si hace falta.",
          vote_not_cast: "Tu voto no se ha registrado. Inténtalo de nuevo en un momento.",
          vote_unknown:
            "Puede que tu voto se haya registrado o que no. Abre la página de votación en un momento para comprobarlo. Votar otra vez no hace daño: un segundo voto el mismo día nunca cuenta.",
        },
        toBallot: "Volver a la votación",
        clockOff: "Tu voto no se ha registrado",
        clockOffNext:
          "El reloj de este sitio va mal ahora mismo y tu voto podría contar para otro día. Aún tienes tu voto de hoy: inténtalo de nuevo en unos minutos.",
        signIn: "Iniciar sesión",
        requestId: "ID de solicitud",
        home: "Todos los servidores",
      },
      trail: {
        operator: "administrador del sitio",
        gone: "cuenta eliminada",
        actions: {
          server_added: "añadió el servidor",
          server_edited: "editó la ficha",
          server_resubmitted: "volvió a enviar el servidor",
          server_approved: "aprobó el servidor",
          server_rejected: "rechazó el servidor",
          server_suspended: "suspendió el servidor",
          server_unlisted: "quitó el servidor de la lista",
          server_relisted: "volvió a publicar el servidor",
          server_deleted: "eliminó la ficha",
          server_offered: "ofreció la ficha a otra cuenta",
          server_handed_over: "se hizo cargo de la ficha",
          member_offered: "invitó a alguien",
          member_joined: "aceptó una invitación",
          member_removed: "retiró el acceso a alguien",
          member_changed: "cambió el rol de alguien",
          offer_declined: "rechazó una oferta",
          offer_withdrawn: "retiró una oferta",
          picture_added: "añadió una imagen",
          picture_removed: "quitó una imagen",
          picture_taken_down: "retiró una imagen",
          pictures_accepted: "revisó imágenes nuevas",
          edits_accepted: "revisó cambios",
          edits_put_back: "recuperó el texto anterior",
          reports_closed: "cerró denuncias",
          key_issued: "creó una clave",
          key_rolled: "renovó una clave",
          key_revoked: "revocó una clave",
          url_key_made: "creó una clave de URL",
          link_key_made: "creó una clave para enlaces de voto",
          link_key_removed: "quitó la clave para enlaces de voto",
          webhook_set: "puso la URL de un webhook",
          chat_set: "configuró mensajes en un chat",
          webhook_cleared: "quitó la URL de un webhook",
          webhook_paused: "pausó un webhook",
          webhook_resumed: "reanudó un webhook",
          secret_prepared: "preparó un secreto de webhook",
          secret_activated: "activó un secreto de webhook",
          rewards_set: "eligió cómo reciben los jugadores su recompensa",
          test_sent: "envió una prueba",
          receiver_graded: "evaluó el receptor",
          delivery_resent: "repitió una entrega",
          deliveries_replayed: "reenvió entregas",
          vote_voided: "anuló un voto",
          votes_voided: "anuló votos",
          votes_restored: "hizo que los votos anulados vuelvan a contar",
          void_answered: "respondió sobre votos anulados",
          wave_dismissed: "descartó una alerta de votos inusuales",
          name_given: "dio el nombre de un jugador a una cuenta",
          name_refused: "rechazó la reclamación del nombre de un jugador",
          account_disabled: "bloqueó una cuenta",
          account_enabled: "desbloqueó una cuenta",
          change_approved: "aprobó un cambio",
          change_refused: "rechazó un cambio",
          change_withdrawn: "retiró un cambio",
          game_added: "añadió un juego",
          game_edited: "editó un juego",
          game_merged: "fusionó un juego con otro",
          game_removed: "quitó un juego",
          tag_added: "añadió una etiqueta",
          tag_edited: "editó una etiqueta",
          tag_merged: "fusionó una etiqueta con otra",
          tag_removed: "quitó una etiqueta",
          backup_made: "hizo una copia de seguridad",
          backup_restored: "restauró una copia de seguridad",
          moderator_made: "se unió a la moderación",
          administrator_made: "fue la primera cuenta de administración",
          role_changed: "cambió el rol de una cuenta",
          sign_in_link_made: "creó un enlace para entrar en una cuenta",
          sign_in_link_used: "inició sesión con el enlace del administrador del sitio",
          factors_reset: "quitó las llaves de acceso y el segundo paso de una cuenta",
          setting_changed: "cambió un ajuste",
        },
      },
      pages: { previous: "Anterior", next: "Siguiente" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one" ? "1 segundo" : `${intl.count(seconds)} segundos`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one" ? "1 minuto" : `${intl.count(minutes)} minutos`,
      },
    },
    gameNames: {
      heading: "Tus nombres en los juegos",
      lead:
        "¿Otro nombre en Bedrock o un ID de Steam en algunos servidores? Añádelo y elige en cada votación con cuál votas. El servidor recibe exactamente ese nombre y le da la recompensa.",
      note: "En cada votación eliges con cuál de tus nombres votas.",
      open: "Tus nombres…",
      listHeading: "Nombres que pueden votar",
      kinds: { steam: "Demostrado al iniciar sesión con Steam", added: "Añadido por ti" },
      badges: { own: "cuenta", proved: "demostrado" },
      votesFor: (servers, more) =>
        more === 0 ? `Vota por ${servers}` : `Vota por ${servers} y ${intl.count(more)} más`,
      unused: "Aún sin votos con él",
      remove: "Quitar",
      addHeading: "Añadir un nombre",
      left: (left) =>
        "Puedes añadir " +
        (intl.plural(left) === "one" ? "un nombre más." : `${intl.count(left)} nombres.`),
      ruleTitle: "Cómo cuentan los votos con un nombre añadido",
      rule:
        "Otros jugadores pueden añadir el mismo nombre o registrarse con él, porque nada demuestra de quién es. Con un nombre así, un servidor acepta un voto al día, de quien lo emita primero, y otro más por el enlace que recibes en el juego.",
      steamRule:
        "Rust y otros juegos de Steam te conocen por tu ID de Steam. Inicia sesión con Steam y aparecerá aquí sin más.",
      name: "Nombre en el juego",
      add: "Añadir este nombre",
      back: "Volver a tu cuenta",
      backTo: "Volver",
      full: "Tienes todos los nombres que puede tener una cuenta. Quita uno para añadir otro.",
    },
    games: {
      connect: {
        minecraft: "Mira la versión, copia la dirección y pégala en Multijugador, Añadir servidor.",
        minecraft_bedrock:
          "Copia la dirección y escríbela con su puerto en Jugar, Servidores, Añadir servidor.",
        rust: "Copia la dirección, pulsa F1 en el juego y escribe client.connect y la dirección.",
        counter_strike_2:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        counter_strike_1_6:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        counter_strike_source:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        garrys_mod:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        left_4_dead_2:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        team_fortress_2:
          "Copia la dirección, abre la consola del juego y escribe connect y la dirección.",
        fivem: "Copia la dirección, pulsa F8 en FiveM y escribe connect y la dirección.",
        redm: "Copia la dirección, pulsa F8 en RedM y escribe connect y la dirección.",
        factorio: "Copia la dirección y pégala en Multijugador, Conectar a una dirección.",
        terraria: "Copia la dirección y escríbela en Multijugador, Unirse por IP.",
        valheim: "Copia la dirección y pégala en Unirse a partida, Añadir servidor.",
        "7_days_to_die": "Copia la dirección y escríbela en la lista de servidores del juego.",
        palworld: "Copia la dirección y escríbela en la lista de servidores del juego.",
        project_zomboid: "Copia la dirección y escríbela en la lista de servidores del juego.",
      },
      first: {
        version: "Versión",
        edition: "Edición",
        mode: "Modo",
        map: "Mapa",
        languages: "Idioma",
        country: "País",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: {
      onlyIn: (language) => "Esta página solo está disponible en este idioma: " + language + ".",
    },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one" ? `${intl.count(days)} día` : `${intl.count(days)} días`,
      account: {
        data: "Nombre, correo y un código irreversible de la contraseña",
        why: "para iniciar sesión",
        kept: "hasta que se elimine la cuenta",
      },
      language: {
        data: "El idioma del registro o el elegido",
        why: "para escribir en él las páginas y los correos",
        kept: "hasta que se elija seguir el navegador o se elimine la cuenta",
      },
      imported: {
        data: "De qué lista se trasladó aquí una cuenta, y si se avisó por correo a su titular",
        why: "para decirle quién guarda ahora sus datos",
        kept: "hasta que lo lea o se elimine la cuenta",
      },
      emailClaim: {
        data: "Un correo que se escribió pero nunca se confirmó",
        why: "para esperar su confirmación",
      },
      nameClaim: {
        data:
          "Un registro con un nombre que ya usaron los enlaces de un servidor: nombre, correo y un código irreversible de la contraseña",
        why: "para esperar a que se confirme el correo o decida la moderación",
      },
      newcomer: {
        data:
          "De quien llega desde otro sitio para registrarse y aún no ha elegido nombre: su ID allí, un correo confirmado y un código irreversible de una cookie",
        why: "para esperar el nombre",
        kept: "media hora, se elimina diez minutos después",
      },
      formerName: {
        data: "Un nombre abandonado o el de una cuenta eliminada",
        why: "para que nadie se haga pasar por ese jugador",
      },
      gameName: {
        data:
          "Otros nombres que un jugador tiene en los juegos y, con cada voto bajo uno de ellos, ese nombre",
        why: "para que los servidores reciban y recompensen el correcto",
        kept:
          "la lista hasta que se quite el nombre, los de los votos para siempre; ambos, como mucho, hasta que se elimine la cuenta; solo qué nombres tuvieron su voto ese día, hasta que termine el día siguiente",
      },
      linkedVoter: {
        data:
          "El nombre de un jugador que votó sin registrarse y el servidor cuyo enlace lo nombró",
        why: "para contar sus votos",
        kept: "para siempre, o como cualquier cuenta si se registra",
      },
      session: {
        data: "Sesiones: el navegador y cuándo se vio por última vez",
        why: "para mantener la sesión abierta y que cada cual vea dónde la tiene",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " día desde la última visita o hasta que se cierre"
            : intl.count(days) + " días desde la última visita o hasta que se cierre",
      },
      identity: {
        data:
          "La cuenta de otro sitio con la que alguien inicia sesión: su ID allí y cuándo se creó",
        why: "para reconocer a la persona",
        kept: "hasta que se desvincule o se elimine la cuenta",
      },
      signInRound: {
        data:
          "Un inicio de sesión en curso con otro sitio y una cookie que lo une al navegador: códigos irreversibles y la página a la que volver",
        why: "para aceptar su respuesta una sola vez y desde el mismo navegador",
        kept: "diez minutos, se elimina diez minutos después",
      },
      sessionAddress: {
        data: "La dirección IP desde la que empezó una sesión",
        why: "para reconocer sesiones ajenas",
      },
      passkey: {
        data:
          "Llaves de acceso: el nombre de cada una, su clave pública, el nombre de host del sitio en ese momento y cuándo se usó por última vez",
        why: "para iniciar sesión sin contraseña",
        kept: "hasta que se quite o se elimine la cuenta",
      },
      secondFactor: {
        data:
          "Verificación en dos pasos: el secreto cifrado de la app de autenticación y los códigos de recuperación como códigos irreversibles",
        why: "para que una contraseña robada no abra nada",
        kept: "hasta que se desactive, se use un código o se elimine la cuenta",
      },
      halfSignIn: {
        data: "Inicios de sesión que esperan el segundo paso",
        why: "para terminarlos",
        kept: "diez minutos, se eliminan diez minutos después",
      },
      verification: {
        data:
          "Enlaces para una contraseña nueva, para iniciar sesión una vez y el del primer administrador, como códigos irreversibles",
        why: "para que funcionen una sola vez",
        kept: "una hora y como máximo un día; si se pulsó «No he sido yo», una semana",
      },
      vote: {
        data:
          "Votos: quién votó, por qué servidor, cuándo, si con sesión iniciada, por un enlace o con un nombre escrito, y cuánto se conocía la cuenta: por un correo confirmado, una cuenta vinculada o una de más de 30 días",
        why: "para contarlos, uno al día cada uno",
        kept: "para siempre; los de una cuenta eliminada, sin su nombre",
      },
      voteAddress: {
        data:
          "Códigos irreversibles de la dirección IP de quien vota y de su red, cada uno con el día",
        why: "para limitar los votos desde un mismo lugar",
        kept: "hasta que termine el día siguiente",
      },
      identityVote: {
        data:
          "Códigos irreversibles de cuentas vinculadas que se desvincularon o se eliminaron con su cuenta de aquí, cada uno con el día y los servidores por los que votaron",
        why: "para que ninguna vote por un servidor dos veces al día",
        kept: "hasta que termine el día siguiente",
      },
      voteOrigin: {
        data: "Códigos irreversibles de la dirección y de su red con cada voto",
        why: "para que la moderación pueda detectar votos comprados",
      },
      voidBatch: {
        data: "Acciones sobre muchos votos: qué votos, quién los anuló y por qué",
        why: "para poder revertirlas",
        kept: "para siempre",
      },
      wave: {
        data:
          "Alertas sobre votos inusuales de un servidor: cuántos, frente a los habituales, y qué decidió la moderación; nunca quién votó ni desde dónde",
        why: "para que la moderación lo mire",
      },
      voidNotice: {
        data: "Lo que se dijo a los propietarios sobre votos anulados y sus respuestas",
        why: "para que puedan oponerse",
      },
      voteMonth: {
        data:
          "Cuántas veces votó un jugador por un servidor en un mes y si aceptó aparecer con su nombre",
        why: "para mostrar quién votó más",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " día; lo de una cuenta eliminada, sin su nombre"
            : intl.count(days) + " días; lo de una cuenta eliminada, sin su nombre",
      },
      siteVoter: {
        data:
          "Quién votó más en todos los servidores juntos, entre quienes aceptaron aparecer con su nombre",
        why: "para mostrarlo sin contar cada vez todos los votos",
        kept: "hasta el siguiente recuento, como máximo un día; nada de una cuenta eliminada",
      },
      favourite: {
        data: "Los favoritos de un jugador y su orden",
        why: "para votar por ellos uno tras otro",
        kept: "hasta que el jugador los quite o se elimine la cuenta",
      },
      rank: {
        data: "El puesto de un servidor en la lista, día a día",
        why: "para mostrar su evolución",
      },
      visits: {
        data:
          "Cuántas veces al día se abrieron la página, la página de votación y la insignia de un servidor y se copió su dirección, y los nombres de host de los sitios de los que llegaron las visitas; nunca quién llegó",
        why: "para mostrar a su propietario cómo le va a la ficha",
        kept: (days, hosts) =>
          intl.count(days) + " días; los nombres de host, " + intl.count(hosts),
      },
      disabled: {
        data: "Por qué la moderación bloqueó una cuenta",
        why: "para decírselo a su propietario",
        kept: "hasta que se desbloquee",
      },
      spentProof: {
        data:
          "Comprobaciones contra bots resueltas y desafíos firmados con llaves de acceso, como códigos irreversibles",
        why: "para contar cada uno una sola vez",
        kept: "unos diez minutos; los desafíos, una hora",
      },
      delivery: {
        data:
          "Entregas de votos a los propietarios de servidores, enviadas o no, con el nombre del jugador y lo que se respondió. Un propietario puede hacer que los votos se publiquen con el nombre en un chat como Discord; lo publicado no se puede retirar",
        why: "para enviarlas y mostrar a los propietarios que se hizo",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) +
              " día desde el voto; las de una cuenta eliminada, como máximo una hora"
            : intl.count(days) +
              " días desde el voto; las de una cuenta eliminada, como máximo una hora",
      },
      receiver: {
        data:
          "Adónde llevan los webhooks de un propietario y en cuántos días se aceptaron votos allí",
        why: "para no saturar a nadie",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " día desde el último de esos días, prueba o reenvío"
            : intl.count(days) + " días desde el último de esos días, prueba o reenvío",
      },
      reward: {
        data: "Recompensas que esperan a jugadores, cómo acabaron y en qué servidor de juego",
        why: "para dar cada una solo una vez",
        kept: (days, after) =>
          intl.count(days) + " días desde el voto y después " + intl.count(after) + " días",
      },
      feed: {
        data: "Los votos en orden, para servidores con una clave de feed",
        why: "para que los programas puedan seguirlos",
      },
      server: {
        data:
          "Fichas con sus textos en todos los idiomas, las direcciones de página que tuvieron, también en otra lista, sus claves de API como códigos irreversibles, sus webhooks",
        why: "para publicar servidores y enviarles votos",
        kept:
          "para siempre; de una ficha eliminada, solo su nombre, dirección, dirección de página y claves revocadas; la dirección de un webhook o canal, hasta que se revoque su clave",
      },
      member: {
        data: "Quién colabora en una ficha además del propietario y con qué rol",
        why: "para permitírselo",
        kept: "hasta que termine el rol, la ficha o la cuenta",
      },
      offer: {
        data: "Ofertas de un rol o de una ficha y a quién se le hicieron",
        why: "para esperar la respuesta y no volver a preguntar enseguida",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} día o hasta que se acepte`
            : `${intl.count(days)} días o hasta que se acepte`,
      },
      listingChange: {
        data:
          "El nombre, el juego o la dirección que va a tener una ficha aprobada o que se le rechazó",
        why: "para preguntar a la moderación y decírselo al propietario",
        kept: "hasta que se apruebe o el propietario lo retire",
      },
      unreviewedEdit: {
        data: "Lo que decía una ficha antes de que su propietario la cambiara",
        why: "para que la moderación vea qué cambió",
        kept: "hasta que la moderación haya mirado el cambio",
      },
      picture: {
        data: "Imágenes de servidores, recodificadas sin los metadatos de la cámara",
        why: "para mostrarlas",
        kept: "hasta que ningún servidor las tenga y como máximo un día más",
      },
      report: {
        data:
          "Denuncias de fichas, con los nombres de quienes tenían la sesión iniciada y lo que hizo y anotó la moderación",
        why: "para que la moderación lo mire",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `hasta ${intl.count(days)} día después de cerrarse`
            : `hasta ${intl.count(days)} días después de cerrarse`,
      },
      news: {
        data: "Correos a propietarios sobre sus servidores, enviados o no",
        why: "para enviarlos, también tras una caída",
      },
      siteSetting: {
        data:
          "Los ajustes del sitio: nombre, color, logo aviso legal, qué revisa la moderación y el canal de chat que recibe sus novedades",
        why: "para mostrar el sitio como lo configuraron sus administradores",
        kept: "hasta que los cambien",
      },
      linkAgreement: {
        data: "Qué servidores pueden votar por un jugador con sus enlaces y desde cuándo",
        why: "para votar con un clic",
        kept: "hasta que el jugador lo retire, tenga una contraseña nueva o se elimine la cuenta",
      },
      mailbox: {
        data: "Si un propietario quiere esos correos y cuándo puede salir el siguiente",
        why: "para no enviar ninguno que no se quiera",
        kept: "hasta que se elimine la cuenta",
      },
      queuedMail: {
        data:
          "Correos sobre una cuenta que el servidor de correo aún no ha aceptado: dirección y texto, cifrados",
        why: "para intentarlo de nuevo si el servidor de correo no responde o pide esperar",
        kept: (days) =>
          "hasta que se envíe; un enlace para una contraseña nueva, una hora como máximo, y el resto, " +
          intl.count(days) + " días",
      },
      moderatorMail: {
        data:
          "Cada cuánto quiere un moderador correos sobre lo que espera y cuándo recibió el último",
        why: "para no enviar más que eso",
        kept: "hasta que se elimine la cuenta",
      },
      players: {
        data: "Cuánta gente juega en un servidor, en qué mapa y en qué modo, nunca quién",
        why: "para mostrarlo",
        kept: (hourly, daily) =>
          "por hora, " + intl.count(hourly) + " días; por día, " + intl.count(daily),
      },
      trail: {
        data:
          "El registro de cambios: quién cambió qué ficha, clave, webhook o voto, y los nombres de jugadores escritos en pruebas",
        why: "para resolver disputas",
      },
      erasure: {
        data: "ID de cuentas eliminadas",
        why: "para eliminar lo que aún las nombra",
        kept: "como máximo una hora",
      },
      own: {
        data: "Tablas propias del servicio, sin personas",
        why: "para funcionar",
        kept: "para siempre",
      },
      addresses: {
        data: "Direcciones IP en memoria",
        why: "para limitar avalanchas e intentos de adivinar",
        kept: "como máximo una hora",
      },
      log: {
        data:
          "El registro técnico: rutas y horas; sin servidor de correo, también direcciones de correo y enlaces",
        why: "para encontrar fallos",
        kept: "mientras lo conserven quienes administran el sitio",
      },
      cookies: {
        data:
          "Cookies, en el navegador: la sesión, que una cuenta ya inició sesión allí, un registro sin nombre, el tema, el idioma y la última forma de iniciar sesión, lo que une una llave de acceso o un segundo paso a este navegador, y lo que acaba de hacer un formulario",
        why:
          "para mantener la sesión abierta, para que nadie ajeno pueda bloquear la cuenta, para esperar el nombre, para mostrar ese tema, idioma y forma, para que no pueda responder otro navegador, y para decirlo en la página siguiente",
        kept: (session, known, theme) =>
          intl.count(session) + " y " + intl.count(known) + " días, media hora, " +
          intl.count(theme) + " días, una hora y un minuto",
      },
      rememberedName: {
        data:
          "Una cookie con el nombre que un jugador escribió para votar, si pidió a este navegador que lo recordara",
        why: "para rellenarlo la próxima vez",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " día desde el último voto o hasta que el jugador pida olvidarlo"
            : intl.count(days) + " días desde el último voto o hasta que el jugador pida olvidarlo",
      },
      codeLanguage: {
        data: "El lenguaje de programación elegido en las guías, en el navegador",
        why: "para mostrar en él la siguiente guía",
        kept: "hasta que se cierre la pestaña",
      },
    },
    keys: {
      panel: {
        title: (server) => `Claves de API de ${server}`,
        heading: "Claves de API",
        lead:
          "Con una clave, tu servidor puede comprobar quién ha votado. Ponle un webhook a la clave y cada voto te llega en el momento en que se emite.",
        notApproved: (status) =>
          "Estado de este servidor: " + status +
          ". Solo puedes crear y usar claves mientras esté aprobado.",
        reason: (reason) => `La moderación escribió: ${reason}`,
        none: "Aún no hay claves",
        noneNext:
          "Crea una abajo. Su secreto se muestra una vez, con un comando para probarla y una prueba para su webhook.",
        noneUntil: "Podrás crear claves cuando el servidor esté aprobado.",
        ending: "Termina en",
        created: "Creada",
        lastUsed: "Último uso",
        why: "Ver por qué",
        newKey: "Crear clave de API",
        samples: {
          ask: {
            label: "Preguntar si un jugador ha votado",
            lead:
              "Muestra la respuesta y no da recompensas. Un voto cuenta todo el día, así que te toca a ti dar la recompensa y recordar quién la ha recibido. Sin respuesta, el programa falla y no muestra nada.",
          },
          receive: {
            label: "Recibir votos",
            lead:
              "Comprueba que un webhook viene de nosotros, guarda el voto en un archivo y llama después a la función reward: como máximo una vez por voto, incluso tras reinicios, y nunca con una prueba. Completa esa función y pon tu servidor web delante para https. Un fallo entre los dos pasos puede perder una recompensa, que puedes dar a mano; nunca la da dos veces.",
          },
        },
        nameField: {
          label: "Nombre de la clave",
          help: "Solo lo ves tú. Te ayuda a distinguir tus claves: lobby, web…",
        },
        urlField: {
          label: "URL del webhook",
          help: "Adónde se envía cada voto. Puedes ponerla más tarde.",
        },
        scopes: "Se usa para",
        scopesField: "Para qué es la clave",
        scope: {
          read: {
            name: "consultas de votos",
            label: "Consultas de votos: quién ha votado, los recuentos y la ficha",
          },
          rewards: {
            name: "recompensas",
            label: "Recompensas: recoger votos del buzón y anotar recompensas",
          },
          feed: {
            name: "feed de votos",
            label: "Feed de votos: seguir cada voto, para bots y estadísticas",
          },
        },
        generate: "Crear clave de API",
        history: "Actividad reciente",
        historyLead: "Los últimos cambios en el servidor, sus claves y webhooks, y quién los hizo.",
        when: "Cuándo",
        who: "Quién",
        what: "Acción",
        asked: "pidió un cambio en la ficha",
        which: "Clave",
        code: "Código de ejemplo",
        codeLead:
          "Programas completos que no necesitan bibliotecas. Leen tu clave y tu secreto del entorno: no los pongas en tu código.",
        reference: "La referencia de la API tiene todas las respuestas y cabeceras.",
      },
      states: {
        none: "sin URL",
        active: "activo",
        failing: "fallando",
        waiting: "esperando a tu receptor",
        paused: "en pausa",
        disabled: "desactivado",
        revoked: "revocada",
      },
      once: {
        issued: (name) => `Tu nueva clave: ${name}`,
        rolled: (name) => `Nuevo secreto para ${name}`,
        prepared: (name) => `Nuevo secreto de webhook para ${name}`,
        warning: "Cópialo ahora. Solo se muestra una vez.",
        key: "Clave de API",
        webhookSecret: "Secreto del webhook",
        keyHelp: "Envíala con cada solicitud: Authorization: Bearer y después la clave.",
        secretHelp: "Tu receptor lo usa para comprobar que un webhook viene de nosotros.",
        overlap: (hours) =>
          hours === 0
            ? "El secreto anterior ya no funciona."
            : intl.plural(hours) === "one"
            ? "El secreto anterior funciona una hora más."
            : "El secreto anterior funciona " + intl.count(hours) + " horas más.",
        preparedNext:
          "Primero haz que tu receptor acepte este secreto junto al anterior. Después vuelve y actívalo: hasta entonces no se firma nada con él.",
        tryTitle: "Pruébalo ahora",
        curl: "Pregunta a la API quién eres, en una terminal",
        test: "Enviar una prueba al webhook",
        testHelp:
          "Se abre en otra pestaña, así que esta página y su secreto se quedan. Las pruebas nunca cuentan ni dan recompensa.",
        done: "Ya lo he copiado",
        usedTitle: "Este formulario ya se había enviado",
        used:
          "Ya se ejecutó y mostró el secreto. Si no lo copiaste, renueva la clave o prepara otro secreto de webhook.",
        back: "Todas las claves de API",
      },
      key: {
        title: (key, server) => `Clave ${key} de ${server}`,
        back: "Claves de API",
        deliveries: "Entregas de esta clave",
        revokedAt: "Revocada",
        votifier: "Votifier",
        toRewards: "Recompensas",
        replayVotifier:
          "Envía los votos que están en espera o no llegaron. Los que tu servidor aceptó se omiten: daría la recompensa otra vez.",
        webhook: "Webhook",
        webhookLead: "Cada voto se envía ahí, firmado, en el momento en que se emite.",
        security: "Seguridad",
        securityLead:
          "Dos secretos: la clave abre la API; el secreto del webhook firma lo que enviamos.",
        danger: "Zona de peligro",
        dangerLead: "No se puede deshacer.",
        held: (votes, days) => intl.plural(votes) === "one"
          ? "1 voto está en espera, como máximo " + intl.count(days) + " días. Se elimina el"
          : intl.count(votes) + " votos están en espera, cada uno como máximo " + intl.count(days) +
            " días. El más antiguo se elimina el",
        heldMore: (max, days) =>
          "Más de " + intl.count(max) + " votos están en espera, cada uno como máximo " +
          intl.count(days) + " días. El más antiguo se elimina el",
        overlaps: {
          day: "en un día",
          now: "al momento",
          hour: "en una hora",
          week: "en siete días",
        },
        urlField: {
          label: "URL del webhook",
          help: "Déjala vacía para parar: lo que aún espera se abandona.",
        },
        saveUrl: "Guardar URL",
        pause: "Pausar",
        pauseHelp:
          "Mientras está en pausa, los votos quedan en espera. Puedes reenviarlos más tarde.",
        resume: "Reanudar",
        resumeHelp:
          "Los votos nuevos se envían otra vez. Los que están en espera siguen así hasta que los envíes.",
        heldOff: "Reanuda el webhook y después envíalos.",
        sendHeld: "Enviar los que esperan",
        disabled: {
          gone:
            "Tu receptor respondió 410 Gone, lo que desactiva un webhook. Los votos están en espera.",
          failing: "Se desactivó tras cinco días sin un solo éxito. Los votos están en espera.",
        },
        failingSince: "El webhook falla desde",
        asksAgain: "Próximo intento:",
        test: {
          title: "Prueba",
          button: "Enviar prueba",
          lead:
            "Envía a tu URL un voto de prueba que no es de ningún jugador real y muestra qué se envió y qué se respondió. La cabecera X-Listing-Test lo marca, y nunca cuenta.",
        },
        testName: {
          label: "Nombre del jugador",
          help: "Un receptor que ignora la cabecera dará la recompensa a este jugador.",
        },
        testConfirm: "Sí, mi receptor puede dar la recompensa a este jugador",
        testMore: "Probar con el nombre de un jugador real",
        grade: {
          title: "Evaluar mi receptor",
          button: "Evaluar receptor",
          lead:
            "Envía a tu URL unas 30 entregas del jugador de prueba en un minuto: correctas, falsificadas, antiguas y repetidas. Después dice en qué falló tu receptor.",
        },
        graded: (key) => `Evaluación del receptor de ${key}`,
        gradeGuide: "Qué significa cada prueba",
        backToKey: "Volver a la clave",
        secret: "Secreto del webhook",
        secretLead:
          "Cámbialo en dos pasos para no perder ningún voto: prepara uno nuevo, añádelo a tu receptor y después actívalo.",
        secretSteps: [
          "Prepara un secreto nuevo",
          "Añádelo a tu receptor, junto al anterior",
          "Actívalo: desde entonces firmamos con él",
        ],
        prepare: "Preparar secreto nuevo",
        prepareAgain: "Preparar otro secreto",
        pending: "Hay un secreto nuevo preparado. No se firma nada con él hasta que lo actives.",
        activate: "Activar secreto preparado",
        replay: { title: "Reenviar", button: "Reenviar votos" },
        replayLead: (days) =>
          "Envía otra vez los votos que se enviaron a esta clave, o que están en espera para ella, desde un momento de los últimos " +
          intl.count(days) +
          " días, cinco por segundo. Conservan sus ID: un receptor que recuerda X-Listing-Vote no da dos recompensas a nadie.",
        since: "Votos desde",
        roll: {
          title: "Renovar",
          button: "Renovar clave",
          lead:
            "Crea un secreto nuevo para esta clave. Su webhook y su historial se quedan, y el secreto anterior funciona el tiempo que elijas. El secreto actual:",
        },
        overlap: "El secreto anterior deja de funcionar",
        revoke: "Revocar",
        revokeLead:
          "La clave deja de funcionar para siempre. Su webhook se para y lo que aún espera se abandona.",
        revokeLink: "Revocar clave…",
        confirmTitle: (key) => `¿Revocar la clave ${key}?`,
        confirmLead:
          "Los programas que la usan pierden el acceso en un segundo, y su webhook no recibe más votos. No se puede deshacer. Si la clave se filtró, mejor renuévala: así se conserva el webhook.",
        confirm: (key) => `Revocar ${key}`,
        cancel: "Conservar la clave",
        removal: {
          title: (key) => `¿Quitar el receptor ${key}?`,
          lead: "No recibe más votos, y lo que aún espera se abandona. No se puede deshacer.",
          confirm: (key) => `Quitar ${key}`,
          cancel: "Conservar el receptor",
        },
      },
    },
    language: {
      heading: "Idioma",
      lead: "El idioma de tus páginas y de los correos que recibes.",
      label: "Idioma",
      browser: "Como mi navegador",
      save: "Guardar",
    },
    listingForm: {
      submit: {
        title: "Añadir un servidor",
        lead:
          "Bastan el juego, el nombre y la dirección. Lo demás puedes añadirlo ahora o más tarde. La moderación revisa cada servidor nuevo antes de que entre en la lista; aquí puedes seguir su estado.",
        submit: "Enviar servidor",
        pictures: "El logo y el banner los añades en cuanto se haya enviado el servidor.",
      },
      edit: {
        title: (server) => `Ficha de ${server}`,
        lead: "Tus cambios se ven en cuanto los guardas.",
        leadApproved:
          "Tus cambios se ven en cuanto los guardas, excepto lo que la moderación revisa primero.",
        leadRejected: "Cuando termines, vuelve a enviar el servidor en «Resumen».",
        save: "Guardar cambios",
        looksFirst: "La moderación revisa primero los cambios.",
        waits: (seen) => "Espera a la moderación. Hasta entonces, los jugadores ven " + seen + ".",
        slugMoves: (days) =>
          "Los enlaces antiguos llevarán a la dirección nueva. Puedes cambiarla una vez cada " +
          intl.count(days) + " días.",
        slugMoved: (at) => "La cambiaste hace poco. Podrás cambiarla otra vez el " + at + " (UTC).",
        textWaits: "Espera a la moderación. Hasta entonces, los jugadores ven la versión anterior.",
        waiting: "Un cambio espera a la moderación.",
        toWaiting: "Comparar, retirar o demostrar",
      },
      parts: {
        basics: "Juego, nombre y dirección",
        place: "Puerto y dirección de la página",
        about: "Eslogan, descripción y normas",
        translations: "Otros idiomas",
        facts: "Etiquetas, versión e idiomas",
        links: "Enlaces",
        pictures: "Imágenes",
      },
      form: {
        game: { label: "Juego", help: "¿No está en la lista? Pide a la moderación que lo añada." },
        name: { label: "Nombre", help: "Como lo conocen los jugadores." },
        chooseGame: "Elige un juego",
        host: {
          label: "Dirección",
          help: "Nombre de host o dirección IP. Puedes añadir el puerto: host:25565.",
        },
        port: { label: "Puerto", help: "Déjalo vacío para usar el puerto habitual del juego." },
        slug: {
          label: "Dirección de la página",
          help: (least, most) =>
            "El final del enlace de la página, /servers/…: de " + intl.count(least) + " a " +
            intl.count(most) + " minúsculas, cifras y guiones. Déjalo vacío para usar el nombre.",
        },
        tagline: {
          label: "Eslogan",
          help: "Una línea que diga qué tiene de especial el servidor. Aparece en la tarjeta.",
        },
        description: {
          label: "Descripción",
          help: (most) =>
            "Cuenta a los jugadores qué pueden esperar. Puedes usar Markdown: **negrita**, listas, enlaces, títulos. Como máximo " +
            intl.count(most) + " caracteres.",
        },
        rules: {
          label: "Normas",
          help: "Lo que los jugadores deben saber. Aquí también puedes usar Markdown.",
        },
        textLanguage: {
          label: "Idioma de estos textos",
          help: "En qué están escritos el eslogan, la descripción y las normas.",
        },
        tags: {
          label: "Etiquetas",
          help: (most) =>
            "Los jugadores buscan y filtran con ellas. Hasta " + intl.count(most) + ".",
          unfold: "Elegir etiquetas",
        },
        version: { label: "Versión", help: "La versión del juego, por ejemplo 1.21.4." },
        country: { label: "País", help: "Dónde está el servidor." },
        noCountry: "Sin indicar",
        languages: {
          label: "Idiomas",
          help: (most) => `Lo que se habla en el servidor. Hasta ${intl.count(most)}.`,
          unfold: "Elegir idiomas",
        },
        website: { label: "Web", help: "Empieza por https://." },
        discord: { label: "Discord", help: "Una invitación, por ejemplo https://discord.gg/…" },
        video: { label: "Vídeo", help: "En YouTube, Twitch o Vimeo." },
      },
      translations: {
        lead:
          "Quien lee este sitio en otro idioma ve los textos que añadas en él. Lo que dejes vacío se muestra como lo escribiste arriba.",
        none: "nada todavía",
        field: (field, language) => `${field} (${language})`,
        remove: "Quitar estos textos al guardar",
      },
      preview: {
        title: "Vista previa",
        filled: (filled, all) => `${intl.count(filled)} de ${intl.count(all)} rellenos`,
        of: (server) => `Vista previa de ${server}`,
        note: "Aún no hay nada guardado. Cierra esta pestaña para volver al formulario.",
        show: "Vista previa",
        noName: "Nombre de tu servidor",
        noAddress: "play.example.com",
        noGame: "Juego",
        noTagline: "Tu eslogan",
        about: "Acerca de",
        noDescription: "Aquí irá tu descripción.",
        rules: "Normas",
        waits:
          "Lo que la moderación revisa primero, según el formulario, lo ven los jugadores cuando se aprueba.",
      },
      pictures: {
        lead: "La cara de tu servidor en todas las listas. Las imágenes nuevas se ven al momento.",
        saveFirst: "Al subir una imagen se recarga esta página. Guarda antes lo que has escrito.",
        failed: "No se pudo enviar la imagen. Inténtalo de nuevo.",
        logo: {
          label: "Logo",
          none: "Aún no tienes: los jugadores ven este recuadro con tus iniciales.",
          file: "Imagen para el logo",
          best: "Mejor si es cuadrada.",
          upload: "Subir logo",
          remove: "Quitar logo",
        },
        banner: {
          label: "Banner",
          none: "Aún no tienes: los jugadores ven franjas del color de tu servidor.",
          file: "Imagen para el banner",
          best: "Mejor si es tres veces más ancha que alta.",
          upload: "Subir banner",
          remove: "Quitar banner",
        },
        help: (width, height, best) =>
          "PNG, JPEG o WebP, como máximo 8 MB y al menos " + intl.count(width) + " × " +
          intl.count(height) + " píxeles. " + best,
        choose: "Elige antes un archivo.",
        rulesTitle: "Qué puedes mostrar",
        rules: [
          "Tu servidor: su nombre, su mundo, lo que los jugadores construyen y hacen allí.",
          "Solo imágenes tuyas o que puedas usar. Nunca el logo de otro servidor.",
          "Nada sexual, sangriento ni de odio, y ningún dato privado de nadie.",
          "Nada de promesas falsas, como moneda gratis por un voto.",
          "La moderación mira cada imagen nueva. Quita lo que incumple estas normas y te envía el motivo por correo.",
        ],
      },
      meanwhile: {
        title: "Esto ha cambiado mientras tanto",
        lead:
          "En otra pestaña o por otra persona. Compara ambas versiones, corrige el formulario de abajo si hace falta y guárdalo otra vez para conservar lo que escribiste.",
        heads: ["Campo", "Guardado ahora", "Lo que escribiste"],
        nothing: "nada",
      },
    },
    listing: {
      change: {
        name: "Nombre",
        game: "Juego",
        host: "Dirección",
        port: "Puerto",
        text: {
          tagline: "Eslogan",
          tags: "Etiquetas",
          country: "País",
          version: "Versión",
          languages: "Idiomas",
          website: "Web",
          discord: "Discord",
          video: "Vídeo",
          description: "Descripción",
          rules: "Normas",
          textLanguage: "Idioma de los textos",
          translations: "Otros idiomas",
        },
      },
      home: {
        title: "Servidores de juegos",
        heading: "Clasificados por quienes juegan en ellos",
        lead: (counts) =>
          "Un voto al día por servidor. El ranking sigue los votos " + (counts === "all"
            ? "de los últimos 30 días."
            : counts === "signed-in"
            ? "de jugadores con sesión iniciada en los últimos 30 días."
            : counts === "confirmed"
            ? "de jugadores con el correo confirmado o una cuenta vinculada en los últimos 30 días."
            : "de jugadores con una cuenta vinculada de más de 30 días en los últimos 30 días."),
        results: (text) => `Servidores para «${text}»`,
        searchAll: "Buscar en todos los servidores",
        pageOf: (title, page) => `${title}, página ${intl.count(page)}`,
        landing: {
          title: (name) => `Servidores de ${name}`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `1 servidor de ${name}`
              : `${intl.count(servers)} servidores de ${name}`) +
            ", según los votos de sus jugadores. " + (intl.plural(playersOnline) === "one"
              ? "Hay 1 jugador en línea ahora mismo."
              : "Hay " + intl.count(playersOnline) + " jugadores en línea ahora mismo."),
          line: (counts) =>
            counts === "all"
              ? "Clasificados según los votos de sus jugadores."
              : counts === "signed-in"
              ? "Clasificados según los votos de jugadores con sesión iniciada."
              : counts === "confirmed"
              ? "Clasificados según los votos de jugadores con el correo confirmado o una cuenta vinculada."
              : "Clasificados según los votos de jugadores con una cuenta vinculada de más de 30 días.",
        },
        sums: {
          servers: (servers) => intl.plural(servers) === "one" ? "servidor" : "servidores",
          online: (players) =>
            intl.plural(players) === "one" ? "jugador en línea" : "jugadores en línea",
          votes: (votes) => intl.plural(votes) === "one" ? "voto en 30 días" : "votos en 30 días",
        },
        games: "Juegos",
        moreGames: (games) =>
          intl.plural(games) === "one" ? "1 juego más" : `${intl.count(games)} juegos más`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? "1 juego con servidores."
            : `${intl.count(games)} juegos con servidores.`,
        gameOrders: { players: "Jugadores", servers: "Servidores", name: "Nombre" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one" ? "1 servidor" : `${intl.count(servers)} servidores`) +
          " · " + (intl.plural(playersOnline) === "one"
            ? "1 jugador en línea"
            : `${intl.count(playersOnline)} jugadores en línea`),
        tags: "Etiquetas",
        board: "Servidores",
        page: (page, pages) => `Página ${intl.count(page)} de ${intl.count(pages)}`,
        more: "¿Buscas más?",
      },
      feed: {
        title: "Servidores nuevos",
        follow: "Seguir los servidores nuevos en un lector de feeds",
      },
      nothing: {
        listed: "Aún no hay servidores en la lista",
        listedNext:
          "Añade el primero: son cinco campos, y los jugadores pueden votar en cuanto se apruebe.",
        list: "Añade tu servidor",
        found: "Ningún servidor cumple todo eso",
        foundFor: (text) => `Nada para «${text}»`,
        drop: "Cualquiera de estos cambios encuentra servidores:",
        clear: "Con menos filtros quizá encuentres alguno.",
        dropFor:
          "Ningún servidor cumple todo eso. Cualquiera de estos cambios encuentra servidores:",
        retype:
          "Ningún servidor cumple todo eso. Hemos mirado nombres, juegos, etiquetas, países y direcciones: prueba con menos palabras.",
        without: "Sin",
        showAll: "Quitar filtros",
        pastEnd: "La lista tiene menos páginas.",
        firstPage: "A la primera página",
        waysOn: "Prueba esto",
        games: { label: "Explorar por juego", more: "Todos los juegos con servidores" },
        newest: { label: "Servidores más nuevos", more: "Recién añadidos a la lista" },
        own: { label: "Añade el tuyo", more: "Cinco campos, gratis" },
      },
      board: {
        rank: "Puesto",
        ofAll: "global",
        copy: (name) => `Copiar la dirección de ${name}`,
        vote: "Votar",
        voteFor: (name) => `por ${name}`,
        votes: (votes) => intl.plural(votes) === "one" ? "voto" : "votos",
        today: "hoy",
        monthly: "en los últimos 30 días",
        all: "en total",
      },
      moves: {
        isNew: "nuevo",
        up: "hacia arriba en una semana",
        down: "hacia abajo en una semana",
      },
      filters: {
        title: "Filtros",
        used: "en uso",
        text: "Nombre o dirección",
        choose: {
          game: { label: "Juego", all: "Todos los juegos" },
          country: { label: "País", all: "Cualquiera" },
          language: { label: "Idioma", all: "Cualquiera" },
          version: { label: "Versión", all: "Cualquiera" },
        },
        tags: "Etiquetas, todas ellas",
        clear: "Quitar todo",
        quick: "Filtros rápidos",
        online: "En línea ahora",
        show: "Ver servidores",
        found: (total) =>
          intl.plural(total) === "one" ? "1 servidor" : `${intl.count(total)} servidores`,
        quoted: (text) => `«${text}»`,
        remove: ": quitar",
        sortBy: "Ordenar por",
        sorts: {
          match: "Más relevantes",
          votes_30: "30 días",
          votes_today: "Hoy",
          votes_all: "Histórico",
          players: "Jugadores",
          newest: "Nuevos",
          name: "Nombre",
        },
      },
      server: {
        moderate: "Moderar",
        servers: "Servidores",
        about: "Acerca de",
        rules: "Normas",
        links: "Enlaces",
        website: "Web",
        video: "Vídeo",
        community: { discord: "Entrar al Discord", website: "Visitar la web" },
        tags: "Etiquetas",
        facts: "Datos",
        version: "Versión",
        country: "País",
        languages: (languages) => intl.plural(languages) === "one" ? "Idioma" : "Idiomas",
        listed: "En la lista desde",
        rankIn: (game) => `en ${game}`,
        of: (listed) => `de ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "one" ? "jugador" : "jugadores",
        votesWeekly: "Votos, 7 días",
        votesTotal: "Votos, total",
        allVotes: (counts) =>
          "Aquí se ven todos los votos, también los de enlaces del juego y los de nombres escritos a mano. Para el ranking solo cuentan los votos " +
          (counts === "signed-in"
            ? "de jugadores con sesión iniciada."
            : counts === "confirmed"
            ? "de jugadores con el correo confirmado o una cuenta vinculada."
            : "de jugadores con una cuenta vinculada de más de 30 días."),
        vote: "Votar",
        voteFor: (name) => `Votar por ${name}`,
        description: (name, game) =>
          name + ", servidor de " + game + ": dirección, jugadores y votos.",
      },
      share: { share: "Compartir", address: "Dirección de esta página" },
      report: {
        title: (server) => `Denunciar ${server}`,
        back: (server) => `Volver a ${server}`,
        lead:
          "¿Hay algo mal en esta ficha? Cuéntaselo a la moderación. El propietario nunca sabrá quién eres.",
        reason: "¿Qué está mal?",
        pick: "Elige una opción",
        reasons: {
          pictures: "Sus imágenes",
          hateful: "Incita al odio o acosa a alguien",
          scam: "Estafa a jugadores o pide contraseñas",
          fake: "Se hace pasar por otro servidor",
          wrong: "Sus datos son falsos o ya no existe",
          other: "Otra cosa",
        },
        more: "Con tus palabras",
        moreHelp: "¿Qué viste y dónde? No des datos privados de nadie.",
        send: "Enviar denuncia",
        link: "Denunciar esta ficha",
      },
      live: {
        online: "En línea desde",
        offline: "Desconectado desde",
        neverAnswered: "que se añadió",
        uptime: "Uptime",
        owner: "Propietario",
        verified: "verificado",
        verifiedHelp: "El propietario ha demostrado que este servidor es suyo.",
      },
      badge: {
        title: "Insignia",
        lead:
          "Una imagen (SVG, sin scripts) que muestra tu puesto en tu propia web y lleva hasta aquí.",
        code: "HTML para tu web",
        widget: "HTML para un widget con puesto, votos y jugadores",
        players: (players) =>
          intl.plural(players) === "one"
            ? "1 jugador en línea"
            : `${intl.count(players)} jugadores en línea`,
        alternative: "Vota por nosotros",
        rank: (rank, game) => `#${intl.count(rank)} de ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`) + " en 30 días",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Hola, ${name}:`,
        subject: (updates, site) => intl.count(updates) + " novedades de tus servidores en " + site,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "Hay una más. La encontrarás en las páginas de tus servidores."
            : "Hay " + intl.count(items) +
              " más. Las encontrarás en las páginas de tus servidores.",
        why: (site) =>
          "Recibes este correo porque colaboras en un servidor de " + site +
          " o te han invitado a hacerlo. Para dejar de recibir correos sobre tus servidores:",
        webhook: (name, server) => `El webhook «${name}» de ${server}`,
        withReason: (sentence, reason) => `${sentence} El motivo de la moderación: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} ya está en la lista`,
          more: () => "Los jugadores ya pueden votar por él.",
        },
        server_reinstated: {
          subject: (server) => `${server} vuelve a estar en la lista`,
          more: () => "Los jugadores pueden votar por él y sus claves de API funcionan.",
        },
        server_rejected: {
          subject: (server) => `${server} no se ha aprobado`,
          more: () => "Puedes editar la ficha y enviarla otra vez.",
        },
        server_suspended: {
          subject: (server) => `${server} se ha suspendido`,
          more: () =>
            "No está en la lista, nadie puede votar por él y sus claves de API no funcionan.",
        },
        change_approved: {
          subject: (server) => `Tus cambios en ${server} se han aprobado`,
          more: () => "Ya los ve todo el mundo.",
        },
        change_refused: {
          subject: (server) => `Tus cambios en ${server} no se han aprobado`,
          more: () => "La ficha se queda como estaba y puedes volver a editarla.",
        },
        picture_taken_down: {
          subject: (server) => `Se ha retirado una imagen de ${server}`,
          more: () => "El resto de la ficha sigue igual y puedes subir otra imagen.",
        },
        change_asked: {
          subject: (server) => `La moderación te pide que cambies ${server}`,
          more: () => "Todavía no ha cambiado nada: edita tú la ficha.",
        },
        edits_put_back: {
          subject: (server) => `La moderación deshizo tu edición de ${server}`,
          more: () => "La ficha vuelve a decir lo de antes. Puedes editarla de nuevo.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} te invita a colaborar en ${server}`,
          more: () => "No cambia nada hasta que aceptes. La invitación termina en 7 días:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} quiere cederte ${server}`,
          more: () => "No cambia nada hasta que aceptes. La oferta termina en 7 días:",
        },
        role_ended: {
          subject: (server) => `Ya no colaboras en ${server}`,
          more: (_server, owner) => `${owner} ha retirado tu acceso. Tus otros servidores:`,
        },
        handed_over: {
          subject: (server, owner) => `${server} pertenece ahora a ${owner}`,
          more: () => "Ha aceptado tu oferta y ya no tienes acceso. Tus otros servidores:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " ha perdido " + (intl.plural(votes) === "one"
              ? "1 voto: la moderación lo ha anulado"
              : `${intl.count(votes)} votos: la moderación los ha anulado`),
          more: (_server, _owner, _webhook, votes) =>
            intl.plural(votes) === "one"
              ? "Ya no cuenta. En la página del servidor puedes ver de cuándo es y responder una vez."
              : "Ya no cuentan. En la página del servidor puedes ver de cuándo son y responder una vez.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " recupera " +
            (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`),
          more: (_server, _owner, _webhook, votes) =>
            intl.plural(votes) === "one"
              ? "La moderación ha retirado la anulación y vuelve a contar."
              : "La moderación ha retirado la anulación y vuelven a contar.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} está fallando`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "No ha llegado nada desde " + since +
            ". Reintentamos cada voto durante tres días; después puedes reenviarlo. Mira qué ha fallado:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} se ha desactivado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "No dejaba de fallar (" + since +
            "). Los votos están en espera. Cuando tu receptor esté listo, vuelve a activar el webhook y reenvíalos:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} vuelve a funcionar`,
          more: (_server, _owner, _webhook, _votes, since) => `Llegan votos desde ${since}.`,
        },
        made_manager: {
          subject: (server) => `Ahora gestionas ${server}`,
          more: (_server, owner) =>
            owner + " te permite editar la ficha, sus claves y sus recompensas:",
        },
        made_viewer: {
          subject: (server) => `Ya tienes acceso de observador a ${server}`,
          more: (_server, owner) => `${owner} te permite ver sus cifras, votantes y entregas:`,
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} se ha desactivado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "El chat ya no acepta mensajes en su dirección (" + since +
            "). Los votos están en espera. Pega una dirección nueva y luego envíalos:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} se ha desactivado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Tu receptor respondió 410 Gone (" + since +
            "). Los votos están en espera. Cuando tu receptor esté listo, vuelve a activar el webhook y reenvíalos:",
        },
      },
      deskMail: {
        hello: (name) => `Hola, ${name}:`,
        subject: (items, site) => `${intl.count(items)} novedades en la moderación de ${site}`,
        news: {
          wave: (server, votes) =>
            "Votos inusuales por " + server + ": " +
            (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`),
          reports: (server, reports) =>
            (intl.plural(reports) === "one" ? "1 denuncia" : `${intl.count(reports)} denuncias`) +
            " de " + server,
          answer: (server, votes) =>
            "El propietario de " + server + " ha respondido sobre " + (intl.plural(votes) === "one"
              ? "1 voto anulado"
              : `${intl.count(votes)} votos anulados`),
          listing: (server) => `${server} espera revisión`,
          change: (server) => `Un cambio en ${server} espera revisión`,
        },
        left: (items) =>
          intl.plural(items) === "one" ? "Hay una más." : `Hay ${intl.count(items)} más.`,
        why: (site) =>
          "Recibes este correo porque formas parte de la moderación de " + site +
          ". Para recibirlo menos, o nunca:",
      },
      accountMails: {
        reset: {
          subject: (site) => `Una contraseña nueva para ${site}`,
          before: (site) =>
            "Alguien ha pedido una contraseña nueva para tu cuenta en " + site +
            ". Para elegirla, abre:",
          after:
            "El enlace funciona una vez, durante una hora. Si no has sido tú, ignora este correo: tu contraseña no cambiará.",
        },
        verification: {
          subject: (site) => `Confirma tu correo para ${site}`,
          before: "Para confirmar que esta dirección es tuya, abre:",
          after: (site) =>
            "El enlace funciona durante un día. Si no tienes cuenta en " + site +
            ", ignora este correo.",
        },
        claim: {
          subject: (site) => `Un nombre en ${site}`,
          before: (site) =>
            "Alguien se ha registrado en " + site +
            " con esta dirección de correo y un nombre con el que ya ha votado un jugador. Si ese jugador eres tú, abre este enlace y elige una contraseña. Así el nombre será tuyo en " +
            site + ", con sus votos:",
          after: "El enlace funciona durante un día. Si no has sido tú, ignora este correo.",
        },
        addressInUse: {
          subject: (site) => `Tu correo en ${site}`,
          before: (site, name) =>
            "Alguien ha creado una cuenta nueva en " + site +
            " con tu dirección de correo. La dirección sigue siendo tuya y tu cuenta «" + name +
            "» no ha cambiado.\n\nSi has sido tú y no recordabas esa cuenta, puedes elegir una contraseña nueva para ella:",
          after: "Si no has sido tú, ignora este correo.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Tu correo en ${site}`,
          before: (site, name) =>
            "Alguien en " + site +
            " quiere usar tu dirección de correo para otra cuenta. La dirección sigue siendo tuya y tu cuenta «" +
            name +
            "» no ha cambiado.\n\nSi has sido tú y no recordabas esa cuenta, inicia sesión en ella como lo hacías antes:",
          after: "Si no has sido tú, ignora este correo.",
        },
        nameGiven: {
          subject: (site, name) => `El nombre ${name} en ${site}`,
          before:
            "La moderación te ha dado el nombre. Inicia sesión con la contraseña que elegiste:",
        },
        nameRefused: {
          subject: (site, name) => `El nombre ${name} en ${site}`,
          before: (name) =>
            "La moderación ha decidido que es otra persona quien juega como " + name +
            ". Puedes registrarte con otro nombre.",
        },
        imported: {
          subject: (site) => `Tu cuenta está ahora en ${site}`,
          before: (site, list, privacy) =>
            "Tu cuenta se ha trasladado de " + list + " a " + site +
            ", que ahora guarda tus datos. Aquí se explica qué se guarda y por qué: " + privacy +
            "\n\nInicia sesión con tu nombre y la contraseña que tenías allí. Si no funciona, elige una nueva:",
          after: "Si no quieres la cuenta, puedes eliminarla en su página.",
        },
        test: {
          subject: (site) => `Los correos de ${site} llegan`,
          before: (site) =>
            "Has pedido a " + site +
            " que te envíe este correo. Ha llegado, así que los demás también llegarán:",
        },
        accountDisabled: {
          subject: (site) => `Tu cuenta en ${site} se ha bloqueado`,
          before: (site, reason) =>
            "La moderación ha bloqueado tu cuenta en " + site +
            ". No puedes iniciar sesión ni votar. El motivo:\n\n" + reason,
        },
        accountEnabled: {
          subject: (site) => `Tu cuenta en ${site} vuelve a funcionar`,
          before: (site, reason) =>
            "La moderación ha desbloqueado tu cuenta en " + site + ". El motivo:\n\n" + reason +
            "\n\nPuedes iniciar sesión y votar otra vez:",
        },
        signInChanged: {
          subject: (site) => `Ha cambiado cómo inicias sesión en ${site}`,
          before: (site, change) =>
            "Ha cambiado la forma de iniciar sesión en tu cuenta de " + site + ". " +
            (change === "password_set"
              ? "Ahora tiene una contraseña."
              : change === "password_changed"
              ? "Se ha cambiado su contraseña."
              : change === "password_reset"
              ? "Se ha puesto una contraseña nueva con un enlace que enviamos a esta dirección."
              : change === "passkey_added"
              ? "Se ha añadido una llave de acceso."
              : change === "passkey_removed"
              ? "Se ha quitado una llave de acceso."
              : change === "second_factor_on"
              ? "Pide un segundo paso al iniciar sesión."
              : change === "second_factor_off"
              ? "Ya no pide un segundo paso al iniciar sesión."
              : change === "recovery_codes_made"
              ? "Tiene códigos de recuperación nuevos. Los anteriores ya no funcionan."
              : change === "recovery_code_used"
              ? "Se ha usado un código de recuperación. Cada uno funciona una vez."
              : change === "factors_reset"
              ? "Quienes administran el sitio han quitado sus llaves de acceso, su app de autenticación y sus códigos de recuperación."
              : change === "identity_linked"
              ? "Se ha vinculado una cuenta de otro sitio. Quien la tenga puede iniciar sesión con ella."
              : "Se ha quitado una cuenta vinculada de otro sitio.") +
            "\n\nSi has sido tú, no tienes que hacer nada. Si no, inicia sesión, quita lo que no sea tuyo, cambia tu contraseña y cierra todas las demás sesiones:",
        },
        newBrowser: {
          subject: (site) => `Inicio de sesión con un navegador nuevo en ${site}`,
          after: "El enlace funciona durante una semana. Cierra todas las sesiones una sola vez.",
          before: (site, browser, address, when) =>
            "Alguien ha iniciado sesión en tu cuenta de " + site +
            " con un navegador que no habíamos visto antes en ella:\n\n" + browser + ", desde " +
            address + ", fecha: " + when +
            "\n\nSi has sido tú, no tienes que hacer nada. Si no, abre esta página. Cierra todas las sesiones y te deja elegir una contraseña nueva:",
        },
        addressChanged: {
          subject: (site) => `Tu correo en ${site} ha cambiado`,
          before: (site, newEmail) =>
            "Tu cuenta en " + site + " tiene ahora la dirección " + newEmail +
            " en lugar de esta.\n\nSi no has sido tú, alguien conoce tu contraseña. Inicia sesión, cámbiala y cierra todas las demás sesiones:",
        },
        hello: (name) => `Hola, ${name}:`,
        helloNobody: "Hola:",
        roleChanged: {
          subject: (site) => `Tu rol en ${site} ha cambiado`,
          before: (site, role) =>
            role === "moderator"
              ? "Tu cuenta forma parte ahora de la moderación de " + site +
                ". Esto es lo que te espera:"
              : "Tu cuenta forma parte ahora de la administración de " + site +
                ". Esto es lo que te espera:",
        },
        roleEnded: {
          subject: (site) => `Tu rol en ${site} ha cambiado`,
          before: (site) =>
            "Tu cuenta ya no tiene ningún rol en " + site +
            ". Tus votos y servidores siguen como están.",
        },
        unknownBrowser: "un navegador desconocido",
      },
    },
    moderationChat: {
      title: english.moderationChat.title,
      lead: english.moderationChat.lead,
      connect: english.moderationChat.connect,
      connected: english.moderationChat.connected,
      addressKept: english.moderationChat.addressKept,
      addressMissing: english.moderationChat.addressMissing,
      kinds: {
        label: english.moderationChat.kinds.label,
        help: english.moderationChat.kinds.help,
        choices: {
          listings: english.moderationChat.kinds.choices.listings,
          waves: english.moderationChat.kinds.choices.waves,
          reports: english.moderationChat.kinds.choices.reports,
        },
      },
      pace: english.moderationChat.pace,
      paces: {
        at_once: english.moderationChat.paces.at_once,
        ten_minutes: english.moderationChat.paces.ten_minutes,
      },
      save: english.moderationChat.save,
      connectSubmit: english.moderationChat.connectSubmit,
      remove: english.moderationChat.remove,
      removeLead: english.moderationChat.removeLead,
      posted: english.moderationChat.posted,
      lastTry: english.moderationChat.lastTry,
      off: english.moderationChat.off,
      lost: english.moderationChat.lost,
      failing: english.moderationChat.failing,
      noAnswer: english.moderationChat.noAnswer,
      faults: {
        gone: english.moderationChat.faults.gone,
        refused: english.moderationChat.faults.refused,
        busy: english.moderationChat.faults.busy,
        status: english.moderationChat.faults.status,
        silent: english.moderationChat.faults.silent,
      },
    },
    moderationTabs: {
      audit: {
        title: english.moderationTabs.audit.title,
        lead: english.moderationTabs.audit.lead,
        filterLabel: english.moderationTabs.audit.filterLabel,
        who: english.moderationTabs.audit.who,
        whoHelp: english.moderationTabs.audit.whoHelp,
        kind: english.moderationTabs.audit.kind,
        anyKind: english.moderationTabs.audit.anyKind,
        about: english.moderationTabs.audit.about,
        aboutHelp: english.moderationTabs.audit.aboutHelp,
        from: english.moderationTabs.audit.from,
        to: english.moderationTabs.audit.to,
        filter: english.moderationTabs.audit.filter,
        showAll: english.moderationTabs.audit.showAll,
        kinds: {
          listings: english.moderationTabs.audit.kinds.listings,
          people: english.moderationTabs.audit.kinds.people,
          votes: english.moderationTabs.audit.kinds.votes,
          reports: english.moderationTabs.audit.kinds.reports,
          accounts: english.moderationTabs.audit.kinds.accounts,
          keys: english.moderationTabs.audit.kinds.keys,
          catalog: english.moderationTabs.audit.kinds.catalog,
          site: english.moderationTabs.audit.kinds.site,
        },
        nothing: english.moderationTabs.audit.nothing,
        nothingLead: english.moderationTabs.audit.nothingLead,
        none: english.moderationTabs.audit.none,
        beginning: english.moderationTabs.audit.beginning,
        labels: {
          bytes: english.moderationTabs.audit.labels.bytes,
          changed: english.moderationTabs.audit.labels.changed,
          characters: english.moderationTabs.audit.labels.characters,
          delivery: english.moderationTabs.audit.labels.delivery,
          ending: english.moderationTabs.audit.labels.ending,
          former: english.moderationTabs.audit.labels.former,
          from: english.moderationTabs.audit.labels.from,
          held: english.moderationTabs.audit.labels.held,
          into: english.moderationTabs.audit.labels.into,
          key: english.moderationTabs.audit.labels.key,
          keys: english.moderationTabs.audit.labels.keys,
          made_at: english.moderationTabs.audit.labels.made_at,
          name: english.moderationTabs.audit.labels.name,
          network_sharing: english.moderationTabs.audit.labels.network_sharing,
          note: english.moderationTabs.audit.labels.note,
          only: english.moderationTabs.audit.labels.only,
          origin: english.moderationTabs.audit.labels.origin,
          outcome: english.moderationTabs.audit.labels.outcome,
          overlap_hours: english.moderationTabs.audit.labels.overlap_hours,
          pace: english.moderationTabs.audit.labels.pace,
          passkeys: english.moderationTabs.audit.labels.passkeys,
          path: english.moderationTabs.audit.labels.path,
          picked: english.moderationTabs.audit.labels.picked,
          picture: english.moderationTabs.audit.labels.picture,
          queued: english.moderationTabs.audit.labels.queued,
          reason: english.moderationTabs.audit.labels.reason,
          reports: english.moderationTabs.audit.labels.reports,
          reviewed: english.moderationTabs.audit.labels.reviewed,
          role: english.moderationTabs.audit.labels.role,
          rows: english.moderationTabs.audit.labels.rows,
          scopes: english.moderationTabs.audit.labels.scopes,
          servers: english.moderationTabs.audit.labels.servers,
          sharing: english.moderationTabs.audit.labels.sharing,
          since: english.moderationTabs.audit.labels.since,
          source: english.moderationTabs.audit.labels.source,
          to: english.moderationTabs.audit.labels.to,
          token: english.moderationTabs.audit.labels.token,
          trust: english.moderationTabs.audit.labels.trust,
          until: english.moderationTabs.audit.labels.until,
          username: english.moderationTabs.audit.labels.username,
          voted_at: english.moderationTabs.audit.labels.voted_at,
          votes: english.moderationTabs.audit.labels.votes,
          waiting: english.moderationTabs.audit.labels.waiting,
          was: english.moderationTabs.audit.labels.was,
          younger_days: english.moderationTabs.audit.labels.younger_days,
        },
        values: {
          owner: english.moderationTabs.audit.values.owner,
          manager: english.moderationTabs.audit.values.manager,
          viewer: english.moderationTabs.audit.values.viewer,
          moderator: english.moderationTabs.audit.values.moderator,
          administrator: english.moderationTabs.audit.values.administrator,
          none: english.moderationTabs.audit.values.none,
          new: english.moderationTabs.audit.values.new,
          push: english.moderationTabs.audit.values.push,
          inbox: english.moderationTabs.audit.values.inbox,
          logo: english.moderationTabs.audit.values.logo,
          banner: english.moderationTabs.audit.values.banner,
          abandoned: english.moderationTabs.audit.values.abandoned,
          held: english.moderationTabs.audit.values.held,
        },
        settings: {
          name: english.moderationTabs.audit.settings.name,
          accent: english.moderationTabs.audit.settings.accent,
          logo: english.moderationTabs.audit.settings.logo,
          imprint: english.moderationTabs.audit.settings.imprint,
          chat: english.moderationTabs.audit.settings.chat,
          review: english.moderationTabs.audit.settings.review,
        },
        older: english.moderationTabs.audit.older,
        newest: english.moderationTabs.audit.newest,
        pages: english.moderationTabs.audit.pages,
      },
      names: {
        title: english.moderationTabs.names.title,
        lead: english.moderationTabs.names.lead,
        means: english.moderationTabs.names.means,
        none: english.moderationTabs.names.none,
        heads: [
          english.moderationTabs.names.heads[0],
          english.moderationTabs.names.heads[1],
          english.moderationTabs.names.heads[2],
          english.moderationTabs.names.heads[3],
          english.moderationTabs.names.heads[4],
        ],
        servers: english.moderationTabs.names.servers,
        last: english.moderationTabs.names.last,
        link: english.moderationTabs.names.link,
        nobody: english.moderationTabs.names.nobody,
        made: english.moderationTabs.names.made,
        confirmed: english.moderationTabs.names.confirmed,
        unconfirmed: english.moderationTabs.names.unconfirmed,
        order: english.moderationTabs.names.order,
        give: english.moderationTabs.names.give,
        refuse: english.moderationTabs.names.refuse,
      },
      games: {
        heading: english.moderationTabs.games.heading,
        lead: english.moderationTabs.games.lead,
        add: english.moderationTabs.games.add,
        name: { label: english.moderationTabs.games.name.label },
        port: { label: english.moderationTabs.games.port.label },
        protocol: {
          label: english.moderationTabs.games.protocol.label,
          help: english.moderationTabs.games.protocol.help,
        },
        noProtocol: english.moderationTabs.games.noProtocol,
        offset: {
          label: english.moderationTabs.games.offset.label,
          help: english.moderationTabs.games.offset.help,
        },
        facts: {
          port: english.moderationTabs.games.facts.port,
          offset: english.moderationTabs.games.facts.offset,
          closed: english.moderationTabs.games.facts.closed,
        },
        submit: english.moderationTabs.games.submit,
      },
      tags: {
        heading: english.moderationTabs.tags.heading,
        lead: english.moderationTabs.tags.lead,
        add: english.moderationTabs.tags.add,
        name: {
          label: english.moderationTabs.tags.name.label,
          help: english.moderationTabs.tags.name.help,
        },
        submit: english.moderationTabs.tags.submit,
      },
      entry: {
        title: {
          games: english.moderationTabs.entry.title.games,
          tags: english.moderationTabs.entry.title.tags,
        },
        find: {
          label: english.moderationTabs.entry.find.label,
          name: english.moderationTabs.entry.find.name,
          submit: english.moderationTabs.entry.find.submit,
          all: english.moderationTabs.entry.find.all,
          none: english.moderationTabs.entry.find.none,
        },
        used: english.moderationTabs.entry.used,
        unused: english.moderationTabs.entry.unused,
        found: english.moderationTabs.entry.found,
        noneUsed: english.moderationTabs.entry.noneUsed,
        edit: english.moderationTabs.entry.edit,
        editLead: english.moderationTabs.entry.editLead,
        slug: {
          first: {
            label: english.moderationTabs.entry.slug.first.label,
            help: english.moderationTabs.entry.slug.first.help,
          },
          later: {
            label: english.moderationTabs.entry.slug.later.label,
            help: english.moderationTabs.entry.slug.later.help,
          },
        },
        save: english.moderationTabs.entry.save,
        listings: english.moderationTabs.entry.listings,
        merge: {
          heading: {
            games: english.moderationTabs.entry.merge.heading.games,
            tags: english.moderationTabs.entry.merge.heading.tags,
          },
          lead: {
            games: english.moderationTabs.entry.merge.lead.games,
            tags: english.moderationTabs.entry.merge.lead.tags,
          },
          into: english.moderationTabs.entry.merge.into,
          pick: {
            games: english.moderationTabs.entry.merge.pick.games,
            tags: english.moderationTabs.entry.merge.pick.tags,
          },
          general: {
            games: [
              english.moderationTabs.entry.merge.general.games[0],
              english.moderationTabs.entry.merge.general.games[1],
              english.moderationTabs.entry.merge.general.games[2],
            ],
            tags: [
              english.moderationTabs.entry.merge.general.tags[0],
              english.moderationTabs.entry.merge.general.tags[1],
              english.moderationTabs.entry.merge.general.tags[2],
            ],
          },
          sure: english.moderationTabs.entry.merge.sure,
          submit: english.moderationTabs.entry.merge.submit,
        },
        remove: {
          heading: english.moderationTabs.entry.remove.heading,
          used: {
            games: english.moderationTabs.entry.remove.used.games,
            tags: english.moderationTabs.entry.remove.used.tags,
          },
          held: english.moderationTabs.entry.remove.held,
          effects: [
            english.moderationTabs.entry.remove.effects[0],
            english.moderationTabs.entry.remove.effects[1],
            english.moderationTabs.entry.remove.effects[2],
          ],
          submit: english.moderationTabs.entry.remove.submit,
        },
      },
      health: {
        fine: english.moderationTabs.health.fine,
        needs: english.moderationTabs.health.needs,
        votes: {
          work: english.moderationTabs.health.votes.work,
          fail: english.moderationTabs.health.votes.fail,
          away: english.moderationTabs.health.votes.away,
        },
        faults: english.moderationTabs.health.faults,
        oneFault: english.moderationTabs.health.oneFault,
        lookedAt: english.moderationTabs.health.lookedAt,
        again: english.moderationTabs.health.again,
        todo: english.moderationTabs.health.todo,
        rest: english.moderationTabs.health.rest,
        all: english.moderationTabs.health.all,
        nothing: english.moderationTabs.health.nothing,
        guide: english.moderationTabs.health.guide,
        usual: english.moderationTabs.health.usual,
        shell: english.moderationTabs.health.shell,
        shellTitle: english.moderationTabs.health.shellTitle,
        states: {
          ok: english.moderationTabs.health.states.ok,
          warn: english.moderationTabs.health.states.warn,
          fail: english.moderationTabs.health.states.fail,
          shell: english.moderationTabs.health.states.shell,
        },
        checks: {
          settings: english.moderationTabs.health.checks.settings,
          database: english.moderationTabs.health.checks.database,
          members: english.moderationTabs.health.checks.members,
          sessions: english.moderationTabs.health.checks.sessions,
          clock: english.moderationTabs.health.checks.clock,
          votes: english.moderationTabs.health.checks.votes,
          deliveries: english.moderationTabs.health.checks.deliveries,
          jobs: english.moderationTabs.health.checks.jobs,
          secretKey: english.moderationTabs.health.checks.secretKey,
          disk: english.moderationTabs.health.checks.disk,
          site: english.moderationTabs.health.checks.site,
          proxy: english.moderationTabs.health.checks.proxy,
          limits: english.moderationTabs.health.checks.limits,
          mail: english.moderationTabs.health.checks.mail,
          signIn: english.moderationTabs.health.checks.signIn,
          backups: english.moderationTabs.health.checks.backups,
        },
        normal: {
          clock: english.moderationTabs.health.normal.clock,
          backups: english.moderationTabs.health.normal.backups,
          database: english.moderationTabs.health.normal.database,
          site: english.moderationTabs.health.normal.site,
        },
      },
    },
    moderation: {
      tabs: {
        label: english.moderation.tabs.label,
        servers: english.moderation.tabs.servers,
        reports: english.moderation.tabs.reports,
        waves: english.moderation.tabs.waves,
        listings: english.moderation.tabs.listings,
        search: english.moderation.tabs.search,
        audit: english.moderation.tabs.audit,
        names: english.moderation.tabs.names,
        catalog: english.moderation.tabs.catalog,
        settings: english.moderation.tabs.settings,
        health: english.moderation.tabs.health,
      },
      reason: {
        label: english.moderation.reason.label,
        help: {
          owner: english.moderation.reason.help.owner,
          account: english.moderation.reason.help.account,
          trail: english.moderation.reason.help.trail,
        },
        because: english.moderation.reason.because,
        rejectBecause: english.moderation.reason.rejectBecause,
        refuseBecause: english.moderation.reason.refuseBecause,
        becauseHelp: {
          owner: english.moderation.reason.becauseHelp.owner,
          account: english.moderation.reason.becauseHelp.account,
          trail: english.moderation.reason.becauseHelp.trail,
        },
        picks: {
          address: english.moderation.reason.picks.address,
          text: english.moderation.reason.picks.text,
          game: english.moderation.reason.picks.game,
          twin: english.moderation.reason.picks.twin,
          advert: english.moderation.reason.picks.advert,
          rules: english.moderation.reason.picks.rules,
        },
        own: english.moderation.reason.own,
      },
      queue: {
        filter: english.moderation.queue.filter,
        title: english.moderation.queue.title,
        statuses: {
          pending: english.moderation.queue.statuses.pending,
          changed: english.moderation.queue.statuses.changed,
          pictures: english.moderation.queue.statuses.pictures,
          edited: english.moderation.queue.statuses.edited,
          approved: english.moderation.queue.statuses.approved,
          rejected: english.moderation.queue.statuses.rejected,
          suspended: english.moderation.queue.statuses.suspended,
        },
        count: english.moderation.queue.count,
        none: {
          pending: english.moderation.queue.none.pending,
          changed: english.moderation.queue.none.changed,
          pictures: english.moderation.queue.none.pictures,
          edited: english.moderation.queue.none.edited,
          approved: english.moderation.queue.none.approved,
          rejected: english.moderation.queue.none.rejected,
          suspended: english.moderation.queue.none.suspended,
        },
        owner: english.moderation.queue.owner,
        submitted: english.moderation.queue.submitted,
        resubmitted: english.moderation.queue.resubmitted,
        noDescription: english.moderation.queue.noDescription,
        pages: english.moderation.queue.pages,
        tick: english.moderation.queue.tick,
        everything: english.moderation.queue.everything,
        isEdited: english.moderation.queue.isEdited,
        several: english.moderation.queue.several,
        ticked: english.moderation.queue.ticked,
        flagged: english.moderation.queue.flagged,
        tickFine: english.moderation.queue.tickFine,
        approve: english.moderation.queue.approve,
        reject: english.moderation.queue.reject,
        onlyReject: english.moderation.queue.onlyReject,
        outcome: english.moderation.queue.outcome,
      },
      desk: {
        title: english.moderation.desk.title,
        list: english.moderation.desk.list,
        nothing: english.moderation.desk.nothing,
        noneHere: english.moderation.desk.noneHere,
        allDone: english.moderation.desk.allDone,
        steps: english.moderation.desk.steps,
        toDecision: english.moderation.desk.toDecision,
        decision: english.moderation.desk.decision,
        waiting: english.moderation.desk.waiting,
        waitingHere: english.moderation.desk.waitingHere,
        place: english.moderation.desk.place,
        oldest: english.moderation.desk.oldest,
        waits: {
          minutes: english.moderation.desk.waits.minutes,
          hours: english.moderation.desk.waits.hours,
          days: english.moderation.desk.waits.days,
        },
        earlier: english.moderation.desk.earlier,
        later: english.moderation.desk.later,
        flag: english.moderation.desk.flag,
        filter: english.moderation.desk.filter,
        shown: {
          decide: english.moderation.desk.shown.decide,
          new: english.moderation.desk.shown.new,
          change: english.moderation.desk.shown.change,
          pictures: english.moderation.desk.shown.pictures,
          edited: english.moderation.desk.shown.edited,
        },
        narrow: english.moderation.desk.narrow,
        showAll: english.moderation.desk.showAll,
        showInAll: english.moderation.desk.showInAll,
        today: english.moderation.desk.today,
        noneToday: english.moderation.desk.noneToday,
        doneToday: english.moderation.desk.doneToday,
        keyList: {
          approve: english.moderation.desk.keyList.approve,
          reject: english.moderation.desk.keyList.reject,
          reasons: english.moderation.desk.keyList.reasons,
          next: english.moderation.desk.keyList.next,
          previous: english.moderation.desk.keyList.previous,
          check: english.moderation.desk.keyList.check,
          help: english.moderation.desk.keyList.help,
        },
        kinds: {
          new: english.moderation.desk.kinds.new,
          change: english.moderation.desk.kinds.change,
          pictures: english.moderation.desk.kinds.pictures,
          edited: english.moderation.desk.kinds.edited,
        },
        again: english.moderation.desk.again,
        next: english.moderation.desk.next,
        previous: english.moderation.desk.previous,
        keys: english.moderation.desk.keys,
        keyHelp: english.moderation.desk.keyHelp,
        keysNeedScript: english.moderation.desk.keysNeedScript,
        done: {
          server_approved: english.moderation.desk.done.server_approved,
          server_rejected: english.moderation.desk.done.server_rejected,
          change_approved: english.moderation.desk.done.change_approved,
          change_refused: english.moderation.desk.done.change_refused,
          edits_put_back: english.moderation.desk.done.edits_put_back,
          reports_closed: english.moderation.desk.done.reports_closed,
        },
        checks: english.moderation.desk.checks,
        checkNow: english.moderation.desk.checkNow,
        answers: {
          online: english.moderation.desk.answers.online,
          offline: english.moderation.desk.answers.offline,
          unknown: english.moderation.desk.answers.unknown,
        },
        proven: { yes: english.moderation.desk.proven.yes, no: english.moderation.desk.proven.no },
        asked: english.moderation.desk.asked,
      },
      checks: {
        toLookAt: english.moderation.checks.toLookAt,
        unknown: english.moderation.checks.unknown,
        fine: english.moderation.checks.fine,
        players: english.moderation.checks.players,
        address: english.moderation.checks.address,
        name: english.moderation.checks.name,
        links: {
          none: english.moderation.checks.links.none,
          own: english.moderation.checks.links.own,
          elsewhere: english.moderation.checks.links.elsewhere,
          added: english.moderation.checks.links.added,
        },
        pictures: {
          none: english.moderation.checks.pictures.none,
          seen: english.moderation.checks.pictures.seen,
          unseen: english.moderation.checks.pictures.unseen,
          first: english.moderation.checks.pictures.first,
        },
        owner: {
          label: english.moderation.checks.owner.label,
          others: english.moderation.checks.owner.others,
          approved: english.moderation.checks.owner.approved,
          refused: english.moderation.checks.owner.refused,
          since: english.moderation.checks.owner.since,
        },
      },
      text: {
        changed: english.moderation.text.changed,
        toPutBack: english.moderation.text.toPutBack,
        putBack: english.moderation.text.putBack,
        putBackLead: english.moderation.text.putBackLead,
        changedBack: english.moderation.text.changedBack,
        lastEdit: english.moderation.text.lastEdit,
        heading: english.moderation.text.heading,
        seen: english.moderation.text.seen,
        seenLead: english.moderation.text.seenLead,
        mark: english.moderation.text.mark,
        asPlayers: english.moderation.text.asPlayers,
        absent: english.moderation.text.absent,
        linksInText: english.moderation.text.linksInText,
        slug: english.moderation.text.slug,
      },
      server: {
        title: english.moderation.server.title,
        reason: english.moderation.server.reason,
        publicPage: english.moderation.server.publicPage,
        listing: english.moderation.server.listing,
        decide: english.moderation.server.decide,
        approve: english.moderation.server.approve,
        reject: english.moderation.server.reject,
        suspend: english.moderation.server.suspend,
        toReject: english.moderation.server.toReject,
        change: {
          pending: english.moderation.server.change.pending,
          approved: english.moderation.server.change.approved,
          rejected: english.moderation.server.change.rejected,
          suspended: english.moderation.server.change.suspended,
        },
        approveLead: {
          pending: english.moderation.server.approveLead.pending,
          rejected: english.moderation.server.approveLead.rejected,
          suspended: english.moderation.server.approveLead.suspended,
        },
        leads: {
          reject: english.moderation.server.leads.reject,
          suspend: english.moderation.server.leads.suspend,
        },
        noMail: {
          unconfirmed: english.moderation.server.noMail.unconfirmed,
          stopped: english.moderation.server.noMail.stopped,
          off: english.moderation.server.noMail.off,
        },
        votes: english.moderation.server.votes,
        votesLead: english.moderation.server.votesLead,
        noVotes: english.moderation.server.noVotes,
        voteHeads: [
          english.moderation.server.voteHeads[0],
          english.moderation.server.voteHeads[1],
          english.moderation.server.voteHeads[2],
          english.moderation.server.voteHeads[3],
          english.moderation.server.voteHeads[4],
          english.moderation.server.voteHeads[5],
          english.moderation.server.voteHeads[6],
          english.moderation.server.voteHeads[7],
        ],
        ageOf: english.moderation.server.ageOf,
        unknown: english.moderation.server.unknown,
        many: english.moderation.server.many,
        counts: english.moderation.server.counts,
        void: english.moderation.server.void,
        voidLink: english.moderation.server.voidLink,
        voidLabel: english.moderation.server.voidLabel,
        showVoid: english.moderation.server.showVoid,
        showLabel: english.moderation.server.showLabel,
        olderVotes: english.moderation.server.olderVotes,
        newestVotes: english.moderation.server.newestVotes,
        votePages: english.moderation.server.votePages,
        history: english.moderation.server.history,
        wholeHistory: english.moderation.server.wholeHistory,
      },
      change: {
        decide: english.moderation.change.decide,
        lead: english.moderation.change.lead,
        approve: english.moderation.change.approve,
        refuse: english.moderation.change.refuse,
        toRefuse: english.moderation.change.toRefuse,
      },
      pictures: {
        heading: english.moderation.pictures.heading,
        fresh: english.moderation.pictures.fresh,
        isNew: english.moderation.pictures.isNew,
        accept: english.moderation.pictures.accept,
        takeDown: english.moderation.pictures.takeDown,
        which: english.moderation.pictures.which,
        kinds: {
          logo: english.moderation.pictures.kinds.logo,
          banner: english.moderation.pictures.kinds.banner,
        },
      },
      reports: {
        heading: english.moderation.reports.heading,
        title: english.moderation.reports.title,
        order: english.moderation.reports.order,
        first: english.moderation.reports.first,
        none: english.moderation.reports.none,
        noneLead: english.moderation.reports.noneLead,
        waiting: english.moderation.reports.waiting,
        of: english.moderation.reports.of,
        list: english.moderation.reports.list,
        open: english.moderation.reports.open,
        answered: english.moderation.reports.answered,
        short: {
          pictures: english.moderation.reports.short.pictures,
          hateful: english.moderation.reports.short.hateful,
          scam: english.moderation.reports.short.scam,
          fake: english.moderation.reports.short.fake,
          wrong: english.moderation.reports.short.wrong,
          other: english.moderation.reports.short.other,
        },
        nobody: english.moderation.reports.nobody,
        accountSince: english.moderation.reports.accountSince,
        firstReport: english.moderation.reports.firstReport,
        earlier: english.moderation.reports.earlier,
        upheld: english.moderation.reports.upheld,
        written: english.moderation.reports.written,
        before: english.moderation.reports.before,
        notBefore: english.moderation.reports.notBefore,
        says: english.moderation.reports.says,
        close: english.moderation.reports.close,
        steps: english.moderation.reports.steps,
        toAnswer: english.moderation.reports.toAnswer,
        closing: english.moderation.reports.closing,
        what: english.moderation.reports.what,
        keyList: {
          close: english.moderation.reports.keyList.close,
          found: english.moderation.reports.keyList.found,
        },
        answers: {
          fine: english.moderation.reports.answers.fine,
          asked: english.moderation.reports.answers.asked,
          restored: english.moderation.reports.answers.restored,
          logo: english.moderation.reports.answers.logo,
          banner: english.moderation.reports.answers.banner,
          suspend: english.moderation.reports.answers.suspend,
        },
        outcomes: {
          fine: english.moderation.reports.outcomes.fine,
          asked: english.moderation.reports.outcomes.asked,
          restored: english.moderation.reports.outcomes.restored,
          logo: english.moderation.reports.outcomes.logo,
          banner: english.moderation.reports.outcomes.banner,
          suspend: english.moderation.reports.outcomes.suspend,
        },
        noOutcome: english.moderation.reports.noOutcome,
        note: english.moderation.reports.note,
        noteHelp: english.moderation.reports.noteHelp,
        secret: english.moderation.reports.secret,
        act: english.moderation.reports.act,
        lead: english.moderation.reports.lead,
        answer: english.moderation.reports.answer,
      },
      vote: {
        title: english.moderation.vote.title,
        what: english.moderation.vote.what,
        server: english.moderation.vote.server,
        player: english.moderation.vote.player,
        cast: english.moderation.vote.cast,
        source: english.moderation.vote.source,
        trust: english.moderation.vote.trust,
        id: english.moderation.vote.id,
        voidedAt: english.moderation.vote.voidedAt,
        voidedBy: english.moderation.vote.voidedBy,
        reason: english.moderation.vote.reason,
        noReason: english.moderation.vote.noReason,
        heading: english.moderation.vote.heading,
        consequences: [
          english.moderation.vote.consequences[0],
          english.moderation.vote.consequences[1],
          english.moderation.vote.consequences[2],
          english.moderation.vote.consequences[3],
        ],
        submit: english.moderation.vote.submit,
      },
      account: {
        evidence: {
          marked: english.moderation.account.evidence.marked,
          odd: english.moderation.account.evidence.odd,
          address: english.moderation.account.evidence.address,
          void: english.moderation.account.evidence.void,
          votes: english.moderation.account.evidence.votes,
          noOrigin: english.moderation.account.evidence.noOrigin,
          sharers: english.moderation.account.evidence.sharers,
          voided: english.moderation.account.evidence.voided,
          own: english.moderation.account.evidence.own,
        },
        title: english.moderation.account.title,
        since: english.moderation.account.since,
        seen: english.moderation.account.seen,
        notSeen: english.moderation.account.notSeen,
        noSignIn: english.moderation.account.noSignIn,
        noSignInLink: english.moderation.account.noSignInLink,
        ways: {
          label: english.moderation.account.ways.label,
          password: english.moderation.account.ways.password,
          passkeys: english.moderation.account.ways.passkeys,
          none: english.moderation.account.ways.none,
        },
        secondFactor: {
          label: english.moderation.account.secondFactor.label,
          since: english.moderation.account.secondFactor.since,
          off: english.moderation.account.secondFactor.off,
        },
        id: english.moderation.account.id,
        email: english.moderation.account.email,
        confirmed: english.moderation.account.confirmed,
        unconfirmed: english.moderation.account.unconfirmed,
        role: {
          label: english.moderation.account.role.label,
          names: {
            none: english.moderation.account.role.names.none,
            moderator: english.moderation.account.role.names.moderator,
            administrator: english.moderation.account.role.names.administrator,
          },
          change: english.moderation.account.role.change,
          meaning: english.moderation.account.role.meaning,
          lead: english.moderation.account.role.lead,
          means: {
            moderator: english.moderation.account.role.means.moderator,
            administrator: english.moderation.account.role.means.administrator,
          },
          submit: english.moderation.account.role.submit,
        },
        hasRole: english.moderation.account.hasRole,
        who: english.moderation.account.who,
        states: {
          fine: english.moderation.account.states.fine,
          disabled: english.moderation.account.states.disabled,
        },
        listings: english.moderation.account.listings,
        noListings: english.moderation.account.noListings,
        roles: {
          owner: english.moderation.account.roles.owner,
          manager: english.moderation.account.roles.manager,
          viewer: english.moderation.account.roles.viewer,
        },
        changeWaits: english.moderation.account.changeWaits,
        reported: english.moderation.account.reported,
        votes: english.moderation.account.votes,
        noVotes: english.moderation.account.noVotes,
        votesIn: english.moderation.account.votesIn,
        lastVotes: english.moderation.account.lastVotes,
        byDay: english.moderation.account.byDay,
        reports: english.moderation.account.reports,
        noReports: english.moderation.account.noReports,
        openReport: english.moderation.account.openReport,
        disabled: english.moderation.account.disabled,
        disable: english.moderation.account.disable,
        consequences: english.moderation.account.consequences,
        picks: {
          bought: english.moderation.account.picks.bought,
          many: english.moderation.account.picks.many,
          harass: english.moderation.account.picks.harass,
          stolen: english.moderation.account.picks.stolen,
        },
        toDisable: english.moderation.account.toDisable,
        enable: english.moderation.account.enable,
        enableLead: english.moderation.account.enableLead,
        history: english.moderation.account.history,
      },
    },
    myServers: {
      tabs: {
        label: "Este servidor",
        rewards: "Recompensas",
        api: "Claves y entregas",
        voters: "Votantes",
        edit: "Ficha",
        settings: "Ajustes",
        page: "Página pública",
        waiting: "pendientes o en espera",
        overview: "Resumen",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} de ${intl.count(max)} jugadores`,
        states: { unknown: "Aún sin consultar", online: "En línea", offline: "Desconectado" },
      },
      list: {
        title: "Mis servidores",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one" ? "1 voto hoy. " : `${intl.count(votes)} votos hoy. `) +
          (needy === 0
            ? "Sin problemas."
            : intl.plural(needy) === "one"
            ? "Un servidor necesita atención."
            : `${intl.count(needy)} servidores necesitan atención.`),
        leadWaiting: (waiting) => intl.plural(waiting) === "one"
          ? "Un servidor espera la revisión de un moderador."
          : intl.count(waiting) + " servidores esperan la revisión de un moderador.",
        none: "Aún no has añadido ningún servidor",
        roles: {
          owner: "",
          manager: "Tienes el rol de gestor.",
          viewer: "Tienes el rol de observador.",
        },
        offers: "Ofertas para ti",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} quiere cederte ${server}.`
            : role === "manager"
            ? owner + " te invita a colaborar en " + server + " con el rol de gestor."
            : owner + " te invita a colaborar en " + server + " con el rol de observador.",
        toOffer: "Ver la oferta",
        noneNext:
          "Los jugadores lo encuentran aquí, votan por él cada día y tu servidor los recompensa.",
        submit: "Añadir un servidor",
        another: "Añadir otro servidor",
        manage: "Gestionar",
        allVotes: (counts) =>
          "Las cifras incluyen todos los votos. Para el ranking solo cuentan los votos " +
          (counts === "signed-in"
            ? "de jugadores con sesión iniciada."
            : counts === "confirmed"
            ? "de jugadores con el correo confirmado o una cuenta vinculada."
            : "de jugadores con una cuenta vinculada de más de 30 días."),
        figures: {
          server: "Servidor",
          today: "Votos hoy",
          rank: "Puesto en su juego",
          month: "En 30 días",
        },
        byNow: (votes) => `Hace una semana: ${intl.count(votes)}`,
        wholeDay: (votes) => `Hace una semana, todo el día: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Los votos se comparan con el " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " pasado hasta las " + time + " UTC; los puestos, con los de hace una semana.",
        groups: { needy: "Necesitan atención", listed: "En la lista", others: "Fuera de la lista" },
        start: [["Añádelo", "Juego, nombre, dirección y unas palabras. Son dos minutos."], [
          "Lo revisamos",
          "La moderación mira cada ficha antes de publicarla.",
        ], [
          "Recompensa los votos",
          "Conecta un plugin o un webhook y cada voto dará algo al jugador dentro del juego.",
        ]],
      },
      find: {
        title: "Buscar entre tus servidores",
        label: "Nombre, juego o dirección",
        sort: "Ordenar por",
        sorts: {
          attention: "Primero los que necesitan atención",
          votes: "Votos hoy",
          rank: "Puesto",
          name: "Nombre",
        },
        submit: "Mostrar",
        found: (shown, all) => `Se muestran ${intl.count(shown)} de ${intl.count(all)}.`,
        clear: "Mostrar todos",
        nothing: "Ninguno de tus servidores coincide",
        nothingNext: "Prueba con parte de un nombre, un juego o una dirección.",
      },
      mail: {
        unconfirmed:
          "Tu correo no está confirmado, así que no podemos escribirte cuando la moderación decide sobre una ficha o cuando falla un webhook.",
        confirm: "Confirma tu correo",
      },
      attention: {
        pending: "La moderación lo revisará. Mientras tanto puedes contar más sobre él.",
        provable: "La moderación lo revisará. Mientras tanto puedes demostrar que es tuyo.",
        unlisted:
          "Lo quitaste de la lista. Nadie puede votar por él hasta que lo vuelvas a publicar.",
        failing: (key, waiting) =>
          "El webhook " + key + " falla. Entregas en camino o en espera: " + intl.count(waiting) +
          ".",
        waiting: (waiting) => `Entregas en camino o en espera: ${intl.count(waiting)}.`,
        offline: "No responde a nuestras consultas, así que los jugadores lo ven desconectado.",
        inbox: (waiting) =>
          "En el buzón: " + (intl.plural(waiting) === "one"
            ? "1 voto espera"
            : `${intl.count(waiting)} votos esperan`) + ".",
        toPeople: "Volver a publicarlo",
        toServer: "Ver qué hacer",
        toStatus: "Ver su estado",
        toFacts: "Completar la ficha",
        toDeliveries: "Ver entregas",
        toRewards: "Ver recompensas",
        decided: (reason) => `La moderación escribió: ${reason}`,
      },
      change: {
        waiting: "Un cambio espera a la moderación",
        waitingNext: "Los jugadores y la API ven lo de ahora hasta que se apruebe.",
        refused: "La moderación ha rechazado tu cambio",
        refusedNext: "La ficha se queda como está.",
        reason: (reason) => `La moderación escribió: ${reason}`,
        prove: "Con la dirección no tienes que esperar si puedes demostrar que es tuya:",
        toStatus: "Estado",
        withdraw: "Retirar el cambio",
        dismiss: "Entendido",
      },
      overview: {
        title: (server) => `Mi servidor ${server}`,
        pending:
          "La moderación lo revisará. Cuando se apruebe, tendrá página pública, votos y claves de API.",
        prove: "No tienes que esperar si puedes demostrar que es tuyo:",
        approved: "Está en la lista y los jugadores pueden votar por él.",
        rejected: "No está en la lista. Corrige lo que indicó la moderación y vuelve a enviarlo.",
        unlisted:
          "Está fuera de la lista. Los votos y las claves de API están parados, y las entregas, en espera.",
        toRelist: "Volver a publicarlo",
        suspended:
          "De momento no está en la lista. Los votos y las claves de API están parados, y las entregas, en espera, hasta que la moderación lo apruebe de nuevo.",
        reason: "La moderación escribió:",
        resubmit: "Volver a enviar",
        edit: "Editarlo primero",
        toEdit: "Editar la ficha",
        until: (days) =>
          "Se muestra aquí hasta que guardes la ficha, como mucho " + intl.count(days) + " días.",
        description: "Descripción",
      },
    },
    myVotes: {
      title: "Mis votos",
      nextDay: "Habrá votos nuevos en",
      utcDay: "Los días de votación son días UTC.",
      today: "Votos de hoy",
      voteNext: (server) => `Votar por el siguiente: ${server}`,
      voteAll: (servers, first) =>
        intl.plural(servers) === "one"
          ? `Votar por ${first}`
          : `Votar por los ${intl.count(servers)} de una vez`,
      find: "Buscar otro favorito",
      votedAt: "Votado:",
      isVoid: "La moderación ha anulado el voto de hoy",
      isTaken: "Tu cuenta vinculada ha votado hoy, cuando pertenecía a otra cuenta de aquí",
      endsTonight: (days) =>
        "Tu racha de " + (intl.plural(days) === "one" ? "1 día" : `${intl.count(days)} días`) +
        " termina con este día de votación",
      reward: "Recompensa",
      rewards: {
        waiting: "te espera en el juego",
        leased: "te espera en el juego",
        granted: "entregada",
        refused: "rechazada por el servidor",
        voided: "retirada",
        expired: "caducada",
      },
      receipt: "Comprobante",
      receiptOf: (server) => ` de tu voto por ${server}`,
      vote: "Votar",
      voteFor: (server) => ` por ${server}`,
      votedToday: "Votado hoy",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: votado`,
      isLeft: (server) => `${server}: pendiente`,
      inRow: (days) => intl.plural(days) === "one" ? "1 día" : `${intl.count(days)} días`,
      inRowUnseen: " de racha",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Favorito",
      add: "Añadir",
      addServer: (server) => ` ${server} a tus favoritos`,
      none: "Aún no tienes favoritos",
      noneWhy:
        "Marca como favoritos los servidores por los que votas: cada uno tiene un botón para eso en su página. Así podrás votar por todos de una vez cada día y ver aquí cuáles te faltan.",
      before: "Ya has votado por estos:",
      findServers: "Buscar servidores",
      past: "Votos anteriores",
      pastWhy: "Cada día UTC con su número de votos que cuentan. Pulsa un día para ver cuáles.",
      months: "Meses",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Antes: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Después: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["L", "M", "X", "J", "V", "S", "D"],
      votes: (votes) => intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`,
      dayVotes: (votes) =>
        ": " + (votes === 0
          ? "ningún voto"
          : intl.plural(votes) === "one"
          ? "1 voto"
          : `${intl.count(votes)} votos`),
      fewest: "menos",
      most: "más",
      noVotes: "No votaste en este mes.",
      kept: "Los días se guardan un año.",
      soFar: "Hasta ahora",
      current: (days) => intl.plural(days) === "one"
        ? "día seguido, en cualquier servidor"
        : "días seguidos, en cualquier servidor",
      longest: "racha más larga en un año",
      thisMonth: (votes) => intl.plural(votes) === "one" ? "voto este mes" : "votos este mes",
      inYear: (votes) => intl.plural(votes) === "one" ? "voto en un año" : "votos en un año",
      boards: "Top votantes de todos los servidores",
      stripEnds: "El día de votación termina en",
      menuLeft: (left) =>
        left === 0
          ? ", todo votado hoy"
          : intl.plural(left) === "one"
          ? `, hoy falta ${intl.count(left)}`
          : `, hoy faltan ${intl.count(left)}`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `${intl.count(voted)} de ${intl.count(all)} votados`,
        newVotes: "votos nuevos en",
        last: "Has votado por",
        cast: "Votar y seguir",
        next: (server) => `Siguiente: ${server}.`,
        isLast: "Este es el último.",
        skip: (server) => `Saltar ${server} hoy`,
        goOn: (server) => `Seguir con ${server}`,
        stop: "Parar y volver a mis votos",
      },
      progress: {
        left: (voted, all, left) =>
          intl.plural(left) === "one"
            ? intl.count(voted) + " de " + intl.count(all) + " votados, falta " + intl.count(left)
            : intl.count(voted) + " de " + intl.count(all) + " votados, faltan " + intl.count(left),
        done: (all) =>
          intl.plural(all) === "one"
            ? "Has votado por tu favorito"
            : `Has votado por los ${intl.count(all)}`,
      },
      strip: {
        left: (voted, all) =>
          "Favoritos con tu voto de hoy: " + intl.count(voted) + " de " + intl.count(all) + ".",
        done: "Hoy todos tus favoritos tienen tu voto.",
      },
    },
    overview: {
      health: {
        label: "Recompensas",
        failing: "Las recompensas fallan",
        failingSays: (key, since) => `El webhook ${key} falla desde ${since}.`,
        off: "Recompensas paradas",
        offSays: (key) => `El webhook ${key} se ha desactivado.`,
        paused: "Recompensas en pausa",
        pausedSays: (key) => `El webhook ${key} está en pausa.`,
        waiting: (votes) => `Entregas en camino o en espera: ${intl.count(votes)}.`,
        arrive: "Los votos llegan",
        arriveSays: (key, votes) =>
          votes === 0
            ? `El webhook ${key} está listo. Ningún voto en 24 horas.`
            : intl.plural(votes) === "one"
            ? "1 entrega ha llegado en 24 horas."
            : `${intl.count(votes)} entregas han llegado en 24 horas.`,
        inbox: "Las recompensas se recogen",
        inboxSays: "Tu plugin las recoge del buzón. No queda ninguna.",
        inboxWaits: "Hay recompensas esperando",
        inboxWaitsSays: (votes) =>
          (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`) +
          " en el buzón.",
        none: "Aún sin recompensas",
        noneSays: "Los jugadores no reciben nada por sus votos. Conecta un plugin o un webhook.",
        toDeliveries: "Entregas",
        toRewards: "Recompensas",
        toKeys: "Claves de API",
      },
      today: {
        title: "Hoy",
        votes: (votes) => intl.plural(votes) === "one" ? "voto" : "votos",
        more: (votes) => `${intl.count(votes)} más`,
        fewer: (votes) => `${intl.count(votes)} menos`,
        same: "Tantos como",
        than: (at, votes, time) =>
          "que el " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " pasado a esta hora (" + intl.count(votes) + " a las " + time + " UTC)",
        as: (at, votes, time) =>
          "el " + intl.date('weekday: "long"', { weekday: "long" })(at) + " pasado a esta hora (" +
          intl.count(votes) + " a las " + time + " UTC)",
        none: "Aún no hay votos hoy, ni los hubo el mismo día de la semana pasada.",
        noneNext: "Una línea los mostrará hora a hora, junto al mismo día de la semana pasada.",
        whole: (at, votes) =>
          (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`) + " el " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", hace una semana",
        label: (today, before, weekAgo) =>
          "Votos por hora: " + intl.count(today) + " hoy hasta ahora, " + intl.count(before) +
          " en total el " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "hoy",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": " + intl.count(votes) + " en total",
        windows: (monthly, total) =>
          (intl.plural(monthly) === "one" ? "1 voto" : `${intl.count(monthly)} votos`) +
          " en 30 días, " + intl.count(total) + " en total",
      },
      rank: {
        title: (game) => `Puesto en ${game}`,
        of: (listed) => `de ${intl.count(listed)}`,
        none: "Aún sin puesto",
        noneNext:
          "Los puestos se calculan una vez por segundo, más o menos, mientras alguien visita el sitio.",
        near: "Votos de 30 días, alrededor de ti",
        ahead: (votes) => votes === 0 ? "empate" : `${intl.count(votes)} por delante`,
        behind: (votes) => votes === 0 ? "empate" : `${intl.count(votes)} por detrás`,
        you: "tu servidor",
        ranking: (counts) =>
          "Para el ranking solo cuentan los votos " + (counts === "signed-in"
            ? "de jugadores con sesión iniciada."
            : counts === "confirmed"
            ? "de jugadores con el correo confirmado o una cuenta vinculada."
            : "de jugadores con una cuenta vinculada de más de 30 días."),
      },
      steps: {
        title: "Próximos pasos",
        done: (done, all) => `${intl.count(done)} de ${intl.count(all)} hechos`,
        doneTitle: "Hecho",
        more: (steps) => `${intl.count(steps)} más`,
        all: {
          logo: ["Añade un logo", "Aparece junto a tu nombre en todas las listas."],
          banner: [
            "Añade un banner",
            "Es la cabecera de tu página y de las vistas previas de enlaces.",
          ],
          description: ["Describe tu servidor", "Cuenta qué pueden esperar los jugadores."],
          facts: ["Añade un eslogan y etiquetas", "Los jugadores buscan y filtran con ellos."],
          rewards: ["Conecta recompensas", "Los jugadores vuelven a votar si el voto les da algo."],
          badge: [
            "Pon la insignia en tu web",
            "Se da por hecho cuando la vemos en una página tuya.",
          ],
          proof: ["Demuestra que es tuyo", "Tu página recibe un distintivo por ello."],
        },
      },
      figures: {
        title: (days) => `Últimos ${intl.count(days)} días`,
        spans: "Cuántos días",
        span: (days) => `${intl.count(days)} días`,
        nav: "Qué muestra el gráfico",
        names: {
          votes: "Votos",
          ballot_click: "Clics para votar",
          address_copy: "Direcciones copiadas",
          page_view: "Visitas",
        },
        week: "en 7 días",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "sube ",
        isDown: "baja ",
        none: {
          votes: (days) =>
            "Ningún voto en " + intl.count(days) + " días. Cada día será una barra aquí.",
          ballot_click: (days) =>
            "Nadie ha pulsado Votar en " + intl.count(days) +
            " días. Cada día será una barra aquí.",
          address_copy: (days) =>
            "Nadie ha copiado tu dirección en " + intl.count(days) +
            " días. Cada día será una barra aquí.",
          page_view: (days) =>
            "Nadie ha abierto tu página en " + intl.count(days) +
            " días. Cada día será una barra aquí.",
        },
        worth:
          "Los votos se comprueban. Las visitas, copias y clics se cuentan según los navegadores, sin cookies ni direcciones IP, así que tómalos como tendencia. No influyen en tu puesto. Los días son UTC; el último minuto puede faltar.",
      },
      charts: {
        ballot_click: {
          title: "Clics para votar",
          heads: ["Día (UTC)", "Clics"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " días, " + intl.count(today) +
            " hoy hasta ahora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Direcciones copiadas",
          heads: ["Día (UTC)", "Copias"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " días, " + intl.count(today) +
            " hoy hasta ahora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Visitas",
          heads: ["Día (UTC)", "Visitas"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " días, " + intl.count(today) +
            " hoy hasta ahora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "De dónde vienen las visitas",
        here: "Este sitio",
        hereSays: "listas, páginas de juegos, búsqueda",
        rest: "Otro lugar o desconocido",
        restSays: "la mayoría de las apps no lo dice",
        note: "Visitas de 30 días. Solo se guarda el nombre del sitio.",
        none: "Aquí aparecerán los sitios que llevan a tu página, con su porcentaje.",
      },
      coming: {
        title: "Lo que verás aquí",
        items: [
          ["Votos", "los de hoy comparados con el mismo día de la semana pasada, y los de 30 días"],
          ["Puesto", "en tu juego, con los servidores más cercanos y tus subidas y bajadas"],
          ["Visitas", "visitas, direcciones copiadas, clics para votar y de dónde vienen"],
          ["Recompensas", "si llegan, en una línea"],
        ],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "one"
            ? "Se anuló 1 voto de tu servidor"
            : `Se anularon ${intl.count(votes)} votos de tu servidor`,
        votes: (votes) =>
          intl.plural(votes) === "one" ? "1 voto anulado" : `${intl.count(votes)} votos anulados`,
        again: (votes) => intl.plural(votes) === "one"
          ? "1 voto anulado que vuelve a contar"
          : `${intl.count(votes)} votos anulados que vuelven a contar`,
        cast: "Emitidos:",
        to: "a",
        voided: "Anulados por la moderación:",
        reason: "El motivo:",
        noReason: "No se dio ningún motivo.",
        answer: "Responder a la moderación",
        yours: "Tu respuesta",
        help: (min, max) =>
          "Puedes responder una vez, con entre " + intl.count(min) + " y " + intl.count(max) +
          " caracteres. No habrá contestación: la moderación la lee y puede hacer que los votos vuelvan a contar.",
        send: "Enviar la respuesta",
        answered: "Tu respuesta:",
      },
    },
    people: {
      roles: { owner: "Propietario", manager: "Gestor", viewer: "Observador" },
      page: {
        title: (server) => `Ajustes de ${server}`,
        heading: "Equipo",
        lead:
          "Quién puede colaborar en este servidor. Cada persona usa su propia cuenta. La actividad reciente, en «Claves y entregas», dice quién hizo qué.",
        heads: ["Nombre", "Rol", "Desde", ""],
        you: "tú",
        change: { manager: "Hacer gestor", viewer: "Hacer observador" },
        remove: "Quitar",
        removed:
          "Quien quites pierde el acceso al momento. Las claves que conoce siguen funcionando: esta página las nombra entonces, y puedes renovarlas todas a la vez.",
        leave: "Dejar este servidor",
        leaveLead: "Pierdes el acceso al momento. Solo el propietario puede volver a invitarte.",
        offersTitle: "Ofertas abiertas",
        offer: (name, role) => role === "owner"
          ? `${name}, para hacerse cargo de la ficha`
          : role === "manager"
          ? `${name}, como gestor`
          : `${name}, como observador`,
        withdraw: "Retirar",
        inviteTitle: "Invitar a alguien",
        inviteLead:
          "La otra persona ve la oferta en su página «Mis servidores» durante siete días y recibe un correo si ha confirmado su dirección. No cambia nada hasta que la acepte.",
        name: "Nombre de su cuenta",
        role: "Rol",
        choices: {
          viewer: "Observador: ve cifras, votantes y entregas",
          manager: "Gestor: todo menos eliminar, ceder y el equipo",
        },
        invite: "Enviar la invitación",
        needsApproval: "Podrás invitar a gente cuando la moderación haya aprobado el servidor.",
      },
      handover: {
        title: "Ceder",
        lead: "Da la ficha, con sus votos, claves y equipo, a otra cuenta.",
        what:
          "Tú confirmas que eres tú, y la otra cuenta acepta en siete días. Entonces la ficha es suya y pierdes el acceso. El ritmo de los webhooks vuelve a empezar bajo, porque depende del propietario.",
        name: "Nombre de la cuenta del nuevo propietario",
        submit: "Ofrecer la ficha",
      },
      unlist: {
        title: "Quitar de la lista",
        lead: "Para una pausa. Puedes deshacerlo.",
        what:
          "Sale de todas las listas, y su página y su votación se cierran. Las claves de API se paran y las entregas esperan; todo lo configurado se queda. A los 30 días los votos dejan de contar para su puesto.",
        button: "Quitar de la lista",
        again: "Está fuera de la lista. Puedes volver a publicarlo sin pasar por la moderación.",
        relist: "Volver a publicarlo",
        notNow: "Solo se puede quitar de la lista un servidor que está en ella.",
      },
      deletion: {
        group: "Eliminar",
        groupLead: "No se puede deshacer.",
        link: "Eliminar…",
        what: "La página siguiente dice qué desaparece y cuándo, y te pide confirmarlo.",
        title: (server) => `Eliminar ${server}`,
        heading: "¿Eliminar esta ficha?",
        lead: "Esto es lo que pasa con todo lo que le pertenece.",
        effects: "Qué pasa",
        atOnce: "Al momento",
        page: {
          what: "Página, textos, imágenes e insignia",
          effect:
            "Desaparecen para todo el mundo. Ningún otro servidor recibirá nunca esta dirección.",
        },
        keys: {
          what: "Claves de API",
          effect: (keys) =>
            keys === 0
              ? "No hay ninguna."
              : intl.plural(keys) === "one"
              ? intl.count(keys) + " deja de funcionar: los plugins reciben un error."
              : intl.count(keys) + " dejan de funcionar: los plugins reciben un error.",
        },
        waiting: {
          what: "Entregas en camino o en espera",
          effect: (votes) =>
            votes === 0
              ? "No hay ninguna."
              : intl.plural(votes) === "one"
              ? "1 voto: no se enviará nunca."
              : `${intl.count(votes)} votos: no se enviarán nunca.`,
        },
        inbox: {
          what: "Recompensas en el buzón",
          effect: (votes) =>
            votes === 0
              ? "No hay ninguna."
              : intl.plural(votes) === "one"
              ? "1 voto: ya nadie podrá recogerlo."
              : `${intl.count(votes)} votos: ya nadie podrá recogerlos.`,
        },
        votes: {
          what: "Votos",
          effect: (votes) =>
            intl.plural(votes) === "one"
              ? "1 voto: deja de contar, pero queda en los datos de su jugador."
              : intl.count(votes) +
                " votos: dejan de contar, pero quedan en los datos de sus jugadores.",
        },
        people: {
          what: "Equipo",
          effect: (people) =>
            people === 0
              ? "Nadie más tiene acceso."
              : intl.plural(people) === "one"
              ? `${intl.count(people)} persona pierde el acceso.`
              : `${intl.count(people)} personas pierden el acceso.`,
        },
        offers: { what: "Ofertas abiertas", effect: "Ya nadie podrá aceptarlas." },
        past: {
          what: "Entregas anteriores",
          effect: "Se eliminan una a una.",
          when: (days) => intl.plural(days) === "one"
            ? `${intl.count(days)} día después de cada una`
            : `${intl.count(days)} días después de cada una`,
        },
        record: {
          what: "Registro de cambios",
          effect: "Se queda, solo para la moderación.",
          when: "Durante dos años",
        },
        heads: ["Qué", "Efecto", "Cuándo"],
        rather: "¿Mejor no?",
        instead:
          "Quítalo de la lista para una pausa, que puedes deshacer, o cédelo a alguien que siga con él. En ambos casos se conservan los votos y todo lo configurado.",
        insteadUnlisted:
          "Ahora no está en la lista. Puedes dejarlo así o cederlo a alguien que siga con él: se conservan los votos y todo lo configurado.",
        unlist: "Quitar de la lista",
        handOver: "Cederlo",
        forGood: "Eliminar para siempre",
        type: "Para confirmarlo, escribe",
        typeHelp: (slug) =>
          "Da igual usar mayúsculas o minúsculas. También puedes escribir " + slug + ".",
        otherName: (name) => `Ese no es el nombre. Es «${name}».`,
        keep: "Conservarla",
        password: "Tu contraseña",
      },
      offer: {
        title: (server, role) =>
          role === "owner" ? `¿Hacerte cargo de ${server}?` : `¿Colaborar en ${server}?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} quiere cederte esta ficha.`
            : role === "manager"
            ? `${owner} te invita con el rol de gestor.`
            : `${owner} te invita con el rol de observador.`,
        means: {
          viewer: "Verás sus cifras, votantes y entregas.",
          manager:
            "Podrás hacer de todo menos eliminarlo, cederlo y decidir quién colabora: editar la ficha, sus claves y sus recompensas.",
          owner:
            "Serás responsable del servidor, con sus votos, claves y webhooks. El propietario anterior pierde el acceso. Las claves de API y los secretos que otros conocen siguen funcionando hasta que los renueves.",
        },
        people: (names) =>
          "Estas personas conservan su acceso hasta que las quites: " + names + ".",
        former: (role) =>
          role === "manager"
            ? "Dejas de ser gestor: como propietario puedes hacerlo todo."
            : "Dejas de ser observador: como propietario puedes hacerlo todo.",
        accept: { viewer: "Aceptar", manager: "Aceptar", owner: "Aceptar y hacerme cargo" },
        decline: "Rechazar",
        game: "Juego",
        address: "Dirección",
        status: "Estado",
        until: "Vale hasta",
        declineLead: (days) =>
          "Si rechazas, el propietario no puede volver a proponértelo durante " + intl.count(days) +
          " días.",
      },
      known: {
        title: "Claves que conocen antiguos miembros",
        lead: "Las creó o introdujo alguien que ya no gestiona este servidor. Siguen funcionando.",
        heads: ["Clave", "La conoce", "Qué debes hacer"],
        kinds: {
          api_key: (name) => `Clave de API «${name}»`,
          webhook_secret: (name) => `Secreto de webhook de «${name}»`,
          url_key: () => "Clave de URL",
          link_key: () => "Clave de enlaces de voto",
          chat: (name) => `Dirección de «${name}»`,
          votifier: (name) => `Token de Votifier de «${name}»`,
        },
        deleted: "una cuenta eliminada",
        elsewhere: {
          chat: "Crea una dirección nueva en el chat e introdúcela en Chats.",
          votifier: "Pon un token nuevo en tu servidor de juego e introdúcelo en Recompensas.",
        },
        renew: "Renovar todas las claves",
        renewHelp:
          "Las claves antiguas dejan de valer al momento y cada nueva se muestra una vez. Los secretos de webhook valen hasta que actives el nuevo.",
        activate: "Introdúcelo en tu receptor y después actívalo en la página de la clave.",
        made: "Tus claves nuevas",
      },
    },
    privacy: {
      title: "Privacidad",
      lead: (site) => `Qué sabe ${site} de ti, para qué y durante cuánto tiempo.`,
      host:
        "Quienes administran este sitio deciden sobre ello y son responsables de tus datos. El programa que usan, Voteboard, no envía nada a sus creadores.",
      inShort: {
        heading: "En resumen",
        account:
          "Tu nombre y tu correo se guardan para que inicies sesión, hasta que elimines tu cuenta.",
        votes:
          "Tus votos se guardan para siempre, porque deciden el puesto de los servidores. Si eliminas tu cuenta, tu nombre se borra de ellos.",
        address: (signIn, votes) =>
          "Tu dirección IP se guarda " + intl.count(signIn) +
          " días con un inicio de sesión. Con los votos solo hay un código de ella, " +
          intl.count(votes) + " días.",
        email:
          "Nadie ve tu correo. Los propietarios de los servidores por los que votas ven tu nombre.",
      },
      keptHeading: "Qué se guarda",
      oneWay:
        "Un código irreversible se puede comparar, pero no descifrar: el sitio reconoce la misma contraseña, dirección o clave sin guardarla.",
      columns: ["Datos", "Para qué", "Cuánto tiempo"],
      groups: {
        account: "Cuentas",
        signIn: "Inicio de sesión",
        votes: "Votos",
        servers: "Servidores",
        rewards: "Recompensas y mensajes a los servidores",
        moderation: "Moderación",
        site: "Funcionamiento del sitio",
        browser: "En tu navegador",
      },
      othersHeading: "Quién más lo ve",
      others: [
        "Los propietarios de los servidores por los que votas: tu nombre, el número de tu cuenta y cuándo votaste. Lo que hagan con ello depende de ellos.",
        "Todo el mundo: el nombre de una ficha que envías, su dirección y su descripción. Si aceptaste aparecer entre los top votantes, también tu nombre y cuántas veces votaste por un servidor; los programas lo leen mediante la API pública. Si lo retiras, ambos dejan de mostrarlo en menos de un minuto, pero nadie puede recuperar las copias. Nadie ve tu correo.",
        "La moderación de este sitio: quién votó por qué servidor, de quién es cada uno y qué cambiaron los propietarios.",
        "El servidor de correo que usa este sitio: tu dirección y los correos que recibes.",
      ],
      turnstile:
        "Cloudflare: la página en la que votas carga su comprobación contra bots y así le dice tu dirección IP y tu navegador.",
      nobodyElse: "Nadie más: ninguna página carga nada de otro sitio.",
      yoursHeading: "Tus datos son tuyos",
      yours: "Puedes ver y cambiar la mayoría en la página de tu cuenta.",
      download: "Descargarlo todo…",
      delete: "Eliminar tu cuenta…",
    },
    refusals: {
      cannot: {
        accept_edits: "No se pueden aceptar los cambios",
        accept_pictures: "No se pueden aceptar las imágenes",
        accept_the_offer: "No se puede aceptar la oferta",
        add_game: "No se puede añadir el juego",
        add_server: "No se puede añadir el servidor",
        add_tag: "No se puede añadir la etiqueta",
        add_the_name: "No se puede añadir el nombre",
        approve_change: "No se puede aprobar el cambio",
        approve_server: "No se puede aprobar el servidor",
        change_settings: "No se pueden cambiar los ajustes",
        change_the_role: "No se puede cambiar el rol",
        check_server: "No se puede comprobar el servidor",
        close_reports: "No se pueden cerrar las denuncias",
        decide_about_an_alert: "No se puede decidir sobre la alerta",
        decide_on_a_claim_to_a_name: "No se puede decidir sobre la reclamación de un nombre",
        disable_account: "No se puede bloquear la cuenta",
        dismiss_the_alert: "No se puede descartar la alerta",
        edit_game: "No se puede editar el juego",
        edit_server: "No se puede editar el servidor",
        edit_tag: "No se puede editar la etiqueta",
        enable_account: "No se puede desbloquear la cuenta",
        export_account: "No se puede exportar la cuenta",
        grade_the_receiver_of_this_key: "No se puede evaluar el receptor de esta clave",
        hand_over_server: "No se puede ceder el servidor",
        invite: "No se puede invitar",
        issue_key: "No se puede crear la clave",
        lift_the_act: "No se puede revertir la acción",
        list_server_again: "No se puede volver a publicar el servidor",
        make_a_key: "No se puede crear una clave",
        make_a_sign_in_link: "No se puede crear un enlace para iniciar sesión",
        merge_games: "No se pueden fusionar los juegos",
        merge_tags: "No se pueden fusionar las etiquetas",
        put_edits_back: "No se pueden deshacer los cambios",
        read_answers: "No se pueden leer las respuestas",
        refuse_change: "No se puede rechazar el cambio",
        reject_server: "No se puede rechazar el servidor",
        remove_banner: "No se puede quitar el banner",
        remove_game: "No se puede quitar el juego",
        remove_logo: "No se puede quitar el logo",
        remove_tag: "No se puede quitar la etiqueta",
        rename: "No se puede cambiar el nombre",
        replay: "No se pueden reenviar los votos",
        resend: "No se puede volver a enviar",
        reset_the_second_factor: "No se puede restablecer la verificación en dos pasos",
        resubmit_server: "No se puede volver a enviar el servidor",
        save_facts: "No se pueden guardar los datos",
        set_email: "No se puede establecer el correo",
        show_account: "No se puede mostrar la cuenta",
        show_claims_to_names: "No se pueden mostrar las reclamaciones de nombres",
        show_delivery: "No se puede mostrar la entrega",
        show_reports: "No se pueden mostrar las denuncias",
        show_the_account: "No se puede mostrar la cuenta",
        show_the_audit_trail: "No se puede mostrar el registro de cambios",
        show_the_queue: "No se puede mostrar la cola",
        show_void_votes: "No se pueden mostrar los votos anulados",
        show_vote: "No se puede mostrar el voto",
        show_votes: "No se pueden mostrar los votos",
        show_waves: "No se pueden mostrar las alertas",
        submit_server: "No se puede enviar el servidor",
        suspend_server: "No se puede suspender el servidor",
        take_down_picture: "No se puede retirar la imagen",
        test_the_webhook: "No se puede probar el webhook",
        unlist_server: "No se puede quitar el servidor de la lista",
        void_vote: "No se puede anular el voto",
        void_votes: "No se pueden anular los votos",
        vote: "No se puede votar",
        withdraw_change: "No se puede retirar el cambio",
        activate_the_webhook_secret_of_key: "No se puede activar el secreto de webhook de la clave",
        change_the_Votifier_of_key: "No se puede cambiar el Votifier de la clave",
        change_the_webhook_of_key: "No se puede cambiar el webhook de la clave",
        grade_the_receiver_of_key: "No se puede evaluar el receptor de la clave",
        pause_the_webhook_of_key: "No se puede pausar el webhook de la clave",
        prepare_a_webhook_secret_for_key:
          "No se puede preparar un secreto de webhook para la clave",
        replay_the_deliveries_of_key: "No se pueden reenviar las entregas de la clave",
        resume_the_webhook_of_key: "No se puede reanudar el webhook de la clave",
        revoke_key: "No se puede revocar la clave",
        roll_key: "No se puede renovar la clave",
        test_the_webhook_of_key: "No se puede probar el webhook de la clave",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "No se puede usar el nombre «" + name +
          "»: un nombre tiene de 2 a 32 caracteres de A-Z, a-z, 0-9, «_», «.» y «-», y no empieza por «-»",
        prefix: ({ name, prefix }) =>
          "No se puede usar el nombre «" + name +
          "»: quien aloja este sitio no ha permitido los nombres que empiezan por «" + prefix + "»",
      },
      account_name_reserved: ({ name }) => `No se puede usar el nombre «${name}»: está reservado`,
      account_name_steam: ({ name }) =>
        "No se puede usar el nombre «" + name +
        "»: es un ID de Steam. Inicia sesión con Steam para demostrar que es tuyo",
      game_name_known: ({ name }) => `No se puede añadir «${name}»: ya es uno de tus nombres`,
      game_names_full: ({ max }) =>
        "No se puede añadir el nombre: además del suyo, una cuenta tiene como máximo " +
        intl.count(max) + " sin demostrar; quita uno antes",
      account_exists: {
        email: ({ email }) => `No se puede crear la cuenta: «${email}» ya tiene una`,
        voted: ({ name }) =>
          "Aún no se puede usar el nombre «" + name +
          "»: alguien ha votado con él. Si eres tú, confirma antes tu correo",
        name: ({ name }) => `No se puede usar el nombre «${name}»: ya está en uso`,
      },
      identity_linked:
        "No se puede vincular: con eso ya se entra en otra cuenta de este sitio; desvincúlalo allí antes",
      last_way_in:
        "No se puede quitar: es lo único con lo que entras en esta cuenta; añade antes otra forma de iniciar sesión",
      sign_in_link_refused: ({ name }) =>
        "No se puede crear el enlace: la cuenta «" + name +
        "» está bloqueada o es de un jugador que nunca se registró",
      claim_unknown: "No se puede decidir: la reclamación ya no existe o el nombre ya tiene dueño",
      sign_in_needed: ({ player }) =>
        "«" + player + "» tiene una cuenta aquí. Inicia sesión para votar con ella",
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: no existe la cuenta «${name}»`,
        missing: ({ cannot }) => `${cannot}: esa cuenta no existe`,
        viewers: ({ cannot }) => `${cannot}: la cuenta se ha eliminado`,
        owners: ({ cannot }) => `${cannot}: tu cuenta se ha eliminado`,
        voters: ({ cannot }) => `${cannot}: la cuenta se ha eliminado`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "No se puede eliminar la cuenta: tiene una ficha pendiente o aprobada (" + named +
            "); elimínala, quítala de la lista o cédela antes"
          : "No se puede eliminar la cuenta: tiene " + intl.count(count) +
            " fichas pendientes o aprobadas (" + named +
            "); elimínalas, quítalas de la lista o cédelas antes",
      account_disabled: ({ doing }) => doing === "vote"
        ? "No se puede votar: la moderación ha bloqueado la cuenta"
        : "No se puede bloquear la cuenta: ya lo está",
      account_decided: ({ cannot }) =>
        cannot + ": otra persona ha decidido sobre ello desde que lo abriste; vuelve a mirarlo",
      account_not_disabled: ({ cannot }) => `${cannot}: la cuenta no está bloqueada`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": la cuenta tiene en este sitio el rol de " +
        (role === "moderator" ? "moderador" : "administrador") +
        "; un administrador tiene que quitárselo antes",
      account_cant_have_role:
        "No se puede cambiar el rol: la cuenta está bloqueada o nadie puede iniciar sesión con ella",
      last_administrator: ({ doing }) => doing === "change_the_role"
        ? "No se puede cambiar el rol: nadie más administra este sitio; dale antes ese rol a otra persona"
        : "No se puede eliminar la cuenta: nadie más administra este sitio; dale antes ese rol a otra persona",
      rename_too_soon: ({ days, next }) =>
        "No se puede cambiar el nombre: solo se puede una vez cada " + intl.count(days) +
        " días; la próxima, el " + next,
      email_invalid: ({ text }) => `No se puede usar «${text}»: no es una dirección de correo`,
      password_too_short: ({ min }) =>
        "No se puede usar la contraseña: necesita al menos " + intl.count(min) + " caracteres",
      password_too_long: ({ max }) =>
        "No se puede usar la contraseña: tiene más de " + intl.count(max) + " caracteres",
      password_common:
        "No se puede usar la contraseña: es demasiado fácil de adivinar. Usa varias palabras sin relación entre sí",
      bot_check_failed: {
        forged: "Esa comprobación no era para este formulario. Inténtalo de nuevo.",
        expired: "La página estuvo abierta demasiado tiempo. Inténtalo de nuevo.",
        unavailable:
          "La comprobación contra bots no está disponible. Inténtalo de nuevo en un momento.",
      },
      bot_check_spent: "Esa comprobación ya se había usado. Inténtalo de nuevo.",
      moderators_only: ({ cannot }) => `${cannot}: solo puede hacerlo la moderación`,
      administrators_only: ({ cannot }) => `${cannot}: solo pueden hacerlo los administradores`,
      setting_invalid: {
        accent:
          "No se pueden cambiar los ajustes: un color es # y seis dígitos, por ejemplo #f4b41f",
        name: ({ max }) =>
          "No se pueden cambiar los ajustes: el nombre tiene como máximo " + intl.count(max) +
          " caracteres imprimibles",
        imprint: ({ max }) =>
          "No se pueden cambiar los ajustes: el aviso legal tiene como máximo " + intl.count(max) +
          " caracteres imprimibles",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": di por qué, con entre " + intl.count(min) + " y " + intl.count(max) +
        " caracteres",
      form_used: "Este formulario ya se envió y se ejecutó una vez",
      server_unknown: ({ slug }) => `No existe el servidor «${slug}»`,
      role_too_low: ({ role }) => role === "owner"
        ? "Esto solo puede hacerlo el propietario de este servidor"
        : "Puedes ver las cifras y entregas de este servidor, pero esto solo pueden hacerlo el propietario y los gestores",
      offer_unknown:
        "Esta oferta ya no existe: se retiró, se respondió o caducó, o el servidor tiene otro propietario",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + ": no existe una cuenta " + name + " con la que alguien inicie sesión",
        self: ({ cannot, name }) => `${cannot}: el servidor ya es de ${name}`,
        member: ({ cannot, name }) => `${cannot}: ${name} ya tiene acceso`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name + " ya recibió una oferta; retírala antes, o espera " +
          intl.count(days) + " días si la rechazó",
        many: ({ cannot, max }) =>
          cannot + ": ya hay " + intl.count(max) + " personas y ofertas abiertas",
        unpublished: ({ cannot }) => cannot + ": la moderación tiene que aprobar antes el servidor",
      },
      member_unknown: "Esta persona ya no tiene acceso",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": un nombre tiene de " + intl.count(min) + " a " + intl.count(max) +
        " caracteres imprimibles",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": la dirección de una página tiene de " + intl.count(min) + " a " +
          intl.count(max) + " caracteres: minúsculas a-z, cifras y guiones sueltos entre ellas",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": la dirección de una página tiene de " + intl.count(min) + " a " +
          intl.count(max) +
          " caracteres: minúsculas a-z, cifras y guiones sueltos entre ellas, por ejemplo «" +
          example + "»",
        reserved: ({ cannot, slug }) =>
          cannot + ": la dirección de página «" + slug + "» está reservada para el sitio",
        taken: ({ cannot, slug }) =>
          cannot + ": la dirección de página «" + slug + "» es o fue de otro servidor",
        alike: ({ cannot, slug }) =>
          cannot + ": la dirección de página «" + slug +
          "» se parece demasiado a la de otro servidor",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot +
        ": la dirección de la página de un servidor de la lista solo se puede cambiar una vez cada " +
        intl.count(days) + " días; podrás cambiarla otra vez el " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) =>
          cannot + ": «" + host + "» no es un nombre de host ni una dirección",
        inner: ({ cannot, host }) =>
          cannot + ": no se puede llegar a «" + host +
          "» desde internet; pon la dirección pública del servidor",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": un puerto es un número entero del 1 al 65535, no " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": una descripción tiene como máximo " + max + " caracteres, no " + length,
      changed_meanwhile: ({ cannot }) => `${cannot}: algo ha cambiado mientras tanto`,
      facts_invalid: ({ faults }) => `No se pueden guardar los datos: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `No existe la etiqueta «${slug}»`,
        cannot: ({ cannot, slug }) => `${cannot}: no existe la etiqueta «${slug}»`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": un nombre tiene de " + intl.count(min) + " a " + intl.count(max) +
          " caracteres imprimibles",
        slug: ({ cannot }) =>
          cannot + ": un nombre corto tiene de 2 a 40 caracteres: a-z, 0-9 y guiones sueltos",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: «${name}» ya está en la lista`,
      entry_used: ({ cannot, servers }) => intl.plural(servers) === "one"
        ? cannot + ": una ficha lo usa o lo usaba cuando se eliminó; mejor fusiónalo"
        : cannot + ": " + intl.count(servers) +
          " fichas lo usan, contando las eliminadas; mejor fusiónalo",
      merged_with_itself: ({ cannot }) => `${cannot}: elige otro elemento con el que fusionar`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": tienes " + intl.count(servers) + ", y el límite es " + intl.count(max),
        pending: ({ cannot, pending }) =>
          cannot + ": " + intl.count(pending) + " de los tuyos ya esperan a la moderación",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} del servidor «${slug}»: no hay ninguno en espera`,
        seen: ({ cannot, slug }) =>
          cannot + " del servidor «" + slug +
          "»: su propietario lo ha editado mientras tanto; vuelve a mirarlo",
        replaced: ({ cannot, slug }) =>
          cannot + " del servidor «" + slug +
          "»: su propietario lo ha sustituido mientras tanto; mira el nuevo",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + ": «" + slug + "» está " + (status === "pending"
            ? "pendiente de revisión"
            : status === "approved"
            ? "aprobado"
            : status === "rejected"
            ? "rechazado"
            : "suspendido"),
        ownerless: ({ cannot, slug }) =>
          cannot + ": el propietario de «" + slug +
          "» eliminó su cuenta, así que nadie responde por él",
        changed: ({ cannot, slug }) =>
          cannot + ": «" + slug +
          "» ha cambiado, o ha decidido otra persona, desde que lo abriste; vuelve a mirarlo",
        unlisted: ({ cannot, slug }) => `${cannot}: su propietario quitó «${slug}» de la lista`,
      },
      server_own: ({ cannot, slug }) =>
        cannot + ": colaboras en «" + slug + "», así que decide otra persona de la moderación",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "No se puede comprobar el servidor: «" + slug + "» está " + (status === "pending"
            ? "pendiente de revisión"
            : status === "approved"
            ? "aprobado"
            : status === "rejected"
            ? "rechazado"
            : "suspendido")
          : cannot + ": el servidor «" + slug + "» está " + (status === "pending"
            ? "pendiente de revisión"
            : status === "approved"
            ? "aprobado"
            : status === "rejected"
            ? "rechazado"
            : "suspendido"),
      check_too_soon: {
        busy:
          "No se puede comprobar el servidor: hay demasiadas comprobaciones en marcha; inténtalo de nuevo en un momento",
        waiting: ({ seconds }) =>
          "No se puede comprobar el servidor: uno de tus servidores en espera se comprobó hace menos de " +
          intl.count(seconds) + " segundos",
        listed: ({ seconds }) =>
          "No se puede comprobar el servidor: la última comprobación fue hace menos de " +
          intl.count(seconds) + " segundos",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + ": no existe el juego «" + slug + "»; juegos conocidos: " + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": un nombre tiene de " + intl.count(min) + " a " + intl.count(max) +
          " caracteres imprimibles",
        slug: ({ cannot, slug }) =>
          cannot + ": «" + slug +
          "» no es un nombre corto, que tiene de 2 a 60 caracteres: a-z, 0-9 y guiones sueltos",
        protocol: ({ cannot, protocol, known }) =>
          cannot + ": no existe el protocolo «" + protocol + "»; protocolos conocidos: " + known,
        port: ({ cannot, max }) => `${cannot}: un puerto es un número entero del 1 al ${max}`,
        queryPort: ({ cannot, port }) => `${cannot}: el puerto de consulta ${port} no es válido`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ": «" + slug +
        "» ya está en la lista, o fue el nombre corto de un juego que lo está",
      picture_refused: {
        damaged:
          "No se puede usar esta imagen: el archivo está dañado; ábrelo en un editor de imágenes y guárdalo otra vez",
        animated: "No se puede usar esta imagen: está animada; elige una que no se mueva",
        format: "No se puede usar esta imagen: no es PNG, JPEG ni WebP; no se aceptan GIF ni SVG",
        large: ({ width, height, megapixels }) =>
          "No se puede usar esta imagen: tiene " + intl.count(width) + " × " + intl.count(height) +
          " píxeles, y una así puede tener " + intl.decimal(megapixels) +
          " megapíxeles como máximo; redúcela antes",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "No se puede usar esta imagen: tiene " + intl.count(width) + " × " + intl.count(height) +
          " píxeles, y un " + (kind === "logo" ? "logo" : "banner") + " necesita al menos " +
          intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + ": las imágenes de «" + slug + "» han cambiado mientras tanto; vuelve a mirarlas",
      report_invalid: {
        other: ({ max }) =>
          "No se puede denunciar: di qué está mal, con entre 1 y " + intl.count(max) +
          " caracteres",
        chosen: ({ max }) =>
          "No se puede denunciar: di qué está mal, con " + intl.count(max) +
          " caracteres como máximo",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "No se puede denunciar: la moderación ya tiene " + intl.count(max) +
          " denuncias de personas que no habían iniciado sesión, y por ahora no acepta más de ese tipo. Inicia sesión en otra pestaña y envíalo otra vez",
        all: ({ max }) =>
          "No se puede denunciar: la moderación ya tiene " + intl.count(max) +
          " denuncias sobre esto; inténtalo de nuevo en una hora",
      },
      report_unknown: ({ slug }) =>
        "No se pueden cerrar las denuncias sobre «" + slug + "»: no hay ninguna abierta",
      fact: {
        tags: ({ max }) => `Elige como máximo ${intl.count(max)} etiquetas.`,
        country: "Elige un país de la lista.",
        languages: "Elige idiomas de la lista.",
        languages_too_many: ({ max }) => `Elige como máximo ${intl.count(max)} idiomas.`,
        description: ({ max }) =>
          "Una descripción puede tener como máximo " + intl.count(max) + " caracteres.",
        text_language: "Elige un idioma de la lista.",
        text_language_twice:
          "Más abajo también hay textos en este idioma. Quítalos o elige aquí otro idioma.",
        rules: ({ max }) =>
          "Las normas pueden tener como máximo " + intl.count(max) + " caracteres.",
        tagline_not_one_line: "Un eslogan es una línea de caracteres imprimibles.",
        tagline_too_long: ({ max }) =>
          "Un eslogan puede tener como máximo " + intl.count(max) + " caracteres.",
        version_not_one_line: "Una versión es una línea de caracteres imprimibles.",
        version_too_long: ({ max }) =>
          "Una versión puede tener como máximo " + intl.count(max) + " caracteres.",
        website_too_long: ({ max }) =>
          "El enlace de la web puede tener como máximo " + intl.count(max) + " caracteres.",
        website_too_long_as_written: ({ max }) =>
          "El enlace de la web puede tener como máximo " + intl.count(max) +
          " caracteres, tal como lo escriben los navegadores.",
        website_elsewhere: "La web es un enlace a un sitio público que empieza por https://.",
        discord_too_long: ({ max }) =>
          "La invitación puede tener como máximo " + intl.count(max) + " caracteres.",
        discord_too_long_as_written: ({ max }) =>
          "La invitación puede tener como máximo " + intl.count(max) +
          " caracteres, tal como la escriben los navegadores.",
        discord_elsewhere: ({ sites }) =>
          "Una invitación es un enlace de " + sites + " que empieza por https://.",
        video_too_long: ({ max }) =>
          "El enlace del vídeo puede tener como máximo " + intl.count(max) + " caracteres.",
        video_too_long_as_written: ({ max }) =>
          "El enlace del vídeo puede tener como máximo " + intl.count(max) +
          " caracteres, tal como lo escriben los navegadores.",
        video_elsewhere: ({ sites }) =>
          "Un vídeo es un enlace de " + sites + " que empieza por https://.",
      },
      key_unknown: {
        plain: ({ id }) => `No existe la clave «${id}»`,
        cannot: ({ cannot, id }) => `${cannot}: no existe la clave «${id}»`,
      },
      key_name_invalid: ({ max }) =>
        "No se puede crear la clave: su nombre necesita de 1 a " + intl.count(max) +
        " caracteres imprimibles",
      keys_too_many: ({ max }) =>
        "No se puede crear la clave: este servidor ya tiene " + intl.count(max) +
        " claves; revoca una antes",
      scopes_invalid: ({ known }) =>
        "No se puede crear la clave: elige para qué es, entre " + known,
      key_revoked: ({ cannot, at }) => `${cannot}: la clave se revocó (${at})`,
      overlap_invalid: ({ max, hours }) =>
        "No se puede renovar la clave: la antigua y la nueva funcionan a la vez de 0 a " +
        intl.count(max) + " horas, no " + hours,
      webhook_url_refused: {
        incomplete: "No se puede usar esa URL de webhook: no es una dirección web completa.",
        inner:
          "No se puede usar esa URL de webhook: tiene que llevar a un host público de internet.",
        chat:
          "No se puede usar esa URL de webhook: es la dirección de un canal de Discord, que acepta mensajes, no votos. Conéctalo en «Chats»: los votos se publican ahí como mensajes.",
        scheme: "No se puede usar esa URL de webhook: tiene que empezar por https:// o http://.",
        credentials:
          "No se puede usar esa URL de webhook: no puede contener un nombre de usuario ni una contraseña.",
        port: ({ port }) =>
          "No se puede usar esa URL de webhook: un webhook no puede usar el puerto " + port +
          ". Elige 80, 443 u otro puerto por encima de 1023.",
        tooLong: ({ max }) =>
          "No se puede usar esa URL de webhook: puede tener como máximo " + intl.count(max) +
          " caracteres.",
      },
      webhook_url_taken: ({ url }) =>
        "No se puede usar " + url + ": otra clave de este servidor ya envía ahí",
      secret_not_prepared: "No se puede activar un secreto de webhook: no hay ninguno preparado",
      key_is_votifier: ({ cannot }) => `${cannot}: esta clave es la de Votifier, en «Recompensas»`,
      key_is_chat: ({ cannot }) => `${cannot}: esta clave es la de un canal, en «Chats»`,
      chat_address_refused: {
        notDiscord:
          "No se puede conectar: no es la dirección de un webhook de Discord. En Discord, abre los ajustes del canal, luego Integraciones y Webhooks, y copia la URL del webhook.",
        notSlack:
          "No se puede conectar: no es la dirección de un webhook entrante de Slack. Empieza por https://hooks.slack.com/services/.",
      },
      chat_connected: "No se puede conectar: este canal ya está conectado",
      votifier_address_refused: {
        host:
          "No se puede conectar: no es un nombre de host ni una dirección; el puerto tiene su propio campo.",
        inner:
          "No se puede conectar: Votifier tiene que ser accesible desde internet en este host.",
        port: ({ port, usual }) =>
          "No se puede conectar: no se puede llegar a Votifier en el puerto " + port +
          ". Suele ser " + usual + ".",
      },
      votifier_secret_refused: {
        missing: "No se puede conectar: falta el token o la clave pública de tu Votifier",
        lost: "No se puede conectar: pega otra vez el token o la clave",
        privateKey:
          "No se puede conectar: esta es una clave privada y tiene que quedarse en tu servidor. Pega la de public.key, y crea claves nuevas si alguien más ha visto esta.",
        neither: ({ max }) =>
          "No se puede conectar: esto no es un token (de 6 a " + intl.count(max) +
          " caracteres sin espacios) ni una clave pública de Votifier.",
        anotherKey: ({ bits }) =>
          "No se puede conectar: Votifier usa claves RSA de " + bits +
          " bits, y esta es distinta. Elimina la carpeta «rsa» de tu plugin y reinicia tu servidor: así se crean nuevas.",
      },
      votifier_connected: "No se puede conectar: se acaba de hacer en otra ventana",
      votifiers_too_many: ({ max }) =>
        "No se puede conectar: este servidor ya tiene " + intl.count(max) +
        " receptores; quita uno antes",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "No se pueden reenviar los votos desde " + time + ": tiene que ser en los últimos " +
          intl.count(days) + " días",
        unreadable: ({ days }) =>
          "No se pueden reenviar los votos desde ese momento: tiene que ser en los últimos " +
          intl.count(days) + " días",
      },
      replay_too_soon: ({ from }) =>
        "No se pueden reenviar los votos: el último reenvío a esta dirección no ha terminado o acaba de hacerse; el próximo puede empezar a partir de " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + ": has enviado mucho a mano a esta dirección; inténtalo de nuevo en un minuto",
      delivery_unknown: ({ cannot, id }) => `${cannot}: no existe la entrega «${id}»`,
      delivery_unfinished: ({ id }) =>
        "No se puede volver a enviar la entrega «" + id + "»: se está enviando",
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "No se puede volver a enviar: su clave está revocada o no tiene URL de webhook"
        : doing === "replay"
        ? "No se pueden reenviar los votos: esta clave no tiene URL de webhook"
        : doing === "test_the_webhook"
        ? "No se puede probar el webhook: esta clave no tiene URL de webhook"
        : "No se puede evaluar el receptor de esta clave: no tiene URL de webhook o está fallando; envía pruebas hasta que llegue una",
      clock_off:
        "No se puede votar: el reloj de este servidor y el de la base de datos no coinciden",
      favourites_full: ({ max }) =>
        "No se puede añadir el favorito: ya tienes " + intl.count(max) + "; quita uno antes",
      vote_unknown: ({ cannot, id }) => `${cannot}: no existe el voto «${id}»`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "No se puede volver a enviar la entrega «" + id + "»: su voto se anuló"
        : `No se puede anular el voto «${id}»: ya está anulado`,
      void_choice_invalid: {
        span: ({ days }) =>
          "No se pueden elegir los votos: el periodo tiene que ser pasado, empezar antes de terminar y abarcar como máximo " +
          intl.count(days) + " días",
        number: ({ given, max }) =>
          "No se pueden elegir los votos: " + given + " no es un número entero del 1 al " + max,
      },
      void_choice_changed: {
        others:
          "No se pueden anular los votos: hay otra acción en marcha sobre votos de estas horas; vuelve a contarlos en un minuto",
        counted: ({ expected, votes }) =>
          "No se pueden anular los votos: contaste " + intl.count(expected) +
          ", pero alguien ha anulado algunos mientras tanto, y ahora coinciden " +
          intl.count(votes) + "; vuelve a contarlos",
      },
      void_batch_unknown: ({ id }) => `No se puede revertir: no existe la acción «${id}»`,
      void_batch_lifted: ({ id }) => `No se puede revertir la acción «${id}»: ya se revirtió`,
      void_notice_unknown: ({ id }) =>
        "No se puede responder: no existe el aviso «" + id + "» sobre votos anulados",
      void_answered: {
        lifted: "No se puede responder: los votos vuelven a contar",
        given: "No se puede responder: cada aviso tiene una sola respuesta, y ya se dio",
      },
      void_answer_invalid: ({ min, max }) =>
        "No se puede responder: escribe entre " + intl.count(min) + " y " + intl.count(max) +
        " caracteres",
      void_answer_read: "Otra persona marcó la respuesta como leída",
      wave_unknown: ({ id }) => `No existe la alerta «${id}»`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "No se puede decidir sobre la alerta: " + by + " ha anulado sus votos mientras tanto"
            : "No se puede decidir sobre la alerta: " + by + " la ha descartado mientras tanto",
        operator: ({ state }) => state === "voided"
          ? "No se puede decidir sobre la alerta: quien administra el sitio ha anulado sus votos mientras tanto"
          : "No se puede decidir sobre la alerta: quien administra el sitio la ha descartado mientras tanto",
      },
      wave_grown: ({ votes, seen }) =>
        "No se puede decidir sobre la alerta: ahora tiene " + intl.count(votes) + " votos, " +
        intl.count(seen) + " cuando la abriste; vuelve a mirarla",
    },
    rewards: {
      title: (server) => `Recompensas de ${server}`,
      heading: "¿Cómo reciben los jugadores su recompensa?",
      lead:
        "De una sola forma a la vez, para que ningún voto se premie dos veces. Los webhooks se envían en cualquier caso.",
      inUse: "en uso",
      notYet: "aún no está en uso",
      savePath: "Usar esta forma",
      connectFirst:
        "Escribe el token o la clave de tu Votifier y elige después «Guardar y probar».",
      paths: {
        push: {
          name: "Plugin de Minecraft con Votifier",
          who: "NuVotifier, VotifierPlus o HytaleVotifier, con VotingPlugin o similar. Sin código.",
        },
        inbox: {
          name: "Tu plugin nos pregunta",
          who:
            "Tu propio plugin, uno más antiguo que consulta los votos por URL, o un servidor detrás de un router doméstico.",
        },
        none: {
          name: "Sin recompensa desde aquí",
          who:
            "Los votos cuentan. Los jugadores solo reciben lo que les dé el receptor de tu webhook, si tienes uno.",
        },
      },
      steps: {
        title: "Cómo llega un voto al jugador",
        done: ": hecho. ",
        open: ": aún no. ",
        votes: "Un jugador vota",
        votesOf: (votes) => `${intl.count(votes)} en los últimos 7 días`,
        tell: "Avisamos a tu servidor",
        unconnected: "Indica dónde escucha tu Votifier",
        notActive: "La conexión está en pausa, desactivada o fallando",
        sent: (arrived, sent) =>
          intl.count(arrived) + " de " + intl.count(sent) + " llegaron en 24 horas",
        take: "Tu Votifier lo acepta",
        tests: {
          none: "Aún sin probar",
          underWay: "La prueba va en camino",
          taken: "Aceptó la última prueba",
          untaken: "No aceptó la última prueba: mira abajo",
        },
        reward: "Tu plugin da la recompensa",
        unknown: "No nos lo dice. Vota tú una vez para comprobarlo",
        webhook: "Lo enviamos a tu webhook",
        receiver: "Tu receptor da la recompensa",
        inbox: {
          keep: "Te lo guardamos",
          waiting: (waiting) => `${intl.count(waiting)} en espera`,
          unused: "Esta forma aún no está en uso",
          take: "Tu plugin lo recoge",
          taken: "Ya nos ha preguntado",
          untaken: "Aún no ha preguntado: crea una clave y envía un voto de prueba",
          give: "Dice lo que ha dado",
          given: (today) => `${intl.count(today)} entregadas hoy`,
          ungiven: "Aún no lo ha dicho",
        },
        none: "Los jugadores no reciben nada desde aquí",
        noneNext: "Elige otra forma cuando quieras",
        helpLabel: "Si un paso se queda vacío",
      },
      notApproved: (status) =>
        "Estado de este servidor: " + status + ". Podrás conectarlo cuando esté aprobado.",
      votifier: "Votifier",
      host: {
        label: "Host",
        help: "Dónde escucha tu Votifier: normalmente, la dirección de tu servidor.",
      },
      port: "Puerto",
      portHelp: (usual) =>
        "Normalmente " + usual + ", no el puerto del juego. Ábrelo en tu firewall.",
      secret: "Token o clave pública",
      secretHelp:
        "De plugins/Votifier: el token de config.yml o todo el contenido de rsa/public.key. Reconocemos cuál de los dos es. Nunca una clave privada.",
      secretKept: "Déjalo vacío para conservar lo que nos diste.",
      service: "Nombre de este sitio en tu plugin",
      save: "Guardar y probar",
      saveHelp: "El jugador de la prueba es Voteboard_Test. No cuenta como voto.",
      again: "Enviar otra prueba",
      off: "Desactivar o pausar",
      lastTest: "Última prueba",
      underWay: "La prueba va en camino. Esta página vuelve a mirar sola.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Todos los votos enviados",
      works: "Tu servidor lo tiene. Falta un paso: decide qué reciben los jugadores.",
      worksNext: (site) =>
        "VotingPlugin ya conoce este sitio. Abre plugins/VotingPlugin/VoteSites.yml, busca " +
        site + " y añade una recompensa, por ejemplo:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Receptores",
        lead:
          "Cada voto va a todos los receptores, y cada uno lo recompensa. Si tus servidores están detrás de un proxy, conecta solo el proxy.",
        guide: "Una red detrás de un proxy",
        add: "Añadir otro receptor",
        change: "Cambiar",
        remove: "Quitar",
        name: {
          label: "Nombre",
          help: "Solo lo ves tú, aquí y en el registro de entregas: lobby, survival…",
        },
      },
      samples: {
        title: "Plugins para empezar",
        lead:
          "Cada uno es un programa completo. Recoge votos, da las recompensas que elijas y recuerda cuáles, para que ningún voto se premie dos veces. Nuestras pruebas los interrumpen en momentos al azar, en juegos que imitan a los reales.",
      },
      sampleGames: {
        command: "Cualquier juego con un comando",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, sin puerto abierto",
        oxide: "Rust y otros: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Buzón",
        lead: "Aquí esperan los votos hasta que tu plugin los recoge y dice qué ha dado.",
        plugin: "Un plugin listo para Paper y Velocity",
        reference: "Cómo escribir un plugin así",
        notInUse: "Los votos nuevos entran en el buzón solo mientras esta forma está en uso.",
        waiting: "En espera",
        leased: "Entregándose",
        oldest: "El más antiguo espera desde",
        today: "Entregadas hoy",
        twice: "Entregadas dos veces en 30 días",
        expired: "Caducadas en 30 días",
        keyName: "Plugin de recompensas",
        make: "Crear una clave para tu plugin",
        made: "Una clave para tu plugin",
        player: {
          label: "Jugador",
          help: "El jugador del voto de prueba. Espera una hora y nunca cuenta.",
        },
        noPlayer: "Ninguna cuenta tiene este nombre.",
        test: "Enviar un voto de prueba",
      },
      recent: {
        title: "Recompensas recientes",
        heads: ["Jugador", "Votado", "Recompensa", "Nota de tu plugin"],
        gone: "cuenta eliminada",
        isTest: "prueba",
        twice: "entregada dos veces",
        twiceHelp:
          "Entregada dos veces: un segundo servidor de juego también dio la recompensa, porque el primero no avisó a tiempo.",
        on: (servers) => `en ${servers}`,
        states: {
          none: "ninguna",
          waiting: "espera a tu plugin",
          leased: "entregándose",
          granted: "entregada",
          refused: "rechazada por tu plugin",
          voided: "retirada: el voto está anulado",
          expired: "caducada: no se entregó a tiempo",
        },
      },
      door: {
        title: "Plugins más antiguos que consultan por URL",
        lead: "Preguntan si un jugador ha votado, con una URL y una clave que no abre nada más.",
        key: "Clave de URL",
        asked: "Última consulta",
        answered: "Nuestra respuesta",
        answers: {
          check_0: "0 a «¿ha votado?»: no espera ninguna recompensa",
          check_1: "1 a «¿ha votado?»: espera una recompensa",
          check_2: "2 a «¿ha votado?»: ya entregada",
          claim_0: "0 a una recogida: no espera nada",
          claim_1: "1 a una recogida: entregada",
          nameless:
            "un error: no envió ningún nombre. Configura tu plugin con nombres en lugar de ID de Steam.",
        },
        make: "Crear una clave de URL",
        makeHelp: "Se muestra una vez, en líneas para pegar.",
        replace: "Crear otra clave de URL",
        replaceHelp: "La clave actual deja de funcionar al momento.",
        made: "Tu clave de URL",
        paste: "Pégalo en tu plugin",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "En su configuración JSON"],
          rocket: ["Unturned: Votifier para Rocket", "En su XML. Pregunta por el ID de Steam"],
          other: [
            "Cualquier otro script",
            "Pon el host y la clave de este sitio en lugar de los de la otra lista",
          ],
        },
      },
      links: {
        heading: "Enlaces de voto desde el juego",
        per: "Uno por jugador, de tu plugin: basta un clic, sin cuenta",
        lead:
          "Haz que tu plugin muestre un enlace a cada jugador que escriba /vote. El enlace nos dice quién es: basta un clic para votar, sin cuenta y sin escribir nada. A quien tiene cuenta aquí se le pide que inicie sesión una vez y que permita a tus enlaces votar en su nombre.",
        address: "Enlace de voto para el chat y los menús",
        same: "El mismo para todos",
        addressHelp:
          "Los dos son cortos y no se estropean en el chat con colores. En el segundo, pon en lugar de NAME el marcador de tu menú para el jugador: el nombre aparecerá ya escrito. No demuestra nada.",
        voteLink: "Enlace de voto",
        namedVoteLink: "Con el nombre del jugador",
        toLines: "Líneas para pegar en VotingPlugin, SuperbVote y otros",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug +
          '\\nPLAYER\\nUNIX"))\nUNIX = el segundo en que caduca, con 24 horas de antelación como máximo',
        key: "Clave de enlaces",
        keyHelp:
          "Usa el texto completo, incluido vbl_, como clave HMAC. Quien la tenga puede votar en nombre de cualquier jugador sin cuenta aquí y de cualquiera que haya permitido tus enlaces: guárdala en la configuración de tu plugin.",
        make: "Crear una clave de enlaces",
        makeHelp: "Se muestra una vez.",
        replace: "Sustituir la clave",
        replaceHelp: "Los enlaces creados con la actual dejan de funcionar.",
        remove: "Quitar la clave",
        unreadable: "El sitio ha perdido lo que necesita para leer esta clave. Sustitúyela.",
        made: "Tu clave de enlaces",
      },
    },
    searchWords: {
      countries: {
        AE: "EAU, Emiratos",
        CI: "Costa de Marfil",
        CV: "Cabo Verde",
        CZ: "República Checa",
        DE: "Germany",
        GB: "Gran Bretaña, Inglaterra",
        KR: "Corea",
        MK: "Macedonia",
        NL: "Holanda",
        RU: "Federación Rusa",
        SZ: "Suazilandia",
        TL: "Timor Oriental",
        TR: "Türkiye",
        US: "EUA, EEUU, América",
      },
      games: {
        minecraft: "MC, maincra",
        minecraft_bedrock: "MCPE, Pocket Edition, móvil",
        rust: "Rust",
        counter_strike_2: "CS, CS2, CSGO",
        counter_strike_1_6: "CS, CS 1.6",
        counter_strike_source: "CS, CSS",
        garrys_mod: "GMod",
        gta_san_andreas_samp: "SAMP",
        gta_san_andreas_mta: "MTA",
        fivem: "GTA 5, GTA V",
        terraria: "Terraria",
        dayz: "DayZ",
        valheim: "Valheim",
        palworld: "Palworld",
        project_zomboid: "PZ",
        unturned: "Unturned",
        ark_survival_ascended: "ASA, dinosaurios",
        ark_survival_evolved: "ASE, dinosaurios",
        team_fortress_2: "TF2",
        the_forest: "Bosque",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, camiones",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarquía, sin reglas",
        bedwars: "Guerra de camas, BW",
        beginner_friendly: "principiantes, novatos",
        building: "Construcción, construir",
        co_op: "Cooperativo",
        creative: "Creativo",
        crossplay: "Juego cruzado, multiplataforma",
        deathmatch: "DM, combate a muerte",
        economy: "Economía, comercio",
        events: "Eventos, concursos",
        factions: "Facciones, clanes",
        family_friendly: "familiar, niños",
        hardcore: "difícil",
        megabase: "megabase",
        minigames: "Minijuegos",
        modded: "mods, modificado",
        monthly_wipe: "wipe mensual, mensual",
        no_pay_to_win: "sin pay to win, justo",
        no_wipe: "sin wipe, sin reinicio",
        parkour: "saltos",
        plots: "parcelas, terrenos",
        prison: "Prisión, cárcel",
        pve: "contra monstruos",
        pvp: "combate, peleas",
        quests: "misiones",
        racing: "carreras, coches",
        roleplay: "Rol, RP, juego de rol",
        rpg: "rol",
        sandbox: "mundo abierto",
        seasons: "temporadas, temporada",
        skyblock: "isla flotante, islas",
        small_teams: "equipos pequeños, dúo, trío",
        survival: "Supervivencia",
        vanilla: "sin mods, vainilla",
        weekly_wipe: "wipe semanal, semanal",
        whitelist: "lista blanca, privado",
        zombies: "zombis, no muertos",
      },
    },
    search: {
      title: english.search.title,
      field: english.search.field,
      placeholder: english.search.placeholder,
      help: english.search.help,
      helpEmail: english.search.helpEmail,
      submit: english.search.submit,
      kind: {
        listings: english.search.kind.listings,
        accounts: english.search.kind.accounts,
        votes: english.search.kind.votes,
        trail: english.search.kind.trail,
      },
      most: english.search.most,
      votesOf: english.search.votesOf,
      owner: english.search.owner,
      since: english.search.since,
      listings: english.search.listings,
      noSignIn: english.search.noSignIn,
      byEmail: { yes: english.search.byEmail.yes, no: english.search.byEmail.no },
      states: {
        moderator: english.search.states.moderator,
        administrator: english.search.states.administrator,
        disabled: english.search.states.disabled,
      },
      voteFor: english.search.voteFor,
      own: english.search.own,
      nothing: english.search.nothing,
      nothingLead: english.search.nothingLead,
      wholeTrail: english.search.wholeTrail,
    },
    sending: {
      outcomeSentences: {
        delivered: "Tu servidor ha aceptado el voto.",
        rejected: "Tu receptor respondió con un estado que no indica éxito.",
        redirected: "Tu receptor apuntó a otra dirección; no seguimos redirecciones.",
        redirected_elsewhere:
          "Tu receptor apuntó a otro sitio, como hacen las páginas que piden iniciar sesión; no seguimos redirecciones.",
        apps_script:
          "Tu receptor es una aplicación web de Google Apps Script: se ejecuta y después siempre responde con una redirección a una dirección de un solo uso, lo que cuenta como fallo. Cada reintento ejecuta el script otra vez.",
        gone: "Tu receptor respondió 410 Gone, lo que desactiva este webhook.",
        timeout: "Tu receptor no respondió a tiempo.",
        connect_failed: "No se pudo conectar con tu receptor.",
        connection_lost: "Tu receptor cerró la conexión antes de responder.",
        tls_failed:
          "No se pudo establecer una conexión cifrada con tu receptor; revisa su configuración de TLS y su certificado.",
        tls_self_signed:
          "El certificado de tu receptor está autofirmado; consigue uno de una autoridad como Let’s Encrypt.",
        tls_untrusted:
          "El certificado de tu receptor es de una autoridad desconocida, o su cadena está incompleta; instala la cadena completa.",
        tls_expired:
          "El certificado de tu receptor ha caducado o aún no es válido; renuévalo y reinicia el programa que lo usa.",
        tls_other_name:
          "El certificado de tu receptor es para otro nombre; usa ese nombre en la URL o consigue un certificado para el actual.",
        tls_old:
          "Tu receptor no tiene ninguna versión ni cifrado de TLS en común con nosotros; permite TLS 1.2 o 1.3 y comprueba que tenga un certificado para este nombre de host.",
        tls_plain:
          "Tu receptor no responde con TLS; si allí habla HTTP sin cifrar, empieza su URL con http://.",
        tls_expected: "Tu receptor espera TLS; empieza su URL con https://.",
        http2_only: "Tu receptor solo habla HTTP/2; permite también HTTP/1.1.",
        dns_failed:
          "No se encontró el nombre de host de tu receptor. Revisa que esté bien escrito.",
        private_address:
          "El nombre de host de tu receptor lleva a una dirección que no está en la internet pública.",
        bad_response: "La respuesta de tu receptor no era HTTP válido.",
        bad_url: "No podemos llamar a la dirección de tu receptor.",
        bad_secret: "El secreto de tu receptor no se puede usar; pon uno nuevo.",
        unconfirmed:
          "Enviado. El protocolo antiguo de Votifier no confirma nada; mira la consola de tu servidor.",
        not_votifier:
          "Algo respondió ahí, pero no Votifier: suele escuchar en el 8192, no donde el juego.",
        votifier_key_missing:
          "Tu servidor usa el protocolo antiguo de Votifier: pega su clave pública en lugar del token.",
        token_refused:
          "Tu Votifier no acepta el token: pega el que va después de «default:» en plugins/Votifier/config.yml.",
        votifier_refused: "Tu Votifier no aceptó el voto; su respuesta dice por qué.",
        name_refused: "Votifier acepta nombres de 1 a 16 letras, cifras y _, y este no lo es.",
        posted: "Publicado en el canal.",
        chat_gone:
          "El chat ya no acepta mensajes en esta dirección: el webhook se borró o la dirección no es correcta. El canal queda desactivado.",
        chat_refused:
          "El chat rechazó el mensaje. Un canal de foro necesita la dirección de una de sus publicaciones.",
        chat_busy: "El chat nos pidió esperar: demasiados mensajes. Se publicarán más tarde.",
        interrupted: "Nos reiniciamos durante este intento; se repetirá.",
        internal_error: "Algo falló de nuestro lado; el intento se repetirá.",
      },
      pointsTo: (url) => `Apunta a ${url}: ¿guardar esa URL?`,
      pointsElsewhere: (url) => `Apunta a ${url}.`,
      votifierSteps: {
        greeted: (version) => `saluda: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          "enviados " + intl.count(bytes) + " bytes, " +
          (secret === "token" ? "firmados con tu token" : "cifrados con tu clave pública"),
        silent: "no llegó ninguna respuesta",
        closed:
          "cerró la conexión sin responder, como hace VotifierPlus cuando el token es incorrecto",
        answered: (line) => `responde: ${line}`,
      },
    },
    setup: {
      optional: english.setup.optional,
      done: english.setup.done,
      change: english.setup.change,
      steps: {
        name: {
          title: english.setup.steps.name.title,
          why: english.setup.steps.name.why,
          is: english.setup.steps.name.is,
          usual: english.setup.steps.name.usual,
          do: english.setup.steps.name.do,
        },
        site: { why: english.setup.steps.site.why },
        accent: {
          title: english.setup.steps.accent.title,
          why: english.setup.steps.accent.why,
          reads: english.setup.steps.accent.reads,
          usual: english.setup.steps.accent.usual,
          do: english.setup.steps.accent.do,
        },
        logo: {
          title: english.setup.steps.logo.title,
          why: english.setup.steps.logo.why,
          is: english.setup.steps.logo.is,
          usual: english.setup.steps.logo.usual,
          do: english.setup.steps.logo.do,
        },
        mail: {
          why: english.setup.steps.mail.why,
          test: english.setup.steps.mail.test,
          noAddress: english.setup.steps.mail.noAddress,
          off: english.setup.steps.mail.off,
          failed: english.setup.steps.mail.failed,
          slow: english.setup.steps.mail.slow,
        },
        imprint: {
          title: english.setup.steps.imprint.title,
          why: english.setup.steps.imprint.why,
          is: english.setup.steps.imprint.is,
          missing: english.setup.steps.imprint.missing,
          do: english.setup.steps.imprint.do,
        },
        game: {
          title: english.setup.steps.game.title,
          why: english.setup.steps.game.why,
          is: english.setup.steps.game.is,
          missing: english.setup.steps.game.missing,
          do: english.setup.steps.game.do,
        },
        moderators: {
          title: english.setup.steps.moderators.title,
          why: english.setup.steps.moderators.why,
          alone: english.setup.steps.moderators.alone,
          is: english.setup.steps.moderators.is,
          do: english.setup.steps.moderators.do,
        },
        backup: { why: english.setup.steps.backup.why },
      },
      settings: {
        title: english.setup.settings.title,
        lead: english.setup.settings.lead,
        save: english.setup.settings.save,
        fixed: english.setup.settings.fixed,
        look: {
          title: english.setup.settings.look.title,
          lead: english.setup.settings.look.lead,
          name: {
            label: english.setup.settings.look.name.label,
            help: english.setup.settings.look.name.help,
          },
          accent: {
            label: english.setup.settings.look.accent.label,
            help: english.setup.settings.look.accent.help,
          },
        },
        logo: {
          title: english.setup.settings.logo.title,
          lead: english.setup.settings.logo.lead,
          file: english.setup.settings.logo.file,
          help: english.setup.settings.logo.help,
          upload: english.setup.settings.logo.upload,
          remove: english.setup.settings.logo.remove,
          choose: english.setup.settings.logo.choose,
        },
        imprint: {
          label: english.setup.settings.imprint.label,
          help: english.setup.settings.imprint.help,
          open: english.setup.settings.imprint.open,
        },
        review: {
          title: english.setup.settings.review.title,
          lead: english.setup.settings.review.lead,
          label: english.setup.settings.review.label,
          help: english.setup.settings.review.help,
          groups: {
            name: english.setup.settings.review.groups.name,
            game: english.setup.settings.review.groups.game,
            address: english.setup.settings.review.groups.address,
            texts: english.setup.settings.review.groups.texts,
            links: english.setup.settings.review.groups.links,
            facts: english.setup.settings.review.groups.facts,
          },
          pictures: english.setup.settings.review.pictures,
          fresh: english.setup.settings.review.fresh,
        },
        host: {
          title: english.setup.settings.host.title,
          lead: english.setup.settings.host.lead,
          guide: english.setup.settings.host.guide,
          none: english.setup.settings.host.none,
          on: english.setup.settings.host.on,
          off: english.setup.settings.host.off,
          names: {
            address: english.setup.settings.host.names.address,
            contact: english.setup.settings.host.names.contact,
            mail: english.setup.settings.host.names.mail,
            languages: english.setup.settings.host.names.languages,
            passwords: english.setup.settings.host.names.passwords,
            providers: english.setup.settings.host.names.providers,
            factor: english.setup.settings.host.names.factor,
            voting: english.setup.settings.host.names.voting,
            approval: english.setup.settings.host.names.approval,
          },
          voting: {
            accounts: english.setup.settings.host.voting.accounts,
            open: english.setup.settings.host.voting.open,
          },
          approval: {
            moderator: english.setup.settings.host.approval.moderator,
            proof: english.setup.settings.host.approval.proof,
          },
          factor: {
            nobody: english.setup.settings.host.factor.nobody,
            moderators: english.setup.settings.host.factor.moderators,
            owners: english.setup.settings.host.factor.owners,
            both: english.setup.settings.host.factor.both,
          },
        },
      },
    },
    status: {
      outcomes: {
        answered: "Ha respondido.",
        unknown_protocol: "No podemos consultar servidores de este juego.",
        port_refused:
          "No consultamos este puerto: es de otros servicios. Indica el puerto al que se conectan los jugadores.",
        dns_failed:
          "Su nombre de host no se resuelve. Revisa que esté bien escrito o mira tus registros DNS.",
        private_address: "Su nombre de host lleva a una dirección que no es pública en internet.",
        timeout:
          "No respondió en 5 segundos. ¿Está en marcha? ¿Nos bloquea un firewall? ¿Responde el juego a consultas?",
        refused: "La máquina está ahí, pero nada escucha en este puerto.",
        bad_answer:
          "Respondió, pero no como lo hacen los servidores de este juego. ¿Son correctos el juego y el puerto?",
        answer_too_large:
          "Envió más de lo que envía cualquier servidor de juego, así que cortamos la conexión.",
        internal_error: "Algo falló de nuestro lado. No es tu servidor.",
      },
      status: {
        heading: "Estado",
        lead: "Preguntamos a tu servidor cuántos jugadores tiene cada 5 minutos.",
        notAskable: (game) =>
          "No podemos consultar servidores de " + game +
          ", así que tu página no muestra el número de jugadores.",
        notApproved: "Empezamos cuando la moderación haya aprobado tu servidor.",
        states: { unknown: "aún sin comprobar", online: "en línea", offline: "desconectado" },
        failed: "la última comprobación falló",
        stillOnline: (minutes) =>
          "Los jugadores lo ven en línea hasta " + intl.count(minutes) +
          " minutos después de su última respuesta.",
        since: "desde",
        neverAnswered: "nunca ha respondido",
        address: "Consultado en",
        lastAsked: "Última comprobación",
        lastAnswer: "Resultado",
        counted: (online, max) =>
          intl.count(online) + " de " + intl.count(max) + " jugadores en línea.",
        countedOnline: (online) =>
          intl.plural(online) === "one"
            ? "1 jugador en línea."
            : `${intl.count(online)} jugadores en línea.`,
        uncounted: "No indica cuántos jugadores hay en línea.",
        message: "Mensaje del servidor",
        check: "Comprobar ahora",
      },
      ownership: {
        heading: "Demuestra que es tuyo",
        verified: "verificado",
        by: {
          message: "Tu token estaba en el mensaje del día (MOTD) del servidor.",
          dns: "Tu token estaba en un registro DNS de su nombre de host.",
        },
        kept:
          "Ya puedes quitar el token. Si cambias el host o el puerto, tendrás que demostrarlo otra vez.",
        lead:
          "Tu página recibe entonces un distintivo que dice a los jugadores que es del propietario. Pon este token en uno de dos lugares:",
        leadOfAddress:
          "Tu página recibe entonces un distintivo que dice a los jugadores que es del propietario. Pon este token en el nombre o en el mensaje del día (MOTD) del servidor, como texto sin formato en una sola línea.",
        waits: (host) =>
          "Tu nueva dirección " + host +
          " espera a la moderación. «Comprobar ahora» pregunta allí; si aparece tu token, la dirección cambia al momento.",
        approves:
          "No tienes que esperar a la moderación: tu servidor se aprueba en cuanto «Comprobar ahora» encuentra tu token.",
        token: "Token",
        message:
          "el nombre o el mensaje del día (MOTD) del servidor, como texto sin formato en una sola línea, o",
        dns: (host) =>
          "un registro DNS de tipo TXT en el nombre de abajo o en el propio " + host + ".",
        dnsName: "Nombre del registro DNS",
        look: "Buscar el token",
        notFound: "aún no encontrado",
      },
    },
    tagNames: {
      anarchy: "Anarquía",
      beginner_friendly: "Para principiantes",
      building: "Construcción",
      co_op: "Cooperativo",
      creative: "Creativo",
      crossplay: "Juego cruzado",
      economy: "Economía",
      events: "Eventos",
      factions: "Facciones",
      family_friendly: "Para toda la familia",
      minigames: "Minijuegos",
      modded: "Con mods",
      monthly_wipe: "Wipe mensual",
      no_pay_to_win: "Sin pay to win",
      no_wipe: "Sin wipes",
      plots: "Parcelas",
      prison: "Prisión",
      quests: "Misiones",
      racing: "Carreras",
      roleplay: "Rol",
      sandbox: "Sandbox",
      seasons: "Temporadas",
      small_teams: "Equipos pequeños",
      survival: "Supervivencia",
      weekly_wipe: "Wipe semanal",
      whitelist: "Lista blanca",
      zombies: "Zombis",
    },
    voids: {
      sources: {
        session: english.voids.sources.session,
        link: english.voids.sources.link,
        typed_name: english.voids.sources.typed_name,
        operator: english.voids.sources.operator,
        unknown: english.voids.sources.unknown,
      },
      trusts: {
        established: english.voids.trusts.established,
        confirmed: english.voids.trusts.confirmed,
        none: english.voids.trusts.none,
        unknown: english.voids.trusts.unknown,
      },
      trustMeans: english.voids.trustMeans,
      title: english.voids.title,
      lead: english.voids.lead,
      choose: english.voids.choose,
      since: english.voids.since,
      until: english.voids.until,
      youngerDays: english.voids.youngerDays,
      whenVoting: english.voids.whenVoting,
      source: english.voids.source,
      anySource: english.voids.anySource,
      trust: english.voids.trust,
      anyTrust: english.voids.anyTrust,
      trustHelp: english.voids.trustHelp,
      sourceKnown: english.voids.sourceKnown,
      count: english.voids.count,
      confirm: english.voids.confirm,
      means: english.voids.means,
      consequences: [
        english.voids.consequences[0],
        english.voids.consequences[1],
        english.voids.consequences[2],
        english.voids.consequences[3],
      ],
      acts: english.voids.acts,
      actHeads: [
        english.voids.actHeads[0],
        english.voids.actHeads[1],
        english.voids.actHeads[2],
        english.voids.actHeads[3],
        english.voids.actHeads[4],
        english.voids.actHeads[5],
      ],
      states: {
        voiding: english.voids.states.voiding,
        void: english.voids.states.void,
        lifting: english.voids.states.lifting,
        lifted: english.voids.states.lifted,
      },
      lift: english.voids.lift,
      stop: english.voids.stop,
      which: {
        picked: english.voids.which.picked,
        span: english.voids.which.span,
        younger: english.voids.which.younger,
        untrusted: english.voids.which.untrusted,
        sharing: english.voids.which.sharing,
        network: english.voids.which.network,
      },
    },
    voting: {
      voted: "Ya has votado hoy.",
      votedInVain: "La moderación ha anulado tu voto de hoy.",
      votedElsewhere:
        "Tu cuenta vinculada ya ha votado hoy, cuando pertenecía a otra cuenta de aquí.",
      next: "Próximo voto en",
      at: "desde",
      midnight: "00:00 UTC",
      receipt: "Mira qué ha pasado con tu voto",
      ballot: {
        title: (server) => `Vota por ${server}`,
        youVoteAs: "Votas como",
        isItYou: "Las recompensas llegan exactamente a este nombre en el juego.",
        change: "¿No es tu nombre? Cámbialo",
        names: "Votas como",
        namesHelp: "Recordamos esta elección para el servidor.",
        isSteamId: "tu ID de Steam",
        addName: "¿Otro nombre en este juego? Añádelo",
        addToYours: (name, username) => `Añade ${name} a tu cuenta ${username}`,
        addToYoursWhy: "para que los votos por estos enlaces sean tuyos.",
        nameGone: (name) =>
          "«" + name +
          "» ya no es uno de tus nombres o no encaja con este servidor. Tu voto no se ha registrado; elige otro.",
        linkSays: (server) =>
          server + " dice que este es tu nombre y da la recompensa a este nombre.",
        name: {
          label: "Tu nombre en el juego",
          help: "Exactamente como en el juego: la recompensa llega a este nombre.",
        },
        agree: (server, username) =>
          "Permitir que " + server + " te envíe enlaces que emiten tu voto diario como " + username,
        agreeWhy:
          "Un enlace así no necesita iniciar sesión. Solo vota cuando se abre y se pulsa su botón, y solo por este servidor. El voto de hoy cuenta en cualquier caso. Puedes deshacerlo en la página de tu cuenta.",
        linkOpened: (username) => `Has abierto un enlace de voto para ${username}`,
        signInAs: (username) => `Iniciar sesión como ${username}`,
        signInWhy: (server) =>
          "Este nombre pertenece a una cuenta. Inicia sesión una vez para que los enlaces de " +
          server + " voten por ti.",
        signedInAs: (username) => `Has iniciado sesión como ${username}.`,
        voteAs: (username) => `Votar mejor como ${username}`,
        notTheirs: "¿Es tu nombre en el juego, pero la cuenta es de otra persona?",
        tell: "Escribe a quienes administran este sitio.",
        otherName: (name) => "Has llegado como " + name + " y votas con el nombre de tu cuenta.",
        makeYours: "Haz tuyo este nombre",
        makeYoursWhy:
          "con una contraseña, para que solo tú puedas usarlo aquí. Tus votos se quedan con él.",
        badLink: "Este enlace no funciona",
        badLinks: {
          forged: (server) =>
            "No lo ha creado " + server +
            ", o le falta una parte. Consigue uno nuevo en el juego y ábrelo tal cual.",
          expired: (server) =>
            "Ha caducado. Escribe /vote en " + server + " para conseguir uno nuevo.",
          too_far: (server) =>
            "Los enlaces pueden durar 24 horas como máximo, y este de " + server +
            " dura más. Avisa a su equipo: su plugin o su reloj está mal configurado.",
          no_time: (server) =>
            "Su final no es una hora en segundos Unix enteros. Avisa al equipo de " + server +
            ": su plugin está mal configurado.",
        },
        remember: "Recordar este nombre en este navegador",
        rememberHelp: "Una cookie lo guarda un año como máximo.",
        remembered: (name) => `Este navegador recuerda el nombre ${name} para votar.`,
        forget: "Olvidarlo",
        place: (rank, game) => `#${intl.count(rank)} de ${game}`,
        haveAccount: "¿Tienes una cuenta?",
        signIn: "Iniciar sesión",
        cast: "Votar",
        ready: "Ya puedes votar",
        rule: "Un voto por servidor y día (UTC).",
        noScript:
          "Para votar, activa JavaScript en este sitio: tu navegador tiene que hacer un pequeño cálculo que frena a los bots. Solo hace falta para votar y registrarse.",
        back: "Volver al servidor",
        alreadyVoted: "Ya has votado hoy por este servidor",
        voteVoid: "La moderación ha anulado tu voto de hoy por este servidor",
        voteTaken:
          "Tu cuenta vinculada ya ha votado hoy por este servidor, cuando pertenecía a otra cuenta de aquí",
        outOfReach: "Tu nombre no encaja con este servidor",
        outOfReachWhy: (username) =>
          "Este servidor da las recompensas según el nombre del jugador en el juego, y «" +
          username + "» no puede serlo: esos nombres tienen hasta 16 letras, cifras y «_».",
        confirmEmail: "Primero confirma tu correo",
        confirmEmailNext:
          "Este sitio solo acepta votos de cuentas con el correo confirmado. Puedes pedir el enlace en la página de tu cuenta.",
        toAccount: "Tu cuenta",
      },
      faults: {
        name: "Ese nombre no puede votar aquí.",
        changed:
          "Algo ha cambiado mientras tanto. Tu voto no se ha registrado; inténtalo de nuevo.",
        name_gone: "Ese nombre ya no es uno de los tuyos. Tu voto no se ha registrado; elige otro.",
        name_used:
          "Otra persona ya ha votado hoy por este servidor con ese nombre. Tu voto no se ha registrado. Elige otro de tus nombres o escribe /vote en el juego: el enlace que recibes demuestra que el nombre es tuyo. Puedes intentarlo de nuevo en",
        link_used:
          "Este nombre ya ha votado hoy por un enlace de este servidor, con otra cuenta de aquí. Tu voto no se ha registrado. Puedes intentarlo de nuevo en",
        missing: "Tu navegador aún no estaba listo. Espera a que aparezca la marca y vota.",
        forged:
          "Esa comprobación no era para este voto. Tu voto no se ha registrado; inténtalo de nuevo.",
        expired:
          "La página llevaba demasiado tiempo abierta. Tu voto no se ha registrado; inténtalo de nuevo.",
        already_voted:
          "Algo ha cambiado mientras tanto. Tu voto no se ha registrado; inténtalo de nuevo.",
        proof_spent:
          "Esa comprobación ya se había usado. Tu voto no se ha registrado; inténtalo de nuevo.",
        unavailable:
          "La comprobación contra bots no funciona ahora mismo. Tu voto no se ha registrado; inténtalo de nuevo en un momento.",
        address_full:
          "Hoy han llegado demasiados votos por este servidor desde tu red. Tu voto no se ha registrado. Las cuentas con el correo confirmado, o vinculadas a una cuenta de otro sitio, tienen más margen. Puedes intentarlo de nuevo en",
      },
      widget: {
        label: "No soy un bot",
        verifying: "Comprobando que no eres un bot…",
        error: "No ha funcionado. Recarga la página.",
        expired: "Ha tardado demasiado. Recarga la página.",
        waitAlert: "Un momento: tu navegador aún no está listo.",
      },
      week: {
        title: "Tus últimos siete días",
        today: "Hoy",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": votado",
        notVoted: ": sin voto",
        ofMonth: (votes) => intl.plural(votes) === "one"
          ? "Tu primer voto aquí este mes."
          : `${intl.count(votes)} votos aquí este mes.`,
        all: "Todos los días de la semana.",
        inRow: (days) => intl.plural(days) === "one"
          ? `${intl.count(days)} día seguido.`
          : `${intl.count(days)} días seguidos.`,
      },
      consent: {
        question: "¿Mostrar tu nombre entre los top votantes?",
        why: (server) =>
          server +
          " y todos los demás servidores por los que votas muestran quién vota más cada mes. Algunos dan premios. Cualquiera puede verlo, y también lo leen programas. Puedes cambiar de idea en la página de tu cuenta: en menos de un minuto, tu nombre desaparece de este sitio.",
        yes: "Sí, mostrar mi nombre",
        no: "No, mantenerlo privado",
        title: "Top votantes",
        listed: "Tu nombre aparece entre los top votantes de los servidores por los que votas.",
        notListed:
          "Tu nombre no aparece en ninguna lista. Los servidores por los que votas saben igualmente quién ha votado.",
        isListed: "visible",
        isHidden: "oculto",
        start: "Mostrar mi nombre",
        stop: "Ocultar mi nombre",
      },
      board: {
        heading: "Top votantes",
        title: (server) => `Top votantes de ${server}`,
        description: (server) => `Quién ha votado más por ${server}, mes a mes.`,
        ownTitle: "Votantes",
        ownLead:
          "Todos los que han votado por tu servidor. Tu página pública solo nombra a los jugadores que lo han permitido.",
        months: "Mes",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "Lo que va de mes",
        final: "Resultado final",
        ofMonth: (start) =>
          "Top votantes de " + intl.date('month: "long"', { month: "long" })(start),
        all: "Todos los top votantes",
        sums: (votes, players) =>
          (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`) + " de " +
          (intl.plural(players) === "one"
            ? "1 jugador hasta ahora."
            : `${intl.count(players)} jugadores hasta ahora.`),
        noVotes: "Nadie ha votado todavía este mes.",
        nobody: "Ningún votante ha querido aparecer con su nombre todavía.",
        votes: (votes) => intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`,
        others: (votes, players) =>
          (intl.plural(votes) === "one" ? "1 voto vino" : `${intl.count(votes)} votos vinieron`) +
          " de " + (intl.plural(players) === "one"
            ? "otro jugador."
            : `otros ${intl.count(players)} jugadores.`),
        voided: (votes) => intl.plural(votes) === "one"
          ? "1 voto de este mes se anuló con el mes ya cerrado. La lista muestra lo que cuenta ahora."
          : intl.count(votes) +
            " votos de este mes se anularon con el mes ya cerrado. La lista muestra lo que cuenta ahora.",
        imported: (votes) => intl.plural(votes) === "one"
          ? "1 voto más procede de la lista de la que viene este servidor."
          : intl.count(votes) + " votos más proceden de la lista de la que viene este servidor.",
        gone: "cuenta eliminada",
        unlisted: "oculto",
        you: "tú",
        site: "Top votantes de todos los servidores",
        rules:
          "Los meses son meses naturales en UTC. Con los mismos votos, va primero quien emitió antes el último. Solo se nombra a quienes lo han permitido, y los resultados se guardan un año.",
        back: (server) => `Volver a ${server}`,
      },
      siteBoard: {
        title: "Top votantes",
        titleOf: (span) => `Top votantes: ${span}`,
        lead: "Quién vota más en todos los servidores juntos.",
        spans: "Periodo",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "Este mes",
          last_month: "Mes pasado",
          year: "Doce meses",
          all: "Histórico",
        },
        allTime: "Desde el primer voto",
        nobody:
          "Aún no aparece nadie en ese periodo. Los votos de quienes quieren aparecer se cuentan cada hora.",
        rules:
          "Se cuenta una vez por hora; el histórico, una vez al día. Los meses son meses naturales en UTC. Con los mismos votos, va primero quien emitió antes el último. Solo se nombra a quienes lo han permitido, con el nombre de su cuenta, aunque voten con otros.",
        yourName: "Elige en la página de tu cuenta si tu nombre aparece",
      },
      receiptPage: {
        title: "Tu voto cuenta",
        voidTitle: "Tu voto está anulado",
        thanks: (server) => `Gracias por votar por ${server}.`,
        player: "Jugador",
        favourite:
          "¿Votas aquí a menudo? Los favoritos tienen su propia página, y votas por todos de una vez.",
        others: (game) => `Más servidores de ${game} por los que votar`,
        vote: "Votar",
        voteFor: (server) => ` por ${server}`,
        castAt: "Emitido",
        nextVote: "Próximo voto",
        sent: "Enviado al servidor",
        reward: "Tu recompensa",
        standing: (votes, place, counts) =>
          "Ahora tiene " +
          (intl.plural(votes) === "one" ? "1 voto" : `${intl.count(votes)} votos`) +
          (counts === "signed-in"
            ? " de jugadores con sesión iniciada"
            : counts === "confirmed"
            ? " de jugadores con el correo confirmado o una cuenta vinculada"
            : counts === "established"
            ? " de jugadores con una cuenta vinculada de más de 30 días"
            : "") +
          " en 30 días y es el " + place + ".",
        rewards: {
          waiting: "te espera en el juego",
          leased: "te espera en el juego",
          granted: "entregada",
          refused: "rechazada por el servidor",
          voided: "retirada",
          expired: "caducada: nadie la recogió",
        },
        back: (server) => `Volver a ${server}`,
        isVoid: "La moderación ha anulado este voto. Ya no cuenta.",
        isVoidOpen:
          "La moderación ha anulado este voto junto con otros. Ya no cuenta, pero hoy puedes volver a votar.",
        looksAgain: "Esta página se actualiza sola.",
        nextVoteOpen: "Votar otra vez",
        forgotten: "Solo lo guardamos 30 días.",
        unheard: "Este servidor aún no está conectado. Tu voto cuenta igualmente.",
        none: "Este servidor recoge sus votos por su cuenta, y el tuyo ya está listo.",
        words: {
          on_its_way: "en camino",
          retrying: "en reintento: el servidor no responde ahora mismo",
          held: "en espera hasta que el propietario vuelva a aceptar votos",
          delivered: "entregado",
          given_up: "abandonado: no se pudo entregar",
          withdrawn: "retirado antes de llegar",
        },
      },
      wait: {
        hours: (hours) => `${intl.count(hours)} h`,
        minutes: (minutes) => `${intl.count(minutes)} min`,
        both: (hours, minutes) => `${intl.count(hours)} h ${intl.count(minutes)} min`,
      },
    },
    waves: {
      title: english.waves.title,
      lead: english.waves.lead,
      none: english.waves.none,
      look: english.waves.look,
      stands: {
        sentence: english.waves.stands.sentence,
        votes: english.waves.stands.votes,
        address: english.waves.stands.address,
        network: english.waves.stands.network,
        newcomers: english.waves.stands.newcomers,
        without_sign_in: english.waves.stands.without_sign_in,
      },
      inSpan: english.waves.inSpan,
      decided: english.waves.decided,
      pages: english.waves.pages,
      states: { voided: english.waves.states.voided, dismissed: english.waves.states.dismissed },
      heading: english.waves.heading,
      raised: english.waves.raised,
      lastSeen: english.waves.lastSeen,
      toDecision: english.waves.toDecision,
      toServer: english.waves.toServer,
      toVotes: english.waves.toVotes,
      owner: english.waves.owner,
      open: english.waves.open,
      chart: {
        pickLegend: [
          english.waves.chart.pickLegend[0],
          english.waves.chart.pickLegend[1],
          english.waves.chart.pickLegend[2],
        ],
        title: english.waves.chart.title,
        summary: english.waves.chart.summary,
        hour: english.waves.chart.hour,
        shortHour: english.waves.chart.shortHour,
        heads: [
          english.waves.chart.heads[0],
          english.waves.chart.heads[1],
          english.waves.chart.heads[2],
        ],
        legend: [
          english.waves.chart.legend[0],
          english.waves.chart.legend[1],
          english.waves.chart.legend[2],
        ],
      },
      signs: {
        title: english.waves.signs.title,
        lead: english.waves.signs.lead,
        heads: [
          english.waves.signs.heads[0],
          english.waves.signs.heads[1],
          english.waves.signs.heads[2],
          english.waves.signs.heads[3],
          english.waves.signs.heads[4],
        ],
        kinds: {
          votes: english.waves.signs.kinds.votes,
          address: english.waves.signs.kinds.address,
          network: english.waves.signs.kinds.network,
          newcomers: english.waves.signs.kinds.newcomers,
          without_sign_in: english.waves.signs.kinds.without_sign_in,
        },
        number: english.waves.signs.number,
        part: english.waves.signs.part,
        unknown: english.waves.signs.unknown,
      },
      trust: {
        title: english.waves.trust.title,
        lead: english.waves.trust.lead,
        of: english.waves.trust.of,
      },
      hits: {
        title: english.waves.hits.title,
        lead: english.waves.hits.lead,
        tickedOf: english.waves.hits.tickedOf,
        found: english.waves.hits.found,
        none: english.waves.hits.none,
        partial: english.waves.hits.partial,
        network: english.waves.hits.network,
        trusts: {
          confirmed: english.waves.hits.trusts.confirmed,
          established: english.waves.hits.trusts.established,
        },
        alone: english.waves.hits.alone,
        ageOf: english.waves.hits.ageOf,
        agesOf: english.waves.hits.agesOf,
        sample: english.waves.hits.sample,
        addresses: english.waves.hits.addresses,
        regulars: english.waves.hits.regulars,
        sparedLead: english.waves.hits.sparedLead,
        before: {
          here: english.waves.hits.before.here,
          others: english.waves.hits.before.others,
          never: english.waves.hits.before.never,
        },
        age: {
          minutes: english.waves.hits.age.minutes,
          hours: english.waves.hits.age.hours,
          days: english.waves.hits.age.days,
        },
        heads: [
          english.waves.hits.heads[0],
          english.waves.hits.heads[1],
          english.waves.hits.heads[2],
          english.waves.hits.heads[3],
          english.waves.hits.heads[4],
          english.waves.hits.heads[5],
          english.waves.hits.heads[6],
        ],
        unknown: english.waves.hits.unknown,
      },
      ranks: {
        nothing: english.waves.ranks.nothing,
        nothingLead: english.waves.ranks.nothingLead,
        title: english.waves.ranks.title,
        part: english.waves.ranks.part,
        label: english.waves.ranks.label,
        votes: english.waves.ranks.votes,
        rewards: {
          given: english.waves.ranks.rewards.given,
          waiting: english.waves.ranks.rewards.waiting,
          stay: english.waves.ranks.rewards.stay,
        },
        rank: english.waves.ranks.rank,
        same: english.waves.ranks.same,
        unranked: english.waves.ranks.unranked,
      },
      decide: {
        void: english.waves.decide.void,
        honest: english.waves.decide.honest,
        dismiss: english.waves.decide.dismiss,
        dismissLead: english.waves.decide.dismissLead,
        picks: {
          party: english.waves.decide.picks.party,
          stream: english.waves.decide.picks.stream,
          shared: english.waves.decide.picks.shared,
        },
      },
      outcome: {
        title: english.waves.outcome.title,
        says: {
          voided: english.waves.outcome.says.voided,
          dismissed: english.waves.outcome.says.dismissed,
        },
        by: english.waves.outcome.by,
        when: english.waves.outcome.when,
        reason: english.waves.outcome.reason,
        toVoids: english.waves.outcome.toVoids,
      },
      answers: {
        title: english.waves.answers.title,
        lead: english.waves.answers.lead,
        about: english.waves.answers.about,
        from: english.waves.answers.from,
        to: english.waves.answers.to,
        reason: english.waves.answers.reason,
        read: english.waves.answers.read,
        toVoids: english.waves.answers.toVoids,
      },
      moderatorMail: {
        title: english.waves.moderatorMail.title,
        lead: english.waves.moderatorMail.lead,
        every: english.waves.moderatorMail.every,
        choices: {
          soon: english.waves.moderatorMail.choices.soon,
          hourly: english.waves.moderatorMail.choices.hourly,
          daily: english.waves.moderatorMail.choices.daily,
          off: english.waves.moderatorMail.choices.off,
        },
        submit: english.waves.moderatorMail.submit,
        unconfirmed: english.waves.moderatorMail.unconfirmed,
        off: english.waves.moderatorMail.off,
      },
    },
  };
}
