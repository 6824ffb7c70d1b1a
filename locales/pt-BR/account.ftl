### account

username = Nome de usuário
usernameHelp =
    Exatamente como no jogo: de 2 a 32 letras, números, “_”, “.” e “-”. Nomes do Bedrock podem
    começar com “.”.
email = E-mail
emailHelp = Para recuperar sua senha. Ninguém mais vê.
password = Senha
passwordHelp = Pelo menos 10 caracteres. Três ou quatro palavras sem relação entre si funcionam bem.
newPassword = Nova senha
currentPassword = Senha atual
makeLink = Criar link
noMail = Este site não envia e-mails.

signUp-title = Criar conta
signUp-lead = Uma conta para todos os servidores. Você vota com seu nome de usuário.
signUp-submit = Criar conta
signUp-toVote = Crie uma conta para votar em { $server }
signUp-toVoteLead = Um formulário curto, e seu voto está a um clique.
signUp-toVoteConfirmed = Este site também pede que você confirme seu e-mail antes de votar.
signUp-inGame = Seu nome em { $game }
signUp-inGameHelp =
    Exatamente como no jogo. Também é com ele que você entra, e { $server } recompensa este jogador.
    De 2 a 32 letras, números, “_”, “.” e “-”.
signUp-submitToVote = Criar conta e ir votar
signUp-ready = Verificação contra bots concluída
signUp-noScript =
    Para criar conta, ative o JavaScript neste site: seu navegador precisa fazer um pequeno cálculo
    que barra bots. Só votar e criar conta dependem disso.
signUp-privacy = O que guardamos e por quanto tempo
signUp-haveOne = Já tem uma conta?
signUp-signIn = Entrar
signUp-or = ou com e-mail e senha

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Entrar com { $provider }
providers-button-sign_up = Continuar com { $provider }
providers-button-link = Vincular { $provider }
providers-button-prove = Confirmar com { $provider }

providers-leaving = Abrindo { $provider }…
providers-goOn = Ir para { $provider }
providers-byPassword = Entrar com senha

providers-declined-title = Você não entrou com { $provider }
providers-declined-lead = Nada mudou. Tente de novo ou escolha outra forma.

providers-not_proven-title = Não foi possível entrar com { $provider }
providers-not_proven-lead = A resposta não mostra quem você é. Tente de novo ou escolha outra forma.

providers-round_unknown-title = Esta página é antiga demais
providers-round_unknown-lead =
    Demorou demais em { $provider }, ou você voltou com outro navegador. Tente de novo.

providers-unavailable-title = { $provider } não responde agora
providers-unavailable-lead = Nada mudou. Tente de novo mais tarde ou escolha outra forma.

providers-misconfigured-title = { $provider } não está configurado corretamente neste site
providers-misconfigured-lead =
    Tentar de novo não adianta: quem administra este site precisa corrigir isso. Até lá, escolha
    outra forma.

providers-taken-title = Essa conta de { $provider } já está vinculada a outra conta daqui
providers-taken-lead = Entre com ela e desvincule lá. Depois você pode vinculá-la a esta conta.

providers-not_theirs-title = Essa conta de { $provider } não está vinculada à sua
providers-not_theirs-lead = Escolha a conta de { $provider } com que você entra aqui.

providers-signed_out-title = Sua sessão terminou
providers-signed_out-lead = Entre de novo e depois vá mais uma vez para { $provider }.

newcomer-title = Escolha seu nome
newcomer-titleToVote = Seu nome em { $server }
newcomer-lead =
    { $provider } já confirmou quem você é. Só falta seu nome no jogo: a recompensa vai para o
    jogador com esse nome.
newcomer-submit = Criar conta
newcomer-submitToVote = Ir votar
newcomer-haveOne = Já tem uma conta aqui?
newcomer-isItYours = { $name } é seu nome?
newcomer-signIn = Entre para vincular { $provider } à sua conta
newcomer-link = Vincular { $provider }
newcomer-linkLead =
    Você acabou de vir de { $provider }. Vincule para entrar como { $name } com um clique.

