### voting

voted = Tu as déjà voté aujourd’hui.
votedInVain = La modération a annulé ton vote d’aujourd’hui.
votedElsewhere = Ton compte lié a voté aujourd’hui, quand il était rattaché à un autre compte ici.
next = Prochain vote dans
receipt = Voir ce que ton vote est devenu

ballot-title = Voter pour { $server }
ballot-youVoteAs = Tu votes en tant que
ballot-isItYou = La récompense va à ce nom exact dans le jeu.
ballot-change = Ce n’est pas ton nom ? Change-le
ballot-names = Tu votes en tant que
ballot-namesHelp = Ce choix est retenu pour ce serveur.
ballot-isSteamId = ton identifiant Steam
ballot-addName = Un autre nom dans ce jeu ? Ajoute-le
ballot-addToYours = Ajoute { $name } à ton compte { $username }
ballot-addToYoursWhy = pour que les votes par ces liens soient les tiens.
ballot-nameGone =
    « { $name } » ne fait plus partie de tes noms ou ne convient pas à ce serveur. Ton vote n’a pas
    été pris en compte ; choisis un autre nom.
ballot-linkSays = D’après { $server }, ce nom est le tien et reçoit la récompense.

ballot-name-label = Ton nom dans le jeu
ballot-name-help = Exactement comme dans le jeu : la récompense va à ce nom.

ballot-agree =
    Autoriser { $server } à t’envoyer des liens qui votent chaque jour pour toi avec { $username }
ballot-agreeWhy =
    Un tel lien marche sans connexion. Il ne vote que si on l’ouvre et qu’on appuie sur son bouton,
    et seulement pour ce serveur. Ton vote d’aujourd’hui compte dans tous les cas. Tu peux revenir
    là-dessus sur la page de ton compte.
ballot-linkOpened = Tu as ouvert un lien de vote pour { $username }
ballot-signInAs = Se connecter avec { $username }
ballot-signInWhy =
    Ce nom appartient à un compte. Connecte-toi une fois pour que les liens de { $server } votent
    pour toi.
ballot-signedInAs = Tu utilises le compte { $username }.
ballot-voteAs = Voter plutôt avec { $username }
ballot-notTheirs = C’est ton nom dans le jeu, mais le compte de quelqu’un d’autre ?
ballot-tell = Préviens les responsables du site.
ballot-otherName = Le lien indiquait { $name }, mais tu votes avec le nom de ton compte.
ballot-makeYours = Réserve ce nom
ballot-makeYoursWhy =
    avec un mot de passe, pour être la seule personne à l’utiliser ici. Tes votes le suivent.
ballot-badLink = Ce lien ne marche pas

ballot-badLinks-forged =
    Il ne vient pas du serveur { $server }, ou il en manque un bout. Récupères-en un nouveau dans le
    jeu et ouvre-le tel quel.
ballot-badLinks-expired = Il a expiré. Tape /vote sur { $server } pour en recevoir un nouveau.
ballot-badLinks-too_far =
    Un lien est valable 24 heures au plus, et celui du serveur { $server } dure plus longtemps.
    Préviens l’équipe du serveur : le plugin ou l’horloge est mal réglé.
ballot-badLinks-no_time =
    Sa fin n’est pas une heure en secondes Unix entières. Préviens l’équipe du serveur { $server } :
    son plugin est mal réglé.

ballot-remember = Retenir ce nom sur ce navigateur
ballot-rememberHelp = Un cookie le garde pendant un an au plus.
ballot-remembered = Ce navigateur retient le nom { $name } pour voter.
ballot-forget = Oublier
ballot-place = n° { $rank } sur { $game }
ballot-haveAccount = Tu as un compte ?
ballot-signIn = Se connecter
ballot-cast = Voter
ballot-ready = Tout est prêt pour voter
ballot-rule = Un vote par serveur et par jour (UTC).
ballot-noScript =
    Pour voter, active JavaScript pour ce site : ton navigateur doit faire un petit calcul qui tient
    les bots à l’écart. Seuls le vote et l’inscription en ont besoin.
