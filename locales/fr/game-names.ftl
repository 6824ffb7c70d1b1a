### game-names

heading = Tes noms dans les jeux
lead =
    Un autre nom sur Bedrock, ou un identifiant Steam sur certains serveurs ? Ajoute-le, et choisis
    sur chaque page de vote lequel vote. Le serveur reçoit et récompense exactement ce nom.
note = Chaque page de vote demande lequel de tes noms vote.
open = Tes noms…

listHeading = Noms qui peuvent voter

kinds-steam = Prouvé par ta connexion avec Steam
kinds-added = Ajouté par toi
badges-own = compte
badges-proved = prouvé
votesFor =
    { $more ->
        [0] Vote pour { $servers }
       *[other] Vote pour { $servers } et { $more } de plus
    }
unused = Aucun vote sous ce nom pour l’instant

remove = Supprimer
addHeading = Ajouter un nom
left =
    Tu peux ajouter { $left ->
        [one] encore { $left } nom.
       *[other] { $left } noms.
    }
ruleTitle = Comment comptent les votes d’un nom ajouté
rule =
    D’autres joueurs peuvent ajouter le même nom ou s’inscrire avec, car rien ne prouve à qui il
    est. Pour un tel nom, un serveur accepte un vote par jour, celui du premier venu, et un de
    plus par le lien que tu reçois dans le jeu.
steamRule =
    Rust et d’autres jeux Steam te connaissent par ton identifiant Steam. Connecte-toi avec Steam,
    et il arrive ici tout seul.
name = Nom dans le jeu
add = Ajouter ce nom
back = Retour à ton compte
backTo = Retour
full = Tu as atteint le nombre maximal de noms par compte. Supprimes-en un pour en ajouter un autre.
