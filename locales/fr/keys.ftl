### keys

panel-title = Clés API du serveur { $server }
panel-heading = Clés API
panel-lead =
    Avec une clé, ton serveur de jeu peut vérifier qui a voté. Donne un webhook à une clé, et chaque
    vote t’est envoyé dès qu’il est fait.
panel-notApproved =
    Statut de ce serveur : { $status }. Tu ne peux créer et utiliser des clés que s’il est validé.
panel-reason = Message de la modération : { $reason }
panel-none = Pas encore de clé
panel-noneNext =
    Crées-en une ci-dessous. Son secret est affiché une seule fois, avec une commande pour l’essayer
    et un test pour son webhook.
panel-noneUntil = Tu pourras créer des clés une fois le serveur validé.
panel-ending = Finit par
panel-created = Création
panel-lastUsed = Dernière utilisation
panel-why = Voir pourquoi
panel-newKey = Générer une clé API
panel-samples-ask-label = Demander si un joueur a voté
panel-samples-ask-lead =
    Affiche la réponse et ne récompense personne. Un vote compte toute la journée : à toi de donner
    la récompense et de retenir qui l’a eue. Sans réponse, le programme échoue et n’affiche rien.
panel-samples-receive-label = Recevoir les votes
panel-samples-receive-lead =
    Vérifie qu’un webhook vient de nous, enregistre le vote dans un fichier, puis appelle la
    fonction reward : une fois au plus par vote, même après un redémarrage, et jamais pour un test.
    Complète cette fonction, et place ton serveur web devant pour https. Un plantage entre les deux
    étapes peut perdre une récompense, que tu peux alors donner à la main ; il n’en donne jamais
    deux.

panel-nameField-label = Nom de la clé
panel-nameField-help =
    Tu es la seule personne à le voir. Il t’aide à distinguer tes clés : lobby, site…

panel-urlField-label = URL du webhook
panel-urlField-help = Où chaque vote est envoyé. Tu peux la définir plus tard.

panel-scopes = Usage
panel-scopesField = À quoi sert la clé

panel-scope-read-name = vérification de votes
panel-scope-read-label = Vérification de votes : qui a voté, le nombre de votes et la fiche

panel-scope-rewards-name = récompenses
panel-scope-rewards-label =
    Récompenses : prendre les votes dans la boîte de réception et noter les récompenses

panel-scope-feed-name = flux de votes
panel-scope-feed-label = Flux de votes : suivre chaque vote, pour les bots et les statistiques

panel-generate = Générer une clé API
panel-history = Activité récente
panel-historyLead = Les derniers changements du serveur, de ses clés et webhooks, et qui les a faits.
panel-when = Quand
panel-who = Qui
panel-what = Action
panel-asked = a demandé une modification de la fiche
panel-which = Clé
panel-code = Exemples de code
panel-codeLead =
    Des programmes complets, sans bibliothèque. Ils lisent ta clé et ton secret dans
    l’environnement : ne mets ni l’un ni l’autre dans ton code.
panel-reference = La référence de l’API contient toutes les réponses et tous les en-têtes.

states-none = pas d’URL
states-active = actif
states-failing = en échec
states-waiting = attend ton récepteur
states-paused = en pause
states-disabled = désactivé
states-revoked = révoqué

once-issued = Ta nouvelle clé : { $name }
once-rolled = Nouveau secret pour { $name }
once-prepared = Nouveau secret de webhook pour { $name }
once-warning = Copie-le maintenant. Il n’est affiché qu’une fois.
once-key = Clé API
once-webhookSecret = Secret du webhook
once-keyHelp = Envoie-la avec chaque requête : Authorization: Bearer, puis la clé.
once-secretHelp = Ton récepteur s’en sert pour vérifier qu’un webhook vient de nous.
once-overlap =
    { $hours ->
        [0] L’ancien secret ne marche plus.
        [one] L’ancien secret marche encore { $hours } heure.
        [many] L’ancien secret marche encore { $hours } d’heures.
       *[other] L’ancien secret marche encore { $hours } heures.
    }
once-preparedNext =
    Fais d’abord accepter ce secret par ton récepteur, à côté de l’ancien. Reviens ensuite
    l’activer : d’ici là, rien n’est signé avec lui.
once-tryTitle = Essaie maintenant
once-curl = Demande à l’API qui tu es, dans un terminal
once-test = Envoyer un test au webhook
once-testHelp =
    S’ouvre dans un nouvel onglet : cette page et son secret restent là. Les tests ne sont jamais
    comptés ni récompensés.
once-done = C’est copié
once-usedTitle = Ce formulaire a déjà été envoyé
once-used =
    Il a alors fait son travail et affiché son secret. Si tu ne l’as pas copié, remplace la clé ou
    prépare un autre secret de webhook.
once-back = Toutes les clés API

key-title = Clé { $key } du serveur { $server }
key-back = Clés API
key-deliveries = Envois de cette clé
key-revokedAt = Révoquée
key-votifier = Votifier
key-toRewards = Récompenses
key-replayVotifier =
    Envoie les votes échoués ou en attente. Ceux que ton serveur a pris sont laissés de côté : il
    les récompenserait de nouveau.
