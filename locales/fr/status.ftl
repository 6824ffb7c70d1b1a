### status

outcomes-answered = Il a répondu.
outcomes-unknown_protocol = On ne sait pas interroger les serveurs de ce jeu.
outcomes-port_refused =
    On n’interroge pas ce port : il appartient à d’autres services. Indique le port auquel les
    joueurs se connectent.
outcomes-dns_failed =
    Son nom d’hôte est introuvable. Cherche une faute de frappe, ou vérifie tes enregistrements DNS.
outcomes-private_address = Son nom d’hôte mène à une adresse hors de l’internet public.
outcomes-timeout =
    Il n’a pas répondu en 5 secondes. Est-il allumé ? Un pare-feu nous bloque-t-il ? Le jeu
    répond-il aux requêtes ?
outcomes-refused = La machine est là, mais rien n’écoute sur ce port.
outcomes-bad_answer =
    Il a répondu, mais pas comme un serveur de ce jeu. Le jeu et le port sont-ils bons ?
outcomes-answer_too_large = Il a envoyé plus qu’aucun serveur de jeu, donc on a raccroché.
outcomes-internal_error = Un problème est survenu de notre côté. Ton serveur n’y est pour rien.

status-heading = Statut
status-lead = On demande à ton serveur son nombre de joueurs toutes les 5 minutes.
status-notAskable =
    On ne sait pas interroger les serveurs { $game }, donc ta page ne montre pas le nombre de
    joueurs.
status-notApproved = On commence une fois ton serveur validé par la modération.

status-states-unknown = pas encore vérifié
status-states-online = en ligne
status-states-offline = hors ligne
status-failed = la dernière vérification a échoué
status-stillOnline =
    Les joueurs le voient en ligne jusqu’à { $minutes } minutes après sa dernière réponse.

status-since = depuis
status-neverAnswered = il n’a jamais répondu
status-address = Interrogé à
status-lastAsked = Dernière vérification
status-lastAnswer = Résultat
status-counted = { $online } joueurs en ligne sur { $max }.
status-countedOnline =
    { $online ->
        [one] { $online } joueur en ligne.
        [many] { $online } de joueurs en ligne.
       *[other] { $online } joueurs en ligne.
    }
status-uncounted = Il n'indique pas combien de joueurs sont en ligne.
status-message = Message du serveur
status-check = Vérifier maintenant

ownership-heading = Prouve qu’il est à toi
ownership-verified = vérifié

ownership-by-message = Ton token était dans le message du jour du serveur.
ownership-by-dns = Ton token était dans un enregistrement DNS de son nom d’hôte.

ownership-kept =
    Tu peux maintenant retirer le token. Si tu changes l’hôte ou le port, il faudra le prouver de
    nouveau.
ownership-lead =
    Ta page reçoit alors un badge qui dit aux joueurs qu’elle vient du propriétaire. Mets ce token à
    un de ces deux endroits :
ownership-leadOfAddress =
    Ta page reçoit alors un badge qui dit aux joueurs qu’elle vient du propriétaire. Mets ce token
    dans le nom ou le message du jour du serveur, en texte brut sur une ligne.
ownership-waits =
    Ta nouvelle adresse { $host } attend la modération. « Vérifier maintenant » interroge cette
    adresse ; si ton token y est, le changement est immédiat.
ownership-approves =
    Pas besoin d’attendre la modération : ton serveur est validé dès que « Vérifier maintenant »
    trouve ton token.
ownership-token = Token
ownership-message = le nom ou le message du jour du serveur, en texte brut sur une ligne, ou
ownership-dns = un enregistrement DNS de type TXT sur le nom ci-dessous ou sur { $host }.
ownership-dnsName = Nom de l’enregistrement DNS
ownership-look = Chercher le token
ownership-notFound = pas encore trouvé
