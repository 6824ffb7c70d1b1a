// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Nick",
      usernameHelp:
        "Dokładnie taki jak w grze: od 2 do 32 liter, cyfr oraz znaków „_”, „.” i „-”. Nicki z Bedrocka mogą zaczynać się od „.”.",
      email: "Adres e-mail",
      emailHelp: "Do odzyskania hasła. Nikt inny go nie widzi.",
      password: "Hasło",
      passwordHelp: "Co najmniej 10 znaków. Dobre są trzy lub cztery niepowiązane słowa.",
      newPassword: "Nowe hasło",
      currentPassword: "Obecne hasło",
      makeLink: "Utwórz link",
      noMail: "Ten serwis nie wysyła e-maili.",
      signUp: {
        title: "Załóż konto",
        lead: "Jedno konto do wszystkich serwerów. Głosujesz swoim nickiem.",
        submit: "Załóż konto",
        toVote: (server) => `Załóż konto i zagłosuj na ${server}`,
        toVoteLead: "Krótki formularz i od głosu dzieli cię jedno kliknięcie.",
        toVoteConfirmed: "Przed głosowaniem trzeba tu też potwierdzić adres e-mail.",
        inGame: (game) => `Twój nick w ${game}`,
        inGameHelp: (server) =>
          "Dokładnie taki jak w grze: " + server +
          " nagradza gracza z tym nickiem. To też twój nick tutaj. Od 2 do 32 liter, cyfr oraz znaków „_”, „.” i „-”.",
        submitToVote: "Załóż konto i przejdź do głosowania",
        ready: "Weryfikacja zakończona",
        noScript:
          "Żeby założyć konto, włącz w tym serwisie JavaScript: przeglądarka musi wykonać małe zadanie, które zatrzymuje boty. Wymagają tego tylko głosowanie i zakładanie konta.",
        privacy: "Co przechowujemy i jak długo",
        haveOne: "Masz już konto?",
        signIn: "Zaloguj się",
        or: "albo adresem e-mail i hasłem",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Zaloguj się przez ${provider}`,
          sign_up: (provider) => `Kontynuuj przez ${provider}`,
          link: (provider) => `Połącz ${provider}`,
          prove: (provider) => `Potwierdź przez ${provider}`,
        },
        leaving: (provider) => `Otwieramy ${provider}…`,
        goOn: (provider) => `Otwórz ${provider}`,
        byPassword: "Zaloguj się hasłem",
        declined: {
          title: (provider) => `Logowanie przez ${provider} przerwane`,
          lead: "Nic się nie zmieniło. Spróbuj ponownie albo wybierz inny sposób.",
        },
        not_proven: {
          title: (provider) => `Logowanie przez ${provider} się nie udało`,
          lead: "Z odpowiedzi nie wynika, kim jesteś. Spróbuj ponownie albo wybierz inny sposób.",
        },
        round_unknown: {
          title: "Ta strona jest zbyt stara",
          lead: (provider) =>
            "Na stronie " + provider +
            " trwało to zbyt długo albo nastąpił powrót w innej przeglądarce. Spróbuj ponownie.",
        },
        unavailable: {
          title: (provider) => `${provider} teraz nie odpowiada`,
          lead: "Nic się nie zmieniło. Spróbuj ponownie później albo wybierz inny sposób.",
        },
        misconfigured: {
          title: (provider) => `${provider} jest źle skonfigurowany na tej stronie`,
          lead:
            "Ponowna próba nie pomoże: muszą to poprawić osoby prowadzące tę stronę. Do tego czasu wybierz inny sposób.",
        },
        taken: {
          title: (provider) => `To konto ${provider} należy tu do innego konta`,
          lead: "Zaloguj się nim i odłącz je tam. Potem możesz je połączyć z tym kontem.",
        },
        not_theirs: {
          title: (provider) => `To konto ${provider} nie jest połączone z twoim`,
          lead: (provider) => `Wybierz konto ${provider}, którym się tu logujesz.`,
        },
        signed_out: {
          title: "Zaloguj się ponownie",
          lead: (provider) =>
            "Sesja wygasła. Zaloguj się, a potem jeszcze raz otwórz " + provider + ".",
        },
      },
      newcomer: {
        title: "Wybierz swój nick",
        titleToVote: (server) => `Twój nick na ${server}`,
        lead: (provider) =>
          provider +
          " wie, kim jesteś. Potrzebujemy tylko nicku w grze: nagrody trafiają do gracza z tym nickiem.",
        submit: "Utwórz konto",
        submitToVote: "Przejdź do głosowania",
        haveOne: "Masz już tu konto?",
        isItYours: (name) => `Czy nick ${name} jest twój?`,
        signIn: (provider) => `Zaloguj się, żeby połączyć z nim ${provider}`,
        link: (provider) => `Połącz ${provider}`,
        linkLead: (provider, name) =>
          "Wracasz właśnie ze strony " + provider + ". Połącz konta, żeby logować się jako " +
          name + " jednym kliknięciem.",
        unknown: {
          title: "Ta strona jest zbyt stara",
          lead: "Na wybór nicku było pół godziny, albo jest już wybrany. Zaloguj się ponownie.",
        },
      },
      entry: {
        gone: {
          title: "To logowanie już nie działa",
          lead: "Link został użyty lub jest zbyt stary albo konta już nie ma.",
        },
        disabled: "To konto jest wyłączone",
      },
      signInLink: {
        title: (username) => `Zaloguj się jako ${username}`,
        lead: "Ten link utworzyły osoby prowadzące serwis. Loguje cię jeden raz.",
        submit: "Zaloguj się",
      },
      proof: {
        comesNext: "Zaraz poprosimy o potwierdzenie, że to ty.",
        justShown: "Potwierdzone: to ty.",
      },
      waysIn: {
        heading: "Sposoby logowania",
        lead: "Miej dwa, żeby nigdy nie stracić dostępu do konta.",
        isLinked: "połączone",
        isOff: "wyłączone",
        linked: "Połączono",
        unlink: "Odłącz",
        only: "To jedyny sposób logowania: dodaj inny, zanim go usuniesz.",
        password: "Hasło",
        set: "ustawione",
        passwordNote: "Zmiana kończy wszystkie inne sesje.",
        noPassword: "Brak. Ustaw je, żeby logować się bez innego serwisu.",
        changePassword: "Zmień hasło",
        setPassword: "Ustaw hasło",
      },
      passwordsOff: {
        title: "Tutaj nie ma haseł",
        lead: "Ten serwis nie używa haseł. Zaloguj się jednym z kont, które przyjmuje.",
      },
      signIn: {
        title: "Zaloguj się",
        toVote: (server) => `Zaloguj się i zagłosuj na ${server}`,
        or: "albo hasłem",
        orElse: "albo inaczej",
        last: "ostatnio",
        nameOrEmail: "Nick lub adres e-mail",
        submit: "Zaloguj się",
        limited: (wait) =>
          "Dla tego nicku lub z twojej sieci było zbyt wiele prób, więc logowanie się nie udało. " +
          wait +
          " Możesz też od razu wpisać hasło ponownie: przeglądarka wykona najpierw małe zadanie, a taka próba liczy się osobno.",
        ready: "Weryfikacja zakończona",
        noScript:
          "Bez JavaScriptu przeglądarka nie wykona tego zadania. Włącz go w tym serwisie albo spróbuj ponownie za kilka sekund.",
        forgot: "Nie pamiętasz hasła?",
        haveNone: "Nie masz jeszcze konta?",
        signUp: "Załóż konto",
        disabled: "Moderator wyłączył to konto.",
        disabledWhy: (reason) => `Moderator wyłączył to konto. Powód: ${reason}`,
      },
      reset: {
        title: "Odzyskaj hasło",
        lead: "Wyślemy ci e-mailem link do ustawienia nowego hasła.",
        noMail:
          "Ten serwis nie wysyła e-maili. Utwórz tu link, a potem poproś o niego osoby prowadzące serwis.",
        submit: "Wyślij link",
        asked: {
          title: "Sprawdź pocztę",
          lead:
            "Jeśli istnieje konto z tym adresem, link jest już w drodze. Działa przez godzinę. Nie ma go? Zajrzyj do spamu.",
        },
        askedNoMail: {
          title: "Poproś o swój link",
          lead:
            "Ten serwis nie wysyła e-maili. Jeśli istnieje konto z tym adresem, osoby prowadzące serwis znajdą w logu link, który działa przez godzinę. Jeśli go nie znajdą, podaj im swój nick: mogą utworzyć link, który cię zaloguje.",
        },
        choice: {
          title: "Ustaw nowe hasło",
          lead: "Wyloguje cię to wszędzie.",
          submit: "Zapisz hasło",
        },
        dead: {
          title: "Ten link już nie działa",
          lead: "Każdy link działa raz, przez godzinę. Poproś o nowy.",
        },
        again: "Wyślij nowy link",
      },
      firstModerator: {
        title: "Zostań pierwszym administratorem",
        lead: (username) =>
          "Zalogowano jako " + username +
          ". Pierwszy administrator konfiguruje serwis i zatwierdza wpisy. Link działa raz.",
        submit: "Nadaj temu kontu rolę administratora",
        dead: {
          title: "Ten link już nie działa",
          lead:
            "Został użyty, ma ponad 30 minut albo jest już administrator. Dopóki go nie ma, przy następnym uruchomieniu w logu pojawi się nowy link.",
        },
      },
      verify: {
        title: "Potwierdź adres e-mail",
        lead: (email, username) =>
          "Naciśnij przycisk, żeby potwierdzić, że " + email +
          " to twój adres. Będzie należał do konta " + username + ".",
        submit: "Potwierdź",
        dead: {
          title: "Ten link już nie działa",
          lead: "Linki działają przez dobę. Nowy dostaniesz na stronie konta.",
        },
        enough: {
          title: "Użyj linku, który już wysłaliśmy",
          lead:
            "Na ten adres wysłaliśmy już tyle e-maili, ile wolno w ciągu godziny. Otwórz link z najnowszego, gdy jesteś zalogowany: potwierdzi on adres dla twojego konta.",
        },
      },
      serverEmail: {
        heading: "E-maile o twoich serwerach",
        lead:
          "Gdy moderator podejmie decyzję w sprawie wpisu oraz gdy webhook przestanie lub znowu zacznie działać.",
        unconfirmed:
          "Będą przychodzić, gdy potwierdzisz adres: do tego czasu może należeć do kogoś innego.",
        turnOn: "Włącz",
        turnOff: "Wyłącz",
        stop: "Nie wysyłaj e-maili o moich serwerach",
        ask: {
          title: "Wyłączyć e-maile o twoich serwerach?",
          lead:
            "Nie damy znać, gdy moderator podejmie decyzję w sprawie wpisu ani gdy webhook przestanie działać. E-maile o koncie, np. linki do nowego hasła, będą nadal przychodzić.",
        },
        done: {
          title: "Nie będziesz już dostawać e-maili o swoich serwerach",
          lead: "Możesz je znowu włączyć na stronie konta.",
        },
        dead: {
          title: "Ten link nie działa",
          lead: "E-maile o swoich serwerach możesz wyłączyć na stronie konta.",
        },
      },
      name: {
        title: "Twój nick",
        newTitle: "Zmień nick",
        question: "Czy to dokładnie twój nick w grze?",
        youVoteAs: "Głosujesz jako",
        why:
          "Nagrody trafiają do gracza z tym nickiem. Wystarczy jedna zła litera i nikt ich nie dostanie.",
        yes: "Tak, dalej",
        change: "Nie, zmień go",
        newName: "Nowy nick",
        save: "Zmień nick",
        correction:
          "Zmień go teraz: pierwsza poprawka nic nie kosztuje. Później nick można zmienić raz na 30 dni.",
        rule:
          "Nick można zmienić raz na 30 dni. Stary nick pozostaje twój przez 90 dni. Głosy liczą się dla nicku, którym zostały oddane.",
        next: (day) => `Następna zmiana nicku możliwa: ${day}.`,
      },
      account: {
        title: "Twoje konto",
        onThisPage: "Na tej stronie",
        since: (day) => `od ${day}`,
        names: "Nicki",
        mail: "E-mail",
        mailAndLanguage: "E-mail i język",
        privacy: "Prywatność",
        nameNote: "Głosujesz tym nickiem i nagrody trafiają do gracza, który go ma.",
        changeName: "Zmień nick",
        confirmed: "potwierdzony",
        unconfirmed: "niepotwierdzony",
        emailNote: "Do nowych haseł i wiadomości o twoim koncie.",
        unconfirmedLead: "Zalogujesz się tym adresem, gdy otworzysz link, który tam wyślemy.",
        sendAgain: "Wyślij link",
        noEmail: "Brak adresu e-mail",
        noEmailLead:
          "Dodaj adres, żeby dostawać wieści o swoich serwerach i odzyskać konto, jeśli stracisz inne sposoby logowania.",
        addEmail: "Dodaj",
        newEmailWaits: (email) => `Zastąpi go ${email}, gdy otworzysz wysłany tam link.`,
        noMailLink: (email) =>
          "Aby potwierdzić " + email +
          ", utwórz link i poproś o niego osoby prowadzące serwis. Serwis nie wysyła e-maili: link jest w jego logu.",
        changeEmail: "Zmień adres",
        dataHeading: "Twoje dane",
        dataLead: "Plik ze wszystkim, co ten serwis o tobie przechowuje.",
        download: "Pobierz…",
        deleteHeading: "Usuwanie konta",
        deleteLead:
          "Nick, adres e-mail i sposoby logowania zostaną usunięte na zawsze. Głosy nadal będą się liczyć, anonimowo.",
        delete: "Usuń…",
      },
      ownPassword: {
        change: {
          title: "Zmień hasło",
          lead: "Zakończy wszystkie inne sesje i cofnie zgody na głosowanie przez linki serwerów.",
          submit: "Zmień hasło",
        },
        set: {
          title: "Ustaw hasło",
          lead: "Wtedy zalogujesz się nickiem lub adresem e-mail, bez innego serwisu.",
          submit: "Ustaw hasło",
        },
        back: "Wróć do konta",
      },
      sessions: {
        heading: "Aktywne sesje",
        count: (sessions) =>
          intl.plural(sessions) === "one"
            ? "1 przeglądarka"
            : intl.plural(sessions) === "few"
            ? `${intl.count(sessions)} przeglądarki`
            : intl.plural(sessions) === "many"
            ? `${intl.count(sessions)} przeglądarek`
            : `${intl.count(sessions)} przeglądarki`,
        thisOne: "ta",
        unknown: "Nieznana przeglądarka",
        unknownAddress: "nieznany adres IP",
        since: "Od",
        lastSeen: "ostatnio",
        end: "Zakończ sesję",
        endOthers: "Zakończ wszystkie inne sesje",
      },
      nameClaim: {
        mailed: {
          title: "Sprawdź pocztę",
          lead: (username, email) =>
            "Ktoś gra jako " + username +
            " i głosował już tym nickiem. Jeśli to ty, otwórz link wysłany na adres " + email +
            " i ustaw hasło: nick będzie wtedy twój, razem z głosami.",
        },
        tooMany: {
          title: "E-mail nie został wysłany",
          lead: (username, email) =>
            "Ktoś gra jako " + username +
            ", a czy to ty, możemy sprawdzić tylko e-mailem. Na adres " + email +
            " poszło ich w ciągu godziny zbyt wiele. Załóż konto za godzinę albo podaj inny adres.",
        },
        unmailed: {
          title: "Sprawdzi to moderator",
          lead: (username) =>
            "Ktoś gra jako " + username +
            " i głosował już tym nickiem. Gdy moderator ci go przyzna, zalogujesz się ustawionym hasłem.",
        },
        take: {
          title: (username) => `Przejmij nick ${username}`,
          lead: (username, site) =>
            "Dostaniesz nick " + username + " w " + site +
            " razem z jego głosami. Ustaw hasło do logowania. Jeśli nie zakładasz konta z tym nickiem, zamknij tę stronę.",
          submit: "Przejmij ten nick",
        },
        waits: {
          title: "Sprawdzi to moderator",
          lead:
            "Twój adres e-mail jest potwierdzony. O ten sam nick ubiega się ktoś jeszcze, więc zdecyduje moderator. Napiszemy do ciebie.",
        },
      },
      agreements: {
        lead:
          "Linki z tego serwera głosują za ciebie bez logowania, dopóki nie cofniesz zgody lub nie zmienisz hasła.",
        since: "Od",
        end: "Cofnij zgodę",
      },
      changeEmail: {
        title: "Zmień adres e-mail",
        lead: "Wyślemy link na nowy adres. Konto zachowa stary, dopóki nie otworzysz linku.",
        noMail:
          "Ten serwis nie wysyła e-maili: link dla nowego adresu trafi do jego logu. Poproś o niego osoby prowadzące serwis. Konto zachowa stary adres, dopóki nie otworzysz linku.",
        newEmail: "Nowy adres e-mail",
        submit: "Wyślij link",
      },
      download: {
        title: "Pobierz swoje dane",
        lead: (username) =>
          "Plik JSON ze wszystkim o koncie " + username +
          ": profil, dawne nicki, sesje, serwery, twoje działania i głosy. Nie zawiera haseł ani kluczy.",
        submit: "Pobierz",
        back: "Wróć do konta",
      },
      deletion: {
        title: "Usuń konto",
        lead: (username) =>
          "Konto " + username +
          " zniknie na zawsze: nikt nie może go przywrócić. Głosy nadal będą się liczyć, anonimowo, a nick pozostanie zarezerwowany przez 90 dni.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "Przeszkadza w tym 1 twój wpis: ktoś musi za niego odpowiadać."
            : intl.plural(listings) === "few"
            ? "Przeszkadzają w tym " + intl.count(listings) +
              " twoje wpisy: ktoś musi za nie odpowiadać."
            : intl.plural(listings) === "many"
            ? "Przeszkadza w tym " + intl.count(listings) +
              " twoich wpisów: ktoś musi za nie odpowiadać."
            : "Przeszkadza w tym " + intl.count(listings) +
              " twojego wpisu: ktoś musi za nie odpowiadać.",
        listings: "Twoje wpisy",
        blocking: {
          pending: "Czeka na moderatora. Do tego czasu można go tylko usunąć.",
          approved: "Gracze mogą na niego głosować.",
        },
        handOver: "Przekaż…",
        unlist: "Zdejmij z listy",
        deleteListing: "Usuń wpis…",
        after: "Gdy żaden tu nie zostanie, możesz usunąć konto.",
        lookAgain: "Sprawdź ponownie",
        submit: "Usuń moje konto",
        back: "Zachowaj konto",
      },
    },
    charts: {
      asTable: "Pokaż liczby w tabeli",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Dziś",
      votes: {
        title: "Głosy",
        heads: ["Dzień (UTC)", "Głosy"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one"
            ? "1 głos"
            : intl.plural(sum) === "few"
            ? `${intl.count(sum)} głosy`
            : intl.plural(sum) === "many"
            ? `${intl.count(sum)} głosów`
            : `${intl.count(sum)} głosu`) +
          " w " + intl.count(days) + " dni, w tym dziś " + intl.count(today) + " (UTC)",
        on: (day, votes) =>
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
          ": " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`),
      },
      players: {
        title: "Gracze",
        last: "Teraz",
        offline: "offline",
        summary: (most, mean) =>
          "najwięcej " + intl.count(most) + " w ciągu 7 dni, średnio " + intl.count(mean),
        on: (at, players) =>
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Dzień (UTC)", "Średnio", "Najwięcej"],
      },
      rank: {
        title: "Miejsce wśród serwerów wszystkich gier",
        heads: ["Dzień (UTC)", "Miejsce"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
          ": #" + intl.count(last) + ", najlepiej #" + intl.count(best),
        on: (day, rank) =>
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} głosuje na ${server}`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} głos na ${server}`
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy na ${server}`
            : `${intl.count(votes)} głosów na ${server}`,
        earlier: (server, votes) => `Wcześniejsze głosy na ${server}: ${intl.count(votes)}`,
        test: (server) => `Test: głosy na ${server} będą publikowane tutaj`,
        vote: "Zagłosuj",
        total: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} głos w ciągu 30 dni`
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy w ciągu 30 dni`
            : `${intl.count(votes)} głosów w ciągu 30 dni`,
        more: (votes) => `i jeszcze ${intl.count(votes)}`,
        top: (server, month) =>
          "Najwięcej głosów na " + server + ": " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(place)}. ${player}: ${intl.count(votes)} głos`
            : intl.plural(votes) === "few"
            ? intl.count(place) + ". " + player + ": " + intl.count(votes) + " głosy"
            : intl.count(place) + ". " + player + ": " + intl.count(votes) + " głosów",
        others: (players) =>
          intl.plural(players) === "one"
            ? `i jeszcze ${intl.count(players)} gracz`
            : intl.plural(players) === "few"
            ? `i jeszcze ${intl.count(players)} gracze`
            : `i jeszcze ${intl.count(players)} graczy`,
      },
      page: {
        title: (server) => `Czaty: ${server}`,
        lead:
          "Głosy można publikować na kanale Discorda, Slacka lub Mattermosta: z nickami graczy, obrazkiem serwera i linkiem do głosowania. Tego, co opublikowano, nie da się wycofać.",
        heading: "Połączone kanały",
        often: "Jak często",
        connect: "Połącz kanał",
        example: "Tak wygląda wiadomość",
        offer: (address) =>
          address + " to kanał: głosy są tam publikowane jako wiadomości. Wybierz, jak często.",
        address: "Adres webhooka kanału",
        addressHelp:
          "Na Discordzie: ustawienia kanału, Integracje, Webhooki, Kopiuj adres URL webhooka. Kto zna ten adres, może tam pisać, dlatego jest zapisywany w postaci zaszyfrowanej i nie jest już pokazywany.",
        service: "Czat",
        serviceHelp:
          "Dla Rocket.Chat i innych, które przyjmują wiadomości Mattermosta, wybierz Mattermost.",
        language: "Język wiadomości",
        languageOfOwner: "Język właściciela",
        submit: "Połącz i wyślij test",
        all: "Wszystkie czaty",
      },
      paces: {
        at_once: "Od razu",
        ten_minutes: "Co dziesięć minut",
        daily: "Codziennie dziesięciu najlepszych",
      },
      channel: {
        title: "Kanał",
        lead: "Jedna wiadomość zbiera wszystkie głosy od poprzedniej.",
        replayLead: (days) =>
          "Publikuje jeszcze raz głosy od podanej chwili, jako wcześniejsze głosy. Czat nie wie, że już je miał. Najwyżej " +
          intl.count(days) + " dni wstecz.",
        addressKept: "Zostaw puste, aby zachować obecny.",
        save: "Zapisz",
        test: "Wiadomość testowa",
        testLead: "Publikowana teraz, bez względu na wybór powyżej. Nikt nie jest wspominany.",
        testButton: "Wyślij wiadomość testową",
        gone:
          "Czat nie przyjmuje już wiadomości pod tym adresem, więc kanał został wyłączony. Głosy są wstrzymane. Wklej powyżej nowy adres, a potem je wyślij.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one"
            ? "1 nowe zgłoszenie"
            : intl.plural(reports) === "few"
            ? `${intl.count(reports)} nowe zgłoszenia`
            : intl.plural(reports) === "many"
            ? `${intl.count(reports)} nowych zgłoszeń`
            : `${intl.count(reports)} nowego zgłoszenia`,
        test: (site) => `Test: tutaj będą publikowane nowości dla moderacji ${site}`,
        open: "Otwórz panel moderacji",
      },
    },
    deliveries: {
      log: {
        heading: "Wysyłka, od najnowszych",
        lead: "Każdy głos w drodze do webhooka. Zakończone przechowujemy przez 30 dni.",
        none: "Nic jeszcze nie wysłano",
        noneNext:
          "Tu będzie każdy głos wysłany do webhooka, z każdą próbą i odpowiedzią. Ustaw kluczowi adres URL webhooka, a potem wyślij test z jego strony.",
        noneFound: "Brak takich dostarczeń",
        noneOf: (search) => `Nic nie znaleziono dla ${search}`,
        noneOfNext:
          "Wpisz cały nick gracza, wielkość liter nie ma znaczenia, albo cały ID głosu lub dostarczenia.",
        backwards: "Pierwszy dzień jest po ostatnim",
        showAll: "Pokaż wszystkie",
        find: "Gracz, ID głosu lub dostarczenia",
        from: "Od (UTC)",
        to: "Do (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Według stanu",
        all: "Wszystkie",
        filter: "Filtruj",
        allKeys: "Wszystkie klucze",
        show: "Szukaj",
        player: "Gracz",
        nobody: "nikt",
        topTen: "Dziesięciu najlepszych",
        cast: "Oddany",
        key: "Klucz",
        state: "Stan",
        last: "Ostatni wynik",
        attempts: "Próby",
        next: "następna próba",
        again: "wysłany ponownie:",
        test: "test",
        pages: "Strony wysyłki",
        older: "Starsze",
        newest: "Najnowsze",
        title: (server) => `Wysyłka głosów: ${server}`,
        titleOf: (server, state) => `Wysyłka głosów: ${server} (${state})`,
        retryLead: {
          abandoned:
            "Wysyła te z ostatnich 14 dni jeszcze raz, po pięć na sekundę. Zachowują swoje ID: odbiornik, który pamięta X-Listing-Vote, nikogo nie nagrodzi dwa razy.",
          held: "Wysyła te z ostatnich 14 dni, po pięć na sekundę.",
        },
        retry: {
          abandoned: (key) => `Ponów wszystkie nieudane: ${key}`,
          held: (key) => `Wyślij wszystkie wstrzymane: ${key}`,
        },
      },
      day: {
        title: "Ostatnie 24 godziny",
        arrived: "dotarło",
        atOnce: "za pierwszym razem",
        sent: "dostarczenia",
        kept: { pending: "czeka", abandoned: "porzucone w 30 dni" },
        typical: "typowa odpowiedź",
        slow: "wolna odpowiedź",
        label: (atOnce, late, failed) =>
          "Godzina po godzinie, 24 godziny: od razu dotarło " + intl.count(atOnce) +
          ", po ponowieniu " + intl.count(late) + ", nie dotarło " + intl.count(failed),
        axis: ["24 godz. temu", "18 godz.", "12 godz.", "6 godz.", "teraz"],
        legend: { ok: "dotarły od razu", late: "po ponowieniu", bad: "nie dotarły, pod linią" },
      },
      ruler: {
        label: (made, of) =>
          "Próby: " + intl.count(made) + " z " + intl.count(of) + ", z przerwą przed każdą",
        wait: {
          atOnce: "od razu",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} min`,
          hours: (hours) => `+${intl.count(hours)} godz.`,
        },
      },
      one: {
        title: (player, key, server) => `Głos: ${player}, klucz ${key}, serwer ${server}`,
        back: "Wysyłka",
        cast: "Głos oddany",
        toKey: "do klucza",
        next: "następna próba",
        nextAt: "Następna próba:",
        rejectedWith: (status) =>
          "Odbiornik odpowiedział statusem " + status + ", który nie oznacza sukcesu.",
        vote: "Głos (X-Listing-Vote)",
        id: "Dostarczenie (X-Listing-Delivery)",
        noUrl: "brak URL",
        formerUrl: "wcześniejszy URL",
        elsewhere: "na wcześniejszy URL",
        sinceMoved: "Taki był wtedy URL klucza; od tego czasu się zmienił.",
        finished: "zakończono",
        resend: "Wyślij teraz ponownie",
        stands: "To pozostaje ważne, cokolwiek stanie się przy ponownym wysłaniu.",
        underWay: "Jest w drodze. Strona odświeża się co dwie sekundy.",
        request: "Żądanie",
        requestLead: (attempt) =>
          "Próba " + intl.count(attempt) + ", dokładnie tak, jak została wysłana na",
        notSent: "Nic jeszcze nie wysłano. Taka będzie treść, wysłana na",
        attempts: "Próby",
        schedule: "Najwyżej dwanaście; ostatnia jest 76 godzin po głosie.",
        answer: "Odpowiedź",
        headers: "Nagłówki odpowiedzi",
        answerKept: "Przechowujemy nagłówki bez cookies i pierwsze 4 kB treści.",
        saveRedirect: "Użyj tego URL",
        answered: (status, time) => `${status}, czas: ${time}`,
        noResponse: "brak odpowiedzi",
        reasons: {
          key_revoked: "Klucz został unieważniony.",
          url_cleared: "URL webhooka został usunięty.",
          vote_voided: "Moderator unieważnił głos.",
          no_destination: "Klucz został unieważniony albo usunięto jego URL webhooka.",
        },
      },
      states: {
        held: "wstrzymany",
        pending: "czeka",
        sending: "wysyłany",
        delivered: "dostarczony",
        abandoned: "porzucony",
      },
      ends: {
        delivered: "dotarł",
        unconfirmed: "wysłany",
        rejected: "odrzucony",
        redirected: "przekierowany",
        redirected_elsewhere: "przekierowano",
        apps_script: "Apps Script",
        interrupted: "przerwany",
        timeout: "limit czasu",
        connect_failed: "brak połączenia",
        connection_lost: "połączenie zerwane",
        tls_failed: "brak szyfrowania",
        tls_self_signed: "podpisany samodzielnie",
        tls_untrusted: "niezaufany certyfikat",
        tls_expired: "certyfikat wygasł",
        tls_other_name: "certyfikat innej nazwy",
        tls_old: "stary TLS",
        tls_plain: "bez TLS",
        tls_expected: "oczekuje TLS",
        http2_only: "tylko HTTP/2",
        dns_failed: "nieznana nazwa",
        private_address: "adres prywatny",
        bad_response: "to nie HTTP",
        bad_url: "zły URL",
        bad_secret: "zły sekret",
        not_votifier: "to nie Votifier",
        votifier_key_missing: "brak klucza publicznego",
        token_refused: "zły token",
        votifier_refused: "odrzucony",
        name_refused: "nick odrzucony",
        posted: "opublikowany",
        chat_gone: "kanał usunięty",
        chat_refused: "odrzucony",
        chat_busy: "musi poczekać",
        internal_error: "nasz błąd",
        gone: "410 Gone",
        key_revoked: "klucz unieważniony",
        url_cleared: "URL usunięty",
        vote_voided: "głos unieważniony",
        no_destination: "brak URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "Wszystkie poradniki",
      nav: "Poradniki",
      contents: "Na tej stronie",
      asText: "Ta strona jako Markdown",
      table: (nth) => `Tabela ${intl.count(nth)}`,
      search: "Szukaj w poradnikach",
      submit: "Szukaj",
      results: (query) => `Szukanie: ${query}`,
      found: (parts) =>
        intl.plural(parts) === "one"
          ? "Znaleziono 1 fragment"
          : intl.plural(parts) === "few"
          ? `Znaleziono ${intl.count(parts)} fragmenty`
          : intl.plural(parts) === "many"
          ? `Znaleziono ${intl.count(parts)} fragmentów`
          : `Znaleziono ${intl.count(parts)} fragmentu`,
      ask: "Wpisz, czego szukasz, np. kod błędu, nagłówek lub nazwę pluginu.",
      nothing: "Nic nie znaleziono. Spróbuj innych słów, np. kodu, nagłówka lub nazwy pluginu.",
      inCode: "W kodzie:",
      examples: {
        code: "Kod błędu",
        header: "Nagłówek webhooków",
        plugin: "Protokół pluginów do głosowania",
      },
      code: "Kod",
      status: "Status",
      allErrors: "Wszystkie błędy i jak wyglądają",
      references: { api: "API", rewards: "Rewards API", public: "Publiczne API" },
    },
    factors: {
      passkey: {
        use: "Zaloguj się kluczem dostępu",
        useHere: "Użyj klucza dostępu",
        failed: "Nie udało się albo przerwano. Spróbuj ponownie lub wybierz inny sposób.",
        wrong:
          "Ten klucz dostępu tu nie działa. Mógł zostać usunięty albo strona była otwarta zbyt długo. Spróbuj ponownie.",
      },
      passkeys: {
        heading: "Klucze dostępu",
        lead:
          "Przez blokadę ekranu urządzenia albo klucz bezpieczeństwa: niczego nie wpisujesz i fałszywa strona nie ma czego wykraść.",
        badge: "klucz dostępu",
        formerHost: "z dawnego adresu serwisu",
        added: "Dodano",
        used: "ostatnie użycie",
        neverUsed: "nieużywany",
        add: "Dodaj klucz dostępu…",
        remove: "Usuń",
        new: {
          title: "Dodaj klucz dostępu",
          lead: "Przeglądarka poprosi o blokadę ekranu, PIN lub klucz bezpieczeństwa.",
          name: "Nazwa",
          nameHelp: "Żeby później było wiadomo, który to.",
          submit: "Dodaj klucz",
          noScript:
            "Klucze dostępu wymagają JavaScriptu i aktualnej przeglądarki. Włącz JavaScript w tym serwisie.",
          refused: "Klucz dostępu nie został dodany. Spróbuj ponownie.",
          tooMany: (max) =>
            intl.plural(max) === "one"
              ? "Masz już " + intl.count(max) + " klucz dostępu. Najpierw go usuń."
              : intl.plural(max) === "few"
              ? "Masz już " + intl.count(max) + " klucze dostępu. Najpierw usuń jeden z nich."
              : intl.plural(max) === "many"
              ? "Masz już " + intl.count(max) + " kluczy dostępu. Najpierw usuń jeden z nich."
              : "Masz już " + intl.count(max) + " klucza dostępu. Najpierw usuń jeden z nich.",
          back: "Wróć do konta",
        },
      },
      second: {
        heading: "Weryfikacja dwuetapowa",
        lead:
          "Po haśle albo logowaniu przez inny serwis potwierdzasz, że to ty: kodem z aplikacji lub kluczem dostępu.",
        setUp: "Skonfiguruj…",
        change: "Zmień…",
        title: "Weryfikacja dwuetapowa",
        offLead:
          "Nawet z twoim hasłem nikt nie wejdzie bez drugiego etapu. Logowanie kluczem dostępu to dwa etapy w jednym, więc nic więcej nie trzeba.",
        required: (who) =>
          who === "desk"
            ? "Ten serwis wymaga weryfikacji dwuetapowej od wszystkich, którzy go moderują. Skonfiguruj ją, żeby przejść dalej."
            : "Ten serwis wymaga weryfikacji dwuetapowej od wszystkich, którzy zarządzają serwerem. Skonfiguruj ją, żeby przejść dalej.",
        app: {
          title: "Przez aplikację uwierzytelniającą",
          again: "Użyj innej aplikacji uwierzytelniającej",
          againLead: "Obecna aplikacja przestanie tu działać i dostaniesz nowe kody zapasowe.",
          lead:
            "Zeskanuj ten kod aplikacją uwierzytelniającą, np. Aegis, 2FAS, Google Authenticator lub tą w menedżerze haseł. Potem wpisz sześć cyfr, które pokaże.",
          qr: "Kod QR dla aplikacji uwierzytelniającej",
          key: "Nie masz aparatu? Wpisz ten klucz w aplikacji",
          open: "Otwórz w aplikacji na tym urządzeniu",
          code: "Kod z aplikacji",
          submit: "Włącz",
        },
        passkeys: {
          title: "Przez klucze dostępu",
          lead: "Przy każdym innym logowaniu poprosimy o jeden z twoich kluczy dostępu.",
          none: "Nie masz jeszcze klucza dostępu.",
          add: "Dodaj klucz dostępu…",
          submit: "Użyj moich kluczy",
        },
        state: {
          title: "Jest włączona",
          app: "Przez aplikację uwierzytelniającą, od",
          passkeys: "Przez klucze dostępu, od",
          codes: (left) =>
            intl.plural(left) === "one"
              ? "Został 1 kod zapasowy."
              : intl.plural(left) === "few"
              ? `Zostały ${intl.count(left)} kody zapasowe.`
              : intl.plural(left) === "many"
              ? `Zostało ${intl.count(left)} kodów zapasowych.`
              : `Zostało ${intl.count(left)} kodu zapasowego.`,
          renew: "Utwórz nowe kody zapasowe",
          turnOff: "Wyłącz",
        },
        codes: {
          title: "Twoje kody zapasowe",
          lead:
            "Każdy z nich zaloguje cię jeden raz, jeśli stracisz telefon lub klucz dostępu. Wydrukuj je albo trzymaj w menedżerze haseł. Nie pokażemy ich ponownie.",
          label: "Kody zapasowe",
          copy: "Kopiuj kody",
          done: "Kody są zapisane",
        },
      },
      half: {
        title: "Jeszcze jeden krok",
        lead: (username) => `Logujesz się jako ${username}.`,
        code: "Kod z aplikacji uwierzytelniającej",
        codeHelp: "Sześć cyfr, które zmieniają się co 30 sekund.",
        wrong: "Ten kod jest błędny albo został już użyty. Poczekaj na następny.",
        wrongRecovery: "To nie jest jeden z twoich kodów zapasowych albo został już użyty.",
        submit: "Zaloguj się",
        recovery: "Użyj kodu zapasowego",
        recoveryCode: "Kod zapasowy",
        recoveryHelp: "Jeden z dziesięciu zapisanych kodów. Każdy działa raz.",
        lost: "Nie masz już żadnego? Napisz do prowadzących ten serwis.",
        contact: "Napisz",
        other: "Zaloguj się na inne konto",
        dead: {
          title: "Zaloguj się ponownie",
          lead:
            "Trwało to zbyt długo albo błędnych kodów było zbyt wiele. Logowanie nie zostało dokończone.",
        },
        signIn: "Zaloguj się",
      },
      prove: {
        title: "Czy to ty?",
        lead: (username) =>
          "Od logowania na konto " + username +
          " minęło ponad dziesięć minut. Zanim przejdziesz dalej, potwierdź, że to ty.",
        holds: "Potem przez dziesięć minut nie zapytamy ponownie.",
        acts: {
          key: "Za chwilę utworzysz klucz.",
          votifier: "Za chwilę zmienisz, dokąd wysyłane są głosy.",
          webhook: "Za chwilę zmienisz webhook.",
          people: "Za chwilę udostępnisz swój wpis.",
          handover: "Za chwilę przekażesz swój wpis.",
          listing: "Za chwilę usuniesz swój wpis.",
          voids: "Za chwilę unieważnisz głosy.",
          role: "Za chwilę zmienisz czyjąś rolę.",
          passkey: "Za chwilę dodasz klucz dostępu.",
          passkey_removal: "Za chwilę usuniesz klucz dostępu.",
          second_factor: "Za chwilę zmienisz weryfikację dwuetapową.",
          unlink: "Za chwilę odłączysz sposób logowania.",
          link: "Za chwilę dodasz sposób logowania.",
          password: "Za chwilę zmienisz hasło.",
          email: "Za chwilę zmienisz adres e-mail.",
          export: "Za chwilę pobierzesz swoje dane.",
          deletion: "Za chwilę usuniesz konto.",
        },
        kept: "Wpisane dane są zachowane. Wyślemy je, gdy potwierdzisz.",
        lost:
          "Wrócisz na stronę. Wpisane tam dane są poufne, więc trzeba je będzie wpisać ponownie.",
        password: "Twoje hasło",
        code: "Kod z aplikacji lub kod zapasowy",
        wrongPassword: "To nie jest twoje hasło.",
        wrongCode: "Ten kod jest błędny albo został już użyty. Poczekaj na następny.",
        submit: "Potwierdź",
        or: "albo",
        provider: (name) => `Potwierdź przez ${name}`,
        again: "Potwierdzone w innej karcie. Dalej",
        none: "Wyloguj się i zaloguj ponownie, żeby potwierdzić, że to ty.",
        notNow: "Wróć bez zmian",
        back: "Wróć do konta",
      },
      notMe: {
        title: "To nie ty?",
        lead:
          "W naszej wiadomości jest napisane, z jakiej przeglądarki i skąd ktoś się zalogował. Jeśli jej nie znasz, naciśnij przycisk.",
        ifPressed: "Jeśli naciśniesz przycisk:",
        effects: [
          "Wszyscy zostaną wylogowani z twojego konta, ty też.",
          "Hasło przestanie działać. Wyślemy ci link do ustawienia nowego.",
          "Konto zachowa adres e-mail, na który przyszła wiadomość.",
        ],
        submit: "To nie ja: wyloguj wszystkich",
        signedInAt: "Logowanie, o którym pisaliśmy:",
        itWasMe: "To ty? W takim razie nie musisz nic robić.",
        dead: {
          title: "Ten link już nie działa",
          lead: "Działa przez tydzień. Na stronie konta możesz zakończyć sesje i zmienić hasło.",
        },
        mailed: {
          title: "Wszyscy są wylogowani",
          lead:
            "Twoje hasło już nie działa. Link do ustawienia nowego jest w drodze. Potem sprawdź swoje sposoby logowania i usuń to, co nie jest twoje.",
        },
        no_mail: {
          title: "Wszyscy są wylogowani",
          lead: "Twoje hasło już nie działa. Poproś o link do ustawienia nowego.",
        },
        used: {
          title: "Ten link został już użyty",
          lead:
            "Wylogował wszystkich, a robi to tylko raz. Jeśli ktoś był od tego czasu na twoim koncie, sprawdź sposoby logowania i usuń to, co nie jest twoje. Nowe hasło ponownie wyloguje wszystkich.",
        },
        no_password: {
          title: "Wszyscy są wylogowani",
          lead:
            "Twoje konto nie ma hasła. Zaloguj się ponownie, sprawdź swoje sposoby logowania i usuń to, co nie jest twoje.",
        },
        reset: "Ustaw nowe hasło",
        signIn: "Zaloguj się",
      },
    },
    faults: {
      required: "To pole jest wymagane.",
      code: "Ten kod jest błędny albo wygasł. Wpisz ten, który aplikacja pokazuje teraz.",
      confirmTest: "Potwierdź, że odbiornik może nagrodzić tego gracza, albo zostaw nick pusty.",
      currentPassword: "To nie jest twoje obecne hasło.",
      game: "Wybierz grę z listy.",
      listingName: "Wpisz nazwę wpisu.",
      noPasskeys: "Nie masz jeszcze klucza dostępu.",
      noneTicked: "Zaznacz co najmniej jeden wpis.",
      notReady:
        "Przeglądarka nie była jeszcze gotowa. Poczekaj na zaznaczenie pola i spróbuj ponownie.",
      password: "To nie jest twoje hasło.",
      port: "Podaj numer portu od 1 do 65535.",
      reason: "Wybierz, co jest nie tak.",
      role: "Wybierz rolę.",
      signIn: "Błędny nick lub hasło. Adresu e-mail możesz użyć, gdy jest potwierdzony.",
      signInBusy:
        "W tej chwili ruch jest zbyt duży, więc logowanie się nie udało. Wpisz hasło ponownie i zaloguj się. Tym razem przeglądarka wykona najpierw małe zadanie i wejdziesz przed tymi, których przeglądarki go nie wykonają.",
      time: "Podaj datę i godzinę.",
      nothingToReplay:
        "Nie ma czego wysłać ponownie. Wysyłane są tylko głosy, które trafiły już do tego klucza albo są dla niego wstrzymane: bez tych, które trafiły tylko do innych kluczy, są jeszcze w drodze lub są nieważne.",
      urlUnsaved:
        "Ten adres URL nie jest jeszcze zapisany. Najpierw go zapisz: do tego czasu wysyłamy na poprzedni.",
      number: "Podaj liczbę całkowitą.",
    },
    forms: {
      signed_out: "Wylogowano.",
      password_reset: "Nowe hasło zapisane. Możesz się nim zalogować.",
      password_set: "Hasło ustawione. Możesz się nim teraz logować.",
      identity_linked: "Konto połączone. Możesz się nim teraz logować.",
      identity_unlinked: "Konto odłączone. Nie zalogujesz się nim już tutaj.",
      password_changed: "Hasło zmienione. Wszystkie inne sesje zostały zakończone.",
      passkey_added: "Klucz dostępu dodany.",
      passkey_removed: "Klucz dostępu usunięty.",
      second_factor_off: "Weryfikacja dwuetapowa jest wyłączona.",
      email_confirmed: "Adres e-mail potwierdzony.",
      administrator_made: "To konto jest teraz kontem administratora.",
      settings_saved: "Zapisano. Obowiązuje od teraz.",
      nothing_changed: "Nic nie zmieniono.",
      look_saved: "Zapisano. Za kilka sekund będzie widać na każdej stronie.",
      test_mail_sent: "Serwer poczty przyjął wiadomość. Poszukaj jej w skrzynce.",
      site_role_changed: "Rola zmieniona.",
      verification_sent: "Link został wysłany na twój adres e-mail.",
      verification_logged:
        "Twój link jest w logu tego serwisu, bo nie wysyła on e-maili. Poproś o niego osoby prowadzące serwis.",
      renamed: "Nick zmieniony.",
      server_email_on: "Będziesz dostawać e-maile o swoich serwerach.",
      server_email_off: "Nie będziesz już dostawać e-maili o swoich serwerach.",
      language_saved: "Strony i e-maile są teraz w tym języku.",
      boards_on: "Twój nick jest teraz widoczny w topie głosujących.",
      boards_off: "Twój nick nie jest widoczny w topie głosujących.",
      favourite_added: "Dodano do ulubionych. Wszystkie znajdziesz w „Moje głosy”.",
      favourite_removed: "Usunięto z ulubionych.",
      all_voted: "Wszystkie ulubione mają dziś twój głos.",
      name_forgotten: "Ta przeglądarka już nie pamięta nicku.",
      game_name_added: "Dodano. Przy każdym głosowaniu wybierz, którym nickiem głosujesz.",
      game_name_removed: "Usunięto. Oddane już głosy zachowują ten nick.",
      links_ended: "Linki z tego serwera nie głosują już w twoim imieniu.",
      session_ended: "Ta sesja została zakończona.",
      sessions_ended: "Wszystkie inne sesje zostały zakończone.",
      account_deleted: "Twoje konto zostało usunięte.",
      key_revoked: "Klucz został unieważniony.",
      receiver_removed: "Odbiornik został usunięty.",
      secret_activated:
        "Webhooki są teraz podpisywane nowym sekretem, a jeszcze przez 24 godziny również starym.",
      link_key_removed: "Klucz usunięty. Utworzone nim linki już nie działają.",
      votifier_tested: "Zapisano. Głos testowy jest w drodze na twój serwer.",
      rewards_saved: "Zapisano. Dotyczy to każdego głosu od teraz.",
      test_vote_waits: "Głos testowy będzie czekał w skrzynce przez godzinę.",
      chat_connected: "Kanał jest połączony. Wiadomość testowa jest w drodze.",
      chat_saved: "Kanał został zapisany.",
      webhook_saved: "Adres URL webhooka zapisany.",
      webhook_paused: "Webhook wstrzymany. Głosy czekają, aż wyślesz je ponownie.",
      webhook_resumed: "Webhook znowu działa.",
      webhook_resumed_held: "Webhook znowu działa. Część głosów czeka: wyślij je ponownie.",
      replayed: "Głosy są w drodze, pięć na sekundę.",
      replayed_more:
        "W drodze jest 10 000 głosów, a czekają kolejne. Gdy te dotrą, ponów wysyłanie.",
      checked: "Serwer właśnie został sprawdzony.",
      server_submitted: "Serwer zgłoszony. Sprawdzi go moderator.",
      server_resubmitted: "Serwer zgłoszony ponownie.",
      server_unlisted: "Serwer jest poza listą. Możesz go w każdej chwili przywrócić.",
      server_relisted: "Serwer jest znowu na liście.",
      server_deleted: "Wpis został usunięty.",
      offer_made:
        "Propozycja wysłana. Przez siedem dni będzie widoczna na stronie „Moje serwery” odbiorcy.",
      offer_withdrawn: "Propozycja wycofana.",
      offer_declined: "Propozycja odrzucona.",
      member_joined: "Masz teraz dostęp.",
      server_taken_over: "Wpis należy teraz do ciebie. Wymień klucze API: znają je też inni.",
      role_changed: "Rola zmieniona.",
      member_removed: "Dostęp odebrany.",
      member_removed_keys:
        "Dostęp odebrany, ale klucze, które ta osoba zna, nadal działają. Odnów je poniżej.",
      role_changed_keys:
        "Rola zmieniona. Klucze, które ta osoba utworzyła, nadal działają: odnów je poniżej.",
      server_left: "Nie masz już dostępu do tego serwera.",
      server_saved: "Zmiany zapisane.",
      picture_saved: "Obraz zapisany. Będzie widoczny wszędzie tam, gdzie twój serwer.",
      picture_removed: "Obraz usunięty.",
      picture_taken_down: "Obraz zdjęty. Właściciel może przeczytać twój powód.",
      pictures_accepted: "Obrazy zostają.",
      edits_accepted: "Zmiany oznaczone jako sprawdzone.",
      edits_put_back: "Poprzednia treść wróciła. Właściciel może przeczytać twój powód.",
      several_decided: "Zaznaczone wpisy rozpatrzone.",
      report_sent: "Dzięki. Moderator się tym zajmie.",
      reports_closed: "Zgłoszenia zamknięte.",
      change_waits: "Zmiany zapisane. Część z nich czeka na moderatora.",
      change_withdrawn: "Wpis zostaje bez zmian.",
      server_approved: "Serwer zatwierdzony i dodany do listy.",
      server_rejected: "Serwer odrzucony. Właściciel może przeczytać twój powód.",
      server_suspended: "Serwer zawieszony. Właściciel może przeczytać twój powód.",
      vote_voided: "Głos unieważniony.",
      votes_voided: "Trwa unieważnianie głosów. Przy tysiącach zajmuje to około minuty.",
      wave_dismissed: "Alert zamknięty. Głosy zostają.",
      answer_read: "Odpowiedź oznaczona jako przeczytana.",
      void_answered: "Odpowiedź wysłana do moderatorów.",
      moderator_mail_saved: "Zapisano.",
      votes_restored: "Głosy znów zaczynają się liczyć. Przy tysiącach zajmuje to około minuty.",
      name_given: "Nick przyznany.",
      name_refused: "Prośba o nick odrzucona.",
      account_disabled: "Konto wyłączone.",
      account_enabled: "Konto włączone.",
      game_added: "Gra dodana.",
      tag_added: "Tag dodany.",
      game_edited: "Gra zapisana.",
      game_merged: "Gry połączone. Stary adres prowadzi do tej gry.",
      game_removed: "Gra usunięta.",
      tag_edited: "Tag zapisany.",
      tag_merged: "Tagi połączone. Stary adres prowadzi do tego tagu.",
      tag_removed: "Tag usunięty.",
    },
    frame: {
      layout: {
        about: (site) => "Znajdź serwery gier w " + site + " i głosuj na te, które lubisz.",
        faulty: (title) => `Błąd: ${title}`,
        skip: "Przejdź do treści",
        mainMenu: "Menu główne",
        way: "Ścieżka nawigacji",
        yourMenu: "Twoje konto",
        servers: "Serwery",
        games: "Gry",
        findServers: "Szukaj serwerów",
        findBy: "Nazwa, gra, tag, kraj lub adres",
        findShort: "Znajdź serwer",
        listServer: "Dodaj serwer",
        footMenu: "Więcej",
        footPlayers: "Dla graczy",
        footOwners: "Dla właścicieli serwerów",
        footSite: "Ta strona",
        languages: "Język",
        changeLanguage: "Zmień język",
        topVoters: "Top głosujących",
        api: "Dokumentacja API",
        docs: "Poradniki",
        myServers: "Moje serwery",
        moderation: "Moderacja",
        waiting: "do sprawdzenia",
        accountLabel: (username) => `Twoje konto, ${username}`,
        signIn: "Zaloguj się",
        signUp: "Załóż konto",
        signOut: "Wyloguj się",
        contact: "Kontakt",
        privacy: "Prywatność",
        imprint: "Nota prawna",
        terms: "Regulamin",
        rules: "Zasady",
        imported: (list, site) =>
          "Twoje konto przeniesiono tutaj z " + list + ". Teraz twoje dane przechowuje " + site +
          ".",
        importedMore: "Co jest przechowywane i po co",
        importedRead: "Rozumiem",
      },
      theme: {
        title: "Motyw",
        names: { system: "Auto", light: "Jasny", dark: "Ciemny" },
        save: "Zapisz",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? "Popraw ten błąd:"
            : intl.plural(faults) === "few"
            ? `Popraw te ${intl.count(faults)} błędy:`
            : intl.plural(faults) === "many"
            ? `Popraw te ${intl.count(faults)} błędów:`
            : `Popraw te błędy (${intl.count(faults)}):`,
        optional: "opcjonalnie",
        on: "wł.",
        off: "wył.",
        copy: "Kopiuj",
        copied: "Skopiowano",
        busy: (duration) =>
          "W tej chwili ruch jest zbyt duży. Nic się nie zmieniło. Spróbuj ponownie za " +
          duration + ".",
      },
      moments: { utc: "UTC", never: "nigdy" },
      statuses: {
        pending: "czeka na sprawdzenie",
        approved: "zatwierdzony",
        rejected: "odrzucony",
        suspended: "zawieszony",
        unlisted: "poza listą",
      },
      players: {
        max: (max) => `z ${intl.count(max)}`,
        online: " graczy online",
        isOnline: "Online",
        isOffline: "Offline",
      },
      errors: {
        notFound: "Nie ma takiej strony",
        noPicture: "Nie znaleziono",
        notFoundNext: "Adres może być błędny albo serwera nie ma już na liście.",
        gone: "Tej strony już nie ma",
        goneNext: "Usunęła ją nowsza wersja i żadna inna jej nie zastępuje.",
        notYours: "Ten serwer nie jest twój",
        notYoursNext:
          "Tę stronę otworzy tylko jego właściciel i zespół. Nie należysz do nich albo już nie należysz.",
        refused: "Nie udało się",
        refusedNext: "Nic się nie zmieniło.",
        notAllowed: "Ta strona jest tylko dla moderatorów",
        notAllowedNext: "Nic się nie zmieniło.",
        roleTooLow: "Twoja rola na to nie pozwala",
        roleTooLowNext: "Nic się nie zmieniło. Właściciel może dać ci inną rolę.",
        signedOut: "Zaloguj się ponownie",
        signInBeside: "Zaloguj się (w nowej karcie)",
        kept:
          "Wpisany tekst jest nadal na tej stronie. Zaloguj się w nowej karcie, wróć tutaj i wyślij go ponownie.",
        sendAgain: "Wyślij ponownie",
        signedOutNext: "Sesja wygasła i nic się nie zmieniło. Zaloguj się i spróbuj ponownie.",
        otherSite: "Wygląda na to, że ten formularz pochodzi z innej strony",
        otherSiteWhy: (baseUrl) =>
          "Otwórz " + baseUrl +
          " i spróbuj tam ponownie. Jeśli prowadzisz ten serwis: BASE_URL musi być taki sam jak adres w pasku przeglądarki, a teraz jest ustawiony na " +
          baseUrl + ".",
        otherSiteNext: "Nic się nie zmieniło.",
        noFileHere: "Ten formularz nie przyjmuje plików",
        noFileHereNext: "Nic się nie zmieniło. Otwórz stronę ponownie i wyślij formularz z niej.",
        tooLarge: "Za duży rozmiar",
        pictureTooLarge: "Obraz może mieć najwyżej 8 MB. Wróć i wybierz mniejszy.",
        formTooLarge: "Wróć i skróć tekst.",
        tooLargeNext: "Nic się nie zmieniło.",
        halfSent: "Formularz nie dotarł w całości",
        halfSentNext: "Nic się nie zmieniło. Sprawdź połączenie, wróć i wyślij formularz ponownie.",
        tooMany: "Zbyt wiele prób",
        busy: "Ruch jest teraz zbyt duży",
        tooManyViews: "Zbyt wiele stron naraz",
        failed: "Coś poszło nie tak",
        failedNext:
          "Spróbuj ponownie za chwilę. Jeśli to się powtarza, wyślij administratorowi serwisu to ID żądania.",
        unavailable: "Serwis nie może połączyć się z bazą danych",
        unavailableNext: "Nic nie przepadło. Spróbuj ponownie za chwilę.",
        noChanges: "Serwis nie może teraz niczego zapisać",
        late: "Serwis zbyt długo nie odpowiada",
        tooManyNext: (duration) => `Spróbuj ponownie za ${duration}.`,
        fates: {
          nothing: "Nic się nie zmieniło. Spróbuj ponownie za chwilę.",
          change_unknown:
            "Nie wiadomo, czy zmiany zostały zapisane. Wróć i odśwież stronę, żeby to sprawdzić. W razie potrzeby wyślij je ponownie.",
          vote_not_cast: "Głos nie został oddany. Spróbuj ponownie za chwilę.",
          vote_unknown:
            "Nie wiadomo, czy głos został oddany. Za chwilę otwórz ponownie stronę głosowania, żeby to sprawdzić. Możesz też zagłosować jeszcze raz: drugi głos tego samego dnia nigdy się nie liczy.",
        },
        toBallot: "Wróć do głosowania",
        clockOff: "Głos nie został oddany",
        clockOffNext:
          "Zegar serwisu jest teraz źle ustawiony i twój głos mógłby trafić na niewłaściwy dzień. Dzisiejszy głos nadal ci przysługuje: spróbuj ponownie za kilka minut.",
        signIn: "Zaloguj się",
        requestId: "ID żądania",
        home: "Wszystkie serwery",
      },
      trail: {
        operator: "operator",
        gone: "usunięte konto",
        actions: {
          server_added: "dodanie serwera",
          server_edited: "edycja wpisu",
          server_resubmitted: "ponowne zgłoszenie serwera",
          server_approved: "zatwierdzenie serwera",
          server_rejected: "odrzucenie serwera",
          server_suspended: "zawieszenie serwera",
          server_unlisted: "zdjęcie serwera z listy",
          server_relisted: "przywrócenie serwera na listę",
          server_deleted: "usunięcie wpisu",
          server_offered: "propozycja przekazania wpisu innemu kontu",
          server_handed_over: "przejęcie wpisu",
          member_offered: "zaproszenie do serwera",
          member_joined: "przyjęcie zaproszenia",
          member_removed: "odebranie dostępu",
          member_changed: "zmiana roli",
          offer_declined: "odrzucenie propozycji",
          offer_withdrawn: "wycofanie propozycji",
          picture_added: "dodanie obrazu",
          picture_removed: "usunięcie obrazu",
          picture_taken_down: "zdjęcie obrazu przez moderację",
          pictures_accepted: "sprawdzenie nowych obrazów",
          edits_accepted: "sprawdzenie zmian",
          edits_put_back: "przywrócenie poprzedniej treści",
          reports_closed: "zamknięcie zgłoszeń",
          key_issued: "utworzenie klucza",
          key_rolled: "wymiana klucza",
          key_revoked: "unieważnienie klucza",
          url_key_made: "utworzenie klucza URL",
          link_key_made: "utworzenie klucza linków do głosowania",
          link_key_removed: "usunięcie klucza linków do głosowania",
          webhook_set: "ustawienie adresu URL webhooka",
          chat_set: "ustawienie wiadomości na czacie",
          webhook_cleared: "usunięcie adresu URL webhooka",
          webhook_paused: "wstrzymanie webhooka",
          webhook_resumed: "wznowienie webhooka",
          secret_prepared: "przygotowanie sekretu webhooka",
          secret_activated: "włączenie sekretu webhooka",
          rewards_set: "wybór sposobu wydawania nagród",
          test_sent: "wysłanie testu",
          receiver_graded: "ocena odbiornika",
          delivery_resent: "ponowne wysłanie głosu",
          deliveries_replayed: "ponowne wysłanie głosów",
          vote_voided: "unieważnienie głosu",
          votes_voided: "unieważnienie głosów",
          votes_restored: "przywrócenie unieważnionych głosów",
          void_answered: "odpowiedź w sprawie unieważnionych głosów",
          wave_dismissed: "zamknięcie alertu o nietypowych głosach",
          name_given: "przyznanie kontu nicku gracza",
          name_refused: "odmowa przyznania nicku gracza",
          account_disabled: "wyłączenie konta",
          account_enabled: "włączenie konta",
          change_approved: "zatwierdzenie zmiany",
          change_refused: "odrzucenie zmiany",
          change_withdrawn: "wycofanie zmiany",
          game_added: "dodanie gry",
          game_edited: "edycja gry",
          game_merged: "połączenie gry z inną",
          game_removed: "usunięcie gry",
          tag_added: "dodanie tagu",
          tag_edited: "edycja tagu",
          tag_merged: "połączenie tagu z innym",
          tag_removed: "usunięcie tagu",
          backup_made: "utworzenie kopii zapasowej",
          backup_restored: "przywrócenie kopii zapasowej",
          moderator_made: "nadanie roli moderatora",
          administrator_made: "nadanie roli pierwszego administratora",
          role_changed: "zmiana roli konta",
          sign_in_link_made: "utworzenie linku do logowania na konto",
          sign_in_link_used: "logowanie linkiem od operatora",
          factors_reset: "usunięcie kluczy dostępu i drugiego etapu logowania z konta",
          setting_changed: "zmiana ustawienia",
        },
      },
      pages: { previous: "Poprzednia", next: "Następna" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one"
            ? "1 sekundę"
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} sekundy`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} sekund`
            : `${intl.count(seconds)} sekundy`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one"
            ? "1 minutę"
            : intl.plural(minutes) === "few"
            ? `${intl.count(minutes)} minuty`
            : intl.plural(minutes) === "many"
            ? `${intl.count(minutes)} minut`
            : `${intl.count(minutes)} minuty`,
      },
    },
    gameNames: {
      heading: "Twoje nicki w grach",
      lead:
        "Masz inny nick na Bedrocku albo Steam ID na niektórych serwerach? Dodaj go i przy każdym głosowaniu wybierz, który głosuje. Serwer pozna i nagrodzi dokładnie ten nick.",
      note: "Przy głosowaniu wybierasz, którym nickiem głosujesz.",
      open: "Twoje nicki…",
      listHeading: "Nicki, które mogą głosować",
      kinds: { steam: "Potwierdzony logowaniem przez Steam", added: "Dodany ręcznie" },
      badges: { own: "konto", proved: "potwierdzony" },
      votesFor: (servers, more) =>
        more === 0
          ? `Głosuje na: ${servers}`
          : `Głosuje na: ${servers} i jeszcze ${intl.count(more)}`,
      unused: "Jeszcze bez głosów",
      remove: "Usuń",
      addHeading: "Dodaj nick",
      left: (left) =>
        "Możesz dodać " + (intl.plural(left) === "one"
          ? "jeszcze jeden nick."
          : intl.plural(left) === "few"
          ? `jeszcze ${intl.count(left)} nicki.`
          : intl.plural(left) === "many"
          ? `jeszcze ${intl.count(left)} nicków.`
          : `jeszcze ${intl.count(left)} nicku.`),
      ruleTitle: "Jak liczą się głosy dodanego nicku",
      rule:
        "Inni gracze mogą dodać taki sam nick albo założyć na niego konto, bo nic nie potwierdza, czyj jest. Na taki nick serwer przyjmuje jeden głos dziennie, od tego, kto odda go pierwszy, i jeszcze jeden przez link z gry.",
      steamRule:
        "Rust i inne gry ze Steama rozpoznają cię po Steam ID. Zaloguj się przez Steam, a pojawi się tu sam.",
      name: "Nick w grze",
      add: "Dodaj ten nick",
      back: "Wróć do konta",
      backTo: "Wróć",
      full: "Masz już tyle nicków, ile może mieć konto. Usuń jeden, żeby dodać inny.",
    },
    games: {
      connect: {
        minecraft:
          "Sprawdź wersję, skopiuj adres i wklej go w menu Tryb wieloosobowy > Dodaj serwer.",
        minecraft_bedrock:
          "Skopiuj adres i wpisz go razem z portem w menu Graj > Serwery > Dodaj serwer.",
        rust: "Skopiuj adres, naciśnij w grze F1 i wpisz client.connect oraz adres.",
        counter_strike_2: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        counter_strike_1_6: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        counter_strike_source: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        garrys_mod: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        left_4_dead_2: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        team_fortress_2: "Skopiuj adres, otwórz w grze konsolę i wpisz connect oraz adres.",
        fivem: "Skopiuj adres, naciśnij F8 w FiveM i wpisz connect oraz adres.",
        redm: "Skopiuj adres, naciśnij F8 w RedM i wpisz connect oraz adres.",
        factorio: "Skopiuj adres i wklej go w menu Gra wieloosobowa > Połącz z adresem.",
        terraria: "Skopiuj adres i wpisz go w menu Gra wieloosobowa > Dołącz przez IP.",
        valheim: "Skopiuj adres i wklej go w menu Dołącz do gry > Dodaj serwer.",
        "7_days_to_die": "Skopiuj adres i wpisz go na liście serwerów w grze.",
        palworld: "Skopiuj adres i wpisz go na liście serwerów w grze.",
        project_zomboid: "Skopiuj adres i wpisz go na liście serwerów w grze.",
      },
      first: {
        version: "Wersja",
        edition: "Edycja",
        mode: "Tryb",
        map: "Mapa",
        languages: "Język",
        country: "Kraj",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: { onlyIn: (language) => `Ta strona jest dostępna tylko w tym języku: ${language}.` },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one"
          ? `${intl.count(days)} dzień`
          : intl.plural(days) === "few"
          ? `${intl.count(days)} dni`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} dni`
          : `${intl.count(days)} dnia`,
      account: {
        data: "Nick, adres e-mail i jednokierunkowy kod hasła",
        why: "żeby można było się zalogować",
        kept: "do usunięcia konta",
      },
      language: {
        data: "Język z chwili rejestracji albo wybrany później",
        why: "żeby pisać w nim strony i e-maile",
        kept: "do wybrania języka przeglądarki albo usunięcia konta",
      },
      imported: {
        data: "Z jakiej listy przeniesiono tu konto i czy właściciel dostał o tym e-maila",
        why: "żeby wiedział, kto ma teraz jego dane",
        kept: "do przeczytania albo do usunięcia konta",
      },
      emailClaim: {
        data: "Adres e-mail, który został wpisany, ale nigdy nie został potwierdzony",
        why: "żeby zaczekać na potwierdzenie",
      },
      nameClaim: {
        data:
          "Rejestracja na nick, którego wcześniej używały linki serwera: nick, adres e-mail i jednokierunkowy kod hasła",
        why: "żeby zaczekać na potwierdzenie adresu albo decyzję moderatora",
      },
      newcomer: {
        data:
          "Osoba, która przyszła z innego serwisu, żeby założyć konto, i nie wybrała jeszcze nicku: jej identyfikator w tamtym serwisie, potwierdzony adres e-mail i jednokierunkowy kod pliku cookie",
        why: "żeby zaczekać na nick",
        kept: "pół godziny, usuwane dziesięć minut później",
      },
      formerName: {
        data: "Nick porzucony albo należący dawniej do usuniętego konta",
        why: "żeby nikt nie podszył się pod tego gracza",
      },
      gameName: {
        data: "Inne nicki gracza w grach, a przy głosach pod takim nickiem także sam nick",
        why: "żeby serwery poznały i nagrodziły właściwy",
        kept:
          "lista do usunięcia nicku, nicki przy głosach bezterminowo; jedno i drugie najdłużej do usunięcia konta; tylko to, które nicki miały tego dnia swój głos, do końca następnego dnia",
      },
      linkedVoter: {
        data: "Nick gracza, który głosował bez rejestracji, i serwer, którego link go podał",
        why: "żeby liczyć jego głosy",
        kept: "bezterminowo, a po rejestracji tak jak każde konto",
      },
      session: {
        data: "Sesje: przeglądarka i czas ostatniej aktywności",
        why:
          "żeby nie trzeba było ciągle się logować i żeby było widać, gdzie konto jest zalogowane",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dzień po ostatniej wizycie albo do zakończenia sesji"
            : intl.plural(days) === "few"
            ? intl.count(days) + " dni po ostatniej wizycie albo do zakończenia sesji"
            : intl.plural(days) === "many"
            ? intl.count(days) + " dni po ostatniej wizycie albo do zakończenia sesji"
            : intl.count(days) + " dnia po ostatniej wizycie albo do zakończenia sesji",
      },
      identity: {
        data: "Konto w innym serwisie używane do logowania: jego identyfikator i data założenia",
        why: "żeby rozpoznać właściciela",
        kept: "do odłączenia albo usunięcia konta",
      },
      signInRound: {
        data:
          "Trwające logowanie przez inny serwis i plik cookie, który wiąże je z przeglądarką: jednokierunkowe kody i strona powrotu",
        why: "żeby przyjąć odpowiedź tylko raz i z tej samej przeglądarki",
        kept: "dziesięć minut, usuwane dziesięć minut później",
      },
      sessionAddress: {
        data: "Adres IP, z którego zaczęła się sesja",
        why: "żeby rozpoznać cudzą sesję",
      },
      passkey: {
        data:
          "Klucze dostępu: nazwa każdego, klucz publiczny, ówczesna nazwa hosta serwisu i czas ostatniego użycia",
        why: "żeby logować się bez hasła",
        kept: "do usunięcia klucza albo konta",
      },
      secondFactor: {
        data:
          "Weryfikacja dwuetapowa: zaszyfrowany sekret aplikacji uwierzytelniającej i kody zapasowe jako jednokierunkowe kody",
        why: "żeby skradzione hasło niczego nie otwierało",
        kept: "do jej wyłączenia, użycia kodu albo usunięcia konta",
      },
      halfSignIn: {
        data: "Logowania, które czekają na drugi etap",
        why: "żeby je dokończyć",
        kept: "dziesięć minut, usuwane dziesięć minut później",
      },
      verification: {
        data:
          "Linki do ustawienia nowego hasła, do jednorazowego logowania i link dla pierwszego administratora, jako jednokierunkowe kody",
        why: "żeby zadziałały jeden raz",
        kept: "godzinę, najwyżej dobę; po naciśnięciu „To nie ja” tydzień",
      },
      vote: {
        data:
          "Głosy: kto głosował, na który serwer, kiedy, czy po zalogowaniu, przez link czy z wpisanym nickiem, i jak dobrze znane było konto: przez potwierdzony adres e-mail, połączone konto albo połączone konto starsze niż 30 dni",
        why: "żeby je liczyć, raz dziennie na osobę",
        kept: "bezterminowo; po usunięciu konta bez nicku",
      },
      voteAddress: {
        data: "Jednokierunkowe kody adresu IP głosującego i jego sieci, każdy z dniem",
        why: "żeby ograniczyć liczbę głosów z jednego miejsca",
        kept: "do końca następnego dnia",
      },
      identityVote: {
        data:
          "Jednokierunkowe kody połączonych kont, które odłączono albo usunięto razem z kontem w tym serwisie, każdy z dniem i serwerami, na które oddano głos",
        why: "żeby nikt nie głosował na serwer dwa razy dziennie",
        kept: "do końca następnego dnia",
      },
      voteOrigin: {
        data: "Jednokierunkowe kody adresu i jego sieci przy każdym głosie",
        why: "żeby moderatorzy mogli wykryć kupione głosy",
      },
      voidBatch: {
        data: "Zbiorcze unieważnienia: które głosy, kto je unieważnił i dlaczego",
        why: "żeby można je było cofnąć",
        kept: "bezterminowo",
      },
      wave: {
        data:
          "Alerty o nietypowych głosach na serwer: ile ich było, ile bywa zwykle i co postanowił moderator; nigdy kto i skąd głosował",
        why: "żeby moderatorzy to sprawdzili",
      },
      voidNotice: {
        data: "Wiadomości dla właścicieli o nieważnych głosach i ich odpowiedzi",
        why: "żeby mogli się odwołać",
      },
      voteMonth: {
        data:
          "Ile razy gracz głosował na serwer w danym miesiącu i czy zgodził się na pokazywanie nicku",
        why: "żeby pokazać, kto głosował najwięcej",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} dzień; po usunięciu konta bez nicku`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni; po usunięciu konta bez nicku`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni; po usunięciu konta bez nicku`
            : `${intl.count(days)} dnia; po usunięciu konta bez nicku`,
      },
      siteVoter: {
        data:
          "Kto głosował najwięcej na wszystkie serwery razem, spośród osób, które zgodziły się na pokazywanie nicku",
        why: "żeby nie liczyć za każdym razem wszystkich głosów",
        kept: "do następnego liczenia, najwyżej dobę; po usunięciu konta wcale",
      },
      favourite: {
        data: "Ulubione gracza i ich kolejność",
        why: "żeby głosować na nie po kolei",
        kept: "do usunięcia z ulubionych albo usunięcia konta",
      },
      rank: {
        data: "Miejsce serwera na liście każdego dnia",
        why: "żeby pokazać, jak się zmieniało",
      },
      visits: {
        data:
          "Ile razy danego dnia otwarto stronę serwera, stronę głosowania i odznakę oraz skopiowano adres, a także nazwy hostów stron, z których przyszli odwiedzający, nigdy kto przyszedł",
        why: "żeby pokazać właścicielowi, jak radzi sobie wpis",
        kept: (days, hosts) =>
          (intl.plural(days) === "one"
            ? `${intl.count(days)} dzień`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni`
            : `${intl.count(days)} dnia`) +
          ", nazwy hostów " + (intl.plural(hosts) === "one"
            ? `${intl.count(hosts)} dzień`
            : intl.plural(hosts) === "few"
            ? `${intl.count(hosts)} dni`
            : intl.plural(hosts) === "many"
            ? `${intl.count(hosts)} dni`
            : `${intl.count(hosts)} dnia`),
      },
      disabled: {
        data: "Powód, dla którego moderator wyłączył konto",
        why: "żeby właściciel go poznał",
        kept: "do ponownego włączenia konta",
      },
      spentProof: {
        data:
          "Wykonane zabezpieczenia przed botami i podpisane wyzwania kluczy dostępu, jako jednokierunkowe kody",
        why: "żeby każde przyjąć tylko raz",
        kept: "około dziesięciu minut, wyzwania godzinę",
      },
      delivery: {
        data:
          "Głosy wysłane i niewysłane do właścicieli serwerów, z nickiem gracza, i otrzymane odpowiedzi. Właściciel może publikować głosy z nickiem na czacie, np. na Discordzie; tego, co opublikowano, nie da się wycofać",
        why: "żeby je wysłać i pokazać właścicielom, że wyszły",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dzień po głosie; po usunięciu konta najwyżej godzinę"
            : intl.plural(days) === "few"
            ? intl.count(days) + " dni po głosie; po usunięciu konta najwyżej godzinę"
            : intl.plural(days) === "many"
            ? intl.count(days) + " dni po głosie; po usunięciu konta najwyżej godzinę"
            : intl.count(days) + " dnia po głosie; po usunięciu konta najwyżej godzinę",
      },
      receiver: {
        data: "Dokąd prowadzą webhooki właściciela i przez ile dni przyjmowano tam głosy",
        why: "żeby nikogo nie zasypać",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dzień po ostatnim takim dniu, teście lub ponowieniu"
            : intl.plural(days) === "few"
            ? intl.count(days) + " dni po ostatnim takim dniu, teście lub ponowieniu"
            : intl.plural(days) === "many"
            ? intl.count(days) + " dni po ostatnim takim dniu, teście lub ponowieniu"
            : intl.count(days) + " dnia po ostatnim takim dniu, teście lub ponowieniu",
      },
      reward: {
        data: "Nagrody, które czekają na graczy, co się z nimi stało i na którym serwerze gry",
        why: "żeby wydać każdą jeden raz",
        kept: (days, after) =>
          (intl.plural(days) === "one"
            ? `${intl.count(days)} dzień po głosie`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni po głosie`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni po głosie`
            : `${intl.count(days)} dnia po głosie`) +
          ", potem jeszcze " + (intl.plural(after) === "one"
            ? `${intl.count(after)} dzień`
            : intl.plural(after) === "few"
            ? `${intl.count(after)} dni`
            : intl.plural(after) === "many"
            ? `${intl.count(after)} dni`
            : `${intl.count(after)} dnia`),
      },
      feed: {
        data: "Głosy po kolei, dla serwerów z kluczem strumienia",
        why: "żeby programy mogły je śledzić",
      },
      server: {
        data:
          "Wpisy z tekstami we wszystkich językach, ich dawne adresy stron, także na innej liście, klucze API jako jednokierunkowe kody i webhooki",
        why: "żeby pokazywać serwery na liście i wysyłać im głosy",
        kept:
          "bezterminowo, po usunięciu wpisu tylko nazwa, adres, adres strony i unieważnione klucze; adres webhooka lub kanału do unieważnienia klucza",
      },
      member: {
        data: "Kto oprócz właściciela pracuje przy wpisie i w jakiej roli",
        why: "żeby mógł to robić",
        kept: "do końca roli, wpisu albo konta",
      },
      offer: {
        data: "Propozycje roli lub przejęcia wpisu i komu je wysłano",
        why: "żeby zaczekać na odpowiedź i nie pytać od razu ponownie",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} dzień albo do przyjęcia`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni albo do przyjęcia`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni albo do przyjęcia`
            : `${intl.count(days)} dnia albo do przyjęcia`,
      },
      listingChange: {
        data: "Nowa nazwa, gra lub adres zatwierdzonego wpisu, czekające albo odrzucone",
        why: "żeby zapytać moderatora i powiadomić właściciela",
        kept: "do zatwierdzenia albo wycofania przez właściciela",
      },
      unreviewedEdit: {
        data: "Treść wpisu sprzed zmiany przez właściciela",
        why: "żeby moderatorzy widzieli, co się zmieniło",
        kept: "do sprawdzenia zmiany przez moderatora",
      },
      picture: {
        data: "Obrazy serwerów, zapisane od nowa bez metadanych aparatu",
        why: "żeby je pokazywać",
        kept: "dopóki używa ich jakiś serwer i najwyżej dobę dłużej",
      },
      report: {
        data:
          "Zgłoszenia wpisów, nicki zalogowanych zgłaszających oraz decyzje i notatki moderatorów",
        why: "żeby moderatorzy je sprawdzili",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} dzień po zamknięciu`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni po zamknięciu`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni po zamknięciu`
            : `${intl.count(days)} dnia po zamknięciu`,
      },
      news: {
        data: "E-maile do właścicieli o ich serwerach, wysłane lub nie",
        why: "żeby je wysłać, także po awarii",
      },
      siteSetting: {
        data:
          "Ustawienia serwisu: nazwa, kolor, logo, nota prawna, co sprawdzają moderatorzy i kanał czatu z nowościami dla nich",
        why: "żeby serwis wyglądał tak, jak ustawili administratorzy",
        kept: "do zmiany przez nich",
      },
      linkAgreement: {
        data: "Czyje linki mogą głosować w imieniu gracza i od kiedy",
        why: "żeby głosować jednym kliknięciem",
        kept: "do cofnięcia zgody, ustawienia nowego hasła albo usunięcia konta",
      },
      mailbox: {
        data: "Czy właściciel chce takie e-maile i kiedy może wyjść następny",
        why: "żeby nie wysyłać niechcianych",
        kept: "do usunięcia konta",
      },
      queuedMail: {
        data:
          "E-maile dotyczące konta, których serwer poczty jeszcze nie przyjął: adres i treść, zaszyfrowane",
        why: "żeby spróbować ponownie, gdy serwer poczty nie działa albo prosi o czekanie",
        kept: (days) =>
          "do wysłania; link do nowego hasła najwyżej godzinę, reszta " + intl.count(days) + " dni",
      },
      moderatorMail: {
        data: "Jak często moderator chce e-maile o tym, co czeka, i kiedy dostał ostatni",
        why: "żeby nie wysyłać ich częściej",
        kept: "do usunięcia konta",
      },
      players: {
        data: "Ilu graczy jest na serwerze, na jakiej mapie i w jakim trybie, nigdy kto",
        why: "żeby to pokazać",
        kept: (hourly, daily) =>
          "liczby godzinowe " + (intl.plural(hourly) === "one"
            ? `${intl.count(hourly)} dzień`
            : intl.plural(hourly) === "few"
            ? `${intl.count(hourly)} dni`
            : intl.plural(hourly) === "many"
            ? `${intl.count(hourly)} dni`
            : `${intl.count(hourly)} dnia`) + ", dzienne " + (intl.plural(daily) === "one"
              ? `${intl.count(daily)} dzień`
              : intl.plural(daily) === "few"
              ? `${intl.count(daily)} dni`
              : intl.plural(daily) === "many"
              ? `${intl.count(daily)} dni`
              : `${intl.count(daily)} dnia`),
      },
      trail: {
        data:
          "Dziennik: kto zmienił który wpis, klucz, webhook lub głos, oraz nicki graczy wpisane w testach",
        why: "żeby rozstrzygać spory",
      },
      erasure: {
        data: "Identyfikatory usuniętych kont",
        why: "żeby usunąć to, co jeszcze do nich prowadzi",
        kept: "najwyżej godzinę",
      },
      own: {
        data: "Własne tabele programu, bez danych osób",
        why: "żeby działał",
        kept: "bezterminowo",
      },
      addresses: {
        data: "Adresy IP w pamięci",
        why: "żeby ograniczać nadużycia i zgadywanie haseł",
        kept: "najwyżej godzinę",
      },
      log: {
        data: "Log: ścieżki i czasy; bez serwera poczty także adresy e-mail i linki",
        why: "żeby znajdować błędy",
        kept: "tak długo, jak trzyma go host",
      },
      cookies: {
        data:
          "Pliki cookie w przeglądarce: sesja; to, że kiedyś zalogowano tu konto; rejestracja bez nicku; motyw, język i ostatni sposób logowania; to, co wiąże z przeglądarką klucz dostępu lub drugi etap logowania; i to, co właśnie zrobił formularz",
        why:
          "żeby nie trzeba było ciągle się logować, żeby nikt obcy nie zablokował konta, żeby zaczekać na nick, żeby pokazać wybrany motyw, język i sposób logowania, żeby nie odpowiedziała cudza przeglądarka i żeby następna strona pokazała wynik",
        kept: (session, known, theme) =>
          (intl.plural(session) === "one"
            ? `${intl.count(session)} dzień`
            : intl.plural(session) === "few"
            ? `${intl.count(session)} dni`
            : intl.plural(session) === "many"
            ? `${intl.count(session)} dni`
            : `${intl.count(session)} dnia`) + " i " + (intl.plural(known) === "one"
              ? `${intl.count(known)} dzień`
              : intl.plural(known) === "few"
              ? `${intl.count(known)} dni`
              : intl.plural(known) === "many"
              ? `${intl.count(known)} dni`
              : `${intl.count(known)} dnia`) + ", pół godziny, " + (intl.plural(theme) === "one"
              ? `${intl.count(theme)} dzień`
              : intl.plural(theme) === "few"
              ? `${intl.count(theme)} dni`
              : intl.plural(theme) === "many"
              ? `${intl.count(theme)} dni`
              : `${intl.count(theme)} dnia`) + ", godzinę i minutę",
      },
      rememberedName: {
        data:
          "Plik cookie z nickiem wpisanym do głosowania, jeśli przeglądarka miała go zapamiętać",
        why: "żeby wpisać go następnym razem",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dzień po ostatnim głosie albo do usunięcia nicku z przeglądarki"
            : intl.plural(days) === "few"
            ? intl.count(days) + " dni po ostatnim głosie albo do usunięcia nicku z przeglądarki"
            : intl.plural(days) === "many"
            ? intl.count(days) + " dni po ostatnim głosie albo do usunięcia nicku z przeglądarki"
            : intl.count(days) + " dnia po ostatnim głosie albo do usunięcia nicku z przeglądarki",
      },
      codeLanguage: {
        data: "Język kodu wybrany w poradnikach, w przeglądarce",
        why: "żeby następny poradnik też był w tym języku",
        kept: "do zamknięcia karty",
      },
    },
    keys: {
      panel: {
        title: (server) => `Klucze API serwera ${server}`,
        heading: "Klucze API",
        lead:
          "Z kluczem twój serwer gry może sprawdzić, kto głosował. Dodaj do klucza webhook, a każdy głos trafi do ciebie w chwili oddania.",
        notApproved: (status) =>
          "Status serwera: " + status +
          ". Klucze możesz tworzyć i używać ich tylko wtedy, gdy jest zatwierdzony.",
        reason: (reason) => `Wiadomość od moderatora: ${reason}`,
        none: "Nie ma jeszcze kluczy",
        noneNext:
          "Utwórz klucz poniżej. Jego sekret pokażemy raz, z komendą do wypróbowania i testem webhooka.",
        noneUntil: "Klucze możesz tworzyć, gdy serwer zostanie zatwierdzony.",
        ending: "Kończy się na",
        created: "Utworzony",
        lastUsed: "Ostatnio użyty",
        why: "Sprawdź dlaczego",
        newKey: "Nowy klucz API",
        samples: {
          ask: {
            label: "Zapytaj, czy gracz głosował",
            lead:
              "Wypisuje odpowiedź i nikogo nie nagradza. Głos liczy się cały dzień, więc sam program musi wydać nagrodę i zapamiętać, kto już ją ma. Bez odpowiedzi kończy się błędem i nic nie wypisuje.",
          },
          receive: {
            label: "Odbieraj głosy",
            lead:
              "Sprawdza, czy webhook jest od nas, zapisuje głos do pliku i wywołuje funkcję reward: najwyżej raz na głos, także po ponownym uruchomieniu, i nigdy przy teście. Uzupełnij tę funkcję i postaw przed nią serwer WWW dla https. Awaria między tymi krokami może zgubić nagrodę, którą wydasz wtedy ręcznie; dwóch nagród nigdy nie będzie.",
          },
        },
        nameField: {
          label: "Nazwa klucza",
          help: "Widzisz ją tylko ty. Pomaga odróżnić klucze: lobby, strona, …",
        },
        urlField: {
          label: "URL webhooka",
          help: "Dokąd wysyłać każdy głos. Możesz go ustawić później.",
        },
        scopes: "Do czego",
        scopesField: "Do czego służy klucz",
        scope: {
          read: {
            name: "sprawdzanie głosów",
            label: "Sprawdzanie głosów: kto zagłosował, liczba głosów i wpis",
          },
          rewards: {
            name: "nagrody",
            label: "Nagrody: pobieranie głosów ze skrzynki i zapisywanie nagród",
          },
          feed: {
            name: "strumień głosów",
            label: "Strumień głosów: śledzenie każdego głosu, dla botów i statystyk",
          },
        },
        generate: "Utwórz klucz API",
        history: "Ostatnia aktywność",
        historyLead: "Ostatnie zmiany serwera, jego kluczy i webhooków i kto je zrobił.",
        when: "Kiedy",
        who: "Kto",
        what: "Działanie",
        asked: "prośba o zmianę wpisu",
        which: "Klucz",
        code: "Przykładowy kod",
        codeLead:
          "Całe programy, które nie potrzebują bibliotek. Czytają klucz i sekret ze zmiennych środowiskowych: nie trzymaj ich w kodzie.",
        reference: "Dokumentacja API zawiera wszystkie odpowiedzi i nagłówki.",
      },
      states: {
        none: "brak URL",
        active: "aktywny",
        failing: "nie działa",
        waiting: "czeka na odbiornik",
        paused: "wstrzymany",
        disabled: "wyłączony",
        revoked: "unieważniony",
      },
      once: {
        issued: (name) => `Twój nowy klucz: ${name}`,
        rolled: (name) => `Nowy sekret klucza ${name}`,
        prepared: (name) => `Nowy sekret webhooka ${name}`,
        warning: "Skopiuj teraz. Pokazujemy to tylko raz.",
        key: "Klucz API",
        webhookSecret: "Sekret webhooka",
        keyHelp: "Wysyłaj go z każdym żądaniem: Authorization: Bearer, a potem klucz.",
        secretHelp: "Odbiornik sprawdza nim, czy webhook jest od nas.",
        overlap: (hours) =>
          hours === 0
            ? "Stary sekret już nie działa."
            : intl.plural(hours) === "one"
            ? "Stary sekret działa jeszcze 1 godzinę."
            : intl.plural(hours) === "few"
            ? `Stary sekret działa jeszcze ${intl.count(hours)} godziny.`
            : intl.plural(hours) === "many"
            ? `Stary sekret działa jeszcze ${intl.count(hours)} godzin.`
            : `Stary sekret działa jeszcze ${intl.count(hours)} godziny.`,
        preparedNext:
          "Najpierw dodaj ten sekret w odbiorniku obok starego. Potem wróć i włącz go: do tego czasu nic nie jest nim podpisywane.",
        tryTitle: "Wypróbuj teraz",
        curl: "Zapytaj API w terminalu, czyj to klucz",
        test: "Wyślij test do webhooka",
        testHelp:
          "Otworzy się w nowej karcie, więc ta strona i sekret zostaną. Testy nigdy się nie liczą i nie dają nagród.",
        done: "Skopiowane",
        usedTitle: "Ten formularz został już wysłany",
        used:
          "Zadziałał wtedy i pokazał sekret. Jeśli nie jest skopiowany, wymień klucz albo przygotuj kolejny sekret webhooka.",
        back: "Wszystkie klucze API",
      },
      key: {
        title: (key, server) => `Klucz ${key} serwera ${server}`,
        back: "Klucze API",
        deliveries: "Wysyłka tego klucza",
        revokedAt: "Unieważniony",
        votifier: "Votifier",
        toRewards: "Nagrody",
        replayVotifier:
          "Wysyła głosy, które są wstrzymane lub nie dotarły. Pomija te, które serwer już przyjął: nagrodziłby je ponownie.",
        webhook: "Webhook",
        webhookLead: "Każdy głos trafia tam, podpisany, w chwili oddania.",
        security: "Bezpieczeństwo",
        securityLead:
          "Dwa sekrety: klucz otwiera API, a sekret webhooka podpisuje to, co wysyłamy.",
        danger: "Strefa zagrożenia",
        dangerLead: "Tego nie można cofnąć.",
        held: (votes, days) =>
          (intl.plural(votes) === "one"
            ? "Wstrzymany 1 głos"
            : intl.plural(votes) === "few"
            ? `Wstrzymane ${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `Wstrzymane ${intl.count(votes)} głosów`
            : `Wstrzymane ${intl.count(votes)} głosu`) +
          ", każdy na " + (intl.plural(days) === "one"
            ? "1 dzień"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni`
            : `${intl.count(days)} dnia`) +
          ". Najstarszy zostanie usunięty",
        heldMore: (max, days) =>
          "Wstrzymane ponad " + intl.count(max) + " głosów, każdy na " + intl.count(days) +
          " dni. Najstarszy zostanie usunięty",
        overlaps: {
          day: "za jeden dzień",
          now: "od razu",
          hour: "za godzinę",
          week: "za siedem dni",
        },
        urlField: {
          label: "URL webhooka",
          help: "Zostaw puste, żeby zatrzymać: czekające głosy przepadną.",
        },
        saveUrl: "Zapisz URL",
        pause: "Wstrzymaj",
        pauseHelp: "W tym czasie głosy są wstrzymywane. Możesz wysłać je później ponownie.",
        resume: "Wznów",
        resumeHelp: "Nowe głosy znów są wysyłane. Wstrzymane czekają, aż je wyślesz.",
        heldOff: "Wznów webhook, a potem je wyślij.",
        sendHeld: "Wyślij wstrzymane",
        disabled: {
          gone: "Odbiornik odpowiedział 410 Gone, co wyłącza webhook. Głosy są wstrzymane.",
          failing:
            "Został wyłączony po pięciu dniach bez ani jednego sukcesu. Głosy są wstrzymane.",
        },
        failingSince: "Webhook nie działa od",
        asksAgain: "Następna próba:",
        test: {
          title: "Test",
          button: "Wyślij test",
          lead:
            "Wysyła na twój URL głos testowy od nieistniejącego gracza i pokazuje, co zostało wysłane i jaka była odpowiedź. Oznacza go nagłówek X-Listing-Test i nigdy się nie liczy.",
        },
        testName: {
          label: "Nick gracza",
          help: "Odbiornik, który ignoruje nagłówek, nagrodzi tego gracza.",
        },
        testConfirm: "Tak, odbiornik może nagrodzić tego gracza",
        testMore: "Test z prawdziwym nickiem",
        grade: {
          title: "Oceń mój odbiornik",
          button: "Oceń odbiornik",
          lead:
            "Wysyła na twój URL w ciągu minuty około 30 głosów gracza testowego: dobre, podrobione, stare i podwójne. Potem mówi, co odbiornik zrobił źle.",
        },
        graded: (key) => `Ocena odbiornika klucza ${key}`,
        gradeGuide: "Co znaczy każdy test",
        backToKey: "Wróć do klucza",
        secret: "Sekret webhooka",
        secretLead:
          "Zmień go krok po kroku, żeby żaden głos nie przepadł: przygotuj nowy, dodaj go w odbiorniku i włącz.",
        secretSteps: [
          "Przygotuj nowy sekret",
          "Dodaj go w odbiorniku obok starego",
          "Włącz go: od tej chwili podpisujemy nim",
        ],
        prepare: "Przygotuj nowy sekret",
        prepareAgain: "Przygotuj kolejny sekret",
        pending: "Nowy sekret jest gotowy. Dopóki go nie włączysz, nic nie jest nim podpisywane.",
        activate: "Włącz nowy sekret",
        replay: { title: "Ponowne wysyłanie", button: "Wyślij głosy ponownie" },
        replayLead: (days) =>
          "Wysyła ponownie głosy, które trafiły do tego klucza albo są dla niego wstrzymane, od wybranej chwili, najdalej sprzed " +
          intl.count(days) +
          " dni, po pięć na sekundę. Głosy zachowują swoje ID: odbiornik, który pamięta X-Listing-Vote, nikogo nie nagrodzi dwa razy.",
        since: "Głosy od",
        roll: {
          title: "Wymiana",
          button: "Wymień klucz",
          lead:
            "Tworzy nowy sekret tego klucza. Webhook i historia zostają, a stary sekret działa tak długo, jak wybierzesz. Obecny sekret:",
        },
        overlap: "Stary sekret przestaje działać",
        revoke: "Unieważnienie",
        revokeLead:
          "Kończy działanie klucza na zawsze. Webhook przestaje działać, a czekające głosy przepadają.",
        revokeLink: "Unieważnij klucz…",
        confirmTitle: (key) => `Unieważnić klucz ${key}?`,
        confirmLead:
          "Programy, które go używają, w ciągu sekundy stracą dostęp, a webhook nie dostanie więcej głosów. Tego nie można cofnąć. Jeśli klucz wyciekł, wymień go: webhook wtedy zostaje.",
        confirm: (key) => `Unieważnij ${key}`,
        cancel: "Zachowaj klucz",
        removal: {
          title: (key) => `Usunąć odbiornik ${key}?`,
          lead:
            "Nie dostanie więcej głosów, a te, które jeszcze czekają, przepadną. Tego nie można cofnąć.",
          confirm: (key) => `Usuń ${key}`,
          cancel: "Zachowaj odbiornik",
        },
      },
    },
    language: {
      heading: "Język",
      lead: "Język stron i e-maili do ciebie.",
      label: "Język",
      browser: "Jak w przeglądarce",
      save: "Zapisz",
    },
    listingForm: {
      submit: {
        title: "Dodaj serwer",
        lead:
          "Wystarczą gra, nazwa i adres. Resztę dodasz teraz lub później. Każdy nowy serwer sprawdza moderator, zanim trafi na listę; jego status zobaczysz tutaj.",
        submit: "Zgłoś serwer",
        pictures: "Logo i baner dodasz zaraz po zgłoszeniu serwera.",
      },
      edit: {
        title: (server) => `Wpis serwera ${server}`,
        lead: "Zmiany widać od razu po zapisaniu.",
        leadApproved:
          "Zmiany widać od razu po zapisaniu, oprócz tych, które najpierw sprawdza moderator.",
        leadRejected: "Gdy skończysz, zgłoś serwer ponownie w Przeglądzie.",
        save: "Zapisz zmiany",
        looksFirst: "Zmiany najpierw sprawdza moderator.",
        waits: (seen) => `Czeka na moderatora. Do tego czasu gracze widzą ${seen}.`,
        slugMoves: (days) =>
          intl.plural(days) === "one"
            ? "Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz dziennie."
            : intl.plural(days) === "few"
            ? "Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na " +
              intl.count(days) + " dni."
            : intl.plural(days) === "many"
            ? "Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na " +
              intl.count(days) + " dni."
            : "Stare linki poprowadzą do nowego adresu. Możesz go zmieniać raz na " +
              intl.count(days) + " dnia.",
        slugMoved: (at) =>
          "Adres był niedawno zmieniany. Następna zmiana możliwa: " + at + " (UTC).",
        textWaits: "Czeka na moderatora. Do tego czasu gracze widzą poprzednią wersję.",
        waiting: "Zmiana czeka na moderatora.",
        toWaiting: "Porównaj, wycofaj lub potwierdź",
      },
      parts: {
        basics: "Gra, nazwa i adres",
        place: "Port i adres strony",
        about: "Krótki opis, opis i zasady",
        translations: "Inne języki",
        facts: "Tagi, wersja i języki",
        links: "Linki",
        pictures: "Obrazy",
      },
      form: {
        game: { label: "Gra", help: "Nie ma jej na liście? Poproś moderatora o dodanie." },
        name: { label: "Nazwa", help: "Taka, jaką znają gracze." },
        chooseGame: "Wybierz grę",
        host: { label: "Adres", help: "Nazwa hosta lub adres IP. Możesz dodać port: host:25565." },
        port: { label: "Port", help: "Zostaw puste, żeby użyć domyślnego portu gry." },
        slug: {
          label: "Adres strony",
          help: (least, most) =>
            "Końcówka linku do strony, /servers/…: od " + intl.count(least) + " do " +
            intl.count(most) + " małych liter, cyfr i łączników. Zostaw puste, żeby użyć nazwy.",
        },
        tagline: {
          label: "Krótki opis",
          help: "Jedno zdanie o tym, co wyróżnia serwer. Widać je na listach.",
        },
        description: {
          label: "Opis",
          help: (most) =>
            "Napisz, czego mogą się spodziewać gracze. Działa Markdown: **pogrubienie**, listy, linki, nagłówki. Najwyżej " +
            intl.count(most) + " znaków.",
        },
        rules: { label: "Zasady", help: "Co gracze muszą wiedzieć. Tu też działa Markdown." },
        textLanguage: {
          label: "Język tych tekstów",
          help: "W jakim języku są krótki opis, opis i zasady.",
        },
        tags: {
          label: "Tagi",
          help: (most) =>
            "Gracze szukają i filtrują według nich. Najwyżej " + intl.count(most) + ".",
          unfold: "Wybierz tagi",
        },
        version: { label: "Wersja", help: "Wersja gry, np. 1.21.4." },
        country: { label: "Kraj", help: "Gdzie stoi serwer." },
        noCountry: "Nie podano",
        languages: {
          label: "Języki",
          help: (most) =>
            "W jakich językach mówi się na serwerze. Najwyżej " + intl.count(most) + ".",
          unfold: "Wybierz języki",
        },
        website: { label: "Strona WWW", help: "Zaczyna się od https://." },
        discord: { label: "Discord", help: "Zaproszenie, np. https://discord.gg/…" },
        video: { label: "Film", help: "Z YouTube, Twitcha lub Vimeo." },
      },
      translations: {
        lead:
          "Kto czyta tę stronę w innym języku, widzi teksty, które w nim dodasz. To, co zostawisz puste, pokaże się tak, jak jest wyżej.",
        none: "jeszcze nic",
        field: (field, language) => `${field} (${language})`,
        remove: "Usuń te teksty przy zapisie",
      },
      preview: {
        title: "Podgląd",
        filled: (filled, all) => `wypełniono ${intl.count(filled)} z ${intl.count(all)}`,
        of: (server) => `Podgląd: ${server}`,
        note: "Nic nie jest jeszcze zapisane. Zamknij tę kartę, żeby wrócić do formularza.",
        show: "Podgląd",
        noName: "Nazwa twojego serwera",
        noAddress: "play.example.com",
        noGame: "Gra",
        noTagline: "Twój krótki opis",
        about: "O serwerze",
        noDescription: "Tu będzie twój opis.",
        rules: "Zasady",
        waits:
          "To, co najpierw sprawdza moderator (pisze o tym formularz), gracze zobaczą po zatwierdzeniu.",
      },
      pictures: {
        lead: "Twarz serwera na każdej liście. Nowe obrazy widać od razu.",
        saveFirst: "Przesłanie obrazu przeładuje tę stronę. Najpierw zapisz wpisane zmiany.",
        failed: "Nie udało się przesłać obrazu. Spróbuj ponownie.",
        logo: {
          label: "Logo",
          none: "Nie masz jeszcze logo: gracze widzą kafelek z inicjałami.",
          file: "Obraz na logo",
          best: "Najlepszy jest kwadratowy.",
          upload: "Prześlij logo",
          remove: "Usuń logo",
        },
        banner: {
          label: "Baner",
          none: "Nie masz jeszcze banera: gracze widzą paski w kolorze serwera.",
          file: "Obraz na baner",
          best: "Najlepszy jest trzy razy szerszy niż wyższy.",
          upload: "Prześlij baner",
          remove: "Usuń baner",
        },
        help: (width, height, best) =>
          "PNG, JPEG lub WebP, najwyżej 8 MB i co najmniej " + intl.count(width) + " × " +
          intl.count(height) + " pikseli. " + best,
        choose: "Najpierw wybierz plik.",
        rulesTitle: "Co możesz pokazać",
        rules: [
          "Swój serwer: jego nazwę, świat, to, co gracze na nim budują i robią.",
          "Tylko obrazy własne lub takie, których wolno ci użyć. Bez logo innych serwerów.",
          "Nic seksualnego, drastycznego ani nienawistnego i żadnych danych prywatnych.",
          "Bez fałszywych obietnic, np. darmowej waluty za głos.",
          "Moderatorzy oglądają każdy nowy obraz. Usuwają te, które łamią zasady, i podają powód e-mailem.",
        ],
      },
      meanwhile: {
        title: "W międzyczasie coś się zmieniło",
        lead:
          "Zmiana powstała w innej karcie albo zrobił ją ktoś inny. Porównaj obie wersje, w razie potrzeby popraw formularz i zapisz go ponownie, żeby zachować to, co wpisano tutaj.",
        heads: ["Pole", "Zapisane teraz", "Wpisane przez ciebie"],
        nothing: "nic",
      },
    },
    listing: {
      change: {
        name: "Nazwa",
        game: "Gra",
        host: "Adres",
        port: "Port",
        text: {
          tagline: "Krótki opis",
          tags: "Tagi",
          country: "Kraj",
          version: "Wersja",
          languages: "Języki",
          website: "Strona WWW",
          discord: "Discord",
          video: "Film",
          description: "Opis",
          rules: "Zasady",
          textLanguage: "Język tekstów",
          translations: "Inne języki",
        },
      },
      home: {
        title: "Serwery gier",
        heading: "Ranking tworzą gracze",
        lead: (counts) =>
          "Jeden głos dziennie na każdy serwer. O pozycji decydują głosy " + (counts === "all"
            ? "z ostatnich 30 dni."
            : counts === "signed-in"
            ? "zalogowanych graczy z ostatnich 30 dni."
            : counts === "confirmed"
            ? "graczy z potwierdzonym adresem e-mail lub połączonym kontem z ostatnich 30 dni."
            : "graczy z połączonym kontem starszym niż 30 dni, oddane w ostatnich 30 dniach."),
        results: (text) => `Serwery dla „${text}”`,
        searchAll: "Szukaj wśród wszystkich serwerów",
        pageOf: (title, page) => `${title}, strona ${intl.count(page)}`,
        landing: {
          title: (name) => `Serwery ${name}`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `1 serwer ${name}`
              : intl.plural(servers) === "few"
              ? `${intl.count(servers)} serwery ${name}`
              : intl.plural(servers) === "many"
              ? `${intl.count(servers)} serwerów ${name}`
              : `${intl.count(servers)} serwera ${name}`) +
            " w rankingu według głosów graczy. Teraz online: " +
            (intl.plural(playersOnline) === "one"
              ? "1 gracz."
              : intl.plural(playersOnline) === "few"
              ? `${intl.count(playersOnline)} graczy.`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} graczy.`
              : `${intl.count(playersOnline)} gracza.`),
          line: (counts) =>
            "Ranking według głosów " + (counts === "all"
              ? "graczy."
              : counts === "signed-in"
              ? "zalogowanych graczy."
              : counts === "confirmed"
              ? "graczy z potwierdzonym adresem e-mail lub połączonym kontem."
              : "graczy z połączonym kontem starszym niż 30 dni."),
        },
        sums: {
          servers: (servers) =>
            intl.plural(servers) === "one"
              ? "serwer"
              : intl.plural(servers) === "few"
              ? "serwery"
              : intl.plural(servers) === "many"
              ? "serwerów"
              : "serwera",
          online: (players) =>
            intl.plural(players) === "one"
              ? "gracz online"
              : intl.plural(players) === "few"
              ? "graczy online"
              : intl.plural(players) === "many"
              ? "graczy online"
              : "gracza online",
          votes: (votes) =>
            intl.plural(votes) === "one"
              ? "głos z 30 dni"
              : intl.plural(votes) === "few"
              ? "głosy z 30 dni"
              : intl.plural(votes) === "many"
              ? "głosów z 30 dni"
              : "głosu z 30 dni",
        },
        games: "Gry",
        moreGames: (games) =>
          intl.plural(games) === "one"
            ? "Jeszcze 1 gra"
            : intl.plural(games) === "few"
            ? `Jeszcze ${intl.count(games)} gry`
            : intl.plural(games) === "many"
            ? `Jeszcze ${intl.count(games)} gier`
            : `Jeszcze ${intl.count(games)} gry`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? "1 gra z serwerami."
            : intl.plural(games) === "few"
            ? `${intl.count(games)} gry z serwerami.`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} gier z serwerami.`
            : `${intl.count(games)} gry z serwerami.`,
        gameOrders: { players: "Gracze", servers: "Serwery", name: "Nazwa" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one"
            ? "1 serwer"
            : intl.plural(servers) === "few"
            ? `${intl.count(servers)} serwery`
            : intl.plural(servers) === "many"
            ? `${intl.count(servers)} serwerów`
            : `${intl.count(servers)} serwera`) + " · " + (intl.plural(playersOnline) === "one"
              ? "1 gracz online"
              : intl.plural(playersOnline) === "few"
              ? `${intl.count(playersOnline)} graczy online`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} graczy online`
              : `${intl.count(playersOnline)} gracza online`),
        tags: "Tagi",
        board: "Serwery",
        page: (page, pages) => `Strona ${intl.count(page)} z ${intl.count(pages)}`,
        more: "Szukasz dalej?",
      },
      feed: { title: "Nowe serwery", follow: "Śledź nowe serwery w czytniku kanałów" },
      nothing: {
        listed: "Na liście nie ma jeszcze serwerów",
        listedNext: "Dodaj pierwszy: to tylko pięć pól, a głosować można od razu po zatwierdzeniu.",
        list: "Dodaj serwer",
        found: "Żaden serwer nie spełnia wszystkich warunków",
        foundFor: (text) => `Brak wyników dla „${text}”`,
        drop: "Każda z tych zmian daje wyniki:",
        clear: "Spróbuj z mniejszą liczbą filtrów.",
        dropFor: "Żaden serwer nie spełnia wszystkich warunków. Każda z tych zmian daje wyniki:",
        retype:
          "Żaden serwer nie pasuje. Przeszukaliśmy nazwy, gry, tagi, kraje i adresy: spróbuj wpisać mniej słów.",
        without: "Bez:",
        showAll: "Wyczyść filtry",
        pastEnd: "Lista ma mniej stron.",
        firstPage: "Do pierwszej strony",
        waysOn: "Spróbuj tak",
        games: { label: "Przeglądaj gry", more: "Wszystkie gry, które mają serwery" },
        newest: { label: "Najnowsze serwery", more: "Dopiero co dodane" },
        own: { label: "Dodaj własny", more: "Pięć pól, za darmo" },
      },
      board: {
        rank: "Miejsce",
        ofAll: "ogółem",
        copy: (name) => `Skopiuj adres serwera ${name}`,
        vote: "Głosuj",
        voteFor: (name) => `na ${name}`,
        votes: (votes) =>
          intl.plural(votes) === "one"
            ? "głos"
            : intl.plural(votes) === "few"
            ? "głosy"
            : intl.plural(votes) === "many"
            ? "głosów"
            : "głosu",
        today: "dziś",
        monthly: "w ostatnich 30 dniach",
        all: "od początku",
      },
      moves: { isNew: "nowy", up: "w górę w ciągu tygodnia", down: "w dół w ciągu tygodnia" },
      filters: {
        title: "Filtry",
        used: "w użyciu",
        text: "Nazwa lub adres",
        choose: {
          game: { label: "Gra", all: "Wszystkie gry" },
          country: { label: "Kraj", all: "Wszystkie kraje" },
          language: { label: "Język", all: "Każdy język" },
          version: { label: "Wersja", all: "Każda wersja" },
        },
        tags: "Tagi (wszystkie wybrane)",
        clear: "Wyczyść wszystko",
        quick: "Szybkie filtry",
        online: "Teraz online",
        show: "Pokaż serwery",
        found: (total) =>
          intl.plural(total) === "one"
            ? "1 serwer"
            : intl.plural(total) === "few"
            ? `${intl.count(total)} serwery`
            : intl.plural(total) === "many"
            ? `${intl.count(total)} serwerów`
            : `${intl.count(total)} serwera`,
        quoted: (text) => `„${text}”`,
        remove: ": usuń",
        sortBy: "Sortuj",
        sorts: {
          match: "Trafność",
          votes_30: "30 dni",
          votes_today: "Dziś",
          votes_all: "Od początku",
          players: "Gracze",
          newest: "Najnowsze",
          name: "Nazwa",
        },
      },
      server: {
        moderate: "Moderuj",
        servers: "Serwery",
        about: "O serwerze",
        rules: "Zasady",
        links: "Linki",
        website: "Strona WWW",
        video: "Film",
        community: { discord: "Dołącz do Discorda", website: "Otwórz stronę WWW" },
        tags: "Tagi",
        facts: "Informacje",
        version: "Wersja",
        country: "Kraj",
        languages: (languages) => intl.plural(languages) === "one"
          ? "Język"
          : intl.plural(languages) === "few"
          ? "Języki"
          : intl.plural(languages) === "many"
          ? "Języki"
          : "Języki",
        listed: "Na liście od",
        rankIn: (game) => `w ${game}`,
        of: (listed) => `z ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "one"
          ? "gracz"
          : intl.plural(players) === "few"
          ? "graczy"
          : intl.plural(players) === "many"
          ? "graczy"
          : "gracza",
        votesWeekly: "Głosy, 7 dni",
        votesTotal: "Głosy, od początku",
        allVotes: (counts) =>
          "Te głosy obejmują też oddane przez linki z gry i po wpisaniu nicku. W rankingu liczą się tylko głosy " +
          (counts === "signed-in"
            ? "zalogowanych graczy"
            : counts === "confirmed"
            ? "graczy z potwierdzonym adresem e-mail lub połączonym kontem"
            : "graczy z połączonym kontem starszym niż 30 dni") +
          ".",
        vote: "Głosuj",
        voteFor: (name) => `Zagłosuj na ${name}`,
        description: (name, game) => `${name}, serwer ${game}: adres, gracze i głosy.`,
      },
      share: { share: "Udostępnij", address: "Adres tej strony" },
      report: {
        title: (server) => `Zgłoś ${server}`,
        back: (server) => `Wróć do ${server}`,
        lead:
          "Coś jest nie tak z tym wpisem? Powiedz moderatorom. Właściciel nigdy się nie dowie, od kogo jest zgłoszenie.",
        reason: "Co jest nie tak?",
        pick: "Wybierz",
        reasons: {
          pictures: "Obrazy",
          hateful: "Szerzy nienawiść lub nęka ludzi",
          scam: "Oszukuje graczy lub prosi o hasła",
          fake: "Podszywa się pod inny serwer",
          wrong: "Ma błędne dane lub już nie istnieje",
          other: "Coś innego",
        },
        more: "Własnymi słowami",
        moreHelp: "Co i gdzie widać? Nie podawaj niczyich danych prywatnych.",
        send: "Wyślij zgłoszenie",
        link: "Zgłoś ten wpis",
      },
      live: {
        online: "Online od",
        offline: "Offline od",
        neverAnswered: "dodania do listy",
        uptime: "Dostępność",
        owner: "Właściciel",
        verified: "zweryfikowany",
        verifiedHelp: "Właściciel udowodnił, że ten serwer należy do niego.",
      },
      badge: {
        title: "Odznaka",
        lead:
          "Obrazek (SVG, bez skryptów), który pokazuje miejsce w rankingu na twojej stronie i prowadzi tutaj.",
        code: "HTML na twoją stronę",
        widget: "HTML widżetu z miejscem w rankingu, głosami i graczami",
        players: (players) =>
          intl.plural(players) === "one"
            ? "1 gracz online"
            : intl.plural(players) === "few"
            ? `${intl.count(players)} graczy online`
            : intl.plural(players) === "many"
            ? `${intl.count(players)} graczy online`
            : `${intl.count(players)} gracza online`,
        alternative: "Zagłosuj na nas",
        rank: (rank, game) => `#${intl.count(rank)} w ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`) + " z 30 dni",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Cześć, ${name}!`,
        subject: (updates, site) =>
          "Nowości o twoich serwerach w " + site + ": " + intl.count(updates),
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "Jest jeszcze 1 nowość. Znajdziesz ją na stronach swoich serwerów."
            : intl.plural(items) === "few"
            ? "Są jeszcze " + intl.count(items) +
              " nowości. Znajdziesz je na stronach swoich serwerów."
            : intl.plural(items) === "many"
            ? "Jest jeszcze " + intl.count(items) +
              " nowości. Znajdziesz je na stronach swoich serwerów."
            : "Jest jeszcze " + intl.count(items) +
              " nowości. Znajdziesz je na stronach swoich serwerów.",
        why: (site) =>
          "Dostajesz tego e-maila, bo pracujesz przy serwerze w " + site +
          " albo masz do niego zaproszenie. Żeby nie dostawać e-maili o serwerach:",
        webhook: (name, server) => `Webhook „${name}” serwera ${server}`,
        withReason: (sentence, reason) => `${sentence} Powód podany przez moderatora: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} jest na liście`,
          more: () => "Gracze mogą już na niego głosować.",
        },
        server_reinstated: {
          subject: (server) => `${server} jest znowu na liście`,
          more: () => "Gracze mogą na niego głosować, a klucze API działają.",
        },
        server_rejected: {
          subject: (server) => `${server}: serwer odrzucony`,
          more: () => "Możesz zmienić wpis i zgłosić go ponownie.",
        },
        server_suspended: {
          subject: (server) => `${server}: serwer zawieszony`,
          more: () =>
            "Nie ma go na liście, nie można na niego głosować, a klucze API nie działają.",
        },
        change_approved: {
          subject: (server) => `${server}: zmiany zatwierdzone`,
          more: () => "Wszyscy już je widzą.",
        },
        change_refused: {
          subject: (server) => `${server}: zmiany odrzucone`,
          more: () => "Wpis zostaje bez zmian i możesz go ponownie edytować.",
        },
        picture_taken_down: {
          subject: (server) => `${server}: obraz usunięty przez moderatora`,
          more: () => "Reszta wpisu zostaje bez zmian. Możesz dodać inny obraz.",
        },
        change_asked: {
          subject: (server) => `${server}: moderator prosi o zmiany`,
          more: () => "Na razie nic się nie zmieniło: popraw wpis samodzielnie.",
        },
        edits_put_back: {
          subject: (server) => `${server}: moderator cofnął twoją zmianę`,
          more: () => "Wpis ma znów poprzednią treść. Możesz go edytować ponownie.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} zaprasza cię do pracy przy serwerze ${server}`,
          more: () =>
            "Nic się nie zmieni, dopóki się nie zgodzisz. Zaproszenie wygasa po 7 dniach:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} chce przekazać ci serwer ${server}`,
          more: () => "Nic się nie zmieni, dopóki się nie zgodzisz. Propozycja wygasa po 7 dniach:",
        },
        role_ended: {
          subject: (server) => `Nie masz już dostępu do serwera ${server}`,
          more: (_server, owner) =>
            "Dostęp odebrał właściciel: " + owner + ". Twoje pozostałe serwery:",
        },
        handed_over: {
          subject: (server, owner) => `${server} ma nowego właściciela: ${owner}`,
          more: () =>
            "Twoja propozycja została przyjęta i nie masz już dostępu. Twoje pozostałe serwery:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + ": moderator unieważnił " + (intl.plural(votes) === "one"
              ? "1 głos"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} głosy`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} głosów`
              : `${intl.count(votes)} głosu`),
          more: () =>
            "Już się nie liczą. Na stronie serwera zobaczysz, z kiedy są, i raz możesz odpowiedzieć.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " odzyskuje " + (intl.plural(votes) === "one"
              ? "1 głos"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} głosy`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} głosów`
              : `${intl.count(votes)} głosu`),
          more: () => "Moderator cofnął unieważnienie i znowu się liczą.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} nie działa`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Od " + since +
            " nic nie dociera. Każdy głos wysyłamy ponownie przez trzy dni, a potem możesz zrobić to ręcznie. Zobacz, co poszło nie tak:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} został wyłączony`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Wciąż nie działał (" + since +
            "). Głosy są wstrzymane. Gdy odbiornik będzie gotowy, włącz webhook i wyślij je ponownie:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} znowu działa`,
          more: (_server, _owner, _webhook, _votes, since) => `Głosy docierają od ${since}.`,
        },
        made_manager: {
          subject: (server) => `Masz teraz rolę menedżera serwera ${server}`,
          more: (_server, owner) => `${owner} pozwala ci edytować wpis, jego klucze i nagrody:`,
        },
        made_viewer: {
          subject: (server) => `Masz teraz podgląd serwera ${server}`,
          more: (_server, owner) =>
            owner + " pozwala ci oglądać statystyki, głosujących i wysyłkę głosów:",
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} został wyłączony`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Czat nie przyjmuje już wiadomości pod swoim adresem (" + since +
            "). Głosy są wstrzymane. Wklej nowy adres, a potem je wyślij:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} został wyłączony`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Odbiornik odpowiedział 410 Gone (" + since +
            "). Głosy są wstrzymane. Gdy odbiornik będzie gotowy, włącz webhook i wyślij je ponownie:",
        },
      },
      deskMail: {
        hello: (name) => `Cześć, ${name}!`,
        subject: (items, site) => `Nowe w panelu moderacji ${site}: ${intl.count(items)}`,
        news: {
          wave: (server, votes) =>
            "Nietypowe głosy na " + server + ": " + (intl.plural(votes) === "one"
              ? "1 głos"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} głosy`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} głosów`
              : `${intl.count(votes)} głosu`),
          reports: (server, reports) =>
            server + ": " + (intl.plural(reports) === "one"
              ? "1 zgłoszenie"
              : intl.plural(reports) === "few"
              ? `${intl.count(reports)} zgłoszenia`
              : intl.plural(reports) === "many"
              ? `${intl.count(reports)} zgłoszeń`
              : `${intl.count(reports)} zgłoszenia`),
          answer: (server, votes) =>
            server + ": odpowiedź właściciela w sprawie " + (intl.plural(votes) === "one"
              ? "1 unieważnionego głosu"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} unieważnionych głosów`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} unieważnionych głosów`
              : `${intl.count(votes)} unieważnionego głosu`),
          listing: (server) => `${server} czeka na sprawdzenie`,
          change: (server) => `${server}: zmiana czeka na sprawdzenie`,
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? "Czeka jeszcze jedna sprawa."
            : intl.plural(items) === "few"
            ? `Czekają jeszcze ${intl.count(items)} sprawy.`
            : intl.plural(items) === "many"
            ? `Czeka jeszcze ${intl.count(items)} spraw.`
            : `Czeka jeszcze ${intl.count(items)} sprawy.`,
        why: (site) =>
          "Dostajesz tego e-maila, bo moderujesz " + site +
          ". Żeby dostawać go rzadziej albo wcale:",
      },
      accountMails: {
        reset: {
          subject: (site) => `Nowe hasło do ${site}`,
          before: (site) =>
            "Ktoś poprosił o nowe hasło do twojego konta w " + site + ". Żeby je ustawić, otwórz:",
          after:
            "Link działa raz, przez godzinę. Jeśli to nie ty, zignoruj tego e-maila: hasło się nie zmieni.",
        },
        verification: {
          subject: (site) => `Potwierdź adres e-mail w ${site}`,
          before: "Żeby potwierdzić, że ten adres e-mail należy do ciebie, otwórz:",
          after: (site) =>
            "Link działa przez dobę. Jeśli nie masz konta w " + site + ", zignoruj tego e-maila.",
        },
        claim: {
          subject: (site) => `Nick w ${site}`,
          before: (site) =>
            "Ktoś zakłada w " + site +
            " konto z tym adresem e-mail i z nickiem, którym głosował już jakiś gracz. Jeśli ten gracz to ty, otwórz link i ustaw hasło. Dostaniesz wtedy ten nick w " +
            site + " razem z jego głosami:",
          after: "Link działa przez dobę. Jeśli to nie ty, zignoruj tego e-maila.",
        },
        addressInUse: {
          subject: (site) => `Twój adres e-mail w ${site}`,
          before: (site, name) =>
            "Ktoś próbował założyć w " + site +
            " nowe konto z twoim adresem e-mail. Adres pozostaje twój, a twoje konto „" + name +
            "” się nie zmieniło.\n\nJeśli to ty i nie pamiętasz o tamtym koncie, możesz ustawić do niego nowe hasło:",
          after: "Jeśli to nie ty, zignoruj tego e-maila.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Twój adres e-mail w ${site}`,
          before: (site, name) =>
            "Ktoś chce użyć w " + site +
            " twojego adresu e-mail do innego konta. Adres pozostaje twój, a twoje konto „" + name +
            "” się nie zmieniło.\n\nJeśli to ty i nie pamiętasz o tamtym koncie, zaloguj się na nie tak jak wcześniej:",
          after: "Jeśli to nie ty, zignoruj tego e-maila.",
        },
        nameGiven: {
          subject: (site, name) => `Nick ${name} w ${site}`,
          before: "Moderator przyznał ci ten nick. Zaloguj się ustawionym wcześniej hasłem:",
        },
        nameRefused: {
          subject: (site, name) => `Nick ${name} w ${site}`,
          before: (name) =>
            "Moderator uznał, że jako " + name +
            " gra ktoś inny. Możesz założyć konto z innym nickiem.",
        },
        imported: {
          subject: (site) => `Twoje konto jest teraz w ${site}`,
          before: (site, list, privacy) =>
            "Twoje konto przeniesiono z " + list + " do " + site +
            ". Tam są teraz twoje dane. Co jest przechowywane i po co, przeczytasz tutaj: " +
            privacy +
            "\n\nZaloguj się swoim nickiem i hasłem z tamtej listy. Jeśli nie zadziała, ustaw nowe:",
          after: "Jeśli nie chcesz tego konta, możesz je usunąć na jego stronie.",
        },
        test: {
          subject: (site) => `Poczta z ${site} dociera`,
          before: (site) =>
            "To wiadomość testowa z " + site +
            ", wysłana na twoje życzenie. Dotarła, więc inne też dotrą:",
        },
        accountDisabled: {
          subject: (site) => `Twoje konto w ${site} zostało wyłączone`,
          before: (site, reason) =>
            "Moderator wyłączył twoje konto w " + site +
            ". Nie możesz się logować ani głosować. Oto powód:\n\n" + reason,
        },
        accountEnabled: {
          subject: (site) => `Twoje konto w ${site} znowu działa`,
          before: (site, reason) =>
            "Moderator włączył twoje konto w " + site + ". Oto jego wiadomość:\n\n" + reason +
            "\n\nMożesz się znowu logować i głosować:",
        },
        signInChanged: {
          subject: (site) => `Zmieniło się logowanie do ${site}`,
          before: (site, change) =>
            "Zmienił się sposób logowania na twoje konto w " + site + ". " +
            (change === "password_set"
              ? "Konto ma teraz hasło."
              : change === "password_changed"
              ? "Hasło zostało zmienione."
              : change === "password_reset"
              ? "Nowe hasło zostało ustawione przez link wysłany na ten adres."
              : change === "passkey_added"
              ? "Dodano klucz dostępu."
              : change === "passkey_removed"
              ? "Usunięto klucz dostępu."
              : change === "second_factor_on"
              ? "Logowanie wymaga teraz drugiego etapu."
              : change === "second_factor_off"
              ? "Logowanie nie wymaga już drugiego etapu."
              : change === "recovery_codes_made"
              ? "Konto ma nowe kody zapasowe. Stare już nie działają."
              : change === "recovery_code_used"
              ? "Użyto kodu zapasowego. Każdy działa raz."
              : change === "factors_reset"
              ? "Operator serwisu usunął z konta klucze dostępu, aplikację uwierzytelniającą i kody zapasowe."
              : change === "identity_linked"
              ? "Połączono konto z innego serwisu. Kto je ma, może się nim zalogować."
              : "Odłączono konto z innego serwisu.") +
            "\n\nJeśli to ty, nie musisz nic robić. Jeśli nie, zaloguj się, usuń to, co nie jest twoje, zmień hasło i zakończ wszystkie inne sesje:",
        },
        newBrowser: {
          subject: (site) => `Logowanie z nowej przeglądarki w ${site}`,
          after: "Link działa przez tydzień. Wyloguje wszystkich jeden raz.",
          before: (site, browser, address, when) =>
            "Ktoś zalogował się na twoje konto w " + site +
            " z przeglądarki, której jeszcze na nim nie było:\n\n" + browser + ", adres " +
            address + ", " + when +
            "\n\nJeśli to ty, nie musisz nic robić. Jeśli nie, otwórz tę stronę. Wyloguje ona wszystkich i pozwoli ci ustawić nowe hasło:",
        },
        addressChanged: {
          subject: (site) => `Twój adres e-mail w ${site} został zmieniony`,
          before: (site, newEmail) =>
            "Twoje konto w " + site + " ma teraz adres e-mail " + newEmail +
            " zamiast tego, na który przyszła ta wiadomość.\n\nJeśli to nie ty, ktoś zna twoje hasło. Zaloguj się, zmień je i zakończ wszystkie inne sesje:",
        },
        hello: (name) => `Cześć, ${name}!`,
        helloNobody: "Cześć!",
        roleChanged: {
          subject: (site) => `Zmiana twojej roli w ${site}`,
          before: (site, role) =>
            role === "moderator"
              ? "Twoje konto ma teraz w " + site + " rolę moderatora. Tu czekają na ciebie sprawy:"
              : "Twoje konto ma teraz w " + site +
                " rolę administratora. Tu czekają na ciebie sprawy:",
        },
        roleEnded: {
          subject: (site) => `Zmiana twojej roli w ${site}`,
          before: (site) =>
            "Twoje konto nie ma już w " + site +
            " żadnej roli. Twoje głosy i serwery zostają bez zmian.",
        },
        unknownBrowser: "nieznana przeglądarka",
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
        label: "Ten serwer",
        rewards: "Nagrody",
        api: "Klucze i wysyłka",
        voters: "Głosujący",
        edit: "Wpis",
        settings: "Ustawienia",
        page: "Strona publiczna",
        waiting: "czekające lub wstrzymane",
        overview: "Przegląd",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} z ${intl.count(max)} graczy`,
        states: { unknown: "Jeszcze niesprawdzony", online: "Online", offline: "Offline" },
      },
      list: {
        title: "Moje serwery",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one"
            ? "1 głos dzisiaj. "
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy dzisiaj. `
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów dzisiaj. `
            : `${intl.count(votes)} głosu dzisiaj. `) + (needy === 0
              ? "Żadnych problemów."
              : intl.plural(needy) === "one"
              ? "1 serwer wymaga uwagi."
              : intl.plural(needy) === "few"
              ? `${intl.count(needy)} serwery wymagają uwagi.`
              : intl.plural(needy) === "many"
              ? `${intl.count(needy)} serwerów wymaga uwagi.`
              : `${intl.count(needy)} serwera wymaga uwagi.`),
        leadWaiting: (waiting) =>
          intl.plural(waiting) === "one"
            ? intl.count(waiting) + " serwer czeka na sprawdzenie przez moderatora."
            : intl.plural(waiting) === "few"
            ? intl.count(waiting) + " serwery czekają na sprawdzenie przez moderatora."
            : intl.plural(waiting) === "many"
            ? intl.count(waiting) + " serwerów czeka na sprawdzenie przez moderatora."
            : intl.count(waiting) + " serwera czeka na sprawdzenie przez moderatora.",
        none: "Nie masz tu jeszcze serwera",
        roles: { owner: "", manager: "Masz rolę menedżera.", viewer: "Masz tylko podgląd." },
        offers: "Propozycje dla ciebie",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} chce przekazać ci serwer ${server}.`
            : role === "manager"
            ? owner + " zaprasza cię do pracy przy serwerze " + server + " w roli menedżera."
            : `${owner} daje ci podgląd serwera ${server}.`,
        toOffer: "Zobacz propozycję",
        noneNext: "Gracze znajdują go tutaj, głosują codziennie, a twój serwer ich nagradza.",
        submit: "Dodaj serwer",
        another: "Dodaj kolejny serwer",
        manage: "Zarządzaj",
        allVotes: (counts) =>
          "Liczby obejmują wszystkie głosy. W rankingu liczą się tylko głosy " +
          (counts === "signed-in"
            ? "zalogowanych graczy"
            : counts === "confirmed"
            ? "graczy z potwierdzonym adresem e-mail lub połączonym kontem"
            : "graczy z połączonym kontem starszym niż 30 dni") +
          ".",
        figures: {
          server: "Serwer",
          today: "Głosy dzisiaj",
          rank: "Miejsce w grze",
          month: "W 30 dni",
        },
        byNow: (votes) => `Tydzień temu: ${intl.count(votes)}`,
        wholeDay: (votes) => `Tydzień temu, cały dzień: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Głosy porównujemy z tymi sprzed tygodnia (" +
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", do " + time +
          " UTC), miejsca też z tymi sprzed tygodnia.",
        groups: { needy: "Wymagają uwagi", listed: "Na liście", others: "Poza listą" },
        start: [["Dodaj go", "Gra, nazwa, adres i kilka słów. To dwie minuty."], [
          "Sprawdzamy",
          "Moderator ogląda każdy wpis, zanim stanie się publiczny.",
        ], [
          "Nagradzaj głosy",
          "Podłącz plugin albo webhook, a każdy głos da graczowi coś w grze.",
        ]],
      },
      find: {
        title: "Znajdź jeden ze swoich serwerów",
        label: "Nazwa, gra lub adres",
        sort: "Sortuj według",
        sorts: {
          attention: "Najpierw wymagające uwagi",
          votes: "Głosy dzisiaj",
          rank: "Miejsce",
          name: "Nazwa",
        },
        submit: "Pokaż",
        found: (shown, all) => `Pokazano ${intl.count(shown)} z ${intl.count(all)}.`,
        clear: "Pokaż wszystkie",
        nothing: "Żaden z twoich serwerów nie pasuje",
        nothingNext: "Spróbuj części nazwy, gry lub adresu.",
      },
      mail: {
        unconfirmed:
          "Twój adres e-mail nie jest potwierdzony, więc nie możemy napisać, gdy moderator podejmie decyzję w sprawie wpisu albo gdy webhook przestanie działać.",
        confirm: "Potwierdź adres",
      },
      attention: {
        pending: "Sprawdzi go moderator. Do tego czasu możesz uzupełnić wpis.",
        provable: "Sprawdzi go moderator. Do tego czasu możesz udowodnić, że jest twój.",
        unlisted: "Jest poza listą. Nikt nie może głosować, dopóki go nie przywrócisz.",
        failing: (key, waiting) =>
          "Webhook " + key + " nie działa. Dostarczenia w drodze lub wstrzymane: " +
          intl.count(waiting) + ".",
        waiting: (waiting) => "Dostarczenia w drodze lub wstrzymane: " + intl.count(waiting) + ".",
        offline: "Nie odpowiada na nasze zapytania, więc gracze widzą go jako offline.",
        inbox: (waiting) =>
          "W skrzynce " + (intl.plural(waiting) === "one"
            ? "czeka 1 głos"
            : intl.plural(waiting) === "few"
            ? `czekają ${intl.count(waiting)} głosy`
            : intl.plural(waiting) === "many"
            ? `czeka ${intl.count(waiting)} głosów`
            : `czeka ${intl.count(waiting)} głosu`) + ".",
        toPeople: "Przywróć na listę",
        toServer: "Zobacz, co zrobić",
        toStatus: "Zobacz status",
        toFacts: "Uzupełnij wpis",
        toDeliveries: "Zobacz wysyłkę",
        toRewards: "Zobacz nagrody",
        decided: (reason) => `Wiadomość od moderatora: ${reason}`,
      },
      change: {
        waiting: "Zmiana czeka na moderatora",
        waitingNext: "Do zatwierdzenia gracze i API widzą to, co jest pokazane teraz.",
        refused: "Moderator odrzucił zmianę",
        refusedNext: "Wpis zostaje bez zmian.",
        reason: (reason) => `Wiadomość od moderatora: ${reason}`,
        prove: "Nie musisz czekać na zmianę adresu, jeśli udowodnisz, że należy do ciebie:",
        toStatus: "Status",
        withdraw: "Wycofaj zmianę",
        dismiss: "OK",
      },
      overview: {
        title: (server) => `Mój serwer ${server}`,
        pending:
          "Sprawdzi go moderator. Po zatwierdzeniu dostanie publiczną stronę, głosy i klucze API.",
        prove: "Nie musisz czekać, jeśli udowodnisz, że jest twój:",
        approved: "Jest na liście i gracze mogą na niego głosować.",
        rejected: "Nie ma go na liście. Popraw to, o czym pisze moderator, i zgłoś go ponownie.",
        unlisted: "Jest poza listą. Głosy i klucze API są zatrzymane, a wysyłka wstrzymana.",
        toRelist: "Przywróć na listę",
        suspended:
          "Na razie nie ma go na liście. Dopóki moderator go znowu nie zatwierdzi, głosy i klucze API są zatrzymane, a wysyłka wstrzymana.",
        reason: "Wiadomość od moderatora:",
        resubmit: "Zgłoś ponownie",
        edit: "Najpierw edytuj",
        toEdit: "Edytuj wpis",
        until: (days) =>
          "Zostanie tu, dopóki nie zapiszesz wpisu, najdłużej " + intl.count(days) + " dni.",
        description: "Opis",
      },
    },
    myVotes: {
      title: "Moje głosy",
      nextDay: "Następny dzień głosowania za",
      utcDay: "Dni głosowania liczone są według UTC.",
      today: "Dzisiejsze głosy",
      voteNext: (server) => `Zagłosuj na następny: ${server}`,
      voteAll: (servers, first) =>
        intl.plural(servers) === "one"
          ? `Zagłosuj na ${first}`
          : intl.plural(servers) === "few"
          ? `Zagłosuj na wszystkie ${intl.count(servers)} po kolei`
          : intl.plural(servers) === "many"
          ? `Zagłosuj na wszystkie ${intl.count(servers)} po kolei`
          : `Zagłosuj na wszystkie ${intl.count(servers)} po kolei`,
      find: "Znajdź kolejny ulubiony serwer",
      votedAt: "Głos oddany",
      isVoid: "Moderator unieważnił dzisiejszy głos",
      isTaken: "Twoje połączone konto już dziś głosowało, gdy należało tu do innego konta",
      endsTonight: (days) =>
        intl.plural(days) === "one"
          ? "Seria 1 dnia z rzędu przepadnie z końcem tego dnia głosowania"
          : intl.plural(days) === "few"
          ? "Seria " + intl.count(days) + " dni z rzędu przepadnie z końcem tego dnia głosowania"
          : intl.plural(days) === "many"
          ? "Seria " + intl.count(days) + " dni z rzędu przepadnie z końcem tego dnia głosowania"
          : "Seria " + intl.count(days) + " dnia z rzędu przepadnie z końcem tego dnia głosowania",
      reward: "Nagroda",
      rewards: {
        waiting: "czeka na ciebie w grze",
        leased: "czeka na ciebie w grze",
        granted: "wydana",
        refused: "odrzucona przez serwer",
        voided: "wycofana",
        expired: "wygasła",
      },
      receipt: "Potwierdzenie",
      receiptOf: (server) => ` głosu na ${server}`,
      vote: "Głosuj",
      voteFor: (server) => ` na ${server}`,
      votedToday: "Dziś oddany",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: głos oddany`,
      isLeft: (server) => `${server}: jeszcze nie`,
      inRow: (days) =>
        intl.plural(days) === "one"
          ? "1 dzień"
          : intl.plural(days) === "few"
          ? `${intl.count(days)} dni`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} dni`
          : `${intl.count(days)} dnia`,
      inRowUnseen: " z rzędu",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Ulubione",
      add: "Dodaj",
      addServer: (server) => ` ${server} do ulubionych`,
      none: "Nie masz jeszcze ulubionych",
      noneWhy:
        "Dodaj do ulubionych serwery, na które głosujesz: przycisk jest na stronie każdego z nich. Codziennie zagłosujesz na wszystkie po kolei, a tutaj zobaczysz, które zostały.",
      before: "Serwery z twoimi wcześniejszymi głosami:",
      findServers: "Znajdź serwery",
      past: "Dawne głosy",
      pastWhy: "Każdy dzień UTC z liczbą ważnych głosów. Naciśnij dzień, żeby zobaczyć serwery.",
      months: "Miesiące",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Wcześniej: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Później: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["P", "W", "Ś", "C", "P", "S", "N"],
      votes: (votes) =>
        intl.plural(votes) === "one"
          ? "1 głos"
          : intl.plural(votes) === "few"
          ? `${intl.count(votes)} głosy`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} głosów`
          : `${intl.count(votes)} głosu`,
      dayVotes: (votes) =>
        ": " + (votes === 0
          ? "bez głosów"
          : intl.plural(votes) === "one"
          ? "1 głos"
          : intl.plural(votes) === "few"
          ? `${intl.count(votes)} głosy`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} głosów`
          : `${intl.count(votes)} głosu`),
      fewest: "brak",
      most: "najwięcej",
      noVotes: "Brak głosów w tym miesiącu.",
      kept: "Dni przechowujemy przez rok.",
      soFar: "Do tej pory",
      current: (days) =>
        intl.plural(days) === "one"
          ? "dzień z rzędu, na dowolnym serwerze"
          : intl.plural(days) === "few"
          ? "dni z rzędu, na dowolnym serwerze"
          : intl.plural(days) === "many"
          ? "dni z rzędu, na dowolnym serwerze"
          : "dnia z rzędu, na dowolnym serwerze",
      longest: "rekord dni z rzędu (rok)",
      thisMonth: (votes) =>
        intl.plural(votes) === "one"
          ? "głos w tym miesiącu"
          : intl.plural(votes) === "few"
          ? "głosy w tym miesiącu"
          : intl.plural(votes) === "many"
          ? "głosów w tym miesiącu"
          : "głosu w tym miesiącu",
      inYear: (votes) =>
        intl.plural(votes) === "one"
          ? "głos w ciągu roku"
          : intl.plural(votes) === "few"
          ? "głosy w ciągu roku"
          : intl.plural(votes) === "many"
          ? "głosów w ciągu roku"
          : "głosu w ciągu roku",
      boards: "Top głosujących ze wszystkich serwerów",
      stripEnds: "Dzień głosowania kończy się za",
      menuLeft: (left) =>
        left === 0
          ? ", dziś wszystkie głosy oddane"
          : intl.plural(left) === "one"
          ? ", dziś został 1"
          : intl.plural(left) === "few"
          ? `, dziś zostały ${intl.count(left)}`
          : intl.plural(left) === "many"
          ? `, dziś zostało ${intl.count(left)}`
          : `, dziś zostało ${intl.count(left)}`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `Oddane głosy: ${intl.count(voted)} z ${intl.count(all)}`,
        newVotes: "nowe głosy za",
        last: "Głos oddany na",
        cast: "Głosuj i dalej",
        next: (server) => `Następny: ${server}.`,
        isLast: "To już ostatni.",
        skip: (server) => `Pomiń dziś ${server}`,
        goOn: (server) => `Dalej: ${server}`,
        stop: "Przerwij i wróć do moich głosów",
      },
      progress: {
        left: (voted, all, left) =>
          "Oddane: " + intl.count(voted) + " z " + intl.count(all) + ", zostało: " +
          intl.count(left),
        done: (all) =>
          intl.plural(all) === "one"
            ? "Głos na ulubiony serwer oddany"
            : intl.plural(all) === "few"
            ? `Oddano wszystkie ${intl.count(all)} głosy`
            : intl.plural(all) === "many"
            ? `Oddano wszystkie ${intl.count(all)} głosów`
            : `Oddano wszystkie głosy: ${intl.count(all)}`,
      },
      strip: {
        left: (voted, all) =>
          "Dzisiejsze głosy na ulubione: " + intl.count(voted) + " z " + intl.count(all) + ".",
        done: "Wszystkie ulubione mają dziś twój głos.",
      },
    },
    overview: {
      health: {
        label: "Nagrody",
        failing: "Nagrody nie docierają",
        failingSays: (key, since) => `Webhook ${key} nie działa od ${since}.`,
        off: "Nagrody zatrzymane",
        offSays: (key) => `Webhook ${key} został wyłączony.`,
        paused: "Nagrody wstrzymane",
        pausedSays: (key) => `Webhook ${key} jest wstrzymany.`,
        waiting: (votes) => "Dostarczenia w drodze lub wstrzymane: " + intl.count(votes) + ".",
        arrive: "Głosy docierają",
        arriveSays: (key, votes) => votes === 0
          ? "Webhook " + key + " jest gotowy. W ciągu 24 godzin nie było głosów."
          : `Dostarczenia w ciągu 24 godzin: ${intl.count(votes)}.`,
        inbox: "Nagrody są odbierane",
        inboxSays: "Twój plugin odbiera je ze skrzynki. Żadna nie czeka.",
        inboxWaits: "Nagrody czekają",
        inboxWaitsSays: (votes) =>
          "W skrzynce: " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`) + ".",
        none: "Jeszcze bez nagród",
        noneSays: "Gracze nic nie dostają za głosy. Podłącz plugin lub webhook.",
        toDeliveries: "Wysyłka",
        toRewards: "Nagrody",
        toKeys: "Klucze API",
      },
      today: {
        title: "Dzisiaj",
        votes: (votes) =>
          intl.plural(votes) === "one"
            ? "głos"
            : intl.plural(votes) === "few"
            ? "głosy"
            : intl.plural(votes) === "many"
            ? "głosów"
            : "głosu",
        more: (votes) => `więcej o ${intl.count(votes)}`,
        fewer: (votes) => `mniej o ${intl.count(votes)}`,
        same: "Tyle samo,",
        than: (at, votes, time) =>
          "niż tydzień temu o tej porze (" + intl.date('weekday: "long"', { weekday: "long" })(at) +
          ", do " + time + " UTC: " + intl.count(votes) + ")",
        as: (at, votes, time) =>
          "ile tydzień temu o tej porze (" + intl.date('weekday: "long"', { weekday: "long" })(at) +
          ", do " + time + " UTC: " + intl.count(votes) + ")",
        none: "Dzisiaj nie ma jeszcze głosów, tydzień temu też ich nie było.",
        noneNext: "Tu pojawi się wykres godzinowy, obok tego samego dnia sprzed tygodnia.",
        whole: (at, votes) =>
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(at) +
          ", tydzień temu: " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`),
        label: (today, before, weekAgo) =>
          "Głosy według godzin: dziś do tej pory " + intl.count(today) + ", " +
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(weekAgo) +
          " łącznie " + intl.count(before),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "dzisiaj",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(at) +
          ": łącznie " + intl.count(votes),
        windows: (monthly, total) => (intl.plural(monthly) === "one"
          ? "1 głos"
          : intl.plural(monthly) === "few"
          ? `${intl.count(monthly)} głosy`
          : intl.plural(monthly) === "many"
          ? `${intl.count(monthly)} głosów`
          : `${intl.count(monthly)} głosu`) + " w 30 dni, " + intl.count(total) + " od początku",
      },
      rank: {
        title: (game) => `Miejsce w ${game}`,
        of: (listed) => `z ${intl.count(listed)}`,
        none: "Jeszcze bez miejsca",
        noneNext: "Ranking jest liczony mniej więcej co sekundę, gdy ktoś odwiedza serwis.",
        near: "Głosy z 30 dni, sąsiedzi w rankingu",
        ahead: (votes) => votes === 0 ? "tyle samo" : `o ${intl.count(votes)} więcej`,
        behind: (votes) => votes === 0 ? "tyle samo" : `o ${intl.count(votes)} mniej`,
        you: "twój serwer",
        ranking: (counts) =>
          "W rankingu liczą się tylko głosy " + (counts === "signed-in"
            ? "zalogowanych graczy"
            : counts === "confirmed"
            ? "graczy z potwierdzonym adresem e-mail lub połączonym kontem"
            : "graczy z połączonym kontem starszym niż 30 dni") + ".",
      },
      steps: {
        title: "Następne kroki",
        done: (done, all) => `Gotowe: ${intl.count(done)} z ${intl.count(all)}`,
        doneTitle: "Gotowe",
        more: (steps) => `Jeszcze ${intl.count(steps)}`,
        all: {
          logo: ["Dodaj logo", "Widać je obok nazwy na każdej liście."],
          banner: ["Dodaj baner", "Jest u góry strony i w podglądzie linków."],
          description: ["Opisz serwer", "Napisz, czego mogą się spodziewać gracze."],
          facts: ["Dodaj krótki opis i tagi", "Gracze szukają i filtrują według nich."],
          rewards: ["Podłącz nagrody", "Gracze wracają do głosowania, jeśli coś za to dostają."],
          badge: [
            "Umieść odznakę na swojej stronie",
            "Gotowe, gdy zobaczymy ją na twojej stronie.",
          ],
          proof: ["Udowodnij, że serwer jest twój", "Strona dostanie za to oznaczenie."],
        },
      },
      figures: {
        title: (days) => `Ostatnie ${intl.count(days)} dni`,
        spans: "Ile dni",
        span: (days) => `${intl.count(days)} dni`,
        nav: "Co pokazuje wykres",
        names: {
          votes: "Głosy",
          ballot_click: "Kliknięcia Głosuj",
          address_copy: "Kopiowania adresu",
          page_view: "Odsłony",
        },
        week: "w ciągu 7 dni",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "wzrost ",
        isDown: "spadek ",
        none: {
          votes: (days) =>
            "Brak głosów w ciągu " + intl.count(days) + " dni. Każdy dzień będzie tu słupkiem.",
          ballot_click: (days) =>
            "W ciągu " + intl.count(days) +
            " dni nikt nie kliknął Głosuj. Każdy dzień będzie tu słupkiem.",
          address_copy: (days) =>
            "W ciągu " + intl.count(days) +
            " dni nikt nie skopiował adresu. Każdy dzień będzie tu słupkiem.",
          page_view: (days) =>
            "W ciągu " + intl.count(days) +
            " dni nikt nie otworzył strony. Każdy dzień będzie tu słupkiem.",
        },
        worth:
          "Głosy są sprawdzane. Odsłony, kopiowania i kliknięcia liczymy tak, jak zgłaszają je przeglądarki, bez cookies i adresów, więc traktuj je jako trend. Nie wpływają na miejsce w rankingu. Dni według UTC; ostatniej minuty może brakować.",
      },
      charts: {
        ballot_click: {
          title: "Kliknięcia Głosuj",
          heads: ["Dzień (UTC)", "Kliknięcia"],
          summary: (sum, today, days) =>
            intl.count(sum) + " w " + intl.count(days) + " dni, w tym dziś " + intl.count(today) +
            " (UTC)",
          on: (day, visits) =>
            intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Kopiowania adresu",
          heads: ["Dzień (UTC)", "Kopiowania"],
          summary: (sum, today, days) =>
            intl.count(sum) + " w " + intl.count(days) + " dni, w tym dziś " + intl.count(today) +
            " (UTC)",
          on: (day, visits) =>
            intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Odsłony",
          heads: ["Dzień (UTC)", "Odsłony"],
          summary: (sum, today, days) =>
            intl.count(sum) + " w " + intl.count(days) + " dni, w tym dziś " + intl.count(today) +
            " (UTC)",
          on: (day, visits) =>
            intl.date('day: "numeric", month: "short"', { day: "numeric", month: "short" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "Skąd przyszli odwiedzający",
        here: "Ten serwis",
        hereSays: "listy, strony gier, wyszukiwarka",
        rest: "Inne lub nieznane",
        restSays: "większość aplikacji tego nie podaje",
        note: "Odsłony z 30 dni. Przechowujemy tylko nazwę strony.",
        none: "Tu pojawią się strony, które prowadzą do twojej, wraz z udziałem.",
      },
      coming: {
        title: "Co tu zobaczysz",
        items: [
          ["Głosy", "dzisiaj, obok tego samego dnia sprzed tygodnia, i z 30 dni"],
          ["Miejsce", "w twojej grze, z sąsiadami i zmianami pozycji"],
          ["Odwiedzający", "odsłony, kopiowania adresu, kliknięcia Głosuj i skąd przyszli"],
          ["Nagrody", "czy docierają, w jednym zdaniu"],
        ],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "one"
            ? "Unieważniono 1 głos na twój serwer"
            : intl.plural(votes) === "few"
            ? `Unieważniono ${intl.count(votes)} głosy na twój serwer`
            : intl.plural(votes) === "many"
            ? `Unieważniono ${intl.count(votes)} głosów na twój serwer`
            : `Unieważniono ${intl.count(votes)} głosu na twój serwer`,
        votes: (votes) =>
          intl.plural(votes) === "one"
            ? "Unieważniono 1 głos"
            : intl.plural(votes) === "few"
            ? `Unieważniono ${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `Unieważniono ${intl.count(votes)} głosów`
            : `Unieważniono ${intl.count(votes)} głosu`,
        again: (votes) =>
          intl.plural(votes) === "one"
            ? "1 głos unieważniono i znowu się liczy"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy unieważniono i znowu się liczą`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów unieważniono i znowu się liczy`
            : `${intl.count(votes)} głosu unieważniono i znowu się liczy`,
        cast: "Czas oddania:",
        to: "–",
        voided: "Unieważnienie przez moderatora:",
        reason: "Powód:",
        noReason: "Nie podano powodu.",
        answer: "Odpowiedz moderatorom",
        yours: "Twoja odpowiedź",
        help: (min, max) =>
          "Możesz odpowiedzieć raz, od " + intl.count(min) + " do " + intl.count(max) +
          " znaków. Nie dostaniesz odpowiedzi zwrotnej: moderatorzy ją przeczytają i mogą przywrócić głosy.",
        send: "Wyślij odpowiedź",
        answered: "Twoja odpowiedź z",
      },
    },
    people: {
      roles: { owner: "Właściciel", manager: "Menedżer", viewer: "Podgląd" },
      page: {
        title: (server) => `Ustawienia serwera ${server}`,
        heading: "Zespół",
        lead:
          "Kto może pracować przy tym serwerze. Każdy używa własnego konta. Kto co robił, widać w ostatniej aktywności na karcie Klucze i wysyłka.",
        heads: ["Nick", "Rola", "Od", ""],
        you: "ty",
        change: { manager: "Zmień na menedżera", viewer: "Zmień na podgląd" },
        remove: "Usuń",
        removed:
          "Usunięta osoba od razu traci dostęp. Klucze, które zna, nadal działają: ta strona je wtedy wymienia i możesz odnowić wszystkie naraz.",
        leave: "Opuść ten serwer",
        leaveLead: "Od razu stracisz dostęp. Ponownie zaprosić cię może tylko właściciel.",
        offersTitle: "Otwarte propozycje",
        offer: (name, role) => role === "owner"
          ? `${name}: przejęcie wpisu`
          : role === "manager"
          ? `${name}: rola menedżera`
          : `${name}: podgląd`,
        withdraw: "Wycofaj",
        inviteTitle: "Zaproś kogoś",
        inviteLead:
          "Propozycja będzie widoczna przez siedem dni na stronie „Moje serwery” tej osoby. Przyjdzie też e-mail, jeśli jej adres jest potwierdzony. Przed akceptacją nic się nie zmienia.",
        name: "Nick na koncie",
        role: "Rola",
        choices: {
          viewer: "Podgląd: widzi statystyki, głosujących i wysyłkę",
          manager: "Menedżer: wszystko oprócz usuwania, przekazania i zespołu",
        },
        invite: "Wyślij zaproszenie",
        needsApproval: "Zapraszać można, gdy moderator zatwierdzi serwer.",
      },
      handover: {
        title: "Przekazanie",
        lead: "Oddaje innemu kontu wpis z głosami, kluczami i zespołem.",
        what:
          "Ty potwierdzasz, że to ty, a nowy właściciel akceptuje w ciągu siedmiu dni. Potem wpis należy do niego, a ty tracisz dostęp. Limity webhooków znów zaczynają się od niskich, bo zależą od właściciela.",
        name: "Nick na koncie nowego właściciela",
        submit: "Zaproponuj przekazanie",
      },
      unlist: {
        title: "Zdjęcie z listy",
        lead: "Na przerwę. Można to cofnąć.",
        what:
          "Serwer znika ze wszystkich list, a jego strona i głosowanie się zamykają. Klucze API przestają działać, a wysyłka czeka; ustawienia zostają. Głosy wypadają z rankingu po 30 dniach.",
        button: "Zdejmij z listy",
        again: "Jest poza listą. Przywrócenie nie wymaga moderatora.",
        relist: "Przywróć na listę",
        notNow: "Z listy można zdjąć tylko serwer, który na niej jest.",
      },
      deletion: {
        group: "Usuwanie",
        groupLead: "Tego nie można cofnąć.",
        link: "Usuń…",
        what: "Następna strona powie, co i kiedy zniknie, i poprosi o potwierdzenie.",
        title: (server) => `Usuń ${server}`,
        heading: "Usunąć ten wpis?",
        lead: "Oto co stanie się ze wszystkim, co do niego należy.",
        effects: "Skutki",
        atOnce: "Od razu",
        page: {
          what: "Strona, teksty, obrazy i odznaka",
          effect: "Znikają dla wszystkich. Żaden inny serwer nie dostanie tego adresu.",
        },
        keys: {
          what: "Klucze API",
          effect: (keys) =>
            keys === 0
              ? "Nie ma żadnych."
              : intl.plural(keys) === "one"
              ? "1 klucz przestaje działać: pluginy dostają błąd."
              : intl.plural(keys) === "few"
              ? intl.count(keys) + " klucze przestają działać: pluginy dostają błąd."
              : intl.plural(keys) === "many"
              ? intl.count(keys) + " kluczy przestaje działać: pluginy dostają błąd."
              : intl.count(keys) + " klucza przestaje działać: pluginy dostają błąd.",
        },
        waiting: {
          what: "Głosy w drodze lub wstrzymane",
          effect: (votes) =>
            votes === 0
              ? "Nie ma żadnych."
              : intl.plural(votes) === "one"
              ? "1 głos: nie zostanie wysłany."
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} głosy: nie zostaną wysłane.`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} głosów: nie zostaną wysłane.`
              : `${intl.count(votes)} głosu: nie zostaną wysłane.`,
        },
        inbox: {
          what: "Nagrody w skrzynce",
          effect: (votes) =>
            votes === 0
              ? "Nie ma żadnych."
              : intl.plural(votes) === "one"
              ? "1 głos: nikt go już nie odbierze."
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} głosy: nikt ich już nie odbierze.`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} głosów: nikt ich już nie odbierze.`
              : `${intl.count(votes)} głosu: nikt ich już nie odbierze.`,
        },
        votes: {
          what: "Głosy",
          effect: (votes) =>
            intl.plural(votes) === "one"
              ? "1 głos: przestaje się liczyć, ale zostaje w danych gracza."
              : intl.plural(votes) === "few"
              ? intl.count(votes) + " głosy: przestają się liczyć, ale zostają w danych graczy."
              : intl.plural(votes) === "many"
              ? intl.count(votes) + " głosów: przestają się liczyć, ale zostają w danych graczy."
              : intl.count(votes) + " głosu: przestają się liczyć, ale zostają w danych graczy.",
        },
        people: {
          what: "Zespół",
          effect: (people) =>
            people === 0
              ? "Nikt inny nie ma dostępu."
              : intl.plural(people) === "one"
              ? "1 osoba traci dostęp."
              : intl.plural(people) === "few"
              ? `${intl.count(people)} osoby tracą dostęp.`
              : intl.plural(people) === "many"
              ? `${intl.count(people)} osób traci dostęp.`
              : `${intl.count(people)} osoby traci dostęp.`,
        },
        offers: { what: "Otwarte propozycje", effect: "Nikt nie może ich już przyjąć." },
        past: {
          what: "Dawne wysyłki",
          effect: "Są usuwane jedna po drugiej.",
          when: (days) =>
            intl.plural(days) === "one"
              ? "1 dzień po każdej"
              : intl.plural(days) === "few"
              ? `${intl.count(days)} dni po każdej`
              : intl.plural(days) === "many"
              ? `${intl.count(days)} dni po każdej`
              : `${intl.count(days)} dnia po każdej`,
        },
        record: {
          what: "Historia zmian",
          effect: "Zostaje, tylko dla moderatorów.",
          when: "Przez dwa lata",
        },
        heads: ["Co", "Skutek", "Kiedy"],
        rather: "A może inaczej?",
        instead:
          "Zdejmij serwer z listy na czas przerwy, co można cofnąć, albo przekaż go komuś, kto poprowadzi go dalej. W obu przypadkach głosy i ustawienia zostają.",
        insteadUnlisted:
          "Serwer jest teraz poza listą. Możesz go tak zostawić albo przekazać komuś, kto poprowadzi go dalej: głosy i ustawienia wtedy zostają.",
        unlist: "Zdejmij z listy",
        handOver: "Przekaż",
        forGood: "Usuń na zawsze",
        type: "Dla pewności wpisz",
        typeHelp: (slug) =>
          "Wielkość liter nie ma znaczenia. Zamiast tego możesz wpisać " + slug + ".",
        otherName: (name) => `To nie jest jego nazwa. Właściwa to „${name}”.`,
        keep: "Zachowaj",
        password: "Twoje hasło",
      },
      offer: {
        title: (server, role) =>
          role === "owner" ? `Przejąć ${server}?` : `Dołączyć do zespołu ${server}?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} chce przekazać ci ten wpis.`
            : role === "manager"
            ? `${owner} zaprasza cię do roli menedżera.`
            : `${owner} daje ci podgląd.`,
        means: {
          viewer: "Zobaczysz statystyki, głosujących i wysyłkę.",
          manager:
            "Możesz wszystko oprócz usunięcia, przekazania i decydowania o zespole: edytujesz wpis, klucze i nagrody.",
          owner:
            "Odpowiadasz za wpis wraz z głosami, kluczami i webhookami. Dotychczasowy właściciel traci dostęp. Klucze API i sekrety, które znają inni, działają, dopóki ich nie wymienisz.",
        },
        people: (names) => `Te osoby mają dostęp, dopóki go nie odbierzesz: ${names}.`,
        former: (role) =>
          role === "manager"
            ? "Przestajesz być menedżerem: jako właściciel możesz wszystko."
            : "Tracisz rolę „Podgląd”: jako właściciel możesz wszystko.",
        accept: { viewer: "Akceptuj", manager: "Akceptuj", owner: "Przejmij" },
        decline: "Odrzuć",
        game: "Gra",
        address: "Adres",
        status: "Stan",
        until: "Ważne do",
        declineLead: (days) =>
          intl.plural(days) === "one"
            ? "Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez 1 dzień."
            : intl.plural(days) === "few"
            ? "Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez " +
              intl.count(days) + " dni."
            : intl.plural(days) === "many"
            ? "Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez " +
              intl.count(days) + " dni."
            : "Jeśli odrzucisz, właściciel nie może zaproponować ponownie przez " +
              intl.count(days) + " dnia.",
      },
      known: {
        title: "Klucze, które znają byli członkowie",
        lead:
          "Utworzyły lub wpisały je osoby, które już nie zarządzają tym serwerem. Nadal działają.",
        heads: ["Klucz", "Zna go", "Co zrobić"],
        kinds: {
          api_key: (name) => `Klucz API „${name}”`,
          webhook_secret: (name) => `Sekret webhooka „${name}”`,
          url_key: () => "Klucz URL",
          link_key: () => "Klucz linków do głosowania",
          chat: (name) => `Adres „${name}”`,
          votifier: (name) => `Token Votifier „${name}”`,
        },
        deleted: "usunięte konto",
        elsewhere: {
          chat: "Utwórz na czacie nowy adres i wpisz go na karcie Czaty.",
          votifier: "Ustaw nowy token na serwerze gry i wpisz go na karcie Nagrody.",
        },
        renew: "Odnów wszystkie klucze",
        renewHelp:
          "Stare klucze przestają działać od razu, a każdy nowy zobaczysz raz. Sekrety webhooków działają, dopóki nie aktywujesz nowego.",
        activate: "Wpisz go w swoim odbiorniku, a potem aktywuj na stronie klucza.",
        made: "Twoje nowe klucze",
      },
    },
    privacy: {
      title: "Prywatność",
      lead: (site) => `Co ${site} o tobie wie, po co i jak długo.`,
      host:
        "Decydują o tym i odpowiadają za twoje dane osoby, które prowadzą ten serwis. Program, na którym działa, Voteboard, niczego nie wysyła swoim twórcom.",
      inShort: {
        heading: "W skrócie",
        account: "Nick i adres e-mail przechowujemy, na potrzeby logowania, do usunięcia konta.",
        votes:
          "Głosy przechowujemy na stałe, bo od nich zależy miejsce serwerów. Po usunięciu konta znika z nich twój nick.",
        address: (signIn, votes) =>
          "Adres IP przechowujemy " + intl.count(signIn) +
          " dni przy logowaniu. Przy głosach jest tylko jego kod, przez " + intl.count(votes) +
          " dni.",
        email:
          "Twojego adresu e-mail nie widzi nikt. Właściciele serwerów, na które głosujesz, widzą twój nick.",
      },
      keptHeading: "Co przechowujemy",
      oneWay:
        "Jednokierunkowy kod można porównać, ale nie odwrócić: serwis rozpoznaje to samo hasło, adres lub klucz, nie przechowując ich.",
      columns: ["Dane", "Po co", "Jak długo"],
      groups: {
        account: "Konta",
        signIn: "Logowanie",
        votes: "Głosowanie",
        servers: "Serwery",
        rewards: "Nagrody i wiadomości do serwerów",
        moderation: "Moderacja",
        site: "Działanie serwisu",
        browser: "W twojej przeglądarce",
      },
      othersHeading: "Kto jeszcze się o tym dowiaduje",
      others: [
        "Właściciele serwerów, na które głosujesz: znają twój nick, numer konta i czas głosu. Co z tym robią, zależy od nich.",
        "Wszyscy: widzą nazwę, adres i opis każdego wpisu, który dodasz. Jeśli zgodzisz się na obecność w topie głosujących, widzą też twój nick i liczbę twoich głosów na serwer; programy czytają to przez publiczne API. Gdy wycofasz zgodę, w ciągu minuty zniknie to i stąd, i z API, ale kopii nikt nie cofnie. Twojego adresu e-mail nie widzi nikt.",
        "Moderatorzy tego serwisu: wiedzą, kto głosował na który serwer, do kogo należą serwery i co zmienili ich właściciele.",
        "Serwer poczty tego serwisu: zna twój adres e-mail i wiadomości, które dostajesz.",
      ],
      turnstile:
        "Cloudflare: strona głosowania wczytuje stamtąd ochronę przed botami, więc Cloudflare poznaje twój adres IP i przeglądarkę.",
      nobodyElse: "Nikt więcej: żadna strona nie wczytuje niczego z innych hostów.",
      yoursHeading: "Twoje dane należą do ciebie",
      yours: "Większość z nich zobaczysz i zmienisz na stronie konta.",
      download: "Pobierz wszystko…",
      delete: "Usuń konto…",
    },
    refusals: {
      cannot: {
        accept_edits: "Nie można zaakceptować zmian",
        accept_pictures: "Nie można zaakceptować obrazów",
        accept_the_offer: "Nie można przyjąć propozycji",
        add_game: "Nie można dodać gry",
        add_server: "Nie można dodać serwera",
        add_tag: "Nie można dodać tagu",
        add_the_name: "Nie można dodać nicku",
        approve_change: "Nie można zatwierdzić zmiany",
        approve_server: "Nie można zatwierdzić serwera",
        change_settings: "Nie można zmienić ustawień",
        change_the_role: "Nie można zmienić roli",
        check_server: "Nie można sprawdzić serwera",
        close_reports: "Nie można zamknąć zgłoszeń",
        decide_about_an_alert: "Nie można rozpatrzyć alertu",
        decide_on_a_claim_to_a_name: "Nie można rozpatrzyć prośby o nick",
        disable_account: "Nie można wyłączyć konta",
        dismiss_the_alert: "Nie można zamknąć alertu",
        edit_game: "Nie można edytować gry",
        edit_server: "Nie można edytować serwera",
        edit_tag: "Nie można edytować tagu",
        enable_account: "Nie można włączyć konta",
        export_account: "Nie można pobrać danych konta",
        grade_the_receiver_of_this_key: "Nie można sprawdzić odbiornika tego klucza",
        hand_over_server: "Nie można przekazać serwera",
        invite: "Nie można zaprosić",
        issue_key: "Nie można utworzyć klucza",
        lift_the_act: "Nie można cofnąć tego unieważnienia",
        list_server_again: "Nie można przywrócić serwera na listę",
        make_a_key: "Nie można utworzyć klucza",
        make_a_sign_in_link: "Nie można utworzyć linku do logowania",
        merge_games: "Nie można połączyć gier",
        merge_tags: "Nie można połączyć tagów",
        put_edits_back: "Nie można cofnąć zmian",
        read_answers: "Nie można odczytać odpowiedzi",
        refuse_change: "Nie można odrzucić zmiany",
        reject_server: "Nie można odrzucić serwera",
        remove_banner: "Nie można usunąć banera",
        remove_game: "Nie można usunąć gry",
        remove_logo: "Nie można usunąć logo",
        remove_tag: "Nie można usunąć tagu",
        rename: "Nie można zmienić nicku",
        replay: "Nie można ponowić wysyłania",
        resend: "Nie można wysłać ponownie",
        reset_the_second_factor: "Nie można zresetować weryfikacji dwuetapowej",
        resubmit_server: "Nie można ponownie zgłosić serwera",
        save_facts: "Nie można zapisać informacji",
        set_email: "Nie można ustawić adresu e-mail",
        show_account: "Nie można pokazać konta",
        show_claims_to_names: "Nie można pokazać próśb o nicki",
        show_delivery: "Nie można pokazać dostarczenia",
        show_reports: "Nie można pokazać zgłoszeń",
        show_the_account: "Nie można pokazać konta",
        show_the_audit_trail: "Nie można pokazać dziennika zmian",
        show_the_queue: "Nie można pokazać kolejki",
        show_void_votes: "Nie można pokazać nieważnych głosów",
        show_vote: "Nie można pokazać głosu",
        show_votes: "Nie można pokazać głosów",
        show_waves: "Nie można pokazać alertów",
        submit_server: "Nie można zgłosić serwera",
        suspend_server: "Nie można zawiesić serwera",
        take_down_picture: "Nie można zdjąć obrazu",
        test_the_webhook: "Nie można przetestować webhooka",
        unlist_server: "Nie można zdjąć serwera z listy",
        void_vote: "Nie można unieważnić głosu",
        void_votes: "Nie można unieważnić głosów",
        vote: "Nie można zagłosować",
        withdraw_change: "Nie można wycofać zmiany",
        activate_the_webhook_secret_of_key: "Nie można włączyć sekretu webhooka tego klucza",
        change_the_Votifier_of_key: "Nie można zmienić Votifiera tego klucza",
        change_the_webhook_of_key: "Nie można zmienić webhooka tego klucza",
        grade_the_receiver_of_key: "Nie można sprawdzić odbiornika tego klucza",
        pause_the_webhook_of_key: "Nie można wstrzymać webhooka tego klucza",
        prepare_a_webhook_secret_for_key: "Nie można przygotować sekretu webhooka dla tego klucza",
        replay_the_deliveries_of_key: "Nie można ponowić wysyłania dla tego klucza",
        resume_the_webhook_of_key: "Nie można wznowić webhooka tego klucza",
        revoke_key: "Nie można unieważnić klucza",
        roll_key: "Nie można wymienić klucza",
        test_the_webhook_of_key: "Nie można przetestować webhooka tego klucza",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "Nie można użyć nicku „" + name +
          "”: nick ma od 2 do 32 znaków spośród A-Z, a-z, 0-9, „_”, „.” i „-” i nie zaczyna się od „-”",
        prefix: ({ name, prefix }) =>
          "Nie można użyć nicku „" + name +
          "”: administrator tej strony nie zezwolił na nicki zaczynające się od „" + prefix + "”",
      },
      account_name_reserved: ({ name }) => `Nie można użyć nicku „${name}”: jest zarezerwowany`,
      account_name_steam: ({ name }) =>
        "Nie można użyć nicku „" + name +
        "”: to identyfikator Steam. Zaloguj się przez Steam, żeby pokazać, że jest twój",
      game_name_known: ({ name }) => `Nie można dodać „${name}”: to już jeden z twoich nicków`,
      game_names_full: ({ max }) =>
        "Nie można dodać nicku: oprócz własnego konto może mieć niepotwierdzonych nicków najwyżej " +
        intl.count(max) + "; najpierw usuń któryś",
      account_exists: {
        email: ({ email }) => `Nie można założyć konta: adres „${email}” ma już konto`,
        voted: ({ name }) =>
          "Nie można jeszcze użyć nicku „" + name +
          "”: ktoś już nim głosował. Jeśli to ty, najpierw potwierdź adres e-mail",
        name: ({ name }) => `Nie można użyć nicku „${name}”: jest zajęty`,
      },
      identity_linked:
        "Nie można połączyć: służy do logowania na inne konto w tym serwisie i najpierw trzeba je tam odłączyć",
      last_way_in: "Nie można usunąć: to jedyny sposób logowania na to konto; najpierw dodaj inny",
      sign_in_link_refused: ({ name }) =>
        "Nie można utworzyć linku: konto „" + name +
        "” jest wyłączone albo należy do gracza, który nigdy się nie zarejestrował",
      claim_unknown: "Nie można rozpatrzyć: tej prośby już nie ma albo nick ma właściciela",
      sign_in_needed: ({ player }) => `„${player}” ma tu konto. Zaloguj się, żeby nim głosować`,
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: nie ma konta „${name}”`,
        missing: ({ cannot }) => `${cannot}: nie ma takiego konta`,
        viewers: ({ cannot }) => `${cannot}: zostało usunięte`,
        owners: ({ cannot }) => `${cannot}: twoje konto zostało usunięte`,
        voters: ({ cannot }) => `${cannot}: konto zostało usunięte`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Nie można usunąć konta: należy do niego wpis, który jest zatwierdzony lub czeka na sprawdzenie (" +
            named + "); najpierw go usuń, zdejmij z listy albo przekaż"
          : intl.plural(count) === "few"
          ? "Nie można usunąć konta: należą do niego " + intl.count(count) +
            " wpisy, które są zatwierdzone lub czekają na sprawdzenie (" + named +
            "); najpierw je usuń, zdejmij z listy albo przekaż"
          : intl.plural(count) === "many"
          ? "Nie można usunąć konta: należy do niego " + intl.count(count) +
            " wpisów, które są zatwierdzone lub czekają na sprawdzenie (" + named +
            "); najpierw je usuń, zdejmij z listy albo przekaż"
          : "Nie można usunąć konta: należy do niego " + intl.count(count) +
            " wpisu, które są zatwierdzone lub czekają na sprawdzenie (" + named +
            "); najpierw je usuń, zdejmij z listy albo przekaż",
      account_disabled: ({ doing }) => doing === "vote"
        ? "Nie można zagłosować: moderator wyłączył to konto"
        : "Nie można wyłączyć konta: jest już wyłączone",
      account_decided: ({ cannot }) =>
        cannot + ": gdy ta strona była otwarta, ktoś inny podjął decyzję; spójrz jeszcze raz",
      account_not_disabled: ({ cannot }) => `${cannot}: nie jest wyłączone`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": ma w tym serwisie rolę " +
        (role === "moderator" ? "moderatora" : "administratora") +
        "; najpierw musi ją odebrać administrator",
      account_cant_have_role:
        "Nie można zmienić roli: konto jest wyłączone albo nikt nie może się na nie zalogować",
      last_administrator: ({ doing }) => doing === "change_the_role"
        ? "Nie można zmienić roli: ten serwis nie ma innego administratora; najpierw nadaj komuś tę rolę"
        : "Nie można usunąć konta: ten serwis nie ma innego administratora; najpierw nadaj komuś tę rolę",
      rename_too_soon: ({ days, next }) =>
        "Nie można zmienić nicku: zmiana jest możliwa raz na " + (intl.plural(days) === "one"
          ? `${intl.count(days)} dzień`
          : intl.plural(days) === "few"
          ? `${intl.count(days)} dni`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} dni`
          : `${intl.count(days)} dnia`) + ", następna " + next,
      email_invalid: ({ text }) => `Nie można użyć „${text}”: to nie jest adres e-mail`,
      password_too_short: ({ min }) =>
        "Nie można użyć tego hasła: musi mieć co najmniej " + (intl.plural(min) === "one"
          ? `${intl.count(min)} znak`
          : intl.plural(min) === "few"
          ? `${intl.count(min)} znaki`
          : intl.plural(min) === "many"
          ? `${intl.count(min)} znaków`
          : `${intl.count(min)} znaku`),
      password_too_long: ({ max }) =>
        "Nie można użyć tego hasła: ma więcej niż " + (intl.plural(max) === "one"
          ? `${intl.count(max)} znak`
          : intl.plural(max) === "few"
          ? `${intl.count(max)} znaki`
          : intl.plural(max) === "many"
          ? `${intl.count(max)} znaków`
          : `${intl.count(max)} znaku`),
      password_common:
        "Nie można użyć tego hasła: zbyt łatwo je odgadnąć. Wybierz kilka niezwiązanych ze sobą słów",
      bot_check_failed: {
        forged: "To zabezpieczenie nie dotyczyło tego formularza. Spróbuj ponownie.",
        expired: "Strona była otwarta zbyt długo. Spróbuj ponownie.",
        unavailable: "Ochrona przed botami chwilowo nie działa. Spróbuj ponownie za chwilę.",
      },
      bot_check_spent: "To zabezpieczenie zostało już wykorzystane. Spróbuj ponownie.",
      moderators_only: ({ cannot }) => `${cannot}: mogą to tylko moderatorzy`,
      administrators_only: ({ cannot }) => `${cannot}: mogą to tylko administratorzy`,
      setting_invalid: {
        accent:
          "Nie można zmienić ustawień: kolor to # i sześć cyfr szesnastkowych, na przykład #f4b41f",
        name: ({ max }) =>
          "Nie można zmienić ustawień: limit długości nazwy to " + intl.count(max) +
          " (tylko znaki drukowalne)",
        imprint: ({ max }) =>
          "Nie można zmienić ustawień: limit długości noty prawnej to " + intl.count(max) +
          " (tylko znaki drukowalne)",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": podaj powód (liczba znaków: od " + intl.count(min) + " do " + intl.count(max) +
        ")",
      form_used: "Ten formularz został już wysłany i zadziałał jeden raz",
      server_unknown: ({ slug }) => `Nie ma serwera „${slug}”`,
      role_too_low: ({ role }) => role === "owner"
        ? "Może to zrobić tylko właściciel serwera"
        : "Widzisz liczby i wysyłkę tego serwera, ale to mogą zrobić tylko jego właściciel i menedżerowie",
      offer_unknown:
        "Tej propozycji już nie ma: została wycofana, ktoś już na nią odpowiedział, wygasła albo serwer ma innego właściciela",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + ": nie ma konta " + name + ", na które można się zalogować",
        self: ({ cannot, name }) => `${cannot}: ${name} to już właściciel`,
        member: ({ cannot, name }) => `${cannot}: ${name} ma już dostęp`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name + " ma już propozycję; najpierw ją wycofaj, a po odmowie odczekaj " +
          (intl.plural(days) === "one"
            ? `${intl.count(days)} dzień`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni`
            : `${intl.count(days)} dnia`),
        many: ({ cannot, max }) =>
          cannot + ": osób i otwartych propozycji jest już " + intl.count(max),
        unpublished: ({ cannot }) => `${cannot}: najpierw moderator musi zatwierdzić serwer`,
      },
      member_unknown: "Ta osoba nie ma już dostępu",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": nazwa ma od " + intl.count(min) + " do " + intl.count(max) +
        " znaków drukowalnych",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": adres strony ma od " + intl.count(min) + " do " + intl.count(max) +
          " znaków: małe litery a-z, cyfry i pojedyncze łączniki między nimi",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": adres strony ma od " + intl.count(min) + " do " + intl.count(max) +
          " znaków: małe litery a-z, cyfry i pojedyncze łączniki między nimi, na przykład „" +
          example + "”",
        reserved: ({ cannot, slug }) =>
          cannot + ": adres strony „" + slug + "” jest zarezerwowany dla serwisu",
        taken: ({ cannot, slug }) => `${cannot}: inny serwer ma lub miał adres strony „${slug}”`,
        alike: ({ cannot, slug }) =>
          cannot + ": adres strony „" + slug + "” jest zbyt podobny do adresu innego serwera",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + ": adres strony serwera z listy można zmienić najwyżej raz na " +
        (intl.plural(days) === "one"
          ? `${intl.count(days)} dzień`
          : intl.plural(days) === "few"
          ? `${intl.count(days)} dni`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} dni`
          : `${intl.count(days)} dnia`) +
        "; następna zmiana będzie możliwa " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) => `${cannot}: „${host}” to nie jest nazwa hosta ani adres`,
        inner: ({ cannot, host }) =>
          cannot + ": „" + host + "” jest nieosiągalny z internetu; podaj publiczny adres serwera",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": port to liczba całkowita od 1 do 65535, a nie " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": opis jest za długi, liczba znaków: " + length + ", limit: " + max,
      changed_meanwhile: ({ cannot }) => `${cannot}: w międzyczasie coś się zmieniło`,
      facts_invalid: ({ faults }) => `Nie można zapisać informacji: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `Nie ma tagu „${slug}”`,
        cannot: ({ cannot, slug }) => `${cannot}: nie ma tagu „${slug}”`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": nazwa ma od " + intl.count(min) + " do " + intl.count(max) +
          " znaków drukowalnych",
        slug: ({ cannot }) =>
          cannot + ": skrót do adresu ma od 2 do 40 znaków: a-z, 0-9 i pojedyncze łączniki",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: „${name}” jest już na liście`,
      entry_used: ({ cannot, servers }) =>
        intl.plural(servers) === "one"
          ? cannot + ": używa tego jeden wpis, być może już usunięty; zamiast tego połącz"
          : intl.plural(servers) === "few"
          ? cannot + ": używają tego " + intl.count(servers) +
            " wpisy, wliczając usunięte; zamiast tego połącz"
          : intl.plural(servers) === "many"
          ? cannot + ": używa tego " + intl.count(servers) +
            " wpisów, wliczając usunięte; zamiast tego połącz"
          : cannot + ": używa tego " + intl.count(servers) +
            " wpisu, wliczając usunięte; zamiast tego połącz",
      merged_with_itself: ({ cannot }) => `${cannot}: do połączenia wybierz inną pozycję`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": liczba twoich serwerów to " + intl.count(servers) + ", a limit to " +
          intl.count(max),
        pending: ({ cannot, pending }) =>
          intl.plural(pending) === "one"
            ? cannot + ": " + intl.count(pending) + " twój serwer już czeka na moderatora"
            : intl.plural(pending) === "few"
            ? cannot + ": " + intl.count(pending) + " twoje serwery już czekają na moderatora"
            : intl.plural(pending) === "many"
            ? cannot + ": " + intl.count(pending) + " twoich serwerów już czeka na moderatora"
            : cannot + ": " + intl.count(pending) + " twojego serwera już czeka na moderatora",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} serwera „${slug}”: żadna nie czeka`,
        seen: ({ cannot, slug }) =>
          cannot + " serwera „" + slug +
          "”: właściciel edytował ją w międzyczasie; spójrz jeszcze raz",
        replaced: ({ cannot, slug }) =>
          cannot + " serwera „" + slug + "”: właściciel zastąpił ją w międzyczasie; spójrz na nową",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + " „" + slug + "”: " + (status === "pending"
            ? "czeka na sprawdzenie"
            : status === "approved"
            ? "jest zatwierdzony"
            : status === "rejected"
            ? "jest odrzucony"
            : "jest zawieszony"),
        ownerless: ({ cannot, slug }) =>
          cannot + " „" + slug + "”: właściciel usunął konto, więc nikt za niego nie odpowiada",
        changed: ({ cannot, slug }) =>
          cannot + " „" + slug +
          "”: gdy ta strona była otwarta, coś się zmieniło albo ktoś inny podjął decyzję; spójrz jeszcze raz",
        unlisted: ({ cannot, slug }) => `${cannot} „${slug}”: właściciel zdjął go z listy`,
      },
      server_own: ({ cannot, slug }) =>
        cannot + " („" + slug +
        "”): to serwer, przy którym pracujesz, więc decyduje inny moderator",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "Nie można sprawdzić serwera „" + slug + "”: " + (status === "pending"
            ? "czeka na sprawdzenie"
            : status === "approved"
            ? "jest zatwierdzony"
            : status === "rejected"
            ? "jest odrzucony"
            : "jest zawieszony")
          : cannot + ": " + (status === "pending"
            ? `serwer „${slug}” czeka na sprawdzenie`
            : status === "approved"
            ? `serwer „${slug}” jest zatwierdzony`
            : status === "rejected"
            ? `serwer „${slug}” jest odrzucony`
            : `serwer „${slug}” jest zawieszony`),
      check_too_soon: {
        busy: "Nie można sprawdzić serwera: trwa zbyt wiele sprawdzeń; spróbuj ponownie za chwilę",
        waiting: ({ seconds }) =>
          "Nie można sprawdzić serwera: jeden z twoich czekających serwerów był sprawdzany mniej niż " +
          (intl.plural(seconds) === "one"
            ? `${intl.count(seconds)} sekundę`
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} sekundy`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} sekund`
            : `${intl.count(seconds)} sekundy`) +
          " temu",
        listed: ({ seconds }) =>
          "Nie można sprawdzić serwera: był sprawdzany mniej niż " + (intl.plural(seconds) === "one"
            ? `${intl.count(seconds)} sekundę`
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} sekundy`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} sekund`
            : `${intl.count(seconds)} sekundy`) + " temu",
      },
      game_unknown: ({ cannot, slug, known }) =>
        `${cannot}: nie ma gry „${slug}”; znane gry: ${known}`,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": nazwa ma od " + intl.count(min) + " do " + intl.count(max) +
          " znaków drukowalnych",
        slug: ({ cannot, slug }) =>
          cannot + ": „" + slug +
          "” nie nadaje się na skrót do adresu: od 2 do 60 znaków, a-z, 0-9 i pojedyncze łączniki",
        protocol: ({ cannot, protocol, known }) =>
          cannot + ": nie ma protokołu „" + protocol + "”; znane protokoły: " + known,
        port: ({ cannot, max }) => `${cannot}: port to liczba całkowita od 1 do ${max}`,
        queryPort: ({ cannot, port }) =>
          cannot + ": port zapytań " + port + " nie jest prawidłowym portem",
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ": „" + slug +
        "” jest już na liście albo było skróconą nazwą gry, która na niej jest",
      picture_refused: {
        damaged:
          "Nie można użyć tego obrazu: plik jest uszkodzony; otwórz go w edytorze grafiki i zapisz ponownie",
        animated: "Nie można użyć tego obrazu: jest animowany; wybierz nieruchomy",
        format:
          "Nie można użyć tego obrazu: to nie PNG, JPEG ani WebP; GIF i SVG nie są przyjmowane",
        large: ({ width, height, megapixels }) =>
          "Nie można użyć tego obrazu: ma " + intl.count(width) + " × " + intl.count(height) +
          " pikseli, a limit megapikseli to " + intl.decimal(megapixels) + "; najpierw go zmniejsz",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Nie można użyć tego obrazu: ma " + intl.count(width) + " × " + intl.count(height) +
          " pikseli, a " + (kind === "logo" ? "logo" : "baner") + " musi mieć co najmniej " +
          intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + " serwera „" + slug +
        "”: w międzyczasie jego obrazy się zmieniły; spójrz jeszcze raz",
      report_invalid: {
        other: ({ max }) =>
          "Nie można wysłać zgłoszenia: napisz, co jest nie tak (limit znaków: " + intl.count(max) +
          ")",
        chosen: ({ max }) =>
          "Nie można wysłać zgłoszenia: opis jest za długi (limit znaków: " + intl.count(max) + ")",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Nie można wysłać zgłoszenia: liczba zgłoszeń tego serwera od niezalogowanych osób to już " +
          intl.count(max) +
          " i na razie moderatorzy nie przyjmują kolejnych. Zaloguj się w innej karcie i wyślij to ponownie",
        all: ({ max }) =>
          "Nie można wysłać zgłoszenia: moderatorzy mają już tyle zgłoszeń tego serwera: " +
          intl.count(max) + "; spróbuj ponownie za godzinę",
      },
      report_unknown: ({ slug }) =>
        "Nie można zamknąć zgłoszeń serwera „" + slug + "”: żadne nie jest otwarte",
      fact: {
        tags: ({ max }) => "Wybierz najwyżej " + (intl.plural(max) === "one"
          ? `${intl.count(max)} tag`
          : intl.plural(max) === "few"
          ? `${intl.count(max)} tagi`
          : intl.plural(max) === "many"
          ? `${intl.count(max)} tagów`
          : `${intl.count(max)} tagu`) + ".",
        country: "Wybierz kraj z listy.",
        languages: "Wybierz języki z listy.",
        languages_too_many: ({ max }) => "Wybierz najwyżej " + (intl.plural(max) === "one"
          ? `${intl.count(max)} język`
          : intl.plural(max) === "few"
          ? `${intl.count(max)} języki`
          : intl.plural(max) === "many"
          ? `${intl.count(max)} języków`
          : `${intl.count(max)} języka`) + ".",
        description: ({ max }) => `Opis jest za długi. Limit znaków: ${intl.count(max)}.`,
        text_language: "Wybierz język z listy.",
        text_language_twice:
          "Niżej też są teksty w tym języku. Usuń je albo wybierz tu inny język.",
        rules: ({ max }) => `Zasady są za długie. Limit znaków: ${intl.count(max)}.`,
        tagline_not_one_line: "Krótki opis to jeden wiersz znaków drukowalnych.",
        tagline_too_long: ({ max }) =>
          "Krótki opis jest za długi. Limit znaków: " + intl.count(max) + ".",
        version_not_one_line: "Wersja to jeden wiersz znaków drukowalnych.",
        version_too_long: ({ max }) => `Wersja jest za długa. Limit znaków: ${intl.count(max)}.`,
        website_too_long: ({ max }) =>
          "Adres strony WWW jest za długi. Limit znaków: " + intl.count(max) + ".",
        website_too_long_as_written: ({ max }) =>
          "Adres strony WWW w zapisie przeglądarki jest za długi. Limit znaków: " +
          intl.count(max) + ".",
        website_elsewhere:
          "Strona WWW to link do publicznej strony, który zaczyna się od https://.",
        discord_too_long: ({ max }) =>
          "Zaproszenie jest za długie. Limit znaków: " + intl.count(max) + ".",
        discord_too_long_as_written: ({ max }) =>
          "Zaproszenie w zapisie przeglądarki jest za długie. Limit znaków: " + intl.count(max) +
          ".",
        discord_elsewhere: ({ sites }) =>
          "Zaproszenie to link do " + sites + ", który zaczyna się od https://.",
        video_too_long: ({ max }) =>
          "Link do filmu jest za długi. Limit znaków: " + intl.count(max) + ".",
        video_too_long_as_written: ({ max }) =>
          "Link do filmu w zapisie przeglądarki jest za długi. Limit znaków: " + intl.count(max) +
          ".",
        video_elsewhere: ({ sites }) => `Film to link do ${sites}, który zaczyna się od https://.`,
      },
      key_unknown: {
        plain: ({ id }) => `Nie ma klucza „${id}”`,
        cannot: ({ cannot, id }) => `${cannot}: nie ma klucza „${id}”`,
      },
      key_name_invalid: ({ max }) =>
        "Nie można utworzyć klucza: nazwa klucza ma od 1 do " + intl.count(max) +
        " znaków drukowalnych",
      keys_too_many: ({ max }) => intl.plural(max) === "one"
        ? "Nie można utworzyć klucza: ten serwer ma już " + intl.count(max) +
          " klucz; najpierw go unieważnij"
        : intl.plural(max) === "few"
        ? "Nie można utworzyć klucza: ten serwer ma już " + intl.count(max) +
          " klucze; najpierw unieważnij któryś"
        : intl.plural(max) === "many"
        ? "Nie można utworzyć klucza: ten serwer ma już " + intl.count(max) +
          " kluczy; najpierw unieważnij któryś"
        : "Nie można utworzyć klucza: ten serwer ma już " + intl.count(max) +
          " klucza; najpierw unieważnij któryś",
      scopes_invalid: ({ known }) =>
        "Nie można utworzyć klucza: wybierz, do czego służy, spośród: " + known,
      key_revoked: ({ cannot, at }) => `${cannot}: unieważniono go ${at}`,
      overlap_invalid: ({ max, hours }) =>
        "Nie można wymienić klucza: stary i nowy działają razem od 0 do " + intl.count(max) +
        " godzin, a nie " + hours,
      webhook_url_refused: {
        incomplete: "Nie można użyć tego URL webhooka: To nie jest pełny adres internetowy.",
        inner:
          "Nie można użyć tego URL webhooka: URL webhooka musi prowadzić do hosta w publicznym internecie.",
        chat:
          "Nie można użyć tego URL webhooka: To adres kanału na Discordzie, który przyjmuje wiadomości, a nie głosy. Połącz go na karcie „Czaty”: głosy są tam publikowane jako wiadomości.",
        scheme:
          "Nie można użyć tego URL webhooka: URL webhooka zaczyna się od https:// lub http://.",
        credentials:
          "Nie można użyć tego URL webhooka: URL webhooka nie może zawierać nazwy użytkownika ani hasła.",
        port: ({ port }) =>
          "Nie można użyć tego URL webhooka: Webhook nie może używać portu " + port +
          ": wybierz 80, 443 albo inny port powyżej 1023.",
        tooLong: ({ max }) =>
          "Nie można użyć tego URL webhooka: URL webhooka jest za długi. Limit znaków: " +
          intl.count(max) + ".",
      },
      webhook_url_taken: ({ url }) =>
        "Nie można użyć " + url + ": wysyła tam już inny klucz tego serwera",
      secret_not_prepared: "Nie można włączyć sekretu webhooka: żaden nie został przygotowany",
      key_is_votifier: ({ cannot }) => `${cannot}: to klucz Votifiera z karty „Nagrody”`,
      key_is_chat: ({ cannot }) => `${cannot}: to klucz kanału z karty „Czaty”`,
      chat_address_refused: {
        notDiscord:
          "Nie można połączyć: To nie jest adres webhooka Discorda. W Discordzie otwórz ustawienia kanału, potem Integracje i Webhooki, i skopiuj adres URL webhooka.",
        notSlack:
          "Nie można połączyć: To nie jest adres przychodzącego webhooka Slacka. Zaczyna się od https://hooks.slack.com/services/.",
      },
      chat_connected: "Nie można połączyć: ten kanał jest już połączony",
      votifier_address_refused: {
        host: "Nie można połączyć: To nie jest nazwa hosta ani adres; port ma osobne pole.",
        inner:
          "Nie można połączyć: Votifier musi być dostępny pod tym hostem z publicznego internetu.",
        port: ({ port, usual }) =>
          "Nie można połączyć: Votifier nie może działać na porcie " + port + ": zwykle jest to " +
          usual + ".",
      },
      votifier_secret_refused: {
        missing: "Nie można połączyć: brakuje tokenu lub klucza publicznego twojego Votifiera",
        lost: "Nie można połączyć: wklej token lub klucz jeszcze raz",
        privateKey:
          "Nie można połączyć: To klucz prywatny. Musi zostać na twoim serwerze: wklej ten z pliku public.key, a jeśli ktoś jeszcze widział prywatny, utwórz nowe klucze.",
        neither: ({ max }) =>
          "Nie można połączyć: To ani token (od 6 do " + intl.count(max) +
          " znaków bez spacji), ani klucz publiczny Votifiera.",
        anotherKey: ({ bits }) =>
          "Nie można połączyć: Votifier używa kluczy RSA o długości " + bits +
          " bitów, a ten jest inny: usuń folder „rsa” swojego pluginu i uruchom serwer ponownie, a powstaną nowe klucze.",
      },
      votifier_connected: "Nie można połączyć: zrobiono to przed chwilą w innym oknie",
      votifiers_too_many: ({ max }) =>
        "Nie można połączyć: liczba odbiorników tego serwera to już " + intl.count(max) +
        "; najpierw usuń jeden",
      replay_time_invalid: {
        since: ({ time, days }) => intl.plural(days) === "one"
          ? "Nie można ponowić wysyłania od " + time + ": ten czas musi mieścić się w ostatnim " +
            intl.count(days) + " dniu"
          : intl.plural(days) === "few"
          ? "Nie można ponowić wysyłania od " + time + ": ten czas musi mieścić się w ostatnich " +
            intl.count(days) + " dniach"
          : intl.plural(days) === "many"
          ? "Nie można ponowić wysyłania od " + time + ": ten czas musi mieścić się w ostatnich " +
            intl.count(days) + " dniach"
          : "Nie można ponowić wysyłania od " + time + ": ten czas musi mieścić się w ostatnich " +
            intl.count(days) + " dnia",
        unreadable: ({ days }) => intl.plural(days) === "one"
          ? "Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnim " +
            intl.count(days) + " dniu"
          : intl.plural(days) === "few"
          ? "Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich " +
            intl.count(days) + " dniach"
          : intl.plural(days) === "many"
          ? "Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich " +
            intl.count(days) + " dniach"
          : "Nie można ponowić wysyłania od tego czasu: musi mieścić się w ostatnich " +
            intl.count(days) + " dnia",
      },
      replay_too_soon: ({ from }) =>
        "Nie można ponowić wysyłania: poprzednie na ten adres jeszcze trwa albo dopiero się skończyło; następne może się zacząć " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + ": na ten adres wysłano ręcznie już bardzo dużo; spróbuj ponownie za minutę",
      delivery_unknown: ({ cannot, id }) => `${cannot}: nie ma dostarczenia „${id}”`,
      delivery_unfinished: ({ id }) =>
        "Nie można ponownie wysłać dostarczenia „" + id + "”: właśnie jest wysyłane",
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "Nie można wysłać ponownie: klucz jest unieważniony albo nie ma URL webhooka"
        : doing === "replay"
        ? "Nie można ponowić wysyłania: ten klucz nie ma URL webhooka"
        : doing === "test_the_webhook"
        ? "Nie można przetestować webhooka: ten klucz nie ma URL webhooka"
        : "Nie można sprawdzić odbiornika tego klucza: klucz nie ma URL webhooka albo webhook nie działa: wysyłaj testy, aż któryś dotrze",
      clock_off: "Nie można zagłosować: zegary tego hosta i bazy danych się nie zgadzają",
      favourites_full: ({ max }) => intl.plural(max) === "one"
        ? "Nie można dodać do ulubionych: masz już " + intl.count(max) + " serwer; najpierw go usuń"
        : intl.plural(max) === "few"
        ? "Nie można dodać do ulubionych: masz już " + intl.count(max) +
          " serwery; najpierw usuń któryś"
        : intl.plural(max) === "many"
        ? "Nie można dodać do ulubionych: masz już " + intl.count(max) +
          " serwerów; najpierw usuń któryś"
        : "Nie można dodać do ulubionych: masz już " + intl.count(max) +
          " serwera; najpierw usuń któryś",
      vote_unknown: ({ cannot, id }) => `${cannot}: nie ma głosu „${id}”`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "Nie można ponownie wysłać dostarczenia „" + id + "”: jego głos został unieważniony"
        : `Nie można unieważnić głosu „${id}”: jest już nieważny`,
      void_choice_invalid: {
        span: ({ days }) => intl.plural(days) === "one"
          ? "Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć najwyżej " +
            intl.count(days) + " dzień"
          : intl.plural(days) === "few"
          ? "Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć najwyżej " +
            intl.count(days) + " dni"
          : intl.plural(days) === "many"
          ? "Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć najwyżej " +
            intl.count(days) + " dni"
          : "Nie można wybrać głosów: początek musi być przed końcem i w przeszłości, a okres może mieć najwyżej " +
            intl.count(days) + " dnia",
        number: ({ given, max }) =>
          "Nie można wybrać głosów: " + given + " to nie jest liczba całkowita od 1 do " + max,
      },
      void_choice_changed: {
        others:
          "Nie można unieważnić głosów: trwa już inne działanie na głosach z tych godzin; policz je ponownie za minutę",
        counted: ({ expected, votes }) =>
          "Nie można unieważnić głosów: w chwili liczenia było ich " + intl.count(expected) +
          ", ale ktoś część unieważnił i teraz pasuje " + intl.count(votes) +
          "; policz je ponownie",
      },
      void_batch_unknown: ({ id }) => `Nie można cofnąć: nie ma unieważnienia „${id}”`,
      void_batch_lifted: ({ id }) =>
        "Nie można cofnąć unieważnienia „" + id + "”: cofnięto je już wcześniej",
      void_notice_unknown: ({ id }) =>
        "Nie można odpowiedzieć: nie ma wiadomości o nieważnych głosach „" + id + "”",
      void_answered: {
        lifted: "Nie można odpowiedzieć: te głosy znów się liczą",
        given:
          "Nie można odpowiedzieć: na każdą wiadomość jest jedna odpowiedź i została już wysłana",
      },
      void_answer_invalid: ({ min, max }) =>
        "Nie można odpowiedzieć: napisz od " + intl.count(min) + " do " + intl.count(max) +
        " znaków",
      void_answer_read: "Ktoś inny oznaczył tę odpowiedź jako przeczytaną",
      wave_unknown: ({ id }) => `Nie ma alertu „${id}”`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "Nie można rozpatrzyć alertu: jego głosy zostały już unieważnione (moderator: " + by +
              ")"
            : "Nie można rozpatrzyć alertu: został już zamknięty (moderator: " + by + ")",
        operator: ({ state }) => state === "voided"
          ? "Nie można rozpatrzyć alertu: operator w międzyczasie unieważnił te głosy"
          : "Nie można rozpatrzyć alertu: operator w międzyczasie go zamknął",
      },
      wave_grown: ({ votes, seen }) =>
        "Nie można rozpatrzyć alertu: liczba głosów to teraz " + intl.count(votes) +
        ", a przy otwarciu było " + intl.count(seen) + "; spójrz jeszcze raz",
    },
    rewards: {
      title: (server) => `Nagrody serwera ${server}`,
      heading: "Jak gracze dostają nagrodę?",
      lead:
        "Jeden sposób naraz, żeby żaden głos nie dał dwóch nagród. Webhooki są wysyłane przy każdym z nich.",
      inUse: "w użyciu",
      notYet: "jeszcze nie w użyciu",
      savePath: "Użyj tego sposobu",
      connectFirst: "Wpisz token lub klucz Votifiera, a potem wybierz „Zapisz i przetestuj”.",
      paths: {
        push: {
          name: "Plugin do Minecrafta z Votifierem",
          who:
            "NuVotifier, VotifierPlus lub HytaleVotifier, z VotingPlugin lub podobnym. Bez kodu.",
        },
        inbox: {
          name: "Twój plugin pyta nas",
          who:
            "Własny plugin, starszy plugin, który sprawdza głosy przez URL, albo serwer za domowym routerem.",
        },
        none: {
          name: "Bez nagród od nas",
          who:
            "Głosy się liczą. Gracze dostają tylko to, co da im odbiornik twojego webhooka, jeśli go masz.",
        },
      },
      steps: {
        title: "Jak głos trafia do gracza",
        done: ": gotowe. ",
        open: ": jeszcze nie. ",
        votes: "Gracz głosuje",
        votesOf: (votes) => `${intl.count(votes)} w ostatnich 7 dniach`,
        tell: "My powiadamiamy serwer",
        unconnected: "Podaj, gdzie nasłuchuje Votifier",
        notActive: "Połączenie jest wstrzymane, wyłączone lub nie działa",
        sent: (arrived, sent) =>
          "W 24 godziny dotarło " + intl.count(arrived) + " z " + intl.count(sent),
        take: "Votifier odbiera głos",
        tests: {
          none: "Jeszcze bez testu",
          underWay: "Test jest w drodze",
          taken: "Ostatni test odebrany",
          untaken: "Ostatni test nieodebrany: zobacz niżej",
        },
        reward: "Plugin wydaje nagrodę",
        unknown: "Tego nam nie mówi. Dla pewności zagłosuj raz osobiście",
        webhook: "My wysyłamy głos do webhooka",
        receiver: "Odbiornik nagradza",
        inbox: {
          keep: "My przechowujemy głos",
          waiting: (waiting) => `czeka: ${intl.count(waiting)}`,
          unused: "Ten sposób nie jest jeszcze w użyciu",
          take: "Twój plugin go odbiera",
          taken: "Plugin już pytał",
          untaken: "Plugin jeszcze nie pytał: utwórz klucz i wyślij głos testowy",
          give: "Plugin mówi, co wydał",
          given: (today) => `wydane dzisiaj: ${intl.count(today)}`,
          ungiven: "Jeszcze nic nie powiedział",
        },
        none: "Gracze nic od nas nie dostają",
        noneNext: "Inny sposób możesz wybrać, kiedy chcesz",
        helpLabel: "Gdy jakiś krok stoi w miejscu",
      },
      notApproved: (status) =>
        "Status serwera: " + status + ". Podłączysz go, gdy zostanie zatwierdzony.",
      votifier: "Votifier",
      host: {
        label: "Host",
        help: "Gdzie nasłuchuje Votifier: zwykle pod adresem samego serwera.",
      },
      port: "Port",
      portHelp: (usual) => `Zwykle ${usual}, a nie port gry. Otwórz go w firewallu.`,
      secret: "Token lub klucz publiczny",
      secretHelp:
        "Z folderu plugins/Votifier: token z config.yml albo cały plik rsa/public.key. Sami rozpoznamy, co to jest. Nigdy klucz prywatny.",
      secretKept: "Zostaw puste, żeby zachować ten, który już mamy.",
      service: "Nazwa tego serwisu w twoim pluginie",
      save: "Zapisz i przetestuj",
      saveHelp: "Gracz w teście to Voteboard_Test. Test nie liczy się jako głos.",
      again: "Wyślij kolejny test",
      off: "Wyłącz lub wstrzymaj",
      lastTest: "Ostatni test",
      underWay: "Test jest w drodze. Ta strona odświeża się sama.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Wszystkie wysłane głosy",
      works: "Serwer dostał głos. Został jeden krok: określ, co dostają gracze.",
      worksNext: (site) =>
        "VotingPlugin zna już ten serwis. Otwórz plugins/VotingPlugin/VoteSites.yml, znajdź " +
        site + " i dodaj nagrodę, na przykład:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Odbiorniki",
        lead:
          "Każdy głos trafia do wszystkich odbiorników i każdy z nich go nagradza. Jeśli twoje serwery są za proxy, połącz tylko proxy.",
        guide: "Sieć za proxy",
        add: "Dodaj kolejny odbiornik",
        change: "Zmień",
        remove: "Usuń",
        name: {
          label: "Nazwa",
          help: "Widzisz ją tylko ty, tutaj i w dzienniku dostaw: lobby, survival, …",
        },
      },
      samples: {
        title: "Pluginy na początek",
        lead:
          "Każdy to cały program. Odbiera głosy, wydaje wybrane przez ciebie nagrody i pamięta które, żeby żaden głos nie dał dwóch. W naszych testach przerywamy je w losowych momentach, na symulacjach prawdziwych gier.",
      },
      sampleGames: {
        command: "Dowolna gra z komendą",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, bez otwartego portu",
        oxide: "Rust i inne: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Skrzynka",
        lead: "Głosy czekają tu, aż plugin je odbierze i powie, co wydał.",
        plugin: "Gotowy plugin do Papera i Velocity",
        reference: "Jak napisać taki plugin",
        notInUse: "Nowe głosy trafiają do skrzynki tylko wtedy, gdy ten sposób jest w użyciu.",
        waiting: "Czekają",
        leased: "Wydawane",
        oldest: "Najstarszy czeka od",
        today: "Wydane dzisiaj",
        twice: "Wydane dwa razy w 30 dni",
        expired: "Wygasłe w 30 dni",
        keyName: "Plugin z nagrodami",
        make: "Utwórz klucz dla pluginu",
        made: "Klucz dla twojego pluginu",
        player: {
          label: "Gracz",
          help: "Gracz głosu testowego. Głos czeka przez godzinę i nigdy się nie liczy.",
        },
        noPlayer: "Żadne konto nie ma tego nicku.",
        test: "Wyślij głos testowy",
      },
      recent: {
        title: "Ostatnie nagrody",
        heads: ["Gracz", "Głos", "Nagroda", "Notatka pluginu"],
        gone: "usunięte konto",
        isTest: "test",
        twice: "wydana dwa razy",
        twiceHelp:
          "Wydana dwa razy: drugi serwer gry też dał nagrodę, bo pierwszy nie zgłosił tego na czas.",
        on: (servers) => `na serwerze ${servers}`,
        states: {
          none: "brak",
          waiting: "czeka na plugin",
          leased: "wydawana",
          granted: "wydana",
          refused: "odrzucona przez plugin",
          voided: "wycofana: głos jest nieważny",
          expired: "wygasła: nie wydano jej na czas",
        },
      },
      door: {
        title: "Starsze pluginy, które sprawdzają przez URL",
        lead: "Pytają, czy gracz głosował, przez URL z kluczem, który nie otwiera niczego innego.",
        key: "Klucz URL",
        asked: "Ostatnie zapytanie",
        answered: "Nasza odpowiedź",
        answers: {
          check_0: "0 na „zagłosował?”: nagroda nie czeka",
          check_1: "1 na „zagłosował?”: nagroda czeka",
          check_2: "2 na „zagłosował?”: już wydana",
          claim_0: "0 na odbiór: nic nie czeka",
          claim_1: "1 na odbiór: wydana",
          nameless: "błąd: brak nicku. Ustaw w pluginie nicki zamiast Steam ID.",
        },
        make: "Utwórz klucz URL",
        makeHelp: "Pokażemy go raz, w wierszach do wklejenia.",
        replace: "Utwórz nowy klucz URL",
        replaceHelp: "Obecny klucz od razu przestanie działać.",
        made: "Twój klucz URL",
        paste: "Wklej do pluginu",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "Do jego konfiguracji JSON"],
          rocket: ["Unturned: Votifier dla Rocket", "Do jego pliku XML. Pyta po Steam ID"],
          other: ["Dowolny inny skrypt", "Wstaw host i klucz tego serwisu w miejsce innej listy"],
        },
      },
      links: {
        heading: "Linki do głosowania z gry",
        per: "Osobny dla każdego gracza, z twojego pluginu: wystarczy kliknięcie, bez konta",
        lead:
          "Niech plugin wyświetla link każdemu graczowi, który wpisze /vote: link mówi, kim jest gracz, więc głosuje on jednym kliknięciem, bez konta i bez pisania. Gracz, który ma tu konto, raz się loguje i zezwala twoim linkom głosować w jego imieniu.",
        address: "Link do głosowania na czat i do menu",
        same: "Ten sam dla wszystkich",
        addressHelp:
          "Oba są krótkie i bezpieczne na kolorowym czacie. W drugim wstaw zamiast NAME zmienną swojego menu dla gracza: nazwa będzie już wpisana. Niczego nie dowodzi.",
        voteLink: "Link do głosowania",
        namedVoteLink: "Z nazwą gracza",
        toLines: "Wiersze do wklejenia dla VotingPlugin, SuperbVote i innych",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug +
          '\\nPLAYER\\nUNIX"))\nUNIX = czas wygaśnięcia linku w sekundach, najwyżej za 24 godziny',
        key: "Klucz linków",
        keyHelp:
          "Użyj jako klucza HMAC całego tekstu, razem z vbl_. Kto go ma, może głosować jako każdy gracz bez konta w tym serwisie i jako każdy, kto zezwolił twoim linkom: trzymaj go w ustawieniach pluginu.",
        make: "Utwórz klucz linków",
        makeHelp: "Pokażemy go tylko raz.",
        replace: "Wymień klucz",
        replaceHelp: "Linki utworzone obecnym kluczem przestaną działać.",
        remove: "Usuń klucz",
        unreadable: "Serwis stracił dane potrzebne do odczytania tego klucza. Wymień go.",
        made: "Twój klucz linków",
      },
    },
    searchWords: {
      countries: {
        AE: "ZEA, Emiraty",
        CI: "Wybrzeże Kości Słoniowej",
        CV: "Zielony Przylądek",
        CZ: "Republika Czeska",
        DE: "RFN",
        GB: "Wielka Brytania, Anglia",
        KR: "Korea",
        MK: "Macedonia",
        NL: "Niderlandy, Holandia",
        RU: "Federacja Rosyjska",
        SZ: "Suazi",
        TL: "Timor Wschodni",
        TR: "Türkiye",
        US: "USA, Ameryka",
      },
      games: {
        minecraft: "MC, majnkraft",
        minecraft_bedrock: "MCPE, Pocket Edition, komórka",
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
        ark_survival_ascended: "ASA, dinozaury",
        ark_survival_evolved: "ASE, dinozaury",
        team_fortress_2: "TF2",
        the_forest: "Las",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, ciężarówki",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarchia, bez zasad",
        bedwars: "BW, łóżka",
        beginner_friendly: "początkujący, dla początkujących",
        building: "Budowanie, budowa",
        co_op: "Kooperacja",
        creative: "Kreatywny, kreatyw",
        crossplay: "Wieloplatformowy, międzyplatformowy",
        deathmatch: "DM",
        economy: "Ekonomia, handel",
        events: "Wydarzenia, eventy, konkursy",
        factions: "Frakcje, klany, gildie",
        family_friendly: "rodzinny, dla dzieci",
        hardcore: "trudny",
        megabase: "megabaza",
        minigames: "Minigry",
        modded: "mody, zmodowany, modyfikacje",
        monthly_wipe: "miesięczny wipe, co miesiąc",
        no_pay_to_win: "bez pay to win, uczciwy",
        no_wipe: "bez wipe, bez wipów",
        parkour: "skakanie",
        plots: "działki, działka",
        prison: "Więzienie",
        pve: "przeciw potworom",
        pvp: "walka",
        quests: "zadania, misje, questy",
        racing: "wyścigi, samochody",
        roleplay: "RP, odgrywanie ról",
        rpg: "fabularna",
        sandbox: "piaskownica, otwarty świat",
        seasons: "sezony, sezon",
        skyblock: "wyspa, wyspy",
        small_teams: "małe drużyny, duo, trio",
        survival: "Przetrwanie, surwiwal",
        vanilla: "bez modów, czysty",
        weekly_wipe: "tygodniowy wipe, co tydzień",
        whitelist: "biała lista, prywatny",
        zombies: "zombi, nieumarli",
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
        delivered: "Serwer przyjął głos.",
        rejected: "Odbiornik odpowiedział statusem, który nie oznacza sukcesu.",
        redirected: "Odbiornik wskazał inny adres. Przekierowań nie obsługujemy.",
        redirected_elsewhere:
          "Odbiornik wskazał inną stronę, jak robią to strony wymagające logowania; nie podążamy za przekierowaniami.",
        apps_script:
          "Odbiornik to aplikacja internetowa Google Apps Script: uruchamia się, a potem zawsze odpowiada przekierowaniem na jednorazowy adres, co liczy się jako niepowodzenie. Każda kolejna próba uruchamia skrypt ponownie.",
        gone: "Odbiornik odpowiedział 410 Gone, co wyłącza ten webhook.",
        timeout: "Odbiornik nie odpowiedział na czas.",
        connect_failed: "Nie udało się połączyć z odbiornikiem.",
        connection_lost: "Odbiornik zamknął połączenie, zanim odpowiedział.",
        tls_failed:
          "Nie udało się nawiązać szyfrowanego połączenia z odbiornikiem; sprawdź jego ustawienia TLS i certyfikat.",
        tls_self_signed:
          "Certyfikat odbiornika jest podpisany samodzielnie; uzyskaj certyfikat od urzędu takiego jak Let’s Encrypt.",
        tls_untrusted:
          "Certyfikat odbiornika pochodzi od nieznanego urzędu albo jego łańcuch jest niepełny; zainstaluj cały łańcuch.",
        tls_expired:
          "Certyfikat odbiornika wygasł albo nie jest jeszcze ważny; odnów go i uruchom ponownie program, który go używa.",
        tls_other_name:
          "Certyfikat odbiornika jest dla innej nazwy; użyj tej nazwy w adresie URL albo uzyskaj certyfikat dla obecnej.",
        tls_old:
          "Odbiornik nie ma z nami żadnej wspólnej wersji ani szyfru TLS; zezwól na TLS 1.2 lub 1.3 i sprawdź, czy ma certyfikat dla tej nazwy hosta.",
        tls_plain:
          "Odbiornik nie odpowiada w TLS; jeśli działa tam zwykły HTTP, zacznij adres URL od http://.",
        tls_expected: "Odbiornik oczekuje TLS; zacznij adres URL od https://.",
        http2_only: "Odbiornik obsługuje tylko HTTP/2; zezwól także na HTTP/1.1.",
        dns_failed: "Nie znaleziono nazwy hosta odbiornika. Sprawdź, czy nie ma literówki.",
        private_address: "Nazwa hosta odbiornika prowadzi do adresu spoza publicznego internetu.",
        bad_response: "Odpowiedź odbiornika nie była poprawnym HTTP.",
        bad_url: "Pod ten adres odbiornika nie możemy wysyłać.",
        bad_secret: "Sekretu odbiornika nie da się użyć. Ustaw nowy.",
        unconfirmed:
          "Wysłano. Stary protokół Votifiera nie potwierdza odbioru: zajrzyj do konsoli serwera.",
        not_votifier:
          "Coś tam odpowiedziało, ale nie Votifier: zwykle działa na porcie 8192, a nie na porcie gry.",
        votifier_key_missing:
          "Serwer używa starego protokołu Votifiera: zamiast tokena wklej jego klucz publiczny.",
        token_refused:
          "Votifier nie przyjmuje tokena: wklej ten, który stoi po „default:” w plugins/Votifier/config.yml.",
        votifier_refused: "Votifier nie przyjął głosu. W odpowiedzi podaje powód.",
        name_refused:
          "Votifier przyjmuje nicki od 1 do 16 liter, cyfr i znaków _, a ten taki nie jest.",
        posted: "Opublikowano na kanale.",
        chat_gone:
          "Czat nie przyjmuje już wiadomości pod tym adresem: webhook usunięto albo adres jest błędny. Kanał jest wyłączony.",
        chat_refused: "Czat odrzucił wiadomość. Kanał forum wymaga adresu jednego z jego postów.",
        chat_busy: "Czat kazał nam poczekać: za dużo wiadomości. Pojawią się później.",
        interrupted:
          "W trakcie tej próby serwis został uruchomiony ponownie. Próba zostanie powtórzona.",
        internal_error: "Coś poszło nie tak po naszej stronie. Próba zostanie powtórzona.",
      },
      pointsTo: (url) => `Prowadzi do ${url}. Zapisać ten adres URL?`,
      pointsElsewhere: (url) => `Prowadzi do ${url}.`,
      votifierSteps: {
        greeted: (version) => `powitanie: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          "wysłano " + (intl.plural(bytes) === "one"
            ? "1 bajt"
            : intl.plural(bytes) === "few"
            ? `${intl.count(bytes)} bajty`
            : intl.plural(bytes) === "many"
            ? `${intl.count(bytes)} bajtów`
            : `${intl.count(bytes)} bajtu`) +
          ", " +
          (secret === "token" ? "podpis twoim tokenem" : "szyfrowanie twoim kluczem publicznym"),
        silent: "brak odpowiedzi",
        closed: "połączenie zamknięte bez odpowiedzi, tak jak robi VotifierPlus przy złym tokenie",
        answered: (line) => `odpowiedź: ${line}`,
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
        answered: "Odpowiedział.",
        unknown_protocol: "Nie możemy odpytywać serwerów tej gry.",
        port_refused:
          "Tego portu nie odpytujemy: należy do innych usług. Podaj port, z którym łączą się gracze.",
        dns_failed: "Nazwy hosta nie da się rozwiązać. Sprawdź literówki albo rekordy DNS.",
        private_address: "Nazwa hosta prowadzi do adresu spoza publicznego internetu.",
        timeout:
          "Nie odpowiedział w ciągu 5 sekund. Czy działa? Czy nie blokuje nas firewall? Czy gra odpowiada na zapytania?",
        refused: "Maszyna działa, ale na tym porcie nic nie nasłuchuje.",
        bad_answer: "Odpowiedział, ale nie tak jak serwery tej gry. Czy gra i port się zgadzają?",
        answer_too_large:
          "Wysłał więcej niż jakikolwiek serwer gry, więc połączenie zostało zamknięte.",
        internal_error: "Coś poszło nie tak po naszej stronie. To nie wina serwera.",
      },
      status: {
        heading: "Status",
        lead: "Co 5 minut pytamy serwer o liczbę graczy.",
        notAskable: (game) =>
          "Nie możemy odpytywać serwerów " + game + ", więc na stronie nie widać liczby graczy.",
        notApproved: "Zaczniemy, gdy moderator zatwierdzi serwer.",
        states: { unknown: "jeszcze niesprawdzony", online: "online", offline: "offline" },
        failed: "ostatnie sprawdzenie się nie powiodło",
        stillOnline: (minutes) =>
          "Gracze widzą go jako online do " + intl.count(minutes) +
          " minut po ostatniej odpowiedzi.",
        since: "od",
        neverAnswered: "nigdy nie odpowiedział",
        address: "Odpytywany adres",
        lastAsked: "Ostatnio sprawdzony",
        lastAnswer: "Wynik",
        counted: (online, max) => `Gracze online: ${intl.count(online)} z ${intl.count(max)}.`,
        countedOnline: (online) => `Gracze online: ${intl.count(online)}.`,
        uncounted: "Serwer nie podaje, ilu graczy jest online.",
        message: "Wiadomość serwera",
        check: "Sprawdź teraz",
      },
      ownership: {
        heading: "Udowodnij, że serwer jest twój",
        verified: "zweryfikowany",
        by: {
          message: "Token był w wiadomości dnia (MOTD) serwera.",
          dns: "Token był w rekordzie DNS nazwy hosta.",
        },
        kept:
          "Token możesz już usunąć. Po zmianie hosta lub portu trzeba będzie to udowodnić ponownie.",
        lead:
          "Strona dostanie oznaczenie, że pochodzi od właściciela. Umieść ten token w jednym z dwóch miejsc:",
        leadOfAddress:
          "Strona dostanie oznaczenie, że pochodzi od właściciela. Umieść ten token w nazwie serwera albo w wiadomości dnia (MOTD), jako zwykły tekst w jednym wierszu.",
        waits: (host) =>
          "Nowy adres " + host +
          " czeka na moderatora. „Sprawdź teraz” pyta właśnie tam; jeśli token się znajdzie, adres zmieni się od razu.",
        approves:
          "Nie musisz czekać na moderatora: serwer zostanie zatwierdzony, gdy tylko „Sprawdź teraz” znajdzie token.",
        token: "Token",
        message:
          "nazwa serwera albo wiadomość dnia (MOTD), jako zwykły tekst w jednym wierszu, lub",
        dns: (host) => `rekord DNS typu TXT pod nazwą poniżej albo pod ${host}.`,
        dnsName: "Nazwa rekordu DNS",
        look: "Szukaj tokenu",
        notFound: "jeszcze nie znaleziony",
      },
    },
    tagNames: {
      anarchy: "Anarchia",
      beginner_friendly: "Dla początkujących",
      building: "Budowanie",
      co_op: "Kooperacja",
      creative: "Kreatywny",
      crossplay: "Crossplay",
      economy: "Ekonomia",
      events: "Eventy",
      factions: "Frakcje",
      family_friendly: "Dla całej rodziny",
      minigames: "Minigry",
      modded: "Z modami",
      monthly_wipe: "Wipe co miesiąc",
      no_pay_to_win: "Bez pay to win",
      no_wipe: "Bez wipe’ów",
      plots: "Działki",
      prison: "Więzienie",
      quests: "Zadania",
      racing: "Wyścigi",
      roleplay: "Odgrywanie ról",
      sandbox: "Sandbox",
      seasons: "Sezony",
      small_teams: "Małe drużyny",
      survival: "Survival",
      weekly_wipe: "Wipe co tydzień",
      whitelist: "Biała lista",
      zombies: "Zombie",
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
      voted: "Dzisiejszy głos oddany.",
      votedInVain: "Moderator unieważnił dzisiejszy głos.",
      votedElsewhere: "Twoje połączone konto już dziś głosowało, gdy należało tu do innego konta.",
      next: "Ponowne głosowanie za",
      at: "o",
      midnight: "00:00 UTC",
      receipt: "Zobacz, co stało się z twoim głosem",
      ballot: {
        title: (server) => `Zagłosuj na ${server}`,
        youVoteAs: "Głosujesz jako",
        isItYou: "Nagrody trafią dokładnie do tego nicku w grze.",
        change: "To nie twój nick? Zmień go",
        names: "Głosujesz jako",
        namesHelp: "Ten wybór zapamiętamy dla tego serwera.",
        isSteamId: "twój Steam ID",
        addName: "Masz w tej grze inny nick? Dodaj go",
        addToYours: (name, username) => `Dodaj ${name} do swojego konta ${username}`,
        addToYoursWhy: "– wtedy głosy przez takie linki będą twoje.",
        nameGone: (name) =>
          "„" + name +
          "” nie jest już twoim nickiem albo nie pasuje do tego serwera. Głos nie został oddany, wybierz inny nick.",
        linkSays: (server) => `${server} twierdzi, że to ty, i nagradza ten nick.`,
        name: {
          label: "Twój nick w grze",
          help: "Dokładnie taki jak w grze: nagrody trafią do tego nicku.",
        },
        agree: (server, username) =>
          "Pozwól, by " + server + " wysyłał ci linki, które oddają twój codzienny głos jako " +
          username,
        agreeWhy:
          "Taki link działa bez logowania. Głosuje tylko wtedy, gdy ktoś go otworzy i naciśnie przycisk, i tylko na ten serwer. Dzisiejszy głos liczy się tak czy inaczej. Zgodę możesz cofnąć na stronie konta.",
        linkOpened: (username) => `To link do głosowania dla ${username}`,
        signInAs: (username) => `Zaloguj się jako ${username}`,
        signInWhy: (server) =>
          "Ta nazwa należy do konta. Zaloguj się raz, aby linki serwera " + server +
          " mogły głosować za ciebie.",
        signedInAs: (username) => `Zalogowano jako ${username}.`,
        voteAs: (username) => `Głosuj jednak jako ${username}`,
        notTheirs: "To twój nick w grze, ale cudze konto?",
        tell: "Napisz do prowadzących ten serwis.",
        otherName: (name) => "Link był dla nicku " + name + ", a głosujesz nickiem swojego konta.",
        makeYours: "Zarezerwuj ten nick",
        makeYoursWhy: "hasłem, żeby nikt inny nie mógł go tu używać. Twoje głosy przy nim zostaną.",
        badLink: "Ten link nie działa",
        badLinks: {
          forged: (server) =>
            "Nie pochodzi z " + server +
            " albo brakuje w nim fragmentu. Weź z gry nowy i otwórz go bez zmian.",
          expired: (server) => `Wygasł. Wpisz /vote na ${server}, żeby dostać nowy.`,
          too_far: (server) =>
            "Linki mogą być ważne najwyżej 24 godziny, a " + server +
            " ustawił dłuższy czas. Daj znać administracji serwera: plugin lub jego zegar jest źle ustawiony.",
          no_time: (server) =>
            "Jego koniec nie jest czasem w pełnych sekundach Unix. Daj znać administracji " +
            server + ": plugin jest źle ustawiony.",
        },
        remember: "Zapamiętaj ten nick w tej przeglądarce",
        rememberHelp: "W pliku cookie, najwyżej przez rok.",
        remembered: (name) => `Ta przeglądarka pamięta do głosowania nick ${name}.`,
        forget: "Zapomnij",
        place: (rank, game) => `#${intl.count(rank)} w ${game}`,
        haveAccount: "Masz konto?",
        signIn: "Zaloguj się",
        cast: "Oddaj głos",
        ready: "Można głosować",
        rule: "Jeden głos na serwer dziennie (dzień według UTC).",
        noScript:
          "Żeby zagłosować, włącz w tym serwisie JavaScript: przeglądarka musi wykonać małe zadanie, które zatrzymuje boty. Wymagają tego tylko głosowanie i zakładanie konta.",
        back: "Wróć do serwera",
        alreadyVoted: "Głos na ten serwer został już dziś oddany",
        voteVoid: "Moderator unieważnił twój dzisiejszy głos na ten serwer",
        voteTaken:
          "Twoje połączone konto już dziś głosowało na ten serwer, gdy należało tu do innego konta",
        outOfReach: "Twój nick nie pasuje do tego serwera",
        outOfReachWhy: (username) =>
          "Ten serwer wydaje nagrody według nicku w grze, a „" + username +
          "” nie może być takim nickiem: ma on najwyżej 16 liter, cyfr i znaków „_”.",
        confirmEmail: "Najpierw potwierdź adres e-mail",
        confirmEmailNext:
          "Ten serwis przyjmuje głosy tylko od kont z potwierdzonym adresem e-mail. Link wyślesz sobie ze strony konta.",
        toAccount: "Twoje konto",
      },
      faults: {
        name: "Tym nickiem nie można tu głosować.",
        changed: "W międzyczasie coś się zmieniło. Głos nie został oddany, spróbuj ponownie.",
        name_gone: "Ten nick nie jest już twój. Głos nie został oddany, wybierz inny nick.",
        name_used:
          "Ktoś inny głosował dziś tym nickiem na ten serwer. Głos nie został oddany. Wybierz inny ze swoich nicków albo wpisz w grze /vote: link, który dostaniesz, potwierdzi, że nick jest twój. Ponowna próba możliwa za",
        link_used:
          "Tym nickiem zagłosowano już dziś przez link z tego serwera, z innego konta. Głos nie został oddany. Ponowna próba możliwa za",
        missing: "Przeglądarka nie była jeszcze gotowa. Poczekaj na zaznaczenie pola i zagłosuj.",
        forged:
          "To sprawdzenie nie dotyczyło tego głosu. Głos nie został oddany, spróbuj ponownie.",
        expired: "Strona była otwarta zbyt długo. Głos nie został oddany, spróbuj ponownie.",
        already_voted: "W międzyczasie coś się zmieniło. Głos nie został oddany, spróbuj ponownie.",
        proof_spent: "To sprawdzenie zostało już użyte. Głos nie został oddany, spróbuj ponownie.",
        unavailable:
          "Ochrona przed botami jest teraz niedostępna. Głos nie został oddany, spróbuj ponownie za chwilę.",
        address_full:
          "Z twojej sieci oddano dziś zbyt wiele głosów na ten serwer. Głos nie został oddany. Konta z potwierdzonym adresem e-mail lub połączonym kontem z innego serwisu mają wyższy limit. Ponowna próba możliwa za",
      },
      widget: {
        label: "Nie jestem botem",
        verifying: "Sprawdzamy, czy nie jesteś botem…",
        error: "Nie udało się. Odśwież stronę.",
        expired: "Trwało to zbyt długo. Odśwież stronę.",
        waitAlert: "Chwila: przeglądarka nie jest jeszcze gotowa.",
      },
      week: {
        title: "Ostatnie siedem dni",
        today: "Dziś",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": głos oddany",
        notVoted: ": bez głosu",
        ofMonth: (votes) =>
          intl.plural(votes) === "one"
            ? "Twój pierwszy głos tutaj w tym miesiącu."
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy tutaj w tym miesiącu.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów tutaj w tym miesiącu.`
            : `${intl.count(votes)} głosu tutaj w tym miesiącu.`,
        all: "Każdy dzień tygodnia.",
        inRow: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} dzień z rzędu.`
            : intl.plural(days) === "few"
            ? `${intl.count(days)} dni z rzędu.`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} dni z rzędu.`
            : `${intl.count(days)} dnia z rzędu.`,
      },
      consent: {
        question: "Pokazywać twój nick w topie głosujących?",
        why: (server) =>
          server +
          " i wszystkie inne serwery, na które głosujesz, pokazują, kto głosuje najwięcej w danym miesiącu. Niektóre dają nagrody. Listę widzi każdy, czytają ją też programy. Zdanie możesz zmienić na stronie konta: w ciągu minuty twój nick zniknie z tego serwisu.",
        yes: "Tak, pokazuj mój nick",
        no: "Nie, ukryj go",
        title: "Top głosujących",
        listed: "Twój nick widać w topie głosujących przy serwerach, na które głosujesz.",
        notListed:
          "Twojego nicku nigdzie nie widać. Serwery, na które głosujesz, nadal wiedzą, kto oddał głos.",
        isListed: "widoczny",
        isHidden: "ukryty",
        start: "Pokazuj mój nick",
        stop: "Ukryj mój nick",
      },
      board: {
        heading: "Top głosujących",
        title: (server) => `Top głosujących: ${server}`,
        description: (server) =>
          "Kto oddaje najwięcej głosów na " + server + ", miesiąc po miesiącu.",
        ownTitle: "Głosujący",
        ownLead:
          "Wszyscy, którzy głosowali na twój serwer. Strona publiczna pokazuje tylko graczy, którzy się na to zgodzili.",
        months: "Miesiąc",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "W tym miesiącu do tej pory",
        final: "Wynik końcowy",
        ofMonth: (start) =>
          "Top głosujących: " + intl.date('month: "long"', { month: "long" })(start),
        all: "Cały top głosujących",
        sums: (votes, players) =>
          "Do tej pory " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`) + " od " + (intl.plural(players) === "one"
              ? "1 gracza."
              : intl.plural(players) === "few"
              ? `${intl.count(players)} graczy.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} graczy.`
              : `${intl.count(players)} gracza.`),
        noVotes: "W tym miesiącu nikt jeszcze nie głosował.",
        nobody: "Nikt z głosujących nie zgodził się jeszcze na pokazywanie nicku.",
        votes: (votes) =>
          intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`,
        others: (votes, players) =>
          "Ponadto " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`) + " od " + (intl.plural(players) === "one"
              ? "innego gracza."
              : intl.plural(players) === "few"
              ? `${intl.count(players)} innych graczy.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} innych graczy.`
              : `${intl.count(players)} innego gracza.`),
        voided: (votes) =>
          intl.plural(votes) === "one"
            ? "1 głos z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co liczy się teraz."
            : intl.plural(votes) === "few"
            ? intl.count(votes) +
              " głosy z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co liczy się teraz."
            : intl.plural(votes) === "many"
            ? intl.count(votes) +
              " głosów z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co liczy się teraz."
            : intl.count(votes) +
              " głosu z tego miesiąca unieważniono po jego zakończeniu. Lista pokazuje to, co liczy się teraz.",
        imported: (votes) =>
          intl.plural(votes) === "one"
            ? "Jeszcze 1 głos pochodzi z listy, na której ten serwer był wcześniej."
            : intl.plural(votes) === "few"
            ? "Jeszcze " + intl.count(votes) +
              " głosy pochodzą z listy, na której ten serwer był wcześniej."
            : intl.plural(votes) === "many"
            ? "Jeszcze " + intl.count(votes) +
              " głosów pochodzi z listy, na której ten serwer był wcześniej."
            : "Jeszcze " + intl.count(votes) +
              " głosu pochodzi z listy, na której ten serwer był wcześniej.",
        gone: "usunięte konto",
        unlisted: "niepubliczny",
        you: "ty",
        site: "Top głosujących ze wszystkich serwerów",
        rules:
          "Miesiące są kalendarzowe, według UTC. Przy równej liczbie głosów wyżej jest gracz, którego ostatni głos padł wcześniej. Nicki widać tylko za zgodą graczy, a wyniki zostają na rok.",
        back: (server) => `Wróć do ${server}`,
      },
      siteBoard: {
        title: "Top głosujących",
        titleOf: (span) => `Top głosujących: ${span}`,
        lead: "Kto oddaje najwięcej głosów na wszystkie serwery razem.",
        spans: "Okres",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "Ten miesiąc",
          last_month: "Zeszły miesiąc",
          year: "12 miesięcy",
          all: "Od początku",
        },
        allTime: "Od pierwszego głosu",
        nobody:
          "W tym okresie nie ma tu jeszcze nikogo. Głosy graczy, którzy zgodzili się na pokazywanie nicku, są liczone co godzinę.",
        rules:
          "Liczone co godzinę, ranking od początku – raz dziennie. Miesiące są kalendarzowe, według UTC. Przy równej liczbie głosów wyżej jest gracz, którego ostatni głos padł wcześniej. Nicki widać tylko za zgodą graczy. Jest to nazwa konta, nawet jeśli gracz głosuje pod innymi nickami.",
        yourName: "Zdecyduj na stronie konta, czy pokazywać twój nick",
      },
      receiptPage: {
        title: "Twój głos został policzony",
        voidTitle: "Twój głos jest nieważny",
        thanks: (server) => `Dzięki za głos na ${server}.`,
        player: "Gracz",
        favourite:
          "Często tu głosujesz? Dodaj do ulubionych: na jednej stronie zagłosujesz na wszystkie po kolei.",
        others: (game) => `Więcej serwerów ${game} do głosowania`,
        vote: "Głosuj",
        voteFor: (server) => ` na ${server}`,
        castAt: "Oddany",
        nextVote: "Następny głos",
        sent: "Wysłany na serwer",
        reward: "Twoja nagroda",
        standing: (votes, place, counts) =>
          "Serwer ma teraz " + (intl.plural(votes) === "one"
            ? "1 głos"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} głosy`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} głosów`
            : `${intl.count(votes)} głosu`) + (counts === "signed-in"
              ? " zalogowanych graczy"
              : counts === "confirmed"
              ? " graczy z potwierdzonym adresem e-mail lub połączonym kontem"
              : counts === "established"
              ? " graczy z połączonym kontem starszym niż 30 dni"
              : "") + " z 30 dni i jest " + place + ".",
        rewards: {
          waiting: "czeka na ciebie w grze",
          leased: "czeka na ciebie w grze",
          granted: "wydana",
          refused: "odrzucona przez serwer",
          voided: "wycofana",
          expired: "wygasła: nikt jej nie odebrał",
        },
        back: (server) => `Wróć do ${server}`,
        isVoid: "Moderator unieważnił ten głos. Już się nie liczy.",
        isVoidOpen:
          "Moderator unieważnił ten głos razem z innymi. Już się nie liczy, ale dziś możesz zagłosować ponownie.",
        looksAgain: "Ta strona odświeża się sama.",
        nextVoteOpen: "Zagłosuj ponownie",
        forgotten: "Przechowujemy to tylko przez 30 dni.",
        unheard: "Ten serwer nie jest jeszcze podłączony. Twój głos i tak się liczy.",
        none: "Ten serwer sam odbiera głosy, a twój już na niego czeka.",
        words: {
          on_its_way: "w drodze",
          retrying: "ponawiamy: serwer teraz nie odpowiada",
          held: "wstrzymany, aż właściciel znów zacznie przyjmować głosy",
          delivered: "dostarczony",
          given_up: "nie udało się dostarczyć",
          withdrawn: "wycofany, zanim dotarł",
        },
      },
      wait: {
        hours: (hours) => `${intl.count(hours)} godz.`,
        minutes: (minutes) => `${intl.count(minutes)} min`,
        both: (hours, minutes) => `${intl.count(hours)} godz. ${intl.count(minutes)} min`,
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
