# Le cadre de chaque jeu dans le terminal. Le nom d’un joueur est {$name}. Espace fine insécable devant ; : ? !

# same as English
tui-table = Table
tui-players = Joueurs
tui-mine = Toi
tui-offers = Ce que tu peux faire
tui-story = Ce qui s’est passé
tui-rules = Les règles de cette décision
tui-legend = Symboles
tui-legend-moves = ⇄a  échangée avec l’autre ⇄a ; a→ partie d’ici, →a arrivée ici
tui-legend-closed = ×   pas possible maintenant
tui-legend-map = Sur le plan : [ ] une salle, ( ) une salle profonde, { "» «" } là où tu es ; les pointillés sont les tunnels, serrés pour ceux que tu peux prendre maintenant ; une flèche sur une ligne : sens unique ; ←22 un tunnel qui sort du bord vers la salle 22
tui-keys = Touches
tui-onlooker = le public

tui-pass = Passe le clavier à {$name}, puis appuie sur Espace.
tui-pass-enter = Passe le clavier à {$name}, puis appuie sur Entrée.
tui-put-away = Rien que pour toi, et rien que maintenant. Appuie sur Espace pour cacher.
tui-go-on = Tu as tout vu ? Appuie sur Espace pour continuer.
tui-put-away-enter = Tu as tout vu ? Appuie sur Entrée pour le cacher.
tui-really-leave = Quitter la partie ? Appuie encore sur q pour quitter, sur une autre touche pour rester.
tui-really-leave-draft = Quitter la partie ? Ce que tu as fait pendant ce tour depuis le dernier tirage ne sera pas enregistré. Appuie encore sur q pour quitter, sur une autre touche pour rester.
tui-nothing-to-do = Rien à décider pour l’instant.
tui-touched = Choix : {$things}. Échap l’annule.
tui-named = { $name } : { $things }
tui-heading = { $name } :
tui-many-offers =
    { $count ->
        [one] {$count} possibilité. Écris-la : {$example}
       *[other] {$count} possibilités. Écris-en une, par exemple : {$example}
    }

tui-unreadable = « {$text} » n’est pas une action que je sais lire. La touche { "?" } affiche l’aide.
tui-not-your-turn = Tu n’as rien à décider pour l’instant.
tui-forbidden = {$why} (règle {$rule})
tui-no-such-number =
    { $most ->
        [0] Il n’y a rien à choisir par numéro.
        [one] Il n’y a que le numéro 1.
       *[other] Il n’y a que les numéros de 1 à {$most}.
    }
tui-no-undo = Il n’y a rien à annuler pour l’instant.
tui-no-routine = Il n’y a rien à jouer automatiquement pour l’instant.
tui-no-such-key = { $key ->
    [Space] Espace
   *[other] {$key}
} n’est pas une touche de cette liste. { "?" } montre toutes les touches.
tui-your-choice = Ton choix (un numéro, une action, {$words}) :
tui-plain-help = Écris le numéro d’une possibilité ou l’action elle-même, « {$log} » pour lire tout le récit, « {$quit} » pour quitter. « {$undo} » annule la dernière action tant que le hasard n’a pas joué, « {$all} » joue tout ce qui ne demande aucun choix. « {$language} de » change de langue, ici pour l’allemand.
tui-word-log = récit
tui-word-undo = annuler
tui-word-all = tout
tui-word-quit = quitter
tui-word-language = langue
tui-languages = Langues : {$languages}. Écris par exemple : {$word} de

tui-keys-decide = ↑↓ Entrée/touche · Échap retour · Tab texte · { "?" } aide · l récit · v table · q fin
tui-keys-undo = u annuler · ↑↓ Entrée/touche · Tab texte · { "?" } aide · l récit · v table · q fin
tui-keys-routine = * tout jouer · ↑↓ Entrée/touche · Tab texte · { "?" } aide · l récit · v table · q fin
tui-keys-undo-routine = u annuler · * tout · ↑↓ Entrée/touche · { "?" } aide · l récit · v table · q fin
tui-keys-watch = Aux autres de jouer… · Espace suite · { "?" } aide · l récit · v table · q fin
tui-keys-end = La partie est finie · l récit · v table · q continuer
tui-keys-reading = ↑↓ PgPréc PgSuiv défiler · Échap retour
tui-keys-all = ↑ ↓ déplacent le curseur, Entrée ou la touche d’une ligne choisit, Échap revient en arrière. Tab ou { ":" } ouvre une ligne où écrire une action. u annule la dernière action tant que le hasard n’a pas joué, * joue tout ce qui ne demande aucun choix. PgPréc et PgSuiv font défiler le récit, l le montre en entier, v montre toute la table, q quitte la partie. F2 passe à la langue suivante.
tui-keys-replay = ←→ étape · PgPréc/Suiv 10 · Début Fin · 0–4 vue · Espace lire · q quitter
tui-step = Étape {$step} sur {$steps}
tui-eyes = vu par : {$name}

tui-menu = Une nouvelle partie
tui-menu-start = Commencer
tui-menu-game = Jeu
tui-menu-players = Joueurs
tui-menu-person = humain
tui-menu-bot = bot, niveau {$level}
tui-menu-language = Langue
tui-menu-quit = Quitter
tui-fox = Renard
tui-owl = Hibou
tui-hare = Lièvre
tui-stag = Cerf
tui-keys-menu = ↑↓ se déplacer · ←→ changer · Entrée commencer · q quitter
tui-keys-menu-chair = ↑↓ bouger · ←→ humain ou bot · tape un nom · Entrée commencer · Échap quitter

tui-promise = La donne est déjà fixée : le SHA-256 de sa graine est {$promise}
tui-kept = La partie est enregistrée. Pour la revoir : {$command}
tui-left = Tu as quitté la partie avant la fin ; ce qui a été joué est enregistré : {$command}

tui-waiting = En attente des autres…
tui-away = {$name} (pas là)
tui-bot-plays = {$name} (pas là, un bot joue)
tui-lost = La connexion est perdue. Nouvel essai…
tui-found = La connexion est rétablie.
tui-gone-on = La partie a avancé. Regarde à nouveau.
tui-come-back = La table reste telle quelle. Pour revenir : {$command}
tui-keys-talk = / parler
