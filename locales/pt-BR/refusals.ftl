### refusals

cannot-accept_edits = Não foi possível aceitar as edições
cannot-accept_pictures = Não foi possível aceitar as imagens
cannot-accept_the_offer = Não foi possível aceitar a oferta
cannot-add_game = Não foi possível adicionar o jogo
cannot-add_server = Não foi possível adicionar o servidor
cannot-add_tag = Não foi possível adicionar a tag
cannot-add_the_name = Não foi possível adicionar o nome
cannot-approve_change = Não foi possível aprovar a alteração
cannot-approve_server = Não foi possível aprovar o servidor
cannot-change_settings = Não foi possível mudar as configurações
cannot-change_the_role = Não foi possível mudar o papel
cannot-check_server = Não foi possível verificar o servidor
cannot-close_reports = Não foi possível fechar as denúncias
cannot-decide_about_a_wave = Não foi possível decidir sobre um alerta
cannot-decide_on_a_claim_to_a_name = Não foi possível decidir sobre um pedido de nome
cannot-disable_account = Não foi possível desativar a conta
cannot-dismiss_the_wave = Não foi possível descartar o alerta
cannot-edit_game = Não foi possível editar o jogo
cannot-edit_server = Não foi possível editar o servidor
cannot-edit_tag = Não foi possível editar a tag
cannot-enable_account = Não foi possível reativar a conta
cannot-export_account = Não foi possível exportar a conta
cannot-grade_the_receiver_of_this_key = Não foi possível avaliar o receptor desta chave
cannot-hand_over_server = Não foi possível passar o servidor adiante
cannot-invite = Não foi possível convidar
cannot-issue_key = Não foi possível criar a chave
cannot-lift_the_void_batch = Não foi possível desfazer a ação
cannot-list_server_again = Não foi possível voltar a listar o servidor
cannot-make_a_sign_in_link = Não foi possível criar um link de acesso
cannot-merge_games = Não foi possível juntar os jogos
cannot-merge_tags = Não foi possível juntar as tags
cannot-put_edits_back = Não foi possível desfazer as edições
cannot-read_answers = Não foi possível ler as respostas
cannot-refuse_change = Não foi possível recusar a alteração
cannot-reject_server = Não foi possível recusar o servidor
cannot-remove_banner = Não foi possível remover o banner
cannot-remove_game = Não foi possível remover o jogo
cannot-remove_logo = Não foi possível remover o logo
cannot-remove_tag = Não foi possível remover a tag
cannot-rename = Não foi possível mudar o nome
cannot-replay = Não foi possível reenviar os votos
cannot-resend = Não foi possível reenviar
cannot-reset_the_second_factor = Não foi possível redefinir o segundo fator
cannot-resubmit_server = Não foi possível reenviar o servidor
cannot-save_facts = Não foi possível salvar os dados
cannot-set_email = Não foi possível definir o e-mail
cannot-show_account = Não foi possível mostrar a conta
cannot-show_claims_to_names = Não foi possível mostrar os pedidos de nomes
cannot-show_delivery = Não foi possível mostrar a entrega
cannot-show_reports = Não foi possível mostrar as denúncias
cannot-show_the_audit_trail = Não foi possível mostrar o registro de ações
cannot-show_the_queue = Não foi possível mostrar a fila
cannot-show_void_votes = Não foi possível mostrar os votos anulados
cannot-show_vote = Não foi possível mostrar o voto
cannot-show_votes = Não foi possível mostrar os votos
cannot-show_waves = Não foi possível mostrar os alertas
cannot-submit_server = Não foi possível enviar o servidor
cannot-suspend_server = Não foi possível suspender o servidor
cannot-take_down_picture = Não foi possível tirar do ar a imagem
cannot-test_the_webhook = Não foi possível testar o webhook
cannot-unlist_server = Não foi possível tirar da lista o servidor
cannot-void_vote = Não foi possível anular o voto
cannot-void_votes = Não foi possível anular os votos
cannot-vote = Não foi possível votar
cannot-withdraw_change = Não foi possível retirar a alteração

