### voting

voted = Голос на сегодня отдан.
votedInVain = Модератор аннулировал сегодняшний голос.
votedElsewhere = С твоего привязанного аккаунта сегодня уже голосовали, пока он был привязан здесь к другому аккаунту.
next = Снова проголосовать можно через
receipt = Что стало с твоим голосом

ballot-title = Голосовать за { $server }
ballot-youVoteAs = Ты голосуешь как
ballot-isItYou = Награды получит именно этот ник в игре.
ballot-change = Не твой ник? Измени его
ballot-names = Ты голосуешь как
ballot-namesHelp = Выбор запомнится для этого сервера.
ballot-isSteamId = твой Steam ID
ballot-addName = В этой игре у тебя другой ник? Добавь его
ballot-addToYours = Добавь { $name } в свой аккаунт { $username }
ballot-addToYoursWhy = — и голоса по таким ссылкам будут твоими.
ballot-nameGone =
    «{ $name }» больше не твой ник или не подходит этому серверу. Голос не отдан, выбери другой ник.
ballot-linkSays = Сервер { $server } сообщает, что это ты, и наградит этот ник.

ballot-name-label = Твой ник в игре
ballot-name-help = Точно как в игре: награды получит этот ник.

ballot-agree =
    Разрешить серверу { $server } присылать тебе ссылки, которые отдают твой ежедневный голос от
    имени { $username }
ballot-agreeWhy =
    Такая ссылка работает без входа в аккаунт. Она голосует, только когда её откроют и нажмут
    кнопку, и только за этот сервер. Сегодняшний голос засчитывается в любом случае. Отменить можно
    на странице аккаунта.
ballot-linkOpened = Это ссылка для голосования для { $username }
ballot-signInAs = Войти как { $username }
ballot-signInWhy =
    Это имя принадлежит аккаунту. Войди один раз, чтобы ссылки сервера { $server } голосовали за
    тебя.
ballot-signedInAs = Ты в аккаунте { $username }.
ballot-voteAs = Голосовать как { $username }
ballot-notTheirs = Это твой ник в игре, но чужой аккаунт?
ballot-tell = Напиши администрации сайта.
ballot-otherName = Ссылка была для ника { $name }, а голос пойдёт от ника твоего аккаунта.
ballot-makeYours = Закрепи этот ник за собой
ballot-makeYoursWhy = паролем, чтобы никто другой не мог им здесь пользоваться. Твои голоса останутся при нём.
ballot-badLink = Эта ссылка не работает

ballot-badLinks-forged =
    Её создал не сервер { $server }, или в ней не хватает части. Получи в игре новую и открой её без
    изменений.
ballot-badLinks-expired = Срок её действия истёк. Набери /vote на { $server }, чтобы получить новую.
ballot-badLinks-too_far =
    Ссылки действуют не дольше 24 часов, а на { $server } задан больший срок. Сообщи администрации
    сервера: плагин настроен неверно или сбиты его часы.
ballot-badLinks-no_time =
    Её срок указан не целыми секундами Unix. Сообщи администрации сервера { $server }: плагин
    настроен неверно.

ballot-remember = Запомнить этот ник в браузере
ballot-rememberHelp = В файле cookie, не дольше года.
ballot-remembered = Этот браузер помнит для голосования ник { $name }.
ballot-forget = Забыть
ballot-place = #{ $rank } в { $game }
ballot-haveAccount = Есть аккаунт?
ballot-signIn = Войти
ballot-cast = Проголосовать
ballot-ready = Можно голосовать
ballot-rule = Один голос за сервер в день (по UTC).
ballot-noScript =
    Чтобы проголосовать, включи JavaScript для этого сайта: браузер должен выполнить небольшую работу,
    которая отсеивает ботов. Она нужна только для голосования и регистрации.
ballot-back = Назад к серверу
ballot-alreadyVoted = Голос за этот сервер сегодня уже отдан
ballot-voteVoid = Модератор аннулировал твой сегодняшний голос за этот сервер
ballot-voteTaken =
    С твоего привязанного аккаунта сегодня уже голосовали за этот сервер, пока он был привязан здесь
    к другому аккаунту
ballot-outOfReach = Твой ник не подходит этому серверу
ballot-outOfReachWhy =
    Этот сервер выдаёт награды по нику в игре, а «{ $username }» таким ником быть не может: в нём до
    16 букв, цифр и знаков «_».
ballot-confirmEmail = Сначала подтверди адрес почты
ballot-confirmEmailNext =
    Этот сайт принимает голоса только от аккаунтов с подтверждённой почтой. Получить ссылку можно на
    странице аккаунта.
ballot-toAccount = Твой аккаунт

