### my-votes

title = Мои голоса
servers = Твои серверы
starred = Сначала отмеченные
lastVote = Последний голос:
nextDay = Следующий день голосования через
today = Голоса за сегодня
voteNext = Следующий голос: { $server }
voteAll =
    { $servers ->
        [1] Голосовать за { $first }
        [one] Голосовать за все { $servers } подряд
        [few] Голосовать за все { $servers } подряд
        [many] Голосовать за все { $servers } подряд
       *[other] Голосовать за все { $servers } подряд
    }
votedAt = Голос отдан
isVoid = Модератор аннулировал сегодняшний голос
isTaken = С твоего привязанного аккаунта сегодня уже голосовали, пока он был привязан здесь к другому аккаунту
reward = Награда

rewards-waiting = ждёт тебя в игре
rewards-leased = ждёт тебя в игре
rewards-granted = выдана
rewards-refused = отклонена сервером
rewards-voided = отозвана
rewards-expired = истекла

receipt = Подтверждение
receiptOf = { " " }голоса за { $server }
vote = Голосовать
voteFor = { " " }за { $server }
votedToday = Отдан
votedFor = : { $server }
isVoted = { $server }: голос отдан
isLeft = { $server }: ещё нет
inRow =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
inRowUnseen = { " " }подряд
favouriteServer = : { $server }
favourite = Избранное
none = Голосов пока нет
starWhy =
    Отметь звёздочкой серверы, за которые голосуешь каждый день: за них можно будет голосовать
    подряд.
findServers = Найти серверы
pastWhy = Твои голоса по дням. Нажми на день, чтобы увидеть его серверы.
months = Месяцы
month = { DATETIME($start, month: "long", year: "numeric") }
earlier = Раньше: { DATETIME($start, month: "long", year: "numeric") }
later = Позже: { DATETIME($start, month: "long", year: "numeric") }
day = { DATETIME($day, weekday: "short", day: "numeric", month: "long") }

letters-1 = П
letters-2 = В
letters-3 = С
letters-4 = Ч
letters-5 = П
letters-6 = С
letters-7 = В

votes =
    { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
dayVotes =
    : { $votes ->
        [0] нет голосов
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
fewest = нет
most = больше всего
noVotes = В этом месяце голосов нет.

figures-votes = Голоса
figures-inRow = Дней подряд
figures-servers = Серверы

boards = Топ голосующих за все серверы
stripEnds = День голосования закончится через
menuLeft =
    { $left ->
        [0] , сегодня все голоса отданы
        [one] , сегодня остался { $left }
        [few] , сегодня осталось { $left }
        [many] , сегодня осталось { $left }
       *[other] , сегодня осталось { $left }
    }

series-title = { $progress }: { $server }
series-progress = Отдано голосов: { $voted } из { $all }
series-newVotes = новые голоса через
series-last = Голос отдан за
series-cast = Проголосовать и дальше
series-next = Дальше: { $server }.
series-isLast = Это последний.
series-skip = Пропустить { $server } сегодня
series-goOn = Дальше: { $server }
series-stop = Закончить и вернуться к моим голосам

progress-left = Отдано { $voted } из { $all }, осталось { $left }
progress-done =
    { $all ->
        [1] Голос за избранный сервер отдан
        [one] Все голоса отданы: { $all }
        [few] Отданы все { $all } голоса
        [many] Отданы все { $all } голосов
       *[other] Все голоса отданы: { $all }
    }
strip-left = Сегодня отдано голосов за избранное: { $voted } из { $all }.
strip-done = Сегодня все голоса за избранное отданы.