cannot-activate_the_webhook_secret_of_key = Não foi possível ativar o segredo de webhook da chave
cannot-change_the_Votifier_of_key = Não foi possível mudar o Votifier da chave
cannot-change_the_webhook_of_key = Não foi possível mudar o webhook da chave
cannot-grade_the_receiver_of_key = Não foi possível avaliar o receptor da chave
cannot-pause_the_webhook_of_key = Não foi possível pausar o webhook da chave
cannot-prepare_a_webhook_secret_for_key =
    Não foi possível preparar um segredo de webhook para a chave
cannot-replay_the_deliveries_of_key = Não foi possível reenviar as entregas da chave
cannot-resume_the_webhook_of_key = Não foi possível retomar o webhook da chave
cannot-revoke_key = Não foi possível revogar a chave
cannot-roll_key = Não foi possível trocar a chave
cannot-test_the_webhook_of_key = Não foi possível testar o webhook da chave

account_name_invalid-characters =
    Não dá para usar o nome “{ $name }”: nomes têm de 2 a 32 caracteres entre A-Z, a-z, 0-9, “_”,
    “.” e “-”, sem começar com “-”
account_name_invalid-prefix =
    Não dá para usar o nome “{ $name }”: quem hospeda este site não permitiu nomes que começam com
    “{ $prefix }”
account_name_reserved = Não dá para usar o nome “{ $name }”: ele é reservado
account_name_steam =
    Não dá para usar o nome “{ $name }”: é um ID da Steam. Entre com a Steam para mostrar que ele é
    seu
game_name_known = Não dá para adicionar “{ $name }”: já é um dos seus nomes
game_names_full =
    Não foi possível adicionar o nome: além do próprio nome, uma conta tem no máximo { $max } que
    nada comprova; remova um primeiro
account_exists-email = Não foi possível criar a conta: “{ $email }” já tem uma conta
account_exists-voted =
    Ainda não dá para usar o nome “{ $name }”: um jogador já votou com ele. Se é você, confirme seu
    e-mail primeiro
account_exists-name = Não dá para usar o nome “{ $name }”: ele já tem dono
identity_linked =
    Não foi possível vincular: esse acesso já serve a outra conta daqui e precisa ser desvinculado
    lá primeiro
last_way_in =
    Não foi possível remover: é sua única forma de entrar nesta conta; adicione outra primeiro
sign_in_link_refused =
    Não foi possível criar um link: a conta “{ $name }” está desativada ou é de um jogador que nunca
    criou conta
claim_gone = Não foi possível decidir: o pedido não existe mais, ou o nome já tem dono
sign_in_needed = “{ $player }” tem uma conta aqui. Entre para votar com ela
account_unknown-named = { $cannot }: não existe a conta “{ $name }”
account_unknown-missing = { $cannot }: essa conta não existe
account_unknown-viewers = { $cannot }: ela foi excluída
account_unknown-owners = { $cannot }: sua conta foi excluída
account_unknown-voters = { $cannot }: a conta foi excluída
account_owns_listings =
    { $count ->
        [one] Não foi possível excluir a conta: ela é dona de { $count } servidor pendente ou aprovado ({ $named }); exclua-o, tire-o da lista ou passe-o adiante primeiro
        [many] Não foi possível excluir a conta: ela é dona de { $count } de servidores pendentes ou aprovados ({ $named }); exclua-os, tire-os da lista ou passe-os adiante primeiro
       *[other] Não foi possível excluir a conta: ela é dona de { $count } servidores pendentes ou aprovados ({ $named }); exclua-os, tire-os da lista ou passe-os adiante primeiro
    }
account_disabled =
    { $doing ->
        [vote] Não foi possível votar: a moderação desativou a conta
       *[disable_account] Não foi possível desativar a conta: ela já está desativada
    }
