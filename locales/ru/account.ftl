### account

username = Ник
usernameHelp =
    Точно как в игре: от 2 до 32 букв, цифр и знаков «_», «.» и «-». Ники из Bedrock могут начинаться с
    «.».
email = Адрес почты
emailHelp = Для восстановления пароля. Больше его никто не видит.
password = Пароль
passwordHelp = Не меньше 10 символов. Хорошо подходят три-четыре не связанных между собой слова.
newPassword = Новый пароль
currentPassword = Текущий пароль
makeLink = Создать ссылку
noMail = Этот сайт не отправляет писем.

signUp-title = Регистрация
signUp-lead = Один аккаунт для всех серверов. Ты голосуешь под своим ником.
signUp-submit = Зарегистрироваться
signUp-toVote = Зарегистрируйся и проголосуй за { $server }
signUp-toVoteLead = Одна короткая форма, и до голоса один клик.
signUp-toVoteConfirmed = Перед голосованием этот сайт просит ещё и подтвердить почту.
signUp-inGame = Твой ник в { $game }
signUp-inGameHelp =
    Точно как в игре. С ним ты и входишь, а { $server } награждает этого игрока. От 2 до 32 букв,
    цифр и знаков «_», «.» и «-».
signUp-submitToVote = Зарегистрироваться и голосовать
signUp-ready = Проверка пройдена
signUp-noScript =
    Чтобы зарегистрироваться, включи JavaScript для этого сайта: браузер должен выполнить небольшую
    работу, которая отсеивает ботов. Она нужна только для голосования и регистрации.
signUp-privacy = Что мы храним и как долго
signUp-haveOne = Уже есть аккаунт?
signUp-signIn = Войти
signUp-or = или по почте и паролю

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Войти через { $provider }
providers-button-sign_up = Продолжить через { $provider }
providers-button-link = Привязать { $provider }
providers-button-prove = Подтвердить через { $provider }

providers-leaving = Открываем { $provider }…
providers-goOn = Перейти в { $provider }
providers-byPassword = Войти с паролем

providers-declined-title = Вход через { $provider } отменён
providers-declined-lead = Ничего не изменилось. Попробуй снова или выбери другой способ.

providers-not_proven-title = Войти через { $provider } не удалось
providers-not_proven-lead = Из ответа не ясно, кто ты. Попробуй снова или выбери другой способ.

providers-round_unknown-title = Эта страница устарела
providers-round_unknown-lead =
    На стороне { $provider } прошло слишком много времени, или возврат был из другого браузера.
    Попробуй снова.

providers-unavailable-title = { $provider } сейчас не отвечает
providers-unavailable-lead = Ничего не изменилось. Попробуй снова позже или выбери другой способ.

providers-misconfigured-title = { $provider } неправильно настроен на этом сайте
providers-misconfigured-lead =
    Пробовать снова бесполезно: это должны исправить те, кто ведёт этот сайт. До тех пор выбери
    другой способ.

providers-taken-title = Этот аккаунт { $provider } привязан здесь к другому аккаунту
providers-taken-lead = Войди через него и отвяжи его там. После этого его можно привязать к этому аккаунту.

providers-not_theirs-title = Этот аккаунт { $provider } не привязан к твоему
providers-not_theirs-lead = Выбери аккаунт { $provider }, через который ты входишь сюда.

providers-signed_out-title = Нужно снова войти в аккаунт
providers-signed_out-lead = Войди, а затем ещё раз перейди в { $provider }.

newcomer-title = Выбери ник
newcomer-titleToVote = Твой ник на { $server }
newcomer-lead =
    { $provider } знает, кто ты. Нам нужен только твой ник в игре: награды получает игрок с этим ником.
newcomer-submit = Создать аккаунт
newcomer-submitToVote = К голосованию
newcomer-haveOne = Уже есть здесь аккаунт?
newcomer-isItYours = Ник { $name } твой?
newcomer-signIn = Войди, чтобы привязать к нему { $provider }
newcomer-link = Привязать { $provider }
newcomer-linkLead =
    Вход через { $provider } выполнен. Привяжи его, чтобы входить как { $name } в один клик.

