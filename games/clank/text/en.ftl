# Clank!, English. Every sentence is our own. Card names stand alone, so that no sentence needs to bend them.

title = Clank!
pitch = Sneak in, steal the treasure, get out. The dragon hears every clank.
pitch-length = an hour
pitch-kind = build and run

## Cards
card-burgle = Burgle
card-stumble = Stumble
card-sidestep = Sidestep
card-scramble = Scramble
card-mercenary = Mercenary
card-explore = Explore
card-secret-tome = Secret Tome
card-goblin = Goblin
card-sapphire = Sapphire
card-emerald = Emerald
card-ruby = Ruby
card-diamond = Diamond
card-dragons-eye = Dragon’s Eye
card-amulet-of-vigor = Amulet of Vigor
card-boots-of-swiftness = Boots of Swiftness
card-bracers-of-agility = Bracers of Agility
card-brilliance = Brilliance
card-dead-run = Dead Run
card-elven-boots = Elven Boots
card-elven-cloak = Elven Cloak
card-elven-dagger = Elven Dagger
card-flying-carpet = Flying Carpet
card-lucky-coin = Lucky Coin
card-move-silently = Move Silently
card-pickaxe = Pickaxe
card-scepter-of-the-ape-lord = Scepter of the Ape Lord
card-search = Search
card-silver-spear = Silver Spear
card-singing-sword = Singing Sword
card-sleight-of-hand = Sleight of Hand
card-sneak = Sneak
card-swagger = Swagger
card-tattle = Tattle
card-treasure-map = Treasure Map
card-underworld-dealing = Underworld Dealing
card-wand-of-recall = Wand of Recall
card-wand-of-wind = Wand of Wind
card-apothecary = Apothecary
card-archaeologist = Archaeologist
card-cleric-of-the-sun = Cleric of the Sun
card-dwarven-peddler = Dwarven Peddler
card-gem-collector = Gem Collector
card-invoker-of-the-ancients = Invoker of the Ancients
card-kobold-merchant = Kobold Merchant
card-master-burglar = Master Burglar
card-mister-whiskers = Mister Whiskers
card-monkeybot-3000 = MonkeyBot 3000
card-rebel-captain = Rebel Captain
card-rebel-miner = Rebel Miner
card-rebel-scout = Rebel Scout
card-rebel-soldier = Rebel Soldier
card-the-duke = The Duke
card-the-mountain-king = The Mountain King
card-the-queen-of-hearts = The Queen of Hearts
card-treasure-hunter = Treasure Hunter
card-tunnel-guide = Tunnel Guide
card-wizard = Wizard
card-dragon-shrine = Dragon Shrine
card-ladder = Ladder
card-shrine = Shrine
card-teleporter = Teleporter
card-the-vault = The Vault
card-animated-door = Animated Door
card-belcher = Belcher
card-cave-troll = Cave Troll
card-crystal-golem = Crystal Golem
card-kobold = Kobold
card-ogre = Ogre
card-orc-grunt = Orc Grunt
card-overlord = Overlord
card-watcher = Watcher

## Secrets
secret-potion-of-greater-healing = Potion of Greater Healing
secret-greater-skill-boost = Greater Skill Boost
secret-greater-treasure = Greater Treasure
secret-flash-of-brilliance = Flash of Brilliance
secret-chalice = Chalice
secret-potion-of-healing = Potion of Healing
secret-potion-of-swiftness = Potion of Swiftness
secret-potion-of-strength = Potion of Strength
secret-skill-boost = Skill Boost
secret-treasure = Treasure
secret-magic-spring = Magic Spring
secret-dragon-egg = Dragon Egg

