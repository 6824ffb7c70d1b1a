### frame

layout-about = خوادم الألعاب على { $site }: يمكنك العثور عليها والتصويت لما يعجبك منها.
layout-faulty = خطأ: { $title }
layout-skip = الانتقال إلى المحتوى
layout-mainMenu = القائمة الرئيسية
layout-way = مسار التصفح
layout-yourMenu = حسابك
layout-servers = الخوادم
layout-games = الألعاب
layout-findServers = البحث عن خوادم
layout-findBy = الاسم أو اللعبة أو الوسم أو البلد أو العنوان
layout-findShort = ابحث عن خادم
layout-listServer = إضافة خادمك
layout-footMenu = المزيد
layout-footPlayers = للاعبين
layout-footOwners = لأصحاب الخوادم
layout-footSite = هذا الموقع
layout-languages = اللغة
layout-menu = القائمة
layout-topVoters = الأكثر تصويتًا
layout-api = مرجع API
layout-docs = الأدلة
layout-myServers = خوادمي
layout-moderation = الإشراف
layout-waiting = في الانتظار
layout-accountLabel = حسابك، { $username }
layout-signIn = دخول
layout-signUp = إنشاء حساب
layout-signOut = تسجيل الخروج
layout-contact = اتصال
layout-privacy = الخصوصية
layout-imprint = بيانات الناشر
layout-terms = الشروط
layout-rules = القواعد
layout-imported = نُقل حسابك إلى هنا من { $list }. يحتفظ { $site } ببياناتك الآن.
layout-importedMore = ما الذي يُخزَّن ولماذا
layout-importedRead = فهمت

theme-title = المظهر

theme-names-system = تلقائي
theme-names-light = فاتح
theme-names-dark = داكن

theme-save = حفظ

forms-optional = اختياري
forms-on = مفعّل
forms-off = معطّل
forms-copy = نسخ
forms-copied = تم النسخ

forms-busy =
    يقوم عدد كبير من الناس بهذا الآن. لم يتغيّر شيء، ويمكنك المحاولة مجددًا بعد { $duration }.

moments-utc = UTC
moments-never = أبدًا

statuses-pending = بانتظار المراجعة
statuses-approved = مُدرج
statuses-rejected = غير مقبول
statuses-suspended = موقوف
statuses-unlisted = خارج القائمة

players-max = من { $max }
players-online = { " " }متصل الآن
players-isOnline = متصل
players-isOffline = غير متصل

errors-notFound = الصفحة غير موجودة
errors-noPicture = غير موجود
errors-notFoundNext = قد يكون العنوان خاطئًا، أو لم يعد الخادم مُدرجًا.
errors-gone = أُزيلت هذه الصفحة
errors-goneNext = أزالها إصدار أحدث، ولا تحل صفحة أخرى محلها.
errors-notYours = هذا الخادم ليس لك
errors-notYoursNext = لا يفتح هذه الصفحة إلا مالكه ومن يعملون عليه. لست منهم، أو لم تعد منهم.
errors-refused = لم ينجح ذلك
errors-refusedNext = لم يتغيّر شيء.
errors-notAllowed = لا يفتح هذه الصفحة إلا المشرفون
errors-notAllowedNext = إن كان ينبغي أن تصل إليها، فاطلب ذلك من مسؤول الموقع.
errors-roleTooLow = دورك لا يسمح بهذا
errors-roleTooLowNext = لم يتغيّر شيء. يستطيع المالك منحك دورًا آخر.
errors-signedOut = تم تسجيل خروجك
errors-signInBeside = تسجيل الدخول (في علامة تبويب جديدة)
errors-kept =
    ما كتبته محفوظ في هذه الصفحة. بعد تسجيل الدخول في علامة تبويب جديدة، يمكنك العودة إلى هنا وإرساله
    مجددًا.
errors-sendAgain = إعادة الإرسال
errors-signedOutNext = انتهت جلستك ولم يتغيّر شيء. يمكنك المحاولة مجددًا بعد تسجيل الدخول.
errors-otherSite = يبدو أن هذا النموذج جاء من موقع آخر
errors-otherSiteWhy =
    المطلوب فتح { $baseUrl } والمحاولة من هناك. ولإدارة هذا الموقع: يجب أن يطابق BASE_URL ما يظهر في
    شريط العنوان في المتصفح، وقيمته الآن { $baseUrl }.
