### English texts of Makhos.
###
### $square, $from, $to, $captured: a square's name as Texts::square writes it.
### $squares, $moves: several of them, as Texts::all_of or Texts::any_of joins them.
### $side, $winner, $loser: Side. $rank: Rank. $game: Game. Numbers that a text selects on are plain u32.


## The app and the two games

app-title = Makhos
app-tagline = Thai and English checkers for two, by the right rules
variant-thai = Thai checkers (Makhos)
variant-thai-short = Thai
variant-english = English checkers
variant-english-short = English
# The name of the switch between the two games.
variant-choice = Game

page-title = Makhos: Thai and English checkers
-game = { $game ->
    [thai] Thai checkers
   *[english] English checkers
}
page-title-turn = { $side ->
    [black] Black to move
   *[white] White to move
} · { -game }
# $result is an end, as end-win writes it.
page-title-over = { $result } · { -game }


## Sides and pieces

side-name = { $side ->
    [black] Black
   *[white] White
}
# A player's own name with the side.
side-name-named = { $side ->
    [black] { $name } (Black)
   *[white] { $name } (White)
}
rank-name = { $rank ->
    [man] man
   *[king] king
}
-pieces = { $count ->
    [one] 1 piece
   *[other] { $count } pieces
}
-kings = { $kings ->
    [0] { "" }
    [one] { " " }(1 king)
   *[other] { " " }({ $kings } kings)
}
# The line under a player who waits.
pieces-left = { -pieces }{ -kings }
# The line under the player whose turn it is.
pieces-left-to-move = to move · { -pieces }{ -kings }
# The pieces a player has taken, for the row of small pieces beside the name.
pieces-taken = { $count ->
    [0] nothing captured
    [one] 1 piece captured
   *[other] { $count } pieces captured
}


## Whose turn, and what the game expects

to-move = { $side ->
    [black] Black to move
   *[white] White to move
}
to-move-named = { $name } to move
must-capture-you = You must capture
must-capture = { $side ->
    [black] Black must capture
   *[white] White must capture
}
must-capture-named = { $name } must capture
# The only piece that can take has one first landing square, or it is not chosen yet.
takes-one = { $rank ->
    [man] The piece on { $square } takes.
   *[king] The king on { $square } takes.
}
# The only piece that can take, with several landing squares.
takes-one-choose-end = { $rank ->
    [man] The piece on { $square } takes. Where do you want to end?
   *[king] The king on { $square } takes. Where do you want to end?
}
# Several pieces can take; $squares by any_of.
takes-several = Choose a piece that takes: { $squares }.
chain-go-on = Go on capturing from { $square }
chain-go-on-to = Next: { $squares }.
chain-take-back = Tap the piece or press Esc to take it back.
choose-piece = Choose a piece to move
choose-piece-detail = Tap one, or drag it to its new square.
choose-target = { $rank ->
    [man] Choose where the piece on { $square } goes
   *[king] Choose where the king on { $square } goes
}
looking-back = You are looking at an earlier position.


## Why a square or a move is refused

# $side is whose piece it is.
refused-not-your-piece = { $side ->
    [black] That is Black’s piece; White is to move.
   *[white] That is White’s piece; Black is to move.
}
refused-empty-square = There is no piece on { $square }.
refused-blocked = { $rank ->
    [man] The piece on { $square } is blocked; choose another one.
   *[king] The king on { $square } is blocked; choose another one.
}
# Another piece can capture; $count of them, on $squares by any_of.
refused-other-must-capture = { $count ->
    [one] Capturing is compulsory: the piece on { $squares } has to take.
   *[other] Capturing is compulsory: a piece on { $squares } has to take.
}
# This piece can capture, so it may not just move; $squares are its landing squares by any_of.
refused-must-capture-here = Capturing is compulsory: the piece on { $square } has to take and land on { $squares }.
refused-man-moves-forward = A man moves only forward.
refused-man-captures-forward = A man captures only forward.
refused-not-diagonal = Pieces move along diagonals only.
refused-man-too-far = A man moves just one square.
# English checkers.
refused-king-too-far = A king moves just one square in this game.
refused-way-blocked = The way is blocked on { $square }.
refused-own-piece-in-way = Your own piece on { $square } is in the way.
refused-occupied = There is already a piece on { $square }.
refused-two-in-a-row = Two pieces in a row cannot be captured.
refused-land-behind = After taking the piece on { $captured } you land directly behind it, on { $square }.
refused-nothing-to-capture = There is nothing to capture on the way to { $square }.
refused-cannot-go-there = The piece on { $from } cannot go to { $to }.
refused-chain-unfinished = The capture is not finished. Go on to { $squares }.
refused-ambiguous-end = Two captures end on { $square }. Go there step by step: first { $squares }.
refused-game-over = The game is over. Undo a move or start a new game.
refused-typed-unknown = “{ $text }” is not a move. Write it like { $moves }.
refused-typed-illegal = { $text } is not possible here. You can play { $moves }.
refused-typed-ambiguous = { $text } can mean more than one capture. Write it in full: { $moves }.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-redo = There is nothing to redo.


