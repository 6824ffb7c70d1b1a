// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Benutzername",
      usernameHelp:
        "Genau wie im Spiel: 2 bis 32 Buchstaben, Ziffern, „_“, „.“ und „-“. Bedrock-Namen dürfen mit „.“ beginnen.",
      email: "E-Mail-Adresse",
      emailHelp: "Um dein Passwort zurückzusetzen. Niemand sonst sieht sie.",
      password: "Passwort",
      passwordHelp: "Mindestens 10 Zeichen. Gut sind drei, vier Wörter ohne Zusammenhang.",
      newPassword: "Neues Passwort",
      currentPassword: "Aktuelles Passwort",
      makeLink: "Link erstellen",
      noMail: "Diese Seite verschickt keine E-Mails.",
      signUp: {
        title: "Registrieren",
        lead: "Ein Konto für alle Server. Du votest unter deinem Benutzernamen.",
        submit: "Registrieren",
        toVote: (server) => `Registrieren und für ${server} voten`,
        toVoteLead: "Ein kurzes Formular, und dein Vote ist nur einen Klick entfernt.",
        toVoteConfirmed: "Vor dem Voten musst du hier auch deine E-Mail-Adresse bestätigen.",
        inGame: (game) => `Dein Name in ${game}`,
        inGameHelp: (server) =>
          "Genau wie im Spiel: " + server +
          " belohnt den Spieler mit diesem Namen. Er ist hier auch dein Benutzername. 2 bis 32 Buchstaben, Ziffern, „_“, „.“ und „-“.",
        submitToVote: "Registrieren und weiter zum Vote",
        ready: "Bot-Prüfung bestanden",
        noScript:
          "Zum Registrieren musst du JavaScript für diese Seite einschalten: Dein Browser muss ein wenig rechnen, das hält Bots fern. Nur Voten und Registrieren brauchen es.",
        privacy: "Was wir speichern und wie lange",
        haveOne: "Du hast schon ein Konto?",
        signIn: "Anmelden",
        or: "oder mit E-Mail-Adresse und Passwort",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Mit ${provider} anmelden`,
          sign_up: (provider) => `Weiter mit ${provider}`,
          link: (provider) => `${provider} verknüpfen`,
          prove: (provider) => `Mit ${provider} bestätigen`,
        },
        leaving: (provider) => `Weiter zu ${provider} …`,
        goOn: (provider) => `Zu ${provider}`,
        byPassword: "Mit Passwort anmelden",
        declined: {
          title: (provider) => `Du hast dich nicht mit ${provider} angemeldet`,
          lead: "Es hat sich nichts geändert. Versuch es noch einmal oder nimm einen anderen Weg.",
        },
        not_proven: {
          title: (provider) => `Die Anmeldung mit ${provider} hat nicht geklappt`,
          lead:
            "Die Antwort zeigt nicht, wer du bist. Versuch es noch einmal oder nimm einen anderen Weg.",
        },
        round_unknown: {
          title: "Diese Seite ist zu alt",
          lead: (provider) =>
            "Bei " + provider +
            " hat es zu lange gedauert, oder du bist mit einem anderen Browser zurückgekommen. Versuch es noch einmal.",
        },
        unavailable: {
          title: (provider) => `${provider} ist gerade nicht erreichbar`,
          lead:
            "Es hat sich nichts geändert. Versuch es später noch einmal oder nimm einen anderen Weg.",
        },
        misconfigured: {
          title: (provider) => provider + " ist auf dieser Seite nicht richtig eingerichtet",
          lead:
            "Es noch einmal zu versuchen hilft nicht: Die Betreiber dieser Seite müssen es beheben. Nimm bis dahin einen anderen Weg.",
        },
        taken: {
          title: (provider) =>
            "Dieses Konto bei " + provider + " gehört schon zu einem anderen Konto hier",
          lead:
            "Melde dich damit an und löse dort die Verknüpfung. Dann kannst du es mit diesem Konto verknüpfen.",
        },
        not_theirs: {
          title: (provider) => "Dieses Konto bei " + provider + " ist nicht mit deinem verknüpft",
          lead: (provider) =>
            "Nimm das Konto bei " + provider + ", mit dem du dich hier anmeldest.",
        },
        signed_out: {
          title: "Du bist nicht mehr angemeldet",
          lead: (provider) => "Melde dich wieder an und geh dann noch einmal zu " + provider + ".",
        },
      },
      newcomer: {
        title: "Wähle deinen Namen",
        titleToVote: (server) => `Dein Name auf ${server}`,
        lead: (provider) =>
          provider +
          " weiß, wer du bist. Wir brauchen nur noch deinen Namen im Spiel: Der Spieler mit diesem Namen bekommt die Belohnungen.",
        submit: "Konto erstellen",
        submitToVote: "Weiter zum Vote",
        haveOne: "Hast du hier schon ein Konto?",
        isItYours: (name) => `Gehört ${name} dir?`,
        signIn: (provider) => `Anmelden und mit ${provider} verknüpfen`,
        link: (provider) => `${provider} verknüpfen`,
        linkLead: (provider, name) =>
          "Du kommst gerade von " + provider +
          ". Mit der Verknüpfung meldest du dich mit einem Klick als " + name + " an.",
        unknown: {
          title: "Diese Seite ist zu alt",
          lead:
            "Du hattest eine halbe Stunde, um einen Namen zu wählen, oder du hast inzwischen einen. Melde dich noch einmal an.",
        },
      },
      entry: {
        gone: {
          title: "Diese Anmeldung funktioniert nicht mehr",
          lead: "Der Link wurde benutzt oder ist zu alt, oder das Konto gibt es nicht mehr.",
        },
        disabled: "Dieses Konto ist gesperrt",
      },
      signInLink: {
        title: (username) => `Als ${username} anmelden`,
        lead: "Diesen Link haben die Betreiber der Seite erstellt. Er meldet dich einmal an.",
        submit: "Anmelden",
      },
      proof: {
        comesNext: "Gleich musst du bestätigen, dass du es bist.",
        justShown: "Du hast gerade bestätigt, dass du es bist.",
      },
      waysIn: {
        heading: "Anmeldung",
        lead: "Behalte zwei davon, damit du dich nie aussperrst.",
        isLinked: "verknüpft",
        isOff: "ausgeschaltet",
        linked: "Verknüpft am",
        unlink: "Lösen",
        only: "Das ist dein einziger Zugang: Füge einen anderen hinzu, bevor du ihn entfernst.",
        password: "Passwort",
        set: "gesetzt",
        passwordNote: "Wenn du es änderst, enden alle deine anderen Sitzungen.",
        noPassword: "Keins. Setz eins, um dich ohne eine andere Seite anzumelden.",
        changePassword: "Passwort ändern",
        setPassword: "Passwort setzen",
      },
      passwordsOff: {
        title: "Hier gibt es keine Passwörter",
        lead:
          "Diese Seite kommt ohne Passwörter aus. Melde dich mit einem der Konten an, die sie akzeptiert.",
      },
      signIn: {
        title: "Anmelden",
        toVote: (server) => `Anmelden und für ${server} voten`,
        or: "oder mit Passwort",
        orElse: "oder anders",
        last: "zuletzt benutzt",
        nameOrEmail: "Benutzername oder E-Mail-Adresse",
        submit: "Anmelden",
        limited: (wait) =>
          "Für diesen Namen oder aus deinem Netzwerk gab es zu viele Versuche, deshalb bist du noch nicht angemeldet. " +
          wait +
          " Oder gib dein Passwort jetzt gleich noch einmal ein: Dein Browser rechnet vorher ein wenig, und das zählt getrennt.",
        ready: "Bot-Prüfung bestanden",
        noScript:
          "Ohne JavaScript kann dein Browser das nicht rechnen. Schalte es für diese Seite ein oder versuch es in ein paar Sekunden noch einmal.",
        forgot: "Passwort vergessen?",
        haveNone: "Noch kein Konto?",
        signUp: "Registrieren",
        disabled: "Die Moderation hat dieses Konto gesperrt.",
        disabledWhy: (reason) =>
          "Die Moderation hat dieses Konto gesperrt. Die Begründung: " + reason,
      },
      reset: {
        title: "Passwort zurücksetzen",
        lead: "Wir schicken dir per E-Mail einen Link für ein neues Passwort.",
        noMail:
          "Diese Seite verschickt keine E-Mails. Erstelle hier einen Link und bitte dann die Betreiber der Seite darum.",
        submit: "Link senden",
        asked: {
          title: "Schau in deine E-Mails",
          lead:
            "Wenn es ein Konto mit dieser Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde. Nichts gefunden? Sieh im Spam-Ordner nach.",
        },
        askedNoMail: {
          title: "Bitte um deinen Link",
          lead:
            "Diese Seite verschickt keine E-Mails. Wenn es ein Konto mit dieser Adresse gibt, finden die Betreiber einen Link im Log, der eine Stunde gilt. Finden sie keinen, nenne ihnen deinen Benutzernamen: Sie können einen Link erstellen, der dich anmeldet.",
        },
        choice: {
          title: "Neues Passwort wählen",
          lead: "Damit wirst du überall abgemeldet.",
          submit: "Passwort speichern",
        },
        dead: {
          title: "Dieser Link funktioniert nicht mehr",
          lead: "Jeder Link funktioniert einmal, eine Stunde lang. Fordere einen neuen an.",
        },
        again: "Neuen Link anfordern",
      },
      firstModerator: {
        title: "Erster Administrator werden",
        lead: (username) =>
          "Du bist als " + username +
          " angemeldet. Der erste Administrator richtet die Seite ein und gibt Einträge frei. Der Link funktioniert einmal.",
        submit: "Dieses Konto zum Administrator machen",
        dead: {
          title: "Dieser Link funktioniert nicht mehr",
          lead:
            "Er wurde benutzt, ist älter als 30 Minuten, oder es gibt schon einen Administrator. Solange es keinen gibt, schreibt der nächste Start einen neuen Link ins Log.",
        },
      },
      verify: {
        title: "E-Mail-Adresse bestätigen",
        lead: (email, username) =>
          "Klick auf den Button, um zu bestätigen, dass " + email +
          " deine Adresse ist. Sie gehört dann zum Konto " + username + ".",
        submit: "Bestätigen",
        dead: {
          title: "Dieser Link funktioniert nicht mehr",
          lead: "Links gelten einen Tag. Auf deiner Kontoseite bekommst du einen neuen.",
        },
        enough: {
          title: "Nimm einen Link, den du schon hast",
          lead:
            "An diese Adresse gingen so viele E-Mails, wie in einer Stunde erlaubt sind. Öffne den Link in der neuesten, während du angemeldet bist: Er bestätigt die Adresse für dein Konto.",
        },
      },
      serverEmail: {
        heading: "E-Mails zu deinen Servern",
        lead:
          "Wenn die Moderation über einen Eintrag entscheidet und wenn ein Webhook ausfällt oder wieder funktioniert.",
        unconfirmed:
          "Du bekommst sie, sobald deine Adresse bestätigt ist: Bis dahin könnte sie jemand anderem gehören.",
        turnOn: "Einschalten",
        turnOff: "Ausschalten",
        stop: "E-Mails zu meinen Servern abstellen",
        ask: {
          title: "E-Mails zu deinen Servern abstellen",
          lead:
            "Du hörst dann nichts von uns, wenn die Moderation über einen Eintrag entscheidet oder ein Webhook ausfällt. E-Mails zu deinem Konto, etwa Links für ein neues Passwort, kommen weiterhin.",
        },
        done: {
          title: "Du bekommst keine E-Mails mehr zu deinen Servern",
          lead: "Auf deiner Kontoseite kannst du sie wieder einschalten.",
        },
        dead: {
          title: "Dieser Link funktioniert nicht",
          lead: "E-Mails zu deinen Servern kannst du auf deiner Kontoseite abstellen.",
        },
      },
      name: {
        title: "Dein Name",
        newTitle: "Namen ändern",
        question: "Heißt du im Spiel genau so?",
        youVoteAs: "Du votest als",
        why:
          "Belohnungen bekommt der Spieler mit diesem Namen. Wenn ein einziger Buchstabe nicht stimmt, bekommt sie niemand.",
        yes: "Ja, weiter",
        change: "Nein, ändern",
        newName: "Neuer Name",
        save: "Namen ändern",
        correction:
          "Ändere ihn jetzt: Deine erste Korrektur ist frei. Danach geht es nur noch alle 30 Tage.",
        rule:
          "Du kannst deinen Namen alle 30 Tage ändern. Dein alter Name bleibt 90 Tage lang deiner. Votes zählen für den Namen, den du beim Voten hattest.",
        next: (day) => `Ab ${day} kannst du deinen Namen wieder ändern.`,
      },
      account: {
        title: "Dein Konto",
        onThisPage: "Auf dieser Seite",
        since: (day) => `seit ${day}`,
        names: "Namen",
        mail: "E-Mail",
        mailAndLanguage: "E-Mail und Sprache",
        privacy: "Privatsphäre",
        nameNote:
          "Unter diesem Namen votest du, und wer im Spiel so heißt, bekommt die Belohnungen.",
        changeName: "Namen ändern",
        confirmed: "bestätigt",
        unconfirmed: "nicht bestätigt",
        emailNote: "Für neue Passwörter und Neuigkeiten zu deinem Konto.",
        unconfirmedLead:
          "Mit dieser Adresse kannst du dich anmelden, sobald du den Link öffnest, den wir dorthin schicken.",
        sendAgain: "Link senden",
        noEmail: "Keine E-Mail-Adresse",
        noEmailLead:
          "Füge eine hinzu, um von deinen Servern zu hören und wieder hereinzukommen, falls alle anderen Wege versperrt sind.",
        addEmail: "Hinzufügen",
        newEmailWaits: (email) =>
          email + " ersetzt sie, sobald du den Link öffnest, den wir dorthin geschickt haben.",
        noMailLink: (email) =>
          "Um " + email +
          " zu bestätigen, erstelle einen Link und bitte die Betreiber der Seite darum. Die Seite verschickt keine E-Mails: Der Link steht in ihrem Log.",
        changeEmail: "Adresse ändern",
        dataHeading: "Deine Daten",
        dataLead: "Eine Datei mit allem, was diese Seite über dich speichert.",
        download: "Herunterladen …",
        deleteHeading: "Konto löschen",
        deleteLead:
          "Dein Name, deine E-Mail-Adresse und deine Anmeldewege werden endgültig gelöscht. Deine Votes zählen weiter, anonym.",
        delete: "Löschen …",
      },
      ownPassword: {
        change: {
          title: "Passwort ändern",
          lead:
            "Alle anderen Sitzungen enden, und Links von Servern voten nicht mehr in deinem Namen.",
          submit: "Passwort ändern",
        },
        set: {
          title: "Passwort setzen",
          lead:
            "Dann kannst du dich mit Namen oder E-Mail-Adresse anmelden, ohne eine andere Seite.",
          submit: "Passwort setzen",
        },
        back: "Zurück zu deinem Konto",
      },
      sessions: {
        heading: "Wo du angemeldet bist",
        count: (sessions) =>
          intl.plural(sessions) === "one" ? "Ein Browser" : `${intl.count(sessions)} Browser`,
        thisOne: "dieser",
        unknown: "Unbekannter Browser",
        unknownAddress: "unbekannte IP-Adresse",
        since: "Seit",
        lastSeen: "zuletzt gesehen",
        end: "Sitzung beenden",
        endOthers: "Alle anderen Sitzungen beenden",
      },
      nameClaim: {
        mailed: {
          title: "Schau in deine E-Mails",
          lead: (username, email) =>
            "Jemand spielt als " + username +
            " und hat mit diesem Namen gevotet. Wenn du das bist, öffne den Link, den wir an " +
            email +
            " geschickt haben, und wähle dort ein Passwort: Dann gehört der Name dir, samt seinen Votes.",
        },
        tooMany: {
          title: "Wir haben keine E-Mail geschickt",
          lead: (username, email) =>
            "Jemand spielt als " + username +
            ". Ob du das bist, lässt sich nur per E-Mail klären, und an " + email +
            " gingen innerhalb einer Stunde zu viele. Registriere dich in einer Stunde noch einmal oder nimm eine andere Adresse.",
        },
        unmailed: {
          title: "Die Moderation sieht es sich an",
          lead: (username) =>
            "Jemand spielt als " + username +
            " und hat mit diesem Namen gevotet. Sobald die Moderation dir den Namen gibt, kannst du dich mit dem gewählten Passwort anmelden.",
        },
        take: {
          title: (username) => `Den Namen ${username} nehmen`,
          lead: (username, site) =>
            "Damit bekommst du den Namen " + username + " auf " + site +
            " samt seinen Votes. Wähle ein Passwort zum Anmelden. Wenn du dich nicht mit diesem Namen registriert hast, schließ diese Seite.",
          submit: "Diesen Namen nehmen",
        },
        waits: {
          title: "Die Moderation sieht es sich an",
          lead:
            "Deine E-Mail-Adresse ist bestätigt. Jemand anders will denselben Namen, deshalb entscheidet die Moderation, wem er gehört. Wir schreiben dir.",
        },
      },
      agreements: {
        lead:
          "Links dieses Servers voten ohne Anmelden in deinem Namen, bis du das beendest oder dein Passwort änderst.",
        since: "Seit",
        end: "Beenden",
      },
      changeEmail: {
        title: "E-Mail-Adresse ändern",
        lead:
          "Wir schicken einen Link an die neue Adresse. Bis du ihn öffnest, behält dein Konto die alte.",
        noMail:
          "Diese Seite verschickt keine E-Mails: Der Link für die neue Adresse steht dann im Log. Bitte die Betreiber der Seite darum. Bis du ihn öffnest, behält dein Konto die alte Adresse.",
        newEmail: "Neue E-Mail-Adresse",
        submit: "Link senden",
      },
      download: {
        title: "Deine Daten herunterladen",
        lead: (username) =>
          "Eine JSON-Datei mit allem zu " + username +
          ": Profil, frühere Namen, Sitzungen, Server, was du getan hast, und deine Votes. Passwort und Schlüssel sind nicht dabei.",
        submit: "Herunterladen",
        back: "Zurück zu deinem Konto",
      },
      deletion: {
        title: "Konto löschen",
        lead: (username) =>
          username +
          " ist dann endgültig weg: Niemand kann das Konto zurückholen. Deine Votes zählen weiter, anonym, und der Name bleibt 90 Tage lang reserviert.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "Dein Eintrag steht dem im Weg: Jemand muss dafür verantwortlich sein."
            : "Deine " + intl.count(listings) +
              " Einträge stehen dem im Weg: Jemand muss dafür verantwortlich sein.",
        listings: "Deine Einträge",
        blocking: {
          pending: "Wartet auf die Moderation. Bis dahin lässt er sich nur löschen.",
          approved: "Spieler können dafür voten.",
        },
        handOver: "Übergeben …",
        unlist: "Aus der Liste nehmen",
        deleteListing: "Löschen …",
        after: "Sobald hier keiner mehr steht, kannst du dein Konto löschen.",
        lookAgain: "Erneut prüfen",
        submit: "Mein Konto löschen",
        back: "Konto behalten",
      },
    },
    charts: {
      asTable: "Zahlen als Tabelle",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Heute",
      votes: {
        title: "Votes",
        heads: ["Tag (UTC)", "Votes"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one" ? "1 Vote" : `${intl.count(sum)} Votes`) + " in " +
          intl.count(days) + " Tagen, heute bisher " + intl.count(today) + " (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`),
      },
      players: {
        title: "Spieler",
        last: "Jetzt",
        offline: "offline",
        summary: (most, mean) =>
          "Höchstens " + intl.count(most) + " in 7 Tagen, im Schnitt " + intl.count(mean),
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Tag (UTC)", "Im Schnitt", "Höchstens"],
      },
      rank: {
        title: "Rang unter den Servern aller Spiele",
        heads: ["Tag (UTC)", "Rang"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          "Am " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          " #" + intl.count(last) + ", bestenfalls #" + intl.count(best),
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} hat für ${server} gevotet`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} Vote für ${server}`
            : `${intl.count(votes)} Votes für ${server}`,
        earlier: (server, votes) => `Frühere Votes für ${server}: ${intl.count(votes)}`,
        test: (server) => `Test: Votes für ${server} erscheinen hier`,
        vote: "Voten",
        total: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} Vote in 30 Tagen`
          : `${intl.count(votes)} Votes in 30 Tagen`,
        more: (votes) => `und ${intl.count(votes)} weitere`,
        top: (server, month) =>
          "Top-Voter von " + server + " im " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) => intl.plural(votes) === "one"
          ? `${intl.count(place)}. ${player}: ${intl.count(votes)} Vote`
          : intl.count(place) + ". " + player + ": " + intl.count(votes) + " Votes",
        others: (players) =>
          intl.plural(players) === "one"
            ? `und ${intl.count(players)} weiterer Spieler`
            : `und ${intl.count(players)} weitere Spieler`,
      },
      page: {
        title: (server) => `Chats von ${server}`,
        lead:
          "Votes lassen sich in einem Kanal von Discord, Slack oder Mattermost posten: mit den Namen der Spieler, dem Bild des Servers und einem Link zum Voten. Was gepostet ist, lässt sich nicht zurückholen.",
        heading: "Verbundene Kanäle",
        often: "Wie oft",
        connect: "Kanal verbinden",
        example: "So sieht eine Nachricht aus",
        offer: (address) =>
          address + " ist ein Kanal: Votes werden dort als Nachrichten gepostet. Wähle, wie oft.",
        address: "Adresse des Webhooks des Kanals",
        addressHelp:
          "In Discord: Einstellungen des Kanals, „Integrationen“, „Webhooks“, „Webhook-URL kopieren“. Wer die Adresse kennt, kann dort posten. Deshalb wird sie verschlüsselt gespeichert und nie wieder angezeigt.",
        service: "Chat",
        serviceHelp:
          "Für Rocket.Chat und andere, die Nachrichten von Mattermost annehmen, wähle Mattermost.",
        language: "Sprache der Nachrichten",
        languageOfOwner: "Die des Inhabers",
        submit: "Verbinden und Test senden",
        all: "Alle Chats",
      },
      paces: {
        at_once: "Sofort",
        ten_minutes: "Alle zehn Minuten",
        daily: "Jeden Tag die besten zehn",
      },
      channel: {
        title: "Kanal",
        lead: "Eine Nachricht fasst alle Votes seit der letzten zusammen.",
        replayLead: (days) =>
          "Postet die Votes seit einem Zeitpunkt noch einmal, als frühere Votes. Ein Chat merkt nicht, dass er sie schon hatte. Höchstens " +
          intl.count(days) + " Tage zurück.",
        addressKept: "Leer lassen, um die jetzige zu behalten.",
        save: "Speichern",
        test: "Testnachricht",
        testLead: "Wird jetzt gepostet, egal was oben gewählt ist. Niemand wird erwähnt.",
        testButton: "Testnachricht senden",
        gone:
          "Der Chat nimmt an dieser Adresse keine Nachrichten mehr an, deshalb wurde der Kanal abgeschaltet. Votes werden zurückgehalten. Füge oben eine neue Adresse ein und sende sie dann.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one"
            ? "1 neue Meldung"
            : `${intl.count(reports)} neue Meldungen`,
        test: (site) =>
          "Test: Neuigkeiten für die Moderation von " + site + " werden hier gepostet",
        open: "Moderation öffnen",
      },
    },
    deliveries: {
      log: {
        heading: "Zustellungen, neueste zuerst",
        lead:
          "Jeder Vote auf dem Weg zu einem Webhook. Abgeschlossene Zustellungen bleiben 30 Tage lang gespeichert.",
        none: "Noch nichts gesendet",
        noneNext:
          "Hier steht jeder Vote, der an einen Webhook geht, mit allen Versuchen und Antworten. Gib einem Schlüssel eine Webhook-URL und sende dann von seiner Seite einen Test.",
        noneFound: "Keine solchen Zustellungen",
        noneOf: (search) => `Nichts gefunden zu ${search}`,
        noneOfNext:
          "Such nach dem ganzen Namen eines Spielers (groß oder klein ist egal) oder nach einer ganzen Vote-ID oder Zustellungs-ID.",
        backwards: "Der erste Tag liegt nach dem letzten",
        showAll: "Alle Zustellungen zeigen",
        find: "Spieler, Vote-ID oder Zustellungs-ID",
        from: "Von (UTC)",
        to: "Bis (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Nach Zustand",
        all: "Alle",
        filter: "Zustellungen filtern",
        allKeys: "Alle Schlüssel",
        show: "Suchen",
        player: "Spieler",
        nobody: "niemand",
        topTen: "Die besten zehn",
        cast: "Abgegeben",
        key: "Schlüssel",
        state: "Zustand",
        last: "Letztes Ergebnis",
        attempts: "Versuche",
        next: "nächster Versuch",
        again: "noch einmal gesendet:",
        test: "Test",
        pages: "Seiten der Zustellungen",
        older: "Ältere Zustellungen",
        newest: "Neueste Zustellungen",
        title: (server) => `Zustellungen von ${server}`,
        titleOf: (server, state) => `Zustellungen von ${server}: ${state}`,
        retryLead: {
          abandoned:
            "Sendet die der letzten 14 Tage noch einmal, fünf pro Sekunde. Sie behalten ihre IDs: Ein Empfänger, der sich X-Listing-Vote merkt, belohnt niemanden doppelt.",
          held: "Sendet die der letzten 14 Tage, fünf pro Sekunde.",
        },
        retry: {
          abandoned: (key) => `Alle gescheiterten von ${key} wiederholen`,
          held: (key) => `Alle zurückgehaltenen von ${key} senden`,
        },
      },
      day: {
        title: "Letzte 24 Stunden",
        arrived: "angekommen",
        atOnce: "beim ersten Versuch",
        sent: "Zustellungen",
        kept: { pending: "wartend", abandoned: "in 30 Tagen aufgegeben" },
        typical: "typische Antwort",
        slow: "langsame Antwort",
        label: (atOnce, late, failed) =>
          "Stunde für Stunde über 24 Stunden: " + intl.count(atOnce) + " sofort angekommen, " +
          intl.count(late) + " nach neuem Versuch, " + intl.count(failed) + " nicht angekommen",
        axis: ["vor 24 h", "18 h", "12 h", "6 h", "jetzt"],
        legend: {
          ok: "sofort angekommen",
          late: "nach neuem Versuch",
          bad: "nicht angekommen, unter der Linie",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " von " + intl.count(of) + " Versuchen, und die Wartezeit davor",
        wait: {
          atOnce: "sofort",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} min`,
          hours: (hours) => `+${intl.count(hours)} h`,
        },
      },
      one: {
        title: (player, key, server) => `Vote von ${player} an ${key} von ${server}`,
        back: "Zustellungen",
        cast: "Vote abgegeben",
        toKey: "an den Schlüssel",
        next: "nächster Versuch",
        nextAt: "Nächster Versuch:",
        rejectedWith: (status) =>
          "Dein Empfänger hat mit " + status + " geantwortet, also nicht mit einem Erfolg.",
        vote: "Vote (X-Listing-Vote)",
        id: "Zustellung (X-Listing-Delivery)",
        noUrl: "keine URL",
        formerUrl: "eine frühere URL",
        elsewhere: "an eine frühere URL",
        sinceMoved: "Das war damals die URL des Schlüssels; inzwischen hat er eine andere.",
        finished: "abgeschlossen",
        resend: "Jetzt noch einmal senden",
        stands: "Dabei bleibt es, was auch immer ein erneutes Senden ergibt.",
        underWay: "Er ist unterwegs. Diese Seite aktualisiert sich alle zwei Sekunden.",
        request: "Anfrage",
        requestLead: (attempt) => `Versuch ${intl.count(attempt)}, genau so gesendet an`,
        notSent: "Noch nichts gesendet. Dieser Inhalt geht an",
        attempts: "Versuche",
        schedule: "Höchstens zwölf; der letzte 76 Stunden nach dem Vote.",
        answer: "Antwort",
        headers: "Header der Antwort",
        answerKept: "Wir speichern die Header ohne Cookies und die ersten 4 kB des Inhalts.",
        saveRedirect: "Diese URL verwenden",
        answered: (status, time) => `${status} in ${time}`,
        noResponse: "keine Antwort",
        reasons: {
          key_revoked: "Der Schlüssel wurde widerrufen.",
          url_cleared: "Die Webhook-URL wurde entfernt.",
          vote_voided: "Die Moderation hat den Vote für ungültig erklärt.",
          no_destination: "Der Schlüssel wurde widerrufen oder seine Webhook-URL entfernt.",
        },
      },
      states: {
        held: "zurückgehalten",
        pending: "wartend",
        sending: "wird gesendet",
        delivered: "zugestellt",
        abandoned: "aufgegeben",
      },
      ends: {
        delivered: "angekommen",
        unconfirmed: "gesendet",
        rejected: "abgelehnt",
        redirected: "umgeleitet",
        redirected_elsewhere: "weitergeleitet",
        apps_script: "Apps Script",
        interrupted: "unterbrochen",
        timeout: "Zeitüberschreitung",
        connect_failed: "keine Verbindung",
        connection_lost: "Verbindung verloren",
        tls_failed: "keine Verschlüsselung",
        tls_self_signed: "selbstsigniert",
        tls_untrusted: "Zertifikat unbekannt",
        tls_expired: "Zertifikat abgelaufen",
        tls_other_name: "Zertifikat für anderen Namen",
        tls_old: "altes TLS",
        tls_plain: "kein TLS",
        tls_expected: "TLS erwartet",
        http2_only: "nur HTTP/2",
        dns_failed: "Name nicht gefunden",
        private_address: "private Adresse",
        bad_response: "kein HTTP",
        bad_url: "unbrauchbare URL",
        bad_secret: "unbrauchbares Secret",
        not_votifier: "kein Votifier",
        votifier_key_missing: "öffentlicher Schlüssel fehlt",
        token_refused: "falsches Token",
        votifier_refused: "abgelehnt",
        name_refused: "Name abgelehnt",
        posted: "gepostet",
        chat_gone: "Kanal weg",
        chat_refused: "abgelehnt",
        chat_busy: "muss warten",
        internal_error: "unser Fehler",
        gone: "410 Gone",
        key_revoked: "Schlüssel widerrufen",
        url_cleared: "URL entfernt",
        vote_voided: "Vote ungültig",
        no_destination: "keine URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "Alle Anleitungen",
      nav: "Anleitungen",
      contents: "Auf dieser Seite",
      asText: "Diese Seite als Markdown",
      table: (nth) => `Tabelle ${intl.count(nth)}`,
      search: "Doku durchsuchen",
      submit: "Suchen",
      results: (query) => `Suche: ${query}`,
      found: (parts) => intl.plural(parts) === "one"
        ? "1 Abschnitt gefunden"
        : `${intl.count(parts)} Abschnitte gefunden`,
      ask: "Gib ein, was du suchst, zum Beispiel einen Fehlercode, einen Header oder ein Plugin.",
      nothing:
        "Nichts gefunden. Versuch andere Wörter, etwa einen Code, einen Header oder ein Plugin.",
      inCode: "Im Code:",
      examples: {
        code: "Ein Fehlercode",
        header: "Ein Header von Webhooks",
        plugin: "Ein Protokoll von Vote-Plugins",
      },
      code: "Code",
      status: "Status",
      allErrors: "Alle Fehler und wie sie aussehen",
      references: { api: "API", rewards: "Belohnungs-API", public: "Öffentliche API" },
    },
    factors: {
      passkey: {
        use: "Mit Passkey anmelden",
        useHere: "Passkey verwenden",
        failed:
          "Das hat nicht geklappt, oder du hast abgebrochen. Versuch es noch einmal oder nimm einen anderen Weg.",
        wrong:
          "Dieser Passkey funktioniert hier nicht. Vielleicht wurde er entfernt, oder die Seite war zu lange offen. Versuch es noch einmal.",
      },
      passkeys: {
        heading: "Passkeys",
        lead:
          "Mit der Displaysperre deines Geräts oder einem Sicherheitsschlüssel: nichts einzutippen, und nichts, was eine gefälschte Seite stehlen könnte.",
        badge: "Passkey",
        formerHost: "von der früheren Adresse dieser Seite",
        added: "Hinzugefügt am",
        used: "zuletzt benutzt am",
        neverUsed: "nie benutzt",
        add: "Passkey hinzufügen …",
        remove: "Entfernen",
        new: {
          title: "Passkey hinzufügen",
          lead:
            "Dein Browser fragt nach deiner Displaysperre, deiner PIN oder deinem Sicherheitsschlüssel.",
          name: "Name",
          nameHelp: "Damit du ihn später wiedererkennst.",
          submit: "Passkey hinzufügen",
          noScript:
            "Passkeys brauchen JavaScript und einen aktuellen Browser. Schalte JavaScript für diese Seite ein.",
          refused: "Der Passkey wurde nicht hinzugefügt. Versuch es noch einmal.",
          tooMany: (max) => `Du hast ${intl.count(max)} Passkeys. Entferne erst einen.`,
          back: "Zurück zu deinem Konto",
        },
      },
      second: {
        heading: "Zwei-Faktor-Anmeldung",
        lead:
          "Nach dem Passwort oder einer anderen Seite bestätigst du mit einem Code aus einer App oder einem Passkey, dass du es bist.",
        setUp: "Einrichten …",
        change: "Ändern …",
        title: "Zwei-Faktor-Anmeldung",
        offLead:
          "Auch mit deinem Passwort kommt niemand ohne einen zweiten Schritt hinein. Die Anmeldung mit Passkey vereint beide Schritte, deshalb kommt danach keine weitere Abfrage.",
        required: (who) =>
          who === "desk"
            ? "Auf dieser Seite brauchen alle in der Moderation die Zwei-Faktor-Anmeldung. Richte sie ein, um weiterzumachen."
            : "Auf dieser Seite brauchen alle, die einen Server verwalten, die Zwei-Faktor-Anmeldung. Richte sie ein, um weiterzumachen.",
        app: {
          title: "Mit einer Authenticator-App",
          again: "Andere Authenticator-App verwenden",
          againLead:
            "Die bisherige App funktioniert hier dann nicht mehr, und du bekommst neue Wiederherstellungscodes.",
          lead:
            "Scanne diesen Code mit einer Authenticator-App, etwa Aegis, 2FAS, Google Authenticator oder der in deinem Passwortmanager. Gib dann die sechs Ziffern ein, die sie anzeigt.",
          qr: "QR-Code für deine Authenticator-App",
          key: "Keine Kamera? Gib diesen Schlüssel in der App ein",
          open: "In einer App auf diesem Gerät öffnen",
          code: "Code aus der App",
          submit: "Einschalten",
        },
        passkeys: {
          title: "Mit deinen Passkeys",
          lead:
            "Wenn du dich auf andere Weise anmeldest, wirst du nach einem deiner Passkeys gefragt.",
          none: "Du hast noch keinen Passkey.",
          add: "Passkey hinzufügen …",
          submit: "Meine Passkeys verwenden",
        },
        state: {
          title: "Sie ist an",
          app: "Mit einer Authenticator-App, seit",
          passkeys: "Mit deinen Passkeys, seit",
          codes: (left) => intl.plural(left) === "one"
            ? "Ein Wiederherstellungscode ist übrig."
            : `${intl.count(left)} Wiederherstellungscodes sind übrig.`,
          renew: "Neue Wiederherstellungscodes erstellen",
          turnOff: "Ausschalten",
        },
        codes: {
          title: "Deine Wiederherstellungscodes",
          lead:
            "Mit jedem davon kannst du dich einmal anmelden, wenn du dein Handy oder deinen Passkey verlierst. Druck sie aus oder leg sie in deinem Passwortmanager ab. Sie werden nicht noch einmal angezeigt.",
          label: "Wiederherstellungscodes",
          copy: "Codes kopieren",
          done: "Ich habe sie gesichert",
        },
      },
      half: {
        title: "Noch ein Schritt",
        lead: (username) => `Du meldest dich als ${username} an.`,
        code: "Code aus deiner Authenticator-App",
        codeHelp: "Sechs Ziffern, die alle 30 Sekunden wechseln.",
        wrong: "Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.",
        wrongRecovery:
          "Das ist keiner deiner Wiederherstellungscodes, oder er wurde schon benutzt.",
        submit: "Anmelden",
        recovery: "Wiederherstellungscode verwenden",
        recoveryCode: "Wiederherstellungscode",
        recoveryHelp: "Einer der zehn, die du gesichert hast. Jeder funktioniert einmal.",
        lost: "Alle verloren? Wende dich an die Betreiber dieser Seite.",
        contact: "Schreib ihnen",
        other: "Mit einem anderen Konto anmelden",
        dead: {
          title: "Melde dich noch einmal an",
          lead:
            "Das hat zu lange gedauert, oder es gab zu viele falsche Codes. Du bist noch nicht angemeldet.",
        },
        signIn: "Anmelden",
      },
      prove: {
        title: "Bist du’s wirklich?",
        lead: (username) =>
          "Deine Anmeldung als " + username +
          " ist mehr als zehn Minuten her. Bestätige, dass du es bist, dann geht es weiter.",
        holds: "Danach wirst du zehn Minuten lang nicht wieder gefragt.",
        acts: {
          key: "Du willst einen Schlüssel erstellen.",
          votifier: "Du willst ändern, wohin Votes gesendet werden.",
          webhook: "Du willst einen Webhook ändern.",
          people: "Du willst deinen Eintrag mit anderen teilen.",
          handover: "Du willst deinen Eintrag übergeben.",
          listing: "Du willst deinen Eintrag löschen.",
          voids: "Du willst Votes für ungültig erklären.",
          role: "Du willst die Rolle von jemandem ändern.",
          passkey: "Du willst einen Passkey hinzufügen.",
          passkey_removal: "Du willst einen Passkey entfernen.",
          second_factor: "Du willst die Zwei-Faktor-Anmeldung ändern.",
          unlink: "Du willst einen Anmeldeweg lösen.",
          link: "Du willst einen Anmeldeweg verknüpfen.",
          password: "Du willst dein Passwort ändern.",
          email: "Du willst deine E-Mail-Adresse ändern.",
          export: "Du willst deine Daten herunterladen.",
          deletion: "Du willst dein Konto löschen.",
        },
        kept: "Was du eingegeben hast, bleibt erhalten und wird nach der Bestätigung abgeschickt.",
        lost:
          "Danach bist du wieder auf der Seite. Was du dort eingegeben hast, musst du noch einmal eingeben, weil es geheim ist.",
        password: "Dein Passwort",
        code: "Code aus deiner App oder Wiederherstellungscode",
        wrongPassword: "Das ist nicht dein Passwort.",
        wrongCode: "Der Code stimmt nicht oder wurde schon benutzt. Warte auf den nächsten.",
        submit: "Bestätigen",
        or: "oder",
        provider: (name) => `Mit ${name} bestätigen`,
        again: "Ich habe in einem anderen Tab bestätigt. Weiter",
        none: "Melde dich ab und wieder an, um zu bestätigen, dass du es bist.",
        notNow: "Abbrechen und zurück",
        back: "Zurück zu deinem Konto",
      },
      notMe: {
        title: "Das warst nicht du?",
        lead:
          "In unserer E-Mail steht, welcher Browser sich angemeldet hat und von wo. Wenn du ihn nicht kennst, klick auf den Button.",
        ifPressed: "Wenn du auf den Button klickst:",
        effects: [
          "Alle werden von deinem Konto abgemeldet, auch du.",
          "Dein Passwort gilt nicht mehr. Wir schicken dir einen Link für ein neues.",
          "Dein Konto behält die E-Mail-Adresse, an die wir geschrieben haben.",
        ],
        submit: "Das war ich nicht: alle abmelden",
        signedInAt: "Die Anmeldung, über die wir dir geschrieben haben:",
        itWasMe: "Du warst es? Dann brauchst du nichts zu tun.",
        dead: {
          title: "Dieser Link funktioniert nicht mehr",
          lead:
            "Er gilt eine Woche lang. Auf deiner Kontoseite kannst du Sitzungen beenden und dein Passwort ändern.",
        },
        mailed: {
          title: "Alle sind abgemeldet",
          lead:
            "Dein Passwort gilt nicht mehr. Wir haben dir einen Link für ein neues geschickt. Sieh danach nach, womit man sich bei dir anmelden kann, und entferne, was nicht dir gehört.",
        },
        no_mail: {
          title: "Alle sind abgemeldet",
          lead: "Dein Passwort gilt nicht mehr. Fordere einen Link für ein neues an.",
        },
        used: {
          title: "Dieser Link wurde schon benutzt",
          lead:
            "Er hat alle abgemeldet, und das macht er nur einmal. Wenn seither jemand in deinem Konto war, sieh nach, womit man sich bei dir anmelden kann, und entferne, was nicht dir gehört. Ein neues Passwort meldet alle noch einmal ab.",
        },
        no_password: {
          title: "Alle sind abgemeldet",
          lead:
            "Dein Konto hat kein Passwort. Melde dich wieder an, sieh nach, womit man sich bei dir anmelden kann, und entferne, was nicht dir gehört.",
        },
        reset: "Neues Passwort wählen",
        signIn: "Anmelden",
      },
    },
    faults: {
      required: "Bitte füll dieses Feld aus.",
      code: "Der Code stimmt nicht oder ist abgelaufen. Gib den ein, den die App jetzt anzeigt.",
      confirmTest:
        "Bestätige, dass dein Empfänger diesen Spieler belohnen darf, oder lass den Namen leer.",
      currentPassword: "Das ist nicht dein aktuelles Passwort.",
      game: "Wähle das Spiel aus der Liste.",
      listingName: "Gib den Namen des Eintrags ein.",
      noPasskeys: "Du hast noch keinen Passkey.",
      noneTicked: "Markiere mindestens einen Eintrag.",
      notReady:
        "Dein Browser war noch nicht so weit. Warte auf das Häkchen und versuch es noch einmal.",
      password: "Das ist nicht dein Passwort.",
      port: "Gib eine Portnummer von 1 bis 65535 ein.",
      reason: "Wähle aus, was nicht stimmt.",
      role: "Wähle eine Rolle.",
      signIn:
        "Benutzername oder Passwort stimmt nicht. Die E-Mail-Adresse geht, sobald sie bestätigt ist.",
      signInBusy:
        "Gerade machen das zu viele gleichzeitig, deshalb bist du noch nicht angemeldet. Gib dein Passwort noch einmal ein und melde dich an. Diesmal rechnet dein Browser vorher ein wenig, und dafür kommst du vor denen dran, deren Browser das nicht tun.",
      time: "Gib Datum und Uhrzeit ein.",
      nothingToReplay:
        "Es gibt nichts noch einmal zu senden. Gesendet werden nur Votes, die schon an diesen Schlüssel gingen oder für ihn zurückgehalten werden: keine, die nur an andere Schlüssel gingen, noch unterwegs oder ungültig sind.",
      urlUnsaved:
        "Diese URL ist noch nicht gespeichert. Speichere sie zuerst: Bis dahin geht, was wir senden, an die alte.",
      number: "Gib eine ganze Zahl ein.",
    },
    forms: {
      signed_out: "Du hast dich abgemeldet.",
      password_reset: "Dein neues Passwort ist gespeichert. Melde dich damit an.",
      password_set: "Dein Passwort ist gesetzt. Du kannst dich jetzt damit anmelden.",
      identity_linked: "Verknüpft. Du kannst dich jetzt damit anmelden.",
      identity_unlinked: "Verknüpfung gelöst. Du kannst dich damit nicht mehr anmelden.",
      password_changed: "Dein Passwort ist geändert. Alle anderen Sitzungen sind beendet.",
      passkey_added: "Dein Passkey ist hinzugefügt.",
      passkey_removed: "Der Passkey ist entfernt.",
      second_factor_off: "Die Zwei-Faktor-Anmeldung ist aus.",
      email_confirmed: "Deine E-Mail-Adresse ist bestätigt.",
      administrator_made: "Du bist jetzt Administrator.",
      settings_saved: "Gespeichert. Es gilt ab sofort.",
      nothing_changed: "Es wurde nichts geändert.",
      look_saved: "Gespeichert. In wenigen Sekunden zeigen es alle Seiten.",
      test_mail_sent: "Der Mailserver hat die E-Mail angenommen. Sieh in deinem Posteingang nach.",
      site_role_changed: "Die Rolle ist geändert.",
      verification_sent: "Wir haben dir einen Link per E-Mail geschickt.",
      verification_logged:
        "Dein Link steht im Log dieser Seite, denn sie verschickt keine E-Mails. Bitte die Betreiber der Seite darum.",
      renamed: "Dein Name ist geändert.",
      server_email_on: "Du bekommst E-Mails zu deinen Servern.",
      server_email_off: "Du bekommst keine E-Mails mehr zu deinen Servern.",
      language_saved: "Deine Seiten und E-Mails sind jetzt in dieser Sprache.",
      boards_on: "Dein Name steht jetzt bei den Top-Votern.",
      boards_off: "Dein Name steht nicht bei den Top-Votern.",
      favourite_added: "Zu deinen Favoriten hinzugefügt. Unter „Meine Votes“ findest du alle.",
      favourite_removed: "Aus deinen Favoriten entfernt.",
      all_voted: "Heute hast du für alle deine Favoriten gevotet.",
      name_forgotten: "Dieser Browser hat den Namen vergessen.",
      game_name_added: "Hinzugefügt. Bei jedem Vote wählst du, mit welchem deiner Namen du votest.",
      game_name_removed: "Entfernt. Votes unter diesem Namen behalten ihn.",
      links_ended: "Die Links dieses Servers voten nicht mehr in deinem Namen.",
      session_ended: "Diese Sitzung ist beendet.",
      sessions_ended: "Alle anderen Sitzungen sind beendet.",
      account_deleted: "Dein Konto ist gelöscht.",
      key_revoked: "Der Schlüssel ist widerrufen.",
      receiver_removed: "Der Empfänger wurde entfernt.",
      secret_activated:
        "Webhooks sind ab jetzt mit dem neuen Secret signiert, und noch 24 Stunden lang auch mit dem alten.",
      link_key_removed:
        "Der Schlüssel ist entfernt. Damit erstellte Links funktionieren nicht mehr.",
      votifier_tested: "Gespeichert. Ein Test-Vote ist unterwegs zu deinem Server.",
      rewards_saved: "Gespeichert. Das gilt ab jetzt für jeden Vote.",
      test_vote_waits: "Ein Test-Vote wartet eine Stunde lang im Postfach.",
      chat_connected: "Der Kanal ist verbunden. Eine Testnachricht ist unterwegs.",
      chat_saved: "Der Kanal wurde gespeichert.",
      webhook_saved: "Die Webhook-URL ist gespeichert.",
      webhook_paused:
        "Der Webhook ist pausiert. Votes werden zurückgehalten, bis du sie nachsendest.",
      webhook_resumed: "Der Webhook ist wieder aktiv.",
      webhook_resumed_held:
        "Der Webhook ist wieder aktiv. Einige Votes sind noch zurückgehalten: Sende sie nach.",
      replayed: "Die Votes sind unterwegs, fünf pro Sekunde.",
      replayed_more:
        "10.000 Votes sind unterwegs, und es gibt noch mehr. Sende den Rest nach, wenn sie angekommen sind.",
      checked: "Wir haben den Server gerade geprüft.",
      server_submitted: "Dein Server ist eingereicht. Die Moderation prüft ihn.",
      server_resubmitted: "Dein Server ist erneut eingereicht.",
      server_unlisted:
        "Der Server ist aus der Liste genommen. Du kannst ihn jederzeit wieder listen.",
      server_relisted: "Der Server ist wieder gelistet.",
      server_deleted: "Der Eintrag ist gelöscht.",
      offer_made:
        "Das Angebot steht. Es ist sieben Tage lang auf der Seite „Meine Server“ zu sehen.",
      offer_withdrawn: "Das Angebot ist zurückgezogen.",
      offer_declined: "Du hast das Angebot abgelehnt.",
      member_joined: "Du hast jetzt Zugriff.",
      server_taken_over:
        "Der Eintrag gehört jetzt dir. Erneuere die API-Schlüssel: Andere kennen sie.",
      role_changed: "Die Rolle ist geändert.",
      member_removed: "Der Zugriff ist beendet.",
      member_removed_keys:
        "Der Zugriff ist beendet, aber Schlüssel, die diese Person kennt, funktionieren noch. Erneuere sie unten.",
      role_changed_keys:
        "Die Rolle ist geändert. Schlüssel, die diese Person erzeugt hat, funktionieren noch: Erneuere sie unten.",
      server_left: "Du hast diesen Server verlassen.",
      server_saved: "Deine Änderungen sind gespeichert.",
      picture_saved: "Das Bild ist gespeichert und überall bei deinem Server zu sehen.",
      picture_removed: "Das Bild ist entfernt.",
      picture_taken_down: "Das Bild ist gesperrt. Der Besitzer kann deine Begründung lesen.",
      pictures_accepted: "Die Bilder bleiben.",
      edits_accepted: "Die Änderungen gelten als gesehen.",
      edits_put_back: "Der alte Text ist zurück. Der Besitzer kann deine Begründung lesen.",
      several_decided: "Die markierten Einträge sind entschieden.",
      report_sent: "Danke. Die Moderation sieht es sich an.",
      reports_closed: "Die Meldungen sind geschlossen.",
      change_waits: "Deine Änderungen sind gespeichert. Einige warten auf die Moderation.",
      change_withdrawn: "Der Eintrag bleibt, wie er ist.",
      server_approved: "Der Server ist freigegeben und gelistet.",
      server_rejected: "Der Server ist abgelehnt. Der Besitzer kann deine Begründung lesen.",
      server_suspended: "Der Server ist gesperrt. Der Besitzer kann deine Begründung lesen.",
      vote_voided: "Der Vote ist ungültig.",
      votes_voided: "Die Votes werden ungültig. Bei Tausenden dauert das etwa eine Minute.",
      wave_dismissed: "Die Warnung ist verworfen. Die Votes bleiben.",
      answer_read: "Die Antwort gilt als gelesen.",
      void_answered: "Deine Antwort ging an die Moderation.",
      moderator_mail_saved: "Gespeichert.",
      votes_restored: "Die Votes zählen wieder. Bei Tausenden dauert das etwa eine Minute.",
      name_given: "Der Name ist vergeben.",
      name_refused: "Der Anspruch ist abgelehnt.",
      account_disabled: "Das Konto ist gesperrt.",
      account_enabled: "Das Konto ist entsperrt.",
      game_added: "Das Spiel ist hinzugefügt.",
      tag_added: "Der Tag ist hinzugefügt.",
      game_edited: "Das Spiel ist gespeichert.",
      game_merged: "Die Spiele sind zusammengelegt. Die alte Adresse führt zu diesem.",
      game_removed: "Das Spiel ist entfernt.",
      tag_edited: "Der Tag ist gespeichert.",
      tag_merged: "Die Tags sind zusammengelegt. Die alte Adresse führt zu diesem.",
      tag_removed: "Der Tag ist entfernt.",
    },
    frame: {
      layout: {
        about: (site) => "Finde Gameserver auf " + site + " und vote für die, die dir gefallen.",
        faulty: (title) => `Fehler: ${title}`,
        skip: "Zum Inhalt springen",
        mainMenu: "Hauptmenü",
        way: "Du bist hier",
        yourMenu: "Dein Konto",
        servers: "Server",
        games: "Spiele",
        findServers: "Server suchen",
        findBy: "Name, Spiel, Tag, Land oder Adresse",
        findShort: "Server finden",
        listServer: "Server eintragen",
        footMenu: "Mehr",
        footPlayers: "Für Spieler",
        footOwners: "Für Serverbetreiber",
        footSite: "Diese Seite",
        languages: "Sprache",
        changeLanguage: "Sprache ändern",
        topVoters: "Top-Voter",
        api: "API-Referenz",
        docs: "Doku",
        myServers: "Meine Server",
        moderation: "Moderation",
        waiting: "offen",
        accountLabel: (username) => `Dein Konto, ${username}`,
        signIn: "Anmelden",
        signUp: "Registrieren",
        signOut: "Abmelden",
        contact: "Kontakt",
        privacy: "Datenschutz",
        imprint: "Impressum",
        terms: "Nutzungsbedingungen",
        rules: "Regeln",
        imported: (list, site) =>
          "Dein Konto ist von " + list + " hierher umgezogen. Deine Daten liegen jetzt bei " +
          site + ".",
        importedMore: "Was gespeichert wird und warum",
        importedRead: "Verstanden",
      },
      theme: {
        title: "Design",
        names: { system: "Automatisch", light: "Hell", dark: "Dunkel" },
        save: "Speichern",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? "Das stimmt noch nicht:"
            : `Diese ${intl.count(faults)} Angaben stimmen noch nicht:`,
        optional: "optional",
        on: "an",
        off: "aus",
        copy: "Kopieren",
        copied: "Kopiert",
        busy: (duration) =>
          "Gerade machen das zu viele gleichzeitig. Es wurde nichts geändert. Versuch es in " +
          duration + " noch einmal.",
      },
      moments: { utc: "UTC", never: "nie" },
      statuses: {
        pending: "wartet auf Prüfung",
        approved: "freigegeben",
        rejected: "abgelehnt",
        suspended: "gesperrt",
        unlisted: "aus der Liste genommen",
      },
      players: {
        max: (max) => `von ${intl.count(max)}`,
        online: " Spielern online",
        isOnline: "Online",
        isOffline: "Offline",
      },
      errors: {
        notFound: "Seite nicht gefunden",
        noPicture: "Nicht gefunden",
        notFoundNext:
          "Vielleicht stimmt die Adresse nicht, oder der Server ist nicht mehr gelistet.",
        gone: "Diese Seite gibt es nicht mehr",
        goneNext: "Eine neuere Version hat sie entfernt, und keine andere hat ihren Platz.",
        notYours: "Dieser Server gehört dir nicht",
        notYoursNext:
          "Diese Seite öffnen nur sein Besitzer und die Leute, die an ihm mitarbeiten. Du gehörst nicht oder nicht mehr dazu.",
        refused: "Das hat nicht geklappt",
        refusedNext: "Es wurde nichts geändert.",
        notAllowed: "Diese Seite ist nur für die Moderation",
        notAllowedNext: "Es wurde nichts geändert.",
        roleTooLow: "Deine Rolle erlaubt das nicht",
        roleTooLowNext: "Es wurde nichts geändert. Der Besitzer kann dir eine andere Rolle geben.",
        signedOut: "Du bist abgemeldet",
        signInBeside: "Anmelden (in neuem Tab)",
        kept:
          "Was du eingegeben hast, bleibt auf dieser Seite. Melde dich in einem neuen Tab an, komm hierher zurück und schick es noch einmal ab.",
        sendAgain: "Noch einmal abschicken",
        signedOutNext:
          "Deine Sitzung ist abgelaufen, und es wurde nichts geändert. Melde dich an und versuch es noch einmal.",
        otherSite: "Dieses Formular scheint von einer anderen Seite zu kommen",
        otherSiteWhy: (baseUrl) =>
          "Öffne " + baseUrl +
          " und versuch es dort noch einmal. Falls du diese Seite betreibst: BASE_URL muss mit der Adresszeile des Browsers übereinstimmen und steht auf " +
          baseUrl + ".",
        otherSiteNext: "Es wurde nichts geändert.",
        noFileHere: "Dieses Formular nimmt keine Dateien an",
        noFileHereNext:
          "Es wurde nichts geändert. Öffne die Seite neu und sende ihr Formular von dort.",
        tooLarge: "Das ist zu groß",
        pictureTooLarge: "Ein Bild darf höchstens 8 MB haben. Geh zurück und nimm ein kleineres.",
        formTooLarge: "Geh zurück und kürze deinen Text.",
        tooLargeNext: "Es wurde nichts geändert.",
        halfSent: "Dein Formular ist nicht ganz angekommen",
        halfSentNext:
          "Es wurde nichts geändert. Prüfe deine Verbindung, geh zurück und schick es noch einmal ab.",
        tooMany: "Zu viele Versuche",
        busy: "Gerade machen das zu viele gleichzeitig",
        tooManyViews: "Zu viele Seiten auf einmal",
        failed: "Da ist etwas schiefgelaufen",
        failedNext:
          "Versuch es gleich noch einmal. Wenn es nicht besser wird, schick dem Admin der Seite diese Anfrage-ID.",
        unavailable: "Die Datenbank der Seite ist nicht erreichbar",
        unavailableNext: "Nichts ist verloren. Versuch es gleich noch einmal.",
        noChanges: "Die Seite kann gerade nichts speichern",
        late: "Die Seite braucht zu lange für eine Antwort",
        tooManyNext: (duration) => `Versuch es in ${duration} noch einmal.`,
        fates: {
          nothing: "Es wurde nichts geändert. Versuch es gleich noch einmal.",
          change_unknown:
            "Vielleicht wurde gespeichert, was du abgeschickt hast, vielleicht nicht. Geh zurück, lade die Seite neu und schick es bei Bedarf noch einmal ab.",
          vote_not_cast: "Dein Vote wurde nicht abgegeben. Versuch es gleich noch einmal.",
          vote_unknown:
            "Vielleicht wurde dein Vote abgegeben, vielleicht nicht. Öffne die Vote-Seite gleich noch einmal, dann siehst du es. Noch einmal zu voten schadet nicht: Ein zweiter Vote am selben Tag zählt nie.",
        },
        toBallot: "Zurück zur Vote-Seite",
        clockOff: "Dein Vote wurde nicht abgegeben",
        clockOffNext:
          "Die Uhr dieser Seite geht gerade falsch, dein Vote könnte deshalb für den falschen Tag zählen. Du hast deinen Vote für heute noch: Versuch es in ein paar Minuten noch einmal.",
        signIn: "Anmelden",
        requestId: "Anfrage-ID",
        home: "Alle Server",
      },
      trail: {
        operator: "Betreiber",
        gone: "gelöschtes Konto",
        actions: {
          server_added: "hat den Server eingetragen",
          server_edited: "hat den Eintrag bearbeitet",
          server_resubmitted: "hat den Server erneut eingereicht",
          server_approved: "hat den Server freigegeben",
          server_rejected: "hat den Server abgelehnt",
          server_suspended: "hat den Server gesperrt",
          server_unlisted: "hat den Server aus der Liste genommen",
          server_relisted: "hat den Server wieder gelistet",
          server_deleted: "hat den Eintrag gelöscht",
          server_offered: "hat den Eintrag einem anderen Konto angeboten",
          server_handed_over: "hat den Eintrag übernommen",
          member_offered: "hat jemanden eingeladen",
          member_joined: "hat eine Einladung angenommen",
          member_removed: "hat jemandem den Zugriff entzogen",
          member_changed: "hat eine Rolle geändert",
          offer_declined: "hat ein Angebot abgelehnt",
          offer_withdrawn: "hat ein Angebot zurückgezogen",
          picture_added: "hat ein Bild hinzugefügt",
          picture_removed: "hat ein Bild entfernt",
          picture_taken_down: "hat ein Bild gesperrt",
          pictures_accepted: "hat neue Bilder geprüft",
          edits_accepted: "hat Änderungen geprüft",
          edits_put_back: "hat den alten Text zurückgeholt",
          reports_closed: "hat Meldungen geschlossen",
          key_issued: "hat einen Schlüssel erstellt",
          key_rolled: "hat einen Schlüssel erneuert",
          key_revoked: "hat einen Schlüssel widerrufen",
          url_key_made: "hat einen URL-Schlüssel erstellt",
          link_key_made: "hat einen Schlüssel für Vote-Links erstellt",
          link_key_removed: "hat den Schlüssel für Vote-Links entfernt",
          webhook_set: "hat eine Webhook-URL eingetragen",
          chat_set: "hat Nachrichten in einem Chat eingerichtet",
          webhook_cleared: "hat eine Webhook-URL entfernt",
          webhook_paused: "hat einen Webhook pausiert",
          webhook_resumed: "hat einen Webhook fortgesetzt",
          secret_prepared: "hat ein Webhook-Secret vorbereitet",
          secret_activated: "hat ein Webhook-Secret aktiviert",
          rewards_set: "hat festgelegt, wie Spieler ihre Belohnung bekommen",
          test_sent: "hat einen Test gesendet",
          receiver_graded: "hat den Empfänger geprüft",
          delivery_resent: "hat eine Zustellung wiederholt",
          deliveries_replayed: "hat Zustellungen nachgesendet",
          vote_voided: "hat einen Vote für ungültig erklärt",
          votes_voided: "hat Votes für ungültig erklärt",
          votes_restored: "lässt ungültige Votes wieder zählen",
          void_answered: "hat zu ungültigen Votes Stellung genommen",
          wave_dismissed: "hat eine Warnung zu auffälligen Votes verworfen",
          name_given: "hat den Namen eines Spielers einem Konto gegeben",
          name_refused: "hat den Anspruch auf den Namen eines Spielers abgelehnt",
          account_disabled: "hat ein Konto gesperrt",
          account_enabled: "hat ein Konto entsperrt",
          change_approved: "hat eine Änderung freigegeben",
          change_refused: "hat eine Änderung abgelehnt",
          change_withdrawn: "hat eine Änderung zurückgezogen",
          game_added: "hat ein Spiel hinzugefügt",
          game_edited: "hat ein Spiel bearbeitet",
          game_merged: "hat ein Spiel mit einem anderen zusammengelegt",
          game_removed: "hat ein Spiel entfernt",
          tag_added: "hat einen Tag hinzugefügt",
          tag_edited: "hat einen Tag bearbeitet",
          tag_merged: "hat einen Tag mit einem anderen zusammengelegt",
          tag_removed: "hat einen Tag entfernt",
          backup_made: "hat ein Backup erstellt",
          backup_restored: "hat ein Backup wiederhergestellt",
          moderator_made: "ist jetzt in der Moderation",
          administrator_made: "wurde zum ersten Administrator",
          role_changed: "hat die Rolle eines Kontos geändert",
          sign_in_link_made: "hat einen Link zum Anmelden bei einem Konto erstellt",
          sign_in_link_used: "hat sich mit dem Link des Betreibers angemeldet",
          factors_reset: "hat Passkeys und zweiten Faktor eines Kontos entfernt",
          setting_changed: "hat eine Einstellung geändert",
        },
      },
      pages: { previous: "Zurück", next: "Weiter" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one" ? "1 Sekunde" : `${intl.count(seconds)} Sekunden`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one" ? "1 Minute" : `${intl.count(minutes)} Minuten`,
      },
    },
    gameNames: {
      heading: "Deine Namen in Spielen",
      lead:
        "Auf Bedrock heißt du anders, oder manche Server kennen dich nach deiner Steam-ID? Füge den Namen hinzu und wähle bei jedem Vote, mit welchem du votest. Der Server sieht diesen Namen und schickt ihm die Belohnung.",
      note: "Bei jedem Vote wählst du einen deiner Namen.",
      open: "Deine Namen …",
      listHeading: "Deine Namen",
      kinds: { steam: "Bestätigt durch deine Anmeldung mit Steam", added: "Von dir hinzugefügt" },
      badges: { own: "Konto", proved: "bestätigt" },
      votesFor: (servers, more) => more === 0
        ? `Votet für ${servers}`
        : `Votet für ${servers} und ${intl.count(more)} weitere`,
      unused: "Noch keine Votes damit",
      remove: "Entfernen",
      addHeading: "Name hinzufügen",
      left: (left) => "Du kannst noch " + (intl.plural(left) === "one"
        ? "einen Namen hinzufügen."
        : `${intl.count(left)} Namen hinzufügen.`),
      ruleTitle: "So zählen Votes unter einem hinzugefügten Namen",
      rule:
        "Andere Spieler können denselben Namen hinzufügen oder sich damit registrieren, weil nichts belegt, wem er gehört. Unter einem solchen Namen nimmt ein Server pro Tag einen Vote an, egal wer zuerst kommt, und einen weiteren über den Link, den du im Spiel bekommst.",
      steamRule:
        "Rust und andere Steam-Spiele kennen dich nach deiner Steam-ID. Verknüpfe Steam, dann erscheint sie automatisch.",
      name: "Name im Spiel",
      add: "Diesen Namen hinzufügen",
      back: "Zurück zu deinem Konto",
      backTo: "Zurück",
      full: "Mehr Namen kann ein Konto nicht haben. Entferne einen, um einen anderen hinzuzufügen.",
    },
    games: {
      connect: {
        minecraft:
          "Version prüfen, Adresse kopieren und unter Mehrspieler, Server hinzufügen einfügen.",
        minecraft_bedrock:
          "Adresse kopieren und mit dem Port unter Spielen, Server, Server hinzufügen eingeben.",
        rust: "Adresse kopieren, im Spiel F1 drücken und client.connect und die Adresse eingeben.",
        counter_strike_2:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        counter_strike_1_6:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        counter_strike_source:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        garrys_mod:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        left_4_dead_2:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        team_fortress_2:
          "Adresse kopieren, im Spiel die Konsole öffnen und connect und die Adresse eingeben.",
        fivem: "Adresse kopieren, in FiveM F8 drücken und connect und die Adresse eingeben.",
        redm: "Adresse kopieren, in RedM F8 drücken und connect und die Adresse eingeben.",
        factorio: "Adresse kopieren und unter Mehrspieler, Mit Adresse verbinden einfügen.",
        terraria: "Adresse kopieren und unter Mehrspieler, Über IP beitreten eingeben.",
        valheim: "Adresse kopieren und unter Spiel beitreten, Server hinzufügen einfügen.",
        "7_days_to_die": "Adresse kopieren und in der Serverliste des Spiels eingeben.",
        palworld: "Adresse kopieren und in der Serverliste des Spiels eingeben.",
        project_zomboid: "Adresse kopieren und in der Serverliste des Spiels eingeben.",
      },
      first: {
        version: "Version",
        edition: "Edition",
        mode: "Modus",
        map: "Map",
        languages: "Sprache",
        country: "Land",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: { onlyIn: (language) => `Diese Seite gibt es nur in dieser Sprache: ${language}.` },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one" ? `${intl.count(days)} Tag` : `${intl.count(days)} Tage`,
      account: {
        data: "Name, E-Mail-Adresse und ein Einwegcode des Passworts",
        why: "zum Anmelden",
        kept: "bis das Konto gelöscht wird",
      },
      language: {
        data: "Die Sprache, in der sich jemand registriert hat, oder die gewählte",
        why: "um Seiten und E-Mails in ihr zu schreiben",
        kept: "bis wieder die Sprache des Browsers gelten soll oder das Konto gelöscht wird",
      },
      imported: {
        data:
          "Von welcher Liste ein Konto hierher umgezogen ist, und ob sein Inhaber eine E-Mail dazu bekam",
        why: "um zu sagen, wer die Daten jetzt hat",
        kept: "bis das gelesen ist oder das Konto gelöscht wird",
      },
      emailClaim: {
        data: "Eine E-Mail-Adresse, die eingegeben, aber nie bestätigt wurde",
        why: "um auf ihre Bestätigung zu warten",
      },
      nameClaim: {
        data:
          "Eine Registrierung mit einem Namen, den Links eines Servers schon genutzt haben: Name, E-Mail-Adresse und ein Einwegcode des Passworts",
        why: "um zu warten, bis die Adresse bestätigt ist oder die Moderation entscheidet",
      },
      newcomer: {
        data:
          "Wer sich über eine andere Seite registriert und noch keinen Namen gewählt hat: die ID dort, eine bestätigte E-Mail-Adresse und ein Einwegcode eines Cookies",
        why: "um auf den Namen zu warten",
        kept: "eine halbe Stunde, gelöscht zehn Minuten später",
      },
      formerName: {
        data: "Ein Name, der aufgegeben wurde oder zu einem gelöschten Konto gehörte",
        why: "damit sich niemand als dieser Spieler ausgibt",
      },
      gameName: {
        data:
          "Weitere Namen, die ein Spieler in Spielen hat, und bei jedem Vote mit einem davon dieser Name",
        why: "damit Server den richtigen erfahren und belohnen",
        kept:
          "die Liste, bis der Name entfernt wird, die Namen der Votes auf Dauer; beides nur, bis das Konto gelöscht wird; nur welche Namen an dem Tag ihren Vote hatten, bis der nächste Tag vorbei ist",
      },
      linkedVoter: {
        data:
          "Der Name eines Spielers, der ohne Registrierung gevotet hat, und der Server, von dessen Link der Name kam",
        why: "um die Votes zu zählen",
        kept: "auf Dauer, nach einer Registrierung wie jedes Konto",
      },
      session: {
        data: "Sitzungen: der Browser und wann er zuletzt da war",
        why: "um angemeldet zu bleiben und damit Nutzer sehen, wo sie angemeldet sind",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " Tag nach dem letzten Besuch oder bis zum Abmelden"
            : intl.count(days) + " Tage nach dem letzten Besuch oder bis zum Abmelden",
      },
      identity: {
        data:
          "Das Konto bei einer anderen Seite, mit dem sich jemand anmeldet: die ID dort und wann es erstellt wurde",
        why: "zum Wiedererkennen",
        kept: "bis die Verknüpfung aufgehoben oder das Konto gelöscht wird",
      },
      signInRound: {
        data:
          "Eine laufende Anmeldung über eine andere Seite und ein Cookie, das sie an den Browser bindet: Einwegcodes und die Seite, zu der es danach zurückgeht",
        why: "um die Antwort nur einmal und nur aus demselben Browser anzunehmen",
        kept: "zehn Minuten, gelöscht zehn Minuten später",
      },
      sessionAddress: {
        data: "Die IP-Adresse, von der eine Sitzung begann",
        why: "um fremde Sitzungen zu erkennen",
      },
      passkey: {
        data:
          "Passkeys: der Name, den jeder bekam, sein öffentlicher Schlüssel, der damalige Hostname der Seite und wann er zuletzt benutzt wurde",
        why: "um sich ohne Passwort anzumelden",
        kept: "bis er entfernt oder das Konto gelöscht wird",
      },
      secondFactor: {
        data:
          "Zwei-Faktor-Anmeldung: das verschlüsselte Geheimnis der Authenticator-App und Wiederherstellungscodes als Einwegcodes",
        why: "damit ein gestohlenes Passwort allein nichts öffnet",
        kept: "bis sie ausgeschaltet, ein Code benutzt oder das Konto gelöscht wird",
      },
      halfSignIn: {
        data: "Anmeldungen, bei denen noch der zweite Schritt fehlt",
        why: "um sie abzuschließen",
        kept: "zehn Minuten, gelöscht zehn Minuten später",
      },
      verification: {
        data:
          "Links für ein neues Passwort, zum einmaligen Anmelden und der für den ersten Administrator, als Einwegcodes",
        why: "damit sie genau einmal funktionieren",
        kept: "eine Stunde, höchstens einen Tag; nach „Das war ich nicht“ eine Woche",
      },
      vote: {
        data:
          "Votes: wer für welchen Server gevotet hat, wann, ob angemeldet, per Link oder mit eingegebenem Namen, und wie gut das Konto bekannt war: durch eine bestätigte E-Mail-Adresse, ein verknüpftes Konto oder eines, das älter als 30 Tage war",
        why: "um sie zu zählen, jeden einmal pro Tag",
        kept: "auf Dauer; bei einem gelöschten Konto ohne dessen Namen",
      },
      voteAddress: {
        data: "Einwegcodes der IP-Adresse und des Netzwerks von Votern, jeweils mit dem Tag",
        why: "um Votes vom selben Ort zu begrenzen",
        kept: "bis der nächste Tag vorbei ist",
      },
      identityVote: {
        data:
          "Einwegcodes verknüpfter Konten, deren Verknüpfung aufgehoben oder mit dem Konto hier gelöscht wurde, jeweils mit dem Tag und den Servern, für die sie gevotet haben",
        why: "damit keines zweimal am Tag für einen Server votet",
        kept: "bis der nächste Tag vorbei ist",
      },
      voteOrigin: {
        data: "Einwegcodes der Adresse und ihres Netzwerks zu jedem Vote",
        why: "damit die Moderation gekaufte Votes erkennen kann",
      },
      voidBatch: {
        data: "Aktionen zu vielen Votes: welche, wer sie für ungültig erklärt hat und warum",
        why: "um sie aufheben zu können",
        kept: "auf Dauer",
      },
      wave: {
        data:
          "Warnungen zu ungewöhnlich vielen Votes eines Servers: wie viele, wie viele es sonst sind und was die Moderation entschieden hat; nie, wer gevotet hat oder von wo",
        why: "damit die Moderation nachsieht",
      },
      voidNotice: {
        data: "Was Besitzer über ungültige Votes erfahren haben und ihre Antworten",
        why: "damit sie widersprechen können",
      },
      voteMonth: {
        data:
          "Wie oft ein Spieler in einem Monat für einen Server gevotet hat und ob sein Name gezeigt werden darf",
        why: "um zu zeigen, wer am meisten gevotet hat",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " Tag; bei einem gelöschten Konto ohne dessen Namen"
            : intl.count(days) + " Tage; bei einem gelöschten Konto ohne dessen Namen",
      },
      siteVoter: {
        data:
          "Wer auf allen Servern zusammen am meisten gevotet hat, von allen, deren Name gezeigt werden darf",
        why: "um das zu zeigen, ohne jedes Mal alle Votes zu zählen",
        kept: "bis neu gezählt wird, höchstens einen Tag; bei einem gelöschten Konto gar nicht",
      },
      favourite: {
        data: "Favoriten eines Spielers und ihre Reihenfolge",
        why: "um nacheinander für sie zu voten",
        kept: "bis der Spieler sie entfernt oder das Konto gelöscht wird",
      },
      rank: { data: "Der Rang eines Servers, Tag für Tag", why: "um den Verlauf zu zeigen" },
      visits: {
        data:
          "Wie oft am Tag die Seite, die Vote-Seite und das Badge eines Servers geöffnet und seine Adresse kopiert wurden, und die Hostnamen der Seiten, von denen Besucher kamen; nie, wer kam",
        why: "um dem Besitzer zu zeigen, wie der Eintrag läuft",
        kept: (days, hosts) => `${intl.count(days)} Tage, Hostnamen ${intl.count(hosts)}`,
      },
      disabled: {
        data: "Warum die Moderation ein Konto gesperrt hat",
        why: "um es dem Besitzer zu sagen",
        kept: "bis es entsperrt wird",
      },
      spentProof: {
        data: "Gelöste Bot-Prüfungen und mit Passkeys signierte Anfragen, als Einwegcodes",
        why: "damit jede nur einmal zählt",
        kept: "etwa zehn Minuten, Passkey-Anfragen eine Stunde",
      },
      delivery: {
        data:
          "Zustellungen von Votes an Besitzer, gesendet oder nicht, mit dem Namen des Spielers und der Antwort. Ein Besitzer kann Votes mit dem Namen in einem Chat wie Discord posten lassen; was gepostet ist, lässt sich nicht zurückholen",
        why: "um sie zu senden und den Besitzern zu zeigen, dass sie ankamen",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) +
              " Tag nach dem Vote; bei einem gelöschten Konto höchstens eine Stunde"
            : intl.count(days) +
              " Tage nach dem Vote; bei einem gelöschten Konto höchstens eine Stunde",
      },
      receiver: {
        data:
          "Wohin die Webhooks eines Besitzers führen und an wie vielen Tagen dort Votes angenommen wurden",
        why: "um niemanden mit Anfragen zu überfluten",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " Tag nach dem letzten solchen Tag, Test oder Nachsenden"
            : intl.count(days) + " Tage nach dem letzten solchen Tag, Test oder Nachsenden",
      },
      reward: {
        data: "Belohnungen, die auf Spieler warten, was aus ihnen wurde und auf welchem Gameserver",
        why: "um jede nur einmal zu vergeben",
        kept: (days, after) =>
          intl.count(days) + " Tage nach dem Vote, danach noch " + intl.count(after) + " Tage",
      },
      feed: {
        data: "Votes der Reihe nach, für Server mit einem Feed-Schlüssel",
        why: "damit Programme sie mitlesen können",
      },
      server: {
        data:
          "Einträge mit ihren Texten in allen Sprachen, ihre früheren Seitenadressen, auch auf einer anderen Liste, ihre API-Schlüssel als Einwegcodes, ihre Webhooks",
        why: "um Server zu listen und ihnen Votes zu senden",
        kept:
          "auf Dauer, von gelöschten Einträgen nur Name, Adresse, Seitenadresse und widerrufene Schlüssel; die Adresse eines Webhooks oder Kanals, bis sein Schlüssel widerrufen wird",
      },
      member: {
        data: "Wer außer dem Besitzer an einem Eintrag mitarbeitet und in welcher Rolle",
        why: "um es zu erlauben",
        kept: "bis Rolle, Eintrag oder Konto endet",
      },
      offer: {
        data: "Angebote einer Rolle oder eines Eintrags, und wer gefragt wurde",
        why: "um auf die Antwort zu warten und nicht gleich wieder zu fragen",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} Tag oder bis zur Annahme`
            : `${intl.count(days)} Tage oder bis zur Annahme`,
      },
      listingChange: {
        data:
          "Name, Spiel oder Adresse, die ein freigegebener Eintrag bekommen soll oder die abgelehnt wurden",
        why: "um die Moderation zu fragen und dem Besitzer Bescheid zu geben",
        kept: "bis zur Freigabe oder bis der Besitzer die Änderung zurückzieht",
      },
      unreviewedEdit: {
        data: "Was in einem Eintrag stand, bevor der Besitzer ihn geändert hat",
        why: "damit die Moderation sieht, was sich geändert hat",
        kept: "bis die Moderation die Änderung angesehen hat",
      },
      picture: {
        data: "Bilder von Servern, neu kodiert und ohne Kameradaten",
        why: "um sie zu zeigen",
        kept: "bis kein Server sie mehr hat, und höchstens einen Tag länger",
      },
      report: {
        data:
          "Meldungen zu Einträgen, mit den Namen derer, die angemeldet waren, und was die Moderation tat und notierte",
        why: "damit die Moderation nachsieht",
        kept: (days) =>
          intl.plural(days) === "one"
            ? "bis " + intl.count(days) + " Tag, nachdem sie geschlossen wurden"
            : "bis " + intl.count(days) + " Tage, nachdem sie geschlossen wurden",
      },
      news: {
        data: "E-Mails an Besitzer zu ihren Servern, gesendet oder nicht",
        why: "um sie zu senden, auch nach einem Ausfall",
      },
      siteSetting: {
        data:
          "Die Einstellungen dieser Seite: Name, Farbe, Logo, Impressum, was die Moderation prüft, und der Chat-Kanal für ihre Neuigkeiten",
        why: "um die Seite so zu zeigen, wie die Administratoren sie eingerichtet haben",
        kept: "bis sie geändert werden",
      },
      linkAgreement: {
        data: "Wessen Links ein Spieler für sich voten lässt, und seit wann",
        why: "um mit einem Klick zu voten",
        kept:
          "bis der Spieler es zurücknimmt, ein neues Passwort bekommt oder das Konto gelöscht wird",
      },
      mailbox: {
        data: "Ob ein Besitzer solche E-Mails will und wann die nächste rausgehen darf",
        why: "um keine zu senden, die nicht erwünscht ist",
        kept: "bis das Konto gelöscht wird",
      },
      queuedMail: {
        data:
          "E-Mails zu einem Konto, die der Mailserver noch nicht angenommen hat: Adresse und Text, verschlüsselt",
        why: "um es noch einmal zu versuchen, wenn der Mailserver ausfällt oder um Geduld bittet",
        kept: (days) =>
          "bis sie gesendet ist; ein Link für ein neues Passwort höchstens eine Stunde, alles andere " +
          intl.count(days) + " Tage",
      },
      moderatorMail: {
        data: "Wie oft ein Moderator E-Mails dazu will, was wartet, und wann die letzte kam",
        why: "um nicht mehr als das zu senden",
        kept: "bis das Konto gelöscht wird",
      },
      players: {
        data:
          "Wie viele auf einem Server spielen, auf welcher Karte und in welchem Modus, nie, wer",
        why: "um es zu zeigen",
        kept: (hourly, daily) =>
          "stundenweise " + intl.count(hourly) + " Tage, tageweise " + intl.count(daily),
      },
      trail: {
        data:
          "Das Änderungsprotokoll: wer welchen Eintrag, Schlüssel, Webhook oder Vote geändert hat, und Spielernamen, die in Tests eingegeben wurden",
        why: "um Streitfälle zu klären",
      },
      erasure: {
        data: "IDs gelöschter Konten",
        why: "um zu löschen, was sie noch nennt",
        kept: "höchstens eine Stunde",
      },
      own: {
        data: "Eigene Tabellen des Dienstes, ohne Personen",
        why: "für den Betrieb",
        kept: "auf Dauer",
      },
      addresses: {
        data: "IP-Adressen im Arbeitsspeicher",
        why: "um Überflutung und Ausprobieren zu begrenzen",
        kept: "höchstens eine Stunde",
      },
      log: {
        data: "Das Log: Pfade und Zeiten; ohne Mailserver auch E-Mail-Adressen und Links",
        why: "um Fehler zu finden",
        kept: "so lange, wie die Betreiber es aufbewahren",
      },
      cookies: {
        data:
          "Cookies im Browser: die Sitzung, dass sich dort schon ein Konto angemeldet hat, eine Registrierung ohne Namen, das Design, die Sprache und die letzte Art der Anmeldung, was einen Passkey oder einen zweiten Schritt an diesen Browser bindet, und was ein Formular gerade getan hat",
        why:
          "um angemeldet zu bleiben, damit Fremde das Konto nicht aussperren können, um auf den Namen zu warten, um Design, Sprache und Art der Anmeldung zu zeigen, damit kein anderer Browser antworten kann, und um es auf der nächsten Seite zu sagen",
        kept: (session, known, theme) =>
          intl.count(session) + " und " + intl.count(known) + " Tage, eine halbe Stunde, " +
          intl.count(theme) + " Tage, eine Stunde und eine Minute",
      },
      rememberedName: {
        data:
          "Ein Cookie mit dem Namen, den ein Spieler zum Voten eingegeben hat, falls dieser Browser ihn sich merken soll",
        why: "um ihn beim nächsten Mal einzutragen",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) +
              " Tag nach dem letzten Vote oder bis der Spieler ihn vergessen lässt"
            : intl.count(days) +
              " Tage nach dem letzten Vote oder bis der Spieler ihn vergessen lässt",
      },
      codeLanguage: {
        data: "Die Programmiersprache, die in den Anleitungen gewählt wurde, im Browser",
        why: "um die nächste Anleitung in ihr zu zeigen",
        kept: "bis der Tab geschlossen wird",
      },
    },
    keys: {
      panel: {
        title: (server) => `API-Schlüssel von ${server}`,
        heading: "API-Schlüssel",
        lead:
          "Mit einem Schlüssel kann dein Gameserver prüfen, wer gevotet hat. Gib dem Schlüssel einen Webhook, dann bekommst du jeden Vote in dem Moment, in dem er abgegeben wird.",
        notApproved: (status) =>
          "Stand dieses Servers: " + status +
          ". Schlüssel erstellen und nutzen kannst du nur, solange er freigegeben ist.",
        reason: (reason) => `Die Moderation schrieb: ${reason}`,
        none: "Noch keine Schlüssel",
        noneNext:
          "Erstelle unten einen. Sein Secret wird einmal gezeigt, mit einem Befehl zum Ausprobieren und einem Test für seinen Webhook.",
        noneUntil: "Schlüssel kannst du erstellen, sobald der Server freigegeben ist.",
        ending: "Endet auf",
        created: "Erstellt",
        lastUsed: "Zuletzt benutzt",
        why: "Warum?",
        newKey: "API-Schlüssel erstellen",
        samples: {
          ask: {
            label: "Fragen, ob ein Spieler gevotet hat",
            lead:
              "Gibt die Antwort aus und belohnt niemanden. Ein Vote zählt den ganzen Tag; die Belohnung zu vergeben und dir zu merken, wer sie hatte, liegt also bei dir. Ohne Antwort endet das Programm mit einem Fehler und gibt nichts aus.",
          },
          receive: {
            label: "Votes empfangen",
            lead:
              "Prüft, ob ein Webhook von uns kommt, speichert den Vote in eine Datei und ruft dann die Funktion reward auf: höchstens einmal pro Vote, auch über Neustarts hinweg, und nie bei einem Test. Füll diese Funktion aus und schalte deinen Webserver für https davor. Ein Absturz zwischen beiden Schritten kann eine Belohnung kosten, die du dann von Hand gibst; doppelt gibt es sie nie.",
          },
        },
        nameField: {
          label: "Name des Schlüssels",
          help:
            "Den siehst nur du. Er hilft dir, deine Schlüssel zu unterscheiden: lobby, website, …",
        },
        urlField: {
          label: "Webhook-URL",
          help: "Dorthin geht jeder Vote. Du kannst sie auch später setzen.",
        },
        scopes: "Zweck",
        scopesField: "Wofür der Schlüssel ist",
        scope: {
          read: {
            name: "Vote-Abfragen",
            label: "Vote-Abfragen: wer gevotet hat, Vote-Zahlen und der Eintrag",
          },
          rewards: {
            name: "Belohnungen",
            label: "Belohnungen: Votes aus dem Postfach holen und Belohnungen vermerken",
          },
          feed: {
            name: "Vote-Feed",
            label: "Vote-Feed: jeden Vote mitlesen, für Bots und Statistiken",
          },
        },
        generate: "API-Schlüssel erstellen",
        history: "Letzte Aktivitäten",
        historyLead:
          "Die letzten Änderungen am Server, seinen Schlüsseln und Webhooks, und von wem sie stammen.",
        when: "Wann",
        who: "Wer",
        what: "Aktion",
        asked: "hat um eine Änderung am Eintrag gebeten",
        which: "Schlüssel",
        code: "Beispielcode",
        codeLead:
          "Ganze Programme ohne Bibliotheken. Sie lesen deinen Schlüssel und dein Secret aus der Umgebung: Halte beides aus deinem Code heraus.",
        reference: "Alle Antworten und Header stehen in der API-Referenz.",
      },
      states: {
        none: "keine URL",
        active: "aktiv",
        failing: "gestört",
        waiting: "wartet auf deinen Empfänger",
        paused: "pausiert",
        disabled: "abgeschaltet",
        revoked: "widerrufen",
      },
      once: {
        issued: (name) => `Dein neuer Schlüssel: ${name}`,
        rolled: (name) => `Neues Secret für ${name}`,
        prepared: (name) => `Neues Webhook-Secret für ${name}`,
        warning: "Jetzt kopieren: Das wird nur einmal gezeigt.",
        key: "API-Schlüssel",
        webhookSecret: "Webhook-Secret",
        keyHelp: "Sende ihn bei jeder Anfrage mit: Authorization: Bearer, dann der Schlüssel.",
        secretHelp: "Damit prüft dein Empfänger, ob ein Webhook von uns kommt.",
        overlap: (hours) =>
          hours === 0
            ? "Das alte Secret gilt nicht mehr."
            : intl.plural(hours) === "one"
            ? "Das alte Secret gilt noch eine Stunde."
            : `Das alte Secret gilt noch ${intl.count(hours)} Stunden.`,
        preparedNext:
          "Sorg zuerst dafür, dass dein Empfänger dieses Secret neben dem alten akzeptiert. Komm dann zurück und aktiviere es: Vorher wird nichts damit signiert.",
        tryTitle: "Gleich ausprobieren",
        curl: "Frag die API im Terminal, wer du bist",
        test: "Test an den Webhook senden",
        testHelp:
          "Öffnet sich in einem neuen Tab, damit diese Seite mit dem Secret bleibt. Tests werden nie gezählt oder belohnt.",
        done: "Ich habe es kopiert",
        usedTitle: "Dieses Formular wurde schon abgeschickt",
        used:
          "Es wurde schon ausgeführt und hat das Secret gezeigt. Wenn du es nicht kopiert hast, erneuere den Schlüssel oder bereite ein weiteres Webhook-Secret vor.",
        back: "Alle API-Schlüssel",
      },
      key: {
        title: (key, server) => `Schlüssel ${key} von ${server}`,
        back: "API-Schlüssel",
        deliveries: "Zustellungen dieses Schlüssels",
        revokedAt: "Widerrufen",
        votifier: "Votifier",
        toRewards: "Belohnungen",
        replayVotifier:
          "Sendet die Votes, die zurückgehalten wurden oder nicht ankamen. Was dein Server schon angenommen hat, bleibt weg: Er würde es noch einmal belohnen.",
        webhook: "Webhook",
        webhookLead: "Dorthin geht jeder Vote signiert, sobald er abgegeben wird.",
        security: "Sicherheit",
        securityLead:
          "Zwei Geheimnisse: Der Schlüssel öffnet die API, das Webhook-Secret signiert, was wir senden.",
        danger: "Gefahrenzone",
        dangerLead: "Das lässt sich nicht rückgängig machen.",
        held: (votes, days) => intl.plural(votes) === "one"
          ? "1 Vote wird zurückgehalten, höchstens " + intl.count(days) +
            " Tage lang. Gelöscht wird er am"
          : intl.count(votes) + " Votes werden zurückgehalten, jeder höchstens " +
            intl.count(days) + " Tage lang. Der älteste verfällt am",
        heldMore: (max, days) =>
          "Mehr als " + intl.count(max) + " Votes werden zurückgehalten, jeder höchstens " +
          intl.count(days) + " Tage lang. Der älteste verfällt am",
        overlaps: {
          day: "in einem Tag",
          now: "sofort",
          hour: "in einer Stunde",
          week: "in sieben Tagen",
        },
        urlField: {
          label: "Webhook-URL",
          help: "Lass das Feld leer, um aufzuhören: Was noch wartet, wird aufgegeben.",
        },
        saveUrl: "URL speichern",
        pause: "Pausieren",
        pauseHelp:
          "Während der Pause werden Votes zurückgehalten. Du kannst sie später nachsenden.",
        resume: "Fortsetzen",
        resumeHelp:
          "Neue Votes werden wieder gesendet. Zurückgehaltene bleiben, wo sie sind, bis du sie sendest.",
        heldOff: "Setz den Webhook fort und sende sie dann.",
        sendHeld: "Zurückgehaltene senden",
        disabled: {
          gone:
            "Dein Empfänger hat mit 410 Gone geantwortet, und das schaltet einen Webhook ab. Votes werden zurückgehalten.",
          failing:
            "Nach fünf Tagen ohne einen einzigen Erfolg wurde er abgeschaltet. Votes werden zurückgehalten.",
        },
        failingSince: "Der Webhook ist gestört seit",
        asksAgain: "Nächster Versuch:",
        test: {
          title: "Test",
          button: "Test senden",
          lead:
            "Sendet einen Test-Vote, hinter dem kein echter Spieler steht, an deine URL und zeigt, was gesendet und geantwortet wurde. Der Header X-Listing-Test kennzeichnet ihn, und er wird nie gezählt.",
        },
        testName: {
          label: "Name des Spielers",
          help: "Ein Empfänger, der den Header ignoriert, belohnt diesen Spieler.",
        },
        testConfirm: "Ja, mein Empfänger darf diesen Spieler belohnen",
        testMore: "Mit einem echten Spielernamen testen",
        grade: {
          title: "Meinen Empfänger prüfen",
          button: "Empfänger prüfen",
          lead:
            "Sendet innerhalb einer Minute etwa 30 Zustellungen des Test-Spielers an deine URL: richtige und gefälschte, alte und doppelte. Dann siehst du, was dein Empfänger falsch gemacht hat.",
        },
        graded: (key) => `Prüfung des Empfängers von ${key}`,
        gradeGuide: "Was jede Prüfung bedeutet",
        backToKey: "Zurück zum Schlüssel",
        secret: "Webhook-Secret",
        secretLead:
          "Ändere es in zwei Schritten, damit kein Vote verloren geht: Bereite ein neues vor, trag es bei deinem Empfänger ein und aktiviere es dann.",
        secretSteps: [
          "Neues Secret vorbereiten",
          "Beim Empfänger eintragen, neben dem alten",
          "Aktivieren: Ab dann signieren wir damit",
        ],
        prepare: "Neues Secret vorbereiten",
        prepareAgain: "Noch ein Secret vorbereiten",
        pending:
          "Ein neues Secret ist vorbereitet. Bis du es aktivierst, wird nichts damit signiert.",
        activate: "Vorbereitetes Secret aktivieren",
        replay: { title: "Nachsenden", button: "Votes nachsenden" },
        replayLead: (days) =>
          "Sendet Votes, die an diesen Schlüssel gingen oder für ihn zurückgehalten werden, ab einem Zeitpunkt der letzten " +
          intl.count(days) +
          " Tage noch einmal, fünf pro Sekunde. Votes behalten ihre IDs: Ein Empfänger, der sich X-Listing-Vote merkt, belohnt niemanden doppelt.",
        since: "Votes seit",
        roll: {
          title: "Erneuern",
          button: "Schlüssel erneuern",
          lead:
            "Erstellt ein neues Secret für diesen Schlüssel. Webhook und Verlauf bleiben, und das alte Secret gilt so lange, wie du willst. Das aktuelle Secret:",
        },
        overlap: "Das alte Secret endet",
        revoke: "Widerrufen",
        revokeLead:
          "Beendet diesen Schlüssel endgültig. Sein Webhook stoppt, und was noch wartet, wird aufgegeben.",
        revokeLink: "Schlüssel widerrufen …",
        confirmTitle: (key) => `Schlüssel ${key} widerrufen?`,
        confirmLead:
          "Programme, die ihn nutzen, werden innerhalb einer Sekunde abgewiesen, und sein Webhook bekommt keine Votes mehr. Das lässt sich nicht rückgängig machen. Falls der Schlüssel in falsche Hände geraten ist, erneuere ihn lieber: So bleibt der Webhook.",
        confirm: (key) => `${key} widerrufen`,
        cancel: "Schlüssel behalten",
        removal: {
          title: (key) => `Empfänger ${key} entfernen?`,
          lead:
            "Er bekommt keine Votes mehr, und was noch auf ihn wartet, wird aufgegeben. Das lässt sich nicht rückgängig machen.",
          confirm: (key) => `${key} entfernen`,
          cancel: "Empfänger behalten",
        },
      },
    },
    language: {
      heading: "Sprache",
      lead: "Die Sprache deiner Seiten und der E-Mails an dich.",
      label: "Sprache",
      browser: "Wie mein Browser",
      save: "Speichern",
    },
    listingForm: {
      submit: {
        title: "Server eintragen",
        lead:
          "Spiel, Name und Adresse genügen. Den Rest kannst du jetzt oder später ergänzen. Die Moderation prüft jeden neuen Server, bevor er gelistet wird; den Stand siehst du hier.",
        submit: "Server einreichen",
        pictures: "Logo und Banner fügst du hinzu, sobald der Server eingereicht ist.",
      },
      edit: {
        title: (server) => `Eintrag von ${server}`,
        lead: "Deine Änderungen sind zu sehen, sobald du sie speicherst.",
        leadApproved:
          "Deine Änderungen sind zu sehen, sobald du sie speicherst, außer wo die Moderation zuerst nachsieht.",
        leadRejected: "Wenn du fertig bist, reiche den Server unter „Übersicht“ erneut ein.",
        save: "Änderungen speichern",
        looksFirst: "Änderungen sieht sich zuerst die Moderation an.",
        waits: (seen) => "Wartet auf die Moderation. Bis dahin sehen Spieler " + seen + ".",
        slugMoves: (days) =>
          "Alte Links führen zur neuen Adresse. Du kannst sie alle " + intl.count(days) +
          " Tage einmal ändern.",
        slugMoved: (at) =>
          "Du hast sie erst kürzlich geändert. Das geht wieder ab " + at + " (UTC).",
        textWaits: "Wartet auf die Moderation. Bis dahin sehen Spieler den alten Stand.",
        waiting: "Eine Änderung wartet auf die Moderation.",
        toWaiting: "Vergleichen, zurückziehen oder nachweisen",
      },
      parts: {
        basics: "Spiel, Name und Adresse",
        place: "Port und Seitenadresse",
        about: "Slogan, Beschreibung und Regeln",
        translations: "Weitere Sprachen",
        facts: "Tags, Version und Sprachen",
        links: "Links",
        pictures: "Bilder",
      },
      form: {
        game: { label: "Spiel", help: "Nicht dabei? Bitte die Moderation, es hinzuzufügen." },
        name: { label: "Name", help: "So, wie Spieler ihn kennen." },
        chooseGame: "Spiel wählen",
        host: {
          label: "Adresse",
          help: "Hostname oder IP-Adresse. Der Port darf dabeistehen: host:25565.",
        },
        port: { label: "Port", help: "Lass das Feld leer, dann gilt der Standardport des Spiels." },
        slug: {
          label: "Seitenadresse",
          help: (least, most) =>
            "Das Ende des Links, /servers/…: " + intl.count(least) + " bis " + intl.count(most) +
            " Kleinbuchstaben, Ziffern und Bindestriche. Lass das Feld leer, dann nehmen wir den Namen.",
        },
        tagline: {
          label: "Slogan",
          help: "Eine Zeile dazu, was den Server besonders macht. Sie steht auf der Karte.",
        },
        description: {
          label: "Beschreibung",
          help: (most) =>
            "Sag Spielern, was sie erwartet. Markdown geht: **fett**, Listen, Links, Überschriften. Höchstens " +
            intl.count(most) + " Zeichen.",
        },
        rules: { label: "Regeln", help: "Was Spieler wissen müssen. Auch hier geht Markdown." },
        textLanguage: {
          label: "Sprache dieser Texte",
          help: "Worin Slogan, Beschreibung und Regeln geschrieben sind.",
        },
        tags: {
          label: "Tags",
          help: (most) => "Damit suchen und filtern Spieler. Bis zu " + intl.count(most) + ".",
          unfold: "Tags wählen",
        },
        version: { label: "Version", help: "Die Version des Spiels, etwa 1.21.4." },
        country: { label: "Land", help: "Wo der Server steht." },
        noCountry: "Keine Angabe",
        languages: {
          label: "Sprachen",
          help: (most) => "Was auf dem Server gesprochen wird. Bis zu " + intl.count(most) + ".",
          unfold: "Sprachen wählen",
        },
        website: { label: "Website", help: "Beginnt mit https://." },
        discord: { label: "Discord", help: "Eine Einladung, etwa https://discord.gg/…" },
        video: { label: "Video", help: "Auf YouTube, Twitch oder Vimeo." },
      },
      translations: {
        lead:
          "Wer diese Seite in einer anderen Sprache liest, sieht die Texte, die du in ihr hinzufügst. Was du leer lässt, erscheint so, wie du es oben geschrieben hast.",
        none: "noch nichts",
        field: (field, language) => `${field} (${language})`,
        remove: "Diese Texte beim Speichern entfernen",
      },
      preview: {
        title: "Vorschau",
        filled: (filled, all) => `${intl.count(filled)} von ${intl.count(all)} ausgefüllt`,
        of: (server) => `Vorschau von ${server}`,
        note: "Noch ist nichts gespeichert. Schließ diesen Tab, um zum Formular zurückzukommen.",
        show: "Vorschau",
        noName: "Name deines Servers",
        noAddress: "play.example.com",
        noGame: "Spiel",
        noTagline: "Dein Slogan",
        about: "Über den Server",
        noDescription: "Hier steht deine Beschreibung.",
        rules: "Regeln",
        waits:
          "Wo laut Formular die Moderation zuerst nachsieht, sehen Spieler es erst nach der Freigabe.",
      },
      pictures: {
        lead: "Das Gesicht deines Servers in jeder Liste. Neue Bilder sind sofort zu sehen.",
        saveFirst:
          "Beim Hochladen wird diese Seite neu geladen. Speichere erst, was du eingegeben hast.",
        failed: "Das Bild konnte nicht gesendet werden. Versuch es noch einmal.",
        logo: {
          label: "Logo",
          none: "Du hast noch keins: Spieler sehen diese Kachel mit deinen Initialen.",
          file: "Bild für das Logo",
          best: "Am besten quadratisch.",
          upload: "Logo hochladen",
          remove: "Logo entfernen",
        },
        banner: {
          label: "Banner",
          none: "Du hast noch keins: Spieler sehen Streifen in der Farbe deines Servers.",
          file: "Bild für das Banner",
          best: "Am besten dreimal so breit wie hoch.",
          upload: "Banner hochladen",
          remove: "Banner entfernen",
        },
        help: (width, height, best) =>
          "PNG, JPEG oder WebP, höchstens 8 MB und mindestens " + intl.count(width) + " × " +
          intl.count(height) + " Pixel. " + best,
        choose: "Wähle erst eine Datei.",
        rulesTitle: "Was du zeigen darfst",
        rules: [
          "Deinen Server: den Namen, die Welt, was Spieler dort bauen und tun.",
          "Nur Bilder, die dir gehören oder die du verwenden darfst. Keine Logos anderer Server.",
          "Nichts Sexuelles, Blutiges oder Hasserfülltes, und von niemandem private Daten.",
          "Keine falschen Versprechen, etwa Ingame-Währung für einen Vote.",
          "Die Moderation sieht sich jedes neue Bild an. Sie entfernt, was gegen diese Regeln verstößt, und mailt dir die Begründung.",
        ],
      },
      meanwhile: {
        title: "Das wurde inzwischen geändert",
        lead:
          "In einem anderen Tab oder von jemand anderem. Vergleiche beides, ändere das Formular unten bei Bedarf und speichere noch einmal, um deine Eingaben zu behalten.",
        heads: ["Feld", "Jetzt gespeichert", "Deine Eingabe"],
        nothing: "nichts",
      },
    },
    listing: {
      change: {
        name: "Name",
        game: "Spiel",
        host: "Adresse",
        port: "Port",
        text: {
          tagline: "Slogan",
          tags: "Tags",
          country: "Land",
          version: "Version",
          languages: "Sprachen",
          website: "Website",
          discord: "Discord",
          video: "Video",
          description: "Beschreibung",
          rules: "Regeln",
          textLanguage: "Sprache der Texte",
          translations: "Weitere Sprachen",
        },
      },
      home: {
        title: "Gameserver",
        heading: "Gerankt von denen, die dort spielen",
        lead: (counts) =>
          "Ein Vote pro Tag und Server. Für den Rang zählen die Votes " + (counts === "all"
            ? "der letzten 30 Tage."
            : counts === "signed-in"
            ? "angemeldeter Spieler aus den letzten 30 Tagen."
            : counts === "confirmed"
            ? "von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto aus den letzten 30 Tagen."
            : "von Spielern, deren verknüpftes Konto älter als 30 Tage ist, aus den letzten 30 Tagen."),
        results: (text) => `Server zu „${text}“`,
        searchAll: "Alle Server durchsuchen",
        pageOf: (title, page) => `${title}, Seite ${intl.count(page)}`,
        landing: {
          title: (name) => `${name}-Server`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `1 ${name}-Server`
              : `${intl.count(servers)} ${name}-Server`) +
            ", gerankt nach den Votes der Spieler. " + (intl.plural(playersOnline) === "one"
              ? "Gerade ist 1 Spieler online."
              : `Gerade sind ${intl.count(playersOnline)} Spieler online.`),
          line: (counts) =>
            counts === "all"
              ? "Gerankt nach den Votes der Spieler."
              : counts === "signed-in"
              ? "Gerankt nach den Votes angemeldeter Spieler."
              : counts === "confirmed"
              ? "Gerankt nach den Votes von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto."
              : "Gerankt nach den Votes von Spielern, deren verknüpftes Konto älter als 30 Tage ist.",
        },
        sums: {
          servers: () => "Server",
          online: () => "Spieler online",
          votes: (votes) => intl.plural(votes) === "one" ? "Vote in 30 Tagen" : "Votes in 30 Tagen",
        },
        games: "Spiele",
        moreGames: (games) =>
          intl.plural(games) === "one" ? "1 weiteres Spiel" : `${intl.count(games)} weitere Spiele`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? "1 Spiel mit Servern."
            : `${intl.count(games)} Spiele mit Servern.`,
        gameOrders: { players: "Spieler", servers: "Server", name: "Name" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one" ? "1 Server" : `${intl.count(servers)} Server`) + " · " +
          (intl.plural(playersOnline) === "one"
            ? "1 Spieler online"
            : `${intl.count(playersOnline)} Spieler online`),
        tags: "Tags",
        board: "Server",
        page: (page, pages) => `Seite ${intl.count(page)} von ${intl.count(pages)}`,
        more: "Noch mehr Server?",
      },
      feed: { title: "Neue Server", follow: "Neuen Servern im Feedreader folgen" },
      nothing: {
        listed: "Noch keine Server gelistet",
        listedNext:
          "Mach den Anfang: Fünf Felder genügen, und nach der Freigabe können Spieler sofort voten.",
        list: "Server eintragen",
        found: "Kein Server passt zu allem",
        foundFor: (text) => `Nichts zu „${text}“`,
        drop: "Damit findest du Server:",
        clear: "Mit weniger Filtern findest du vielleicht einen.",
        dropFor: "Kein Server passt zu allem. Damit findest du Server:",
        retype:
          "Kein Server passt zu allem. Wir haben Namen, Spiele, Tags, Länder und Adressen durchsucht: Nimm weniger Wörter.",
        without: "Ohne",
        showAll: "Filter löschen",
        pastEnd: "So viele Seiten hat die Liste nicht.",
        firstPage: "Zur ersten Seite",
        waysOn: "Versuch es hiermit",
        games: { label: "Nach Spiel stöbern", more: "Alle Spiele mit gelisteten Servern" },
        newest: { label: "Neueste Server", more: "Gerade erst eingetragen" },
        own: { label: "Eigenen eintragen", more: "Fünf Felder, kostenlos" },
      },
      board: {
        rank: "Rang",
        ofAll: "gesamt",
        copy: (name) => `Adresse von ${name} kopieren`,
        vote: "Voten",
        voteFor: (name) => `für ${name}`,
        votes: (votes) => intl.plural(votes) === "one" ? "Vote" : "Votes",
        today: "heute",
        monthly: "in den letzten 30 Tagen",
        all: "insgesamt",
      },
      moves: { isNew: "neu", up: "aufwärts in einer Woche", down: "abwärts in einer Woche" },
      filters: {
        title: "Filter",
        used: "aktiv",
        text: "Name oder Adresse",
        choose: {
          game: { label: "Spiel", all: "Alle Spiele" },
          country: { label: "Land", all: "Überall" },
          language: { label: "Sprache", all: "Alle Sprachen" },
          version: { label: "Version", all: "Alle Versionen" },
        },
        tags: "Tags, alle davon",
        clear: "Alle löschen",
        quick: "Schnellfilter",
        online: "Jetzt online",
        show: "Server zeigen",
        found: (total) => intl.plural(total) === "one" ? "1 Server" : `${intl.count(total)} Server`,
        quoted: (text) => `„${text}“`,
        remove: ": entfernen",
        sortBy: "Sortieren nach",
        sorts: {
          match: "Beste Treffer",
          votes_30: "30 Tage",
          votes_today: "Heute",
          votes_all: "Gesamt",
          players: "Spieler",
          newest: "Neueste",
          name: "Name",
        },
      },
      server: {
        moderate: "Moderieren",
        servers: "Server",
        about: "Über den Server",
        rules: "Regeln",
        links: "Links",
        website: "Website",
        video: "Video",
        community: { discord: "Zum Discord", website: "Zur Website" },
        tags: "Tags",
        facts: "Fakten",
        version: "Version",
        country: "Land",
        languages: (languages) => intl.plural(languages) === "one" ? "Sprache" : "Sprachen",
        listed: "Gelistet seit",
        rankIn: (game) => `in ${game}`,
        of: (listed) => `von ${intl.count(listed)}`,
        playersIn: () => "Spieler",
        votesWeekly: "Votes, 7 Tage",
        votesTotal: "Votes, gesamt",
        allVotes: (counts) =>
          "Hier stehen alle Votes, auch die über Links aus dem Spiel und mit eingetippten Namen. Für den Rang zählen nur Votes " +
          (counts === "signed-in"
            ? "angemeldeter Spieler."
            : counts === "confirmed"
            ? "von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto."
            : "von Spielern, deren verknüpftes Konto älter als 30 Tage ist."),
        vote: "Voten",
        voteFor: (name) => `Für ${name} voten`,
        description: (name, game) => `${name}, ein ${game}-Server: Adresse, Spieler und Votes.`,
      },
      share: { share: "Teilen", address: "Adresse dieser Seite" },
      report: {
        title: (server) => `${server} melden`,
        back: (server) => `Zurück zu ${server}`,
        lead:
          "Stimmt etwas mit diesem Eintrag nicht? Sag es der Moderation. Der Besitzer erfährt nie, wer du bist.",
        reason: "Was stimmt nicht?",
        pick: "Bitte wählen",
        reasons: {
          pictures: "Die Bilder",
          hateful: "Hass oder Belästigung",
          scam: "Betrügt Spieler oder will Passwörter",
          fake: "Gibt sich als anderer Server aus",
          wrong: "Angaben sind falsch, oder es gibt ihn nicht mehr",
          other: "Etwas anderes",
        },
        more: "In deinen Worten",
        moreHelp: "Was hast du gesehen, und wo? Bitte nenne von niemandem private Daten.",
        send: "Meldung senden",
        link: "Diesen Eintrag melden",
      },
      live: {
        online: "Online seit",
        offline: "Offline seit",
        neverAnswered: "der Eintragung",
        uptime: "Uptime",
        owner: "Besitzer",
        verified: "verifiziert",
        verifiedHelp: "Der Besitzer hat nachgewiesen, dass der Server ihm gehört.",
      },
      badge: {
        title: "Badge",
        lead:
          "Ein Bild (SVG, ohne Script), das deinen Rang auf deiner eigenen Website zeigt und hierher führt.",
        code: "HTML für deine Website",
        widget: "HTML für ein Widget mit Rang, Votes und Spielern",
        players: (players) => intl.plural(players) === "one"
          ? "1 Spieler online"
          : `${intl.count(players)} Spieler online`,
        alternative: "Vote für uns",
        rank: (rank, game) => `#${intl.count(rank)} in ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) + " in 30 Tagen",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Hallo ${name},`,
        subject: (updates, site) =>
          intl.count(updates) + " Neuigkeiten zu deinen Servern auf " + site,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "Es gibt noch eine Neuigkeit. Du findest sie auf den Seiten deiner Server."
            : "Es gibt noch " + intl.count(items) +
              " Neuigkeiten. Du findest sie auf den Seiten deiner Server.",
        why: (site) =>
          "Du bekommst diese E-Mail, weil du auf " + site +
          " an einem Server mitarbeitest oder dazu eingeladen wurdest. So stellst du E-Mails zu deinen Servern ab:",
        webhook: (name, server) => `Der Webhook „${name}“ von ${server}`,
        withReason: (sentence, reason) => `${sentence} Die Begründung der Moderation: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} ist gelistet`,
          more: () => "Spieler können jetzt dafür voten.",
        },
        server_reinstated: {
          subject: (server) => `${server} ist wieder gelistet`,
          more: () => "Spieler können dafür voten, und die API-Schlüssel funktionieren.",
        },
        server_rejected: {
          subject: (server) => `${server} wurde nicht freigegeben`,
          more: () => "Du kannst den Eintrag bearbeiten und erneut einreichen.",
        },
        server_suspended: {
          subject: (server) => `${server} wurde gesperrt`,
          more: () =>
            "Der Server ist nicht gelistet, niemand kann dafür voten, und die API-Schlüssel funktionieren nicht.",
        },
        change_approved: {
          subject: (server) => `Deine Änderungen an ${server} wurden freigegeben`,
          more: () => "Jetzt sehen sie alle.",
        },
        change_refused: {
          subject: (server) => `Deine Änderungen an ${server} wurden nicht freigegeben`,
          more: () => "Der Eintrag bleibt, wie er war, und du kannst ihn wieder bearbeiten.",
        },
        picture_taken_down: {
          subject: (server) => `Ein Bild von ${server} wurde gesperrt`,
          more: () =>
            "Der Rest des Eintrags bleibt, wie er ist, und du kannst ein anderes Bild hochladen.",
        },
        change_asked: {
          subject: (server) => `Die Moderation bittet dich, ${server} zu ändern`,
          more: () => "Bisher ist nichts geändert: Bearbeite den Eintrag bitte selbst.",
        },
        edits_put_back: {
          subject: (server) => `Deine Änderung an ${server} wurde zurückgenommen`,
          more: () =>
            "Im Eintrag steht wieder, was vorher dort stand. Du kannst ihn erneut bearbeiten.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} lädt dich ein, an ${server} mitzuarbeiten`,
          more: () => "Bis du annimmst, ändert sich nichts. Die Einladung gilt 7 Tage:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} will dir ${server} übergeben`,
          more: () => "Bis du annimmst, ändert sich nichts. Das Angebot gilt 7 Tage:",
        },
        role_ended: {
          subject: (server) => `Du arbeitest nicht mehr an ${server} mit`,
          more: (_server, owner) => owner + " hat dir den Zugriff entzogen. Deine anderen Server:",
        },
        handed_over: {
          subject: (server, owner) => `${server} gehört jetzt ${owner}`,
          more: () =>
            "Dein Angebot wurde angenommen, und du hast keinen Zugriff mehr. Deine anderen Server:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " hat " +
            (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) +
            " verloren: von der Moderation für ungültig erklärt",
          more: (_server, _owner, _webhook, votes) =>
            intl.plural(votes) === "one"
              ? "Er zählt nicht mehr. Auf der Seite des Servers siehst du, von wann er ist, und kannst einmal antworten."
              : "Sie zählen nicht mehr. Auf der Seite des Servers siehst du, von wann sie sind, und kannst einmal antworten.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " hat " +
            (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) + " zurück",
          more: (_server, _owner, _webhook, votes) =>
            intl.plural(votes) === "one"
              ? "Die Moderation hat die Entscheidung aufgehoben, und er zählt wieder."
              : "Die Moderation hat die Entscheidung aufgehoben, und sie zählen wieder.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} funktioniert nicht`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Seit " + since +
            " ist nichts angekommen. Wir versuchen es bei jedem Vote drei Tage lang, danach kannst du ihn nachsenden. Sieh nach, was schiefging:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} wurde abgeschaltet`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Er ist dauerhaft ausgefallen (" + since +
            "). Votes werden zurückgehalten. Sobald dein Empfänger bereit ist, schalte den Webhook wieder ein und sende sie nach:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} funktioniert wieder`,
          more: (_server, _owner, _webhook, _votes, since) => `Seit ${since} kommen Votes an.`,
        },
        made_manager: {
          subject: (server) => `Du bist jetzt Manager von ${server}`,
          more: (_server, owner) =>
            owner + " lässt dich Eintrag, Schlüssel und Belohnungen bearbeiten:",
        },
        made_viewer: {
          subject: (server) => `Du bist jetzt Betrachter von ${server}`,
          more: (_server, owner) => `${owner} lässt dich Zahlen, Voter und Zustellungen sehen:`,
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} wurde abgeschaltet`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Der Chat nimmt an der Adresse keine Nachrichten mehr an (" + since +
            "). Votes werden zurückgehalten. Füge eine neue Adresse ein und sende sie dann:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} wurde abgeschaltet`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Dein Empfänger hat mit 410 Gone geantwortet (" + since +
            "). Votes werden zurückgehalten. Sobald dein Empfänger bereit ist, schalte den Webhook wieder ein und sende sie nach:",
        },
      },
      deskMail: {
        hello: (name) => `Hallo ${name},`,
        subject: (items, site) => `${intl.count(items)} neu in der Moderation von ${site}`,
        news: {
          wave: (server, votes) =>
            "Auffällige Votes für " + server + ": " +
            (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`),
          reports: (server, reports) =>
            (intl.plural(reports) === "one" ? "1 Meldung" : `${intl.count(reports)} Meldungen`) +
            " zu " + server,
          answer: (server, votes) =>
            "Der Besitzer von " + server + " hat zu " + (intl.plural(votes) === "one"
              ? "1 ungültigen Vote"
              : `${intl.count(votes)} ungültigen Votes`) + " geantwortet",
          listing: (server) => `${server} wartet auf Prüfung`,
          change: (server) => `Eine Änderung an ${server} wartet auf Prüfung`,
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? "Es gibt noch etwas."
            : `Es gibt noch ${intl.count(items)} mehr.`,
        why: (site) =>
          "Du bekommst diese E-Mail, weil du auf " + site +
          " in der Moderation bist. So bekommst du sie seltener oder gar nicht mehr:",
      },
      accountMails: {
        reset: {
          subject: (site) => `Ein neues Passwort für ${site}`,
          before: (site) =>
            "jemand hat für dein Konto auf " + site +
            " ein neues Passwort angefordert. Hier kannst du eins wählen:",
          after:
            "Der Link funktioniert einmal, eine Stunde lang. Wenn du das nicht warst, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.",
        },
        verification: {
          subject: (site) => `Bestätige deine E-Mail-Adresse für ${site}`,
          before: "hier bestätigst du, dass diese E-Mail-Adresse dir gehört:",
          after: (site) =>
            "Der Link funktioniert einen Tag lang. Wenn du kein Konto auf " + site +
            " hast, ignoriere diese E-Mail.",
        },
        claim: {
          subject: (site) => `Ein Name auf ${site}`,
          before: (site) =>
            "jemand hat sich auf " + site +
            " mit dieser E-Mail-Adresse registriert, und mit einem Namen, mit dem schon ein Spieler gevotet hat. Wenn du das bist, öffne diesen Link und wähle ein Passwort. Damit bekommst du den Namen auf " +
            site + " samt seinen Votes:",
          after:
            "Der Link funktioniert einen Tag lang. Wenn du das nicht warst, ignoriere diese E-Mail.",
        },
        addressInUse: {
          subject: (site) => `Deine E-Mail-Adresse auf ${site}`,
          before: (site, name) =>
            "jemand hat auf " + site +
            " ein neues Konto mit deiner E-Mail-Adresse erstellt. Die Adresse bleibt deine, und dein Konto „" +
            name +
            "“ ist unverändert.\n\nWenn du das warst und dieses Konto vergessen hattest, kannst du dafür ein neues Passwort wählen:",
          after: "Wenn du das nicht warst, ignoriere diese E-Mail.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Deine E-Mail-Adresse auf ${site}`,
          before: (site, name) =>
            "jemand auf " + site +
            " will deine E-Mail-Adresse für ein anderes Konto verwenden. Die Adresse bleibt deine, und dein Konto „" +
            name +
            "“ ist unverändert.\n\nWenn du das warst und dieses Konto vergessen hattest, melde dich dort so an wie bisher:",
          after: "Wenn du das nicht warst, ignoriere diese E-Mail.",
        },
        nameGiven: {
          subject: (site, name) => `Der Name ${name} auf ${site}`,
          before:
            "die Moderation hat dir den Namen gegeben. Melde dich mit dem Passwort an, das du gewählt hast:",
        },
        nameRefused: {
          subject: (site, name) => `Der Name ${name} auf ${site}`,
          before: (name) =>
            "die Moderation hat entschieden, dass jemand anders als " + name +
            " spielt. Du kannst dich mit einem anderen Namen registrieren.",
        },
        imported: {
          subject: (site) => `Dein Konto ist jetzt bei ${site}`,
          before: (site, list, privacy) =>
            "dein Konto ist von " + list + " zu " + site +
            " umgezogen, und deine Daten liegen jetzt dort. Was gespeichert wird und warum, steht hier: " +
            privacy +
            "\n\nMelde dich mit deinem Namen und dem Passwort von dort an. Wenn das nicht klappt, wähle ein neues:",
          after: "Wenn du das Konto nicht willst, kannst du es auf seiner Seite löschen.",
        },
        test: {
          subject: (site) => `E-Mails von ${site} kommen an`,
          before: (site) =>
            "du wolltest von " + site +
            " diese E-Mail bekommen. Sie ist angekommen, also kommen auch andere an:",
        },
        accountDisabled: {
          subject: (site) => `Dein Konto auf ${site} wurde gesperrt`,
          before: (site, reason) =>
            "die Moderation hat dein Konto auf " + site +
            " gesperrt. Du kannst dich nicht anmelden und nicht voten. Die Begründung:\n\n" +
            reason,
        },
        accountEnabled: {
          subject: (site) => `Dein Konto auf ${site} funktioniert wieder`,
          before: (site, reason) =>
            "die Moderation hat dein Konto auf " + site + " entsperrt. Die Begründung:\n\n" +
            reason + "\n\nDu kannst dich wieder anmelden und voten:",
        },
        signInChanged: {
          subject: (site) => `Deine Anmeldung bei ${site} wurde geändert`,
          before: (site, change) =>
            "die Anmeldung bei deinem Konto auf " + site + " wurde geändert. " +
            (change === "password_set"
              ? "Es hat jetzt ein Passwort."
              : change === "password_changed"
              ? "Das Passwort wurde geändert."
              : change === "password_reset"
              ? "Über einen Link, den wir an diese Adresse geschickt haben, wurde ein neues Passwort gesetzt."
              : change === "passkey_added"
              ? "Ein Passkey wurde hinzugefügt."
              : change === "passkey_removed"
              ? "Ein Passkey wurde entfernt."
              : change === "second_factor_on"
              ? "Beim Anmelden ist jetzt ein zweiter Faktor nötig."
              : change === "second_factor_off"
              ? "Beim Anmelden ist kein zweiter Faktor mehr nötig."
              : change === "recovery_codes_made"
              ? "Es hat neue Wiederherstellungscodes. Die alten funktionieren nicht mehr."
              : change === "recovery_code_used"
              ? "Ein Wiederherstellungscode wurde benutzt. Jeder funktioniert nur einmal."
              : change === "factors_reset"
              ? "Die Betreiber der Seite haben Passkeys, Authenticator-App und Wiederherstellungscodes entfernt."
              : change === "identity_linked"
              ? "Ein Konto einer anderen Seite wurde verknüpft. Wer es hat, kann sich damit anmelden."
              : "Ein verknüpftes Konto einer anderen Seite wurde entfernt.") +
            "\n\nWenn du das warst, musst du nichts tun. Wenn nicht, melde dich an, entferne, was nicht dir gehört, ändere dein Passwort und beende alle anderen Sitzungen:",
        },
        newBrowser: {
          subject: (site) => `Anmeldung mit einem neuen Browser bei ${site}`,
          after: "Der Link funktioniert eine Woche lang. Er meldet alle einmal ab.",
          before: (site, browser, address, when) =>
            "jemand hat sich bei deinem Konto auf " + site +
            " mit einem Browser angemeldet, den wir bei dir noch nicht kennen:\n\n" + browser +
            ", von " + address + ", am " + when +
            "\n\nWenn du das warst, musst du nichts tun. Wenn nicht, öffne diese Seite. Dort meldest du alle ab und wählst ein neues Passwort:",
        },
        addressChanged: {
          subject: (site) => `Deine E-Mail-Adresse auf ${site} wurde geändert`,
          before: (site, newEmail) =>
            "dein Konto auf " + site + " hat jetzt statt dieser die E-Mail-Adresse " + newEmail +
            ".\n\nWenn du das nicht warst, kennt jemand dein Passwort. Melde dich an, ändere es und beende alle anderen Sitzungen:",
        },
        hello: (name) => `Hallo ${name},`,
        helloNobody: "Hallo,",
        roleChanged: {
          subject: (site) => `Deine Rolle auf ${site} hat sich geändert`,
          before: (site, role) =>
            role === "moderator"
              ? "dein Konto ist jetzt Moderator auf " + site + ". Hier siehst du, was zu tun ist:"
              : "dein Konto ist jetzt Administrator auf " + site +
                ". Hier siehst du, was zu tun ist:",
        },
        roleEnded: {
          subject: (site) => `Deine Rolle auf ${site} hat sich geändert`,
          before: (site) =>
            "dein Konto hat auf " + site +
            " keine Rolle mehr. Deine Votes und Server bleiben, wie sie sind.",
        },
        unknownBrowser: "ein unbekannter Browser",
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
        label: "Dieser Server",
        rewards: "Belohnungen",
        api: "Schlüssel & Zustellungen",
        voters: "Voter",
        edit: "Eintrag",
        settings: "Einstellungen",
        page: "Öffentliche Seite",
        waiting: "wartend oder zurückgehalten",
        overview: "Übersicht",
      },
      subject: {
        players: (online, max) => `${intl.count(online)}/${intl.count(max)} Spieler online`,
        states: { unknown: "Noch nicht abgefragt", online: "Online", offline: "Offline" },
      },
      list: {
        title: "Meine Server",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one" ? "1 Vote heute. " : `${intl.count(votes)} Votes heute. `) +
          (needy === 0
            ? "Keine Probleme."
            : intl.plural(needy) === "one"
            ? "Um einen Server musst du dich kümmern."
            : `Um ${intl.count(needy)} Server musst du dich kümmern.`),
        leadWaiting: (waiting) =>
          intl.plural(waiting) === "one"
            ? "Ein Server wartet auf die Prüfung durch einen Moderator."
            : intl.count(waiting) + " Server warten auf die Prüfung durch einen Moderator.",
        none: "Du hast noch keinen Server eingetragen",
        roles: { owner: "", manager: "Du bist Manager.", viewer: "Nur Lesezugriff." },
        offers: "Angebote an dich",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} will dir ${server} übergeben.`
            : role === "manager"
            ? owner + " lädt dich ein, als Manager an " + server + " mitzuarbeiten."
            : owner + " lädt dich ein, als Betrachter bei " + server + " dabei zu sein.",
        toOffer: "Angebot ansehen",
        noneNext: "Hier finden Spieler ihn und voten jeden Tag, und dein Server belohnt sie.",
        submit: "Server eintragen",
        another: "Weiteren Server eintragen",
        manage: "Verwalten",
        allVotes: (counts) =>
          "Die Zahlen umfassen alle Votes. Für den Rang zählen nur Votes " + (counts === "signed-in"
            ? "angemeldeter Spieler."
            : counts === "confirmed"
            ? "von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto."
            : "von Spielern, deren verknüpftes Konto älter als 30 Tage ist."),
        figures: {
          server: "Server",
          today: "Votes heute",
          rank: "Rang in seinem Spiel",
          month: "In 30 Tagen",
        },
        byNow: (votes) => `Vor 1 Woche: ${intl.count(votes)}`,
        wholeDay: (votes) => `Vor einer Woche, ganzer Tag: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Verglichen wird mit letztem " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " bis " + time + " UTC, beim Rang mit dem von vor einer Woche.",
        groups: { needy: "Zu erledigen", listed: "Gelistet", others: "Nicht gelistet" },
        start: [
          ["Eintragen", "Spiel, Name, Adresse und ein paar Worte. Das dauert zwei Minuten."],
          ["Prüfung", "Die Moderation sieht sich jeden Eintrag an, bevor er öffentlich ist."],
          [
            "Votes belohnen",
            "Verbinde ein Plugin oder einen Webhook, und jeder Vote bringt dem Spieler etwas im Spiel.",
          ],
        ],
      },
      find: {
        title: "Einen deiner Server finden",
        label: "Name, Spiel oder Adresse",
        sort: "Sortieren nach",
        sorts: {
          attention: "Zu erledigen zuerst",
          votes: "Votes heute",
          rank: "Rang",
          name: "Name",
        },
        submit: "Anzeigen",
        found: (shown, all) => `Angezeigt: ${intl.count(shown)} von ${intl.count(all)}.`,
        clear: "Alle anzeigen",
        nothing: "Keiner deiner Server passt dazu",
        nothingNext: "Versuch es mit einem Teil des Namens, einem Spiel oder einer Adresse.",
      },
      mail: {
        unconfirmed:
          "Deine E-Mail-Adresse ist nicht bestätigt. Deshalb können wir dir nicht schreiben, wenn die Moderation über einen Eintrag entscheidet oder ein Webhook ausfällt.",
        confirm: "Adresse bestätigen",
      },
      attention: {
        pending: "Die Moderation prüft ihn. Bis dahin kannst du mehr über ihn erzählen.",
        provable: "Die Moderation prüft ihn. Bis dahin kannst du nachweisen, dass er dir gehört.",
        unlisted:
          "Du hast ihn aus der Liste genommen. Niemand kann dafür voten, bis du ihn wieder listest.",
        failing: (key, waiting) =>
          "Der Webhook " + key +
          " funktioniert nicht. Zustellungen unterwegs oder zurückgehalten: " +
          intl.count(waiting) + ".",
        waiting: (waiting) =>
          "Zustellungen unterwegs oder zurückgehalten: " + intl.count(waiting) + ".",
        offline: "Er antwortet nicht auf unsere Abfragen, deshalb sehen Spieler ihn als offline.",
        inbox: (waiting) =>
          "Im Postfach: " + (intl.plural(waiting) === "one"
            ? "1 Vote wartet"
            : `${intl.count(waiting)} Votes warten`) + ".",
        toPeople: "Wieder listen",
        toServer: "Was zu tun ist",
        toStatus: "Status ansehen",
        toFacts: "Eintrag ergänzen",
        toDeliveries: "Zustellungen ansehen",
        toRewards: "Belohnungen ansehen",
        decided: (reason) => `Die Moderation schrieb: ${reason}`,
      },
      change: {
        waiting: "Eine Änderung wartet auf die Moderation",
        waitingNext: "Bis zur Freigabe sehen Spieler und die API den bisherigen Stand.",
        refused: "Die Moderation hat deine Änderung abgelehnt",
        refusedNext: "Der Eintrag bleibt, wie er ist.",
        reason: (reason) => `Die Moderation schrieb: ${reason}`,
        prove:
          "Mit der Adresse musst du nicht warten, wenn du nachweisen kannst, dass sie dir gehört:",
        toStatus: "Status",
        withdraw: "Änderung zurückziehen",
        dismiss: "Verstanden",
      },
      overview: {
        title: (server) => `Mein Server ${server}`,
        pending:
          "Die Moderation prüft ihn. Nach der Freigabe bekommt er eine öffentliche Seite, Votes und API-Schlüssel.",
        prove: "Du musst nicht warten, wenn du nachweisen kannst, dass er dir gehört:",
        approved: "Er ist gelistet, und Spieler können dafür voten.",
        rejected:
          "Er ist nicht gelistet. Behebe, was die Moderation geschrieben hat, und reiche ihn erneut ein.",
        unlisted:
          "Er ist aus der Liste genommen. Votes und API-Schlüssel ruhen, Zustellungen werden zurückgehalten.",
        toRelist: "Wieder listen",
        suspended:
          "Er ist vorerst nicht gelistet. Votes und API-Schlüssel ruhen, und Zustellungen werden zurückgehalten, bis die Moderation ihn wieder freigibt.",
        reason: "Die Moderation schrieb:",
        resubmit: "Erneut einreichen",
        edit: "Erst bearbeiten",
        toEdit: "Eintrag bearbeiten",
        until: (days) =>
          "Das steht hier, bis du den Eintrag speicherst, höchstens " + intl.count(days) + " Tage.",
        description: "Beschreibung",
      },
    },
    myVotes: {
      title: "Meine Votes",
      nextDay: "Neue Votes gibt es in",
      utcDay: "Vote-Tage sind UTC-Tage.",
      today: "Heutige Votes",
      voteNext: (server) => `Als Nächstes voten: ${server}`,
      voteAll: (servers, first) =>
        intl.plural(servers) === "one"
          ? `Für ${first} voten`
          : `Für alle ${intl.count(servers)} voten`,
      find: "Weiteren Favoriten finden",
      votedAt: "Gevotet:",
      isVoid: "Die Moderation hat den heutigen Vote für ungültig erklärt",
      isTaken:
        "Dein verknüpftes Konto hat heute gevotet, als es hier zu einem anderen Konto gehörte",
      endsTonight: (days) =>
        "Deine Serie von " + (intl.plural(days) === "one" ? "1 Tag" : `${intl.count(days)} Tagen`) +
        " endet mit diesem Vote-Tag",
      reward: "Belohnung",
      rewards: {
        waiting: "wartet im Spiel auf dich",
        leased: "wartet im Spiel auf dich",
        granted: "erhalten",
        refused: "vom Server abgelehnt",
        voided: "zurückgezogen",
        expired: "verfallen",
      },
      receipt: "Beleg",
      receiptOf: (server) => ` deines Votes für ${server}`,
      vote: "Voten",
      voteFor: (server) => ` für ${server}`,
      votedToday: "Heute gevotet",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: gevotet`,
      isLeft: (server) => `${server}: noch offen`,
      inRow: (days) => intl.plural(days) === "one" ? "1 Tag" : `${intl.count(days)} Tage`,
      inRowUnseen: " in Folge",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Favorit",
      add: "Hinzufügen",
      addServer: (server) => `: ${server} zu deinen Favoriten`,
      none: "Noch keine Favoriten",
      noneWhy:
        "Markiere Server, für die du votest, als Favoriten: Auf jeder Serverseite gibt es dafür einen Button. Dann kannst du jeden Tag für alle nacheinander voten und siehst hier, welche noch fehlen.",
      before: "Für diese hast du schon gevotet:",
      findServers: "Server finden",
      past: "Frühere Votes",
      pastWhy:
        "Jeder UTC-Tag mit der Zahl deiner gültigen Votes. Tippe auf einen Tag, um sie zu sehen.",
      months: "Monate",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Früher: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Später: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["M", "D", "M", "D", "F", "S", "S"],
      votes: (votes) => intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`,
      dayVotes: (votes) =>
        ": " + (votes === 0
          ? "keine Votes"
          : intl.plural(votes) === "one"
          ? "1 Vote"
          : `${intl.count(votes)} Votes`),
      fewest: "keine",
      most: "viele",
      noVotes: "In diesem Monat hast du nicht gevotet.",
      kept: "Tage werden ein Jahr lang gespeichert.",
      soFar: "Bisher",
      current: (days) => intl.plural(days) === "one"
        ? "Tag in Folge, auf irgendeinem Server"
        : "Tage in Folge, auf irgendeinem Server",
      longest: "längste Serie in einem Jahr",
      thisMonth: (votes) =>
        intl.plural(votes) === "one" ? "Vote in diesem Monat" : "Votes in diesem Monat",
      inYear: (votes) =>
        intl.plural(votes) === "one" ? "Vote in einem Jahr" : "Votes in einem Jahr",
      boards: "Top-Voter auf allen Servern",
      stripEnds: "Der Vote-Tag endet in",
      menuLeft: (left) =>
        left === 0 ? ", heute für alle gevotet" : `, heute noch ${intl.count(left)} offen`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `${intl.count(voted)} von ${intl.count(all)} gevotet`,
        newVotes: "neue Votes in",
        last: "Gevotet für",
        cast: "Voten und weiter",
        next: (server) => `Danach: ${server}.`,
        isLast: "Das ist der letzte.",
        skip: (server) => `${server} heute überspringen`,
        goOn: (server) => `Weiter zu ${server}`,
        stop: "Hier aufhören und zurück zu meinen Votes",
      },
      progress: {
        left: (voted, all, left) =>
          intl.count(voted) + " von " + intl.count(all) + " gevotet, noch " + intl.count(left) +
          " offen",
        done: (all) =>
          intl.plural(all) === "one"
            ? "Für deinen Favoriten gevotet"
            : `Für alle ${intl.count(all)} gevotet`,
      },
      strip: {
        left: (voted, all) =>
          "Heute für " + intl.count(voted) + " von " + intl.count(all) + " Favoriten gevotet.",
        done: "Heute hast du für alle deine Favoriten gevotet.",
      },
    },
    overview: {
      health: {
        label: "Belohnungen",
        failing: "Belohnungen kommen nicht an",
        failingSays: (key, since) => `Seit ${since} funktioniert der Webhook ${key} nicht.`,
        off: "Belohnungen gestoppt",
        offSays: (key) => `Der Webhook ${key} wurde abgeschaltet.`,
        paused: "Belohnungen pausiert",
        pausedSays: (key) => `Der Webhook ${key} ist pausiert.`,
        waiting: (votes) =>
          "Zustellungen unterwegs oder zurückgehalten: " + intl.count(votes) + ".",
        arrive: "Votes kommen an",
        arriveSays: (key, votes) =>
          votes === 0
            ? `Der Webhook ${key} ist bereit. Keine Votes in 24 Stunden.`
            : intl.plural(votes) === "one"
            ? "1 Zustellung kam in 24 Stunden an."
            : `${intl.count(votes)} Zustellungen kamen in 24 Stunden an.`,
        inbox: "Belohnungen werden abgeholt",
        inboxSays: "Dein Plugin holt sie aus dem Postfach. Keine wartet.",
        inboxWaits: "Belohnungen warten",
        inboxWaitsSays: (votes) =>
          (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) +
          " im Postfach.",
        none: "Noch keine Belohnungen",
        noneSays: "Spieler bekommen nichts für ihre Votes. Verbinde ein Plugin oder einen Webhook.",
        toDeliveries: "Zustellungen",
        toRewards: "Belohnungen",
        toKeys: "API-Schlüssel",
      },
      today: {
        title: "Heute",
        votes: (votes) => intl.plural(votes) === "one" ? "Vote" : "Votes",
        more: (votes) => `${intl.count(votes)} mehr`,
        fewer: (votes) => `${intl.count(votes)} weniger`,
        same: "Genauso viele",
        than: (at, votes, time) =>
          "als letzten " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " um diese Zeit (" + intl.count(votes) + " um " + time + " UTC)",
        as: (at, votes, time) =>
          "wie letzten " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " um diese Zeit (" + intl.count(votes) + " um " + time + " UTC)",
        none: "Heute noch keine Votes, und am selben Tag letzte Woche auch keine.",
        noneNext: "Eine Linie zeigt sie hier Stunde für Stunde, neben demselben Tag letzte Woche.",
        whole: (at, votes) =>
          (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) + " am " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", vor einer Woche",
        label: (today, before, weekAgo) =>
          "Votes nach Stunden: heute bisher " + intl.count(today) + ", am " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo) +
          " insgesamt " + intl.count(before),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "heute",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": insgesamt " + intl.count(votes),
        windows: (monthly, total) =>
          (intl.plural(monthly) === "one" ? "1 Vote" : `${intl.count(monthly)} Votes`) +
          " in 30 Tagen, " + intl.count(total) + " insgesamt",
      },
      rank: {
        title: (game) => `Rang in ${game}`,
        of: (listed) => `von ${intl.count(listed)}`,
        none: "Noch kein Rang",
        noneNext:
          "Ränge werden etwa einmal pro Sekunde berechnet, solange jemand auf der Seite ist.",
        near: "Votes von 30 Tagen, rund um deinen Server",
        ahead: (votes) => votes === 0 ? "gleichauf" : `${intl.count(votes)} voraus`,
        behind: (votes) => votes === 0 ? "gleichauf" : `${intl.count(votes)} dahinter`,
        you: "dein Server",
        ranking: (counts) =>
          "Für den Rang zählen nur Votes " + (counts === "signed-in"
            ? "angemeldeter Spieler."
            : counts === "confirmed"
            ? "von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto."
            : "von Spielern, deren verknüpftes Konto älter als 30 Tage ist."),
      },
      steps: {
        title: "Nächste Schritte",
        done: (done, all) => `${intl.count(done)} von ${intl.count(all)} erledigt`,
        doneTitle: "Erledigt",
        more: (steps) => `${intl.count(steps)} weitere`,
        all: {
          logo: ["Logo hinzufügen", "Es steht in jeder Liste neben dem Namen."],
          banner: ["Banner hinzufügen", "Es steht oben auf deiner Seite und in Linkvorschauen."],
          description: ["Server beschreiben", "Sag, was Spieler erwartet."],
          facts: ["Slogan und Tags hinzufügen", "Damit suchen und filtern Spieler."],
          rewards: [
            "Belohnungen verbinden",
            "Spieler voten wieder, wenn sie etwas dafür bekommen.",
          ],
          badge: [
            "Badge auf deine Website setzen",
            "Erledigt, sobald wir es auf deiner Website sehen.",
          ],
          proof: ["Nachweisen, dass er dir gehört", "Dafür bekommt deine Seite ein Abzeichen."],
        },
      },
      figures: {
        title: (days) => `Letzte ${intl.count(days)} Tage`,
        spans: "Wie viele Tage",
        span: (days) => `${intl.count(days)} Tage`,
        nav: "Was das Diagramm zeigt",
        names: {
          votes: "Votes",
          ballot_click: "Klicks auf „Voten“",
          address_copy: "Kopierte Adressen",
          page_view: "Seitenaufrufe",
        },
        week: "in 7 Tagen",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "gestiegen: ",
        isDown: "gesunken: ",
        none: {
          votes: (days) =>
            "Keine Votes in " + intl.count(days) + " Tagen. Jeder Tag wird hier ein Balken.",
          ballot_click: (days) =>
            "Niemand hat in " + intl.count(days) +
            " Tagen auf „Voten“ geklickt. Jeder Tag wird hier ein Balken.",
          address_copy: (days) =>
            "Niemand hat in " + intl.count(days) +
            " Tagen deine Adresse kopiert. Jeder Tag wird hier ein Balken.",
          page_view: (days) =>
            "Niemand hat in " + intl.count(days) +
            " Tagen deine Seite geöffnet. Jeder Tag wird hier ein Balken.",
        },
        worth:
          "Votes sind geprüft. Aufrufe, Kopien und Klicks zählen wir, wie Browser sie melden, ohne Cookies und IP-Adressen: Nimm sie als Trend. Auf deinen Rang haben sie keinen Einfluss. Tage sind UTC-Tage; die letzte Minute fehlt vielleicht noch.",
      },
      charts: {
        ballot_click: {
          title: "Klicks auf „Voten“",
          heads: ["Tag (UTC)", "Klicks"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " Tagen, heute bisher " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Kopierte Adressen",
          heads: ["Tag (UTC)", "Kopien"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " Tagen, heute bisher " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Seitenaufrufe",
          heads: ["Tag (UTC)", "Aufrufe"],
          summary: (sum, today, days) =>
            intl.count(sum) + " in " + intl.count(days) + " Tagen, heute bisher " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "Woher Besucher kamen",
        here: "Diese Seite",
        hereSays: "Listen, Spieleseiten, Suche",
        rest: "Anderswo oder unbekannt",
        restSays: "die meisten Apps verraten es nicht",
        note: "Seitenaufrufe von 30 Tagen. Gespeichert wird nur der Name der Website.",
        none: "Hier stehen bald die Websites, die zu deiner Seite führen, mit ihrem Anteil.",
      },
      coming: {
        title: "Was du hier sehen wirst",
        items: [
          ["Votes", "heute im Vergleich zum selben Tag letzte Woche, und über 30 Tage"],
          ["Rang", "in deinem Spiel, mit den Servern vor und hinter dir und deinem Auf und Ab"],
          ["Besucher", "Seitenaufrufe, kopierte Adressen, Klicks auf „Voten“ und woher sie kamen"],
          ["Belohnungen", "ob sie ankommen, in einer Zeile"],
        ],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "one"
            ? "1 Vote für deinen Server ist für ungültig erklärt"
            : intl.count(votes) + " Votes für deinen Server sind für ungültig erklärt",
        votes: (votes) =>
          (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) + " ungültig",
        again: (votes) => intl.plural(votes) === "one"
          ? "1 Vote für ungültig erklärt und wieder gezählt"
          : intl.count(votes) + " Votes für ungültig erklärt und wieder gezählt",
        cast: "Abgegeben",
        to: "bis",
        voided: "Von der Moderation für ungültig erklärt:",
        reason: "Die Begründung:",
        noReason: "Ohne Begründung.",
        answer: "Der Moderation antworten",
        yours: "Deine Antwort",
        help: (min, max) =>
          "Du kannst einmal antworten, mit " + intl.count(min) + " bis " + intl.count(max) +
          " Zeichen. Zurück kommt nichts: Die Moderation liest deine Antwort und lässt die Votes vielleicht wieder zählen.",
        send: "Antwort senden",
        answered: "Deine Antwort vom",
      },
    },
    people: {
      roles: { owner: "Besitzer", manager: "Manager", viewer: "Betrachter" },
      page: {
        title: (server) => `Einstellungen von ${server}`,
        heading: "Team",
        lead:
          "Wer an diesem Server mitarbeiten darf. Alle nutzen ihr eigenes Konto. Unter „Schlüssel & Zustellungen“ zeigen die letzten Aktivitäten, wer was getan hat.",
        heads: ["Name", "Rolle", "Seit", ""],
        you: "du",
        change: { manager: "Zum Manager machen", viewer: "Zum Betrachter machen" },
        remove: "Entfernen",
        removed:
          "Wen du entfernst, verliert sofort den Zugriff. Schlüssel, die diese Person kennt, funktionieren weiter: Diese Seite nennt sie dann, und du kannst alle auf einmal erneuern.",
        leave: "Diesen Server verlassen",
        leaveLead: "Du verlierst den Zugriff sofort. Nur der Besitzer kann dich wieder einladen.",
        offersTitle: "Offene Angebote",
        offer: (name, role) =>
          role === "owner"
            ? `${name}, Übernahme des Eintrags`
            : role === "manager"
            ? `${name}, als Manager`
            : `${name}, als Betrachter`,
        withdraw: "Zurückziehen",
        inviteTitle: "Jemanden einladen",
        inviteLead:
          "Das Angebot ist sieben Tage lang auf der Seite „Meine Server“ zu sehen und kommt per E-Mail, wenn die Adresse bestätigt ist. Bis es angenommen wird, ändert sich nichts.",
        name: "Name des Kontos",
        role: "Rolle",
        choices: {
          viewer: "Betrachter: sieht Zahlen, Voter und Zustellungen",
          manager: "Manager: alles außer Löschen, Übergeben und Team",
        },
        invite: "Einladung senden",
        needsApproval:
          "Du kannst Leute einladen, sobald die Moderation den Server freigegeben hat.",
      },
      handover: {
        title: "Übergeben",
        lead: "Gibt den Eintrag mit Votes, Schlüsseln und Team an ein anderes Konto.",
        what:
          "Du bestätigst, dass du es bist, und das andere Konto nimmt innerhalb von sieben Tagen an. Dann gehört ihm der Eintrag, und du verlierst den Zugriff. Das Tempo der Webhooks beginnt wieder niedrig, denn es hängt am Besitzer.",
        name: "Name des neuen Besitzerkontos",
        submit: "Eintrag anbieten",
      },
      unlist: {
        title: "Aus der Liste nehmen",
        lead: "Für eine Pause. Du kannst es rückgängig machen.",
        what:
          "Der Server verschwindet aus allen Listen, seine Seite und die Vote-Seite schließen. API-Schlüssel ruhen, Zustellungen warten; alles Eingerichtete bleibt. Nach 30 Tagen zählen Votes nicht mehr für den Rang.",
        button: "Aus der Liste nehmen",
        again:
          "Der Server ist aus der Liste genommen. Um ihn wieder zu listen, braucht es keine Moderation.",
        relist: "Wieder listen",
        notNow: "Nur ein gelisteter Server kann aus der Liste genommen werden.",
      },
      deletion: {
        group: "Löschen",
        groupLead: "Das lässt sich nicht rückgängig machen.",
        link: "Löschen …",
        what: "Die nächste Seite sagt, was wann verschwindet, und fragt noch einmal nach.",
        title: (server) => `${server} löschen`,
        heading: "Diesen Eintrag löschen?",
        lead: "Das passiert mit allem, was dazugehört.",
        effects: "Was passiert",
        atOnce: "Sofort",
        page: {
          what: "Seite, Texte, Bilder und Badge",
          effect: "Für alle weg. Kein anderer Server bekommt je diese Adresse.",
        },
        keys: {
          what: "API-Schlüssel",
          effect: (keys) =>
            keys === 0
              ? "Es gibt keine."
              : intl.plural(keys) === "one"
              ? intl.count(keys) + " gilt nicht mehr: Plugins bekommen einen Fehler."
              : intl.count(keys) + " gelten nicht mehr: Plugins bekommen einen Fehler.",
        },
        waiting: {
          what: "Zustellungen, unterwegs oder zurückgehalten",
          effect: (votes) =>
            votes === 0
              ? "Es gibt keine."
              : intl.plural(votes) === "one"
              ? "1 Vote: wird nie gesendet."
              : `${intl.count(votes)} Votes: werden nie gesendet.`,
        },
        inbox: {
          what: "Belohnungen im Postfach",
          effect: (votes) =>
            votes === 0
              ? "Es gibt keine."
              : intl.plural(votes) === "one"
              ? "1 Vote: Niemand kann ihn mehr abholen."
              : `${intl.count(votes)} Votes: Niemand kann sie mehr abholen.`,
        },
        votes: {
          what: "Votes",
          effect: (votes) => intl.plural(votes) === "one"
            ? "1 Vote: zählt nicht mehr, bleibt aber in den Daten des Spielers."
            : intl.count(votes) +
              " Votes: zählen nicht mehr, bleiben aber in den Daten der Spieler.",
        },
        people: {
          what: "Team",
          effect: (people) =>
            people === 0
              ? "Sonst hat niemand Zugriff."
              : intl.plural(people) === "one"
              ? `${intl.count(people)} Person verliert den Zugriff.`
              : `${intl.count(people)} Personen verlieren den Zugriff.`,
        },
        offers: { what: "Offene Angebote", effect: "Niemand kann sie mehr annehmen." },
        past: {
          what: "Frühere Zustellungen",
          effect: "Werden nach und nach gelöscht.",
          when: (days) => intl.plural(days) === "one"
            ? `Je ${intl.count(days)} Tag danach`
            : `Je ${intl.count(days)} Tage danach`,
        },
        record: {
          what: "Änderungsprotokoll",
          effect: "Bleibt, nur für die Moderation.",
          when: "Zwei Jahre lang",
        },
        heads: ["Was", "Folge", "Wann"],
        rather: "Lieber nicht?",
        instead:
          "Nimm den Server für eine Pause aus der Liste, das lässt sich rückgängig machen, oder übergib ihn jemandem, der weitermacht. Votes und alles Eingerichtete bleiben in beiden Fällen.",
        insteadUnlisted:
          "Der Server steht gerade nicht in der Liste. Du kannst es dabei belassen oder ihn jemandem übergeben, der weitermacht: Dann bleiben die Votes und alles Eingerichtete.",
        unlist: "Aus der Liste nehmen",
        handOver: "Übergeben",
        forGood: "Endgültig löschen",
        type: "Gib zur Sicherheit das hier ein:",
        typeHelp: (slug) =>
          "Groß- und Kleinschreibung ist egal. Du kannst auch " + slug + " eingeben.",
        otherName: (name) => `Das ist nicht der Name. Er lautet „${name}“.`,
        keep: "Behalten",
        password: "Dein Passwort",
      },
      offer: {
        title: (server, role) =>
          role === "owner" ? `${server} übernehmen?` : `An ${server} mitarbeiten?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} will dir diesen Eintrag übergeben.`
            : role === "manager"
            ? `${owner} lädt dich als Manager ein.`
            : `${owner} lädt dich als Betrachter ein.`,
        means: {
          viewer: "Du siehst dann Zahlen, Voter und Zustellungen.",
          manager:
            "Du darfst alles außer löschen, übergeben und über das Team entscheiden: Du bearbeitest den Eintrag, die Schlüssel und die Belohnungen.",
          owner:
            "Du wirst dafür verantwortlich, mit Votes, Schlüsseln und Webhooks. Der bisherige Besitzer verliert den Zugriff. API-Schlüssel und Secrets, die andere kennen, funktionieren weiter, bis du sie erneuerst.",
        },
        people: (names) =>
          "Diese Leute behalten ihren Zugriff, bis du sie entfernst: " + names + ".",
        former: (role) =>
          role === "manager"
            ? "Manager bist du dann nicht mehr: Als Besitzer darfst du alles."
            : "Betrachter bist du dann nicht mehr: Als Besitzer darfst du alles.",
        accept: { viewer: "Annehmen", manager: "Annehmen", owner: "Übernehmen" },
        decline: "Ablehnen",
        game: "Spiel",
        address: "Adresse",
        status: "Status",
        until: "Gilt bis",
        declineLead: (days) =>
          "Wenn du ablehnst, kann dich der Besitzer " + intl.count(days) +
          " Tage lang nicht wieder fragen.",
      },
      known: {
        title: "Schlüssel, die Ehemalige kennen",
        lead:
          "Wer diese erzeugt oder eingetragen hat, verwaltet diesen Server nicht mehr. Sie funktionieren noch.",
        heads: ["Schlüssel", "Bekannt bei", "Was du tust"],
        kinds: {
          api_key: (name) => `API-Schlüssel „${name}“`,
          webhook_secret: (name) => `Webhook-Secret von „${name}“`,
          url_key: () => "URL-Schlüssel",
          link_key: () => "Schlüssel für Vote-Links",
          chat: (name) => `Adresse von „${name}“`,
          votifier: (name) => `Votifier-Token von „${name}“`,
        },
        deleted: "einem gelöschten Konto",
        elsewhere: {
          chat: "Erzeuge im Chat eine neue Adresse und trage sie unter „Chats“ ein.",
          votifier:
            "Setze auf deinem Spielserver ein neues Token und trage es unter „Belohnungen“ ein.",
        },
        renew: "Alle Schlüssel erneuern",
        renewHelp:
          "Alte Schlüssel gelten sofort nicht mehr, und jeder neue wird einmal gezeigt. Webhook-Secrets gelten, bis du das neue aktivierst.",
        activate:
          "Trage es bei deinem Empfänger ein und aktiviere es dann auf der Seite des Schlüssels.",
        made: "Deine neuen Schlüssel",
      },
    },
    privacy: {
      title: "Datenschutz",
      lead: (site) => `Was ${site} über dich weiß, wozu und wie lange.`,
      host:
        "Die Betreiber dieser Seite entscheiden darüber und sind für deine Daten verantwortlich. Das Programm dahinter, Voteboard, sendet nichts an seine Entwickler.",
      inShort: {
        heading: "Kurz gesagt",
        account:
          "Dein Name und deine E-Mail-Adresse werden gespeichert, damit du dich anmelden kannst, bis du dein Konto löschst.",
        votes:
          "Deine Votes werden dauerhaft gespeichert, denn sie bestimmen den Rang der Server. Löschst du dein Konto, wird dein Name daraus entfernt.",
        address: (signIn, votes) =>
          "Deine IP-Adresse wird bei einer Anmeldung " + intl.count(signIn) +
          " Tage lang gespeichert, bei Votes nur als Code, " + intl.count(votes) + " Tage lang.",
        email:
          "Deine E-Mail-Adresse sieht niemand. Besitzer von Servern, für die du votest, sehen deinen Namen.",
      },
      keptHeading: "Was gespeichert wird",
      oneWay:
        "Ein Einwegcode lässt sich vergleichen, aber nicht zurückrechnen: Die Seite erkennt dasselbe Passwort, dieselbe Adresse oder denselben Schlüssel wieder, ohne sie zu speichern.",
      columns: ["Daten", "Wozu", "Wie lange"],
      groups: {
        account: "Konten",
        signIn: "Anmelden",
        votes: "Voten",
        servers: "Server",
        rewards: "Belohnungen und Nachrichten an Server",
        moderation: "Moderation",
        site: "Betrieb der Seite",
        browser: "In deinem Browser",
      },
      othersHeading: "Wer noch davon erfährt",
      others: [
        "Besitzer der Server, für die du votest: deinen Namen, die Nummer deines Kontos und wann du gevotet hast. Was sie damit tun, liegt bei ihnen.",
        "Alle: Name, Adresse und Beschreibung eines Eintrags, den du einreichst. Wenn du zugestimmt hast, bei den Top-Votern zu stehen, auch deinen Namen und wie oft du für einen Server gevotet hast; Programme lesen das über die öffentliche API. Nimmst du das zurück, zeigen es beide binnen einer Minute nicht mehr, nur Kopien kann niemand zurückholen. Deine E-Mail-Adresse sieht niemand.",
        "Die Moderation dieser Seite: wer für welchen Server gevotet hat, wem welcher gehört und was die Besitzer geändert haben.",
        "Der Mailserver dieser Seite: deine E-Mail-Adresse und die E-Mails an dich.",
      ],
      turnstile:
        "Cloudflare: Die Vote-Seite lädt dessen Bot-Prüfung und übermittelt dabei deine IP-Adresse und deinen Browser.",
      nobodyElse: "Sonst niemand: Keine Seite lädt etwas von woanders.",
      yoursHeading: "Deine Daten gehören dir",
      yours: "Das meiste siehst und änderst du auf deiner Kontoseite.",
      download: "Alles herunterladen …",
      delete: "Konto löschen …",
    },
    refusals: {
      cannot: {
        accept_edits: "Änderungen können nicht angenommen werden",
        accept_pictures: "Bilder können nicht angenommen werden",
        accept_the_offer: "Das Angebot kann nicht angenommen werden",
        add_game: "Das Spiel kann nicht hinzugefügt werden",
        add_server: "Der Server kann nicht hinzugefügt werden",
        add_tag: "Der Tag kann nicht hinzugefügt werden",
        add_the_name: "Der Name kann nicht hinzugefügt werden",
        approve_change: "Die Änderung kann nicht freigegeben werden",
        approve_server: "Der Server kann nicht freigegeben werden",
        change_settings: "Die Einstellungen können nicht geändert werden",
        change_the_role: "Die Rolle kann nicht geändert werden",
        check_server: "Der Server kann nicht geprüft werden",
        close_reports: "Die Meldungen können nicht geschlossen werden",
        decide_about_an_alert: "Über die Warnung kann nicht entschieden werden",
        decide_on_a_claim_to_a_name:
          "Über den Anspruch auf einen Namen kann nicht entschieden werden",
        disable_account: "Das Konto kann nicht gesperrt werden",
        dismiss_the_alert: "Die Warnung kann nicht verworfen werden",
        edit_game: "Das Spiel kann nicht bearbeitet werden",
        edit_server: "Der Server kann nicht bearbeitet werden",
        edit_tag: "Der Tag kann nicht bearbeitet werden",
        enable_account: "Das Konto kann nicht entsperrt werden",
        export_account: "Das Konto kann nicht exportiert werden",
        grade_the_receiver_of_this_key: "Der Empfänger dieses Schlüssels kann nicht geprüft werden",
        hand_over_server: "Der Server kann nicht übergeben werden",
        invite: "Einladen geht nicht",
        issue_key: "Der Schlüssel kann nicht ausgestellt werden",
        lift_the_act: "Die Aktion kann nicht aufgehoben werden",
        list_server_again: "Der Server kann nicht wieder gelistet werden",
        make_a_key: "Ein Schlüssel kann nicht erstellt werden",
        make_a_sign_in_link: "Ein Anmeldelink kann nicht erstellt werden",
        merge_games: "Die Spiele können nicht zusammengelegt werden",
        merge_tags: "Die Tags können nicht zusammengelegt werden",
        put_edits_back: "Die Änderungen können nicht zurückgenommen werden",
        read_answers: "Die Antworten können nicht gelesen werden",
        refuse_change: "Die Änderung kann nicht abgelehnt werden",
        reject_server: "Der Server kann nicht abgelehnt werden",
        remove_banner: "Das Banner kann nicht entfernt werden",
        remove_game: "Das Spiel kann nicht entfernt werden",
        remove_logo: "Das Logo kann nicht entfernt werden",
        remove_tag: "Der Tag kann nicht entfernt werden",
        rename: "Der Name kann nicht geändert werden",
        replay: "Nachsenden geht nicht",
        resend: "Noch einmal senden geht nicht",
        reset_the_second_factor: "Die Zwei-Faktor-Anmeldung kann nicht zurückgesetzt werden",
        resubmit_server: "Der Server kann nicht erneut eingereicht werden",
        save_facts: "Die Angaben können nicht gespeichert werden",
        set_email: "Die E-Mail-Adresse kann nicht gesetzt werden",
        show_account: "Das Konto kann nicht angezeigt werden",
        show_claims_to_names: "Die Ansprüche auf Namen können nicht angezeigt werden",
        show_delivery: "Die Zustellung kann nicht angezeigt werden",
        show_reports: "Die Meldungen können nicht angezeigt werden",
        show_the_account: "Das Konto kann nicht angezeigt werden",
        show_the_audit_trail: "Das Änderungsprotokoll kann nicht angezeigt werden",
        show_the_queue: "Die Warteschlange kann nicht angezeigt werden",
        show_void_votes: "Ungültige Votes können nicht angezeigt werden",
        show_vote: "Der Vote kann nicht angezeigt werden",
        show_votes: "Die Votes können nicht angezeigt werden",
        show_waves: "Die Warnungen können nicht angezeigt werden",
        submit_server: "Der Server kann nicht eingereicht werden",
        suspend_server: "Der Server kann nicht gesperrt werden",
        take_down_picture: "Das Bild kann nicht gesperrt werden",
        test_the_webhook: "Der Webhook kann nicht getestet werden",
        unlist_server: "Der Server kann nicht aus der Liste genommen werden",
        void_vote: "Der Vote kann nicht für ungültig erklärt werden",
        void_votes: "Die Votes können nicht für ungültig erklärt werden",
        vote: "Voten geht nicht",
        withdraw_change: "Die Änderung kann nicht zurückgezogen werden",
        activate_the_webhook_secret_of_key:
          "Das Webhook-Secret des Schlüssels kann nicht aktiviert werden",
        change_the_Votifier_of_key: "Der Votifier des Schlüssels kann nicht geändert werden",
        change_the_webhook_of_key: "Der Webhook des Schlüssels kann nicht geändert werden",
        grade_the_receiver_of_key: "Der Empfänger des Schlüssels kann nicht geprüft werden",
        pause_the_webhook_of_key: "Der Webhook des Schlüssels kann nicht pausiert werden",
        prepare_a_webhook_secret_for_key:
          "Für den Schlüssel kann kein Webhook-Secret vorbereitet werden",
        replay_the_deliveries_of_key:
          "Die Zustellungen des Schlüssels können nicht nachgesendet werden",
        resume_the_webhook_of_key: "Der Webhook des Schlüssels kann nicht fortgesetzt werden",
        revoke_key: "Der Schlüssel kann nicht widerrufen werden",
        roll_key: "Der Schlüssel kann nicht erneuert werden",
        test_the_webhook_of_key: "Der Webhook des Schlüssels kann nicht getestet werden",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "Der Name „" + name +
          "“ geht nicht: Namen haben 2 bis 32 Zeichen aus A–Z, a–z, 0–9, „_“, „.“ und „-“ und beginnen nicht mit „-“",
        prefix: ({ name, prefix }) =>
          "Der Name „" + name + "“ geht nicht: Der Betreiber dieser Seite hat Namen, die mit „" +
          prefix + "“ beginnen, nicht erlaubt",
      },
      account_name_reserved: ({ name }) => `Der Name „${name}“ geht nicht: Er ist reserviert`,
      account_name_steam: ({ name }) =>
        "Der Name „" + name +
        "“ geht nicht: Er ist eine Steam-ID. Melde dich mit Steam an, um zu zeigen, dass sie dir gehört",
      game_name_known: ({ name }) =>
        "„" + name + "“ kann nicht hinzugefügt werden: So heißt du hier schon",
      game_names_full: ({ max }) =>
        "Der Name kann nicht hinzugefügt werden: Neben dem eigenen Namen hat ein Konto höchstens " +
        intl.count(max) + " unbelegte; entferne zuerst einen",
      account_exists: {
        email: ({ email }) =>
          "Das Konto kann nicht erstellt werden: Zu „" + email + "“ gibt es schon eins",
        voted: ({ name }) =>
          "Der Name „" + name +
          "“ geht noch nicht: Jemand hat damit gevotet. Wenn du das warst, bestätige zuerst deine E-Mail-Adresse",
        name: ({ name }) => `Der Name „${name}“ geht nicht: Er ist vergeben`,
      },
      identity_linked:
        "Verknüpfen geht nicht: Damit meldet sich hier schon ein anderes Konto an; hebe die Verknüpfung zuerst dort auf",
      last_way_in:
        "Entfernen geht nicht: Sonst könntest du dich bei diesem Konto nicht mehr anmelden; füge zuerst einen anderen Weg hinzu",
      sign_in_link_refused: ({ name }) =>
        "Der Link kann nicht erstellt werden: Das Konto „" + name +
        "“ ist gesperrt oder gehört einem Spieler, der sich nie registriert hat",
      claim_unknown:
        "Entscheiden geht nicht: Den Anspruch gibt es nicht mehr, oder der Name ist schon vergeben",
      sign_in_needed: ({ player }) =>
        "Zu „" + player + "“ gibt es hier ein Konto. Melde dich an, um damit zu voten",
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: Es gibt kein Konto „${name}“`,
        missing: ({ cannot }) => `${cannot}: Dieses Konto gibt es nicht`,
        viewers: ({ cannot }) => `${cannot}: Das Konto wurde gelöscht`,
        owners: ({ cannot }) => `${cannot}: Dein Konto wurde gelöscht`,
        voters: ({ cannot }) => `${cannot}: Das Konto wurde gelöscht`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Das Konto kann nicht gelöscht werden: Ihm gehört noch ein Eintrag, der wartet oder freigegeben ist (" +
            named + "); lösche ihn zuerst, nimm ihn aus der Liste oder übergib ihn"
          : "Das Konto kann nicht gelöscht werden: Ihm gehören noch " + intl.count(count) +
            " Einträge, die warten oder freigegeben sind (" + named +
            "); lösche sie zuerst, nimm sie aus der Liste oder übergib sie",
      account_disabled: ({ doing }) => doing === "vote"
        ? "Voten geht nicht: Die Moderation hat das Konto gesperrt"
        : "Das Konto kann nicht gesperrt werden: Es ist schon gesperrt",
      account_decided: ({ cannot }) =>
        cannot + ": Jemand anders hat inzwischen darüber entschieden; sieh es dir noch einmal an",
      account_not_disabled: ({ cannot }) => `${cannot}: Das Konto ist nicht gesperrt`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": Das Konto hat auf dieser Seite die Rolle " +
        (role === "moderator" ? "Moderator" : "Administrator") +
        ", die ein Administrator zuerst entziehen muss",
      account_cant_have_role:
        "Die Rolle kann nicht geändert werden: Das Konto ist gesperrt, oder niemand kann sich damit anmelden",
      last_administrator: ({ doing }) =>
        doing === "change_the_role"
          ? "Die Rolle kann nicht geändert werden: Sonst hätte diese Seite keinen Administrator mehr; ernenne zuerst jemand anderen"
          : "Das Konto kann nicht gelöscht werden: Sonst hätte diese Seite keinen Administrator mehr; ernenne zuerst jemand anderen",
      rename_too_soon: ({ days, next }) =>
        "Der Name kann nicht geändert werden: Das geht nur alle " + intl.count(days) +
        " Tage, das nächste Mal am " + next,
      email_invalid: ({ text }) => `„${text}“ geht nicht: Das ist keine E-Mail-Adresse`,
      password_too_short: ({ min }) =>
        "Das Passwort geht nicht: Es braucht mindestens " + intl.count(min) + " Zeichen",
      password_too_long: ({ max }) =>
        "Das Passwort geht nicht: Es hat mehr als " + intl.count(max) + " Zeichen",
      password_common:
        "Das Passwort geht nicht: Es ist zu leicht zu erraten. Nimm mehrere Wörter, die nichts miteinander zu tun haben",
      bot_check_failed: {
        forged: "Diese Prüfung war nicht für dieses Formular. Versuch es noch einmal.",
        expired: "Die Seite war zu lange offen. Versuch es noch einmal.",
        unavailable: "Die Bot-Prüfung geht gerade nicht. Versuch es gleich noch einmal.",
      },
      bot_check_spent: "Diese Prüfung wurde schon benutzt. Versuch es noch einmal.",
      moderators_only: ({ cannot }) => `${cannot}: Das darf nur die Moderation`,
      administrators_only: ({ cannot }) => `${cannot}: Das dürfen nur Administratoren`,
      setting_invalid: {
        accent:
          "Die Einstellungen können nicht geändert werden: Eine Farbe besteht aus # und sechs Stellen, etwa #f4b41f",
        name: ({ max }) =>
          "Die Einstellungen können nicht geändert werden: Der Name hat höchstens " +
          intl.count(max) + " druckbare Zeichen",
        imprint: ({ max }) =>
          "Die Einstellungen können nicht geändert werden: Das Impressum hat höchstens " +
          intl.count(max) + " druckbare Zeichen",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": Begründe es in " + intl.count(min) + " bis " + intl.count(max) + " Zeichen",
      form_used: "Dieses Formular wurde schon abgeschickt und einmal ausgeführt",
      server_unknown: ({ slug }) => `Es gibt keinen Server „${slug}“`,
      role_too_low: ({ role }) => role === "owner"
        ? "Das darf nur der Besitzer dieses Servers"
        : "Du darfst die Zahlen und Zustellungen dieses Servers sehen, aber das hier dürfen nur der Besitzer und die Manager",
      offer_unknown:
        "Dieses Angebot gibt es nicht mehr: Es wurde zurückgezogen oder beantwortet, ist abgelaufen, oder der Server hat einen anderen Besitzer",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + ": Es gibt kein Konto " + name + ", mit dem sich jemand anmeldet",
        self: ({ cannot, name }) => `${cannot}: ${name} besitzt den Server schon`,
        member: ({ cannot, name }) => `${cannot}: ${name} hat schon Zugriff`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name + " hat schon eine Anfrage; zieh sie zuerst zurück, oder warte " +
          intl.count(days) + " Tage, falls sie abgelehnt wurde",
        many: ({ cannot, max }) =>
          cannot + ": Es gibt schon " + intl.count(max) + " Personen und offene Angebote",
        unpublished: ({ cannot }) => `${cannot}: Zuerst muss die Moderation den Server freigeben`,
      },
      member_unknown: "Diese Person hat keinen Zugriff mehr",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": Ein Name hat " + intl.count(min) + " bis " + intl.count(max) +
        " druckbare Zeichen",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": Eine Seitenadresse hat " + intl.count(min) + " bis " + intl.count(max) +
          " Zeichen: Kleinbuchstaben von a bis z, Ziffern und dazwischen einzelne Bindestriche",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": Eine Seitenadresse hat " + intl.count(min) + " bis " + intl.count(max) +
          " Zeichen: Kleinbuchstaben von a bis z, Ziffern und dazwischen einzelne Bindestriche, etwa „" +
          example + "“",
        reserved: ({ cannot, slug }) =>
          cannot + ": Die Seitenadresse „" + slug + "“ ist für diese Seite reserviert",
        taken: ({ cannot, slug }) =>
          cannot + ": Die Seitenadresse „" + slug + "“ gehört oder gehörte einem anderen Server",
        alike: ({ cannot, slug }) =>
          cannot + ": Die Seitenadresse „" + slug + "“ ist der eines anderen Servers zu ähnlich",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + ": Die Seitenadresse eines gelisteten Servers lässt sich nur alle " +
        intl.count(days) + " Tage einmal ändern; das geht wieder ab " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) => `${cannot}: „${host}“ ist weder Hostname noch Adresse`,
        inner: ({ cannot, host }) =>
          cannot + ": „" + host +
          "“ ist aus dem Internet nicht erreichbar; gib die öffentliche Adresse des Servers an",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": Ein Port ist eine ganze Zahl von 1 bis 65535, nicht " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": Eine Beschreibung hat höchstens " + max + " Zeichen, nicht " + length,
      changed_meanwhile: ({ cannot }) => `${cannot}: Inzwischen hat sich etwas geändert`,
      facts_invalid: ({ faults }) => `Die Angaben können nicht gespeichert werden: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `Es gibt keinen Tag „${slug}“`,
        cannot: ({ cannot, slug }) => `${cannot}: Es gibt keinen Tag „${slug}“`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": Ein Name hat " + intl.count(min) + " bis " + intl.count(max) +
          " druckbare Zeichen",
        slug: ({ cannot }) =>
          cannot +
          ": Ein Kurzname hat 2 bis 40 Zeichen: a bis z, 0 bis 9 und einzelne Bindestriche",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: „${name}“ steht schon in der Liste`,
      entry_used: ({ cannot, servers }) => intl.plural(servers) === "one"
        ? cannot +
          ": Ein Eintrag nutzt das oder tat es, bevor er gelöscht wurde; leg es stattdessen mit etwas anderem zusammen"
        : cannot + ": " + intl.count(servers) +
          " Einträge nutzen das, gelöschte mitgezählt; leg es stattdessen mit etwas anderem zusammen",
      merged_with_itself: ({ cannot }) => `${cannot}: Wähle zum Zusammenlegen etwas anderes aus`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": Du hast " + intl.count(servers) + ", und mehr als " + intl.count(max) +
          " sind nicht möglich",
        pending: ({ cannot, pending }) =>
          cannot + ": " + intl.count(pending) + " deiner Server warten schon auf die Moderation",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot}: Beim Server „${slug}“ wartet keine`,
        seen: ({ cannot, slug }) =>
          cannot + ": Der Besitzer hat den Server „" + slug +
          "“ inzwischen bearbeitet; sieh ihn dir noch einmal an",
        replaced: ({ cannot, slug }) =>
          cannot + ": Der Besitzer des Servers „" + slug +
          "“ hat sie inzwischen durch eine neue ersetzt; sieh dir die neue an",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + ": „" + slug + "“ " + (status === "pending"
            ? "wartet auf Prüfung"
            : status === "approved"
            ? "ist freigegeben"
            : status === "rejected"
            ? "ist abgelehnt"
            : "ist gesperrt"),
        ownerless: ({ cannot, slug }) =>
          cannot + ": Der Besitzer von „" + slug +
          "“ hat sein Konto gelöscht, also ist niemand dafür verantwortlich",
        changed: ({ cannot, slug }) =>
          cannot + ": Seit du „" + slug +
          "“ geöffnet hast, wurde etwas geändert oder jemand anders hat entschieden; sieh es dir noch einmal an",
        unlisted: ({ cannot, slug }) =>
          cannot + ": Der Besitzer hat „" + slug + "“ aus der Liste genommen",
      },
      server_own: ({ cannot, slug }) =>
        cannot + ": Du arbeitest an „" + slug +
        "“ mit, deshalb entscheidet jemand anders aus der Moderation",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "Der Server kann nicht geprüft werden: „" + slug + "“ " + (status === "pending"
            ? "wartet auf Prüfung"
            : status === "approved"
            ? "ist freigegeben"
            : status === "rejected"
            ? "ist abgelehnt"
            : "ist gesperrt")
          : cannot + ": Der Server „" + slug + "“ " + (status === "pending"
            ? "wartet auf Prüfung"
            : status === "approved"
            ? "ist freigegeben"
            : status === "rejected"
            ? "ist abgelehnt"
            : "ist gesperrt"),
      check_too_soon: {
        busy:
          "Der Server kann nicht geprüft werden: Gerade laufen zu viele Prüfungen; versuch es gleich noch einmal",
        waiting: ({ seconds }) =>
          "Der Server kann nicht geprüft werden: Einer deiner wartenden Server wurde vor weniger als " +
          intl.count(seconds) + " Sekunden geprüft",
        listed: ({ seconds }) =>
          "Der Server kann nicht geprüft werden: Die letzte Prüfung ist weniger als " +
          intl.count(seconds) + " Sekunden her",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + ": Es gibt kein Spiel „" + slug + "“; bekannte Spiele: " + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": Ein Name hat " + intl.count(min) + " bis " + intl.count(max) +
          " druckbare Zeichen",
        slug: ({ cannot, slug }) =>
          cannot + ": „" + slug +
          "“ ist kein Kurzname; der hat 2 bis 60 Zeichen: a bis z, 0 bis 9 und einzelne Bindestriche",
        protocol: ({ cannot, protocol, known }) =>
          cannot + ": Es gibt kein Protokoll „" + protocol + "“; bekannte Protokolle: " + known,
        port: ({ cannot, max }) => `${cannot}: Ein Port ist eine ganze Zahl von 1 bis ${max}`,
        queryPort: ({ cannot, port }) => `${cannot}: ${port} ist kein gültiger Query-Port`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ": „" + slug +
        "“ steht schon in der Liste oder war der Kurzname eines Spiels aus der Liste",
      picture_refused: {
        damaged:
          "Dieses Bild geht nicht: Die Datei ist beschädigt; öffne sie in einem Bildprogramm und speichere sie neu",
        animated: "Dieses Bild geht nicht: Es ist animiert; nimm eins, das sich nicht bewegt",
        format: "Dieses Bild geht nicht: Es muss PNG, JPEG oder WebP sein; GIF und SVG gehen nicht",
        large: ({ width, height, megapixels }) =>
          "Dieses Bild geht nicht: Es hat " + intl.count(width) + " × " + intl.count(height) +
          " Pixel, und bei dieser Art sind höchstens " + intl.decimal(megapixels) +
          " Megapixel erlaubt; mach es zuerst kleiner",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Dieses Bild geht nicht: Es hat " + intl.count(width) + " × " + intl.count(height) +
          " Pixel, und ein " + (kind === "logo" ? "Logo" : "Banner") + " braucht mindestens " +
          intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + ": Die Bilder von „" + slug +
        "“ wurden inzwischen geändert; sieh sie dir noch einmal an",
      report_invalid: {
        other: ({ max }) =>
          "Melden geht nicht: Schreib in 1 bis " + intl.count(max) + " Zeichen, was nicht stimmt",
        chosen: ({ max }) =>
          "Melden geht nicht: Schreib in höchstens " + intl.count(max) +
          " Zeichen, was nicht stimmt",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Melden geht nicht: Dazu liegen der Moderation schon " + intl.count(max) +
          " Meldungen von Leuten vor, die nicht angemeldet sind, und vorerst nimmt sie von ihnen keine mehr an. Melde dich in einem anderen Tab an und schick das noch einmal ab",
        all: ({ max }) =>
          "Melden geht nicht: Dazu liegen der Moderation schon " + intl.count(max) +
          " Meldungen vor; versuch es in einer Stunde noch einmal",
      },
      report_unknown: ({ slug }) =>
        "Die Meldungen können nicht geschlossen werden: Zu „" + slug + "“ ist keine offen",
      fact: {
        tags: ({ max }) => `Wähle höchstens ${intl.count(max)} Tags.`,
        country: "Wähle ein Land aus der Liste.",
        languages: "Wähle Sprachen aus der Liste.",
        languages_too_many: ({ max }) => `Wähle höchstens ${intl.count(max)} Sprachen.`,
        description: ({ max }) =>
          "Eine Beschreibung darf höchstens " + intl.count(max) + " Zeichen haben.",
        text_language: "Wähle eine Sprache aus der Liste.",
        text_language_twice:
          "In dieser Sprache gibt es weiter unten auch Texte. Entferne sie, oder wähle hier eine andere Sprache.",
        rules: ({ max }) => "Die Regeln dürfen höchstens " + intl.count(max) + " Zeichen haben.",
        tagline_not_one_line: "Ein Slogan ist eine Zeile aus druckbaren Zeichen.",
        tagline_too_long: ({ max }) =>
          "Ein Slogan darf höchstens " + intl.count(max) + " Zeichen haben.",
        version_not_one_line: "Eine Version ist eine Zeile aus druckbaren Zeichen.",
        version_too_long: ({ max }) =>
          "Eine Version darf höchstens " + intl.count(max) + " Zeichen haben.",
        website_too_long: ({ max }) =>
          "Der Link zur Website darf höchstens " + intl.count(max) + " Zeichen haben.",
        website_too_long_as_written: ({ max }) =>
          "Der Link zur Website darf höchstens " + intl.count(max) +
          " Zeichen haben, so wie Browser ihn schreiben.",
        website_elsewhere:
          "Der Link zur Website muss zu einer öffentlichen Seite führen und mit https:// beginnen.",
        discord_too_long: ({ max }) =>
          "Der Einladungslink darf höchstens " + intl.count(max) + " Zeichen haben.",
        discord_too_long_as_written: ({ max }) =>
          "Der Einladungslink darf höchstens " + intl.count(max) +
          " Zeichen haben, so wie Browser ihn schreiben.",
        discord_elsewhere: ({ sites }) =>
          "Eine Einladung ist ein Link von " + sites + ", der mit https:// beginnt.",
        video_too_long: ({ max }) =>
          "Der Link zum Video darf höchstens " + intl.count(max) + " Zeichen haben.",
        video_too_long_as_written: ({ max }) =>
          "Der Link zum Video darf höchstens " + intl.count(max) +
          " Zeichen haben, so wie Browser ihn schreiben.",
        video_elsewhere: ({ sites }) =>
          "Ein Video ist ein Link von " + sites + ", der mit https:// beginnt.",
      },
      key_unknown: {
        plain: ({ id }) => `Es gibt keinen Schlüssel „${id}“`,
        cannot: ({ cannot, id }) => `${cannot}: Es gibt keinen Schlüssel „${id}“`,
      },
      key_name_invalid: ({ max }) =>
        "Der Schlüssel kann nicht erstellt werden: Sein Name braucht 1 bis " + intl.count(max) +
        " druckbare Zeichen",
      keys_too_many: ({ max }) =>
        "Der Schlüssel kann nicht erstellt werden: Dieser Server hat schon " + intl.count(max) +
        "; widerrufe zuerst einen",
      scopes_invalid: ({ known }) =>
        "Der Schlüssel kann nicht erstellt werden: Wähle, wofür er ist. Möglich sind: " + known,
      key_revoked: ({ cannot, at }) => `${cannot}: Der Schlüssel wurde widerrufen (${at})`,
      overlap_invalid: ({ max, hours }) =>
        "Der Schlüssel kann nicht erneuert werden: Alter und neuer gelten 0 bis " +
        intl.count(max) + " Stunden lang gleichzeitig, nicht " + hours,
      webhook_url_refused: {
        incomplete: "Diese Webhook-URL geht nicht: Das ist keine vollständige Webadresse.",
        inner:
          "Diese Webhook-URL geht nicht: Sie muss zu einem Host im öffentlichen Internet führen.",
        chat:
          "Diese Webhook-URL geht nicht: Das ist die Adresse eines Kanals in Discord, der Nachrichten annimmt, keine Votes. Verbinde ihn unter „Chats“: Dort werden Votes als Nachrichten gepostet.",
        scheme: "Diese Webhook-URL geht nicht: Sie muss mit https:// oder http:// beginnen.",
        credentials:
          "Diese Webhook-URL geht nicht: Sie darf weder Benutzernamen noch Passwort enthalten.",
        port: ({ port }) =>
          "Diese Webhook-URL geht nicht: Port " + port +
          " ist für Webhooks nicht erlaubt. Nimm 80, 443 oder einen anderen über 1023.",
        tooLong: ({ max }) =>
          "Diese Webhook-URL geht nicht: Sie darf höchstens " + intl.count(max) + " Zeichen haben.",
      },
      webhook_url_taken: ({ url }) =>
        url + " geht nicht: Dorthin sendet schon ein anderer Schlüssel dieses Servers",
      secret_not_prepared:
        "Ein Webhook-Secret kann nicht aktiviert werden: Es ist keins vorbereitet",
      key_is_votifier: ({ cannot }) =>
        cannot + ": Dieser Schlüssel gehört zu Votifier, unter „Belohnungen“",
      key_is_chat: ({ cannot }) =>
        cannot + ": Dieser Schlüssel gehört zu einem Kanal, unter „Chats“",
      chat_address_refused: {
        notDiscord:
          "Verbinden geht nicht: Das ist nicht die Adresse eines Discord-Webhooks. Öffne in Discord die Einstellungen des Kanals, dann „Integrationen“ und „Webhooks“, und kopiere die Webhook-URL.",
        notSlack:
          "Verbinden geht nicht: Das ist nicht die Adresse eines eingehenden Webhooks von Slack. Sie beginnt mit https://hooks.slack.com/services/.",
      },
      chat_connected: "Verbinden geht nicht: Dieser Kanal ist schon verbunden",
      votifier_address_refused: {
        host:
          "Verbinden geht nicht: Das ist weder Hostname noch Adresse; der Port hat ein eigenes Feld.",
        inner:
          "Verbinden geht nicht: Votifier muss unter diesem Host im öffentlichen Internet erreichbar sein.",
        port: ({ port, usual }) =>
          "Verbinden geht nicht: Unter Port " + port +
          " ist Votifier nicht erreichbar. Üblich ist " + usual + ".",
      },
      votifier_secret_refused: {
        missing:
          "Verbinden geht nicht: Das Token oder der öffentliche Schlüssel deines Votifiers fehlt",
        lost: "Verbinden geht nicht: Füg das Token oder den Schlüssel noch einmal ein",
        privateKey:
          "Verbinden geht nicht: Das ist ein privater Schlüssel. Er muss auf deinem Server bleiben: Füg den aus public.key ein, und erstelle neue Schlüssel, falls jemand diesen hier gesehen hat.",
        neither: ({ max }) =>
          "Verbinden geht nicht: Das ist weder ein Token (6 bis " + intl.count(max) +
          " Zeichen ohne Leerzeichen) noch ein öffentlicher Schlüssel von Votifier.",
        anotherKey: ({ bits }) =>
          "Verbinden geht nicht: Votifier nutzt RSA-Schlüssel mit " + bits +
          " Bit, und das hier ist ein anderer. Lösch den Ordner „rsa“ deines Plugins und starte deinen Server neu, dann entstehen neue.",
      },
      votifier_connected: "Verbinden geht nicht: Das ist gerade in einem anderen Fenster passiert",
      votifiers_too_many: ({ max }) =>
        "Verbinden geht nicht: Dieser Server hat schon " + intl.count(max) +
        " Empfänger; entferne zuerst einen",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "Nachsenden ab " + time + " geht nicht: Der Zeitpunkt muss in den letzten " +
          intl.count(days) + " Tagen liegen",
        unreadable: ({ days }) =>
          "Nachsenden ab diesem Zeitpunkt geht nicht: Er muss in den letzten " + intl.count(days) +
          " Tagen liegen",
      },
      replay_too_soon: ({ from }) =>
        "Nachsenden geht nicht: Das letzte Nachsenden an diese Adresse läuft noch oder war gerade erst; das nächste geht ab " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot +
        ": Du hast von Hand schon viel an diese Adresse gesendet; versuch es in einer Minute noch einmal",
      delivery_unknown: ({ cannot, id }) => `${cannot}: Es gibt keine Zustellung „${id}“`,
      delivery_unfinished: ({ id }) =>
        "Die Zustellung „" + id +
        "“ kann nicht noch einmal gesendet werden: Sie ist gerade unterwegs",
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "Noch einmal senden geht nicht: Der Schlüssel ist widerrufen oder hat keine Webhook-URL"
        : doing === "replay"
        ? "Nachsenden geht nicht: Dieser Schlüssel hat keine Webhook-URL"
        : doing === "test_the_webhook"
        ? "Der Webhook kann nicht getestet werden: Dieser Schlüssel hat keine Webhook-URL"
        : "Der Empfänger dieses Schlüssels kann nicht geprüft werden: Die Webhook-URL fehlt oder ist gestört; sende Tests, bis einer ankommt",
      clock_off: "Voten geht nicht: Die Uhren dieses Hosts und der Datenbank gehen auseinander",
      favourites_full: ({ max }) =>
        "Der Favorit kann nicht hinzugefügt werden: Du hast schon " + intl.count(max) +
        "; entferne zuerst einen",
      vote_unknown: ({ cannot, id }) => `${cannot}: Es gibt keinen Vote „${id}“`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "Die Zustellung „" + id +
          "“ kann nicht noch einmal gesendet werden: Ihr Vote wurde für ungültig erklärt"
        : "Der Vote „" + id + "“ kann nicht für ungültig erklärt werden: Er ist es schon",
      void_choice_invalid: {
        span: ({ days }) =>
          "Die Votes können nicht ausgewählt werden: Der Zeitraum muss in der Vergangenheit liegen, vor seinem Ende beginnen und darf höchstens " +
          intl.count(days) + " Tage umfassen",
        number: ({ given, max }) =>
          "Die Votes können nicht ausgewählt werden: " + given +
          " ist keine ganze Zahl von 1 bis " + max,
      },
      void_choice_changed: {
        others:
          "Die Votes können nicht für ungültig erklärt werden: Zu Votes dieser Stunden läuft schon eine andere Aktion; zähl sie in einer Minute noch einmal",
        counted: ({ expected, votes }) =>
          "Die Votes können nicht für ungültig erklärt werden: Du hast " + intl.count(expected) +
          " gezählt, aber inzwischen hat jemand einige davon für ungültig erklärt, und jetzt passen " +
          intl.count(votes) + "; zähl sie noch einmal",
      },
      void_batch_unknown: ({ id }) => `Aufheben geht nicht: Es gibt keine Aktion „${id}“`,
      void_batch_lifted: ({ id }) =>
        "Die Aktion „" + id + "“ kann nicht aufgehoben werden: Das ist schon geschehen",
      void_notice_unknown: ({ id }) =>
        "Antworten geht nicht: Es gibt keinen Hinweis „" + id + "“ zu ungültigen Votes",
      void_answered: {
        lifted: "Antworten geht nicht: Die Votes zählen wieder",
        given:
          "Antworten geht nicht: Auf jeden Hinweis gibt es nur eine Antwort, und die liegt schon vor",
      },
      void_answer_invalid: ({ min, max }) =>
        "Antworten geht nicht: Schreib " + intl.count(min) + " bis " + intl.count(max) + " Zeichen",
      void_answer_read: "Jemand anders hat die Antwort als gelesen markiert",
      wave_unknown: ({ id }) => `Es gibt keine Warnung „${id}“`,
      wave_decided: {
        person: ({ state, by }) => state === "voided"
          ? "Über die Warnung kann nicht entschieden werden: " + by +
            " hat ihre Votes inzwischen für ungültig erklärt"
          : "Über die Warnung kann nicht entschieden werden: " + by +
            " hat sie inzwischen verworfen",
        operator: ({ state }) => state === "voided"
          ? "Über die Warnung kann nicht entschieden werden: Der Betreiber hat ihre Votes inzwischen für ungültig erklärt"
          : "Über die Warnung kann nicht entschieden werden: Der Betreiber hat sie inzwischen verworfen",
      },
      wave_grown: ({ votes, seen }) =>
        "Über die Warnung kann nicht entschieden werden: Sie hat jetzt " + intl.count(votes) +
        " Votes, beim Öffnen waren es " + intl.count(seen) + "; sieh sie dir noch einmal an",
    },
    rewards: {
      title: (server) => `Belohnungen von ${server}`,
      heading: "Wie bekommen Spieler ihre Belohnung?",
      lead:
        "Immer nur auf einem Weg, damit kein Vote doppelt belohnt wird. Webhooks gehen in jedem Fall raus.",
      inUse: "aktiv",
      notYet: "noch nicht aktiv",
      savePath: "Diesen Weg verwenden",
      connectFirst:
        "Gib Token oder Schlüssel deines Votifiers ein und wähle dann „Speichern und testen“.",
      paths: {
        push: {
          name: "Minecraft-Plugin mit Votifier",
          who:
            "NuVotifier, VotifierPlus oder HytaleVotifier, mit VotingPlugin oder Ähnlichem. Ohne Code.",
        },
        inbox: {
          name: "Dein Plugin fragt bei uns nach",
          who:
            "Dein eigenes Plugin, ein älteres, das Votes per URL abfragt, oder ein Server hinter einem Heimrouter.",
        },
        none: {
          name: "Keine Belohnung von hier",
          who:
            "Votes zählen. Spieler bekommen nur, was der Empfänger deines Webhooks ihnen gibt, falls du einen hast.",
        },
      },
      steps: {
        title: "So kommt ein Vote beim Spieler an",
        done: ": erledigt. ",
        open: ": noch offen. ",
        votes: "Ein Spieler votet",
        votesOf: (votes) => `${intl.count(votes)} in den letzten 7 Tagen`,
        tell: "Wir geben deinem Server Bescheid",
        unconnected: "Sag uns, wo dein Votifier lauscht",
        notActive: "Die Verbindung ist pausiert, aus oder gestört",
        sent: (arrived, sent) =>
          intl.count(arrived) + " von " + intl.count(sent) + " in 24 Stunden angekommen",
        take: "Dein Votifier nimmt ihn an",
        tests: {
          none: "Noch nicht getestet",
          underWay: "Der Test ist unterwegs",
          taken: "Der letzte Test wurde angenommen",
          untaken: "Der letzte Test wurde nicht angenommen: siehe unten",
        },
        reward: "Dein Plugin belohnt",
        unknown: "Das erfahren wir nicht. Vote zur Sicherheit einmal selbst",
        webhook: "Wir senden ihn an deinen Webhook",
        receiver: "Dein Empfänger belohnt",
        inbox: {
          keep: "Wir bewahren ihn für dich auf",
          waiting: (waiting) => `${intl.count(waiting)} wartend`,
          unused: "Dieser Weg ist noch nicht aktiv",
          take: "Dein Plugin holt ihn ab",
          taken: "Es hat bei uns nachgefragt",
          untaken:
            "Es hat noch nicht nachgefragt: Erstelle einen Schlüssel und sende einen Test-Vote",
          give: "Es meldet, was es vergeben hat",
          given: (today) => `${intl.count(today)} heute vergeben`,
          ungiven: "Das hat es noch nicht gemeldet",
        },
        none: "Spieler bekommen von hier nichts",
        noneNext: "Du kannst jederzeit einen anderen Weg wählen",
        helpLabel: "Wenn ein Schritt leer bleibt",
      },
      notApproved: (status) =>
        "Stand dieses Servers: " + status + ". Verbinden kannst du ihn nach der Freigabe.",
      votifier: "Votifier",
      host: { label: "Host", help: "Wo dein Votifier lauscht: meist die Adresse deines Servers." },
      port: "Port",
      portHelp: (usual) =>
        "Meist " + usual + ", nicht der Port des Spiels. Öffne ihn in deiner Firewall.",
      secret: "Token oder öffentlicher Schlüssel",
      secretHelp:
        "Aus plugins/Votifier: das Token in config.yml oder der ganze Inhalt von rsa/public.key. Wir erkennen, was es ist. Nie ein privater Schlüssel.",
      secretKept: "Lass das Feld leer, um das bisherige zu behalten.",
      service: "Name dieser Seite in deinem Plugin",
      save: "Speichern und testen",
      saveHelp: "Der Spieler im Test heißt Voteboard_Test. Als Vote zählt er nicht.",
      again: "Noch einen Test senden",
      off: "Ausschalten oder pausieren",
      lastTest: "Letzter Test",
      underWay: "Der Test ist unterwegs. Diese Seite sieht von selbst noch einmal nach.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Alle gesendeten Votes",
      works: "Dein Server hat ihn. Ein Schritt fehlt noch: Leg fest, was Spieler bekommen.",
      worksNext: (site) =>
        "VotingPlugin kennt jetzt diese Seite. Öffne plugins/VotingPlugin/VoteSites.yml, such nach " +
        site + " und füge eine Belohnung hinzu, zum Beispiel:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Empfänger",
        lead:
          "Jeder Vote geht an jeden Empfänger, und jeder belohnt ihn. Wenn deine Server hinter einem Proxy stehen, verbinde nur den Proxy.",
        guide: "Ein Netzwerk hinter einem Proxy",
        add: "Weiteren Empfänger hinzufügen",
        change: "Ändern",
        remove: "Entfernen",
        name: {
          label: "Name",
          help: "Den siehst nur du, hier und im Zustellungsprotokoll: lobby, survival, …",
        },
      },
      samples: {
        title: "Plugins für den Anfang",
        lead:
          "Jedes ist ein ganzes Programm. Es holt Votes ab, vergibt die Belohnungen, die du festlegst, und merkt sich, welche, damit kein Vote doppelt belohnt wird. Unsere Tests brechen jedes zu zufälligen Zeitpunkten ab, in Nachbildungen der echten Spiele.",
      },
      sampleGames: {
        command: "Jedes Spiel mit einem Befehl",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, ohne offenen Port",
        oxide: "Rust und andere: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Postfach",
        lead: "Hier warten Votes, bis dein Plugin sie abholt und meldet, was es vergeben hat.",
        plugin: "Ein fertiges Plugin für Paper und Velocity",
        reference: "So schreibst du ein solches Plugin",
        notInUse: "Neue Votes kommen nur ins Postfach, solange dieser Weg aktiv ist.",
        waiting: "Wartend",
        leased: "Werden gerade vergeben",
        oldest: "Ältester wartet seit",
        today: "Heute vergeben",
        twice: "In 30 Tagen doppelt vergeben",
        expired: "In 30 Tagen verfallen",
        keyName: "Belohnungs-Plugin",
        make: "Schlüssel für dein Plugin erstellen",
        made: "Ein Schlüssel für dein Plugin",
        player: {
          label: "Spieler",
          help: "Der Spieler des Test-Votes. Der Test wartet eine Stunde und wird nie gezählt.",
        },
        noPlayer: "Kein Konto hat diesen Namen.",
        test: "Test-Vote senden",
      },
      recent: {
        title: "Letzte Belohnungen",
        heads: ["Spieler", "Gevotet", "Belohnung", "Notiz deines Plugins"],
        gone: "gelöschtes Konto",
        isTest: "Test",
        twice: "doppelt vergeben",
        twiceHelp:
          "Doppelt vergeben: Ein zweiter Spielserver hat die Belohnung auch vergeben, weil sich der erste nicht rechtzeitig gemeldet hatte.",
        on: (servers) => `auf ${servers}`,
        states: {
          none: "keine",
          waiting: "wartet auf dein Plugin",
          leased: "wird gerade vergeben",
          granted: "vergeben",
          refused: "von deinem Plugin abgelehnt",
          voided: "zurückgezogen: Der Vote ist ungültig",
          expired: "verfallen: nicht rechtzeitig vergeben",
        },
      },
      door: {
        title: "Ältere Plugins, die per URL abfragen",
        lead:
          "Sie fragen, ob ein Spieler gevotet hat, über eine URL mit einem Schlüssel, der sonst nichts öffnet.",
        key: "URL-Schlüssel",
        asked: "Letzte Anfrage",
        answered: "Unsere Antwort",
        answers: {
          check_0: "0 auf „gevotet?“: keine Belohnung wartet",
          check_1: "1 auf „gevotet?“: eine Belohnung wartet",
          check_2: "2 auf „gevotet?“: schon vergeben",
          claim_0: "0 auf eine Abholung: nichts wartet",
          claim_1: "1 auf eine Abholung: vergeben",
          nameless: "ein Fehler: Es kam kein Name. Stell dein Plugin von Steam-IDs auf Namen um.",
        },
        make: "URL-Schlüssel erstellen",
        makeHelp: "Er wird einmal gezeigt, in Zeilen zum Einfügen.",
        replace: "Neuen URL-Schlüssel erstellen",
        replaceHelp: "Der aktuelle Schlüssel gilt sofort nicht mehr.",
        made: "Dein URL-Schlüssel",
        paste: "In dein Plugin einfügen",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "In die JSON-Konfiguration"],
          rocket: ["Unturned: Votifier für Rocket", "Ins XML. Es fragt nach der Steam-ID"],
          other: [
            "Jedes andere Skript",
            "Setz Host und Schlüssel dieser Seite anstelle der anderen Serverliste ein",
          ],
        },
      },
      links: {
        heading: "Vote-Links aus dem Spiel",
        per: "Einer pro Spieler, von deinem Plugin: ein Klick genügt, ohne Konto",
        lead:
          "Lass dein Plugin jedem Spieler, der /vote eingibt, einen eigenen Link ausgeben. Durch den Link wissen wir, wer votet: Ein Klick genügt, ohne Konto und ohne Tippen. Wer hier ein Konto hat, meldet sich einmal an und erlaubt dabei, dass deine Links in seinem Namen voten.",
        address: "Vote-Link für Chat und Menüs",
        same: "Derselbe für alle",
        addressHelp:
          "Beide sind kurz und sicher im farbigen Chat. Setze im zweiten den Platzhalter deines Menüs für den Spieler statt NAME ein: Dann ist der Name schon ausgefüllt. Er beweist nichts.",
        voteLink: "Vote-Link",
        namedVoteLink: "Mit dem Namen des Spielers",
        toLines: "Zeilen zum Einfügen für VotingPlugin, SuperbVote und andere",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug +
          '\\nPLAYER\\nUNIX"))\nUNIX = die Sekunde, in der er abläuft, höchstens 24 Stunden im Voraus',
        key: "Link-Schlüssel",
        keyHelp:
          "Verwende den ganzen Text samt vbl_ als HMAC-Schlüssel. Wer ihn hat, kann im Namen aller Spieler voten, die hier kein Konto haben oder deine Links erlaubt haben: Bewahre ihn in den Einstellungen deines Plugins auf.",
        make: "Link-Schlüssel erstellen",
        makeHelp: "Er wird einmal gezeigt.",
        replace: "Schlüssel ersetzen",
        replaceHelp: "Links mit dem bisherigen funktionieren dann nicht mehr.",
        remove: "Schlüssel entfernen",
        unreadable: "Der Seite fehlt, was sie zum Lesen dieses Schlüssels braucht. Ersetze ihn.",
        made: "Dein Link-Schlüssel",
      },
    },
    searchWords: {
      countries: {
        AE: "VAE, Emirate",
        CI: "Elfenbeinküste",
        CV: "Kap Verde",
        CZ: "Tschechische Republik",
        DE: "Germany",
        GB: "UK, Großbritannien, England",
        KR: "Korea",
        MK: "Mazedonien",
        NL: "Holland",
        RU: "Russische Föderation",
        SZ: "Swasiland",
        TL: "Osttimor",
        TR: "Turkei, Türkiye",
        US: "USA, Amerika, Vereinigte Staaten",
      },
      games: {
        minecraft: "MC",
        minecraft_bedrock: "MCPE, Pocket Edition, Handy",
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
        ark_survival_ascended: "ASA, Dinos",
        ark_survival_evolved: "ASE, Dinos",
        team_fortress_2: "TF2",
        the_forest: "Wald",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, LKW",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarchie, ohne Regeln",
        bedwars: "Bettenkrieg, BW",
        beginner_friendly: "Anfänger, einsteigerfreundlich",
        building: "Bauen, Bauserver",
        co_op: "Koop, kooperativ",
        creative: "Kreativ, Kreativmodus",
        crossplay: "Plattformübergreifend",
        deathmatch: "DM, Todeskampf",
        economy: "Wirtschaft, Handel",
        events: "Veranstaltungen, Wettbewerbe",
        factions: "Fraktionen, Clans",
        family_friendly: "familienfreundlich, Kinder",
        hardcore: "schwer",
        megabase: "Großbasis",
        minigames: "Minispiele, Spiele",
        modded: "Mods, modifiziert",
        monthly_wipe: "monatlicher Wipe, monatlich",
        no_pay_to_win: "kein Pay to win, fair",
        no_wipe: "ohne Wipe, kein Wipe",
        parkour: "Sprungrätsel, Jump and Run",
        plots: "Grundstücke, Plots",
        prison: "Gefängnis, Knast",
        pve: "gegen Monster",
        pvp: "Kampf, Kämpfe",
        quests: "Aufgaben, Missionen",
        racing: "Rennen, Autos",
        roleplay: "Rollenspiel, RP",
        rpg: "Rollenspiel",
        sandbox: "Sandkasten, offene Welt",
        seasons: "Saison, Saisons, Staffel",
        skyblock: "Himmelsinsel, Sky Block",
        small_teams: "kleine Teams, Duo, Trio",
        survival: "Überleben",
        vanilla: "ohne Mods, unverändert",
        weekly_wipe: "wöchentlicher Wipe, wöchentlich",
        whitelist: "Freischaltung, privat",
        zombies: "Zombie, Untote",
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
        delivered: "Dein Server hat den Vote angenommen.",
        rejected: "Dein Empfänger hat mit einem Status geantwortet, der keinen Erfolg bedeutet.",
        redirected:
          "Dein Empfänger hat auf eine andere Adresse verwiesen. Weiterleitungen folgen wir nicht.",
        redirected_elsewhere:
          "Dein Empfänger hat auf eine andere Website verwiesen, wie es Seiten tun, die eine Anmeldung verlangen. Weiterleitungen folgen wir nicht.",
        apps_script:
          "Dein Empfänger ist eine Web-App von Google Apps Script: Sie läuft und antwortet danach immer mit einer Weiterleitung auf eine einmalige Adresse, was als Fehlschlag zählt. Jeder neue Versuch führt das Skript noch einmal aus.",
        gone: "Dein Empfänger hat mit 410 Gone geantwortet. Das schaltet diesen Webhook ab.",
        timeout: "Dein Empfänger hat nicht rechtzeitig geantwortet.",
        connect_failed: "Es kam keine Verbindung zu deinem Empfänger zustande.",
        connection_lost: "Dein Empfänger hat die Verbindung geschlossen, bevor er geantwortet hat.",
        tls_failed:
          "Es kam keine verschlüsselte Verbindung zu deinem Empfänger zustande. Prüfe seine TLS-Einstellungen und sein Zertifikat.",
        tls_self_signed:
          "Das Zertifikat deines Empfängers ist selbstsigniert. Hol dir eines von einer Stelle wie Let’s Encrypt.",
        tls_untrusted:
          "Das Zertifikat deines Empfängers stammt von einer unbekannten Stelle, oder seine Kette ist unvollständig. Installiere die ganze Kette.",
        tls_expired:
          "Das Zertifikat deines Empfängers ist abgelaufen oder noch nicht gültig. Erneuere es und starte das Programm neu, das es benutzt.",
        tls_other_name:
          "Das Zertifikat deines Empfängers gilt für einen anderen Namen. Nimm diesen Namen in die URL, oder hol dir ein Zertifikat für den jetzigen.",
        tls_old:
          "Dein Empfänger hat keine Version oder Chiffre von TLS mit uns gemeinsam. Erlaube TLS 1.2 oder 1.3, und prüfe, ob er ein Zertifikat für diesen Hostnamen hat.",
        tls_plain:
          "Dein Empfänger antwortet nicht mit TLS. Wenn er dort unverschlüsseltes HTTP spricht, beginne seine URL mit http://.",
        tls_expected: "Dein Empfänger erwartet TLS. Beginne seine URL mit https://.",
        http2_only: "Dein Empfänger spricht nur HTTP/2. Erlaube auch HTTP/1.1.",
        dns_failed:
          "Der Hostname deines Empfängers wurde nicht gefunden. Prüfe ihn auf Tippfehler.",
        private_address:
          "Der Hostname deines Empfängers führt zu einer Adresse, die nicht im öffentlichen Internet liegt.",
        bad_response: "Die Antwort deines Empfängers war kein gültiges HTTP.",
        bad_url: "Die Adresse deines Empfängers können wir nicht aufrufen.",
        bad_secret: "Das Secret deines Empfängers ist unbrauchbar. Setze ein neues.",
        unconfirmed:
          "Gesendet. Das alte Votifier-Protokoll bestätigt nichts. Sieh in der Konsole deines Servers nach.",
        not_votifier:
          "Dort hat etwas geantwortet, aber nicht Votifier: Es lauscht meist auf 8192, nicht auf dem Port des Spiels.",
        votifier_key_missing:
          "Dein Server spricht das alte Votifier-Protokoll: Füge statt des Tokens den öffentlichen Schlüssel ein.",
        token_refused:
          "Dein Votifier nimmt das Token nicht an: Füge das hinter „default:“ in plugins/Votifier/config.yml ein.",
        votifier_refused:
          "Dein Votifier hat den Vote nicht angenommen. Warum, steht in der Antwort.",
        name_refused:
          "Votifier nimmt Namen aus 1 bis 16 Buchstaben, Ziffern und _, und dieser ist keiner.",
        posted: "Im Kanal gepostet.",
        chat_gone:
          "Der Chat nimmt an dieser Adresse keine Nachrichten mehr an: Der Webhook wurde gelöscht, oder die Adresse stimmt nicht. Der Kanal ist abgeschaltet.",
        chat_refused:
          "Der Chat hat die Nachricht abgelehnt. Ein Forum-Kanal braucht die Adresse eines seiner Beiträge.",
        chat_busy:
          "Der Chat hat uns gebeten zu warten: zu viele Nachrichten. Sie werden später gepostet.",
        interrupted: "Bei diesem Versuch wurden wir neu gestartet. Er wird wiederholt.",
        internal_error: "Bei uns ist etwas schiefgelaufen. Der Versuch wird wiederholt.",
      },
      pointsTo: (url) => `Er verweist auf ${url}: Diese URL speichern?`,
      pointsElsewhere: (url) => `Er verweist auf ${url}.`,
      votifierSteps: {
        greeted: (version) => `Begrüßung: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          intl.count(bytes) + " Bytes gesendet, " + (secret === "token"
            ? "mit deinem Token signiert"
            : "mit deinem öffentlichen Schlüssel verschlüsselt"),
        silent: "keine Antwort",
        closed: "Verbindung ohne Antwort geschlossen, wie es VotifierPlus bei falschem Token macht",
        answered: (line) => `Antwort: ${line}`,
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
        answered: "Er hat geantwortet.",
        unknown_protocol: "Server dieses Spiels können wir nicht abfragen.",
        port_refused:
          "Diesen Port fragen wir nicht ab: Er gehört zu anderen Diensten. Trag den Port ein, mit dem sich Spieler verbinden.",
        dns_failed:
          "Der Hostname lässt sich nicht auflösen. Prüfe ihn auf Tippfehler oder sieh in deine DNS-Einträge.",
        private_address:
          "Der Hostname führt zu einer Adresse, die nicht im öffentlichen Internet liegt.",
        timeout:
          "Er hat nicht innerhalb von 5 Sekunden geantwortet. Läuft er? Blockiert uns eine Firewall? Beantwortet das Spiel Abfragen?",
        refused: "Der Rechner ist da, aber auf diesem Port lauscht nichts.",
        bad_answer:
          "Er hat geantwortet, aber nicht so wie Server dieses Spiels. Stimmen Spiel und Port?",
        answer_too_large:
          "Er hat mehr gesendet als jeder Gameserver, deshalb haben wir die Verbindung getrennt.",
        internal_error: "Bei uns ist etwas schiefgelaufen. An deinem Server liegt es nicht.",
      },
      status: {
        heading: "Status",
        lead: "Alle 5 Minuten fragen wir deinen Server nach der Spielerzahl.",
        notAskable: (game) =>
          "Server für " + game +
          " können wir nicht abfragen, deshalb zeigt deine Seite keine Spielerzahl.",
        notApproved: "Wir beginnen, sobald die Moderation deinen Server freigegeben hat.",
        states: { unknown: "noch nicht geprüft", online: "online", offline: "offline" },
        failed: "letzte Prüfung fehlgeschlagen",
        stillOnline: (minutes) =>
          "Bis " + intl.count(minutes) +
          " Minuten nach seiner letzten Antwort sehen Spieler ihn als online.",
        since: "seit",
        neverAnswered: "noch nie geantwortet",
        address: "Abgefragt unter",
        lastAsked: "Zuletzt geprüft",
        lastAnswer: "Ergebnis",
        counted: (online, max) =>
          intl.count(online) + " von höchstens " + intl.count(max) + " Spielern sind online.",
        countedOnline: (online) =>
          intl.plural(online) === "one"
            ? "1 Spieler ist online."
            : `${intl.count(online)} Spieler sind online.`,
        uncounted: "Er verrät nicht, wie viele Spieler online sind.",
        message: "Nachricht des Servers",
        check: "Jetzt prüfen",
      },
      ownership: {
        heading: "Weise nach, dass er dir gehört",
        verified: "verifiziert",
        by: {
          message: "Dein Token stand in der Nachricht des Tages (MOTD) des Servers.",
          dns: "Dein Token stand in einem DNS-Eintrag des Hostnamens.",
        },
        kept:
          "Du kannst das Token jetzt entfernen. Wenn du Host oder Port änderst, musst du es neu nachweisen.",
        lead:
          "Deine Seite bekommt dann ein Abzeichen, das Spielern zeigt, dass sie vom Besitzer stammt. Trag dieses Token an einer von zwei Stellen ein:",
        leadOfAddress:
          "Deine Seite bekommt dann ein Abzeichen, das Spielern zeigt, dass sie vom Besitzer stammt. Trag dieses Token als reinen Text in einer Zeile in den Namen oder die Nachricht des Tages (MOTD) des Servers ein.",
        waits: (host) =>
          "Deine neue Adresse " + host +
          " wartet auf die Moderation. „Jetzt prüfen“ fragt dort nach; wenn dein Token auftaucht, gilt die Adresse sofort.",
        approves:
          "Du musst nicht auf die Moderation warten: Dein Server ist freigegeben, sobald „Jetzt prüfen“ dein Token findet.",
        token: "Token",
        message:
          "im Namen oder in der Nachricht des Tages (MOTD) des Servers, als reiner Text in einer Zeile, oder",
        dns: (host) =>
          "in einem DNS-Eintrag vom Typ TXT beim Namen unten oder bei " + host + " selbst.",
        dnsName: "Name des DNS-Eintrags",
        look: "Nach dem Token suchen",
        notFound: "noch nicht gefunden",
      },
    },
    tagNames: {
      anarchy: "Anarchie",
      beginner_friendly: "Anfängerfreundlich",
      building: "Bauen",
      co_op: "Koop",
      creative: "Kreativ",
      crossplay: "Crossplay",
      economy: "Wirtschaft",
      events: "Events",
      factions: "Fraktionen",
      family_friendly: "Familienfreundlich",
      minigames: "Minispiele",
      modded: "Mit Mods",
      monthly_wipe: "Monatlicher Wipe",
      no_pay_to_win: "Kein Pay-to-win",
      no_wipe: "Keine Wipes",
      plots: "Grundstücke",
      prison: "Gefängnis",
      quests: "Quests",
      racing: "Rennen",
      roleplay: "Rollenspiel",
      sandbox: "Sandbox",
      seasons: "Saisons",
      small_teams: "Kleine Teams",
      survival: "Survival",
      weekly_wipe: "Wöchentlicher Wipe",
      whitelist: "Whitelist",
      zombies: "Zombies",
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
      voted: "Du hast heute schon gevotet.",
      votedInVain: "Die Moderation hat deinen heutigen Vote für ungültig erklärt.",
      votedElsewhere:
        "Dein verknüpftes Konto hat heute schon gevotet, als es hier zu einem anderen Konto gehörte.",
      next: "Nächster Vote in",
      at: "ab",
      midnight: "00:00 UTC",
      receipt: "Was aus deinem Vote geworden ist",
      ballot: {
        title: (server) => `Für ${server} voten`,
        youVoteAs: "Du votest als",
        isItYou: "Die Belohnung bekommt im Spiel genau dieser Name.",
        change: "Nicht dein Name? Ändern",
        names: "Du votest als",
        namesHelp: "Diese Auswahl merken wir uns für den Server.",
        isSteamId: "deine Steam-ID",
        addName: "Heißt du hier anders? Namen hinzufügen",
        addToYours: (name, username) => `${name} zu deinem Konto ${username} hinzufügen`,
        addToYoursWhy: "– so gehören Votes über solche Links dir.",
        nameGone: (name) =>
          "„" + name +
          "“ ist nicht mehr einer deiner Namen oder passt nicht zu diesem Server. Dein Vote wurde nicht abgegeben. Wähle einen anderen.",
        linkSays: (server) =>
          "Laut " + server + " bist du das, und dieser Name bekommt die Belohnung.",
        name: {
          label: "Dein Name im Spiel",
          help: "Genau wie im Spiel: Dieser Name bekommt die Belohnung.",
        },
        agree: (server, username) =>
          server + " darf dir Links schicken, die deinen täglichen Vote als " + username +
          " abgeben",
        agreeWhy:
          "Ein solcher Link braucht keine Anmeldung. Er votet nur, wenn er geöffnet und sein Button gedrückt wird, und nur für diesen Server. Dein heutiger Vote zählt so oder so. Auf deiner Kontoseite kannst du das zurücknehmen.",
        linkOpened: (username) => `Du hast einen Vote-Link für ${username} geöffnet`,
        signInAs: (username) => `Als ${username} anmelden`,
        signInWhy: (server) =>
          "Dieser Name gehört zu einem Konto. Melde dich einmal an, damit Links von " + server +
          " für dich voten dürfen.",
        signedInAs: (username) => `Du bist als ${username} angemeldet.`,
        voteAs: (username) => `Stattdessen als ${username} voten`,
        notTheirs: "So heißt du im Spiel, aber das Konto gehört jemand anderem?",
        tell: "Schreib den Betreibern dieser Seite.",
        otherName: (name) =>
          "Du bist als " + name + " gekommen und votest mit dem Namen deines Kontos.",
        makeYours: "Sichere dir diesen Namen",
        makeYoursWhy:
          "mit einem Passwort, damit nur du ihn hier nutzen kannst. Deine Votes bleiben dabei.",
        badLink: "Dieser Link funktioniert nicht",
        badLinks: {
          forged: (server) =>
            "Er stammt nicht von " + server +
            ", oder ein Teil fehlt. Hol dir im Spiel einen neuen und öffne ihn unverändert.",
          expired: (server) =>
            "Er ist abgelaufen. Gib auf " + server + " /vote ein, dann bekommst du einen neuen.",
          too_far: (server) =>
            "Links dürfen höchstens 24 Stunden gelten, und dieser von " + server +
            " gilt länger. Sag dort dem Team Bescheid: Das Plugin oder die Uhr ist falsch eingestellt.",
          no_time: (server) =>
            "Sein Ende ist keine Zeit in ganzen Unix-Sekunden. Sag dem Team von " + server +
            " Bescheid: Das Plugin ist falsch eingestellt.",
        },
        remember: "Diesen Namen in diesem Browser merken",
        rememberHelp: "Ein Cookie speichert ihn höchstens ein Jahr lang.",
        remembered: (name) => `Dieser Browser merkt sich den Namen ${name} fürs Voten.`,
        forget: "Vergessen",
        place: (rank, game) => `Platz ${intl.count(rank)} in ${game}`,
        haveAccount: "Hast du ein Konto?",
        signIn: "Anmelden",
        cast: "Jetzt voten",
        ready: "Bereit zum Voten",
        rule: "Ein Vote pro Server und Tag (UTC).",
        noScript:
          "Zum Voten musst du JavaScript für diese Seite einschalten: Dein Browser muss ein wenig rechnen, das hält Bots fern. Nur Voten und Registrieren brauchen es.",
        back: "Zurück zum Server",
        alreadyVoted: "Du hast heute schon für diesen Server gevotet",
        voteVoid: "Die Moderation hat deinen heutigen Vote für diesen Server für ungültig erklärt",
        voteTaken:
          "Dein verknüpftes Konto hat heute schon für diesen Server gevotet, als es hier zu einem anderen Konto gehörte",
        outOfReach: "Dein Name passt nicht zu diesem Server",
        outOfReachWhy: (username) =>
          "Dieser Server verteilt Belohnungen nach dem Namen im Spiel, und „" + username +
          "“ kann dort keiner sein: Solche Namen haben bis zu 16 Buchstaben, Ziffern und „_“.",
        confirmEmail: "Bestätige zuerst deine E-Mail-Adresse",
        confirmEmailNext:
          "Auf dieser Seite zählen nur Votes von Konten mit bestätigter E-Mail-Adresse. Den Link bekommst du auf deiner Kontoseite.",
        toAccount: "Dein Konto",
      },
      faults: {
        name: "Mit diesem Namen kann man hier nicht voten.",
        changed:
          "Inzwischen hat sich etwas geändert. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.",
        name_gone:
          "Das ist nicht mehr einer deiner Namen. Dein Vote wurde nicht abgegeben. Wähle einen anderen.",
        name_used:
          "Unter diesem Namen hat heute schon jemand anders für diesen Server gevotet. Dein Vote wurde nicht abgegeben. Wähle einen anderen deiner Namen oder gib im Spiel /vote ein: Der Link von dort belegt, dass der Name dir gehört. Neuer Versuch in",
        link_used:
          "Dieser Name hat heute schon über einen Link dieses Servers gevotet, mit einem anderen Konto hier. Dein Vote wurde nicht abgegeben. Neuer Versuch in",
        missing: "Dein Browser war noch nicht so weit. Warte auf das Häkchen und vote dann.",
        forged:
          "Diese Prüfung war nicht für diesen Vote. Er wurde nicht abgegeben. Versuch es noch einmal.",
        expired:
          "Die Seite war zu lange offen. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.",
        already_voted:
          "Inzwischen hat sich etwas geändert. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.",
        proof_spent:
          "Diese Prüfung wurde schon benutzt. Dein Vote wurde nicht abgegeben. Versuch es noch einmal.",
        unavailable:
          "Die Bot-Prüfung geht gerade nicht. Dein Vote wurde nicht abgegeben. Versuch es gleich noch einmal.",
        address_full:
          "Aus deinem Netzwerk kamen heute zu viele Votes für diesen Server. Dein Vote wurde nicht abgegeben. Für Konten mit bestätigter E-Mail-Adresse oder mit einem verknüpften Konto ist die Grenze höher. Neuer Versuch in",
      },
      widget: {
        label: "Ich bin kein Bot",
        verifying: "Kurze Bot-Prüfung …",
        error: "Das hat nicht geklappt. Lade die Seite neu.",
        expired: "Das hat zu lange gedauert. Lade die Seite neu.",
        waitAlert: "Einen Moment: Dein Browser ist noch nicht so weit.",
      },
      week: {
        title: "Deine letzten sieben Tage",
        today: "Heute",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": gevotet",
        notVoted: ": kein Vote",
        ofMonth: (votes) => intl.plural(votes) === "one"
          ? "Dein erster Vote hier in diesem Monat."
          : `${intl.count(votes)} Votes hier in diesem Monat.`,
        all: "Jeden Tag der Woche.",
        inRow: (days) => intl.plural(days) === "one"
          ? `${intl.count(days)} Tag in Folge.`
          : `${intl.count(days)} Tage in Folge.`,
      },
      consent: {
        question: "Deinen Namen bei den Top-Votern zeigen?",
        why: (server) =>
          server +
          " und alle anderen Server, für die du votest, zeigen jeden Monat, wer am meisten votet. Manche verteilen Preise. Alle können das sehen, und auch Programme lesen es. Du kannst es auf deiner Kontoseite jederzeit ändern: Binnen einer Minute zeigt diese Seite deinen Namen nicht mehr.",
        yes: "Ja, Namen zeigen",
        no: "Nein, nicht zeigen",
        title: "Top-Voter",
        listed: "Dein Name steht bei den Top-Votern der Server, für die du votest.",
        notListed:
          "Dein Name steht in keiner Liste. Server, für die du votest, erfahren trotzdem, wer gevotet hat.",
        isListed: "sichtbar",
        isHidden: "nicht sichtbar",
        start: "Namen zeigen",
        stop: "Namen verbergen",
      },
      board: {
        heading: "Top-Voter",
        title: (server) => `Top-Voter von ${server}`,
        description: (server) => `Wer am meisten für ${server} gevotet hat, Monat für Monat.`,
        ownTitle: "Voter",
        ownLead:
          "Alle, die für deinen Server gevotet haben. Deine öffentliche Seite nennt nur Spieler, die zugestimmt haben.",
        months: "Monat",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "Bisher in diesem Monat",
        final: "Endergebnis",
        ofMonth: (start) => "Top-Voter im " + intl.date('month: "long"', { month: "long" })(start),
        all: "Alle Top-Voter",
        sums: (votes, players) =>
          "Bisher " + (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) +
          " von " +
          (intl.plural(players) === "one" ? "1 Spieler." : `${intl.count(players)} Spielern.`),
        noVotes: "In diesem Monat hat noch niemand gevotet.",
        nobody: "Bisher will niemand von den Votern mit Namen genannt werden.",
        votes: (votes) => intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`,
        others: (votes, players) =>
          (intl.plural(votes) === "one" ? "1 Vote kam" : `${intl.count(votes)} Votes kamen`) +
          " von " + (intl.plural(players) === "one"
            ? "einem weiteren Spieler."
            : `${intl.count(players)} weiteren Spielern.`),
        voided: (votes) => intl.plural(votes) === "one"
          ? "1 Vote dieses Monats wurde nachträglich für ungültig erklärt. Die Liste zeigt, was jetzt zählt."
          : intl.count(votes) +
            " Votes dieses Monats wurden nachträglich für ungültig erklärt. Die Liste zeigt, was jetzt zählt.",
        imported: (votes) => intl.plural(votes) === "one"
          ? "1 weiterer Vote kommt von der Liste, von der dieser Server umgezogen ist."
          : intl.count(votes) +
            " weitere Votes kommen von der Liste, von der dieser Server umgezogen ist.",
        gone: "gelöschtes Konto",
        unlisted: "nicht gelistet",
        you: "du",
        site: "Top-Voter auf allen Servern",
        rules:
          "Monate sind Kalendermonate in UTC. Bei gleich vielen Votes steht vorn, wer den letzten früher abgegeben hat. Genannt wird nur, wer zugestimmt hat. Ergebnisse bleiben ein Jahr lang.",
        back: (server) => `Zurück zu ${server}`,
      },
      siteBoard: {
        title: "Top-Voter",
        titleOf: (span) => `Top-Voter: ${span}`,
        lead: "Wer auf allen Servern zusammen am meisten votet.",
        spans: "Zeitraum",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "Dieser Monat",
          last_month: "Letzter Monat",
          year: "Zwölf Monate",
          all: "Gesamt",
        },
        allTime: "Seit dem ersten Vote",
        nobody:
          "Für diese Zeit steht hier noch niemand. Die Votes aller, die genannt werden wollen, werden jede Stunde gezählt.",
        rules:
          "Wird stündlich gezählt, „Gesamt“ einmal am Tag. Monate sind Kalendermonate in UTC. Bei gleich vielen Votes steht vorn, wer den letzten früher abgegeben hat. Genannt wird nur, wer zugestimmt hat, und zwar mit dem Namen des Kontos, auch wenn unter anderen Namen gevotet wurde.",
        yourName: "Auf deiner Kontoseite wählst du, ob dein Name hier steht",
      },
      receiptPage: {
        title: "Dein Vote zählt",
        voidTitle: "Dein Vote ist ungültig",
        thanks: (server) => `Danke, dass du für ${server} gevotet hast.`,
        player: "Spieler",
        favourite:
          "Du votest hier öfter? Deine Favoriten haben eine eigene Seite, dort votest du für alle nacheinander.",
        others: (game) => `Mehr ${game}-Server, für die du voten kannst`,
        vote: "Voten",
        voteFor: (server) => ` für ${server}`,
        castAt: "Abgegeben",
        nextVote: "Nächster Vote",
        sent: "An den Server gesendet",
        reward: "Deine Belohnung",
        standing: (votes, place, counts) =>
          "Der Server hat jetzt " +
          (intl.plural(votes) === "one" ? "1 Vote" : `${intl.count(votes)} Votes`) +
          (counts === "signed-in"
            ? " angemeldeter Spieler"
            : counts === "confirmed"
            ? " von Spielern mit bestätigter E-Mail-Adresse oder verknüpftem Konto"
            : counts === "established"
            ? " von Spielern, deren verknüpftes Konto älter als 30 Tage ist,"
            : "") +
          " in 30 Tagen und steht auf " + place + ".",
        rewards: {
          waiting: "wartet im Spiel auf dich",
          leased: "wartet im Spiel auf dich",
          granted: "erhalten",
          refused: "vom Server abgelehnt",
          voided: "zurückgezogen",
          expired: "verfallen: nicht abgeholt",
        },
        back: (server) => `Zurück zu ${server}`,
        isVoid: "Die Moderation hat diesen Vote für ungültig erklärt. Er zählt nicht mehr.",
        isVoidOpen:
          "Die Moderation hat diesen Vote zusammen mit anderen für ungültig erklärt. Er zählt nicht mehr, aber du kannst heute noch einmal voten.",
        looksAgain: "Diese Seite aktualisiert sich von selbst.",
        nextVoteOpen: "Wieder voten",
        forgotten: "Das merken wir uns nur 30 Tage lang.",
        unheard: "Dieser Server ist noch nicht verbunden. Dein Vote zählt trotzdem.",
        none: "Dieser Server holt seine Votes selbst ab, und deiner liegt bereit.",
        words: {
          on_its_way: "unterwegs",
          retrying: "neuer Versuch läuft: Der Server antwortet gerade nicht",
          held: "zurückgehalten, bis der Besitzer wieder Votes annimmt",
          delivered: "angekommen",
          given_up: "aufgegeben: nicht zustellbar",
          withdrawn: "vor der Ankunft zurückgezogen",
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
