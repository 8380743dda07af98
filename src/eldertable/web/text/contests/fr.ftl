## Tournaments

tournaments = Tournois
tournament-of = Tournoi : { $game }
list-open = À venir
list-running = En cours
list-finished = Terminés
none-open = Aucun tournoi n’est annoncé pour le moment. Annoncez le vôtre.
announce-new = Annoncer un tournoi
announce = L’annoncer
needs-account = Les tournois sont réservés aux personnes qui ont un compte, car toutes leurs parties comptent pour la cote.
to-account = En créer un, ou se connecter
field-game = Jeu
field-system = Formule
field-size = Places
field-limit = Temps par coup
field-start = Début
field-bots = S’il reste des places
bots-none = Les laisser vides
bots-fill = Des robots prennent les places libres : { $level }.
at-most = jusqu’à { $count }
start-in = dans { $time }
system-swiss = Système suisse
system-swiss-help = Tout le monde joue à chaque ronde, contre quelqu’un qui a autant de points. Personne n’est éliminé.
system-knockout = Élimination directe
system-knockout-help = Qui perd est éliminé. En cas d’égalité, c’est la personne qui a joué en second qui continue.
system-round_robin = Toutes rondes
system-round_robin-help = Chacun rencontre chacun une fois.
begins-at = Début : { $time }
ended-at = Fin : { $time }
cancelled = Il n’a pas eu lieu
round-of = Ronde { $round } sur { $rounds }
pairing-now = Il commence à l’instant
entered =
    { $count ->
        [one] { $count } place prise sur { $size }
       *[other] { $count } places prises sur { $size }
    }
yours = Vous participez
yours-over = Vous avez participé
nobody-yet = Personne ne participe encore.
a-move = { $time } par coup
all-rated = Parties à deux, classées
hosted-by = Annoncé par
take-part = Participer
come-late = Participer en retard
be-back = Je suis de retour
withdraw = Ne pas participer
go-away = Ne plus jouer de ronde
begin-now = Commencer maintenant
call-off = L’annuler
you-are-away = Vous êtes en pause : pas de partie pour vous dans les prochaines rondes. Revenez quand vous voulez.
your-game-waits = Votre partie de la ronde { $round } a commencé.
to-your-game = À votre partie
standings = Classement
final-standings = Classement final
column-place = Place
column-who = Participant
column-points = Points
column-rounds = Rondes gagnées
column-opposition = Adversaires
column-opposition-help = Adversaires : les points de toutes les personnes rencontrées. Ils départagent celles qui ont autant de points.
away = en pause
winner = Victoire
bye = pas d’adversaire, un point tout de même
bye-knockout = pas d’adversaire, qualification d’office
see-game = Revoir
watch-game = Regarder
dice = Les dés de ce tournoi
dice-help = Avant que quiconque ne participe, le serveur a promis son secret par cette empreinte ; chaque participant y ajoute sa part. Le secret est révélé à la fin, et la part du serveur dans chaque partie en découle.
dice-promise = Ce que le serveur a promis
dice-secret = Son secret

## Puzzles

puzzles = Énigmes du jour
puzzles-lead = Une pour chaque jeu, la même pour tout le monde : une position d’une partie entre robots où un seul choix vaut bien mieux que les autres.
puzzles-none = Les premières énigmes se préparent. Revenez dans un moment.
puzzle-new = Nouvelle
puzzle-tried = Pas encore résolue
puzzle-solved = Résolue
puzzle-tries = Trouvée du premier coup : { $right } sur { $tried }
puzzle-untried = Personne ne l’a encore essayée.
puzzle-title = Énigme du jour
puzzle-intro = C’est à vous. Un choix vaut bien mieux que les autres, d’après tout ce que vous voyez. Regardez bien, puis faites-le. Vous pouvez recommencer, mais seul le premier essai compte.
puzzle-go = Regarder
puzzle-right = C’est bien ça !
puzzle-right-text = Ce choix vaut bien mieux que les autres, quoi que cachent les cartes.
puzzle-wrong = Pas celui-ci
puzzle-wrong-text = Un autre choix vaut bien mieux. Regardez encore et essayez-en un autre.
puzzle-others = Autres énigmes

## Challenge

challenge = Défi de la semaine
challenge-alone = en solo
challenge-bots = contre un robot
challenge-until = jusqu’au { $time }
challenge-until-end = jusqu’au { $day } à minuit
challenge-help = La même donne pour tout le monde, et un seul essai par personne, classé selon son résultat. Personne ne peut la regarder, ni voir les parties des autres, avant la fin de la semaine.
challenge-begin = Commencer votre seul essai
challenge-yours = À votre essai
challenge-accounts = Il est réservé aux personnes dont le compte est plus ancien que le défi.
challenge-nobody = Personne n’a encore terminé.
challenge-won = Gagné
challenge-lost = Pas gagné
challenge-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
challenge-margin =
    { $count ->
        [one] Avance : { $value } point
       *[other] Avance : { $value } points
    }
challenge-last = La semaine dernière : { $game }
