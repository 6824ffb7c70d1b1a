### docs

all = Tous les guides
nav = Guides
contents = Sur cette page
prev = ← Précédent
next = Suivant →
around = Guides précédent et suivant
asText = Cette page en Markdown
table = Tableau { $nth }
start = Que veux-tu faire ?
search = Rechercher dans les docs
searchHint = Une erreur, un réglage, un mot : whitelist, 401, same vote twice…
submit = Rechercher
results = Recherche : { $query }
found =
    { $parts ->
        [one] { $parts } passage trouvé.
        [many] { $parts } de passages trouvés.
       *[other] { $parts } passages trouvés.
    }
ask = Saisis ce que tu cherches, par exemple un code d’erreur, un en-tête ou un plugin.
synonyms = Recherché aussi :
nothing = Rien pour « { $query } »
part = { $page } : { $heading }
place = { $group } › { $page }
often-lead = On cherche le plus souvent l’une de ces réponses :
often-key = Ma clé renvoie 401
often-day = Quand se termine la journée de vote ?
often-twice = Le même vote est arrivé deux fois
often-laptop = Tester un webhook sur mon ordinateur
often-addresses = De quelles adresses viennent les webhooks ?
code = Code
status = Statut
cause = Cet appel provoque l’erreur
answer = La réponse
allErrors = Toutes les erreurs, et leur aspect

references-api = API
references-rewards = API des récompenses
references-public = API publique
