### frame

layout-about = { $site } ile oyun sunucuları bul, beğendiklerine oy ver.
layout-faulty = Hata: { $title }
layout-skip = İçeriğe geç
layout-mainMenu = Ana menü
layout-way = Sayfa yolu
layout-yourMenu = Hesabın
layout-servers = Sunucular
layout-games = Oyunlar
layout-findServers = Sunucu ara
layout-findBy = Ad, oyun, etiket, ülke veya adres
layout-findShort = Sunucu bul
layout-listServer = Sunucunu ekle
layout-footMenu = Diğer
layout-footPlayers = Oyuncular için
layout-footOwners = Sunucu sahipleri için
layout-footSite = Bu site
layout-languages = Dil
layout-menu = Menü
layout-topVoters = En çok oy verenler
layout-api = API başvurusu
layout-docs = Kılavuzlar
layout-myServers = Sunucularım
layout-moderation = Moderasyon
layout-waiting = bekliyor
layout-accountLabel = Hesabın, { $username }
layout-signIn = Giriş yap
layout-signUp = Kaydol
layout-signOut = Çıkış yap
layout-contact = İletişim
layout-privacy = Gizlilik
layout-imprint = Künye
layout-terms = Koşullar
layout-rules = Kurallar
layout-imported = Hesabın { $list } listesinden buraya taşındı. Verilerini artık { $site } saklıyor.
layout-importedMore = Neyin neden saklandığı
layout-importedRead = Anladım

theme-title = Tema

theme-names-system = Otomatik
theme-names-light = Açık
theme-names-dark = Koyu

theme-save = Kaydet

forms-optional = isteğe bağlı
forms-on = açık
forms-off = kapalı
forms-copy = Kopyala
forms-copied = Kopyalandı

forms-busy = Şu anda bunu çok fazla kişi yapıyor. Hiçbir şey değişmedi. { $duration } sonra tekrar dene.

moments-utc = UTC
moments-never = hiçbir zaman

statuses-pending = incelemede
statuses-approved = listede
statuses-rejected = onaylanmadı
statuses-suspended = askıya alındı
statuses-unlisted = liste dışı

players-max = / { $max }
players-online = { " " }oyuncu çevrimiçi
players-isOnline = Çevrimiçi
players-isOffline = Çevrimdışı

errors-notFound = Sayfa bulunamadı
errors-noPicture = Bulunamadı
errors-notFoundNext = Adres yanlış olabilir veya sunucu artık listede olmayabilir.
errors-gone = Bu sayfa kaldırıldı
errors-goneNext = Daha yeni bir sürüm onu kaldırdı, yerine başka bir sayfa gelmedi.
errors-notYours = Bu sunucu senin değil
errors-notYoursNext =
    Bu sayfayı yalnızca sahibi ve ekibindekiler açabilir. Sen onlardan biri değilsin veya artık
    değilsin.
errors-refused = Bu işe yaramadı
errors-refusedNext = Hiçbir şey değişmedi.
errors-notAllowed = Bu sayfayı yalnızca moderatörler açabilir
errors-notAllowedNext = Erişimin olmalıysa bir site yöneticisinden iste.
errors-roleTooLow = Rolün buna izin vermiyor
errors-roleTooLowNext = Hiçbir şey değişmedi. Sunucunun sahibi sana başka bir rol verebilir.
errors-signedOut = Oturumun kapandı
errors-signInBeside = Giriş yap (yeni sekmede)
errors-kept =
    Yazdıkların bu sayfada duruyor. Yeni bir sekmede giriş yap, buraya dön ve yeniden gönder.
errors-sendAgain = Yeniden gönder
errors-signedOutNext = Oturumun sona erdi, hiçbir şey değişmedi. Giriş yapıp tekrar dene.
errors-otherSite = Bu form başka bir siteden geliyor gibi görünüyor
errors-otherSiteWhy =
    { $baseUrl } adresini aç ve orada tekrar dene. Bu siteyi sen yönetiyorsan: BASE_URL, tarayıcının
    adres çubuğunda görünenle aynı olmalı; şu anki değeri { $baseUrl }.
