### mail

newsMail-hello = Привет, { $name }!
newsMail-subject = Новости о твоих серверах на { $site }: { $updates }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Есть ещё { $items } новость. Смотри на страницах своих серверов.
        [few] Есть ещё { $items } новости. Смотри на страницах своих серверов.
        [many] Есть ещё { $items } новостей. Смотри на страницах своих серверов.
       *[other] Есть ещё { $items } новости. Смотри на страницах своих серверов.
    }
newsMail-why =
    Это письмо пришло, потому что ты работаешь с сервером на { $site } или тебя туда пригласили. Чтобы
    не получать писем о серверах:
newsMail-webhook = Вебхук «{ $name }» сервера { $server }

newsMail-withReason = { $sentence } Причина от модератора: { $reason }

news-server_approved-subject = { $server } теперь в списке
news-server_approved-more = Игроки уже могут голосовать.

news-server_reinstated-subject = { $server } снова в списке
news-server_reinstated-more = Игроки могут голосовать, ключи API работают.

news-server_rejected-subject = Сервер { $server } не одобрен
news-server_rejected-more = Можно изменить карточку и отправить её снова.

news-server_suspended-subject = Сервер { $server } приостановлен
news-server_suspended-more = Его нет в списке, за него нельзя голосовать, а его ключи API не работают.

news-suspension_kept-subject = Сервер { $server } остаётся приостановленным
news-suspension_kept-more = Модератор прочитал твой ответ, и сервер остаётся вне списка.

news-change_approved-subject = { $server }: изменения одобрены
news-change_approved-more = Теперь их видят все.

news-change_refused-subject = { $server }: изменения не одобрены
news-change_refused-more = Карточка осталась прежней, и её можно снова изменить.

news-picture_taken_down-subject = { $server }: изображение снято модератором
news-picture_taken_down-more = Остальная карточка не изменилась, можно загрузить другое изображение.

news-change_asked-subject = { $server }: модератор просит внести изменения
news-change_asked-more = Пока ничего не изменилось: отредактируй карточку самостоятельно.

news-edits_put_back-subject = { $server }: модератор отменил твою правку
news-edits_put_back-more = В карточке снова прежний текст. Её можно отредактировать заново.

news-role_offered-subject = { $owner } приглашает тебя работать с сервером { $server }
news-role_offered-more = Ничего не изменится, пока ты не согласишься. Приглашение действует 7 дней:

news-listing_offered-subject = { $owner } хочет передать тебе сервер { $server }
news-listing_offered-more = Ничего не изменится, пока ты не согласишься. Предложение действует 7 дней:

news-role_ended-subject = У тебя больше нет доступа к серверу { $server }
news-role_ended-more = Доступ закрыл владелец: { $owner }. Твои остальные серверы:

news-handed_over-subject = У сервера { $server } новый владелец: { $owner }
news-handed_over-more =
    Твоё предложение принято, и у тебя больше нет доступа. Твои остальные серверы:

news-votes_voided-subject =
    { $server }: модератор аннулировал { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
news-votes_voided-more = Они больше не засчитываются. На странице сервера можно посмотреть их время и один раз ответить.

news-votes_restored-subject =
    { $server }: { $votes ->
        [one] возвращён { $votes } голос
        [few] возвращены { $votes } голоса
        [many] возвращено { $votes } голосов
       *[other] возвращено { $votes } голоса
    }
news-votes_restored-more = Модератор отменил аннулирование, и они снова засчитываются.

news-webhook_failing-subject = { $webhook } не работает
news-webhook_failing-more =
    Ничего не доходит с { $since }. Каждый голос мы отправляем повторно три дня, а потом повтор можно
    запустить вручную. Посмотри, что пошло не так:

news-webhook_off-subject = { $webhook } отключён
news-webhook_off-more =
    Он так и не заработал ({ $since }). Голоса ждут. Когда обработчик будет готов, снова включи вебхук
    и запусти повтор:

news-webhook_working-subject = { $webhook } снова работает
news-webhook_working-more = Голоса доходят с { $since }.

deskMail-hello = Привет, { $name }!
deskMail-subject = Новое в панели модерации { $site }: { $items }

deskMail-news-wave =
    Необычные голоса за { $server }: { $votes ->
        [one] { $votes } голос
        [few] { $votes } голоса
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
deskMail-news-reports =
    { $reports ->
        [one] { $reports } жалоба
        [few] { $reports } жалобы
        [many] { $reports } жалоб
       *[other] { $reports } жалобы
    } на { $server }
deskMail-news-answer =
    { $server }: ответ владельца об аннулировании { $votes ->
        [one] { $votes } голоса
        [few] { $votes } голосов
        [many] { $votes } голосов
       *[other] { $votes } голоса
    }
deskMail-news-suspension_answer = { $server }: ответ владельца о приостановке
deskMail-news-listing = { $server } ждёт проверки
deskMail-news-change = { $server }: изменение ждёт проверки

deskMail-left =
    { $items ->
        [one] Ждёт ещё { $items } дело.
        [few] Ждут ещё { $items } дела.
        [many] Ждут ещё { $items } дел.
       *[other] Ждут ещё { $items } дела.
    }
deskMail-why =
    Это письмо пришло, потому что у тебя роль модератора на { $site }. Чтобы получать их реже или не
    получать совсем:

accountMails-reset-subject = Новый пароль для { $site }
accountMails-reset-before =
    Кто-то запросил новый пароль для твоего аккаунта на { $site }. Чтобы задать его, открой:
accountMails-reset-after =
    Ссылка работает один раз в течение часа. Если это не ты, не обращай внимания на письмо: пароль не
    изменится.

accountMails-verification-subject = Подтверди адрес почты для { $site }
accountMails-verification-before = Чтобы подтвердить, что этот адрес почты твой, открой:
accountMails-verification-after =
    Ссылка работает сутки. Если у тебя нет аккаунта на { $site }, не обращай внимания на письмо.

accountMails-claim-subject = Ник на { $site }
accountMails-claim-before =
    Кто-то регистрируется на { $site } с этим адресом почты и с ником, которым уже голосовал игрок.
    Если этот игрок — ты, открой ссылку и задай пароль. Тогда ник на { $site } станет твоим, вместе с
    голосами:
accountMails-claim-after = Ссылка работает сутки. Если это не ты, не обращай внимания на письмо.

accountMails-addressInUse-subject = Твой адрес почты на { $site }
accountMails-addressInUse-before =
    Кто-то создавал на { $site } новый аккаунт с твоим адресом почты. Адрес остаётся твоим, а твой
    аккаунт «{ $name }» не изменился.

    Если это ты и тот аккаунт забылся, можно задать для него новый пароль:
accountMails-addressInUse-after = Если это не ты, не обращай внимания на письмо.

accountMails-addressInUseWithoutPasswords-subject = Твой адрес почты на { $site }
accountMails-addressInUseWithoutPasswords-before =
    Кто-то хочет использовать на { $site } твой адрес почты для другого аккаунта. Адрес остаётся твоим,
    а твой аккаунт «{ $name }» не изменился.

    Если это ты и тот аккаунт забылся, войди в него тем же способом, что и раньше:
accountMails-addressInUseWithoutPasswords-after = Если это не ты, не обращай внимания на письмо.

accountMails-nameGiven-subject = Ник { $name } на { $site }
accountMails-nameGiven-before =
    Модератор передал тебе этот ник. Войди с паролем, который был задан при регистрации:

accountMails-nameRefused-subject = Ник { $name } на { $site }
accountMails-nameRefused-before =
    Модератор решил, что с ником { $name } играет кто-то другой. Можно зарегистрироваться с другим
    ником.

accountMails-imported-subject = Твой аккаунт теперь на { $site }
accountMails-imported-before =
    Твой аккаунт перенесён из { $list } на { $site }. Теперь твои данные хранятся там. Что хранится и
    зачем, написано здесь: { $privacy }

    Войди со своим ником и паролем, который был там. Если не получается, задай новый:
accountMails-imported-after =
    Если аккаунт тебе не нужен, его можно удалить на его странице.

accountMails-test-subject = Почта с { $site } доходит
accountMails-test-before =
    Это тестовое письмо с { $site } по твоему запросу. Оно дошло, значит, дойдут и другие:

accountMails-accountDisabled-subject = Твой аккаунт на { $site } отключён
accountMails-accountDisabled-before =
    Модератор отключил твой аккаунт на { $site }. Войти и голосовать нельзя. Его сообщение:

    { $reason }

accountMails-accountEnabled-subject = Твой аккаунт на { $site } снова работает
accountMails-accountEnabled-before =
    Модератор снова включил твой аккаунт на { $site }. Его сообщение:

    { $reason }

    Снова можно входить и голосовать:

accountMails-signInChanged-subject = Вход на { $site } изменён
accountMails-signInChanged-before =
    Изменился способ входа в твой аккаунт на { $site }. { $change ->
        [password_set] Теперь у него есть пароль.
        [password_changed] Пароль изменён.
        [password_reset] Новый пароль задан по ссылке, которую мы отправили на этот адрес.
        [passkey_added] Добавлен ключ доступа.
        [passkey_removed] Удалён ключ доступа.
        [second_factor_on] Теперь вход проходит в два этапа.
        [second_factor_off] Второй этап при входе больше не нужен.
        [recovery_codes_made] Созданы новые резервные коды. Старые больше не работают.
        [recovery_code_used] Использован резервный код. Каждый работает один раз.
        [factors_reset] Оператор сайта удалил ключи доступа, приложение-аутентификатор и резервные
            коды.
        [identity_linked] Привязан аккаунт на другом сайте. Через него теперь можно войти.
       *[identity_unlinked] Аккаунт на другом сайте отвязан.
    }

    Если это ты, делать ничего не нужно. Если нет, войди, удали чужое, смени пароль и заверши все
    остальные сеансы:

accountMails-newBrowser-subject = Вход на { $site } из нового браузера
accountMails-newBrowser-after = Ссылка работает неделю. Завершить все сеансы по ней можно один раз.
accountMails-newBrowser-before =
    Кто-то вошёл в твой аккаунт на { $site } из браузера, которого мы с ним раньше не видели:

    { $browser }, адрес { $address }, { $when }

    Если это ты, делать ничего не нужно. Если нет, открой эту страницу. Она завершит все сеансы и даст
    задать новый пароль:

accountMails-addressChanged-subject = Твой адрес почты на { $site } изменён
accountMails-addressChanged-before =
    У твоего аккаунта на { $site } теперь адрес почты { $newEmail } вместо того, на
    который пришло это письмо.

    Если это не ты, кто-то знает твой пароль. Войди, смени его и заверши все остальные сеансы:

news-made_manager-subject = Теперь у тебя роль менеджера сервера { $server }
news-made_manager-more = { $owner } даёт тебе право менять карточку, ключи и награды:
news-made_viewer-subject = Теперь у тебя роль наблюдателя сервера { $server }
news-made_viewer-more = { $owner } даёт тебе право смотреть статистику, голосующих и доставки:
news-chat_gone-subject = { $webhook } отключён
news-chat_gone-more =
    Чат больше не принимает сообщения по своему адресу ({ $since }). Голоса ждут. Вставь новый
    адрес, затем отправь их:

news-webhook_gone-subject = { $webhook } отключён
news-webhook_gone-more =
    Обработчик ответил 410 Gone ({ $since }). Голоса ждут. Когда обработчик будет готов, снова включи
    вебхук и запусти повтор:
accountMails-hello = Привет, { $name }!
accountMails-helloNobody = Привет!
accountMails-roleChanged-subject = Твоя роль на { $site } изменилась
accountMails-roleChanged-before =
    { $role ->
        [moderator] У твоего аккаунта на { $site } теперь роль модератора. Дела ждут здесь:
       *[administrator] У твоего аккаунта на { $site } теперь роль администратора. Дела ждут здесь:
    }
accountMails-roleEnded-subject = Твоя роль на { $site } изменилась
accountMails-roleEnded-before =
    У твоего аккаунта на { $site } больше нет роли. Голоса и серверы остаются как есть.
accountMails-unknownBrowser = неизвестный браузер