newcomer-unknown-title = Esta página é antiga demais
newcomer-unknown-lead = Você tinha meia hora para escolher um nome, ou já tem um. Entre de novo.

entry-gone-title = Este acesso não funciona mais
entry-gone-lead = O link foi usado ou é antigo demais, ou a conta não existe mais.

entry-disabled = Esta conta está desativada

signInLink-title = Entrar como { $username }
signInLink-lead = Os responsáveis por este site criaram este link. Ele permite entrar uma vez.
signInLink-submit = Entrar

proof-comesNext = Em seguida, você vai confirmar que é você.
proof-justShown = Confirmado por dez minutos.

waysIn-heading = Formas de entrar
waysIn-lead = Configure duas formas, caso perca uma.
waysIn-isLinked = vinculada
waysIn-isOff = desativada
waysIn-linked = Vinculada
waysIn-unlink = Desvincular
waysIn-only = É sua única forma de entrar: adicione outra antes de removê-la.
waysIn-password = Senha
waysIn-set = criada
waysIn-passwordNote = Mudar a senha encerra todas as suas outras sessões.
waysIn-noPassword = Nenhuma. Crie uma para entrar sem outro serviço.
waysIn-changePassword = Mudar senha
waysIn-setPassword = Criar senha

passwordsOff-title = Aqui não há senhas
passwordsOff-lead = Este site não usa senhas. Entre com uma das contas que ele aceita.

signIn-title = Entrar
signIn-toVote = Entre para votar em { $server }
signIn-or = ou com senha
signIn-orElse = ou de outro jeito
signIn-last = última usada
signIn-nameOrEmail = Nome de usuário ou e-mail
signIn-submit = Entrar
signIn-limited =
    Houve tentativas demais com este nome ou da sua rede, então você ainda não entrou. { $wait } Ou
    digite sua senha de novo agora: seu navegador faz antes um pequeno cálculo, e isso conta à
    parte.
signIn-ready = Verificação contra bots concluída
signIn-noScript =
    Seu navegador não consegue fazer esse cálculo sem JavaScript. Ative-o neste site ou tente de
    novo em alguns segundos.
signIn-forgot = Esqueceu a senha?
signIn-haveNone = Ainda não tem conta?
signIn-signUp = Criar conta
signIn-disabled = A moderação desativou esta conta.
signIn-disabledWhy = A moderação desativou esta conta. Mensagem da moderação: { $reason }

reset-title = Recuperar senha
reset-lead = Enviamos por e-mail um link para você escolher uma nova senha.
reset-noMail =
    Este site não envia e-mails. Crie um link aqui e depois peça-o aos responsáveis pelo site.
reset-submit = Enviar link

reset-asked-title = Veja seu e-mail
reset-asked-lead =
    Se existe uma conta com este e-mail, um link está a caminho. Ele funciona por uma hora. Não
    achou? Veja a pasta de spam.

reset-askedNoMail-title = Peça seu link
reset-askedNoMail-lead =
    Este site não envia e-mails. Se existe uma conta com este e-mail, os responsáveis pelo site
    encontram no log um link que funciona por uma hora. Se não encontrarem, diga a eles seu nome
    de usuário: eles podem criar um link para você entrar.

reset-choice-title = Escolha uma nova senha
reset-choice-lead = Isso encerra suas sessões em todos os aparelhos.
reset-choice-submit = Salvar senha

reset-dead-title = Este link não funciona mais
reset-dead-lead = Cada link funciona uma vez, por uma hora. Peça um novo.

reset-again = Receber novo link

firstModerator-title = Seja o primeiro administrador
firstModerator-lead =
    Você entrou como { $username }. O primeiro administrador configura o site e aprova servidores. O
    link funciona uma vez.
firstModerator-submit = Tornar esta conta administradora

firstModerator-dead-title = Este link não funciona mais
firstModerator-dead-lead =
    Ele já foi usado, tem mais de 30 minutos, ou já existe um administrador. Enquanto não houver
    nenhum, o próximo início escreve outro link no log.