faults-name = С этим ником здесь голосовать нельзя.
faults-changed = За это время что-то изменилось. Голос не отдан, попробуй снова.
faults-name_gone = Этот ник больше не твой. Голос не отдан, выбери другой.
faults-name_used =
    Кто-то другой уже голосовал сегодня за этот сервер с этим ником. Голос не отдан. Выбери другой свой
    ник или набери в игре /vote: полученная ссылка докажет, что ник твой. Попробовать снова можно через
faults-link_used =
    С этим ником сегодня уже голосовали по ссылке этого сервера, с другого аккаунта. Голос не отдан.
    Попробовать снова можно через
faults-missing = Браузер ещё не был готов. Дождись галочки и проголосуй.
faults-forged = Эта проверка была не для этого голоса. Голос не отдан, попробуй снова.
faults-expired = Страница была открыта слишком долго. Голос не отдан, попробуй снова.
faults-already_voted = За это время что-то изменилось. Голос не отдан, попробуй снова.
faults-proof_spent = Эта проверка уже использована. Голос не отдан, попробуй снова.
faults-unavailable =
    Проверка на ботов сейчас недоступна. Голос не отдан, попробуй снова чуть позже.
faults-address_full =
    Из твоей сети сегодня слишком много голосов за этот сервер. Голос не отдан. У аккаунтов с
    подтверждённой почтой или привязанным аккаунтом другого сайта лимит выше. Попробовать снова можно
    через

widget-label = Я не бот
widget-verifying = Проверяем, что ты не бот…
widget-error = Не получилось. Обнови страницу.
widget-expired = Прошло слишком много времени. Обнови страницу.
widget-waitAlert = Секунду: браузер ещё не готов.

week-title = Последние семь дней
week-today = Сегодня
week-weekday = { DATETIME($day, weekday: "short") }
week-voted = : голос отдан
week-notVoted = : нет голоса
week-ofMonth =
    { $votes ->
        [1] Твой первый голос здесь в этом месяце.
        [one] { $votes } голос здесь в этом месяце.
        [few] { $votes } голоса здесь в этом месяце.
        [many] { $votes } голосов здесь в этом месяце.
       *[other] { $votes } голоса здесь в этом месяце.
    }
week-all = Каждый день недели.
week-inRow =
    { $days ->
        [one] { $days } день подряд.
        [few] { $days } дня подряд.
        [many] { $days } дней подряд.
       *[other] { $days } дня подряд.
    }

consent-question = Показывать твой ник в топе голосующих?
consent-why =
    У тебя уже три голоса. Серверы показывают ники тех, кто голосует больше всех: их видит
    каждый, и другие сайты могут их показывать. Это можно изменить в аккаунте.
consent-yes = Да, показывать
consent-no = Нет, скрыть
consent-title = Топ голосующих
consent-listed = Твой ник виден в топе голосующих у серверов, за которые ты голосуешь.
consent-notListed = Твой ник нигде не показан. Серверы, за которые ты голосуешь, всё равно узнают, чей это голос.
consent-isListed = виден
consent-isHidden = скрыт
consent-start = Показывать мой ник
consent-stop = Скрыть мой ник

board-heading = Топ голосующих
board-title = Топ голосующих за { $server }
board-description = Кто больше всех голосует за { $server }, месяц за месяцем.
board-ownTitle = Голосующие
board-ownCount = Голосующие: { $players } ({ DATETIME($start, month: "long", year: "numeric") })
board-ownDownload = Скачать как CSV
board-ownPlayer = Игрок
board-ownPart = Ник или его часть
board-ownHeads-1 = Игрок
board-ownHeads-2 = Голоса
board-ownHeads-3 = Последний голос
board-ownHeads-4 = Ник
board-ownPublic = виден всем
board-ownNote = «виден всем»: игрок согласился быть среди самых активных голосующих.
board-ownNobody = Никто не найден: { $search }
board-months = Месяц
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Этот месяц на данный момент
board-final = Итоги
board-ofMonth = Топ голосующих: { DATETIME($start, month: "long") }
board-all = Весь топ голосующих
board-sums =
    Пока { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    } от { $players ->
        [one] { $players } игрока.
        [few] { $players } игроков.
        [many] { $players } игроков.
       *[other] { $players } игрока.
    }
