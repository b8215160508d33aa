# Ce que dit le site lui-même : accueil, salle d’attente, réglages, leçons, erreurs. Le nom d’un joueur est {$name}. Espace fine insécable devant ; : ? !

house-former-player = ancien joueur
house-free-chair = place libre
house-nameless = { $animal ->
    [fox] Renard
    [owl] Hibou
    [hare] Lièvre
   *[stag] Cerf
}
house-bot = {$name} (niveau {$level})
house-hinted = { $who ->
    [you] Tu as demandé un conseil.
   *[other] { $who } a demandé un conseil.
}
house-took-back = { $who ->
    [you] Tu as annulé une décision.
   *[other] { $who } a annulé une décision.
}
house-closed-game = Ce serveur n’a plus le jeu de cette table.
house-closed-rules = Cette partie a commencé avec une autre version des règles : elle ne peut pas continuer ici.
house-closed-record = L’enregistrement de cette partie est illisible : elle ne peut pas continuer.
house-closed-host = L’hôte a fermé cette table.
house-pass-to = Passe l’appareil à {$name}
house-covered = La table reste cachée jusqu’à ce que tu confirmes que c’est toi.
house-i-am = Je suis {$name}
house-to-the-front = Vers l’accueil
house-learn-ways = Sur cette page
house-learn-lessons = Leçons
house-learn-lessons-about = De vraies positions, avec une seule chose à faire dans chacune. Rien ne peut mal tourner : quoi que tu essaies, l’entraîneur te répond.
house-prologue-done = Voilà comment ça marche.
house-goal = Le but
house-prologue = La première minute
house-prologue-about = Quelques petits pas dans de vraies positions : ce que tu cherches, ce qu’est un tour, ce qui tourne mal et comment tout finit.
house-prologue-begin = Commencer ici
house-prologue-again = Encore une fois
house-prologue-head = Première minute, {$number} sur {$count} : {$title}
house-prologue-next = Continuer
house-prologue-last = Jouer ta première partie
house-prologue-skip = Passer à la partie
house-learn-done = terminée
house-learn-progress = Déjà fait : {$done} sur {$count}
house-learn-play = Ta première partie
house-learn-play-about = Tu joues contre de gentils bots, et l’entraîneur t’explique une fois chaque genre de décision, au moment où elle se présente.
house-learn-play-now = Jouer avec l’entraîneur
house-learn-all-rules = Toutes les règles, numérotées
house-rules-find = Chercher
house-rules-find-label = Chercher dans les règles
house-rules-contents = Chapitres
house-rules-found = { $count ->
    [one] {$count} règle contient « {$words} ».
   *[other] {$count} règles contiennent « {$words} ».
}
house-rules-none = Aucune règle ne contient « {$words} ». Essaie avec moins de mots, ou seulement avec le début d’un mot.
house-rules-all = Revenir à toutes les règles
house-end-title = { $game } – { $result }
house-learn-short-rules = Les règles en bref, en images
house-lesson-you = Toi
house-lesson-head = Leçon {$number} sur {$count} : {$title}
house-lesson-again = Recommencer
house-lesson-next = Leçon suivante
house-lesson-last = Jouer avec l’entraîneur
house-puzzles = Énigmes
house-puzzles-about = De vraies positions, tirées de parties entre bots, où un premier coup est nettement meilleur que tous les autres. Le programme a prouvé chacune deux fois, avec au moins 50 000 simulations.
house-puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
house-puzzles-begin = Résoudre la suivante
house-puzzles-all = Toutes les énigmes, les plus faciles d’abord
house-puzzles-tally = D’affilée : {$row}. Résolues : {$solved} sur {$count}.
house-puzzles-own = Tirées de tes propres parties
house-puzzles-own-label = {$game}, étape {$step}
house-puzzles-own-about = Des tours qui t’ont coûté cher. Ce navigateur s’en souvient.
house-puzzle-head = Énigme {$number}
house-puzzle-own-head = Ta propre énigme
house-puzzle-task = À toi de jouer : trouve le premier coup qui est nettement le meilleur.
house-puzzle-missed = Manqué par {$missed} des {$levels} niveaux de bots.
house-puzzle-right = Exact ! Ainsi, tu as {$chance} % de chances de gagner, et avec tout autre coup au plus {$next} %.
house-puzzle-tempted = C’est tentant, mais cela ne laisse que {$tempting} % de chances de gagner. Avec le meilleur premier coup, c’est {$chance} %.
house-puzzle-other = Il y a nettement mieux : le meilleur premier coup donne {$chance} % de chances de gagner, tout autre au plus {$next} %.
house-puzzle-solution = La solution : {$plan}
house-puzzle-temptation = Ce qui tente : {$plan}
house-puzzle-show = Montrer la solution
house-puzzle-next = Énigme suivante
house-puzzle-done = Énigme résolue.
house-puzzle-not-done = Pas résolue ; tu peux réessayer.
house-puzzle-own-right = Exact ! C’était mieux d’environ {$percent} points de pourcentage que ce que tu as fait dans la partie.
house-puzzle-own-played = C’est ce que tu as fait dans la partie. Cela a fait baisser les chances de gagner d’environ {$percent} points de pourcentage.
house-puzzle-own-other = Ce n’est pas ce que l’analyse a trouvé. Ce que tu as fait dans la partie a fait baisser les chances de gagner d’environ {$percent} points de pourcentage.
house-puzzle-not-ready = Cette partie est encore en cours d’examen ; réessaie dans un instant.
house-page-title = Adit : des jeux de trésors sous la terre
house-page-sentence = Joue dans ton navigateur, contre des bots ou entre amis. Pas de compte, rien à installer.
house-skip = Aller au contenu
house-site = Ce site
house-more = Plus
house-language = Langue
house-settings = Réglages
house-analysis = Analyser une partie
house-api = Pour les programmes
house-doors = Trois portes dans la montagne
house-doors-pick = Choisis-en une : dans dix secondes, tu joues, sans compte.
house-players =
    { $most ->
        [one] {$fewest} à {$most} joueur
       *[other] {$fewest} à {$most} joueurs
    }
