### docs

all = Todos os guias
nav = Guias
contents = Nesta página
prev = ← Anterior
next = Próximo →
around = Guias anterior e seguinte
asText = Esta página em Markdown
table = Tabela { $nth }
start = O que você quer fazer?
search = Buscar na documentação
searchHint = Um erro, uma configuração, uma palavra: whitelist, 401, same vote twice…
submit = Buscar
results = Busca: { $query }
found =
    { $parts ->
        [one] { $parts } trecho encontrado.
        [many] { $parts } de trechos encontrados.
       *[other] { $parts } trechos encontrados.
    }
ask = Digite o que você procura, como um código de erro, um cabeçalho ou um plugin.
synonyms = Também buscamos por:
nothing = Nada encontrado para “{ $query }”
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = A maioria procura uma destas respostas:
often-key = Minha chave retorna 401
often-day = Quando acaba o dia de votação?
often-twice = O mesmo voto chegou duas vezes
often-laptop = Testar um webhook no meu notebook
often-addresses = De quais endereços vêm os webhooks?
code = Código
status = Status
cause = Esta chamada causa o erro
answer = A resposta
allErrors = Todos os erros e como eles são

references-api = API
references-rewards = API de recompensas
references-public = API pública
