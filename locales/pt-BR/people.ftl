### people

roles-owner = Dono
roles-manager = Gerente
roles-viewer = Observador

page-title = Configurações de { $server }
page-heading = Equipe
page-lead =
    Quem pode cuidar deste servidor. Cada pessoa usa a própria conta. A atividade recente, em Chaves
    e entregas, mostra quem fez o quê.

page-heads-1 = Nome
page-heads-2 = Papel
page-heads-3 = Desde
page-heads-4 = { "" }

page-you = você

page-change-manager = Tornar gerente
page-change-viewer = Tornar observador

page-remove = Remover
page-removed =
    Quem você remove perde o acesso na hora. As chaves que a pessoa conhece continuam funcionando: esta
    página passa a listá-las, e você pode renovar todas de uma vez.
page-leave = Sair deste servidor
page-leaveLead = Você perde o acesso na hora. Só o dono pode convidar você de novo.
page-offersTitle = Ofertas abertas
page-offer =
    { $role ->
        [owner] { $name }, para assumir o servidor
        [manager] { $name }, como gerente
       *[viewer] { $name }, como observador
    }
page-withdraw = Retirar
page-inviteTitle = Convidar alguém
page-inviteLead =
    A pessoa vê a oferta na página “Meus servidores” por sete dias e recebe um e-mail se confirmou o
    endereço. Nada muda até ela aceitar.
page-name = Nome da conta
page-role = Papel

page-choices-viewer = Observador: vê números, votantes e entregas
page-choices-manager = Gerente: pode fazer tudo, menos excluir, transferir ou convidar

page-invite = Enviar convite
page-needsApproval = Você pode convidar pessoas depois que a moderação aprovar o servidor.

link-title = Link de convite
link-label = Envie este link para uma pessoa
link-help = Quem o abrir e entrar pode se tornar gerente. Funciona uma vez, por { $days } dias.
link-make = Criar link
link-open = Um link, como gerente
link-until = Ainda não usado, funciona até
link-dead = Cada link funciona uma vez, por { $days } dias. Peça um novo.

handover-title = Passar adiante
handover-lead = Passa o servidor para outra conta, com votos, chaves e equipe.
handover-what =
    Você confirma que é você, e a outra pessoa aceita em até sete dias. Depois disso o servidor é
    dela, e você perde o acesso. No começo, os webhooks do novo dono recebem no máximo 10 votos por
    segundo.
handover-name = Nome da conta do novo dono
handover-submit = Oferecer o servidor

unlist-title = Tirar da lista
unlist-lead = Para uma pausa. Você pode desfazer.
unlist-what =
    Ele sai de todas as listas, e a página dele e a de voto fecham. As chaves de API param e as
    entregas esperam; tudo o que você configurou fica. Os votos saem do ranking depois de 30 dias.
unlist-button = Tirar da lista
unlist-again = Ele está fora da lista. Voltar a listá-lo não precisa da moderação.
unlist-relist = Voltar a listar
unlist-notNow = Só um servidor que está na lista pode sair dela.

deletion-group = Excluir
deletion-groupLead = Isto não pode ser desfeito.
deletion-link = Excluir…
deletion-what = A próxima página diz o que some e quando, e pede que você confirme.
deletion-title = Excluir { $server }
deletion-heading = Excluir este servidor?
deletion-lead = Veja o que acontece com tudo o que pertence a ele.
deletion-effects = O que acontece
deletion-atOnce = Na hora
deletion-page-what = Página, textos, imagens e selo
deletion-page-effect = Somem para todo mundo. Nenhum outro servidor recebe este endereço.
deletion-keys-what = Chaves de API
deletion-keys-effect =
    { $keys ->
        [0] Não há nenhuma.
        [one] { $keys } para: os plugins recebem um erro.
        [many] { $keys } param: os plugins recebem um erro.
       *[other] { $keys } param: os plugins recebem um erro.
    }
deletion-waiting-what = Entregas na fila ou em espera
deletion-waiting-effect =
    { $votes ->
        [0] Não há nenhuma.
        [one] { $votes } voto: nunca vai ser enviado.
        [many] { $votes } de votos: nunca vão ser enviados.
       *[other] { $votes } votos: nunca vão ser enviados.
    }
deletion-inbox-what = Recompensas na caixa de entrada
deletion-inbox-effect =
    { $votes ->
        [0] Não há nenhuma.
        [one] { $votes } voto: ninguém mais pode retirá-lo.
        [many] { $votes } de votos: ninguém mais pode retirá-los.
       *[other] { $votes } votos: ninguém mais pode retirá-los.
    }