house-play-now = Jouer
house-play-now-how = contre de gentils bots, avec un entraîneur
house-play-now-first = une minute pour apprendre, puis de gentils bots
house-with-friends = Entre amis
house-alone = Ici, tu joues contre des bots, ou vous vous passez l’appareil : personne d’autre ne peut l’atteindre.
house-alone-refused = Personne d’autre ne peut atteindre cet appareil : joue contre des bots, ou passez-le-vous.
house-learn = Apprendre
# same as English
house-options = Options
house-open-tables = Tables ouvertes
house-no-open-tables = Personne n’attend à une table ouverte en ce moment. Ouvres-en une : d’autres la trouveront ici.
house-running-matches = Parties à regarder
house-no-matches = Aucune partie publique ne se joue en ce moment.
house-watch = Regarder
house-my-matches = Mes parties
house-nothing-running = Aucune de tes parties n’est en cours. Chaque porte ci-dessus mène à une nouvelle.
house-past-matches =
    { $count ->
        [one] {$count} partie finie
       *[other] {$count} parties finies
    }
house-free-chairs =
    { $count ->
        [one] {$count} place libre
       *[other] {$count} places libres
    }
house-waits-for-friends = En attente d’autres joueurs
house-is-over = Finie
house-exercise = Un exercice
house-exercise-begins = Rejoue ton tour de cette partie : les mêmes adversaires et le même hasard. Que peux-tu faire d’autre ?
house-is-exercise = Un exercice, fini
house-winner = Victoire : { $names }
house-nobody-won = Personne n’a gagné
house-is-closed = Fermée
house-is-played = En cours
house-your-turn = C’est ton tour
house-feed-entry = À toi de jouer : {$game}
house-turn-of = {$name} décide
house-go-there = À la table
house-replay = Revoir
house-look = Regarder
house-sit-down = S’asseoir
house-new-table = Une nouvelle table : {$game}
house-your-name = Ton nom
house-who-plays = Qui joue
house-chair = Place {$number}
house-chair-me = C’est ma place
house-chair-open = Libre pour un ami
house-chair-here = Quelqu’un sur cet appareil
house-chair-here-name = Son nom
house-chair-bot = Bot, niveau {$level} sur 8 : {$level ->
    [1] gentil
    [2] gentil
    [3] correct
    [4] correct
    [5] fort
    [6] fort
   *[higher] très fort
}
house-chair-program = Un programme à toi
house-chair-none = Sans cette place
house-game-options = Options du jeu
house-manners = Comment on joue
house-clock = Horloge
house-time-relaxed = Sans horloge
house-time-live = {$seconds} s par décision, {$minutes} min de réserve
house-time-slow = {$hours} h par tour
house-speed = Vitesse des bots
house-speed-slow = Lente
house-speed-usual = Normale
house-speed-quick = Rapide
house-speed-instant = Immédiate
house-listed = Tout le monde peut trouver cette table, y jouer ou la regarder
house-hints = Les conseils sont permis
house-coach = Un entraîneur explique chaque genre de décision la première fois
house-take-back = On peut annuler une décision si tout le monde est d’accord
house-make-table = Ouvrir la table
house-waits-for =
    { $count ->
        [0] Tout le monde est là. La partie commence.
        [one] Il manque encore une personne.
       *[other] Il manque encore {$count} personnes.
    }
