# Le cadre de chaque jeu sur la page : la table, la partie revue, la fin. Le nom d’un joueur est {$name}. Espace fine insécable devant ; : ? ! %

web-now = Ce qui se passe
web-table = La table
web-mine = Ton espace
web-offers = Ce que tu peux faire
web-story = Ce qui s’est passé
web-chat = La discussion
web-say = Envoyer
web-say-something = Dis quelque chose
web-unread = messages non lus
web-laws = Les règles de cette décision
web-legend = Les symboles
web-rules = Les règles
web-settings = Réglages
web-watch = Lien pour le public
web-tabs = Parties de la table
web-tab-map = Carte
# same as English
web-tab-offers = Actions
web-tab-story = Récit
web-choose = Choisis une possibilité
web-do-it = Valider
web-undo = Annuler
web-routine = Tout jouer
web-faster = Plus vite
web-hint = Un conseil
web-help = Aide
web-cancel = Retour
web-here = Sur cet appareil
web-here-note = Cette page vient de ton propre appareil et n’a besoin d’aucune connexion. Ce que tu joues ici reste ici ; les bots jouent ici aussi, et vous pouvez vous passer l’appareil.
web-here-elsewhere = Pour jouer avec des gens ailleurs, il y a un serveur :
web-escape = Échap
web-take-back = Demander à annuler
web-take-back-asked = Tu as demandé à annuler une décision. On demande l’avis des autres.
web-take-back-asks = {$name} demande à annuler une décision.
web-agree = D’accord
web-refuse = Non, continuer
web-put-away = Cacher
web-rematch = Une autre partie
web-next = Vers la partie suivante
web-advice = L’avis de l’entraîneur
web-why-and = { $first } et { $second }
web-why-next = Par rapport au plan suivant : { $why }.
web-why-best = Par rapport au premier plan : { $why }.
web-why-it = Ce que cela apporte : { $why }.
web-why-not-next = Avec le plan suivant : { $why } ; mais plus tard celui-ci gagne plus souvent.
web-why-not-this = Avec le premier plan : { $why }.
web-why-even = À la fin du tour, cela revient à peu près au même que le premier plan.
web-why-later = À la fin du tour, le plan suivant revient à peu près au même ; plus tard, celui-ci gagne plus souvent.
web-why-later-best = À la fin du tour, cela revient à peu près au même que le premier plan ; plus tard, celui-là gagne plus souvent.
web-equal-both = Les deux se valent à peu près.
web-equal-two = Les deux premiers se valent à peu près.
web-equal-all = Les trois se valent à peu près.
web-advice-first = D’abord ce qui ne demande pas de réflexion.
web-coach = L’entraîneur
web-coach-done = Compris
web-chance = {$percent} % de chances de gagner
web-percent = {$number} %
web-ways =
    { $count ->
        [one] {$count} possibilité
       *[other] {$count} possibilités
    }
