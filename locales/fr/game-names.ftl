### game-names

heading = Tes noms dans les jeux
lead =
    Un autre nom sur Bedrock, ou un identifiant Steam sur certains serveurs ? Ajoute-le, et choisis
    sur chaque page de vote lequel vote. Le serveur reçoit et récompense exactement ce nom.
note = Chaque page de vote demande lequel de tes noms vote.
open = Tes noms…

heads-1 = Nom
heads-2 = Origine
heads-3 = { "" }

kinds-own = le nom de ton compte
kinds-steam = prouvé par ta connexion avec Steam
kinds-added = ajouté par toi

remove = Supprimer
addHeading = Ajouter un nom
rule =
    En plus du nom de ton compte, tu peux en avoir deux que rien ne prouve. D’autres joueurs peuvent
    porter le même : il reste libre pour l’inscription. Pour un tel nom, un serveur accepte un vote
    par jour, celui du premier venu, et un de plus par le lien que tu reçois dans le jeu.
steamRule =
    Rust et d’autres jeux Steam te connaissent par ton identifiant Steam. Connecte-toi avec Steam,
    et il arrive ici tout seul.
name = Nom dans le jeu
add = Ajouter ce nom
back = Retour à ton compte
backTo = Retour
full = Tu as atteint le nombre maximal de noms par compte. Supprimes-en un pour en ajouter un autre.
