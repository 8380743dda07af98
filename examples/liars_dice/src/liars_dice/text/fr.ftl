title = Le Menteur
tagline = Misez sur des dés que personne ne voit tous, et doutez au bon moment.

## La première partie guidée

guide-welcome = Chacun a cinq dés sous un gobelet. Vous voyez les vôtres, les autres voient les leurs. À tour de rôle, chacun annonce combien de dés d’une même face se trouvent sous tous les gobelets réunis, toujours un peu plus qu’avant, jusqu’à ce que quelqu’un n’y croie plus.
guide-look = Vos dés sont devant vous. Les as sont des jokers : ils comptent pour toutes les faces.
guide-answer = Votre voisin a annoncé. Vous avez deux six et un as : trois dés comptent déjà comme six sous votre seul gobelet, et une annonce de 3 dés montrant 6 ne peut pas être fausse. Faites-la.
guide-doubt = Cela devient audacieux. Quand une annonce vous paraît impossible, choisissez « Douter » : on soulève tous les gobelets et on compte les dés. Qui avait tort perd un dé.
guide-farewell = Voilà tout le jeu : qui a encore des dés à la fin a gagné. Pointez n’importe quoi pour une explication. Continuez, et amusez-vous bien !
guide-known = Les annonces montent jusqu’à ce que quelqu’un doute ; alors on compte les dés, et qui avait tort en perd un. Les as comptent pour toutes les faces.
guide-left = Le bluff : une annonce n’a pas besoin d’être vraie, pourvu qu’on y croie.

## Options

option-wild = As jokers
option-wild-help = Les as comptent-ils pour toutes les faces ?
value-wild-true = les as comptent pour toutes les faces
value-wild-false = les as ne sont que des as

## Décisions

decision-open =
    { $seat_you ->
        [yes] Vous commencez : faites une annonce.
       *[no] { $seat } commence par une annonce.
    }
decision-answer =
    { $seat_you ->
        [yes] Annonce : { counted-dice } montrant { $face }. Plus haut, ou doutez-vous ?
       *[no] { $seat } surenchérit ou doute : { counted-dice } montrant { $face } ?
    }

## Choix

choice-make_bid =
    { $count ->
        [one] Au moins un dé montrant { $face }
       *[other] Au moins { $count } dés montrant { $face }
    }
choice-doubt = Douter de l’annonce
why-nothing_to_doubt = Personne n’a encore fait d’annonce.

## Évènements

de-bidder_seat =
    { $elides-bidder_seat ->
        [yes] d’{ $bidder_seat }
       *[no] de { $bidder_seat }
    }
counted-dice =
    { $count ->
        [one] un dé
       *[other] { $count } dés
    }
event-round_began =
    { $seat_you ->
        [yes] Manche { $round }. Vous annoncez en premier.
       *[no] Manche { $round }. { $seat } annonce en premier.
    }
event-dice_rolled =
    { $seat_you ->
        [yes] Vous lancez { counted-dice }.
       *[no] { $seat } lance { counted-dice }.
    }
event-bid_made =
    { $seat_you ->
        [yes] Vous annoncez { counted-dice } montrant { $face }.
       *[no] { $seat } annonce { counted-dice } montrant { $face }.
    }
event-doubted =
    { $seat_you ->
        [yes] Vous doutez de l’annonce { de-bidder_seat }.
       *[no] { $bidder_seat_you ->
            [yes] { $seat } doute de votre annonce.
           *[no] { $seat } doute de l’annonce { de-bidder_seat }.
        }
    }
event-cups_lifted =
    { $found ->
        [one] On soulève les gobelets : { $found } dé compte comme { $face }, l’annonce était { $count }.
       *[other] On soulève les gobelets : { $found } dés comptent comme { $face }, l’annonce était { $count }.
    }
event-die_lost =
    { $seat_you ->
        [yes] Vous perdez un dé ; il vous en reste { $left }.
       *[no] { $seat } perd un dé ; il en reste { $left }.
    }
event-game_ended =
    { $seat_you ->
        [yes] Il ne reste de dés qu’à vous.
       *[no] Il ne reste de dés qu’à { $seat }.
    }
tally-dice_rolled = Dés lancés
ending-last_one = Un seul joueur avait encore des dés.
part-dice = Dés restants

## Matériel

name-face_1 = as
name-face_2 = deux
name-face_3 = trois
name-face_4 = quatre
name-face_5 = cinq
name-face_6 = six

## Le plateau

board-bid = { counted-dice } montrant { $face }
board-no-bid = Pas encore d’annonce
board-seat = Place { $number }
board-round = Manche { $round }
board-on-table =
    { $count ->
        [one] un dé en jeu
       *[other] { $count } dés en jeu
    }
board-cup =
    { $count ->
        [one] { $name } : un dé sous le gobelet
       *[other] { $name } : { $count } dés sous le gobelet
    }
board-out = { $name } n’a plus de dés
board-die = Un { $face }
board-last = Manche précédente : { $found } sur { $count } montrant { $face }
board-count = Combien
board-face = Quelle face
board-more = Un de plus
board-fewer = Un de moins
board-say = Annoncer { counted-dice } montrant { $face }
board-doubt = Douter
board-odds = Vraisemblable ?
board-odds-are = Vraie dans { $percent } % des cas, d’après ce que vous voyez
board-grave = D’après ce que vous voyez, cette annonce n’est presque jamais vraie. La faire quand même ?
help-bid = D’après l’annonce, au moins ce nombre de dés sous tous les gobelets montre cette face.
help-wild = Les as comptent pour toutes les faces.
help-cup = Seul son propriétaire regarde sous un gobelet, jusqu’à ce que quelqu’un doute.
