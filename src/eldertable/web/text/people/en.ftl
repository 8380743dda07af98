## Somebody

since = Here since { $date }
guest-since = Guest since { $date }
closed = This person keeps their games private.
somebody = Somebody
nothing-yet = No public game is finished yet.
nothing-yet-you = Your finished games will gather here.
edit = Your face, and who sees your games
face-ground = Light
face-figure = Figure
face-hair = Hair
face-hat = Hat
face-collar = Collar
face-sign = Sign
face-any = Surprise me
shown-to = Who may see your public games
shown-everybody = Everybody
shown-nobody = Only me
shown-help = Private tables are never shown to others. If you choose “Only me”, you also have no name in other people’s lists and no place in the rankings.

## What somebody did

profile-ratings = Ratings
profile-totals = Games
profile-plots = Over time
profile-bests = Alone and together
profile-rivals = Against whom
profile-moments = Great moments
profile-last = Last games
mode-rivals = against each other
mode-together = all together
mode-solo = alone
players-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
column-game = Game
column-played = Played
column-won = Won
column-lost = Lost
column-average = Average
column-best = Best
column-record = Record
plots-of = { $game }, from the oldest to the newest; full dots are victories.
plot-rating = Rating
plot-scores = Points
plot-length = Moves in a game
plot-places = Places
place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
rival-games = { $won } of { $played } won
rated = Rated
outcome-quit = Given up
outcome-beaten = Won
outcome-lost = Lost
outcome-place =
    { $place ->
        [1] 1st of { $players }
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $place }th of { $players }
    }
fact-played =
    { $count ->
        [one] One game
       *[other] { $count } games
    }
fact-favourite = Most of all { $game }
fact-streak = { $count } victories in a row now
fact-best-streak = At most { $count } victories in a row
moment-score = { $game }: won with { $value } points
moment-length = { $game }: won after { $value } moves
merit-margin =
    { $count ->
        [one] { $sign }{ $count } point
       *[other] { $sign }{ $count } points
    }
merit-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

## How strong somebody is

ladder-people = People
ladder-people-help = Rated games of people against each other.
ladder-everyone = People and bots
ladder-everyone-help = All rated games. The bots stand where tournaments among them put them.
ladder-empty = Nobody has played enough rated games yet.
rating-spread =
    { $games ->
        [one] give or take { $spread }, after one game
       *[other] give or take { $spread }, after { $games } games
    }
rating-measured = give or take { $spread }
rating-provisional = still provisional
ranking-title = The best
records = Records
records-help = The best public games of those who play alone or together.
records-empty = No record has been set yet.
record-games = { $won } of { $played } won
record-see = See it again
