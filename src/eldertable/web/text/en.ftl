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
games = The games
turns = Your turn
ended-unseen = Over since you last looked
play-now = Play now
play-friends = Play with friends
more-options = More options
learn = Learn
learn-title = Learn { $game }
fact-players = { $from }–{ $to } players
fact-length = Length
fact-minutes = { $from }–{ $to } minutes
fact-weight = Weight
fact-kinds = How one plays
weight-1 = light
weight-2 = medium
weight-3 = demanding
kind-alone = alone
kind-together = together
kind-rivals = against each other
options-bots = For trials with bots
tables-quiet = No public table is open at the moment. Open one, or send a friend a link.
state-turn-of = { $name } decides
points-word =
    { $count ->
        [one] point
       *[other] points
    }
you-are = You play as { $name }.
your-name = Your name
change-name = Change name
create-title = A new table
create-table = Open the table
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
bot-expert = Expert bot
bot-random = Random bot
bot-greedy = Quick bot
bot-search = Thinking bot
public-table = Show this table to everybody in the lobby
options = Options
per-seat = Set for each seat
no-games = No game is installed.
tables-mine = Your tables
tables-open = Tables to join
tables-running = Tables to watch
state-your-turn = Your turn
state-running = Running
state-waiting = Waiting for players
state-other-rules = Cannot go on under the present rules
by-link = By link only

## Before the start

waiting-for =
    { $count ->
        [0] The table is ready.
        [one] Waiting for one more player. The game starts as soon as the seat is taken.
       *[other] Waiting for { $count } more players. The game starts as soon as all seats are taken.
    }
sit-down = Sit down
begin-with =
    { $count ->
        [one] Begin alone
       *[other] Begin now, with { $count } players
    }
invite = Invite others
share-link = Invite others with this link
code-help = Or let them point their phone at it.
code-label = The link as a QR code
looking =
    { $count ->
        [one] { $names } is looking at this table.
       *[other] { $names } are looking at this table.
    }
looking-nobody = Nobody else is looking at this table yet.
reach-none = Only this computer can open this link. To play with others in your network, stop Eldertable and start it again with: make play ARGS="--host 0.0.0.0"
reach-network = Others in the same network reach this table at this address.
options-usual = as usual
limit-mark-short = { $time }, then a mark
limit-bot-short = { $time }, then a bot plays on
seat-me-too = Me too
copy = Copy
copied = Copied
leave-table = Leave the table

## The table

