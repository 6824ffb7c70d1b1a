### refusals

cannot-accept_edits = Impossible d’accepter les modifications
cannot-accept_pictures = Impossible d’accepter les images
cannot-accept_the_offer = Impossible d’accepter l’offre
cannot-add_game = Impossible d’ajouter le jeu
cannot-add_server = Impossible d’ajouter le serveur
cannot-add_tag = Impossible d’ajouter le tag
cannot-add_the_name = Impossible d’ajouter le nom
cannot-approve_change = Impossible de valider la modification
cannot-approve_server = Impossible de valider le serveur
cannot-change_settings = Impossible de changer les réglages
cannot-change_the_role = Impossible de changer le rôle
cannot-check_server = Impossible de vérifier le serveur
cannot-close_reports = Impossible de fermer les signalements
cannot-decide_about_a_wave = Impossible de décider au sujet d’une alerte
cannot-decide_on_a_claim_to_a_name = Impossible de décider d’une demande de nom
cannot-disable_account = Impossible de désactiver le compte
cannot-dismiss_the_wave = Impossible d’écarter l’alerte
cannot-edit_game = Impossible de modifier le jeu
cannot-edit_server = Impossible de modifier le serveur
cannot-edit_tag = Impossible de modifier le tag
cannot-enable_account = Impossible de réactiver le compte
cannot-export_account = Impossible d’exporter le compte
cannot-grade_the_receiver_of_this_key = Impossible d’évaluer le récepteur de cette clé
cannot-hand_over_server = Impossible de céder le serveur
cannot-invite = Impossible d’inviter
cannot-issue_key = Impossible de créer la clé
cannot-lift_the_void_batch = Impossible de revenir sur l’action
cannot-list_server_again = Impossible de remettre le serveur dans la liste
cannot-make_a_sign_in_link = Impossible de créer un lien de connexion
cannot-merge_games = Impossible de fusionner les jeux
cannot-merge_tags = Impossible de fusionner les tags
cannot-put_edits_back = Impossible d’annuler les modifications
cannot-read_answers = Impossible de lire les réponses
cannot-refuse_change = Impossible de refuser la modification
cannot-reject_server = Impossible de refuser le serveur
cannot-remove_banner = Impossible de supprimer la bannière
cannot-remove_game = Impossible de supprimer le jeu
cannot-remove_logo = Impossible de supprimer le logo
cannot-remove_tag = Impossible de supprimer le tag
cannot-rename = Impossible de changer de nom
cannot-replay = Impossible de renvoyer les votes
cannot-resend = Impossible de renvoyer
cannot-reset_the_second_factor = Impossible de réinitialiser le second facteur
cannot-resubmit_server = Impossible de renvoyer le serveur
cannot-save_facts = Impossible d’enregistrer les infos
cannot-set_email = Impossible de définir l’adresse e-mail
cannot-show_account = Impossible d’afficher le compte
cannot-show_claims_to_names = Impossible d’afficher les demandes de noms
cannot-show_delivery = Impossible d’afficher l’envoi
cannot-show_reports = Impossible d’afficher les signalements
cannot-show_the_audit_trail = Impossible d’afficher le journal d’audit
cannot-show_the_queue = Impossible d’afficher la file
cannot-show_void_votes = Impossible d’afficher les votes annulés
cannot-show_vote = Impossible d’afficher le vote
cannot-show_votes = Impossible d’afficher les votes
cannot-show_waves = Impossible d’afficher les alertes
cannot-submit_server = Impossible d’envoyer le serveur
cannot-suspend_server = Impossible de suspendre le serveur
cannot-take_down_picture = Impossible de retirer l’image
cannot-test_the_webhook = Impossible de tester le webhook
cannot-unlist_server = Impossible de retirer de la liste le serveur
cannot-void_vote = Impossible d’annuler le vote
cannot-void_votes = Impossible d’annuler les votes
cannot-vote = Impossible de voter
cannot-withdraw_change = Impossible de retirer la modification

cannot-activate_the_webhook_secret_of_key = Impossible d’activer le secret de webhook de la clé
cannot-change_the_Votifier_of_key = Impossible de changer le Votifier de la clé
cannot-change_the_webhook_of_key = Impossible de changer le webhook de la clé
cannot-grade_the_receiver_of_key = Impossible d’évaluer le récepteur de la clé
cannot-pause_the_webhook_of_key = Impossible de mettre en pause le webhook de la clé
cannot-prepare_a_webhook_secret_for_key = Impossible de préparer un secret de webhook pour la clé
cannot-replay_the_deliveries_of_key = Impossible de renvoyer les votes de la clé
cannot-resume_the_webhook_of_key = Impossible de relancer le webhook de la clé
cannot-revoke_key = Impossible de révoquer la clé
cannot-roll_key = Impossible de remplacer la clé
cannot-test_the_webhook_of_key = Impossible de tester le webhook de la clé

