### refusals

account_name_invalid-characters =
    Utilise de 2 à 32 lettres de A à Z, chiffres, « _ », « . » ou « - ». Un nom n’a pas d’espace
    et ne commence pas par « - ».
account_name_invalid-prefix =
    Choisis un nom qui ne commence pas par « { $prefix } ». Ce site n’accepte pas ces noms.
account_name_reserved = « { $name } » est réservé au site. Choisis un autre nom.
account_name_steam = C’est un identifiant Steam. Connecte-toi avec Steam pour l’utiliser.
game_name_known = « { $name } » est déjà dans ta liste.
game_names_full =
    Supprime d’abord un nom. En plus du tien, tu peux en avoir { $max } que rien ne prouve.
account_exists-email = Cette adresse a déjà un compte. Connecte-toi plutôt.
account_exists-voted =
    Un joueur a déjà voté sous le nom « { $name } ». Si c’était toi, confirme d’abord ton adresse
    e-mail.
account_exists-name =
    « { $name } » est pris. Choisis un autre nom, ou connecte-toi si c’est le tien.
identity_linked = Il appartient à un autre compte ici. Dissocie-le d’abord là-bas.
last_way_in = Ajoute d’abord un autre moyen de connexion. C’est le seul que tu as.
sign_in_link_refused =
    « { $name } » ne peut pas recevoir de lien de connexion. Le compte est désactivé, ou son
    joueur ne s’est jamais inscrit.
claim_gone = Il n’y a plus rien à décider. La demande n’existe plus, ou le nom est déjà pris.
sign_in_needed = « { $player } » a un compte ici. Connecte-toi pour voter avec.
account_unknown-named = Il n’y a pas de compte « { $name } ». Vérifie le nom.
account_unknown-deleted = Ce compte a été supprimé.
account_owns_listings =
    Supprime d’abord tes fiches, retire-les de la liste ou cède-les : { $named }.
account_disabled-vote = Ce compte ne peut pas voter. La modération l’a désactivé.
account_disabled-again = Ce compte est déjà désactivé.
account_decided = Quelqu’un d’autre a décidé depuis que tu as ouvert la page. Regarde à nouveau.
account_not_disabled = Ce compte n’est pas désactivé.
account_has_role =
    { $role ->
        [moderator] Ce compte est modérateur. Un administrateur doit d’abord lui retirer ce rôle.
       *[administrator]
            Ce compte est administrateur. Un autre administrateur doit d’abord lui retirer ce
            rôle.
    }
account_cant_have_role =
    Choisis un autre compte. Celui-ci est désactivé, ou personne ne peut s’y connecter.
last_administrator = Nomme d’abord quelqu’un d’autre administrateur. Le site n’en a pas d’autre.
rename_too_soon = Tu pourras changer de nom à nouveau le { DATETIME($next, dateStyle: "medium") }.
email_invalid = Saisis une adresse e-mail, comme lena@example.org.
password_too_short = Utilise au moins { $min } caractères.
password_too_long = Utilise au plus { $max } caractères.
password_common = Trop facile à deviner. Prends trois ou quatre mots sans rapport entre eux.
bot_check_failed-forged = Cette vérification n’était pas pour ce formulaire. Réessaie.
bot_check_failed-expired = La page est restée ouverte trop longtemps. Réessaie.
bot_check_failed-unavailable = La vérification anti-bot est indisponible. Réessaie dans un instant.
bot_check_spent = Cette vérification a déjà servi. Réessaie.
moderators_only = Seule la modération peut faire cela.
administrators_only = Seuls les administrateurs peuvent faire cela. Demande à l’un d’eux.
setting_invalid-accent = Écris la couleur avec # et six chiffres, comme #f4b41f.
setting_invalid-name = Utilise au plus { $max } caractères imprimables pour le nom.
setting_invalid-imprint = Utilise au plus { $max } caractères imprimables pour les mentions légales.
reason_needed = Dis pourquoi, en { $min } à { $max } caractères.
form_used = Ce formulaire a déjà été envoyé et exécuté une fois. Il n’y a plus rien à faire.

