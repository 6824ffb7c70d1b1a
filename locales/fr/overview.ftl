### overview

health-label = Récompenses
health-failing = Les récompenses échouent
health-failingSays = { $key } échoue depuis { $since }.
health-off = Récompenses arrêtées
health-offSays = { $key } a été désactivé.
health-paused = Récompenses en pause
health-pausedSays = { $key } est en pause.
health-waiting = Dans la file : { $count }.
health-onHold = En attente : { $count }.
health-arrive = Les votes sont transmis
health-arriveSays =
    { $votes ->
        [0] { $key } est prêt. Aucun vote en 24 heures.
       *[other] Transmis en 24 heures : { $votes }.
    }
health-inbox = Les récompenses sont retirées
health-inboxSays = Ton plugin les retire de la boîte de réception. Aucune n’attend.
health-inboxWaits = Des récompenses attendent
health-inboxWaitsSays =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } dans la boîte de réception.
health-none = Pas encore de récompenses
health-noneSays = Les joueurs ne reçoivent rien pour leurs votes. Connecte un plugin ou un webhook.
health-toDeliveries = Envois
health-toRewards = Récompenses
health-toKeys = Clés API

today-title = Aujourd’hui
today-votes =
    { $votes ->
        [one] vote
        [many] votes
       *[other] votes
    }
today-more = { $votes } de plus
today-fewer = { $votes } de moins
today-same = Autant
today-than = qu’il y a une semaine à cette heure ({ DATETIME($at, weekday: "long") } : { $votes })
today-as = qu’il y a une semaine à cette heure ({ DATETIME($at, weekday: "long") } : { $votes })
today-none = Pas encore de vote aujourd’hui, et aucun le même jour la semaine dernière.
today-noneNext = Une ligne les montrera heure par heure, à côté du même jour de la semaine dernière.
today-whole =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } le { DATETIME($at, month: "short", day: "numeric") }, il y a une semaine
today-label =
    Votes heure par heure : { $today } pour l’instant aujourd’hui, { $before } en tout le
    { DATETIME($weekAgo, month: "short", day: "numeric") }

today-axis-1 = 00:00
today-axis-2 = 06:00
today-axis-3 = 12:00
today-axis-4 = 18:00
today-axis-5 = 24:00 UTC

today-legendToday = aujourd’hui
today-legendBefore =
    { DATETIME($at, weekday: "long") }, { DATETIME($at, month: "short", day: "numeric") } :
    { $votes } en tout
today-windows =
    { $monthly ->
        [one] { $monthly } vote
        [many] { $monthly } de votes
       *[other] { $monthly } votes
    } en 30 jours, { $total } depuis le début

rank-title = Rang sur { $game }
rank-of = sur { $listed }
rank-none = Pas encore classé
rank-noneNext =
    Le classement est calculé environ une fois par seconde tant que quelqu’un visite le site.
rank-near = Votes sur 30 jours, autour de toi
rank-ahead =
    { $votes ->
        [0] à égalité
        [one] { $votes } d’avance
        [many] { $votes } d’avance
       *[other] { $votes } d’avance
    }
rank-behind =
    { $votes ->
        [0] à égalité
        [one] { $votes } de retard
        [many] { $votes } de retard
       *[other] { $votes } de retard
    }
rank-you = ton serveur
rank-ranking =
    Le classement ne compte que les votes { $counts ->
        [signed-in] des joueurs avec un compte
        [confirmed] des joueurs avec une adresse e-mail confirmée ou un compte lié
       *[established] des joueurs avec un compte lié depuis plus de 30 jours
    }.

steps-title = Prochaines étapes
steps-done = { $done } sur { $all } faites
steps-doneTitle = Fait
# $steps (number)
steps-more = { $steps } de plus

steps-all-logo-1 = Ajoute un logo
steps-all-logo-2 = Il figure à côté du nom dans toutes les listes.

steps-all-banner-1 = Ajoute une bannière
steps-all-banner-2 = Elle est en tête de ta page et des aperçus de liens.

steps-all-description-1 = Décris ton serveur
steps-all-description-2 = Dis aux joueurs à quoi s’attendre.

steps-all-facts-1 = Ajoute un slogan et des tags
steps-all-facts-2 = Les joueurs s’en servent pour chercher et filtrer.

steps-all-rewards-1 = Connecte les récompenses
steps-all-rewards-2 = Les joueurs revotent quand le vote leur rapporte quelque chose.

steps-all-badge-1 = Mets le badge sur ton site
steps-all-badge-2 = C’est fait dès qu’on le voit sur une de tes pages.

steps-all-proof-1 = Prouve qu’il est à toi
steps-all-proof-2 = Ta page reçoit alors un badge.

figures-title = { $days } derniers jours
figures-spans = Nombre de jours
figures-span = { $days } jours
figures-nav = Ce que montre le graphique

figures-names-votes = Votes
figures-names-ballot_click = Clics pour voter
figures-names-address_copy = Copies de l’adresse
figures-names-page_view = Vues de la page

figures-week = en 7 jours
figures-up = +{ $percent } %
figures-down = −{ $percent } %
figures-isUp = hausse :{ " " }
figures-isDown = baisse :{ " " }

figures-none-votes = Aucun vote en { $days } jours. Chaque jour aura sa barre ici.
figures-none-ballot_click =
    Personne n’a cliqué sur Voter en { $days } jours. Chaque jour aura sa barre ici.