account_name_invalid-characters =
    Impossible d’utiliser le nom « { $name } » : un nom a de 2 à 32 caractères parmi A-Z, a-z, 0-9,
    « _ », « . » et « - », sans commencer par « - »
account_name_invalid-prefix =
    Impossible d’utiliser le nom « { $name } » : l’hébergeur de ce site n’a pas autorisé les noms qui
    commencent par « { $prefix } »
account_name_reserved = Impossible d’utiliser le nom « { $name } » : il est réservé
account_name_steam =
    Impossible d’utiliser le nom « { $name } » : c’est un identifiant Steam. Connecte-toi avec Steam
    pour montrer qu’il est à toi
game_name_known = Impossible d’ajouter « { $name } » : ce nom est déjà l’un des tiens
game_names_full =
    Impossible d’ajouter le nom : en plus du sien, un compte en a au plus { $max } que rien ne
    prouve ; supprimes-en un d’abord
account_exists-email = Impossible de créer le compte : « { $email } » a déjà un compte
account_exists-voted =
    Impossible d’utiliser le nom « { $name } » pour l’instant : un joueur a voté avec. Si c’est toi,
    confirme d’abord ton adresse e-mail
account_exists-name = Impossible d’utiliser le nom « { $name } » : il est déjà pris
identity_linked =
    Impossible de le lier : il sert à un autre compte ici, et doit d’abord y être dissocié
last_way_in =
    Impossible de le supprimer : c’est ton seul moyen de connexion à ce compte ; ajoutes-en un autre
    d’abord
sign_in_link_refused =
    Impossible de créer un lien : le compte « { $name } » est désactivé, ou appartient à un joueur
    qui ne s’est jamais inscrit
claim_gone = Impossible de décider : la demande n’existe plus, ou le nom est déjà pris
sign_in_needed = « { $player } » a un compte ici. Connecte-toi pour voter avec lui
account_unknown-named = { $cannot } : il n’y a pas de compte « { $name } »
account_unknown-missing = { $cannot } : ce compte n’existe pas
account_unknown-viewers = { $cannot } : il a été supprimé
account_unknown-owners = { $cannot } : ton compte a été supprimé
account_unknown-voters = { $cannot } : le compte a été supprimé
account_owns_listings =
    { $count ->
        [one] Impossible de supprimer le compte : il possède { $count } fiche validée ou en attente ({ $named }) ; supprime-la, retire-la de la liste ou cède-la d’abord
        [many] Impossible de supprimer le compte : il possède { $count } de fiches validées ou en attente ({ $named }) ; supprime-les, retire-les de la liste ou cède-les d’abord
       *[other] Impossible de supprimer le compte : il possède { $count } fiches validées ou en attente ({ $named }) ; supprime-les, retire-les de la liste ou cède-les d’abord
    }
account_disabled =
    { $doing ->
        [vote] Impossible de voter : la modération a désactivé le compte
       *[disable_account] Impossible de désactiver le compte : il l’est déjà
    }
account_decided =
    { $cannot } : quelqu’un d’autre a décidé depuis que tu l’as ouvert ; regarde de nouveau
account_not_disabled = { $cannot } : il n’est pas désactivé
account_has_role =
    { $cannot } : son rôle sur ce site est { $role ->
        [moderator] modérateur
       *[administrator] administrateur
    } ; un administrateur doit d’abord le lui retirer
account_cant_have_role =
    Impossible de changer le rôle : le compte est désactivé, ou personne ne peut s’y connecter
last_administrator =
    { $doing ->
        [change_the_role]
            Impossible de changer le rôle : personne d’autre n’est administrateur de ce site ; donne d’abord
            ce rôle à quelqu’un d’autre
       *[delete_account]
            Impossible de supprimer le compte : personne d’autre n’est administrateur de ce site ; donne
            d’abord ce rôle à quelqu’un d’autre
    }
rename_too_soon =
    Impossible de changer de nom : c’est possible une fois tous les { $days } jours, la prochaine le
    { $next }
