# Clonk!, en français. Termes de la règle imprimée ; toutes les phrases sont les nôtres.
# « Manche » est le tour de table, « tour » celui d’une seule personne. Espace fine insécable devant ; : ? !

# same as English
title = { "Clonk!" }
pitch = Cinq puits, six cristaux, un monstre endormi. Sers-toi avant qu’il ne se réveille.
pitch-length = une demi-heure
pitch-kind = collection et audace

## Les cartes
card-back = carte face cachée
card-necklace = { $colour ->
    [green] collier vert
    [white] collier blanc
    [red] collier rouge
    [pink] collier rose
    [yellow] collier jaune
   *[blue] collier bleu
}
card-crown = { $colour ->
    [green] couronne verte
    [white] couronne blanche
    [red] couronne rouge
    [pink] couronne rose
    [yellow] couronne jaune
   *[blue] couronne bleue
}
card-statue = { $colour ->
    [green] statue verte
    [white] statue blanche
    [red] statue rouge
    [pink] statue rose
    [yellow] statue jaune
   *[blue] statue bleue
}
card-hammer = { $colour ->
    [green] marteau vert
    [white] marteau blanc
    [red] marteau rouge
    [pink] marteau rose
    [yellow] marteau jaune
   *[blue] marteau bleu
}
card-sword = { $colour ->
    [green] épée verte
    [white] épée blanche
    [red] épée rouge
    [pink] épée rose
    [yellow] épée jaune
   *[blue] épée bleue
}
card-sixth = { $colour ->
    [green] coupe verte
    [white] coupe blanche
    [red] coupe rouge
    [pink] coupe rose
    [yellow] coupe jaune
   *[blue] coupe bleue
}
object-necklace = { $colour ->
    [green] le collier vert
    [white] le collier blanc
    [red] le collier rouge
    [pink] le collier rose
    [yellow] le collier jaune
   *[blue] le collier bleu
}
object-crown = { $colour ->
    [green] la couronne verte
    [white] la couronne blanche
    [red] la couronne rouge
    [pink] la couronne rose
    [yellow] la couronne jaune
   *[blue] la couronne bleue
}
object-statue = { $colour ->
    [green] la statue verte
    [white] la statue blanche
    [red] la statue rouge
    [pink] la statue rose
    [yellow] la statue jaune
   *[blue] la statue bleue
}
object-hammer = { $colour ->
    [green] le marteau vert
    [white] le marteau blanc
    [red] le marteau rouge
    [pink] le marteau rose
    [yellow] le marteau jaune
   *[blue] le marteau bleu
}
object-sword = { $colour ->
    [green] l’épée verte
    [white] l’épée blanche
    [red] l’épée rouge
    [pink] l’épée rose
    [yellow] l’épée jaune
   *[blue] l’épée bleue
}
object-sixth = { $colour ->
    [green] la coupe verte
    [white] la coupe blanche
    [red] la coupe rouge
    [pink] la coupe rose
    [yellow] la coupe jaune
   *[blue] la coupe bleue
}
coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
eyes = { $count ->
    [one] { $count } œil
   *[other] { $count } yeux
}

## Les tuiles contrat
task-green = vert
task-white = blanc
task-red = rouge
task-pink = rose
task-yellow = jaune
task-blue = bleu
task-necklace = colliers
task-crown = couronnes
# same as English
task-statue = statues
task-hammer = marteaux
task-sword = épées
task-sixth = coupes
tasks = Contrats
tile-open = contrat visible : { $task }
tile-revealed = contrat caché : { $task }
tile-mine = ton contrat caché : { $task }
tile-hidden-colour = contrat caché : une couleur
tile-hidden-treasure = contrat caché : un trésor
tag-hidden = caché aux autres