figures-none-address_copy =
    Personne n’a copié ton adresse en { $days } jours. Chaque jour aura sa barre ici.
figures-none-page_view =
    Personne n’a ouvert ta page en { $days } jours. Chaque jour aura sa barre ici.

figures-worth =
    Les votes sont vérifiés. Vues, copies et clics sont comptés d’après ce qu’indiquent les
    navigateurs, sans cookies ni adresses : vois-y une tendance. Ils n’influencent pas ton rang. Les
    jours sont en UTC ; la dernière minute peut manquer.

charts-ballot_click-title = Clics pour voter

charts-ballot_click-heads-1 = Jour (UTC)
charts-ballot_click-heads-2 = Clics

charts-ballot_click-summary =
    { $sum } en { $days } jours, { $today } pour l’instant aujourd’hui (UTC)
charts-ballot_click-on = { DATETIME($day, month: "short", day: "numeric") } : { $visits }

charts-address_copy-title = Copies de l’adresse

charts-address_copy-heads-1 = Jour (UTC)
charts-address_copy-heads-2 = Copies

charts-address_copy-summary =
    { $sum } en { $days } jours, { $today } pour l’instant aujourd’hui (UTC)
charts-address_copy-on = { DATETIME($day, month: "short", day: "numeric") } : { $visits }

charts-page_view-title = Vues de la page

charts-page_view-heads-1 = Jour (UTC)
charts-page_view-heads-2 = Vues

charts-page_view-summary = { $sum } en { $days } jours, { $today } pour l’instant aujourd’hui (UTC)
charts-page_view-on = { DATETIME($day, month: "short", day: "numeric") } : { $visits }

sources-title = D’où viennent les visiteurs
sources-here = Ce site
sources-hereSays = listes, pages de jeux, recherche
sources-rest = Ailleurs ou inconnu
sources-restSays = la plupart des applis ne le disent pas
sources-note = Vues de la page sur 30 jours. Seul le nom du site est gardé.
sources-none = Les sites qui mènent à ta page apparaîtront ici, avec leur part.

waiting-title = La suite
waiting-sent = Tu as envoyé la fiche
waiting-look = La modération l’examine
waiting-looks = Elle vérifie que le serveur répond et que les textes respectent les règles.
waiting-listed = Les joueurs le trouvent
waiting-shown = Votes, rang et visiteurs apparaîtront sur cette page.

voidNotices-title =
    { $votes ->
        [one] { $votes } vote pour ton serveur a été annulé
        [many] { $votes } de votes pour ton serveur ont été annulés
       *[other] { $votes } votes pour ton serveur ont été annulés
    }
voidNotices-votes =
    { $votes ->
        [one] { $votes } vote annulé
        [many] { $votes } de votes annulés
       *[other] { $votes } votes annulés
    }
voidNotices-again =
    { $votes ->
        [one] { $votes } vote annulé, puis rétabli
        [many] { $votes } de votes annulés, puis rétablis
       *[other] { $votes } votes annulés, puis rétablis
    }
voidNotices-cast = Date :
voidNotices-to = au
voidNotices-voided = Annulation par la modération :
voidNotices-reason = Sa raison :
voidNotices-noReason = La modération n’a pas donné de raison.
voidNotices-answer = Répondre à la modération
voidNotices-yours = Ta réponse
voidNotices-help =
    Tu peux répondre une fois, en { $min } à { $max } caractères. Il n’y a pas de retour : la
    modération lit ta réponse et peut rétablir les votes.
voidNotices-send = Envoyer la réponse
voidNotices-answered = Ta réponse du

suspension-says-open =
    La modération a retiré ton serveur de la liste. Tu peux répondre une fois, et quelqu’un d’autre
    de la modération te lira.
suspension-says-viewed = La modération a retiré ce serveur de la liste.
suspension-says-waits =
    La modération a retiré ton serveur de la liste. Ta réponse attend quelqu’un d’autre de la
    modération.
suspension-says-kept = La modération a lu ta réponse. Ton serveur reste hors de la liste.

suspension-happened = Ce qui s’est passé
suspension-suspended = La modération l’a suspendu
suspension-say = Dis ce que tu as changé. Les liens aident.
suspension-answered = Tu as répondu
suspension-decides = Quelqu’un d’autre de la modération décide
suspension-told = Tu trouveras la décision ici.
suspension-kept = Il reste suspendu
suspension-changed = Qu’est-ce qui a changé ?
suspension-help =
    Tu peux répondre une fois, en { $min } à { $max } caractères. Seule la modération te lit.
suspension-toListing = Modifier d’abord la fiche
suspension-stopped = Ce qui est à l’arrêt

suspension-facts-1-1 = Fiche
suspension-facts-1-2 = N’est pas affichée

suspension-facts-2-1 = Votes
suspension-facts-2-2 = Personne ne peut voter

suspension-facts-3-1 = Rang
suspension-facts-3-2 = Revient avec les votes des 30 derniers jours

suspension-facts-4-1 = Clés API
suspension-facts-4-2 = Sont refusées avec 403

suspension-facts-5-1 = Textes et images
suspension-facts-5-2 = Sont conservés, et tu peux les modifier

suspension-deliveries = Envois
suspension-onHold =
    { $votes ->
        [0] Aucun en attente
       *[other] { $votes } en attente
    }
