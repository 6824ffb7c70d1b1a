### language

heading = Dil
lead = Sayfalarının ve sana gelen e-postaların dili.
label = Dil
browser = Tarayıcımla aynı
save = Kaydet
