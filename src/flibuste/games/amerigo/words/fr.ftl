### Amerigo en français. Every id and attribute here is also in en.ftl, which says what the arguments are.

title-name = Amerigo
title-description = Jetez des cubes dans la tour et voyez ce qui en sort : cela dit ce que vous pouvez faire, et avec quelle force. Naviguez vers des îles inconnues, fondez des comptoirs, construisez des villages, et gardez vos canons prêts pour les pirates.

## Colors of cubes, and the action that each stands for

color-blue = bleu
    .many = bleus
    .some = { $n ->
        [one] { $n } bleu
       *[other] { $n } bleus
    }
color-black = noir
    .many = noirs
    .some = { $n ->
        [one] { $n } noir
       *[other] { $n } noirs
    }
color-red = rouge
    .many = rouges
    .some = { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
color-brown = marron
    .many = marron
    .some = { $n } marron
color-green = vert
    .many = verts
    .some = { $n ->
        [one] { $n } vert
       *[other] { $n } verts
    }
color-yellow = jaune
    .many = jaunes
    .some = { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
color-white = blanc
    .many = blancs
    .some = { $n ->
        [one] { $n } blanc
       *[other] { $n } blancs
    }

action-blue = Navigation
    .text = Chacun de vos bateaux avance d’une case par point d’action. S’il s’arrête sur une ancre, vous pouvez y poser un comptoir.
action-black = Canons
    .text = Un canon par point d’action, jusqu’à 12. Ils tirent sur les pirates à la fin de la manche.
action-red = Planification
    .text = Prenez des tuiles à construire plus tard : des villages pour 1 point d’action chacun, et une tuile neutre pour autant qu’elle a de cases.
action-brown = Progression
    .text = Votre marqueur avance d’une case par point d’action ; chaque case imprimée donne une tuile Progression.
action-green = Construction
    .text = Construisez des tuiles planifiées, contre vos comptoirs ou ce qui y est relié. Un village coûte 1 point d’action, une tuile neutre autant qu’elle a de cases.
action-yellow = Production
    .text = Achetez des tuiles Production pour 2 à 4 points d’action chacune. À la fin, les points sont les ressources fois la production, sorte par sorte.
action-white = Action spéciale
    .text = Avancez sur la piste d’action spéciale, qui fait l’ordre de jeu, ou faites l’action de la case où se trouve votre marqueur.

# Parts of other messages.
color-name = { $color ->
    [blue] { color-blue }
    [black] { color-black }
    [red] { color-red }
    [brown] { color-brown }
    [green] { color-green }
    [yellow] { color-yellow }
   *[white] { color-white }
}
many-colors = { $color ->
    [blue] { color-blue.many }
    [black] { color-black.many }
    [red] { color-red.many }
    [brown] { color-brown.many }
    [green] { color-green.many }
    [yellow] { color-yellow.many }
   *[white] { color-white.many }
}
action-name = { $color ->
    [blue] { action-blue }
    [black] { action-black }
    [red] { action-red }
    [brown] { action-brown }
    [green] { action-green }
    [yellow] { action-yellow }
   *[white] { action-white }
}
doing = { $color ->
    [blue] la navigation
    [black] les canons
    [red] la planification
    [brown] la progression
    [green] la construction
    [yellow] la production
   *[white] la piste d’action spéciale
}
n-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
n-action-points = { $points ->
    [0] aucun point d’action
    [one] { $points } point d’action
   *[other] { $points } points d’action
}
n-gold = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
}
and-gold = { $gold ->
    [0] {""}
   *[other] {""} et { n-gold }
}

## Goods

good-cotton = coton
    .some = { $n ->
        [one] du coton
       *[other] { $n } cotons
    }
good-sugar = sucre
    .some = { $n ->
        [one] du sucre
       *[other] { $n } sucres
    }
good-coconut = noix de coco
    .some = { $n ->
        [one] des noix de coco
       *[other] { $n } noix de coco
    }
good-coffee = café
    .some = { $n ->
        [one] du café
       *[other] { $n } cafés
    }
good-tobacco = tabac
    .some = { $n ->
        [one] du tabac
       *[other] { $n } tabacs
    }
production-cotton = production de coton
    .some = { $n ->
        [one] coton pour { $cost }
       *[other] { $n } × coton pour { $cost }
    }
production-sugar = production de sucre
    .some = { $n ->
        [one] sucre pour { $cost }
       *[other] { $n } × sucre pour { $cost }
    }
production-coconut = production de noix de coco
    .some = { $n ->
        [one] noix de coco pour { $cost }
       *[other] { $n } × noix de coco pour { $cost }
    }
production-coffee = production de café
    .some = { $n ->
        [one] café pour { $cost }
       *[other] { $n } × café pour { $cost }
    }
production-tobacco = production de tabac
    .some = { $n ->
        [one] tabac pour { $cost }
       *[other] { $n } × tabac pour { $cost }
    }
production-name = { $production ->
    [cotton] { production-cotton }
    [sugar] { production-sugar }
    [coconut] { production-coconut }
    [coffee] { production-coffee }
   *[tobacco] { production-tobacco }
}

## Tiles

shape-M1 = simple
shape-D2 = domino
shape-I3 = ligne de trois
shape-V3 = coin
shape-I4 = ligne de quatre
shape-O4 = carré
shape-U5 = U
shape-R6 = rectangle

tile-village = village
    .a = un village
    .the = le village
tile-neutral = tuile neutre
    .a = une tuile neutre
    .the = la tuile neutre
a-tile = { $tile ->
    [village] { tile-village.a }
   *[neutral] { tile-neutral.a }
} ({ $shape })
the-tile = { $tile ->
    [village] { tile-village.the }
   *[neutral] { tile-neutral.the }
} ({ $shape })

turned = { $turns ->
    [0] telle quelle
    [1] un quart de tour
    [2] un demi-tour
   *[other] trois quarts de tour
}

# A space of the frame around the map.
place-frame = la case { $number } du cadre

## Progress tokens: their name, and what they do

# What the mark in the corner of a token says.
use-permanent = ∞ : jusqu’à la fin de la partie.
use-once = 1× : pour une seule fois.
use-end = E : comptée en fin de partie.

token-more-navigation = Navigation +2
    .text = 2 points d’action de plus pour chacun de vos bateaux à chaque navigation.
token-more-cannons = Canons +2
    .text = 2 points d’action de plus chaque fois que vous chargez des canons.
token-more-planning = Planification +2
    .text = 2 points d’action de plus chaque fois que vous planifiez.
token-more-progress = Progression +2
    .text = 2 points d’action de plus chaque fois que vous progressez.
token-more-expansion = Construction +2
    .text = 2 points d’action de plus chaque fois que vous construisez.
token-more-production = Production +2
    .text = 2 points d’action de plus chaque fois que vous achetez des tuiles Production.
token-more-navigation-cannons = Navigation et canons +1
    .text = 1 point d’action de plus chaque fois que vous naviguez (pour chaque bateau) ou chargez des canons.
token-more-planning-expansion = Planification et construction +1
    .text = 1 point d’action de plus chaque fois que vous planifiez ou construisez.
token-more-progress-production = Progression et production +1
    .text = 1 point d’action de plus chaque fois que vous progressez ou achetez des tuiles Production.
token-fair-wind = Vent favorable
    .text = Une fois, pendant une navigation : 8 points d’action de plus pour chacun de vos bateaux qui n’a pas fini.
token-more-gold = Ruée vers l’or
    .text = Quand vous prenez de l’or : 1 pour 2 cubes sur la case d’action, arrondi au supérieur, au lieu de 3.
token-pirate-friend = Ami des pirates
    .text = La force des pirates augmente de 2 contre tous les autres joueurs.
token-safe-harbor = Port sûr
    .text = Quand les pirates vous battent, vous ne perdez que la moitié des points, arrondie au supérieur. Vos canons tirent quand même.
token-pirate-hunter = Chasseur de pirates
    .text = 2 pièces d’or chaque fois que vous battez les pirates.
token-two-neutrals = Grands projets
    .text = En planifiant, vous pouvez prendre deux tuiles neutres au lieu d’une. Chacune se paie en entier.
token-red-is-green = Rouge et vert
    .text = Pour vous, les cubes rouges valent des verts et les verts des rouges : dès que l’un d’eux est sorti, vous pouvez planifier ou construire.
token-first-in-line = Tête de file
    .text = { $tok17_permanent ->
        [yes] Chaque fois que vous choisissez le blanc : au lieu d’avancer, votre marqueur peut se placer sur celui du premier joueur.
       *[no] Une fois, en choisissant le blanc : au lieu d’avancer, votre marqueur se place sur celui du premier joueur.
    }
token-three-gold = 3 pièces d’or
    .text = Une fois, à tout moment de votre tour : 3 pièces d’or. Si elles restent inutilisées, elles comptent à la fin.
token-five-gold = 5 pièces d’or
    .text = Une fois, à tout moment de votre tour : 5 pièces d’or. Si elles restent inutilisées, elles comptent à la fin.
token-post-gold = Comptoirs prospères
    .text = 1 pièce d’or pour chaque comptoir que vous posez à partir de maintenant.
token-cubes-for-points = Cubes en points
    .text = Une fois, au lieu d’une action : 1 point pour chaque cube sur la case d’action.
token-points-for-posts = Points des comptoirs
    .text = À la fin : 1 point pour chacun de vos comptoirs sur la carte.
token-seven-points = 7 points
    .text = À la fin : 7 points.
token-points-for-gold = Points de l’or
    .text = À la fin : 1 point de plus pour chaque pièce d’or sur votre piste.

## Moves

move-throw = Jeter les cubes
move-act = { action-name } ({ color-name })
move-gold = Prendre de l’or
move-cubes = Compter les cubes avec « { token-cubes-for-points } »
move-pass = Passer
move-advance = Avancer sur la piste d’action spéciale
move-leap = Passer en tête avec « { token-first-in-line } »
move-special = { action-name } par action spéciale
move-ship = Le bateau { $ship } d’abord
move-sail = Naviguer vers { $place }
move-post = Poser un comptoir
move-no-post = Ne pas poser de comptoir
move-steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
move-take = Prendre « { $token } »
move-decline = Ne prendre aucune tuile
move-plan = Planifier { a-tile }
move-build = Construire { a-tile }
move-lay = Construire en { $cell } : { $shape }{ $turns ->
    [0] {""}
   *[other] , { turned }
}
move-buy = Acheter une { production-name } pour { $production_cost }
move-chest = Échanger un coffre contre de l’or
move-use = Utiliser « { $token } »
move-end = Finir l’action
move-pirates = Affronter les pirates

# What a move is sure to bring: $amount is written with its sign, $n is its size.
preview-ap = { $n ->
    [one] { $n } point d’action
   *[other] { $n } points d’action
}
preview-bonus = dont { $n } grâce aux tuiles
preview-spends = { $n ->
    [one] coûte { $n } pièce d’or
   *[other] coûte { $n } pièces d’or
}
preview-gold = { $amount } d’or
preview-points = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
}
preview-best = une tuile rapporte { $n ->
    [one] { $n } point
   *[other] { $n } points
}
preview-later = { $n ->
    [one] { $amount } point
   *[other] { $amount } points
} à la fin
preview-anchors = { $n ->
    [one] { $n } ancre libre à portée
   *[other] { $n } ancres libres à portée
}
preview-room = { $n ->
    [one] { $n } case avant le bout de la piste
   *[other] { $n } cases avant le bout de la piste
}
preview-affordable = { $n ->
    [one] { $n } tuile Production à portée
   *[other] { $n } tuiles Production à portée
}
preview-waiting = { $n ->
    [one] { $n } tuile déjà en attente
   *[other] { $n } tuiles déjà en attente
}
preview-post = un comptoir est possible là
preview-taken = pas de comptoir, la case est prise
preview-postless = pas de comptoir, vous n’en avez plus
preview-unsailed = pas de comptoir sans naviguer
preview-nothing = rien à en faire maintenant
preview-discovery = { $amount } pour la découverte
preview-completion = { $amount } pour l’île achevée
preview-posts = { $amount } pour vos comptoirs
preview-chest = un coffre
preview-others = { $amount } pour les comptoirs des autres
preview-goods = { $n ->
    [one] prend { $n } ressource
   *[other] prend { $n } ressources
}
preview-lost = { $n ->
    [one] couvre { $n } place de comptoir
   *[other] couvre { $n } places de comptoir
}
preview-tokens = { $n ->
    [one] { $n } tuile Progression
   *[other] { $n } tuiles Progression
}
preview-place = place { $n } dans l’ordre de jeu

