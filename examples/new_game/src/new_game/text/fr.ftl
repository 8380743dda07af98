# Des phrases entières pour tout ce que les joueurs lisent, comme dans en.ftl.
title = New Game
tagline = Dites ici en une phrase pourquoi s’asseoir à cette table.

## La première partie guidée

guide-welcome = Chacun a trois cartes en main. À chaque manche, chacun en joue une, et la plus haute rapporte un point.
guide-card = Jouez une carte : la plus haute, ou une dont vous pouvez vous passer.
guide-farewell = Voilà tout le jeu. Continuez, et amusez-vous bien !
guide-known = La plus haute carte d’une manche rapporte un point, et qui l’a jouée commence la manche suivante.
guide-left = Quand garder ses cartes hautes.

## Décisions et choix

decision-play_card =
    { $seat_you ->
        [yes] Jouez une carte.
       *[no] { $seat } joue une carte.
    }
choice-play_card = Jouer le { $card }

## Évènements

event-card_played =
    { $seat_you ->
        [yes] Vous jouez le { $card }.
       *[no] { $seat } joue le { $card }.
    }
event-round_won =
    { $seat_you ->
        [yes] Vous gagnez la manche avec le { $card }.
       *[no] { $seat } gagne la manche avec le { $card }.
    }
event-game_ended = Toutes les cartes sont jouées.
ending-hands_empty = Toutes les cartes étaient jouées.
part-rounds = Manches gagnées

## Le plateau

board-round = Manche { $round }
board-seat = Place { $number }
board-card = Le { $card }
board-hand =
    { $count ->
        [one] { $name } : une carte
       *[other] { $name } : { $count } cartes
    }
help-card = La plus haute carte d’une manche rapporte un point.
