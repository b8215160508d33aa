# What the house says of its own accord: who sits where, and why a table cannot go on. A player's name is {$name}.

house-former-player = former player
house-free-chair = free chair
house-nameless = somebody
house-bot = Bot {$seat} (level {$level})
house-hinted = {$name} asked for a hint.
house-took-back = {$name} took a decision back.
house-closed-game = This house no longer knows the game of this table.
house-closed-rules = This match was begun by another version of the rules, so it cannot go on here.
house-closed-record = The record of this match cannot be read, so it cannot go on.
house-closed-host = The host has closed this table.

house-your-name = Your name
house-play-bots = Play against bots
house-make-table = Make a table for friends
house-my-tables = My tables
house-open-tables = Open tables
house-chair-link = link to this chair
house-sit-down = Sit down
house-fill-with-bots = Give the free chairs to bots and begin
house-leave = Leave
house-pass-to = Pass the device to {$name}
house-covered = The table is covered until you say that it is you.
house-i-am = I am {$name}
house-to-the-front = To the front page

house-learn-ways = On this page
house-learn-lessons = Lessons
house-learn-lessons-about = Real positions, one thing to do in each. Nothing can go wrong: the coach answers whatever you try.
house-learn-play = Your first match
house-learn-play-about = You play against gentle bots, and the coach explains each kind of decision once, when it comes up.
house-learn-play-now = Play with the coach
house-learn-all-rules = All the rules, numbered
house-learn-short-rules = The short rules, with pictures
house-lesson-you = You
house-lesson-head = Lesson {$number} of {$count}: {$title}
house-lesson-again = Begin again
house-lesson-next = Next lesson
house-lesson-last = Play with the coach
