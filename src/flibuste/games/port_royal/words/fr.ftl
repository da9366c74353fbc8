### Port Royal en français. Every id and attribute here is also in en.ftl, which says what the arguments are.

title-name = Port Royal
title-description = Révélez navire après navire, mais arrêtez-vous à temps : deux de la même couleur et le port est perdu. Commercez, recrutez votre équipage et soyez le premier à 12 d’influence.

## Cards

# Parts of other messages.
n-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
n-swords = { $swords ->
    [one] { $swords } sabre
   *[other] { $swords } sabres
}
ship-strength = { $skull ->
    [yes] tête de mort
   *[no] { n-swords }
}
ship-ability = Rapporte { n-coins }. { $skull ->
    [yes] Impossible à repousser.
   *[no] Se repousse avec { n-swords } ou plus.
}
discounted = { $discount ->
    [0] { $cost }
    [one] { $cost } ({ $printed } − 1 Señorita)
   *[other] { $cost } ({ $printed } − { $discount } Señoritas)
}

card-pinnace = Pinasse
    .a = une pinasse ({ ship-strength })
    .the = la pinasse
    .ability = Navire jaune. { ship-ability }
card-flute = Flûte
    .a = une flûte ({ ship-strength })
    .the = la flûte
    .ability = Navire bleu. { ship-ability }
card-skiff = Barque
    .a = une barque ({ ship-strength })
    .the = la barque
    .ability = Navire vert. { ship-ability }
card-frigate = Frégate
    .a = une frégate ({ ship-strength })
    .the = la frégate
    .ability = Navire rouge. { ship-ability }
card-galleon = Galion
    .a = un galion ({ ship-strength })
    .the = le galion
    .ability = Navire noir. { ship-ability }
card-sailor = Matelot
    .a = un Matelot
    .the = le Matelot
    .ability = { n-swords } pour repousser les navires.
card-pirate = Pirate
    .a = un Pirate
    .the = le Pirate
    .ability = { n-swords } pour repousser les navires.
card-trader = { $color ->
    [yellow] Négociant jaune
    [blue] Négociant bleu
    [green] Négociant vert
    [red] Négociant rouge
   *[black] Négociant noir
}
    .a = { $color ->
        [yellow] un Négociant jaune
        [blue] un Négociant bleu
        [green] un Négociant vert
        [red] un Négociant rouge
       *[black] un Négociant noir
    }
    .the = { $color ->
        [yellow] le Négociant jaune
        [blue] le Négociant bleu
        [green] le Négociant vert
        [red] le Négociant rouge
       *[black] le Négociant noir
    }
    .ability = { $color ->
        [yellow] Chaque pinasse prise
        [blue] Chaque flûte prise
        [green] Chaque barque prise
        [red] Chaque frégate prise
       *[black] Chaque galion pris
    } vous rapporte 1 pièce de plus.
card-admiral = Amiral
    .a = un Amiral
    .the = l’Amiral
    .ability = Quand vient votre moment de choisir, s’il y a au moins 5 cartes dans le port : 2 pièces.
card-jester = Saltimbanque
    .a = un Saltimbanque
    .the = le Saltimbanque
    .ability = Quand vient votre moment de choisir, si le port est vide, et à chaque naufrage : 1 pièce.
card-governor = Gouverneur
    .a = un Gouverneur
    .the = le Gouverneur
    .ability = Vous pouvez prendre 1 carte de plus chaque fois que vous choisissez.
card-senorita = Señorita
    .a = une Señorita
    .the = la Señorita
    .ability = Recruter vous coûte 1 pièce de moins.
card-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .ability = Équipage d’expédition : croix.
card-captain = Capitaine
    .a = un Capitaine
    .the = le Capitaine
    .ability = Équipage d’expédition : ancre.
card-settler = Colon
    .a = un Colon
    .the = le Colon
    .ability = Équipage d’expédition : maison.
card-jack = Touche-à-tout
    .a = un Touche-à-tout
    .the = le Touche-à-tout
    .ability = Équipage d’expédition : remplace un Prêtre, un Capitaine ou un Colon.
