# Clank!, en français. Toutes les phrases sont les nôtres. Espace fine insécable devant ; : ? !
# Les noms de cartes ne s’accordent jamais : dans une phrase, ils sont entre guillemets. Les noms des joueurs restent tels quels, sans « de » devant (Anne !).
# Un lieu est $place (entrance ou room) avec $number ; $room (« salle 14 » ou « surface ») ne sert que dans les étiquettes.

# same as English
title = { "Clank!" }
pitch = Entre en douce, vole le trésor, ressors. Le dragon entend chaque clank.
pitch-length = une heure
pitch-kind = construction et fuite

## Les cartes
card-burgle = Cambriolage
card-stumble = Faux pas
card-sidestep = Pas de côté
card-scramble = À quatre pattes
card-mercenary = Mercenaire
card-explore = Exploration
card-secret-tome = Livre des secrets
card-goblin = Gobelin
card-sapphire = Saphir
card-emerald = Émeraude
card-ruby = Rubis
card-diamond = Diamant
card-dragons-eye = Œil de dragon
card-amulet-of-vigor = Amulette de vigueur
card-boots-of-swiftness = Bottes de célérité
card-bracers-of-agility = Brassards d’agilité
card-brilliance = Coup de génie
card-dead-run = À toutes jambes
card-elven-boots = Bottes elfiques
card-elven-cloak = Cape elfique
card-elven-dagger = Dague elfique
card-flying-carpet = Tapis volant
card-lucky-coin = Pièce porte-bonheur
card-move-silently = Sans un bruit
card-pickaxe = Pic de mineur
card-scepter-of-the-ape-lord = Sceptre du seigneur des singes
card-search = Fouille
card-silver-spear = Lance d’argent
card-singing-sword = Épée chantante
card-sleight-of-hand = Tour de passe-passe
card-sneak = À pas de loup
card-swagger = Fanfaronnade
card-tattle = Mouchardage
card-treasure-map = Carte au trésor
card-underworld-dealing = Affaires louches
card-wand-of-recall = Baguette de rappel
card-wand-of-wind = Baguette des vents
card-apothecary = Apothicaire
card-archaeologist = Archéologue
card-cleric-of-the-sun = Prêtre du soleil
card-dwarven-peddler = Colporteur nain
card-gem-collector = Collectionneur de gemmes
card-invoker-of-the-ancients = Invocateur des Anciens
card-kobold-merchant = Marchand kobold
card-master-burglar = Maître cambrioleur
card-mister-whiskers = Monsieur Moustaches
card-monkeybot-3000 = SingeBot 3000
card-rebel-captain = Capitaine rebelle
card-rebel-miner = Mineur rebelle
card-rebel-scout = Éclaireur rebelle
card-rebel-soldier = Soldat rebelle
card-the-duke = Le Duc
card-the-mountain-king = Le Roi de la montagne
card-the-queen-of-hearts = La Reine de cœur
card-treasure-hunter = Chasseur de trésors
card-tunnel-guide = Guide des tunnels
card-wizard = Magicien
card-dragon-shrine = Sanctuaire du dragon
card-ladder = Échelle
card-shrine = Sanctuaire
card-teleporter = Téléporteur
card-the-vault = La Chambre forte
card-animated-door = Porte vivante
card-belcher = Roteur
card-cave-troll = Troll des cavernes
card-crystal-golem = Golem de cristal
# same as English
card-kobold = Kobold
# same as English
card-ogre = Ogre
card-orc-grunt = Soudard orc
card-overlord = Seigneur suprême
card-watcher = Guetteur

## Les secrets
secret-potion-of-greater-healing = Grande potion de soin
secret-greater-skill-boost = Coup de maître
secret-greater-treasure = Grand trésor
secret-flash-of-brilliance = Éclair de génie
secret-chalice = Calice
secret-potion-of-healing = Potion de soin
secret-potion-of-swiftness = Potion de célérité
secret-potion-of-strength = Potion de force
secret-skill-boost = Tour de main
secret-treasure = Trésor
secret-magic-spring = Source magique
secret-dragon-egg = Œuf de dragon