newcomer-unknown-title = Эта страница устарела
newcomer-unknown-lead =
    На выбор ника было полчаса, или он уже выбран. Войди снова.

entry-gone-title = Этот вход больше не работает
entry-gone-lead = Ссылка уже использована или устарела, либо аккаунта больше нет.

entry-disabled = Этот аккаунт отключён

signInLink-title = Войти как { $username }
signInLink-lead = Эту ссылку создала администрация сайта. По ней можно войти один раз.
signInLink-submit = Войти

proof-comesNext = Дальше нужно будет подтвердить, что это ты.
proof-justShown = Подтверждено на десять минут.

waysIn-heading = Способы входа
waysIn-lead = Настрой два способа на случай, если один пропадёт.
waysIn-isLinked = привязан
waysIn-isOff = отключён
waysIn-linked = Привязан
waysIn-unlink = Отвязать
waysIn-only = Это единственный способ входа: добавь другой, прежде чем его убирать.
waysIn-password = Пароль
waysIn-set = задан
waysIn-passwordNote = Смена пароля завершит все остальные сеансы.
waysIn-noPassword = Нет. Задай его, чтобы входить без другого сайта.
waysIn-changePassword = Сменить пароль
waysIn-setPassword = Задать пароль

passwordsOff-title = Здесь нет паролей
passwordsOff-lead =
    Этот сайт не использует пароли. Войди через один из аккаунтов, которые он принимает.

signIn-title = Вход
signIn-toVote = Войди и проголосуй за { $server }
signIn-or = или с паролем
signIn-orElse = или иначе
signIn-last = в прошлый раз
signIn-nameOrEmail = Ник или адрес почты
signIn-submit = Войти
signIn-limited =
    Для этого ника или из твоей сети было слишком много попыток, поэтому вход пока не выполнен.
    { $wait } Или введи пароль ещё раз сейчас: браузер сначала выполнит небольшую работу, и такая
    попытка считается отдельно.
signIn-ready = Проверка пройдена
signIn-noScript =
    Без JavaScript браузер не сможет выполнить эту работу. Включи его для этого сайта или попробуй
    снова через несколько секунд.
signIn-forgot = Не помнишь пароль?
signIn-haveNone = Ещё нет аккаунта?
signIn-signUp = Зарегистрироваться
signIn-disabled = Модератор отключил этот аккаунт.
signIn-disabledWhy = Модератор отключил этот аккаунт. Причина: { $reason }

reset-title = Восстановление пароля
reset-lead = Мы отправим на почту ссылку, чтобы задать новый пароль.
reset-noMail =
    Этот сайт не отправляет писем. Создай здесь ссылку, а потом попроси её у администрации
    сайта.
reset-submit = Отправить ссылку

reset-asked-title = Проверь почту
reset-asked-lead =
    Если аккаунт с этим адресом есть, ссылка уже в пути. Она действует час. Письма нет? Загляни в спам.

reset-askedNoMail-title = Попроси свою ссылку
reset-askedNoMail-lead =
    Этот сайт не отправляет писем. Если аккаунт с этим адресом есть, администрация сайта найдёт
    в логе ссылку, которая действует час. Если её там нет, назови свой ник: администрация может
    создать ссылку для входа.

reset-choice-title = Новый пароль
reset-choice-lead = Все сеансы на всех устройствах завершатся.
reset-choice-submit = Сохранить пароль

reset-dead-title = Эта ссылка больше не работает
reset-dead-lead = Каждая ссылка работает один раз в течение часа. Запроси новую.

reset-again = Получить новую ссылку

firstModerator-title = Стань первым администратором
firstModerator-lead =
    Ты в аккаунте { $username }. Первый администратор настраивает сайт и одобряет карточки. Ссылка
    работает один раз.
firstModerator-submit = Сделать этот аккаунт администратором

firstModerator-dead-title = Эта ссылка больше не работает
firstModerator-dead-lead =
    Она уже использована, ей больше 30 минут, или администратор уже есть. Пока его нет, при следующем
    запуске в логе появится новая.

