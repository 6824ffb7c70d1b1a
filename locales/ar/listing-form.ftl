### listing-form

submit-title = إضافة خادم
submit-lead =
    اللعبة والاسم والعنوان تكفي، ويمكنك إضافة الباقي الآن أو لاحقًا. يراجع أحد المشرفين كل خادم جديد قبل إدراجه،
    ويمكنك متابعة حالته هنا.
submit-submit = تقديم الخادم
submit-pictures = يمكنك إضافة شعار ولافتة فور تقديم الخادم.

edit-title = إدراج خادم { $server }
edit-lead = تظهر تغييراتك فور حفظها.
edit-leadApproved = تظهر تغييراتك فور حفظها، إلا ما يطّلع عليه أحد المشرفين أولًا.
edit-leadRejected =
    بعد الانتهاء، يمكنك إعادة تقديم الخادم من «نظرة عامة». الإدراج المعدّل ينتقل إلى أول الصف.
edit-save = حفظ التغييرات
edit-looksFirst = يطّلع أحد المشرفين على التغييرات أولًا.
edit-waits = ينتظر أحد المشرفين. حتى ذلك الحين يرى اللاعبون { $seen }.
edit-slugMoves =
    ستقود الروابط القديمة إلى العنوان الجديد. يمكنك تغييره مرة واحدة كل { $days ->
        [zero] { $days } يوم.
        [one] يوم.
        [two] يومين.
        [few] { $days } أيام.
        [many] { $days } يومًا.
       *[other] { $days } يوم.
    }
edit-slugMoved = تغيّر مؤخرًا. يمكنك تغييره مجددًا في { $at }.
edit-textWaits = ينتظر أحد المشرفين. حتى ذلك الحين يرى اللاعبون ما كان من قبل.
edit-waiting = تعديل ينتظر أحد المشرفين.
edit-toWaiting = مقارنته أو سحبه أو إثباته

parts-basics = اللعبة والاسم والعنوان
parts-place = المنفذ وعنوان الصفحة
parts-about = العبارة التعريفية والوصف والقواعد
parts-translations = لغات أخرى
parts-facts = الوسوم والإصدار واللغات
parts-links = الروابط
parts-pictures = الصور

form-game-label = اللعبة
form-game-help = ليست في القائمة؟ يمكنك طلب إضافتها من أحد المشرفين.

form-name-label = الاسم
form-name-help = كما يعرفه اللاعبون.

form-chooseGame = اختيار لعبة

form-host-label = العنوان
form-host-help = اسم المضيف أو عنوان IP. يمكنك إضافة المنفذ: host:25565.

form-port-label = المنفذ
form-port-help = يبقى فارغًا لاستخدام منفذ اللعبة المعتاد.

form-slug-label = عنوان الصفحة
form-slug-help =
    نهاية رابط الصفحة، /servers/…: من { $least } إلى { $most } من الأحرف الإنجليزية الصغيرة والأرقام
    والشرطات. يبقى فارغًا لاستخدام الاسم.

form-tagline-label = العبارة التعريفية
form-tagline-help = سطر واحد يقول ما يميّز الخادم. يظهر على البطاقة.

form-description-label = الوصف
form-description-help =
    ما الذي ينتظر اللاعبين. تعمل Markdown: **غامق** وقوائم وروابط وعناوين. { $most } حرف على الأكثر.

form-rules-label = القواعد
form-rules-help = ما يجب أن يعرفه اللاعبون. تعمل Markdown هنا أيضًا.

form-textLanguage-label = لغة هذه النصوص
form-textLanguage-help = اللغة التي كُتبت بها العبارة التعريفية والوصف والقواعد.

form-tags-label = الوسوم
form-tags-help = بها يبحث اللاعبون ويصفّون النتائج. الحد الأقصى { $most }.
form-tags-unfold = اختيار الوسوم

form-version-label = الإصدار
form-version-help = إصدار اللعبة، مثل 1.21.4.

form-country-label = البلد
form-country-help = حيث يوجد الخادم.

