### Ce que d’autres montrent d’un lien vers une de nos pages.

card-site = Des jeux de société sur les mers, entre amis ou contre des robots.
card-waiting = { $people ->
    [0] La table attend des joueurs.
   *[other] La table attend des joueurs. À bord : { $names }.
}
card-playing = { $people ->
    [0] Une partie en cours : venez regarder.
   *[other] Une partie en cours : venez regarder { $names }.
}
card-over = { $people ->
    [0] La partie est finie : revoyez-la coup par coup.
   *[other] La partie est finie : revoyez-la coup par coup. À bord : { $names }.
}
card-move = { $place } : coup { $move }
card-person = { $games ->
    [0] N’a pas encore fini de partie.
    [1] Une partie, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
   *[other] { $games } parties, dont { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }.
}
card-rules = { $title } : les règles
