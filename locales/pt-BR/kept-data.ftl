### kept-data

days =
    { $days ->
        [one] { $days } dia
        [many] { $days } de dias
       *[other] { $days } dias
    }

account-data = Nome, e-mail e um código irreversível da senha
account-why = para entrar
account-kept = até a conta ser excluída

language-data = O idioma em que alguém criou a conta ou que escolheu
language-why = para escrever páginas e e-mails nele
language-kept = até a pessoa escolher seguir o navegador ou a conta ser excluída

imported-data =
    De que lista uma conta veio para cá, e se o dono foi avisado por e-mail
imported-why = para dizer quem guarda os dados agora
imported-kept = até ele ler, ou a conta ser excluída

emailClaim-data = Um e-mail que foi digitado mas nunca confirmado
emailClaim-why = para esperar a confirmação

nameClaim-data =
    Um cadastro com um nome que os links de um servidor já usaram: nome, e-mail e um código
    irreversível da senha
nameClaim-why = para esperar até o e-mail ser confirmado ou a moderação decidir

newcomer-data =
    Quem veio de outro serviço para criar conta e ainda não escolheu um nome: o ID de lá, um e-mail
    confirmado e um código irreversível de um cookie
newcomer-why = para esperar o nome
newcomer-kept = meia hora, excluído dez minutos depois

formerName-data = Um nome que foi abandonado ou que era de uma conta excluída
formerName-why = para ninguém se passar pelo jogador

gameName-data = Outros nomes que um jogador tem nos jogos e, em cada voto com um deles, esse nome
gameName-why = para os servidores receberem e recompensarem o nome certo
gameName-kept =
    a lista até o nome ser removido, os dos votos para sempre; ambos até a conta ser excluída;
    só quais nomes tiveram seu voto naquele dia, até o fim do dia seguinte

linkedVoter-data = O nome de um jogador que votou sem criar conta e o servidor cujo link o informou
linkedVoter-why = para contar os votos
linkedVoter-kept = para sempre, ou como qualquer conta depois do cadastro

session-data = Sessões: o navegador e quando foi visto pela última vez
session-why = para continuar na conta e ver onde ela está aberta
session-kept =
    { $days ->
        [one] { $days } dia depois da última visita, ou até ser encerrada
        [many] { $days } de dias depois da última visita, ou até ser encerrada
       *[other] { $days } dias depois da última visita, ou até ser encerrada
    }

identity-data = A conta de outro serviço com que alguém entra: o ID de lá e quando ela foi criada
identity-why = para reconhecer a pessoa
identity-kept = até ser desvinculada ou a conta ser excluída

signInRound-data =
    Um login em andamento com outro serviço e um cookie que o liga ao navegador: códigos
    irreversíveis e a página de retorno
signInRound-why = para aceitar a resposta uma vez, do mesmo navegador
signInRound-kept = dez minutos, excluído dez minutos depois

sessionAddress-data = O endereço IP em que uma sessão começou
sessionAddress-why = para reconhecer a sessão de um estranho

passkey-data =
    Chaves de acesso: o nome dado a cada uma, a chave pública, o nome de host do site na época e o
    último uso
passkey-why = para entrar sem senha
passkey-kept = até ser removida ou a conta ser excluída

secondFactor-data =
    Verificação em duas etapas: o segredo criptografado do app autenticador e os códigos de
    recuperação como códigos irreversíveis
secondFactor-why = para uma senha roubada não abrir nada
secondFactor-kept = até ser desativada, um código ser usado ou a conta ser excluída

halfSignIn-data = Logins que esperam a segunda etapa
halfSignIn-why = para concluí-los
halfSignIn-kept = dez minutos, excluídos dez minutos depois

verification-data =
    Links para uma nova senha, para entrar uma vez e o do primeiro administrador, como códigos
    irreversíveis
verification-why = para funcionarem uma vez
verification-kept = uma hora, e no máximo um dia; depois de “Não fui eu”, uma semana

vote-data =
    Votos: quem votou, em qual servidor, quando, se com login, por link ou com nome digitado, e o
    que se sabia da conta: e-mail confirmado, conta vinculada ou conta vinculada há mais de 30 dias
vote-why = para contá-los, um por dia cada
vote-kept = para sempre; os de uma conta excluída, sem o nome

voteAddress-data = Códigos irreversíveis do endereço IP de quem vota e da rede, cada um com o dia
voteAddress-why = para limitar os votos de um mesmo lugar
voteAddress-kept = até o fim do dia seguinte

identityVote-data =
    Códigos irreversíveis de contas vinculadas que foram desvinculadas ou excluídas com a conta
    daqui, cada um com o dia, e em quais servidores votaram
identityVote-why = para nenhuma votar em um servidor duas vezes por dia
identityVote-kept = até o fim do dia seguinte

