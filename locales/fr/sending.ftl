### sending

outcomeSentences-delivered = Ton serveur a accepté le vote.
outcomeSentences-rejected = Ton récepteur a répondu par une erreur.
outcomeSentences-redirected =
    Ton récepteur renvoie vers une autre adresse ; les redirections ne sont pas suivies.
outcomeSentences-redirected_elsewhere =
    Ton récepteur a renvoyé vers un autre site, comme le font les pages qui demandent une connexion
    ; les redirections ne sont pas suivies.
outcomeSentences-apps_script =
    Ton récepteur est une application web de Google Apps Script : elle s’exécute, puis répond
    toujours par une redirection vers une adresse à usage unique, ce qui compte comme un échec.
    Chaque nouvel essai exécute à nouveau le script.
outcomeSentences-gone = Ton récepteur a répondu 410 Gone, ce qui désactive ce webhook.
outcomeSentences-timeout = Ton récepteur n’a pas répondu à temps.
outcomeSentences-connect_failed = La connexion à ton récepteur a échoué.
outcomeSentences-connection_lost = Ton récepteur a coupé la connexion avant de répondre.
outcomeSentences-tls_failed =
    Aucune connexion chiffrée avec ton récepteur n’a pu être établie ; vérifie ses réglages TLS et
    son certificat.
outcomeSentences-tls_self_signed =
    Le certificat de ton récepteur est auto-signé ; obtiens-en un auprès d’une autorité comme Let’s
    Encrypt.
outcomeSentences-tls_untrusted =
    Le certificat de ton récepteur vient d’une autorité inconnue, ou sa chaîne est incomplète ;
    installe la chaîne complète.
outcomeSentences-tls_expired =
    Le certificat de ton récepteur a expiré, ou n’est pas encore valide ; renouvelle-le et redémarre
    le programme qui l’utilise.
outcomeSentences-tls_other_name =
    Le certificat de ton récepteur est pour un autre nom ; utilise ce nom dans l’URL, ou obtiens un
    certificat pour le nom actuel.
outcomeSentences-tls_old =
    Ton récepteur n’a aucune version ni aucun chiffrement de TLS en commun avec nous ; autorise TLS
    1.2 ou 1.3, et vérifie qu’il a un certificat pour ce nom d’hôte.
outcomeSentences-tls_plain =
    Ton récepteur ne répond pas en TLS ; s’il y parle HTTP non chiffré, commence son URL par
    http://.
outcomeSentences-tls_expected = Ton récepteur attend TLS ; commence son URL par https://.
outcomeSentences-http2_only = Ton récepteur ne parle que HTTP/2 ; autorise aussi HTTP/1.1.
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
pointsElsewhere = Il renvoie vers { $url }.

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
