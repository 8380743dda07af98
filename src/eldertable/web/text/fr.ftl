## Partout

language = Langue
theme-light = Couleurs claires
theme-dark = Couleurs sombres
to-lobby = Vers l’accueil
loading = Un instant…
loading-text = On dresse la table.
save = Enregistrer
cancel = Annuler
close = Fermer
help = Aide
credits = Eldertable n’est pas officiel et ne contient aucune illustration des éditeurs. Icônes : game-icons.net (CC BY 3.0) et Lucide (ISC). Polices : Literata et Cinzel (OFL).

## Accueil

lobby-title = Prenez place à la table
lobby-lead = Jouez en solo contre des robots, en direct avec des amis, ou sur plusieurs jours. Les règles s’appliquent d’elles-mêmes.
games = Les jeux
turns = À vous de jouer
ended-unseen = Terminées depuis votre dernière visite
play-now = Jouer
play-friends = Jouer entre amis
more-options = Plus d’options
learn = Apprendre
learn-title = Apprendre { $game }
fact-players = { $from }–{ $to } joueurs
fact-length = Durée
fact-minutes = { $from }–{ $to } minutes
fact-weight = Difficulté
fact-kinds = Façon de jouer
weight-1 = facile
weight-2 = moyen
weight-3 = exigeant
kind-alone = en solo
kind-together = ensemble
kind-rivals = chacun pour soi
options-bots = Pour des essais entre robots
tables-quiet = Aucune table publique pour le moment. Ouvrez-en une, ou envoyez un lien à des amis.
state-turn-of = À { $name } de jouer
points-word =
    { $count ->
        [one] point
       *[other] points
    }
you-are = Votre nom : { $name }
your-name = Votre nom
change-name = Changer de nom
create-title = Une nouvelle table
create-table = Ouvrir la table
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
bot-expert = Robot expert
bot-random = Robot au hasard
bot-greedy = Robot rapide
bot-search = Robot réfléchi
public-table = Montrer cette table à tout le monde dans l’accueil
options = Options
per-seat = Régler pour chaque place
no-games = Aucun jeu n’est installé.
tables-mine = Vos tables
tables-open = Tables à rejoindre
tables-running = Tables à regarder
state-your-turn = À vous de jouer
state-running = En cours
state-waiting = En attente de joueurs
state-other-rules = Ne peut pas continuer avec les règles actuelles
by-link = Par lien seulement

## Avant le début

waiting-for =
    { $count ->
        [0] La table est prête.
        [one] Il manque encore un joueur. La partie commence dès que la place est prise.
       *[other] Il manque encore { $count } joueurs. La partie commence dès que toutes les places sont prises.
    }
sit-down = S’asseoir
begin-with =
    { $count ->
        [one] Commencer en solo
       *[other] Commencer à { $count } joueurs
    }
invite = Inviter
share-link = Invitez avec ce lien
code-help = Ou faites viser ce code avec un téléphone.
code-label = Le lien en code QR
looking =
    { $count ->
        [one] { $names } regarde cette table.
       *[other] { $names } regardent cette table.
    }
looking-nobody = Personne d’autre ne regarde encore cette table.
reach-none = Seul cet ordinateur peut ouvrir ce lien. Pour jouer avec d’autres sur votre réseau, arrêtez Eldertable et relancez-le avec : make play ARGS="--host 0.0.0.0"
reach-network = Sur le même réseau, les autres trouvent cette table à cette adresse.
options-usual = les réglages habituels
limit-mark-short = { $time }, puis une marque
limit-bot-short = { $time }, puis un robot prend le relais
seat-me-too = Moi aussi
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
watching = Vous êtes dans le public.
thinking = réfléchit…
your-move = à vous
to-move = doit jouer
away = pas là
winner = victoire
is-bot = robot
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
all-moves = Tous les coups
undo = Annuler le coup
confirm = Oui, je le fais
confirm-question = Ce choix est définitif. Le faire ?
take-seat = Jouer pour la place { $number }
no-moves = Il n’y a rien à choisir pour le moment.
no-moves-finished = La partie est terminée ; il n’y a plus rien à choisir.
recap = Depuis votre dernier tour
recap-all = Tout revoir
recap-again = Revoir
log-parts =
    { $count ->
        [one] Un détail
       *[other] { $count } détails
    }