account_decided = { $cannot }: outra pessoa já decidiu depois que você abriu; veja de novo
account_not_disabled = { $cannot }: ela não está desativada
account_has_role =
    { $cannot }: o papel dela neste site é { $role ->
        [moderator] moderador
       *[administrator] administrador
    }; um administrador precisa retirá-lo antes
account_cant_have_role =
    Não foi possível mudar o papel: a conta está desativada, ou ninguém pode entrar nela
last_administrator =
    { $doing ->
        [change_the_role]
            Não foi possível mudar o papel: ninguém mais é administrador deste site; dê esse papel a outra
            pessoa primeiro
       *[delete_account]
            Não foi possível excluir a conta: ninguém mais é administrador deste site; dê esse papel a outra
            pessoa primeiro
    }
rename_too_soon =
    Não foi possível mudar o nome: ele pode mudar uma vez a cada { $days } dias; a próxima é em
    { $next }
email_invalid = Não dá para usar “{ $text }”: não é um e-mail
password_too_short = Não dá para usar a senha: ela precisa de pelo menos { $min } caracteres
password_too_long = Não dá para usar a senha: ela tem mais de { $max } caracteres
password_common =
    Não dá para usar a senha: ela é fácil demais de adivinhar. Use várias palavras sem relação entre si
bot_check_failed-forged = Essa verificação não era para este formulário. Tente de novo.
bot_check_failed-expired = A página ficou aberta por tempo demais. Tente de novo.
bot_check_failed-unavailable =
    A verificação contra bots está fora do ar. Tente de novo daqui a pouco.
bot_check_spent = Essa verificação já foi usada. Tente de novo.
moderators_only = { $cannot }: só a moderação pode
administrators_only = { $cannot }: só a administração pode
setting_invalid-accent =
    Não foi possível mudar as configurações: uma cor é # e seis dígitos, como #f4b41f
setting_invalid-name =
    Não foi possível mudar as configurações: o nome tem no máximo { $max } caracteres imprimíveis
setting_invalid-imprint =
    Não foi possível mudar as configurações: as informações legais têm no máximo { $max } caracteres
    imprimíveis
reason_needed = { $cannot }: diga por quê, em { $min } a { $max } caracteres
form_used = Este formulário já foi enviado e teve efeito uma vez

server_unknown = Não existe o servidor “{ $slug }”
role_too_low =
    { $role ->
        [owner] Só o dono deste servidor pode fazer isso
       *[other]
            Você pode ver os números e as entregas deste servidor, mas só o dono e os gerentes podem fazer
            isso
    }
offer_unknown =
    Esta oferta não existe mais: foi retirada ou respondida, expirou, ou o servidor tem outro dono
offer_refused-unknown = { $cannot }: não existe uma conta { $name } em que alguém entre
offer_refused-self = { $cannot }: { $name } já é o dono
offer_refused-member = { $cannot }: { $name } já tem acesso
offer_refused-asked =
    { $cannot }: { $name } já recebeu uma oferta; retire-a primeiro ou espere { $days } dias se ela
    foi recusada
offer_refused-many = { $cannot }: já há { $max } pessoas e ofertas abertas
offer_refused-unpublished = { $cannot }: a moderação precisa aprovar o servidor primeiro
member_unknown = Esta pessoa não tem mais acesso
server_name_invalid = { $cannot }: um nome tem de { $min } a { $max } caracteres imprimíveis
slug_refused-form =
    { $cannot }: um endereço de página tem de { $min } a { $max } letras minúsculas de a a z,
    números e hifens simples entre eles
slug_refused-formLike =
    { $cannot }: um endereço de página tem de { $min } a { $max } letras minúsculas de a a z,
    números e hifens simples entre eles, como “{ $example }”