voteOrigin-data = Códigos irreversíveis do endereço e da rede com cada voto
voteOrigin-why = para a moderação descobrir votos comprados

voidBatch-data = Ações sobre muitos votos: quais votos, quem os anulou e por quê
voidBatch-why = para desfazê-las
voidBatch-kept = para sempre

wave-data =
    Alertas de votos incomuns em um servidor: quantos, ao lado do normal, e o que a moderação
    decidiu; nunca quem votou nem de onde
wave-why = para a moderação olhar

voidNotice-data =
    O que os donos souberam sobre votos anulados e o que responderam sobre eles e sobre suspensões
voidNotice-why = para que possam contestar

voteMonth-data =
    Quantas vezes um jogador votou em um servidor em um mês e se aceitou aparecer pelo nome
voteMonth-why = para mostrar quem mais votou
voteMonth-kept =
    { $days ->
        [one] { $days } dia; os de uma conta excluída, sem o nome
        [many] { $days } de dias; os de uma conta excluída, sem o nome
       *[other] { $days } dias; os de uma conta excluída, sem o nome
    }

siteVoter-data = Quem mais votou, somando todos os servidores, entre quem aceitou aparecer pelo nome
siteVoter-why = para mostrar isso sem contar todos os votos a cada vez
siteVoter-kept = até a próxima contagem, no máximo um dia; de uma conta excluída, nada

favourite-data = Os favoritos de um jogador e a ordem deles
favourite-why = para votar neles em sequência
favourite-kept = até o jogador removê-los ou a conta ser excluída

rank-data = A posição de um servidor na lista, dia a dia
rank-why = para mostrar como ela muda

visits-data =
    Quantas vezes a página, a página de voto e o selo de um servidor foram abertos e o endereço
    copiado em um dia, e os nomes de host dos sites de onde vieram visitantes, nunca quem veio
visits-why = para mostrar ao dono como vai a página
visits-kept = { $days } dias, nomes de host { $hosts }

disabled-data = Por que a moderação desativou uma conta
disabled-why = para informar quem é dono dela
disabled-kept = até ela ser reativada

spentProof-data =
    Verificações contra bots resolvidas e desafios assinados por chaves de acesso, como códigos
    irreversíveis
spentProof-why = para contar cada um uma vez
spentProof-kept = cerca de dez minutos, desafios uma hora

delivery-data =
    Entregas de votos aos donos de servidores, enviadas ou não, com o nome do jogador e a resposta.
    Um dono pode fazer com que os votos sejam publicados com o nome em um chat como o Discord; o que
    foi publicado não pode ser recolhido
delivery-why = para enviá-las e mostrar aos donos que foram enviadas
delivery-kept =
    { $days ->
        [one] { $days } dia depois do voto; as de uma conta excluída, no máximo uma hora
        [many] { $days } de dias depois do voto; as de uma conta excluída, no máximo uma hora
       *[other] { $days } dias depois do voto; as de uma conta excluída, no máximo uma hora
    }

receiver-data = Para onde vão os webhooks de um dono e em quantos dias votos foram aceitos lá
receiver-why = para não sobrecarregar ninguém
receiver-kept =
    { $days ->
        [one] { $days } dia depois do último dia assim, teste ou reenvio
        [many] { $days } de dias depois do último dia assim, teste ou reenvio
       *[other] { $days } dias depois do último dia assim, teste ou reenvio
    }

reward-data = Recompensas que esperam por jogadores, como terminaram e em qual servidor de jogo
reward-why = para entregar cada uma só uma vez
reward-kept = { $days } dias depois do voto, e então mais { $after } dias

goalReach-data = Quando as metas de votos de um servidor foram alcançadas
goalReach-why = para os plugins saberem

goal-data = As metas de votos dos donos, e qual voto deu a um jogador a recompensa de uma
goal-why = para entregar cada recompensa só uma vez
goal-kept = as metas para sempre, os votos até a conta ser excluída

feed-data = Votos em ordem, para servidores com uma chave de feed
feed-why = para programas poderem acompanhá-los

server-data =
    Servidores com seus textos em todos os idiomas, os endereços de página que já tiveram, também em
    outra lista, as chaves de API como códigos irreversíveis e os webhooks
server-why = para listar servidores e enviar votos a eles
server-kept =
    para sempre; de um servidor excluído, só o nome, os endereços e as chaves revogadas; o endereço de um
    webhook ou canal, até a chave ser revogada

member-data = Quem cuida de um servidor além do dono, e com qual papel
member-why = para permitir isso
member-kept = até o fim do papel, do servidor ou da conta