log-undo = { $name } a repris son dernier choix.

## La fin

show-result = Voir le résultat
see-board = Regarder le plateau
result-you = Vous avez gagné !
result-winner = { $name } a gagné
result-shared = Victoire partagée : { $names }
result-all = Vous avez tous gagné !
result-none = Tout est perdu
result-counting = On compte les points…
result-lead =
    { $count ->
        [one] Un point d’avance.
       *[other] { $count } points d’avance.
    }
rematch = Rejouer
moments = Les grands moments
result-nobody = Personne n’a gagné
result-opponent = Défaite ! La victoire revient à : { $name }
result-equal = Égalité en tout ce qui compte : la victoire est partagée.
result-foe-equal = Égalité de points : elle profite à l’adversaire.
result-foe-lead =
    { $count ->
        [one] L’adversaire a un point d’avance.
       *[other] L’adversaire a { $count } points d’avance.
    }
result-foe-together = En coopération, chacun doit avoir plus de points que l’adversaire.
result-goal = Objectif : { $goal }
total = Total
download-record = Télécharger l’enregistrement de cette partie

## Touches

keys = Touches
key-moves = liste des coups possibles ; flèches pour parcourir, Entrée pour choisir
key-log = le journal
key-undo = reprendre votre dernier choix
key-explain = expliquer l’élément sélectionné
key-walk = aller d’un élément à l’autre sur le plateau
key-skip = passer l’animation
key-escape = fermer ou annuler

## Quand quelque chose ne va pas

gone-title = Cette table n’existe pas
gone-text = Le lien contient peut-être une erreur, ou la table a été fermée avant de commencer.
lost-title = Connexion…
lost-text = Le serveur ne répond pas pour le moment. La page continue d’essayer.
board-other-kit = Le plateau dessiné de ce jeu a été fait pour la version { $made } du kit de table ; cette table a la version { $here }. Vous pouvez jouer sur le plateau simple.
board-broken = Le plateau dessiné de ce jeu ne se charge pas. Vous pouvez jouer sur le plateau simple.
lost-banner = La connexion est perdue. La page se reconnecte d’elle-même ; rien n’est perdu.
not-saved-yet = Pas encore enregistré : le serveur n’a pas répondu. Votre choix sera renvoyé automatiquement.
try-now = Essayer maintenant
error-unreachable = Le serveur ne répond pas. Veuillez réessayer dans un instant.
error-stale = La partie avait déjà avancé. Voici où elle en est.
error-not-saved = Votre choix n’a pas été fait : la partie a avancé avant le retour de la connexion. Voici où elle en est.
error-went-on = Un choix a été fait à votre place avant le retour de la connexion. Le journal le montre ; voici où en est la partie.
error-illegal = Ce n’est pas possible maintenant. Veuillez choisir un des coups mis en valeur.
error-malformed = Le serveur n’a pas compris le message. Veuillez recharger la page.
error-not-your-turn = Ce n’est pas à vous de jouer pour le moment.
error-cannot-undo = Ce choix ne peut plus être repris.
error-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
error-already-started = La partie a déjà commencé.
error-no-such-table = Cette table n’existe pas.
error-other-rules = Cette partie a commencé avec d’autres règles et ne peut pas continuer avec les règles actuelles.
error-not-running = Cette partie n’est pas en cours.
error-no-seat = Vous regardez cette table ; seuls ceux qui y sont assis peuvent choisir.
error-bad-table = La table n’a pas pu être ouverte ainsi. Veuillez vérifier les places et les options.
error-bad-name = Un nom compte de 1 à 40 caractères, et se laisse lire.
error-stranger = La table ne vous connaît pas encore. Veuillez d’abord ouvrir l’accueil.
error-too-often = Trop de demandes à la suite. Veuillez patienter un instant et réessayer.
error-unavailable = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Veuillez réessayer.
error-defect = Une erreur s’est produite sur le serveur ; rien n’a changé. Veuillez réessayer.
error-unknown = Quelque chose n’a pas fonctionné. Veuillez réessayer.