## Steps and what the player to move must do

step-throw = Jeter les cubes
step-turn = Choisir une action
step-ship = Quel bateau d’abord ?
step-sail = Navigation
step-post = Un comptoir ?
step-track = Combien de cases ?
step-token = Tuile Progression
step-plan = Planification
step-build = Construction
step-lay = Où construire ?
step-buy = Production
step-special = Action spéciale
step-round-end = Fin de la manche
step-over = Fin de la partie

# What the arguments are: see en.ftl.
prompt-throw = { $you ->
    [yes] Jetez { $cubes ->
        [one] le cube { color-name }
       *[other] les { $cubes } cubes { many-colors }
    } dans la tour.
   *[no] { $seat } doit jeter { $cubes ->
        [one] le cube { color-name }
       *[other] les { $cubes } cubes { many-colors }
    } dans la tour.
}
prompt-turn = { $you ->
    [yes] Choisissez une action avec { n-action-points }, ou prenez de l’or.
   *[no] { $seat } choisit une action avec { n-action-points }, ou prend de l’or.
}
prompt-ship = { $you ->
    [yes] Quel bateau navigue d’abord ? Chacun a { n-action-points }{ and-gold }.
   *[no] { $seat } choisit le bateau qui navigue d’abord. Chacun a { n-action-points }{ and-gold }.
}
prompt-sail = { $you ->
    [yes] { $points ->
        [0] Le bateau { $ship } va-t-il plus loin ? Ses points d’action sont épuisés : chaque case coûte 1 pièce d’or, et vous en avez { $gold }.
       *[other] Où va le bateau { $ship } ? Il a { n-action-points }{ and-gold }.
    }
   *[no] { $points ->
        [0] { $seat } peut aller plus loin avec son bateau { $ship }, contre de l’or.
       *[other] { $seat } déplace son bateau { $ship } avec { n-action-points }{ and-gold }.
    }
}
prompt-post = { $you ->
    [yes] Poser un comptoir en { $cell } ?
   *[no] { $seat } peut poser un comptoir en { $cell }.
}
prompt-track = { $you ->
    [yes] { $color ->
        [black] Combien de canons ?
        [brown] Combien de cases de progression ?
       *[white] Combien de cases sur la piste d’action spéciale ?
    } Vous avez { n-action-points }{ and-gold }.
   *[no] { $seat } choisit { $color ->
        [black] combien de canons charger
        [brown] de combien avancer sur la piste de progression
       *[white] de combien avancer sur la piste d’action spéciale
    } avec { n-action-points }{ and-gold }.
}
prompt-token = { $you ->
    [yes] Prenez une tuile Progression, ou aucune.
   *[no] { $seat } peut prendre une tuile Progression.
}
prompt-plan = { $you ->
    [yes] Planifiez des tuiles avec { n-action-points }{ and-gold } : { $neutral ->
        [0] seulement des villages maintenant.
        [one] des villages, et une tuile neutre.
       *[other] des villages, et { $neutral } tuiles neutres.
    }
   *[no] { $seat } planifie des tuiles avec { n-action-points }{ and-gold }.
}
prompt-build = { $you ->
    [yes] Construisez des tuiles avec { n-action-points }{ and-gold }.
   *[no] { $seat } construit des tuiles avec { n-action-points }{ and-gold }.
}
prompt-lay = { $you ->
    [yes] Où construisez-vous { the-tile } ?
   *[no] { $seat } choisit où construire { the-tile }.
}
prompt-buy = { $you ->
    [yes] Achetez des tuiles Production avec { n-action-points }{ and-gold }.
   *[no] { $seat } achète des tuiles Production avec { n-action-points }{ and-gold }.
}
prompt-special = { $you ->
    [yes] Avancer sur la piste d’action spéciale, ou utiliser la case de votre marqueur ?
   *[no] { $seat } choisit entre la piste et une action spéciale.
}
prompt-round-end = { $you ->
    [yes] La manche est finie : affrontez les pirates.
   *[no] La manche est finie : { $seat } laisse venir les pirates.
}
prompt-over = La partie est terminée.

