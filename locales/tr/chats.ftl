### chats

message-one = { $player }, { $server } için oy verdi
message-many = { $server } için { $votes } oy
message-earlier = { $server } için daha önceki oylar: { $votes }
message-test = Deneme: { $server } için verilen oylar burada yayınlanacak
message-vote = Oy ver
message-total = 30 günde { $votes } oy
message-more = ve { $votes } oy daha
message-top =
    { $server } için en çok oy verenler: { DATETIME($month, month: "long", year: "numeric") }
message-topLine = { $place }. { $player }: { $votes } oy
message-others = ve { $players } oyuncu daha

page-title = { $server } sohbetleri
page-lead =
    Oylar bir Discord, Slack ya da Mattermost kanalında yayınlanabilir: oyuncuların adları,
    sunucunun resmi ve oy verme bağlantısıyla. Yayınlanan geri alınamaz.
page-heading = Bağlı kanallar
page-often = Ne sıklıkta
page-connect = Kanal bağla
page-example = Gönderilen mesaj
page-offer = { $address } bir kanal: oylar orada mesaj olarak yayınlanır. Ne sıklıkta olacağını seç.
page-address = Kanalın webhook adresi
page-addressHelp =
    Discord'da: kanal ayarları, Entegrasyonlar, Webhook'lar, Webhook URL'sini Kopyala. Adresi bilen
    herkes oraya yazabilir; bu yüzden şifreli saklanır ve bir daha gösterilmez.
page-service = Sohbet
page-serviceHelp = Rocket.Chat ve Mattermost mesajlarını kabul eden diğerleri için Mattermost'u seç.
page-language = Mesajların dili
page-languageOfOwner = Sahibin dili
page-submit = Bağla ve deneme gönder
page-all = Tüm sohbetler

paces-at_once = Hemen
paces-ten_minutes = On dakikada bir
paces-daily = Her gün ilk on

channel-title = Kanal
channel-lead = Bir mesaj, öncekinden beri verilen tüm oyları anlatır.
channel-replayLead =
    Bir andan beri verilen oyları daha önceki oylar olarak yeniden yayınlar. Sohbet, onları zaten
    aldığını bilmez. En fazla { $days } gün geriye.
channel-addressKept = Şimdikini korumak için boş bırak.
channel-save = Kaydet
channel-test = Deneme mesajı
channel-testLead = Yukarıda ne seçili olursa olsun şimdi yayınlanır. Kimseden bahsedilmez.
channel-testButton = Deneme mesajı gönder
channel-gone =
    Sohbet bu adreste artık mesaj kabul etmiyor, bu yüzden kanal kapatıldı. Oylar beklemede.
    Yukarıya yeni bir adres yapıştır, sonra onları gönder.

desk-reports = { $reports } yeni bildirim
desk-test = Deneme: { $site } moderasyonu için yenilikler burada yayınlanacak
desk-open = Moderasyon masasını aç