card-expedition = Expédition ({ $needs })
    .a = une expédition ({ $needs })
    .the = l’expédition ({ $needs })
    .ability = Envoyez { $needs } : { n-coins } et { $influence } d’influence.
card-tax = { $bonus ->
    [swords] Taxe (le plus de sabres)
   *[influence] Taxe (le moins d’influence)
}
    .a = { $bonus ->
        [swords] une taxe (le plus de sabres)
       *[influence] une taxe (le moins d’influence)
    }
    .the = la taxe
    .ability = Qui possède au moins { $threshold } pièces en rend la moitié, arrondie à l’inférieur. { $bonus ->
        [swords] Le plus de sabres : 1 pièce.
       *[influence] Le moins d’influence : 1 pièce.
    }
card-token = Jeton pièce
    .a = un jeton pièce
    .the = le jeton pièce
    .ability = Une pièce hors du paquet ; elle quitte la partie une fois dépensée.

## Moves

move-reveal = Révéler une carte
move-stop = Arrêter et commercer
move-repel = Repousser le navire
move-admit = Laisser entrer le navire
move-trade = Prendre { $card_the }
move-hire = Recruter { $card_the }
move-pass = Passer
move-expedition = Accomplir { $card_the }
move-send = Envoyer { $card_the }
move-end = Finir le tour

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-coins = { $n ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-influence = { $amount } d’influence
preview-cards = { $n ->
    [0] aucune carte à prendre
    [one] 1 carte à prendre
   *[other] { $n } cartes à prendre
}
preview-bust = naufrage
preview-fee = droit de { $n } compris

## Steps and what the player to move must do

step-discover = Découvrir
step-repel = Repousser ?
step-window = Commercer et recruter
step-crew = Choisir l’équipage
step-turn-end = Fin du tour
step-over = Partie terminée

# $first: "yes" when nothing has been revealed this turn; $cards: how many cards may be taken (after stopping).
prompt-discover = { $first ->
    [yes] { $you ->
        [yes] Révélez la première carte.
       *[no] { $seat } doit révéler la première carte.
    }
   *[no] { $you ->
        [yes] Révélez une autre carte, ou arrêtez-vous pour prendre { $cards ->
            [0] rien du tout
            [one] 1 carte
           *[other] jusqu’à { $cards } cartes
        }.
       *[no] { $seat } peut révéler une autre carte, ou s’arrêter pour prendre { $cards ->
            [0] rien du tout
            [one] 1 carte
           *[other] jusqu’à { $cards } cartes
        }.
    }
}
prompt-repel = { $you ->
    [yes] Repousser ce navire, ou le laisser entrer ?
   *[no] { $seat } décide de repousser ou non le navire.
}
prompt-window = { $you ->
    [yes] { $cards ->
        [0] Vous avez pris toutes vos cartes.
        [one] Prenez 1 carte dans le port, ou passez.
       *[other] Prenez jusqu’à { $cards } cartes dans le port, ou passez.
    }
   *[no] { $cards ->
        [0] { $seat } a pris toutes ses cartes.
        [one] { $seat } peut prendre 1 carte dans le port.
       *[other] { $seat } peut prendre jusqu’à { $cards } cartes dans le port.
    }
}
prompt-crew = { $you ->
    [yes] Choisissez qui part en expédition.
   *[no] { $seat } choisit qui part en expédition.
}
prompt-turn-end = { $you ->
    [yes] Accomplissez une expédition, ou finissez votre tour.
   *[no] { $seat } peut accomplir une expédition avant la fin du tour.
}
prompt-over = La partie est terminée.

## Events

event-game-started = { $you ->
    [yes] Vous commencez la partie.
   *[no] { $seat } commence la partie.
}
event-turn-started = { $you ->
    [yes] Manche { $round } : à vous de jouer.
   *[no] Manche { $round } : à { $seat } de jouer.
}
event-card-revealed = { $you ->
    [yes] Vous révélez { $card_a }.
   *[no] { $seat } révèle { $card_a }.
}
event-ship-repelled = { $you ->
    [yes] Vous repoussez { $card_a } avec { n-swords }.
   *[no] { $seat } repousse { $card_a } avec { n-swords }.
}
event-busted = { $you ->
    [yes] Vous faites naufrage : avec { $card_the }, une couleur est en double. Tout est perdu : { $cards_list }.
   *[no] { $seat } fait naufrage : avec { $card_the }, une couleur est en double. Tout est perdu : { $cards_list }.
}
event-expedition-opened = Une nouvelle expédition est ouverte : { $card }.
event-tax-levied = { $card } : qui a trop de pièces en rend la moitié.
event-tax-paid = { $you ->
    [yes] Vous payez { n-coins } de taxe et en gardez { $left }.
   *[no] { $seat } paie { n-coins } de taxe et en garde { $left }.
}
event-nobody-taxed = Personne n’est assez riche pour être taxé.
event-coins-gained = { $you ->
    [yes] Vous gagnez { n-coins }{ $source ->
        [ship] {""} pour le navire
        [trader] {""} grâce à vos Négociants
        [admiral] {""} grâce à l’Amiral : au moins 5 cartes dans le port
        [jester] {""} grâce au Saltimbanque
        [tax] {""} comme prime de la taxe
        [expedition] {""} pour l’expédition
        [start] {""} pour commencer
       *[other] {""}
    }.
   *[no] { $seat } gagne { n-coins }{ $source ->
        [ship] {""} pour le navire
        [trader] {""} grâce aux Négociants
        [admiral] {""} grâce à l’Amiral : au moins 5 cartes dans le port
        [jester] {""} grâce au Saltimbanque
        [tax] {""} comme prime de la taxe
        [expedition] {""} pour l’expédition
        [start] {""} pour commencer
       *[other] {""}
    }.
}
event-discovery-stopped = { $you ->
    [yes] Vous vous arrêtez
   *[no] { $seat } s’arrête
} { $colors ->
    [0] sans navire
    [one] avec 1 couleur
   *[other] avec { $colors } couleurs
} dans le port : { $cards ->
    [0] aucune carte à prendre.
    [one] 1 carte à prendre.
   *[other] { $cards } cartes à prendre.
}
event-nothing-to-reveal = Il n’y a plus de carte à révéler : { $you ->
    [yes] votre découverte s’arrête là.
   *[no] la découverte s’arrête là pour { $seat }.
}
event-window-opened = { $you ->
    [yes] Vous pouvez prendre { $cards ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $cards } cartes
    }.
   *[no] { $seat } peut prendre { $cards ->
        [0] 0 carte
        [one] 1 carte
       *[other] { $cards } cartes
    }.
}
event-ship-traded = { $you ->
    [yes] Vous prenez
   *[no] { $seat } prend
} { $card_the } : +{ n-coins }{ $traders ->
    [0] {""}
    [one] {""} (dont 1 par un Négociant)
   *[other] {""} (dont { $traders } par des Négociants)
}.
event-character-hired = { $you ->
    [yes] Vous recrutez
   *[no] { $seat } recrute
} { $card_the } { $cost ->
    [0] gratuitement
    [one] pour 1 pièce
   *[other] pour { $cost } pièces
}{ $influence ->
    [0] {""}
   *[other] {" "}: +{ $influence } d’influence
}.
event-fee-paid = { $you ->
    [yes] Vous payez { n-coins } à { $to } pour cette prise.
   *[no] { $to_you ->
        [yes] { $seat } vous paie { n-coins } pour cette prise.
       *[no] { $seat } paie { n-coins } à { $to } pour cette prise.
    }
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-passed-automatically = { $why ->
    [nothing-affordable] { $you ->
        [yes] Vous n’avez les moyens de rien prendre et passez.
       *[no] { $seat } n’a les moyens de rien prendre et passe.
    }
    [empty-harbor] { $you ->
        [yes] Le port est vide : vous n’avez rien à prendre.
       *[no] Le port est vide : rien à prendre pour { $seat }.
    }
   *[no-cards-left] { $you ->
        [yes] Vous avez pris toutes vos cartes.
       *[no] { $seat } a pris toutes ses cartes.
    }
}
event-coins-turned-up = { $you ->
    [yes] Les pièces que vous avez payées { $cards ->
        [0] quittent la partie : c’étaient des jetons.
       *[other] se retournent : { $cards_list }.
    }
   *[no] Les pièces payées par { $seat } { $cards ->
        [0] quittent la partie : c’étaient des jetons.
       *[other] se retournent : { $cards_list }.
    }
}
event-expedition-completed = { $you ->
    [yes] Vous accomplissez { $card_the }
   *[no] { $seat } accomplit { $card_the }
} avec { $cards_list } : +{ n-coins }, +{ $influence } d’influence.
event-harbor-cleared = { $cards ->
    [one] { $cards } carte quitte le port : { $cards_list }.
   *[other] { $cards } cartes quittent le port : { $cards_list }.
}
event-deck-shuffled = La pioche est mélangée : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-coins-short = { $you ->
    [yes] Plus aucune carte pour servir de pièce : vous recevez { $coins ->
        [one] { $coins } jeton pièce
       *[other] { $coins } jetons pièce
    }.
   *[no] Plus aucune carte pour servir de pièce : { $seat } reçoit { $coins ->
        [one] { $coins } jeton pièce
       *[other] { $coins } jetons pièce
    }.
}
event-end-triggered = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} { $influence } d’influence : la partie s’achève à la fin de cette manche.
event-turn-ended = { $you ->
    [yes] Votre tour est fini.
   *[no] { $seat } a fini son tour.
}
event-game-over = { $ending ->
    [decision_limit] La limite de décisions met fin à la partie.
   *[other] La partie est terminée.
} { $winners_count ->
    [0] Personne ne gagne.
    [one] { $you ->
        [yes] Vous gagnez !
       *[no] { $winners_list } l’emporte.
    }
   *[other] { $winners_list } se partagent la victoire.
}

