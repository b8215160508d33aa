# What the house says of its own accord: who sits where, and why a table cannot go on. A player's name is {$name}.

house-former-player = former player
house-free-chair = free chair
house-nameless = { $animal ->
    [fox] Fox
    [owl] Owl
    [hare] Hare
   *[stag] Stag
}
house-bot = {$name} (level {$level})
house-hinted = { $who ->
    [you] You asked for a hint.
   *[other] { $who } asked for a hint.
}
house-took-back = { $who ->
    [you] You undid a decision.
   *[other] { $who } undid a decision.
}
house-closed-game = This server no longer has this table’s game.
house-closed-rules = This game was started with another version of the rules, so it can’t continue here.
house-closed-record = The record of this game can’t be read, so the game can’t continue.
house-closed-host = The host has closed this table.

house-pass-to = Pass the device to {$name}
house-covered = The table is hidden until you confirm that it’s you.
house-i-am = I’m { $name }
house-to-the-front = Home page

## Learning
house-learn-ways = On this page
house-learn-lessons = Lessons
house-learn-lessons-about = Real positions, with one thing to do in each. Nothing can go wrong: the coach responds to whatever you try.
house-prologue-done = That’s how it goes.
house-goal = The goal
house-prologue = The first minute
house-prologue-about = A few small steps on real positions: what you’re after, what a turn is, what goes wrong, and how it ends.
house-prologue-begin = Start here
house-prologue-again = Once more
house-prologue-head = First minute, {$number} of {$count}: {$title}
house-prologue-next = Go on
house-prologue-last = Play your first game
house-prologue-skip = Skip to the game
house-learn-done = done
house-learn-progress = Done so far: {$done} of {$count}
house-learn-play = Your first game
house-learn-play-about = You play against gentle bots, and the coach explains each kind of decision once, when it comes up.
house-learn-play-now = Play with the coach
house-learn-all-rules = All the rules, numbered
house-rules-find = Search
house-rules-find-label = Search the rules
house-rules-contents = Chapters
house-rules-found = { $count ->
    [one] {$count} rule mentions “{$words}”.
   *[other] {$count} rules mention “{$words}”.
}
house-rules-none = No rule mentions “{$words}”. Try fewer words, or only the beginning of one.
house-rules-all = Back to all the rules
house-end-title = { $game } – { $result }
house-learn-short-rules = The short rules, with pictures
house-lesson-you = You
house-lesson-head = Lesson {$number} of {$count}: {$title}
house-lesson-again = Start over
house-lesson-next = Next lesson
house-lesson-last = Play with the coach
house-puzzles = Puzzles
house-puzzles-about = Real positions from the bots’ games in which one first step is clearly better than any other. The program has proved each of them twice, with at least 50,000 simulations.
house-puzzles-none = There are no puzzles for this game yet.
house-puzzles-begin = Play the next one
house-puzzles-all = All puzzles, easiest first
house-puzzles-tally = In a row: {$row}. Solved: {$solved} of {$count}.
house-puzzles-own = From your own games
house-puzzles-own-label = {$game}, step {$step}
house-puzzles-own-about = Turns of your own that cost you dearly. This browser remembers them.
house-puzzle-head = Puzzle {$number}
house-puzzle-own-head = A puzzle of your own
house-puzzle-task = It’s your move: find the first step that is clearly the best.
house-puzzle-missed = Missed by {$missed} of {$levels} bot levels.
house-puzzle-right = Right! With this step the chance to win is {$chance}%, with any other at most {$next}%.
house-puzzle-tempted = Tempting, but the chance to win is only {$tempting}% this way. The best first step makes it {$chance}%.
house-puzzle-other = Something else is clearly better: the best first step has a chance to win of {$chance}%, any other at most {$next}%.
house-puzzle-solution = The solution: {$plan}
house-puzzle-temptation = What tempts: {$plan}
house-puzzle-show = Show the solution
house-puzzle-next = Next puzzle
house-puzzle-done = Puzzle solved.
house-puzzle-not-done = Not solved; you can try again.
house-puzzle-own-right = Right! This was better by about {$percent} percentage points than what you did in the game.
house-puzzle-own-played = That is what you did in the game. It lowered the chance to win by about {$percent} percentage points.
house-puzzle-own-other = That is not what the review found. What you did in the game lowered the chance to win by about {$percent} percentage points.
house-puzzle-not-ready = This game is still being looked through; try again in a moment.