errors-otherSiteNext = Hiçbir şey değişmedi.
errors-noFileHere = Bu form dosya kabul etmiyor
errors-noFileHereNext = Hiçbir şey değişmedi. Sayfayı yeniden aç ve formu oradan gönder.
errors-tooLarge = Bu çok büyük
errors-pictureTooLarge = Bir görsel en fazla 8 MB olabilir. Geri dönüp daha küçük bir tane seç.
errors-formTooLarge = Geri dönüp yazdıklarını kısalt.
errors-tooLargeNext = Hiçbir şey değişmedi.
errors-halfSent = Formun tamamı ulaşmadı
errors-halfSentNext =
    Hiçbir şey değişmedi. Bağlantını kontrol et, sonra geri dönüp yeniden gönder.
errors-tooMany = Çok fazla deneme
errors-busy = Şu anda bunu çok fazla kişi yapıyor
errors-tooManyViews = Aynı anda çok fazla sayfa
errors-failed = Bir şeyler ters gitti
errors-failedNext =
    Birazdan tekrar dene. Sorun sürerse bu istek numarasını site yönetimine gönder.
errors-unavailable = Site veritabanına ulaşamıyor
errors-unavailableNext = Hiçbir şey kaybolmadı. Birazdan tekrar dene.
errors-noChanges = Site şu anda hiçbir şeyi kaydedemiyor
errors-late = Sitenin yanıt vermesi çok uzun sürüyor
errors-tooManyNext = { $duration } sonra tekrar dene.

errors-fates-nothing = Hiçbir şey değişmedi. Birazdan tekrar dene.
errors-fates-change_unknown =
    Gönderdiklerin kaydedilmiş olabilir de olmayabilir de. Öğrenmek için geri dönüp sayfayı yenile,
    gerekirse yeniden gönder.
errors-fates-vote_not_cast = Oy verilmedi. Birazdan tekrar dene.
errors-fates-vote_unknown =
    Oy verilmiş olabilir de olmayabilir de. Öğrenmek için birazdan oy sayfasını yeniden aç. Tekrar oy
    vermenin zararı yok: aynı gün verilen ikinci oy asla sayılmaz.

errors-toBallot = Oy sayfasına dön
errors-clockOff = Oy verilmedi
errors-clockOffNext =
    Bu sitenin saati şu anda yanlış, bu yüzden oy yanlış güne sayılabilirdi. Bugünkü oy hakkın duruyor:
    birkaç dakika sonra tekrar dene.
errors-signIn = Giriş yap
errors-requestId = İstek numarası
errors-home = Tüm sunucular

trail-operator = site yönetimi
trail-gone = silinmiş hesap