## The end of a game

# $name is the winner's own name.
end-win = { $winner ->
    [black] Black wins
   *[white] White wins
}
end-win-named = { $winner ->
    [black] { $name } (Black) wins
   *[white] { $name } (White) wins
}
end-draw = Draw

-side-loser = { $loser ->
    [black] Black
   *[white] White
}
reason-blocked = { -side-loser } is blocked
reason-no-pieces = { -side-loser } has no pieces left
reason-resigned = { -side-loser } resigned
reason-time = { -side-loser } ran out of time
reason-repetition = The same position came up for the third time
# A ply is a turn of one side.
reason-no-progress = { $plies } turns without a capture or a man’s move
reason-no-capture = { $plies } turns without a capture
reason-agreement = Both players agreed

end-blocked = { $loser ->
    [black] White wins: Black is blocked
   *[white] Black wins: White is blocked
}
end-no-pieces = { $loser ->
    [black] White wins: Black has no pieces left
   *[white] Black wins: White has no pieces left
}
end-resigned = { $loser ->
    [black] White wins: Black resigned
   *[white] Black wins: White resigned
}
end-time = { $loser ->
    [black] White wins: Black ran out of time
   *[white] Black wins: White ran out of time
}
end-repetition = Draw: same position for the third time
end-no-progress = Draw: { $plies } turns without a capture or a man’s move
end-no-capture = Draw: { $plies } turns without a capture
end-agreement = Draw by agreement


## Draw counters

count-no-progress = { $done } of { $limit } turns without a capture or a man’s move
count-no-capture = { $done } of { $limit } turns without a capture
count-explained = At { $limit } the game is drawn.
position-second-time = This position has come up for the second time. At the third the game is drawn.


## Actions; the -short ones are the labels under the five thumb buttons

undo = Undo
undo-short = Undo
undo-hint = Take back the last move
redo = Redo
redo-short = Redo
redo-hint = Play the move again
draw-short = Draw
resign-short = Resign
more-short = More
more-hint = More actions
new-game = New game
rematch = Rematch
look-at-game = Look at the game
flip-board = Flip board
face-to-face = Face to face
face-to-face-hint = Turns the far player’s texts and buttons round
turn-after-move = Turn the board after each move
resign = Resign
resign-question = { $side ->
    [black] Black resigns?
   *[white] White resigns?
}
# Asked of the player who would win; $side is that one.
resign-question-other = { $side ->
    [black] White wants to resign. Black, do you accept?
   *[white] Black wants to resign. White, do you accept?
}
resign-confirm = Yes, resign
resign-accept = Accept
offer-draw = Offer a draw
offer-draw-question = { $side ->
    [black] Black offers a draw?
   *[white] White offers a draw?
}
# Asked of the player who has to answer; $side is that one.
draw-question = { $side ->
    [black] White offers a draw. Black, do you accept?
   *[white] Black offers a draw. White, do you accept?
}
draw-question-named = { $name }, do you accept the draw?
draw-accept = Accept draw
draw-decline = Play on
draw-declined = { $side ->
    [black] Black declined the draw.
   *[white] White declined the draw.
}
new-game-warning = The game on the board is not finished. It is kept in “My games”.
new-game-confirm = Start
ok = OK
cancel = Cancel
close = Close
back = Back
yes = Yes
no = No
menu = Menu
settings = Settings
share = Share
fullscreen = Full screen
fullscreen-leave = Leave full screen


## Moves of the game

moves-title = Moves
moves-none = No moves yet
moves-to-start = To the start
moves-back = One move back
moves-forward = One move forward
moves-to-end = To the last move
# A move in the list: its number and its text.
moves-entry = { $side ->
    [black] Move { $number }, Black: { $played }
   *[white] Move { $number }, White: { $played }
}
moves-start = Start position
back-to-game = Back to the game
play-on-from-here = Play on from here
play-on-question = Play on from here? The later moves will be lost.
type-move = Type a move
type-move-placeholder = e.g. { $played }
type-move-submit = Play
copy-position = Copy position
copy-moves = Copy moves
copy-link = Copy link
copied = Copied
copy-failed = Copying did not work. Select the text and copy it yourself.
set-up-position = Set up a position
set-up-fen = Position (FEN)
set-up-submit = Set up
set-up-failed = That position could not be read: { $reason }
start-position = Start position


## What is loaded after the board

second-coming = Loading…
second-failed = This part of Makhos could not be loaded.
second-failed-advice = Check the connection, then try again.

## A link that is the game

