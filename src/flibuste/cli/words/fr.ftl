### What the terminal says around a game; the game's own words are with its title.

player = Joueur { $seat }
bot = { $bot } { $seat }
chance = { $name } : { $percent } % de chances de gagner, { $outlook }
hint-points = { $points } points attendus

# Ce que dit `flibuste bots` de ceux qui ne sont pas des niveaux.
about-random = N’importe quel coup permis, au hasard.
about-baseline = Un joueur simple qui ne change jamais : l’étalon.
about-greedy = Un coup d’avance, d’après l’estimation du jeu.
about-search = Une recherche en arbre, qui redistribue ce que sa place ignore.
about-guest = Un invité : il vient d’un autre paquet installé ici.
about-search-n = La même avec N simulations par coup, par exemple search:500, ou pendant un temps donné : search:800ms ; search:8000x4 les partage entre 4 processus.
about-engine = Un programme à vous qui répond ligne par ligne : docs/bots.md.
about-onnx = Un réseau à vous, exporté au format ONNX : docs/research.md.

welcome = { $title }, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
} : { $names }.
hint = Tapez le numéro d’un coup, ? pour l’aide, q pour quitter.
ask = Votre choix :
ask-seat = { $name }, votre choix :

unclear = Je ne comprends pas « { $text } ». Tapez un numéro de 1 à { $most }, ou ? pour l’aide.
more = … et { $moves ->
    [one] { $moves } autre
   *[other] { $moves } autres
} : tapez-en un, ou quelques mots, par exemple : { $example }.
several = Plusieurs coups vont avec « { $text } » :
too-many = { $moves } coups vont avec « { $text } » : tapez plus de mots.
undone = Coup repris.
saved = La partie est enregistrée dans { $file }.
goodbye = Partie quittée après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
goodbye-record = Pour garder une partie, lancez-la avec --record FICHIER ; pour la revoir : flibuste replay FICHIER.
goodbye-replay = Pour la revoir : flibuste replay { $file }.
why-which = Aucun coup ne s’appelle « { $text } ». Donnez quelques-uns de ses mots, ou sa notation.
why-legal = { $move } : c’est possible maintenant.
why-reason = { $move } : { $reason }
why-rule = { $move } : { $reason } (règle { $rule })

help-number = 1, 2, 3… : jouer ce coup. Sa notation marche aussi, ou quelques-uns de ses mots, par exemple : { $notation }.
help-undo = u : reprendre votre dernier coup, tant que rien n’a été révélé depuis.
help-state = s : redire tout l’état de la table.
help-log = l : redire ce qui s’est passé depuis le début de la dernière manche.
help-why = why MOTS : pourquoi un coup n’est pas possible maintenant, par exemple : why { $example }.
help-save = w FICHIER : écrire la partie jusqu’ici.
help-quit = q : quitter la partie.

## The state of the table

result = Résultat
standing = { $rank }. { $name } : { $points }
sheet-line = { $source } : { $points }

luck-fits = Le hasard de cette partie est bien celui de son secret : il était fixé avant le premier coup.
luck-shared = Le hasard de cette partie est bien celui de son secret et de ce que { $players ->
    [one] 1 joueur y a ajouté
   *[other] { $players } joueurs y ont ajouté
} : tout était promis avant que quiconque puisse le connaître.
luck-seeded = Le hasard de cette partie vient d’une graine : qui l’a choisie pouvait connaître chaque carte d’avance.
luck-differs = Le hasard de cette partie n’est pas celui de son secret : il a été écrit à la main ou modifié.