## Reasons: why something cannot be done now

reason-must-reveal-first = La première carte du tour doit être révélée.
reason-nothing-to-reveal = La pioche et la défausse sont vides : il n’y a rien à révéler.
reason-harbor-empty = Le port est encore vide, et à cette table on ne s’arrête pas avant qu’il contienne une carte.
reason-reveal-not-now = On ne révèle des cartes que pendant la découverte.
reason-stop-not-now = On ne s’arrête que pendant la découverte.
reason-no-ship-to-repel = Aucun navire n’attend de décision : on ne repousse que celui qui vient d’être révélé.
reason-not-in-harbor = Cette carte n’est pas dans le port : { $card }.
reason-take-after-stop = { $gain ->
    [0] { $card } : on recrute après avoir arrêté la découverte. Coût : { discounted } ; vous avez { n-coins }{ $short ->
        [0] .
       *[other] , il en manque { $short }.
    }
   *[other] { $card } : on commerce après avoir arrêté la découverte. Gain : { $gain ->
        [one] { $gain } pièce
       *[other] { $gain } pièces
    }.
}
reason-coins-short = { $card } : cela coûte { discounted }{ $fee ->
    [0] {""}
   *[other] {""}, plus { $fee } pour le joueur actif,
} et vous avez { n-coins } : il en manque { $short }.
reason-no-cards-left = Vous avez déjà pris autant de cartes que permis.
reason-expedition-not-open = { $card } : elle n’est pas ouverte.
reason-expedition-not-active = Seul le joueur actif peut accomplir une expédition.
reason-crew-missing = { $card } : il manque { $missing ->
    [one] { $missing } membre
   *[other] { $missing } membres
} à votre équipage.
reason-expedition-not-now = Une expédition s’accomplit entre deux de vos choix, pas en ce moment.
reason-choose-crew-first = Choisissez d’abord qui part en expédition.
reason-turn-is-ending = Le tour s’achève : il ne reste qu’à accomplir une expédition.
reason-ship-comes-first = Décidez d’abord du navire révélé ({ $card }) : le repousser ou le laisser entrer.
reason-still-discovering = La découverte continue : révélez une autre carte ou arrêtez-vous.
reason-discovery-is-over = La découverte est finie : on prend maintenant des cartes dans le port.
reason-crew-not-needed = { $card } : cette expédition n’en a pas besoin.
reason-too-strong = { $card } : il faut { $needed ->
    [one] { $needed } sabre
   *[other] { $needed } sabres
} pour repousser ce navire et vous en avez { $swords }.
reason-skull = { $card } : un navire à tête de mort ne se repousse jamais.
reason-pass-not-now = On ne passe que lorsque vient son moment de choisir dans le port.
reason-end-not-now = Le tour ne peut pas finir ici.

