### overview

health-label = Награды
health-failing = Награды не доходят
health-failingSays = { $key } не работает с { $since }.
health-off = Награды остановлены
health-offSays = Получатель { $key } отключён.
health-paused = Награды на паузе
health-pausedSays = Получатель { $key } на паузе.
health-waiting = Ждут: { $count }.
health-onHold = Отложены: { $count }.
health-arrive = Голоса доставляются
health-arriveSays =
    { $votes ->
        [0] { $key }: всё готово. За 24 часа голосов не было.
       *[other] Доставлено за 24 часа: { $votes }.
    }
health-inbox = Награды забирают
health-inboxSays = Твой плагин забирает их из входящих. Ничего не ждёт.
health-inboxWaits = Награды ждут
health-inboxWaitsSays =
    Во входящих { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }.
health-none = Наград пока нет
health-noneSays = Игроки ничего не получают за голоса. Подключи плагин или вебхук.
health-toDeliveries = Доставки
health-toRewards = Награды
health-toKeys = Ключи API

today-title = Сегодня
today-votes =
    { $votes ->
        [one] голос
        [few] голоса
        [many] голосов
       *[other] голоса
    }
today-more = на { $votes } больше
today-fewer = на { $votes } меньше
today-same = Столько же,
today-than = чем неделю назад к этому времени ({ DATETIME($at, weekday: "long") }: { $votes })
today-as = сколько неделю назад к этому времени ({ DATETIME($at, weekday: "long") }: { $votes })
today-none = Сегодня голосов пока нет, и неделю назад их тоже не было.
today-noneNext = Здесь появится график по часам рядом с тем же днём прошлой недели.
today-whole =
    { DATETIME($at, day: "numeric", month: "short") }, неделю назад: { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
today-label =
    Голоса по часам: сегодня пока { $today }, { DATETIME($weekAgo, day: "numeric", month: "short") } всего
    { $before }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = сегодня
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, day: "numeric", month: "short") }:
    всего { $votes }
today-windows =
    { $monthly ->
        [one] { $monthly } голос
        [few] { $monthly } голоса
        [many] { $monthly } голосов
       *[other] { $monthly } голоса
    } за 30 дней, { $total } за всё время

rank-title = Место в { $game }
rank-of = из { $listed }
rank-none = Пока нет места
rank-noneNext = Рейтинг считается примерно раз в секунду, пока сайт кто-то посещает.
rank-near = Голоса за 30 дней, соседи в рейтинге
rank-ahead =
    { $votes ->
        [0] поровну
       *[other] на { $votes } больше
    }
rank-behind =
    { $votes ->
        [0] поровну
       *[other] на { $votes } меньше
    }
rank-you = твой сервер
rank-ranking =
    В рейтинге считаются только голоса { $counts ->
        [signed-in] вошедших в аккаунт игроков
        [confirmed] игроков с подтверждённой почтой или привязанным аккаунтом
       *[established] игроков с привязанным аккаунтом старше 30 дней
    }.

steps-title = Что дальше
steps-done = Готово { $done } из { $all }
steps-doneTitle = Готово
# $steps (number)
steps-more = Ещё { $steps }

steps-all-logo-1 = Добавь логотип
steps-all-logo-2 = Он стоит рядом с названием в каждом списке.

steps-all-banner-1 = Добавь баннер
steps-all-banner-2 = Он вверху страницы и в превью ссылок.

steps-all-description-1 = Опиши сервер
steps-all-description-2 = Расскажи, чего ждать игрокам.

steps-all-facts-1 = Добавь слоган и теги
steps-all-facts-2 = По ним игроки ищут и фильтруют.

steps-all-rewards-1 = Подключи награды
steps-all-rewards-2 = Игроки голосуют снова, если за голос что-то дают.

steps-all-badge-1 = Поставь значок на свой сайт
steps-all-badge-2 = Готово, когда мы увидим его на твоей странице.

steps-all-proof-1 = Докажи, что сервер твой
steps-all-proof-2 = На странице появится отметка об этом.

figures-title =
    { $days ->
        [one] Последний { $days } день
        [few] Последние { $days } дня
        [many] Последние { $days } дней
       *[other] Последние { $days } дня
    }
figures-spans = Сколько дней
figures-span =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
figures-nav = Что показывает график

figures-names-votes = Голоса
figures-names-ballot_click = Клики «Голосовать»
figures-names-address_copy = Копирования адреса
figures-names-page_view = Просмотры

figures-week = за 7 дней
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = рост{ " " }
figures-isDown = спад{ " " }

figures-none-votes = За { $days } дн. голосов не было. Каждый день будет здесь столбиком.
figures-none-ballot_click = За { $days } дн. никто не нажал «Голосовать». Каждый день будет здесь столбиком.
figures-none-address_copy =
    За { $days } дн. никто не скопировал адрес. Каждый день будет здесь столбиком.
