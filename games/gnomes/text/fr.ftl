# Gnomes, en français. Il n’existe pas de règle imprimée en français ; les termes et les phrases sont les nôtres. Espace fine insécable devant ; : ? !
# Les noms des joueurs restent tels quels, sans « de » devant. Une « case » est une des cinq places d’une rangée.

# same as English
title = Gnomes
pitch = Épie, échange, retiens : les plus beaux diamants sont dans la rangée d’un autre.
pitch-length = un quart d’heure
pitch-kind = mémoire et sang-froid

## Niveaux, rangées et tuiles
level-1 = niveau I
level-2 = niveau II
level-3 = niveau III
mine = La mine
level-dug = épuisé
level-tiles = { $count ->
    [one] il reste { $count } tuile
   *[other] il reste { $count } tuiles
}
stack = { $count ->
    [0] La pile est vide
    [one] Pile, { $count } tuile
   *[other] Pile, { $count } tuiles
}
hand = { $who ->
    [you] Tu as pioché ceci
   *[other] Piochée par { $who }
}
discard-pile = { $count ->
    [0] Défausse, vide
    [one] Défausse, { $count } tuile
   *[other] Défausse, { $count } tuiles
}
row-of = { $owner ->
    [you] Ta rangée
   *[other] Rangée chez { $owner }
}
row-mine = Ta rangée
slot = case { $slot }
slot-of = { $rival }, case { $slot }
slot-yours = ta case { $slot }
slot-empty = case vide
tile-back = face cachée, { $level }
tile-lantern = { $diamonds ->
    [0] aucun diamant, lanterne
    [one] { $diamonds } diamant, lanterne
   *[other] { $diamonds } diamants, lanterne
}
tile-torch = { $diamonds ->
    [0] aucun diamant, torche
    [one] { $diamonds } diamant, torche
   *[other] { $diamonds } diamants, torche
}
tile-arrows = { $diamonds ->
    [0] aucun diamant, flèches
    [one] { $diamonds } diamant, flèches
   *[other] { $diamonds } diamants, flèches
}
tile-big-find = { $diamonds ->
    [one] gros filon, { $diamonds } diamant
   *[other] gros filon, { $diamonds } diamants
}
tile-lit-corridor = galerie éclairée
tile-bats = chauves-souris
# same as English
tile-explosion = explosion
tile-snow-white = Blanche-Neige
tag-cart = remontée en wagonnet
tag-swapped = tout juste échangée
tag-seen = tu l’as déjà vue

## Ce qui se passe
lead-you = À toi de jouer.
lead-other = On attend { $names }.
lead-over = À table !
ask-first-look = Range tes tuiles et retiens-les.
sub-first-look = À la fin, la rangée qui a le plus de diamants gagne. Retiens tes tuiles : ensuite, elles restent face cachée.
wait-first-look = Chacun regarde et range ses propres tuiles.
ask-keep = Touche une case, ou jette-la.
sub-keep = Si tu la gardes, la tuile de cette case est jetée. Ce qui tombe sur la défausse agit.
wait-keep = Une tuile est piochée.
ask-lantern = Lanterne : regarde une de tes tuiles.
sub-lantern = Tu peux aussi y renoncer.
wait-lantern = Lanterne : un coup d’œil sur sa propre rangée.
ask-torch = Torche : regarde la tuile d’un autre.
sub-torch = Tu peux aussi y renoncer. Son propriétaire ne la voit pas.
wait-torch = Torche : un coup d’œil chez un autre joueur.
ask-arrows = Flèches : touche ta tuile, puis une autre.
sub-arrows = C’est obligatoire. Personne ne voit les tuiles.
wait-arrows = Flèches : deux tuiles vont changer de place.
ask-corridor = { $looks ->
    [one] Galerie éclairée : regarde encore { $looks } tuile.
   *[other] Galerie éclairée : regarde jusqu’à { $looks } tuiles.
}
sub-corridor = Les tiennes ou celles des autres, chacune une seule fois.
wait-corridor = { $looks ->
    [one] Galerie éclairée : encore { $looks } coup d’œil.
   *[other] Galerie éclairée : jusqu’à { $looks } coups d’œil.
}
ask-bats = Chauves-souris : échange deux tuiles.
sub-bats = C’est obligatoire. Tous voient lesquelles, personne ne voit ce qu’elles sont.
wait-bats = Chauves-souris : deux tuiles d’une rangée changent de place.
ask-explosion = Explosion : quelle tuile perds-tu ?
sub-explosion = Cachée ou visible. Tous choisissent en secret, puis les tuiles partent d’un coup.
wait-explosion = Explosion : chacun choisit une tuile à perdre.
ask-cart = Laquelle de tes tuiles remontes-tu ?
ask-look = Rien que pour toi : retiens-la bien.
sub-cart = Elle reste visible, à l’abri des échanges. Tous les wagonnets se dévoilent ensemble.
wait-cart = Le niveau est épuisé : chacun remonte une tuile.
wait-chance = On pioche une tuile.
over-one = { $diamonds ->
    [one] { $who ->
        [you] Tu gagnes avec { $diamonds } diamant.
       *[other] { $who } gagne avec { $diamonds } diamant.
    }
   *[other] { $who ->
        [you] Tu gagnes avec { $diamonds } diamants.
       *[other] { $who } gagne avec { $diamonds } diamants.
    }
}
over-shared = { $diamonds ->
    [one] { $who ->
        [you] Tu partages la victoire avec { $names } : { $diamonds } diamant.
       *[other] Victoire partagée avec { $diamonds } diamant : { $who }.
    }
   *[other] { $who ->
        [you] Tu partages la victoire avec { $names } : { $diamonds } diamants.
       *[other] Victoire partagée avec { $diamonds } diamants : { $who }.
    }
}
note-chosen = choix fait
note-thinks = en réflexion

