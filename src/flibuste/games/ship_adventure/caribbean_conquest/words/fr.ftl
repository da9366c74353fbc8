### Caribbean Conquest en mots. Chaque identifiant et attribut se trouve aussi dans en.ftl; un test le vérifie. Pièces, cartes et zones: ../../words.
###
### Arguments tirés des faits: voir en.ftl.

title-name = Caribbean Conquest
title-description = Flottes et équipages se disputent les Caraïbes : levez des troupes dans vos villes, menez-les vers les temples et les crânes de pirates, prenez d’assaut ce que tiennent les autres et dominez des zones entières avant tout le monde.

## Unités, points

unit-ship = bateau
unit-crew = équipage

# Parties d'autres messages.
a-unit = { $unit ->
    [ship] un bateau
   *[crew] un équipage
}
unit-name = { $unit ->
    [ship] { unit-ship }
   *[crew] { unit-crew }
}
n-ships = { $ships ->
    [one] { $ships } bateau
   *[other] { $ships } bateaux
}
n-crews = { $crews ->
    [one] { $crews } équipage
   *[other] { $crews } équipages
}
group = { $ships ->
    [0] { n-crews }
   *[other] { $crews ->
        [0] { n-ships }
       *[other] { n-ships } et { n-crews }
    }
}
n-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
for-price = pour { $price ->
    [one] { $price } pièce d’or
   *[other] { $price } pièces d’or
}
n-steps = { $points ->
    [one] { $points } pas
   *[other] { $points } pas
}
n-balls = { $balls ->
    [one] { $balls } boulet
   *[other] { $balls } boulets
}
a-point = { $what ->
    [city] la ville
    [temple] le temple
   *[skull] le crâne de pirate
}

## Coups

move-spin = Faire tourner la boussole
move-at = En { $cell }
move-buy = Acheter : { $card }
move-recruit = Recruter { a-unit }
move-from = Partir de { $cell }
move-take = Prendre { group }
move-go = Aller vers { way }
move-drift = Se laisser porter par le courant
move-stop = S’arrêter ici
move-storm = Combattre en { $cell }
move-throw = Lancer les dés
move-lose = Sacrifier { a-unit }
move-guns = Tirer depuis { $cell }
move-aim = Viser vers { way }
move-answer = Riposter
move-duck = Ne pas riposter
move-done = Terminé

## Ce qu'un coup apporte

preview-gold = { $amount } d’or
preview-ships = { $n ->
    [one] { $amount } bateau
   *[other] { $amount } bateaux
}
preview-crews = { $n ->
    [one] { $amount } équipage
   *[other] { $amount } équipages
}
preview-units = { $n ->
    [one] { $amount } unité
   *[other] { $amount } unités
}
preview-balls = { $n ->
    [one] { $amount } boulet
   *[other] { $amount } boulets
}
preview-close = { $amount } au corps à corps
preview-ranged = { $amount } au canon
preview-steps = { $n ->
    [one] { $amount } pas
   *[other] { $amount } pas
}
preview-seizes = prend le point
preview-hit = coup au but assuré
preview-win = { $n } % de chances de gagner le lancer
preview-lose = { $n } % de le perdre
preview-tie = { $n } % de relancer
preview-hold = { $n } % de prendre la case au bout du compte

## Étapes et ce que doit faire le joueur

step-over = Fin de partie
step-spin = Boussole
step-deploy = Déploiement
step-purchases = Achats
step-recruit = Recrutement
step-groups = Déplacements
step-size = Le groupe
step-march = En marche
step-battles = Corps à corps
step-battle = Corps à corps
step-loss = Pertes
step-gunnery = Canonnade
step-aim = Visée
step-answer = Riposter ?
step-exchange = Échange de tirs

