### Treasure Map en français. Chaque identifiant et chaque attribut d’ici figure aussi dans en.ftl, où sont décrits les arguments.

title-name = Treasure Map
title-description = Videz les temples, lisez les jetons, déterrez les quatre morceaux de la carte et soyez le premier à l’Eldorado, malgré les pirates, le galion espagnol et tous les autres.

# Parties d’autres messages.
n-gold = { $gold ->
    [0] pas d’or
    [one] 1 pièce d’or
   *[other] { $gold } pièces d’or
}
n-tokens = { $number ->
    [one] 1 jeton
   *[other] { $number } jetons
}
the-target = { $kind ->
    [crew] { $to_you ->
        [yes] vous
       *[no] { $to }
    }
    [ship] { $to_you ->
        [yes] votre bateau vide
       *[no] le bateau vide de { $to }
    }
    [pirate] le pirate { $pirate }
   *[galleon] le galion
}
target-begins = { $kind ->
    [crew] { $to_you ->
        [yes] Vous
       *[no] { $to }
    }
    [ship] { $to_you ->
        [yes] Votre bateau vide
       *[no] Le bateau vide de { $to }
    }
    [pirate] Le pirate { $pirate }
   *[galleon] Le galion
}

## Coups

move-spin = Faire tourner la boussole
move-go = Aller vers { way }
move-drift = Se laisser porter par les vagues
move-stop = S’arrêter ici
move-rescue = Regagner le bateau (tout le tour)
move-bribe = Soudoyer le pirate { $pirate }
move-fight = { $kind ->
    [ship] Couler { the-target }
   *[other] Combattre { the-target }
}
move-fire = Tirer sur { the-target }
move-hold = Ne pas tirer sur { the-target }
move-answer = Tirer
move-duck = Ne pas tirer
move-throw = Lancer
move-swap = Échanger { $token_the } contre le morceau { $piece }
move-fetch-gold = Reprendre { n-gold }
move-fetch-token = Reprendre { $token_the }
move-fetch-piece = Reprendre le morceau { $piece }
move-store-gold = Mettre { n-gold } à l’abri
move-store-token = Mettre à l’abri { $token_the }
move-store-piece = Mettre à l’abri le morceau { $piece }
move-buy = Acheter { $card_a }
move-course = Il vogue vers { way }
move-done = En rester là
move-end = Finir le tour

# Ce qu’un coup apporte à coup sûr : $amount porte son signe, $n est sa valeur.
preview-points = { $n ->
    [one] encore 1 pas
   *[other] encore { $n } pas
}
preview-gold = { $amount } d’or
preview-stored = { $n } à l’abri
preview-tokens = { $n ->
    [one] { $amount } jeton
   *[other] { $amount } jetons
}
preview-pieces = { $n ->
    [one] { $amount } morceau de carte
   *[other] { $amount } morceaux de carte
}
preview-balls = { $n ->
    [one] { $amount } boulet
   *[other] { $amount } boulets
}
preview-dice = { $n ->
    [one] 1 dé
   *[other] { $n } dés
}
preview-fights = { $n ->
    [one] corps à corps ici
   *[other] { $n } corps à corps ici
}
preview-dangers = { $n ->
    [one] à portée de 1 ennemi
   *[other] à portée de { $n } ennemis
}
preview-win = { $n } % de chances de gagner
preview-lose = { $n } % de risques de perdre
preview-gold-won = { $n ->
    [one] { $n } pièce d’or à gagner
   *[other] { $n } pièces d’or à gagner
}
preview-tokens-won = { $n ->
    [one] 1 jeton à gagner
   *[other] { $n } jetons à gagner
}
preview-pieces-won = { $n ->
    [one] 1 morceau de carte à gagner
   *[other] { $n } morceaux de carte à gagner
}
preview-gold-lost = { $n ->
    [one] { $n } pièce d’or à perdre
   *[other] { $n } pièces d’or à perdre
}
preview-tokens-lost = { $n ->
    [one] 1 jeton à perdre
   *[other] { $n } jetons à perdre
}
preview-pieces-lost = { $n ->
    [one] 1 morceau de carte à perdre
   *[other] { $n } morceaux de carte à perdre
}

