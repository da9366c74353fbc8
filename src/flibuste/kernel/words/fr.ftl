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
reason-many-screens = { $screens } écrans tiennent déjà cette place ; pas davantage.
reason-table-waiting = Une place est encore libre : la partie commence quand tout le monde est là.
reason-stale = La table a avancé depuis votre choix.
reason-nothing-to-undo = Vous n’avez aucun coup à reprendre.
reason-cannot-undo-revealed = Quelque chose a été révélé depuis : ce coup ne se reprend plus.
reason-not-your-seat = Ce n’est pas votre place.
reason-no-such-seat = Cette table compte { $seats } places.
reason-not-saved = Le serveur n’a pas pu l’enregistrer, donc rien n’a été fait : { $sentence }
reason-too-often = C’était trop souvent en peu de temps ; réessayez dans { $seconds } s.
reason-hint-people = Les conseils sont réservés aux tables où tous les autres sont des bots.
reason-hint-asked = Un conseil est déjà en route.
reason-unknown-move = Ce coup n’existe pas : { $move }.
