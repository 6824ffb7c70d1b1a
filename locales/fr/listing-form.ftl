### listing-form

submit-title = Ajouter un serveur
submit-lead =
    Le jeu, le nom et l’adresse suffisent. Tu peux ajouter le reste maintenant ou plus tard. La
    modération examine chaque nouveau serveur avant de le mettre dans la liste ; tu peux suivre son
    statut ici.
submit-submit = Envoyer le serveur
submit-pictures = Tu ajouteras un logo et une bannière dès que le serveur sera envoyé.

edit-title = Fiche du serveur { $server }
edit-lead = Tes modifications apparaissent dès que tu les enregistres.
edit-leadApproved =
    Tes modifications apparaissent dès que tu les enregistres, sauf là où la modération regarde
    d’abord.
edit-leadRejected =
    Quand c’est fini, renvoie le serveur dans Aperçu. Une fiche modifiée passe en tête de la file.
edit-save = Enregistrer
edit-looksFirst = La modération regarde d’abord les modifications.
edit-waits = Attend la modération. D’ici là, les joueurs voient { $seen }.
edit-slugMoves =
    Les anciens liens mèneront à la nouvelle adresse. Tu peux la changer une fois en { $days }
    jours.
edit-slugMoved = Tu l’as changée récemment. Tu pourras la rechanger le { $at }.
edit-textWaits = Attend la modération. D’ici là, les joueurs voient l’ancienne version.
edit-waiting = Une modification attend la modération.
edit-toWaiting = La comparer, retirer ou prouver

parts-basics = Jeu, nom et adresse
parts-place = Port et adresse de la page
parts-about = Slogan, description et règles
parts-translations = Autres langues
parts-facts = Tags, version et langues
parts-links = Liens
parts-pictures = Images

form-game-label = Jeu
form-game-help = Pas dans la liste ? Demande à la modération de l’ajouter.

form-name-label = Nom
form-name-help = Tel que les joueurs le connaissent.

form-chooseGame = Choisis un jeu

form-host-label = Adresse
form-host-help = Nom d’hôte ou adresse IP. Tu peux ajouter le port : host:25565.

form-port-label = Port
form-port-help = Laisse vide pour utiliser le port par défaut du jeu.

form-slug-label = Adresse de la page
form-slug-help =
    La fin du lien de la page, /servers/… : de { $least } à { $most } lettres minuscules, chiffres
    et tirets. Laisse vide pour utiliser le nom.

form-tagline-label = Slogan
form-tagline-help = Une ligne qui dit ce que le serveur a de spécial. Elle est sur la carte.

form-description-label = Description
form-description-help =
    Dis aux joueurs à quoi s’attendre. Markdown marche : **gras**, listes, liens, titres. { $most }
    caractères au plus.

form-rules-label = Règles
form-rules-help = Ce que les joueurs doivent savoir. Markdown marche ici aussi.

form-textLanguage-label = Langue de ces textes
form-textLanguage-help = La langue du slogan, de la description et des règles.

form-tags-label = Tags
form-tags-help = Les joueurs s’en servent pour chercher et filtrer. { $most } au plus.
form-tags-unfold = Choisir des tags

form-version-label = Version
form-version-help = La version du jeu, comme 1.21.4.

form-country-label = Pays
form-country-help = Où se trouve le serveur.

form-noCountry = Non précisé

form-languages-label = Langues
form-languages-help = Ce qu’on parle sur le serveur. { $most } au plus.
form-languages-unfold = Choisir des langues

form-website-label = Site web
form-website-help = Il commence par https://.

form-discord-label = Discord
form-discord-help = Une invitation, comme https://discord.gg/…

form-video-label = Vidéo
form-video-help = Sur YouTube, Twitch ou Vimeo.

translations-lead =
    Les joueurs qui lisent ce site dans une autre langue voient les textes que tu y ajoutes. Ce que
    tu laisses vide s’affiche comme tu l’as écrit plus haut.
translations-none = rien pour l’instant
translations-field = { $field } ({ $language })
translations-remove = Retirer ces textes en enregistrant

preview-title = Aperçu
preview-filled = { $filled } sur { $all } remplis
preview-of = Aperçu du serveur { $server }
preview-note = Rien n’est encore enregistré. Ferme cet onglet pour revenir au formulaire.
preview-show = Aperçu
preview-noName = Le nom de ton serveur
preview-noAddress = play.example.com
preview-noGame = Jeu
preview-noTagline = Ton slogan
preview-about = À propos
preview-noDescription = Ta description sera ici.
preview-rules = Règles
preview-waits =
    Là où le formulaire dit que la modération regarde d’abord, les joueurs le voient une fois que
    c’est validé.

pictures-lead =
    Le visage de ton serveur dans toutes les listes. Les nouvelles images s’affichent tout de suite.
pictures-saveFirst = Un envoi recharge cette page. Enregistre d’abord ta saisie.
pictures-failed = L’image n’a pas pu être envoyée. Réessaie.

pictures-logo-label = Logo
pictures-logo-none = Tu n’en as pas encore : les joueurs voient ce carré avec tes initiales.
pictures-logo-file = Image pour le logo
pictures-logo-best = L’idéal : carrée.
pictures-logo-upload = Envoyer le logo
pictures-logo-remove = Supprimer le logo

pictures-banner-label = Bannière
pictures-banner-none =
    Tu n’en as pas encore : les joueurs voient des rayures à la couleur de ton serveur.
pictures-banner-file = Image pour la bannière
pictures-banner-best = L’idéal : trois fois plus large que haute.
pictures-banner-upload = Envoyer la bannière
pictures-banner-remove = Supprimer la bannière

pictures-help =
    PNG, JPEG ou WebP, 8 Mo au plus et au moins { $width } × { $height } pixels. { $best }

pictures-choose = Choisis d’abord un fichier.
pictures-rulesTitle = Ce que tu peux montrer

pictures-rules-1 = Ton serveur : son nom, son monde, ce que les joueurs y construisent et y font.
pictures-rules-2 =
    Seulement des images à toi ou que tu as le droit d’utiliser. Aucun logo d’un autre serveur.
pictures-rules-3 = Rien de sexuel, de sanglant ou de haineux, et les infos privées de personne.
pictures-rules-4 = Pas de fausses promesses, comme de la monnaie gratuite pour un vote.
pictures-rules-5 =
    La modération regarde chaque nouvelle image. Elle supprime ce qui enfreint ces règles et
    t’envoie la raison par e-mail.

meanwhile-title = Ça a changé entre-temps
meanwhile-lead =
    Dans un autre onglet, ou par quelqu’un d’autre. Compare les deux, modifie le formulaire
    ci-dessous si besoin, et enregistre de nouveau pour garder ta saisie.

meanwhile-heads-1 = Champ
meanwhile-heads-2 = Enregistré maintenant
meanwhile-heads-3 = Ta saisie

meanwhile-nothing = rien
