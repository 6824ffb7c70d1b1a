### frame

layout-about = Trouve des serveurs de jeux sur { $site } et vote pour ceux que tu aimes.
layout-faulty = Erreur : { $title }
layout-skip = Aller au contenu
layout-mainMenu = Menu principal
layout-way = Fil d’Ariane
layout-yourMenu = Ton compte
layout-servers = Serveurs
layout-games = Jeux
layout-findServers = Rechercher des serveurs
layout-findBy = Nom, jeu, tag, pays ou adresse
layout-findShort = Trouver un serveur
layout-listServer = Ajouter un serveur
layout-footMenu = Plus
layout-footPlayers = Pour les joueurs
layout-footOwners = Pour les propriétaires
layout-footSite = Ce site
layout-languages = Langue
layout-menu = Menu
layout-topVoters = Top voteurs
layout-api = Référence de l’API
layout-docs = Docs
layout-myServers = Mes serveurs
layout-moderation = Modération
layout-waiting = en attente
layout-accountLabel = Ton compte, { $username }
layout-signIn = Se connecter
layout-signUp = S’inscrire
layout-signOut = Déconnexion
layout-contact = Contact
layout-privacy = Confidentialité
layout-imprint = Mentions légales
layout-terms = Conditions
layout-rules = Règles
layout-imported = Ton compte a été transféré ici depuis { $list }. C’est désormais { $site } qui conserve tes données.
layout-importedMore = Ce qui est conservé, et pourquoi
layout-importedRead = Compris

theme-title = Thème
theme-names-system = Auto
theme-names-light = Clair
theme-names-dark = Sombre
theme-save = Enregistrer

forms-optional = facultatif
forms-on = activée
forms-off = désactivée
forms-copy = Copier
forms-copied = Copié
forms-busy = Trop de monde fait ça en ce moment. Rien n’a été modifié. Réessaie dans { $duration }.

moments-utc = UTC
moments-never = jamais

statuses-pending = en attente de validation
statuses-approved = dans la liste
statuses-rejected = non validé
statuses-suspended = suspendu
statuses-unlisted = hors de la liste

players-max = sur { $max }
players-online = { " " }joueurs en ligne
players-isOnline = En ligne
players-isOffline = Hors ligne

errors-notFound = Page introuvable
errors-noPicture = Introuvable
errors-notFoundNext = L’adresse est peut-être fausse, ou le serveur n’est plus dans la liste.
errors-gone = Cette page a été supprimée
errors-goneNext = Une version plus récente l’a supprimée, et aucune autre ne la remplace.
errors-notYours = Ce serveur n’est pas à toi
errors-notYoursNext =
    Seuls son propriétaire et les gens de son équipe peuvent ouvrir cette page. Tu n’en fais pas, ou
    plus, partie.
errors-refused = Ça n’a pas marché
errors-refusedNext = Rien n’a été modifié.
errors-notAllowed = Seule la modération peut ouvrir cette page
errors-notAllowedNext = Si tu devrais y avoir accès, demande à un administrateur du site.
errors-roleTooLow = Ton rôle ne permet pas ça
errors-roleTooLowNext = Rien n’a été modifié. Le propriétaire peut te donner un autre rôle.
errors-signedOut = Ta session est terminée
errors-signInBeside = Se connecter (nouvel onglet)
errors-kept =
    Ta saisie reste sur cette page. Connecte-toi dans un nouvel onglet, reviens ici et renvoie-la.
errors-sendAgain = Renvoyer
errors-signedOutNext = Ta session est terminée et rien n’a été modifié. Connecte-toi, puis réessaie.
errors-otherSite = Ce formulaire semble venir d’un autre site
errors-otherSiteWhy =
    Ouvre { $baseUrl } et réessaie là-bas. Si tu gères ce site : BASE_URL doit être identique à ce
    qu’affiche la barre d’adresse du navigateur, et sa valeur est { $baseUrl }.
errors-otherSiteNext = Rien n’a été modifié.
errors-noFileHere = Ce formulaire n’accepte pas de fichiers
errors-noFileHereNext = Rien n’a été modifié. Rouvre la page et envoie son formulaire.
errors-tooLarge = C’est trop gros
errors-pictureTooLarge =
    Une image ne peut pas dépasser 8 Mo. Reviens en arrière et choisis-en une plus petite.
errors-formTooLarge = Reviens en arrière et raccourcis ton texte.
errors-tooLargeNext = Rien n’a été modifié.
errors-halfSent = Ton formulaire est arrivé incomplet
errors-halfSentNext =
    Rien n’a été modifié. Vérifie ta connexion, puis reviens en arrière et renvoie-le.
errors-tooMany = Trop d’essais
errors-busy = Trop de monde fait ça en ce moment
errors-tooManyViews = Trop de pages d’un coup
errors-failed = Un problème est survenu
errors-failedNext =
    Réessaie dans un instant. Si ça continue, envoie cet identifiant de requête à l’admin du site.
errors-unavailable = Le site n’arrive pas à joindre sa base de données
errors-unavailableNext = Rien n’est perdu. Réessaie dans un instant.
errors-noChanges = Le site ne peut rien enregistrer pour le moment
errors-late = Le site met trop de temps à répondre
errors-tooManyNext = Réessaie dans { $duration }.

errors-fates-nothing = Rien n’a été modifié. Réessaie dans un instant.
errors-fates-change_unknown =
    Ton envoi a peut-être été enregistré, ou peut-être pas. Reviens en arrière et recharge la page
    pour le savoir, puis renvoie-le si besoin.