## Ce que font les cartes
effect-skill = { $count ->
    [one] { $count } Compétence
   *[other] { $count } Compétences
}
effect-swords = { $count ->
    [one] { $count } Épée
   *[other] { $count } Épées
}
effect-boots = { $count ->
    [one] { $count } Botte
   *[other] { $count } Bottes
}
effect-gold = { $count ->
    [one] { $count } pièce d’or
   *[other] { $count } pièces d’or
}
# same as English
effect-clank = { $count } clank
effect-quiet = { $count } clank de moins
effect-draw = { $count ->
    [one] piocher { $count } carte
   *[other] piocher { $count } cartes
}
effect-heal = { $count ->
    [one] soigner { $count } dégât
   *[other] soigner { $count } dégâts
}
effect-teleport = { $count ->
    [one] { $count } téléportation
   *[other] { $count } téléportations
}
effect-others-clank = { $count } clank pour chaque autre joueur
effect-all-clank = { $count } clank pour tout le monde
effect-return-cubes = { $count ->
    [one] au plus { $count } cube noir retourne dans le sac
   *[other] au plus { $count } cubes noirs retournent dans le sac
}
effect-rage = la fureur du dragon monte
effect-buy-tomes = { $count ->
    [one] payer { $gold } pièces d’or pour { $count } Livre des secrets
   *[other] payer { $gold } pièces d’or pour { $count } Livres des secrets
}
effect-skill-per-clank = { $count ->
    [one] { $count } Compétence pour chaque cube de clank que tu fais ce tour-ci
   *[other] { $count } Compétences pour chaque cube de clank que tu fais ce tour-ci
}
effect-gold-bonus = { $count ->
    [one] { $count } pièce d’or de plus à chaque gain d’or ce tour-ci
   *[other] { $count } pièces d’or de plus à chaque gain d’or ce tour-ci
}
effect-gem-discount = { $count ->
    [one] les gemmes coûtent { $count } Compétence de moins jusqu’à la fin du tour
   *[other] les gemmes coûtent { $count } Compétences de moins jusqu’à la fin du tour
}
effect-attack = le dragon attaque
effect-trash = détruire une carte à la fin du tour
effect-trash-burgle = détruire un « Cambriolage » à la fin du tour
effect-replace-row = remplacer une carte de la rangée du donjon
effect-adjacent-secret = prendre un secret dans une salle voisine
effect-no-cave-stop = les grottes de cristal ne t’arrêtent pas ce tour-ci
effect-ignore-monsters = ignorer les monstres des tunnels jusqu’à la fin du tour
effect-discard = { $count ->
    [one] défausser { $count } carte pour
   *[other] défausser { $count } cartes pour
}
effect-or = ou
effect-either = { $others } ou { $last }
short-others-clank = { $sign } aux autres
short-all-clank = tous { $sign }
short-return-cubes = { $count ->
    [one] { $count } cube au sac
   *[other] { $count } cubes au sac
}
short-rage = plus de fureur
short-buy-tomes = { $count ->
    [one] { $count } Livre pour { $sign }
   *[other] { $count } Livres pour { $sign }
}
short-skill-per-clank = { $sign } par clank
short-gold-bonus = { $sign } de plus par gain
short-gem-discount = gemmes : { $sign } de moins
short-attack = attaque du dragon
short-trash = détruire 1 carte
short-trash-burgle = détruire Cambriolage
short-replace-row = changer la rangée
short-adjacent-secret = secret voisin
short-no-cave-stop = traverser les grottes
short-ignore-monsters = sans monstres
when-companion = avec un autre compagnon :
when-artifact = avec un artefact :
when-crown = avec une couronne :
when-idol = avec une idole de singe :
# same as English
kind-action = Action.
kind-companion = Compagnon.
kind-gem = Gemme.
kind-device = Dispositif : il agit aussitôt, puis il est défaussé.
kind-monster = Monstre.
more-play = Quand on la joue : { $text }.
more-acquire = À l’achat : { $text }.
more-use = À l’utilisation : { $text }.
more-defeat = Une fois battu : { $text }.
more-arrive = À son apparition : { $text }.
more-depths = Seulement dans les Profondeurs.
more-crystal-cave = Seulement dans une grotte de cristal.
more-dragon = Réveille le dragon si la carte apparaît à la fin d’un tour.
more-danger = Danger : tant que la carte est dans la rangée, chaque attaque tire un cube de plus.
more-points = { $count ->
    [one] Vaut { $count } point.
   *[other] Vaut { $count } points.
}
more-variable = Vaut { $text }.
part-acquire = achat :
part-arrive = apparition :
place-depths = Profondeurs seulement
place-crystal-cave = grotte de cristal seulement
mark-dragon = réveille le dragon
# same as English
mark-danger = danger
card-costs = { $card }, coûte { $cost }.
card-brings = { $card } : { $text }
# same as English
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
points-per-gold = { $count ->
    [one] { $count } point par tranche de { $gold } pièces d’or
   *[other] { $count } points par tranche de { $gold } pièces d’or
}
points-per-tome = { $count ->
    [one] { $count } point par Livre des secrets
   *[other] { $count } points par Livre des secrets
}
points-with-mastery = { $count ->
    [one] { $count } point avec un jeton de maîtrise
   *[other] { $count } points avec un jeton de maîtrise
}
points-with-two-kinds = { $count ->
    [one] { $count } point avec au moins deux de ces trois choses : calice, œuf de dragon, idole de singe
   *[other] { $count } points avec au moins deux de ces trois choses : calice, œuf de dragon, idole de singe
}

## Le donjon
dungeon = Le donjon
exit = sortie
way-out = surface
room = salle { $number }
in-depths = dans les Profondeurs
crystal-cave = grotte de cristal
market = Marché
market-room = marché
fountain = fontaine
major-secret = secret majeur
minor-secrets = { $count ->
    [one] { $count } secret mineur
   *[other] { $count } secrets mineurs
}
idols = { $count ->
    [one] { $count } idole de singe
   *[other] { $count } idoles de singe
}
artifact = artefact à { $count } points
pawn = { $who ->
    [you] Toi : { $room }
   *[other] { $who } : { $room }
}
tunnel-monsters = { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
}
tunnel-locked = verrouillé
around = { $place ->
    [entrance] Depuis la surface
   *[room] Depuis la salle { $number }
}
around-way = → { $room } :
around-shut = → { $room } : seulement avec un artefact
around-against = ← { $room } : sens unique, vers ici

## Les cartes en vente
row = Rangée du donjon
row-left = { $count ->
    [one] { $count } carte dans le deck
   *[other] { $count } cartes dans le deck
}
reserve = Réserve
reserve-gist = toujours là
pile-left = reste { $count }
market-gist = tout à { $gold } pièces d’or
item-key = { $count ->
    [one] Passe-partout
   *[other] { $count } passe-partout
}
item-backpack = { $count ->
    [one] Sac à dos
   *[other] { $count } sacs à dos
}
item-crown = Couronne à { $count } points

