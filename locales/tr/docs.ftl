### docs

all = Tüm kılavuzlar
nav = Kılavuzlar
contents = Bu sayfada
prev = ← Önceki
next = Sonraki →
around = Önceki ve sonraki kılavuz
asText = Bu sayfa (Markdown)
table = Tablo { $nth }
start = Ne yapmak istiyorsun?
search = Kılavuzlarda ara
searchHint = Bir hata, bir ayar, bir kelime: whitelist, 401, same vote twice…
submit = Ara
results = Arama: { $query }
found = { $parts } bölüm bulundu.
ask = Aradığını yaz; örneğin bir hata kodu, başlık veya eklenti.
synonyms = Ayrıca şunlar arandı:
nothing = “{ $query }” için sonuç yok
part = { $page }: { $heading }
place = { $group } › { $page }
often-lead = Çoğu kişi bunlardan birini arıyor:
often-key = Anahtarım 401 döndürüyor
often-day = Oy günü ne zaman biter?
often-twice = Aynı oy iki kez geldi
often-laptop = Bir webhook'u dizüstü bilgisayarımda denemek
often-addresses = Webhook'lar hangi adreslerden gelir?
code = Kod
status = Durum
cause = Bu çağrı hataya yol açar
answer = Yanıt
allErrors = Tüm hatalar ve biçimleri

references-api = API
references-rewards = Ödül API'si
references-public = Herkese açık API