ballot-back = Retour au serveur
ballot-alreadyVoted = Tu as déjà voté pour ce serveur aujourd’hui
ballot-voteVoid = La modération a annulé ton vote d’aujourd’hui pour ce serveur
ballot-voteTaken =
    Ton compte lié a voté pour ce serveur aujourd’hui, quand il était rattaché à un autre compte ici
ballot-outOfReach = Ton nom ne convient pas à ce serveur
ballot-outOfReachWhy =
    Ce serveur donne les récompenses selon le nom dans le jeu, et « { $username } » ne peut pas en
    être un : ces noms ont 16 lettres, chiffres et « _ » au plus.
ballot-confirmEmail = Confirme d’abord ton adresse e-mail
ballot-confirmEmailNext =
    Ce site n’accepte que les votes de comptes dont l’adresse e-mail est confirmée. Demande le lien
    sur la page de ton compte.
ballot-toAccount = Ton compte

faults-name = Ce nom ne peut pas voter ici.
faults-changed = Quelque chose a changé entre-temps. Ton vote n’a pas été pris en compte ; réessaie.
faults-name_gone =
    Ce nom ne fait plus partie des tiens. Ton vote n’a pas été pris en compte ; choisis-en un autre.
faults-name_used =
    Quelqu’un d’autre a voté pour ce serveur sous ce nom aujourd’hui. Ton vote n’a pas été pris en
    compte. Choisis un autre de tes noms, ou tape /vote dans le jeu : le lien que tu reçois prouve
    que le nom est à toi. Tu pourras réessayer dans
faults-link_used =
    Ce nom a déjà voté aujourd’hui par un lien de ce serveur, avec un autre compte d’ici. Ton vote
    n’a pas été pris en compte. Tu pourras réessayer dans
faults-missing = Ton navigateur n’était pas encore prêt. Attends que la case soit cochée, puis vote.
faults-forged =
    Cette vérification n’était pas pour ce vote. Ton vote n’a pas été pris en compte ; réessaie.
faults-expired =
    La page est restée ouverte trop longtemps. Ton vote n’a pas été pris en compte ; réessaie.
faults-already_voted =
    Quelque chose a changé entre-temps. Ton vote n’a pas été pris en compte ; réessaie.
faults-proof_spent =
    Cette vérification a déjà servi. Ton vote n’a pas été pris en compte ; réessaie.
faults-unavailable =
    La vérification anti-bot est indisponible. Ton vote n’a pas été pris en compte ; réessaie dans
    un instant.
faults-address_full =
    Trop de votes pour ce serveur sont venus de ton réseau aujourd’hui. Ton vote n’a pas été pris en
    compte. Les comptes avec une adresse e-mail confirmée ou liés à un autre service ont une limite
    plus haute. Tu pourras réessayer dans

widget-label = Je ne suis pas un bot
widget-verifying = Vérification anti-bot en cours…
widget-error = Ça n’a pas marché. Recharge la page.
widget-expired = Ça a pris trop de temps. Recharge la page.
widget-waitAlert = Un instant : ton navigateur n’est pas encore prêt.

week-title = Tes sept derniers jours
week-today = Auj.
week-weekday = { DATETIME($day, weekday: "short") }
week-voted =  : voté
week-notVoted =  : pas de vote
week-ofMonth =
    { $votes ->
        [1] Ton premier vote ici ce mois-ci.
        [one] { $votes } vote ici ce mois-ci.
        [many] { $votes } de votes ici ce mois-ci.
       *[other] { $votes } votes ici ce mois-ci.
    }
week-all = Tous les jours de la semaine.
week-inRow =
    { $days ->
        [one] { $days } jour d’affilée.
        [many] { $days } de jours d’affilée.
       *[other] { $days } jours d’affilée.
    }

