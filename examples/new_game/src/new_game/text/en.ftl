# Whole sentences for everything that players read: `eldertable check` names what is missing or not used.
title = New Game
tagline = Say here in one sentence why somebody should sit down.

## The guided first game

guide-welcome = Everybody holds three cards. In each round everybody plays one, and the highest takes a point.
guide-card = Play a card: your highest, or one that you can spare.
guide-farewell = That is the whole game. Play on, and enjoy!
guide-known = The highest card of a round takes a point, and its player begins the next round.
guide-left = When to hold the high cards back.

## Decisions and choices

decision-play_card =
    { $seat_you ->
        [yes] Play a card.
       *[no] { $seat } plays a card.
    }
choice-play_card = Play the { $card }

## Events

event-card_played =
    { $seat_you ->
        [yes] You play the { $card }.
       *[no] { $seat } plays the { $card }.
    }
event-round_won =
    { $seat_you ->
        [yes] You win the round with the { $card }.
       *[no] { $seat } wins the round with the { $card }.
    }
event-game_ended = All cards are played.
ending-hands_empty = All cards were played.
part-rounds = Rounds won

## The board

board-round = Round { $round }
board-seat = Seat { $number }
board-card = The { $card }
board-hand =
    { $count ->
        [one] { $name }: one card
       *[other] { $name }: { $count } cards
    }
help-card = The highest card of a round takes a point.
