guest-name = Guest { $number }
webhook-turn = It is your turn, { $name }: { $game }. { $link }
webhook-over = The game is over: { $game }. { $link }
webhook-test = Hello { $name }! Messages from Eldertable arrive here.