## Ce qu’on peut faire
group-arrange = Ranger : choisis tes tuiles de gauche à droite
group-keep = Ou la garder à la place d’une autre
group-out = La jeter
group-look = Ou regarder
group-swap = Échanger : d’abord ta tuile, puis l’autre
group-bats = Échanger deux des tiennes
group-explosion = Perdre une tuile
group-cart = Remonter une tuile
group-decline = Renoncer
short-arrange = Ranger
short-keep = Garder
short-out = Jeter
short-look = Regarder
short-swap = Touche une de tes tuiles
short-bats = Touche deux tuiles
short-explosion = Touche une tuile
short-cart = Touche une tuile
short-decline = Renoncer
offer-arrange-same = Les laisser ainsi
offer-arrange-so = Les ranger ainsi
offer-arrange = Les ranger dans l’ordre { $order }
offer-keep = Garder la tuile piochée dans la case { $slot }
offer-out = Jeter la tuile
then-lantern = puis la lanterne : tu peux regarder une de tes tuiles
then-torch = puis la torche : tu peux regarder une tuile d’un autre joueur
then-arrows = puis les flèches : tu dois échanger avec un autre joueur
then-nothing = il ne se passe rien
offer-look-own = Regarder ta case { $slot }
offer-look-other = Regarder la case { $slot } chez { $rival }
label-swap = { $own } contre la { $other } chez { $rival }
offer-swap = Échanger ta case { $own } contre la case { $other } chez { $rival }
label-bats = { $one } et { $other }
offer-bats = Échanger tes cases { $one } et { $other }
offer-explosion = Perdre la tuile de la case { $slot }
offer-cart = Remonter la tuile de la case { $slot }
offer-decline = Ne pas regarder (davantage)

## Ce qui n’est montré qu’à toi
over-looks = Rien que pour toi
over-look = { $owner ->
    [you] Dans ta case { $slot } :
   *[other] { $owner }, case { $slot } :
}
account-title = Le score
account-line = { $result ->
    [winner] { $who ->
        [you] Toi : { $sum } = { $diamonds } ♦ – tu gagnes
       *[other] { $who } : { $sum } = { $diamonds } ♦ – gagne
    }
   *[other] { $who ->
        [you] Toi : { $sum } = { $diamonds } ♦
       *[other] { $who } : { $sum } = { $diamonds } ♦
    }
}

