### keys

panel-title = مفاتيح API لخادم { $server }
panel-heading = مفاتيح API
panel-lead =
    بمفتاح، يستطيع خادم لعبتك معرفة من صوّت. وبإضافة webhook إلى المفتاح، يُرسل إليك كل صوت لحظة تسجيله.
panel-notApproved = حالة هذا الخادم: { $status }. لا يمكن إنشاء المفاتيح واستخدامها إلا وهو مقبول.
panel-reason = رسالة المشرف: { $reason }
panel-none = لا مفاتيح بعد
panel-noneNext = يمكنك إنشاء مفتاح أدناه. يظهر سرّه مرة واحدة، مع أمر لتجربته واختبار لـ webhook.
panel-noneUntil = يمكنك إنشاء مفاتيح متى قُبل الخادم.
panel-ending = ينتهي بـ
panel-created = تاريخ الإنشاء
panel-lastUsed = آخر استخدام
panel-why = معرفة السبب
panel-newKey = إنشاء مفتاح API
panel-samples-ask-label = السؤال عمّا إذا كان لاعب قد صوّت
panel-samples-ask-lead =
    يطبع الجواب ولا يكافئ أحدًا. يُحتسب الصوت طوال اليوم، فمنح المكافأة وتذكّر من حصل عليها متروك لك. ودون جواب
    يفشل البرنامج ولا يطبع شيئًا.
panel-samples-receive-label = استقبال الأصوات
panel-samples-receive-lead =
    يتحقق من أن webhook منا، ويحفظ الصوت في ملف، ثم يستدعي الدالة reward: مرة واحدة على الأكثر لكل صوت، حتى بعد إعادة
    التشغيل، ولا يستدعيها لاختبار أبدًا. المطلوب كتابة تلك الدالة، ووضع خادم الويب لديك أمامه من أجل https. قد يُضيع
    توقف مفاجئ بين الخطوتين مكافأة يمكنك منحها يدويًا، لكنه لا يمنح واحدة مرتين.

panel-nameField-label = اسم المفتاح
panel-nameField-help = لا يراه غيرك. يساعدك على التمييز بين مفاتيحك: الردهة، الموقع، …

panel-urlField-label = عنوان URL لـ webhook
panel-urlField-help = إليه يُرسل كل صوت. يمكنك تعيينه لاحقًا.

panel-scopes = الاستخدام
panel-scopesField = استخدام المفتاح

panel-scope-read-name = التحقق من الأصوات
panel-scope-read-label = التحقق من الأصوات: من صوّت، وأعداد الأصوات، والإدراج

panel-scope-rewards-name = مكافآت
panel-scope-rewards-label = مكافآت: جلب الأصوات من الصندوق وتسجيل المكافآت

panel-scope-feed-name = متابعة الأصوات
panel-scope-feed-label = متابعة الأصوات: تتبّع كل صوت، للبوتات والإحصاءات

panel-generate = إنشاء مفتاح API
panel-history = آخر النشاط
panel-historyLead = آخر التغييرات في الخادم ومفاتيحه وwebhook، ومن أجراها.
panel-when = متى
panel-who = من
panel-what = الإجراء
panel-asked = طلب تعديل الإدراج
panel-which = المفتاح
panel-code = شيفرة نموذجية
panel-codeLead =
    برامج كاملة لا تحتاج إلى مكتبات. تقرأ مفتاحك وسرّك من متغيرات البيئة: يجب إبقاؤهما خارج الشيفرة.
panel-reference = في مرجع API كل الردود والترويسات.

states-none = لا عنوان URL
states-active = نشط
states-failing = متعطّل
states-waiting = بانتظار المستقبِل
states-paused = متوقف مؤقتًا
states-disabled = معطّل
states-revoked = مُبطل

