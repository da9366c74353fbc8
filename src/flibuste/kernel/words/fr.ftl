### Ce qui se dit de même dans tous les jeux.

who-wins = { $winners_count ->
    [0] Personne ne gagne.
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $winners_list } l’emporte.
    }
   *[other] { $winners_list } se partagent la victoire.
}

## Raisons

reason-game-over = La partie est terminée.
reason-not-your-turn = C’est à { $to_move } de décider maintenant.
reason-many-screens = { $screens } écrans tiennent déjà cette place ; pas davantage.
reason-table-waiting = Une place est encore libre : la partie commence quand tout le monde est là.
reason-stale = La table a avancé depuis votre choix.
reason-nothing-to-undo = Vous n’avez aucun coup à reprendre.
reason-cannot-undo-revealed = Quelque chose a été révélé depuis : ce coup ne se reprend plus.
reason-not-your-seat = Ce n’est pas votre place.
reason-bot-plays = Un robot joue pour cette place ; reprenez d’abord la barre.
reason-table-dealing = On distribue les cartes ; un instant.
reason-not-opener = Seul qui a ouvert la table peut le faire tant qu’elle attend.
reason-seat-not-free = Cette place est prise.
reason-no-such-bot = Ce robot n’existe pas.
reason-name-kept = Quelqu’un garde ici le nom { $name }, ou un nom semblable ; choisissez-en un autre.
reason-name-own = Qui est assis ici garde son nom ; on le change sur sa propre page.
reason-not-away = Il faut que quelqu’un soit absent depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
reason-plays-alone = Personne d’autre ne joue ici : allez à l’accueil et revenez, ou fermez la table.
reason-bot-moves-first = Un robot tient la barre : reprenez-la quand il aura joué.
reason-hook-not-public = { $host } n’est pas une adresse publique : ce serveur n’y envoie rien.
reason-hook-silent = { $host } ne l’a pas pris : il doit répondre en moins de cinq secondes que tout va bien.
reason-no-clock = On ne compte le temps de personne ici : il n’y a rien à arrêter.
reason-at-anchor = Tous sont à l’ancre : il faut d’abord la lever.
reason-not-anchored = Personne n’est à l’ancre.
reason-bad-hook = Ce n’est pas une adresse où ce serveur peut écrire : elle commence par https:// et elle est publique.
reason-others-play = D’autres jouent ici : partez, et un robot prend votre place.
reason-request-open = On demande déjà quelque chose à tous : répondez d’abord à cela.
reason-request-over = Cela n’est plus demandé.
reason-no-such-request = On ne peut rien demander de tel ici.
reason-not-asked = On ne vous le demande pas, ou vous avez déjà répondu.
reason-nothing-said = Ce message est vide.
reason-chat-full = On a déjà tant dit ici qu’il n’y a plus de place.
reason-log-full = Le journal de cette table est plein ({ $lines } lignes) : la partie peut aller à son terme, mais on ne peut plus rien y reprendre, y dire ni y changer.
reason-no-chat = On ne parle pas à cette table.
reason-take-back-rated = Dans une partie qui compte, on ne reprend rien si une chose a été révélée depuis.
reason-has-resigned = Qui a abandonné ne revient pas dans la partie.
reason-cannot-resign = Personne n’y gagnerait : partez, ou fermez la table.
reason-cannot-claim = À deux seulement, et quand c’est à l’autre de jouer.
reason-no-such-seat = Cette table compte { $seats } places.
reason-not-saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a été fait : { $sentence }
reason-too-often = C’était trop souvent en peu de temps ; réessayez dans { $seconds } s.
reason-hint-people = Les conseils sont réservés aux tables où tous les autres sont des robots.
reason-hint-asked = Un conseil est déjà en route.
reason-no-such-move = Cette partie en est au coup { $moves }.
reason-unknown-move = Ce coup n’existe pas : { $move }.

## Ce que le serveur ne fait pas, et ce qu’il ne peut pas ouvrir

