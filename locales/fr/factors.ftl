### factors

passkey-use = Se connecter avec une clé d’accès
passkey-useHere = Utiliser une clé d’accès
passkey-failed = Ça n’a pas marché, ou tu as annulé. Réessaie, ou choisis un autre moyen.
passkey-wrong =
    Cette clé d’accès ne marche pas ici. Elle a peut-être été supprimée, ou la page est restée
    ouverte trop longtemps. Réessaie.

passkeys-heading = Clés d’accès
passkeys-lead = Connecte-toi avec ton empreinte, ton visage, ton code PIN ou une clé de sécurité.
passkeys-badge = clé d’accès
passkeys-formerHost = de l’ancienne adresse de ce site
passkeys-added = Ajoutée
passkeys-used = dernière utilisation
passkeys-neverUsed = jamais utilisée
passkeys-add = Ajouter une clé d’accès…
passkeys-remove = Supprimer

passkeys-new-title = Ajouter une clé d’accès
passkeys-new-lead =
    Ton navigateur demande ton verrouillage d’écran, ton code PIN ou ta clé de sécurité.
passkeys-new-name = Nom
passkeys-new-nameHelp = Pour la reconnaître plus tard.
passkeys-new-submit = Ajouter
passkeys-new-noScript =
    Les clés d’accès ont besoin de JavaScript et d’un navigateur à jour. Active JavaScript pour ce
    site.
passkeys-new-refused = Cette clé d’accès n’a pas été ajoutée. Réessaie.
passkeys-new-tooMany = Tu as { $max } clés d’accès. Supprimes-en une d’abord.
passkeys-new-back = Retour à ton compte

second-heading = Double authentification
second-lead =
    Après un mot de passe ou un autre service, tu confirmes que c’est toi avec un code d’une appli
    ou une clé d’accès.
second-setUp = Configurer…
second-change = Modifier…
second-title = Double authentification
second-offLead =
    Même avec ton mot de passe, personne n’entre sans une seconde étape. Une clé d’accès vaut déjà
    deux étapes, donc elle n’en demande pas d’autre.
second-required =
    { $who ->
        [desk] Ce site exige la double authentification de toute la modération. Configure-la pour continuer.
       *[servers] Ce site exige la double authentification de toute personne qui gère un serveur. Configure-la pour continuer.
    }

second-app-title = Avec une appli d’authentification
second-app-again = Utiliser une autre appli d’authentification
second-app-againLead =
    L’appli que tu utilises maintenant ne marchera plus ici, et tu recevras de nouveaux codes de
    récupération.
second-app-lead =
    Scanne ce code avec une appli d’authentification, comme Aegis, 2FAS, Google Authenticator ou
    celle de ton gestionnaire de mots de passe. Tape ensuite les six chiffres qu’elle affiche.
second-app-qr = Code QR pour ton appli d’authentification
second-app-key = Pas d’appareil photo ? Tape cette clé dans l’appli
second-app-open = Ouvrir dans une appli de cet appareil
second-app-code = Code de l’appli
second-app-submit = Activer

second-passkeys-title = Avec tes clés d’accès
second-passkeys-lead =
    Une de tes clés d’accès t’est demandée chaque fois que tu te connectes autrement.
second-passkeys-none = Tu n’as pas encore de clé d’accès.
second-passkeys-add = Ajouter une clé d’accès…
second-passkeys-submit = Utiliser mes clés d’accès

second-state-title = Elle est activée
second-state-app = Avec une appli d’authentification, depuis
second-state-passkeys = Avec tes clés d’accès, depuis
second-state-codes =
    { $left ->
        [one] Il reste { $left } code de récupération.
        [many] Il reste { $left } de codes de récupération.
       *[other] Il reste { $left } codes de récupération.
    }
second-state-renew = Créer de nouveaux codes de récupération
second-state-turnOff = Désactiver

second-codes-title = Tes codes de récupération
second-codes-lead =
    Chacun te permet de te connecter une fois si tu perds ton téléphone ou ta clé d’accès.
    Imprime-les, ou garde-les dans ton gestionnaire de mots de passe. Ils ne seront plus affichés.
second-codes-label = Codes de récupération
second-codes-copy = Copier les codes
second-codes-done = Je les ai enregistrés

half-title = Encore une étape
half-lead = Connexion au compte { $username }.
half-code = Code de ton appli d’authentification
half-codeHelp = Six chiffres, qui changent toutes les 30 secondes.
half-wrong = Ce code est faux ou a déjà servi. Attends le suivant.
half-wrongRecovery = Ce n’est pas un de tes codes de récupération, ou il a déjà servi.
half-submit = Se connecter
half-recovery = Utiliser un code de récupération
half-recoveryCode = Code de récupération
half-recoveryHelp = Un des dix que tu as gardés. Chacun marche une fois.
half-lost = Tu les as tous perdus ? Demande aux responsables de ce site.
half-contact = Leur écrire
half-other = Utiliser un autre compte

