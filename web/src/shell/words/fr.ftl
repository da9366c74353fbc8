### Les mots de la page autour des plateaux. Chaque identifiant d’ici est aussi dans en.ftl ; un test le dit.

## Partout

pages = Pages
page-parts = Parties de la page
play = Jouer
open = Ouvrir
close = Fermer
or = ou
you = Vous
about = À propos
menu = Menu
settings = Réglages
undo = Annuler
to-lobby = Retour à l’accueil
to-night = Quart de nuit
to-day = Plein jour
sound-on = Activer la cloche
sound-off = Couper la cloche
switch-language = English
your-name = Votre nom
nobody-name = Corsaire
player-name = Joueur { $number }
percent = { $percent } %
rule = Règle { $rule }

## Accueil

banner = Où mettons-nous le cap ?
banner-name = Où mettons-nous le cap, { $name } ?
banner-quiet = Des jeux de société au long cours, entre amis, entre inconnus ou contre des robots.
banner-news = { $turns ->
    [0] { $open ->
        [0] Ouvrez une table : les robots sont prêts à embarquer.
        [one] Une table cherche un équipage.
       *[other] { $open } tables cherchent un équipage.
    }
    [one] Une partie vous attend. { $open ->
        [0] {""}
        [one] Une table cherche un équipage.
       *[other] { $open } tables cherchent un équipage.
    }
   *[other] { $turns } parties vous attendent. { $open ->
        [0] {""}
        [one] Une table cherche un équipage.
       *[other] { $open } tables cherchent un équipage.
    }
}
your-games = Vos parties
your-turn = À vous
mine-title = { $title }{ $chapter ->
    [0] {""}
   *[other] , chapitre { $chapter }
}
mine-waiting = On attend des joueurs
mine-playing = À { $mover } de jouer
mine-over = Terminée
mine-newer = Demande une version plus récente
forget = Oublier
aboard = { $people } à bord
aboard-text = Présents en ce moment, vous compris : aux tables et à l’accueil
open-tables = Tables ouvertes
filter-titles = Quels jeux
table-newer = Demande une version plus récente
no-tables-title = Aucune table pour l’instant
no-tables-text = Ouvrez la première : les robots sont prêts à embarquer.
loading-tables = On regarde qui est là.
seats-left = { $seats ->
    [one] 1 place libre
   *[other] { $seats } places libres
}
join = Rejoindre
join-table = Rejoindre { $table }
join-title = Prendre place
join-as = Prendre la place
sailing-now = En mer
sailing-table = { $table } : { $players }
sailing-none = Aucune partie à regarder en ce moment.
tab-tables = Tables
tab-you = Vous

## Lobby: play at once, the shelf, what is looked for

