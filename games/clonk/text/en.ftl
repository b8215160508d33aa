# Clonk!, English. Terms as in the printed English rulebook; every sentence is our own.
# card-… is a card by itself, as under a picture; object-… is what somebody digs, gives, lays or draws.

title = Clonk!
pitch = Five shafts, six crystals, one sleeping monster. Grab before it wakes.
pitch-length = half an hour
pitch-kind = collect and dare

## Cards
card-back = face-down card
card-necklace = { $colour ->
    [green] green necklace
    [white] white necklace
    [red] red necklace
    [pink] pink necklace
    [yellow] yellow necklace
   *[blue] blue necklace
}
card-crown = { $colour ->
    [green] green crown
    [white] white crown
    [red] red crown
    [pink] pink crown
    [yellow] yellow crown
   *[blue] blue crown
}
card-statue = { $colour ->
    [green] green statue
    [white] white statue
    [red] red statue
    [pink] pink statue
    [yellow] yellow statue
   *[blue] blue statue
}
card-hammer = { $colour ->
    [green] green hammer
    [white] white hammer
    [red] red hammer
    [pink] pink hammer
    [yellow] yellow hammer
   *[blue] blue hammer
}
card-sword = { $colour ->
    [green] green sword
    [white] white sword
    [red] red sword
    [pink] pink sword
    [yellow] yellow sword
   *[blue] blue sword
}
card-sixth = { $colour ->
    [green] green goblet
    [white] white goblet
    [red] red goblet
    [pink] pink goblet
    [yellow] yellow goblet
   *[blue] blue goblet
}
object-necklace = { $colour ->
    [green] the green necklace
    [white] the white necklace
    [red] the red necklace
    [pink] the pink necklace
    [yellow] the yellow necklace
   *[blue] the blue necklace
}
object-crown = { $colour ->
    [green] the green crown
    [white] the white crown
    [red] the red crown
    [pink] the pink crown
    [yellow] the yellow crown
   *[blue] the blue crown
}
object-statue = { $colour ->
    [green] the green statue
    [white] the white statue
    [red] the red statue
    [pink] the pink statue
    [yellow] the yellow statue
   *[blue] the blue statue
}
object-hammer = { $colour ->
    [green] the green hammer
    [white] the white hammer
    [red] the red hammer
    [pink] the pink hammer
    [yellow] the yellow hammer
   *[blue] the blue hammer
}
object-sword = { $colour ->
    [green] the green sword
    [white] the white sword
    [red] the red sword
    [pink] the pink sword
    [yellow] the yellow sword
   *[blue] the blue sword
}
object-sixth = { $colour ->
    [green] the green goblet
    [white] the white goblet
    [red] the red goblet
    [pink] the pink goblet
    [yellow] the yellow goblet
   *[blue] the blue goblet
}
coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
eyes = { $count ->
    [one] { $count } eye
   *[other] { $count } eyes
}

## Task tiles
task-green = green
task-white = white
task-red = red
task-pink = pink
task-yellow = yellow
task-blue = blue
task-necklace = necklaces
task-crown = crowns
task-statue = statues
task-hammer = hammers
task-sword = swords
task-sixth = goblets
tasks = Tasks
tile-open = open task: { $task }
tile-revealed = hidden task: { $task }
tile-mine = your hidden task: { $task }
tile-hidden-colour = hidden task: a colour
tile-hidden-treasure = hidden task: a treasure
tag-hidden = hidden from the others