## Events

event-game-started = Les marqueurs sont empilés ; premier ordre de jeu : { $seats_list }.
event-tower-filled = Tous les cubes vont dans la tour. { $cubes ->
    [0] Aucun n’y reste.
   *[other] Il y reste { $cubes_list }.
}
event-cubes-thrown = { $you ->
    [yes] Vous jetez
   *[no] { $seat } jette
} { $thrown ->
    [one] { $thrown } cube { color-name }
   *[other] { $thrown } cubes { many-colors }
}. { $cubes ->
    [0] Rien n’en sort.
   *[other] Il en sort { $cubes_list }.
}
event-phase-skipped = { $why ->
    [nothing-to-throw] Il n’y a aucun cube { color-name } à jeter : la phase est sautée.
   *[nothing-out] La tour garde tout : la phase des cubes { many-colors } est sautée.
}
event-action-begun = { $you ->
    [yes] Vous choisissez
   *[no] { $seat } choisit
} { doing } : { n-action-points }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } grâce aux tuiles
}.
event-action-ended = { $you ->
    [yes] Vous finissez l’action
   *[no] { $seat } finit l’action
}{ $points ->
    [0] .
    [one] {""} ; il restait { n-action-points }.
   *[other] {""} ; il restait { n-action-points }.
}
event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
event-gold-gained = { $you ->
    [yes] Vous recevez { n-gold }
   *[no] { $seat } reçoit { n-gold }
}{ $source ->
    [cubes] {""} pour les cubes sur la case d’action
    [chest] {""} contre un coffre
    [token] {""} grâce à la tuile
    [track-end] {""} au bout de la piste
    [post] {""} pour le comptoir
    [pirates] {""} pour la chasse aux pirates
    [end] {""} pour les coffres et les tuiles inutilisées
   *[other] {""}
}{ $points ->
    [0] .
    [one] {""} ; { $points } ne tient pas sur la piste et vaut un point.
   *[other] {""} ; { $points } ne tiennent pas sur la piste et valent des points.
}
event-gold-spent = { $you ->
    [yes] Vous dépensez { n-gold }.
   *[no] { $seat } dépense { n-gold }.
}
event-token-used = { $you ->
    [yes] Vous utilisez « { $token } ».
   *[no] { $seat } utilise « { $token } ».
}
event-cubes-scored = { $you ->
    [yes] Vous marquez { n-points } pour les cubes sur la case d’action.
   *[no] { $seat } marque { n-points } pour les cubes sur la case d’action.
}
event-ship-sailed = { $from ->
    [off] { $you ->
        [yes] Votre bateau { $ship } entre en jeu et navigue vers { $place }.
       *[no] { $seat } fait entrer son bateau { $ship } en jeu et le mène vers { $place }.
    }
   *[other] { $steps ->
        [0] { $you ->
            [yes] Votre bateau { $ship } reste où il est.
           *[no] { $seat } laisse son bateau { $ship } où il est.
        }
       *[other] { $you ->
            [yes] Votre bateau { $ship } navigue vers { $place }.
           *[no] { $seat } mène son bateau { $ship } vers { $place }.
        }
    }
}
event-post-put = { $you ->
    [yes] Vous posez un comptoir sur { $island }, en { $cell }.
   *[no] { $seat } pose un comptoir sur { $island }, en { $cell }.
}
event-island-discovered = { $you ->
    [yes] Vous découvrez { $island } : +{ n-points }.
   *[no] { $seat } découvre { $island } : +{ n-points }.
}
event-island-completed = { $you ->
    [yes] Vous achevez { $island } : +{ n-points }.
   *[no] { $seat } achève { $island } : +{ n-points }.
}
event-chest-taken = { $you ->
    [yes] Vous prenez le coffre qui se trouvait sur { $island }.
   *[no] { $seat } prend le coffre qui se trouvait sur { $island }.
}
event-posts-scored = { $you ->
    [yes] Vous marquez { n-points } pour { $posts ->
        [one] votre comptoir
       *[other] vos { $posts } comptoirs
    } sur { $island }.
   *[no] { $seat } marque { n-points } pour { $posts ->
        [one] { $posts } comptoir
       *[other] { $posts } comptoirs
    } sur { $island }.
}
event-cannons-gained = { $you ->
    [yes] Vous chargez
   *[no] { $seat } charge
} { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}.
event-progress-made = { $you ->
    [yes] Vous avancez
   *[no] { $seat } avance
} de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} sur la piste de progression, jusqu’à la case { $space }.
event-token-taken = { $you ->
    [yes] Vous prenez « { $token } ».
   *[no] { $seat } prend « { $token } ».
}
event-token-declined = { $you ->
    [yes] Vous ne prenez aucune tuile.
   *[no] { $seat } ne prend aucune tuile.
}
event-tile-planned = { $you ->
    [yes] Vous planifiez { a-tile }.
   *[no] { $seat } planifie { a-tile }.
}
event-tile-built = { $you ->
    [yes] Vous construisez { a-tile } sur { $island }, en { $cell } : +{ n-points }{ $goods ->
        [0] .
       *[other] , et vous prenez { $goods_list }.
    }
   *[no] { $seat } construit { a-tile } sur { $island }, en { $cell } : +{ n-points }{ $goods ->
        [0] .
       *[other] , et prend { $goods_list }.
    }
}
event-production-bought = { $you ->
    [yes] Vous achetez une { production-name } pour { $production_cost }.
   *[no] { $seat } achète une { production-name } pour { $production_cost }.
}
event-disk-advanced = { $you ->
    [yes] Votre marqueur avance jusqu’à la case { $space } de la piste d’action spéciale : place { $place } dans l’ordre de jeu.
   *[no] { $seat } avance jusqu’à la case { $space } de la piste d’action spéciale : place { $place } dans l’ordre de jeu.
}
event-disk-leapt = { $you ->
    [yes] Votre marqueur se place sur le premier, à la case { $space } de la piste d’action spéciale.
   *[no] { $seat } place son marqueur sur le premier, à la case { $space } de la piste d’action spéciale.
}
event-pirates-struck = Les pirates attaquent avec une force de { $strength }.
event-pirates-beaten = { $you ->
    [yes] Vous battez les pirates (force { $strength }). Canons restants : { $cannons }.
   *[no] { $seat } bat les pirates (force { $strength }). Canons restants : { $cannons }.
}
event-pirates-won = { $you ->
    [yes] Les pirates vous battent (force { $strength }) : { $points ->
        [0] vous n’avez pas de point à perdre
       *[other] −{ n-points }
    }, et il ne reste aucun canon.
   *[no] Les pirates battent { $seat } (force { $strength }) : { $points ->
        [0] pas de point à perdre
       *[other] −{ n-points }
    }, et il ne reste aucun canon.
}
event-round-began = Manche { $round } : les comptoirs des îles achevées comptent { $factor ->
    [1] simple.
   *[other] { $factor } fois.
}
event-pirate-revealed = { $strength ->
    [0] Le nouveau jeton Pirate montre 0 : pas de renfort.
   *[other] Le nouveau jeton Pirate montre { $strength }.
}
event-tokens-shown = Nouvelles tuiles Progression : { $tokens_list }.
event-market-filled = Nouvelles tuiles Production : { $productions_list }.
event-final-scored = { $you ->
    [yes] Décompte final : vous marquez { n-points } { for-source }.
   *[no] Décompte final : { $seat } marque { n-points } { for-source }.
}
event-game-ended = { $ending ->
    [decision_limit] La limite de décisions met fin à la partie.
   *[other] La partie est terminée.
} { who-wins }
for-source = { $source ->
    [gold] avec l’or
    [cotton] avec le coton
    [sugar] avec le sucre
    [coconut] avec les noix de coco
    [coffee] avec le café
    [tobacco] avec le tabac
    [tokens] avec les tuiles Progression
    [progress] sur la piste de progression
   *[special] sur la piste d’action spéciale
}