form-noCountry = غير مذكور

form-languages-label = اللغات
form-languages-help = ما يتحدثه الناس في الخادم. الحد الأقصى { $most }.
form-languages-unfold = اختيار اللغات

form-website-label = الموقع
form-website-help = يبدأ بـ https://.

form-discord-label = Discord
form-discord-help = دعوة، مثل https://discord.gg/…

form-video-label = الفيديو
form-video-help = على YouTube أو Twitch أو Vimeo.

translations-lead =
    من يقرأ هذا الموقع بلغة أخرى يرى النصوص المضافة بها. وما يُترك فارغًا يظهر كما هو مكتوب أعلاه.
translations-none = لا شيء بعد
translations-field = { $field } ({ $language })
translations-remove = إزالة هذه النصوص عند الحفظ

preview-title = معاينة
preview-filled = { $filled } من { $all } مكتملة
preview-of = معاينة خادم { $server }
preview-note = لم يُحفظ شيء بعد. إغلاق علامة التبويب هذه يعيدك إلى النموذج.
preview-show = معاينة
preview-noName = اسم خادمك
preview-noAddress = play.example.com
preview-noGame = اللعبة
preview-noTagline = عبارتك التعريفية
preview-about = نبذة
preview-noDescription = سيظهر وصفك هنا.
preview-rules = القواعد
preview-waits = ما يذكر النموذج أن أحد المشرفين يطّلع عليه أولًا، يراه اللاعبون متى قُبل.

pictures-lead = وجه خادمك في كل قائمة. تظهر الصور الجديدة فورًا.
pictures-saveFirst = يعيد الرفع تحميل هذه الصفحة. يجب حفظ ما كتبته أولًا.
pictures-failed = تعذّر إرسال الصورة. يمكنك المحاولة مجددًا.

pictures-logo-label = الشعار
pictures-logo-none = لا شعار بعد: يرى اللاعبون هذا المربع بالأحرف الأولى.
pictures-logo-file = صورة الشعار
pictures-logo-best = الأفضل أن تكون مربعة.
pictures-logo-upload = رفع الشعار
pictures-logo-remove = إزالة الشعار

pictures-banner-label = اللافتة
pictures-banner-none = لا لافتة بعد: يرى اللاعبون خطوطًا بلون خادمك.
pictures-banner-file = صورة اللافتة
pictures-banner-best = الأفضل أن يكون عرضها ثلاثة أضعاف ارتفاعها.
pictures-banner-upload = رفع اللافتة
pictures-banner-remove = إزالة اللافتة

pictures-help =
    PNG أو JPEG أو WebP، بحد أقصى 8 ميغابايت وبحد أدنى { $width } × { $height } بكسل. { $best }

pictures-choose = يجب اختيار ملف أولًا.
pictures-rulesTitle = ما يجوز عرضه

pictures-rules-1 = خادمك: اسمه وعالمه وما يبنيه اللاعبون ويفعلونه فيه.
pictures-rules-2 = صور لك أو يجوز لك استخدامها فقط. لا شعار خادم آخر.
pictures-rules-3 = لا شيء جنسيًا أو دمويًا أو محرّضًا على الكراهية، ولا بيانات خاصة بأحد.
pictures-rules-4 = لا وعود كاذبة، مثل عملات مجانية مقابل صوت.
pictures-rules-5 =
    يطّلع المشرفون على كل صورة جديدة، ويزيلون ما يخالف هذه القواعد ويرسلون إليك السبب.

meanwhile-title = تغيّر هذا في الأثناء
meanwhile-lead =
    في علامة تبويب أخرى، أو من شخص آخر. يمكنك مقارنة النسختين وتعديل النموذج أدناه عند الحاجة، ثم حفظه مجددًا
    للإبقاء على ما كتبته.

meanwhile-heads-1 = الخانة
meanwhile-heads-2 = المحفوظ الآن
meanwhile-heads-3 = ما كتبته

meanwhile-nothing = لا شيء