## What cards do
effect-skill = { $count } Skill
effect-swords = { $count ->
    [one] { $count } Sword
   *[other] { $count } Swords
}
effect-boots = { $count ->
    [one] { $count } Boot
   *[other] { $count } Boots
}
effect-gold = { $count } gold
effect-clank = { $count } clank
effect-quiet = { $count } less clank
effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
effect-heal = heal { $count }
effect-teleport = { $count ->
    [one] { $count } teleport
   *[other] { $count } teleports
}
effect-others-clank = { $count } clank for every other player
effect-all-clank = { $count } clank for everyone
effect-return-cubes = up to { $count } black cubes go back into the bag
effect-rage = the dragon grows angrier
effect-buy-tomes = { $count ->
    [one] pay { $gold } gold for { $count } Secret Tome
   *[other] pay { $gold } gold for { $count } Secret Tomes
}
effect-skill-per-clank = { $count } Skill for every clank you make this turn
effect-gold-bonus = { $count } more gold every time you gain gold this turn
effect-gem-discount = gems cost { $count } Skill less for the rest of the turn
effect-attack = the dragon attacks
effect-trash = trash a card at the end of the turn
effect-trash-burgle = trash a Burgle at the end of the turn
effect-replace-row = replace a card in the Dungeon Row
effect-adjacent-secret = take a secret from an adjacent room
effect-no-cave-stop = crystal caves don’t stop you this turn
effect-ignore-monsters = ignore monsters in tunnels for the rest of the turn
effect-discard = { $count ->
    [one] discard { $count } card:
   *[other] discard { $count } cards:
}
effect-or = or
effect-either = { $others } or { $last }
short-others-clank = others { $sign }
short-all-clank = all { $sign }
short-return-cubes = { $count } cubes back
short-rage = rage
short-buy-tomes = { $count } Tomes for { $sign }
short-skill-per-clank = { $sign } per clank
short-gold-bonus = { $sign } more each time
short-gem-discount = gems { $sign } cheaper
short-attack = dragon attack
short-trash = trash
short-trash-burgle = trash a Burgle
short-replace-row = replace a row card
short-adjacent-secret = adjacent secret
short-no-cave-stop = ignore caves
short-ignore-monsters = no monsters
when-companion = with another companion:
when-artifact = with an artifact:
when-crown = with a crown:
when-idol = with a monkey idol:
kind-action = Action.
kind-companion = Companion.
kind-gem = Gem.
kind-device = Device: takes effect at once and is then discarded.
kind-monster = Monster.
more-play = When played: { $text }.
more-acquire = When acquired: { $text }.
more-use = When used: { $text }.
more-defeat = When defeated: { $text }.
more-arrive = When it appears: { $text }.
more-depths = Only in the Depths.
more-crystal-cave = Only in a crystal cave.
more-dragon = Rouses the dragon when it appears at the end of a turn.
more-danger = Danger: every attack draws one more cube while it is in the row.
more-points = { $count ->
    [one] Worth { $count } point.
   *[other] Worth { $count } points.
}
more-variable = Worth { $text }.
part-acquire = now:
part-arrive = on arrival:
place-depths = Depths only
place-crystal-cave = crystal cave only
mark-dragon = rouses the dragon
mark-danger = danger
card-costs = { $card }, costs { $cost }.
card-brings = { $card }: { $text }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-per-gold = { $count ->
    [one] { $count } point for every { $gold } gold
   *[other] { $count } points for every { $gold } gold
}
points-per-tome = { $count ->
    [one] { $count } point for every Secret Tome
   *[other] { $count } points for every Secret Tome
}
points-with-mastery = { $count ->
    [one] { $count } point with a mastery token
   *[other] { $count } points with a mastery token
}
points-with-two-kinds = { $count ->
    [one] { $count } point with two of these three: chalice, dragon egg, monkey idol
   *[other] { $count } points with two of these three: chalice, dragon egg, monkey idol
}

## The dungeon
dungeon = The dungeon
exit = out
way-out = the entrance
room = room { $number }
in-depths = in the Depths
crystal-cave = crystal cave
market = Market
market-room = market
fountain = fountain
major-secret = Major Secret
minor-secrets = { $count ->
    [one] { $count } Minor Secret
   *[other] { $count } Minor Secrets
}
idols = { $count ->
    [one] { $count } monkey idol
   *[other] { $count } monkey idols
}
artifact = artifact worth { $count }
pawn = { $who ->
    [you] You: { $room }
   *[other] { $who }: { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } monster
   *[other] { $count } monsters
}
tunnel-locked = locked
around = { $place ->
    [entrance] From the entrance
   *[room] From room { $number }
}
around-way = → { $room }:
around-shut = → { $room }: only with an artifact
around-against = ← { $room }: one-way, from there only

## Cards for sale
row = Dungeon Row
row-left = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
reserve = Reserve
reserve-gist = always available
pile-left = { $count } left
market-gist = { $gold } gold each
item-key = { $count ->
    [one] Master Key
   *[other] { $count } Master Keys
}
item-backpack = { $count ->
    [one] Backpack
   *[other] { $count } Backpacks
}
item-crown = Crown worth { $count }