## Why not

reason-not-now = { $step ->
    [throw] Il faut d’abord jeter les cubes.
    [turn] Choisissez d’abord ce que vous faites dans cette phase.
    [ship] Choisissez d’abord quel bateau navigue.
    [sail] Le bateau navigue d’abord.
    [post] Décidez d’abord si vous posez un comptoir.
    [track] Choisissez d’abord de combien de cases vous avancez.
    [token] Choisissez d’abord une tuile Progression, ou aucune.
    [plan] Vous planifiez : prenez des tuiles, ou finissez l’action.
    [build] Vous construisez : choisissez une tuile, ou finissez l’action.
    [lay] Choisissez d’abord où va la tuile.
    [buy] Vous achetez des tuiles Production : achetez, ou finissez l’action.
    [special] Choisissez d’abord entre la piste et une action spéciale.
    [round_end] La manche est finie : place aux pirates.
   *[over] La partie est terminée.
}
reason-action-chosen = Dans cette phase, vous avez choisi { doing }.
reason-choose-action-first = Choisissez d’abord l’action : { action-name }.
reason-nothing-to-do = { action-name } : vous ne pouvez rien en faire maintenant.
reason-already-thrown = Les cubes de cette phase sont déjà jetés.
reason-no-such-cube = Il n’y a pas de cube { color-name } sur la case d’action.
reason-too-few-points = Il faut { $cost ->
    [one] { $cost } point d’action
   *[other] { $cost } points d’action
} ; vous en avez { $points }{ and-gold }.
reason-no-chest = Vous n’avez pas de coffre.
reason-token-not-yours = Vous n’avez pas « { $token } ».
reason-token-used-up = Vous avez déjà utilisé « { $token } ».
reason-token-not-now = « { $token } » ne sert à rien en ce moment.
reason-token-not-shown = « { $token } » n’est pas exposée.
reason-both-ships-enter = À votre première navigation, les deux bateaux doivent entrer en jeu.
reason-choose-ship-first = Choisissez d’abord quel bateau navigue.
reason-one-ship-after-the-other = Un bateau après l’autre : finissez d’abord avec celui-ci.
reason-ship-sails-now = C’est le bateau { $ship } qui navigue maintenant : choisissez où il va.
reason-ship-has-sailed = Le bateau { $ship } a déjà navigué.
reason-both-have-sailed = Les deux bateaux ont déjà navigué.
reason-off-the-map = Sur cette carte, on ne trouve pas { $place }.
reason-ships-need-water = Il faut de l’eau aux bateaux : en { $place }, c’est la terre ferme.
reason-ship-in-the-way = Un bateau occupe déjà { $place }.
reason-post-first = Décidez d’abord si vous posez un comptoir ici.
reason-sail-first = Dites d’abord où va le bateau ; il peut rester sur place.
reason-not-at-an-anchor = Le bateau { $ship } n’est pas sur une ancre.
reason-post-space-taken = La case Comptoir { $cell } est prise.
reason-no-posts-left = Vous n’avez plus de comptoir.
reason-no-open-anchor = Aucune ancre dont la case Comptoir est libre n’est à portée de vos bateaux.
reason-track-ends = { $track ->
    [cannons] La piste des canons
    [progress] La piste de progression
   *[special] La piste d’action spéciale
} finit dans { $spaces ->
    [one] { $spaces } case.
   *[other] { $spaces } cases.
}
reason-tile-gone = Il n’en reste plus : { $tile ->
    [village] { tile-village }
   *[neutral] { tile-neutral }
} ({ $shape }).
reason-no-more-neutral-tiles = { $most ->
    [one] Une seule tuile neutre par phase.
   *[other] Seulement { $most } tuiles neutres par phase.
}
reason-plan-before-building = Vous planifiez maintenant ; on construit avec l’action verte.
reason-choose-tile-first = Choisissez d’abord la tuile à construire.
reason-tile-not-waiting = Vous n’avez pas planifié { a-tile }.
reason-tile-fits-nowhere = Pas de place pour { a-tile } contre vos comptoirs ou ce qui y est relié.
reason-lay-first = Choisissez d’abord où va la tuile.
reason-other-tile-chosen = Vous avez choisi une autre tuile : { $shape }.
reason-outside-the-map = En { $cell }, la tuile dépasserait de la carte.
reason-not-on-water = Les tuiles vont sur la terre, et { $cell } est de l’eau.
reason-cell-taken = { $cell } est déjà prise.
reason-no-post-there = Vous n’avez pas encore de comptoir sur { $island }.
reason-not-joined = La tuile doit toucher votre comptoir sur { $island }, ou des tuiles qui y sont reliées : neutres, ou vos villages.
reason-not-on-the-market = Aucune { production-name } pour { $production_cost } n’est exposée.
reason-disk-at-start = Votre marqueur est sur la case blanche de départ, qui n’a pas d’action spéciale.
reason-advancing = Vous avez choisi d’avancer à ce tour.
reason-other-space-color = La case de votre marqueur est d’une autre couleur : { color-name }.
reason-already-first = Vous êtes déjà en tête de l’ordre de jeu.