consent-question = Afficher ton nom parmi les top voteurs ?
consent-why =
    Tu as voté trois fois. Les serveurs affichent le nom de leurs top voteurs : tout le monde
    peut le voir, et d’autres sites peuvent l’afficher. Tu peux changer ce choix dans ton
    compte.
consent-yes = Oui, afficher mon nom
consent-no = Non, le garder privé
consent-title = Top voteurs
consent-listed = Ton nom est affiché parmi les top voteurs des serveurs pour lesquels tu votes.
consent-notListed =
    Ton nom n’est affiché nulle part. Les serveurs pour lesquels tu votes savent toujours qui a
    voté.
consent-isListed = affiché
consent-isHidden = masqué
consent-start = Afficher mon nom
consent-stop = Masquer mon nom

board-heading = Top voteurs
board-title = Top voteurs du serveur { $server }
board-description = Qui a le plus voté pour { $server }, mois par mois.
board-ownTitle = Votants
board-ownCount =
    { $players ->
        [one] { $players } votant
        [many] { $players } de votants
       *[other] { $players } votants
    } en { DATETIME($start, month: "long", year: "numeric") }
board-ownDownload = Télécharger en CSV
board-ownPlayer = Joueur
board-ownPart = Nom, ou une partie
board-ownHeads-1 = Joueur
board-ownHeads-2 = Votes
board-ownHeads-3 = Dernier vote
board-ownHeads-4 = Nom
board-ownPublic = public
board-ownNote = « public » : le joueur a accepté d’être nommé parmi les meilleurs votants.
board-ownNobody = Personne ne correspond à { $search }
board-months = Mois
board-month = { DATETIME($start, month: "long", year: "numeric") }
board-sofar = Pour l’instant ce mois-ci
board-final = Résultat final
board-ofMonth = Top voteurs en { DATETIME($start, month: "long") }
board-all = Tous les top voteurs
board-sums =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } de { $players ->
        [one] { $players } joueur pour l’instant.
        [many] { $players } de joueurs pour l’instant.
       *[other] { $players } joueurs pour l’instant.
    }
board-noVotes = Personne n’a encore voté ce mois-ci.
board-nobody = Aucun des votants n’a encore choisi d’afficher son nom.
board-votes =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    }
board-others =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } de { $players ->
        [one] { $players } autre joueur.
        [many] { $players } d’autres joueurs.
       *[other] { $players } autres joueurs.
    }
board-voided =
    { $votes ->
        [one] { $votes } vote de ce mois a été annulé après la fin du mois. La liste montre ce qui compte maintenant.
        [many] { $votes } de votes de ce mois ont été annulés après la fin du mois. La liste montre ce qui compte maintenant.
       *[other] { $votes } votes de ce mois ont été annulés après la fin du mois. La liste montre ce qui compte maintenant.
    }
board-imported =
    { $votes ->
        [one] { $votes } autre vote vient de la liste où ce serveur se trouvait avant.
        [many] { $votes } d’autres votes viennent de la liste où ce serveur se trouvait avant.
       *[other] { $votes } autres votes viennent de la liste où ce serveur se trouvait avant.
    }
board-gone = compte supprimé
board-unlisted = masqué
board-you = toi
board-more =
    { $players ->
        [one] { $players } autre joueur
        [many] { $players } d’autres joueurs
       *[other] { $players } autres joueurs
    }
board-behind =
    { $votes ->
        [one] à { $votes } vote du n° { $place }
        [many] à { $votes } de votes du n° { $place }
       *[other] à { $votes } votes du n° { $place }
    }
board-site = Top voteurs de tous les serveurs
board-rules =
    Les mois sont ceux du calendrier, en UTC. À égalité, la personne dont le dernier vote est le
    plus ancien passe devant. Seuls les joueurs qui l’ont accepté sont nommés, et les résultats
    restent un an.
board-howCounted = Comment c’est compté
board-back = Retour au serveur { $server }

