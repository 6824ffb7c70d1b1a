### status

outcomes-answered = Сервер ответил.
outcomes-unknown_protocol = Мы не умеем опрашивать серверы этой игры.
outcomes-port_refused =
    Этот порт мы не опрашиваем: он для других служб. Укажи порт, к которому подключаются игроки.
outcomes-dns_failed = Имя хоста не определяется. Проверь опечатки или записи DNS.
outcomes-private_address = Имя хоста ведёт на адрес вне публичного интернета.
outcomes-timeout =
    Сервер не ответил за 5 секунд. Он запущен? Нас не блокирует файрвол? Игра отвечает на запросы?
outcomes-refused = Машина на месте, но на этом порту никто не отвечает.
outcomes-bad_answer =
    Ответ пришёл, но не такой, как у серверов этой игры. Игра и порт указаны верно?
outcomes-answer_too_large = Сервер прислал больше любого игрового сервера, и мы прервали соединение.
outcomes-internal_error = Что-то пошло не так на нашей стороне. Твой сервер ни при чём.

status-heading = Статус
status-lead = Каждые 5 минут мы спрашиваем у сервера число игроков.
status-notAskable = Мы не умеем опрашивать серверы { $game }, поэтому числа игроков на странице нет.
status-notApproved = Начнём, когда модератор одобрит сервер.

status-states-unknown = ещё не проверен
status-states-online = онлайн
status-states-offline = офлайн
status-failed = последняя проверка не удалась
status-stillOnline = Игроки видят его онлайн до { $minutes } минут после последнего ответа.

status-since = с
status-neverAnswered = ни разу не ответил
status-address = Адрес опроса
status-lastAsked = Последняя проверка
status-lastAnswer = Результат
status-counted = Игроков онлайн: { $online } из { $max }.
status-countedOnline = Игроков онлайн: { $online }.
status-uncounted = Сервер не сообщает, сколько игроков онлайн.
status-message = Сообщение сервера
status-check = Проверить сейчас

ownership-heading = Докажи, что сервер твой
ownership-verified = подтверждён

ownership-by-message = Токен найден в сообщении дня (MOTD) сервера.
ownership-by-dns = Токен найден в записи DNS для имени хоста.

ownership-kept =
    Токен теперь можно удалить. При смене хоста или порта нужно будет доказать снова.
ownership-lead =
    На странице появится отметка, что она от владельца. Помести этот токен в одно из двух мест:
ownership-leadOfAddress =
    На странице появится отметка, что она от владельца. Помести этот токен в название или сообщение дня
    (MOTD) сервера, обычным текстом в одну строку.
ownership-waits =
    Новый адрес { $host } ждёт модератора. «Проверить сейчас» опрашивает его; если токен найдётся, адрес
    сменится сразу.
ownership-approves =
    Модератора можно не ждать: сервер одобрят, как только «Проверить сейчас» найдёт токен.
ownership-token = Токен
ownership-message = название или сообщение дня (MOTD) сервера, обычным текстом в одну строку, или
ownership-dns = запись DNS типа TXT для имени ниже или самого { $host }.
ownership-dnsName = Имя записи DNS
ownership-look = Найти токен
ownership-notFound = пока не найден
