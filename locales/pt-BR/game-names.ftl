### game-names

heading = Seus nomes nos jogos
lead =
    Usa outro nome no Bedrock ou um ID da Steam em alguns servidores? Adicione e escolha em cada
    página de voto com qual votar. O servidor recebe e recompensa exatamente esse nome.
note = Cada página de voto pergunta qual dos seus nomes vota.
open = Seus nomes…

listHeading = Nomes que podem votar

kinds-steam = Confirmado pelo seu login na Steam
kinds-added = Adicionado por você
badges-own = conta
badges-proved = confirmado
votesFor =
    { $more ->
        [0] Vota em { $servers }
       *[other] Vota em { $servers } e mais { $more }
    }
unused = Ainda sem votos com ele

remove = Remover
addHeading = Adicionar um nome
left =
    Você pode adicionar { $left ->
        [one] mais { $left } nome.
       *[other] { $left } nomes.
    }
ruleTitle = Como contam os votos de um nome adicionado
rule =
    Outros jogadores podem adicionar o mesmo nome ou criar conta com ele, porque nada comprova
    de quem é. Para um nome assim, cada servidor aceita um voto por dia, de quem votar primeiro,
    e mais um pelo link que você recebe no jogo.
steamRule =
    Rust e outros jogos da Steam conhecem você pelo seu ID da Steam. Entre com a Steam, e ele
    aparece aqui sozinho.
name = Nome no jogo
add = Adicionar este nome
back = Voltar à sua conta
backTo = Voltar
full = Você já tem o máximo de nomes por conta. Remova um para adicionar outro.