## Le récit
log-turn = Tour { $number }
log-started = { $who ->
    [you] Tu commences : le sort en décide ainsi.
   *[other] { $who } commence : le sort en décide ainsi.
}
log-ready = { $who ->
    [you] Tes tuiles sont rangées.
   *[other] { $who } a rangé ses tuiles.
}
log-drew = { $who ->
    [you] Tu pioches une tuile.
   *[other] { $who } pioche une tuile.
}
log-out = { $who ->
    [you] Tu jettes la tuile piochée.
   *[other] { $who } jette la tuile piochée.
}
log-out-tile = { $who ->
    [you] Tu jettes la tuile piochée : { $tile }.
   *[other] { $who } jette la tuile piochée : { $tile }.
}
log-kept = { $who ->
    [you] Tu gardes la tuile piochée dans la case { $slot } et jettes l’ancienne.
   *[other] { $who } garde la tuile piochée dans la case { $slot } et jette l’ancienne.
}
log-kept-tile = { $who ->
    [you] Tu gardes la tuile piochée dans la case { $slot } et jettes l’ancienne : { $tile }.
   *[other] { $who } garde la tuile piochée dans la case { $slot } et jette l’ancienne : { $tile }.
}
log-looked-own = { $who ->
    [you] Tu regardes ta propre case { $slot }.
   *[other] { $who } regarde sa propre case { $slot }.
}
log-looked = { $who ->
    [you] { $owner ->
        [you] Tu regardes ta case { $slot }.
       *[other] Tu regardes la case { $slot } chez { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } regarde ta case { $slot }.
       *[other] { $who } regarde la case { $slot } chez { $owner }.
    }
}
log-saw = { $who ->
    [you] Tu vois : { $tile }.
   *[other] { $who } voit : { $tile }.
}
log-declined = { $who ->
    [you] Tu renonces à regarder.
   *[other] { $who } renonce à regarder.
}
log-swapped = { $who ->
    [you] { $owner ->
        [you] Tu échanges tes cases { $one } et { $other }.
       *[other] Tu échanges ta case { $one } contre la case { $other } chez { $owner }.
    }
   *[other] { $owner ->
        [you] { $who } échange sa case { $one } contre ta case { $other }.
       *[other] { $who } échange sa case { $one } contre la case { $other } chez { $owner }.
    }
}
log-bats-swap = { $who ->
    [you] Tu échanges tes cases { $one } et { $other }.
   *[other] { $who } échange ses cases { $one } et { $other }.
}
log-lit-corridor = { $who ->
    [you] Tu trouves une galerie éclairée : tous peuvent regarder.
   *[other] { $who } trouve une galerie éclairée : tous peuvent regarder.
}
log-bats = { $who ->
    [you] Tu déranges les chauves-souris : chacun échange deux tuiles.
   *[other] { $who } dérange les chauves-souris : chacun échange deux tuiles.
}
log-explosion = { $who ->
    [you] Tu déclenches une explosion : chacun perd une tuile.
   *[other] { $who } déclenche une explosion : chacun perd une tuile.
}
log-snow-white = { $who ->
    [you] Tu croises Blanche-Neige : elle appelle à table.
   *[other] { $who } croise Blanche-Neige : elle appelle à table.
}
log-chosen = { $who ->
    [you] Tu as choisi.
   *[other] { $who } a choisi.
}
log-sent-up = { $who ->
    [you] Tu remontes la tuile de la case { $slot } : { $tile }.
   *[other] { $who } remonte la tuile de la case { $slot } : { $tile }.
}
log-lost = { $who ->
    [you] Tu perds la tuile de la case { $slot }.
   *[other] { $who } perd la tuile de la case { $slot }.
}
log-descended = On descend : { $level }
log-ended = C’est la fin, après { $number ->
    [one] { $number } tour
   *[other] { $number } tours
}
say-drew = Tu pioches : { $tile }.