## The table
rock = The mine
shafts = The five shafts
shaft = { $count ->
    [0] Shaft { $shaft }, empty
    [one] Shaft { $shaft }, { $count } card
   *[other] Shaft { $shaft }, { $count } cards
}
depth = The depth
draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
monster-asleep = { $count ->
    [0] The Awakening card comes next
    [one] { $count } card to the Awakening
   *[other] { $count } cards to the Awakening
}
monster-mixed = { $count ->
    [one] At least { $count } card to the Awakening
   *[other] At least { $count } cards to the Awakening
}
monster-anywhere = { $count ->
    [one] The Awakening card comes next
   *[other] The Awakening card: one of the next { $count }
}
monster-awake = Awake! This round is the last
monster-awake-extra = Awake! This round and one more
monster-prowling = Awake! The very last round
discard-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
discard-head = Discard pile
discard-gist = { $count ->
    [0] nothing yet
    [one] { $count } card, open to all
   *[other] { $count } cards, open to all
}
board-of = { $owner ->
    [you] Your gallery
   *[other] { $owner }’s gallery
}
board-mine = Your cart and gallery
cart = Mine cart
cart-open = In the mine cart
cart-gist = { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
}{ $snores ->
    [0] {""}
    [one] , { $snores } Snore card
   *[other] , { $snores } Snore cards
}
space-empty = space { $space }, empty
space-snore = space { $space }; if it stays empty: a Snore card
space-kablooey = space { $space }; if it stays empty: a Kablooey card
space-draw = space { $space }; if it stays empty: draw a card
goals = Your tasks
goal = { $count ->
    [one] { $count } card → { $points }
   *[other] { $count } cards → { $points }
}
hand-mine = { $count ->
    [0] Your hand is empty
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
count-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
count-kablooey = { $count ->
    [one] { $count } Kablooey card
   *[other] { $count } Kablooey cards
}
count-snore = { $count ->
    [one] { $count } Snore card
   *[other] { $count } Snore cards
}
tag-dwarf = starting player
note-chosen = has chosen
note-thinks = is thinking

## What is happening
phase-fill = I Fill the mine cart
phase-dig = II Unearth treasures
phase-sift = III Sift through the rubble
lead-you = Your turn.
lead-other = Waiting for: { $names }.
lead-over = The monster is awake!
ask-tasks = Which of your two task tiles do you lay open?
sub-tasks = The other one stays hidden to the end. All chosen tiles are turned over together.
wait-tasks = Everybody chooses a task tile to lay open.
ask-cart = Put a card from your hand into your mine cart.
sub-cart = It need not fit anything. Your first card in the gallery must fit it.
wait-cart = A first card goes into the mine cart.
ask-dig = Dig a card that fits: { $card }.
ask-stuck = Nothing in reach fits: { $card }.
sub-dig = { $dug ->
    [0] No card dug yet. Stop whenever you like; empty spaces bring something too.
    [4] The gallery is full: give, blast or stop.
    [one] { $dug } card dug. Stop whenever you like; empty spaces bring something too.
   *[other] { $dug } cards dug. Stop whenever you like; empty spaces bring something too.
}
sub-stuck = You can stop; perhaps you can give a card or blast a shaft.
wait-dig = Digging for a card that fits: { $card }.
ask-lay = Lay a card from your hand onto a shaft.
sub-lay = Any card, any shaft, face up. The others can take it.
wait-lay = A card from the hand goes onto a shaft.
ask-discard = { $surplus ->
    [one] Your hand holds { $count } cards: discard { $surplus }.
   *[other] Your hand holds { $count } cards: discard { $surplus }, one at a time.
}
sub-discard = At most five cards stay in your hand.
wait-discard = The hand is too large: a card is discarded.
wait-chance = Cards are being laid out.
over-one = { $points ->
    [one] { $who ->
        [you] You win with { $points } point.
       *[other] { $who } wins with { $points } point.
    }
   *[other] { $who ->
        [you] You win with { $points } points.
       *[other] { $who } wins with { $points } points.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] You share the win with { $points } point: you, { $names }.
       *[other] Shared win with { $points } point: { $who }.
    }
   *[other] { $who ->
        [you] You share the win with { $points } points: you, { $names }.
       *[other] Shared win with { $points } points: { $who }.
    }
}

## What can be done
group-tasks = Lay open
group-cart = Into the cart
group-dig = Dig into space { $space }
group-give = Or give one card away, once a turn
group-blast = Or blast the top of a shaft with a Kablooey card
group-stop = Or stop
group-lay = Lay: first a card, then a shaft
group-discard = Discard
short-tasks = Open
short-cart = Load
short-dig = Dig
short-give = Give
short-blast = Blast
short-stop = Stop
short-lay = Lay
short-discard = Discard
label-colour = the colour: { $task }
label-treasure = the treasure: { $task }
label-give = to { $rival }: { $card }
offer-task = Lay open: { $task }
offer-cart = Put { $card } into the cart
offer-dig-hand = Dig { $card } from your hand
offer-dig-shaft = Dig { $card } from shaft { $shaft }
offer-give = Give { $card } to { $rival }
offer-blast = Blast { $card } off shaft { $shaft }
offer-stop = Stop digging
offer-lay = Lay { $card } on shaft { $shaft }
offer-discard = Discard { $card }
stop-0 = a Snore card, a Kablooey card, draw { $count }
stop-1 = a Kablooey card, draw { $count }
stop-2 = draw { $count }

