# Gnomes, English. The rulebook has no English text; the terms are our own.
# People's names stand only where they need no declension in any language.

title = Gnomes
pitch = Peek, swap, remember: the best diamonds are in someone else’s row.
pitch-length = fifteen minutes
pitch-kind = memory and nerve

## Levels, rows and tiles
level-1 = level I
level-2 = level II
level-3 = level III
mine = The mine
level-dug = dug out
level-tiles = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
stack = { $count ->
    [0] The stack is empty
    [one] Stack, { $count } tile left
   *[other] Stack, { $count } tiles left
}
hand = { $who ->
    [you] You drew this
   *[other] Drawn by { $who }
}
discard-pile = { $count ->
    [0] Discard pile, empty
    [one] Discard pile, { $count } tile
   *[other] Discard pile, { $count } tiles
}
row-of = { $owner ->
    [you] Your row
   *[other] { $owner }’s row
}
row-mine = Your row
slot = slot { $slot }
slot-of = { $rival }, slot { $slot }
slot-yours = your slot { $slot }
slot-empty = empty slot
tile-back = face down, { $level }
tile-lantern = { $diamonds ->
    [0] no diamonds, lantern
    [one] { $diamonds } diamond, lantern
   *[other] { $diamonds } diamonds, lantern
}
tile-torch = { $diamonds ->
    [0] no diamonds, torch
    [one] { $diamonds } diamond, torch
   *[other] { $diamonds } diamonds, torch
}
tile-arrows = { $diamonds ->
    [0] no diamonds, arrows
    [one] { $diamonds } diamond, arrows
   *[other] { $diamonds } diamonds, arrows
}
tile-big-find = { $diamonds ->
    [one] big find, { $diamonds } diamond
   *[other] big find, { $diamonds } diamonds
}
tile-lit-corridor = lit corridor
tile-bats = bats
tile-explosion = explosion
tile-snow-white = Snow White
tag-cart = sent up by cart
tag-swapped = just swapped
tag-seen = you have seen it

## What is happening
lead-you = Your turn.
lead-other = Waiting for: { $names }.
lead-over = Supper!
ask-first-look = Arrange your tiles and remember them.
sub-first-look = The row with the most diamonds wins at the end. Remember yours: after this they lie face down.
wait-first-look = Everyone is looking at their own tiles and arranging them.
ask-keep = Tap a slot to keep it, or throw it out.
sub-keep = If you keep it, the tile in that slot is thrown out. Whatever lands on the pile takes effect.
wait-keep = A tile was drawn.
ask-lantern = Lantern: look at one of your tiles.
sub-lantern = You may also decline.
wait-lantern = Lantern: a look at one of their own tiles.
ask-torch = Torch: look at another player’s tile.
sub-torch = You may also decline. The owner doesn’t get to see it.
wait-torch = Torch: a look at another player’s tile.
ask-arrows = Arrows: tap your tile, then someone else’s.
sub-arrows = You can’t decline. Nobody sees the tiles.
wait-arrows = Arrows: two tiles are about to change places.
ask-corridor = { $looks ->
    [one] Lit corridor: look at { $looks } more tile.
   *[other] Lit corridor: look at up to { $looks } tiles.
}
sub-corridor = Your own or anyone else’s, each only once.
wait-corridor = { $looks ->
    [one] Lit corridor: { $looks } more look.
   *[other] Lit corridor: up to { $looks } looks.
}
ask-bats = Bats: tap two of your tiles to swap them.
sub-bats = You can’t decline. Everyone sees which two; nobody sees what they are.
wait-bats = Bats: two tiles in one row change places.
ask-explosion = Explosion: which tile will you lose?
sub-explosion = Face down or face up. Everyone chooses in secret, then all the tiles go at once.
wait-explosion = Explosion: everyone chooses a tile to lose.
ask-cart = Which of your tiles will you send up?
ask-look = For your eyes only: remember it.
sub-cart = It stays face up and safe from swaps. All the carts are revealed together.
wait-cart = The level is dug out: everyone sends one tile up.
wait-chance = A tile is being drawn.
over-one = { $diamonds ->
    [one] { $who ->
        [you] You win with { $diamonds } diamond.
       *[other] { $who } wins with { $diamonds } diamond.
    }
   *[other] { $who ->
        [you] You win with { $diamonds } diamonds.
       *[other] { $who } wins with { $diamonds } diamonds.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Shared win with { $diamonds } diamond: you, { $names }.
       *[other] Shared win with { $diamonds } diamond: { $who }.
    }
   *[other] { $who ->
        [you] Shared win with { $diamonds } diamonds: you, { $names }.
       *[other] Shared win with { $diamonds } diamonds: { $who }.
    }
}
note-chosen = choice made
note-thinks = thinking