## Étapes, et ce que doit faire le joueur dont c’est le tour

step-spin = La boussole
step-galleon = Le galion navigue
step-movement = Déplacement
step-stopped = Arrivée
step-close = Corps à corps
step-gunnery = Canonnade
step-answer = Sous le feu
step-exchange = Bordées
step-treasure = Trésor
step-actions = Actions
step-pirates = Les pirates naviguent
step-pirate = Un pirate navigue
step-caught = Rattrapé
step-level-check = Fin du tour
step-over = Partie terminée

# Nombres de la décision en cours : voir en.ftl.
prompt-spin = { $you ->
    [yes] Faites tourner la boussole : elle désigne le premier joueur et le cap du galion.
   *[no] { $seat } fait tourner la boussole.
}
prompt-galleon = { $you ->
    [yes] Par où passe le galion ?
   *[no] { $seat } choisit la route du galion.
}
prompt-movement = { $you ->
    [yes] { $points ->
        [0] Vous laisser porter, ou vous arrêter ici ?
        [one] Où allez-vous ? Il vous reste 1 pas.
       *[other] Où allez-vous ? Il vous reste { $points } pas.
    }
   *[no] { $seat } se déplace.
}
prompt-stopped = Le déplacement est terminé.
prompt-close = { $you ->
    [yes] Corps à corps : qui combattez-vous ?
   *[no] { $seat } est au corps à corps.
}
prompt-gunnery = { $you ->
    [yes] À portée de canon : tirez-vous ?
   *[no] { $seat } peut tirer.
}
prompt-answer = { $you ->
    [yes] { $fired ->
        [1] { target-begins } vous tire dessus : ripostez-vous ?
       *[other] { target-begins } est à portée : tirez-vous ?
    }
   *[no] { $fired ->
        [1] { $seat } est sous le feu et peut riposter.
       *[other] { $seat } peut tirer.
    }
}
prompt-exchange = { $you ->
    [yes] Bordées avec { the-target } : lancez les dés.
   *[no] { $seat } lance les dés.
}
prompt-treasure = { $you ->
    [yes] Un trésor ! Lancez { $dice ->
        [one] le dé.
       *[other] { $dice } dés.
    }
   *[no] { $seat } a trouvé un trésor et lance { $dice ->
        [one] le dé.
       *[other] { $dice } dés.
    }
}
prompt-actions = { $you ->
    [yes] Que faites-vous encore ici ?
   *[no] { $seat } agit sur place.
}
prompt-pirates = Les pirates lèvent l’ancre.
prompt-pirate = { $you ->
    [yes] Par où passe le pirate { $pirate } ?
   *[no] { $seat } choisit la route du pirate { $pirate }.
}
prompt-caught = { $you ->
    [yes] Le pirate { $pirate } vous a rattrapé : lancez les dés.
   *[no] Le pirate { $pirate } a rattrapé { $seat }, qui lance les dés.
}
prompt-level-check = Le tour est terminé.
prompt-over = La partie est terminée.

## Événements

