### rewards

title = Récompenses du serveur { $server }
heading = Comment les joueurs reçoivent-ils leur récompense ?
lead =
    Une seule voie à la fois, pour qu’aucun vote ne rapporte deux fois. Les webhooks partent dans
    tous les cas.
inUse = utilisée
notYet = pas encore utilisée
saveRewardsBy = Utiliser cette voie

rewardsBy-push-name = Plugin Minecraft avec Votifier
rewardsBy-push-who =
    NuVotifier, VotifierPlus ou HytaleVotifier, avec VotingPlugin ou un équivalent. Sans code.

rewardsBy-inbox-name = Ton plugin nous interroge
rewardsBy-inbox-who =
    Ton propre plugin, un plugin plus ancien qui vérifie les votes par URL, ou un serveur derrière
    une box.

rewardsBy-none-name = Pas de récompense d’ici
rewardsBy-none-who =
    Les votes comptent. Les joueurs ne reçoivent que ce que leur donne le récepteur de ton webhook,
    si tu en as un.

steps-title = Le chemin d’un vote jusqu’au joueur
steps-results-good =  : fait.{ " " }
steps-results-open =  : pas encore.{ " " }
steps-results-bad =  : échec.{ " " }
steps-votes = Un joueur vote
steps-votesOf = { $votes } ces 7 derniers jours
steps-tell = On prévient ton serveur
steps-unconnected = Indique où écoute ton Votifier
steps-sent = { $arrived } sur { $sent } transmis en 24 heures
steps-take = Ton Votifier le prend

steps-tests-none = Pas encore testé
steps-tests-underWay = Le test est en route
steps-tests-taken = Il a pris le dernier test
steps-tests-untaken = Il n’a pas pris le dernier test

steps-reward = Ton plugin récompense
steps-unknown = Il ne nous le dit pas. Vote une fois pour en avoir le cœur net
steps-webhook = On l’envoie à ton webhook
steps-receiver = Ton récepteur récompense

steps-inbox-keep = On le garde pour toi
steps-inbox-waiting = { $waiting } en attente
steps-inbox-unused = Cette voie n’est pas encore utilisée
steps-inbox-take = Ton plugin le prend
steps-inbox-taken = Il nous a interrogés
steps-inbox-untaken = Il n’a encore rien demandé : crée une clé, et envoie un vote de test
steps-inbox-give = Il dit ce qu’il a donné
steps-inbox-given = Donnés aujourd’hui : { $today }
steps-inbox-ungiven = Il ne l’a pas encore dit

steps-none = Les joueurs ne reçoivent rien d’ici
steps-noneNext = Choisis une autre voie quand tu veux
steps-helpLabel = Si une étape reste vide

notApproved = Statut de ce serveur : { $status }. Tu pourras changer les récompenses quand il sera dans la liste.
pending =
    Enregistre et teste autant que tu veux. Les vrais votes partiront dès que le serveur sera dans
    la liste.
inboxLater =
    Tu peux déjà choisir cette option. Ses clés se créent une fois le serveur dans la liste.
votifier = Votifier

host-label = Hôte
host-help = Où écoute ton Votifier : en général, à l’adresse même de ton serveur.

port = Port
portHelp = En général { $usual }, et pas le port du jeu. Ouvre-le dans ton pare-feu.
secret = Token ou clé publique
secretHelp =
    Dans plugins/Votifier : le token de config.yml, ou tout rsa/public.key. On reconnaît lequel des
    deux c’est. Jamais une clé privée.
secretKept = Laisse vide pour garder ce que tu nous as donné.
service = Nom de ce site dans ton plugin
save = Enregistrer et tester
saveHelp = Le joueur du test est Voteboard_Test. Le test n’est pas compté comme vote.
again = Envoyer un autre test
off = Désactiver ou mettre en pause
lastTest = Dernier test
underWay = Le test est en route. Cette page s’actualise toute seule.
took = { $ms } ms
all = Tous les votes envoyés
works = Ton serveur l’a reçu. Il reste une étape : dire ce que reçoivent les joueurs.
worksNext =
    VotingPlugin connaît maintenant ce site. Ouvre plugins/VotingPlugin/VoteSites.yml, cherche
    { $site }, et ajoute une récompense, par exemple :
