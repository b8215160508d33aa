# The frame around every game in the terminal. A player's name is {$name}.

tui-table = Table
tui-players = Players
tui-mine = You
tui-offers = What I can do
tui-story = What happened
tui-rules = The rules of this decision
tui-legend = Signs
tui-legend-moves = ⇄a  swapped with the other ⇄a; a→ left here, →a arrived here
tui-legend-closed = ×   cannot be chosen now
tui-legend-map = On the map: [ ] a room, ( ) a deep room, { "» «" } where you are; dotted lines are the ways, close dots those you can take now; an arrow on a line: that way only; ←22 a tunnel over the edge to room 22
tui-keys = Keys
tui-onlooker = an onlooker

tui-pass = Pass to {$name}, then press space.
tui-pass-enter = Pass to {$name}, then press Enter.
tui-put-away = Only you see this, and only now. Press space to put it away.
tui-go-on = Seen enough? Press space to go on.
tui-put-away-enter = Seen enough? Press Enter to put it away.
tui-really-leave = Leave the match? Press q again to leave, any other key to stay.
tui-really-leave-draft = Leave the match? What was done in this turn since the last draw is not kept. Press q again to leave, any other key to stay.
tui-nothing-to-do = Nothing to decide now.
tui-touched = Chosen: {$things}. Esc takes it back.
tui-named = { $name }: { $things }
tui-heading = { $name }:
tui-many-offers =
    { $count ->
        [one] {$count} way. Write it, for example: {$example}
       *[other] {$count} ways. Write one, for example: {$example}
    }

tui-unreadable = “{$text}” is not an action I can read. Press ? for help.
tui-not-your-turn = You have nothing to decide now.
tui-forbidden = {$why} (rule {$rule})
tui-no-such-number =
    { $most ->
        [0] There is nothing to choose by number.
        [one] There is only number 1.
       *[other] There are only the numbers 1 to {$most}.
    }
tui-no-undo = Nothing can be taken back now.
tui-no-routine = Nothing goes by itself now.
tui-no-such-key = {$key} is no key of this list. ? shows all keys.
tui-your-choice = Your choice (a number, an action, {$words}):
tui-plain-help = Write the number of an offer or its action in words, “{$log}” for the whole story, “{$quit}” to leave. “{$undo}” takes the last action back until chance has played, “{$all}” does one after another whatever needs no thought. “{$language} de” speaks another language from now on: German, for example.
tui-word-log = log
tui-word-undo = undo
tui-word-all = all
tui-word-quit = quit
tui-word-language = language
tui-languages = Languages: {$languages}. Write, for example: {$word} de

tui-keys-decide = ↑↓ Enter or key · Esc back · Tab write · ? rules · l story · v table · q leave
tui-keys-undo = u undo · ↑↓ Enter or key · Tab write · ? rules · l story · v table · q leave
tui-keys-routine = * play all · ↑↓ Enter or key · Tab write · ? rules · l story · v table · q leave
tui-keys-undo-routine = u undo · * play all · ↑↓ Enter or key · ? rules · l story · v table · q leave
tui-keys-watch = The others play … · space go on · ? rules · l story · v table · q leave
tui-keys-end = The match is over · l story · v table · q go on
tui-keys-reading = ↑↓ PgUp PgDn scroll · Esc back
tui-keys-all = ↑ ↓ move, Enter or the key of a line chooses, Esc takes back. Tab or : opens a line for writing an action. u takes the last action back until chance has played, * does one after another whatever needs no thought. PgUp and PgDn scroll the story, l shows all of it, v shows the whole table, q leaves. F2 speaks the next language.
tui-keys-replay = ←→ step · PgUp PgDn ten · Home End · 1–4 eyes · 0 onlooker · space play · q quit
tui-step = Step {$step} of {$steps}
tui-eyes = through the eyes of: {$name}

tui-menu = A new match
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

tui-promise = The deal is promised: the SHA-256 of its seed is {$promise}
tui-kept = The match is kept. Look at it again: {$command}
tui-left = The match was left before its end; what was played is kept: {$command}

tui-waiting = Waiting for the others …
tui-away = {$name} (away)
tui-bot-plays = {$name} (away, a bot plays)
tui-lost = The connection is lost. Trying again …
tui-found = The connection is back.
tui-gone-on = The table has gone on. Look again.
tui-come-back = The table stays as it is. Come back: {$command}
tui-keys-talk = / talk
