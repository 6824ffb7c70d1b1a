### game-names

heading = Oyunlardaki adların
lead =
    Bedrock'ta başka bir adın, bazı sunucularda Steam kimliğin mi var? Ekle ve her oy sayfasında hangisinin
    oy vereceğini seç. Sunucu tam olarak bu adı öğrenir ve ödüllendirir.
note = Her oy sayfası hangi adının oy vereceğini sorar.
open = Adların…

listHeading = Oy verebilen adlar

kinds-steam = Steam girişinle kanıtlandı
kinds-added = Sen ekledin
badges-own = hesap
badges-proved = kanıtlandı
votesFor =
    { $more ->
        [0] Oy verdiği sunucular: { $servers }
       *[other] Oy verdiği sunucular: { $servers } ve { $more } sunucu daha
    }
unused = Bu adla henüz oy yok

remove = Kaldır
addHeading = Ad ekle
left = { $left } ad daha ekleyebilirsin.
ruleTitle = Eklenen bir adın oyları nasıl sayılır
rule =
    Başka oyuncular aynı adı ekleyebilir veya bu adla kaydolabilir, çünkü kime ait olduğunu
    hiçbir şey kanıtlamaz. Sunucu böyle bir ad için, ilk kim verirse, günde bir oy kabul eder;
    bir oy da oyunda aldığın bağlantıyla verilebilir.
steamRule =
    Rust ve diğer Steam oyunları seni Steam kimliğinle tanır. Steam ile giriş yap, kendiliğinden burada
    görünür.
name = Oyundaki ad
add = Bu adı ekle
back = Hesabına dön
backTo = Geri
full = Bir hesabın alabileceği kadar adın var. Yenisini eklemek için birini kaldır.
