### account

username = Nom d’utilisateur
usernameHelp =
    Exactement comme dans le jeu : de 2 à 32 lettres, chiffres, « _ », « . » et « - ». Les noms
    Bedrock peuvent commencer par « . ».
email = Adresse e-mail
emailHelp = Pour réinitialiser ton mot de passe. Personne d’autre ne la voit.
password = Mot de passe
passwordHelp = Au moins 10 caractères. Trois ou quatre mots sans rapport entre eux conviennent bien.
newPassword = Nouveau mot de passe
currentPassword = Mot de passe actuel
makeLink = Créer un lien
noMail = Ce site n’envoie pas d’e-mails.

signUp-title = Inscription
signUp-lead = Un compte pour tous les serveurs. Tu votes sous ton nom d’utilisateur.
signUp-submit = S’inscrire
signUp-toVote = Inscris-toi pour voter pour { $server }
signUp-toVoteLead = Un court formulaire, et ton vote n’est plus qu’à un clic.
signUp-toVoteConfirmed = Ce site demande aussi de confirmer ton adresse e-mail avant de voter.
signUp-inGame = Ton nom dans { $game }
signUp-inGameHelp =
    Exactement comme dans le jeu. C’est aussi avec lui que tu te connectes, et { $server }
    récompense ce joueur. De 2 à 32 lettres, chiffres, « _ », « . » et « - ».
signUp-submitToVote = S’inscrire et aller voter
signUp-ready = Vérification anti-bot réussie
signUp-noScript =
    Pour t’inscrire, active JavaScript pour ce site : ton navigateur doit faire un petit calcul qui
    tient les bots à l’écart. Seuls le vote et l’inscription en ont besoin.
signUp-privacy = Ce qu’on garde, et combien de temps
signUp-haveOne = Tu as déjà un compte ?
signUp-signIn = Se connecter
signUp-or = ou avec une adresse e-mail et un mot de passe

providers-names-discord = Discord
providers-names-steam = Steam

providers-button-sign_in = Se connecter avec { $provider }
providers-button-sign_up = Continuer avec { $provider }
providers-button-link = Lier { $provider }
providers-button-prove = Confirmer avec { $provider }

providers-leaving = En route vers { $provider }…
providers-goOn = Aller sur { $provider }
providers-byPassword = Se connecter avec un mot de passe

providers-declined-title = La connexion avec { $provider } a été annulée
providers-declined-lead = Rien n’a changé. Réessaie, ou choisis un autre moyen.

providers-not_proven-title = La connexion avec { $provider } a échoué
providers-not_proven-lead = La réponse ne montre pas qui tu es. Réessaie, ou choisis un autre moyen.

providers-round_unknown-title = Cette page est trop ancienne
providers-round_unknown-lead =
    Ça a pris trop de temps sur { $provider }, ou le retour s’est fait avec un autre navigateur.
    Réessaie.

providers-unavailable-title = { $provider } est injoignable en ce moment
providers-unavailable-lead = Rien n’a changé. Réessaie plus tard, ou choisis un autre moyen.

providers-misconfigured-title = { $provider } est mal configuré sur ce site
providers-misconfigured-lead =
    Réessayer ne sert à rien : c’est aux responsables de ce site de le corriger. D’ici là, choisis
    un autre moyen.

providers-taken-title = Ce compte { $provider } appartient à un autre compte ici
providers-taken-lead =
    Connecte-toi avec lui et dissocie-le là-bas. Tu pourras ensuite le lier à ce compte.

providers-not_theirs-title = Ce compte { $provider } n’est pas lié au tien
providers-not_theirs-lead = Choisis le compte { $provider } avec lequel tu te connectes ici.

providers-signed_out-title = Ta session est terminée
providers-signed_out-lead = Reconnecte-toi, puis retourne sur { $provider }.

newcomer-title = Choisis ton nom
newcomer-titleToVote = Ton nom sur { $server }
newcomer-lead =
    { $provider } sait qui tu es. Il ne manque que ton nom dans le jeu : la récompense va au joueur
    qui porte ce nom.
newcomer-submit = Créer le compte
newcomer-submitToVote = Aller voter
newcomer-haveOne = Tu as déjà un compte ici ?
newcomer-isItYours = { $name } est à toi ?
newcomer-signIn = Connecte-toi pour lier { $provider } à ton compte
newcomer-link = Lier { $provider }
newcomer-linkLead =
    Tu arrives tout juste avec { $provider }. Lie ce service pour te connecter avec { $name } en un
    clic.

