### factors

passkey-use = Entrar com chave de acesso
passkey-useHere = Usar chave de acesso
passkey-failed = Não deu certo, ou você cancelou. Tente de novo ou escolha outra forma.
passkey-wrong =
    Essa chave de acesso não funciona aqui. Ela pode ter sido removida, ou a página ficou aberta por
    tempo demais. Tente de novo.

passkeys-heading = Chaves de acesso
passkeys-lead = Entre com sua digital, seu rosto, seu PIN ou uma chave de segurança.
passkeys-badge = chave de acesso
passkeys-formerHost = do endereço antigo deste site
passkeys-added = Adicionada
passkeys-used = último uso
passkeys-neverUsed = nunca usada
passkeys-add = Adicionar chave de acesso…
passkeys-remove = Remover

passkeys-new-title = Adicionar chave de acesso
passkeys-new-lead = Seu navegador pede o bloqueio de tela, o PIN ou a chave de segurança.
passkeys-new-name = Nome
passkeys-new-nameHelp = Para você reconhecê-la depois.
passkeys-new-submit = Adicionar
passkeys-new-noScript =
    Chaves de acesso precisam de JavaScript e de um navegador atualizado. Ative o JavaScript neste
    site.
passkeys-new-refused = A chave de acesso não foi adicionada. Tente de novo.
passkeys-new-tooMany = Você tem { $max } chaves de acesso. Remova uma primeiro.
passkeys-new-back = Voltar à sua conta

second-heading = Verificação em duas etapas
second-lead =
    Depois da senha ou de outro serviço, você confirma que é você com um código de um app ou uma
    chave de acesso.
second-setUp = Configurar…
second-change = Alterar…
second-title = Verificação em duas etapas
second-offLead =
    Mesmo com sua senha, ninguém entra sem uma segunda etapa. Entrar com uma chave de acesso já vale
    por duas etapas, então ela não pede outra.
second-required =
    { $who ->
        [desk] Este site exige verificação em duas etapas de quem trabalha na moderação. Configure para continuar.
       *[servers] Este site exige verificação em duas etapas de quem cuida de um servidor. Configure para continuar.
    }

second-app-title = Com um app autenticador
second-app-again = Usar outro app autenticador
second-app-againLead =
    O app que você usa agora deixa de funcionar aqui, e você recebe novos códigos de recuperação.
second-app-lead =
    Escaneie este código com um app autenticador, como Aegis, 2FAS, Google Authenticator ou o do seu
    gerenciador de senhas. Depois digite os seis números que ele mostra.
second-app-qr = Código QR para seu app autenticador
second-app-key = Sem câmera? Digite esta chave no app
second-app-open = Abrir em um app deste aparelho
second-app-code = Código do app
second-app-submit = Ativar

second-passkeys-title = Com suas chaves de acesso
second-passkeys-lead = Uma das suas chaves de acesso é pedida sempre que você entra de outra forma.
second-passkeys-none = Você ainda não tem uma chave de acesso.
second-passkeys-add = Adicionar chave de acesso…
second-passkeys-submit = Usar minhas chaves de acesso

second-state-title = Está ativada
second-state-app = Com um app autenticador, desde
second-state-passkeys = Com suas chaves de acesso, desde
second-state-codes =
    { $left ->
        [one] Resta { $left } código de recuperação.
        [many] Restam { $left } de códigos de recuperação.
       *[other] Restam { $left } códigos de recuperação.
    }
second-state-renew = Gerar novos códigos de recuperação
second-state-turnOff = Desativar

second-codes-title = Seus códigos de recuperação
second-codes-lead =
    Cada um deles permite entrar uma vez se você perder o celular ou a chave de acesso. Imprima ou
    guarde no seu gerenciador de senhas. Eles não aparecem de novo.
second-codes-label = Códigos de recuperação
second-codes-copy = Copiar os códigos
second-codes-done = Já guardei

half-title = Só mais uma etapa
half-lead = Você está entrando como { $username }.
half-code = Código do seu app autenticador
half-codeHelp = Seis números, que mudam a cada 30 segundos.
half-wrong = O código está errado ou já foi usado. Espere o próximo.
half-wrongRecovery = Esse não é um dos seus códigos de recuperação, ou já foi usado.
half-submit = Entrar
half-recovery = Usar um código de recuperação
half-recoveryCode = Código de recuperação
half-recoveryHelp = Um dos dez que você guardou. Cada um funciona uma vez.
half-lost = Perdeu todos? Fale com os responsáveis por este site.
half-contact = Escrever para eles
half-other = Entrar com outra conta

