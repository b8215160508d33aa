# The frame around every game in the terminal. A player's name is {$name}.

tui-table = Table
tui-players = Players
tui-mine = You
tui-offers = What you can do
tui-story = What happened
tui-rules = The rules for this decision
tui-legend = Symbols
tui-legend-moves = ⇄a  swapped with the other ⇄a; a→ left here, →a arrived here
tui-legend-closed = ×   not available now
tui-legend-map = On the map: [ ] a room, ( ) a deep room, { "» «" } where you are; dotted lines are tunnels, with closer dots where you can go now; an arrow on a line: that way only; ←22 a tunnel over the edge to room 22
tui-keys = Keys
tui-onlooker = a spectator

tui-pass = Pass to {$name}, then press space.
tui-pass-enter = Pass to {$name}, then press Enter.
tui-put-away = Only you can see this, and only now. Press space to put it away.
tui-go-on = Seen enough? Press space to go on.
tui-put-away-enter = Seen enough? Press Enter to put it away.
tui-really-leave = Leave the game? Press q again to leave, any other key to stay.
tui-really-leave-draft = Leave the game? What you did this turn since the last draw won’t be saved. Press q again to leave, any other key to stay.
tui-nothing-to-do = Nothing to decide right now.
tui-touched = Chosen: { $things }. Esc undoes it.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] { $count } option. Type it: { $example }
       *[other] { $count } options. Type one, for example: { $example }
    }

tui-unreadable = I can’t read “{ $text }” as an action. Press { "?" } for help.
tui-not-your-turn = You have nothing to decide right now.
tui-forbidden = {$why} (rule {$rule})
tui-no-such-number =
    { $most ->
        [0] Nothing here can be chosen by number.
        [one] There is only number 1.
       *[other] There are only the numbers 1 to {$most}.
    }
tui-no-undo = Nothing can be undone right now.
tui-no-routine = There’s nothing to play automatically right now.
tui-no-such-key = { $key } isn’t a key of this list. { "?" } shows all keys.
tui-your-choice = Your choice (a number, an action, {$words}):
tui-plain-help = Type the number of an option or its action in words, “{ $log }” for the whole story, “{ $quit }” to leave. “{ $undo }” undoes the last action until something is drawn, “{ $all }” plays everything that needs no choice. “{ $language } de” switches to another language, German in this case.
tui-word-log = log
tui-word-undo = undo
tui-word-all = all
tui-word-quit = quit
tui-word-language = language
tui-languages = Languages: { $languages }. Type, for example: { $word } de

tui-keys-decide = ↑↓ Enter or key · Esc back · Tab type · ? rules · l story · v table · q leave
tui-keys-undo = u undo · ↑↓ Enter or key · Tab type · ? rules · l story · v table · q leave
tui-keys-routine = * play all · ↑↓ Enter or key · Tab type · ? rules · l story · v table · q leave
tui-keys-undo-routine = u undo · * play all · ↑↓ Enter or key · ? rules · l story · v table · q leave
tui-keys-watch = The others are playing … · space go on · ? rules · l story · v table · q leave
tui-keys-end = The game is over · l story · v table · q go on
tui-keys-reading = ↑↓ PgUp PgDn scroll · Esc back
tui-keys-all = ↑ ↓ move, Enter or the key of a line chooses, Esc goes back. Tab or : opens a line for typing an action. u undoes the last action until something is drawn, * plays everything that needs no choice. PgUp and PgDn scroll the story, l shows all of it, v shows the whole table, q leaves. F2 switches to the next language.
tui-keys-replay = ←→ step · PgUp PgDn 10 · Home End · 1–4 eyes · 0 spectator · space play · q quit
tui-step = Step {$step} of {$steps}
tui-eyes = through the eyes of: {$name}

tui-menu = New game
tui-menu-start = Start
tui-menu-game = Game
tui-menu-players = Players
tui-menu-person = person
tui-menu-bot = bot, level {$level}
tui-menu-language = Language
tui-menu-quit = Quit
tui-fox = Fox
tui-owl = Owl
tui-hare = Hare
tui-stag = Stag
tui-keys-menu = ↑↓ move · ←→ change · Enter start · q quit
tui-keys-menu-chair = ↑↓ move · ←→ person or bot · type a name · Enter start · Esc quit

tui-promise = The deal is already fixed: the SHA-256 of its seed is { $promise }
tui-kept = The game is saved. Watch it again: { $command }
tui-left = You left before the end; what was played is saved: { $command }

tui-waiting = Waiting for the others …
tui-away = {$name} (away)
tui-bot-plays = {$name} (away, a bot is playing)
tui-lost = The connection is lost. Trying again …
tui-found = The connection is back.
tui-gone-on = The game has moved on. Take another look.
tui-come-back = The table stays as it is. Come back with: { $command }
tui-keys-talk = / chat