deletion-votes-what = Votos
deletion-votes-effect =
    { $votes ->
        [one] { $votes } voto: deixa de contar, mas fica nos dados do próprio jogador.
        [many] { $votes } de votos: deixam de contar, mas ficam nos dados dos próprios jogadores.
       *[other] { $votes } votos: deixam de contar, mas ficam nos dados dos próprios jogadores.
    }
deletion-people-what = Equipe
deletion-people-effect =
    { $people ->
        [0] Ninguém mais tem acesso.
        [one] { $people } pessoa perde o acesso.
        [many] { $people } de pessoas perdem o acesso.
       *[other] { $people } pessoas perdem o acesso.
    }
deletion-offers-what = Ofertas abertas
deletion-offers-effect = Ninguém mais pode aceitá-las.
deletion-past-what = Entregas anteriores
deletion-past-effect = São excluídas uma a uma.
deletion-past-when =
    { $days ->
        [one] { $days } dia depois de cada uma
        [many] { $days } de dias depois de cada uma
       *[other] { $days } dias depois de cada uma
    }
deletion-record-what = Registro de alterações
deletion-record-effect = Fica, só para a moderação.
deletion-record-when = Por dois anos

deletion-heads-1 = O quê
deletion-heads-2 = Efeito
deletion-heads-3 = Quando

deletion-rather = Melhor não?
deletion-instead =
    Tire-o da lista para uma pausa, que você pode desfazer, ou passe-o para alguém que continue com
    ele. As duas opções mantêm os votos e tudo o que você configurou.
deletion-insteadUnlisted =
    Ele já está fora da lista. Você pode deixar assim ou passá-lo para alguém que continue com ele:
    isso mantém os votos e tudo o que você configurou.
deletion-unlist = Tirar da lista
deletion-handOver = Passar adiante
deletion-forGood = Excluir para sempre
deletion-type = Para confirmar, digite
deletion-typeHelp = Maiúsculas não importam. Você também pode digitar { $slug }.
deletion-otherName = Esse não é o nome dele, que é “{ $name }”.
deletion-keep = Manter
deletion-password = Sua senha

offer-title =
    { $role ->
        [owner] Assumir { $server }?
       *[other] Cuidar de { $server }?
    }
offer-lead =
    { $role ->
        [owner] { $owner } quer passar este servidor para você.
        [manager] { $owner } convida você como gerente.
       *[viewer] { $owner } convida você como observador.
    }

offer-means-viewer = Você vai ver os números, os votantes e as entregas.
offer-means-manager =
    Você pode editar a página do servidor, as chaves e as recompensas: tudo menos excluí-lo,
    passá-lo adiante e decidir quem cuida dele.
offer-means-owner =
    Você passa a ser responsável por ele, com votos, chaves e webhooks. O dono anterior perde o
    acesso. Chaves de API e segredos que outras pessoas conhecem continuam funcionando até você
    trocá-los.

offer-people = Estas pessoas mantêm o acesso até você removê-las: { $names }.
offer-former =
    { $role ->
        [manager] Você deixa de ser gerente: como dono, pode fazer tudo.
       *[viewer] Você deixa de ser observador: como dono, pode fazer tudo.
    }

offer-accept-viewer = Aceitar
offer-accept-manager = Aceitar
offer-accept-owner = Assumir

offer-decline = Recusar
offer-game = Jogo
offer-address = Endereço
offer-status = Status
offer-until = Vale até
offer-declineLead = Se você recusar, o dono não pode convidar você de novo por { $days } dias.

known-title = Chaves que ex-membros conhecem
known-lead =
    Foram criadas ou digitadas por quem não administra mais este servidor. Elas ainda funcionam.
known-heads-1 = Chave
known-heads-2 = Conhecida por
known-heads-3 = O que fazer
known-kinds-api_key = Chave de API “{ $name }”
known-kinds-webhook_secret = Segredo de webhook de “{ $name }”
known-kinds-url_key = Chave de URL
known-kinds-link_key = Chave dos links de voto
known-kinds-chat = Endereço de “{ $name }”
known-kinds-votifier = Token do Votifier de “{ $name }”
known-deleted = uma conta excluída
known-elsewhere-chat = Crie um endereço novo no chat e digite-o em Chats.
known-elsewhere-votifier = Defina um token novo no seu servidor de jogo e digite-o em Recompensas.
known-renew = Renovar todas as chaves
known-renewHelp =
    As chaves antigas param na hora, e cada nova aparece uma vez. Os segredos de webhook valem até
    você ativar o novo.
known-activate = Coloque-o no seu receptor e depois ative-o na página da chave.
known-made = Suas novas chaves
