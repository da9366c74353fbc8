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
n-crowns = { $crowns ->
    [one] { $crowns } couronne
   *[other] { $crowns } couronnes
}
a-cargo = { $cargo ->
    [book] livre de rituels
    [herbs] plantes médicinales
    [bread] pain
   *[rum] rhum
}
knows-ares = { $ares ->
    [0] {""}
   *[other] {" "}Chaque navire d’Arès pris rapporte { $ares ->
        [one] { $ares } pièce
       *[other] { $ares } pièces
    } de plus.
}
with-cargo = { $pays_n ->
    [0] {""}
   *[other] , avec { $pays }
}
bonus-coins = { $bonus_coins ->
    [one] { $bonus_coins } pièce
   *[other] { $bonus_coins } pièces
}
ship-strength = { $skull ->
    [yes] tête de mort
   *[no] { n-swords }
}{ $gift ->
   *[0] {""}
    [one] , avec un cadeau
    [other] , avec un cadeau
}{ $cargo ->
    [book] , livre de rituels
    [herbs] , plantes médicinales
    [bread] , pain
    [rum] , rhum
   *[none] {""}
}
ship-ability = Rapporte { $crowns ->
    [0] { n-coins }
   *[other] { n-crowns }
}{ $cargo ->
    [book] , ou se garde pour son livre de rituels
    [herbs] , ou se garde pour ses plantes médicinales
    [bread] , ou se garde pour son pain
    [rum] , ou se garde pour son rhum
   *[none] {""}
}. { $gift ->
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
several-of-color = { $color ->
    [yellow] jaunes
    [blue] bleus
    [green] verts
    [red] rouges
   *[black] noirs
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
    .some = { $n } pinasses ({ ship-strength })
    .the = la pinasse
    .ability = Navire jaune. { ship-ability }
card-flute = Flûte
    .a = une flûte ({ ship-strength })
    .some = { $n } flûtes ({ ship-strength })
    .the = la flûte
    .ability = Navire bleu. { ship-ability }
card-skiff = Barque
    .a = une barque ({ ship-strength })
    .some = { $n } barques ({ ship-strength })
    .the = la barque
    .ability = Navire vert. { ship-ability }
card-frigate = Frégate
    .a = une frégate ({ ship-strength })
    .some = { $n } frégates ({ ship-strength })
    .the = la frégate
    .ability = Navire rouge. { ship-ability }
card-galleon = Galion
    .a = un galion ({ ship-strength })
    .some = { $n } galions ({ ship-strength })
    .the = le galion
    .ability = Navire noir. { ship-ability }
card-sailor = Matelot
    .a = un Matelot
    .some = { $n } { source-sailor }
    .the = le Matelot
    .ability = { n-swords } pour repousser les navires.
card-pirate = Pirate
    .a = un Pirate
    .some = { $n } { source-pirate }
    .the = le Pirate
    .ability = { n-swords } pour repousser les navires.
card-trader = Négociant { a-color }
    .a = un Négociant { a-color }
    .some = { $n } { source-trader } { several-of-color }
    .the = le Négociant { a-color }
    .ability = { each-ship-traded } vous rapporte 1 pièce de plus.
card-admiral = Amiral
    .a = un Amiral
    .some = { $n } { source-admiral }
    .the = l’Amiral
    .ability = Quand c’est à vous de choisir, s’il y a au moins 5 cartes dans le port : 2 pièces.
card-jester = Saltimbanque
    .a = un Saltimbanque
    .some = { $n } { source-jester }
    .the = le Saltimbanque
    .ability = Quand c’est à vous de choisir, si le port est vide, et à chaque naufrage : 1 pièce.
card-governor = Gouverneur
    .a = un Gouverneur
    .some = { $n } { source-governor }
    .the = le Gouverneur
    .ability = Vous pouvez prendre 1 carte de plus chaque fois que vous choisissez.
card-senorita = Señorita
    .a = une Señorita
    .some = { $n } { source-senorita }
    .the = la Señorita
    .ability = Recruter vous coûte 1 pièce de moins.
card-priest = Prêtre
    .a = un Prêtre
    .some = { $n } { source-priest }
    .the = le Prêtre
    .ability = Équipage d’expédition : croix.{ knows-ares }
card-captain = Capitaine
    .a = un Capitaine
    .some = { $n } { source-captain }
    .the = le Capitaine
    .ability = Équipage d’expédition : ancre.{ knows-ares }
card-settler = Colon
    .a = un Colon
    .some = { $n } { source-settler }
    .the = le Colon
    .ability = Équipage d’expédition : maison.{ knows-ares }
card-jack = Touche-à-tout
    .a = un Touche-à-tout
    .some = { $n } { source-jack }
    .the = le Touche-à-tout
    .ability = Équipage d’expédition : remplace un Prêtre, un Capitaine ou un Colon.
card-merchant = Marchand { a-color }
    .a = un Marchand { a-color }
    .some = { $n } { source-merchant } { several-of-color }
    .the = le Marchand { a-color }
    .ability = { each-ship-traded } peut rester sous cette carte : 1 d’influence.
card-passenger = Passager
    .a = un Passager
    .some = { $n } { source-passenger }
    .the = le Passager
    .ability = De l’influence, rien d’autre.
card-gambler = Parieur
    .a = un Parieur
    .some = { $n } { source-gambler }
    .the = le Parieur
    .ability = Une fois à chacun de vos tours : 4 cartes d’un coup, aucune ne se repousse. Sans naufrage, 1 carte de plus à prendre.
card-clerk = Greffier { a-color }
    .a = un Greffier { a-color }
    .some = { $n } { source-clerk } { several-of-color }
    .the = le Greffier { a-color }
    .ability = { each-ship-traded } vous laisse prendre 1 carte de plus.
card-gunner = Canonnière
    .a = une Canonnière
    .some = { $n } { source-gunner }
    .the = la Canonnière
    .ability = Quand c’est à vous de choisir : 1 pièce par navire dans le port après le premier.
card-vice-admiral = Vice-amiral
    .a = un Vice-amiral
    .some = { $n } { source-vice-admiral }
    .the = le Vice-amiral
    .ability = Quand c’est à vous de choisir, s’il y a 3 ou 4 cartes dans le port : 1 pièce.
card-expedition = Expédition ({ $asks }{ with-cargo })
    .a = une expédition ({ $asks }{ with-cargo })
    .the = l’expédition ({ $asks }{ with-cargo })
    .ability = Envoyez { $asks }{ with-cargo } : { n-coins } et { $influence } d’influence.
card-tax = { $bonus ->
    [swords] Taxation (le plus de sabres)
   *[influence] Taxation (le moins d’influence)
}
    .a = { $bonus ->
        [swords] une taxation (le plus de sabres)
       *[influence] une taxation (le moins d’influence)
    }
    .the = la taxation
    .ability = Qui possède au moins { $threshold } pièces en { $keep ->
        [-1] rend la moitié, arrondie à l’inférieur.
       *[other] garde { $keep }.
    } { $bonus ->
        [swords] Le plus de sabres : { bonus-coins }.
       *[influence] Le moins d’influence : { bonus-coins }.
    }
card-ares = Pirates d’Arès
    .a = un navire d’Arès ({ ship-strength })
    .some = { $n } navires d’Arès ({ ship-strength })
    .the = le navire d’Arès
    .ability = Navire violet. { ship-ability }
card-tybuk = { $influence ->
    [one] Tybuk cadet
   *[other] Tybuk aîné
}
    .a = { $influence ->
        [one] le cadet des Tybuk
       *[other] l’aîné des Tybuk
    }
    .the = { $influence ->
        [one] le cadet des Tybuk
       *[other] l’aîné des Tybuk
    }
    .ability = { n-swords } pour repousser les navires.
card-sentinel = Sentinelle
    .a = une Sentinelle
    .some = { $n } { source-sentinel }
    .the = la Sentinelle
    .ability = Une fois à chacun de vos tours : regardez les 3 premières cartes de la pioche, remettez-en 1 dessus, défaussez les autres.
card-innkeeper = Aubergiste
    .a = un Aubergiste
    .some = { $n } { source-innkeeper }
    .the = l’Aubergiste
    .ability = Quand c’est à vous de choisir, s’il y a 4 personnages ou plus dans le port : 1 couronne. Une fois chaque fois que vous choisissez : achète du pain ou du rhum pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }.
card-token = Jeton pièce
    .a = un jeton pièce
    .some = { $n } jetons pièce
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
    .text = Perdre des pièces à une taxation ; à remplir sur-le-champ.
contract-jinx = Maléfice
    .text = Faire naufrage à son propre tour ; à remplir sur-le-champ.
contract-speculator = Spéculateur
    .text = Pendant { $times } de ses tours, avoir des navires de { $amount } couleurs dans le port.
contract-major-speculator = Grand spéculateur
    .text = Pendant son tour, avoir des navires de { $amount } couleurs dans le port ; à remplir sur-le-champ.
contract-pirates-nest = Antre des pirates
    .text = Pendant ses tours, garder { $pays }, puis les défausser.
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
missing-tybuk = { $count ->
    [one] un frère Tybuk
   *[other] { $count } { source-tybuk }
}
missing-sentinel = { $count ->
    [one] une Sentinelle
   *[other] { $count } { source-sentinel }
}
missing-innkeeper = { $count ->
    [one] un Aubergiste
   *[other] { $count } { source-innkeeper }
}
missing-captain-or-settler = { $count ->
    [one] un Capitaine ou un Colon
   *[other] { $count } Capitaines ou Colons
}
missing-admiral-or-governor-or-senorita = { $count ->
    [one] un Amiral, un Gouverneur ou une Señorita
   *[other] { $count } Amiraux, Gouverneurs ou Señoritas
}
missing-crowns = { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
missing-ares = { $count ->
    [one] 1 navire d’Arès
   *[other] { $count } navires d’Arès
}
missing-books = { $count ->
    [one] 1 livre de rituels
   *[other] { $count } livres de rituels
}
missing-herbs = { $count ->
    [one] des plantes médicinales
   *[other] les plantes médicinales de { $count } navires
}
missing-breads = { $count ->
    [one] 1 pain
   *[other] { $count } pains
}
missing-rums = { $count ->
    [one] 1 tonneau de rhum
   *[other] { $count } tonneaux de rhum
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

## The Adventure Begins: adventurers, events, missions

adventurer-grace-may = Grace May, « Gamine »
    .ability = Naufrage avec 4 cartes ou moins dans le port : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .line = Retombe sur ses pieds, dans le jardin des autres.
adventurer-jacques-grandeur = Jacques Grandeur
    .ability = Chaque expédition : { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }.
    .line = N’est jamais rentré sans un discours.
adventurer-jean-blackbeard = Jean Blackbeard
    .ability = { $amount ->
        [one] { $amount } sabre
       *[other] { $amount } sabres
    }.
    .line = La barbe est rousse. Personne n’en parle.
adventurer-senora-anne = Señora Anne
    .ability = Recruter coûte { $amount } de moins.
    .line = Sait ce que chacun doit, et sourit.
adventurer-don-ferdinando = Don Ferdinando
    .ability = { each-ship-traded } : { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }.
    .line = Salue toute voile rouge, par principe.
adventurer-officer-scott = Officier Scott
    .ability = Quand vous choisissez, 5 cartes ou plus dans le port : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .line = Compte les navires en dormant.
adventurer-p-landman = P. Landman, « Baron »
    .ability = { each-ship-traded } rapporte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de plus.
    .line = Le titre était vendu avec l’entrepôt.
adventurer-cutthroat-mary = Cutthroat Mary
    .ability = Quand vous choisissez, 3 navires ou plus dans le port : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .line = Fut couturière. Toujours très précise.
adventurer-samuel-blackguard = Samuel Blackguard
    .ability = Tout de suite : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
    .line = Paie ses dettes juste avant l’oubli.
adventurer-thomas-fishborn = Thomas Fishborn
    .ability = Une fois à chacun de vos tours : regarder les 3 premières cartes de la pioche, en garder 1.
    .line = N’a jamais appris à nager. N’en a jamais eu besoin.

# Events of a month. $amount and $cost are printed on the card.
tale-event-fair-wind = Bon vent
    .text = Tout le monde gagne { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
tale-event-royal-favor = Faveur royale
    .text = Le joueur actif gagne { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }.
tale-event-court-day = Jour de cour
    .text = Dans l’ordre du tour, chacun peut payer { $cost } pièces pour { $amount ->
        [one] { $amount } couronne
       *[other] { $amount } couronnes
    }.
tale-event-alms-box = Le tronc des pauvres
    .text = Qui a le moins de pièces gagne { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } ; en cas d’égalité, tous.
tale-event-thick-fog = Brume épaisse
    .text = Les { $amount } premières cartes de la pioche sont défaussées, sans effet.
tale-event-armed-escort = Escorte armée
    .text = Pendant ce tour, le joueur actif repousse avec { $amount } sabres de plus.
tale-event-lucky-charm = Porte-bonheur
    .text = Si le joueur actif fait naufrage pendant ce tour : { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }.
tale-event-squall = Grain
    .text = Le joueur actif ne peut pas s’arrêter avant qu’il y ait { $amount } cartes dans le port.
tale-event-market-day = Jour de marché
    .text = Pendant ce tour, chaque navire rapporte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de plus.
tale-event-hiring-fair = Foire d’embauche
    .text = Pendant ce tour, chacun recrute pour { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de moins.
tale-event-open-quay = Quai franc
    .text = Pendant ce tour, personne ne paie le joueur actif. En solitaire : 1 pièce.
tale-event-slack-trade = Affaires au ralenti
    .text = Pendant ce tour, chaque navire rapporte { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } de moins.
tale-event-curfew = Couvre-feu
    .text = Pendant ce tour, le joueur actif prend { $amount ->
        [one] { $amount } carte
       *[other] { $amount } cartes
    } de moins, mais au moins 1.
tale-event-pilots-report = Le rapport du pilote
    .text = Le joueur actif regarde les { $amount } premières cartes, en remet 1 dessus et défausse les autres.
tale-event-end-of-month = Fin du mois
    .text = On tourne une page de l’histoire.
tale-event-end-of-month-variable = Fin du mois
    .text = Chacun peut payer { $cost } pièces pour retirer son marqueur de gauche.

# Missions: $asks must be there, $pays is given up.
mission-10 = Deux navires violets
    .text = Défaussez { $pays }.
mission-11 = Qui connaît cette côte ?
    .text = Ayez un Capitaine ou un Colon.
mission-12 = Le père Anselme
    .text = Ayez { $asks }.
mission-13 = Le père Anselme
    .text = Ayez { $asks } et payez { $pays }.
mission-14 = L’anse Mordue
    .text = Ayez { $asks } et défaussez { $pays }.
mission-15 = L’anse Mordue
    .text = Ayez { $asks } et défaussez { $pays }.
mission-20 = Les mécènes du guet
    .text = Ayez { $asks }.
mission-21 = Un autre livre
    .text = Défaussez { $pays }.
mission-22 = Qui sait rester assis
    .text = Ayez { $asks } et payez { $pays }.
mission-23 = Qui sait rester assis
    .text = Ayez { $asks } et payez { $pays }.
mission-24 = La pointe du Gibet
    .text = Ayez { $asks }.
mission-25 = La pointe du Gibet
    .text = Ayez { $asks } et défaussez { $pays }.
mission-30 = Par-dessus la barre
    .text = Ayez { $asks } à votre actif.
mission-31 = Une amitié haut placée
    .text = Ayez un Amiral, un Gouverneur ou une Señorita.
mission-32 = Du pain pour la garnison
    .text = Défaussez { $pays }.
mission-33 = Quatre pavillons
    .text = À votre tour, quand des navires de { $amount } couleurs sont dans le port : sur-le-champ, ou pas du tout.
mission-34 = Quatre pavillons
    .text = À votre tour, quand des navires de { $amount } couleurs sont dans le port : payez { $pays }, sur-le-champ ou pas du tout.
mission-35 = Un tonneau égaré
    .text = Cédez { $pays }.
mission-36 = Un tonneau égaré
    .text = Cédez { $pays }.
mission-40 = Des mains pour la rue aux Poissons
    .text = Ayez { $asks }, d’après la carte.
mission-41 = Les plantes et le pain
    .text = Défaussez { $pays }.
mission-42 = Les clés de la maison
    .text = Ayez { $asks }.
mission-43 = Les clés de la maison
    .text = Ayez { $asks } et payez { $pays }.
mission-44 = Sauf-conduit
    .text = Payez { $pays }.
mission-45 = Sauf-conduit
    .text = Payez { $pays }.
mission-50 = Un reçu
    .text = Perdez des pièces à une taxation : sur-le-champ, ou pas du tout.
mission-51 = Quatre services
    .text = À votre tour, arrêtez-vous avec { $amount } cartes dans le port, payez { $pays } et prenez { $fewer ->
        [one] { $fewer } carte
       *[other] { $fewer } cartes
    } de moins.
mission-52 = Deux nuits
    .text = À deux de vos tours, arrêtez-vous avec la première carte dans le port.
mission-53 = Deux nuits
    .text = À deux de vos tours, arrêtez-vous avec la première carte dans le port ; la seconde fois, payez { $pays }.
mission-54 = Tout le monde sur le pont
    .text = Ayez { $asks }.
mission-55 = Tout le monde sur le pont
    .text = Ayez { $asks } et payez { $pays }.

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
move-store = Garder sous { $card_the } (coût { $card_cost })
move-sell = Mettre le navire à la défausse
move-gift = Donner la pièce à { $to }
move-claim = Remplir le contrat « { $contract } »
move-forgo = Laisser passer l’occasion
move-waive = Renoncer à l’or du navire
move-collect = Prendre l’or du navire
move-nest = Garder le navire pour l’Antre des pirates
move-discard = Défausser le navire repoussé
move-bank = Mettre une carte dans la pile de victoire
move-leave = Garder toute la pioche temporelle
move-event = Révéler l’événement
move-adventurer = Être { $adventurer }
move-share = Donner une pièce à { $to }
move-evenly = Partager les pièces à égalité
move-crown = Acheter une couronne
move-marker = Racheter le marqueur de gauche
move-look = Regarder la pioche
move-keep = Remettre sur la pioche : { $card_a }
move-cargo = Garder le navire pour sa cargaison
move-inn = Vendre à un Aubergiste : { a-cargo }
move-mission = Accomplir la mission { $number }, « { $mission } »
move-give = Céder un navire d’Arès : { $cargo ->
    [book] livre de rituels
    [herbs] plantes médicinales
    [bread] pain
   *[rum] rhum
}

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-coins = { $n ->
    [one] { $amount } pièce
   *[other] { $amount } pièces
}
preview-influence = { $amount } d’influence
preview-crowns = { $n ->
    [one] { $amount } couronne
   *[other] { $amount } couronnes
}
preview-cards-seen = { $n ->
    [one] voir 1 carte
   *[other] voir { $n } cartes
}
preview-cards-fewer = { $n ->
    [one] 1 carte de moins à prendre
   *[other] { $n } cartes de moins à prendre
}
preview-markers = { $n ->
    [one] { $amount } marqueur sur une mission
   *[other] { $amount } marqueurs sur des missions
}
preview-cargo = { $n ->
    [one] { $amount } cargaison
   *[other] { $amount } cargaisons
}
preview-ability = votre capacité s’éveille
preview-trophy = votre trophée est révélé
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
step-claim-now = Remplir maintenant ?
step-bank = Pile de victoire ?
step-side = Qui serez-vous ?
step-share = Pièces des défaites
step-event = Événement
step-court = Une couronne pour des pièces ?
step-buy-off = Retirer un marqueur ?
step-look = Regarder la pioche
step-cargo = Pièces ou cargaison ?
step-mission-now = Accomplir maintenant ?
step-give = Quel navire part ?
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
    [yes] Un contrat est à votre portée : remplissez-le maintenant, ou laissez passer l’occasion.
   *[no] { $seat } peut remplir un contrat à cet instant précis.
}
prompt-bank = { $you ->
    [yes] Une taxation : mettre la carte du dessus de la pioche temporelle dans la pile de victoire ? Un tour de moins, un point de plus en cas de victoire.
   *[no] { $seat } décide de mettre ou non une carte de la pioche temporelle dans la pile de victoire.
}
prompt-side = { $you ->
    [yes] Choisissez qui vous serez dans ce chapitre.
   *[no] { $seat } choisit un aventurier.
}
prompt-share = { $you ->
    [yes] Les défaites ont rapporté des pièces : partagez-les.
   *[no] { $seat } partage les pièces des défaites.
}
prompt-event = { $you ->
    [yes] Votre tour commence par un événement : révélez-le.
   *[no] { $seat } doit révéler l’événement du tour.
}
prompt-court = { $you ->
    [yes] Jour de cour : acheter une couronne ?
   *[no] { $seat } peut acheter une couronne.
}
prompt-buy-off = { $you ->
    [yes] Le mois est fini : payer pour retirer votre marqueur de gauche ?
   *[no] { $seat } peut payer pour retirer un marqueur.
}
prompt-look = { $you ->
    [yes] Choisissez la carte qui retourne sur la pioche ; les autres sont défaussées.
   *[no] { $seat } regarde le dessus de la pioche.
}
prompt-cargo = { $you ->
    [yes] Prendre ce que paie le navire, ou garder sa cargaison ?
   *[no] { $seat } choisit entre ce que paie un navire et sa cargaison.
}
prompt-mission-now = { $you ->
    [yes] Une mission est à votre portée : accomplissez-la maintenant, ou laissez passer l’instant.
   *[no] { $seat } peut accomplir une mission à cet instant précis.
}
prompt-give = { $you ->
    [yes] Choisissez le prochain navire d’Arès que vous cédez.
   *[no] { $seat } choisit quel navire d’Arès céder.
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
        [tax] {""} comme prime de la taxation
        [expedition] {""} pour l’expédition
        [start] {""} pour commencer
        [event] {""} grâce à l’événement
        [mission] {""} pour la mission
        [adventurer] {""} grâce à votre aventurier
        [innkeeper] {""} de l’Aubergiste
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
        [tax] {""} comme prime de la taxation
        [expedition] {""} pour l’expédition
        [start] {""} pour commencer
        [event] {""} grâce à l’événement
        [mission] {""} pour la mission
        [adventurer] {""} grâce à l’aventurier
        [innkeeper] {""} de l’Aubergiste
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
    [chapter_won] Le chapitre est gagné. { $winners_count ->
        [0] Personne ne gagne.
        [one] { $you ->
            [yes] Vous gagnez !
           *[no] { $winners_list } l’emporte.
        }
       *[other] { $winners_list } gagnent ensemble !
    }
    [chapter_lost] Le chapitre est perdu : il peut être raconté de nouveau.
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
event-time-card = La première carte du tour vient de la pioche temporelle : { $left ->
    [0] c’était la dernière.
    [one] il en reste { $left }.
   *[other] il en reste { $left }.
}
event-time-is-up = La pioche temporelle est vide : le temps est écoulé.
event-deck-spent = Le petit paquet est épuisé : la partie s’arrête ici.
event-card-banked = { $you ->
    [yes] Vous mettez une carte de la pioche temporelle dans la pile de victoire : il en reste { $left }, la pile en compte { $banked }.
   *[no] { $seat } met une carte de la pioche temporelle dans la pile de victoire : il en reste { $left }, la pile en compte { $banked }.
}
event-ransom-paid = { $you ->
    [yes] Vous payez la rançon : { n-coins }.
   *[no] { $seat } paie la rançon : { n-coins }.
}
event-all-contracts-done = Le dernier contrat ouvert est rempli.

# The Adventure Begins.
event-adventurer-dealt = { $you ->
    [yes] Le sort vous donne { $front } ou { $back }.
   *[no] Le sort donne { $front } ou { $back } à { $seat }.
}
event-adventurer-chosen = { $you ->
    [yes] Vous êtes { $adventurer }.
   *[no] { $seat } est { $adventurer }.
}
event-lost-coin-shared = { $to_you ->
    [yes] Vous commencerez avec une pièce de plus.
   *[no] { $to } commencera avec une pièce de plus.
}
event-lost-coins-shared-evenly = Les pièces des défaites sont partagées à égalité : { n-coins }.
event-lost-coins-left = { $you ->
    [yes] Vous laissez les pièces des défaites : { n-coins }.
   *[no] { $seat } laisse les pièces des défaites : { n-coins }.
}
event-chapter-began = Le chapitre « { $chapter } » commence{ $attempt ->
    [one] .
   *[other] {" "}(essai { $attempt }).
}
event-story-read = L’histoire se raconte : « { $story } ».
event-mission-opened = Nouvelle mission : « { $mission } ». { $mission_text }
event-cards-added = { $cards ->
    [one] { $cards } carte rejoint
   *[other] { $cards } cartes rejoignent
} la pioche.
event-event-revealed = Événement : { $event }. { $event_text }
event-month-ended = Le mois { $month } est fini.
event-month-began = Le mois { $month } commence.
event-hourglass-asked = { $done ->
    [yes] { $missions_list } : c’est fait. L’histoire continue.
   *[no] { $missions_list } : pas encore. L’histoire se corse.
}
event-mission-progress = { $you ->
    [yes] Votre marqueur attend sur la première case de « { $mission } ».
   *[no] Le marqueur de { $seat } attend sur la première case de « { $mission } ».
}
event-mission-paid = { $you ->
    [yes] Vous payez { n-coins } pour la mission.
   *[no] { $seat } paie { n-coins } pour la mission.
}
event-mission-accomplished = { $you ->
    [yes] Vous accomplissez « { $mission } »
   *[no] { $seat } accomplit « { $mission } »
}{ $first ->
    [yes] {""}, avant tous les autres.
   *[no] .
}
event-marker-lifted = { $space ->
    [1] { $you ->
        [yes] Votre porte est libre.
       *[no] La porte de { $seat } est libre.
    }
    [2] { $you ->
        [yes] Votre trophée est révélé.
       *[no] Le trophée de { $seat } est révélé.
    }
   *[other] { $you ->
        [yes] Une autre de vos fenêtres s’éclaire.
       *[no] Une autre fenêtre de { $seat } s’éclaire.
    }
}
event-ability-unlocked = { $adventurer } se met à l’œuvre : { $adventurer_ability }
event-crowns-gained = { $you ->
    [yes] Vous gagnez { n-crowns }
   *[no] { $seat } gagne { n-crowns }
}{ $source ->
    [event] {""} grâce à l’événement
    [mission] {""} pour la mission
    [marker] {""} grâce à la fenêtre éclairée
    [adventurer] {""} grâce à l’aventurier
    [innkeeper] {""} grâce aux Aubergistes : 4 personnages dans le port
    [ship] {""} pour le navire
   *[other] {""}
} : { $now } en tout.
event-crowns-paid = { $you ->
    [yes] Vous payez { n-crowns } : il en reste { $now }.
   *[no] { $seat } paie { n-crowns } : il en reste { $now }.
}
event-crown-bought = { $you ->
    [yes] Vous achetez une couronne pour { n-coins }.
   *[no] { $seat } achète une couronne pour { n-coins }.
}
event-marker-bought-off = { $you ->
    [yes] Vous payez { n-coins } pour retirer un marqueur.
   *[no] { $seat } paie { n-coins } pour retirer un marqueur.
}
event-cargo-kept = { $you ->
    [yes] Vous gardez
   *[no] { $seat } garde
} { $card_the } pour sa cargaison : { a-cargo }.
event-cargo-used = { $you ->
    [yes] Vous cédez
   *[no] { $seat } cède
} { $card_the }.
event-sold-at-inn = { $you ->
    [yes] Vous vendez à un Aubergiste, pour { n-coins } : { a-cargo }.
   *[no] { $seat } vend à un Aubergiste, pour { n-coins } : { a-cargo }.
}
event-looked = { $you ->
    [yes] Vous regardez { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de la pioche{ $cards ->
        [0] .
       *[other] {" "}: { $cards_list }.
    }
   *[no] { $seat } regarde { $number ->
        [one] la première carte
       *[other] les { $number } premières cartes
    } de la pioche.
}
event-card-kept-on-top = { $you ->
    [yes] Vous remettez { $card_the } sur la pioche
   *[no] { $seat } remet une carte sur la pioche
}{ $cards ->
    [0] .
   *[other] . À la défausse : { $cards_list }.
}
event-cards-lost-in-fog = { $cards ->
    [0] La pioche est vide : rien ne se perd dans la brume.
   *[other] Perdu dans la brume : { $cards_list }.
}

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
reason-claim-at-once-only = « { $contract } » ne se remplit qu’au moment où sa condition se réalise.
reason-active-player-only = « { $contract } » est réservé au joueur actif.
reason-claim-not-now = Un contrat se remplit entre deux de vos choix, pas en ce moment.
reason-claim-comes-first = Décidez d’abord si vous remplissez « { $contract } ».
reason-no-nemesis = Aucun contrat ouvert ne vous demande de renoncer à l’or d’un navire.
reason-no-coin-for-fee = Sans l’or du navire, vous ne pourriez pas payer à { $seat } la pièce due pour votre choix : vous n’en avez pas d’autre.
reason-trade-first = Prenez d’abord un navire du contrat ; vous choisirez alors si vous touchez son or.
reason-gold-comes-first = Décidez d’abord si vous prenez l’or du navire ({ $card_the }).
reason-ship-to-store-first = Décidez d’abord si vous gardez { $card_the } sous un Marchand.
reason-gift-comes-first = Choisissez d’abord qui reçoit le cadeau du navire ({ $card_the }).
reason-nest-comes-first = Décidez d’abord si vous gardez { $card_the } pour l’Antre des pirates.
reason-bank-comes-first = Décidez d’abord si une carte de la pioche temporelle passe dans la pile de victoire.
reason-no-gambler-left = Vous n’avez plus de Parieur à jouer ce tour-ci.
reason-no-reveal-after-gamble = Après un Parieur, on ne révèle plus de carte une à une : jouez un autre Parieur ou arrêtez-vous.
reason-adventurer-first = Choisissez d’abord qui vous serez.
reason-not-your-adventurer = { $adventurer } n’est pas à votre disposition.
reason-share-first = Partagez d’abord les pièces des défaites : il en reste { $coins }.
reason-event-first = Un tour commence par son événement : révélez-le d’abord.
reason-court-first = Jour de cour : décidez d’abord si vous achetez une couronne.
reason-squall = Grain : vous ne pouvez pas vous arrêter avec { $cards ->
    [0] un port vide
    [one] { $cards } carte
   *[other] { $cards } cartes
}, il en faut { $wanted }.
reason-marker-first = Décidez d’abord si vous payez { n-coins } pour retirer un marqueur.
reason-no-look-left = Vous n’avez plus personne qui puisse regarder la pioche ce tour-ci.
reason-keep-one-first = Choisissez d’abord la carte qui retourne sur la pioche.
reason-not-among-them = { $card } n’est pas parmi les cartes que vous regardez.
reason-cargo-comes-first = Décidez d’abord pour { $card_the } : ce qu’il paie, ou sa cargaison.
reason-no-innkeeper = Vous n’avez pas d’Aubergiste qui achète cela : { a-cargo }.
reason-inns-have-bought = Vos Aubergistes ont déjà acheté ; chacun achète une fois pendant que vous choisissez.
reason-no-such-cargo = Vous n’avez pas de navire avec cette cargaison : { a-cargo }.
reason-give-first = « { $mission } » : choisissez d’abord quels navires d’Arès vous cédez.
reason-mission-comes-first = Décidez d’abord si vous accomplissez « { $mission } ».
reason-no-missions = « { $mission } » : il n’y a pas de missions dans cette partie.
reason-mission-not-open = « { $mission } » n’est pas sur la table.
reason-mission-done-already = Vous avez déjà accompli « { $mission } » ; chaque mission une seule fois.
reason-no-marker-on-adventurer = « { $mission } » : il ne reste aucun marqueur sur votre aventurier.
reason-mission-at-once-only = « { $mission } » ne s’accomplit qu’à l’instant où sa condition se réalise.
reason-mission-condition = « { $mission } » : il vous manque encore { $lacks_list }.
reason-mission-not-now = « { $mission } » : une mission s’accomplit entre vos propres choix, pas à cet instant.

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
line-team = Contrats remplis : { $done } sur { $contracts }. Pioche temporelle : { $time_deck ->
    [0] vide
    [one] { $time_deck } carte
   *[other] { $time_deck } cartes
}. Pile de victoire : { $victory_pile ->
    [0] vide
    [one] { $victory_pile } carte
   *[other] { $victory_pile } cartes
}.
line-month = { $months ->
    [0] Mois { $month }.
   *[other] Mois { $month } sur { $months }.
}
line-event = Événement du tour : { $event }. { $event_text }
line-looking = Vous regardez { $cards_list }.
line-top = Sur la pioche, vous avez remis { $card_a }.
line-goal = Ensemble, vous avez { $missions } missions sur { $missions_wanted }, { $markers } marqueurs sur { $markers_wanted }, { $influence } d’influence sur { $influence_wanted }.
line-mission = Mission « { $mission } » : { $mission_text } { $seats ->
    [0] Personne ne l’a encore accomplie.
   *[other] Accomplie par { $seats_list }.
}
line-voyage = { $adventurer } ({ $awake ->
    [yes] { $ability }
   *[no] en sommeil
}) { n-crowns }, { $markers ->
    [one] { $markers } marqueur restant
   *[other] { $markers } marqueurs restants
}{ $trophy ->
    [yes] {""}, trophée révélé.
   *[no] .
}
line-cargo = En cale : { $cards_list }.
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
source-tybuk = Frères Tybuk
source-sentinel = Sentinelles
source-innkeeper = Aubergistes
source-stored = Navires sous les Marchands
source-contract = Contrats
source-expedition = Expéditions
source-crowns = Couronnes
source-coins = Pièces (elles départagent)

ending-points = La plus grande influence l’emporte.
ending-points-and-expedition = La plus grande influence l’emporte, parmi ceux qui ont accompli une expédition.
ending-decision-limit = La limite de décisions est atteinte : le classement reste tel quel.
ending-contracts-done = Tous les contrats ont été remplis à temps : tout le monde gagne.
ending-deck-spent = Le petit paquet est épuisé : la plus grande influence l’emporte.
ending-time-up = Le temps s’est écoulé avant que tous les contrats soient remplis : tout le monde perd.
ending-trophy = La plus grande influence l’emporte, parmi ceux qui ont révélé leur trophée.
ending-chapter-won = Le chapitre a été gagné : tout le monde gagne.
ending-chapter-lost = Le chapitre a été perdu : on peut le rejouer, avec 3 pièces de plus.

# The rank of a crew that has won together, by its victory pile.
rank-landlubber = Marin d’eau douce
rank-sailor = Matelot
rank-pirate = Pirate
rank-captain = Capitaine
rank-lord = Seigneur des sept mers
line-rank = Rang : { $rank }.

## Options

option-sets = Paquet
    .help = Le jeu de base, ou le petit jeu « Met les voiles » à lui seul. Avec six cartes, une partie dure une minute : le premier point d’influence déclenche la dernière manche.
option-sets-base = Jeu de base
option-sets-sets-sail = Met les voiles, seul
option-sets-small = Six cartes, pour la recherche
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
    .help = Tous ensemble : autant de cartes passent de la pioche temporelle à la pile de victoire avant la partie. Moins de tours, un meilleur rang en cas de victoire.
option-adventure = L’aventure commence
    .help = Un récit en cinq chapitres, avec des missions, des événements, des aventuriers et de nouvelles cartes ; ou quatre missions au hasard.
option-adventure-none = Non
option-adventure-competitive = Rivaux
option-adventure-cooperative = Ensemble, ou seul
option-adventure-variable = Quatre missions au hasard
option-chapter = Chapitre
    .help = Le chapitre de l’aventure que l’on joue. Une campagne commence par le premier et se poursuit d’elle-même.
option-adventurers = Aventuriers
    .help = Une carte chacun au hasard, dont on choisit une face ; ou chacun choisit une carte à son tour.
option-adventurers-by-lot = Au hasard
option-adventurers-drafted = Choisis à tour de rôle
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

## Sur l’étagère

mode-base = { title-name }
    .about = Dévoilez navire après navire, mais arrêtez-vous à temps.
mode-contracts = Pour un contrat de plus
    .about = Port Royal contre la montre, tous dans le même bateau.
mode-sets-sail = { preset-sets-sail }
    .about = Un Port Royal plus court, avec de nouvelles têtes.
mode-adventure = { preset-adventure }
    .about = Un récit en cinq chapitres, chacun avec ses missions.

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
    .help = Remplir ensemble tous les contrats avant que la pioche temporelle soit vide.
preset-solo = En solitaire
    .help = Trois contrats, un seul capitaine, et peu de temps.
preset-adventure = L’aventure commence
    .help = Un récit en cinq chapitres, que l’on gagne ou perd ensemble.
    .mode = Ensemble
preset-adventure-competitive = L’aventure : rivaux
    .help = Le même récit, mais un seul d’entre vous sera le premier.
    .mode = Rivaux
preset-adventure-solo = L’aventure : en solitaire
    .help = Le récit en cinq chapitres, pour un seul capitaine.
    .mode = En solitaire
preset-adventure-variable = L’aventure : quatre missions
    .help = Quatre missions du récit au hasard, sans son histoire ; elles montrent ce que demandent les chapitres.
    .mode = 4 missions au hasard
preset-everything = La cale pleine
    .help = Jeu de base, cartes de « Met les voiles », Parieurs et contrats dans un seul paquet.

# Advice against what is allowed all the same.
warning-gambler-in-sets-sail = Les Parieurs sont faits pour le jeu de base ; dans la courte partie de « Met les voiles », ils pèsent davantage.
warning-diluted-contracts = Avec les cartes de « Met les voiles » dans la pioche, les personnages que demandent les contrats sortent plus rarement.
warning-mixed-adventure = La règle déconseille d’autres cartes dans l’aventure : ce que demandent ses missions sort plus rarement.

## Options qui ne vont pas ensemble

clash-alone = En solitaire, on joue à Port Royal avec les contrats coopératifs ou l’aventure coopérative : choisissez l’un des deux.
clash-victory-pile = Seule une équipe a une pile de victoire : choisissez les contrats coopératifs, ou laissez 0.
clash-team-ending = La partie d’une équipe finit avec ses contrats : gardez la fin habituelle.
clash-small = Les six cartes se jouent seules, sans contrats : gardez la fin habituelle.
clash-sets-sail-seats = Met les voiles, seul, se joue de 2 à 4 joueurs.
clash-sets-sail-alone = Met les voiles, seul, se joue sans cartes ni contrats du jeu de base.
clash-sets-sail-ending = Met les voiles, seul, n’a pas d’expéditions : gardez la fin habituelle.
clash-no-adventure = Chapitres et aventuriers vont avec L’aventure commence : choisissez comment la jouer.
clash-variable-chapter = Quatre missions au hasard n’ont pas de chapitre : laissez le premier.
clash-adventure-seats = L’aventure commence se joue de 1 à 4 joueurs.
clash-adventure-alone = L’aventure commence se joue avec le jeu de base, et sans contrats.
clash-adventure-ending = Dans L’aventure commence, le trophée décide de qui peut gagner : gardez la fin habituelle.

## La leçon pour débutants : ce qui est dit à ses étapes (tutorial/lesson.toml)

tutorial-welcome = À Port Royal, vous appelez des navires et des personnages dans le port, et vous vous arrêtez avant que la chance ne tourne. Jouons deux manches ensemble, contre Bao.
    .title = Bienvenue à bord, capitaine
tutorial-goal = Ce blason compte votre influence. Dès que quelqu’un en a 12, on finit la manche, et la plus grande influence l’emporte. Vous débutez sans influence, avec 3 pièces.
    .title = Le but du voyage
tutorial-reveal = Un tour commence à la pioche. Révélez la carte du dessus.
    .title = À vous de jouer
tutorial-ship = Voici une barque. Les navires rapportent des pièces : celui-ci en vaut 2 pour qui commerce avec lui. Vous pourriez vous arrêter là, mais voyons la suite : révélez une autre carte.
    .title = Un navire
tutorial-person = Les personnages coûtent des pièces puis restent avec vous, chacun avec son influence et sa capacité. Le Colon coûte 4 pièces, une de trop pour vous. Encore une carte.
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
    .title = La taxation
tutorial-colors = Vous voulez ce Colon, mais vous n’avez que 2 pièces. Des navires de quatre couleurs permettent de prendre deux cartes, cinq couleurs trois : vous pourriez d’abord commercer, puis recruter. Voyons les quatre cartes suivantes.
    .title = Encore un Colon !
tutorial-enough = Quatre couleurs, et aucune en double. Mais une carte sur trois vous coulerait maintenant. Arrêtez-vous.
    .title = De justesse
tutorial-first-card = Deux cartes sont à vous. D’abord les pièces : prenez la flûte.
    .title = Et d’une…
tutorial-second-card = Vous avez maintenant 5 pièces. Recrutez le Colon.
    .title = … et de deux
tutorial-send = Les deux Colons sont avec vous. Pendant votre tour, vous pouvez les envoyer quand vous voulez. Accomplissez l’expédition.
    .title = Larguez les amarres !
tutorial-reward = Les Colons sont partis, et leur influence avec eux, mais l’expédition compte pour 4. Vous menez, avec 2 pièces de plus dans votre bourse.
    .title = Bien joué
tutorial-pirates = Bao a une frégate, et une autre arrive. Elle a 1 sabre, comme le Matelot de Bao : assez pour la repousser. Contre une tête de mort, les sabres n’y peuvent rien.
    .title = À quoi servent les sabres
tutorial-bust = Bao ne s’est pas arrêté, et la frégate suivante était trop forte. Tout ce qui était dans le port est perdu, et personne ne prend de carte.
    .title = Naufrage !
tutorial-end = Bien d’autres personnages attendent sur le quai : Négociants, Amiraux, Gouverneurs. Chaque carte dit ce qu’elle fait, et la table dit pourquoi quand une chose n’est pas possible. Bon vent !
    .title = Vous connaissez les ficelles
tutorial-tale-welcome = L’aventure commence raconte une histoire en cinq chapitres, avec les cartes de Port Royal. Appeler des navires, s’arrêter à temps, vous savez : voici ce qui change. Vous naviguez seul ; à plusieurs, c’est pareil.
    .title = Un récit à jouer
tutorial-tale-goal = À la fin du mois 4, il faut les trois : des missions accomplies, des marqueurs posés dessus, et de l’influence. S’il en manque, le chapitre est perdu ; vous le retentez avec 3 pièces de plus.
    .title = Ce qu’il vous faut
tutorial-tale-side = Un aventurier est une maison avec quatre marqueurs. Chaque mission en fait sortir un : le premier éveille la capacité, puis viennent un trophée et des couronnes. Soyez le Baron.
    .title = Qui serez-vous ?
tutorial-tale-month = Chaque tour commence par un événement. Le calendrier montre les jours du mois ; le sablier en est la fin. Révélez l’événement.
    .title = Le mois
tutorial-tale-event = Il agit tout de suite, ou vaut pour ce tour. Celui-ci rapporte une pièce à qui navigue seul. Le mois prochain, les mêmes reviennent dans le même ordre, après un nouveau.
    .title = L’événement du tour
tutorial-tale-mission = Remettez deux navires violets et elle est accomplie : une couronne à chaque réussite, et 2 pièces à la première. Les navires d’Arès sont entrés dans la pioche avec l’histoire.
    .title = Une mission
tutorial-tale-reveal = Retournez la première carte.
    .title = Découvrir
tutorial-tale-ares = Les pirates d’Arès ont une sixième couleur et leur propre place : quatre couleurs sont plus vite réunies. Voyons qui d’autre arrive.
    .title = Un navire violet
tutorial-tale-stop = Deux couleurs en plus du violet. Arrêtez-vous et prenez une carte.
    .title = S’arrêter à temps
tutorial-tale-trade = La frégate paierait mieux ; mais c’est le navire violet qu’il vous faut. Prenez-le.
    .title = Quelle carte ?
tutorial-tale-cargo = Un navire chargé rapporte des pièces, ou se garde pour ce qu’il porte. Gardez-le : la mission demande le navire.
    .title = Pièces ou cargaison ?
tutorial-tale-hold = Les navires gardés restent ici jusqu’à ce qu’une mission ou une expédition les demande. Encore un.
    .title = Votre cale
tutorial-tale-second = Nouveau jour, nouvel événement. Révélez-le.
    .title = Un nouveau tour
tutorial-tale-look = Vous seul regardez cinq cartes de la pioche ; une retourne dessus. Choisissez le navire violet.
    .title = Le rapport du pilote
tutorial-tale-known = Retournez-la.
    .title = Vous savez ce qui vient
tutorial-tale-again = Prenez-le, et gardez-le aussi pour sa cargaison.
    .title = Le deuxième
tutorial-tale-keep = Gardez le navire.
    .title = Dans la cale
tutorial-tale-accomplish = Sa carte brille : tout ce qu’elle demande est dans votre cale. Touchez-la et confirmez. Cela ne coûte aucune des cartes que vous pouvez prendre.
    .title = Accomplir la mission
tutorial-tale-marker = Votre premier marqueur est sur la mission, et la porte s’éclaire : la capacité du Baron agit désormais. Le suivant apporte le trophée, les autres des couronnes.
    .title = Une lumière à la porte
tutorial-tale-crowns = Les couronnes montent cet escalier. Chaque blason dépassé vaut de l’influence : 1 à 3 couronnes, 2 de plus à 6 et 3 de plus à 10.
    .title = L’escalier du trône
tutorial-tale-ends = Deux événements sont passés, le sablier est le prochain. Révélez-le.
    .title = La fin du mois
tutorial-tale-page = À la fin d’un mois, l’histoire demande ce que vous avez fait et continue selon la réponse : une nouvelle mission, peut-être plus dure. Le livre, en haut, permet de relire.
    .title = On tourne une page
tutorial-tale-end = Quatre mois, puis le chapitre est gagné, ou se retente ; le suivant part de là. Ouvrez une campagne : elle se garde, chapitre par chapitre. Bon vent !
    .title = À vous de la raconter
tutorial-con-welcome = Appeler des navires, s’arrêter à temps, vous savez. Pour un contrat de plus ajoute des contrats à Port Royal, ainsi que quelques personnages et navires. Jouons deux manches contre Bao.
    .title = Des contrats sur la table
tutorial-con-open = Ils sont ouverts à tous. Chacun dit ce qu’il demande ; les pièces, en bas, sont sa récompense. Qui le remplit en premier est le mieux payé, le suivant un peu moins.
    .title = Quatre contrats
tutorial-con-markers = Un marqueur indique les contrats que vous avez remplis. Vous en avez trois, donc trois contrats au plus. Le deuxième vaut aussi 1 d’influence, le troisième 2.
    .title = Trois marqueurs
tutorial-con-reveal = Un tour se joue comme d’habitude. Révélez la première carte.
    .title = À vous de jouer
tutorial-con-moment = Trois couleurs dans le port : c’est ce que demande Spéculateur. Certains contrats se saisissent sur le moment, ou pas du tout. Posez-y votre marqueur.
    .title = Un moment à saisir
tutorial-con-space = Spéculateur le demande deux fois, pendant deux de vos tours. En attendant, votre marqueur reste sur la première case et ne revient plus. Il vous en reste deux.
    .title = À mi-chemin
tutorial-con-stop = Les contrats ne rendent pas la mer plus sûre. Arrêtez-vous.
    .title = S’arrêter à temps
tutorial-con-trade = Prenez la flûte pour 3 pièces.
    .title = Faites votre choix
tutorial-con-settler = Bao a trouvé un Colon. Le contrat Comptoir commercial demande un Colon et un Greffier, et paie 4 pièces. Recrutez le Colon : 4 pièces, plus 1 pour Bao.
    .title = La moitié d’un comptoir
tutorial-con-again = La carte d’un contrat dit ce qui vous manque encore : un Greffier. Voyons qui arrive.
    .title = Votre deuxième tour
tutorial-con-clerk = Un Greffier ! Chaque fois que vous prenez un navire de sa couleur, vous pouvez prendre une carte de plus. Canonnières et Vice-amiraux rapportent des pièces : lisez leurs cartes quand ils viennent.
    .title = De nouvelles têtes
tutorial-con-gift = Un tel navire rapporte 3 pièces, et une de plus au joueur de votre choix. Voyons la suite.
    .title = Un navire et son cadeau
tutorial-con-done = Une troisième couleur, pour la deuxième fois : Spéculateur est rempli. Votre marqueur prend la première place, et 2 pièces sont à vous. Le Greffier est à votre portée.
    .title = Tout seul
tutorial-con-enough = Arrêtez-vous, puis prenez une carte.
    .title = Cela suffit
tutorial-con-hire = Recrutez le Greffier.
    .title = L’autre moitié
tutorial-con-claim = Le Colon et le Greffier sont à vous : le contrat brille. Remplissez-le maintenant, ou plus tard pendant votre tour. Tous deux restent avec vous.
    .title = Un contrat à remplir
tutorial-con-second = 4 pièces pour la première place, et 1 d’influence parce que c’est votre deuxième. Bao a pris un navire et vous a payé, lui aussi.
    .title = Votre deuxième contrat
tutorial-con-jinx = Bao a fait naufrage, et remplit ainsi Maléfice : 1 pièce. Ce contrat est pour qui doit renoncer à son tour.
    .title = Même un naufrage
tutorial-con-end = Douze points d’influence décident toujours, avec ou sans contrats. Regardez-les avant de révéler la carte suivante : encore une pièce, encore un contrat… Bon vent !
    .title = Le reste est affaire de commerce
tutorial-coop-welcome = Ici, personne ne gagne seul. Bao et vous, deux capitaines d’une même équipe, remplissez des contrats contre la montre. Navires, personnages et naufrages : rien ne change.
    .title = Dans le même bateau
tutorial-coop-goal = Cinq contrats sont ouverts. Chacun doit être rempli une fois, par l’un de vous deux. Alors vous gagnez ensemble, aussitôt ; l’influence ne met pas fin à cette partie.
    .title = Le but du voyage
tutorial-coop-time = Votre temps : 24 cartes, une par tour, de l’un ou de l’autre. Si un tour doit commencer et qu’il n’en reste plus, vous avez perdu ensemble.
    .title = La pioche temporelle
tutorial-coop-reveal = La première carte d’un tour vient de la pioche temporelle, les autres de la pioche. Révélez-la.
    .title = À vous de jouer
tutorial-coop-bank = Une taxation : vous pouvez mettre une carte de cette pioche sur la pile de victoire. C’est un tour de moins, et un point de plus si vous gagnez. Pas cette fois.
    .title = Un pari sur vous-mêmes
tutorial-coop-stop = Mercenaire demande 3 sabres chez un même capitaine. Le Matelot apporte le premier. Arrêtez-vous.
    .title = Un Matelot
tutorial-coop-hire = Recrutez le Matelot.
    .title = Le premier sabre
tutorial-coop-fee = Bao a pris la flûte et vous a payé une pièce, comme toujours. L’équipe n’y perd rien : demandez-vous qui a le plus besoin d’une carte.
    .title = L’or reste dans l’équipe
tutorial-coop-guest = Bao a recruté un Négociant, pour Maître négociant. La barque est pour vous : 4 pièces, dont 1 pour Bao.
    .title = Bao vous laisse le meilleur
tutorial-coop-again = Il reste 22 tours. Vous avez un sabre et 5 pièces : un Pirate ferait l’affaire. Révélez la première carte.
    .title = Encore deux sabres
tutorial-coop-pirate = Un Pirate a deux sabres. Une seule couleur dans le port, mais ne tentez pas le sort. Arrêtez-vous.
    .title = Le voici
tutorial-coop-hired = Recrutez le Pirate pour vos 5 dernières pièces.
    .title = Trois sabres
tutorial-coop-claim = Le contrat brille. Remplissez-le : c’est possible à votre tour, même quand vous êtes l’hôte de Bao dans son port.
    .title = Un contrat à remplir
tutorial-coop-first = 3 pièces pour vous. Un contrat rempli s’efface. Il vous reste deux marqueurs, donc deux contrats ; avec les trois de Bao, le compte y est.
    .title = Un sur cinq
tutorial-coop-jinx = Bao est allé trop loin, mais Maléfice demande justement cela. Bao le remplit : deux sur cinq.
    .title = Un naufrage utile
tutorial-coop-rank = 20 tours pour trois contrats. Si vous avancez vite, mettez des cartes de côté lors des taxations : plus la pile de victoire est haute à la fin, plus votre rang l’est aussi.
    .title = Avec quel éclat ?
tutorial-coop-end = Convenez de qui vise quel contrat, et prenez ce dont l’autre a le moins besoin. Plus de capitaines, plus de contrats ; en solitaire, il y en a trois. Bon vent !
    .title = Parlez-vous
tutorial-sail-welcome = Met les voiles, c’est Port Royal avec 60 cartes à lui : rapide et sans expéditions. Jouons deux manches contre Bao.
    .title = Une traversée plus courte
tutorial-sail-goal = Ici, 8 d’influence suffisent. On finit alors la manche, et la plus grande influence l’emporte. Vous débutez sans influence, avec 3 pièces.
    .title = Le but du voyage
tutorial-sail-reveal = Révélez la première carte.
    .title = À vous de jouer
tutorial-sail-passenger = Les Passagers n’ont aucune capacité, mais valent 2 d’influence pour 4 pièces seulement. Une de trop pour vous. Voyons quels navires arrivent.
    .title = Un Passager
tutorial-sail-stop = Deux couleurs, et une flûte qui paie bien. Arrêtez-vous.
    .title = S’arrêter à temps
tutorial-sail-trade = Prenez la flûte pour 4 pièces.
    .title = Faites votre choix
tutorial-sail-merchant = Bao a pris une carte chez vous, puis a trouvé un Marchand. C’est tout le sel de Met les voiles : recrutez-le pour 6 pièces, plus 1 pour Bao. Vous verrez.
    .title = Un Marchand
tutorial-sail-again = Désormais, les navires verts valent davantage pour vous. Révélez une carte.
    .title = Votre deuxième tour
tutorial-sail-tax = Ici, qui a 9 pièces ou plus n’en garde que 8. Puis la plus petite influence rapporte une pièce : c’était Bao. Voyons les cinq cartes suivantes.
    .title = La taxation
tutorial-sail-enough = Un navire vert, un Passager, et quatre couleurs : vous pouvez prendre deux cartes. Arrêtez-vous.
    .title = Quatre couleurs
tutorial-sail-green = Prenez la barque.
    .title = D’abord le navire vert
tutorial-sail-store = Les 3 pièces sont à vous, et vous pouvez encore garder le navire : sous le Marchand, il vaut 1 d’influence jusqu’à la fin. Posez-le là.
    .title = Sous le Marchand
tutorial-sail-kept = Le voilà. Un Marchand reçoit autant de navires de sa couleur que vous voulez : recrutez tôt, commercez souvent.
    .title = Navire après navire
tutorial-sail-hire = La deuxième carte : 4 pièces, 2 d’influence. Recrutez le Passager.
    .title = Tout le monde à bord
tutorial-sail-last = 5 d’influence après deux manches : 2 pour le Marchand, 1 pour son navire, 2 pour le Passager.
    .title = Encore trois
tutorial-sail-end = Voilà tout ce qui change. Les sabres repoussent les navires comme toujours, et les cartes de Met les voiles se mêlent aussi au jeu de base. Bon vent !
    .title = Mettez les voiles
tutorial-gam-welcome = Le Parieur rejoint le jeu de base : quatre cartes dans toute la pioche, et autant de tentations. Deux manches contre Bao.
    .title = Tout sur quatre cartes
tutorial-gam-reveal = Révélez la première carte.
    .title = À vous de jouer
tutorial-gam-card = Un Parieur coûte des pièces et vaut de l’influence comme les autres. Sa capacité sera pour plus tard. Il vous manque une pièce : voyons quels navires arrivent.
    .title = Le voici
tutorial-gam-stop = Arrêtez-vous et commercez.
    .title = L’or d’abord
tutorial-gam-trade = Prenez la flûte pour 3 pièces.
    .title = Faites votre choix
tutorial-gam-hire = Bao vous a payé une pièce, puis a trouvé un deuxième Parieur. Recrutez-le : 4 pièces, plus 1 pour Bao.
    .title = Encore un
tutorial-gam-use = Une fois par tour, avant de vous arrêter, le Parieur révèle quatre cartes d’un coup. Aucun de ces navires ne peut être repoussé. Jouez-le : touchez sa carte et confirmez.
    .title = Laissez-le faire
tutorial-gam-luck = Avec deux navires d’une même couleur après la quatrième carte, tout serait perdu. Vous pouvez donc prendre une carte de plus : deux au lieu d’une.
    .title = Aucune couleur en double
tutorial-gam-first = D’abord les pièces : prenez la barque.
    .title = Et d’une…
tutorial-gam-second = Maintenant, le Colon.
    .title = … et de deux
tutorial-gam-end = Plus le port est plein, plus le pari est risqué : quatre cartes dans un port vide passent le plus souvent. Plusieurs Parieurs peuvent se succéder. Bon vent !
    .title = Vous sentez-vous en veine ?

## La cloche sous la marée : le récit de L’aventure commence

tale = La cloche sous la marée
chapter-1 = La nuit sans cloche
    .recap =
        Chaque port a une voix. Le nôtre avait la Vieille Marguerite : neuf quintaux de bronze vert pendus à une poutre pourrie, au-dessus du môle, fêlés depuis le dernier ouragan, et si bien accordés à nos brouillards qu’un pilote aveugle l’aurait suivie jusqu’à quai. Les marchands réglaient sur elle leurs prix, les mères leur soupe, les voleurs leurs horaires. Personne, à Port Royal, ne l’a jamais remerciée. On remercie une cloche comme on remercie le sol.

        Vous n’étiez pas des héros, ce printemps-là. Vous commerciez, vous recrutiez, vous retourniez une carte de trop et vous en riiez à la taverne. Ce qui suit commença une nuit d’avril, par un brouillard à couper en tranches, quand rien ne sonna.
chapter-2 = Des yeux sur l’eau
    .recap =
        En avril, des étrangers aux voiles violettes ont décroché la Vieille Marguerite, la cloche qui ramenait les navires dans la brume. Dans leurs cales vous avez trouvé des herbes qui soignent et des livres de prières et de calculs ; dans l’anse Mordue, le berceau de la cloche, vide, dans une caisse au sceau des douanes royales. Quelqu’un, à Port Royal, a aidé les pirates d’Arès. La cloche, elle, est quelque part en mer, et le vieux Tomas jure qu’il l’entend : la nuit, très loin, très bas, toujours quand la marée tourne. Il est temps de savoir qui d’autre que vous regarde le large.
chapter-3 = La saison maigre
    .recap =
        Les pirates d’Arès ont pris la cloche du port, et on la leur a donnée : le commissaire Harrow, des douanes royales, payait ainsi une petite guerre privée contre les navires qui ne le payaient pas. Vous avez pris son courrier et lu son registre. Cela n’a pas suffi. Il a fermé le port ; qui veut naviguer a besoin de son permis, et qui veut manger, de ses bonnes grâces. Mais les sentinelles ont un relèvement, et deux fois par jour, quand la marée tourne, la Vieille Marguerite sonne au fond de la mer. Deux Tybuk, un prêtre et un sonneur pensent que vous n’en resterez pas là.
chapter-4 = La maison des Quatre-Vents
    .recap =
        Vous avez brisé le blocus et regardé dans la chambre forte du commissaire. Il a vendu la cloche du port aux pirates d’Arès et gardé l’argent, et il a gardé autre chose encore : la lettre d’une certaine Nerys, qui prie qu’on laisse entrer des barques avec des enfants malades. On ne l’a jamais fait. L’herbe des navires violets ne sert pas à la sorcellerie ; c’est un remède. Vous le savez maintenant, car la maladie est arrivée. Rue aux Poissons, les lampes brûlent toute la nuit, et l’on sonnerait les heures, si Port Royal avait une cloche de reste.
chapter-5 = La plus basse mer
    .recap =
        Le commissaire Harrow a vendu la cloche de Port Royal à ceux d’Arès, qui en avaient besoin pour revenir vivants du récif où pousse leur remède. À présent il a vendu aussi le récif, à des gens qui feront payer chaque feuille. Vous avez brisé son blocus, lu ses lettres et soigné ses victimes ; vous avez donné la main à Nerys, sur le môle, devant tout le monde. Il reste cinq semaines jusqu’à la plus basse mer de l’année. D’ici là, Harrow doit être destitué, et la Vieille Marguerite sortie de l’eau, car il existe un lieu d’où une cloche s’entend des deux rives.
story-10 = Voiles violettes
    .text =
        C’est le silence qui vous réveilla. Sur le môle, la poutre était nue ; deux cordes y pendaient, tranchées net. Le vieux Tomas, le sonneur, était assis contre le mur, un linge mouillé sur le front. Il avait vu des voiles, disait-il, violettes comme une meurtrissure, et des hommes qui ramaient sans un mot. Ils avaient couché sa cloche dans la barque comme on couche un enfant. « Et l’un d’eux m’a demandé pardon. »

        À midi, trois navires s’étaient échoués dans la brume. Le soir, les tavernes avaient un nom pour ces étrangers : les pirates d’Arès. Ils reviendront, ils commercent ici comme tout le monde. Ce jour-là, regardez dans leurs cales avant qu’ils n’aient levé l’ancre.
story-11 = Ce que cachaient les cales
    .text =
        Pas d’or. Les navires d’Arès sont hauts sur l’eau, et sous les panneaux il n’y a que deux choses : des bottes d’une herbe gris-vert qui sent la pluie, et des livres. De gros livres reliés en peau d’anguille, pleins de colonnes, de lunes et de petits dessins de noyés. Sorcellerie, disent les tavernes. Elles en disent autant de la comptabilité en partie double.

        Une page montre une côte que vous croyez connaître : un cap crochu, trois rochers, une anse comme une pomme mordue. Elle n’est sur aucune carte à vendre. Il vous faut quelqu’un qui ait mouillé là-bas, ou défriché là derrière. Interrogez les capitaines. Interrogez les colons. Et payez vous-mêmes la deuxième tournée.
story-12 = Le père Anselme lit
    .text =
        Votre guide a dessiné la côte avec du vin renversé : l’anse Mordue, une demi-journée à l’est, et personne n’y va. Reste le livre. La moitié est en latin, et pour le latin il y a l’église.

        Le père Anselme tourne les pages d’anguille comme on touche au courrier d’un invité. C’est le seul homme de la ville qui ne se soit pas étonné. « Ce ne sont pas des sortilèges, dit-il enfin. Ce sont des prières pour les morts, et entre les prières quelqu’un a fait des calculs. Beaucoup de calculs. » Il veut bien continuer, pourvu qu’un homme d’Église navigue sous votre pavillon : on pourrait avoir besoin d’une bénédiction plus tôt que vous ne pensez.
story-13 = Une porte à trois verrous
    .text =
        Vous êtes revenus avec trop peu, et la nouvelle a couru plus vite que vous. Quand vous frappez au presbytère, un verrou glisse ; puis un deuxième ; puis un troisième. Le père Anselme parle à travers le bois. On a raconté à l’évêque que certains capitaines trafiquaient des livres défendus.

        « Je n’en crois rien, dit la porte. Mais mon toit fuit, mes orphelins mangent, et l’évêque compte. » Quatre pièces dans le tronc des pauvres montreraient à toute la rue quelle sorte de gens vous êtes. Et l’un de ses frères doit monter à bord, au vu de tous. Alors il lira votre livre, de nuit, volets clos.
story-14 = L’anse Mordue
    .text =
        Le père Anselme a trouvé la date. Les calculs du livre mènent à une marée, et la prochaine bonne tombe jeudi, une heure avant l’aube. Ceux qui ont pris la cloche seront à l’anse Mordue cette nuit-là, ou jamais.

        Le plan vient de votre guide, et il est d’une simplicité honteuse. L’un des navires que vous avez saisis entre le premier, voiles violettes dehors, sans fanal, sans un mot ; après tout, c’est ainsi qu’ils font eux-mêmes. Derrière lui viennent les canots, les lames sous les bancs. Trois bons sabres suffiront à tenir la plage, qui est étroite. Quant au navire, dites-lui adieu : sur ce récif, il ne fera qu’un voyage.
story-15 = On vous attend
    .text =
        Il y a des feux sur le cap, ce soir, et ce ne sont pas des feux de pêcheurs. Vous avez tardé, et quelqu’un en a profité. Votre guide abaisse la longue-vue et énumère ce qu’il voit comme on lit une facture : une chaîne en travers de l’anse, un canon sur chacun des trois rochers, et des sentinelles qui ne fument pas.

        Un seul navire saisi ne passera pas. Deux, peut-être : le premier pour se jeter sur la chaîne et la rompre de tout son poids, le second pour se glisser dans le vacarme. Vous perdrez l’un et l’autre. Et sur la plage il vous faudra toujours deux lames qui ne tremblent pas.
story-16 = Chaque capitaine pour soi
    .text =
        Le mois est fini, et la brume est couchée sur le port comme un chat. À la Pinasse percée, il y a un pêcheur à la main entaillée qui dit avoir aidé à porter la cloche. Où ? Il ne le dira pas. Pas à vous tous, en tout cas.

        « Un à la fois », dit-il, et il fixe son prix : huit pièces, comptées sur la table. À ce prix il raconte une chose qui vaut d’être sue, et il la raconte à une seule paire d’oreilles. Vous regardez autour de vous ces visages avec qui vous buvez depuis des années. À partir d’ici le chemin est étroit, et chacun semble vouloir marcher devant.
story-17 = Jeudi, trop tard
    .text =
        Quand vous doublez le cap, il n’y a dans l’anse Mordue que la mer qui descend. Des cordes coupées, la cendre d’un feu, la trace d’une chose lourde traînée sur le sable. Votre guide s’accroupit et pose la paume dans le sillon. Encore humide. Une heure, peut-être moins.

        Au retour, personne ne parle. Puis, devant le môle, le vieux Tomas vient à votre rencontre à la rame, la tête bandée. « La lune repasse, dit-il en montant à bord sans qu’on l’en prie. Et cette fois vous savez où sont les rochers. » Il apporte un peu d’argent que la rue a réuni. Trois pièces. Les plus lourdes que vous ayez jamais tenues.
story-61 = Fin du chapitre 1
    .text =
        Ils se battirent comme des gens qui aimeraient mieux s’en passer. Dix minutes d’acier et de jurons sur une bande de sable mouillé, et les équipages d’Arès étaient dans leurs canots, partis. Ils n’avaient laissé qu’une chose : le berceau où la cloche avait reposé, garni de paille et de laine comme pour un long voyage.

        Il était vide. Mais la paille était venue dans une caisse, et sur le couvercle, sous le goudron, il y avait un sceau. Le vieux Tomas l’essuya de sa manche. Une couronne, une clé, une balance : la marque des douanes de Sa Majesté à Port Royal. Personne ne dit rien. Au large, sans qu’on pût dire d’où, quelque chose sonna. Une fois.
story-20 = Le prix d’une paire d’yeux
    .text =
        Le commissaire Harrow, des douanes royales, vous reçut debout. Une caisse volée, dit-il ; on vole des caisses tous les jours. Il a les mains pâles et la voix aimable, et pendant que vous parliez il notait les noms de vos navires.

        Vous monterez donc la garde vous-mêmes. Des Palissades à la pointe du Gibet, il faut sur chaque hauteur quelqu’un qui sache distinguer une voile d’une mouette. On trouve des sentinelles, les meilleures sont d’anciens contrebandiers ; mais elles veulent une paie régulière, et régulier est un mot de marchand. Gagnez les négociants à la cause. Deux, peu importe la couleur : un seul parlerait de perte, à deux ils parleront d’investissement.
story-21 = Deuxième lecture
    .text =
        Deux frères ont pris la chambre au-dessus du voilier. Tybuk, disent-ils, l’un comme l’autre, comme si un nom devait suffire pour deux. L’aîné est maître d’armes sans école, le cadet n’a jamais perdu un duel ni payé une vitre. Ils avaient un navire, jusqu’à ce que les pirates d’Arès le gagnent de vitesse ; à présent ils ont des opinions.

        « Ce sont les livres, dit l’aîné. Ils jettent tout par-dessus bord plutôt que d’en lâcher un. C’est donc qu’il y en a un dont ils ne peuvent se passer. » Le père Anselme approuve : le sien s’arrête au milieu d’une addition. Apportez-lui-en un autre, pris sur un navire d’Arès. Il vous le rendra en morceaux.
story-22 = L’homme qui sait rester assis
    .text =
        Mis côte à côte, les deux livres font un calendrier. Non de fêtes : de marées, chacune plus basse d’une main que la précédente, jusqu’à une nuit de l’an prochain, entourée trois fois. « Quelque chose sort de la mer, dit le père Anselme, et ils comptent bien y être. »

        Où, le livre ne le dit pas. Mais une barque qui va voir un récif doit passer devant les caps, à l’aller et au retour, et ce qui passe se compte. Prenez à votre service une sentinelle qui sache ne pas bouger, et glissez deux pièces au chevrier qui portera en ville ce qu’elle aura vu. Le cadet des Tybuk propose de lui tenir compagnie. L’aîné s’y oppose : il s’agit de ne pas bouger.
story-23 = Quelqu’un paie mieux
    .text =
        Lundi, il y avait sept guetteurs sur les hauteurs. Mardi il en restait trois, avec des bottes neuves. Personne ne les menace, personne ne les touche ; le soir, un commis passe avec une lanterne et une bourse, et les prie d’avoir mauvaise vue.

        Le père Anselme n’avance pas non plus, et il s’est mis à fermer l’église à clé. Il vous faut toujours une sentinelle, une honnête, et puisque l’honnêteté est devenue dans cette ville une question de prix, vous le paierez : cinq pièces en plus de l’embauche, posées bien en vue sur le quai, pour que le commis les voie et le rapporte à son maître.
story-24 = La lanterne de la pointe du Gibet
    .text =
        Votre sentinelle a compté. Une nuit sur neuf, une barque quitte l’escalier des douanes, passe la pointe du Gibet sans lumière et rentre avant le lever des boulangers. À l’avant est assis un homme, un registre sur les genoux.

        « Alors, la neuvième nuit, nous serons à la pointe du Gibet », dit l’aîné des Tybuk, et il se met à affûter une chose qui coupait déjà. Un courrier a des gardes, et ceux-là ne sont pas des ivrognes de port. Quatre sabres, pas un de moins, vite et sans bruit. Vous ne voulez pas son sang, vous ne voulez même pas sa bourse. Vous voulez ce qu’il écrit.
story-25 = Une barque de trop
    .text =
        Le courrier ne rame plus seul. Depuis que vos guetteurs comptent les barques, il y en a deux de plus : une devant, une derrière, pleines d’hommes assis très droits. Votre sentinelle pense que ce sont des soldats sans uniforme. Le cadet des Tybuk pense que cela devient enfin une soirée.

        On n’attrape pas trois barques avec une. Mais il est une sorte de navire qu’ils laissent approcher, parce qu’on les a payés pour cela. Sacrifiez un des navires d’Arès que vous avez pris : qu’il dérive en travers de leur route, voiles violettes hautes, et quand ils l’entoureront pour poser des questions, soyez là, avec quatre sabres.
story-26 = Ce que le commis laissa échapper
    .text =
        Du quai à l’hôtel des douanes il y a deux cents pas, et ce soir un jeune commis les fait plutôt lentement. Il a copié des lettres qu’il voudrait n’avoir pas lues. Il a aussi remarqué que plusieurs capitaines donneraient cher pour les lire avant les autres.

        « Huit pièces », dit-il à chacun de vous, séparément, derrière la corderie, avec exactement le même air de désespoir. À sa place vous en feriez autant. Le guet, là-haut, continue d’envoyer ses signaux ; mais ce sont les vôtres, ou les vôtres, ou les vôtres, et personne ne se rappelle bien quand cela a commencé.
story-27 = Neuf nuits pour rien
    .text =
        La neuvième nuit vint, et la pluie aussi. Vos gens restèrent couchés sous une bâche, à la pointe du Gibet, jusqu’à ce que les boulangers allument leurs fours, et pas une barque ne passa. Au matin il y avait un billet sur le môle, sous une pierre : *Le commissaire souhaite aux capitaines un prompt rétablissement de leur rhume.*

        L’aîné des Tybuk le lut deux fois et le plia très petit. « Il est vaniteux, dit-il. Donc il continuera. » Les guetteurs ne sont pas partis. Le voilier, le boulanger et la veuve du coin ont mis leurs pièces en commun pour vous, trois en tout. Il y aura une autre neuvième nuit. Il y en a toujours une.
story-28a = Le registre
    .text =
        Ce fut fini avant que les mouettes s’en aperçoivent. Le courrier lâcha son registre avec une sorte de soulagement, s’assit sur une pierre et demanda si quelqu’un avait à boire. Colonne après colonne, d’une main nette et pâle : navires à épargner, navires à arrêter, par nom, par jour, par cargaison. Ceux qui avaient payé le commissaire naviguaient. Les autres rencontraient des voiles violettes.

        « Et les pirates, qu’y gagnent-ils ? » demanda le cadet des Tybuk. C’était à la dernière page, d’une autre encre : *En contrepartie de quoi, une cloche.* Vous l’avez lu tout haut à la lueur d’une lanterne voilée. Faites maintenant le compte de ce que vous avez : y en a-t-il assez pour qu’on vous croie ?
story-28b = Des pages dans l’eau
    .text =
        Ils l’ont jeté. En plein combat, quand la première barque chavira, l’homme assis à l’avant se leva et lança son registre aussi loin qu’il put. Le cadet des Tybuk fut à l’eau avant qu’il ne coule, et ce qu’il remonta était un paquet de bouillie dans une reliure de cuir.

        Vous l’avez séché feuille à feuille au-dessus du poêle du voilier. La moitié est perdue. L’autre, ce sont des listes de navires, certains marqués d’une croix ; et sur la dernière page, encore lisibles, quelques mots : *en contrepartie de quoi, une cloche.* Ce n’est pas une preuve. Avec assez de poids derrière, cela pourrait y ressembler.
story-62 = Fin du chapitre 2
    .text =
        L’audience dura un quart d’heure. Le commissaire Harrow admira l’écriture, regretta qu’elle ne fût pas la sienne et vous remercia de votre vigilance. Le soir même, le sceau des douanes était cloué à la porte du port : jusqu’à nouvel ordre, aucun navire ne quitterait Port Royal ni n’y débarquerait de cargaison sans permis. Les permis étaient délivrés par le commissaire.

        C’est donc qu’il avait peur. Sur le môle, le vieux Tomas leva la main et vous vous êtes tus. La marée tournait. C’était là, de nouveau, très loin, très bas, lent comme un souffle. Cette fois tout le monde l’entendit ; et cette fois une des sentinelles avait pris le relèvement.
story-30 = Rien ne sort, rien n’entre
    .text =
        La troisième semaine, les boulangers se mirent à peser à vue d’œil. Des navires attendent devant la barre, du pain dans les cales et du rhum sur le pont, et n’ont pas le droit d’entrer ; parfois l’un d’eux s’y risque la nuit, et son capitaine ne vous demande pas vos papiers si vous ne demandez pas les siens.

        La loi a un trou, et le père Anselme l’a trouvé. Une expédition sous charte royale se passe de permis : de celui des douanes comme de tous les autres. Lancez-en une, n’importe laquelle, avec tout ce qu’il y faut, et menez-la à son terme. Ce sera la première coque depuis un mois à franchir la barre en plein jour, et toute la ville sera sur le môle.
story-31 = Une amitié haut placée
    .text =
        Une charte, c’est du papier. Ce que craint Harrow n’est pas le papier, mais la personne qui peut entrer dans son bureau sans frapper. Elles ne sont pas nombreuses : un amiral, qui compte les barils de la flotte ; un gouverneur, qui n’aime pas avoir faim ; une señorita, dont la table fait la bonne humeur de la moitié du conseil.

        Vous n’avez pas de querelle entre vous, et ces semaines-ci cela vaut quelque chose. Que celui ou celle qui a les meilleures chances gagne un tel appui, et que les autres tiennent la chaise, le manteau et les dettes. De nouvelles expéditions sont annoncées, aussi ; elles réclament des choses qui se mangent.
story-32 = Du pain pour la garnison
    .text =
        La garnison n’a plus de pain depuis dimanche. C’est un spectacle étrange : quarante hommes armés de mousquets, et tous regardent le boulanger. Leur capitaine a laissé entendre qu’on se souviendrait de qui les nourrirait ; il a la mémoire longue, et une clé de la porte de mer.

        Cela fut dit à chacun de vous, en confidence, bien entendu. Du pain, il y en a devant la barre, dans les cales des plus hardis. Ramenez-le, montez-le au fort, et tâchez d’être le premier dans l’escalier. De nouvelles expéditions sont annoncées, aussi ; elles réclament des choses qui se mangent.
story-33 = Quatre pavillons
    .text =
        Votre expédition est rentrée par-dessus la barre, tous pavillons dehors, et depuis on parle autrement sur les quais. Un port est fermé tant que tout le monde le croit.

        L’aîné des Tybuk a fait le calcul sur la table de la taverne. Un cotre des douanes peut refouler un navire. Il peut en refouler deux, si le second est poli. Mais que des navires de quatre nations se trouvent en rade le même matin, chacun avec un consul qui écrit des lettres, et le cotre s’apercevra qu’une affaire pressante l’appelle ailleurs. Attendez votre jour, retournez les cartes, et ne perdez pas votre sang-froid à la troisième.
story-34 = Quatre pavillons et une bourse
    .text =
        Aucune expédition n’est rentrée. Il n’y avait rien à attendre sur le môle, et les gens ont cessé de regarder la mer. Le plan des quatre pavillons reste bon ; mais les consuls, qui seraient venus pour le plaisir, il faut maintenant les prier.

        Prier, cela veut dire un pilote pour chacun, qui détourne les yeux ; un commis pour chacun, qui égare un papier ; et pour le capitaine du cotre, un panier de quelque chose sous un torchon. Cinq pièces en tout, à payer le matin même où des navires de quatre couleurs sont en rade, et pas une heure plus tard.
story-35 = Ce que boivent les gardes
    .text =
        Devant quatre pavillons en rade, Harrow a rappelé ses hommes. Ils ne gardent plus qu’une maison : l’hôtel des douanes, et dedans la chambre forte, et dans la chambre forte tout ce qu’il n’a pas encore brûlé. Deux à la porte, deux dans l’escalier, relève à minuit.

        Vous pourriez vous battre. Vous pourriez aussi vous rappeler ce que c’est que quatre heures debout dans un escalier froid. Un tonneau de rhum, de celui qu’on débarque la nuit, oublié sous le porche sans le nom de personne, et trois pièces pour le sergent, qui n’aura rien vu : le cadet des Tybuk se propose pour y perdre le tout. Il a la tête à ça. Tout le monde convient qu’il a la tête à ça.
story-36 = Des gardes sobres
    .text =
        Personne de haut rang n’a parlé pour vous, et Harrow l’a remarqué. Il a renvoyé les anciens gardes et mis les siens : engagés sur le continent, payés à la semaine, avec ordre de n’accepter rien de personne.

        « De personne, dit l’aîné des Tybuk. Il faudra donc qu’ils l’achètent. » On aura besoin du tonneau de rhum, comme prévu ; et d’un étal devant la porte, d’une licence pour l’étal, et d’une fille à la voix forte qui vende le gobelet moins cher qu’il ne coûte. Cinq pièces devraient couvrir la perte. On a rarement fait faillite pour une meilleure cause.
story-37 = La porte est ouverte, pour certains
    .text =
        Le premier du mois, la porte de mer était entrebâillée, et derrière elle se tenait le fourrier du fort, avec une liste. Une liste courte. C’est un honnête homme, dit-il ; seulement il oublie les noms, et à cela il existe un remède. Huit pièces.

        Toute la journée vous vous croisez dans cet escalier, l’un montant, l’autre descendant, chacun la main dans la poche et un mot sur le temps qu’il fait. Le blocus a amaigri la ville et rendu ses capitaines inventifs. Là-bas, la cloche sonne deux fois par jour pour vous tous pareillement. C’est bien la dernière à le faire.
story-38 = Le permis
    .text =
        À la fin, ce fut la faim, tout simplement. Les boulangers cédèrent le vendredi, les charretiers le samedi, et le dimanche après la messe une file attendait devant l’hôtel des douanes, le chapeau à la main. Harrow était lui-même au guichet. Il tamponnait chaque permis et avait pour chacun un mot gentil.

        Vous y étiez aussi. Il n’y a pas de honte ; un équipage, ça mange. Mais à la sortie le vieux Tomas vous glissa quelque chose dans la main, enveloppé dans le permis qu’il n’avait pas signé. Trois pièces. « La prochaine fois, dit-il, on commence par le pain. » Il a raison. La prochaine fois, vous savez où est la porte.
story-63 = Fin du chapitre 3
    .text =
        La chambre forte des douanes de Port Royal contient, selon l’inventaire, des sceaux, des timbres et du silence. Vous avez trouvé les sceaux. Vous avez trouvé onze sacs de pièces. Et tout au fond, dans une boîte à chandelles, une botte d’herbe gris-vert et une lettre d’une écriture étrangère, raide comme un mât.

        { "*" }Vous avez reçu le prix de la cloche, tout entier,* disait-elle. *Nous n’avons rien demandé d’autre. Tenez parole et laissez nos barques entrer au port : il y a des enfants parmi nous qui l’ont aussi.* Signé : Nerys, de l’île d’Arès. Le père Anselme la lut trois fois. « Qui ont quoi ? » demanda le cadet des Tybuk. Cette nuit-là, rue aux Poissons, on alluma une première lampe, et on ne l’éteignit plus.
story-40 = Rue aux Poissons
    .text =
        Cela commence par une soif et un tintement dans l’oreille. Le troisième jour on entend la mer dans une chambre sèche. La plupart en réchappent. Harrow a fait tendre une chaîne aux deux bouts de la rue, et il est parti inspecter le continent.

        À la maison des Quatre-Vents, de l’autre côté de la chaîne, la patronne a ouvert ses portes et mis de la paille dans la salle de bal. Ce qu’il lui faut, ce ne sont pas des capitaines. Ce sont des mains : des gens pour porter, faire bouillir, tenir un seau. Des gens simples, qui coûtent peu et qui restent. Engagez-en trois. Les aubergistes de la ville l’ont appris ; ils arrivent un à un, avec leurs propres clés.
story-41 = Gris-vert, une odeur de pluie
    .text =
        La patronne des Quatre-Vents mâcha une feuille de la boîte à chandelles, la recracha et resta un moment sans bouger. « Ma grand-mère en avait, dit-elle. Dans un tiroir. Elle n’était pas d’ici. »

        On l’infuse forte et on la donne avec du pain, sinon elle brûle l’estomac. C’est tout ; voilà toute la sorcellerie. Mais la boîte est vide, et il n’y a qu’un peuple sur ces mers pour en charger par ballots. Amenez un navire d’Arès avec des plantes en cale, et un autre avec du pain. Cette fois, dit le père Anselme, vous pourriez songer à demander d’abord.
story-42 = Les clés de la maison
    .text =
        Cela marche. Pas sur tout le monde, et pas tout de suite, mais mardi un garçon de la rue aux Poissons a réclamé de la soupe, et la salle de bal entière a pleuré dans ses seaux.

        À présent la moitié de la ville est à la porte. Les Quatre-Vents ont soixante lits et deux cents malades, et ce qu’il faut maintenant n’est pas un remède, mais quelqu’un qui sache tenir une maison : combien de miches, combien de draps, qui l’on peut coucher près de qui. Prenez à votre service un aubergiste, avec sa cave, son caractère et ses clés. Plus ils sont vieux, dit la patronne, mieux cela vaut ; ceux qui avaient les nerfs fragiles sont devenus notaires.
story-43 = Fermé pour réparations
    .text =
        Il y eut trop peu de mains, ou trop tard, et la salle de bal est pleine jusqu’aux portes. Partout en ville les aubergistes ont accroché le même écriteau : *Fermé pour réparations.* On les entend derrière leurs volets, qui poussent les meubles contre le mur.

        On ne peut pas leur en vouloir. Ils ont des enfants, et des tapis. Ils écouteraient quelqu’un qui répare le dommage à l’avance : six pièces en main, pour des lits qu’il faudra brûler et des clients qui ne reviendront pas. Alors l’un d’eux nouera un tablier et viendra. Les Quatre-Vents ne demanderont pas pourquoi. On n’y demande plus pourquoi à personne.
story-44 = Sauf-conduit
    .text =
        Une barque est entrée, une chemise blanche au bout d’un aviron. Nerys d’Arès souhaite parler à ceux qui ont donné du pain et des herbes à ses ennemis ; elle viendra à terre, seule, si quelqu’un se porte garant qu’elle pourra repartir.

        Seul le gouverneur peut signer un tel papier, et depuis le printemps il n’a rien signé sans regarder d’abord le commissaire. Vous avez servi la couronne, chacun à votre façon, et cela s’est su. La faveur est une étrange monnaie : elle vaut surtout pour qui ne la dépense jamais. Dépensez-la. Deux couronnes, et trois pièces pour le greffier, pour une feuille de papier et un cachet.
story-45 = Une signature hors de prix
    .text =
        Une barque est entrée, une chemise blanche au bout d’un aviron, et la batterie a tiré. Personne ne fut touché. Mais la fumée n’était pas dissipée que la moitié du conseil expliquait au gouverneur qu’on ne traite pas avec des pirates dans une ville pleine de fièvre.

        Il ne veut pas signer. Il le dit avec une grande courtoisie et pousse l’encrier un peu vers la gauche. Cela peut encore se faire. Que ceux qui ont du crédit à la cour mettent tout sur la table, quatre couronnes et trois pièces pour le greffier, et le regardent fondre. Vous redeviendrez des parents pauvres, pour un temps. Et Nerys pourra poser le pied sur le môle.
story-46 = Le bon côté de la chaîne
    .text =
        De part et d’autre de la chaîne, on s’y est fait. D’un côté il y a les Quatre-Vents avec leur paille et leurs chansons ; de l’autre, des capitaines qui font monter un panier chaque matin et attendent qu’on les remercie.

        L’adjoint du commissaire est un jeune homme pratique. Il ne peut pas ouvrir la rue, dit-il. Il peut en revanche rédiger un certificat de bonne santé pour le capitaine qui aimerait qu’on le voie à la cour en ce moment, à huit pièces, et il peut faire vite. C’est étonnant, combien d’entre vous se portent bien. Personne ne trompe personne. Simplement, personne ne porte plus le seau de personne.
story-47 = La chaîne reste
    .text =
        À la fin, les Quatre-Vents fermèrent leurs portes du dedans. C’était la décision de la patronne : ceux qui étaient dedans iraient jusqu’au bout, ceux qui étaient dehors y resteraient. Une semaine durant on les entendit chanter le soir. Puis ils furent moins nombreux à chanter.

        Vous avez fait ce que font les gens qui arrivent trop tard : vous avez rempli des paniers, debout devant la chaîne. Dimanche, une petite main vous a passé quelque chose dans un cornet de papier, et une voix connue a dit que c’était de leur part à tous, et qu’il fallait vous presser. Trois pièces, bouillies, bien propres. La fièvre ne marchande pas, mais elle doit recommencer chaque matin. Vous aussi.
story-48 = La femme sur le môle
    .text =
        Elle était plus petite que dans les chansons. Elle se tenait à l’endroit où avait été la poutre, et elle posa la main sur le poteau avant de regarder aucun de vous.

        « Sur notre île, la fièvre revient tous les neuf ans, dit Nerys. L’herbe pousse sur un seul récif. Il est à sec une nuit par an, le temps d’emplir une barque, et puis la mer revient. Ma sœur l’a entendue trop tard. Quarante autres aussi. Une cloche qu’on entend sous la brume le leur aurait dit. » Elle regarda le vieux Tomas. « La vôtre seule le pouvait. » Derrière elle, le port ne bougeait pas. C’est à vous de répondre, à présent, avec tout ce que vous avez fait.
story-64 = Fin du chapitre 4
    .text =
        C’est le vieux Tomas qui répondit. Il cracha dans l’eau, la regarda un moment et dit qu’une cloche n’appartenait pas à ceux qui la possédaient, mais à ceux qui étaient dehors dans la brume. Puis il lui donna son bandage, à cause du vent.

        Alors tout se sut. Harrow avait vendu la cloche et laissé les acheteurs l’immerger, comme ils le voulaient, au bord du récif, où elle marque aujourd’hui le retour du flot pour celles qui cueillent la nuit. Il avait aussi vendu le récif : une compagnie du continent va l’enclore et débiter l’herbe à l’once. « Quand ? demanda le père Anselme. — À la plus basse mer, dit Nerys. Dans cinq semaines. »
story-50 = Un reçu
    .text =
        Il revint du continent avec un habit neuf et des taxes neuves. Plus élevées, mais seulement pour ceux qui ont quelque chose ; il appelle cela la justice, et il se trouve des gens pour applaudir.

        « Tant mieux, dit l’aîné des Tybuk, à la surprise générale. Que nous manquait-il à l’audience ? Sa main. Il ne signe jamais rien. Sauf une chose. » Il la posa sur la table : un reçu de taxe, avec un numéro, une somme, et une signature nette comme un coup de fouet. Le numéro va dans son registre, la somme n’y va pas. Pour le prouver, il faut que l’un de vous soit assez riche pour être volé. Laissez venir la taxe, perdez l’argent de bonne grâce, et demandez le reçu.
story-51 = Souper chez le commissaire
    .text =
        Le reçu a fait mouche. Harrow, qui n’invite jamais personne, vous invite : un petit souper, quatre services, pour dissiper un malentendu.

        Vous irez, car pendant qu’il découpe personne ne surveille son cabinet, et le cadet des Tybuk est mince et s’y connaît en fenêtres. Donc : restez assis jusqu’à ce que le quatrième plat soit servi, et pas un instant de plus. Admirez l’argenterie. Glissez cinq pièces aux laquais, pour ménager leur vue. Et quoi qu’on vous offre au moment du départ, laissez-le sur la table. On ne prend pas tout ce qu’on vous offre, dans cette maison. Il faudrait signer.
story-52 = Deux nuits
    .text =
        Il y avait une carte dans le cabinet, et les gens de la compagnie y ont marqué les pieux de leur clôture. On les plantera sur le récif avant la plus basse mer, depuis un chaland qui attend quelque part derrière la barre, sans lumière.

        Pour le trouver il ne faut que de la patience, et c’est la seule chose que vous n’ayez jamais eue à bord. Une nuit sans bouger : la première voile aperçue, et puis aucune autre, pas une carte de plus, si fort que les doigts vous démangent. Puis une deuxième nuit pareille. Nerys veillera avec vous. Elle a veillé ainsi sur un récif, avec un panier, à écouter l’eau. Elle dit qu’on s’y habitue. Elle ne le dit pas très bien.
story-53 = Deux nuits et un chien
    .text =
        Le souper s’est mal passé. Personne n’est arrivé jusqu’au cabinet, et l’on a recompté les laquais. Du chaland vous savez seulement qu’il existe, qu’il attend derrière la barre sans lumière, et que Harrow fait désormais garder la plage par un chien.

        Il faudra rester sans bouger quand même : une nuit, et à la première voile pas une carte de plus ; puis une deuxième nuit. Le chien, cela s’arrange. Il est à un pêcheur qui n’a rien contre vous, ni contre quatre pièces ; il le ramènera chez lui le second soir, et dira qu’il était enrhumé. Nerys veillera avec vous. Elle sait parler aux chiens.
story-54 = Tout le monde sur le pont
    .text =
        C’est cette nuit. Le chaland gît démâté dans la vase, la compagnie de Harrow se dispute avec les hommes de loi du gouverneur, et la mer se retire comme vous ne l’avez jamais vue se retirer. Elle a découvert l’épave de la *Fortune*, puis une rue de la vieille ville, puis, noir et luisant, le récif.

        Elle pend entre deux rochers dans un berceau de chaînes, le goémon jusqu’à la lèvre. Neuf quintaux. Vous avez une heure. Ce n’est affaire ni de courage ni d’or : une cloche pèse ce qu’elle pèse. Amenez du monde. Quatre personnes dans une barque, sous un seul capitaine, de n’importe quel métier, et deux mains chacune.
story-55 = Tout le monde, et une corde
    .text =
        Vous aviez une heure, et vous en avez perdu la moitié. Le chaland n’était pas où vous pensiez ; le voilà échoué pour de bon, mais votre meilleur câble l’est aussi, quelque part dessous. La mer se retire toujours. Noir et luisant, le récif en sort, et entre deux rochers, le goémon jusqu’à la lèvre, pend la Vieille Marguerite.

        Quatre personnes dans une barque la lèveraient, de n’importe quel métier. Sans corde, trente n’y suffiraient pas. Il y a sur le chaland un marchand de cordages qui en a une, neuve, trois cents pieds, et qui a très bien compris sa situation. Deux pièces. Il en demanderait bien trois, mais la marée le regarde.
story-56 = Le récif est large
    .text =
        Il se trouve que plusieurs capitaines peuvent arriver les premiers à la même cloche. Vous voyez les lanternes des autres sur le récif, trois, quatre, pas trop près l’une de l’autre. Personne n’appelle.

        Le marchand du chaland a de la corde pour tout le monde et un sens aigu de l’heure. Huit pièces, dit-il à chacun, en tenant le rouleau un peu plus haut. Vous pensez au môle, et à qui s’y tiendra demain, la main sur le bronze, pour raconter comment c’était. Ce n’est qu’une cloche. Ce n’est que la seule chose de ce port qui soit à vous tous. L’eau se retire encore ; mais elle ne se presse plus.
story-57 = La mer revient
    .text =
        On l’entend avant de la voir. D’abord les mouettes se turent, puis, tout le long du récif, il y eut un bruit comme d’un rideau qu’on tire. « Aux barques », dit Nerys, et personne ne demanda combien de temps il restait.

        Vous avez ramené tout le monde. Quand vous vous êtes retournés, il n’y avait plus que de l’eau, et dessous, sans hâte, une cloche qui vous comptait au passage. Il y a une seconde marée, un jour plus tard et plus haute d’une main ; le vieux Tomas a fait les calculs lui-même, à la craie, sur sa propre porte. Elle suffira, dit-il. Il a aussi fait passer son chapeau et ne veut pas en parler. Trois pièces. Un jour.
story-58 = Pour qui n’a jamais rebroussé chemin
    .text =
        Dans la cabane du sonneur il y a un livre, et dans ce livre, de la main du vieux Tomas, le nom de tous les navires qui sont un jour rentrés à l’oreille. À la dernière page il a fait une exception. Ce sont vos noms à vous, non ceux de vos navires, sous un seul mot qu’il a fait vérifier par le père Anselme, pour ne pas se tromper d’orthographe : *irréprochables.*

        Cinq chapitres, et pas un qu’il ait fallu raconter deux fois. Dans les tavernes on a déjà commencé à rendre la chose plus vraisemblable : vous étiez plus nombreux, on vous a aidés, quelqu’un avait vu les cartes. Vous laissez dire. Les soirs de brume vous montez au môle, où il y a toujours une place libre sur le banc, et vous écoutez comme elle est à l’heure.
story-65 = Fin du récit
    .text =
        On discuta une semaine de l’endroit, et pour finir on ne la pendit sur aucune des deux rives. La Vieille Marguerite a maintenant une tour à elle, sur le dernier rocher entre Port Royal et le récif, et deux sonneurs : le vieux Tomas, et une fille d’Arès à la voix de craie, qui lui a déjà appris à jurer au datif. La fêlure est toujours là. Nerys dit que c’est par là que le son entre.

        Harrow fut renvoyé chez lui avec une lettre. Il en avait signé le reçu. L’herbe est à qui peut la cueillir entre deux coups de cloche, et dans les cales violettes il y a du blé. Vous commercez, vous recrutez, vous retournez une carte de trop. Et quand la brume entre au port, quelqu’un, à la taverne, lève la main, et tout le monde se tait : là. On remercie une cloche, paraît-il, en l’écoutant.

# --- ce qui se trouve où, dans une position composée

laid-harbor = Port
laid-open-expeditions = Expéditions ouvertes
laid-draw-pile = Pioche
laid-discard = Défausse
laid-round = Manche
laid-coins = Pièces
laid-area = Étalage
