### status

outcomes-answered = أجاب.
outcomes-unknown_protocol = لا يمكننا الاستعلام عن خوادم هذه اللعبة.
outcomes-port_refused = لا نستعلم عن هذا المنفذ لأنه لخدمات أخرى. المطلوب المنفذ الذي يتصل به اللاعبون.
outcomes-dns_failed = تعذّر العثور على اسم المضيف. يُرجى التحقق من كتابته أو من سجلات DNS.
outcomes-private_address = يقود اسم المضيف إلى عنوان ليس على الإنترنت العام.
outcomes-timeout =
    لم يجب خلال 5 ثوانٍ. هل يعمل؟ هل يحجبنا جدار حماية؟ هل تجيب اللعبة عن الاستعلامات؟
outcomes-refused = الجهاز موجود، لكن لا شيء يستمع على هذا المنفذ.
outcomes-bad_answer = أجاب، لكن ليس كما تجيب خوادم هذه اللعبة. هل اللعبة والمنفذ صحيحان؟
outcomes-answer_too_large = أرسل أكثر مما يرسله أي خادم لعبة، فقطعنا الاتصال.
outcomes-internal_error = حدث خطأ من جهتنا، وليس من خادمك.

status-heading = الحالة
status-lead = نسأل خادمك عن عدد اللاعبين كل 5 دقائق.
status-notAskable = لا يمكننا الاستعلام عن خوادم { $game }، لذا لا تعرض صفحتك عدد اللاعبين.
status-notApproved = نبدأ متى قبل أحد المشرفين خادمك.

status-states-unknown = لم يُفحص بعد
status-states-online = متصل
status-states-offline = غير متصل
status-failed = فشل آخر فحص
status-stillOnline = يراه اللاعبون متصلًا حتى مرور { $minutes } دقيقة على آخر جواب له.

status-since = منذ
status-neverAnswered = لم يجب قط
status-address = عنوان الاستعلام
status-lastAsked = آخر فحص
status-lastAnswer = النتيجة
status-counted = عدد المتصلين { $online } من { $max }.
status-countedOnline = عدد المتصلين { $online }.
status-uncounted = لا يُفصح الخادم عن عدد اللاعبين المتصلين.
status-message = رسالة الخادم
status-check = فحص الآن

ownership-heading = إثبات أنه لك
ownership-verified = موثّق

ownership-by-message = كان الرمز المميز في رسالة اليوم الخاصة بالخادم.
ownership-by-dns = كان الرمز المميز في سجل DNS لاسم المضيف.

ownership-kept = يمكنك إزالة الرمز المميز الآن. عند تغيير المضيف أو المنفذ يجب إثبات ذلك مجددًا.
ownership-lead =
    عندها تظهر في صفحتك شارة تخبر اللاعبين بأنها من المالك. المطلوب وضع هذا الرمز المميز في أحد مكانين:
ownership-leadOfAddress =
    عندها تظهر في صفحتك شارة تخبر اللاعبين بأنها من المالك. المطلوب وضع هذا الرمز المميز في اسم الخادم أو
    رسالة اليوم، نصًا عاديًا في سطر واحد.
ownership-waits =
    عنوانك الجديد { $host } ينتظر أحد المشرفين. يستعلم «فحص الآن» هناك، وإن ظهر الرمز المميز تغيّر العنوان
    فورًا.
ownership-approves =
    لا حاجة إلى انتظار أحد المشرفين: يُقبل خادمك متى عثر «فحص الآن» على الرمز المميز.
ownership-token = الرمز المميز
ownership-message = اسم الخادم أو رسالة اليوم، نصًا عاديًا في سطر واحد، أو
ownership-dns = سجل DNS من نوع TXT بالاسم أدناه أو { $host } نفسه.
ownership-dnsName = اسم سجل DNS
ownership-look = البحث عن الرمز المميز
ownership-notFound = لم يُعثر عليه بعد
