### docs

all = كل الأدلة
nav = الأدلة
contents = في هذه الصفحة
asText = هذه الصفحة بصيغة Markdown
table = الجدول { $nth }
search = البحث في الأدلة
submit = بحث
results = البحث: { $query }
found =
    { $parts ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $parts } نتائج
        [many] { $parts } نتيجة
       *[other] { $parts } نتيجة
    }
ask = اكتب ما تبحث عنه، مثل رمز خطأ أو ترويسة أو إضافة.
nothing = لا نتائج. قد تفيد كلمات أخرى، مثل رمز أو ترويسة أو اسم إضافة.
inCode = في الشيفرة:
examples-code = رمز خطأ
examples-header = ترويسة من webhook
examples-plugin = بروتوكول لإضافات التصويت
code = الرمز
status = الحالة
allErrors = كل الأخطاء وشكلها

references-api = API
references-rewards = API المكافآت
references-public = API العامة
