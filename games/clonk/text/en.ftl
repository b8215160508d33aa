# Clonk!, English. Terms as in the printed English rulebook; every sentence is our own.
# card-… is a card by itself, as under a picture; object-… is what somebody digs, gives, lays or draws.

title = Clonk!
pitch = Five shafts, six crystals, one sleeping monster. Dig before it wakes.
pitch-length = half an hour
pitch-kind = collect and push your luck

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
tile-open = face-up task: { $task }
tile-revealed = hidden task: { $task }
tile-mine = your hidden task: { $task }
tile-hidden-colour = hidden task: a color
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
depth = The depths
draw-pile = { $count ->
    [0] Draw pile, empty
    [one] Draw pile, { $count } card
   *[other] Draw pile, { $count } cards
}
monster-asleep = { $count ->
    [0] The Awakening card comes next
    [one] { $count } card until the Awakening
   *[other] { $count } cards until the Awakening
}
monster-mixed = { $count ->
    [one] At least { $count } card until the Awakening
   *[other] At least { $count } cards until the Awakening
}
monster-anywhere = { $count ->
    [one] The Awakening card comes next
   *[other] The Awakening is among the next { $count } cards
}
monster-awake = Awake! This is the last round
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
note-chosen = choice made
note-thinks = thinking

## What is happening
phase-fill = I Fill the mine cart
phase-dig = II Unearth treasures
phase-sift = III Sift through the rubble
lead-you = Your turn.
lead-other = Waiting for: { $names }.
lead-over = The monster is awake!
ask-tasks = Which task will you place face up?
sub-tasks = Cards of this color and this treasure earn you points at the end. The other tile stays hidden until then.
wait-tasks = Everyone is choosing a Task tile to place face up.
ask-cart = Put a card from your hand into your cart.
sub-cart = Any card will do. The first card in your gallery must match it.
wait-cart = The first card goes into the mine cart.
ask-dig = Dig up a match for: { $card }.
ask-stuck = Nothing matches: { $card }.
sub-dig = { $dug ->
    [0] No cards dug up yet. Stop whenever you like; empty spaces give you something, too.
    [4] Your gallery is full: give, blast or stop.
    [one] { $dug } card dug up. Stop whenever you like; empty spaces give you something, too.
   *[other] { $dug } cards dug up. Stop whenever you like; empty spaces give you something, too.
}
sub-stuck = You can stop, or perhaps give away a card or blast a shaft.
wait-dig = Digging for a card that matches: { $card }.
ask-lay = Tap a card, then a shaft to put it on.
sub-lay = Any card, any shaft, face up. The others can take it.
wait-lay = A card from the hand goes onto a shaft.
ask-discard = { $surplus ->
    [one] Discard { $surplus } of your { $count } cards.
   *[other] Discard { $surplus } of your { $count } cards.
}
sub-discard = One at a time. You may keep at most five cards in hand.
wait-discard = Too many cards in hand: one is discarded.
wait-chance = Cards are being dealt.
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
        [you] Shared win with { $points } point: you, { $names }.
       *[other] Shared win with { $points } point: { $who }.
    }
   *[other] { $who ->
        [you] Shared win with { $points } points: you, { $names }.
       *[other] Shared win with { $points } points: { $who }.
    }
}

## What can be done
group-tasks = Place face up
group-cart = Into the cart
group-dig = Dig up a card for space { $space }
group-give = Or give one card away, once a turn
group-blast = Or blast the top of a shaft with a Kablooey card
group-stop = Or stop
group-lay = Place: first a card, then a shaft
group-discard = Discard
short-tasks = Tap a task
short-cart = Tap a card
short-dig = Dig
short-give = Give
short-blast = Blast
short-stop = Stop
short-lay = Tap a card
short-discard = Tap a card
label-colour = the color: { $task }
label-treasure = the treasure: { $task }
label-give = to { $rival }: { $card }
offer-task = Place face up: { $task }
offer-cart = Put { $card } into the cart
offer-dig-hand = Dig { $card } from your hand
offer-dig-shaft = Dig { $card } from shaft { $shaft }
offer-give = Give { $card } to { $rival }
offer-blast = Blast { $card } off shaft { $shaft }
offer-stop = Stop digging
offer-lay = Place { $card } on shaft { $shaft }
offer-discard = Discard { $card }
stop-draw = draw { $count }

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
    [0] + 0 for { $task }: no cards
    [one] + { $points } for { $task }, { $count } card: { $cards }
   *[other] + { $points } for { $task }, { $count } cards: { $cards }
}
account-eyes = { $count ->
    [one] { $count } eye: { $cards } on treasure cards, { $snores } from Snore cards
   *[other] { $count } eyes: { $cards } on treasure cards, { $snores } from Snore cards
}
account-loss = − { $count } for the most eyes: the monster’s toll
account-loss-cards = − { $count } for the most eyes: the monster’s toll, not counting Snore cards
account-treasures = { $count ->
    [one] { $count } treasure card
   *[other] { $count } treasure cards
}
tie-eyes = Tied on points: the player with fewer eyes wins.
tie-treasures = Tied on points and eyes: the player with more treasure cards wins.
tie-shared = Tied on points, eyes and treasure cards: the win is shared.

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
log-refilled = Shaft { $shaft } is refilled with { $card }.
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
log-awoke = The Awakening card appears: this is the last round.
log-awoke-extra = The Awakening card appears: this round and one more.
log-prowled = One more round: the very last.
log-ended = The end.