verify-title = Confirme seu e-mail
verify-lead =
    Aperte o botão para confirmar que { $email } é o seu e-mail. Ele será o da conta { $username }.
verify-submit = Confirmar

verify-dead-title = Este link não funciona mais
verify-dead-lead = Os links funcionam por um dia. Você pode pedir um novo na página da sua conta.

verify-enough-title = Use um link que já enviamos
verify-enough-lead =
    Já enviamos a este endereço todos os e-mails permitidos em uma hora. Abra o link do mais
    recente com a sessão iniciada: ele confirma o endereço para a sua conta.

serverEmail-heading = Notificação por e-mail sobre servidores
serverEmail-lead =
    Quando a moderação decide sobre um servidor seu e quando um webhook falha ou volta a funcionar.
serverEmail-unconfirmed =
    Ela chega depois que você confirmar seu e-mail: até lá, ele pode ser de outra pessoa.
serverEmail-turnOn = Ativar
serverEmail-turnOff = Desativar
serverEmail-stop = Parar e-mails sobre meus servidores

serverEmail-ask-title = Parar e-mails sobre seus servidores
serverEmail-ask-lead =
    Você não vai mais receber aviso quando a moderação decidir sobre um servidor ou quando um
    webhook falhar. E-mails sobre sua conta, como links para uma nova senha, continuam chegando.

serverEmail-done-title = Você não vai mais receber e-mails sobre seus servidores
serverEmail-done-lead = Você pode voltar a recebê-los na página da sua conta.

serverEmail-dead-title = Este link não funciona
serverEmail-dead-lead = Você pode parar os e-mails sobre seus servidores na página da sua conta.

name-title = Seu nome
name-newTitle = Mudar seu nome
name-question = Este é exatamente seu nome no jogo?
name-youVoteAs = Você vota como
name-why =
    A recompensa vai para o jogador com este nome. Se uma única letra estiver errada, ninguém
    recebe.
name-yes = Sim, continuar
name-change = Não, mudar
name-newName = Novo nome
name-save = Mudar nome
name-correction =
    Mude agora: a primeira correção é livre. Depois disso, você pode mudar seu nome uma vez a cada
    30 dias.
name-rule =
    Você pode mudar seu nome uma vez a cada 30 dias. O nome antigo continua seu por 90 dias. Os
    votos contam para o nome que você tinha ao votar.
name-next = Você pode mudar seu nome de novo em { $day }.

account-title = Sua conta
account-onThisPage = Nesta página
account-since = desde { $day }
account-names = Nomes
account-mail = E-mail
account-mailAndLanguage = E-mail e idioma
account-privacy = Privacidade
account-nameNote = Você vota com este nome, e a recompensa vai para o jogador que o usa.
account-changeName = Mudar nome
account-confirmed = confirmado
account-unconfirmed = não confirmado
account-emailNote = Para novas senhas e novidades sobre sua conta.
account-unconfirmedLead =
    Você pode entrar com este e-mail depois de abrir o link que enviamos para ele.
account-sendAgain = Enviar link
account-noEmail = Nenhum e-mail
account-noEmailLead =
    Adicione um para receber notícias dos seus servidores e recuperar o acesso se perder as outras
    formas de entrar.
account-addEmail = Adicionar
account-newEmailWaits =
    { $email } entra no lugar deste quando você abrir o link que enviamos para lá.
account-noMailLink =
    Este site não envia e-mails. Crie um link e peça-o a um administrador do site para confirmar
    { $email }.
account-changeEmail = Mudar e-mail
account-dataHeading = Seus dados
account-dataLead = Um arquivo com tudo o que este site guarda sobre você.
account-download = Baixar…
account-deleteHeading = Excluir conta
account-deleteLead =
    Seu nome, seu e-mail e suas formas de entrar são excluídos para sempre. Seus votos continuam
    contando, de forma anônima.
account-delete = Excluir…

ownPassword-change-title = Mudar sua senha
ownPassword-change-lead =
    Todas as suas outras sessões terminam, e os links de servidores deixam de votar por você.
ownPassword-change-submit = Mudar senha

