### mail

newsMail-hello = Salut { $name },
newsMail-subject = { $updates } nouvelles de tes serveurs sur { $site }
newsMail-item = { $subject }. { $more }
newsMail-left =
    { $items ->
        [one] Il y a encore { $items } nouvelle. Elle est sur la page de tes serveurs.
        [many] Il y a encore { $items } de nouvelles. Elles sont sur les pages de tes serveurs.
       *[other] Il y a encore { $items } nouvelles. Elles sont sur les pages de tes serveurs.
    }
newsMail-why =
    Tu reçois cet e-mail parce que tu t’occupes d’un serveur sur { $site }, ou parce qu’une
    invitation t’attend. Pour ne plus recevoir d’e-mails sur tes serveurs :
newsMail-webhook = Le webhook « { $name } » du serveur { $server }

newsMail-withReason = { $sentence } La raison de la modération : { $reason }

news-server_approved-subject = { $server } est dans la liste
news-server_approved-more = Les joueurs peuvent maintenant voter pour ce serveur.

news-server_reinstated-subject = { $server } est de nouveau dans la liste
news-server_reinstated-more = Les joueurs peuvent voter pour ce serveur, et ses clés API marchent.

news-server_rejected-subject = Le serveur { $server } n’a pas été validé
news-server_rejected-more = Tu peux modifier la fiche et la renvoyer.

news-server_suspended-subject = Le serveur { $server } a été suspendu
news-server_suspended-more =
    Il n’est plus dans la liste, personne ne peut voter pour lui, et ses clés API ne marchent pas.

news-suspension_kept-subject = Le serveur { $server } reste suspendu
news-suspension_kept-more = La modération a lu ta réponse, et le serveur reste hors de la liste.

news-change_approved-subject = Tes modifications du serveur { $server } ont été validées
news-change_approved-more = Tout le monde les voit maintenant.

news-change_refused-subject = Tes modifications du serveur { $server } n’ont pas été validées
news-change_refused-more = La fiche reste comme avant, et tu peux la modifier de nouveau.

news-picture_taken_down-subject = Une image du serveur { $server } a été retirée
news-picture_taken_down-more =
    Le reste de la fiche ne change pas, et tu peux envoyer une autre image.

news-change_asked-subject = La modération te demande de modifier { $server }
news-change_asked-more = Rien n’a encore changé : c’est à toi de modifier la fiche.

news-edits_put_back-subject = La modération a annulé ta modification de { $server }
news-edits_put_back-more = La fiche a retrouvé son ancien texte. Tu peux la modifier à nouveau.

news-role_offered-subject = { $owner } t’invite à t’occuper du serveur { $server }
news-role_offered-more =
    Rien ne change tant que tu n’acceptes pas. L’invitation expire au bout de 7 jours :

news-listing_offered-subject = { $owner } veut te confier le serveur { $server }
news-listing_offered-more =
    Rien ne change tant que tu n’acceptes pas. L’offre expire au bout de 7 jours :

news-role_ended-subject = Tu ne t’occupes plus du serveur { $server }
news-role_ended-more = { $owner } a retiré ton accès. Tes autres serveurs :

news-handed_over-subject = Le serveur { $server } appartient maintenant à { $owner }
news-handed_over-more = Ton offre a été acceptée, et tu n’as plus d’accès. Tes autres serveurs :

news-made_manager-subject = Tu gères maintenant le serveur { $server }
news-made_manager-more = { $owner } te laisse modifier la fiche, ses clés et ses récompenses :

news-made_viewer-subject = Tu peux maintenant consulter le serveur { $server }
news-made_viewer-more = { $owner } te laisse voir ses chiffres, ses votants et ses envois :

news-votes_voided-subject =
    { $server } a perdu { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } : annulation par la modération
news-votes_voided-more =
    Ces votes ne comptent plus. Tu peux voir leur heure sur la page du serveur, et répondre une
    fois.

news-votes_restored-subject =
    { $server } a récupéré { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }
news-votes_restored-more =
    La modération est revenue sur l’annulation, et ces votes comptent de nouveau.

news-webhook_failing-subject = { $webhook } est en échec
news-webhook_failing-more =
    Rien n’est arrivé depuis { $since }. On réessaie chaque vote pendant trois jours ; ensuite, tu
    peux le renvoyer. Vois ce qui n’a pas marché :

news-webhook_off-subject = { $webhook } a été désactivé
news-webhook_off-more =
    Les échecs ont continué ({ $since }). Les votes sont en attente. Une fois ton récepteur prêt,
    réactive le webhook et renvoie-les :