## Help
help-title = What empty spaces give you
help-space-1 = { $sign } First space: a Snore card with three eyes, under your cart’s pile
help-space-2 = { $sign } Second space: a Kablooey card
help-space-3 = { $sign } Third and fourth spaces: draw a card each
help-space-4 = { $sign } After that, always: draw one more card
help-eyes = { $sign } Whoever has the most eyes at the end loses half as many points
points-title = Points for a task’s cards
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
term-coin = Coins: one point each at the end.
term-eye = Eyes: the player with the most at the end pays the monster half as many coins.
term-snore = A Snore card: three eyes and nothing else.
term-kablooey = A Kablooey card: blasts away the top card of a shaft, or is worth a coin at the end.
term-pile = A face-down card, or a card to draw.
term-hidden-task = A hidden Task tile.
term-mine-cart = Cards in the mine cart.
term-hand = Cards in hand.
term-dwarf = The starting player’s dwarf.
term-give = A card for another player’s gallery.

## Options
option-start = Who goes first
option-start-lot = chosen at random
option-start-p0 = first seat
option-start-p1 = second seat
option-start-p2 = third seat
option-start-p3 = fourth seat
option-full-gallery-ends-phase = A full gallery
option-full-gallery-ends-phase-on = ends the digging at once
option-full-gallery-ends-phase-off = still lets you give and blast
option-kablooey-per-turn = Kablooey cards per turn
option-kablooey-per-turn-any = as many as you have
option-kablooey-per-turn-1 = only one
option-awakening-mixed-in = The Awakening card
option-awakening-mixed-in-off = lies on top of the bottom pile
option-awakening-mixed-in-on = is shuffled into the bottom pile
option-awakening-extra-round = When the monster wakes
option-awakening-extra-round-off = the round is finished
option-awakening-extra-round-on = one more full round follows
option-snore-in-penalty = Eyes on Snore cards
option-snore-in-penalty-on = cost coins too
option-snore-in-penalty-off = count only toward the most eyes
option-open-log = The story
option-open-log-off = this round and the one before
option-open-log-on = can be read from the start

## Reasons of a hint: they complete “This …”
why-coins = { $count ->
    [one] { $count } coin more
   *[other] { $count } coins more
}
why-tasks = { $count ->
    [one] { $count } coin more from your tasks
   *[other] { $count } coins more from your tasks
}
why-quieter = { $count ->
    [one] the eyes cost you { $count } coin less
   *[other] the eyes cost you { $count } coins less
}
why-louder-others = { $count ->
    [one] the eyes cost the others { $count } coin more
   *[other] the eyes cost the others { $count } coins more
}
why-ways-on = { $count ->
    [one] better ways to go on, worth { $count } coin
   *[other] better ways to go on, worth { $count } coins
}
why-hand = { $count ->
    [one] a better hand, worth { $count } coin
   *[other] a better hand, worth { $count } coins
}
why-rivals = { $count ->
    [one] your strongest rival gets { $count } coin less
   *[other] your strongest rival gets { $count } coins less
}

