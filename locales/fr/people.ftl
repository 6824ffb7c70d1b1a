### people

roles-owner = Propriétaire
roles-manager = Gestionnaire
roles-viewer = Observateur

page-title = Paramètres du serveur { $server }
page-heading = Équipe
page-lead =
    Qui peut s’occuper de ce serveur. Chaque personne utilise son propre compte. L’activité récente,
    dans Clés et envois, dit qui a fait quoi.

page-heads-1 = Nom
page-heads-2 = Rôle
page-heads-3 = Depuis
page-heads-4 = { "" }

page-you = toi

page-change-manager = Nommer gestionnaire
page-change-viewer = Nommer observateur

page-remove = Retirer
page-removed =
    La personne que tu retires perd l’accès tout de suite. Les clés qu’elle connaît marchent toujours :
    cette page les nomme alors, et tu peux les remplacer toutes à la fois.
page-leave = Quitter ce serveur
page-leaveLead = Tu perds l’accès tout de suite. Seul le propriétaire peut te réinviter.
page-offersTitle = Offres en cours
page-offer =
    { $role ->
        [owner] { $name }, pour reprendre la fiche
        [manager] { $name }, comme gestionnaire
       *[viewer] { $name }, comme observateur
    }
page-withdraw = Retirer
page-inviteTitle = Inviter quelqu’un
page-inviteLead =
    Cette personne voit l’offre sur sa page « Mes serveurs » pendant sept jours, et reçoit un e-mail
    si son adresse est confirmée. Rien ne change tant qu’elle n’accepte pas.
page-name = Nom de son compte
page-role = Rôle

page-choices-viewer = Observateur : voit les chiffres, les votants et les envois
page-choices-manager = Gestionnaire : peut tout faire, sauf supprimer, céder ou inviter

page-invite = Envoyer l’invitation
page-needsApproval = Tu pourras inviter quelqu’un une fois le serveur validé par la modération.

link-title = Lien d’invitation
link-label = Envoie ce lien à une personne
link-help =
    La personne qui l’ouvre et se connecte peut devenir gestionnaire. Il sert une fois, pendant
    { $days } jours.
link-make = Créer un lien
link-open = Un lien, comme gestionnaire
link-until = Pas encore utilisé, valable jusqu’au
link-dead = Chaque lien marche une fois, pendant { $days } jours. Demandes-en un nouveau.

handover-title = Céder
handover-lead = Donne la fiche à un autre compte, avec ses votes, ses clés et son équipe.
handover-what =
    Tu confirmes que c’est toi, et l’autre personne accepte sous sept jours. La fiche est alors à
    elle et tu perds l’accès. Au début, les webhooks du nouveau propriétaire reçoivent au plus 10
    votes par seconde.
handover-name = Nom du compte du nouveau propriétaire
handover-submit = Proposer la fiche

unlist-title = Retirer de la liste
unlist-lead = Pour une pause. Tu peux revenir en arrière.
unlist-what =
    Il quitte toutes les listes ; sa page et sa page de vote ferment. Les clés API s’arrêtent et les
    envois attendent ; tous tes réglages restent. Les votes sortent de son classement au bout de
    30 jours.
unlist-button = Retirer de la liste
unlist-again = Il est hors de la liste. L’y remettre ne demande pas de modération.
unlist-relist = Remettre dans la liste
unlist-notNow = Seul un serveur de la liste peut en être retiré.

deletion-group = Supprimer
deletion-groupLead = C’est définitif.
deletion-link = Supprimer…
deletion-what = La page suivante dit ce qui disparaît et quand, et te demande de confirmer.
deletion-title = Supprimer { $server }
deletion-heading = Supprimer cette fiche ?
deletion-lead = Voici ce que devient tout ce qui lui appartient.
deletion-effects = Ce qui se passe
deletion-atOnce = Tout de suite
deletion-page-what = Page, textes, images et badge
deletion-page-effect = Disparus pour tout le monde. Aucun autre serveur ne recevra cette adresse.
deletion-keys-what = Clés API
deletion-keys-effect =
    { $keys ->
        [0] Il n’y en a pas.
        [one] { $keys } s’arrête : les plugins reçoivent une erreur.
        [many] { $keys } s’arrêtent : les plugins reçoivent une erreur.
       *[other] { $keys } s’arrêtent : les plugins reçoivent une erreur.
    }
deletion-waiting-what = Envois dans la file ou en attente
deletion-waiting-effect =
    { $votes ->
        [0] Il n’y en a pas.
        [one] { $votes } vote : il ne sera jamais envoyé.
        [many] { $votes } de votes : ils ne seront jamais envoyés.
       *[other] { $votes } votes : ils ne seront jamais envoyés.
    }
deletion-inbox-what = Récompenses dans la boîte de réception
deletion-inbox-effect =
    { $votes ->
        [0] Il n’y en a pas.
        [one] { $votes } vote : personne ne peut plus le retirer.
        [many] { $votes } de votes : personne ne peut plus les retirer.
       *[other] { $votes } votes : personne ne peut plus les retirer.
    }
