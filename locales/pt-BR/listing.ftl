### listing

change-name = Nome
change-game = Jogo
change-host = Endereço
change-port = Porta

change-text-tagline = Slogan
change-text-tags = Tags
change-text-country = País
change-text-version = Versão
change-text-languages = Idiomas
change-text-website = Site
change-text-discord = Discord
change-text-video = Vídeo
change-text-description = Descrição
change-text-rules = Regras
change-text-textLanguage = Idioma dos textos
change-text-translations = Outros idiomas

home-title = Servidores de jogos
home-heading = O ranking feito por quem joga
home-lead = Os servidores mais votados dos últimos 30 dias. Um voto por dia em cada servidor.
home-results = Servidores para “{ $text }”
home-searchAll = Buscar em todos os servidores
home-pageOf = { $title }, página { $page }

home-landing-title = Servidores de { $name }
home-landing-lead =
    { $servers ->
        [one] { $servers } servidor
        [many] { $servers } de servidores
       *[other] { $servers } servidores
    } de { $name } no ranking dos jogadores. { $playersOnline ->
        [one] { $playersOnline } jogador está online agora.
        [many] { $playersOnline } de jogadores estão online agora.
       *[other] { $playersOnline } jogadores estão online agora.
    }
home-landing-line =
    { $counts ->
        [all] Ranking pelos votos dos jogadores.
        [signed-in] Ranking pelos votos de jogadores com conta.
        [confirmed] Ranking pelos votos de jogadores com e-mail confirmado ou conta vinculada.
       *[established] Ranking pelos votos de jogadores com conta vinculada há mais de 30 dias.
    }

home-sums-servers =
    { $servers ->
        [one] servidor
       *[other] servidores
    }
home-sums-online =
    { $players ->
        [one] jogador online
       *[other] jogadores online
    }
home-sums-votes =
    { $votes ->
        [one] voto em 30 dias
       *[other] votos em 30 dias
    }

home-games = Jogos
home-moreGames =
    { $games ->
        [one] mais { $games } jogo
        [many] mais { $games } de jogos
       *[other] mais { $games } jogos
    }
home-gamesLead =
    { $games ->
        [one] { $games } jogo com servidores.
        [many] { $games } de jogos com servidores.
       *[other] { $games } jogos com servidores.
    }

home-gameOrders-players = Jogadores
home-gameOrders-servers = Servidores
home-gameOrders-name = Nome

home-gameCounts =
    { $servers ->
        [one] { $servers } servidor
        [many] { $servers } de servidores
       *[other] { $servers } servidores
    } · { $playersOnline ->
        [one] { $playersOnline } jogador online
        [many] { $playersOnline } de jogadores online
       *[other] { $playersOnline } jogadores online
    }
home-tags = Tags
home-board = Servidores
home-page = Página { $page } de { $pages }
home-more = Quer ver mais?

feed-title = Novos servidores
feed-follow = Acompanhar os novos servidores em um leitor de feeds

nothing-listed = Nenhum servidor na lista ainda
nothing-listedNext =
    Comece a lista: são três campos, e os jogadores podem votar assim que o servidor for aprovado.
nothing-list = Adicionar servidor
nothing-found = Nenhum servidor atende a tudo isso
nothing-foundFor = Nada para “{ $text }”
nothing-drop = Cada um destes encontra servidores:
nothing-clear = Com menos filtros, talvez apareça algum.
nothing-dropFor = Nenhum servidor atende a tudo isso. Cada um destes encontra servidores:
nothing-retype =
    Nenhum servidor atende a tudo isso. Buscamos em nomes, jogos, tags, países e endereços: tente
    menos palavras.
nothing-without = Sem
nothing-showAll = Limpar filtros
nothing-pastEnd = A lista tem menos páginas.
nothing-firstPage = Ir à primeira página
nothing-waysOn = Que tal tentar

nothing-games-label = Explorar um jogo
nothing-games-more = Todos os jogos com servidores na lista

nothing-newest-label = Servidores mais novos
nothing-newest-more = Recém-chegados à lista

nothing-own-label = Adicione o seu
nothing-own-more = Três campos, de graça

board-rank = Posição
board-copy = Copiar o endereço de { $name }
board-vote = Votar
board-voteFor = em { $name }
board-votes =
    { $votes ->
        [one] voto
        [many] votos
       *[other] votos
    }
