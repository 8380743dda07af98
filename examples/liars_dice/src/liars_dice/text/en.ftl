title = Liar’s Dice
tagline = Bid on dice that nobody sees whole, and doubt at the right moment.

## The guided first game

guide-welcome = Everybody has five dice under a cup. You see yours; the others see theirs. In turn each of you says how many dice of one face lie under all cups together, always a little more than before, until somebody does not believe it.
guide-look = Your dice lie in front of you. Ones are wild: they count for every face.
guide-answer = Your neighbour has bid. You hold two sixes and a one, so three dice count as six under your own cup alone: a bid of 3 dice showing 6 cannot be wrong. Make it.
guide-doubt = It is getting bold. When a bid asks for more than you can believe, press “Doubt”: all cups are lifted and the dice are counted. Whoever was wrong loses a die.
guide-farewell = That is the whole game: who still has dice at the end has won. Point at anything to have it explained. Play on, and enjoy!
guide-known = Bids go up until somebody doubts; then the dice are counted, and whoever was wrong loses one. Ones count for every face.
guide-left = Bluffing: a bid need not be true, as long as it is believed.

## Options

option-wild = Ones are wild
option-wild-help = Whether ones count for every face.
value-wild-true = ones count for every face
value-wild-false = ones are only ones

## Decisions

decision-open =
    { $seat_you ->
        [yes] You begin: make a bid.
       *[no] { $seat } begins with a bid.
    }
decision-answer =
    { $seat_you ->
        [yes] Bid: { counted-dice } showing { $face }. Bid higher, or doubt?
       *[no] { $seat } bids higher or doubts: { counted-dice } showing { $face }?
    }

## Choices

choice-make_bid =
    { $count ->
        [one] At least one die showing { $face }
       *[other] At least { $count } dice showing { $face }
    }
choice-doubt = Doubt the bid
why-nothing_to_doubt = Nobody has bid yet.

## Events

counted-dice =
    { $count ->
        [one] one die
       *[other] { $count } dice
    }
event-round_began =
    { $seat_you ->
        [yes] Round { $round }. You bid first.
       *[no] Round { $round }. { $seat } bids first.
    }
event-dice_rolled =
    { $seat_you ->
        [yes] You roll { counted-dice }.
       *[no] { $seat } rolls { counted-dice }.
    }
event-bid_made =
    { $seat_you ->
        [yes] You bid { counted-dice } showing { $face }.
       *[no] { $seat } bids { counted-dice } showing { $face }.
    }
event-doubted =
    { $seat_you ->
        [yes] You doubt the bid of { $bidder_seat }.
       *[no] { $bidder_seat_you ->
            [yes] { $seat } doubts your bid.
           *[no] { $seat } doubts the bid of { $bidder_seat }.
        }
    }
event-cups_lifted =
    { $found ->
        [one] The cups are lifted: one die counts as { $face }, the bid was { $count }.
       *[other] The cups are lifted: { $found } dice count as { $face }, the bid was { $count }.
    }
event-die_lost =
    { $seat_you ->
        [yes] You lose a die; you have { $left } left.
       *[no] { $seat } loses a die; { $left } left.
    }
event-game_ended =
    { $seat_you ->
        [yes] Only you still have dice.
       *[no] Only { $seat } still has dice.
    }
tally-dice_rolled = Dice rolled
ending-last_one = Only one player still had dice.
part-dice = Dice left

## Contents

name-face_1 = one
name-face_2 = two
name-face_3 = three
name-face_4 = four
name-face_5 = five
name-face_6 = six

## The board

board-bid = { counted-dice } showing { $face }
board-no-bid = No bid yet
board-seat = Seat { $number }
board-round = Round { $round }
board-on-table =
    { $count ->
        [one] one die in the game
       *[other] { $count } dice in the game
    }
board-cup =
    { $count ->
        [one] { $name }: one die under the cup
       *[other] { $name }: { $count } dice under the cup
    }
board-out = { $name } has no dice left
board-die = A { $face }
board-last = Last round: { $found } of { $count } showing { $face }
board-count = How many
board-face = Which face
board-more = One more
board-fewer = One fewer
board-say = Bid { counted-dice } showing { $face }
board-doubt = Doubt
board-odds = How likely?
board-odds-are = True in { $percent }% of all cases, from what you see
board-grave = With what you see this bid is hardly ever true. Make it all the same?
help-bid = At least this many dice under all cups show this face, says the bidder.
help-wild = Ones count for every face.
help-cup = Only its owner looks under a cup, until somebody doubts.