## The table in plain lines, for a terminal

# Signs on the map; a player's number stands after those of ship, post and village.
sign-ship = B
sign-post = C
sign-village = V
sign-neutral = NN
sign-cotton = co
sign-sugar = su
sign-coconut = nx
sign-coffee = ca
sign-tobacco = ta
line-legend = Sur la carte : . eau, + ancre dont la case Comptoir [] est libre, # terre ; { sign-ship }1 bateau, { sign-post }1 comptoir et { sign-village }1 village du joueur 1 ; { sign-neutral } tuile neutre ; { sign-cotton } coton, { sign-sugar } sucre, { sign-coconut } noix de coco, { sign-coffee } café, { sign-tobacco } tabac. Autour, les numéros des cases du cadre.

line-round = Manche { $round } sur 5, phase des cubes { many-colors }. Les comptoirs des îles achevées comptent { $factor ->
    [1] simple.
   *[other] { $factor } fois.
}
line-order = Ordre du jeu : { $names }.
line-out = Sur la case d’action : { $cubes_list }. Cela fait { n-action-points }.
line-storage = À jeter : { $cubes_list }.
line-inside = Dans la tour : { $cubes_list }.
line-pirates = Pirates : force { $strength }. { $hidden ->
    [0] Tous les jetons sont visibles.
    [one] { $hidden } jeton est encore caché
   *[other] { $hidden } jetons sont encore cachés
}{ $hidden ->
    [0] {""}
   *[other] , parmi { $unseen }.
}
line-island = { $island }, dès { $cell } : { $large ->
    [yes] grande,{" "}
   *[no] {""}
}{ $free ->
    [0] achevée.
   *[other] { $free } cases libres sur { $size }.
}
line-island-posts = { $name } y a { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}{ $points ->
    [0] .
   *[other] , pour { n-points } actuellement.
}
line-tokens = Tuiles Progression : { $new ->
    [0] aucune nouvelle
   *[other] { $new_list }
} ; partiront après cette manche : { $old ->
    [0] aucune
   *[other] { $old_list }
}.
line-token = { $token } : { $token_text }
line-market = Tuiles Production : { $productions ->
    [0] plus aucune
   *[other] { $productions_list }
}.
line-neutrals = Tuiles neutres restantes : { $shapes_list }.
line-ways = Façons de la poser, ligne par ligne : { $ways_list }.
line-player = { $you ->
    [yes] Vous ({ $number }) : { n-points }, { n-gold }, { n-cannons }, progression { $progress }, action spéciale { $special }, { n-posts } en réserve.
   *[no] { $seat } ({ $number }) : { n-points }, { n-gold }, { n-cannons }, progression { $progress }, action spéciale { $special }, { n-posts } en réserve.
}
line-ships = Bateaux : { $places_list }.
line-chests = Coffres : { $chests }.
line-loss = Les pirates viendraient avec une force de { $strength } et prendraient { n-points }.
line-goods = Ressources × production : { $goods_list }.
line-waiting = Planifié : { $tiles_list }.
line-villages = Villages en réserve : { $shapes_list }.
line-own-tokens = Tuiles : { $tokens_list }.
used-token = { $token } (utilisée)
n-cannons = { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
}
n-posts = { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}
n-tiles = { $n ->
    [one] { a-tile }
   *[other] { $n } × { $tile ->
        [village] { tile-village }
       *[neutral] { tile-neutral }
    } ({ $shape })
}