## Around every page
house-page-title = Adit: games of underground treasure
house-page-sentence = Play in your browser, against bots or with friends. No account, nothing to install.
house-skip = Skip to content
house-site = This site
house-more = More
house-language = Language
house-settings = Settings
house-analysis = Analyze a game
house-api = For programs

## The front page
house-doors = Three doors into the mountain
house-doors-pick = Pick one. You’ll be playing in ten seconds, no account needed.
house-players =
    { $most ->
        [one] {$fewest} to {$most} player
       *[other] {$fewest} to {$most} players
    }
house-play-now = Play now
house-play-now-how = against gentle bots, with a coach
house-play-now-first = a minute to learn it, then gentle bots
house-with-friends = With friends
house-alone = Here you play against bots, or pass the device around: nobody else can reach it.
house-alone-refused = Nobody else can reach this device, so play against bots or pass it around.
house-learn = Learn
house-options = Options
house-open-tables = Open tables
house-no-open-tables = Nobody is waiting at an open table right now. Create one, and others will find it here.
house-running-matches = Games to watch
house-no-matches = No public game is being played right now.
house-watch = Watch
house-my-matches = My games
house-nothing-running = You have no games in progress. Any door above starts a new one.
house-past-matches =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
house-free-chairs =
    { $count ->
        [one] {$count} free chair
       *[other] {$count} free chairs
    }
house-waits-for-friends = Waiting for players
house-is-over = Finished
house-exercise = An exercise
house-exercise-begins = Your turn from that game again: the same rivals and the same luck. What else can you do?
house-is-exercise = An exercise, finished
house-winner = Won by: { $names }
house-nobody-won = Nobody won
house-is-closed = Closed
house-is-played = In progress
house-your-turn = It’s your turn
house-feed-entry = Your turn: {$game}
house-turn-of = { $name } is deciding
house-go-there = Go to the table
house-replay = Replay
house-look = View
house-sit-down = Sit down

## Making a table
house-new-table = New table: {$game}
house-your-name = Your name
house-who-plays = Who plays
house-chair = Chair {$number}
house-chair-me = Me
house-chair-open = Free for a friend
house-chair-here = Someone on this device
house-chair-here-name = Their name
house-chair-bot = Bot, level {$level} of 8: {$level ->
    [1] gentle
    [2] gentle
    [3] fair
    [4] fair
    [5] strong
    [6] strong
    *[higher] very strong
}
house-chair-program = A program of your own
house-chair-none = No chair
house-game-options = Game options
house-manners = How you play
house-clock = Clock
house-time-relaxed = No clock
house-time-live = {$seconds} seconds per decision, plus {$minutes} minutes in reserve
house-time-slow =
    { $hours ->
        [one] {$hours} hour per turn
       *[other] {$hours} hours per turn
    }
house-speed = Bot speed
house-speed-slow = Slow
house-speed-usual = Steady
house-speed-quick = Quick
house-speed-instant = Instant
house-listed = Anyone can find this table and join or watch
house-hints = Hints are allowed
house-coach = A coach explains each kind of decision when it first comes up
house-take-back = Decisions can be undone if everyone agrees
house-make-table = Create the table

## The waiting room
house-waits-for =
    { $count ->
        [0] Everyone is here. The game begins.
        [one] Waiting for one more person.
       *[other] Waiting for { $count } more people.
    }