news-webhook_working-subject = { $webhook } marche de nouveau
news-webhook_working-more = Les votes arrivent depuis { $since }.

news-chat_gone-subject = { $webhook } a été désactivé
news-chat_gone-more =
    Le chat n’accepte plus de messages à son adresse ({ $since }). Les votes sont en attente. Colle
    une nouvelle adresse, puis envoie-les :

news-webhook_gone-subject = { $webhook } a été désactivé
news-webhook_gone-more =
    Ton récepteur a répondu 410 Gone ({ $since }). Les votes sont en attente. Une fois ton récepteur
    prêt, réactive le webhook et renvoie-les :

deskMail-hello = Salut { $name },
deskMail-subject =
    { $items ->
        [one] { $items } nouveauté
        [many] { $items } de nouveautés
       *[other] { $items } nouveautés
    } pour la modération sur { $site }

deskMail-news-wave =
    Votes inhabituels pour { $server } : { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }
deskMail-news-reports =
    { $reports ->
        [one] { $reports } signalement
        [many] { $reports } de signalements
       *[other] { $reports } signalements
    } du serveur { $server }
deskMail-news-answer =
    Le propriétaire du serveur { $server } a répondu au sujet de { $votes ->
        [one] { $votes } vote annulé
        [many] { $votes } de votes annulés
       *[other] { $votes } votes annulés
    }
deskMail-news-suspension_answer =
    Le propriétaire du serveur { $server } a répondu au sujet de la suspension
deskMail-news-listing = Le serveur { $server } attend d’être examiné
deskMail-news-change = Une modification du serveur { $server } attend d’être examinée

deskMail-left =
    { $items ->
        [one] Il y en a encore { $items }.
        [many] Il y en a encore { $items }.
       *[other] Il y en a encore { $items }.
    }
deskMail-why =
    Tu reçois cet e-mail parce que tu fais partie de la modération sur { $site }. Pour en recevoir
    moins, ou plus du tout :

accountMails-hello = Salut { $name },
accountMails-helloNobody = Salut,

accountMails-reset-subject = Un nouveau mot de passe pour { $site }
accountMails-reset-before =
    Quelqu’un a demandé un nouveau mot de passe pour ton compte sur { $site }. Pour en choisir un,
    ouvre :
accountMails-reset-after =
    Le lien marche une fois, pendant une heure. Si ce n’était pas toi, ignore cet e-mail : ton mot
    de passe ne changera pas.

accountMails-verification-subject = Confirme ton adresse e-mail pour { $site }
accountMails-verification-before = Pour confirmer que cette adresse e-mail est à toi, ouvre :
accountMails-verification-after =
    Le lien marche pendant un jour. Si tu n’as pas de compte sur { $site }, ignore cet e-mail.

accountMails-claim-subject = Un nom sur { $site }
accountMails-claim-before =
    Quelqu’un s’est inscrit sur { $site } avec cette adresse e-mail et un nom avec lequel un joueur a
    déjà voté. Si c’est toi, ouvre ce lien et choisis un mot de passe. Le nom sera alors à toi sur
    { $site }, avec ses votes :
accountMails-claim-after = Le lien marche pendant un jour. Si ce n’était pas toi, ignore cet e-mail.

accountMails-addressInUse-subject = Ton adresse e-mail sur { $site }
accountMails-addressInUse-before =
    Quelqu’un a créé un nouveau compte sur { $site } avec ton adresse e-mail. L’adresse reste la
    tienne, et ton compte « { $name } » n’a pas changé.

    Si c’était toi et que tu avais oublié ce compte, tu peux lui choisir un nouveau mot de passe :
accountMails-addressInUse-after = Si ce n’était pas toi, ignore cet e-mail.

accountMails-addressInUseWithoutPasswords-subject = Ton adresse e-mail sur { $site }
accountMails-addressInUseWithoutPasswords-before =
    Sur { $site }, quelqu’un veut utiliser ton adresse e-mail pour un autre compte. L’adresse reste
    la tienne, et ton compte « { $name } » n’a pas changé.

    Si c’était toi et que tu avais oublié ce compte, connecte-toi comme avant :
accountMails-addressInUseWithoutPasswords-after = Si ce n’était pas toi, ignore cet e-mail.

accountMails-nameGiven-subject = Le nom { $name } sur { $site }
accountMails-nameGiven-before =
    La modération t’a donné le nom. Connecte-toi avec le mot de passe que tu as choisi :