siteBoard-title = Top voteurs
siteBoard-titleOf = Top voteurs : { $span }
siteBoard-lead = Qui vote le plus, tous serveurs confondus.
siteBoard-spans = Période
siteBoard-month = { DATETIME($month, month: "long", year: "numeric") }
siteBoard-range =
    { DATETIME($first, month: "long", year: "numeric") } –
    { DATETIME($last, month: "long", year: "numeric") }

siteBoard-names-month = Ce mois-ci
siteBoard-names-last_month = Mois dernier
siteBoard-names-year = Douze mois
siteBoard-names-all = Depuis toujours

siteBoard-allTime = Depuis le premier vote
siteBoard-nobody =
    Personne n’apparaît encore sur cette période. Les votes de ceux qui acceptent d’apparaître
    sont comptés toutes les heures.
siteBoard-rules =
    Compté une fois par heure, et une fois par jour depuis toujours. Les mois sont ceux du
    calendrier, en UTC. À égalité, la personne dont le dernier vote est le plus ancien passe devant.
    Seuls les joueurs qui l’ont accepté sont nommés, par le nom de leur compte, même s’ils votent sous
    d’autres noms.
siteBoard-yourName = Choisis sur la page de ton compte si ton nom apparaît

receiptPage-title = Ton vote est compté
receiptPage-voidTitle = Ton vote est annulé
receiptPage-thanks = Merci d’avoir voté pour { $server }.
receiptPage-player = Joueur
receiptPage-favourite = Ton favori
receiptPage-nextVotes = Prochains votes
receiptPage-vote = Voter
receiptPage-voteFor = { " " }pour { $server }
receiptPage-castAt = Date du vote
receiptPage-nextVote = Prochain vote
receiptPage-sent = Transmis au serveur
receiptPage-receiver = Serveur de jeu { $number }
receiptPage-reward = Ta récompense
receiptPage-standing = Le serveur se classe { $place }.
receiptPage-ranks = Fais aussi compter tes votes pour le classement
receiptPage-ranksWhy =
    Ton vote parvient au serveur, mais seuls les votes de { $counts ->
       *[signed-in] joueurs connectés
        [confirmed] joueurs avec une adresse e-mail confirmée ou un compte lié
        [established] joueurs avec un compte lié depuis plus de 30 jours
    } le font monter.
receiptPage-signUpAs = S’inscrire sous le nom { $player }

receiptPage-rewards-waiting = t’attend dans le jeu
receiptPage-rewards-leased = t’attend dans le jeu
receiptPage-rewards-granted = donnée
receiptPage-rewards-refused = refusée par le serveur
receiptPage-rewards-voided = retirée
receiptPage-rewards-expired = expirée : personne ne l’a récupérée

receiptPage-back = Retour au serveur { $server }
receiptPage-isVoid = La modération a annulé ce vote. Il ne compte plus.
receiptPage-isVoidOpen =
    La modération a annulé ce vote avec d’autres. Il ne compte plus, mais tu peux revoter aujourd’hui.
receiptPage-looksAgain = Cette page s’actualise toute seule.
receiptPage-keepsTrying = Nous réessayons pendant 76 heures, il peut donc encore arriver.
receiptPage-nextVoteOpen = Revoter
receiptPage-forgotten = On ne garde ça que 30 jours.
receiptPage-unheard = Ce serveur n’est pas encore connecté. Ton vote compte quand même.
receiptPage-none = Ce serveur vient chercher ses votes lui-même, et le tien l’attend.

receiptPage-words-on_its_way = en route
receiptPage-words-retrying = en attente : le serveur ne répond pas
receiptPage-words-held = en pause par le propriétaire
receiptPage-words-delivered = transmis
receiptPage-words-given_up = échoué
receiptPage-words-withdrawn = retiré

wait-hours = { $hours } h
wait-minutes = { $minutes } min
wait-both = { $hours } h { $minutes } min
