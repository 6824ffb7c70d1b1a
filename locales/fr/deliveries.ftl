### deliveries

log-heading = Envois, les plus récents d’abord
log-lead = Chaque vote en route vers un webhook. Les envois terminés sont gardés 30 jours.
log-none = Rien d’envoyé pour l’instant
log-noneNext =
    Chaque vote envoyé à un webhook sera ici, avec tous les essais et toutes les réponses. Donne une
    URL de webhook à une clé, puis envoie un test depuis sa page.
log-noneFound = Aucun envoi de ce genre
log-noneOf = Aucun résultat pour { $search }
log-noneOfNext =
    La recherche prend le nom complet d’un joueur, avec ou sans majuscules, ou l’identifiant complet
    d’un vote ou d’un envoi.
log-backwards = Le premier jour est après le dernier
log-showAll = Afficher tous les envois
log-find = Joueur, identifiant de vote ou d’envoi
log-from = Du (UTC)
log-to = Au (UTC)
log-atLeast = { $votes }+
log-byState = Par état
log-all = Tous
log-filter = Filtrer les envois
log-allKeys = Toutes les clés
log-show = Rechercher
log-player = Joueur
log-nobody = personne
log-topTen = Les dix meilleurs
log-cast = Vote
log-key = Clé
log-state = État
log-last = Dernier résultat
log-attempts = Essais
log-next = prochain essai
log-again = renvoyé :
log-test = test
log-pages = Pages d’envois
log-older = Envois plus anciens
log-newest = Envois les plus récents
log-title = Envois du serveur { $server }
log-titleOf = Envois du serveur { $server } : { $state }

log-retryLead-abandoned =
    Renvoie ceux des 14 derniers jours, cinq par seconde. Ils gardent leur identifiant : un
    récepteur qui retient X-Listing-Vote ne récompense personne deux fois.
log-retryLead-held = Envoie ceux des 14 derniers jours, cinq par seconde.

log-retry-abandoned = Renvoyer tous les échecs : { $key }
log-retry-held = Envoyer tout ce qui attend : { $key }

day-title = Dernières 24 heures

day-typical = réponse typique
day-slow = réponse lente
day-label =
    Heure par heure sur 24 heures : { $atOnce } transmis du premier coup, { $late } après un nouvel
    essai, { $failed } dans la file ou échoués

day-axis-1 = il y a 24 h
day-axis-2 = 18 h
day-axis-3 = 12 h
day-axis-4 = 6 h
day-axis-5 = maint.

day-legend-ok = transmis du premier coup
day-legend-late = après un nouvel essai
day-legend-bad = dans la file ou échoués

ruler-label = { $made } essais sur { $of }, et l’attente avant chacun
ruler-wait-atOnce = tout de suite
ruler-wait-seconds = +{ $seconds } s
ruler-wait-minutes = +{ $minutes } min
ruler-wait-hours = +{ $hours } h

one-title = Vote pour { $server } : { $player } vers { $key }
one-back = Envois
one-cast = Date du vote
one-toKey = vers
one-next = prochain essai
one-nextAt = Prochain essai :
one-rejectedWith = Ton récepteur a échoué avec { $status }. Corrige-le, puis renvoie le vote.
one-vote = Vote (X-Listing-Vote)
one-id = Envoi (X-Listing-Delivery)
one-noUrl = pas d’URL
one-formerUrl = une URL précédente
one-elsewhere = vers une URL précédente
one-sinceMoved = C’était alors l’URL de la clé ; elle a changé depuis.
one-finished = terminé
one-resend = Renvoyer maintenant
one-stands = Cela reste vrai, quoi que donne un nouvel envoi.
one-underWay = C’est en route. Cette page s’actualise toutes les deux secondes.
one-request = Requête
one-requestLead = Essai { $attempt }, exactement tel qu’envoyé à
one-notSent = Rien d’envoyé pour l’instant. Ce sera le contenu, envoyé à
one-attempts = Essais
one-schedule = Douze au plus ; le dernier a lieu 76 heures après le vote.
one-answer = Réponse
one-headers = En-têtes de la réponse
one-answerKept = On garde les en-têtes sans cookies, et les 4 premiers ko du contenu.
one-saveRedirect = Utiliser cette URL
one-answered = { $status } en { $time }
one-noResponse = pas de réponse

one-reasons-key_revoked = La clé a été révoquée.
one-reasons-url_cleared = L’URL du webhook a été supprimée.
one-reasons-vote_voided = La modération a annulé le vote.
one-reasons-no_destination = La clé a été révoquée ou l’URL de son webhook a été supprimée.

states-held = en attente
states-pending = dans la file
states-delivered = transmis
states-abandoned = échoué

ends-rejected = échoué
ends-redirected = redirigé
ends-redirected_elsewhere = redirigé
ends-apps_script = Apps Script
ends-interrupted = interrompu
ends-delivered = transmis
ends-unconfirmed = envoyé
ends-timeout = délai dépassé
ends-connect_failed = pas de connexion
ends-connection_lost = connexion perdue
ends-tls_failed = pas de chiffrement
ends-tls_self_signed = auto-signé
ends-tls_untrusted = certificat non reconnu
ends-tls_expired = certificat expiré
ends-tls_other_name = certificat d’un autre nom
ends-tls_old = TLS ancien
ends-tls_plain = pas de TLS
ends-tls_expected = TLS attendu
ends-http2_only = HTTP/2 seulement
ends-dns_failed = nom introuvable
ends-private_address = adresse privée
ends-bad_response = pas du HTTP
ends-bad_url = mauvaise URL
ends-bad_secret = mauvais secret
ends-not_votifier = pas Votifier
ends-votifier_key_missing = clé publique manquante
ends-token_refused = mauvais token
ends-votifier_refused = refusé
ends-name_refused = nom refusé
ends-posted = transmis
ends-chat_gone = salon supprimé
ends-chat_refused = refusé
ends-chat_busy = doit attendre
ends-internal_error = notre faute
ends-gone = gone
ends-key_revoked = clé révoquée
ends-url_cleared = URL supprimée
ends-vote_voided = vote annulé
ends-no_destination = pas d’URL

time-milliseconds = { $ms } ms
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } s