web-touch = { $name }. { $what }
web-touch-after = { $name } { $what }
web-fold = { $head } :
web-bot = bot, niveau {$level}
web-stand-in = un bot joue la suite
web-away = pas là
web-rest = Tout sur { $name }
web-pick = Et maintenant, où ? Touche l’endroit.
web-order-how = Touches-en deux pour les échanger, ou fais-en glisser une sur l’autre.
web-order-pick = Touche maintenant celle avec laquelle échanger.
web-order-moved = { $what } : maintenant à la place { $place }.
web-order-place = Place { $place } sur { $count }
web-order-other = Un autre ordre
web-chair-link = Lien vers cette place
web-ears = Qui tu entends
web-mute = Couper
web-hear = Rétablir
web-closer = Plus près
web-farther = Plus loin
web-find-me = Où je suis
web-keys = Les touches
web-keys-more = Chaque bouton montre sa touche ; si un groupe a la sienne, appuie d’abord sur celle-là.
web-rule = Lire la règle
web-bell = Préviens-moi quand c’est mon tour
web-silence = Couper le son
web-key-main = Ce que dit le grand bouton
web-bell-on = Tu seras prévenu quand ce sera ton tour.
web-bell-off = Ton navigateur n’autorise pas les notifications.
web-watch-copied = Le lien pour les spectateurs est copié.
web-what-happened = Que s’est-il passé ? Revoir
web-offline = Pas de connexion. Nouvel essai…
web-replay = Revoir la partie
web-account = Score
web-try = Essayer
web-try-here = Essayer des actions à partir d’ici
web-first = Au début
web-last = À la fin
web-turn-back = Un tour en arrière
web-turn-on = Au tour suivant
web-step-back = Une étape en arrière
web-step-on = Une étape en avant
web-moment-on = Au prochain moment décisif
web-play = Lecture
# same as English
web-pause = Pause
web-step = Étape
web-step-of = Étape {$step} sur {$steps}
web-speed = Vitesse
web-go = Afficher
web-eyes = Vu par
web-watcher = Le public
web-as-numbers = En chiffres
web-look-again = Revoir
web-points-over-time = Points au fil de la partie
web-chances-over-time = Qui était en tête
web-review-waits = Analyse de la partie : {$percent} %. Tu verras ensuite ici ce qui l’a décidée.
web-look-now = Actualiser
web-rose = {$name} : les chances de gagner montent de {$before} % à {$after} %
web-fell = {$name} : les chances de gagner baissent de {$before} % à {$after} %
web-luck-and-decisions = Hasard et décisions
web-luck-note = L’effet des tirages, de ses propres décisions et de celles des autres sur les chances de gagner de chacun. En points de pourcentage.
web-at-start = Au début
web-by-luck = Hasard
web-by-own = Ses décisions
web-by-others = Celles des autres
web-at-end = À la fin
web-nothing-missed = Personne n’a manqué une action nettement meilleure.
web-played = Joué :
web-better = Mieux :
web-cost = Cela a fait baisser les chances de gagner d’environ {$percent} points de pourcentage.
web-turn-of = {$name}, tour {$number}
web-see-turn = Revoir ce moment
web-your-costly-turns = Tes tours les plus coûteux
web-costly-turns = Les tours les plus coûteux
web-none-of-yours = Aucune action nettement meilleure ne t’a échappé.
web-again = Réessayer
web-as-puzzle = Résoudre l’énigme
web-again-note = « Réessayer » ouvre une table au début de ce tour : les mêmes adversaires, le même hasard, et des bots à la place des autres personnes. C’est un exercice, signalé comme tel parmi tes parties.
web-deciding-turns = Quand les autres ont décidé de la partie
web-decisive-turns = Les tours qui ont décidé de la partie
web-settled = { $who ->
    [you] Après le tour {$number}, tu ne pouvais presque plus perdre.
   *[other] Après le tour {$number}, {$who} ne pouvait presque plus perdre.
}
web-lost = Après le tour {$number}, tu ne pouvais presque plus gagner.
web-open-to-the-end = La partie est restée ouverte jusqu’au dernier tour.
web-luck-helped = Hasard : les tirages ont augmenté tes chances de gagner de {$points} points de pourcentage au total.
web-luck-hurt = Hasard : les tirages ont diminué tes chances de gagner de {$points} points de pourcentage au total.
web-luck-even = Le hasard s’est équilibré : au total, les tirages n’ont presque pas changé tes chances de gagner.
web-choices-helped = Tes propres décisions les ont augmentées de {$points} points de pourcentage.
web-choices-hurt = Tes propres décisions les ont diminuées de {$points} points de pourcentage.
web-choices-even = Tes propres décisions ne les ont presque pas changées.
web-others-helped = Les décisions des autres les ont augmentées de {$points} points de pourcentage.
web-others-hurt = Les décisions des autres les ont diminuées de {$points} points de pourcentage.
web-others-even = Les décisions des autres n’y ont presque rien changé.
web-exercise = C’était un exercice : il a commencé au milieu d’une autre partie.
web-exercise-of = Voir cette partie
web-deal = La donne
web-deal-note = La graine était fixée avant la première action. Son empreinte est publique depuis ce moment ; la graine elle-même n’est révélée que maintenant.
web-promise = Empreinte
web-seed = Graine
web-check-deal = Vérifier la donne
web-proved-seed = La graine correspond à l’empreinte : elle était donc fixée avant la première action, et personne ne l’a changée depuis.
web-proved-draws = Tirages vérifiés : {$draws}, en {$steps} étapes. Tous sont exactement ceux de cette graine : chaque carte et chaque tuile était à sa place.
web-not-proved = La donne n’a pas pu être vérifiée : {$why}
web-take-along = À emporter
web-link = Le lien vers cette partie
web-share = Partager
web-record = Télécharger la partie
web-analysis = Essayer des actions
web-bench-start = Retour au point de départ
web-bench-back = Annuler la dernière action
web-bench-forward = Refaire
web-other-luck = Autre hasard
web-luck = Le hasard suit le nombre {$luck} : les mêmes actions donnent toujours les mêmes tirages.
web-ask-coach = Demander conseil
web-chances-now = Chances de gagner
web-position = La position
web-eyes-of-turn = Qui décide
web-pieces = Ce qui est sur la table
web-eyes-all = Tout à découvert
web-to-analysis = Analyse
# same as English
web-see-table = Table
# same as English
web-total = Total
web-all-items = Tout le détail
web-counting = On compte source par source ; touche pour tout voir.
web-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
} sur { $who ->
    [you] toi
   *[other] { $who }
}.
web-decisive = La différence : { $source }, { $one } contre { $other }.
web-uncounted = { $who ->
    [you] Tes points ne comptent pas.
   *[other] Les points de { $who } ne comptent pas.
}
