your-turn = It is your turn, { $name }.
turn-of = It is { $name }’s turn.
bot-thinks = { $name } is thinking …
choose-number =
    { $count ->
        [one] Type { $count } to choose, or ? for help:
       *[other] Type a number from 1 to { $count }, or ? for help:
    }
unknown-input = “{ $input }” is no choice here.
help-line = A number makes that choice · u takes your last choice back · l shows the log · r shows the table again · q leaves
undo-done = Your last choice was taken back.
cannot-undo = Your last choice cannot be taken back: it used chance, showed something new, or ended your move.
log-title = What happened
options-title = What you can do
table-title = The table
game-over = The game is over.
winner = { $name } wins with { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
shared-win = { $names } share the victory.
team-wins = You win together!
nobody-wins = Nobody wins.
score-player = Player
score-total = Total
seat-name = Player { $number }
bot-name = Bot { $number } ({ $bot })
you-name = You
saved = The game was saved in { $file }.
goodbye = Goodbye!