share-game = Share the game
# $side is whose turn it is, $name that player's own name.
share-to = { $side ->
    [black] Send this link to Black: it is Black’s turn.
   *[white] Send this link to White: it is White’s turn.
}
share-to-named = { $side ->
    [black] Send this link to { $name } (Black), whose turn it is.
   *[white] Send this link to { $name } (White), whose turn it is.
}
share-over = The game is over. Whoever opens this link can look at it.
share-link = Link to this game
share-send = Send…
share-failed = Sending did not work. Copy the link instead.
share-too-long = This game is too long for a link.
# Where the page's address is that of the device itself.
share-this-device = Makhos runs on this device only. On another one, this link opens only if Makhos runs there, too.
share-qr = QR code of the link
share-qr-hint = Or point another device’s camera at this code.
share-qr-too-long = This game is too long for a QR code that a camera can read. Send the link instead.
linked-game = A game by link
linked-game-board = The position after the last move
linked-game-moves = { $count ->
    [0] no moves yet
    [one] 1 move played
   *[other] { $count } moves played
}
linked-game-go-on = Go on playing
link-nothing-new = This game is on the board already.
link-damaged = The link is damaged: something is missing or was changed on the way. Copy it again, all of it.
link-newer = The link comes from a newer version of Makhos. Reload the page to get that version.
# $ply counts the turns of both sides.
link-illegal = The link’s game cannot be played: turn { $ply } breaks the rules.

## Saving games, and the library of games that are over

save-game = Save the game
save-event = Event
save-site = Place
save-round = Round
save-date = Date
save-comment = Comment
save-file = Save file
save-copy-pdn = Copy PDN
save-saved = Saved
save-failed = The browser did not let the file be saved.
library = My games
library-opening = Opening your games…
library-empty = Games that are over are kept here, on this device only.
library-unavailable = This browser keeps no games for this page. In private windows it often does not.
library-newer = A newer version of Makhos has kept your games. Reload the page to get that version.
library-not-kept = The game could not be kept in “My games”: there is no room on this device.
# The label of the button that asks whether to delete a game.
library-delete = Delete { $players }
library-delete-question = Delete this game for good?
library-delete-yes = Delete
library-keep = Keep
library-import = Add from a file
library-export = Save all as a file
library-more = Only the newest { $count } are listed. Search to find the others.
# What came of adding games from a file.
library-imported = { $added ->
    [one] One game added
   *[other] { $added } games added
}; already here: { $known }; with something that could not be read: { $damaged }.
library-import-failed = The file could not be read: { $reason }


## Pictures of a position, and the game on paper

picture = Picture of the position
picture-caption = Text under the board
picture-numbers = Numbers on the squares
picture-letters = Letters at the edge
picture-paper = Black and white
picture-save-svg = Save as SVG
picture-save-png = Save as PNG
picture-failed = The picture could not be made.
print-game = Print the game
print-diagrams = Pictures of the board
print-diagrams-none = None, only the moves
print-diagrams-every = Every { $plies } turns
print-start = Print
print-unfinished = Not finished
print-hint = The browser shows the pages before it prints them. There you can also save them as a PDF.


## Why a position (FEN) cannot be read: the reasons in set-up-failed and link-position-failed

# $column is where the trouble starts, $token what stands there.
fen-ends = it ends too early, at column { $column }
fen-unexpected = “{ $token }” does not fit at column { $column }
fen-square = “{ $token }” at column { $column } is not a square of the board
fen-range = the range “{ $token }” at column { $column } runs backwards
fen-occupied = there is already a piece on { $square } (column { $column })
fen-side-twice = { $side ->
    [black] Black’s pieces are listed twice (column { $column })
   *[white] White’s pieces are listed twice (column { $column })
}
fen-no-pieces = there is no piece on the board
fen-too-many-pieces = { $side ->
    [black] Black has { $count } pieces, but at most 12 are possible
   *[white] White has { $count } pieces, but at most 12 are possible
}
fen-man-on-last-row = { $side ->
    [black] Black’s man on { $square } stands on the last row, where it would be a king
   *[white] White’s man on { $square } stands on the last row, where it would be a king
}


## Players and score

players = Players
# The label of the field for a player's name.
player-name = { $side ->
    [black] Black’s name
   *[white] White’s name
}
first-player = Player 1
second-player = Player 2
score = Score
# Points so far, as in 2½ : 1½.
score-line = { $first } : { $second }
score-draws = { $count ->
    [one] 1 draw
   *[other] { $count } draws
}
score-reset = Reset score
score-reset-question = Set the score back to 0 : 0?
alternate-start = Swap sides after each game


## Settings