example =
    { $site }:{ "\u000A" }  Rewards:{ "\u000A" }    Commands:{ "\u000A" }      - 'give %player%
    diamond 3'

receivers-title = Récepteurs
receivers-lead = Chaque vote part vers tous les récepteurs, et chacun le récompense. Si tes serveurs sont derrière un proxy, connecte seulement le proxy.
receivers-guide = Un réseau derrière un proxy
receivers-add = Ajouter un autre récepteur
receivers-change = Modifier
receivers-remove = Retirer

receivers-name-label = Nom
receivers-name-help = Tu es la seule personne à le voir, ici et dans le journal des envois : lobby, survie…

samples-title = Plugins pour commencer
samples-lead =
    Chacun est un programme complet. Il prend les votes, donne les récompenses que tu choisis et
    retient lesquelles, pour qu’aucun vote ne rapporte deux fois. Nos tests arrêtent chacun à des
    moments au hasard, dans des jeux qui remplacent les vrais.

sampleGames-command = Tout jeu avec une commande
sampleGames-paper = Minecraft : Paper
sampleGames-votingPlugin = Minecraft : VotingPlugin, sans port ouvert
sampleGames-oxide = Rust et autres : Oxide, Carbon
sampleGames-fivem = FiveM

inbox-title = Boîte de réception
inbox-lead = Les votes attendent ici que ton plugin les prenne et dise ce qu’il a donné.
inbox-plugin = Un plugin prêt pour Paper et Velocity
inbox-reference = Comment écrire un tel plugin
inbox-notInUse = Les nouveaux votes n’entrent ici que tant que cette voie est utilisée.
inbox-waiting = En attente
inbox-leased = En cours de remise
inbox-oldest = Le plus ancien attend depuis
inbox-today = Donnés aujourd’hui
inbox-twice = Donnés deux fois en 30 jours
inbox-expired = Expirés en 30 jours
inbox-keyName = Plugin de récompenses
inbox-make = Créer une clé pour ton plugin
inbox-made = Une clé pour ton plugin

inbox-player-label = Joueur
inbox-player-help = Le joueur du vote de test. Ce vote attend une heure et n’est jamais compté.

inbox-noPlayer = Aucun compte ne porte ce nom.
inbox-test = Envoyer un vote de test

recent-title = Récompenses récentes

recent-heads-1 = Joueur
recent-heads-2 = Vote
recent-heads-3 = Récompense
recent-heads-4 = Note de ton plugin

recent-gone = compte supprimé
recent-isTest = test
recent-twice = donnée deux fois
recent-twiceHelp =
    Donnée deux fois : un deuxième serveur de jeu a aussi donné la récompense, car le premier ne
    l’avait pas signalé à temps.
recent-on = sur { $servers }

recent-states-none = aucune
recent-states-waiting = attend ton plugin
recent-states-leased = en cours de remise
recent-states-granted = donnée
recent-states-refused = refusée par ton plugin
recent-states-voided = retirée : le vote est annulé
recent-states-expired = expirée : non donnée à temps

door-title = Plugins plus anciens qui vérifient par URL
door-lead = Ils demandent si un joueur a voté, par une URL avec une clé qui n’ouvre rien d’autre.
door-key = Clé d’URL
door-asked = Dernière requête
door-answered = Notre réponse

door-answers-check_0 = 0 à « a voté ? » : aucune récompense n’attend
door-answers-check_1 = 1 à « a voté ? » : une récompense attend
door-answers-check_2 = 2 à « a voté ? » : déjà donnée
door-answers-claim_0 = 0 à un retrait : rien n’attend
door-answers-claim_1 = 1 à un retrait : donnée
door-answers-nameless =
    une erreur : aucun nom envoyé. Règle ton plugin sur les noms au lieu des identifiants Steam.

door-make = Créer une clé d’URL
door-makeHelp = Elle est affichée une seule fois, dans des lignes à coller.
door-replace = Créer une nouvelle clé d’URL
door-replaceHelp = La clé actuelle cesse aussitôt de marcher.
door-made = Ta clé d’URL
door-paste = À coller dans ton plugin