## Rules in a sentence
rule-cl-1-1 = There is no such player at this table.
rule-cl-2-3 = Of your two Task tiles, exactly one lies face up; the other stays hidden.
rule-cl-2-4 = Task tiles are chosen once, before anything else; all are revealed together.
rule-cl-2-8 = Each shaft starts with eight cards: two face down, four alternating, two face up.
rule-cl-2-12 = The Awakening card lies on the bottom pile; all other piles lie on top of it.
rule-cl-2-14 = The player who goes first must be sitting at the table.
rule-cl-3-1 = A turn is: fill the cart, dig, sift through the rubble; each once, in this order.
rule-cl-3-2 = On your first turn you put one card from your hand into the cart; it does not have to match anything.
rule-cl-4-2 = A card comes from the top of a shaft or from your own hand.
rule-cl-4-3 = A card matches if it has the same color, the same treasure, or both.
rule-cl-4-4 = Your first card must match the top card of your cart.
rule-cl-4-5 = Each further card must match the card placed just before it.
rule-cl-4-8 = You may stop digging at any time, even without a card.
rule-cl-4-9 = A full gallery ends the digging at once; otherwise you say when you stop.
rule-cl-4-10 = Placed is placed: a card in a gallery or a cart stays there.
rule-cl-4-11 = A gallery holds four cards at most.
rule-cl-5-1 = You may give away only one card per turn, to another player, while you dig.
rule-cl-5-3 = Nobody can be given a card when their gallery is full.
rule-cl-5-4 = A card you give must match the rightmost card of that gallery.
rule-cl-5-5 = If that gallery is empty, the card must match the top card of that cart.
rule-cl-5-6 = Nobody can be given a card before their first turn.
rule-cl-6-1 = Only the top card of a shaft can be taken or blasted.
rule-cl-6-2 = A face-down card that is uncovered is turned up at once and stays that way.
rule-cl-6-4 = An empty shaft is refilled at once: one card face down, two face up.
rule-cl-6-6 = To blast the top of a shaft you discard a Kablooey card.
rule-cl-6-7 = Kablooey cards are used while you dig, and at no other time.
rule-cl-6-8 = This table agreed on one Kablooey card per turn.
rule-cl-6-11 = An empty shaft cannot be blasted.
rule-cl-6-12 = Discarded cards never come back.
rule-cl-7-1 = Sifting goes in this order: bonuses, a draw, a card onto a shaft, the hand limit.
rule-cl-7-6 = Empty spaces give you, from left to right: a Snore card, a Kablooey card, a draw, a draw.
rule-cl-7-9 = Then you draw one more card, whatever you dug.
rule-cl-7-10 = You must place a card from your hand on a shaft; any card, any shaft.
rule-cl-7-12 = At the end of your turn you discard down to five cards, one card at a time.
rule-cl-8-2 = The Awakening card is shown and set aside; the draw is made again.
rule-cl-8-3 = When the Awakening card appears, the round is finished and the game ends.
rule-cl-9-3 = Nobody looks into another player’s cart; the story goes back to the previous round.
rule-cl-10-1 = Cards in your hand do not count.
rule-cl-10-2 = All cards in your cart and gallery count, and so do unused Kablooey cards.
rule-cl-10-4 = Each task counts the treasure cards of its color or treasure.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 or more cards of a task are worth 1, 2, 4, 6, 9, 12, 16, 20, 25 points.
rule-cl-10-8 = The player with the most eyes loses half that many coins, rounded up.
rule-cl-10-9 = Eyes on Snore cards count like all others.
rule-cl-10-12 = The player with the most points wins.
rule-cl-10-13 = In a tie, the player with fewer eyes wins.
rule-cl-10-14 = If still tied, the player with more treasure cards wins.
rule-cl-10-15 = If still tied, the win is shared.

## The coach: two short sentences each
coach-goal = Chain cards that match, for coins and for your two tasks, before the monster wakes; whoever has the most eyes pays for it.
coach-tasks = Every card of your two tasks’ color and treasure brings points at the end. One task will be face up: show the one you don’t mind the others knowing, because nobody will give you cards that help it.
coach-cart = You want long chains, and this card is the first link. Choose one whose color or treasure you also see on top of the shafts.
coach-dig = Collect coins and cards for your tasks, and beware of eyes. Cards that match the last one glow: the same color, or the same treasure.
coach-stop = An empty space is better than a card full of eyes, and it’s worth something: the stop button says what. But if you dig up nothing at all, you get a Snore card with three eyes.
coach-give = Get rid of eyes, because whoever has the most pays for them. Once a turn you may place a card in another gallery if it matches there; give away as few coins as you can.
coach-blast = Use it to get at a card you need that lies covered. A Kablooey card blows away the top card of a shaft; kept, it’s a coin at the end.
coach-lay = Don’t help the others: choose a card nobody needs, or one you want to dig up yourself next turn if it’s still there. It goes from your hand onto a shaft.
coach-discard = Keep what makes your next chain longer; cards in hand score nothing. Five cards at most may stay, so discard what matches neither your tasks nor the shafts.