prompt-over = La partie est terminée.
prompt-spin = { $you ->
    [yes] Faites tourner la boussole : elle désigne le premier joueur.
   *[no] { $seat } fait tourner la boussole.
}
prompt-deploy = { $you ->
    [yes] Où commence votre { unit-name } ?
   *[no] { $seat } déploie { a-unit }.
}
prompt-purchases = { $you ->
    [yes] Vous avez { n-gold }. Qu’achetez-vous ?
   *[no] { $seat } fait ses achats avec { n-gold }.
}
prompt-recruit = { $you ->
    [yes] Où apparaît { $unit ->
        [ship] le nouveau bateau
       *[crew] le nouvel équipage
    } ?
   *[no] { $seat } choisit où placer { a-unit }.
}
prompt-groups = { $you ->
    [yes] { $points ->
        [0] Tous les pas sont faits : terminez, et les combats commencent.
       *[other] Quel groupe se déplace ? Il reste { n-steps }.
    }
   *[no] { $seat } se déplace : il reste { n-steps }.
}
prompt-size = { $you ->
    [yes] Qui part de { $cell } ?
   *[no] { $seat } forme un groupe en { $cell }.
}
prompt-march = { $you ->
    [yes] Où mener { group } ? Il reste { n-steps }.
   *[no] { $seat } déplace { group }, actuellement en { $cell }.
}
prompt-battles = { $you ->
    [yes] { $fights ->
        [1] Un combat vous attend : aux armes !
       *[other] Où combattez-vous d’abord ?
    }
   *[no] { $seat } doit combattre.
}
prompt-battle = { $you ->
    [yes] Le combat continue en { $cell } : lancez les dés.
   *[no] { $seat } poursuit le combat en { $cell }.
}
prompt-loss = { $you ->
    [yes] Lancer perdu en { $cell }. Que sacrifiez-vous ?
   *[no] { $seat } doit sacrifier une unité en { $cell }.
}
prompt-gunnery = { $you ->
    [yes] Tirez-vous ? Vous avez { n-balls }.
   *[no] { $seat } peut tirer.
}
prompt-aim = { $you ->
    [yes] Sur qui tirent les canons de { $cell } ?
   *[no] { $seat } vise depuis { $cell }.
}
prompt-answer = { $you ->
    [yes] On tire de { $cell } sur vos unités en { $at }. Ripostez-vous ?
   *[no] { $seat } essuie le feu en { $at } et peut riposter.
}
prompt-exchange = { $you ->
    [yes] Les deux camps ont tiré, de { $cell } et de { $at } : lancez les dés.
   *[no] { $seat } lance les dés pour les tirs de { $cell } et de { $at }.
}

## Événements