## The dragon
dragon = Dragon
odds = { $drawn ->
    [one] The next attack draws { $drawn } of { $all } cubes.
   *[other] The next attack draws { $drawn } of { $all } cubes.
}
odds-own = { $drawn ->
    [one] The next attack draws { $drawn } of { $all } cubes (yours: { $own }); risk: { $chance }%.
   *[other] The next attack draws { $drawn } of { $all } cubes (yours: { $own }); risk: { $chance }%.
}
rage = Rage
rage-said = space { $space }, { $count } cubes and { $danger } for danger
bag = Bag
clank-area = Clank Area
cubes-black = black: { $count }
cubes-of = { $owner ->
    [you] yours: { $count }
   *[other] { $owner }: { $count }
}
countdown = Countdown
countdown-nobody = nobody is out yet
countdown-said = { $who ->
    [you] You are on space { $space }
   *[other] { $who } is on space { $space }
}

## Players
purse = To spend
health = Health
health-said = { $damage ->
    [0] Unhurt, { $count } health left
    [one] { $damage } damage, { $count } health left
   *[other] { $damage } damage, { $count } health left
}
hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
played = { $owner ->
    [you] Your cards in play
   *[other] { $owner }’s cards in play
}
cards = { $count ->
    [0] nothing yet
    [one] { $count } card
   *[other] { $count } cards
}
discard = Your discard pile
tokens = Tokens
token-count = { $count ->
    [one] { $name }
   *[other] { $name }, { $count } times
}
mastery = mastery token
damage = { $count } damage
count-clank = { $count } in the Clank Area
count-quiet = { $count } clank will be canceled
count-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
count-deck = { $count ->
    [one] { $count } card in the draw pile
   *[other] { $count } cards in the draw pile
}
count-discard = { $count } discarded
standing-left = out with an artifact
standing-rescued = knocked out and rescued
standing-dead = dead
force-exhausted = a crystal cave has stopped you
force-no-cave-stop = crystal caves don’t stop you
force-ignores-monsters = ignoring tunnel monsters
force-discount = gems are cheaper
force-gold-bonus = extra gold every time you gain some
force-skill-per-clank = Skill for every clank

## The moment
lead-you = Your turn.
lead-other = { $names } is playing.
lead-over = The game is over.
wait-chance = Cards and cubes are being drawn.
wait-turn = { $place ->
    [entrance] At the entrance.
   *[room] In room { $number }.
}
ask-play = Play your cards, buy, fight and move.
ask-act = Buy, fight and move, or end the turn.
ask-choose = { $name }: choose one.
ask-discard = { $count ->
    [one] { $name }: discard a card.
   *[other] { $name }: discard { $count } cards.
}
sub-discard = In return: { $gain }.
ask-replace = Which card in the row will you replace?
sub-replace = A dragon symbol on the new card doesn’t count.
ask-adjacent = Which room will you take a secret from?
ask-enter = Take what lies here?
sub-enter = Decide now; later you would have to come back.
ask-trash = Which card leaves your deck for good?
sub-trash = It may be in play or in your discard pile.

## What can be done
group-choose = Choose one
group-discard = Discard a card
group-replace = Replace a card
group-adjacent = Take a secret
group-trash = Trash a card
group-enter = Here
group-play = Play a card
group-walk = Move
group-teleport = Teleport
group-acquire = Buy
group-fight = Fight
group-market = Market
group-drink = Potions
group-end = The turn
short-choose = Choose
short-discard = Discard
short-replace = Replace
short-adjacent = Secret
short-trash-card = Trash
short-enter = Take
short-play = Play
short-walk = Move
short-teleport = Teleport
short-acquire = Buy
short-fight = Fight
short-market = Market
short-drink = Drink
short-end = End
short-of = { $sign } short
offer-play = Play { $card }
offer-discard = Discard { $card }
offer-acquire = Buy { $card }
offer-use = Use { $card }
offer-fight = Fight the { $card }
offer-replace = Replace { $card }
offer-trash = Trash { $card }
offer-trash-burgle = Trash { $card } for the Master Burglar
offer-key = Buy a Master Key
offer-backpack = Buy a Backpack
offer-crown = Buy the Crown worth { $count }
offer-walk = { $place ->
    [entrance] Go to the entrance
   *[room] Go to room { $number }
}{ $swords ->
    [0] { "" }
    [one] { " " }with { $swords } Sword
   *[other] { " " }with { $swords } Swords
}{ $damage ->
    [0] { "" }
    [one] { " " }and take { $damage } damage
   *[other] { " " }and take { $damage } damage
}
offer-leave = Leave the dungeon for good
leave = Leave for good
offer-teleport = { $place ->
    [entrance] Teleport to the entrance
   *[room] Teleport to room { $number }
}
offer-take-from = { $place ->
    [entrance] Take a secret from the entrance
   *[room] Take a secret from room { $number }
}
offer-drink = Drink: { $name }
offer-choose = Choose: { $text }
offer-end = End the turn
end-unspent = Unspent:
offer-keep = Keep your cards and gain nothing
offer-decline = Leave it
offer-take-artifact = Take the artifact worth { $count }
offer-take-major = Take the Major Secret
offer-take-minor = Take a Minor Secret
offer-take-idol = Take a monkey idol

