// Written by `deno task generate` from locales/. Do not edit.

import type { Formatters, Words } from "./en.ts";

/** Returns the words of this language. English stands in for those that it lacks. */
export function words(intl: Formatters, english: Words): Words {
  return {
    account: {
      username: "Kullanıcı adı",
      usernameHelp:
        "Oyundakiyle birebir aynı: 2-32 harf, rakam, “_”, “.” ve “-”. Bedrock adları “.” ile başlayabilir.",
      email: "E-posta adresi",
      emailHelp: "Parolanı sıfırlamak için. Başka kimse görmez.",
      password: "Parola",
      passwordHelp: "En az 10 karakter. Birbiriyle ilgisiz üç dört kelime iyi olur.",
      newPassword: "Yeni parola",
      currentPassword: "Şu anki parola",
      makeLink: "Bağlantı oluştur",
      noMail: "Bu site e-posta göndermez.",
      signUp: {
        title: "Kaydol",
        lead: "Tüm sunucular için tek hesap. Kullanıcı adınla oy verirsin.",
        submit: "Kaydol",
        toVote: (server) => `${server} için oy vermek üzere kaydol`,
        toVoteLead: "Kısa bir form, sonra oy vermek bir tık uzakta.",
        toVoteConfirmed: "Bu site, oy vermeden önce e-posta adresini doğrulamanı da ister.",
        inGame: (game) => `${game} oyunundaki adın`,
        inGameHelp: (server) =>
          "Oyundakiyle birebir aynı: " + server +
          " sunucusu bu adı taşıyan oyuncuyu ödüllendirir. Buradaki kullanıcı adın da bu olur. 2-32 harf, rakam, “_”, “.” ve “-”.",
        submitToVote: "Kaydol ve oy vermeye geç",
        ready: "Bot kontrolü geçildi",
        noScript:
          "Kaydolmak için bu sitede JavaScript'i aç: tarayıcının botları dışarıda tutan küçük bir iş yapması gerekiyor. Bu yalnızca oy verirken ve kaydolurken gerekir.",
        privacy: "Neyi, ne kadar süre saklıyoruz",
        haveOne: "Zaten hesabın var mı?",
        signIn: "Giriş yap",
        or: "veya e-posta adresi ve parolayla",
      },
      providers: {
        names: { discord: "Discord", steam: "Steam" },
        button: {
          sign_in: (provider) => `${provider} ile giriş yap`,
          sign_up: (provider) => `${provider} ile devam et`,
          link: (provider) => `${provider} bağla`,
          prove: (provider) => `${provider} ile göster`,
        },
        leaving: (provider) => `${provider} sitesine gidiliyor…`,
        goOn: (provider) => `${provider} sitesine git`,
        byPassword: "Parolayla giriş yap",
        declined: {
          title: (provider) => `${provider} ile giriş yapmadın`,
          lead: "Hiçbir şey değişmedi. Tekrar dene veya başka bir yol seç.",
        },
        not_proven: {
          title: (provider) => `${provider} ile giriş yapılamadı`,
          lead: "Yanıtı kim olduğunu göstermiyor. Tekrar dene veya başka bir yol seç.",
        },
        round_unknown: {
          title: "Bu sayfa çok eski",
          lead: (provider) =>
            provider + " sitesinde çok uzun sürdü veya başka bir tarayıcıyla döndün. Tekrar dene.",
        },
        unavailable: {
          title: (provider) => `${provider} sitesine şu anda ulaşılamıyor`,
          lead: "Hiçbir şey değişmedi. Daha sonra tekrar dene veya başka bir yol seç.",
        },
        misconfigured: {
          title: (provider) => `${provider} bu sitede doğru ayarlanmamış`,
          lead:
            "Tekrar denemek işe yaramaz: bunu siteyi yönetenlerin düzeltmesi gerekiyor. O zamana kadar başka bir yol seç.",
        },
        taken: {
          title: (provider) => `Bu ${provider} hesabı burada başka bir hesaba bağlı`,
          lead: "Onunla giriş yap ve bağlantıyı orada kaldır. Sonra bu hesaba bağlayabilirsin.",
        },
        not_theirs: {
          title: (provider) => `Bu ${provider} hesabı senin hesabına bağlı değil`,
          lead: (provider) => `Burada giriş yaptığın ${provider} hesabını seç.`,
        },
        signed_out: {
          title: "Artık giriş yapmış değilsin",
          lead: (provider) => "Tekrar giriş yap, sonra " + provider + " sitesine bir kez daha git.",
        },
      },
      newcomer: {
        title: "Adını seç",
        titleToVote: (server) => `${server} sunucusundaki adın`,
        lead: (provider) =>
          provider +
          " kim olduğunu biliyor. Bize yalnızca oyundaki adın gerekli: ödüller bu adı taşıyan oyuncuya gider.",
        submit: "Hesap oluştur",
        submitToVote: "Oy vermeye geç",
        haveOne: "Burada zaten hesabın var mı?",
        isItYours: (name) => `${name} senin mi?`,
        signIn: (provider) => `${provider} bağlamak için giriş yap`,
        link: (provider) => `${provider} bağla`,
        linkLead: (provider, name) =>
          "Az önce " + provider + " sitesinden geldin. Bağlarsan tek tıkla " + name +
          " olarak giriş yaparsın.",
        unknown: {
          title: "Bu sayfa çok eski",
          lead: "Ad seçmek için yarım saatin vardı veya bu arada bir adın oldu. Tekrar giriş yap.",
        },
      },
      entry: {
        gone: {
          title: "Bu giriş artık çalışmıyor",
          lead: "Bağlantısı kullanılmış veya çok eski ya da hesap artık yok.",
        },
        disabled: "Bu hesap devre dışı",
      },
      signInLink: {
        title: (username) => `${username} olarak giriş yap`,
        lead: "Bu bağlantıyı site yönetimi oluşturdu. Bir kez giriş yapmanı sağlar.",
        submit: "Giriş yap",
      },
      proof: {
        comesNext: "Sen olduğunu göstermen istenecek.",
        justShown: "Sen olduğunu az önce gösterdin.",
      },
      waysIn: {
        heading: "Giriş yöntemleri",
        lead: "İki yöntemin olsun ki hesabının dışında kalmayasın.",
        isLinked: "bağlı",
        isOff: "kapalı",
        linked: "Bağlandı:",
        unlink: "Bağlantıyı kaldır",
        only: "Tek giriş yöntemin bu: kaldırmadan önce başka bir tane ekle.",
        password: "Parola",
        set: "belirlendi",
        passwordNote: "Değiştirirsen diğer tüm oturumların sona erer.",
        noPassword: "Yok. Başka bir site olmadan giriş yapmak için belirle.",
        changePassword: "Parolayı değiştir",
        setPassword: "Parola belirle",
      },
      passwordsOff: {
        title: "Burada parola yok",
        lead: "Bu site parola kullanmıyor. Kabul ettiği hesaplardan biriyle giriş yap.",
      },
      signIn: {
        title: "Giriş yap",
        toVote: (server) => `${server} için oy vermek üzere giriş yap`,
        or: "veya parolayla",
        orElse: "veya başka bir yolla",
        last: "son kullanılan",
        nameOrEmail: "Kullanıcı adı veya e-posta adresi",
        submit: "Giriş yap",
        limited: (wait) =>
          "Bu ad için veya ağından çok fazla deneme yapıldı, bu yüzden henüz giriş yapmadın. " +
          wait +
          " Veya parolanı şimdi tekrar yaz: tarayıcın önce küçük bir iş yapar ve bu ayrı sayılır.",
        ready: "Bot kontrolü geçildi",
        noScript:
          "Tarayıcın bu işi JavaScript olmadan yapamaz. Bu sitede JavaScript'i aç veya birkaç saniye sonra tekrar dene.",
        forgot: "Parolanı mı unuttun?",
        haveNone: "Henüz hesabın yok mu?",
        signUp: "Kaydol",
        disabled: "Bir moderatör bu hesabı devre dışı bıraktı.",
        disabledWhy: (reason) => "Bir moderatör bu hesabı devre dışı bıraktı. Notu: " + reason,
      },
      reset: {
        title: "Parolanı sıfırla",
        lead: "Yeni parola seçmen için sana e-postayla bir bağlantı göndereceğiz.",
        noMail:
          "Bu site e-posta göndermez. Burada bir bağlantı oluştur, sonra onu site yönetiminden iste.",
        submit: "Bağlantı gönder",
        asked: {
          title: "E-postana bak",
          lead:
            "Bu adrese ait bir hesap varsa bağlantı yolda. Bir saat çalışır. Bulamıyor musun? Spam klasörüne bak.",
        },
        askedNoMail: {
          title: "Bağlantını iste",
          lead:
            "Bu site e-posta göndermez. Bu adrese ait bir hesap varsa site yönetimi günlükte bir saat çalışan bir bağlantı bulur. Bulamazsa onlara kullanıcı adını söyle: giriş yapmanı sağlayan bir bağlantı oluşturabilirler.",
        },
        choice: {
          title: "Yeni parola seç",
          lead: "Her yerde oturumunu kapatır.",
          submit: "Parolayı kaydet",
        },
        dead: {
          title: "Bu bağlantı artık çalışmıyor",
          lead: "Her bağlantı bir saat boyunca, bir kez çalışır. Yenisini iste.",
        },
        again: "Yeni bağlantı al",
      },
      firstModerator: {
        title: "İlk site yöneticisi ol",
        lead: (username) =>
          username +
          " olarak giriş yaptın. İlk yönetici siteyi kurar ve ilanları onaylar. Bağlantı bir kez çalışır.",
        submit: "Bu hesabı site yöneticisi yap",
        dead: {
          title: "Bu bağlantı artık çalışmıyor",
          lead:
            "Kullanılmış, 30 dakikadan eski veya zaten bir yönetici var. Yönetici olmadığı sürece her başlatma günlüğe yeni bir bağlantı yazar.",
        },
      },
      verify: {
        title: "E-posta adresini doğrula",
        lead: (email, username) =>
          email + " adresinin senin olduğunu doğrulamak için düğmeye bas. Adres, " + username +
          " hesabına ait olacak.",
        submit: "Doğrula",
        dead: {
          title: "Bu bağlantı artık çalışmıyor",
          lead: "Bağlantılar bir gün çalışır. Hesap sayfandan yenisini alabilirsin.",
        },
        enough: {
          title: "Daha önce gönderdiğimiz bir bağlantıyı kullan",
          lead:
            "Bu adrese bir saatte izin verilen kadar e-posta gönderdik. Oturumun açıkken en yenisindeki bağlantıyı aç: adresi hesabın için onaylar.",
        },
      },
      serverEmail: {
        heading: "Sunucuların hakkında e-posta",
        lead:
          "Bir moderatör bir ilan hakkında karar verdiğinde ve bir webhook bozulduğunda veya düzeldiğinde.",
        unconfirmed: "Adresin doğrulanınca alırsın: o zamana kadar başkasının olabilir.",
        turnOn: "Aç",
        turnOff: "Kapat",
        stop: "Sunucularım hakkındaki e-postaları durdur",
        ask: {
          title: "Sunucuların hakkındaki e-postalar durdurulsun mu?",
          lead:
            "Bir moderatör bir ilan hakkında karar verdiğinde veya bir webhook bozulduğunda bizden haber almazsın. Yeni parola bağlantıları gibi hesabınla ilgili e-postalar gelmeye devam eder.",
        },
        done: {
          title: "Artık sunucuların hakkında e-posta almayacaksın",
          lead: "Hesap sayfandan yeniden başlatabilirsin.",
        },
        dead: {
          title: "Bu bağlantı çalışmıyor",
          lead: "Sunucuların hakkındaki e-postaları hesap sayfandan durdurabilirsin.",
        },
      },
      name: {
        title: "Adın",
        newTitle: "Adını değiştir",
        question: "Oyundaki adın tam olarak bu mu?",
        youVoteAs: "Oy veren ad",
        why: "Ödüller bu adı taşıyan oyuncuya gider. Tek bir harf yanlışsa kimse alamaz.",
        yes: "Evet, devam et",
        change: "Hayır, değiştir",
        newName: "Yeni ad",
        save: "Adı değiştir",
        correction:
          "Şimdi değiştir: ilk düzeltme serbest. Sonrasında adını 30 günde bir değiştirebilirsin.",
        rule:
          "Adını 30 günde bir değiştirebilirsin. Eski adın 90 gün senin kalır. Oylar, verdiğin andaki adına sayılır.",
        next: (day) => `Adını yeniden değiştirebileceğin tarih: ${day}.`,
      },
      account: {
        title: "Hesabın",
        onThisPage: "Bu sayfada",
        since: (day) => `${day} tarihinden beri`,
        names: "Adlar",
        mail: "E-posta",
        mailAndLanguage: "E-posta ve dil",
        privacy: "Gizlilik",
        nameNote: "Bu adla oy verirsin ve ödüller bu adı taşıyan oyuncuya gider.",
        changeName: "Adı değiştir",
        confirmed: "doğrulandı",
        unconfirmed: "doğrulanmadı",
        emailNote: "Yeni parolalar ve hesabınla ilgili haberler için.",
        unconfirmedLead: "Bu adrese gönderdiğimiz bağlantıyı açınca onunla giriş yapabilirsin.",
        sendAgain: "Bağlantı gönder",
        noEmail: "E-posta adresi yok",
        noEmailLead:
          "Sunucularından haber almak ve diğer yöntemlerini kaybedersen geri dönebilmek için bir tane ekle.",
        addEmail: "Ekle",
        newEmailWaits: (email) =>
          "Oraya gönderdiğimiz bağlantıyı açınca " + email + " onun yerini alır.",
        noMailLink: (email) =>
          email +
          " adresini doğrulamak için bir bağlantı oluştur ve onu site yönetiminden iste. Site e-posta göndermez: bağlantı sitenin günlüğündedir.",
        changeEmail: "Adresi değiştir",
        dataHeading: "Verilerin",
        dataLead: "Bu sitenin hakkında sakladığı her şeyi içeren bir dosya.",
        download: "İndir…",
        deleteHeading: "Hesabı sil",
        deleteLead:
          "Adın, e-posta adresin ve giriş yöntemlerin kalıcı olarak silinir. Oyların anonim olarak sayılmaya devam eder.",
        delete: "Sil…",
      },
      ownPassword: {
        change: {
          title: "Parolanı değiştir",
          lead: "Diğer tüm oturumların ve senin adına oy veren sunucu bağlantıları sona erer.",
          submit: "Parolayı değiştir",
        },
        set: {
          title: "Parola belirle",
          lead: "Böylece başka bir site olmadan adınla veya e-posta adresinle giriş yapabilirsin.",
          submit: "Parolayı belirle",
        },
        back: "Hesabına dön",
      },
      sessions: {
        heading: "Açık oturumların",
        count: (sessions) =>
          intl.plural(sessions) === "one" ? "Bir tarayıcı" : `${intl.count(sessions)} tarayıcı`,
        thisOne: "bu tarayıcı",
        unknown: "Bilinmeyen tarayıcı",
        unknownAddress: "bilinmeyen IP adresi",
        since: "Başlangıç:",
        lastSeen: "son görülme:",
        end: "Oturumu sonlandır",
        endOthers: "Diğer tüm oturumları sonlandır",
      },
      nameClaim: {
        mailed: {
          title: "E-postana bak",
          lead: (username, email) =>
            "Biri " + username + " adıyla oynuyor ve bu adla oy verdi. Bu sensen " + email +
            " adresine gönderdiğimiz bağlantıyı aç ve orada bir parola seç: böylece ad, oylarıyla birlikte senin olur.",
        },
        tooMany: {
          title: "E-posta göndermedik",
          lead: (username, email) =>
            "Biri " + username +
            " adıyla oynuyor; bunun sen olup olmadığını öğrenmek için e-posta gerekir. Bir saat içinde " +
            email +
            " adresine çok fazla e-posta gitti. Bir saat sonra veya başka bir adresle yeniden kaydol.",
        },
        unmailed: {
          title: "Bir moderatör bakacak",
          lead: (username) =>
            "Biri " + username +
            " adıyla oynuyor ve bu adla oy verdi. Bir moderatör adı sana verince, seçtiğin parolayla giriş yapabilirsin.",
        },
        take: {
          title: (username) => `${username} adını al`,
          lead: (username, site) =>
            site + " sitesindeki " + username +
            " adı, oylarıyla birlikte senin olur. Giriş yapmak için bir parola seç. Bu adla sen kaydolmadıysan bu sayfayı kapat.",
          submit: "Bu adı al",
        },
        waits: {
          title: "Bir moderatör bakacak",
          lead:
            "E-posta adresin doğrulandı. Aynı adı başka biri de talep ediyor, bu yüzden kime ait olduğuna bir moderatör karar verecek. Sana yazacağız.",
        },
      },
      agreements: {
        lead:
          "Sen bunu sonlandırana veya parolanı değiştirene kadar bağlantıları, giriş gerekmeden senin adına oy verir.",
        since: "Başlangıç:",
        end: "Bunu sonlandır",
      },
      changeEmail: {
        title: "E-posta adresini değiştir",
        lead: "Yeni adrese bir bağlantı göndereceğiz. Sen açana kadar hesabında eski adres kalır.",
        noMail:
          "Bu site e-posta göndermez: yeni adresin bağlantısı sitenin günlüğüne yazılır. Onu site yönetiminden iste. Sen açana kadar hesabında eski adres kalır.",
        newEmail: "Yeni e-posta adresi",
        submit: "Bağlantı gönder",
      },
      download: {
        title: "Verilerini indir",
        lead: (username) =>
          username +
          " hakkındaki her şeyi içeren bir JSON dosyası: profil, eski adlar, oturumlar, sunucular, yaptıkların ve oyların. Parola ve anahtar içermez.",
        submit: "İndir",
        back: "Hesabına dön",
      },
      deletion: {
        title: "Hesabını sil",
        lead: (username) =>
          username +
          " kalıcı olarak silinir: hesabı kimse geri getiremez. Oyların anonim olarak sayılmaya devam eder ve ad 90 gün ayrılmış kalır.",
        blocked: (listings) =>
          intl.plural(listings) === "one"
            ? "İlanın buna engel: birinin ondan sorumlu olması gerekiyor."
            : intl.count(listings) +
              " ilanın buna engel: birinin onlardan sorumlu olması gerekiyor.",
        listings: "İlanların",
        blocking: {
          pending: "Bir moderatörü bekliyor. O zamana kadar yalnızca silinebilir.",
          approved: "Oyuncular ona oy verebilir.",
        },
        handOver: "Devret…",
        unlist: "Listeden çıkar",
        deleteListing: "Sil…",
        after: "Burada hiç ilan kalmayınca hesabını silebilirsin.",
        lookAgain: "Yeniden kontrol et",
        submit: "Hesabımı sil",
        back: "Hesabımı koru",
      },
    },
    charts: {
      asTable: "Sayıları tablo olarak göster",
      number: (number) => intl.count(number),
      day: (at) =>
        intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at),
      weekday: (at) => intl.date('weekday: "short"', { weekday: "short" })(at),
      today: "Bugün",
      votes: {
        title: "Oylar",
        heads: ["Gün (UTC)", "Oylar"],
        summary: (sum, today, days) =>
          intl.count(days) + " günde " + intl.count(sum) + " oy, bugün şimdiye kadar " +
          intl.count(today) + " (UTC)",
        on: (day, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": " + intl.count(votes) + " oy",
      },
      players: {
        title: "Oyuncular",
        last: "Şimdi",
        offline: "çevrimdışı",
        summary: (most, mean) =>
          "7 günde en çok " + intl.count(most) + ", ortalama " + intl.count(mean),
        on: (at, players) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", " +
          intl.date('hour: "2-digit", minute: "2-digit", hourCycle: "h23"', {
            hour: "2-digit",
            minute: "2-digit",
            hourCycle: "h23",
          })(at) + " UTC: " + intl.count(players),
        heads: ["Gün (UTC)", "Ortalama", "En çok"],
      },
      rank: {
        title: "Tüm oyunların sunucuları arasındaki sıra",
        heads: ["Gün (UTC)", "Sıra"],
        place: (rank) => `#${intl.count(rank)}`,
        summary: (last, best, day) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(last) + ", en iyi #" + intl.count(best),
        on: (day, rank) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
          ": #" + intl.count(rank),
      },
    },
    chats: {
      message: {
        one: (player, server) => `${player}, ${server} için oy verdi`,
        many: (votes, server) => `${server} için ${intl.count(votes)} oy`,
        earlier: (server, votes) => `${server} için daha önceki oylar: ${intl.count(votes)}`,
        test: (server) => `Deneme: ${server} için verilen oylar burada yayınlanacak`,
        vote: "Oy ver",
        total: (votes) => `30 günde ${intl.count(votes)} oy`,
        more: (votes) => `ve ${intl.count(votes)} oy daha`,
        top: (server, month) =>
          server + " için en çok oy verenler: " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        topLine: (place, player, votes) =>
          `${intl.count(place)}. ${player}: ${intl.count(votes)} oy`,
        others: (players) => `ve ${intl.count(players)} oyuncu daha`,
      },
      page: {
        title: (server) => `${server} sohbetleri`,
        lead:
          "Oylar bir Discord, Slack ya da Mattermost kanalında yayınlanabilir: oyuncuların adları, sunucunun resmi ve oy verme bağlantısıyla. Yayınlanan geri alınamaz.",
        heading: "Bağlı kanallar",
        often: "Ne sıklıkta",
        connect: "Kanal bağla",
        example: "Gönderilen mesaj",
        offer: (address) =>
          address + " bir kanal: oylar orada mesaj olarak yayınlanır. Ne sıklıkta olacağını seç.",
        address: "Kanalın webhook adresi",
        addressHelp:
          "Discord'da: kanal ayarları, Entegrasyonlar, Webhook'lar, Webhook URL'sini Kopyala. Adresi bilen herkes oraya yazabilir; bu yüzden şifreli saklanır ve bir daha gösterilmez.",
        service: "Sohbet",
        serviceHelp:
          "Rocket.Chat ve Mattermost mesajlarını kabul eden diğerleri için Mattermost'u seç.",
        language: "Mesajların dili",
        languageOfOwner: "Sahibin dili",
        submit: "Bağla ve deneme gönder",
        all: "Tüm sohbetler",
      },
      paces: { at_once: "Hemen", ten_minutes: "On dakikada bir", daily: "Her gün ilk on" },
      channel: {
        title: "Kanal",
        lead: "Bir mesaj, öncekinden beri verilen tüm oyları anlatır.",
        replayLead: (days) =>
          "Bir andan beri verilen oyları daha önceki oylar olarak yeniden yayınlar. Sohbet, onları zaten aldığını bilmez. En fazla " +
          intl.count(days) + " gün geriye.",
        addressKept: "Şimdikini korumak için boş bırak.",
        save: "Kaydet",
        test: "Deneme mesajı",
        testLead: "Yukarıda ne seçili olursa olsun şimdi yayınlanır. Kimseden bahsedilmez.",
        testButton: "Deneme mesajı gönder",
        gone:
          "Sohbet bu adreste artık mesaj kabul etmiyor, bu yüzden kanal kapatıldı. Oylar beklemede. Yukarıya yeni bir adres yapıştır, sonra onları gönder.",
      },
      desk: {
        reports: (reports) => `${intl.count(reports)} yeni bildirim`,
        test: (site) => "Deneme: " + site + " moderasyonu için yenilikler burada yayınlanacak",
        open: "Moderasyon masasını aç",
      },
    },
    deliveries: {
      log: {
        heading: "Teslimatlar, en yeniler önce",
        lead: "Bir webhook'a giden her oy. Biten teslimatlar 30 gün saklanır.",
        none: "Henüz hiçbir şey gönderilmedi",
        noneNext:
          "Bir webhook'a gönderilen her oy, tüm denemeleri ve yanıtlarıyla burada olacak. Bir anahtara webhook URL'si ver, sonra sayfasından test gönder.",
        noneFound: "Böyle teslimat yok",
        noneOf: (search) => `${search} için sonuç yok`,
        noneOfNext:
          "Arama, büyük küçük harf fark etmeden bir oyuncunun tam adını ya da tam bir oy veya teslimat kimliğini alır.",
        backwards: "İlk gün son günden sonra",
        showAll: "Tüm teslimatları göster",
        find: "Oyuncu, oy kimliği veya teslimat kimliği",
        from: "Başlangıç (UTC)",
        to: "Bitiş (UTC)",
        atLeast: (votes) => `${intl.count(votes)}+`,
        byState: "Duruma göre",
        all: "Tümü",
        filter: "Teslimatları filtrele",
        allKeys: "Tüm anahtarlar",
        show: "Ara",
        player: "Oyuncu",
        nobody: "kimse",
        topTen: "İlk on",
        cast: "Verildi",
        key: "Anahtar",
        state: "Durum",
        last: "Son sonuç",
        attempts: "Denemeler",
        next: "sonraki deneme",
        again: "yeniden gönderildi:",
        test: "test",
        pages: "Teslimat sayfaları",
        older: "Daha eski teslimatlar",
        newest: "En yeni teslimatlar",
        title: (server) => `${server} teslimatları`,
        titleOf: (server, state) => `${server} teslimatları: ${state}`,
        retryLead: {
          abandoned:
            "Son 14 gününkileri bir kez daha, saniyede beş tane gönderir. Kimlikleri aynı kalır: X-Listing-Vote değerini hatırlayan bir alıcı kimseyi iki kez ödüllendirmez.",
          held: "Son 14 gününkileri saniyede beş tane gönderir.",
        },
        retry: {
          abandoned: (key) => `${key} anahtarının tüm başarısızlarını yeniden dene`,
          held: (key) => `${key} anahtarının tüm bekleyenlerini gönder`,
        },
      },
      day: {
        title: "Son 24 saat",
        arrived: "ulaştı",
        atOnce: "ilk denemede",
        sent: "teslimat",
        kept: { pending: "bekliyor", abandoned: "30 günde vazgeçilen" },
        typical: "olağan yanıt",
        slow: "yavaş yanıt",
        label: (atOnce, late, failed) =>
          "24 saat, saat saat: " + intl.count(atOnce) + " hemen ulaştı, " + intl.count(late) +
          " yeniden denemeyle, " + intl.count(failed) + " ulaşmadı",
        axis: ["24 sa önce", "18 sa", "12 sa", "6 sa", "şimdi"],
        legend: {
          ok: "hemen ulaştı",
          late: "yeniden denemeyle",
          bad: "ulaşmadı, çizginin altında",
        },
      },
      ruler: {
        label: (made, of) =>
          intl.count(made) + " / " + intl.count(of) + " deneme ve her birinden önceki bekleme",
        wait: {
          atOnce: "hemen",
          seconds: (seconds) => `+${intl.count(seconds)} sn`,
          minutes: (minutes) => `+${intl.count(minutes)} dk`,
          hours: (hours) => `+${intl.count(hours)} sa`,
        },
      },
      one: {
        title: (player, key, server) => `${player} oyu, ${server} sunucusunun ${key} anahtarına`,
        back: "Teslimatlar",
        cast: "Oy verildi",
        toKey: "anahtar:",
        next: "sonraki deneme:",
        nextAt: "Sonraki deneme:",
        rejectedWith: (status) =>
          "Alıcın " + status + " yanıtını verdi; bu, başarı anlamına gelmez.",
        vote: "Oy (X-Listing-Vote)",
        id: "Teslimat (X-Listing-Delivery)",
        noUrl: "URL yok",
        formerUrl: "önceki bir URL",
        elsewhere: "önceki bir URL'ye",
        sinceMoved: "O zaman anahtarın URL'si buydu; URL o zamandan beri değişti.",
        finished: "bitti:",
        resend: "Şimdi yeniden gönder",
        stands: "Yeniden gönderildiğinde ne olursa olsun bu geçerli kalır.",
        underWay: "Yolda. Bu sayfa iki saniyede bir yenilenir.",
        request: "İstek",
        requestLead: (attempt) => intl.count(attempt) + ". deneme, tam olarak gönderildiği gibi:",
        notSent: "Henüz hiçbir şey gönderilmedi. Gövde bu olacak, gideceği yer:",
        attempts: "Denemeler",
        schedule: "En fazla on iki; sonuncusu oydan 76 saat sonra.",
        answer: "Yanıt",
        headers: "Yanıtın başlıkları",
        answerKept: "Başlıkları çerezler olmadan, gövdenin de ilk 4 kB'ını saklarız.",
        saveRedirect: "Bu URL'yi kullan",
        answered: (status, time) => `${status}, ${time} içinde`,
        noResponse: "yanıt yok",
        reasons: {
          key_revoked: "Anahtar iptal edildi.",
          url_cleared: "Webhook URL'si kaldırıldı.",
          vote_voided: "Bir moderatör oyu geçersiz saydı.",
          no_destination: "Anahtar iptal edildi veya webhook URL'si kaldırıldı.",
        },
      },
      states: {
        held: "beklemede",
        pending: "bekliyor",
        sending: "gönderiliyor",
        delivered: "teslim edildi",
        abandoned: "vazgeçildi",
      },
      ends: {
        delivered: "ulaştı",
        unconfirmed: "gönderildi",
        rejected: "reddedildi",
        redirected: "yönlendirildi",
        redirected_elsewhere: "yönlendirildi",
        apps_script: "Apps Script",
        interrupted: "yarıda kesildi",
        timeout: "zaman aşımı",
        connect_failed: "bağlantı yok",
        connection_lost: "bağlantı koptu",
        tls_failed: "şifreleme yok",
        tls_self_signed: "kendinden imzalı",
        tls_untrusted: "güvenilmeyen sertifika",
        tls_expired: "sertifika süresi dolmuş",
        tls_other_name: "başka adın sertifikası",
        tls_old: "eski TLS",
        tls_plain: "TLS yok",
        tls_expected: "TLS bekliyor",
        http2_only: "yalnızca HTTP/2",
        dns_failed: "ad bulunamadı",
        private_address: "özel adres",
        bad_response: "HTTP değil",
        bad_url: "hatalı URL",
        bad_secret: "hatalı gizli anahtar",
        not_votifier: "Votifier değil",
        votifier_key_missing: "açık anahtar eksik",
        token_refused: "yanlış token",
        votifier_refused: "reddedildi",
        name_refused: "ad reddedildi",
        posted: "yayınlandı",
        chat_gone: "kanal yok",
        chat_refused: "reddedildi",
        chat_busy: "bekletildi",
        internal_error: "bizim hatamız",
        gone: "artık yok",
        key_revoked: "anahtar iptal edildi",
        url_cleared: "URL kaldırıldı",
        vote_voided: "oy geçersiz",
        no_destination: "URL yok",
      },
      time: {
        milliseconds: (ms) => `${intl.count(ms)} ms`,
        seconds: (seconds) => `${intl.decimal(seconds)} sn`,
      },
    },
    docs: {
      all: "Tüm kılavuzlar",
      nav: "Kılavuzlar",
      contents: "Bu sayfada",
      asText: "Bu sayfa (Markdown)",
      table: (nth) => `Tablo ${intl.count(nth)}`,
      search: "Kılavuzlarda ara",
      submit: "Ara",
      results: (query) => `Arama: ${query}`,
      found: (parts) => `${intl.count(parts)} bölüm bulundu`,
      ask: "Aradığını yaz; örneğin bir hata kodu, başlık veya eklenti.",
      nothing: "Sonuç yok. Bir kod, başlık veya eklenti gibi başka kelimeler dene.",
      inCode: "Kodunda:",
      examples: {
        code: "Bir hata kodu",
        header: "Webhook başlıklarından biri",
        plugin: "Oy eklentilerinin bir protokolü",
      },
      code: "Kod",
      status: "Durum",
      allErrors: "Tüm hatalar ve biçimleri",
      references: { api: "API", rewards: "Ödül API'si", public: "Herkese açık API" },
    },
    factors: {
      passkey: {
        use: "Geçiş anahtarıyla giriş yap",
        useHere: "Geçiş anahtarı kullan",
        failed: "Bu işe yaramadı veya sen durdurdun. Tekrar dene veya başka bir yol seç.",
        wrong:
          "Bu geçiş anahtarı burada çalışmıyor. Kaldırılmış olabilir veya sayfa çok uzun süre açık kaldı. Tekrar dene.",
      },
      passkeys: {
        heading: "Geçiş anahtarları",
        lead:
          "Cihazının ekran kilidiyle veya bir güvenlik anahtarıyla: yazacak bir şey yok, sahte bir sayfanın çalabileceği bir şey de yok.",
        badge: "geçiş anahtarı",
        formerHost: "bu sitenin eski adresinden",
        added: "Eklendi:",
        used: "son kullanım:",
        neverUsed: "hiç kullanılmadı",
        add: "Geçiş anahtarı ekle…",
        remove: "Kaldır",
        new: {
          title: "Geçiş anahtarı ekle",
          lead: "Tarayıcın ekran kilidini, PIN'ini veya güvenlik anahtarını ister.",
          name: "Ad",
          nameHelp: "Sonra tanıyabilmen için.",
          submit: "Geçiş anahtarı ekle",
          noScript:
            "Geçiş anahtarları için JavaScript ve güncel bir tarayıcı gerekir. Bu sitede JavaScript'i aç.",
          refused: "Bu geçiş anahtarı eklenmedi. Tekrar dene.",
          tooMany: (max) => intl.count(max) + " geçiş anahtarın var. Önce birini kaldır.",
          back: "Hesabına dön",
        },
      },
      second: {
        heading: "İki adımlı doğrulama",
        lead:
          "Parola veya başka bir siteyle girişten sonra, uygulamadaki bir kodla veya geçiş anahtarıyla sen olduğunu doğrularsın.",
        setUp: "Kur…",
        change: "Değiştir…",
        title: "İki adımlı doğrulama",
        offLead:
          "Parolan bilinse bile ikinci adım olmadan kimse giremez. Geçiş anahtarıyla giriş iki adımı bir arada sunar, bu yüzden başka bir adım istemez.",
        required: (who) =>
          who === "desk"
            ? "Bu site, moderasyon masasında çalışan herkesten iki adımlı doğrulama ister. Devam etmek için kur."
            : "Bu site, sunucu yöneten herkesten iki adımlı doğrulama ister. Devam etmek için kur.",
        app: {
          title: "Kimlik doğrulama uygulamasıyla",
          again: "Başka bir kimlik doğrulama uygulaması kullan",
          againLead:
            "Şu an kullandığın uygulama burada çalışmaz olur ve yeni kurtarma kodları alırsın.",
          lead:
            "Bu kodu Aegis, 2FAS, Google Authenticator veya parola yöneticindeki gibi bir kimlik doğrulama uygulamasıyla tara. Sonra gösterdiği altı rakamı yaz.",
          qr: "Kimlik doğrulama uygulaman için QR kodu",
          key: "Kamera yok mu? Bu anahtarı uygulamaya yaz",
          open: "Bu cihazdaki bir uygulamada aç",
          code: "Uygulamadaki kod",
          submit: "Aç",
        },
        passkeys: {
          title: "Geçiş anahtarlarınla",
          lead: "Başka bir yolla giriş yaptığında geçiş anahtarlarından biri istenir.",
          none: "Henüz geçiş anahtarın yok.",
          add: "Geçiş anahtarı ekle…",
          submit: "Geçiş anahtarlarımı kullan",
        },
        state: {
          title: "Açık",
          app: "Kimlik doğrulama uygulamasıyla, başlangıç:",
          passkeys: "Geçiş anahtarlarınla, başlangıç:",
          codes: (left) => intl.plural(left) === "one"
            ? "Bir kurtarma kodu kaldı."
            : `${intl.count(left)} kurtarma kodu kaldı.`,
          renew: "Yeni kurtarma kodları oluştur",
          turnOff: "Kapat",
        },
        codes: {
          title: "Kurtarma kodların",
          lead:
            "Telefonunu veya geçiş anahtarını kaybedersen her biri bir kez giriş yapmanı sağlar. Yazdır veya parola yöneticinde sakla. Bir daha gösterilmezler.",
          label: "Kurtarma kodları",
          copy: "Kodları kopyala",
          done: "Kaydettim",
        },
      },
      half: {
        title: "Bir adım daha",
        lead: (username) => `${username} olarak giriş yapıyorsun.`,
        code: "Kimlik doğrulama uygulamandaki kod",
        codeHelp: "30 saniyede bir değişen altı rakam.",
        wrong: "Bu kod doğru değil veya zaten kullanıldı. Sonrakini bekle.",
        wrongRecovery: "Bu, kurtarma kodlarından biri değil veya zaten kullanıldı.",
        submit: "Giriş yap",
        recovery: "Kurtarma kodu kullan",
        recoveryCode: "Kurtarma kodu",
        recoveryHelp: "Kaydettiğin on koddan biri. Her biri bir kez çalışır.",
        lost: "Hepsini mi kaybettin? Site yönetimine sor.",
        contact: "Onlara yaz",
        other: "Başka bir hesapla giriş yap",
        dead: {
          title: "Tekrar giriş yap",
          lead: "Çok uzun sürdü veya çok fazla yanlış kod girildi. Henüz giriş yapmadın.",
        },
        signIn: "Giriş yap",
      },
      prove: {
        title: "Bu sen misin?",
        lead: (username) =>
          username +
          " olarak giriş yapalı on dakikadan fazla oldu. Devam etmeden önce sen olduğunu doğrula.",
        holds: "Ondan sonra on dakika boyunca yeniden sorulmaz.",
        acts: {
          key: "Bir anahtar oluşturmak üzeresin.",
          votifier: "Oyların gönderildiği yeri değiştirmek üzeresin.",
          webhook: "Bir webhook'u değiştirmek üzeresin.",
          people: "İlanını paylaşmak üzeresin.",
          handover: "İlanını devretmek üzeresin.",
          listing: "İlanını silmek üzeresin.",
          voids: "Oyları geçersiz saymak üzeresin.",
          role: "Birinin rolünü değiştirmek üzeresin.",
          passkey: "Bir geçiş anahtarı eklemek üzeresin.",
          passkey_removal: "Bir geçiş anahtarını kaldırmak üzeresin.",
          second_factor: "İki adımlı doğrulamayı değiştirmek üzeresin.",
          unlink: "Bir giriş yönteminin bağlantısını kaldırmak üzeresin.",
          link: "Bir giriş yöntemi bağlamak üzeresin.",
          password: "Parolanı değiştirmek üzeresin.",
          email: "E-posta adresini değiştirmek üzeresin.",
          export: "Verilerini indirmek üzeresin.",
          deletion: "Hesabını silmek üzeresin.",
        },
        kept: "Yazdıkların saklanır ve sen doğrulayınca gönderilir.",
        lost: "Sayfaya geri dönersin. Orada yazdıkların gizli olduğu için yeniden yazılmalı.",
        password: "Parolan",
        code: "Uygulamandaki kod veya bir kurtarma kodu",
        wrongPassword: "Bu senin parolan değil.",
        wrongCode: "Bu kod doğru değil veya zaten kullanıldı. Sonrakini bekle.",
        submit: "Doğrula",
        or: "veya",
        provider: (name) => `${name} ile doğrula`,
        again: "Başka bir sekmede doğruladım. Devam et",
        none: "Sen olduğunu doğrulamak için çıkış yapıp tekrar giriş yap.",
        notNow: "Yapmadan geri dön",
        back: "Hesabına dön",
      },
      notMe: {
        title: "Bu sen değil miydin?",
        lead:
          "E-postamızda hangi tarayıcının nereden giriş yaptığı yazıyor. Onu tanımıyorsan düğmeye bas.",
        ifPressed: "Düğmeye basarsan:",
        effects: [
          "Sen dahil herkesin oturumu kapanır.",
          "Parolan çalışmaz olur. Sana yeni parola seçmen için bir bağlantı göndeririz.",
          "Hesabın, sana yazdığımız e-posta adresini korur.",
        ],
        submit: "Ben değildim: herkesin oturumunu kapat",
        signedInAt: "Sana yazdığımız giriş:",
        itWasMe: "Sen miydin? O zaman yapman gereken bir şey yok.",
        dead: {
          title: "Bu bağlantı artık çalışmıyor",
          lead:
            "Bir hafta çalışır. Hesap sayfanda oturumları sonlandırabilir ve parolanı değiştirebilirsin.",
        },
        mailed: {
          title: "Herkesin oturumu kapatıldı",
          lead:
            "Parolan artık çalışmıyor. Yenisini seçmen için sana bir bağlantı gönderdik. Sonra giriş yöntemlerine bak ve sana ait olmayanları kaldır.",
        },
        no_mail: {
          title: "Herkesin oturumu kapatıldı",
          lead: "Parolan artık çalışmıyor. Yenisini seçmek için bir bağlantı iste.",
        },
        used: {
          title: "Bu bağlantı zaten kullanıldı",
          lead:
            "Herkesin oturumunu kapattı; bunu bir kez yapar. O zamandan beri hesabına biri girdiyse giriş yöntemlerine bak ve sana ait olmayanları kaldır. Yeni bir parola herkesin oturumunu yeniden kapatır.",
        },
        no_password: {
          title: "Herkesin oturumu kapatıldı",
          lead:
            "Hesabının parolası yok. Tekrar giriş yap, giriş yöntemlerine bak ve sana ait olmayanları kaldır.",
        },
        reset: "Yeni parola seç",
        signIn: "Giriş yap",
      },
    },
    faults: {
      required: "Bu alan zorunlu.",
      code: "Bu kod doğru değil veya süresi dolmuş. Uygulamanın şu anda gösterdiği kodu yaz.",
      confirmTest: "Alıcının bu oyuncuyu ödüllendirebileceğini onayla veya adı boş bırak.",
      currentPassword: "Bu, şu anki parolan değil.",
      game: "Oyunu listeden seç.",
      listingName: "İlanın adını yaz.",
      noPasskeys: "Henüz geçiş anahtarın yok.",
      noneTicked: "En az bir ilan işaretle.",
      notReady: "Tarayıcın henüz hazır değildi. Kutu işaretlenene kadar bekle, sonra tekrar dene.",
      password: "Bu senin parolan değil.",
      port: "1 ile 65535 arasında bir port numarası gir.",
      reason: "Sorunun ne olduğunu seç.",
      role: "Bir rol seç.",
      signIn:
        "Kullanıcı adı veya parola yanlış. E-posta adresini doğrulandıktan sonra kullanabilirsin.",
      signInBusy:
        "Şu anda bunu çok fazla kişi yapıyor, bu yüzden henüz giriş yapmadın. Parolanı tekrar yazıp giriş yap. Bu sefer tarayıcın önce küçük bir iş yapar ve bunu yapmayanların önüne geçersin.",
      time: "Tarih ve saat gir.",
      nothingToReplay:
        "Yeniden gönderilecek bir şey yok. Yalnızca bu anahtara gönderilmiş veya onun için bekletilen oylar yeniden gönderilir: yalnızca başka anahtarlara giden, hâlâ yolda olan veya geçersiz oylar değil.",
      urlUnsaved:
        "Bu URL henüz kaydedilmedi. Önce kaydet: o zamana kadar gönderdiklerimiz eskisine gider.",
      number: "Tam sayı gir.",
    },
    forms: {
      signed_out: "Çıkış yaptın.",
      password_reset: "Yeni parolan kaydedildi. Onunla giriş yap.",
      password_set: "Parolan belirlendi. Artık onunla giriş yapabilirsin.",
      identity_linked: "Bağlandı. Artık onunla giriş yapabilirsin.",
      identity_unlinked: "Bağlantı kaldırıldı. Artık onunla giriş yapamazsın.",
      password_changed: "Parolan değiştirildi. Diğer tüm oturumlar sona erdi.",
      passkey_added: "Geçiş anahtarın eklendi.",
      passkey_removed: "Geçiş anahtarı kaldırıldı.",
      second_factor_off: "İki adımlı doğrulama kapalı.",
      email_confirmed: "E-posta adresin doğrulandı.",
      administrator_made: "Artık site yöneticisisin.",
      settings_saved: "Kaydedildi. Şu andan itibaren geçerli.",
      nothing_changed: "Hiçbir şey değiştirilmedi.",
      look_saved: "Kaydedildi. Birkaç saniye içinde her sayfada görünür.",
      test_mail_sent: "Posta sunucusu postayı aldı. Gelen kutuna bak.",
      site_role_changed: "Rol değiştirildi.",
      verification_sent: "E-posta adresine bir bağlantı gönderdik.",
      verification_logged:
        "Bağlantın sitenin günlüğünde, çünkü bu site e-posta göndermez. Onu site yönetiminden iste.",
      renamed: "Adın değiştirildi.",
      server_email_on: "Sunucuların hakkında e-posta alacaksın.",
      server_email_off: "Artık sunucuların hakkında e-posta almayacaksın.",
      language_saved: "Sayfaların ve e-postaların artık bu dilde.",
      boards_on: "Adın artık en çok oy verenler arasında görünüyor.",
      boards_off: "Adın en çok oy verenler arasında görünmüyor.",
      favourite_added: "Favorilerine eklendi. Hepsi “Oylarım” sayfasında.",
      favourite_removed: "Favorilerinden kaldırıldı.",
      all_voted: "Bugün tüm favorilerine oy verdin.",
      name_forgotten: "Bu tarayıcı adı unuttu.",
      game_name_added: "Eklendi. Her oy sayfasında hangi adının oy vereceğini seç.",
      game_name_removed: "Kaldırıldı. Bu adla verilen oylar adı korur.",
      links_ended: "O sunucunun bağlantıları artık senin adına oy vermiyor.",
      session_ended: "O oturum sona erdi.",
      sessions_ended: "Diğer tüm oturumlar sona erdi.",
      account_deleted: "Hesabın silindi.",
      key_revoked: "Anahtar iptal edildi.",
      receiver_removed: "Alıcı kaldırıldı.",
      secret_activated:
        "Webhook'lar artık yeni gizli anahtarla, 24 saat daha eskisiyle de imzalanıyor.",
      link_key_removed: "Anahtar kaldırıldı. Onunla oluşturulan bağlantılar artık çalışmıyor.",
      votifier_tested: "Kaydedildi. Sunucuna bir deneme oyu yolda.",
      rewards_saved: "Kaydedildi. Şu andan itibaren her oy için geçerli.",
      test_vote_waits: "Bir deneme oyu gelen kutusunda bir saat bekler.",
      chat_connected: "Kanal bağlandı. Bir deneme mesajı yolda.",
      chat_saved: "Kanal kaydedildi.",
      webhook_saved: "Webhook URL'si kaydedildi.",
      webhook_paused: "Webhook duraklatıldı. Sen yeniden gönderene kadar oylar beklemede.",
      webhook_resumed: "Webhook yeniden etkin.",
      webhook_resumed_held:
        "Webhook yeniden etkin. Bazı oylar beklemede: göndermek için yeniden gönder.",
      replayed: "Oylar yolda, saniyede beş tane.",
      replayed_more: "10.000 oy yolda ve daha fazlası var. Bunlar ulaşınca yeniden gönder.",
      checked: "Sunucuyu az önce kontrol ettik.",
      server_submitted: "Sunucun gönderildi. Bir moderatör inceleyecek.",
      server_resubmitted: "Sunucun yeniden gönderildi.",
      server_unlisted: "Sunucu listeden çıktı. İstediğin zaman yeniden ekleyebilirsin.",
      server_relisted: "Sunucu yeniden listede.",
      server_deleted: "İlan silindi.",
      offer_made: "Teklif yapıldı. Karşı tarafın “Sunucularım” sayfasında yedi gün görünür.",
      offer_withdrawn: "Teklif geri çekildi.",
      offer_declined: "Teklifi reddettin.",
      member_joined: "Artık erişimin var.",
      server_taken_over: "İlan artık senin. API anahtarlarını yenile: başkaları biliyor.",
      role_changed: "Rol değiştirildi.",
      member_removed: "Erişimi sona erdi.",
      member_removed_keys:
        "Erişimi sona erdi, ama bildiği anahtarlar hâlâ çalışıyor. Aşağıda yenile.",
      role_changed_keys:
        "Rol değişti. Bu kişinin oluşturduğu anahtarlar hâlâ çalışıyor: aşağıda yenile.",
      server_left: "Bu sunucudan ayrıldın.",
      server_saved: "Değişikliklerin kaydedildi.",
      picture_saved: "Görsel kaydedildi ve sunucunun göründüğü her yerde gösteriliyor.",
      picture_removed: "Görsel kaldırıldı.",
      picture_taken_down: "Görsel yayından kaldırıldı. Sahibi gerekçeni okuyabilir.",
      pictures_accepted: "Görseller kalıyor.",
      edits_accepted: "Değişiklikler görüldü sayılır.",
      edits_put_back: "Eski metin geri geldi. Sahibi gerekçeni okuyabilir.",
      several_decided: "İşaretli ilanlar karara bağlandı.",
      report_sent: "Teşekkürler. Bir moderatör bakacak.",
      reports_closed: "Bildirimler kapatıldı.",
      change_waits: "Değişikliklerin kaydedildi. Bazıları bir moderatörü bekliyor.",
      change_withdrawn: "İlan olduğu gibi kalıyor.",
      server_approved: "Sunucu onaylandı ve listede.",
      server_rejected: "Sunucu reddedildi. Sahibi gerekçeni okuyabilir.",
      server_suspended: "Sunucu askıya alındı. Sahibi gerekçeni okuyabilir.",
      vote_voided: "Oy geçersiz.",
      votes_voided: "Oylar geçersiz sayılıyor. Binlercesi bir dakika kadar sürer.",
      wave_dismissed: "Uyarı kapatıldı. Oylar kalıyor.",
      answer_read: "Yanıt okundu sayılır.",
      void_answered: "Yanıtın moderatörlere gönderildi.",
      moderator_mail_saved: "Kaydedildi.",
      votes_restored: "Oylar yeniden sayılıyor. Binlercesi bir dakika kadar sürer.",
      name_given: "Ad artık talep edenin.",
      name_refused: "Talep reddedildi.",
      account_disabled: "Hesap devre dışı.",
      account_enabled: "Hesap etkin.",
      game_added: "Oyun eklendi.",
      tag_added: "Etiket eklendi.",
      game_edited: "Oyun kaydedildi.",
      game_merged: "Oyunlar birleştirildi. Eski adres buna yönlendirir.",
      game_removed: "Oyun kaldırıldı.",
      tag_edited: "Etiket kaydedildi.",
      tag_merged: "Etiketler birleştirildi. Eski adres buna yönlendirir.",
      tag_removed: "Etiket kaldırıldı.",
    },
    frame: {
      layout: {
        about: (site) => `${site} ile oyun sunucuları bul, beğendiklerine oy ver.`,
        faulty: (title) => `Hata: ${title}`,
        skip: "İçeriğe geç",
        mainMenu: "Ana menü",
        way: "Sayfa yolu",
        yourMenu: "Hesabın",
        servers: "Sunucular",
        games: "Oyunlar",
        findServers: "Sunucu ara",
        findBy: "Ad, oyun, etiket, ülke veya adres",
        findShort: "Sunucu bul",
        listServer: "Sunucunu ekle",
        footMenu: "Diğer",
        footPlayers: "Oyuncular için",
        footOwners: "Sunucu sahipleri için",
        footSite: "Bu site",
        languages: "Dil",
        changeLanguage: "Dili değiştir",
        topVoters: "En çok oy verenler",
        api: "API başvurusu",
        docs: "Kılavuzlar",
        myServers: "Sunucularım",
        moderation: "Moderasyon",
        waiting: "bekliyor",
        accountLabel: (username) => `Hesabın, ${username}`,
        signIn: "Giriş yap",
        signUp: "Kaydol",
        signOut: "Çıkış yap",
        contact: "İletişim",
        privacy: "Gizlilik",
        imprint: "Künye",
        terms: "Koşullar",
        rules: "Kurallar",
        imported: (list, site) =>
          "Hesabın " + list + " listesinden buraya taşındı. Verilerini artık " + site +
          " saklıyor.",
        importedMore: "Neyin neden saklandığı",
        importedRead: "Anladım",
      },
      theme: {
        title: "Tema",
        names: { system: "Otomatik", light: "Açık", dark: "Koyu" },
        save: "Kaydet",
      },
      forms: {
        faults: (faults) =>
          intl.plural(faults) === "one"
            ? "Şunu düzelt:"
            : `Şu ${intl.count(faults)} sorunu düzelt:`,
        optional: "isteğe bağlı",
        on: "açık",
        off: "kapalı",
        copy: "Kopyala",
        copied: "Kopyalandı",
        busy: (duration) =>
          "Şu anda bunu çok fazla kişi yapıyor. Hiçbir şey değişmedi. " + duration +
          " sonra tekrar dene.",
      },
      moments: { utc: "UTC", never: "hiçbir zaman" },
      statuses: {
        pending: "incelemede",
        approved: "onaylandı",
        rejected: "reddedildi",
        suspended: "askıya alındı",
        unlisted: "liste dışı",
      },
      players: {
        max: (max) => `/ ${intl.count(max)}`,
        online: " oyuncu çevrimiçi",
        isOnline: "Çevrimiçi",
        isOffline: "Çevrimdışı",
      },
      errors: {
        notFound: "Sayfa bulunamadı",
        noPicture: "Bulunamadı",
        notFoundNext: "Adres yanlış olabilir veya sunucu artık listede olmayabilir.",
        gone: "Bu sayfa kaldırıldı",
        goneNext: "Daha yeni bir sürüm onu kaldırdı, yerine başka bir sayfa gelmedi.",
        notYours: "Bu sunucu senin değil",
        notYoursNext:
          "Bu sayfayı yalnızca sahibi ve ekibindekiler açabilir. Sen onlardan biri değilsin veya artık değilsin.",
        refused: "Bu işe yaramadı",
        refusedNext: "Hiçbir şey değişmedi.",
        notAllowed: "Bu sayfa yalnızca moderatörler içindir",
        notAllowedNext: "Hiçbir şey değişmedi.",
        roleTooLow: "Rolün buna izin vermiyor",
        roleTooLowNext: "Hiçbir şey değişmedi. Sunucunun sahibi sana başka bir rol verebilir.",
        signedOut: "Oturumun kapandı",
        signInBeside: "Giriş yap (yeni sekmede)",
        kept:
          "Yazdıkların bu sayfada duruyor. Yeni bir sekmede giriş yap, buraya dön ve yeniden gönder.",
        sendAgain: "Yeniden gönder",
        signedOutNext: "Oturumun sona erdi, hiçbir şey değişmedi. Giriş yapıp tekrar dene.",
        otherSite: "Bu form başka bir siteden geliyor gibi görünüyor",
        otherSiteWhy: (baseUrl) =>
          baseUrl +
          " adresini aç ve orada tekrar dene. Bu siteyi sen yönetiyorsan: BASE_URL, tarayıcının adres çubuğunda görünenle aynı olmalı; şu anki değeri " +
          baseUrl + ".",
        otherSiteNext: "Hiçbir şey değişmedi.",
        noFileHere: "Bu form dosya kabul etmiyor",
        noFileHereNext: "Hiçbir şey değişmedi. Sayfayı yeniden aç ve formu oradan gönder.",
        tooLarge: "Bu çok büyük",
        pictureTooLarge: "Bir görsel en fazla 8 MB olabilir. Geri dönüp daha küçük bir tane seç.",
        formTooLarge: "Geri dönüp yazdıklarını kısalt.",
        tooLargeNext: "Hiçbir şey değişmedi.",
        halfSent: "Formun tamamı ulaşmadı",
        halfSentNext:
          "Hiçbir şey değişmedi. Bağlantını kontrol et, sonra geri dönüp yeniden gönder.",
        tooMany: "Çok fazla deneme",
        busy: "Şu anda bunu çok fazla kişi yapıyor",
        tooManyViews: "Aynı anda çok fazla sayfa",
        failed: "Bir şeyler ters gitti",
        failedNext:
          "Birazdan tekrar dene. Sorun sürerse bu istek numarasını site yönetimine gönder.",
        unavailable: "Site veritabanına ulaşamıyor",
        unavailableNext: "Hiçbir şey kaybolmadı. Birazdan tekrar dene.",
        noChanges: "Site şu anda hiçbir şeyi kaydedemiyor",
        late: "Sitenin yanıt vermesi çok uzun sürüyor",
        tooManyNext: (duration) => `${duration} sonra tekrar dene.`,
        fates: {
          nothing: "Hiçbir şey değişmedi. Birazdan tekrar dene.",
          change_unknown:
            "Gönderdiklerin kaydedilmiş olabilir de olmayabilir de. Öğrenmek için geri dönüp sayfayı yenile, gerekirse yeniden gönder.",
          vote_not_cast: "Oy verilmedi. Birazdan tekrar dene.",
          vote_unknown:
            "Oy verilmiş olabilir de olmayabilir de. Öğrenmek için birazdan oy sayfasını yeniden aç. Tekrar oy vermenin zararı yok: aynı gün verilen ikinci oy asla sayılmaz.",
        },
        toBallot: "Oy sayfasına dön",
        clockOff: "Oy verilmedi",
        clockOffNext:
          "Bu sitenin saati şu anda yanlış, bu yüzden oy yanlış güne sayılabilirdi. Bugünkü oy hakkın duruyor: birkaç dakika sonra tekrar dene.",
        signIn: "Giriş yap",
        requestId: "İstek numarası",
        home: "Tüm sunucular",
      },
      trail: {
        operator: "site yönetimi",
        gone: "silinmiş hesap",
        actions: {
          server_added: "sunucuyu ekledi",
          server_edited: "ilanı düzenledi",
          server_resubmitted: "sunucuyu yeniden gönderdi",
          server_approved: "sunucuyu onayladı",
          server_rejected: "sunucuyu reddetti",
          server_suspended: "sunucuyu askıya aldı",
          server_unlisted: "sunucuyu listeden çıkardı",
          server_relisted: "sunucuyu yeniden listeye aldı",
          server_deleted: "ilanı sildi",
          server_offered: "ilanı başka bir hesaba önerdi",
          server_handed_over: "ilanı devraldı",
          member_offered: "birini davet etti",
          member_joined: "bir daveti kabul etti",
          member_removed: "birinin erişimini sonlandırdı",
          member_changed: "birinin rolünü değiştirdi",
          offer_declined: "bir teklifi reddetti",
          offer_withdrawn: "bir teklifi geri çekti",
          picture_added: "bir görsel ekledi",
          picture_removed: "bir görseli kaldırdı",
          picture_taken_down: "bir görseli yayından kaldırdı",
          pictures_accepted: "yeni görsellere baktı",
          edits_accepted: "düzenlemelere baktı",
          edits_put_back: "eski metni geri getirdi",
          reports_closed: "bildirimleri kapattı",
          key_issued: "bir anahtar oluşturdu",
          key_rolled: "bir anahtarı yeniledi",
          key_revoked: "bir anahtarı iptal etti",
          url_key_made: "bir URL anahtarı oluşturdu",
          link_key_made: "oy bağlantıları için anahtar oluşturdu",
          link_key_removed: "oy bağlantılarının anahtarını kaldırdı",
          webhook_set: "bir webhook URL'si ayarladı",
          chat_set: "bir sohbet için mesajları ayarladı",
          webhook_cleared: "bir webhook URL'sini kaldırdı",
          webhook_paused: "bir webhook'u duraklattı",
          webhook_resumed: "bir webhook'u sürdürdü",
          secret_prepared: "bir webhook gizli anahtarı hazırladı",
          secret_activated: "bir webhook gizli anahtarını etkinleştirdi",
          rewards_set: "oyuncuların ödülü nasıl alacağını seçti",
          test_sent: "bir test gönderdi",
          receiver_graded: "alıcıyı değerlendirdi",
          delivery_resent: "bir teslimatı yeniden gönderdi",
          deliveries_replayed: "bekleyen teslimatları yeniden gönderdi",
          vote_voided: "bir oyu geçersiz saydı",
          votes_voided: "oyları geçersiz saydı",
          votes_restored: "geçersiz oyları yeniden geçerli saydı",
          void_answered: "geçersiz oylar hakkında yanıt verdi",
          wave_dismissed: "olağan dışı oy uyarısını kapattı",
          name_given: "bir oyuncu adını bir hesaba verdi",
          name_refused: "bir oyuncu adı talebini reddetti",
          account_disabled: "bir hesabı devre dışı bıraktı",
          account_enabled: "bir hesabı etkinleştirdi",
          change_approved: "bir değişikliği onayladı",
          change_refused: "bir değişikliği reddetti",
          change_withdrawn: "bir değişikliği geri çekti",
          game_added: "bir oyun ekledi",
          game_edited: "bir oyunu düzenledi",
          game_merged: "bir oyunu başka bir oyunla birleştirdi",
          game_removed: "bir oyunu kaldırdı",
          tag_added: "bir etiket ekledi",
          tag_edited: "bir etiketi düzenledi",
          tag_merged: "bir etiketi başka bir etiketle birleştirdi",
          tag_removed: "bir etiketi kaldırdı",
          backup_made: "yedek aldı",
          backup_restored: "bir yedeği geri yükledi",
          moderator_made: "moderatör oldu",
          administrator_made: "ilk site yöneticisi oldu",
          role_changed: "bir hesabın rolünü değiştirdi",
          sign_in_link_made: "bir hesaba giriş bağlantısı oluşturdu",
          sign_in_link_used: "site yönetiminin bağlantısıyla giriş yaptı",
          factors_reset: "bir hesabın geçiş anahtarlarını ve ikinci adımını kaldırdı",
          setting_changed: "bir ayarı değiştirdi",
        },
      },
      pages: { previous: "Önceki", next: "Sonraki" },
      duration: {
        seconds: (seconds) => `${intl.count(seconds)} saniye`,
        minutes: (minutes) => `${intl.count(minutes)} dakika`,
      },
    },
    gameNames: {
      heading: "Oyunlardaki adların",
      lead:
        "Bedrock'ta başka bir adın, bazı sunucularda Steam kimliğin mi var? Ekle ve her oy sayfasında hangisinin oy vereceğini seç. Sunucu tam olarak bu adı öğrenir ve ödüllendirir.",
      note: "Her oy sayfası hangi adının oy vereceğini sorar.",
      open: "Adların…",
      listHeading: "Oy verebilen adlar",
      kinds: { steam: "Steam girişinle kanıtlandı", added: "Sen ekledin" },
      badges: { own: "hesap", proved: "kanıtlandı" },
      votesFor: (servers, more) => more === 0
        ? `Oy verdiği sunucular: ${servers}`
        : "Oy verdiği sunucular: " + servers + " ve " + intl.count(more) + " sunucu daha",
      unused: "Bu adla henüz oy yok",
      remove: "Kaldır",
      addHeading: "Ad ekle",
      left: (left) => `${intl.count(left)} ad daha ekleyebilirsin.`,
      ruleTitle: "Eklenen bir adın oyları nasıl sayılır",
      rule:
        "Başka oyuncular aynı adı ekleyebilir veya bu adla kaydolabilir, çünkü kime ait olduğunu hiçbir şey kanıtlamaz. Sunucu böyle bir ad için, ilk kim verirse, günde bir oy kabul eder; bir oy da oyunda aldığın bağlantıyla verilebilir.",
      steamRule:
        "Rust ve diğer Steam oyunları seni Steam kimliğinle tanır. Steam ile giriş yap, kendiliğinden burada görünür.",
      name: "Oyundaki ad",
      add: "Bu adı ekle",
      back: "Hesabına dön",
      backTo: "Geri",
      full: "Bir hesabın alabileceği kadar adın var. Yenisini eklemek için birini kaldır.",
    },
    games: {
      connect: {
        minecraft:
          "Sürümü kontrol et, adresi kopyala ve Çok Oyunculu, Sunucu Ekle altına yapıştır.",
        minecraft_bedrock:
          "Adresi kopyala; adresi ve portu Oyna, Sunucular, Sunucu Ekle altına gir.",
        rust: "Adresi kopyala, oyunda F1 tuşuna bas, client.connect ve ardından adresi yaz.",
        counter_strike_2: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        counter_strike_1_6: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        counter_strike_source: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        garrys_mod: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        left_4_dead_2: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        team_fortress_2: "Adresi kopyala, oyunda konsolu aç, connect ve ardından adresi yaz.",
        fivem: "Adresi kopyala, FiveM içinde F8 tuşuna bas, connect ve ardından adresi yaz.",
        redm: "Adresi kopyala, RedM içinde F8 tuşuna bas, connect ve ardından adresi yaz.",
        factorio: "Adresi kopyala ve Çok oyunculu, Adrese bağlan altına yapıştır.",
        terraria: "Adresi kopyala ve Multiplayer, Join via IP altına gir.",
        valheim: "Adresi kopyala ve Join Game, Add server altına yapıştır.",
        "7_days_to_die": "Adresi kopyala ve oyundaki sunucu listesine gir.",
        palworld: "Adresi kopyala ve oyundaki sunucu listesine gir.",
        project_zomboid: "Adresi kopyala ve oyundaki sunucu listesine gir.",
      },
      first: {
        version: "Sürüm",
        edition: "Edisyon",
        mode: "Mod",
        map: "Harita",
        languages: "Dil",
        country: "Ülke",
      },
      java: "Java",
      bedrock: "Bedrock",
    },
    hostPages: { onlyIn: (language) => `Bu sayfa yalnızca şu dilde var: ${language}.` },
    keptData: {
      days: (days) => `${intl.count(days)} gün`,
      account: {
        data: "Ad, e-posta adresi ve parolanın geri çevrilemez kodu",
        why: "giriş yapmak için",
        kept: "hesap silinene kadar",
      },
      language: {
        data: "Kaydolunan veya seçilen dil",
        why: "sayfaları ve e-postaları o dilde yazmak için",
        kept: "tarayıcının dili seçilene veya hesap silinene kadar",
      },
      imported: {
        data:
          "Bir hesabın hangi listeden taşındığı ve sahibine e-postayla haber verilip verilmediği",
        why: "verilerini artık kimin sakladığını söylemek için",
        kept: "sahibi okuyana veya hesap silinene kadar",
      },
      emailClaim: {
        data: "Yazılan ama hiç doğrulanmayan e-posta adresi",
        why: "doğrulanmasını beklemek için",
      },
      nameClaim: {
        data:
          "Bir sunucunun bağlantılarının daha önce kullandığı bir adla kayıt: ad, e-posta adresi ve parolanın geri çevrilemez kodu",
        why: "adres doğrulanana veya bir moderatör karar verene kadar beklemek için",
      },
      newcomer: {
        data:
          "Kaydolmak için başka bir siteden gelip henüz ad seçmeyenler: oradaki kimliği, doğrulanmış e-posta adresi ve bir çerezin geri çevrilemez kodu",
        why: "adı beklemek için",
        kept: "yarım saat, on dakika sonra silinir",
      },
      formerName: {
        data: "Bırakılan veya silinen bir hesaba ait olan ad",
        why: "kimse onun oyuncusu gibi davranamasın diye",
      },
      gameName: {
        data: "Bir oyuncunun oyunlardaki diğer adları ve bunlarla verilen her oyda o ad",
        why: "sunucular doğru adı öğrenip ödüllendirsin diye",
        kept:
          "liste ad kaldırılana kadar, oylardaki adlar süresiz; ikisi de en fazla hesap silinene kadar; yalnızca o gün kendisiyle oy verilen adlar ertesi günün sonuna kadar",
      },
      linkedVoter: {
        data: "Kaydolmadan oy veren oyuncunun adı ve bağlantısında onu adlandıran sunucu",
        why: "oylarını saymak için",
        kept: "süresiz veya kaydolursa her hesap gibi",
      },
      session: {
        data: "Oturumlar: tarayıcı ve en son ne zaman görüldüğü",
        why: "oturum açık kalsın ve kullanıcılar nerede giriş yaptıklarını görsün diye",
        kept: (days) =>
          "son ziyaretten sonra " + intl.count(days) + " gün veya sonlandırılana kadar",
      },
      identity: {
        data:
          "Giriş için kullanılan başka bir sitedeki hesap: oradaki kimliği ve ne zaman oluşturulduğu",
        why: "sahibini tanımak için",
        kept: "bağlantısı kaldırılana veya hesap silinene kadar",
      },
      signInRound: {
        data:
          "Başka bir siteyle süren bir giriş ve onu tarayıcıya bağlayan bir çerez: geri çevrilemez kodlar ve dönülecek sayfa",
        why: "yanıtını aynı tarayıcıdan, bir kez kabul etmek için",
        kept: "on dakika, on dakika sonra silinir",
      },
      sessionAddress: {
        data: "Oturumun başladığı IP adresi",
        why: "yabancı bir oturumu tanımak için",
      },
      passkey: {
        data:
          "Geçiş anahtarları: her birine verilen ad, açık anahtarı, sitenin o zamanki ana bilgisayar adı ve son kullanımı",
        why: "parolasız giriş yapmak için",
        kept: "kaldırılana veya hesap silinene kadar",
      },
      secondFactor: {
        data:
          "İki adımlı doğrulama: kimlik doğrulama uygulamasının şifrelenmiş gizli anahtarı ve kurtarma kodlarının geri çevrilemez biçimleri",
        why: "çalınan bir parola hiçbir şey açamasın diye",
        kept: "kapatılana, bir kod kullanılana veya hesap silinene kadar",
      },
      halfSignIn: {
        data: "İkinci adımı bekleyen girişler",
        why: "onları tamamlamak için",
        kept: "on dakika, on dakika sonra silinir",
      },
      verification: {
        data:
          "Yeni parola, tek seferlik giriş ve ilk site yöneticisi için bağlantılar, geri çevrilemez kod olarak",
        why: "bir kez çalışsınlar diye",
        kept: "bir saat, en fazla bir gün; “Ben değildim” düğmesine basıldıysa bir hafta",
      },
      vote: {
        data:
          "Oylar: kim, hangi sunucuya, ne zaman oy verdi; giriş yaparak mı, bağlantıyla mı, ad yazarak mı; hesap ne kadar tanınıyordu: doğrulanmış e-posta adresi, bağlı hesap veya 30 günden eski bağlı hesap",
        why: "her birini günde bir kez saymak için",
        kept: "süresiz; silinen hesabınki adı olmadan",
      },
      voteAddress: {
        data: "Oy verenin IP adresinin ve ağının geri çevrilemez kodları, günüyle birlikte",
        why: "tek bir yerden gelen oyları sınırlamak için",
        kept: "ertesi günün sonuna kadar",
      },
      identityVote: {
        data:
          "Bağlantısı kaldırılan veya buradaki hesabıyla silinen bağlı hesapların geri çevrilemez kodları, günüyle ve oy verdikleri sunucularla birlikte",
        why: "hiçbiri bir sunucuya günde iki kez oy vermesin diye",
        kept: "ertesi günün sonuna kadar",
      },
      voteOrigin: {
        data: "Her oyla birlikte adresin ve ağının geri çevrilemez kodları",
        why: "moderatörler satın alınan oyları fark edebilsin diye",
      },
      voidBatch: {
        data: "Birçok oy üzerindeki işlemler: hangi oylar, kim ve neden geçersiz saydı",
        why: "geri alabilmek için",
        kept: "süresiz",
      },
      wave: {
        data:
          "Bir sunucunun olağan dışı oylarıyla ilgili uyarılar: olağana göre kaç oy ve moderatörün kararı; asla kimin veya nereden oy verdiği değil",
        why: "moderatörler baksın diye",
      },
      voidNotice: {
        data: "Geçersiz oylar hakkında sahiplere bildirilenler ve yanıtları",
        why: "itiraz edebilsinler diye",
      },
      voteMonth: {
        data:
          "Bir oyuncunun bir sunucuya bir ayda kaç kez oy verdiği ve adının görünmesini kabul edip etmediği",
        why: "en çok oy verenleri göstermek için",
        kept: (days) => `${intl.count(days)} gün; silinen hesabınki adı olmadan`,
      },
      siteVoter: {
        data: "Adının görünmesini kabul edenlerden, tüm sunucularda toplamda en çok oy verenler",
        why: "her seferinde tüm oyları saymadan göstermek için",
        kept: "yeniden sayılana kadar, en fazla bir gün; silinen hesabınki hiç",
      },
      favourite: {
        data: "Bir oyuncunun favorileri ve sıraları",
        why: "hepsine arka arkaya oy vermek için",
        kept: "oyuncu kaldırana veya hesap silinene kadar",
      },
      rank: { data: "Bir sunucunun listedeki günlük sırası", why: "zaman içinde göstermek için" },
      visits: {
        data:
          "Bir sunucunun sayfasının, oy sayfasının ve rozetinin bir günde kaç kez açıldığı, adresinin kaç kez kopyalandığı ve ziyaretçilerin geldiği sitelerin adları; asla kimin geldiği değil",
        why: "sahibine ilanın durumunu göstermek için",
        kept: (days, hosts) => intl.count(days) + " gün, site adları " + intl.count(hosts) + " gün",
      },
      disabled: {
        data: "Bir moderatörün bir hesabı neden devre dışı bıraktığı",
        why: "sahibine bildirmek için",
        kept: "etkinleştirilene kadar",
      },
      spentProof: {
        data:
          "Çözülen bot kontrolleri ve geçiş anahtarlarının imzaladığı sorular, geri çevrilemez kod olarak",
        why: "her birini bir kez saymak için",
        kept: "yaklaşık on dakika, sorular bir saat",
      },
      delivery: {
        data:
          "Oyların sunucu sahiplerine teslimatları, gönderilmiş olsun olmasın, oyuncunun adı ve gelen yanıtla. Bir sahip, oyların adla birlikte Discord gibi bir sohbette yayınlanmasını sağlayabilir; yayınlanan geri alınamaz",
        why: "göndermek ve gönderildiklerini sahiplere göstermek için",
        kept: (days) =>
          "oydan sonra " + intl.count(days) + " gün; silinen hesabınki en fazla bir saat",
      },
      receiver: {
        data: "Bir sahibin webhook'larının nereye gittiği ve orada kaç gün oy kabul edildiği",
        why: "kimseyi isteklere boğmamak için",
        kept: (days) =>
          "böyle son günden, testten veya yeniden gönderimden sonra " + intl.count(days) + " gün",
      },
      reward: {
        data: "Oyuncuları bekleyen ödüller, sonuçları ve hangi oyun sunucusunda verildikleri",
        why: "her birini bir kez vermek için",
        kept: (days, after) =>
          "oydan sonra " + intl.count(days) + " gün, ardından " + intl.count(after) + " gün",
      },
      feed: {
        data: "Akış anahtarı olan sunucular için sırayla oylar",
        why: "programlar takip edebilsin diye",
      },
      server: {
        data:
          "İlanlar ve bütün dillerdeki metinleri, eski kısa adları, başka bir listedeki adresleri, API anahtarlarının geri çevrilemez kodları, webhook'ları",
        why: "sunucuları listelemek ve onlara oy göndermek için",
        kept:
          "süresiz; silinen ilanın yalnızca adı, adresi, kısa adı ve iptal edilen anahtarları; webhook ya da kanal adresi, anahtarı iptal edilene kadar",
      },
      member: {
        data: "Sahibinin yanında bir ilanda kimin, hangi rolle çalıştığı",
        why: "buna izin vermek için",
        kept: "rol, ilan veya hesap sona erene kadar",
      },
      offer: {
        data: "Rol veya ilan teklifleri ve kime yapıldıkları",
        why: "yanıtı beklemek ve hemen yeniden sormamak için",
        kept: (days) => `${intl.count(days)} gün veya kabul edilene kadar`,
      },
      listingChange: {
        data: "Onaylı bir ilanın alacağı veya reddedilen ad, oyun ya da adres",
        why: "bir moderatöre sormak ve sahibine bildirmek için",
        kept: "onaylanana veya sahibi geri çekene kadar",
      },
      unreviewedEdit: {
        data: "Sahibi değiştirmeden önce ilanda yazanlar",
        why: "moderatörler neyin değiştiğini görsün diye",
        kept: "bir moderatör değişikliğe bakana kadar",
      },
      picture: {
        data: "Sunucu görselleri, kamera verileri olmadan yeniden kodlanmış",
        why: "göstermek için",
        kept: "hiçbir sunucu kullanmayana kadar, en fazla bir gün daha",
      },
      report: {
        data:
          "İlan bildirimleri, giriş yapmış olanların adları moderatörlerin kararları ve notlarıyla",
        why: "moderatörler baksın diye",
        kept: (days) => `kapatıldıktan ${intl.count(days)} gün sonrasına kadar`,
      },
      news: {
        data: "Sahiplere sunucuları hakkında e-postalar, gönderilmiş olsun olmasın",
        why: "kesinti sonrasında da gönderebilmek için",
      },
      siteSetting: {
        data:
          "Sitenin ayarları: adı, rengi, logosu, künyesi, moderatörlerin neyi incelediği ve yeniliklerinin gönderildiği sohbet kanalı",
        why: "siteyi yöneticilerinin ayarladığı gibi göstermek için",
        kept: "değiştirilene kadar",
      },
      linkAgreement: {
        data:
          "Bir oyuncunun kimin bağlantılarına kendi adına oy verme izni verdiği ve ne zamandan beri",
        why: "tek tıkla oy vermek için",
        kept: "oyuncu geri alana, yeni parola edinene veya hesap silinene kadar",
      },
      mailbox: {
        data:
          "Bir sahibin bu tür e-postaları isteyip istemediği ve sonrakinin ne zaman gidebileceği",
        why: "istenmeyen e-posta göndermemek için",
        kept: "hesap silinene kadar",
      },
      queuedMail: {
        data:
          "Bir hesapla ilgili, posta sunucusunun henüz almadığı e-postalar: adres ve metin, şifrelenmiş olarak",
        why: "posta sunucusu yanıt vermediğinde ya da beklememizi istediğinde yeniden denemek için",
        kept: (days) =>
          "gönderilene kadar; yeni parola bağlantısı en çok bir saat, diğerleri " +
          intl.count(days) + " gün",
      },
      moderatorMail: {
        data:
          "Bir moderatörün bekleyenler hakkında ne sıklıkta e-posta istediği ve en son ne zaman bildirildiği",
        why: "daha fazlasını göndermemek için",
        kept: "hesap silinene kadar",
      },
      players: {
        data:
          "Bir sunucuda, hangi haritada ve hangi modda kaç kişinin oynadığı; asla kimin oynadığı değil",
        why: "göstermek için",
        kept: (hourly, daily) =>
          "saatlik " + intl.count(hourly) + " gün, günlük " + intl.count(daily) + " gün",
      },
      trail: {
        data:
          "Değişiklik kaydı: hangi ilanı, anahtarı, webhook'u veya oyu kimin değiştirdiği ve testlere yazılan oyuncu adları",
        why: "anlaşmazlıkları çözmek için",
      },
      erasure: {
        data: "Silinen hesapların kimlikleri",
        why: "onları hâlâ anan kayıtları silmek için",
        kept: "en fazla bir saat",
      },
      own: {
        data: "Hizmetin kişi içermeyen kendi tabloları",
        why: "çalışmak için",
        kept: "süresiz",
      },
      addresses: {
        data: "Bellekteki IP adresleri",
        why: "istek yağmurunu ve tahmin denemelerini sınırlamak için",
        kept: "en fazla bir saat",
      },
      log: {
        data:
          "Günlük: yollar ve zamanlar; posta sunucusu yoksa e-posta adresleri ve bağlantılar da",
        why: "hataları bulmak için",
        kept: "siteyi barındıran sakladığı sürece",
      },
      cookies: {
        data:
          "Tarayıcıdaki çerezler: oturum, orada daha önce bir hesaba giriş yapıldığı, adsız bir kayıt, tema, dil ve son giriş yolu, bir geçiş anahtarını veya ikinci adımı bu tarayıcıya bağlayan bilgi ve bir formun az önce ne yaptığı",
        why:
          "oturum açık kalsın, yabancılar hesabı kilitleyemesin, ad beklenebilsin, tema, dil ve giriş yolu gösterilsin, başkasının tarayıcısı yanıt veremesin ve sonraki sayfada bildirilsin diye",
        kept: (session, known, theme) =>
          intl.count(session) + " ve " + intl.count(known) + " gün, yarım saat, " +
          intl.count(theme) + " gün, bir saat ve bir dakika",
      },
      rememberedName: {
        data:
          "Oyuncu bu tarayıcıdan hatırlamasını istediyse, oy vermek için yazdığı adı içeren bir çerez",
        why: "bir dahaki sefere doldurmak için",
        kept: (days) => "son oydan sonra " + intl.count(days) + " gün veya unutturulana kadar",
      },
      codeLanguage: {
        data: "Kılavuzlarda seçilen kod dili, tarayıcıda",
        why: "sonraki kılavuzu o dilde göstermek için",
        kept: "sekme kapatılana kadar",
      },
    },
    keys: {
      panel: {
        title: (server) => `${server} API anahtarları`,
        heading: "API anahtarları",
        lead:
          "Bir anahtarla oyun sunucun kimin oy verdiğini sorabilir. Anahtara bir webhook verirsen her oy verildiği anda sana gönderilir.",
        notApproved: (status) =>
          "Bu sunucunun durumu: " + status +
          ". Anahtarları yalnızca sunucu onaylıyken oluşturup kullanabilirsin.",
        reason: (reason) => `Moderatörün notu: ${reason}`,
        none: "Henüz anahtar yok",
        noneNext:
          "Aşağıda bir tane oluştur. Gizli anahtarı bir kez, denemek için bir komut ve webhook testiyle birlikte gösterilir.",
        noneUntil: "Sunucu onaylanınca anahtar oluşturabilirsin.",
        ending: "Sonu",
        created: "Oluşturuldu",
        lastUsed: "Son kullanım",
        why: "Nedenini gör",
        newKey: "API anahtarı oluştur",
        samples: {
          ask: {
            label: "Bir oyuncunun oy verip vermediğini sor",
            lead:
              "Yanıtı yazdırır, kimseyi ödüllendirmez. Bir oy tüm gün sayılır; ödülü vermek ve kimin aldığını hatırlamak sana kalır. Yanıt gelmezse program başarısız olur ve hiçbir şey yazdırmaz.",
          },
          receive: {
            label: "Oyları al",
            lead:
              "Webhook'un bizden geldiğini denetler, oyu bir dosyaya kaydeder, sonra reward işlevini çağırır: yeniden başlatmalarda bile oy başına en fazla bir kez ve asla bir test için değil. Bu işlevi doldur ve https için önüne web sunucunu koy. İki adım arasındaki bir çökme bir ödülü kaybettirebilir, onu elle verebilirsin; asla iki kez vermez.",
          },
        },
        nameField: {
          label: "Anahtar adı",
          help: "Yalnızca sen görürsün. Anahtarlarını ayırt etmene yarar: lobi, web sitesi, …",
        },
        urlField: {
          label: "Webhook URL'si",
          help: "Oylar buraya gönderilir. Sonra da ayarlayabilirsin.",
        },
        scopes: "Kullanım",
        scopesField: "Anahtar ne için",
        scope: {
          read: {
            name: "oy kontrolleri",
            label: "Oy kontrolleri: kimler oy verdi, oy sayıları ve ilan",
          },
          rewards: {
            name: "ödüller",
            label: "Ödüller: oyları gelen kutusundan al ve ödülleri kaydet",
          },
          feed: {
            name: "oy akışı",
            label: "Oy akışı: botlar ve istatistikler için her oyu takip et",
          },
        },
        generate: "API anahtarı oluştur",
        history: "Son etkinlik",
        historyLead:
          "Sunucudaki, anahtarlarındaki ve webhook'larındaki son değişiklikler ve kimin yaptığı.",
        when: "Ne zaman",
        who: "Kim",
        what: "İşlem",
        asked: "ilanda değişiklik istedi",
        which: "Anahtar",
        code: "Örnek kod",
        codeLead:
          "Kütüphane gerektirmeyen eksiksiz programlar. Anahtarını ve gizli anahtarını ortam değişkenlerinden okurlar: ikisini de kodunun dışında tut.",
        reference: "API başvurusunda her yanıt ve başlık var.",
      },
      states: {
        none: "URL yok",
        active: "etkin",
        failing: "çalışmıyor",
        waiting: "alıcını bekliyor",
        paused: "duraklatıldı",
        disabled: "kapatıldı",
        revoked: "iptal edildi",
      },
      once: {
        issued: (name) => `Yeni anahtarın: ${name}`,
        rolled: (name) => `${name} için yeni gizli anahtar`,
        prepared: (name) => `${name} için yeni webhook gizli anahtarı`,
        warning: "Bunu şimdi kopyala. Yalnızca bir kez gösterilir.",
        key: "API anahtarı",
        webhookSecret: "Webhook gizli anahtarı",
        keyHelp: "Her istekle gönder: Authorization: Bearer, ardından anahtar.",
        secretHelp: "Alıcın, bir webhook'un bizden geldiğini bununla doğrular.",
        overlap: (hours) =>
          hours === 0
            ? "Eski gizli anahtar artık çalışmıyor."
            : intl.plural(hours) === "one"
            ? "Eski gizli anahtar bir saat daha çalışır."
            : `Eski gizli anahtar ${intl.count(hours)} saat daha çalışır.`,
        preparedNext:
          "Önce alıcının bu gizli anahtarı eskisinin yanında kabul etmesini sağla. Sonra dönüp etkinleştir: o zamana kadar onunla hiçbir şey imzalanmaz.",
        tryTitle: "Şimdi dene",
        curl: "Bir terminalde API'ye kim olduğunu sor",
        test: "Webhook'a test gönder",
        testHelp:
          "Yeni sekmede açılır, böylece bu sayfa ve gizli anahtarı kalır. Testler asla sayılmaz ve ödüllendirilmez.",
        done: "Kopyaladım",
        usedTitle: "Bu form zaten gönderildi",
        used:
          "İşini o zaman yaptı ve gizli anahtarını gösterdi. Kopyalamadıysan anahtarı yenile veya başka bir webhook gizli anahtarı hazırla.",
        back: "Tüm API anahtarları",
      },
      key: {
        title: (key, server) => `${server} sunucusunun ${key} anahtarı`,
        back: "API anahtarları",
        deliveries: "Bu anahtarın teslimatları",
        revokedAt: "İptal tarihi",
        votifier: "Votifier",
        toRewards: "Ödüller",
        replayVotifier:
          "Bekletilen veya ulaşmayan oyları gönderir. Sunucunun aldığı oylar dışarıda bırakılır: onları yeniden ödüllendirirdi.",
        webhook: "Webhook",
        webhookLead: "Her oy, verildiği anda, imzalı olarak oraya gönderilir.",
        security: "Güvenlik",
        securityLead:
          "İki gizli bilgi: anahtar API'yi açar, webhook gizli anahtarı gönderdiklerimizi imzalar.",
        danger: "Tehlikeli bölge",
        dangerLead: "Bu geri alınamaz.",
        held: (votes, days) =>
          intl.count(votes) + " oy beklemede, her biri " + intl.count(days) +
          " gün. En eskisinin silineceği tarih:",
        heldMore: (max, days) =>
          intl.count(max) + " oydan fazlası beklemede, her biri " + intl.count(days) +
          " gün. En eskisinin silineceği tarih:",
        overlaps: {
          day: "bir gün içinde",
          now: "hemen",
          hour: "bir saat içinde",
          week: "yedi gün içinde",
        },
        urlField: {
          label: "Webhook URL'si",
          help: "Durdurmak için boş bırak: hâlâ bekleyenlerden vazgeçilir.",
        },
        saveUrl: "URL'yi kaydet",
        pause: "Duraklat",
        pauseHelp: "Duraklatılmışken oylar bekletilir. Sonra yeniden gönderebilirsin.",
        resume: "Sürdür",
        resumeHelp:
          "Yeni oylar yeniden gönderilir. Bekletilenler sen gönderene kadar beklemede kalır.",
        heldOff: "Webhook'u sürdür, sonra onları gönder.",
        sendHeld: "Bekleyenleri gönder",
        disabled: {
          gone: "Alıcın 410 Gone yanıtını verdi; bu, webhook'u kapatır. Oylar beklemede.",
          failing: "Beş gün boyunca tek bir başarı olmadan kapatıldı. Oylar beklemede.",
        },
        failingSince: "Webhook'un çalışmadığı tarih:",
        asksAgain: "Sonraki deneme:",
        test: {
          title: "Test",
          button: "Test gönder",
          lead:
            "URL'ne gerçek olmayan bir oyuncudan deneme oyu gönderir, gönderileni ve yanıtı gösterir. X-Listing-Test başlığı onu işaretler ve asla sayılmaz.",
        },
        testName: {
          label: "Oyuncu adı",
          help: "Başlığı yok sayan bir alıcı bu oyuncuyu ödüllendirir.",
        },
        testConfirm: "Evet, alıcım bu oyuncuyu ödüllendirebilir",
        testMore: "Gerçek bir oyuncu adıyla test et",
        grade: {
          title: "Alıcımı değerlendir",
          button: "Alıcıyı değerlendir",
          lead:
            "URL'ne bir dakika içinde test oyuncusunun yaklaşık 30 teslimatını gönderir: geçerli, sahte, eski ve tekrarlanan. Sonra alıcının neyi yanlış yaptığını söyler.",
        },
        graded: (key) => `${key} anahtarının alıcı değerlendirmesi`,
        gradeGuide: "Her denetimin anlamı",
        backToKey: "Anahtara dön",
        secret: "Webhook gizli anahtarı",
        secretLead:
          "Hiçbir oy kaybolmasın diye iki adımda değiştir: yenisini hazırla, alıcına ekle, sonra etkinleştir.",
        secretSteps: [
          "Yeni gizli anahtar hazırla",
          "Alıcına eskisinin yanına ekle",
          "Etkinleştir: o andan sonra onunla imzalarız",
        ],
        prepare: "Yeni gizli anahtar hazırla",
        prepareAgain: "Başka bir gizli anahtar hazırla",
        pending:
          "Yeni bir gizli anahtar hazır. Sen etkinleştirene kadar onunla hiçbir şey imzalanmaz.",
        activate: "Hazır gizli anahtarı etkinleştir",
        replay: { title: "Yeniden gönderim", button: "Oyları yeniden gönder" },
        replayLead: (days) =>
          "Son " + intl.count(days) +
          " gün içindeki bir zamandan beri bu anahtara gönderilen veya onun için bekletilen oyları saniyede beş tane yeniden gönderir. Oyların kimlikleri aynı kalır: X-Listing-Vote değerini hatırlayan bir alıcı kimseyi iki kez ödüllendirmez.",
        since: "Şu zamandan beri oylar",
        roll: {
          title: "Yenile",
          button: "Anahtarı yenile",
          lead:
            "Bu anahtar için yeni bir gizli anahtar oluşturur. Webhook'u ve geçmişi kalır, eski gizli anahtar seçtiğin süre boyunca çalışır. Şu anki gizli anahtar:",
        },
        overlap: "Eski gizli anahtarın sonu",
        revoke: "İptal et",
        revokeLead:
          "Bu anahtarı kalıcı olarak sonlandırır. Webhook'u durur, hâlâ bekleyenlerden vazgeçilir.",
        revokeLink: "Anahtarı iptal et…",
        confirmTitle: (key) => `${key} anahtarı iptal edilsin mi?`,
        confirmLead:
          "Onu kullanan programlar bir saniye içinde reddedilir ve webhook'una artık oy gitmez. Bu geri alınamaz. Anahtar sızdıysa bunun yerine yenile: webhook korunur.",
        confirm: (key) => `${key} anahtarını iptal et`,
        cancel: "Anahtarı koru",
        removal: {
          title: (key) => `${key} alıcısı kaldırılsın mı?`,
          lead: "Artık oy almaz, hâlâ bekleyenlerden vazgeçilir. Bu geri alınamaz.",
          confirm: (key) => `${key} alıcısını kaldır`,
          cancel: "Alıcıyı koru",
        },
      },
    },
    language: {
      heading: "Dil",
      lead: "Sayfalarının ve sana gelen e-postaların dili.",
      label: "Dil",
      browser: "Tarayıcımla aynı",
      save: "Kaydet",
    },
    listingForm: {
      submit: {
        title: "Sunucu ekle",
        lead:
          "Oyun, ad ve adres yeterli. Gerisini şimdi veya sonra ekleyebilirsin. Her yeni sunucuyu listeye alınmadan önce bir moderatör inceler; durumunu buradan takip edebilirsin.",
        submit: "Sunucuyu gönder",
        pictures: "Sunucu gönderilir gönderilmez logo ve afiş ekleyebilirsin.",
      },
      edit: {
        title: (server) => `${server} ilanı`,
        lead: "Değişikliklerin kaydeder kaydetmez görünür.",
        leadApproved:
          "Değişikliklerin, önce bir moderatörün baktıkları dışında, kaydeder kaydetmez görünür.",
        leadRejected: "İşin bitince sunucuyu “Genel bakış” altından yeniden gönder.",
        save: "Değişiklikleri kaydet",
        looksFirst: "Değişikliklere önce bir moderatör bakar.",
        waits: (seen) =>
          "Bir moderatörü bekliyor. O zamana kadar oyuncular şunu görür: " + seen + ".",
        slugMoves: (days) =>
          "Eski bağlantılar yeni adrese yönlendirir. " + intl.count(days) +
          " günde bir değiştirebilirsin.",
        slugMoved: (at) =>
          "Kısa süre önce değiştirdin. Yeniden değiştirebileceğin tarih: " + at + " (UTC).",
        textWaits: "Bir moderatörü bekliyor. O zamana kadar oyuncular eskisini görür.",
        waiting: "Bir değişiklik moderatörü bekliyor.",
        toWaiting: "Karşılaştır, geri çek veya kanıtla",
      },
      parts: {
        basics: "Oyun, ad ve adres",
        place: "Port ve sayfa adresi",
        about: "Slogan, açıklama ve kurallar",
        translations: "Diğer diller",
        facts: "Etiketler, sürüm ve diller",
        links: "Bağlantılar",
        pictures: "Görseller",
      },
      form: {
        game: { label: "Oyun", help: "Listede yok mu? Bir moderatörden eklemesini iste." },
        name: { label: "Ad", help: "Oyuncuların bildiği gibi." },
        chooseGame: "Bir oyun seç",
        host: {
          label: "Adres",
          help: "Ana bilgisayar adı veya IP adresi. Portu ekleyebilirsin: host:25565.",
        },
        port: { label: "Port", help: "Oyunun varsayılan portu için boş bırak." },
        slug: {
          label: "Sayfa adresi",
          help: (least, most) =>
            "Sayfa bağlantısının sonu, /servers/…: " + intl.count(least) + "-" + intl.count(most) +
            " küçük harf, rakam ve kısa çizgi. Adı kullanmak için boş bırak.",
        },
        tagline: {
          label: "Slogan",
          help: "Sunucuyu özel kılanı anlatan tek satır. Kartta görünür.",
        },
        description: {
          label: "Açıklama",
          help: (most) =>
            "Oyunculara onları nelerin beklediğini anlat. Markdown çalışır: **kalın**, listeler, bağlantılar, başlıklar. En fazla " +
            intl.count(most) + " karakter.",
        },
        rules: {
          label: "Kurallar",
          help: "Oyuncuların bilmesi gerekenler. Markdown burada da çalışır.",
        },
        textLanguage: {
          label: "Bu metinlerin dili",
          help: "Slogan, açıklama ve kuralların yazıldığı dil.",
        },
        tags: {
          label: "Etiketler",
          help: (most) =>
            "Oyuncular bunlarla arar ve filtreler. En fazla " + intl.count(most) + ".",
          unfold: "Etiket seç",
        },
        version: { label: "Sürüm", help: "Oyunun sürümü, örneğin 1.21.4." },
        country: { label: "Ülke", help: "Sunucunun bulunduğu yer." },
        noCountry: "Belirtilmedi",
        languages: {
          label: "Diller",
          help: (most) => `Sunucuda konuşulan diller. En fazla ${intl.count(most)}.`,
          unfold: "Dil seç",
        },
        website: { label: "Web sitesi", help: "https:// ile başlar." },
        discord: { label: "Discord", help: "Davet bağlantısı, örneğin https://discord.gg/…" },
        video: { label: "Video", help: "YouTube, Twitch veya Vimeo üzerinde." },
      },
      translations: {
        lead:
          "Bu siteyi başka bir dilde okuyanlar, o dilde eklediğin metinleri görür. Boş bıraktıkların yukarıda yazdığın gibi gösterilir.",
        none: "henüz bir şey yok",
        field: (field, language) => `${field} (${language})`,
        remove: "Kaydederken bu metinleri kaldır",
      },
      preview: {
        title: "Önizleme",
        filled: (filled, all) => `${intl.count(all)} alandan ${intl.count(filled)} dolu`,
        of: (server) => `Önizleme: ${server}`,
        note: "Henüz hiçbir şey kaydedilmedi. Forma dönmek için bu sekmeyi kapat.",
        show: "Önizle",
        noName: "Sunucunun adı",
        noAddress: "play.example.com",
        noGame: "Oyun",
        noTagline: "Sloganın",
        about: "Hakkında",
        noDescription: "Açıklaman burada olacak.",
        rules: "Kurallar",
        waits: "Formda önce bir moderatörün baktığı yazanları oyuncular onaylandıktan sonra görür.",
      },
      pictures: {
        lead: "Sunucunun her listedeki yüzü. Yeni görseller hemen görünür.",
        saveFirst: "Yükleme bu sayfayı yeniden açar. Önce yazdıklarını kaydet.",
        failed: "Görsel gönderilemedi. Tekrar dene.",
        logo: {
          label: "Logo",
          none: "Henüz logon yok: oyuncular baş harflerinin olduğu bu kareyi görür.",
          file: "Logo görseli",
          best: "Kare olanı en iyisidir.",
          upload: "Logoyu yükle",
          remove: "Logoyu kaldır",
        },
        banner: {
          label: "Afiş",
          none: "Henüz afişin yok: oyuncular sunucunun renginde şeritler görür.",
          file: "Afiş görseli",
          best: "Genişliği yüksekliğinin üç katı olanı en iyisidir.",
          upload: "Afişi yükle",
          remove: "Afişi kaldır",
        },
        help: (width, height, best) =>
          "PNG, JPEG veya WebP, en fazla 8 MB ve en az " + intl.count(width) + " × " +
          intl.count(height) + " piksel. " + best,
        choose: "Önce bir dosya seç.",
        rulesTitle: "Neleri gösterebilirsin",
        rules: [
          "Sunucunu: adını, dünyasını, oyuncuların orada yaptıklarını.",
          "Yalnızca sana ait veya kullanabileceğin görselleri. Başka sunucunun logosu olmaz.",
          "Cinsel, kanlı veya nefret içeren hiçbir şey ve kimsenin özel bilgileri olmaz.",
          "Oy karşılığı bedava para gibi yalan vaatler olmaz.",
          "Moderatörler her yeni görsele bakar. Bu kurallara uymayanı kaldırır ve sana nedenini e-postayla bildirir.",
        ],
      },
      meanwhile: {
        title: "Bu arada değiştirildi",
        lead:
          "Başka bir sekmede veya başka biri tarafından. İkisini karşılaştır, gerekirse aşağıdaki formu değiştir ve yazdıklarını korumak için yeniden kaydet.",
        heads: ["Alan", "Şu anda kayıtlı", "Senin yazdığın"],
        nothing: "hiçbir şey",
      },
    },
    listing: {
      change: {
        name: "Ad",
        game: "Oyun",
        host: "Adres",
        port: "Port",
        text: {
          tagline: "Slogan",
          tags: "Etiketler",
          country: "Ülke",
          version: "Sürüm",
          languages: "Diller",
          website: "Web sitesi",
          discord: "Discord",
          video: "Video",
          description: "Açıklama",
          rules: "Kurallar",
          textLanguage: "Metinlerin dili",
          translations: "Diğer diller",
        },
      },
      home: {
        title: "Oyun sunucuları",
        heading: "Sıralamayı orada oynayanlar belirler",
        lead: (counts) =>
          "Her sunucu için günde bir oy. Sıralama, " + (counts === "all"
            ? "son 30 günde verilen oylara göre belirlenir."
            : counts === "signed-in"
            ? "giriş yapmış oyuncuların son 30 günde verdiği oylara göre belirlenir."
            : counts === "confirmed"
            ? "e-postası doğrulanmış veya bağlı hesabı olan oyuncuların son 30 günde verdiği oylara göre belirlenir."
            : "30 günden eski bağlı hesabı olan oyuncuların son 30 günde verdiği oylara göre belirlenir."),
        results: (text) => `“${text}” için sunucular`,
        searchAll: "Tüm sunucularda ara",
        pageOf: (title, page) => `${title}, sayfa ${intl.count(page)}`,
        landing: {
          title: (name) => `${name} sunucuları`,
          lead: (name, servers, playersOnline) =>
            "Oyuncularının oylarıyla sıralanan " + intl.count(servers) + " " + name +
            " sunucusu. Şu anda " + intl.count(playersOnline) + " oyuncu çevrimiçi.",
          line: (counts) =>
            counts === "all"
              ? "Sıralama oyuncuların oylarına göre belirlenir."
              : counts === "signed-in"
              ? "Sıralama giriş yapmış oyuncuların oylarına göre belirlenir."
              : counts === "confirmed"
              ? "Sıralama, e-postası doğrulanmış veya bağlı hesabı olan oyuncuların oylarına göre belirlenir."
              : "Sıralama, 30 günden eski bağlı hesabı olan oyuncuların oylarına göre belirlenir.",
        },
        sums: {
          servers: () => "sunucu",
          online: () => "çevrimiçi oyuncu",
          votes: () => "oy (30 gün)",
        },
        games: "Oyunlar",
        moreGames: (games) => `${intl.count(games)} oyun daha`,
        gamesLead: (games) => `Sunucusu olan ${intl.count(games)} oyun.`,
        gameOrders: { players: "Oyuncular", servers: "Sunucular", name: "Ad" },
        gameCounts: (servers, playersOnline) =>
          intl.count(servers) + " sunucu · " + intl.count(playersOnline) + " oyuncu çevrimiçi",
        tags: "Etiketler",
        board: "Sunucular",
        page: (page, pages) => `Sayfa ${intl.count(page)} / ${intl.count(pages)}`,
        more: "Daha fazlasına mı bakıyorsun?",
      },
      feed: { title: "Yeni sunucular", follow: "Yeni sunucuları akış okuyucuda takip et" },
      nothing: {
        listed: "Listede henüz sunucu yok",
        listedNext:
          "İlk sen ol: beş alan doldurman yeterli, onaylanır onaylanmaz oyuncular oy verebilir.",
        list: "Sunucunu ekle",
        found: "Hepsine uyan sunucu yok",
        foundFor: (text) => `“${text}” için sonuç yok`,
        drop: "Şunların her biri sunucu bulur:",
        clear: "Daha az filtreyle bulabilirsin.",
        dropFor: "Hepsine uyan sunucu yok. Şunların her biri sunucu bulur:",
        retype:
          "Hepsine uyan sunucu yok. Adlara, oyunlara, etiketlere, ülkelere ve adreslere baktık: daha az kelimeyle dene.",
        without: "Şu olmadan:",
        showAll: "Filtreleri temizle",
        pastEnd: "Listede bu kadar sayfa yok.",
        firstPage: "İlk sayfaya git",
        waysOn: "Bunları dene",
        games: { label: "Oyunlara göz at", more: "Listede sunucusu olan tüm oyunlar" },
        newest: { label: "En yeni sunucular", more: "Listeye yeni eklendi" },
        own: { label: "Kendi sunucunu ekle", more: "Beş alan, ücretsiz" },
      },
      board: {
        rank: "Sıra",
        ofAll: "genel",
        copy: (name) => `${name} adresini kopyala`,
        vote: "Oy ver",
        voteFor: (name) => `(${name})`,
        votes: () => "oy",
        today: "bugün",
        monthly: "son 30 günde",
        all: "tüm zamanlarda",
      },
      moves: { isNew: "yeni", up: "sıra yükseldi (bir haftada)", down: "sıra düştü (bir haftada)" },
      filters: {
        title: "Filtreler",
        used: "etkin",
        text: "Ad veya adres",
        choose: {
          game: { label: "Oyun", all: "Tüm oyunlar" },
          country: { label: "Ülke", all: "Tüm ülkeler" },
          language: { label: "Dil", all: "Tüm diller" },
          version: { label: "Sürüm", all: "Tüm sürümler" },
        },
        tags: "Etiketler (hepsi)",
        clear: "Tümünü temizle",
        quick: "Hızlı filtreler",
        online: "Şu an çevrimiçi",
        show: "Sunucuları göster",
        found: (total) => `${intl.count(total)} sunucu`,
        quoted: (text) => `“${text}”`,
        remove: ": kaldır",
        sortBy: "Sırala",
        sorts: {
          match: "En uygun",
          votes_30: "30 gün",
          votes_today: "Bugün",
          votes_all: "Tüm zamanlar",
          players: "Oyuncular",
          newest: "En yeni",
          name: "Ad",
        },
      },
      server: {
        moderate: "Denetle",
        servers: "Sunucular",
        about: "Hakkında",
        rules: "Kurallar",
        links: "Bağlantılar",
        website: "Web sitesi",
        video: "Video",
        community: { discord: "Discord'a katıl", website: "Web sitesine git" },
        tags: "Etiketler",
        facts: "Bilgiler",
        version: "Sürüm",
        country: "Ülke",
        languages: (languages) => intl.plural(languages) === "one" ? "Dil" : "Diller",
        listed: "Listeye eklenme",
        rankIn: (game) => `${game} sıralaması`,
        of: (listed) => `/ ${intl.count(listed)}`,
        playersIn: () => "oyuncu",
        votesWeekly: "Oylar, 7 gün",
        votesTotal: "Oylar, tüm zamanlar",
        allVotes: (counts) =>
          "Buradaki oylara oyundan gelen bağlantılarla ve ad yazılarak verilenler de dahildir. Sıralamada yalnızca " +
          (counts === "signed-in"
            ? "giriş yapmış oyuncuların"
            : counts === "confirmed"
            ? "e-postası doğrulanmış veya bağlı hesabı olan oyuncuların"
            : "30 günden eski bağlı hesabı olan oyuncuların") +
          " oyları sayılır.",
        vote: "Oy ver",
        voteFor: (name) => `${name} için oy ver`,
        description: (name, game) => `${name}, bir ${game} sunucusu: adres, oyuncular ve oylar.`,
      },
      share: { share: "Paylaş", address: "Bu sayfanın adresi" },
      report: {
        title: (server) => `Bildir: ${server}`,
        back: (server) => `${server} sayfasına dön`,
        lead:
          "Bu ilanda bir sorun mu var? Moderatörlere bildir. Sahibi kim olduğunu asla öğrenmez.",
        reason: "Sorun ne?",
        pick: "Birini seç",
        reasons: {
          pictures: "Görselleri",
          hateful: "Nefret içeriyor veya insanları taciz ediyor",
          scam: "Oyuncuları dolandırıyor veya parola istiyor",
          fake: "Başka bir sunucu gibi davranıyor",
          wrong: "Bilgileri yanlış veya artık yok",
          other: "Başka bir şey",
        },
        more: "Kendi sözlerinle",
        moreHelp: "Ne gördün, nerede? Lütfen kimsenin özel bilgilerini yazma.",
        send: "Bildirimi gönder",
        link: "Bu ilanı bildir",
      },
      live: {
        online: "Çevrimiçi (başlangıç)",
        offline: "Çevrimdışı (başlangıç)",
        neverAnswered: "listeye eklenme",
        uptime: "Çalışma oranı",
        owner: "Sahibi",
        verified: "doğrulanmış",
        verifiedHelp: "Sahibi bu sunucunun kendisine ait olduğunu kanıtladı.",
      },
      badge: {
        title: "Rozet",
        lead: "Sıranı kendi sitende gösteren ve buraya yönlendiren bir resim (SVG, betiksiz).",
        code: "Siten için HTML",
        widget: "Sıra, oy ve oyuncuları gösteren araç için HTML",
        players: (players) => `${intl.count(players)} oyuncu çevrimiçi`,
        alternative: "Bize oy ver",
        rank: (rank, game) => `${game} oyununda ${intl.count(rank)}. sırada`,
        votes: (votes) => `30 günde ${intl.count(votes)} oy`,
      },
    },
    mail: {
      newsMail: {
        hello: (name) => `Merhaba ${name},`,
        subject: (updates, site) => `${site}: sunucuların hakkında ${intl.count(updates)} haber`,
        item: (subject, more) => `${subject}. ${more}`,
        left: (items) =>
          intl.plural(items) === "one"
            ? "Bir haber daha var. Sunucularının sayfalarında bulabilirsin."
            : intl.count(items) + " haber daha var. Sunucularının sayfalarında bulabilirsin.",
        why: (site) =>
          "Bu e-postayı, " + site +
          " sitesindeki bir sunucunun ekibinde olduğun veya ekibe davet edildiğin için alıyorsun. Sunucuların hakkındaki e-postaları durdurmak için:",
        webhook: (name, server) => `${server} sunucusunun “${name}” webhook'u`,
        withReason: (sentence, reason) => `${sentence} Moderatörün gerekçesi: ${reason}`,
      },
      news: {
        server_approved: {
          subject: (server) => `${server} artık listede`,
          more: () => "Oyuncular artık ona oy verebilir.",
        },
        server_reinstated: {
          subject: (server) => `${server} yeniden listede`,
          more: () => "Oyuncular ona oy verebilir ve API anahtarları çalışıyor.",
        },
        server_rejected: {
          subject: (server) => `${server} onaylanmadı`,
          more: () => "İlanı düzenleyip yeniden gönderebilirsin.",
        },
        server_suspended: {
          subject: (server) => `${server} askıya alındı`,
          more: () => "Listede değil, kimse ona oy veremez ve API anahtarları çalışmaz.",
        },
        change_approved: {
          subject: (server) => `${server} için değişikliklerin onaylandı`,
          more: () => "Artık herkes görüyor.",
        },
        change_refused: {
          subject: (server) => `${server} için değişikliklerin onaylanmadı`,
          more: () => "İlan eskisi gibi kalıyor, yeniden düzenleyebilirsin.",
        },
        picture_taken_down: {
          subject: (server) => `${server} sunucusunun bir görseli yayından kaldırıldı`,
          more: () => "İlanın geri kalanı olduğu gibi kalıyor, başka bir görsel yükleyebilirsin.",
        },
        change_asked: {
          subject: (server) => "Bir moderatör " + server + " ilanında değişiklik yapmanı istiyor",
          more: () => "Henüz hiçbir şey değişmedi: ilanı kendin düzenleyebilirsin.",
        },
        edits_put_back: {
          subject: (server) => `Bir moderatör ${server} ilanındaki düzenlemeni geri aldı`,
          more: () => "İlanda yine önceki metin var. İlanı yeniden düzenleyebilirsin.",
        },
        role_offered: {
          subject: (server, owner) => `${owner} seni ${server} ekibine davet ediyor`,
          more: () => "Sen kabul etmeden hiçbir şey değişmez. Davet 7 gün sonra sona erer:",
        },
        listing_offered: {
          subject: (server, owner) => `${owner} sana ${server} sunucusunu devretmek istiyor`,
          more: () => "Sen kabul etmeden hiçbir şey değişmez. Teklif 7 gün sonra sona erer:",
        },
        role_ended: {
          subject: (server) => `Artık ${server} ekibinde değilsin`,
          more: (_server, owner) => `${owner} erişimini sonlandırdı. Diğer sunucuların:`,
        },
        handed_over: {
          subject: (server, owner) => `${server} sunucusunun yeni sahibi: ${owner}`,
          more: () => "Teklifin kabul edildi ve artık erişimin yok. Diğer sunucuların:",
        },
        votes_voided: {
          subject: (server, _owner, _webhook, votes) =>
            server + " " + intl.count(votes) + " oy kaybetti: bir moderatör geçersiz saydı",
          more: () =>
            "Artık sayılmıyorlar. Zamanlarını sunucunun sayfasında görebilir ve bir kez yanıt verebilirsin.",
        },
        votes_restored: {
          subject: (server, _owner, _webhook, votes) =>
            `${server} ${intl.count(votes)} oyunu geri aldı`,
          more: () => "Bir moderatör geçersiz sayma kararını kaldırdı, yeniden sayılıyorlar.",
        },
        webhook_failing: {
          subject: (_server, _owner, webhook) => `${webhook} çalışmıyor`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Hiçbir şey ulaşmıyor (başlangıç: " + since +
            "). Her oyu üç gün boyunca yeniden deneriz, sonra sen yeniden gönderebilirsin. Neyin ters gittiğini gör:",
        },
        webhook_off: {
          subject: (_server, _owner, webhook) => `${webhook} kapatıldı`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Sürekli başarısız oldu (" + since +
            "). Oylar beklemede. Alıcın hazır olunca webhook'u yeniden aç ve oyları yeniden gönder:",
        },
        webhook_working: {
          subject: (_server, _owner, webhook) => `${webhook} yeniden çalışıyor`,
          more: (_server, _owner, _webhook, _votes, since) =>
            `Oylar yeniden ulaşıyor (başlangıç: ${since}).`,
        },
        made_manager: {
          subject: (server) => `Artık ${server} sunucusunun sorumlususun`,
          more: (_server, owner) =>
            owner + " ilanı, anahtarlarını ve ödüllerini düzenlemene izin veriyor:",
        },
        made_viewer: {
          subject: (server) => `Artık ${server} sunucusunun izleyicisisin`,
          more: (_server, owner) =>
            owner + " sayılarını, oy verenlerini ve teslimatlarını görmene izin veriyor:",
        },
        chat_gone: {
          subject: (_server, _owner, webhook) => `${webhook} kapatıldı`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Sohbet, adresinde artık mesaj kabul etmiyor (" + since +
            "). Oylar beklemede. Yeni bir adres yapıştır, sonra onları gönder:",
        },
        webhook_gone: {
          subject: (_server, _owner, webhook) => `${webhook} kapatıldı`,
          more: (_server, _owner, _webhook, _votes, since) =>
            "Alıcın 410 Gone yanıtını verdi (" + since +
            "). Oylar beklemede. Alıcın hazır olunca webhook'u yeniden aç ve oyları yeniden gönder:",
        },
      },
      deskMail: {
        hello: (name) => `Merhaba ${name},`,
        subject: (items, site) => `${site} moderasyon masasında ${intl.count(items)} yeni iş`,
        news: {
          wave: (server, votes) => `${server} için olağan dışı oylar: ${intl.count(votes)} oy`,
          reports: (server, reports) => `${server} hakkında ${intl.count(reports)} bildirim`,
          answer: (server, votes) =>
            server + " sunucusunun sahibi geçersiz sayılan " + intl.count(votes) +
            " oy hakkında yanıt verdi",
          listing: (server) => `${server} inceleme bekliyor`,
          change: (server) => `${server} için bir değişiklik inceleme bekliyor`,
        },
        left: (items) =>
          intl.plural(items) === "one"
            ? "Bir tane daha var."
            : `${intl.count(items)} tane daha var.`,
        why: (site) =>
          "Bu e-postayı, " + site +
          " moderatörü olduğun için alıyorsun. Daha seyrek almak veya durdurmak için:",
      },
      accountMails: {
        reset: {
          subject: (site) => `${site} için yeni parola`,
          before: (site) =>
            "Biri " + site + " hesabın için yeni bir parola istedi. Parola seçmek için şunu aç:",
          after:
            "Bağlantı bir saat boyunca, bir kez çalışır. Bu sen değilsen e-postayı dikkate alma: parolan değişmez.",
        },
        verification: {
          subject: (site) => `${site} için e-posta adresini doğrula`,
          before: "Bu e-posta adresinin senin olduğunu doğrulamak için şunu aç:",
          after: (site) =>
            "Bağlantı bir gün çalışır. " + site + " hesabın yoksa bu e-postayı dikkate alma.",
        },
        claim: {
          subject: (site) => `${site}: bir ad`,
          before: (site) =>
            "Biri " + site +
            " sitesine bu e-posta adresiyle ve bir oyuncunun daha önce oy verdiği bir adla kaydoldu. O oyuncu sensen bu bağlantıyı aç ve bir parola seç. Böylece " +
            site + " sitesindeki ad, oylarıyla birlikte senin olur:",
          after: "Bağlantı bir gün çalışır. Bu sen değilsen e-postayı dikkate alma.",
        },
        addressInUse: {
          subject: (site) => `${site}: e-posta adresin`,
          before: (site, name) =>
            "Biri " + site +
            " sitesinde senin e-posta adresinle yeni bir hesap oluşturdu. Adres senin kalıyor ve “" +
            name +
            "” hesabın değişmedi.\n\nBu sensen ve o hesabı unuttuysan, onun için yeni bir parola seçebilirsin:",
          after: "Bu sen değilsen e-postayı dikkate alma.",
        },
        addressInUseWithoutPasswords: {
          subject: (site) => `${site}: e-posta adresin`,
          before: (site, name) =>
            site +
            " sitesinde biri e-posta adresini başka bir hesapta kullanmak istiyor. Adres senin kalıyor ve “" +
            name +
            "” hesabın değişmedi.\n\nBu sensen ve o hesabı unuttuysan, daha önce yaptığın gibi giriş yap:",
          after: "Bu sen değilsen e-postayı dikkate alma.",
        },
        nameGiven: {
          subject: (site, name) => `${site}: ${name} adı`,
          before: "Bir moderatör bu adı sana verdi. Seçtiğin parolayla giriş yap:",
        },
        nameRefused: {
          subject: (site, name) => `${site}: ${name} adı`,
          before: (name) =>
            "Bir moderatör, " + name +
            " adıyla başka birinin oynadığına karar verdi. Başka bir adla kaydolabilirsin.",
        },
        imported: {
          subject: (site) => `Hesabın artık ${site} sitesinde`,
          before: (site, list, privacy) =>
            "Hesabın " + list + " listesinden " + site +
            " sitesine taşındı. Verilerini artık bu site saklıyor. Neyin neden saklandığı burada yazıyor: " +
            privacy + "\n\nAdınla ve oradaki parolanla giriş yap. Olmazsa yeni bir parola seç:",
          after: "Bu hesabı istemiyorsan sayfasından silebilirsin.",
        },
        test: {
          subject: (site) => `${site} e-postaları ulaşıyor`,
          before: (site) =>
            site +
            " sitesinden sana bu e-postayı göndermesini istedin. Ulaştı, diğerleri de ulaşacak:",
        },
        accountDisabled: {
          subject: (site) => `${site} hesabın devre dışı bırakıldı`,
          before: (site, reason) =>
            "Bir moderatör " + site +
            " hesabını devre dışı bıraktı. Giriş yapamaz ve oy veremezsin. Moderatörün notu:\n\n" +
            reason,
        },
        accountEnabled: {
          subject: (site) => `${site} hesabın yeniden çalışıyor`,
          before: (site, reason) =>
            "Bir moderatör " + site + " hesabını etkinleştirdi. Moderatörün notu:\n\n" + reason +
            "\n\nYeniden giriş yapabilir ve oy verebilirsin:",
        },
        signInChanged: {
          subject: (site) => `${site} giriş yöntemin değişti`,
          before: (site, change) =>
            site + " hesabının giriş yöntemi değişti. " + (change === "password_set"
              ? "Artık bir parolası var."
              : change === "password_changed"
              ? "Parolası değiştirildi."
              : change === "password_reset"
              ? "Bu adrese gönderdiğimiz bağlantıyla yeni bir parola belirlendi."
              : change === "passkey_added"
              ? "Bir geçiş anahtarı eklendi."
              : change === "passkey_removed"
              ? "Bir geçiş anahtarı kaldırıldı."
              : change === "second_factor_on"
              ? "Giriş yaparken ikinci bir adım istiyor."
              : change === "second_factor_off"
              ? "Giriş yaparken artık ikinci bir adım istemiyor."
              : change === "recovery_codes_made"
              ? "Yeni kurtarma kodları var. Eskileri artık çalışmıyor."
              : change === "recovery_code_used"
              ? "Bir kurtarma kodu kullanıldı. Her kod bir kez çalışır."
              : change === "factors_reset"
              ? "Site yönetimi geçiş anahtarlarını, kimlik doğrulama uygulamasını ve kurtarma kodlarını kaldırdı."
              : change === "identity_linked"
              ? "Başka bir sitedeki bir hesap bağlandı. Sahibi onunla giriş yapabilir."
              : "Başka bir sitedeki bağlı bir hesap kaldırıldı.") +
            "\n\nBu sensen yapman gereken bir şey yok. Sen değilsen giriş yap, sana ait olmayanları kaldır, parolanı değiştir ve diğer tüm oturumları sonlandır:",
        },
        newBrowser: {
          subject: (site) => `${site}: yeni bir tarayıcıdan giriş yapıldı`,
          after: "Bağlantı bir hafta çalışır ve bir kez herkesin oturumunu kapatır.",
          before: (site, browser, address, when) =>
            "Biri " + site +
            " hesabına daha önce bu hesapla görmediğimiz bir tarayıcıyla giriş yaptı:\n\n" +
            browser + ", adres: " + address + ", zaman: " + when +
            "\n\nBu sensen yapman gereken bir şey yok. Sen değilsen bu sayfayı aç. Herkesin oturumunu kapatır ve sana yeni bir parola seçtirir:",
        },
        addressChanged: {
          subject: (site) => `${site} e-posta adresin değişti`,
          before: (site, newEmail) =>
            site + " hesabının e-posta adresi artık bu adres değil, " + newEmail +
            ".\n\nBunu sen yapmadıysan biri parolanı biliyor. Giriş yap, parolanı değiştir ve diğer tüm oturumları sonlandır:",
        },
        hello: (name) => `Merhaba ${name},`,
        helloNobody: "Merhaba,",
        roleChanged: {
          subject: (site) => `${site}: rolün değişti`,
          before: (site, role) =>
            role === "moderator"
              ? `Hesabın artık ${site} moderatörü. Seni bekleyenler burada:`
              : `Hesabın artık ${site} yöneticisi. Seni bekleyenler burada:`,
        },
        roleEnded: {
          subject: (site) => `${site}: rolün değişti`,
          before: (site) =>
            "Hesabının " + site +
            " sitesinde artık bir rolü yok. Oyların ve sunucuların olduğu gibi kalıyor.",
        },
        unknownBrowser: "bilinmeyen bir tarayıcı",
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
        label: "Bu sunucu",
        rewards: "Ödüller",
        api: "Anahtarlar ve teslimatlar",
        voters: "Oy verenler",
        edit: "İlan",
        settings: "Ayarlar",
        page: "Herkese açık sayfa",
        waiting: "bekleyen veya beklemede",
        overview: "Genel bakış",
      },
      subject: {
        players: (online, max) => `${intl.count(online)} / ${intl.count(max)} oyuncu`,
        states: { unknown: "Henüz sorgulanmadı", online: "Çevrimiçi", offline: "Çevrimdışı" },
      },
      list: {
        title: "Sunucularım",
        lead: (votes, needy) =>
          "Bugün " + intl.count(votes) + " oy. " + (needy === 0
            ? "Sorun yok."
            : intl.plural(needy) === "one"
            ? "Bir sunucu ilgini bekliyor."
            : `${intl.count(needy)} sunucu ilgini bekliyor.`),
        leadWaiting: (waiting) => intl.count(waiting) + " sunucu moderatör incelemesini bekliyor.",
        none: "Henüz sunucu eklemedin",
        roles: { owner: "", manager: "Sorumlususun.", viewer: "İzleyicisisin." },
        offers: "Sana gelen teklifler",
        offer: (owner, server, role) =>
          role === "owner"
            ? `${owner} sana ${server} sunucusunu devretmek istiyor.`
            : role === "manager"
            ? owner + " seni " + server + " sunucusuna sorumlu olarak davet ediyor."
            : owner + " seni " + server + " sunucusuna izleyici olarak davet ediyor.",
        toOffer: "Teklifi gör",
        noneNext: "Oyuncular onu burada bulur, her gün oy verir; sunucun da onları ödüllendirir.",
        submit: "Sunucu ekle",
        another: "Başka bir sunucu ekle",
        manage: "Yönet",
        allVotes: (counts) =>
          "Sayılar tüm oylara aittir. Sıralamada yalnızca " + (counts === "signed-in"
            ? "giriş yapmış oyuncuların"
            : counts === "confirmed"
            ? "e-postası doğrulanmış veya bağlı hesabı olan oyuncuların"
            : "30 günden eski bağlı hesabı olan oyuncuların") + " oyları sayılır.",
        figures: {
          server: "Sunucu",
          today: "Bugünkü oylar",
          rank: "Oyundaki sıra",
          month: "30 günde",
        },
        byNow: (votes) => `Bir hafta önce: ${intl.count(votes)}`,
        wholeDay: (votes) => `Bir hafta önce, tüm gün: ${intl.count(votes)}`,
        compared: (at, time) =>
          "Oylar geçen " + intl.date('weekday: "long"', { weekday: "long" })(at) + " " + time +
          " UTC’ye kadarki oylarla, sıralar bir hafta öncekilerle karşılaştırılır.",
        groups: { needy: "İlgini bekleyenler", listed: "Listede", others: "Liste dışında" },
        start: [["Ekle", "Oyunu, adı, adresi ve birkaç kelime. İki dakika sürer."], [
          "İnceleyelim",
          "Her ilana yayımlanmadan önce bir moderatör bakar.",
        ], [
          "Oyları ödüllendir",
          "Bir eklenti veya webhook bağla; her oy oyuncusuna oyunda bir şey kazandırsın.",
        ]],
      },
      find: {
        title: "Sunucularından birini bul",
        label: "Ad, oyun veya adres",
        sort: "Sıralama",
        sorts: {
          attention: "Önce ilgini bekleyenler",
          votes: "Bugünkü oylar",
          rank: "Sıra",
          name: "Ad",
        },
        submit: "Göster",
        found: (shown, all) => `Gösterilen: ${intl.count(shown)} / ${intl.count(all)}.`,
        clear: "Hepsini göster",
        nothing: "Sunucularından hiçbiri uymuyor",
        nothingNext: "Adın bir parçasını, bir oyunu veya bir adresi dene.",
      },
      mail: {
        unconfirmed:
          "E-posta adresin doğrulanmadı; bu yüzden bir moderatör bir ilan hakkında karar verdiğinde veya bir webhook bozulduğunda sana yazamayız.",
        confirm: "Adresini doğrula",
      },
      attention: {
        pending: "Bir moderatör inceleyecek. O zamana kadar hakkında daha fazlasını yazabilirsin.",
        provable: "Bir moderatör inceleyecek. O zamana kadar senin olduğunu kanıtlayabilirsin.",
        unlisted: "Listeden çıkardın. Yeniden listeye alana kadar kimse ona oy veremez.",
        failing: (key, waiting) =>
          key + " anahtarının webhook'u çalışmıyor. Yoldaki veya bekletilen teslimatlar: " +
          intl.count(waiting) + ".",
        waiting: (waiting) => "Yoldaki veya bekletilen teslimatlar: " + intl.count(waiting) + ".",
        offline: "Sorgularımıza yanıt vermiyor, oyuncular onu çevrimdışı görüyor.",
        inbox: (waiting) => `Gelen kutusu: ${intl.count(waiting)} oy bekliyor.`,
        toPeople: "Yeniden listeye al",
        toServer: "Ne yapılacağını gör",
        toStatus: "Durumunu gör",
        toFacts: "İlanı tamamla",
        toDeliveries: "Teslimatları gör",
        toRewards: "Ödülleri gör",
        decided: (reason) => `Moderatörün notu: ${reason}`,
      },
      change: {
        waiting: "Bir değişiklik moderatörü bekliyor",
        waitingNext: "Onaylanana kadar oyuncular ve API şu anda gösterileni görür.",
        refused: "Bir moderatör değişikliğini reddetti",
        refusedNext: "İlan olduğu gibi kalıyor.",
        reason: (reason) => `Moderatörün notu: ${reason}`,
        prove: "Adresin senin olduğunu kanıtlayabilirsen beklemen gerekmez:",
        toStatus: "Durum",
        withdraw: "Değişikliği geri çek",
        dismiss: "Anladım",
      },
      overview: {
        title: (server) => `Sunucum: ${server}`,
        pending:
          "Bir moderatör inceleyecek. Onaylanınca herkese açık sayfası, oyları ve API anahtarları olur.",
        prove: "Senin olduğunu kanıtlayabilirsen beklemen gerekmez:",
        approved: "Listede, oyuncular ona oy verebilir.",
        rejected: "Listede değil. Moderatörün yazdığını düzelt, sonra yeniden gönder.",
        unlisted: "Liste dışında. Oylar ve API anahtarları durduruldu, teslimatlar beklemede.",
        toRelist: "Yeniden listeye al",
        suspended:
          "Şimdilik listede değil. Bir moderatör yeniden onaylayana kadar oylar ve API anahtarları durduruldu, teslimatlar beklemede.",
        reason: "Moderatörün notu:",
        resubmit: "Yeniden gönder",
        edit: "Önce düzenle",
        toEdit: "İlanı düzenle",
        until: (days) =>
          "İlanı kaydedene kadar, en fazla " + intl.count(days) + " gün burada kalır.",
        description: "Açıklama",
      },
    },
    myVotes: {
      title: "Oylarım",
      nextDay: "Sonraki oy gününe kalan süre:",
      utcDay: "Oy günleri UTC'ye göredir.",
      today: "Bugünkü oylar",
      voteNext: (server) => `Sıradakine oy ver: ${server}`,
      voteAll: (servers, first) => intl.plural(servers) === "one"
        ? `${first} için oy ver`
        : `Arka arkaya ${intl.count(servers)} sunucuya oy ver`,
      find: "Başka bir favori bul",
      votedAt: "Oy verildi:",
      isVoid: "Bugünkü oy bir moderatör tarafından geçersiz sayıldı",
      isTaken: "Bağlı hesabın bugün, burada başka bir hesaba bağlıyken oy verdi",
      endsTonight: (days) => "Bu oy günü bitince " + intl.count(days) + " günlük serin sona erer",
      reward: "Ödül",
      rewards: {
        waiting: "oyunda seni bekliyor",
        leased: "oyunda seni bekliyor",
        granted: "verildi",
        refused: "sunucu tarafından reddedildi",
        voided: "geri çekildi",
        expired: "süresi doldu",
      },
      receipt: "Makbuz",
      receiptOf: (server) => `: ${server} için verdiğin oy`,
      vote: "Oy ver",
      voteFor: (server) => `: ${server}`,
      votedToday: "Bugün oy verildi",
      votedFor: (server) => `: ${server}`,
      isVoted: (server) => `${server}: oy verildi`,
      isLeft: (server) => `${server}: henüz değil`,
      inRow: (days) => `${intl.count(days)} gün`,
      inRowUnseen: " üst üste",
      favouriteServer: (server) => `: ${server}`,
      favourite: "Favori",
      add: "Ekle",
      addServer: (server) => `: ${server}, favorilerine`,
      none: "Henüz favorin yok",
      noneWhy:
        "Oy verdiğin sunucuları favori olarak işaretle: her birinin sayfasında bunun için bir düğme var. Böylece her gün hepsine üst üste oy verebilir, hangilerinin kaldığını da burada görebilirsin.",
      before: "Daha önce bunlara oy verdin:",
      findServers: "Sunucu bul",
      past: "Geçmiş oylar",
      pastWhy:
        "Her UTC günü, sayılan oylarının sayısıyla. Hangileri olduğunu görmek için bir güne bas.",
      months: "Aylar",
      month: (start) =>
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      earlier: (start) =>
        "Önceki: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      later: (start) =>
        "Sonraki: " +
        intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
      day: (day) =>
        intl.date('weekday: "short", day: "numeric", month: "long"', {
          weekday: "short",
          day: "numeric",
          month: "long",
        })(day),
      letters: ["P", "S", "Ç", "P", "C", "C", "P"],
      votes: (votes) => `${intl.count(votes)} oy`,
      dayVotes: (votes) => ": " + (votes === 0 ? "oy yok" : `${intl.count(votes)} oy`),
      fewest: "yok",
      most: "en çok",
      noVotes: "Bu ay oy vermedin.",
      kept: "Günler bir yıl saklanır.",
      soFar: "Şimdiye kadar",
      current: () => "gün üst üste, herhangi bir sunucuda",
      longest: "bir yıldaki en uzun seri",
      thisMonth: () => "oy bu ay",
      inYear: () => "oy bir yılda",
      boards: "Tüm sunucularda en çok oy verenler",
      stripEnds: "Oy gününün bitmesine kalan süre:",
      menuLeft: (left) => left === 0 ? ", bugün hepsi tamam" : `, bugün ${intl.count(left)} kaldı`,
      round: {
        title: (server, progress) => `${progress}: ${server}`,
        progress: (voted, all) => `${intl.count(voted)} / ${intl.count(all)} tamam`,
        newVotes: "yeni oylara kalan süre:",
        last: "Oy verildi:",
        cast: "Oy ver ve devam et",
        next: (server) => `Sıradaki: ${server}.`,
        isLast: "Bu sonuncusu.",
        skip: (server) => `${server} sunucusunu bugün atla`,
        goOn: (server) => `Sıradakine geç: ${server}`,
        stop: "Burada dur ve oylarıma dön",
      },
      progress: {
        left: (voted, all, left) =>
          intl.count(voted) + " / " + intl.count(all) + " tamam, " + intl.count(left) + " kaldı",
        done: (all) =>
          intl.plural(all) === "one"
            ? "Favorine oy verdin"
            : `${intl.count(all)} favorinin hepsine oy verdin`,
      },
      strip: {
        left: (voted, all) =>
          "Bugün " + intl.count(all) + " favoriden " + intl.count(voted) + " tanesine oy verdin.",
        done: "Bugün tüm favorilerine oy verdin.",
      },
    },
    overview: {
      health: {
        label: "Ödüller",
        failing: "Ödüller ulaşmıyor",
        failingSays: (key, since) =>
          key + " anahtarının webhook'u çalışmıyor (başlangıç: " + since + ").",
        off: "Ödüller durdu",
        offSays: (key) => `${key} anahtarının webhook'u kapatıldı.`,
        paused: "Ödüller duraklatıldı",
        pausedSays: (key) => `${key} anahtarının webhook'u duraklatıldı.`,
        waiting: (votes) => `Yoldaki veya bekletilen teslimatlar: ${intl.count(votes)}.`,
        arrive: "Oylar ulaşıyor",
        arriveSays: (key, votes) => votes === 0
          ? `${key} anahtarının webhook'u hazır. 24 saatte oy yok.`
          : `24 saatte ${intl.count(votes)} teslimat ulaştı.`,
        inbox: "Ödüller alınıyor",
        inboxSays: "Eklentin onları gelen kutusundan alıyor. Bekleyen yok.",
        inboxWaits: "Bekleyen ödüller var",
        inboxWaitsSays: (votes) => `Gelen kutusunda ${intl.count(votes)} oy var.`,
        none: "Henüz ödül yok",
        noneSays: "Oyuncular oyları için hiçbir şey almıyor. Bir eklenti veya webhook bağla.",
        toDeliveries: "Teslimatlar",
        toRewards: "Ödüller",
        toKeys: "API anahtarları",
      },
      today: {
        title: "Bugün",
        votes: () => "oy",
        more: (votes) => `${intl.count(votes)} fazla`,
        fewer: (votes) => `${intl.count(votes)} az`,
        same: "Aynı sayıda",
        than: (at, votes, time) =>
          "· geçen " + intl.date('weekday: "long"', { weekday: "long" })(at) + " bu saate göre (" +
          time + " UTC: " + intl.count(votes) + ")",
        as: (at, votes, time) =>
          "· geçen " + intl.date('weekday: "long"', { weekday: "long" })(at) + " bu saate göre (" +
          time + " UTC: " + intl.count(votes) + ")",
        none: "Bugün henüz oy yok, geçen hafta aynı gün de yoktu.",
        noneNext: "Bir çizgi onları saat saat, geçen haftanın aynı gününün yanında gösterecek.",
        whole: (at, votes) =>
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ", bir hafta önce: " + intl.count(votes) + " oy",
        label: (today, before, weekAgo) =>
          "Saat saat oylar: bugün şimdiye kadar " + intl.count(today) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(weekAgo) +
          " toplam " + intl.count(before),
        axis: ["00:00", "06:00", "12:00", "18:00", "24:00 UTC"],
        legendToday: "bugün",
        legendBefore: (at, votes) =>
          intl.date('weekday: "long"', { weekday: "long" })(at) + ", " +
          intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(at) +
          ": toplam " + intl.count(votes),
        windows: (monthly, total) =>
          "30 günde " + intl.count(monthly) + " oy, tüm zamanlarda " + intl.count(total),
      },
      rank: {
        title: (game) => `${game} sıralaması`,
        of: (listed) => `/ ${intl.count(listed)}`,
        none: "Henüz sırası yok",
        noneNext: "Birileri siteyi ziyaret ettikçe sıralar yaklaşık saniyede bir hesaplanır.",
        near: "30 günlük oylar, çevrendekiler",
        ahead: (votes) => votes === 0 ? "eşit" : `${intl.count(votes)} önde`,
        behind: (votes) => votes === 0 ? "eşit" : `${intl.count(votes)} geride`,
        you: "sunucun",
        ranking: (counts) =>
          "Sıralamada yalnızca " + (counts === "signed-in"
            ? "giriş yapmış oyuncuların"
            : counts === "confirmed"
            ? "e-postası doğrulanmış veya bağlı hesabı olan oyuncuların"
            : "30 günden eski bağlı hesabı olan oyuncuların") + " oyları sayılır.",
      },
      steps: {
        title: "Sıradaki adımlar",
        done: (done, all) => `${intl.count(done)} / ${intl.count(all)} tamam`,
        doneTitle: "Tamam",
        more: (steps) => `${intl.count(steps)} adım daha`,
        all: {
          logo: ["Logo ekle", "Her listede adının yanında durur."],
          banner: ["Afiş ekle", "Sayfanın ve bağlantı önizlemelerinin başında durur."],
          description: ["Sunucunu anlat", "Oyuncuları nelerin beklediğini yaz."],
          facts: ["Slogan ve etiket ekle", "Oyuncular bunlarla arar ve filtreler."],
          rewards: ["Ödülleri bağla", "Oy bir şey kazandırırsa oyuncular yeniden oy verir."],
          badge: ["Rozeti sitene koy", "Sayfalarından birinde gördüğümüzde tamamlanır."],
          proof: ["Senin olduğunu kanıtla", "Böylece sayfan bunun için bir rozet alır."],
        },
      },
      figures: {
        title: (days) => `Son ${intl.count(days)} gün`,
        spans: "Kaç gün",
        span: (days) => `${intl.count(days)} gün`,
        nav: "Grafiğin gösterdiği",
        names: {
          votes: "Oylar",
          ballot_click: "Oy tıklamaları",
          address_copy: "Adres kopyaları",
          page_view: "Sayfa görüntülemeleri",
        },
        week: "7 günde",
        up: (percent) => `+${intl.count(percent)} %`,
        down: (percent) => `−${intl.count(percent)} %`,
        isUp: "yükseldi ",
        isDown: "düştü ",
        none: {
          votes: (days) => intl.count(days) + " günde oy yok. Her gün burada bir çubuk olacak.",
          ballot_click: (days) =>
            intl.count(days) +
            " günde kimse oy düğmesine tıklamadı. Her gün burada bir çubuk olacak.",
          address_copy: (days) =>
            intl.count(days) +
            " günde kimse adresini kopyalamadı. Her gün burada bir çubuk olacak.",
          page_view: (days) =>
            intl.count(days) + " günde kimse sayfanı açmadı. Her gün burada bir çubuk olacak.",
        },
        worth:
          "Oylar denetlenir. Görüntülemeler, kopyalar ve tıklamalar, çerez veya adres olmadan tarayıcıların bildirdiği gibi sayılır; bunları bir eğilim olarak gör. Sıranı etkilemezler. Günler UTC'ye göredir; son dakika eksik olabilir.",
      },
      charts: {
        ballot_click: {
          title: "Oy tıklamaları",
          heads: ["Gün (UTC)", "Tıklamalar"],
          summary: (sum, today, days) =>
            intl.count(days) + " günde " + intl.count(sum) + ", bugün şimdiye kadar " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        address_copy: {
          title: "Adres kopyaları",
          heads: ["Gün (UTC)", "Kopyalar"],
          summary: (sum, today, days) =>
            intl.count(days) + " günde " + intl.count(sum) + ", bugün şimdiye kadar " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
        page_view: {
          title: "Sayfa görüntülemeleri",
          heads: ["Gün (UTC)", "Görüntülemeler"],
          summary: (sum, today, days) =>
            intl.count(days) + " günde " + intl.count(sum) + ", bugün şimdiye kadar " +
            intl.count(today) + " (UTC)",
          on: (day, visits) =>
            intl.date('month: "short", day: "numeric"', { month: "short", day: "numeric" })(day) +
            ": " + intl.count(visits),
        },
      },
      sources: {
        title: "Ziyaretçiler nereden geldi",
        here: "Bu site",
        hereSays: "listeler, oyun sayfaları, arama",
        rest: "Başka yer veya bilinmiyor",
        restSays: "çoğu uygulama bildirmez",
        note: "30 günün sayfa görüntülemeleri. Yalnızca sitenin adı saklanır.",
        none: "Sayfana yönlendiren siteler, paylarıyla birlikte burada listelenecek.",
      },
      coming: {
        title: "Burada göreceklerin",
        items: [["Oylar", "bugün, geçen haftanın aynı günü ve 30 gün"], [
          "Sıra",
          "oyunundaki yerin, komşuların ve değişimlerin",
        ], [
          "Ziyaretçiler",
          "sayfa görüntülemeleri, adres kopyaları, oy tıklamaları ve nereden geldikleri",
        ], ["Ödüller", "ulaşıp ulaşmadıkları, tek satırda"]],
      },
      voidNotices: {
        title: (votes) => `Sunucuna verilen ${intl.count(votes)} oy geçersiz sayıldı`,
        votes: (votes) => `${intl.count(votes)} oy geçersiz sayıldı`,
        again: (votes) => intl.count(votes) + " oy geçersiz sayıldı ve yeniden geçerli",
        cast: "Verildi:",
        to: "–",
        voided: "Bir moderatör geçersiz saydı:",
        reason: "Gerekçesi:",
        noReason: "Gerekçe yazmadı.",
        answer: "Moderatörlere yanıt ver",
        yours: "Yanıtın",
        help: (min, max) =>
          intl.count(min) + "-" + intl.count(max) +
          " karakterle bir kez yanıt verebilirsin. Cevap gelmez: moderatörler okur ve oyları yeniden geçerli sayabilir.",
        send: "Yanıtı gönder",
        answered: "Yanıtının tarihi:",
      },
    },
    people: {
      roles: { owner: "Sahip", manager: "Sorumlu", viewer: "İzleyici" },
      page: {
        title: (server) => `${server} ayarları`,
        heading: "Ekip",
        lead:
          "Bu sunucuda kimler çalışabilir. Herkes kendi hesabını kullanır. “Anahtarlar ve teslimatlar” altındaki “Son etkinlik” kimin ne yaptığını gösterir.",
        heads: ["Ad", "Rol", "Başlangıç", ""],
        you: "sen",
        change: { manager: "Sorumlu yap", viewer: "İzleyici yap" },
        remove: "Kaldır",
        removed:
          "Çıkardığın kişi erişimini hemen kaybeder. Bildiği anahtarlar çalışmaya devam eder: bu sayfa onları o zaman gösterir ve hepsini bir kerede yenileyebilirsin.",
        leave: "Bu sunucudan ayrıl",
        leaveLead: "Erişimin hemen sona erer. Seni yalnızca sahibi yeniden davet edebilir.",
        offersTitle: "Açık teklifler",
        offer: (name, role) => role === "owner"
          ? `${name}, ilanı devralmak üzere`
          : role === "manager"
          ? `${name}, sorumlu olarak`
          : `${name}, izleyici olarak`,
        withdraw: "Geri çek",
        inviteTitle: "Birini davet et",
        inviteLead:
          "Teklifi “Sunucularım” sayfasında yedi gün görür, adresi doğrulandıysa e-posta da alır. Kabul etmeden hiçbir şey değişmez.",
        name: "Hesabının adı",
        role: "Rol",
        choices: {
          viewer: "İzleyici: sayıları, oy verenleri ve teslimatları görür",
          manager: "Sorumlu: silme, devretme ve ekip dışında her şey",
        },
        invite: "Daveti gönder",
        needsApproval: "Bir moderatör sunucuyu onaylayınca kişileri davet edebilirsin.",
      },
      handover: {
        title: "Devret",
        lead: "İlanı oyları, anahtarları ve ekibiyle başka bir hesaba verir.",
        what:
          "Sen kimliğini doğrularsın, karşı taraf yedi gün içinde kabul eder. Sonra ilan onun olur ve erişimin sona erer. Sahibine bağlı olan webhook hızları yeniden düşükten başlar.",
        name: "Yeni sahibin hesap adı",
        submit: "İlanı öner",
      },
      unlist: {
        title: "Listeden çıkar",
        lead: "Ara vermek için. Geri alabilirsin.",
        what:
          "Tüm listelerden çıkar, sayfası ve oy sayfası kapanır. API anahtarları durur, teslimatlar bekler; ayarladığın her şey kalır. Oylar 30 gün sonra sırasından düşer.",
        button: "Listeden çıkar",
        again: "Liste dışında. Yeniden listeye almak için moderatör gerekmez.",
        relist: "Yeniden listeye al",
        notNow: "Yalnızca listedeki bir sunucu listeden çıkarılabilir.",
      },
      deletion: {
        group: "Sil",
        groupLead: "Bu geri alınamaz.",
        link: "Sil…",
        what: "Sonraki sayfa neyin ne zaman gideceğini gösterir ve emin olup olmadığını sorar.",
        title: (server) => `Sil: ${server}`,
        heading: "Bu ilan silinsin mi?",
        lead: "Ona ait her şeye ne olacağı burada.",
        effects: "Ne olacak",
        atOnce: "Hemen",
        page: {
          what: "Sayfa, metin, görseller ve rozet",
          effect: "Herkes için gider. Adresi başka hiçbir sunucu alamaz.",
        },
        keys: {
          what: "API anahtarları",
          effect: (keys) =>
            keys === 0 ? "Yok." : `${intl.count(keys)} anahtar durur: eklentiler hata alır.`,
        },
        waiting: {
          what: "Yoldaki veya bekletilen teslimatlar",
          effect: (votes) => votes === 0 ? "Yok." : `${intl.count(votes)} oy: hiç gönderilmez.`,
        },
        inbox: {
          what: "Gelen kutusundaki ödüller",
          effect: (votes) => votes === 0 ? "Yok." : `${intl.count(votes)} oy: artık kimse alamaz.`,
        },
        votes: {
          what: "Oylar",
          effect: (votes) =>
            intl.count(votes) + " oy: artık sayılmaz ama oyuncunun kendi verilerinde kalır.",
        },
        people: {
          what: "Ekip",
          effect: (people) =>
            people === 0
              ? "Başka kimsenin erişimi yok."
              : `${intl.count(people)} kişi erişimini kaybeder.`,
        },
        offers: { what: "Açık teklifler", effect: "Artık kimse kabul edemez." },
        past: {
          what: "Geçmiş teslimatlar",
          effect: "Tek tek silinir.",
          when: (days) => `her birinden ${intl.count(days)} gün sonra`,
        },
        record: {
          what: "Değişiklik kaydı",
          effect: "Yalnızca moderatörler için kalır.",
          when: "İki yıl",
        },
        heads: ["Ne", "Sonuç", "Ne zaman"],
        rather: "Vazgeçsen mi?",
        instead:
          "Ara vermek için listeden çıkar, bunu geri alabilirsin; ya da sürdürecek birine devret. İkisi de oyları ve ayarladığın her şeyi korur.",
        insteadUnlisted:
          "Şu anda listede değil. Öyle bırakabilir veya sürdürecek birine devredebilirsin: bu, oyları ve ayarladığın her şeyi korur.",
        unlist: "Listeden çıkar",
        handOver: "Devret",
        forGood: "Kalıcı olarak sil",
        type: "Emin olmak için şunu yaz:",
        typeHelp: (slug) =>
          "Büyük küçük harf fark etmez. Bunun yerine " + slug + " da yazabilirsin.",
        otherName: (name) => `Adı bu değil, “${name}”.`,
        keep: "Koru",
        password: "Parolan",
      },
      offer: {
        title: (server, role) =>
          role === "owner" ? `${server} devralınsın mı?` : `${server} ekibine katılınsın mı?`,
        lead: (owner, role) =>
          role === "owner"
            ? `${owner} sana bu ilanı devretmek istiyor.`
            : role === "manager"
            ? `${owner} seni sorumlu olarak davet ediyor.`
            : `${owner} seni izleyici olarak davet ediyor.`,
        means: {
          viewer: "Sayılarını, oy verenlerini ve teslimatlarını göreceksin.",
          manager:
            "Silmek, devretmek ve ekibini belirlemek dışında her şeyi yapabilirsin: ilanı, anahtarlarını ve ödüllerini düzenleyebilirsin.",
          owner:
            "Oyları, anahtarları ve webhook'larıyla ilandan sen sorumlu olursun. Önceki sahibi erişimini kaybeder. Başkalarının bildiği API anahtarları ve gizli anahtarlar sen yenileyene kadar çalışır.",
        },
        people: (names) => `Bu kişilerin erişimi sen kaldırana kadar sürer: ${names}.`,
        former: (role) =>
          role === "manager"
            ? "Sorumlu rolün sona erer: sahip olarak her şeyi yapabilirsin."
            : "İzleyici rolün sona erer: sahip olarak her şeyi yapabilirsin.",
        accept: { viewer: "Kabul et", manager: "Kabul et", owner: "Devral" },
        decline: "Reddet",
        game: "Oyun",
        address: "Adres",
        status: "Durum",
        until: "Geçerlilik sonu",
        declineLead: (days) =>
          "Reddedersen sahibi sana " + intl.count(days) + " gün boyunca yeniden soramaz.",
      },
      known: {
        title: "Eski üyelerin bildiği anahtarlar",
        lead:
          "Bunları artık bu sunucuyu yönetmeyen kişiler oluşturdu veya girdi. Hâlâ çalışıyorlar.",
        heads: ["Anahtar", "Bilen", "Ne yapmalısın"],
        kinds: {
          api_key: (name) => `“${name}” API anahtarı`,
          webhook_secret: (name) => `“${name}” webhook gizli anahtarı`,
          url_key: () => "URL anahtarı",
          link_key: () => "Oy bağlantılarının anahtarı",
          chat: (name) => `“${name}” adresi`,
          votifier: (name) => `“${name}” Votifier belirteci`,
        },
        deleted: "silinmiş bir hesap",
        elsewhere: {
          chat: "Sohbette yeni bir adres oluştur ve onu Sohbetler altında gir.",
          votifier: "Oyun sunucunda yeni bir belirteç ayarla ve onu Ödüller altında gir.",
        },
        renew: "Bütün anahtarları yenile",
        renewHelp:
          "Eski anahtarlar hemen durur ve her yeni anahtar bir kez gösterilir. Webhook gizli anahtarları, sen yenisini etkinleştirene kadar geçerlidir.",
        activate: "Onu alıcına gir, sonra anahtarın sayfasında etkinleştir.",
        made: "Yeni anahtarların",
      },
    },
    privacy: {
      title: "Gizlilik",
      lead: (site) => site + " senin hakkında neyi, neden ve ne kadar süreyle bilir.",
      host:
        "Bu siteyle ilgili kararları siteyi işletenler verir; verilerinden de onlar sorumludur. Arkasındaki program Voteboard, yapımcılarına hiçbir şey göndermez.",
      inShort: {
        heading: "Kısaca",
        account: "Adın ve e-posta adresin, hesabını silene kadar giriş yapabilmen için saklanır.",
        votes:
          "Oyların kalıcı olarak saklanır, çünkü sunucular onlara göre sıralanır. Hesabını silersen adın oylardan kaldırılır.",
        address: (signIn, votes) =>
          "IP adresin bir girişle birlikte " + intl.count(signIn) +
          " gün saklanır. Oylarla birlikte yalnızca bir kodu " + intl.count(votes) +
          " gün saklanır.",
        email: "E-posta adresini kimse görmez. Oy verdiğin sunucuların sahipleri adını görür.",
      },
      keptHeading: "Neler saklanıyor",
      oneWay:
        "Geri çevrilemez bir kod karşılaştırılabilir ama çözülemez: site aynı parolayı, adresi veya anahtarı saklamadan tanır.",
      columns: ["Veri", "Neden", "Süre"],
      groups: {
        account: "Hesaplar",
        signIn: "Giriş",
        votes: "Oy verme",
        servers: "Sunucular",
        rewards: "Ödüller ve sunuculara iletiler",
        moderation: "Moderasyon",
        site: "Sitenin işletilmesi",
        browser: "Tarayıcında",
      },
      othersHeading: "Başka kim öğrenir",
      others: [
        "Oy verdiğin sunucuların sahipleri: adın, hesap numaran ve ne zaman oy verdiğin. Bunlarla ne yapacakları onlara kalmış.",
        "Herkes: gönderdiğin ilanın adı, adresi ve açıklaması. En çok oy verenler arasında görünmeyi kabul ettiysen, adın ve bir sunucuya kaç kez oy verdiğin de; programlar bunu herkese açık API ile okur. Vazgeçersen ikisi de bir dakika içinde göstermeyi bırakır, ama kopyaları kimse geri alamaz. E-posta adresini kimse görmez.",
        "Bu sitenin moderatörleri: kimin hangi sunucuya oy verdiği, hangisinin kime ait olduğu ve sahiplerin neyi değiştirdiği.",
        "Bu sitenin kullandığı posta sunucusu: e-posta adresin ve aldığın e-postalar.",
      ],
      turnstile:
        "Cloudflare: oy verdiğin sayfa onun bot kontrolünü yükler, böylece IP adresini ve tarayıcını öğrenir.",
      nobodyElse: "Başka hiç kimse: hiçbir sayfa başka bir sunucudan bir şey yüklemez.",
      yoursHeading: "Verilerin sana ait",
      yours: "Çoğunu hesap sayfanda görebilir ve değiştirebilirsin.",
      download: "Her şeyi indir…",
      delete: "Hesabını sil…",
    },
    refusals: {
      cannot: {
        accept_edits: "Düzenlemeler kabul edilemedi",
        accept_pictures: "Görseller kabul edilemedi",
        accept_the_offer: "Teklif kabul edilemedi",
        add_game: "Oyun eklenemedi",
        add_server: "Sunucu eklenemedi",
        add_tag: "Etiket eklenemedi",
        add_the_name: "Ad eklenemedi",
        approve_change: "Değişiklik onaylanamadı",
        approve_server: "Sunucu onaylanamadı",
        change_settings: "Ayarlar değiştirilemedi",
        change_the_role: "Rol değiştirilemedi",
        check_server: "Sunucu kontrol edilemedi",
        close_reports: "Bildirimler kapatılamadı",
        decide_about_an_alert: "Uyarı hakkında karar verilemedi",
        decide_on_a_claim_to_a_name: "Ad talebi hakkında karar verilemedi",
        disable_account: "Hesap devre dışı bırakılamadı",
        dismiss_the_alert: "Uyarı kapatılamadı",
        edit_game: "Oyun düzenlenemedi",
        edit_server: "Sunucu düzenlenemedi",
        edit_tag: "Etiket düzenlenemedi",
        enable_account: "Hesap etkinleştirilemedi",
        export_account: "Hesap verileri indirilemedi",
        grade_the_receiver_of_this_key: "Bu anahtarın alıcısı değerlendirilemedi",
        hand_over_server: "Sunucu devredilemedi",
        invite: "Davet edilemedi",
        issue_key: "Anahtar oluşturulamadı",
        lift_the_act: "İşlem geri alınamadı",
        list_server_again: "Sunucu yeniden listeye alınamadı",
        make_a_key: "Anahtar oluşturulamadı",
        make_a_sign_in_link: "Giriş bağlantısı oluşturulamadı",
        merge_games: "Oyunlar birleştirilemedi",
        merge_tags: "Etiketler birleştirilemedi",
        put_edits_back: "Düzenlemeler geri alınamadı",
        read_answers: "Yanıtlar okunamadı",
        refuse_change: "Değişiklik reddedilemedi",
        reject_server: "Sunucu reddedilemedi",
        remove_banner: "Afiş kaldırılamadı",
        remove_game: "Oyun kaldırılamadı",
        remove_logo: "Logo kaldırılamadı",
        remove_tag: "Etiket kaldırılamadı",
        rename: "Ad değiştirilemedi",
        replay: "Oylar yeniden gönderilemedi",
        resend: "Yeniden gönderilemedi",
        reset_the_second_factor: "İkinci adım kaldırılamadı",
        resubmit_server: "Sunucu yeniden gönderilemedi",
        save_facts: "Bilgiler kaydedilemedi",
        set_email: "E-posta adresi ayarlanamadı",
        show_account: "Hesap gösterilemedi",
        show_claims_to_names: "Ad talepleri gösterilemedi",
        show_delivery: "Teslimat gösterilemedi",
        show_reports: "Bildirimler gösterilemedi",
        show_the_account: "Hesap gösterilemedi",
        show_the_audit_trail: "Değişiklik kaydı gösterilemedi",
        show_the_queue: "Bekleyenler gösterilemedi",
        show_void_votes: "Geçersiz oylar gösterilemedi",
        show_vote: "Oy gösterilemedi",
        show_votes: "Oylar gösterilemedi",
        show_waves: "Uyarılar gösterilemedi",
        submit_server: "Sunucu gönderilemedi",
        suspend_server: "Sunucu askıya alınamadı",
        take_down_picture: "Görsel yayından kaldırılamadı",
        test_the_webhook: "Webhook test edilemedi",
        unlist_server: "Sunucu listeden çıkarılamadı",
        void_vote: "Oy geçersiz sayılamadı",
        void_votes: "Oylar geçersiz sayılamadı",
        vote: "Oy verilemedi",
        withdraw_change: "Değişiklik geri çekilemedi",
        activate_the_webhook_secret_of_key: "Anahtarın webhook gizli anahtarı etkinleştirilemedi",
        change_the_Votifier_of_key: "Anahtarın Votifier ayarı değiştirilemedi",
        change_the_webhook_of_key: "Anahtarın webhook'u değiştirilemedi",
        grade_the_receiver_of_key: "Anahtarın alıcısı değerlendirilemedi",
        pause_the_webhook_of_key: "Anahtarın webhook'u duraklatılamadı",
        prepare_a_webhook_secret_for_key: "Anahtar için webhook gizli anahtarı hazırlanamadı",
        replay_the_deliveries_of_key: "Anahtarın teslimatları yeniden gönderilemedi",
        resume_the_webhook_of_key: "Anahtarın webhook'u sürdürülemedi",
        revoke_key: "Anahtar iptal edilemedi",
        roll_key: "Anahtar yenilenemedi",
        test_the_webhook_of_key: "Anahtarın webhook'u test edilemedi",
      },
      account_name_invalid: {
        characters: ({ name }) =>
          "“" + name +
          "” adı kullanılamaz: adlar A-Z, a-z, 0-9, “_”, “.” ve “-” karakterlerinden 2-32 tanesinden oluşur ve “-” ile başlamaz",
        prefix: ({ name, prefix }) =>
          "“" + name + "” adı kullanılamaz: bu sitenin sahibi “" + prefix +
          "” ile başlayan adlara izin vermemiş",
      },
      account_name_reserved: ({ name }) => `“${name}” adı kullanılamaz: ayrılmış`,
      account_name_steam: ({ name }) =>
        "“" + name +
        "” adı kullanılamaz: bu bir Steam kimliği. Senin olduğunu göstermek için Steam ile giriş yap",
      game_name_known: ({ name }) => `“${name}” eklenemedi: zaten adlarından biri`,
      game_names_full: ({ max }) =>
        "Ad eklenemedi: bir hesabın kendi adının yanında, hiçbir şeyin kanıtlamadığı en fazla " +
        intl.count(max) + " adı olabilir; önce birini kaldır",
      account_exists: {
        email: ({ email }) =>
          "Hesap oluşturulamadı: “" + email + "” adresinin zaten bir hesabı var",
        voted: ({ name }) =>
          "“" + name +
          "” adı henüz kullanılamaz: bir oyuncu bu adla oy verdi. O sensen önce e-posta adresini doğrula",
        name: ({ name }) => `“${name}” adı kullanılamaz: alınmış`,
      },
      identity_linked:
        "Bağlanamadı: burada başka bir hesaba giriş sağlıyor; bağlantısı önce orada kaldırılmalı",
      last_way_in:
        "Kaldırılamadı: bu hesaba başka giriş yöntemin yok; önce başka bir giriş yöntemi ekle",
      sign_in_link_refused: ({ name }) =>
        "Bağlantı oluşturulamadı: “" + name +
        "” hesabı devre dışı veya hiç kaydolmamış bir oyuncuya ait",
      claim_unknown: "Karar verilemedi: talep artık yok veya adın bir sahibi var",
      sign_in_needed: ({ player }) =>
        "“" + player + "” adının burada bir hesabı var. Bu adla oy vermek için giriş yap",
      account_unknown: {
        named: ({ cannot, name }) => `${cannot}: “${name}” adında bir hesap yok`,
        missing: ({ cannot }) => `${cannot}: böyle bir hesap yok`,
        viewers: ({ cannot }) => `${cannot}: hesap silinmiş`,
        owners: ({ cannot }) => `${cannot}: hesabın silinmiş`,
        voters: ({ cannot }) => `${cannot}: hesap silinmiş`,
      },
      account_owns_listings: ({ count, named }) =>
        intl.plural(count) === "one"
          ? "Hesap silinemedi: incelemede veya onaylanmış bir ilanı var (" + named +
            "); önce onu sil, listeden çıkar veya devret"
          : "Hesap silinemedi: incelemede veya onaylanmış " + intl.count(count) + " ilanı var (" +
            named + "); önce onları sil, listeden çıkar veya devret",
      account_disabled: ({ doing }) => doing === "vote"
        ? "Oy verilemedi: bir moderatör hesabı devre dışı bıraktı"
        : "Hesap devre dışı bırakılamadı: zaten devre dışı",
      account_decided: ({ cannot }) =>
        cannot + ": sen açtıktan sonra başka biri karar verdi; yeniden bak",
      account_not_disabled: ({ cannot }) => `${cannot}: devre dışı değil`,
      account_has_role: ({ cannot, role }) =>
        cannot + ": bu sitedeki rolü " + (role === "moderator" ? "moderatör" : "site yöneticisi") +
        "; önce bir site yöneticisi bu rolü almalı",
      account_cant_have_role:
        "Rol değiştirilemedi: hesap devre dışı veya kimse ona giriş yapamıyor",
      last_administrator: ({ doing }) => doing === "change_the_role"
        ? "Rol değiştirilemedi: bu sitenin başka yöneticisi yok; önce başka birini yönetici yap"
        : "Hesap silinemedi: bu sitenin başka yöneticisi yok; önce başka birini yönetici yap",
      rename_too_soon: ({ days, next }) =>
        "Ad değiştirilemedi: ad " + intl.count(days) + " günde bir değişebilir; sonraki tarih: " +
        next,
      email_invalid: ({ text }) => `“${text}” kullanılamaz: e-posta adresi değil`,
      password_too_short: ({ min }) =>
        "Parola kullanılamaz: en az " + intl.count(min) + " karakter olmalı",
      password_too_long: ({ max }) =>
        "Parola kullanılamaz: en fazla " + intl.count(max) + " karakter olabilir",
      password_common:
        "Parola kullanılamaz: tahmin edilmesi çok kolay. Birbiriyle ilgisiz birkaç sözcük kullan",
      bot_check_failed: {
        forged: "Bu kontrol bu form için değildi. Lütfen tekrar dene.",
        expired: "Sayfa çok uzun süre açık kaldı. Lütfen tekrar dene.",
        unavailable: "Bot kontrolü şu anda kullanılamıyor. Lütfen birazdan tekrar dene.",
      },
      bot_check_spent: "Bu kontrol zaten kullanıldı. Lütfen tekrar dene.",
      moderators_only: ({ cannot }) => `${cannot}: bunu yalnızca moderatörler yapabilir`,
      administrators_only: ({ cannot }) => `${cannot}: bunu yalnızca site yöneticileri yapabilir`,
      setting_invalid: {
        accent: "Ayarlar değiştirilemedi: renk, # ve altı basamaktan oluşur, örneğin #f4b41f",
        name: ({ max }) =>
          "Ayarlar değiştirilemedi: ad en fazla " + intl.count(max) +
          " yazdırılabilir karakter içerir",
        imprint: ({ max }) =>
          "Ayarlar değiştirilemedi: künye en fazla " + intl.count(max) +
          " yazdırılabilir karakter içerir",
      },
      reason_needed: ({ cannot, min, max }) =>
        cannot + ": nedenini " + intl.count(min) + "-" + intl.count(max) + " karakterle yaz",
      form_used: "Bu form zaten gönderildi ve bir kez işlendi",
      server_unknown: ({ slug }) => `“${slug}” adında bir sunucu yok`,
      role_too_low: ({ role }) => role === "owner"
        ? "Bunu yalnızca bu sunucunun sahibi yapabilir"
        : "Bu sunucunun sayılarını ve teslimatlarını görebilirsin ama bunu yalnızca sahibi ve sorumluları yapabilir",
      offer_unknown:
        "Bu teklif artık yok: geri çekildi veya yanıtlandı, süresi doldu ya da sunucunun sahibi değişti",
      offer_refused: {
        unknown: ({ cannot, name }) => `${cannot}: giriş yapılan ${name} adında bir hesap yok`,
        self: ({ cannot, name }) => `${cannot}: ${name} zaten sahibi`,
        member: ({ cannot, name }) => `${cannot}: ${name} zaten erişime sahip`,
        asked: ({ cannot, name, days }) =>
          cannot + ": " + name +
          " için zaten teklif yapıldı; önce onu geri çek veya reddedildiyse " + intl.count(days) +
          " gün bekle",
        many: ({ cannot, max }) =>
          cannot + ": zaten toplam " + intl.count(max) + " kişi ve açık teklif var",
        unpublished: ({ cannot }) => `${cannot}: önce bir moderatör sunucuyu onaylamalı`,
      },
      member_unknown: "Bu kişinin artık erişimi yok",
      server_name_invalid: ({ cannot, min, max }) =>
        cannot + ": ad " + intl.count(min) + "-" + intl.count(max) +
        " yazdırılabilir karakter içerir",
      slug_refused: {
        form: ({ cannot, min, max }) =>
          cannot + ": sayfa adresi " + intl.count(min) + "-" + intl.count(max) +
          " küçük harf (a-z), rakam ve aralarında tek kısa çizgi içerir",
        formLike: ({ cannot, min, max, example }) =>
          cannot + ": sayfa adresi " + intl.count(min) + "-" + intl.count(max) +
          " küçük harf (a-z), rakam ve aralarında tek kısa çizgi içerir, örneğin “" + example + "”",
        reserved: ({ cannot, slug }) => `${cannot}: “${slug}” sayfa adresi siteye ayrılmış`,
        taken: ({ cannot, slug }) =>
          cannot + ": “" + slug + "” sayfa adresi başka bir sunucuya ait veya aitti",
        alike: ({ cannot, slug }) =>
          cannot + ": “" + slug + "” sayfa adresi başka bir sunucununkine çok benziyor",
      },
      slug_moved: ({ cannot, days, at }) =>
        cannot + ": listedeki bir sunucunun sayfa adresi en fazla " + intl.count(days) +
        " günde bir değişir; yeniden değiştirebileceğin tarih: " + at + " (UTC)",
      server_host_invalid: {
        unreadable: ({ cannot, host }) =>
          cannot + ": “" + host + "” bir ana bilgisayar adı veya adres değil",
        inner: ({ cannot, host }) =>
          cannot + ": “" + host +
          "” adresine internetten ulaşılamıyor; sunucunun herkese açık adresini yaz",
      },
      server_port_invalid: ({ cannot, port }) =>
        cannot + ": port 1 ile 65535 arasında bir tam sayıdır, " + port + " değil",
      description_too_long: ({ cannot, max, length }) =>
        cannot + ": açıklama en fazla " + max + " karakter olabilir, seninki " + length,
      changed_meanwhile: ({ cannot }) => `${cannot}: bu arada değiştirildi`,
      facts_invalid: ({ faults }) => `Bilgiler kaydedilemedi: ${faults}`,
      tag_unknown: {
        plain: ({ slug }) => `“${slug}” adında bir etiket yok`,
        cannot: ({ cannot, slug }) => `${cannot}: “${slug}” adında bir etiket yok`,
      },
      tag_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": ad " + intl.count(min) + "-" + intl.count(max) +
          " yazdırılabilir karakter içerir",
        slug: ({ cannot }) => cannot + ": kısa ad 2-40 karakterdir: a-z, 0-9 ve tek kısa çizgiler",
      },
      tag_exists: ({ cannot, name }) => `${cannot}: “${name}” zaten listede`,
      entry_used: ({ cannot, servers }) => intl.plural(servers) === "one"
        ? cannot +
          ": bir ilanda kullanılıyor veya silindiğinde kullanılıyordu; bunun yerine birleştir"
        : cannot + ": silinenler dahil " + intl.count(servers) +
          " ilanda kullanılıyor; bunun yerine birleştir",
      merged_with_itself: ({ cannot }) => `${cannot}: birleştirmek için başka birini seç`,
      servers_too_many: {
        all: ({ cannot, servers, max }) =>
          cannot + ": " + intl.count(servers) + " sunucun var, sınır " + intl.count(max),
        pending: ({ cannot, pending }) =>
          cannot + ": " + intl.count(pending) + " sunucun zaten bir moderatörü bekliyor",
      },
      change_unknown: {
        none: ({ cannot, slug }) => `${cannot} (“${slug}” sunucusu): bekleyen değişiklik yok`,
        seen: ({ cannot, slug }) =>
          cannot + " (“" + slug + "” sunucusu): sahibi bu arada düzenledi; yeniden bak",
        replaced: ({ cannot, slug }) =>
          cannot + " (“" + slug + "” sunucusu): sahibi bu arada değişikliği yeniledi; yenisine bak",
      },
      server_transition: {
        status: ({ cannot, slug, status }) =>
          cannot + " (“" + slug + "”): " + (status === "pending"
            ? "incelemede"
            : status === "approved"
            ? "onaylanmış"
            : status === "rejected"
            ? "reddedilmiş"
            : "askıya alınmış"),
        ownerless: ({ cannot, slug }) =>
          cannot + " (“" + slug + "”): sahibi hesabını sildi, sorumlusu kalmadı",
        changed: ({ cannot, slug }) =>
          cannot + " (“" + slug +
          "”): sen açtıktan sonra değiştirildi veya başka biri karar verdi; yeniden bak",
        unlisted: ({ cannot, slug }) => `${cannot} (“${slug}”): sahibi listeden çıkardı`,
      },
      server_own: ({ cannot, slug }) =>
        cannot + " (“" + slug + "”): ekibinde sen varsın, başka bir moderatör karar verir",
      server_not_approved: ({ cannot, doing, slug, status }) =>
        doing === "check_server"
          ? "“" + slug + "” sunucusu kontrol edilemedi: " + (status === "pending"
            ? "incelemede"
            : status === "approved"
            ? "onaylanmış"
            : status === "rejected"
            ? "reddedilmiş"
            : "askıya alınmış")
          : cannot + ": “" + slug + "” sunucusu " + (status === "pending"
            ? "incelemede"
            : status === "approved"
            ? "onaylanmış"
            : status === "rejected"
            ? "reddedilmiş"
            : "askıya alınmış"),
      check_too_soon: {
        busy: "Sunucu kontrol edilemedi: çok fazla kontrol sürüyor; birazdan tekrar dene",
        waiting: ({ seconds }) =>
          "Sunucu kontrol edilemedi: bekleyen sunucularından biri " + intl.count(seconds) +
          " saniyeden kısa süre önce kontrol edildi",
        listed: ({ seconds }) =>
          "Sunucu kontrol edilemedi: " + intl.count(seconds) +
          " saniyeden kısa süre önce kontrol edildi",
      },
      game_unknown: ({ cannot, slug, known }) =>
        cannot + ": “" + slug + "” adında bir oyun yok; bilinen oyunlar: " + known,
      game_invalid: {
        name: ({ cannot, min, max }) =>
          cannot + ": ad " + intl.count(min) + "-" + intl.count(max) +
          " yazdırılabilir karakter içerir",
        slug: ({ cannot, slug }) =>
          cannot + ": “" + slug +
          "” geçerli bir kısa ad değil: 2-60 karakter, a-z, 0-9 ve tek kısa çizgiler",
        protocol: ({ cannot, protocol, known }) =>
          cannot + ": “" + protocol + "” adında bir protokol yok; bilinen protokoller: " + known,
        port: ({ cannot, max }) => `${cannot}: port 1 ile ${max} arasında bir tam sayıdır`,
        queryPort: ({ cannot, port }) => `${cannot}: ${port} geçerli bir sorgu portu değil`,
      },
      game_exists: ({ cannot, slug }) =>
        cannot + ": “" + slug + "” zaten listede veya listedeki bir oyunun kısa adıydı",
      picture_refused: {
        damaged:
          "Bu görsel kullanılamaz: dosya bozuk; bir görsel düzenleyicide açıp yeniden kaydet",
        animated: "Bu görsel kullanılamaz: hareketli; hareketsiz bir tane seç",
        format: "Bu görsel kullanılamaz: PNG, JPEG veya WebP değil; GIF ve SVG kabul edilmez",
        large: ({ width, height, megapixels }) =>
          "Bu görsel kullanılamaz: " + intl.count(width) + " × " + intl.count(height) +
          " piksel, böyle bir görsel en fazla " + intl.decimal(megapixels) +
          " megapiksel olabilir; önce küçült",
        small: ({ width, height, kind, minWidth, minHeight }) =>
          "Bu görsel kullanılamaz: " + intl.count(width) + " × " + intl.count(height) +
          " piksel, " + (kind === "logo" ? "logo" : "afiş") + " için en az " +
          intl.count(minWidth) + " × " + intl.count(minHeight) + " gerekir",
      },
      picture_unknown: ({ cannot, slug }) =>
        cannot + " (“" + slug + "”): görselleri bu arada değişti; yeniden bak",
      report_invalid: {
        other: ({ max }) =>
          "Bildirilemedi: sorunun ne olduğunu 1-" + intl.count(max) + " karakterle yaz",
        chosen: ({ max }) =>
          "Bildirilemedi: sorunun ne olduğunu en fazla " + intl.count(max) + " karakterle yaz",
      },
      reports_too_many: {
        nameless: ({ max }) =>
          "Bildirilemedi: moderatörlerde giriş yapmamış kişilerden " + intl.count(max) +
          " bildirim var, şimdilik daha fazlasını almıyorlar. Başka bir sekmede giriş yap ve bunu yeniden gönder",
        all: ({ max }) =>
          "Bildirilemedi: moderatörlerde bununla ilgili zaten " + intl.count(max) +
          " bildirim var; bir saat sonra tekrar dene",
      },
      report_unknown: ({ slug }) => `“${slug}” bildirimleri kapatılamadı: açık bildirim yok`,
      fact: {
        tags: ({ max }) => `En fazla ${intl.count(max)} etiket seç.`,
        country: "Listeden bir ülke seç.",
        languages: "Dilleri listeden seç.",
        languages_too_many: ({ max }) => `En fazla ${intl.count(max)} dil seç.`,
        description: ({ max }) => `Açıklama en fazla ${intl.count(max)} karakter olabilir.`,
        text_language: "Listeden bir dil seç.",
        text_language_twice:
          "Aşağıda da bu dilde metinler var. Onları kaldır ya da burada başka bir dil seç.",
        rules: ({ max }) => `Kurallar en fazla ${intl.count(max)} karakter olabilir.`,
        tagline_not_one_line: "Slogan, yazdırılabilir karakterlerden oluşan tek satırdır.",
        tagline_too_long: ({ max }) => `Slogan en fazla ${intl.count(max)} karakter olabilir.`,
        version_not_one_line: "Sürüm, yazdırılabilir karakterlerden oluşan tek satırdır.",
        version_too_long: ({ max }) => `Sürüm en fazla ${intl.count(max)} karakter olabilir.`,
        website_too_long: ({ max }) =>
          "Web sitesi adresi en fazla " + intl.count(max) + " karakter olabilir.",
        website_too_long_as_written: ({ max }) =>
          "Web sitesi adresi, tarayıcıların yazdığı biçimiyle en fazla " + intl.count(max) +
          " karakter olabilir.",
        website_elsewhere: "Web sitesi, https:// ile başlayan herkese açık bir site bağlantısıdır.",
        discord_too_long: ({ max }) => `Davet en fazla ${intl.count(max)} karakter olabilir.`,
        discord_too_long_as_written: ({ max }) =>
          "Davet, tarayıcıların yazdığı biçimiyle en fazla " + intl.count(max) +
          " karakter olabilir.",
        discord_elsewhere: ({ sites }) =>
          `Davet, https:// ile başlayan bir bağlantıdır (${sites}).`,
        video_too_long: ({ max }) =>
          "Video bağlantısı en fazla " + intl.count(max) + " karakter olabilir.",
        video_too_long_as_written: ({ max }) =>
          "Video bağlantısı, tarayıcıların yazdığı biçimiyle en fazla " + intl.count(max) +
          " karakter olabilir.",
        video_elsewhere: ({ sites }) => `Video, https:// ile başlayan bir bağlantıdır (${sites}).`,
      },
      key_unknown: {
        plain: ({ id }) => `“${id}” anahtarı yok`,
        cannot: ({ cannot, id }) => `${cannot}: “${id}” anahtarı yok`,
      },
      key_name_invalid: ({ max }) =>
        "Anahtar oluşturulamadı: anahtarın adı 1-" + intl.count(max) +
        " yazdırılabilir karakter içerir",
      keys_too_many: ({ max }) =>
        "Anahtar oluşturulamadı: bu sunucunun zaten " + intl.count(max) +
        " anahtarı var; önce birini iptal et",
      scopes_invalid: ({ known }) => `Anahtar oluşturulamadı: ne için olduğunu seç: ${known}`,
      key_revoked: ({ cannot, at }) => `${cannot}: iptal edildi (${at})`,
      overlap_invalid: ({ max, hours }) =>
        "Anahtar yenilenemedi: örtüşme süresi 0-" + intl.count(max) + " saat olabilir, " + hours +
        " olamaz",
      webhook_url_refused: {
        incomplete: "Bu webhook URL'si kullanılamaz: eksiksiz bir web adresi değil.",
        inner:
          "Bu webhook URL'si kullanılamaz: herkese açık internetteki bir ana bilgisayara gitmeli.",
        chat:
          "Bu webhook URL'si kullanılamaz: bu, oy değil mesaj kabul eden bir Discord kanalının adresi. Onu “Sohbetler” altında bağla: oylar orada mesaj olarak yayınlanır.",
        scheme: "Bu webhook URL'si kullanılamaz: https:// veya http:// ile başlamalı.",
        credentials: "Bu webhook URL'si kullanılamaz: kullanıcı adı veya parola içermemeli.",
        port: ({ port }) =>
          "Bu webhook URL'si kullanılamaz: " + port +
          " portu kullanılamaz; 80, 443 veya 1023 üzerinde başka bir port seç.",
        tooLong: ({ max }) =>
          "Bu webhook URL'si kullanılamaz: en fazla " + intl.count(max) + " karakter olabilir.",
      },
      webhook_url_taken: ({ url }) =>
        url + " kullanılamaz: bu sunucunun başka bir anahtarı zaten oraya gönderiyor",
      secret_not_prepared: "Webhook gizli anahtarı etkinleştirilemedi: hazırlanmış bir tane yok",
      key_is_votifier: ({ cannot }) => `${cannot}: Votifier içindir, “Ödüller” altında`,
      key_is_chat: ({ cannot }) => `${cannot}: bir kanal içindir, “Sohbetler” altında`,
      chat_address_refused: {
        notDiscord:
          "Bağlanılamadı: bu bir Discord webhook'unun adresi değil. Discord'da kanal ayarlarını, ardından Entegrasyonlar ve Webhook'lar bölümünü aç, webhook URL'sini kopyala.",
        notSlack:
          "Bağlanılamadı: bu, Slack'in gelen webhook adresi değil. https://hooks.slack.com/services/ ile başlar.",
      },
      chat_connected: "Bağlanılamadı: bu kanal zaten bağlı",
      votifier_address_refused: {
        host: "Bağlanılamadı: bu bir ana bilgisayar adı veya adres değil; portun kendi alanı var.",
        inner:
          "Bağlanılamadı: Votifier, bu ana bilgisayarda herkese açık internetten ulaşılabilir olmalı.",
        port: ({ port, usual }) =>
          "Bağlanılamadı: Votifier için " + port + " portu kullanılamaz; genellikle " + usual + ".",
      },
      votifier_secret_refused: {
        missing: "Bağlanılamadı: Votifier token'ı veya açık anahtarı eksik",
        lost: "Bağlanılamadı: token'ı veya anahtarı bir kez daha yapıştır",
        privateKey:
          "Bağlanılamadı: bu bir özel anahtar. Sunucunda kalmalı: public.key içindekini yapıştır ve bunu başkası gördüyse yeni anahtarlar oluştur.",
        neither: ({ max }) =>
          "Bağlanılamadı: bu ne bir token (boşluksuz 6-" + intl.count(max) +
          " karakter) ne de bir Votifier açık anahtarı.",
        anotherKey: ({ bits }) =>
          "Bağlanılamadı: Votifier " + bits +
          " bitlik RSA anahtarları kullanır, bu ise başka: eklentinin “rsa” klasörünü sil ve sunucunu yeniden başlat, yenileri oluşur.",
      },
      votifier_connected: "Bağlanılamadı: bu az önce başka bir pencerede yapıldı",
      votifiers_too_many: ({ max }) =>
        "Bağlanılamadı: bu sunucunun zaten " + intl.count(max) + " alıcısı var; önce birini kaldır",
      replay_time_invalid: {
        since: ({ time, days }) =>
          "Seçilen zamandan (" + time + ") beri yeniden gönderilemedi: son " + intl.count(days) +
          " gün içinde olmalı",
        unreadable: ({ days }) =>
          "Bu zamandan beri yeniden gönderilemedi: son " + intl.count(days) + " gün içinde olmalı",
      },
      replay_too_soon: ({ from }) =>
        "Yeniden gönderilemedi: bu adrese son gönderim bitmedi veya az önce yapıldı; sonraki şu zaman başlayabilir: " +
        from,
      sends_too_many: ({ cannot }) =>
        cannot + ": bu adrese elle çok fazla gönderdin; bir dakika sonra tekrar dene",
      delivery_unknown: ({ cannot, id }) => `${cannot}: “${id}” teslimatı yok`,
      delivery_unfinished: ({ id }) =>
        "“" + id + "” teslimatı yeniden gönderilemedi: şu anda gönderiliyor",
      delivery_without_destination: ({ doing }) => doing === "resend"
        ? "Yeniden gönderilemedi: anahtarı iptal edilmiş veya webhook URL'si yok"
        : doing === "replay"
        ? "Yeniden gönderilemedi: bu anahtarın webhook URL'si yok"
        : doing === "test_the_webhook"
        ? "Webhook test edilemedi: bu anahtarın webhook URL'si yok"
        : "Bu anahtarın alıcısı değerlendirilemedi: webhook URL'si yok veya çalışmıyor: biri ulaşana kadar test gönder",
      clock_off: "Oy verilemedi: bu sunucunun saatiyle veritabanınınki uyuşmuyor",
      favourites_full: ({ max }) =>
        "Favori eklenemedi: zaten " + intl.count(max) + " favorin var; önce birini kaldır",
      vote_unknown: ({ cannot, id }) => `${cannot}: “${id}” oyu yok`,
      vote_voided: ({ doing, id }) => doing === "resend"
        ? "“" + id + "” teslimatı yeniden gönderilemedi: oyu geçersiz sayıldı"
        : `“${id}” oyu geçersiz sayılamadı: zaten geçersiz`,
      void_choice_invalid: {
        span: ({ days }) =>
          "Oylar seçilemedi: başlangıç bitişten önce ve geçmişte olmalı, süre en fazla " +
          intl.count(days) + " gün olmalı",
        number: ({ given, max }) =>
          "Oylar seçilemedi: " + given + " 1 ile " + max + " arasında bir tam sayı değil",
      },
      void_choice_changed: {
        others:
          "Oylar geçersiz sayılamadı: bu saatlerin oyları üzerinde başka bir işlem sürüyor; bir dakika sonra yeniden say",
        counted: ({ expected, votes }) =>
          "Oylar geçersiz sayılamadı: " + intl.count(expected) +
          " oy saymıştın ama bu arada bazıları geçersiz sayıldı, şimdi " + intl.count(votes) +
          " oy uyuyor; yeniden say",
      },
      void_batch_unknown: ({ id }) => `Geri alınamadı: “${id}” işlemi yok`,
      void_batch_lifted: ({ id }) => `“${id}” işlemi geri alınamadı: daha önce geri alındı`,
      void_notice_unknown: ({ id }) =>
        "Yanıtlanamadı: geçersiz oylar hakkında “" + id + "” bildirimi yok",
      void_answered: {
        lifted: "Yanıtlanamadı: oylar yeniden sayılıyor",
        given: "Yanıtlanamadı: her bildirime bir yanıt verilir ve verildi",
      },
      void_answer_invalid: ({ min, max }) =>
        "Yanıtlanamadı: " + intl.count(min) + "-" + intl.count(max) + " karakter yaz",
      void_answer_read: "Başka biri yanıtı okundu olarak işaretledi",
      wave_unknown: ({ id }) => `“${id}” uyarısı yok`,
      wave_decided: {
        person: ({ state, by }) =>
          state === "voided"
            ? "Uyarı hakkında karar verilemedi: " + by + " bu arada oylarını geçersiz saydı"
            : "Uyarı hakkında karar verilemedi: " + by + " bu arada uyarıyı kapattı",
        operator: ({ state }) => state === "voided"
          ? "Uyarı hakkında karar verilemedi: site yönetimi bu arada oylarını geçersiz saydı"
          : "Uyarı hakkında karar verilemedi: site yönetimi bu arada uyarıyı kapattı",
      },
      wave_grown: ({ votes, seen }) =>
        "Uyarı hakkında karar verilemedi: şimdi " + intl.count(votes) + " oyu var, açtığında " +
        intl.count(seen) + " idi; yeniden bak",
    },
    rewards: {
      title: (server) => `${server} ödülleri`,
      heading: "Oyuncular ödüllerini nasıl alır?",
      lead:
        "Aynı anda tek yöntem, böylece hiçbir oy iki kez ödüllendirilmez. Neyi seçersen seç webhook'lar gönderilir.",
      inUse: "kullanımda",
      notYet: "henüz kullanımda değil",
      savePath: "Bu yöntemi kullan",
      connectFirst:
        "Votifier token'ını veya anahtarını gir, sonra “Kaydet ve test et” seçeneğini seç.",
      paths: {
        push: {
          name: "Votifier'lı Minecraft eklentisi",
          who:
            "NuVotifier, VotifierPlus veya HytaleVotifier; VotingPlugin veya benzeriyle. Kod gerekmez.",
        },
        inbox: {
          name: "Eklentin bize sorar",
          who:
            "Kendi eklentin, oyları URL ile soran eski bir eklenti ya da ev modeminin arkasındaki bir sunucu.",
        },
        none: {
          name: "Buradan ödül yok",
          who: "Oylar sayılır. Oyuncular yalnızca, varsa, webhook'unun alıcısının verdiğini alır.",
        },
      },
      steps: {
        title: "Bir oy oyuncuya nasıl ulaşır",
        done: ": tamam. ",
        open: ": henüz değil. ",
        votes: "Bir oyuncu oy verir",
        votesOf: (votes) => `son 7 günde ${intl.count(votes)}`,
        tell: "Sunucuna bildiririz",
        unconnected: "Votifier'ın nerede dinlediğini belirt",
        notActive: "Bağlantı duraklatılmış, kapalı veya çalışmıyor",
        sent: (arrived, sent) =>
          "24 saatte " + intl.count(arrived) + " / " + intl.count(sent) + " ulaştı",
        take: "Votifier'ın onu alır",
        tests: {
          none: "Henüz test edilmedi",
          underWay: "Test yolda",
          taken: "Son testi aldı",
          untaken: "Son testi almadı: aşağıya bak",
        },
        reward: "Eklentin ödüllendirir",
        unknown: "Bize bildirmez. Emin olmak için bir kez kendin oy ver",
        webhook: "Onu webhook'una göndeririz",
        receiver: "Alıcın ödüllendirir",
        inbox: {
          keep: "Senin için saklarız",
          waiting: (waiting) => `${intl.count(waiting)} bekliyor`,
          unused: "Bu yöntem henüz kullanımda değil",
          take: "Eklentin onu alır",
          taken: "Bize sordu",
          untaken: "Henüz sormadı: bir anahtar oluştur ve deneme oyu gönder",
          give: "Ne verdiğini bildirir",
          given: (today) => `bugün ${intl.count(today)} verildi`,
          ungiven: "Henüz bildirmedi",
        },
        none: "Oyuncular buradan bir şey almaz",
        noneNext: "İstediğin zaman başka bir yöntem seç",
        helpLabel: "Bir adım boş kalırsa",
      },
      notApproved: (status) => "Bu sunucunun durumu: " + status + ". Onaylanınca bağlayabilirsin.",
      votifier: "Votifier",
      host: {
        label: "Ana bilgisayar",
        help: "Votifier'ının dinlediği yer: genellikle sunucunun kendi adresi.",
      },
      port: "Port",
      portHelp: (usual) =>
        "Genellikle " + usual + ", oyunun kendi portu değil. Güvenlik duvarında aç.",
      secret: "Token veya açık anahtar",
      secretHelp:
        "plugins/Votifier içinden: config.yml dosyasındaki token veya rsa/public.key dosyasının tamamı. Hangisi olduğunu biz anlarız. Asla özel anahtar girme.",
      secretKept: "Bize verdiğini korumak için boş bırak.",
      service: "Bu sitenin eklentindeki adı",
      save: "Kaydet ve test et",
      saveHelp: "Testin oyuncusu Voteboard_Test. Oy olarak sayılmaz.",
      again: "Başka bir test gönder",
      off: "Kapat veya duraklat",
      lastTest: "Son test",
      underWay: "Test yolda. Bu sayfa kendiliğinden yenilenir.",
      took: (ms) => `${intl.count(ms)} ms`,
      all: "Gönderilen tüm oylar",
      works: "Sunucuna ulaştı. Bir adım kaldı: oyuncuların ne alacağını belirt.",
      worksNext: (site) =>
        "VotingPlugin artık bu siteyi tanıyor. plugins/VotingPlugin/VoteSites.yml dosyasını aç, " +
        site + " kısmını bul ve bir ödül ekle, örneğin:",
      example: (site) => site + ":\n  Rewards:\n    Commands:\n      - 'give %player% diamond 3'",
      receivers: {
        title: "Alıcılar",
        lead:
          "Her oy her alıcıya gider ve her biri onu ödüllendirir. Sunucuların bir proxy arkasındaysa yalnızca proxy'yi bağla.",
        guide: "Proxy arkasındaki bir ağ",
        add: "Başka bir alıcı ekle",
        change: "Değiştir",
        remove: "Kaldır",
        name: {
          label: "Ad",
          help: "Yalnızca sen görürsün, burada ve teslimat kaydında: lobi, survival, …",
        },
      },
      samples: {
        title: "Başlangıç için eklentiler",
        lead:
          "Her biri eksiksiz bir program. Oyları alır, seçtiğin ödülleri verir ve hangilerini verdiğini hatırlar; böylece hiçbir oy iki kez ödüllendirilmez. Testlerimiz her birini, gerçeklerin yerine geçen oyunlarda rastgele anlarda durdurur.",
      },
      sampleGames: {
        command: "Komutu olan her oyun",
        paper: "Minecraft: Paper",
        votingPlugin: "Minecraft: VotingPlugin, açık port gerekmez",
        oxide: "Rust ve diğerleri: Oxide, Carbon",
        fivem: "FiveM",
      },
      inbox: {
        title: "Gelen kutusu",
        lead: "Eklentin alıp ne verdiğini bildirene kadar oylar burada bekler.",
        plugin: "Paper ve Velocity için hazır bir eklenti",
        reference: "Böyle bir eklenti nasıl yazılır",
        notInUse: "Yeni oylar yalnızca bu yöntem kullanımdayken gelen kutusuna girer.",
        waiting: "Bekleyen",
        leased: "Veriliyor",
        oldest: "En eskinin beklediği tarih",
        today: "Bugün verilen",
        twice: "30 günde iki kez verilen",
        expired: "30 günde süresi dolan",
        keyName: "Ödül eklentisi",
        make: "Eklentin için anahtar oluştur",
        made: "Eklentin için bir anahtar",
        player: {
          label: "Oyuncu",
          help: "Deneme oyu bu adla gelir. Bir saat bekler ve asla sayılmaz.",
        },
        noPlayer: "Bu adda bir hesap yok.",
        test: "Deneme oyu gönder",
      },
      recent: {
        title: "Son ödüller",
        heads: ["Oyuncu", "Oy zamanı", "Ödül", "Eklentinin notu"],
        gone: "silinmiş hesap",
        isTest: "test",
        twice: "iki kez verildi",
        twiceHelp:
          "İki kez verildi: İlk oyun sunucusu zamanında bildirmediği için ödülü ikinci bir oyun sunucusu da verdi.",
        on: (servers) => `sunucu: ${servers}`,
        states: {
          none: "yok",
          waiting: "eklentini bekliyor",
          leased: "veriliyor",
          granted: "verildi",
          refused: "eklentin reddetti",
          voided: "geri çekildi: oy geçersiz",
          expired: "süresi doldu: zamanında verilmedi",
        },
      },
      door: {
        title: "URL ile soran eski eklentiler",
        lead:
          "Bir oyuncunun oy verip vermediğini, başka hiçbir şeyi açmayan anahtarlı bir URL ile sorarlar.",
        key: "URL anahtarı",
        asked: "Son istek",
        answered: "Yanıtımız",
        answers: {
          check_0: "“oy verdi mi?” için 0: bekleyen ödül yok",
          check_1: "“oy verdi mi?” için 1: bir ödül bekliyor",
          check_2: "“oy verdi mi?” için 2: zaten verildi",
          claim_0: "alma isteğine 0: bekleyen yok",
          claim_1: "alma isteğine 1: verildi",
          nameless: "hata: ad göndermedi. Eklentini Steam kimlikleri yerine adlara ayarla.",
        },
        make: "URL anahtarı oluştur",
        makeHelp: "Yapıştırılacak satırlarda bir kez gösterilir.",
        replace: "Yeni URL anahtarı oluştur",
        replaceHelp: "Şu anki anahtar hemen çalışmaz olur.",
        made: "URL anahtarın",
        paste: "Eklentine yapıştır",
        plugins: {
          easyVote: ["Rust: EasyVoteExtended", "JSON yapılandırmasına"],
          rocket: ["Unturned: Votifier for Rocket", "XML dosyasına. Steam kimliğiyle sorar"],
          other: [
            "Başka herhangi bir betik",
            "Diğer sitenin adresi ve anahtarı yerine bu sitenin adresini ve anahtarını koy",
          ],
        },
      },
      links: {
        heading: "Oyundan oy bağlantıları",
        per: "Her oyuncuya ayrı, eklentinden: tek tık yeter, hesap gerekmez",
        lead:
          "Eklentin, /vote yazan her oyuncuya bir bağlantı göstersin: bağlantı kim olduğunu söyler, böylece oyuncu hesap açmadan ve yazmadan tek tıkla oy verir. Burada hesabı olan bir oyuncudan bir kez giriş yapması ve bağlantılarının kendi adına oy vermesine izin vermesi istenir.",
        address: "Sohbet ve menüler için oy bağlantısı",
        same: "Herkes için aynı",
        addressHelp:
          "İkisi de kısadır ve renkli sohbette bozulmaz. İkincisinde NAME yerine menünün oyuncu için kullandığı yer tutucuyu yaz: ad doldurulmuş gelir. Hiçbir şeyi kanıtlamaz.",
        voteLink: "Oy bağlantısı",
        namedVoteLink: "Oyuncunun adıyla",
        toLines: "VotingPlugin, SuperbVote ve diğerleri için yapıştırılacak satırlar",
        recipe: (baseUrl, slug) =>
          baseUrl + "/servers/" + slug + '/vote/PLAYER/UNIX/SIG\n\nSIG = hex(HMAC-SHA256(key, "' +
          slug + '\\nPLAYER\\nUNIX"))\nUNIX = bittiği saniye, en fazla 24 saat sonrası',
        key: "Bağlantı anahtarı",
        keyHelp:
          "HMAC anahtarı olarak vbl_ dahil metnin tamamını kullan. Ona sahip olan herkes, burada hesabı olmayan veya bağlantılarına izin vermiş herhangi bir oyuncu olarak oy verebilir: eklentinin ayarlarında sakla.",
        make: "Bağlantı anahtarı oluştur",
        makeHelp: "Bir kez gösterilir.",
        replace: "Anahtarı değiştir",
        replaceHelp: "Şu ankiyle oluşturulan bağlantılar çalışmaz olur.",
        remove: "Anahtarı kaldır",
        unreadable: "Site bu anahtarı okumak için gerekeni kaybetti. Değiştir.",
        made: "Bağlantı anahtarın",
      },
    },
    searchWords: {
      countries: {
        AE: "BAE, Emirlikler",
        CI: "Fildişi Sahili",
        CV: "Yeşil Burun",
        CZ: "Çek Cumhuriyeti",
        DE: "Germany",
        GB: "Büyük Britanya, İngiltere",
        KR: "Kore",
        MK: "Makedonya",
        NL: "Hollanda, Felemenk",
        RU: "Rusya Federasyonu",
        SZ: "Svaziland",
        TL: "Doğu Timor",
        TR: "Türkiye Cumhuriyeti",
        US: "ABD, Amerika",
      },
      games: {
        minecraft: "MC, maynkraft, minecraft java",
        minecraft_bedrock: "MCPE, Pocket Edition, mobil",
        rust: "Rust",
        counter_strike_2: "CS, CS2, CSGO, kantır",
        counter_strike_1_6: "CS, CS 1.6, kantır",
        counter_strike_source: "CS, CSS, kantır",
        garrys_mod: "GMod",
        gta_san_andreas_samp: "SAMP",
        gta_san_andreas_mta: "MTA",
        fivem: "GTA 5, GTA V",
        terraria: "Terraria",
        dayz: "DayZ",
        valheim: "Valheim",
        palworld: "Palworld",
        project_zomboid: "PZ",
        unturned: "Unturned",
        ark_survival_ascended: "ASA, dinozor",
        ark_survival_evolved: "ASE, dinozor",
        team_fortress_2: "TF2",
        the_forest: "Orman",
        hytale: "Hytale",
        euro_truck_simulator_2: "ETS2, tır, kamyon",
        "7_days_to_die": "7DTD",
        arma_3: "Arma",
        left_4_dead_2: "L4D2",
      },
      tags: {
        anarchy: "Anarşi, kuralsız",
        bedwars: "BW, yatak savaşları",
        beginner_friendly: "yeni başlayan, acemi",
        building: "İnşaat, yapı, inşa",
        co_op: "Eşli, kooperatif",
        creative: "Yaratıcı",
        crossplay: "Çapraz oyun, çoklu platform",
        deathmatch: "DM, ölüm maçı",
        economy: "Ekonomi, ticaret",
        events: "Etkinlik, yarışma",
        factions: "Klan, hizip",
        family_friendly: "aile dostu, çocuk",
        hardcore: "zor",
        megabase: "mega üs",
        minigames: "Mini oyunlar",
        modded: "modlu, mod",
        monthly_wipe: "aylık wipe, aylık",
        no_pay_to_win: "pay to win yok, adil",
        no_wipe: "wipe yok, sıfırlama yok",
        parkour: "parkur",
        plots: "arsa, parsel",
        prison: "Hapishane",
        pve: "canavarlara karşı",
        pvp: "savaş, dövüş",
        quests: "görev, görevler",
        racing: "yarış, araba",
        roleplay: "RP, rol",
        rpg: "rol yapma",
        sandbox: "kum havuzu, açık dünya",
        seasons: "sezon",
        skyblock: "gökyüzü adası, ada",
        small_teams: "küçük takım, ikili, üçlü",
        survival: "Hayatta kalma",
        vanilla: "modsuz, vanilya",
        weekly_wipe: "haftalık wipe, haftalık",
        whitelist: "beyaz liste, özel",
        zombies: "zombi, yaşayan ölü",
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
        delivered: "Sunucun oyu kabul etti.",
        rejected: "Alıcın başarı anlamına gelmeyen bir durum koduyla yanıt verdi.",
        redirected: "Alıcın başka bir adrese yönlendirdi; yönlendirmeler izlenmez.",
        redirected_elsewhere:
          "Alıcın, oturum açma isteyen sayfaların yaptığı gibi başka bir siteye yönlendirdi; yönlendirmeler izlenmez.",
        apps_script:
          "Alıcın bir Google Apps Script web uygulaması: çalışır ve ardından hep tek kullanımlık bir adrese yönlendirerek yanıt verir; bu başarısızlık sayılır. Her yeni deneme betiği yeniden çalıştırır.",
        gone: "Alıcın 410 Gone yanıtını verdi; bu, webhook'u kapatır.",
        timeout: "Alıcın zamanında yanıt vermedi.",
        connect_failed: "Alıcına bağlantı kurulamadı.",
        connection_lost: "Alıcın yanıt vermeden bağlantıyı kapattı.",
        tls_failed:
          "Alıcına şifreli bağlantı kurulamadı; TLS ayarlarını ve sertifikasını kontrol et.",
        tls_self_signed:
          "Alıcının sertifikası kendinden imzalı; Let’s Encrypt gibi bir kurumdan bir sertifika al.",
        tls_untrusted:
          "Alıcının sertifikası bilinmeyen bir kurumdan ya da zinciri eksik; tüm zinciri kur.",
        tls_expired:
          "Alıcının sertifikasının süresi dolmuş ya da henüz başlamamış; yenile ve onu kullanan programı yeniden başlat.",
        tls_other_name:
          "Alıcının sertifikası başka bir ad için; URL’de o adı kullan ya da şimdiki ad için bir sertifika al.",
        tls_old:
          "Alıcının bizimle ortak bir TLS sürümü ya da şifresi yok; TLS 1.2 ya da 1.3 sürümüne izin ver ve bu ana bilgisayar adı için bir sertifikası olup olmadığına bak.",
        tls_plain:
          "Alıcın TLS ile yanıt vermiyor; orada şifresiz HTTP konuşuyorsa URL’sini http:// ile başlat.",
        tls_expected: "Alıcın TLS bekliyor; URL’sini https:// ile başlat.",
        http2_only: "Alıcın yalnızca HTTP/2 konuşuyor; HTTP/1.1’e de izin ver.",
        dns_failed: "Alıcının ana bilgisayar adı bulunamadı. Yazım hatası olup olmadığına bak.",
        private_address:
          "Alıcının ana bilgisayar adı, herkese açık internette olmayan bir adrese gidiyor.",
        bad_response: "Alıcının yanıtı geçerli HTTP değildi.",
        bad_url: "Alıcının adresi çağırabileceğimiz bir adres değil.",
        bad_secret: "Alıcının gizli anahtarı kullanılamıyor; yenisini belirle.",
        unconfirmed: "Gönderildi. Votifier'ın eski protokolü onay vermez; sunucunun konsoluna bak.",
        not_votifier:
          "Orada bir şey yanıt verdi ama Votifier değil: genellikle oyunun portunda değil, 8192 portunda dinler.",
        votifier_key_missing:
          "Sunucun Votifier'ın eski protokolünü kullanıyor: token yerine açık anahtarını yapıştır.",
        token_refused:
          "Votifier token'ı kabul etmiyor: plugins/Votifier/config.yml içinde “default:” sonrasındakini yapıştır.",
        votifier_refused: "Votifier oyu kabul etmedi; nedeni yanıtında yazıyor.",
        name_refused:
          "Votifier 1-16 karakterli, harf, rakam ve _ içeren adları kabul eder; bu öyle değil.",
        posted: "Kanalda yayınlandı.",
        chat_gone:
          "Sohbet bu adreste artık mesaj kabul etmiyor: webhook silinmiş ya da adres yanlış. Kanal kapatıldı.",
        chat_refused:
          "Sohbet mesajı reddetti. Forum kanalı, gönderilerinden birinin adresini ister.",
        chat_busy: "Sohbet beklememizi istedi: çok fazla mesaj. Daha sonra yayınlanacaklar.",
        interrupted: "Bu deneme sırasında yeniden başlatıldık; yeniden yapılacak.",
        internal_error: "Bizim tarafımızda bir şeyler ters gitti; deneme yeniden yapılacak.",
      },
      pointsTo: (url) => `Şuraya yönlendiriyor: ${url}. Bu URL kaydedilsin mi?`,
      pointsElsewhere: (url) => `Şuraya yönlendiriyor: ${url}.`,
      votifierSteps: {
        greeted: (version) => `selam veriyor: VOTIFIER ${version}`,
        sent: (bytes, secret) =>
          intl.count(bytes) + " bayt gönderildi, " +
          (secret === "token" ? "token'ınla imzalandı" : "açık anahtarınla şifrelendi"),
        silent: "yanıt gelmedi",
        closed: "bağlantıyı yanıt vermeden kapattı; VotifierPlus token yanlışken böyle yapar",
        answered: (line) => `yanıt veriyor: ${line}`,
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
        answered: "Yanıt verdi.",
        unknown_protocol: "Bu oyunun sunucularını sorgulayamıyoruz.",
        port_refused:
          "Bu portu sorgulamıyoruz: başka hizmetlere ait. Oyuncuların bağlandığı portu yaz.",
        dns_failed: "Ana bilgisayar adı çözümlenemedi. Yazım hatasına veya DNS kayıtlarına bak.",
        private_address:
          "Ana bilgisayar adı, herkese açık internette olmayan bir adresi gösteriyor.",
        timeout:
          "5 saniye içinde yanıt vermedi. Çalışıyor mu? Bir güvenlik duvarı bizi engelliyor mu? Oyun sorgulara yanıt veriyor mu?",
        refused: "Makine orada ama bu portu dinleyen bir şey yok.",
        bad_answer: "Yanıt verdi ama bu oyunun sunucuları gibi değil. Oyun ve port doğru mu?",
        answer_too_large: "Herhangi bir oyun sunucusundan fazlasını gönderdi, bağlantıyı kestik.",
        internal_error: "Bizim tarafımızda bir şeyler ters gitti. Sorun sunucunda değil.",
      },
      status: {
        heading: "Durum",
        lead: "Sunucuna 5 dakikada bir oyuncu sayısını sorarız.",
        notAskable: (game) =>
          game + " sunucularını sorgulayamıyoruz, bu yüzden sayfanda oyuncu sayısı görünmüyor.",
        notApproved: "Bir moderatör sunucunu onaylayınca başlarız.",
        states: { unknown: "henüz kontrol edilmedi", online: "çevrimiçi", offline: "çevrimdışı" },
        failed: "son kontrol başarısız",
        stillOnline: (minutes) =>
          "Oyuncular onu son yanıtından " + intl.count(minutes) +
          " dakika sonrasına kadar çevrimiçi görür.",
        since: "başlangıç:",
        neverAnswered: "hiç yanıt vermedi",
        address: "Sorgulanan adres",
        lastAsked: "Son kontrol",
        lastAnswer: "Sonuç",
        counted: (online, max) =>
          intl.count(online) + " / " + intl.count(max) + " oyuncu çevrimiçi.",
        countedOnline: (online) => `${intl.count(online)} oyuncu çevrimiçi.`,
        uncounted: "Kaç oyuncunun çevrimiçi olduğunu bildirmiyor.",
        message: "Sunucu mesajı",
        check: "Şimdi kontrol et",
      },
      ownership: {
        heading: "Senin olduğunu kanıtla",
        verified: "doğrulanmış",
        by: {
          message: "Token'ın sunucunun günün mesajındaydı.",
          dns: "Token'ın ana bilgisayar adının bir DNS kaydındaydı.",
        },
        kept:
          "Token'ı artık kaldırabilirsin. Ana bilgisayarı veya portu değiştirirsen yeniden kanıtlaman gerekir.",
        lead:
          "Böylece sayfan, oyunculara sahibinden geldiğini söyleyen bir rozet alır. Bu token'ı şu iki yerden birine koy:",
        leadOfAddress:
          "Böylece sayfan, oyunculara sahibinden geldiğini söyleyen bir rozet alır. Bu token'ı sunucunun adına veya günün mesajına tek satırda düz metin olarak koy.",
        waits: (host) =>
          "Yeni adresin " + host +
          " bir moderatörü bekliyor. “Şimdi kontrol et” orada sorar; token'ın görünürse adres hemen değişir.",
        approves:
          "Moderatörü beklemen gerekmez: “Şimdi kontrol et” token'ını bulur bulmaz sunucun onaylanır.",
        token: "Token",
        message: "sunucunun adı veya günün mesajı, tek satırda düz metin, ya da",
        dns: (host) => `aşağıdaki ad veya ${host} için TXT türünde bir DNS kaydı.`,
        dnsName: "DNS kaydının adı",
        look: "Token'ı ara",
        notFound: "henüz bulunamadı",
      },
    },
    tagNames: {
      anarchy: "Anarşi",
      beginner_friendly: "Yeni başlayanlara uygun",
      building: "İnşa",
      co_op: "İş birlikli",
      creative: "Yaratıcı",
      crossplay: "Çapraz oyun",
      economy: "Ekonomi",
      events: "Etkinlikler",
      factions: "Klanlar",
      family_friendly: "Aileye uygun",
      minigames: "Mini oyunlar",
      modded: "Modlu",
      monthly_wipe: "Aylık sıfırlama",
      no_pay_to_win: "Pay to win yok",
      no_wipe: "Sıfırlama yok",
      plots: "Arsalar",
      prison: "Hapishane",
      quests: "Görevler",
      racing: "Yarış",
      roleplay: "Rol yapma",
      sandbox: "Sandbox",
      seasons: "Sezonlar",
      small_teams: "Küçük takımlar",
      survival: "Hayatta kalma",
      weekly_wipe: "Haftalık sıfırlama",
      whitelist: "Beyaz liste",
      zombies: "Zombiler",
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
      voted: "Bugün oy verdin.",
      votedInVain: "Bugünkü oy bir moderatör tarafından geçersiz sayıldı.",
      votedElsewhere: "Bağlı hesabın bugün, burada başka bir hesaba bağlıyken oy verdi.",
      next: "Tekrar oy vermene kalan süre:",
      at: "bitiş:",
      midnight: "00:00 UTC",
      receipt: "Verdiğin oya ne olduğunu gör",
      ballot: {
        title: (server) => `${server} için oy ver`,
        youVoteAs: "Oy veren ad",
        isItYou: "Ödüller oyunda tam olarak bu ada gider.",
        change: "Senin adın değil mi? Değiştir",
        names: "Oy veren ad",
        namesHelp: "Bu seçim sunucu için hatırlanır.",
        isSteamId: "Steam kimliğin",
        addName: "Bu oyunda başka bir adın mı var? Ekle",
        addToYours: (name, username) => `${name} adını ${username} hesabına ekle`,
        addToYoursWhy: "böylece bu tür bağlantılarla verilen oylar senin olur.",
        nameGone: (name) =>
          "“" + name +
          "” artık adlarından biri değil veya bu sunucuya uymuyor. Oy verilmedi; başka bir ad seç.",
        linkSays: (server) =>
          server + " sunucusu bunun sen olduğunu söylüyor ve bu adı ödüllendiriyor.",
        name: { label: "Oyundaki adın", help: "Oyundakiyle birebir aynı: ödüller bu ada gider." },
        agree: (server, username) =>
          server + " sana günlük oyunu " + username + " adına veren bağlantılar gönderebilsin",
        agreeWhy:
          "Böyle bir bağlantı giriş yapmadan çalışır. Yalnızca açılıp düğmesine basılınca ve yalnızca bu sunucu için oy verir. Bugünkü oy her durumda sayılır. İzni hesap sayfandan geri alabilirsin.",
        linkOpened: (username) => `${username} için bir oy bağlantısı açtın`,
        signInAs: (username) => `${username} olarak giriş yap`,
        signInWhy: (server) =>
          "Bu ad bir hesaba ait. " + server +
          " bağlantılarının senin adına oy verebilmesi için bir kez giriş yap.",
        signedInAs: (username) => `${username} olarak giriş yaptın.`,
        voteAs: (username) => `Bunun yerine ${username} olarak oy ver`,
        notTheirs: "Bu oyundaki adın ama hesap başkasının mı?",
        tell: "Site yönetimine bildir.",
        otherName: (name) =>
          "Buraya " + name + " olarak geldin ama oy, hesabının adıyla verilecek.",
        makeYours: "Bu adı kendine al",
        makeYoursWhy:
          "parolayla, böylece burada yalnızca sen kullanabilirsin. Oyların bu adda kalır.",
        badLink: "Bu bağlantı çalışmıyor",
        badLinks: {
          forged: (server) =>
            "Bağlantıyı " + server +
            " sunucusu oluşturmamış veya bir parçası eksik. Oyunda yeni bir bağlantı al ve olduğu gibi aç.",
          expired: (server) => "Süresi dolmuş. Yenisi için " + server + " sunucusunda /vote yaz.",
          too_far: (server) =>
            "Bağlantılar en fazla 24 saat geçerli olabilir, " + server +
            " sunucusunun bağlantısı ise daha uzun süreli. Sunucu ekibine bildir: eklentileri veya saatleri yanlış ayarlanmış.",
          no_time: (server) =>
            "Bağlantının bitişi tam Unix saniyesi cinsinden bir zaman değil. " + server +
            " sunucusunun ekibine bildir: eklentileri yanlış ayarlanmış.",
        },
        remember: "Bu adı bu tarayıcıda hatırla",
        rememberHelp: "Bir çerezde en fazla bir yıl saklanır.",
        remembered: (name) => `Bu tarayıcı oy sayfaları için ${name} adını hatırlıyor.`,
        forget: "Unut",
        place: (rank, game) => `${game} oyununda ${intl.count(rank)}. sırada`,
        haveAccount: "Hesabın var mı?",
        signIn: "Giriş yap",
        cast: "Oy ver",
        ready: "Oy vermeye hazır",
        rule: "Sunucu başına günde bir oy (UTC).",
        noScript:
          "Oy vermek için bu sitede JavaScript'i aç: tarayıcının botları dışarıda tutan küçük bir iş yapması gerekiyor. Bu yalnızca oy verirken ve kaydolurken gerekir.",
        back: "Sunucuya dön",
        alreadyVoted: "Bu sunucuya bugün zaten oy verdin",
        voteVoid: "Bu sunucuya bugün verdiğin oy bir moderatör tarafından geçersiz sayıldı",
        voteTaken: "Bağlı hesabın bu sunucuya bugün, burada başka bir hesaba bağlıyken oy verdi",
        outOfReach: "Adın bu sunucuya uymuyor",
        outOfReachWhy: (username) =>
          "Bu sunucu ödülleri oyuncunun oyundaki adına göre verir ve “" + username +
          "” böyle bir ad olamaz: bu adlar en fazla 16 harf, rakam ve “_” içerir.",
        confirmEmail: "Önce e-posta adresini doğrula",
        confirmEmailNext:
          "Bu site yalnızca e-posta adresi doğrulanmış hesaplardan oy alır. Bağlantıyı hesap sayfandan isteyebilirsin.",
        toAccount: "Hesabın",
      },
      faults: {
        name: "Bu ad burada oy veremez.",
        changed: "Bu arada bir şeyler değişti. Oy verilmedi; lütfen tekrar dene.",
        name_gone: "Bu ad artık adlarından biri değil. Oy verilmedi; başka bir ad seç.",
        name_used:
          "Bugün başka biri bu sunucuya bu adla oy verdi. Oy verilmedi. Başka bir adını seç veya oyunda /vote yaz: gelen bağlantı adın senin olduğunu kanıtlar. Tekrar denemene kalan süre:",
        link_used:
          "Bu ad bugün bu sunucunun bir bağlantısıyla, burada başka bir hesapla oy verdi. Oy verilmedi. Tekrar denemene kalan süre:",
        missing: "Tarayıcın henüz hazır değildi. Kutu işaretlenene kadar bekle, sonra oy ver.",
        forged: "Bu kontrol bu oy için değildi. Oy verilmedi; lütfen tekrar dene.",
        expired: "Sayfa çok uzun süre açık kaldı. Oy verilmedi; lütfen tekrar dene.",
        already_voted: "Bu arada bir şeyler değişti. Oy verilmedi; lütfen tekrar dene.",
        proof_spent: "Bu kontrol zaten kullanıldı. Oy verilmedi; lütfen tekrar dene.",
        unavailable:
          "Bot kontrolü şu anda kullanılamıyor. Oy verilmedi; lütfen birazdan tekrar dene.",
        address_full:
          "Bugün ağından bu sunucuya çok fazla oy geldi. Oy verilmedi. E-posta adresi doğrulanmış veya başka bir sitedeki hesaba bağlı hesapların sınırı daha yüksek. Tekrar denemene kalan süre:",
      },
      widget: {
        label: "Bot değilim",
        verifying: "Bot olmadığın kontrol ediliyor…",
        error: "Bu işe yaramadı. Sayfayı yenile.",
        expired: "Bu çok uzun sürdü. Sayfayı yenile.",
        waitAlert: "Bir dakika: tarayıcın henüz hazır değil.",
      },
      week: {
        title: "Son yedi günün",
        today: "Bugün",
        weekday: (day) => intl.date('weekday: "short"', { weekday: "short" })(day),
        voted: ": oy verildi",
        notVoted: ": oy yok",
        ofMonth: (votes) => intl.plural(votes) === "one"
          ? "Bu ay buraya ilk kez oy verdin."
          : `Bu ay burada ${intl.count(votes)} oy verdin.`,
        all: "Haftanın her günü.",
        inRow: (days) => `Üst üste ${intl.count(days)} gün.`,
      },
      consent: {
        question: "Adın en çok oy verenler arasında görünsün mü?",
        why: (server) =>
          server +
          " ve oy verdiğin diğer tüm sunucular, her ay en çok oy verenleri listeler. Bazıları ödül de verir. Liste herkese açıktır, programlar da okur. Fikrini hesap sayfandan değiştirebilirsin: adın bir dakika içinde bu siteden kalkar.",
        yes: "Evet, adım görünsün",
        no: "Hayır, gizli kalsın",
        title: "En çok oy verenler",
        listed: "Adın, oy verdiğin sunucuların en çok oy verenleri arasında görünüyor.",
        notListed:
          "Adın hiçbir listede görünmüyor. Oy verdiğin sunucular kimin oy verdiğini yine de öğrenir.",
        isListed: "görünür",
        isHidden: "gizli",
        start: "Adımı göster",
        stop: "Adımı gizle",
      },
      board: {
        heading: "En çok oy verenler",
        title: (server) => `${server}: en çok oy verenler`,
        description: (server) => `${server} için ay ay en çok oy verenler.`,
        ownTitle: "Oy verenler",
        ownLead:
          "Sunucuna oy veren herkes. Herkese açık sayfanda yalnızca buna izin veren oyuncuların adı görünür.",
        months: "Ay",
        month: (start) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(start),
        sofar: "Bu ay şimdiye kadar",
        final: "Kesin sonuç",
        ofMonth: (start) =>
          "En çok oy verenler: " + intl.date('month: "long"', { month: "long" })(start),
        all: "En çok oy verenlerin tümü",
        sums: (votes, players) =>
          "Şimdiye kadar " + intl.count(players) + " oyuncudan " + intl.count(votes) + " oy.",
        noVotes: "Bu ay henüz kimse oy vermedi.",
        nobody: "Oy verenlerin hiçbiri henüz adının görünmesini seçmedi.",
        votes: (votes) => `${intl.count(votes)} oy`,
        others: (votes, players) =>
          "Diğer " + intl.count(players) + " oyuncudan " + intl.count(votes) + " oy.",
        voided: (votes) =>
          "Bu ayın " + intl.count(votes) +
          " oyu ay bittikten sonra geçersiz sayıldı. Liste şu anda sayılan oyları gösterir.",
        imported: (votes) =>
          intl.count(votes) + " oy daha, bu sunucunun taşındığı eski listeden geldi.",
        gone: "silinmiş hesap",
        unlisted: "listede görünmüyor",
        you: "sen",
        site: "Tüm sunucularda en çok oy verenler",
        rules:
          "Aylar, UTC'ye göre takvim aylarıdır. Oylar eşitse son oyunu daha önce veren oyuncu üstte yer alır. Yalnızca izin veren oyuncuların adı görünür, sonuçlar bir yıl saklanır.",
        back: (server) => `${server} sayfasına dön`,
      },
      siteBoard: {
        title: "En çok oy verenler",
        titleOf: (span) => `En çok oy verenler: ${span}`,
        lead: "Tüm sunucularda toplamda en çok oy verenler.",
        spans: "Dönem",
        month: (month) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(month),
        range: (first, last) =>
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(first) +
          " – " +
          intl.date('month: "long", year: "numeric"', { month: "long", year: "numeric" })(last),
        names: { month: "Bu ay", last_month: "Geçen ay", year: "On iki ay", all: "Tüm zamanlar" },
        allTime: "İlk oydan beri",
        nobody:
          "Bu dönemde henüz kimse görünmüyor. Adının görünmesine izin verenlerin oyları her saat sayılır.",
        rules:
          "Saatte bir, “Tüm zamanlar” günde bir hesaplanır. Aylar, UTC'ye göre takvim aylarıdır. Oylar eşitse son oyunu daha önce veren oyuncu üstte yer alır. Yalnızca izin veren oyuncuların adı görünür: başka adlarla oy verseler bile hesaplarının adı.",
        yourName: "Adının görünüp görünmeyeceğini hesap sayfanda seç",
      },
      receiptPage: {
        title: "Verdiğin oy sayıldı",
        voidTitle: "Verdiğin oy geçersiz",
        thanks: (server) => `${server} için oy verdiğin için teşekkürler.`,
        player: "Oyuncu",
        favourite:
          "Buraya sık sık oy mu veriyorsun? Favorilerin tek sayfada toplanır ve hepsine üst üste oy verirsin.",
        others: (game) => `Oy verebileceğin diğer ${game} sunucuları`,
        vote: "Oy ver",
        voteFor: (server) => `: ${server}`,
        castAt: "Verildi",
        nextVote: "Sonraki oy",
        sent: "Sunucuya gönderim",
        reward: "Ödülün",
        standing: (votes, place, counts) => "Son 30 günde " + (counts === "signed-in"
          ? "giriş yapmış oyunculardan "
          : counts === "confirmed"
          ? "e-postası doğrulanmış veya bağlı hesabı olan oyunculardan "
          : counts === "established"
          ? "30 günden eski bağlı hesabı olan oyunculardan "
          : "") + intl.count(votes) + " oyu var ve " + place + ".",
        rewards: {
          waiting: "oyunda seni bekliyor",
          leased: "oyunda seni bekliyor",
          granted: "verildi",
          refused: "sunucu tarafından reddedildi",
          voided: "geri çekildi",
          expired: "süresi doldu: kimse almadı",
        },
        back: (server) => `${server} sayfasına dön`,
        isVoid: "Bu oy bir moderatör tarafından geçersiz sayıldı. Artık sayılmıyor.",
        isVoidOpen:
          "Bu oy, başka oylarla birlikte bir moderatör tarafından geçersiz sayıldı. Artık sayılmıyor, ancak bugün yeniden oy verebilirsin.",
        looksAgain: "Bu sayfa kendiliğinden yenilenir.",
        nextVoteOpen: "Tekrar oy ver",
        forgotten: "Bunu yalnızca 30 gün saklıyoruz.",
        unheard: "Bu sunucu henüz bağlı değil. Verdiğin oy yine de sayılır.",
        none: "Bu sunucu oylarını kendisi alıyor, seninki hazır.",
        words: {
          on_its_way: "yolda",
          retrying: "yeniden deneniyor: sunucu şu anda yanıt vermiyor",
          held: "sahibi yeniden oy kabul edene kadar beklemede",
          delivered: "teslim edildi",
          given_up: "vazgeçildi: teslim edilemedi",
          withdrawn: "ulaşmadan geri çekildi",
        },
      },
      wait: {
        hours: (hours) => `${intl.count(hours)} sa`,
        minutes: (minutes) => `${intl.count(minutes)} dk`,
        both: (hours, minutes) => `${intl.count(hours)} sa ${intl.count(minutes)} dk`,
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