## Explications

provenance-rulebook = Tiré de la règle du jeu
provenance-public = Tiré de sources publiques
provenance-recalled = Cité de mémoire ; des détails peuvent différer du jeu imprimé
provenance-designed = Conçu pour Eldertable
rule-clause = Règle { $clause }
not-now = Impossible maintenant
tip-more = Clic droit ou ? : garder ouvert.
close-explanation = Fermer l’explication
zoom-in = Agrandir
zoom-out = Réduire
zoom-fit = Tout montrer
map-beyond =
    { $count ->
        [one] Montrer le choix qui se trouve au-delà de ce bord
       *[other] Montrer les { $count } choix qui se trouvent au-delà de ce bord
    }
map-help = Carte : faites glisser pour déplacer, pincez ou faites défiler pour agrandir

## Règles

rules = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-contents = Sommaire
rules-not-translated = Ces règles ne sont pas encore traduites ; les voici en anglais.
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
sound = Son
sound-on = Activer les sons
sound-off = Couper les sons
volume = Volume
sound-bed = Une ambiance discrète pour chaque jeu
speed = Vitesse des animations
speed-slow = lente
speed-normal = normale
speed-fast = rapide
speed-off = sans animation
colours = Couleurs

## Vous

you-title = Vous
former-player = Ancien joueur
account = Votre compte
account-none = Vous jouez sans compte
account-keeps = Vos tables et vos réglages vous suivent sur chaque appareil où vous vous connectez.
sign-in = Se connecter
sign-in-help = Vos tables d’invité vous suivent.
sign-up = Nouveau compte
sign-up-help = Un nom et un mot de passe, sans adresse e-mail. Vos tables restent les vôtres. Vous recevez un code de secours à garder, au cas où le mot de passe se perdrait.
sign-out = Se déconnecter
password = Mot de passe
password-help = Au moins 8 caractères, et difficile à deviner : plusieurs mots conviennent bien.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-changed = Le mot de passe est changé. Les autres appareils sont déconnectés.
account-delete = Supprimer le compte
account-delete-help = Des robots reprennent vos parties en cours, et vos places en attente se libèrent. Les parties finies restent, sans votre nom. C’est irréversible.
account-delete-now = Supprimer définitivement
delete-chat = Effacer aussi ce que j’ai dit aux tables
guest-data = Ce que le serveur garde sur vous
guest-delete = Oubliez-moi
guest-delete-help = Des robots reprennent vos parties en cours, et vos places en attente se libèrent. Les parties finies restent, sans votre nom. C’est irréversible.
data-download = Télécharger mes données
recovery = Code de secours
recovery-keep = Gardez ce code en lieu sûr, sur papier par exemple. Avec lui et votre nom, vous pourrez revenir si vous perdez le mot de passe. Il n’est montré que maintenant.
recovery-kept = Je l’ai gardé
recovery-copy = Copier le code
recovery-copied = Copié.
recovery-new = Nouveau code de secours
recovery-new-help = Le code précédent ne vaudra plus rien.
recover = Mot de passe perdu ?
recover-help = Votre nom et le code de secours que vous avez gardé vous permettent de choisir un nouveau mot de passe. Tous les autres appareils sont déconnectés.
recover-code = Code de secours
recover-now = Choisir le nouveau mot de passe
recovered = La connexion est rétablie, et le nouveau mot de passe est enregistré. Le code utilisé ne vaut plus rien ; voici le nouveau.
notices = Quand c’est à vous
notices-help = Comment ce navigateur vous dit qu’une table vous attend.
notice-sound = Les sons, avec une petite cloche quand c’est à vous
notice-title = Un repère dans le titre de l’onglet
notice-notify = Une notification, quand la page n’est pas visible
notice-refused = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
next-table =
    { $count ->
        [one] Une autre table vous attend.
       *[other] { $count } autres tables vous attendent.
    }