## The story
log-turn = { $who ->
    [you] Your turn
   *[other] { $who }’s turn
}
log-started = { $who ->
    [you] You go first.
   *[other] { $who } goes first.
}
log-removed = The artifact worth { $count } stays in the box.
log-played = { $who ->
    [you] You play { $card }:
   *[other] { $who } plays { $card }:
}
log-played-plain = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
}
log-drew = { $who ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
log-drew-card = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
}
log-reshuffled = { $who ->
    [you] You shuffle your discard pile into a new draw pile.
   *[other] { $who } shuffles the discard pile into a new draw pile.
}
log-discarded = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
}
log-trashed = { $who ->
    [you] You trash { $card }.
   *[other] { $who } trashes { $card }.
}
log-acquired = { $who ->
    [you] You buy { $card } for { $count } Skill.
   *[other] { $who } buys { $card } for { $count } Skill.
}
log-took = { $who ->
    [you] You take { $card }.
   *[other] { $who } takes { $card }.
}
log-used = { $who ->
    [you] You use { $card }.
   *[other] { $who } uses { $card }.
}
log-fought = { $who ->
    [you] You defeat the { $card }.
   *[other] { $who } defeats the { $card }.
}
log-bought = { $item ->
    [key] { $who ->
        [you] You buy a Master Key.
       *[other] { $who } buys a Master Key.
    }
    [backpack] { $who ->
        [you] You buy a Backpack.
       *[other] { $who } buys a Backpack.
    }
   *[crown] { $who ->
        [you] You buy a Crown.
       *[other] { $who } buys a Crown.
    }
}
log-drank = { $who ->
    [you] You drink: { $name }.
   *[other] { $who } drinks: { $name }.
}
log-moved = { $who ->
    [you] You go { $place ->
        [entrance] to the entrance
       *[room] to room { $number }
    }{ $damage ->
        [0] .
        [one] { " " }and take { $damage } damage.
       *[other] { " " }and take { $damage } damage.
    }
   *[other] { $who } goes { $place ->
        [entrance] to the entrance
       *[room] to room { $number }
    }{ $damage ->
        [0] .
        [one] { " " }and takes { $damage } damage.
       *[other] { " " }and takes { $damage } damage.
    }
}
log-teleported = { $who ->
    [you] You teleport { $place ->
        [entrance] to the entrance
       *[room] to room { $number }
    }.
   *[other] { $who } teleports { $place ->
        [entrance] to the entrance
       *[room] to room { $number }
    }.
}
log-found = { $who ->
    [you] You find: { $name } –
   *[other] { $who } finds: { $name } –
}
log-found-plain = { $who ->
    [you] You find: { $name }.
   *[other] { $who } finds: { $name }.
}
log-idol = { $who ->
    [you] You take a monkey idol.
   *[other] { $who } takes a monkey idol.
}
log-artifact = { $who ->
    [you] You take the artifact worth { $count }!
   *[other] { $who } takes the artifact worth { $count }!
}
log-gold = { $who ->
    [you] You gain { $count } gold.
   *[other] { $who } gains { $count } gold.
}
log-paid = { $who ->
    [you] You pay { $count } gold.
   *[other] { $who } pays { $count } gold.
}
log-noise = { $who ->
    [you] You make { $count } clank.
   *[other] { $who } makes { $count } clank.
}
log-hushed = { $who ->
    [you] You remove { $count } clank.
   *[other] { $who } removes { $count } clank.
}
log-healed = { $who ->
    [you] You heal { $count } damage.
   *[other] { $who } heals { $count } damage.
}
log-revealed = { $card } appears.
log-rouses = { $card } appears and rouses the dragon.
log-put-away = { $card } is discarded.
log-dungeon-reshuffled = The dungeon deck is reshuffled.
log-raged = The dragon grows angrier.
log-cubes-returned = { $count ->
    [one] { $count } black cube goes back into the bag.
   *[other] { $count } black cubes go back into the bag.
}
log-attacked = { $count ->
    [one] The dragon attacks and draws { $count } cube.
   *[other] The dragon attacks and draws { $count } cubes.
}
log-cubes = Out of the bag:
log-black = black
log-cube = { $owner ->
    [you] yours
   *[other] { $owner }
}
log-left = { $who ->
    [you] You leave the dungeon with an artifact.
   *[other] { $who } leaves the dungeon with an artifact.
}
log-rescued = { $who ->
    [you] You are knocked out and carried to safety.
   *[other] { $who } is knocked out and carried to safety.
}
log-dead = { $who ->
    [you] You are dead.
   *[other] { $who } is dead.
}
log-ran = { $who ->
    [you] You are on countdown space { $space }.
   *[other] { $who } is on countdown space { $space }.
}
log-ended = Nobody is left in the dungeon.

