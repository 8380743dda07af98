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

## Finding each other

people-title = People
seek = Find opponents
seek-waiting =
    { $count ->
        [one] { $count } is waiting
       *[other] { $count } are waiting
    }
seek-players = How many
seek-pace = How fast
pace-live = Live, 5 minutes a move
pace-slow = Over days, 3 days a move
seek-rated = Rated
seek-rated-account = Rated (with an account)
seek-bots = If nobody comes soon, play with bots on the free seats
seek-go = Look for others
seek-stop = Stop looking
seek-others =
    { $count ->
        [0] Nobody else is looking for this game at the moment.
        [one] One more person is looking for this game.
       *[other] { $count } more people are looking for this game.
    }
seek-stay = Keep this page open. You will be brought to the table as soon as others are found.
seek-bots-soon = Keep this page open. After a few seconds bots take the seats that stay empty.
seek-slow-help = You may close this page. The game will be among your tables as soon as others are found.
company-invitations = Invitations
company-following = You follow
company-companions = Played with you
company-shunned = You block
following-none = You do not follow anybody yet. Open somebody’s profile to do so.
following-help = Those who follow each other see who is here.
companions-none = Whom you have played with will stand here.
here = is here now
invite = Invite to …
invited-to = invites you to { $game }
invitation-look = Have a look
invitation-decline = No, thank you
invite-somebody = Ask somebody
ask = Ask
asked = Asked
follow = Follow
unfollow = Follow no longer
shun = Block
unshun = Unblock
shunned-help = You do not sit together, hear each other or get invitations from this person.
report = Report
report-title = Report this person
report-help = Whoever runs this server will look at it. Nobody else learns of it.
report-note = What is wrong? (a few words, if you like)
report-send = Send the report
report-done = Thank you. It will be looked at.