## Aide
help-title = Symboles sur la défausse
help-lantern = { $sign } Lanterne : tu peux regarder une de tes tuiles
help-torch = { $sign } Torche : tu peux regarder une tuile d’un autre joueur
help-arrows = { $sign } Flèches : tu dois échanger une tuile avec un autre joueur, sans regarder
specials-title = Tuiles spéciales du { $level }
specials-none = Pas de tuiles spéciales au { $level }
help-big-find = { $sign } { $count ->
    [one] { $count } gros filon : cinq diamants
   *[other] { $count } gros filons : cinq diamants chacun
}
help-lit-corridor = { $sign } { $count ->
    [one] { $count } galerie éclairée : chacun peut regarder trois tuiles
   *[other] { $count } galeries éclairées : chacun peut regarder trois tuiles
}
help-bats = { $sign } { $count ->
    [one] { $count } tuile chauves-souris : chacun échange deux de ses tuiles
   *[other] { $count } tuiles chauves-souris : chacun échange deux de ses tuiles
}
help-explosion = { $sign } { $count ->
    [one] { $count } explosion : chacun perd une tuile
   *[other] { $count } explosions : chacun perd une tuile
}
help-snow-white = { $sign } { $count ->
    [one] Blanche-Neige : la partie s’arrête aussitôt
   *[other] { $count } Blanche-Neige : la partie s’arrête aussitôt
}
term-diamond = Diamants : qui en a le plus gagne.
term-lantern = Lanterne : quand elle tombe sur la défausse, tu peux regarder une de tes tuiles.
term-torch = Torche : quand elle tombe sur la défausse, tu peux regarder une tuile d’un autre joueur.
term-arrows = Flèches : quand elles tombent sur la défausse, tu dois échanger une de tes tuiles avec celle d’un autre joueur, sans regarder.
term-big-find = Gros filon : cinq diamants, et aucune action.
term-lit-corridor = Galerie éclairée : chacun peut regarder jusqu’à trois tuiles cachées.
term-bats = Chauves-souris : chacun doit échanger deux de ses tuiles cachées.
term-explosion = Explosion : chacun perd une tuile.
term-snow-white = Blanche-Neige : elle appelle à table, et la partie s’arrête.
term-level-1 = Le dos d’une tuile du niveau I.
term-level-2 = Le dos d’une tuile du niveau II.
term-level-3 = Le dos d’une tuile du niveau III.
term-cart = Remontée en wagonnet : visible jusqu’à la fin, à l’abri des échanges.
term-swapped = Vient de changer de place.
term-seen = Tu as déjà vu cette tuile. À cette table, les tuiles vues sont marquées.

## Options
option-open-discard = Défausse ouverte
option-open-discard-off = on ne voit que la tuile du dessus
option-open-discard-on = chacun peut la parcourir
option-what-i-have-seen = Ce que j’ai vu
option-what-i-have-seen-off = à retenir de tête
option-what-i-have-seen-on = l’écran s’en souvient pour toi
option-start = Qui commence
option-start-p0 = première place
option-start-p1 = deuxième place
option-start-p2 = troisième place
option-start-p3 = quatrième place
option-start-lot = tirage au sort

## Raisons d’un conseil : elles complètent « Cela … »
why-diamonds = { $count ->
    [one] { $count } diamant de plus dans ta rangée
   *[other] { $count } diamants de plus dans ta rangée
}
why-safe = { $count ->
    [one] { $count } diamant de plus en lieu sûr
   *[other] { $count } diamants de plus en lieu sûr
}
why-know-own = { $count ->
    [one] tu connais { $count } tuile de plus chez toi
   *[other] tu connais { $count } tuiles de plus chez toi
}
why-know-others = { $count ->
    [one] tu connais { $count } diamant de plus chez les autres
   *[other] tu connais { $count } diamants de plus chez les autres
}
why-leader = { $count ->
    [one] { $count } diamant de moins pour qui est en tête
   *[other] { $count } diamants de moins pour qui est en tête
}
why-secret = les autres connaissent { $count } de tes diamants en moins