notice-turn = C’est à vous
webhook-part = Un message ailleurs, par exemple dans un salon Discord
webhook = Adresse qui reçoit les messages (un webhook)
webhook-help = Pour les parties sur plusieurs jours : quand vous ne regardez pas, un message part vers cette adresse. Sur Discord, elle se trouve dans les paramètres du salon, sous Intégrations.
webhook-try = Envoyer un essai
webhook-tried = Le message a été accepté.

## Tables

tables-finished = Vos parties finies
tables-archive = Parties publiques finies
upload = Ouvrir un fichier de partie
manner = Reprises et temps
manner-undo = Reprendre un coup
manner-undo-agreed = Si les autres sont d’accord
manner-undo-free = Toujours
manner-limit = Temps par coup
manner-limit-none = Le temps qu’il faut
manner-overtime = Quand le temps est écoulé
manner-overtime-mark = Seulement une marque
manner-overtime-bot = Un robot continue
time-left = Temps restant
stand-up = Se lever
seat-change = Changer la place { $number }
seat-change-short = Changer…
old-title = Une partie d’avant

## Autour de la partie

table-menu = Cette table
to-table = Vers la table
look-here = Regarder d’ici
late =
    { $count ->
        [one] Le temps a été dépassé une fois.
       *[other] Le temps a été dépassé { $count } fois.
    }
gave-up = a abandonné
stands-in = un robot à sa place
bot-plays-for-you = Un robot joue pour vous.
you-gave-up = Vous avez abandonné ; un robot continue.
come-back = Reprendre ma place
hand-over = Laisser un robot jouer pour moi
sure-help-hand-over = Un robot joue à votre place. Vous pouvez revenir à tout moment.
sure-yes-hand-over = Oui, qu’il joue
concede = Abandonner
sure-help-concede = Vous perdez cette partie. Si d’autres continuent, un robot prend votre place pour de bon.
sure-yes-concede = Oui, j’abandonne
abandon = Arrêter la partie sans résultat
ask-abandon = Proposer d’arrêter sans résultat
ask-undo = Demander à reprendre mon dernier coup
ask-undo-help = Les autres doivent être d’accord. Dés et pioches restent les mêmes.
take-back-move = Reprendre mon dernier coup
take-back-help = Avec tout ce qui a suivi. Dés et pioches restent les mêmes ; le journal en garde la trace.
asks-undo = { $name } demande à reprendre son dernier coup. Êtes-vous d’accord ?
asks-abandon = { $name } propose d’arrêter la partie sans résultat. Êtes-vous d’accord ?
asked-undo = Vous demandez à reprendre votre coup. Réponse attendue : { $names }.
asked-abandon = Vous proposez d’arrêter la partie. Réponse attendue : { $names }.
agree = D’accord
decline = Non
withdraw = Laisser tomber
settled-declined-undo = Le coup reste : quelqu’un n’était pas d’accord.
settled-declined-abandon = La partie continue : quelqu’un n’était pas d’accord.
settled-withdrawn-undo = { $name } ne demande plus à reprendre le coup.
settled-withdrawn-abandon = { $name } veut finalement continuer.
rematch-join = Rejoindre la partie suivante
ended-won = Victoire par abandon : { $names }.
ended-conceded = La partie a été abandonnée.
ended-abandoned = La partie a été arrêtée d’un commun accord, sans résultat.
ended-closed = La partie a été fermée par la personne qui gère le serveur, sans résultat.
ended-unfinished = Le fichier s’arrête ici ; la partie n’a pas été jouée jusqu’au bout.
log-takeback =
    { $count ->
        [one] { $name } a repris un coup.
       *[other] { $name } a repris un coup : { $count } choix.
    }