house-invited = On t’invite à une partie de {$game}
house-invite = Invite tes amis
house-invite-how = Envoie ce lien ou montre le code. Toute personne qui l’ouvre peut s’asseoir, tant qu’il reste une place libre.
house-copy = Copier le lien
house-copied = Copié
house-qr-table = Le lien vers cette table en code QR
house-qr-chair = Le lien vers cette place en code QR
house-chairs = Qui est à la table
house-you = toi
house-is-here = est là
house-is-away = pas là
house-is-program = un programme
house-sit-here = S’asseoir ici
house-chair-link = Lien vers cette place
house-doings = Ce que tu peux faire
house-begins-by-itself = La partie commence dès que toutes les places sont prises.
house-bots-level = Bots pour les places libres
house-fill-with-bots = Compléter avec des bots et jouer
house-begin-without = Jouer sans les places libres
house-rename = Changer de nom
house-leave = Quitter la table
house-agreed = Ce qui est convenu à cette table
house-is-listed = Tout le monde peut trouver cette table
house-is-by-link = On ne vient ici qu’avec un lien
house-rules = Les règles
house-theme = Lumière
house-theme-system = Comme mon appareil
house-theme-dark = À la lanterne
house-theme-light = En plein jour
house-contrast = Contraste
house-contrast-system = Comme mon appareil
house-contrast-more = Plus fort
house-motion = Mouvement
house-motion-system = Comme mon appareil
house-motion-still = Aucun
house-sound = Son
house-sound-off = Coupé
house-sound-on = Activé, discret
house-speed-note = La vitesse à laquelle tu vois ce que font les autres. Personne d’autre n’attend.
house-save = Enregistrer
house-back = Retour
house-offline = Pas de connexion
house-offline-how = Le serveur est injoignable pour l’instant. La page reviendra d’elle-même dès que la connexion sera là ; ta partie t’attend.
house-try-again = Réessayer
house-pocket = Jouer sans connexion
house-pocket-here = Prêt à jouer hors connexion : même sans réseau, tu peux commencer ici de nouvelles parties, contre des bots ou à plusieurs sur cet appareil.
house-pocket-away = Pas encore sur cet appareil. Cela vient tout seul quand la connexion est bonne, ou maintenant (environ 1 Mo).
house-pocket-fetch = Récupérer maintenant
house-sorry-malformed = Impossible à comprendre
house-sorry-forbidden = Pas autorisé
house-sorry-missing = Introuvable
house-sorry-stale = Trop tard
house-sorry-refused = Les règles disent non
house-sorry-too-many = Pas si vite
house-sorry-unavailable = Pas maintenant
house-missing-how = Une table privée n’est visible qu’avec un lien. Demandes-en un à la personne qui l’a ouverte.
house-back-to-table = Retour à la table
house-open-note = Choisis une de tes parties ou un exemple, ou apporte une partie enregistrée ou une position : tu peux la revoir, essayer des actions et demander conseil à l’entraîneur.
house-open-text = Ou colle le texte
house-open-file = Choisis un fichier ou dépose-le ici
house-open-mine = Une de tes parties
house-open-none = Tu n’as encore fini aucune partie. Les exemples sont un bon début.
house-open-bring = Un fichier ou un texte
house-open-go = Ouvrir
house-open-nothing = Choisis d’abord un fichier ou colle un texte.
house-open-examples = Exemples
house-open-example = Les bots les plus forts (joueurs : { $players }, étapes : { $steps })
house-not-opened = Impossible à ouvrir.
house-open-how = Ce qu’on peut ouvrir
house-open-record = Une partie enregistrée, telle qu’on la reçoit à la fin de chaque partie : elle commence par « adit record 1 ».
house-open-position = Une position : une ligne « game » avec le nom du jeu et, dessous, le texte de la position, tel que chaque analyse le montre.

