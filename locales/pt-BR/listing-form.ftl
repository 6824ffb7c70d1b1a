### listing-form

submit-title = Adicionar servidor
submit-lead =
    Jogo, nome e endereço bastam. O resto pode vir agora ou depois. A moderação analisa cada
    servidor novo antes de listá-lo; você acompanha o status por aqui.
submit-submit = Enviar servidor
submit-pictures = Você adiciona logo e banner assim que o servidor for enviado.

edit-title = Dados de { $server }
edit-lead = Suas alterações aparecem assim que você salva.
edit-leadApproved =
    Suas alterações aparecem assim que você salva, exceto onde a moderação confere antes.
edit-leadRejected =
    Quando terminar, envie o servidor de novo em Visão geral. Uma página alterada vai para o começo
    da fila.
edit-save = Salvar alterações
edit-looksFirst = A moderação confere as alterações antes.
edit-waits = Aguarda a moderação. Até lá, os jogadores veem { $seen }.
edit-slugMoves =
    Links antigos vão levar ao novo endereço. Você pode mudá-lo uma vez a cada { $days } dias.
edit-slugMoved = Você o mudou há pouco. Você pode mudá-lo de novo em { $at }.
edit-textWaits = Aguarda a moderação. Até lá, os jogadores veem a versão anterior.
edit-waiting = Uma alteração aguarda a moderação.
edit-toWaiting = Comparar, retirar ou provar

parts-basics = Jogo, nome e endereço
parts-place = Porta e endereço da página
parts-about = Slogan, descrição e regras
parts-translations = Outros idiomas
parts-facts = Tags, versão e idiomas
parts-links = Links
parts-pictures = Imagens

form-game-label = Jogo
form-game-help = Não está na lista? Peça à moderação para adicionar.

form-name-label = Nome
form-name-help = Como os jogadores o conhecem.

form-chooseGame = Escolha um jogo

form-host-label = Endereço
form-host-help = Nome de host ou endereço IP. Você pode incluir a porta: host:25565.

form-port-label = Porta
form-port-help = Deixe vazia para usar a porta padrão do jogo.

form-slug-label = Endereço da página
form-slug-help =
    O final do link da página, /servers/…: de { $least } a { $most } letras minúsculas, números e
    hifens. Deixe vazio para usar o nome.

form-tagline-label = Slogan
form-tagline-help = Uma linha que diz o que o servidor tem de especial. Ela aparece no cartão.

form-description-label = Descrição
form-description-help =
    Conte aos jogadores o que esperar. Markdown funciona: **negrito**, listas, links, títulos. No
    máximo { $most } caracteres.

form-rules-label = Regras
form-rules-help = O que os jogadores precisam saber. Markdown funciona aqui também.

form-textLanguage-label = Idioma destes textos
form-textLanguage-help = Em que idioma estão o slogan, a descrição e as regras.

form-tags-label = Tags
form-tags-help = Os jogadores buscam e filtram por elas. Até { $most }.
form-tags-unfold = Escolher tags

form-version-label = Versão
form-version-help = A versão do jogo, como 1.21.4.

form-country-label = País
form-country-help = Onde o servidor fica.

form-noCountry = Não informado

form-languages-label = Idiomas
form-languages-help = O que se fala no servidor. Até { $most }.
form-languages-unfold = Escolher idiomas

form-website-label = Site
form-website-help = Começa com https://.

form-discord-label = Discord
form-discord-help = Um convite, como https://discord.gg/…

form-video-label = Vídeo
form-video-help = No YouTube, na Twitch ou no Vimeo.

translations-lead =
    Quem lê este site em outro idioma vê os textos que você adicionar nele. O que você deixar vazio
    aparece como você escreveu acima.
translations-none = nada ainda
translations-field = { $field } ({ $language })
translations-remove = Remover estes textos ao salvar

preview-title = Prévia
preview-filled = { $filled } de { $all } preenchidos
preview-of = Prévia de { $server }
preview-note = Nada foi salvo ainda. Feche esta aba para voltar ao formulário.
preview-show = Ver prévia
preview-noName = O nome do seu servidor
preview-noAddress = play.example.com
preview-noGame = Jogo
preview-noTagline = Seu slogan
preview-about = Sobre
preview-noDescription = Sua descrição vai aparecer aqui.
preview-rules = Regras
preview-waits =
    Onde o formulário diz que a moderação confere antes, os jogadores veem depois da aprovação.

pictures-lead = A cara do seu servidor em todas as listas. Imagens novas aparecem na hora.
pictures-saveFirst = Enviar uma imagem recarrega esta página. Salve antes o que você digitou.
pictures-failed = Não foi possível enviar a imagem. Tente de novo.

pictures-logo-label = Logo
pictures-logo-none = Você ainda não tem um: os jogadores veem este quadro com suas iniciais.
pictures-logo-file = Imagem para o logo
pictures-logo-best = De preferência quadrada.
pictures-logo-upload = Enviar logo
pictures-logo-remove = Remover logo

pictures-banner-label = Banner
pictures-banner-none = Você ainda não tem um: os jogadores veem listras na cor do seu servidor.
pictures-banner-file = Imagem para o banner
pictures-banner-best = De preferência três vezes mais larga que alta.
pictures-banner-upload = Enviar banner
pictures-banner-remove = Remover banner

pictures-help =
    PNG, JPEG ou WebP, no máximo 8 MB e pelo menos { $width } × { $height } pixels. { $best }

pictures-choose = Escolha um arquivo primeiro.
pictures-rulesTitle = O que você pode mostrar

pictures-rules-1 = Seu servidor: o nome, o mundo, o que os jogadores constroem e fazem nele.
pictures-rules-2 = Só imagens suas ou que você pode usar. Nenhum logo de outro servidor.
pictures-rules-3 = Nada sexual, sangrento ou de ódio, e nenhum dado pessoal de ninguém.
pictures-rules-4 = Nenhuma promessa falsa, como moeda grátis por um voto.
pictures-rules-5 =
    A moderação olha cada imagem nova. Ela remove o que quebra estas regras e envia o motivo por
    e-mail.

meanwhile-title = Isto mudou nesse meio-tempo
meanwhile-lead =
    Em outra aba ou por outra pessoa. Compare as duas versões, ajuste o formulário abaixo se
    precisar e salve de novo para manter o que você digitou.

meanwhile-heads-1 = Campo
meanwhile-heads-2 = Salvo agora
meanwhile-heads-3 = O que você digitou

meanwhile-nothing = nada
