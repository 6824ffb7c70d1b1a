### my-votes

title = Mes votes
nextDay = La prochaine journée de vote commence dans
utcDay = Les journées de vote sont en UTC.
today = Votes d’aujourd’hui
voteNext = Voter pour le suivant : { $server }
voteAll =
    { $servers ->
        [1] Voter pour { $first }
        [one] Voter pour les { $servers } à la suite
        [many] Voter pour les { $servers } à la suite
       *[other] Voter pour les { $servers } à la suite
    }
find = Trouver un autre favori
votedAt = Vote du
isVoid = La modération a annulé le vote d’aujourd’hui
isTaken = Ton compte lié a voté aujourd’hui, quand il était rattaché à un autre compte ici
endsTonight =
    Ta série de { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    } s’arrête à la fin de cette journée de vote
reward = Récompense

rewards-waiting = t’attend dans le jeu
rewards-leased = t’attend dans le jeu
rewards-granted = donnée
rewards-refused = refusée par le serveur
rewards-voided = retirée
rewards-expired = expirée

receipt = Reçu
receiptOf = { " " }de ton vote pour { $server }
vote = Voter
voteFor = { " " }pour { $server }
votedToday = Voté aujourd’hui
votedFor =  : { $server }
isVoted = { $server } : voté
isLeft = { $server } : pas encore
inRow =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }
inRowUnseen = { " " }d’affilée
favouriteServer =  : { $server }
favourite = Favori
add = Ajouter
addServer = { " " }{ $server } à tes favoris
none = Pas encore de favoris
noneWhy =
    Ajoute à tes favoris les serveurs pour lesquels tu votes : la page de chaque serveur a un bouton
    pour ça. Tu pourras alors voter pour tous à la suite chaque jour, et voir ici ceux qui restent.
before = Tu as déjà voté pour :
findServers = Trouver des serveurs
past = Votes passés
pastWhy =
    Chaque jour UTC avec le nombre de tes votes qui comptent. Touche un jour pour voir lesquels.
months = Mois
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Avant : { DATETIME($start, month: "long", year: "numeric") }
later = Après : { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = L
letters-2 = M
letters-3 = M
letters-4 = J
letters-5 = V
letters-6 = S
letters-7 = D

votes =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }
dayVotes =
     : { $votes ->
        [0] aucun vote
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }
fewest = aucun
most = beaucoup
noVotes = Tu n’as pas voté ce mois-là.
kept = Les jours sont gardés un an.
soFar = Jusqu’ici
current =
    { $days ->
        [one] jour d’affilée, tous serveurs confondus
       *[other] jours d’affilée, tous serveurs confondus
    }
longest = plus longue série en un an
thisMonth =
    { $votes ->
        [one] vote ce mois-ci
       *[other] votes ce mois-ci
    }
inYear =
    { $votes ->
        [one] vote en un an
       *[other] votes en un an
    }
boards = Top voteurs de tous les serveurs
stripEnds = La journée de vote se termine dans
menuLeft =
    { $left ->
        [0] , tous les votes du jour sont faits
        [one] , encore { $left } aujourd’hui
        [many] , encore { $left } aujourd’hui
       *[other] , encore { $left } aujourd’hui
    }

series-title = { $progress } : { $server }
series-progress =
    { $voted ->
        [one] { $voted } vote
        [many] { $voted } de votes
       *[other] { $voted } votes
    } sur { $all }
series-newVotes = nouveaux votes dans
series-last = Tu as voté pour
series-cast = Voter et continuer
series-next = Ensuite : { $server }.
series-isLast = C’est le dernier.
series-skip = Passer { $server } aujourd’hui
series-goOn = Continuer avec { $server }
series-stop = M’arrêter là et revenir à mes votes

progress-left =
    { $voted ->
        [one] { $voted } vote
        [many] { $voted } de votes
       *[other] { $voted } votes
    } sur { $all }, encore { $left }
progress-done =
    { $all ->
        [1] Vote fait pour ton favori
        [one] Vote fait pour les { $all }
        [many] Vote fait pour les { $all }
       *[other] Vote fait pour les { $all }
    }
strip-left = Favoris votés aujourd’hui : { $voted } sur { $all }.
strip-done = Tous tes favoris ont ton vote du jour.
