// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "اسم المستخدم",
      usernameHelp:
        "كما هو في اللعبة تمامًا: من 2 إلى 32 حرفًا إنجليزيًا أو رقمًا أو «_» أو «.» أو «-». قد تبدأ أسماء Bedrock بعلامة «.».",
      email: "البريد الإلكتروني",
      emailHelp: "لإعادة تعيين كلمة مرورك. لا يراه أحد غيرك.",
      password: "كلمة المرور",
      passwordHelp: "10 أحرف على الأقل. ثلاث أو أربع كلمات لا رابط بينها خيار جيد.",
      newPassword: "كلمة المرور الجديدة",
      currentPassword: "كلمة المرور الحالية",
      makeLink: "إنشاء رابط",
      noMail: "لا يرسل هذا الموقع رسائل بريد.",
      signUp: {
        title: "إنشاء حساب",
        lead: "حساب واحد لكل الخوادم، والتصويت يكون باسم المستخدم.",
        submit: "إنشاء حساب",
        toVote: (server) => `إنشاء حساب للتصويت لخادم ${`\u2068${server}\u2069`}`,
        toVoteLead: "نموذج قصير واحد، ثم يصبح صوتك على بُعد نقرة.",
        toVoteConfirmed: "يطلب هذا الموقع أيضًا تأكيد بريدك الإلكتروني قبل التصويت.",
        inGame: (game) => `اسمك في ${`\u2068${game}\u2069`}`,
        inGameHelp: (server) =>
          "كما هو في اللعبة تمامًا: يكافئ خادم " + `\u2068${server}\u2069` +
          " اللاعب الذي يحمل هذا الاسم، وهو اسم المستخدم هنا أيضًا. من 2 إلى 32 حرفًا إنجليزيًا أو رقمًا أو «_» أو «.» أو «-».",
        submitToVote: "إنشاء حساب ثم التصويت",
        ready: "اكتمل التحقق من الروبوتات",
        noScript:
          "لإنشاء حساب، يجب تفعيل JavaScript لهذا الموقع: على متصفحك إنجاز عمل صغير يمنع الروبوتات. لا يحتاج إلى ذلك سوى التصويت وإنشاء الحساب.",
        privacy: "ما نحفظه، وإلى متى",
        haveOne: "لديك حساب؟",
        signIn: "تسجيل الدخول",
        or: "أو بالبريد الإلكتروني وكلمة مرور",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `تسجيل الدخول عبر ${`\u2068${provider}\u2069`}`,
          sign_up: (provider) => `المتابعة عبر ${`\u2068${provider}\u2069`}`,
          link: (provider) => `ربط ${`\u2068${provider}\u2069`}`,
          prove: (provider) => `التأكيد عبر ${`\u2068${provider}\u2069`}`,
        },
        leaving: (provider) => `الانتقال إلى ${`\u2068${provider}\u2069`}…`,
        goOn: (provider) => `الذهاب إلى ${`\u2068${provider}\u2069`}`,
        byPassword: "تسجيل الدخول بكلمة مرور",
        declined: {
          title: (provider) => `لم يكتمل تسجيل الدخول عبر ${`\u2068${provider}\u2069`}`,
          lead: "لم يتغيّر شيء. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.",
        },
        not_proven: {
          title: (provider) => `تعذّر تسجيل دخولك عبر ${`\u2068${provider}\u2069`}`,
          lead: "الرد الذي وصل لا يُثبت هويتك. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.",
        },
        round_unknown: {
          title: "هذه الصفحة قديمة جدًا",
          lead: (provider) =>
            "استغرق الأمر وقتًا طويلًا في " + `\u2068${provider}\u2069` +
            "، أو كانت العودة بمتصفح آخر. يمكنك المحاولة مجددًا.",
        },
        unavailable: {
          title: (provider) => `تعذّر الوصول إلى ${`\u2068${provider}\u2069`} الآن`,
          lead: "لم يتغيّر شيء. يمكنك المحاولة مجددًا لاحقًا أو اختيار طريقة أخرى.",
        },
        misconfigured: {
          title: (provider) => `إعداد ${`\u2068${provider}\u2069`} غير صحيح في هذا الموقع`,
          lead:
            "لن تفيد المحاولة مجددًا: على القائمين على هذا الموقع إصلاح ذلك. حتى ذلك الحين اختر طريقة أخرى.",
        },
        taken: {
          title: (provider) => `حساب ${`\u2068${provider}\u2069`} هذا مربوط بحساب آخر هنا`,
          lead: "يمكنك تسجيل الدخول به وإلغاء ربطه هناك، ثم ربطه بهذا الحساب.",
        },
        not_theirs: {
          title: (provider) => `حساب ${`\u2068${provider}\u2069`} هذا غير مربوط بحسابك`,
          lead: (provider) =>
            "يجب اختيار حساب " + `\u2068${provider}\u2069` + " المستخدَم لتسجيل دخولك هنا.",
        },
        signed_out: {
          title: "انتهت جلستك",
          lead: (provider) =>
            "بعد تسجيل الدخول مجددًا، يمكنك الذهاب إلى " + `\u2068${provider}\u2069` + " مرة أخرى.",
        },
      },
      newcomer: {
        title: "اختيار اسمك",
        titleToVote: (server) => `اسمك في خادم ${`\u2068${server}\u2069`}`,
        lead: (provider) =>
          "أكّد " + `\u2068${provider}\u2069` +
          " هويتك. لا نحتاج إلا إلى اسمك في اللعبة: تصل المكافآت إلى اللاعب الذي يحمله.",
        submit: "إنشاء الحساب",
        submitToVote: "الانتقال إلى التصويت",
        haveOne: "لديك حساب هنا؟",
        isItYours: (name) => `هل ${`\u2068${name}\u2069`} لك؟`,
        signIn: (provider) => `تسجيل الدخول لربط ${`\u2068${provider}\u2069`} به`,
        link: (provider) => `ربط ${`\u2068${provider}\u2069`}`,
        linkLead: (provider, name) =>
          "جئت للتو من " + `\u2068${provider}\u2069` + ". يتيح لك ربطه تسجيل الدخول باسم " +
          `\u2068${name}\u2069` + " بنقرة واحدة.",
        unknown: {
          title: "هذه الصفحة قديمة جدًا",
          lead: "مضت نصف الساعة المتاحة لاختيار اسم، أو صار لك اسم الآن. يمكنك تسجيل الدخول مجددًا.",
        },
      },
      entry: {
        gone: {
          title: "لم يعد تسجيل الدخول هذا يعمل",
          lead: "سبق استخدام رابطه، أو صار قديمًا، أو لم يعد الحساب موجودًا.",
        },
        disabled: "هذا الحساب معطّل",
      },
      signInLink: {
        title: (username) => `تسجيل الدخول باسم ${`\u2068${username}\u2069`}`,
        lead: "أنشأت إدارة الموقع هذا الرابط. يسجّل دخولك مرة واحدة.",
        submit: "تسجيل الدخول",
      },
      proof: { comesNext: "سيُطلب منك تأكيد هويتك.", justShown: "تم تأكيد هويتك للتو." },
      waysIn: {
        heading: "طرق تسجيل الدخول",
        lead: "يُنصح بطريقتين، ليبقى الوصول إلى حسابك ممكنًا دائمًا.",
        isLinked: "مربوط",
        isOff: "معطّل",
        linked: "رُبط",
        unlink: "إلغاء الربط",
        only: "هذه طريقتك الوحيدة للدخول: يجب إضافة أخرى قبل إزالتها.",
        password: "كلمة المرور",
        set: "معيّنة",
        passwordNote: "تغييرها ينهي كل جلساتك الأخرى.",
        noPassword: "لا توجد. يتيح تعيينها تسجيل الدخول دون موقع آخر.",
        changePassword: "تغيير كلمة المرور",
        setPassword: "تعيين كلمة مرور",
      },
      passwordsOff: {
        title: "لا كلمات مرور هنا",
        lead: "لا يستخدم هذا الموقع كلمات المرور. يمكنك تسجيل الدخول بأحد الحسابات التي يقبلها.",
      },
      signIn: {
        title: "تسجيل الدخول",
        toVote: (server) => `تسجيل الدخول للتصويت لخادم ${`\u2068${server}\u2069`}`,
        or: "أو بكلمة مرور",
        orElse: "أو بطريقة أخرى",
        last: "المرة الأخيرة",
        nameOrEmail: "اسم المستخدم أو البريد الإلكتروني",
        submit: "تسجيل الدخول",
        limited: (wait) =>
          "كثرت المحاولات لهذا الاسم أو من شبكتك، فلم يتم تسجيل دخولك بعد. " + `\u2068${wait}\u2069` +
          " ويمكنك أيضًا كتابة كلمة مرورك مجددًا الآن: ينجز متصفحك عملًا صغيرًا أولًا، وتُحسب هذه المحاولة على حدة.",
        ready: "اكتمل التحقق من الروبوتات",
        noScript:
          "لا يستطيع متصفحك إنجاز هذا العمل دون JavaScript. يمكنك تفعيله لهذا الموقع، أو المحاولة مجددًا بعد بضع ثوانٍ.",
        forgot: "نسيت كلمة مرورك؟",
        haveNone: "لا حساب لديك بعد؟",
        signUp: "إنشاء حساب",
        disabled: "عطّل أحد المشرفين هذا الحساب.",
        disabledWhy: (reason) =>
          "عطّل أحد المشرفين هذا الحساب. رسالة المشرف: " + `\u2068${reason}\u2069`,
      },
      reset: {
        title: "إعادة تعيين كلمة مرورك",
        lead: "نرسل إلى بريدك رابطًا لاختيار كلمة مرور جديدة.",
        noMail: "لا يرسل هذا الموقع رسائل بريد. يمكنك إنشاء رابط هنا ثم طلبه من إدارة الموقع.",
        submit: "إرسال الرابط",
        asked: {
          title: "الرابط في بريدك",
          lead:
            "إن كان هناك حساب بهذا البريد، فالرابط في طريقه إليه، ويعمل لمدة ساعة. لم يصل؟ قد يكون في مجلد الرسائل غير المرغوب فيها.",
        },
        askedNoMail: {
          title: "طلب الرابط من الإدارة",
          lead:
            "لا يرسل هذا الموقع رسائل بريد. إن كان هناك حساب بهذا البريد، تجد إدارة الموقع في السجل رابطًا يعمل لمدة ساعة. إن لم تجده، فيكفي أن تعرف اسم المستخدم: يمكنها إنشاء رابط لتسجيل دخولك.",
        },
        choice: {
          title: "اختيار كلمة مرور جديدة",
          lead: "يسجّل هذا خروجك من كل مكان.",
          submit: "حفظ كلمة المرور",
        },
        dead: {
          title: "لم يعد هذا الرابط يعمل",
          lead: "يعمل كل رابط مرة واحدة، ولمدة ساعة. يمكنك طلب رابط جديد.",
        },
        again: "طلب رابط جديد",
      },
      firstModerator: {
        title: "أول مسؤول للموقع",
        lead: (username) =>
          "سُجِّل دخولك باسم " + `\u2068${username}\u2069` +
          ". أول مسؤول يضبط الموقع ويقبل الإدراجات. يعمل الرابط مرة واحدة.",
        submit: "جعل هذا الحساب مسؤول الموقع",
        dead: {
          title: "لم يعد هذا الرابط يعمل",
          lead:
            "سبق استخدامه، أو مضى عليه أكثر من 30 دقيقة، أو هناك مسؤول بالفعل. ما دام لا يوجد مسؤول، يكتب التشغيل التالي رابطًا آخر في السجل.",
        },
      },
      verify: {
        title: "تأكيد بريدك الإلكتروني",
        lead: (email, username) =>
          "الضغط على الزر يؤكد أن البريد " + `\u2068${email}\u2069` + " لك. وسيكون تابعًا للحساب " +
          `\u2068${username}\u2069` + ".",
        submit: "تأكيد",
        dead: {
          title: "لم يعد هذا الرابط يعمل",
          lead: "تعمل الروابط لمدة يوم واحد. يمكنك طلب رابط جديد من صفحة حسابك.",
        },
        enough: {
          title: "استخدم رابطًا أرسلناه من قبل",
          lead:
            "أرسلنا إلى هذا العنوان كل الرسائل المسموح بها خلال ساعة. افتح الرابط في أحدثها وأنت مسجّل الدخول: فهو يؤكد العنوان لحسابك.",
        },
      },
      serverEmail: {
        heading: "رسائل عن خوادمك",
        lead: "عندما يبتّ أحد المشرفين في إدراج، وعندما يتعطّل webhook أو يعود إلى العمل.",
        unconfirmed: "تصلك بعد تأكيد بريدك: حتى ذلك الحين قد يكون لشخص آخر.",
        turnOn: "تفعيل",
        turnOff: "إيقاف",
        stop: "إيقاف الرسائل عن خوادمي",
        ask: {
          title: "إيقاف الرسائل عن خوادمك",
          lead:
            "لن نراسلك عندما يبتّ أحد المشرفين في إدراج أو عندما يتعطّل webhook. تستمر الرسائل عن حسابك، مثل روابط كلمة المرور الجديدة.",
        },
        done: {
          title: "لن تصلك رسائل عن خوادمك بعد الآن",
          lead: "يمكنك تفعيلها مجددًا من صفحة حسابك.",
        },
        dead: { title: "هذا الرابط لا يعمل", lead: "يمكنك إيقاف الرسائل عن خوادمك من صفحة حسابك." },
      },
      name: {
        title: "اسمك",
        newTitle: "تغيير الاسم",
        question: "هل هذا هو اسمك في اللعبة تمامًا؟",
        youVoteAs: "التصويت باسم",
        why: "تصل المكافآت إلى اللاعب الذي يحمل هذا الاسم. إن اختلف حرف واحد، فلن تصل إلى أحد.",
        yes: "نعم، متابعة",
        change: "لا، تغييره",
        newName: "الاسم الجديد",
        save: "تغيير الاسم",
        correction: "يمكنك تغييره الآن: التصحيح الأول مجاني. بعده يمكنك تغيير اسمك مرة كل 30 يومًا.",
        rule:
          "يمكنك تغيير اسمك مرة كل 30 يومًا. يبقى اسمك القديم لك 90 يومًا. تُحتسب الأصوات للاسم الذي سُجِّلت به.",
        next: (day) => `يمكنك تغيير اسمك مجددًا في ${`\u2068${day}\u2069`}.`,
      },
      account: {
        title: "حسابك",
        onThisPage: "في هذه الصفحة",
        since: (day) => `منذ ${`\u2068${day}\u2069`}`,
        names: "الأسماء",
        mail: "البريد الإلكتروني",
        mailAndLanguage: "البريد الإلكتروني واللغة",
        privacy: "الخصوصية",
        nameNote: "تصويتك يكون بهذا الاسم، وتصل المكافآت إلى اللاعب الذي يحمله.",
        changeName: "تغيير الاسم",
        confirmed: "مؤكَّد",
        unconfirmed: "غير مؤكَّد",
        emailNote: "لكلمات المرور الجديدة وأخبار حسابك.",
        unconfirmedLead: "يمكنك تسجيل الدخول بهذا البريد بعد فتح الرابط الذي نرسله إليه.",
        sendAgain: "إرسال الرابط",
        noEmail: "لا بريد إلكتروني",
        noEmailLead:
          "بإضافة بريد تصلك أخبار خوادمك، ويمكنك استعادة حسابك عند فقدان طرق الدخول الأخرى.",
        addEmail: "إضافة بريد",
        newEmailWaits: (email) =>
          "يحلّ " + `\u2068${email}\u2069` + " محله بعد فتح الرابط الذي أرسلناه إليه.",
        noMailLink: (email) =>
          "لتأكيد " + `\u2068${email}\u2069` +
          " يمكنك إنشاء رابط وطلبه من إدارة الموقع. لا يرسل الموقع رسائل بريد: الرابط في سجله.",
        changeEmail: "تغيير البريد",
        dataHeading: "بياناتك",
        dataLead: "ملف فيه كل ما يحفظه هذا الموقع عنك.",
        download: "تنزيل…",
        deleteHeading: "حذف الحساب",
        deleteLead:
          "يُحذف اسمك وبريدك الإلكتروني وطرق تسجيل دخولك نهائيًا. تبقى أصواتك محتسبة دون اسم.",
        delete: "حذف…",
      },
      ownPassword: {
        change: {
          title: "تغيير كلمة مرورك",
          lead: "تنتهي كل جلساتك الأخرى، وكذلك روابط الخوادم التي تصوّت باسمك.",
          submit: "تغيير كلمة المرور",
        },
        set: {
          title: "تعيين كلمة مرور",
          lead: "بعدها يمكنك تسجيل الدخول باسمك أو بريدك الإلكتروني دون موقع آخر.",
          submit: "تعيين كلمة المرور",
        },
        back: "العودة إلى حسابك",
      },
      sessions: {
        heading: "جلساتك",
        count: (sessions) =>
          intl.plural(sessions) === "zero"
            ? "لا متصفحات"
            : intl.plural(sessions) === "one"
            ? "متصفح واحد"
            : intl.plural(sessions) === "two"
            ? "متصفحان"
            : intl.plural(sessions) === "few"
            ? `${intl.count(sessions)} متصفحات`
            : intl.plural(sessions) === "many"
            ? `${intl.count(sessions)} متصفحًا`
            : `${intl.count(sessions)} متصفح`,
        thisOne: "هذا المتصفح",
        unknown: "متصفح غير معروف",
        unknownAddress: "عنوان IP غير معروف",
        since: "منذ",
        lastSeen: "آخر ظهور",
        end: "إنهاء الجلسة",
        endOthers: "إنهاء كل الجلسات الأخرى",
      },
      nameClaim: {
        mailed: {
          title: "الرابط في بريدك",
          lead: (username, email) =>
            "هناك من يلعب باسم " + `\u2068${username}\u2069` +
            " وقد صوّت به. إن كان ذلك أنت، فيُرجى فتح الرابط الذي أرسلناه إلى " +
            `\u2068${email}\u2069` + " واختيار كلمة مرور هناك: عندها يصبح الاسم لك مع أصواته.",
        },
        tooMany: {
          title: "لم نرسل أي رسالة",
          lead: (username, email) =>
            "هناك من يلعب باسم " + `\u2068${username}\u2069` +
            "، ولمعرفة إن كان ذلك أنت نحتاج إلى إرسال رسالة. أُرسلت رسائل كثيرة إلى " +
            `\u2068${email}\u2069` + " خلال ساعة. يمكنك المحاولة مجددًا بعد ساعة، أو ببريد آخر.",
        },
        unmailed: {
          title: "سيطّلع عليه أحد المشرفين",
          lead: (username) =>
            "هناك من يلعب باسم " + `\u2068${username}\u2069` +
            " وقد صوّت به. متى منحك أحد المشرفين هذا الاسم، يمكنك تسجيل الدخول بكلمة المرور التي اخترتها.",
        },
        take: {
          title: (username) => `الحصول على الاسم ${`\u2068${username}\u2069`}`,
          lead: (username, site) =>
            "يصبح لك الاسم " + `\u2068${username}\u2069` + " في " + `\u2068${site}\u2069` +
            " مع أصواته. المطلوب اختيار كلمة مرور لتسجيل الدخول. إن لم يكن الحساب بهذا الاسم من إنشائك، فيُرجى إغلاق هذه الصفحة.",
          submit: "الحصول على الاسم",
        },
        waits: {
          title: "سيطّلع عليه أحد المشرفين",
          lead:
            "تم تأكيد بريدك الإلكتروني. هناك شخص آخر يطالب بالاسم نفسه، لذا يقرّر أحد المشرفين لمن هو، ثم نراسلك.",
        },
      },
      agreements: {
        lead: "تصوّت روابطه باسمك دون تسجيل الدخول، حتى إنهاء ذلك أو تغيير كلمة مرورك.",
        since: "منذ",
        end: "إنهاء ذلك",
      },
      changeEmail: {
        title: "تغيير بريدك الإلكتروني",
        lead: "نرسل رابطًا إلى البريد الجديد، ويحتفظ حسابك بالقديم حتى فتح الرابط.",
        noMail:
          "لا يرسل هذا الموقع رسائل بريد: يُكتب رابط البريد الجديد في سجله، ويمكنك طلبه من إدارة الموقع. يحتفظ حسابك بالبريد القديم حتى فتح الرابط.",
        newEmail: "البريد الإلكتروني الجديد",
        submit: "إرسال الرابط",
      },
      download: {
        title: "تنزيل بياناتك",
        lead: (username) =>
          "ملف JSON فيه كل شيء عن " + `\u2068${username}\u2069` +
          ": الملف الشخصي والأسماء السابقة والجلسات والخوادم وما فعلته وأصواتك. لا يحتوي على كلمات مرور ولا مفاتيح.",
        submit: "تنزيل",
        back: "العودة إلى حسابك",
      },
      deletion: {
        title: "حذف حسابك",
        lead: (username) =>
          "يُحذف " + `\u2068${username}\u2069` +
          " نهائيًا، ولا يستطيع أحد استعادة الحساب. تبقى أصواتك محتسبة دون اسم، ويبقى الاسم محجوزًا 90 يومًا.",
        blocked: (listings) =>
          intl.plural(listings) === "zero"
            ? "لا إدراج يمنع ذلك."
            : intl.plural(listings) === "one"
            ? "إدراجك يمنع ذلك: لا بد من مسؤول عنه."
            : intl.plural(listings) === "two"
            ? "إدراجاك يمنعان ذلك: لا بد من مسؤول عنهما."
            : intl.plural(listings) === "few"
            ? "يمنع ذلك " + intl.count(listings) + " إدراجات لك: لا بد من مسؤول عنها."
            : intl.plural(listings) === "many"
            ? "يمنع ذلك " + intl.count(listings) + " إدراجًا لك: لا بد من مسؤول عنها."
            : "يمنع ذلك " + intl.count(listings) + " إدراج لك: لا بد من مسؤول عنها.",
        listings: "إدراجاتك",
        blocking: {
          pending: "ينتظر أحد المشرفين. وحتى ذلك الحين لا يمكن سوى حذفه.",
          approved: "يمكن للاعبين التصويت له.",
        },
        handOver: "تسليمه…",
        unlist: "إزالته من القائمة",
        deleteListing: "حذفه…",
        after: "عندما لا يبقى هنا أي إدراج، يمكنك حذف حسابك.",
        lookAgain: "التحقق مجددًا",
        submit: "حذف حسابي",
        back: "الإبقاء على حسابي",
      },
    },
    charts: {
      asTable: "عرض الأرقام في جدول",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "اليوم",
      votes: {
        title: "الأصوات",
        heads: ["اليوم (UTC)", "الأصوات"],
        summary: (sum, today, days) =>
          (intl.plural(sum) === "zero"
            ? "لا أصوات"
            : intl.plural(sum) === "one"
            ? "صوت واحد"
            : intl.plural(sum) === "two"
            ? "صوتان"
            : intl.plural(sum) === "few"
            ? `${intl.count(sum)} أصوات`
            : intl.plural(sum) === "many"
            ? `${intl.count(sum)} صوتًا`
            : `${intl.count(sum)} صوت`) + " في " + (intl.plural(days) === "zero"
              ? `${intl.count(days)} يوم`
              : intl.plural(days) === "one"
              ? "يوم واحد"
              : intl.plural(days) === "two"
              ? "يومين"
              : intl.plural(days) === "few"
              ? `${intl.count(days)} أيام`
              : intl.plural(days) === "many"
              ? `${intl.count(days)} يومًا`
              : `${intl.count(days)} يوم`) + "، منها " + intl.count(today) + " اليوم حتى الآن (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + (intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`),
      },
      players: {
        title: "اللاعبون",
        last: "الآن",
        offline: "غير متصل",
        summary: (most, mean) =>
          intl.count(most) + " على الأكثر في 7 أيام، و" + intl.count(mean) + " في المتوسط",
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          "، " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["اليوم (UTC)", "المتوسط", "الأكثر"],
      },
      rank: {
        title: "المركز بين خوادم كل الألعاب",
        heads: ["اليوم (UTC)", "المركز"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(last) + "، وأفضل مركز #" + intl.count(best),
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) =>
          "صوّت " + `\u2068${player}\u2069` + " لـ " + `\u2068${server}\u2069`,
        many: (votes, server) =>
          intl.plural(votes) === "zero"
            ? `لا أصوات لـ ${`\u2068${server}\u2069`}`
            : intl.plural(votes) === "one"
            ? `صوت واحد لـ ${`\u2068${server}\u2069`}`
            : intl.plural(votes) === "two"
            ? `صوتان لـ ${`\u2068${server}\u2069`}`
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات لـ ${`\u2068${server}\u2069`}`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا لـ ${`\u2068${server}\u2069`}`
            : `${intl.count(votes)} صوت لـ ${`\u2068${server}\u2069`}`,
        earlier: (server, votes) =>
          "أصوات سابقة لـ " + `\u2068${server}\u2069` + ": " + intl.count(votes),
        test: (server) => `تجربة: ستُنشر الأصوات لـ ${`\u2068${server}\u2069`} هنا`,
        vote: "صوّت",
        total: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات خلال 30 يومًا"
            : intl.plural(votes) === "one"
            ? "صوت واحد خلال 30 يومًا"
            : intl.plural(votes) === "two"
            ? "صوتان خلال 30 يومًا"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات خلال 30 يومًا`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا خلال 30 يومًا`
            : `${intl.count(votes)} صوت خلال 30 يومًا`,
        more: (votes) => `و${intl.count(votes)} آخرون`,
        top: (server, month) =>
          "الأكثر تصويتًا لـ " + `\u2068${server}\u2069` + " في " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          intl.plural(votes) === "zero"
            ? `${intl.count(place)}. ${`\u2068${player}\u2069`}: لا أصوات`
            : intl.plural(votes) === "one"
            ? `${intl.count(place)}. ${`\u2068${player}\u2069`}: صوت واحد`
            : intl.plural(votes) === "two"
            ? `${intl.count(place)}. ${`\u2068${player}\u2069`}: صوتان`
            : intl.plural(votes) === "few"
            ? intl.count(place) + ". " + `\u2068${player}\u2069` + ": " + intl.count(votes) +
              " أصوات"
            : intl.plural(votes) === "many"
            ? intl.count(place) + ". " + `\u2068${player}\u2069` + ": " + intl.count(votes) +
              " صوتًا"
            : intl.count(place) + ". " + `\u2068${player}\u2069` + ": " + intl.count(votes) +
              " صوت",
        others: (players) =>
          intl.plural(players) === "zero"
            ? "ولا لاعب آخر"
            : intl.plural(players) === "one"
            ? "ولاعب آخر"
            : intl.plural(players) === "two"
            ? "ولاعبان آخران"
            : intl.plural(players) === "few"
            ? `و${intl.count(players)} لاعبين آخرين`
            : intl.plural(players) === "many"
            ? `و${intl.count(players)} لاعبًا آخر`
            : `و${intl.count(players)} لاعب آخر`,
      },
      page: {
        title: (server) => `دردشات ${`\u2068${server}\u2069`}`,
        lead:
          "يمكن نشر الأصوات في قناة على Discord أو Slack أو Mattermost: بأسماء اللاعبين وصورة الخادم ورابط للتصويت. ما نُشر لا يمكن سحبه.",
        heading: "القنوات المتصلة",
        often: "وتيرة النشر",
        connect: "وصل قناة",
        example: "شكل الرسالة",
        offer: (address) =>
          `\u2068${address}\u2069` + " قناة: تُنشر الأصوات فيها كرسائل. المطلوب اختيار وتيرة النشر.",
        address: "عنوان webhook القناة",
        addressHelp:
          "في Discord: إعدادات القناة، ثم التكاملات، ثم Webhooks، ثم نسخ عنوان URL. من يعرف العنوان يستطيع النشر هناك، لذلك يُحفظ مشفّرًا ولا يُعرض مرة أخرى.",
        service: "الدردشة",
        serviceHelp: "اختر Mattermost أيضًا لـ Rocket.Chat وغيره مما يقبل رسائله.",
        language: "لغة الرسائل",
        languageOfOwner: "لغة المالك",
        submit: "وصل القناة وإرسال تجربة",
        all: "كل الدردشات",
      },
      paces: { at_once: "فورًا", ten_minutes: "كل عشر دقائق", daily: "العشرة الأوائل كل يوم" },
      channel: {
        title: "القناة",
        lead: "رسالة واحدة تجمع كل الأصوات منذ الرسالة السابقة.",
        replayLead: (days) =>
          "ينشر الأصوات منذ وقت محدد مرة أخرى، كأصوات سابقة. لا تعرف الدردشة أنها وصلتها من قبل. حتى " +
          intl.count(days) + " يومًا مضت على الأكثر.",
        addressKept: "إن تُرك فارغًا بقي العنوان الحالي.",
        save: "حفظ",
        test: "رسالة تجربة",
        testLead: "تُنشر الآن مهما كان الاختيار أعلاه. لا يُذكر أحد فيها.",
        testButton: "إرسال رسالة تجربة",
        gone:
          "لم تعد الدردشة تقبل رسائل على هذا العنوان، لذلك أُوقفت القناة. الأصوات معلّقة. المطلوب لصق عنوان جديد أعلاه ثم إرسالها.",
      },
      desk: {
        reports: (reports) =>
          intl.plural(reports) === "zero"
            ? "لا بلاغات جديدة"
            : intl.plural(reports) === "one"
            ? "بلاغ جديد واحد"
            : intl.plural(reports) === "two"
            ? "بلاغان جديدان"
            : intl.plural(reports) === "few"
            ? `${intl.count(reports)} بلاغات جديدة`
            : intl.plural(reports) === "many"
            ? `${intl.count(reports)} بلاغًا جديدًا`
            : `${intl.count(reports)} بلاغ جديد`,
        test: (site) => "تجربة: ستُنشر هنا المستجدات لمشرفي " + `\u2068${site}\u2069`,
        open: "فتح مكتب الإشراف",
      },
    },
    deliveries: {
      log: {
        heading: "عمليات التسليم، الأحدث أولًا",
        lead: "كل صوت في طريقه إلى webhook. تُحفظ العمليات المنتهية 30 يومًا.",
        none: "لم يُرسل شيء بعد",
        noneNext:
          "سيظهر هنا كل صوت يُرسل إلى webhook، مع كل محاولة ورد. المطلوب إعطاء مفتاح عنوان URL لـ webhook ثم إرسال اختبار من صفحته.",
        noneFound: "لا عمليات تسليم كهذه",
        noneOf: (search) => `لا نتائج عن ${`\u2068${search}\u2069`}`,
        noneOfNext: "يقبل البحث اسم لاعب كاملًا، بأحرف كبيرة أو صغيرة، أو معرّف صوت أو تسليم كاملًا.",
        backwards: "اليوم الأول بعد اليوم الأخير",
        showAll: "عرض كل عمليات التسليم",
        find: "لاعب أو معرّف صوت أو معرّف تسليم",
        from: "من (UTC)",
        to: "إلى (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "حسب الحالة",
        all: "الكل",
        filter: "تصفية عمليات التسليم",
        allKeys: "كل المفاتيح",
        show: "بحث",
        player: "اللاعب",
        nobody: "لا أحد",
        topTen: "العشرة الأوائل",
        cast: "وقت التصويت",
        key: "المفتاح",
        state: "الحالة",
        last: "آخر نتيجة",
        attempts: "المحاولات",
        next: "المحاولة التالية",
        again: "أُعيد إرساله:",
        test: "اختبار",
        pages: "صفحات عمليات التسليم",
        older: "الأقدم",
        newest: "الأحدث",
        title: (server) => `عمليات تسليم خادم ${`\u2068${server}\u2069`}`,
        titleOf: (server, state) =>
          "عمليات تسليم خادم " + `\u2068${server}\u2069` + ": " + `\u2068${state}\u2069`,
        retryLead: {
          abandoned:
            "يعيد إرسال ما يعود إلى آخر 14 يومًا مرة أخرى، خمسة كل ثانية. تحتفظ بمعرّفاتها: المستقبِل الذي يتذكّر X-Listing-Vote لا يكافئ أحدًا مرتين.",
          held: "يرسل ما يعود إلى آخر 14 يومًا، خمسة كل ثانية.",
        },
        retry: {
          abandoned: (key) => `إعادة محاولة كل ما فشل للمفتاح ${`\u2068${key}\u2069`}`,
          held: (key) => `إرسال كل المعلّق للمفتاح ${`\u2068${key}\u2069`}`,
        },
      },
      day: {
        title: "آخر 24 ساعة",
        arrived: "وصلت",
        atOnce: "من أول محاولة",
        sent: "عمليات تسليم",
        kept: { pending: "في الانتظار", abandoned: "تُركت في 30 يومًا" },
        typical: "رد معتاد",
        slow: "رد بطيء",
        label: (atOnce, late, failed) =>
          "ساعة بساعة على مدى 24 ساعة: وصلت " + intl.count(atOnce) + " فورًا، و" + intl.count(late) +
          " بعد إعادة محاولة، ولم تصل " + intl.count(failed),
        axis: ["قبل 24 س", "18 س", "12 س", "6 س", "الآن"],
        legend: { ok: "وصلت فورًا", late: "بعد إعادة محاولة", bad: "لم تصل، تحت الخط" },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " من " + intl.count(of) + " محاولة، والانتظار قبل كل منها",
        wait: {
          atOnce: "فورًا",
          seconds: (seconds) => `+${intl.count(seconds)} ث`,
          minutes: (minutes) => `+${intl.count(minutes)} د`,
          hours: (hours) => `+${intl.count(hours)} س`,
        },
      },
      one: {
        title: (player, key, server) =>
          "صوت " + `\u2068${player}\u2069` + " إلى المفتاح " + `\u2068${key}\u2069` + " لخادم " +
          `\u2068${server}\u2069`,
        back: "عمليات التسليم",
        cast: "وقت التصويت",
        toKey: "إلى المفتاح",
        next: "المحاولة التالية",
        nextAt: "المحاولة التالية:",
        rejectedWith: (status) =>
          "أجاب المستقبِل بالرمز " + `\u2068${status}\u2069` + "، وهو لا يعني النجاح.",
        vote: "الصوت (X-Listing-Vote)",
        id: "التسليم (X-Listing-Delivery)",
        noUrl: "لا عنوان URL",
        formerUrl: "عنوان URL سابق",
        elsewhere: "إلى عنوان URL سابق",
        sinceMoved: "كان ذلك عنوان URL للمفتاح حينها، وقد تغيّر منذ ذلك الوقت.",
        finished: "انتهى",
        resend: "إعادة الإرسال الآن",
        stands: "يبقى هذا كما هو، مهما حدث عند إعادة إرساله.",
        underWay: "في الطريق. تتحدّث هذه الصفحة كل ثانيتين.",
        request: "الطلب",
        requestLead: (attempt) => `المحاولة ${intl.count(attempt)}، كما أُرسلت تمامًا إلى`,
        notSent: "لم يُرسل شيء بعد. سيكون هذا هو المحتوى، ويُرسل إلى",
        attempts: "المحاولات",
        schedule: "اثنتا عشرة على الأكثر، وآخرها بعد 76 ساعة من التصويت.",
        answer: "الرد",
        headers: "ترويسات الرد",
        answerKept: "نحتفظ بالترويسات دون ملفات تعريف الارتباط، وبأول 4 كيلوبايت من المحتوى.",
        saveRedirect: "استخدام عنوان URL هذا",
        answered: (status, time) => `${`\u2068${status}\u2069`} خلال ${`\u2068${time}\u2069`}`,
        noResponse: "لا رد",
        reasons: {
          key_revoked: "أُبطل المفتاح.",
          url_cleared: "أُزيل عنوان URL لـ webhook.",
          vote_voided: "ألغى أحد المشرفين الصوت.",
          no_destination: "أُبطل المفتاح أو أُزيل عنوان URL لـ webhook.",
        },
      },
      states: {
        held: "معلّق",
        pending: "في الانتظار",
        sending: "قيد الإرسال",
        delivered: "تم التسليم",
        abandoned: "متروك",
      },
      ends: {
        delivered: "وصل",
        unconfirmed: "أُرسل",
        rejected: "مرفوض",
        redirected: "أُعيد توجيهه",
        redirected_elsewhere: "أُعيد توجيهه",
        apps_script: "Apps Script",
        interrupted: "انقطع",
        timeout: "انتهت المهلة",
        connect_failed: "لا اتصال",
        connection_lost: "انقطع الاتصال",
        tls_failed: "لا تشفير",
        tls_self_signed: "موقّعة ذاتيًا",
        tls_untrusted: "شهادة غير موثوقة",
        tls_expired: "شهادة منتهية",
        tls_other_name: "شهادة لاسم آخر",
        tls_old: "TLS قديم",
        tls_plain: "بلا TLS",
        tls_expected: "يتوقع TLS",
        http2_only: "HTTP/2 فقط",
        dns_failed: "الاسم غير موجود",
        private_address: "عنوان خاص",
        bad_response: "ليس HTTP",
        bad_url: "عنوان URL خاطئ",
        bad_secret: "مفتاح سري خاطئ",
        not_votifier: "ليس Votifier",
        votifier_key_missing: "المفتاح العام ناقص",
        token_refused: "رمز مميز خاطئ",
        votifier_refused: "مرفوض",
        name_refused: "الاسم مرفوض",
        posted: "نُشر",
        chat_gone: "القناة محذوفة",
        chat_refused: "مرفوض",
        chat_busy: "مؤجَّل",
        internal_error: "خطأ من جهتنا",
        gone: "لم يعد موجودًا",
        key_revoked: "أُبطل المفتاح",
        url_cleared: "أُزيل عنوان URL",
        vote_voided: "أُلغي الصوت",
        no_destination: "لا عنوان URL",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} مللي ث`,
        seconds: (seconds) => `${intl.decimal(seconds)} ث`,
      },
    },
    docs: {
      all: "كل الأدلة",
      nav: "الأدلة",
      contents: "في هذه الصفحة",
      asText: "هذه الصفحة بصيغة Markdown",
      table: (nth) => `الجدول ${intl.count(nth)}`,
      search: "البحث في الأدلة",
      submit: "بحث",
      results: (query) => `البحث: ${`\u2068${query}\u2069`}`,
      found: (parts) =>
        intl.plural(parts) === "zero"
          ? "لا نتائج"
          : intl.plural(parts) === "one"
          ? "نتيجة واحدة"
          : intl.plural(parts) === "two"
          ? "نتيجتان"
          : intl.plural(parts) === "few"
          ? `${intl.count(parts)} نتائج`
          : intl.plural(parts) === "many"
          ? `${intl.count(parts)} نتيجة`
          : `${intl.count(parts)} نتيجة`,
      ask: "اكتب ما تبحث عنه، مثل رمز خطأ أو ترويسة أو إضافة.",
      nothing: "لا نتائج. قد تفيد كلمات أخرى، مثل رمز أو ترويسة أو اسم إضافة.",
      inCode: "في الشيفرة:",
      examples: { code: "رمز خطأ", header: "ترويسة من webhook", plugin: "بروتوكول لإضافات التصويت" },
      code: "الرمز",
      status: "الحالة",
      allErrors: "كل الأخطاء وشكلها",
      references: { api: "API", rewards: "API المكافآت", public: "API العامة" },
    },
    factors: {
      passkey: {
        use: "تسجيل الدخول بمفتاح مرور",
        useHere: "استخدام مفتاح مرور",
        failed: "لم ينجح ذلك، أو تم إيقافه. يمكنك المحاولة مجددًا أو اختيار طريقة أخرى.",
        wrong:
          "لا يعمل مفتاح المرور هذا هنا. ربما أُزيل، أو بقيت الصفحة مفتوحة مدة طويلة. يمكنك المحاولة مجددًا.",
      },
      passkeys: {
        heading: "مفاتيح المرور",
        lead: "بقفل شاشة جهازك أو بمفتاح أمان: لا شيء يُكتب، ولا شيء يمكن أن تسرقه صفحة مزيّفة.",
        badge: "مفتاح مرور",
        formerHost: "من العنوان السابق لهذا الموقع",
        added: "أُضيف",
        used: "آخر استخدام",
        neverUsed: "لم يُستخدم",
        add: "إضافة مفتاح مرور…",
        remove: "إزالة",
        new: {
          title: "إضافة مفتاح مرور",
          lead: "يطلب متصفحك قفل الشاشة أو رمز PIN أو مفتاح الأمان.",
          name: "الاسم",
          nameHelp: "لتمييزه لاحقًا.",
          submit: "إضافة مفتاح المرور",
          noScript:
            "تحتاج مفاتيح المرور إلى JavaScript ومتصفح حديث. يجب تفعيل JavaScript لهذا الموقع.",
          refused: "لم يُضف مفتاح المرور. يمكنك المحاولة مجددًا.",
          tooMany: (max) =>
            "لديك الحد الأقصى من مفاتيح المرور (" + intl.count(max) + "). يجب إزالة أحدها أولًا.",
          back: "العودة إلى حسابك",
        },
      },
      second: {
        heading: "التحقق بخطوتين",
        lead:
          "بعد كلمة المرور أو الدخول عبر موقع آخر، يكون تأكيد هويتك برمز من تطبيق أو بمفتاح مرور.",
        setUp: "الإعداد…",
        change: "تغيير…",
        title: "التحقق بخطوتين",
        offLead:
          "حتى بكلمة مرورك لا يدخل أحد دون خطوة ثانية. تسجيل الدخول بمفتاح مرور خطوتان في خطوة واحدة، فلا تُطلب معه خطوة أخرى.",
        required: (who) =>
          who === "desk"
            ? "يشترط هذا الموقع التحقق بخطوتين على كل من يعمل في الإشراف. للمتابعة، يجب إعداده."
            : "يشترط هذا الموقع التحقق بخطوتين على كل من يدير خادمًا. للمتابعة، يجب إعداده.",
        app: {
          title: "بتطبيق مصادقة",
          again: "استخدام تطبيق مصادقة آخر",
          againLead: "يتوقف التطبيق الحالي عن العمل هنا، وتصدر لك رموز استرداد جديدة.",
          lead:
            "يُمسح هذا الرمز بتطبيق مصادقة، مثل Aegis أو 2FAS أو Google Authenticator أو تطبيق كلمات المرور لديك، ثم تُكتب الأرقام الستة التي تظهر فيه.",
          qr: "رمز QR لتطبيق المصادقة",
          key: "لا كاميرا لديك؟ يمكنك كتابة هذا المفتاح في التطبيق",
          open: "الفتح في تطبيق على هذا الجهاز",
          code: "الرمز من التطبيق",
          submit: "تفعيل",
        },
        passkeys: {
          title: "بمفاتيح المرور",
          lead: "يُطلب أحد مفاتيح مرورك كلما سجّلت الدخول بطريقة أخرى.",
          none: "لا مفتاح مرور لك بعد.",
          add: "إضافة مفتاح مرور…",
          submit: "استخدام مفاتيح مروري",
        },
        state: {
          title: "مفعّل",
          app: "بتطبيق مصادقة، منذ",
          passkeys: "بمفاتيح المرور، منذ",
          codes: (left) =>
            intl.plural(left) === "zero"
              ? "لم يبق أي رمز استرداد."
              : intl.plural(left) === "one"
              ? "بقي رمز استرداد واحد."
              : intl.plural(left) === "two"
              ? "بقي رمزا استرداد."
              : intl.plural(left) === "few"
              ? `بقيت ${intl.count(left)} رموز استرداد.`
              : intl.plural(left) === "many"
              ? `بقي ${intl.count(left)} رمز استرداد.`
              : `بقي ${intl.count(left)} رمز استرداد.`,
          renew: "إنشاء رموز استرداد جديدة",
          turnOff: "إيقاف",
        },
        codes: {
          title: "رموز الاسترداد",
          lead:
            "يتيح لك كل رمز تسجيل الدخول مرة واحدة عند فقدان هاتفك أو مفتاح مرورك. يُنصح بطباعتها أو حفظها في مدير كلمات المرور، فلن تظهر مرة أخرى.",
          label: "رموز الاسترداد",
          copy: "نسخ الرموز",
          done: "حفظتها",
        },
      },
      half: {
        title: "خطوة أخرى",
        lead: (username) => `تسجيل الدخول باسم ${`\u2068${username}\u2069`}.`,
        code: "الرمز من تطبيق المصادقة",
        codeHelp: "ستة أرقام تتغيّر كل 30 ثانية.",
        wrong: "هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى انتظار الرمز التالي.",
        wrongRecovery: "هذا ليس من رموز الاسترداد لديك، أو سبق استخدامه.",
        submit: "تسجيل الدخول",
        recovery: "استخدام رمز استرداد",
        recoveryCode: "رمز الاسترداد",
        recoveryHelp: "أحد الرموز العشرة التي حفظتها. يعمل كل رمز مرة واحدة.",
        lost: "فقدتها كلها؟ يمكن لإدارة الموقع مساعدتك.",
        contact: "مراسلتها",
        other: "تسجيل الدخول بحساب آخر",
        dead: {
          title: "تسجيل الدخول مجددًا",
          lead: "استغرق ذلك وقتًا طويلًا، أو كثرت الرموز الخاطئة. لم يتم تسجيل دخولك بعد.",
        },
        signIn: "تسجيل الدخول",
      },
      prove: {
        title: "هل هذا أنت؟",
        lead: (username) =>
          "مضت أكثر من عشر دقائق على تسجيل الدخول باسم " + `\u2068${username}\u2069` +
          ". للمتابعة، يُرجى تأكيد هويتك.",
        holds: "بعد ذلك لن يُطلب منك التأكيد مرة أخرى لمدة عشر دقائق.",
        acts: {
          key: "الخطوة التالية: إنشاء مفتاح.",
          votifier: "الخطوة التالية: تغيير وجهة إرسال الأصوات.",
          webhook: "الخطوة التالية: تغيير webhook.",
          people: "الخطوة التالية: مشاركة إدراجك.",
          handover: "الخطوة التالية: تسليم إدراجك.",
          listing: "الخطوة التالية: حذف إدراجك.",
          voids: "الخطوة التالية: إلغاء أصوات.",
          role: "الخطوة التالية: تغيير دور شخص.",
          passkey: "الخطوة التالية: إضافة مفتاح مرور.",
          passkey_removal: "الخطوة التالية: إزالة مفتاح مرور.",
          second_factor: "الخطوة التالية: تغيير التحقق بخطوتين.",
          unlink: "الخطوة التالية: إلغاء ربط طريقة لتسجيل الدخول.",
          link: "الخطوة التالية: ربط طريقة لتسجيل الدخول.",
          password: "الخطوة التالية: تغيير كلمة مرورك.",
          email: "الخطوة التالية: تغيير بريدك الإلكتروني.",
          export: "الخطوة التالية: تنزيل بياناتك.",
          deletion: "الخطوة التالية: حذف حسابك.",
        },
        kept: "ما كتبته محفوظ، ويُرسَل بعد التأكيد.",
        lost: "تكون العودة بعدها إلى الصفحة. ما كتبته فيها سري، لذا يجب كتابته مرة أخرى.",
        password: "كلمة مرورك",
        code: "الرمز من تطبيقك، أو رمز استرداد",
        wrongPassword: "هذه ليست كلمة مرورك.",
        wrongCode: "هذا الرمز غير صحيح، أو سبق استخدامه. يُرجى انتظار الرمز التالي.",
        submit: "تأكيد",
        or: "أو",
        provider: (name) => `التأكيد عبر ${`\u2068${name}\u2069`}`,
        again: "تم التأكيد في علامة تبويب أخرى. متابعة",
        none: "لتأكيد هويتك، يُرجى تسجيل الخروج ثم الدخول مجددًا.",
        notNow: "الرجوع دون ذلك",
        back: "العودة إلى حسابك",
      },
      notMe: {
        title: "لم يكن ذلك أنت؟",
        lead:
          "تذكر رسالتنا المتصفح الذي سجّل الدخول ومن أين. إن كان غريبًا عنك، فيُرجى الضغط على الزر.",
        ifPressed: "عند الضغط على الزر:",
        effects: [
          "يُسجَّل خروج الجميع من حسابك، وأنت ضمنهم.",
          "تتوقف كلمة مرورك عن العمل، ونرسل إليك رابطًا لاختيار كلمة مرور جديدة.",
          "يحتفظ حسابك بالبريد الإلكتروني الذي راسلناك عليه.",
        ],
        submit: "لم يكن أنا: تسجيل خروج الجميع",
        signedInAt: "تسجيل الدخول الذي راسلناك بشأنه:",
        itWasMe: "كان ذلك أنت؟ إذن لا حاجة إلى أي إجراء.",
        dead: {
          title: "لم يعد هذا الرابط يعمل",
          lead: "يعمل لمدة أسبوع. يمكنك إنهاء الجلسات وتغيير كلمة مرورك من صفحة حسابك.",
        },
        mailed: {
          title: "تم تسجيل خروج الجميع",
          lead:
            "لم تعد كلمة مرورك تعمل. أرسلنا إليك رابطًا لاختيار كلمة جديدة. بعدها يُنصح بمراجعة طرق تسجيل الدخول وإزالة ما ليس لك.",
        },
        no_mail: {
          title: "تم تسجيل خروج الجميع",
          lead: "لم تعد كلمة مرورك تعمل. يمكنك طلب رابط لاختيار كلمة جديدة.",
        },
        used: {
          title: "سبق استخدام هذا الرابط",
          lead:
            "سجّل خروج الجميع، وهو يفعل ذلك مرة واحدة. إن دخل أحد حسابك بعد ذلك، فيُرجى مراجعة طرق تسجيل الدخول وإزالة ما ليس لك. كلمة مرور جديدة تسجّل خروج الجميع مرة أخرى.",
        },
        no_password: {
          title: "تم تسجيل خروج الجميع",
          lead:
            "ليس لحسابك كلمة مرور. بعد تسجيل الدخول مجددًا، يُرجى مراجعة طرق تسجيل الدخول وإزالة ما ليس لك.",
        },
        reset: "اختيار كلمة مرور جديدة",
        signIn: "تسجيل الدخول",
      },
    },
    faults: {
      required: "هذه الخانة مطلوبة.",
      code: "هذا الرمز غير صحيح أو انتهت صلاحيته. الصحيح هو ما يعرضه التطبيق الآن.",
      confirmTest: "يجب تأكيد أن المستقبِل يستطيع مكافأة هذا اللاعب، أو ترك الاسم فارغًا.",
      currentPassword: "هذه ليست كلمة مرورك الحالية.",
      game: "يجب اختيار اللعبة من القائمة.",
      listingName: "يجب كتابة اسم الإدراج.",
      noPasskeys: "لا مفتاح مرور لك بعد.",
      noneTicked: "يجب تحديد إدراج واحد على الأقل.",
      notReady: "لم يكن متصفحك جاهزًا بعد. يُرجى انتظار ظهور علامة الصح في المربع ثم المحاولة مجددًا.",
      password: "هذه ليست كلمة مرورك.",
      port: "رقم المنفذ يجب أن يكون من 1 إلى 65535.",
      reason: "يجب اختيار المشكلة.",
      role: "يجب اختيار دور.",
      signIn: "اسم المستخدم أو كلمة المرور غير صحيحة. يمكنك استخدام بريدك الإلكتروني بعد تأكيده.",
      signInBusy:
        "يقوم عدد كبير من الناس بهذا الآن، فلم يتم تسجيل دخولك بعد. يُرجى كتابة كلمة مرورك مجددًا وتسجيل الدخول. هذه المرة ينجز متصفحك عملًا صغيرًا أولًا، فيأتي دورك قبل من لا تنجزه متصفحاتهم.",
      time: "يجب إدخال تاريخ ووقت.",
      nothingToReplay:
        "لا يوجد ما يُعاد إرساله. تُعاد فقط الأصوات التي أُرسلت إلى هذا المفتاح أو المعلّقة له: دون التي ذهبت إلى مفاتيح أخرى فقط أو ما زالت في الطريق أو الملغاة.",
      urlUnsaved:
        "لم يُحفظ عنوان URL هذا بعد. يجب حفظه أولًا: حتى ذلك الحين يذهب ما نرسله إلى العنوان السابق.",
      number: "يجب إدخال عدد صحيح.",
    },
    forms: {
      signed_out: "تم تسجيل خروجك.",
      password_reset: "حُفظت كلمة مرورك الجديدة، ويمكنك تسجيل الدخول بها.",
      password_set: "تم تعيين كلمة مرورك، ويمكنك تسجيل الدخول بها الآن.",
      identity_linked: "تم الربط، ويمكنك تسجيل الدخول به الآن.",
      identity_unlinked: "أُلغي الربط، ولم يعد يصلح لتسجيل الدخول.",
      password_changed: "تم تغيير كلمة مرورك، وانتهت كل الجلسات الأخرى.",
      passkey_added: "تمت إضافة مفتاح المرور.",
      passkey_removed: "تمت إزالة مفتاح المرور.",
      second_factor_off: "تم إيقاف التحقق بخطوتين.",
      email_confirmed: "تم تأكيد بريدك الإلكتروني.",
      administrator_made: "صار حسابك مسؤولًا عن الموقع.",
      settings_saved: "تم الحفظ، ويسري من الآن.",
      nothing_changed: "لم يتغيّر شيء.",
      look_saved: "تم الحفظ، ويظهر في كل الصفحات خلال ثوانٍ.",
      test_mail_sent: "قبل خادم البريد الرسالة. يُفترض أن تصل إلى بريدك الوارد.",
      site_role_changed: "تم تغيير الدور.",
      verification_sent: "أرسلنا رابطًا إلى بريدك الإلكتروني.",
      verification_logged:
        "رابطك في سجل هذا الموقع، فهو لا يرسل رسائل بريد. يمكنك طلبه من إدارة الموقع.",
      renamed: "تم تغيير اسمك.",
      server_email_on: "ستصلك رسائل عن خوادمك.",
      server_email_off: "لن تصلك رسائل عن خوادمك بعد الآن.",
      language_saved: "صفحاتك ورسائلك الآن بهذه اللغة.",
      boards_on: "يظهر اسمك الآن ضمن الأكثر تصويتًا.",
      boards_off: "لا يظهر اسمك ضمن الأكثر تصويتًا.",
      favourite_added: "أُضيف إلى مفضلتك. وهي كلها في «أصواتي».",
      favourite_removed: "أُزيل من مفضلتك.",
      all_voted: "حصلت مفضلتك كلها على صوتك اليوم.",
      name_forgotten: "نسي هذا المتصفح الاسم.",
      game_name_added: "تمت الإضافة. يمكنك في كل صفحة تصويت اختيار الاسم الذي يصوّت.",
      game_name_removed: "تمت الإزالة. الأصوات المسجّلة بهذا الاسم تحتفظ به.",
      links_ended: "لم تعد روابط هذا الخادم تصوّت باسمك.",
      session_ended: "انتهت تلك الجلسة.",
      sessions_ended: "انتهت كل الجلسات الأخرى.",
      account_deleted: "تم حذف حسابك.",
      key_revoked: "تم إبطال المفتاح.",
      receiver_removed: "تمت إزالة المستقبِل.",
      secret_activated: "يُوقَّع webhook الآن بالمفتاح السري الجديد، وبالقديم أيضًا لمدة 24 ساعة أخرى.",
      link_key_removed: "تمت إزالة المفتاح. لم تعد الروابط المصنوعة به تعمل.",
      votifier_tested: "تم الحفظ. صوت تجريبي في طريقه إلى خادمك.",
      rewards_saved: "تم الحفظ. يسري هذا على كل صوت من الآن.",
      test_vote_waits: "صوت تجريبي ينتظر في الصندوق لمدة ساعة.",
      chat_connected: "اتصلت القناة. رسالة تجربة في الطريق.",
      chat_saved: "حُفظت القناة.",
      webhook_saved: "تم حفظ عنوان URL لـ webhook.",
      webhook_paused: "تم إيقاف webhook مؤقتًا. الأصوات معلّقة حتى إعادة إرسالها.",
      webhook_resumed: "عاد webhook إلى العمل.",
      webhook_resumed_held: "عاد webhook إلى العمل. بعض الأصوات معلّقة، ويمكنك إعادة إرسالها.",
      replayed: "الأصوات في الطريق، خمسة كل ثانية.",
      replayed_more: "10,000 صوت في الطريق، وهناك المزيد. يمكنك إعادة الإرسال مرة أخرى بعد وصولها.",
      checked: "تحققنا للتو من الخادم.",
      server_submitted: "تم تقديم خادمك، وسيراجعه أحد المشرفين.",
      server_resubmitted: "أُعيد تقديم خادمك.",
      server_unlisted: "أُزيل الخادم من القائمة. يمكنك إعادته إليها في أي وقت.",
      server_relisted: "عاد الخادم إلى القائمة.",
      server_deleted: "تم حذف الإدراج.",
      offer_made: "تم تقديم العرض، ويظهر في صفحة «خوادمي» لدى صاحب الحساب لمدة سبعة أيام.",
      offer_withdrawn: "تم سحب العرض.",
      offer_declined: "تم رفض العرض.",
      member_joined: "لديك صلاحية الوصول الآن.",
      server_taken_over: "صار الإدراج لك. يُنصح بتجديد مفاتيح API لأن آخرين يعرفونها.",
      role_changed: "تم تغيير الدور.",
      member_removed: "انتهت صلاحية وصوله.",
      member_removed_keys:
        "انتهت صلاحية وصوله، لكن المفاتيح التي يعرفها لا تزال تعمل. يمكنك تجديدها أدناه.",
      role_changed_keys:
        "تغيّر الدور. المفاتيح التي أنشأها هذا الشخص لا تزال تعمل: يمكنك تجديدها أدناه.",
      server_left: "لم تعد من فريق هذا الخادم.",
      server_saved: "تم حفظ تغييراتك.",
      picture_saved: "تم حفظ الصورة، وتظهر حيثما ظهر خادمك.",
      picture_removed: "تمت إزالة الصورة.",
      picture_taken_down: "تم حجب الصورة، ويستطيع المالك قراءة السبب.",
      pictures_accepted: "تبقى الصور.",
      edits_accepted: "تُعدّ التعديلات مقروءة.",
      edits_put_back: "عاد النص السابق، ويستطيع المالك قراءة السبب.",
      several_decided: "تم البتّ في الإدراجات المحددة.",
      report_sent: "شكرًا لك. سيطّلع عليه أحد المشرفين.",
      reports_closed: "تم إغلاق البلاغات.",
      change_waits: "تم حفظ تغييراتك، وبعضها ينتظر أحد المشرفين.",
      change_withdrawn: "يبقى الإدراج كما هو.",
      server_approved: "تم قبول الخادم وإدراجه.",
      server_rejected: "تم رفض الخادم، ويستطيع المالك قراءة السبب.",
      server_suspended: "تم إيقاف الخادم، ويستطيع المالك قراءة السبب.",
      vote_voided: "تم إلغاء الصوت.",
      votes_voided: "جارٍ إلغاء الأصوات. تستغرق الآلاف منها نحو دقيقة.",
      wave_dismissed: "تم تجاهل التنبيه، وتبقى الأصوات.",
      answer_read: "يُعدّ الرد مقروءًا.",
      void_answered: "أُرسل ردك إلى المشرفين.",
      moderator_mail_saved: "تم الحفظ.",
      votes_restored: "جارٍ إعادة احتساب الأصوات. تستغرق الآلاف منها نحو دقيقة.",
      name_given: "صار الاسم لصاحب الطلب.",
      name_refused: "رُفض الطلب.",
      account_disabled: "تم تعطيل الحساب.",
      account_enabled: "تم تفعيل الحساب.",
      game_added: "تمت إضافة اللعبة.",
      tag_added: "تمت إضافة الوسم.",
      game_edited: "تم حفظ اللعبة.",
      game_merged: "تم دمج اللعبتين، والعنوان القديم يقود إلى هذه.",
      game_removed: "تمت إزالة اللعبة.",
      tag_edited: "تم حفظ الوسم.",
      tag_merged: "تم دمج الوسمين، والعنوان القديم يقود إلى هذا.",
      tag_removed: "تمت إزالة الوسم.",
    },
    frame: {
      layout: {
        about: (site) =>
          "خوادم الألعاب على " + `\u2068${site}\u2069` +
          ": يمكنك العثور عليها والتصويت لما يعجبك منها.",
        faulty: (title) => `خطأ: ${`\u2068${title}\u2069`}`,
        skip: "الانتقال إلى المحتوى",
        mainMenu: "القائمة الرئيسية",
        way: "مسار التصفح",
        yourMenu: "حسابك",
        servers: "الخوادم",
        games: "الألعاب",
        findServers: "البحث عن خوادم",
        findBy: "الاسم أو اللعبة أو الوسم أو البلد أو العنوان",
        findShort: "البحث عن خادم",
        listServer: "إضافة خادمك",
        footMenu: "المزيد",
        footPlayers: "للاعبين",
        footOwners: "لأصحاب الخوادم",
        footSite: "هذا الموقع",
        languages: "اللغة",
        changeLanguage: "تغيير اللغة",
        topVoters: "الأكثر تصويتًا",
        api: "مرجع API",
        docs: "الأدلة",
        myServers: "خوادمي",
        moderation: "الإشراف",
        waiting: "في الانتظار",
        accountLabel: (username) => `حسابك، ${`\u2068${username}\u2069`}`,
        signIn: "دخول",
        signUp: "إنشاء حساب",
        signOut: "تسجيل الخروج",
        contact: "اتصال",
        privacy: "الخصوصية",
        imprint: "بيانات الناشر",
        terms: "الشروط",
        rules: "القواعد",
        imported: (list, site) =>
          "نُقل حسابك إلى هنا من " + `\u2068${list}\u2069` + ". يحتفظ " + `\u2068${site}\u2069` +
          " ببياناتك الآن.",
        importedMore: "ما الذي يُخزَّن ولماذا",
        importedRead: "فهمت",
      },
      theme: {
        title: "المظهر",
        names: { system: "تلقائي", light: "فاتح", dark: "داكن" },
        save: "حفظ",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "zero"
            ? "يجب تصحيح ما يلي:"
            : intl.plural(faults) === "one"
            ? "يجب تصحيح ما يلي:"
            : intl.plural(faults) === "two"
            ? "يجب تصحيح هذين الخطأين:"
            : intl.plural(faults) === "few"
            ? `يجب تصحيح ${intl.count(faults)} أخطاء:`
            : intl.plural(faults) === "many"
            ? `يجب تصحيح ${intl.count(faults)} خطأً:`
            : `يجب تصحيح ${intl.count(faults)} خطأ:`,
        optional: "اختياري",
        on: "مفعّل",
        off: "معطّل",
        copy: "نسخ",
        copied: "تم النسخ",
        busy: (duration) =>
          "يقوم عدد كبير من الناس بهذا الآن. لم يتغيّر شيء، ويمكنك المحاولة مجددًا بعد " +
          `\u2068${duration}\u2069` + ".",
      },
      moments: { utc: "UTC", never: "أبدًا" },
      statuses: {
        pending: "بانتظار المراجعة",
        approved: "مقبول",
        rejected: "مرفوض",
        suspended: "موقوف",
        unlisted: "خارج القائمة",
      },
      players: {
        max: (max) => `من ${intl.count(max)}`,
        online: " متصل الآن",
        isOnline: "متصل",
        isOffline: "غير متصل",
      },
      errors: {
        notFound: "الصفحة غير موجودة",
        noPicture: "غير موجود",
        notFoundNext: "قد يكون العنوان خاطئًا، أو لم يعد الخادم مُدرجًا.",
        gone: "أُزيلت هذه الصفحة",
        goneNext: "أزالها إصدار أحدث، ولا تحل صفحة أخرى محلها.",
        notYours: "هذا الخادم ليس لك",
        notYoursNext: "لا يفتح هذه الصفحة إلا مالكه ومن يعملون عليه. لست منهم، أو لم تعد منهم.",
        refused: "لم ينجح ذلك",
        refusedNext: "لم يتغيّر شيء.",
        notAllowed: "هذه الصفحة للمشرفين فقط",
        notAllowedNext: "لم يتغيّر شيء.",
        roleTooLow: "دورك لا يسمح بهذا",
        roleTooLowNext: "لم يتغيّر شيء. يستطيع المالك منحك دورًا آخر.",
        signedOut: "تم تسجيل خروجك",
        signInBeside: "تسجيل الدخول (في علامة تبويب جديدة)",
        kept:
          "ما كتبته محفوظ في هذه الصفحة. بعد تسجيل الدخول في علامة تبويب جديدة، يمكنك العودة إلى هنا وإرساله مجددًا.",
        sendAgain: "إعادة الإرسال",
        signedOutNext: "انتهت جلستك ولم يتغيّر شيء. يمكنك المحاولة مجددًا بعد تسجيل الدخول.",
        otherSite: "يبدو أن هذا النموذج جاء من موقع آخر",
        otherSiteWhy: (baseUrl) =>
          "المطلوب فتح " + `\u2068${baseUrl}\u2069` +
          " والمحاولة من هناك. ولإدارة هذا الموقع: يجب أن يطابق BASE_URL ما يظهر في شريط العنوان في المتصفح، وقيمته الآن " +
          `\u2068${baseUrl}\u2069` + ".",
        otherSiteNext: "لم يتغيّر شيء.",
        noFileHere: "هذا النموذج لا يقبل الملفات",
        noFileHereNext: "لم يتغيّر شيء. افتح الصفحة من جديد وأرسل النموذج منها.",
        tooLarge: "الحجم أكبر من المسموح",
        pictureTooLarge: "الحد الأقصى للصورة 8 ميغابايت. يمكنك الرجوع واختيار صورة أصغر.",
        formTooLarge: "يمكنك الرجوع واختصار ما كتبته.",
        tooLargeNext: "لم يتغيّر شيء.",
        halfSent: "لم يصل النموذج كاملًا",
        halfSentNext: "لم يتغيّر شيء. بعد التحقق من اتصالك، يمكنك الرجوع وإرساله مجددًا.",
        tooMany: "محاولات كثيرة جدًا",
        busy: "يقوم عدد كبير من الناس بهذا الآن",
        tooManyViews: "صفحات كثيرة في وقت واحد",
        failed: "حدث خطأ ما",
        failedNext:
          "يمكنك المحاولة مجددًا بعد لحظات. وإن تكرّر الخطأ، فيُرجى إرسال رقم الطلب هذا إلى إدارة الموقع.",
        unavailable: "تعذّر على الموقع الوصول إلى قاعدة بياناته",
        unavailableNext: "لم يُفقد شيء. يمكنك المحاولة مجددًا بعد لحظات.",
        noChanges: "لا يستطيع الموقع حفظ أي شيء الآن",
        late: "يستغرق الموقع وقتًا طويلًا في الرد",
        tooManyNext: (duration) => `يمكنك المحاولة مجددًا بعد ${`\u2068${duration}\u2069`}.`,
        fates: {
          nothing: "لم يتغيّر شيء. يمكنك المحاولة مجددًا بعد لحظات.",
          change_unknown:
            "ربما حُفظ ما أرسلته وربما لم يُحفظ. لمعرفة ذلك، يمكنك الرجوع وتحديث الصفحة، ثم الإرسال مجددًا إذا لزم الأمر.",
          vote_not_cast: "لم يُسجَّل صوتك. يمكنك المحاولة مجددًا بعد لحظات.",
          vote_unknown:
            "ربما سُجِّل صوتك وربما لم يُسجَّل. لمعرفة ذلك، يمكنك فتح صفحة التصويت مجددًا بعد لحظات. لا ضرر من إعادة التصويت: لا يُحتسب صوت ثانٍ في اليوم نفسه أبدًا.",
        },
        toBallot: "العودة إلى صفحة التصويت",
        clockOff: "لم يُسجَّل صوتك",
        clockOffNext:
          "ساعة هذا الموقع غير مضبوطة حاليًا، وقد يُحتسب صوتك ليوم آخر. صوت اليوم ما زال لك: يمكنك المحاولة مجددًا بعد بضع دقائق.",
        signIn: "تسجيل الدخول",
        requestId: "رقم الطلب",
        home: "كل الخوادم",
      },
      trail: {
        operator: "إدارة الموقع",
        gone: "حساب محذوف",
        actions: {
          server_added: "إضافة الخادم",
          server_edited: "تعديل الإدراج",
          server_resubmitted: "إعادة تقديم الخادم",
          server_approved: "قبول الخادم",
          server_rejected: "رفض الخادم",
          server_suspended: "إيقاف الخادم",
          server_unlisted: "إزالة الخادم من القائمة",
          server_relisted: "إعادة الخادم إلى القائمة",
          server_deleted: "حذف الإدراج",
          server_offered: "عرض الإدراج على حساب آخر",
          server_handed_over: "تسلّم الإدراج",
          member_offered: "دعوة شخص",
          member_joined: "قبول دعوة",
          member_removed: "إنهاء صلاحية شخص",
          member_changed: "تغيير دور شخص",
          offer_declined: "رفض عرض",
          offer_withdrawn: "سحب عرض",
          picture_added: "إضافة صورة",
          picture_removed: "إزالة صورة",
          picture_taken_down: "حجب صورة",
          pictures_accepted: "الاطلاع على صور جديدة",
          edits_accepted: "الاطلاع على تعديلات",
          edits_put_back: "إعادة النص السابق",
          reports_closed: "إغلاق بلاغات",
          key_issued: "إنشاء مفتاح",
          key_rolled: "تجديد مفتاح",
          key_revoked: "إبطال مفتاح",
          url_key_made: "إنشاء مفتاح URL",
          link_key_made: "إنشاء مفتاح لروابط التصويت",
          link_key_removed: "إزالة مفتاح روابط التصويت",
          webhook_set: "ضبط عنوان URL لـ webhook",
          chat_set: "إعداد رسائل في دردشة",
          webhook_cleared: "إزالة عنوان URL لـ webhook",
          webhook_paused: "إيقاف webhook مؤقتًا",
          webhook_resumed: "استئناف webhook",
          secret_prepared: "تجهيز مفتاح سري لـ webhook",
          secret_activated: "تفعيل مفتاح سري لـ webhook",
          rewards_set: "اختيار طريقة منح المكافآت للاعبين",
          test_sent: "إرسال اختبار",
          receiver_graded: "تقييم المستقبِل",
          delivery_resent: "إعادة إرسال تسليم",
          deliveries_replayed: "إعادة إرسال أصوات معلّقة",
          vote_voided: "إلغاء صوت",
          votes_voided: "إلغاء أصوات",
          votes_restored: "إعادة احتساب أصوات ملغاة",
          void_answered: "الرد بشأن أصوات ملغاة",
          wave_dismissed: "تجاهل تنبيه بشأن أصوات غير معتادة",
          name_given: "منح حساب اسم لاعب",
          name_refused: "رفض المطالبة باسم لاعب",
          account_disabled: "تعطيل حساب",
          account_enabled: "تفعيل حساب",
          change_approved: "قبول تعديل",
          change_refused: "رفض تعديل",
          change_withdrawn: "سحب تعديل",
          game_added: "إضافة لعبة",
          game_edited: "تعديل لعبة",
          game_merged: "دمج لعبة في أخرى",
          game_removed: "إزالة لعبة",
          tag_added: "إضافة وسم",
          tag_edited: "تعديل وسم",
          tag_merged: "دمج وسم في آخر",
          tag_removed: "إزالة وسم",
          backup_made: "إنشاء نسخة احتياطية",
          backup_restored: "استعادة نسخة احتياطية",
          moderator_made: "تعيين مشرف",
          administrator_made: "تعيين أول مسؤول للموقع",
          role_changed: "تغيير دور حساب",
          sign_in_link_made: "إنشاء رابط لتسجيل الدخول إلى حساب",
          sign_in_link_used: "تسجيل الدخول برابط إدارة الموقع",
          factors_reset: "إزالة مفاتيح المرور والخطوة الثانية لحساب",
          setting_changed: "تغيير إعداد",
        },
      },
      pages: { previous: "السابق", next: "التالي" },
      duration: {
        seconds: (seconds) =>
          intl.plural(seconds) === "zero"
            ? "لحظات"
            : intl.plural(seconds) === "one"
            ? "ثانية واحدة"
            : intl.plural(seconds) === "two"
            ? "ثانيتين"
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} ثوانٍ`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} ثانية`
            : `${intl.count(seconds)} ثانية`,
        minutes: (minutes) =>
          intl.plural(minutes) === "zero"
            ? "لحظات"
            : intl.plural(minutes) === "one"
            ? "دقيقة واحدة"
            : intl.plural(minutes) === "two"
            ? "دقيقتين"
            : intl.plural(minutes) === "few"
            ? `${intl.count(minutes)} دقائق`
            : intl.plural(minutes) === "many"
            ? `${intl.count(minutes)} دقيقة`
            : `${intl.count(minutes)} دقيقة`,
      },
    },
    gameNames: {
      heading: "أسماؤك في الألعاب",
      lead:
        "اسم آخر في Bedrock، أو معرّف Steam في بعض الخوادم؟ يمكنك إضافته واختيار الاسم الذي يصوّت في كل صفحة تصويت. يصل إلى الخادم هذا الاسم بالضبط، وإليه تذهب المكافأة.",
      note: "يمكنك في كل صفحة تصويت اختيار الاسم الذي يصوّت.",
      open: "أسماؤك…",
      listHeading: "الأسماء التي يمكنها التصويت",
      kinds: { steam: "أثبته تسجيل دخولك عبر Steam", added: "من إضافتك" },
      badges: { own: "الحساب", proved: "مُثبَت" },
      votesFor: (servers, more) => more === 0
        ? `يصوّت لخوادم: ${`\u2068${servers}\u2069`}`
        : "يصوّت لخوادم: " + `\u2068${servers}\u2069` + " و" + intl.count(more) + " غيرها",
      unused: "لا أصوات به بعد",
      remove: "إزالة",
      addHeading: "إضافة اسم",
      left: (left) =>
        intl.plural(left) === "zero"
          ? "لا يمكنك إضافة أسماء أخرى."
          : intl.plural(left) === "one"
          ? "يمكنك إضافة اسم واحد."
          : intl.plural(left) === "two"
          ? "يمكنك إضافة اسمين."
          : intl.plural(left) === "few"
          ? `يمكنك إضافة ${intl.count(left)} أسماء.`
          : intl.plural(left) === "many"
          ? `يمكنك إضافة ${intl.count(left)} اسمًا.`
          : `يمكنك إضافة ${intl.count(left)} اسم.`,
      ruleTitle: "كيف تُحتسب أصوات الاسم المُضاف",
      rule:
        "قد يضيف لاعبون آخرون الاسم نفسه أو ينشئون حسابًا به، لأن شيئًا لا يثبت صاحبه. يقبل الخادم لهذا الاسم صوتًا واحدًا في اليوم ممن يسبق إليه، وصوتًا آخر عبر الرابط الذي يصلك في اللعبة.",
      steamRule:
        "تعرفك Rust وألعاب Steam الأخرى بمعرّف Steam. بعد تسجيل الدخول عبر Steam يظهر هنا تلقائيًا.",
      name: "الاسم في اللعبة",
      add: "إضافة هذا الاسم",
      back: "العودة إلى حسابك",
      backTo: "رجوع",
      full: "بلغت أسماؤك الحد الأقصى للحساب. يجب إزالة اسم قبل إضافة آخر.",
    },
    games: {
      connect: {
        minecraft: "بعد التحقق من الإصدار، يُنسخ العنوان ويُلصق في Multiplayer ثم Add Server.",
        minecraft_bedrock: "يُنسخ العنوان ويُكتب مع المنفذ في Play ثم Servers ثم Add Server.",
        rust: "يُنسخ العنوان، ثم F1 في اللعبة وكتابة client.connect وبعدها العنوان.",
        counter_strike_2:
          "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        counter_strike_1_6:
          "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        counter_strike_source:
          "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        garrys_mod: "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        left_4_dead_2: "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        team_fortress_2:
          "يُنسخ العنوان، ثم فتح وحدة التحكم في اللعبة وكتابة connect وبعدها العنوان.",
        fivem: "يُنسخ العنوان، ثم F8 في FiveM وكتابة connect وبعدها العنوان.",
        redm: "يُنسخ العنوان، ثم F8 في RedM وكتابة connect وبعدها العنوان.",
        factorio: "يُنسخ العنوان ويُلصق في Multiplayer ثم Connect to address.",
        terraria: "يُنسخ العنوان ويُكتب في Multiplayer ثم Join via IP.",
        valheim: "يُنسخ العنوان ويُلصق في Join Game ثم Add server.",
        "7_days_to_die": "يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.",
        palworld: "يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.",
        project_zomboid: "يُنسخ العنوان ويُكتب في قائمة الخوادم داخل اللعبة.",
      },
      first: {
        version: "الإصدار",
        edition: "النسخة",
        mode: "طور اللعب",
        map: "الخريطة",
        languages: "اللغة",
        country: "البلد",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: {
      onlyIn: (language) => "هذه الصفحة متاحة بهذه اللغة فقط: " + `\u2068${language}\u2069` + ".",
    },
    keptData: {
      days: (days) =>
        intl.plural(days) === "zero"
          ? `${intl.count(days)} يوم`
          : intl.plural(days) === "one"
          ? "يوم واحد"
          : intl.plural(days) === "two"
          ? "يومان"
          : intl.plural(days) === "few"
          ? `${intl.count(days)} أيام`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} يومًا`
          : `${intl.count(days)} يوم`,
      account: {
        data: "الاسم والبريد الإلكتروني وبصمة كلمة المرور",
        why: "لتسجيل الدخول",
        kept: "حتى حذف الحساب",
      },
      language: {
        data: "اللغة عند إنشاء الحساب، أو اللغة المختارة",
        why: "لكتابة الصفحات والرسائل بها",
        kept: "حتى اختيار اتباع لغة المتصفح، أو حذف الحساب",
      },
      imported: {
        data: "القائمة التي نُقل منها الحساب إلى هنا، وهل أُبلغ صاحبه بالبريد",
        why: "لإبلاغه بمن يحتفظ ببياناته الآن",
        kept: "حتى يقرأ ذلك أو يُحذف الحساب",
      },
      emailClaim: { data: "بريد إلكتروني كُتب ولم يُؤكَّد قط", why: "لانتظار تأكيده" },
      nameClaim: {
        data:
          "إنشاء حساب باسم استخدمته روابط خادم من قبل: الاسم والبريد الإلكتروني وبصمة كلمة المرور",
        why: "لانتظار تأكيد البريد أو قرار أحد المشرفين",
      },
      newcomer: {
        data:
          "من جاء من موقع آخر لإنشاء حساب ولم يختر اسمًا بعد: معرّفه هناك، وبريد إلكتروني مؤكَّد، وبصمة ملف تعريف ارتباط",
        why: "لانتظار الاسم",
        kept: "نصف ساعة، ويُحذف بعدها بعشر دقائق",
      },
      formerName: {
        data: "اسم جرى التخلي عنه، أو كان لحساب محذوف",
        why: "حتى لا ينتحل أحد صفة صاحبه",
      },
      gameName: {
        data: "أسماء اللاعب الأخرى في الألعاب، ومع كل صوت بأحدها ذلك الاسم",
        why: "لتعرف الخوادم الاسم الصحيح وتكافئه",
        kept:
          "القائمة حتى إزالة الاسم، وأسماء الأصوات دائمًا؛ وكلاهما حتى حذف الحساب، إلا الأسماء التي نالت صوتها في ذلك اليوم فحتى نهاية اليوم التالي",
      },
      linkedVoter: {
        data: "اسم لاعب صوّت دون إنشاء حساب، والخادم الذي ذكره رابطه",
        why: "لاحتساب أصواته",
        kept: "دائمًا، أو كأي حساب بعد إنشاء حساب",
      },
      session: {
        data: "الجلسات: المتصفح، ووقت آخر ظهور له",
        why: "للبقاء داخل الحساب، ولرؤية أماكن تسجيل الدخول",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم بعد آخر زيارة، أو حتى إنهائها`
            : intl.plural(days) === "one"
            ? "يوم واحد بعد آخر زيارة، أو حتى إنهائها"
            : intl.plural(days) === "two"
            ? "يومان بعد آخر زيارة، أو حتى إنهائها"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام بعد آخر زيارة، أو حتى إنهائها`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا بعد آخر زيارة، أو حتى إنهائها`
            : `${intl.count(days)} يوم بعد آخر زيارة، أو حتى إنهائها`,
      },
      identity: {
        data: "حساب في موقع آخر يُسجَّل الدخول به: معرّفه هناك، ووقت إنشائه",
        why: "للتعرف على صاحبه",
        kept: "حتى إلغاء ربطه أو حذف الحساب",
      },
      signInRound: {
        data:
          "تسجيل دخول جارٍ عبر موقع آخر، وملف تعريف ارتباط يربطه بالمتصفح: بصمات، والصفحة التي يُعاد إليها",
        why: "لقبول رده مرة واحدة، من المتصفح نفسه",
        kept: "عشر دقائق، ويُحذف بعدها بعشر دقائق",
      },
      sessionAddress: { data: "عنوان IP الذي بدأت منه الجلسة", why: "للتعرف على جلسة غريبة" },
      passkey: {
        data: "مفاتيح المرور: اسم كل منها، ومفتاحه العام، واسم مضيف الموقع حينها، ووقت آخر استخدام",
        why: "لتسجيل الدخول دون كلمة مرور",
        kept: "حتى إزالته، أو حذف الحساب",
      },
      secondFactor: {
        data: "التحقق بخطوتين: سر تطبيق المصادقة مشفّرًا، وبصمات رموز الاسترداد",
        why: "حتى لا تفتح كلمة مرور مسروقة شيئًا",
        kept: "حتى إيقافه أو استخدام رمز أو حذف الحساب",
      },
      halfSignIn: {
        data: "عمليات تسجيل دخول تنتظر الخطوة الثانية",
        why: "لإتمامها",
        kept: "عشر دقائق، وتُحذف بعدها بعشر دقائق",
      },
      verification: {
        data:
          "روابط كلمة مرور جديدة، وروابط تسجيل الدخول مرة واحدة، ورابط أول مسؤول للموقع، كبصمات",
        why: "لتعمل مرة واحدة",
        kept: "ساعة، ويومًا على الأكثر؛ وأسبوعًا عند الضغط على «لم يكن أنا»",
      },
      vote: {
        data:
          "الأصوات: من صوّت، ولأي خادم، ومتى، وهل كان ذلك بتسجيل الدخول أو برابط أو باسم مكتوب، ومدى معرفتنا بالحساب: ببريد إلكتروني مؤكَّد أو حساب مربوط أو حساب مربوط مضى عليه أكثر من 30 يومًا",
        why: "لاحتسابها، مرة في اليوم لكل منها",
        kept: "دائمًا؛ وللحساب المحذوف دون اسمه",
      },
      voteAddress: {
        data: "بصمات عنوان IP للمصوّت وشبكته، مع اليوم",
        why: "للحد من الأصوات من مكان واحد",
        kept: "حتى نهاية اليوم التالي",
      },
      identityVote: {
        data:
          "بصمات الحسابات المربوطة التي أُلغي ربطها أو حُذفت مع حسابها هنا، مع اليوم، والخوادم التي صوّتت لها",
        why: "حتى لا يصوّت أي منها لخادم مرتين في اليوم",
        kept: "حتى نهاية اليوم التالي",
      },
      voteOrigin: { data: "بصمات العنوان وشبكته مع كل صوت", why: "ليكشف المشرفون الأصوات المشتراة" },
      voidBatch: {
        data: "الإجراءات على أصوات كثيرة: أي أصوات، ومن ألغاها ولماذا",
        why: "لإمكان رفعها",
        kept: "دائمًا",
      },
      wave: {
        data:
          "تنبيهات عن أصوات غير معتادة لخادم: عددها مقارنةً بالمعتاد، وقرار المشرف؛ لا من صوّت ولا من أين",
        why: "ليطّلع عليها المشرفون",
      },
      voidNotice: {
        data: "ما أُبلغ به المالكون عن الأصوات الملغاة، وردودهم",
        why: "ليتمكنوا من الاعتراض",
      },
      voteMonth: {
        data: "عدد أصوات اللاعب لخادم في شهر، وهل وافق على إظهار اسمه",
        why: "لعرض الأكثر تصويتًا",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم؛ وللحساب المحذوف دون اسمه`
            : intl.plural(days) === "one"
            ? "يوم واحد؛ وللحساب المحذوف دون اسمه"
            : intl.plural(days) === "two"
            ? "يومان؛ وللحساب المحذوف دون اسمه"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام؛ وللحساب المحذوف دون اسمه`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا؛ وللحساب المحذوف دون اسمه`
            : `${intl.count(days)} يوم؛ وللحساب المحذوف دون اسمه`,
      },
      siteVoter: {
        data: "الأكثر تصويتًا في كل الخوادم معًا، ممن وافقوا على إظهار أسمائهم",
        why: "لعرضها دون عدّ كل الأصوات كل مرة",
        kept: "حتى العدّ التالي، يومًا على الأكثر؛ ولا شيء للحساب المحذوف",
      },
      favourite: {
        data: "مفضلة اللاعب، وترتيبها",
        why: "للتصويت لها على التوالي",
        kept: "حتى يزيلها اللاعب، أو حذف الحساب",
      },
      rank: { data: "مركز الخادم في القائمة يومًا بيوم", why: "لعرضه عبر الزمن" },
      visits: {
        data:
          "عدد مرات فتح صفحة الخادم وصفحة تصويته وشارته ونسخ عنوانه في اليوم، وأسماء مضيفي المواقع التي جاء منها الزوّار، لا من جاء",
        why: "ليرى مالكه أداء الإدراج",
        kept: (days, hosts) =>
          "عدد الأيام " + intl.count(days) + "، ولأسماء المضيفين " + intl.count(hosts),
      },
      disabled: { data: "سبب تعطيل أحد المشرفين حسابًا", why: "لإبلاغ صاحبه", kept: "حتى تفعيله" },
      spentProof: {
        data: "عمليات التحقق من الروبوتات المنجزة، والتحديات الموقّعة لمفاتيح المرور، كبصمات",
        why: "لاحتساب كل منها مرة واحدة",
        kept: "نحو عشر دقائق، والتحديات ساعة",
      },
      delivery: {
        data:
          "عمليات تسليم الأصوات إلى مالكي الخوادم، المُرسل منها وغير المُرسل، مع اسم اللاعب والرد. قد ينشر المالك الأصوات مع الاسم في دردشة مثل Discord، وما نُشر لا يمكن سحبه",
        why: "لإرسالها، وليرى المالكون ذلك",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? intl.count(days) + " يوم بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر"
            : intl.plural(days) === "one"
            ? "يوم واحد بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر"
            : intl.plural(days) === "two"
            ? "يومان بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر"
            : intl.plural(days) === "few"
            ? intl.count(days) + " أيام بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر"
            : intl.plural(days) === "many"
            ? intl.count(days) + " يومًا بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر"
            : intl.count(days) + " يوم بعد التصويت؛ وللحساب المحذوف ساعة على الأكثر",
      },
      receiver: {
        data: "وجهة webhook المالك، وعدد الأيام التي قُبلت فيها أصوات هناك",
        why: "حتى لا نغرق أحدًا بالطلبات",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? intl.count(days) + " يوم بعد آخر يوم كهذا أو اختبار أو إعادة إرسال"
            : intl.plural(days) === "one"
            ? "يوم واحد بعد آخر يوم كهذا أو اختبار أو إعادة إرسال"
            : intl.plural(days) === "two"
            ? "يومان بعد آخر يوم كهذا أو اختبار أو إعادة إرسال"
            : intl.plural(days) === "few"
            ? intl.count(days) + " أيام بعد آخر يوم كهذا أو اختبار أو إعادة إرسال"
            : intl.plural(days) === "many"
            ? intl.count(days) + " يومًا بعد آخر يوم كهذا أو اختبار أو إعادة إرسال"
            : intl.count(days) + " يوم بعد آخر يوم كهذا أو اختبار أو إعادة إرسال",
      },
      reward: {
        data: "المكافآت التي تنتظر اللاعبين، وكيف انتهت، وعلى أي خادم لعبة",
        why: "لمنح كل منها مرة واحدة",
        kept: (days, after) =>
          "عدد الأيام بعد التصويت " + intl.count(days) + "، ثم " + intl.count(after),
      },
      feed: { data: "الأصوات بالترتيب، للخوادم التي لها مفتاح متابعة", why: "لتتابعها البرامج" },
      server: {
        data:
          "الإدراجات ونصوصها بكل اللغات وأسماؤها المختصرة السابقة وعناوينها في قائمة أخرى وبصمات مفاتيح API وwebhook",
        why: "لعرض الخوادم وإرسال الأصوات إليها",
        kept:
          "دائمًا، وللإدراج المحذوف اسمه وعنوانه واسمه المختصر ومفاتيحه المُبطلة فقط؛ وعنوان webhook أو القناة حتى إبطال مفتاحه",
      },
      member: {
        data: "من يعمل على إدراج إلى جانب مالكه، وبأي دور",
        why: "للسماح بذلك",
        kept: "حتى انتهاء الدور أو الإدراج أو الحساب",
      },
      offer: {
        data: "عروض دور أو إدراج، ولمن قُدّمت",
        why: "لانتظار الجواب، وعدم السؤال مجددًا فورًا",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم، أو حتى القبول`
            : intl.plural(days) === "one"
            ? "يوم واحد، أو حتى القبول"
            : intl.plural(days) === "two"
            ? "يومان، أو حتى القبول"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام، أو حتى القبول`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا، أو حتى القبول`
            : `${intl.count(days)} يوم، أو حتى القبول`,
      },
      listingChange: {
        data: "الاسم أو اللعبة أو العنوان المطلوب لإدراج مقبول، أو المرفوض",
        why: "لسؤال أحد المشرفين، وإبلاغ المالك",
        kept: "حتى القبول، أو سحب المالك له",
      },
      unreviewedEdit: {
        data: "ما كان في الإدراج قبل أن يغيّره مالكه",
        why: "ليرى المشرفون ما تغيّر",
        kept: "حتى يطّلع أحد المشرفين على التغيير",
      },
      picture: {
        data: "صور الخوادم، بترميز جديد دون بيانات الكاميرا",
        why: "لعرضها",
        kept: "حتى لا يستخدمها أي خادم، وبعدها بيوم على الأكثر",
      },
      report: {
        data: "البلاغات عن الإدراجات، مع أسماء من سجّلوا الدخول، وقرارات المشرفين وملاحظاتهم",
        why: "ليطّلع عليها المشرفون",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? `حتى ${intl.count(days)} يوم بعد إغلاقها`
            : intl.plural(days) === "one"
            ? "حتى يوم واحد بعد إغلاقها"
            : intl.plural(days) === "two"
            ? "حتى يومين بعد إغلاقها"
            : intl.plural(days) === "few"
            ? `حتى ${intl.count(days)} أيام بعد إغلاقها`
            : intl.plural(days) === "many"
            ? `حتى ${intl.count(days)} يومًا بعد إغلاقها`
            : `حتى ${intl.count(days)} يوم بعد إغلاقها`,
      },
      news: {
        data: "الرسائل إلى المالكين عن خوادمهم، المُرسل منها وغير المُرسل",
        why: "لإرسالها، حتى بعد انقطاع",
      },
      siteSetting: {
        data:
          "إعدادات الموقع: اسمه ولونه وشعاره وبيانات الناشر، وما يراجعه المشرفون، وقناة الدردشة التي تصلها مستجداتهم",
        why: "لعرض الموقع كما ضبطه مسؤولوه",
        kept: "حتى تغييرها",
      },
      linkAgreement: {
        data: "الخوادم التي سمح اللاعب لروابطها بالتصويت باسمه، ومنذ متى",
        why: "للتصويت بنقرة واحدة",
        kept: "حتى يتراجع اللاعب، أو يحصل على كلمة مرور جديدة، أو حذف الحساب",
      },
      mailbox: {
        data: "هل يريد المالك هذه الرسائل، ومتى يجوز إرسال التالية",
        why: "حتى لا تُرسل رسالة غير مرغوب فيها",
        kept: "حتى حذف الحساب",
      },
      queuedMail: {
        data: "رسائل عن الحساب لم يقبلها خادم البريد بعد: العنوان والنص، مشفّرين",
        why: "لإعادة المحاولة عندما لا يستجيب خادم البريد أو يطلب الانتظار",
        kept: (days) =>
          "حتى تُرسل؛ رابط كلمة المرور الجديدة ساعة على الأكثر، وما عداه " + intl.count(days) +
          " أيام",
      },
      moderatorMail: {
        data: "وتيرة الرسائل التي يريدها المشرف عما ينتظر، ووقت آخر إبلاغ",
        why: "حتى لا نرسل أكثر من ذلك",
        kept: "حتى حذف الحساب",
      },
      players: {
        data: "عدد من يلعبون في خادم، وعلى أي خريطة وبأي طور لعب، لا من هم",
        why: "لعرضه",
        kept: (hourly, daily) =>
          "بالساعة " + intl.count(hourly) + " يوم، وباليوم " + intl.count(daily),
      },
      trail: {
        data:
          "السجل: من غيّر أي إدراج أو مفتاح أو webhook أو صوت، وأسماء اللاعبين المكتوبة في الاختبارات",
        why: "لحل الخلافات",
      },
      erasure: {
        data: "معرّفات الحسابات المحذوفة",
        why: "لحذف ما لا يزال يذكرها",
        kept: "ساعة على الأكثر",
      },
      own: { data: "جداول الخدمة نفسها، دون أشخاص", why: "لتعمل", kept: "دائمًا" },
      addresses: {
        data: "عناوين IP في الذاكرة",
        why: "للحد من الإغراق والتخمين",
        kept: "ساعة على الأكثر",
      },
      log: {
        data: "سجل التشغيل: المسارات والأوقات؛ ودون خادم بريد أيضًا عناوين البريد والروابط",
        why: "لاكتشاف الأعطال",
        kept: "ما دام المضيف يحتفظ به",
      },
      cookies: {
        data:
          "ملفات تعريف الارتباط، في المتصفح: الجلسة، وأن حسابًا سجّل الدخول فيه من قبل، وإنشاء حساب دون اسم، والمظهر واللغة وآخر طريقة لتسجيل الدخول، وما يربط مفتاح مرور أو خطوة ثانية بهذا المتصفح، وما فعله نموذج للتو",
        why:
          "للبقاء داخل الحساب، وحتى لا يقفل الغرباء الحساب، ولانتظار الاسم، ولعرض ذلك المظهر وتلك اللغة والطريقة، وحتى لا يجيب متصفح شخص آخر، وللإخبار بذلك في الصفحة التالية",
        kept: (session, known, theme) =>
          intl.count(session) + " و" + intl.count(known) + " يوم، ونصف ساعة، و" +
          intl.count(theme) + " يوم، وساعة، ودقيقة",
      },
      rememberedName: {
        data: "ملف تعريف ارتباط فيه الاسم الذي كتبه اللاعب للتصويت، إن طلب من هذا المتصفح تذكّره",
        why: "لملئه في المرة التالية",
        kept: (days) =>
          intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم بعد آخر تصويت، أو حتى طلب نسيانه`
            : intl.plural(days) === "one"
            ? "يوم واحد بعد آخر تصويت، أو حتى طلب نسيانه"
            : intl.plural(days) === "two"
            ? "يومان بعد آخر تصويت، أو حتى طلب نسيانه"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام بعد آخر تصويت، أو حتى طلب نسيانه`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا بعد آخر تصويت، أو حتى طلب نسيانه`
            : `${intl.count(days)} يوم بعد آخر تصويت، أو حتى طلب نسيانه`,
      },
      codeLanguage: {
        data: "لغة الشيفرة المختارة في الأدلة، في المتصفح",
        why: "لعرض الدليل التالي بها",
        kept: "حتى إغلاق علامة التبويب",
      },
    },
    keys: {
      panel: {
        title: (server) => `مفاتيح API لخادم ${`\u2068${server}\u2069`}`,
        heading: "مفاتيح API",
        lead:
          "بمفتاح، يستطيع خادم لعبتك معرفة من صوّت. وبإضافة webhook إلى المفتاح، يُرسل إليك كل صوت لحظة تسجيله.",
        notApproved: (status) =>
          "حالة هذا الخادم: " + `\u2068${status}\u2069` +
          ". لا يمكن إنشاء المفاتيح واستخدامها إلا وهو مقبول.",
        reason: (reason) => `رسالة المشرف: ${`\u2068${reason}\u2069`}`,
        none: "لا مفاتيح بعد",
        noneNext: "يمكنك إنشاء مفتاح أدناه. يظهر سرّه مرة واحدة، مع أمر لتجربته واختبار لـ webhook.",
        noneUntil: "يمكنك إنشاء مفاتيح متى قُبل الخادم.",
        ending: "ينتهي بـ",
        created: "تاريخ الإنشاء",
        lastUsed: "آخر استخدام",
        why: "معرفة السبب",
        newKey: "إنشاء مفتاح API",
        samples: {
          ask: {
            label: "السؤال عمّا إذا كان لاعب قد صوّت",
            lead:
              "يطبع الجواب ولا يكافئ أحدًا. يُحتسب الصوت طوال اليوم، فمنح المكافأة وتذكّر من حصل عليها متروك لك. ودون جواب يفشل البرنامج ولا يطبع شيئًا.",
          },
          receive: {
            label: "استقبال الأصوات",
            lead:
              "يتحقق من أن webhook منا، ويحفظ الصوت في ملف، ثم يستدعي الدالة reward: مرة واحدة على الأكثر لكل صوت، حتى بعد إعادة التشغيل، ولا يستدعيها لاختبار أبدًا. المطلوب كتابة تلك الدالة، ووضع خادم الويب لديك أمامه من أجل https. قد يُضيع توقف مفاجئ بين الخطوتين مكافأة يمكنك منحها يدويًا، لكنه لا يمنح واحدة مرتين.",
          },
        },
        nameField: {
          label: "اسم المفتاح",
          help: "لا يراه غيرك. يساعدك على التمييز بين مفاتيحك: الردهة، الموقع، …",
        },
        urlField: { label: "عنوان URL لـ webhook", help: "إليه يُرسل كل صوت. يمكنك تعيينه لاحقًا." },
        scopes: "الاستخدام",
        scopesField: "استخدام المفتاح",
        scope: {
          read: {
            name: "التحقق من الأصوات",
            label: "التحقق من الأصوات: من صوّت، وأعداد الأصوات، والإدراج",
          },
          rewards: { name: "مكافآت", label: "مكافآت: جلب الأصوات من الصندوق وتسجيل المكافآت" },
          feed: { name: "متابعة الأصوات", label: "متابعة الأصوات: تتبّع كل صوت، للبوتات والإحصاءات" },
        },
        generate: "إنشاء مفتاح API",
        history: "آخر النشاط",
        historyLead: "آخر التغييرات في الخادم ومفاتيحه وwebhook، ومن أجراها.",
        when: "متى",
        who: "من",
        what: "الإجراء",
        asked: "طلب تعديل الإدراج",
        which: "المفتاح",
        code: "شيفرة نموذجية",
        codeLead:
          "برامج كاملة لا تحتاج إلى مكتبات. تقرأ مفتاحك وسرّك من متغيرات البيئة: يجب إبقاؤهما خارج الشيفرة.",
        reference: "في مرجع API كل الردود والترويسات.",
      },
      states: {
        none: "لا عنوان URL",
        active: "نشط",
        failing: "متعطّل",
        waiting: "بانتظار المستقبِل",
        paused: "متوقف مؤقتًا",
        disabled: "معطّل",
        revoked: "مُبطل",
      },
      once: {
        issued: (name) => `مفتاحك الجديد: ${`\u2068${name}\u2069`}`,
        rolled: (name) => `سرّ جديد للمفتاح ${`\u2068${name}\u2069`}`,
        prepared: (name) => `مفتاح webhook سري جديد للمفتاح ${`\u2068${name}\u2069`}`,
        warning: "يجب نسخه الآن. يظهر مرة واحدة فقط.",
        key: "مفتاح API",
        webhookSecret: "مفتاح webhook السري",
        keyHelp: "يُرسل مع كل طلب: Authorization: Bearer ثم المفتاح.",
        secretHelp: "به يتحقق المستقبِل من أن webhook منا.",
        overlap: (hours) =>
          intl.plural(hours) === "zero"
            ? "لم يعد السرّ القديم يعمل."
            : intl.plural(hours) === "one"
            ? "يعمل السرّ القديم ساعة أخرى."
            : intl.plural(hours) === "two"
            ? "يعمل السرّ القديم ساعتين أخريين."
            : intl.plural(hours) === "few"
            ? `يعمل السرّ القديم ${intl.count(hours)} ساعات أخرى.`
            : intl.plural(hours) === "many"
            ? `يعمل السرّ القديم ${intl.count(hours)} ساعة أخرى.`
            : `يعمل السرّ القديم ${intl.count(hours)} ساعة أخرى.`,
        preparedNext:
          "أولًا يجب أن يقبل المستقبِل هذا المفتاح السري إلى جانب القديم، ثم يكون تفعيله من هنا. حتى ذلك الحين لا يُوقَّع به شيء.",
        tryTitle: "للتجربة الآن",
        curl: "سؤال API عن هويتك، في الطرفية",
        test: "إرسال اختبار إلى webhook",
        testHelp:
          "يُفتح في علامة تبويب جديدة، فتبقى هذه الصفحة وسرّها. لا تُحتسب الاختبارات ولا تُكافأ أبدًا.",
        done: "نسخته",
        usedTitle: "سبق إرسال هذا النموذج",
        used:
          "نُفِّذ حينها وأظهر سرّه. إن لم يُنسخ، فيمكنك تجديد المفتاح أو تجهيز مفتاح webhook سري آخر.",
        back: "كل مفاتيح API",
      },
      key: {
        title: (key, server) =>
          "المفتاح " + `\u2068${key}\u2069` + " لخادم " + `\u2068${server}\u2069`,
        back: "مفاتيح API",
        deliveries: "عمليات تسليم هذا المفتاح",
        revokedAt: "تاريخ الإبطال",
        votifier: "Votifier",
        toRewards: "المكافآت",
        replayVotifier:
          "يرسل الأصوات المعلّقة أو التي لم تصل. تُستثنى الأصوات التي استلمها خادمك، إذ سيكافئها مرة أخرى.",
        webhook: "Webhook",
        webhookLead: "يُرسل إليه كل صوت، موقّعًا، لحظة تسجيله.",
        security: "الأمان",
        securityLead: "سرّان: المفتاح يفتح API، ومفتاح webhook السري يوقّع ما نرسله.",
        danger: "منطقة الخطر",
        dangerLead: "لا يمكن التراجع عن هذا.",
        held: (votes, days) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات معلّقة"
            : intl.plural(votes) === "one"
            ? "صوت واحد معلّق"
            : intl.plural(votes) === "two"
            ? "صوتان معلّقان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات معلّقة`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا معلّقًا`
            : `${intl.count(votes)} صوت معلّق`) +
          "، ومدة كل منها بالأيام " + intl.count(days) + ". يُحذف أقدمها في",
        heldMore: (max, days) =>
          "أكثر من " + intl.count(max) + " صوت معلّق، ومدة كل منها بالأيام " + intl.count(days) +
          ". يُحذف أقدمها في",
        overlaps: { day: "بعد يوم", now: "فورًا", hour: "بعد ساعة", week: "بعد سبعة أيام" },
        urlField: {
          label: "عنوان URL لـ webhook",
          help: "تركه فارغًا يوقف الإرسال، ويُترك ما لا يزال ينتظر.",
        },
        saveUrl: "حفظ عنوان URL",
        pause: "إيقاف مؤقت",
        pauseHelp: "أثناء الإيقاف المؤقت تُعلَّق الأصوات. يمكنك إعادة إرسالها لاحقًا.",
        resume: "استئناف",
        resumeHelp: "تُرسل الأصوات الجديدة مجددًا. تبقى المعلّقة كذلك حتى إرسالها.",
        heldOff: "يجب استئناف webhook أولًا، ثم إرسالها.",
        sendHeld: "إرسال المعلّقة",
        disabled: {
          gone: "أجاب المستقبِل بالرمز 410 Gone، وهذا يوقف webhook. الأصوات معلّقة.",
          failing: "أُوقف بعد خمسة أيام دون نجاح واحد. الأصوات معلّقة.",
        },
        failingSince: "تعطّل webhook منذ",
        asksAgain: "المحاولة التالية:",
        test: {
          title: "اختبار",
          button: "إرسال اختبار",
          lead:
            "يرسل صوتًا تجريبيًا، ليس من لاعب حقيقي، إلى عنوان URL ويعرض ما أُرسل والرد. تميّزه الترويسة X-Listing-Test، ولا يُحتسب أبدًا.",
        },
        testName: { label: "اسم اللاعب", help: "المستقبِل الذي يتجاهل الترويسة سيكافئ هذا اللاعب." },
        testConfirm: "نعم، يجوز للمستقبِل مكافأة هذا اللاعب",
        testMore: "اختبار باسم لاعب حقيقي",
        grade: {
          title: "تقييم المستقبِل",
          button: "تقييم المستقبِل",
          lead:
            "يرسل نحو 30 عملية تسليم للاعب الاختبار إلى عنوان URL خلال دقيقة: سليمة، ومزوّرة، وقديمة، ومكرّرة. ثم يذكر ما أخطأ فيه المستقبِل.",
        },
        graded: (key) => `تقييم المستقبِل للمفتاح ${`\u2068${key}\u2069`}`,
        gradeGuide: "معنى كل فحص",
        backToKey: "العودة إلى المفتاح",
        secret: "مفتاح webhook السري",
        secretLead:
          "يتغيّر في خطوتين حتى لا يضيع صوت: تجهيز مفتاح جديد وإضافته إلى المستقبِل، ثم تفعيله.",
        secretSteps: [
          "تجهيز مفتاح سري جديد",
          "إضافته إلى المستقبِل، إلى جانب القديم",
          "تفعيله: نوقّع به من ذلك الحين",
        ],
        prepare: "تجهيز مفتاح سري جديد",
        prepareAgain: "تجهيز مفتاح سري آخر",
        pending: "هناك مفتاح سري جديد جاهز. لا يُوقَّع به شيء حتى تفعيله.",
        activate: "تفعيل المفتاح السري الجاهز",
        replay: { title: "إعادة الإرسال", button: "إعادة إرسال الأصوات" },
        replayLead: (days) =>
          "يعيد إرسال الأصوات التي أُرسلت إلى هذا المفتاح أو المعلّقة له منذ وقت ضمن المدة المتاحة (عدد الأيام: " +
          intl.count(days) +
          ")، خمسة كل ثانية. تحتفظ الأصوات بمعرّفاتها: المستقبِل الذي يتذكّر X-Listing-Vote لا يكافئ أحدًا مرتين.",
        since: "الأصوات منذ",
        roll: {
          title: "التجديد",
          button: "تجديد المفتاح",
          lead:
            "ينشئ سرًّا جديدًا لهذا المفتاح. يبقى webhook والسجل، ويعمل السرّ القديم المدة المختارة. السرّ الحالي:",
        },
        overlap: "يتوقف السرّ القديم",
        revoke: "الإبطال",
        revokeLead: "ينهي هذا المفتاح نهائيًا. يتوقف webhook، ويُترك ما لا يزال ينتظر.",
        revokeLink: "إبطال المفتاح…",
        confirmTitle: (key) => `إبطال المفتاح ${`\u2068${key}\u2069`}؟`,
        confirmLead:
          "تُرفض البرامج التي تستخدمه خلال ثانية، ولا تصل إلى webhook أصوات بعد ذلك. لا يمكن التراجع عن هذا. إن تسرّب المفتاح، فالأفضل تجديده: يبقى webhook كما هو.",
        confirm: (key) => `إبطال ${`\u2068${key}\u2069`}`,
        cancel: "الإبقاء على المفتاح",
        removal: {
          title: (key) => `إزالة المستقبِل ${`\u2068${key}\u2069`}؟`,
          lead: "لا تصل إليه أصوات بعد ذلك، ويُترك ما لا يزال ينتظره. لا يمكن التراجع عن هذا.",
          confirm: (key) => `إزالة ${`\u2068${key}\u2069`}`,
          cancel: "الإبقاء على المستقبِل",
        },
      },
    },
    language: {
      heading: "اللغة",
      lead: "لغة صفحاتك ورسائل البريد التي تصلك.",
      label: "اللغة",
      browser: "مثل متصفحي",
      save: "حفظ",
    },
    listingForm: {
      submit: {
        title: "إضافة خادم",
        lead:
          "اللعبة والاسم والعنوان تكفي، ويمكنك إضافة الباقي الآن أو لاحقًا. يراجع أحد المشرفين كل خادم جديد قبل إدراجه، ويمكنك متابعة حالته هنا.",
        submit: "تقديم الخادم",
        pictures: "يمكنك إضافة شعار ولافتة فور تقديم الخادم.",
      },
      edit: {
        title: (server) => `إدراج خادم ${`\u2068${server}\u2069`}`,
        lead: "تظهر تغييراتك فور حفظها.",
        leadApproved: "تظهر تغييراتك فور حفظها، إلا ما يطّلع عليه أحد المشرفين أولًا.",
        leadRejected: "بعد الانتهاء، يمكنك إعادة تقديم الخادم من «نظرة عامة».",
        save: "حفظ التغييرات",
        looksFirst: "يطّلع أحد المشرفين على التغييرات أولًا.",
        waits: (seen) =>
          "ينتظر أحد المشرفين. حتى ذلك الحين يرى اللاعبون " + `\u2068${seen}\u2069` + ".",
        slugMoves: (days) =>
          "ستقود الروابط القديمة إلى العنوان الجديد. يمكنك تغييره مرة واحدة كل " +
          (intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم.`
            : intl.plural(days) === "one"
            ? "يوم."
            : intl.plural(days) === "two"
            ? "يومين."
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام.`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا.`
            : `${intl.count(days)} يوم.`),
        slugMoved: (at) => "تغيّر مؤخرًا. يمكنك تغييره مجددًا في " + `\u2068${at}\u2069` + " (UTC).",
        textWaits: "ينتظر أحد المشرفين. حتى ذلك الحين يرى اللاعبون ما كان من قبل.",
        waiting: "تعديل ينتظر أحد المشرفين.",
        toWaiting: "مقارنته أو سحبه أو إثباته",
      },
      parts: {
        basics: "اللعبة والاسم والعنوان",
        place: "المنفذ وعنوان الصفحة",
        about: "العبارة التعريفية والوصف والقواعد",
        translations: "لغات أخرى",
        facts: "الوسوم والإصدار واللغات",
        links: "الروابط",
        pictures: "الصور",
      },
      form: {
        game: { label: "اللعبة", help: "ليست في القائمة؟ يمكنك طلب إضافتها من أحد المشرفين." },
        name: { label: "الاسم", help: "كما يعرفه اللاعبون." },
        chooseGame: "اختيار لعبة",
        host: { label: "العنوان", help: "اسم المضيف أو عنوان IP. يمكنك إضافة المنفذ: host:25565." },
        port: { label: "المنفذ", help: "يبقى فارغًا لاستخدام منفذ اللعبة المعتاد." },
        slug: {
          label: "عنوان الصفحة",
          help: (least, most) =>
            "نهاية رابط الصفحة، /servers/…: من " + intl.count(least) + " إلى " + intl.count(most) +
            " من الأحرف الإنجليزية الصغيرة والأرقام والشرطات. يبقى فارغًا لاستخدام الاسم.",
        },
        tagline: {
          label: "العبارة التعريفية",
          help: "سطر واحد يقول ما يميّز الخادم. يظهر على البطاقة.",
        },
        description: {
          label: "الوصف",
          help: (most) =>
            "ما الذي ينتظر اللاعبين. تعمل Markdown: **غامق** وقوائم وروابط وعناوين. " +
            intl.count(most) + " حرف على الأكثر.",
        },
        rules: { label: "القواعد", help: "ما يجب أن يعرفه اللاعبون. تعمل Markdown هنا أيضًا." },
        textLanguage: {
          label: "لغة هذه النصوص",
          help: "اللغة التي كُتبت بها العبارة التعريفية والوصف والقواعد.",
        },
        tags: {
          label: "الوسوم",
          help: (most) => "بها يبحث اللاعبون ويصفّون النتائج. الحد الأقصى " + intl.count(most) + ".",
          unfold: "اختيار الوسوم",
        },
        version: { label: "الإصدار", help: "إصدار اللعبة، مثل 1.21.4." },
        country: { label: "البلد", help: "حيث يوجد الخادم." },
        noCountry: "غير مذكور",
        languages: {
          label: "اللغات",
          help: (most) => "ما يتحدثه الناس في الخادم. الحد الأقصى " + intl.count(most) + ".",
          unfold: "اختيار اللغات",
        },
        website: { label: "الموقع", help: "يبدأ بـ https://." },
        discord: { label: "Discord", help: "دعوة، مثل https://discord.gg/…" },
        video: { label: "الفيديو", help: "على YouTube أو Twitch أو Vimeo." },
      },
      translations: {
        lead:
          "من يقرأ هذا الموقع بلغة أخرى يرى النصوص المضافة بها. وما يُترك فارغًا يظهر كما هو مكتوب أعلاه.",
        none: "لا شيء بعد",
        field: (field, language) => `${`\u2068${field}\u2069`} (${`\u2068${language}\u2069`})`,
        remove: "إزالة هذه النصوص عند الحفظ",
      },
      preview: {
        title: "معاينة",
        filled: (filled, all) => `${intl.count(filled)} من ${intl.count(all)} مكتملة`,
        of: (server) => `معاينة خادم ${`\u2068${server}\u2069`}`,
        note: "لم يُحفظ شيء بعد. إغلاق علامة التبويب هذه يعيدك إلى النموذج.",
        show: "معاينة",
        noName: "اسم خادمك",
        noAddress: "play.example.com",
        noGame: "اللعبة",
        noTagline: "عبارتك التعريفية",
        about: "نبذة",
        noDescription: "سيظهر وصفك هنا.",
        rules: "القواعد",
        waits: "ما يذكر النموذج أن أحد المشرفين يطّلع عليه أولًا، يراه اللاعبون متى قُبل.",
      },
      pictures: {
        lead: "وجه خادمك في كل قائمة. تظهر الصور الجديدة فورًا.",
        saveFirst: "يعيد الرفع تحميل هذه الصفحة. يجب حفظ ما كتبته أولًا.",
        failed: "تعذّر إرسال الصورة. يمكنك المحاولة مجددًا.",
        logo: {
          label: "الشعار",
          none: "لا شعار بعد: يرى اللاعبون هذا المربع بالأحرف الأولى.",
          file: "صورة الشعار",
          best: "الأفضل أن تكون مربعة.",
          upload: "رفع الشعار",
          remove: "إزالة الشعار",
        },
        banner: {
          label: "اللافتة",
          none: "لا لافتة بعد: يرى اللاعبون خطوطًا بلون خادمك.",
          file: "صورة اللافتة",
          best: "الأفضل أن يكون عرضها ثلاثة أضعاف ارتفاعها.",
          upload: "رفع اللافتة",
          remove: "إزالة اللافتة",
        },
        help: (width, height, best) =>
          "PNG أو JPEG أو WebP، بحد أقصى 8 ميغابايت وبحد أدنى " + intl.count(width) + " × " +
          intl.count(height) + " بكسل. " + `\u2068${best}\u2069`,
        choose: "يجب اختيار ملف أولًا.",
        rulesTitle: "ما يجوز عرضه",
        rules: [
          "خادمك: اسمه وعالمه وما يبنيه اللاعبون ويفعلونه فيه.",
          "صور لك أو يجوز لك استخدامها فقط. لا شعار خادم آخر.",
          "لا شيء جنسيًا أو دمويًا أو محرّضًا على الكراهية، ولا بيانات خاصة بأحد.",
          "لا وعود كاذبة، مثل عملات مجانية مقابل صوت.",
          "يطّلع المشرفون على كل صورة جديدة، ويزيلون ما يخالف هذه القواعد ويرسلون إليك السبب.",
        ],
      },
      meanwhile: {
        title: "تغيّر هذا في الأثناء",
        lead:
          "في علامة تبويب أخرى، أو من شخص آخر. يمكنك مقارنة النسختين وتعديل النموذج أدناه عند الحاجة، ثم حفظه مجددًا للإبقاء على ما كتبته.",
        heads: ["الخانة", "المحفوظ الآن", "ما كتبته"],
        nothing: "لا شيء",
      },
    },
    listing: {
      change: {
        name: "الاسم",
        game: "اللعبة",
        host: "العنوان",
        port: "المنفذ",
        text: {
          tagline: "العبارة التعريفية",
          tags: "الوسوم",
          country: "البلد",
          version: "الإصدار",
          languages: "اللغات",
          website: "الموقع",
          discord: "Discord",
          video: "الفيديو",
          description: "الوصف",
          rules: "القواعد",
          textLanguage: "لغة النصوص",
          translations: "لغات أخرى",
        },
      },
      home: {
        title: "خوادم الألعاب",
        heading: "ترتيب يصنعه اللاعبون أنفسهم",
        lead: (counts) =>
          "صوت واحد في اليوم لكل خادم. يُحسب الترتيب من أصوات آخر 30 يومًا " + (counts === "all"
            ? "لكل اللاعبين."
            : counts === "signed-in"
            ? "للاعبين الذين سجّلوا الدخول."
            : counts === "confirmed"
            ? "للاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط."
            : "للاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا."),
        results: (text) => `نتائج البحث عن «${`\u2068${text}\u2069`}»`,
        searchAll: "البحث في كل الخوادم",
        pageOf: (title, page) => `${`\u2068${title}\u2069`}، صفحة ${intl.count(page)}`,
        landing: {
          title: (name) => `خوادم ${`\u2068${name}\u2069`}`,
          lead: (name, servers, playersOnline) =>
            (intl.plural(servers) === "zero"
              ? `لا خوادم ${`\u2068${name}\u2069`} بعد`
              : intl.plural(servers) === "one"
              ? `خادم ${`\u2068${name}\u2069`} واحد`
              : intl.plural(servers) === "two"
              ? `خادمان في ${`\u2068${name}\u2069`}`
              : intl.plural(servers) === "few"
              ? `${intl.count(servers)} خوادم ${`\u2068${name}\u2069`}`
              : intl.plural(servers) === "many"
              ? `${intl.count(servers)} خادمًا في ${`\u2068${name}\u2069`}`
              : `${intl.count(servers)} خادم ${`\u2068${name}\u2069`}`) +
            "، والترتيب بأصوات اللاعبين. " + (intl.plural(playersOnline) === "zero"
              ? "لا لاعبين متصلين الآن."
              : intl.plural(playersOnline) === "one"
              ? "لاعب واحد متصل الآن."
              : intl.plural(playersOnline) === "two"
              ? "لاعبان متصلان الآن."
              : intl.plural(playersOnline) === "few"
              ? `${intl.count(playersOnline)} لاعبين متصلون الآن.`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} لاعبًا متصلون الآن.`
              : `${intl.count(playersOnline)} لاعب متصلون الآن.`),
          line: (counts) =>
            counts === "all"
              ? "الترتيب بأصوات اللاعبين."
              : counts === "signed-in"
              ? "الترتيب بأصوات اللاعبين الذين سجّلوا الدخول."
              : counts === "confirmed"
              ? "الترتيب بأصوات اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط."
              : "الترتيب بأصوات اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا.",
        },
        sums: {
          servers: (servers) =>
            intl.plural(servers) === "zero"
              ? "خوادم"
              : intl.plural(servers) === "one"
              ? "خادم"
              : intl.plural(servers) === "two"
              ? "خادمان"
              : intl.plural(servers) === "few"
              ? "خوادم"
              : intl.plural(servers) === "many"
              ? "خادمًا"
              : "خادم",
          online: (players) =>
            intl.plural(players) === "zero"
              ? "لاعبين متصلين"
              : intl.plural(players) === "one"
              ? "لاعب متصل"
              : intl.plural(players) === "two"
              ? "لاعبان متصلان"
              : intl.plural(players) === "few"
              ? "لاعبين متصلين"
              : intl.plural(players) === "many"
              ? "لاعبًا متصلًا"
              : "لاعب متصل",
          votes: (votes) =>
            intl.plural(votes) === "zero"
              ? "أصوات في 30 يومًا"
              : intl.plural(votes) === "one"
              ? "صوت في 30 يومًا"
              : intl.plural(votes) === "two"
              ? "صوتان في 30 يومًا"
              : intl.plural(votes) === "few"
              ? "أصوات في 30 يومًا"
              : intl.plural(votes) === "many"
              ? "صوتًا في 30 يومًا"
              : "صوت في 30 يومًا",
        },
        games: "الألعاب",
        moreGames: (games) =>
          intl.plural(games) === "zero"
            ? "لا ألعاب أخرى"
            : intl.plural(games) === "one"
            ? "لعبة أخرى"
            : intl.plural(games) === "two"
            ? "لعبتان أخريان"
            : intl.plural(games) === "few"
            ? `${intl.count(games)} ألعاب أخرى`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} لعبة أخرى`
            : `${intl.count(games)} لعبة أخرى`,
        gamesLead: (games) =>
          intl.plural(games) === "zero"
            ? "لا ألعاب لها خوادم بعد."
            : intl.plural(games) === "one"
            ? "لعبة واحدة لها خوادم."
            : intl.plural(games) === "two"
            ? "لعبتان لهما خوادم."
            : intl.plural(games) === "few"
            ? `${intl.count(games)} ألعاب لها خوادم.`
            : intl.plural(games) === "many"
            ? `${intl.count(games)} لعبة لها خوادم.`
            : `${intl.count(games)} لعبة لها خوادم.`,
        gameOrders: { players: "اللاعبون", servers: "الخوادم", name: "الاسم" },
        gameCounts: (servers, playersOnline) =>
          (intl.plural(servers) === "zero"
            ? "لا خوادم"
            : intl.plural(servers) === "one"
            ? "خادم واحد"
            : intl.plural(servers) === "two"
            ? "خادمان"
            : intl.plural(servers) === "few"
            ? `${intl.count(servers)} خوادم`
            : intl.plural(servers) === "many"
            ? `${intl.count(servers)} خادمًا`
            : `${intl.count(servers)} خادم`) + " · " + (intl.plural(playersOnline) === "zero"
              ? "لا لاعبين متصلين"
              : intl.plural(playersOnline) === "one"
              ? "لاعب واحد متصل"
              : intl.plural(playersOnline) === "two"
              ? "لاعبان متصلان"
              : intl.plural(playersOnline) === "few"
              ? `${intl.count(playersOnline)} لاعبين متصلون`
              : intl.plural(playersOnline) === "many"
              ? `${intl.count(playersOnline)} لاعبًا متصلون`
              : `${intl.count(playersOnline)} لاعب متصلون`),
        tags: "الوسوم",
        board: "الخوادم",
        page: (page, pages) => `صفحة ${intl.count(page)} من ${intl.count(pages)}`,
        more: "هل تبحث عن المزيد؟",
      },
      feed: { title: "خوادم جديدة", follow: "متابعة الخوادم الجديدة في قارئ الخلاصات" },
      nothing: {
        listed: "لا خوادم في القائمة بعد",
        listedNext: "خادمك قد يكون الأول: خمس خانات فقط، ويبدأ التصويت له فور قبوله.",
        list: "إضافة خادمك",
        found: "لا خادم يطابق كل هذا",
        foundFor: (text) => `لا نتائج عن «${`\u2068${text}\u2069`}»`,
        drop: "كل من هذه الخيارات يجد خوادم:",
        clear: "قد يظهر خادم عند تقليل عوامل التصفية.",
        dropFor: "لا خادم يطابق كل هذا. كل من هذه الخيارات يجد خوادم:",
        retype:
          "لا خادم يطابق كل هذا. شمل البحث الأسماء والألعاب والوسوم والبلدان والعناوين: قد تفيد كلمات أقل.",
        without: "بدون",
        showAll: "مسح التصفية",
        pastEnd: "صفحات القائمة أقل من ذلك.",
        firstPage: "إلى الصفحة الأولى",
        waysOn: "خيارات أخرى",
        games: { label: "تصفّح الألعاب", more: "كل لعبة لها خادم مُدرج" },
        newest: { label: "أحدث الخوادم", more: "أُضيفت للتو إلى القائمة" },
        own: { label: "إضافة خادمك", more: "خمس خانات، مجانًا" },
      },
      board: {
        rank: "المركز",
        ofAll: "إجمالًا",
        copy: (name) => `نسخ عنوان ${`\u2068${name}\u2069`}`,
        vote: "تصويت",
        voteFor: (name) => `لخادم ${`\u2068${name}\u2069`}`,
        votes: (votes) =>
          intl.plural(votes) === "zero"
            ? "صوت"
            : intl.plural(votes) === "one"
            ? "صوت"
            : intl.plural(votes) === "two"
            ? "صوت"
            : intl.plural(votes) === "few"
            ? "أصوات"
            : intl.plural(votes) === "many"
            ? "صوتًا"
            : "صوت",
        today: "اليوم",
        monthly: "في آخر 30 يومًا",
        all: "في كل الأوقات",
      },
      moves: { isNew: "جديد", up: "صعودًا خلال أسبوع", down: "هبوطًا خلال أسبوع" },
      filters: {
        title: "التصفية",
        used: "مستخدمة",
        text: "الاسم أو العنوان",
        choose: {
          game: { label: "اللعبة", all: "كل الألعاب" },
          country: { label: "البلد", all: "كل البلدان" },
          language: { label: "اللغة", all: "كل اللغات" },
          version: { label: "الإصدار", all: "كل الإصدارات" },
        },
        tags: "الوسوم (جميعها معًا)",
        clear: "مسح الكل",
        quick: "تصفية سريعة",
        online: "متصل الآن",
        show: "عرض الخوادم",
        found: (total) =>
          intl.plural(total) === "zero"
            ? "لا خوادم"
            : intl.plural(total) === "one"
            ? "خادم واحد"
            : intl.plural(total) === "two"
            ? "خادمان"
            : intl.plural(total) === "few"
            ? `${intl.count(total)} خوادم`
            : intl.plural(total) === "many"
            ? `${intl.count(total)} خادمًا`
            : `${intl.count(total)} خادم`,
        quoted: (text) => `«${`\u2068${text}\u2069`}»`,
        remove: ": إزالة",
        sortBy: "الترتيب حسب",
        sorts: {
          match: "الأكثر تطابقًا",
          votes_30: "30 يومًا",
          votes_today: "اليوم",
          votes_all: "كل الأوقات",
          players: "اللاعبون",
          newest: "الأحدث",
          name: "الاسم",
        },
      },
      server: {
        moderate: "الإشراف",
        servers: "الخوادم",
        about: "نبذة",
        rules: "القواعد",
        links: "الروابط",
        website: "الموقع",
        video: "الفيديو",
        community: { discord: "الانضمام إلى Discord", website: "زيارة الموقع" },
        tags: "الوسوم",
        facts: "معلومات",
        version: "الإصدار",
        country: "البلد",
        languages: (languages) =>
          intl.plural(languages) === "zero"
            ? "اللغات"
            : intl.plural(languages) === "one"
            ? "اللغة"
            : intl.plural(languages) === "two"
            ? "اللغتان"
            : intl.plural(languages) === "few"
            ? "اللغات"
            : intl.plural(languages) === "many"
            ? "اللغات"
            : "اللغات",
        listed: "في القائمة منذ",
        rankIn: (game) => `في ${`\u2068${game}\u2069`}`,
        of: (listed) => `من ${intl.count(listed)}`,
        playersIn: (players) => intl.plural(players) === "zero"
          ? "لاعبين"
          : intl.plural(players) === "one"
          ? "لاعب"
          : intl.plural(players) === "two"
          ? "لاعبان"
          : intl.plural(players) === "few"
          ? "لاعبين"
          : intl.plural(players) === "many"
          ? "لاعبًا"
          : "لاعب",
        votesWeekly: "الأصوات، 7 أيام",
        votesTotal: "الأصوات، كل الأوقات",
        allVotes: (counts) =>
          "تشمل الأصوات هنا ما جاء عبر روابط من اللعبة وبأسماء مكتوبة. أما الترتيب فلا يحتسب إلا أصوات " +
          (counts === "signed-in"
            ? "اللاعبين الذين سجّلوا الدخول."
            : counts === "confirmed"
            ? "اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط."
            : "اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا."),
        vote: "تصويت",
        voteFor: (name) => `التصويت لخادم ${`\u2068${name}\u2069`}`,
        description: (name, game) =>
          `\u2068${name}\u2069` + "، خادم " + `\u2068${game}\u2069` + ": العنوان واللاعبون والأصوات.",
      },
      share: { share: "مشاركة", address: "عنوان هذه الصفحة" },
      report: {
        title: (server) => `الإبلاغ عن ${`\u2068${server}\u2069`}`,
        back: (server) => `العودة إلى ${`\u2068${server}\u2069`}`,
        lead: "هل في هذا الإدراج خطأ ما؟ يمكنك إبلاغ المشرفين، ولن يعرف المالك هويتك أبدًا.",
        reason: "ما المشكلة؟",
        pick: "اختيار واحد",
        reasons: {
          pictures: "صوره",
          hateful: "يحرّض على الكراهية أو يتحرّش بالناس",
          scam: "يخدع اللاعبين أو يطلب كلمات مرور",
          fake: "ينتحل صفة خادم آخر",
          wrong: "معلوماته خاطئة، أو لم يعد موجودًا",
          other: "شيء آخر",
        },
        more: "بكلماتك",
        moreHelp: "ماذا رأيت، وأين؟ يُرجى عدم ذكر بيانات خاصة بأي شخص.",
        send: "إرسال البلاغ",
        link: "الإبلاغ عن هذا الإدراج",
      },
      live: {
        online: "متصل منذ",
        offline: "غير متصل منذ",
        neverAnswered: "إضافته إلى القائمة",
        uptime: "مدة التشغيل",
        owner: "المالك",
        verified: "موثّق",
        verifiedHelp: "أثبت المالك أن هذا الخادم له.",
      },
      badge: {
        title: "الشارة",
        lead: "صورة (SVG بلا برامج نصية) تعرض مركزك على موقعك، وتقود إلى هنا.",
        code: "شيفرة HTML لموقعك",
        widget: "شيفرة HTML لأداة تعرض المركز والأصوات واللاعبين",
        players: (players) =>
          intl.plural(players) === "zero"
            ? "لا لاعبين متصلين"
            : intl.plural(players) === "one"
            ? "لاعب واحد متصل"
            : intl.plural(players) === "two"
            ? "لاعبان متصلان"
            : intl.plural(players) === "few"
            ? `${intl.count(players)} لاعبين متصلون`
            : intl.plural(players) === "many"
            ? `${intl.count(players)} لاعبًا متصلون`
            : `${intl.count(players)} لاعب متصلون`,
        alternative: "التصويت لنا",
        rank: (rank, game) => `المركز ${intl.count(rank)} في ${`\u2068${game}\u2069`}`,
        votes: (votes) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`) + " في 30 يومًا",
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `مرحبًا ${`\u2068${name}\u2069`}،`,
        subject: (updates, site) =>
          "تحديثات خوادمك في " + `\u2068${site}\u2069` + " (" + intl.count(updates) + ")",
        item: (subject, more) => `${`\u2068${subject}\u2069`}. ${`\u2068${more}\u2069`}`,
        left: (items) =>
          intl.plural(items) === "zero"
            ? "التفاصيل في صفحات خوادمك."
            : intl.plural(items) === "one"
            ? "هناك تحديث آخر في صفحات خوادمك."
            : intl.plural(items) === "two"
            ? "هناك تحديثان آخران في صفحات خوادمك."
            : intl.plural(items) === "few"
            ? `هناك ${intl.count(items)} تحديثات أخرى في صفحات خوادمك.`
            : intl.plural(items) === "many"
            ? `هناك ${intl.count(items)} تحديثًا آخر في صفحات خوادمك.`
            : `هناك ${intl.count(items)} تحديث آخر في صفحات خوادمك.`,
        why: (site) =>
          "تصلك هذه الرسالة لأنك ضمن فريق خادم في " + `\u2068${site}\u2069` +
          "، أو وصلتك دعوة إلى ذلك. لإيقاف الرسائل عن خوادمك:",
        webhook: (name, server) =>
          "webhook «" + `\u2068${name}\u2069` + "» لخادم " + `\u2068${server}\u2069`,
        withReason: (sentence, reason) =>
          `\u2068${sentence}\u2069` + " السبب الذي ذكره المشرف: " + `\u2068${reason}\u2069`,
      },
      news: {
        server_approved: {
          subject: (server) => `خادم ${`\u2068${server}\u2069`} صار في القائمة`,
          more: () => "يمكن للاعبين التصويت له الآن.",
        },
        server_reinstated: {
          subject: (server) => `خادم ${`\u2068${server}\u2069`} عاد إلى القائمة`,
          more: () => "يمكن للاعبين التصويت له، وتعمل مفاتيح API الخاصة به.",
        },
        server_rejected: {
          subject: (server) => `لم يُقبل خادم ${`\u2068${server}\u2069`}`,
          more: () => "يمكنك تعديل الإدراج وتقديمه مجددًا.",
        },
        server_suspended: {
          subject: (server) => `تم إيقاف خادم ${`\u2068${server}\u2069`}`,
          more: () => "لم يعد في القائمة، ولا يمكن التصويت له، ولا تعمل مفاتيح API الخاصة به.",
        },
        change_approved: {
          subject: (server) => `قُبلت تعديلاتك على خادم ${`\u2068${server}\u2069`}`,
          more: () => "يراها الجميع الآن.",
        },
        change_refused: {
          subject: (server) => `لم تُقبل تعديلاتك على خادم ${`\u2068${server}\u2069`}`,
          more: () => "يبقى الإدراج كما كان، ويمكنك تعديله مجددًا.",
        },
        picture_taken_down: {
          subject: (server) => `حُجبت صورة لخادم ${`\u2068${server}\u2069`}`,
          more: () => "يبقى سائر الإدراج كما هو، ويمكنك رفع صورة أخرى.",
        },
        change_asked: {
          subject: (server) => `طلب من الإشراف تعديل إدراج خادم ${`\u2068${server}\u2069`}`,
          more: () => "لم يتغيّر شيء بعد: يمكنك تعديل الإدراج بنفسك.",
        },
        edits_put_back: {
          subject: (server) => "تراجع أحد المشرفين عن تعديلك لخادم " + `\u2068${server}\u2069`,
          more: () => "عاد الإدراج إلى نصّه السابق، ويمكنك تعديله من جديد.",
        },
        role_offered: {
          subject: (server, owner) =>
            "دعوة من " + `\u2068${owner}\u2069` + " للانضمام إلى فريق خادم " +
            `\u2068${server}\u2069`,
          more: () => "لا يتغيّر شيء قبل قبولك. تنتهي الدعوة بعد 7 أيام:",
        },
        listing_offered: {
          subject: (server, owner) =>
            "عرض من " + `\u2068${owner}\u2069` + " لتسليمك خادم " + `\u2068${server}\u2069`,
          more: () => "لا يتغيّر شيء قبل قبولك. ينتهي العرض بعد 7 أيام:",
        },
        role_ended: {
          subject: (server) => `لم تعد من فريق خادم ${`\u2068${server}\u2069`}`,
          more: (_server, owner) =>
            "أُنهيت صلاحيتك بقرار من " + `\u2068${owner}\u2069` + ". خوادمك الأخرى:",
        },
        handed_over: {
          subject: (server, owner) =>
            "انتقلت ملكية خادم " + `\u2068${server}\u2069` + " إلى " + `\u2068${owner}\u2069`,
          more: () => "قُبل عرضك، ولم تعد لديك صلاحية الوصول. خوادمك الأخرى:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            "خسر خادم " + `\u2068${server}\u2069` + " " + (intl.plural(votes) === "zero"
              ? "0 صوت"
              : intl.plural(votes) === "one"
              ? "صوتًا واحدًا"
              : intl.plural(votes) === "two"
              ? "صوتين"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا`
              : `${intl.count(votes)} صوت`) + " بقرار إلغاء من أحد المشرفين",
          more: () => "لم تعد تُحتسب. يمكنك رؤية أوقاتها في صفحة الخادم، والرد مرة واحدة.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            "استعاد خادم " + `\u2068${server}\u2069` + " " + (intl.plural(votes) === "zero"
              ? "0 صوت"
              : intl.plural(votes) === "one"
              ? "صوتًا واحدًا"
              : intl.plural(votes) === "two"
              ? "صوتين"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا`
              : `${intl.count(votes)} صوت`),
          more: () => "رفع أحد المشرفين الإلغاء، وعادت إلى الاحتساب.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${`\u2068${webhook}\u2069`} لا يعمل`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "لم يصل شيء منذ " + `\u2068${since}\u2069` +
            ". نعيد محاولة إرسال كل صوت لمدة ثلاثة أيام، وبعدها يمكنك إعادة إرساله. تفاصيل الخطأ:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `تم إيقاف ${`\u2068${webhook}\u2069`}`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "استمر في الفشل (" + `\u2068${since}\u2069` +
            "). الأصوات معلّقة. متى كان المستقبِل جاهزًا، يمكنك تشغيل webhook مجددًا وإعادة إرسالها:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `عاد ${`\u2068${webhook}\u2069`} إلى العمل`,
          more: (_server, _owner, _webhook, _votes, since) =>
            `تصل الأصوات منذ ${`\u2068${since}\u2069`}.`,
        },
        made_manager: {
          subject: (server) => `أنت الآن من مديري خادم ${`\u2068${server}\u2069`}`,
          more: (_server, owner) =>
            "بإذن من " + `\u2068${owner}\u2069` + "، يمكنك تعديل الإدراج ومفاتيحه ومكافآته:",
        },
        made_viewer: {
          subject: (server) => `يمكنك الآن الاطلاع على خادم ${`\u2068${server}\u2069`}`,
          more: (_server, owner) =>
            "بإذن من " + `\u2068${owner}\u2069` + "، يمكنك رؤية أرقامه والمصوّتين وعمليات التسليم:",
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `تم إيقاف ${`\u2068${webhook}\u2069`}`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "لم تعد الدردشة تقبل رسائل على عنوانها (" + `\u2068${since}\u2069` +
            "). الأصوات معلّقة. المطلوب لصق عنوان جديد ثم إرسالها:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `تم إيقاف ${`\u2068${webhook}\u2069`}`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "أجاب المستقبِل بالرمز 410 Gone (" + `\u2068${since}\u2069` +
            "). الأصوات معلّقة. متى كان المستقبِل جاهزًا، يمكنك تشغيل webhook مجددًا وإعادة إرسالها:",
        },
      },
      deskMail: {
        hello: (name) => `مرحبًا ${`\u2068${name}\u2069`}،`,
        subject: (items, site) =>
          "جديد في مكتب الإشراف في " + `\u2068${site}\u2069` + " (" + intl.count(items) + ")",
        news: {
          wave: (server, votes) =>
            "أصوات غير معتادة لخادم " + `\u2068${server}\u2069` + ": " +
            (intl.plural(votes) === "zero"
              ? "0 صوت"
              : intl.plural(votes) === "one"
              ? "صوت واحد"
              : intl.plural(votes) === "two"
              ? "صوتان"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا`
              : `${intl.count(votes)} صوت`),
          reports: (server, reports) =>
            (intl.plural(reports) === "zero"
              ? "0 بلاغ"
              : intl.plural(reports) === "one"
              ? "بلاغ واحد"
              : intl.plural(reports) === "two"
              ? "بلاغان"
              : intl.plural(reports) === "few"
              ? `${intl.count(reports)} بلاغات`
              : intl.plural(reports) === "many"
              ? `${intl.count(reports)} بلاغًا`
              : `${intl.count(reports)} بلاغ`) + " عن خادم " + `\u2068${server}\u2069`,
          answer: (server, votes) =>
            "ردّ مالك خادم " + `\u2068${server}\u2069` + " بشأن " + (intl.plural(votes) === "zero"
              ? "0 صوت ملغى"
              : intl.plural(votes) === "one"
              ? "صوت ملغى"
              : intl.plural(votes) === "two"
              ? "صوتين ملغيَين"
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات ملغاة`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا ملغى`
              : `${intl.count(votes)} صوت ملغى`),
          listing: (server) => `خادم ${`\u2068${server}\u2069`} بانتظار المراجعة`,
          change: (server) => `تعديل على خادم ${`\u2068${server}\u2069`} بانتظار المراجعة`,
        },
        left: (items) =>
          intl.plural(items) === "zero"
            ? "لا شيء آخر."
            : intl.plural(items) === "one"
            ? "هناك واحد آخر."
            : intl.plural(items) === "two"
            ? "هناك اثنان آخران."
            : intl.plural(items) === "few"
            ? `هناك ${intl.count(items)} أخرى.`
            : intl.plural(items) === "many"
            ? `هناك ${intl.count(items)} أخرى.`
            : `هناك ${intl.count(items)} أخرى.`,
        why: (site) =>
          "تصلك هذه الرسالة لأنك من مشرفي " + `\u2068${site}\u2069` +
          ". لتصلك بوتيرة أقل، أو لإيقافها:",
      },
      accountMails: {
        reset: {
          subject: (site) => `كلمة مرور جديدة في ${`\u2068${site}\u2069`}`,
          before: (site) =>
            "طلب أحدهم كلمة مرور جديدة لحسابك في " + `\u2068${site}\u2069` +
            ". لاختيار كلمة مرور، يُرجى فتح هذا الرابط:",
          after:
            "يعمل الرابط مرة واحدة، ولمدة ساعة. إن لم يكن الطلب منك، فلا حاجة إلى فعل شيء: لن تتغيّر كلمة مرورك.",
        },
        verification: {
          subject: (site) => `تأكيد بريدك الإلكتروني في ${`\u2068${site}\u2069`}`,
          before: "لتأكيد أن هذا البريد الإلكتروني لك، يُرجى فتح هذا الرابط:",
          after: (site) =>
            "يعمل الرابط لمدة يوم. إن لم يكن لك حساب في " + `\u2068${site}\u2069` +
            "، فيمكنك تجاهل هذه الرسالة.",
        },
        claim: {
          subject: (site) => `اسم في ${`\u2068${site}\u2069`}`,
          before: (site) =>
            "أنشأ أحدهم حسابًا في " + `\u2068${site}\u2069` +
            " بهذا البريد الإلكتروني وباسم صوّت به لاعب من قبل. إن كان اللاعب أنت، فيمكنك فتح هذا الرابط واختيار كلمة مرور، ليصبح الاسم في " +
            `\u2068${site}\u2069` + " لك مع أصواته:",
          after: "يعمل الرابط لمدة يوم. إن لم يكن الطلب منك، فيمكنك تجاهل هذه الرسالة.",
        },
        addressInUse: {
          subject: (site) => `بريدك الإلكتروني في ${`\u2068${site}\u2069`}`,
          before: (site, name) =>
            "حاول أحدهم إنشاء حساب جديد في " + `\u2068${site}\u2069` +
            " ببريدك الإلكتروني. يبقى البريد لك، ولم يتغيّر حسابك «" + `\u2068${name}\u2069` +
            "».\n\nإن كانت المحاولة منك وقد نسيت ذلك الحساب، فيمكنك اختيار كلمة مرور جديدة له:",
          after: "إن لم تكن المحاولة منك، فيمكنك تجاهل هذه الرسالة.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `بريدك الإلكتروني في ${`\u2068${site}\u2069`}`,
          before: (site, name) =>
            "يريد أحدهم في " + `\u2068${site}\u2069` +
            " استخدام بريدك الإلكتروني لحساب آخر. يبقى البريد لك، ولم يتغيّر حسابك «" +
            `\u2068${name}\u2069` +
            "».\n\nإن كانت المحاولة منك وقد نسيت ذلك الحساب، فيمكنك تسجيل الدخول إليه بالطريقة السابقة نفسها:",
          after: "إن لم تكن المحاولة منك، فيمكنك تجاهل هذه الرسالة.",
        },
        nameGiven: {
          subject: (site, name) => `الاسم ${`\u2068${name}\u2069`} في ${`\u2068${site}\u2069`}`,
          before: "منحك أحد المشرفين هذا الاسم. يمكنك تسجيل الدخول بكلمة المرور التي اخترتها:",
        },
        nameRefused: {
          subject: (site, name) => `الاسم ${`\u2068${name}\u2069`} في ${`\u2068${site}\u2069`}`,
          before: (name) =>
            "قرّر أحد المشرفين أن شخصًا آخر يلعب باسم " + `\u2068${name}\u2069` +
            ". يمكنك إنشاء حساب باسم آخر.",
        },
        imported: {
          subject: (site) => `حسابك الآن في ${`\u2068${site}\u2069`}`,
          before: (site, list, privacy) =>
            "نُقل حسابك من " + `\u2068${list}\u2069` + " إلى " + `\u2068${site}\u2069` +
            "، حيث تُحفظ بياناتك الآن. تجد هنا ما الذي يُخزَّن ولماذا: " + `\u2068${privacy}\u2069` +
            "\n\nيمكنك تسجيل الدخول باسمك وبكلمة المرور التي كانت لك هناك. وإن لم تعمل، فاختر كلمة مرور جديدة:",
          after: "إن كنت لا تريد هذا الحساب، فيمكنك حذفه من صفحته.",
        },
        test: {
          subject: (site) => `رسائل ${`\u2068${site}\u2069`} تصل`,
          before: (site) =>
            "طلبت من " + `\u2068${site}\u2069` +
            " إرسال هذه الرسالة إليك. وقد وصلت، فستصل غيرها أيضًا:",
        },
        accountDisabled: {
          subject: (site) => `تم تعطيل حسابك في ${`\u2068${site}\u2069`}`,
          before: (site, reason) =>
            "عطّل أحد المشرفين حسابك في " + `\u2068${site}\u2069` +
            ". لا يمكنك تسجيل الدخول أو التصويت. رسالة المشرف:\n\n" + `\u2068${reason}\u2069`,
        },
        accountEnabled: {
          subject: (site) => `عاد حسابك في ${`\u2068${site}\u2069`} إلى العمل`,
          before: (site, reason) =>
            "فعّل أحد المشرفين حسابك في " + `\u2068${site}\u2069` + ". رسالة المشرف:\n\n" +
            `\u2068${reason}\u2069` + "\n\nيمكنك تسجيل الدخول والتصويت مجددًا:",
        },
        signInChanged: {
          subject: (site) => `تغيّرت طريقة تسجيل دخولك إلى ${`\u2068${site}\u2069`}`,
          before: (site, change) =>
            "تغيّرت طريقة تسجيل الدخول إلى حسابك في " + `\u2068${site}\u2069` + ". " +
            (change === "password_set"
              ? "صارت له كلمة مرور."
              : change === "password_changed"
              ? "تم تغيير كلمة مروره."
              : change === "password_reset"
              ? "تم تعيين كلمة مرور جديدة برابط أرسلناه إلى هذا البريد."
              : change === "passkey_added"
              ? "أُضيف إليه مفتاح مرور."
              : change === "passkey_removed"
              ? "أُزيل منه مفتاح مرور."
              : change === "second_factor_on"
              ? "صار يطلب خطوة ثانية عند تسجيل الدخول."
              : change === "second_factor_off"
              ? "لم يعد يطلب خطوة ثانية عند تسجيل الدخول."
              : change === "recovery_codes_made"
              ? "صارت له رموز استرداد جديدة، ولم تعد القديمة تعمل."
              : change === "recovery_code_used"
              ? "استُخدم أحد رموز الاسترداد. يعمل كل رمز مرة واحدة."
              : change === "factors_reset"
              ? "أزالت إدارة الموقع مفاتيح المرور وتطبيق المصادقة ورموز الاسترداد الخاصة به."
              : change === "identity_linked"
              ? "رُبط به حساب في موقع آخر، ويمكن لصاحبه تسجيل الدخول به."
              : "أُزيل منه حساب مربوط في موقع آخر.") +
            "\n\nإن كان ذلك منك، فلا حاجة إلى فعل شيء. وإن لم يكن، فيُرجى تسجيل الدخول، وإزالة ما ليس لك، وتغيير كلمة مرورك، وإنهاء كل الجلسات الأخرى:",
        },
        newBrowser: {
          subject: (site) => `تسجيل دخول من متصفح جديد إلى ${`\u2068${site}\u2069`}`,
          after: "يعمل الرابط لمدة أسبوع، ويسجّل خروج الجميع مرة واحدة.",
          before: (site, browser, address, when) =>
            "سجّل أحدهم الدخول إلى حسابك في " + `\u2068${site}\u2069` +
            " بمتصفح لم نره معه من قبل:\n\n" + `\u2068${browser}\u2069` + "، من " +
            `\u2068${address}\u2069` + "، في " + `\u2068${when}\u2069` +
            "\n\nإن كان ذلك منك، فلا حاجة إلى فعل شيء. وإن لم يكن، فيُرجى فتح هذه الصفحة. تسجّل خروج الجميع وتتيح لك اختيار كلمة مرور جديدة:",
        },
        addressChanged: {
          subject: (site) => `تغيّر بريدك الإلكتروني في ${`\u2068${site}\u2069`}`,
          before: (site, newEmail) =>
            "صار البريد الإلكتروني لحسابك في " + `\u2068${site}\u2069` + " هو " +
            `\u2068${newEmail}\u2069` +
            " بدلًا من هذا البريد.\n\nإن لم يكن ذلك منك، فهناك من يعرف كلمة مرورك. يُرجى تسجيل الدخول وتغييرها وإنهاء كل الجلسات الأخرى:",
        },
        hello: (name) => `مرحبًا ${`\u2068${name}\u2069`}،`,
        helloNobody: "مرحبًا،",
        roleChanged: {
          subject: (site) => `تغيّر دورك في ${`\u2068${site}\u2069`}`,
          before: (site, role) =>
            role === "moderator"
              ? "صار حسابك مشرفًا في " + `\u2068${site}\u2069` + ". ما ينتظرك هنا:"
              : "صار حسابك مسؤولًا عن الموقع في " + `\u2068${site}\u2069` + ". ما ينتظرك هنا:",
        },
        roleEnded: {
          subject: (site) => `تغيّر دورك في ${`\u2068${site}\u2069`}`,
          before: (site) =>
            "لم يعد لحسابك دور في " + `\u2068${site}\u2069` + ". تبقى أصواتك وخوادمك كما هي.",
        },
        unknownBrowser: "متصفح غير معروف",
      },
    },
    moderationChat: {
      title: english.moderationChat.title,
      lead: english.moderationChat.lead,
      connect: english.moderationChat.connect,
      connected: english.moderationChat.connected,
      addressKept: english.moderationChat.addressKept,
      addressMissing: english.moderationChat.addressMissing,
      kinds: {
        label: english.moderationChat.kinds.label,
        help: english.moderationChat.kinds.help,
        choices: {
          listings: english.moderationChat.kinds.choices.listings,
          waves: english.moderationChat.kinds.choices.waves,
          reports: english.moderationChat.kinds.choices.reports,
        },
      },
      pace: english.moderationChat.pace,
      paces: {
        at_once: english.moderationChat.paces.at_once,
        ten_minutes: english.moderationChat.paces.ten_minutes,
      },
      save: english.moderationChat.save,
      connectSubmit: english.moderationChat.connectSubmit,
      remove: english.moderationChat.remove,
      removeLead: english.moderationChat.removeLead,
      posted: english.moderationChat.posted,
      lastTry: english.moderationChat.lastTry,
      off: english.moderationChat.off,
      lost: english.moderationChat.lost,
      failing: english.moderationChat.failing,
      noAnswer: english.moderationChat.noAnswer,
      faults: {
        gone: english.moderationChat.faults.gone,
        refused: english.moderationChat.faults.refused,
        busy: english.moderationChat.faults.busy,
        status: english.moderationChat.faults.status,
        silent: english.moderationChat.faults.silent,
      },
    },
    moderationTabs: {
      audit: {
        title: english.moderationTabs.audit.title,
        lead: english.moderationTabs.audit.lead,
        filterLabel: english.moderationTabs.audit.filterLabel,
        who: english.moderationTabs.audit.who,
        whoHelp: english.moderationTabs.audit.whoHelp,
        kind: english.moderationTabs.audit.kind,
        anyKind: english.moderationTabs.audit.anyKind,
        about: english.moderationTabs.audit.about,
        aboutHelp: english.moderationTabs.audit.aboutHelp,
        from: english.moderationTabs.audit.from,
        to: english.moderationTabs.audit.to,
        filter: english.moderationTabs.audit.filter,
        showAll: english.moderationTabs.audit.showAll,
        kinds: {
          listings: english.moderationTabs.audit.kinds.listings,
          people: english.moderationTabs.audit.kinds.people,
          votes: english.moderationTabs.audit.kinds.votes,
          reports: english.moderationTabs.audit.kinds.reports,
          accounts: english.moderationTabs.audit.kinds.accounts,
          keys: english.moderationTabs.audit.kinds.keys,
          catalog: english.moderationTabs.audit.kinds.catalog,
          site: english.moderationTabs.audit.kinds.site,
        },
        nothing: english.moderationTabs.audit.nothing,
        nothingLead: english.moderationTabs.audit.nothingLead,
        none: english.moderationTabs.audit.none,
        beginning: english.moderationTabs.audit.beginning,
        labels: {
          bytes: english.moderationTabs.audit.labels.bytes,
          changed: english.moderationTabs.audit.labels.changed,
          characters: english.moderationTabs.audit.labels.characters,
          delivery: english.moderationTabs.audit.labels.delivery,
          ending: english.moderationTabs.audit.labels.ending,
          former: english.moderationTabs.audit.labels.former,
          from: english.moderationTabs.audit.labels.from,
          held: english.moderationTabs.audit.labels.held,
          into: english.moderationTabs.audit.labels.into,
          key: english.moderationTabs.audit.labels.key,
          keys: english.moderationTabs.audit.labels.keys,
          made_at: english.moderationTabs.audit.labels.made_at,
          name: english.moderationTabs.audit.labels.name,
          network_sharing: english.moderationTabs.audit.labels.network_sharing,
          note: english.moderationTabs.audit.labels.note,
          only: english.moderationTabs.audit.labels.only,
          origin: english.moderationTabs.audit.labels.origin,
          outcome: english.moderationTabs.audit.labels.outcome,
          overlap_hours: english.moderationTabs.audit.labels.overlap_hours,
          pace: english.moderationTabs.audit.labels.pace,
          passkeys: english.moderationTabs.audit.labels.passkeys,
          path: english.moderationTabs.audit.labels.path,
          picked: english.moderationTabs.audit.labels.picked,
          picture: english.moderationTabs.audit.labels.picture,
          queued: english.moderationTabs.audit.labels.queued,
          reason: english.moderationTabs.audit.labels.reason,
          reports: english.moderationTabs.audit.labels.reports,
          reviewed: english.moderationTabs.audit.labels.reviewed,
          role: english.moderationTabs.audit.labels.role,
          rows: english.moderationTabs.audit.labels.rows,
          scopes: english.moderationTabs.audit.labels.scopes,
          servers: english.moderationTabs.audit.labels.servers,
          sharing: english.moderationTabs.audit.labels.sharing,
          since: english.moderationTabs.audit.labels.since,
          source: english.moderationTabs.audit.labels.source,
          to: english.moderationTabs.audit.labels.to,
          token: english.moderationTabs.audit.labels.token,
          trust: english.moderationTabs.audit.labels.trust,
          until: english.moderationTabs.audit.labels.until,
          username: english.moderationTabs.audit.labels.username,
          voted_at: english.moderationTabs.audit.labels.voted_at,
          votes: english.moderationTabs.audit.labels.votes,
          waiting: english.moderationTabs.audit.labels.waiting,
          was: english.moderationTabs.audit.labels.was,
          younger_days: english.moderationTabs.audit.labels.younger_days,
        },
        values: {
          owner: english.moderationTabs.audit.values.owner,
          manager: english.moderationTabs.audit.values.manager,
          viewer: english.moderationTabs.audit.values.viewer,
          moderator: english.moderationTabs.audit.values.moderator,
          administrator: english.moderationTabs.audit.values.administrator,
          none: english.moderationTabs.audit.values.none,
          new: english.moderationTabs.audit.values.new,
          push: english.moderationTabs.audit.values.push,
          inbox: english.moderationTabs.audit.values.inbox,
          logo: english.moderationTabs.audit.values.logo,
          banner: english.moderationTabs.audit.values.banner,
          abandoned: english.moderationTabs.audit.values.abandoned,
          held: english.moderationTabs.audit.values.held,
        },
        settings: {
          name: english.moderationTabs.audit.settings.name,
          accent: english.moderationTabs.audit.settings.accent,
          logo: english.moderationTabs.audit.settings.logo,
          imprint: english.moderationTabs.audit.settings.imprint,
          chat: english.moderationTabs.audit.settings.chat,
          review: english.moderationTabs.audit.settings.review,
        },
        older: english.moderationTabs.audit.older,
        newest: english.moderationTabs.audit.newest,
        pages: english.moderationTabs.audit.pages,
      },
      names: {
        title: english.moderationTabs.names.title,
        lead: english.moderationTabs.names.lead,
        means: english.moderationTabs.names.means,
        none: english.moderationTabs.names.none,
        heads: [
          english.moderationTabs.names.heads[0],
          english.moderationTabs.names.heads[1],
          english.moderationTabs.names.heads[2],
          english.moderationTabs.names.heads[3],
          english.moderationTabs.names.heads[4],
        ],
        servers: english.moderationTabs.names.servers,
        last: english.moderationTabs.names.last,
        link: english.moderationTabs.names.link,
        nobody: english.moderationTabs.names.nobody,
        made: english.moderationTabs.names.made,
        confirmed: english.moderationTabs.names.confirmed,
        unconfirmed: english.moderationTabs.names.unconfirmed,
        order: english.moderationTabs.names.order,
        give: english.moderationTabs.names.give,
        refuse: english.moderationTabs.names.refuse,
      },
      games: {
        heading: english.moderationTabs.games.heading,
        lead: english.moderationTabs.games.lead,
        add: english.moderationTabs.games.add,
        name: { label: english.moderationTabs.games.name.label },
        port: { label: english.moderationTabs.games.port.label },
        protocol: {
          label: english.moderationTabs.games.protocol.label,
          help: english.moderationTabs.games.protocol.help,
        },
        noProtocol: english.moderationTabs.games.noProtocol,
        offset: {
          label: english.moderationTabs.games.offset.label,
          help: english.moderationTabs.games.offset.help,
        },
        facts: {
          port: english.moderationTabs.games.facts.port,
          offset: english.moderationTabs.games.facts.offset,
          closed: english.moderationTabs.games.facts.closed,
        },
        submit: english.moderationTabs.games.submit,
      },
      tags: {
        heading: english.moderationTabs.tags.heading,
        lead: english.moderationTabs.tags.lead,
        add: english.moderationTabs.tags.add,
        name: {
          label: english.moderationTabs.tags.name.label,
          help: english.moderationTabs.tags.name.help,
        },
        submit: english.moderationTabs.tags.submit,
      },
      entry: {
        title: {
          games: english.moderationTabs.entry.title.games,
          tags: english.moderationTabs.entry.title.tags,
        },
        find: {
          label: english.moderationTabs.entry.find.label,
          name: english.moderationTabs.entry.find.name,
          submit: english.moderationTabs.entry.find.submit,
          all: english.moderationTabs.entry.find.all,
          none: english.moderationTabs.entry.find.none,
        },
        used: english.moderationTabs.entry.used,
        unused: english.moderationTabs.entry.unused,
        found: english.moderationTabs.entry.found,
        noneUsed: english.moderationTabs.entry.noneUsed,
        edit: english.moderationTabs.entry.edit,
        editLead: english.moderationTabs.entry.editLead,
        slug: {
          first: {
            label: english.moderationTabs.entry.slug.first.label,
            help: english.moderationTabs.entry.slug.first.help,
          },
          later: {
            label: english.moderationTabs.entry.slug.later.label,
            help: english.moderationTabs.entry.slug.later.help,
          },
        },
        save: english.moderationTabs.entry.save,
        listings: english.moderationTabs.entry.listings,
        merge: {
          heading: {
            games: english.moderationTabs.entry.merge.heading.games,
            tags: english.moderationTabs.entry.merge.heading.tags,
          },
          lead: {
            games: english.moderationTabs.entry.merge.lead.games,
            tags: english.moderationTabs.entry.merge.lead.tags,
          },
          into: english.moderationTabs.entry.merge.into,
          pick: {
            games: english.moderationTabs.entry.merge.pick.games,
            tags: english.moderationTabs.entry.merge.pick.tags,
          },
          general: {
            games: [
              english.moderationTabs.entry.merge.general.games[0],
              english.moderationTabs.entry.merge.general.games[1],
              english.moderationTabs.entry.merge.general.games[2],
            ],
            tags: [
              english.moderationTabs.entry.merge.general.tags[0],
              english.moderationTabs.entry.merge.general.tags[1],
              english.moderationTabs.entry.merge.general.tags[2],
            ],
          },
          sure: english.moderationTabs.entry.merge.sure,
          submit: english.moderationTabs.entry.merge.submit,
        },
        remove: {
          heading: english.moderationTabs.entry.remove.heading,
          used: {
            games: english.moderationTabs.entry.remove.used.games,
            tags: english.moderationTabs.entry.remove.used.tags,
          },
          held: english.moderationTabs.entry.remove.held,
          effects: [
            english.moderationTabs.entry.remove.effects[0],
            english.moderationTabs.entry.remove.effects[1],
            english.moderationTabs.entry.remove.effects[2],
          ],
          submit: english.moderationTabs.entry.remove.submit,
        },
      },
      health: {
        fine: english.moderationTabs.health.fine,
        needs: english.moderationTabs.health.needs,
        votes: {
          work: english.moderationTabs.health.votes.work,
          fail: english.moderationTabs.health.votes.fail,
          away: english.moderationTabs.health.votes.away,
        },
        faults: english.moderationTabs.health.faults,
        oneFault: english.moderationTabs.health.oneFault,
        lookedAt: english.moderationTabs.health.lookedAt,
        again: english.moderationTabs.health.again,
        todo: english.moderationTabs.health.todo,
        rest: english.moderationTabs.health.rest,
        all: english.moderationTabs.health.all,
        nothing: english.moderationTabs.health.nothing,
        guide: english.moderationTabs.health.guide,
        usual: english.moderationTabs.health.usual,
        shell: english.moderationTabs.health.shell,
        shellTitle: english.moderationTabs.health.shellTitle,
        states: {
          ok: english.moderationTabs.health.states.ok,
          warn: english.moderationTabs.health.states.warn,
          fail: english.moderationTabs.health.states.fail,
          shell: english.moderationTabs.health.states.shell,
        },
        checks: {
          settings: english.moderationTabs.health.checks.settings,
          database: english.moderationTabs.health.checks.database,
          members: english.moderationTabs.health.checks.members,
          sessions: english.moderationTabs.health.checks.sessions,
          clock: english.moderationTabs.health.checks.clock,
          votes: english.moderationTabs.health.checks.votes,
          deliveries: english.moderationTabs.health.checks.deliveries,
          jobs: english.moderationTabs.health.checks.jobs,
          secretKey: english.moderationTabs.health.checks.secretKey,
          disk: english.moderationTabs.health.checks.disk,
          site: english.moderationTabs.health.checks.site,
          proxy: english.moderationTabs.health.checks.proxy,
          limits: english.moderationTabs.health.checks.limits,
          mail: english.moderationTabs.health.checks.mail,
          signIn: english.moderationTabs.health.checks.signIn,
          backups: english.moderationTabs.health.checks.backups,
        },
        normal: {
          clock: english.moderationTabs.health.normal.clock,
          backups: english.moderationTabs.health.normal.backups,
          database: english.moderationTabs.health.normal.database,
          site: english.moderationTabs.health.normal.site,
        },
      },
    },
    moderation: {
      tabs: {
        label: english.moderation.tabs.label,
        servers: english.moderation.tabs.servers,
        reports: english.moderation.tabs.reports,
        waves: english.moderation.tabs.waves,
        listings: english.moderation.tabs.listings,
        search: english.moderation.tabs.search,
        audit: english.moderation.tabs.audit,
        names: english.moderation.tabs.names,
        catalog: english.moderation.tabs.catalog,
        settings: english.moderation.tabs.settings,
        health: english.moderation.tabs.health,
      },
      reason: {
        label: english.moderation.reason.label,
        help: {
          owner: english.moderation.reason.help.owner,
          account: english.moderation.reason.help.account,
          trail: english.moderation.reason.help.trail,
        },
        because: english.moderation.reason.because,
        rejectBecause: english.moderation.reason.rejectBecause,
        refuseBecause: english.moderation.reason.refuseBecause,
        becauseHelp: {
          owner: english.moderation.reason.becauseHelp.owner,
          account: english.moderation.reason.becauseHelp.account,
          trail: english.moderation.reason.becauseHelp.trail,
        },
        picks: {
          address: english.moderation.reason.picks.address,
          text: english.moderation.reason.picks.text,
          game: english.moderation.reason.picks.game,
          twin: english.moderation.reason.picks.twin,
          advert: english.moderation.reason.picks.advert,
          rules: english.moderation.reason.picks.rules,
        },
        own: english.moderation.reason.own,
      },
      queue: {
        filter: english.moderation.queue.filter,
        title: english.moderation.queue.title,
        statuses: {
          pending: english.moderation.queue.statuses.pending,
          changed: english.moderation.queue.statuses.changed,
          pictures: english.moderation.queue.statuses.pictures,
          edited: english.moderation.queue.statuses.edited,
          approved: english.moderation.queue.statuses.approved,
          rejected: english.moderation.queue.statuses.rejected,
          suspended: english.moderation.queue.statuses.suspended,
        },
        count: english.moderation.queue.count,
        none: {
          pending: english.moderation.queue.none.pending,
          changed: english.moderation.queue.none.changed,
          pictures: english.moderation.queue.none.pictures,
          edited: english.moderation.queue.none.edited,
          approved: english.moderation.queue.none.approved,
          rejected: english.moderation.queue.none.rejected,
          suspended: english.moderation.queue.none.suspended,
        },
        owner: english.moderation.queue.owner,
        submitted: english.moderation.queue.submitted,
        resubmitted: english.moderation.queue.resubmitted,
        noDescription: english.moderation.queue.noDescription,
        pages: english.moderation.queue.pages,
        tick: english.moderation.queue.tick,
        everything: english.moderation.queue.everything,
        isEdited: english.moderation.queue.isEdited,
        several: english.moderation.queue.several,
        ticked: english.moderation.queue.ticked,
        flagged: english.moderation.queue.flagged,
        tickFine: english.moderation.queue.tickFine,
        approve: english.moderation.queue.approve,
        reject: english.moderation.queue.reject,
        onlyReject: english.moderation.queue.onlyReject,
        outcome: english.moderation.queue.outcome,
      },
      desk: {
        title: english.moderation.desk.title,
        list: english.moderation.desk.list,
        nothing: english.moderation.desk.nothing,
        noneHere: english.moderation.desk.noneHere,
        allDone: english.moderation.desk.allDone,
        steps: english.moderation.desk.steps,
        toDecision: english.moderation.desk.toDecision,
        decision: english.moderation.desk.decision,
        waiting: english.moderation.desk.waiting,
        waitingHere: english.moderation.desk.waitingHere,
        place: english.moderation.desk.place,
        oldest: english.moderation.desk.oldest,
        waits: {
          minutes: english.moderation.desk.waits.minutes,
          hours: english.moderation.desk.waits.hours,
          days: english.moderation.desk.waits.days,
        },
        earlier: english.moderation.desk.earlier,
        later: english.moderation.desk.later,
        flag: english.moderation.desk.flag,
        filter: english.moderation.desk.filter,
        shown: {
          decide: english.moderation.desk.shown.decide,
          new: english.moderation.desk.shown.new,
          change: english.moderation.desk.shown.change,
          pictures: english.moderation.desk.shown.pictures,
          edited: english.moderation.desk.shown.edited,
        },
        narrow: english.moderation.desk.narrow,
        showAll: english.moderation.desk.showAll,
        showInAll: english.moderation.desk.showInAll,
        today: english.moderation.desk.today,
        noneToday: english.moderation.desk.noneToday,
        doneToday: english.moderation.desk.doneToday,
        keyList: {
          approve: english.moderation.desk.keyList.approve,
          reject: english.moderation.desk.keyList.reject,
          reasons: english.moderation.desk.keyList.reasons,
          next: english.moderation.desk.keyList.next,
          previous: english.moderation.desk.keyList.previous,
          check: english.moderation.desk.keyList.check,
          help: english.moderation.desk.keyList.help,
        },
        kinds: {
          new: english.moderation.desk.kinds.new,
          change: english.moderation.desk.kinds.change,
          pictures: english.moderation.desk.kinds.pictures,
          edited: english.moderation.desk.kinds.edited,
        },
        again: english.moderation.desk.again,
        next: english.moderation.desk.next,
        previous: english.moderation.desk.previous,
        keys: english.moderation.desk.keys,
        keyHelp: english.moderation.desk.keyHelp,
        keysNeedScript: english.moderation.desk.keysNeedScript,
        done: {
          server_approved: english.moderation.desk.done.server_approved,
          server_rejected: english.moderation.desk.done.server_rejected,
          change_approved: english.moderation.desk.done.change_approved,
          change_refused: english.moderation.desk.done.change_refused,
          edits_put_back: english.moderation.desk.done.edits_put_back,
          reports_closed: english.moderation.desk.done.reports_closed,
        },
        checks: english.moderation.desk.checks,
        checkNow: english.moderation.desk.checkNow,
        answers: {
          online: english.moderation.desk.answers.online,
          offline: english.moderation.desk.answers.offline,
          unknown: english.moderation.desk.answers.unknown,
        },
        proven: { yes: english.moderation.desk.proven.yes, no: english.moderation.desk.proven.no },
        asked: english.moderation.desk.asked,
      },
      checks: {
        toLookAt: english.moderation.checks.toLookAt,
        unknown: english.moderation.checks.unknown,
        fine: english.moderation.checks.fine,
        players: english.moderation.checks.players,
        address: english.moderation.checks.address,
        name: english.moderation.checks.name,
        links: {
          none: english.moderation.checks.links.none,
          own: english.moderation.checks.links.own,
          elsewhere: english.moderation.checks.links.elsewhere,
          added: english.moderation.checks.links.added,
        },
        pictures: {
          none: english.moderation.checks.pictures.none,
          seen: english.moderation.checks.pictures.seen,
          unseen: english.moderation.checks.pictures.unseen,
          first: english.moderation.checks.pictures.first,
        },
        owner: {
          label: english.moderation.checks.owner.label,
          others: english.moderation.checks.owner.others,
          approved: english.moderation.checks.owner.approved,
          refused: english.moderation.checks.owner.refused,
          since: english.moderation.checks.owner.since,
        },
      },
      text: {
        changed: english.moderation.text.changed,
        toPutBack: english.moderation.text.toPutBack,
        putBack: english.moderation.text.putBack,
        putBackLead: english.moderation.text.putBackLead,
        changedBack: english.moderation.text.changedBack,
        lastEdit: english.moderation.text.lastEdit,
        heading: english.moderation.text.heading,
        seen: english.moderation.text.seen,
        seenLead: english.moderation.text.seenLead,
        mark: english.moderation.text.mark,
        asPlayers: english.moderation.text.asPlayers,
        absent: english.moderation.text.absent,
        linksInText: english.moderation.text.linksInText,
        slug: english.moderation.text.slug,
      },
      server: {
        title: english.moderation.server.title,
        reason: english.moderation.server.reason,
        publicPage: english.moderation.server.publicPage,
        listing: english.moderation.server.listing,
        decide: english.moderation.server.decide,
        approve: english.moderation.server.approve,
        reject: english.moderation.server.reject,
        suspend: english.moderation.server.suspend,
        toReject: english.moderation.server.toReject,
        change: {
          pending: english.moderation.server.change.pending,
          approved: english.moderation.server.change.approved,
          rejected: english.moderation.server.change.rejected,
          suspended: english.moderation.server.change.suspended,
        },
        approveLead: {
          pending: english.moderation.server.approveLead.pending,
          rejected: english.moderation.server.approveLead.rejected,
          suspended: english.moderation.server.approveLead.suspended,
        },
        leads: {
          reject: english.moderation.server.leads.reject,
          suspend: english.moderation.server.leads.suspend,
        },
        noMail: {
          unconfirmed: english.moderation.server.noMail.unconfirmed,
          stopped: english.moderation.server.noMail.stopped,
          off: english.moderation.server.noMail.off,
        },
        votes: english.moderation.server.votes,
        votesLead: english.moderation.server.votesLead,
        noVotes: english.moderation.server.noVotes,
        voteHeads: [
          english.moderation.server.voteHeads[0],
          english.moderation.server.voteHeads[1],
          english.moderation.server.voteHeads[2],
          english.moderation.server.voteHeads[3],
          english.moderation.server.voteHeads[4],
          english.moderation.server.voteHeads[5],
          english.moderation.server.voteHeads[6],
          english.moderation.server.voteHeads[7],
        ],
        ageOf: english.moderation.server.ageOf,
        unknown: english.moderation.server.unknown,
        many: english.moderation.server.many,
        counts: english.moderation.server.counts,
        void: english.moderation.server.void,
        voidLink: english.moderation.server.voidLink,
        voidLabel: english.moderation.server.voidLabel,
        showVoid: english.moderation.server.showVoid,
        showLabel: english.moderation.server.showLabel,
        olderVotes: english.moderation.server.olderVotes,
        newestVotes: english.moderation.server.newestVotes,
        votePages: english.moderation.server.votePages,
        history: english.moderation.server.history,
        wholeHistory: english.moderation.server.wholeHistory,
      },
      change: {
        decide: english.moderation.change.decide,
        lead: english.moderation.change.lead,
        approve: english.moderation.change.approve,
        refuse: english.moderation.change.refuse,
        toRefuse: english.moderation.change.toRefuse,
      },
      pictures: {
        heading: english.moderation.pictures.heading,
        fresh: english.moderation.pictures.fresh,
        isNew: english.moderation.pictures.isNew,
        accept: english.moderation.pictures.accept,
        takeDown: english.moderation.pictures.takeDown,
        which: english.moderation.pictures.which,
        kinds: {
          logo: english.moderation.pictures.kinds.logo,
          banner: english.moderation.pictures.kinds.banner,
        },
      },
      reports: {
        heading: english.moderation.reports.heading,
        title: english.moderation.reports.title,
        order: english.moderation.reports.order,
        first: english.moderation.reports.first,
        none: english.moderation.reports.none,
        noneLead: english.moderation.reports.noneLead,
        waiting: english.moderation.reports.waiting,
        of: english.moderation.reports.of,
        list: english.moderation.reports.list,
        open: english.moderation.reports.open,
        answered: english.moderation.reports.answered,
        short: {
          pictures: english.moderation.reports.short.pictures,
          hateful: english.moderation.reports.short.hateful,
          scam: english.moderation.reports.short.scam,
          fake: english.moderation.reports.short.fake,
          wrong: english.moderation.reports.short.wrong,
          other: english.moderation.reports.short.other,
        },
        nobody: english.moderation.reports.nobody,
        accountSince: english.moderation.reports.accountSince,
        firstReport: english.moderation.reports.firstReport,
        earlier: english.moderation.reports.earlier,
        upheld: english.moderation.reports.upheld,
        written: english.moderation.reports.written,
        before: english.moderation.reports.before,
        notBefore: english.moderation.reports.notBefore,
        says: english.moderation.reports.says,
        close: english.moderation.reports.close,
        steps: english.moderation.reports.steps,
        toAnswer: english.moderation.reports.toAnswer,
        closing: english.moderation.reports.closing,
        what: english.moderation.reports.what,
        keyList: {
          close: english.moderation.reports.keyList.close,
          found: english.moderation.reports.keyList.found,
        },
        answers: {
          fine: english.moderation.reports.answers.fine,
          asked: english.moderation.reports.answers.asked,
          restored: english.moderation.reports.answers.restored,
          logo: english.moderation.reports.answers.logo,
          banner: english.moderation.reports.answers.banner,
          suspend: english.moderation.reports.answers.suspend,
        },
        outcomes: {
          fine: english.moderation.reports.outcomes.fine,
          asked: english.moderation.reports.outcomes.asked,
          restored: english.moderation.reports.outcomes.restored,
          logo: english.moderation.reports.outcomes.logo,
          banner: english.moderation.reports.outcomes.banner,
          suspend: english.moderation.reports.outcomes.suspend,
        },
        noOutcome: english.moderation.reports.noOutcome,
        note: english.moderation.reports.note,
        noteHelp: english.moderation.reports.noteHelp,
        secret: english.moderation.reports.secret,
        act: english.moderation.reports.act,
        lead: english.moderation.reports.lead,
        answer: english.moderation.reports.answer,
      },
      vote: {
        title: english.moderation.vote.title,
        what: english.moderation.vote.what,
        server: english.moderation.vote.server,
        player: english.moderation.vote.player,
        cast: english.moderation.vote.cast,
        source: english.moderation.vote.source,
        trust: english.moderation.vote.trust,
        id: english.moderation.vote.id,
        voidedAt: english.moderation.vote.voidedAt,
        voidedBy: english.moderation.vote.voidedBy,
        reason: english.moderation.vote.reason,
        noReason: english.moderation.vote.noReason,
        heading: english.moderation.vote.heading,
        consequences: [
          english.moderation.vote.consequences[0],
          english.moderation.vote.consequences[1],
          english.moderation.vote.consequences[2],
          english.moderation.vote.consequences[3],
        ],
        submit: english.moderation.vote.submit,
      },
      account: {
        evidence: {
          marked: english.moderation.account.evidence.marked,
          odd: english.moderation.account.evidence.odd,
          address: english.moderation.account.evidence.address,
          void: english.moderation.account.evidence.void,
          votes: english.moderation.account.evidence.votes,
          noOrigin: english.moderation.account.evidence.noOrigin,
          sharers: english.moderation.account.evidence.sharers,
          voided: english.moderation.account.evidence.voided,
          own: english.moderation.account.evidence.own,
        },
        title: english.moderation.account.title,
        since: english.moderation.account.since,
        seen: english.moderation.account.seen,
        notSeen: english.moderation.account.notSeen,
        noSignIn: english.moderation.account.noSignIn,
        noSignInLink: english.moderation.account.noSignInLink,
        ways: {
          label: english.moderation.account.ways.label,
          password: english.moderation.account.ways.password,
          passkeys: english.moderation.account.ways.passkeys,
          none: english.moderation.account.ways.none,
        },
        secondFactor: {
          label: english.moderation.account.secondFactor.label,
          since: english.moderation.account.secondFactor.since,
          off: english.moderation.account.secondFactor.off,
        },
        id: english.moderation.account.id,
        email: english.moderation.account.email,
        confirmed: english.moderation.account.confirmed,
        unconfirmed: english.moderation.account.unconfirmed,
        role: {
          label: english.moderation.account.role.label,
          names: {
            none: english.moderation.account.role.names.none,
            moderator: english.moderation.account.role.names.moderator,
            administrator: english.moderation.account.role.names.administrator,
          },
          change: english.moderation.account.role.change,
          meaning: english.moderation.account.role.meaning,
          lead: english.moderation.account.role.lead,
          means: {
            moderator: english.moderation.account.role.means.moderator,
            administrator: english.moderation.account.role.means.administrator,
          },
          submit: english.moderation.account.role.submit,
        },
        hasRole: english.moderation.account.hasRole,
        who: english.moderation.account.who,
        states: {
          fine: english.moderation.account.states.fine,
          disabled: english.moderation.account.states.disabled,
        },
        listings: english.moderation.account.listings,
        noListings: english.moderation.account.noListings,
        roles: {
          owner: english.moderation.account.roles.owner,
          manager: english.moderation.account.roles.manager,
          viewer: english.moderation.account.roles.viewer,
        },
        changeWaits: english.moderation.account.changeWaits,
        reported: english.moderation.account.reported,
        votes: english.moderation.account.votes,
        noVotes: english.moderation.account.noVotes,
        votesIn: english.moderation.account.votesIn,
        lastVotes: english.moderation.account.lastVotes,
        byDay: english.moderation.account.byDay,
        reports: english.moderation.account.reports,
        noReports: english.moderation.account.noReports,
        openReport: english.moderation.account.openReport,
        disabled: english.moderation.account.disabled,
        disable: english.moderation.account.disable,
        consequences: english.moderation.account.consequences,
        picks: {
          bought: english.moderation.account.picks.bought,
          many: english.moderation.account.picks.many,
          harass: english.moderation.account.picks.harass,
          stolen: english.moderation.account.picks.stolen,
        },
        toDisable: english.moderation.account.toDisable,
        enable: english.moderation.account.enable,
        enableLead: english.moderation.account.enableLead,
        history: english.moderation.account.history,
      },
    },
    myServers: {
      tabs: {
        label: "هذا الخادم",
        rewards: "المكافآت",
        api: "المفاتيح وعمليات التسليم",
        voters: "المصوّتون",
        edit: "الإدراج",
        settings: "الإعدادات",
        page: "الصفحة العامة",
        waiting: "في الانتظار أو معلّقة",
        overview: "نظرة عامة",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} من ${intl.count(max)} لاعب`,
        states: { unknown: "لم يُستعلم عنه بعد", online: "متصل", offline: "غير متصل" },
      },
      list: {
        title: "خوادمي",
        lead: (votes, needy) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات اليوم. "
            : intl.plural(votes) === "one"
            ? "صوت واحد اليوم. "
            : intl.plural(votes) === "two"
            ? "صوتان اليوم. "
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات اليوم. `
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا اليوم. `
            : `${intl.count(votes)} صوت اليوم. `) + (intl.plural(needy) === "zero"
              ? "لا مشكلات."
              : intl.plural(needy) === "one"
              ? "خادم واحد يحتاج إلى انتباهك."
              : intl.plural(needy) === "two"
              ? "خادمان يحتاجان إلى انتباهك."
              : intl.plural(needy) === "few"
              ? `${intl.count(needy)} خوادم تحتاج إلى انتباهك.`
              : intl.plural(needy) === "many"
              ? `${intl.count(needy)} خادمًا تحتاج إلى انتباهك.`
              : `${intl.count(needy)} خادم تحتاج إلى انتباهك.`),
        leadWaiting: (waiting) =>
          intl.plural(waiting) === "zero"
            ? "لا خادم ينتظر مراجعة المشرف."
            : intl.plural(waiting) === "one"
            ? "خادم واحد ينتظر مراجعة المشرف."
            : intl.plural(waiting) === "two"
            ? "خادمان ينتظران مراجعة المشرف."
            : intl.plural(waiting) === "few"
            ? `${intl.count(waiting)} خوادم تنتظر مراجعة المشرف.`
            : intl.plural(waiting) === "many"
            ? `${intl.count(waiting)} خادمًا ينتظر مراجعة المشرف.`
            : `${intl.count(waiting)} خادم ينتظر مراجعة المشرف.`,
        none: "لا خوادم لك في القائمة بعد",
        roles: { owner: "", manager: "دورك: مدير.", viewer: "دورك: مُطّلع." },
        offers: "عروض لك",
        offer: (owner, server, role) =>
          role === "owner"
            ? "عرض من " + `\u2068${owner}\u2069` + " لتسليمك خادم " + `\u2068${server}\u2069` + "."
            : role === "manager"
            ? "دعوة من " + `\u2068${owner}\u2069` + " للعمل على خادم " + `\u2068${server}\u2069` +
              " بدور مدير."
            : "دعوة من " + `\u2068${owner}\u2069` + " للاطلاع على خادم " + `\u2068${server}\u2069` +
              " بدور مُطّلع.",
        toOffer: "عرض التفاصيل",
        noneNext: "يجده اللاعبون هنا ويصوّتون له كل يوم، وخادمك يكافئهم.",
        submit: "إضافة خادم",
        another: "إضافة خادم آخر",
        manage: "إدارة",
        allVotes: (counts) =>
          "الأعداد لكل الأصوات. أما المركز فلا يحتسب إلا أصوات " + (counts === "signed-in"
            ? "اللاعبين الذين سجّلوا الدخول."
            : counts === "confirmed"
            ? "اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط."
            : "اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا."),
        figures: {
          server: "الخادم",
          today: "أصوات اليوم",
          rank: "المركز في لعبته",
          month: "في 30 يومًا",
        },
        byNow: (votes) => `قبل أسبوع: ${intl.count(votes)}`,
        wholeDay: (votes) => `قبل أسبوع، اليوم كله: ${intl.count(votes)}`,
        compared: (at, time) =>
          "تُقارن الأصوات بأصوات " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " الماضي حتى " + `\u2068${time}\u2069` + " UTC، والمراكز بمراكز ما قبل أسبوع.",
        groups: { needy: "تحتاج إليك", listed: "في القائمة", others: "خارج القائمة" },
        start: [["الإضافة", "لعبته واسمه وعنوانه وبضع كلمات عنه. لا يستغرق ذلك أكثر من دقيقتين."], [
          "المراجعة",
          "يطّلع أحد المشرفين على كل إدراج قبل نشره.",
        ], ["مكافأة الأصوات", "بعد ربط إضافة أو webhook يكسب اللاعب شيئًا في اللعبة مقابل كل صوت."]],
      },
      find: {
        title: "البحث في خوادمك",
        label: "الاسم أو اللعبة أو العنوان",
        sort: "الترتيب حسب",
        sorts: {
          attention: "ما يحتاج إليك أولًا",
          votes: "أصوات اليوم",
          rank: "المركز",
          name: "الاسم",
        },
        submit: "عرض",
        found: (shown, all) => `المعروض: ${intl.count(shown)} من ${intl.count(all)}.`,
        clear: "عرض الكل",
        nothing: "لا يطابق ذلك أيٌّ من خوادمك",
        nothingNext: "جرّب جزءًا من اسم أو لعبة أو عنوان.",
      },
      mail: {
        unconfirmed:
          "بريدك الإلكتروني غير مؤكَّد، فلا يمكننا مراسلتك عندما يبتّ أحد المشرفين في إدراج أو عندما يتعطّل webhook.",
        confirm: "تأكيد بريدك",
      },
      attention: {
        pending: "سيراجعه أحد المشرفين. حتى ذلك الحين يمكنك إضافة المزيد عنه.",
        provable: "سيراجعه أحد المشرفين. حتى ذلك الحين يمكنك إثبات أنه لك.",
        unlisted: "أزلته من القائمة. لا يمكن التصويت له حتى إعادته إليها.",
        failing: (key, waiting) =>
          "يتعطّل webhook للمفتاح " + `\u2068${key}\u2069` +
          ". عمليات التسليم في الطريق أو المعلّقة: " + intl.count(waiting) + ".",
        waiting: (waiting) => "عمليات التسليم في الطريق أو المعلّقة: " + intl.count(waiting) + ".",
        offline: "لا يجيب عن استعلاماتنا، فيراه اللاعبون غير متصل.",
        inbox: (waiting) =>
          "الصندوق: " + (intl.plural(waiting) === "zero"
            ? "لا أصوات تنتظر."
            : intl.plural(waiting) === "one"
            ? "صوت واحد ينتظر."
            : intl.plural(waiting) === "two"
            ? "صوتان ينتظران."
            : intl.plural(waiting) === "few"
            ? `${intl.count(waiting)} أصوات تنتظر.`
            : intl.plural(waiting) === "many"
            ? `${intl.count(waiting)} صوتًا تنتظر.`
            : `${intl.count(waiting)} صوت تنتظر.`),
        toPeople: "إعادته إلى القائمة",
        toServer: "ما المطلوب",
        toStatus: "عرض حالته",
        toFacts: "إكمال الإدراج",
        toDeliveries: "عرض عمليات التسليم",
        toRewards: "عرض المكافآت",
        decided: (reason) => `رسالة المشرف: ${`\u2068${reason}\u2069`}`,
      },
      change: {
        waiting: "تعديل ينتظر أحد المشرفين",
        waitingNext: "يرى اللاعبون وAPI ما هو معروض الآن حتى يُقبل التعديل.",
        refused: "رفض أحد المشرفين تعديلك",
        refusedNext: "يبقى الإدراج كما هو.",
        reason: (reason) => `رسالة المشرف: ${`\u2068${reason}\u2069`}`,
        prove: "لا حاجة إلى الانتظار بشأن العنوان إن أمكنك إثبات أنه لك:",
        toStatus: "الحالة",
        withdraw: "سحب التعديل",
        dismiss: "فهمت",
      },
      overview: {
        title: (server) => `خادمي ${`\u2068${server}\u2069`}`,
        pending: "سيراجعه أحد المشرفين. متى قُبل، صارت له صفحة عامة وأصوات ومفاتيح API.",
        prove: "لا حاجة إلى الانتظار إن أمكنك إثبات أنه لك:",
        approved: "هو في القائمة، ويمكن للاعبين التصويت له.",
        rejected: "ليس في القائمة. يمكنك إصلاح ما ذكره المشرف ثم إعادة تقديمه.",
        unlisted: "هو خارج القائمة. الأصوات ومفاتيح API متوقفة، وعمليات التسليم معلّقة.",
        toRelist: "إعادته إلى القائمة",
        suspended:
          "ليس في القائمة حاليًا. الأصوات ومفاتيح API متوقفة، وعمليات التسليم معلّقة، حتى يقبله أحد المشرفين مجددًا.",
        reason: "رسالة المشرف:",
        resubmit: "إعادة التقديم",
        edit: "تعديله أولًا",
        toEdit: "تعديل الإدراج",
        until: (days) =>
          "يبقى هذا هنا إلى حين حفظ الإدراج، ولمدة " + intl.count(days) + " يومًا على الأكثر.",
        description: "الوصف",
      },
    },
    myVotes: {
      title: "أصواتي",
      nextDay: "يبدأ يوم التصويت التالي بعد",
      utcDay: "أيام التصويت بتوقيت UTC.",
      today: "أصوات اليوم",
      voteNext: (server) => `التصويت للتالي: ${`\u2068${server}\u2069`}`,
      voteAll: (servers, first) =>
        intl.plural(servers) === "zero"
          ? `التصويت لخادم ${`\u2068${first}\u2069`}`
          : intl.plural(servers) === "one"
          ? `التصويت لخادم ${`\u2068${first}\u2069`}`
          : intl.plural(servers) === "two"
          ? "التصويت للخادمين على التوالي"
          : intl.plural(servers) === "few"
          ? `التصويت لها جميعًا على التوالي (${intl.count(servers)})`
          : intl.plural(servers) === "many"
          ? `التصويت لها جميعًا على التوالي (${intl.count(servers)})`
          : `التصويت لها جميعًا على التوالي (${intl.count(servers)})`,
      find: "إضافة خادم آخر إلى المفضلة",
      votedAt: "وقت التصويت:",
      isVoid: "ألغى أحد المشرفين صوت اليوم",
      isTaken: "صوّت حسابك المربوط اليوم، حين كان مربوطًا هنا بحساب آخر",
      endsTonight: (days) =>
        intl.plural(days) === "zero"
          ? "تنتهي سلسلتك بنهاية يوم التصويت هذا"
          : intl.plural(days) === "one"
          ? "تنتهي سلسلتك (يوم واحد) بنهاية يوم التصويت هذا"
          : intl.plural(days) === "two"
          ? "تنتهي سلسلتك (يومان متتاليان) بنهاية يوم التصويت هذا"
          : intl.plural(days) === "few"
          ? "تنتهي سلسلتك (" + intl.count(days) + " أيام متتالية) بنهاية يوم التصويت هذا"
          : intl.plural(days) === "many"
          ? "تنتهي سلسلتك (" + intl.count(days) + " يومًا متتاليًا) بنهاية يوم التصويت هذا"
          : "تنتهي سلسلتك (" + intl.count(days) + " يوم متتالٍ) بنهاية يوم التصويت هذا",
      reward: "المكافأة",
      rewards: {
        waiting: "في انتظارك في اللعبة",
        leased: "في انتظارك في اللعبة",
        granted: "تم منحها",
        refused: "رفضها الخادم",
        voided: "تم سحبها",
        expired: "انتهت صلاحيتها",
      },
      receipt: "الإيصال",
      receiptOf: (server) => ` لصوتك لخادم ${`\u2068${server}\u2069`}`,
      vote: "التصويت",
      voteFor: (server) => ` لخادم ${`\u2068${server}\u2069`}`,
      votedToday: "تم التصويت اليوم",
      votedFor: (server) => `: ${`\u2068${server}\u2069`}`,
      isVoted: (server) => `${`\u2068${server}\u2069`}: تم التصويت`,
      isLeft: (server) => `${`\u2068${server}\u2069`}: ليس بعد`,
      inRow: (days) =>
        intl.plural(days) === "zero"
          ? "لا أيام"
          : intl.plural(days) === "one"
          ? "يوم واحد"
          : intl.plural(days) === "two"
          ? "يومان"
          : intl.plural(days) === "few"
          ? `${intl.count(days)} أيام`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} يومًا`
          : `${intl.count(days)} يوم`,
      inRowUnseen: " على التوالي",
      favouriteServer: (server) => `: ${`\u2068${server}\u2069`}`,
      favourite: "مفضّل",
      add: "إضافة",
      addServer: (server) => ` ${`\u2068${server}\u2069`} إلى مفضلتك`,
      none: "لا مفضلة بعد",
      noneWhy:
        "يمكنك إضافة الخوادم التي تهمك إلى المفضلة بالزر الموجود في صفحة كل منها. عندها يمكنك التصويت لها كلها على التوالي كل يوم، ويظهر هنا ما بقي منها.",
      before: "سبق أن صوّتّ لهذه الخوادم:",
      findServers: "البحث عن خوادم",
      past: "الأصوات السابقة",
      pastWhy: "كل يوم (UTC) مع عدد أصواته المحسوبة. الضغط على يوم يعرض تفاصيله.",
      months: "الأشهر",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "أقدم: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "أحدث: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["ن", "ث", "ر", "خ", "ج", "س", "ح"],
      votes: (votes) => intl.plural(votes) === "zero"
        ? "لا أصوات"
        : intl.plural(votes) === "one"
        ? "صوت واحد"
        : intl.plural(votes) === "two"
        ? "صوتان"
        : intl.plural(votes) === "few"
        ? `${intl.count(votes)} أصوات`
        : intl.plural(votes) === "many"
        ? `${intl.count(votes)} صوتًا`
        : `${intl.count(votes)} صوت`,
      dayVotes: (votes) => ": " + (intl.plural(votes) === "zero"
        ? "لا أصوات"
        : intl.plural(votes) === "one"
        ? "صوت واحد"
        : intl.plural(votes) === "two"
        ? "صوتان"
        : intl.plural(votes) === "few"
        ? `${intl.count(votes)} أصوات`
        : intl.plural(votes) === "many"
        ? `${intl.count(votes)} صوتًا`
        : `${intl.count(votes)} صوت`),
      fewest: "لا شيء",
      most: "الأكثر",
      noVotes: "لا أصوات لك في هذا الشهر.",
      kept: "تُحفظ الأيام لمدة سنة.",
      soFar: "حتى الآن",
      current: (days) => intl.plural(days) === "zero"
        ? "أيام متتالية في أي خادم"
        : intl.plural(days) === "one"
        ? "يوم متتالٍ في أي خادم"
        : intl.plural(days) === "two"
        ? "يومان متتاليان في أي خادم"
        : intl.plural(days) === "few"
        ? "أيام متتالية في أي خادم"
        : intl.plural(days) === "many"
        ? "يومًا متتاليًا في أي خادم"
        : "يوم متتالٍ في أي خادم",
      longest: "أطول سلسلة في سنة",
      thisMonth: (votes) => intl.plural(votes) === "zero"
        ? "أصوات هذا الشهر"
        : intl.plural(votes) === "one"
        ? "صوت هذا الشهر"
        : intl.plural(votes) === "two"
        ? "صوتان هذا الشهر"
        : intl.plural(votes) === "few"
        ? "أصوات هذا الشهر"
        : intl.plural(votes) === "many"
        ? "صوتًا هذا الشهر"
        : "صوت هذا الشهر",
      inYear: (votes) => intl.plural(votes) === "zero"
        ? "أصوات في سنة"
        : intl.plural(votes) === "one"
        ? "صوت في سنة"
        : intl.plural(votes) === "two"
        ? "صوتان في سنة"
        : intl.plural(votes) === "few"
        ? "أصوات في سنة"
        : intl.plural(votes) === "many"
        ? "صوتًا في سنة"
        : "صوت في سنة",
      boards: "الأكثر تصويتًا في كل الخوادم",
      stripEnds: "ينتهي يوم التصويت بعد",
      menuLeft: (left) => intl.plural(left) === "zero"
        ? "، اكتمل تصويت اليوم"
        : intl.plural(left) === "one"
        ? "، بقي صوت واحد اليوم"
        : intl.plural(left) === "two"
        ? "، بقي صوتان اليوم"
        : intl.plural(left) === "few"
        ? `، بقيت ${intl.count(left)} أصوات اليوم`
        : intl.plural(left) === "many"
        ? `، بقي ${intl.count(left)} صوتًا اليوم`
        : `، بقي ${intl.count(left)} صوت اليوم`,
      round: {
        title: (server, progress) => `${`\u2068${progress}\u2069`}: ${`\u2068${server}\u2069`}`,
        progress: (voted, all) => `تم ${intl.count(voted)} من ${intl.count(all)}`,
        newVotes: "أصوات جديدة بعد",
        last: "تم التصويت لخادم",
        cast: "تسجيل الصوت والمتابعة",
        next: (server) => `التالي: ${`\u2068${server}\u2069`}.`,
        isLast: "هذا هو الأخير.",
        skip: (server) => `تخطّي ${`\u2068${server}\u2069`} اليوم`,
        goOn: (server) => `المتابعة إلى ${`\u2068${server}\u2069`}`,
        stop: "التوقف هنا والعودة إلى أصواتي",
      },
      progress: {
        left: (voted, all, left) =>
          "تم " + intl.count(voted) + " من " + intl.count(all) + "، وبقي " + intl.count(left),
        done: (all) =>
          intl.plural(all) === "zero"
            ? "اكتمل تصويت اليوم"
            : intl.plural(all) === "one"
            ? "تم التصويت لمفضلتك"
            : intl.plural(all) === "two"
            ? "تم التصويت للخادمين"
            : intl.plural(all) === "few"
            ? `تم التصويت لها جميعًا (${intl.count(all)})`
            : intl.plural(all) === "many"
            ? `تم التصويت لها جميعًا (${intl.count(all)})`
            : `تم التصويت لها جميعًا (${intl.count(all)})`,
      },
      strip: {
        left: (voted, all) =>
          "صوّتّ اليوم لـ " + intl.count(voted) + " من " + intl.count(all) + " في المفضلة.",
        done: "حصلت مفضلتك كلها على صوتك اليوم.",
      },
    },
    overview: {
      health: {
        label: "المكافآت",
        failing: "المكافآت لا تصل",
        failingSays: (key, since) =>
          "تعطّل webhook للمفتاح " + `\u2068${key}\u2069` + " منذ " + `\u2068${since}\u2069` + ".",
        off: "توقفت المكافآت",
        offSays: (key) => `تم إيقاف webhook للمفتاح ${`\u2068${key}\u2069`}.`,
        paused: "المكافآت متوقفة مؤقتًا",
        pausedSays: (key) => `تم إيقاف webhook للمفتاح ${`\u2068${key}\u2069`} مؤقتًا.`,
        waiting: (votes) => "عمليات التسليم في الطريق أو المعلّقة: " + intl.count(votes) + ".",
        arrive: "الأصوات تصل",
        arriveSays: (key, votes) =>
          intl.plural(votes) === "zero"
            ? "webhook للمفتاح " + `\u2068${key}\u2069` + " جاهز. لا أصوات في 24 ساعة."
            : intl.plural(votes) === "one"
            ? "وصلت عملية تسليم واحدة في 24 ساعة."
            : intl.plural(votes) === "two"
            ? "وصلت عمليتا تسليم في 24 ساعة."
            : intl.plural(votes) === "few"
            ? `وصلت ${intl.count(votes)} عمليات تسليم في 24 ساعة.`
            : intl.plural(votes) === "many"
            ? `وصلت ${intl.count(votes)} عملية تسليم في 24 ساعة.`
            : `وصلت ${intl.count(votes)} عملية تسليم في 24 ساعة.`,
        inbox: "المكافآت تُستلم",
        inboxSays: "تستلمها إضافتك من الصندوق. لا شيء ينتظر.",
        inboxWaits: "مكافآت تنتظر",
        inboxWaitsSays: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات في الصندوق."
            : intl.plural(votes) === "one"
            ? "صوت واحد في الصندوق."
            : intl.plural(votes) === "two"
            ? "صوتان في الصندوق."
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات في الصندوق.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا في الصندوق.`
            : `${intl.count(votes)} صوت في الصندوق.`,
        none: "لا مكافآت بعد",
        noneSays: "لا يحصل اللاعبون على شيء مقابل أصواتهم. يمكنك ربط إضافة أو webhook.",
        toDeliveries: "عمليات التسليم",
        toRewards: "المكافآت",
        toKeys: "مفاتيح API",
      },
      today: {
        title: "اليوم",
        votes: (votes) =>
          intl.plural(votes) === "zero"
            ? "صوت"
            : intl.plural(votes) === "one"
            ? "صوت"
            : intl.plural(votes) === "two"
            ? "صوت"
            : intl.plural(votes) === "few"
            ? "أصوات"
            : intl.plural(votes) === "many"
            ? "صوتًا"
            : "صوت",
        more: (votes) => `أكثر بـ ${intl.count(votes)}`,
        fewer: (votes) => `أقل بـ ${intl.count(votes)}`,
        same: "العدد نفسه",
        than: (at, votes, time) =>
          "من " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " الماضي حتى هذا الوقت (" + intl.count(votes) + " عند " + `\u2068${time}\u2069` + " UTC)",
        as: (at, votes, time) =>
          "مثل " + intl.date('weekday: "long"', { weekday: "long" })(at) +
          " الماضي حتى هذا الوقت (" + intl.count(votes) + " عند " + `\u2068${time}\u2069` + " UTC)",
        none: "لا أصوات اليوم بعد، ولا في اليوم نفسه من الأسبوع الماضي.",
        noneNext: "سيعرضها خط ساعة بساعة، إلى جانب اليوم نفسه من الأسبوع الماضي.",
        whole: (at, votes) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`) +
          " في " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          "، قبل أسبوع",
        label: (today, before, weekAgo) =>
          "الأصوات ساعة بساعة: " + intl.count(today) + " اليوم حتى الآن، و" + intl.count(before) +
          " في " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo) +
          " إجمالًا",
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "اليوم",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + "، " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": " + intl.count(votes) + " إجمالًا",
        windows: (monthly, total) =>
          (intl.plural(monthly) === "zero"
            ? "لا أصوات"
            : intl.plural(monthly) === "one"
            ? "صوت واحد"
            : intl.plural(monthly) === "two"
            ? "صوتان"
            : intl.plural(monthly) === "few"
            ? `${intl.count(monthly)} أصوات`
            : intl.plural(monthly) === "many"
            ? `${intl.count(monthly)} صوتًا`
            : `${intl.count(monthly)} صوت`) +
          " في 30 يومًا، و" + intl.count(total) + " في كل الأوقات",
      },
      rank: {
        title: (game) => `المركز في ${`\u2068${game}\u2069`}`,
        of: (listed) => `من ${intl.count(listed)}`,
        none: "لا مركز بعد",
        noneNext: "تُحسب المراكز كل ثانية تقريبًا ما دام هناك من يتصفح الموقع.",
        near: "أصوات 30 يومًا، من حولك",
        ahead: (votes) =>
          intl.plural(votes) === "zero"
            ? "تعادل"
            : intl.plural(votes) === "one"
            ? "متقدّم بصوت"
            : intl.plural(votes) === "two"
            ? "متقدّم بصوتين"
            : intl.plural(votes) === "few"
            ? `متقدّم بـ ${intl.count(votes)}`
            : intl.plural(votes) === "many"
            ? `متقدّم بـ ${intl.count(votes)}`
            : `متقدّم بـ ${intl.count(votes)}`,
        behind: (votes) =>
          intl.plural(votes) === "zero"
            ? "تعادل"
            : intl.plural(votes) === "one"
            ? "متأخّر بصوت"
            : intl.plural(votes) === "two"
            ? "متأخّر بصوتين"
            : intl.plural(votes) === "few"
            ? `متأخّر بـ ${intl.count(votes)}`
            : intl.plural(votes) === "many"
            ? `متأخّر بـ ${intl.count(votes)}`
            : `متأخّر بـ ${intl.count(votes)}`,
        you: "خادمك",
        ranking: (counts) => "لا يحتسب المركز إلا أصوات " + (counts === "signed-in"
          ? "اللاعبين الذين سجّلوا الدخول."
          : counts === "confirmed"
          ? "اللاعبين الذين لهم بريد إلكتروني مؤكَّد أو حساب مربوط."
          : "اللاعبين الذين لهم حساب مربوط مضى عليه أكثر من 30 يومًا."),
      },
      steps: {
        title: "الخطوات التالية",
        done: (done, all) => `تم ${intl.count(done)} من ${intl.count(all)}`,
        doneTitle: "تم",
        more: (steps) => `${intl.count(steps)} أخرى`,
        all: {
          logo: ["إضافة شعار", "يظهر بجانب اسمك في كل قائمة."],
          banner: ["إضافة لافتة", "تتصدّر صفحتك ومعاينات روابطها."],
          description: ["وصف خادمك", "ما الذي ينتظر اللاعبين."],
          facts: ["إضافة عبارة تعريفية ووسوم", "بها يبحث اللاعبون ويصفّون النتائج."],
          rewards: ["ربط المكافآت", "يعود اللاعبون إلى التصويت إن كسبوا منه شيئًا."],
          badge: ["وضع الشارة على موقعك", "تكتمل متى رأيناها في إحدى صفحاتك."],
          proof: ["إثبات أنه لك", "عندها تظهر شارة بذلك في صفحتك."],
        },
      },
      figures: {
        title: (days) =>
          intl.plural(days) === "zero"
            ? `آخر ${intl.count(days)} يوم`
            : intl.plural(days) === "one"
            ? "آخر يوم"
            : intl.plural(days) === "two"
            ? "آخر يومين"
            : intl.plural(days) === "few"
            ? `آخر ${intl.count(days)} أيام`
            : intl.plural(days) === "many"
            ? `آخر ${intl.count(days)} يومًا`
            : `آخر ${intl.count(days)} يوم`,
        spans: "عدد الأيام",
        span: (days) =>
          intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم`
            : intl.plural(days) === "one"
            ? "يوم واحد"
            : intl.plural(days) === "two"
            ? "يومان"
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا`
            : `${intl.count(days)} يوم`,
        nav: "ما يعرضه الرسم",
        names: {
          votes: "الأصوات",
          ballot_click: "نقرات التصويت",
          address_copy: "نسخ العنوان",
          page_view: "مشاهدات الصفحة",
        },
        week: "في 7 أيام",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "صعودًا ",
        isDown: "هبوطًا ",
        none: {
          votes: (days) =>
            "لا أصوات خلال الفترة (" + intl.count(days) + " يوم). سيظهر كل يوم عمودًا هنا.",
          ballot_click: (days) =>
            "لم ينقر أحد زر التصويت خلال الفترة (" + intl.count(days) +
            " يوم). سيظهر كل يوم عمودًا هنا.",
          address_copy: (days) =>
            "لم ينسخ أحد عنوانك خلال الفترة (" + intl.count(days) + " يوم). سيظهر كل يوم عمودًا هنا.",
          page_view: (days) =>
            "لم يفتح أحد صفحتك خلال الفترة (" + intl.count(days) + " يوم). سيظهر كل يوم عمودًا هنا.",
        },
        worth:
          "الأصوات مُتحقَّق منها. أما المشاهدات والنسخ والنقرات فتُحسب كما تبلّغ عنها المتصفحات، دون ملفات تعريف ارتباط أو عناوين، فهي تدل على الاتجاه فقط ولا تؤثر في مركزك. الأيام بتوقيت UTC، وقد تنقص آخر دقيقة.",
      },
      charts: {
        ballot_click: {
          title: "نقرات التصويت",
          heads: ["اليوم (UTC)", "النقرات"],
          summary: (sum, today, days) =>
            intl.count(sum) + " خلال الفترة (" + intl.count(days) + " يوم)، منها " +
            intl.count(today) + " اليوم حتى الآن (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "نسخ العنوان",
          heads: ["اليوم (UTC)", "مرات النسخ"],
          summary: (sum, today, days) =>
            intl.count(sum) + " خلال الفترة (" + intl.count(days) + " يوم)، منها " +
            intl.count(today) + " اليوم حتى الآن (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "مشاهدات الصفحة",
          heads: ["اليوم (UTC)", "المشاهدات"],
          summary: (sum, today, days) =>
            intl.count(sum) + " خلال الفترة (" + intl.count(days) + " يوم)، منها " +
            intl.count(today) + " اليوم حتى الآن (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "من أين جاء الزوّار",
        here: "هذا الموقع",
        hereSays: "القوائم وصفحات الألعاب والبحث",
        rest: "مكان آخر أو غير معروف",
        restSays: "معظم التطبيقات لا تفصح",
        note: "مشاهدات الصفحة في 30 يومًا. لا يُحفظ إلا اسم الموقع.",
        none: "ستظهر هنا المواقع التي تقود إلى صفحتك مع حصة كل منها.",
      },
      coming: {
        title: "ما سيظهر هنا",
        items: [
          ["الأصوات", "اليوم إلى جانب اليوم نفسه من الأسبوع الماضي، وعلى مدى 30 يومًا"],
          ["المركز", "في لعبتك، مع جيرانك وتحرّكاتك"],
          ["الزوّار", "مشاهدات الصفحة ونسخ العنوان ونقرات التصويت ومصادرها"],
          ["المكافآت", "هل تصل، في سطر واحد"],
        ],
      },
      voidNotices: {
        title: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات ملغاة لخادمك"
            : intl.plural(votes) === "one"
            ? "أُلغي صوت واحد لخادمك"
            : intl.plural(votes) === "two"
            ? "أُلغي صوتان لخادمك"
            : intl.plural(votes) === "few"
            ? `أُلغيت ${intl.count(votes)} أصوات لخادمك`
            : intl.plural(votes) === "many"
            ? `أُلغي ${intl.count(votes)} صوتًا لخادمك`
            : `أُلغي ${intl.count(votes)} صوت لخادمك`,
        votes: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات ملغاة"
            : intl.plural(votes) === "one"
            ? "أُلغي صوت واحد"
            : intl.plural(votes) === "two"
            ? "أُلغي صوتان"
            : intl.plural(votes) === "few"
            ? `أُلغيت ${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `أُلغي ${intl.count(votes)} صوتًا`
            : `أُلغي ${intl.count(votes)} صوت`,
        again: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات أُلغيت ثم أُعيد احتسابها"
            : intl.plural(votes) === "one"
            ? "أُلغي صوت واحد ثم أُعيد احتسابه"
            : intl.plural(votes) === "two"
            ? "أُلغي صوتان ثم أُعيد احتسابهما"
            : intl.plural(votes) === "few"
            ? `أُلغيت ${intl.count(votes)} أصوات ثم أُعيد احتسابها`
            : intl.plural(votes) === "many"
            ? `أُلغي ${intl.count(votes)} صوتًا ثم أُعيد احتسابها`
            : `أُلغي ${intl.count(votes)} صوت ثم أُعيد احتسابها`,
        cast: "وقت التصويت",
        to: "إلى",
        voided: "ألغاها أحد المشرفين:",
        reason: "السبب المذكور:",
        noReason: "لم يُذكر سبب.",
        answer: "الرد على المشرفين",
        yours: "ردك",
        help: (min, max) =>
          "يمكنك الرد مرة واحدة، من " + intl.count(min) + " إلى " + intl.count(max) +
          " حرف. لا يصلك جواب: يقرؤه المشرفون، وقد يعيدون احتساب الأصوات.",
        send: "إرسال الرد",
        answered: "ردك بتاريخ",
      },
    },
    people: {
      roles: { owner: "المالك", manager: "مدير", viewer: "مُطّلع" },
      page: {
        title: (server) => `إعدادات خادم ${`\u2068${server}\u2069`}`,
        heading: "الفريق",
        lead:
          "من يحق له العمل على هذا الخادم، ولكلٍّ حسابه. يبيّن «آخر النشاط» في «المفاتيح وعمليات التسليم» من فعل ماذا.",
        heads: ["الاسم", "الدور", "منذ", ""],
        you: "أنت",
        change: { manager: "جعله مديرًا", viewer: "جعله مُطّلعًا" },
        remove: "إزالة",
        removed:
          "من تزيله يفقد صلاحيته فورًا. لكن المفاتيح التي يعرفها تبقى عاملة: تذكرها هذه الصفحة عندئذ، ويمكنك تجديدها كلها دفعة واحدة.",
        leave: "مغادرة هذا الخادم",
        leaveLead: "تنتهي صلاحيتك فورًا، ولا يستطيع دعوتك مجددًا إلا المالك.",
        offersTitle: "عروض مفتوحة",
        offer: (name, role) =>
          role === "owner"
            ? `${`\u2068${name}\u2069`}، لتسلّم الإدراج`
            : role === "manager"
            ? `${`\u2068${name}\u2069`}، بدور مدير`
            : `${`\u2068${name}\u2069`}، بدور مُطّلع`,
        withdraw: "سحب",
        inviteTitle: "دعوة شخص",
        inviteLead:
          "يظهر العرض في صفحة «خوادمي» لديه سبعة أيام، وتصله رسالة إن كان بريده مؤكَّدًا. لا يتغيّر شيء قبل قبوله.",
        name: "اسم حسابه",
        role: "الدور",
        choices: {
          viewer: "مُطّلع: يرى الأرقام والمصوّتين وعمليات التسليم",
          manager: "مدير: كل شيء عدا الحذف والتسليم والفريق",
        },
        invite: "إرسال الدعوة",
        needsApproval: "يمكنك دعوة أشخاص متى قبل أحد المشرفين الخادم.",
      },
      handover: {
        title: "التسليم",
        lead: "ينقل الإدراج بأصواته ومفاتيحه وفريقه إلى حساب آخر.",
        what:
          "تثبت أنت هويتك، ويقبل الطرف الآخر خلال سبعة أيام. عندها يصير له وتنتهي صلاحيتك. تبدأ معدلات webhook منخفضة من جديد لأنها تخص المالك.",
        name: "اسم حساب المالك الجديد",
        submit: "عرض الإدراج",
      },
      unlist: {
        title: "الإزالة من القائمة",
        lead: "لاستراحة. يمكن التراجع عنها.",
        what:
          "يخرج من كل القوائم، وتُغلق صفحته وصفحة التصويت. تتوقف مفاتيح API وتنتظر عمليات التسليم، ويبقى كل ما أعددته. تخرج الأصوات من ترتيبه بعد 30 يومًا.",
        button: "إزالته من القائمة",
        again: "هو خارج القائمة. لا تحتاج إعادته إلى مشرف.",
        relist: "إعادته إلى القائمة",
        notNow: "لا يُزال من القائمة إلا خادم مُدرج.",
      },
      deletion: {
        group: "الحذف",
        groupLead: "لا يمكن التراجع عن هذا.",
        link: "حذف…",
        what: "تبيّن الصفحة التالية ما يُحذف ومتى، وتطلب تأكيدك.",
        title: (server) => `حذف خادم ${`\u2068${server}\u2069`}`,
        heading: "حذف هذا الإدراج؟",
        lead: "هذا ما يحدث لكل ما يتبعه.",
        effects: "ما يحدث",
        atOnce: "فورًا",
        page: {
          what: "الصفحة والنص والصور والشارة",
          effect: "تختفي عن الجميع. لا يحصل أي خادم آخر على العنوان أبدًا.",
        },
        keys: {
          what: "مفاتيح API",
          effect: (keys) =>
            intl.plural(keys) === "zero"
              ? "لا توجد."
              : intl.plural(keys) === "one"
              ? "يتوقف مفتاح واحد: تتلقى الإضافات خطأ."
              : intl.plural(keys) === "two"
              ? "يتوقف مفتاحان: تتلقى الإضافات خطأ."
              : intl.plural(keys) === "few"
              ? `تتوقف ${intl.count(keys)} مفاتيح: تتلقى الإضافات خطأ.`
              : intl.plural(keys) === "many"
              ? `يتوقف ${intl.count(keys)} مفتاحًا: تتلقى الإضافات خطأ.`
              : `يتوقف ${intl.count(keys)} مفتاح: تتلقى الإضافات خطأ.`,
        },
        waiting: {
          what: "عمليات التسليم في الطريق أو المعلّقة",
          effect: (votes) =>
            intl.plural(votes) === "zero"
              ? "لا توجد."
              : intl.plural(votes) === "one"
              ? "صوت واحد: لا يُرسل أبدًا."
              : intl.plural(votes) === "two"
              ? "صوتان: لا يُرسلان أبدًا."
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات: لا تُرسل أبدًا.`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا: لا تُرسل أبدًا.`
              : `${intl.count(votes)} صوت: لا تُرسل أبدًا.`,
        },
        inbox: {
          what: "المكافآت في الصندوق",
          effect: (votes) =>
            intl.plural(votes) === "zero"
              ? "لا توجد."
              : intl.plural(votes) === "one"
              ? "صوت واحد: لا يمكن استلامه بعد ذلك."
              : intl.plural(votes) === "two"
              ? "صوتان: لا يمكن استلامهما بعد ذلك."
              : intl.plural(votes) === "few"
              ? `${intl.count(votes)} أصوات: لا يمكن استلامها بعد ذلك.`
              : intl.plural(votes) === "many"
              ? `${intl.count(votes)} صوتًا: لا يمكن استلامها بعد ذلك.`
              : `${intl.count(votes)} صوت: لا يمكن استلامها بعد ذلك.`,
        },
        votes: {
          what: "الأصوات",
          effect: (votes) =>
            intl.plural(votes) === "zero"
              ? "لا توجد."
              : intl.plural(votes) === "one"
              ? "صوت واحد: لا يُحتسب بعد ذلك، ويبقى في بيانات اللاعب."
              : intl.plural(votes) === "two"
              ? "صوتان: لا يُحتسبان بعد ذلك، ويبقيان في بيانات اللاعبين."
              : intl.plural(votes) === "few"
              ? intl.count(votes) + " أصوات: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين."
              : intl.plural(votes) === "many"
              ? intl.count(votes) + " صوتًا: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين."
              : intl.count(votes) + " صوت: لا تُحتسب بعد ذلك، وتبقى في بيانات اللاعبين.",
        },
        people: {
          what: "الفريق",
          effect: (people) =>
            intl.plural(people) === "zero"
              ? "لا صلاحية لأحد آخر."
              : intl.plural(people) === "one"
              ? "شخص واحد يفقد صلاحيته."
              : intl.plural(people) === "two"
              ? "شخصان يفقدان صلاحيتهما."
              : intl.plural(people) === "few"
              ? `${intl.count(people)} أشخاص يفقدون صلاحيتهم.`
              : intl.plural(people) === "many"
              ? `${intl.count(people)} شخصًا يفقدون صلاحيتهم.`
              : `${intl.count(people)} شخص يفقدون صلاحيتهم.`,
        },
        offers: { what: "العروض المفتوحة", effect: "لا يمكن قبولها بعد ذلك." },
        past: {
          what: "عمليات التسليم السابقة",
          effect: "تُحذف واحدة تلو الأخرى.",
          when: (days) =>
            intl.plural(days) === "zero"
              ? `بعد ${intl.count(days)} يوم من كل منها`
              : intl.plural(days) === "one"
              ? "بعد يوم من كل منها"
              : intl.plural(days) === "two"
              ? "بعد يومين من كل منها"
              : intl.plural(days) === "few"
              ? `بعد ${intl.count(days)} أيام من كل منها`
              : intl.plural(days) === "many"
              ? `بعد ${intl.count(days)} يومًا من كل منها`
              : `بعد ${intl.count(days)} يوم من كل منها`,
        },
        record: { what: "سجل التغييرات", effect: "يبقى، للمشرفين فقط.", when: "لمدة سنتين" },
        heads: ["ماذا", "الأثر", "متى"],
        rather: "خيار آخر؟",
        instead:
          "يمكنك إزالته من القائمة لاستراحة يمكن التراجع عنها، أو تسليمه إلى من يتابع العمل عليه. كلاهما يُبقي الأصوات وكل ما أعددته.",
        insteadUnlisted:
          "هو الآن خارج القائمة. يمكنك تركه كذلك، أو تسليمه إلى من يتابع العمل عليه، وهذا يُبقي الأصوات وكل ما أعددته.",
        unlist: "إزالته من القائمة",
        handOver: "تسليمه",
        forGood: "حذف نهائي",
        type: "للتأكيد، يجب كتابة",
        typeHelp: (slug) =>
          "لا فرق بين الأحرف الكبيرة والصغيرة. يمكنك كتابة " + `\u2068${slug}\u2069` + " بدلًا منه.",
        otherName: (name) => `هذا ليس اسمه، بل «${`\u2068${name}\u2069`}».`,
        keep: "الإبقاء عليه",
        password: "كلمة مرورك",
      },
      offer: {
        title: (server, role) =>
          role === "owner"
            ? `تسلّم خادم ${`\u2068${server}\u2069`}؟`
            : `العمل على خادم ${`\u2068${server}\u2069`}؟`,
        lead: (owner, role) =>
          role === "owner"
            ? `عرض من ${`\u2068${owner}\u2069`} لتسليمك هذا الإدراج.`
            : role === "manager"
            ? `دعوة من ${`\u2068${owner}\u2069`} بدور مدير.`
            : `دعوة من ${`\u2068${owner}\u2069`} بدور مُطّلع.`,
        means: {
          viewer: "يمكنك رؤية أرقامه والمصوّتين وعمليات التسليم.",
          manager: "يمكنك كل شيء عدا حذفه وتسليمه وتحديد فريقه: تعديل الإدراج ومفاتيحه ومكافآته.",
          owner:
            "تصبح المسؤولية عنه لك، مع أصواته ومفاتيحه وwebhook. يفقد مالكه السابق صلاحيته. تبقى مفاتيح API والمفاتيح السرية التي يعرفها آخرون عاملة حتى تجديدها.",
        },
        people: (names) => "يحتفظ هؤلاء بصلاحيتهم حتى إزالتهم: " + `\u2068${names}\u2069` + ".",
        former: (role) => role === "manager"
          ? "ينتهي دورك مديرًا: للمالك أن يفعل كل شيء."
          : "ينتهي دورك مُطّلعًا: للمالك أن يفعل كل شيء.",
        accept: { viewer: "قبول", manager: "قبول", owner: "تسلّمه" },
        decline: "رفض",
        game: "اللعبة",
        address: "العنوان",
        status: "الحالة",
        until: "صالح حتى",
        declineLead: (days) =>
          "عند الرفض، لا يستطيع المالك أن يعرض عليك ذلك مجددًا لمدة " + (intl.plural(days) === "zero"
            ? `${intl.count(days)} يوم.`
            : intl.plural(days) === "one"
            ? "يوم واحد."
            : intl.plural(days) === "two"
            ? "يومين."
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام.`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا.`
            : `${intl.count(days)} يوم.`),
      },
      known: {
        title: "مفاتيح يعرفها أعضاء سابقون",
        lead: "أنشأها أو أدخلها أشخاص لم يعودوا يديرون هذا الخادم. وهي لا تزال تعمل.",
        heads: ["المفتاح", "يعرفه", "ما عليك فعله"],
        kinds: {
          api_key: (name) => `مفتاح API «${`\u2068${name}\u2069`}»`,
          webhook_secret: (name) => `المفتاح السري لـ webhook «${`\u2068${name}\u2069`}»`,
          url_key: () => "مفتاح URL",
          link_key: () => "مفتاح روابط التصويت",
          chat: (name) => `عنوان «${`\u2068${name}\u2069`}»`,
          votifier: (name) => `رمز Votifier «${`\u2068${name}\u2069`}»`,
        },
        deleted: "حساب محذوف",
        elsewhere: {
          chat: "يُنشأ عنوان جديد في الدردشة، ثم يُدخل في صفحة الدردشات.",
          votifier: "يُضبط رمز جديد في خادم اللعبة، ثم يُدخل في صفحة المكافآت.",
        },
        renew: "تجديد كل المفاتيح",
        renewHelp:
          "تتوقف المفاتيح القديمة فورًا، ويظهر كل مفتاح جديد مرة واحدة. وتبقى مفاتيح webhook السرية صالحة حتى تفعيل الجديدة.",
        activate: "يُدخل في المستقبِل، ثم يُفعَّل في صفحة المفتاح.",
        made: "مفاتيحك الجديدة",
      },
    },
    privacy: {
      title: "الخصوصية",
      lead: (site) => `ما يعرفه ${`\u2068${site}\u2069`} عنك، ولماذا، وإلى متى.`,
      host:
        "إدارة هذا الموقع صاحبة القرار فيه وهي المسؤولة عن بياناتك. أما البرنامج الذي يعمل به، Voteboard، فلا يرسل شيئًا إلى مطوّريه.",
      inShort: {
        heading: "باختصار",
        account: "يُحفظ اسمك وبريدك الإلكتروني لتسجيل الدخول حتى يُحذف حسابك.",
        votes: "تُحفظ أصواتك دائمًا لأن ترتيب الخوادم يعتمد عليها. وإذا حُذف حسابك أُزيل اسمك منها.",
        address: (signIn, votes) =>
          "يُحفظ عنوان IP مع تسجيل الدخول " + intl.count(signIn) +
          " يومًا. أما مع الأصوات فلا تُحفظ إلا بصمته، " + intl.count(votes) + " أيام.",
        email: "لا يرى أحد بريدك الإلكتروني. ويرى مالكو الخوادم التي صوّتّ لها اسمك.",
      },
      keptHeading: "ما يُحفظ",
      oneWay:
        "البصمة رمز يمكن مقارنته ولا يمكن عكسه: يتعرّف الموقع على كلمة المرور أو العنوان أو المفتاح نفسه دون حفظه.",
      columns: ["البيانات", "السبب", "المدة"],
      groups: {
        account: "الحسابات",
        signIn: "تسجيل الدخول",
        votes: "التصويت",
        servers: "الخوادم",
        rewards: "المكافآت والرسائل إلى الخوادم",
        moderation: "الإشراف",
        site: "تشغيل الموقع",
        browser: "في المتصفح",
      },
      othersHeading: "من يطّلع عليها أيضًا",
      others: [
        "مالكو الخوادم التي صوّتّ لها: اسمك ورقم حسابك ووقت تصويتك. ما يفعلونه بها شأنهم.",
        "الجميع: اسم أي إدراج لك وعنوانه ووصفه. وإن وافقت على الظهور ضمن الأكثر تصويتًا، فاسمك وعدد أصواتك لكل خادم أيضًا، وتقرؤها البرامج عبر واجهة API العامة. وإن تراجعت فلن يظهر اسمك في أيّ منهما بعد دقيقة، لكن لا يمكن لأحد استرجاع النسخ. لا يرى أحد بريدك الإلكتروني.",
        "مشرفو هذا الموقع: من صوّت لأي خادم، ومن يملك أي خادم، وما غيّره المالكون.",
        "خادم البريد الذي يستخدمه هذا الموقع: بريدك الإلكتروني والرسائل التي تصلك.",
      ],
      turnstile:
        "Cloudflare: تحمّل صفحة التصويت منها التحقق من الروبوتات، فتعرف بذلك عنوان IP ومتصفحك.",
      nobodyElse: "لا أحد غيرهم: لا تحمّل أي صفحة شيئًا من خادم آخر.",
      yoursHeading: "بياناتك لك",
      yours: "يمكنك رؤية معظمها وتغييره من صفحة حسابك.",
      download: "تنزيل كل شيء…",
      delete: "حذف حسابك…",
    },
    refusals: {
      cannot: {
        accept_edits: "تعذّر قبول التعديلات",
        accept_pictures: "تعذّر قبول الصور",
        accept_the_offer: "تعذّر قبول العرض",
        add_game: "تعذّرت إضافة اللعبة",
        add_server: "تعذّرت إضافة الخادم",
        add_tag: "تعذّرت إضافة الوسم",
        add_the_name: "تعذّرت إضافة الاسم",
        approve_change: "تعذّر قبول التعديل",
        approve_server: "تعذّر قبول الخادم",
        change_settings: "تعذّر تغيير الإعدادات",
        change_the_role: "تعذّر تغيير الدور",
        check_server: "تعذّر فحص الخادم",
        close_reports: "تعذّر إغلاق البلاغات",
        decide_about_an_alert: "تعذّر البتّ في التنبيه",
        decide_on_a_claim_to_a_name: "تعذّر البتّ في المطالبة بالاسم",
        disable_account: "تعذّر تعطيل الحساب",
        dismiss_the_alert: "تعذّر تجاهل التنبيه",
        edit_game: "تعذّر تعديل اللعبة",
        edit_server: "تعذّر تعديل الخادم",
        edit_tag: "تعذّر تعديل الوسم",
        enable_account: "تعذّر تفعيل الحساب",
        export_account: "تعذّر تنزيل بيانات الحساب",
        grade_the_receiver_of_this_key: "تعذّر تقييم المستقبِل لهذا المفتاح",
        hand_over_server: "تعذّر تسليم الخادم",
        invite: "تعذّرت الدعوة",
        issue_key: "تعذّر إنشاء المفتاح",
        lift_the_act: "تعذّر رفع الإجراء",
        list_server_again: "تعذّرت إعادة الخادم إلى القائمة",
        make_a_key: "تعذّر إنشاء مفتاح",
        make_a_sign_in_link: "تعذّر إنشاء رابط لتسجيل الدخول",
        merge_games: "تعذّر دمج اللعبتين",
        merge_tags: "تعذّر دمج الوسمين",
        put_edits_back: "تعذّر التراجع عن التعديلات",
        read_answers: "تعذّرت قراءة الردود",
        refuse_change: "تعذّر رفض التعديل",
        reject_server: "تعذّر رفض الخادم",
        remove_banner: "تعذّرت إزالة اللافتة",
        remove_game: "تعذّرت إزالة اللعبة",
        remove_logo: "تعذّرت إزالة الشعار",
        remove_tag: "تعذّرت إزالة الوسم",
        rename: "تعذّر تغيير الاسم",
        replay: "تعذّرت إعادة إرسال الأصوات",
        resend: "تعذّرت إعادة الإرسال",
        reset_the_second_factor: "تعذّرت إزالة الخطوة الثانية",
        resubmit_server: "تعذّرت إعادة تقديم الخادم",
        save_facts: "تعذّر حفظ المعلومات",
        set_email: "تعذّر تعيين البريد الإلكتروني",
        show_account: "تعذّر عرض الحساب",
        show_claims_to_names: "تعذّر عرض المطالبات بالأسماء",
        show_delivery: "تعذّر عرض التسليم",
        show_reports: "تعذّر عرض البلاغات",
        show_the_account: "تعذّر عرض الحساب",
        show_the_audit_trail: "تعذّر عرض سجل التغييرات",
        show_the_queue: "تعذّر عرض قائمة الانتظار",
        show_void_votes: "تعذّر عرض الأصوات الملغاة",
        show_vote: "تعذّر عرض الصوت",
        show_votes: "تعذّر عرض الأصوات",
        show_waves: "تعذّر عرض التنبيهات",
        submit_server: "تعذّر تقديم الخادم",
        suspend_server: "تعذّر إيقاف الخادم",
        take_down_picture: "تعذّر حجب الصورة",
        test_the_webhook: "تعذّر اختبار webhook",
        unlist_server: "تعذّرت إزالة الخادم من القائمة",
        void_vote: "تعذّر إلغاء الصوت",
        void_votes: "تعذّر إلغاء الأصوات",
        vote: "تعذّر التصويت",
        withdraw_change: "تعذّر سحب التعديل",
        activate_the_webhook_secret_of_key: "تعذّر تفعيل مفتاح webhook السري لهذا المفتاح",
        change_the_Votifier_of_key: "تعذّر تغيير Votifier لهذا المفتاح",
        change_the_webhook_of_key: "تعذّر تغيير webhook لهذا المفتاح",
        grade_the_receiver_of_key: "تعذّر تقييم المستقبِل لهذا المفتاح",
        pause_the_webhook_of_key: "تعذّر إيقاف webhook مؤقتًا لهذا المفتاح",
        prepare_a_webhook_secret_for_key: "تعذّر تجهيز مفتاح webhook سري لهذا المفتاح",
        replay_the_deliveries_of_key: "تعذّرت إعادة إرسال الأصوات لهذا المفتاح",
        resume_the_webhook_of_key: "تعذّر استئناف webhook لهذا المفتاح",
        revoke_key: "تعذّر إبطال المفتاح",
        roll_key: "تعذّر تجديد المفتاح",
        test_the_webhook_of_key: "تعذّر اختبار webhook لهذا المفتاح",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "تعذّر استخدام الاسم «" + `\u2068${name}\u2069` +
          "»: تتكوّن الأسماء من 2 إلى 32 من A-Z وa-z و0-9 و«_» و«.» و«-»، ولا تبدأ بعلامة «-»",
        prefix: ({ name, prefix }) =>
          "تعذّر استخدام الاسم «" + `\u2068${name}\u2069` +
          "»: لم يسمح مُشغّل هذا الموقع بالأسماء التي تبدأ بـ«" + `\u2068${prefix}\u2069` + "»",
      },
      account_name_reserved: ({ name }) => `تعذّر استخدام الاسم «${`\u2068${name}\u2069`}»: هو محجوز`,
      account_name_steam: ({ name }) =>
        "تعذّر استخدام الاسم «" + `\u2068${name}\u2069` +
        "»: هو معرّف Steam. تسجيل الدخول عبر Steam يُثبت أنه لك",
      game_name_known: ({ name }) =>
        "تعذّرت إضافة «" + `\u2068${name}\u2069` + "»: هو من أسمائك بالفعل",
      game_names_full: ({ max }) =>
        "تعذّرت إضافة الاسم: الحد الأقصى للأسماء التي لا يثبتها شيء، إلى جانب اسم الحساب، هو " +
        intl.count(max) + "؛ يجب إزالة أحدها أولًا",
      account_exists: {
        email: ({ email }) => "تعذّر إنشاء الحساب: لدى «" + `\u2068${email}\u2069` + "» حساب بالفعل",
        voted: ({ name }) =>
          "تعذّر استخدام الاسم «" + `\u2068${name}\u2069` +
          "» بعد: صوّت لاعب بهذا الاسم. إن كان ذلك أنت، فيجب تأكيد بريدك الإلكتروني أولًا",
        name: ({ name }) => `تعذّر استخدام الاسم «${`\u2068${name}\u2069`}»: هو مستخدَم`,
      },
      identity_linked: "تعذّر الربط: هو مربوط بحساب آخر هنا، ويجب إلغاء ربطه هناك أولًا",
      last_way_in:
        "تعذّرت الإزالة: لا طريقة غيرها لتسجيل دخولك إلى هذا الحساب؛ يجب إضافة طريقة أخرى أولًا",
      sign_in_link_refused: ({ name }) =>
        "تعذّر إنشاء رابط: الحساب «" + `\u2068${name}\u2069` + "» معطّل، أو هو للاعب لم ينشئ حسابًا قط",
      claim_unknown: "تعذّر البتّ: لم تعد المطالبة موجودة، أو صار للاسم صاحب",
      sign_in_needed: ({ player }) =>
        "لدى «" + `\u2068${player}\u2069` + "» حساب هنا. للتصويت بهذا الاسم يجب تسجيل الدخول",
      account_unknown: {
        named: ({ cannot, name }) =>
          `\u2068${cannot}\u2069` + ": لا حساب باسم «" + `\u2068${name}\u2069` + "»",
        missing: ({ cannot }) => `${`\u2068${cannot}\u2069`}: لا حساب كهذا`,
        viewers: ({ cannot }) => `${`\u2068${cannot}\u2069`}: تم حذفه`,
        owners: ({ cannot }) => `${`\u2068${cannot}\u2069`}: تم حذف حسابك`,
        voters: ({ cannot }) => `${`\u2068${cannot}\u2069`}: تم حذف الحساب`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "zero"
          ? "تعذّر حذف الحساب: له إدراجات بانتظار المراجعة أو مقبولة (" + `\u2068${named}\u2069` +
            ")؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا"
          : intl.plural(count) === "one"
          ? "تعذّر حذف الحساب: له إدراج بانتظار المراجعة أو مقبول (" + `\u2068${named}\u2069` +
            ")؛ يجب حذفه أو إزالته من القائمة أو تسليمه أولًا"
          : intl.plural(count) === "two"
          ? "تعذّر حذف الحساب: له إدراجان بانتظار المراجعة أو مقبولان (" + `\u2068${named}\u2069` +
            ")؛ يجب حذفهما أو إزالتهما من القائمة أو تسليمهما أولًا"
          : intl.plural(count) === "few"
          ? "تعذّر حذف الحساب: له " + intl.count(count) + " إدراجات بانتظار المراجعة أو مقبولة (" +
            `\u2068${named}\u2069` + ")؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا"
          : intl.plural(count) === "many"
          ? "تعذّر حذف الحساب: له " + intl.count(count) + " إدراجًا بانتظار المراجعة أو مقبولة (" +
            `\u2068${named}\u2069` + ")؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا"
          : "تعذّر حذف الحساب: له " + intl.count(count) + " إدراج بانتظار المراجعة أو مقبولة (" +
            `\u2068${named}\u2069` + ")؛ يجب حذفها أو إزالتها من القائمة أو تسليمها أولًا",
      account_disabled: ({ doing }) =>
        doing === "vote"
          ? "تعذّر التصويت: عطّل أحد المشرفين الحساب"
          : "تعذّر تعطيل الحساب: هو معطّل بالفعل",
      account_decided: ({ cannot }) =>
        `\u2068${cannot}\u2069` + ": بتّ شخص آخر فيه منذ فتحه؛ يُرجى الاطلاع عليه مجددًا",
      account_not_disabled: ({ cannot }) => `${`\u2068${cannot}\u2069`}: هو غير معطّل`,
      account_has_role: ({ cannot, role }) =>
        `\u2068${cannot}\u2069` + ": دوره في هذا الموقع " +
        (role === "moderator" ? "مشرف" : "مسؤول الموقع") +
        "؛ يجب أن يسحبه منه أحد مسؤولي الموقع أولًا",
      account_cant_have_role: "تعذّر تغيير الدور: الحساب معطّل، أو لا يمكن لأحد تسجيل الدخول إليه",
      last_administrator: ({ doing }) =>
        doing === "change_the_role"
          ? "تعذّر تغيير الدور: لا مسؤول آخر لهذا الموقع؛ يجب تعيين غيره أولًا"
          : "تعذّر حذف الحساب: لا مسؤول آخر لهذا الموقع؛ يجب تعيين غيره أولًا",
      rename_too_soon: ({ days, next }) =>
        "تعذّر تغيير الاسم: يتغيّر الاسم مرة واحدة كل " + (intl.plural(days) === "zero"
          ? `${intl.count(days)} يوم`
          : intl.plural(days) === "one"
          ? "يوم"
          : intl.plural(days) === "two"
          ? "يومين"
          : intl.plural(days) === "few"
          ? `${intl.count(days)} أيام`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} يومًا`
          : `${intl.count(days)} يوم`) + "، والمرة التالية في " + `\u2068${next}\u2069`,
      email_invalid: ({ text }) =>
        "تعذّر استخدام «" + `\u2068${text}\u2069` + "»: ليس بريدًا إلكترونيًا",
      password_too_short: ({ min }) =>
        "تعذّر استخدام كلمة المرور: الحد الأدنى لعدد الأحرف " + intl.count(min),
      password_too_long: ({ max }) =>
        "تعذّر استخدام كلمة المرور: الحد الأقصى لعدد الأحرف " + intl.count(max),
      password_common:
        "تعذّر استخدام كلمة المرور: من السهل جدًا تخمينها. استخدم عدة كلمات لا علاقة بينها",
      bot_check_failed: {
        forged: "لم يكن ذلك التحقق لهذا النموذج. يُرجى المحاولة مجددًا.",
        expired: "بقيت الصفحة مفتوحة مدة طويلة. يُرجى المحاولة مجددًا.",
        unavailable: "التحقق من الروبوتات غير متاح حاليًا. يُرجى المحاولة مجددًا بعد لحظات.",
      },
      bot_check_spent: "سبق استخدام ذلك التحقق. يُرجى المحاولة مجددًا.",
      moderators_only: ({ cannot }) => `${`\u2068${cannot}\u2069`}: هذا للمشرفين فقط`,
      administrators_only: ({ cannot }) => `${`\u2068${cannot}\u2069`}: هذا لمسؤولي الموقع فقط`,
      setting_invalid: {
        accent: "تعذّر تغيير الإعدادات: اللون هو # وستة أرقام، مثل #f4b41f",
        name: ({ max }) =>
          "تعذّر تغيير الإعدادات: الحد الأقصى للاسم " + intl.count(max) + " من الأحرف القابلة للطباعة",
        imprint: ({ max }) =>
          "تعذّر تغيير الإعدادات: الحد الأقصى لبيانات الناشر " + intl.count(max) +
          " من الأحرف القابلة للطباعة",
      },
      reason_needed: ({ cannot, min, max }) =>
        `\u2068${cannot}\u2069` + ": يجب ذكر السبب، في " + intl.count(min) + " إلى " +
        intl.count(max) + " حرف",
      form_used: "سبق إرسال هذا النموذج وتنفيذه مرة واحدة",
      server_unknown: ({ slug }) => `لا خادم باسم «${`\u2068${slug}\u2069`}»`,
      role_too_low: ({ role }) =>
        role === "owner"
          ? "هذا لمالك الخادم فقط"
          : "يمكنك رؤية أرقام هذا الخادم وعمليات تسليمه، أما هذا فللمالك والمديرين فقط",
      offer_unknown:
        "لم يعد هذا العرض موجودًا: سُحب أو تمت الإجابة عنه، أو انتهت صلاحيته، أو صار للخادم مالك آخر",
      offer_refused: {
        unknown: ({ cannot, name }) =>
          `\u2068${cannot}\u2069` + ": لا حساب باسم " + `\u2068${name}\u2069` + " يُسجَّل الدخول به",
        self: ({ cannot, name }) =>
          `\u2068${cannot}\u2069` + ": " + `\u2068${name}\u2069` + " هو المالك بالفعل",
        member: ({ cannot, name }) =>
          `\u2068${cannot}\u2069` + ": لدى " + `\u2068${name}\u2069` + " صلاحية بالفعل",
        asked: ({ cannot, name, days }) =>
          `\u2068${cannot}\u2069` + ": سبق تقديم عرض إلى " + `\u2068${name}\u2069` +
          "؛ يجب سحب ذلك العرض أولًا، أو الانتظار إن كان قد رُفض (عدد الأيام: " + intl.count(days) + ")",
        many: ({ cannot, max }) =>
          `\u2068${cannot}\u2069` + ": بلغ عدد أفراد الفريق والعروض المفتوحة الحد الأقصى " +
          intl.count(max),
        unpublished: ({ cannot }) =>
          `\u2068${cannot}\u2069` + ": يجب أن يقبل أحد المشرفين الخادم أولًا",
      },
      member_unknown: "لم تعد لهذا الشخص صلاحية",
      server_name_invalid: ({ cannot, min, max }) =>
        `\u2068${cannot}\u2069` + ": يتكوّن الاسم من " + intl.count(min) + " إلى " + intl.count(max) +
        " من الأحرف القابلة للطباعة",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          `\u2068${cannot}\u2069` + ": يتكوّن عنوان الصفحة من " + intl.count(min) + " إلى " +
          intl.count(max) + " من الأحرف الصغيرة a إلى z والأرقام، وبينها شرطات مفردة",
        formLike: ({ cannot, min, max, example }) =>
          `\u2068${cannot}\u2069` + ": يتكوّن عنوان الصفحة من " + intl.count(min) + " إلى " +
          intl.count(max) + " من الأحرف الصغيرة a إلى z والأرقام، وبينها شرطات مفردة، مثل «" +
          `\u2068${example}\u2069` + "»",
        reserved: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + ": عنوان الصفحة «" + `\u2068${slug}\u2069` + "» محجوز للموقع",
        taken: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + ": عنوان الصفحة «" + `\u2068${slug}\u2069` +
          "» لخادم آخر، أو كان له",
        alike: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + ": عنوان الصفحة «" + `\u2068${slug}\u2069` +
          "» قريب جدًا من عنوان خادم آخر",
      },
      slug_moved: ({ cannot, days, at }) =>
        `\u2068${cannot}\u2069` + ": يتغيّر عنوان صفحة الخادم المُدرج مرة واحدة على الأكثر كل " +
        (intl.plural(days) === "zero"
          ? `${intl.count(days)} يوم`
          : intl.plural(days) === "one"
          ? "يوم"
          : intl.plural(days) === "two"
          ? "يومين"
          : intl.plural(days) === "few"
          ? `${intl.count(days)} أيام`
          : intl.plural(days) === "many"
          ? `${intl.count(days)} يومًا`
          : `${intl.count(days)} يوم`) +
        "؛ يمكنك تغييره مجددًا في " + `\u2068${at}\u2069` + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) =>
          `\u2068${cannot}\u2069` + ": «" + `\u2068${host}\u2069` + "» ليس اسم مضيف أو عنوانًا",
        inner: ({ cannot, host }) =>
          `\u2068${cannot}\u2069` + ": لا يمكن الوصول إلى «" + `\u2068${host}\u2069` +
          "» من الإنترنت؛ المطلوب عنوان الخادم العام",
      },
      server_port_invalid: ({ cannot, port }) =>
        `\u2068${cannot}\u2069` + ": المنفذ عدد صحيح من 1 إلى 65535، وليس " + `\u2068${port}\u2069`,
      description_too_long: ({ cannot, max, length }) =>
        `\u2068${cannot}\u2069` + ": الحد الأقصى لأحرف الوصف " + `\u2068${max}\u2069` + "، وعددها " +
        `\u2068${length}\u2069`,
      changed_meanwhile: ({ cannot }) => `${`\u2068${cannot}\u2069`}: تغيّر في هذه الأثناء`,
      facts_invalid: ({ faults }) => `تعذّر حفظ المعلومات: ${`\u2068${faults}\u2069`}`,
      tag_unknown: {
        plain: ({ slug }) => `لا وسم باسم «${`\u2068${slug}\u2069`}»`,
        cannot: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + ": لا وسم باسم «" + `\u2068${slug}\u2069` + "»",
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          `\u2068${cannot}\u2069` + ": يتكوّن الاسم من " + intl.count(min) + " إلى " +
          intl.count(max) + " من الأحرف القابلة للطباعة",
        slug: ({ cannot }) =>
          `\u2068${cannot}\u2069` +
          ": يتكوّن الاسم المختصر من 2 إلى 40 من a إلى z و0 إلى 9 وشرطات مفردة",
      },
      tag_exists: ({ cannot, name }) =>
        `\u2068${cannot}\u2069` + ": «" + `\u2068${name}\u2069` + "» في القائمة بالفعل",
      entry_used: ({ cannot, servers }) =>
        intl.plural(servers) === "zero"
          ? `\u2068${cannot}\u2069` + ": هو مستخدَم؛ يمكن دمجه بدلًا من ذلك"
          : intl.plural(servers) === "one"
          ? `\u2068${cannot}\u2069` + ": هو لإدراج واحد، أو كان له عند حذفه؛ يمكن دمجه بدلًا من ذلك"
          : intl.plural(servers) === "two"
          ? `\u2068${cannot}\u2069` + ": هو لإدراجين، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك"
          : intl.plural(servers) === "few"
          ? `\u2068${cannot}\u2069` + ": هو لـ " + intl.count(servers) +
            " إدراجات، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك"
          : intl.plural(servers) === "many"
          ? `\u2068${cannot}\u2069` + ": هو لـ " + intl.count(servers) +
            " إدراجًا، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك"
          : `\u2068${cannot}\u2069` + ": هو لـ " + intl.count(servers) +
            " إدراج، بما فيها المحذوفة؛ يمكن دمجه بدلًا من ذلك",
      merged_with_itself: ({ cannot }) => `${`\u2068${cannot}\u2069`}: يجب اختيار غيره للدمج فيه`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          `\u2068${cannot}\u2069` + ": عدد خوادمك " + intl.count(servers) + "، والحد الأقصى " +
          intl.count(max),
        pending: ({ cannot, pending }) =>
          `\u2068${cannot}\u2069` + ": عدد خوادمك التي تنتظر المشرفين بالفعل " +
          intl.count(pending),
      },
      change_unknown: {
        none: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " في خادم «" + `\u2068${slug}\u2069` + "»: لا تعديل ينتظر",
        seen: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " في خادم «" + `\u2068${slug}\u2069` +
          "»: عدّله مالكه في هذه الأثناء؛ يُرجى الاطلاع عليه مجددًا",
        replaced: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " في خادم «" + `\u2068${slug}\u2069` +
          "»: استبدل مالكه التعديل في هذه الأثناء؛ يُرجى الاطلاع على الجديد",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          `\u2068${cannot}\u2069` + " «" + `\u2068${slug}\u2069` + "»: " + (status === "pending"
            ? "هو بانتظار المراجعة"
            : status === "approved"
            ? "هو مقبول"
            : status === "rejected"
            ? "هو مرفوض"
            : "هو موقوف"),
        ownerless: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " «" + `\u2068${slug}\u2069` +
          "»: حذف مالكه حسابه، فلا مسؤول عنه",
        changed: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " «" + `\u2068${slug}\u2069` +
          "»: تغيّر، أو بتّ فيه شخص آخر، منذ فتحه؛ يُرجى الاطلاع عليه مجددًا",
        unlisted: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + " «" + `\u2068${slug}\u2069` + "»: أزاله مالكه من القائمة",
      },
      server_own: ({ cannot, slug }) =>
        `\u2068${cannot}\u2069` + " «" + `\u2068${slug}\u2069` +
        "»: أنت من فريقه، فيبتّ فيه مشرف آخر",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "تعذّر فحص الخادم «" + `\u2068${slug}\u2069` + "»: " + (status === "pending"
            ? "هو بانتظار المراجعة"
            : status === "approved"
            ? "هو مقبول"
            : status === "rejected"
            ? "هو مرفوض"
            : "هو موقوف")
          : `\u2068${cannot}\u2069` + ": " + (status === "pending"
            ? `خادم «${`\u2068${slug}\u2069`}» بانتظار المراجعة`
            : status === "approved"
            ? `خادم «${`\u2068${slug}\u2069`}» مقبول`
            : status === "rejected"
            ? `خادم «${`\u2068${slug}\u2069`}» مرفوض`
            : `خادم «${`\u2068${slug}\u2069`}» موقوف`),
      check_too_soon: {
        busy: "تعذّر فحص الخادم: تجري فحوص كثيرة الآن؛ يمكنك المحاولة مجددًا بعد لحظات",
        waiting: ({ seconds }) =>
          "تعذّر فحص الخادم: فُحص أحد خوادمك المنتظرة قبل أقل من " + (intl.plural(seconds) === "zero"
            ? `${intl.count(seconds)} ثانية`
            : intl.plural(seconds) === "one"
            ? "ثانية"
            : intl.plural(seconds) === "two"
            ? "ثانيتين"
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} ثوانٍ`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} ثانية`
            : `${intl.count(seconds)} ثانية`),
        listed: ({ seconds }) =>
          "تعذّر فحص الخادم: فُحص قبل أقل من " + (intl.plural(seconds) === "zero"
            ? `${intl.count(seconds)} ثانية`
            : intl.plural(seconds) === "one"
            ? "ثانية"
            : intl.plural(seconds) === "two"
            ? "ثانيتين"
            : intl.plural(seconds) === "few"
            ? `${intl.count(seconds)} ثوانٍ`
            : intl.plural(seconds) === "many"
            ? `${intl.count(seconds)} ثانية`
            : `${intl.count(seconds)} ثانية`),
      },
      game_unknown: ({ cannot, slug, known }) =>
        `\u2068${cannot}\u2069` + ": لا لعبة باسم «" + `\u2068${slug}\u2069` +
        "»؛ الألعاب المعروفة: " + `\u2068${known}\u2069`,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          `\u2068${cannot}\u2069` + ": يتكوّن الاسم من " + intl.count(min) + " إلى " +
          intl.count(max) + " من الأحرف القابلة للطباعة",
        slug: ({ cannot, slug }) =>
          `\u2068${cannot}\u2069` + ": «" + `\u2068${slug}\u2069` +
          "» ليس اسمًا مختصرًا صالحًا: من 2 إلى 60 من a إلى z و0 إلى 9 وشرطات مفردة",
        protocol: ({ cannot, protocol, known }) =>
          `\u2068${cannot}\u2069` + ": لا بروتوكول باسم «" + `\u2068${protocol}\u2069` +
          "»؛ البروتوكولات المعروفة: " + `\u2068${known}\u2069`,
        port: ({ cannot, max }) =>
          `\u2068${cannot}\u2069` + ": المنفذ عدد صحيح من 1 إلى " + `\u2068${max}\u2069`,
        queryPort: ({ cannot, port }) =>
          `\u2068${cannot}\u2069` + ": منفذ الاستعلام " + `\u2068${port}\u2069` + " غير صالح",
      },
      game_exists: ({ cannot, slug }) =>
        `\u2068${cannot}\u2069` + ": «" + `\u2068${slug}\u2069` +
        "» في القائمة بالفعل، أو كان اسمًا مختصرًا للعبة فيها",
      picture_refused: {
        damaged: "تعذّر استخدام هذه الصورة: الملف تالف؛ قد يفيد فتحه في محرّر صور وحفظه مجددًا",
        animated: "تعذّر استخدام هذه الصورة: هي متحركة؛ المطلوب صورة ثابتة",
        format: "تعذّر استخدام هذه الصورة: ليست PNG أو JPEG أو WebP؛ لا تُقبل GIF وSVG",
        large: ({ width, height, megapixels }) =>
          "تعذّر استخدام هذه الصورة: أبعادها " + intl.count(width) + " × " + intl.count(height) +
          " بكسل، والحد الأقصى لمثلها " + intl.decimal(megapixels) + " ميغابكسل؛ يجب تصغيرها أولًا",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "تعذّر استخدام هذه الصورة: أبعادها " + intl.count(width) + " × " + intl.count(height) +
          " بكسل، والحد الأدنى " + (kind === "logo" ? "للشعار" : "للافتة") + " هو " +
          intl.count(minWidth) + " × " + intl.count(minHeight),
      },
      picture_unknown: ({ cannot, slug }) =>
        `\u2068${cannot}\u2069` + " لخادم «" + `\u2068${slug}\u2069` +
        "»: تغيّرت صوره في هذه الأثناء؛ يُرجى الاطلاع عليه مجددًا",
      report_invalid: {
        other: ({ max }) => "تعذّر الإبلاغ: يجب ذكر المشكلة، في 1 إلى " + intl.count(max) + " حرف",
        chosen: ({ max }) =>
          "تعذّر الإبلاغ: يجب ذكر المشكلة، في " + intl.count(max) + " حرف على الأكثر",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "تعذّر الإبلاغ: لدى المشرفين " + intl.count(max) +
          " بلاغ عنه ممن لم يسجّلوا الدخول، ولا يقبلون المزيد منها الآن. يمكنك تسجيل الدخول في علامة تبويب أخرى وإرسال هذا مجددًا",
        all: ({ max }) =>
          "تعذّر الإبلاغ: لدى المشرفين " + intl.count(max) +
          " بلاغ عنه بالفعل؛ يمكنك المحاولة مجددًا بعد ساعة",
      },
      report_unknown: ({ slug }) =>
        "تعذّر إغلاق البلاغات عن «" + `\u2068${slug}\u2069` + "»: لا بلاغ مفتوح",
      fact: {
        tags: ({ max }) => `الحد الأقصى للوسوم ${intl.count(max)}.`,
        country: "يجب اختيار بلد من القائمة.",
        languages: "يجب اختيار لغات من القائمة.",
        languages_too_many: ({ max }) => `الحد الأقصى للغات ${intl.count(max)}.`,
        description: ({ max }) => `الحد الأقصى لأحرف الوصف ${intl.count(max)}.`,
        text_language: "يجب اختيار لغة من القائمة.",
        text_language_twice: "توجد أدناه نصوص بهذه اللغة أيضًا. يجب إزالتها أو اختيار لغة أخرى هنا.",
        rules: ({ max }) => `الحد الأقصى لأحرف القواعد ${intl.count(max)}.`,
        tagline_not_one_line: "العبارة التعريفية سطر واحد من الأحرف القابلة للطباعة.",
        tagline_too_long: ({ max }) => `الحد الأقصى لأحرف العبارة التعريفية ${intl.count(max)}.`,
        version_not_one_line: "الإصدار سطر واحد من الأحرف القابلة للطباعة.",
        version_too_long: ({ max }) =>
          `الحد الأقصى لأحرف الإصدار ${intl.count(max)}.`,
        website_too_long: ({ max }) => `الحد الأقصى لأحرف رابط الموقع ${intl.count(max)}.`,
        website_too_long_as_written: ({ max }) =>
          "الحد الأقصى لأحرف رابط الموقع " + intl.count(max) + "، كما تكتبه المتصفحات.",
        website_elsewhere: "الموقع رابط إلى موقع عام يبدأ بـ https://.",
        discord_too_long: ({ max }) => `الحد الأقصى لأحرف الدعوة ${intl.count(max)}.`,
        discord_too_long_as_written: ({ max }) =>
          "الحد الأقصى لأحرف الدعوة " + intl.count(max) + "، كما تكتبها المتصفحات.",
        discord_elsewhere: ({ sites }) =>
          `الدعوة رابط من ${`\u2068${sites}\u2069`} يبدأ بـ https://.`,
        video_too_long: ({ max }) => `الحد الأقصى لأحرف رابط الفيديو ${intl.count(max)}.`,
        video_too_long_as_written: ({ max }) =>
          "الحد الأقصى لأحرف رابط الفيديو " + intl.count(max) + "، كما تكتبه المتصفحات.",
        video_elsewhere: ({ sites }) =>
          "الفيديو رابط من " + `\u2068${sites}\u2069` + " يبدأ بـ https://.",
      },
      key_unknown: {
        plain: ({ id }) => `لا مفتاح بالمعرّف «${`\u2068${id}\u2069`}»`,
        cannot: ({ cannot, id }) =>
          `\u2068${cannot}\u2069` + ": لا مفتاح بالمعرّف «" + `\u2068${id}\u2069` + "»",
      },
      key_name_invalid: ({ max }) =>
        "تعذّر إنشاء المفتاح: يتكوّن اسمه من 1 إلى " + intl.count(max) + " من الأحرف القابلة للطباعة",
      keys_too_many: ({ max }) =>
        "تعذّر إنشاء المفتاح: بلغ عدد مفاتيح هذا الخادم " + intl.count(max) +
        "؛ يجب إبطال أحدها أولًا",
      scopes_invalid: ({ known }) =>
        "تعذّر إنشاء المفتاح: يجب اختيار استخدامه من " + `\u2068${known}\u2069`,
      key_revoked: ({ cannot, at }) => `\u2068${cannot}\u2069` + ": أُبطل في " + `\u2068${at}\u2069`,
      overlap_invalid: ({ max, hours }) =>
        "تعذّر تجديد المفتاح: مدة التداخل من 0 إلى " + intl.count(max) + " ساعة، وليست " +
        `\u2068${hours}\u2069`,
      webhook_url_refused: {
        incomplete: "تعذّر استخدام عنوان URL هذا لـ webhook: ليس عنوان ويب كاملًا.",
        inner: "تعذّر استخدام عنوان URL هذا لـ webhook: يجب أن يقود إلى مضيف على الإنترنت العام.",
        chat:
          "تعذّر استخدام عنوان URL هذا لـ webhook: هذا عنوان قناة في Discord تقبل الرسائل لا الأصوات. يمكن وصلها ضمن «الدردشات»: تُنشر الأصوات فيها كرسائل.",
        scheme: "تعذّر استخدام عنوان URL هذا لـ webhook: يجب أن يبدأ بـ https:// أو http://.",
        credentials:
          "تعذّر استخدام عنوان URL هذا لـ webhook: يجب ألا يحتوي على اسم مستخدم أو كلمة مرور.",
        port: ({ port }) =>
          "تعذّر استخدام عنوان URL هذا لـ webhook: لا يجوز المنفذ " + `\u2068${port}\u2069` +
          "؛ المتاح 80 أو 443 أو منفذ فوق 1023.",
        tooLong: ({ max }) =>
          "تعذّر استخدام عنوان URL هذا لـ webhook: الحد الأقصى لأحرفه " + intl.count(max) + ".",
      },
      webhook_url_taken: ({ url }) =>
        "تعذّر استخدام " + `\u2068${url}\u2069` + ": يرسل إليه مفتاح آخر لهذا الخادم بالفعل",
      secret_not_prepared: "تعذّر تفعيل مفتاح webhook السري: لم يُجهَّز أي مفتاح",
      key_is_votifier: ({ cannot }) =>
        `\u2068${cannot}\u2069` + ": هو مخصص لـ Votifier، ضمن «المكافآت»",
      key_is_chat: ({ cannot }) => `${`\u2068${cannot}\u2069`}: هو مخصص لقناة، ضمن «الدردشات»`,
      chat_address_refused: {
        notDiscord:
          "تعذّر الاتصال: هذا ليس عنوان webhook في Discord. يمكن نسخه في Discord من إعدادات القناة، ثم التكاملات، ثم Webhooks.",
        notSlack:
          "تعذّر الاتصال: هذا ليس عنوان webhook وارد في Slack. يبدأ العنوان بـ https://hooks.slack.com/services/.",
      },
      chat_connected: "تعذّر الاتصال: هذه القناة متصلة بالفعل",
      votifier_address_refused: {
        host: "تعذّر الاتصال: هذا ليس اسم مضيف أو عنوانًا؛ للمنفذ خانة خاصة.",
        inner: "تعذّر الاتصال: يجب أن يكون Votifier متاحًا على الإنترنت العام عند هذا المضيف.",
        port: ({ port, usual }) =>
          "تعذّر الاتصال: لا يمكن الوصول إلى Votifier على المنفذ " + `\u2068${port}\u2069` +
          "؛ المعتاد " + `\u2068${usual}\u2069` + ".",
      },
      votifier_secret_refused: {
        missing: "تعذّر الاتصال: الرمز المميز أو المفتاح العام لـ Votifier ناقص",
        lost: "تعذّر الاتصال: يجب لصق الرمز المميز أو المفتاح مرة أخرى",
        privateKey:
          "تعذّر الاتصال: هذا مفتاح خاص ويجب أن يبقى على خادمك. المطلوب لصق ما في public.key، وإنشاء مفاتيح جديدة إن رأى هذا المفتاح شخص آخر.",
        neither: ({ max }) =>
          "تعذّر الاتصال: ليس هذا رمزًا مميزًا (من 6 إلى " + intl.count(max) +
          " حرف دون مسافات) ولا مفتاحًا عامًا لـ Votifier.",
        anotherKey: ({ bits }) =>
          "تعذّر الاتصال: يستخدم Votifier مفاتيح RSA طولها " + `\u2068${bits}\u2069` +
          " بت، وهذا مفتاح آخر. حذف المجلد «rsa» من إضافتك ثم إعادة تشغيل خادمك ينشئ مفاتيح جديدة.",
      },
      votifier_connected: "تعذّر الاتصال: تم ذلك للتو في نافذة أخرى",
      votifiers_too_many: ({ max }) =>
        "تعذّر الاتصال: بلغ عدد مستقبِلات هذا الخادم " + intl.count(max) + "؛ تجب إزالة أحدها أولًا",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "تعذّرت إعادة الإرسال منذ " + `\u2068${time}\u2069` +
          ": يجب أن يكون ضمن المدة المتاحة (عدد الأيام: " + intl.count(days) + ")",
        unreadable: ({ days }) =>
          "تعذّرت إعادة الإرسال منذ ذلك الوقت: يجب أن يكون ضمن المدة المتاحة (عدد الأيام: " +
          intl.count(days) + ")",
      },
      replay_too_soon: ({ from }) =>
        "تعذّرت إعادة الإرسال: لم تنته آخر عملية إلى هذا العنوان، أو كانت للتو؛ يمكن بدء التالية في " +
        `\u2068${from}\u2069`,
      sends_too_many: ({ cannot }) =>
        `\u2068${cannot}\u2069` +
        ": أرسلت الكثير يدويًا إلى هذا العنوان؛ يمكنك المحاولة مجددًا بعد دقيقة",
      delivery_unknown: ({ cannot, id }) =>
        `\u2068${cannot}\u2069` + ": لا تسليم بالمعرّف «" + `\u2068${id}\u2069` + "»",
      delivery_unfinished: ({ id }) =>
        "تعذّرت إعادة إرسال التسليم «" + `\u2068${id}\u2069` + "»: هو قيد الإرسال",
      delivery_without_destination: ({ doing }) =>
        doing === "resend"
          ? "تعذّرت إعادة الإرسال: مفتاحه مُبطل أو لا عنوان URL لـ webhook له"
          : doing === "replay"
          ? "تعذّرت إعادة الإرسال: لا عنوان URL لـ webhook لهذا المفتاح"
          : doing === "test_the_webhook"
          ? "تعذّر اختبار webhook: لا عنوان URL لـ webhook لهذا المفتاح"
          : "تعذّر تقييم المستقبِل لهذا المفتاح: لا عنوان URL لـ webhook له، أو يتعطّل؛ يُرجى إرسال اختبارات حتى يصل أحدها",
      clock_off: "تعذّر التصويت: ساعة هذا المضيف وساعة قاعدة البيانات لا تتفقان",
      favourites_full: ({ max }) =>
        "تعذّرت الإضافة إلى المفضلة: بلغت الحد الأقصى " + intl.count(max) + "؛ يجب إزالة أحدها أولًا",
      vote_unknown: ({ cannot, id }) =>
        `\u2068${cannot}\u2069` + ": لا صوت بالمعرّف «" + `\u2068${id}\u2069` + "»",
      vote_voided: ({ doing, id }) =>
        doing === "resend"
          ? "تعذّرت إعادة إرسال التسليم «" + `\u2068${id}\u2069` + "»: أُلغي صوته"
          : "تعذّر إلغاء الصوت «" + `\u2068${id}\u2069` + "»: هو مُلغى بالفعل",
      void_choice_invalid: {
        span: ({ days }) =>
          "تعذّر اختيار الأصوات: يجب أن تبدأ الفترة قبل نهايتها، وفي الماضي، وألا تتجاوز الحد الأقصى (عدد الأيام: " +
          intl.count(days) + ")",
        number: ({ given, max }) =>
          "تعذّر اختيار الأصوات: " + `\u2068${given}\u2069` + " ليس عددًا صحيحًا من 1 إلى " +
          `\u2068${max}\u2069`,
      },
      void_choice_changed: {
        others:
          "تعذّر إلغاء الأصوات: يجري إجراء آخر على أصوات هذه الساعات؛ يُرجى عدّها مجددًا بعد دقيقة",
        counted: ({ expected, votes }) =>
          "تعذّر إلغاء الأصوات: كان العدد " + intl.count(expected) +
          "، لكن أُلغي بعضها في هذه الأثناء والمطابق الآن " + intl.count(votes) + "؛ يُرجى عدّها مجددًا",
      },
      void_batch_unknown: ({ id }) => `تعذّر الرفع: لا إجراء بالمعرّف «${`\u2068${id}\u2069`}»`,
      void_batch_lifted: ({ id }) => `تعذّر رفع الإجراء «${`\u2068${id}\u2069`}»: رُفع من قبل`,
      void_notice_unknown: ({ id }) =>
        "تعذّر الرد: لا إشعار بأصوات ملغاة بالمعرّف «" + `\u2068${id}\u2069` + "»",
      void_answered: {
        lifted: "تعذّر الرد: عادت الأصوات إلى الاحتساب",
        given: "تعذّر الرد: لكل إشعار رد واحد، وقد أُرسل",
      },
      void_answer_invalid: ({ min, max }) =>
        "تعذّر الرد: المطلوب من " + intl.count(min) + " إلى " + intl.count(max) + " حرف",
      void_answer_read: "عدّ شخص آخر الرد مقروءًا",
      wave_unknown: ({ id }) => `لا تنبيه بالمعرّف «${`\u2068${id}\u2069`}»`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "تعذّر البتّ في التنبيه: أُلغيت أصواته في هذه الأثناء بقرار من " + `\u2068${by}\u2069`
            : "تعذّر البتّ في التنبيه: جرى تجاهله في هذه الأثناء بقرار من " + `\u2068${by}\u2069`,
        operator: ({ state }) =>
          state === "voided"
            ? "تعذّر البتّ في التنبيه: ألغت إدارة الموقع أصواته في هذه الأثناء"
            : "تعذّر البتّ في التنبيه: تجاهلته إدارة الموقع في هذه الأثناء",
      },
      wave_grown: ({ votes, seen }) =>
        "تعذّر البتّ في التنبيه: عدد أصواته الآن " + intl.count(votes) + "، وكان " + intl.count(seen) +
        " عند فتحه؛ يُرجى الاطلاع عليه مجددًا",
    },
    rewards: {
      title: (server) => `مكافآت خادم ${`\u2068${server}\u2069`}`,
      heading: "كيف يحصل اللاعبون على مكافأتهم؟",
      lead: "طريقة واحدة في كل وقت، فلا يُكافأ صوت مرتين. أما webhook فيُرسل أيًا كان اختيارك.",
      inUse: "مستخدمة",
      notYet: "غير مستخدمة بعد",
      savePath: "استخدام هذه الطريقة",
      connectFirst: "يجب إدخال الرمز المميز أو المفتاح لـ Votifier، ثم اختيار «حفظ واختبار».",
      paths: {
        push: {
          name: "إضافة Minecraft مع Votifier",
          who:
            "NuVotifier أو VotifierPlus أو HytaleVotifier، مع VotingPlugin أو ما شابهها. دون برمجة.",
        },
        inbox: {
          name: "إضافتك تسألنا",
          who: "إضافتك الخاصة، أو إضافة أقدم تتحقق من الأصوات عبر URL، أو خادم خلف راوتر منزلي.",
        },
        none: {
          name: "لا مكافأة من هنا",
          who: "تُحتسب الأصوات. لا يحصل اللاعبون إلا على ما يمنحه مستقبِل webhook لديك، إن وُجد.",
        },
      },
      steps: {
        title: "كيف يصل الصوت إلى اللاعب",
        done: ": تم. ",
        open: ": ليس بعد. ",
        votes: "يصوّت لاعب",
        votesOf: (votes) => `${intl.count(votes)} في آخر 7 أيام`,
        tell: "نخبر خادمك",
        unconnected: "المطلوب تحديد أين يستمع Votifier",
        notActive: "الاتصال متوقف مؤقتًا أو معطّل أو فاشل",
        sent: (arrived, sent) =>
          "وصل " + intl.count(arrived) + " من " + intl.count(sent) + " في 24 ساعة",
        take: "يستلمه Votifier لديك",
        tests: {
          none: "لم يُختبر بعد",
          underWay: "الاختبار في الطريق",
          taken: "استلم آخر اختبار",
          untaken: "لم يستلم آخر اختبار: التفاصيل أدناه",
        },
        reward: "تمنح إضافتك المكافأة",
        unknown: "لا تخبرنا بذلك. تصويت واحد منك يؤكد الأمر",
        webhook: "نرسله إلى webhook لديك",
        receiver: "يكافئ المستقبِل لديك",
        inbox: {
          keep: "نحفظه لك",
          waiting: (waiting) => `في الانتظار: ${intl.count(waiting)}`,
          unused: "هذه الطريقة غير مستخدمة بعد",
          take: "تستلمه إضافتك",
          taken: "سألتنا",
          untaken: "لم تسأل بعد: المطلوب إنشاء مفتاح وإرسال صوت تجريبي",
          give: "تبلّغ بما منحته",
          given: (today) => `مُنحت اليوم: ${intl.count(today)}`,
          ungiven: "لم تبلّغ بعد",
        },
        none: "لا يحصل اللاعبون على شيء من هنا",
        noneNext: "يمكنك اختيار طريقة أخرى متى شئت",
        helpLabel: "إن بقيت خطوة فارغة",
      },
      notApproved: (status) =>
        "حالة هذا الخادم: " + `\u2068${status}\u2069` + ". يمكنك ربطه متى قُبل.",
      votifier: "Votifier",
      host: { label: "المضيف", help: "حيث يستمع Votifier: عنوان خادمك عادةً." },
      port: "المنفذ",
      portHelp: (usual) =>
        "عادةً " + `\u2068${usual}\u2069` + "، وليس منفذ اللعبة نفسه. يجب فتحه في جدار الحماية.",
      secret: "الرمز المميز أو المفتاح العام",
      secretHelp:
        "من plugins/Votifier: الرمز المميز في config.yml، أو كل ما في rsa/public.key. نميّز بينهما تلقائيًا. لا يُقبل مفتاح خاص أبدًا.",
      secretKept: "يبقى فارغًا للاحتفاظ بما لدينا.",
      service: "اسم هذا الموقع في إضافتك",
      save: "حفظ واختبار",
      saveHelp: "لاعب الاختبار هو Voteboard_Test، ولا يُحتسب صوتًا.",
      again: "إرسال اختبار آخر",
      off: "إيقاف أو إيقاف مؤقت",
      lastTest: "آخر اختبار",
      underWay: "الاختبار في الطريق. تتحدّث هذه الصفحة تلقائيًا.",
      took: (ms) => `${intl.count(ms)} مللي ث`,
      all: "كل الأصوات المُرسلة",
      works: "استلمه خادمك. بقيت خطوة واحدة: تحديد ما يحصل عليه اللاعبون.",
      worksNext: (site) =>
        "تعرف VotingPlugin هذا الموقع الآن. في الملف plugins/VotingPlugin/VoteSites.yml، يمكنك البحث عن " +
        `\u2068${site}\u2069` + " وإضافة مكافأة، مثلًا:",
      example: (site) =>
        `\u2068${site}\u2069` + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "المستقبِلات",
        lead:
          "يصل كل صوت إلى كل مستقبِل، وكل منها يمنح مكافأته. إن كانت خوادمك خلف خادم وكيل (proxy)، فيكفي ربط الوكيل وحده.",
        guide: "شبكة خلف خادم وكيل",
        add: "إضافة مستقبِل آخر",
        change: "تغيير",
        remove: "إزالة",
        name: { label: "الاسم", help: "لا يراه غيرك، هنا وفي سجل التسليم: الردهة، البقاء، …" },
      },
      samples: {
        title: "إضافات للبدء منها",
        lead:
          "كل منها برنامج كامل: يستلم الأصوات ويمنح المكافآت المختارة ويتذكّرها، فلا يُكافأ صوت مرتين. تقطع اختباراتنا كلًا منها في لحظات عشوائية، في ألعاب تحاكي الحقيقية.",
      },
      sampleGames: {
        command: "أي لعبة لها أمر",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin، دون منفذ مفتوح",
        oxide: "Rust وغيرها: Oxide وCarbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "الصندوق",
        lead: "تنتظر الأصوات هنا حتى تستلمها إضافتك وتبلّغ بما منحته.",
        plugin: "إضافة جاهزة لـ Paper وVelocity",
        reference: "كيفية كتابة إضافة كهذه",
        notInUse: "لا تدخل الأصوات الجديدة الصندوق إلا ما دامت هذه الطريقة مستخدمة.",
        waiting: "في الانتظار",
        leased: "قيد المنح",
        oldest: "الأقدم ينتظر منذ",
        today: "مُنحت اليوم",
        twice: "مُنحت مرتين في 30 يومًا",
        expired: "انتهت صلاحيتها في 30 يومًا",
        keyName: "إضافة المكافآت",
        make: "إنشاء مفتاح لإضافتك",
        made: "مفتاح لإضافتك",
        player: { label: "اللاعب", help: "لاعب الصوت التجريبي. ينتظر ساعة ولا يُحتسب أبدًا." },
        noPlayer: "لا حساب بهذا الاسم.",
        test: "إرسال صوت تجريبي",
      },
      recent: {
        title: "آخر المكافآت",
        heads: ["اللاعب", "وقت التصويت", "المكافأة", "ملاحظة إضافتك"],
        gone: "حساب محذوف",
        isTest: "اختبار",
        twice: "مُنحت مرتين",
        twiceHelp: "مُنحت مرتين: منح خادم لعبة ثانٍ المكافأة أيضًا، لأن الأول لم يُبلغ في الوقت المحدد.",
        on: (servers) => `على ${`\u2068${servers}\u2069`}`,
        states: {
          none: "لا شيء",
          waiting: "تنتظر إضافتك",
          leased: "قيد المنح",
          granted: "تم منحها",
          refused: "رفضتها إضافتك",
          voided: "سُحبت: الصوت مُلغى",
          expired: "انتهت صلاحيتها: لم تُمنح في الوقت المناسب",
        },
      },
      door: {
        title: "إضافات أقدم تتحقق عبر URL",
        lead: "تسأل هل صوّت لاعب، بعنوان URL فيه مفتاح لا يفتح شيئًا آخر.",
        key: "مفتاح URL",
        asked: "آخر طلب",
        answered: "ردنا",
        answers: {
          check_0: "0 عن «هل صوّت؟»: لا مكافأة تنتظر",
          check_1: "1 عن «هل صوّت؟»: مكافأة تنتظر",
          check_2: "2 عن «هل صوّت؟»: مُنحت من قبل",
          claim_0: "0 عن طلب استلام: لا شيء ينتظر",
          claim_1: "1 عن طلب استلام: تم منحها",
          nameless: "خطأ: لم تُرسل اسمًا. يجب ضبط إضافتك على الأسماء بدلًا من معرّفات Steam.",
        },
        make: "إنشاء مفتاح URL",
        makeHelp: "يظهر مرة واحدة، في أسطر جاهزة للصق.",
        replace: "إنشاء مفتاح URL جديد",
        replaceHelp: "يتوقف المفتاح الحالي عن العمل فورًا.",
        made: "مفتاح URL الخاص بك",
        paste: "للصق في إضافتك",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "في إعداداتها بصيغة JSON"],
          rocket: ["Unturned: Votifier for Rocket", "في ملف XML الخاص بها. تسأل بمعرّف Steam"],
          other: ["أي برنامج آخر", "بوضع مضيف هذا الموقع ومفتاحه مكان ما يخص الموقع الآخر"],
        },
      },
      links: {
        heading: "روابط التصويت من اللعبة",
        per: "رابط لكل لاعب من إضافتك: تكفي نقرة واحدة، دون حساب",
        lead:
          "يمكن لإضافتك عرض رابط لكل لاعب يكتب /vote: يحدد الرابط هويته، فيصوّت بنقرة واحدة، دون حساب ودون كتابة. يُطلب من اللاعب الذي له حساب هنا تسجيل الدخول مرة واحدة، والسماح لروابطك بالتصويت باسمه.",
        address: "رابط التصويت للدردشة والقوائم",
        same: "رابط واحد للجميع",
        addressHelp:
          "كلاهما قصير ولا يفسده تلوين الدردشة. في الثاني، يوضع متغير اللاعب في قائمتك مكان NAME: عندها يظهر الاسم مكتوبًا. وهو لا يثبت شيئًا.",
        voteLink: "رابط التصويت",
        namedVoteLink: "مع اسم اللاعب",
        toLines: "أسطر جاهزة للصق في VotingPlugin وSuperbVote وغيرهما",
        recipe: (baseUrl, slug) =>
          `\u2068${baseUrl}\u2069` + "/servers/" + `\u2068${slug}\u2069` +
          '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' + `\u2068${slug}\u2069` +
          '\\nPLAYER\\nUNIX"))\nUNIX = ثانية انتهائه، بعد 24 ساعة على الأكثر',
        key: "مفتاح الروابط",
        keyHelp:
          "يُستخدم النص كله، بما فيه vbl_، مفتاحًا لـ HMAC. من يملكه يستطيع التصويت باسم أي لاعب لا حساب له هنا، وباسم أي لاعب سمح لروابطك بذلك: يجب حفظه في إعدادات إضافتك.",
        make: "إنشاء مفتاح روابط",
        makeHelp: "يظهر مرة واحدة.",
        replace: "استبدال المفتاح",
        replaceHelp: "تتوقف الروابط المصنوعة بالمفتاح الحالي عن العمل.",
        remove: "إزالة المفتاح",
        unreadable: "فقد الموقع ما يحتاج إليه لقراءة هذا المفتاح. يجب استبداله.",
        made: "مفتاح الروابط الخاص بك",
      },
    },
    searchWords: {
      countries: {
        AE: "الإمارات",
        CI: "ساحل العاج",
        CV: "الرأس الأخضر",
        CZ: "التشيك",
        DE: "ألمانيا",
        GB: "بريطانيا, إنجلترا, انجلترا",
        KR: "كوريا",
        MK: "مقدونيا",
        NL: "هولندا",
        RU: "روسيا الاتحادية",
        SZ: "سوازيلاند",
        TL: "تيمور الشرقية",
        TR: "تركيا",
        US: "أمريكا",
      },
      games: {
        minecraft: "ماينكرافت, ماين كرافت, ماين",
        minecraft_bedrock: "ماينكرافت, ماين كرافت, بيدروك, جوال",
        rust: "رست, راست",
        counter_strike_2: "كاونتر سترايك, كاونتر, سي اس",
        counter_strike_1_6: "كاونتر سترايك, كاونتر, سي اس",
        counter_strike_source: "كاونتر سترايك, كاونتر, سورس",
        garrys_mod: "جاريز مود, جي مود",
        gta_san_andreas_samp: "جاتا, سامب, سان أندرياس",
        gta_san_andreas_mta: "جاتا, سان أندرياس",
        fivem: "فايف ام, جاتا, قراند",
        terraria: "تيراريا",
        dayz: "داي زد",
        valheim: "فالهايم",
        palworld: "بالورلد, بال وورلد",
        project_zomboid: "زومبويد",
        unturned: "أنتورند",
        ark_survival_ascended: "آرك, ديناصورات",
        ark_survival_evolved: "آرك, ديناصورات",
        team_fortress_2: "تيم فورترس",
        the_forest: "الغابة, فورست",
        hytale: "هايتيل",
        euro_truck_simulator_2: "يورو تراك, شاحنات",
        "7_days_to_die": "سبعة أيام",
        arma_3: "أرما",
        left_4_dead_2: "ليفت فور ديد",
      },
      tags: {
        anarchy: "فوضى, أناركي, بدون قوانين",
        bedwars: "بيدوورز, بيد وورز",
        beginner_friendly: "مبتدئين, مبتدئ",
        building: "بناء",
        co_op: "تعاوني",
        creative: "إبداعي, كرييتف",
        crossplay: "لعب مشترك, كروس بلاي",
        deathmatch: "ديث ماتش",
        economy: "اقتصاد, تجارة",
        events: "فعاليات, أحداث",
        factions: "فصائل, كلانات",
        family_friendly: "عائلي, أطفال",
        hardcore: "هاردكور, صعب",
        megabase: "قاعدة ضخمة",
        minigames: "ألعاب مصغرة, ميني جيمز",
        modded: "مودات, معدل",
        monthly_wipe: "تصفير شهري, شهري",
        no_pay_to_win: "بدون دفع للفوز, عادل",
        no_wipe: "بدون تصفير",
        parkour: "باركور",
        plots: "أراضي, قطع أرض",
        prison: "سجن",
        pve: "ضد الوحوش",
        pvp: "قتال, بي في بي",
        quests: "مهام, مهمات",
        racing: "سباق, سباقات, سيارات",
        roleplay: "رول بلاي, تقمص أدوار",
        rpg: "آر بي جي, تقمص أدوار",
        sandbox: "صندوق رمل, عالم مفتوح",
        seasons: "مواسم, موسم",
        skyblock: "سكاي بلوك, جزر",
        small_teams: "فرق صغيرة",
        survival: "بقاء, سيرفايفل",
        vanilla: "بدون مودات, فانيلا",
        weekly_wipe: "تصفير أسبوعي, أسبوعي",
        whitelist: "قائمة بيضاء, خاص",
        zombies: "زومبي",
      },
    },
    search: {
      title: english.search.title,
      field: english.search.field,
      placeholder: english.search.placeholder,
      help: english.search.help,
      helpEmail: english.search.helpEmail,
      submit: english.search.submit,
      kind: {
        listings: english.search.kind.listings,
        accounts: english.search.kind.accounts,
        votes: english.search.kind.votes,
        trail: english.search.kind.trail,
      },
      most: english.search.most,
      votesOf: english.search.votesOf,
      owner: english.search.owner,
      since: english.search.since,
      listings: english.search.listings,
      noSignIn: english.search.noSignIn,
      byEmail: { yes: english.search.byEmail.yes, no: english.search.byEmail.no },
      states: {
        moderator: english.search.states.moderator,
        administrator: english.search.states.administrator,
        disabled: english.search.states.disabled,
      },
      voteFor: english.search.voteFor,
      own: english.search.own,
      nothing: english.search.nothing,
      nothingLead: english.search.nothingLead,
      wholeTrail: english.search.wholeTrail,
    },
    sending: {
      outcomeSentences: {
        delivered: "قبل خادمك الصوت.",
        rejected: "أجاب المستقبِل برمز حالة لا يعني النجاح.",
        redirected: "أحال المستقبِل إلى عنوان آخر، ونحن لا نتبع الإحالات.",
        redirected_elsewhere:
          "أحال المستقبِل إلى موقع آخر، كما تفعل الصفحات التي تطلب تسجيل الدخول، ولا تُتبع عمليات إعادة التوجيه.",
        apps_script:
          "المستقبِل تطبيق ويب من Google Apps Script: يعمل ثم يرد دائمًا بإعادة توجيه إلى عنوان يُستخدم مرة واحدة، وهذا يُعد فشلًا. كل محاولة جديدة تشغّل النص البرمجي مرة أخرى.",
        gone: "أجاب المستقبِل بالرمز 410 Gone، وهذا يوقف webhook.",
        timeout: "لم يرد المستقبِل في الوقت المحدد.",
        connect_failed: "تعذّر الاتصال بالمستقبِل.",
        connection_lost: "أغلق المستقبِل الاتصال قبل أن يرد.",
        tls_failed: "تعذر إنشاء اتصال مشفر بالمستقبِل؛ يلزم التحقق من إعدادات TLS فيه ومن شهادته.",
        tls_self_signed:
          "شهادة المستقبِل موقّعة ذاتيًا؛ يلزم الحصول على شهادة من جهة مثل Let’s Encrypt.",
        tls_untrusted:
          "شهادة المستقبِل صادرة عن جهة غير معروفة أو سلسلتها ناقصة؛ يلزم تثبيت السلسلة كاملة.",
        tls_expired:
          "انتهت صلاحية شهادة المستقبِل أو لم تبدأ بعد؛ يلزم تجديدها وإعادة تشغيل البرنامج الذي يستخدمها.",
        tls_other_name:
          "شهادة المستقبِل لاسم آخر؛ يلزم استخدام ذلك الاسم في عنوان URL أو الحصول على شهادة للاسم الحالي.",
        tls_old:
          "لا يشترك المستقبِل معنا في أي إصدار أو تشفير من TLS؛ يلزم السماح بـ TLS 1.2 أو 1.3 والتحقق من أن لديه شهادة لاسم المضيف هذا.",
        tls_plain:
          "لا يرد المستقبِل عبر TLS؛ إذا كان يستخدم HTTP بلا تشفير هناك، فليبدأ عنوان URL بـ http://‎.",
        tls_expected: "يتوقع المستقبِل TLS؛ فليبدأ عنوان URL بـ https://‎.",
        http2_only: "لا يدعم المستقبِل إلا HTTP/2؛ يلزم السماح بـ HTTP/1.1 أيضًا.",
        dns_failed: "لم يُعثر على اسم مضيف المستقبِل. يُرجى التحقق من كتابته.",
        private_address: "يقود اسم مضيف المستقبِل إلى عنوان ليس على الإنترنت العام.",
        bad_response: "رد المستقبِل ليس HTTP صالحًا.",
        bad_url: "عنوان المستقبِل ليس مما يمكننا الاتصال به.",
        bad_secret: "المفتاح السري للمستقبِل غير صالح للاستخدام. يجب تعيين مفتاح جديد.",
        unconfirmed:
          "تم الإرسال. بروتوكول Votifier القديم لا يؤكد الاستلام، ويمكن التحقق في وحدة التحكم في خادمك.",
        not_votifier:
          "ردّ شيء ما هناك، لكنه ليس Votifier: يعمل عادةً على المنفذ 8192، لا على منفذ اللعبة.",
        votifier_key_missing:
          "يستخدم خادمك بروتوكول Votifier القديم: المطلوب لصق مفتاحه العام بدلًا من الرمز المميز.",
        token_refused:
          "لا يقبل Votifier الرمز المميز: المطلوب لصق ما يأتي بعد «default:» في plugins/Votifier/config.yml.",
        votifier_refused: "لم يقبل Votifier الصوت، والسبب مذكور في رده.",
        name_refused:
          "يقبل Votifier أسماء من 1 إلى 16 حرفًا إنجليزيًا أو رقمًا أو _، وهذا الاسم ليس كذلك.",
        posted: "نُشر في القناة.",
        chat_gone:
          "لم تعد الدردشة تقبل رسائل على هذا العنوان: حُذف webhook أو العنوان غير صحيح. أُوقفت القناة.",
        chat_refused: "رفضت الدردشة الرسالة. قناة المنتدى تحتاج إلى عنوان أحد منشوراتها.",
        chat_busy: "طلبت الدردشة منا الانتظار: رسائل كثيرة جدًا. ستُنشر لاحقًا.",
        interrupted: "أُعيد تشغيل نظامنا أثناء هذه المحاولة، وستُجرى مجددًا.",
        internal_error: "حدث خطأ من جهتنا، وستُجرى المحاولة مجددًا.",
      },
      pointsTo: (url) => `يحيل إلى ${`\u2068${url}\u2069`}: هل يُحفظ عنوان URL هذا؟`,
      pointsElsewhere: (url) => `يحيل إلى ${`\u2068${url}\u2069`}.`,
      votifierSteps: {
        greeted: (version) => `التحية: VOTIFIER ${`\u2068${version}\u2069`}`,
        sent: (bytes, secret) =>
          "أُرسلت البيانات (" + intl.count(bytes) + " بايت)، " +
          (secret === "token" ? "موقّعة بالرمز المميز" : "مشفّرة بمفتاحك العام"),
        silent: "لم يصل رد",
        closed: "أُغلق الاتصال دون رد، كما يفعل VotifierPlus عندما يكون الرمز المميز خاطئًا",
        answered: (line) => `الرد: ${`\u2068${line}\u2069`}`,
      },
    },
    setup: {
      optional: english.setup.optional,
      done: english.setup.done,
      change: english.setup.change,
      steps: {
        name: {
          title: english.setup.steps.name.title,
          why: english.setup.steps.name.why,
          is: english.setup.steps.name.is,
          usual: english.setup.steps.name.usual,
          do: english.setup.steps.name.do,
        },
        site: { why: english.setup.steps.site.why },
        accent: {
          title: english.setup.steps.accent.title,
          why: english.setup.steps.accent.why,
          reads: english.setup.steps.accent.reads,
          usual: english.setup.steps.accent.usual,
          do: english.setup.steps.accent.do,
        },
        logo: {
          title: english.setup.steps.logo.title,
          why: english.setup.steps.logo.why,
          is: english.setup.steps.logo.is,
          usual: english.setup.steps.logo.usual,
          do: english.setup.steps.logo.do,
        },
        mail: {
          why: english.setup.steps.mail.why,
          test: english.setup.steps.mail.test,
          noAddress: english.setup.steps.mail.noAddress,
          off: english.setup.steps.mail.off,
          failed: english.setup.steps.mail.failed,
          slow: english.setup.steps.mail.slow,
        },
        imprint: {
          title: english.setup.steps.imprint.title,
          why: english.setup.steps.imprint.why,
          is: english.setup.steps.imprint.is,
          missing: english.setup.steps.imprint.missing,
          do: english.setup.steps.imprint.do,
        },
        game: {
          title: english.setup.steps.game.title,
          why: english.setup.steps.game.why,
          is: english.setup.steps.game.is,
          missing: english.setup.steps.game.missing,
          do: english.setup.steps.game.do,
        },
        moderators: {
          title: english.setup.steps.moderators.title,
          why: english.setup.steps.moderators.why,
          alone: english.setup.steps.moderators.alone,
          is: english.setup.steps.moderators.is,
          do: english.setup.steps.moderators.do,
        },
        backup: { why: english.setup.steps.backup.why },
      },
      settings: {
        title: english.setup.settings.title,
        lead: english.setup.settings.lead,
        save: english.setup.settings.save,
        fixed: english.setup.settings.fixed,
        look: {
          title: english.setup.settings.look.title,
          lead: english.setup.settings.look.lead,
          name: {
            label: english.setup.settings.look.name.label,
            help: english.setup.settings.look.name.help,
          },
          accent: {
            label: english.setup.settings.look.accent.label,
            help: english.setup.settings.look.accent.help,
          },
        },
        logo: {
          title: english.setup.settings.logo.title,
          lead: english.setup.settings.logo.lead,
          file: english.setup.settings.logo.file,
          help: english.setup.settings.logo.help,
          upload: english.setup.settings.logo.upload,
          remove: english.setup.settings.logo.remove,
          choose: english.setup.settings.logo.choose,
        },
        imprint: {
          label: english.setup.settings.imprint.label,
          help: english.setup.settings.imprint.help,
          open: english.setup.settings.imprint.open,
        },
        review: {
          title: english.setup.settings.review.title,
          lead: english.setup.settings.review.lead,
          label: english.setup.settings.review.label,
          help: english.setup.settings.review.help,
          groups: {
            name: english.setup.settings.review.groups.name,
            game: english.setup.settings.review.groups.game,
            address: english.setup.settings.review.groups.address,
            texts: english.setup.settings.review.groups.texts,
            links: english.setup.settings.review.groups.links,
            facts: english.setup.settings.review.groups.facts,
          },
          pictures: english.setup.settings.review.pictures,
          fresh: english.setup.settings.review.fresh,
        },
        host: {
          title: english.setup.settings.host.title,
          lead: english.setup.settings.host.lead,
          guide: english.setup.settings.host.guide,
          none: english.setup.settings.host.none,
          on: english.setup.settings.host.on,
          off: english.setup.settings.host.off,
          names: {
            address: english.setup.settings.host.names.address,
            contact: english.setup.settings.host.names.contact,
            mail: english.setup.settings.host.names.mail,
            languages: english.setup.settings.host.names.languages,
            passwords: english.setup.settings.host.names.passwords,
            providers: english.setup.settings.host.names.providers,
            factor: english.setup.settings.host.names.factor,
            voting: english.setup.settings.host.names.voting,
            approval: english.setup.settings.host.names.approval,
          },
          voting: {
            accounts: english.setup.settings.host.voting.accounts,
            open: english.setup.settings.host.voting.open,
          },
          approval: {
            moderator: english.setup.settings.host.approval.moderator,
            proof: english.setup.settings.host.approval.proof,
          },
          factor: {
            nobody: english.setup.settings.host.factor.nobody,
            moderators: english.setup.settings.host.factor.moderators,
            owners: english.setup.settings.host.factor.owners,
            both: english.setup.settings.host.factor.both,
          },
        },
      },
    },
    status: {
      outcomes: {
        answered: "أجاب.",
        unknown_protocol: "لا يمكننا الاستعلام عن خوادم هذه اللعبة.",
        port_refused:
          "لا نستعلم عن هذا المنفذ لأنه لخدمات أخرى. المطلوب المنفذ الذي يتصل به اللاعبون.",
        dns_failed: "تعذّر العثور على اسم المضيف. يُرجى التحقق من كتابته أو من سجلات DNS.",
        private_address: "يقود اسم المضيف إلى عنوان ليس على الإنترنت العام.",
        timeout: "لم يجب خلال 5 ثوانٍ. هل يعمل؟ هل يحجبنا جدار حماية؟ هل تجيب اللعبة عن الاستعلامات؟",
        refused: "الجهاز موجود، لكن لا شيء يستمع على هذا المنفذ.",
        bad_answer: "أجاب، لكن ليس كما تجيب خوادم هذه اللعبة. هل اللعبة والمنفذ صحيحان؟",
        answer_too_large: "أرسل أكثر مما يرسله أي خادم لعبة، فقطعنا الاتصال.",
        internal_error: "حدث خطأ من جهتنا، وليس من خادمك.",
      },
      status: {
        heading: "الحالة",
        lead: "نسأل خادمك عن عدد اللاعبين كل 5 دقائق.",
        notAskable: (game) =>
          "لا يمكننا الاستعلام عن خوادم " + `\u2068${game}\u2069` + "، لذا لا تعرض صفحتك عدد اللاعبين.",
        notApproved: "نبدأ متى قبل أحد المشرفين خادمك.",
        states: { unknown: "لم يُفحص بعد", online: "متصل", offline: "غير متصل" },
        failed: "فشل آخر فحص",
        stillOnline: (minutes) =>
          "يراه اللاعبون متصلًا حتى مرور " + intl.count(minutes) + " دقيقة على آخر جواب له.",
        since: "منذ",
        neverAnswered: "لم يجب قط",
        address: "عنوان الاستعلام",
        lastAsked: "آخر فحص",
        lastAnswer: "النتيجة",
        counted: (online, max) => `عدد المتصلين ${intl.count(online)} من ${intl.count(max)}.`,
        countedOnline: (online) => `عدد المتصلين ${intl.count(online)}.`,
        uncounted: "لا يُفصح الخادم عن عدد اللاعبين المتصلين.",
        message: "رسالة الخادم",
        check: "فحص الآن",
      },
      ownership: {
        heading: "إثبات أنه لك",
        verified: "موثّق",
        by: {
          message: "كان الرمز المميز في رسالة اليوم الخاصة بالخادم.",
          dns: "كان الرمز المميز في سجل DNS لاسم المضيف.",
        },
        kept: "يمكنك إزالة الرمز المميز الآن. عند تغيير المضيف أو المنفذ يجب إثبات ذلك مجددًا.",
        lead:
          "عندها تظهر في صفحتك شارة تخبر اللاعبين بأنها من المالك. المطلوب وضع هذا الرمز المميز في أحد مكانين:",
        leadOfAddress:
          "عندها تظهر في صفحتك شارة تخبر اللاعبين بأنها من المالك. المطلوب وضع هذا الرمز المميز في اسم الخادم أو رسالة اليوم، نصًا عاديًا في سطر واحد.",
        waits: (host) =>
          "عنوانك الجديد " + `\u2068${host}\u2069` +
          " ينتظر أحد المشرفين. يستعلم «فحص الآن» هناك، وإن ظهر الرمز المميز تغيّر العنوان فورًا.",
        approves: "لا حاجة إلى انتظار أحد المشرفين: يُقبل خادمك متى عثر «فحص الآن» على الرمز المميز.",
        token: "الرمز المميز",
        message: "اسم الخادم أو رسالة اليوم، نصًا عاديًا في سطر واحد، أو",
        dns: (host) => "سجل DNS من نوع TXT بالاسم أدناه أو " + `\u2068${host}\u2069` + " نفسه.",
        dnsName: "اسم سجل DNS",
        look: "البحث عن الرمز المميز",
        notFound: "لم يُعثر عليه بعد",
      },
    },
    tagNames: {
      anarchy: "فوضى",
      beginner_friendly: "مناسب للمبتدئين",
      building: "بناء",
      co_op: "تعاوني",
      creative: "إبداعي",
      crossplay: "لعب مشترك بين المنصات",
      economy: "اقتصاد",
      events: "فعاليات",
      factions: "فصائل",
      family_friendly: "مناسب للعائلة",
      minigames: "ألعاب مصغرة",
      modded: "معدّل بالمودات",
      monthly_wipe: "تصفير شهري",
      no_pay_to_win: "بلا دفع للفوز",
      no_wipe: "بلا تصفير",
      plots: "قطع أراضٍ",
      prison: "سجن",
      quests: "مهام",
      racing: "سباقات",
      roleplay: "تقمص أدوار",
      sandbox: "عالم مفتوح",
      seasons: "مواسم",
      small_teams: "فرق صغيرة",
      survival: "بقاء",
      weekly_wipe: "تصفير أسبوعي",
      whitelist: "قائمة بيضاء",
      zombies: "زومبي",
    },
    voids: {
      sources: {
        session: english.voids.sources.session,
        link: english.voids.sources.link,
        typed_name: english.voids.sources.typed_name,
        operator: english.voids.sources.operator,
        unknown: english.voids.sources.unknown,
      },
      trusts: {
        established: english.voids.trusts.established,
        confirmed: english.voids.trusts.confirmed,
        none: english.voids.trusts.none,
        unknown: english.voids.trusts.unknown,
      },
      trustMeans: english.voids.trustMeans,
      title: english.voids.title,
      lead: english.voids.lead,
      choose: english.voids.choose,
      since: english.voids.since,
      until: english.voids.until,
      youngerDays: english.voids.youngerDays,
      whenVoting: english.voids.whenVoting,
      source: english.voids.source,
      anySource: english.voids.anySource,
      trust: english.voids.trust,
      anyTrust: english.voids.anyTrust,
      trustHelp: english.voids.trustHelp,
      sourceKnown: english.voids.sourceKnown,
      count: english.voids.count,
      confirm: english.voids.confirm,
      means: english.voids.means,
      consequences: [
        english.voids.consequences[0],
        english.voids.consequences[1],
        english.voids.consequences[2],
        english.voids.consequences[3],
      ],
      acts: english.voids.acts,
      actHeads: [
        english.voids.actHeads[0],
        english.voids.actHeads[1],
        english.voids.actHeads[2],
        english.voids.actHeads[3],
        english.voids.actHeads[4],
        english.voids.actHeads[5],
      ],
      states: {
        voiding: english.voids.states.voiding,
        void: english.voids.states.void,
        lifting: english.voids.states.lifting,
        lifted: english.voids.states.lifted,
      },
      lift: english.voids.lift,
      stop: english.voids.stop,
      which: {
        picked: english.voids.which.picked,
        span: english.voids.which.span,
        younger: english.voids.which.younger,
        untrusted: english.voids.which.untrusted,
        sharing: english.voids.which.sharing,
        network: english.voids.which.network,
      },
    },
    voting: {
      voted: "تم تسجيل صوتك اليوم.",
      votedInVain: "ألغى أحد المشرفين صوت اليوم.",
      votedElsewhere: "صوّت حسابك المربوط اليوم، حين كان مربوطًا هنا بحساب آخر.",
      next: "يمكنك التصويت مجددًا بعد",
      at: "في",
      midnight: "00:00 UTC",
      receipt: "ماذا حدث لصوتك",
      ballot: {
        title: (server) => `التصويت لخادم ${`\u2068${server}\u2069`}`,
        youVoteAs: "التصويت باسم",
        isItYou: "تصل المكافآت إلى هذا الاسم بالضبط في اللعبة.",
        change: "ليس اسمك؟ تغييره",
        names: "التصويت باسم",
        namesHelp: "يُحفظ هذا الاختيار لهذا الخادم.",
        isSteamId: "معرّفك على Steam",
        addName: "لك اسم آخر في هذه اللعبة؟ إضافته",
        addToYours: (name, username) =>
          "إضافة " + `\u2068${name}\u2069` + " إلى حسابك " + `\u2068${username}\u2069`,
        addToYoursWhy: "لتكون الأصوات عبر هذه الروابط لك.",
        nameGone: (name) =>
          "لم يعد «" + `\u2068${name}\u2069` +
          "» من أسمائك، أو أنه لا يناسب هذا الخادم. لم يُسجَّل صوتك، ويمكنك اختيار اسم آخر.",
        linkSays: (server) =>
          "يقول خادم " + `\u2068${server}\u2069` + " إن هذا اسمك، وهو يكافئ هذا الاسم.",
        name: {
          label: "اسمك في اللعبة",
          help: "كما هو في اللعبة تمامًا: تصل المكافآت إلى هذا الاسم.",
        },
        agree: (server, username) =>
          "السماح لخادم " + `\u2068${server}\u2069` + " بإرسال روابط إليك تُدلي بصوتك اليومي باسم " +
          `\u2068${username}\u2069`,
        agreeWhy:
          "يعمل هذا الرابط دون تسجيل الدخول. ولا يصوّت إلا عند فتحه والضغط على زره، ولهذا الخادم فقط. يُحتسب صوت اليوم في كل الأحوال، ويمكنك التراجع عن ذلك من صفحة حسابك.",
        linkOpened: (username) => `فتحت رابط تصويت باسم ${`\u2068${username}\u2069`}`,
        signInAs: (username) => `تسجيل الدخول باسم ${`\u2068${username}\u2069`}`,
        signInWhy: (server) =>
          "هذا الاسم يخص حسابًا. يكفي تسجيل الدخول مرة واحدة لتصوّت روابط " + `\u2068${server}\u2069` +
          " باسمك.",
        signedInAs: (username) => `سُجِّل دخولك باسم ${`\u2068${username}\u2069`}.`,
        voteAs: (username) => `التصويت باسم ${`\u2068${username}\u2069`} بدلًا من ذلك`,
        notTheirs: "هذا اسمك في اللعبة، لكن الحساب لشخص آخر؟",
        tell: "يمكنك إبلاغ إدارة الموقع.",
        otherName: (name) =>
          "وصلت إلى هنا باسم " + `\u2068${name}\u2069` + "، لكن التصويت يكون باسم حسابك.",
        makeYours: "حجز هذا الاسم لك",
        makeYoursWhy: "بكلمة مرور، فلا يستخدمه هنا أحد غيرك. تبقى أصواتك معه.",
        badLink: "هذا الرابط لا يعمل",
        badLinks: {
          forged: (server) =>
            "لم يُنشئه خادم " + `\u2068${server}\u2069` +
            "، أو أن جزءًا منه ناقص. يمكنك طلب رابط جديد في اللعبة وفتحه كما هو.",
          expired: (server) =>
            "انتهت صلاحيته. يمكنك الحصول على رابط جديد بكتابة /vote في خادم " +
            `\u2068${server}\u2069` + ".",
          too_far: (server) =>
            "لا يجوز أن تتجاوز صلاحية الروابط 24 ساعة، وقد جعلها خادم " + `\u2068${server}\u2069` +
            " أطول من ذلك. يُرجى إبلاغ القائمين عليه: إعدادات الإضافة أو الساعة لديهم غير صحيحة.",
          no_time: (server) =>
            "نهايته ليست وقتًا بثواني يونكس كاملة. يُرجى إبلاغ القائمين على خادم " +
            `\u2068${server}\u2069` + ": إعدادات الإضافة لديهم غير صحيحة.",
        },
        remember: "تذكّر هذا الاسم في هذا المتصفح",
        rememberHelp: "يُحفظ في ملف تعريف ارتباط لمدة سنة على الأكثر.",
        remembered: (name) =>
          "يتذكّر هذا المتصفح الاسم " + `\u2068${name}\u2069` + " لصفحات التصويت.",
        forget: "نسيانه",
        place: (rank, game) => `المركز ${intl.count(rank)} في ${`\u2068${game}\u2069`}`,
        haveAccount: "لديك حساب؟",
        signIn: "تسجيل الدخول",
        cast: "تسجيل صوتي",
        ready: "جاهز للتصويت",
        rule: "صوت واحد لكل خادم في اليوم (بتوقيت UTC).",
        noScript:
          "للتصويت، يجب تفعيل JavaScript لهذا الموقع: على متصفحك إنجاز عمل صغير يمنع الروبوتات. لا يحتاج إلى ذلك سوى التصويت وإنشاء الحساب.",
        back: "العودة إلى الخادم",
        alreadyVoted: "سبق أن صوّتّ لهذا الخادم اليوم",
        voteVoid: "ألغى أحد المشرفين صوتك لهذا الخادم اليوم",
        voteTaken: "صوّت حسابك المربوط لهذا الخادم اليوم، حين كان مربوطًا هنا بحساب آخر",
        outOfReach: "اسمك لا يناسب هذا الخادم",
        outOfReachWhy: (username) =>
          "يمنح هذا الخادم المكافآت حسب اسم اللاعب في اللعبة، ولا يصلح «" +
          `\u2068${username}\u2069` +
          "» لذلك: تتكوّن هذه الأسماء من 16 حرفًا إنجليزيًا أو رقمًا أو «_» على الأكثر.",
        confirmEmail: "يجب تأكيد بريدك الإلكتروني أولًا",
        confirmEmailNext:
          "لا يقبل هذا الموقع إلا أصوات الحسابات ذات البريد الإلكتروني المؤكَّد. يمكنك طلب رابط التأكيد من صفحة حسابك.",
        toAccount: "حسابك",
      },
      faults: {
        name: "لا يمكن التصويت هنا بهذا الاسم.",
        changed: "تغيّر شيء ما في هذه الأثناء. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.",
        name_gone: "لم يعد هذا الاسم من أسمائك. لم يُسجَّل صوتك، ويمكنك اختيار اسم آخر.",
        name_used:
          "صوّت شخص آخر لهذا الخادم بهذا الاسم اليوم، فلم يُسجَّل صوتك. يمكنك اختيار اسم آخر من أسمائك، أو كتابة /vote في اللعبة: يُثبت الرابط الذي يصلك أن الاسم لك. يمكنك المحاولة مجددًا بعد",
        link_used:
          "صُوِّت بهذا الاسم اليوم عبر رابط من هذا الخادم، بحساب آخر هنا. لم يُسجَّل صوتك. يمكنك المحاولة مجددًا بعد",
        missing: "لم يكن متصفحك جاهزًا بعد. يُرجى انتظار ظهور علامة الصح في المربع ثم التصويت.",
        forged: "لم يكن ذلك التحقق لهذا الصوت. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.",
        expired: "بقيت الصفحة مفتوحة مدة طويلة. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.",
        already_voted: "تغيّر شيء ما في هذه الأثناء. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.",
        proof_spent: "سبق استخدام ذلك التحقق. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا.",
        unavailable:
          "التحقق من الروبوتات غير متاح حاليًا. لم يُسجَّل صوتك، ويُرجى المحاولة مجددًا بعد لحظات.",
        address_full:
          "وصلت من شبكتك اليوم أصوات كثيرة لهذا الخادم، فلم يُسجَّل صوتك. للحسابات ذات البريد الإلكتروني المؤكَّد أو المربوطة بحساب في موقع آخر حدّ أعلى. يمكنك المحاولة مجددًا بعد",
      },
      widget: {
        label: "لست روبوتًا",
        verifying: "جارٍ التحقق من أنك لست روبوتًا…",
        error: "لم ينجح ذلك. يُرجى تحديث الصفحة.",
        expired: "استغرق ذلك وقتًا طويلًا. يُرجى تحديث الصفحة.",
        waitAlert: "لحظة من فضلك: متصفحك ليس جاهزًا بعد.",
      },
      week: {
        title: "آخر سبعة أيام لك",
        today: "اليوم",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": تم التصويت",
        notVoted: ": بلا صوت",
        ofMonth: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات لك هنا هذا الشهر."
            : intl.plural(votes) === "one"
            ? "هذا أول صوت لك هنا هذا الشهر."
            : intl.plural(votes) === "two"
            ? "صوتان لك هنا هذا الشهر."
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات لك هنا هذا الشهر.`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا لك هنا هذا الشهر.`
            : `${intl.count(votes)} صوت لك هنا هذا الشهر.`,
        all: "كل أيام الأسبوع.",
        inRow: (days) =>
          intl.plural(days) === "zero"
            ? "لا أيام متتالية."
            : intl.plural(days) === "one"
            ? "يوم واحد."
            : intl.plural(days) === "two"
            ? "يومان متتاليان."
            : intl.plural(days) === "few"
            ? `${intl.count(days)} أيام متتالية.`
            : intl.plural(days) === "many"
            ? `${intl.count(days)} يومًا متتاليًا.`
            : `${intl.count(days)} يوم متتالٍ.`,
      },
      consent: {
        question: "هل يظهر اسمك ضمن الأكثر تصويتًا؟",
        why: (server) =>
          "يعرض خادم " + `\u2068${server}\u2069` +
          "، وكل خادم آخر يصله صوتك، قائمة الأكثر تصويتًا كل شهر، وبعضها يمنح جوائز. يراها الجميع، وتقرؤها البرامج أيضًا. ويمكنك تغيير رأيك من صفحة حسابك: يختفي اسمك من هذا الموقع خلال دقيقة.",
        yes: "نعم، إظهار اسمي",
        no: "لا، إبقاؤه خاصًا",
        title: "الأكثر تصويتًا",
        listed: "يظهر اسمك ضمن الأكثر تصويتًا في الخوادم التي صوّتّ لها.",
        notListed: "لا يظهر اسمك في أي قائمة. ومع ذلك تعرف الخوادم التي صوّتّ لها من صوّت.",
        isListed: "ظاهر",
        isHidden: "مخفي",
        start: "إظهار اسمي",
        stop: "إخفاء اسمي",
      },
      board: {
        heading: "الأكثر تصويتًا",
        title: (server) => `الأكثر تصويتًا لخادم ${`\u2068${server}\u2069`}`,
        description: (server) => "الأكثر تصويتًا لخادم " + `\u2068${server}\u2069` + " شهرًا بشهر.",
        ownTitle: "المصوّتون",
        ownLead: "كل من صوّت لخادمك. لا تعرض صفحتك العامة إلا أسماء اللاعبين الذين وافقوا على ذلك.",
        months: "الشهر",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "هذا الشهر حتى الآن",
        final: "النتيجة النهائية",
        ofMonth: (start) =>
          "الأكثر تصويتًا في " + intl.date('month: "long"', { month: "long" })(start),
        all: "القائمة الكاملة",
        sums: (votes, players) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`) + " من " + (intl.plural(players) === "zero"
              ? "اللاعبين حتى الآن."
              : intl.plural(players) === "one"
              ? "لاعب واحد حتى الآن."
              : intl.plural(players) === "two"
              ? "لاعبَين حتى الآن."
              : intl.plural(players) === "few"
              ? `${intl.count(players)} لاعبين حتى الآن.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} لاعبًا حتى الآن.`
              : `${intl.count(players)} لاعب حتى الآن.`),
        noVotes: "لم يصوّت أحد هذا الشهر بعد.",
        nobody: "لم يوافق أي من المصوّتين على إظهار اسمه بعد.",
        votes: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`,
        others: (votes, players) =>
          (intl.plural(votes) === "zero"
            ? "لا أصوات"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`) + " من " + (intl.plural(players) === "zero"
              ? "لاعبين آخرين."
              : intl.plural(players) === "one"
              ? "لاعب آخر."
              : intl.plural(players) === "two"
              ? "لاعبَين آخرَين."
              : intl.plural(players) === "few"
              ? `${intl.count(players)} لاعبين آخرين.`
              : intl.plural(players) === "many"
              ? `${intl.count(players)} لاعبًا آخر.`
              : `${intl.count(players)} لاعب آخر.`),
        voided: (votes) =>
          intl.plural(votes) === "zero"
            ? "لم يُلغَ أي صوت من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن."
            : intl.plural(votes) === "one"
            ? "أُلغي صوت واحد من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن."
            : intl.plural(votes) === "two"
            ? "أُلغي صوتان من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن."
            : intl.plural(votes) === "few"
            ? "أُلغيت " + intl.count(votes) +
              " أصوات من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن."
            : intl.plural(votes) === "many"
            ? "أُلغي " + intl.count(votes) +
              " صوتًا من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن."
            : "أُلغي " + intl.count(votes) +
              " صوت من هذا الشهر بعد انتهائه. تعرض القائمة ما يُحتسب الآن.",
        imported: (votes) =>
          intl.plural(votes) === "zero"
            ? "لا أصوات أخرى من القائمة التي نُقل منها هذا الخادم."
            : intl.plural(votes) === "one"
            ? "صوت واحد آخر من القائمة التي نُقل منها هذا الخادم."
            : intl.plural(votes) === "two"
            ? "صوتان آخران من القائمة التي نُقل منها هذا الخادم."
            : intl.plural(votes) === "few"
            ? intl.count(votes) + " أصوات أخرى من القائمة التي نُقل منها هذا الخادم."
            : intl.plural(votes) === "many"
            ? intl.count(votes) + " صوتًا آخر من القائمة التي نُقل منها هذا الخادم."
            : intl.count(votes) + " صوت آخر من القائمة التي نُقل منها هذا الخادم.",
        gone: "حساب محذوف",
        unlisted: "غير ظاهر للعموم",
        you: "أنت",
        site: "الأكثر تصويتًا في كل الخوادم",
        rules:
          "الأشهر ميلادية بتوقيت UTC. عند تساوي الأصوات، يتقدّم من سجّل صوته الأخير قبل غيره. لا تظهر إلا أسماء اللاعبين الذين وافقوا، وتبقى النتائج سنة.",
        back: (server) => `العودة إلى خادم ${`\u2068${server}\u2069`}`,
      },
      siteBoard: {
        title: "الأكثر تصويتًا",
        titleOf: (span) => `الأكثر تصويتًا: ${`\u2068${span}\u2069`}`,
        lead: "الأكثر تصويتًا في كل الخوادم معًا.",
        spans: "الفترة",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: {
          month: "هذا الشهر",
          last_month: "الشهر الماضي",
          year: "اثنا عشر شهرًا",
          all: "كل الأوقات",
        },
        allTime: "منذ أول صوت",
        nobody: "لا يظهر أحد في هذه الفترة بعد. تُحسب كل ساعة أصوات من وافقوا على إظهار أسمائهم.",
        rules:
          "تُحسب كل ساعة، و«كل الأوقات» مرة في اليوم. الأشهر ميلادية بتوقيت UTC. عند تساوي الأصوات، يتقدّم من سجّل صوته الأخير قبل غيره. لا تظهر إلا أسماء اللاعبين الذين وافقوا، وهي أسماء حساباتهم حتى إن صوّتوا بأسماء أخرى.",
        yourName: "يمكنك من صفحة حسابك اختيار إظهار اسمك أو إخفائه",
      },
      receiptPage: {
        title: "تم احتساب صوتك",
        voidTitle: "صوتك مُلغى",
        thanks: (server) => `شكرًا لتصويتك لخادم ${`\u2068${server}\u2069`}.`,
        player: "اللاعب",
        favourite: "للتصويت هنا كثيرًا: تجمع المفضلة خوادمك في صفحة واحدة للتصويت لها على التوالي.",
        others: (game) => `خوادم ${`\u2068${game}\u2069`} أخرى للتصويت`,
        vote: "التصويت",
        voteFor: (server) => ` لخادم ${`\u2068${server}\u2069`}`,
        castAt: "وقت التصويت",
        nextVote: "التصويت التالي",
        sent: "الإرسال إلى الخادم",
        reward: "مكافأتك",
        standing: (votes, place, counts) =>
          "لديه الآن " + (intl.plural(votes) === "zero"
            ? "0 صوت"
            : intl.plural(votes) === "one"
            ? "صوت واحد"
            : intl.plural(votes) === "two"
            ? "صوتان"
            : intl.plural(votes) === "few"
            ? `${intl.count(votes)} أصوات`
            : intl.plural(votes) === "many"
            ? `${intl.count(votes)} صوتًا`
            : `${intl.count(votes)} صوت`) + (counts === "signed-in"
              ? " من لاعبين سجّلوا الدخول"
              : counts === "confirmed"
              ? " من لاعبين لهم بريد إلكتروني مؤكَّد أو حساب مربوط"
              : counts === "established"
              ? " من لاعبين لهم حساب مربوط مضى عليه أكثر من 30 يومًا"
              : "") + " خلال 30 يومًا، وترتيبه: " + `\u2068${place}\u2069` + ".",
        rewards: {
          waiting: "في انتظارك في اللعبة",
          leased: "في انتظارك في اللعبة",
          granted: "تم منحها",
          refused: "رفضها الخادم",
          voided: "تم سحبها",
          expired: "انتهت صلاحيتها دون استلام",
        },
        back: (server) => `العودة إلى خادم ${`\u2068${server}\u2069`}`,
        isVoid: "ألغى أحد المشرفين هذا الصوت، ولم يعد يُحتسب.",
        isVoidOpen:
          "ألغى أحد المشرفين هذا الصوت مع أصوات أخرى، ولم يعد يُحتسب، لكن يمكنك التصويت مجددًا اليوم.",
        looksAgain: "تتحدّث هذه الصفحة تلقائيًا.",
        nextVoteOpen: "التصويت مجددًا",
        forgotten: "نحتفظ بهذا 30 يومًا فقط.",
        unheard: "هذا الخادم غير متصل بالموقع بعد، لكن صوتك محسوب.",
        none: "يستلم هذا الخادم أصواته بنفسه، وصوتك جاهز.",
        words: {
          on_its_way: "في الطريق",
          retrying: "تُعاد المحاولة: الخادم لا يستجيب الآن",
          held: "معلّق حتى يعود المالك إلى استقبال الأصوات",
          delivered: "تم التسليم",
          given_up: "توقفت المحاولات: تعذّر التسليم",
          withdrawn: "سُحب قبل وصوله",
        },
      },
      wait: {
        hours: (hours) => `${intl.count(hours)} س`,
        minutes: (minutes) => `${intl.count(minutes)} د`,
        both: (hours, minutes) => `${intl.count(hours)} س ${intl.count(minutes)} د`,
      },
    },
    waves: {
      title: english.waves.title,
      lead: english.waves.lead,
      none: english.waves.none,
      look: english.waves.look,
      stands: {
        sentence: english.waves.stands.sentence,
        votes: english.waves.stands.votes,
        address: english.waves.stands.address,
        network: english.waves.stands.network,
        newcomers: english.waves.stands.newcomers,
        without_sign_in: english.waves.stands.without_sign_in,
      },
      inSpan: english.waves.inSpan,
      decided: english.waves.decided,
      pages: english.waves.pages,
      states: { voided: english.waves.states.voided, dismissed: english.waves.states.dismissed },
      heading: english.waves.heading,
      raised: english.waves.raised,
      lastSeen: english.waves.lastSeen,
      toDecision: english.waves.toDecision,
      toServer: english.waves.toServer,
      toVotes: english.waves.toVotes,
      owner: english.waves.owner,
      open: english.waves.open,
      chart: {
        pickLegend: [
          english.waves.chart.pickLegend[0],
          english.waves.chart.pickLegend[1],
          english.waves.chart.pickLegend[2],
        ],
        title: english.waves.chart.title,
        summary: english.waves.chart.summary,
        hour: english.waves.chart.hour,
        shortHour: english.waves.chart.shortHour,
        heads: [
          english.waves.chart.heads[0],
          english.waves.chart.heads[1],
          english.waves.chart.heads[2],
        ],
        legend: [
          english.waves.chart.legend[0],
          english.waves.chart.legend[1],
          english.waves.chart.legend[2],
        ],
      },
      signs: {
        title: english.waves.signs.title,
        lead: english.waves.signs.lead,
        heads: [
          english.waves.signs.heads[0],
          english.waves.signs.heads[1],
          english.waves.signs.heads[2],
          english.waves.signs.heads[3],
          english.waves.signs.heads[4],
        ],
        kinds: {
          votes: english.waves.signs.kinds.votes,
          address: english.waves.signs.kinds.address,
          network: english.waves.signs.kinds.network,
          newcomers: english.waves.signs.kinds.newcomers,
          without_sign_in: english.waves.signs.kinds.without_sign_in,
        },
        number: english.waves.signs.number,
        part: english.waves.signs.part,
        unknown: english.waves.signs.unknown,
      },
      trust: {
        title: english.waves.trust.title,
        lead: english.waves.trust.lead,
        of: english.waves.trust.of,
      },
      hits: {
        title: english.waves.hits.title,
        lead: english.waves.hits.lead,
        tickedOf: english.waves.hits.tickedOf,
        found: english.waves.hits.found,
        none: english.waves.hits.none,
        partial: english.waves.hits.partial,
        network: english.waves.hits.network,
        trusts: {
          confirmed: english.waves.hits.trusts.confirmed,
          established: english.waves.hits.trusts.established,
        },
        alone: english.waves.hits.alone,
        ageOf: english.waves.hits.ageOf,
        agesOf: english.waves.hits.agesOf,
        sample: english.waves.hits.sample,
        addresses: english.waves.hits.addresses,
        regulars: english.waves.hits.regulars,
        sparedLead: english.waves.hits.sparedLead,
        before: {
          here: english.waves.hits.before.here,
          others: english.waves.hits.before.others,
          never: english.waves.hits.before.never,
        },
        age: {
          minutes: english.waves.hits.age.minutes,
          hours: english.waves.hits.age.hours,
          days: english.waves.hits.age.days,
        },
        heads: [
          english.waves.hits.heads[0],
          english.waves.hits.heads[1],
          english.waves.hits.heads[2],
          english.waves.hits.heads[3],
          english.waves.hits.heads[4],
          english.waves.hits.heads[5],
          english.waves.hits.heads[6],
        ],
        unknown: english.waves.hits.unknown,
      },
      ranks: {
        nothing: english.waves.ranks.nothing,
        nothingLead: english.waves.ranks.nothingLead,
        title: english.waves.ranks.title,
        part: english.waves.ranks.part,
        label: english.waves.ranks.label,
        votes: english.waves.ranks.votes,
        rewards: {
          given: english.waves.ranks.rewards.given,
          waiting: english.waves.ranks.rewards.waiting,
          stay: english.waves.ranks.rewards.stay,
        },
        rank: english.waves.ranks.rank,
        same: english.waves.ranks.same,
        unranked: english.waves.ranks.unranked,
      },
      decide: {
        void: english.waves.decide.void,
        honest: english.waves.decide.honest,
        dismiss: english.waves.decide.dismiss,
        dismissLead: english.waves.decide.dismissLead,
        picks: {
          party: english.waves.decide.picks.party,
          stream: english.waves.decide.picks.stream,
          shared: english.waves.decide.picks.shared,
        },
      },
      outcome: {
        title: english.waves.outcome.title,
        says: {
          voided: english.waves.outcome.says.voided,
          dismissed: english.waves.outcome.says.dismissed,
        },
        by: english.waves.outcome.by,
        when: english.waves.outcome.when,
        reason: english.waves.outcome.reason,
        toVoids: english.waves.outcome.toVoids,
      },
      answers: {
        title: english.waves.answers.title,
        lead: english.waves.answers.lead,
        about: english.waves.answers.about,
        from: english.waves.answers.from,
        to: english.waves.answers.to,
        reason: english.waves.answers.reason,
        read: english.waves.answers.read,
        toVoids: english.waves.answers.toVoids,
      },
      moderatorMail: {
        title: english.waves.moderatorMail.title,
        lead: english.waves.moderatorMail.lead,
        every: english.waves.moderatorMail.every,
        choices: {
          soon: english.waves.moderatorMail.choices.soon,
          hourly: english.waves.moderatorMail.choices.hourly,
          daily: english.waves.moderatorMail.choices.daily,
          off: english.waves.moderatorMail.choices.off,
        },
        submit: english.waves.moderatorMail.submit,
        unconfirmed: english.waves.moderatorMail.unconfirmed,
        off: english.waves.moderatorMail.off,
      },
    },
  };
}
