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
}{ $gift ->
   *[0] {""}
    [one] , avec un cadeau
    [other] , avec un cadeau
}
ship-ability = Rapporte { n-coins }. { $gift ->
   *[0] {""}
    [one] 1 pièce va à un autre joueur de votre choix.{" "}
    [other] { $gift } pièces vont à un autre joueur de votre choix.{" "}
}{ $skull ->
    [yes] Impossible à repousser.
   *[no] Se repousse avec { n-swords } ou plus.
}
a-color = { $color ->
    [yellow] jaune
    [blue] bleu
    [green] vert
    [red] rouge
   *[black] noir
}
each-ship-traded = { $color ->
    [yellow] Chaque pinasse prise
    [blue] Chaque flûte prise
    [green] Chaque barque prise
    [red] Chaque frégate prise
   *[black] Chaque galion pris
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
card-trader = Négociant { a-color }
    .a = un Négociant { a-color }
    .the = le Négociant { a-color }
    .ability = { each-ship-traded } vous rapporte 1 pièce de plus.
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
card-merchant = Marchand { a-color }
    .a = un Marchand { a-color }
    .the = le Marchand { a-color }
    .ability = { each-ship-traded } peut rester sous cette carte : 1 d’influence.
card-passenger = Passager
    .a = un Passager
    .the = le Passager
    .ability = De l’influence, rien d’autre.
card-gambler = Parieur
    .a = un Parieur
    .the = le Parieur
    .ability = Une fois à chacun de vos tours : 4 cartes d’un coup, aucune ne se repousse. Sans naufrage, 1 carte de plus à prendre.
card-clerk = Greffier { a-color }
    .a = un Greffier { a-color }
    .the = le Greffier { a-color }
    .ability = { each-ship-traded } vous laisse prendre 1 carte de plus.
card-gunner = Canonnière
    .a = une Canonnière
    .the = la Canonnière
    .ability = Quand vient votre moment de choisir : 1 pièce par navire dans le port après le premier.
card-vice-admiral = Vice-amiral
    .a = un Vice-amiral
    .the = le Vice-amiral
    .ability = Quand vient votre moment de choisir, s’il y a 3 ou 4 cartes dans le port : 1 pièce.
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
    .ability = Qui possède au moins { $threshold } pièces en { $keep ->
        [-1] rend la moitié, arrondie à l’inférieur.
       *[other] garde { $keep }.
    } { $bonus ->
        [swords] Le plus de sabres : 1 pièce.
       *[influence] Le moins d’influence : 1 pièce.
    }
card-token = Jeton pièce
    .a = un jeton pièce
    .the = le jeton pièce
    .ability = Une pièce hors du paquet ; elle quitte la partie une fois dépensée.

## Contracts: their name, and what they ask for

contract-luminary = Sommité
    .text = Avoir { $asks }.
contract-bruja = Bruja
    .text = Avoir { $asks }.
contract-maritime-supremacy = Suprématie maritime
    .text = Avoir { $asks }.
contract-new-colony = Nouvelle colonie
    .text = Avoir { $asks }.
contract-trade-outpost = Comptoir commercial
    .text = Avoir { $asks }.
contract-trade-master = Maître négociant
    .text = Avoir { $asks }.
contract-thrifty-staff = Équipage économe
    .text = Avoir { $asks }, d’après la carte.
contract-mercenary = Mercenaire
    .text = Avoir { $asks }.
contract-explorer = Explorateur
    .text = Avoir { $asks } à son actif.
contract-frigate-nemesis = Frégate Némésis
    .text = Prendre { $times } frégates sans toucher leur or.
contract-galleon-nemesis = Galion Némésis
    .text = Prendre { $times } galions sans toucher leur or.
contract-tax-inspector = Inspecteur des impôts
    .text = Perdre des pièces à cause d’une taxe ; à valider sur-le-champ.
contract-jinx = Maléfice
    .text = Faire naufrage à son propre tour ; à valider sur-le-champ.
contract-speculator = Spéculateur
    .text = À { $times } de ses tours, avoir des navires de { $amount } couleurs dans le port.
contract-major-speculator = Grand spéculateur
    .text = À son tour, avoir des navires de { $amount } couleurs dans le port ; à valider sur-le-champ.
contract-pirates-nest = Antre des pirates
    .text = À ses tours, garder { $pays }, puis les défausser.
contract-small-estate = Petit domaine
    .text = Avoir { $asks }.
contract-ransom = Rançon
    .text = Payer { $pays }.

# What a contract asks for, or what a seat still lacks for it; each is a whole entry of a list, without a full stop. $count: how many;
# $cost: the highest cost that counts.
missing-sailor = { $count ->
    [one] un Matelot
   *[other] { $count } { source-sailor }
}
missing-pirate = { $count ->
    [one] un Pirate
   *[other] { $count } { source-pirate }
}
missing-trader = { $count ->
    [one] un Négociant
   *[other] { $count } { source-trader }
}
missing-admiral = { $count ->
    [one] un Amiral
   *[other] { $count } { source-admiral }
}
missing-jester = { $count ->
    [one] un Saltimbanque
   *[other] { $count } { source-jester }
}
missing-governor = { $count ->
    [one] un Gouverneur
   *[other] { $count } { source-governor }
}
missing-senorita = { $count ->
    [one] une Señorita
   *[other] { $count } { source-senorita }
}
missing-priest = { $count ->
    [one] un Prêtre
   *[other] { $count } { source-priest }
}
missing-captain = { $count ->
    [one] un Capitaine
   *[other] { $count } { source-captain }
}
missing-settler = { $count ->
    [one] un Colon
   *[other] { $count } { source-settler }
}
missing-jack = { $count ->
    [one] un Touche-à-tout
   *[other] { $count } { source-jack }
}
missing-merchant = { $count ->
    [one] un Marchand
   *[other] { $count } { source-merchant }
}
missing-passenger = { $count ->
    [one] un Passager
   *[other] { $count } { source-passenger }
}
missing-gambler = { $count ->
    [one] un Parieur
   *[other] { $count } { source-gambler }
}
missing-clerk = { $count ->
    [one] un Greffier
   *[other] { $count } { source-clerk }
}
missing-gunner = { $count ->
    [one] une Canonnière
   *[other] { $count } { source-gunner }
}
missing-vice-admiral = { $count ->
    [one] un Vice-amiral
   *[other] { $count } { source-vice-admiral }
}
missing-characters = { $count ->
    [one] { $count } personnage
   *[other] { $count } personnages
}
missing-cheap-characters = { $count ->
    [one] { $count } personnage coûtant { $cost } au plus
   *[other] { $count } personnages coûtant { $cost } au plus
}
missing-swords = { $count ->
    [one] { $count } sabre
   *[other] { $count } sabres
}
missing-expeditions = { $count ->
    [one] une expédition
   *[other] { $count } expéditions
}
missing-influence = { $count } d’influence
missing-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
missing-times = { $count ->
    [one] { $count } occasion
   *[other] { $count } occasions
}
missing-nest = { $count ->
    [one] un navire repoussé de la dernière couleur
   *[other] des navires repoussés de { $count } couleurs
}
missing-moment = le bon moment
missing-turn = votre tour de joueur actif
missing-marker = un marqueur libre

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
move-gamble = Jouer un Parieur : 4 cartes d’un coup
move-store = Garder le navire sous { $card_the } (coût { $card_cost })
move-sell = Mettre le navire à la défausse
move-gift = Donner la pièce à { $to }
move-claim = Valider le contrat « { $contract } »
move-forgo = Laisser passer l’occasion
move-waive = Renoncer à l’or du navire
move-collect = Prendre l’or du navire
move-nest = Garder le navire pour l’Antre des pirates
move-discard = Défausser le navire repoussé
move-bank = Mettre une carte dans la pile de victoire
move-leave = Garder tout le paquet de temps

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
step-store = Garder le navire ?
step-gift = Une pièce pour quelqu’un
step-waive = Renoncer à l’or ?
step-nest = Garder pour l’antre ?
step-claim-now = Valider maintenant ?
step-bank = Pile de victoire ?
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
# Instead of prompt-discover after a Gambler, when another one could be used.
prompt-gambled = { $you ->
    [yes] Jouez un autre Parieur, ou arrêtez-vous pour prendre { $cards ->
        [0] rien du tout
        [one] 1 carte
       *[other] jusqu’à { $cards } cartes
    }.
   *[no] { $seat } peut jouer un autre Parieur, ou s’arrêter pour prendre { $cards ->
        [0] rien du tout
        [one] 1 carte
       *[other] jusqu’à { $cards } cartes
    }.
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
    [yes] Vous pouvez encore accomplir quelque chose, ou finir votre tour.
   *[no] { $seat } peut encore accomplir quelque chose avant la fin du tour.
}
prompt-store = { $you ->
    [yes] Garder le navire sous un Marchand pour 1 d’influence, ou le défausser ?
   *[no] { $seat } décide de garder ou non le navire sous un Marchand.
}
prompt-gift = { $you ->
    [yes] Ce navire rapporte une pièce à un autre joueur : choisissez lequel.
   *[no] { $seat } choisit qui reçoit le cadeau du navire.
}
prompt-waive = { $you ->
    [yes] Prendre l’or de ce navire, ou y renoncer pour avancer dans votre contrat ?
   *[no] { $seat } décide de renoncer ou non à l’or du navire pour un contrat.
}
prompt-nest = { $you ->
    [yes] Garder le navire repoussé pour l’Antre des pirates, ou le défausser ?
   *[no] { $seat } décide de garder ou non le navire repoussé.
}
prompt-claim-now = { $you ->
    [yes] Un contrat est à votre portée : validez-le maintenant, ou laissez passer l’occasion.
   *[no] { $seat } peut valider un contrat à cet instant précis.
}
prompt-bank = { $you ->
    [yes] Une taxe : mettre la carte du dessus du paquet de temps dans la pile de victoire ? Un tour de moins, un point de plus en cas de victoire.
   *[no] { $seat } décide de mettre ou non une carte du paquet de temps dans la pile de victoire.
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
event-tax-levied = { $card } : qui a trop de pièces doit en rendre.
event-tax-paid = { $you ->
    [yes] Vous payez { n-coins } de taxe et en gardez { $left }.
   *[no] { $seat } paie { n-coins } de taxe et en garde { $left }.
}
event-nobody-taxed = Personne n’est assez riche pour être taxé.
event-coins-gained = { $you ->
    [yes] Vous gagnez { n-coins }{ $source ->
        [ship] {""} pour le navire
        [trader] {""} grâce à vos Négociants
        [gunner] {""} grâce à la Canonnière : des navires dans le port
        [vice_admiral] {""} grâce au Vice-amiral : 3 ou 4 cartes dans le port
        [contract] {""} pour le contrat
        [gift] {""} comme cadeau d’un navire
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
        [gunner] {""} grâce à la Canonnière : des navires dans le port
        [vice_admiral] {""} grâce au Vice-amiral : 3 ou 4 cartes dans le port
        [contract] {""} pour le contrat
        [gift] {""} comme cadeau d’un navire
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
event-window-closed = { $you ->
    [yes] Vous avez fini de choisir.
   *[no] { $seat } a fini de choisir.
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
   *[empty-harbor] { $you ->
        [yes] Le port est vide : vous n’avez rien à prendre.
       *[no] Le port est vide : rien à prendre pour { $seat }.
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
event-turn-ending = { $you ->
    [yes] Votre tour touche à sa fin.
   *[no] Le tour de { $seat } touche à sa fin.
}
event-game-over = { $ending ->
    [contracts_done] Tous les contrats sont remplis. { $winners_count ->
        [0] Personne ne gagne.
        [one] { $you ->
            [yes] Vous gagnez !
           *[no] { $winners_list } l’emporte.
        }
       *[other] { $winners_list } gagnent ensemble !
    }
    [time_up] Le temps est écoulé avant que tous les contrats soient remplis : la partie est perdue.
   *[other] { $ending ->
        [decision_limit] La limite de décisions met fin à la partie.
       *[other] La partie est terminée.
    } { who-wins }
}

# Sets Sail, the Gambler, Just One More Contract.
event-gambler-used = { $you ->
    [yes] Vous jouez un Parieur : { $cards } cartes d’un coup.
   *[no] { $seat } joue un Parieur : { $cards } cartes d’un coup.
}
event-ship-stored = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $card_the } sous { $merchant_the } : +1 d’influence.
event-coin-given = { $you ->
    [yes] Vous choisissez { $to } pour le cadeau du navire : { n-coins }.
   *[no] { $to_you ->
        [yes] { $seat } vous choisit pour le cadeau du navire : { n-coins }.
       *[no] { $seat } choisit { $to } pour le cadeau du navire : { n-coins }.
    }
}
event-gold-waived = { $you ->
    [yes] Vous prenez { $card_the } et renoncez à son or
   *[no] { $seat } prend { $card_the } et renonce à son or
} pour le contrat « { $contract } ».
event-ship-nested = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $card_the } pour l’Antre des pirates.
event-nest-emptied = { $you ->
    [yes] Vous défaussez les navires de votre antre : { $cards_list }.
   *[no] { $seat } défausse les navires de son antre : { $cards_list }.
}
event-contract-opened = Contrat ouvert : « { $contract } ». { $contract_text }
event-contract-progress = { $you ->
    [yes] Vous avez
   *[no] { $seat } a
} un marqueur sur la case { $space } du contrat « { $contract } ».
event-contract-completed = { $you ->
    [yes] Vous remplissez
   *[no] { $seat } remplit
} le contrat « { $contract } »{ $coins ->
    [0] { $influence ->
        [0] .
       *[other] {" "}: +{ $influence } d’influence.
    }
   *[other] {" "}: +{ n-coins }{ $influence ->
        [0] .
       *[other] , +{ $influence } d’influence.
    }
}
event-extra-card = { $you ->
    [yes] Vous pouvez prendre
   *[no] { $seat } peut prendre
} { $cards ->
    [one] { $cards } carte de plus, grâce à un Greffier.
   *[other] { $cards } cartes de plus, grâce à des Greffiers.
}
event-time-card = La première carte du tour vient du paquet de temps : { $left ->
    [0] c’était la dernière.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
event-time-is-up = Le paquet de temps est vide : le temps est écoulé.
event-card-banked = { $you ->
    [yes] Vous mettez une carte du paquet de temps dans la pile de victoire : il en reste { $left }, la pile en compte { $banked }.
   *[no] { $seat } met une carte du paquet de temps dans la pile de victoire : il en reste { $left }, la pile en compte { $banked }.
}
event-ransom-paid = { $you ->
    [yes] Vous payez la rançon : { n-coins }.
   *[no] { $seat } paie la rançon : { n-coins }.
}
event-all-contracts-done = Le dernier contrat ouvert est rempli.

## Reasons: why something cannot be done now

reason-must-reveal-first = La première carte du tour doit être révélée.
reason-nothing-to-reveal = La pioche et la défausse sont vides : il n’y a rien à révéler.
reason-harbor-empty = Le port est encore vide, et à cette table on ne s’arrête pas avant qu’il contienne une carte.
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
reason-another-ship = Dans le port se trouve { $there_a } valant { $there_coins ->
    [one] { $there_coins } pièce
   *[other] { $there_coins } pièces
}, et non { $card_a } valant { n-coins }.
reason-another-character = { $there } : la carte du port coûte { $there_cost }, et non { $card_cost }.
reason-no-cards-left = Vous avez déjà pris autant de cartes que permis.
reason-no-more-for-others = Qui n’est pas le joueur actif peut prendre 1 carte, et 1 de plus pour chaque Gouverneur ou Greffier qui l’aide : vous avez pris les vôtres.
reason-expedition-not-open = { $card } : elle n’est pas ouverte.
reason-expedition-not-active = Seul le joueur actif peut accomplir une expédition, et c’est { $seat }.
reason-crew-missing = { $card } : il manque { $missing ->
    [one] { $missing } membre
   *[other] { $missing } membres
} à votre équipage.
reason-expedition-waits = { $card } : votre équipage est prêt, mais c’est à { $to_move } de choisir. Accomplissez-la quand le choix vous reviendra.
reason-expedition-too-late = { $card } : à cette table, les expéditions s’accomplissent avant que les autres ne choisissent, pas à la fin du tour.
reason-choose-crew-first = Choisissez d’abord qui part en expédition.
reason-turn-is-ending = Le tour s’achève : on peut seulement encore accomplir quelque chose.
reason-ship-comes-first = Décidez d’abord du navire révélé ({ $card }) : le repousser ou le laisser entrer.
reason-still-discovering = La découverte continue : révélez une autre carte ou arrêtez-vous.
reason-discovery-is-over = La découverte est finie : on prend maintenant des cartes dans le port.
reason-crew-not-needed = { $card } : cette expédition n’en a pas besoin.
reason-too-strong = { $card } : il faut { $needed ->
    [one] { $needed } sabre
   *[other] { $needed } sabres
} pour repousser ce navire et vous en avez { $swords }.
reason-skull = { $card } : un navire à tête de mort ne se repousse jamais.
reason-contract-not-open = « { $contract } » n’est pas parmi les contrats ouverts.
reason-contract-done-already = Vous avez déjà rempli « { $contract } » ; chaque contrat, une seule fois.
reason-contract-condition = « { $contract } » : il vous manque encore { $lacks_list }.
reason-no-marker-left = « { $contract } » : tous vos marqueurs sont déjà sur des contrats.
reason-claim-at-once-only = « { $contract } » ne se valide qu’au moment où sa condition se réalise.
reason-active-player-only = « { $contract } » est réservé au joueur actif.
reason-claim-not-now = Un contrat se valide entre deux de vos choix, pas en ce moment.
reason-claim-comes-first = Décidez d’abord si vous validez « { $contract } ».
reason-no-nemesis = Aucun contrat ouvert ne vous demande de renoncer à l’or d’un navire.
reason-no-coin-for-fee = Sans l’or du navire, vous ne pourriez pas payer à { $seat } la pièce due pour votre choix : vous n’en avez pas d’autre.
reason-trade-first = Prenez d’abord un navire du contrat ; vous choisirez alors si vous touchez son or.
reason-gold-comes-first = Décidez d’abord si vous prenez l’or du navire ({ $card_the }).
reason-ship-to-store-first = Décidez d’abord si vous gardez { $card_the } sous un Marchand.
reason-gift-comes-first = Choisissez d’abord qui reçoit le cadeau du navire ({ $card_the }).
reason-nest-comes-first = Décidez d’abord si vous gardez { $card_the } pour l’Antre des pirates.
reason-bank-comes-first = Décidez d’abord si une carte du paquet de temps passe dans la pile de victoire.
reason-no-gambler-left = Vous n’avez plus de Parieur à jouer ce tour-ci.
reason-no-reveal-after-gamble = Après un Parieur, on ne révèle plus de carte une à une : jouez un autre Parieur ou arrêtez-vous.

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
line-pending = { $step ->
    [repel] Tout juste révélé
    [nest] Tout juste repoussé
   *[other] Tout juste pris
} : { $card_a }, { n-coins }.
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
line-contract = Contrat « { $contract } » : { $contract_text } { $seats ->
    [0] Personne ne l’a encore rempli.
   *[other] Rempli par { $seats_list }.
}
line-contract-reward = Le prochain gagne { n-coins }.
line-contract-space = { $you ->
    [yes] Vous êtes sur la case { $space }.
   *[no] { $seat } est sur la case { $space }.
}
line-contract-missing = { $you ->
    [yes] Il vous manque { $missing }.
   *[no] Ce qui manque à { $seat } : { $missing }.
}
line-contract-ready = { $you ->
    [yes] Vous remplissez sa condition.
   *[no] { $seat } remplit sa condition.
}
line-team = Contrats remplis : { $done } sur { $contracts }. Paquet de temps : { $time_deck ->
    [0] vide
    [one] { $time_deck } carte
   *[other] { $time_deck } cartes
}. Pile de victoire : { $victory_pile ->
    [0] vide
    [one] { $victory_pile } carte
   *[other] { $victory_pile } cartes
}.
line-player = { $you ->
    [yes] Vous : { n-coins }, { $influence } d’influence, { n-swords }.
   *[no] { $seat } : { n-coins }, { $influence } d’influence, { n-swords }.
} { $cards ->
    [0] Pas encore d’équipage.
   *[other] Équipage : { $cards_list }.
}
line-stored = Sous { $merchant_the } : { $cards_list }.
line-nest = Gardés pour l’Antre des pirates : { $cards_list }.
line-gamblers = { $count ->
    [one] { $count } Parieur à jouer ce tour-ci.
   *[other] { $count } Parieurs à jouer ce tour-ci.
}
line-markers = Contrats remplis : { $completed }. Marqueurs restants : { $markers }.
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
source-merchant = Marchands
source-passenger = Passagers
source-gambler = Parieurs
source-clerk = Greffiers
source-gunner = Canonnières
source-vice-admiral = Vice-amiraux
source-stored = Navires sous les Marchands
source-contract = Contrats
source-expedition = Expéditions
source-coins = Pièces (elles départagent)

ending-points = Le plus d’influence l’emporte.
ending-points-and-expedition = Le plus d’influence l’emporte, parmi ceux qui ont accompli une expédition.
ending-decision-limit = La limite de décisions est atteinte : le classement reste tel quel.
ending-contracts-done = Tous les contrats ont été remplis à temps : tout le monde gagne.
ending-time-up = Le temps s’est écoulé avant que tous les contrats soient remplis : tout le monde perd.

# The rank of a crew that has won together, by its victory pile.
rank-landlubber = Marin d’eau douce
rank-sailor = Matelot
rank-pirate = Pirate
rank-captain = Capitaine
rank-lord = Seigneur des sept mers
line-rank = Rang : { $rank }.

## Options

option-sets = Paquet
    .help = Le jeu de base, ou le petit jeu « Met les voiles » à lui seul.
option-sets-base = Jeu de base
option-sets-sets-sail = Met les voiles, seul
option-sets-sail-cards = Cartes de « Met les voiles »
    .help = Ajoute au jeu de base des Marchands, des Passagers et des navires de « Met les voiles » : 20 cartes.
option-gambler = Parieurs
    .help = Ajoute les 4 Parieurs.
option-contract-cards = Greffiers, Canonnières, Vice-amiraux
    .help = Ajoute les personnages et les navires de « Pour un contrat de plus » : 24 cartes. Les contrats les amènent de toute façon.
option-contracts = Contrats
    .help = Des objectifs qui rapportent pièces et influence, ou que tous poursuivent ensemble contre le temps.
option-contracts-none = Aucun
option-contracts-competitive = Chacun pour soi
option-contracts-cooperative = Tous ensemble
option-victory-pile = Pile de victoire au départ
    .help = Tous ensemble : autant de cartes passent du paquet de temps à la pile de victoire avant la partie. Moins de tours, un meilleur rang en cas de victoire.
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

## Ready-made games

preset-base = Jeu de base
    .help = Le jeu des origines : premier à 12 d’influence.
preset-base-with-expedition = Avec une expédition
    .help = Le jeu de base, mais seuls gagnent ceux qui ont accompli une expédition.
preset-sets-sail = Met les voiles
    .help = Une partie courte avec des Marchands et des Passagers, sans expédition : premier à 8 d’influence.
preset-base-and-sets-sail = Jeu de base et Met les voiles
    .help = Le jeu de base, avec des Marchands qui gardent des navires et des Passagers pour leur influence.
preset-base-and-gambler = Jeu de base et Parieurs
    .help = Le jeu de base, avec des Parieurs qui retournent quatre cartes d’un coup.
preset-contract-cards = Du renfort à bord
    .help = Le jeu de base avec Greffiers, Canonnières, Vice-amiraux et leurs navires, sans contrats.
preset-contracts = Contrats
    .help = Quatre contrats sur la table ; les remplir tôt paie le mieux.
preset-cooperative = Tous ensemble
    .help = Remplir ensemble tous les contrats avant que le paquet de temps soit vide.
preset-solo = En solitaire
    .help = Trois contrats, un seul capitaine, et peu de temps.
preset-everything = La cale pleine
    .help = Jeu de base, cartes de « Met les voiles », Parieurs et contrats dans un seul paquet.

# Advice against what is allowed all the same.
warning-gambler-in-sets-sail = Les Parieurs sont faits pour le jeu de base ; dans la courte partie de « Met les voiles », ils pèsent davantage.
warning-diluted-contracts = Avec les cartes de « Met les voiles » dans la pioche, les personnages que demandent les contrats sortent plus rarement.

## Options qui ne vont pas ensemble

clash-alone = Seul, on joue à Port Royal avec des contrats : choisissez les contrats coopératifs.
clash-victory-pile = Seule une équipe a une pile de victoire : choisissez les contrats coopératifs, ou laissez 0.
clash-team-ending = La partie d’une équipe finit avec ses contrats : gardez la fin habituelle.
clash-sets-sail-seats = Met les voiles, seul, se joue de 2 à 4.
clash-sets-sail-alone = Met les voiles, seul, se joue sans cartes ni contrats du jeu de base.
clash-sets-sail-ending = Met les voiles, seul, n’a pas d’expéditions : gardez la fin habituelle.

## La leçon pour débutants : ce qui est dit à ses étapes (tutorial/lesson.toml)

tutorial-welcome = À Port Royal, vous appelez des navires et des personnages dans le port, et vous vous arrêtez avant que la chance ne tourne. Jouons deux manches ensemble, contre Bao.
    .title = Bienvenue à bord, capitaine
tutorial-goal = Ce bouclier compte votre influence. Dès que quelqu’un en a 12, on finit la manche, et la plus grande influence l’emporte. Vous débutez sans influence, avec 3 pièces.
    .title = Le but du voyage
tutorial-reveal = Un tour commence à la pioche. Révélez la carte du dessus.
    .title = À vous de jouer
tutorial-ship = Voici une barque. Les navires rapportent des pièces : celui-ci en vaut 2 pour qui commerce avec lui. Vous pourriez vous arrêter là, mais voyons la suite : révélez une autre carte.
    .title = Un navire
tutorial-person = Les personnages coûtent des pièces puis restent avec vous, chacun avec son influence et son talent. Le Colon coûte 4 pièces, une de trop pour vous. Encore une carte.
    .title = Un personnage
tutorial-danger = Il y a maintenant deux couleurs dans le port. Si un second navire de l’une d’elles arrive, c’est le naufrage : toutes les cartes sont perdues et votre tour est fini. Le cadran donne le risque pour la prochaine carte.
    .title = Jusqu’où oserez-vous ?
tutorial-stop = Rien n’est à vous avant de vous arrêter. C’est le bon moment : arrêtez-vous, puis prenez une carte.
    .title = Assez pour cette fois
tutorial-trade = Vous pouvez prendre une carte. La pinasse vaut 3 pièces : choisissez-la, voyez ce qu’elle rapporterait, et confirmez.
    .title = Faites votre choix
tutorial-fee = Après vous, chacun des autres peut prendre une carte, et vous paie une pièce pour cela. Bao a pris la barque : vous avez maintenant 7 pièces. Ce que personne ne veut quitte le port.
    .title = Une pièce pour vous
tutorial-expedition = C’est le tour de Bao, et une expédition se présente. Elle reste ouverte jusqu’à ce que quelqu’un l’accomplisse : deux Colons valent 4 d’influence et 2 pièces.
    .title = On cherche des Colons
tutorial-hire = Bao s’est arrêté et a recruté un Matelot. À vous de prendre une carte, et cette fois c’est vous qui payez la pièce. Il reste un Colon : 4 pièces, plus 1 pour Bao. Recrutez-le.
    .title = Dans le port de Bao
tutorial-again = Vous avez 1 d’influence et la moitié d’un équipage. Deuxième manche, à vous : révélez une carte.
    .title = À mi-chemin de l’expédition
tutorial-tax = Qui a 12 pièces ou plus en perd la moitié. Personne n’est si riche. Puis le plus de sabres rapporte une pièce : le Matelot de Bao porte le seul. Votre tour continue : carte suivante.
    .title = Les taxes
tutorial-colors = Vous voulez ce Colon, mais vous n’avez que 2 pièces. Des navires de quatre couleurs permettent de prendre deux cartes, cinq couleurs trois : vous pourriez d’abord commercer, puis recruter. Voyons les quatre cartes suivantes.
    .title = Encore un Colon !
tutorial-enough = Quatre couleurs, et aucune en double. Mais une carte sur trois vous ferait maintenant naufrager. Arrêtez-vous.
    .title = De justesse
tutorial-first-card = Deux cartes sont à vous. D’abord les pièces : prenez la flûte.
    .title = Et d’une…
tutorial-second-card = Vous avez maintenant 5 pièces. Recrutez le Colon.
    .title = … et de deux
tutorial-send = Les deux Colons sont avec vous. Pendant votre tour, vous pouvez les envoyer quand vous voulez. Accomplissez l’expédition.
    .title = Larguez les amarres !
tutorial-reward = Les Colons sont partis, et leur influence avec eux, mais l’expédition compte pour 4. Vous menez, avec 2 pièces de plus dans votre bourse.
    .title = Bien joué
tutorial-pirates = Bao a une frégate, et une autre arrive. Elle a 1 sabre, comme le Matelot de Bao : assez pour la repousser. Contre une tête de mort, aucun sabre n’y fait.
    .title = À quoi servent les sabres
tutorial-bust = Bao ne s’est pas arrêté, et la frégate suivante était trop forte. Tout ce qui était dans le port est perdu, et personne ne prend de carte.
    .title = Naufrage !
tutorial-end = Bien d’autres personnages attendent sur le quai : Négociants, Amiraux, Gouverneurs. Chaque carte dit ce qu’elle fait, et la table dit pourquoi quand une chose n’est pas possible. Bon vent !
    .title = Vous connaissez les ficelles