door-plugins-easyVote-1 = Rust : EasyVoteExtended
door-plugins-easyVote-2 = Dans sa configuration JSON

door-plugins-rocket-1 = Unturned : Votifier for Rocket
door-plugins-rocket-2 = Dans son XML. Il demande par identifiant Steam

door-plugins-other-1 = Tout autre script
door-plugins-other-2 = Mets l’hôte et la clé de ce site à la place de ceux de l’autre

links-heading = Liens de vote depuis le jeu
links-per = Un par joueur, de ton plugin : un clic suffit, sans compte
links-lead =
    Fais afficher par ton plugin un lien pour chaque joueur qui tape /vote : il dit qui est ce
    joueur, qui vote donc en un clic, sans compte et sans rien taper. Un joueur qui a un compte ici
    doit se connecter une fois et autoriser tes liens à voter pour lui.
links-address = Lien de vote pour le chat et les menus
links-same = Le même pour tous
links-addressHelp =
    Les deux sont courts et résistent aux couleurs du chat. Dans le second, remplace NAME par
    la variable de ton menu pour le joueur : le nom est alors déjà rempli. Il ne prouve rien.
links-voteLink = Lien de vote
links-namedVoteLink = Avec le nom du joueur
links-toLines = Lignes à coller pour VotingPlugin, SuperbVote et d'autres
links-recipe =
    { $baseUrl }/servers/{ $slug }/vote/PLAYER/UNIX/SIG

    SIG = hex(HMAC-SHA256(key, "{ $slug }\nPLAYER\nUNIX")){ "\u000A" }UNIX = la seconde où il
    expire, dans 24 heures au plus
links-key = Clé de lien
links-keyHelp =
    Utilise tout le texte, vbl_ compris, comme clé HMAC. Qui la possède peut voter pour tout joueur
    sans compte ici, et pour tout joueur qui a autorisé tes liens : garde-la dans les réglages de
    ton plugin.
links-make = Créer une clé de lien
links-makeHelp = Elle est affichée une seule fois.
links-replace = Remplacer la clé
links-replaceHelp = Les liens faits avec la clé actuelle cessent de marcher.
links-remove = Supprimer la clé
links-unreadable = Le site a perdu ce qu’il faut pour lire cette clé. Remplace-la.
links-made = Ta clé de lien

goals-title = Objectifs
goals-pageTitle = Objectifs de { $server }
goals-lead =
    Promets quelque chose pour des votes. Tu choisis un nom ici, et ton plugin décide de ce que
    les joueurs reçoivent.
goals-open = Fixer des objectifs
goals-unused =
    Les objectifs demandent un plugin qui nous interroge. Choisis cette façon sur la page des
    récompenses.
goals-none = Il n’y a pas encore d’objectif.
goals-guide = Comment un plugin donne ce qui a été atteint
goals-newTitle = Un nouvel objectif
goals-note =
    Les jours, semaines et mois sont ceux d’UTC. Ce qui est atteint le reste, même si des votes
    sont annulés ensuite. Les tests ne comptent pas.
goals-says = { $kind } : { $target }
goals-progress = { $count } sur { $target }
goals-reached = Atteint : { $times }
goals-once = une seule fois
goals-kinds-each = Votes de tous les joueurs, encore et encore
goals-kinds-day = Votes de tous les joueurs en un jour
goals-kinds-week = Votes de tous les joueurs en une semaine
goals-kinds-month = Votes de tous les joueurs en un mois
goals-kinds-streak = Jours de suite de chaque joueur
goals-kinds-total = Votes de chaque joueur
goals-fields-kind = Ce qui compte
goals-fields-target = Combien
goals-fields-name = Nom
goals-fields-nameHelp = Ton plugin reconnaît l’objectif à ce nom, par exemple vote-party.
goals-fields-once = Chaque joueur ne l’atteint qu’une fois, pas à chaque multiple
goals-submit = Fixer cet objectif
goals-change = Changer le nombre
goals-test = Tester
goals-remove = Retirer