## Les règles en une phrase
rule-gn-1-13 = Ce joueur n’est pas à cette table.
rule-gn-2-7 = Au début, tu regardes tes cinq tuiles et tu ne les montres à personne.
rule-gn-2-8 = Après ce premier regard, on ne regarde ses propres tuiles que si une règle le permet.
rule-gn-2-9 = Au premier regard, tu mets ta rangée en ordre et tu la confirmes ; rien d’autre n’est possible.
rule-gn-2-10 = Les tuiles restent dans leurs cases ; personne ne réarrange une rangée sans qu’une règle le dise.
rule-gn-2-11 = La personne qui commence doit être à la table.
rule-gn-3-1 = Un tour, c’est : piocher, jeter une tuile, puis faire l’action de la tuile tombée sur la défausse.
rule-gn-3-2 = Piocher est obligatoire : la tuile du dessus du niveau en cours.
rule-gn-3-4 = Tu jettes la tuile piochée, ou tu la gardes.
rule-gn-3-5 = Pour la garder, tu jettes une de tes tuiles cachées et tu poses la nouvelle dans sa case.
rule-gn-3-7 = Tu choisis la case sans regarder la tuile qui s’y trouve.
rule-gn-3-9 = Une tuile visible ne peut pas être jetée.
rule-gn-3-11 = Le choix est définitif dès qu’une tuile est sur la défausse.
rule-gn-3-13 = Tu ne peux pas passer ton tour.
rule-gn-4-1 = L’action est celle de la tuile sur la défausse, et d’elle seule.
rule-gn-4-2 = Le symbole d’une tuile gardée ne fait rien pour l’instant.
rule-gn-4-4 = La lanterne permet de regarder une de tes propres tuiles.
rule-gn-4-5 = La lanterne ne sert que pour les tuiles cachées.
rule-gn-4-6 = La torche permet de regarder une tuile d’un autre joueur.
rule-gn-4-7 = La torche ne sert que pour les tuiles cachées.
rule-gn-4-8 = Une tuile regardée retourne face cachée dans sa case.
rule-gn-4-9 = Les flèches échangent une de tes tuiles avec celle d’un autre joueur.
rule-gn-4-11 = Les deux tuiles d’un échange doivent être cachées.
rule-gn-4-12 = Personne ne regarde les tuiles d’un échange.
rule-gn-4-14 = On ne peut pas renoncer aux flèches.
rule-gn-5-1 = On remonte des tuiles quand un niveau est épuisé et que son dernier tour est fini.
rule-gn-5-2 = À la fin d’un niveau, chacun doit remonter une de ses tuiles cachées.
rule-gn-5-5 = Tu choisis la tuile de mémoire, sans regarder.
rule-gn-5-6 = Tous choisissent en secret ; puis tous les wagonnets se dévoilent ensemble.
rule-gn-5-7 = Une tuile remontée reste visible dans sa case jusqu’à la fin.
rule-gn-6-2 = Galerie éclairée, chauves-souris et explosion agissent aussitôt et ne peuvent être ni gardées ni jetées.
rule-gn-6-9 = Dans une galerie éclairée, chacun peut regarder jusqu’à trois tuiles cachées, les siennes ou celles des autres.
rule-gn-6-11 = Chaque tuile une seule fois par galerie ; d’abord qui l’a piochée, puis dans le sens des aiguilles d’une montre.
rule-gn-6-12 = Chauves-souris : chacun doit échanger deux de ses tuiles.
rule-gn-6-13 = Les chauves-souris échangent deux tuiles cachées différentes.
rule-gn-6-14 = Personne ne regarde quand passent les chauves-souris ; tous voient quelles cases ont changé.
rule-gn-6-16 = Dans une explosion, chacun retire une de ses tuiles ; on n’en retire à aucun autre moment.
rule-gn-6-17 = La tuile perdue peut être cachée ou visible.
rule-gn-6-18 = Une tuile cachée qui est perdue n’est montrée à personne.
rule-gn-6-19 = Tous choisissent en secret ; puis toutes les tuiles sont retirées ensemble.
rule-gn-6-20 = Cette case est vide.
rule-gn-7-2 = Toutes les tuiles sont retournées et chacun compte ses diamants.
rule-gn-7-4 = Qui a le plus de diamants gagne.
rule-gn-7-5 = À égalité, la victoire est partagée.
rule-gn-8-2 = Les tuiles jetées plus tôt sont couvertes ; on ne les parcourt pas, sauf si la table en a convenu.
rule-gn-8-6 = Se souvenir, c’est tout le jeu ; l’aide-mémoire est une option de la table.

