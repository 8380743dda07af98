## Somebody

since = Ici depuis le { $date }
guest-since = Parmi les invités depuis le { $date }
closed = Cette personne garde ses parties pour elle.
somebody = Quelqu’un
nothing-yet = Aucune partie publique n’est encore terminée.
nothing-yet-you = Vos parties terminées se rassembleront ici.
edit = Votre visage, et qui voit vos parties
face-ground = Lumière
face-figure = Silhouette
face-hair = Cheveux
face-hat = Chapeau
face-collar = Col
face-sign = Signe
face-any = Au hasard
shown-to = Qui peut voir vos parties publiques
shown-everybody = Tout le monde
shown-nobody = Moi seulement
shown-help = Les tables privées ne sont jamais montrées aux autres. Si vous choisissez « Moi seulement », vous n’avez pas non plus de nom dans les listes des autres, ni de place dans les classements.

## What somebody did

profile-ratings = Cotes
profile-totals = Parties
profile-plots = Au fil du temps
profile-bests = En solo et ensemble
profile-rivals = Contre qui
profile-moments = Grands moments
profile-last = Dernières parties
mode-rivals = chacun pour soi
mode-together = tous ensemble
mode-solo = en solo
players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
column-game = Jeu
column-played = Jouées
column-won = Gagnées
column-lost = Perdues
column-average = Moyenne
column-best = Meilleur score
column-record = Record
plots-of = { $game }, de la plus ancienne à la plus récente ; les points pleins sont des victoires.
plot-rating = Cote
plot-scores = Points
plot-length = Coups par partie
plot-places = Places
place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
rival-games =
    { $won ->
        [one] { $won } victoire sur { $played }
       *[other] { $won } victoires sur { $played }
    }
rated = Classée
outcome-quit = Abandon
outcome-beaten = Gagnée
outcome-lost = Perdue
outcome-place =
    { $place ->
        [1] 1er sur { $players }
       *[other] { $place }e sur { $players }
    }
fact-played =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
fact-favourite = Jeu préféré : { $game }
fact-streak = { $count } victoires d’affilée en ce moment
fact-best-streak = Au mieux { $count } victoires d’affilée
moment-score = { $game } : victoire avec { $value } points
moment-length = { $game } : victoire après { $value } coups
merit-margin =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
merit-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }

## How strong somebody is

ladder-people = Entre joueurs
ladder-people-help = Les parties classées entre personnes.
ladder-everyone = Joueurs et robots
ladder-everyone-help = Toutes les parties classées. Les robots se trouvent là où leurs tournois les ont placés.
ladder-empty = Personne n’a encore joué assez de parties classées.
rating-spread =
    { $games ->
        [one] à { $spread } près, après { $games } partie
       *[other] à { $spread } près, après { $games } parties
    }
rating-measured = à { $spread } près
rating-provisional = encore provisoire
ranking-title = Les meilleurs
records = Records
records-help = Les meilleures parties publiques jouées en solo ou ensemble.
records-empty = Aucun record n’est encore établi.
record-games =
    { $won ->
        [one] { $won } victoire sur { $played }
       *[other] { $won } victoires sur { $played }
    }
record-see = La revoir

## Finding each other

people-title = Joueurs
seek = Trouver des adversaires
seek-waiting =
    { $count ->
        [one] { $count } personne attend
       *[other] { $count } personnes attendent
    }
seek-players = À combien
seek-pace = À quel rythme
pace-live = En direct, 5 minutes par coup
pace-slow = Sur plusieurs jours, 3 jours par coup
seek-rated = Classée
seek-rated-account = Classée (avec un compte)
seek-bots = Si personne ne vient bientôt, jouer avec des robots aux places libres
seek-go = Chercher
seek-stop = Arrêter de chercher
seek-others =
    { $count ->
        [0] Personne d’autre ne cherche ce jeu en ce moment.
        [one] Une autre personne cherche ce jeu.
       *[other] { $count } autres personnes cherchent ce jeu.
    }
seek-stay = Gardez cette page ouverte. Vous serez à la table dès que d’autres seront trouvés.
seek-bots-soon = Gardez cette page ouverte. Après quelques secondes, des robots prennent les places restées vides.
seek-slow-help = Vous pouvez fermer cette page. La partie sera parmi vos tables dès que d’autres seront trouvés.
company-invitations = Invitations
company-following = Vous suivez
company-companions = Ont joué avec vous
company-shunned = Vous bloquez
following-none = Vous ne suivez encore personne. Ouvrez le profil de quelqu’un pour le faire.
following-help = Ceux qui se suivent mutuellement voient qui est là.
companions-none = Ceux avec qui vous avez joué seront ici.
here = est là maintenant
invite = Inviter à…
invited-to = vous invite à { $game }
invitation-look = Aller voir
invitation-decline = Non merci
invite-somebody = Inviter quelqu’un
ask = Inviter
asked = Invitation envoyée
follow = Suivre
unfollow = Ne plus suivre
shun = Bloquer
unshun = Débloquer
shunned-help = Vous n’êtes pas assis ensemble, vous ne vous entendez pas et vous ne recevez pas d’invitations de cette personne.
report = Signaler
report-title = Signaler cette personne
report-help = La personne qui gère ce serveur s’en occupera. Personne d’autre ne le saura.
report-note = Qu’est-ce qui ne va pas ? (quelques mots, si vous voulez)
report-send = Envoyer le signalement
report-done = Merci. Ce sera examiné.
