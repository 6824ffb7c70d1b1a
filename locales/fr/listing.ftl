### listing

change-name = Nom
change-game = Jeu
change-host = Adresse
change-port = Port

change-text-tagline = Slogan
change-text-tags = Tags
change-text-country = Pays
change-text-version = Version
change-text-languages = Langues
change-text-website = Site web
change-text-discord = Discord
change-text-video = Vidéo
change-text-description = Description
change-text-rules = Règles
change-text-textLanguage = Langue des textes
change-text-translations = Autres langues

home-title = Serveurs de jeux
home-heading = Classés par ceux qui y jouent
home-lead = Les serveurs qui ont reçu le plus de votes ces 30 derniers jours. Un vote par jour et par serveur.
home-results = Serveurs pour « { $text } »
home-searchAll = Chercher parmi tous les serveurs
home-pageOf = { $title }, page { $page }

home-landing-title = Serveurs { $name }
home-landing-lead =
    { $servers ->
        [one] { $servers } serveur { $name }, classé
        [many] { $servers } de serveurs { $name }, classés
       *[other] { $servers } serveurs { $name }, classés
    } par les votes des joueurs. { $playersOnline ->
        [one] { $playersOnline } joueur est en ligne en ce moment.
        [many] { $playersOnline } de joueurs sont en ligne en ce moment.
       *[other] { $playersOnline } joueurs sont en ligne en ce moment.
    }
home-landing-line =
    { $counts ->
        [all] Classés par les votes de leurs joueurs.
        [signed-in] Classés par les votes des joueurs avec un compte.
        [confirmed] Classés par les votes des joueurs avec une adresse e-mail confirmée ou un compte lié.
       *[established] Classés par les votes des joueurs avec un compte lié depuis plus de 30 jours.
    }

home-sums-servers =
    { $servers ->
        [one] serveur
       *[other] serveurs
    }
home-sums-online =
    { $players ->
        [one] joueur en ligne
       *[other] joueurs en ligne
    }
home-sums-votes =
    { $votes ->
        [one] vote en 30 jours
       *[other] votes en 30 jours
    }

home-games = Jeux
home-moreGames =
    { $games ->
        [one] { $games } autre jeu
        [many] { $games } d’autres jeux
       *[other] { $games } autres jeux
    }
home-gamesLead =
    { $games ->
        [one] { $games } jeu avec des serveurs.
        [many] { $games } de jeux avec des serveurs.
       *[other] { $games } jeux avec des serveurs.
    }

home-gameOrders-players = Joueurs
home-gameOrders-servers = Serveurs
home-gameOrders-name = Nom

home-gameCounts =
    { $servers ->
        [one] { $servers } serveur
        [many] { $servers } de serveurs
       *[other] { $servers } serveurs
    } · { $playersOnline ->
        [one] { $playersOnline } joueur en ligne
        [many] { $playersOnline } de joueurs en ligne
       *[other] { $playersOnline } joueurs en ligne
    }
home-tags = Tags
home-board = Serveurs
home-page = Page { $page } sur { $pages }
home-more = Envie d’autres serveurs ?

feed-title = Nouveaux serveurs
feed-follow = Suivre les nouveaux serveurs dans un lecteur de flux

nothing-listed = Aucun serveur dans la liste pour l’instant
nothing-listedNext =
    Ouvre la liste : trois champs suffisent, et les joueurs peuvent voter dès que le serveur est
    validé.
nothing-list = Ajouter un serveur
nothing-found = Aucun serveur ne correspond à tout ça
nothing-foundFor = Rien pour « { $text } »
nothing-drop = Chacun de ces choix trouve des serveurs :
nothing-clear = Avec moins de filtres, il y en aura peut-être un.
nothing-dropFor = Aucun serveur ne correspond à tout ça. Chacun de ces choix trouve des serveurs :
nothing-retype =
    Aucun serveur ne correspond à tout ça. On a cherché dans les noms, jeux, tags, pays et
    adresses : essaie avec moins de mots.
nothing-without = Sans
nothing-showAll = Effacer les filtres
nothing-pastEnd = La liste a moins de pages.
nothing-firstPage = Aller à la première page
nothing-waysOn = Essaie plutôt

nothing-games-label = Parcourir un jeu
nothing-games-more = Tous les jeux qui ont un serveur ici

nothing-newest-label = Derniers serveurs
nothing-newest-more = Tout juste ajoutés à la liste

nothing-own-label = Ajoute le tien
nothing-own-more = Trois champs, gratuit

board-rank = Rang
board-copy = Copier l’adresse du serveur { $name }
board-vote = Voter
board-voteFor = pour { $name }
board-votes =
    { $votes ->
        [one] vote
        [many] votes
       *[other] votes
    }