offer-data = Ofertas de um papel ou de um servidor e a quem foram feitas
offer-why = para esperar a resposta e não perguntar de novo logo em seguida
offer-kept =
    { $days ->
        [one] { $days } dia, ou até ser aceita
        [many] { $days } de dias, ou até ser aceita
       *[other] { $days } dias, ou até ser aceita
    }

listingChange-data =
    O nome, o jogo ou o endereço que um servidor aprovado vai ter ou que foi recusado
listingChange-why = para perguntar à moderação e informar o dono
listingChange-kept = até ser aprovado ou o dono desistir

unreviewedEdit-data = O que a página de um servidor dizia antes de o dono alterá-la
unreviewedEdit-why = para a moderação ver o que mudou
unreviewedEdit-kept = até a moderação olhar a alteração

picture-data = Imagens dos servidores, recodificadas sem metadados da câmera
picture-why = para mostrá-las
picture-kept = até nenhum servidor usá-las, e no máximo um dia a mais

report-data =
    Denúncias de servidores, com os nomes de quem denunciou com login e o que a
    moderação fez e anotou
report-why = para a moderação olhar
report-kept =
    { $days ->
        [one] até { $days } dia depois de fechadas
        [many] até { $days } de dias depois de fechadas
       *[other] até { $days } dias depois de fechadas
    }

news-data = E-mails aos donos sobre seus servidores, enviados ou não
news-why = para enviá-los, também depois de uma queda

siteSetting-data =
    As configurações do site: nome, cor, logo, informações legais, o que a moderação confere e o canal de chat que recebe suas novidades
siteSetting-why = para mostrar o site como a administração o configurou
siteSetting-kept = até serem mudadas

linkAgreement-data = Quais links um jogador deixa votarem por ele e desde quando
linkAgreement-why = para votar com um clique
linkAgreement-kept = até o jogador desfazer isso, ter uma nova senha ou a conta ser excluída

mailbox-data = Se um dono quer esses e-mails e quando o próximo pode sair
mailbox-why = para não enviar nenhum indesejado
mailbox-kept = até a conta ser excluída

queuedMail-data =
    E-mails sobre uma conta que o servidor de e-mail ainda não aceitou: endereço e texto,
    criptografados
queuedMail-why = para tentar de novo quando o servidor de e-mail não responde ou pede para esperar
queuedMail-kept =
    até o envio; um link para uma nova senha por no máximo uma hora, o resto por { $days } dias

moderatorMail-data =
    Com que frequência um moderador quer e-mails sobre o que aguarda e quando recebeu o último
moderatorMail-why = para não enviar mais que isso
moderatorMail-kept = até a conta ser excluída

players-data = Quantos jogam em um servidor, em qual mapa e em qual modo, nunca quem
players-why = para mostrar isso
players-kept = por hora { $hourly } dias, por dia { $daily }

trail-data =
    O registro: quem alterou qual servidor, chave, webhook ou voto, e nomes de jogadores digitados
    em testes
trail-why = para resolver disputas

erasure-data = IDs de contas excluídas
erasure-why = para excluir o que ainda as menciona
erasure-kept = no máximo uma hora

own-data = As tabelas do próprio serviço, sem pessoas
own-why = para funcionar
own-kept = para sempre

addresses-data = Endereços IP na memória
addresses-why = para limitar excessos e tentativas de adivinhação
addresses-kept = no máximo uma hora

log-data = O log: caminhos e horários; sem servidor de e-mail, também e-mails e links
log-why = para encontrar falhas
log-kept = pelo tempo que os responsáveis pelo site o guardarem

cookies-data =
    Cookies, no navegador: a sessão, que uma conta já entrou ali, um cadastro sem nome, o tema, o
    idioma e a última forma de entrar, o que liga uma chave de acesso ou uma segunda etapa a este navegador
    e o que um formulário acabou de fazer
cookies-why =
    para continuar na conta, para estranhos não poderem bloqueá-la, para esperar o nome, para
    mostrar esse tema, esse idioma e essa forma, para nenhum outro navegador poder responder e para dizer isso
    na página seguinte
cookies-kept = { $session } e { $known } dias, meia hora, { $theme } dias, uma hora e um minuto

rememberedName-data =
    Um cookie com o nome que um jogador digitou para votar, se pediu que este navegador o lembrasse
rememberedName-why = para preenchê-lo da próxima vez
rememberedName-kept =
    { $days ->
        [one] { $days } dia depois do último voto, ou até a pessoa mandar esquecer
        [many] { $days } de dias depois do último voto, ou até a pessoa mandar esquecer
       *[other] { $days } dias depois do último voto, ou até a pessoa mandar esquecer
    }

codeLanguage-data = A linguagem de código escolhida nos guias, no navegador
codeLanguage-why = para mostrar o próximo guia nela
codeLanguage-kept = até a aba ser fechada