email_invalid = Impossible d’utiliser « { $text } » : ce n’est pas une adresse e-mail
password_too_short = Impossible d’utiliser ce mot de passe : il faut au moins { $min } caractères
password_too_long = Impossible d’utiliser ce mot de passe : il dépasse { $max } caractères
password_common =
    Impossible d’utiliser ce mot de passe : il est trop facile à deviner. Prends plusieurs mots sans rapport entre eux
bot_check_failed-forged = Cette vérification n’était pas pour ce formulaire. Réessaie.
bot_check_failed-expired = La page est restée ouverte trop longtemps. Réessaie.
bot_check_failed-unavailable = La vérification anti-bot est indisponible. Réessaie dans un instant.
bot_check_spent = Cette vérification a déjà servi. Réessaie.
moderators_only = { $cannot } : c’est réservé à la modération
administrators_only = { $cannot } : c’est réservé aux administrateurs
setting_invalid-accent =
    Impossible de changer les réglages : une couleur, c’est # et six chiffres, comme #f4b41f
setting_invalid-name =
    Impossible de changer les réglages : le nom a { $max } caractères imprimables au plus
setting_invalid-imprint =
    Impossible de changer les réglages : les mentions légales ont { $max } caractères imprimables au
    plus
reason_needed = { $cannot } : dis pourquoi, en { $min } à { $max } caractères
form_used = Ce formulaire a déjà été envoyé, et exécuté une fois

server_unknown = Il n’y a pas de serveur « { $slug } »
role_too_low =
    { $role ->
        [owner] Seul le propriétaire de ce serveur peut faire ça
       *[other]
            Tu peux voir les chiffres et les envois de ce serveur, mais seuls son propriétaire et ses
            gestionnaires peuvent faire ça
    }
offer_unknown =
    Cette offre n’existe plus : elle a été retirée ou a reçu une réponse, elle a expiré, ou le
    serveur a un autre propriétaire
offer_refused-unknown = { $cannot } : il n’y a pas de compte { $name } auquel quelqu’un se connecte
offer_refused-self = { $cannot } : { $name } est déjà propriétaire
offer_refused-member = { $cannot } : { $name } a déjà accès
offer_refused-asked =
    { $cannot } : { $name } a déjà reçu une offre ; retire-la d’abord, ou attends { $days } jours si
    elle a été déclinée
offer_refused-many = { $cannot } : il y a déjà { $max } personnes et offres en cours
offer_refused-unpublished = { $cannot } : la modération doit d’abord valider le serveur
member_unknown = Cette personne n’a plus accès
server_name_invalid = { $cannot } : un nom a de { $min } à { $max } caractères imprimables
slug_refused-form =
    { $cannot } : une adresse de page a de { $min } à { $max } lettres minuscules de a à z,
    chiffres, et tirets simples entre eux
slug_refused-formLike =
    { $cannot } : une adresse de page a de { $min } à { $max } lettres minuscules de a à z,
    chiffres, et tirets simples entre eux, comme « { $example } »
slug_refused-reserved = { $cannot } : l’adresse de page « { $slug } » est réservée au site
slug_refused-taken = { $cannot } : un autre serveur a ou avait l’adresse de page « { $slug } »
slug_refused-alike =
    { $cannot } : l’adresse de page « { $slug } » ressemble trop à celle d’un autre serveur
slug_moved =
    { $cannot } : l’adresse de page d’un serveur de la liste change une fois en { $days } jours au
    plus ; tu pourras la rechanger le { $at } (UTC)
server_host_invalid-unreadable = { $cannot } : « { $host } » n’est ni un nom d’hôte ni une adresse
server_host_invalid-inner =
    { $cannot } : « { $host } » est inaccessible depuis internet ; donne l’adresse publique du
    serveur
server_port_invalid = { $cannot } : un port est un nombre entier de 1 à 65535, pas { $port }
description_too_long = { $cannot } : une description a { $max } caractères au plus, pas { $length }
changed_meanwhile = { $cannot } : ça a changé entre-temps
facts_invalid = Impossible d’enregistrer les infos : { $faults }
tag_unknown-plain = Il n’y a pas de tag « { $slug } »
tag_unknown-cannot = { $cannot } : il n’y a pas de tag « { $slug } »
tag_invalid-name = { $cannot } : un nom a de { $min } à { $max } caractères imprimables
tag_invalid-slug =
    { $cannot } : un slug a de 2 à 40 caractères parmi a à z, 0 à 9 et des tirets simples