board-noVotes = В этом месяце ещё никто не голосовал.
board-nobody = Никто из голосующих пока не согласился показывать свой ник.
board-votes =
    { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
board-others =
    И ещё { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    } от { $players ->
        [1] другого игрока.
        [one] { $players } других игроков.
        [few] { $players } других игроков.
        [many] { $players } других игроков.
       *[other] { $players } других игроков.
    }
board-voided =
    { $votes ->
        [one] { $votes } голос за этот месяц аннулирован после его окончания. В списке то, что
            засчитывается сейчас.
        [few] { $votes } голоса за этот месяц аннулированы после его окончания. В списке то, что
            засчитывается сейчас.
        [many] { $votes } голосов за этот месяц аннулированы после его окончания. В списке то, что
            засчитывается сейчас.
       *[other] { $votes } голоса за этот месяц аннулированы после его окончания. В списке то, что
            засчитывается сейчас.
    }
board-imported =
    { $votes ->
        [one] Ещё { $votes } голос отдан в списке, из которого перенесён этот сервер.
        [few] Ещё { $votes } голоса отданы в списке, из которого перенесён этот сервер.
        [many] Ещё { $votes } голосов отданы в списке, из которого перенесён этот сервер.
       *[other] Ещё { $votes } голоса отданы в списке, из которого перенесён этот сервер.
    }
board-gone = удалённый аккаунт
board-unlisted = скрыт
board-you = ты
board-more =
    { $players ->
        [one] ещё { $players } игрок
        [few] ещё { $players } игрока
        [many] ещё { $players } игроков
       *[other] ещё { $players } игрока
    }
board-behind =
    { $votes ->
        [one] { $votes } голос до #{ $place }
        [few] { $votes } голоса до #{ $place }
        [many] { $votes } голосов до #{ $place }
       *[other] { $votes } голоса до #{ $place }
    }
board-site = Топ голосующих за все серверы
board-rules =
    Месяцы календарные, по UTC. При равном числе голосов выше тот, кто раньше отдал свой последний
    голос. Показаны только ники согласившихся игроков, итоги хранятся год.
board-howCounted = Как это считается
board-back = Назад: { $server }

siteBoard-title = Топ голосующих
siteBoard-titleOf = Топ голосующих: { $span }
siteBoard-lead = Кто больше всех голосует за все серверы вместе.
siteBoard-spans = Период
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } – { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Этот месяц
siteBoard-names-last_month = Прошлый месяц
siteBoard-names-year = 12 месяцев
siteBoard-names-all = За всё время

siteBoard-allTime = С первого голоса
siteBoard-nobody =
    За это время здесь пока никого нет. Голоса тех, кто согласился показывать ник,
    подсчитываются каждый час.
siteBoard-rules =
    Обновляется раз в час, за всё время — раз в день. Месяцы календарные, по UTC. При равном числе
    голосов выше тот, кто раньше отдал свой последний голос. Показаны только ники согласившихся
    игроков: имя аккаунта, даже если голосуют под другими никами.
siteBoard-yourName = Показывать ли твой ник, можно выбрать на странице аккаунта

receiptPage-title = Твой голос засчитан
receiptPage-voidTitle = Твой голос аннулирован
receiptPage-thanks = Спасибо! Голос за { $server } принят.
receiptPage-player = Игрок
receiptPage-favourite = В избранном
receiptPage-nextVotes = Следующие голоса
receiptPage-vote = Голосовать
receiptPage-voteFor = { " " }за { $server }
receiptPage-castAt = Отдан
receiptPage-nextVote = Следующий голос
receiptPage-sent = Отправлен на сервер
receiptPage-receiver = Игровой сервер { $number }
receiptPage-reward = Твоя награда
receiptPage-standing = Сейчас он { $place }.
receiptPage-ranks = Пусть твои голоса влияют и на место сервера
receiptPage-ranksWhy =
    Голос дойдёт до сервера, но поднимают его в списке только голоса { $counts ->
       *[signed-in] игроков, вошедших в аккаунт
        [confirmed] игроков с подтверждённой почтой или привязанным аккаунтом
        [established] игроков с аккаунтом, привязанным больше 30 дней назад
    }.
receiptPage-signUpAs = Зарегистрироваться как { $player }

receiptPage-rewards-waiting = ждёт тебя в игре
receiptPage-rewards-leased = ждёт тебя в игре
receiptPage-rewards-granted = выдана
receiptPage-rewards-refused = отклонена сервером
receiptPage-rewards-voided = отозвана
receiptPage-rewards-expired = истекла: её никто не забрал

receiptPage-back = Назад: { $server }
receiptPage-isVoid = Модератор аннулировал этот голос. Он больше не засчитывается.
receiptPage-isVoidOpen =
    Модератор аннулировал этот голос вместе с другими. Он больше не засчитывается, но сегодня можно проголосовать ещё раз.
receiptPage-looksAgain = Страница обновляется сама.
receiptPage-keepsTrying = Мы пробуем 76 часов, так что голос ещё может дойти.
receiptPage-nextVoteOpen = Проголосовать снова
receiptPage-forgotten = Мы храним это только 30 дней.
receiptPage-unheard = Этот сервер ещё не подключён. Голос всё равно засчитан.
receiptPage-none = Этот сервер забирает голоса сам, твой уже готов.

receiptPage-words-on_its_way = в пути
receiptPage-words-retrying = ждёт: сервер не отвечает
receiptPage-words-held = на паузе у владельца
receiptPage-words-delivered = доставлен
receiptPage-words-given_up = не доставлен
receiptPage-words-withdrawn = отозван

wait-hours = { $hours } ч
wait-minutes = { $minutes } мин
wait-both = { $hours } ч { $minutes } мин