newcomer-unknown-title = Cette page est trop ancienne
newcomer-unknown-lead =
    Tu avais une demi-heure pour choisir un nom, ou tu en as déjà un. Reconnecte-toi.

entry-gone-title = Cette connexion ne marche plus
entry-gone-lead = Le lien a servi ou est trop ancien, ou le compte n’existe plus.

entry-disabled = Ce compte est désactivé

signInLink-title = Se connecter avec { $username }
signInLink-lead = Les responsables de ce site ont créé ce lien. Il te connecte une fois.
signInLink-submit = Se connecter

proof-comesNext = On va te demander de confirmer que c’est toi.
proof-justShown = C’est confirmé pour dix minutes.

waysIn-heading = Moyens de connexion
waysIn-lead = Configure deux moyens, au cas où tu en perdrais un.
waysIn-isLinked = lié
waysIn-isOff = désactivé
waysIn-linked = Lié
waysIn-unlink = Dissocier
waysIn-only = C’est ton seul moyen de connexion : ajoutes-en un autre avant de le supprimer.
waysIn-password = Mot de passe
waysIn-set = défini
waysIn-passwordNote = Le changer ferme toutes tes autres sessions.
waysIn-noPassword = Aucun. Crées-en un pour te connecter sans autre service.
waysIn-changePassword = Changer de mot de passe
waysIn-setPassword = Créer un mot de passe

passwordsOff-title = Pas de mots de passe ici
passwordsOff-lead =
    Ce site n’utilise pas de mots de passe. Connecte-toi avec un des comptes qu’il accepte.

signIn-title = Connexion
signIn-toVote = Connecte-toi pour voter pour { $server }
signIn-or = ou avec un mot de passe
signIn-orElse = ou autrement
signIn-last = dernier utilisé
signIn-nameOrEmail = Nom d’utilisateur ou adresse e-mail
signIn-submit = Se connecter
signIn-limited =
    Il y a eu trop d’essais pour ce nom ou depuis ton réseau, et la connexion n’est pas encore
    faite. { $wait } Ou retape ton mot de passe maintenant : ton navigateur fait d’abord un petit
    calcul, et ça compte à part.
signIn-ready = Vérification anti-bot réussie
signIn-noScript =
    Ton navigateur ne peut pas faire ce calcul sans JavaScript. Active-le pour ce site, ou réessaie
    dans quelques secondes.
signIn-forgot = Mot de passe oublié ?
signIn-haveNone = Pas encore de compte ?
signIn-signUp = S’inscrire
signIn-disabled = La modération a désactivé ce compte.
signIn-disabledWhy = La modération a désactivé ce compte. Son message : { $reason }

reset-title = Réinitialiser ton mot de passe
reset-lead = On t’envoie par e-mail un lien pour choisir un nouveau mot de passe.
reset-noMail =
    Ce site n’envoie pas d’e-mails. Crée un lien ici, puis demande-le aux responsables du site.
reset-submit = Envoyer le lien

reset-asked-title = Regarde tes e-mails
reset-asked-lead =
    S’il existe un compte avec cette adresse, un lien est en route. Il marche pendant une heure. Tu
    ne le trouves pas ? Regarde dans tes spams.

reset-askedNoMail-title = Demande ton lien
reset-askedNoMail-lead =
    Ce site n’envoie pas d’e-mails. S’il existe un compte avec cette adresse, les responsables
    du site trouvent dans le log un lien qui marche pendant une heure. S’il n’y en a pas,
    donne-leur ton nom d’utilisateur : ils peuvent créer un lien qui te connecte.

reset-choice-title = Choisis un nouveau mot de passe
reset-choice-lead = Ça ferme toutes tes sessions, partout.
reset-choice-submit = Enregistrer

reset-dead-title = Ce lien ne marche plus
reset-dead-lead = Chaque lien marche une fois, pendant une heure. Demandes-en un nouveau.

reset-again = Recevoir un nouveau lien

firstModerator-title = Deviens le premier administrateur
firstModerator-lead =
    Tu utilises le compte { $username }. Le premier administrateur configure le site et valide les
    fiches. Le lien marche une fois.
firstModerator-submit = Donner ce rôle à ce compte

firstModerator-dead-title = Ce lien ne marche plus
firstModerator-dead-lead =
    Il a servi, il a plus de 30 minutes, ou il y a déjà un administrateur. Tant qu’il n’y en a
    aucun, le prochain démarrage en écrit un autre dans le log.