server_unknown = Il n’y a pas de serveur « { $slug } ».
role_too_low =
    { $role ->
        [owner] Demande au propriétaire. Lui seul peut faire cela.
       *[other]
            Demande au propriétaire ou à un gestionnaire. Les observateurs peuvent regarder, mais
            rien changer.
    }
offer_unknown =
    Cette offre n’existe plus. Elle a été retirée ou a reçu une réponse, elle a expiré, ou le
    serveur a un autre propriétaire.
offer_refused-unknown = Personne ici ne s’appelle { $name }. Demande-lui son nom d’utilisateur.
offer_refused-self = { $name } est déjà le propriétaire.
offer_refused-member = { $name } a déjà accès.
offer_refused-you = Tu as déjà accès, ou une offre t’attend dans « Mes serveurs ».
offer_refused-asked =
    { $name } a déjà reçu une offre. Retire-la d’abord, ou attends { $days } jours si elle a été
    déclinée.
offer_refused-many =
    Retire d’abord une personne ou une offre. Le maximum est de { $max } personnes et offres en
    cours.
offer_refused-unpublished = Attends que la modération ait validé le serveur.
member_unknown = Cette personne n’a plus accès.
server_name_invalid = Saisis un nom de { $min } à { $max } caractères imprimables.
slug_refused-form =
    Utilise de { $min } à { $max } lettres minuscules de a à z, chiffres et tirets simples.
slug_refused-formLike =
    Utilise de { $min } à { $max } lettres minuscules de a à z, chiffres et tirets simples, comme
    « { $example } ».
slug_refused-reserved = « { $slug } » est réservé au site. Choisis une autre adresse.
slug_refused-taken = Un autre serveur a ou avait l’adresse « { $slug } ». Choisis-en une autre.
slug_refused-alike =
    « { $slug } » ressemble trop à l’adresse d’un autre serveur. Choisis-en une autre.
slug_moved = Tu pourras changer l’adresse à nouveau le { DATETIME($at, dateStyle: "medium") }.
server_host_invalid-unreadable = Saisis seulement l’adresse, comme play.example.com.
server_host_invalid-inner =
    Saisis l’adresse publique du serveur. Celle-ci n’est accessible que depuis ton propre réseau.
server_port_invalid = Saisis un numéro de port de 1 à 65535.
description_too_long =
    { $over ->
        [one] Raccourcis-la de { $over } caractère.
        [many] Raccourcis-la de { $over } de caractères.
       *[other] Raccourcis-la de { $over } caractères.
    }
changed_meanwhile = Cela a changé entre-temps. Vérifie, puis enregistre à nouveau.
facts_invalid = { $faults }
tag_unknown = Il n’y a pas de tag « { $slug } ». Choisis-en un dans la liste.
tag_invalid-name = Saisis un nom de { $min } à { $max } caractères imprimables.
tag_invalid-slug =
    Utilise pour le nom court de 2 à 40 caractères parmi a à z, 0 à 9 et des tirets simples.
tag_exists = « { $name } » est déjà dans la liste.
entry_used =
    { $servers ->
        [one] Fusionne plutôt. { $servers } fiche l’utilise, ou l’utilisait à sa suppression.
        [many] Fusionne plutôt. { $servers } de fiches l’utilisent, supprimées comprises.
       *[other] Fusionne plutôt. { $servers } fiches l’utilisent, supprimées comprises.
    }
merged_with_itself = Choisis-en un autre avec lequel fusionner.
servers_too_many-all =
    Tu peux avoir au plus { $max } serveurs. Ceux que tu as supprimés récemment comptent encore.
servers_too_many-pending =
    Attends une décision, ou supprime un serveur. Tu en as { $pending } en attente de validation.
change_gone-none = Aucun changement de « { $slug } » n’est plus en attente.
change_gone-seen = Le propriétaire de « { $slug } » l’a modifié entre-temps. Regarde à nouveau.
change_gone-replaced =
    Le propriétaire de « { $slug } » a remplacé ce changement entre-temps. Regarde le nouveau.
server_transition-status =
    { $status ->
        [pending] « { $slug } » est en attente, ce n’est donc pas possible. Regarde à nouveau.
        [approved] « { $slug } » est validé, ce n’est donc pas possible. Regarde à nouveau.
        [rejected] « { $slug } » est refusé, ce n’est donc pas possible. Regarde à nouveau.
       *[suspended] « { $slug } » est suspendu, ce n’est donc pas possible. Regarde à nouveau.
    }