## The prologue: the same, in the first minute
prologue-digging = What you’re after
prologue-digging-task = You’re a dwarf digging for coins, and each coin is a point. A card must match the last one by color or treasure: your cart shows a red statue, so dig up the red hammer with its three coins.
prologue-digging-done = Three coins, three points. One of your tasks asks for red cards, too: the more of them, the better.
prologue-digging-other = That brings you an eye, which may cost you coins, or nothing at all. The red hammer matches the red statue and has three coins.
prologue-chaining = A turn
prologue-chaining-task = In a turn you place up to four cards, from your hand or from the shafts, each matching the one before. The yellow hammer on shaft 5 matches your red hammer and has a coin: dig it up.
prologue-chaining-done = That’s how a chain grows; the next card must be yellow or a hammer. Next turn it all rolls into your cart, where it counts at the end.
prologue-chaining-other = There’s something better: the yellow hammer on shaft 5 matches, and it has a coin.
prologue-sleeping = What goes wrong
prologue-sleeping-task = A few turns later your cart shows a white statue, and nothing matches it: no card in your hand, none on the shafts. All you can do for yourself is stop.
prologue-sleeping-done = Whoever digs up nothing gets a Snore card with three eyes, and at the end the player with the most eyes pays for them in coins. So end a chain on a card you can go on from.
prologue-sleeping-other = That goes to the other player, and you still dig up nothing. Start over and stop.
prologue-counting = The monster wakes
prologue-counting-task = The monster is awake, so this round is the last. Your tasks, above your cart with their cards and points, are red cards and crowns: the red crown counts for both, so dig it up.
prologue-counting-done = Now it’s all counted: coins, points for both tasks, and coins lost by whoever has the most eyes. The player with the most points wins.
prologue-counting-other = That was your last chance to dig. The red crown would have counted for both of your tasks.

## The lessons: a title, what to do, why it was right, why something else was not
lesson-fitting = Find what matches
lesson-fitting-task = A card matches if it shares its color or its treasure with the last one. Your cart shows a red statue: dig up the card with the most coins and no eyes.
lesson-fitting-done = The red hammer matches by color and is worth three coins. Now the next card must match the hammer.
lesson-fitting-other = Look again: two cards in your hand match the red statue, but only one of them has coins and no eyes.
lesson-chaining = Build a chain of four
lesson-chaining-task = Fill all four spaces: red crown, green crown, green sword, and then the yellow sword from a shaft. Each card must match the one before.
lesson-chaining-done = Four cards in one turn. A full gallery ends the digging at once, and next turn they all roll into your cart.
lesson-chaining-other = That way the chain breaks too early. Start over, and think ahead to what must match next.
lesson-giving = Give eyes away
lesson-giving-task = Once a turn you may place a card in another gallery if it matches there. The other gallery ends with a blue statue: give the card with two eyes and no coins.
lesson-giving-done = Those two eyes may now cost your opponent a coin instead of you. Giving a card doesn’t use up any of your spaces.
lesson-giving-other = Coins are points: keep them. Give the blue necklace, which has two eyes and no coins.
lesson-blasting = Blast your way through
lesson-blasting-task = The red hammer, worth three coins, lies under a goblet that doesn’t match. Blast the top of that shaft with your Kablooey card, then dig up the hammer.
lesson-blasting-done = One Kablooey card, worth one coin, for three coins and a red card. A good trade.
lesson-blasting-other = That isn’t the card in your way. The red hammer lies in shaft 3, under the white goblet.
lesson-stopping = Stop in time
lesson-stopping-task = Only one card matches, the white sword: no coins, but two eyes. Stop here: an empty space gives you something, too.
lesson-stopping-done = You draw a card for the empty space instead of taking eyes. The player with the most eyes at the end pays in coins.
lesson-stopping-other = The player with the most eyes at the end pays in coins. Here it was better to stop.
lesson-discarding = Keep what counts
lesson-discarding-task = Six cards is one too many. Your tasks are red and crowns: discard the card that helps neither.
lesson-discarding-done = What’s left helps your tasks. Cards in hand score nothing, so dig them soon.
lesson-discarding-other = That card helps one of your tasks. The blue goblet helps none: discard it.

## What a position should say: behind “expected”
expected-step-of-play = a step such as tasks, cart, dig, turn-up-s3, draw-2, lay or over
expected-yes = “yes”, or no such line
expected-card = a card such as red-crown-2
expected-card-or-back = a card such as red-crown-2, or * for a back
expected-tasks = a color and a treasure such as [red] crown, the face-up one in brackets
expected-face-down = no more face-down cards than are left unnamed: { $most }
source-coins = Coins
source-kablooey = Kablooey cards
source-colour = Color task
source-treasure = Treasure task
source-loss = Most eyes: the monster’s toll
say-stirs = The monster opens one eye.
