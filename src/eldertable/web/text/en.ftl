## Everywhere

language = Language
theme-light = Light colours
theme-dark = Dark colours
to-lobby = To the lobby
loading = One moment …
loading-text = The table is being laid.
save = Save
cancel = Cancel
close = Close
help = Help
credits = Eldertable is unofficial and ships no artwork of the publishers. Icons: game-icons.net (CC BY 3.0) and Lucide (ISC). Fonts: Literata and Cinzel (OFL).

## Lobby

lobby-title = Take a seat at the table
lobby-lead = Play alone against bots, with friends live, or over days. The rules look after themselves.
you-are = You play as { $name }.
your-name = Your name
change-name = Change name
create-title = A new table
create-table = Open the table
game = Game
players = Players
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-you = You
seat-open = Open seat
seat-bot = { $level } { $number }
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Hard bot
bot-random = Random bot
bot-greedy = Quick bot
bot-search = Thinking bot
public-table = Show this table to everybody in the lobby
options = Options
per-seat = Set for each seat
no-games = No game is installed.
tables-mine = Your tables
tables-mine-none = You sit at no table yet.
tables-open = Tables to join
tables-open-none = No public table is waiting for players.
tables-running = Tables to watch
tables-running-none = No public game is running.
state-your-turn = Your turn
state-running = Running
state-waiting = Waiting for players
state-finished = Finished
by-link = By link only

## Before the start

waiting-for =
    { $count ->
        [0] The table is ready.
        [one] Waiting for one more player. The game starts as soon as the seat is taken.
       *[other] Waiting for { $count } more players. The game starts as soon as all seats are taken.
    }
sit-here = Sit here
share-link = Invite others with this link
copy = Copy
copied = Copied
leave-table = Leave the table

## The table

side = Players, log and moves
tabs = Parts of the table
tab-board = Board
tab-mine = Mine
tab-others = Others
tab-log = Log
tab-moves = Moves
prompt = What is asked
watching = You are watching.
thinking = is thinking …
your-move = your move
to-move = to move
away = away
winner = winner
is-bot = bot
points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
all-moves = All moves
undo = Undo
confirm = Yes, do it
confirm-question = This cannot be taken back. Do it?
take-seat = Play for seat { $number }
no-moves = Nothing to choose at the moment.
no-moves-finished = The game is over; there is nothing left to choose.
skip = Skip
missed =
    { $count ->
        [one] While you were away, one move was made. Here it is.
       *[other] While you were away, { $count } moves were made. Here they are.
    }
log-undo = { $name } took the last choice back.

## The end

show-result = Show the result
see-board = Look at the board
result-you = You have won!
result-winner = { $name } has won
result-shared = { $names } share the victory
result-all = You have all won!
result-none = All is lost
result-counting = Counting the points …
result-lead =
    { $count ->
        [one] One point ahead.
       *[other] { $count } points ahead.
    }
rematch = Play again
moments = The great moments
result-nobody = Nobody has won
total = Total
download-record = Download the record of this game

## Keys

keys = Keys
key-moves = list of legal moves; arrows walk, Enter chooses
key-log = the log
key-undo = take your last choice back
key-explain = explain the focused thing
key-walk = walk from thing to thing on the board
key-skip = skip the motion
key-escape = close or cancel

## When something is wrong

gone-title = There is no such table
gone-text = The link may be mistyped, or the table may have been closed before it started.
lost-title = Connecting …
lost-text = The server does not answer at the moment. The page keeps trying.
lost-banner = The connection is lost. The page reconnects by itself; nothing is lost.
try-now = Try now
error-unreachable = The server does not answer. Please try again in a moment.
error-stale = The table had already moved on. Here is how it stands now.
error-illegal = That is not possible now. Please choose one of the highlighted moves.
error-malformed = The server did not understand the message. Please load the page again.
error-not-your-turn = It is not your turn at the moment.
error-cannot-undo = This choice cannot be taken back any more.
error-seat-taken = Somebody else was quicker: that seat is taken.
error-already-started = The game has already started.
error-no-such-table = There is no such table.
error-other-rules = This game was started with other rules and cannot go on with the present ones.
error-not-running = This game is not running.
error-no-seat = You are watching this table; only those who sit at it can choose.
error-bad-table = The table could not be opened this way. Please check the seats and options.
error-bad-name = A name has 1 to 40 characters.
error-stranger = The table does not know you yet. Please open the lobby first.
error-too-often = That was too often. Please wait a moment and try again.
error-unavailable = The server cannot save at the moment; nothing was changed. Please try again.
error-defect = Something went wrong on the server; nothing was changed. Please try again.
error-unknown = Something went wrong. Please try again.

## Explanations

provenance-rulebook = From the rulebook
provenance-public = From public sources
provenance-recalled = From memory; details may differ from the printed game
provenance-designed = Designed for Eldertable
rule-clause = Rule { $clause }
not-now = Not possible now
tip-more = Right-click or ? keeps this open.
close-explanation = Close the explanation
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
map-help = Map: drag to move, pinch or scroll to zoom

## Rules

rules = Rules
rules-of = Rules of { $game }
rules-search = Search the rules
rules-contents = Contents
rules-not-translated = These rules are not translated yet; here they are in English.
rules-own-page = Open as a page
rules-found =
    { $count ->
        [0] Nothing found
        [one] { $count } place found
       *[other] { $count } places found
    }
to-rules = Read the whole rules

## Settings

settings = Settings
speed = Speed of motion
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = no motion
colours = Colours

## Guided first game

guide = Your guide
guide-offer = New here?
guide-offer-lead = A guided first game teaches the first turns by doing. The rules can be read at any time.
guide-begin = Begin
guide-begin-for = Guided first game: { $game }
guide-next = Go on
guide-end = Thank you
guide-close = Play on without the guide
guide-own-way = You went your own way: that is allowed, and nothing is lost.
guide-silent = Go on as you like; the guide speaks up when there is something new.
guide-wait = The others are playing. Watch what happens.
error-no-such-guide = This game has no guided first game.