ownPassword-set-title = Criar uma senha
ownPassword-set-lead = Assim você pode entrar com seu nome ou e-mail, sem outro serviço.
ownPassword-set-submit = Criar senha

ownPassword-back = Voltar à sua conta

sessions-heading = Onde sua conta está aberta
sessions-count =
    { $sessions ->
        [one] { $sessions } navegador
        [many] { $sessions } de navegadores
       *[other] { $sessions } navegadores
    }
sessions-thisOne = este
sessions-unknown = Navegador desconhecido
sessions-unknownAddress = endereço IP desconhecido
sessions-since = Desde
sessions-lastSeen = último acesso
sessions-end = Encerrar sessão
sessions-endOthers = Encerrar todas as outras sessões

nameClaim-mailed-title = Veja seu e-mail
nameClaim-mailed-lead =
    Alguém joga como { $username } e já votou com esse nome. Se é você, abra o link que enviamos
    para { $email } e escolha uma senha: assim o nome é seu, com os votos.

nameClaim-tooMany-title = Não enviamos nenhum e-mail
nameClaim-tooMany-lead =
    Alguém joga como { $username }, e só por e-mail dá para saber se é você. Enviamos mensagens
    demais para { $email } em uma hora. Crie a conta de novo daqui a uma hora ou com outro e-mail.

nameClaim-unmailed-title = A moderação vai analisar
nameClaim-unmailed-lead =
    Alguém joga como { $username } e já votou com esse nome. Quando a moderação der o nome a você,
    entre com a senha que escolheu.

nameClaim-take-title = Assumir o nome { $username }
nameClaim-take-lead =
    Assim o nome { $username } passa a ser seu em { $site }, com os votos. Escolha uma senha para
    entrar. Se você não criou uma conta com este nome, feche esta página.
nameClaim-take-submit = Assumir este nome

nameClaim-waits-title = A moderação vai analisar
nameClaim-waits-lead =
    Seu e-mail está confirmado. Outra pessoa pede o mesmo nome, então a moderação decide de quem ele
    é. Vamos escrever para você.

agreements-lead = Os links dele votam por você sem login, até você encerrar isso ou mudar sua senha.
agreements-since = Desde
agreements-end = Encerrar

changeEmail-title = Mudar seu e-mail
changeEmail-lead =
    Enviamos um link para o novo e-mail. Sua conta mantém o antigo até você abrir o link.
changeEmail-noMail =
    Este site não envia e-mails: o link para o novo e-mail vai para o log dele. Peça-o aos
    responsáveis pelo site. Sua conta mantém o antigo até você abrir o link.
changeEmail-newEmail = Novo e-mail
changeEmail-submit = Enviar link

download-title = Baixar seus dados
download-lead =
    Um arquivo JSON com tudo sobre { $username }: perfil, nomes anteriores, sessões, servidores, o
    que você fez e seus votos. Ele não contém senha nem chaves.
download-submit = Baixar
download-back = Voltar à sua conta

deletion-title = Excluir sua conta
deletion-lead =
    { $username } vai sumir para sempre: ninguém pode trazer a conta de volta. Seus votos continuam
    contando, de forma anônima, e o nome fica reservado por 90 dias.
deletion-blocked =
    { $listings ->
        [one] Seu servidor impede isso ({ $listings }): alguém precisa ser responsável por ele.
        [many] Seus { $listings } de servidores impedem isso: alguém precisa ser responsável por eles.
       *[other] Seus { $listings } servidores impedem isso: alguém precisa ser responsável por eles.
    }
deletion-listings = Seus servidores

deletion-blocking-pending = Aguarda a moderação. Até lá, só pode ser excluído.
deletion-blocking-approved = Os jogadores podem votar nele.

deletion-handOver = Passar adiante…
deletion-unlist = Tirar da lista
deletion-deleteListing = Excluir…
deletion-after = Quando não restar nenhum aqui, você poderá excluir sua conta.
deletion-lookAgain = Verificar de novo
deletion-submit = Excluir minha conta
deletion-back = Manter minha conta
