## Partout

language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
to-lobby = Vers l’accueil
loading = Un instant …
loading-text = On dresse la table.
save = Enregistrer
cancel = Annuler
close = Fermer
help = Aide
credits = Eldertable n’est pas officiel et ne contient aucune illustration des éditeurs. Icônes : game-icons.net (CC BY 3.0) et Lucide (ISC). Polices : Literata et Cinzel (OFL).

## Accueil

lobby-title = Prenez place à la table
lobby-lead = Jouez seul contre des robots, en direct avec des amis, ou sur plusieurs jours. Les règles s’appliquent d’elles-mêmes.
you-are = Vous jouez sous le nom de { $name }.
your-name = Votre nom
change-name = Changer de nom
create-title = Une nouvelle table
create-table = Ouvrir la table
game = Jeu
players = Joueurs
seats = Places
seat-number = Place { $number }
seat-me = Moi
seat-you = Vous
seat-open = Place libre
seat-bot = { $level } { $number }
bot-easy = Robot facile
bot-normal = Robot normal
bot-hard = Robot difficile
bot-random = Robot au hasard
bot-greedy = Robot rapide
bot-search = Robot réfléchi
public-table = Montrer cette table à tout le monde dans l’accueil
options = Options
per-seat = Régler pour chaque place
no-games = Aucun jeu n’est installé.
tables-mine = Vos tables
tables-mine-none = Vous n’êtes encore à aucune table.
tables-open = Tables à rejoindre
tables-open-none = Aucune table publique n’attend de joueurs.
tables-running = Tables à regarder
tables-running-none = Aucune partie publique n’est en cours.
state-your-turn = À vous de jouer
state-running = En cours
state-waiting = En attente de joueurs
state-finished = Terminée
by-link = Par lien seulement

## Avant le début

waiting-for =
    { $count ->
        [0] La table est prête.
        [one] Il manque encore un joueur. La partie commence dès que la place est prise.
       *[other] Il manque encore { $count } joueurs. La partie commence dès que toutes les places sont prises.
    }
sit-here = S’asseoir ici
share-link = Invitez les autres avec ce lien
copy = Copier
copied = Copié
leave-table = Quitter la table

## La table

side = Joueurs, journal et coups
tabs = Parties de la table
tab-board = Plateau
tab-mine = À moi
tab-others = Autres
tab-log = Journal
tab-moves = Coups
prompt = Ce qui est demandé
watching = Vous regardez la partie.
thinking = réfléchit …
your-move = à vous
to-move = doit jouer
away = absent
winner = gagnant
is-bot = robot
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
all-moves = Tous les coups
undo = Annuler le coup
confirm = Oui, je le fais
confirm-question = Ce choix est définitif. Le faire ?
take-seat = Jouer pour la place { $number }
no-moves = Il n’y a rien à choisir pour le moment.
no-moves-finished = La partie est terminée ; il n’y a plus rien à choisir.
skip = Passer
missed =
    { $count ->
        [one] Pendant votre absence, un coup a été joué. Le voici.
       *[other] Pendant votre absence, { $count } coups ont été joués. Les voici.
    }
log-undo = { $name } a repris son dernier choix.

## La fin

show-result = Voir le résultat
see-board = Regarder le plateau
result-you = Vous avez gagné !
result-winner = Victoire de { $name }
result-shared = Victoire partagée : { $names }
result-all = Vous avez tous gagné !
result-none = Tout est perdu
result-counting = On compte les points …
result-lead =
    { $count ->
        [one] Un point d’avance.
       *[other] { $count } points d’avance.
    }
rematch = Rejouer
moments = Les grands moments
result-nobody = Personne n’a gagné
total = Total
download-record = Télécharger l’enregistrement de cette partie

## Touches

keys = Touches
key-moves = liste des coups possibles ; flèches pour parcourir, Entrée pour choisir
key-log = le journal
key-undo = reprendre votre dernier choix
key-explain = expliquer l’élément sélectionné
key-walk = aller d’un élément à l’autre sur le plateau
key-skip = passer l’animation
key-escape = fermer ou annuler

## Quand quelque chose ne va pas

gone-title = Cette table n’existe pas
gone-text = Le lien contient peut-être une erreur, ou la table a été fermée avant de commencer.
lost-title = Connexion …
lost-text = Le serveur ne répond pas pour le moment. La page continue d’essayer.
lost-banner = La connexion est perdue. La page se reconnecte d’elle-même ; rien n’est perdu.
try-now = Essayer maintenant
error-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
error-stale = La partie avait déjà avancé. Voici où elle en est.
error-illegal = Ce n’est pas possible maintenant. Veuillez choisir un des coups mis en valeur.
error-malformed = Le serveur n’a pas compris le message. Veuillez recharger la page.
error-not-your-turn = Ce n’est pas à vous de jouer pour le moment.
error-cannot-undo = Ce choix ne peut plus être repris.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-already-started = La partie a déjà commencé.
error-no-such-table = Cette table n’existe pas.
error-other-rules = Cette partie a commencé avec d’autres règles et ne peut pas continuer avec les règles actuelles.
error-not-running = Cette partie n’est pas en cours.
error-no-seat = Vous regardez cette table ; seuls ceux qui y sont assis peuvent choisir.
error-bad-table = La table n’a pas pu être ouverte ainsi. Veuillez vérifier les places et les options.
error-bad-name = Un nom compte de 1 à 40 caractères.
error-stranger = La table ne vous connaît pas encore. Veuillez d’abord ouvrir l’accueil.
error-too-often = C’était trop souvent. Veuillez patienter un instant et réessayer.
error-unavailable = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Veuillez réessayer.
error-defect = Une erreur s’est produite sur le serveur ; rien n’a changé. Veuillez réessayer.
error-unknown = Quelque chose n’a pas fonctionné. Veuillez réessayer.

## Explications

provenance-rulebook = Tiré de la règle du jeu
provenance-public = Tiré de sources publiques
provenance-recalled = Cité de mémoire ; des détails peuvent différer du jeu imprimé
provenance-designed = Conçu pour Eldertable
rule-clause = Règle { $clause }
not-now = Impossible maintenant
tip-more = Clic droit ou ? : garder ouvert.
close-explanation = Fermer l’explication
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
map-help = Carte : faites glisser pour déplacer, pincez ou faites défiler pour agrandir

## Règles

rules = Règles
rules-of = Règles de { $game }
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-not-translated = Ces règles ne sont pas encore traduites ; les voici en anglais.
rules-own-page = Ouvrir sur une page
rules-found =
    { $count ->
        [0] Aucun passage trouvé
        [one] { $count } passage trouvé
       *[other] { $count } passages trouvés
    }
to-rules = Lire toutes les règles

## Réglages

settings = Réglages
speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = sans animation
colours = Couleurs

## Première partie guidée

guide = Votre guide
guide-offer = Vous débutez ?
guide-offer-lead = Une première partie guidée apprend les premiers tours en jouant. On peut lire les règles à tout moment.
guide-begin = Commencer
guide-begin-for = Première partie guidée : { $game }
guide-next = Continuer
guide-end = Merci
guide-close = Jouer sans le guide
guide-own-way = Vous avez pris un autre chemin : c’est permis, et rien n’est perdu.
guide-silent = Continuez comme vous voulez ; le guide reprendra quand il y aura du nouveau.
guide-wait = Les autres jouent. Regardez ce qui se passe.
error-no-such-guide = Ce jeu n’a pas de première partie guidée.