board-today = aujourd’hui
board-monthly = sur les 30 derniers jours
board-all = au total

moves-isNew = nouveau
moves-up = plus haut en une semaine
moves-down = plus bas en une semaine

filters-title = Filtres
filters-used = en cours
filters-text = Nom ou adresse

filters-choose-game-label = Jeu
filters-choose-game-all = Tous les jeux

filters-choose-country-label = Pays
filters-choose-country-all = Tous les pays

filters-choose-language-label = Langue
filters-choose-language-all = Toutes les langues

filters-choose-version-label = Version
filters-choose-version-all = Toutes les versions

filters-tags = Tags, tous ceux-ci
filters-clear = Tout effacer
filters-quick = Filtres rapides
filters-online = En ligne
filters-show = Afficher les serveurs
filters-found =
    { $total ->
        [one] { $total } serveur
        [many] { $total } de serveurs
       *[other] { $total } serveurs
    }
filters-quoted = « { $text } »
filters-remove =  : retirer
filters-sortBy = Trier par

filters-sorts-match = Pertinence
filters-sorts-votes_30 = 30 jours
filters-sorts-votes_today = Aujourd’hui
filters-sorts-votes_all = Total
filters-sorts-players = Joueurs
filters-sorts-newest = Nouveaux
filters-sorts-name = Nom

server-moderate = Modérer
server-servers = Serveurs
server-about = À propos
server-rules = Règles
server-links = Liens
server-website = Site web
server-video = Vidéo

server-community-discord = Rejoindre le Discord
server-community-website = Voir le site web

server-tags = Tags
server-facts = Infos
server-version = Version
server-country = Pays
server-languages =
    { $languages ->
        [one] Langue
        [many] Langues
       *[other] Langues
    }
server-listed = Dans la liste depuis
server-rankIn = sur { $game }
server-of = sur { $listed }
server-playersIn =
    { $players ->
        [one] joueur
       *[other] joueurs
    }
server-votesWeekly = Votes, 7 jours
server-votesTotal = Votes, total
server-allVotes =
    Le classement ne compte que les votes { $counts ->
        [signed-in] des joueurs avec un compte
        [confirmed] des joueurs avec une adresse e-mail confirmée ou un compte lié
       *[established] des joueurs avec un compte lié depuis plus de 30 jours
    }.
server-vote = Voter
server-voteFor = Voter pour { $name }
server-description = { $name }, un serveur { $game } : adresse, joueurs et votes.

share-share = Partager
share-address = Adresse de cette page

report-title = Signaler { $server }
report-back = Retour au serveur { $server }
report-lead =
    Quelque chose cloche sur cette fiche ? Préviens la modération. Le propriétaire ne saura jamais
    qui tu es.
report-reason = Qu’est-ce qui ne va pas ?
report-pick = Choisis

report-reasons-pictures = Ses images
report-reasons-hateful = Elle est haineuse ou harcèle des gens
report-reasons-scam = Elle arnaque les joueurs ou demande des mots de passe
report-reasons-fake = Elle se fait passer pour un autre serveur
report-reasons-wrong = Ses infos sont fausses, ou le serveur n’existe plus
report-reasons-other = Autre chose

report-more = Avec tes mots
report-moreHelp = Qu’as-tu vu, et où ? Ne donne les infos privées de personne.
report-send = Envoyer le signalement
report-link = Signaler cette fiche

live-online = En ligne depuis
live-offline = Hors ligne depuis
live-neverAnswered = son ajout à la liste
live-uptime = Disponibilité
live-owner = Propriétaire
live-verified = vérifié
live-verifiedHelp = Le propriétaire a prouvé que ce serveur est à lui.

badge-title = Badge
badge-lead = Une image (SVG, sans script) qui affiche ton rang sur ton propre site, et mène ici.
badge-code = HTML pour ton site
badge-widget = HTML pour un widget avec rang, votes et joueurs
badge-players =
    { $players ->
        [one] { $players } joueur en ligne
        [many] { $players } de joueurs en ligne
       *[other] { $players } joueurs en ligne
    }
badge-alternative = Vote pour nous
badge-rank = n° { $rank } sur { $game }
badge-votes =
    { $votes ->
        [one] { $votes } vote
        [many] { $votes } de votes
       *[other] { $votes } votes
    } en 30 jours

goals-title = Objectifs
goals-says-each = { $count } votes sur { $target }
goals-says-day = { $count } votes sur { $target } aujourd’hui
goals-says-week = { $count } votes sur { $target } cette semaine
goals-says-month = { $count } votes sur { $target } ce mois-ci
goals-over-day = Atteint aujourd’hui
goals-over-week = Atteint cette semaine
goals-over-month = Atteint ce mois-ci
