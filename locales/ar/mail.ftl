### mail

newsMail-hello = مرحبًا { $name }،
newsMail-subject = تحديثات خوادمك في { $site } ({ $updates })
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [zero] التفاصيل في صفحات خوادمك.
        [one] هناك تحديث آخر في صفحات خوادمك.
        [two] هناك تحديثان آخران في صفحات خوادمك.
        [few] هناك { $items } تحديثات أخرى في صفحات خوادمك.
        [many] هناك { $items } تحديثًا آخر في صفحات خوادمك.
       *[other] هناك { $items } تحديث آخر في صفحات خوادمك.
    }
newsMail-why =
    تصلك هذه الرسالة لأنك ضمن فريق خادم في { $site }، أو وصلتك دعوة إلى ذلك. لإيقاف الرسائل عن خوادمك:
newsMail-webhook = webhook «{ $name }» لخادم { $server }

newsMail-withReason = { $sentence } السبب الذي ذكره المشرف: { $reason }

news-server_approved-subject = خادم { $server } صار في القائمة
news-server_approved-more = يمكن للاعبين التصويت له الآن.

news-server_reinstated-subject = خادم { $server } عاد إلى القائمة
news-server_reinstated-more = يمكن للاعبين التصويت له، وتعمل مفاتيح API الخاصة به.

news-server_rejected-subject = لم يُقبل خادم { $server }
news-server_rejected-more = يمكنك تعديل الإدراج وتقديمه مجددًا.

news-server_suspended-subject = تم إيقاف خادم { $server }
news-server_suspended-more = لم يعد في القائمة، ولا يمكن التصويت له، ولا تعمل مفاتيح API الخاصة به.

news-suspension_kept-subject = يبقى خادم { $server } موقوفًا
news-suspension_kept-more = قرأ أحد المشرفين ردك، ويبقى الخادم خارج القائمة.

news-change_approved-subject = قُبلت تعديلاتك على خادم { $server }
news-change_approved-more = يراها الجميع الآن.

news-change_refused-subject = لم تُقبل تعديلاتك على خادم { $server }
news-change_refused-more = يبقى الإدراج كما كان، ويمكنك تعديله مجددًا.

news-picture_taken_down-subject = حُجبت صورة لخادم { $server }
news-picture_taken_down-more = يبقى سائر الإدراج كما هو، ويمكنك رفع صورة أخرى.

news-change_asked-subject = طلب من الإشراف تعديل إدراج خادم { $server }
news-change_asked-more = لم يتغيّر شيء بعد: يمكنك تعديل الإدراج بنفسك.

news-edits_put_back-subject = تراجع أحد المشرفين عن تعديلك لخادم { $server }
news-edits_put_back-more = عاد الإدراج إلى نصّه السابق، ويمكنك تعديله من جديد.

news-role_offered-subject = دعوة من { $owner } للانضمام إلى فريق خادم { $server }
news-role_offered-more = لا يتغيّر شيء قبل قبولك. تنتهي الدعوة بعد 7 أيام:

news-listing_offered-subject = عرض من { $owner } لتسليمك خادم { $server }
news-listing_offered-more = لا يتغيّر شيء قبل قبولك. ينتهي العرض بعد 7 أيام:

news-role_ended-subject = لم تعد من فريق خادم { $server }
news-role_ended-more = أُنهيت صلاحيتك بقرار من { $owner }. خوادمك الأخرى:

news-handed_over-subject = انتقلت ملكية خادم { $server } إلى { $owner }
news-handed_over-more = قُبل عرضك، ولم تعد لديك صلاحية الوصول. خوادمك الأخرى:

news-votes_voided-subject =
    خسر خادم { $server } { $votes ->
        [zero] 0 صوت
        [one] صوتًا واحدًا
        [two] صوتين
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    } بقرار إلغاء من أحد المشرفين
news-votes_voided-more = لم تعد تُحتسب. يمكنك رؤية أوقاتها في صفحة الخادم، والرد مرة واحدة.

news-votes_restored-subject =
    استعاد خادم { $server } { $votes ->
        [zero] 0 صوت
        [one] صوتًا واحدًا
        [two] صوتين
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }
news-votes_restored-more = رفع أحد المشرفين الإلغاء، وعادت إلى الاحتساب.

news-webhook_failing-subject = { $webhook } لا يعمل
news-webhook_failing-more =
    لم يصل شيء منذ { $since }. نعيد محاولة إرسال كل صوت لمدة ثلاثة أيام، وبعدها يمكنك إعادة إرساله. تفاصيل
    الخطأ:

news-webhook_off-subject = تم إيقاف { $webhook }
news-webhook_off-more =
    استمر في الفشل ({ $since }). الأصوات معلّقة. متى كان المستقبِل جاهزًا، يمكنك تشغيل webhook مجددًا
    وإعادة إرسالها:

news-webhook_working-subject = عاد { $webhook } إلى العمل
news-webhook_working-more = تصل الأصوات منذ { $since }.

deskMail-hello = مرحبًا { $name }،
deskMail-subject = جديد في مكتب الإشراف في { $site } ({ $items })

