# What is said of hints, studies, what-ifs and positions set up by hand; it comes with the words of the title.

study-this = Étudier cette partie
study-what = Les chances de chacun à chaque coup, ce que le hasard a donné, ce que chaque choix a coûté, et ce qu’on pouvait faire de mieux. Cela prend quelques minutes et continue si vous partez.
study-game = La partie
study-result = Résultat
study-old = Cette partie est trop ancienne pour être étudiée
    .text = Elle a été jouée avec des règles qui ne peuvent plus être rejouées ici. Son enregistrement dit toujours ce qui s’est passé.
study-ended = Cette partie n’a pas été jouée jusqu’au bout
    .text = Ce qui était caché quand elle a été arrêtée le reste : elle ne peut donc pas être étudiée.
study-about = { $title } · { $rounds ->
    [0] { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
    [one] 1 manche, { $moves } coups
   *[other] { $rounds } manches, { $moves } coups
} · { $date }
study-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
study-share = Partager
study-to-table = Table
study-queued = D’autres parties passent d’abord. Vous pouvez partir : elle sera étudiée quand même.
study-computing = Coup { $done } sur { $total } étudié{ $seconds ->
    [0] .
   *[other] { $minutes ->
        [0] , encore { $seconds } s environ.
       *[other] , encore { $minutes } min environ.
    }
} Vous pouvez partir : l’étude continue.
study-stopped = Arrêtée à l’étape { $done } sur { $total }. Ce qui a été trouvé est gardé.
study-stop = Arrêter
study-go-on = Continuer
study-waits = Hasard, choix, moments et résumé viendront quand tous les coups auront été regardés.
study-chance = Chances de gagner
study-chance-team = Chances de gagner
study-playouts = avant chaque coup, d’après { $playouts } suites ou plus
study-kind = Type de graphique
study-shares = Parts
study-lines = Courbes
study-along = Au fil de la partie, coup par coup
study-round = manche { $round }
study-end = La fin
study-rivals = rivaux
study-team = chances
study-move-place = { $round ->
    [0] Coup { $move }
   *[other] Coup { $move }, manche { $round }
}
study-luck-and-choices = Hasard et choix
study-luck = hasard
study-choices = choix
study-others = autres
study-from-to = { $from } → { $to } %
study-luck-told = hasard { $luck }, choix { $choices }, autres { $others }
study-luck-help = En points de pourcentage, du début à la fin. Le hasard : ce qui est tombé. Les choix : ce que ses propres coups ont fait à ses propres chances. Les autres : ce que leurs coups en ont fait.
study-words = En quelques mots
study-agreement = Choix aussi bons que ceux de l’Amiral
study-agreement-help = Part des choix aussi bons que ceux de l’Amiral, à 2 points près ; en dessous, il ne tranche pas. Il se trompe parfois.
study-moments = Moments clés
study-which = De qui
study-all = Tous { $count }
study-yours = Vous { $count }
study-nothing = Aucun choix n’a coûté plus de 3 points, et le hasard n’en a jamais donné ni pris autant d’un coup.
study-nothing-own = Aucun n’est de vous.
study-moment-choice = { $name } : { $move }
study-moment-luck = Le hasard après { $name } : { $move }
study-moment-place = { $round ->
    [0] Coup { $move }
   *[other] Manche { $round }, coup { $move }
} · { $kind ->
    [luck] coup de chance
    [misfortune] malchance
   *[choice] choix
}
study-compared = Coups comparés
study-chance-of = chances ({ $name })
study-outlook = points attendus
study-worth = { $points }
study-better = Mieux : { $move }
study-played = Joué : { $move }
study-average = En moyenne
study-came = Ce qui est venu
study-open-board = Voir sur le plateau
study-won = { $move ->
    [1] { $name } a eu les meilleures chances du premier coup au dernier, et gagne.
   *[other] { $round ->
        [0] { $name } gagne ; à partir du coup { $move }, personne n’avait de meilleures chances.
       *[other] { $name } gagne ; à partir de la manche { $round } (coup { $move }), personne n’avait de meilleures chances.
    }
}
study-rival-won = Personne à la table n’a gagné.
study-led = { $name } était en tête pendant { $percent } % des coups, sans gagner.
study-peak = { $round ->
    [0] { $name } avait atteint { $percent } % au coup { $move }.
   *[other] { $name } avait atteint { $percent } % à la manche { $round }.
}
study-lucky = Le hasard a donné { $percent } points à { $name }, plus qu’à tout autre.
study-team-won = L’équipage gagne ; au départ, ses chances étaient de { $percent } %.
study-team-lost = L’équipage perd ; au départ, ses chances étaient de { $percent } %.
study-team-low = { $round ->
    [0] Elles étaient au plus bas au coup { $move }, avec { $percent } %.
   *[other] Elles étaient au plus bas à la manche { $round }, avec { $percent } %.
}
study-team-high = { $round ->
    [0] Elles étaient au plus haut au coup { $move }, avec { $percent } %.
   *[other] Elles étaient au plus haut à la manche { $round }, avec { $percent } %.
}
study-alone-won = { $name } gagne ; au départ, ses chances étaient de { $percent } %.
study-alone-lost = { $name } perd ; au départ, ses chances étaient de { $percent } %.
study-alone-low = { $round ->
    [0] Elles étaient au plus bas au coup { $move }, avec { $percent } %.
   *[other] Elles étaient au plus bas à la manche { $round }, avec { $percent } %.
}
study-alone-high = { $round ->
    [0] Elles étaient au plus haut au coup { $move }, avec { $percent } %.
   *[other] Elles étaient au plus haut à la manche { $round }, avec { $percent } %.
}
study-blessed = Le hasard a donné { $percent } points en tout.
study-cursed = Le hasard a pris { $percent } points en tout.
study-gift = { $round ->
    [0] Le plus grand coup de chance est pour { $name }, au coup { $move } : { $percent } points.
   *[other] Le plus grand coup de chance est pour { $name }, à la manche { $round }, au coup { $move } : { $percent } points.
}
study-blow = { $round ->
    [0] Le hasard a frappé le plus fort { $name }, au coup { $move } : { $percent } points.
   *[other] Le hasard a frappé le plus fort { $name }, à la manche { $round }, au coup { $move } : { $percent } points.
}
study-dearest = { $round ->
    [0] Le choix le plus cher, { $name } l’a fait au coup { $move } : « { $played } » au lieu de « { $better } » a coûté { $percent } points.
   *[other] Le choix le plus cher, { $name } l’a fait à la manche { $round }, au coup { $move } : « { $played } » au lieu de « { $better } » a coûté { $percent } points.
}
study-calm = Aucun choix n’a coûté 3 points.
tree-about = { $title } : d’autres suites de cette partie, que vous avez essayées. Vous seul les voyez, à moins de les partager.
tree-shared-about = { $title } : d’autres suites de cette partie, essayées et commentées par quelqu’un.
tree-empty = Rien n’a encore été essayé. Revenez à n’importe quel moment de la partie et choisissez « Et si ? » ; ce que vous jouerez alors sera gardé ici.
tree-main = La partie elle-même, { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
tree-from = Après le coup { $move }, en tant que { $name }
tree-won = { $winners ->
    [one] { $names } gagne{ $by ->
        [0] {""}
        [one] {" "}d’un point
       *[other] {" "}de { $by } points
    }
   *[other] { $names } gagnent ensemble
}
tree-team-won = Tout le monde gagne
tree-team-lost = Tout le monde perd
tree-nobody-won = Personne ne gagne
tree-running = Encore en cours, au coup { $moves }
tree-stopped = Arrêtée au coup { $moves }
tree-scores = Points à la fin
tree-change = ({ $change })
tree-begins = Elle commence ainsi :
tree-move = Coup { $move }
tree-uncomment = Retirer le commentaire
tree-play-on = Continuer
tree-stop = S’arrêter là
tree-look = La revoir
tree-drop = Oublier cette branche
tree-save = Enregistrer
tree-bring = Ouvrir un fichier
tree-share = Qui a le lien peut le regarder
tree-link = Copier le lien
tree-running-help = { $lines ->
    [one] Une branche encore en cours n’est pas enregistrée.
   *[other] { $lines } branches encore en cours ne sont pas enregistrées.
}
tree-notes = Commenter
tree-note = Commentaire du coup { $move }
tree-note-place = Que dire de ce moment ?
tree-note-save = Garder
tree-note-help = Il est gardé avec vos « et si » de cette partie ; vous seul le voyez, à moins de les partager.
tree-open = Tous les « et si »

position-about = { $title } : choisissez une chose, puis où elle va. Chaque changement est vérifié.
position-map = Sur la carte
position-map-help = Touchez une case de la carte, et dites ici ce qui s’y trouve.
position-cell = Sur la carte, en { $cell }
position-stands = Ce qui se trouve ici
position-nobodys = à personne
position-place-of = { $place }, { $name }
position-move-to = Va à :
position-less = Moins : { $place }
position-more = Plus : { $place }
position-nothing = Rien
position-ask = Demander conseil
position-copy = Copier le texte
position-paste = Coller une position
position-paste-help = Une ligne qui commence par « flibuste: », telle que la donne « Copier le texte ».
position-open = L’ouvrir
position-chances = Les chances de chacun
position-table = Sur la table
position-turn = À qui de jouer
position-turn-of = À { $name } de jouer
position-play = Jouer à partir d’ici
position-play-help = À une table privée contre des robots, hors classement. Ce que votre place ne peut savoir est redistribué.
position-mine = Vous êtes
position-rivals = Les autres
position-play-on = Jouer
position-new = Une autre partie
position-title = Jeu
position-preset = Façon de jouer
position-seats = Joueurs
position-begin = Commencer avec
position-from-here = Composer à partir d’ici

hint-again = Regarder encore
hint-asking = On scrute l’horizon…
hint-points = prévision { $points }
hint-error = Chance de gagner, ± { $error } points
hint-only = Il n’y a rien d’autre à faire.
hint-wins = De quoi gagner, sans doute.
hint-risk = Le risque en vaut la peine : environ { $percent } fois sur 100, cela tourne mal.
hint-denies = Sinon { $name } le ferait.
hint-brings = { $brings }.
hint-reply = { $name } répondrait sans doute : { $move }.
hint-follows = Puis sans doute : { $move }.
hint-hope = Environ { $percent } fois sur 100, cela tourne très bien.
hint-safe = { $percent ->
    [0] Cela ne tourne jamais mal.
   *[other] Cela ne tourne mal qu’environ { $percent } fois sur 100.
}
hint-spares = L’autre voie tourne mal environ { $percent } fois sur 100.
hint-ahead = À regarder plus loin, cela vaut { $percent } points de chances de plus que le meilleur des autres coups.
hint-steady = À peu près aussi bon que le reste.
hint-behind = Solide, mais un peu plus lent.
