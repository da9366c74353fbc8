# What is said at tables alone, whatever is played; it comes with the words of the title.

reconstructed-count = { $whole ->
    [yes] les { $made }
   *[no] { $made } sur { $all }
}
curtain-title = { $turn ->
    [yes] { $name }, c’est à vous
   *[no] { $name }, installez-vous ici
}
curtain-text = Que seul { $name } regarde l’écran.
curtain-open = Je suis { $name }
history-region = Histoire de la partie
history-where = Vous regardez le coup { $move } sur { $moves }
history-turn = { $round ->
    [0] { $mine ->
        [yes] À vous de jouer.
       *[no] { $name } joue.
    }
   *[other] Manche { $round }, { $mine ->
        [yes] à vous de jouer.
       *[no] { $name } joue.
    }
}
history-place = { $move }{ $round ->
    [0] {""}
   *[other] , manche { $round }
}, { $name }
history-move = Coup
history-steps = À travers la partie
history-round-back = Manche précédente (Page préc.)
history-turn-back = Tour précédent (Maj ←)
history-step-back = Coup précédent (←)
history-play = Défiler (Espace)
history-stop = Arrêter (Espace)
history-step-on = Coup suivant (→)
history-turn-on = Tour suivant (Maj →)
history-round-on = Manche suivante (Page suiv.)
history-now = Présent : { $moves }
history-end = Fin : { $moves }
history-to-move = { $mine ->
    [yes] à vous de jouer
   *[no] { $name } joue
}
history-close = Au présent
history-share = Partager
history-link = Un lien vers ce moment
history-link-shows = Qui l’ouvre voit le coup { $move } comme un spectateur : rien de caché n’y est.
history-copy = Copier
keys-history = En regardant en arrière
key-history = Coup par coup, avec Maj tour par tour
key-history-round = Manche par manche
key-history-ends = Au début, au dernier coup
key-history-play = Défiler ou arrêter
key-history-close = Au présent
deal-promise = { $dealt ->
    [no] Le hasard viendra d’un secret qui a cette empreinte et de ce que chaque écran ajoute :
   *[yes] Le hasard vient d’un secret qui a cette empreinte :
}
deal-check = Vérifier la donne
deal-fair = Les cartes viennent d’un secret fixé avant que quiconque s’assoie et de ce que { $names } y { $count ->
    [one] a ajouté
   *[other] ont ajouté
} : personne n’a pu les choisir.
deal-alone = Les cartes viennent d’un secret fixé avant le premier coup. Aucun autre écran n’y avait part.
deal-seeded = Les cartes viennent d’une graine : qui a ouvert la table pouvait toutes les connaître.
deal-other-secret = Le secret du serveur n’est pas celui qu’il avait promis : il a été changé après l’ouverture de la table. Ne vous fiez pas à cette donne.
deal-other-share = Ce que { $names } y { $count ->
    [one] a ajouté
   *[other] ont ajouté
} n’est pas ce qui était promis avant la donne. Ne vous fiez pas à cette donne.
deal-left-out = La part promise par cet écran a été laissée de côté. S’il était à la table lors de la donne, ne vous y fiez pas.
deal-replay = Que chaque carte en découle, « flibuste replay » le vérifie avec l’enregistrement.
key-undo = Reprendre le dernier coup
key-next = Montrer le prochain coup des autres
key-skip = Aller au présent
key-end = Fin
key-pages = Page ↑ ↓
key-ends = Début, Fin
key-help = Cette liste
keys-moves-hint = L’onglet « Coups », près du journal, liste tout ce que vous pouvez faire.
leave-title = Quitter la partie ?
leave-bot = Un robot prend ma place
leave-bot-text = Les autres continuent, et un robot joue pour vous. Vous pouvez reprendre la barre jusqu’à la fin.
leave-resign = Abandonner
leave-resign-duel = La partie est finie, et { $name } gagne.
leave-resign-others = Un robot joue votre place jusqu’à la fin, marquée comme abandonnée. Vous ne revenez pas.
leave-close-text = La partie s’arrête ici, sans vainqueur.
leave-do = Quitter
seat-away-title = { $name } n’est pas là
seat-away-since = Depuis { $minutes ->
    [0] moins d’une minute
    [one] une minute
   *[other] { $minutes } minutes
}.
let-bot-play = Un robot joue
claim-game = Réclamer la victoire
not-now = Pas maintenant
stand-in-title = Un robot joue pour vous
stand-in-text = { $level }. Vous pouvez reprendre la barre jusqu’à la fin.
stand-in-resigned = Vous avez abandonné ; un robot joue pour votre place.
take-wheel = Reprendre la barre
event-seat-left = { $you ->
    [yes] Vous quittez la table ; un robot joue pour vous.
   *[no] { $seat } quitte la table ; un robot continue.
}
event-seat-replaced = { $you ->
    [yes] Vous n’êtes pas là ; un robot joue pour vous.
   *[no] { $seat } n’est pas là ; un robot continue.
}
event-seat-returned = { $you ->
    [yes] Vous êtes de retour et jouez vous-même.
   *[no] { $seat } est de retour.
}
event-seat-resigned = { $you ->
    [yes] Vous abandonnez ; un robot joue jusqu’à la fin.
   *[no] { $seat } abandonne ; un robot joue jusqu’à la fin.
}
event-game-resigned = { $you ->
    [yes] Vous abandonnez : la partie est finie.
   *[no] { $seat } abandonne : la partie est finie.
}
event-game-claimed = { $you ->
    [yes] Vous n’êtes pas revenu : la partie est finie.
   *[no] { $seat } n’est pas revenu : la partie est finie.
}
event-game-timed-out = { $you ->
    [yes] Vous perdez au temps : la partie est finie.
   *[no] { $seat } perd au temps : la partie est finie.
}
event-table-closed = { $you ->
    [yes] Vous fermez la table.
   *[no] { $seat } ferme la table.
}
request-take-back = { $you ->
    [yes] Vous aimeriez reprendre :
   *[no] { $name } aimerait reprendre :
}
request-take-back-since = { $took ->
    [one] Un coup.
   *[other] { $took } coups.
} { $revealed ->
    [yes] Quelque chose a été révélé depuis ; cela reviendra tel quel.
   *[no] Rien n’a été révélé depuis.
}
request-yes = D’accord
request-no = Non
request-withdraw = Tant pis
request-ended-granted = Tous sont d’accord.
request-ended-refused = { $refuser } a dit non. Rien ne change.
request-ended-lapsed = Tous n’ont pas répondu. Rien ne change.
request-ended-withdrawn = Ce n’est plus demandé.
request-ended-moved = La partie a continué. Rien ne change.
request-ended-left = Ce n’est plus demandé.
vote-agreed = { $name } est d’accord
vote-refused = { $name } n’est pas d’accord
vote-open = { $name } n’a pas encore répondu
vote-away = { $name } est absent et n’est pas consulté
key-agree = Accepter ce qui est demandé
key-refuse = Refuser ce qui est demandé
take-back-title = Reprendre cela ?
take-back-text = { $last ->
    [yes] Votre dernière décision
   *[no] La décision derrière cette ligne
} et tout ce qui a suivi sont repris{ $alone ->
    [yes] . Les robots sont d’accord.
   *[no] , si tous à la table sont d’accord d’ici une minute.
}
take-back-luck = Le hasard reste tel qu’il a été fixé avant la partie : les mêmes cartes restent où elles étaient. Si quelque chose a été révélé depuis, la partie dira toujours que cela a été repris.
take-back-ask = { $alone ->
    [yes] Reprendre
   *[no] Demander à tous
}
event-taken-back = { $you ->
    [yes] Vous reprenez { $took ->
        [one] un coup
       *[other] { $took } coups
    } avec l’accord de tous.
   *[no] { $seat } reprend { $took ->
        [one] un coup
       *[other] { $took } coups
    } avec l’accord de tous.
}
key-rules = Ouvrir les règles, à ce que vous montrez
key-find = Chercher dans les règles
time-up-title = { $name } n’a plus de temps
time-up-text = Vous pouvez attendre, ou décider du sort de la place.
event-seat-timed-out = { $you ->
    [yes] Votre temps est écoulé ; un robot joue pour vous.
   *[no] { $seat } n’a plus de temps ; un robot prend la barre.
}
event-time-given = { $you ->
    [yes] Votre temps est écoulé ; en voici encore, pour cette fois.
   *[no] { $seat } n’a plus de temps ; en voici encore, pour cette fois.
}
event-time-up = { $you ->
    [yes] Votre temps est écoulé ; les autres peuvent décider du sort de votre place.
   *[no] { $seat } n’a plus de temps ; les autres peuvent décider du sort de la place.
}
key-talk = Écrire aux autres
request-pause = { $you ->
    [yes] Vous demandez une pause.
   *[no] { $name } demande une pause.
}
request-pause-since = Toutes les pendules s’arrêtent si chacun est d’accord. N’importe qui peut y mettre fin.
event-game-anchored = { $you ->
    [yes] Vous avez demandé une pause : tous jettent l’ancre.
   *[no] { $seat } a demandé une pause : tous jettent l’ancre.
}
event-game-sails-on = { $you ->
    [yes] Vous levez l’ancre : les pendules repartent.
   *[no] { $seat } lève l’ancre : les pendules repartent.
}
hook-title = Prévenir un programme de mes tours
hook-help = Quand c’est à vous, ce serveur envoie à votre adresse la table, la place et le nombre de coups : rien qu’un spectateur ne puisse savoir.
hook-url = Adresse du programme
hook-name = Utiliser cette adresse
hook-try = Essayer
hook-take-away = La retirer
hook-kept = Vos tours y sont désormais annoncés.
hook-gone = Plus personne n’est prévenu de vos tours.
hook-tried = Le message est bien arrivé.
watched-things = Tout ceci est à { $name }