## Pourquoi quelque chose n’a pas été fait
house-nobody-known = Ce serveur ne te connaît pas : tu ne peux pas faire cela.
house-nothing-here = Il n’y a rien ici.
house-too-fast = C’était trop à la fois ; attends un instant.
house-too-large = C’est trop grand.
house-unavailable = Rien ne peut être enregistré pour l’instant : rien n’a donc changé.
house-disk-full = Rien ne peut être enregistré pour l’instant, donc rien n’a changé : le disque du serveur est plein.
house-store-silent = Rien ne peut être enregistré pour l’instant, donc rien n’a changé : la base de données ne répond pas.
house-unsure = La base de données s’est tue au beau milieu : on ne sait pas encore si c’est fait. Regarde la table avant de réessayer.
house-gone-on = La partie a avancé ; regarde à nouveau.
house-was-quicker = Quelqu’un a été plus rapide ; regarde à nouveau.
house-not-begun = La partie n’a pas encore commencé.
house-not-over = La partie n’est pas encore finie.
house-match-over = La partie est finie.
house-table-closed = La table est fermée.
house-still-on = Cette partie est encore en cours ; on pourra la revoir quand elle sera finie.
house-no-turn-there = Aucun tour ne commence à cette étape : on ne peut pas le rejouer.
house-record-closed = L’enregistrement sera disponible quand la partie sera finie.
house-next-already = Il y a déjà une partie suivante.
house-not-seated = Tu n’es pas à cette table.
house-say-who = La table est cachée : dis d’abord qui tient l’appareil.
house-device-elsewhere = Quelqu’un d’autre tient l’appareil maintenant.
house-chair-taken = Cette place est prise.
house-needs-link = Il faut le lien de cette place.
house-link-taken = Quelqu’un est déjà venu par ce lien. Demandes-en un nouveau.
house-link-old = Ce lien a déjà servi ou il est trop ancien. Demandes-en un autre.
house-only-maker = Seule la personne qui a ouvert la table peut le faire.
house-not-yours = Tu ne peux pas donner cette place.
house-no-hints = Cette table ne permet pas de conseils.
house-no-taking-back = Cette table ne permet pas d’annuler.
house-nothing-back = Il n’y a rien à annuler.
house-no-routine = Il n’y a rien à jouer automatiquement pour l’instant.
house-no-way-back = Depuis, quelque chose a été pioché ou révélé : on ne peut plus annuler.
house-record-full = On a annulé si souvent dans cette partie que son enregistrement est plein. À partir d’ici, on ne peut plus rien annuler.
house-not-your-turn = Tu n’as rien à décider pour l’instant.
house-no-action = « {$action} » n’est pas la notation d’une action.
house-rule-forbids = La règle {$rule} l’interdit.
house-other-site = Cette demande vient d’un autre site.
house-unreadable = Cette demande est illisible.
house-no-game = Il n’y a pas de jeu « {$game} ».
house-no-seat = Une place s’appelle P0, P1, P2 ou P3.
house-no-at = « at » se compose de deux nombres séparés par un point.
house-no-level = Les bots ont les niveaux 1 à {$most}.
house-pace-long = Le rythme est trop lent ; au plus : {$most} ms.
house-no-clock = Cette durée n’est pas possible.
house-one-chair = Une personne occupe une seule place.
house-nobody-called = « {$kind} » ne peut pas s’asseoir ici.
house-setup-players = Ce jeu se joue de {$fewest} à {$most} joueurs.
house-setup-odd = Ce jeu ne se joue pas avec ces options.
house-name-long = Le nom est trop long ; au plus {$most} caractères.
house-name-bot = C’est ainsi que ce serveur appelle ses bots ; choisis un autre nom.
house-chat-empty = Le message est vide.
house-chat-long = Le message est trop long ; au plus {$most} caractères.
house-vacation-long = Les vacances sont trop longues ; au plus {$most} jours.
house-no-choice = Ce choix n’existe pas ici.
house-other-rules = Cette partie a été jouée avec la version {$there} des règles ; ce serveur joue avec la version {$here}.
house-misread = Le texte est illisible ({ $why }).
house-address-unreadable = La fin de cette adresse est illisible.
house-moves-unreadable = Les actions de cette adresse sont illisibles.
house-no-move = « {$move} » n’est pas une action.
house-lesson-done = Tu as terminé cette leçon.
house-lesson-missed = Pas tout à fait ; tu peux réessayer.
house-you-here = Tes données
house-you-unknown = Ce serveur ne te connaît pas encore : il n’y a rien à emporter ni à effacer.
house-device = Un autre appareil
house-device-note = Ce lien emporte tes places et tes parties sur un autre appareil. Il marche une seule fois, pendant quinze minutes, et la personne qui l’ouvre joue à ta place.
house-device-make = Créer le lien
house-device-made = Ouvre ceci sur l’autre appareil :
house-vacation = Vacances
house-vacation-note = Pendant ce nombre de jours, les parties lentes (des heures par tour) t’attendent.
house-vacation-left = { $count ->
    [one] Tes vacances durent encore { $count } jour.
   *[other] Tes vacances durent encore { $count } jours.
}
house-vacation-days = Jours
house-vacation-begin = Commencer les vacances
house-vacation-end = Finir les vacances
house-forget = Effacer mes données
house-forget-note = Ton nom, ce que tu as dit dans les discussions et tes invitations sont effacés. Les parties restent, avec un ancien joueur à ta place. C’est définitif.
house-forget-sure = Oui, je veux qu’on efface mes données.
house-forget-unsure = Rien n’est effacé par accident : confirme d’abord que tu le veux.
house-matches-save = Emporte tes parties
house-matches-save-note = Un seul fichier texte avec toutes tes parties finies, l’une après l’autre : à garder, ou à apporter ailleurs. Les parties en cours restent ici, car leurs secrets durent jusqu’à la fin.
house-matches-save-go = Enregistrer toutes les parties
house-matches-bring = Apporter des parties
house-matches-bring-note = Un fichier enregistré ainsi, ou une seule partie enregistrée. Rien n’est pris deux fois.
house-matches-bring-go = Apporter
house-matches-taken =
    { $count ->
        [0] Aucune partie n’a été ajoutée.
        [one] {$count} partie a été ajoutée aux tiennes.
       *[other] {$count} parties ont été ajoutées aux tiennes.
    }
house-matches-known =
    { $count ->
        [one] {$count} était déjà là.
       *[other] {$count} étaient déjà là.
    }
house-matches-refused =
    { $count ->
        [one] {$count} texte n’a pas été pris
       *[other] {$count} textes n’ont pas été pris
    }
house-matches-line = Ligne {$line} :
house-matches-unfinished = Cette partie n’est pas finie.
house-matches-full = Tu ne peux pas apporter plus de {$most} parties.
house-is-brought = apportée

house-broken-promise = l’enregistrement ne contient aucune empreinte.
house-broken-seed-secret = la partie a été quittée avant la fin, sa graine est donc secrète.
house-broken-end = il manque des étapes à la fin.
house-broken-seed = la graine n’est pas celle qui a été promise.
house-broken-steps = les étapes ne peuvent pas être jouées ({ $why }).
house-broken-draw = la donne n’est pas celle qui a été promise ({ $why }).