## The end
over-winner = { $points ->
    [one] { $who ->
        [you] You win with { $points } point.
       *[other] { $who } wins with { $points } point.
    }
   *[other] { $who ->
        [you] You win with { $points } points.
       *[other] { $who } wins with { $points } points.
    }
}
over-nobody = Nobody got out alive, so nobody wins.
over-tie = A tie: the more valuable artifact decides.
account = The score
account-left = { $result ->
    [winner] { $who ->
        [you] You win: { $points }
       *[other] { $who } wins: { $points }
    }
   *[other] { $who ->
        [you] You: { $points }
       *[other] { $who }: { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] You win: { $points }, rescued
       *[other] { $who } wins: { $points }, rescued
    }
   *[other] { $who ->
        [you] You: { $points }, rescued
       *[other] { $who }: { $points }, rescued
    }
}
account-dead = { $who ->
    [you] You: dead, no points
   *[other] { $who }: dead, no points
}
account-artifact = Artifact { $count }: { $points }
account-mastery = Mastery token: { $points }
account-crown = Crown { $count }: { $points }
account-keys = { $count ->
    [one] Master Key: { $points }
   *[other] { $count } Master Keys: { $points }
}
account-backpacks = { $count ->
    [one] Backpack: { $points }
   *[other] { $count } Backpacks: { $points }
}
account-idols = { $count ->
    [one] Monkey idol: { $points }
   *[other] { $count } monkey idols: { $points }
}
account-gold = { $count } gold: { $points }
account-named = { $count ->
    [one] { $name }: { $points }
   *[other] { $name } × { $count }: { $points }
}

## Signs
term-skill = Skill, to buy cards and devices
term-sword = Sword, to fight
term-boot = Boot, to move through a tunnel
term-gold = Gold: one point each, and money for the market
term-noise = Clank: cubes in the Clank Area, which go into the bag at the next attack
term-quiet = Clank that will be canceled this turn
term-draw = Draw a card
term-teleport = Teleport to an adjacent room
term-heart = Health left
term-damage = Damage
term-dragon = Rouses the dragon when it appears
term-danger = Danger: every attack draws one more cube
term-point = Points at the end
term-feet = A tunnel that costs two Boots
term-fang = A monster in a tunnel: a Sword, or one damage
term-lock = A locked tunnel: only with a Master Key
term-crystal = Crystal cave: no more Boots this turn
term-market = Market: everything costs 7 gold
term-fountain = Fountain: heals 1 on entry
term-minor = Minor Secret, face down
term-major = Major Secret, face down
term-idol = Monkey idol, 5 points
term-artifact = Artifact, with its points; nobody gets out without one
term-key = Master Key, opens locked tunnels, 5 points
term-backpack = Backpack, room for one more artifact, 5 points
term-crown = Crown, points as printed
term-potion = Potion, to drink on your own turn
term-keepsake = Chalice (7 points) or dragon egg (3 points)
term-mastery = Mastery token, 20 points
term-cube = Cubes
term-hand = Cards in hand
term-deck = Cards in the draw pile
term-discard = Cards in the discard pile
term-flag = The first one out
term-skull = The end
term-action = Action
term-companion = Companion
term-gem = Gem
term-device = Device
term-monster = Monster