slug_refused-reserved = { $cannot }: o endereço de página “{ $slug }” é reservado ao site
slug_refused-taken = { $cannot }: outro servidor tem ou teve o endereço de página “{ $slug }”
slug_refused-alike =
    { $cannot }: o endereço de página “{ $slug }” parece demais com o de outro servidor
slug_moved =
    { $cannot }: o endereço de página de um servidor listado muda no máximo uma vez a cada { $days }
    dias; você pode mudá-lo de novo em { $at } (UTC)
server_host_invalid-unreadable = { $cannot }: “{ $host }” não é um nome de host nem um endereço
server_host_invalid-inner =
    { $cannot }: “{ $host }” não pode ser acessado pela internet; informe o endereço público do
    servidor
server_port_invalid = { $cannot }: uma porta é um número inteiro de 1 a 65535, não { $port }
description_too_long = { $cannot }: uma descrição tem no máximo { $max } caracteres, não { $length }
changed_meanwhile = { $cannot }: algo mudou nesse meio-tempo
facts_invalid = Não foi possível salvar os dados: { $faults }
tag_unknown-plain = Não existe a tag “{ $slug }”
tag_unknown-cannot = { $cannot }: não existe a tag “{ $slug }”
tag_invalid-name = { $cannot }: um nome tem de { $min } a { $max } caracteres imprimíveis
tag_invalid-slug = { $cannot }: um slug tem de 2 a 40 caracteres de a a z, 0 a 9 e hifens simples
tag_exists = { $cannot }: “{ $name }” já está na lista
entry_used =
    { $servers ->
        [one] { $cannot }: { $servers } servidor usa, ou usava ao ser excluído; junte a outro item
        [many] { $cannot }: { $servers } de servidores usam, incluindo excluídos; junte a outro item
       *[other] { $cannot }: { $servers } servidores usam, incluindo excluídos; junte a outro item
    }
merged_with_itself = { $cannot }: escolha outro item para juntar
servers_too_many-all = { $cannot }: você tem { $servers }, e o limite é { $max }
servers_too_many-pending = { $cannot }: { $pending } dos seus já aguardam a moderação
change_gone-none = { $cannot } do servidor “{ $slug }”: nenhuma está aguardando
change_gone-seen =
    { $cannot } do servidor “{ $slug }”: o dono a editou nesse meio-tempo; veja de novo
change_gone-replaced =
    { $cannot } do servidor “{ $slug }”: o dono trocou a alteração nesse meio-tempo; veja a nova
server_transition-status =
    { $cannot } “{ $slug }”: { $status ->
        [pending] ele está pendente
        [approved] ele está aprovado
        [rejected] ele está recusado
       *[suspended] ele está suspenso
    }
server_transition-ownerless =
    { $cannot } “{ $slug }”: o dono excluiu a conta, então ninguém é responsável por ele
server_transition-changed =
    { $cannot } “{ $slug }”: ele mudou, ou outra pessoa decidiu, depois que você o abriu; veja de
    novo
server_transition-unlisted = { $cannot } “{ $slug }”: o dono o tirou da lista
server_own = { $cannot } “{ $slug }”: você cuida dele, então outro moderador decide
server_not_approved =
    { $doing ->
        [check_server]
            Não foi possível verificar o servidor “{ $slug }”: { $status ->
                [pending] ele está pendente
                [approved] ele está aprovado
                [rejected] ele está recusado
               *[suspended] ele está suspenso
            }
       *[other]
            { $cannot }: { $status ->
                [pending] o servidor “{ $slug }” está pendente
                [approved] o servidor “{ $slug }” está aprovado
                [rejected] o servidor “{ $slug }” está recusado
               *[suspended] o servidor “{ $slug }” está suspenso
            }
    }
check_too_soon-busy =
    Não foi possível verificar o servidor: há verificações demais em andamento; tente de novo daqui
    a pouco
check_too_soon-waiting =
    Não foi possível verificar o servidor: um dos seus servidores que aguardam foi verificado há
    menos de { $seconds } segundos
