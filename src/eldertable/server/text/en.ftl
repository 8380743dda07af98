guest-name = Guest { $number }
webhook-turn = It is your turn, { $name }: { $game }. { $link }
webhook-over = The game is over: { $game }. { $link }
webhook-invited = You are invited to a table, { $name }: { $game }. { $link }
webhook-paired = Your next game of the tournament has begun, { $name }: { $game }. { $link }
webhook-test = Hello { $name }! Messages from Eldertable arrive here.
preview-waiting =
    { $free ->
        [0] The table is ready.
        [one] One seat is free. Sit down and play.
       *[other] { $free } seats are free. Sit down and play.
    }
preview-running = The game is running. Come and watch.
preview-finished = See the game again, move by move.
preview-people = At the table: { $names }.
push-turn = It is your turn.
push-over = The game is over.
push-invited = You are invited to a table.
push-paired = Your next game of the tournament has begun.