board-today = hoje
board-monthly = nos últimos 30 dias
board-all = no total

moves-isNew = novo
moves-up = acima em uma semana
moves-down = abaixo em uma semana

filters-title = Filtros
filters-used = em uso
filters-text = Nome ou endereço

filters-choose-game-label = Jogo
filters-choose-game-all = Todos os jogos

filters-choose-country-label = País
filters-choose-country-all = Qualquer país

filters-choose-language-label = Idioma
filters-choose-language-all = Qualquer idioma

filters-choose-version-label = Versão
filters-choose-version-all = Qualquer versão

filters-tags = Tags, todas estas
filters-clear = Limpar tudo
filters-quick = Filtros rápidos
filters-online = Online agora
filters-show = Mostrar servidores
filters-found =
    { $total ->
        [one] { $total } servidor
        [many] { $total } de servidores
       *[other] { $total } servidores
    }
filters-quoted = “{ $text }”
filters-remove = : remover
filters-sortBy = Ordenar por

filters-sorts-match = Relevância
filters-sorts-votes_30 = 30 dias
filters-sorts-votes_today = Hoje
filters-sorts-votes_all = Total
filters-sorts-players = Jogadores
filters-sorts-newest = Novos
filters-sorts-name = Nome

server-moderate = Moderar
server-servers = Servidores
server-about = Sobre
server-rules = Regras
server-links = Links
server-website = Site
server-video = Vídeo

server-community-discord = Entrar no Discord
server-community-website = Visitar o site

server-tags = Tags
server-facts = Informações
server-version = Versão
server-country = País
server-languages =
    { $languages ->
        [one] Idioma
        [many] Idiomas
       *[other] Idiomas
    }
server-listed = Na lista desde
server-rankIn = em { $game }
server-of = de { $listed }
server-playersIn =
    { $players ->
        [one] jogador
       *[other] jogadores
    }
server-votesWeekly = Votos, 7 dias
server-votesTotal = Votos, total
server-allVotes =
    O ranking só conta votos de { $counts ->
        [signed-in] jogadores com conta
        [confirmed] jogadores com e-mail confirmado ou conta vinculada
       *[established] jogadores com conta vinculada há mais de 30 dias
    }.
server-vote = Votar
server-voteFor = Votar em { $name }
server-description = { $name }, um servidor de { $game }: endereço, jogadores e votos.

share-share = Compartilhar
share-address = Endereço desta página

report-title = Denunciar { $server }
report-back = Voltar para { $server }
report-lead =
    Tem algo errado nesta página de servidor? Conte à moderação. O dono nunca fica sabendo quem você
    é.
report-reason = O que está errado?
report-pick = Escolha uma opção

report-reasons-pictures = As imagens
report-reasons-hateful = Espalha ódio ou assedia pessoas
report-reasons-scam = Engana jogadores ou pede senhas
report-reasons-fake = Finge ser outro servidor
report-reasons-wrong = As informações estão erradas, ou ele não existe mais
report-reasons-other = Outra coisa

report-more = Com suas palavras
report-moreHelp = O que você viu, e onde? Não informe dados pessoais de ninguém.
report-send = Enviar denúncia
report-link = Denunciar este servidor

live-online = Online desde
live-offline = Offline desde
live-neverAnswered = a entrada na lista
live-uptime = Disponibilidade
live-owner = Dono
live-verified = verificado
live-verifiedHelp = O dono provou que este servidor é dele.

badge-title = Selo
badge-lead = Uma imagem (SVG, sem script) que mostra sua posição no seu site e traz para cá.
badge-code = HTML para o seu site
badge-widget = HTML para um widget com posição, votos e jogadores
badge-players =
    { $players ->
        [one] { $players } jogador online
        [many] { $players } de jogadores online
       *[other] { $players } jogadores online
    }
badge-alternative = Vote na gente
badge-rank = { $rank }º em { $game }
badge-votes =
    { $votes ->
        [one] { $votes } voto
        [many] { $votes } de votos
       *[other] { $votes } votos
    } em 30 dias

goals-title = Metas
goals-says-each = { $count } de { $target } votos
goals-says-day = { $count } de { $target } votos hoje
goals-says-week = { $count } de { $target } votos nesta semana
goals-says-month = { $count } de { $target } votos neste mês
goals-over-day = Alcançada hoje
goals-over-week = Alcançada nesta semana
goals-over-month = Alcançada neste mês