event-game-started = { $boxes ->
    [1] Les Caraïbes d’une boîte sont en place.
   *[other] Les Caraïbes de { $boxes } boîtes sont en place.
}
event-deployment-began = { $you ->
    [yes] La boussole vous désigne : vous déployez en premier.
   *[no] La boussole désigne { $seat }, qui déploie en premier.
}
event-deployed = { $you ->
    [yes] Vous déployez { a-unit } en { $cell }.
   *[no] { $seat } déploie { a-unit } en { $cell }.
}
event-turn-began = Tour { $round } : { $you ->
    [yes] la boussole vous désigne, vous commencez.
   *[no] la boussole désigne { $seat }, qui commence.
}
event-player-turn = { $you ->
    [yes] À vous de jouer.
   *[no] Au tour de { $seat }.
}
event-bought = { $you ->
    [yes] Vous achetez { for-price } : { $card }.
   *[no] { $seat } achète { for-price } : { $card }.
}
event-recruited = { $you ->
    [yes] Vous recrutez { a-unit } en { $cell } { for-price }.
   *[no] { $seat } recrute { a-unit } en { $cell } { for-price }.
}
event-group-moved = { $you ->
    [yes] Vous déplacez { group } de { $from } à { $cell }.
   *[no] { $seat } déplace { group } de { $from } à { $cell }.
}
event-combat-dice = { $kind ->
    [close] Corps à corps en { $cell }
   *[ranged] Tir sur { $cell }
} : { $seat } { $total }, { $to } { $against }.
event-unit-lost = { $you ->
    [yes] Vous perdez { a-unit } en { $cell }.
   *[no] { $seat } perd { a-unit } en { $cell }.
}
event-crews-drowned = { $you ->
    [yes] Tout ce que vous aviez à bord sombre en { $cell } : { n-crews }.
   *[no] { $seat } perd tout ce qui était à bord en { $cell } : { n-crews }.
}
event-fired = { $you ->
    [yes] Vous tirez de { $cell } sur { $at }.
   *[no] { $to_you ->
        [yes] { $seat } tire de { $cell } sur vous, en { $at }.
       *[no] { $seat } tire de { $cell } sur { $to }, en { $at }.
    }
}
event-point-unharmed = { $you ->
    [yes] Vos murs tiennent en { $cell } : rien n’est perdu.
   *[no] Les murs de { $seat } tiennent en { $cell } : rien n’est perdu.
}
event-point-taken = { $you ->
    [yes] Vous prenez { a-point } en { $cell }.
   *[no] { $seat } prend { a-point } en { $cell }.
}
event-zone-completed = { $you ->
    [yes] Vous tenez toute la zone : { $zone }. Ses points comptent double.
   *[no] { $seat } tient toute la zone : { $zone }. Ses points comptent double.
}
event-player-out = { $you ->
    [yes] Vous êtes hors jeu : plus d’unité ni de ville.
   *[no] { $seat } est hors jeu : plus d’unité ni de ville.
}
event-majority-reached = { $you ->
    [yes] Vous tenez { $zones } zones, la majorité : la partie s’achève à la fin de ce tour.
   *[no] { $seat } tient { $zones } zones, la majorité : la partie s’achève à la fin de ce tour.
}
event-goal-reached = { $you ->
    [yes] Vous avez { $points } points : la partie s’achève à la fin de ce tour.
   *[no] { $seat } a { $points } points : la partie s’achève à la fin de ce tour.
}
event-income = { $you ->
    [yes] Revenus : vous recevez { n-gold }.
   *[no] Revenus : { $seat } reçoit { n-gold }.
}
event-final-count = { $you ->
    [yes] Vous avez { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
   *[no] { $seat } a { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
event-game-ended = { $ending ->
    [majority] La majorité des zones décide de la partie.
    [elimination] Un joueur est éliminé : la partie est terminée.
    [goal] L’objectif est atteint.
    [turn_limit] Le dernier tour est terminé.
   *[decision_limit] La limite de décisions met fin à la partie.
} { who-wins }

## Pourquoi pas

reason-not-now = { $step ->
    [spin] Faites d’abord tourner la boussole.
    [deploy] Déployez d’abord vos unités.
    [purchases] Achetez d’abord ce que vous voulez, ou terminez vos achats.
    [recruit] Choisissez d’abord où apparaît la nouvelle unité.
    [groups] Choisissez un groupe à déplacer, ou terminez vos déplacements.
    [size] Choisissez d’abord qui part.
    [march] Un groupe est en marche : faites-le avancer ou s’arrêter.
    [battle] Un combat est en cours : lancez les dés.
    [loss] Choisissez d’abord l’unité à sacrifier.
    [gunnery] Place aux canons : tirez, ou terminez.
    [aim] Choisissez d’abord sur qui tirer.
    [answer] Décidez d’abord si vous ripostez.
    [exchange] Lancez d’abord les dés.
   *[over] La partie est terminée.
}
reason-no-such-cell = Cette case n’existe pas : le plateau a { $side } lignes et colonnes, comptées à partir de 0.
reason-not-a-place-to-deploy = { $unit ->
    [ship] Un bateau commence dans le port d’une de vos villes.
   *[crew] Un équipage commence dans une de vos villes ou à bord de votre bateau.
}
reason-card-owned = Vous avez déjà cette carte, et un exemplaire suffit : { $card }.
reason-too-little-gold = Cela coûte { $price } pièces d’or et vous en avez { $gold }.
reason-no-city = Sans ville, impossible de recruter.
reason-no-place-for-unit = { $unit ->
    [ship] Aucun de vos ports n’a de place pour un bateau : { $most } de vos unités ou un ennemi s’y trouvent.
   *[crew] Aucune de vos villes n’a de place pour un équipage : { $most } de vos unités ou un ennemi s’y trouvent.
}
reason-not-your-city = { $unit ->
    [ship] Les nouveaux bateaux apparaissent dans le port d’une de vos villes.
   *[crew] Les nouveaux équipages apparaissent dans une de vos villes.
}
reason-enemy-there = { $to } y a des unités.
reason-cell-full = Au plus { $most } de vos unités par case.
reason-no-units-there = Vous n’avez pas d’unité en { $cell }.
reason-no-points-left = Les { $points } pas de ce tour sont faits.
reason-group-cannot-move = Ce groupe ne peut aller nulle part.
reason-purchases-over = On achète et recrute avant le premier pas.
reason-too-few-there = Il n’y en a pas autant : { group }.
reason-crews-left-behind = { $crews ->
    [one] { $crews } équipage resterait
   *[other] { $crews } équipages resteraient
} à l’eau sans bateau.
reason-ships-keep-to-the-sea = Les bateaux restent en mer. Débarquez les équipages comme un groupe à part.
reason-enemy-ship-carries-nobody = Un équipage n’embarque que sur ses propres bateaux.
reason-crews-need-land = Un équipage seul va sur terre, ou sur une case où se trouve un de ses bateaux.
reason-only-drift-here = Dans un tourbillon, un bateau ne fait que dériver.
reason-no-room-to-stop = De là, le groupe ne pourrait s’arrêter nulle part : { $most } unités remplissent une case.
reason-must-step = Un groupe mis en marche fait au moins un pas.
reason-no-drift = Il n’y a pas ici de courant qui porte un bateau.
reason-drifted-enough = Un bateau dérive de { $most } cases au plus par passage.
reason-fight-first = { $cells ->
    [1] D’abord le combat que vous avez engagé.
   *[other] D’abord les { $cells } combats que vous avez engagés.
}
reason-nobody-to-fight = Il n’y a personne à combattre sur cette case.
reason-no-guns-there = Vous n’avez en { $cell } ni bateau ni point qui puisse tirer.
reason-nothing-to-hit = Il n’y a pas là d’unité sur laquelle vous puissiez tirer.
reason-fired-already = On a déjà tiré entre { $cell } et { $at } ce tour-ci.
reason-under-camouflage = Les équipages en { $at } sont camouflés : on ne les voit pas.

## La table en lignes simples, pour un terminal

line-legend = . mer, P port, K crâne de pirate, ~ tourbillon, ^ jungle, C ville, T temple ; suivi d’un numéro : tenu par ce joueur ; @1 : unités du joueur 1.
line-turn = Tour { $turn }{ $limit ->
    [0] {""}
   *[other] {" "}sur { $limit }
}. Premier joueur : { $seat }.
line-closing = La partie s’achève à la fin de ce tour.
line-player = { $you ->
    [yes] Vous
   *[no] { $seat }
} ({ $number }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { n-gold }, { n-balls }{ $out ->
    [yes] , hors jeu
   *[no] {""}
}.
line-zones = Zones : { $zones_list }.
line-zone = { $zone } { $held }/{ $size }
line-cards = Cartes : { $cards_list }.
line-units = { $cell } : { group }.
line-fight = { $cell } : { $seat } +{ $bonus } contre { $to } +{ $against } : { $win } % gagné, { $lose } % perdu, { $tie } % à relancer{ $rolled ->
    [yes] {""}
   *[no] {" "}(sans riposte)
}.

## Feuille de score et fins

source-points-held = Points tenus
source-whole-zones = Zones entières, comptées deux fois
source-gold = Or (départage les ex æquo)

ending-majority = Un joueur tenait la majorité des zones : qui a le plus de points l’emporte.
ending-elimination = Un joueur a été éliminé : qui a le plus de points l’emporte.
ending-turn-limit = Le dernier tour est terminé : qui a le plus de points l’emporte.
ending-goal = Un joueur a atteint les points visés : qui a le plus de points l’emporte.
ending-decision-limit = La limite de décisions est atteinte : on a compté aussitôt les points.

## Options

option-boxes = Boîtes
    .help = Combien de boîtes forment le plateau : 12, 24 ou 36 cases de côté.
option-boxes-1 = Une boîte
option-boxes-4 = Quatre boîtes
option-boxes-9 = Neuf boîtes
option-steps = Pas par tour
    .help = Jusqu’où peuvent aller ensemble tous les groupes d’un joueur.
option-steps-six = Six, comme imprimé
option-steps-by-board = Six par rangée de boîtes
option-majority = Majorité
    .help = Combien de zones un joueur doit contrôler pour que la partie s’achève.
option-majority-lead = Plus que tous les autres réunis, et trois sur neuf au moins
option-majority-half = Plus de la moitié de toutes
option-colors = Couleurs
    .help = Qui joue quelle couleur, et commence donc dans quelles villes.
option-colors-by-seat = Selon la place
option-colors-drawn = Tirées au sort
option-camouflage = Camouflage
    .help = Ce que la carte apporte aux équipages à terre.
option-camouflage-immune = On ne peut pas tirer sur eux
option-camouflage-normal-roll = Ils lancent le dé contre le tir
option-combat-tie = Totaux égaux
    .help = Ce qui se passe quand les deux camps ont le même total.
option-combat-tie-reroll = On relance
option-combat-tie-defender-wins = Le défenseur gagne
option-elimination = Élimination
    .help = Quand un joueur est hors jeu.
option-elimination-no-way-back = Sans unité ni ville
option-elimination-nothing-left = Sans unité ni point
option-elimination-ends = Fin par élimination
    .help = Si la partie s’achève avec le premier joueur éliminé, ou quand il n’en reste plus qu’un.
option-elimination-ends-first = Le premier joueur éliminé
option-elimination-ends-last = Il ne reste qu’un joueur
option-start-gold = Or au départ
    .help = Ce que chacun possède au début.
option-start-balls = Boulets au départ
    .help = Ce que chacun possède au début.
option-die-faces = Dés
    .help = Ce que montrent les dés en plus de la tête de mort, qui vaut 7.
option-die-faces-from-two = 2 à 6
option-die-faces-from-one = 1 à 5
option-goal = Points à atteindre
    .help = La partie s’achève aussi quand un joueur atteint ce nombre de points ; 0 pour aucun objectif.
option-turn-limit = Limite de tours
    .help = Après ce nombre de tours, on compte les points ; 0 pour aucune limite.
option-decision-limit = Limite de décisions
    .help = Après ce nombre de décisions, on compte aussitôt les points.

## Sur l’étagère

mode-base = { title-name }
    .about = Villes, flottes et or : qui règne sur la mer ?

## Parties toutes prêtes

preset-one-box = Une boîte
    .help = Un plateau de 12 cases sur 12 et trois zones : l’escarmouche d’un soir.
preset-four-boxes = Quatre boîtes
    .help = Un plateau de 24 cases sur 24 et neuf zones, jusqu’à 25 points : une longue guerre.
preset-nine-boxes = Neuf boîtes
    .help = Un plateau de 36 cases sur 36 et neuf grandes zones, jusqu’à 40 points : pour qui a toute la journée.

## Le tutoriel

tutorial-welcome = Temples, crânes et villes : qui en tient le plus à la fin a conquis les Caraïbes. Commençons une guerre ensemble, contre Bao.
    .title = Aux armes !
tutorial-zones = Les neuf temples et crânes forment trois zones. Un point compte 1, mais 2 dans une zone que vous tenez en entier. Qui tient deux zones entières met fin à la partie avec ce tour. Les villes comptent 1.
    .title = Les zones
tutorial-spin = La boussole dit qui commence, maintenant pour le déploiement et plus tard à chaque tour. Faites-la tourner.
    .title = La boussole
tutorial-deploy = Vous commencez avec un bateau dans votre port et deux équipages. Un équipage peut commencer en ville ou à bord. Mettez le premier à bord.
    .title = Le déploiement
tutorial-aboard = L’autre aussi : il y a plus à prendre au loin.
    .title = Tous à bord
tutorial-turn = Bao a déployé un équipage à bord et un en ville. Le premier tour commence. Faites de nouveau tourner la boussole.
    .title = Le premier tour
tutorial-steps = Chaque tour vous donne six pas pour toutes vos unités. Celles qui vont ensemble forment un groupe et ne paient chaque pas qu’une fois. Choisissez celles de votre port.
    .title = Six pas
tutorial-group = Un groupe a quatre unités au plus. Les bateaux naviguent, les équipages marchent, et les bateaux les portent. Prenez-les tous.
    .title = Qui part
tutorial-skull = Un point que personne ne tient se prend sans combat : les crânes par des bateaux, les temples et les villes par des équipages. Allez au crâne en E10, à quatre pas.
    .title = Le crâne
tutorial-town = Il reste deux pas, et personne ne tient la ville verte à côté de vous. Choisissez encore une fois votre groupe.
    .title = Une ville libre
tutorial-crew = Cette fois, prenez un seul équipage. Le bateau et l’autre équipage restent.
    .title = Un débarquement
tutorial-ashore = La ville en D10 est à un pas. Envoyez-y l’équipage.
    .title = À terre
tutorial-seize = Plus rien à portée. Terminez, et le crâne et la ville sont à vous. Ils le restent quand les unités s’en vont.
    .title = Pris
tutorial-income = Bao a mis un équipage sur le temple en G8. Après chaque tour, chacun reçoit 1 pièce d’or pour chaque point compté : 3 pour vous, 2 pour Bao.
    .title = Le revenu
tutorial-again = Passons au deuxième tour.
    .title = La boussole, encore
tutorial-recruit = Avant de bouger, vous pouvez dépenser de l’or en unités et en cartes. Un équipage coûte 3 pièces d’or. Recrutez-en un.
    .title = Des recrues
tutorial-place = Les équipages arrivent dans vos villes, les bateaux dans leurs ports. Le nouvel équipage sert le mieux en D10.
    .title = Au front
tutorial-gather = Au temple de Bao, à trois équipages contre un. D’abord, deux équipages montent à bord, puis le bateau les fait traverser tous les trois. Regardez.
    .title = Trois équipages
tutorial-land = Votre flotte est en F9, à côté du temple. Choisissez-la.
    .title = Devant le temple
tutorial-three = Un bateau ne va jamais à terre. Prenez les trois équipages.
    .title = À l’assaut
tutorial-temple = Prenez d’assaut le temple en G8. Avant d’y aller, la page dit comment le combat finira sans doute.
    .title = Le temple
tutorial-odds = Chacun lance un dé et ajoute les nombres de ses cartes, et 1 pour chaque unité après la première : 2 pour vous. Le temple compte comme une unité de Bao : 1 pour Bao. Finissez vos mouvements, et on se bat.
    .title = Deux contre un
tutorial-storm = Commencez le combat. Qui a le moins perd une unité, et ainsi de suite jusqu’à ce qu’un camp n’en ait plus.
    .title = À l’assaut !
tutorial-round = 5 et 2 font 7, Bao a 3 et 1 : l’équipage de Bao est perdu. Il ne reste que le temple. Lancez encore.
    .title = Le premier assaut
tutorial-once-more = 3 et 2 contre un 6 : vous perdez un équipage. Il en reste deux. Encore une fois !
    .title = Un revers
tutorial-taken = Le temple est à vous. Avec le crâne en D12, vous tiendriez la zone entière, et ses trois points compteraient 2 chacun.
    .title = À vous
tutorial-guns = Après les combats, bateaux et points peuvent tirer sur leurs voisins, un boulet par tir. Qui est touché perd une unité, sauf si la riposte fait plus.
    .title = Les canons
tutorial-admiral = Deux zones entières, un joueur qui n’a plus rien, ou le tour 40 : la partie finit, et on compte les points. Ce qui est impossible dit pourquoi. Bon vent !
    .title = À vous, amiral

# --- ce à quoi on peut s’attendre : tout ce qu’a un joueur, en points

hint-points = vaut { $points } points
study-outlook = valeur en points

# --- ce qui se trouve où, dans une position composée

laid-steps = Pas restants
laid-gold = Or
laid-balls = Boulets
laid-cards = Équipement
laid-control = À qui est ce point
laid-ships = Bateaux
laid-crews = Équipages