tag_exists = { $cannot } : « { $name } » est déjà dans la liste
entry_used =
    { $servers ->
        [one] { $cannot } : { $servers } fiche l’utilise, ou l’utilisait à sa suppression ; fusionne plutôt
        [many] { $cannot } : { $servers } de fiches l’utilisent, supprimées comprises ; fusionne plutôt
       *[other] { $cannot } : { $servers } fiches l’utilisent, supprimées comprises ; fusionne plutôt
    }
merged_with_itself = { $cannot } : choisis-en un autre avec lequel fusionner
servers_too_many-all = { $cannot } : tu en as { $servers }, et la limite est { $max }
servers_too_many-pending = { $cannot } : { $pending } des tiens attendent déjà la modération
change_gone-none = { $cannot } du serveur « { $slug } » : aucune n’attend
change_gone-seen =
    { $cannot } du serveur « { $slug } » : son propriétaire l’a modifiée entre-temps ; regarde de
    nouveau
change_gone-replaced =
    { $cannot } du serveur « { $slug } » : son propriétaire l’a remplacée entre-temps ; regarde la
    nouvelle
server_transition-status =
    { $cannot } « { $slug } » : { $status ->
        [pending] il est en attente
        [approved] il est validé
        [rejected] il est refusé
       *[suspended] il est suspendu
    }
server_transition-ownerless =
    { $cannot } « { $slug } » : son propriétaire a supprimé son compte, donc personne n’en est
    responsable
server_transition-changed =
    { $cannot } « { $slug } » : il a changé, ou quelqu’un d’autre a décidé, depuis que tu l’as
    ouvert ; regarde de nouveau
server_transition-unlisted = { $cannot } « { $slug } » : son propriétaire l’a retiré de la liste
server_own = { $cannot } « { $slug } » : tu t’en occupes, donc un autre modérateur décide
server_not_approved =
    { $doing ->
        [check_server]
            Impossible de vérifier le serveur « { $slug } » : { $status ->
                [pending] il est en attente
                [approved] il est validé
                [rejected] il est refusé
               *[suspended] il est suspendu
            }
       *[other]
            { $cannot } : { $status ->
                [pending] le serveur « { $slug } » est en attente
                [approved] le serveur « { $slug } » est validé
                [rejected] le serveur « { $slug } » est refusé
               *[suspended] le serveur « { $slug } » est suspendu
            }
    }
check_too_soon-busy =
    Impossible de vérifier le serveur : trop de vérifications sont en cours ; réessaie dans un
    instant
check_too_soon-waiting =
    Impossible de vérifier le serveur : un de tes serveurs en attente a été vérifié il y a moins de
    { $seconds } secondes
check_too_soon-listed =
    Impossible de vérifier le serveur : il a été vérifié il y a moins de { $seconds } secondes
game_unknown = { $cannot } : il n’y a pas de jeu « { $slug } » ; jeux connus : { $known }
game_invalid-name = { $cannot } : un nom a de { $min } à { $max } caractères imprimables
game_invalid-slug =
    { $cannot } : « { $slug } » n’est pas un slug : de 2 à 60 caractères parmi a à z, 0 à 9 et des
    tirets simples
game_invalid-protocol =
    { $cannot } : il n’y a pas de protocole « { $protocol } » ; protocoles connus : { $known }
game_invalid-port = { $cannot } : un port est un nombre entier de 1 à { $max }
game_invalid-queryPort = { $cannot } : le port de requête { $port } n’est pas valide
game_exists =
    { $cannot } : « { $slug } » est déjà dans la liste, ou était le nom court d’un jeu qui y est
picture_refused-damaged =
    Impossible d’utiliser cette image : le fichier est abîmé ; ouvre-le dans un éditeur d’images et
    enregistre-le de nouveau
picture_refused-animated =
    Impossible d’utiliser cette image : elle est animée ; choisis-en une qui ne bouge pas
picture_refused-format =
    Impossible d’utiliser cette image : ce n’est pas un PNG, JPEG ou WebP ; GIF et SVG ne sont pas
    acceptés
picture_refused-large =
    Impossible d’utiliser cette image : elle fait { $width } × { $height } pixels, et une telle
    image peut avoir { NUMBER($megapixels, maximumFractionDigits: 1) } mégapixels ; réduis-la
    d’abord
picture_refused-small =
    Impossible d’utiliser cette image : elle fait { $width } × { $height } pixels, et il faut au moins { $minWidth } × { $minHeight } pour { $kind ->
        [logo] un logo
       *[banner] une bannière
    }
