### my-servers

tabs-label = Ce serveur
tabs-rewards = Récompenses
tabs-api = Clés et envois
tabs-voters = Votants
tabs-edit = Fiche
tabs-settings = Paramètres
tabs-page = Page publique
tabs-waiting = dans la file
tabs-overview = Aperçu

subject-players = { $online } joueurs sur { $max }

subject-states-unknown = Pas encore interrogé
subject-states-online = En ligne
subject-states-offline = Hors ligne

list-title = Mes serveurs
list-lead =
    { $votes ->
        [one] { $votes } vote aujourd’hui.{ " " }
        [many] { $votes } de votes aujourd’hui.{ " " }
       *[other] { $votes } votes aujourd’hui.{ " " }
    }{ $needy ->
        [0] Aucun problème.
        [one] { $needy } serveur demande ton attention.
        [many] { $needy } de serveurs demandent ton attention.
       *[other] { $needy } serveurs demandent ton attention.
    }
list-leadWaiting =
    { $waiting ->
        [one] { $waiting } serveur attend l’examen d’un modérateur.
       *[other] { $waiting } serveurs attendent l’examen d’un modérateur.
    }
list-none = Tu n’as pas encore ajouté de serveur

list-roles-owner = { "" }
list-roles-manager = Ton rôle : gestionnaire.
list-roles-viewer = Ton rôle : observateur.

list-offers = Offres pour toi
list-offer =
    { $role ->
        [owner] { $owner } veut te confier le serveur { $server }.
        [manager] { $owner } t’invite à gérer le serveur { $server }.
       *[viewer] { $owner } t’invite à suivre le serveur { $server } comme observateur.
    }
list-toOffer = Voir l’offre
list-noneNext =
    Les joueurs le trouvent ici, votent pour lui chaque jour, et ton serveur les récompense.
list-submit = Ajouter un serveur
list-another = Ajouter un autre serveur
list-manage = Gérer
list-allVotes =
    Les chiffres sont ceux de tous les votes. Le classement ne compte que les votes { $counts ->
        [signed-in] des joueurs avec un compte
        [confirmed] des joueurs avec une adresse e-mail confirmée ou un compte lié
       *[established] des joueurs avec un compte lié depuis plus de 30 jours
    }.

list-figures-server = Serveur
list-figures-today = Votes aujourd’hui
list-figures-rank = Rang dans son jeu
list-figures-month = En 30 jours
list-byNow = Il y a une semaine : { $votes }
list-wholeDay = Il y a une semaine, jour entier : { $votes }
list-compared =
    Les votes sont comparés à ceux de { DATETIME($at, weekday: "long") } dernier jusqu’à la même heure, les rangs à ceux d’il y a une semaine.

list-groups-needy = À surveiller
list-groups-listed = En ligne sur la liste
list-groups-others = Hors de la liste

list-start-1-1 = Ajoute-le
list-start-1-2 = Son jeu, son nom, son adresse et quelques mots. Ça prend deux minutes.
list-start-2-1 = On l’examine
list-start-2-2 = La modération regarde chaque fiche avant qu’elle soit publique.
list-start-3-1 = Récompense les votes
list-start-3-2 = Connecte un plugin ou un webhook, et chaque vote rapporte quelque chose au joueur dans le jeu.

find-title = Chercher parmi tes serveurs
find-label = Nom, jeu ou adresse
find-sort = Trier par
find-sorts-attention = À surveiller d’abord
find-sorts-votes = Votes aujourd’hui
find-sorts-rank = Rang
find-sorts-name = Nom
find-submit = Afficher
find-found = Affichés : { $shown } sur { $all }.
find-clear = Tout afficher
find-nothing = Aucun de tes serveurs ne correspond
find-nothingNext = Essaie une partie d’un nom, un jeu ou une adresse.

mail-unconfirmed =
    Ton adresse e-mail n’est pas confirmée : on ne peut donc pas t’écrire quand la modération décide
    au sujet d’une fiche, ni quand un webhook échoue.
mail-confirm = Confirmer ton adresse

attention-pending = La modération va l’examiner. D’ici là, tu peux en dire plus.
attention-provable = La modération va l’examiner. D’ici là, tu peux prouver qu’il est à toi.
attention-unlisted =
    Tu l’as retiré de la liste. Personne ne peut voter pour lui tant que tu ne l’y remets pas.
attention-failing = { $key } échoue.
attention-offline = Il ne répond pas à nos requêtes, donc les joueurs le voient hors ligne.
attention-inbox =
    Boîte de réception : { $waiting ->
        [one] { $waiting } vote attend
        [many] { $waiting } de votes attendent
       *[other] { $waiting } votes attendent
    }.
attention-toPeople = Le remettre
attention-toServer = Voir quoi faire
attention-toStatus = Voir son statut
attention-toFacts = Compléter la fiche
attention-toDeliveries = Voir les envois
attention-toRewards = Voir les récompenses
attention-decided = Message de la modération : { $reason }

change-waiting = Une modification attend la modération
change-waitingNext =
    Jusqu’à sa validation, les joueurs et l’API voient ce qui est affiché maintenant.
change-refused = La modération a refusé ta modification
change-refusedNext = La fiche reste telle quelle.
change-reason = Message de la modération : { $reason }
change-prove = Pour l’adresse, pas besoin d’attendre si tu peux prouver qu’elle est à toi :
change-toStatus = Statut
change-withdraw = Retirer la modification
change-dismiss = Compris

overview-title = Mon serveur { $server }
overview-pending =
    La modération va l’examiner. Une fois validé, il aura une page publique, des votes et des clés
    API.
overview-prove = Pas besoin d’attendre si tu peux prouver qu’il est à toi :
overview-rejected =
    Il n’est pas dans la liste. Change ce que la modération a signalé, puis renvoie-le : une fiche
    modifiée passe en tête de la file.
overview-toChange = Ce qui doit changer
overview-unlisted =
    Il est hors de la liste. Votes et clés API sont arrêtés, et les envois sont en attente.
overview-toRelist = Le remettre dans la liste
overview-reason = Message de la modération :
overview-resubmit = Renvoyer
overview-edit = Modifier la fiche
overview-toEdit = Modifier la fiche
overview-until = Ce message reste ici jusqu’à ce que tu enregistres la fiche, { $days } jours au plus.
