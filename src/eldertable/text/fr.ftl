bot-thinks = { $name } réfléchit…
choose-number =
    { $count ->
        [one] Tapez { $count } pour choisir, ou ? pour l’aide :
       *[other] Tapez un nombre de 1 à { $count }, ou ? pour l’aide :
    }
unknown-input = « { $input } » n’est pas un choix possible ici.
help-line = Un nombre fait ce choix · u annule votre dernier choix · l montre le journal · r montre de nouveau la table · q quitte
undo-done = Votre dernier choix est annulé.
cannot-undo = Votre dernier choix ne peut pas être annulé : il a fait appel au hasard, révélé quelque chose ou terminé votre coup.
log-title = Ce qui s’est passé
table-title = La table
game-over = La partie est terminée.
winner = Victoire : { $name }, avec { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
shared-win = Victoire partagée : { $names }.
team-wins = Vous gagnez ensemble !
nobody-wins = Personne ne gagne.
score-player = Joueur
score-total = Total
seat-name = Joueur { $number }
bot-name = Robot { $number } ({ $bot })
you-name = Vous
saved = La partie est enregistrée dans { $file }.
goodbye = À bientôt !
