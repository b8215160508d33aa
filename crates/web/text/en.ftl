# The frame around every game on the page. A player's name is {$name}.

web-now = What’s happening
web-table = The table
web-mine = Your area
web-offers = What you can do
web-story = The story so far
web-chat = Chat
web-say = Send
web-say-something = Say something
web-laws = The rules for this decision
web-unread = unread messages
web-legend = Symbols
web-rules = The rules
web-settings = Settings
web-watch = Link for spectators
web-tabs = Parts of the table
web-tab-map = Map
web-tab-offers = Actions
web-tab-story = Story

web-choose = Choose one
web-do-it = Do it
web-undo = Undo
web-routine = Play all
web-faster = Faster
web-hint = Hint
web-help = Help
web-cancel = Cancel
web-here = On this device
web-here-note = This page comes from your own device and needs no connection. What you play here stays here; bots play here too, and you can pass the device around.
web-here-elsewhere = To play with people elsewhere, there is a server:
web-escape = Esc
web-take-back = Ask to undo
web-take-back-asked = You asked to undo a decision. Now the others have to agree.
web-take-back-asks = { $name } asks to undo a decision.
web-agree = Agree
web-refuse = No, play on
web-put-away = Put it away
web-rematch = Play again
web-next = Go to the next game
web-advice = The coach says
web-why-and = { $first } and { $second }
web-why-next = Compared with the next plan: { $why }.
web-why-best = Compared with the first plan: { $why }.
web-why-it = What it brings: { $why }.
web-why-not-next = With the next plan: { $why }; but later on this one wins more often.
web-why-not-this = With the first plan: { $why }.
web-why-even = By the end of the turn it comes to about the same as the first plan.
web-why-later = By the end of the turn the next plan comes to about the same; later on this one wins more often.
web-why-later-best = By the end of the turn it comes to about the same as the first plan; later on that one wins more often.
web-equal-both = Both are about equally good.
web-equal-two = The first two are about equally good.
web-equal-all = All three are about equally good.
web-advice-first = The moves that need no thought come first.
web-coach = The coach
web-coach-done = Got it
web-chance = {$percent}% to win
web-percent = {$number}%
web-ways =
    { $count ->
        [one] {$count} way to use it
       *[other] {$count} ways to use it
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head }:

web-bot = bot, level {$level}
web-stand-in = a bot is playing
web-away = away
web-rest = All about { $name }
web-pick = Where to? Tap the place.
web-order-how = Tap two to swap them, or drag one onto another.
web-order-pick = Now tap the one to swap it with.
web-order-moved = { $what } is now in place { $place }.
web-order-place = Place { $place } of { $count }
web-order-other = Another order
web-chair-link = Link to this chair
web-ears = Who you hear
web-mute = Mute
web-hear = Unmute
web-closer = Zoom in
web-farther = Zoom out
web-find-me = Find me
web-keys = Keyboard
web-keys-more = Every button shows its key; where a group has a key of its own, press that one first.
web-rule = Read the rule
web-bell = Tell me when it’s my turn
web-silence = Mute
web-key-main = What the large button says
web-bell-on = We’ll tell you when it’s your turn.
web-bell-off = Your browser doesn’t allow notifications.
web-watch-copied = The link for spectators is copied.
web-what-happened = What happened? Show it again
web-offline = No connection. Trying again …

# Looking again: replay, end and analysis.
web-replay = Replay
web-account = The score
web-try = Try moves
web-try-here = Try out moves from here
web-first = Go to the beginning
web-last = Go to the end
web-turn-back = Previous turn
web-turn-on = Next turn
web-step-back = One step back
web-step-on = One step forward
web-moment-on = Next decisive moment
web-play = Play
web-pause = Pause
web-step = Step
web-step-of = Step {$step} of {$steps}
web-speed = Speed
web-go = Go
web-eyes = Through whose eyes
web-watcher = A spectator
web-as-numbers = As numbers