accountMails-nameRefused-subject = Le nom { $name } sur { $site }
accountMails-nameRefused-before =
    La modération a décidé que quelqu’un d’autre joue sous le nom { $name }. Tu peux t’inscrire avec
    un autre nom.

accountMails-imported-subject = Ton compte est maintenant sur { $site }
accountMails-imported-before =
    Ton compte a été transféré de { $list } vers { $site }, qui conserve désormais tes données. Ce qui
    est conservé, et pourquoi : { $privacy }

    Connecte-toi avec ton nom et le mot de passe que tu avais là-bas. S’il ne marche pas, choisis-en
    un nouveau :
accountMails-imported-after =
    Si tu ne veux pas de ce compte, tu peux le supprimer sur sa page.

accountMails-test-subject = Les e-mails envoyés par { $site } arrivent
accountMails-test-before =
    Tu as demandé cet e-mail à { $site }. Il est arrivé, donc les autres arriveront aussi :

accountMails-accountDisabled-subject = Ton compte sur { $site } a été désactivé
accountMails-accountDisabled-before =
    La modération a désactivé ton compte sur { $site }. Tu ne peux ni te connecter ni voter. Son
    message :

    { $reason }

accountMails-accountEnabled-subject = Ton compte sur { $site } marche de nouveau
accountMails-accountEnabled-before =
    La modération a réactivé ton compte sur { $site }. Son message :

    { $reason }

    Tu peux de nouveau te connecter et voter :

accountMails-signInChanged-subject = Ta connexion à { $site } a changé
accountMails-signInChanged-before =
    La façon de te connecter à ton compte sur { $site } a changé. { $change ->
        [password_set] Il a maintenant un mot de passe.
        [password_changed] Son mot de passe a été changé.
        [password_reset] Un nouveau mot de passe a été créé avec un lien envoyé à cette adresse.
        [passkey_added] Une clé d’accès a été ajoutée.
        [passkey_removed] Une clé d’accès a été supprimée.
        [second_factor_on] Il demande maintenant une deuxième étape à la connexion.
        [second_factor_off] Il ne demande plus de deuxième étape à la connexion.
        [recovery_codes_made] Il a de nouveaux codes de récupération. Les anciens ne marchent plus.
        [recovery_code_used] Un code de récupération a été utilisé. Chacun marche une fois.
        [factors_reset] L’équipe du site a supprimé ses clés d’accès, son appli d’authentification et ses codes de récupération.
        [identity_linked] Un compte d’un autre service a été lié. La personne qui l’utilise peut se connecter avec lui.
       *[identity_unlinked] Un compte lié d’un autre service a été dissocié.
    }

    Si c’était toi, tu n’as rien à faire. Sinon, connecte-toi, supprime ce qui n’est pas à toi, change ton mot de passe et ferme toutes les autres sessions :

accountMails-newBrowser-subject = Connexion à { $site } depuis un nouveau navigateur
accountMails-newBrowser-after =
    Le lien marche pendant une semaine. Il ferme toutes les sessions, une seule fois.
accountMails-newBrowser-before =
    Quelqu’un s’est connecté à ton compte sur { $site } avec un navigateur qu’on n’y avait encore
    jamais vu :

    { $browser }, depuis { $address }, le { $when }

    Si c’était toi, tu n’as rien à faire. Sinon, ouvre cette page. Elle ferme toutes les sessions et
    te fait choisir un nouveau mot de passe :
accountMails-unknownBrowser = un navigateur inconnu

accountMails-addressChanged-subject = Ton adresse e-mail sur { $site } a été changée
accountMails-addressChanged-before =
    Ton compte sur { $site } a maintenant l’adresse e-mail { $newEmail } à la place de celle-ci.

    Si ce n’était pas toi, quelqu’un connaît ton mot de passe. Connecte-toi, change-le et ferme
    toutes les autres sessions :

accountMails-roleChanged-subject = Ton rôle sur { $site } a changé
accountMails-roleChanged-before =
    { $role ->
        [moderator] Ton compte fait maintenant partie de la modération sur { $site }. Ce qui t’attend est ici :
       *[administrator] Ton compte fait maintenant partie de l’administration sur { $site }. Ce qui t’attend est ici :
    }
accountMails-roleEnded-subject = Ton rôle sur { $site } a changé
accountMails-roleEnded-before =
    Ton compte n’a plus de rôle sur { $site }. Tes votes et tes serveurs restent tels quels.
