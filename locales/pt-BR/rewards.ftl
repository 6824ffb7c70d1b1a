### rewards

title = Recompensas de { $server }
heading = Como os jogadores recebem a recompensa?
lead =
    Um caminho por vez, para nenhum voto valer duas vezes. Os webhooks são enviados em qualquer
    caso.
inUse = em uso
notYet = ainda não está em uso
saveRewardsBy = Usar este caminho

rewardsBy-push-name = Plugin de Minecraft com Votifier
rewardsBy-push-who =
    NuVotifier, VotifierPlus ou HytaleVotifier, com VotingPlugin ou parecido. Sem código.

rewardsBy-inbox-name = Seu plugin pergunta para nós
rewardsBy-inbox-who =
    Seu próprio plugin, um mais antigo que consulta os votos por URL, ou um servidor atrás de um
    roteador doméstico.

rewardsBy-none-name = Sem recompensa daqui
rewardsBy-none-who =
    Os votos contam. Os jogadores só recebem o que o receptor do seu webhook der, se você tiver um.

steps-title = Como um voto chega ao jogador
steps-results-good = : pronto.{ " " }
steps-results-open = : ainda não.{ " " }
steps-results-bad = : falhou.{ " " }
steps-votes = Um jogador vota
steps-votesOf = { $votes } nos últimos 7 dias
steps-tell = Avisamos seu servidor
steps-unconnected = Diga onde seu Votifier escuta
steps-sent = { $arrived } de { $sent } entregues em 24 horas
steps-take = Seu Votifier recebe

steps-tests-none = Ainda não testado
steps-tests-underWay = O teste está a caminho
steps-tests-taken = Recebeu o último teste
steps-tests-untaken = Não recebeu o último teste

steps-reward = Seu plugin recompensa
steps-unknown = Ele não nos conta. Vote você uma vez para ter certeza
steps-webhook = Enviamos ao seu webhook
steps-receiver = Seu receptor recompensa

steps-inbox-keep = Guardamos para você
steps-inbox-waiting = { $waiting } aguardando
steps-inbox-unused = Este caminho ainda não está em uso
steps-inbox-take = Seu plugin retira
steps-inbox-taken = Ele já nos perguntou
steps-inbox-untaken = Ele ainda não perguntou: crie uma chave e envie um voto de teste
steps-inbox-give = Ele diz o que deu
steps-inbox-given = Dados hoje: { $today }
steps-inbox-ungiven = Ele ainda não disse

steps-none = Os jogadores não recebem nada daqui
steps-noneNext = Escolha outro caminho quando quiser
steps-helpLabel = Se um passo continuar vazio

notApproved = Este servidor está { $status }. Você pode mudar as recompensas quando ele estiver na lista.
pending =
    Salve e teste quantas vezes quiser. Os votos de verdade são enviados quando o servidor entrar na
    lista.
inboxLater =
    Você já pode escolher esta opção. As chaves são criadas quando o servidor entrar na lista.
votifier = Votifier

host-label = Host
host-help = Onde seu Votifier escuta: em geral, o próprio endereço do servidor.

port = Porta
portHelp = Em geral { $usual }, e não a porta do jogo. Abra-a no seu firewall.
secret = Token ou chave pública
secretHelp =
    De plugins/Votifier: o token em config.yml ou todo o rsa/public.key. Reconhecemos qual dos dois
    é. Nunca uma chave privada.
secretKept = Deixe vazio para manter o que você já nos deu.
service = Nome deste site no seu plugin
save = Salvar e testar
saveHelp = O jogador do teste é Voteboard_Test. O teste não conta como voto.
again = Enviar outro teste
off = Desativar ou pausar
lastTest = Último teste
underWay = O teste está a caminho. Esta página se atualiza sozinha.
took = { $ms } ms
all = Todos os votos enviados
works = Seu servidor recebeu. Falta um passo: diga o que os jogadores ganham.
worksNext =
    O VotingPlugin agora conhece este site. Abra plugins/VotingPlugin/VoteSites.yml, procure
    { $site } e adicione uma recompensa, por exemplo:
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Receptores
receivers-lead = Cada voto vai para todos os receptores, e cada um o recompensa. Se seus servidores ficam atrás de um proxy, conecte só o proxy.
receivers-guide = Uma rede atrás de um proxy
receivers-add = Adicionar outro receptor
receivers-change = Alterar
receivers-remove = Remover

receivers-name-label = Nome
receivers-name-help = Só você vê, aqui e no registro de entregas: lobby, survival…

samples-title = Plugins para começar
samples-lead =
    Cada um é um programa completo. Ele busca votos, dá as recompensas que você escolhe e lembra
    quais deu, para nenhum voto valer duas vezes. Nossos testes interrompem cada um em momentos
    aleatórios, em jogos que simulam os de verdade.

sampleGames-command = Qualquer jogo com um comando
sampleGames-paper = Minecraft: Paper
sampleGames-votingPlugin = Minecraft: VotingPlugin, sem porta aberta
sampleGames-oxide = Rust e outros: Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Caixa de entrada
inbox-lead = Os votos esperam aqui até seu plugin retirá-los e dizer o que deu.
inbox-plugin = Um plugin pronto para Paper e Velocity
inbox-reference = Como escrever um plugin assim
inbox-notInUse = Votos novos só entram na caixa de entrada enquanto este caminho está em uso.
inbox-waiting = Aguardando
inbox-leased = Sendo entregues
inbox-oldest = O mais antigo espera desde
inbox-today = Dados hoje
inbox-twice = Dados duas vezes em 30 dias
inbox-expired = Expirados em 30 dias
inbox-keyName = Plugin de recompensas
inbox-make = Criar uma chave para seu plugin
inbox-made = Uma chave para seu plugin