figures-none-page_view = За { $days } дн. никто не открыл страницу. Каждый день будет здесь столбиком.

figures-worth =
    Голоса проверяются. Просмотры, копирования и клики считаются по данным браузеров, без cookie и
    адресов, поэтому это только тенденция. На место в рейтинге они не влияют. Дни по UTC; последней
    минуты может не хватать.

charts-ballot_click-title = Клики «Голосовать»

charts-ballot_click-heads-1 = День (UTC)
charts-ballot_click-heads-2 = Клики

charts-ballot_click-summary = { $sum } за { $days } дн., из них сегодня { $today } (UTC)
charts-ballot_click-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

charts-address_copy-title = Копирования адреса

charts-address_copy-heads-1 = День (UTC)
charts-address_copy-heads-2 = Копирования

charts-address_copy-summary = { $sum } за { $days } дн., из них сегодня { $today } (UTC)
charts-address_copy-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

charts-page_view-title = Просмотры

charts-page_view-heads-1 = День (UTC)
charts-page_view-heads-2 = Просмотры

charts-page_view-summary = { $sum } за { $days } дн., из них сегодня { $today } (UTC)
charts-page_view-on = { DATETIME($day, day: "numeric", month: "short") }: { $visits }

sources-title = Откуда пришли посетители
sources-here = Этот сайт
sources-hereSays = списки, страницы игр, поиск
sources-rest = Другое или неизвестно
sources-restSays = большинство приложений этого не сообщают
sources-note = Просмотры за 30 дней. Хранится только имя сайта.
sources-none = Здесь появятся сайты, которые ведут на твою страницу, и их доля.

waiting-title = Что дальше
waiting-sent = Карточка отправлена
waiting-look = Её смотрит модератор
waiting-looks = Проверяет, что сервер отвечает и тексты соответствуют правилам.
waiting-listed = Игроки находят сервер
waiting-shown = Голоса, место и посетители появятся на этой странице.

voidNotices-title =
    { $votes ->
        [one] Аннулирован { $votes } голос за твой сервер
        [few] Аннулированы { $votes } голоса за твой сервер
        [many] Аннулировано { $votes } голосов за твой сервер
       *[other] Аннулировано { $votes } голоса за твой сервер
    }
voidNotices-votes =
    { $votes ->
        [one] Аннулирован { $votes } голос
        [few] Аннулированы { $votes } голоса
        [many] Аннулировано { $votes } голосов
       *[other] Аннулировано { $votes } голоса
    }
voidNotices-again =
    { $votes ->
        [one] { $votes } голос был аннулирован и снова засчитан
        [few] { $votes } голоса были аннулированы и снова засчитаны
        [many] { $votes } голосов были аннулированы и снова засчитаны
       *[other] { $votes } голоса были аннулированы и снова засчитаны
    }
voidNotices-cast = Время голосов:
voidNotices-to = –
voidNotices-voided = Аннулировано модератором:
voidNotices-reason = Причина:
voidNotices-noReason = Причина не указана.
voidNotices-answer = Ответить модераторам
voidNotices-yours = Твой ответ
voidNotices-help =
    Ответить можно один раз, от { $min } до { $max } символов. Встречного ответа не будет: модераторы
    прочитают его и могут вернуть голоса.
voidNotices-send = Отправить ответ
voidNotices-answered = Твой ответ от

suspension-says-open =
    Модератор убрал твой сервер из списка. Ответить можно один раз, и ответ прочитает другой
    модератор.
suspension-says-viewed = Модератор убрал этот сервер из списка.
suspension-says-waits = Модератор убрал твой сервер из списка. Твой ответ ждёт другого модератора.
suspension-says-kept = Модератор прочитал твой ответ. Сервер остаётся вне списка.

suspension-happened = Что произошло
suspension-suspended = Модератор приостановил сервер
suspension-say = Напиши, что изменилось. Ссылки помогут.
suspension-answered = Ответ отправлен
suspension-decides = Решает другой модератор
suspension-told = Решение появится здесь.
suspension-kept = Сервер остаётся приостановленным
suspension-changed = Что изменилось?
suspension-help =
    Ответить можно один раз, от { $min } до { $max } символов. Читают только модераторы.
suspension-toListing = Сначала изменить карточку
suspension-stopped = Что остановлено

suspension-facts-1-1 = Карточка
suspension-facts-1-2 = Не показывается

suspension-facts-2-1 = Голоса
suspension-facts-2-2 = Голосовать нельзя

suspension-facts-3-1 = Место
suspension-facts-3-2 = Вернётся с голосами за последние 30 дней

suspension-facts-4-1 = Ключи API
suspension-facts-4-2 = Отклоняются с кодом 403

suspension-facts-5-1 = Тексты и картинки
suspension-facts-5-2 = Сохранены, их можно менять

suspension-deliveries = Доставки
suspension-onHold =
    { $votes ->
        [0] Отложенных нет
       *[other] Отложено: { $votes }
    }
