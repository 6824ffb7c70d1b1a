### sending

outcomeSentences-delivered = قبل خادمك الصوت.
outcomeSentences-rejected = أجاب المستقبِل بخطأ.
outcomeSentences-redirected = أحال المستقبِل إلى عنوان آخر، ونحن لا نتبع الإحالات.
outcomeSentences-redirected_elsewhere =
    أحال المستقبِل إلى موقع آخر، كما تفعل الصفحات التي تطلب تسجيل الدخول، ولا تُتبع عمليات إعادة
    التوجيه.
outcomeSentences-apps_script =
    المستقبِل تطبيق ويب من Google Apps Script: يعمل ثم يرد دائمًا بإعادة توجيه إلى عنوان يُستخدم مرة
    واحدة، وهذا يُعد فشلًا. كل محاولة جديدة تشغّل النص البرمجي مرة أخرى.
outcomeSentences-gone = أجاب المستقبِل بالرمز 410 Gone، وهذا يوقف webhook.
outcomeSentences-timeout = لم يرد المستقبِل في الوقت المحدد.
outcomeSentences-connect_failed = تعذّر الاتصال بالمستقبِل.
outcomeSentences-connection_lost = أغلق المستقبِل الاتصال قبل أن يرد.
outcomeSentences-tls_failed =
    تعذر إنشاء اتصال مشفر بالمستقبِل؛ يلزم التحقق من إعدادات TLS فيه ومن شهادته.
outcomeSentences-tls_self_signed =
    شهادة المستقبِل موقّعة ذاتيًا؛ يلزم الحصول على شهادة من جهة مثل Let’s Encrypt.
outcomeSentences-tls_untrusted =
    شهادة المستقبِل صادرة عن جهة غير معروفة أو سلسلتها ناقصة؛ يلزم تثبيت السلسلة كاملة.
outcomeSentences-tls_expired =
    انتهت صلاحية شهادة المستقبِل أو لم تبدأ بعد؛ يلزم تجديدها وإعادة تشغيل البرنامج الذي يستخدمها.
outcomeSentences-tls_other_name =
    شهادة المستقبِل لاسم آخر؛ يلزم استخدام ذلك الاسم في عنوان URL أو الحصول على شهادة للاسم الحالي.
outcomeSentences-tls_old =
    لا يشترك المستقبِل معنا في أي إصدار أو تشفير من TLS؛ يلزم السماح بـ TLS 1.2 أو 1.3 والتحقق من أن
    لديه شهادة لاسم المضيف هذا.
outcomeSentences-tls_plain =
    لا يرد المستقبِل عبر TLS؛ إذا كان يستخدم HTTP بلا تشفير هناك، فليبدأ عنوان URL بـ http://‎.
outcomeSentences-tls_expected = يتوقع المستقبِل TLS؛ فليبدأ عنوان URL بـ https://‎.
outcomeSentences-http2_only = لا يدعم المستقبِل إلا HTTP/2؛ يلزم السماح بـ HTTP/1.1 أيضًا.
outcomeSentences-dns_failed = لم يُعثر على اسم مضيف المستقبِل. يُرجى التحقق من كتابته.
outcomeSentences-private_address = يقود اسم مضيف المستقبِل إلى عنوان ليس على الإنترنت العام.
outcomeSentences-bad_response = رد المستقبِل ليس HTTP صالحًا.
outcomeSentences-bad_url = عنوان المستقبِل ليس مما يمكننا الاتصال به.
outcomeSentences-bad_secret = المفتاح السري للمستقبِل غير صالح للاستخدام. يجب تعيين مفتاح جديد.
outcomeSentences-unconfirmed =
    تم الإرسال. بروتوكول Votifier القديم لا يؤكد الاستلام، ويمكن التحقق في وحدة التحكم في خادمك.
outcomeSentences-not_votifier =
    ردّ شيء ما هناك، لكنه ليس Votifier: يعمل عادةً على المنفذ 8192، لا على منفذ اللعبة.
outcomeSentences-votifier_key_missing =
    يستخدم خادمك بروتوكول Votifier القديم: المطلوب لصق مفتاحه العام بدلًا من الرمز المميز.
outcomeSentences-token_refused =
    لا يقبل Votifier الرمز المميز: المطلوب لصق ما يأتي بعد «default:» في plugins/Votifier/config.yml.
outcomeSentences-votifier_refused = لم يقبل Votifier الصوت، والسبب مذكور في رده.
outcomeSentences-name_refused =
    يقبل Votifier أسماء من 1 إلى 16 حرفًا إنجليزيًا أو رقمًا أو _، وهذا الاسم ليس كذلك.
outcomeSentences-posted = نُشر في القناة.
outcomeSentences-chat_gone =
    لم تعد الدردشة تقبل رسائل على هذا العنوان: حُذف webhook أو العنوان غير صحيح. أُوقفت القناة.
outcomeSentences-chat_refused = رفضت الدردشة الرسالة. قناة المنتدى تحتاج إلى عنوان أحد منشوراتها.
outcomeSentences-chat_busy = طلبت الدردشة منا الانتظار: رسائل كثيرة جدًا. ستُنشر لاحقًا.
outcomeSentences-interrupted = أُعيد تشغيل نظامنا أثناء هذه المحاولة، وستُجرى مجددًا.
outcomeSentences-internal_error = حدث خطأ من جهتنا، وستُجرى المحاولة مجددًا.

pointsTo = يحيل إلى { $url }: هل يُحفظ عنوان URL هذا؟
pointsElsewhere = يحيل إلى { $url }.

votifierSteps-greeted = التحية: VOTIFIER { $version }
votifierSteps-sent =
    أُرسلت البيانات ({ $bytes } بايت)، { $secret ->
        [token] موقّعة بالرمز المميز
       *[public_key] مشفّرة بمفتاحك العام
    }
votifierSteps-silent = لم يصل رد
votifierSteps-closed = أُغلق الاتصال دون رد، كما يفعل VotifierPlus عندما يكون الرمز المميز خاطئًا
votifierSteps-answered = الرد: { $line }
