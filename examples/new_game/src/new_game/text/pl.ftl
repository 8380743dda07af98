# Całe zdania na wszystko, co czytają gracze, tak jak w en.ftl.
title = New Game
tagline = Powiedz tu jednym zdaniem, dlaczego warto zasiąść do stołu.

## Pierwsza partia z przewodnikiem

guide-welcome = Każdy ma na ręce trzy karty. W każdej rundzie każdy zagrywa jedną, a najwyższa daje punkt.
guide-card = Zagraj kartę: najwyższą albo taką, bez której się obejdziesz.
guide-farewell = To cała gra. Graj dalej i baw się dobrze!
guide-known = Najwyższa karta rundy daje punkt, a kto ją zagrał, zaczyna następną rundę.
guide-left = Kiedy przytrzymać wysokie karty.

## Decyzje i wybory

decision-play_card =
    { $seat_you ->
        [yes] Zagraj kartę.
       *[no] { $seat } zagrywa kartę.
    }
choice-play_card = Zagraj kartę { $card }

## Wydarzenia

event-card_played =
    { $seat_you ->
        [yes] Zagrywasz kartę { $card }.
       *[no] { $seat } zagrywa kartę { $card }.
    }
event-round_won =
    { $seat_you ->
        [yes] Wygrywasz rundę kartą { $card }.
       *[no] { $seat } wygrywa rundę kartą { $card }.
    }
event-game_ended = Wszystkie karty zostały zagrane.
ending-hands_empty = Wszystkie karty zostały zagrane.
part-rounds = Wygrane rundy

## Plansza

board-round = Runda { $round }
board-seat = Miejsce { $number }
board-card = Karta { $card }
board-hand =
    { $count ->
        [one] { $name }: jedna karta
        [few] { $name }: { $count } karty
       *[many] { $name }: { $count } kart
    }
help-card = Najwyższa karta rundy daje punkt.