language-choice = Language
theme = Theme
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast
pieces-style = Pieces
pieces-style-classic = Classic
pieces-style-caps = Bottle caps
sound = Sound
vibration = Vibration
animation = Moving pieces
square-numbers = Numbers on the squares
show-moves = Show possible moves
notation = Notation
notation-numbers = Numbers (22-18)
notation-algebraic = Letters (c3-d4)
board-settings = Board
game-settings = Game
on = On
off = Off
draw-rules = Draws
draw-rules-hint = They apply from the next game.
draw-count = Draw without progress after
draw-count-off = Never
# $moves is half of $plies.
draw-count-plies = { $plies } turns ({ $moves } each)
draw-count-men = A man’s move starts the count anew
draw-repetition = Draw at the third repetition
draw-rules-default = As usual for this game


## The app itself

install-app = Install app
install-hint = Play offline, from your home screen
update-ready = A new version is ready.
update-question = A new version is ready. Reload?
update-now = Reload
update-later = Later
offline-ready = Ready to play offline
saved-game-damaged = The saved game could not be read. It was set aside; a new game was started.
saved-game-download = Download it
saved-game-copy = Copy it
saved-game-discard = Delete it
saved-game-newer = The saved game comes from a newer version. It was set aside; a new game was started.
storage-full = There is no room to save the game. It is lost when you close this page.
storage-unavailable = This browser does not let the game be saved. It is lost when you close this page.
load-failed = The game could not be loaded. Please reload the page.
load-too-old = This browser is too old for the game. Please update it.
loading = Loading…
link-position-failed = The link’s position could not be read: { $reason }
link-replaces-game = The link opens another position. Leave the running game?
link-replaces-confirm = Open position
about = About
about-text = Makhos is free software: two people, one device, the right rules. Nothing is sent anywhere.
about-licence = Licence: MIT or Apache-2.0
about-version = Version { $version }
rules = Rules


## Games from files: the list

open-games = Open games…
open-games-title = Open games
open-games-choose = Choose a file
open-games-other = Open another file
open-games-hint = A PDN file, as all draughts programs write it. You can also drop it on the page.
open-games-paste = Or paste games here
open-games-read = Read
drop-sign = Drop the file to open its games
games-pasted = Pasted text
games-reading = Reading…
games-cancel = Stop
games-stopped = Reading was stopped; only these games are listed.
games-none = There are no games in it.
games-utf16 = This text is in UTF-16. Save it as UTF-8 and open it again.
games-no-text = This is not a text file.
games-unreadable = The file could not be read.
games-too-large = The file is too large for this device.
games-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
# How many games match what is searched for.
games-matching = { $found } of { $count ->
    [one] 1 game
   *[other] { $count } games
}
games-search = Search
games-list = Games
games-none-match = No game matches.
games-earlier = Earlier games
games-later = Later games
games-page = { $first }–{ $last } of { $count }
games-behind = Behind the last game:

game-moves = { $count ->
    [0] no moves
    [one] 1 move
   *[other] { $count } moves
}
game-findings = { $count ->
    [one] 1 finding
   *[other] { $count } findings
}
game-result = Result
game-event = Event
game-site = Place
game-date = Date
game-round = Round


## A game that is looked at

viewer-about-short = About
viewer-touched = You are looking at a game. “Play on from here” starts one of your own.
viewer-move = Move { $number }: { $played }
viewer-not-legal = not legal
viewer-set-up-anew = Board set up anew
# $played is the first move that is not legal.
viewer-illegal = { $played } is not legal here. From there on the moves are only text.
viewer-wrong-start = The position of this game cannot be read, so its moves are only text.
viewer-other-game = Makhos does not know the rules of this game, so its moves are only text.
viewer-findings = Findings
viewer-play-on-question = Play on from here?
viewer-play-on-names = The players and the score give way to those of this game.
viewer-no-draw-rules = By your draw rules this game would be over already, so it goes on without them.
# $title: the players.
announce-viewing = Looking at { $title }
announce-viewing-closed = Back to the game

result-won = { $winner ->
    [black] Black won
   *[white] White won
}
result-draw = Draw
result-first-won = The side that started won
result-second-won = The side that moved second won
result-both-lost = Both sides lost
result-unknown = No result
result-other = Result: { $result }

judged-good = good move
judged-mistake = mistake
judged-brilliant = brilliant move
judged-blunder = blunder
judged-interesting = interesting move
judged-dubious = dubious move
judged-only = only move
judged-even = even


## What is wrong with a PDN text; $text and the like are quoted from it