server_transition-ownerless =
    Le propriétaire de « { $slug } » a supprimé son compte, donc personne n’en est responsable.
server_transition-changed =
    « { $slug } » a été modifié ou décidé depuis que tu l’as ouvert. Regarde à nouveau.
server_transition-unlisted = Le propriétaire de « { $slug } » l’a retiré de la liste.
server_transition-told = Le propriétaire de « { $slug } » est déjà prévenu. Prends une nouvelle décision.
server_own = Tu t’occupes de « { $slug } », alors laisse un autre modérateur décider.
server_not_approved =
    { $status ->
        [pending] « { $slug } » est en attente. La modération doit d’abord le valider.
        [rejected]
            « { $slug } » est refusé. Son propriétaire doit le modifier et le soumettre à nouveau.
       *[suspended] « { $slug } » est suspendu. La modération doit d’abord le valider à nouveau.
    }
check_too_soon-busy = Trop de serveurs sont en cours de vérification. Réessaie dans un instant.
check_too_soon-waiting =
    L’un de tes serveurs en attente vient d’être vérifié. Réessaie dans { $seconds } secondes.
check_too_soon-listed = Il vient d’être vérifié. Réessaie dans { $seconds } secondes.
game_unknown = Il n’y a pas de jeu « { $slug } ». Choisis parmi : { $known }.
game_invalid-name = Saisis un nom de { $min } à { $max } caractères imprimables.
game_invalid-slug =
    Utilise pour le nom court de 2 à 60 caractères parmi a à z, 0 à 9 et des tirets simples.
game_invalid-protocol = Il n’y a pas de protocole « { $protocol } ». Choisis parmi : { $known }.
game_invalid-port = Saisis un numéro de port de 1 à { $max }.
game_invalid-queryPort = Choisis un autre écart avec le port de requête. Ce serait { $port }.
game_exists = « { $slug } » est déjà dans la liste, ou était le nom court d’un jeu qui y est.
picture_refused-damaged =
    Le fichier est abîmé. Ouvre-le dans un éditeur d’images et enregistre-le de nouveau.
picture_refused-animated = Choisis une image qui ne bouge pas.
picture_refused-format = Utilise un PNG, JPEG ou WebP.
picture_refused-large =
    Réduis d’abord l’image. Elle fait { $width } × { $height } pixels, et le maximum est de
    { NUMBER($megapixels, maximumFractionDigits: 1) } mégapixels.
picture_refused-small =
    { $kind ->
        [logo]
            Utilise une image plus grande. Un logo demande { $minWidth } × { $minHeight } pixels,
            et celle-ci fait { $width } × { $height }.
       *[banner]
            Utilise une image plus grande. Une bannière demande { $minWidth } × { $minHeight }
            pixels, et celle-ci fait { $width } × { $height }.
    }
picture_gone = Les images de « { $slug } » ont changé entre-temps. Regarde-les à nouveau.
report_invalid-other = Dis ce qui ne va pas, en 1 à { $max } caractères.
report_invalid-chosen = Utilise au plus { $max } caractères.
reports_too_many-nameless =
    Connecte-toi dans un autre onglet, et renvoie-le. La modération a déjà { $max } signalements
    de personnes sans connexion et n’en prend plus pour l’instant.
reports_too_many-all =
    La modération a déjà { $max } signalements à ce sujet. Réessaie dans une heure.
report_gone = Plus aucun signalement de « { $slug } » n’est ouvert.

fact-tags = Choisis { $max } tags au plus.
fact-country = Choisis un pays dans la liste.
fact-languages = Choisis des langues dans la liste.
fact-languages_too_many = Choisis { $max } langues au plus.
fact-description = Une description a { $max } caractères au plus.
fact-text_language = Choisis une langue dans la liste.
fact-text_language_twice =
    Il y a aussi des textes dans cette langue plus bas. Retire-les, ou choisis une autre langue ici.