key-webhook = Webhook
key-webhookLead = Chaque vote y est envoyé, signé, dès qu’il est fait.
key-security = Sécurité
key-securityLead = Deux secrets : la clé ouvre l’API, le secret du webhook signe ce qu’on envoie.
key-danger = Danger
key-dangerLead = C’est définitif.
key-held =
    { $votes ->
        [one] { $votes } vote est
        [many] { $votes } de votes sont
       *[other] { $votes } votes sont
    } en attente, chacun pour { $days } jours. Le plus ancien est supprimé le
key-heldMore =
    Plus de { $max } votes sont en attente, chacun pour { $days } jours. Le plus ancien est supprimé
    le
key-overlaps-day = dans un jour
key-overlaps-now = tout de suite
key-overlaps-hour = dans une heure
key-overlaps-week = dans sept jours

key-urlField-label = URL du webhook
key-urlField-help = Efface-la pour arrêter. Les votes encore dans la file ne seront pas envoyés.

key-saveUrl = Enregistrer l’URL
key-pause = Mettre en pause
key-pauseHelp = Pendant la pause, les votes sont mis en attente. Tu pourras les renvoyer plus tard.
key-resume = Reprendre
key-resumeHelp =
    Les nouveaux votes repartent. Ceux en attente y restent jusqu’à ce que tu les envoies.
key-heldOff = Relance le webhook, puis envoie-les.
key-sendHeld = Envoyer ceux en attente

key-disabled-gone =
    Ton récepteur a répondu 410 Gone, ce qui désactive un webhook. Les votes sont en attente.
key-disabled-failing =
    Il a été désactivé après cinq jours sans une seule réussite. Les votes sont en attente.

key-failingSince = Le webhook échoue depuis
key-asksAgain = Prochain essai :

key-test-title = Test
key-test-button = Envoyer un test
key-test-lead =
    Envoie un vote de test, d’aucun vrai joueur, à ton URL et montre ce qui a été envoyé et répondu.
    L’en-tête X-Listing-Test le signale, et il n’est jamais compté.

key-testName-label = Nom du joueur
key-testName-help = Un récepteur qui ignore l’en-tête récompensera ce joueur.

key-testConfirm = Oui, mon récepteur peut récompenser ce joueur
key-testMore = Tester avec le nom d’un vrai joueur

key-grade-title = Évaluer mon récepteur
key-grade-button = Évaluer
key-grade-lead =
    Envoie à ton URL une trentaine d’envois du joueur de test, en une minute : des bons, et aussi
    des faux, des vieux et des doubles. Dit ensuite ce que ton récepteur a raté.

key-graded = Évaluation du récepteur : { $key }
key-gradeGuide = Ce que veut dire chaque test
key-backToKey = Retour à la clé
key-secret = Secret du webhook
key-secretLead =
    Change-le par étapes pour ne perdre aucun vote : prépares-en un nouveau, ajoute-le à ton
    récepteur, puis active-le.

key-secretSteps-1 = Prépare un nouveau secret
key-secretSteps-2 = Ajoute-le à ton récepteur, à côté de l’ancien
key-secretSteps-3 = Active-le : on signe avec lui à partir de là

key-prepare = Préparer un nouveau secret
key-prepareAgain = Préparer un autre secret
key-pending = Un nouveau secret est préparé. Rien n’est signé avec lui tant que tu ne l’actives pas.
key-activate = Activer le secret préparé

key-replay-title = Renvoyer
key-replay-button = Renvoyer les votes

key-replayLead =
    Renvoie les votes envoyés à cette clé, ou en attente pour elle, depuis un moment des { $days }
    derniers jours, cinq par seconde. Les votes gardent leur identifiant : un récepteur qui retient
    X-Listing-Vote ne récompense personne deux fois.
key-since = Votes depuis

key-roll-title = Remplacer
key-roll-button = Remplacer la clé
key-roll-lead =
    Crée un nouveau secret pour cette clé. Son webhook et son historique restent, et l’ancien secret
    marche aussi longtemps que tu le choisis. Le secret actuel :

key-overlap = L’ancien secret cesse de marcher
key-revoke = Révoquer
key-revokeLead =
    Met fin à cette clé pour de bon. Son webhook s’arrête, et les votes encore dans la file ne
    seront pas envoyés.
key-revokeLink = Révoquer la clé…
key-confirmTitle = Révoquer la clé { $key } ?
key-confirmLead =
    Les programmes qui l’utilisent sont refusés en une seconde, et son webhook ne reçoit plus de
    votes. C’est définitif. Si la clé a fuité, remplace-la plutôt : le webhook est alors gardé.
key-confirm = Révoquer { $key }
key-cancel = Garder la clé

key-removal-title = Retirer le récepteur { $key } ?
key-removal-lead =
    Il ne reçoit plus de votes, et ceux encore dans la file ne seront pas envoyés. C’est définitif.
key-removal-confirm = Retirer { $key }
key-removal-cancel = Garder le récepteur

