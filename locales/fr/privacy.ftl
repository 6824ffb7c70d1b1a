### privacy

title = Confidentialité
lead = Quelles données { $site } garde sur toi, pourquoi, et pendant combien de temps.
host =
    Les responsables de ce site en décident et répondent de tes données. Le programme derrière,
    Voteboard, n’envoie rien à ses auteurs.

inShort-heading = En bref
inShort-account =
    Ton nom et ton adresse e-mail sont gardés pour te connecter, jusqu’à la suppression de ton
    compte.
inShort-votes =
    Tes votes sont gardés pour toujours, car ils classent les serveurs. Si tu supprimes ton compte,
    ton nom en est retiré.
inShort-address =
    Ton adresse IP est gardée { $signIn } jours avec une connexion. Avec les votes, seul un code en
    est gardé, { $votes } jours.
inShort-email =
    Personne ne voit ton adresse e-mail. Les propriétaires des serveurs pour lesquels tu votes
    voient ton nom.

keptHeading = Ce qui est gardé
oneWay =
    Un code irréversible se compare mais ne se décode pas : le site reconnaît le même mot de passe,
    la même adresse ou la même clé sans les garder.

columns-1 = Données
columns-2 = Pourquoi
columns-3 = Durée

groups-account = Comptes
groups-signIn = Connexion
groups-votes = Votes
groups-servers = Serveurs
groups-rewards = Récompenses et messages aux serveurs
groups-moderation = Modération
groups-site = Fonctionnement du site
groups-browser = Dans ton navigateur

othersHeading = Qui d’autre l’apprend

others-1 =
    Les propriétaires des serveurs pour lesquels tu votes : ton nom, le numéro de ton compte et le
    moment de ton vote. Ce qu’ils en font ne dépend que d’eux.
others-2 =
    Tout le monde : le nom, l’adresse et la description d’un serveur que tu ajoutes. Si tu as accepté
    d’apparaître parmi les top voteurs, aussi ton nom et le nombre de tes votes pour un serveur ;
    des programmes le lisent par l’API publique. Si tu changes d’avis, les deux cessent de l’afficher
    en moins d’une minute, mais personne ne peut rappeler les copies. Personne ne voit ton adresse
    e-mail.
others-3 =
    La modération de ce site : qui a voté pour quel serveur, qui possède lequel, et ce que les
    propriétaires ont modifié.
others-4 = Le serveur de messagerie de ce site : ton adresse e-mail et les e-mails que tu reçois.

turnstile =
    Cloudflare : la page de vote charge sa vérification anti-bot, et lui donne ainsi ton adresse IP
    et ton navigateur.
nobodyElse = Personne d’autre : aucune page ne charge quoi que ce soit d’ailleurs.
yoursHeading = Tes données sont à toi
yours = Tu peux en voir et en changer la plupart sur la page de ton compte.
download = Tout télécharger…
delete = Supprimer ton compte…