trail-actions-server_added = sunucuyu ekledi
trail-actions-server_edited = ilanı düzenledi
trail-actions-server_resubmitted = sunucuyu yeniden gönderdi
trail-actions-server_approved = sunucuyu onayladı
trail-actions-server_rejected = sunucuyu reddetti
trail-actions-server_suspended = sunucuyu askıya aldı
trail-actions-decision_undone = sunucu hakkındaki bir kararı geri aldı
trail-actions-suspension_answered = askıya alma hakkında yanıt verdi
trail-actions-suspension_kept = yanıtı okudu ve sunucuyu askıda bıraktı
trail-actions-server_unlisted = sunucuyu listeden çıkardı
trail-actions-server_relisted = sunucuyu yeniden listeye aldı
trail-actions-server_deleted = ilanı sildi
trail-actions-server_offered = ilanı başka bir hesaba önerdi
trail-actions-server_handed_over = ilanı devraldı
trail-actions-member_offered = birini davet etti
trail-actions-member_joined = bir daveti kabul etti
trail-actions-member_removed = birinin erişimini sonlandırdı
trail-actions-member_changed = birinin rolünü değiştirdi
trail-actions-offer_declined = bir teklifi reddetti
trail-actions-offer_withdrawn = bir teklifi geri çekti
trail-actions-picture_added = bir görsel ekledi
trail-actions-picture_removed = bir görseli kaldırdı
trail-actions-picture_taken_down = bir görseli yayından kaldırdı
trail-actions-pictures_accepted = yeni görsellere baktı
trail-actions-edits_accepted = düzenlemelere baktı
trail-actions-edits_put_back = eski metni geri getirdi
trail-actions-reports_closed = bildirimleri kapattı
trail-actions-key_issued = bir anahtar oluşturdu
trail-actions-key_rolled = bir anahtarı yeniledi
trail-actions-key_revoked = bir anahtarı iptal etti
trail-actions-url_key_made = bir URL anahtarı oluşturdu
trail-actions-link_key_made = oy bağlantıları için anahtar oluşturdu
trail-actions-link_key_removed = oy bağlantılarının anahtarını kaldırdı
trail-actions-webhook_set = bir webhook URL'si ayarladı
trail-actions-chat_set = bir sohbet için mesajları ayarladı
trail-actions-webhook_cleared = bir webhook URL'sini kaldırdı
trail-actions-webhook_paused = bir webhook'u duraklattı
trail-actions-webhook_resumed = bir webhook'u sürdürdü
trail-actions-secret_prepared = bir webhook gizli anahtarı hazırladı
trail-actions-secret_activated = bir webhook gizli anahtarını etkinleştirdi
trail-actions-rewards_set = oyuncuların ödülü nasıl alacağını seçti
trail-actions-goal_set = bir hedef koydu
trail-actions-goal_changed = bir hedefin sayısını değiştirdi
trail-actions-goal_removed = bir hedefi kaldırdı
trail-actions-test_sent = bir test gönderdi
trail-actions-receiver_graded = alıcıyı değerlendirdi
trail-actions-delivery_resent = bir teslimatı yeniden gönderdi
trail-actions-deliveries_replayed = bekleyen teslimatları yeniden gönderdi
trail-actions-vote_voided = bir oyu geçersiz saydı
trail-actions-votes_voided = oyları geçersiz saydı
trail-actions-votes_restored = geçersiz oyları yeniden geçerli saydı
trail-actions-void_answered = geçersiz oylar hakkında yanıt verdi
trail-actions-wave_dismissed = olağan dışı oy uyarısını kapattı
trail-actions-name_given = bir oyuncu adını bir hesaba verdi
trail-actions-name_refused = bir oyuncu adı talebini reddetti
trail-actions-account_disabled = bir hesabı devre dışı bıraktı
trail-actions-account_enabled = bir hesabı etkinleştirdi
trail-actions-change_approved = bir değişikliği onayladı
trail-actions-change_refused = bir değişikliği reddetti
trail-actions-change_withdrawn = bir değişikliği geri çekti
trail-actions-game_added = bir oyun ekledi
trail-actions-game_edited = bir oyunu düzenledi
trail-actions-game_merged = bir oyunu başka bir oyunla birleştirdi
trail-actions-game_removed = bir oyunu kaldırdı
trail-actions-tag_added = bir etiket ekledi
trail-actions-tag_edited = bir etiketi düzenledi
trail-actions-tag_merged = bir etiketi başka bir etiketle birleştirdi
trail-actions-tag_removed = bir etiketi kaldırdı
trail-actions-backup_made = yedek aldı
trail-actions-backup_restored = bir yedeği geri yükledi
trail-actions-moderator_made = moderatör oldu
trail-actions-administrator_made = ilk site yöneticisi oldu
trail-actions-role_changed = bir hesabın rolünü değiştirdi
trail-actions-sign_in_link_made = bir hesaba giriş bağlantısı oluşturdu
trail-actions-sign_in_link_used = site yönetiminin bağlantısıyla giriş yaptı
trail-actions-factors_reset = bir hesabın geçiş anahtarlarını ve ikinci adımını kaldırdı
trail-actions-setting_changed = bir ayarı değiştirdi

pages-previous = Önceki
pages-next = Sonraki

duration-seconds = { $seconds } saniye
duration-minutes = { $minutes } dakika