## The account
account-title = The score
account-total = { $result ->
    [winner] { $who ->
        [you] You: { $points } – you win
       *[other] { $who }: { $points } – wins
    }
   *[other] { $who ->
        [you] You: { $points }
       *[other] { $who }: { $points }
    }
}
account-coins = { $count ->
    [one] { $count } coin on cards
   *[other] { $count } coins on cards
}
account-kablooey = { $count ->
    [one] + { $coins } for { $count } Kablooey card
   *[other] + { $coins } for { $count } Kablooey cards
}
account-task = { $count ->
    [0] + 0 for { $task }: no card
    [one] + { $points } for { $task }, { $count } card: { $cards }
   *[other] + { $points } for { $task }, { $count } cards: { $cards }
}
account-eyes = { $count ->
    [one] { $count } eye: { $cards } on cards, { $snores } snored
   *[other] { $count } eyes: { $cards } on cards, { $snores } snored
}
account-loss = − { $count } for the most eyes: the monster’s toll
account-loss-cards = − { $count } for the most eyes: the monster’s toll, without snoring
account-treasures = { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
}
tie-eyes = A tie on points: fewer eyes win.
tie-treasures = A tie on points and eyes: more treasure cards win.
tie-shared = A tie on points, eyes and treasure cards: the victory is shared.

## The story
log-turn = { $who ->
    [you] Round { $round }, your turn
   *[other] Round { $round }, { $who }
}
log-started = { $who ->
    [you] You have the dwarf and go first.
   *[other] { $who } has the dwarf and goes first.
}
log-chosen = { $who ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
log-opened = { $who ->
    [you] You reveal a task: { $task }.
   *[other] { $who } reveals a task: { $task }.
}
log-revealed = { $who ->
    [you] You reveal your hidden task: { $task }.
   *[other] { $who } reveals the hidden task: { $task }.
}
log-loaded = { $who ->
    [you] You empty your gallery into the mine cart.
   *[other] { $who } empties the gallery into the mine cart.
}
log-filled = { $who ->
    [you] You put { $card } into the mine cart.
   *[other] { $who } puts { $card } into the mine cart.
}
log-dug-shaft = { $who ->
    [you] You dig { $card } from shaft { $shaft }.
   *[other] { $who } digs { $card } from shaft { $shaft }.
}
log-dug-hand = { $who ->
    [you] You dig { $card } from your hand.
   *[other] { $who } digs { $card } from their hand.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] You give yourself { $card }.
       *[other] You give { $card } to { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } gives you { $card }.
       *[other] { $who } gives { $card } to { $owner }.
    }
}
log-blasted = { $who ->
    [you] You blast { $card } off shaft { $shaft }.
   *[other] { $who } blasts { $card } off shaft { $shaft }.
}
log-turned-up = Shaft { $shaft } now shows { $card }.
log-refilled = Shaft { $shaft } was refilled with { $card }.
log-snore = { $who ->
    [you] You take a Snore card: three eyes.
   *[other] { $who } takes a Snore card: three eyes.
}
log-kablooey = { $who ->
    [you] You take a Kablooey card.
   *[other] { $who } takes a Kablooey card.
}
log-drew = { $count ->
    [one] { $who ->
        [you] You draw { $count } card.
       *[other] { $who } draws { $count } card.
    }
   *[other] { $who ->
        [you] You draw { $count } cards.
       *[other] { $who } draws { $count } cards.
    }
}
log-drew-card = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
log-laid = { $who ->
    [you] You put { $card } on shaft { $shaft }.
   *[other] { $who } puts { $card } on shaft { $shaft }.
}
log-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
log-awoke = The Awakening card came up: the last round has begun.
log-awoke-extra = The Awakening card came up: this round and one more.
log-prowled = One more round: the very last.
log-ended = The end.

## Help
help-title = What empty spaces bring
help-space-1 = { $sign } First space: a Snore card, three eyes, under your cart’s pile
help-space-2 = { $sign } Second space: a Kablooey card
help-space-3 = { $sign } Third and fourth space: draw a card each
points-title = Points for cards of a task
term-green = A green crystal.
term-white = A white crystal.
term-red = A red crystal.
term-pink = A pink crystal.
term-yellow = A yellow crystal.
term-blue = A blue crystal.
term-necklace = A necklace.
term-crown = A crown.
term-statue = A statue.
term-hammer = A hammer.
term-sword = A sword.
term-sixth = A goblet.
term-coin = Coins: each is a point at the end.
term-eye = Eyes: whoever has the most pays the monster’s toll in coins.
term-snore = A Snore card: three eyes and nothing else.
term-kablooey = A Kablooey card: blasts the top card of a shaft away, or is worth a coin at the end.
term-pile = A card face down; or a card to draw.
term-hidden-task = A hidden task tile.
term-mine-cart = Cards in the mine cart.
term-hand = Cards in hand.
term-dwarf = The starting player’s dwarf.
term-give = A card for another player’s gallery.

