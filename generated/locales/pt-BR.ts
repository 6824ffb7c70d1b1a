// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Nome de usuário",
      usernameHelp:
        "Exatamente como no jogo: de 2 a 32 letras, números, “_”, “.” e “-”. Nomes do Bedrock podem começar com “.”.",
      email: "E-mail",
      emailHelp: "Para recuperar sua senha. Ninguém mais vê.",
      password: "Senha",
      passwordHelp:
        "Pelo menos 10 caracteres. Três ou quatro palavras sem relação entre si funcionam bem.",
      newPassword: "Nova senha",
      currentPassword: "Senha atual",
      makeLink: "Criar link",
      noMail: "Este site não envia e-mails.",
      signUp: {
        title: "Criar conta",
        lead: "Uma conta para todos os servidores. Você vota com seu nome de usuário.",
        submit: "Criar conta",
        toVote: (server) => `Crie uma conta para votar em ${server}`,
        toVoteLead: "Um formulário curto, e seu voto está a um clique.",
        toVoteConfirmed: "Este site também pede que você confirme seu e-mail antes de votar.",
        inGame: (game) => `Seu nome em ${game}`,
        inGameHelp: (server) =>
          "Exatamente como no jogo: " + server +
          " recompensa o jogador com este nome. Ele também é seu nome de usuário aqui. De 2 a 32 letras, números, “_”, “.” e “-”.",
        submitToVote: "Criar conta e ir votar",
        ready: "Verificação contra bots concluída",
        noScript:
          "Para criar conta, ative o JavaScript neste site: seu navegador precisa fazer um pequeno cálculo que barra bots. Só votar e criar conta dependem disso.",
        privacy: "O que guardamos e por quanto tempo",
        haveOne: "Já tem uma conta?",
        signIn: "Entrar",
        or: "ou com e-mail e senha",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `Entrar com ${provider}`,
          sign_up: (provider) => `Continuar com ${provider}`,
          link: (provider) => `Vincular ${provider}`,
          prove: (provider) => `Confirmar com ${provider}`,
        },
        leaving: (provider) => `Abrindo ${provider}…`,
        goOn: (provider) => `Ir para ${provider}`,
        byPassword: "Entrar com senha",
        declined: {
          title: (provider) => `Você não entrou com ${provider}`,
          lead: "Nada mudou. Tente de novo ou escolha outra forma.",
        },
        not_proven: {
          title: (provider) => `Não foi possível entrar com ${provider}`,
          lead: "A resposta não mostra quem você é. Tente de novo ou escolha outra forma.",
        },
        round_unknown: {
          title: "Esta página é antiga demais",
          lead: (provider) =>
            "Demorou demais em " + provider +
            ", ou você voltou com outro navegador. Tente de novo.",
        },
        unavailable: {
          title: (provider) => `${provider} não responde agora`,
          lead: "Nada mudou. Tente de novo mais tarde ou escolha outra forma.",
        },
        misconfigured: {
          title: (provider) => `${provider} não está configurado corretamente neste site`,
          lead:
            "Tentar de novo não adianta: quem administra este site precisa corrigir isso. Até lá, escolha outra forma.",
        },
        taken: {
          title: (provider) =>
            "Essa conta de " + provider + " já está vinculada a outra conta daqui",
          lead: "Entre com ela e desvincule lá. Depois você pode vinculá-la a esta conta.",
        },
        not_theirs: {
          title: (provider) => `Essa conta de ${provider} não está vinculada à sua`,
          lead: (provider) => `Escolha a conta de ${provider} com que você entra aqui.`,
        },
        signed_out: {
          title: "Sua sessão terminou",
          lead: (provider) => `Entre de novo e depois vá mais uma vez para ${provider}.`,
        },
      },
      newcomer: {
        title: "Escolha seu nome",
        titleToVote: (server) => `Seu nome em ${server}`,
        lead: (provider) =>
          provider +
          " já confirmou quem você é. Só falta seu nome no jogo: a recompensa vai para o jogador com esse nome.",
        submit: "Criar conta",
        submitToVote: "Ir votar",
        haveOne: "Já tem uma conta aqui?",
        isItYours: (name) => `${name} é seu nome?`,
        signIn: (provider) => `Entre para vincular ${provider} à sua conta`,
        link: (provider) => `Vincular ${provider}`,
        linkLead: (provider, name) =>
          "Você acabou de vir de " + provider + ". Vincule para entrar como " + name +
          " com um clique.",
        unknown: {
          title: "Esta página é antiga demais",
          lead: "Você tinha meia hora para escolher um nome, ou já tem um. Entre de novo.",
        },
      },
      entry: {
        gone: {
          title: "Este acesso não funciona mais",
          lead: "O link foi usado ou é antigo demais, ou a conta não existe mais.",
        },
        disabled: "Esta conta está desativada",
      },
      signInLink: {
        title: (username) => `Entrar como ${username}`,
        lead: "Os responsáveis por este site criaram este link. Ele permite entrar uma vez.",
        submit: "Entrar",
      },
      proof: {
        comesNext: "Em seguida, você vai confirmar que é você.",
        justShown: "Você acabou de confirmar que é você.",
      },
      waysIn: {
        heading: "Formas de entrar",
        lead: "Tenha duas, para nunca ficar sem acesso.",
        isLinked: "vinculada",
        isOff: "desativada",
        linked: "Vinculada",
        unlink: "Desvincular",
        only: "É sua única forma de entrar: adicione outra antes de removê-la.",
        password: "Senha",
        set: "criada",
        passwordNote: "Mudar a senha encerra todas as suas outras sessões.",
        noPassword: "Nenhuma. Crie uma para entrar sem outro serviço.",
        changePassword: "Mudar senha",
        setPassword: "Criar senha",
      },
      passwordsOff: {
        title: "Aqui não há senhas",
        lead: "Este site não usa senhas. Entre com uma das contas que ele aceita.",
      },
      signIn: {
        title: "Entrar",
        toVote: (server) => `Entre para votar em ${server}`,
        or: "ou com senha",
        orElse: "ou de outro jeito",
        last: "última usada",
        nameOrEmail: "Nome de usuário ou e-mail",
        submit: "Entrar",
        limited: (wait) =>
          "Houve tentativas demais com este nome ou da sua rede, então você ainda não entrou. " +
          wait +
          " Ou digite sua senha de novo agora: seu navegador faz antes um pequeno cálculo, e isso conta à parte.",
        ready: "Verificação contra bots concluída",
        noScript:
          "Seu navegador não consegue fazer esse cálculo sem JavaScript. Ative-o neste site ou tente de novo em alguns segundos.",
        forgot: "Esqueceu a senha?",
        haveNone: "Ainda não tem conta?",
        signUp: "Criar conta",
        disabled: "A moderação desativou esta conta.",
        disabledWhy: (reason) =>
          "A moderação desativou esta conta. Mensagem da moderação: " + reason,
      },
      reset: {
        title: "Recuperar senha",
        lead: "Enviamos por e-mail um link para você escolher uma nova senha.",
        noMail:
          "Este site não envia e-mails. Crie um link aqui e depois peça-o aos responsáveis pelo site.",
        submit: "Enviar link",
        asked: {
          title: "Veja seu e-mail",
          lead:
            "Se existe uma conta com este e-mail, um link está a caminho. Ele funciona por uma hora. Não achou? Veja a pasta de spam.",
        },
        askedNoMail: {
          title: "Peça seu link",
          lead:
            "Este site não envia e-mails. Se existe uma conta com este e-mail, os responsáveis pelo site encontram no log um link que funciona por uma hora. Se não encontrarem, diga a eles seu nome de usuário: eles podem criar um link para você entrar.",
        },
        choice: {
          title: "Escolha uma nova senha",
          lead: "Isso encerra suas sessões em todos os aparelhos.",
          submit: "Salvar senha",
        },
        dead: {
          title: "Este link não funciona mais",
          lead: "Cada link funciona uma vez, por uma hora. Peça um novo.",
        },
        again: "Receber novo link",
      },
      firstModerator: {
        title: "Seja o primeiro administrador",
        lead: (username) =>
          "Você entrou como " + username +
          ". O primeiro administrador configura o site e aprova servidores. O link funciona uma vez.",
        submit: "Tornar esta conta administradora",
        dead: {
          title: "Este link não funciona mais",
          lead:
            "Ele já foi usado, tem mais de 30 minutos, ou já existe um administrador. Enquanto não houver nenhum, o próximo início escreve outro link no log.",
        },
      },
      verify: {
        title: "Confirme seu e-mail",
        lead: (email, username) =>
          "Aperte o botão para confirmar que " + email + " é o seu e-mail. Ele será o da conta " +
          username + ".",
        submit: "Confirmar",
        dead: {
          title: "Este link não funciona mais",
          lead: "Os links funcionam por um dia. Você pode pedir um novo na página da sua conta.",
        },
        enough: {
          title: "Use um link que já enviamos",
          lead:
            "Já enviamos a este endereço todos os e-mails permitidos em uma hora. Abra o link do mais recente com a sessão iniciada: ele confirma o endereço para a sua conta.",
        },
      },
      serverEmail: {
        heading: "Notificação por e-mail sobre servidores",
        lead:
          "Quando a moderação decide sobre um servidor seu e quando um webhook falha ou volta a funcionar.",
        unconfirmed:
          "Ela chega depois que você confirmar seu e-mail: até lá, ele pode ser de outra pessoa.",
        turnOn: "Ativar",
        turnOff: "Desativar",
        stop: "Parar e-mails sobre meus servidores",
        ask: {
          title: "Parar e-mails sobre seus servidores",
          lead:
            "Você não vai mais receber aviso quando a moderação decidir sobre um servidor ou quando um webhook falhar. E-mails sobre sua conta, como links para uma nova senha, continuam chegando.",
        },
        done: {
          title: "Você não vai mais receber e-mails sobre seus servidores",
          lead: "Você pode voltar a recebê-los na página da sua conta.",
        },
        dead: {
          title: "Este link não funciona",
          lead: "Você pode parar os e-mails sobre seus servidores na página da sua conta.",
        },
      },
      name: {
        title: "Seu nome",
        newTitle: "Mudar seu nome",
        question: "Este é exatamente seu nome no jogo?",
        youVoteAs: "Você vota como",
        why:
          "A recompensa vai para o jogador com este nome. Se uma única letra estiver errada, ninguém recebe.",
        yes: "Sim, continuar",
        change: "Não, mudar",
        newName: "Novo nome",
        save: "Mudar nome",
        correction:
          "Mude agora: a primeira correção é livre. Depois disso, você pode mudar seu nome uma vez a cada 30 dias.",
        rule:
          "Você pode mudar seu nome uma vez a cada 30 dias. O nome antigo continua seu por 90 dias. Os votos contam para o nome que você tinha ao votar.",
        next: (day) => `Você pode mudar seu nome de novo em ${day}.`,
      },
      account: {
        title: "Sua conta",
        onThisPage: "Nesta página",
        since: (day) => `desde ${day}`,
        names: "Nomes",
        mail: "E-mail",
        mailAndLanguage: "E-mail e idioma",
        privacy: "Privacidade",
        nameNote: "Você vota com este nome, e a recompensa vai para o jogador que o usa.",
        changeName: "Mudar nome",
        confirmed: "confirmado",
        unconfirmed: "não confirmado",
        emailNote: "Para novas senhas e novidades sobre sua conta.",
        unconfirmedLead:
          "Você pode entrar com este e-mail depois de abrir o link que enviamos para ele.",
        sendAgain: "Enviar link",
        noEmail: "Nenhum e-mail",
        noEmailLead:
          "Adicione um para receber notícias dos seus servidores e recuperar o acesso se perder as outras formas de entrar.",
        addEmail: "Adicionar",
        newEmailWaits: (email) =>
          email + " entra no lugar deste quando você abrir o link que enviamos para lá.",
        noMailLink: (email) =>
          "Para confirmar " + email +
          ", crie um link e peça-o aos responsáveis por este site. O site não envia e-mails: o link fica no log dele.",
        changeEmail: "Mudar e-mail",
        dataHeading: "Seus dados",
        dataLead: "Um arquivo com tudo o que este site guarda sobre você.",
        download: "Baixar…",
        deleteHeading: "Excluir conta",
        deleteLead:
          "Seu nome, seu e-mail e suas formas de entrar são excluídos para sempre. Seus votos continuam contando, de forma anônima.",
        delete: "Excluir…",
      },
      ownPassword: {
        change: {
          title: "Mudar sua senha",
          lead:
            "Todas as suas outras sessões terminam, e os links de servidores deixam de votar por você.",
          submit: "Mudar senha",
        },
        set: {
          title: "Criar uma senha",
          lead: "Assim você pode entrar com seu nome ou e-mail, sem outro serviço.",
          submit: "Criar senha",
        },
        back: "Voltar à sua conta",
      },
      sessions: {
        heading: "Onde sua conta está aberta",
        count: (sessions) =>
          intl.plural(sessions) === "one"
            ? `${intl.count(sessions)} navegador`
            : intl.plural(sessions) === "many"
            ? `${intl.count(sessions)} de navegadores`
            : `${intl.count(sessions)} navegadores`,
        thisOne: "este",
        unknown: "Navegador desconhecido",
        unknownAddress: "endereço IP desconhecido",
        since: "Desde",
        lastSeen: "último acesso",
        end: "Encerrar sessão",
        endOthers: "Encerrar todas as outras sessões",
      },
      nameClaim: {
        mailed: {
          title: "Veja seu e-mail",
          lead: (username, email) =>
            "Alguém joga como " + username +
            " e já votou com esse nome. Se é você, abra o link que enviamos para " + email +
            " e escolha uma senha: assim o nome é seu, com os votos.",
        },
        tooMany: {
          title: "Não enviamos nenhum e-mail",
          lead: (username, email) =>
            "Alguém joga como " + username +
            ", e só por e-mail dá para saber se é você. Enviamos mensagens demais para " + email +
            " em uma hora. Crie a conta de novo daqui a uma hora ou com outro e-mail.",
        },
        unmailed: {
          title: "A moderação vai analisar",
          lead: (username) =>
            "Alguém joga como " + username +
            " e já votou com esse nome. Quando a moderação der o nome a você, entre com a senha que escolheu.",
        },
        take: {
          title: (username) => `Assumir o nome ${username}`,
          lead: (username, site) =>
            "Assim o nome " + username + " passa a ser seu em " + site +
            ", com os votos. Escolha uma senha para entrar. Se você não criou uma conta com este nome, feche esta página.",
          submit: "Assumir este nome",
        },
        waits: {
          title: "A moderação vai analisar",
          lead:
            "Seu e-mail está confirmado. Outra pessoa pede o mesmo nome, então a moderação decide de quem ele é. Vamos escrever para você.",
        },
      },
      agreements: {
        lead: "Os links dele votam por você sem login, até você encerrar isso ou mudar sua senha.",
        since: "Desde",
        end: "Encerrar",
      },
      changeEmail: {
        title: "Mudar seu e-mail",
        lead:
          "Enviamos um link para o novo e-mail. Sua conta mantém o antigo até você abrir o link.",
        noMail:
          "Este site não envia e-mails: o link para o novo e-mail vai para o log dele. Peça-o aos responsáveis pelo site. Sua conta mantém o antigo até você abrir o link.",
        newEmail: "Novo e-mail",
        submit: "Enviar link",
      },
      download: {
        title: "Baixar seus dados",
        lead: (username) =>
          "Um arquivo JSON com tudo sobre " + username +
          ": perfil, nomes anteriores, sessões, servidores, o que você fez e seus votos. Ele não contém senha nem chaves.",
        submit: "Baixar",
        back: "Voltar à sua conta",
      },
      deletion: {
        title: "Excluir sua conta",
        lead: (username) =>
          username +
          " vai sumir para sempre: ninguém pode trazer a conta de volta. Seus votos continuam contando, de forma anônima, e o nome fica reservado por 90 dias.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "Seu servidor impede isso (" + intl.count(listings) +
              "): alguém precisa ser responsável por ele."
            : intl.plural(listings) === "many"
            ? "Seus " + intl.count(listings) +
              " de servidores impedem isso: alguém precisa ser responsável por eles."
            : "Seus " + intl.count(listings) +
              " servidores impedem isso: alguém precisa ser responsável por eles.",
        listings: "Seus servidores",
        blocking: {
          pending: "Aguarda a moderação. Até lá, só pode ser excluído.",
          approved: "Os jogadores podem votar nele.",
        },
        handOver: "Passar adiante…",
        unlist: "Tirar da lista",
        deleteListing: "Excluir…",
        after: "Quando não restar nenhum aqui, você poderá excluir sua conta.",
        lookAgain: "Verificar de novo",
        submit: "Excluir minha conta",
        back: "Manter minha conta",
      },
    },
    charts: {
      asTable: "Mostrar os números em uma tabela",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Hoje",
      votes: {
        title: "Votos",
        heads: ["Dia (UTC)", "Votos"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "one"
            ? `${intl.count(sum)} voto`
            : intl.plural(sum) === "many"
            ? `${intl.count(sum)} de votos`
            : `${intl.count(sum)} votos`) +
          " em " + intl.count(days) + " dias, " + intl.count(today) + " hoje até agora (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`),
      },
      players: {
        title: "Jogadores",
        last: "Agora",
        offline: "offline",
        summary: (most, mean) =>
          "no máximo " + intl.count(most) + " em 7 dias, " + intl.count(mean) + " em média",
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Dia (UTC)", "Em média", "No máximo"],
      },
      rank: {
        title: "Posição entre os servidores de todos os jogos",
        heads: ["Dia (UTC)", "Posição"],
        place: (rank) => `${intl.count(rank)}º`,
        summary: (last, best, day) =>
          intl.count(last) + "º em " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ", melhor posição " + intl.count(best) + "º",
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + intl.count(rank) + "º",
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player} votou em ${server}`,
        many: (votes, server) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto em ${server}`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votos em ${server}`
            : `${intl.count(votes)} votos em ${server}`,
        earlier: (server, votes) => `Votos anteriores em ${server}: ${intl.count(votes)}`,
        test: (server) => `Teste: os votos em ${server} serão publicados aqui`,
        vote: "Votar",
        total: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto em 30 dias`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} votos em 30 dias`
            : `${intl.count(votes)} votos em 30 dias`,
        more: (votes) => `e mais ${intl.count(votes)}`,
        top: (server, month) =>
          "Quem mais votou em " + server + " em " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(place)}. ${player}: ${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? intl.count(place) + ". " + player + ": " + intl.count(votes) + " votos"
            : intl.count(place) + ". " + player + ": " + intl.count(votes) + " votos",
        others: (players) =>
          intl.plural(players) === "one"
            ? `e mais ${intl.count(players)} jogador`
            : intl.plural(players) === "many"
            ? `e mais ${intl.count(players)} jogadores`
            : `e mais ${intl.count(players)} jogadores`,
      },
      page: {
        title: (server) => `Chats de ${server}`,
        lead:
          "Os votos podem ser publicados em um canal do Discord, Slack ou Mattermost: com os nomes dos jogadores, a imagem do servidor e um link para votar. O que foi publicado não pode ser recolhido.",
        heading: "Canais conectados",
        often: "Com que frequência",
        connect: "Conectar um canal",
        example: "O que é publicado",
        offer: (address) =>
          address +
          " é um canal: os votos são publicados lá como mensagens. Escolha com que frequência.",
        address: "Endereço do webhook do canal",
        addressHelp:
          "No Discord: configurações do canal, Integrações, Webhooks, Copiar URL do webhook. Quem sabe o endereço pode publicar lá, por isso ele é guardado criptografado e nunca mais é exibido.",
        service: "Chat",
        serviceHelp:
          "Para Rocket.Chat e outros que aceitam as mensagens do Mattermost, escolha Mattermost.",
        language: "Idioma das mensagens",
        languageOfOwner: "O do dono",
        submit: "Conectar e enviar um teste",
        all: "Todos os chats",
      },
      paces: {
        at_once: "Na hora",
        ten_minutes: "A cada dez minutos",
        daily: "Os dez melhores, todo dia",
      },
      channel: {
        title: "Canal",
        lead: "Uma mensagem reúne todos os votos desde a anterior.",
        replayLead: (days) =>
          "Publica de novo os votos desde um momento, como votos anteriores. Um chat não percebe que já os tinha. No máximo " +
          intl.count(days) + " dias atrás.",
        addressKept: "Deixe vazio para manter o atual.",
        save: "Salvar",
        test: "Mensagem de teste",
        testLead: "Publicada agora, seja qual for a escolha acima. Ninguém é mencionado.",
        testButton: "Enviar mensagem de teste",
        gone:
          "O chat não aceita mais mensagens neste endereço, por isso o canal foi desativado. Os votos estão em espera. Cole um endereço novo acima e depois envie-os.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "one"
            ? `${intl.count(reports)} denúncia nova`
            : intl.plural(reports) === "many"
            ? `${intl.count(reports)} de denúncias novas`
            : `${intl.count(reports)} denúncias novas`,
        test: (site) =>
          "Teste: as novidades para a moderação de " + site + " serão publicadas aqui",
        open: "Abrir a moderação",
      },
    },
    deliveries: {
      log: {
        heading: "Entregas, mais novas primeiro",
        lead: "Cada voto a caminho de um webhook. Entregas concluídas ficam por 30 dias.",
        none: "Nada enviado ainda",
        noneNext:
          "Cada voto enviado a um webhook vai aparecer aqui, com todas as tentativas e respostas. Dê uma URL de webhook a uma chave e envie um teste na página dela.",
        noneFound: "Nenhuma entrega assim",
        noneOf: (search) => `Nada encontrado para ${search}`,
        noneOfNext:
          "A busca aceita o nome completo de um jogador, com maiúsculas ou não, ou um ID completo de voto ou entrega.",
        backwards: "O primeiro dia vem depois do último",
        showAll: "Mostrar todas as entregas",
        find: "Jogador, ID do voto ou da entrega",
        from: "De (UTC)",
        to: "Até (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Por estado",
        all: "Todas",
        filter: "Filtrar entregas",
        allKeys: "Todas as chaves",
        show: "Buscar",
        player: "Jogador",
        nobody: "ninguém",
        topTen: "Os dez melhores",
        cast: "Voto",
        key: "Chave",
        state: "Estado",
        last: "Último resultado",
        attempts: "Tentativas",
        next: "próxima tentativa",
        again: "enviada de novo:",
        test: "teste",
        pages: "Páginas de entregas",
        older: "Entregas mais antigas",
        newest: "Entregas mais novas",
        title: (server) => `Entregas de ${server}`,
        titleOf: (server, state) => `Entregas de ${server}: ${state}`,
        retryLead: {
          abandoned:
            "Envia mais uma vez as dos últimos 14 dias, cinco por segundo. Elas mantêm os IDs: um receptor que lembra o X-Listing-Vote não recompensa ninguém duas vezes.",
          held: "Envia as dos últimos 14 dias, cinco por segundo.",
        },
        retry: {
          abandoned: (key) => `Reenviar todas as que falharam: ${key}`,
          held: (key) => `Enviar todas em espera: ${key}`,
        },
      },
      day: {
        title: "Últimas 24 horas",
        arrived: "entregues",
        atOnce: "na primeira tentativa",
        sent: "entregas",
        kept: { pending: "na fila", abandoned: "abandonadas em 30 dias" },
        typical: "resposta típica",
        slow: "resposta lenta",
        label: (atOnce, late, failed) =>
          "Hora a hora em 24 horas: " + intl.count(atOnce) + " entregues de primeira, " +
          intl.count(late) + " depois de nova tentativa, " + intl.count(failed) + " não entregues",
        axis: ["há 24 h", "18 h", "12 h", "6 h", "agora"],
        legend: {
          ok: "entregues de primeira",
          late: "depois de nova tentativa",
          bad: "não entregues, abaixo da linha",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " de " + intl.count(of) + " tentativas e a espera antes de cada uma",
        wait: {
          atOnce: "na hora",
          seconds: (seconds) => `+${intl.count(seconds)} s`,
          minutes: (minutes) => `+${intl.count(minutes)} min`,
          hours: (hours) => `+${intl.count(hours)} h`,
        },
      },
      one: {
        title: (player, key, server) => `Voto de ${player} para ${key} de ${server}`,
        back: "Entregas",
        cast: "Voto registrado",
        toKey: "para a chave",
        next: "próxima tentativa",
        nextAt: "Próxima tentativa:",
        rejectedWith: (status) => `Seu receptor respondeu ${status}, que não indica sucesso.`,
        vote: "Voto (X-Listing-Vote)",
        id: "Entrega (X-Listing-Delivery)",
        noUrl: "sem URL",
        formerUrl: "uma URL anterior",
        elsewhere: "para uma URL anterior",
        sinceMoved: "Era a URL da chave na época; ela mudou desde então.",
        finished: "concluída",
        resend: "Enviar de novo agora",
        stands: "Isso vale, aconteça o que acontecer no novo envio.",
        underWay: "Está a caminho. Esta página se atualiza a cada dois segundos.",
        request: "Requisição",
        requestLead: (attempt) =>
          "Tentativa " + intl.count(attempt) + ", exatamente como foi enviada para",
        notSent: "Nada enviado ainda. Este vai ser o corpo, enviado para",
        attempts: "Tentativas",
        schedule: "No máximo doze; a última é 76 horas depois do voto.",
        answer: "Resposta",
        headers: "Cabeçalhos da resposta",
        answerKept: "Guardamos os cabeçalhos sem cookies e os primeiros 4 kB do corpo.",
        saveRedirect: "Usar esta URL",
        answered: (status, time) => `${status} em ${time}`,
        noResponse: "sem resposta",
        reasons: {
          key_revoked: "A chave foi revogada.",
          url_cleared: "A URL do webhook foi removida.",
          vote_voided: "A moderação anulou o voto.",
          no_destination: "A chave foi revogada ou a URL do webhook foi removida.",
        },
      },
      states: {
        held: "em espera",
        pending: "na fila",
        sending: "enviando",
        delivered: "entregue",
        abandoned: "abandonada",
      },
      ends: {
        delivered: "chegou",
        unconfirmed: "enviado",
        rejected: "recusada",
        redirected: "redirecionada",
        redirected_elsewhere: "redirecionado",
        apps_script: "Apps Script",
        interrupted: "interrompida",
        timeout: "tempo esgotado",
        connect_failed: "sem conexão",
        connection_lost: "conexão perdida",
        tls_failed: "sem criptografia",
        tls_self_signed: "autoassinado",
        tls_untrusted: "certificado não confiável",
        tls_expired: "certificado expirado",
        tls_other_name: "certificado de outro nome",
        tls_old: "TLS antigo",
        tls_plain: "sem TLS",
        tls_expected: "espera TLS",
        http2_only: "só HTTP/2",
        dns_failed: "nome não encontrado",
        private_address: "endereço privado",
        bad_response: "não é HTTP",
        bad_url: "URL inválida",
        bad_secret: "segredo inválido",
        not_votifier: "não é Votifier",
        votifier_key_missing: "falta a chave pública",
        token_refused: "token errado",
        votifier_refused: "recusado",
        name_refused: "nome recusado",
        posted: "publicado",
        chat_gone: "canal removido",
        chat_refused: "recusado",
        chat_busy: "aguardando",
        internal_error: "erro nosso",
        gone: "gone",
        key_revoked: "chave revogada",
        url_cleared: "URL removida",
        vote_voided: "voto anulado",
        no_destination: "sem URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} s`,
      },
    },
    docs: {
      all: "Todos os guias",
      nav: "Guias",
      contents: "Nesta página",
      asText: "Esta página em Markdown",
      table: (nth) => `Tabela ${intl.count(nth)}`,
      search: "Buscar na documentação",
      submit: "Buscar",
      results: (query) => `Busca: ${query}`,
      found: (parts) => intl.plural(parts) === "one"
        ? `${intl.count(parts)} trecho encontrado`
        : intl.plural(parts) === "many"
        ? `${intl.count(parts)} de trechos encontrados`
        : `${intl.count(parts)} trechos encontrados`,
      ask: "Digite o que você procura, como um código de erro, um cabeçalho ou um plugin.",
      nothing: "Nada encontrado. Tente outras palavras, como um código, um cabeçalho ou um plugin.",
      inCode: "No código:",
      examples: {
        code: "Um código de erro",
        header: "Um cabeçalho dos webhooks",
        plugin: "Um protocolo de plugins de votos",
      },
      code: "Código",
      status: "Status",
      allErrors: "Todos os erros e como eles são",
      references: { api: "API", rewards: "API de recompensas", public: "API pública" },
    },
    factors: {
      passkey: {
        use: "Entrar com chave de acesso",
        useHere: "Usar chave de acesso",
        failed: "Não deu certo, ou você cancelou. Tente de novo ou escolha outra forma.",
        wrong:
          "Essa chave de acesso não funciona aqui. Ela pode ter sido removida, ou a página ficou aberta por tempo demais. Tente de novo.",
      },
      passkeys: {
        heading: "Chaves de acesso",
        lead:
          "Com o bloqueio de tela do seu aparelho ou uma chave de segurança: nada para digitar e nada que uma página falsa possa roubar.",
        badge: "chave de acesso",
        formerHost: "do endereço antigo deste site",
        added: "Adicionada",
        used: "último uso",
        neverUsed: "nunca usada",
        add: "Adicionar chave de acesso…",
        remove: "Remover",
        new: {
          title: "Adicionar chave de acesso",
          lead: "Seu navegador pede o bloqueio de tela, o PIN ou a chave de segurança.",
          name: "Nome",
          nameHelp: "Para você reconhecê-la depois.",
          submit: "Adicionar",
          noScript:
            "Chaves de acesso precisam de JavaScript e de um navegador atualizado. Ative o JavaScript neste site.",
          refused: "A chave de acesso não foi adicionada. Tente de novo.",
          tooMany: (max) =>
            "Você tem " + intl.count(max) + " chaves de acesso. Remova uma primeiro.",
          back: "Voltar à sua conta",
        },
      },
      second: {
        heading: "Verificação em duas etapas",
        lead:
          "Depois da senha ou de outro serviço, você confirma que é você com um código de um app ou uma chave de acesso.",
        setUp: "Configurar…",
        change: "Alterar…",
        title: "Verificação em duas etapas",
        offLead:
          "Mesmo com sua senha, ninguém entra sem uma segunda etapa. Entrar com uma chave de acesso já vale por duas etapas, então ela não pede outra.",
        required: (who) =>
          who === "desk"
            ? "Este site exige verificação em duas etapas de quem trabalha na moderação. Configure para continuar."
            : "Este site exige verificação em duas etapas de quem cuida de um servidor. Configure para continuar.",
        app: {
          title: "Com um app autenticador",
          again: "Usar outro app autenticador",
          againLead:
            "O app que você usa agora deixa de funcionar aqui, e você recebe novos códigos de recuperação.",
          lead:
            "Escaneie este código com um app autenticador, como Aegis, 2FAS, Google Authenticator ou o do seu gerenciador de senhas. Depois digite os seis números que ele mostra.",
          qr: "Código QR para seu app autenticador",
          key: "Sem câmera? Digite esta chave no app",
          open: "Abrir em um app deste aparelho",
          code: "Código do app",
          submit: "Ativar",
        },
        passkeys: {
          title: "Com suas chaves de acesso",
          lead: "Uma das suas chaves de acesso é pedida sempre que você entra de outra forma.",
          none: "Você ainda não tem uma chave de acesso.",
          add: "Adicionar chave de acesso…",
          submit: "Usar minhas chaves de acesso",
        },
        state: {
          title: "Está ativada",
          app: "Com um app autenticador, desde",
          passkeys: "Com suas chaves de acesso, desde",
          codes: (left) =>
            intl.plural(left) === "one"
              ? `Resta ${intl.count(left)} código de recuperação.`
              : intl.plural(left) === "many"
              ? `Restam ${intl.count(left)} de códigos de recuperação.`
              : `Restam ${intl.count(left)} códigos de recuperação.`,
          renew: "Gerar novos códigos de recuperação",
          turnOff: "Desativar",
        },
        codes: {
          title: "Seus códigos de recuperação",
          lead:
            "Cada um deles permite entrar uma vez se você perder o celular ou a chave de acesso. Imprima ou guarde no seu gerenciador de senhas. Eles não aparecem de novo.",
          label: "Códigos de recuperação",
          copy: "Copiar os códigos",
          done: "Já guardei",
        },
      },
      half: {
        title: "Só mais uma etapa",
        lead: (username) => `Você está entrando como ${username}.`,
        code: "Código do seu app autenticador",
        codeHelp: "Seis números, que mudam a cada 30 segundos.",
        wrong: "O código está errado ou já foi usado. Espere o próximo.",
        wrongRecovery: "Esse não é um dos seus códigos de recuperação, ou já foi usado.",
        submit: "Entrar",
        recovery: "Usar um código de recuperação",
        recoveryCode: "Código de recuperação",
        recoveryHelp: "Um dos dez que você guardou. Cada um funciona uma vez.",
        lost: "Perdeu todos? Fale com os responsáveis por este site.",
        contact: "Escrever para eles",
        other: "Entrar com outra conta",
        dead: {
          title: "Entre de novo",
          lead: "Demorou demais, ou houve muitos códigos errados. Você ainda não entrou.",
        },
        signIn: "Entrar",
      },
      prove: {
        title: "É você?",
        lead: (username) =>
          "Você entrou como " + username +
          " há mais de dez minutos. Confirme que é você antes de continuar.",
        holds: "Depois disso, você não precisa confirmar de novo por dez minutos.",
        acts: {
          key: "Você vai criar uma chave.",
          votifier: "Você vai mudar para onde os votos são enviados.",
          webhook: "Você vai mudar um webhook.",
          people: "Você vai dar a outra pessoa acesso ao seu servidor.",
          handover: "Você vai passar seu servidor para outra pessoa.",
          listing: "Você vai excluir a página do seu servidor.",
          voids: "Você vai anular votos.",
          role: "Você vai mudar o papel de alguém.",
          passkey: "Você vai adicionar uma chave de acesso.",
          passkey_removal: "Você vai remover uma chave de acesso.",
          second_factor: "Você vai mudar a verificação em duas etapas.",
          unlink: "Você vai desvincular uma forma de entrar.",
          link: "Você vai vincular uma forma de entrar.",
          password: "Você vai mudar sua senha.",
          email: "Você vai mudar seu e-mail.",
          export: "Você vai baixar seus dados.",
          deletion: "Você vai excluir sua conta.",
        },
        kept: "O que você digitou fica guardado e é enviado quando você confirmar.",
        lost:
          "Você volta à página. O que você digitou nela é secreto e precisa ser digitado de novo.",
        password: "Sua senha",
        code: "Código do seu app ou um código de recuperação",
        wrongPassword: "Essa não é sua senha.",
        wrongCode: "O código está errado ou já foi usado. Espere o próximo.",
        submit: "Confirmar",
        or: "ou",
        provider: (name) => `Confirmar com ${name}`,
        again: "Já confirmei em outra aba. Continuar",
        none: "Saia e entre de novo para confirmar que é você.",
        notNow: "Voltar sem fazer isso",
        back: "Voltar à sua conta",
      },
      notMe: {
        title: "Não foi você?",
        lead:
          "Nosso e-mail diz qual navegador entrou e de onde. Se você não o reconhece, aperte o botão.",
        ifPressed: "Se você apertar o botão:",
        effects: [
          "Todas as sessões da sua conta terminam, inclusive a sua.",
          "Sua senha deixa de funcionar. Enviamos a você um link para escolher uma nova.",
          "Sua conta mantém o e-mail para o qual escrevemos.",
        ],
        submit: "Não fui eu: encerrar todas as sessões",
        signedInAt: "O acesso sobre o qual escrevemos a você:",
        itWasMe: "Foi você? Então não há nada a fazer.",
        dead: {
          title: "Este link não funciona mais",
          lead:
            "Ele funciona por uma semana. Você pode encerrar sessões e mudar sua senha na página da sua conta.",
        },
        mailed: {
          title: "Todas as sessões foram encerradas",
          lead:
            "Sua senha não funciona mais. Enviamos um link para você escolher uma nova. Depois confira suas formas de entrar e remova o que não é seu.",
        },
        no_mail: {
          title: "Todas as sessões foram encerradas",
          lead: "Sua senha não funciona mais. Peça um link para escolher uma nova.",
        },
        used: {
          title: "Este link já foi usado",
          lead:
            "Ele já encerrou todas as sessões, e faz isso uma vez só. Se alguém entrou na sua conta desde então, confira suas formas de entrar e remova o que não é seu. Uma nova senha encerra todas as sessões de novo.",
        },
        no_password: {
          title: "Todas as sessões foram encerradas",
          lead:
            "Sua conta não tem senha. Entre de novo, confira suas formas de entrar e remova o que não é seu.",
        },
        reset: "Escolher uma nova senha",
        signIn: "Entrar",
      },
    },
    faults: {
      required: "Este campo é obrigatório.",
      code: "O código está errado ou expirou. Digite o que o app mostra agora.",
      confirmTest: "Confirme que seu receptor pode recompensar este jogador ou deixe o nome vazio.",
      currentPassword: "Essa não é sua senha atual.",
      game: "Escolha o jogo na lista.",
      listingName: "Digite o nome do servidor.",
      noPasskeys: "Você ainda não tem uma chave de acesso.",
      noneTicked: "Marque pelo menos um servidor.",
      notReady:
        "Seu navegador ainda não estava pronto. Espere a caixa ficar marcada e tente de novo.",
      password: "Essa não é sua senha.",
      port: "Digite uma porta de 1 a 65535.",
      reason: "Escolha o que está errado.",
      role: "Escolha um papel.",
      signIn:
        "Nome de usuário ou senha incorretos. Você pode usar seu e-mail depois de confirmá-lo.",
      signInBusy:
        "Tem gente demais fazendo isso agora, então você ainda não entrou. Digite sua senha de novo e entre. Desta vez, seu navegador faz antes um pequeno cálculo, e você passa na frente de quem não faz.",
      time: "Informe uma data e um horário.",
      nothingToReplay:
        "Não há nada para reenviar. Só são reenviados os votos que já foram enviados a esta chave ou que estão em espera para ela: não os que foram só para outras chaves, ainda estão a caminho ou são nulos.",
      urlUnsaved:
        "Esta URL ainda não foi salva. Salve primeiro: até lá, o que enviamos vai para a antiga.",
      number: "Digite um número inteiro.",
    },
    forms: {
      signed_out: "Você saiu da conta.",
      password_reset: "Sua nova senha foi salva. Entre com ela.",
      password_set: "Sua senha foi criada. Você já pode entrar com ela.",
      identity_linked: "Conta vinculada. Você já pode entrar com ela.",
      identity_unlinked: "Conta desvinculada. Não dá mais para entrar com ela.",
      password_changed: "Sua senha foi alterada. Todas as outras sessões foram encerradas.",
      passkey_added: "Sua chave de acesso foi adicionada.",
      passkey_removed: "A chave de acesso foi removida.",
      second_factor_off: "A verificação em duas etapas está desativada.",
      email_confirmed: "Seu e-mail foi confirmado.",
      administrator_made: "Sua conta agora é de administrador.",
      settings_saved: "Salvo. Vale a partir de agora.",
      nothing_changed: "Nada foi alterado.",
      look_saved: "Salvo. Todas as páginas mostram em segundos.",
      test_mail_sent: "O servidor de e-mail aceitou a mensagem. Procure na sua caixa de entrada.",
      site_role_changed: "O papel foi alterado.",
      verification_sent: "Enviamos um link para o seu e-mail.",
      verification_logged:
        "Seu link está no log deste site, que não envia e-mails. Peça-o aos responsáveis pelo site.",
      renamed: "Seu nome foi alterado.",
      server_email_on: "Você vai receber e-mails sobre seus servidores.",
      server_email_off: "Você não vai mais receber e-mails sobre seus servidores.",
      language_saved: "Suas páginas e seus e-mails agora estão nesse idioma.",
      boards_on: "Seu nome agora aparece entre os top votantes.",
      boards_off: "Seu nome não aparece entre os top votantes.",
      favourite_added: "Adicionado aos seus favoritos. Todos ficam em “Meus votos”.",
      favourite_removed: "Removido dos seus favoritos.",
      all_voted: "Todos os seus favoritos já têm seu voto de hoje.",
      name_forgotten: "Este navegador esqueceu o nome.",
      game_name_added: "Adicionado. Escolha em cada página de voto com qual nome votar.",
      game_name_removed: "Removido. Os votos já dados com esse nome continuam com ele.",
      links_ended: "Os links desse servidor não votam mais por você.",
      session_ended: "A sessão foi encerrada.",
      sessions_ended: "Todas as outras sessões foram encerradas.",
      account_deleted: "Sua conta foi excluída.",
      key_revoked: "A chave foi revogada.",
      receiver_removed: "O receptor foi removido.",
      secret_activated:
        "Os webhooks agora são assinados com o novo segredo e, por mais 24 horas, também com o antigo.",
      link_key_removed: "A chave foi removida. Links feitos com ela não funcionam mais.",
      votifier_tested: "Salvo. Um voto de teste está a caminho do seu servidor.",
      rewards_saved: "Salvo. Vale para todos os votos a partir de agora.",
      test_vote_waits: "Um voto de teste espera por uma hora na caixa de entrada.",
      chat_connected: "O canal está conectado. Uma mensagem de teste está a caminho.",
      chat_saved: "O canal foi salvo.",
      webhook_saved: "A URL do webhook foi salva.",
      webhook_paused: "O webhook está pausado. Os votos ficam em espera até você reenviá-los.",
      webhook_resumed: "O webhook está ativo de novo.",
      webhook_resumed_held:
        "O webhook está ativo de novo. Há votos em espera: reenvie para entregá-los.",
      replayed: "Os votos estão a caminho, cinco por segundo.",
      replayed_more:
        "10.000 votos estão a caminho, e há mais. Reenvie de novo quando estes chegarem.",
      checked: "Acabamos de verificar o servidor.",
      server_submitted: "Seu servidor foi enviado. A moderação vai analisá-lo.",
      server_resubmitted: "Seu servidor foi reenviado.",
      server_unlisted: "O servidor está fora da lista. Você pode voltar a listá-lo quando quiser.",
      server_relisted: "O servidor está na lista de novo.",
      server_deleted: "A página do servidor foi excluída.",
      offer_made: "Oferta enviada. Ela aparece em “Meus servidores” da outra pessoa por sete dias.",
      offer_withdrawn: "A oferta foi retirada.",
      offer_declined: "Você recusou a oferta.",
      member_joined: "Agora você tem acesso.",
      server_taken_over:
        "O servidor agora é seu. Troque as chaves de API: outras pessoas conhecem as atuais.",
      role_changed: "O papel foi alterado.",
      member_removed: "O acesso foi encerrado.",
      member_removed_keys:
        "O acesso foi encerrado, mas as chaves que a pessoa conhece ainda funcionam. Renove-as abaixo.",
      role_changed_keys:
        "A função mudou. As chaves que essa pessoa criou ainda funcionam: renove-as abaixo.",
      server_left: "Você saiu deste servidor.",
      server_saved: "Suas alterações foram salvas.",
      picture_saved: "A imagem foi salva e aparece onde seu servidor estiver.",
      picture_removed: "A imagem foi removida.",
      picture_taken_down: "A imagem saiu do ar. O dono pode ler seu motivo.",
      pictures_accepted: "As imagens ficam.",
      edits_accepted: "As alterações foram marcadas como vistas.",
      edits_put_back: "O texto anterior voltou. O dono pode ler seu motivo.",
      several_decided: "Os servidores marcados foram decididos.",
      report_sent: "Obrigado pelo aviso. A moderação vai dar uma olhada.",
      reports_closed: "As denúncias foram fechadas.",
      change_waits: "Suas alterações foram salvas. Algumas aguardam a moderação.",
      change_withdrawn: "A página do servidor fica como está.",
      server_approved: "O servidor foi aprovado e está na lista.",
      server_rejected: "O servidor foi recusado. O dono pode ler seu motivo.",
      server_suspended: "O servidor foi suspenso. O dono pode ler seu motivo.",
      vote_voided: "O voto foi anulado.",
      votes_voided: "Os votos estão sendo anulados. Milhares levam cerca de um minuto.",
      wave_dismissed: "O alerta foi descartado. Os votos continuam valendo.",
      answer_read: "A resposta foi marcada como lida.",
      void_answered: "Sua resposta foi enviada à moderação.",
      moderator_mail_saved: "Salvo.",
      votes_restored: "Os votos estão voltando a contar. Milhares levam cerca de um minuto.",
      name_given: "O nome agora é dessa conta.",
      name_refused: "O pedido foi negado.",
      account_disabled: "A conta foi desativada.",
      account_enabled: "A conta foi reativada.",
      game_added: "O jogo foi adicionado.",
      tag_added: "A tag foi adicionada.",
      game_edited: "O jogo foi salvo.",
      game_merged: "Os jogos foram unidos. O endereço antigo leva a este.",
      game_removed: "O jogo foi removido.",
      tag_edited: "A tag foi salva.",
      tag_merged: "As tags foram unidas. O endereço antigo leva a esta.",
      tag_removed: "A tag foi removida.",
    },
    frame: {
      layout: {
        about: (site) => "Encontre servidores de jogos em " + site + " e vote nos seus preferidos.",
        faulty: (title) => `Erro: ${title}`,
        skip: "Pular para o conteúdo",
        mainMenu: "Menu principal",
        way: "Você está em",
        yourMenu: "Sua conta",
        servers: "Servidores",
        games: "Jogos",
        findServers: "Buscar servidores",
        findBy: "Nome, jogo, tag, país ou endereço",
        findShort: "Buscar servidor",
        listServer: "Adicionar servidor",
        footMenu: "Mais",
        footPlayers: "Para jogadores",
        footOwners: "Para donos de servidores",
        footSite: "Este site",
        languages: "Idioma",
        changeLanguage: "Mudar idioma",
        topVoters: "Top votantes",
        api: "Referência da API",
        docs: "Documentação",
        myServers: "Meus servidores",
        moderation: "Moderação",
        waiting: "em espera",
        accountLabel: (username) => `Sua conta, ${username}`,
        signIn: "Entrar",
        signUp: "Criar conta",
        signOut: "Sair",
        contact: "Contato",
        privacy: "Privacidade",
        imprint: "Informações legais",
        terms: "Termos",
        rules: "Regras",
        imported: (list, site) =>
          "Sua conta veio de " + list + " para cá. Agora quem guarda seus dados é " + site + ".",
        importedMore: "O que fica guardado e por quê",
        importedRead: "Entendi",
      },
      theme: {
        title: "Tema",
        names: { system: "Automático", light: "Claro", dark: "Escuro" },
        save: "Salvar",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? `Corrija ${intl.count(faults)} problema:`
            : intl.plural(faults) === "many"
            ? `Corrija estes ${intl.count(faults)} de problemas:`
            : `Corrija estes ${intl.count(faults)} problemas:`,
        optional: "opcional",
        on: "ativada",
        off: "desativada",
        copy: "Copiar",
        copied: "Copiado",
        busy: (duration) =>
          "Tem gente demais fazendo isso agora. Nada foi alterado. Tente de novo em " + duration +
          ".",
      },
      moments: { utc: "UTC", never: "nunca" },
      statuses: {
        pending: "aguardando análise",
        approved: "aprovado",
        rejected: "recusado",
        suspended: "suspenso",
        unlisted: "fora da lista",
      },
      players: {
        max: (max) => `de ${intl.count(max)}`,
        online: " jogadores online",
        isOnline: "Online",
        isOffline: "Offline",
      },
      errors: {
        notFound: "Página não encontrada",
        noPicture: "Não encontrada",
        notFoundNext: "O endereço pode estar errado, ou o servidor saiu da lista.",
        gone: "Esta página foi removida",
        goneNext: "Uma versão mais nova a removeu, e nenhuma outra ficou no lugar.",
        notYours: "Este servidor não é seu",
        notYoursNext:
          "Só o dono e quem cuida dele podem abrir esta página. Você não é, ou não é mais, um deles.",
        refused: "Não deu certo",
        refusedNext: "Nada foi alterado.",
        notAllowed: "Esta página é só para a moderação",
        notAllowedNext: "Nada foi alterado.",
        roleTooLow: "Seu papel não permite isso",
        roleTooLowNext: "Nada foi alterado. O dono pode dar outro papel a você.",
        signedOut: "Sua sessão terminou",
        signInBeside: "Entrar (em outra aba)",
        kept:
          "O que você digitou continua nesta página. Entre na sua conta em outra aba, volte aqui e envie de novo.",
        sendAgain: "Enviar de novo",
        signedOutNext: "Sua sessão terminou e nada foi alterado. Entre e tente de novo.",
        otherSite: "Este formulário parece vir de outro site",
        otherSiteWhy: (baseUrl) =>
          "Abra " + baseUrl +
          " e tente de novo por lá. Se você administra este site: BASE_URL precisa ser igual ao que aparece na barra de endereço do navegador, e agora é " +
          baseUrl + ".",
        otherSiteNext: "Nada foi alterado.",
        noFileHere: "Este formulário não aceita arquivos",
        noFileHereNext:
          "Nada foi alterado. Abra a página de novo e envie o formulário a partir dela.",
        tooLarge: "Grande demais",
        pictureTooLarge: "Uma imagem pode ter no máximo 8 MB. Volte e escolha uma menor.",
        formTooLarge: "Volte e encurte o texto.",
        tooLargeNext: "Nada foi alterado.",
        halfSent: "Seu formulário chegou incompleto",
        halfSentNext: "Nada foi alterado. Confira sua conexão, volte e envie de novo.",
        tooMany: "Tentativas demais",
        busy: "Tem gente demais fazendo isso agora",
        tooManyViews: "Páginas demais de uma vez",
        failed: "Algo deu errado",
        failedNext:
          "Tente de novo daqui a pouco. Se continuar, envie este ID da solicitação à administração do site.",
        unavailable: "O site está sem acesso ao banco de dados",
        unavailableNext: "Nada se perdeu. Tente de novo daqui a pouco.",
        noChanges: "O site não consegue salvar nada agora",
        late: "O site está demorando demais para responder",
        tooManyNext: (duration) => `Tente de novo em ${duration}.`,
        fates: {
          nothing: "Nada foi alterado. Tente de novo daqui a pouco.",
          change_unknown:
            "O que você enviou pode ter sido salvo ou não. Volte, recarregue a página para conferir e, se precisar, envie de novo.",
          vote_not_cast: "Seu voto não foi registrado. Tente de novo daqui a pouco.",
          vote_unknown:
            "Seu voto pode ter sido registrado ou não. Abra a página de voto daqui a pouco para conferir. Votar de novo não tem problema: um segundo voto no mesmo dia nunca conta.",
        },
        toBallot: "Voltar à página de voto",
        clockOff: "Seu voto não foi registrado",
        clockOffNext:
          "O relógio deste site está errado, e seu voto poderia contar para o dia errado. Você ainda tem o voto de hoje: tente de novo em alguns minutos.",
        signIn: "Entrar",
        requestId: "ID da solicitação",
        home: "Todos os servidores",
      },
      trail: {
        operator: "a administração do site",
        gone: "uma conta excluída",
        actions: {
          server_added: "adicionou o servidor",
          server_edited: "editou a página do servidor",
          server_resubmitted: "reenviou o servidor",
          server_approved: "aprovou o servidor",
          server_rejected: "recusou o servidor",
          server_suspended: "suspendeu o servidor",
          server_unlisted: "tirou o servidor da lista",
          server_relisted: "voltou a listar o servidor",
          server_deleted: "excluiu a página do servidor",
          server_offered: "ofereceu o servidor a outra conta",
          server_handed_over: "assumiu o servidor",
          member_offered: "convidou alguém",
          member_joined: "aceitou um convite",
          member_removed: "encerrou o acesso de alguém",
          member_changed: "mudou o papel de alguém",
          offer_declined: "recusou uma oferta",
          offer_withdrawn: "retirou uma oferta",
          picture_added: "adicionou uma imagem",
          picture_removed: "removeu uma imagem",
          picture_taken_down: "tirou uma imagem do ar",
          pictures_accepted: "conferiu imagens novas",
          edits_accepted: "conferiu edições",
          edits_put_back: "desfez edições",
          reports_closed: "fechou denúncias",
          key_issued: "criou uma chave",
          key_rolled: "trocou uma chave",
          key_revoked: "revogou uma chave",
          url_key_made: "criou uma chave de URL",
          link_key_made: "criou uma chave para links de voto",
          link_key_removed: "removeu a chave para links de voto",
          webhook_set: "definiu a URL de um webhook",
          chat_set: "configurou mensagens em um chat",
          webhook_cleared: "removeu a URL de um webhook",
          webhook_paused: "pausou um webhook",
          webhook_resumed: "retomou um webhook",
          secret_prepared: "preparou um segredo de webhook",
          secret_activated: "ativou um segredo de webhook",
          rewards_set: "escolheu como os jogadores recebem a recompensa",
          test_sent: "enviou um teste",
          receiver_graded: "avaliou o receptor",
          delivery_resent: "reenviou uma entrega",
          deliveries_replayed: "reenviou entregas",
          vote_voided: "anulou um voto",
          votes_voided: "anulou votos",
          votes_restored: "fez votos anulados voltarem a contar",
          void_answered: "respondeu sobre votos anulados",
          wave_dismissed: "descartou um alerta de votos incomuns",
          name_given: "deu o nome de um jogador a uma conta",
          name_refused: "negou um pedido de nome de jogador",
          account_disabled: "desativou uma conta",
          account_enabled: "reativou uma conta",
          change_approved: "aprovou uma alteração",
          change_refused: "recusou uma alteração",
          change_withdrawn: "retirou uma alteração",
          game_added: "adicionou um jogo",
          game_edited: "editou um jogo",
          game_merged: "juntou um jogo a outro",
          game_removed: "removeu um jogo",
          tag_added: "adicionou uma tag",
          tag_edited: "editou uma tag",
          tag_merged: "juntou uma tag a outra",
          tag_removed: "removeu uma tag",
          backup_made: "fez um backup",
          backup_restored: "restaurou um backup",
          moderator_made: "entrou para a moderação",
          administrator_made: "assumiu como primeiro administrador",
          role_changed: "mudou o papel de uma conta",
          sign_in_link_made: "criou um link para entrar em uma conta",
          sign_in_link_used: "entrou com o link da administração do site",
          factors_reset: "removeu as chaves de acesso e o segundo fator de uma conta",
          setting_changed: "mudou uma configuração",
        },
      },
      pages: { previous: "Anterior", next: "Próxima" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "one"
            ? `${intl.count(seconds)} segundo`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} de segundos`
            : `${intl.count(seconds)} segundos`,
        minutes: (minutes) =>
          intl.plural(minutes) === "one"
            ? `${intl.count(minutes)} minuto`
            : intl.plural(minutes) === "many"
            ? `${intl.count(minutes)} de minutos`
            : `${intl.count(minutes)} minutos`,
      },
    },
    gameNames: {
      heading: "Seus nomes nos jogos",
      lead:
        "Usa outro nome no Bedrock ou um ID da Steam em alguns servidores? Adicione e escolha em cada página de voto com qual votar. O servidor recebe e recompensa exatamente esse nome.",
      note: "Cada página de voto pergunta qual dos seus nomes vota.",
      open: "Seus nomes…",
      listHeading: "Nomes que podem votar",
      kinds: { steam: "Confirmado pelo seu login na Steam", added: "Adicionado por você" },
      badges: { own: "conta", proved: "confirmado" },
      votesFor: (servers, more) =>
        more === 0 ? `Vota em ${servers}` : `Vota em ${servers} e mais ${intl.count(more)}`,
      unused: "Ainda sem votos com ele",
      remove: "Remover",
      addHeading: "Adicionar um nome",
      left: (left) => "Você pode adicionar " + (intl.plural(left) === "one"
        ? `mais ${intl.count(left)} nome.`
        : `${intl.count(left)} nomes.`),
      ruleTitle: "Como contam os votos de um nome adicionado",
      rule:
        "Outros jogadores podem adicionar o mesmo nome ou criar conta com ele, porque nada comprova de quem é. Para um nome assim, cada servidor aceita um voto por dia, de quem votar primeiro, e mais um pelo link que você recebe no jogo.",
      steamRule:
        "Rust e outros jogos da Steam conhecem você pelo seu ID da Steam. Entre com a Steam, e ele aparece aqui sozinho.",
      name: "Nome no jogo",
      add: "Adicionar este nome",
      back: "Voltar à sua conta",
      backTo: "Voltar",
      full: "Você já tem o máximo de nomes por conta. Remova um para adicionar outro.",
    },
    games: {
      connect: {
        minecraft: "Confira a versão, copie o endereço e cole em Multijogador, Adicionar servidor.",
        minecraft_bedrock:
          "Copie o endereço e digite-o, com a porta, em Jogar, Servidores, Adicionar servidor.",
        rust: "Copie o endereço, aperte F1 no jogo e digite client.connect e o endereço.",
        counter_strike_2: "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        counter_strike_1_6:
          "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        counter_strike_source:
          "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        garrys_mod: "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        left_4_dead_2: "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        team_fortress_2: "Copie o endereço, abra o console no jogo e digite connect e o endereço.",
        fivem: "Copie o endereço, aperte F8 no FiveM e digite connect e o endereço.",
        redm: "Copie o endereço, aperte F8 no RedM e digite connect e o endereço.",
        factorio: "Copie o endereço e cole em Multijogador, Conectar a um endereço.",
        terraria: "Copie o endereço e digite em Multijogador, Entrar via IP.",
        valheim: "Copie o endereço e cole em Entrar no jogo, Adicionar servidor.",
        "7_days_to_die": "Copie o endereço e digite na lista de servidores do jogo.",
        palworld: "Copie o endereço e digite na lista de servidores do jogo.",
        project_zomboid: "Copie o endereço e digite na lista de servidores do jogo.",
      },
      first: {
        version: "Versão",
        edition: "Edição",
        mode: "Modo",
        map: "Mapa",
        languages: "Idioma",
        country: "País",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: {
      onlyIn: (language) => `Esta página só está disponível neste idioma: ${language}.`,
    },
    keptData: {
      days: (days) =>
        intl.plural(days) === "one"
          ? `${intl.count(days)} dia`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de dias`
          : `${intl.count(days)} dias`,
      account: {
        data: "Nome, e-mail e um código irreversível da senha",
        why: "para entrar",
        kept: "até a conta ser excluída",
      },
      language: {
        data: "O idioma em que alguém criou a conta ou que escolheu",
        why: "para escrever páginas e e-mails nele",
        kept: "até a pessoa escolher seguir o navegador ou a conta ser excluída",
      },
      imported: {
        data: "De que lista uma conta veio para cá, e se o dono foi avisado por e-mail",
        why: "para dizer quem guarda os dados agora",
        kept: "até ele ler, ou a conta ser excluída",
      },
      emailClaim: {
        data: "Um e-mail que foi digitado mas nunca confirmado",
        why: "para esperar a confirmação",
      },
      nameClaim: {
        data:
          "Um cadastro com um nome que os links de um servidor já usaram: nome, e-mail e um código irreversível da senha",
        why: "para esperar até o e-mail ser confirmado ou a moderação decidir",
      },
      newcomer: {
        data:
          "Quem veio de outro serviço para criar conta e ainda não escolheu um nome: o ID de lá, um e-mail confirmado e um código irreversível de um cookie",
        why: "para esperar o nome",
        kept: "meia hora, excluído dez minutos depois",
      },
      formerName: {
        data: "Um nome que foi abandonado ou que era de uma conta excluída",
        why: "para ninguém se passar pelo jogador",
      },
      gameName: {
        data: "Outros nomes que um jogador tem nos jogos e, em cada voto com um deles, esse nome",
        why: "para os servidores receberem e recompensarem o nome certo",
        kept:
          "a lista até o nome ser removido, os dos votos para sempre; ambos até a conta ser excluída; só quais nomes tiveram seu voto naquele dia, até o fim do dia seguinte",
      },
      linkedVoter: {
        data: "O nome de um jogador que votou sem criar conta e o servidor cujo link o informou",
        why: "para contar os votos",
        kept: "para sempre, ou como qualquer conta depois do cadastro",
      },
      session: {
        data: "Sessões: o navegador e quando foi visto pela última vez",
        why: "para continuar na conta e ver onde ela está aberta",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dia depois da última visita, ou até ser encerrada"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de dias depois da última visita, ou até ser encerrada"
            : intl.count(days) + " dias depois da última visita, ou até ser encerrada",
      },
      identity: {
        data: "A conta de outro serviço com que alguém entra: o ID de lá e quando ela foi criada",
        why: "para reconhecer a pessoa",
        kept: "até ser desvinculada ou a conta ser excluída",
      },
      signInRound: {
        data:
          "Um login em andamento com outro serviço e um cookie que o liga ao navegador: códigos irreversíveis e a página de retorno",
        why: "para aceitar a resposta uma vez, do mesmo navegador",
        kept: "dez minutos, excluído dez minutos depois",
      },
      sessionAddress: {
        data: "O endereço IP em que uma sessão começou",
        why: "para reconhecer a sessão de um estranho",
      },
      passkey: {
        data:
          "Chaves de acesso: o nome dado a cada uma, a chave pública, o nome de host do site na época e o último uso",
        why: "para entrar sem senha",
        kept: "até ser removida ou a conta ser excluída",
      },
      secondFactor: {
        data:
          "Verificação em duas etapas: o segredo criptografado do app autenticador e os códigos de recuperação como códigos irreversíveis",
        why: "para uma senha roubada não abrir nada",
        kept: "até ser desativada, um código ser usado ou a conta ser excluída",
      },
      halfSignIn: {
        data: "Logins que esperam a segunda etapa",
        why: "para concluí-los",
        kept: "dez minutos, excluídos dez minutos depois",
      },
      verification: {
        data:
          "Links para uma nova senha, para entrar uma vez e o do primeiro administrador, como códigos irreversíveis",
        why: "para funcionarem uma vez",
        kept: "uma hora, e no máximo um dia; depois de “Não fui eu”, uma semana",
      },
      vote: {
        data:
          "Votos: quem votou, em qual servidor, quando, se com login, por link ou com nome digitado, e o que se sabia da conta: e-mail confirmado, conta vinculada ou conta vinculada há mais de 30 dias",
        why: "para contá-los, um por dia cada",
        kept: "para sempre; os de uma conta excluída, sem o nome",
      },
      voteAddress: {
        data: "Códigos irreversíveis do endereço IP de quem vota e da rede, cada um com o dia",
        why: "para limitar os votos de um mesmo lugar",
        kept: "até o fim do dia seguinte",
      },
      identityVote: {
        data:
          "Códigos irreversíveis de contas vinculadas que foram desvinculadas ou excluídas com a conta daqui, cada um com o dia, e em quais servidores votaram",
        why: "para nenhuma votar em um servidor duas vezes por dia",
        kept: "até o fim do dia seguinte",
      },
      voteOrigin: {
        data: "Códigos irreversíveis do endereço e da rede com cada voto",
        why: "para a moderação descobrir votos comprados",
      },
      voidBatch: {
        data: "Ações sobre muitos votos: quais votos, quem os anulou e por quê",
        why: "para desfazê-las",
        kept: "para sempre",
      },
      wave: {
        data:
          "Alertas de votos incomuns em um servidor: quantos, ao lado do normal, e o que a moderação decidiu; nunca quem votou nem de onde",
        why: "para a moderação olhar",
      },
      voidNotice: {
        data: "O que os donos souberam sobre votos anulados e o que responderam",
        why: "para que possam contestar",
      },
      voteMonth: {
        data:
          "Quantas vezes um jogador votou em um servidor em um mês e se aceitou aparecer pelo nome",
        why: "para mostrar quem mais votou",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dia; os de uma conta excluída, sem o nome"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de dias; os de uma conta excluída, sem o nome"
            : intl.count(days) + " dias; os de uma conta excluída, sem o nome",
      },
      siteVoter: {
        data: "Quem mais votou, somando todos os servidores, entre quem aceitou aparecer pelo nome",
        why: "para mostrar isso sem contar todos os votos a cada vez",
        kept: "até a próxima contagem, no máximo um dia; de uma conta excluída, nada",
      },
      favourite: {
        data: "Os favoritos de um jogador e a ordem deles",
        why: "para votar neles em sequência",
        kept: "até o jogador removê-los ou a conta ser excluída",
      },
      rank: {
        data: "A posição de um servidor na lista, dia a dia",
        why: "para mostrar como ela muda",
      },
      visits: {
        data:
          "Quantas vezes a página, a página de voto e o selo de um servidor foram abertos e o endereço copiado em um dia, e os nomes de host dos sites de onde vieram visitantes, nunca quem veio",
        why: "para mostrar ao dono como vai a página",
        kept: (days, hosts) => intl.count(days) + " dias, nomes de host " + intl.count(hosts),
      },
      disabled: {
        data: "Por que a moderação desativou uma conta",
        why: "para informar quem é dono dela",
        kept: "até ela ser reativada",
      },
      spentProof: {
        data:
          "Verificações contra bots resolvidas e desafios assinados por chaves de acesso, como códigos irreversíveis",
        why: "para contar cada um uma vez",
        kept: "cerca de dez minutos, desafios uma hora",
      },
      delivery: {
        data:
          "Entregas de votos aos donos de servidores, enviadas ou não, com o nome do jogador e a resposta. Um dono pode fazer com que os votos sejam publicados com o nome em um chat como o Discord; o que foi publicado não pode ser recolhido",
        why: "para enviá-las e mostrar aos donos que foram enviadas",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dia depois do voto; as de uma conta excluída, no máximo uma hora"
            : intl.plural(days) === "many"
            ? intl.count(days) +
              " de dias depois do voto; as de uma conta excluída, no máximo uma hora"
            : intl.count(days) +
              " dias depois do voto; as de uma conta excluída, no máximo uma hora",
      },
      receiver: {
        data: "Para onde vão os webhooks de um dono e em quantos dias votos foram aceitos lá",
        why: "para não sobrecarregar ninguém",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dia depois do último dia assim, teste ou reenvio"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de dias depois do último dia assim, teste ou reenvio"
            : intl.count(days) + " dias depois do último dia assim, teste ou reenvio",
      },
      reward: {
        data: "Recompensas que esperam por jogadores, como terminaram e em qual servidor de jogo",
        why: "para entregar cada uma só uma vez",
        kept: (days, after) =>
          intl.count(days) + " dias depois do voto, e então mais " + intl.count(after) + " dias",
      },
      feed: {
        data: "Votos em ordem, para servidores com uma chave de feed",
        why: "para programas poderem acompanhá-los",
      },
      server: {
        data:
          "Servidores com seus textos em todos os idiomas, os endereços de página que já tiveram, também em outra lista, as chaves de API como códigos irreversíveis e os webhooks",
        why: "para listar servidores e enviar votos a eles",
        kept:
          "para sempre; de um servidor excluído, só o nome, os endereços e as chaves revogadas; o endereço de um webhook ou canal, até a chave ser revogada",
      },
      member: {
        data: "Quem cuida de um servidor além do dono, e com qual papel",
        why: "para permitir isso",
        kept: "até o fim do papel, do servidor ou da conta",
      },
      offer: {
        data: "Ofertas de um papel ou de um servidor e a quem foram feitas",
        why: "para esperar a resposta e não perguntar de novo logo em seguida",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `${intl.count(days)} dia, ou até ser aceita`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} de dias, ou até ser aceita`
            : `${intl.count(days)} dias, ou até ser aceita`,
      },
      listingChange: {
        data: "O nome, o jogo ou o endereço que um servidor aprovado vai ter ou que foi recusado",
        why: "para perguntar à moderação e informar o dono",
        kept: "até ser aprovado ou o dono desistir",
      },
      unreviewedEdit: {
        data: "O que a página de um servidor dizia antes de o dono alterá-la",
        why: "para a moderação ver o que mudou",
        kept: "até a moderação olhar a alteração",
      },
      picture: {
        data: "Imagens dos servidores, recodificadas sem metadados da câmera",
        why: "para mostrá-las",
        kept: "até nenhum servidor usá-las, e no máximo um dia a mais",
      },
      report: {
        data:
          "Denúncias de servidores, com os nomes de quem denunciou com login e o que a moderação fez e anotou",
        why: "para a moderação olhar",
        kept: (days) =>
          intl.plural(days) === "one"
            ? `até ${intl.count(days)} dia depois de fechadas`
            : intl.plural(days) === "many"
            ? `até ${intl.count(days)} de dias depois de fechadas`
            : `até ${intl.count(days)} dias depois de fechadas`,
      },
      news: {
        data: "E-mails aos donos sobre seus servidores, enviados ou não",
        why: "para enviá-los, também depois de uma queda",
      },
      siteSetting: {
        data:
          "As configurações do site: nome, cor, logo, informações legais, o que a moderação confere e o canal de chat que recebe suas novidades",
        why: "para mostrar o site como a administração o configurou",
        kept: "até serem mudadas",
      },
      linkAgreement: {
        data: "Quais links um jogador deixa votarem por ele e desde quando",
        why: "para votar com um clique",
        kept: "até o jogador desfazer isso, ter uma nova senha ou a conta ser excluída",
      },
      mailbox: {
        data: "Se um dono quer esses e-mails e quando o próximo pode sair",
        why: "para não enviar nenhum indesejado",
        kept: "até a conta ser excluída",
      },
      queuedMail: {
        data:
          "E-mails sobre uma conta que o servidor de e-mail ainda não aceitou: endereço e texto, criptografados",
        why: "para tentar de novo quando o servidor de e-mail não responde ou pede para esperar",
        kept: (days) =>
          "até o envio; um link para uma nova senha por no máximo uma hora, o resto por " +
          intl.count(days) + " dias",
      },
      moderatorMail: {
        data:
          "Com que frequência um moderador quer e-mails sobre o que aguarda e quando recebeu o último",
        why: "para não enviar mais que isso",
        kept: "até a conta ser excluída",
      },
      players: {
        data: "Quantos jogam em um servidor, em qual mapa e em qual modo, nunca quem",
        why: "para mostrar isso",
        kept: (hourly, daily) =>
          "por hora " + intl.count(hourly) + " dias, por dia " + intl.count(daily),
      },
      trail: {
        data:
          "O registro: quem alterou qual servidor, chave, webhook ou voto, e nomes de jogadores digitados em testes",
        why: "para resolver disputas",
      },
      erasure: {
        data: "IDs de contas excluídas",
        why: "para excluir o que ainda as menciona",
        kept: "no máximo uma hora",
      },
      own: {
        data: "As tabelas do próprio serviço, sem pessoas",
        why: "para funcionar",
        kept: "para sempre",
      },
      addresses: {
        data: "Endereços IP na memória",
        why: "para limitar excessos e tentativas de adivinhação",
        kept: "no máximo uma hora",
      },
      log: {
        data: "O log: caminhos e horários; sem servidor de e-mail, também e-mails e links",
        why: "para encontrar falhas",
        kept: "pelo tempo que os responsáveis pelo site o guardarem",
      },
      cookies: {
        data:
          "Cookies, no navegador: a sessão, que uma conta já entrou ali, um cadastro sem nome, o tema, o idioma e a última forma de entrar, o que liga uma chave de acesso ou uma segunda etapa a este navegador e o que um formulário acabou de fazer",
        why:
          "para continuar na conta, para estranhos não poderem bloqueá-la, para esperar o nome, para mostrar esse tema, esse idioma e essa forma, para nenhum outro navegador poder responder e para dizer isso na página seguinte",
        kept: (session, known, theme) =>
          intl.count(session) + " e " + intl.count(known) + " dias, meia hora, " +
          intl.count(theme) + " dias, uma hora e um minuto",
      },
      rememberedName: {
        data:
          "Um cookie com o nome que um jogador digitou para votar, se pediu que este navegador o lembrasse",
        why: "para preenchê-lo da próxima vez",
        kept: (days) =>
          intl.plural(days) === "one"
            ? intl.count(days) + " dia depois do último voto, ou até a pessoa mandar esquecer"
            : intl.plural(days) === "many"
            ? intl.count(days) + " de dias depois do último voto, ou até a pessoa mandar esquecer"
            : intl.count(days) + " dias depois do último voto, ou até a pessoa mandar esquecer",
      },
      codeLanguage: {
        data: "A linguagem de código escolhida nos guias, no navegador",
        why: "para mostrar o próximo guia nela",
        kept: "até a aba ser fechada",
      },
    },
    keys: {
      panel: {
        title: (server) => `Chaves de API de ${server}`,
        heading: "Chaves de API",
        lead:
          "Com uma chave, seu servidor de jogo pode conferir quem votou. Dê um webhook à chave, e cada voto é enviado a você no momento em que é dado.",
        notApproved: (status) =>
          "Este servidor está " + status +
          ". Você só pode criar e usar chaves com o servidor aprovado.",
        reason: (reason) => `Mensagem da moderação: ${reason}`,
        none: "Nenhuma chave ainda",
        noneNext:
          "Crie uma abaixo. O segredo aparece uma vez, com um comando para experimentar e um teste para o webhook.",
        noneUntil: "Você pode criar chaves depois que o servidor for aprovado.",
        ending: "Termina em",
        created: "Criada",
        lastUsed: "Último uso",
        why: "Ver por quê",
        newKey: "Gerar chave de API",
        samples: {
          ask: {
            label: "Perguntar se um jogador votou",
            lead:
              "Mostra a resposta e não recompensa ninguém. Um voto vale o dia todo, então cabe a você dar a recompensa e lembrar quem já recebeu. Sem resposta, o programa falha e não mostra nada.",
          },
          receive: {
            label: "Receber votos",
            lead:
              "Confere se um webhook vem de nós, salva o voto em um arquivo e chama a função reward: no máximo uma vez por voto, mesmo depois de reinícios, e nunca para um teste. Preencha essa função e coloque seu servidor web na frente para https. Uma falha entre os dois passos pode perder uma recompensa, que você pode dar à mão; ele nunca dá duas vezes.",
          },
        },
        nameField: {
          label: "Nome da chave",
          help: "Só você vê. Ajuda a diferenciar suas chaves: lobby, site…",
        },
        urlField: {
          label: "URL do webhook",
          help: "Para onde cada voto é enviado. Você pode definir depois.",
        },
        scopes: "Usada para",
        scopesField: "Para que serve a chave",
        scope: {
          read: {
            name: "verificação de votos",
            label: "Verificação de votos: quem votou, o número de votos e os dados do servidor",
          },
          rewards: {
            name: "recompensas",
            label: "Recompensas: buscar votos na caixa de entrada e registrar recompensas",
          },
          feed: {
            name: "feed de votos",
            label: "Feed de votos: acompanhar cada voto, para bots e estatísticas",
          },
        },
        generate: "Gerar chave de API",
        history: "Atividade recente",
        historyLead: "As últimas mudanças no servidor, nas suas chaves e webhooks, e quem as fez.",
        when: "Quando",
        who: "Quem",
        what: "Ação",
        asked: "pediu uma mudança na página",
        which: "Chave",
        code: "Código de exemplo",
        codeLead:
          "Programas completos que não precisam de bibliotecas. Eles leem sua chave e seu segredo do ambiente: mantenha os dois fora do código.",
        reference: "A referência da API tem todas as respostas e todos os cabeçalhos.",
      },
      states: {
        none: "sem URL",
        active: "ativo",
        failing: "falhando",
        waiting: "aguardando seu receptor",
        paused: "pausado",
        disabled: "desativado",
        revoked: "revogado",
      },
      once: {
        issued: (name) => `Sua nova chave: ${name}`,
        rolled: (name) => `Novo segredo para ${name}`,
        prepared: (name) => `Novo segredo de webhook para ${name}`,
        warning: "Copie agora. Só aparece uma vez.",
        key: "Chave de API",
        webhookSecret: "Segredo do webhook",
        keyHelp: "Envie em cada requisição: Authorization: Bearer e depois a chave.",
        secretHelp: "Seu receptor o usa para verificar se um webhook vem de nós.",
        overlap: (hours) =>
          hours === 0
            ? "O segredo antigo não funciona mais."
            : intl.plural(hours) === "one"
            ? "O segredo antigo funciona por mais " + intl.count(hours) + " hora."
            : intl.plural(hours) === "many"
            ? "O segredo antigo funciona por mais " + intl.count(hours) + " de horas."
            : "O segredo antigo funciona por mais " + intl.count(hours) + " horas.",
        preparedNext:
          "Primeiro faça seu receptor aceitar este segredo junto com o antigo. Depois volte e ative-o: até lá, nada é assinado com ele.",
        tryTitle: "Experimente agora",
        curl: "Pergunte à API quem você é, em um terminal",
        test: "Enviar um teste ao webhook",
        testHelp:
          "Abre em uma nova aba, então esta página e o segredo continuam aqui. Testes nunca contam nem são recompensados.",
        done: "Já copiei",
        usedTitle: "Este formulário já foi enviado",
        used:
          "Ele já fez seu trabalho e mostrou o segredo. Se você não copiou, troque a chave ou prepare outro segredo de webhook.",
        back: "Todas as chaves de API",
      },
      key: {
        title: (key, server) => `Chave ${key} de ${server}`,
        back: "Chaves de API",
        deliveries: "Entregas desta chave",
        revokedAt: "Revogada",
        votifier: "Votifier",
        toRewards: "Recompensas",
        replayVotifier:
          "Envia os votos que estão em espera ou não chegaram. Votos que seu servidor já recebeu ficam de fora: ele os recompensaria de novo.",
        webhook: "Webhook",
        webhookLead: "Cada voto é enviado para lá, assinado, no momento em que é dado.",
        security: "Segurança",
        securityLead:
          "Dois segredos: a chave abre a API, o segredo do webhook assina o que enviamos.",
        danger: "Perigo",
        dangerLead: "Isto não pode ser desfeito.",
        held: (votes, days) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto está`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos estão`
            : `${intl.count(votes)} votos estão`) +
          " em espera, cada um por " + intl.count(days) + " dias. O mais antigo é excluído em",
        heldMore: (max, days) =>
          "Mais de " + intl.count(max) + " votos estão em espera, cada um por " + intl.count(days) +
          " dias. O mais antigo é excluído em",
        overlaps: { day: "em um dia", now: "na hora", hour: "em uma hora", week: "em sete dias" },
        urlField: {
          label: "URL do webhook",
          help: "Deixe vazio para parar: o que ainda aguarda é abandonado.",
        },
        saveUrl: "Salvar URL",
        pause: "Pausar",
        pauseHelp: "Enquanto está pausado, os votos ficam em espera. Você pode reenviá-los depois.",
        resume: "Retomar",
        resumeHelp:
          "Votos novos voltam a ser enviados. Os que estão em espera continuam assim até você enviá-los.",
        heldOff: "Retome o webhook e depois envie-os.",
        sendHeld: "Enviar os em espera",
        disabled: {
          gone:
            "Seu receptor respondeu 410 Gone, o que desativa um webhook. Os votos estão em espera.",
          failing:
            "Ele foi desativado depois de cinco dias sem um único sucesso. Os votos estão em espera.",
        },
        failingSince: "O webhook falha desde",
        asksAgain: "Próxima tentativa:",
        test: {
          title: "Teste",
          button: "Enviar teste",
          lead:
            "Envia um voto de teste, de nenhum jogador real, à sua URL e mostra o que foi enviado e respondido. O cabeçalho X-Listing-Test o marca, e ele nunca conta.",
        },
        testName: {
          label: "Nome do jogador",
          help: "Um receptor que ignora o cabeçalho vai recompensar este jogador.",
        },
        testConfirm: "Sim, meu receptor pode recompensar este jogador",
        testMore: "Testar com o nome de um jogador real",
        grade: {
          title: "Avaliar meu receptor",
          button: "Avaliar receptor",
          lead:
            "Envia cerca de 30 entregas do jogador de teste à sua URL, em um minuto: boas, e também falsas, antigas e repetidas. Depois diz o que seu receptor errou.",
        },
        graded: (key) => `Avaliação do receptor de ${key}`,
        gradeGuide: "O que cada teste significa",
        backToKey: "Voltar à chave",
        secret: "Segredo do webhook",
        secretLead:
          "Troque em etapas, para nenhum voto se perder: prepare um novo, adicione ao seu receptor e ative.",
        secretSteps: [
          "Prepare um novo segredo",
          "Adicione-o ao seu receptor, ao lado do antigo",
          "Ative-o: a partir daí, assinamos com ele",
        ],
        prepare: "Preparar novo segredo",
        prepareAgain: "Preparar outro segredo",
        pending: "Há um novo segredo preparado. Nada é assinado com ele até você ativá-lo.",
        activate: "Ativar segredo preparado",
        replay: { title: "Reenviar", button: "Reenviar votos" },
        replayLead: (days) =>
          "Reenvia os votos que foram enviados a esta chave, ou que estão em espera para ela, desde um momento dos últimos " +
          intl.count(days) +
          " dias, cinco por segundo. Os votos mantêm os IDs: um receptor que lembra o X-Listing-Vote não recompensa ninguém duas vezes.",
        since: "Votos desde",
        roll: {
          title: "Trocar",
          button: "Trocar chave",
          lead:
            "Cria um novo segredo para esta chave. O webhook e o histórico ficam, e o segredo antigo funciona pelo tempo que você escolher. O segredo atual:",
        },
        overlap: "O segredo antigo para de funcionar",
        revoke: "Revogar",
        revokeLead:
          "Encerra esta chave para sempre. O webhook para, e o que ainda aguarda é abandonado.",
        revokeLink: "Revogar chave…",
        confirmTitle: (key) => `Revogar a chave ${key}?`,
        confirmLead:
          "Programas que a usam são recusados em um segundo, e o webhook não recebe mais votos. Isto não pode ser desfeito. Se a chave vazou, troque-a: assim o webhook continua.",
        confirm: (key) => `Revogar ${key}`,
        cancel: "Manter a chave",
        removal: {
          title: (key) => `Remover o receptor ${key}?`,
          lead:
            "Ele não recebe mais votos, e o que ainda aguarda é abandonado. Isto não pode ser desfeito.",
          confirm: (key) => `Remover ${key}`,
          cancel: "Manter o receptor",
        },
      },
    },
    language: {
      heading: "Idioma",
      lead: "O idioma das suas páginas e dos e-mails que você recebe.",
      label: "Idioma",
      browser: "Como no navegador",
      save: "Salvar",
    },
    listingForm: {
      submit: {
        title: "Adicionar servidor",
        lead:
          "Jogo, nome e endereço bastam. O resto pode vir agora ou depois. A moderação analisa cada servidor novo antes de listá-lo; você acompanha o status por aqui.",
        submit: "Enviar servidor",
        pictures: "Você adiciona logo e banner assim que o servidor for enviado.",
      },
      edit: {
        title: (server) => `Dados de ${server}`,
        lead: "Suas alterações aparecem assim que você salva.",
        leadApproved:
          "Suas alterações aparecem assim que você salva, exceto onde a moderação confere antes.",
        leadRejected: "Quando terminar, envie o servidor de novo em Visão geral.",
        save: "Salvar alterações",
        looksFirst: "A moderação confere as alterações antes.",
        waits: (seen) => `Aguarda a moderação. Até lá, os jogadores veem ${seen}.`,
        slugMoves: (days) =>
          "Links antigos vão levar ao novo endereço. Você pode mudá-lo uma vez a cada " +
          intl.count(days) + " dias.",
        slugMoved: (at) => "Você o mudou há pouco. Você pode mudá-lo de novo em " + at + " (UTC).",
        textWaits: "Aguarda a moderação. Até lá, os jogadores veem a versão anterior.",
        waiting: "Uma alteração aguarda a moderação.",
        toWaiting: "Comparar, retirar ou provar",
      },
      parts: {
        basics: "Jogo, nome e endereço",
        place: "Porta e endereço da página",
        about: "Slogan, descrição e regras",
        translations: "Outros idiomas",
        facts: "Tags, versão e idiomas",
        links: "Links",
        pictures: "Imagens",
      },
      form: {
        game: { label: "Jogo", help: "Não está na lista? Peça à moderação para adicionar." },
        name: { label: "Nome", help: "Como os jogadores o conhecem." },
        chooseGame: "Escolha um jogo",
        host: {
          label: "Endereço",
          help: "Nome de host ou endereço IP. Você pode incluir a porta: host:25565.",
        },
        port: { label: "Porta", help: "Deixe vazia para usar a porta padrão do jogo." },
        slug: {
          label: "Endereço da página",
          help: (least, most) =>
            "O final do link da página, /servers/…: de " + intl.count(least) + " a " +
            intl.count(most) +
            " letras minúsculas, números e hifens. Deixe vazio para usar o nome.",
        },
        tagline: {
          label: "Slogan",
          help: "Uma linha que diz o que o servidor tem de especial. Ela aparece no cartão.",
        },
        description: {
          label: "Descrição",
          help: (most) =>
            "Conte aos jogadores o que esperar. Markdown funciona: **negrito**, listas, links, títulos. No máximo " +
            intl.count(most) + " caracteres.",
        },
        rules: {
          label: "Regras",
          help: "O que os jogadores precisam saber. Markdown funciona aqui também.",
        },
        textLanguage: {
          label: "Idioma destes textos",
          help: "Em que idioma estão o slogan, a descrição e as regras.",
        },
        tags: {
          label: "Tags",
          help: (most) => "Os jogadores buscam e filtram por elas. Até " + intl.count(most) + ".",
          unfold: "Escolher tags",
        },
        version: { label: "Versão", help: "A versão do jogo, como 1.21.4." },
        country: { label: "País", help: "Onde o servidor fica." },
        noCountry: "Não informado",
        languages: {
          label: "Idiomas",
          help: (most) => `O que se fala no servidor. Até ${intl.count(most)}.`,
          unfold: "Escolher idiomas",
        },
        website: { label: "Site", help: "Começa com https://." },
        discord: { label: "Discord", help: "Um convite, como https://discord.gg/…" },
        video: { label: "Vídeo", help: "No YouTube, na Twitch ou no Vimeo." },
      },
      translations: {
        lead:
          "Quem lê este site em outro idioma vê os textos que você adicionar nele. O que você deixar vazio aparece como você escreveu acima.",
        none: "nada ainda",
        field: (field, language) => `${field} (${language})`,
        remove: "Remover estes textos ao salvar",
      },
      preview: {
        title: "Prévia",
        filled: (filled, all) => `${intl.count(filled)} de ${intl.count(all)} preenchidos`,
        of: (server) => `Prévia de ${server}`,
        note: "Nada foi salvo ainda. Feche esta aba para voltar ao formulário.",
        show: "Ver prévia",
        noName: "O nome do seu servidor",
        noAddress: "play.example.com",
        noGame: "Jogo",
        noTagline: "Seu slogan",
        about: "Sobre",
        noDescription: "Sua descrição vai aparecer aqui.",
        rules: "Regras",
        waits:
          "Onde o formulário diz que a moderação confere antes, os jogadores veem depois da aprovação.",
      },
      pictures: {
        lead: "A cara do seu servidor em todas as listas. Imagens novas aparecem na hora.",
        saveFirst: "Enviar uma imagem recarrega esta página. Salve antes o que você digitou.",
        failed: "Não foi possível enviar a imagem. Tente de novo.",
        logo: {
          label: "Logo",
          none: "Você ainda não tem um: os jogadores veem este quadro com suas iniciais.",
          file: "Imagem para o logo",
          best: "De preferência quadrada.",
          upload: "Enviar logo",
          remove: "Remover logo",
        },
        banner: {
          label: "Banner",
          none: "Você ainda não tem um: os jogadores veem listras na cor do seu servidor.",
          file: "Imagem para o banner",
          best: "De preferência três vezes mais larga que alta.",
          upload: "Enviar banner",
          remove: "Remover banner",
        },
        help: (width, height, best) =>
          "PNG, JPEG ou WebP, no máximo 8 MB e pelo menos " + intl.count(width) + " × " +
          intl.count(height) + " pixels. " + best,
        choose: "Escolha um arquivo primeiro.",
        rulesTitle: "O que você pode mostrar",
        rules: [
          "Seu servidor: o nome, o mundo, o que os jogadores constroem e fazem nele.",
          "Só imagens suas ou que você pode usar. Nenhum logo de outro servidor.",
          "Nada sexual, sangrento ou de ódio, e nenhum dado pessoal de ninguém.",
          "Nenhuma promessa falsa, como moeda grátis por um voto.",
          "A moderação olha cada imagem nova. Ela remove o que quebra estas regras e envia o motivo por e-mail.",
        ],
      },
      meanwhile: {
        title: "Isto mudou nesse meio-tempo",
        lead:
          "Em outra aba ou por outra pessoa. Compare as duas versões, ajuste o formulário abaixo se precisar e salve de novo para manter o que você digitou.",
        heads: ["Campo", "Salvo agora", "O que você digitou"],
        nothing: "nada",
      },
    },
    listing: {
      change: {
        name: "Nome",
        game: "Jogo",
        host: "Endereço",
        port: "Porta",
        text: {
          tagline: "Slogan",
          tags: "Tags",
          country: "País",
          version: "Versão",
          languages: "Idiomas",
          website: "Site",
          discord: "Discord",
          video: "Vídeo",
          description: "Descrição",
          rules: "Regras",
          textLanguage: "Idioma dos textos",
          translations: "Outros idiomas",
        },
      },
      home: {
        title: "Servidores de jogos",
        heading: "O ranking feito por quem joga",
        lead: (counts) =>
          "Um voto por dia em cada servidor. O ranking segue os votos " + (counts === "all"
            ? "dos últimos 30 dias."
            : counts === "signed-in"
            ? "de jogadores com conta nos últimos 30 dias."
            : counts === "confirmed"
            ? "de jogadores com e-mail confirmado ou conta vinculada nos últimos 30 dias."
            : "de jogadores com conta vinculada há mais de 30 dias, nos últimos 30 dias."),
        results: (text) => `Servidores para “${text}”`,
        searchAll: "Buscar em todos os servidores",
        pageOf: (title, page) => `${title}, página ${intl.count(page)}`,
        landing: {
          title: (name) => `Servidores de ${name}`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "one"
              ? `${intl.count(servers)} servidor`
              : intl.plural(servers) === "many"
              ? `${intl.count(servers)} de servidores`
              : `${intl.count(servers)} servidores`) +
            " de " + name + " no ranking dos jogadores. " + (intl.plural(playersOnline) === "one"
              ? `${intl.count(playersOnline)} jogador está online agora.`
              : intl.plural(playersOnline) === "many"
              ? intl.count(playersOnline) + " de jogadores estão online agora."
              : `${intl.count(playersOnline)} jogadores estão online agora.`),
          line: (counts) =>
            counts === "all"
              ? "Ranking pelos votos dos jogadores."
              : counts === "signed-in"
              ? "Ranking pelos votos de jogadores com conta."
              : counts === "confirmed"
              ? "Ranking pelos votos de jogadores com e-mail confirmado ou conta vinculada."
              : "Ranking pelos votos de jogadores com conta vinculada há mais de 30 dias.",
        },
        sums: {
          servers: (servers) => intl.plural(servers) === "one" ? "servidor" : "servidores",
          online: (players) =>
            intl.plural(players) === "one" ? "jogador online" : "jogadores online",
          votes: (votes) => intl.plural(votes) === "one" ? "voto em 30 dias" : "votos em 30 dias",
        },
        games: "Jogos",
        moreGames: (games) =>
          intl.plural(games) === "one"
            ? `mais ${intl.count(games)} jogo`
            : intl.plural(games) === "many"
            ? `mais ${intl.count(games)} de jogos`
            : `mais ${intl.count(games)} jogos`,
        gamesLead: (games) =>
          intl.plural(games) === "one"
            ? `${intl.count(games)} jogo com servidores.`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} de jogos com servidores.`
            : `${intl.count(games)} jogos com servidores.`,
        gameOrders: { players: "Jogadores", servers: "Servidores", name: "Nome" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "one"
            ? `${intl.count(servers)} servidor`
            : intl.plural(servers) === "many"
            ? `${intl.count(servers)} de servidores`
            : `${intl.count(servers)} servidores`) + " · " + (intl.plural(playersOnline) === "one"
              ? `${intl.count(playersOnline)} jogador online`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} de jogadores online`
              : `${intl.count(playersOnline)} jogadores online`),
        tags: "Tags",
        board: "Servidores",
        page: (page, pages) => `Página ${intl.count(page)} de ${intl.count(pages)}`,
        more: "Quer ver mais?",
      },
      feed: {
        title: "Novos servidores",
        follow: "Acompanhar os novos servidores em um leitor de feeds",
      },
      nothing: {
        listed: "Nenhum servidor na lista ainda",
        listedNext:
          "Comece a lista: são cinco campos, e os jogadores podem votar assim que o servidor for aprovado.",
        list: "Adicionar servidor",
        found: "Nenhum servidor atende a tudo isso",
        foundFor: (text) => `Nada para “${text}”`,
        drop: "Cada um destes encontra servidores:",
        clear: "Com menos filtros, talvez apareça algum.",
        dropFor: "Nenhum servidor atende a tudo isso. Cada um destes encontra servidores:",
        retype:
          "Nenhum servidor atende a tudo isso. Buscamos em nomes, jogos, tags, países e endereços: tente menos palavras.",
        without: "Sem",
        showAll: "Limpar filtros",
        pastEnd: "A lista tem menos páginas.",
        firstPage: "Ir à primeira página",
        waysOn: "Que tal tentar",
        games: { label: "Explorar um jogo", more: "Todos os jogos com servidores na lista" },
        newest: { label: "Servidores mais novos", more: "Recém-chegados à lista" },
        own: { label: "Adicione o seu", more: "Cinco campos, de graça" },
      },
      board: {
        rank: "Posição",
        ofAll: "geral",
        copy: (name) => `Copiar o endereço de ${name}`,
        vote: "Votar",
        voteFor: (name) => `em ${name}`,
        votes: (votes) =>
          intl.plural(votes) === "one" ? "voto" : intl.plural(votes) === "many" ? "votos" : "votos",
        today: "hoje",
        monthly: "nos últimos 30 dias",
        all: "no total",
      },
      moves: { isNew: "novo", up: "acima em uma semana", down: "abaixo em uma semana" },
      filters: {
        title: "Filtros",
        used: "em uso",
        text: "Nome ou endereço",
        choose: {
          game: { label: "Jogo", all: "Todos os jogos" },
          country: { label: "País", all: "Qualquer país" },
          language: { label: "Idioma", all: "Qualquer idioma" },
          version: { label: "Versão", all: "Qualquer versão" },
        },
        tags: "Tags, todas estas",
        clear: "Limpar tudo",
        quick: "Filtros rápidos",
        online: "Online agora",
        show: "Mostrar servidores",
        found: (total) => intl.plural(total) === "one"
          ? `${intl.count(total)} servidor`
          : intl.plural(total) === "many"
          ? `${intl.count(total)} de servidores`
          : `${intl.count(total)} servidores`,
        quoted: (text) => `“${text}”`,
        remove: ": remover",
        sortBy: "Ordenar por",
        sorts: {
          match: "Relevância",
          votes_30: "30 dias",
          votes_today: "Hoje",
          votes_all: "Total",
          players: "Jogadores",
          newest: "Novos",
          name: "Nome",
        },
      },
      server: {
        moderate: "Moderar",
        servers: "Servidores",
        about: "Sobre",
        rules: "Regras",
        links: "Links",
        website: "Site",
        video: "Vídeo",
        community: { discord: "Entrar no Discord", website: "Visitar o site" },
        tags: "Tags",
        facts: "Informações",
        version: "Versão",
        country: "País",
        languages: (languages) => intl.plural(languages) === "one"
          ? "Idioma"
          : intl.plural(languages) === "many"
          ? "Idiomas"
          : "Idiomas",
        listed: "Na lista desde",
        rankIn: (game) => `em ${game}`,
        of: (listed) => `de ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "one" ? "jogador" : "jogadores",
        votesWeekly: "Votos, 7 dias",
        votesTotal: "Votos, total",
        allVotes: (counts) =>
          "Estes votos incluem os que vêm de links do jogo e de nomes digitados. O ranking só conta votos de " +
          (counts === "signed-in"
            ? "jogadores com conta"
            : counts === "confirmed"
            ? "jogadores com e-mail confirmado ou conta vinculada"
            : "jogadores com conta vinculada há mais de 30 dias") +
          ".",
        vote: "Votar",
        voteFor: (name) => `Votar em ${name}`,
        description: (name, game) =>
          name + ", um servidor de " + game + ": endereço, jogadores e votos.",
      },
      share: { share: "Compartilhar", address: "Endereço desta página" },
      report: {
        title: (server) => `Denunciar ${server}`,
        back: (server) => `Voltar para ${server}`,
        lead:
          "Tem algo errado nesta página de servidor? Conte à moderação. O dono nunca fica sabendo quem você é.",
        reason: "O que está errado?",
        pick: "Escolha uma opção",
        reasons: {
          pictures: "As imagens",
          hateful: "Espalha ódio ou assedia pessoas",
          scam: "Engana jogadores ou pede senhas",
          fake: "Finge ser outro servidor",
          wrong: "As informações estão erradas, ou ele não existe mais",
          other: "Outra coisa",
        },
        more: "Com suas palavras",
        moreHelp: "O que você viu, e onde? Não informe dados pessoais de ninguém.",
        send: "Enviar denúncia",
        link: "Denunciar este servidor",
      },
      live: {
        online: "Online desde",
        offline: "Offline desde",
        neverAnswered: "a entrada na lista",
        uptime: "Disponibilidade",
        owner: "Dono",
        verified: "verificado",
        verifiedHelp: "O dono provou que este servidor é dele.",
      },
      badge: {
        title: "Selo",
        lead: "Uma imagem (SVG, sem script) que mostra sua posição no seu site e traz para cá.",
        code: "HTML para o seu site",
        widget: "HTML para um widget com posição, votos e jogadores",
        players: (players) =>
          intl.plural(players) === "one"
            ? `${intl.count(players)} jogador online`
            : intl.plural(players) === "many"
            ? `${intl.count(players)} de jogadores online`
            : `${intl.count(players)} jogadores online`,
        alternative: "Vote na gente",
        rank: (rank, game) => `${intl.count(rank)}º em ${game}`,
        votes: (votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) + " em 30 dias",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Olá, ${name}!`,
        subject: (updates, site) =>
          intl.count(updates) + " novidades dos seus servidores em " + site,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          items === 1
            ? "Há mais uma novidade. Ela está na página dos seus servidores."
            : intl.plural(items) === "one"
            ? "Há mais " + intl.count(items) + " novidade. Ela está na página dos seus servidores."
            : intl.plural(items) === "many"
            ? "Há mais " + intl.count(items) +
              " de novidades. Elas estão nas páginas dos seus servidores."
            : "Há mais " + intl.count(items) +
              " novidades. Elas estão nas páginas dos seus servidores.",
        why: (site) =>
          "Você recebe este e-mail porque cuida de um servidor em " + site +
          " ou recebeu um convite. Para não receber mais e-mails sobre seus servidores:",
        webhook: (name, server) => `O webhook “${name}” de ${server}`,
        withReason: (sentence, reason) => `${sentence} Motivo da moderação: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} está na lista`,
          more: () => "Os jogadores já podem votar nele.",
        },
        server_reinstated: {
          subject: (server) => `${server} está na lista de novo`,
          more: () => "Os jogadores podem votar nele, e as chaves de API funcionam.",
        },
        server_rejected: {
          subject: (server) => `${server} não foi aprovado`,
          more: () => "Você pode editar a página do servidor e enviar de novo.",
        },
        server_suspended: {
          subject: (server) => `${server} foi suspenso`,
          more: () =>
            "Ele está fora da lista, ninguém pode votar nele, e as chaves de API não funcionam.",
        },
        change_approved: {
          subject: (server) => `Suas alterações em ${server} foram aprovadas`,
          more: () => "Agora todo mundo pode vê-las.",
        },
        change_refused: {
          subject: (server) => `Suas alterações em ${server} não foram aprovadas`,
          more: () => "A página do servidor continua como estava, e você pode editá-la de novo.",
        },
        picture_taken_down: {
          subject: (server) => `Uma imagem de ${server} saiu do ar`,
          more: () => "O resto da página continua como está, e você pode enviar outra imagem.",
        },
        change_asked: {
          subject: (server) => `A moderação pede que você mude ${server}`,
          more: () => "Nada mudou ainda: edite você mesmo a página.",
        },
        edits_put_back: {
          subject: (server) => `A moderação desfez sua edição de ${server}`,
          more: () => "A página voltou ao texto de antes. Você pode editá-la de novo.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} convida você para cuidar de ${server}`,
          more: () => "Nada muda até você aceitar. O convite vale por 7 dias:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} quer passar ${server} para você`,
          more: () => "Nada muda até você aceitar. A oferta vale por 7 dias:",
        },
        role_ended: {
          subject: (server) => `Você não cuida mais de ${server}`,
          more: (_server, owner) => `${owner} encerrou seu acesso. Seus outros servidores:`,
        },
        handed_over: {
          subject: (server, owner) => `${server} agora pertence a ${owner}`,
          more: () => "Sua oferta foi aceita, e você não tem mais acesso. Seus outros servidores:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " perdeu " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votos`
              : `${intl.count(votes)} votos`) + ": anulação da moderação",
          more: () =>
            "Esses votos não contam mais. Você pode ver o horário deles na página do servidor e responder uma vez.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            server + " recuperou " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votos`
              : `${intl.count(votes)} votos`),
          more: () => "A moderação desfez a anulação, e esses votos voltaram a contar.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} está falhando`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Nada chega desde " + since +
            ". Tentamos entregar cada voto por três dias; depois disso, você pode reenviá-lo. Veja o que deu errado:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} foi desativado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Ele continuou falhando (" + since +
            "). Os votos estão em espera. Quando seu receptor estiver pronto, ative o webhook de novo e reenvie os votos:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} voltou a funcionar`,
          more: (_server, _owner, _webhook, _votes, since) => `Os votos chegam desde ${since}.`,
        },
        made_manager: {
          subject: (server) => `Você agora é gerente de ${server}`,
          more: (_server, owner) =>
            owner + " deixa você editar a página do servidor, as chaves e as recompensas:",
        },
        made_viewer: {
          subject: (server) => `Você agora pode ver os dados de ${server}`,
          more: (_server, owner) =>
            owner + " deixa você ver os números, os votantes e as entregas:",
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} foi desativado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "O chat não aceita mais mensagens no endereço dele (" + since +
            "). Os votos estão em espera. Cole um endereço novo e depois envie-os:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} foi desativado`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Seu receptor respondeu 410 Gone (" + since +
            "). Os votos estão em espera. Quando seu receptor estiver pronto, ative o webhook de novo e reenvie os votos:",
        },
      },
      deskMail: {
        hello: (name) => `Olá, ${name}!`,
        subject: (items, site) =>
          (intl.plural(items) === "one"
            ? `${intl.count(items)} novidade`
            : intl.plural(items) === "many"
            ? `${intl.count(items)} de novidades`
            : `${intl.count(items)} novidades`) + " na moderação de " + site,
        news: {
          wave: (server, votes) =>
            "Votos incomuns em " + server + ": " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votos`
              : `${intl.count(votes)} votos`),
          reports: (server, reports) =>
            (intl.plural(reports) === "one"
              ? `${intl.count(reports)} denúncia`
              : intl.plural(reports) === "many"
              ? `${intl.count(reports)} de denúncias`
              : `${intl.count(reports)} denúncias`) + " de " + server,
          answer: (server, votes) =>
            "O dono de " + server + " respondeu sobre " + (intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto anulado`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votos anulados`
              : `${intl.count(votes)} votos anulados`),
          listing: (server) => `${server} aguarda análise`,
          change: (server) => `Uma alteração em ${server} aguarda análise`,
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? `Há mais ${intl.count(items)} item.`
            : intl.plural(items) === "many"
            ? `Há mais ${intl.count(items)} de itens.`
            : `Há mais ${intl.count(items)} itens.`,
        why: (site) =>
          "Você recebe este e-mail porque faz parte da moderação de " + site +
          ". Para receber menos e-mails, ou nenhum:",
      },
      accountMails: {
        reset: {
          subject: (site) => `Uma nova senha para ${site}`,
          before: (site) =>
            "Alguém pediu uma nova senha para sua conta em " + site + ". Para escolher uma, abra:",
          after:
            "O link funciona uma vez, por uma hora. Se não foi você, ignore este e-mail: sua senha não vai mudar.",
        },
        verification: {
          subject: (site) => `Confirme seu e-mail em ${site}`,
          before: "Para confirmar que este e-mail é seu, abra:",
          after: (site) =>
            "O link funciona por um dia. Se você não tem conta em " + site +
            ", ignore este e-mail.",
        },
        claim: {
          subject: (site) => `Um nome em ${site}`,
          before: (site) =>
            "Alguém criou uma conta em " + site +
            " com este e-mail e um nome com que um jogador já votou. Se é você, abra este link e escolha uma senha. Assim o nome passa a ser seu em " +
            site + ", com os votos:",
          after: "O link funciona por um dia. Se não foi você, ignore este e-mail.",
        },
        addressInUse: {
          subject: (site) => `Seu e-mail em ${site}`,
          before: (site, name) =>
            "Alguém criou uma conta nova em " + site +
            " com seu e-mail. O endereço continua sendo seu, e sua conta “" + name +
            "” não mudou.\n\nSe foi você e essa conta estava esquecida, escolha uma nova senha para ela:",
          after: "Se não foi você, ignore este e-mail.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `Seu e-mail em ${site}`,
          before: (site, name) =>
            "Alguém em " + site +
            " quer usar seu e-mail em outra conta. O endereço continua sendo seu, e sua conta “" +
            name +
            "” não mudou.\n\nSe foi você e essa conta estava esquecida, entre nela como fazia antes:",
          after: "Se não foi você, ignore este e-mail.",
        },
        nameGiven: {
          subject: (site, name) => `O nome ${name} em ${site}`,
          before: "A moderação deu o nome a você. Entre com a senha que você escolheu:",
        },
        nameRefused: {
          subject: (site, name) => `O nome ${name} em ${site}`,
          before: (name) =>
            "A moderação decidiu que outra pessoa joga como " + name +
            ". Você pode criar uma conta com outro nome.",
        },
        imported: {
          subject: (site) => `Sua conta agora está em ${site}`,
          before: (site, list, privacy) =>
            "Sua conta foi transferida de " + list + " para " + site +
            ", que agora guarda seus dados. Veja o que fica guardado e por quê: " + privacy +
            "\n\nEntre com seu nome e a senha que você usava lá. Se não funcionar, escolha uma nova:",
          after: "Se você não quer a conta, pode excluí-la na página dela.",
        },
        test: {
          subject: (site) => `Os e-mails de ${site} chegam`,
          before: (site) =>
            "Você pediu a " + site + " este e-mail. Ele chegou, então os outros também vão chegar:",
        },
        accountDisabled: {
          subject: (site) => `Sua conta em ${site} foi desativada`,
          before: (site, reason) =>
            "A moderação desativou sua conta em " + site +
            ". Você não pode entrar nem votar. Mensagem da moderação:\n\n" + reason,
        },
        accountEnabled: {
          subject: (site) => `Sua conta em ${site} voltou a funcionar`,
          before: (site, reason) =>
            "A moderação reativou sua conta em " + site + ". Mensagem da moderação:\n\n" + reason +
            "\n\nVocê pode entrar e votar de novo:",
        },
        signInChanged: {
          subject: (site) => `A forma de entrar em ${site} mudou`,
          before: (site, change) =>
            "Houve uma mudança no acesso à sua conta em " + site + ". " + (change === "password_set"
              ? "Ela agora tem uma senha."
              : change === "password_changed"
              ? "A senha foi alterada."
              : change === "password_reset"
              ? "Uma nova senha foi criada com um link que enviamos para este e-mail."
              : change === "passkey_added"
              ? "Uma chave de acesso foi adicionada."
              : change === "passkey_removed"
              ? "Uma chave de acesso foi removida."
              : change === "second_factor_on"
              ? "Ela agora pede uma segunda etapa na hora de entrar."
              : change === "second_factor_off"
              ? "Ela não pede mais uma segunda etapa na hora de entrar."
              : change === "recovery_codes_made"
              ? "Ela tem novos códigos de recuperação. Os antigos não funcionam mais."
              : change === "recovery_code_used"
              ? "Um código de recuperação foi usado. Cada um funciona uma vez."
              : change === "factors_reset"
              ? "A administração do site removeu as chaves de acesso, o app autenticador e os códigos de recuperação."
              : change === "identity_linked"
              ? "Uma conta de outro serviço foi vinculada. Quem a usa pode entrar com ela."
              : "Uma conta vinculada de outro serviço foi removida.") +
            "\n\nSe foi você, não precisa fazer nada. Se não foi, entre, remova o que não é seu, mude sua senha e encerre todas as outras sessões:",
        },
        newBrowser: {
          subject: (site) => `Um novo navegador entrou em ${site}`,
          after: "O link funciona por uma semana. Ele encerra todas as sessões uma vez.",
          before: (site, browser, address, when) =>
            "Alguém entrou na sua conta em " + site +
            " com um navegador que ainda não vimos nela:\n\n" + browser + ", de " + address +
            ", em " + when +
            "\n\nSe foi você, não precisa fazer nada. Se não foi, abra esta página. Ela encerra todas as sessões e pede que você escolha uma nova senha:",
        },
        addressChanged: {
          subject: (site) => `Seu e-mail em ${site} foi alterado`,
          before: (site, newEmail) =>
            "Sua conta em " + site + " agora tem o e-mail " + newEmail +
            " no lugar deste.\n\nSe não foi você, alguém sabe sua senha. Entre, mude a senha e encerre todas as outras sessões:",
        },
        hello: (name) => `Olá, ${name}!`,
        helloNobody: "Olá!",
        roleChanged: {
          subject: (site) => `Seu papel em ${site} mudou`,
          before: (site, role) =>
            role === "moderator"
              ? "Sua conta agora faz parte da moderação de " + site +
                ". O que espera por você está aqui:"
              : "Sua conta agora faz parte da administração de " + site +
                ". O que espera por você está aqui:",
        },
        roleEnded: {
          subject: (site) => `Seu papel em ${site} mudou`,
          before: (site) =>
            "Sua conta não tem mais um papel em " + site +
            ". Seus votos e servidores continuam como estão.",
        },
        unknownBrowser: "um navegador desconhecido",
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
        api: "Chaves e entregas",
        voters: "Votantes",
        edit: "Dados",
        settings: "Configurações",
        page: "Página pública",
        waiting: "na fila ou em espera",
        overview: "Visão geral",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} de ${intl.count(max)} jogadores`,
        states: { unknown: "Ainda não consultado", online: "Online", offline: "Offline" },
      },
      list: {
        title: "Meus servidores",
        lead: (votes, needy) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto hoje. `
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos hoje. `
            : `${intl.count(votes)} votos hoje. `) + (needy === 0
              ? "Nenhum problema."
              : intl.plural(needy) === "one"
              ? `${intl.count(needy)} servidor precisa de atenção.`
              : intl.plural(needy) === "many"
              ? `${intl.count(needy)} de servidores precisam de atenção.`
              : `${intl.count(needy)} servidores precisam de atenção.`),
        leadWaiting: (waiting) => intl.plural(waiting) === "one"
          ? intl.count(waiting) + " servidor aguarda a análise de um moderador."
          : intl.count(waiting) + " servidores aguardam a análise de um moderador.",
        none: "Você ainda não adicionou um servidor",
        roles: { owner: "", manager: "Seu papel: gerente.", viewer: "Seu papel: observador." },
        offers: "Ofertas para você",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} quer passar ${server} para você.`
            : role === "manager"
            ? owner + " convida você para cuidar de " + server + " como gerente."
            : owner + " convida você para acompanhar " + server + " como observador.",
        toOffer: "Ver a oferta",
        noneNext: "Os jogadores o encontram aqui, votam todo dia, e seu servidor os recompensa.",
        submit: "Adicionar servidor",
        another: "Adicionar outro servidor",
        manage: "Gerenciar",
        allVotes: (counts) =>
          "Os números são de todos os votos. O ranking só conta votos de " + (counts === "signed-in"
            ? "jogadores com conta"
            : counts === "confirmed"
            ? "jogadores com e-mail confirmado ou conta vinculada"
            : "jogadores com conta vinculada há mais de 30 dias") + ".",
        figures: {
          server: "Servidor",
          today: "Votos hoje",
          rank: "Posição no jogo",
          month: "Em 30 dias",
        },
        byNow: (votes) => `Há uma semana: ${intl.count(votes)}`,
        wholeDay: (votes) => `Há uma semana, o dia todo: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Os votos são comparados com os de " +
          intl.date('weekday: "long"', { weekday: "long" })(at) + " passada até " + time +
          " UTC; as posições, com as de uma semana atrás.",
        groups: { needy: "Precisam de atenção", listed: "Na lista", others: "Fora da lista" },
        start: [["Adicione", "Jogo, nome, endereço e algumas palavras. Leva dois minutos."], [
          "Nós analisamos",
          "A moderação olha cada servidor antes de ele ficar público.",
        ], [
          "Recompense os votos",
          "Conecte um plugin ou um webhook, e cada voto rende algo ao jogador no jogo.",
        ]],
      },
      find: {
        title: "Buscar entre seus servidores",
        label: "Nome, jogo ou endereço",
        sort: "Ordenar por",
        sorts: {
          attention: "Primeiro os que precisam de atenção",
          votes: "Votos hoje",
          rank: "Posição",
          name: "Nome",
        },
        submit: "Mostrar",
        found: (shown, all) => `Mostrando ${intl.count(shown)} de ${intl.count(all)}.`,
        clear: "Mostrar todos",
        nothing: "Nenhum dos seus servidores corresponde",
        nothingNext: "Tente parte de um nome, um jogo ou um endereço.",
      },
      mail: {
        unconfirmed:
          "Seu e-mail não está confirmado, então não podemos avisar quando a moderação decide sobre um servidor ou quando um webhook falha.",
        confirm: "Confirmar e-mail",
      },
      attention: {
        pending: "A moderação vai analisá-lo. Até lá, você pode contar mais sobre ele.",
        provable: "A moderação vai analisá-lo. Até lá, você pode provar que ele é seu.",
        unlisted: "Você o tirou da lista. Ninguém pode votar nele até você voltar a listá-lo.",
        failing: (key, waiting) =>
          "O webhook " + key + " está falhando. Entregas a caminho ou em espera: " +
          intl.count(waiting) + ".",
        waiting: (waiting) => `Entregas a caminho ou em espera: ${intl.count(waiting)}.`,
        offline: "Ele não responde às nossas consultas, então os jogadores o veem como offline.",
        inbox: (waiting) =>
          "Caixa de entrada: " + (intl.plural(waiting) === "one"
            ? `${intl.count(waiting)} voto aguarda`
            : intl.plural(waiting) === "many"
            ? `${intl.count(waiting)} de votos aguardam`
            : `${intl.count(waiting)} votos aguardam`) + ".",
        toPeople: "Voltar a listar",
        toServer: "Ver o que fazer",
        toStatus: "Ver o status",
        toFacts: "Completar os dados",
        toDeliveries: "Ver entregas",
        toRewards: "Ver recompensas",
        decided: (reason) => `Mensagem da moderação: ${reason}`,
      },
      change: {
        waiting: "Uma alteração aguarda a moderação",
        waitingNext: "Até a aprovação, os jogadores e a API veem o que aparece agora.",
        refused: "A moderação recusou sua alteração",
        refusedNext: "A página do servidor fica como está.",
        reason: (reason) => `Mensagem da moderação: ${reason}`,
        prove: "Você não precisa esperar pelo endereço se puder provar que ele é seu:",
        toStatus: "Status",
        withdraw: "Retirar a alteração",
        dismiss: "Entendi",
      },
      overview: {
        title: (server) => `Meu servidor ${server}`,
        pending:
          "A moderação vai analisá-lo. Depois de aprovado, ele ganha página pública, votos e chaves de API.",
        prove: "Você não precisa esperar se puder provar que ele é seu:",
        approved: "Ele está na lista, e os jogadores podem votar nele.",
        rejected: "Ele não está na lista. Corrija o que a moderação apontou e envie de novo.",
        unlisted:
          "Ele está fora da lista. Votos e chaves de API estão parados, e as entregas estão em espera.",
        toRelist: "Voltar a listar",
        suspended:
          "Por enquanto ele está fora da lista. Votos e chaves de API estão parados, e as entregas ficam em espera até a moderação aprová-lo de novo.",
        reason: "Mensagem da moderação:",
        resubmit: "Enviar de novo",
        edit: "Editar antes",
        toEdit: "Editar a página",
        until: (days) =>
          "Fica aqui até você salvar a página, por no máximo " + intl.count(days) + " dias.",
        description: "Descrição",
      },
    },
    myVotes: {
      title: "Meus votos",
      nextDay: "O próximo dia de votação começa em",
      utcDay: "Os dias de votação seguem o UTC.",
      today: "Votos de hoje",
      voteNext: (server) => `Votar no próximo: ${server}`,
      voteAll: (servers, first) =>
        servers === 1
          ? `Votar em ${first}`
          : intl.plural(servers) === "one"
          ? `Votar nos ${intl.count(servers)} em sequência`
          : intl.plural(servers) === "many"
          ? `Votar nos ${intl.count(servers)} em sequência`
          : `Votar nos ${intl.count(servers)} em sequência`,
      find: "Encontrar outro favorito",
      votedAt: "Votou em",
      isVoid: "A moderação anulou o voto de hoje",
      isTaken: "Sua conta vinculada votou hoje, quando pertencia a outra conta daqui",
      endsTonight: (days) => "Sua sequência de " + (intl.plural(days) === "one"
        ? `${intl.count(days)} dia`
        : intl.plural(days) === "many"
        ? `${intl.count(days)} de dias`
        : `${intl.count(days)} dias`) + " acaba no fim deste dia de votação",
      reward: "Recompensa",
      rewards: {
        waiting: "espera por você no jogo",
        leased: "espera por você no jogo",
        granted: "entregue",
        refused: "negada pelo servidor",
        voided: "retirada",
        expired: "expirada",
      },
      receipt: "Comprovante",
      receiptOf: (server) => ` do seu voto em ${server}`,
      vote: "Votar",
      voteFor: (server) => ` em ${server}`,
      votedToday: "Votou hoje",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: votado`,
      isLeft: (server) => `${server}: falta votar`,
      inRow: (days) => intl.plural(days) === "one"
        ? `${intl.count(days)} dia`
        : intl.plural(days) === "many"
        ? `${intl.count(days)} de dias`
        : `${intl.count(days)} dias`,
      inRowUnseen: " em sequência",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Favorito",
      add: "Adicionar",
      addServer: (server) => ` ${server} aos seus favoritos`,
      none: "Nenhum favorito ainda",
      noneWhy:
        "Marque como favoritos os servidores em que você vota: cada página de servidor tem um botão para isso. Assim você vota em todos em sequência a cada dia e vê aqui quais faltam.",
      before: "Você já votou nestes:",
      findServers: "Buscar servidores",
      past: "Votos anteriores",
      pastWhy:
        "Cada dia UTC com o número de votos seus que contam. Toque em um dia para ver quais.",
      months: "Meses",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Antes: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Depois: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["S", "T", "Q", "Q", "S", "S", "D"],
      votes: (votes) => intl.plural(votes) === "one"
        ? `${intl.count(votes)} voto`
        : intl.plural(votes) === "many"
        ? `${intl.count(votes)} de votos`
        : `${intl.count(votes)} votos`,
      dayVotes: (votes) => ": " + (votes === 0
        ? "nenhum voto"
        : intl.plural(votes) === "one"
        ? `${intl.count(votes)} voto`
        : intl.plural(votes) === "many"
        ? `${intl.count(votes)} de votos`
        : `${intl.count(votes)} votos`),
      fewest: "nenhum",
      most: "mais",
      noVotes: "Você não votou neste mês.",
      kept: "Os dias ficam guardados por um ano.",
      soFar: "Até agora",
      current: (days) => intl.plural(days) === "one"
        ? "dia seguido, em qualquer servidor"
        : "dias seguidos, em qualquer servidor",
      longest: "maior sequência em um ano",
      thisMonth: (votes) => intl.plural(votes) === "one" ? "voto neste mês" : "votos neste mês",
      inYear: (votes) => intl.plural(votes) === "one" ? "voto em um ano" : "votos em um ano",
      boards: "Top votantes de todos os servidores",
      stripEnds: "O dia de votação acaba em",
      menuLeft: (left) => left === 0
        ? ", todos votados hoje"
        : intl.plural(left) === "one"
        ? `, falta ${intl.count(left)} hoje`
        : intl.plural(left) === "many"
        ? `, faltam ${intl.count(left)} hoje`
        : `, faltam ${intl.count(left)} hoje`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `${intl.count(voted)} de ${intl.count(all)} votados`,
        newVotes: "novos votos em",
        last: "Você votou em",
        cast: "Votar e continuar",
        next: (server) => `Próximo: ${server}.`,
        isLast: "Este é o último.",
        skip: (server) => `Pular ${server} hoje`,
        goOn: (server) => `Continuar: ${server}`,
        stop: "Parar aqui e voltar aos meus votos",
      },
      progress: {
        left: (voted, all, left) =>
          intl.count(voted) + " de " + intl.count(all) + " votados, " + (intl.plural(left) === "one"
            ? `falta ${intl.count(left)}`
            : intl.plural(left) === "many"
            ? `faltam ${intl.count(left)}`
            : `faltam ${intl.count(left)}`),
        done: (all) => all === 1
          ? "Seu favorito já tem seu voto"
          : intl.plural(all) === "one"
          ? `Todos os ${intl.count(all)} votados`
          : intl.plural(all) === "many"
          ? `Todos os ${intl.count(all)} votados`
          : `Todos os ${intl.count(all)} votados`,
      },
      strip: {
        left: (voted, all) =>
          "Favoritos com seu voto de hoje: " + intl.count(voted) + " de " + intl.count(all) + ".",
        done: "Todos os seus favoritos já têm seu voto de hoje.",
      },
    },
    overview: {
      health: {
        label: "Recompensas",
        failing: "As recompensas estão falhando",
        failingSays: (key, since) => `O webhook ${key} falha desde ${since}.`,
        off: "As recompensas pararam",
        offSays: (key) => `O webhook ${key} foi desativado.`,
        paused: "As recompensas estão pausadas",
        pausedSays: (key) => `O webhook ${key} está pausado.`,
        waiting: (votes) => `Entregas a caminho ou em espera: ${intl.count(votes)}.`,
        arrive: "Os votos chegam",
        arriveSays: (key, votes) =>
          votes === 0
            ? `O webhook ${key} está pronto. Nenhum voto em 24 horas.`
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} entrega chegou em 24 horas.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de entregas chegaram em 24 horas.`
            : `${intl.count(votes)} entregas chegaram em 24 horas.`,
        inbox: "As recompensas são retiradas",
        inboxSays: "Seu plugin as retira da caixa de entrada. Nenhuma está aguardando.",
        inboxWaits: "Há recompensas aguardando",
        inboxWaitsSays: (votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) + " na caixa de entrada.",
        none: "Ainda sem recompensas",
        noneSays: "Os jogadores não ganham nada pelos votos. Conecte um plugin ou um webhook.",
        toDeliveries: "Entregas",
        toRewards: "Recompensas",
        toKeys: "Chaves de API",
      },
      today: {
        title: "Hoje",
        votes: (votes) =>
          intl.plural(votes) === "one" ? "voto" : intl.plural(votes) === "many" ? "votos" : "votos",
        more: (votes) => `${intl.count(votes)} a mais`,
        fewer: (votes) => `${intl.count(votes)} a menos`,
        same: "O mesmo que",
        than: (at, votes, time) =>
          "que há uma semana até esta hora (" +
          intl.date('weekday: "long"', { weekday: "long" })(at) + ": " + intl.count(votes) +
          " às " + time + " UTC)",
        as: (at, votes, time) =>
          "há uma semana até esta hora (" + intl.date('weekday: "long"', { weekday: "long" })(at) +
          ": " + intl.count(votes) + " às " + time + " UTC)",
        none: "Nenhum voto hoje ainda, e nenhum no mesmo dia da semana passada.",
        noneNext: "Uma linha vai mostrá-los hora a hora, ao lado do mesmo dia da semana passada.",
        whole: (at, votes) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) +
          " em " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", há uma semana",
        label: (today, before, weekAgo) =>
          "Votos hora a hora: " + intl.count(today) + " hoje até agora, " + intl.count(before) +
          " no total em " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "hoje",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": " + intl.count(votes) + " no total",
        windows: (monthly, total) => (intl.plural(monthly) === "one"
          ? `${intl.count(monthly)} voto`
          : intl.plural(monthly) === "many"
          ? `${intl.count(monthly)} de votos`
          : `${intl.count(monthly)} votos`) +
          " em 30 dias, " + intl.count(total) + " desde o início",
      },
      rank: {
        title: (game) => `Posição em ${game}`,
        of: (listed) => `de ${intl.count(listed)}`,
        none: "Ainda sem posição",
        noneNext:
          "O ranking é calculado mais ou menos uma vez por segundo enquanto alguém visita o site.",
        near: "Votos de 30 dias, perto de você",
        ahead: (votes) =>
          votes === 0
            ? "empate"
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} à frente`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} à frente`
            : `${intl.count(votes)} à frente`,
        behind: (votes) =>
          votes === 0
            ? "empate"
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} atrás`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} atrás`
            : `${intl.count(votes)} atrás`,
        you: "seu servidor",
        ranking: (counts) => "O ranking só conta votos de " + (counts === "signed-in"
          ? "jogadores com conta"
          : counts === "confirmed"
          ? "jogadores com e-mail confirmado ou conta vinculada"
          : "jogadores com conta vinculada há mais de 30 dias") + ".",
      },
      steps: {
        title: "Próximos passos",
        done: (done, all) => `${intl.count(done)} de ${intl.count(all)} prontos`,
        doneTitle: "Pronto",
        more: (steps) => `Mais ${intl.count(steps)}`,
        all: {
          logo: ["Adicione um logo", "Ele fica ao lado do nome em todas as listas."],
          banner: ["Adicione um banner", "Ele fica no topo da sua página e na prévia dos links."],
          description: ["Descreva seu servidor", "Conte o que os jogadores vão encontrar."],
          facts: ["Adicione slogan e tags", "Os jogadores buscam e filtram por eles."],
          rewards: [
            "Conecte as recompensas",
            "Os jogadores votam de novo quando ganham algo com isso.",
          ],
          badge: ["Coloque o selo no seu site", "Fica pronto quando o virmos em uma página sua."],
          proof: ["Prove que ele é seu", "Sua página ganha um selo por isso."],
        },
      },
      figures: {
        title: (days) => `Últimos ${intl.count(days)} dias`,
        spans: "Quantos dias",
        span: (days) => `${intl.count(days)} dias`,
        nav: "O que o gráfico mostra",
        names: {
          votes: "Votos",
          ballot_click: "Cliques para votar",
          address_copy: "Cópias do endereço",
          page_view: "Visitas à página",
        },
        week: "em 7 dias",
        up: (percent) => `+${intl.count(percent)}%`,
        down: (percent) => `−${intl.count(percent)}%`,
        isUp: "alta: ",
        isDown: "queda: ",
        none: {
          votes: (days) =>
            "Nenhum voto em " + intl.count(days) + " dias. Cada dia vai ser uma barra aqui.",
          ballot_click: (days) =>
            "Ninguém clicou em Votar em " + intl.count(days) +
            " dias. Cada dia vai ser uma barra aqui.",
          address_copy: (days) =>
            "Ninguém copiou seu endereço em " + intl.count(days) +
            " dias. Cada dia vai ser uma barra aqui.",
          page_view: (days) =>
            "Ninguém abriu sua página em " + intl.count(days) +
            " dias. Cada dia vai ser uma barra aqui.",
        },
        worth:
          "Os votos são verificados. Visitas, cópias e cliques são contados como os navegadores informam, sem cookies nem endereços; veja-os como tendência. Eles não afetam sua posição. Os dias são UTC; o último minuto pode faltar.",
      },
      charts: {
        ballot_click: {
          title: "Cliques para votar",
          heads: ["Dia (UTC)", "Cliques"],
          summary: (sum, today, days) =>
            intl.count(sum) + " em " + intl.count(days) + " dias, " + intl.count(today) +
            " hoje até agora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Cópias do endereço",
          heads: ["Dia (UTC)", "Cópias"],
          summary: (sum, today, days) =>
            intl.count(sum) + " em " + intl.count(days) + " dias, " + intl.count(today) +
            " hoje até agora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Visitas à página",
          heads: ["Dia (UTC)", "Visitas"],
          summary: (sum, today, days) =>
            intl.count(sum) + " em " + intl.count(days) + " dias, " + intl.count(today) +
            " hoje até agora (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "De onde vieram os visitantes",
        here: "Este site",
        hereSays: "listas, páginas de jogos, busca",
        rest: "Outros ou desconhecido",
        restSays: "a maioria dos apps não informa",
        note: "Visitas à página em 30 dias. Só o nome do site é guardado.",
        none: "Os sites que levam à sua página vão aparecer aqui, cada um com sua parcela.",
      },
      coming: {
        title: "O que você vai ver aqui",
        items: [["Votos", "hoje, ao lado do mesmo dia da semana passada, e em 30 dias"], [
          "Posição",
          "no seu jogo, com seus vizinhos e suas subidas e descidas",
        ], [
          "Visitantes",
          "visitas à página, cópias do endereço, cliques para votar e de onde vieram",
        ], ["Recompensas", "se elas chegam, em uma linha"]],
      },
      voidNotices: {
        title: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} voto do seu servidor foi anulado`
          : intl.plural(votes) === "many"
          ? intl.count(votes) + " de votos do seu servidor foram anulados"
          : `${intl.count(votes)} votos do seu servidor foram anulados`,
        votes: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} voto anulado`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} de votos anulados`
          : `${intl.count(votes)} votos anulados`,
        again: (votes) =>
          intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto anulado que voltou a contar`
            : intl.plural(votes) === "many"
            ? intl.count(votes) + " de votos anulados que voltaram a contar"
            : `${intl.count(votes)} votos anulados que voltaram a contar`,
        cast: "Data:",
        to: "até",
        voided: "Anulação pela moderação:",
        reason: "Motivo da moderação:",
        noReason: "A moderação não deu um motivo.",
        answer: "Responder à moderação",
        yours: "Sua resposta",
        help: (min, max) =>
          "Você pode responder uma vez, com " + intl.count(min) + " a " + intl.count(max) +
          " caracteres. Não há retorno: a moderação lê e pode fazer os votos voltarem a contar.",
        send: "Enviar resposta",
        answered: "Sua resposta de",
      },
    },
    people: {
      roles: { owner: "Dono", manager: "Gerente", viewer: "Observador" },
      page: {
        title: (server) => `Configurações de ${server}`,
        heading: "Equipe",
        lead:
          "Quem pode cuidar deste servidor. Cada pessoa usa a própria conta. A atividade recente, em Chaves e entregas, mostra quem fez o quê.",
        heads: ["Nome", "Papel", "Desde", ""],
        you: "você",
        change: { manager: "Tornar gerente", viewer: "Tornar observador" },
        remove: "Remover",
        removed:
          "Quem você remove perde o acesso na hora. As chaves que a pessoa conhece continuam funcionando: esta página passa a listá-las, e você pode renovar todas de uma vez.",
        leave: "Sair deste servidor",
        leaveLead: "Você perde o acesso na hora. Só o dono pode convidar você de novo.",
        offersTitle: "Ofertas abertas",
        offer: (name, role) => role === "owner"
          ? `${name}, para assumir o servidor`
          : role === "manager"
          ? `${name}, como gerente`
          : `${name}, como observador`,
        withdraw: "Retirar",
        inviteTitle: "Convidar alguém",
        inviteLead:
          "A pessoa vê a oferta na página “Meus servidores” por sete dias e recebe um e-mail se confirmou o endereço. Nada muda até ela aceitar.",
        name: "Nome da conta",
        role: "Papel",
        choices: {
          viewer: "Observador: vê números, votantes e entregas",
          manager: "Gerente: tudo menos excluir, passar adiante e cuidar da equipe",
        },
        invite: "Enviar convite",
        needsApproval: "Você pode convidar pessoas depois que a moderação aprovar o servidor.",
      },
      handover: {
        title: "Passar adiante",
        lead: "Passa o servidor para outra conta, com votos, chaves e equipe.",
        what:
          "Você confirma que é você, e a outra pessoa aceita em até sete dias. Depois disso o servidor é dela, e você perde o acesso. O ritmo dos webhooks recomeça baixo, pois pertence ao dono.",
        name: "Nome da conta do novo dono",
        submit: "Oferecer o servidor",
      },
      unlist: {
        title: "Tirar da lista",
        lead: "Para uma pausa. Você pode desfazer.",
        what:
          "Ele sai de todas as listas, e a página dele e a de voto fecham. As chaves de API param e as entregas esperam; tudo o que você configurou fica. Os votos saem do ranking depois de 30 dias.",
        button: "Tirar da lista",
        again: "Ele está fora da lista. Voltar a listá-lo não precisa da moderação.",
        relist: "Voltar a listar",
        notNow: "Só um servidor que está na lista pode sair dela.",
      },
      deletion: {
        group: "Excluir",
        groupLead: "Isto não pode ser desfeito.",
        link: "Excluir…",
        what: "A próxima página diz o que some e quando, e pede que você confirme.",
        title: (server) => `Excluir ${server}`,
        heading: "Excluir este servidor?",
        lead: "Veja o que acontece com tudo o que pertence a ele.",
        effects: "O que acontece",
        atOnce: "Na hora",
        page: {
          what: "Página, textos, imagens e selo",
          effect: "Somem para todo mundo. Nenhum outro servidor recebe este endereço.",
        },
        keys: {
          what: "Chaves de API",
          effect: (keys) =>
            keys === 0
              ? "Não há nenhuma."
              : intl.plural(keys) === "one"
              ? `${intl.count(keys)} para: os plugins recebem um erro.`
              : intl.plural(keys) === "many"
              ? `${intl.count(keys)} param: os plugins recebem um erro.`
              : `${intl.count(keys)} param: os plugins recebem um erro.`,
        },
        waiting: {
          what: "Entregas a caminho ou em espera",
          effect: (votes) =>
            votes === 0
              ? "Não há nenhuma."
              : intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto: nunca vai ser enviado.`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} de votos: nunca vão ser enviados.`
              : `${intl.count(votes)} votos: nunca vão ser enviados.`,
        },
        inbox: {
          what: "Recompensas na caixa de entrada",
          effect: (votes) =>
            votes === 0
              ? "Não há nenhuma."
              : intl.plural(votes) === "one"
              ? `${intl.count(votes)} voto: ninguém mais pode retirá-lo.`
              : intl.plural(votes) === "many"
              ? intl.count(votes) + " de votos: ninguém mais pode retirá-los."
              : `${intl.count(votes)} votos: ninguém mais pode retirá-los.`,
        },
        votes: {
          what: "Votos",
          effect: (votes) =>
            intl.plural(votes) === "one"
              ? intl.count(votes) + " voto: deixa de contar, mas fica nos dados do próprio jogador."
              : intl.plural(votes) === "many"
              ? intl.count(votes) +
                " de votos: deixam de contar, mas ficam nos dados dos próprios jogadores."
              : intl.count(votes) +
                " votos: deixam de contar, mas ficam nos dados dos próprios jogadores.",
        },
        people: {
          what: "Equipe",
          effect: (people) =>
            people === 0
              ? "Ninguém mais tem acesso."
              : intl.plural(people) === "one"
              ? `${intl.count(people)} pessoa perde o acesso.`
              : intl.plural(people) === "many"
              ? `${intl.count(people)} de pessoas perdem o acesso.`
              : `${intl.count(people)} pessoas perdem o acesso.`,
        },
        offers: { what: "Ofertas abertas", effect: "Ninguém mais pode aceitá-las." },
        past: {
          what: "Entregas anteriores",
          effect: "São excluídas uma a uma.",
          when: (days) =>
            intl.plural(days) === "one"
              ? `${intl.count(days)} dia depois de cada uma`
              : intl.plural(days) === "many"
              ? `${intl.count(days)} de dias depois de cada uma`
              : `${intl.count(days)} dias depois de cada uma`,
        },
        record: {
          what: "Registro de alterações",
          effect: "Fica, só para a moderação.",
          when: "Por dois anos",
        },
        heads: ["O quê", "Efeito", "Quando"],
        rather: "Melhor não?",
        instead:
          "Tire-o da lista para uma pausa, que você pode desfazer, ou passe-o para alguém que continue com ele. As duas opções mantêm os votos e tudo o que você configurou.",
        insteadUnlisted:
          "Ele já está fora da lista. Você pode deixar assim ou passá-lo para alguém que continue com ele: isso mantém os votos e tudo o que você configurou.",
        unlist: "Tirar da lista",
        handOver: "Passar adiante",
        forGood: "Excluir para sempre",
        type: "Para confirmar, digite",
        typeHelp: (slug) => `Maiúsculas não importam. Você também pode digitar ${slug}.`,
        otherName: (name) => `Esse não é o nome dele, que é “${name}”.`,
        keep: "Manter",
        password: "Sua senha",
      },
      offer: {
        title: (server, role) => role === "owner" ? `Assumir ${server}?` : `Cuidar de ${server}?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} quer passar este servidor para você.`
            : role === "manager"
            ? `${owner} convida você como gerente.`
            : `${owner} convida você como observador.`,
        means: {
          viewer: "Você vai ver os números, os votantes e as entregas.",
          manager:
            "Você pode editar a página do servidor, as chaves e as recompensas: tudo menos excluí-lo, passá-lo adiante e decidir quem cuida dele.",
          owner:
            "Você passa a ser responsável por ele, com votos, chaves e webhooks. O dono anterior perde o acesso. Chaves de API e segredos que outras pessoas conhecem continuam funcionando até você trocá-los.",
        },
        people: (names) => "Estas pessoas mantêm o acesso até você removê-las: " + names + ".",
        former: (role) =>
          role === "manager"
            ? "Você deixa de ser gerente: como dono, pode fazer tudo."
            : "Você deixa de ser observador: como dono, pode fazer tudo.",
        accept: { viewer: "Aceitar", manager: "Aceitar", owner: "Assumir" },
        decline: "Recusar",
        game: "Jogo",
        address: "Endereço",
        status: "Status",
        until: "Vale até",
        declineLead: (days) =>
          "Se você recusar, o dono não pode convidar você de novo por " + intl.count(days) +
          " dias.",
      },
      known: {
        title: "Chaves que ex-membros conhecem",
        lead:
          "Foram criadas ou digitadas por quem não administra mais este servidor. Elas ainda funcionam.",
        heads: ["Chave", "Conhecida por", "O que fazer"],
        kinds: {
          api_key: (name) => `Chave de API “${name}”`,
          webhook_secret: (name) => `Segredo de webhook de “${name}”`,
          url_key: () => "Chave de URL",
          link_key: () => "Chave dos links de voto",
          chat: (name) => `Endereço de “${name}”`,
          votifier: (name) => `Token do Votifier de “${name}”`,
        },
        deleted: "uma conta excluída",
        elsewhere: {
          chat: "Crie um endereço novo no chat e digite-o em Chats.",
          votifier: "Defina um token novo no seu servidor de jogo e digite-o em Recompensas.",
        },
        renew: "Renovar todas as chaves",
        renewHelp:
          "As chaves antigas param na hora, e cada nova aparece uma vez. Os segredos de webhook valem até você ativar o novo.",
        activate: "Coloque-o no seu receptor e depois ative-o na página da chave.",
        made: "Suas novas chaves",
      },
    },
    privacy: {
      title: "Privacidade",
      lead: (site) => `O que ${site} sabe sobre você, por quê e por quanto tempo.`,
      host:
        "Quem decide isso e responde pelos seus dados são os responsáveis por este site. O programa por trás dele, o Voteboard, não envia nada a quem o criou.",
      inShort: {
        heading: "Em resumo",
        account: "Seu nome e seu e-mail são guardados para você entrar, até você excluir a conta.",
        votes:
          "Seus votos são guardados para sempre, porque decidem a posição dos servidores. Se você excluir a conta, seu nome é retirado deles.",
        address: (signIn, votes) =>
          "Seu endereço IP é guardado por " + intl.count(signIn) +
          " dias com um login. Com os votos há apenas um código dele, por " + intl.count(votes) +
          " dias.",
        email: "Ninguém vê seu e-mail. Os donos dos servidores em que você vota veem seu nome.",
      },
      keptHeading: "O que é guardado",
      oneWay:
        "Um código irreversível pode ser comparado, mas não decifrado: o site reconhece a mesma senha, endereço ou chave sem guardá-los.",
      columns: ["Dados", "Por quê", "Por quanto tempo"],
      groups: {
        account: "Contas",
        signIn: "Login",
        votes: "Votação",
        servers: "Servidores",
        rewards: "Recompensas e mensagens aos servidores",
        moderation: "Moderação",
        site: "Funcionamento do site",
        browser: "No seu navegador",
      },
      othersHeading: "Quem mais fica sabendo",
      others: [
        "Donos dos servidores em que você vota: seu nome, o número da sua conta e quando você votou. O que fazem com isso é com eles.",
        "Todo mundo: o nome, o endereço e a descrição de um servidor que você adiciona. Se você aceitou aparecer entre os top votantes, também seu nome e quantas vezes votou em um servidor; programas leem isso pela API pública. Se você voltar atrás, os dois deixam de mostrar em até um minuto, mas ninguém consegue recolher as cópias. Ninguém vê seu e-mail.",
        "A moderação deste site: quem votou em qual servidor, quem é dono de qual e o que os donos alteraram.",
        "O servidor de e-mail que este site usa: seu e-mail e as mensagens que você recebe.",
      ],
      turnstile:
        "Cloudflare: a página de voto carrega a verificação contra bots da empresa, que assim fica sabendo seu endereço IP e seu navegador.",
      nobodyElse: "Mais ninguém: nenhuma página carrega nada de outro servidor.",
      yoursHeading: "Seus dados são seus",
      yours: "Você pode ver e alterar a maior parte deles na página da sua conta.",
      download: "Baixar tudo…",
      delete: "Excluir sua conta…",
    },
    refusals: {
      cannot: {
        accept_edits: "Não foi possível aceitar as edições",
        accept_pictures: "Não foi possível aceitar as imagens",
        accept_the_offer: "Não foi possível aceitar a oferta",
        add_game: "Não foi possível adicionar o jogo",
        add_server: "Não foi possível adicionar o servidor",
        add_tag: "Não foi possível adicionar a tag",
        add_the_name: "Não foi possível adicionar o nome",
        approve_change: "Não foi possível aprovar a alteração",
        approve_server: "Não foi possível aprovar o servidor",
        change_settings: "Não foi possível mudar as configurações",
        change_the_role: "Não foi possível mudar o papel",
        check_server: "Não foi possível verificar o servidor",
        close_reports: "Não foi possível fechar as denúncias",
        decide_about_an_alert: "Não foi possível decidir sobre um alerta",
        decide_on_a_claim_to_a_name: "Não foi possível decidir sobre um pedido de nome",
        disable_account: "Não foi possível desativar a conta",
        dismiss_the_alert: "Não foi possível descartar o alerta",
        edit_game: "Não foi possível editar o jogo",
        edit_server: "Não foi possível editar o servidor",
        edit_tag: "Não foi possível editar a tag",
        enable_account: "Não foi possível reativar a conta",
        export_account: "Não foi possível exportar a conta",
        grade_the_receiver_of_this_key: "Não foi possível avaliar o receptor desta chave",
        hand_over_server: "Não foi possível passar o servidor adiante",
        invite: "Não foi possível convidar",
        issue_key: "Não foi possível criar a chave",
        lift_the_act: "Não foi possível desfazer a ação",
        list_server_again: "Não foi possível voltar a listar o servidor",
        make_a_key: "Não foi possível criar uma chave",
        make_a_sign_in_link: "Não foi possível criar um link de acesso",
        merge_games: "Não foi possível juntar os jogos",
        merge_tags: "Não foi possível juntar as tags",
        put_edits_back: "Não foi possível desfazer as edições",
        read_answers: "Não foi possível ler as respostas",
        refuse_change: "Não foi possível recusar a alteração",
        reject_server: "Não foi possível recusar o servidor",
        remove_banner: "Não foi possível remover o banner",
        remove_game: "Não foi possível remover o jogo",
        remove_logo: "Não foi possível remover o logo",
        remove_tag: "Não foi possível remover a tag",
        rename: "Não foi possível mudar o nome",
        replay: "Não foi possível reenviar os votos",
        resend: "Não foi possível reenviar",
        reset_the_second_factor: "Não foi possível redefinir o segundo fator",
        resubmit_server: "Não foi possível reenviar o servidor",
        save_facts: "Não foi possível salvar os dados",
        set_email: "Não foi possível definir o e-mail",
        show_account: "Não foi possível mostrar a conta",
        show_claims_to_names: "Não foi possível mostrar os pedidos de nomes",
        show_delivery: "Não foi possível mostrar a entrega",
        show_reports: "Não foi possível mostrar as denúncias",
        show_the_account: "Não foi possível mostrar a conta",
        show_the_audit_trail: "Não foi possível mostrar o registro de ações",
        show_the_queue: "Não foi possível mostrar a fila",
        show_void_votes: "Não foi possível mostrar os votos anulados",
        show_vote: "Não foi possível mostrar o voto",
        show_votes: "Não foi possível mostrar os votos",
        show_waves: "Não foi possível mostrar os alertas",
        submit_server: "Não foi possível enviar o servidor",
        suspend_server: "Não foi possível suspender o servidor",
        take_down_picture: "Não foi possível tirar do ar a imagem",
        test_the_webhook: "Não foi possível testar o webhook",
        unlist_server: "Não foi possível tirar da lista o servidor",
        void_vote: "Não foi possível anular o voto",
        void_votes: "Não foi possível anular os votos",
        vote: "Não foi possível votar",
        withdraw_change: "Não foi possível retirar a alteração",
        activate_the_webhook_secret_of_key: "Não foi possível ativar o segredo de webhook da chave",
        change_the_Votifier_of_key: "Não foi possível mudar o Votifier da chave",
        change_the_webhook_of_key: "Não foi possível mudar o webhook da chave",
        grade_the_receiver_of_key: "Não foi possível avaliar o receptor da chave",
        pause_the_webhook_of_key: "Não foi possível pausar o webhook da chave",
        prepare_a_webhook_secret_for_key:
          "Não foi possível preparar um segredo de webhook para a chave",
        replay_the_deliveries_of_key: "Não foi possível reenviar as entregas da chave",
        resume_the_webhook_of_key: "Não foi possível retomar o webhook da chave",
        revoke_key: "Não foi possível revogar a chave",
        roll_key: "Não foi possível trocar a chave",
        test_the_webhook_of_key: "Não foi possível testar o webhook da chave",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "Não dá para usar o nome “" + name +
          "”: nomes têm de 2 a 32 caracteres entre A-Z, a-z, 0-9, “_”, “.” e “-”, sem começar com “-”",
        prefix: ({ name, prefix }) =>
          "Não dá para usar o nome “" + name +
          "”: quem hospeda este site não permitiu nomes que começam com “" + prefix + "”",
      },
      account_name_reserved: ({ name }) => `Não dá para usar o nome “${name}”: ele é reservado`,
      account_name_steam: ({ name }) =>
        "Não dá para usar o nome “" + name +
        "”: é um ID da Steam. Entre com a Steam para mostrar que ele é seu",
      game_name_known: ({ name }) => `Não dá para adicionar “${name}”: já é um dos seus nomes`,
      game_names_full: ({ max }) =>
        "Não foi possível adicionar o nome: além do próprio nome, uma conta tem no máximo " +
        intl.count(max) + " que nada comprova; remova um primeiro",
      account_exists: {
        email: ({ email }) => "Não foi possível criar a conta: “" + email + "” já tem uma conta",
        voted: ({ name }) =>
          "Ainda não dá para usar o nome “" + name +
          "”: um jogador já votou com ele. Se é você, confirme seu e-mail primeiro",
        name: ({ name }) => `Não dá para usar o nome “${name}”: ele já tem dono`,
      },
      identity_linked:
        "Não foi possível vincular: esse acesso já serve a outra conta daqui e precisa ser desvinculado lá primeiro",
      last_way_in:
        "Não foi possível remover: é sua única forma de entrar nesta conta; adicione outra primeiro",
      sign_in_link_refused: ({ name }) =>
        "Não foi possível criar um link: a conta “" + name +
        "” está desativada ou é de um jogador que nunca criou conta",
      claim_unknown: "Não foi possível decidir: o pedido não existe mais, ou o nome já tem dono",
      sign_in_needed: ({ player }) => `“${player}” tem uma conta aqui. Entre para votar com ela`,
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: não existe a conta “${name}”`,
        missing: ({ cannot }) => `${cannot}: essa conta não existe`,
        viewers: ({ cannot }) => `${cannot}: ela foi excluída`,
        owners: ({ cannot }) => `${cannot}: sua conta foi excluída`,
        voters: ({ cannot }) => `${cannot}: a conta foi excluída`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Não foi possível excluir a conta: ela é dona de " + intl.count(count) +
            " servidor pendente ou aprovado (" + named +
            "); exclua-o, tire-o da lista ou passe-o adiante primeiro"
          : intl.plural(count) === "many"
          ? "Não foi possível excluir a conta: ela é dona de " + intl.count(count) +
            " de servidores pendentes ou aprovados (" + named +
            "); exclua-os, tire-os da lista ou passe-os adiante primeiro"
          : "Não foi possível excluir a conta: ela é dona de " + intl.count(count) +
            " servidores pendentes ou aprovados (" + named +
            "); exclua-os, tire-os da lista ou passe-os adiante primeiro",
      account_disabled: ({ doing }) =>
        doing === "vote"
          ? "Não foi possível votar: a moderação desativou a conta"
          : "Não foi possível desativar a conta: ela já está desativada",
      account_decided: ({ cannot }) =>
        cannot + ": outra pessoa já decidiu depois que você abriu; veja de novo",
      account_not_disabled: ({ cannot }) => `${cannot}: ela não está desativada`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": o papel dela neste site é " +
        (role === "moderator" ? "moderador" : "administrador") +
        "; um administrador precisa retirá-lo antes",
      account_cant_have_role:
        "Não foi possível mudar o papel: a conta está desativada, ou ninguém pode entrar nela",
      last_administrator: ({ doing }) =>
        doing === "change_the_role"
          ? "Não foi possível mudar o papel: ninguém mais é administrador deste site; dê esse papel a outra pessoa primeiro"
          : "Não foi possível excluir a conta: ninguém mais é administrador deste site; dê esse papel a outra pessoa primeiro",
      rename_too_soon: ({ days, next }) =>
        "Não foi possível mudar o nome: ele pode mudar uma vez a cada " + intl.count(days) +
        " dias; a próxima é em " + next,
      email_invalid: ({ text }) => `Não dá para usar “${text}”: não é um e-mail`,
      password_too_short: ({ min }) =>
        "Não dá para usar a senha: ela precisa de pelo menos " + intl.count(min) + " caracteres",
      password_too_long: ({ max }) =>
        "Não dá para usar a senha: ela tem mais de " + intl.count(max) + " caracteres",
      password_common:
        "Não dá para usar a senha: ela é fácil demais de adivinhar. Use várias palavras sem relação entre si",
      bot_check_failed: {
        forged: "Essa verificação não era para este formulário. Tente de novo.",
        expired: "A página ficou aberta por tempo demais. Tente de novo.",
        unavailable: "A verificação contra bots está fora do ar. Tente de novo daqui a pouco.",
      },
      bot_check_spent: "Essa verificação já foi usada. Tente de novo.",
      moderators_only: ({ cannot }) => `${cannot}: só a moderação pode`,
      administrators_only: ({ cannot }) => `${cannot}: só a administração pode`,
      setting_invalid: {
        accent: "Não foi possível mudar as configurações: uma cor é # e seis dígitos, como #f4b41f",
        name: ({ max }) =>
          "Não foi possível mudar as configurações: o nome tem no máximo " + intl.count(max) +
          " caracteres imprimíveis",
        imprint: ({ max }) =>
          "Não foi possível mudar as configurações: as informações legais têm no máximo " +
          intl.count(max) + " caracteres imprimíveis",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": diga por quê, em " + intl.count(min) + " a " + intl.count(max) + " caracteres",
      form_used: "Este formulário já foi enviado e teve efeito uma vez",
      server_unknown: ({ slug }) => `Não existe o servidor “${slug}”`,
      role_too_low: ({ role }) => role === "owner"
        ? "Só o dono deste servidor pode fazer isso"
        : "Você pode ver os números e as entregas deste servidor, mas só o dono e os gerentes podem fazer isso",
      offer_unknown:
        "Esta oferta não existe mais: foi retirada ou respondida, expirou, ou o servidor tem outro dono",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          cannot + ": não existe uma conta " + name + " em que alguém entre",
        self: ({ cannot, name }) => `${cannot}: ${name} já é o dono`,
        member: ({ cannot, name }) => `${cannot}: ${name} já tem acesso`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name + " já recebeu uma oferta; retire-a primeiro ou espere " +
          intl.count(days) + " dias se ela foi recusada",
        many: ({ cannot, max }) =>
          cannot + ": já há " + intl.count(max) + " pessoas e ofertas abertas",
        unpublished: ({ cannot }) => `${cannot}: a moderação precisa aprovar o servidor primeiro`,
      },
      member_unknown: "Esta pessoa não tem mais acesso",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": um nome tem de " + intl.count(min) + " a " + intl.count(max) +
        " caracteres imprimíveis",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": um endereço de página tem de " + intl.count(min) + " a " + intl.count(max) +
          " letras minúsculas de a a z, números e hifens simples entre eles",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": um endereço de página tem de " + intl.count(min) + " a " + intl.count(max) +
          " letras minúsculas de a a z, números e hifens simples entre eles, como “" + example +
          "”",
        reserved: ({ cannot, slug }) =>
          cannot + ": o endereço de página “" + slug + "” é reservado ao site",
        taken: ({ cannot, slug }) =>
          cannot + ": outro servidor tem ou teve o endereço de página “" + slug + "”",
        alike: ({ cannot, slug }) =>
          cannot + ": o endereço de página “" + slug + "” parece demais com o de outro servidor",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + ": o endereço de página de um servidor listado muda no máximo uma vez a cada " +
        intl.count(days) + " dias; você pode mudá-lo de novo em " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) =>
          `${cannot}: “${host}” não é um nome de host nem um endereço`,
        inner: ({ cannot, host }) =>
          cannot + ": “" + host +
          "” não pode ser acessado pela internet; informe o endereço público do servidor",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": uma porta é um número inteiro de 1 a 65535, não " + port,
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": uma descrição tem no máximo " + max + " caracteres, não " + length,
      changed_meanwhile: ({ cannot }) => `${cannot}: algo mudou nesse meio-tempo`,
      facts_invalid: ({ faults }) => `Não foi possível salvar os dados: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `Não existe a tag “${slug}”`,
        cannot: ({ cannot, slug }) => `${cannot}: não existe a tag “${slug}”`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": um nome tem de " + intl.count(min) + " a " + intl.count(max) +
          " caracteres imprimíveis",
        slug: ({ cannot }) =>
          cannot + ": um slug tem de 2 a 40 caracteres de a a z, 0 a 9 e hifens simples",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: “${name}” já está na lista`,
      entry_used: ({ cannot, servers }) => intl.plural(servers) === "one"
        ? cannot + ": " + intl.count(servers) +
          " servidor usa, ou usava ao ser excluído; junte a outro item"
        : intl.plural(servers) === "many"
        ? cannot + ": " + intl.count(servers) +
          " de servidores usam, incluindo excluídos; junte a outro item"
        : cannot + ": " + intl.count(servers) +
          " servidores usam, incluindo excluídos; junte a outro item",
      merged_with_itself: ({ cannot }) => `${cannot}: escolha outro item para juntar`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": você tem " + intl.count(servers) + ", e o limite é " + intl.count(max),
        pending: ({ cannot, pending }) =>
          cannot + ": " + intl.count(pending) + " dos seus já aguardam a moderação",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} do servidor “${slug}”: nenhuma está aguardando`,
        seen: ({ cannot, slug }) =>
          cannot + " do servidor “" + slug + "”: o dono a editou nesse meio-tempo; veja de novo",
        replaced: ({ cannot, slug }) =>
          cannot + " do servidor “" + slug +
          "”: o dono trocou a alteração nesse meio-tempo; veja a nova",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + " “" + slug + "”: " + (status === "pending"
            ? "ele está pendente"
            : status === "approved"
            ? "ele está aprovado"
            : status === "rejected"
            ? "ele está recusado"
            : "ele está suspenso"),
        ownerless: ({ cannot, slug }) =>
          cannot + " “" + slug + "”: o dono excluiu a conta, então ninguém é responsável por ele",
        changed: ({ cannot, slug }) =>
          cannot + " “" + slug +
          "”: ele mudou, ou outra pessoa decidiu, depois que você o abriu; veja de novo",
        unlisted: ({ cannot, slug }) => `${cannot} “${slug}”: o dono o tirou da lista`,
      },
      server_own: ({ cannot, slug }) =>
        cannot + " “" + slug + "”: você cuida dele, então outro moderador decide",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "Não foi possível verificar o servidor “" + slug + "”: " + (status === "pending"
            ? "ele está pendente"
            : status === "approved"
            ? "ele está aprovado"
            : status === "rejected"
            ? "ele está recusado"
            : "ele está suspenso")
          : cannot + ": " + (status === "pending"
            ? `o servidor “${slug}” está pendente`
            : status === "approved"
            ? `o servidor “${slug}” está aprovado`
            : status === "rejected"
            ? `o servidor “${slug}” está recusado`
            : `o servidor “${slug}” está suspenso`),
      check_too_soon: {
        busy:
          "Não foi possível verificar o servidor: há verificações demais em andamento; tente de novo daqui a pouco",
        waiting: ({ seconds }) =>
          "Não foi possível verificar o servidor: um dos seus servidores que aguardam foi verificado há menos de " +
          intl.count(seconds) + " segundos",
        listed: ({ seconds }) =>
          "Não foi possível verificar o servidor: ele foi verificado há menos de " +
          intl.count(seconds) + " segundos",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + ": não existe o jogo “" + slug + "”; jogos conhecidos: " + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": um nome tem de " + intl.count(min) + " a " + intl.count(max) +
          " caracteres imprimíveis",
        slug: ({ cannot, slug }) =>
          cannot + ": “" + slug +
          "” não é um slug: de 2 a 60 caracteres de a a z, 0 a 9 e hifens simples",
        protocol: ({ cannot, protocol, known }) =>
          cannot + ": não existe o protocolo “" + protocol + "”; protocolos conhecidos: " + known,
        port: ({ cannot, max }) => `${cannot}: uma porta é um número inteiro de 1 a ${max}`,
        queryPort: ({ cannot, port }) => `${cannot}: a porta de consulta ${port} não é válida`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ": “" + slug + "” já está na lista ou era o nome curto de um jogo que está",
      picture_refused: {
        damaged:
          "Não dá para usar esta imagem: o arquivo está danificado; abra em um editor de imagens e salve de novo",
        animated: "Não dá para usar esta imagem: ela é animada; escolha uma que não se mexa",
        format:
          "Não dá para usar esta imagem: ela não é PNG, JPEG nem WebP; GIF e SVG não são aceitos",
        large: ({ width, height, megapixels }) =>
          "Não dá para usar esta imagem: ela tem " + intl.count(width) + " × " +
          intl.count(height) + " pixels, e uma assim pode ter " + intl.decimal(megapixels) +
          " megapixels; reduza-a antes",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Não dá para usar esta imagem: ela tem " + intl.count(width) + " × " +
          intl.count(height) + " pixels, e um " + (kind === "logo" ? "logo" : "banner") +
          " precisa de pelo menos " + intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + " de “" + slug + "”: as imagens mudaram nesse meio-tempo; veja de novo",
      report_invalid: {
        other: ({ max }) =>
          "Não foi possível denunciar: diga o que está errado, em 1 a " + intl.count(max) +
          " caracteres",
        chosen: ({ max }) =>
          "Não foi possível denunciar: diga o que está errado, em no máximo " + intl.count(max) +
          " caracteres",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Não foi possível denunciar: a moderação já tem " + intl.count(max) +
          " denúncias deste servidor de pessoas sem login e não aceita mais dessas por enquanto. Entre na sua conta em outra aba e envie de novo",
        all: ({ max }) =>
          "Não foi possível denunciar: a moderação já tem " + intl.count(max) +
          " denúncias deste servidor; tente de novo em uma hora",
      },
      report_unknown: ({ slug }) =>
        "Não foi possível fechar as denúncias de “" + slug + "”: nenhuma está aberta",
      fact: {
        tags: ({ max }) => `Escolha no máximo ${intl.count(max)} tags.`,
        country: "Escolha um país da lista.",
        languages: "Escolha idiomas da lista.",
        languages_too_many: ({ max }) => `Escolha no máximo ${intl.count(max)} idiomas.`,
        description: ({ max }) => `Uma descrição tem no máximo ${intl.count(max)} caracteres.`,
        text_language: "Escolha um idioma da lista.",
        text_language_twice:
          "Mais abaixo também há textos neste idioma. Remova-os ou escolha outro idioma aqui.",
        rules: ({ max }) => `As regras têm no máximo ${intl.count(max)} caracteres.`,
        tagline_not_one_line: "Um slogan é uma linha de caracteres imprimíveis.",
        tagline_too_long: ({ max }) => `Um slogan tem no máximo ${intl.count(max)} caracteres.`,
        version_not_one_line: "Uma versão é uma linha de caracteres imprimíveis.",
        version_too_long: ({ max }) => `Uma versão tem no máximo ${intl.count(max)} caracteres.`,
        website_too_long: ({ max }) => `Um site tem no máximo ${intl.count(max)} caracteres.`,
        website_too_long_as_written: ({ max }) =>
          "Um site tem no máximo " + intl.count(max) +
          " caracteres, como os navegadores o escrevem.",
        website_elsewhere: "Um site é um link para um site público que começa com https://.",
        discord_too_long: ({ max }) => `Um convite tem no máximo ${intl.count(max)} caracteres.`,
        discord_too_long_as_written: ({ max }) =>
          "Um convite tem no máximo " + intl.count(max) +
          " caracteres, como os navegadores o escrevem.",
        discord_elsewhere: ({ sites }) =>
          `Um convite é um link de ${sites} que começa com https://.`,
        video_too_long: ({ max }) => `Um vídeo tem no máximo ${intl.count(max)} caracteres.`,
        video_too_long_as_written: ({ max }) =>
          "Um vídeo tem no máximo " + intl.count(max) +
          " caracteres, como os navegadores o escrevem.",
        video_elsewhere: ({ sites }) => `Um vídeo é um link de ${sites} que começa com https://.`,
      },
      key_unknown: {
        plain: ({ id }) => `Não existe a chave “${id}”`,
        cannot: ({ cannot, id }) => `${cannot}: não existe a chave “${id}”`,
      },
      key_name_invalid: ({ max }) =>
        "Não foi possível criar a chave: o nome de uma chave tem de 1 a " + intl.count(max) +
        " caracteres imprimíveis",
      keys_too_many: ({ max }) =>
        "Não foi possível criar a chave: este servidor já tem " + intl.count(max) +
        " chaves; revogue uma primeiro",
      scopes_invalid: ({ known }) =>
        "Não foi possível criar a chave: escolha para que ela serve, entre " + known,
      key_revoked: ({ cannot, at }) => `${cannot}: ela foi revogada em ${at}`,
      overlap_invalid: ({ max, hours }) =>
        "Não foi possível trocar a chave: as duas valem juntas de 0 a " + intl.count(max) +
        " horas, não " + hours,
      webhook_url_refused: {
        incomplete: "Não dá para usar essa URL de webhook: não é um endereço web completo.",
        inner:
          "Não dá para usar essa URL de webhook: ela precisa levar a um host na internet pública.",
        chat:
          "Não dá para usar essa URL de webhook: este é o endereço de um canal do Discord, que aceita mensagens, não votos. Conecte-o em Chats: os votos são publicados lá como mensagens.",
        scheme:
          "Não dá para usar essa URL de webhook: ela precisa começar com https:// ou http://.",
        credentials:
          "Não dá para usar essa URL de webhook: ela não pode conter nome de usuário nem senha.",
        port: ({ port }) =>
          "Não dá para usar essa URL de webhook: a porta " + port +
          " não é permitida: escolha 80, 443 ou outra acima de 1023.",
        tooLong: ({ max }) =>
          "Não dá para usar essa URL de webhook: ela tem no máximo " + intl.count(max) +
          " caracteres.",
      },
      webhook_url_taken: ({ url }) =>
        "Não dá para usar " + url + ": outra chave deste servidor já envia para lá",
      secret_not_prepared: "Não foi possível ativar um segredo de webhook: nenhum foi preparado",
      key_is_votifier: ({ cannot }) => `${cannot}: ela representa o Votifier, em Recompensas`,
      key_is_chat: ({ cannot }) => `${cannot}: ela representa um canal, em Chats`,
      chat_address_refused: {
        notDiscord:
          "Não foi possível conectar: isto não é o endereço de um webhook do Discord. No Discord, abra as configurações do canal, depois Integrações e Webhooks, e copie a URL do webhook.",
        notSlack:
          "Não foi possível conectar: isto não é o endereço de um webhook de entrada do Slack. Ele começa com https://hooks.slack.com/services/.",
      },
      chat_connected: "Não foi possível conectar: este canal já está conectado",
      votifier_address_refused: {
        host:
          "Não foi possível conectar: isto não é um nome de host nem um endereço; a porta tem um campo próprio.",
        inner:
          "Não foi possível conectar: o Votifier precisa estar acessível na internet pública neste host.",
        port: ({ port, usual }) =>
          "Não foi possível conectar: o Votifier não pode ser acessado na porta " + port +
          ": em geral é " + usual + ".",
      },
      votifier_secret_refused: {
        missing: "Não foi possível conectar: falta o token ou a chave pública do seu Votifier",
        lost: "Não foi possível conectar: cole o token ou a chave mais uma vez",
        privateKey:
          "Não foi possível conectar: esta é uma chave privada. Ela precisa ficar no seu servidor: cole a de public.key e crie chaves novas se mais alguém viu esta.",
        neither: ({ max }) =>
          "Não foi possível conectar: isto não é um token (de 6 a " + intl.count(max) +
          " caracteres sem espaços) nem uma chave pública do Votifier.",
        anotherKey: ({ bits }) =>
          "Não foi possível conectar: o Votifier usa chaves RSA de " + bits +
          " bits, e esta é outra: exclua a pasta “rsa” do seu plugin e reinicie o servidor, que cria novas.",
      },
      votifier_connected: "Não foi possível conectar: isso acabou de ser feito em outra janela",
      votifiers_too_many: ({ max }) =>
        "Não foi possível conectar: este servidor já tem " + intl.count(max) +
        " receptores; remova um primeiro",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "Não foi possível reenviar desde " + time + ": precisa ser dentro dos últimos " +
          intl.count(days) + " dias",
        unreadable: ({ days }) =>
          "Não foi possível reenviar desde esse momento: precisa ser dentro dos últimos " +
          intl.count(days) + " dias",
      },
      replay_too_soon: ({ from }) =>
        "Não foi possível reenviar: o último reenvio a este endereço não acabou ou foi há pouco; o próximo pode começar às " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + ": você enviou muita coisa à mão a este endereço; tente de novo em um minuto",
      delivery_unknown: ({ cannot, id }) => `${cannot}: não existe a entrega “${id}”`,
      delivery_unfinished: ({ id }) =>
        "Não foi possível reenviar a entrega “" + id + "”: ela está sendo enviada",
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "Não foi possível reenviar: a chave foi revogada ou não tem URL de webhook"
        : doing === "replay"
        ? "Não foi possível reenviar os votos: esta chave não tem URL de webhook"
        : doing === "test_the_webhook"
        ? "Não foi possível testar o webhook: esta chave não tem URL de webhook"
        : "Não foi possível avaliar o receptor desta chave: ela não tem URL de webhook ou está falhando: envie testes até um chegar",
      clock_off: "Não foi possível votar: o relógio deste host e o do banco de dados não batem",
      favourites_full: ({ max }) =>
        "Não foi possível adicionar um favorito: você já tem " + intl.count(max) +
        "; remova um primeiro",
      vote_unknown: ({ cannot, id }) => `${cannot}: não existe o voto “${id}”`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "Não foi possível reenviar a entrega “" + id + "”: o voto foi anulado"
        : "Não foi possível anular o voto “" + id + "”: ele já está anulado",
      void_choice_invalid: {
        span: ({ days }) =>
          "Não foi possível escolher os votos: o período precisa começar antes de terminar, estar no passado e ter no máximo " +
          intl.count(days) + " dias",
        number: ({ given, max }) =>
          "Não foi possível escolher os votos: " + given + " não é um número inteiro de 1 a " + max,
      },
      void_choice_changed: {
        others:
          "Não foi possível anular os votos: outra ação sobre votos dessas horas está em andamento; conte-os de novo em um minuto",
        counted: ({ expected, votes }) =>
          "Não foi possível anular os votos: você contou " + intl.count(expected) +
          ", mas alguém anulou alguns nesse meio-tempo, e agora são " + intl.count(votes) +
          "; conte-os de novo",
      },
      void_batch_unknown: ({ id }) => `Não foi possível desfazer: não existe a ação “${id}”`,
      void_batch_lifted: ({ id }) =>
        "Não foi possível desfazer a ação “" + id + "”: ela já foi desfeita",
      void_notice_unknown: ({ id }) =>
        "Não foi possível responder: não existe o aviso sobre votos anulados “" + id + "”",
      void_answered: {
        lifted: "Não foi possível responder: os votos voltaram a contar",
        given: "Não foi possível responder: cada aviso tem uma resposta, e ela já foi dada",
      },
      void_answer_invalid: ({ min, max }) =>
        "Não foi possível responder: escreva de " + intl.count(min) + " a " + intl.count(max) +
        " caracteres",
      void_answer_read: "Outra pessoa marcou a resposta como lida",
      wave_unknown: ({ id }) => `Não existe o alerta “${id}”`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "Não foi possível decidir sobre o alerta: " + by +
              " anulou os votos dele nesse meio-tempo"
            : "Não foi possível decidir sobre o alerta: " + by + " o descartou nesse meio-tempo",
        operator: ({ state }) => state === "voided"
          ? "Não foi possível decidir sobre o alerta: a administração do site anulou os votos dele nesse meio-tempo"
          : "Não foi possível decidir sobre o alerta: a administração do site o descartou nesse meio-tempo",
      },
      wave_grown: ({ votes, seen }) =>
        "Não foi possível decidir sobre o alerta: ele tem " + intl.count(votes) +
        " votos agora e tinha " + intl.count(seen) + " quando você o abriu; veja de novo",
    },
    rewards: {
      title: (server) => `Recompensas de ${server}`,
      heading: "Como os jogadores recebem a recompensa?",
      lead:
        "Um caminho por vez, para nenhum voto valer duas vezes. Os webhooks são enviados em qualquer caso.",
      inUse: "em uso",
      notYet: "ainda não está em uso",
      savePath: "Usar este caminho",
      connectFirst: "Informe o token ou a chave do seu Votifier e escolha “Salvar e testar”.",
      paths: {
        push: {
          name: "Plugin de Minecraft com Votifier",
          who:
            "NuVotifier, VotifierPlus ou HytaleVotifier, com VotingPlugin ou parecido. Sem código.",
        },
        inbox: {
          name: "Seu plugin pergunta para nós",
          who:
            "Seu próprio plugin, um mais antigo que consulta os votos por URL, ou um servidor atrás de um roteador doméstico.",
        },
        none: {
          name: "Sem recompensa daqui",
          who:
            "Os votos contam. Os jogadores só recebem o que o receptor do seu webhook der, se você tiver um.",
        },
      },
      steps: {
        title: "Como um voto chega ao jogador",
        done: ": pronto. ",
        open: ": ainda não. ",
        votes: "Um jogador vota",
        votesOf: (votes) => `${intl.count(votes)} nos últimos 7 dias`,
        tell: "Avisamos seu servidor",
        unconnected: "Diga onde seu Votifier escuta",
        notActive: "A conexão está pausada, desativada ou falhando",
        sent: (arrived, sent) =>
          intl.count(arrived) + " de " + intl.count(sent) + " chegaram em 24 horas",
        take: "Seu Votifier recebe",
        tests: {
          none: "Ainda não testado",
          underWay: "O teste está a caminho",
          taken: "Recebeu o último teste",
          untaken: "Não recebeu o último teste: veja abaixo",
        },
        reward: "Seu plugin recompensa",
        unknown: "Ele não nos conta. Vote você uma vez para ter certeza",
        webhook: "Enviamos ao seu webhook",
        receiver: "Seu receptor recompensa",
        inbox: {
          keep: "Guardamos para você",
          waiting: (waiting) => `${intl.count(waiting)} aguardando`,
          unused: "Este caminho ainda não está em uso",
          take: "Seu plugin retira",
          taken: "Ele já nos perguntou",
          untaken: "Ele ainda não perguntou: crie uma chave e envie um voto de teste",
          give: "Ele diz o que deu",
          given: (today) => `Dados hoje: ${intl.count(today)}`,
          ungiven: "Ele ainda não disse",
        },
        none: "Os jogadores não recebem nada daqui",
        noneNext: "Escolha outro caminho quando quiser",
        helpLabel: "Se um passo continuar vazio",
      },
      notApproved: (status) =>
        "Este servidor está " + status + ". Você pode conectá-lo depois da aprovação.",
      votifier: "Votifier",
      host: {
        label: "Host",
        help: "Onde seu Votifier escuta: em geral, o próprio endereço do servidor.",
      },
      port: "Porta",
      portHelp: (usual) => "Em geral " + usual + ", e não a porta do jogo. Abra-a no seu firewall.",
      secret: "Token ou chave pública",
      secretHelp:
        "De plugins/Votifier: o token em config.yml ou todo o rsa/public.key. Reconhecemos qual dos dois é. Nunca uma chave privada.",
      secretKept: "Deixe vazio para manter o que você já nos deu.",
      service: "Nome deste site no seu plugin",
      save: "Salvar e testar",
      saveHelp: "O jogador do teste é Voteboard_Test. O teste não conta como voto.",
      again: "Enviar outro teste",
      off: "Desativar ou pausar",
      lastTest: "Último teste",
      underWay: "O teste está a caminho. Esta página se atualiza sozinha.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Todos os votos enviados",
      works: "Seu servidor recebeu. Falta um passo: diga o que os jogadores ganham.",
      worksNext: (site) =>
        "O VotingPlugin agora conhece este site. Abra plugins/VotingPlugin/VoteSites.yml, procure " +
        site + " e adicione uma recompensa, por exemplo:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Receptores",
        lead:
          "Cada voto vai para todos os receptores, e cada um o recompensa. Se seus servidores ficam atrás de um proxy, conecte só o proxy.",
        guide: "Uma rede atrás de um proxy",
        add: "Adicionar outro receptor",
        change: "Alterar",
        remove: "Remover",
        name: {
          label: "Nome",
          help: "Só você vê, aqui e no registro de entregas: lobby, survival…",
        },
      },
      samples: {
        title: "Plugins para começar",
        lead:
          "Cada um é um programa completo. Ele busca votos, dá as recompensas que você escolhe e lembra quais deu, para nenhum voto valer duas vezes. Nossos testes interrompem cada um em momentos aleatórios, em jogos que simulam os de verdade.",
      },
      sampleGames: {
        command: "Qualquer jogo com um comando",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, sem porta aberta",
        oxide: "Rust e outros: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Caixa de entrada",
        lead: "Os votos esperam aqui até seu plugin retirá-los e dizer o que deu.",
        plugin: "Um plugin pronto para Paper e Velocity",
        reference: "Como escrever um plugin assim",
        notInUse: "Votos novos só entram na caixa de entrada enquanto este caminho está em uso.",
        waiting: "Aguardando",
        leased: "Sendo entregues",
        oldest: "O mais antigo espera desde",
        today: "Dados hoje",
        twice: "Dados duas vezes em 30 dias",
        expired: "Expirados em 30 dias",
        keyName: "Plugin de recompensas",
        make: "Criar uma chave para seu plugin",
        made: "Uma chave para seu plugin",
        player: {
          label: "Jogador",
          help: "O jogador do voto de teste. O voto espera por uma hora e nunca conta.",
        },
        noPlayer: "Nenhuma conta tem este nome.",
        test: "Enviar voto de teste",
      },
      recent: {
        title: "Recompensas recentes",
        heads: ["Jogador", "Votou em", "Recompensa", "Nota do seu plugin"],
        gone: "conta excluída",
        isTest: "teste",
        twice: "dada duas vezes",
        twiceHelp:
          "Dada duas vezes: um segundo servidor de jogo também deu a recompensa, porque o primeiro não avisou a tempo.",
        on: (servers) => `em ${servers}`,
        states: {
          none: "nenhuma",
          waiting: "aguarda seu plugin",
          leased: "sendo entregue",
          granted: "dada",
          refused: "recusada pelo seu plugin",
          voided: "retirada: o voto foi anulado",
          expired: "expirada: não foi dada a tempo",
        },
      },
      door: {
        title: "Plugins mais antigos que consultam por URL",
        lead:
          "Eles perguntam se um jogador votou, por uma URL com uma chave que não abre mais nada.",
        key: "Chave de URL",
        asked: "Última consulta",
        answered: "Nossa resposta",
        answers: {
          check_0: "0 para “votou?”: nenhuma recompensa aguarda",
          check_1: "1 para “votou?”: uma recompensa aguarda",
          check_2: "2 para “votou?”: já foi dada",
          claim_0: "0 para um resgate: nada aguarda",
          claim_1: "1 para um resgate: dada",
          nameless:
            "um erro: nenhum nome foi enviado. Configure seu plugin para nomes em vez de IDs da Steam.",
        },
        make: "Criar chave de URL",
        makeHelp: "Ela aparece uma vez, em linhas para colar.",
        replace: "Criar nova chave de URL",
        replaceHelp: "A chave atual para de funcionar na hora.",
        made: "Sua chave de URL",
        paste: "Cole no seu plugin",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "Na configuração JSON"],
          rocket: ["Unturned: Votifier for Rocket", "No XML. Ele pergunta pelo ID da Steam"],
          other: [
            "Qualquer outro script",
            "Coloque o host e a chave deste site no lugar dos do outro site",
          ],
        },
      },
      links: {
        heading: "Links de voto do jogo",
        per: "Um por jogador, do seu plugin: basta um clique, sem conta",
        lead:
          "Faça seu plugin mostrar um link a cada jogador que digita /vote: o link diz quem ele é, então ele vota com um clique, sem conta e sem digitar. Quem tem conta aqui precisa entrar uma vez e permitir que seus links votem por ele.",
        address: "Link de voto para o chat e menus",
        same: "O mesmo para todos",
        addressHelp:
          "Os dois são curtos e não quebram no chat colorido. No segundo, troque NAME pelo marcador do seu menu para o jogador: o nome já vem preenchido. Isso não prova nada.",
        voteLink: "Link de voto",
        namedVoteLink: "Com o nome do jogador",
        toLines: "Linhas para colar no VotingPlugin, no SuperbVote e em outros",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug +
          '\\nPLAYER\\nUNIX"))\nUNIX = o segundo em que ele expira, no máximo 24 horas à frente',
        key: "Chave de link",
        keyHelp:
          "Use o texto inteiro, com vbl_, como chave HMAC. Quem a tiver pode votar por qualquer jogador sem conta aqui e por qualquer jogador que liberou seus links: guarde-a na configuração do seu plugin.",
        make: "Criar chave de link",
        makeHelp: "Ela aparece uma vez.",
        replace: "Trocar a chave",
        replaceHelp: "Links feitos com a atual param de funcionar.",
        remove: "Remover a chave",
        unreadable: "O site perdeu o que precisa para ler esta chave. Troque-a.",
        made: "Sua chave de link",
      },
    },
    searchWords: {
      countries: {
        AE: "EAU, Emirados",
        CI: "Costa do Marfim",
        CV: "Cabo Verde",
        CZ: "República Tcheca",
        DE: "Germany",
        GB: "Grã-Bretanha, Inglaterra",
        KR: "Coreia",
        MK: "Macedônia",
        NL: "Holanda",
        RU: "Federação Russa",
        SZ: "Suazilândia",
        TL: "Timor Leste",
        TR: "Türkiye",
        US: "EUA, América",
      },
      games: {
        minecraft: "MC, mine, minecraft java",
        minecraft_bedrock: "MCPE, Pocket Edition, celular",
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
        ark_survival_ascended: "ASA, dinossauros",
        ark_survival_evolved: "ASE, dinossauros",
        team_fortress_2: "TF2",
        the_forest: "Floresta",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, caminhão",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarquia, sem regras",
        bedwars: "Guerra de camas, BW",
        beginner_friendly: "iniciantes, novatos",
        building: "Construção, construir",
        co_op: "Cooperativo",
        creative: "Criativo",
        crossplay: "Multiplataforma, jogo cruzado",
        deathmatch: "DM, mata-mata",
        economy: "Economia, comércio",
        events: "Eventos, concursos",
        factions: "Facções, clãs",
        family_friendly: "familiar, crianças",
        hardcore: "difícil",
        megabase: "megabase",
        minigames: "Minijogos",
        modded: "mods, modificado",
        monthly_wipe: "wipe mensal, mensal",
        no_pay_to_win: "sem pay to win, justo",
        no_wipe: "sem wipe, sem reset",
        parkour: "saltos",
        plots: "lotes, terrenos",
        prison: "Prisão, cadeia",
        pve: "contra monstros",
        pvp: "combate, lutas",
        quests: "missões",
        racing: "corridas, carros",
        roleplay: "RP, interpretação",
        rpg: "interpretação",
        sandbox: "mundo aberto",
        seasons: "temporadas, temporada",
        skyblock: "ilha flutuante, ilhas",
        small_teams: "equipes pequenas, duo, trio",
        survival: "Sobrevivência",
        vanilla: "sem mods, baunilha",
        weekly_wipe: "wipe semanal, semanal",
        whitelist: "lista branca, privado",
        zombies: "zumbis, mortos-vivos",
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
        delivered: "Seu servidor aceitou o voto.",
        rejected: "Seu receptor respondeu com um status que não indica sucesso.",
        redirected: "Seu receptor apontou para outro endereço; redirecionamentos não são seguidos.",
        redirected_elsewhere:
          "Seu receptor apontou para outro site, como fazem páginas que pedem login; redirecionamentos não são seguidos.",
        apps_script:
          "Seu receptor é um aplicativo da web do Google Apps Script: ele é executado e depois sempre responde com um redirecionamento para um endereço de uso único, o que conta como falha. Cada nova tentativa executa o script de novo.",
        gone: "Seu receptor respondeu 410 Gone, o que desativa este webhook.",
        timeout: "Seu receptor não respondeu a tempo.",
        connect_failed: "Não foi possível conectar ao seu receptor.",
        connection_lost: "Seu receptor fechou a conexão antes de responder.",
        tls_failed:
          "Não foi possível abrir uma conexão criptografada com seu receptor; confira as configurações de TLS e o certificado.",
        tls_self_signed:
          "O certificado do seu receptor é autoassinado; obtenha um de uma autoridade como a Let’s Encrypt.",
        tls_untrusted:
          "O certificado do seu receptor é de uma autoridade desconhecida, ou a cadeia está incompleta; instale a cadeia completa.",
        tls_expired:
          "O certificado do seu receptor expirou ou ainda não é válido; renove-o e reinicie o programa que o usa.",
        tls_other_name:
          "O certificado do seu receptor é de outro nome; use esse nome na URL ou obtenha um certificado para o atual.",
        tls_old:
          "Seu receptor não tem nenhuma versão ou cifra de TLS em comum conosco; permita TLS 1.2 ou 1.3 e confira se ele tem um certificado para este nome de host.",
        tls_plain:
          "Seu receptor não responde em TLS; se ele fala HTTP sem criptografia ali, comece a URL com http://.",
        tls_expected: "Seu receptor espera TLS; comece a URL com https://.",
        http2_only: "Seu receptor só fala HTTP/2; permita também HTTP/1.1.",
        dns_failed:
          "O nome de host do seu receptor não foi encontrado. Confira se há erros de digitação.",
        private_address:
          "O nome de host do seu receptor leva a um endereço que não está na internet pública.",
        bad_response: "A resposta do seu receptor não era HTTP válido.",
        bad_url: "O endereço do seu receptor não é um que possamos chamar.",
        bad_secret: "O segredo do seu receptor não pode ser usado; defina um novo.",
        unconfirmed:
          "Enviado. O protocolo antigo do Votifier não confirma; veja o console do seu servidor.",
        not_votifier:
          "Algo respondeu ali, mas não o Votifier: ele costuma usar a porta 8192, não a do jogo.",
        votifier_key_missing:
          "Seu servidor usa o protocolo antigo do Votifier: cole a chave pública no lugar do token.",
        token_refused:
          "Seu Votifier não aceita o token: cole o que vem depois de “default:” em plugins/Votifier/config.yml.",
        votifier_refused: "Seu Votifier não aceitou o voto; a resposta dele diz por quê.",
        name_refused:
          "O Votifier aceita nomes de 1 a 16 letras, números e _, e este não é um deles.",
        posted: "Publicado no canal.",
        chat_gone:
          "O chat não aceita mais mensagens neste endereço: o webhook foi apagado ou o endereço está errado. O canal foi desativado.",
        chat_refused:
          "O chat recusou a mensagem. Um canal de fórum precisa do endereço de uma de suas postagens.",
        chat_busy:
          "O chat pediu para esperarmos: mensagens demais. Elas serão publicadas mais tarde.",
        interrupted: "Nosso serviço reiniciou durante esta tentativa; ela será refeita.",
        internal_error: "Algo deu errado do nosso lado; a tentativa será refeita.",
      },
      pointsTo: (url) => `Ele aponta para ${url}: salvar essa URL?`,
      pointsElsewhere: (url) => `Ele aponta para ${url}.`,
      votifierSteps: {
        greeted: (version) => `ele cumprimenta: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          intl.count(bytes) + " bytes enviados, " + (secret === "token"
            ? "assinados com seu token"
            : "criptografados com sua chave pública"),
        silent: "nenhuma resposta chegou",
        closed:
          "ele fechou a conexão sem responder, como o VotifierPlus faz quando o token está errado",
        answered: (line) => `ele responde: ${line}`,
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
        answered: "Ele respondeu.",
        unknown_protocol: "Não conseguimos consultar servidores deste jogo.",
        port_refused:
          "Não consultamos esta porta: ela pertence a outros serviços. Informe a porta em que os jogadores se conectam.",
        dns_failed:
          "O nome de host não foi encontrado. Confira se há erros de digitação ou veja seus registros DNS.",
        private_address: "O nome de host aponta para um endereço que não está na internet pública.",
        timeout:
          "Ele não respondeu em 5 segundos. Está ligado? Um firewall nos bloqueia? O jogo responde a consultas?",
        refused: "A máquina está lá, mas nada escuta nesta porta.",
        bad_answer:
          "Ele respondeu, mas não como um servidor deste jogo. O jogo e a porta estão certos?",
        answer_too_large:
          "Ele enviou mais do que qualquer servidor de jogo envia, então desligamos.",
        internal_error: "Algo deu errado do nosso lado. Não é o seu servidor.",
      },
      status: {
        heading: "Status",
        lead: "Perguntamos ao seu servidor quantos jogadores há a cada 5 minutos.",
        notAskable: (game) =>
          "Não conseguimos consultar servidores de " + game +
          ", então sua página não mostra o número de jogadores.",
        notApproved: "Começamos quando a moderação aprovar seu servidor.",
        states: { unknown: "ainda não verificado", online: "online", offline: "offline" },
        failed: "a última verificação falhou",
        stillOnline: (minutes) =>
          "Os jogadores o veem como online até " + intl.count(minutes) +
          " minutos depois da última resposta.",
        since: "desde",
        neverAnswered: "nunca respondeu",
        address: "Consultado em",
        lastAsked: "Última verificação",
        lastAnswer: "Resultado",
        counted: (online, max) =>
          intl.count(online) + " de " + intl.count(max) + " jogadores estão online.",
        countedOnline: (online) => intl.plural(online) === "one"
          ? `${intl.count(online)} jogador está online.`
          : intl.plural(online) === "many"
          ? `${intl.count(online)} de jogadores estão online.`
          : `${intl.count(online)} jogadores estão online.`,
        uncounted: "Ele não informa quantos jogadores estão online.",
        message: "Mensagem do servidor",
        check: "Verificar agora",
      },
      ownership: {
        heading: "Prove que ele é seu",
        verified: "verificado",
        by: {
          message: "Seu token estava na mensagem do dia do servidor.",
          dns: "Seu token estava em um registro DNS do nome de host.",
        },
        kept:
          "Você já pode remover o token. Se mudar o host ou a porta, vai precisar provar de novo.",
        lead:
          "Sua página ganha um selo que mostra aos jogadores que ela vem do dono. Coloque este token em um de dois lugares:",
        leadOfAddress:
          "Sua página ganha um selo que mostra aos jogadores que ela vem do dono. Coloque este token no nome ou na mensagem do dia do servidor, como texto simples em uma linha.",
        waits: (host) =>
          "Seu novo endereço " + host +
          " aguarda a moderação. “Verificar agora” consulta esse endereço; se seu token aparecer, a mudança vale na hora.",
        approves:
          "Você não precisa esperar a moderação: seu servidor é aprovado assim que “Verificar agora” achar seu token.",
        token: "Token",
        message: "o nome ou a mensagem do dia do servidor, como texto simples em uma linha, ou",
        dns: (host) => "um registro DNS do tipo TXT no nome abaixo ou no próprio " + host + ".",
        dnsName: "Nome do registro DNS",
        look: "Procurar o token",
        notFound: "ainda não encontrado",
      },
    },
    tagNames: {
      anarchy: "Anarquia",
      beginner_friendly: "Para iniciantes",
      building: "Construção",
      co_op: "Cooperativo",
      creative: "Criativo",
      crossplay: "Crossplay",
      economy: "Economia",
      events: "Eventos",
      factions: "Facções",
      family_friendly: "Para toda a família",
      minigames: "Minijogos",
      modded: "Com mods",
      monthly_wipe: "Wipe mensal",
      no_pay_to_win: "Sem pay to win",
      no_wipe: "Sem wipes",
      plots: "Terrenos",
      prison: "Prisão",
      quests: "Missões",
      racing: "Corridas",
      roleplay: "Roleplay",
      sandbox: "Sandbox",
      seasons: "Temporadas",
      small_teams: "Equipes pequenas",
      survival: "Sobrevivência",
      weekly_wipe: "Wipe semanal",
      whitelist: "Lista branca",
      zombies: "Zumbis",
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
      voted: "Você já votou hoje.",
      votedInVain: "A moderação anulou seu voto de hoje.",
      votedElsewhere: "Sua conta vinculada votou hoje, quando pertencia a outra conta daqui.",
      next: "Você pode votar de novo em",
      at: "a partir de",
      midnight: "00:00 UTC",
      receipt: "Veja o que aconteceu com seu voto",
      ballot: {
        title: (server) => `Votar em ${server}`,
        youVoteAs: "Você vota como",
        isItYou: "A recompensa vai para este nome exato no jogo.",
        change: "Não é seu nome? Mude",
        names: "Você vota como",
        namesHelp: "A escolha fica salva para este servidor.",
        isSteamId: "seu ID da Steam",
        addName: "Usa outro nome neste jogo? Adicione",
        addToYours: (name, username) => `Adicione ${name} à sua conta ${username}`,
        addToYoursWhy: "para que os votos por esses links sejam seus.",
        nameGone: (name) =>
          "“" + name +
          "” não é mais um dos seus nomes ou não serve para este servidor. Seu voto não foi registrado; escolha outro nome.",
        linkSays: (server) => `Segundo ${server}, este nome é seu e recebe a recompensa.`,
        name: {
          label: "Seu nome no jogo",
          help: "Exatamente como no jogo: a recompensa vai para este nome.",
        },
        agree: (server, username) =>
          "Permitir que " + server + " envie a você links que dão seu voto diário como " + username,
        agreeWhy:
          "Um link assim não exige entrar na conta. Ele só vota quando é aberto e seu botão é apertado, e só neste servidor. O voto de hoje conta de qualquer jeito. Você pode desfazer isso na página da sua conta.",
        linkOpened: (username) => `Você abriu um link de voto para ${username}`,
        signInAs: (username) => `Entrar como ${username}`,
        signInWhy: (server) =>
          "Este nome pertence a uma conta. Entre uma vez para que os links de " + server +
          " votem por você.",
        signedInAs: (username) => `Você entrou como ${username}.`,
        voteAs: (username) => `Votar como ${username}`,
        notTheirs: "Este é seu nome no jogo, mas a conta é de outra pessoa?",
        tell: "Avise os responsáveis pelo site.",
        otherName: (name) => `Você veio como ${name} e vota com o nome da sua conta.`,
        makeYours: "Garanta este nome",
        makeYoursWhy:
          "com uma senha, para que só você possa usá-lo aqui. Seus votos ficam com ele.",
        badLink: "Este link não funciona",
        badLinks: {
          forged: (server) =>
            "Ele não foi criado por " + server +
            ", ou falta uma parte. Pegue um novo no jogo e abra sem alterar nada.",
          expired: (server) => "Ele expirou. Digite /vote em " + server + " para receber um novo.",
          too_far: (server) =>
            "Um link pode valer no máximo 24 horas, e este de " + server +
            " vale mais. Avise a equipe de lá: o plugin ou o relógio está mal configurado.",
          no_time: (server) =>
            "O fim dele não é um horário em segundos Unix inteiros. Avise a equipe de " + server +
            ": o plugin está mal configurado.",
        },
        remember: "Lembrar este nome neste navegador",
        rememberHelp: "Um cookie guarda o nome por até um ano.",
        remembered: (name) => `Este navegador lembra o nome ${name} para votar.`,
        forget: "Esquecer",
        place: (rank, game) => `${intl.count(rank)}º em ${game}`,
        haveAccount: "Já tem conta?",
        signIn: "Entrar",
        cast: "Votar",
        ready: "Tudo pronto para votar",
        rule: "Um voto por servidor por dia (UTC).",
        noScript:
          "Para votar, ative o JavaScript neste site: seu navegador precisa fazer um pequeno cálculo que barra bots. Só votar e criar conta dependem disso.",
        back: "Voltar ao servidor",
        alreadyVoted: "Você já votou neste servidor hoje",
        voteVoid: "A moderação anulou seu voto de hoje neste servidor",
        voteTaken:
          "Sua conta vinculada votou neste servidor hoje, quando pertencia a outra conta daqui",
        outOfReach: "Seu nome não serve para este servidor",
        outOfReachWhy: (username) =>
          "Este servidor dá recompensas pelo nome do jogador no jogo, e “" + username +
          "” não pode ser um: esses nomes têm até 16 letras, números e “_”.",
        confirmEmail: "Confirme seu e-mail primeiro",
        confirmEmailNext:
          "Este site só aceita votos de contas com e-mail confirmado. Peça o link na página da sua conta.",
        toAccount: "Sua conta",
      },
      faults: {
        name: "Não dá para votar aqui com este nome.",
        changed: "Algo mudou nesse meio-tempo. Seu voto não foi registrado; tente de novo.",
        name_gone: "Este nome não é mais um dos seus. Seu voto não foi registrado; escolha outro.",
        name_used:
          "Outra pessoa já votou hoje neste servidor com este nome. Seu voto não foi registrado. Escolha outro dos seus nomes ou digite /vote no jogo: o link que você recebe prova que o nome é seu. Você pode tentar de novo em",
        link_used:
          "Este nome já votou hoje por um link deste servidor, com outra conta daqui. Seu voto não foi registrado. Você pode tentar de novo em",
        missing: "Seu navegador ainda não estava pronto. Espere a caixa ficar marcada e vote.",
        forged:
          "Essa verificação não era para este voto. Seu voto não foi registrado; tente de novo.",
        expired:
          "A página ficou aberta por tempo demais. Seu voto não foi registrado; tente de novo.",
        already_voted: "Algo mudou nesse meio-tempo. Seu voto não foi registrado; tente de novo.",
        proof_spent: "Essa verificação já foi usada. Seu voto não foi registrado; tente de novo.",
        unavailable:
          "A verificação contra bots está fora do ar. Seu voto não foi registrado; tente de novo daqui a pouco.",
        address_full:
          "Hoje vieram votos demais da sua rede para este servidor. Seu voto não foi registrado. Contas com e-mail confirmado ou vinculadas a outro serviço têm um limite maior. Você pode tentar de novo em",
      },
      widget: {
        label: "Não sou um bot",
        verifying: "Verificando se você não é um bot…",
        error: "Não deu certo. Recarregue a página.",
        expired: "Demorou demais. Recarregue a página.",
        waitAlert: "Um momento: seu navegador ainda não está pronto.",
      },
      week: {
        title: "Seus últimos sete dias",
        today: "Hoje",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": votou",
        notVoted: ": sem voto",
        ofMonth: (votes) =>
          votes === 1
            ? "Seu primeiro voto aqui neste mês."
            : intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto aqui neste mês.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos aqui neste mês.`
            : `${intl.count(votes)} votos aqui neste mês.`,
        all: "Todos os dias da semana.",
        inRow: (days) => intl.plural(days) === "one"
          ? `${intl.count(days)} dia seguido.`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} de dias seguidos.`
          : `${intl.count(days)} dias seguidos.`,
      },
      consent: {
        question: "Mostrar seu nome entre os top votantes?",
        why: (server) =>
          server +
          " e os outros servidores em que você vota mostram quem mais vota a cada mês. Alguns dão prêmios. Todo mundo pode ver, e programas também leem. Você pode mudar de ideia na página da sua conta: em até um minuto, seu nome some deste site.",
        yes: "Sim, mostrar meu nome",
        no: "Não, manter em privado",
        title: "Top votantes",
        listed: "Seu nome aparece entre os top votantes dos servidores em que você vota.",
        notListed:
          "Seu nome não aparece em nenhum lugar. Os servidores em que você vota ainda ficam sabendo quem votou.",
        isListed: "visível",
        isHidden: "oculto",
        start: "Mostrar meu nome",
        stop: "Ocultar meu nome",
      },
      board: {
        heading: "Top votantes",
        title: (server) => `Top votantes de ${server}`,
        description: (server) => `Quem mais votou em ${server}, mês a mês.`,
        ownTitle: "Votantes",
        ownLead:
          "Todo mundo que votou no seu servidor. Sua página pública só mostra o nome de quem aceitou.",
        months: "Mês",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "Até agora neste mês",
        final: "Resultado final",
        ofMonth: (start) =>
          "Top votantes de " + intl.date('month: "long"', { month: "long" })(start),
        all: "Todos os top votantes",
        sums: (votes, players) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) + " de " + (intl.plural(players) === "one"
              ? `${intl.count(players)} jogador até agora.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} de jogadores até agora.`
              : `${intl.count(players)} jogadores até agora.`),
        noVotes: "Ninguém votou neste mês ainda.",
        nobody: "Nenhum dos votantes escolheu mostrar o nome ainda.",
        votes: (votes) => intl.plural(votes) === "one"
          ? `${intl.count(votes)} voto`
          : intl.plural(votes) === "many"
          ? `${intl.count(votes)} de votos`
          : `${intl.count(votes)} votos`,
        others: (votes, players) =>
          (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) + " de " + (intl.plural(players) === "one"
              ? `${intl.count(players)} outro jogador.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} de outros jogadores.`
              : `${intl.count(players)} outros jogadores.`),
        voided: (votes) =>
          intl.plural(votes) === "one"
            ? intl.count(votes) +
              " voto deste mês foi anulado depois do fim do mês. A lista mostra o que conta agora."
            : intl.plural(votes) === "many"
            ? intl.count(votes) +
              " de votos deste mês foram anulados depois do fim do mês. A lista mostra o que conta agora."
            : intl.count(votes) +
              " votos deste mês foram anulados depois do fim do mês. A lista mostra o que conta agora.",
        imported: (votes) => intl.plural(votes) === "one"
          ? "Mais " + intl.count(votes) + " voto veio da lista em que este servidor estava antes."
          : intl.plural(votes) === "many"
          ? "Mais " + intl.count(votes) +
            " de votos vieram da lista em que este servidor estava antes."
          : "Mais " + intl.count(votes) +
            " votos vieram da lista em que este servidor estava antes.",
        gone: "conta excluída",
        unlisted: "oculto",
        you: "você",
        site: "Top votantes de todos os servidores",
        rules:
          "Cada mês segue o calendário em UTC. Em caso de empate, vem primeiro quem deu o último voto mais cedo. Só aparece o nome de quem aceitou, e os resultados ficam por um ano.",
        back: (server) => `Voltar para ${server}`,
      },
      siteBoard: {
        title: "Top votantes",
        titleOf: (span) => `Top votantes: ${span}`,
        lead: "Quem mais vota, somando todos os servidores.",
        spans: "Período",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "Este mês",
          last_month: "Mês passado",
          year: "Doze meses",
          all: "Desde sempre",
        },
        allTime: "Desde o primeiro voto",
        nobody:
          "Ninguém aparece nesse período ainda. Os votos de quem aceitou aparecer são contados a cada hora.",
        rules:
          "Contagem a cada hora; desde sempre, uma vez por dia. Cada mês segue o calendário em UTC. Em caso de empate, vem primeiro quem deu o último voto mais cedo. Só aparece o nome de quem aceitou: o da conta, mesmo que a pessoa vote com outros.",
        yourName: "Escolha na página da sua conta se seu nome aparece",
      },
      receiptPage: {
        title: "Seu voto foi contado",
        voidTitle: "Seu voto foi anulado",
        thanks: (server) => `Valeu por votar em ${server}.`,
        player: "Jogador",
        favourite:
          "Vota sempre aqui? Seus favoritos ficam em uma só página, e você vota em todos em sequência.",
        others: (game) => `Mais servidores de ${game} para votar`,
        vote: "Votar",
        voteFor: (server) => ` em ${server}`,
        castAt: "Data do voto",
        nextVote: "Próximo voto",
        sent: "Enviado ao servidor",
        reward: "Sua recompensa",
        standing: (votes, place, counts) =>
          "O servidor agora tem " + (intl.plural(votes) === "one"
            ? `${intl.count(votes)} voto`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} de votos`
            : `${intl.count(votes)} votos`) + (counts === "signed-in"
              ? " de jogadores com conta"
              : counts === "confirmed"
              ? " de jogadores com e-mail confirmado ou conta vinculada"
              : counts === "established"
              ? " de jogadores com conta vinculada há mais de 30 dias"
              : "") + " em 30 dias e é o " + place + ".",
        rewards: {
          waiting: "espera por você no jogo",
          leased: "espera por você no jogo",
          granted: "entregue",
          refused: "negada pelo servidor",
          voided: "retirada",
          expired: "expirou: ninguém resgatou",
        },
        back: (server) => `Voltar para ${server}`,
        isVoid: "A moderação anulou este voto. Ele não conta mais.",
        isVoidOpen:
          "A moderação anulou este voto junto com outros. Ele não conta mais, mas você pode votar de novo hoje.",
        looksAgain: "Esta página se atualiza sozinha.",
        nextVoteOpen: "Votar de novo",
        forgotten: "Guardamos isso só por 30 dias.",
        unheard: "Este servidor ainda não está conectado. Seu voto conta mesmo assim.",
        none: "Este servidor busca os votos por conta própria, e o seu está pronto.",
        words: {
          on_its_way: "a caminho",
          retrying: "tentando de novo: o servidor não responde agora",
          held: "em espera até o dono voltar a aceitar votos",
          delivered: "entregue",
          given_up: "não foi possível entregar",
          withdrawn: "retirado antes de chegar",
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
