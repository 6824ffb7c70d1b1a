### chats

message-one = { $player } a voté pour { $server }
message-many =
    { $votes ->
        [one] { $votes } vote pour { $server }
        [many] { $votes } votes pour { $server }
       *[other] { $votes } votes pour { $server }
    }
message-earlier = Votes antérieurs pour { $server } : { $votes }
message-test = Test : les votes pour { $server } seront publiés ici
message-vote = Voter
message-total =
    { $votes ->
        [one] { $votes } vote en 30 jours
        [many] { $votes } votes en 30 jours
       *[other] { $votes } votes en 30 jours
    }
message-more = et { $votes } de plus
message-top =
    Meilleurs votants de { $server } en { DATETIME($month, month: "long", year: "numeric") }
message-topLine =
    { $votes ->
        [one] { $place }. { $player } : { $votes } vote
        [many] { $place }. { $player } : { $votes } votes
       *[other] { $place }. { $player } : { $votes } votes
    }
message-others =
    { $players ->
        [one] et { $players } autre joueur
        [many] et { $players } autres joueurs
       *[other] et { $players } autres joueurs
    }

page-title = Chats de { $server }
page-lead =
    Les votes peuvent être publiés dans un salon de Discord, Slack ou Mattermost : avec les noms des
    joueurs, l’image du serveur et un lien pour voter. Ce qui est publié ne peut pas être retiré.
page-heading = Salons connectés
page-often = Fréquence
page-connect = Connecter un salon
page-example = Ce qui est publié
page-offer =
    { $address } est un salon : les votes y sont publiés sous forme de messages. Choisis la
    fréquence.
page-address = Adresse du webhook du salon
page-addressHelp =
    Sur Discord : paramètres du salon, Intégrations, Webhooks, Copier l’URL du webhook. Toute
    personne qui connaît l’adresse peut y publier ; elle est donc enregistrée chiffrée et n’est plus
    jamais affichée.
page-service = Chat
page-serviceHelp =
    Pour Rocket.Chat et les autres qui acceptent les messages de Mattermost, choisis Mattermost.
page-language = Langue des messages
page-languageOfOwner = Celle du propriétaire
page-submit = Connecter et envoyer un test
page-all = Tous les chats

paces-at_once = Tout de suite
paces-ten_minutes = Toutes les dix minutes
paces-daily = Les dix meilleurs, chaque jour

channel-title = Salon
channel-lead = Un message regroupe tous les votes depuis le précédent.
channel-replayLead =
    Publie à nouveau les votes depuis un moment donné, comme votes antérieurs. Un chat ne voit pas
    qu’il les avait déjà. { $days } jours en arrière au plus.
channel-addressKept = Laisse vide pour garder l’adresse actuelle.
channel-save = Enregistrer
channel-test = Message de test
channel-testLead = Publié maintenant, quel que soit ton choix ci-dessus. Personne n’est mentionné.
channel-testButton = Envoyer un message de test
channel-gone =
    Le chat n’accepte plus de messages à cette adresse, le salon a donc été désactivé. Les votes
    sont en attente. Colle une nouvelle adresse ci-dessus, puis envoie-les.

desk-reports =
    { $reports ->
        [one] { $reports } nouveau signalement
        [many] { $reports } de nouveaux signalements
       *[other] { $reports } nouveaux signalements
    }
desk-test = Test : les nouveautés pour la modération de { $site } seront publiées ici
desk-open = Ouvrir la modération