event-game-started = Les îles sont disposées comme sur la { $map }.
event-tokens-laid = { $level ->
    [1] Des trésors à un dé attendent dans les temples : { $cells_list }.
    [2] Des trésors à deux dés attendent dans les temples : { $cells_list }.
   *[3] Des trésors à trois dés attendent dans les temples : { $cells_list }.
}
event-compass-spun = Tour { $round } : la boussole indique { $sector }. { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
event-turn-began = Tour { $round }
event-galleon-came = Le galion espagnol apparaît en { $cell }.
event-galleon-sailed = Le galion vogue vers { $cell } et laisse une pièce dans son sillage.
event-player-turn = { $you ->
    [yes] À vous de jouer.
   *[no] Au tour de { $seat }.
}
event-moved = { $manner ->
    [sail] { $you ->
        [yes] Vous naviguez jusqu’en { $cell }.
       *[no] { $seat } navigue jusqu’en { $cell }.
    }
    [land] { $you ->
        [yes] Vous débarquez en { $cell }.
       *[no] { $seat } débarque en { $cell }.
    }
    [walk] { $you ->
        [yes] Vous marchez jusqu’en { $cell }.
       *[no] { $seat } marche jusqu’en { $cell }.
    }
   *[board] { $you ->
        [yes] Vous remontez à bord en { $cell }.
       *[no] { $seat } remonte à bord en { $cell }.
    }
}
event-drifted = { $you ->
    [yes] Les vagues vous portent en { $cell }.
   *[no] Les vagues portent { $seat } en { $cell }.
}
event-coins-collected = { $you ->
    [yes] Vous repêchez { $coins ->
        [one] 1 pièce d’or.
       *[other] { $coins } pièces d’or.
    }
   *[no] { $seat } repêche { $coins ->
        [one] 1 pièce d’or.
       *[other] { $coins } pièces d’or.
    }
}
event-rescued = { $you ->
    [yes] Vous êtes de nouveau à bord, en { $cell }.
   *[no] { $seat } est de nouveau à bord, en { $cell }.
}
event-fired = { $you ->
    [yes] Vous tirez sur { the-target }.
   *[no] { $seat } tire sur { the-target }.
}
event-was-fired-at = { $you ->
    [yes] { target-begins } vous tire dessus.
   *[no] { target-begins } tire sur { $seat }.
}
event-fire-held = { $you ->
    [yes] Vous ne tirez pas.
   *[no] { $seat } ne tire pas.
}
event-combat-dice = { $you ->
    [yes] Vous : { $own }, { the-target } : { $other }.
   *[no] { $seat } : { $own }, { the-target } : { $other }.
}{ $equal ->
    [yes] {" "}Égalité !
   *[no] {""}
}
event-crew-beaten = { $kind ->
    [crew] { $to_you ->
        [yes] Vous battez { $seat }.
       *[no] { $you ->
            [yes] { $to } vous bat.
           *[no] { $to } bat { $seat }.
        }
    }
   *[other] { $you ->
        [yes] { target-begins } vous bat.
       *[no] { target-begins } bat { $seat }.
    }
}
event-loot-taken = { $you ->
    [yes] Votre butin : { loot }.
   *[no] Butin de { $seat } : { loot }.
}
loot = { n-gold }{ $number ->
    [0] {""}
   *[other] , { $tokens ->
        [0] { n-tokens }
       *[other] { $tokens_list }
    }
}{ $pieces ->
    [0] {""}
   *[other] , { $pieces_list }
}
event-loot-lost = Perdu : { n-gold }{ $number ->
    [0] {""}
   *[other] , { n-tokens }
}{ $pieces ->
    [0] {""}
   *[other] , { $pieces_list }
}.
event-sent-home = { $you ->
    [yes] Vous voilà de retour à votre port d’attache.
   *[no] { $seat } est de retour à son port d’attache.
}
event-ship-sunk = { $you ->
    [yes] Votre bateau vide est coulé : un autre vous attend à votre port d’attache.
   *[no] Le bateau vide de { $seat } est coulé : un autre l’attend à son port d’attache.
}
event-galleon-taken = { $you ->
    [yes] Vous prenez le galion : { n-gold } !
   *[no] { $seat } prend le galion : { n-gold } !
}
event-pirate-beaten = { $you ->
    [yes] Vous battez le pirate { $pirate }.
   *[no] { $seat } bat le pirate { $pirate }.
}
event-treasure-found = { $you ->
    [yes] Vous obtenez { $dice_list } : { n-gold }, et { $token_a } qui désigne { $cell }.
   *[no] { $seat } obtient { $dice_list } : { n-gold }, et { $cell ->
        [off] un jeton de niveau { $level }.
       *[other] { $token_a } qui désigne { $cell }.
    }
}
event-token-found = { $you ->
    [yes] Vous trouvez { $token_a } qui désigne { $cell }.
   *[no] { $seat } trouve { $cell ->
        [off] un jeton de niveau { $level }.
       *[other] { $token_a } qui désigne { $cell }.
    }
}
event-hunt-began = { $you ->
    [yes] Le pirate { $pirate } vous poursuit.
   *[no] Le pirate { $pirate } poursuit { $seat }.
}
event-pirate-bribed = { $you ->
    [yes] Vous payez { n-gold } au pirate { $pirate } : il fait demi-tour.
   *[no] { $seat } paie { n-gold } au pirate { $pirate } : il fait demi-tour.
}
event-fetched = { $you ->
    [yes] Vous reprenez { moved-thing }.
   *[no] { $seat } reprend { moved-thing }.
}
event-stored = { $you ->
    [yes] Vous mettez à l’abri { moved-thing }.
   *[no] { $seat } met à l’abri { moved-thing }.
}
moved-thing = { $gold ->
    [0] { $piece ->
        [0] { $you ->
            [yes] { $token_the }
           *[no] un jeton de niveau { $level }
        }
       *[other] le morceau { $piece }
    }
   *[other] { n-gold }
}
event-bought = { $you ->
    [yes] Vous achetez { $card_a } pour { $price } pièces d’or.
   *[no] { $seat } achète { $card_a } pour { $price } pièces d’or.
}
event-swapped = { $you ->
    [yes] Avec { $token_the }, vous déterrez le morceau { $piece }.
   *[no] Avec { $token_the }, { $seat } déterre le morceau { $piece }.
}
event-pirate-sailed = Le pirate { $pirate } vogue vers { $cell }.
event-pirate-caught = { $you ->
    [yes] Le pirate { $pirate } a rejoint votre bateau !
   *[no] Le pirate { $pirate } a rejoint le bateau de { $seat } !
}
event-level-reached = Niveau { $level } : de nouveaux trésors, quatre morceaux de carte de plus et des pirates plus forts.
event-eldorado-told = { $you ->
    [yes] Vous assemblez les quatre morceaux : l’Eldorado est en { $cell } !
   *[no] { $seat } assemble les quatre morceaux et sait où est l’Eldorado.
}
event-eldorado-elsewhere = { $you ->
    [yes] L’Eldorado n’est pas en { $cell }.
   *[no] { $seat } cherche en vain en { $cell } : l’Eldorado n’y est pas.
}
event-tokens-shown = Les jetons restants : { $tokens_list }.
event-game-ended = { $ending ->
    [eldorado] L’Eldorado est découvert, en { $cell } !
    [caught] Les pirates vous tiennent. L’Eldorado était en { $cell }.
    [turn_limit] { $cell ->
        [off] Le temps est écoulé.
       *[other] Le temps est écoulé. L’Eldorado était en { $cell }.
    }
   *[other] { $cell ->
        [off] La limite de décisions met fin à la partie.
       *[other] La limite de décisions met fin à la partie. L’Eldorado était en { $cell }.
    }
} { who-wins }

## Pourquoi pas

reason-not-now = { $step ->
    [spin] Il faut d’abord faire tourner la boussole.
    [galleon] Choisissez d’abord la route du galion.
    [movement] Finissez d’abord votre déplacement.
    [stopped] Le déplacement vient de se terminer.
    [close] Le corps à corps passe d’abord.
    [gunnery] Décidez d’abord si vous tirez.
    [answer] Décidez d’abord si vous tirez.
    [exchange] Lancez d’abord les dés du combat.
    [treasure] Lancez d’abord pour le trésor.
    [actions] Votre déplacement est terminé : agissez ici, ou finissez le tour.
    [pirates] Les pirates lèvent l’ancre.
    [pirate] Choisissez d’abord la route du pirate.
    [caught] Lancez d’abord les dés contre le pirate.
    [level-check] Le tour vient de se terminer.
   *[over] La partie est terminée.
}
reason-no-points-left = { $points ->
    [one] Vous avez fait votre pas.
   *[other] Vous avez fait vos { $points } pas.
}
reason-straight-only = Sur les 16 cases, on ne va qu’au nord, à l’est, au sud ou à l’ouest.
reason-only-the-drift = Dans un tourbillon, un bateau ne fait que suivre les vagues.
reason-no-walking-on-water = Un équipage à terre marche sur la terre ferme, ou remonte à bord de son bateau en { $cell }.
reason-drift-aboard-only = Seul un bateau qui a son équipage suit les vagues.
reason-no-waves = Il n’y a pas de vagues ici.
reason-drifted-enough = Dans un même tourbillon, un bateau ne dérive que de { $drifts } cases.
reason-must-move = À cette table, chacun doit faire au moins un pas.
reason-no-rescue = À cette table, personne ne vient chercher un équipage échoué.
reason-not-stranded = Votre équipage peut rejoindre son bateau à pied.
reason-moved-already = Regagner le bateau prend tout le tour, et vous vous êtes déjà déplacé.
reason-rescue-takes-all = Regagner le bateau a pris tout le tour.
reason-not-hunted-by = Le pirate { $pirate } ne vous poursuit pas.
reason-too-far-to-bribe = Le pirate { $pirate } est trop loin : il doit être à côté de votre bateau ou de votre équipage.
reason-too-little-gold = Cela coûte { $price } pièces d’or, et vous en portez { $gold }.
reason-not-on-your-cell = Pas de combat ici avec { the-target }.
reason-fight-first = Il faut combattre qui se trouve sur votre case.
reason-not-beside-you = Pas sur une case voisine : { the-target }.
reason-neutral-ground = Les villes et leurs ports sont neutres : personne ne s’y bat.
reason-no-guns-ashore = Un équipage à terre n’a pas de canons.
reason-no-cannonball = Vous n’avez pas de boulet de canon.
reason-cannot-be-seen = On ne peut pas viser un équipage camouflé à terre.
reason-fought-already = Vous avez déjà combattu ce tour-ci : { the-target }.
reason-not-threatened = Pas de tir à craindre : { the-target }.
reason-they-may-fire = Réglez d’abord l’affaire avec qui peut vous tirer dessus.
reason-not-shortest = Ce n’est pas l’un des plus courts chemins.
reason-not-in-own-city = Votre dépôt est dans votre ville, en { $cell }.
reason-business-began = On ne reprend quelque chose qu’avant les achats, les échanges et les pots-de-vin.
reason-storing-began = On ne met à l’abri qu’à la fin du tour.
reason-not-stored = Cela n’est pas dans votre dépôt, où il y a : { n-gold }.
reason-not-carried = Vous ne portez pas cela ; vous avez avec vous : { n-gold }.
reason-not-in-city = L’équipement ne s’achète qu’en ville.
reason-card-owned = Vous l’avez déjà : { $card }.
reason-token-not-carried = Vous ne portez pas { $token_the }.
reason-token-elsewhere = C’est en { $cell } que s’échange { $token_the }, pas ici.
reason-piece-gone = Le morceau { $piece } n’est pas disponible.

## La table en simples lignes, pour un terminal

line-turn = Tour { $turn }, niveau { $level } sur { $last }. La boussole indique { $sector }.
line-before-spin = Tour { $turn }, niveau { $level } sur { $last }. La boussole n’a pas encore tourné.
line-legend = Terre : { sign-jungle } jungle, { sign-city } ville, { sign-temple } temple avec ses dés. Mer : { sign-calm } calme, { sign-port } port, { sign-skull } crâne, { sign-wave } vague. @1 est le joueur 1 à bord, &1 son équipage à terre, u1 un bateau vide, x1 un pirate, G le galion, $ des pièces, + plusieurs à la fois. Les bords se touchent.
sign-jungle = J
sign-city = C
sign-temple = T
sign-calm = .
sign-port = P
sign-skull = K
sign-wave = w
line-waves = Les vagues portent : { $waves_list }.
line-coins = Pièces : { $coins_list }.
line-offer = Morceaux de carte disponibles : { $n ->
    [0] aucun
   *[other] { $pieces_list }
}.
line-eldorado = { $known ->
    [yes] L’Eldorado est en { $cell }.
   *[no] L’Eldorado est à l’un de ces endroits : { $cells_list }.
}
line-galleon = Le galion { $cell ->
    [off] n’est pas sur le plateau
   *[other] est en { $cell }
}, sa cale : { $hold }.
line-pirate = Le pirate { $pirate } { $cell ->
    [off] est vaincu
   *[other] est en { $cell }
}{ $hunts ->
    [yes] , il poursuit { $seat }, { $away ->
        [-1] sans chemin
        [one] à 1 pas
       *[other] à { $away } pas
    }
   *[no] {""}
}, son butin : { $hold }.
line-player = { $you ->
    [yes] Vous ({ $number }, { $color }), { $aboard ->
        [yes] à bord en { $crew }
       *[no] à terre en { $crew }, votre bateau en { $ship }
    }.
   *[no] { $seat } ({ $number }, { $color }), { $aboard ->
        [yes] à bord en { $crew }
       *[no] à terre en { $crew }, son bateau en { $ship }
    }.
}
line-carried = Porté : { $things }.
line-stored = À l’abri : { $things }.
line-cards = Équipement : { $cards_list }.
line-balls = { $balls ->
    [one] 1 boulet de canon
   *[other] { $balls } boulets de canon
}
line-known-token = { $token_a } qui désigne { $cell }
line-unknown-token = un jeton de niveau { $level }
line-nothing = rien
line-fight = { target-begins }, { $way_of ->
    [close] corps à corps
   *[ranged] canons
} : { $own } contre { $other }, { $chance } % de chances de gagner.
line-side = { $bonus ->
    [0] un dé
   *[other] un dé + { $bonus } ({ $sources })
}
line-bonus-level = niveau { $level }

## Feuille de score et fins de partie

source-eldorado = Eldorado
source-pieces = Morceaux de carte différents
source-gold = Or (départage)
source-tokens = Jetons (départagent)
source-turns = Tours joués

ending-eldorado = L’Eldorado a été découvert.
ending-turn-limit = Le dernier tour est joué : qui a le plus de morceaux différents l’emporte, puis l’or, puis les jetons.
ending-caught = Un pirate a détruit votre équipage.
ending-decision-limit = La limite de décisions est atteinte : qui a le plus de morceaux différents l’emporte, puis l’or, puis les jetons.

## Options

option-colors = Couleurs
    .help = Qui joue quelle couleur, et donc quelle ville.
option-colors-by-seat = Selon la place
option-colors-drawn = Tirées au sort
option-eldorado = Emplacement de l’Eldorado
    .help = L’un de quatre endroits, tiré en secret, ou celui du dos de la carte, que chacun peut vérifier.
option-eldorado-drawn = Tiré en secret
option-eldorado-printed = Comme imprimé
option-min-move = Déplacement minimal
    .help = Combien de pas chacun doit faire à chaque tour ; avec 0, un équipage peut rester sur place.
option-stranded-rescue = Sauvetage
    .help = Un équipage dont le bateau a été coulé peut passer tout un tour à regagner son bord.
option-galleon-color = But du galion
    .help = Il vogue vers la ville du cercle intérieur, ou vers celle du premier joueur.
option-galleon-color-inner-ring = Cercle intérieur de la boussole
option-galleon-color-first-player = Premier joueur
option-npc-path-choice = Chemins de même longueur
    .help = Les pirates et le galion vont d’abord tout droit, ou le premier joueur choisit.
option-npc-path-choice-fixed = Ordre fixe
option-npc-path-choice-first-player = Le premier joueur choisit
option-galleon-armed = Galion armé
    .help = Le galion riposte ; sans canons, un seul boulet suffit pour le prendre.
option-port-neutral = Ports neutres
    .help = Personne ne se bat dans le port d’une ville, et les pirates n’y entrent pas.
option-camouflage = Camouflage
    .help = Ce qu’il apporte à un équipage à terre sur lequel on tire.
option-camouflage-immune = On ne peut pas lui tirer dessus
option-camouflage-normal-roll = Les dés décident
option-combat-tie = Totaux égaux
    .help = Ce qui arrive quand les deux camps font le même score.
option-combat-tie-reroll = On relance
option-combat-tie-defender-wins = Le défenseur gagne
option-open-tokens = Jetons ouverts
    .help = Chacun voit ce que désigne un jeton dès qu’il est trouvé.
option-beaten-pirates = Pirates vaincus
    .help = Quand un pirate vaincu revient.
option-beaten-pirates-until-next-level = Au niveau suivant
option-beaten-pirates-back-at-once = Aussitôt
option-bribe-reach = Pots-de-vin
    .help = Où un pirate qui vous poursuit accepte votre or.
option-bribe-reach-anywhere = Où qu’il soit
option-bribe-reach-beside = Seulement à côté de votre bateau ou de votre équipage
option-hunters-fire = Canons contre la côte
    .help = Dès le niveau 2, un pirate tire sur l’équipage à terre qu’il poursuit aussitôt qu’il se trouve à côté ; le camouflage et les villes protègent.
option-hunt-goes-on = La chasse continue
    .help = En solitaire : un pirate vous poursuit, et un de plus par temple vidé, tant que vous ne les avez pas battus. L’or n’en renvoie un qu’à son crâne.
option-die-faces = Dés
    .help = Ce que montrent les cinq faces à côté de la tête de mort, qui vaut 7.
option-die-faces-from-two = De 2 à 6
option-die-faces-from-one = De 1 à 5
option-board = Plateau
    .help = Toute la boîte, ou 16 cases pour deux : un pas par tour, trois tours, un seul trésor. Un jeu que l’on peut explorer jusqu’au bout montre ce que valent les bots.
option-board-full = Toute la boîte
option-board-small = 16 cases, pour la recherche
option-turn-limit = Limite de tours
    .help = Après tant de tours, la partie se termine ; 0 pour aucune limite.
option-decision-limit = Limite de décisions
    .help = Après tant de décisions, la partie se termine.

clash-small = Les 16 cases se jouent telles quelles : gardez les autres options habituelles.
clash-small-seats = Les 16 cases se jouent à deux.

## Sur l’étagère

mode-base = { title-name }
    .about = Lisez les jetons, trouvez l’Eldorado en premier.

## Parties toutes prêtes

preset-base = Le jeu
    .help = De 2 à 4 joueurs : deux niveaux à 2, trois niveaux à plus.
preset-solo = En solitaire
    .help = Vous contre les pirates, en 17 tours : l’un vous poursuit dès le début, chaque temple en ajoute un, et aucun ne renonce avant d’être battu. Ils tirent sur les équipages à terre, et n’acceptent d’or que de près.

## Le tutoriel

tutorial-welcome = Quelque part sur ces îles se trouve l’Eldorado. Les trésors mènent à quatre morceaux d’une carte, et la carte mène là-bas. Qui arrive le premier avec les quatre gagne. Jouons ensemble les premiers tours, contre Bao.
    .title = Quatre morceaux de carte
tutorial-chart = Les trésors se trouvent dans des temples comme celui-ci. Les pirates attendent sur les crânes, les villes ont un port. Qui sort de la carte d’un côté y rentre de l’autre.
    .title = Les Caraïbes
tutorial-spin = Chaque tour commence par la boussole : sa couleur intérieure dit qui est premier, et vers quel port vogue le galion espagnol. Faites-la tourner.
    .title = La boussole
tutorial-ship = Votre bateau est au port, l’équipage à bord ; le galion y est venu aussi. Chaque tour vous donne quatre pas, droits ou en diagonale. L’équipage peut débarquer ; le bateau reste alors sur place.
    .title = Quatre pas
tutorial-temple = Le temple en I9 est à trois pas, deux en mer et un à terre. Choisissez-le dans la liste ou sur la carte, puis confirmez.
    .title = Au temple
tutorial-throw = Ce trésor est de niveau 1 : un dé pour l’or. Lancez-le.
    .title = Un trésor
tutorial-skull = Une tête de mort est le meilleur jet, 7 pièces d’or, mais elle lance à vos trousses le pirate le plus proche. Quand tous ont joué, celui-ci avance de deux pas vers votre bateau. Pour 4 pièces d’or, il renonce.
    .title = Une tête de mort
tutorial-token = Le jeton est à vous, et vous seul voyez son dos. Il nomme une case de terre : J5, marquée d’une croix. Le dos montre aussi comment on la trouve : par la zone, puis par les numéros.
    .title = Ce que dit le jeton
tutorial-enough = Là où vous vous arrêtez, vous faites tout ce qui est possible. Ici, il n’y a plus rien à faire. Finissez votre tour.
    .title = C’est tout pour l’instant
tutorial-hunter = Bao aussi a trouvé un trésor. Puis le pirate a fait deux pas ; il est à côté de votre bateau vide, qu’il coulerait ensuite.
    .title = De la compagnie
tutorial-again = Qui était premier fait tourner la boussole pour le tour suivant. C’est vous.
    .title = Un nouveau tour
tutorial-galleon = La couleur intérieure était le bleu : Bao a joué en premier, et le galion a fait route vers son port. Là où il passe, il laisse une pièce d’or, pour le premier bateau venu.
    .title = Un sillage d’or
tutorial-rival = Le jeton de Bao nommait sa propre ville. Bao l’y a échangé contre le morceau 2 de la carte, et a acheté un sabre.
    .title = Bao a un morceau
tutorial-aboard = À votre pirate, maintenant. Ces flèches servent à avancer pas à pas. Un pas vers le nord ramène votre équipage à bord.
    .title = Retour à bord
tutorial-beside = Le pirate est maintenant à côté de vous, à portée de canon. Sur sa case même, ce serait un corps à corps. Arrêtez-vous ici.
    .title = Assez près
tutorial-fire = Un tir coûte un boulet. Les pirates de niveau 1 n’ont pas de canons : vous êtes sûr de gagner. Si les deux tirent, chacun lance un dé et ajoute les nombres de ses cartes. Feu !
    .title = Feu !
tutorial-beaten = Il reviendra au prochain niveau. Si vous aviez perdu, tout ce que vous portez serait parti, et vous recommenceriez au port. Finissez votre tour.
    .title = Bien visé
tutorial-cross = Vous êtes de nouveau premier. La croix en J5 est à trois pas, par votre port, où le galion a laissé une pièce d’or. Allez-y.
    .title = La croix
tutorial-swap = C’est la case que nomme votre jeton : échangez-le contre un morceau de la carte. Le 2 est parti, il reste un de chaque autre numéro. Prenez le 1.
    .title = Un morceau de la carte
tutorial-piece = Encore trois, et vous verrez où se trouve l’Eldorado, vous seul. Les morceaux se gagnent aussi au combat : qui perd cède tout ce qu’il porte.
    .title = Un sur quatre
tutorial-next = Passons au tour suivant.
    .title = Plus rien à faire ici
tutorial-home = Vous avez 8 pièces d’or, et votre ville est tout près. Faites d’abord tourner la boussole.
    .title = De l’or à dépenser
tutorial-town = Toute ville vend de l’équipement aux équipages à terre, et personne ne s’y bat. Allez en J6.
    .title = En ville
tutorial-buy = Les cartes restent même à qui perd un combat. Les pistolets ajoutent 2 au corps à corps, pour 5 pièces d’or. Achetez-les.
    .title = De l’équipement
tutorial-store = Dans votre propre ville, vous pouvez laisser or, jetons et morceaux : personne ne peut les y prendre. Mais seul ce que vous portez compte à l’Eldorado.
    .title = Un lieu sûr
tutorial-levels = Quand tous les temples sont vides, un nouveau niveau commence : des trésors à plus de dés, quatre morceaux de plus, et des pirates plus forts, avec des canons.
    .title = Les niveaux
tutorial-eldorado = Trésors, jetons, morceaux, Eldorado : vous connaissez le chemin. Les boutons disent ce qu’ils font, et ce qui est impossible dit pourquoi. Bonne chasse !
    .title = À vous, capitaine

# --- ce qui se trouve où, dans une position composée

# --- what looking ahead expects: rounds that Eldorado is away, below zero

hint-points = tours restants : { $away }
study-outlook = tours restants
study-worth = { $away }

laid-turn = Tour
laid-balls = Boulets
laid-cards = Équipement
laid-ship = Bateau
laid-crew = Équipage
laid-galleon = Galion
laid-pirate-1 = Pirate 1
laid-pirate-2 = Pirate 2
laid-pirate-3 = Pirate 3
laid-pirate-4 = Pirate 4
laid-gold = Or transporté
laid-stored-gold = Or à l’abri
laid-offer = Morceaux de carte à échanger
laid-pieces = Morceaux de carte transportés
laid-stored-pieces = Morceaux de carte à l’abri
laid-map-piece-1 = Morceau de carte 1
laid-map-piece-2 = Morceau de carte 2
laid-map-piece-3 = Morceau de carte 3
laid-map-piece-4 = Morceau de carte 4
