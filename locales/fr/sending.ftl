### sending

outcomeSentences-delivered = Ton serveur a accepté le vote.
outcomeSentences-rejected = Ton récepteur a répondu avec un statut qui n’est pas un succès.
outcomeSentences-redirected =
    Ton récepteur renvoie vers une autre adresse ; les redirections ne sont pas suivies.
outcomeSentences-gone = Ton récepteur a répondu 410 Gone, ce qui désactive ce webhook.
outcomeSentences-timeout = Ton récepteur n’a pas fini de répondre à temps.
outcomeSentences-connect_failed = La connexion à ton récepteur a échoué.
outcomeSentences-connection_lost = Ton récepteur a coupé la connexion avant la fin de sa réponse.
outcomeSentences-tls_failed =
    La connexion chiffrée à ton récepteur a échoué ; vérifie son certificat.
outcomeSentences-dns_failed =
    Le nom d’hôte de ton récepteur est introuvable. Vérifie s’il contient une faute de frappe.
outcomeSentences-private_address =
    Le nom d’hôte de ton récepteur mène à une adresse hors de l’internet public.
outcomeSentences-bad_response = La réponse de ton récepteur n’était pas du HTTP valide.
outcomeSentences-bad_url =
    L’adresse de ton récepteur ne fait pas partie de celles qu’on peut appeler.
outcomeSentences-bad_secret = Le secret de ton récepteur est inutilisable ; définis-en un nouveau.
outcomeSentences-unconfirmed =
    Envoyé. L’ancien protocole de Votifier ne confirme rien ; regarde la console de ton serveur.
outcomeSentences-not_votifier =
    Quelque chose a répondu, mais pas Votifier : il écoute en général sur le port 8192, pas sur
    celui du jeu.
outcomeSentences-votifier_key_missing =
    Ton serveur parle l’ancien protocole de Votifier : colle sa clé publique à la place du token.
outcomeSentences-token_refused =
    Ton Votifier n’accepte pas le token : colle celui qui suit « default: » dans
    plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = Ton Votifier n’a pas accepté le vote ; sa réponse dit pourquoi.
outcomeSentences-name_refused =
    Votifier accepte les noms de 1 à 16 lettres, chiffres et _, et celui-ci n’en est pas un.
outcomeSentences-posted = Publié dans le salon.
outcomeSentences-chat_gone =
    Le chat n’accepte plus de messages à cette adresse : le webhook a été supprimé, ou l’adresse est
    fausse. Le salon est désactivé.
outcomeSentences-chat_refused =
    Le chat a refusé le message. Un salon de type forum a besoin de l’adresse d’un de ses posts.
outcomeSentences-chat_busy =
    Le chat nous a demandé d’attendre : trop de messages. Ils seront publiés plus tard.
outcomeSentences-interrupted = Notre service a redémarré pendant cet essai ; il sera refait.
outcomeSentences-internal_error = Un problème est survenu de notre côté ; l’essai sera refait.

pointsTo = Il renvoie vers { $url } : enregistrer cette URL ?

votifierSteps-greeted = il salue : VOTIFIER { $version }
votifierSteps-sent =
    { $bytes } octets envoyés, { $secret ->
        [token] signés avec ton token
       *[public_key] chiffrés avec ta clé publique
    }
votifierSteps-silent = aucune réponse
votifierSteps-closed =
    il a coupé la connexion sans répondre, comme VotifierPlus quand le token est faux
votifierSteps-answered = il répond : { $line }
