### docs

all = Todas las guías
nav = Guías
contents = En esta página
asText = Esta página en Markdown
table = Tabla { $nth }
search = Buscar en las guías
submit = Buscar
results = Búsqueda: { $query }
found =
    { $parts ->
        [one] 1 sección encontrada
       *[other] { $parts } secciones encontradas
    }
ask = Escribe lo que buscas, por ejemplo un código de error, una cabecera o un plugin.
nothing = No se ha encontrado nada. Prueba otras palabras, como un código, una cabecera o un plugin.
inCode = En su código:
examples-code = Un código de error
examples-header = Una cabecera de los webhooks
examples-plugin = Un protocolo de plugins de votos
code = Código
status = Estado
allErrors = Todos los errores y cómo se ven

references-api = API
references-rewards = API de recompensas
references-public = API pública
