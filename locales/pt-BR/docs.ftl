### docs

all = Todos os guias
nav = Guias
contents = Nesta página
asText = Esta página em Markdown
table = Tabela { $nth }
search = Buscar na documentação
submit = Buscar
results = Busca: { $query }
found =
    { $parts ->
        [one] { $parts } trecho encontrado
        [many] { $parts } de trechos encontrados
       *[other] { $parts } trechos encontrados
    }
ask = Digite o que você procura, como um código de erro, um cabeçalho ou um plugin.
nothing = Nada encontrado. Tente outras palavras, como um código, um cabeçalho ou um plugin.
inCode = No código:
examples-code = Um código de erro
examples-header = Um cabeçalho dos webhooks
examples-plugin = Um protocolo de plugins de votos
code = Código
status = Status
allErrors = Todos os erros e como eles são

references-api = API
references-rewards = API de recompensas
references-public = API pública
