guest-name = Invité { $number }
webhook-turn = C’est à vous, { $name } : { $game }. { $link }
webhook-over = La partie est terminée : { $game }. { $link }
webhook-test = Bonjour { $name } ! Les messages d’Eldertable arrivent ici.