## What can be done
group-arrange = Arrange your tiles: pick them from left to right
group-keep = Or keep it, and throw out the tile in
group-out = Throw it out
group-look = Or look at
group-swap = Swap: first your tile, then the other
group-bats = Swap two of your own
group-explosion = Lose a tile
group-cart = Send up a tile
group-decline = Decline
short-arrange = Arrange
short-keep = Keep
short-out = Throw out
short-look = Look
short-swap = Tap one of your tiles
short-bats = Tap two tiles
short-explosion = Tap a tile
short-cart = Tap a tile
short-decline = Don’t look
offer-arrange-same = Keep this order
offer-arrange = Put them in the order { $order }
offer-arrange-so = Put them in this order
offer-keep = Keep the drawn tile in slot { $slot }
offer-out = Throw it out
then-lantern = then the lantern: you may look at one of your own tiles
then-torch = then the torch: you may look at another player’s tile
then-arrows = then the arrows: you must swap with another player
then-nothing = nothing happens
offer-look-own = Look at your slot { $slot }
offer-look-other = Look at { $rival }’s slot { $slot }
label-swap = { $own } with { $rival }, slot { $other }
offer-swap = Swap your slot { $own } with { $rival }’s slot { $other }
label-bats = { $one } and { $other }
offer-bats = Swap your slots { $one } and { $other }
offer-explosion = Lose the tile in slot { $slot }
offer-cart = Send up the tile in slot { $slot }
offer-decline = Don’t look

## What is held up for your eyes
over-looks = For your eyes only
over-look = { $owner ->
    [you] In your slot { $slot }:
   *[other] In { $owner }’s slot { $slot }:
}
account-title = The score
account-line = { $result ->
    [winner] { $who ->
        [you] You: { $sum } = { $diamonds } ♦ – you win
       *[other] { $who }: { $sum } = { $diamonds } ♦ – wins
    }
   *[other] { $who ->
        [you] You: { $sum } = { $diamonds } ♦
       *[other] { $who }: { $sum } = { $diamonds } ♦
    }
}