picture_gone =
    { $cannot } du serveur « { $slug } » : ses images ont changé entre-temps ; regarde de nouveau
report_invalid-other = Impossible de signaler : dis ce qui ne va pas, en 1 à { $max } caractères
report_invalid-chosen =
    Impossible de signaler : dis ce qui ne va pas, en { $max } caractères au plus
reports_too_many-nameless =
    Impossible de signaler : la modération a déjà { $max } signalements de personnes sans connexion
    et n’en prend plus pour l’instant. Connecte-toi dans un autre onglet, et renvoie-le
reports_too_many-all =
    Impossible de signaler : la modération a déjà { $max } signalements de cette fiche ; réessaie
    dans une heure
report_gone = Impossible de fermer les signalements du serveur « { $slug } » : aucun n’est ouvert

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

key_unknown-plain = Il n’y a pas de clé « { $id } »
key_unknown-cannot = { $cannot } : il n’y a pas de clé « { $id } »
key_name_invalid =
    Impossible de créer la clé : le nom d’une clé a de 1 à { $max } caractères imprimables
keys_too_many =
    Impossible de créer la clé : ce serveur a déjà { $max } clés ; révoques-en une d’abord
scopes_invalid = Impossible de créer la clé : choisis à quoi elle sert, parmi { $known }
key_revoked = { $cannot } : elle a été révoquée le { $at }
overlap_invalid =
    Impossible de remplacer la clé : les deux marchent ensemble de 0 à { $max } heures, pas
    { $hours }
webhook_url_refused-incomplete =
    Impossible d’utiliser cette URL de webhook : ce n’est pas une adresse web complète.
webhook_url_refused-inner =
    Impossible d’utiliser cette URL de webhook : elle doit mener à un hôte de l’internet public.
webhook_url_refused-chat =
    Impossible d’utiliser cette URL de webhook : c’est l’adresse d’un salon Discord, qui accepte des
    messages, pas des votes. Connecte-le dans Chats : les votes y sont publiés sous forme de
    messages.
webhook_url_refused-scheme =
    Impossible d’utiliser cette URL de webhook : elle doit commencer par https:// ou http://.
webhook_url_refused-credentials =
    Impossible d’utiliser cette URL de webhook : elle ne doit contenir ni nom d’utilisateur ni mot
    de passe.
webhook_url_refused-port =
    Impossible d’utiliser cette URL de webhook : le port { $port } n’est pas permis ; choisis 80,
    443 ou un autre au-dessus de 1023.
webhook_url_refused-tooLong =
    Impossible d’utiliser cette URL de webhook : elle a { $max } caractères au plus.
webhook_url_taken = Impossible d’utiliser { $url } : une autre clé de ce serveur y envoie déjà
secret_not_prepared = Impossible d’activer un secret de webhook : aucun n’est préparé
key_is_votifier = { $cannot } : elle représente Votifier, dans Récompenses
key_is_chat = { $cannot } : elle représente un salon, dans Chats
chat_address_refused-notDiscord =
    Impossible de se connecter : ce n’est pas l’adresse d’un webhook Discord. Dans Discord, ouvre
    les paramètres du salon, puis Intégrations et Webhooks, et copie l’URL du webhook.
chat_address_refused-notSlack =
    Impossible de se connecter : ce n’est pas l’adresse d’un webhook entrant de Slack. Elle commence
    par https://hooks.slack.com/services/.
chat_connected = Impossible de se connecter : ce salon est déjà connecté
votifier_address_refused-host =
    Impossible de se connecter : ce n’est ni un nom d’hôte ni une adresse ; le port a son propre
    champ.
votifier_address_refused-inner =
    Impossible de se connecter : Votifier doit être accessible sur l’internet public à cet hôte.
votifier_address_refused-port =
    Impossible de se connecter : Votifier est inaccessible au port { $port } ; en général, c’est
    { $usual }.
votifier_secret_refused-missing =
    Impossible de se connecter : il manque le token ou la clé publique de ton Votifier
votifier_secret_refused-lost = Impossible de se connecter : colle encore une fois le token ou la clé
votifier_secret_refused-privateKey =
    Impossible de se connecter : c’est une clé privée. Elle doit rester sur ton serveur : colle
    celle de public.key, et crée de nouvelles clés si quelqu’un d’autre a vu celle-ci.
votifier_secret_refused-neither =
    Impossible de se connecter : ce n’est ni un token (de 6 à { $max } caractères sans espaces) ni
    une clé publique de Votifier.