## The table in plain lines, for a terminal

line-turn = { $you ->
    [yes] Manche { $round }, à vous.
   *[no] Manche { $round }, à { $seat } de jouer.
}
line-last-round = C’est la dernière manche.
line-harbor-empty = Port : vide.
line-harbor = Port ({ $colors ->
    [0] aucun navire
    [one] { $colors } couleur
   *[other] { $colors } couleurs
}) :
line-pending = Tout juste révélé : { $card_a }, { n-coins }.
line-ship = { $card_a } : { n-coins }
line-character = { $card } : coûte { $cost }, { $influence } d’influence. { $ability }
line-short = { $short ->
    [0] Vous pouvez payer.
   *[other] Il manque { $short }.
}
line-expedition = Ouverte : { $card_a }, { n-coins }, { $influence } d’influence. { $missing ->
    [0] Votre équipage est prêt.
    [one] Il manque { $missing } membre d’équipage.
   *[other] Il manque { $missing } membres d’équipage.
}
line-expedition-open = Ouverte : { $card_a }, { n-coins }, { $influence } d’influence.
line-player = { $you ->
    [yes] Vous : { n-coins }, { $influence } d’influence, { n-swords }.
   *[no] { $seat } : { n-coins }, { $influence } d’influence, { n-swords }.
} { $cards ->
    [0] Pas encore d’équipage.
   *[other] Équipage : { $cards_list }.
}
line-odds = Risque de naufrage à la prochaine carte : { $bad } sur { $cards }, { $percent } %.
line-piles = Pioche { $cards }, défausse { $discard }.

