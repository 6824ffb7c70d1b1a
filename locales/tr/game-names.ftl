### game-names

heading = Oyunlardaki adların
lead =
    Bedrock'ta başka bir adın, bazı sunucularda Steam kimliğin mi var? Ekle ve her oy sayfasında hangisinin
    oy vereceğini seç. Sunucu tam olarak bu adı öğrenir ve ödüllendirir.
note = Her oy sayfası hangi adının oy vereceğini sorar.
open = Adların…

heads-1 = Ad
heads-2 = Kaynağı
heads-3 = { "" }

kinds-own = hesabının adı
kinds-steam = Steam girişinle kanıtlandı
kinds-added = sen ekledin

remove = Kaldır
addHeading = Ad ekle
rule =
    Hesabının adının yanında, hiçbir şeyin kanıtlamadığı iki adın daha olabilir. Başka oyuncular aynı adı
    kullanabilir: bu adla kaydolmak serbest kalır. Sunucu böyle bir ad için, ilk kim verirse, günde bir oy
    kabul eder; bir oy da oyunda aldığın bağlantıyla verilebilir.
steamRule =
    Rust ve diğer Steam oyunları seni Steam kimliğinle tanır. Steam ile giriş yap, kendiliğinden burada
    görünür.
name = Oyundaki ad
add = Bu adı ekle
back = Hesabına dön
backTo = Geri
full = Bir hesabın alabileceği kadar adın var. Yenisini eklemek için birini kaldır.