## Score sheet and endings

source-discovery = Îles découvertes
source-tiles = Tuiles construites
source-completion = Îles achevées
source-posts = Comptoirs des îles achevées
source-gold = Or
source-cotton = Coton
source-sugar = Sucre
source-coconut = Noix de coco
source-coffee = Café
source-tobacco = Tabac
source-tokens = Tuiles Progression
source-progress = Piste de progression
source-special = Piste d’action spéciale
source-pirates = Perdus face aux pirates
source-order = Place dans l’ordre de jeu (départage les égalités)

ending-five-rounds = Cinq manches sont jouées : qui a le plus de points l’emporte.
ending-decision-limit = La limite de décisions est atteinte : le décompte final a eu lieu aussitôt.

## Options

option-layout = Carte
    .help = Le numéro d’une carte, pour la rejouer ou la voir d’abord. 0 : une nouvelle carte au hasard.
option-allow-extra-chests = Plus de cinq grandes îles
    .help = Les cartes de plus de cinq grandes îles sont admises ; chacune reçoit un coffre. Sans l’option, elles ne sont pas tirées.
option-tower = Tour à cubes
    .help = Combien de cubes restent dans la tour.
option-tower-rulebook = Comme compté dans la règle
option-tower-usual = Plutôt lâche : il y reste un peu moins de cubes
option-tower-loose = Lâche : peu de cubes y restent
option-tower-sticky = Collante : beaucoup de cubes y restent
option-post-needs-step = Comptoirs seulement après un trajet
    .help = Un bateau doit avoir bougé pour poser un comptoir. Sans l’option, un bateau déjà sur une ancre peut en poser un.