## L’entraîneur : deux courtes phrases à chaque fois
coach-goal = Aie le plus de diamants dans ta rangée quand Blanche-Neige appelle à table ; la plupart sont cachés, alors retiens-les.
coach-arrange = Le plus grand nombre de diamants gagne, et tu ne verras tes cinq tuiles qu’une seule fois. Range-les pour t’en souvenir, par exemple celles qui ont le moins de diamants à un bout.
coach-out = Tu veux des diamants dans ta rangée, et une tuile qui en a peu te sert mieux jetée : son symbole agit pour toi. Regarde ce symbole avant de la laisser partir.
coach-keep = Plus de diamants dans ta rangée, c’est la victoire : garde une tuile précieuse dans une case où tu sais en avoir peu. La tuile qui s’y trouvait est jetée, et son symbole agit.
coach-decline = Ce que tu regardes montre aux autres ce qui t’intéresse. Regarder est une possibilité, pas une obligation : renonce si tu en sais assez.
coach-look = Qui sait où sont les diamants gagne les échanges. Un coup d’œil ne coûte rien : vise une tuile oubliée ou jamais vue ; avec la torche, tu espionnes les autres : retiens la case.
coach-swap = Voici comment prendre des diamants aux autres : donne une tuile dont tu sais qu’elle vaut peu, et prends-en une qui en a, sûrement ou probablement, beaucoup. Tous voient quelles cases changent, alors suis chaque échange.
coach-bats = Fais perdre le fil aux autres sans le perdre toi-même : échange deux de tes tuiles et retiens le nouvel ordre. Si tu connais les deux, tu ne perds rien.
coach-explosion = Perds le moins de diamants possible, car une de tes tuiles est perdue pour de bon. Choisis celle qui en a le moins, et plutôt une que tu connais qu’une que tu devines.
coach-cart = Mets ta tuile la plus précieuse à l’abri : elle est visible, mais plus personne ne peut la prendre. Choisis de mémoire, car tu ne peux pas regarder.

## The prologue: the same, in the first minute
prologue-remembering = Ce que tu cherches
prologue-remembering-task = Qui a le plus de diamants quand Blanche-Neige appelle gagne. Tu ne vois tes cinq tuiles que maintenant : retiens celle qui n’a pas de diamant, puis laisse-les comme elles sont.
prologue-remembering-done = Désormais elles sont cachées, et personne ne peut les regarder, pas même toi. Te rappelles-tu où est la tuile sans diamant ?
prologue-remembering-other = Dans une vraie partie, tout ordre est permis. Ici, laisse-les comme elles sont, pour que nous sachions tous deux où est quoi.
prologue-keeping = Un tour
prologue-keeping-task = À chaque tour, tu pioches une tuile, et tu la gardes ou la jettes. Celle-ci a trois diamants : mets-la à la place de la tuile sans diamant, si tu t’en souviens.
prologue-keeping-done = Oui, la case 4 : trois diamants de plus pour toi, et personne ne le sait. Un symbole n’agit que lorsque sa tuile est jetée : cette lanterne te laisse regarder de nouveau une de tes tuiles.
prologue-keeping-other = Des diamants sont maintenant sur la défausse, et ils y sont perdus. La tuile sans diamant était dans la case 4.
prologue-forgetting = Ce qui tourne mal
prologue-forgetting-task = Il y a deux tours, tu as gardé une tuile dans la case 5, et tu ne sais plus laquelle. Tente ta chance : mets celle-ci à sa place, elle a deux diamants.
prologue-forgetting-done = L’ancienne en avait trois, et sur la défausse ils sont perdus. C’est ainsi qu’on perd à ce jeu : en oubliant. Les lanternes servent à regarder de nouveau.
prologue-forgetting-other = C’est peut-être plus prudent, mais vois ce que coûte l’oubli : recommence et mets-la dans la case 5.
prologue-calling = La fin
prologue-calling-task = Bien des tours plus tard, au niveau III : tu as jeté des flèches et tu dois échanger une tuile cachée. Donne la case 5, qui n’a pas de diamant, contre la quatrième tuile de l’autre joueur, où tu en as vu quatre.
prologue-calling-done = La tuile piochée ensuite est Blanche-Neige, qui se trouve quelque part au niveau III, et la partie s’arrête aussitôt. Tout est retourné, et tes 13 diamants battent 10.
prologue-calling-other = Blanche-Neige peut appeler à tout instant, et chaque diamant compte. Donne la case 5, qui n’en a pas, contre la quatrième tuile de l’autre joueur, qui en a quatre.

