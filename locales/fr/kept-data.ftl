### kept-data

days =
    { $days ->
        [one] { $days } jour
        [many] { $days } de jours
       *[other] { $days } jours
    }

account-data = Nom, adresse e-mail et un code irréversible du mot de passe
account-why = pour se connecter
account-kept = jusqu’à la suppression du compte

language-data = La langue de l’inscription, ou celle qui a été choisie
language-why = pour écrire les pages et les e-mails dans cette langue
language-kept = jusqu’au choix de suivre le navigateur, ou à la suppression du compte

imported-data =
    La liste d’où un compte a été transféré ici, et si son titulaire a été prévenu par e-mail
imported-why = pour lui dire qui conserve désormais ses données
imported-kept = jusqu’à ce qu’il l’ait lu, ou jusqu’à la suppression du compte

emailClaim-data = Une adresse e-mail saisie mais jamais confirmée
emailClaim-why = pour attendre sa confirmation

nameClaim-data =
    Une inscription sous un nom déjà utilisé par les liens d’un serveur : nom, adresse e-mail et un
    code irréversible du mot de passe
nameClaim-why = pour attendre que l’adresse soit confirmée, ou que la modération décide

newcomer-data =
    Qui vient d’un autre service pour s’inscrire et n’a pas encore choisi de nom : son identifiant
    là-bas, une adresse e-mail confirmée et un code irréversible d’un cookie
newcomer-why = pour attendre le nom
newcomer-kept = une demi-heure, supprimé dix minutes plus tard

formerName-data = Un nom abandonné, ou celui d’un compte supprimé
formerName-why = pour que personne ne se fasse passer pour ce joueur

gameName-data =
    Les autres noms d’un joueur dans les jeux et, avec chaque vote sous l’un d’eux, ce nom
gameName-why = pour que les serveurs reçoivent et récompensent le bon
gameName-kept =
    la liste jusqu’à ce que le nom soit retiré, ceux des votes pour toujours ; les deux jusqu’à la
    suppression du compte, sauf les noms qui ont eu leur vote ce jour-là : jusqu’à la fin du jour suivant

linkedVoter-data =
    Le nom d’un joueur qui a voté sans s’inscrire, et le serveur dont le lien l’indiquait
linkedVoter-why = pour compter ses votes
linkedVoter-kept = pour toujours, ou comme tout compte après son inscription

session-data = Sessions : le navigateur, et sa dernière activité
session-why = pour garder la connexion, et montrer où le compte est ouvert
session-kept =
    { $days ->
        [one] { $days } jour après la dernière visite, ou jusqu’à sa fermeture
        [many] { $days } de jours après la dernière visite, ou jusqu’à sa fermeture
       *[other] { $days } jours après la dernière visite, ou jusqu’à sa fermeture
    }

identity-data =
    Le compte d’un autre service utilisé pour se connecter : son identifiant là-bas, et sa date de
    création
identity-why = pour reconnaître la personne
identity-kept = jusqu’à ce qu’il soit dissocié ou que le compte soit supprimé

signInRound-data =
    Une connexion en cours par un autre service, et un cookie qui la lie au navigateur : des codes
    irréversibles, et la page de retour
signInRound-why = pour accepter sa réponse une fois, du même navigateur
signInRound-kept = dix minutes, supprimé dix minutes plus tard

sessionAddress-data = L’adresse IP où une session a commencé
sessionAddress-why = pour reconnaître la session d’un inconnu

passkey-data =
    Clés d’accès : le nom donné à chacune, sa clé publique, le nom d’hôte du site à ce moment-là, et
    sa dernière utilisation
passkey-why = pour se connecter sans mot de passe
passkey-kept = jusqu’à sa suppression, ou celle du compte

secondFactor-data =
    Double authentification : le secret chiffré de l’appli d’authentification, et les codes de
    récupération sous forme de codes irréversibles
secondFactor-why = pour qu’un mot de passe volé n’ouvre rien
secondFactor-kept =
    jusqu’à sa désactivation, à l’utilisation d’un code ou à la suppression du compte

