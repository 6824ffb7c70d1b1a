### docs

all = Todas las guías
nav = Guías
contents = En esta página
prev = ← Anterior
next = Siguiente →
around = Guías anterior y siguiente
asText = Esta página en Markdown
table = Tabla { $nth }
start = ¿Qué quieres hacer?
search = Buscar en las guías
searchHint = Un error, un ajuste, una palabra: whitelist, 401, same vote twice…
submit = Buscar
results = Búsqueda: { $query }
found =
    { $parts ->
        [one] 1 sección encontrada.
       *[other] { $parts } secciones encontradas.
    }
ask = Escribe lo que buscas, por ejemplo un código de error, una cabecera o un plugin.
synonyms = También se buscó:
nothing = No hay nada sobre «{ $query }»
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = La mayoría busca una de estas respuestas:
often-key = Mi clave recibe un 401
often-day = ¿Cuándo termina el día de votación?
often-twice = El mismo voto llegó dos veces
often-laptop = Probar un webhook en mi portátil
often-addresses = ¿Desde qué direcciones llegan los webhooks?
code = Código
status = Estado
cause = Esta llamada provoca el error
answer = La respuesta
allErrors = Todos los errores y cómo se ven

references-api = API
references-rewards = API de recompensas
references-public = API pública