log-conceded = { $name } a abandonné.
log-abandoned = La partie a été arrêtée d’un commun accord.
log-closed = La partie a été fermée par la personne qui gère le serveur.
log-unfinished = Le fichier s’arrête ici.
log-origin = Cette partie reprend une position d’une autre : voir ce qui précède.
report = Signaler un problème
report-help = Enregistre un fichier avec ce que vous pouvez savoir de la partie, les versions et la dernière erreur. Rien n’est envoyé.

## Discussion

tab-chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-report = Signaler ce message
chat-report-sure = Signaler ?
chat-reported = Signalé
chat-send = Envoyer
chat-spectator = dans le public
chat-apart = Les joueurs ne liront ceci qu’une fois la partie finie.

## Revoir

replay = Revoir la partie
replay-none = Cette partie ne peut pas être montrée
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-position = Position dans la partie
replay-at = Étape { $at } sur { $last }
replay-as = Regarder depuis une place
replay-spectator = Public
replay-share = Copier le lien
replay-fork = Jouer d’ici

## Des dés honnêtes

fair-dice = Des dés honnêtes
dice-how = Avant que quelqu’un ne s’installe, le serveur tire une clé secrète et la promet par son empreinte (SHA-256). Chaque personne qui s’assied ajoute une part tirée au hasard par son propre navigateur ; tout ce que le hasard apporte vient de la clé et des parts ensemble, si bien que ni le serveur ni un joueur ne peuvent le choisir. Quand la partie est finie, la clé est dévoilée et chacun peut tout vérifier.
dice-share = Part de la place { $number }
dice-seed = D’où vient le hasard (la clé et toutes les parts)
dice-shares = Les personnes à la table ont ajouté leurs propres parts.
dice-shares-own = Les personnes à la table ont ajouté leurs propres parts. La vôtre en fait partie.
dice-shares-missing = Ce que ce navigateur a ajouté ne figure pas parmi les parts !
dice-no-shares = Personne n’a ajouté de part ici : le hasard vient de la seule clé du serveur.
dice-running = La partie est en cours. La clé sera publiée à la fin.
dice-right = La clé correspond à la promesse. Votre navigateur vient de le vérifier.
dice-wrong = La clé ne correspond pas à la promesse !
dice-insecure = Ce navigateur ne vérifie les empreintes que sur des pages sécurisées (https). Comparez-les avec un autre programme.
dice-fork = Cette partie reprend une position d’une autre, avec le même hasard.
dice-promise = La promesse (empreinte de la clé)
dice-key = La clé
dice-computed = Empreinte de la clé, calculée ici
dice-elsewhere = Pour vérifier aussi chaque dé et chaque pioche, téléchargez le fichier de la partie et lancez « eldertable replay ».
dice-statistics = Ce que le hasard a apporté
dice-total = { $count } en tout

## D’autres erreurs

error-bad-password = Un mot de passe compte de 8 à 200 caractères.
error-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
error-weak-password = Ce mot de passe se devine facilement. Veuillez en choisir un autre : plusieurs mots conviennent bien.
error-wrong-code = Ce nom et ce code de secours ne vont pas ensemble.
error-blocked = La personne qui gère ce serveur ne laisse entrer personne d’ici pour un moment.
error-too-many-sockets = Trop de tables sont ouvertes depuis votre adresse. Veuillez d’abord en fermer quelques-unes.
error-wrong-host = Le serveur ne se connaît pas sous cette adresse. La personne qui le gère peut vous donner la bonne.
error-too-many-analyses = D’autres parties sont encore en cours d’analyse. Veuillez attendre qu’elles soient finies.
error-too-many-tables = Vous avez autant de tables ouvertes qu’une personne peut en avoir. Veuillez d’abord en jouer ou en quitter une.
error-name-taken = Quelqu’un a un compte à ce nom, ou à un nom qui lui ressemble à s’y méprendre. Veuillez en choisir un autre.
error-bad-webhook = Aucun message ne peut être envoyé à cette adresse. Elle doit commencer par https:// et être accessible de partout.
error-webhook-failed = L’adresse n’a pas accepté le message. Veuillez la vérifier.
error-bad-record = Ce fichier n’est pas une partie jouable ici : il est abîmé, ou d’une autre version des règles.
error-too-long = C’est trop long.
error-bad-text = Un message compte de 1 à 500 caractères.
error-handed-over = Un robot joue pour vous. Reprenez d’abord votre place.
error-already-asked = Une autre question est posée en ce moment.
error-nothing-asked = Cette question est déjà réglée.
error-not-finished = Ce n’est possible qu’une fois la partie finie.
error-game-over = La partie est finie à cette position.
error-not-owner = Seule la personne qui a ouvert la table peut changer ses places.
error-last-seat = Quittez la table pour libérer votre dernière place.
error-wrong-number = Ce jeu ne se joue pas à ce nombre de joueurs.