## The story
log-turn = Turn { $number }
log-started = { $who ->
    [you] You go first, chosen at random.
   *[other] { $who } goes first, chosen at random.
}
log-ready = { $who ->
    [you] You are ready.
   *[other] { $who } is ready.
}
log-drew = { $who ->
    [you] You draw a tile.
   *[other] { $who } draws a tile.
}
log-out = { $who ->
    [you] You throw out the drawn tile.
   *[other] { $who } throws out the drawn tile.
}
log-out-tile = { $who ->
    [you] You throw out the drawn tile: { $tile }.
   *[other] { $who } throws out the drawn tile: { $tile }.
}
log-kept = { $who ->
    [you] You put the drawn tile in slot { $slot } and throw out the old one.
   *[other] { $who } puts the drawn tile in slot { $slot } and throws out the old one.
}
log-kept-tile = { $who ->
    [you] You put the drawn tile in slot { $slot } and throw out: { $tile }.
   *[other] { $who } puts the drawn tile in slot { $slot } and throws out: { $tile }.
}
log-looked-own = { $who ->
    [you] You look at your own slot { $slot }.
   *[other] { $who } looks at their own slot { $slot }.
}
log-looked = { $who ->
    [you] You look at { $owner ->
        [you] your own
       *[other] { $owner }’s
    } slot { $slot }.
   *[other] { $who } looks at { $owner ->
        [you] your
       *[other] { $owner }’s
    } slot { $slot }.
}
log-saw = { $who ->
    [you] You see: { $tile }.
   *[other] { $who } sees: { $tile }.
}
log-declined = { $who ->
    [you] You choose not to look.
   *[other] { $who } chooses not to look.
}
log-swapped = { $who ->
    [you] You swap your slot { $one } with { $owner ->
        [you] your
       *[other] { $owner }’s
    } slot { $other }.
   *[other] { $who } swaps slot { $one } with { $owner ->
        [you] your
       *[other] { $owner }’s
    } slot { $other }.
}
log-bats-swap = { $who ->
    [you] You swap your own slots { $one } and { $other }.
   *[other] { $who } swaps their own slots { $one } and { $other }.
}
log-lit-corridor = { $who ->
    [you] You find a lit corridor: everyone may look.
   *[other] { $who } finds a lit corridor: everyone may look.
}
log-bats = { $who ->
    [you] You scare up the bats: everyone swaps two tiles.
   *[other] { $who } scares up the bats: everyone swaps two tiles.
}
log-explosion = { $who ->
    [you] You set off an explosion: everyone loses a tile.
   *[other] { $who } sets off an explosion: everyone loses a tile.
}
log-snow-white = { $who ->
    [you] You meet Snow White: she calls everyone to supper.
   *[other] { $who } meets Snow White: she calls everyone to supper.
}
log-chosen = { $who ->
    [you] You have chosen.
   *[other] { $who } has chosen.
}
log-sent-up = { $who ->
    [you] You send up slot { $slot }: { $tile }.
   *[other] { $who } sends up slot { $slot }: { $tile }.
}
log-lost = { $who ->
    [you] You lose the tile in slot { $slot }.
   *[other] { $who } loses the tile in slot { $slot }.
}
log-descended = Down to { $level }
log-ended = The end, after { $number ->
    [one] { $number } turn
   *[other] { $number } turns
}
say-drew = You drew: { $tile }.

## Help
help-title = What a symbol on the pile does
help-lantern = { $sign } Lantern: you may look at one of your own tiles
help-torch = { $sign } Torch: you may look at one of another player’s tiles
help-arrows = { $sign } Arrows: you must swap a tile with another player, without looking
specials-title = Special tiles on { $level }
specials-none = No special tiles on { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } big find: five diamonds
   *[other] { $count } big finds: five diamonds each
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } lit corridor: everyone may look at three tiles
   *[other] { $count } lit corridors: everyone may look at three tiles
}
help-bats = { $sign } { $count ->
    [one] { $count } bat tile: everyone swaps two of their own tiles
   *[other] { $count } bat tiles: everyone swaps two of their own tiles
}
help-explosion = { $sign } { $count ->
    [one] { $count } explosion: everyone loses a tile
   *[other] { $count } explosions: everyone loses a tile
}
help-snow-white = { $sign } { $count ->
    [one] Snow White: the game ends at once
   *[other] { $count } Snow Whites: the game ends at once
}
term-diamond = Diamonds: the player with the most wins.
term-lantern = Lantern: when it lands on the pile, you may look at one of your own tiles.
term-torch = Torch: when it lands on the pile, you may look at one of another player’s tiles.
term-arrows = Arrows: when they land on the pile, you must swap one of your tiles with another player’s, without looking.
term-big-find = Big find: five diamonds, and no action.
term-lit-corridor = Lit corridor: everyone may look at up to three face-down tiles.
term-bats = Bats: everyone must swap two of their own face-down tiles.
term-explosion = Explosion: everyone loses one tile.
term-snow-white = Snow White: she calls everyone to supper, and the game ends.
term-level-1 = The back of a level I tile.
term-level-2 = The back of a level II tile.
term-level-3 = The back of a level III tile.
term-cart = Sent up by cart: face up to the end, and safe from swaps.
term-swapped = Just changed places.
term-seen = You’ve seen this tile. This table marks the tiles you have seen.

