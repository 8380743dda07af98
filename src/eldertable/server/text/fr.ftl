guest-name = Invité { $number }
webhook-turn = C’est à vous, { $name } : { $game }. { $link }
webhook-over = La partie est terminée : { $game }. { $link }
webhook-invited = On vous invite à une table, { $name } : { $game }. { $link }
webhook-paired = Votre prochaine partie du tournoi a commencé, { $name } : { $game }. { $link }
webhook-test = Bonjour { $name } ! Les messages d’Eldertable arrivent ici.
preview-waiting =
    { $free ->
        [0] La table est prête.
        [one] Il reste une place. Venez jouer.
       *[other] Il reste { $free } places. Venez jouer.
    }
preview-running = La partie est en cours. Venez regarder.
preview-finished = Revoyez la partie, coup par coup.
preview-people = À la table : { $names }.
push-turn = C’est à vous de jouer.
push-over = La partie est terminée.
push-invited = On vous invite à une table.
push-paired = Votre prochaine partie du tournoi a commencé.