## Options
option-start = Who starts
option-start-lot = by lot
option-start-p0 = first seat
option-start-p1 = second seat
option-start-p2 = third seat
option-start-p3 = fourth seat
option-full-gallery-ends-phase = A full gallery
option-full-gallery-ends-phase-on = ends the digging at once
option-full-gallery-ends-phase-off = lets you still give and blast
option-kablooey-per-turn = Kablooey cards in a turn
option-kablooey-per-turn-any = as many as you have
option-kablooey-per-turn-1 = only one
option-awakening-mixed-in = The Awakening card
option-awakening-mixed-in-off = lies on the bottom pile
option-awakening-mixed-in-on = is mixed into the bottom pile
option-awakening-extra-round = When the monster wakes
option-awakening-extra-round-off = the round is played to its end
option-awakening-extra-round-on = one more full round follows
option-snore-in-penalty = Eyes of Snore cards
option-snore-in-penalty-on = cost coins too
option-snore-in-penalty-off = only count for the most eyes
option-open-log = The story
option-open-log-off = this round and the one before
option-open-log-on = can be read from the start

## Reasons of a hint: they complete “This …”
why-coins = brings you more coins
why-tasks = takes your tasks further
why-quieter = keeps you quieter than the others
why-louder-others = leaves the noise to others
why-ways-on = leaves you more ways on in your next turn
why-hand = keeps more cards in your hand
why-rivals = holds the leader back

## Rules in a sentence
rule-cl-1-1 = There is no such player at this table.
rule-cl-2-3 = Of your two task tiles exactly one lies open and the other one hidden.
rule-cl-2-4 = The task tiles are chosen once, before anything else; all are turned over together.
rule-cl-2-8 = Each shaft starts with eight cards: two face down, four up and down in turn, two face up.
rule-cl-2-12 = The Awakening card lies on the bottom pile; all other piles lie on top of it.
rule-cl-2-14 = The player who starts must sit at the table.
rule-cl-3-1 = A turn is: fill the cart, dig, sift through the rubble, each once and in this order.
rule-cl-3-2 = In your first turn you put one card from your hand into the cart; it need not fit anything.
rule-cl-4-2 = A card comes from the top of a shaft or from your own hand.
rule-cl-4-3 = A card fits by the same colour, by the same treasure, or by both.
rule-cl-4-4 = Your first card must fit the top card of your cart.
rule-cl-4-5 = Each further card must fit the card laid just before it.
rule-cl-4-8 = You may stop digging at any time, even without a card.
rule-cl-4-9 = A full gallery ends the digging at once; otherwise you say when you stop.
rule-cl-4-10 = Laid is laid: a card in a gallery or a cart stays there.
rule-cl-4-11 = A gallery takes four cards at most.
rule-cl-5-1 = Only one card a turn is given away, to another player, while you dig.
rule-cl-5-3 = Nobody can be given a card when their gallery is full.
rule-cl-5-4 = A card you give must fit the rightmost card of that gallery.
rule-cl-5-5 = If that gallery is empty, the card must fit the top of that cart.
rule-cl-5-6 = Nobody can be given a card before their first turn.
rule-cl-6-1 = Only the top card of a shaft can be taken or blasted.
rule-cl-6-2 = A face-down card that is laid bare is turned up at once and stays so.
rule-cl-6-4 = An empty shaft is refilled at once: one card face down, two face up.
rule-cl-6-6 = To blast the top of a shaft you discard a Kablooey card.
rule-cl-6-7 = Kablooey cards are used while you dig, and at no other time.
rule-cl-6-8 = This table agreed on one Kablooey card a turn.
rule-cl-6-11 = An empty shaft cannot be blasted.
rule-cl-6-12 = Discarded cards never come back.
rule-cl-7-1 = Sifting goes in order: bonuses, a draw, a card onto a shaft, the hand limit.
rule-cl-7-6 = Empty spaces bring, from left to right: a Snore card, a Kablooey card, a draw, a draw.
rule-cl-7-9 = Then you draw one more card, whatever you dug.
rule-cl-7-10 = You must lay a card from your hand onto a shaft; any card, any shaft.
rule-cl-7-12 = At the end of your turn you discard down to five cards, a card from your hand at a time.
rule-cl-8-2 = The Awakening card is shown and put aside; the draw is made again.
rule-cl-8-3 = When the Awakening card comes up, the round is played to its end and the match is over.
rule-cl-9-3 = Nobody looks into another’s cart; the story goes back to the round before.
rule-cl-10-1 = Cards in hand do not count.
rule-cl-10-2 = All cards in cart and gallery count, and so do unused Kablooey cards.
rule-cl-10-4 = Each task counts the treasure cards of its colour or treasure.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8 or 9 cards of a task bring 1, 2, 4, 6, 9, 12, 16, 20 or 25 points.
rule-cl-10-8 = Whoever has the most eyes loses half as many coins, rounded up.
rule-cl-10-9 = Eyes of Snore cards count like all others.
rule-cl-10-12 = Most points win.
rule-cl-10-13 = On a tie, fewer eyes win.
rule-cl-10-14 = Still tied, more treasure cards win.
rule-cl-10-15 = Still tied, the victory is shared.