side = Players, log and moves
tabs = Parts of the table
tab-board = Board
tab-mine = My area
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
recap = Since your last turn
recap-all = See all of it again
recap-again = See it again
log-parts =
    { $count ->
        [one] One detail
       *[other] { $count } details
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
result-opponent = Defeat! Victory goes to: { $name }
result-equal = The winners are equal in everything that counts: the victory is shared.
result-foe-equal = The points are equal, and a tie goes to the opponent.
result-foe-lead =
    { $count ->
        [one] The opponent is one point ahead.
       *[other] The opponent is { $count } points ahead.
    }
result-foe-together = Playing together, each of you needs more points than the opponent.
result-goal = Objective: { $goal }
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
board-other-kit = The drawn board of this game was made for version { $made } of the table kit; this table has version { $here }. You can play on the plain board.
board-broken = The drawn board of this game cannot be loaded. You can play on the plain board.
lost-banner = The connection is lost. The page reconnects by itself; nothing is lost.
not-saved-yet = Not saved yet: the server has not answered. Your choice is sent again by itself.
try-now = Try now
error-unreachable = The server does not answer. Please try again in a moment.
error-stale = The table had already moved on. Here is how it stands now.
error-not-saved = Your choice was not made: others went on before the connection was back. Here is how the table stands now.
error-went-on = Something was done at your seat before the connection was back. The log shows it; here is how the table stands now.
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
error-bad-name = A name has 1 to 40 characters, and something to read.
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
map-beyond =
    { $count ->
        [one] Show the choice beyond this edge
       *[other] Show the { $count } choices beyond this edge
    }
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
sound = Sound
sound-on = Sounds on
sound-off = Sounds off
volume = Volume
sound-bed = A quiet background for each game
speed = Speed of motion
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-off = no motion
colours = Colours

## You

you-title = You
former-player = Former player
account = Your account
account-none = You are a guest
account-keeps = Your tables and settings are kept on every device where you sign in.
sign-in = Sign in
sign-in-help = Your tables as a guest come along.
sign-up = New account
sign-up-help = A name and a password, no e-mail. Your tables stay yours. You get a recovery code to keep, in case the password is lost.
sign-out = Sign out
password = Password
password-help = At least 8 characters, and not easily guessed: several words are good.
password-old = Present password
password-new = New password
password-change = Change the password
password-changed = The password is changed. Other devices are signed out.
account-delete = Delete the account
account-delete-help = Bots take over your running games, and your waiting seats are open again. Finished games stay, without your name. This cannot be undone.
account-delete-now = Delete it for good
delete-chat = Remove what I said at tables too
guest-data = What the server keeps about you
guest-delete = Forget me
guest-delete-help = Bots take over your running games, and your waiting seats are open again. Finished games stay, without your name. This cannot be undone.
data-download = Download my data
recovery = Recovery code
recovery-keep = Keep this code in a safe place, on paper perhaps. With it, and your name, you get in again if you lose the password. It is shown only now.
recovery-kept = I have kept it
recovery-copy = Copy the code
recovery-copied = Copied.
recovery-new = New recovery code
recovery-new-help = The code from before is worth nothing then.
recover = Password lost?
recover-help = Your name and the recovery code that you kept let you choose a new password. All other devices are signed out.
recover-code = Recovery code
recover-now = Choose the new password
recovered = You are signed in, and the new password counts from now on. The code you used is spent; this is the new one.
notices = When it is your turn
notices-help = How this browser tells you that a table waits for you.
notice-sound = Sounds, with a soft bell when it is your turn
notice-title = A mark in the title of the tab
notice-notify = A notification, when the page is not in sight
notice-refused = The browser does not allow notifications from this page. You can change that in its settings.
next-table =
    { $count ->
        [one] Another table waits for you.
       *[other] { $count } other tables wait for you.
    }
notice-turn = It is your turn
webhook-part = A message elsewhere, for example in a Discord channel
webhook = Address that takes the messages (a webhook)
webhook-help = For games over days: when you are not looking, a message goes to this address. In Discord you find it in the settings of a channel, under Integrations.
webhook-try = Send a test
webhook-tried = The message was taken.

## Tables

tables-finished = Your finished games
tables-archive = Finished public games
upload = Open a record from a file
manner = Taking back and time
manner-undo = Taking back a move
manner-undo-agreed = If the others agree
manner-undo-free = Always
manner-limit = Time for a move
manner-limit-none = As long as it takes
manner-overtime = When the time is over
manner-overtime-mark = Only a mark
manner-overtime-bot = A bot plays on
time-left = Time left
stand-up = Stand up
seat-change = Change seat { $number }
seat-change-short = Change …
old-title = A game from before

## Around the game

table-menu = This table
to-table = To the table
look-here = Look from here
late =
    { $count ->
        [one] The time ran out once.
       *[other] The time ran out { $count } times.
    }
gave-up = has given up
stands-in = a bot stands in
bot-plays-for-you = A bot plays for you.
you-gave-up = You have given up; a bot plays on.
come-back = Play myself again
hand-over = Let a bot play for me
sure-help-hand-over = A bot plays on in your place. You can come back at any moment.
sure-yes-hand-over = Yes, let it play
concede = Give up
sure-help-concede = You lose this game. If others play on, a bot takes your place for good.
sure-yes-concede = Yes, I give up
abandon = End this game without a result
ask-abandon = Ask to end the game without a result
ask-undo = Ask to take my last move back
ask-undo-help = The others must agree. Dice and draws stay as they were.
take-back-move = Take my last move back
take-back-help = Also what came after it. Dice and draws stay as they were; the log keeps a note.
asks-undo = { $name } asks to take the last move back. Do you agree?
asks-abandon = { $name } proposes to end the game without a result. Do you agree?
asked-undo = You asked to take your last move back. Waiting for { $names }.
asked-abandon = You proposed to end the game. Waiting for { $names }.
agree = I agree
decline = No
withdraw = Never mind
settled-declined-undo = The move stays: somebody did not agree.
settled-declined-abandon = The game goes on: somebody did not agree.
settled-withdrawn-undo = { $name } no longer asks to take the move back.
settled-withdrawn-abandon = { $name } wants to play on after all.
rematch-join = Join the next game
ended-won = Victory for { $names }: nobody else plays on.
ended-conceded = The game was given up.
ended-abandoned = The game was ended by agreement, without a result.
ended-closed = The game was closed by the operator of the server, without a result.
ended-unfinished = The record ends here; the game was not played to its end.
log-takeback =
    { $count ->
        [one] { $name } took a move back.
       *[other] { $name } took a move back: { $count } choices.
    }
log-conceded = { $name } gave up.
log-abandoned = The game was ended by agreement.
log-closed = The game was closed by the operator of the server.
log-unfinished = The record ends here.
log-origin = This game plays on from a position of another one: see what came before.
report = Report a problem
report-help = Saves a file with what you may know of this game, versions and the last error. Nothing is sent.

## Chat

tab-chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-report = Report this line
chat-report-sure = Report it?
chat-reported = Reported
chat-send = Send
chat-spectator = spectator
chat-apart = The players read this only when the game is over.

## Seen again

replay = See the game again
replay-none = This game cannot be shown
replay-first = To the beginning
replay-back = One step back
replay-next = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-position = Position in the game
replay-at = Step { $at } of { $last }
replay-as = Look from a seat
replay-spectator = Spectator
replay-share = Copy link
replay-fork = Play from here

## Fair dice

fair-dice = Fair dice
dice-how = Before anybody sits down the server draws a secret key and promises it by its fingerprint (SHA-256). Everybody who sits down adds a random share from their own browser; all that chance brings comes from the key and the shares together, so that neither the server nor a player can choose it. When the game is over the key is given out, and everybody can check it all.
dice-share = Share of seat { $number }
dice-seed = What chance came from (the key and all shares)
dice-shares = The people at the table added shares of their own.
dice-shares-own = The people at the table added shares of their own. Yours is among them.
dice-shares-missing = What this browser added is not among the shares!
dice-no-shares = Nobody added a share here: chance comes from the server’s key alone.
dice-running = The game runs. The key is given out when it is over.
dice-right = The key fits the promise. Your browser has just checked it.
dice-wrong = The key does not fit the promise!
dice-insecure = This browser checks fingerprints only on secure pages (https). Compare them by another program.
dice-fork = This game plays on from a position of another one, with the same chance.
dice-promise = The promise (fingerprint of the key)
dice-key = The key
dice-computed = Fingerprint of the key, computed here
dice-elsewhere = To check every die and every draw too, download the record of the game and run “eldertable replay” on it.
dice-statistics = What chance brought
dice-total = { $count } in all

## More that can be wrong

error-bad-password = A password has 8 to 200 characters.
error-wrong-password = This name and password do not belong together.
error-weak-password = This password is easily guessed. Please take another one: several words are good.
error-wrong-code = This name and recovery code do not belong together.
error-blocked = The operator of this server lets nobody in from here for a while.
error-too-many-sockets = Too many tables are open from your address. Please close some of them first.
error-wrong-host = The server does not know itself by this address. Whoever runs it can tell you the right one.
error-too-many-analyses = Other games are still being looked back at. Please wait until they are done.
error-too-many-tables = You have as many open tables as one person may have. Please play or leave one of them first.
error-name-taken = Somebody has an account with this name, or with one that looks just like it. Please choose another.
error-bad-webhook = Messages cannot be sent to this address. It must begin with https:// and be reachable from everywhere.
error-webhook-failed = The address did not take the message. Please check it.
error-bad-record = This file is no record that can be played here: it is damaged, or from another version of the rules.
error-too-long = That is too long.
error-bad-text = A message has 1 to 500 characters.
error-handed-over = A bot plays for you. Take your seat back first.
error-already-asked = Something else is being asked at the moment.
error-nothing-asked = That question is settled already.
error-not-finished = This is possible only when the game is over.
error-game-over = The game is over at this position.
error-not-owner = Only who opened the table can change its seats.
error-last-seat = Leave the table to give up your last seat.
error-wrong-number = This game is not for so many players.

## Guided first game

guide = Your guide
guide-first = Guided first game
guide-first-help = The first turns by doing, about ten minutes.
guide-lesson = Lesson: { $lesson }
guide-lesson-help = From the middle of a game, about five minutes.
guide-second = Guided game, second lesson
guide-resume = step { $at } of { $count }
guide-open = Guide
guide-known = What you know now
guide-left = What is left to discover
guide-score = How the game stands
guide-further = The second lesson
guide-play-on = Play on
guide-stop = Stop here
learn-minutes-help = Who you are, what you want, how a turn goes. With pictures.
rules-help = The whole rules, to read and to search.
guide-next = Go on
guide-close = Fold the guide up
guide-own-way = You went your own way: that is allowed, and nothing is lost.
guide-silent = Go on as you like; the guide speaks up when there is something new.
guide-wait = The others are playing. Watch what happens.
error-no-such-guide = This game has no guided first game.

## Analysis and hints

tab-analysis = Analysis
analysis-lead = See everybody’s chances over the game, the best choices, and where most was lost. It takes a minute or two.
analysis-start = Analyse this game
analysis-running = { $total ->
    [0] Waiting for its turn …
   *[other] { $done } of { $total } decisions
  }
analysis-course = Chances to win over the game
analysis-together = Our chance to win
analysis-here = At this moment
analysis-nothing-here = Nobody decides anything here. Step on to the next choice.
analysis-chosen = (chosen)
analysis-why = The curve shows the chances before each choice. The list shows what each choice would leave: after the best one they can be higher than before it, because a choice is looked at more closely than the whole game.
analysis-turning-points = Where most was lost
analysis-no-turning-points = Nothing worth mentioning was given away.
analysis-loss = { $name }: “{ $chosen }” instead of “{ $best }” lost { $loss }%.
hint = Hint
hint-thinking = Thinking …
hint-lead = The hard bot would choose:
hint-value = { $percent }% to win
error-no-hints = Hints are given when you play alone or all together, not against other people.

## On this device

push = Tell me on this device, also when no page is open
push-help = It tells that it is your turn, that a game is over, or that somebody invites you. Nothing else.
push-insecure = This needs a page that came over https. Ask whoever runs this server.
push-unsupported = This browser cannot be told when no page is open.
push-denied = This browser does not let the page tell you anything. You can allow it in the browser’s settings for this page.
push-failed = The browser’s own service for messages cannot be reached. Please try again later.
error-bad-push = This browser’s address for messages cannot be used.

## People

player-page = Profile
people-page = People
find-opponents = Find opponents
ranking-page = The best
tournaments-page = Tournaments
puzzles-page = Puzzles
to-tournament = Back to the tournament
error-not-rated = This table cannot be rated this way: rated games are played against each other, with the game’s own settings.
error-rated-needs-account = Rated games are for people with an account.
error-rated-needs-limit = A rated table needs a time limit.
error-no-place = There is no place any more in this tournament.
error-account-too-young = The challenge is for accounts that are older than it.
error-tried-already = You have had your try.
error-sealed = This stays closed until the challenge of the week is over.
error-muted = You are asked to say nothing for a while.
error-no-such-line = Nobody else said this here.
error-shut-out = You are not let in for a while.
error-no-such-puzzle = There is no puzzle of this game yet.
error-too-many-tournaments = You look after enough tournaments already.
error-cannot-take-part = You cannot take part in this tournament.
error-not-taking-part = You do not take part in this tournament.
error-no-such-tournament = There is no such tournament.
error-one-seat = At a rated table everybody has one seat.
error-rated-table = This is not possible in a rated game.
error-at-odds = This is not possible with this person.
error-too-many = You follow too many people already.
error-no-such-profile = There is nobody with this profile.
error-no-such-game = There is no such game here.
error-no-such-rules = The rules of this game are not here.
error-no-such-seat = There is no such seat at this table.
error-already-signed-in = You are signed in already. Please load the page again.
error-no-account = You are playing without an account. Please sign in first.
error-conceded = You have given up this game.
error-not-asked = This question is for the others.
error-promise-used = This table has been opened already.
error-bad-tournament = The tournament could not be announced this way. Please check its game and its number of players.
rated-game = Rated game
rated-game-help = People with an account only, one seat each; nothing is taken back once it is seen, and there are no hints.
rated-table = This game is rated.

## How to play

learn-minutes = In two minutes
learn-rules = The rules
learn-symbols = Symbols
learn-words = Words
learn-box = From the box, and from us
learn-letter = The letter
learn-show-letter = Show the numbers of the rules
learn-letter-of = The letter of it: { $clauses }
learn-stale = The letter of this rule has changed lately; this paragraph is still to be read again.
learn-guide = Play the guided game
learn-read-rules = Read the rules
learn-chapters = Chapters
learn-step = Step { $step } of { $count }
learn-back = Back
learn-forth = Next
learn-again = Once more
learn-no-such-page = There is no such page in this book.
learn-all-symbols = All symbols
learn-symbol-where = Where the rules speak of it
learn-from-letter = These are the rules to the letter, for disputes. To learn the game, read How to play.
learn-open-book = How to play
error-no-such-book = There is no book about this game yet.