check_too_soon-listed =
    Não foi possível verificar o servidor: ele foi verificado há menos de { $seconds } segundos
game_unknown = { $cannot }: não existe o jogo “{ $slug }”; jogos conhecidos: { $known }
game_invalid-name = { $cannot }: um nome tem de { $min } a { $max } caracteres imprimíveis
game_invalid-slug =
    { $cannot }: “{ $slug }” não é um slug: de 2 a 60 caracteres de a a z, 0 a 9 e hifens simples
game_invalid-protocol =
    { $cannot }: não existe o protocolo “{ $protocol }”; protocolos conhecidos: { $known }
game_invalid-port = { $cannot }: uma porta é um número inteiro de 1 a { $max }
game_invalid-queryPort = { $cannot }: a porta de consulta { $port } não é válida
game_exists = { $cannot }: “{ $slug }” já está na lista ou era o nome curto de um jogo que está
picture_refused-damaged =
    Não dá para usar esta imagem: o arquivo está danificado; abra em um editor de imagens e salve de
    novo
picture_refused-animated = Não dá para usar esta imagem: ela é animada; escolha uma que não se mexa
picture_refused-format =
    Não dá para usar esta imagem: ela não é PNG, JPEG nem WebP; GIF e SVG não são aceitos
picture_refused-large =
    Não dá para usar esta imagem: ela tem { $width } × { $height } pixels, e uma assim pode ter
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapixels; reduza-a antes
picture_refused-small =
    Não dá para usar esta imagem: ela tem { $width } × { $height } pixels, e um { $kind ->
        [logo] logo
       *[banner] banner
    } precisa de pelo menos { $minWidth } × { $minHeight }
picture_gone = { $cannot } de “{ $slug }”: as imagens mudaram nesse meio-tempo; veja de novo
report_invalid-other =
    Não foi possível denunciar: diga o que está errado, em 1 a { $max } caracteres
report_invalid-chosen =
    Não foi possível denunciar: diga o que está errado, em no máximo { $max } caracteres
reports_too_many-nameless =
    Não foi possível denunciar: a moderação já tem { $max } denúncias deste servidor de pessoas sem
    login e não aceita mais dessas por enquanto. Entre na sua conta em outra aba e envie de novo
reports_too_many-all =
    Não foi possível denunciar: a moderação já tem { $max } denúncias deste servidor; tente de novo
    em uma hora
report_gone = Não foi possível fechar as denúncias de “{ $slug }”: nenhuma está aberta

fact-tags = Escolha no máximo { $max } tags.
fact-country = Escolha um país da lista.
fact-languages = Escolha idiomas da lista.
fact-languages_too_many = Escolha no máximo { $max } idiomas.
fact-description = Uma descrição tem no máximo { $max } caracteres.
fact-text_language = Escolha um idioma da lista.
fact-text_language_twice =
    Mais abaixo também há textos neste idioma. Remova-os ou escolha outro idioma aqui.
fact-rules = As regras têm no máximo { $max } caracteres.
fact-tagline_not_one_line = Um slogan é uma linha de caracteres imprimíveis.
fact-tagline_too_long = Um slogan tem no máximo { $max } caracteres.
fact-version_not_one_line = Uma versão é uma linha de caracteres imprimíveis.
fact-version_too_long = Uma versão tem no máximo { $max } caracteres.
fact-website_too_long = Um site tem no máximo { $max } caracteres.
fact-website_too_long_as_written =
    Um site tem no máximo { $max } caracteres, como os navegadores o escrevem.
fact-website_elsewhere = Um site é um link para um site público que começa com https://.
fact-discord_too_long = Um convite tem no máximo { $max } caracteres.
fact-discord_too_long_as_written =
    Um convite tem no máximo { $max } caracteres, como os navegadores o escrevem.
fact-discord_elsewhere = Um convite é um link de { $sites } que começa com https://.
fact-video_too_long = Um vídeo tem no máximo { $max } caracteres.
fact-video_too_long_as_written =
    Um vídeo tem no máximo { $max } caracteres, como os navegadores o escrevem.
