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
table-title = The table
game-over = The game is over.
winner = Victory: { $name }, with { $score ->
        [one] { $score } point.
       *[other] { $score } points.
    }
shared-win = Shared victory: { $names }.
team-wins = You win together!
nobody-wins = Nobody wins.
score-player = Player
score-total = Total
seat-name = Player { $number }
bot-name = Bot { $number } ({ $bot })
you-name = You
saved = The game was saved in { $file }.
goodbye = Goodbye!
