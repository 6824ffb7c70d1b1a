### docs

all = Tous les guides
nav = Guides
contents = Sur cette page
asText = Cette page en Markdown
table = Tableau { $nth }
search = Rechercher dans les docs
submit = Rechercher
results = Recherche : { $query }
found =
    { $parts ->
        [one] { $parts } passage trouvé
        [many] { $parts } de passages trouvés
       *[other] { $parts } passages trouvés
    }
ask = Saisis ce que tu cherches, par exemple un code d’erreur, un en-tête ou un plugin.
nothing = Aucun résultat. Essaie d’autres mots, comme un code, un en-tête ou un plugin.
inCode = Dans son code :
examples-code = Un code d’erreur
examples-header = Un en-tête des webhooks
examples-plugin = Un protocole de plugins de vote
code = Code
status = Statut
allErrors = Toutes les erreurs, et leur aspect

references-api = API
references-rewards = API des récompenses
references-public = API publique