## Options
option-board = Side of the board
option-board-front = front
option-board-back = back
option-start = Who goes first
option-start-lot = chosen at random
option-start-p0 = first seat
option-start-p1 = second seat
option-start-p2 = third seat
option-start-p3 = fourth seat
option-countdown-final = The last countdown space
option-countdown-final-knock-out = knocks out everyone left
option-countdown-final-kill = kills everyone left
option-artifact-pickup = Artifacts are picked up
option-artifact-pickup-on-entry = on entering the room
option-artifact-pickup-action = at any time in the room
option-arrive-at-set-up = Arrive effects during setup
option-arrive-at-set-up-on = yes
option-arrive-at-set-up-off = no
option-dungeon-deck-reshuffle = Dungeon deck is reshuffled
option-dungeon-deck-reshuffle-on = yes
option-dungeon-deck-reshuffle-off = no
option-discard-cost-optional = Discards are optional
option-discard-cost-optional-off = no
option-discard-cost-optional-on = yes

## Reasons of a hint: they complete “This …”
why-points = { $count ->
    [one] { $count } point more
   *[other] { $count } points more
}
why-artifact = { $count ->
    [one] { $count } point more from artifacts
   *[other] { $count } points more from artifacts
}
why-health = { $count } less damage
why-way-home = a { $count }% better chance to get out in time
why-deck = { $count ->
    [one] { $count } point more from a stronger deck
   *[other] { $count } points more from a stronger deck
}
why-quieter = the dragon has { $count } fewer of your cubes

## Rules
rule-ck-2-8 = The market has none of these left.
rule-ck-2-16 = The Arrive effects of the first six cards take place.
rule-ck-2-19 = The first player is chosen at random or by agreement, and must be sitting at the table.
rule-ck-2-22 = The board has two sides; the front is the easier one.
rule-ck-3-2 = You play cards from your own hand, one at a time.
rule-ck-3-4 = All cards in your hand must be played before the turn ends.
rule-ck-3-5 = You must make another choice first.
rule-ck-3-6 = The turn is over: all that is left to do is choose the cards to trash.
rule-ck-4-7 = You can discard only a card from your hand, when an effect asks for it.
rule-ck-4-9 = If you hold enough cards, the discard is not optional.
rule-ck-4-10 = You can trash only a card in play or in your discard pile.
rule-ck-4-11 = You choose what to trash at the end of the turn.
rule-ck-4-13 = You must trash a card if there is one that you can trash.
rule-ck-6-1 = Skill buys actions, companions and gems from the row, and cards from the Reserve.
rule-ck-6-2 = It costs more Skill than you have.
rule-ck-6-5 = This pile of the Reserve is empty.
rule-ck-6-7 = This card can be bought only in the Depths.
rule-ck-7-1 = Only a device in the row can be used.
rule-ck-7-2 = This device works only in the Depths.
rule-ck-7-3 = If there are several options, you choose one that can be carried out.
rule-ck-8-1 = You fight a monster in the row, or the Goblin, with as many Swords as it shows.
rule-ck-8-4 = This monster can be fought only in its own place.
rule-ck-9-1 = In a market room any item costs 7 gold.
rule-ck-10-1 = A Boot takes you through one tunnel into an adjacent room.
rule-ck-10-2 = A tunnel with footprints costs two Boots.
rule-ck-10-3 = A monster in a tunnel costs one Sword or one damage, as you choose, and no more Swords than there are monsters.
rule-ck-10-5 = You may not take damage that would fill your health meter.
rule-ck-10-6 = To take damage you need cubes in your supply.
rule-ck-10-7 = You have neither the Swords nor the health for these monsters.
rule-ck-10-8 = A locked tunnel needs a Master Key.
rule-ck-10-9 = This tunnel can be used only in the direction of its arrow.
rule-ck-10-12 = A crystal cave ends your walk: after entering one, you can use no more Boots this turn.
rule-ck-10-17 = To teleport you need a teleport, and it takes you only into an adjacent room.
rule-ck-10-20 = Nobody may leave without an artifact.
rule-ck-11-3 = On entering a room you may take one token that lies there.
rule-ck-11-5 = You take a token at the moment you enter.
rule-ck-11-7 = You can carry one artifact, and one more for each Backpack.
rule-ck-11-8 = Taking an artifact makes the dragon angrier.
rule-ck-12-14 = You can drink only a potion that lies in front of you.
rule-ck-14-2 = First all missing cards appear, then their Arrive effects take place, then there is at most one attack.
rule-ck-14-8 = When the dungeon deck runs out, its discard pile is reshuffled.
rule-ck-15-1 = An attack puts all clank into the bag and draws cubes: as many as the rage track says, one more for each danger card, and more during the countdown.
rule-ck-15-4 = A black cube is set aside; a player’s cube is one damage.
rule-ck-16-6 = Knocked out with an artifact and above the Depths, you are rescued and score.
rule-ck-16-7 = Knocked out without an artifact or in the Depths, you are dead.
rule-ck-17-7 = On the last countdown space, everyone still in the dungeon is knocked out.
rule-ck-17-14 = Points come from artifacts, the mastery token, other tokens, gold and cards.
rule-ck-17-15 = The player with the most points wins; in a tie, the one with the most valuable artifact.
rule-ck-17-16 = The dead score no points. If everyone is dead, nobody wins.
rule-ck-18-11 = A card in the row is replaced only when an effect says so.
rule-ck-18-12 = A Burgle must be in play or in your discard pile.
rule-ck-18-15 = You need 7 gold, and a Secret Tome must be left.
rule-ck-18-16 = There must be a Major or Minor Secret in an adjacent room.