halfSignIn-data = Les connexions qui attendent la deuxième étape
halfSignIn-why = pour les terminer
halfSignIn-kept = dix minutes, supprimées dix minutes plus tard

verification-data =
    Les liens pour un nouveau mot de passe, pour se connecter une fois, et celui du premier
    administrateur, sous forme de codes irréversibles
verification-why = pour qu’ils marchent une fois
verification-kept = une heure, et un jour au plus ; après « Ce n’était pas moi », une semaine

vote-data =
    Votes : qui a voté, pour quel serveur, quand, avec connexion, par un lien ou par un nom saisi,
    et ce qu’on savait du compte : adresse e-mail confirmée, compte lié, ou compte lié depuis plus
    de 30 jours
vote-why = pour les compter, une fois par jour chacun
vote-kept = pour toujours ; ceux d’un compte supprimé, sans son nom

voteAddress-data =
    Des codes irréversibles de l’adresse IP du votant et de son réseau, chacun avec le jour
voteAddress-why = pour limiter les votes d’un même endroit
voteAddress-kept = jusqu’à la fin du jour suivant

identityVote-data =
    Des codes irréversibles de comptes liés qui ont été dissociés, ou supprimés avec leur compte
    ici, chacun avec le jour, et les serveurs pour lesquels ils ont voté
identityVote-why = pour qu’aucun ne vote deux fois par jour pour un serveur
identityVote-kept = jusqu’à la fin du jour suivant

voteOrigin-data = Des codes irréversibles de l’adresse et de son réseau avec chaque vote
voteOrigin-why = pour que la modération repère les votes achetés

voidBatch-data = Les actions sur de nombreux votes : lesquels, qui les a annulés et pourquoi
voidBatch-why = pour pouvoir revenir dessus
voidBatch-kept = pour toujours

wave-data =
    Les alertes sur des votes inhabituels pour un serveur : combien, par rapport à d’habitude, et ce
    que la modération a décidé ; jamais qui a voté ni d’où
wave-why = pour que la modération regarde

voidNotice-data =
    Ce que les propriétaires ont appris sur les votes annulés, et leurs réponses à ce sujet et sur
    les suspensions
voidNotice-why = pour qu’ils puissent contester

voteMonth-data =
    Combien de fois un joueur a voté pour un serveur en un mois, et s’il accepte d’être nommé
voteMonth-why = pour montrer qui a voté le plus
voteMonth-kept =
    { $days ->
        [one] { $days } jour ; ceux d’un compte supprimé, sans son nom
        [many] { $days } de jours ; ceux d’un compte supprimé, sans son nom
       *[other] { $days } jours ; ceux d’un compte supprimé, sans son nom
    }

siteVoter-data = Qui a voté le plus tous serveurs confondus, parmi ceux qui acceptent d’être nommés
siteVoter-why = pour le montrer sans recompter chaque vote à chaque fois
siteVoter-kept = jusqu’au prochain comptage, un jour au plus ; rien d’un compte supprimé

favourite-data = Les favoris d’un joueur, et leur ordre
favourite-why = pour voter pour eux à la suite
favourite-kept = jusqu’à ce que le joueur les retire, ou que le compte soit supprimé

rank-data = La place d’un serveur dans la liste, jour par jour
rank-why = pour montrer son évolution

visits-data =
    Combien de fois la page, la page de vote et le badge d’un serveur ont été ouverts et son adresse
    copiée en un jour, et les noms d’hôte des sites d’où venaient les visiteurs, jamais qui est venu
visits-why = pour montrer au propriétaire comment va la fiche
visits-kept = { $days } jours, noms d’hôte { $hosts }

disabled-data = Pourquoi la modération a désactivé un compte
disabled-why = pour le dire à la personne concernée
disabled-kept = jusqu’à sa réactivation

spentProof-data =
    Les vérifications anti-bot résolues et les défis signés par des clés d’accès, sous forme de
    codes irréversibles
spentProof-why = pour ne compter chacun qu’une fois
spentProof-kept = environ dix minutes, les défis une heure

