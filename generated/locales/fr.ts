// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Nom d’utilisateur",
      usernameHelp:
        "Exactement comme dans le jeu : de 2 à 32 lettres, chiffres, « _ », « . » et « - ». Les noms Bedrock peuvent commencer par « . ».",
      email: "Adresse e-mail",
      emailHelp: "Pour réinitialiser ton mot de passe. Personne d’autre ne la voit.",
      password: "Mot de passe",
      passwordHelp:
        "Au moins 10 caractères. Trois ou quatre mots sans rapport entre eux conviennent bien.",
      newPassword: "Nouveau mot de passe",
      currentPassword: "Mot de passe actuel",
      makeLink: "Créer un lien",
      noMail: "Ce site n’envoie pas d’e-mails.",
      signUp: {
        title: "Inscription",
        lead: "Un compte pour tous les serveurs. Tu votes sous ton nom d’utilisateur.",
        submit: "S’inscrire",
        toVote: (server) => `Inscris-toi pour voter pour ${server}`,
        toVoteLead: "Un court formulaire, et ton vote n’est plus qu’à un clic.",
        toVoteConfirmed: "Ce site demande aussi de confirmer ton adresse e-mail avant de voter.",
        inGame: (game) => `Ton nom dans ${game}`,
        inGameHelp: (server) =>
          "Exactement comme dans le jeu : " + server +
          " récompense le joueur qui porte ce nom. C’est aussi ton nom d’utilisateur ici. De 2 à 32 lettres, chiffres, « _ », « . » et « - ».",
        submitToVote: "S’inscrire et aller voter",
        ready: "Vérification anti-bot réussie",
        noScript:
          "Pour t’inscrire, active JavaScript pour ce site : ton navigateur doit faire un petit calcul qui tient les bots à l’écart. Seuls le vote et l’inscription en ont besoin.",
        privacy: "Ce qu’on garde, et combien de temps",
        haveOne: "Tu as déjà un compte ?",
        signIn: "Se connecter",
        or: "ou avec une adresse e-mail et un mot de passe",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Se connecter avec ${provider}`,
          sign_up: (provider) => `Continuer avec ${provider}`,
          link: (provider) => `Lier ${provider}`,
          prove: (provider) => `Confirmer avec ${provider}`,
        },
        leaving: (provider) => `En route vers ${provider}…`,
        goOn: (provider) => `Aller sur ${provider}`,
        byPassword: "Se connecter avec un mot de passe",
        declined: {
          title: (provider) => `La connexion avec ${provider} a été annulée`,
          lead: "Rien n’a changé. Réessaie, ou choisis un autre moyen.",
        },
        not_proven: {
          title: (provider) => `La connexion avec ${provider} a échoué`,
          lead: "La réponse ne montre pas qui tu es. Réessaie, ou choisis un autre moyen.",
        },
        round_unknown: {
          title: "Cette page est trop ancienne",
          lead: (provider) =>
            "Ça a pris trop de temps sur " + provider +
            ", ou le retour s’est fait avec un autre navigateur. Réessaie.",
        },
        unavailable: {
          title: (provider) => `${provider} est injoignable en ce moment`,
          lead: "Rien n’a changé. Réessaie plus tard, ou choisis un autre moyen.",
        },
        misconfigured: {
          title: (provider) => `${provider} est mal configuré sur ce site`,
          lead:
            "Réessayer ne sert à rien : c’est aux responsables de ce site de le corriger. D’ici là, choisis un autre moyen.",
        },
        taken: {
          title: (provider) => `Ce compte ${provider} appartient à un autre compte ici`,
          lead:
            "Connecte-toi avec lui et dissocie-le là-bas. Tu pourras ensuite le lier à ce compte.",
        },
        not_theirs: {
          title: (provider) => `Ce compte ${provider} n’est pas lié au tien`,
          lead: (provider) => "Choisis le compte " + provider + " avec lequel tu te connectes ici.",
        },
        signed_out: {
          title: "Ta session est terminée",
          lead: (provider) => `Reconnecte-toi, puis retourne sur ${provider}.`,
        },
      },
      newcomer: {
        title: "Choisis ton nom",
        titleToVote: (server) => `Ton nom sur ${server}`,
        lead: (provider) =>
          provider +
          " sait qui tu es. Il ne manque que ton nom dans le jeu : la récompense va au joueur qui porte ce nom.",
        submit: "Créer le compte",
        submitToVote: "Aller voter",
        haveOne: "Tu as déjà un compte ici ?",
        isItYours: (name) => `${name} est à toi ?`,
        signIn: (provider) => `Connecte-toi pour lier ${provider} à ton compte`,
        link: (provider) => `Lier ${provider}`,
        linkLead: (provider, name) =>
          "Tu arrives tout juste avec " + provider + ". Lie ce service pour te connecter avec " +
          name + " en un clic.",
        unknown: {
          title: "Cette page est trop ancienne",
          lead: "Tu avais une demi-heure pour choisir un nom, ou tu en as déjà un. Reconnecte-toi.",
        },
      },
      entry: {
        gone: {
          title: "Cette connexion ne marche plus",
          lead: "Le lien a servi ou est trop ancien, ou le compte n’existe plus.",
        },
        disabled: "Ce compte est désactivé",
      },
      signInLink: {
        title: (username) => `Se connecter avec ${username}`,
        lead: "Les responsables de ce site ont créé ce lien. Il te connecte une fois.",
        submit: "Se connecter",
      },
      proof: {
        comesNext: "On va te demander de confirmer que c’est toi.",
        justShown: "Tu viens de confirmer que c’est toi.",
      },
      waysIn: {
        heading: "Moyens de connexion",
        lead: "Gardes-en deux, pour ne jamais perdre l’accès.",
        isLinked: "lié",
        isOff: "désactivé",
        linked: "Lié",
        unlink: "Dissocier",
        only: "C’est ton seul moyen de connexion : ajoutes-en un autre avant de le supprimer.",
        password: "Mot de passe",
        set: "défini",
        passwordNote: "Le changer ferme toutes tes autres sessions.",
        noPassword: "Aucun. Crées-en un pour te connecter sans autre service.",
        changePassword: "Changer de mot de passe",
        setPassword: "Créer un mot de passe",
      },
      passwordsOff: {
        title: "Pas de mots de passe ici",
        lead:
          "Ce site n’utilise pas de mots de passe. Connecte-toi avec un des comptes qu’il accepte.",
      },
      signIn: {
        title: "Connexion",
        toVote: (server) => `Connecte-toi pour voter pour ${server}`,
        or: "ou avec un mot de passe",
        orElse: "ou autrement",
        last: "dernier utilisé",
        nameOrEmail: "Nom d’utilisateur ou adresse e-mail",
        submit: "Se connecter",
        limited: (wait) =>
          "Il y a eu trop d’essais pour ce nom ou depuis ton réseau, et la connexion n’est pas encore faite. " +
          wait +
          " Ou retape ton mot de passe maintenant : ton navigateur fait d’abord un petit calcul, et ça compte à part.",
        ready: "Vérification anti-bot réussie",
        noScript:
          "Ton navigateur ne peut pas faire ce calcul sans JavaScript. Active-le pour ce site, ou réessaie dans quelques secondes.",
        forgot: "Mot de passe oublié ?",
        haveNone: "Pas encore de compte ?",
        signUp: "S’inscrire",
        disabled: "La modération a désactivé ce compte.",
        disabledWhy: (reason) => "La modération a désactivé ce compte. Son message : " + reason,
      },
      reset: {
        title: "Réinitialiser ton mot de passe",
        lead: "On t’envoie par e-mail un lien pour choisir un nouveau mot de passe.",
        noMail:
          "Ce site n’envoie pas d’e-mails. Crée un lien ici, puis demande-le aux responsables du site.",
        submit: "Envoyer le lien",
        asked: {
          title: "Regarde tes e-mails",
          lead:
            "S’il existe un compte avec cette adresse, un lien est en route. Il marche pendant une heure. Tu ne le trouves pas ? Regarde dans tes spams.",
        },
        askedNoMail: {
          title: "Demande ton lien",
          lead:
            "Ce site n’envoie pas d’e-mails. S’il existe un compte avec cette adresse, les responsables du site trouvent dans le log un lien qui marche pendant une heure. S’il n’y en a pas, donne-leur ton nom d’utilisateur : ils peuvent créer un lien qui te connecte.",
        },
        choice: {
          title: "Choisis un nouveau mot de passe",
          lead: "Ça ferme toutes tes sessions, partout.",
          submit: "Enregistrer",
        },
        dead: {
          title: "Ce lien ne marche plus",
          lead: "Chaque lien marche une fois, pendant une heure. Demandes-en un nouveau.",
        },
        again: "Recevoir un nouveau lien",
      },
      firstModerator: {
        title: "Deviens le premier administrateur",
        lead: (username) =>
          "Tu utilises le compte " + username +
          ". Le premier administrateur configure le site et valide les fiches. Le lien marche une fois.",
        submit: "Donner ce rôle à ce compte",
        dead: {
          title: "Ce lien ne marche plus",
          lead:
            "Il a servi, il a plus de 30 minutes, ou il y a déjà un administrateur. Tant qu’il n’y en a aucun, le prochain démarrage en écrit un autre dans le log.",
        },
      },
      verify: {
        title: "Confirme ton adresse e-mail",
        lead: (email, username) =>
          "Appuie sur le bouton pour confirmer que " + email +
          " est ton adresse. Elle sera celle du compte " + username + ".",
        submit: "Confirmer",
        dead: {
          title: "Ce lien ne marche plus",
          lead:
            "Les liens marchent pendant un jour. Tu peux en demander un nouveau sur la page de ton compte.",
        },
        enough: {
          title: "Utilise un lien déjà envoyé",
          lead:
            "Nous avons envoyé à cette adresse tous les e-mails permis en une heure. Ouvre le lien du plus récent en étant connecté : il confirme l’adresse pour ton compte.",
        },
      },
      serverEmail: {
        heading: "Notification par e-mail sur tes serveurs",
        lead:
          "Quand la modération décide au sujet d’une fiche, et quand un webhook échoue ou marche de nouveau.",
        unconfirmed:
          "Elle arrive une fois ton adresse confirmée : d’ici là, l’adresse peut être à quelqu’un d’autre.",
        turnOn: "Activer",
        turnOff: "Désactiver",
        stop: "Arrêter les e-mails sur mes serveurs",
        ask: {
          title: "Arrêter les e-mails sur tes serveurs",
          lead:
            "On ne t’écrira plus quand la modération décide au sujet d’une fiche, ni quand un webhook échoue. Les e-mails sur ton compte, comme les liens pour un nouveau mot de passe, arrivent toujours.",
        },
        done: {
          title: "Tu ne recevras plus d’e-mails sur tes serveurs",
          lead: "Tu peux les réactiver sur la page de ton compte.",
        },
        dead: {
          title: "Ce lien ne marche pas",
          lead: "Tu peux arrêter les e-mails sur tes serveurs sur la page de ton compte.",
        },
      },
      name: {
        title: "Ton nom",
        newTitle: "Changer de nom",
        question: "Est-ce exactement ton nom dans le jeu ?",
        youVoteAs: "Tu votes en tant que",
        why:
          "La récompense va au joueur qui porte ce nom. Si une seule lettre est fausse, personne ne la reçoit.",
        yes: "Oui, continuer",
        change: "Non, le changer",
        newName: "Nouveau nom",
        save: "Changer de nom",
        correction:
          "Change-le maintenant : ta première correction est libre. Ensuite, tu peux changer de nom une fois tous les 30 jours.",
        rule:
          "Tu peux changer de nom une fois tous les 30 jours. Ton ancien nom reste à toi pendant 90 jours. Un vote compte pour le nom que tu avais en votant.",
        next: (day) => `Tu pourras de nouveau changer de nom le ${day}.`,
      },
      account: {
        title: "Ton compte",
        onThisPage: "Sur cette page",
        since: (day) => `depuis le ${day}`,
        names: "Noms",
        mail: "E-mail",
        mailAndLanguage: "E-mail et langue",
        privacy: "Confidentialité",
        nameNote: "Tu votes sous ce nom, et la récompense va au joueur qui le porte.",
        changeName: "Changer de nom",
        confirmed: "confirmée",
        unconfirmed: "non confirmée",
        emailNote: "Pour les nouveaux mots de passe, et les nouvelles de ton compte.",
        unconfirmedLead:
          "Tu pourras te connecter avec cette adresse une fois que tu auras ouvert le lien qu’on y envoie.",
        sendAgain: "Envoyer le lien",
        noEmail: "Aucune adresse e-mail",
        noEmailLead:
          "Ajoutes-en une pour avoir des nouvelles de tes serveurs, et pour retrouver l’accès si tu perds tes autres moyens de connexion.",
        addEmail: "Ajouter",
        newEmailWaits: (email) =>
          email + " la remplacera dès que tu auras ouvert le lien qu’on y a envoyé.",
        noMailLink: (email) =>
          "Pour confirmer " + email +
          ", crée un lien et demande-le aux responsables de ce site. Le site n’envoie pas d’e-mails : le lien est dans son log.",
        changeEmail: "Changer d’adresse",
        dataHeading: "Tes données",
        dataLead: "Un fichier avec tout ce que ce site garde sur toi.",
        download: "Télécharger…",
        deleteHeading: "Supprimer le compte",
        deleteLead:
          "Ton nom, ton adresse e-mail et tes moyens de connexion sont supprimés pour de bon. Tes votes comptent toujours, de façon anonyme.",
        delete: "Supprimer…",
      },
      ownPassword: {
        change: {
          title: "Changer de mot de passe",
          lead:
            "Toutes tes autres sessions se ferment, et les liens des serveurs ne votent plus pour toi.",
          submit: "Changer",
        },
        set: {
          title: "Créer un mot de passe",
          lead:
            "Tu pourras alors te connecter avec ton nom ou ton adresse e-mail, sans autre service.",
          submit: "Créer",
        },
        back: "Retour à ton compte",
      },
      sessions: {
        heading: "Sessions ouvertes",
        count: (sessions) =>
          intl.plural(sessions) === "one"
            ? `${intl.count(sessions)} navigateur`
            : intl.plural(sessions) === "many"
            ? `${intl.count(sessions)} de navigateurs`
            : `${intl.count(sessions)} navigateurs`,
        thisOne: "celui-ci",
        unknown: "Navigateur inconnu",
        unknownAddress: "adresse IP inconnue",
        since: "Depuis",
        lastSeen: "dernière activité",
        end: "Fermer la session",
        endOthers: "Fermer toutes les autres sessions",
      },
      nameClaim: {
        mailed: {
          title: "Regarde tes e-mails",
          lead: (username, email) =>
            "Quelqu’un joue sous le nom " + username +
            " et a voté avec. Si c’est toi, ouvre le lien envoyé à " + email +
            " et choisis-y un mot de passe : le nom sera alors à toi, avec ses votes.",
        },
        tooMany: {
          title: "Aucun e-mail envoyé",
          lead: (username, email) =>
            "Quelqu’un joue sous le nom " + username +
            ", et seul un e-mail permet de savoir si c’est toi. Trop d’e-mails sont partis vers " +
            email + " en une heure. Réinscris-toi dans une heure, ou avec une autre adresse.",
        },
        unmailed: {
          title: "La modération va regarder",
          lead: (username) =>
            "Quelqu’un joue sous le nom " + username +
            " et a voté avec. Une fois que la modération te l’aura donné, tu pourras te connecter avec le mot de passe choisi.",
        },
        take: {
          title: (username) => `Prendre le nom ${username}`,
          lead: (username, site) =>
            "Le nom " + username + " sera à toi sur " + site +
            ", avec ses votes. Choisis un mot de passe pour te connecter. Si l’inscription avec ce nom ne vient pas de toi, ferme cette page.",
          submit: "Prendre ce nom",
        },
        waits: {
          title: "La modération va regarder",
          lead:
            "Ton adresse e-mail est confirmée. Quelqu’un d’autre demande le même nom, donc la modération décide à qui il est. On t’écrira.",
        },
      },
      agreements: {
        lead:
          "Ses liens votent pour toi sans connexion, jusqu’à ce que tu y mettes fin ou changes de mot de passe.",
        since: "Depuis",
        end: "Y mettre fin",
      },
      changeEmail: {
        title: "Changer d’adresse e-mail",
        lead:
          "On envoie un lien à la nouvelle adresse. Ton compte garde l’ancienne jusqu’à ce que tu l’ouvres.",
        noMail:
          "Ce site n’envoie pas d’e-mails : le lien pour la nouvelle adresse est écrit dans son log. Demande-le aux responsables du site. Ton compte garde l’ancienne adresse jusqu’à ce que tu l’ouvres.",
        newEmail: "Nouvelle adresse e-mail",
        submit: "Envoyer le lien",
      },
      download: {
        title: "Télécharger tes données",
        lead: (username) =>
          "Un fichier JSON avec tout sur " + username +
          " : profil, anciens noms, sessions, serveurs, tes actions et tes votes. Il ne contient ni mot de passe ni clé.",
        submit: "Télécharger",
        back: "Retour à ton compte",
      },
      deletion: {
        title: "Supprimer ton compte",
        lead: (username) =>
          username +
          " disparaîtra pour de bon : personne ne peut rétablir le compte. Tes votes comptent toujours, de façon anonyme, et le nom reste réservé 90 jours.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? intl.count(listings) + " fiche à toi l’empêche : quelqu’un doit en être responsable."
            : intl.plural(listings) === "many"
            ? intl.count(listings) +
              " de fiches à toi l’empêchent : quelqu’un doit en être responsable."
            : "Tes " + intl.count(listings) +
              " fiches l’empêchent : quelqu’un doit en être responsable.",
        listings: "Tes fiches",
        blocking: {
          pending: "Elle attend la modération. D’ici là, elle peut seulement être supprimée.",
          approved: "Les joueurs peuvent voter pour ce serveur.",
        },
        handOver: "Céder…",
        unlist: "Retirer de la liste",
        deleteListing: "Supprimer…",
        after: "Quand il n’en restera plus ici, tu pourras supprimer ton compte.",
        lookAgain: "Vérifier à nouveau",
        submit: "Supprimer mon compte",
        back: "Garder mon compte",
      },
    },
    charts: {
      asTable: "Afficher les chiffres dans un tableau",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Aujourd’hui",
      votes: {
        title: "Votes",
        heads: ["Jour (UTC)", "Votes"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one"
            ? `${intl.count(sum)} vote`
            : intl.plural(sum) === "many"
            ? `${intl.count(sum)} de votes`
            : `${intl.count(sum)} votes`) +
          " en " + intl.count(days) + " jours, " + intl.count(today) +
          " pour l’instant aujourd’hui (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          " : " + (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`),
      },
      players: {
        title: "Joueurs",
        last: "Maintenant",
        offline: "hors ligne",
        summary: (most, mean) =>
          intl.count(most) + " au plus en 7 jours, " + intl.count(mean) + " en moyenne",
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC : " + intl.count(players),
        heads: ["Jour (UTC)", "Moyenne", "Maximum"],
      },
      rank: {
        title: "Rang parmi les serveurs de tous les jeux",
        heads: ["Jour (UTC)", "Rang"],
        place: (rank) => `n° ${intl.count(rank)}`,
        summary: (last, best, day) =>
          "n° " + intl.count(last) + " le " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ", n° " + intl.count(best) + " au mieux",
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          " : n° " + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} a voté pour ${server}`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote pour ${server}`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votes pour ${server}`
            : `${intl.count(votes)} votes pour ${server}`,
        earlier: (server, votes) => `Votes antérieurs pour ${server} : ${intl.count(votes)}`,
        test: (server) => `Test : les votes pour ${server} seront publiés ici`,
        vote: "Voter",
        total: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote en 30 jours`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votes en 30 jours`
            : `${intl.count(votes)} votes en 30 jours`,
        more: (votes) => `et ${intl.count(votes)} de plus`,
        top: (server, month) =>
          "Meilleurs votants de " + server + " en " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          intl.plural(votes) === "one"
            ? intl.count(place) + ". " + player + " : " + intl.count(votes) + " vote"
            : intl.plural(votes) === "many"
            ? intl.count(place) + ". " + player + " : " + intl.count(votes) + " votes"
            : intl.count(place) + ". " + player + " : " + intl.count(votes) + " votes",
        others: (players) =>
          intl.plural(players) === "one"
            ? `et ${intl.count(players)} autre joueur`
            : intl.plural(players) === "many"
            ? `et ${intl.count(players)} autres joueurs`
            : `et ${intl.count(players)} autres joueurs`,
      },
      page: {
        title: (server) => `Chats de ${server}`,
        lead:
          "Les votes peuvent être publiés dans un salon de Discord, Slack ou Mattermost : avec les noms des joueurs, l’image du serveur et un lien pour voter. Ce qui est publié ne peut pas être retiré.",
        heading: "Salons connectés",
        often: "Fréquence",
        connect: "Connecter un salon",
        example: "Ce qui est publié",
        offer: (address) =>
          address +
          " est un salon : les votes y sont publiés sous forme de messages. Choisis la fréquence.",
        address: "Adresse du webhook du salon",
        addressHelp:
          "Sur Discord : paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook. Toute personne qui connaît l’adresse peut y publier ; elle est donc enregistrée chiffrée et n’est plus jamais affichée.",
        service: "Chat",
        serviceHelp:
          "Pour Rocket.Chat et les autres qui acceptent les messages de Mattermost, choisis Mattermost.",
        language: "Langue des messages",
        languageOfOwner: "Celle du propriétaire",
        submit: "Connecter et envoyer un test",
        all: "Tous les chats",
      },
      paces: {
        at_once: "Tout de suite",
        ten_minutes: "Toutes les dix minutes",
        daily: "Les dix meilleurs, chaque jour",
      },
      channel: {
        title: "Salon",
        lead: "Un message regroupe tous les votes depuis le précédent.",
        replayLead: (days) =>
          "Publie à nouveau les votes depuis un moment donné, comme votes antérieurs. Un chat ne voit pas qu’il les avait déjà. " +
          intl.count(days) + " jours en arrière au plus.",
        addressKept: "Laisse vide pour garder l’adresse actuelle.",
        save: "Enregistrer",
        test: "Message de test",
        testLead: "Publié maintenant, quel que soit ton choix ci-dessus. Personne n’est mentionné.",
        testButton: "Envoyer un message de test",
        gone:
          "Le chat n’accepte plus de messages à cette adresse, le salon a donc été désactivé. Les votes sont en attente. Colle une nouvelle adresse ci-dessus, puis envoie-les.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one"
            ? `${intl.count(reports)} nouveau signalement`
            : intl.plural(reports) === "many"
            ? `${intl.count(reports)} de nouveaux signalements`
            : `${intl.count(reports)} nouveaux signalements`,
        test: (site) =>
          "Test : les nouveautés pour la modération de " + site + " seront publiées ici",
        open: "Ouvrir la modération",
      },
    },
    deliveries: {
      log: {
        heading: "Envois, les plus récents d’abord",
        lead: "Chaque vote en route vers un webhook. Les envois terminés sont gardés 30 jours.",
        none: "Rien d’envoyé pour l’instant",
        noneNext:
          "Chaque vote envoyé à un webhook sera ici, avec tous les essais et toutes les réponses. Donne une URL de webhook à une clé, puis envoie un test depuis sa page.",
        noneFound: "Aucun envoi de ce genre",
        noneOf: (search) => `Aucun résultat pour ${search}`,
        noneOfNext:
          "La recherche prend le nom complet d’un joueur, avec ou sans majuscules, ou l’identifiant complet d’un vote ou d’un envoi.",
        backwards: "Le premier jour est après le dernier",
        showAll: "Afficher tous les envois",
        find: "Joueur, identifiant de vote ou d’envoi",
        from: "Du (UTC)",
        to: "Au (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Par état",
        all: "Tous",
        filter: "Filtrer les envois",
        allKeys: "Toutes les clés",
        show: "Rechercher",
        player: "Joueur",
        nobody: "personne",
        topTen: "Les dix meilleurs",
        cast: "Vote",
        key: "Clé",
        state: "État",
        last: "Dernier résultat",
        attempts: "Essais",
        next: "prochain essai",
        again: "renvoyé :",
        test: "test",
        pages: "Pages d’envois",
        older: "Envois plus anciens",
        newest: "Envois les plus récents",
        title: (server) => `Envois du serveur ${server}`,
        titleOf: (server, state) => `Envois du serveur ${server} : ${state}`,
        retryLead: {
          abandoned:
            "Renvoie ceux des 14 derniers jours, cinq par seconde. Ils gardent leur identifiant : un récepteur qui retient X-Listing-Vote ne récompense personne deux fois.",
          held: "Envoie ceux des 14 derniers jours, cinq par seconde.",
        },
        retry: {
          abandoned: (key) => `Renvoyer tous les échecs : ${key}`,
          held: (key) => `Envoyer tout ce qui attend : ${key}`,
        },
      },
      day: {
        title: "Dernières 24 heures",
        arrived: "arrivés",
        atOnce: "au premier essai",
        sent: "envois",
        kept: { pending: "dans la file", abandoned: "abandonnés en 30 jours" },
        typical: "réponse typique",
        slow: "réponse lente",
        label: (atOnce, late, failed) =>
          "Heure par heure sur 24 heures : " + intl.count(atOnce) + " arrivés du premier coup, " +
          intl.count(late) + " après un nouvel essai, " + intl.count(failed) + " non arrivés",
        axis: ["il y a 24 h", "18 h", "12 h", "6 h", "maint."],
        legend: {
          ok: "arrivés du premier coup",
          late: "après un nouvel essai",
          bad: "non arrivés, sous la ligne",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " essais sur " + intl.count(of) + ", et l’attente avant chacun",
        wait: {
          atOnce: "tout de suite",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} min`,
          hours: (hours) => `+${intl.count(hours)} h`,
        },
      },
      one: {
        title: (player, key, server) => `Vote pour ${server} : ${player} vers ${key}`,
        back: "Envois",
        cast: "Date du vote",
        toKey: "vers la clé",
        next: "prochain essai",
        nextAt: "Prochain essai :",
        rejectedWith: (status) =>
          "Ton récepteur a répondu " + status + ", ce qui n’est pas un succès.",
        vote: "Vote (X-Listing-Vote)",
        id: "Envoi (X-Listing-Delivery)",
        noUrl: "pas d’URL",
        formerUrl: "une URL précédente",
        elsewhere: "vers une URL précédente",
        sinceMoved: "C’était alors l’URL de la clé ; elle a changé depuis.",
        finished: "terminé",
        resend: "Renvoyer maintenant",
        stands: "Cela reste vrai, quoi que donne un nouvel envoi.",
        underWay: "C’est en route. Cette page s’actualise toutes les deux secondes.",
        request: "Requête",
        requestLead: (attempt) => `Essai ${intl.count(attempt)}, exactement tel qu’envoyé à`,
        notSent: "Rien d’envoyé pour l’instant. Ce sera le contenu, envoyé à",
        attempts: "Essais",
        schedule: "Douze au plus ; le dernier a lieu 76 heures après le vote.",
        answer: "Réponse",
        headers: "En-têtes de la réponse",
        answerKept: "On garde les en-têtes sans cookies, et les 4 premiers ko du contenu.",
        saveRedirect: "Utiliser cette URL",
        answered: (status, time) => `${status} en ${time}`,
        noResponse: "pas de réponse",
        reasons: {
          key_revoked: "La clé a été révoquée.",
          url_cleared: "L’URL du webhook a été supprimée.",
          vote_voided: "La modération a annulé le vote.",
          no_destination: "La clé a été révoquée ou l’URL de son webhook a été supprimée.",
        },
      },
      states: {
        held: "en attente",
        pending: "dans la file",
        sending: "envoi en cours",
        delivered: "transmis",
        abandoned: "abandonné",
      },
      ends: {
        delivered: "arrivé",
        unconfirmed: "envoyé",
        rejected: "refusé",
        redirected: "redirigé",
        redirected_elsewhere: "redirigé",
        apps_script: "Apps Script",
        interrupted: "interrompu",
        timeout: "délai dépassé",
        connect_failed: "pas de connexion",
        connection_lost: "connexion perdue",
        tls_failed: "pas de chiffrement",
        tls_self_signed: "auto-signé",
        tls_untrusted: "certificat non reconnu",
        tls_expired: "certificat expiré",
        tls_other_name: "certificat d’un autre nom",
        tls_old: "TLS ancien",
        tls_plain: "pas de TLS",
        tls_expected: "TLS attendu",
        http2_only: "HTTP/2 seulement",
        dns_failed: "nom introuvable",
        private_address: "adresse privée",
        bad_response: "pas du HTTP",
        bad_url: "mauvaise URL",
        bad_secret: "mauvais secret",
        not_votifier: "pas Votifier",
        votifier_key_missing: "clé publique manquante",
        token_refused: "mauvais token",
        votifier_refused: "refusé",
        name_refused: "nom refusé",
        posted: "publié",
        chat_gone: "salon supprimé",
        chat_refused: "refusé",
        chat_busy: "doit attendre",
        internal_error: "notre faute",
        gone: "gone",
        key_revoked: "clé révoquée",
        url_cleared: "URL supprimée",
        vote_voided: "vote annulé",
        no_destination: "pas d’URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "Tous les guides",
      nav: "Guides",
      contents: "Sur cette page",
      asText: "Cette page en Markdown",
      table: (nth) => `Tableau ${intl.count(nth)}`,
      search: "Rechercher dans les docs",
      submit: "Rechercher",
      results: (query) => `Recherche : ${query}`,
      found: (parts) =>
        intl.plural(parts) === "one"
          ? `${intl.count(parts)} passage trouvé`
          : intl.plural(parts) === "many"
          ? `${intl.count(parts)} de passages trouvés`
          : `${intl.count(parts)} passages trouvés`,
      ask: "Saisis ce que tu cherches, par exemple un code d’erreur, un en-tête ou un plugin.",
      nothing: "Aucun résultat. Essaie d’autres mots, comme un code, un en-tête ou un plugin.",
      inCode: "Dans son code :",
      examples: {
        code: "Un code d’erreur",
        header: "Un en-tête des webhooks",
        plugin: "Un protocole de plugins de vote",
      },
      code: "Code",
      status: "Statut",
      allErrors: "Toutes les erreurs, et leur aspect",
      references: { api: "API", rewards: "API des récompenses", public: "API publique" },
    },
    factors: {
      passkey: {
        use: "Se connecter avec une clé d’accès",
        useHere: "Utiliser une clé d’accès",
        failed: "Ça n’a pas marché, ou tu as annulé. Réessaie, ou choisis un autre moyen.",
        wrong:
          "Cette clé d’accès ne marche pas ici. Elle a peut-être été supprimée, ou la page est restée ouverte trop longtemps. Réessaie.",
      },
      passkeys: {
        heading: "Clés d’accès",
        lead:
          "Avec le verrouillage d’écran de ton appareil ou une clé de sécurité : rien à taper, et rien qu’une fausse page puisse voler.",
        badge: "clé d’accès",
        formerHost: "de l’ancienne adresse de ce site",
        added: "Ajoutée",
        used: "dernière utilisation",
        neverUsed: "jamais utilisée",
        add: "Ajouter une clé d’accès…",
        remove: "Supprimer",
        new: {
          title: "Ajouter une clé d’accès",
          lead:
            "Ton navigateur demande ton verrouillage d’écran, ton code PIN ou ta clé de sécurité.",
          name: "Nom",
          nameHelp: "Pour la reconnaître plus tard.",
          submit: "Ajouter",
          noScript:
            "Les clés d’accès ont besoin de JavaScript et d’un navigateur à jour. Active JavaScript pour ce site.",
          refused: "Cette clé d’accès n’a pas été ajoutée. Réessaie.",
          tooMany: (max) => "Tu as " + intl.count(max) + " clés d’accès. Supprimes-en une d’abord.",
          back: "Retour à ton compte",
        },
      },
      second: {
        heading: "Double authentification",
        lead:
          "Après un mot de passe ou un autre service, tu confirmes que c’est toi avec un code d’une appli ou une clé d’accès.",
        setUp: "Configurer…",
        change: "Modifier…",
        title: "Double authentification",
        offLead:
          "Même avec ton mot de passe, personne n’entre sans une seconde étape. Une clé d’accès vaut déjà deux étapes, donc elle n’en demande pas d’autre.",
        required: (who) =>
          who === "desk"
            ? "Ce site exige la double authentification de toute la modération. Configure-la pour continuer."
            : "Ce site exige la double authentification de toute personne qui gère un serveur. Configure-la pour continuer.",
        app: {
          title: "Avec une appli d’authentification",
          again: "Utiliser une autre appli d’authentification",
          againLead:
            "L’appli que tu utilises maintenant ne marchera plus ici, et tu recevras de nouveaux codes de récupération.",
          lead:
            "Scanne ce code avec une appli d’authentification, comme Aegis, 2FAS, Google Authenticator ou celle de ton gestionnaire de mots de passe. Tape ensuite les six chiffres qu’elle affiche.",
          qr: "Code QR pour ton appli d’authentification",
          key: "Pas d’appareil photo ? Tape cette clé dans l’appli",
          open: "Ouvrir dans une appli de cet appareil",
          code: "Code de l’appli",
          submit: "Activer",
        },
        passkeys: {
          title: "Avec tes clés d’accès",
          lead: "Une de tes clés d’accès t’est demandée chaque fois que tu te connectes autrement.",
          none: "Tu n’as pas encore de clé d’accès.",
          add: "Ajouter une clé d’accès…",
          submit: "Utiliser mes clés d’accès",
        },
        state: {
          title: "Elle est activée",
          app: "Avec une appli d’authentification, depuis",
          passkeys: "Avec tes clés d’accès, depuis",
          codes: (left) =>
            intl.plural(left) === "one"
              ? `Il reste ${intl.count(left)} code de récupération.`
              : intl.plural(left) === "many"
              ? `Il reste ${intl.count(left)} de codes de récupération.`
              : `Il reste ${intl.count(left)} codes de récupération.`,
          renew: "Créer de nouveaux codes de récupération",
          turnOff: "Désactiver",
        },
        codes: {
          title: "Tes codes de récupération",
          lead:
            "Chacun te permet de te connecter une fois si tu perds ton téléphone ou ta clé d’accès. Imprime-les, ou garde-les dans ton gestionnaire de mots de passe. Ils ne seront plus affichés.",
          label: "Codes de récupération",
          copy: "Copier les codes",
          done: "Je les ai enregistrés",
        },
      },
      half: {
        title: "Encore une étape",
        lead: (username) => `Connexion au compte ${username}.`,
        code: "Code de ton appli d’authentification",
        codeHelp: "Six chiffres, qui changent toutes les 30 secondes.",
        wrong: "Ce code est faux ou a déjà servi. Attends le suivant.",
        wrongRecovery: "Ce n’est pas un de tes codes de récupération, ou il a déjà servi.",
        submit: "Se connecter",
        recovery: "Utiliser un code de récupération",
        recoveryCode: "Code de récupération",
        recoveryHelp: "Un des dix que tu as gardés. Chacun marche une fois.",
        lost: "Tu les as tous perdus ? Demande aux responsables de ce site.",
        contact: "Leur écrire",
        other: "Utiliser un autre compte",
        dead: {
          title: "Reconnecte-toi",
          lead:
            "Ça a pris trop de temps, ou il y a eu trop de codes faux. La connexion n’est pas encore faite.",
        },
        signIn: "Se connecter",
      },
      prove: {
        title: "C’est bien toi ?",
        lead: (username) =>
          "Ta connexion avec " + username +
          " date de plus de dix minutes. Confirme que c’est toi avant de continuer.",
        holds: "Ensuite, on ne te le redemandera pas pendant dix minutes.",
        acts: {
          key: "Tu vas créer une clé.",
          votifier: "Tu vas changer la destination des votes.",
          webhook: "Tu vas modifier un webhook.",
          people: "Tu vas partager ta fiche.",
          handover: "Tu vas céder ta fiche.",
          listing: "Tu vas supprimer ta fiche.",
          voids: "Tu vas annuler des votes.",
          role: "Tu vas changer le rôle de quelqu’un.",
          passkey: "Tu vas ajouter une clé d’accès.",
          passkey_removal: "Tu vas supprimer une clé d’accès.",
          second_factor: "Tu vas modifier la double authentification.",
          unlink: "Tu vas dissocier un moyen de connexion.",
          link: "Tu vas lier un moyen de connexion.",
          password: "Tu vas changer ton mot de passe.",
          email: "Tu vas changer ton adresse e-mail.",
          export: "Tu vas télécharger tes données.",
          deletion: "Tu vas supprimer ton compte.",
        },
        kept: "Ta saisie est gardée, et envoyée dès que tu as confirmé.",
        lost: "Tu reviendras à la page. Ce que tu y as saisi est secret et sera à retaper.",
        password: "Ton mot de passe",
        code: "Code de ton appli, ou un code de récupération",
        wrongPassword: "Ce n’est pas ton mot de passe.",
        wrongCode: "Ce code est faux ou a déjà servi. Attends le suivant.",
        submit: "Confirmer",
        or: "ou",
        provider: (name) => `Confirmer avec ${name}`,
        again: "C’est confirmé dans un autre onglet. Continuer",
        none: "Déconnecte-toi et reconnecte-toi pour confirmer que c’est toi.",
        notNow: "Revenir sans le faire",
        back: "Retour à ton compte",
      },
      notMe: {
        title: "Ce n’était pas toi ?",
        lead:
          "Notre e-mail indique quel navigateur s’est connecté, et d’où. Si tu ne le connais pas, appuie sur le bouton.",
        ifPressed: "Si tu appuies sur le bouton :",
        effects: [
          "Toutes les sessions de ton compte sont fermées, la tienne aussi.",
          "Ton mot de passe ne marche plus. On t’envoie un lien pour en choisir un nouveau.",
          "Ton compte garde l’adresse e-mail à laquelle on t’a écrit.",
        ],
        submit: "Ce n’était pas moi : fermer toutes les sessions",
        signedInAt: "La connexion dont on t’a parlé par e-mail :",
        itWasMe: "C’était toi ? Alors il n’y a rien à faire.",
        dead: {
          title: "Ce lien ne marche plus",
          lead:
            "Il marche pendant une semaine. Tu peux fermer des sessions et changer ton mot de passe sur la page de ton compte.",
        },
        mailed: {
          title: "Toutes les sessions sont fermées",
          lead:
            "Ton mot de passe ne marche plus. On t’a envoyé un lien pour en choisir un nouveau. Vérifie ensuite tes moyens de connexion, et supprime ce qui n’est pas à toi.",
        },
        no_mail: {
          title: "Toutes les sessions sont fermées",
          lead: "Ton mot de passe ne marche plus. Demande un lien pour en choisir un nouveau.",
        },
        used: {
          title: "Ce lien a déjà servi",
          lead:
            "Il a fermé toutes les sessions, ce qu’il ne fait qu’une fois. Si quelqu’un est allé dans ton compte depuis, vérifie tes moyens de connexion et supprime ce qui n’est pas à toi. Un nouveau mot de passe ferme de nouveau toutes les sessions.",
        },
        no_password: {
          title: "Toutes les sessions sont fermées",
          lead:
            "Ton compte n’a pas de mot de passe. Reconnecte-toi, vérifie tes moyens de connexion, et supprime ce qui n’est pas à toi.",
        },
        reset: "Choisir un nouveau mot de passe",
        signIn: "Se connecter",
      },
    },
    faults: {
      required: "Ce champ est obligatoire.",
      code: "Ce code est faux ou a expiré. Tape celui que l’appli affiche maintenant.",
      confirmTest: "Confirme que ton récepteur peut récompenser ce joueur, ou laisse le nom vide.",
      currentPassword: "Ce n’est pas ton mot de passe actuel.",
      game: "Choisis le jeu dans la liste.",
      listingName: "Tape le nom de la fiche.",
      noPasskeys: "Tu n’as pas encore de clé d’accès.",
      noneTicked: "Coche au moins une fiche.",
      notReady:
        "Ton navigateur n’était pas encore prêt. Attends que la case soit cochée, puis réessaie.",
      password: "Ce n’est pas ton mot de passe.",
      port: "Saisis un port de 1 à 65535.",
      reason: "Choisis ce qui ne va pas.",
      role: "Choisis un rôle.",
      signIn:
        "Nom d’utilisateur ou mot de passe incorrect. Tu peux utiliser ton adresse e-mail une fois qu’elle est confirmée.",
      signInBusy:
        "Trop de monde fait ça en ce moment, et la connexion n’est pas encore faite. Retape ton mot de passe et connecte-toi. Cette fois, ton navigateur fait d’abord un petit calcul, et tu passes devant ceux qui ne le font pas.",
      time: "Saisis une date et une heure.",
      nothingToReplay:
        "Il n’y a rien à renvoyer. Seuls les votes déjà envoyés à cette clé, ou en attente pour elle, sont renvoyés : pas ceux qui sont allés seulement à d’autres clés, qui sont encore en route ou qui sont nuls.",
      urlUnsaved:
        "Cette URL n’est pas encore enregistrée. Enregistre-la d’abord : en attendant, nos envois vont à l’ancienne.",
      number: "Saisis un nombre entier.",
    },
    forms: {
      signed_out: "Déconnexion réussie.",
      password_reset: "Ton nouveau mot de passe est enregistré. Connecte-toi avec lui.",
      password_set: "Ton mot de passe est créé. Tu peux maintenant te connecter avec lui.",
      identity_linked: "Compte lié. Tu peux maintenant te connecter avec lui.",
      identity_unlinked: "Compte dissocié. Il ne permet plus de se connecter.",
      password_changed: "Ton mot de passe a été changé. Toutes les autres sessions sont fermées.",
      passkey_added: "Ta clé d’accès a été ajoutée.",
      passkey_removed: "La clé d’accès a été supprimée.",
      second_factor_off: "La double authentification est désactivée.",
      email_confirmed: "Ton adresse e-mail est confirmée.",
      administrator_made: "Ton compte a maintenant le rôle d’administrateur.",
      settings_saved: "Enregistré. C’est valable dès maintenant.",
      nothing_changed: "Rien n’a été modifié.",
      look_saved: "Enregistré. Toutes les pages l’affichent en quelques secondes.",
      test_mail_sent:
        "Le serveur de messagerie a accepté l’e-mail. Cherche-le dans ta boîte de réception.",
      site_role_changed: "Le rôle a été changé.",
      verification_sent: "On a envoyé un lien à ton adresse e-mail.",
      verification_logged:
        "Ton lien est dans le log de ce site, qui n’envoie pas d’e-mails. Demande-le aux responsables du site.",
      renamed: "Ton nom a été changé.",
      server_email_on: "Tu recevras des e-mails sur tes serveurs.",
      server_email_off: "Tu ne recevras plus d’e-mails sur tes serveurs.",
      language_saved: "Tes pages et tes e-mails sont maintenant dans cette langue.",
      boards_on: "Ton nom apparaît maintenant parmi les top voteurs.",
      boards_off: "Ton nom n’apparaît pas parmi les top voteurs.",
      favourite_added: "Ajouté à tes favoris. Ils sont tous dans « Mes votes ».",
      favourite_removed: "Retiré de tes favoris.",
      all_voted: "Tous tes favoris ont ton vote du jour.",
      name_forgotten: "Ce navigateur a oublié le nom.",
      game_name_added: "Ajouté. Choisis sur chaque page de vote lequel de tes noms vote.",
      game_name_removed: "Supprimé. Les votes faits sous ce nom le gardent.",
      links_ended: "Les liens de ce serveur ne votent plus pour toi.",
      session_ended: "Cette session est fermée.",
      sessions_ended: "Toutes les autres sessions sont fermées.",
      account_deleted: "Ton compte a été supprimé.",
      key_revoked: "La clé a été révoquée.",
      receiver_removed: "Le récepteur a été retiré.",
      secret_activated:
        "Les webhooks sont maintenant signés avec le nouveau secret, et aussi avec l’ancien pendant encore 24 heures.",
      link_key_removed: "La clé est supprimée. Les liens créés avec elle ne marchent plus.",
      votifier_tested: "Enregistré. Un vote de test est en route vers ton serveur.",
      rewards_saved: "Enregistré. C’est valable pour tous les votes à partir de maintenant.",
      test_vote_waits: "Un vote de test attend une heure dans la boîte de réception.",
      chat_connected: "Le salon est connecté. Un message de test est en route.",
      chat_saved: "Le salon a été enregistré.",
      webhook_saved: "L’URL du webhook a été enregistrée.",
      webhook_paused:
        "Le webhook est en pause. Les votes restent en attente jusqu’à ce que tu les renvoies.",
      webhook_resumed: "Le webhook est de nouveau actif.",
      webhook_resumed_held:
        "Le webhook est de nouveau actif. Des votes sont en attente : renvoie-les pour les transmettre.",
      replayed: "Les votes sont en route, cinq par seconde.",
      replayed_more:
        "10 000 votes sont en route, et il en reste. Relance l’envoi une fois ceux-ci arrivés.",
      checked: "On vient de vérifier le serveur.",
      server_submitted: "Ton serveur a été envoyé. La modération va l’examiner.",
      server_resubmitted: "Ton serveur a été renvoyé.",
      server_unlisted: "Le serveur est hors de la liste. Tu peux le remettre quand tu veux.",
      server_relisted: "Le serveur est de nouveau dans la liste.",
      server_deleted: "La fiche a été supprimée.",
      offer_made:
        "L’offre est faite. Elle reste sept jours sur la page « Mes serveurs » de cette personne.",
      offer_withdrawn: "L’offre est retirée.",
      offer_declined: "Tu as décliné l’offre.",
      member_joined: "Tu as maintenant accès.",
      server_taken_over:
        "La fiche est maintenant à toi. Remplace ses clés API : d’autres les connaissent.",
      role_changed: "Le rôle a été changé.",
      member_removed: "Cet accès est retiré.",
      member_removed_keys:
        "Cet accès est retiré, mais les clés que la personne connaît marchent toujours. Remplace-les ci-dessous.",
      role_changed_keys:
        "Le rôle a changé. Les clés que cette personne a créées marchent toujours : remplace-les ci-dessous.",
      server_left: "Tu as quitté ce serveur.",
      server_saved: "Tes modifications ont été enregistrées.",
      picture_saved: "L’image est enregistrée et affichée partout où est ton serveur.",
      picture_removed: "L’image est supprimée.",
      picture_taken_down: "L’image est retirée. Le propriétaire peut lire ta raison.",
      pictures_accepted: "Les images restent.",
      edits_accepted: "Les modifications sont marquées comme vues.",
      edits_put_back: "L’ancien texte est de retour. Le propriétaire peut lire ta raison.",
      several_decided: "Les fiches cochées sont traitées.",
      report_sent: "Merci. La modération va regarder.",
      reports_closed: "Les signalements sont fermés.",
      change_waits: "Tes modifications ont été enregistrées. Certaines attendent la modération.",
      change_withdrawn: "La fiche reste telle quelle.",
      server_approved: "Le serveur est validé et dans la liste.",
      server_rejected: "Le serveur est refusé. Le propriétaire peut lire ta raison.",
      server_suspended: "Le serveur est suspendu. Le propriétaire peut lire ta raison.",
      vote_voided: "Le vote est annulé.",
      votes_voided:
        "L’annulation des votes est en cours. Des milliers prennent environ une minute.",
      wave_dismissed: "L’alerte est écartée. Les votes restent.",
      answer_read: "La réponse est marquée comme lue.",
      void_answered: "Ta réponse a été envoyée à la modération.",
      moderator_mail_saved: "Enregistré.",
      votes_restored:
        "Les votes sont en train d’être rétablis. Des milliers prennent environ une minute.",
      name_given: "Le nom est attribué.",
      name_refused: "La demande est refusée.",
      account_disabled: "Le compte est désactivé.",
      account_enabled: "Le compte est réactivé.",
      game_added: "Le jeu a été ajouté.",
      tag_added: "Le tag a été ajouté.",
      game_edited: "Le jeu a été enregistré.",
      game_merged: "Les jeux sont fusionnés. L’ancienne adresse mène à celui-ci.",
      game_removed: "Le jeu a été supprimé.",
      tag_edited: "Le tag a été enregistré.",
      tag_merged: "Les tags sont fusionnés. L’ancienne adresse mène à celui-ci.",
      tag_removed: "Le tag a été supprimé.",
    },
    frame: {
      layout: {
        about: (site) =>
          "Trouve des serveurs de jeux sur " + site + " et vote pour ceux que tu aimes.",
        faulty: (title) => `Erreur : ${title}`,
        skip: "Aller au contenu",
        mainMenu: "Menu principal",
        way: "Fil d’Ariane",
        yourMenu: "Ton compte",
        servers: "Serveurs",
        games: "Jeux",
        findServers: "Rechercher des serveurs",
        findBy: "Nom, jeu, tag, pays ou adresse",
        findShort: "Trouver un serveur",
        listServer: "Ajouter un serveur",
        footMenu: "Plus",
        footPlayers: "Pour les joueurs",
        footOwners: "Pour les propriétaires",
        footSite: "Ce site",
        languages: "Langue",
        changeLanguage: "Changer de langue",
        topVoters: "Top voteurs",
        api: "Référence de l’API",
        docs: "Docs",
        myServers: "Mes serveurs",
        moderation: "Modération",
        waiting: "en attente",
        accountLabel: (username) => `Ton compte, ${username}`,
        signIn: "Se connecter",
        signUp: "S’inscrire",
        signOut: "Déconnexion",
        contact: "Contact",
        privacy: "Confidentialité",
        imprint: "Mentions légales",
        terms: "Conditions",
        rules: "Règles",
        imported: (list, site) =>
          "Ton compte a été transféré ici depuis " + list + ". C’est désormais " + site +
          " qui conserve tes données.",
        importedMore: "Ce qui est conservé, et pourquoi",
        importedRead: "Compris",
      },
      theme: {
        title: "Thème",
        names: { system: "Auto", light: "Clair", dark: "Sombre" },
        save: "Enregistrer",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? `Corrige ${intl.count(faults)} problème :`
            : intl.plural(faults) === "many"
            ? `Corrige ces ${intl.count(faults)} de problèmes :`
            : `Corrige ces ${intl.count(faults)} problèmes :`,
        optional: "facultatif",
        on: "activée",
        off: "désactivée",
        copy: "Copier",
        copied: "Copié",
        busy: (duration) =>
          "Trop de monde fait ça en ce moment. Rien n’a été modifié. Réessaie dans " + duration +
          ".",
      },
      moments: { utc: "UTC", never: "jamais" },
      statuses: {
        pending: "en attente de validation",
        approved: "validé",
        rejected: "refusé",
        suspended: "suspendu",
        unlisted: "hors de la liste",
      },
      players: {
        max: (max) => `sur ${intl.count(max)}`,
        online: " joueurs en ligne",
        isOnline: "En ligne",
        isOffline: "Hors ligne",
      },
      errors: {
        notFound: "Page introuvable",
        noPicture: "Introuvable",
        notFoundNext: "L’adresse est peut-être fausse, ou le serveur n’est plus dans la liste.",
        gone: "Cette page a été supprimée",
        goneNext: "Une version plus récente l’a supprimée, et aucune autre ne la remplace.",
        notYours: "Ce serveur n’est pas à toi",
        notYoursNext:
          "Seuls son propriétaire et les gens de son équipe peuvent ouvrir cette page. Tu n’en fais pas, ou plus, partie.",
        refused: "Ça n’a pas marché",
        refusedNext: "Rien n’a été modifié.",
        notAllowed: "Cette page est réservée à la modération",
        notAllowedNext: "Rien n’a été modifié.",
        roleTooLow: "Ton rôle ne permet pas ça",
        roleTooLowNext: "Rien n’a été modifié. Le propriétaire peut te donner un autre rôle.",
        signedOut: "Ta session est terminée",
        signInBeside: "Se connecter (nouvel onglet)",
        kept:
          "Ta saisie reste sur cette page. Connecte-toi dans un nouvel onglet, reviens ici et renvoie-la.",
        sendAgain: "Renvoyer",
        signedOutNext:
          "Ta session est terminée et rien n’a été modifié. Connecte-toi, puis réessaie.",
        otherSite: "Ce formulaire semble venir d’un autre site",
        otherSiteWhy: (baseUrl) =>
          "Ouvre " + baseUrl +
          " et réessaie là-bas. Si tu gères ce site : BASE_URL doit être identique à ce qu’affiche la barre d’adresse du navigateur, et sa valeur est " +
          baseUrl + ".",
        otherSiteNext: "Rien n’a été modifié.",
        noFileHere: "Ce formulaire n’accepte pas de fichiers",
        noFileHereNext: "Rien n’a été modifié. Rouvre la page et envoie son formulaire.",
        tooLarge: "C’est trop gros",
        pictureTooLarge:
          "Une image ne peut pas dépasser 8 Mo. Reviens en arrière et choisis-en une plus petite.",
        formTooLarge: "Reviens en arrière et raccourcis ton texte.",
        tooLargeNext: "Rien n’a été modifié.",
        halfSent: "Ton formulaire est arrivé incomplet",
        halfSentNext:
          "Rien n’a été modifié. Vérifie ta connexion, puis reviens en arrière et renvoie-le.",
        tooMany: "Trop d’essais",
        busy: "Trop de monde fait ça en ce moment",
        tooManyViews: "Trop de pages d’un coup",
        failed: "Un problème est survenu",
        failedNext:
          "Réessaie dans un instant. Si ça continue, envoie cet identifiant de requête à l’admin du site.",
        unavailable: "Le site n’arrive pas à joindre sa base de données",
        unavailableNext: "Rien n’est perdu. Réessaie dans un instant.",
        noChanges: "Le site ne peut rien enregistrer pour le moment",
        late: "Le site met trop de temps à répondre",
        tooManyNext: (duration) => `Réessaie dans ${duration}.`,
        fates: {
          nothing: "Rien n’a été modifié. Réessaie dans un instant.",
          change_unknown:
            "Ton envoi a peut-être été enregistré, ou peut-être pas. Reviens en arrière et recharge la page pour le savoir, puis renvoie-le si besoin.",
          vote_not_cast: "Ton vote n’a pas été pris en compte. Réessaie dans un instant.",
          vote_unknown:
            "Ton vote a peut-être été pris en compte, ou peut-être pas. Rouvre la page de vote dans un instant pour le savoir. Revoter ne pose aucun problème : un deuxième vote le même jour ne compte jamais.",
        },
        toBallot: "Retour à la page de vote",
        clockOff: "Ton vote n’a pas été pris en compte",
        clockOffNext:
          "L’horloge de ce site est déréglée en ce moment, et ton vote risquerait de compter pour le mauvais jour. Tu as toujours ton vote du jour : réessaie dans quelques minutes.",
        signIn: "Se connecter",
        requestId: "Identifiant de requête",
        home: "Tous les serveurs",
      },
      trail: {
        operator: "l’équipe du site",
        gone: "un compte supprimé",
        actions: {
          server_added: "a ajouté le serveur",
          server_edited: "a modifié la fiche",
          server_resubmitted: "a renvoyé le serveur",
          server_approved: "a validé le serveur",
          server_rejected: "a refusé le serveur",
          server_suspended: "a suspendu le serveur",
          server_unlisted: "a retiré le serveur de la liste",
          server_relisted: "a remis le serveur dans la liste",
          server_deleted: "a supprimé la fiche",
          server_offered: "a proposé la fiche à un autre compte",
          server_handed_over: "a repris la fiche",
          member_offered: "a invité quelqu’un",
          member_joined: "a accepté une invitation",
          member_removed: "a retiré l’accès de quelqu’un",
          member_changed: "a changé le rôle de quelqu’un",
          offer_declined: "a décliné une offre",
          offer_withdrawn: "a retiré une offre",
          picture_added: "a ajouté une image",
          picture_removed: "a supprimé une image",
          picture_taken_down: "a retiré une image",
          pictures_accepted: "a vérifié de nouvelles images",
          edits_accepted: "a vérifié des modifications",
          edits_put_back: "a remis l’ancien texte",
          reports_closed: "a fermé des signalements",
          key_issued: "a créé une clé",
          key_rolled: "a remplacé une clé",
          key_revoked: "a révoqué une clé",
          url_key_made: "a créé une clé d’URL",
          link_key_made: "a créé une clé pour les liens de vote",
          link_key_removed: "a supprimé la clé pour les liens de vote",
          webhook_set: "a défini l’URL d’un webhook",
          chat_set: "a configuré des messages dans un chat",
          webhook_cleared: "a supprimé l’URL d’un webhook",
          webhook_paused: "a mis un webhook en pause",
          webhook_resumed: "a relancé un webhook",
          secret_prepared: "a préparé un secret de webhook",
          secret_activated: "a activé un secret de webhook",
          rewards_set: "a choisi comment les joueurs reçoivent leur récompense",
          test_sent: "a envoyé un test",
          receiver_graded: "a évalué le récepteur",
          delivery_resent: "a renvoyé un vote",
          deliveries_replayed: "a renvoyé des votes",
          vote_voided: "a annulé un vote",
          votes_voided: "a annulé des votes",
          votes_restored: "a rétabli des votes annulés",
          void_answered: "a répondu au sujet de votes annulés",
          wave_dismissed: "a écarté une alerte sur des votes inhabituels",
          name_given: "a donné le nom d’un joueur à un compte",
          name_refused: "a refusé une demande de nom de joueur",
          account_disabled: "a désactivé un compte",
          account_enabled: "a réactivé un compte",
          change_approved: "a validé une modification",
          change_refused: "a refusé une modification",
          change_withdrawn: "a retiré une modification",
          game_added: "a ajouté un jeu",
          game_edited: "a modifié un jeu",
          game_merged: "a fusionné un jeu avec un autre",
          game_removed: "a supprimé un jeu",
          tag_added: "a ajouté un tag",
          tag_edited: "a modifié un tag",
          tag_merged: "a fusionné un tag avec un autre",
          tag_removed: "a supprimé un tag",
          backup_made: "a fait une sauvegarde",
          backup_restored: "a restauré une sauvegarde",
          moderator_made: "a rejoint la modération",
          administrator_made: "a reçu le premier rôle d’administrateur",
          role_changed: "a changé le rôle d’un compte",
          sign_in_link_made: "a créé un lien de connexion à un compte",
          sign_in_link_used: "s’est connecté avec le lien de l’équipe du site",
          factors_reset: "a supprimé les clés d’accès et le second facteur d’un compte",
          setting_changed: "a changé un réglage",
        },
      },
      pages: { previous: "Précédent", next: "Suivant" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one"
            ? `${intl.count(seconds)} seconde`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} de secondes`
            : `${intl.count(seconds)} secondes`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one"
            ? `${intl.count(minutes)} minute`
            : intl.plural(minutes) === "many"
            ? `${intl.count(minutes)} de minutes`
            : `${intl.count(minutes)} minutes`,
      },
    },
    gameNames: {
      heading: "Tes noms dans les jeux",
      lead:
        "Un autre nom sur Bedrock, ou un identifiant Steam sur certains serveurs ? Ajoute-le, et choisis sur chaque page de vote lequel vote. Le serveur reçoit et récompense exactement ce nom.",
      note: "Chaque page de vote demande lequel de tes noms vote.",
      open: "Tes noms…",
      listHeading: "Noms qui peuvent voter",
      kinds: { steam: "Prouvé par ta connexion avec Steam", added: "Ajouté par toi" },
      badges: { own: "compte", proved: "prouvé" },
      votesFor: (servers, more) =>
        more === 0 ? `Vote pour ${servers}` : `Vote pour ${servers} et ${intl.count(more)} de plus`,
      unused: "Aucun vote sous ce nom pour l’instant",
      remove: "Supprimer",
      addHeading: "Ajouter un nom",
      left: (left) => "Tu peux ajouter " + (intl.plural(left) === "one"
        ? `encore ${intl.count(left)} nom.`
        : `${intl.count(left)} noms.`),
      ruleTitle: "Comment comptent les votes d’un nom ajouté",
      rule:
        "D’autres joueurs peuvent ajouter le même nom ou s’inscrire avec, car rien ne prouve à qui il est. Pour un tel nom, un serveur accepte un vote par jour, celui du premier venu, et un de plus par le lien que tu reçois dans le jeu.",
      steamRule:
        "Rust et d’autres jeux Steam te connaissent par ton identifiant Steam. Connecte-toi avec Steam, et il arrive ici tout seul.",
      name: "Nom dans le jeu",
      add: "Ajouter ce nom",
      back: "Retour à ton compte",
      backTo: "Retour",
      full:
        "Tu as atteint le nombre maximal de noms par compte. Supprimes-en un pour en ajouter un autre.",
    },
    games: {
      connect: {
        minecraft:
          "Vérifie la version, copie l’adresse et colle-la dans Multijoueur, Nouveau serveur.",
        minecraft_bedrock:
          "Copie l’adresse et saisis-la avec son port dans Jouer, Serveurs, Ajouter un serveur.",
        rust: "Copie l’adresse, appuie sur F1 dans le jeu, puis tape client.connect et l’adresse.",
        counter_strike_2:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        counter_strike_1_6:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        counter_strike_source:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        garrys_mod:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        left_4_dead_2:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        team_fortress_2:
          "Copie l’adresse, ouvre la console dans le jeu, puis tape connect et l’adresse.",
        fivem: "Copie l’adresse, appuie sur F8 dans FiveM, puis tape connect et l’adresse.",
        redm: "Copie l’adresse, appuie sur F8 dans RedM, puis tape connect et l’adresse.",
        factorio: "Copie l’adresse et colle-la dans Multijoueur, Se connecter à une adresse.",
        terraria: "Copie l’adresse et saisis-la dans Multijoueur, Rejoindre via IP.",
        valheim: "Copie l’adresse et colle-la dans Rejoindre une partie, Ajouter un serveur.",
        "7_days_to_die": "Copie l’adresse et saisis-la dans la liste des serveurs du jeu.",
        palworld: "Copie l’adresse et saisis-la dans la liste des serveurs du jeu.",
        project_zomboid: "Copie l’adresse et saisis-la dans la liste des serveurs du jeu.",
      },
      first: {
        version: "Version",
        edition: "Édition",
        mode: "Mode",
        map: "Carte",
        languages: "Langue",
        country: "Pays",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: { onlyIn: (language) => `Cette page n’existe que dans cette langue : ${language}.` },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one"
          ? `${intl.count(days)} jour`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de jours`
          : `${intl.count(days)} jours`,
      account: {
        data: "Nom, adresse e-mail et un code irréversible du mot de passe",
        why: "pour se connecter",
        kept: "jusqu’à la suppression du compte",
      },
      language: {
        data: "La langue de l’inscription, ou celle qui a été choisie",
        why: "pour écrire les pages et les e-mails dans cette langue",
        kept: "jusqu’au choix de suivre le navigateur, ou à la suppression du compte",
      },
      imported: {
        data:
          "La liste d’où un compte a été transféré ici, et si son titulaire a été prévenu par e-mail",
        why: "pour lui dire qui conserve désormais ses données",
        kept: "jusqu’à ce qu’il l’ait lu, ou jusqu’à la suppression du compte",
      },
      emailClaim: {
        data: "Une adresse e-mail saisie mais jamais confirmée",
        why: "pour attendre sa confirmation",
      },
      nameClaim: {
        data:
          "Une inscription sous un nom déjà utilisé par les liens d’un serveur : nom, adresse e-mail et un code irréversible du mot de passe",
        why: "pour attendre que l’adresse soit confirmée, ou que la modération décide",
      },
      newcomer: {
        data:
          "Qui vient d’un autre service pour s’inscrire et n’a pas encore choisi de nom : son identifiant là-bas, une adresse e-mail confirmée et un code irréversible d’un cookie",
        why: "pour attendre le nom",
        kept: "une demi-heure, supprimé dix minutes plus tard",
      },
      formerName: {
        data: "Un nom abandonné, ou celui d’un compte supprimé",
        why: "pour que personne ne se fasse passer pour ce joueur",
      },
      gameName: {
        data:
          "Les autres noms d’un joueur dans les jeux et, avec chaque vote sous l’un d’eux, ce nom",
        why: "pour que les serveurs reçoivent et récompensent le bon",
        kept:
          "la liste jusqu’à ce que le nom soit retiré, ceux des votes pour toujours ; les deux jusqu’à la suppression du compte, sauf les noms qui ont eu leur vote ce jour-là : jusqu’à la fin du jour suivant",
      },
      linkedVoter: {
        data:
          "Le nom d’un joueur qui a voté sans s’inscrire, et le serveur dont le lien l’indiquait",
        why: "pour compter ses votes",
        kept: "pour toujours, ou comme tout compte après son inscription",
      },
      session: {
        data: "Sessions : le navigateur, et sa dernière activité",
        why: "pour garder la connexion, et montrer où le compte est ouvert",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " jour après la dernière visite, ou jusqu’à sa fermeture"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de jours après la dernière visite, ou jusqu’à sa fermeture"
            : intl.count(days) + " jours après la dernière visite, ou jusqu’à sa fermeture",
      },
      identity: {
        data:
          "Le compte d’un autre service utilisé pour se connecter : son identifiant là-bas, et sa date de création",
        why: "pour reconnaître la personne",
        kept: "jusqu’à ce qu’il soit dissocié ou que le compte soit supprimé",
      },
      signInRound: {
        data:
          "Une connexion en cours par un autre service, et un cookie qui la lie au navigateur : des codes irréversibles, et la page de retour",
        why: "pour accepter sa réponse une fois, du même navigateur",
        kept: "dix minutes, supprimé dix minutes plus tard",
      },
      sessionAddress: {
        data: "L’adresse IP où une session a commencé",
        why: "pour reconnaître la session d’un inconnu",
      },
      passkey: {
        data:
          "Clés d’accès : le nom donné à chacune, sa clé publique, le nom d’hôte du site à ce moment-là, et sa dernière utilisation",
        why: "pour se connecter sans mot de passe",
        kept: "jusqu’à sa suppression, ou celle du compte",
      },
      secondFactor: {
        data:
          "Double authentification : le secret chiffré de l’appli d’authentification, et les codes de récupération sous forme de codes irréversibles",
        why: "pour qu’un mot de passe volé n’ouvre rien",
        kept: "jusqu’à sa désactivation, à l’utilisation d’un code ou à la suppression du compte",
      },
      halfSignIn: {
        data: "Les connexions qui attendent la deuxième étape",
        why: "pour les terminer",
        kept: "dix minutes, supprimées dix minutes plus tard",
      },
      verification: {
        data:
          "Les liens pour un nouveau mot de passe, pour se connecter une fois, et celui du premier administrateur, sous forme de codes irréversibles",
        why: "pour qu’ils marchent une fois",
        kept: "une heure, et un jour au plus ; après « Ce n’était pas moi », une semaine",
      },
      vote: {
        data:
          "Votes : qui a voté, pour quel serveur, quand, avec connexion, par un lien ou par un nom saisi, et ce qu’on savait du compte : adresse e-mail confirmée, compte lié, ou compte lié depuis plus de 30 jours",
        why: "pour les compter, une fois par jour chacun",
        kept: "pour toujours ; ceux d’un compte supprimé, sans son nom",
      },
      voteAddress: {
        data:
          "Des codes irréversibles de l’adresse IP du votant et de son réseau, chacun avec le jour",
        why: "pour limiter les votes d’un même endroit",
        kept: "jusqu’à la fin du jour suivant",
      },
      identityVote: {
        data:
          "Des codes irréversibles de comptes liés qui ont été dissociés, ou supprimés avec leur compte ici, chacun avec le jour, et les serveurs pour lesquels ils ont voté",
        why: "pour qu’aucun ne vote deux fois par jour pour un serveur",
        kept: "jusqu’à la fin du jour suivant",
      },
      voteOrigin: {
        data: "Des codes irréversibles de l’adresse et de son réseau avec chaque vote",
        why: "pour que la modération repère les votes achetés",
      },
      voidBatch: {
        data: "Les actions sur de nombreux votes : lesquels, qui les a annulés et pourquoi",
        why: "pour pouvoir revenir dessus",
        kept: "pour toujours",
      },
      wave: {
        data:
          "Les alertes sur des votes inhabituels pour un serveur : combien, par rapport à d’habitude, et ce que la modération a décidé ; jamais qui a voté ni d’où",
        why: "pour que la modération regarde",
      },
      voidNotice: {
        data: "Ce que les propriétaires ont appris sur les votes annulés, et leurs réponses",
        why: "pour qu’ils puissent contester",
      },
      voteMonth: {
        data:
          "Combien de fois un joueur a voté pour un serveur en un mois, et s’il accepte d’être nommé",
        why: "pour montrer qui a voté le plus",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " jour ; ceux d’un compte supprimé, sans son nom"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de jours ; ceux d’un compte supprimé, sans son nom"
            : intl.count(days) + " jours ; ceux d’un compte supprimé, sans son nom",
      },
      siteVoter: {
        data: "Qui a voté le plus tous serveurs confondus, parmi ceux qui acceptent d’être nommés",
        why: "pour le montrer sans recompter chaque vote à chaque fois",
        kept: "jusqu’au prochain comptage, un jour au plus ; rien d’un compte supprimé",
      },
      favourite: {
        data: "Les favoris d’un joueur, et leur ordre",
        why: "pour voter pour eux à la suite",
        kept: "jusqu’à ce que le joueur les retire, ou que le compte soit supprimé",
      },
      rank: {
        data: "La place d’un serveur dans la liste, jour par jour",
        why: "pour montrer son évolution",
      },
      visits: {
        data:
          "Combien de fois la page, la page de vote et le badge d’un serveur ont été ouverts et son adresse copiée en un jour, et les noms d’hôte des sites d’où venaient les visiteurs, jamais qui est venu",
        why: "pour montrer au propriétaire comment va la fiche",
        kept: (days, hosts) => intl.count(days) + " jours, noms d’hôte " + intl.count(hosts),
      },
      disabled: {
        data: "Pourquoi la modération a désactivé un compte",
        why: "pour le dire à la personne concernée",
        kept: "jusqu’à sa réactivation",
      },
      spentProof: {
        data:
          "Les vérifications anti-bot résolues et les défis signés par des clés d’accès, sous forme de codes irréversibles",
        why: "pour ne compter chacun qu’une fois",
        kept: "environ dix minutes, les défis une heure",
      },
      delivery: {
        data:
          "Les envois de votes aux propriétaires de serveurs, partis ou non, avec le nom du joueur et la réponse reçue. Un propriétaire peut faire publier les votes, avec le nom, dans un chat comme Discord ; ce qui est publié ne peut pas être retiré",
        why: "pour les envoyer, et montrer aux propriétaires qu’ils l’ont été",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) +
              " jour après le vote ; ceux d’un compte supprimé, une heure au plus"
            : intl.plural(days) === "many"
            ? intl.count(days) +
              " de jours après le vote ; ceux d’un compte supprimé, une heure au plus"
            : intl.count(days) +
              " jours après le vote ; ceux d’un compte supprimé, une heure au plus",
      },
      receiver: {
        data:
          "Où mènent les webhooks d’un propriétaire, et combien de jours des votes y ont été acceptés",
        why: "pour n’inonder personne",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " jour après le dernier jour de ce type, test ou renvoi"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de jours après le dernier jour de ce type, test ou renvoi"
            : intl.count(days) + " jours après le dernier jour de ce type, test ou renvoi",
      },
      reward: {
        data:
          "Les récompenses qui attendent des joueurs, ce qu’elles sont devenues, et sur quel serveur de jeu",
        why: "pour ne donner chacune qu’une fois",
        kept: (days, after) =>
          intl.count(days) + " jours après le vote, puis " + intl.count(after) + " jours",
      },
      feed: {
        data: "Les votes dans l’ordre, pour les serveurs avec une clé de flux",
        why: "pour que des programmes puissent les suivre",
      },
      server: {
        data:
          "Les fiches avec leurs textes dans toutes les langues, leurs adresses de page successives, y compris sur une autre liste, leurs clés API sous forme de codes irréversibles, leurs webhooks",
        why: "pour afficher les serveurs et leur envoyer les votes",
        kept:
          "pour toujours ; d’une fiche supprimée, seulement le nom, les adresses et les clés révoquées ; l’adresse d’un webhook ou d’un salon jusqu’à la révocation de sa clé",
      },
      member: {
        data: "Qui s’occupe d’une fiche avec son propriétaire, et dans quel rôle",
        why: "pour le leur permettre",
        kept: "jusqu’à la fin du rôle, de la fiche ou du compte",
      },
      offer: {
        data: "Les offres d’un rôle ou d’une fiche, et à qui elles sont faites",
        why: "pour attendre la réponse, et ne pas redemander aussitôt",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} jour, ou jusqu’à son acceptation`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} de jours, ou jusqu’à son acceptation`
            : `${intl.count(days)} jours, ou jusqu’à son acceptation`,
      },
      listingChange: {
        data: "Le nom, le jeu ou l’adresse qu’une fiche validée doit prendre, ou qui a été refusé",
        why: "pour demander à la modération, et le dire au propriétaire",
        kept: "jusqu’à la validation, ou jusqu’à ce que le propriétaire y renonce",
      },
      unreviewedEdit: {
        data: "Ce que disait une fiche avant que son propriétaire la modifie",
        why: "pour que la modération voie ce qui a changé",
        kept: "jusqu’à ce que la modération ait vu la modification",
      },
      picture: {
        data: "Les images des serveurs, réencodées sans les métadonnées de l’appareil photo",
        why: "pour les afficher",
        kept: "tant qu’un serveur les utilise, et un jour de plus au maximum",
      },
      report: {
        data:
          "Les signalements de fiches, avec le nom de ceux qui avaient ouvert une session, et ce que la modération a fait et noté",
        why: "pour que la modération regarde",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `jusqu’à ${intl.count(days)} jour après leur fermeture`
            : intl.plural(days) === "many"
            ? `jusqu’à ${intl.count(days)} de jours après leur fermeture`
            : `jusqu’à ${intl.count(days)} jours après leur fermeture`,
      },
      news: {
        data: "Les e-mails aux propriétaires sur leurs serveurs, partis ou non",
        why: "pour les envoyer, même après une panne",
      },
      siteSetting: {
        data:
          "Les réglages du site : son nom, sa couleur, son logo, ses mentions légales, ce que la modération examine et le salon de chat qui reçoit ses nouveautés",
        why: "pour afficher le site comme ses administrateurs l’ont réglé",
        kept: "jusqu’à ce qu’ils changent",
      },
      linkAgreement: {
        data: "Quels liens un joueur laisse voter pour lui, et depuis quand",
        why: "pour voter en un clic",
        kept:
          "jusqu’à ce que le joueur y mette fin, ait un nouveau mot de passe, ou que le compte soit supprimé",
      },
      mailbox: {
        data: "Si un propriétaire veut ces e-mails, et quand le prochain peut partir",
        why: "pour n’en envoyer aucun qui ne soit pas voulu",
        kept: "jusqu’à la suppression du compte",
      },
      queuedMail: {
        data:
          "E-mails sur un compte que le serveur de messagerie n’a pas encore acceptés : adresse et texte, chiffrés",
        why: "pour réessayer si le serveur de messagerie ne répond pas ou demande d’attendre",
        kept: (days) =>
          "jusqu’à l’envoi ; un lien pour un nouveau mot de passe une heure au plus, le reste " +
          intl.count(days) + " jours",
      },
      moderatorMail: {
        data:
          "À quelle fréquence un modérateur veut des e-mails sur ce qui attend, et la date du dernier",
        why: "pour ne pas en envoyer plus",
        kept: "jusqu’à la suppression du compte",
      },
      players: {
        data:
          "Combien de joueurs sont sur un serveur, sur quelle carte et dans quel mode, jamais qui",
        why: "pour l’afficher",
        kept: (hourly, daily) =>
          "par heure " + intl.count(hourly) + " jours, par jour " + intl.count(daily),
      },
      trail: {
        data:
          "Le journal : qui a modifié quelle fiche, clé, quel webhook ou vote, et les noms de joueurs saisis dans des tests",
        why: "pour régler les litiges",
      },
      erasure: {
        data: "Les identifiants des comptes supprimés",
        why: "pour supprimer ce qui les nomme encore",
        kept: "une heure au plus",
      },
      own: {
        data: "Les tables du service lui-même, sans personnes",
        why: "pour fonctionner",
        kept: "pour toujours",
      },
      addresses: {
        data: "Les adresses IP en mémoire",
        why: "pour limiter les abus et les essais de mots de passe",
        kept: "une heure au plus",
      },
      log: {
        data:
          "Le log : chemins et heures ; sans serveur de messagerie, aussi des adresses e-mail et des liens",
        why: "pour trouver les pannes",
        kept: "aussi longtemps que les responsables du site le gardent",
      },
      cookies: {
        data:
          "Les cookies, dans le navigateur : la session, le fait qu’un compte s’y est déjà connecté, une inscription sans nom, le thème, la langue et le dernier moyen de connexion, ce qui lie une clé d’accès ou une deuxième étape à ce navigateur, et ce qu’un formulaire vient de faire",
        why:
          "pour garder la connexion, pour que des inconnus ne puissent pas bloquer le compte, pour attendre le nom, pour afficher ce thème, cette langue et ce moyen, pour qu’aucun autre navigateur ne puisse répondre, et pour le dire sur la page suivante",
        kept: (session, known, theme) =>
          intl.count(session) + " et " + intl.count(known) + " jours, une demi-heure, " +
          intl.count(theme) + " jours, une heure et une minute",
      },
      rememberedName: {
        data:
          "Un cookie avec le nom qu’un joueur a saisi pour voter, s’il a demandé à ce navigateur de le retenir",
        why: "pour le remplir la fois suivante",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " jour après le dernier vote, ou jusqu’à la demande d’oubli"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de jours après le dernier vote, ou jusqu’à la demande d’oubli"
            : intl.count(days) + " jours après le dernier vote, ou jusqu’à la demande d’oubli",
      },
      codeLanguage: {
        data: "Le langage de code choisi dans les guides, dans le navigateur",
        why: "pour afficher le guide suivant dans ce langage",
        kept: "jusqu’à la fermeture de l’onglet",
      },
    },
    keys: {
      panel: {
        title: (server) => `Clés API du serveur ${server}`,
        heading: "Clés API",
        lead:
          "Avec une clé, ton serveur de jeu peut vérifier qui a voté. Donne un webhook à une clé, et chaque vote t’est envoyé dès qu’il est fait.",
        notApproved: (status) =>
          "Statut de ce serveur : " + status +
          ". Tu ne peux créer et utiliser des clés que s’il est validé.",
        reason: (reason) => `Message de la modération : ${reason}`,
        none: "Pas encore de clé",
        noneNext:
          "Crées-en une ci-dessous. Son secret est affiché une seule fois, avec une commande pour l’essayer et un test pour son webhook.",
        noneUntil: "Tu pourras créer des clés une fois le serveur validé.",
        ending: "Finit par",
        created: "Création",
        lastUsed: "Dernière utilisation",
        why: "Voir pourquoi",
        newKey: "Générer une clé API",
        samples: {
          ask: {
            label: "Demander si un joueur a voté",
            lead:
              "Affiche la réponse et ne récompense personne. Un vote compte toute la journée : à toi de donner la récompense et de retenir qui l’a eue. Sans réponse, le programme échoue et n’affiche rien.",
          },
          receive: {
            label: "Recevoir les votes",
            lead:
              "Vérifie qu’un webhook vient de nous, enregistre le vote dans un fichier, puis appelle la fonction reward : une fois au plus par vote, même après un redémarrage, et jamais pour un test. Complète cette fonction, et place ton serveur web devant pour https. Un plantage entre les deux étapes peut perdre une récompense, que tu peux alors donner à la main ; il n’en donne jamais deux.",
          },
        },
        nameField: {
          label: "Nom de la clé",
          help: "Tu es la seule personne à le voir. Il t’aide à distinguer tes clés : lobby, site…",
        },
        urlField: {
          label: "URL du webhook",
          help: "Où chaque vote est envoyé. Tu peux la définir plus tard.",
        },
        scopes: "Usage",
        scopesField: "À quoi sert la clé",
        scope: {
          read: {
            name: "vérification de votes",
            label: "Vérification de votes : qui a voté, le nombre de votes et la fiche",
          },
          rewards: {
            name: "récompenses",
            label:
              "Récompenses : prendre les votes dans la boîte de réception et noter les récompenses",
          },
          feed: {
            name: "flux de votes",
            label: "Flux de votes : suivre chaque vote, pour les bots et les statistiques",
          },
        },
        generate: "Générer une clé API",
        history: "Activité récente",
        historyLead:
          "Les derniers changements du serveur, de ses clés et webhooks, et qui les a faits.",
        when: "Quand",
        who: "Qui",
        what: "Action",
        asked: "a demandé une modification de la fiche",
        which: "Clé",
        code: "Exemples de code",
        codeLead:
          "Des programmes complets, sans bibliothèque. Ils lisent ta clé et ton secret dans l’environnement : ne mets ni l’un ni l’autre dans ton code.",
        reference: "La référence de l’API contient toutes les réponses et tous les en-têtes.",
      },
      states: {
        none: "pas d’URL",
        active: "actif",
        failing: "en échec",
        waiting: "attend ton récepteur",
        paused: "en pause",
        disabled: "désactivé",
        revoked: "révoqué",
      },
      once: {
        issued: (name) => `Ta nouvelle clé : ${name}`,
        rolled: (name) => `Nouveau secret pour ${name}`,
        prepared: (name) => `Nouveau secret de webhook pour ${name}`,
        warning: "Copie-le maintenant. Il n’est affiché qu’une fois.",
        key: "Clé API",
        webhookSecret: "Secret du webhook",
        keyHelp: "Envoie-la avec chaque requête : Authorization: Bearer, puis la clé.",
        secretHelp: "Ton récepteur s’en sert pour vérifier qu’un webhook vient de nous.",
        overlap: (hours) =>
          hours === 0
            ? "L’ancien secret ne marche plus."
            : intl.plural(hours) === "one"
            ? `L’ancien secret marche encore ${intl.count(hours)} heure.`
            : intl.plural(hours) === "many"
            ? "L’ancien secret marche encore " + intl.count(hours) + " d’heures."
            : `L’ancien secret marche encore ${intl.count(hours)} heures.`,
        preparedNext:
          "Fais d’abord accepter ce secret par ton récepteur, à côté de l’ancien. Reviens ensuite l’activer : d’ici là, rien n’est signé avec lui.",
        tryTitle: "Essaie maintenant",
        curl: "Demande à l’API qui tu es, dans un terminal",
        test: "Envoyer un test au webhook",
        testHelp:
          "S’ouvre dans un nouvel onglet : cette page et son secret restent là. Les tests ne sont jamais comptés ni récompensés.",
        done: "C’est copié",
        usedTitle: "Ce formulaire a déjà été envoyé",
        used:
          "Il a alors fait son travail et affiché son secret. Si tu ne l’as pas copié, remplace la clé ou prépare un autre secret de webhook.",
        back: "Toutes les clés API",
      },
      key: {
        title: (key, server) => `Clé ${key} du serveur ${server}`,
        back: "Clés API",
        deliveries: "Envois de cette clé",
        revokedAt: "Révoquée",
        votifier: "Votifier",
        toRewards: "Récompenses",
        replayVotifier:
          "Envoie les votes en attente ou qui ne sont pas arrivés. Ceux que ton serveur a pris sont laissés de côté : il les récompenserait de nouveau.",
        webhook: "Webhook",
        webhookLead: "Chaque vote y est envoyé, signé, dès qu’il est fait.",
        security: "Sécurité",
        securityLead:
          "Deux secrets : la clé ouvre l’API, le secret du webhook signe ce qu’on envoie.",
        danger: "Danger",
        dangerLead: "C’est définitif.",
        held: (votes, days) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote est`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes sont`
            : `${intl.count(votes)} votes sont`) +
          " en attente, chacun pour " + intl.count(days) + " jours. Le plus ancien est supprimé le",
        heldMore: (max, days) =>
          "Plus de " + intl.count(max) + " votes sont en attente, chacun pour " + intl.count(days) +
          " jours. Le plus ancien est supprimé le",
        overlaps: {
          day: "dans un jour",
          now: "tout de suite",
          hour: "dans une heure",
          week: "dans sept jours",
        },
        urlField: {
          label: "URL du webhook",
          help: "Laisse vide pour arrêter : ce qui attend encore est abandonné.",
        },
        saveUrl: "Enregistrer l’URL",
        pause: "Mettre en pause",
        pauseHelp:
          "Pendant la pause, les votes sont mis en attente. Tu pourras les renvoyer plus tard.",
        resume: "Reprendre",
        resumeHelp:
          "Les nouveaux votes repartent. Ceux en attente y restent jusqu’à ce que tu les envoies.",
        heldOff: "Relance le webhook, puis envoie-les.",
        sendHeld: "Envoyer ceux en attente",
        disabled: {
          gone:
            "Ton récepteur a répondu 410 Gone, ce qui désactive un webhook. Les votes sont en attente.",
          failing:
            "Il a été désactivé après cinq jours sans une seule réussite. Les votes sont en attente.",
        },
        failingSince: "Le webhook échoue depuis",
        asksAgain: "Prochain essai :",
        test: {
          title: "Test",
          button: "Envoyer un test",
          lead:
            "Envoie un vote de test, d’aucun vrai joueur, à ton URL et montre ce qui a été envoyé et répondu. L’en-tête X-Listing-Test le signale, et il n’est jamais compté.",
        },
        testName: {
          label: "Nom du joueur",
          help: "Un récepteur qui ignore l’en-tête récompensera ce joueur.",
        },
        testConfirm: "Oui, mon récepteur peut récompenser ce joueur",
        testMore: "Tester avec le nom d’un vrai joueur",
        grade: {
          title: "Évaluer mon récepteur",
          button: "Évaluer",
          lead:
            "Envoie à ton URL une trentaine d’envois du joueur de test, en une minute : des bons, et aussi des faux, des vieux et des doubles. Dit ensuite ce que ton récepteur a raté.",
        },
        graded: (key) => `Évaluation du récepteur : ${key}`,
        gradeGuide: "Ce que veut dire chaque test",
        backToKey: "Retour à la clé",
        secret: "Secret du webhook",
        secretLead:
          "Change-le par étapes pour ne perdre aucun vote : prépares-en un nouveau, ajoute-le à ton récepteur, puis active-le.",
        secretSteps: [
          "Prépare un nouveau secret",
          "Ajoute-le à ton récepteur, à côté de l’ancien",
          "Active-le : on signe avec lui à partir de là",
        ],
        prepare: "Préparer un nouveau secret",
        prepareAgain: "Préparer un autre secret",
        pending:
          "Un nouveau secret est préparé. Rien n’est signé avec lui tant que tu ne l’actives pas.",
        activate: "Activer le secret préparé",
        replay: { title: "Renvoyer", button: "Renvoyer les votes" },
        replayLead: (days) =>
          "Renvoie les votes envoyés à cette clé, ou en attente pour elle, depuis un moment des " +
          intl.count(days) +
          " derniers jours, cinq par seconde. Les votes gardent leur identifiant : un récepteur qui retient X-Listing-Vote ne récompense personne deux fois.",
        since: "Votes depuis",
        roll: {
          title: "Remplacer",
          button: "Remplacer la clé",
          lead:
            "Crée un nouveau secret pour cette clé. Son webhook et son historique restent, et l’ancien secret marche aussi longtemps que tu le choisis. Le secret actuel :",
        },
        overlap: "L’ancien secret cesse de marcher",
        revoke: "Révoquer",
        revokeLead:
          "Met fin à cette clé pour de bon. Son webhook s’arrête, et ce qui attend encore est abandonné.",
        revokeLink: "Révoquer la clé…",
        confirmTitle: (key) => `Révoquer la clé ${key} ?`,
        confirmLead:
          "Les programmes qui l’utilisent sont refusés en une seconde, et son webhook ne reçoit plus de votes. C’est définitif. Si la clé a fuité, remplace-la plutôt : le webhook est alors gardé.",
        confirm: (key) => `Révoquer ${key}`,
        cancel: "Garder la clé",
        removal: {
          title: (key) => `Retirer le récepteur ${key} ?`,
          lead:
            "Il ne reçoit plus de votes, et ce qui l’attend encore est abandonné. C’est définitif.",
          confirm: (key) => `Retirer ${key}`,
          cancel: "Garder le récepteur",
        },
      },
    },
    language: {
      heading: "Langue",
      lead: "La langue de tes pages et des e-mails que tu reçois.",
      label: "Langue",
      browser: "Comme mon navigateur",
      save: "Enregistrer",
    },
    listingForm: {
      submit: {
        title: "Ajouter un serveur",
        lead:
          "Le jeu, le nom et l’adresse suffisent. Tu peux ajouter le reste maintenant ou plus tard. La modération examine chaque nouveau serveur avant de le mettre dans la liste ; tu peux suivre son statut ici.",
        submit: "Envoyer le serveur",
        pictures: "Tu ajouteras un logo et une bannière dès que le serveur sera envoyé.",
      },
      edit: {
        title: (server) => `Fiche du serveur ${server}`,
        lead: "Tes modifications apparaissent dès que tu les enregistres.",
        leadApproved:
          "Tes modifications apparaissent dès que tu les enregistres, sauf là où la modération regarde d’abord.",
        leadRejected: "Quand c’est fini, renvoie le serveur dans Aperçu.",
        save: "Enregistrer",
        looksFirst: "La modération regarde d’abord les modifications.",
        waits: (seen) => "Attend la modération. D’ici là, les joueurs voient " + seen + ".",
        slugMoves: (days) =>
          "Les anciens liens mèneront à la nouvelle adresse. Tu peux la changer une fois en " +
          intl.count(days) + " jours.",
        slugMoved: (at) =>
          "Tu l’as changée récemment. Tu pourras la rechanger le " + at + " (UTC).",
        textWaits: "Attend la modération. D’ici là, les joueurs voient l’ancienne version.",
        waiting: "Une modification attend la modération.",
        toWaiting: "La comparer, retirer ou prouver",
      },
      parts: {
        basics: "Jeu, nom et adresse",
        place: "Port et adresse de la page",
        about: "Slogan, description et règles",
        translations: "Autres langues",
        facts: "Tags, version et langues",
        links: "Liens",
        pictures: "Images",
      },
      form: {
        game: { label: "Jeu", help: "Pas dans la liste ? Demande à la modération de l’ajouter." },
        name: { label: "Nom", help: "Tel que les joueurs le connaissent." },
        chooseGame: "Choisis un jeu",
        host: {
          label: "Adresse",
          help: "Nom d’hôte ou adresse IP. Tu peux ajouter le port : host:25565.",
        },
        port: { label: "Port", help: "Laisse vide pour utiliser le port par défaut du jeu." },
        slug: {
          label: "Adresse de la page",
          help: (least, most) =>
            "La fin du lien de la page, /servers/… : de " + intl.count(least) + " à " +
            intl.count(most) +
            " lettres minuscules, chiffres et tirets. Laisse vide pour utiliser le nom.",
        },
        tagline: {
          label: "Slogan",
          help: "Une ligne qui dit ce que le serveur a de spécial. Elle est sur la carte.",
        },
        description: {
          label: "Description",
          help: (most) =>
            "Dis aux joueurs à quoi s’attendre. Markdown marche : **gras**, listes, liens, titres. " +
            intl.count(most) + " caractères au plus.",
        },
        rules: {
          label: "Règles",
          help: "Ce que les joueurs doivent savoir. Markdown marche ici aussi.",
        },
        textLanguage: {
          label: "Langue de ces textes",
          help: "La langue du slogan, de la description et des règles.",
        },
        tags: {
          label: "Tags",
          help: (most) =>
            "Les joueurs s’en servent pour chercher et filtrer. " + intl.count(most) + " au plus.",
          unfold: "Choisir des tags",
        },
        version: { label: "Version", help: "La version du jeu, comme 1.21.4." },
        country: { label: "Pays", help: "Où se trouve le serveur." },
        noCountry: "Non précisé",
        languages: {
          label: "Langues",
          help: (most) => "Ce qu’on parle sur le serveur. " + intl.count(most) + " au plus.",
          unfold: "Choisir des langues",
        },
        website: { label: "Site web", help: "Il commence par https://." },
        discord: { label: "Discord", help: "Une invitation, comme https://discord.gg/…" },
        video: { label: "Vidéo", help: "Sur YouTube, Twitch ou Vimeo." },
      },
      translations: {
        lead:
          "Les joueurs qui lisent ce site dans une autre langue voient les textes que tu y ajoutes. Ce que tu laisses vide s’affiche comme tu l’as écrit plus haut.",
        none: "rien pour l’instant",
        field: (field, language) => `${field} (${language})`,
        remove: "Retirer ces textes en enregistrant",
      },
      preview: {
        title: "Aperçu",
        filled: (filled, all) => `${intl.count(filled)} sur ${intl.count(all)} remplis`,
        of: (server) => `Aperçu du serveur ${server}`,
        note: "Rien n’est encore enregistré. Ferme cet onglet pour revenir au formulaire.",
        show: "Aperçu",
        noName: "Le nom de ton serveur",
        noAddress: "play.example.com",
        noGame: "Jeu",
        noTagline: "Ton slogan",
        about: "À propos",
        noDescription: "Ta description sera ici.",
        rules: "Règles",
        waits:
          "Là où le formulaire dit que la modération regarde d’abord, les joueurs le voient une fois que c’est validé.",
      },
      pictures: {
        lead:
          "Le visage de ton serveur dans toutes les listes. Les nouvelles images s’affichent tout de suite.",
        saveFirst: "Un envoi recharge cette page. Enregistre d’abord ta saisie.",
        failed: "L’image n’a pas pu être envoyée. Réessaie.",
        logo: {
          label: "Logo",
          none: "Tu n’en as pas encore : les joueurs voient ce carré avec tes initiales.",
          file: "Image pour le logo",
          best: "L’idéal : carrée.",
          upload: "Envoyer le logo",
          remove: "Supprimer le logo",
        },
        banner: {
          label: "Bannière",
          none:
            "Tu n’en as pas encore : les joueurs voient des rayures à la couleur de ton serveur.",
          file: "Image pour la bannière",
          best: "L’idéal : trois fois plus large que haute.",
          upload: "Envoyer la bannière",
          remove: "Supprimer la bannière",
        },
        help: (width, height, best) =>
          "PNG, JPEG ou WebP, 8 Mo au plus et au moins " + intl.count(width) + " × " +
          intl.count(height) + " pixels. " + best,
        choose: "Choisis d’abord un fichier.",
        rulesTitle: "Ce que tu peux montrer",
        rules: [
          "Ton serveur : son nom, son monde, ce que les joueurs y construisent et y font.",
          "Seulement des images à toi ou que tu as le droit d’utiliser. Aucun logo d’un autre serveur.",
          "Rien de sexuel, de sanglant ou de haineux, et les infos privées de personne.",
          "Pas de fausses promesses, comme de la monnaie gratuite pour un vote.",
          "La modération regarde chaque nouvelle image. Elle supprime ce qui enfreint ces règles et t’envoie la raison par e-mail.",
        ],
      },
      meanwhile: {
        title: "Ça a changé entre-temps",
        lead:
          "Dans un autre onglet, ou par quelqu’un d’autre. Compare les deux, modifie le formulaire ci-dessous si besoin, et enregistre de nouveau pour garder ta saisie.",
        heads: ["Champ", "Enregistré maintenant", "Ta saisie"],
        nothing: "rien",
      },
    },
    listing: {
      change: {
        name: "Nom",
        game: "Jeu",
        host: "Adresse",
        port: "Port",
        text: {
          tagline: "Slogan",
          tags: "Tags",
          country: "Pays",
          version: "Version",
          languages: "Langues",
          website: "Site web",
          discord: "Discord",
          video: "Vidéo",
          description: "Description",
          rules: "Règles",
          textLanguage: "Langue des textes",
          translations: "Autres langues",
        },
      },
      home: {
        title: "Serveurs de jeux",
        heading: "Classés par ceux qui y jouent",
        lead: (counts) =>
          "Un vote par jour pour chaque serveur. Le classement suit les votes " + (counts === "all"
            ? "des 30 derniers jours."
            : counts === "signed-in"
            ? "des joueurs avec un compte, sur les 30 derniers jours."
            : counts === "confirmed"
            ? "des joueurs avec une adresse e-mail confirmée ou un compte lié, sur les 30 derniers jours."
            : "des joueurs avec un compte lié depuis plus de 30 jours, sur les 30 derniers jours."),
        results: (text) => `Serveurs pour « ${text} »`,
        searchAll: "Chercher parmi tous les serveurs",
        pageOf: (title, page) => `${title}, page ${intl.count(page)}`,
        landing: {
          title: (name) => `Serveurs ${name}`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `${intl.count(servers)} serveur ${name}, classé`
              : intl.plural(servers) === "many"
              ? `${intl.count(servers)} de serveurs ${name}, classés`
              : `${intl.count(servers)} serveurs ${name}, classés`) +
            " par les votes des joueurs. " + (intl.plural(playersOnline) === "one"
              ? intl.count(playersOnline) + " joueur est en ligne en ce moment."
              : intl.plural(playersOnline) === "many"
              ? intl.count(playersOnline) + " de joueurs sont en ligne en ce moment."
              : intl.count(playersOnline) + " joueurs sont en ligne en ce moment."),
          line: (counts) =>
            counts === "all"
              ? "Classés par les votes de leurs joueurs."
              : counts === "signed-in"
              ? "Classés par les votes des joueurs avec un compte."
              : counts === "confirmed"
              ? "Classés par les votes des joueurs avec une adresse e-mail confirmée ou un compte lié."
              : "Classés par les votes des joueurs avec un compte lié depuis plus de 30 jours.",
        },
        sums: {
          servers: (servers) => intl.plural(servers) === "one" ? "serveur" : "serveurs",
          online: (players) =>
            intl.plural(players) === "one" ? "joueur en ligne" : "joueurs en ligne",
          votes: (votes) => intl.plural(votes) === "one" ? "vote en 30 jours" : "votes en 30 jours",
        },
        games: "Jeux",
        moreGames: (games) =>
          intl.plural(games) === "one"
            ? `${intl.count(games)} autre jeu`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} d’autres jeux`
            : `${intl.count(games)} autres jeux`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? `${intl.count(games)} jeu avec des serveurs.`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} de jeux avec des serveurs.`
            : `${intl.count(games)} jeux avec des serveurs.`,
        gameOrders: { players: "Joueurs", servers: "Serveurs", name: "Nom" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one"
            ? `${intl.count(servers)} serveur`
            : intl.plural(servers) === "many"
            ? `${intl.count(servers)} de serveurs`
            : `${intl.count(servers)} serveurs`) + " · " + (intl.plural(playersOnline) === "one"
              ? `${intl.count(playersOnline)} joueur en ligne`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} de joueurs en ligne`
              : `${intl.count(playersOnline)} joueurs en ligne`),
        tags: "Tags",
        board: "Serveurs",
        page: (page, pages) => `Page ${intl.count(page)} sur ${intl.count(pages)}`,
        more: "Envie d’autres serveurs ?",
      },
      feed: {
        title: "Nouveaux serveurs",
        follow: "Suivre les nouveaux serveurs dans un lecteur de flux",
      },
      nothing: {
        listed: "Aucun serveur dans la liste pour l’instant",
        listedNext:
          "Ouvre la liste : cinq champs suffisent, et les joueurs peuvent voter dès que le serveur est validé.",
        list: "Ajouter un serveur",
        found: "Aucun serveur ne correspond à tout ça",
        foundFor: (text) => `Rien pour « ${text} »`,
        drop: "Chacun de ces choix trouve des serveurs :",
        clear: "Avec moins de filtres, il y en aura peut-être un.",
        dropFor: "Aucun serveur ne correspond à tout ça. Chacun de ces choix trouve des serveurs :",
        retype:
          "Aucun serveur ne correspond à tout ça. On a cherché dans les noms, jeux, tags, pays et adresses : essaie avec moins de mots.",
        without: "Sans",
        showAll: "Effacer les filtres",
        pastEnd: "La liste a moins de pages.",
        firstPage: "Aller à la première page",
        waysOn: "Essaie plutôt",
        games: { label: "Parcourir un jeu", more: "Tous les jeux qui ont un serveur ici" },
        newest: { label: "Derniers serveurs", more: "Tout juste ajoutés à la liste" },
        own: { label: "Ajoute le tien", more: "Cinq champs, gratuit" },
      },
      board: {
        rank: "Rang",
        ofAll: "général",
        copy: (name) => `Copier l’adresse du serveur ${name}`,
        vote: "Voter",
        voteFor: (name) => `pour ${name}`,
        votes: (votes) =>
          intl.plural(votes) === "one" ? "vote" : intl.plural(votes) === "many" ? "votes" : "votes",
        today: "aujourd’hui",
        monthly: "sur les 30 derniers jours",
        all: "au total",
      },
      moves: { isNew: "nouveau", up: "plus haut en une semaine", down: "plus bas en une semaine" },
      filters: {
        title: "Filtres",
        used: "en cours",
        text: "Nom ou adresse",
        choose: {
          game: { label: "Jeu", all: "Tous les jeux" },
          country: { label: "Pays", all: "Tous les pays" },
          language: { label: "Langue", all: "Toutes les langues" },
          version: { label: "Version", all: "Toutes les versions" },
        },
        tags: "Tags, tous ceux-ci",
        clear: "Tout effacer",
        quick: "Filtres rapides",
        online: "En ligne",
        show: "Afficher les serveurs",
        found: (total) =>
          intl.plural(total) === "one"
            ? `${intl.count(total)} serveur`
            : intl.plural(total) === "many"
            ? `${intl.count(total)} de serveurs`
            : `${intl.count(total)} serveurs`,
        quoted: (text) => `« ${text} »`,
        remove: " : retirer",
        sortBy: "Trier par",
        sorts: {
          match: "Pertinence",
          votes_30: "30 jours",
          votes_today: "Aujourd’hui",
          votes_all: "Total",
          players: "Joueurs",
          newest: "Nouveaux",
          name: "Nom",
        },
      },
      server: {
        moderate: "Modérer",
        servers: "Serveurs",
        about: "À propos",
        rules: "Règles",
        links: "Liens",
        website: "Site web",
        video: "Vidéo",
        community: { discord: "Rejoindre le Discord", website: "Voir le site web" },
        tags: "Tags",
        facts: "Infos",
        version: "Version",
        country: "Pays",
        languages: (languages) =>
          intl.plural(languages) === "one"
            ? "Langue"
            : intl.plural(languages) === "many"
            ? "Langues"
            : "Langues",
        listed: "Dans la liste depuis",
        rankIn: (game) => `sur ${game}`,
        of: (listed) => `sur ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "one" ? "joueur" : "joueurs",
        votesWeekly: "Votes, 7 jours",
        votesTotal: "Votes, total",
        allVotes: (counts) =>
          "Ces votes comprennent ceux des liens du jeu et des noms saisis. Le classement ne compte que les votes " +
          (counts === "signed-in"
            ? "des joueurs avec un compte"
            : counts === "confirmed"
            ? "des joueurs avec une adresse e-mail confirmée ou un compte lié"
            : "des joueurs avec un compte lié depuis plus de 30 jours") +
          ".",
        vote: "Voter",
        voteFor: (name) => `Voter pour ${name}`,
        description: (name, game) => `${name}, un serveur ${game} : adresse, joueurs et votes.`,
      },
      share: { share: "Partager", address: "Adresse de cette page" },
      report: {
        title: (server) => `Signaler ${server}`,
        back: (server) => `Retour au serveur ${server}`,
        lead:
          "Quelque chose cloche sur cette fiche ? Préviens la modération. Le propriétaire ne saura jamais qui tu es.",
        reason: "Qu’est-ce qui ne va pas ?",
        pick: "Choisis",
        reasons: {
          pictures: "Ses images",
          hateful: "Elle est haineuse ou harcèle des gens",
          scam: "Elle arnaque les joueurs ou demande des mots de passe",
          fake: "Elle se fait passer pour un autre serveur",
          wrong: "Ses infos sont fausses, ou le serveur n’existe plus",
          other: "Autre chose",
        },
        more: "Avec tes mots",
        moreHelp: "Qu’as-tu vu, et où ? Ne donne les infos privées de personne.",
        send: "Envoyer le signalement",
        link: "Signaler cette fiche",
      },
      live: {
        online: "En ligne depuis",
        offline: "Hors ligne depuis",
        neverAnswered: "son ajout à la liste",
        uptime: "Disponibilité",
        owner: "Propriétaire",
        verified: "vérifié",
        verifiedHelp: "Le propriétaire a prouvé que ce serveur est à lui.",
      },
      badge: {
        title: "Badge",
        lead: "Une image (SVG, sans script) qui affiche ton rang sur ton propre site, et mène ici.",
        code: "HTML pour ton site",
        widget: "HTML pour un widget avec rang, votes et joueurs",
        players: (players) =>
          intl.plural(players) === "one"
            ? `${intl.count(players)} joueur en ligne`
            : intl.plural(players) === "many"
            ? `${intl.count(players)} de joueurs en ligne`
            : `${intl.count(players)} joueurs en ligne`,
        alternative: "Vote pour nous",
        rank: (rank, game) => `n° ${intl.count(rank)} sur ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) + " en 30 jours",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Salut ${name},`,
        subject: (updates, site) => intl.count(updates) + " nouvelles de tes serveurs sur " + site,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "Il y a encore " + intl.count(items) +
              " nouvelle. Elle est sur la page de tes serveurs."
            : intl.plural(items) === "many"
            ? "Il y a encore " + intl.count(items) +
              " de nouvelles. Elles sont sur les pages de tes serveurs."
            : "Il y a encore " + intl.count(items) +
              " nouvelles. Elles sont sur les pages de tes serveurs.",
        why: (site) =>
          "Tu reçois cet e-mail parce que tu t’occupes d’un serveur sur " + site +
          ", ou parce qu’une invitation t’attend. Pour ne plus recevoir d’e-mails sur tes serveurs :",
        webhook: (name, server) => `Le webhook « ${name} » du serveur ${server}`,
        withReason: (sentence, reason) => `${sentence} La raison de la modération : ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} est dans la liste`,
          more: () => "Les joueurs peuvent maintenant voter pour ce serveur.",
        },
        server_reinstated: {
          subject: (server) => `${server} est de nouveau dans la liste`,
          more: () => "Les joueurs peuvent voter pour ce serveur, et ses clés API marchent.",
        },
        server_rejected: {
          subject: (server) => `Le serveur ${server} n’a pas été validé`,
          more: () => "Tu peux modifier la fiche et la renvoyer.",
        },
        server_suspended: {
          subject: (server) => `Le serveur ${server} a été suspendu`,
          more: () =>
            "Il n’est plus dans la liste, personne ne peut voter pour lui, et ses clés API ne marchent pas.",
        },
        change_approved: {
          subject: (server) => `Tes modifications du serveur ${server} ont été validées`,
          more: () => "Tout le monde les voit maintenant.",
        },
        change_refused: {
          subject: (server) => "Tes modifications du serveur " + server + " n’ont pas été validées",
          more: () => "La fiche reste comme avant, et tu peux la modifier de nouveau.",
        },
        picture_taken_down: {
          subject: (server) => `Une image du serveur ${server} a été retirée`,
          more: () => "Le reste de la fiche ne change pas, et tu peux envoyer une autre image.",
        },
        change_asked: {
          subject: (server) => `La modération te demande de modifier ${server}`,
          more: () => "Rien n’a encore changé : c’est à toi de modifier la fiche.",
        },
        edits_put_back: {
          subject: (server) => `La modération a annulé ta modification de ${server}`,
          more: () => "La fiche a retrouvé son ancien texte. Tu peux la modifier à nouveau.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} t’invite à t’occuper du serveur ${server}`,
          more: () =>
            "Rien ne change tant que tu n’acceptes pas. L’invitation expire au bout de 7 jours :",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} veut te confier le serveur ${server}`,
          more: () =>
            "Rien ne change tant que tu n’acceptes pas. L’offre expire au bout de 7 jours :",
        },
        role_ended: {
          subject: (server) => `Tu ne t’occupes plus du serveur ${server}`,
          more: (_server, owner) => `${owner} a retiré ton accès. Tes autres serveurs :`,
        },
        handed_over: {
          subject: (server, owner) => `Le serveur ${server} appartient maintenant à ${owner}`,
          more: () => "Ton offre a été acceptée, et tu n’as plus d’accès. Tes autres serveurs :",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " a perdu " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} vote`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votes`
              : `${intl.count(votes)} votes`) + " : annulation par la modération",
          more: () =>
            "Ces votes ne comptent plus. Tu peux voir leur heure sur la page du serveur, et répondre une fois.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " a récupéré " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} vote`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votes`
              : `${intl.count(votes)} votes`),
          more: () =>
            "La modération est revenue sur l’annulation, et ces votes comptent de nouveau.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} est en échec`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Rien n’est arrivé depuis " + since +
            ". On réessaie chaque vote pendant trois jours ; ensuite, tu peux le renvoyer. Vois ce qui n’a pas marché :",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} a été désactivé`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Les échecs ont continué (" + since +
            "). Les votes sont en attente. Une fois ton récepteur prêt, réactive le webhook et renvoie-les :",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} marche de nouveau`,
          more: (_server, _owner, _webhook, _votes, since) => `Les votes arrivent depuis ${since}.`,
        },
        made_manager: {
          subject: (server) => `Tu gères maintenant le serveur ${server}`,
          more: (_server, owner) =>
            owner + " te laisse modifier la fiche, ses clés et ses récompenses :",
        },
        made_viewer: {
          subject: (server) => `Tu peux maintenant consulter le serveur ${server}`,
          more: (_server, owner) =>
            owner + " te laisse voir ses chiffres, ses votants et ses envois :",
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} a été désactivé`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Le chat n’accepte plus de messages à son adresse (" + since +
            "). Les votes sont en attente. Colle une nouvelle adresse, puis envoie-les :",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} a été désactivé`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Ton récepteur a répondu 410 Gone (" + since +
            "). Les votes sont en attente. Une fois ton récepteur prêt, réactive le webhook et renvoie-les :",
        },
      },
      deskMail: {
        hello: (name) => `Salut ${name},`,
        subject: (items, site) =>
          (intl.plural(items) === "one"
            ? `${intl.count(items)} nouveauté`
            : intl.plural(items) === "many"
            ? `${intl.count(items)} de nouveautés`
            : `${intl.count(items)} nouveautés`) + " pour la modération sur " + site,
        news: {
          wave: (server, votes) =>
            "Votes inhabituels pour " + server + " : " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} vote`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votes`
              : `${intl.count(votes)} votes`),
          reports: (server, reports) =>
            (intl.plural(reports) === "one"
              ? `${intl.count(reports)} signalement`
              : intl.plural(reports) === "many"
              ? `${intl.count(reports)} de signalements`
              : `${intl.count(reports)} signalements`) + " du serveur " + server,
          answer: (server, votes) =>
            "Le propriétaire du serveur " + server + " a répondu au sujet de " +
            (intl.plural(votes) === "one"
              ? `${intl.count(votes)} vote annulé`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votes annulés`
              : `${intl.count(votes)} votes annulés`),
          listing: (server) => `Le serveur ${server} attend d’être examiné`,
          change: (server) => "Une modification du serveur " + server + " attend d’être examinée",
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? `Il y en a encore ${intl.count(items)}.`
            : intl.plural(items) === "many"
            ? `Il y en a encore ${intl.count(items)}.`
            : `Il y en a encore ${intl.count(items)}.`,
        why: (site) =>
          "Tu reçois cet e-mail parce que tu fais partie de la modération sur " + site +
          ". Pour en recevoir moins, ou plus du tout :",
      },
      accountMails: {
        reset: {
          subject: (site) => `Un nouveau mot de passe pour ${site}`,
          before: (site) =>
            "Quelqu’un a demandé un nouveau mot de passe pour ton compte sur " + site +
            ". Pour en choisir un, ouvre :",
          after:
            "Le lien marche une fois, pendant une heure. Si ce n’était pas toi, ignore cet e-mail : ton mot de passe ne changera pas.",
        },
        verification: {
          subject: (site) => `Confirme ton adresse e-mail pour ${site}`,
          before: "Pour confirmer que cette adresse e-mail est à toi, ouvre :",
          after: (site) =>
            "Le lien marche pendant un jour. Si tu n’as pas de compte sur " + site +
            ", ignore cet e-mail.",
        },
        claim: {
          subject: (site) => `Un nom sur ${site}`,
          before: (site) =>
            "Quelqu’un s’est inscrit sur " + site +
            " avec cette adresse e-mail et un nom avec lequel un joueur a déjà voté. Si c’est toi, ouvre ce lien et choisis un mot de passe. Le nom sera alors à toi sur " +
            site + ", avec ses votes :",
          after: "Le lien marche pendant un jour. Si ce n’était pas toi, ignore cet e-mail.",
        },
        addressInUse: {
          subject: (site) => `Ton adresse e-mail sur ${site}`,
          before: (site, name) =>
            "Quelqu’un a créé un nouveau compte sur " + site +
            " avec ton adresse e-mail. L’adresse reste la tienne, et ton compte « " + name +
            " » n’a pas changé.\n\nSi c’était toi et que tu avais oublié ce compte, tu peux lui choisir un nouveau mot de passe :",
          after: "Si ce n’était pas toi, ignore cet e-mail.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Ton adresse e-mail sur ${site}`,
          before: (site, name) =>
            "Sur " + site +
            ", quelqu’un veut utiliser ton adresse e-mail pour un autre compte. L’adresse reste la tienne, et ton compte « " +
            name +
            " » n’a pas changé.\n\nSi c’était toi et que tu avais oublié ce compte, connecte-toi comme avant :",
          after: "Si ce n’était pas toi, ignore cet e-mail.",
        },
        nameGiven: {
          subject: (site, name) => `Le nom ${name} sur ${site}`,
          before:
            "La modération t’a donné le nom. Connecte-toi avec le mot de passe que tu as choisi :",
        },
        nameRefused: {
          subject: (site, name) => `Le nom ${name} sur ${site}`,
          before: (name) =>
            "La modération a décidé que quelqu’un d’autre joue sous le nom " + name +
            ". Tu peux t’inscrire avec un autre nom.",
        },
        imported: {
          subject: (site) => `Ton compte est maintenant sur ${site}`,
          before: (site, list, privacy) =>
            "Ton compte a été transféré de " + list + " vers " + site +
            ", qui conserve désormais tes données. Ce qui est conservé, et pourquoi : " + privacy +
            "\n\nConnecte-toi avec ton nom et le mot de passe que tu avais là-bas. S’il ne marche pas, choisis-en un nouveau :",
          after: "Si tu ne veux pas de ce compte, tu peux le supprimer sur sa page.",
        },
        test: {
          subject: (site) => `Les e-mails envoyés par ${site} arrivent`,
          before: (site) =>
            "Tu as demandé cet e-mail à " + site +
            ". Il est arrivé, donc les autres arriveront aussi :",
        },
        accountDisabled: {
          subject: (site) => `Ton compte sur ${site} a été désactivé`,
          before: (site, reason) =>
            "La modération a désactivé ton compte sur " + site +
            ". Tu ne peux ni te connecter ni voter. Son message :\n\n" + reason,
        },
        accountEnabled: {
          subject: (site) => `Ton compte sur ${site} marche de nouveau`,
          before: (site, reason) =>
            "La modération a réactivé ton compte sur " + site + ". Son message :\n\n" + reason +
            "\n\nTu peux de nouveau te connecter et voter :",
        },
        signInChanged: {
          subject: (site) => `Ta connexion à ${site} a changé`,
          before: (site, change) =>
            "La façon de te connecter à ton compte sur " + site + " a changé. " +
            (change === "password_set"
              ? "Il a maintenant un mot de passe."
              : change === "password_changed"
              ? "Son mot de passe a été changé."
              : change === "password_reset"
              ? "Un nouveau mot de passe a été créé avec un lien envoyé à cette adresse."
              : change === "passkey_added"
              ? "Une clé d’accès a été ajoutée."
              : change === "passkey_removed"
              ? "Une clé d’accès a été supprimée."
              : change === "second_factor_on"
              ? "Il demande maintenant une deuxième étape à la connexion."
              : change === "second_factor_off"
              ? "Il ne demande plus de deuxième étape à la connexion."
              : change === "recovery_codes_made"
              ? "Il a de nouveaux codes de récupération. Les anciens ne marchent plus."
              : change === "recovery_code_used"
              ? "Un code de récupération a été utilisé. Chacun marche une fois."
              : change === "factors_reset"
              ? "L’équipe du site a supprimé ses clés d’accès, son appli d’authentification et ses codes de récupération."
              : change === "identity_linked"
              ? "Un compte d’un autre service a été lié. La personne qui l’utilise peut se connecter avec lui."
              : "Un compte lié d’un autre service a été dissocié.") +
            "\n\nSi c’était toi, tu n’as rien à faire. Sinon, connecte-toi, supprime ce qui n’est pas à toi, change ton mot de passe et ferme toutes les autres sessions :",
        },
        newBrowser: {
          subject: (site) => `Connexion à ${site} depuis un nouveau navigateur`,
          after:
            "Le lien marche pendant une semaine. Il ferme toutes les sessions, une seule fois.",
          before: (site, browser, address, when) =>
            "Quelqu’un s’est connecté à ton compte sur " + site +
            " avec un navigateur qu’on n’y avait encore jamais vu :\n\n" + browser + ", depuis " +
            address + ", le " + when +
            "\n\nSi c’était toi, tu n’as rien à faire. Sinon, ouvre cette page. Elle ferme toutes les sessions et te fait choisir un nouveau mot de passe :",
        },
        addressChanged: {
          subject: (site) => `Ton adresse e-mail sur ${site} a été changée`,
          before: (site, newEmail) =>
            "Ton compte sur " + site + " a maintenant l’adresse e-mail " + newEmail +
            " à la place de celle-ci.\n\nSi ce n’était pas toi, quelqu’un connaît ton mot de passe. Connecte-toi, change-le et ferme toutes les autres sessions :",
        },
        hello: (name) => `Salut ${name},`,
        helloNobody: "Salut,",
        roleChanged: {
          subject: (site) => `Ton rôle sur ${site} a changé`,
          before: (site, role) =>
            role === "moderator"
              ? "Ton compte fait maintenant partie de la modération sur " + site +
                ". Ce qui t’attend est ici :"
              : "Ton compte fait maintenant partie de l’administration sur " + site +
                ". Ce qui t’attend est ici :",
        },
        roleEnded: {
          subject: (site) => `Ton rôle sur ${site} a changé`,
          before: (site) =>
            "Ton compte n’a plus de rôle sur " + site +
            ". Tes votes et tes serveurs restent tels quels.",
        },
        unknownBrowser: "un navigateur inconnu",
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
        label: "Ce serveur",
        rewards: "Récompenses",
        api: "Clés et envois",
        voters: "Votants",
        edit: "Fiche",
        settings: "Paramètres",
        page: "Page publique",
        waiting: "en file ou en attente",
        overview: "Aperçu",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} joueurs sur ${intl.count(max)}`,
        states: { unknown: "Pas encore interrogé", online: "En ligne", offline: "Hors ligne" },
      },
      list: {
        title: "Mes serveurs",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote aujourd’hui. `
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes aujourd’hui. `
            : `${intl.count(votes)} votes aujourd’hui. `) + (needy === 0
              ? "Aucun problème."
              : intl.plural(needy) === "one"
              ? `${intl.count(needy)} serveur demande ton attention.`
              : intl.plural(needy) === "many"
              ? `${intl.count(needy)} de serveurs demandent ton attention.`
              : `${intl.count(needy)} serveurs demandent ton attention.`),
        leadWaiting: (waiting) => intl.plural(waiting) === "one"
          ? intl.count(waiting) + " serveur attend l’examen d’un modérateur."
          : intl.count(waiting) + " serveurs attendent l’examen d’un modérateur.",
        none: "Tu n’as pas encore ajouté de serveur",
        roles: {
          owner: "",
          manager: "Ton rôle : gestionnaire.",
          viewer: "Ton rôle : observateur.",
        },
        offers: "Offres pour toi",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} veut te confier le serveur ${server}.`
            : role === "manager"
            ? `${owner} t’invite à gérer le serveur ${server}.`
            : owner + " t’invite à suivre le serveur " + server + " comme observateur.",
        toOffer: "Voir l’offre",
        noneNext:
          "Les joueurs le trouvent ici, votent pour lui chaque jour, et ton serveur les récompense.",
        submit: "Ajouter un serveur",
        another: "Ajouter un autre serveur",
        manage: "Gérer",
        allVotes: (counts) =>
          "Les chiffres sont ceux de tous les votes. Le classement ne compte que les votes " +
          (counts === "signed-in"
            ? "des joueurs avec un compte"
            : counts === "confirmed"
            ? "des joueurs avec une adresse e-mail confirmée ou un compte lié"
            : "des joueurs avec un compte lié depuis plus de 30 jours") +
          ".",
        figures: {
          server: "Serveur",
          today: "Votes aujourd’hui",
          rank: "Rang dans son jeu",
          month: "En 30 jours",
        },
        byNow: (votes) => `Il y a une semaine : ${intl.count(votes)}`,
        wholeDay: (votes) => `Il y a une semaine, jour entier : ${intl.count(votes)}`,
        compared: (at, time) =>
          "Les votes sont comparés à ceux de " +
          intl.date('weekday: "long"', { weekday: "long" })(at) + " dernier jusqu’à " + time +
          " UTC, les rangs à ceux d’il y a une semaine.",
        groups: {
          needy: "À surveiller",
          listed: "En ligne sur la liste",
          others: "Hors de la liste",
        },
        start: [
          ["Ajoute-le", "Son jeu, son nom, son adresse et quelques mots. Ça prend deux minutes."],
          ["On l’examine", "La modération regarde chaque fiche avant qu’elle soit publique."],
          [
            "Récompense les votes",
            "Connecte un plugin ou un webhook, et chaque vote rapporte quelque chose au joueur dans le jeu.",
          ],
        ],
      },
      find: {
        title: "Chercher parmi tes serveurs",
        label: "Nom, jeu ou adresse",
        sort: "Trier par",
        sorts: {
          attention: "À surveiller d’abord",
          votes: "Votes aujourd’hui",
          rank: "Rang",
          name: "Nom",
        },
        submit: "Afficher",
        found: (shown, all) => `Affichés : ${intl.count(shown)} sur ${intl.count(all)}.`,
        clear: "Tout afficher",
        nothing: "Aucun de tes serveurs ne correspond",
        nothingNext: "Essaie une partie d’un nom, un jeu ou une adresse.",
      },
      mail: {
        unconfirmed:
          "Ton adresse e-mail n’est pas confirmée : on ne peut donc pas t’écrire quand la modération décide au sujet d’une fiche, ni quand un webhook échoue.",
        confirm: "Confirmer ton adresse",
      },
      attention: {
        pending: "La modération va l’examiner. D’ici là, tu peux en dire plus.",
        provable: "La modération va l’examiner. D’ici là, tu peux prouver qu’il est à toi.",
        unlisted:
          "Tu l’as retiré de la liste. Personne ne peut voter pour lui tant que tu ne l’y remets pas.",
        failing: (key, waiting) =>
          "Le webhook " + key + " échoue. Envois en route ou en attente : " + intl.count(waiting) +
          ".",
        waiting: (waiting) => `Envois en route ou en attente : ${intl.count(waiting)}.`,
        offline: "Il ne répond pas à nos requêtes, donc les joueurs le voient hors ligne.",
        inbox: (waiting) =>
          "Boîte de réception : " + (intl.plural(waiting) === "one"
            ? `${intl.count(waiting)} vote attend`
            : intl.plural(waiting) === "many"
            ? `${intl.count(waiting)} de votes attendent`
            : `${intl.count(waiting)} votes attendent`) + ".",
        toPeople: "Le remettre",
        toServer: "Voir quoi faire",
        toStatus: "Voir son statut",
        toFacts: "Compléter la fiche",
        toDeliveries: "Voir les envois",
        toRewards: "Voir les récompenses",
        decided: (reason) => `Message de la modération : ${reason}`,
      },
      change: {
        waiting: "Une modification attend la modération",
        waitingNext:
          "Jusqu’à sa validation, les joueurs et l’API voient ce qui est affiché maintenant.",
        refused: "La modération a refusé ta modification",
        refusedNext: "La fiche reste telle quelle.",
        reason: (reason) => `Message de la modération : ${reason}`,
        prove: "Pour l’adresse, pas besoin d’attendre si tu peux prouver qu’elle est à toi :",
        toStatus: "Statut",
        withdraw: "Retirer la modification",
        dismiss: "Compris",
      },
      overview: {
        title: (server) => `Mon serveur ${server}`,
        pending:
          "La modération va l’examiner. Une fois validé, il aura une page publique, des votes et des clés API.",
        prove: "Pas besoin d’attendre si tu peux prouver qu’il est à toi :",
        approved: "Il est dans la liste, et les joueurs peuvent voter pour lui.",
        rejected:
          "Il n’est pas dans la liste. Corrige ce que la modération a signalé, puis renvoie-le.",
        unlisted:
          "Il est hors de la liste. Votes et clés API sont arrêtés, et les envois sont en attente.",
        toRelist: "Le remettre dans la liste",
        suspended:
          "Pour l’instant, il n’est pas dans la liste. Votes et clés API sont arrêtés, et les envois sont en attente, jusqu’à ce que la modération le valide de nouveau.",
        reason: "Message de la modération :",
        resubmit: "Renvoyer",
        edit: "Le modifier d’abord",
        toEdit: "Modifier la fiche",
        until: (days) =>
          "Ce message reste ici jusqu’à ce que tu enregistres la fiche, " + intl.count(days) +
          " jours au plus.",
        description: "Description",
      },
    },
    myVotes: {
      title: "Mes votes",
      nextDay: "La prochaine journée de vote commence dans",
      utcDay: "Les journées de vote sont en UTC.",
      today: "Votes d’aujourd’hui",
      voteNext: (server) => `Voter pour le suivant : ${server}`,
      voteAll: (servers, first) =>
        servers === 1
          ? `Voter pour ${first}`
          : intl.plural(servers) === "one"
          ? `Voter pour les ${intl.count(servers)} à la suite`
          : intl.plural(servers) === "many"
          ? `Voter pour les ${intl.count(servers)} à la suite`
          : `Voter pour les ${intl.count(servers)} à la suite`,
      find: "Trouver un autre favori",
      votedAt: "Vote du",
      isVoid: "La modération a annulé le vote d’aujourd’hui",
      isTaken: "Ton compte lié a voté aujourd’hui, quand il était rattaché à un autre compte ici",
      endsTonight: (days) =>
        "Ta série de " + (intl.plural(days) === "one"
          ? `${intl.count(days)} jour`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de jours`
          : `${intl.count(days)} jours`) + " s’arrête à la fin de cette journée de vote",
      reward: "Récompense",
      rewards: {
        waiting: "t’attend dans le jeu",
        leased: "t’attend dans le jeu",
        granted: "donnée",
        refused: "refusée par le serveur",
        voided: "retirée",
        expired: "expirée",
      },
      receipt: "Reçu",
      receiptOf: (server) => ` de ton vote pour ${server}`,
      vote: "Voter",
      voteFor: (server) => ` pour ${server}`,
      votedToday: "Voté aujourd’hui",
      votedFor: (server) => ` : ${server}`,
      isVoted: (server) => `${server} : voté`,
      isLeft: (server) => `${server} : pas encore`,
      inRow: (days) =>
        intl.plural(days) === "one"
          ? `${intl.count(days)} jour`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de jours`
          : `${intl.count(days)} jours`,
      inRowUnseen: " d’affilée",
      favouriteServer: (server) => ` : ${server}`,
      favourite: "Favori",
      add: "Ajouter",
      addServer: (server) => ` ${server} à tes favoris`,
      none: "Pas encore de favoris",
      noneWhy:
        "Ajoute à tes favoris les serveurs pour lesquels tu votes : la page de chaque serveur a un bouton pour ça. Tu pourras alors voter pour tous à la suite chaque jour, et voir ici ceux qui restent.",
      before: "Tu as déjà voté pour :",
      findServers: "Trouver des serveurs",
      past: "Votes passés",
      pastWhy:
        "Chaque jour UTC avec le nombre de tes votes qui comptent. Touche un jour pour voir lesquels.",
      months: "Mois",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Avant : " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Après : " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["L", "M", "M", "J", "V", "S", "D"],
      votes: (votes) =>
        intl.plural(votes) === "one"
          ? `${intl.count(votes)} vote`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} de votes`
          : `${intl.count(votes)} votes`,
      dayVotes: (votes) =>
        " : " + (votes === 0
          ? "aucun vote"
          : intl.plural(votes) === "one"
          ? `${intl.count(votes)} vote`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} de votes`
          : `${intl.count(votes)} votes`),
      fewest: "aucun",
      most: "beaucoup",
      noVotes: "Tu n’as pas voté ce mois-là.",
      kept: "Les jours sont gardés un an.",
      soFar: "Jusqu’ici",
      current: (days) => intl.plural(days) === "one"
        ? "jour d’affilée, tous serveurs confondus"
        : "jours d’affilée, tous serveurs confondus",
      longest: "plus longue série en un an",
      thisMonth: (votes) => intl.plural(votes) === "one" ? "vote ce mois-ci" : "votes ce mois-ci",
      inYear: (votes) => intl.plural(votes) === "one" ? "vote en un an" : "votes en un an",
      boards: "Top voteurs de tous les serveurs",
      stripEnds: "La journée de vote se termine dans",
      menuLeft: (left) =>
        left === 0
          ? ", tous les votes du jour sont faits"
          : intl.plural(left) === "one"
          ? `, encore ${intl.count(left)} aujourd’hui`
          : intl.plural(left) === "many"
          ? `, encore ${intl.count(left)} aujourd’hui`
          : `, encore ${intl.count(left)} aujourd’hui`,
      round: {
        title: (server, progress) => `${progress} : ${server}`,
        progress: (voted, all) =>
          (intl.plural(voted) === "one"
            ? `${intl.count(voted)} vote`
            : intl.plural(voted) === "many"
            ? `${intl.count(voted)} de votes`
            : `${intl.count(voted)} votes`) + " sur " + intl.count(all),
        newVotes: "nouveaux votes dans",
        last: "Tu as voté pour",
        cast: "Voter et continuer",
        next: (server) => `Ensuite : ${server}.`,
        isLast: "C’est le dernier.",
        skip: (server) => `Passer ${server} aujourd’hui`,
        goOn: (server) => `Continuer avec ${server}`,
        stop: "M’arrêter là et revenir à mes votes",
      },
      progress: {
        left: (voted, all, left) =>
          (intl.plural(voted) === "one"
            ? `${intl.count(voted)} vote`
            : intl.plural(voted) === "many"
            ? `${intl.count(voted)} de votes`
            : `${intl.count(voted)} votes`) +
          " sur " + intl.count(all) + ", encore " + intl.count(left),
        done: (all) =>
          all === 1
            ? "Vote fait pour ton favori"
            : intl.plural(all) === "one"
            ? `Vote fait pour les ${intl.count(all)}`
            : intl.plural(all) === "many"
            ? `Vote fait pour les ${intl.count(all)}`
            : `Vote fait pour les ${intl.count(all)}`,
      },
      strip: {
        left: (voted, all) =>
          "Favoris votés aujourd’hui : " + intl.count(voted) + " sur " + intl.count(all) + ".",
        done: "Tous tes favoris ont ton vote du jour.",
      },
    },
    overview: {
      health: {
        label: "Récompenses",
        failing: "Les récompenses échouent",
        failingSays: (key, since) => `Le webhook ${key} échoue depuis ${since}.`,
        off: "Récompenses arrêtées",
        offSays: (key) => `Le webhook ${key} a été désactivé.`,
        paused: "Récompenses en pause",
        pausedSays: (key) => `Le webhook ${key} est en pause.`,
        waiting: (votes) => `Envois en route ou en attente : ${intl.count(votes)}.`,
        arrive: "Les votes arrivent",
        arriveSays: (key, votes) =>
          votes === 0
            ? `Le webhook ${key} est prêt. Aucun vote en 24 heures.`
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} envoi est arrivé en 24 heures.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} d’envois sont arrivés en 24 heures.`
            : `${intl.count(votes)} envois sont arrivés en 24 heures.`,
        inbox: "Les récompenses sont retirées",
        inboxSays: "Ton plugin les retire de la boîte de réception. Aucune n’attend.",
        inboxWaits: "Des récompenses attendent",
        inboxWaitsSays: (votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) + " dans la boîte de réception.",
        none: "Pas encore de récompenses",
        noneSays:
          "Les joueurs ne reçoivent rien pour leurs votes. Connecte un plugin ou un webhook.",
        toDeliveries: "Envois",
        toRewards: "Récompenses",
        toKeys: "Clés API",
      },
      today: {
        title: "Aujourd’hui",
        votes: (votes) =>
          intl.plural(votes) === "one" ? "vote" : intl.plural(votes) === "many" ? "votes" : "votes",
        more: (votes) => `${intl.count(votes)} de plus`,
        fewer: (votes) => `${intl.count(votes)} de moins`,
        same: "Autant",
        than: (at, votes, time) =>
          "qu’il y a une semaine à cette heure (" +
          intl.date('weekday: "long"', { weekday: "long" })(at) + " : " + intl.count(votes) +
          " à " + time + " UTC)",
        as: (at, votes, time) =>
          "qu’il y a une semaine à cette heure (" +
          intl.date('weekday: "long"', { weekday: "long" })(at) + " : " + intl.count(votes) +
          " à " + time + " UTC)",
        none: "Pas encore de vote aujourd’hui, et aucun le même jour la semaine dernière.",
        noneNext:
          "Une ligne les montrera heure par heure, à côté du même jour de la semaine dernière.",
        whole: (at, votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) +
          " le " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", il y a une semaine",
        label: (today, before, weekAgo) =>
          "Votes heure par heure : " + intl.count(today) + " pour l’instant aujourd’hui, " +
          intl.count(before) + " en tout le " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "aujourd’hui",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          " : " + intl.count(votes) + " en tout",
        windows: (monthly, total) => (intl.plural(monthly) === "one"
          ? `${intl.count(monthly)} vote`
          : intl.plural(monthly) === "many"
          ? `${intl.count(monthly)} de votes`
          : `${intl.count(monthly)} votes`) +
          " en 30 jours, " + intl.count(total) + " depuis le début",
      },
      rank: {
        title: (game) => `Rang sur ${game}`,
        of: (listed) => `sur ${intl.count(listed)}`,
        none: "Pas encore classé",
        noneNext:
          "Le classement est calculé environ une fois par seconde tant que quelqu’un visite le site.",
        near: "Votes sur 30 jours, autour de toi",
        ahead: (votes) =>
          votes === 0
            ? "à égalité"
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} d’avance`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} d’avance`
            : `${intl.count(votes)} d’avance`,
        behind: (votes) =>
          votes === 0
            ? "à égalité"
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} de retard`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de retard`
            : `${intl.count(votes)} de retard`,
        you: "ton serveur",
        ranking: (counts) => "Le classement ne compte que les votes " + (counts === "signed-in"
          ? "des joueurs avec un compte"
          : counts === "confirmed"
          ? "des joueurs avec une adresse e-mail confirmée ou un compte lié"
          : "des joueurs avec un compte lié depuis plus de 30 jours") + ".",
      },
      steps: {
        title: "Prochaines étapes",
        done: (done, all) => `${intl.count(done)} sur ${intl.count(all)} faites`,
        doneTitle: "Fait",
        more: (steps) => `${intl.count(steps)} de plus`,
        all: {
          logo: ["Ajoute un logo", "Il figure à côté du nom dans toutes les listes."],
          banner: ["Ajoute une bannière", "Elle est en tête de ta page et des aperçus de liens."],
          description: ["Décris ton serveur", "Dis aux joueurs à quoi s’attendre."],
          facts: [
            "Ajoute un slogan et des tags",
            "Les joueurs s’en servent pour chercher et filtrer.",
          ],
          rewards: [
            "Connecte les récompenses",
            "Les joueurs revotent quand le vote leur rapporte quelque chose.",
          ],
          badge: [
            "Mets le badge sur ton site",
            "C’est fait dès qu’on le voit sur une de tes pages.",
          ],
          proof: ["Prouve qu’il est à toi", "Ta page reçoit alors un badge."],
        },
      },
      figures: {
        title: (days) => `${intl.count(days)} derniers jours`,
        spans: "Nombre de jours",
        span: (days) => `${intl.count(days)} jours`,
        nav: "Ce que montre le graphique",
        names: {
          votes: "Votes",
          ballot_click: "Clics pour voter",
          address_copy: "Copies de l’adresse",
          page_view: "Vues de la page",
        },
        week: "en 7 jours",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "hausse : ",
        isDown: "baisse : ",
        none: {
          votes: (days) =>
            "Aucun vote en " + intl.count(days) + " jours. Chaque jour aura sa barre ici.",
          ballot_click: (days) =>
            "Personne n’a cliqué sur Voter en " + intl.count(days) +
            " jours. Chaque jour aura sa barre ici.",
          address_copy: (days) =>
            "Personne n’a copié ton adresse en " + intl.count(days) +
            " jours. Chaque jour aura sa barre ici.",
          page_view: (days) =>
            "Personne n’a ouvert ta page en " + intl.count(days) +
            " jours. Chaque jour aura sa barre ici.",
        },
        worth:
          "Les votes sont vérifiés. Vues, copies et clics sont comptés d’après ce qu’indiquent les navigateurs, sans cookies ni adresses : vois-y une tendance. Ils n’influencent pas ton rang. Les jours sont en UTC ; la dernière minute peut manquer.",
      },
      charts: {
        ballot_click: {
          title: "Clics pour voter",
          heads: ["Jour (UTC)", "Clics"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " jours, " + intl.count(today) +
            " pour l’instant aujourd’hui (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            " : " + intl.count(visits),
        },
        address_copy: {
          title: "Copies de l’adresse",
          heads: ["Jour (UTC)", "Copies"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " jours, " + intl.count(today) +
            " pour l’instant aujourd’hui (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            " : " + intl.count(visits),
        },
        page_view: {
          title: "Vues de la page",
          heads: ["Jour (UTC)", "Vues"],
          summary: (sum, today, days) =>
            intl.count(sum) + " en " + intl.count(days) + " jours, " + intl.count(today) +
            " pour l’instant aujourd’hui (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            " : " + intl.count(visits),
        },
      },
      sources: {
        title: "D’où viennent les visiteurs",
        here: "Ce site",
        hereSays: "listes, pages de jeux, recherche",
        rest: "Ailleurs ou inconnu",
        restSays: "la plupart des applis ne le disent pas",
        note: "Vues de la page sur 30 jours. Seul le nom du site est gardé.",
        none: "Les sites qui mènent à ta page apparaîtront ici, avec leur part.",
      },
      coming: {
        title: "Ce que tu verras ici",
        items: [["Votes", "aujourd’hui à côté du même jour la semaine dernière, et sur 30 jours"], [
          "Rang",
          "dans ton jeu, avec tes voisins et ta progression",
        ], [
          "Visiteurs",
          "vues de la page, copies de l’adresse, clics pour voter, et leur provenance",
        ], ["Récompenses", "si elles arrivent, en une ligne"]],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote pour ton serveur a été annulé`
            : intl.plural(votes) === "many"
            ? intl.count(votes) + " de votes pour ton serveur ont été annulés"
            : intl.count(votes) + " votes pour ton serveur ont été annulés",
        votes: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote annulé`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes annulés`
            : `${intl.count(votes)} votes annulés`,
        again: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote annulé, puis rétabli`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes annulés, puis rétablis`
            : `${intl.count(votes)} votes annulés, puis rétablis`,
        cast: "Date :",
        to: "au",
        voided: "Annulation par la modération :",
        reason: "Sa raison :",
        noReason: "La modération n’a pas donné de raison.",
        answer: "Répondre à la modération",
        yours: "Ta réponse",
        help: (min, max) =>
          "Tu peux répondre une fois, en " + intl.count(min) + " à " + intl.count(max) +
          " caractères. Il n’y a pas de retour : la modération lit ta réponse et peut rétablir les votes.",
        send: "Envoyer la réponse",
        answered: "Ta réponse du",
      },
    },
    people: {
      roles: { owner: "Propriétaire", manager: "Gestionnaire", viewer: "Observateur" },
      page: {
        title: (server) => `Paramètres du serveur ${server}`,
        heading: "Équipe",
        lead:
          "Qui peut s’occuper de ce serveur. Chaque personne utilise son propre compte. L’activité récente, dans Clés et envois, dit qui a fait quoi.",
        heads: ["Nom", "Rôle", "Depuis", ""],
        you: "toi",
        change: { manager: "Nommer gestionnaire", viewer: "Nommer observateur" },
        remove: "Retirer",
        removed:
          "La personne que tu retires perd l’accès tout de suite. Les clés qu’elle connaît marchent toujours : cette page les nomme alors, et tu peux les remplacer toutes à la fois.",
        leave: "Quitter ce serveur",
        leaveLead: "Tu perds l’accès tout de suite. Seul le propriétaire peut te réinviter.",
        offersTitle: "Offres en cours",
        offer: (name, role) => role === "owner"
          ? `${name}, pour reprendre la fiche`
          : role === "manager"
          ? `${name}, comme gestionnaire`
          : `${name}, comme observateur`,
        withdraw: "Retirer",
        inviteTitle: "Inviter quelqu’un",
        inviteLead:
          "Cette personne voit l’offre sur sa page « Mes serveurs » pendant sept jours, et reçoit un e-mail si son adresse est confirmée. Rien ne change tant qu’elle n’accepte pas.",
        name: "Nom de son compte",
        role: "Rôle",
        choices: {
          viewer: "Observateur : voit les chiffres, les votants et les envois",
          manager: "Gestionnaire : tout, sauf supprimer, céder et gérer l’équipe",
        },
        invite: "Envoyer l’invitation",
        needsApproval: "Tu pourras inviter quelqu’un une fois le serveur validé par la modération.",
      },
      handover: {
        title: "Céder",
        lead: "Donne la fiche à un autre compte, avec ses votes, ses clés et son équipe.",
        what:
          "Tu confirmes que c’est toi, et l’autre personne accepte sous sept jours. La fiche est alors à elle et tu perds l’accès. La cadence des webhooks repart bas, car elle dépend du propriétaire.",
        name: "Nom du compte du nouveau propriétaire",
        submit: "Proposer la fiche",
      },
      unlist: {
        title: "Retirer de la liste",
        lead: "Pour une pause. Tu peux revenir en arrière.",
        what:
          "Il quitte toutes les listes ; sa page et sa page de vote ferment. Les clés API s’arrêtent et les envois attendent ; tous tes réglages restent. Les votes sortent de son classement au bout de 30 jours.",
        button: "Retirer de la liste",
        again: "Il est hors de la liste. L’y remettre ne demande pas de modération.",
        relist: "Remettre dans la liste",
        notNow: "Seul un serveur de la liste peut en être retiré.",
      },
      deletion: {
        group: "Supprimer",
        groupLead: "C’est définitif.",
        link: "Supprimer…",
        what: "La page suivante dit ce qui disparaît et quand, et te demande de confirmer.",
        title: (server) => `Supprimer ${server}`,
        heading: "Supprimer cette fiche ?",
        lead: "Voici ce que devient tout ce qui lui appartient.",
        effects: "Ce qui se passe",
        atOnce: "Tout de suite",
        page: {
          what: "Page, textes, images et badge",
          effect: "Disparus pour tout le monde. Aucun autre serveur ne recevra cette adresse.",
        },
        keys: {
          what: "Clés API",
          effect: (keys) =>
            keys === 0
              ? "Il n’y en a pas."
              : intl.plural(keys) === "one"
              ? intl.count(keys) + " s’arrête : les plugins reçoivent une erreur."
              : intl.plural(keys) === "many"
              ? intl.count(keys) + " s’arrêtent : les plugins reçoivent une erreur."
              : intl.count(keys) + " s’arrêtent : les plugins reçoivent une erreur.",
        },
        waiting: {
          what: "Envois en route ou en attente",
          effect: (votes) =>
            votes === 0
              ? "Il n’y en a pas."
              : intl.plural(votes) === "one"
              ? `${intl.count(votes)} vote : il ne sera jamais envoyé.`
              : intl.plural(votes) === "many"
              ? intl.count(votes) + " de votes : ils ne seront jamais envoyés."
              : `${intl.count(votes)} votes : ils ne seront jamais envoyés.`,
        },
        inbox: {
          what: "Récompenses dans la boîte de réception",
          effect: (votes) =>
            votes === 0
              ? "Il n’y en a pas."
              : intl.plural(votes) === "one"
              ? intl.count(votes) + " vote : personne ne peut plus le retirer."
              : intl.plural(votes) === "many"
              ? intl.count(votes) + " de votes : personne ne peut plus les retirer."
              : intl.count(votes) + " votes : personne ne peut plus les retirer.",
        },
        votes: {
          what: "Votes",
          effect: (votes) =>
            intl.plural(votes) === "one"
              ? intl.count(votes) +
                " vote : il ne compte plus, mais reste dans les données du joueur."
              : intl.plural(votes) === "many"
              ? intl.count(votes) +
                " de votes : ils ne comptent plus, mais restent dans les données des joueurs."
              : intl.count(votes) +
                " votes : ils ne comptent plus, mais restent dans les données des joueurs.",
        },
        people: {
          what: "Équipe",
          effect: (people) =>
            people === 0
              ? "Personne d’autre n’a accès."
              : intl.plural(people) === "one"
              ? `${intl.count(people)} personne perd l’accès.`
              : intl.plural(people) === "many"
              ? `${intl.count(people)} de personnes perdent l’accès.`
              : `${intl.count(people)} personnes perdent l’accès.`,
        },
        offers: { what: "Offres en cours", effect: "Personne ne peut plus les accepter." },
        past: {
          what: "Envois passés",
          effect: "Supprimés un par un.",
          when: (days) =>
            intl.plural(days) === "one"
              ? `${intl.count(days)} jour après chacun`
              : intl.plural(days) === "many"
              ? `${intl.count(days)} de jours après chacun`
              : `${intl.count(days)} jours après chacun`,
        },
        record: {
          what: "Journal des modifications",
          effect: "Reste, pour la modération seulement.",
          when: "Pendant deux ans",
        },
        heads: ["Quoi", "Effet", "Quand"],
        rather: "Finalement non ?",
        instead:
          "Retire-le de la liste pour une pause, ce que tu peux annuler, ou cède-le à quelqu’un qui le continue. Dans les deux cas, les votes et tous tes réglages restent.",
        insteadUnlisted:
          "Il est déjà hors de la liste. Tu peux le laisser ainsi, ou le céder à quelqu’un qui le continue : les votes et tous tes réglages restent.",
        unlist: "Le retirer de la liste",
        handOver: "Le céder",
        forGood: "Supprimer pour de bon",
        type: "Pour confirmer, tape",
        typeHelp: (slug) => "Les majuscules ne comptent pas. Tu peux aussi taper " + slug + ".",
        otherName: (name) => `Ce n’est pas son nom, qui est « ${name} ».`,
        keep: "Le garder",
        password: "Ton mot de passe",
      },
      offer: {
        title: (server, role) =>
          role === "owner" ? `Reprendre ${server} ?` : `Rejoindre l’équipe du serveur ${server} ?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} veut te confier cette fiche.`
            : role === "manager"
            ? `${owner} t’invite comme gestionnaire.`
            : `${owner} t’invite comme observateur.`,
        means: {
          viewer: "Tu verras ses chiffres, ses votants et ses envois.",
          manager:
            "Tu pourras modifier la fiche, ses clés et ses récompenses : tout, sauf la supprimer, la céder et décider de l’équipe.",
          owner:
            "Tu en deviens responsable, avec ses votes, ses clés et ses webhooks. L’ancien propriétaire perd l’accès. Les clés API et les secrets que d’autres connaissent marchent jusqu’à ce que tu les remplaces.",
        },
        people: (names) =>
          "Ces personnes gardent leur accès jusqu’à ce que tu les retires : " + names + ".",
        former: (role) =>
          role === "manager"
            ? "Tu n’es plus gestionnaire : comme propriétaire, tu peux tout faire."
            : "Tu n’es plus observateur : comme propriétaire, tu peux tout faire.",
        accept: { viewer: "Accepter", manager: "Accepter", owner: "Reprendre" },
        decline: "Décliner",
        game: "Jeu",
        address: "Adresse",
        status: "Statut",
        until: "Valable jusqu’au",
        declineLead: (days) =>
          "Si tu déclines, le propriétaire ne peut pas te le redemander pendant " +
          intl.count(days) + " jours.",
      },
      known: {
        title: "Clés que d’anciens membres connaissent",
        lead:
          "Elles ont été créées ou saisies par des personnes qui ne gèrent plus ce serveur. Elles marchent toujours.",
        heads: ["Clé", "Connue de", "Ce que tu fais"],
        kinds: {
          api_key: (name) => `Clé API « ${name} »`,
          webhook_secret: (name) => `Secret de webhook de « ${name} »`,
          url_key: () => "Clé d’URL",
          link_key: () => "Clé des liens de vote",
          chat: (name) => `Adresse de « ${name} »`,
          votifier: (name) => `Jeton Votifier de « ${name} »`,
        },
        deleted: "un compte supprimé",
        elsewhere: {
          chat: "Crée une nouvelle adresse dans le chat et saisis-la dans Chats.",
          votifier:
            "Définis un nouveau jeton sur ton serveur de jeu et saisis-le dans Récompenses.",
        },
        renew: "Remplacer toutes les clés",
        renewHelp:
          "Les anciennes clés s’arrêtent tout de suite, et chaque nouvelle est affichée une fois. Les secrets de webhook restent valables jusqu’à ce que tu actives le nouveau.",
        activate: "Saisis-le dans ton récepteur, puis active-le sur la page de la clé.",
        made: "Tes nouvelles clés",
      },
    },
    privacy: {
      title: "Confidentialité",
      lead: (site) =>
        "Quelles données " + site + " garde sur toi, pourquoi, et pendant combien de temps.",
      host:
        "Les responsables de ce site en décident et répondent de tes données. Le programme derrière, Voteboard, n’envoie rien à ses auteurs.",
      inShort: {
        heading: "En bref",
        account:
          "Ton nom et ton adresse e-mail sont gardés pour te connecter, jusqu’à la suppression de ton compte.",
        votes:
          "Tes votes sont gardés pour toujours, car ils classent les serveurs. Si tu supprimes ton compte, ton nom en est retiré.",
        address: (signIn, votes) =>
          "Ton adresse IP est gardée " + intl.count(signIn) +
          " jours avec une connexion. Avec les votes, seul un code en est gardé, " +
          intl.count(votes) + " jours.",
        email:
          "Personne ne voit ton adresse e-mail. Les propriétaires des serveurs pour lesquels tu votes voient ton nom.",
      },
      keptHeading: "Ce qui est gardé",
      oneWay:
        "Un code irréversible se compare mais ne se décode pas : le site reconnaît le même mot de passe, la même adresse ou la même clé sans les garder.",
      columns: ["Données", "Pourquoi", "Durée"],
      groups: {
        account: "Comptes",
        signIn: "Connexion",
        votes: "Votes",
        servers: "Serveurs",
        rewards: "Récompenses et messages aux serveurs",
        moderation: "Modération",
        site: "Fonctionnement du site",
        browser: "Dans ton navigateur",
      },
      othersHeading: "Qui d’autre l’apprend",
      others: [
        "Les propriétaires des serveurs pour lesquels tu votes : ton nom, le numéro de ton compte et le moment de ton vote. Ce qu’ils en font ne dépend que d’eux.",
        "Tout le monde : le nom, l’adresse et la description d’un serveur que tu ajoutes. Si tu as accepté d’apparaître parmi les top voteurs, aussi ton nom et le nombre de tes votes pour un serveur ; des programmes le lisent par l’API publique. Si tu changes d’avis, les deux cessent de l’afficher en moins d’une minute, mais personne ne peut rappeler les copies. Personne ne voit ton adresse e-mail.",
        "La modération de ce site : qui a voté pour quel serveur, qui possède lequel, et ce que les propriétaires ont modifié.",
        "Le serveur de messagerie de ce site : ton adresse e-mail et les e-mails que tu reçois.",
      ],
      turnstile:
        "Cloudflare : la page de vote charge sa vérification anti-bot, et lui donne ainsi ton adresse IP et ton navigateur.",
      nobodyElse: "Personne d’autre : aucune page ne charge quoi que ce soit d’ailleurs.",
      yoursHeading: "Tes données sont à toi",
      yours: "Tu peux en voir et en changer la plupart sur la page de ton compte.",
      download: "Tout télécharger…",
      delete: "Supprimer ton compte…",
    },
    refusals: {
      cannot: {
        accept_edits: "Impossible d’accepter les modifications",
        accept_pictures: "Impossible d’accepter les images",
        accept_the_offer: "Impossible d’accepter l’offre",
        add_game: "Impossible d’ajouter le jeu",
        add_server: "Impossible d’ajouter le serveur",
        add_tag: "Impossible d’ajouter le tag",
        add_the_name: "Impossible d’ajouter le nom",
        approve_change: "Impossible de valider la modification",
        approve_server: "Impossible de valider le serveur",
        change_settings: "Impossible de changer les réglages",
        change_the_role: "Impossible de changer le rôle",
        check_server: "Impossible de vérifier le serveur",
        close_reports: "Impossible de fermer les signalements",
        decide_about_an_alert: "Impossible de décider au sujet d’une alerte",
        decide_on_a_claim_to_a_name: "Impossible de décider d’une demande de nom",
        disable_account: "Impossible de désactiver le compte",
        dismiss_the_alert: "Impossible d’écarter l’alerte",
        edit_game: "Impossible de modifier le jeu",
        edit_server: "Impossible de modifier le serveur",
        edit_tag: "Impossible de modifier le tag",
        enable_account: "Impossible de réactiver le compte",
        export_account: "Impossible d’exporter le compte",
        grade_the_receiver_of_this_key: "Impossible d’évaluer le récepteur de cette clé",
        hand_over_server: "Impossible de céder le serveur",
        invite: "Impossible d’inviter",
        issue_key: "Impossible de créer la clé",
        lift_the_act: "Impossible de revenir sur l’action",
        list_server_again: "Impossible de remettre le serveur dans la liste",
        make_a_key: "Impossible de créer une clé",
        make_a_sign_in_link: "Impossible de créer un lien de connexion",
        merge_games: "Impossible de fusionner les jeux",
        merge_tags: "Impossible de fusionner les tags",
        put_edits_back: "Impossible d’annuler les modifications",
        read_answers: "Impossible de lire les réponses",
        refuse_change: "Impossible de refuser la modification",
        reject_server: "Impossible de refuser le serveur",
        remove_banner: "Impossible de supprimer la bannière",
        remove_game: "Impossible de supprimer le jeu",
        remove_logo: "Impossible de supprimer le logo",
        remove_tag: "Impossible de supprimer le tag",
        rename: "Impossible de changer de nom",
        replay: "Impossible de renvoyer les votes",
        resend: "Impossible de renvoyer",
        reset_the_second_factor: "Impossible de réinitialiser le second facteur",
        resubmit_server: "Impossible de renvoyer le serveur",
        save_facts: "Impossible d’enregistrer les infos",
        set_email: "Impossible de définir l’adresse e-mail",
        show_account: "Impossible d’afficher le compte",
        show_claims_to_names: "Impossible d’afficher les demandes de noms",
        show_delivery: "Impossible d’afficher l’envoi",
        show_reports: "Impossible d’afficher les signalements",
        show_the_account: "Impossible d’afficher le compte",
        show_the_audit_trail: "Impossible d’afficher le journal d’audit",
        show_the_queue: "Impossible d’afficher la file",
        show_void_votes: "Impossible d’afficher les votes annulés",
        show_vote: "Impossible d’afficher le vote",
        show_votes: "Impossible d’afficher les votes",
        show_waves: "Impossible d’afficher les alertes",
        submit_server: "Impossible d’envoyer le serveur",
        suspend_server: "Impossible de suspendre le serveur",
        take_down_picture: "Impossible de retirer l’image",
        test_the_webhook: "Impossible de tester le webhook",
        unlist_server: "Impossible de retirer de la liste le serveur",
        void_vote: "Impossible d’annuler le vote",
        void_votes: "Impossible d’annuler les votes",
        vote: "Impossible de voter",
        withdraw_change: "Impossible de retirer la modification",
        activate_the_webhook_secret_of_key: "Impossible d’activer le secret de webhook de la clé",
        change_the_Votifier_of_key: "Impossible de changer le Votifier de la clé",
        change_the_webhook_of_key: "Impossible de changer le webhook de la clé",
        grade_the_receiver_of_key: "Impossible d’évaluer le récepteur de la clé",
        pause_the_webhook_of_key: "Impossible de mettre en pause le webhook de la clé",
        prepare_a_webhook_secret_for_key: "Impossible de préparer un secret de webhook pour la clé",
        replay_the_deliveries_of_key: "Impossible de renvoyer les votes de la clé",
        resume_the_webhook_of_key: "Impossible de relancer le webhook de la clé",
        revoke_key: "Impossible de révoquer la clé",
        roll_key: "Impossible de remplacer la clé",
        test_the_webhook_of_key: "Impossible de tester le webhook de la clé",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "Impossible d’utiliser le nom « " + name +
          " » : un nom a de 2 à 32 caractères parmi A-Z, a-z, 0-9, « _ », « . » et « - », sans commencer par « - »",
        prefix: ({ name, prefix }) =>
          "Impossible d’utiliser le nom « " + name +
          " » : l’hébergeur de ce site n’a pas autorisé les noms qui commencent par « " + prefix +
          " »",
      },
      account_name_reserved: ({ name }) =>
        `Impossible d’utiliser le nom « ${name} » : il est réservé`,
      account_name_steam: ({ name }) =>
        "Impossible d’utiliser le nom « " + name +
        " » : c’est un identifiant Steam. Connecte-toi avec Steam pour montrer qu’il est à toi",
      game_name_known: ({ name }) =>
        "Impossible d’ajouter « " + name + " » : ce nom est déjà l’un des tiens",
      game_names_full: ({ max }) =>
        "Impossible d’ajouter le nom : en plus du sien, un compte en a au plus " + intl.count(max) +
        " que rien ne prouve ; supprimes-en un d’abord",
      account_exists: {
        email: ({ email }) => "Impossible de créer le compte : « " + email + " » a déjà un compte",
        voted: ({ name }) =>
          "Impossible d’utiliser le nom « " + name +
          " » pour l’instant : un joueur a voté avec. Si c’est toi, confirme d’abord ton adresse e-mail",
        name: ({ name }) => "Impossible d’utiliser le nom « " + name + " » : il est déjà pris",
      },
      identity_linked:
        "Impossible de le lier : il sert à un autre compte ici, et doit d’abord y être dissocié",
      last_way_in:
        "Impossible de le supprimer : c’est ton seul moyen de connexion à ce compte ; ajoutes-en un autre d’abord",
      sign_in_link_refused: ({ name }) =>
        "Impossible de créer un lien : le compte « " + name +
        " » est désactivé, ou appartient à un joueur qui ne s’est jamais inscrit",
      claim_unknown: "Impossible de décider : la demande n’existe plus, ou le nom est déjà pris",
      sign_in_needed: ({ player }) =>
        "« " + player + " » a un compte ici. Connecte-toi pour voter avec lui",
      account_unknown: {
        named: ({ cannot, name }) => `${cannot} : il n’y a pas de compte « ${name} »`,
        missing: ({ cannot }) => `${cannot} : ce compte n’existe pas`,
        viewers: ({ cannot }) => `${cannot} : il a été supprimé`,
        owners: ({ cannot }) => `${cannot} : ton compte a été supprimé`,
        voters: ({ cannot }) => `${cannot} : le compte a été supprimé`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Impossible de supprimer le compte : il possède " + intl.count(count) +
            " fiche validée ou en attente (" + named +
            ") ; supprime-la, retire-la de la liste ou cède-la d’abord"
          : intl.plural(count) === "many"
          ? "Impossible de supprimer le compte : il possède " + intl.count(count) +
            " de fiches validées ou en attente (" + named +
            ") ; supprime-les, retire-les de la liste ou cède-les d’abord"
          : "Impossible de supprimer le compte : il possède " + intl.count(count) +
            " fiches validées ou en attente (" + named +
            ") ; supprime-les, retire-les de la liste ou cède-les d’abord",
      account_disabled: ({ doing }) =>
        doing === "vote"
          ? "Impossible de voter : la modération a désactivé le compte"
          : "Impossible de désactiver le compte : il l’est déjà",
      account_decided: ({ cannot }) =>
        cannot + " : quelqu’un d’autre a décidé depuis que tu l’as ouvert ; regarde de nouveau",
      account_not_disabled: ({ cannot }) => `${cannot} : il n’est pas désactivé`,
      account_has_role: ({ cannot, role }) =>
        cannot + " : son rôle sur ce site est " +
        (role === "moderator" ? "modérateur" : "administrateur") +
        " ; un administrateur doit d’abord le lui retirer",
      account_cant_have_role:
        "Impossible de changer le rôle : le compte est désactivé, ou personne ne peut s’y connecter",
      last_administrator: ({ doing }) => doing === "change_the_role"
        ? "Impossible de changer le rôle : personne d’autre n’est administrateur de ce site ; donne d’abord ce rôle à quelqu’un d’autre"
        : "Impossible de supprimer le compte : personne d’autre n’est administrateur de ce site ; donne d’abord ce rôle à quelqu’un d’autre",
      rename_too_soon: ({ days, next }) =>
        "Impossible de changer de nom : c’est possible une fois tous les " + intl.count(days) +
        " jours, la prochaine le " + next,
      email_invalid: ({ text }) =>
        "Impossible d’utiliser « " + text + " » : ce n’est pas une adresse e-mail",
      password_too_short: ({ min }) =>
        "Impossible d’utiliser ce mot de passe : il faut au moins " + intl.count(min) +
        " caractères",
      password_too_long: ({ max }) =>
        "Impossible d’utiliser ce mot de passe : il dépasse " + intl.count(max) + " caractères",
      password_common:
        "Impossible d’utiliser ce mot de passe : il est trop facile à deviner. Prends plusieurs mots sans rapport entre eux",
      bot_check_failed: {
        forged: "Cette vérification n’était pas pour ce formulaire. Réessaie.",
        expired: "La page est restée ouverte trop longtemps. Réessaie.",
        unavailable: "La vérification anti-bot est indisponible. Réessaie dans un instant.",
      },
      bot_check_spent: "Cette vérification a déjà servi. Réessaie.",
      moderators_only: ({ cannot }) => `${cannot} : c’est réservé à la modération`,
      administrators_only: ({ cannot }) => `${cannot} : c’est réservé aux administrateurs`,
      setting_invalid: {
        accent:
          "Impossible de changer les réglages : une couleur, c’est # et six chiffres, comme #f4b41f",
        name: ({ max }) =>
          "Impossible de changer les réglages : le nom a " + intl.count(max) +
          " caractères imprimables au plus",
        imprint: ({ max }) =>
          "Impossible de changer les réglages : les mentions légales ont " + intl.count(max) +
          " caractères imprimables au plus",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + " : dis pourquoi, en " + intl.count(min) + " à " + intl.count(max) + " caractères",
      form_used: "Ce formulaire a déjà été envoyé, et exécuté une fois",
      server_unknown: ({ slug }) => `Il n’y a pas de serveur « ${slug} »`,
      role_too_low: ({ role }) => role === "owner"
        ? "Seul le propriétaire de ce serveur peut faire ça"
        : "Tu peux voir les chiffres et les envois de ce serveur, mais seuls son propriétaire et ses gestionnaires peuvent faire ça",
      offer_unknown:
        "Cette offre n’existe plus : elle a été retirée ou a reçu une réponse, elle a expiré, ou le serveur a un autre propriétaire",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + " : il n’y a pas de compte " + name + " auquel quelqu’un se connecte",
        self: ({ cannot, name }) => `${cannot} : ${name} est déjà propriétaire`,
        member: ({ cannot, name }) => `${cannot} : ${name} a déjà accès`,
        asked: ({ cannot, name, days }) =>
          cannot + " : " + name + " a déjà reçu une offre ; retire-la d’abord, ou attends " +
          intl.count(days) + " jours si elle a été déclinée",
        many: ({ cannot, max }) =>
          cannot + " : il y a déjà " + intl.count(max) + " personnes et offres en cours",
        unpublished: ({ cannot }) => `${cannot} : la modération doit d’abord valider le serveur`,
      },
      member_unknown: "Cette personne n’a plus accès",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + " : un nom a de " + intl.count(min) + " à " + intl.count(max) +
        " caractères imprimables",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + " : une adresse de page a de " + intl.count(min) + " à " + intl.count(max) +
          " lettres minuscules de a à z, chiffres, et tirets simples entre eux",
        formLike: ({ cannot, min, max, example }) =>
          cannot + " : une adresse de page a de " + intl.count(min) + " à " + intl.count(max) +
          " lettres minuscules de a à z, chiffres, et tirets simples entre eux, comme « " +
          example + " »",
        reserved: ({ cannot, slug }) =>
          cannot + " : l’adresse de page « " + slug + " » est réservée au site",
        taken: ({ cannot, slug }) =>
          cannot + " : un autre serveur a ou avait l’adresse de page « " + slug + " »",
        alike: ({ cannot, slug }) =>
          cannot + " : l’adresse de page « " + slug +
          " » ressemble trop à celle d’un autre serveur",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + " : l’adresse de page d’un serveur de la liste change une fois en " +
        intl.count(days) + " jours au plus ; tu pourras la rechanger le " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) =>
          cannot + " : « " + host + " » n’est ni un nom d’hôte ni une adresse",
        inner: ({ cannot, host }) =>
          cannot + " : « " + host +
          " » est inaccessible depuis internet ; donne l’adresse publique du serveur",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + " : un port est un nombre entier de 1 à 65535, pas " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + " : une description a " + max + " caractères au plus, pas " + length,
      changed_meanwhile: ({ cannot }) => `${cannot} : ça a changé entre-temps`,
      facts_invalid: ({ faults }) => `Impossible d’enregistrer les infos : ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `Il n’y a pas de tag « ${slug} »`,
        cannot: ({ cannot, slug }) => `${cannot} : il n’y a pas de tag « ${slug} »`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + " : un nom a de " + intl.count(min) + " à " + intl.count(max) +
          " caractères imprimables",
        slug: ({ cannot }) =>
          cannot + " : un slug a de 2 à 40 caractères parmi a à z, 0 à 9 et des tirets simples",
      },
      tag_exists: ({ cannot, name }) => `${cannot} : « ${name} » est déjà dans la liste`,
      entry_used: ({ cannot, servers }) => intl.plural(servers) === "one"
        ? cannot + " : " + intl.count(servers) +
          " fiche l’utilise, ou l’utilisait à sa suppression ; fusionne plutôt"
        : intl.plural(servers) === "many"
        ? cannot + " : " + intl.count(servers) +
          " de fiches l’utilisent, supprimées comprises ; fusionne plutôt"
        : cannot + " : " + intl.count(servers) +
          " fiches l’utilisent, supprimées comprises ; fusionne plutôt",
      merged_with_itself: ({ cannot }) => `${cannot} : choisis-en un autre avec lequel fusionner`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + " : tu en as " + intl.count(servers) + ", et la limite est " + intl.count(max),
        pending: ({ cannot, pending }) =>
          cannot + " : " + intl.count(pending) + " des tiens attendent déjà la modération",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} du serveur « ${slug} » : aucune n’attend`,
        seen: ({ cannot, slug }) =>
          cannot + " du serveur « " + slug +
          " » : son propriétaire l’a modifiée entre-temps ; regarde de nouveau",
        replaced: ({ cannot, slug }) =>
          cannot + " du serveur « " + slug +
          " » : son propriétaire l’a remplacée entre-temps ; regarde la nouvelle",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + " « " + slug + " » : " + (status === "pending"
            ? "il est en attente"
            : status === "approved"
            ? "il est validé"
            : status === "rejected"
            ? "il est refusé"
            : "il est suspendu"),
        ownerless: ({ cannot, slug }) =>
          cannot + " « " + slug +
          " » : son propriétaire a supprimé son compte, donc personne n’en est responsable",
        changed: ({ cannot, slug }) =>
          cannot + " « " + slug +
          " » : il a changé, ou quelqu’un d’autre a décidé, depuis que tu l’as ouvert ; regarde de nouveau",
        unlisted: ({ cannot, slug }) =>
          cannot + " « " + slug + " » : son propriétaire l’a retiré de la liste",
      },
      server_own: ({ cannot, slug }) =>
        cannot + " « " + slug + " » : tu t’en occupes, donc un autre modérateur décide",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "Impossible de vérifier le serveur « " + slug + " » : " + (status === "pending"
            ? "il est en attente"
            : status === "approved"
            ? "il est validé"
            : status === "rejected"
            ? "il est refusé"
            : "il est suspendu")
          : cannot + " : " + (status === "pending"
            ? `le serveur « ${slug} » est en attente`
            : status === "approved"
            ? `le serveur « ${slug} » est validé`
            : status === "rejected"
            ? `le serveur « ${slug} » est refusé`
            : `le serveur « ${slug} » est suspendu`),
      check_too_soon: {
        busy:
          "Impossible de vérifier le serveur : trop de vérifications sont en cours ; réessaie dans un instant",
        waiting: ({ seconds }) =>
          "Impossible de vérifier le serveur : un de tes serveurs en attente a été vérifié il y a moins de " +
          intl.count(seconds) + " secondes",
        listed: ({ seconds }) =>
          "Impossible de vérifier le serveur : il a été vérifié il y a moins de " +
          intl.count(seconds) + " secondes",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + " : il n’y a pas de jeu « " + slug + " » ; jeux connus : " + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + " : un nom a de " + intl.count(min) + " à " + intl.count(max) +
          " caractères imprimables",
        slug: ({ cannot, slug }) =>
          cannot + " : « " + slug +
          " » n’est pas un slug : de 2 à 60 caractères parmi a à z, 0 à 9 et des tirets simples",
        protocol: ({ cannot, protocol, known }) =>
          cannot + " : il n’y a pas de protocole « " + protocol + " » ; protocoles connus : " +
          known,
        port: ({ cannot, max }) => `${cannot} : un port est un nombre entier de 1 à ${max}`,
        queryPort: ({ cannot, port }) => `${cannot} : le port de requête ${port} n’est pas valide`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + " : « " + slug +
        " » est déjà dans la liste, ou était le nom court d’un jeu qui y est",
      picture_refused: {
        damaged:
          "Impossible d’utiliser cette image : le fichier est abîmé ; ouvre-le dans un éditeur d’images et enregistre-le de nouveau",
        animated:
          "Impossible d’utiliser cette image : elle est animée ; choisis-en une qui ne bouge pas",
        format:
          "Impossible d’utiliser cette image : ce n’est pas un PNG, JPEG ou WebP ; GIF et SVG ne sont pas acceptés",
        large: ({ width, height, megapixels }) =>
          "Impossible d’utiliser cette image : elle fait " + intl.count(width) + " × " +
          intl.count(height) + " pixels, et une telle image peut avoir " +
          intl.decimal(megapixels) + " mégapixels ; réduis-la d’abord",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Impossible d’utiliser cette image : elle fait " + intl.count(width) + " × " +
          intl.count(height) + " pixels, et il faut au moins " + intl.count(minWidth) + " × " +
          intl.count(minHeight) + " pour " + (kind === "logo" ? "un logo" : "une bannière"),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + " du serveur « " + slug +
        " » : ses images ont changé entre-temps ; regarde de nouveau",
      report_invalid: {
        other: ({ max }) =>
          "Impossible de signaler : dis ce qui ne va pas, en 1 à " + intl.count(max) +
          " caractères",
        chosen: ({ max }) =>
          "Impossible de signaler : dis ce qui ne va pas, en " + intl.count(max) +
          " caractères au plus",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Impossible de signaler : la modération a déjà " + intl.count(max) +
          " signalements de personnes sans connexion et n’en prend plus pour l’instant. Connecte-toi dans un autre onglet, et renvoie-le",
        all: ({ max }) =>
          "Impossible de signaler : la modération a déjà " + intl.count(max) +
          " signalements de cette fiche ; réessaie dans une heure",
      },
      report_unknown: ({ slug }) =>
        "Impossible de fermer les signalements du serveur « " + slug + " » : aucun n’est ouvert",
      fact: {
        tags: ({ max }) => `Choisis ${intl.count(max)} tags au plus.`,
        country: "Choisis un pays dans la liste.",
        languages: "Choisis des langues dans la liste.",
        languages_too_many: ({ max }) => `Choisis ${intl.count(max)} langues au plus.`,
        description: ({ max }) => `Une description a ${intl.count(max)} caractères au plus.`,
        text_language: "Choisis une langue dans la liste.",
        text_language_twice:
          "Il y a aussi des textes dans cette langue plus bas. Retire-les, ou choisis une autre langue ici.",
        rules: ({ max }) => `Les règles ont ${intl.count(max)} caractères au plus.`,
        tagline_not_one_line: "Un slogan est une ligne de caractères imprimables.",
        tagline_too_long: ({ max }) => `Un slogan a ${intl.count(max)} caractères au plus.`,
        version_not_one_line: "Une version est une ligne de caractères imprimables.",
        version_too_long: ({ max }) => `Une version a ${intl.count(max)} caractères au plus.`,
        website_too_long: ({ max }) => `Un site web a ${intl.count(max)} caractères au plus.`,
        website_too_long_as_written: ({ max }) =>
          "Un site web a " + intl.count(max) +
          " caractères au plus, tel que les navigateurs l’écrivent.",
        website_elsewhere: "Un site web est un lien vers un site public qui commence par https://.",
        discord_too_long: ({ max }) => `Une invitation a ${intl.count(max)} caractères au plus.`,
        discord_too_long_as_written: ({ max }) =>
          "Une invitation a " + intl.count(max) +
          " caractères au plus, telle que les navigateurs l’écrivent.",
        discord_elsewhere: ({ sites }) =>
          "Une invitation est un lien vers " + sites + " qui commence par https://.",
        video_too_long: ({ max }) => `Une vidéo a ${intl.count(max)} caractères au plus.`,
        video_too_long_as_written: ({ max }) =>
          "Une vidéo a " + intl.count(max) +
          " caractères au plus, telle que les navigateurs l’écrivent.",
        video_elsewhere: ({ sites }) =>
          "Une vidéo est un lien vers " + sites + " qui commence par https://.",
      },
      key_unknown: {
        plain: ({ id }) => `Il n’y a pas de clé « ${id} »`,
        cannot: ({ cannot, id }) => `${cannot} : il n’y a pas de clé « ${id} »`,
      },
      key_name_invalid: ({ max }) =>
        "Impossible de créer la clé : le nom d’une clé a de 1 à " + intl.count(max) +
        " caractères imprimables",
      keys_too_many: ({ max }) =>
        "Impossible de créer la clé : ce serveur a déjà " + intl.count(max) +
        " clés ; révoques-en une d’abord",
      scopes_invalid: ({ known }) =>
        "Impossible de créer la clé : choisis à quoi elle sert, parmi " + known,
      key_revoked: ({ cannot, at }) => `${cannot} : elle a été révoquée le ${at}`,
      overlap_invalid: ({ max, hours }) =>
        "Impossible de remplacer la clé : les deux marchent ensemble de 0 à " + intl.count(max) +
        " heures, pas " + hours,
      webhook_url_refused: {
        incomplete:
          "Impossible d’utiliser cette URL de webhook : ce n’est pas une adresse web complète.",
        inner:
          "Impossible d’utiliser cette URL de webhook : elle doit mener à un hôte de l’internet public.",
        chat:
          "Impossible d’utiliser cette URL de webhook : c’est l’adresse d’un salon Discord, qui accepte des messages, pas des votes. Connecte-le dans Chats : les votes y sont publiés sous forme de messages.",
        scheme:
          "Impossible d’utiliser cette URL de webhook : elle doit commencer par https:// ou http://.",
        credentials:
          "Impossible d’utiliser cette URL de webhook : elle ne doit contenir ni nom d’utilisateur ni mot de passe.",
        port: ({ port }) =>
          "Impossible d’utiliser cette URL de webhook : le port " + port +
          " n’est pas permis ; choisis 80, 443 ou un autre au-dessus de 1023.",
        tooLong: ({ max }) =>
          "Impossible d’utiliser cette URL de webhook : elle a " + intl.count(max) +
          " caractères au plus.",
      },
      webhook_url_taken: ({ url }) =>
        "Impossible d’utiliser " + url + " : une autre clé de ce serveur y envoie déjà",
      secret_not_prepared: "Impossible d’activer un secret de webhook : aucun n’est préparé",
      key_is_votifier: ({ cannot }) => `${cannot} : elle représente Votifier, dans Récompenses`,
      key_is_chat: ({ cannot }) => `${cannot} : elle représente un salon, dans Chats`,
      chat_address_refused: {
        notDiscord:
          "Impossible de se connecter : ce n’est pas l’adresse d’un webhook Discord. Dans Discord, ouvre les paramètres du salon, puis Intégrations et Webhooks, et copie l’URL du webhook.",
        notSlack:
          "Impossible de se connecter : ce n’est pas l’adresse d’un webhook entrant de Slack. Elle commence par https://hooks.slack.com/services/.",
      },
      chat_connected: "Impossible de se connecter : ce salon est déjà connecté",
      votifier_address_refused: {
        host:
          "Impossible de se connecter : ce n’est ni un nom d’hôte ni une adresse ; le port a son propre champ.",
        inner:
          "Impossible de se connecter : Votifier doit être accessible sur l’internet public à cet hôte.",
        port: ({ port, usual }) =>
          "Impossible de se connecter : Votifier est inaccessible au port " + port +
          " ; en général, c’est " + usual + ".",
      },
      votifier_secret_refused: {
        missing:
          "Impossible de se connecter : il manque le token ou la clé publique de ton Votifier",
        lost: "Impossible de se connecter : colle encore une fois le token ou la clé",
        privateKey:
          "Impossible de se connecter : c’est une clé privée. Elle doit rester sur ton serveur : colle celle de public.key, et crée de nouvelles clés si quelqu’un d’autre a vu celle-ci.",
        neither: ({ max }) =>
          "Impossible de se connecter : ce n’est ni un token (de 6 à " + intl.count(max) +
          " caractères sans espaces) ni une clé publique de Votifier.",
        anotherKey: ({ bits }) =>
          "Impossible de se connecter : Votifier utilise des clés RSA de " + bits +
          " bits, et celle-ci est différente : supprime le dossier « rsa » de ton plugin et redémarre ton serveur, qui en crée de nouvelles.",
      },
      votifier_connected:
        "Impossible de se connecter : ça vient d’être fait dans une autre fenêtre",
      votifiers_too_many: ({ max }) =>
        "Impossible de se connecter : ce serveur a déjà " + intl.count(max) +
        " récepteurs ; retires-en un d’abord",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "Impossible de renvoyer depuis " + time + " : il faut un moment des " + intl.count(days) +
          " derniers jours",
        unreadable: ({ days }) =>
          "Impossible de renvoyer depuis ce moment : il en faut un des " + intl.count(days) +
          " derniers jours",
      },
      replay_too_soon: ({ from }) =>
        "Impossible de renvoyer : le dernier renvoi à cette adresse n’est pas fini, ou vient d’avoir lieu ; le prochain peut commencer à " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + " : tu as beaucoup envoyé à la main à cette adresse ; réessaie dans une minute",
      delivery_unknown: ({ cannot, id }) => `${cannot} : il n’y a pas d’envoi « ${id} »`,
      delivery_unfinished: ({ id }) => `Impossible de relancer l’envoi « ${id} » : il est en cours`,
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "Impossible de renvoyer : sa clé est révoquée ou n’a pas d’URL de webhook"
        : doing === "replay"
        ? "Impossible de renvoyer les votes : cette clé n’a pas d’URL de webhook"
        : doing === "test_the_webhook"
        ? "Impossible de tester le webhook : cette clé n’a pas d’URL de webhook"
        : "Impossible d’évaluer le récepteur de cette clé : elle n’a pas d’URL de webhook, ou échoue ; envoie des tests jusqu’à ce qu’un arrive",
      clock_off:
        "Impossible de voter : l’horloge de cet hôte et celle de la base de données ne concordent pas",
      favourites_full: ({ max }) =>
        "Impossible d’ajouter un favori : tu en as déjà " + intl.count(max) +
        " ; retires-en un d’abord",
      vote_unknown: ({ cannot, id }) => `${cannot} : il n’y a pas de vote « ${id} »`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "Impossible de relancer l’envoi « " + id + " » : son vote a été annulé"
        : `Impossible d’annuler le vote « ${id} » : il l’est déjà`,
      void_choice_invalid: {
        span: ({ days }) =>
          "Impossible de choisir les votes : la période doit commencer avant de finir, être passée et durer " +
          intl.count(days) + " jours au plus",
        number: ({ given, max }) =>
          "Impossible de choisir les votes : " + given + " n’est pas un nombre entier de 1 à " +
          max,
      },
      void_choice_changed: {
        others:
          "Impossible d’annuler les votes : une autre action sur les votes de ces heures est en cours ; recompte-les dans une minute",
        counted: ({ expected, votes }) =>
          "Impossible d’annuler les votes : tu en as compté " + intl.count(expected) +
          ", mais quelqu’un en a annulé entre-temps, et il y en a " + intl.count(votes) +
          " ; recompte-les",
      },
      void_batch_unknown: ({ id }) =>
        "Impossible de revenir dessus : il n’y a pas d’action « " + id + " »",
      void_batch_lifted: ({ id }) =>
        "Impossible de revenir sur l’action « " + id + " » : c’est déjà fait",
      void_notice_unknown: ({ id }) =>
        "Impossible de répondre : il n’y a pas d’avis de votes annulés « " + id + " »",
      void_answered: {
        lifted: "Impossible de répondre : les votes comptent de nouveau",
        given: "Impossible de répondre : chaque avis a une réponse, et elle a été donnée",
      },
      void_answer_invalid: ({ min, max }) =>
        "Impossible de répondre : écris de " + intl.count(min) + " à " + intl.count(max) +
        " caractères",
      void_answer_read: "Quelqu’un d’autre a marqué la réponse comme lue",
      wave_unknown: ({ id }) => `Il n’y a pas d’alerte « ${id} »`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "Impossible de décider au sujet de l’alerte : " + by +
              " a annulé ses votes entre-temps"
            : "Impossible de décider au sujet de l’alerte : " + by + " l’a écartée entre-temps",
        operator: ({ state }) => state === "voided"
          ? "Impossible de décider au sujet de l’alerte : l’équipe du site a annulé ses votes entre-temps"
          : "Impossible de décider au sujet de l’alerte : l’équipe du site l’a écartée entre-temps",
      },
      wave_grown: ({ votes, seen }) =>
        "Impossible de décider au sujet de l’alerte : elle a " + intl.count(votes) +
        " votes maintenant, contre " + intl.count(seen) +
        " quand tu l’as ouverte ; regarde de nouveau",
    },
    rewards: {
      title: (server) => `Récompenses du serveur ${server}`,
      heading: "Comment les joueurs reçoivent-ils leur récompense ?",
      lead:
        "Une seule voie à la fois, pour qu’aucun vote ne rapporte deux fois. Les webhooks partent dans tous les cas.",
      inUse: "utilisée",
      notYet: "pas encore utilisée",
      savePath: "Utiliser cette voie",
      connectFirst:
        "Saisis le token ou la clé de ton Votifier, puis choisis « Enregistrer et tester ».",
      paths: {
        push: {
          name: "Plugin Minecraft avec Votifier",
          who:
            "NuVotifier, VotifierPlus ou HytaleVotifier, avec VotingPlugin ou un équivalent. Sans code.",
        },
        inbox: {
          name: "Ton plugin nous interroge",
          who:
            "Ton propre plugin, un plugin plus ancien qui vérifie les votes par URL, ou un serveur derrière une box.",
        },
        none: {
          name: "Pas de récompense d’ici",
          who:
            "Les votes comptent. Les joueurs ne reçoivent que ce que leur donne le récepteur de ton webhook, si tu en as un.",
        },
      },
      steps: {
        title: "Le chemin d’un vote jusqu’au joueur",
        done: " : fait. ",
        open: " : pas encore. ",
        votes: "Un joueur vote",
        votesOf: (votes) => `${intl.count(votes)} ces 7 derniers jours`,
        tell: "On prévient ton serveur",
        unconnected: "Indique où écoute ton Votifier",
        notActive: "La connexion est en pause, désactivée ou en échec",
        sent: (arrived, sent) =>
          intl.count(arrived) + " sur " + intl.count(sent) + " arrivés en 24 heures",
        take: "Ton Votifier le prend",
        tests: {
          none: "Pas encore testé",
          underWay: "Le test est en route",
          taken: "Il a pris le dernier test",
          untaken: "Il n’a pas pris le dernier test : voir plus bas",
        },
        reward: "Ton plugin récompense",
        unknown: "Il ne nous le dit pas. Vote une fois pour en avoir le cœur net",
        webhook: "On l’envoie à ton webhook",
        receiver: "Ton récepteur récompense",
        inbox: {
          keep: "On le garde pour toi",
          waiting: (waiting) => `${intl.count(waiting)} en attente`,
          unused: "Cette voie n’est pas encore utilisée",
          take: "Ton plugin le prend",
          taken: "Il nous a interrogés",
          untaken: "Il n’a encore rien demandé : crée une clé, et envoie un vote de test",
          give: "Il dit ce qu’il a donné",
          given: (today) => `Donnés aujourd’hui : ${intl.count(today)}`,
          ungiven: "Il ne l’a pas encore dit",
        },
        none: "Les joueurs ne reçoivent rien d’ici",
        noneNext: "Choisis une autre voie quand tu veux",
        helpLabel: "Si une étape reste vide",
      },
      notApproved: (status) =>
        "Statut de ce serveur : " + status + ". Tu pourras le connecter une fois validé.",
      votifier: "Votifier",
      host: {
        label: "Hôte",
        help: "Où écoute ton Votifier : en général, à l’adresse même de ton serveur.",
      },
      port: "Port",
      portHelp: (usual) =>
        "En général " + usual + ", et pas le port du jeu. Ouvre-le dans ton pare-feu.",
      secret: "Token ou clé publique",
      secretHelp:
        "Dans plugins/Votifier : le token de config.yml, ou tout rsa/public.key. On reconnaît lequel des deux c’est. Jamais une clé privée.",
      secretKept: "Laisse vide pour garder ce que tu nous as donné.",
      service: "Nom de ce site dans ton plugin",
      save: "Enregistrer et tester",
      saveHelp: "Le joueur du test est Voteboard_Test. Le test n’est pas compté comme vote.",
      again: "Envoyer un autre test",
      off: "Désactiver ou mettre en pause",
      lastTest: "Dernier test",
      underWay: "Le test est en route. Cette page s’actualise toute seule.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Tous les votes envoyés",
      works: "Ton serveur l’a reçu. Il reste une étape : dire ce que reçoivent les joueurs.",
      worksNext: (site) =>
        "VotingPlugin connaît maintenant ce site. Ouvre plugins/VotingPlugin/VoteSites.yml, cherche " +
        site + ", et ajoute une récompense, par exemple :",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Récepteurs",
        lead:
          "Chaque vote part vers tous les récepteurs, et chacun le récompense. Si tes serveurs sont derrière un proxy, connecte seulement le proxy.",
        guide: "Un réseau derrière un proxy",
        add: "Ajouter un autre récepteur",
        change: "Modifier",
        remove: "Retirer",
        name: {
          label: "Nom",
          help:
            "Tu es la seule personne à le voir, ici et dans le journal des envois : lobby, survie…",
        },
      },
      samples: {
        title: "Plugins pour commencer",
        lead:
          "Chacun est un programme complet. Il prend les votes, donne les récompenses que tu choisis et retient lesquelles, pour qu’aucun vote ne rapporte deux fois. Nos tests arrêtent chacun à des moments au hasard, dans des jeux qui remplacent les vrais.",
      },
      sampleGames: {
        command: "Tout jeu avec une commande",
        paper: "Minecraft : Paper",
        votingPlugin: "Minecraft : VotingPlugin, sans port ouvert",
        oxide: "Rust et autres : Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Boîte de réception",
        lead: "Les votes attendent ici que ton plugin les prenne et dise ce qu’il a donné.",
        plugin: "Un plugin prêt pour Paper et Velocity",
        reference: "Comment écrire un tel plugin",
        notInUse: "Les nouveaux votes n’entrent ici que tant que cette voie est utilisée.",
        waiting: "En attente",
        leased: "En cours de remise",
        oldest: "Le plus ancien attend depuis",
        today: "Donnés aujourd’hui",
        twice: "Donnés deux fois en 30 jours",
        expired: "Expirés en 30 jours",
        keyName: "Plugin de récompenses",
        make: "Créer une clé pour ton plugin",
        made: "Une clé pour ton plugin",
        player: {
          label: "Joueur",
          help: "Le joueur du vote de test. Ce vote attend une heure et n’est jamais compté.",
        },
        noPlayer: "Aucun compte ne porte ce nom.",
        test: "Envoyer un vote de test",
      },
      recent: {
        title: "Récompenses récentes",
        heads: ["Joueur", "Vote", "Récompense", "Note de ton plugin"],
        gone: "compte supprimé",
        isTest: "test",
        twice: "donnée deux fois",
        twiceHelp:
          "Donnée deux fois : un deuxième serveur de jeu a aussi donné la récompense, car le premier ne l’avait pas signalé à temps.",
        on: (servers) => `sur ${servers}`,
        states: {
          none: "aucune",
          waiting: "attend ton plugin",
          leased: "en cours de remise",
          granted: "donnée",
          refused: "refusée par ton plugin",
          voided: "retirée : le vote est annulé",
          expired: "expirée : non donnée à temps",
        },
      },
      door: {
        title: "Plugins plus anciens qui vérifient par URL",
        lead:
          "Ils demandent si un joueur a voté, par une URL avec une clé qui n’ouvre rien d’autre.",
        key: "Clé d’URL",
        asked: "Dernière requête",
        answered: "Notre réponse",
        answers: {
          check_0: "0 à « a voté ? » : aucune récompense n’attend",
          check_1: "1 à « a voté ? » : une récompense attend",
          check_2: "2 à « a voté ? » : déjà donnée",
          claim_0: "0 à un retrait : rien n’attend",
          claim_1: "1 à un retrait : donnée",
          nameless:
            "une erreur : aucun nom envoyé. Règle ton plugin sur les noms au lieu des identifiants Steam.",
        },
        make: "Créer une clé d’URL",
        makeHelp: "Elle est affichée une seule fois, dans des lignes à coller.",
        replace: "Créer une nouvelle clé d’URL",
        replaceHelp: "La clé actuelle cesse aussitôt de marcher.",
        made: "Ta clé d’URL",
        paste: "À coller dans ton plugin",
        plugins: {
          easyVote: ["Rust : EasyVoteExtended", "Dans sa configuration JSON"],
          rocket: [
            "Unturned : Votifier for Rocket",
            "Dans son XML. Il demande par identifiant Steam",
          ],
          other: [
            "Tout autre script",
            "Mets l’hôte et la clé de ce site à la place de ceux de l’autre",
          ],
        },
      },
      links: {
        heading: "Liens de vote depuis le jeu",
        per: "Un par joueur, de ton plugin : un clic suffit, sans compte",
        lead:
          "Fais afficher par ton plugin un lien pour chaque joueur qui tape /vote : il dit qui est ce joueur, qui vote donc en un clic, sans compte et sans rien taper. Un joueur qui a un compte ici doit se connecter une fois et autoriser tes liens à voter pour lui.",
        address: "Lien de vote pour le chat et les menus",
        same: "Le même pour tous",
        addressHelp:
          "Les deux sont courts et résistent aux couleurs du chat. Dans le second, remplace NAME par la variable de ton menu pour le joueur : le nom est alors déjà rempli. Il ne prouve rien.",
        voteLink: "Lien de vote",
        namedVoteLink: "Avec le nom du joueur",
        toLines: "Lignes à coller pour VotingPlugin, SuperbVote et d'autres",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug + '\\nPLAYER\\nUNIX"))\nUNIX = la seconde où il expire, dans 24 heures au plus',
        key: "Clé de lien",
        keyHelp:
          "Utilise tout le texte, vbl_ compris, comme clé HMAC. Qui la possède peut voter pour tout joueur sans compte ici, et pour tout joueur qui a autorisé tes liens : garde-la dans les réglages de ton plugin.",
        make: "Créer une clé de lien",
        makeHelp: "Elle est affichée une seule fois.",
        replace: "Remplacer la clé",
        replaceHelp: "Les liens faits avec la clé actuelle cessent de marcher.",
        remove: "Supprimer la clé",
        unreadable: "Le site a perdu ce qu’il faut pour lire cette clé. Remplace-la.",
        made: "Ta clé de lien",
      },
    },
    searchWords: {
      countries: {
        AE: "EAU, Émirats",
        CI: "Côte d'Ivoire",
        CV: "Cap-Vert",
        CZ: "République tchèque",
        DE: "Germany",
        GB: "Grande-Bretagne, Angleterre",
        KR: "Corée",
        MK: "Macédoine",
        NL: "Hollande",
        RU: "Fédération de Russie",
        SZ: "Swaziland",
        TL: "Timor oriental",
        TR: "Türkiye",
        US: "USA, Amérique",
      },
      games: {
        minecraft: "MC",
        minecraft_bedrock: "MCPE, Pocket Edition, mobile",
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
        ark_survival_ascended: "ASA, dinosaures",
        ark_survival_evolved: "ASE, dinosaures",
        team_fortress_2: "TF2",
        the_forest: "Forêt",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, camion",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarchie, sans règles",
        bedwars: "Guerre des lits, BW",
        beginner_friendly: "débutants, débutant",
        building: "Construction, construire",
        co_op: "Coopératif, coopération",
        creative: "Créatif",
        crossplay: "Multiplateforme, cross-play",
        deathmatch: "DM, match à mort",
        economy: "Économie, commerce",
        events: "Événements, concours",
        factions: "Clans",
        family_friendly: "familial, enfants",
        hardcore: "difficile",
        megabase: "mégabase",
        minigames: "Mini-jeux, minijeux",
        modded: "mods, moddé",
        monthly_wipe: "wipe mensuel, mensuel",
        no_pay_to_win: "sans pay to win, équitable",
        no_wipe: "sans wipe, sans reset",
        parkour: "sauts, saut",
        plots: "parcelles, terrains",
        prison: "Prison, geôle",
        pve: "contre des monstres",
        pvp: "combat, combats",
        quests: "quêtes, missions",
        racing: "courses, voitures",
        roleplay: "RP, jeu de rôle",
        rpg: "jeu de rôle",
        sandbox: "bac à sable, monde ouvert",
        seasons: "saisons, saison",
        skyblock: "îles flottantes, îles",
        small_teams: "petites équipes, duo, trio",
        survival: "Survie",
        vanilla: "sans mods, vanille",
        weekly_wipe: "wipe hebdomadaire, hebdomadaire",
        whitelist: "liste blanche, privé",
        zombies: "morts-vivants, zombie",
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
        delivered: "Ton serveur a accepté le vote.",
        rejected: "Ton récepteur a répondu avec un statut qui n’est pas un succès.",
        redirected:
          "Ton récepteur renvoie vers une autre adresse ; les redirections ne sont pas suivies.",
        redirected_elsewhere:
          "Ton récepteur a renvoyé vers un autre site, comme le font les pages qui demandent une connexion ; les redirections ne sont pas suivies.",
        apps_script:
          "Ton récepteur est une application web de Google Apps Script : elle s’exécute, puis répond toujours par une redirection vers une adresse à usage unique, ce qui compte comme un échec. Chaque nouvel essai exécute à nouveau le script.",
        gone: "Ton récepteur a répondu 410 Gone, ce qui désactive ce webhook.",
        timeout: "Ton récepteur n’a pas répondu à temps.",
        connect_failed: "La connexion à ton récepteur a échoué.",
        connection_lost: "Ton récepteur a coupé la connexion avant de répondre.",
        tls_failed:
          "Aucune connexion chiffrée avec ton récepteur n’a pu être établie ; vérifie ses réglages TLS et son certificat.",
        tls_self_signed:
          "Le certificat de ton récepteur est auto-signé ; obtiens-en un auprès d’une autorité comme Let’s Encrypt.",
        tls_untrusted:
          "Le certificat de ton récepteur vient d’une autorité inconnue, ou sa chaîne est incomplète ; installe la chaîne complète.",
        tls_expired:
          "Le certificat de ton récepteur a expiré, ou n’est pas encore valide ; renouvelle-le et redémarre le programme qui l’utilise.",
        tls_other_name:
          "Le certificat de ton récepteur est pour un autre nom ; utilise ce nom dans l’URL, ou obtiens un certificat pour le nom actuel.",
        tls_old:
          "Ton récepteur n’a aucune version ni aucun chiffrement de TLS en commun avec nous ; autorise TLS 1.2 ou 1.3, et vérifie qu’il a un certificat pour ce nom d’hôte.",
        tls_plain:
          "Ton récepteur ne répond pas en TLS ; s’il y parle HTTP non chiffré, commence son URL par http://.",
        tls_expected: "Ton récepteur attend TLS ; commence son URL par https://.",
        http2_only: "Ton récepteur ne parle que HTTP/2 ; autorise aussi HTTP/1.1.",
        dns_failed:
          "Le nom d’hôte de ton récepteur est introuvable. Vérifie s’il contient une faute de frappe.",
        private_address:
          "Le nom d’hôte de ton récepteur mène à une adresse hors de l’internet public.",
        bad_response: "La réponse de ton récepteur n’était pas du HTTP valide.",
        bad_url: "L’adresse de ton récepteur ne fait pas partie de celles qu’on peut appeler.",
        bad_secret: "Le secret de ton récepteur est inutilisable ; définis-en un nouveau.",
        unconfirmed:
          "Envoyé. L’ancien protocole de Votifier ne confirme rien ; regarde la console de ton serveur.",
        not_votifier:
          "Quelque chose a répondu, mais pas Votifier : il écoute en général sur le port 8192, pas sur celui du jeu.",
        votifier_key_missing:
          "Ton serveur parle l’ancien protocole de Votifier : colle sa clé publique à la place du token.",
        token_refused:
          "Ton Votifier n’accepte pas le token : colle celui qui suit « default: » dans plugins/Votifier/config.yml.",
        votifier_refused: "Ton Votifier n’a pas accepté le vote ; sa réponse dit pourquoi.",
        name_refused:
          "Votifier accepte les noms de 1 à 16 lettres, chiffres et _, et celui-ci n’en est pas un.",
        posted: "Publié dans le salon.",
        chat_gone:
          "Le chat n’accepte plus de messages à cette adresse : le webhook a été supprimé, ou l’adresse est fausse. Le salon est désactivé.",
        chat_refused:
          "Le chat a refusé le message. Un salon de type forum a besoin de l’adresse d’un de ses posts.",
        chat_busy:
          "Le chat nous a demandé d’attendre : trop de messages. Ils seront publiés plus tard.",
        interrupted: "Notre service a redémarré pendant cet essai ; il sera refait.",
        internal_error: "Un problème est survenu de notre côté ; l’essai sera refait.",
      },
      pointsTo: (url) => `Il renvoie vers ${url} : enregistrer cette URL ?`,
      pointsElsewhere: (url) => `Il renvoie vers ${url}.`,
      votifierSteps: {
        greeted: (version) => `il salue : VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          intl.count(bytes) + " octets envoyés, " +
          (secret === "token" ? "signés avec ton token" : "chiffrés avec ta clé publique"),
        silent: "aucune réponse",
        closed: "il a coupé la connexion sans répondre, comme VotifierPlus quand le token est faux",
        answered: (line) => `il répond : ${line}`,
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
        answered: "Il a répondu.",
        unknown_protocol: "On ne sait pas interroger les serveurs de ce jeu.",
        port_refused:
          "On n’interroge pas ce port : il appartient à d’autres services. Indique le port auquel les joueurs se connectent.",
        dns_failed:
          "Son nom d’hôte est introuvable. Cherche une faute de frappe, ou vérifie tes enregistrements DNS.",
        private_address: "Son nom d’hôte mène à une adresse hors de l’internet public.",
        timeout:
          "Il n’a pas répondu en 5 secondes. Est-il allumé ? Un pare-feu nous bloque-t-il ? Le jeu répond-il aux requêtes ?",
        refused: "La machine est là, mais rien n’écoute sur ce port.",
        bad_answer:
          "Il a répondu, mais pas comme un serveur de ce jeu. Le jeu et le port sont-ils bons ?",
        answer_too_large: "Il a envoyé plus qu’aucun serveur de jeu, donc on a raccroché.",
        internal_error: "Un problème est survenu de notre côté. Ton serveur n’y est pour rien.",
      },
      status: {
        heading: "Statut",
        lead: "On demande à ton serveur son nombre de joueurs toutes les 5 minutes.",
        notAskable: (game) =>
          "On ne sait pas interroger les serveurs " + game +
          ", donc ta page ne montre pas le nombre de joueurs.",
        notApproved: "On commence une fois ton serveur validé par la modération.",
        states: { unknown: "pas encore vérifié", online: "en ligne", offline: "hors ligne" },
        failed: "la dernière vérification a échoué",
        stillOnline: (minutes) =>
          "Les joueurs le voient en ligne jusqu’à " + intl.count(minutes) +
          " minutes après sa dernière réponse.",
        since: "depuis",
        neverAnswered: "il n’a jamais répondu",
        address: "Interrogé à",
        lastAsked: "Dernière vérification",
        lastAnswer: "Résultat",
        counted: (online, max) =>
          intl.count(online) + " joueurs en ligne sur " + intl.count(max) + ".",
        countedOnline: (online) =>
          intl.plural(online) === "one"
            ? `${intl.count(online)} joueur en ligne.`
            : intl.plural(online) === "many"
            ? `${intl.count(online)} de joueurs en ligne.`
            : `${intl.count(online)} joueurs en ligne.`,
        uncounted: "Il n'indique pas combien de joueurs sont en ligne.",
        message: "Message du serveur",
        check: "Vérifier maintenant",
      },
      ownership: {
        heading: "Prouve qu’il est à toi",
        verified: "vérifié",
        by: {
          message: "Ton token était dans le message du jour du serveur.",
          dns: "Ton token était dans un enregistrement DNS de son nom d’hôte.",
        },
        kept:
          "Tu peux maintenant retirer le token. Si tu changes l’hôte ou le port, il faudra le prouver de nouveau.",
        lead:
          "Ta page reçoit alors un badge qui dit aux joueurs qu’elle vient du propriétaire. Mets ce token à un de ces deux endroits :",
        leadOfAddress:
          "Ta page reçoit alors un badge qui dit aux joueurs qu’elle vient du propriétaire. Mets ce token dans le nom ou le message du jour du serveur, en texte brut sur une ligne.",
        waits: (host) =>
          "Ta nouvelle adresse " + host +
          " attend la modération. « Vérifier maintenant » interroge cette adresse ; si ton token y est, le changement est immédiat.",
        approves:
          "Pas besoin d’attendre la modération : ton serveur est validé dès que « Vérifier maintenant » trouve ton token.",
        token: "Token",
        message: "le nom ou le message du jour du serveur, en texte brut sur une ligne, ou",
        dns: (host) =>
          "un enregistrement DNS de type TXT sur le nom ci-dessous ou sur " + host + ".",
        dnsName: "Nom de l’enregistrement DNS",
        look: "Chercher le token",
        notFound: "pas encore trouvé",
      },
    },
    tagNames: {
      anarchy: "Anarchie",
      beginner_friendly: "Pour débutants",
      building: "Construction",
      co_op: "Coopération",
      creative: "Créatif",
      crossplay: "Jeu croisé",
      economy: "Économie",
      events: "Événements",
      factions: "Factions",
      family_friendly: "Pour toute la famille",
      minigames: "Mini-jeux",
      modded: "Moddé",
      monthly_wipe: "Wipe mensuel",
      no_pay_to_win: "Sans pay to win",
      no_wipe: "Sans wipe",
      plots: "Parcelles",
      prison: "Prison",
      quests: "Quêtes",
      racing: "Courses",
      roleplay: "Jeu de rôle",
      sandbox: "Bac à sable",
      seasons: "Saisons",
      small_teams: "Petites équipes",
      survival: "Survie",
      weekly_wipe: "Wipe hebdomadaire",
      whitelist: "Liste blanche",
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
      voted: "Tu as déjà voté aujourd’hui.",
      votedInVain: "La modération a annulé ton vote d’aujourd’hui.",
      votedElsewhere:
        "Ton compte lié a voté aujourd’hui, quand il était rattaché à un autre compte ici.",
      next: "Prochain vote dans",
      at: "dès",
      midnight: "00:00 UTC",
      receipt: "Voir ce que ton vote est devenu",
      ballot: {
        title: (server) => `Voter pour ${server}`,
        youVoteAs: "Tu votes en tant que",
        isItYou: "La récompense va à ce nom exact dans le jeu.",
        change: "Ce n’est pas ton nom ? Change-le",
        names: "Tu votes en tant que",
        namesHelp: "Ce choix est retenu pour ce serveur.",
        isSteamId: "ton identifiant Steam",
        addName: "Un autre nom dans ce jeu ? Ajoute-le",
        addToYours: (name, username) => `Ajoute ${name} à ton compte ${username}`,
        addToYoursWhy: "pour que les votes par ces liens soient les tiens.",
        nameGone: (name) =>
          "« " + name +
          " » ne fait plus partie de tes noms ou ne convient pas à ce serveur. Ton vote n’a pas été pris en compte ; choisis un autre nom.",
        linkSays: (server) => "D’après " + server + ", ce nom est le tien et reçoit la récompense.",
        name: {
          label: "Ton nom dans le jeu",
          help: "Exactement comme dans le jeu : la récompense va à ce nom.",
        },
        agree: (server, username) =>
          "Autoriser " + server + " à t’envoyer des liens qui votent chaque jour pour toi avec " +
          username,
        agreeWhy:
          "Un tel lien marche sans connexion. Il ne vote que si on l’ouvre et qu’on appuie sur son bouton, et seulement pour ce serveur. Ton vote d’aujourd’hui compte dans tous les cas. Tu peux revenir là-dessus sur la page de ton compte.",
        linkOpened: (username) => `Tu as ouvert un lien de vote pour ${username}`,
        signInAs: (username) => `Se connecter avec ${username}`,
        signInWhy: (server) =>
          "Ce nom appartient à un compte. Connecte-toi une fois pour que les liens de " + server +
          " votent pour toi.",
        signedInAs: (username) => `Tu utilises le compte ${username}.`,
        voteAs: (username) => `Voter plutôt avec ${username}`,
        notTheirs: "C’est ton nom dans le jeu, mais le compte de quelqu’un d’autre ?",
        tell: "Préviens les responsables du site.",
        otherName: (name) =>
          "Le lien indiquait " + name + ", mais tu votes avec le nom de ton compte.",
        makeYours: "Réserve ce nom",
        makeYoursWhy:
          "avec un mot de passe, pour être la seule personne à l’utiliser ici. Tes votes le suivent.",
        badLink: "Ce lien ne marche pas",
        badLinks: {
          forged: (server) =>
            "Il ne vient pas du serveur " + server +
            ", ou il en manque un bout. Récupères-en un nouveau dans le jeu et ouvre-le tel quel.",
          expired: (server) =>
            "Il a expiré. Tape /vote sur " + server + " pour en recevoir un nouveau.",
          too_far: (server) =>
            "Un lien est valable 24 heures au plus, et celui du serveur " + server +
            " dure plus longtemps. Préviens l’équipe du serveur : le plugin ou l’horloge est mal réglé.",
          no_time: (server) =>
            "Sa fin n’est pas une heure en secondes Unix entières. Préviens l’équipe du serveur " +
            server + " : son plugin est mal réglé.",
        },
        remember: "Retenir ce nom sur ce navigateur",
        rememberHelp: "Un cookie le garde pendant un an au plus.",
        remembered: (name) => `Ce navigateur retient le nom ${name} pour voter.`,
        forget: "Oublier",
        place: (rank, game) => `n° ${intl.count(rank)} sur ${game}`,
        haveAccount: "Tu as un compte ?",
        signIn: "Se connecter",
        cast: "Voter",
        ready: "Tout est prêt pour voter",
        rule: "Un vote par serveur et par jour (UTC).",
        noScript:
          "Pour voter, active JavaScript pour ce site : ton navigateur doit faire un petit calcul qui tient les bots à l’écart. Seuls le vote et l’inscription en ont besoin.",
        back: "Retour au serveur",
        alreadyVoted: "Tu as déjà voté pour ce serveur aujourd’hui",
        voteVoid: "La modération a annulé ton vote d’aujourd’hui pour ce serveur",
        voteTaken:
          "Ton compte lié a voté pour ce serveur aujourd’hui, quand il était rattaché à un autre compte ici",
        outOfReach: "Ton nom ne convient pas à ce serveur",
        outOfReachWhy: (username) =>
          "Ce serveur donne les récompenses selon le nom dans le jeu, et « " + username +
          " » ne peut pas en être un : ces noms ont 16 lettres, chiffres et « _ » au plus.",
        confirmEmail: "Confirme d’abord ton adresse e-mail",
        confirmEmailNext:
          "Ce site n’accepte que les votes de comptes dont l’adresse e-mail est confirmée. Demande le lien sur la page de ton compte.",
        toAccount: "Ton compte",
      },
      faults: {
        name: "Ce nom ne peut pas voter ici.",
        changed:
          "Quelque chose a changé entre-temps. Ton vote n’a pas été pris en compte ; réessaie.",
        name_gone:
          "Ce nom ne fait plus partie des tiens. Ton vote n’a pas été pris en compte ; choisis-en un autre.",
        name_used:
          "Quelqu’un d’autre a voté pour ce serveur sous ce nom aujourd’hui. Ton vote n’a pas été pris en compte. Choisis un autre de tes noms, ou tape /vote dans le jeu : le lien que tu reçois prouve que le nom est à toi. Tu pourras réessayer dans",
        link_used:
          "Ce nom a déjà voté aujourd’hui par un lien de ce serveur, avec un autre compte d’ici. Ton vote n’a pas été pris en compte. Tu pourras réessayer dans",
        missing:
          "Ton navigateur n’était pas encore prêt. Attends que la case soit cochée, puis vote.",
        forged:
          "Cette vérification n’était pas pour ce vote. Ton vote n’a pas été pris en compte ; réessaie.",
        expired:
          "La page est restée ouverte trop longtemps. Ton vote n’a pas été pris en compte ; réessaie.",
        already_voted:
          "Quelque chose a changé entre-temps. Ton vote n’a pas été pris en compte ; réessaie.",
        proof_spent:
          "Cette vérification a déjà servi. Ton vote n’a pas été pris en compte ; réessaie.",
        unavailable:
          "La vérification anti-bot est indisponible. Ton vote n’a pas été pris en compte ; réessaie dans un instant.",
        address_full:
          "Trop de votes pour ce serveur sont venus de ton réseau aujourd’hui. Ton vote n’a pas été pris en compte. Les comptes avec une adresse e-mail confirmée ou liés à un autre service ont une limite plus haute. Tu pourras réessayer dans",
      },
      widget: {
        label: "Je ne suis pas un bot",
        verifying: "Vérification anti-bot en cours…",
        error: "Ça n’a pas marché. Recharge la page.",
        expired: "Ça a pris trop de temps. Recharge la page.",
        waitAlert: "Un instant : ton navigateur n’est pas encore prêt.",
      },
      week: {
        title: "Tes sept derniers jours",
        today: "Auj.",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: " : voté",
        notVoted: " : pas de vote",
        ofMonth: (votes) =>
          votes === 1
            ? "Ton premier vote ici ce mois-ci."
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote ici ce mois-ci.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes ici ce mois-ci.`
            : `${intl.count(votes)} votes ici ce mois-ci.`,
        all: "Tous les jours de la semaine.",
        inRow: (days) => intl.plural(days) === "one"
          ? `${intl.count(days)} jour d’affilée.`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de jours d’affilée.`
          : `${intl.count(days)} jours d’affilée.`,
      },
      consent: {
        question: "Afficher ton nom parmi les top voteurs ?",
        why: (server) =>
          server +
          " et tous les autres serveurs pour lesquels tu votes affichent qui vote le plus chaque mois. Certains offrent des prix. Tout le monde peut le voir, et des programmes le lisent aussi. Tu peux changer d’avis sur la page de ton compte : en moins d’une minute, ton nom disparaît de ce site.",
        yes: "Oui, afficher mon nom",
        no: "Non, le garder privé",
        title: "Top voteurs",
        listed: "Ton nom est affiché parmi les top voteurs des serveurs pour lesquels tu votes.",
        notListed:
          "Ton nom n’est affiché nulle part. Les serveurs pour lesquels tu votes savent toujours qui a voté.",
        isListed: "affiché",
        isHidden: "masqué",
        start: "Afficher mon nom",
        stop: "Masquer mon nom",
      },
      board: {
        heading: "Top voteurs",
        title: (server) => `Top voteurs du serveur ${server}`,
        description: (server) => `Qui a le plus voté pour ${server}, mois par mois.`,
        ownTitle: "Votants",
        ownLead:
          "Tous ceux qui ont voté pour ton serveur. Ta page publique ne nomme que les joueurs qui l’ont accepté.",
        months: "Mois",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "Pour l’instant ce mois-ci",
        final: "Résultat final",
        ofMonth: (start) =>
          "Top voteurs en " + intl.date('month: "long"', { month: "long" })(start),
        all: "Tous les top voteurs",
        sums: (votes, players) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) + " de " + (intl.plural(players) === "one"
              ? `${intl.count(players)} joueur pour l’instant.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} de joueurs pour l’instant.`
              : `${intl.count(players)} joueurs pour l’instant.`),
        noVotes: "Personne n’a encore voté ce mois-ci.",
        nobody: "Aucun des votants n’a encore choisi d’afficher son nom.",
        votes: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} vote`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} de votes`
          : `${intl.count(votes)} votes`,
        others: (votes, players) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) + " de " + (intl.plural(players) === "one"
              ? `${intl.count(players)} autre joueur.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} d’autres joueurs.`
              : `${intl.count(players)} autres joueurs.`),
        voided: (votes) =>
          intl.plural(votes) === "one"
            ? intl.count(votes) +
              " vote de ce mois a été annulé après la fin du mois. La liste montre ce qui compte maintenant."
            : intl.plural(votes) === "many"
            ? intl.count(votes) +
              " de votes de ce mois ont été annulés après la fin du mois. La liste montre ce qui compte maintenant."
            : intl.count(votes) +
              " votes de ce mois ont été annulés après la fin du mois. La liste montre ce qui compte maintenant.",
        imported: (votes) =>
          intl.plural(votes) === "one"
            ? intl.count(votes) + " autre vote vient de la liste où ce serveur se trouvait avant."
            : intl.plural(votes) === "many"
            ? intl.count(votes) +
              " d’autres votes viennent de la liste où ce serveur se trouvait avant."
            : intl.count(votes) +
              " autres votes viennent de la liste où ce serveur se trouvait avant.",
        gone: "compte supprimé",
        unlisted: "masqué",
        you: "toi",
        site: "Top voteurs de tous les serveurs",
        rules:
          "Les mois sont ceux du calendrier, en UTC. À égalité, la personne dont le dernier vote est le plus ancien passe devant. Seuls les joueurs qui l’ont accepté sont nommés, et les résultats restent un an.",
        back: (server) => `Retour au serveur ${server}`,
      },
      siteBoard: {
        title: "Top voteurs",
        titleOf: (span) => `Top voteurs : ${span}`,
        lead: "Qui vote le plus, tous serveurs confondus.",
        spans: "Période",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "Ce mois-ci",
          last_month: "Mois dernier",
          year: "Douze mois",
          all: "Depuis toujours",
        },
        allTime: "Depuis le premier vote",
        nobody:
          "Personne n’apparaît encore sur cette période. Les votes de ceux qui acceptent d’apparaître sont comptés toutes les heures.",
        rules:
          "Compté une fois par heure, et une fois par jour depuis toujours. Les mois sont ceux du calendrier, en UTC. À égalité, la personne dont le dernier vote est le plus ancien passe devant. Seuls les joueurs qui l’ont accepté sont nommés, par le nom de leur compte, même s’ils votent sous d’autres noms.",
        yourName: "Choisis sur la page de ton compte si ton nom apparaît",
      },
      receiptPage: {
        title: "Ton vote est compté",
        voidTitle: "Ton vote est annulé",
        thanks: (server) => `Merci d’avoir voté pour ${server}.`,
        player: "Joueur",
        favourite:
          "Tu votes souvent ici ? Tes favoris ont leur page, et tu votes pour tous à la suite.",
        others: (game) => `D’autres serveurs ${game} pour lesquels voter`,
        vote: "Voter",
        voteFor: (server) => ` pour ${server}`,
        castAt: "Date du vote",
        nextVote: "Prochain vote",
        sent: "Transmis au serveur",
        reward: "Ta récompense",
        standing: (votes, place, counts) =>
          "Le serveur a maintenant " + (intl.plural(votes) === "one"
            ? `${intl.count(votes)} vote`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votes`
            : `${intl.count(votes)} votes`) + (counts === "signed-in"
              ? " de joueurs avec un compte"
              : counts === "confirmed"
              ? " de joueurs avec une adresse e-mail confirmée ou un compte lié"
              : counts === "established"
              ? " de joueurs avec un compte lié depuis plus de 30 jours"
              : "") + " en 30 jours et se classe " + place + ".",
        rewards: {
          waiting: "t’attend dans le jeu",
          leased: "t’attend dans le jeu",
          granted: "donnée",
          refused: "refusée par le serveur",
          voided: "retirée",
          expired: "expirée : personne ne l’a récupérée",
        },
        back: (server) => `Retour au serveur ${server}`,
        isVoid: "La modération a annulé ce vote. Il ne compte plus.",
        isVoidOpen:
          "La modération a annulé ce vote avec d’autres. Il ne compte plus, mais tu peux revoter aujourd’hui.",
        looksAgain: "Cette page s’actualise toute seule.",
        nextVoteOpen: "Revoter",
        forgotten: "On ne garde ça que 30 jours.",
        unheard: "Ce serveur n’est pas encore connecté. Ton vote compte quand même.",
        none: "Ce serveur vient chercher ses votes lui-même, et le tien l’attend.",
        words: {
          on_its_way: "en route",
          retrying: "nouvel essai en cours : le serveur ne répond pas pour le moment",
          held: "en attente, jusqu’à ce que le propriétaire accepte de nouveau les votes",
          delivered: "transmis",
          given_up: "impossible à transmettre",
          withdrawn: "retiré avant d’arriver",
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