inbox-player-label = Jogador
inbox-player-help = O jogador do voto de teste. O voto espera por uma hora e nunca conta.

inbox-noPlayer = Nenhuma conta tem este nome.
inbox-test = Enviar voto de teste

recent-title = Recompensas recentes

recent-heads-1 = Jogador
recent-heads-2 = Votou em
recent-heads-3 = Recompensa
recent-heads-4 = Nota do seu plugin

recent-gone = conta excluída
recent-isTest = teste
recent-twice = dada duas vezes
recent-twiceHelp =
    Dada duas vezes: um segundo servidor de jogo também deu a recompensa, porque o primeiro não
    avisou a tempo.
recent-on = em { $servers }

recent-states-none = nenhuma
recent-states-waiting = aguarda seu plugin
recent-states-leased = sendo entregue
recent-states-granted = dada
recent-states-refused = recusada pelo seu plugin
recent-states-voided = retirada: o voto foi anulado
recent-states-expired = expirada: não foi dada a tempo

door-title = Plugins mais antigos que consultam por URL
door-lead = Eles perguntam se um jogador votou, por uma URL com uma chave que não abre mais nada.
door-key = Chave de URL
door-asked = Última consulta
door-answered = Nossa resposta

door-answers-check_0 = 0 para “votou?”: nenhuma recompensa aguarda
door-answers-check_1 = 1 para “votou?”: uma recompensa aguarda
door-answers-check_2 = 2 para “votou?”: já foi dada
door-answers-claim_0 = 0 para um resgate: nada aguarda
door-answers-claim_1 = 1 para um resgate: dada
door-answers-nameless =
    um erro: nenhum nome foi enviado. Configure seu plugin para nomes em vez de IDs da Steam.

door-make = Criar chave de URL
door-makeHelp = Ela aparece uma vez, em linhas para colar.
door-replace = Criar nova chave de URL
door-replaceHelp = A chave atual para de funcionar na hora.
door-made = Sua chave de URL
door-paste = Cole no seu plugin

door-plugins-easyVote-1 = Rust: EasyVoteExtended
door-plugins-easyVote-2 = Na configuração JSON

door-plugins-rocket-1 = Unturned: Votifier for Rocket
door-plugins-rocket-2 = No XML. Ele pergunta pelo ID da Steam

door-plugins-other-1 = Qualquer outro script
door-plugins-other-2 = Coloque o host e a chave deste site no lugar dos do outro site

links-heading = Links de voto do jogo
links-per = Um por jogador, do seu plugin: basta um clique, sem conta
links-lead =
    Faça seu plugin mostrar um link a cada jogador que digita /vote: o link diz quem ele é, então
    ele vota com um clique, sem conta e sem digitar. Quem tem conta aqui precisa entrar uma vez e
    permitir que seus links votem por ele.
links-address = Link de voto para o chat e menus
links-same = O mesmo para todos
links-addressHelp =
    Os dois são curtos e não quebram no chat colorido. No segundo, troque NAME pelo marcador
    do seu menu para o jogador: o nome já vem preenchido. Isso não prova nada.
links-voteLink = Link de voto
links-namedVoteLink = Com o nome do jogador
links-toLines = Linhas para colar no VotingPlugin, no SuperbVote e em outros
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = o segundo em que ele
    expira, no máximo 24 horas à frente
links-key = Chave de link
links-keyHelp =
    Use o texto inteiro, com vbl_, como chave HMAC. Quem a tiver pode votar por qualquer jogador sem
    conta aqui e por qualquer jogador que liberou seus links: guarde-a na configuração do seu
    plugin.
links-make = Criar chave de link
links-makeHelp = Ela aparece uma vez.
links-replace = Trocar a chave
links-replaceHelp = Links feitos com a atual param de funcionar.
links-remove = Remover a chave
links-unreadable = O site perdeu o que precisa para ler esta chave. Troque-a.
links-made = Sua chave de link

goals-title = Metas
goals-pageTitle = Metas de { $server }
goals-lead =
    Prometa algo pelos votos. Aqui você escolhe um nome, e seu plugin decide o que os jogadores
    recebem.
goals-open = Definir metas
goals-unused =
    As metas precisam de um plugin que nos pergunte. Escolha esse caminho na página de
    recompensas.
goals-none = Ainda não há nenhuma meta.
goals-guide = Como um plugin entrega o que foi alcançado
goals-newTitle = Uma nova meta
goals-note =
    Dias, semanas e meses são os de UTC. O que foi alcançado continua alcançado, mesmo que votos
    sejam anulados depois. Testes não contam.
goals-says = { $kind }: { $target }
goals-progress = { $count } de { $target }
goals-reached = Alcançada: { $times }
goals-once = só uma vez
goals-kinds-each = Votos de todos os jogadores, repetidamente
goals-kinds-day = Votos de todos os jogadores em um dia
goals-kinds-week = Votos de todos os jogadores em uma semana
goals-kinds-month = Votos de todos os jogadores em um mês
goals-kinds-streak = Dias seguidos de cada jogador
goals-kinds-total = Votos de cada jogador
goals-fields-kind = O que conta
goals-fields-target = Quantos
goals-fields-name = Nome
goals-fields-nameHelp = Seu plugin conhece a meta por ele, por exemplo vote-party.
goals-fields-once = Cada jogador a alcança só uma vez, não a cada múltiplo
goals-submit = Definir esta meta
goals-change = Mudar o número
goals-test = Testar
goals-remove = Remover