fact-video_elsewhere = Um vídeo é um link de { $sites } que começa com https://.

key_unknown-plain = Não existe a chave “{ $id }”
key_unknown-cannot = { $cannot }: não existe a chave “{ $id }”
key_name_invalid =
    Não foi possível criar a chave: o nome de uma chave tem de 1 a { $max } caracteres imprimíveis
keys_too_many =
    Não foi possível criar a chave: este servidor já tem { $max } chaves; revogue uma primeiro
scopes_invalid = Não foi possível criar a chave: escolha para que ela serve, entre { $known }
key_revoked = { $cannot }: ela foi revogada em { $at }
overlap_invalid =
    Não foi possível trocar a chave: as duas valem juntas de 0 a { $max } horas, não { $hours }
webhook_url_refused-incomplete =
    Não dá para usar essa URL de webhook: não é um endereço web completo.
webhook_url_refused-inner =
    Não dá para usar essa URL de webhook: ela precisa levar a um host na internet pública.
webhook_url_refused-chat =
    Não dá para usar essa URL de webhook: este é o endereço de um canal do Discord, que aceita
    mensagens, não votos. Conecte-o em Chats: os votos são publicados lá como mensagens.
webhook_url_refused-scheme =
    Não dá para usar essa URL de webhook: ela precisa começar com https:// ou http://.
webhook_url_refused-credentials =
    Não dá para usar essa URL de webhook: ela não pode conter nome de usuário nem senha.
webhook_url_refused-port =
    Não dá para usar essa URL de webhook: a porta { $port } não é permitida: escolha 80, 443 ou
    outra acima de 1023.
webhook_url_refused-tooLong =
    Não dá para usar essa URL de webhook: ela tem no máximo { $max } caracteres.
webhook_url_taken = Não dá para usar { $url }: outra chave deste servidor já envia para lá
secret_not_prepared = Não foi possível ativar um segredo de webhook: nenhum foi preparado
key_is_votifier = { $cannot }: ela representa o Votifier, em Recompensas
key_is_chat = { $cannot }: ela representa um canal, em Chats
chat_address_refused-notDiscord =
    Não foi possível conectar: isto não é o endereço de um webhook do Discord. No Discord, abra as
    configurações do canal, depois Integrações e Webhooks, e copie a URL do webhook.
chat_address_refused-notSlack =
    Não foi possível conectar: isto não é o endereço de um webhook de entrada do Slack. Ele começa
    com https://hooks.slack.com/services/.
chat_connected = Não foi possível conectar: este canal já está conectado
votifier_address_refused-host =
    Não foi possível conectar: isto não é um nome de host nem um endereço; a porta tem um campo
    próprio.
votifier_address_refused-inner =
    Não foi possível conectar: o Votifier precisa estar acessível na internet pública neste host.
votifier_address_refused-port =
    Não foi possível conectar: o Votifier não pode ser acessado na porta { $port }: em geral é
    { $usual }.
votifier_secret_refused-missing =
    Não foi possível conectar: falta o token ou a chave pública do seu Votifier
votifier_secret_refused-lost = Não foi possível conectar: cole o token ou a chave mais uma vez
votifier_secret_refused-privateKey =
    Não foi possível conectar: esta é uma chave privada. Ela precisa ficar no seu servidor: cole a
    de public.key e crie chaves novas se mais alguém viu esta.
votifier_secret_refused-neither =
    Não foi possível conectar: isto não é um token (de 6 a { $max } caracteres sem espaços) nem uma
    chave pública do Votifier.
votifier_secret_refused-anotherKey =
    Não foi possível conectar: o Votifier usa chaves RSA de { $bits } bits, e esta é outra: exclua a
    pasta “rsa” do seu plugin e reinicie o servidor, que cria novas.