verify-title = Подтверди адрес почты
verify-lead =
    Нажми кнопку, чтобы подтвердить, что { $email } — твой адрес. Он будет принадлежать аккаунту {
    $username }.
verify-submit = Подтвердить

verify-dead-title = Эта ссылка больше не работает
verify-dead-lead = Ссылки действуют сутки. Новую можно получить на странице аккаунта.

verify-enough-title = Воспользуйся уже отправленной ссылкой
verify-enough-lead =
    На этот адрес ушло столько писем, сколько разрешено за час. Открой ссылку из самого нового,
    войдя в аккаунт: она подтвердит адрес для твоего аккаунта.

serverEmail-heading = Письма о твоих серверах
serverEmail-lead =
    Когда модератор примет решение по карточке и когда вебхук сломается или снова заработает.
serverEmail-unconfirmed =
    Они начнут приходить, когда адрес будет подтверждён: до этого он может быть чужим.
serverEmail-turnOn = Включить
serverEmail-turnOff = Выключить
serverEmail-stop = Не присылать письма о моих серверах

serverEmail-ask-title = Отключить письма о твоих серверах?
serverEmail-ask-lead =
    Мы не сообщим, когда модератор примет решение по карточке или вебхук сломается. Письма об аккаунте,
    например ссылки для нового пароля, будут приходить по-прежнему.

serverEmail-done-title = Письма о твоих серверах больше не будут приходить
serverEmail-done-lead = Включить их снова можно на странице аккаунта.

serverEmail-dead-title = Эта ссылка не работает
serverEmail-dead-lead = Отключить письма о серверах можно на странице аккаунта.

name-title = Твой ник
name-newTitle = Смена ника
name-question = Это точно твой ник в игре?
name-youVoteAs = Ты голосуешь как
name-why = Награды получает игрок с этим ником. Ошибка хотя бы в одной букве — и их не получит никто.
name-yes = Да, дальше
name-change = Нет, изменить
name-newName = Новый ник
name-save = Сменить ник
name-correction =
    Измени его сейчас: первая поправка не в счёт. Потом менять ник можно раз в 30 дней.
name-rule =
    Менять ник можно раз в 30 дней. Старый ник остаётся за тобой 90 дней. Голоса считаются за тот ник,
    с которым они отданы.
name-next = Следующая смена ника возможна: { $day }.

account-title = Твой аккаунт
account-onThisPage = На этой странице
account-since = с { $day }
account-names = Ники
account-mail = Почта
account-mailAndLanguage = Почта и язык
account-privacy = Конфиденциальность
account-nameNote = Под этим ником ты голосуешь, и награды получает игрок с этим ником.
account-changeName = Сменить ник
account-confirmed = подтверждён
account-unconfirmed = не подтверждён
account-emailNote = Для новых паролей и новостей о твоём аккаунте.
account-unconfirmedLead =
    По этому адресу можно будет входить, когда ты откроешь ссылку, которую мы туда отправим.
account-sendAgain = Отправить ссылку
account-noEmail = Нет адреса почты
account-noEmailLead =
    Добавь адрес, чтобы получать новости о своих серверах и вернуть доступ, если другие способы входа
    потеряются.
account-addEmail = Добавить
account-newEmailWaits = Его заменит { $email }, когда ты откроешь отправленную туда ссылку.
account-noMailLink =
    Этот сайт не отправляет писем. Создай ссылку и попроси её у администратора сайта, чтобы
    подтвердить { $email }.
account-changeEmail = Сменить адрес
account-dataHeading = Твои данные
account-dataLead = Файл со всем, что этот сайт хранит о тебе.
account-download = Скачать…
account-deleteHeading = Удаление аккаунта
account-deleteLead =
    Ник, адрес почты и способы входа удаляются навсегда. Голоса останутся засчитанными, но анонимно.
account-delete = Удалить…

ownPassword-change-title = Смена пароля
ownPassword-change-lead = Завершатся все остальные сеансы, а ссылки серверов перестанут голосовать за тебя.
ownPassword-change-submit = Сменить пароль

ownPassword-set-title = Новый пароль
ownPassword-set-lead = Тогда можно будет входить по нику или адресу почты, без другого сайта.
ownPassword-set-submit = Задать пароль