## Le dragon
# same as English
dragon = Dragon
odds = { $drawn ->
    [one] La prochaine attaque tire { $drawn } cube sur { $all }.
   *[other] La prochaine attaque tire { $drawn } cubes sur { $all }.
}
odds-own = { $drawn ->
    [one] La prochaine attaque tire { $drawn } cube sur { $all }. À toi : { $own }, soit un risque de { $chance } %.
   *[other] La prochaine attaque tire { $drawn } cubes sur { $all }. À toi : { $own }, soit un risque de { $chance } %.
}
rage = Fureur
rage-said = { $count ->
    [one] case { $space }, { $count } cube, plus { $danger } pour le danger
   *[other] case { $space }, { $count } cubes, plus { $danger } pour le danger
}
bag = Sac
clank-area = Zone de clank
cubes-black = { $count ->
    [one] { $count } noir
   *[other] { $count } noirs
}
cubes-of = { $owner ->
    [you] { $count } à toi
   *[other] { $count } à { $owner }
}
countdown = Compte à rebours
countdown-nobody = personne n’est encore dehors
countdown-said = { $who ->
    [you] Toi, case { $space }
   *[other] { $who }, case { $space }
}

## Les joueurs
purse = À dépenser
health = Santé
health-said = { $damage ->
    [0] Indemne, santé : { $count }
    [one] { $damage } dégât, santé restante : { $count }
   *[other] { $damage } dégâts, santé restante : { $count }
}
hand = { $count ->
    [0] Ta main est vide
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
played = { $owner ->
    [you] Tes cartes en jeu
   *[other] En jeu chez { $owner }
}
cards = { $count ->
    [0] rien pour l’instant
    [one] { $count } carte
   *[other] { $count } cartes
}
discard = Ta défausse
tokens = Jetons
token-count = { $count ->
    [one] { $name }
   *[other] { $name } × { $count }
}
mastery = jeton de maîtrise
damage = { $count ->
    [one] { $count } dégât
   *[other] { $count } dégâts
}
count-clank = { $count } dans la zone de clank
count-quiet = { $count } clank à annuler
count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
count-deck = { $count ->
    [one] { $count } carte à piocher
   *[other] { $count } cartes à piocher
}
count-discard = { $count } en défausse
standing-left = dehors avec un artefact
standing-rescued = hors de combat, à l’abri
standing-dead = a péri
force-exhausted = une grotte de cristal te retient
force-no-cave-stop = aucune grotte ne t’arrête
force-ignores-monsters = tunnels sans monstres
force-discount = gemmes moins chères
force-gold-bonus = l’or rapporte davantage
force-skill-per-clank = le clank donne des Compétences

## Le moment présent
lead-you = À toi de jouer.
lead-other = { $names } joue.
lead-over = La partie est finie.
wait-chance = On pioche des cartes et on tire des cubes.
wait-turn = { $place ->
    [entrance] À la surface.
   *[room] Dans la salle { $number }.
}
ask-play = Joue, achète, combats, avance.
ask-act = Achète, combats, avance ou termine.
ask-choose = { $name } : choisis un effet.
ask-discard = { $count ->
    [one] { $name } : défausse une carte.
   *[other] { $name } : défausse { $count } cartes.
}
sub-discard = En échange : { $gain }.
ask-replace = Quelle carte de la rangée veux-tu remplacer ?
sub-replace = Un symbole dragon sur la nouvelle carte ne compte pas.
ask-adjacent = Dans quelle salle prends-tu un secret ?
ask-enter = Prends-tu ce qui se trouve ici ?
sub-enter = Décide maintenant : plus tard, il faudrait revenir.
ask-trash = Quelle carte quitte ton deck pour toujours ?
sub-trash = Elle peut être en jeu ou dans ta défausse.

## Ce qu’on peut faire
group-choose = Choisir un effet
group-discard = Défausser une carte
group-replace = Remplacer une carte
group-adjacent = Prendre un secret
group-trash = Détruire une carte
group-enter = Ici
group-play = Jouer une carte
group-walk = Avancer
group-teleport = Se téléporter
group-acquire = Acheter
group-fight = Combattre
group-market = Marché
# same as English
group-drink = Potions
group-end = Le tour
short-choose = Choisir
short-discard = Défausser
short-replace = Remplacer
# same as English
short-adjacent = Secret
short-trash-card = Détruire
short-enter = Prendre
short-play = Jouer
short-walk = Avancer
short-teleport = Téléporter
short-acquire = Acheter
short-fight = Combattre
short-market = Marché
short-drink = Boire
short-end = Finir
short-of = il manque { $sign }
offer-play = Jouer « { $card } »
offer-discard = Défausser « { $card } »
offer-acquire = Acheter « { $card } »
offer-use = Utiliser « { $card } »
offer-fight = Combattre « { $card } »
offer-replace = Remplacer « { $card } »
offer-trash = Détruire « { $card } »
offer-trash-burgle = Détruire « { $card } » (Maître cambrioleur)
offer-key = Acheter un passe-partout
offer-backpack = Acheter un sac à dos
offer-crown = Acheter la couronne à { $count } points
offer-walk = { $place ->
    [entrance] Rejoindre la surface
   *[room] Rejoindre la salle { $number }
}{ $swords ->
    [0] { "" }
    [one] { " " }avec { $swords } Épée
   *[other] { " " }avec { $swords } Épées
}{ $damage ->
    [0] { "" }
    [one] { " " }et subir { $damage } dégât
   *[other] { " " }et subir { $damage } dégâts
}
offer-leave = Quitter le donjon pour de bon
leave = Sortir pour de bon
offer-teleport = { $place ->
    [entrance] Se téléporter à la surface
   *[room] Se téléporter dans la salle { $number }
}
offer-take-from = { $place ->
    [entrance] Prendre un secret à la surface
   *[room] Prendre un secret dans la salle { $number }
}
offer-drink = Boire : { $name }
offer-choose = Choisir : { $text }
offer-end = Terminer le tour
end-unspent = Non dépensé :
offer-keep = Garder tes cartes et ne rien gagner
offer-decline = Laisser là
offer-take-artifact = Prendre l’artefact à { $count } points
offer-take-major = Prendre le secret majeur
offer-take-minor = Prendre un secret mineur
offer-take-idol = Prendre une idole de singe

## Le récit
log-turn = { $who ->
    [you] À toi de jouer
   *[other] À { $who } de jouer
}
log-started = { $who ->
    [you] Tu commences.
   *[other] { $who } commence.
}
log-removed = L’artefact à { $count } points reste dans la boîte.
log-played = { $who ->
    [you] Tu joues « { $card } » :
   *[other] { $who } joue « { $card } » :
}
log-played-plain = { $who ->
    [you] Tu joues « { $card } ».
   *[other] { $who } joue « { $card } ».
}
log-drew = { $who ->
    [you] Tu pioches une carte.
   *[other] { $who } pioche une carte.
}
log-drew-card = { $who ->
    [you] Tu pioches « { $card } ».
   *[other] { $who } pioche « { $card } ».
}
log-reshuffled = { $who ->
    [you] Tu mélanges ta défausse pour former une nouvelle pioche.
   *[other] { $who } mélange sa défausse pour former une nouvelle pioche.
}
log-discarded = { $who ->
    [you] Tu défausses « { $card } ».
   *[other] { $who } défausse « { $card } ».
}
log-trashed = { $who ->
    [you] Tu détruis « { $card } ».
   *[other] { $who } détruit « { $card } ».
}
log-acquired = { $count ->
    [one] { $who ->
        [you] Tu achètes « { $card } » pour { $count } Compétence.
       *[other] { $who } achète « { $card } » pour { $count } Compétence.
    }
   *[other] { $who ->
        [you] Tu achètes « { $card } » pour { $count } Compétences.
       *[other] { $who } achète « { $card } » pour { $count } Compétences.
    }
}
log-took = { $who ->
    [you] Tu prends « { $card } ».
   *[other] { $who } prend « { $card } ».
}
log-used = { $who ->
    [you] Tu utilises « { $card } ».
   *[other] { $who } utilise « { $card } ».
}
log-fought = { $who ->
    [you] Tu bats « { $card } ».
   *[other] { $who } bat « { $card } ».
}
log-bought = { $item ->
    [key] { $who ->
        [you] Tu achètes un passe-partout.
       *[other] { $who } achète un passe-partout.
    }
    [backpack] { $who ->
        [you] Tu achètes un sac à dos.
       *[other] { $who } achète un sac à dos.
    }
   *[crown] { $who ->
        [you] Tu achètes une couronne.
       *[other] { $who } achète une couronne.
    }
}
log-drank = { $who ->
    [you] Tu bois : { $name }.
   *[other] { $who } boit : { $name }.
}
log-moved = { $who ->
    [you] Tu rejoins { $place ->
        [entrance] la surface
       *[room] la salle { $number }
    }{ $damage ->
        [0] .
        [one] { " " }et subis { $damage } dégât.
       *[other] { " " }et subis { $damage } dégâts.
    }
   *[other] { $who } rejoint { $place ->
        [entrance] la surface
       *[room] la salle { $number }
    }{ $damage ->
        [0] .
        [one] { " " }et subit { $damage } dégât.
       *[other] { " " }et subit { $damage } dégâts.
    }
}
log-teleported = { $who ->
    [you] Tu te téléportes { $place ->
        [entrance] à la surface
       *[room] dans la salle { $number }
    }.
   *[other] { $who } se téléporte { $place ->
        [entrance] à la surface
       *[room] dans la salle { $number }
    }.
}
log-found = { $who ->
    [you] Tu trouves : { $name } –
   *[other] { $who } trouve : { $name } –
}
log-found-plain = { $who ->
    [you] Tu trouves : { $name }.
   *[other] { $who } trouve : { $name }.
}
log-idol = { $who ->
    [you] Tu prends une idole de singe.
   *[other] { $who } prend une idole de singe.
}
log-artifact = { $who ->
    [you] Tu prends l’artefact à { $count } points !
   *[other] { $who } prend l’artefact à { $count } points !
}
log-gold = { $count ->
    [one] { $who ->
        [you] Tu gagnes { $count } pièce d’or.
       *[other] { $who } gagne { $count } pièce d’or.
    }
   *[other] { $who ->
        [you] Tu gagnes { $count } pièces d’or.
       *[other] { $who } gagne { $count } pièces d’or.
    }
}
log-paid = { $count ->
    [one] { $who ->
        [you] Tu paies { $count } pièce d’or.
       *[other] { $who } paie { $count } pièce d’or.
    }
   *[other] { $who ->
        [you] Tu paies { $count } pièces d’or.
       *[other] { $who } paie { $count } pièces d’or.
    }
}
log-noise = { $who ->
    [you] Tu fais { $count } clank.
   *[other] { $who } fait { $count } clank.
}
log-hushed = { $who ->
    [you] Tu enlèves { $count } clank.
   *[other] { $who } enlève { $count } clank.
}
log-healed = { $count ->
    [one] { $who ->
        [you] Tu soignes { $count } dégât.
       *[other] { $who } soigne { $count } dégât.
    }
   *[other] { $who ->
        [you] Tu soignes { $count } dégâts.
       *[other] { $who } soigne { $count } dégâts.
    }
}
log-revealed = « { $card } » apparaît.
log-rouses = « { $card } » apparaît et réveille le dragon.
log-put-away = La carte « { $card } » est défaussée.
log-dungeon-reshuffled = Le deck du donjon est reconstitué.
log-raged = La fureur du dragon monte.
log-cubes-returned = { $count ->
    [one] { $count } cube noir retourne dans le sac.
   *[other] { $count } cubes noirs retournent dans le sac.
}
log-attacked = { $count ->
    [one] Le dragon attaque et tire { $count } cube.
   *[other] Le dragon attaque et tire { $count } cubes.
}
log-cubes = Tirage :
log-black = noir
log-cube = { $owner ->
    [you] à toi
   *[other] { $owner }
}
log-left = { $who ->
    [you] Tu quittes le donjon avec un artefact.
   *[other] { $who } quitte le donjon avec un artefact.
}
log-rescued = { $who ->
    [you] Tu t’écroules, mais les secours arrivent à temps.
   *[other] { $who } s’écroule, mais les secours arrivent à temps.
}
log-dead = { $who ->
    [you] Tu péris dans le donjon.
   *[other] { $who } périt dans le donjon.
}
log-ran = { $who ->
    [you] Tu arrives sur la case { $space } du compte à rebours.
   *[other] { $who } arrive sur la case { $space } du compte à rebours.
}
log-ended = Il n’y a plus personne dans le donjon.

## La fin
over-winner = { $points ->
    [one] { $who ->
        [you] Tu gagnes avec { $points } point.
       *[other] { $who } gagne avec { $points } point.
    }
   *[other] { $who ->
        [you] Tu gagnes avec { $points } points.
       *[other] { $who } gagne avec { $points } points.
    }
}
over-nobody = Personne ne sort en vie : personne ne gagne.
over-tie = Égalité : l’artefact le plus précieux tranche.
account = Le score
account-left = { $result ->
    [winner] { $who ->
        [you] Tu gagnes : { $points }
       *[other] { $who } gagne : { $points }
    }
   *[other] { $who ->
        [you] Toi : { $points }
       *[other] { $who } : { $points }
    }
}
account-rescued = { $result ->
    [winner] { $who ->
        [you] Tu gagnes : { $points } (hors de combat, à l’abri)
       *[other] { $who } gagne : { $points } (hors de combat, à l’abri)
    }
   *[other] { $who ->
        [you] Toi : { $points } (hors de combat, à l’abri)
       *[other] { $who } : { $points } (hors de combat, à l’abri)
    }
}
account-dead = { $who ->
    [you] Tu as péri, aucun point
   *[other] { $who } a péri, aucun point
}
account-artifact = Artefact { $count } : { $points }
account-mastery = Jeton de maîtrise : { $points }
account-crown = Couronne { $count } : { $points }
account-keys = { $count ->
    [one] Passe-partout : { $points }
   *[other] { $count } passe-partout : { $points }
}
account-backpacks = { $count ->
    [one] Sac à dos : { $points }
   *[other] { $count } sacs à dos : { $points }
}
account-idols = { $count ->
    [one] Idole de singe : { $points }
   *[other] { $count } idoles de singe : { $points }
}
account-gold = { $count ->
    [one] { $count } pièce d’or : { $points }
   *[other] { $count } pièces d’or : { $points }
}
account-named = { $count ->
    [one] { $name } : { $points }
   *[other] { $name } × { $count } : { $points }
}

## Les symboles
term-skill = Compétence, pour acheter des cartes et utiliser des dispositifs
term-sword = Épée, pour combattre
term-boot = Botte, pour passer un tunnel
term-gold = Or : un point la pièce ; c’est la monnaie du marché
term-noise = Clank : des cubes dans la zone de clank, qui iront dans le sac à la prochaine attaque
term-quiet = Clank qui sera annulé ce tour-ci
term-draw = Piocher une carte
term-teleport = Se téléporter dans une salle voisine
term-heart = Santé restante
term-damage = Dégâts
term-dragon = Réveille le dragon en apparaissant
term-danger = Danger : chaque attaque tire un cube de plus
term-point = Points à la fin
term-feet = Un tunnel qui coûte deux Bottes
term-fang = Un monstre dans un tunnel : une Épée, ou un dégât
term-lock = Un tunnel verrouillé : seulement avec un passe-partout
term-crystal = Grotte de cristal : plus de Bottes ce tour-ci
term-market = Marché : tout à 7 pièces d’or
term-fountain = Fontaine : soigne 1 dégât à l’entrée
term-minor = Secret mineur, face cachée
term-major = Secret majeur, face cachée
term-idol = Idole de singe, 5 points
term-artifact = Artefact, avec ses points ; sans artefact, personne ne sort
term-key = Passe-partout : ouvre les tunnels verrouillés, 5 points
term-backpack = Sac à dos : de la place pour un artefact de plus, 5 points
term-crown = Couronne, avec ses points
term-potion = Potion, à boire pendant ton tour
term-keepsake = Calice (7 points) ou œuf de dragon (3 points)
term-mastery = Jeton de maîtrise, 20 points
# same as English
term-cube = Cubes
term-hand = Cartes en main
term-deck = Cartes à piocher
term-discard = Cartes en défausse
term-flag = Qui est sorti en premier
term-skull = La fin
# same as English
term-action = Action
term-companion = Compagnon
term-gem = Gemme
term-device = Dispositif
term-monster = Monstre

## Options
option-board = Face du plateau
option-board-front = recto
option-board-back = verso
option-start = Qui commence
option-start-lot = tirage au sort
option-start-p0 = première place
option-start-p1 = deuxième place
option-start-p2 = troisième place
option-start-p3 = quatrième place
option-countdown-final = Dernière case du compte à rebours
option-countdown-final-knock-out = met les retardataires hors de combat
option-countdown-final-kill = tue les retardataires
option-artifact-pickup = Les artefacts se prennent
option-artifact-pickup-on-entry = en entrant dans la salle
option-artifact-pickup-action = à tout moment dans la salle
option-arrive-at-set-up = Effets d’apparition au départ
option-arrive-at-set-up-on = oui
option-arrive-at-set-up-off = non
option-dungeon-deck-reshuffle = Reconstituer le deck du donjon
option-dungeon-deck-reshuffle-on = oui
option-dungeon-deck-reshuffle-off = non
option-discard-cost-optional = Défausse facultative
option-discard-cost-optional-off = non
option-discard-cost-optional-on = oui

## Raisons d’un conseil : elles complètent « Cela … »
why-points = { $count ->
    [one] { $count } point de plus
   *[other] { $count } points de plus
}
why-artifact = { $count ->
    [one] { $count } point de plus grâce aux artefacts
   *[other] { $count } points de plus grâce aux artefacts
}
why-health = { $count ->
    [one] { $count } dégât de moins
   *[other] { $count } dégâts de moins
}
why-way-home = { $count } % de chances de plus de sortir à temps
why-deck = { $count ->
    [one] { $count } point de plus grâce à un deck plus fort
   *[other] { $count } points de plus grâce à un deck plus fort
}
why-quieter = le dragon a { $count } de tes cubes en moins

## Les règles
rule-ck-2-8 = Le marché n’en a plus.
rule-ck-2-16 = Les effets d’apparition des six premières cartes s’appliquent.
rule-ck-2-19 = La personne qui commence est tirée au sort ou désignée d’un commun accord, et doit être à la table.
rule-ck-2-22 = Le plateau a deux faces ; le recto est plus facile.
rule-ck-3-2 = Tu joues les cartes de ta propre main, une à la fois.
rule-ck-3-4 = Tu dois jouer toutes les cartes de ta main avant la fin du tour.
rule-ck-3-5 = Tu dois d’abord faire un autre choix.
rule-ck-3-6 = Le tour est fini : il ne reste qu’à choisir les cartes à détruire.
rule-ck-4-7 = Tu ne peux défausser qu’une carte de ta main, quand un effet le demande.
rule-ck-4-9 = Si tu as assez de cartes en main, la défausse est obligatoire.
rule-ck-4-10 = Tu ne peux détruire qu’une carte en jeu ou de ta défausse.
rule-ck-4-11 = Tu choisis à la fin du tour ce que tu détruis.
rule-ck-4-13 = Tu dois détruire une carte s’il y en a une que tu peux détruire.
rule-ck-6-1 = Avec des Compétences, on achète les actions, compagnons et gemmes de la rangée, et les cartes de la Réserve.
rule-ck-6-2 = Cela coûte plus de Compétences que tu n’en as.
rule-ck-6-5 = Cette pile de la Réserve est vide.
rule-ck-6-7 = Cette carte ne s’achète que dans les Profondeurs.
rule-ck-7-1 = Seul un dispositif de la rangée peut être utilisé.
rule-ck-7-2 = Ce dispositif ne marche que dans les Profondeurs.
rule-ck-7-3 = Parmi plusieurs effets, tu en choisis un qui peut s’appliquer.
rule-ck-8-1 = Pour battre un monstre de la rangée, ou le Gobelin, il faut autant d’Épées qu’il en montre.
rule-ck-8-4 = Ce monstre ne se combat que sur son propre terrain.
rule-ck-9-1 = Dans une salle du marché, chaque objet coûte 7 pièces d’or.
rule-ck-10-1 = Une Botte te mène par un tunnel dans une salle voisine.
rule-ck-10-2 = Un tunnel avec des empreintes coûte deux Bottes.
rule-ck-10-3 = Un monstre dans un tunnel coûte une Épée ou un dégât, au choix, et jamais plus d’Épées qu’il n’y a de monstres.
rule-ck-10-5 = Les dégâts d’un tunnel ne peuvent pas remplir ta jauge de santé.
rule-ck-10-6 = Pour subir des dégâts, il faut avoir des cubes en réserve.
rule-ck-10-7 = Ni tes Épées ni ta santé ne suffisent contre ces monstres.
rule-ck-10-8 = Un tunnel verrouillé demande un passe-partout.
rule-ck-10-9 = Ce tunnel ne se prend que dans le sens de sa flèche.
rule-ck-10-12 = Une grotte de cristal arrête tes pas : une fois dedans, plus de Bottes ce tour-ci.
rule-ck-10-17 = Il te faut une téléportation, et elle mène dans une salle voisine.
rule-ck-10-20 = Sans artefact, personne ne peut sortir.
rule-ck-11-3 = En entrant dans une salle, tu peux prendre un jeton qui s’y trouve.
rule-ck-11-5 = Tu prends un jeton au moment où tu entres.
rule-ck-11-7 = Tu peux porter un artefact, et un de plus par sac à dos.
rule-ck-11-8 = Prendre un artefact fait monter la fureur du dragon.
rule-ck-12-14 = Tu ne peux boire qu’une potion posée devant toi.
rule-ck-14-2 = D’abord toutes les cartes manquantes apparaissent, puis leurs effets d’apparition s’appliquent, puis il y a une attaque au plus.
rule-ck-14-8 = Un deck du donjon épuisé est reconstitué à partir de sa défausse.
rule-ck-15-1 = Une attaque met tout le clank dans le sac et tire des cubes : selon la fureur, un de plus par carte danger, et davantage pendant le compte à rebours.
rule-ck-15-4 = Un cube noir est mis de côté ; le cube d’un joueur lui inflige un dégât.
rule-ck-16-6 = Hors de combat avec un artefact et au-dessus des Profondeurs : on te sauve, et tes points comptent.
rule-ck-16-7 = Hors de combat sans artefact ou dans les Profondeurs : tu meurs.
rule-ck-17-7 = À la dernière case du compte à rebours, tous ceux qui jouent encore sont mis hors de combat.
rule-ck-17-14 = Les points viennent des artefacts, du jeton de maîtrise, des autres jetons, de l’or et des cartes.
rule-ck-17-15 = Qui a le plus de points gagne ; à égalité, c’est l’artefact le plus précieux qui l’emporte.
rule-ck-17-16 = Les morts n’ont pas de points. S’il n’y a que des morts, personne ne gagne.
rule-ck-18-11 = Une carte de la rangée n’est remplacée que si un effet le dit.
rule-ck-18-12 = Un « Cambriolage » doit être en jeu ou dans ta défausse.
rule-ck-18-15 = Il te faut 7 pièces d’or, et il doit rester un Livre des secrets.
rule-ck-18-16 = Il doit y avoir un secret majeur ou mineur dans une salle voisine.

## L’entraîneur : deux courtes phrases à chaque fois
coach-goal = Vole un artefact et ressors en vie avec le plus de points ; le voleur le plus bruyant nourrit le dragon.
coach-choose = Cette carte, ce jeton ou ce lieu te laisse choisir un de ses effets. Prends ce qui t’aide le plus maintenant : l’or vaut des points, et retirer pour toujours une carte faible améliore le reste de ton deck.
coach-discard = Choisis la carte qui te manquera le moins. Une carte défaussée n’agit pas, et pour un « Faux pas », c’est tant mieux.
coach-replace = Retire une carte qui aide un rival ou le dragon. Elle quitte la rangée, et une autre arrive.
coach-adjacent = Les secrets valent des points ou t’aident, et celui-ci ne te coûte aucun pas : prends-le dans une salle voisine. Les secrets majeurs valent mieux que les mineurs.
coach-trash = Dans un deck plus mince, les bonnes cartes reviennent plus vite : détruis un « Faux pas » ou un « Cambriolage ». Une carte détruite quitte ton deck pour toujours.
coach-enter = Un artefact, c’est ce que tu viens chercher, et sans lui tu ne peux pas sortir. En entrant dans une salle, tu peux prendre une chose qui s’y trouve ; un artefact attise aussi la fureur du dragon.
coach-play = Tes cartes te mènent à un artefact et te ramènent : les Compétences achètent de meilleures cartes, les Épées combattent, les Bottes avancent. Joue-les toutes d’abord, puis compte ce que tu peux payer.
coach-walk = Va jusqu’à un artefact, et ressors à temps. Chaque tunnel coûte une Botte, deux s’il y a des empreintes, et les monstres mordent ; les salles à ta portée sont éclairées, avec le prix sur le chemin.
coach-teleport = Une téléportation économise le plus là où marcher coûterait le plus. Elle te mène dans la salle voisine malgré monstres, verrous et flèches, et sans Bottes.
coach-acquire = De meilleures cartes te mènent plus loin, et beaucoup valent des points : dépense tes Compétences, le reste est perdu. Une carte achetée va dans ta défausse et t’aidera dès le prochain mélange.
coach-fight = Un monstre battu paie tout de suite, souvent en or, et l’or vaut des points. S’il te reste 2 Épées, le Gobelin donne toujours 1 pièce d’or.
coach-market = Ici, l’or devient mieux que de l’or : un passe-partout ouvre les verrous, un sac à dos porte un deuxième artefact, une couronne vaut des points. Chaque objet coûte 7 pièces d’or ; achète tôt ce qui doit te servir.
coach-drink = Une potion peut sauver un tour ou ta vie, mais une seule fois. Bois-la quand tu veux pendant ton tour ; garde une potion de soin jusqu’à ce que tu en aies besoin.
coach-end = Quand plus rien de ce que tu peux payer ne t’avance, termine ton tour. La rangée se complète alors, et un dragon sur une nouvelle carte, c’est une attaque : gare à ton clank.

## The prologue: the same, in the first minute
prologue-stealing = Ce que tu viens chercher
prologue-stealing-task = Te voilà en voleur chez un dragon : vole un artefact, ressors en vie et vaux le plus de points. Il y a un artefact ici même : prends-le.
prologue-stealing-done = Il vaut 7 points, si tu ressors avec. Mais le dragon a remarqué : chaque artefact attise sa fureur.
prologue-stealing-other = Sans artefact, tu ne peux pas sortir, et les morts ne marquent rien. Prends-le.
prologue-walking = Un tour
prologue-walking-task = À chaque tour, tu joues cinq cartes et tu dépenses ce qu’elles donnent : les Compétences achètent des cartes, les Épées combattent, les Bottes avancent. Joue ta dernière carte, « Pas de côté », et va dans la salle 16, vers la sortie.
prologue-walking-done = Voilà un tour : joue tes cartes, puis achète, combats et avance. Ce que tu achètes rend tes prochains tours plus forts.
prologue-walking-other = Dans un tour, tu peux aussi faire cela. Mais là, tu veux sortir : joue « Pas de côté » et va dans la salle 16.
prologue-waking = Ton propre bruit
prologue-waking-task = Quelques tours plus tard. Un faux pas fait du clank : chaque clank met un de tes cubes dans la zone de clank, et il y en a déjà cinq. Termine ton tour, et vois qui t’a entendu.
prologue-waking-done = La rangée du donjon s’est complétée, et la nouvelle carte montre un dragon : il a attaqué. Tes cubes sont allés dans son sac, et deux des cubes tirés étaient les tiens : deux dégâts. À dix, tu es hors de combat.
prologue-waking-other = Cela aussi est permis. Mais vois d’abord ce que fait ton bruit : recommence et termine ton tour.
prologue-leaving = La sortie
prologue-leaving-task = Tu as un artefact, mais il ne te reste que 3 points de santé, et une Botte te ramène à la surface : sors du donjon.
prologue-leaving-done = Te voilà dehors, à l’abri, avec 20 points de plus. Pour les autres, un compte à rebours commence ; quand le donjon est vide, qui a le plus de points gagne.
prologue-leaving-other = Le dragon peut attaquer à la fin de ce tour, et 3 dégâts de plus te mettraient hors de combat. Sors tant que tu peux.

## Les leçons : titre, ce qu’il faut faire, pourquoi c’était juste, pourquoi le reste ne l’était pas
lesson-buying = Joue ta main et achète
lesson-buying-task = Joue tes cinq cartes : elles donnent 3 Compétences et 1 Botte, et le « Faux pas » fait du bruit. Achète ensuite l’« Exploration » de la Réserve, qui coûte 3 Compétences.
lesson-buying-done = L’« Exploration » est dans ta défausse et reviendra dans ta main après le prochain mélange. Les Compétences non dépensées sont perdues.
lesson-buying-other = Pas encore : joue d’abord toutes tes cartes, puis dépense tes 3 Compétences pour l’« Exploration ».
lesson-walking = Passe malgré un monstre
lesson-walking-task = Un monstre guette dans le tunnel vers la salle 14, et sa morsure fait un dégât. Tu as une Botte et des Épées : vas-y, et dépense une Épée contre lui.
lesson-walking-done = Une Botte, une Épée, et pas un dégât. À dix dégâts, tu es hors de combat : chacun compte.
lesson-walking-other = Il y a mieux. Va dans la salle 14 et dépense une seule Épée.
lesson-fighting = Combats pour la récompense
lesson-fighting-task = Deux monstres sont dans la rangée du donjon, parmi les cartes à acheter, et trois Épées suffisent pour l’un d’eux. Compare les récompenses et choisis celle qui donne le plus d’or.
lesson-fighting-done = Cinq pièces d’or d’un coup ; l’or, ce sont des points, et il sert au marché. Le monstre quitte la rangée.
lesson-fighting-other = Cela rapporte moins. L’Ogre coûte les trois Épées et donne cinq pièces d’or.
lesson-taking = Prends l’artefact
lesson-taking-task = Te voilà dans une salle avec un artefact. C’est lui que tu viens chercher : prends-le.
lesson-taking-done = Tu peux maintenant rejoindre la sortie. Mais la fureur du dragon a monté : plus il avance sur sa piste, plus une attaque tire de cubes.
lesson-taking-other = Sans artefact, tu ne peux pas sortir, et si tu meurs, tu ne marques rien. Prends-le.
lesson-shopping = Au marché
lesson-shopping-task = Te voilà au marché, et ses objets sont avec les cartes à acheter. Tu portes un artefact, c’est ton maximum, et tu as 8 pièces d’or. Achète ce qui te permet d’en prendre un deuxième.
lesson-shopping-done = Avec un sac à dos, tu peux porter un artefact de plus, et il vaut lui-même 5 points.
lesson-shopping-other = Tu ne peux pas y mettre d’artefact. Dans un sac à dos, si.
lesson-leaving = Sors en vie
lesson-leaving-task = Tu as un artefact, encore 3 points de santé et beaucoup de bruit dans la zone de clank. Une Botte te ramène à la surface : sors.
lesson-leaving-done = Te voilà dehors : 20 points pour le jeton de maîtrise, et plus rien ne peut te blesser. Pour les autres, le compte à rebours commence.
lesson-leaving-other = Le dragon peut attaquer à la fin de ce tour, et 3 dégâts de plus te mettraient hors de combat. Sors tant que tu peux.

## Ce que devrait dire une position : après un deux-points
expected-frame = quelque chose à faire, par exemple enter, attack/4 ou draw/P0/5
expected-card = une carte, par exemple burgle ou burgle*3
expected-card-here = une carte qui peut être à cet endroit
expected-reserve = trois nombres, au plus { $most }
expected-artifact = un artefact, par exemple 5 ou 30
expected-room = une salle, par exemple f14
expected-room-on-this-side = une salle de cette face du plateau
expected-room-with-secrets = une salle dont tous les secrets ne sont pas encore pris
expected-secret = un secret, par exemple treasure
expected-kept-secret = un secret que l’on garde, par exemple chalice, ou monkey-idol
expected-item = un objet, par exemple key*2, backpack ou crown-10
expected-cube = des cubes, par exemple black*24 ou P0*3
expected-countdown = la première place sortie et une case de 1 à 5, par exemple P1/2, dès que quelqu’un est sorti
expected-purse = ce qu’il y a à dépenser, par exemple skill=3, boots=1 ou exhausted
expected-purse-in-turn = de quoi dépenser pendant le tour, et seulement « roused » après
expected-carried = un artefact pour { $seat }, et un de plus par sac à dos
expected-best-crowns = les meilleures couronnes, car elles se vendent en premier
expected-turned-over = secrets retournés ({ $class }) : { $taken }, autant que de secrets pris
source-artifacts = Artefacts
source-mastery = Jeton de maîtrise
source-items = Objets du marché
source-tokens = Secrets et idoles
source-gold = Or
source-cards = Cartes