## Score sheet and endings

source-sailor = Matelots
source-pirate = Pirates
source-trader = Négociants
source-admiral = Amiraux
source-jester = Saltimbanques
source-governor = Gouverneurs
source-senorita = Señoritas
source-priest = Prêtres
source-captain = Capitaines
source-settler = Colons
source-jack = Touche-à-tout
source-expedition = Expéditions
source-coins = Pièces (elles départagent)

ending-points = Le plus d’influence l’emporte.
ending-points-and-expedition = Le plus d’influence l’emporte, parmi ceux qui ont accompli une expédition.
ending-decision-limit = La limite de décisions est atteinte : le classement reste tel quel.

## Options

option-sets = Cartes en jeu
    .help = Quelles boîtes sont mélangées dans la pioche.
option-sets-base = Jeu de base
option-ending = Fin de partie
    .help = Ce qui déclenche la dernière manche, et qui peut gagner.
option-ending-points = 12 d’influence
option-ending-points-and-expedition = 12 d’influence et une expédition
option-first-player = Premier joueur
    .help = Qui joue le premier tour.
option-first-player-random = Au hasard
option-first-player-1 = Place 1
option-first-player-2 = Place 2
option-first-player-3 = Place 3
option-first-player-4 = Place 4
option-first-player-5 = Place 5
option-expedition-at-end-of-turn = Expéditions en fin de tour
    .help = Le joueur actif peut encore accomplir une expédition après que tout le monde a choisi.
option-jester-pays-active = Les Saltimbanques paient le joueur actif
    .help = Les Saltimbanques du joueur actif paient aussi, pour un port vide ou un naufrage. Sinon, seulement ceux des autres.
option-stop-with-empty-harbor = S’arrêter avec un port vide
    .help = On peut arrêter la découverte alors que le port est vide. Sinon, il faut d’abord une carte.
option-bust-odds = Risque de naufrage
    .help = La table peut montrer le risque que la prochaine carte vous coule ; le même pour tous.
option-bust-odds-on-request = Sur demande
option-bust-odds-always = Toujours
option-bust-odds-never = Jamais
option-decision-limit = Limite de décisions
    .help = Après ce nombre de décisions, la partie s’arrête et le classement reste tel quel.
