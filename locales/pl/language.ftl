### language

heading = Język
lead = Język stron i e-maili do ciebie.
label = Język
browser = Jak w przeglądarce
save = Zapisz