errors-fates-vote_not_cast = Ton vote n’a pas été pris en compte. Réessaie dans un instant.
errors-fates-vote_unknown =
    Ton vote a peut-être été pris en compte, ou peut-être pas. Rouvre la page de vote dans un
    instant pour le savoir. Revoter ne pose aucun problème : un deuxième vote le même jour ne compte
    jamais.

errors-toBallot = Retour à la page de vote
errors-clockOff = Ton vote n’a pas été pris en compte
errors-clockOffNext =
    L’horloge de ce site est déréglée en ce moment, et ton vote risquerait de compter pour le
    mauvais jour. Tu as toujours ton vote du jour : réessaie dans quelques minutes.
errors-signIn = Se connecter
errors-requestId = Identifiant de requête
errors-home = Tous les serveurs

trail-operator = l’équipe du site
trail-gone = un compte supprimé

trail-actions-server_added = a ajouté le serveur
trail-actions-server_edited = a modifié la fiche
trail-actions-server_resubmitted = a renvoyé le serveur
trail-actions-server_approved = a validé le serveur
trail-actions-server_rejected = a refusé le serveur
trail-actions-server_suspended = a suspendu le serveur
trail-actions-decision_undone = a annulé une décision sur le serveur
trail-actions-suspension_answered = a répondu au sujet de la suspension
trail-actions-suspension_kept = a lu la réponse et maintenu la suspension
trail-actions-server_unlisted = a retiré le serveur de la liste
trail-actions-server_relisted = a remis le serveur dans la liste
trail-actions-server_deleted = a supprimé la fiche
trail-actions-server_offered = a proposé la fiche à un autre compte
trail-actions-server_handed_over = a repris la fiche
trail-actions-member_offered = a invité quelqu’un
trail-actions-member_joined = a accepté une invitation
trail-actions-member_removed = a retiré l’accès de quelqu’un
trail-actions-member_changed = a changé le rôle de quelqu’un
trail-actions-offer_declined = a décliné une offre
trail-actions-offer_withdrawn = a retiré une offre
trail-actions-picture_added = a ajouté une image
trail-actions-picture_removed = a supprimé une image
trail-actions-picture_taken_down = a retiré une image
trail-actions-pictures_accepted = a vérifié de nouvelles images
trail-actions-edits_accepted = a vérifié des modifications
trail-actions-edits_put_back = a remis l’ancien texte
trail-actions-reports_closed = a fermé des signalements
trail-actions-key_issued = a créé une clé
trail-actions-key_rolled = a remplacé une clé
trail-actions-key_revoked = a révoqué une clé
trail-actions-url_key_made = a créé une clé d’URL
trail-actions-link_key_made = a créé une clé pour les liens de vote
trail-actions-link_key_removed = a supprimé la clé pour les liens de vote
trail-actions-webhook_set = a défini l’URL d’un webhook
trail-actions-chat_set = a configuré des messages dans un chat
trail-actions-webhook_cleared = a supprimé l’URL d’un webhook
trail-actions-webhook_paused = a mis un webhook en pause
trail-actions-webhook_resumed = a relancé un webhook
trail-actions-secret_prepared = a préparé un secret de webhook
trail-actions-secret_activated = a activé un secret de webhook
trail-actions-rewards_set = a choisi comment les joueurs reçoivent leur récompense
trail-actions-goal_set = a fixé un objectif
trail-actions-goal_changed = a changé le nombre d’un objectif
trail-actions-goal_removed = a retiré un objectif
trail-actions-test_sent = a envoyé un test
trail-actions-receiver_graded = a évalué le récepteur
trail-actions-delivery_resent = a renvoyé un vote
trail-actions-deliveries_replayed = a renvoyé des votes
trail-actions-vote_voided = a annulé un vote
trail-actions-votes_voided = a annulé des votes
trail-actions-votes_restored = a rétabli des votes annulés
trail-actions-void_answered = a répondu au sujet de votes annulés
trail-actions-wave_dismissed = a écarté une alerte sur des votes inhabituels
trail-actions-name_given = a donné le nom d’un joueur à un compte
trail-actions-name_refused = a refusé une demande de nom de joueur
trail-actions-account_disabled = a désactivé un compte
trail-actions-account_enabled = a réactivé un compte
trail-actions-change_approved = a validé une modification
trail-actions-change_refused = a refusé une modification
trail-actions-change_withdrawn = a retiré une modification
trail-actions-game_added = a ajouté un jeu
trail-actions-game_edited = a modifié un jeu
trail-actions-game_merged = a fusionné un jeu avec un autre
trail-actions-game_removed = a supprimé un jeu
trail-actions-tag_added = a ajouté un tag
trail-actions-tag_edited = a modifié un tag
trail-actions-tag_merged = a fusionné un tag avec un autre
trail-actions-tag_removed = a supprimé un tag
trail-actions-backup_made = a fait une sauvegarde
trail-actions-backup_restored = a restauré une sauvegarde
trail-actions-moderator_made = a rejoint la modération
trail-actions-administrator_made = a reçu le premier rôle d’administrateur
trail-actions-role_changed = a changé le rôle d’un compte
trail-actions-sign_in_link_made = a créé un lien de connexion à un compte
trail-actions-sign_in_link_used = s’est connecté avec le lien de l’équipe du site
trail-actions-factors_reset = a supprimé les clés d’accès et le second facteur d’un compte
trail-actions-setting_changed = a changé un réglage

pages-previous = Précédent
pages-next = Suivant

duration-seconds =
    { $seconds ->
        [one] { $seconds } seconde
        [many] { $seconds } de secondes
       *[other] { $seconds } secondes
    }
duration-minutes =
    { $minutes ->
        [one] { $minutes } minute
        [many] { $minutes } de minutes
       *[other] { $minutes } minutes
    }
