### refusals

account_name_invalid-characters =
    Use de 2 a 32 letras de A a Z, números, “_”, “.” ou “-”. Nomes não têm espaços nem começam com
    “-”.
account_name_invalid-prefix =
    Escolha um nome que não comece com “{ $prefix }”. Este site não aceita esses nomes.
account_name_reserved = “{ $name }” é reservado ao site. Escolha outro nome.
account_name_steam = Isso é um ID da Steam. Entre com a Steam para usá-lo.
game_name_known = “{ $name }” já está na sua lista.
game_names_full = Remova um nome primeiro. Além do seu, você pode ter { $max } que nada comprova.
account_exists-email = Este endereço já tem uma conta. Entre nela.
account_exists-voted =
    Um jogador já votou como “{ $name }”. Se foi você, confirme seu e-mail primeiro.
account_exists-name = “{ $name }” já está em uso. Escolha outro nome ou entre, se for o seu.
identity_linked = Isso pertence a outra conta daqui. Desvincule por lá primeiro.
last_way_in = Adicione outra forma de entrar primeiro. Esta é a única que você tem.
sign_in_link_refused =
    “{ $name }” não pode receber um link para entrar. A conta está desativada ou o jogador nunca
    criou conta.
claim_gone = Não há mais nada a decidir. O pedido não existe mais, ou o nome já tem dono.
sign_in_needed = “{ $player }” tem uma conta aqui. Entre para votar com ela.
account_unknown-named = Não existe a conta “{ $name }”. Confira o nome.
account_unknown-deleted = Esta conta foi excluída.
account_owns_listings =
    Primeiro exclua seus servidores, tire-os da lista ou passe-os adiante: { $named }.
account_disabled-vote = Esta conta não pode votar. A moderação a desativou.
account_disabled-again = Esta conta já está desativada.
account_decided = Outra pessoa decidiu depois que você abriu isto. Veja de novo.
account_not_disabled = Esta conta não está desativada.
account_has_role =
    { $role ->
        [moderator] Esta conta é de moderador. Um administrador precisa retirar esse papel antes.
       *[administrator]
            Esta conta é de administrador. Outro administrador precisa retirar esse papel antes.
    }
account_cant_have_role = Escolha outra conta. Esta está desativada ou ninguém consegue entrar nela.
last_administrator = Torne outra pessoa administradora primeiro. O site não tem mais ninguém.
rename_too_soon = Você pode mudar seu nome de novo em { DATETIME($next, dateStyle: "medium") }.
email_invalid = Digite um e-mail, como lena@example.org.
password_too_short = Use pelo menos { $min } caracteres.
password_too_long = Use no máximo { $max } caracteres.
password_common = Fácil demais de adivinhar. Use três ou quatro palavras que não combinem entre si.
bot_check_failed-forged = Essa verificação não era para este formulário. Tente de novo.
bot_check_failed-expired = A página ficou aberta por tempo demais. Tente de novo.
bot_check_failed-unavailable =
    A verificação contra bots está fora do ar. Tente de novo daqui a pouco.
bot_check_spent = Essa verificação já foi usada. Tente de novo.
moderators_only = Só a moderação pode fazer isso.
administrators_only = Só administradores podem fazer isso. Peça a um deles.
setting_invalid-accent = Digite a cor com # e seis dígitos, como #f4b41f.
setting_invalid-name = Use no máximo { $max } caracteres imprimíveis no nome.
setting_invalid-imprint = Use no máximo { $max } caracteres imprimíveis nas informações legais.
reason_needed = Diga por quê, em { $min } a { $max } caracteres.
form_used = Este formulário já foi enviado e teve efeito uma vez. Não é preciso fazer mais nada.

server_unknown = Não existe o servidor “{ $slug }”.
role_too_low =
    { $role ->
        [owner] Peça ao dono. Só ele pode fazer isso.
       *[other] Peça ao dono ou a um gerente. Observadores podem ver, mas não mudar nada.
    }
offer_unknown =
    Esta oferta não existe mais. Foi retirada ou respondida, expirou, ou o servidor tem outro
    dono.
offer_refused-unknown = Ninguém aqui se chama { $name }. Pergunte o nome de usuário da pessoa.
offer_refused-self = { $name } já é o dono.
offer_refused-member = { $name } já tem acesso.
offer_refused-you = Você já tem acesso, ou uma oferta espera em “Meus servidores”.
offer_refused-asked =
    { $name } já recebeu uma oferta. Retire-a primeiro ou espere { $days } dias se ela foi
    recusada.