finding-line = Line { $line }: { $finding }
finding-not-utf8 = The text is not UTF-8; it was read as Windows-1252.
finding-stray-text = “{ $text }” is no move; it was taken as a comment.
finding-closes-nothing = “{ $sign }” closes nothing.
finding-unclosed-comment = This comment has no closing brace.
finding-tags-in-comment = This comment runs over tags; a closing brace may be missing.
finding-unclosed-variation = A variation has no closing parenthesis.
finding-replaces-nothing = This variation follows no move; it is left out.
finding-too-deep = Variations more than { $limit } deep are left out.
finding-too-long = The text is longer than { $limit } bytes; the rest is left out.
finding-too-many-moves = Moves after the first { $limit } are left out.
finding-more = { $count ->
    [one] 1 more finding is not listed.
   *[other] { $count } more findings are not listed.
}
finding-broken-tag = “{ $text }” is no proper tag; it was read as { $read }.
finding-second-tag = The tag { $name } is there twice; the first one counts.
finding-date = “{ $text }” should be a date like 2024.05.01.
finding-unknown-result = “{ $text }” is no result.
finding-results-differ = The game ends with “{ $token }”, its tag says “{ $tag }”; the end was taken.
finding-no-result = The game has no result.
finding-stray-result = “{ $result }” ends no game; it is left out.
finding-result-in-variation = “{ $result }” stands inside a variation; it was taken as a comment.
finding-bare-number = The number { $number } lacks its dot.
finding-loose-number = No move stands behind the move number { $number }.
finding-move-number = Move number { $found } should be { $expected }.
finding-judges-nothing = “{ $text }” follows no move; it is left out.
finding-game-by-moves = The kind of game is not named; the moves are those of { -game }.
finding-game-by-others = The kind of game is not named; it was taken as { -game } like the games before it.
finding-game-by-nothing = The kind of game is not named; it was taken as { -game }.
finding-unknown-game = The kind of game is not named, and the moves are legal in none that Makhos knows.
finding-game-type = “{ $text }” names no kind of game.
finding-reversed = The squares are numbered from the other end; they were turned round.
finding-fen = The position “{ $text }” cannot be read: { $reason }.
finding-fen-usual = The position “{ $text }” cannot be read: { $reason }. The usual start was taken, where the moves are legal.
finding-illegal = { $text } is not legal here. Legal: { $moves }.
finding-resolved = { $text } can mean { $moves }; only { $taken } lets the game go on.
finding-ambiguous = { $text } can mean { $moves }; { $taken } was taken.
finding-no-capture = { $text } captures nothing; it is written { $right }.
finding-capture = { $text } is a capture; it is written { $right }.
finding-against-win = { $winner ->
    [black] The result is “{ $result }”, but Black has won on the board.
   *[white] The result is “{ $result }”, but White has won on the board.
}
finding-against-draw = The result is “{ $result }”, but the game is drawn on the board.


## Keyboard

keyboard = Keyboard
key-arrows = Arrow keys
key-arrows-does = Move about the board
key-enter = Enter or space
key-enter-does = Choose a piece or a square
key-escape = Esc
key-escape-does = Take back the choice, or an unfinished capture
key-typed-does = Type a move, such as 22-18
key-undo-does = Undo
key-redo-does = Redo
key-flip-does = Flip the board
key-new-does = New game
key-help-does = Show this help
key-history-does = Look at earlier and later moves


## For those who listen: names and announcements

board-label = { -game }, board
board-help = Arrow keys move about the board, Enter chooses, Escape takes back.
# $square is the square's name, a number or a letter and a digit.
square-label = Square { $square }, { $content ->
    [empty] empty
    [black-man] Black man
    [black-king] Black king
    [white-man] White man
   *[white-king] White king
}{ $mark ->
   *[plain] { "" }
    [can-move] , can move
    [must-capture] , must capture
    [chosen] , chosen
    [target] , target
}
square-light = Light square
announce-move = { $side ->
    [black] Black: { $from } to { $to }
   *[white] White: { $from } to { $to }
}
# $captured by all_of.
announce-capture = { $side ->
    [black] Black: { $from } captures { $captured }, lands on { $to }
   *[white] White: { $from } captures { $captured }, lands on { $to }
}
announce-step = Captured { $captured }, now on { $square }. Go on to { $squares }.
announce-crowned = Crowned on { $square }
announce-chosen = { $rank ->
    [man] Man on { $square } chosen. It can go to { $squares }.
   *[king] King on { $square } chosen. It can go to { $squares }.
}
announce-put-back = Put back on { $square }
announce-undone = Undone: { $played }
announce-redone = Played again: { $played }
announce-new-game = New game: { -game }. Black to move.
announce-end = Game over. { $result }
announce-position = Position after { $played }
announce-start-position = Start position
announce-flipped = Board flipped


## The terminal program