## The coach: two short sentences each
coach-goal = Steal an artifact and get back out alive with the most points; the loudest thief feeds the dragon.
coach-choose = This card, token or place lets you choose one of its effects. Take what helps you most now: gold counts as points, and a weak card removed for good makes the rest of your deck better.
coach-discard = Give up the card you would miss least. Discarded cards have no effect, which is a good thing for a Stumble.
coach-replace = Get rid of a card that helps a rival or feeds the dragon. It leaves the row, and another takes its place.
coach-adjacent = Secrets are worth points or help you, and this one costs no walk: take it from a room next to yours. Major Secrets are worth more than Minor ones.
coach-trash = A leaner deck draws its good cards sooner, so trash a Stumble or a Burgle. A trashed card leaves your deck for good.
coach-enter = An artifact is what you came for, and without one you can’t leave. You may take one thing that lies in a room you enter; an artifact also makes the dragon angrier.
coach-play = Your cards take you to an artifact and back: Skill buys better cards, Swords fight, Boots move. Play all of them first, then see what you can afford.
coach-walk = Get to an artifact, and get out again in time. Each tunnel costs a Boot, or two where there are footprints, and monsters bite; the rooms you can reach now are lit, with the price on the way.
coach-teleport = A teleport saves the most where walking would cost the most. It takes you to an adjacent room, past monsters, locks and arrows, without Boots.
coach-acquire = Better cards carry you farther, and many are worth points, so spend your Skill: what’s left is lost. A card you buy goes to your discard pile and helps you after the next shuffle.
coach-fight = Defeated monsters pay at once, often in gold, and gold is points. With 2 Swords left over, the Goblin always pays 1 gold.
coach-market = Gold turns into more here: a Master Key opens locks, a Backpack carries a second artifact, a Crown is worth points. Everything costs 7 gold; buy early what you want to use.
coach-drink = A potion can save a turn or your life, but only once. You may drink it at any time on your turn; save a healing potion until you need it.
coach-end = When nothing more you can afford gets you further, end your turn. Then the row is refilled, and a dragon on a new card means an attack: watch your clank.

## The prologue: the same, in the first minute
prologue-stealing = What you came for
prologue-stealing-task = You’re a thief in a dragon’s lair: steal an artifact, get back out alive, and be worth the most points. An artifact lies right here: take it.
prologue-stealing-done = It’s worth 7 points, if you get out with it. But the dragon has noticed: every artifact makes it angrier.
prologue-stealing-other = Without an artifact you can’t leave, and the dead score nothing. Take it.
prologue-walking = A turn
prologue-walking-task = Each turn you play five cards and spend what they give: Skill buys cards, Swords fight, Boots move. Play your last card, Sidestep, and walk to room 16, toward the exit.
prologue-walking-done = That’s a turn: play your cards, then buy, fight and move with what they give. What you buy makes later turns stronger.
prologue-walking-other = You can do that in a turn, too. But now you want to get out: play Sidestep and go to room 16.
prologue-waking = Your own noise
prologue-waking-task = A few turns later. Stumbling makes clank: each clank puts one of your cubes into the Clank Area, and five lie there already. End your turn, and see who has heard you.
prologue-waking-done = The Dungeon Row was filled up, and the new card shows a dragon, so it attacked. Your cubes went into its bag, and two of those drawn were yours: two damage. Ten would knock you out.
prologue-waking-other = You may do that, too. But see what your noise does: start over and end your turn.
prologue-leaving = The way out
prologue-leaving-task = You have an artifact but only 3 health left, and one Boot takes you out of the dungeon: leave for good.
prologue-leaving-done = You’re out, safe, and 20 points richer. For the others a countdown begins; when nobody is left in the dungeon, the player with the most points wins.
prologue-leaving-other = The dragon may attack at the end of this turn, and 3 more damage would knock you out. Leave while you can.