## The coach: two short sentences each
coach-tasks = One task lies open, the other stays your secret to the end. Show the one the others may know, for they will not give you what helps it.
coach-cart = This card is the first link of your chain. Choose one whose colour or treasure also lies on the tops of the shafts.
coach-dig = What fits the last card glows: the same colour, or the same treasure. Look for coins and your tasks, and beware of eyes.
coach-stop = You may stop at any time, and empty spaces are worth something: read what the stop button brings. Digging nothing at all brings a Snore card with three eyes.
coach-give = Once a turn you may lay a card in another gallery if it fits there. Give eyes away, never coins.
coach-blast = A Kablooey card blows the top card of a shaft away and uncovers the one below. Use it when what you need lies covered, or keep it: it is a coin at the end.
coach-lay = Now lay one card of your hand onto a shaft. Lay what nobody needs, or what you want to dig up yourself next turn if it is still there.
coach-discard = Five cards are the most you may hold. Discard what fits neither your tasks nor the shafts; cards in hand score nothing.

## The lessons: a title, what to do, why it was right, why something else was not
lesson-fitting = Find what fits
lesson-fitting-task = A card fits if it shares the colour or the treasure with the last one. Your cart shows a red statue: dig the card with the most coins and without eyes.
lesson-fitting-done = The red hammer fits by its colour and brings three coins. Now the next card must fit the hammer.
lesson-fitting-other = Look again: two cards in your hand fit the red statue, but only one of them has coins and no eyes.
lesson-chaining = Build a chain of four
lesson-chaining-task = Fill all four spaces: red crown, green crown, green sword, and then the yellow sword on a shaft. Each card must fit the one before.
lesson-chaining-done = Four cards in one turn. A full gallery ends the digging at once, and next turn everything rolls into your cart.
lesson-chaining-other = The chain breaks too early that way. Begin again, and think of what must fit next.
lesson-giving = Give eyes away
lesson-giving-task = Once a turn you may lay a card in another gallery if it fits there. The other gallery ends with a blue statue: give the card with two eyes and no coins.
lesson-giving-done = Two eyes that may cost the other side a coin, and not you. A gift uses up none of your spaces.
lesson-giving-other = Coins are points: keep them. Give the blue necklace, which has two eyes and no coins.
lesson-blasting = Blast the way free
lesson-blasting-task = The red hammer, three coins, lies under a goblet that does not fit. Blast the top of that shaft with your Kablooey card, then dig the hammer.
lesson-blasting-done = One Kablooey card, which would be one coin, for three coins and a red card. A good trade.
lesson-blasting-other = That is not the card in the way. The red hammer lies in shaft 3, under the white goblet.
lesson-stopping = Stop in time
lesson-stopping-task = Only one card fits, the white sword: no coins, but two eyes. Stop here: an empty space also brings something.
lesson-stopping-done = You draw a card for the empty space instead of taking eyes. Whoever has the most eyes at the end pays with coins.
lesson-stopping-other = Whoever has the most eyes at the end pays with coins. Here it was better to stop.
lesson-discarding = Keep what counts
lesson-discarding-task = Six cards are one too many. Your tasks are red and crowns: discard the card that helps neither.
lesson-discarding-done = What is left fits your tasks. Cards in hand score nothing, so dig them soon.
lesson-discarding-other = That card helps one of your tasks. The blue goblet helps none: discard it.

## What a position should say: behind “expected”
expected-step-of-play = a step such as tasks, cart, dig, turn-up-s3, draw-2, lay or over
expected-yes = “yes”, or no such line
expected-card = a card such as red-crown-2
expected-card-or-back = a card such as red-crown-2, or * for a back
expected-tasks = a colour and a treasure such as [red] crown, the open one in brackets
expected-face-down = no more cards face down than are named nowhere: { $most }