web-look-again = Replay
web-points-over-time = Points over time
web-chances-over-time = Who was winning
web-review-waits = Reviewing the game: { $percent }% done. When it’s finished, you’ll see here what decided the game.
web-look-now = Check again
web-rose = {$name}: chance of winning up from {$before}% to {$after}%
web-fell = {$name}: chance of winning down from {$before}% to {$after}%
web-luck-and-decisions = Luck and decisions
web-luck-note = How the draws, a player’s own decisions and everyone else’s changed each player’s chance of winning. In percentage points.
web-at-start = At the start
web-by-luck = Luck
web-by-own = Own decisions
web-by-others = Others’ decisions
web-at-end = At the end
web-nothing-missed = Nobody missed a clearly better move.
web-played = Played:
web-better = Better:
web-cost = That lowered the chance of winning by about { $percent } percentage points.
web-turn-of = {$name}, turn {$number}
web-see-turn = See it in the replay
web-your-costly-turns = Your costliest turns
web-costly-turns = The costliest turns
web-none-of-yours = You missed no clearly better move.
web-again = Try again
web-as-puzzle = Solve it as a puzzle
web-again-note = “Try again” opens a table at the beginning of that turn: the same rivals, the same luck, and bots in place of other people. It’s an exercise, and listed as one among your games.
web-deciding-turns = Where others decided the game
web-decisive-turns = The turns that decided the game
web-settled = { $who ->
    [you] After turn {$number} you could hardly lose any more.
   *[other] After turn {$number}, {$who} could hardly lose any more.
}
web-lost = After turn {$number} you could hardly win any more.
web-open-to-the-end = The game was open to the very last turn.
web-luck-helped = Luck: the draws raised your chance of winning by {$points} percentage points in all.
web-luck-hurt = Luck: the draws lowered your chance of winning by {$points} percentage points in all.
web-luck-even = Luck evened out: in all, the draws hardly changed your chance of winning.
web-choices-helped = Your own decisions raised it by {$points} percentage points.
web-choices-hurt = Your own decisions lowered it by {$points} percentage points.
web-choices-even = Your own decisions hardly changed it.
web-others-helped = The others’ decisions raised it by {$points} percentage points.
web-others-hurt = The others’ decisions lowered it by {$points} percentage points.
web-others-even = The others’ decisions hardly changed it.
web-exercise = This was an exercise: it began in the middle of another game.
web-exercise-of = Go to that game
web-deal = The deal
web-deal-note = The seed was fixed before the first move. Its fingerprint was public from then on; the seed itself is revealed only now.
web-promise = Fingerprint
web-seed = Seed
web-check-deal = Check the deal
web-proved-seed = The seed matches the fingerprint, so it was fixed before the first move and nobody has changed it since.
web-proved-draws = All { $draws } draws in { $steps } steps match this seed: every card and tile was where it should have been.
web-not-proved = The deal couldn’t be verified: { $why }
web-take-along = Take it with you
web-link = Link to this game
web-share = Share
web-record = Download the record

web-analysis = Try out moves
web-bench-start = Back to the start
web-bench-back = Undo the last move
web-bench-forward = Redo
web-other-luck = Different luck
web-luck = Luck follows the number { $luck }: the same moves always get the same draws.
web-ask-coach = Ask the coach
web-chances-now = Chances of winning
web-position = The position
web-eyes-of-turn = The player to move
web-pieces = What’s on the table
web-eyes-all = Everything revealed
web-to-analysis = Analysis
web-see-table = Table
web-total = Total
web-all-items = All items
web-counting = Counted source by source; a tap shows all.
web-ahead = { $points ->
    [one] One point
   *[other] { $points } points
} ahead of { $who ->
    [you] you
   *[other] { $who }
}.
web-decisive = The difference: { $source }, { $one } to { $other }.
web-uncounted = { $who ->
    [you] Your points do not count.
   *[other] { $who }’s points do not count.
}
