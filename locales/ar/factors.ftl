### factors

passkey-use = تسجيل الدخول بمفتاح مرور
passkey-useHere = استخدام مفتاح مرور
passkey-failed = لم ينجح ذلك، أو تم إيقافه. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.
passkey-wrong =
    لا يعمل مفتاح المرور هذا هنا. ربما أُزيل، أو بقيت الصفحة مفتوحة مدة طويلة. يمكنك المحاولة مجددًا.

passkeys-heading = مفاتيح المرور
passkeys-lead = سجّل الدخول ببصمة إصبعك أو وجهك أو رمز PIN أو مفتاح أمان.
passkeys-badge = مفتاح مرور
passkeys-formerHost = من العنوان السابق لهذا الموقع
passkeys-added = أُضيف
passkeys-used = آخر استخدام
passkeys-neverUsed = لم يُستخدم
passkeys-add = إضافة مفتاح مرور…
passkeys-remove = إزالة

passkeys-new-title = إضافة مفتاح مرور
passkeys-new-lead = يطلب متصفحك قفل الشاشة أو رمز PIN أو مفتاح الأمان.
passkeys-new-name = الاسم
passkeys-new-nameHelp = لتمييزه لاحقًا.
passkeys-new-submit = إضافة مفتاح المرور
passkeys-new-noScript =
    تحتاج مفاتيح المرور إلى JavaScript ومتصفح حديث. يجب تفعيل JavaScript لهذا الموقع.
passkeys-new-refused = لم يُضف مفتاح المرور. يمكنك المحاولة مجددًا.
passkeys-new-tooMany = لديك الحد الأقصى من مفاتيح المرور ({ $max }). يجب إزالة أحدها أولًا.
passkeys-new-back = العودة إلى حسابك

second-heading = التحقق بخطوتين
second-lead =
    بعد كلمة المرور أو الدخول عبر موقع آخر، يكون تأكيد هويتك برمز من تطبيق أو بمفتاح مرور.
second-setUp = الإعداد…
second-change = تغيير…
second-title = التحقق بخطوتين
second-offLead =
    حتى بكلمة مرورك لا يدخل أحد دون خطوة ثانية. تسجيل الدخول بمفتاح مرور خطوتان في خطوة واحدة، فلا
    تُطلب معه خطوة أخرى.
second-required =
    { $who ->
        [desk] يشترط هذا الموقع التحقق بخطوتين على كل من يعمل في الإشراف. للمتابعة، يجب إعداده.
       *[servers] يشترط هذا الموقع التحقق بخطوتين على كل من يدير خادمًا. للمتابعة، يجب إعداده.
    }

second-app-title = بتطبيق مصادقة
second-app-again = استخدام تطبيق مصادقة آخر
second-app-againLead = يتوقف التطبيق الحالي عن العمل هنا، وتصدر لك رموز استرداد جديدة.
second-app-lead =
    يُمسح هذا الرمز بتطبيق مصادقة، مثل Aegis أو 2FAS أو Google Authenticator أو تطبيق كلمات المرور لديك،
    ثم تُكتب الأرقام الستة التي تظهر فيه.
second-app-qr = رمز QR لتطبيق المصادقة
second-app-key = لا كاميرا لديك؟ يمكنك كتابة هذا المفتاح في التطبيق
second-app-open = الفتح في تطبيق على هذا الجهاز
second-app-code = الرمز من التطبيق
second-app-submit = تفعيل

second-passkeys-title = بمفاتيح المرور
second-passkeys-lead = يُطلب أحد مفاتيح مرورك كلما سجّلت الدخول بطريقة أخرى.
second-passkeys-none = لا مفتاح مرور لك بعد.
second-passkeys-add = إضافة مفتاح مرور…
second-passkeys-submit = استخدام مفاتيح مروري

second-state-title = مفعّل
second-state-app = بتطبيق مصادقة، منذ
second-state-passkeys = بمفاتيح المرور، منذ
second-state-codes =
    { $left ->
        [zero] لم يبق أي رمز استرداد.
        [one] بقي رمز استرداد واحد.
        [two] بقي رمزا استرداد.
        [few] بقيت { $left } رموز استرداد.
        [many] بقي { $left } رمز استرداد.
       *[other] بقي { $left } رمز استرداد.
    }
second-state-renew = إنشاء رموز استرداد جديدة
second-state-turnOff = إيقاف

second-codes-title = رموز الاسترداد
second-codes-lead =
    يتيح لك كل رمز تسجيل الدخول مرة واحدة عند فقدان هاتفك أو مفتاح مرورك. يُنصح بطباعتها أو حفظها في مدير
    كلمات المرور، فلن تظهر مرة أخرى.
second-codes-label = رموز الاسترداد
second-codes-copy = نسخ الرموز
second-codes-done = حفظتها

half-title = خطوة أخرى
half-lead = تسجيل الدخول باسم { $username }.
half-code = الرمز من تطبيق المصادقة
half-codeHelp = ستة أرقام تتغيّر كل 30 ثانية.
half-wrong = هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى انتظار الرمز التالي.
half-wrongRecovery = هذا ليس من رموز الاسترداد لديك، أو سبق استخدامه.
half-submit = تسجيل الدخول
half-recovery = استخدام رمز استرداد
half-recoveryCode = رمز الاسترداد
half-recoveryHelp = أحد الرموز العشرة التي حفظتها. يعمل كل رمز مرة واحدة.
half-lost = فقدتها كلها؟ يمكن لإدارة الموقع مساعدتك.
half-contact = مراسلتها
half-other = تسجيل الدخول بحساب آخر