fact-rules = Les règles ont { $max } caractères au plus.
fact-tagline_not_one_line = Un slogan est une ligne de caractères imprimables.
fact-tagline_too_long = Un slogan a { $max } caractères au plus.
fact-version_not_one_line = Une version est une ligne de caractères imprimables.
fact-version_too_long = Une version a { $max } caractères au plus.
fact-website_too_long = Un site web a { $max } caractères au plus.
fact-website_too_long_as_written =
    Un site web a { $max } caractères au plus, tel que les navigateurs l’écrivent.
fact-website_elsewhere = Un site web est un lien vers un site public qui commence par https://.
fact-discord_too_long = Une invitation a { $max } caractères au plus.
fact-discord_too_long_as_written =
    Une invitation a { $max } caractères au plus, telle que les navigateurs l’écrivent.
fact-discord_elsewhere = Une invitation est un lien vers { $sites } qui commence par https://.
fact-video_too_long = Une vidéo a { $max } caractères au plus.
fact-video_too_long_as_written =
    Une vidéo a { $max } caractères au plus, telle que les navigateurs l’écrivent.
fact-video_elsewhere = Une vidéo est un lien vers { $sites } qui commence par https://.

key_unknown = Il n’y a pas de clé « { $id } ».
key_name_invalid = Donne à la clé un nom de 1 à { $max } caractères imprimables.
keys_too_many = Révoque d’abord une clé. Le maximum est de { $max }.
scopes_invalid = Choisis à quoi sert la clé : { $known }.
key_revoked = Cette clé a été révoquée. Crées-en une nouvelle.
overlap_invalid = Saisis un nombre d’heures de 0 à { $max }.
webhook_url_refused-incomplete = Saisis l’adresse complète, qui commence par https://.
webhook_url_refused-inner =
    Saisis une adresse publique sur internet. Celle-ci n’est accessible que depuis ton propre
    réseau.
webhook_url_refused-chat =
    C’est l’adresse d’un chat, qui prend des messages et non des votes. Connecte-le dans
    « Chats ».
webhook_url_refused-scheme = Saisis une adresse qui commence par https:// ou http://.
webhook_url_refused-credentials = Enlève le nom d’utilisateur et le mot de passe.
webhook_url_refused-port =
    Le port { $port } n’est pas permis. Choisis 80, 443 ou un port au-dessus de 1023.
webhook_url_refused-tooLong = Utilise une adresse de { $max } caractères au plus.
webhook_url_taken =
    Une autre clé de ce serveur envoie déjà là. Utilise celle-là, ou une autre adresse.
secret_not_prepared = Prépare d’abord un nouveau secret.
key_is_votifier = Cette clé représente Votifier. Change-la dans « Récompenses ».
key_is_chat = Cette clé représente un salon. Change-la dans « Chats ».
chat_address_refused-missing = Colle l’adresse du webhook du salon.
chat_address_refused-notDiscord =
    Ce n’est pas l’adresse d’un webhook Discord. Dans Discord, ouvre les paramètres du salon, puis
    Intégrations et Webhooks, et copie l’URL du webhook.
chat_address_refused-notSlack =
    Ce n’est pas l’adresse d’un webhook entrant de Slack. Elle commence par
    https://hooks.slack.com/services/.
chat_connected = Ce salon est déjà connecté.
votifier_address_refused-host =
    Saisis seulement l’hôte, comme play.example.com. Le port a son propre champ.
votifier_address_refused-inner =
    Saisis une adresse publique sur internet. Celle-ci n’est accessible que depuis ton propre
    réseau.
votifier_address_refused-port =
    Votifier n’est pas joignable au port { $port }. C’est en général { $usual }.
votifier_secret_refused-missing = Colle le jeton ou la clé publique de ton Votifier.
votifier_secret_refused-lost = Colle le jeton ou la clé encore une fois.
votifier_secret_refused-privateKey =
    C’est une clé privée : garde-la secrète. Colle celle de public.key, et crée de nouvelles clés
    si quelqu’un d’autre a vu celle-ci.
votifier_secret_refused-neither =
    Colle un jeton (de 6 à { $max } caractères sans espace) ou une clé publique de Votifier.