reason-seats-taken = Toutes les places libres de cette table sont prises.
reason-key-opens-nothing = Cette clé n’ouvre aucune place de cette table ; demandez un nouveau lien, ou regardez sans lien.
reason-rated-kept-only = Cette partie compte pour le classement : seules les personnes qui gardent leur nom ici peuvent y jouer, une fois chacune.
reason-invitation-keyless = Une invitation ne s’accepte qu’avec une clé à soi ; rouvrez le lien.
reason-invitation-used = Cette invitation a déjà servi. La personne qui l’a acceptée peut ouvrir un autre écran depuis le menu de la table.
reason-no-bells = Ce serveur ne prévient personne ; qui s’en occupe l’obtient par `pip install 'flibuste[people]'`.
reason-bell-unreadable = Ce navigateur n’a pas dit où le prévenir ; réessayez.
reason-bell-address = On ne prévient un navigateur qu’à une adresse publique qui commence par https://.
reason-clock-kind = Ce serveur ne connaît pas cette pendule.
reason-clock-seconds = Une telle pendule compte de { $least } à { $most } secondes.
reason-clock-increment = Un tour rapporte au plus { $most } secondes avec une pendule en direct, et aucune avec une autre.
reason-clock-out = Ce serveur ne sait pas faire cela quand le temps est écoulé.
reason-clock-night = Une nuit commence dans la journée et dure au plus { $hours } heures.
reason-looked-at-later = Seule une partie jouée jusqu’au bout peut se revoir ainsi.
reason-nobody-chose = Personne n’avait à choisir après { $moves } coups : cette partie en compte { $of }.
reason-rated-fresh-only = Une partie tirée d’une graine, une campagne ou une partie en solitaire ne peut pas compter pour le classement.
reason-rated-names-kept = Une partie ne compte pour le classement que si tout le monde garde son nom ; gardez d’abord le vôtre, ou jouez hors classement.
reason-rated-levels-only = Une partie ne compte pour le classement que contre des robots d’un niveau connu.
reason-seat-kind = Une place ne peut pas être occupée ainsi.
reason-no-bot-called = Il n’y a pas de robot « { $bot } » ici ; choisissez parmi : { $bots }.
reason-no-such-table = Cette table n’existe pas ici ; son adresse n’a peut-être pas été copiée en entier.
reason-rated-rivals-only = Seule une partie à plusieurs, les uns contre les autres, peut compter pour le classement.
reason-seed-known = Qui choisit la graine peut connaître toutes les cartes : elle n’est permise que si toutes les autres places sont sur cet écran ou tenues par des robots. Retirez la graine, ou demandez --allow-seeds à qui s’occupe du serveur.
reason-server-full = Ce serveur tient déjà autant de tables qu’il peut ; réessayez dans une minute.
reason-rematch-players-only = Seules les personnes qui ont joué peuvent demander une revanche.
reason-other-campaign = On ne peut retenter qu’un chapitre de la même campagne.
reason-no-such-campaign = Cette campagne n’existe pas ici ; son adresse n’a peut-être pas été copiée en entier.
reason-no-lesson = Il n’y a pas de leçon pour { $title }.
reason-passkey-spent = La demande est trop ancienne, ou a déjà reçu sa réponse ; réessayez.
reason-passkey-unreadable = La réponse de la clé d’accès est incompréhensible.
reason-passkey-signature = Cette clé d’accès signe d’une façon inconnue ici.
reason-passkey-unknown = Cette clé d’accès n’ouvre aucun nom ici.
reason-no-passkeys = Ce serveur n’a pas de clés d’accès ; qui s’en occupe les obtient par `pip install 'flibuste[people]'`.
reason-passkey-elsewhere = Les clés d’accès de ce serveur ne marchent qu’à l’adresse { $address }.
reason-passkey-refused = La réponse de la clé d’accès n’est pas valable ici.
reason-device-key = La clé d’un appareil compte de 20 à 64 lettres, chiffres, - ou _.
reason-device-unknown = Cet appareil n’est ici celui de personne ; gardez de nouveau votre nom, ou faites-le venir d’un autre appareil.
reason-name-anybodys = C’est ainsi que tout le monde s’appelle ici ; choisissez un nom à vous.
reason-name-long = Un nom que l’on garde compte au plus { $most } lettres.
reason-person-forgotten = Entre-temps, ce nom a été oublié.
reason-devices-many = On a au plus { $most } appareils ; retirez-en d’abord un.
reason-passkeys-many = On a au plus { $most } clés d’accès ; retirez-en d’abord une.
reason-passkey-copied = Cette clé d’accès semble être une copie : elle a servi plus souvent qu’elle ne le sait.
reason-position-over = La partie est finie dans cette position : plus personne ne peut jouer.
reason-no-such-person = On ne connaît personne ici à cette adresse ; elle n’a peut-être pas été copiée en entier.
reason-no-answer = Ce coup n’existe pas dans ce problème ; choisissez-en un que le plateau propose.
reason-no-rulebook = Il n’y a pas de livret de règles pour { $title }.
reason-study-running = Cette partie n’est pas finie : ses chances diraient ce qui est caché. On pourra l’analyser ensuite.
reason-study-unfinished = Cette partie n’est pas encore analysée jusqu’au bout.
reason-studies-many = Trop de parties attendent déjà leur analyse ici ; réessayez plus tard.
reason-studies-own = D’autres parties attendent encore l’analyse que vous avez demandée ; réessayez quand l’une sera prête.
reason-undealt = Rien n’est encore distribué à cette table : il n’y a pas d’enregistrement.
reason-rematch-early = Cette partie n’est pas finie ; vous pourrez rejouer ensuite.
reason-tree-key = La clé d’un arbre compte de 20 à 64 lettres, chiffres, traits d’union ou traits bas.
reason-ended-early = Cette partie a été arrêtée avant sa fin : ce qui y était caché le reste.
reason-people-play = Tant que des personnes s’affrontent, nul ne peut essayer d’autres suites ; attendez la fin.
reason-rated-play = Tant qu’une partie classée se joue, nul ne peut essayer d’autres suites ; attendez la fin.
reason-tree-unfinished = Un arbre accompagne l’enregistrement d’une partie jouée jusqu’au bout.
reason-tree-branches = Un arbre a au plus { $most } branches ; retirez-en d’abord une.
reason-tree-unsaved = Un arbre s’enregistre avec sa partie, une fois celle-ci jouée jusqu’au bout.
reason-no-such-tree = Cet arbre n’existe pas, ou n’est pas partagé.
reason-tree-line = Cette ligne n’est pas dans l’arbre.
reason-tree-move = Cette ligne n’a pas ce coup.
reason-tree-comments = Un arbre a au plus { $most } commentaires ; retirez-en d’abord un.
reason-what-if-own-seat = Tant que la partie se joue, seule la personne assise à cette place peut essayer d’autres suites.
reason-what-if-over = La partie est finie à ce moment-là ; choisissez-en un plus tôt.
reason-watchers-many = Cette table a autant de spectateurs qu’elle peut en accueillir.
reason-watchers-address = { $most } spectateurs regardent déjà cette table depuis votre adresse.
reason-screens-many = Cette place est déjà ouverte sur { $most } écrans ; fermez-en un.
reason-position-no-line = Ce n’est pas une position de Flibuste : une telle ligne commence par « flibuste » et compte cinq parties séparées par deux points.
reason-position-cut = Cette position n’a pas été copiée en entier, ou a été modifiée : ses dernières lettres ne vont pas avec le reste.
reason-position-unknown = Cette position ne peut pas être ouverte ici : ce programme ne connaît pas ce jeu, ou pas avec ces options.
reason-position-broken = Cette position est illisible : ses données sont abîmées.
reason-position-apart = Rien ne peut passer de l’un de ces endroits à l’autre.
reason-position-no-number = Ce n’est pas un nombre qui se trouve là.
reason-position-no-map = Ce qui est là n’est pas sur la carte.
reason-position-no-claim = Cette case n’est jamais à personne.
reason-position-bounds = Cela va de { $least } à { $most } ; { $value } n’est pas possible.
reason-position-turn = Dans { $title }, on ne choisit pas à qui est le tour : cela découle du reste.
reason-position-no-piece = Cette pièce ne se trouve pas à cet endroit.
reason-position-never = Une telle pièce ne se trouve jamais à cet endroit.
reason-position-none = Il n’y en a pas de cette sorte à cet endroit.
reason-position-no-place = Cet endroit de la position n’existe pas, ou ne se change pas.
reason-position-stuck = Personne ne pourrait rien choisir dans cette position.
reason-position-pieces = Les pièces de cette position ne sont pas celles de la boîte (en moins : { $missing } ; en trop : { $odd }).
reason-position-odd = Une partie ne peut pas mener à cette position : quelque chose s’y contredit. (En détail, en anglais : { $sentence })
reason-code-spent = Ce code n’est plus valable ; demandez-en un nouveau sur l’appareil que vous avez.
reason-bad-setting = Ce jeu ne se joue pas avec ce nombre de personnes ou ces options. (En détail, en anglais : { $sentence })
reason-bad-record = Cet enregistrement ne peut pas être ouvert ici : il est abîmé, incomplet ou d’une autre version. (En détail, en anglais : { $sentence })
reason-no-such-title = Ce jeu n’existe pas ici.
reason-no-puzzle = Il n’y a pas de problème pour ce jour-là.
reason-store-silent = Le serveur ne peut ni lire ni garder ses tables en ce moment ; réessayez dans une minute.
reason-elsewhere = Un autre serveur tient maintenant cette table ; réessayez dans un instant.
reason-other-page = La demande vient d’une page d’ailleurs ; ouvrez la page de ce serveur.
reason-not-understood = Le serveur n’a pas compris la demande ; rechargez la page.
reason-nothing-there = Il n’y a rien à cette adresse.
reason-too-large = C’est trop volumineux pour ce serveur.
reason-server-failed = Quelque chose s’est mal passé sur le serveur ; son journal en dit plus.