half-dead-title = تسجيل الدخول مجددًا
half-dead-lead = استغرق ذلك وقتًا طويلًا، أو كثرت الرموز الخاطئة. لم يتم تسجيل دخولك بعد.

half-signIn = تسجيل الدخول

prove-title = أكّد هويتك
prove-lead =
    مضت أكثر من عشر دقائق على تسجيل الدخول باسم { $username }. للمتابعة، يُرجى تأكيد هويتك.
prove-holds = بعد ذلك لن يُطلب منك التأكيد مرة أخرى لمدة عشر دقائق.

prove-purposes-key = الخطوة التالية: إنشاء مفتاح.
prove-purposes-votifier = الخطوة التالية: تغيير وجهة إرسال الأصوات.
prove-purposes-webhook = الخطوة التالية: تغيير webhook.
prove-purposes-people = الخطوة التالية: مشاركة إدراجك.
prove-purposes-handover = الخطوة التالية: تسليم إدراجك.
prove-purposes-listing = الخطوة التالية: حذف إدراجك.
prove-purposes-voids = الخطوة التالية: إلغاء أصوات.
prove-purposes-role = الخطوة التالية: تغيير دور شخص.
prove-purposes-passkey = الخطوة التالية: إضافة مفتاح مرور.
prove-purposes-passkey_removal = الخطوة التالية: إزالة مفتاح مرور.
prove-purposes-second_factor = الخطوة التالية: تغيير التحقق بخطوتين.
prove-purposes-unlink = الخطوة التالية: إلغاء ربط طريقة لتسجيل الدخول.
prove-purposes-link = الخطوة التالية: ربط طريقة لتسجيل الدخول.
prove-purposes-password = الخطوة التالية: تغيير كلمة مرورك.
prove-purposes-email = الخطوة التالية: تغيير بريدك الإلكتروني.
prove-purposes-export = الخطوة التالية: تنزيل بياناتك.
prove-purposes-deletion = الخطوة التالية: حذف حسابك.

prove-kept = ما كتبته محفوظ، ويُرسَل بعد التأكيد.
prove-lost = تكون العودة بعدها إلى الصفحة. ما كتبته فيها سري، لذا يجب كتابته مرة أخرى.
prove-password = كلمة مرورك
prove-code = الرمز من تطبيقك، أو رمز استرداد
prove-wrongPassword = هذه ليست كلمة مرورك.
prove-wrongCode = هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى انتظار الرمز التالي.
prove-submit = تأكيد
prove-or = أو
prove-provider = التأكيد عبر { $name }
prove-again = تم التأكيد في علامة تبويب أخرى. متابعة
prove-none = لتأكيد هويتك، يُرجى تسجيل الخروج ثم الدخول مجددًا.
prove-notNow = الرجوع دون ذلك
prove-back = العودة إلى حسابك

notMe-title = لم يكن ذلك أنت؟
notMe-lead =
    تذكر رسالتنا المتصفح الذي سجّل الدخول ومن أين. إن كان غريبًا عنك، فيُرجى الضغط على الزر.
notMe-ifPressed = عند الضغط على الزر:
notMe-effects-1 = يُسجَّل خروج الجميع من حسابك، وأنت ضمنهم.
notMe-effects-2 = تتوقف كلمة مرورك عن العمل، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.
notMe-effects-3 = يحتفظ حسابك بالبريد الإلكتروني الذي راسلناك عليه.
notMe-submit = لم يكن أنا: تسجيل خروج الجميع
notMe-signedInAt = تسجيل الدخول الذي راسلناك بشأنه:
notMe-itWasMe = كان ذلك أنت؟ إذن لا حاجة إلى أي إجراء.

notMe-dead-title = لم يعد هذا الرابط يعمل
notMe-dead-lead = يعمل لمدة أسبوع. يمكنك إنهاء الجلسات وتغيير كلمة مرورك من صفحة حسابك.

notMe-mailed-title = تم تسجيل خروج الجميع
notMe-mailed-lead =
    لم تعد كلمة مرورك تعمل. أرسلنا إليك رابطًا لاختيار كلمة جديدة. بعدها يُنصح بمراجعة طرق تسجيل الدخول
    وإزالة ما ليس لك.

notMe-no_mail-title = تم تسجيل خروج الجميع
notMe-no_mail-lead = لم تعد كلمة مرورك تعمل. يمكنك طلب رابط لاختيار كلمة جديدة.

notMe-used-title = سبق استخدام هذا الرابط
notMe-used-lead =
    سجّل خروج الجميع، وهو يفعل ذلك مرة واحدة. إن دخل أحد حسابك بعد ذلك، فيُرجى مراجعة طرق تسجيل الدخول
    وإزالة ما ليس لك. كلمة مرور جديدة تسجّل خروج الجميع مرة أخرى.

notMe-no_password-title = تم تسجيل خروج الجميع
notMe-no_password-lead =
    ليس لحسابك كلمة مرور. بعد تسجيل الدخول مجددًا، يُرجى مراجعة طرق تسجيل الدخول وإزالة ما ليس لك.

notMe-reset = اختيار كلمة مرور جديدة
notMe-signIn = تسجيل الدخول