delivery-data =
    Les envois de votes aux propriétaires de serveurs, partis ou non, avec le nom du joueur et la
    réponse reçue. Un propriétaire peut faire publier les votes, avec le nom, dans un chat comme
    Discord ; ce qui est publié ne peut pas être retiré
delivery-why = pour les envoyer, et montrer aux propriétaires qu’ils l’ont été
delivery-kept =
    { $days ->
        [one] { $days } jour après le vote ; ceux d’un compte supprimé, une heure au plus
        [many] { $days } de jours après le vote ; ceux d’un compte supprimé, une heure au plus
       *[other] { $days } jours après le vote ; ceux d’un compte supprimé, une heure au plus
    }

receiver-data =
    Où mènent les webhooks d’un propriétaire, et combien de jours des votes y ont été acceptés
receiver-why = pour n’inonder personne
receiver-kept =
    { $days ->
        [one] { $days } jour après le dernier jour de ce type, test ou renvoi
        [many] { $days } de jours après le dernier jour de ce type, test ou renvoi
       *[other] { $days } jours après le dernier jour de ce type, test ou renvoi
    }

reward-data = Les récompenses qui attendent des joueurs, ce qu’elles sont devenues, et sur quel serveur de jeu
reward-why = pour ne donner chacune qu’une fois
reward-kept = { $days } jours après le vote, puis { $after } jours

goalReach-data = Quand les objectifs de votes d’un serveur ont été atteints
goalReach-why = pour que les plugins le sachent

goal-data = Les objectifs de votes des propriétaires, et quel vote a valu à un joueur la récompense de l’un d’eux
goal-why = pour ne donner chaque récompense qu’une fois
goal-kept = les objectifs pour toujours, les votes jusqu’à la suppression du compte

feed-data = Les votes dans l’ordre, pour les serveurs avec une clé de flux
feed-why = pour que des programmes puissent les suivre

server-data =
    Les fiches avec leurs textes dans toutes les langues, leurs adresses de page successives, y
    compris sur une autre liste, leurs clés API sous forme de codes irréversibles, leurs webhooks
server-why = pour afficher les serveurs et leur envoyer les votes
server-kept =
    pour toujours ; d’une fiche supprimée, seulement le nom, les adresses et les clés révoquées ;
    l’adresse d’un webhook ou d’un salon jusqu’à la révocation de sa clé

member-data = Qui s’occupe d’une fiche avec son propriétaire, et dans quel rôle
member-why = pour le leur permettre
member-kept = jusqu’à la fin du rôle, de la fiche ou du compte

offer-data = Les offres d’un rôle ou d’une fiche, et à qui elles sont faites
offer-why = pour attendre la réponse, et ne pas redemander aussitôt
offer-kept =
    { $days ->
        [one] { $days } jour, ou jusqu’à son acceptation
        [many] { $days } de jours, ou jusqu’à son acceptation
       *[other] { $days } jours, ou jusqu’à son acceptation
    }

listingChange-data =
    Le nom, le jeu ou l’adresse qu’une fiche validée doit prendre, ou qui a été refusé
listingChange-why = pour demander à la modération, et le dire au propriétaire
listingChange-kept = jusqu’à la validation, ou jusqu’à ce que le propriétaire y renonce

unreviewedEdit-data = Ce que disait une fiche avant que son propriétaire la modifie
unreviewedEdit-why = pour que la modération voie ce qui a changé
unreviewedEdit-kept = jusqu’à ce que la modération ait vu la modification

picture-data = Les images des serveurs, réencodées sans les métadonnées de l’appareil photo
picture-why = pour les afficher
picture-kept = tant qu’un serveur les utilise, et un jour de plus au maximum

report-data =
    Les signalements de fiches, avec le nom de ceux qui avaient ouvert une session, et ce que la
    modération a fait et noté
report-why = pour que la modération regarde
report-kept =
    { $days ->
        [one] jusqu’à { $days } jour après leur fermeture
        [many] jusqu’à { $days } de jours après leur fermeture
       *[other] jusqu’à { $days } jours après leur fermeture
    }