play-at-once = Jouer tout de suite
quick-meaning = { $bots ->
    [0] En solitaire, { $minutes } min
   *[other] { $bots } × { $level }, { $minutes } min
}
quick-change = Changer ce que veut dire « tout de suite »
quick-title = Jouer tout de suite
quick-text = Une partie contre des robots, qui commence en un clic. Elle reste telle que vous la choisissez ici.
quick-bots = Robots
quick-level = Leur force
mine-won = Vous avez gagné
mine-lost = { $count ->
    [0] Personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
mine-team-won = Gagné ensemble
mine-team-lost = Perdu ensemble
mine-all = Les { $games } parties
mine-fewer = Moins
shelf = Jeux
look-all = Tous { $games }
look-alone = En solitaire { $games }
look-together = Ensemble { $games }
look-short = Jusqu’à { $minutes } min { $games }
tag-alone = en solitaire
tag-also-alone = aussi en solitaire
tag-together = ensemble
tag-campaign = campagne
weight-1 = léger
weight-2 = moyen
weight-3 = corsé
shelf-minutes = { $quickest ->
    [0] { $longest } min
   *[other] { $quickest }–{ $longest } min
}
shelf-play = Jouer à { $game }
shelf-learn = Apprendre { $game } en jouant
shelf-learn-short = Apprendre
shelf-rules = Les règles : { $game }
new-table-short = Nouvelle
table-own-options = avec ses propres options
find-table = Table ou personne
find-pace = Cadence
find-pace-any = Toutes
find-pace-live = En direct
find-pace-day = En différé
find-rated = Classées
find-all-games = Tous les jeux
none-fits-title = Rien à l’horizon
none-fits-text = { $tables ->
    [one] Une table est ouverte, mais pas celle que vous cherchez.
   *[other] { $tables } tables sont ouvertes, mais aucune n’est celle que vous cherchez.
}
none-fits-loosen = Choquer les voiles
no-tables-open = Ouvrir une table
more-tables = { $tables ->
    [one] En montrer une de plus
   *[other] En montrer plus ({ $tables })
}
sailing-more = { $tables } de plus
tab-games = Jeux
watch = Regarder
watch-finished = Parties terminées
watch-finished-none = Aucune partie terminée à revoir.
watch-won = { $count ->
    [0] personne n’a gagné
    [one] { $winners } a gagné
   *[other] { $winners } ont gagné
}
watch-team = { $won ->
    [yes] gagné ensemble
   *[no] perdu ensemble
}
watch-more = En montrer plus

## Nouvelle table

new-table = Nouvelle table
new-table-text = Jouez entre amis, entre inconnus ou contre des robots.
new-table-guest = Une place est gardée pour { $name } : une fois la table ouverte, transmettez le lien.
draft-game = Jeu
draft-preset = Comment voulez-vous jouer ?
preset-seats = { $most ->
    [1] 1
   *[other] { $fewest } à { $most }
}
preset-own = Un mélange à vous.
preset-own-help = Choisissez boîtes et variantes plus bas.
title-seats = { $fewest } à { $most } joueurs
draft-seats = Places
draft-me = Vous
draft-here = Quelqu’un ici
draft-link = Par lien
draft-open = Premier venu
draft-bot = Robot
draft-open-help = libre à l’accueil
their-name = Son nom
seat-who = Qui prend la place { $number }
seat-name = Nom de la place { $number }
seat-bot = Robot de la place { $number }
seat-remove = Retirer la place { $number }
seat-add = Ajouter une place
seats-most = { $most } au plus
draft-options = Boîtes et variantes
preview-title = Le plateau
preview-none = Disposé au hasard, dévoilé au début de la partie.
preview-look = Choisir maintenant
preview-another = Un autre
preview-unseen = Laisser faire le hasard
draft-name = Nom de la table
table-name-1 = La pinasse percée
table-name-2 = Du rhum avant midi
table-name-3 = Première terre
table-name-4 = L’or ou rien
table-name-5 = Bon vent
table-name-6 = Le mouillage tranquille
table-name-7 = Sel et argent
table-name-8 = Trois mâts, pas de carte
table-name-9 = Dernière lueur en mer
table-name-10 = Le perroquet patient
draft-listed = Qui peut la voir
listed-all = Tous
listed-link = Par lien
open-table = Ouvrir la table
play-bots = jouer tout de suite contre des robots
invite-friend = inviter quelqu’un par un lien

## États

loading-title = On déplie la carte
loading-text = La table apparaît dans un instant.
reconnecting-title = On cherche la côte…
reconnecting-text = Connexion perdue. Votre partie est en sûreté ; ce que vous voyez date de { $time }. Nous réessayons.
reconnected = La côte est de nouveau en vue
reconnecting-kept = Connexion perdue. Votre coup est gardé et joué dès notre retour.
restarting-title = Le serveur change d’équipage…
restarting-text = Il a annoncé son retour dans un instant. Votre partie est en sûreté ; cette page revient d’elle-même.
reconnect-now = Maintenant
server-unreachable = Le serveur ne répond pas.
unfetched = Une partie de la page n’est pas arrivée.
try-again = Réessayer
gone-title = Cette table n’existe plus
gone-text = Elle a été fermée, ou le lien est faux.
broken-title = Cette table ne s’ouvre pas
broken-text = Ce qui en a été gardé est abîmé, ou ne peut être lu pour l’instant. La personne qui tient ce serveur peut en savoir plus.
newer-title = Cette table demande une version plus récente
newer-text = Elle a été ouverte avec un titre, des règles ou des pièces que ce serveur n’a pas. Elle s’ouvrira de nouveau une fois le serveur mis à jour.
key-wrong-title = Cette clé n’ouvre aucune place
key-wrong-text = Le lien n’a peut-être pas été copié en entier. Vous pouvez tout de même regarder.
invitation-used-title = Cette invitation a déjà servi
invitation-used-text = Elle donne une place à une personne, une seule fois. Si c’était vous, ouvrez la table là où vous jouez et choisissez « Jouer aussi sur un autre écran » dans son menu. Sinon, demandez à qui vous a invité. Vous pouvez tout de même regarder.
full-title = Plus de place à cette table
full-text = Autant d’écrans la regardent qu’elle peut en accueillir. Fermez-en un des vôtres, ou réessayez plus tard.
too-often-title = Le port est encombré
too-often-text = Trop de demandes sont venues de votre adresse en peu de temps. Votre partie est en sûreté ; nous frappons de nouveau dans un instant.
unsaved-title = Le serveur ne peut rien garder pour l’instant
unsaved-text = Son stockage ne répond pas : personne n’est admis pour l’instant. Votre partie est en sûreté ; nous réessayons.
strange-title = Cette page et le serveur ne se comprennent pas
strange-text = L’un des deux est plus ancien que l’autre. Recharger la page suffit le plus souvent.
reload = Recharger
lost-title = Eaux inconnues
lost-text = Cette page n’existe pas.

## Une invitation

guest-title = { $named ->
    [no] Une place vous attend
   *[yes] { $host } vous garde une place
}
guest-players = { $players } joueurs

## Salle d’attente et liens

waiting-title = { $missing ->
    [0] On distribue les cartes
    [one] On attend un joueur
   *[other] On attend { $missing } joueurs
}
waiting-text = La partie commence quand tout le monde est là.
waiting-deal = Tout le monde est là ; chaque écran ajoute sa part au hasard.
waiting-invitations = Chaque lien est une invitation : la place est au premier qui l’accepte.
seat-kind-here = à cet écran
seat-kind-elsewhere = à un autre écran
seat-kind-link = par lien
seat-kind-open = quiconque passe à l’accueil
seat-kind-bot = robot
seat-free = Place libre
seat-taken = présent
seat-awaited = attendu
copy-seat-link = { $named ->
    [no] Copier le lien de la place
   *[yes] Copier le lien pour { $name }
}
copy-watch-link = Copier le lien pour regarder
link-copied = Copié
link-title = { $title } : { $table }
links = Liens à partager
seats = Places
screens = { $screens ->
    [0] attendu
    [one] 1 écran
   *[other] { $screens } écrans
}
screens-hold = { $screens } écrans tiennent cette place
other-screen = Jouer aussi sur un autre écran
other-screen-text = Ouvrez ce lien sur l’autre écran. Il sert une seule fois.
copy-screen-link = Copier le lien
watch-only = Spectateurs

## À la table

table-and-round = { $named ->
    [no] · manche { $round }
   *[yes] · { $table } · manche { $round }
}
table-and-chapter = { $named ->
    [no] · chapitre { $chapter }
   *[yes] · { $table } · chapitre { $chapter }
}
table-not-begun = { $named ->
    [no] {""}
   *[yes] · { $table }
}
seeded = donne connue
seeded-text = Le hasard vient ici d’une graine : qui a ouvert la table peut tout en connaître d’avance.
watching = Spectateur
watching-text = Vous regardez : ce navigateur n’a pas de place à cette table.
turn-order = Ordre du tour
# A bot that is none of the levels.
bot = robot
is-thinking = { $name } réfléchit…
tab-title = { $named ->
    [no] { $title } | Flibuste
   *[yes] { $title }, { $table } | Flibuste
}
tab-your-turn = ● À vous : { $place }
call-player = À vous : { $title }
log-region = Journal et coups
log-empty = Rien ne s’est encore passé.
log-steps = { $steps ->
    [one] 1 étape
   *[other] { $steps } étapes
}
recap = Depuis votre tour
recap-show = Revoir
moment-go-on = Continuer
hint = Conseil
hint-ask = Demander un conseil
hinted = avec conseils
hinted-text = Une partie avec conseils n’est pas classée.
reconstructed = Reconstitué
reconstructed-text = Aucune source publique ne donne tout ce qui est imprimé sur le matériel de cette boîte. Ce qui manquait a été imaginé de façon à respecter tout ce qu’on sait et à bien se jouer ; qui possède la boîte peut entrer les vraies valeurs. À cette table, il s’agit de :
reconstructed-sign = Ce qui est reconstitué à cette table
tab-log = Journal
tab-moves = Coups ({ $moves })
moves-none = Ce n’est pas à vous de décider.
moves-over = La partie est terminée.
playback-region = Coups à montrer
playback-behind = { $moves ->
    [one] 1 coup à montrer
   *[other] { $moves } coups à montrer
}
playback-next = Suivant
playback-skip = Passer

forced-soon = Suite automatique : { $move }
forced-wait = Attendre

## Histoire de la partie

history-open = Revenir en arrière
history-later = plus tard

## Et si

what-if = et si
what-if-text = Copie privée d’une autre partie, reprise à l’un de ses moments. Elle n’y change rien. Ouvrir ce moment.
what-if-ask = Et si ?
what-if-help = Jouer à partir d’ici, dans une copie à vous contre des robots
what-if-ended = La partie dont elle vient a fini ainsi :
tab-past = Coup { $move } : { $place }

## Feuille de score

score-title = Feuille de score
score-show = Feuille de score
score-you-win = Vous avez gagné !
score-winner = { $count ->
    [0] Personne ne gagne
    [one] { $winners } gagne
   *[other] { $winners } se partagent la victoire
}
score-team-won = Vous avez gagné ensemble !
score-team-won-alone = Vous avez gagné !
score-team-lost = La mer a gagné
score-rank = Rang
score-source = Points de
score-total = Total
score-has-won = vainqueur
score-record = Enregistrement
score-look = Voir le plateau
campaign-go-on = Au chapitre suivant
rematch-ask = Rejouer
rematch-go = Vers la nouvelle partie
rematch-title = Encore une partie ?
rematch-text = Le même équipage reprend la mer.
race-title = Les points en { $rounds ->
    [one] 1 manche
   *[other] { $rounds } manches
}

## Campagnes

campaigns = Campagnes
campaign-yours = Vos campagnes
campaign-count = { $sailing } en cours, { $told ->
    [0] 0 achevée
    [1] 1 achevée
   *[other] { $told } achevées
}
campaign-none = Pas encore de campagne. Commencez-en une : elle est gardée ici, chapitre par chapitre.
campaign-gone = Cette campagne n’est pas ici
campaign-chart = Carte
campaign-chapters = Chapitres
campaign-chapter = Chapitre { $chapter }
campaign-to-chart = Vers la carte
campaign-players = { $mode }, { $players ->
    [1] 1 joueur
   *[other] { $players } joueurs
}
campaign-line = chapitre { $chapter }{ $try ->
    [0] {""}
    [1] {""}
   *[other] , essai { $try }
} · { $status ->
    [mine] à vous
    [waiting] en attente de joueurs
    [over] prêt à commencer
    [newer] demande une version plus récente
   *[playing] à { $mover }
}
campaign-told = racontée jusqu’au bout
campaign-perfect-line = racontée sans une défaite
campaign-perfect = parfaite
campaign-shown = affichée
campaign-resume = Reprendre
campaign-mark-won = Chapitre { $chapter } : gagné
campaign-mark-lost = Chapitre { $chapter } : perdu, à retenter
campaign-mark-now = Chapitre { $chapter } : en cours
campaign-mark-next = Chapitre { $chapter } : à commencer
campaign-mark-fog = Chapitre { $chapter } : dans la brume
campaign-won-by = Chapitre { $chapter } : gagné par { $winners }
campaign-state = Chapitre { $chapter } · { $mark ->
    [won] raconté
    [lost] perdu
    [now] en cours
   *[next] à suivre
}
campaign-now = { $try ->
    [0] {""}
    [1] {""}
   *[other] Essai { $try }.
} { $status ->
    [mine] C’est à vous.
    [waiting] On attend des joueurs.
    [newer] Il demande une version plus récente.
   *[playing] C’est à { $mover }.
}
campaign-next = Tout est prêt ; il n’y a plus qu’à tourner la page.
campaign-lost = { $try ->
    [1] Perdu au premier essai. Le récit attend.
   *[other] Perdu { $try } fois. Le récit attend.
}
campaign-won = { $try ->
    [1] Gagné au premier essai.
   *[other] Gagné à l’essai { $try }.
}
campaign-winners = { $count ->
    [1] Gagné par { $winners }.
   *[other] Gagné ensemble par { $winners }.
}
campaign-begin = Commencer le chapitre
campaign-sail-again = Reprendre la mer
campaign-read = Relire
campaign-look = Voir la table
campaign-again = Retenter
campaign-again-title = Reprendre le chapitre { $chapter } ?
campaign-again-text = Il recommence comme la première fois, et la campagne continue à partir de là. Rien de ce qui a été joué n’est perdu.
campaign-again-leave = La partie en cours reste telle quelle. Le chapitre recommence comme la première fois, et la campagne continue à partir de là.
campaign-sails = La campagne reprend la mer
campaign-new = Nouvelle campagne
campaign-new-tab = Nouvelle
campaign-mode = La façon de jouer
campaign-name = Son nom
campaign-open = Ouvrir le livre
campaign-forget-title = Oublier « { $name } » ?
campaign-forget-text = Ce navigateur perd ses clés et ne pourra plus continuer la campagne. Les autres joueurs le peuvent, et un fichier téléchargé la ramène.
campaign-save = Télécharger
campaign-save-text = Le fichier contient toutes les parties finies ; à son retour, le chapitre en cours recommence.
campaign-bring = Charger une campagne depuis un fichier

## Leçons

learn = Apprendre en jouant
learn-title = Apprendre { $title } en jouant
tab-lesson = Apprendre { $title } | Flibuste
lesson-place = · leçon
lesson-leave = Quitter la leçon
lesson-progress = { $number } sur { $stops }
lesson-next = Suite
lesson-back = Retour
lesson-skip = Passer
lesson-first = C’est ici que tout commence.
lesson-your-move = Jouez d’abord le coup sur la table.
lesson-show-me = Montrez-moi
lesson-watch = Voyez ce qui se passe…
lesson-instead = Dans cette leçon : { $move }.
lesson-read-on = Encore un instant : continuez avec « Suite ».
lesson-done = La leçon s’arrête ici. Place à une vraie partie !
lesson-restart = Depuis le début
lesson-first-campaign = Aux campagnes
lesson-first-game = Jouer contre un robot conciliant
lesson-gone-title = Cette leçon n’existe pas
lesson-gone-text = Les règles sont dans la boîte, et les robots sont patients.
about-learn = Vous débutez ?
about-learn-text = Une leçon joue une courte partie avec vous et explique les règles au fur et à mesure.

## Réglages

settings-language = Langue
settings-theme = Lumière
theme-auto = Auto
theme-day = Jour
theme-night = Nuit
settings-pace = Coups des autres
pace-slow = lentement
pace-normal = posément
pace-fast = vite
pace-instant = aussitôt
pace-step = pas à pas
settings-one-click = Un clic suffit
settings-one-click-help = Les coups se jouent sans aperçu.
settings-forced = Continuer sans clic
settings-forced-help = Les jets et les étapes sans choix se font d’eux-mêmes ; ce qui peut encore s’annuler attend un peu plus.
settings-sound = Cloche
settings-sound-help = Deux coups discrets quand c’est à vous.
settings-effects = Sons de la table
settings-effects-help = On entend les cartes, les pièces, les cubes, les dés et les naufrages. Silence tant que vous regardez ailleurs.
settings-volume = Volume
settings-notify = Notifications
settings-notify-help = Quand c’est à vous et que vous regardez ailleurs.
settings-notify-refused = Votre navigateur ne les permet pas pour cette page.
settings-found = La cloche doit-elle vous trouver ?
settings-found-help = Quand c’est à vous et que la page est fermée. Le message est scellé : l’éditeur de votre navigateur ne fait que le transmettre.
settings-found-refused = Votre navigateur ne le permet pas pour cette page, ou n’atteint aucun service pour cela.

## Touches

keys-title = Touches
key-space = Espace

## À propos

about-title = À propos de Flibuste
about-what = Flibuste est un lieu pour jouer et étudier des jeux de société au long cours dans le navigateur, entre amis, entre inconnus ou contre des robots.
about-publishers = Il n’est lié ni aux auteurs ni aux éditeurs de ces jeux. Rien de leurs illustrations ni de leurs textes n’est repris : toutes les images sont dessinées pour Flibuste, tous les mots sont les siens. Si un jeu vous plaît, achetez la boîte.
about-data = À quel point les pièces du jeu sont sûres
about-data-text = Chaque carte et chaque pièce porte une marque : confirmée (donnée par les règles ou par une source publique), probable (déduite de ce que l’on sait) ou inventée (conforme à tout ce que l’on sait, en attendant que quelqu’un compte une vraie boîte).
mark-confirmed = confirmées
mark-likely = probables
mark-invented = inventées
mark-copies-confirmed = { $copies } { $copies ->
    [one] confirmée
   *[other] confirmées
}
mark-copies-likely = { $copies } { $copies ->
    [one] probable
   *[other] probables
}
mark-copies-invented = { $copies } { $copies ->
    [one] inventée
   *[other] inventées
}
about-chance = Un hasard honnête
about-chance-text = Avant que quiconque s’assoie, le serveur publie l’empreinte de son secret, et l’écran de chaque joueur y ajoute sa part, promise avant de pouvoir connaître les autres. Tout figure dans l’enregistrement de la partie terminée, et la feuille de score le vérifie d’un clic : personne n’a pu choisir les cartes.
about-thanks = Avec nos remerciements
about-icons = icônes de
about-fonts = polices de caractères.
about-code = les outils derrière la page.

## Une carte que l’on peut rapprocher

lens-nearer = Rapprocher
lens-farther = Éloigner
lens-whole = Toute la carte
lens-back = Revenir aux miens

## Qui vient et qui part

bot-instead = Un robot à la place
bot-instead-level = Niveau du robot de la place { $number }
start-with-bots = { $seats ->
    [one] Commencer avec un robot
   *[other] Commencer avec { $seats } robots
}
new-seat-link = Un lien pour cette place
leave-seat = Partir, libérer la place
keep-table = À l’accueil, garder la table
close-table = Fermer la table
close-table-text = Plus personne ne pourra y jouer. C’est sans retour.
closed-title = Cette table a été fermée
closed-text = La partie n’a pas été jouée jusqu’au bout.
leave-game = Quitter la partie
leave-stay = Rester
stand-in-plays = un robot joue pour { $name }
seat-resigned = abandon
mine-closed = Fermée
mine-left = Un robot joue pour vous
ending-resigned = Gagné par abandon.
ending-claimed = Gagné : l’autre n’est pas revenu.
ending-timed-out = Gagné au temps.

## Demandes : ce que quelqu’un demande à tous

take-back = Reprendre…
took-back-text = Avec l’accord de tous, on a repris ici quelque chose qui avait été révélé.

## Règles

rules-title = Règles
rules-read = Lire les règles
rules-more = En savoir plus
rules-how-to-play = Comment jouer
rules-find = Règle, carte ou mot
rules-now = Ici et maintenant
rules-contents = Sommaire
rules-none = Rien dans les règles ne contient tout cela.
rules-elsewhere = Hors jeu à cette table :
rules-as-page = Ouvrir dans une page
rules-ids = Numéros de ces règles
rules-ours = Notre interprétation : la boîte ne dit rien ici, ou dit deux choses.
rules-of-the-box = Une règle de la boîte.
rules-own-words = Dit avec nos propres mots. Si le jeu vous plaît, achetez la boîte.
rules-reference = Répertoire
rules-kinds = Sortes de pièces
rules-more-like = { $more } de plus
rules-all = Tout
rules-gone-title = Ces règles n’existent pas
rules-gone-text = L’adresse n’a peut-être été copiée qu’en partie.
tab-rules = { $title }, les règles | Flibuste

## L’étude d’une partie terminée
# All else of it: shell/study/words.
study-gone-title = Il n’y a rien à étudier ici
study-gone-text = La partie n’est pas terminée, ou cette table n’existe pas. Seule une partie terminée peut être étudiée : les chances d’une partie en cours diraient ce qui est caché.
tree-gone-title = Cet arbre n’existe pas
tree-gone-text = Peut-être n’est-il plus partagé, ou sa partie n’est-elle plus conservée ici.

study = Étude
tab-study = Étude de { $title } | Flibuste

## Les personnes : garder un nom

keep-name = Garder ce nom
keep-name-text = Personne d’autre ne pourra le porter ici. Ni mot de passe ni courriel : cet appareil garde une clé.
name-kept-here = Vous gardez ce nom ; ouvrir votre page
name-kept-text = Vous gardez ce nom : personne d’autre ne peut le porter ici.
keeps-name = garde ce nom
your-page = Votre page
come-here = Je garde un nom sur un autre appareil
come-title = Votre nom sur cet appareil
come-text = Tapez le code que montre votre page sur l’autre appareil, ou ouvrez son lien ici. Il sert une fois.
come-code = Code
come-go = Monter à bord
come-wrong = Ce code n’est plus valable ; demandez-en un nouveau sur l’appareil que vous avez.
come-done = Vous êtes { $name } sur cet appareil désormais.
keep-name-none = Écrivez d’abord un nom.
your-key = Votre clé
your-key-text = Pas de mot de passe : celui qui tient la clé, c’est vous.
this-device = Cet appareil
some-device = Un autre appareil
device-seen = vu le { $day }
drop-device = Retirer le nom de { $device }
move-title = L’emporter sur un autre appareil
move-text = Un lien et un code qui servent une fois, pendant 10 minutes.
move-ask = Faire un lien
move-code = Scannez-le, ouvrez le lien là-bas, ou tapez le code à « Je garde un nom sur un autre appareil ». Il sert une fois, pendant { $minutes } minutes.
passkey-add = Ajouter une clé d’accès
passkey-text = Elle ouvre votre nom sur chacun de vos appareils, par leur propre verrou. Sans elle, qui perd tous ses appareils perd son nom.
passkey-seen = clé d’accès, utilisée le { $day }
passkey-drop = Retirer la clé d’accès de { $device }
passkey-none = Aucune clé d’accès n’a été créée.
passkey-insecure = Les clés d’accès demandent une page en https ; celle-ci n’y est pas.
passkey-elsewhere = Les clés d’accès de ce serveur ne servent qu’à l’adresse { $address }.
passkey-unknown = Ce navigateur ne connaît pas les clés d’accès.
come-passkey = L’ouvrir avec une clé d’accès
come-passkey-none = Aucune clé d’accès de ce serveur n’a été présentée.
move-scan = Le lien en image, pour un appareil photo
copy-link = Copier le lien
person-since = à bord depuis { $month }

## Les personnes : classements et pages

rated = classée
rated-text = Cette partie est classée : chacun garde son nom, ou est un robot.
rated-only-title = Cette partie est classée
rated-only-text = Il faut garder son nom ici pour prendre place, et chacun n’a qu’une place. Gardez le vôtre dans les réglages, puis rouvrez le lien. Vous pouvez toujours regarder.
draft-rated = Partie classée
draft-rated-text = Elle compte pour le classement de tous. Chacun doit garder son nom ; un conseil, et elle ne compte plus.
draft-rated-not = Seules les parties à plusieurs, les uns contre les autres, peuvent être classées, avec une personne par écran.
rating = Classement
rating-sure = { $games } parties classées. Presque sûr (95 %) qu’il est entre { $low } et { $high }.
rating-few = { $games ->
    [one] Une partie classée
   *[other] { $games } parties classées
} jusqu’ici : trop peu. Le classement paraît à partir de { $few }.
rating-none = Pas encore de partie classée. Qui ouvre une table dit si sa partie est classée.
rating-curve = Classement à { $title }, de { $first } à { $last }
tallies = Jeu par jeu
by-chance = ce que donnerait le seul hasard
no-games = Pas encore de partie.
person-games = parties
person-won = gagnées
person-left = quittées
best-score = Meilleur score
best-of = { $seats ->
    [one] en solitaire
   *[other] à { $seats }
}
not-rated = non classé
too-few-games = trop peu de parties
leaders = Tableau d’honneur
leaders-text = Ce serveur, { $few } parties classées au moins, par le bas de la fourchette.
leaders-none = Personne n’a encore { $few } parties classées.
is-bot = robot
name-you = { $name }, vous
rivals = Rivaux favoris
rivals-none = Encore personne qui garde son nom.
invite = Inviter
invite-rival = Inviter { $name }
marks = Faits d’armes
marks-none = Aucun pour l’instant. Certains commencent dès la première partie jouée jusqu’au bout.
deed-times = { $times } fois
deed-share = { $percent } % des joueurs d’ici l’ont accompli
deed-way = ({ $done } sur { $of } jusqu’ici)
deed-word-kept = Parole tenue
deed-word-kept-text = Dix parties de suite jouées jusqu’au bout
deed-seven-seas = Les sept mers
deed-seven-seas-text = Chaque jeu terminé au moins une fois
deed-admiral-beaten = Amiral vaincu
deed-admiral-beaten-text = Une partie gagnée contre un Amiral
deed-from-behind = Belle remontée
deed-from-behind-text = Une victoire après avoir été dernier à mi-partie
deed-by-a-hair = D’un cheveu
deed-by-a-hair-text = Une victoire d’un point, ou au départage
deed-one-boat = Même bateau
deed-one-boat-text = Une partie gagnée tous ensemble
rival-told = { $ahead } fois devant, { $behind } fois derrière
change-name = Changer le nom
save-name = Enregistrer
cancel = Annuler
person-lost = Il n’y a personne ici
person-lost-text = Le nom a été abandonné, ou l’adresse copiée en partie.
person-unreachable-text = Réessayez dans un instant.

## Pendules

draft-clock = Pendule
draft-out = Quand le temps est écoulé
clock-none = aucune : tout votre temps
clock-live = En direct
clock-day = En différé
clock-brisk = Vive : 10 min + 10 s par tour
clock-usual = Courante : 20 min + 15 s par tour
clock-long = Longue : 40 min + 30 s par tour
clock-half = Un demi-jour par tour
clock-day-turn = Un jour par tour
clock-three = Trois jours par tour
out-bot = un robot prend la barre
out-more = cinq minutes de plus, une fois
out-more-day = autant encore, une fois
out-claim = aux autres d’en décider
clock-short-live = { $time }{ $increment ->
    [0] { "" }
   *[other] {" "}+ { $increment } s
}
clock-short-day = { $time } par tour
clock-told-live = en direct, { $time }{ $increment ->
    [0] { "" }
   *[other] {" "}+ { $increment } s par tour
}
clock-told-day = en différé, { $time } par tour
clock-told-out = Quand le temps est écoulé : { $out }.
clock-days = { $count } jours
clock-hours = { $count } h
clock-minutes = { $count } min
clock-is-waits = Temps restant
clock-is-runs = Temps restant, la pendule tourne
clock-is-low = Peu de temps restant
clock-is-out = Temps écoulé
clock-still = Nuit jusqu’à { $time }, la pendule est arrêtée
clock-last-minute = Il vous reste une minute.
clock-last-seconds = Il vous reste dix secondes.
settings-night = Ma nuit
settings-night-help = Dans les parties en différé, ma pendule s’arrête alors. Les autres à la table voient quand.
settings-sleeps = De
settings-wakes = à

## Discussion, présence, pause, un mot à un programme

talk = Discussion
tab-talk = { $unread ->
    [0] Discussion
   *[other] Discussion ({ $unread })
}
talk-unread = non lus
talk-open = { $unread ->
    [0] Discussion
    [one] Discussion, un message non lu
   *[other] Discussion, { $unread } messages non lus
}
talk-you = Vous
talk-say = Dites quelque chose
talk-send = Envoyer
talk-reactions = Réactions
talk-empty = Personne n’a encore rien dit.
talk-off = On joue sans discussion à cette table.
talk-deaf = Vous n’entendez rien ici : les réglages ci-dessus y remédient.
talk-reads = Seuls ceux qui jouent peuvent écrire ici.
talk-hidden = { $name } : { $lines ->
    [one] un message masqué
   *[other] { $lines } messages masqués
}.
talk-show = Afficher
talk-your-turn = À vous de jouer
talk-turn-of = { $name } joue
talk-settings = Les messages à cette table
talk-mute = Ne plus entendre { $name }
talk-unmute = Entendre de nouveau { $name }
talk-muted = en sourdine
talk-mute-help = Personne ne sait qui vous n’écoutez plus ; ses messages restent masqués dans ce navigateur.
hearing-all = Tout
hearing-all-help = Messages et réactions.
hearing-reactions = Réactions seulement
hearing-reactions-help = Ce que les autres écrivent reste masqué.
hearing-nothing = Rien
hearing-nothing-help = Ni messages ni réactions.
reaction-bravo = Bravo !
reaction-ouch = Aïe !
reaction-cheers = À la vôtre !
reaction-patience = Patience…
reaction-coffee = Je reviens tout de suite
reaction-thanks = Merci !
presence-here = à la table
presence-elsewhere = regarde ailleurs
presence-away = { $minutes ->
    [0] pas là
    [one] pas là depuis une minute
   *[other] pas là depuis { $minutes } minutes
}
draft-talk = Discussion
draft-talk-on = Oui
draft-talk-off = Sans
draft-patience = On attend les absents
patience-usual = comme d’habitude ici
patience-minutes = { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
patience-hours = { $hours ->
    [one] une heure
    [24] un jour
   *[other] { $hours } heures
}
ask-pause = Demander une pause
at-anchor = À l’ancre
at-anchor-text = Pause pour tous depuis { $time }. Les pendules sont arrêtées.
sail-on = Lever l’ancre
clock-is-anchored = Temps restant, toutes les pendules sont arrêtées
# --- arbres des « et si »

tree = Et si…
tab-tree = Et si… { $title } | Flibuste

# --- positions composées à la main

position = Composer une position
positions = Positions
tab-position = Une position de { $title } | Flibuste
position-seat = Joueur { $seat }
position-gone-title = Cette position n’existe pas
position-gone-text = Peut-être son texte n’a-t-il pas été copié en entier, ou vient-elle d’un jeu inconnu ici.
set-up = composée
set-up-text = Cette partie n’a pas commencé comme d’habitude, mais par une position composée à la main. Elle ne compte que pour elle-même.
## Problèmes

puzzle = Problème du jour
tab-puzzle = Problème de { $title } | Flibuste
puzzle-rival = Rival { $number }
puzzle-ask = À vous de choisir : quel est le meilleur coup ?
puzzle-about = L’un d’eux devance nettement tous les autres, et ce n’est pas le premier qui vient à l’esprit. Vous savez ce que sait cette place.
puzzle-title = Jeu
puzzle-today = Aujourd’hui
puzzle-earlier = La veille
puzzle-later = Le lendemain
puzzle-leave = Quitter le problème
puzzle-asking = Un instant…
puzzle-right = C’est le meilleur coup
puzzle-right-text = Il gagne { $percent } fois sur 100, le suivant { $next }.
puzzle-wrong = Il y a mieux
puzzle-wrong-text = « { $move } » gagne { $percent } fois sur 100 : { $lost ->
    [one] { $lost } point
   *[other] { $lost } points
} de moins que le meilleur.
puzzle-given-up = « { $move } » promettait si peu que l’Amiral ne s’y est pas attardé.
puzzle-chance = chance de gagner
puzzle-tempting = ce que choisit un robot pressé
puzzle-playouts = D’après { $playouts } suites
puzzle-close = Voir le plateau
puzzle-gone-title = Ce problème n’existe pas
puzzle-gone-text = Son jour n’est peut-être pas encore venu, ou il n’y en a pas encore pour ce jeu.
line = La suite la plus probable