once-issued = مفتاحك الجديد: { $name }
once-rolled = سرّ جديد للمفتاح { $name }
once-prepared = مفتاح webhook سري جديد للمفتاح { $name }
once-warning = يجب نسخه الآن. يظهر مرة واحدة فقط.
once-key = مفتاح API
once-webhookSecret = مفتاح webhook السري
once-keyHelp = يُرسل مع كل طلب: Authorization: Bearer ثم المفتاح.
once-secretHelp = به يتحقق المستقبِل من أن webhook منا.
once-overlap =
    { $hours ->
        [zero] لم يعد السرّ القديم يعمل.
        [one] يعمل السرّ القديم ساعة أخرى.
        [two] يعمل السرّ القديم ساعتين أخريين.
        [few] يعمل السرّ القديم { $hours } ساعات أخرى.
        [many] يعمل السرّ القديم { $hours } ساعة أخرى.
       *[other] يعمل السرّ القديم { $hours } ساعة أخرى.
    }
once-preparedNext =
    أولًا يجب أن يقبل المستقبِل هذا المفتاح السري إلى جانب القديم، ثم يكون تفعيله من هنا. حتى ذلك الحين لا يُوقَّع به
    شيء.
once-tryTitle = للتجربة الآن
once-curl = سؤال API عن هويتك، في الطرفية
once-test = إرسال اختبار إلى webhook
once-testHelp =
    يُفتح في علامة تبويب جديدة، فتبقى هذه الصفحة وسرّها. لا تُحتسب الاختبارات ولا تُكافأ أبدًا.
once-done = نسخته
once-usedTitle = سبق إرسال هذا النموذج
once-used = نُفِّذ حينها وأظهر سرّه. إن لم يُنسخ، فيمكنك تجديد المفتاح أو تجهيز مفتاح webhook سري آخر.
once-back = كل مفاتيح API

key-title = المفتاح { $key } لخادم { $server }
key-back = مفاتيح API
key-deliveries = عمليات تسليم هذا المفتاح
key-revokedAt = تاريخ الإبطال
key-votifier = Votifier
key-toRewards = المكافآت
key-replayVotifier =
    يرسل الأصوات التي فشلت أو المعلّقة. تُستثنى الأصوات التي استلمها خادمك، إذ سيكافئها مرة أخرى.
key-webhook = Webhook
key-webhookLead = يُرسل إليه كل صوت، موقّعًا، لحظة تسجيله.
key-security = الأمان
key-securityLead = سرّان: المفتاح يفتح API، ومفتاح webhook السري يوقّع ما نرسله.
key-danger = منطقة الخطر
key-dangerLead = لا يمكن التراجع عن هذا.
key-held =
    { $votes ->
        [zero] لا أصوات معلّقة
        [one] صوت واحد معلّق
        [two] صوتان معلّقان
        [few] { $votes } أصوات معلّقة
        [many] { $votes } صوتًا معلّقًا
       *[other] { $votes } صوت معلّق
    }، ومدة كل منها بالأيام { $days }. يُحذف أقدمها في
key-heldMore = أكثر من { $max } صوت معلّق، ومدة كل منها بالأيام { $days }. يُحذف أقدمها في
key-overlaps-day = بعد يوم
key-overlaps-now = فورًا
key-overlaps-hour = بعد ساعة
key-overlaps-week = بعد سبعة أيام

key-urlField-label = عنوان URL لـ webhook
key-urlField-help = أفرغ الحقل لإيقاف الإرسال. لن تُرسل الأصوات التي لا تزال في الانتظار.

key-saveUrl = حفظ عنوان URL
key-pause = إيقاف مؤقت
key-pauseHelp = أثناء الإيقاف المؤقت تُعلَّق الأصوات. يمكنك إعادة إرسالها لاحقًا.
key-resume = استئناف
key-resumeHelp = تُرسل الأصوات الجديدة مجددًا. تبقى المعلّقة كذلك حتى إرسالها.
key-heldOff = يجب استئناف webhook أولًا، ثم إرسالها.
key-sendHeld = إرسال المعلّقة

key-disabled-gone = أجاب المستقبِل بالرمز 410 Gone، وهذا يوقف webhook. الأصوات معلّقة.
key-disabled-failing = أُوقف بعد خمسة أيام دون نجاح واحد. الأصوات معلّقة.