## Options
option-open-discard = Open discard pile
option-open-discard-off = only the top tile can be seen
option-open-discard-on = everyone may look through it
option-what-i-have-seen = What I have seen
option-what-i-have-seen-off = remember it yourself
option-what-i-have-seen-on = the screen remembers for you
option-start = Who goes first
option-start-p0 = first seat
option-start-p1 = second seat
option-start-p2 = third seat
option-start-p3 = fourth seat
option-start-lot = chosen at random

## Reasons of a hint, which complete “This …”
why-diamonds = { $count ->
    [one] { $count } diamond more in your row
   *[other] { $count } diamonds more in your row
}
why-safe = { $count ->
    [one] { $count } diamond more in safety
   *[other] { $count } diamonds more in safety
}
why-know-own = you know { $count } more of your own tiles
why-know-others = { $count ->
    [one] you know where the others hide { $count } diamond more
   *[other] you know where the others hide { $count } diamonds more
}
why-leader = { $count ->
    [one] the leader has { $count } diamond fewer
   *[other] the leader has { $count } diamonds fewer
}
why-secret = the others know about { $count } fewer of your diamonds

## Rules in a sentence
rule-gn-1-13 = There is no such player at this table.
rule-gn-2-7 = At the start you look at your own five tiles and show them to no one.
rule-gn-2-8 = After the first look, you may look at your own tiles only when a rule allows it.
rule-gn-2-9 = During the first look you put your row in order and confirm it; you can do nothing else.
rule-gn-2-10 = Tiles stay in their slots; nobody rearranges a row unless a rule says so.
rule-gn-2-11 = The player who goes first must be sitting at the table.
rule-gn-3-1 = A turn is: draw a tile, throw out a tile, then carry out the action of the tile on the pile.
rule-gn-3-2 = You must draw: the top tile of the current level.
rule-gn-3-4 = You throw out the drawn tile, or you keep it.
rule-gn-3-5 = To keep it, you throw out one of your face-down tiles and put the new one in its slot.
rule-gn-3-7 = You choose the slot without looking at the tile in it.
rule-gn-3-9 = A face-up tile cannot be thrown out.
rule-gn-3-11 = The choice is final once a tile is on the pile.
rule-gn-3-13 = You cannot pass.
rule-gn-4-1 = The action is that of the tile on the discard pile, and only that one.
rule-gn-4-2 = The symbol on a kept tile does nothing now.
rule-gn-4-4 = The lantern lets you look at one of your own tiles.
rule-gn-4-5 = The lantern works on face-down tiles only.
rule-gn-4-6 = The torch lets you look at one of another player’s tiles.
rule-gn-4-7 = The torch works on face-down tiles only.
rule-gn-4-8 = A tile you looked at goes back into its slot, face down.
rule-gn-4-9 = The arrows swap one of your own tiles with another player’s.
rule-gn-4-11 = Both tiles of a swap must be face down.
rule-gn-4-12 = Nobody looks at either tile of a swap.
rule-gn-4-14 = The arrows cannot be declined.
rule-gn-5-1 = Tiles are sent up when a level is dug out and its last turn is over.
rule-gn-5-2 = At the end of a level, everyone must send up one of their own face-down tiles.
rule-gn-5-5 = You choose the tile from memory, without looking.
rule-gn-5-6 = Everyone chooses in secret; then all the carts are revealed together.
rule-gn-5-7 = A tile that was sent up stays face up in its slot until the end.
rule-gn-6-2 = A lit corridor, bats or an explosion takes effect at once and cannot be kept or thrown out.
rule-gn-6-9 = In a lit corridor everyone may look at up to three face-down tiles, their own or others’.
rule-gn-6-11 = Each tile may be looked at only once by each player; the player who drew the corridor goes first, then clockwise.
rule-gn-6-12 = Bats: everyone must swap two of their own tiles.
rule-gn-6-13 = The bats swap two different face-down tiles.
rule-gn-6-14 = Nobody looks while the bats fly; everyone sees which two slots changed places.
rule-gn-6-16 = In an explosion everyone removes one of their own tiles; no tile is removed at any other time.
rule-gn-6-17 = The lost tile may be face down or face up.
rule-gn-6-18 = A lost face-down tile is shown to no one.
rule-gn-6-19 = Everyone chooses in secret; then all the tiles are removed together.
rule-gn-6-20 = This slot is empty.
rule-gn-7-2 = All tiles are turned face up, and everyone counts their own diamonds.
rule-gn-7-4 = The player with the most diamonds wins.
rule-gn-7-5 = In a tie, the win is shared.
rule-gn-8-2 = Older discards are covered and may not be looked through, unless the table agreed otherwise.
rule-gn-8-6 = Remembering is what the game is about; help with it is an option the table agrees on.

