### docs

all = Tüm kılavuzlar
nav = Kılavuzlar
contents = Bu sayfada
asText = Bu sayfa (Markdown)
table = Tablo { $nth }
search = Kılavuzlarda ara
submit = Ara
results = Arama: { $query }
found = { $parts } bölüm bulundu
ask = Aradığını yaz; örneğin bir hata kodu, başlık veya eklenti.
nothing = Sonuç yok. Bir kod, başlık veya eklenti gibi başka kelimeler dene.
inCode = Kodunda:
examples-code = Bir hata kodu
examples-header = Webhook başlıklarından biri
examples-plugin = Oy eklentilerinin bir protokolü
code = Kod
status = Durum
allErrors = Tüm hatalar ve biçimleri

references-api = API
references-rewards = Ödül API'si
references-public = Herkese açık API
