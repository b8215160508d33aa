# The frame around every game on the page. A player's name is {$name}.

web-now = What is happening
web-table = The table
web-mine = My things
web-offers = What I can do
web-story = The story so far
web-chat = The talk
web-say = Say
web-say-something = Say something
web-laws = The rules of this decision
web-legend = The signs
web-rules = The rules
web-watch = Link for watchers
web-tabs = Parts of the table
web-tab-mine = Mine
web-tab-offers = Actions
web-tab-story = Story

web-choose = Choose one
web-do-it = Do it
web-undo = Take back
web-routine = Play on
web-hint = A hint
web-cancel = Cancel
web-take-back = Ask to go back
web-take-back-asked = You have asked to go back. The others are being asked.
web-take-back-asks = {$name} asks to go back.
web-agree = Agree
web-refuse = Play on
web-put-away = Put it away
web-rematch = Another match
web-next = To the next match
web-advice = The coach says
web-coach = The coach
web-coach-done = Got it
web-chance = {$percent} % to win
web-ways =
    { $count ->
        [one] {$count} way to use it
       *[other] {$count} ways to use it
    }

web-bot = computer
web-stand-in = a computer plays on
web-away = away
web-pick = And now where? Touch it, or press Esc.
web-chair-link = Link to this chair
web-ears = Whom I want to hear
web-mute = Mute
web-hear = Hear again
web-closer = Closer
web-farther = Farther away
web-find-me = To where I am
web-keys = The keys
web-keys-more = Every button shows its key; where a group has a key of its own, press that one first.
web-rule = Read the rule
web-bell = Tell me when it is my turn
web-offline = No connection. Trying again …