news-data = Les e-mails aux propriétaires sur leurs serveurs, partis ou non
news-why = pour les envoyer, même après une panne

siteSetting-data =
    Les réglages du site : son nom, sa couleur, son logo, ses mentions légales, ce que la
    modération examine et le salon de chat qui reçoit ses nouveautés
siteSetting-why = pour afficher le site comme ses administrateurs l’ont réglé
siteSetting-kept = jusqu’à ce qu’ils changent

linkAgreement-data = Quels liens un joueur laisse voter pour lui, et depuis quand
linkAgreement-why = pour voter en un clic
linkAgreement-kept =
    jusqu’à ce que le joueur y mette fin, ait un nouveau mot de passe, ou que le compte soit
    supprimé

mailbox-data = Si un propriétaire veut ces e-mails, et quand le prochain peut partir
mailbox-why = pour n’en envoyer aucun qui ne soit pas voulu
mailbox-kept = jusqu’à la suppression du compte

queuedMail-data =
    E-mails sur un compte que le serveur de messagerie n’a pas encore acceptés : adresse et texte,
    chiffrés
queuedMail-why = pour réessayer si le serveur de messagerie ne répond pas ou demande d’attendre
queuedMail-kept =
    jusqu’à l’envoi ; un lien pour un nouveau mot de passe une heure au plus, le reste { $days }
    jours

moderatorMail-data =
    À quelle fréquence un modérateur veut des e-mails sur ce qui attend, et la date du dernier
moderatorMail-why = pour ne pas en envoyer plus
moderatorMail-kept = jusqu’à la suppression du compte

players-data =
    Combien de joueurs sont sur un serveur, sur quelle carte et dans quel mode, jamais qui
players-why = pour l’afficher
players-kept = par heure { $hourly } jours, par jour { $daily }

trail-data =
    Le journal : qui a modifié quelle fiche, clé, quel webhook ou vote, et les noms de joueurs
    saisis dans des tests
trail-why = pour régler les litiges

erasure-data = Les identifiants des comptes supprimés
erasure-why = pour supprimer ce qui les nomme encore
erasure-kept = une heure au plus

own-data = Les tables du service lui-même, sans personnes
own-why = pour fonctionner
own-kept = pour toujours

addresses-data = Les adresses IP en mémoire
addresses-why = pour limiter les abus et les essais de mots de passe
addresses-kept = une heure au plus

log-data =
    Le log : chemins et heures ; sans serveur de messagerie, aussi des adresses e-mail et des liens
log-why = pour trouver les pannes
log-kept = aussi longtemps que les responsables du site le gardent

cookies-data =
    Les cookies, dans le navigateur : la session, le fait qu’un compte s’y est déjà connecté, une
    inscription sans nom, le thème, la langue et le dernier moyen de connexion, ce qui lie une clé d’accès ou
    une deuxième étape à ce navigateur, et ce qu’un formulaire vient de faire
cookies-why =
    pour garder la connexion, pour que des inconnus ne puissent pas bloquer le compte, pour attendre
    le nom, pour afficher ce thème, cette langue et ce moyen, pour qu’aucun autre navigateur ne puisse
    répondre, et pour le dire sur la page suivante
cookies-kept =
    { $session } et { $known } jours, une demi-heure, { $theme } jours, une heure et une minute

rememberedName-data =
    Un cookie avec le nom qu’un joueur a saisi pour voter, s’il a demandé à ce navigateur de le
    retenir
rememberedName-why = pour le remplir la fois suivante
rememberedName-kept =
    { $days ->
        [one] { $days } jour après le dernier vote, ou jusqu’à la demande d’oubli
        [many] { $days } de jours après le dernier vote, ou jusqu’à la demande d’oubli
       *[other] { $days } jours après le dernier vote, ou jusqu’à la demande d’oubli
    }

codeLanguage-data = Le langage de code choisi dans les guides, dans le navigateur
codeLanguage-why = pour afficher le guide suivant dans ce langage
codeLanguage-kept = jusqu’à la fermeture de l’onglet