deskMail-news-wave =
    أصوات غير معتادة لخادم { $server }: { $votes ->
        [zero] 0 صوت
        [one] صوت واحد
        [two] صوتان
        [few] { $votes } أصوات
        [many] { $votes } صوتًا
       *[other] { $votes } صوت
    }
deskMail-news-reports =
    { $reports ->
        [zero] 0 بلاغ
        [one] بلاغ واحد
        [two] بلاغان
        [few] { $reports } بلاغات
        [many] { $reports } بلاغًا
       *[other] { $reports } بلاغ
    } عن خادم { $server }
deskMail-news-answer =
    ردّ مالك خادم { $server } بشأن { $votes ->
        [zero] 0 صوت ملغى
        [one] صوت ملغى
        [two] صوتين ملغيَين
        [few] { $votes } أصوات ملغاة
        [many] { $votes } صوتًا ملغى
       *[other] { $votes } صوت ملغى
    }
deskMail-news-suspension_answer = ردّ مالك خادم { $server } بشأن الإيقاف
deskMail-news-listing = خادم { $server } بانتظار المراجعة
deskMail-news-change = تعديل على خادم { $server } بانتظار المراجعة

deskMail-left =
    { $items ->
        [zero] لا شيء آخر.
        [one] هناك واحد آخر.
        [two] هناك اثنان آخران.
        [few] هناك { $items } أخرى.
        [many] هناك { $items } أخرى.
       *[other] هناك { $items } أخرى.
    }
deskMail-why = تصلك هذه الرسالة لأنك من مشرفي { $site }. لتصلك بوتيرة أقل، أو لإيقافها:

accountMails-reset-subject = كلمة مرور جديدة في { $site }
accountMails-reset-before =
    طلب أحدهم كلمة مرور جديدة لحسابك في { $site }. لاختيار كلمة مرور، يُرجى فتح هذا الرابط:
accountMails-reset-after =
    يعمل الرابط مرة واحدة، ولمدة ساعة. إن لم يكن الطلب منك، فلا حاجة إلى فعل شيء: لن تتغيّر كلمة مرورك.

accountMails-verification-subject = تأكيد بريدك الإلكتروني في { $site }
accountMails-verification-before = لتأكيد أن هذا البريد الإلكتروني لك، يُرجى فتح هذا الرابط:
accountMails-verification-after =
    يعمل الرابط لمدة يوم. إن لم يكن لك حساب في { $site }، فيمكنك تجاهل هذه الرسالة.

accountMails-claim-subject = اسم في { $site }
accountMails-claim-before =
    أنشأ أحدهم حسابًا في { $site } بهذا البريد الإلكتروني وباسم صوّت به لاعب من قبل. إن كان اللاعب أنت،
    فيمكنك فتح هذا الرابط واختيار كلمة مرور، ليصبح الاسم في { $site } لك مع أصواته:
accountMails-claim-after = يعمل الرابط لمدة يوم. إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة.

accountMails-addressInUse-subject = بريدك الإلكتروني في { $site }
accountMails-addressInUse-before =
    حاول أحدهم إنشاء حساب جديد في { $site } ببريدك الإلكتروني. يبقى البريد لك، ولم يتغيّر حسابك «{ $name }».

    إن كانت المحاولة منك وقد نسيت ذلك الحساب، فيمكنك اختيار كلمة مرور جديدة له:
accountMails-addressInUse-after = إن لم تكن المحاولة منك، فيمكنك تجاهل هذه الرسالة.

accountMails-addressInUseWithoutPasswords-subject = بريدك الإلكتروني في { $site }
accountMails-addressInUseWithoutPasswords-before =
    يريد أحدهم في { $site } استخدام بريدك الإلكتروني لحساب آخر. يبقى البريد لك، ولم يتغيّر حسابك
    «{ $name }».

    إن كانت المحاولة منك وقد نسيت ذلك الحساب، فيمكنك تسجيل الدخول إليه بالطريقة السابقة نفسها:
accountMails-addressInUseWithoutPasswords-after = إن لم تكن المحاولة منك، فيمكنك تجاهل هذه الرسالة.

accountMails-nameGiven-subject = الاسم { $name } في { $site }
accountMails-nameGiven-before =
    منحك أحد المشرفين هذا الاسم. يمكنك تسجيل الدخول بكلمة المرور التي اخترتها:

accountMails-nameRefused-subject = الاسم { $name } في { $site }
accountMails-nameRefused-before =
    قرّر أحد المشرفين أن شخصًا آخر يلعب باسم { $name }. يمكنك إنشاء حساب باسم آخر.

accountMails-imported-subject = حسابك الآن في { $site }
accountMails-imported-before =
    نُقل حسابك من { $list } إلى { $site }، حيث تُحفظ بياناتك الآن. تجد هنا ما الذي يُخزَّن ولماذا:
    { $privacy }

    يمكنك تسجيل الدخول باسمك وبكلمة المرور التي كانت لك هناك. وإن لم تعمل، فاختر كلمة مرور جديدة:
accountMails-imported-after =
    إن كنت لا تريد هذا الحساب، فيمكنك حذفه من صفحته.

