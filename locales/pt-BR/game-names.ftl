### game-names

heading = Seus nomes nos jogos
lead =
    Usa outro nome no Bedrock ou um ID da Steam em alguns servidores? Adicione e escolha em cada
    página de voto com qual votar. O servidor recebe e recompensa exatamente esse nome.
note = Cada página de voto pergunta qual dos seus nomes vota.
open = Seus nomes…

heads-1 = Nome
heads-2 = De onde vem
heads-3 = { "" }

kinds-own = o nome da sua conta
kinds-steam = confirmado pelo seu login na Steam
kinds-added = adicionado por você

remove = Remover
addHeading = Adicionar um nome
rule =
    Além do nome da sua conta, você pode ter mais dois, sem comprovação. Outros jogadores podem usar
    o mesmo nome: ele continua livre para criar contas. Para um nome assim, cada servidor aceita um
    voto por dia, de quem votar primeiro, e mais um pelo link que você recebe no jogo.
steamRule =
    Rust e outros jogos da Steam conhecem você pelo seu ID da Steam. Entre com a Steam, e ele
    aparece aqui sozinho.
name = Nome no jogo
add = Adicionar este nome
back = Voltar à sua conta
backTo = Voltar
full = Você já tem o máximo de nomes por conta. Remova um para adicionar outro.