terminal-title = Makhos: { -game }
terminal-prompt = Your move:
terminal-hint = Type a move and press Enter, or use the arrow keys. ? for help.
terminal-help-title = Help
terminal-help-type = Type a move: 25-22, 18x9x27 or b2-a3
terminal-help-arrows = Arrow keys and Enter: choose a piece, then its squares
terminal-help-escape = Esc: take back the choice, or an unfinished capture
terminal-help-undo = u: undo
terminal-help-redo = r: redo
terminal-help-new = n: new game
terminal-help-flip = t: flip the board
terminal-help-draw = o: agree on a draw
terminal-help-resign = s: resign
terminal-help-hint = i: a hint
terminal-help-computer = k: whom the computer plays; l: its level
terminal-help-move-now = m: the computer moves now
terminal-help-quit = q: quit
terminal-help-help = ?: show or hide this help
# The keys by which the question is answered, y and n, follow.
terminal-new-question = Start a new game? (y/n)
terminal-quit-question = Leave the game? (y/n)
terminal-draw-question = Do both players agree on a draw? (y/n)
terminal-resign-question = { $side ->
    [black] Black resigns? (y/n)
   *[white] White resigns? (y/n)
}
# Asked of the player who plays against the computer.
terminal-draw-offer-question = Offer the computer a draw? (y/n)
terminal-thinking = The computer is thinking…
terminal-thinking-detail = m: move now. u: take your move back.
terminal-paused = The computer waits
terminal-paused-detail = m: the computer plays on.
terminal-hint-searching = Looking for a hint…
terminal-not-your-turn = It is the computer’s turn; m makes it move now.
terminal-not-thinking = The computer is not thinking.
# Behind the name of a side that the computer plays.
terminal-computer = computer, level { $level }
terminal-computer-off = Two people play.
terminal-computer-plays = { $side ->
    [black] The computer plays Black, level { $level }.
   *[white] The computer plays White, level { $level }.
}
terminal-computer-both = The computer plays both sides, level { $level }.
terminal-level = The computer plays at level { $level }.
terminal-too-small = Please make the window larger.


## Lists

list-pair-and = { $first } and { $last }
list-pair-or = { $first } or { $last }
list-comma = { $first }, { $next }
list-more = { $first } and { $count } more
# The name of a square given by its number; letters and digits (b2) stand as they are.
square-number = { $number }


## The rules to read; blank lines part the paragraphs

rules-thai-title = The rules of Thai checkers
rules-english-title = The rules of English checkers

rules-thai-start-title = Board and start
rules-thai-start =
    Two people play on the 32 dark squares of an 8 × 8 board. The lower left corner is dark.

    Each side has 8 men on its first two rows. Black sits at the high numbers and moves first.
rules-thai-move-title = Moving
rules-thai-move =
    A man moves one square diagonally forward onto an empty square.

    A king moves along a diagonal in all four directions, over as many empty squares as it likes.
rules-thai-man-capture-title = How a man captures
rules-thai-man-capture =
    A man captures an enemy piece on the next square in front of it by jumping onto the empty square directly behind. A man never captures backwards.

    If it can go on capturing from there, it must.
rules-thai-king-capture-title = How a king captures
rules-thai-king-capture =
    A king captures from any distance, as long as the squares in between are empty. It must land on the empty square directly behind the captured piece, nowhere else.

    Two pieces in a row without a gap cannot be captured.
rules-thai-compulsory-title = Capturing is compulsory
rules-thai-compulsory =
    If you can capture, you must, and you play the capture to its end.

    Among several captures the choice is free: it need not be the longest one, and kings do not come first.
rules-thai-removal-title = Captured pieces leave at once
rules-thai-removal =
    Each captured piece leaves the board at once, in the middle of the capture. It no longer blocks the way, and its square can be crossed and landed on. The square the capturing piece started from is empty, too.

    So a king may even turn straight back the way it came.
rules-thai-crowning-title = Crowning
rules-thai-crowning =
    A man that reaches the last row becomes a king, and the move ends there, also in the middle of a capture.
rules-thai-end-title = The end of the game
rules-thai-end =
    You lose when it is your turn and you cannot move, because all your pieces are captured or blocked. You may also resign.
rules-thai-draw-title = Draws
rules-thai-draw =
    The game is drawn when the same position with the same side to move comes up for the third time, when each side has made 16 moves in a row (32 turns in all) without a capture or a man’s move, or when both players agree.

    The count can be set before a game. A move that wins the game always wins.

rules-english-start-title = Board and start
rules-english-start =
    Two people play on the 32 dark squares of an 8 × 8 board. The lower left corner is dark.

    Each side has 12 men on its first three rows. Black sits at the low numbers and moves first.
rules-english-move-title = Moving
rules-english-move =
    A man moves one square diagonally forward onto an empty square.

    A king moves one square, too, but in all four directions.
rules-english-capture-title = Capturing
rules-english-capture =
    A piece captures an enemy piece on the next square by jumping onto the empty square directly behind. A man captures only forward, a king in all four directions.

    If it can go on capturing from there, it must.
rules-english-compulsory-title = Capturing is compulsory
rules-english-compulsory =
    If you can capture, you must, and you play the capture to its end.

    Among several captures the choice is free: it need not be the longest one, and kings do not come first.