ownPassword-back = Назад к аккаунту

sessions-heading = Активные сеансы
sessions-count =
    { $sessions ->
        [one] { $sessions } браузер
        [few] { $sessions } браузера
        [many] { $sessions } браузеров
       *[other] { $sessions } браузера
    }
sessions-thisOne = этот
sessions-unknown = Неизвестный браузер
sessions-unknownAddress = неизвестный IP-адрес
sessions-since = С
sessions-lastSeen = активность
sessions-end = Завершить
sessions-endOthers = Завершить все остальные сеансы

nameClaim-mailed-title = Проверь почту
nameClaim-mailed-lead =
    Кто-то играет как { $username } и уже голосовал с этим ником. Если это ты, открой ссылку, которую
    мы отправили на { $email }, и задай пароль: тогда ник станет твоим, вместе с голосами.

nameClaim-tooMany-title = Письмо не отправлено
nameClaim-tooMany-lead =
    Кто-то играет как { $username }, и узнать, ты ли это, можно только по почте. На { $email } за час
    ушло слишком много писем. Попробуй зарегистрироваться через час или с другим адресом.

nameClaim-unmailed-title = Решит модератор
nameClaim-unmailed-lead =
    Кто-то играет как { $username } и уже голосовал с этим ником. Когда модератор передаст его тебе,
    можно будет войти с заданным паролем.

nameClaim-take-title = Забрать ник { $username }
nameClaim-take-lead =
    Ник { $username } на { $site } станет твоим, вместе с голосами. Задай пароль для входа. Если
    регистрация с этим ником не твоя, закрой страницу.
nameClaim-take-submit = Забрать этот ник

nameClaim-waits-title = Решит модератор
nameClaim-waits-lead =
    Твой адрес почты подтверждён. На тот же ник претендует кто-то ещё, поэтому решение примет
    модератор. Мы тебе напишем.

agreements-lead =
    Ссылки этого сервера голосуют за тебя без входа, пока ты это не отменишь или не сменишь пароль.
agreements-since = С
agreements-end = Отменить

changeEmail-title = Смена адреса почты
changeEmail-lead =
    Мы отправим ссылку на новый адрес. Пока ты её не откроешь, у аккаунта останется старый.
changeEmail-noMail =
    Этот сайт не отправляет писем: ссылка для нового адреса появится в его логе. Попроси её у
    администрации сайта. Пока ты её не откроешь, у аккаунта останется старый адрес.
changeEmail-newEmail = Новый адрес почты
changeEmail-submit = Отправить ссылку

download-title = Скачать данные
download-lead =
    Файл JSON со всем об аккаунте { $username }: профиль, прежние ники, сеансы, серверы, действия и
    голоса. Паролей и ключей в нём нет.
download-submit = Скачать
download-back = Назад к аккаунту

deletion-title = Удаление аккаунта
deletion-lead =
    Аккаунт { $username } исчезнет навсегда: вернуть его не сможет никто. Голоса останутся
    засчитанными, но анонимно, а ник будет закреплён ещё 90 дней.
deletion-blocked =
    { $listings ->
        [1] Этому мешает твоя карточка: за неё кто-то должен отвечать.
        [one] Этому мешает { $listings } твоя карточка: за них кто-то должен отвечать.
        [few] Этому мешают { $listings } твои карточки: за них кто-то должен отвечать.
        [many] Этому мешают { $listings } твоих карточек: за них кто-то должен отвечать.
       *[other] Этому мешают твои карточки ({ $listings }): за них кто-то должен отвечать.
    }
deletion-listings = Твои карточки

deletion-blocking-pending = Ждёт модератора. До тех пор её можно только удалить.
deletion-blocking-approved = За него могут голосовать игроки.

deletion-handOver = Передать…
deletion-unlist = Убрать из списка
deletion-deleteListing = Удалить карточку…
deletion-after = Когда здесь не останется ни одной, ты сможешь удалить аккаунт.
deletion-lookAgain = Проверить снова
deletion-submit = Удалить мой аккаунт
deletion-back = Оставить аккаунт
