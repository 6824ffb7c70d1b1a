### my-servers

tabs-label = Этот сервер
tabs-rewards = Награды
tabs-api = Ключи и доставки
tabs-voters = Голосующие
tabs-edit = Карточка
tabs-settings = Настройки
tabs-page = Страница сервера
tabs-waiting = ждут
tabs-overview = Обзор

subject-players = { $online } из { $max } игроков

subject-states-unknown = Ещё не проверен
subject-states-online = Онлайн
subject-states-offline = Офлайн

list-title = Мои серверы
list-lead =
    { $votes ->
        [one] { $votes } голос сегодня.{ " " }
        [few] { $votes } голоса сегодня.{ " " }
        [many] { $votes } голосов сегодня.{ " " }
       *[other] { $votes } голоса сегодня.{ " " }
    }{ $needy ->
        [0] Проблем нет.
        [one] Внимания требует { $needy } сервер.
        [few] Внимания требуют { $needy } сервера.
        [many] Внимания требуют { $needy } серверов.
       *[other] Внимания требуют { $needy } сервера.
    }
list-leadWaiting =
    { $waiting ->
        [one] { $waiting } сервер ждёт проверки модератором.
        [few] { $waiting } сервера ждут проверки модератором.
        [many] { $waiting } серверов ждут проверки модератором.
       *[other] { $waiting } сервера ждут проверки модератором.
    }
list-none = У тебя пока нет серверов

list-roles-owner = { "" }
list-roles-manager = Твоя роль: менеджер.
list-roles-viewer = Твоя роль: наблюдатель.

list-offers = Предложения для тебя
list-offer =
    { $role ->
        [owner] { $owner } хочет передать тебе сервер { $server }.
        [manager] { $owner } приглашает тебя менеджером на сервер { $server }.
       *[viewer] { $owner } приглашает тебя наблюдателем на сервер { $server }.
    }
list-toOffer = Посмотреть предложение
list-noneNext =
    Игроки находят его здесь, голосуют каждый день, а твой сервер их награждает.
list-submit = Добавить сервер
list-another = Добавить ещё один сервер
list-manage = Управлять
list-allVotes =
    Числа учитывают все голоса. В рейтинге считаются только голоса { $counts ->
        [signed-in] вошедших в аккаунт игроков
        [confirmed] игроков с подтверждённой почтой или привязанным аккаунтом
       *[established] игроков с привязанным аккаунтом старше 30 дней
    }.

list-figures-server = Сервер
list-figures-today = Голоса сегодня
list-figures-rank = Место в игре
list-figures-month = За 30 дней
list-byNow = Неделю назад: { $votes }
list-wholeDay = Неделю назад, весь день: { $votes }
list-compared =
    Голоса сравниваются с теми, что были неделю назад к этому же времени ({ DATETIME($at, weekday: "long") }), места — с местами неделю назад.

list-groups-needy = Требуют внимания
list-groups-listed = В списке
list-groups-others = Вне списка

list-start-1-1 = Добавь его
list-start-1-2 = Игра, название, адрес и пара слов. Это две минуты.
list-start-2-1 = Мы проверим
list-start-2-2 = Модератор смотрит каждую карточку, прежде чем она станет видна всем.
list-start-3-1 = Награждай за голоса
list-start-3-2 = Подключи плагин или вебхук, и каждый голос будет давать игроку что-то в игре.

find-title = Найти среди своих серверов
find-label = Название, игра или адрес
find-sort = Сортировать
find-sorts-attention = Сначала требующие внимания
find-sorts-votes = По голосам сегодня
find-sorts-rank = По месту
find-sorts-name = По названию
find-submit = Показать
find-found = Показано { $shown } из { $all }.
find-clear = Показать все
find-nothing = Ни один из твоих серверов не подходит
find-nothingNext = Попробуй часть названия, игру или адрес.

mail-unconfirmed =
    Твой адрес почты не подтверждён, поэтому мы не можем написать, когда модератор примет решение по
    карточке или сломается вебхук.
mail-confirm = Подтвердить адрес

attention-pending = Его проверит модератор. Пока можно дополнить карточку.
attention-provable = Его проверит модератор. Пока можно доказать, что сервер твой.
attention-unlisted = Он вне списка. Голосовать нельзя, пока ты его не вернёшь.
attention-failing = { $key } не работает.
attention-offline = Он не отвечает на наши запросы, поэтому игроки видят его офлайн.
attention-inbox =
    Во входящих { $waiting ->
        [one] ждёт { $waiting } голос
        [few] ждут { $waiting } голоса
        [many] ждут { $waiting } голосов
       *[other] ждут { $waiting } голоса
    }.
attention-toPeople = Вернуть в список
attention-toServer = Что нужно сделать
attention-toStatus = К статусу
attention-toFacts = Дополнить карточку
attention-toDeliveries = К доставкам
attention-toRewards = К наградам
attention-decided = Сообщение модератора: { $reason }

change-waiting = Изменение ждёт модератора
change-waitingNext = Пока оно не одобрено, игроки и API видят то, что показано сейчас.
change-refused = Модератор отклонил изменение
change-refusedNext = Карточка остаётся прежней.
change-reason = Сообщение модератора: { $reason }
change-prove = С адресом можно не ждать, если доказать, что он твой:
change-toStatus = Статус
change-withdraw = Отозвать изменение
change-dismiss = Понятно

overview-title = Мой сервер { $server }
overview-pending =
    Его проверит модератор. После одобрения у сервера будут публичная страница, голоса и ключи API.
overview-prove = Можно не ждать, если доказать, что сервер твой:
overview-rejected =
    Сервера нет в списке. Измени то, о чём пишет модератор, и отправь его снова: изменённая карточка
    идёт в начало очереди.
overview-toChange = Что нужно изменить
overview-unlisted = Сервер вне списка. Голоса и ключи API остановлены, доставки отложены.
overview-toRelist = Вернуть в список
overview-reason = Сообщение модератора:
overview-resubmit = Отправить снова
overview-edit = Изменить карточку
overview-toEdit = Изменить карточку
overview-until = Показывается здесь, пока ты не сохранишь карточку, но не дольше { $days } дней.