house-invited = You’re invited to a game of { $game }
house-invite = Invite your friends
house-invite-how = Send this link or show the code. Anyone who opens it can sit down while there is a free chair.
house-copy = Copy the link
house-copied = Copied
house-qr-table = The link to this table as a QR code
house-qr-chair = The link to this chair as a QR code
house-chairs = Who’s at the table
house-you = you
house-is-here = is here
house-is-away = is away
house-is-program = a program
house-sit-here = Sit here
house-chair-link = Link to this chair
house-doings = What you can do
house-begins-by-itself = The game begins when every chair is taken.
house-bots-level = Bots for the free chairs
house-fill-with-bots = Fill with bots and start
house-begin-without = Start without the free chairs
house-rename = Change name
house-leave = Leave the table
house-agreed = What this table agreed on
house-is-listed = Anyone can find this table
house-is-by-link = Only people with a link can join or watch
house-rules = The rules

## Settings
house-theme = Light
house-theme-system = Same as my device
house-theme-dark = Lantern light
house-theme-light = Daylight
house-contrast = Contrast
house-contrast-system = Same as my device
house-contrast-more = More
house-motion = Motion
house-motion-system = Same as my device
house-motion-still = Keep still
house-sound = Sound
house-sound-off = Off
house-sound-on = On, softly
house-speed-note = How fast you are shown what the others do. Nobody else is held up by it.
house-save = Save
house-back = Back

## When something does not work
house-offline = No connection
house-offline-how = The server can’t be reached right now. This page comes back by itself as soon as there is a connection; your game will wait for you.
house-try-again = Try again
house-pocket = Playing without a connection
house-pocket-here = Ready for offline: even without a connection you can start new games here, against bots or with others around this device.
house-pocket-away = Not on this device yet. It comes by itself on a good connection, or right now (about 1 MB).
house-pocket-fetch = Get it now
house-sorry-malformed = That wasn’t understood
house-sorry-forbidden = Not allowed
house-sorry-missing = Not found
house-sorry-stale = Too late
house-sorry-refused = The rules say no
house-sorry-too-many = Not so fast
house-sorry-unavailable = Not right now
house-missing-how = A private table can be seen only by people who came by its link. Ask the person who created it to send you one.
house-back-to-table = Back to the table

house-open-note = Choose one of your games or an example, or bring a record or a position. You can replay it, try out moves and ask the coach.
house-open-text = Or paste the text
house-open-file = Choose a file, or drop it here
house-open-mine = One of your games
house-open-none = You haven’t finished a game yet. The examples are a good start.
house-open-bring = A file or a text
house-open-go = Open
house-open-nothing = Choose a file or paste a text first.
house-open-examples = Examples
house-open-example = The strongest bots (players: { $players }, steps: { $steps })
house-not-opened = This can’t be opened.
house-open-how = What can be opened
house-open-record = A record, as offered at the end of every game: it begins with “adit record 1”.
house-open-position = A position: the word “game” and the game’s name on the first line, and the text of the position below it, as shown in every analysis.