option-track-end-needs-base-ap = Pas d’or acheté au bout d’une piste
    .help = Les 2 pièces d’or au bout d’une piste viennent des points d’action des cubes et des tuiles qui restent. Sans l’option, ceux achetés avec de l’or comptent aussi.
option-tok17-permanent = « { token-first-in-line } » reste
    .help = Cette tuile Progression peut servir à chaque fois. Sans l’option, une seule fois.
option-decision-limit = Limite de décisions
    .help = Après ce nombre de décisions, la partie finit par le décompte final.

## Sur l’étagère

mode-base = { title-name }
    .about = Des cubes tombent de la tour : naviguez, bâtissez, prévoyez.

## Ready-made games

preset-base = Le jeu
    .help = Cinq manches entre les îles, de 2 à 4 joueurs.

## The map before the game

preview-title = La carte
preview-none = Composée au hasard, dévoilée au début de la partie.
preview-look = Choisir une carte maintenant
preview-another = Une autre carte
preview-unseen = Laisser faire le hasard

## The lesson for newcomers: what its card says, below a heading

tutorial-welcome = Des îles que personne n’a encore vues : vous allez y naviguer, fonder des comptoirs, construire des villages et tenir les pirates en respect. Jouons ensemble la première des cinq manches, contre Bao.
    .title = Terre en vue, capitaine !
tutorial-goal = Voici votre feuille, avec vos points en haut : qui en a le plus l’emporte. On en gagne en découvrant des îles, en y construisant, en les achevant. À la fin s’ajoutent ressources, or, tuiles Progression et deux pistes.
    .title = Le but du voyage
tutorial-throw = Une manche a sept phases, une par couleur de cubes. Le bleu ouvre la marche. Jetez ses cubes dans la tour et voyez ce qui en sort.
    .title = Tout part de la tour
tutorial-cubes = Des cubes restent coincés dans la tour, d’autres s’en délogent. Les couleurs au milieu sont les actions au choix : bleu, rouge ou vert. Le groupe le plus nombreux a 4 cubes : chacune de ces actions a donc 4 points d’action.
    .title = Ce qui est sorti
tutorial-navigate = Chacun joue maintenant un tour. Le bleu, c’est la navigation, et tout commence par elle : sans comptoir sur une île, on n’y construit pas. Choisissez-la.
    .title = Tout le monde sur le pont
tutorial-sail = Vos bateaux entrent par le cadre ; chaque case coûte 1 point d’action. Sur une ancre, on peut fonder un comptoir. Envoyez le premier bateau sur celle en I3 : choisissez la case, regardez le trajet, confirmez.
    .title = Vers l’ancre
tutorial-post = Votre bateau mouille devant Gallega. Avec un comptoir, vous pourrez y construire ; et comme c’est le tout premier, c’est une découverte : 3 points. Posez le comptoir.
    .title = Terre !
tutorial-second-ship = Le second bateau a lui aussi 4 points d’action. Menez-le à l’autre ancre de Gallega, en J1. Plus de découverte, mais plusieurs comptoirs sur une île achevée valent beaucoup : deux comptent 3, trois comptent 6.
    .title = Un second comptoir
