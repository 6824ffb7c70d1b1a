### docs

all = كل الأدلة
nav = الأدلة
contents = في هذه الصفحة
prev = → السابق
next = التالي ←
around = الدليل السابق والدليل التالي
asText = هذه الصفحة بصيغة Markdown
table = الجدول { $nth }
start = ماذا تريد أن تفعل؟
search = البحث في الأدلة
searchHint = خطأ أو إعداد أو كلمة: whitelist، 401، same vote twice…
submit = بحث
results = البحث: { $query }
found =
    { $parts ->
        [zero] لا نتائج.
        [one] نتيجة واحدة.
        [two] نتيجتان.
        [few] { $parts } نتائج.
        [many] { $parts } نتيجة.
       *[other] { $parts } نتيجة.
    }
ask = اكتب ما تبحث عنه، مثل رمز خطأ أو ترويسة أو إضافة.
synonyms = وبُحث أيضًا عن:
nothing = لا نتائج عن «{ $query }»
part = { $page }: { $heading }
place = { $group } ‹ { $page }
often-lead = أكثر ما يُبحث عنه:
often-key = مفتاحي يتلقى 401
often-day = متى ينتهي يوم التصويت؟
often-twice = وصل الصوت نفسه مرتين
often-laptop = تجربة webhook على حاسوبي المحمول
often-addresses = من أي عناوين تأتي طلبات webhook؟
code = الرمز
status = الحالة
cause = هذا الطلب يسبّب الخطأ
answer = الرد
allErrors = كل الأخطاء وشكلها

references-api = API
references-rewards = API المكافآت
references-public = API العامة