## Première partie guidée

guide = Votre guide
guide-first = Première partie guidée
guide-first-help = Les premiers tours en jouant, une dizaine de minutes.
guide-lesson = Leçon : { $lesson }
guide-lesson-help = Au milieu d’une partie, environ cinq minutes.
guide-second = Partie guidée, deuxième leçon
guide-resume = étape { $at } sur { $count }
guide-open = Guide
guide-known = Ce que vous savez maintenant
guide-left = Ce qu’il reste à découvrir
guide-score = Où en est la partie
guide-further = La deuxième leçon
guide-play-on = Continuer la partie
guide-stop = S’arrêter là
learn-minutes-help = Qui vous êtes, votre but, le déroulement d’un tour. En images.
rules-help = Toutes les règles, à lire et à parcourir.
guide-next = Continuer
guide-close = Replier le guide
guide-own-way = Vous avez pris un autre chemin : c’est permis, et rien n’est perdu.
guide-silent = Continuez comme vous voulez ; le guide reprendra quand il y aura du nouveau.
guide-wait = Les autres jouent. Regardez ce qui se passe.
error-no-such-guide = Ce jeu n’a pas de première partie guidée.

## Analysis and hints

tab-analysis = Analyse
analysis-lead = Voyez les chances de chacun au fil de la partie, les meilleurs choix et les plus grandes pertes. Cela prend une minute ou deux.
analysis-start = Analyser cette partie
analysis-running = { $total ->
    [0] En attente…
   *[other] { $done } décisions sur { $total }
  }
analysis-course = Chances de gagner au fil de la partie
analysis-together = Nos chances de gagner
analysis-here = À ce moment
analysis-nothing-here = Personne ne décide rien ici. Avancez jusqu’au prochain choix.
analysis-chosen = (choisi)
analysis-why = La courbe montre les chances avant chaque choix. La liste montre ce que chaque choix laisserait : après le meilleur, elles peuvent dépasser celles d’avant, car un choix est examiné de plus près que toute la partie.
analysis-turning-points = Les plus grandes pertes
analysis-no-turning-points = Rien d’important n’a été laissé passer.
analysis-loss = { $name } : « { $chosen } » au lieu de « { $best } » a coûté { $loss } %.
hint = Conseil
hint-thinking = Réflexion…
hint-lead = Le robot difficile choisirait :
hint-value = { $percent } % de chances de gagner
error-no-hints = Les conseils sont donnés quand vous jouez en solo ou tous ensemble, pas contre d’autres personnes.

## On this device

push = Me prévenir sur cet appareil, même quand aucune page n’est ouverte
push-help = On vous dit que c’est à vous de jouer, qu’une partie est terminée ou que quelqu’un vous invite. Rien d’autre.
push-insecure = Il faut pour cela une page ouverte par https. Demandez à la personne qui gère ce serveur.
push-unsupported = Ce navigateur ne peut pas être prévenu quand aucune page n’est ouverte.
push-denied = Ce navigateur ne laisse pas la page vous prévenir. Vous pouvez l’autoriser dans les réglages du navigateur pour cette page.
push-failed = Le service de messages du navigateur ne répond pas. Réessayez plus tard.
error-bad-push = L’adresse de ce navigateur pour les messages ne peut pas être utilisée.