verify-title = Confirme ton adresse e-mail
verify-lead =
    Appuie sur le bouton pour confirmer que { $email } est ton adresse. Elle sera celle du compte {
    $username }.
verify-submit = Confirmer

verify-dead-title = Ce lien ne marche plus
verify-dead-lead =
    Les liens marchent pendant un jour. Tu peux en demander un nouveau sur la page de ton compte.

verify-enough-title = Utilise un lien déjà envoyé
verify-enough-lead =
    Nous avons envoyé à cette adresse tous les e-mails permis en une heure. Ouvre le lien du
    plus récent en étant connecté : il confirme l’adresse pour ton compte.

serverEmail-heading = Notification par e-mail sur tes serveurs
serverEmail-lead =
    Quand la modération décide au sujet d’une fiche, et quand un webhook échoue ou marche de
    nouveau.
serverEmail-unconfirmed =
    Elle arrive une fois ton adresse confirmée : d’ici là, l’adresse peut être à quelqu’un d’autre.
serverEmail-turnOn = Activer
serverEmail-turnOff = Désactiver
serverEmail-stop = Arrêter les e-mails sur mes serveurs

serverEmail-ask-title = Arrêter les e-mails sur tes serveurs
serverEmail-ask-lead =
    On ne t’écrira plus quand la modération décide au sujet d’une fiche, ni quand un webhook échoue.
    Les e-mails sur ton compte, comme les liens pour un nouveau mot de passe, arrivent toujours.

serverEmail-done-title = Tu ne recevras plus d’e-mails sur tes serveurs
serverEmail-done-lead = Tu peux les réactiver sur la page de ton compte.

serverEmail-dead-title = Ce lien ne marche pas
serverEmail-dead-lead = Tu peux arrêter les e-mails sur tes serveurs sur la page de ton compte.

name-title = Ton nom
name-newTitle = Changer de nom
name-question = Est-ce exactement ton nom dans le jeu ?
name-youVoteAs = Tu votes en tant que
name-why =
    La récompense va au joueur qui porte ce nom. Si une seule lettre est fausse, personne ne la
    reçoit.
name-yes = Oui, continuer
name-change = Non, le changer
name-newName = Nouveau nom
name-save = Changer de nom
name-correction =
    Change-le maintenant : ta première correction est libre. Ensuite, tu peux changer de nom une
    fois tous les 30 jours.
name-rule =
    Tu peux changer de nom une fois tous les 30 jours. Ton ancien nom reste à toi pendant 90 jours.
    Un vote compte pour le nom que tu avais en votant.
name-next = Tu pourras de nouveau changer de nom le { $day }.

account-title = Ton compte
account-onThisPage = Sur cette page
account-since = depuis le { $day }
account-names = Noms
account-mail = E-mail
account-mailAndLanguage = E-mail et langue
account-privacy = Confidentialité
account-nameNote = Tu votes sous ce nom, et la récompense va au joueur qui le porte.
account-changeName = Changer de nom
account-confirmed = confirmée
account-unconfirmed = non confirmée
account-emailNote = Pour les nouveaux mots de passe, et les nouvelles de ton compte.
account-unconfirmedLead =
    Tu pourras te connecter avec cette adresse une fois que tu auras ouvert le lien qu’on y envoie.
account-sendAgain = Envoyer le lien
account-noEmail = Aucune adresse e-mail
account-noEmailLead =
    Ajoutes-en une pour avoir des nouvelles de tes serveurs, et pour retrouver l’accès si tu perds
    tes autres moyens de connexion.
account-addEmail = Ajouter
account-newEmailWaits = { $email } la remplacera dès que tu auras ouvert le lien qu’on y a envoyé.
account-noMailLink =
    Ce site ne peut pas envoyer d’e-mails. Crée un lien, puis demande-le à un administrateur du site
    pour confirmer { $email }.
account-changeEmail = Changer d’adresse
account-dataHeading = Tes données
account-dataLead = Un fichier avec tout ce que ce site garde sur toi.
account-download = Télécharger…
account-deleteHeading = Supprimer le compte
account-deleteLead =
    Ton nom, ton adresse e-mail et tes moyens de connexion sont supprimés pour de bon. Tes votes
    comptent toujours, de façon anonyme.
account-delete = Supprimer…

ownPassword-change-title = Changer de mot de passe
ownPassword-change-lead =
    Toutes tes autres sessions se ferment, et les liens des serveurs ne votent plus pour toi.