## Why something was not done
house-nobody-known = This server doesn’t know you, so you can’t do this.
house-nothing-here = There’s nothing here.
house-too-fast = That was too much at once; please wait a moment.
house-too-large = That’s too large.
house-unavailable = Nothing can be saved right now, so nothing was changed.
house-disk-full = Nothing can be saved right now, so nothing was changed: the server’s disk is full.
house-store-silent = Nothing can be saved right now, so nothing was changed: the database isn’t responding.
house-unsure = The database stopped responding halfway, so nobody knows yet whether this was saved. Check the table before you try again.
house-gone-on = The game has moved on; take another look.
house-was-quicker = Someone was faster; take another look.
house-not-begun = The game hasn’t started yet.
house-not-over = The game isn’t over yet.
house-match-over = The game is over.
house-table-closed = The table is closed.
house-still-on = This game is still in progress; you can replay it when it’s over.
house-no-turn-there = No turn begins at this step, so it can’t be tried again.
house-record-closed = The record becomes available when the game is over.
house-next-already = There is already a next game.
house-not-seated = You aren’t sitting at this table.
house-say-who = The table is hidden: first say who has the device.
house-device-elsewhere = Someone else has the device now.
house-chair-taken = This chair is taken.
house-needs-link = This chair needs its own link.
house-link-taken = Someone has already used this link. Ask for a new one.
house-link-old = This link has already been used, or is too old. Ask for another one.
house-only-maker = Only the person who created the table can do this.
house-not-yours = You can’t give away this chair.
house-no-hints = This table doesn’t allow hints.
house-no-taking-back = This table doesn’t allow undoing.
house-nothing-back = There’s nothing to undo.
house-no-way-back = Something has been drawn or revealed since, so it can’t be undone.
house-record-full = So much has been undone in this game that its record is full. From here on, nothing can be undone.
house-not-your-turn = You have nothing to decide right now.
house-no-action = “{ $action }” isn’t the notation of an action.
house-no-routine = There’s nothing to play automatically right now.
house-rule-forbids = Rule {$rule} forbids this.
house-other-site = This request comes from another site.
house-unreadable = This request can’t be read.
house-no-game = There is no game “{$game}”.
house-no-seat = A seat is P0, P1, P2 or P3.
house-no-at = “at” is two numbers with a dot between them.
house-no-level = Bots have levels 1 to {$most}.
house-pace-long = The bots would be too slow; at most {$most} ms.
house-no-clock = The clock can’t be set to that.
house-one-chair = Each person can sit in only one chair.
house-nobody-called = Nobody called “{ $kind }” can sit here.
house-setup-players = This game takes { $fewest } to { $most } players.
house-setup-odd = The game can’t be played with these options.
house-name-long = The name is too long; at most { $most } characters.
house-name-bot = That is what this server calls its bots; please choose another name.
house-chat-empty = The message is empty.
house-chat-long = The message is too long; at most { $most } characters.
house-vacation-long = The vacation is too long; at most { $most } days.
house-no-choice = There is no such choice.
house-other-rules = This record was played with version { $there } of the rules; this server plays version { $here }.
house-misread = The text can’t be read ({ $why }).
house-address-unreadable = The end of this address can’t be read.
house-moves-unreadable = The moves in this address can’t be read.
house-no-move = “{ $move }” isn’t a move.
house-lesson-done = You have finished this lesson.
house-lesson-missed = Not quite; you can try again.
house-you-here = Your data
house-you-unknown = This server doesn’t know you yet, so there is nothing to take with you and nothing to forget.
house-device = Another device
house-device-note = This link takes your seats and games to another device. It works once, within fifteen minutes, and whoever opens it will play as you.
house-device-make = Create the link
house-device-made = Open this on the other device:
house-vacation = Vacation
house-vacation-note = For this many days, slow games (hours per turn) will wait for you.
house-vacation-left = { $count ->
    [one] Your vacation lasts for { $count } more day.
   *[other] Your vacation lasts for { $count } more days.
}
house-vacation-days = Days
house-vacation-begin = Start the vacation
house-vacation-end = End the vacation
house-forget = Forget me
house-forget-note = Your name, what you said in chats and your invitations are deleted. Your games stay, with a former player in your seat. This can’t be undone.
house-forget-sure = Yes, I want to be forgotten.
house-forget-unsure = First confirm that you want this, so that nobody is forgotten by accident.
house-matches-save = Take your games along
house-matches-save-note = One text file with all your finished games, record after record: to keep, or to bring to another house. Games in progress stay here, because their secrets last until the end.
house-matches-save-go = Save all games
house-matches-bring = Bring games
house-matches-bring-note = A file saved this way, or a single record. Nothing is taken twice.
house-matches-bring-go = Bring them
house-matches-taken =
    { $count ->
        [0] No game was added.
        [one] { $count } game was added to yours.
       *[other] { $count } games were added to yours.
    }
house-matches-known =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
house-matches-refused =
    { $count ->
        [one] { $count } text was not taken
       *[other] { $count } texts were not taken
    }
house-matches-line = Line { $line }:
house-matches-unfinished = This game isn’t over.
house-matches-full = You can’t bring more than { $most } games to one house.
house-is-brought = brought along

house-broken-promise = the record has no fingerprint.
house-broken-seed-secret = the game was abandoned before the end, so its seed is secret.
house-broken-end = steps are missing at the end.
house-broken-seed = the seed isn’t the one that was promised.
house-broken-steps = the steps can’t be played ({ $why }).
house-broken-draw = the deal wasn’t as promised ({ $why }).
