## Tournaments

tournaments = Tournaments
tournament-of = Tournament: { $game }
list-open = To come
list-running = Under way
list-finished = Over
none-open = No tournament is announced at the moment. Announce one yourself.
announce-new = Announce a tournament
announce = Announce it
needs-account = Tournaments are for people with an account, since all their games are rated.
to-account = Make one, or sign in
field-game = Game
field-system = How one meets
field-size = Players
field-limit = Time for a move
field-start = Begins
field-bots = If places stay empty
bots-none = Play without them
bots-fill = Bots take the places that stay empty: { $level }.
at-most = up to { $count }
start-in = in { $time }
system-swiss = Swiss system
system-swiss-help = Everybody plays every round, against somebody with as many points. Nobody is out.
system-knockout = Knock-out
system-knockout-help = Who loses is out. If a game comes out even, the one who moved second goes on.
system-round_robin = Everybody against everybody
system-round_robin-help = Everybody meets everybody once.
begins-at = Begins { $time }
ended-at = Ended { $time }
cancelled = It did not take place
round-of = Round { $round } of { $rounds }
pairing-now = It begins right now
entered =
    { $count ->
        [one] { $count } of { $size } players
       *[other] { $count } of { $size } players
    }
yours = You take part
yours-over = You took part
nobody-yet = Nobody takes part yet.
a-move = { $time } for a move
all-rated = Rated games for two
hosted-by = Announced by
take-part = Take part
come-late = Join late
be-back = I am back
withdraw = Do not take part
go-away = Play no more rounds
begin-now = Begin now
call-off = Call it off
you-are-away = You are away: you get no game in the next rounds. Come back whenever you like.
your-game-waits = Your game of round { $round } has begun.
to-your-game = To your game
standings = Standings
final-standings = Final standings
column-place = Place
column-who = Player
column-points = Points
column-rounds = Rounds won
column-opposition = Opposition
column-opposition-help = Opposition: the points of all whom one has met. It decides between players with equal points.
away = away
winner = Winner
bye = no opponent, a point all the same
bye-knockout = no opponent, goes on
see-game = See it again
watch-game = Watch
dice = The dice of this tournament
dice-help = Before anybody took part, the server promised its secret by this fingerprint; everybody who takes part adds a share. The secret is told at the end, and the part of the server in every game follows from it.
dice-promise = What the server promised
dice-secret = Its secret

## Puzzles

puzzles = Puzzles of the day
puzzles-lead = One for each game, the same for everybody: a position from a game of bots in which one choice is far better than the rest.
puzzles-none = The first puzzles are being made. Come back in a while.
puzzle-new = New
puzzle-tried = Not solved yet
puzzle-solved = Solved
puzzle-tries = { $right } of { $tried } right at once
puzzle-untried = Nobody has tried it yet.
puzzle-title = Puzzle of the day
puzzle-intro = It is your turn. One choice is far better than the others, for all you can see. Look around, then make it. You may try again, but only the first try counts.
puzzle-go = Have a look
puzzle-right = That is it!
puzzle-right-text = This choice is far better than the rest, however the hidden things lie.
puzzle-wrong = Not this one
puzzle-wrong-text = Another choice is far better. Look again and try another one.
puzzle-others = Other puzzles

## Challenge

challenge = Challenge of the week
challenge-alone = alone
challenge-bots = against a bot
challenge-until = until { $time }
challenge-until-end = until the end of { $day }
challenge-help = The same deal for everybody, and one try each; it is ranked by its result. Nobody can look at it, or at the games of others, before the week is over.
challenge-begin = Begin your one try
challenge-yours = To your try
challenge-accounts = It is for people whose account is older than the challenge.
challenge-nobody = Nobody has finished yet.
challenge-won = Won
challenge-lost = Not won
challenge-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
challenge-margin =
    { $count ->
        [one] Lead: { $value } point
       *[other] Lead: { $value } points
    }
challenge-last = Last week: { $game }