## The lessons: a title, what to do, why it was right, why something else was not
lesson-buying = Play your hand and buy
lesson-buying-task = Play all five cards: they give you 3 Skill and 1 Boot, and the Stumble makes noise. Then buy Explore from the Reserve for 3 Skill.
lesson-buying-done = Explore is in your discard pile and comes into play after the next shuffle. Skill you don’t spend is lost.
lesson-buying-other = Not yet: first play all your cards, then spend all 3 Skill on Explore.
lesson-walking = Past a monster
lesson-walking-task = A monster lurks in the tunnel to room 14 and bites for one damage. You have a Boot and Swords: go there and spend a Sword on it.
lesson-walking-done = One Boot, one Sword and no damage. Ten damage would knock you out, so every point counts.
lesson-walking-other = There’s a better way. Go to room 14 and spend one Sword.
lesson-fighting = Fight for the reward
lesson-fighting-task = Two monsters lie in the Dungeon Row, among the cards to buy, and with three Swords you can defeat one of them. Compare the rewards and choose the one that pays the most gold.
lesson-fighting-done = Five gold at once. Gold counts as points, and it buys things in a market. The monster leaves the row.
lesson-fighting-other = That pays less. The Ogre costs all three Swords and pays five gold.
lesson-taking = Take the artifact
lesson-taking-task = You’ve entered a room with an artifact. That’s what you came for: take it.
lesson-taking-done = Now you may head for the exit. But the dragon is angrier: the farther it moves along its track, the more cubes an attack draws.
lesson-taking-other = Without an artifact you can’t leave, and if you die you score nothing. Take it.
lesson-shopping = At the market
lesson-shopping-task = You’re in a market, and its wares lie with the cards to buy. You’re carrying one artifact, which is all you can carry, and you have 8 gold. Buy what lets you take a second one.
lesson-shopping-done = With a Backpack you can carry one more artifact, and the Backpack itself is worth 5 points.
lesson-shopping-other = That won’t hold an artifact. A Backpack will.
lesson-leaving = Get out alive
lesson-leaving-task = You have an artifact, 3 health left and a lot of noise in the Clank Area. One Boot gets you out: leave.
lesson-leaving-done = You’re out: 20 points for the mastery token, and nothing can hurt you anymore. For the others, the countdown begins.
lesson-leaving-other = The dragon may attack at the end of this turn, and 3 more damage would knock you out. Leave while you can.

## What a position should say: behind “expected”
expected-frame = something to be done such as enter, attack/4 or draw/P0/5
expected-card = a card such as burgle or burgle*3
expected-card-here = a card that can be in this place
expected-reserve = three numbers, at most { $most }
expected-artifact = an artifact such as 5 or 30
expected-room = a room such as f14
expected-room-on-this-side = a room on this side of the board
expected-room-with-secrets = a room whose secrets are not all taken yet
expected-secret = a secret such as treasure
expected-kept-secret = a kept secret such as chalice, or monkey-idol
expected-item = an item such as key*2, backpack or crown-10
expected-cube = cubes such as black*24 or P0*3
expected-countdown = the first one out and a space from 1 to 5, such as P1/2, once someone is out
expected-purse = what a purse holds, such as skill=3, boots=1 or exhausted
expected-purse-in-turn = a purse in one’s own turn, and only “roused” after it
expected-carried = one artifact for { $seat }, and one more for each backpack
expected-best-crowns = the best crowns, because they are sold first
expected-turned-over = secrets turned over ({ $class }): { $taken }, as many as were taken
source-artifacts = Artifacts
source-mastery = Mastery token
source-items = Market items
source-tokens = Secrets and idols
source-gold = Gold
source-cards = Cards