rules-english-removal-title = Captured pieces leave at once
rules-english-removal =
    Each captured piece leaves the board at once, in the middle of the capture. The square the capturing piece started from is empty, too, so a king may go round and end where it began.
rules-english-crowning-title = Crowning
rules-english-crowning =
    A man that reaches the last row becomes a king, and the move ends there, also in the middle of a capture.
rules-english-end-title = The end of the game
rules-english-end =
    You lose when it is your turn and you cannot move, because all your pieces are captured or blocked. You may also resign.
rules-english-draw-title = Draws
rules-english-draw =
    The game is drawn when the same position with the same side to move comes up for the third time, when each side has made 50 moves in a row (100 turns in all) without a capture, or when both players agree. Men’s moves do not stop this count.

    The count can be set before a game. A move that wins the game always wins.

## Under the small boards in the rules

example-thai-start = The start. Black moves first and plays upwards.
example-king-slides = The king on 18 can go to every marked square.
example-man-forward = The man on 18 does not capture 22: that would be backwards.
example-king-far = From 29 the king takes 8 and ends on 4.
example-king-behind = The king takes 22 and must land on 18.
example-two-in-row = 22 and 18 stand in a row: the king cannot take them.
example-free-choice = 22x13 takes one piece, 22x15x8 two. Both are allowed.
example-compulsory = The man on 22 must take; the man on 32 may not move.
example-turn-back = The king takes 25, lands on 29, turns straight back and takes 11.
example-passed-again = The king takes 14 and 23, then crosses their squares again.
example-crowning-ends = The man takes 7 and becomes a king on 3. It may not take 8 in the same move.
example-blocked = Black cannot move and has lost.
example-english-start = The start. Black moves first and plays downwards.
example-english-king = A king moves one square: from 29 to 25.
example-english-choice = 22x13 takes one piece, 22x15x8 two. Both are allowed.
example-english-forward = The man on 18 does not capture 22: that would be backwards.
example-english-compulsory = The man on 22 must take; the man on 32 may not move.
example-english-loop = The king takes four pieces and ends where it began.
example-english-crowning-ends = The man takes 7 and becomes a king on 3. It may not take 8 in the same move.
example-english-blocked = White cannot move and has lost.


## Hints: what to play and why

# The messages of this section are one sentence each. $played is the move, as 22-18.
hint-takes-last = { $played } takes the last piece and wins.
hint-blocks = { $played } leaves no move to the other side and wins.
hint-wins = { $moves ->
    [one] { $played } wins at once.
   *[other] { $played } wins in { $moves } moves, whatever the answer.
}
# The win has been seen, but not proved against every answer.
hint-sees-win = { $moves ->
    [one] { $played }: the computer sees a win in 1 move.
   *[other] { $played }: the computer sees a win in { $moves } moves.
}
hint-only-move = { $played } is the only move.
hint-only-capture = { $count ->
    [one] You must capture, and { $played } is the only way.
   *[other] You must capture, and { $played } is the only way; it takes { $count } pieces.
}
hint-holds-out = { $moves ->
    [one] Every move loses; after { $played }, too, the other side wins with its next move.
   *[other] Every move loses; none holds out longer than { $played }: { $moves } moves.
}
hint-sees-loss = { $moves ->
    [one] The computer sees a loss in 1 move; after { $played } it comes no sooner than after other moves.
   *[other] The computer sees a loss in { $moves } moves; it found nothing that holds out longer than { $played }.
}
hint-draws-by-repetition = { $played } makes a draw: the position comes up for the third time.
hint-draws-without-progress = { $played } makes a draw: there has been no progress for too long.
hint-keeps-draw = { $played } keeps the draw; every other move loses.
hint-others-lose = { $moves ->
    [one] After any move but { $played } the other side wins at once.
   *[other] After any move but { $played } the other side wins within { $moves } moves.
}
hint-wins-pieces = { $count ->
    [one] { $played } wins a piece.
   *[other] { $played } wins { $count } pieces.
}
# $count is what is left of the gain when what was given is taken off.
hint-sacrifices = { $count ->
    [one] { $played } gives something up and wins back one piece more.
   *[other] { $played } gives something up and wins back { $count } pieces more.
}
hint-takes-back = { $count ->
    [one] { $played } wins the lost piece back.
   *[other] { $played } wins { $count } lost pieces back.
}
hint-crowns = { $played } reaches the last row and makes a king.
# $moves counts the own moves, this one included; it is at least 2.
hint-crowns-soon = After { $played } nothing stops this man: it is crowned with the { $moves ->
    [2] next move
   *[other] move after the next at the latest
}.
hint-others-lose-pieces = { $count ->
    [one] { $played } loses nothing; every other move loses a piece.
   *[other] { $played } loses nothing; every other move loses { $count } pieces.
}
hint-loses-least = { $count ->
    [one] { $played } loses only one piece; every other move loses more.
   *[other] { $played } loses only { $count } pieces; every other move loses more.
}
hint-moves-away = { $played } gets the piece on { $square } out of danger.
hint-protects = { $played } saves the piece on { $square }.
hint-stops-crowning = { $played } keeps an enemy man from being crowned on { $square } next.
hint-exchanges-ahead = { $count ->
    [one] { $played } exchanges pieces, which is good for the side that is one piece ahead.
   *[other] { $played } exchanges pieces, which is good for the side that is { $count } pieces ahead.
}
hint-exchanges = { $played } exchanges pieces evenly.
hint-takes-most = { $count ->
    [one] You must capture; { $played } takes one piece, the most there is.
   *[other] You must capture; { $played } takes { $count } pieces, more than any other capture.
}
hint-must-capture = You must capture; of the captures the computer prefers { $played }.
hint-threatens = { $played } threatens to take the piece on { $square }.
hint-restricts = { $count ->
    [0] { $played } leaves the other side no move.
    [one] { $played } leaves the other side only one move.
   *[other] { $played } leaves the other side only { $count } moves.
}
# $count of $total other moves.
hint-many-lose-pieces = { $played } loses nothing; { $count } of the { $total } other moves lose a piece.
hint-takes-centre = { $played } brings a man safely to the middle of the board.
hint-keeps-back-row = { $played } leaves the { $count } men on the back row in place, where they guard against crowning.
hint-looks-ahead = { $count ->
    [one] { $played }: the computer looked 1 turn ahead and found nothing better.
   *[other] { $played }: the computer looked { $count } turns ahead and found nothing better.
}

