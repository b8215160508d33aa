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
house-hinted = {$name} asked for a hint.
house-took-back = {$name} took a decision back.
house-closed-game = This house no longer knows the game of this table.
house-closed-rules = This match was begun by another version of the rules, so it cannot go on here.
house-closed-record = The record of this match cannot be read, so it cannot go on.
house-closed-host = The host has closed this table.

house-pass-to = Pass the device to {$name}
house-covered = The table is covered until you say that it is you.
house-i-am = I am {$name}
house-to-the-front = To the front page

## Learning
house-learn-ways = On this page
house-learn-lessons = Lessons
house-learn-lessons-about = Real positions, with one thing to do in each. Nothing can go wrong: the coach answers whatever you try.
house-learn-play = Your first match
house-learn-play-about = You play against gentle bots, and the coach explains each kind of decision once, when it comes up.
house-learn-play-now = Play with the coach
house-learn-all-rules = All the rules, numbered
house-rules-language = This page is in English; where a table cites a rule, it is also said in your language.
house-end-title = { $game } – { $result }
house-learn-short-rules = The short rules, with pictures
house-lesson-you = You
house-lesson-head = Lesson {$number} of {$count}: {$title}
house-lesson-again = Begin again
house-lesson-next = Next lesson
house-lesson-last = Play with the coach

## Around every page
house-page-title = Adit: games about treasure under the ground
house-page-sentence = Play in the browser, against bots or with friends. No account, nothing to install.
house-skip = Skip to the content
house-site = This site
house-more = More
house-language = Language
house-settings = Settings
house-analysis = Analyse a match
house-api = For programs

## The front page
house-doors = Three doors into the mountain
house-doors-pick = Pick one. You are playing in ten seconds, no account needed.
house-players =
    { $most ->
        [one] {$fewest} to {$most} player
       *[other] {$fewest} to {$most} players
    }
house-play-now = Play now
house-play-now-how = against gentle bots, with a coach
house-with-friends = With friends
house-learn = Learn
house-options = Options
house-open-tables = Open tables
house-no-open-tables = Nobody is waiting at an open table right now. Make one: others will find it here.
house-running-matches = Matches to watch
house-no-matches = No open match is being played right now.
house-watch = Watch
house-my-matches = My matches
house-nothing-running = None of your matches is running. Every door above begins a new one.
house-past-matches =
    { $count ->
        [one] {$count} finished match
       *[other] {$count} finished matches
    }
house-free-chairs =
    { $count ->
        [one] {$count} free chair
       *[other] {$count} free chairs
    }
house-waits-for-friends = Waiting for others to sit down
house-is-over = Finished
house-is-closed = Closed
house-is-played = Being played
house-your-turn = It is your turn
house-feed-entry = Your turn: {$game}
house-turn-of = {$name} decides
house-go-there = To the table
house-replay = Replay
house-look = Look
house-sit-down = Sit down

## Making a table
house-new-table = A new table: {$game}
house-your-name = Your name
house-who-plays = Who plays
house-chair = Chair {$number}
house-chair-me = I sit here
house-chair-open = Free for a friend
house-chair-here = Somebody on this device
house-chair-here-name = Their name
house-chair-bot = Bot, level {$level} of 8
house-chair-program = A program of your own
house-chair-none = No chair
house-game-options = Game options
house-manners = How you play
house-clock = Clock
house-time-relaxed = No clock
house-time-live = {$seconds} seconds for each decision, {$minutes} minutes in reserve
house-time-slow = {$hours} hours for each turn
house-speed = Speed of the bots
house-speed-slow = Slow
house-speed-usual = Steady
house-speed-quick = Quick
house-speed-instant = At once
house-listed = Anybody may find this table and join or watch
house-hints = Hints are allowed
house-coach = A coach explains every first decision
house-take-back = Decisions may be taken back if all agree
house-make-table = Make the table

## The waiting room
house-waits-for =
    { $count ->
        [0] Everybody is here. The match begins.
        [one] Waiting for one more person.
       *[other] Waiting for {$count} more people.
    }
house-invited = You are invited to a match of {$game}
house-invite = Invite your friends
house-invite-how = Send this link or show the code. Anybody who opens it can sit down, as long as a chair is free.
house-copy = Copy the link
house-copied = Copied
house-qr-table = The link of this table as a QR code
house-qr-chair = The link of this chair as a QR code
house-chairs = Who sits here
house-you = you
house-is-here = is here
house-is-away = has gone out
house-is-program = a program
house-sit-here = Sit here
house-chair-link = Link to this chair
house-doings = What you can do
house-begins-by-itself = The match begins when every chair is taken.
house-bots-level = Bots for the free chairs
house-fill-with-bots = Fill with bots and begin
house-begin-without = Begin without the free chairs
house-rename = Change the name
house-leave = Leave the table
house-agreed = What this table agreed on
house-is-listed = Anybody can find this table
house-is-by-link = Only those who have a link can come here
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
house-speed-note = The speed applies to the tables you make, and to the one you have just come from, if it is yours.
house-save = Save
house-back = Back

