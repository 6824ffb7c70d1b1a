### privacy

title = Privacidade
lead = O que { $site } sabe sobre você, por quê e por quanto tempo.
host =
    Quem decide isso e responde pelos seus dados são os responsáveis por este site. O programa por
    trás dele, o Voteboard, não envia nada a quem o criou.

inShort-heading = Em resumo
inShort-account = Seu nome e seu e-mail são guardados para você entrar, até você excluir a conta.
inShort-votes =
    Seus votos são guardados para sempre, porque decidem a posição dos servidores. Se você excluir a
    conta, seu nome é retirado deles.
inShort-address =
    Seu endereço IP é guardado por { $signIn } dias com um login. Com os votos há apenas um código
    dele, por { $votes } dias.
inShort-email = Ninguém vê seu e-mail. Os donos dos servidores em que você vota veem seu nome.

keptHeading = O que é guardado
oneWay =
    Um código irreversível pode ser comparado, mas não decifrado: o site reconhece a mesma senha,
    endereço ou chave sem guardá-los.

columns-1 = Dados
columns-2 = Por quê
columns-3 = Por quanto tempo

groups-account = Contas
groups-signIn = Login
groups-votes = Votação
groups-servers = Servidores
groups-rewards = Recompensas e mensagens aos servidores
groups-moderation = Moderação
groups-site = Funcionamento do site
groups-browser = No seu navegador

othersHeading = Quem mais fica sabendo

others-1 =
    Donos dos servidores em que você vota: seu nome, o número da sua conta e quando você votou. O
    que fazem com isso é com eles.
others-2 =
    Todo mundo: o nome, o endereço e a descrição de um servidor que você adiciona. Se você aceitou
    aparecer entre os top votantes, também seu nome e quantas vezes votou em um servidor; programas
    leem isso pela API pública. Se você voltar atrás, os dois deixam de mostrar em até um minuto, mas
    ninguém consegue recolher as cópias. Ninguém vê seu e-mail.
others-3 =
    A moderação deste site: quem votou em qual servidor, quem é dono de qual e o que os donos
    alteraram.
others-4 = O servidor de e-mail que este site usa: seu e-mail e as mensagens que você recebe.

turnstile =
    Cloudflare: a página de voto carrega a verificação contra bots da empresa, que assim fica
    sabendo seu endereço IP e seu navegador.
nobodyElse = Mais ninguém: nenhuma página carrega nada de outro servidor.
yoursHeading = Seus dados são seus
yours = Você pode ver e alterar a maior parte deles na página da sua conta.
download = Baixar tudo…
delete = Excluir sua conta…