## The coach: two short sentences each
coach-goal = Have the most diamonds in your row when Snow White calls everyone to supper; most of them lie face down, so remember them.
coach-arrange = The player with the most diamonds wins, and this is the only time you see all five of your tiles. Put them in an order you can remember, perhaps the least valuable at one end.
coach-out = You want diamonds in your row, so a tile with few of them does more for you thrown out: its symbol takes effect. Check the symbol before you let it go.
coach-keep = More diamonds in your row win the game: put a valuable tile where you know you have few. The tile it replaces is thrown out, and its symbol takes effect.
coach-decline = What you look at tells the others what interests you. You may look, but you don’t have to: decline if you know enough.
coach-look = Whoever knows where the diamonds lie wins the swaps. A look costs nothing, so use it on a tile you have forgotten or never seen; with the torch you spy on others: remember the slot.
coach-swap = This is how you take diamonds from others: give away a tile you know is worthless for one you know or believe is valuable. Everyone sees which slots change places, so follow every swap.
coach-bats = Make the others lose track without losing it yourself: swap two of your own tiles and remember the new order. If you know both, you lose nothing.
coach-explosion = Lose as few diamonds as possible, because one of your tiles is gone for good. Give up the one with the fewest, preferably one you are sure of.
coach-cart = Bring your most valuable tile to safety: everyone can see it, but nobody can take it anymore. Choose from memory; you may not look.

## The prologue: the same, in the first minute
prologue-remembering = What you’re after
prologue-remembering-task = The player with the most diamonds wins when Snow White calls. Only now do you see all five of your tiles: remember which one has no diamonds, then leave them as they lie.
prologue-remembering-done = From now on they lie face down, and nobody may look, not even you. Do you remember where the tile without diamonds is?
prologue-remembering-other = In a real game any order is fine. Here leave them as they lie, so that we both know what is where.
prologue-keeping = A turn
prologue-keeping-task = Each turn you draw a tile and keep it or throw it out. This one has three diamonds: put it where the tile without diamonds lies, if you remember.
prologue-keeping-done = Yes, slot 4: three more diamonds for you, and nobody knows. A symbol only works on a tile that’s thrown out: this lantern lets you look at one of your own tiles again.
prologue-keeping-other = Diamonds lie on the discard pile now, and there they’re lost. The tile without diamonds was in slot 4.
prologue-forgetting = What goes wrong
prologue-forgetting-task = Two turns ago you kept a tile in slot 5, and you’ve forgotten which. Try your luck: put this one there, it has two diamonds.
prologue-forgetting-done = There were three on the old one, and on the discard pile they’re lost for good. That’s how this game is lost: by forgetting. Lanterns let you look again.
prologue-forgetting-other = That may be safer, but see what forgetting costs: start over and put it in slot 5.
prologue-calling = The end
prologue-calling-task = Many turns later, on level III: you threw out arrows, so you must swap a face-down tile. Give slot 5, which has no diamonds, for the other player’s fourth tile, where you saw four.
prologue-calling-done = The next tile drawn is Snow White, who lies somewhere on level III, and the game is over at once. Everything is turned face up, and your 13 diamonds beat 10.
prologue-calling-other = Snow White calls any moment, and every diamond counts. Give slot 5, which has none, for the other player’s fourth tile, which has four.

