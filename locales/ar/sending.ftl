### sending

outcomeSentences-delivered = قبل خادمك الصوت.
outcomeSentences-rejected = أجاب المستقبِل برمز حالة لا يعني النجاح.
outcomeSentences-redirected = أحال المستقبِل إلى عنوان آخر، ونحن لا نتبع الإحالات.
outcomeSentences-gone = أجاب المستقبِل بالرمز 410 Gone، وهذا يوقف webhook.
outcomeSentences-timeout = لم يُكمل المستقبِل رده في الوقت المحدد.
outcomeSentences-connect_failed = تعذّر الاتصال بالمستقبِل.
outcomeSentences-connection_lost = أغلق المستقبِل الاتصال قبل اكتمال رده.
outcomeSentences-tls_failed = تعذّر إنشاء اتصال مشفّر بالمستقبِل. يُرجى التحقق من شهادته.
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

votifierSteps-greeted = التحية: VOTIFIER { $version }
votifierSteps-sent =
    أُرسلت البيانات ({ $bytes } بايت)، { $secret ->
        [token] موقّعة بالرمز المميز
       *[public_key] مشفّرة بمفتاحك العام
    }
votifierSteps-silent = لم يصل رد
votifierSteps-closed = أُغلق الاتصال دون رد، كما يفعل VotifierPlus عندما يكون الرمز المميز خاطئًا
votifierSteps-answered = الرد: { $line }