tutorial-again = Vos deux comptoirs sont en place, et Bao a découvert deux îles. Les cubes sont revenus sur la roue, pour d’autres phases. Au tour du noir : jetez.
    .title = La phase suivante
tutorial-gold = Sept cubes, mais jamais plus de 2 d’une couleur : une phase faible. Au lieu d’une action, on peut toujours prendre de l’or : 1 pour trois cubes, arrondi au supérieur. Ici, cela fait 3. Prenez-le.
    .title = Plutôt de l’or
tutorial-plan = Désormais, vos cubes sont jetés pour vous. Le rouge sert à planifier : on prend des tuiles, on les construit plus tard. Vos villages coûtent 1 point d’action chacun, petits ou grands. Prenez le coin de trois cases.
    .title = De grands projets
tutorial-neutral = Une tuile neutre coûte 1 point d’action par case, et on n’en prend qu’une. Mais elle vaut plus : ces deux cases font 4 points sur une petite île, 6 sur une grande. Prenez le domino.
    .title = Une tuile neutre
tutorial-progress = Avec un dernier petit village, vous avez juste de quoi remplir Gallega. Au marron : votre marqueur avance sur la piste de progression, et chaque case imprimée donne une tuile. La première est à 4 cases. Allez-y.
    .title = La progression
tutorial-token = Certaines tuiles aident pour toujours, d’autres une seule fois, d’autres encore valent des points à la fin ; chacune dit ce qu’elle fait. Vous allez beaucoup construire : prenez « Construction +2 ».
    .title = Choisissez une tuile
tutorial-expand = Voici le vert, avec 2 points d’action seulement. Mais votre tuile en ajoute 2 chaque fois que vous construisez : cela fait 4, juste assez. Choisissez la construction.
    .title = La tuile à l’œuvre
tutorial-build = Tout ce que vous avez planifié attend ici. Construire coûte encore autant : 1 point d’action pour un village, 1 par case pour une tuile neutre. Commencez par le domino.
    .title = Quelle tuile ?
tutorial-lay = Une tuile doit toucher un de vos comptoirs, ou des tuiles qui y sont reliées. Posez le domino à la pointe sud de Gallega, là où pousse le tabac : choisissez la place, voyez ce qu’elle rapporte, confirmez.
    .title = Et où ?
tutorial-goods = 4 points, et le tabac passe sur votre feuille. À la fin, chaque sorte de ressource compte fois votre production de cette sorte ; vous en avez 1 de chaque au départ. Voyez votre prochain village prendre le sucre.
    .title = Les ressources
tutorial-complete = Une seule case de Gallega est encore libre, et le dernier village y tient. Posez-le.
    .title = La dernière case
tutorial-completed = 1 point pour le village, 3 pour l’île achevée et 15 pour vos comptoirs : deux comptent 3, fois 5 dans cette manche. Ce sera fois 4 à la prochaine, puis 3. Mieux vaut tôt que tard, et les grandes îles ont un coffre d’or.
    .title = Gallega est achevée !
tutorial-production = Bao a construit aussi. Le jaune, c’est la production : le tabac coûte 3, et vous avez 2 points d’action. Dans toute action, l’or remplace ce qui manque. Payez 2 points et 1 pièce d’or, et votre tabac comptera double à la fin.
    .title = L’or à la rescousse
tutorial-cannons = Le blanc est la dernière phase, puis viennent les pirates. Leur force est de 2, et vous n’avez aucun canon. Un seul cube noir est sorti, mais il ouvre l’action, avec ses 3 points d’action. Choisissez-la.
    .title = Chargez les canons
tutorial-order = Vous avez 3 canons. Bao a pris le blanc et s’est avancé sur cette piste : qui y mène joue en premier à chaque phase. Une fois votre marqueur parti, le blanc permet aussi de faire l’action de sa case.
    .title = Qui joue en premier
tutorial-pirates = La manche est finie. Qui a au moins autant de canons que la force des pirates tire d’autant et s’en sort. Qui en a moins les perd tous, et des points avec. Vous en avez 3 contre 2, Bao aucun.
    .title = Les voilà !
tutorial-next-round = Il vous reste 1 canon ; Bao a perdu 2 points. Un pirate de plus les rejoint. La rangée du bas des tuiles Progression est partie, celle du haut est descendue, de nouvelles arrivent. Les tuiles Production ont changé aussi.
    .title = Deuxième manche
tutorial-end = Encore quatre manches comme celle-ci, et la partie est jouée. Chaque chose dit ce qu’elle fait ou rapporte ; et quand un coup n’est pas possible, la table dit pourquoi. Bon vent !
    .title = Larguez les amarres !

# --- ce qui se trouve où, dans une position composée

laid-storage = Cubes en réserve
laid-inside = Cubes dans la tour
laid-centre = Cubes tombés
laid-token-pile = Pile de tuiles Progression
laid-round = Manche
laid-points = Points de victoire
laid-gold = Or
laid-cannons = Canons
laid-progress = Piste de progression
laid-special = Piste spéciale
laid-tokens = Tuiles Progression
laid-cube-blue = Bleus
laid-cube-black = Noirs
laid-cube-red = Rouges
laid-cube-brown = Marron
laid-cube-green = Verts
laid-cube-yellow = Jaunes
laid-cube-white = Blancs
