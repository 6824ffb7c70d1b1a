### privacy

title = Privacidade
lead = O que { $site } sabe sobre você, por quê e por quanto tempo.
host =
    Quem decide isso e responde pelos seus dados são os responsáveis por este site. O programa por
    trás dele, o Voteboard, não envia nada a quem o criou.
keptHeading = O que é guardado

columns-1 = Dados
columns-2 = Por quê
columns-3 = Por quanto tempo

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
download = Baixar tudo.
delete = Excluir sua conta.
