### faults

required = Bu alan zorunlu.
code = Bu kod doğru değil veya süresi dolmuş. Uygulamanın şu anda gösterdiği kodu yaz.
confirmTest = Alıcının bu oyuncuyu ödüllendirebileceğini onayla veya adı boş bırak.
currentPassword = Bu, şu anki parolan değil.
game = Oyunu listeden seç.
listingName = İlanın adını yaz.
noPasskeys = Henüz geçiş anahtarın yok.
noneTicked = En az bir ilan işaretle.
notReady = Tarayıcın henüz hazır değildi. Kutu işaretlenene kadar bekle, sonra tekrar dene.
password = Bu senin parolan değil.
port = 1 ile 65535 arasında bir port numarası gir.
reason = Sorunun ne olduğunu seç.
role = Bir rol seç.
signIn =
    Kullanıcı adı veya parola yanlış. E-posta adresini doğrulandıktan sonra kullanabilirsin.
signInBusy =
    Şu anda bunu çok fazla kişi yapıyor, bu yüzden henüz giriş yapmadın. Parolanı tekrar yazıp giriş yap. Bu
    sefer tarayıcın önce küçük bir iş yapar ve bunu yapmayanların önüne geçersin.
time = Tarih ve saat gir.
nothingToReplay =
    Yeniden gönderilecek bir şey yok. Yalnızca bu anahtara gönderilmiş veya onun için bekletilen
    oylar yeniden gönderilir: yalnızca başka anahtarlara giden, hâlâ yolda olan veya geçersiz oylar
    değil.
urlUnsaved = Bu URL henüz kaydedilmedi. Önce kaydet: o zamana kadar gönderdiklerimiz eskisine gider.
number = Tam sayı gir.