deletion-votes-what = Votes
deletion-votes-effect =
    { $votes ->
        [one] { $votes } vote : il ne compte plus, mais reste dans les données du joueur.
        [many] { $votes } de votes : ils ne comptent plus, mais restent dans les données des joueurs.
       *[other] { $votes } votes : ils ne comptent plus, mais restent dans les données des joueurs.
    }
deletion-people-what = Équipe
deletion-people-effect =
    { $people ->
        [0] Personne d’autre n’a accès.
        [one] { $people } personne perd l’accès.
        [many] { $people } de personnes perdent l’accès.
       *[other] { $people } personnes perdent l’accès.
    }
deletion-offers-what = Offres en cours
deletion-offers-effect = Personne ne peut plus les accepter.
deletion-past-what = Envois passés
deletion-past-effect = Supprimés un par un.
deletion-past-when =
    { $days ->
        [one] { $days } jour après chacun
        [many] { $days } de jours après chacun
       *[other] { $days } jours après chacun
    }
deletion-record-what = Journal des modifications
deletion-record-effect = Reste, pour la modération seulement.
deletion-record-when = Pendant deux ans

deletion-heads-1 = Quoi
deletion-heads-2 = Effet
deletion-heads-3 = Quand

deletion-rather = Finalement non ?
deletion-instead =
    Retire-le de la liste pour une pause, ce que tu peux annuler, ou cède-le à quelqu’un qui le
    continue. Dans les deux cas, les votes et tous tes réglages restent.
deletion-insteadUnlisted =
    Il est déjà hors de la liste. Tu peux le laisser ainsi, ou le céder à quelqu’un qui le
    continue : les votes et tous tes réglages restent.
deletion-unlist = Le retirer de la liste
deletion-handOver = Le céder
deletion-forGood = Supprimer pour de bon
deletion-type = Pour confirmer, tape
deletion-typeHelp = Les majuscules ne comptent pas. Tu peux aussi taper { $slug }.
deletion-otherName = Ce n’est pas son nom, qui est « { $name } ».
deletion-keep = Le garder
deletion-password = Ton mot de passe

offer-title =
    { $role ->
        [owner] Reprendre { $server } ?
       *[other] Rejoindre l’équipe du serveur { $server } ?
    }
offer-lead =
    { $role ->
        [owner] { $owner } veut te confier cette fiche.
        [manager] { $owner } t’invite comme gestionnaire.
       *[viewer] { $owner } t’invite comme observateur.
    }

offer-means-viewer = Tu verras ses chiffres, ses votants et ses envois.
offer-means-manager =
    Tu pourras modifier la fiche, ses clés et ses récompenses : tout, sauf la supprimer, la céder et
    décider de l’équipe.
offer-means-owner =
    Tu en deviens responsable, avec ses votes, ses clés et ses webhooks. L’ancien propriétaire perd
    l’accès. Les clés API et les secrets que d’autres connaissent marchent jusqu’à ce que tu les
    remplaces.

offer-people = Ces personnes gardent leur accès jusqu’à ce que tu les retires : { $names }.
offer-former =
    { $role ->
        [manager] Tu n’es plus gestionnaire : comme propriétaire, tu peux tout faire.
       *[viewer] Tu n’es plus observateur : comme propriétaire, tu peux tout faire.
    }

offer-accept-viewer = Accepter
offer-accept-manager = Accepter
offer-accept-owner = Reprendre

offer-decline = Décliner
offer-game = Jeu
offer-address = Adresse
offer-status = Statut
offer-until = Valable jusqu’au
offer-declineLead =
    Si tu déclines, le propriétaire ne peut pas te le redemander pendant { $days } jours.

known-title = Clés que d’anciens membres connaissent
known-lead =
    Elles ont été créées ou saisies par des personnes qui ne gèrent plus ce serveur. Elles marchent
    toujours.
known-heads-1 = Clé
known-heads-2 = Connue de
known-heads-3 = Ce que tu fais
known-kinds-api_key = Clé API « { $name } »
known-kinds-webhook_secret = Secret de webhook de « { $name } »
known-kinds-url_key = Clé d’URL
known-kinds-link_key = Clé des liens de vote
known-kinds-chat = Adresse de « { $name } »
known-kinds-votifier = Jeton Votifier de « { $name } »
known-deleted = un compte supprimé
known-elsewhere-chat = Crée une nouvelle adresse dans le chat et saisis-la dans Chats.
known-elsewhere-votifier =
    Définis un nouveau jeton sur ton serveur de jeu et saisis-le dans Récompenses.
known-renew = Remplacer toutes les clés
known-renewHelp =
    Les anciennes clés s’arrêtent tout de suite, et chaque nouvelle est affichée une fois. Les
    secrets de webhook restent valables jusqu’à ce que tu actives le nouveau.
known-activate = Saisis-le dans ton récepteur, puis active-le sur la page de la clé.
known-made = Tes nouvelles clés