## La table
rock = La mine
shafts = Les cinq puits
shaft = { $count ->
    [0] Puits { $shaft }, vide
    [one] Puits { $shaft }, { $count } carte
   *[other] Puits { $shaft }, { $count } cartes
}
depth = Les profondeurs
draw-pile = { $count ->
    [0] Pioche, vide
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
monster-asleep = { $count ->
    [0] La prochaine carte est le réveil
    [one] { $count } carte avant le réveil
   *[other] { $count } cartes avant le réveil
}
monster-mixed = { $count ->
    [one] Au moins { $count } carte avant le réveil
   *[other] Au moins { $count } cartes avant le réveil
}
monster-anywhere = { $count ->
    [one] La prochaine carte est le réveil
   *[other] Le réveil est parmi les { $count } prochaines cartes
}
monster-awake = Réveillé ! C’est la dernière manche
monster-awake-extra = Réveillé ! Cette manche et encore une
monster-prowling = Réveillé ! La toute dernière manche
discard-pile = { $count ->
    [0] Défausse, vide
    [one] Défausse, { $count } carte
   *[other] Défausse, { $count } cartes
}
discard-head = Défausse
discard-gist = { $count ->
    [0] rien pour l’instant
    [one] { $count } carte, visible par tous
   *[other] { $count } cartes, visibles par tous
}
board-of = { $owner ->
    [you] Ta galerie
   *[other] Galerie chez { $owner }
}
board-mine = Ton wagonnet et ta galerie
cart = Wagonnet
cart-open = Dans le wagonnet
cart-gist = { $count ->
    [one] { $count } carte trésor
   *[other] { $count } cartes trésor
}{ $snores ->
    [0] {""}
    [one] , { $snores } carte ronflements
   *[other] , { $snores } cartes ronflements
}
space-empty = emplacement { $space }, vide
space-snore = emplacement { $space } ; s’il reste vide : une carte ronflements
space-kablooey = emplacement { $space } ; s’il reste vide : une carte explosion
space-draw = emplacement { $space } ; s’il reste vide : une carte à piocher
goals = Tes contrats
goal = { $count ->
    [one] { $count } carte → { $points }
   *[other] { $count } cartes → { $points }
}
hand-mine = { $count ->
    [0] Ta main est vide
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
}
count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
count-kablooey = { $count ->
    [one] { $count } carte explosion
   *[other] { $count } cartes explosion
}
count-snore = { $count ->
    [one] { $count } carte ronflements
   *[other] { $count } cartes ronflements
}
tag-dwarf = nain premier joueur
note-chosen = choix fait
note-thinks = en réflexion

## Ce qui se passe
phase-fill = I Remplir son wagonnet
phase-dig = II Déterrer des trésors
phase-sift = III Fouiller les gravats
lead-you = À toi de jouer.
lead-other = On attend { $names }.
lead-over = Le monstre est réveillé !
ask-tasks = Quel contrat poses-tu face visible ?
sub-tasks = Les cartes de cette couleur et de ce trésor te rapportent des points à la fin. L’autre tuile reste cachée jusque-là.
wait-tasks = Chacun choisit une tuile contrat à poser face visible.
ask-cart = Mets une carte de ta main au wagonnet.
sub-cart = N’importe laquelle. Ta première carte en galerie devra être compatible avec elle.
wait-cart = Une première carte va dans le wagonnet.
ask-dig = Déterre ce qui va avec « { $card } ».
ask-stuck = Rien ne va avec « { $card } ».
sub-dig = { $dug ->
    [0] Rien de déterré pour l’instant. Arrête-toi quand tu veux ; les emplacements vides rapportent aussi.
    [4] Ta galerie est pleine : tu peux donner une carte, faire sauter un puits ou t’arrêter.
    [one] { $dug } carte déterrée. Arrête-toi quand tu veux ; les emplacements vides rapportent aussi.
   *[other] { $dug } cartes déterrées. Arrête-toi quand tu veux ; les emplacements vides rapportent aussi.
}
sub-stuck = Tu peux t’arrêter, et peut-être donner une carte ou faire sauter un puits.
wait-dig = On cherche une carte compatible avec « { $card } ».
ask-lay = Touche une carte, puis un puits.
sub-lay = Carte au choix, puits au choix, face visible. Les autres pourront la prendre.
wait-lay = Une carte de la main va sur un puits.
ask-discard = { $surplus ->
    [one] Défausse une de tes { $count } cartes.
   *[other] Défausse { $surplus } de tes { $count } cartes.
}
sub-discard = Une à la fois. Tu peux garder cinq cartes en main au plus.
wait-discard = Trop de cartes en main : une carte va à la défausse.
wait-chance = On met les cartes en place.
over-one = { $points ->
    [one] { $who ->
        [you] Tu gagnes avec { $points } point.
       *[other] { $who } gagne avec { $points } point.
    }
   *[other] { $who ->
        [you] Tu gagnes avec { $points } points.
       *[other] { $who } gagne avec { $points } points.
    }
}
over-shared = { $points ->
    [one] { $who ->
        [you] Tu partages la victoire avec { $names } : { $points } point.
       *[other] Victoire partagée avec { $points } point : { $who }.
    }
   *[other] { $who ->
        [you] Tu partages la victoire avec { $names } : { $points } points.
       *[other] Victoire partagée avec { $points } points : { $who }.
    }
}

## Ce qu’on peut faire
group-tasks = Poser face visible
group-cart = Dans le wagonnet
group-dig = Déterrer pour l’emplacement { $space }
group-give = Ou donner une carte, une fois par tour
group-blast = Ou faire sauter le haut d’un puits avec une carte explosion
group-stop = Ou s’arrêter
group-lay = Poser : d’abord une carte, puis un puits
group-discard = Défausser
short-tasks = Touche un contrat
short-cart = Touche une carte
short-dig = Déterrer
short-give = Donner
short-blast = Faire sauter
short-stop = Arrêter
short-lay = Touche une carte
short-discard = Touche une carte
label-colour = la couleur : { $task }
label-treasure = le trésor : { $task }
label-give = pour { $rival } : { $card }
offer-task = Poser face visible : { $task }
offer-cart = Mettre { $card } dans le wagonnet
offer-dig-hand = Poser { $card } de ta main dans ta galerie
offer-dig-shaft = Déterrer { $card } du puits { $shaft }
offer-give = Donner { $card } à { $rival }
offer-blast = Faire sauter { $card } du puits { $shaft }
offer-stop = Arrêter de creuser
offer-lay = Poser { $card } sur le puits { $shaft }
offer-discard = Défausser { $card }
stop-draw = piocher { $count }

## Le décompte
account-title = Le score
account-total = { $result ->
    [winner] { $who ->
        [you] Toi : { $points } – tu gagnes
       *[other] { $who } : { $points } – gagne
    }
   *[other] { $who ->
        [you] Toi : { $points }
       *[other] { $who } : { $points }
    }
}
account-coins = { $count ->
    [one] { $count } pièce sur les cartes
   *[other] { $count } pièces sur les cartes
}
account-kablooey = { $count ->
    [one] + { $coins } pour { $count } carte explosion
   *[other] + { $coins } pour { $count } cartes explosion
}
account-task = { $count ->
    [0] + 0 pour le contrat « { $task } » : aucune carte
    [one] + { $points } pour le contrat « { $task } », { $count } carte : { $cards }
   *[other] + { $points } pour le contrat « { $task } », { $count } cartes : { $cards }
}
account-eyes = { $count ->
    [one] { $count } œil : { $cards } sur les cartes trésor, { $snores } sur les cartes ronflements
   *[other] { $count } yeux : { $cards } sur les cartes trésor, { $snores } sur les cartes ronflements
}
account-loss = − { $count } pour le plus d’yeux : le tribut du monstre
account-loss-cards = − { $count } pour le plus d’yeux : le tribut du monstre, sans les ronflements
account-treasures = { $count ->
    [one] { $count } carte trésor
   *[other] { $count } cartes trésor
}
tie-eyes = Égalité aux points : gagne qui a le moins d’yeux.
tie-treasures = Égalité aux points et aux yeux : gagne qui a le plus de cartes trésor.
tie-shared = Égalité aux points, aux yeux et aux cartes trésor : la victoire est partagée.

## Le récit
log-turn = { $who ->
    [you] Manche { $round }, à toi de jouer
   *[other] Manche { $round }, { $who }
}
log-started = { $who ->
    [you] Tu as le nain et tu commences.
   *[other] { $who } a le nain et commence.
}
log-chosen = { $who ->
    [you] Tu as choisi.
   *[other] { $who } a choisi.
}
log-opened = { $who ->
    [you] Tu poses un contrat face visible : { $task }.
   *[other] { $who } pose un contrat face visible : { $task }.
}
log-revealed = { $who ->
    [you] Tu dévoiles ton contrat caché : { $task }.
   *[other] { $who } dévoile son contrat caché : { $task }.
}
log-loaded = { $who ->
    [you] Tu vides ta galerie dans ton wagonnet.
   *[other] { $who } vide sa galerie dans son wagonnet.
}
log-filled = { $who ->
    [you] Tu mets { $card } dans ton wagonnet.
   *[other] { $who } met { $card } dans son wagonnet.
}
log-dug-shaft = { $who ->
    [you] Tu déterres { $card } du puits { $shaft }.
   *[other] { $who } déterre { $card } du puits { $shaft }.
}
log-dug-hand = { $who ->
    [you] Tu poses { $card } de ta main dans ta galerie.
   *[other] { $who } pose { $card } de sa main dans sa galerie.
}
log-gave = { $who ->
    [you] { $owner ->
        [you] Tu te donnes { $card }.
       *[other] Tu donnes { $card } à { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } te donne { $card }.
       *[other] { $who } donne { $card } à { $owner }.
    }
}
log-blasted = { $who ->
    [you] Tu fais sauter { $card } du puits { $shaft }.
   *[other] { $who } fait sauter { $card } du puits { $shaft }.
}
log-turned-up = Le puits { $shaft } montre maintenant { $card }.
log-refilled = Le puits { $shaft } est regarni avec { $card }.
log-snore = { $who ->
    [you] Tu prends une carte ronflements : trois yeux.
   *[other] { $who } prend une carte ronflements : trois yeux.
}
log-kablooey = { $who ->
    [you] Tu prends une carte explosion.
   *[other] { $who } prend une carte explosion.
}
log-drew = { $count ->
    [one] { $who ->
        [you] Tu pioches { $count } carte.
       *[other] { $who } pioche { $count } carte.
    }
   *[other] { $who ->
        [you] Tu pioches { $count } cartes.
       *[other] { $who } pioche { $count } cartes.
    }
}
log-drew-card = { $who ->
    [you] Tu pioches { $card }.
   *[other] { $who } pioche { $card }.
}
log-laid = { $who ->
    [you] Tu poses { $card } sur le puits { $shaft }.
   *[other] { $who } pose { $card } sur le puits { $shaft }.
}
log-discarded = { $who ->
    [you] Tu défausses { $card }.
   *[other] { $who } défausse { $card }.
}
log-awoke = La carte réveil sort : c’est la dernière manche.
log-awoke-extra = La carte réveil sort : cette manche et encore une.
log-prowled = Encore une manche : la toute dernière.
log-ended = C’est la fin.

## Aide
help-title = Gain des emplacements vides
help-space-1 = { $sign } Premier emplacement : une carte ronflements, trois yeux, sous la pile de ton wagonnet
help-space-2 = { $sign } Deuxième emplacement : une carte explosion
help-space-3 = { $sign } Troisième et quatrième emplacements : une carte à piocher chacun
help-space-4 = { $sign } Ensuite, toujours : une carte de plus à piocher
help-eyes = { $sign } À la fin, qui a le plus d’yeux perd un point pour deux yeux
points-title = Points pour un contrat
term-green = Un cristal vert.
term-white = Un cristal blanc.
term-red = Un cristal rouge.
term-pink = Un cristal rose.
term-yellow = Un cristal jaune.
term-blue = Un cristal bleu.
term-necklace = Un collier.
term-crown = Une couronne.
term-statue = Une statue.
term-hammer = Un marteau.
term-sword = Une épée.
term-sixth = Une coupe.
term-coin = Pièces : chacune vaut un point à la fin.
term-eye = Yeux : à la fin, qui en a le plus paie au monstre une pièce pour deux yeux.
term-snore = Une carte ronflements : trois yeux et rien d’autre.
term-kablooey = Une carte explosion : fait sauter la carte du haut d’un puits, ou vaut une pièce à la fin.
term-pile = Une carte face cachée ; ou une carte à piocher.
term-hidden-task = Une tuile contrat cachée.
term-mine-cart = Cartes dans le wagonnet.
term-hand = Cartes en main.
term-dwarf = Le nain premier joueur.
term-give = Une carte pour la galerie d’un autre joueur.

## Options
option-start = Qui commence
option-start-lot = tirage au sort
option-start-p0 = première place
option-start-p1 = deuxième place
option-start-p2 = troisième place
option-start-p3 = quatrième place
option-full-gallery-ends-phase = Une galerie pleine
option-full-gallery-ends-phase-on = termine aussitôt la phase II
option-full-gallery-ends-phase-off = laisse encore donner et faire sauter
option-kablooey-per-turn = Cartes explosion par tour
option-kablooey-per-turn-any = autant que tu en as
option-kablooey-per-turn-1 = une seule
option-awakening-mixed-in = La carte réveil
option-awakening-mixed-in-off = est posée sur la pile du bas
option-awakening-mixed-in-on = est mélangée à la pile du bas
option-awakening-extra-round = Quand le monstre se réveille
option-awakening-extra-round-off = on finit la manche en cours
option-awakening-extra-round-on = on joue encore une manche entière
option-snore-in-penalty = Yeux des cartes ronflements
option-snore-in-penalty-on = coûtent aussi des pièces
option-snore-in-penalty-off = ne comptent que pour le plus d’yeux
option-open-log = Le récit
option-open-log-off = cette manche et la précédente
option-open-log-on = se lit depuis le début

## Raisons d’un conseil : elles complètent « Cela … »
why-coins = { $count ->
    [one] { $count } pièce de plus
   *[other] { $count } pièces de plus
}
why-tasks = { $count ->
    [one] { $count } pièce de plus grâce à tes contrats
   *[other] { $count } pièces de plus grâce à tes contrats
}
why-quieter = { $count ->
    [one] les yeux te coûtent { $count } pièce de moins
   *[other] les yeux te coûtent { $count } pièces de moins
}
why-louder-others = { $count ->
    [one] les yeux coûtent { $count } pièce de plus aux autres
   *[other] les yeux coûtent { $count } pièces de plus aux autres
}
why-ways-on = { $count ->
    [one] de meilleures suites, pour une valeur de { $count } pièce
   *[other] de meilleures suites, pour une valeur de { $count } pièces
}
why-hand = { $count ->
    [one] une meilleure main, pour une valeur de { $count } pièce
   *[other] une meilleure main, pour une valeur de { $count } pièces
}
why-rivals = { $count ->
    [one] { $count } pièce de moins pour ton adversaire le plus fort
   *[other] { $count } pièces de moins pour ton adversaire le plus fort
}

## Les règles en une phrase
rule-cl-1-1 = Ce joueur n’est pas à cette table.
rule-cl-2-3 = De tes deux tuiles contrat, exactement une est visible et l’autre cachée.
rule-cl-2-4 = Les tuiles contrat se choisissent une seule fois, avant tout le reste ; elles sont dévoilées ensemble.
rule-cl-2-8 = Chaque puits commence avec huit cartes : deux cachées, quatre en alternance (visible, cachée), deux visibles.
rule-cl-2-12 = La carte réveil est posée sur la pile du bas ; toutes les autres piles viennent dessus.
rule-cl-2-14 = La personne qui commence doit être à la table.
rule-cl-3-1 = Un tour, c’est : remplir le wagonnet, déterrer, fouiller les gravats, une fois chacun et dans cet ordre.
rule-cl-3-2 = À ton premier tour, tu mets une carte de ta main dans le wagonnet, n’importe laquelle.
rule-cl-4-2 = Une carte vient du haut d’un puits ou de ta propre main.
rule-cl-4-3 = Une carte est compatible par la couleur, par le trésor ou par les deux.
rule-cl-4-4 = Ta première carte doit être compatible avec celle du dessus de ton wagonnet.
rule-cl-4-5 = Chaque carte suivante doit être compatible avec celle posée juste avant.
rule-cl-4-8 = Tu peux arrêter de creuser quand tu veux, même sans aucune carte.
rule-cl-4-9 = Une galerie pleine termine aussitôt la phase II ; sinon, c’est toi qui dis quand tu t’arrêtes.
rule-cl-4-10 = Ce qui est posé est posé : une carte dans une galerie ou un wagonnet y reste.
rule-cl-4-11 = Une galerie contient quatre cartes au plus.
rule-cl-5-1 = Tu ne peux donner qu’une carte par tour, à un autre joueur, pendant que tu creuses.
rule-cl-5-3 = On ne peut pas donner de carte à qui a déjà une galerie pleine.
rule-cl-5-4 = Une carte que tu donnes doit être compatible avec la carte la plus à droite de cette galerie.
rule-cl-5-5 = Si cette galerie est vide, la carte doit être compatible avec le dessus de ce wagonnet.
rule-cl-5-6 = Personne ne peut recevoir de carte avant son premier tour.
rule-cl-6-1 = On ne peut prendre ou faire sauter que la carte du haut d’un puits.
rule-cl-6-2 = Une carte face cachée mise à nu est aussitôt retournée et reste visible.
rule-cl-6-4 = Un puits vide est aussitôt regarni : une carte face cachée, deux face visible.
rule-cl-6-6 = Pour faire sauter le haut d’un puits, tu défausses une carte explosion.
rule-cl-6-7 = Les cartes explosion se jouent pendant que tu creuses, et à aucun autre moment.
rule-cl-6-8 = Cette table a convenu d’une seule carte explosion par tour.
rule-cl-6-11 = Dans un puits vide, il n’y a rien à faire sauter.
rule-cl-6-12 = Les cartes défaussées ne reviennent jamais.
rule-cl-7-1 = Les gravats se fouillent dans l’ordre : bonus, une carte à piocher, une carte sur un puits, limite de main.
rule-cl-7-6 = Les emplacements vides rapportent, de gauche à droite : une carte ronflements, une carte explosion, une carte à piocher, puis une autre.
rule-cl-7-9 = Ensuite, tu pioches encore une carte, quoi que tu aies déterré.
rule-cl-7-10 = Tu dois poser une carte de ta main sur un puits ; carte au choix, puits au choix.
rule-cl-7-12 = À la fin de ton tour, tu défausses des cartes de ta main, une à la fois, jusqu’à n’en garder que cinq.
rule-cl-8-2 = La carte réveil est montrée et mise de côté ; puis on pioche à nouveau.
rule-cl-8-3 = Quand la carte réveil sort, la manche se joue jusqu’au bout et la partie est finie.
rule-cl-9-3 = Personne ne regarde dans le wagonnet des autres ; le récit remonte à la manche précédente.
rule-cl-10-1 = Les cartes en main ne comptent pas.
rule-cl-10-2 = Toutes les cartes du wagonnet et de la galerie comptent, et les cartes explosion non jouées aussi.
rule-cl-10-4 = Chaque contrat compte les cartes trésor de sa couleur ou de son trésor.
rule-cl-10-5 = 1, 2, 3, 4, 5, 6, 7, 8, 9 cartes ou plus d’un contrat rapportent 1, 2, 4, 6, 9, 12, 16, 20, 25 points.
rule-cl-10-8 = Qui a le plus d’yeux perd la moitié de ce nombre en pièces, arrondie à l’entier supérieur.
rule-cl-10-9 = Les yeux des cartes ronflements comptent comme tous les autres.
rule-cl-10-12 = Qui a le plus de points gagne.
rule-cl-10-13 = À égalité, gagne qui a le moins d’yeux.
rule-cl-10-14 = Encore à égalité, gagne qui a le plus de cartes trésor.
rule-cl-10-15 = Toujours à égalité, la victoire est partagée.

## L’entraîneur : deux courtes phrases à chaque fois
coach-goal = Enchaîne des cartes compatibles, pour les pièces et pour tes deux contrats, avant le réveil du monstre ; qui a le plus d’yeux le paie.
coach-tasks = Chaque carte de la couleur et du trésor de tes deux contrats rapporte des points à la fin. Un contrat sera visible : montre celui que les autres peuvent connaître, car ils ne te donneront rien qui lui serve.
coach-cart = Il te faut de longues chaînes, et cette carte est le premier maillon. Prends-en une dont la couleur ou le trésor se trouve aussi en haut des puits.
coach-dig = Cherche les pièces et les cartes de tes contrats, et méfie-toi des yeux. Ce qui est compatible avec la dernière carte brille : même couleur ou même trésor.
coach-stop = Mieux vaut un emplacement vide qu’une carte pleine d’yeux, et il rapporte : le bouton dit quoi. Mais si tu ne déterres rien du tout, tu reçois une carte ronflements avec trois yeux.
coach-give = Débarrasse-toi des yeux, car qui en a le plus les paie. Une fois par tour, tu peux poser une carte dans une autre galerie si elle y est compatible ; donne le moins de pièces possible.
coach-blast = Voici comment atteindre une carte qu’il te faut et qui est couverte : une carte explosion fait sauter la carte du haut d’un puits. Si tu la gardes, c’est une pièce à la fin.
coach-lay = N’aide pas les autres : choisis ce qui ne sert à personne, ou ce que tu veux déterrer toi-même au prochain tour s’il est encore là. La carte passe de ta main sur un puits.
coach-discard = Garde ce qui allongera ta prochaine chaîne ; les cartes en main ne comptent pas. Cinq au plus peuvent rester : défausse ce qui ne va ni avec tes contrats ni avec les puits.

## The prologue: the same, in the first minute
prologue-digging = Ce que tu cherches
prologue-digging-task = Te voilà en nain qui cherche des pièces, et chacune vaut un point. Une carte doit être compatible avec la dernière, par la couleur ou par le trésor : ton wagonnet montre une statue rouge, alors déterre le marteau rouge et ses trois pièces.
prologue-digging-done = Trois pièces, trois points. Et l’un de tes contrats demande des cartes rouges : plus il y en a, mieux c’est.
prologue-digging-other = Cela t’apporte un œil, qui peut te coûter des pièces, ou rien du tout. Le marteau rouge est compatible avec la statue rouge et a trois pièces.
prologue-chaining = Un tour
prologue-chaining-task = Dans un tour, tu poses jusqu’à quatre cartes, de ta main ou des puits, chacune compatible avec la précédente. Le marteau jaune du puits 5 va avec ton marteau rouge et a une pièce : déterre-le.
prologue-chaining-done = Ainsi grandit une chaîne ; la carte suivante devra être jaune ou un marteau. Au prochain tour, tout roule dans ton wagonnet, où cela compte à la fin.
prologue-chaining-other = Il y a mieux : le marteau jaune du puits 5 est compatible, et il a une pièce.
prologue-sleeping = Ce qui tourne mal
prologue-sleeping-task = Quelques tours plus tard, ton wagonnet montre une statue blanche, et rien n’est compatible : aucune carte de ta main, aucune sur les puits. Il ne te reste qu’à t’arrêter.
prologue-sleeping-done = Qui ne déterre rien du tout reçoit une carte ronflements avec trois yeux, et à la fin, qui a le plus d’yeux les paie en pièces. Finis donc une chaîne par une carte qui permet de continuer.
prologue-sleeping-other = Cela va à l’autre joueur, et tu ne déterres toujours rien. Recommence et arrête-toi.
prologue-counting = Le monstre se réveille
prologue-counting-task = Le monstre est réveillé, et cette manche est la dernière. Tes contrats (au-dessus de ton wagonnet, avec leurs cartes et leurs points) sont les cartes rouges et les couronnes : la couronne rouge compte pour les deux, alors déterre-la.
prologue-counting-done = Maintenant, tout est compté : les pièces, les points des deux contrats, et les pièces que perd celui qui a le plus d’yeux. Le plus de points gagne.
prologue-counting-other = C’était la dernière occasion de creuser. La couronne rouge aurait compté pour tes deux contrats.

## Les leçons : titre, ce qu’il faut faire, pourquoi c’était juste, pourquoi le reste ne l’était pas
lesson-fitting = Trouve ce qui va ensemble
lesson-fitting-task = Une carte est compatible si elle a la même couleur ou le même trésor que la dernière. Ton wagonnet montre une statue rouge : déterre la carte qui a le plus de pièces et pas d’yeux.
lesson-fitting-done = Le marteau rouge est compatible par sa couleur et rapporte trois pièces. La carte suivante devra être compatible avec le marteau.
lesson-fitting-other = Regarde encore : deux cartes de ta main sont compatibles avec la statue rouge, mais une seule a des pièces et pas d’yeux.
lesson-chaining = Fais une chaîne de quatre
lesson-chaining-task = Remplis les quatre emplacements : couronne rouge, couronne verte, épée verte, puis l’épée jaune d’un puits. Chaque carte doit être compatible avec la précédente.
lesson-chaining-done = Quatre cartes en un tour. Une galerie pleine termine aussitôt la phase, et au prochain tour tout roule dans ton wagonnet.
lesson-chaining-other = Ainsi la chaîne casse trop tôt. Recommence, et pense à ce qui devra être compatible ensuite.
lesson-giving = Donne des yeux
lesson-giving-task = Une fois par tour, tu peux poser une carte dans une autre galerie si elle y est compatible. L’autre galerie finit par une statue bleue : donne la carte qui a deux yeux et pas de pièces.
lesson-giving-done = Ces deux yeux coûteront peut-être une pièce à l’autre joueur, et pas à toi. Donner une carte ne te prend aucun emplacement.
lesson-giving-other = Les pièces sont des points : garde-les. Donne le collier bleu, qui a deux yeux et pas de pièces.
lesson-blasting = Dégage le passage
lesson-blasting-task = Le marteau rouge, trois pièces, est sous une coupe qui n’est pas compatible. Fais sauter le dessus de ce puits avec ta carte explosion, puis déterre le marteau.
lesson-blasting-done = Une carte explosion, qui vaudrait une pièce, contre trois pièces et une carte rouge. Un bon échange.
lesson-blasting-other = Ce n’est pas cette carte qui gênait. Le marteau rouge est dans le puits 3, sous la coupe blanche.
lesson-stopping = Arrête-toi à temps
lesson-stopping-task = Une seule carte est compatible, l’épée blanche : pas de pièces, mais deux yeux. Arrête-toi ici : un emplacement vide rapporte aussi quelque chose.
lesson-stopping-done = Pour l’emplacement vide, tu pioches une carte au lieu de prendre des yeux. Qui a le plus d’yeux à la fin paie en pièces.
lesson-stopping-other = Qui a le plus d’yeux à la fin paie en pièces. Ici, il valait mieux t’arrêter.
lesson-discarding = Garde ce qui compte
lesson-discarding-task = Six cartes, c’est une de trop. Tes contrats sont le rouge et les couronnes : défausse la carte qui n’aide aucun des deux.
lesson-discarding-done = Ce qui reste sert tes contrats. Les cartes en main ne comptent pas : pose-les vite dans ta galerie.
lesson-discarding-other = Cette carte aide un de tes contrats. La coupe bleue n’en aide aucun : défausse-la.

## Ce que devrait dire une position : après un deux-points
expected-step-of-play = une étape, par exemple tasks, cart, dig, turn-up-s3, draw-2, lay ou over
expected-yes = « yes », ou pas de telle ligne
expected-card = une carte, par exemple red-crown-2
expected-card-or-back = une carte, par exemple red-crown-2, ou * pour un dos
expected-tasks = une couleur et un trésor, par exemple [red] crown, le contrat visible entre crochets
expected-face-down = pas plus de cartes face cachée que de cartes nommées nulle part : { $most }
source-coins = Pièces
source-kablooey = Cartes explosion
source-colour = Contrat : couleur
source-treasure = Contrat : trésor
source-loss = Le plus d’yeux : tribut du monstre
say-stirs = Le monstre ouvre un œil.
