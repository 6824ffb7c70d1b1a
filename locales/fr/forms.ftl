### forms

signed_out = Déconnexion réussie.
password_reset = Ton nouveau mot de passe est enregistré. Connecte-toi avec lui.
password_set = Ton mot de passe est créé. Tu peux maintenant te connecter avec lui.
identity_linked = Compte lié. Tu peux maintenant te connecter avec lui.
identity_unlinked = Compte dissocié. Il ne permet plus de se connecter.
password_changed = Ton mot de passe a été changé. Toutes les autres sessions sont fermées.
passkey_added = Ta clé d’accès a été ajoutée.
passkey_removed = La clé d’accès a été supprimée.
second_factor_off = La double authentification est désactivée.
email_confirmed = Ton adresse e-mail est confirmée.
administrator_made = Ton compte a maintenant le rôle d’administrateur.
settings_saved = Enregistré. C’est valable dès maintenant.
nothing_changed = Rien n’a été modifié.
look_saved = Enregistré. Toutes les pages l’affichent en quelques secondes.
test_mail_sent = Le serveur de messagerie a accepté l’e-mail. Cherche-le dans ta boîte de réception.
site_role_changed = Le rôle a été changé.
verification_sent = On a envoyé un lien à ton adresse e-mail.
verification_logged =
    Ton lien est dans le log de ce site, qui n’envoie pas d’e-mails. Demande-le aux responsables
    du site.
renamed = Ton nom a été changé.
server_email_on = Tu recevras des e-mails sur tes serveurs.
server_email_off = Tu ne recevras plus d’e-mails sur tes serveurs.
language_saved = Tes pages et tes e-mails sont maintenant dans cette langue.
boards_on = Ton nom apparaît maintenant parmi les top voteurs.
boards_off = Ton nom n’apparaît pas parmi les top voteurs.
favourite_added = Ajouté à tes favoris. Ils sont tous dans « Mes votes ».
favourite_removed = Retiré de tes favoris.
all_voted = Tous tes favoris ont ton vote du jour.
name_forgotten = Ce navigateur a oublié le nom.
game_name_added = Ajouté. Choisis sur chaque page de vote lequel de tes noms vote.
game_name_removed = Supprimé. Les votes faits sous ce nom le gardent.
links_ended = Les liens de ce serveur ne votent plus pour toi.
session_ended = Cette session est fermée.
sessions_ended = Toutes les autres sessions sont fermées.
account_deleted = Ton compte a été supprimé.
key_revoked = La clé a été révoquée.
receiver_removed = Le récepteur a été retiré.
secret_activated =
    Les webhooks sont maintenant signés avec le nouveau secret, et aussi avec l’ancien pendant
    encore 24 heures.
link_key_removed = La clé est supprimée. Les liens créés avec elle ne marchent plus.
goal_set = L’objectif est fixé.
goal_set_next =
    L’objectif est fixé. Cette période a déjà assez de votes, il commence donc avec la suivante.
goal_changed = Le nombre est changé. Le compte continue.
goal_tested = Un test de l’objectif attend ton plugin pendant une heure.
goal_removed = L’objectif est retiré. Les joueurs gardent ce qu’ils ont.
rewards_saved = Enregistré. C’est valable pour tous les votes à partir de maintenant.
test_vote_waits = Un vote de test attend une heure dans la boîte de réception.
chat_connected = Le salon est connecté. Un message de test est en route.
chat_saved = Le salon a été enregistré.
webhook_saved = L’URL du webhook a été enregistrée.
webhook_paused =
    Le webhook est en pause. Les votes restent en attente jusqu’à ce que tu les renvoies.
webhook_resumed = Le webhook est de nouveau actif.
webhook_resumed_held =
    Le webhook est de nouveau actif. Des votes sont en attente : renvoie-les pour les transmettre.
replayed = Les votes sont en route, cinq par seconde.
replayed_more =
    10 000 votes sont en route, et il en reste. Relance l’envoi une fois ceux-ci arrivés.
checked = On vient de vérifier le serveur.
server_submitted = Ton serveur a été envoyé. La modération va l’examiner.
server_unlisted = Le serveur est hors de la liste. Tu peux le remettre quand tu veux.
server_relisted = Le serveur est de nouveau dans la liste.
server_deleted = La fiche a été supprimée.
offer_made =
    L’offre est faite. Elle reste sept jours sur la page « Mes serveurs » de cette personne.
offer_withdrawn = L’offre est retirée.
offer_declined = Tu as décliné l’offre.
member_joined = Tu as maintenant accès.
server_taken_over = La fiche est maintenant à toi. Remplace ses clés API : d’autres les connaissent.
role_changed = Le rôle a été changé.
member_removed = Cet accès est retiré.
member_removed_keys =
    Cet accès est retiré, mais les clés que la personne connaît marchent toujours. Remplace-les
    ci-dessous.
role_changed_keys =
    Le rôle a changé. Les clés que cette personne a créées marchent toujours : remplace-les
    ci-dessous.
server_left = Tu as quitté ce serveur.
server_saved = Tes modifications ont été enregistrées.
picture_saved = L’image est enregistrée et affichée partout où est ton serveur.
picture_removed = L’image est supprimée.
picture_taken_down = L’image est retirée. Le propriétaire peut lire ta raison.
pictures_accepted = Les images restent.
edits_accepted = Les modifications sont marquées comme vues.
edits_put_back = L’ancien texte est de retour. Le propriétaire peut lire ta raison.
several_decided = Les fiches cochées sont traitées.
report_sent = Merci. La modération va regarder.
reports_closed = Les signalements sont fermés.
change_waits = Tes modifications ont été enregistrées. Certaines attendent la modération.
change_withdrawn = La fiche reste telle quelle.
server_approved = Le serveur est validé et dans la liste.
server_rejected = Le serveur est refusé. Le propriétaire peut lire ta raison.
server_suspended = Le serveur est suspendu. Le propriétaire peut lire ta raison.
decision_undone = La décision est annulée. Le propriétaire n’en a rien su.
vote_voided = Le vote est annulé.
votes_voided = L’annulation des votes est en cours. Des milliers prennent environ une minute.
wave_dismissed = L’alerte est écartée. Les votes restent.
answer_read = La réponse est marquée comme lue.
suspension_kept = Il reste suspendu, et le propriétaire en est informé.
void_answered = Ta réponse a été envoyée à la modération.
moderator_mail_saved = Enregistré.
votes_restored = Les votes sont en train d’être rétablis. Des milliers prennent environ une minute.
name_given = Le nom est attribué.
name_refused = La demande est refusée.
account_disabled = Le compte est désactivé.
account_enabled = Le compte est réactivé.
game_added = Le jeu a été ajouté.
tag_added = Le tag a été ajouté.
game_edited = Le jeu a été enregistré.
game_merged = Les jeux sont fusionnés. L’ancienne adresse mène à celui-ci.
game_removed = Le jeu a été supprimé.
tag_edited = Le tag a été enregistré.
tag_merged = Les tags sont fusionnés. L’ancienne adresse mène à celui-ci.
tag_removed = Le tag a été supprimé.