## The lessons: a title, what to do, why it was right, why something else was not
lesson-keeping = Keep a valuable tile
lesson-keeping-task = You drew three diamonds. Keep the tile and put it in the slot with the fewest; your tiles are shown here as you remember them.
lesson-keeping-done = Your row has three more diamonds, and the tile you threw out shows a torch: its symbol takes effect now.
lesson-keeping-other = That’s allowed, but you can gain more. Look for the slot with no diamonds.
lesson-throwing-out = Throw out a worthless tile
lesson-throwing-out-task = You drew a tile with no diamonds. Don’t keep it: throw it out, and its torch works for you.
lesson-throwing-out-done = The symbol on every tile that lands on the pile takes effect. Now you could look at one of the other player’s tiles.
lesson-throwing-out-other = Your row is now worse than before. The drawn tile has no diamonds, so throw it out.
lesson-looking = Look with the torch
lesson-looking-task = The torch shows one of the other player’s tiles to you alone. They kept their last tile in slot 4: find out what it is.
lesson-looking-done = Three diamonds: now you know where to strike with the arrows. The tile goes back face down, so remember the slot.
lesson-looking-other = A look is never wasted, but a tile someone kept is more interesting than one that was dealt. Look at slot 4.
lesson-swapping = Swap with the arrows
lesson-swapping-task = With arrows you must swap one of your tiles with another player’s. Give away your tile with no diamonds, and take the three you saw in slot 4.
lesson-swapping-done = You’re up three diamonds, and your opponent is down three. Nobody saw the tiles, but everyone saw the slots.
lesson-swapping-other = You can do better: give slot 3, which has nothing, and take slot 4, which has three.
lesson-sending-up = Send a tile up
lesson-sending-up-task = A level is dug out, and everyone sends up one tile from memory. Send up your most valuable one.
lesson-sending-up-done = It lies face up in its slot until the end: it counts, and nobody can swap it or throw it out. Only an explosion could take it.
lesson-sending-up-other = That tile is safe now, but your most valuable one isn’t. Send up the three diamonds in slot 2.
lesson-losing = Choose what to lose
lesson-losing-task = An explosion: everyone loses one tile and chooses it in secret. Lose the one that costs you nothing.
lesson-losing-done = You didn’t lose a single diamond. The slot stays empty, and nobody saw what was there.
lesson-losing-other = That costs you diamonds. Slot 4 has none: lose that one.

## What a position should say: behind “expected”
expected-step-of-play = a step such as draw, keep, lantern, corridor-3, cart or over
expected-row = five tiles in the row of { $seat }
expected-tile = a tile such as I.2T
expected-tile-in-row = a tile that may lie in a row, such as I.2T, [II.4A], (I.0L) or ([I.3L])
expected-tile-reached = a tile of a level that has been reached
expected-tile-to-keep = a tile of this level that can be kept
expected-place = a place at this table, such as P1.3
expected-own-row = the player’s whole row before the first turn
expected-unseen = no more tiles in a stack than are unseen
expected-stacks = empty stacks above this level and full ones below