## Playing against the computer, watching it, asking it for a hint

opponents = Who plays
opponents-people = Two people
opponents-computer = Computer
opponents-watch = Watch
opponents-people-hint = Two people take turns on this device.
opponents-computer-hint = You play against the computer.
opponents-watch-hint = The computer plays against itself.
# On a button beside “No moves yet”.
play-computer = Play the computer
your-side = You play
side-by-lot = By lot
level = Level
# The label of the level of one of two computers.
level-of = { $side ->
    [black] Black’s level
   *[white] White’s level
}
# A level to choose: its number and what it is like.
level-choice = { $level } · { $level ->
    [1] First game
    [2] Beginner
    [3] Learner
    [4] Casual
    [5] Practised
    [6] Skilled
    [7] Strong
    [8] Expert
    [9] Master
   *[other] Full strength
}
thinking-time = Time to think
thinking-seconds = { $seconds ->
    [one] 1 second a move
   *[other] { $seconds } seconds a move
}
# The computer's name as a player.
computer-name = Computer, level { $level }
# Beside “Move now”: one line on a phone.
computer-thinking = Computer is thinking…
computer-thinking-side = { $side ->
    [black] Black is thinking…
   *[white] White is thinking…
}
computer-paused = Paused
move-now = Move now
watch-pause = Pause
watch-go-on = Go on
computer-wait = It is the computer’s turn. Its move comes soon.
computer-watched = Two computers are playing. To play yourself, start a new game.
computer-failed = The computer could not be started.
computer-failed-advice = Your game is safe. Check the connection.
try-again = Try again
computer-draw-asked = The computer is thinking about your offer…
computer-draw-declined = The computer would rather play on.
computer-draw-wait = Offer a draw when it is your turn.
hint = Hint
hint-hint = Show a good move
hint-looking = Looking for a good move…
hint-move = Hint: { $played }


## Endgame tables: who wins positions with few pieces, and what every move is worth

# $moves are the winner's own.
verdict-win = { $winner ->
    [black] Black wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
   *[white] White wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
}
# Where the rule about moves without progress might end the game before.
verdict-win-without-rule = { $winner ->
    [black] Leaving the draw rule aside, Black wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
   *[white] Leaving the draw rule aside, White wins in { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
}
# Where the tables do not say in how many moves.
verdict-wins = { $winner ->
    [black] Black wins with best play
   *[white] White wins with best play
}
verdict-wins-without-rule = { $winner ->
    [black] Leaving the draw rule aside, Black wins with best play
   *[white] Leaving the draw rule aside, White wins with best play
}
verdict-draw = Draw with best play
verdict-missing = No verdict: the endgame tables could not be loaded.
verdict-damaged = No verdict: the endgame tables are damaged.
values-title = Every move and its value
values-note = With best play by both sides, leaving the draw rules aside.
# What a move is worth for the side that makes it; a name like 22-18 stands before it.
value-win = { $moves ->
    [one] wins in 1 move
   *[other] wins in { $moves } moves
}
value-wins = wins
value-draw = draws
value-loss = { $moves ->
    [one] loses in 1 move
   *[other] loses in { $moves } moves
}
value-loses = loses
