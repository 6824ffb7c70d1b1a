### my-votes

title = Meine Votes
nextDay = Neue Votes gibt es in
utcDay = Vote-Tage sind UTC-Tage.
today = Heutige Votes
voteNext = Als Nächstes voten: { $server }
voteAll =
    { $servers ->
        [one] Für { $first } voten
       *[other] Für alle { $servers } voten
    }
find = Weiteren Favoriten finden
votedAt = Gevotet:
isVoid = Die Moderation hat den heutigen Vote für ungültig erklärt
isTaken = Dein verknüpftes Konto hat heute gevotet, als es hier zu einem anderen Konto gehörte
endsTonight =
    Deine Serie von { $days ->
        [one] 1 Tag
       *[other] { $days } Tagen
    } endet mit diesem Vote-Tag
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
add = Hinzufügen
addServer = : { $server } zu deinen Favoriten
none = Noch keine Favoriten
noneWhy =
    Markiere Server, für die du votest, als Favoriten: Auf jeder Serverseite gibt es dafür einen
    Button. Dann kannst du jeden Tag für alle nacheinander voten und siehst hier, welche noch fehlen.
before = Für diese hast du schon gevotet:
findServers = Server finden
past = Frühere Votes
pastWhy = Jeder UTC-Tag mit der Zahl deiner gültigen Votes. Tippe auf einen Tag, um sie zu sehen.
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
kept = Tage werden ein Jahr lang gespeichert.
soFar = Bisher
current =
    { $days ->
        [one] Tag in Folge, auf irgendeinem Server
       *[other] Tage in Folge, auf irgendeinem Server
    }
longest = längste Serie in einem Jahr
thisMonth =
    { $votes ->
        [one] Vote in diesem Monat
       *[other] Votes in diesem Monat
    }
inYear =
    { $votes ->
        [one] Vote in einem Jahr
       *[other] Votes in einem Jahr
    }
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
