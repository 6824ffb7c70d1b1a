### faults

required = Ce champ est obligatoire.
code = Ce code est faux ou a expiré. Tape celui que l’appli affiche maintenant.
confirmTest = Confirme que ton récepteur peut récompenser ce joueur, ou laisse le nom vide.
currentPassword = Ce n’est pas ton mot de passe actuel.
game = Choisis le jeu dans la liste.
listingName = Tape le nom de la fiche.
noPasskeys = Tu n’as pas encore de clé d’accès.
noneTicked = Coche au moins une fiche.
notReady = Ton navigateur n’était pas encore prêt. Attends que la case soit cochée, puis réessaie.
password = Ce n’est pas ton mot de passe.
port = Saisis un port de 1 à 65535.
reason = Choisis ce qui ne va pas.
role = Choisis un rôle.
signIn =
    Nom d’utilisateur ou mot de passe incorrect. Tu peux utiliser ton adresse e-mail une fois qu’elle est confirmée.
signInBusy =
    Trop de monde fait ça en ce moment, et la connexion n’est pas encore faite. Retape ton mot de
    passe et connecte-toi. Cette fois, ton navigateur fait d’abord un petit calcul, et tu passes
    devant ceux qui ne le font pas.
time = Saisis une date et une heure.
nothingToReplay =
    Il n’y a rien à renvoyer. Seuls les votes déjà envoyés à cette clé, ou en attente pour elle,
    sont renvoyés : pas ceux qui sont allés seulement à d’autres clés, qui sont encore en route ou
    qui sont nuls.
urlUnsaved =
    Cette URL n’est pas encore enregistrée. Enregistre-la d’abord : en attendant, nos envois vont à
    l’ancienne.
number = Saisis un nombre entier.