votifier_secret_refused-anotherKey =
    Votifier demande une clé RSA de { $bits } bits. Supprime le dossier « rsa » de ton plugin et
    redémarre ton serveur, qui en crée de nouvelles.
votifier_connected = Cela vient d’être fait dans une autre fenêtre.
votifiers_too_many = Retire d’abord un récepteur. Le maximum est de { $max }.
votifier_missing = Connecte d’abord un Votifier, avec son jeton ou sa clé.
goal_name_invalid = Donne à l’objectif un nom comme vote-party : lettres minuscules de a à z, chiffres, - et _.
goal_name_taken = Choisis un autre nom. Un autre objectif le porte déjà.
goal_target_invalid = Choisis un nombre de { $min } à { $max }.
goals_too_many = Retire d’abord un objectif de ce type. Le maximum est de { $max }.
goal_unknown = Il n’y a pas d’objectif « { $name } ».
replay_time_invalid = Choisis un moment dans les { $days } derniers jours.
replay_too_soon =
    Le dernier renvoi à cette adresse n’est pas fini, ou vient d’avoir lieu. Lance le prochain à
    partir de { DATETIME($from, dateStyle: "medium", timeStyle: "short", hourCycle: "h23") } UTC.
sends_too_many = Tu as beaucoup envoyé à la main. Réessaie dans une minute.
delivery_unknown = Il n’y a pas de livraison « { $id } ».
delivery_unfinished = Cette livraison est en cours d’envoi. Attends le résultat.
delivery_without_destination-resend =
    Cette livraison ne peut pas être renvoyée. Sa clé est révoquée ou n’a pas d’URL de webhook.
delivery_without_destination-none = Donne d’abord une URL de webhook à cette clé.
delivery_without_destination-grade =
    Donne une URL de webhook à cette clé, et envoie des tests jusqu’à ce que l’un arrive.

clock_off =
    On ne peut pas voter pour le moment. L’horloge de cet hôte et celle de la base de données ne
    concordent pas.
favourites_full = Retire d’abord un favori. Le maximum est de { $max }.
vote_unknown = Il n’y a pas de vote « { $id } ».
vote_voided-resend = Cette livraison ne peut pas être renvoyée. Son vote a été annulé.
vote_voided-again = Ce vote est déjà annulé.
void_choice_invalid-span =
    Choisis un début avant la fin, tous deux dans le passé, avec { $days } jours au plus entre les
    deux.
void_choice_invalid-number = Saisis un nombre entier de 1 à { $max }.
void_choice_changed-others =
    Une autre action sur les votes de ces heures est en cours. Recompte-les dans une minute.
void_choice_changed-counted =
    Tu en as compté { $expected }, mais certains ont été annulés entre-temps, et il en reste
    { $votes }. Recompte-les.
void_batch_unknown = Il n’y a pas d’action « { $id } ».
void_batch_lifted = On est déjà revenu sur cette action.
void_notice_unknown = Il n’y a pas d’avis de votes annulés « { $id } ».
void_answered-lifted = Il n’y a plus besoin de répondre. Les votes comptent à nouveau.
void_answered-given = Tu as déjà répondu. Chaque avis n’a qu’une réponse.
void_answer_invalid = Écris de { $min } à { $max } caractères.
void_answer_read = Quelqu’un d’autre a marqué la réponse comme lue.
suspension_answered-lifted = Il n’y a pas besoin de répondre. Le serveur n’est pas suspendu.
suspension_answered-given = Tu as déjà répondu. Chaque suspension n’a qu’une réponse.
suspension_own = Tu as suspendu ce serveur : laisse la réponse à quelqu’un d’autre de la modération.
wave_unknown = Il n’y a pas d’alerte « { $id } ».
wave_decided-person =
    { $state ->
        [voided] { $by } a annulé les votes de cette alerte entre-temps.
       *[dismissed] { $by } a écarté cette alerte entre-temps.
    }
wave_decided-operator =
    { $state ->
        [voided] L’exploitant a annulé les votes de cette alerte entre-temps.
       *[dismissed] L’exploitant a écarté cette alerte entre-temps.
    }
wave_grown =
    Il y a maintenant { $votes } votes, contre { $seen } à l’ouverture. Regarde à nouveau, puis
    décide.