key-failingSince = تعطّل webhook منذ
key-asksAgain = المحاولة التالية:

key-test-title = اختبار
key-test-button = إرسال اختبار
key-test-lead =
    يرسل صوتًا تجريبيًا، ليس من لاعب حقيقي، إلى عنوان URL ويعرض ما أُرسل والرد. تميّزه الترويسة X-Listing-Test، ولا
    يُحتسب أبدًا.

key-testName-label = اسم اللاعب
key-testName-help = المستقبِل الذي يتجاهل الترويسة سيكافئ هذا اللاعب.

key-testConfirm = نعم، يجوز للمستقبِل مكافأة هذا اللاعب
key-testMore = اختبار باسم لاعب حقيقي

key-grade-title = تقييم المستقبِل
key-grade-button = تقييم المستقبِل
key-grade-lead =
    يرسل نحو 30 عملية تسليم للاعب الاختبار إلى عنوان URL خلال دقيقة: سليمة، ومزوّرة، وقديمة، ومكرّرة. ثم يذكر ما أخطأ
    فيه المستقبِل.

key-graded = تقييم المستقبِل للمفتاح { $key }
key-gradeGuide = معنى كل فحص
key-backToKey = العودة إلى المفتاح
key-secret = مفتاح webhook السري
key-secretLead =
    يتغيّر في خطوتين حتى لا يضيع صوت: تجهيز مفتاح جديد وإضافته إلى المستقبِل، ثم تفعيله.

key-secretSteps-1 = تجهيز مفتاح سري جديد
key-secretSteps-2 = إضافته إلى المستقبِل، إلى جانب القديم
key-secretSteps-3 = تفعيله: نوقّع به من ذلك الحين

key-prepare = تجهيز مفتاح سري جديد
key-prepareAgain = تجهيز مفتاح سري آخر
key-pending = هناك مفتاح سري جديد جاهز. لا يُوقَّع به شيء حتى تفعيله.
key-activate = تفعيل المفتاح السري الجاهز

key-replay-title = إعادة الإرسال
key-replay-button = إعادة إرسال الأصوات

key-replayLead =
    يعيد إرسال الأصوات التي أُرسلت إلى هذا المفتاح أو المعلّقة له منذ وقت ضمن المدة المتاحة (عدد
    الأيام: { $days })، خمسة كل ثانية. تحتفظ الأصوات بمعرّفاتها: المستقبِل الذي يتذكّر
    X-Listing-Vote لا يكافئ أحدًا مرتين.
key-since = الأصوات منذ

key-roll-title = التجديد
key-roll-button = تجديد المفتاح
key-roll-lead =
    ينشئ سرًّا جديدًا لهذا المفتاح. يبقى webhook والسجل، ويعمل السرّ القديم المدة المختارة. السرّ الحالي:

key-overlap = يتوقف السرّ القديم
key-revoke = الإبطال
key-revokeLead =
    ينهي هذا المفتاح نهائيًا. يتوقف webhook، ولن تُرسل الأصوات التي لا تزال في الانتظار.
key-revokeLink = إبطال المفتاح…
key-confirmTitle = إبطال المفتاح { $key }؟
key-confirmLead =
    تُرفض البرامج التي تستخدمه خلال ثانية، ولا تصل إلى webhook أصوات بعد ذلك. لا يمكن التراجع عن هذا. إن تسرّب المفتاح،
    فالأفضل تجديده: يبقى webhook كما هو.
key-confirm = إبطال { $key }
key-cancel = الإبقاء على المفتاح

key-removal-title = إزالة المستقبِل { $key }؟
key-removal-lead =
    لا تصل إليه أصوات بعد ذلك، ولن تُرسل التي لا تزال في الانتظار. لا يمكن التراجع عن هذا.
key-removal-confirm = إزالة { $key }
key-removal-cancel = الإبقاء على المستقبِل