## When something does not work
house-offline = No connection
house-offline-how = We cannot be reached right now. The page comes back by itself as soon as there is a connection; your match waits for you.
house-try-again = Try again
house-sorry-malformed = That could not be understood
house-sorry-forbidden = Not for you
house-sorry-missing = Not found
house-sorry-stale = Too late
house-sorry-refused = The rules say no
house-sorry-too-many = Not so fast
house-sorry-unavailable = Not right now
house-missing-how = A table that is not open to everybody is shown only to those who came by a link. Ask whoever made it to send you one.
house-back-to-table = Back to the table

house-open = Open a match or a position
house-open-note = Paste a record, or a position, and look at it again, try out moves and ask the coach.
house-open-text = The text
house-open-file = Or a file
house-not-opened = This cannot be opened.
house-open-how = What can be opened
house-open-record = A record, as the end of every match offers it: it begins with “adit record 1”.
house-open-position = A position: a line “game” with the name of the game, and under it the text of the position, as every analysis shows it.

## Why something was not done
house-nobody-known = This house does not know you, so you cannot do this.
house-nothing-here = There is nothing here.
house-too-fast = That was too much at once; please wait a moment.
house-too-large = That is too large.
house-unavailable = Nothing can be written down now, so nothing was done.
house-disk-full = Nothing can be written down now, so nothing was done: the disk of this house is full.
house-store-silent = Nothing can be written down now, so nothing was done: the store does not answer.
house-gone-on = The table has gone on; look again.
house-was-quicker = Somebody was quicker; look again.
house-not-begun = The match has not begun yet.
house-not-over = The match is not over yet.
house-match-over = The match is over.
house-table-closed = The table is closed.
house-still-on = This match is still on; it can be looked at again when it is over.
house-record-closed = The record opens when the match is over.
house-next-already = There is a next match already.
house-not-seated = You do not sit at this table.
house-say-who = The table is covered: say first who has the device.
house-device-elsewhere = Somebody else has the device now.
house-chair-taken = This chair is taken.
house-needs-link = This chair needs its own link.
house-link-taken = Somebody has come by this link already. Ask for a new one.
house-link-old = This link was used already, or is too old. Ask for another one.
house-only-maker = Only whoever made the table can do this.
house-not-yours = This chair is not yours to give.
house-no-hints = There are no hints at this table.
house-no-taking-back = Nothing can be taken back at this table.
house-nothing-back = There is nothing to take back.
house-no-way-back = Something was drawn or revealed since, so it cannot be taken back.
house-not-your-turn = This seat has nothing to decide now.
house-no-action = “{$action}” is not the notation of an action.
house-rule-forbids = Rule {$rule} forbids this.
house-other-site = This request comes from another site.
house-unreadable = This request cannot be read.
house-no-game = There is no game “{$game}”.
house-no-seat = A seat is P0, P1, P2 or P3.
house-no-at = “at” is two numbers with a point between.
house-no-level = Bots have the levels 1 to {$most}.
house-pace-long = The pace is too slow; at most: {$most} ms.
house-no-clock = No table waits so long or so short.
house-one-chair = One person sits in one chair.
house-nobody-called = Nobody called “{$kind}” can sit here.
house-setup-players = This game cannot be played by so many or so few; players: {$fewest} to {$most}.
house-setup-odd = The game cannot be played with these options.
house-name-long = The name is too long; letters at most: {$most}.
house-name-bot = The house marks its bots with a number in brackets; please take another name.
house-chat-empty = There is nothing to say.
house-chat-long = The message is too long; letters at most: {$most}.
house-vacation-long = The vacation is too long; days at most: {$most}.
house-no-choice = There is nothing of this kind to choose.
house-other-rules = This record was played by version {$there} of the rules; this house plays version {$here}.
house-misread = The text cannot be read ({ $why }).
house-address-unreadable = The end of this address cannot be read.
house-moves-unreadable = The moves in this address cannot be read.
house-no-move = “{$move}” is no move.
house-lesson-done = You have finished this lesson.
house-lesson-missed = The lesson ends here; it can be tried again.
house-you-here = You in this house
house-you-unknown = The house does not know you yet: there is nothing to take along and nothing to forget.
house-device = Another device
house-device-note = A link takes your seats and matches along. It works once and for fifteen minutes; whoever opens it is you.
house-device-make = Make the link
house-device-made = Open this on the other device:
house-vacation = Vacation
house-vacation-note = For so many days the tables without haste wait for you.
house-vacation-left = { $count ->
    [one] Your vacation lasts for { $count } more day.
   *[other] Your vacation lasts for { $count } more days.
}
house-vacation-days = Days
house-vacation-begin = Begin the vacation
house-vacation-end = End the vacation
house-forget = Forget me
house-forget-note = Your name, what you said in chats and your invitations are deleted. Matches stay, with a former player in your seat. It cannot be taken back.
house-forget-sure = Yes, I want to be forgotten.
house-forget-unsure = Nobody is forgotten by accident: say first that you want it.

house-broken-promise = the record names no promise.
house-broken-seed-secret = the match was left before its end, so its seed is secret.
house-broken-end = steps are missing at the end.
house-broken-seed = the seed is not the one that was promised.
house-broken-steps = the steps cannot be played ({ $why }).
house-broken-draw = the deal was not as promised ({ $why }).