ownPassword-change-submit = Changer

ownPassword-set-title = Créer un mot de passe
ownPassword-set-lead =
    Tu pourras alors te connecter avec ton nom ou ton adresse e-mail, sans autre service.
ownPassword-set-submit = Créer

ownPassword-back = Retour à ton compte

sessions-heading = Sessions ouvertes
sessions-count =
    { $sessions ->
        [one] { $sessions } navigateur
        [many] { $sessions } de navigateurs
       *[other] { $sessions } navigateurs
    }
sessions-thisOne = celui-ci
sessions-unknown = Navigateur inconnu
sessions-unknownAddress = adresse IP inconnue
sessions-since = Depuis
sessions-lastSeen = dernière activité
sessions-end = Fermer la session
sessions-endOthers = Fermer toutes les autres sessions

nameClaim-mailed-title = Regarde tes e-mails
nameClaim-mailed-lead =
    Quelqu’un joue sous le nom { $username } et a voté avec. Si c’est toi, ouvre le lien envoyé à
    { $email } et choisis-y un mot de passe : le nom sera alors à toi, avec ses votes.

nameClaim-tooMany-title = Aucun e-mail envoyé
nameClaim-tooMany-lead =
    Quelqu’un joue sous le nom { $username }, et seul un e-mail permet de savoir si c’est toi. Trop
    d’e-mails sont partis vers { $email } en une heure. Réinscris-toi dans une heure, ou avec une
    autre adresse.

nameClaim-unmailed-title = La modération va regarder
nameClaim-unmailed-lead =
    Quelqu’un joue sous le nom { $username } et a voté avec. Une fois que la modération te l’aura
    donné, tu pourras te connecter avec le mot de passe choisi.

nameClaim-take-title = Prendre le nom { $username }
nameClaim-take-lead =
    Le nom { $username } sera à toi sur { $site }, avec ses votes. Choisis un mot de passe pour te
    connecter. Si l’inscription avec ce nom ne vient pas de toi, ferme cette page.
nameClaim-take-submit = Prendre ce nom

nameClaim-waits-title = La modération va regarder
nameClaim-waits-lead =
    Ton adresse e-mail est confirmée. Quelqu’un d’autre demande le même nom, donc la modération
    décide à qui il est. On t’écrira.

agreements-lead =
    Ses liens votent pour toi sans connexion, jusqu’à ce que tu y mettes fin ou changes de mot de
    passe.
agreements-since = Depuis
agreements-end = Y mettre fin

changeEmail-title = Changer d’adresse e-mail
changeEmail-lead =
    On envoie un lien à la nouvelle adresse. Ton compte garde l’ancienne jusqu’à ce que tu l’ouvres.
changeEmail-noMail =
    Ce site n’envoie pas d’e-mails : le lien pour la nouvelle adresse est écrit dans son log.
    Demande-le aux responsables du site. Ton compte garde l’ancienne adresse jusqu’à ce que tu
    l’ouvres.
changeEmail-newEmail = Nouvelle adresse e-mail
changeEmail-submit = Envoyer le lien

download-title = Télécharger tes données
download-lead =
    Un fichier JSON avec tout sur { $username } : profil, anciens noms, sessions, serveurs, tes
    actions et tes votes. Il ne contient ni mot de passe ni clé.
download-submit = Télécharger
download-back = Retour à ton compte

deletion-title = Supprimer ton compte
deletion-lead =
    { $username } disparaîtra pour de bon : personne ne peut rétablir le compte. Tes votes comptent
    toujours, de façon anonyme, et le nom reste réservé 90 jours.
deletion-blocked =
    { $listings ->
        [one] { $listings } fiche à toi l’empêche : quelqu’un doit en être responsable.
        [many] { $listings } de fiches à toi l’empêchent : quelqu’un doit en être responsable.
       *[other] Tes { $listings } fiches l’empêchent : quelqu’un doit en être responsable.
    }
deletion-listings = Tes fiches

deletion-blocking-pending = Elle attend la modération. D’ici là, elle peut seulement être supprimée.
deletion-blocking-approved = Les joueurs peuvent voter pour ce serveur.

deletion-handOver = Céder…
deletion-unlist = Retirer de la liste
deletion-deleteListing = Supprimer…
deletion-after = Quand il n’en restera plus ici, tu pourras supprimer ton compte.
deletion-lookAgain = Vérifier à nouveau
deletion-submit = Supprimer mon compte
deletion-back = Garder mon compte