accountMails-test-subject = رسائل { $site } تصل
accountMails-test-before =
    طلبت من { $site } إرسال هذه الرسالة إليك. وقد وصلت، فستصل غيرها أيضًا:

accountMails-accountDisabled-subject = تم تعطيل حسابك في { $site }
accountMails-accountDisabled-before =
    عطّل أحد المشرفين حسابك في { $site }. لا يمكنك تسجيل الدخول أو التصويت. رسالة المشرف:

    { $reason }

accountMails-accountEnabled-subject = عاد حسابك في { $site } إلى العمل
accountMails-accountEnabled-before =
    فعّل أحد المشرفين حسابك في { $site }. رسالة المشرف:

    { $reason }

    يمكنك تسجيل الدخول والتصويت مجددًا:

accountMails-signInChanged-subject = تغيّرت طريقة تسجيل دخولك إلى { $site }
accountMails-signInChanged-before =
    تغيّرت طريقة تسجيل الدخول إلى حسابك في { $site }. { $change ->
        [password_set] صارت له كلمة مرور.
        [password_changed] تم تغيير كلمة مروره.
        [password_reset] تم تعيين كلمة مرور جديدة برابط أرسلناه إلى هذا البريد.
        [passkey_added] أُضيف إليه مفتاح مرور.
        [passkey_removed] أُزيل منه مفتاح مرور.
        [second_factor_on] صار يطلب خطوة ثانية عند تسجيل الدخول.
        [second_factor_off] لم يعد يطلب خطوة ثانية عند تسجيل الدخول.
        [recovery_codes_made] صارت له رموز استرداد جديدة، ولم تعد القديمة تعمل.
        [recovery_code_used] استُخدم أحد رموز الاسترداد. يعمل كل رمز مرة واحدة.
        [factors_reset] أزالت إدارة الموقع مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد الخاصة به.
        [identity_linked] رُبط به حساب في موقع آخر، ويمكن لصاحبه تسجيل الدخول به.
       *[identity_unlinked] أُزيل منه حساب مربوط في موقع آخر.
    }

    إن كان ذلك منك، فلا حاجة إلى فعل شيء. وإن لم يكن، فيُرجى تسجيل الدخول، وإزالة ما ليس لك، وتغيير كلمة
    مرورك، وإنهاء كل الجلسات الأخرى:

accountMails-newBrowser-subject = تسجيل دخول من متصفح جديد إلى { $site }
accountMails-newBrowser-after = يعمل الرابط لمدة أسبوع، ويسجّل خروج الجميع مرة واحدة.
accountMails-newBrowser-before =
    سجّل أحدهم الدخول إلى حسابك في { $site } بمتصفح لم نره معه من قبل:

    { $browser }، من { $address }، في { $when }

    إن كان ذلك منك، فلا حاجة إلى فعل شيء. وإن لم يكن، فيُرجى فتح هذه الصفحة. تسجّل خروج الجميع وتتيح لك
    اختيار كلمة مرور جديدة:

accountMails-addressChanged-subject = تغيّر بريدك الإلكتروني في { $site }
accountMails-addressChanged-before =
    صار البريد الإلكتروني لحسابك في { $site } هو { $newEmail } بدلًا من هذا البريد.

    إن لم يكن ذلك منك، فهناك من يعرف كلمة مرورك. يُرجى تسجيل الدخول وتغييرها وإنهاء كل الجلسات الأخرى:

news-made_manager-subject = أنت الآن من مديري خادم { $server }
news-made_manager-more = بإذن من { $owner }، يمكنك تعديل الإدراج ومفاتيحه ومكافآته:
news-made_viewer-subject = يمكنك الآن الاطلاع على خادم { $server }
news-made_viewer-more = بإذن من { $owner }، يمكنك رؤية أرقامه والمصوّتين وعمليات التسليم:
news-chat_gone-subject = تم إيقاف { $webhook }
news-chat_gone-more =
    لم تعد الدردشة تقبل رسائل على عنوانها ({ $since }). الأصوات معلّقة. المطلوب لصق عنوان جديد ثم
    إرسالها:

news-webhook_gone-subject = تم إيقاف { $webhook }
news-webhook_gone-more =
    أجاب المستقبِل بالرمز 410 Gone ({ $since }). الأصوات معلّقة. متى كان المستقبِل جاهزًا، يمكنك تشغيل
    webhook مجددًا وإعادة إرسالها:
accountMails-hello = مرحبًا { $name }،
accountMails-helloNobody = مرحبًا،
accountMails-roleChanged-subject = تغيّر دورك في { $site }
accountMails-roleChanged-before =
    { $role ->
        [moderator] صار حسابك مشرفًا في { $site }. ما ينتظرك هنا:
       *[administrator] صار حسابك مسؤولًا عن الموقع في { $site }. ما ينتظرك هنا:
    }
accountMails-roleEnded-subject = تغيّر دورك في { $site }
accountMails-roleEnded-before = لم يعد لحسابك دور في { $site }. تبقى أصواتك وخوادمك كما هي.
accountMails-unknownBrowser = متصفح غير معروف
