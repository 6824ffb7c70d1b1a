### my-votes

title = Meine Votes
servers = Deine Server
starred = Markierte zuerst
lastVote = Letzter Vote:
nextDay = Neue Votes gibt es in
today = Heutige Votes
voteNext = Als Nächstes voten: { $server }
voteAll =
    { $servers ->
        [one] Für { $first } voten
       *[other] Für alle { $servers } voten
    }
votedAt = Gevotet:
isVoid = Die Moderation hat den heutigen Vote für ungültig erklärt
isTaken = Dein verknüpftes Konto hat heute gevotet, als es hier zu einem anderen Konto gehörte
reward = Belohnung

rewards-waiting = wartet im Spiel auf dich
rewards-leased = wartet im Spiel auf dich
rewards-granted = erhalten
rewards-refused = vom Server abgelehnt
rewards-voided = zurückgezogen
rewards-expired = verfallen

receipt = Beleg
receiptOf = { " " }deines Votes für { $server }
vote = Voten
voteFor = { " " }für { $server }
votedToday = Heute gevotet
votedFor = : { $server }
isVoted = { $server }: gevotet
isLeft = { $server }: noch offen
inRow =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
inRowUnseen = { " " }in Folge
favouriteServer = : { $server }
favourite = Favorit
none = Noch keine Votes
starWhy =
    Markiere Server, für die du täglich votest, mit dem Stern: Dann votest du für alle
    nacheinander.
findServers = Server finden
pastWhy = Deine Votes je Tag. Tippe auf einen Tag, um seine Server zu sehen.
months = Monate
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Früher: { DATETIME($start, month: "long", year: "numeric") }
later = Später: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = M
letters-2 = D
letters-3 = M
letters-4 = D
letters-5 = F
letters-6 = S
letters-7 = S

votes =
    { $votes ->
        [one] 1 Vote
       *[other] { $votes } Votes
    }
dayVotes =
    : { $votes ->
        [0] keine Votes
        [one] 1 Vote
       *[other] { $votes } Votes
    }
fewest = keine
most = viele
noVotes = In diesem Monat hast du nicht gevotet.

figures-votes = Votes
figures-inRow = Tage in Folge
figures-servers = Server

boards = Top-Voter auf allen Servern
stripEnds = Der Vote-Tag endet in
menuLeft =
    { $left ->
        [0] , heute für alle gevotet
       *[other] , heute noch { $left } offen
    }

series-title = { $progress }: { $server }
series-progress = { $voted } von { $all } gevotet
series-newVotes = neue Votes in
series-last = Gevotet für
series-cast = Voten und weiter
series-next = Danach: { $server }.
series-isLast = Das ist der letzte.
series-skip = { $server } heute überspringen
series-goOn = Weiter zu { $server }
series-stop = Hier aufhören und zurück zu meinen Votes

progress-left = { $voted } von { $all } gevotet, noch { $left } offen
progress-done =
    { $all ->
        [one] Für deinen Favoriten gevotet
       *[other] Für alle { $all } gevotet
    }
strip-left = Heute für { $voted } von { $all } Favoriten gevotet.
strip-done = Heute hast du für alle deine Favoriten gevotet.