errors-otherSiteNext = لم يتغيّر شيء.
errors-noFileHere = هذا النموذج لا يقبل الملفات
errors-noFileHereNext = لم يتغيّر شيء. افتح الصفحة من جديد وأرسل النموذج منها.
errors-tooLarge = الحجم أكبر من المسموح
errors-pictureTooLarge = الحد الأقصى للصورة 8 ميغابايت. يمكنك الرجوع واختيار صورة أصغر.
errors-formTooLarge = يمكنك الرجوع واختصار ما كتبته.
errors-tooLargeNext = لم يتغيّر شيء.
errors-halfSent = لم يصل النموذج كاملًا
errors-halfSentNext = لم يتغيّر شيء. بعد التحقق من اتصالك، يمكنك الرجوع وإرساله مجددًا.
errors-tooMany = محاولات كثيرة جدًا
errors-busy = يقوم عدد كبير من الناس بهذا الآن
errors-tooManyViews = صفحات كثيرة في وقت واحد
errors-failed = حدث خطأ ما
errors-failedNext =
    يمكنك المحاولة مجددًا بعد لحظات. وإن تكرّر الخطأ، فيُرجى إرسال رقم الطلب هذا إلى إدارة الموقع.
errors-unavailable = تعذّر على الموقع الوصول إلى قاعدة بياناته
errors-unavailableNext = لم يُفقد شيء. يمكنك المحاولة مجددًا بعد لحظات.
errors-noChanges = لا يستطيع الموقع حفظ أي شيء الآن
errors-late = يستغرق الموقع وقتًا طويلًا في الرد
errors-tooManyNext = يمكنك المحاولة مجددًا بعد { $duration }.

errors-fates-nothing = لم يتغيّر شيء. يمكنك المحاولة مجددًا بعد لحظات.
errors-fates-change_unknown =
    ربما حُفظ ما أرسلته وربما لم يُحفظ. لمعرفة ذلك، يمكنك الرجوع وتحديث الصفحة، ثم الإرسال مجددًا إذا
    لزم الأمر.
errors-fates-vote_not_cast = لم يُسجَّل صوتك. يمكنك المحاولة مجددًا بعد لحظات.
errors-fates-vote_unknown =
    ربما سُجِّل صوتك وربما لم يُسجَّل. لمعرفة ذلك، يمكنك فتح صفحة التصويت مجددًا بعد لحظات. لا ضرر من
    إعادة التصويت: لا يُحتسب صوت ثانٍ في اليوم نفسه أبدًا.

errors-toBallot = العودة إلى صفحة التصويت
errors-clockOff = لم يُسجَّل صوتك
errors-clockOffNext =
    ساعة هذا الموقع غير مضبوطة حاليًا، وقد يُحتسب صوتك ليوم آخر. صوت اليوم ما زال لك: يمكنك المحاولة
    مجددًا بعد بضع دقائق.
errors-signIn = تسجيل الدخول
errors-requestId = رقم الطلب
errors-home = كل الخوادم

trail-operator = إدارة الموقع
trail-gone = حساب محذوف