half-dead-title = Entre de novo
half-dead-lead = Demorou demais, ou houve muitos códigos errados. Você ainda não entrou.

half-signIn = Entrar

prove-title = Confirme que é você
prove-lead =
    Você entrou como { $username } há mais de dez minutos. Confirme que é você antes de continuar.
prove-holds = Depois disso, você não precisa confirmar de novo por dez minutos.

prove-purposes-key = Você vai criar uma chave.
prove-purposes-votifier = Você vai mudar para onde os votos são enviados.
prove-purposes-webhook = Você vai mudar um webhook.
prove-purposes-people = Você vai dar a outra pessoa acesso ao seu servidor.
prove-purposes-handover = Você vai passar seu servidor para outra pessoa.
prove-purposes-listing = Você vai excluir a página do seu servidor.
prove-purposes-voids = Você vai anular votos.
prove-purposes-role = Você vai mudar o papel de alguém.
prove-purposes-passkey = Você vai adicionar uma chave de acesso.
prove-purposes-passkey_removal = Você vai remover uma chave de acesso.
prove-purposes-second_factor = Você vai mudar a verificação em duas etapas.
prove-purposes-unlink = Você vai desvincular uma forma de entrar.
prove-purposes-link = Você vai vincular uma forma de entrar.
prove-purposes-password = Você vai mudar sua senha.
prove-purposes-email = Você vai mudar seu e-mail.
prove-purposes-export = Você vai baixar seus dados.
prove-purposes-deletion = Você vai excluir sua conta.

prove-kept = O que você digitou fica guardado e é enviado quando você confirmar.
prove-lost = Você volta à página. O que você digitou nela é secreto e precisa ser digitado de novo.
prove-password = Sua senha
prove-code = Código do seu app ou um código de recuperação
prove-wrongPassword = Essa não é sua senha.
prove-wrongCode = O código está errado ou já foi usado. Espere o próximo.
prove-submit = Confirmar
prove-or = ou
prove-provider = Confirmar com { $name }
prove-again = Já confirmei em outra aba. Continuar
prove-none = Saia e entre de novo para confirmar que é você.
prove-notNow = Voltar sem fazer isso
prove-back = Voltar à sua conta

notMe-title = Não foi você?
notMe-lead =
    Nosso e-mail diz qual navegador entrou e de onde. Se você não o reconhece, aperte o botão.
notMe-ifPressed = Se você apertar o botão:
notMe-effects-1 = Todas as sessões da sua conta terminam, inclusive a sua.
notMe-effects-2 = Sua senha deixa de funcionar. Enviamos a você um link para escolher uma nova.
notMe-effects-3 = Sua conta mantém o e-mail para o qual escrevemos.
notMe-submit = Não fui eu: encerrar todas as sessões
notMe-signedInAt = O acesso sobre o qual escrevemos a você:
notMe-itWasMe = Foi você? Então não há nada a fazer.

notMe-dead-title = Este link não funciona mais
notMe-dead-lead =
    Ele funciona por uma semana. Você pode encerrar sessões e mudar sua senha na página da sua
    conta.

notMe-mailed-title = Todas as sessões foram encerradas
notMe-mailed-lead =
    Sua senha não funciona mais. Enviamos um link para você escolher uma nova. Depois confira suas
    formas de entrar e remova o que não é seu.

notMe-no_mail-title = Todas as sessões foram encerradas
notMe-no_mail-lead = Sua senha não funciona mais. Peça um link para escolher uma nova.

notMe-used-title = Este link já foi usado
notMe-used-lead =
    Ele já encerrou todas as sessões, e faz isso uma vez só. Se alguém entrou na sua conta desde
    então, confira suas formas de entrar e remova o que não é seu. Uma nova senha encerra todas as
    sessões de novo.

notMe-no_password-title = Todas as sessões foram encerradas
notMe-no_password-lead =
    Sua conta não tem senha. Entre de novo, confira suas formas de entrar e remova o que não é seu.

notMe-reset = Escolher uma nova senha
notMe-signIn = Entrar
