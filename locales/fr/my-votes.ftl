### my-votes

title = Mes votes
servers = Tes serveurs
starred = Les étoiles d’abord
lastVote = Dernier vote :
nextDay = La prochaine journée de vote commence dans
today = Votes d’aujourd’hui
voteNext = Voter pour le suivant : { $server }
voteAll =
    { $servers ->
        [1] Voter pour { $first }
        [one] Voter pour les { $servers } à la suite
        [many] Voter pour les { $servers } à la suite
       *[other] Voter pour les { $servers } à la suite
    }
votedAt = Vote du
isVoid = La modération a annulé le vote d’aujourd’hui
isTaken = Ton compte lié a voté aujourd’hui, quand il était rattaché à un autre compte ici
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
none = Pas encore de votes
starWhy =
    Mets une étoile aux serveurs pour lesquels tu votes chaque jour : tu voteras alors pour tous
    à la suite.
findServers = Trouver des serveurs
pastWhy = Tes votes par jour. Touche un jour pour voir ses serveurs.
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

figures-votes = Votes
figures-inRow = Jours d’affilée
figures-servers = Serveurs

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