votifier_secret_refused-anotherKey =
    Impossible de se connecter : Votifier utilise des clés RSA de { $bits } bits, et celle-ci est
    différente : supprime le dossier « rsa » de ton plugin et redémarre ton serveur, qui en crée de
    nouvelles.
votifier_connected = Impossible de se connecter : ça vient d’être fait dans une autre fenêtre
votifiers_too_many = Impossible de se connecter : ce serveur a déjà { $max } récepteurs ; retires-en un d’abord
votifier_missing = Impossible de choisir Votifier : connecte-en un d’abord, avec son token ou sa clé
replay_time_invalid-since =
    Impossible de renvoyer depuis { $time } : il faut un moment des { $days } derniers jours
replay_time_invalid-unreadable =
    Impossible de renvoyer depuis ce moment : il en faut un des { $days } derniers jours
replay_too_soon =
    Impossible de renvoyer : le dernier renvoi à cette adresse n’est pas fini, ou vient d’avoir
    lieu ; le prochain peut commencer à { $from }
sends_too_many =
    { $cannot } : tu as beaucoup envoyé à la main à cette adresse ; réessaie dans une minute
delivery_unknown = { $cannot } : il n’y a pas d’envoi « { $id } »
delivery_unfinished = Impossible de relancer l’envoi « { $id } » : il est en cours
delivery_without_destination =
    { $doing ->
        [resend] Impossible de renvoyer : sa clé est révoquée ou n’a pas d’URL de webhook
        [replay] Impossible de renvoyer les votes : cette clé n’a pas d’URL de webhook
        [test_the_webhook] Impossible de tester le webhook : cette clé n’a pas d’URL de webhook
       *[grade_the_receiver_of_this_key]
            Impossible d’évaluer le récepteur de cette clé : elle n’a pas d’URL de webhook, ou échoue ;
            envoie des tests jusqu’à ce qu’un arrive
    }

clock_off =
    Impossible de voter : l’horloge de cet hôte et celle de la base de données ne concordent pas
favourites_full = Impossible d’ajouter un favori : tu en as déjà { $max } ; retires-en un d’abord
vote_unknown = { $cannot } : il n’y a pas de vote « { $id } »
vote_voided =
    { $doing ->
        [resend] Impossible de relancer l’envoi « { $id } » : son vote a été annulé
       *[void_vote] Impossible d’annuler le vote « { $id } » : il l’est déjà
    }
void_choice_invalid-span =
    Impossible de choisir les votes : la période doit commencer avant de finir, être passée et durer
    { $days } jours au plus
void_choice_invalid-number =
    Impossible de choisir les votes : { $given } n’est pas un nombre entier de 1 à { $max }
void_choice_changed-others =
    Impossible d’annuler les votes : une autre action sur les votes de ces heures est en cours ;
    recompte-les dans une minute
void_choice_changed-counted =
    Impossible d’annuler les votes : tu en as compté { $expected }, mais quelqu’un en a annulé
    entre-temps, et il y en a { $votes } ; recompte-les
void_batch_unknown = Impossible de revenir dessus : il n’y a pas d’action « { $id } »
void_batch_lifted = Impossible de revenir sur l’action « { $id } » : c’est déjà fait
void_notice_unknown = Impossible de répondre : il n’y a pas d’avis de votes annulés « { $id } »
void_answered-lifted = Impossible de répondre : les votes comptent de nouveau
void_answered-given = Impossible de répondre : chaque avis a une réponse, et elle a été donnée
void_answer_invalid = Impossible de répondre : écris de { $min } à { $max } caractères
void_answer_read = Quelqu’un d’autre a marqué la réponse comme lue
wave_unknown = Il n’y a pas d’alerte « { $id } »
wave_decided-person =
    { $state ->
        [voided] Impossible de décider au sujet de l’alerte : { $by } a annulé ses votes entre-temps
       *[dismissed] Impossible de décider au sujet de l’alerte : { $by } l’a écartée entre-temps
    }
wave_decided-operator =
    { $state ->
        [voided]
            Impossible de décider au sujet de l’alerte : l’équipe du site a annulé ses votes entre-temps
       *[dismissed]
            Impossible de décider au sujet de l’alerte : l’équipe du site l’a écartée entre-temps
    }
wave_grown =
    Impossible de décider au sujet de l’alerte : elle a { $votes } votes maintenant, contre
    { $seen } quand tu l’as ouverte ; regarde de nouveau