offer_refused-many =
    Remova uma pessoa ou retire uma oferta primeiro. O máximo é de { $max } pessoas e ofertas
    abertas.
offer_refused-unpublished = Espere até a moderação aprovar o servidor.
member_unknown = Esta pessoa não tem mais acesso.
server_name_invalid = Digite um nome de { $min } a { $max } caracteres imprimíveis.
slug_refused-form = Use de { $min } a { $max } letras minúsculas de a a z, números e hifens simples.
slug_refused-formLike =
    Use de { $min } a { $max } letras minúsculas de a a z, números e hifens simples, como
    “{ $example }”.
slug_refused-reserved = “{ $slug }” é reservado ao site. Escolha outro endereço.
slug_refused-taken = Outro servidor tem ou teve o endereço “{ $slug }”. Escolha outro.
slug_refused-alike = “{ $slug }” é parecido demais com o endereço de outro servidor. Escolha outro.
slug_moved = Você pode mudar o endereço de novo em { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Digite só o endereço, como play.example.com.
server_host_invalid-inner =
    Digite o endereço público do servidor. Este só é acessível da sua própria rede.
server_port_invalid = Digite um número de porta de 1 a 65535.
description_too_long =
    { $over ->
        [one] Encurte em { $over } caractere.
        [many] Encurte em { $over } de caracteres.
       *[other] Encurte em { $over } caracteres.
    }
changed_meanwhile = Isto mudou nesse meio-tempo. Confira e salve de novo.
facts_invalid = { $faults }
tag_unknown = Não existe a tag “{ $slug }”. Escolha uma da lista.
tag_invalid-name = Digite um nome de { $min } a { $max } caracteres imprimíveis.
tag_invalid-slug = Use de 2 a 40 caracteres no nome curto: a a z, 0 a 9 e hifens simples.
tag_exists = “{ $name }” já está na lista.
entry_used =
    { $servers ->
        [one] Junte a outro item. { $servers } servidor usa, ou usava ao ser excluído.
        [many] Junte a outro item. { $servers } de servidores usam, incluindo excluídos.
       *[other] Junte a outro item. { $servers } servidores usam, incluindo excluídos.
    }
merged_with_itself = Escolha outro item para juntar.
servers_too_many-all =
    Você pode ter no máximo { $max } servidores. Os excluídos há pouco ainda contam.
servers_too_many-pending =
    Espere uma decisão ou exclua um servidor. Você tem { $pending } aguardando a moderação.
change_gone-none = Nenhuma alteração de “{ $slug }” está aguardando.
change_gone-seen = O dono de “{ $slug }” o editou nesse meio-tempo. Veja de novo.
change_gone-replaced = O dono de “{ $slug }” trocou esta alteração nesse meio-tempo. Veja a nova.
server_transition-status =
    { $status ->
        [pending] “{ $slug }” está pendente, então não é possível. Veja de novo.
        [approved] “{ $slug }” está aprovado, então não é possível. Veja de novo.
        [rejected] “{ $slug }” está recusado, então não é possível. Veja de novo.
       *[suspended] “{ $slug }” está suspenso, então não é possível. Veja de novo.
    }
server_transition-ownerless = O dono de “{ $slug }” excluiu a conta, então ninguém responde por ele.
server_transition-changed =
    “{ $slug }” foi alterado ou decidido depois que você abriu. Veja de novo.
server_transition-unlisted = O dono de “{ $slug }” o tirou da lista.
server_transition-told = O dono de “{ $slug }” já foi avisado. Decida de novo.
server_own = Você cuida de “{ $slug }”, então deixe para outro moderador.
server_not_approved =
    { $status ->
        [pending] “{ $slug }” está pendente. A moderação precisa aprová-lo primeiro.
        [rejected] “{ $slug }” está recusado. O dono precisa alterá-lo e enviá-lo de novo.
       *[suspended] “{ $slug }” está suspenso. A moderação precisa aprová-lo de novo primeiro.
    }
check_too_soon-busy = Há servidores demais sendo verificados. Tente de novo em instantes.
check_too_soon-waiting =
    Um dos seus servidores pendentes acabou de ser verificado. Tente de novo em { $seconds }
    segundos.
check_too_soon-listed = Acabou de ser verificado. Tente de novo em { $seconds } segundos.
game_unknown = Não existe o jogo “{ $slug }”. Escolha um destes: { $known }.
game_invalid-name = Digite um nome de { $min } a { $max } caracteres imprimíveis.
game_invalid-slug = Use de 2 a 60 caracteres no nome curto: a a z, 0 a 9 e hifens simples.
game_invalid-protocol = Não existe o protocolo “{ $protocol }”. Escolha um destes: { $known }.
game_invalid-port = Digite um número de porta de 1 a { $max }.
game_invalid-queryPort = Escolha outra distância até a porta de consulta. Assim ela seria { $port }.
game_exists = “{ $slug }” já está na lista, ou foi o nome curto de um jogo da lista.
picture_refused-damaged = O arquivo está danificado. Abra em um editor de imagens e salve de novo.
picture_refused-animated = Escolha uma imagem que não se mexa.
picture_refused-format = Use um PNG, JPEG ou WebP.
picture_refused-large =
    Diminua a imagem primeiro. Ela tem { $width } × { $height } pixels, e o máximo é de
    { NUMBER($megapixels, maximumFractionDigits: 1) } megapixels.
picture_refused-small =
    { $kind ->
        [logo]
            Use uma imagem maior. Um logo precisa de { $minWidth } × { $minHeight } pixels, e esta
            tem { $width } × { $height }.
       *[banner]
            Use uma imagem maior. Um banner precisa de { $minWidth } × { $minHeight } pixels, e
            esta tem { $width } × { $height }.
    }
picture_gone = As imagens de “{ $slug }” mudaram nesse meio-tempo. Veja de novo.
report_invalid-other = Diga o que está errado, em 1 a { $max } caracteres.
report_invalid-chosen = Use no máximo { $max } caracteres.
reports_too_many-nameless =
    Entre na sua conta em outra aba e envie de novo. A moderação já tem { $max } denúncias de
    pessoas sem login e não aceita mais dessas por enquanto.
reports_too_many-all = A moderação já tem { $max } denúncias sobre isto. Tente de novo em uma hora.
report_gone = Não há mais denúncias abertas de “{ $slug }”.

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

key_unknown = Não existe a chave “{ $id }”.
key_name_invalid = Dê à chave um nome de 1 a { $max } caracteres imprimíveis.
keys_too_many = Revogue uma chave primeiro. O máximo é { $max }.
scopes_invalid = Escolha para que serve a chave: { $known }.
key_revoked = Esta chave foi revogada. Crie uma nova.
overlap_invalid = Digite um número de horas de 0 a { $max }.
webhook_url_refused-incomplete = Digite o endereço completo, começando com https://.
webhook_url_refused-inner =
    Digite um endereço público da internet. Este só é acessível da sua própria rede.
webhook_url_refused-chat =
    Este é o endereço de um chat, que recebe mensagens, não votos. Conecte-o em “Chats”.
webhook_url_refused-scheme = Digite um endereço que comece com https:// ou http://.
webhook_url_refused-credentials = Tire o nome de usuário e a senha.
webhook_url_refused-port = A porta { $port } não é permitida. Escolha 80, 443 ou uma acima de 1023.
webhook_url_refused-tooLong = Use um endereço de no máximo { $max } caracteres.
webhook_url_taken = Outra chave deste servidor já envia para lá. Use essa ou outro endereço.
secret_not_prepared = Prepare um novo segredo primeiro.
key_is_votifier = Esta chave representa o Votifier. Mude-a em “Recompensas”.
key_is_chat = Esta chave representa um canal. Mude-a em “Chats”.
chat_address_refused-missing = Cole o endereço do webhook do canal.
chat_address_refused-notDiscord =
    Este não é o endereço de um webhook do Discord. No Discord, abra as configurações do canal,
    depois Integrações e Webhooks, e copie a URL do webhook.
chat_address_refused-notSlack =
    Este não é o endereço de um webhook de entrada do Slack. Ele começa com
    https://hooks.slack.com/services/.
chat_connected = Este canal já está conectado.
votifier_address_refused-host =
    Digite só o host, como play.example.com. A porta tem um campo próprio.
votifier_address_refused-inner =
    Digite um endereço público da internet. Este só é acessível da sua própria rede.
votifier_address_refused-port =
    O Votifier não é acessível na porta { $port }. Em geral é { $usual }.
votifier_secret_refused-missing = Cole o token ou a chave pública do seu Votifier.
votifier_secret_refused-lost = Cole o token ou a chave mais uma vez.
votifier_secret_refused-privateKey =
    Esta é uma chave privada: mantenha-a em segredo. Cole a de public.key e crie chaves novas se
    mais alguém viu esta.
votifier_secret_refused-neither =
    Cole um token (de 6 a { $max } caracteres sem espaços) ou uma chave pública do Votifier.
votifier_secret_refused-anotherKey =
    O Votifier precisa de uma chave RSA de { $bits } bits. Exclua a pasta “rsa” do seu plugin e
    reinicie o servidor, que cria novas.
votifier_connected = Isso acabou de ser feito em outra janela.
votifiers_too_many = Remova um receptor primeiro. O máximo é { $max }.
votifier_missing = Conecte um Votifier primeiro, com o token ou a chave.
goal_name_invalid = Dê à meta um nome como vote-party: letras minúsculas de a a z, dígitos, - e _.
goal_name_taken = Escolha outro nome. Outra meta já tem este.
goal_target_invalid = Escolha um número de { $min } a { $max }.
goals_too_many = Remova uma meta deste tipo primeiro. O máximo é { $max }.
goal_unknown = Não existe a meta “{ $name }”.
replay_time_invalid = Escolha um momento dos últimos { $days } dias.
replay_too_soon =
    O último reenvio a este endereço não acabou ou foi há pouco. Comece o próximo a partir de
    { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC.
sends_too_many = Você enviou muita coisa à mão. Tente de novo em um minuto.
delivery_unknown = Não existe a entrega “{ $id }”.
delivery_unfinished = Esta entrega está sendo enviada. Espere o resultado.
delivery_without_destination-resend =
    Esta entrega não pode ser reenviada. A chave foi revogada ou não tem URL de webhook.
delivery_without_destination-none = Dê uma URL de webhook a esta chave primeiro.
delivery_without_destination-grade =
    Dê uma URL de webhook a esta chave e envie testes até um chegar.

clock_off = Não dá para votar agora. O relógio deste host e o do banco de dados não batem.
favourites_full = Remova um favorito primeiro. O máximo é { $max }.
vote_unknown = Não existe o voto “{ $id }”.
vote_voided-resend = Esta entrega não pode ser reenviada. O voto dela foi anulado.
vote_voided-again = Este voto já está anulado.
void_choice_invalid-span =
    Escolha um início antes do fim, os dois no passado, com no máximo { $days } dias entre eles.
void_choice_invalid-number = Digite um número inteiro de 1 a { $max }.
void_choice_changed-others =
    Outra ação sobre votos dessas horas está em andamento. Conte-os de novo em um minuto.
void_choice_changed-counted =
    Você contou { $expected }, mas alguns foram anulados nesse meio-tempo e restam { $votes }.
    Conte-os de novo.
void_batch_unknown = Não existe a ação “{ $id }”.
void_batch_lifted = Esta ação já foi desfeita.
void_notice_unknown = Não existe o aviso sobre votos anulados “{ $id }”.
void_answered-lifted = Não é mais preciso responder. Os votos voltaram a contar.
void_answered-given = Você já respondeu. Cada aviso tem uma só resposta.
void_answer_invalid = Escreva de { $min } a { $max } caracteres.
void_answer_read = Outra pessoa marcou a resposta como lida.
suspension_answered-lifted = Não é preciso responder. O servidor não está suspenso.
suspension_answered-given = Você já respondeu. Cada suspensão tem uma só resposta.
suspension_own = Você suspendeu este servidor: deixe a resposta para outra pessoa da moderação.
wave_unknown = Não existe o alerta “{ $id }”.
wave_decided-person =
    { $state ->
        [voided] { $by } anulou os votos deste alerta nesse meio-tempo.
       *[dismissed] { $by } descartou este alerta nesse meio-tempo.
    }
wave_decided-operator =
    { $state ->
        [voided] O operador anulou os votos deste alerta nesse meio-tempo.
       *[dismissed] O operador descartou este alerta nesse meio-tempo.
    }
wave_grown =
    Agora são { $votes } votos, e eram { $seen } quando você abriu. Veja de novo e depois decida.
