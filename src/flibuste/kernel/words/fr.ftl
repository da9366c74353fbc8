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
reason-bot-moves-first = Votre temps était écoulé : reprenez la barre quand le robot aura joué.
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