## People

player-page = Profil
people-page = Joueurs
find-opponents = Trouver des adversaires
ranking-page = Les meilleurs
tournaments-page = Tournois
puzzles-page = Énigmes
to-tournament = Retour au tournoi
error-not-rated = Cette table ne peut pas être classée ainsi : une partie classée se joue les uns contre les autres, avec les réglages du jeu.
error-rated-needs-account = Les parties classées sont réservées à ceux qui ont un compte.
error-rated-needs-limit = Une table classée a besoin d’une limite de temps.
error-no-place = Il n’y a plus de place dans ce tournoi.
error-account-too-young = Le défi est réservé aux comptes plus anciens que lui.
error-tried-already = Vous avez déjà fait votre essai.
error-sealed = Cela reste fermé jusqu’à la fin du défi de la semaine.
error-muted = On vous demande de ne rien écrire pendant quelque temps.
error-no-such-line = Personne d’autre n’a écrit cela ici.
error-shut-out = L’entrée vous est refusée pour quelque temps.
error-no-such-puzzle = Il n’y a pas encore d’énigme pour ce jeu.
error-too-many-tournaments = Vous avez déjà annoncé assez de tournois.
error-cannot-take-part = Vous ne pouvez pas participer à ce tournoi.
error-not-taking-part = Vous ne participez pas à ce tournoi.
error-no-such-tournament = Ce tournoi n’existe pas.
error-one-seat = À une table classée, chacun n’a qu’une place.
error-rated-table = Ce n’est pas possible dans une partie classée.
error-at-odds = Ce n’est pas possible avec cette personne.
error-too-many = Vous suivez déjà trop de personnes.
error-no-such-profile = Personne n’a ce profil.
error-no-such-game = Ce jeu ne se trouve pas ici.
error-no-such-rules = Les règles de ce jeu ne se trouvent pas ici.
error-no-such-seat = Cette place n’existe pas à cette table.
error-already-signed-in = Ce navigateur est déjà connecté. Veuillez recharger la page.
error-no-account = Vous jouez sans compte. Veuillez d’abord vous connecter.
error-conceded = Vous avez abandonné cette partie.
error-not-asked = Cette question s’adresse aux autres.
error-promise-used = Cette table est déjà ouverte.
error-bad-tournament = Le tournoi n’a pas pu être annoncé ainsi. Veuillez vérifier le jeu et le nombre de joueurs.
rated-game = Partie classée
rated-game-help = Réservée à ceux qui ont un compte, une place chacun ; rien n’est repris une fois vu, et il n’y a pas de conseils.
rated-table = Cette partie est classée.

## Comment jouer

learn-minutes = En deux minutes
learn-rules = Les règles
learn-symbols = Symboles
learn-words = Vocabulaire
learn-box = De la boîte, et de nous
learn-letter = La lettre des règles
learn-show-letter = Afficher les numéros des règles
learn-letter-of = À la lettre : { $clauses }
learn-stale = La lettre de cette règle a changé récemment ; ce paragraphe reste à relire.
learn-guide = Jouer la partie guidée
learn-read-rules = Lire les règles
learn-chapters = Chapitres
learn-step = Étape { $step } sur { $count }
learn-back = Précédent
learn-forth = Suivant
learn-again = Encore une fois
learn-no-such-page = Cette page n’existe pas dans ce livre.
learn-all-symbols = Tous les symboles
learn-symbol-where = Où les règles en parlent
learn-from-letter = Voici les règles à la lettre, pour trancher. Pour apprendre le jeu, lisez Comment jouer.
learn-open-book = Comment jouer
error-no-such-book = Il n’y a pas encore de livre sur ce jeu.