half-dead-title = Reconnecte-toi
half-dead-lead =
    Ça a pris trop de temps, ou il y a eu trop de codes faux. La connexion n’est pas encore faite.

half-signIn = Se connecter

prove-title = Confirme que c’est toi
prove-lead =
    Ta connexion avec { $username } date de plus de dix minutes. Confirme que c’est toi avant de
    continuer.
prove-holds = Ensuite, on ne te le redemandera pas pendant dix minutes.

prove-purposes-key = Tu vas créer une clé.
prove-purposes-votifier = Tu vas changer la destination des votes.
prove-purposes-webhook = Tu vas modifier un webhook.
prove-purposes-people = Tu vas partager ta fiche.
prove-purposes-handover = Tu vas céder ta fiche.
prove-purposes-listing = Tu vas supprimer ta fiche.
prove-purposes-voids = Tu vas annuler des votes.
prove-purposes-role = Tu vas changer le rôle de quelqu’un.
prove-purposes-passkey = Tu vas ajouter une clé d’accès.
prove-purposes-passkey_removal = Tu vas supprimer une clé d’accès.
prove-purposes-second_factor = Tu vas modifier la double authentification.
prove-purposes-unlink = Tu vas dissocier un moyen de connexion.
prove-purposes-link = Tu vas lier un moyen de connexion.
prove-purposes-password = Tu vas changer ton mot de passe.
prove-purposes-email = Tu vas changer ton adresse e-mail.
prove-purposes-export = Tu vas télécharger tes données.
prove-purposes-deletion = Tu vas supprimer ton compte.

prove-kept = Ta saisie est gardée, et envoyée dès que tu as confirmé.
prove-lost = Tu reviendras à la page. Ce que tu y as saisi est secret et sera à retaper.
prove-password = Ton mot de passe
prove-code = Code de ton appli, ou un code de récupération
prove-wrongPassword = Ce n’est pas ton mot de passe.
prove-wrongCode = Ce code est faux ou a déjà servi. Attends le suivant.
prove-submit = Confirmer
prove-or = ou
prove-provider = Confirmer avec { $name }
prove-again = C’est confirmé dans un autre onglet. Continuer
prove-none = Déconnecte-toi et reconnecte-toi pour confirmer que c’est toi.
prove-notNow = Revenir sans le faire
prove-back = Retour à ton compte

notMe-title = Ce n’était pas toi ?
notMe-lead =
    Notre e-mail indique quel navigateur s’est connecté, et d’où. Si tu ne le connais pas, appuie
    sur le bouton.
notMe-ifPressed = Si tu appuies sur le bouton :
notMe-effects-1 = Toutes les sessions de ton compte sont fermées, la tienne aussi.
notMe-effects-2 = Ton mot de passe ne marche plus. On t’envoie un lien pour en choisir un nouveau.
notMe-effects-3 = Ton compte garde l’adresse e-mail à laquelle on t’a écrit.
notMe-submit = Ce n’était pas moi : fermer toutes les sessions
notMe-signedInAt = La connexion dont on t’a parlé par e-mail :
notMe-itWasMe = C’était toi ? Alors il n’y a rien à faire.

notMe-dead-title = Ce lien ne marche plus
notMe-dead-lead =
    Il marche pendant une semaine. Tu peux fermer des sessions et changer ton mot de passe sur la
    page de ton compte.

notMe-mailed-title = Toutes les sessions sont fermées
notMe-mailed-lead =
    Ton mot de passe ne marche plus. On t’a envoyé un lien pour en choisir un nouveau. Vérifie
    ensuite tes moyens de connexion, et supprime ce qui n’est pas à toi.

notMe-no_mail-title = Toutes les sessions sont fermées
notMe-no_mail-lead = Ton mot de passe ne marche plus. Demande un lien pour en choisir un nouveau.

notMe-used-title = Ce lien a déjà servi
notMe-used-lead =
    Il a fermé toutes les sessions, ce qu’il ne fait qu’une fois. Si quelqu’un est allé dans ton
    compte depuis, vérifie tes moyens de connexion et supprime ce qui n’est pas à toi. Un nouveau
    mot de passe ferme de nouveau toutes les sessions.

notMe-no_password-title = Toutes les sessions sont fermées
notMe-no_password-lead =
    Ton compte n’a pas de mot de passe. Reconnecte-toi, vérifie tes moyens de connexion, et supprime
    ce qui n’est pas à toi.

notMe-reset = Choisir un nouveau mot de passe
notMe-signIn = Se connecter