trail-actions-server_added = إضافة الخادم
trail-actions-server_edited = تعديل الإدراج
trail-actions-server_resubmitted = إعادة تقديم الخادم
trail-actions-server_approved = قبول الخادم
trail-actions-server_rejected = رفض الخادم
trail-actions-server_suspended = إيقاف الخادم
trail-actions-decision_undone = تراجع عن قرار بشأن الخادم
trail-actions-suspension_answered = الرد بشأن الإيقاف
trail-actions-suspension_kept = قراءة الرد وإبقاء الخادم موقوفًا
trail-actions-server_unlisted = إزالة الخادم من القائمة
trail-actions-server_relisted = إعادة الخادم إلى القائمة
trail-actions-server_deleted = حذف الإدراج
trail-actions-server_offered = عرض الإدراج على حساب آخر
trail-actions-server_handed_over = تسلّم الإدراج
trail-actions-member_offered = دعوة شخص
trail-actions-member_joined = قبول دعوة
trail-actions-member_removed = إنهاء صلاحية شخص
trail-actions-member_changed = تغيير دور شخص
trail-actions-offer_declined = رفض عرض
trail-actions-offer_withdrawn = سحب عرض
trail-actions-picture_added = إضافة صورة
trail-actions-picture_removed = إزالة صورة
trail-actions-picture_taken_down = حجب صورة
trail-actions-pictures_accepted = الاطلاع على صور جديدة
trail-actions-edits_accepted = الاطلاع على تعديلات
trail-actions-edits_put_back = إعادة النص السابق
trail-actions-reports_closed = إغلاق بلاغات
trail-actions-key_issued = إنشاء مفتاح
trail-actions-key_rolled = تجديد مفتاح
trail-actions-key_revoked = إبطال مفتاح
trail-actions-url_key_made = إنشاء مفتاح URL
trail-actions-link_key_made = إنشاء مفتاح لروابط التصويت
trail-actions-link_key_removed = إزالة مفتاح روابط التصويت
trail-actions-webhook_set = ضبط عنوان URL لـ webhook
trail-actions-chat_set = إعداد رسائل في دردشة
trail-actions-webhook_cleared = إزالة عنوان URL لـ webhook
trail-actions-webhook_paused = إيقاف webhook مؤقتًا
trail-actions-webhook_resumed = استئناف webhook
trail-actions-secret_prepared = تجهيز مفتاح سري لـ webhook
trail-actions-secret_activated = تفعيل مفتاح سري لـ webhook
trail-actions-rewards_set = اختيار طريقة منح المكافآت للاعبين
trail-actions-goal_set = تحديد هدف
trail-actions-goal_changed = تغيير عدد هدف
trail-actions-goal_removed = إزالة هدف
trail-actions-test_sent = إرسال اختبار
trail-actions-receiver_graded = تقييم المستقبِل
trail-actions-delivery_resent = إعادة إرسال تسليم
trail-actions-deliveries_replayed = إعادة إرسال أصوات معلّقة
trail-actions-vote_voided = إلغاء صوت
trail-actions-votes_voided = إلغاء أصوات
trail-actions-votes_restored = إعادة احتساب أصوات ملغاة
trail-actions-void_answered = الرد بشأن أصوات ملغاة
trail-actions-wave_dismissed = تجاهل تنبيه بشأن أصوات غير معتادة
trail-actions-name_given = منح حساب اسم لاعب
trail-actions-name_refused = رفض المطالبة باسم لاعب
trail-actions-account_disabled = تعطيل حساب
trail-actions-account_enabled = تفعيل حساب
trail-actions-change_approved = قبول تعديل
trail-actions-change_refused = رفض تعديل
trail-actions-change_withdrawn = سحب تعديل
trail-actions-game_added = إضافة لعبة
trail-actions-game_edited = تعديل لعبة
trail-actions-game_merged = دمج لعبة في أخرى
trail-actions-game_removed = إزالة لعبة
trail-actions-tag_added = إضافة وسم
trail-actions-tag_edited = تعديل وسم
trail-actions-tag_merged = دمج وسم في آخر
trail-actions-tag_removed = إزالة وسم
trail-actions-backup_made = إنشاء نسخة احتياطية
trail-actions-backup_restored = استعادة نسخة احتياطية
trail-actions-moderator_made = تعيين مشرف
trail-actions-administrator_made = تعيين أول مسؤول للموقع
trail-actions-role_changed = تغيير دور حساب
trail-actions-sign_in_link_made = إنشاء رابط لتسجيل الدخول إلى حساب
trail-actions-sign_in_link_used = تسجيل الدخول برابط إدارة الموقع
trail-actions-factors_reset = إزالة مفاتيح المرور والخطوة الثانية لحساب
trail-actions-setting_changed = تغيير إعداد

pages-previous = السابق
pages-next = التالي

duration-seconds =
    { $seconds ->
        [zero] لحظات
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
duration-minutes =
    { $minutes ->
        [zero] لحظات
        [one] دقيقة واحدة
        [two] دقيقتين
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    }