## Les leçons : titre, ce qu’il faut faire, pourquoi c’était juste, pourquoi le reste ne l’était pas
lesson-keeping = Garde une tuile précieuse
lesson-keeping-task = Tu as pioché trois diamants. Garde la tuile dans la case où tu en as le moins ; tes tuiles sont montrées ici comme tu t’en souviens.
lesson-keeping-done = Ta rangée a trois diamants de plus, et la tuile jetée montre une torche : son symbole agit maintenant.
lesson-keeping-other = C’est permis, mais il y a mieux. Cherche la case sans diamant.
lesson-throwing-out = Jette une tuile sans valeur
lesson-throwing-out-task = Tu as pioché une tuile sans diamant. Ne la garde pas : jette-la, et sa torche agit pour toi.
lesson-throwing-out-done = Chaque tuile qui tombe sur la défausse agit par son symbole. Tu pourrais maintenant regarder une tuile de l’autre joueur.
lesson-throwing-out-other = Ta rangée vaut moins qu’avant. La tuile piochée n’a pas de diamant : mieux vaut la jeter.
lesson-looking = Regarde avec la torche
lesson-looking-task = La torche te montre une tuile de l’autre joueur, et rien qu’à toi. La dernière tuile gardée est dans la case 4 : va voir ce que c’est.
lesson-looking-done = Trois diamants : tu sais maintenant où frapper avec les flèches. La tuile est reposée face cachée, alors retiens la case.
lesson-looking-other = Un coup d’œil n’est jamais perdu, mais une tuile qu’on a gardée est plus intéressante qu’une tuile distribuée. Regarde la case 4.
lesson-swapping = Échange avec les flèches
lesson-swapping-task = Avec les flèches, tu dois échanger une de tes tuiles avec celle d’un autre joueur. Donne ta tuile sans diamant, et prends les trois diamants que tu as vus dans la case 4.
lesson-swapping-done = Trois diamants de plus pour toi, trois de moins pour l’autre joueur. Personne n’a vu les tuiles, mais tous ont vu les cases.
lesson-swapping-other = Tu peux mieux faire : donne la case 3, qui n’a rien, et prends la case 4, qui a trois diamants.
lesson-sending-up = Remonte une tuile
lesson-sending-up-task = Un niveau est épuisé, et chacun remonte une tuile, de mémoire. Remonte la plus précieuse des tiennes.
lesson-sending-up-done = Elle reste visible dans sa case jusqu’à la fin : elle compte, et personne ne peut l’échanger ni la jeter. Seule une explosion pourrait l’emporter.
lesson-sending-up-other = Cette tuile est à l’abri, mais pas ta plus précieuse. Remonte les trois diamants de la case 2.
lesson-losing = Choisis ce que tu perds
lesson-losing-task = Une explosion : chacun perd une tuile, et tous choisissent en secret. Perds celle qui ne te coûte rien.
lesson-losing-done = Tu ne perds aucun diamant. La case reste vide, et personne n’a vu ce qui s’y trouvait.
lesson-losing-other = Cela te coûte des diamants. La case 4 n’en a aucun : perds celle-là.

## Ce que devrait dire une position : après un deux-points
expected-step-of-play = une étape, par exemple draw, keep, lantern, corridor-3, cart ou over
expected-row = cinq tuiles dans la rangée de { $seat }
expected-tile = une tuile, par exemple I.2T
expected-tile-in-row = une tuile qui peut être dans une rangée, par exemple I.2T, [II.4A], (I.0L) ou ([I.3L])
expected-tile-reached = une tuile d’un niveau déjà atteint
expected-tile-to-keep = une tuile de ce niveau que l’on peut garder
expected-place = une case de cette table, par exemple P1.3
expected-own-row = toute sa propre rangée avant le premier tour
expected-unseen = pas plus de tuiles dans une pile qu’il n’en reste d’inconnues
expected-stacks = des piles vides au-dessus de ce niveau et pleines au-dessous