votifier_connected = Não foi possível conectar: isso acabou de ser feito em outra janela
votifiers_too_many = Não foi possível conectar: este servidor já tem { $max } receptores; remova um primeiro
votifier_missing = Não foi possível escolher o Votifier: conecte um primeiro, com o token ou a chave dele
replay_time_invalid-since =
    Não foi possível reenviar desde { $time }: precisa ser dentro dos últimos { $days } dias
replay_time_invalid-unreadable =
    Não foi possível reenviar desde esse momento: precisa ser dentro dos últimos { $days } dias
replay_too_soon =
    Não foi possível reenviar: o último reenvio a este endereço não acabou ou foi há pouco; o
    próximo pode começar às { $from }
sends_too_many =
    { $cannot }: você enviou muita coisa à mão a este endereço; tente de novo em um minuto
delivery_unknown = { $cannot }: não existe a entrega “{ $id }”
delivery_unfinished = Não foi possível reenviar a entrega “{ $id }”: ela está sendo enviada
delivery_without_destination =
    { $doing ->
        [resend] Não foi possível reenviar: a chave foi revogada ou não tem URL de webhook
        [replay] Não foi possível reenviar os votos: esta chave não tem URL de webhook
        [test_the_webhook] Não foi possível testar o webhook: esta chave não tem URL de webhook
       *[grade_the_receiver_of_this_key]
            Não foi possível avaliar o receptor desta chave: ela não tem URL de webhook ou está falhando:
            envie testes até um chegar
    }

clock_off = Não foi possível votar: o relógio deste host e o do banco de dados não batem
favourites_full = Não foi possível adicionar um favorito: você já tem { $max }; remova um primeiro
vote_unknown = { $cannot }: não existe o voto “{ $id }”
vote_voided =
    { $doing ->
        [resend] Não foi possível reenviar a entrega “{ $id }”: o voto foi anulado
       *[void_vote] Não foi possível anular o voto “{ $id }”: ele já está anulado
    }
void_choice_invalid-span =
    Não foi possível escolher os votos: o período precisa começar antes de terminar, estar no
    passado e ter no máximo { $days } dias
void_choice_invalid-number =
    Não foi possível escolher os votos: { $given } não é um número inteiro de 1 a { $max }
void_choice_changed-others =
    Não foi possível anular os votos: outra ação sobre votos dessas horas está em andamento;
    conte-os de novo em um minuto
void_choice_changed-counted =
    Não foi possível anular os votos: você contou { $expected }, mas alguém anulou alguns nesse
    meio-tempo, e agora são { $votes }; conte-os de novo
void_batch_unknown = Não foi possível desfazer: não existe a ação “{ $id }”
void_batch_lifted = Não foi possível desfazer a ação “{ $id }”: ela já foi desfeita
void_notice_unknown = Não foi possível responder: não existe o aviso sobre votos anulados “{ $id }”
void_answered-lifted = Não foi possível responder: os votos voltaram a contar
void_answered-given = Não foi possível responder: cada aviso tem uma resposta, e ela já foi dada
void_answer_invalid = Não foi possível responder: escreva de { $min } a { $max } caracteres
void_answer_read = Outra pessoa marcou a resposta como lida
wave_unknown = Não existe o alerta “{ $id }”
wave_decided-person =
    { $state ->
        [voided]
            Não foi possível decidir sobre o alerta: { $by } anulou os votos dele nesse meio-tempo
       *[dismissed] Não foi possível decidir sobre o alerta: { $by } o descartou nesse meio-tempo
    }
wave_decided-operator =
    { $state ->
        [voided]
            Não foi possível decidir sobre o alerta: a administração do site anulou os votos dele nesse
            meio-tempo
       *[dismissed]
            Não foi possível decidir sobre o alerta: a administração do site o descartou nesse meio-tempo
    }
wave_grown =
    Não foi possível decidir sobre o alerta: ele tem { $votes } votos agora e tinha { $seen } quando
    você o abriu; veja de novo
