### deliveries

log-heading = عمليات التسليم، الأحدث أولًا
log-lead = كل صوت في طريقه إلى webhook. تُحفظ العمليات المنتهية 30 يومًا.
log-none = لم يُرسل شيء بعد
log-noneNext =
    سيظهر هنا كل صوت يُرسل إلى webhook، مع كل محاولة ورد. المطلوب إعطاء مفتاح عنوان URL لـ webhook ثم إرسال اختبار
    من صفحته.
log-noneFound = لا عمليات تسليم كهذه
log-noneOf = لا نتائج عن { $search }
log-noneOfNext = يقبل البحث اسم لاعب كاملًا، بأحرف كبيرة أو صغيرة، أو معرّف صوت أو تسليم كاملًا.
log-backwards = اليوم الأول بعد اليوم الأخير
log-showAll = عرض كل عمليات التسليم
log-find = لاعب أو معرّف صوت أو معرّف تسليم
log-from = من (UTC)
log-to = إلى (UTC)
log-atLeast = { $votes }+
log-byState = حسب الحالة
log-all = الكل
log-filter = تصفية عمليات التسليم
log-allKeys = كل المفاتيح
log-show = بحث
log-player = اللاعب
log-nobody = لا أحد
log-topTen = العشرة الأوائل
log-cast = وقت التصويت
log-key = المفتاح
log-state = الحالة
log-last = آخر نتيجة
log-attempts = المحاولات
log-next = المحاولة التالية
log-again = أُعيد إرساله:
log-test = اختبار
log-pages = صفحات عمليات التسليم
log-older = الأقدم
log-newest = الأحدث
log-title = عمليات تسليم خادم { $server }
log-titleOf = عمليات تسليم خادم { $server }: { $state }

log-retryLead-abandoned =
    يعيد إرسال ما يعود إلى آخر 14 يومًا مرة أخرى، خمسة كل ثانية. تحتفظ بمعرّفاتها: المستقبِل الذي يتذكّر
    X-Listing-Vote لا يكافئ أحدًا مرتين.
log-retryLead-held = يرسل ما يعود إلى آخر 14 يومًا، خمسة كل ثانية.

log-retry-abandoned = إعادة محاولة كل ما فشل للمفتاح { $key }
log-retry-held = إرسال كل المعلّق للمفتاح { $key }

day-title = آخر 24 ساعة

day-typical = رد معتاد
day-slow = رد بطيء
day-label =
    ساعة بساعة على مدى 24 ساعة: سُلّمت { $atOnce } فورًا، و{ $late } بعد إعادة محاولة، و{ $failed }
    في الانتظار أو فشلت

day-axis-1 = قبل 24 س
day-axis-2 = 18 س
day-axis-3 = 12 س
day-axis-4 = 6 س
day-axis-5 = الآن

day-legend-ok = سُلّمت فورًا
day-legend-late = بعد إعادة محاولة
day-legend-bad = في الانتظار أو فشلت

ruler-label = { $made } من { $of } محاولة، والانتظار قبل كل منها
ruler-wait-atOnce = فورًا
ruler-wait-seconds = +{ $seconds } ث
ruler-wait-minutes = +{ $minutes } د
ruler-wait-hours = +{ $hours } س

one-title = صوت { $player } إلى المفتاح { $key } لخادم { $server }
one-back = عمليات التسليم
one-cast = وقت التصويت
one-toKey = إلى
one-next = المحاولة التالية
one-nextAt = المحاولة التالية:
one-rejectedWith = فشل المستقبِل بالرمز { $status }. أصلحه، ثم أرسل الصوت مجددًا.
one-vote = الصوت (X-Listing-Vote)
one-id = التسليم (X-Listing-Delivery)
one-noUrl = لا عنوان URL
one-formerUrl = عنوان URL سابق
one-elsewhere = إلى عنوان URL سابق
one-sinceMoved = كان ذلك عنوان URL للمفتاح حينها، وقد تغيّر منذ ذلك الوقت.
one-finished = انتهى
one-resend = إعادة الإرسال الآن
one-stands = يبقى هذا كما هو، مهما حدث عند إعادة إرساله.
one-underWay = في الطريق. تتحدّث هذه الصفحة كل ثانيتين.
one-request = الطلب
one-requestLead = المحاولة { $attempt }، كما أُرسلت تمامًا إلى
one-notSent = لم يُرسل شيء بعد. سيكون هذا هو المحتوى، ويُرسل إلى
one-attempts = المحاولات
one-schedule = اثنتا عشرة على الأكثر، وآخرها بعد 76 ساعة من التصويت.
one-answer = الرد
one-headers = ترويسات الرد
one-answerKept = نحتفظ بالترويسات دون ملفات تعريف الارتباط، وبأول 4 كيلوبايت من المحتوى.
one-saveRedirect = استخدام عنوان URL هذا
one-answered = { $status } خلال { $time }
one-noResponse = لا رد

one-reasons-key_revoked = أُبطل المفتاح.
one-reasons-url_cleared = أُزيل عنوان URL لـ webhook.
one-reasons-vote_voided = ألغى أحد المشرفين الصوت.
one-reasons-no_destination = أُبطل المفتاح أو أُزيل عنوان URL لـ webhook.

states-held = معلّق
states-pending = في الانتظار
states-delivered = تم التسليم
states-abandoned = فشل

ends-rejected = فشل
ends-redirected = أُعيد توجيهه
ends-redirected_elsewhere = أُعيد توجيهه
ends-apps_script = Apps Script
ends-interrupted = انقطع
ends-delivered = تم التسليم
ends-unconfirmed = أُرسل
ends-timeout = انتهت المهلة
ends-connect_failed = لا اتصال
ends-connection_lost = انقطع الاتصال
ends-tls_failed = لا تشفير
ends-tls_self_signed = موقّعة ذاتيًا
ends-tls_untrusted = شهادة غير موثوقة
ends-tls_expired = شهادة منتهية
ends-tls_other_name = شهادة لاسم آخر
ends-tls_old = TLS قديم
ends-tls_plain = بلا TLS
ends-tls_expected = يتوقع TLS
ends-http2_only = HTTP/2 فقط
ends-dns_failed = الاسم غير موجود
ends-private_address = عنوان خاص
ends-bad_response = ليس HTTP
ends-bad_url = عنوان URL خاطئ
ends-bad_secret = مفتاح سري خاطئ
ends-not_votifier = ليس Votifier
ends-votifier_key_missing = المفتاح العام ناقص
ends-token_refused = رمز مميز خاطئ
ends-votifier_refused = مرفوض
ends-name_refused = الاسم مرفوض
ends-posted = تم التسليم
ends-chat_gone = القناة محذوفة
ends-chat_refused = مرفوض
ends-chat_busy = مؤجَّل
ends-internal_error = خطأ من جهتنا
ends-gone = لم يعد موجودًا
ends-key_revoked = أُبطل المفتاح
ends-url_cleared = أُزيل عنوان URL
ends-vote_voided = أُلغي الصوت
ends-no_destination = لا عنوان URL

time-milliseconds = { $ms } مللي ث
time-seconds = { NUMBER($seconds, maximumFractionDigits: 1) } ث
